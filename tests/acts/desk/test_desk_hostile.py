"""What hostile letters try at the desk: none of it reaches the machine, or anybody else."""

import re

import pytest

from corr.service.post import commands
from tests.desk import confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, House

ANNUL = f'corr event annul {EVENT}-001 --reason "Both wrote to the old address"'


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    with House(tmp_path_factory.mktemp("desk"), [ANNA, BO, CAI]) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def is_annulled(house):
    result = house.game().result
    return result is not None and result.is_annulled


def rulings(house):
    return house.office.folder.contest(EVENT).rulings


LOCKED = (
    "corr backup /tmp/all",
    "corr restore x",
    "corr purge",
    "corr init",
    "corr keys rotate",
    "corr player import people.csv",
    f"corr event close {EVENT} --out /tmp/reports",
    f"corr table {EVENT} --html /tmp/x.html",
    f"corr event trf {EVENT} --out /tmp/x.trf",
    f"corr game show {EVENT}-001 --png /tmp/x.png",
    "corr standings /etc/passwd",
    "corr standings -",
    "corr event check /etc/passwd",
    "corr --config /etc/passwd status",
    f"corr event status {EVENT} --config /etc/passwd",
    "corr",
    "corr nonsense",
    'corr event annul "',
)
"""What no letter may do."""


def test_no_letter_reaches_the_machine(house, tmp_path):
    before = {path.name for path in tmp_path.iterdir()}
    for line in LOCKED:
        text = send(house, line).to(ARBITER).text
        assert "root:" not in text, line
        assert not re.search(r"confirm \d{6}", text), line
        assert "with --help behind it a command" in " ".join(text.lower().split()), line
    assert {path.name for path in tmp_path.iterdir()} == before


def test_no_shell_sees_a_line(house):
    reason = "$(touch pwned) `id`; rm -rf / | cat > x && echo $HOME"
    shown = send(house, f'corr event annul {EVENT}-001 --reason "{reason}"')
    confirm(house, shown)
    assert rulings(house)[1].act.reason == reason


def test_a_line_puts_nothing_into_the_headers(house):
    line = f'{ANNUL} --rule "1\r\nBcc: victim@elsewhere.test"'
    shown = send(house, line)
    assert shown.readers == [ARBITER]
    assert shown.to(ARBITER).mail["Bcc"] is None
    done = confirm(house, shown) if "confirm" in shown.to(ARBITER).text else None
    assert done is None or all(post.mail["Bcc"] is None for post in done.posts)


@pytest.mark.parametrize("body", ["corr event status SK24\n" * 1000, "corr " + "x" * 100_000])
def test_too_much_is_answered_in_one_sentence(house, body):
    answer = send(house, body)
    assert "Nothing was done" in answer.to(ARBITER).words
    assert len(answer.posts) == 1


@pytest.mark.parametrize("word", ["сorr", "ｃｏｒｒ", "c0rr"])
def test_what_looks_like_a_command_is_none(house, word):
    answer = send(house, f'{word} event annul {EVENT}-001 --reason "x"')
    assert not any(re.search(r"confirm \d{6}", one.text) for one in answer.posts)


def test_an_id_in_other_letters_is_no_id(house):
    answer = send(house, 'corr event annul ЅК24-001 --reason "x"')
    assert not re.search(r"confirm \d{6}", answer.to(ARBITER).text)


def test_help_says_what_a_letter_may_use(house):
    text = send(house, f"corr event close --help\ncorr table {EVENT} --help").to(ARBITER).text
    assert "--early" in text
    assert "  --out" not in text
    assert "  --html" not in text


def test_no_tag_of_a_player_leaves_by_the_desk(house):
    tag = house.newest(house.second).tag
    key = house.say(house.second, "nonsense").key
    text = send(house, f"corr mail show {key}").to(ARBITER).everything()
    assert tag.rpartition(".")[2].lower() not in text.lower()


def test_a_letter_with_codes_of_nobody_says_nothing(house):
    answer = send(house, "482913", DAG)
    assert answer.reason == "unknown_sender"


def test_a_flood_of_commands_is_not_answered_for_ever_but_codes_still_count(house, monkeypatch):
    shown = send(house, ANNUL)
    monkeypatch.setattr(commands, "ANSWERS_AN_HOUR", 2)
    send(house, "corr event list")
    last, silent = send(house, "corr event list"), send(house, "corr event list")
    assert "More than 2 letters" in last.to(ARBITER).words
    assert silent.posts == []
    confirm(house, shown)
    assert is_annulled(house)
