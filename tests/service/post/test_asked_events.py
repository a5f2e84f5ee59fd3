"""Questions by mail about events: table, norms, rules, leave, entering, withdrawing."""

import re
from datetime import timedelta
from itertools import pairwise

import pytest
from msgspec.structs import replace

from corr.games.rules import Seat
from corr.service.event.closing import close_event
from corr.service.letters.norms import norm_table
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVA, EVENT, PEOPLE, SITE, START, House
from tests.questions import (
    LEVELS,
    another,
    asked,
    lines,
    lose,
    number_between,
    of_five,
    of_two,
    only,
    opened,
)


@pytest.fixture
def house(tmp_path):
    """Anna reads English in New York, Bo Swedish; their game is two moves old."""
    with of_two(tmp_path) as found:
        found.start().play("a1")
        yield found


@pytest.fixture
def five(tmp_path):
    """An event of five players that a test may play on in."""
    with of_five(tmp_path) as found:
        yield found.start()


@pytest.fixture(scope="module")
def asked_often(tmp_path_factory):
    with of_five(tmp_path_factory.mktemp("five")) as found:
        yield found.start()


@pytest.fixture
def seen(asked_often):
    """The same, for tests that only ask; nobody's share of answers is used up."""
    asked_often.now += timedelta(hours=2)
    return asked_often


# -- table ----


def test_the_table_is_that_of_the_letters_event(five):
    another(five, people=(ANNA, BO, CAI))
    number = number_between(five, ANNA, BO)
    lose(five, BO, number)
    letter = only(asked(five, ANNA, "table", number), ANNA)
    assert letter.subject.startswith(f"{EVENT}: the table")
    assert "the event is still going on" in letter.words
    assert "Cup GK24" not in letter.text
    (row,) = (line for line in lines(letter.text) if re.match(r" *1 +(?:1 +)?Anna", line))
    assert re.search(r" 1[bw]", row)
    assert row.split()[-4:] == ["1", "1", "0", "0"]
    assert "· still going" in letter.words


def test_a_letter_about_no_event_gets_all_tables(house):
    another(house)
    games = only(asked(house, BO, "partier"), BO)
    letter = only(house.give(house.compose(BO, "tabell", games)), BO)
    assert letter.subject.startswith("GK24, SK24: tabellen")
    assert "Tabellen som den ser ut nu" in letter.words


def test_close_places_are_explained(five):
    for one, other in ((CAI, ANNA), (EVA, DAG), (ANNA, BO)):
        lose(five, other, number_between(five, one, other))
    letter = only(asked(five, BO, "tabell", number_between(five, BO, CAI)), BO)
    assert "Cai står före Anna: poäng i partierna dem emellan 1 mot 0." in letter.words
    assert "Bo och Dag delar plats: de står lika i allt." in letter.words


def test_a_cup_tells_in_the_readers_language_why_everybody_stands_there(tmp_path):
    system = {"kind": "cup", "seeding": "list"}
    with House(tmp_path, (ANNA, BO, CAI, DAG), system=system) as cup:
        cup.members(f"name,email,language\nBo,{BO},sv\n")
        cup.start()
        lose(cup, DAG, number_between(cup, ANNA, DAG))
        letter = only(asked(cup, BO, "tabell", number_between(cup, BO, CAI)), BO)
    assert "- Anna: kvar i cupen: väntar på motståndare" in letter.text
    assert "- Bo: kvar i cupen: spelar semifinalen mot Cai, 0–0" in letter.text
    assert "- Dag: förlorade semifinalen mot Anna, 0–1" in letter.text


def test_the_table_of_an_event_that_is_not_mine_is_refused(house):
    another(house, people=(BO,), begun=False)
    done = asked(house, ANNA, "table GK24")
    assert (done.state, done.reason) == ("refused", "unknown_event")
    assert f"You take part in {EVENT}." in done.posts[0].words


def test_an_event_that_has_not_begun_has_no_table(house):
    another(house, begun=False)
    done = asked(house, BO, "tabell GK24")
    assert done.reason == "event_not_started"
    assert "den börjar torsdag 1 feb 2024" in done.posts[0].words


# -- norms ----


def targets(letter):
    return re.findall(r"^- (\S+) points? to (rise two|rise one|confirm|keep)", letter.text, re.M)


def test_norms_tell_every_target_and_what_is_missing(seen):
    letter = only(asked(seen, ANNA, "norms", number_between(seen, ANNA, BO)), ANNA)
    contest = seen.office.folder.contest(EVENT)
    table = norm_table(seen.office.store, contest, seen.player(ANNA), seen.now)
    assert [points for points, _ in targets(letter)] == [one.points for one in table.targets]
    assert [what for _, what in targets(letter)] == ["rise two", "rise one", "confirm", "keep"]
    assert "You have 0 points from 0 completed games; 8 of your 8 are still going." in (
        letter.words
    )
    assert "1 new player takes part: they count as strong as their results" in letter.words
    assert "preliminary" in letter.words


def test_every_number_of_points_leads_somewhere(seen):
    letter = only(asked(seen, BO, "normer", number_between(seen, BO, CAI)), BO)
    spans = re.findall(r"^- (\S+)(?: till (\S+))? poäng:", letter.text, re.MULTILINE)
    ends = [(low, high or low) for low, high in spans]
    halves = [tuple(in_halves(one.replace(",", ".")) for one in pair) for pair in ends]
    assert halves[0][0] == 0
    assert halves[-1][1] == 16
    assert all(one[1] + 1 == other[0] for one, other in pairwise(halves))
    assert "du stiger två nivåer, till 3 kyu" in letter.words
    assert "du faller till 6 kyu" in letter.words


def test_norms_if_so_many_points_say_what_these_lead_to(five):
    for other in (BO, CAI, DAG):
        lose(five, other, number_between(five, ANNA, other))
    number = number_between(five, ANNA, CAI)
    contest = five.office.folder.contest(EVENT)
    table = norm_table(five.office.store, contest, five.player(ANNA), five.now)
    (meant,) = (
        one
        for one in table.what_if
        if in_halves(one.least_in_all) <= 11 <= in_halves(one.most_in_all)
    )
    letter = only(asked(five, ANNA, "norms if 5.5", number), ANNA)
    assert "You asked what 5.5 points in all would lead to:" in letter.words
    told = re.search(r"- 2.5 points \(5.5 in all\): you (.+?)[.:]", letter.words)
    assert told
    assert meant.level in told[1]
    beyond = only(asked(five, ANNA, f"norms {EVENT} if 9", number), ANNA)
    assert "You asked about 9 points in all, but you will have 3 to 8 points." in beyond.words
    assert "What that leads to" in beyond.words


def test_what_if_counts_from_the_points_so_far(five):
    for other in (BO, CAI, DAG):
        lose(five, other, number_between(five, ANNA, other))
    contest = five.office.folder.contest(EVENT)
    table = norm_table(five.office.store, contest, five.player(ANNA), five.now)
    assert (table.points, table.completed, table.left) == ("3", 3, 5)
    assert table.what_if[0].least_in_all == "3"
    assert table.what_if[-1].most_in_all == "8"
    letter = only(asked(five, ANNA, "norms", number_between(five, ANNA, CAI)), ANNA)
    assert re.search(r"- \S+ to 5 points \(\S+ to 8 in all\): you rise two levels", letter.words)
    states = {one.code: one.state for one in table.targets}
    assert states["keep"] == "reached"
    assert "open" in states.values()


def test_what_if_holds_at_the_close(tmp_path):
    """The level that the letter promised for the points made is the one that the close gives."""
    with of_five(tmp_path, levels={**LEVELS, EVA: "7 kyu"}) as house:
        house.start()
        rows = house.office.store.events.games_of_event(EVENT)
        half_way = len(rows) // 2
        for at, row in enumerate(rows):
            if at == half_way:
                promised = told(house)
            number = int(row.id[-3:])
            loser = max((house.seated(seat, number) for seat in Seat), key=PEOPLE.index)
            lose(house, loser, number)
        close_event(house.office, EVENT, house.act("close"))
        for one in PEOPLE[1:]:  # Anna has the most points
            points = 2 * 2 * (len(PEOPLE) - 1 - PEOPLE.index(one))
            (way,) = (
                way
                for way in promised[one].what_if
                if in_halves(way.least_in_all) <= points <= in_halves(way.most_in_all)
            )
            assert house.office.store.levels.level_at(house.player(one), house.now) == way.level


def told(house):
    """What everybody's norms are now."""
    contest = house.office.folder.contest(EVENT)
    store = house.office.store
    return {one: norm_table(store, contest, house.player(one), house.now) for one in PEOPLE}


def in_halves(points):
    return int(float(points) * 2)


def test_a_new_player_is_told_what_every_result_gives(seen):
    letter = only(asked(seen, EVA, "norms", number_between(seen, EVA, BO)), EVA)
    assert "You have no level yet" in letter.words
    assert re.search(r"- 0 to \S+ points: 9 kyu\.", letter.words)
    assert "8 points: no level yet: fewer than five" in letter.words


def test_norms_in_an_event_too_small_say_why(tmp_path):
    people = (ANNA, BO, CAI)
    with opened(tmp_path, people, ranking={"system": "correspondence"}) as house:
        house.start()
        letter = only(asked(house, ANNA, "norms", number_between(house, ANNA, BO)), ANNA)
        assert "fewer than five players take part" in letter.words
        assert not targets(letter)


def test_an_event_without_ranking_has_no_norms(house):
    letter = only(asked(house, BO, "normer"), BO)
    assert "räknas inte för någon ranking" in letter.words


def test_a_new_player_who_meets_another_is_told_by_the_strength_of_the_rest(seen):
    contest = seen.office.folder.contest(EVENT)
    levels = {one: level for one, level in contest.levels.items() if one != seen.player(BO)}
    store, now = seen.office.store, seen.now
    found = norm_table(store, replace(contest, levels=levels), seen.player(EVA), now)
    assert (found.reason, found.new_players) == ("", 1)
    assert found.what_if[-1].most_in_all == "8"
    nobody = norm_table(store, replace(contest, levels={}), seen.player(EVA), now)
    assert (nobody.reason, nobody.what_if) == ("new_opponents", ())


# -- rules ----


def test_the_rules_are_told_in_the_readers_language(house):
    english = only(asked(house, ANNA, "rules"), ANNA)
    swedish = only(asked(house, BO, "regler"), BO)
    assert "You have 7 days for each answer" in english.words
    assert "Black's first stone stands in the centre" in english.words
    assert "You are reminded when 50% of the time is gone and 1 day before it is up." in (
        english.words
    )
    assert "Du har 7 dagar på dig för varje svar" in swedish.words
    assert "Ett drag räknas om det kommer från din registrerade adress" in swedish.words


def test_the_rules_of_an_event_that_takes_entries_are_public(house):
    another(house, people=(), begun=False)
    letter = only(asked(house, ANNA, "rules GK24"), ANNA)
    assert "Cup GK24 (GK24) is a renju tournament by email." in letter.words
    assert asked(house, ANNA, "table GK24").reason == "unknown_event"


def test_the_rules_of_no_event(house):
    done = asked(house, ANNA, "rules ZZ99")
    assert (done.state, done.reason) == ("refused", "unknown_event")


# -- leave ----


@pytest.mark.parametrize(
    "line", ["leave 2024-07-21 to 2024-07-01", "leave 2024-01-01 to 2024-01-05"]
)
def test_leave_that_cannot_be_is_told_as_it_was_read(house, line):
    done = asked(house, ANNA, line)
    assert (done.state, done.reason) == ("refused", "bad_leave")
    assert "I read leave from" in done.posts[0].words
    assert "2024" in done.posts[0].words


# -- entering and withdrawing ----


def test_a_player_asks_to_enter_and_the_arbiter_decides(house):
    another(house, people=(ANNA,), begun=False)
    done = asked(house, BO, "anmäl GK24")
    assert done.state == "handled"
    assert done.readers == sorted([BO, ARBITER])
    assert f"corr event enter GK24 {house.player(BO)}" in done.to(ARBITER).words
    assert done.to(ARBITER).reply_to == SITE
    assert f"Jag har talat om för tävlingsdomaren, {ARBITER}" in done.to(BO).words
    assert house.player(BO) not in house.office.folder.contest("GK24").entries


def test_the_arbiter_is_told_once(house):
    another(house, people=(ANNA,), begun=False)
    asked(house, BO, "anmäl GK24")
    for _ in range(2):
        again = asked(house, BO, "anmäl GK24")
        assert (again.state, again.reason, again.readers) == ("refused", "in_queue", [BO])
        house.now += timedelta(days=1)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("enter ZZ99", "no_such_event"),
        ("enter GK24", "already_entered"),
        ("enter AA24", "event_running"),
        ("enter CC24", "entries_closed"),
    ],
)
def test_an_entry_that_cannot_be(tmp_path, line, reason):
    with opened(tmp_path, (ANNA, BO, CAI)) as house:
        house.start()
        another(house, begun=False)
        another(house, "AA24", people=(BO, CAI))
        last = (START - timedelta(days=1)).date()
        another(house, "CC24", people=(), begun=False, entry_until=last)
        done = asked(house, ANNA, line, number_between(house, ANNA, BO))
        assert (done.state, done.reason, done.readers) == ("refused", reason, [ANNA])


def test_a_player_who_wants_to_withdraw_is_told_what_it_costs(five):
    number = number_between(five, ANNA, BO)
    five.say(ANNA, f"{EVENT}-{number:03d} resign", number)
    done = asked(five, ANNA, f"withdraw {EVENT}", number_between(five, ANNA, CAI))
    assert (done.state, done.readers) == ("handled", [ANNA])
    assert "Your 7 games that are still going are lost" in done.to(ANNA).words
    assert "You have completed 1 of 8 games, fewer than half" in done.to(ANNA).words
    running = five.office.store.events.games_of_player(five.player(ANNA), EVENT)
    assert sum(row.due_at is not None for row in running) == 7


def test_a_withdrawal_without_a_name_is_from_the_letters_event(house):
    another(house)
    done = asked(house, BO, "utgå")
    assert f"({EVENT})" in done.to(BO).words
    again = house.give(house.compose(BO, "utgå", only(asked(house, BO, "partier"), BO)))
    assert (again.state, again.reason) == ("refused", "which_event")
    assert "GK24 eller SK24" in again.posts[0].words


def test_nobody_withdraws_from_what_they_do_not_play(house):
    another(house, people=(BO,), begun=False)
    assert asked(house, ANNA, "withdraw GK24").reason == "unknown_event"
