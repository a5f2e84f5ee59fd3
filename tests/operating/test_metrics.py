"""The figures for a node exporter: their format, their names, and how they are written."""

import os
import re
import stat
from datetime import timedelta

import pytest

from corr.config import load_settings
from corr.operating.chores import Chores
from corr.operating.metrics import metrics_text, write_metrics
from tests.office import START
from tests.service.post.test_returns import returned
from tests.ticking import ticking

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = r'[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\n]|\\["\\n])*"'
SAMPLE = re.compile(
    rf"({NAME})(\{{{LABEL}(?:,{LABEL})*\}})? (-?[0-9]+(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?|NaN|[+-]Inf)"
)


def parsed(text: str) -> dict[str, float]:
    """The samples of a text in the exposition format; AssertionError for anything else."""
    assert text.endswith("\n")
    assert "\r" not in text
    found, helped, kinds, current = {}, set(), {}, ""
    for line in text.splitlines():
        if line.startswith("# HELP "):
            name, _, words = line.removeprefix("# HELP ").partition(" ")
            assert name not in helped
            assert words
            helped.add(name)
            current = name
        elif line.startswith("# TYPE "):
            name, _, kind = line.removeprefix("# TYPE ").partition(" ")
            assert name == current
            assert name not in kinds
            assert kind in ("gauge", "counter", "histogram", "summary", "untyped")
            assert kind != "counter" or name.endswith("_total")
            kinds[name] = kind
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            assert sample[1] == current, "samples of one name stand together, after its type"
            key = sample[1] + (sample[2] or "")
            assert key not in found
            found[key] = float(sample[3])
    assert helped == set(kinds)
    return found


@pytest.fixture
def house(tmp_path):
    with ticking(tmp_path) as it:
        yield it


def figures(house) -> dict[str, float]:
    settings = load_settings(house.folder / "corr.toml")
    return parsed(metrics_text(settings, house.office, house.now, house.now))


def test_the_command_prints_what_an_exporter_can_read(house):
    done = house.corr("metrics")
    assert done.status == 0
    assert parsed(done.out)['corr_games{state="running"}'] == 1


def test_letters_are_counted_by_state(house):
    house.say(house.second, "a1")
    house.give(house.compose("kim@elsewhere.test", "Hello"))
    house.take(house.reply(house.first, "a2"))
    house.now += timedelta(minutes=5)
    found = figures(house)
    assert found["corr_letters_received_total"] == 3
    assert found['corr_letters{state="handled"}'] == 1
    assert found['corr_letters{state="set_aside"}'] == 1
    assert found['corr_letters{state="waiting"}'] == 1
    assert found["corr_letters_for_arbiter"] == 0
    assert found["corr_letters_oldest_waiting_seconds"] == 300
    sent = found['corr_outgoing{state="sent"}']
    assert sent == found["corr_outgoing_sent_total"] == len(house.read)
    assert found["corr_read_up_to_timestamp_seconds"] == START.timestamp()


def test_the_counter_of_letters_sent_never_falls(house):
    before = figures(house)["corr_outgoing_sent_total"]
    letter = house.newest(house.second)
    returned(house, letter)
    found = figures(house)
    assert found['corr_outgoing{state="failed"}'] == 1
    told = 2  # the arbiter and the opponent
    assert found["corr_outgoing_sent_total"] == before + told
    assert house.corr("mail", "resend", letter.message_id).status == 0
    assert figures(house)["corr_outgoing_sent_total"] == before + told
    with house.office.store.transaction():
        name = letter.message_id.strip("<>")
        house.office.store.letters.finish_outgoing(name, "sent", "250 ok", house.now)
    found = figures(house)
    assert found["corr_outgoing_sent_total"] == found['corr_outgoing{state="sent"}']
    assert found["corr_outgoing_sent_total"] == before + told


def test_a_letter_that_nobody_took_is_not_counted_as_sent(house):
    store, before = house.office.store, figures(house)["corr_outgoing_sent_total"]
    house.take(house.reply(house.second, "a1"))
    house.handle()
    assert figures(house)["corr_outgoing_sent_total"] == before
    with store.transaction():
        for row in store.letters.outgoing_by_state("queued"):
            store.letters.finish_outgoing(row.message_id, "failed", "550 no", house.now)
            store.returned.mark_returned(row.message_id, "hard", "550 no", house.now)
    assert figures(house)["corr_outgoing_sent_total"] == before


def test_health_is_a_figure(house):
    store = house.office.store
    with store.transaction():
        store.health.note_health("smtp", ok=False, at=house.now, detail='a "quoted" \\ word')
    found = figures(house)
    assert found['corr_healthy{part="smtp"}'] == 0
    assert found['corr_failures{part="smtp"}'] == 1
    assert found['corr_health_since_timestamp_seconds{part="smtp"}'] == START.timestamp()


def test_nobody_is_named_in_the_figures(house):
    house.say(house.second, "a1")
    text = house.corr("metrics").out
    assert "@" not in text
    assert "Anna" not in text


def test_the_file_is_replaced_whole_and_others_may_read_it(tmp_path):
    file = tmp_path / "corr.prom"
    before = os.umask(0o077)
    try:
        write_metrics(file, "a 1\n")
        first = file.stat().st_ino
        write_metrics(file, "a 2\n")
    finally:
        os.umask(before)
    assert file.read_text() == "a 2\n"
    assert file.stat().st_ino != first
    assert stat.S_IMODE(file.stat().st_mode) == 0o644
    assert os.listdir(tmp_path) == ["corr.prom"]


def test_the_daemon_writes_them_every_15_seconds_at_most(house):
    toml = house.folder / "corr.toml"
    toml.write_text(toml.read_text() + '[metrics]\nfile = "corr.prom"\n')
    chores, file = Chores(load_settings(toml)), house.folder / "corr.prom"
    chores.measure(house.office, house.now, START)
    assert parsed(file.read_text())["corr_written_timestamp_seconds"] == START.timestamp()
    chores.measure(house.office, house.now, START + timedelta(seconds=14))
    assert parsed(file.read_text())["corr_written_timestamp_seconds"] == START.timestamp()
    late = START + timedelta(seconds=15)
    chores.measure(house.office, house.now, late)
    assert parsed(file.read_text())["corr_written_timestamp_seconds"] == late.timestamp()


def test_a_folder_that_is_not_there_stops_nobody(house, caplog):
    toml = house.folder / "corr.toml"
    toml.write_text(toml.read_text() + '[metrics]\nfile = "none/corr.prom"\n')
    chores = Chores(load_settings(toml))
    for minute in range(3):
        chores.measure(house.office, house.now, START + timedelta(minutes=minute))
    assert [record.message for record in caplog.records] == ["metrics.failed"]
