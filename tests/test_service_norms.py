"""What players are told about norms: at the start, in every letter, and at the close."""

import re
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from corr.games.rules import Seat
from corr.ranking.norms import LEAST_GAMES
from corr.service.closing import close_event
from corr.service.norms import norm_facts
from corr.service.results import three_months
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVA, EVENT, PEOPLE, SITE, House, member_list

LEVELS = {ANNA: "5 kyu", BO: "5 kyu", CAI: "6 kyu", DAG: "6 kyu", EVA: ""}
RANKED = {"system": "correspondence"}
TWICE = {"games_per_pair": 2}
TARGETS = ("to rise two levels", "to rise one level", "to confirm 5 kyu", "to keep 5 kyu")
MÅL = ("för att stiga två nivåer", "för att stiga en nivå", "för att bestyrka", "för att behålla")


def members(people=PEOPLE, languages=("en", "sv", "en", "en", "en")):
    levels = [LEVELS[one] for one in people]
    return member_list(
        people,
        "level level_since language",
        level=levels,
        level_since=["2023-01-01" if level else "" for level in levels],
        language=languages[: len(people)],
    )


def opened(folder, people=PEOPLE, **changes):
    changes = {"system": TWICE, **changes}
    return House(folder, people, members=members(people), ranking=RANKED, **changes)


def begun(house):
    """The start letters by reader."""
    house.start()
    return {one.to: one for one in house.read if one.subject.startswith(f"{EVENT} st")}


def facts(house, address, at=None):
    contest = house.office.folder.contest(EVENT)
    return norm_facts(house.office.store, contest, house.player(address), at or house.now)


def norm_lines(letter):
    return [line for line in letter.text.splitlines() if re.match(r"Prelimin\w+ norm", line)]


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    """Five players with eight games each; Bo reads Swedish, Eva has no level."""
    with opened(tmp_path_factory.mktemp("norms")) as house:
        yield house, begun(house)


def test_the_start_letter_tells_every_norm_and_the_points_so_far(started):
    _, letters = started
    text = letters[ANNA].text
    amounts = [re.search(rf"^- (\S+) points {part}", text, re.MULTILINE) for part in TARGETS]
    assert all(amounts)
    found = [float(amount[1]) for amount in amounts]
    assert found == sorted(found, reverse=True)
    assert "So far you have 0 points from 0 completed games." in letters[ANNA].words
    assert "preliminary" in letters[ANNA].words


def test_the_start_letter_tells_every_norm_in_swedish(started):
    _, letters = started
    text = letters[BO].text
    assert all(re.search(rf"^- \S+ poäng {part}", text, re.MULTILINE) for part in MÅL)
    assert "preliminärt" in letters[BO].words


def test_a_new_player_is_told_what_a_first_level_takes(started):
    _, letters = started
    assert "can give you your first one when it closes, if you complete at least seven games" in (
        letters[EVA].words
    )
    assert facts(started[0], EVA).scheduled >= LEAST_GAMES


def test_letters_about_a_game_have_one_line_of_norms(started):
    house, _ = started
    told = dict.fromkeys(PEOPLE[:4], 0)
    for one in house.read:
        if one.tag.startswith(f"{EVENT}-") and one.to in told:
            (line,) = norm_lines(one)
            assert len(line) <= 72
            assert re.search(r"4 kyu|3 kyu", line) or one.to in (CAI, DAG)
            assert "keep" in line or "behålla" in line
            told[one.to] += 1
    assert all(told.values())


@pytest.mark.parametrize(
    ("people", "changes", "says"),
    [
        ((ANNA, BO, CAI, EVA), {}, "fewer than five players take part"),
        (PEOPLE, {"system": {"games_per_pair": 1}}, "fewer than seven games in this event"),
    ],
)
def test_no_level_is_promised_where_the_rules_exclude_it(tmp_path, people, changes, says):
    with opened(tmp_path, people, **changes) as house:
        letters = begun(house)
        for reader in (ANNA, EVA):
            assert says in letters[reader].words
            assert "first one" not in letters[reader].words
            assert "to keep" not in letters[reader].words
        assert not [one for one in house.read if one.tag and norm_lines(one)]
        assert not [one for one in house.read if one.tag and "first level" in one.words]


def test_from_three_months_on_the_norms_are_those_of_the_level_held_then(started):
    house, _ = started
    store, contest = house.office.store, house.office.folder.contest(EVENT)
    day = three_months(contest)
    zone = ZoneInfo("Europe/Stockholm")
    assert day == datetime(2024, 5, 1, 23, 59, 59, 999999, zone)
    before = {one: facts(house, one, day) for one in (ANNA, BO)}
    for address, at, level in ((ANNA, day, "3 kyu"), (BO, day + timedelta(seconds=1), "2 kyu")):
        with store.transaction():
            store.add_grade(house.player(address), at, "test", level, "official")
    later = day + timedelta(days=1)
    assert facts(house, ANNA, day) == before[ANNA]
    assert before[ANNA].level == "5 kyu"
    assert facts(house, ANNA, later).level == "3 kyu"
    assert facts(house, ANNA, later).rise1_level == "2 kyu"
    assert float(facts(house, ANNA, later).keep) > float(before[ANNA].keep)
    # Bo rose too late; and Anna counts for him with the level that she started with.
    assert facts(house, BO, later) == before[BO]
    assert facts(house, EVA, later).level == ""


def test_a_norm_below_nothing_is_shown_as_it_is(started):
    house, _ = started
    contest = house.office.folder.contest(EVENT)
    weak = {**contest.levels, house.player(ANNA): "10 kyu"}
    store = house.office.store
    found = norm_facts(store, replace(contest, levels=weak), house.player(ANNA), house.now)
    assert float(found.keep) < 0
    say = house.office.templates.voice("en")
    assert say("norms", "keep", n=found).startswith(f"{found.keep} points to keep 10 kyu")


# -- the close ----


def closed(house):
    """The final letters by reader; everybody resigns to who comes first in the list."""
    house.start()
    for row in house.office.store.games_of_event(EVENT):
        number = int(row.id[-3:])
        house.play("a1; h9", number)
        loser = max((house.seated(seat, number) for seat in Seat), key=PEOPLE.index)
        assert house.say(loser, f"{row.id} resign", number).state == "handled"
    house.now += timedelta(days=200)
    close_event(house.office, EVENT, house.act("close"))
    return {one.to: one for one in house.letters()}


@pytest.fixture(scope="module")
def last(tmp_path_factory):
    """The final letters of an event of four games each."""
    with opened(tmp_path_factory.mktemp("closed"), system={"games_per_pair": 1}) as house:
        yield closed(house)


def test_a_new_player_is_told_what_was_lacking(last, tmp_path):
    assert "that takes at least seven completed games." in last[EVA].words
    people = (ANNA, BO, CAI, EVA)
    with opened(tmp_path, people, system={"games_per_pair": 2}) as house:
        assert "that takes an event of at least five players." in closed(house)[EVA].words


def test_the_final_table_is_in_the_language_of_its_reader(last):
    assert re.search(r"^ +Namn .* Partier +Poäng +Berger\r?$", last[BO].text, re.MULTILINE)
    assert "s svart när inledningen började, v vit" in last[BO].words
    assert re.search(r"^ +Name .* Games +Points +Berger\r?$", last[ANNA].text, re.MULTILINE)


def test_a_player_without_a_time_zone_is_told_times_on_the_clock_of_the_event(tmp_path):
    with House(tmp_path) as house:
        row = house.office.store.player(house.player(ANNA))
        with house.office.store.transaction():
            house.office.store.put_player(replace(row, time_zone=""))
        house.start()
        told = [one for one in house.read if one.to == ANNA and one.tag]
        told += house.play("a1").posts
        assert any("(Stockholm)" in one.words for one in told if one.to == ANNA)


def test_answers_to_invitations_and_final_letters_go_to_the_arbiter(last, started):
    house, _ = started
    letters = {one.subject.split()[0]: one for one in house.read}
    assert letters["Invitation:"].reply_to == ARBITER
    assert letters["Inbjudan:"].reply_to == ARBITER
    assert {one.reply_to for one in last.values()} == {ARBITER}
    starts = [one for one in house.read if one.subject.startswith(f"{EVENT} st")]
    assert all(
        re.fullmatch(rf"td\+P\d+\.0\.\w+@{SITE.partition('@')[2]}", one.reply_to) for one in starts
    )
