"""An arbiter who reads Swedish is answered in Swedish, whatever they send."""

import re

import pytest

from tests.desk import confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, SETTINGS, House

ENGLISH = re.compile(
    r"\b(is|are|of|and|with|would|was|has|not|by|for|no|you|your|please|the|reply|move|board|game"
    r"|event|player|players|round|letter|letters|expected|found|missing|value|only)\b",
    re.IGNORECASE,
)
SWEDISH = SETTINGS.replace("[site]", '[site]\nlanguage = "sv"')
GAME = f"{EVENT}-001"
ACTS = [
    f"clock extend {GAME} --days 5 --reason sjuk",
    f"clock pause {GAME} --reason fel",
    f"event annul {GAME} --reason fel",
    f"event withdraw {EVENT} P0001 --reason sjuk",
    f"event rule {GAME} 1-0 --ending walkover --reason borta",
    f"event warn {EVENT} P0002 --reason sen",
    f"event cancel {EVENT} --reason sjuk",
    f'game note {GAME} "ring Anna"',
    "leave grant P0001 2024-03-01 2024-03-09 --reason sjuk",
]
REFUSED = [
    f"clock extend {GAME}",
    f"clock extend {GAME} --days 900 --reason sjuk",
    f"clock extend {GAME} --days 5 --reasn sjuk",
    "event nonsens",
    "event show XX99",
    f'event rule {GAME} 1-0 --reason "sjuk',
    "bench mail",
]


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    folder, people = tmp_path_factory.mktemp("svensk"), (ANNA, BO, CAI, DAG)
    with House(folder, people, settings=SWEDISH, clock={"silence": []}) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def prose(post, line):
    """The words of a letter but for what was sent, commands, and what people wrote."""
    told = " ".join(post.text.split()).replace(line, "")
    return re.sub(r'`[^`]*`|"[^"]*"|corr [a-z-]+( [A-Za-z|\[\]-]+)*|[\w.+-]+@[\w.-]+', "", told)


@pytest.mark.parametrize("line", ACTS)
def test_what_an_act_would_do_and_has_done_is_told_in_swedish(house, line):
    shown = send(house, line)
    assert not (found := ENGLISH.search(prose(shown.to(ARBITER), line))), found
    done = confirm(house, shown).to(ARBITER)
    assert not (found := ENGLISH.search(prose(done, line))), found
    assert "Det är gjort" in done.text


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_is_refused_in_swedish(house, line):
    answer = send(house, f"corr {line}").to(ARBITER)
    assert not (found := ENGLISH.search(prose(answer, line))), (found, answer.text)


def test_who_is_entered_is_told_in_swedish(tmp_path):
    line = f'player add "Erik Persson" erik@x.test --enter {EVENT}'
    with House(tmp_path, (ANNA, BO), settings=SWEDISH) as house:
        done = confirm(house, send(house, line)).to(ARBITER)
    assert f"Erik Persson är P0003 och är anmäld till {EVENT}" in done.text
    assert not (found := ENGLISH.search(prose(done, line))), found


def test_the_log_keeps_english_for_ever(house):
    confirm(house, send(house, f"clock pause {GAME} --reason fel"))
    (ruled,) = house.office.folder.contest(EVENT).rulings.values()
    assert ruled.act.what == f"the clock of {GAME} stands still"


def test_what_was_ruled_once_is_said_in_swedish_where_it_is_undone_or_appealed(house):
    """The log kept it in English."""
    warned = confirm(house, send(house, f"event warn {EVENT} P0002 --reason sen"))
    shown = send(house, f"undo {EVENT} 1 --reason fel")
    assert 'Beslut 1 skulle upphävas: "Bo (P0002) har fått en varning i SK24"' in flat(
        shown.to(ARBITER)
    )
    told = house.give(house.compose(BO, "överklagar: jag var i tid", warned.to(BO)))
    words = 'har överklagat beslut SK24/1 ("Bo (P0002) har fått en varning i SK24")'
    assert words in flat(told.to(ARBITER))
    done = confirm(house, shown)
    assert "Bo (P0002) has a warning" not in flat(done.to(ARBITER))


def flat(post):
    return " ".join(post.text.split())
