"""Random mails through the whole program: a short run here, the long one with `--long`.

`scripts/fuzz` is the same for as many inputs as you like.
"""

import json
import os
import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.hostile.fuzz import try_inputs
from tests.hostile.fuzz_checks import draw, letter_fault, replay
from tests.hostile.fuzz_proof import Mail
from tests.hostile.fuzz_worlds import STRANGER, World, worlds
from tests.office import ANNA, BO
from tests.places import TESTS

CORPUS = TESTS / "data" / "fuzz"
NAMES = ("playing", "address")
INPUTS = int(os.environ.get("CORR_FUZZ_INPUTS", "1_000_000"))


@pytest.fixture(scope="module")
def offices(tmp_path_factory):
    """Two offices in different states."""
    found = worlds(tmp_path_factory.mktemp("fuzz"), NAMES)
    yield {one.name: one for one in found}
    for one in found:
        one.close()


def any_mail(raw: bytes, offices: World) -> Mail:
    """A mail of which nobody says what it may do."""
    people = frozenset(offices.people)
    stamps, senders = frozenset({"none", "pass"}), frozenset(offices.owner_of)
    return Mail(raw=raw, owners=people, senders=senders, stamps=stamps, exact=False)


# -- the run ----


@given(chance=st.randoms(use_true_random=False), name=st.sampled_from(NAMES))
@settings(
    max_examples=40,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_no_mail_raises_anything_or_moves_anything_without_authority(offices, chance, name):
    assert draw(chance, offices[name]).finding is None


@pytest.mark.parametrize("name", NAMES)
def test_a_seeded_series_finds_nothing(offices, name):
    report = try_inputs([offices[name]], 2024, 0, 60)
    assert [finding.told for _, finding in report.findings] == []
    assert report.inputs == 60
    assert len(report.fates) > 8
    assert report.letters > 12


@pytest.mark.parametrize("path", sorted(CORPUS.glob("*.eml")), ids=lambda path: path.stem)
def test_what_once_found_something_finds_nothing_any_more(offices, path):
    office = offices[path.stem.partition(".")[0]]
    assert replay(office, any_mail(path.read_bytes(), office)).finding is None


@pytest.mark.long
def test_a_million_mails_find_nothing_and_need_no_more_memory(tmp_path):
    jobs = str(os.cpu_count() or 1)
    command = ["-m", "tests.hostile.fuzz", "--inputs", str(INPUTS), "--jobs", jobs, "--json"]
    done = subprocess.run(
        [sys.executable, *command, "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    told = json.loads(done.stdout)
    assert told["findings"] == {}
    assert done.returncode == 0
    assert told["inputs"] == INPUTS
    assert told["memory_mb"]["last"] < told["memory_mb"]["first"] + 40


# -- what would be found ----


def answer(house, sender, body="a15"):
    return house.compose(sender, body, house.newest(BO))


def test_an_event_without_authority_is_found(offices):
    office = offices["playing"]
    mail = Mail(raw=answer(office.house, BO), owners=frozenset({"P0002"}), senders=frozenset({BO}))
    assert replay(office, mail).finding is None
    for less in ({"owners": frozenset()}, {"senders": frozenset({STRANGER})}, {"machine": True}):
        trial = replay(office, replace(mail, **less))
        assert trial.finding is not None
        assert trial.finding.told.startswith("authority: MovePlayed in SK24-001")
        assert trial.fates == ("handled",)


def test_what_is_tried_has_not_happened_afterwards(offices):
    office = offices["playing"]
    record, count = office.house.record(), len(office.house.office.store.letters.in_state(""))
    mail = Mail(raw=answer(office.house, BO), owners=frozenset({"P0002"}), senders=frozenset({BO}))
    assert [replay(office, mail).fates for _ in range(2)] == [("handled",)] * 2
    assert office.house.record() == record
    assert len(office.house.office.store.letters.in_state("")) == count


def test_an_error_that_is_caught_and_logged_is_found(offices, monkeypatch):
    office = offices["playing"]

    def fail(*_: object) -> None:
        raise LookupError("nobody foresaw that")

    monkeypatch.setattr("corr.service.post.mail.answer", fail)
    trial = replay(office, any_mail(answer(office.house, BO), office))
    assert trial.finding is not None
    assert trial.finding.what.startswith("LookupError service/post/mail.py")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda raw: raw, ""),
        (lambda raw: raw.replace(b"To: ", b"Bcc: v@x.test\r\nTo: ", 1), "headers"),
        (lambda raw: raw.replace(b"To: ", b"To: Eve <e@x.test>, ", 1), "to "),
        (lambda raw: raw.replace(b"\r\n", b"\n", 1), "bare line end"),
        (lambda raw: raw.replace(b"\r\n\r\n", b"\r\n\r\n\x1b[2J", 1), "nobody sees"),
        (lambda raw: raw.replace(b"<body", b"<script>x</script><body", 1), "markup"),
        (lambda raw: raw.replace(b"Subject: ", b"Subject: {code}", 1), "code of P0002"),
    ],
)
def test_a_letter_that_must_not_be_is_found(offices, change, fault):
    office = offices["playing"]
    theirs = next(one for one in office.sent if one.reader == BO)
    mine = next(one for one in office.sent if one.reader == ANNA)
    code = theirs.tag.rpartition(".")[2].encode()
    raw = change(mine.post.raw).replace(b"{code}", code)
    assert fault in letter_fault(raw, ANNA, office.secrets)
    assert bool(letter_fault(raw, ANNA, office.secrets)) is bool(fault)
