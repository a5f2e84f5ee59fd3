"""A closed event runs again, is corrected and closed again: levels, letters, log, what changed."""

import json

import pytest

from corr.acts.events.closing import changed_json
from corr.errors import ArbiterError
from corr.service.desk.log import as_lines, log_of
from corr.service.event.closing import close_event, effect_of_closing
from corr.service.event.opening import open_event, start_event
from corr.service.event.reopening import builds_on, closed, reopen_event
from corr.service.event.rounds import draft_next_season
from corr.service.watch.check import check_all
from corr.tournament.spec.spec import parse_spec
from corr.tournament.tables.league_event import Changes
from tests.commands import corr
from tests.desk import confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVA, EVENT, PEOPLE, House
from tests.service.desk.test_undoing import refused, rule
from tests.service.event.test_closing import LEVELS, RANKED, play_all, register
from tests.service.event.test_leagues import league

pytestmark = pytest.mark.slow
GAME = f"{EVENT}-001"
WHY = '--reason "a letter was found"'


@pytest.fixture(scope="module")
def closed_once(tmp_path_factory):
    """Five players, eight games each: Eva, Cai, Anna, Bo, Dag is the order of the table."""
    folder = tmp_path_factory.mktemp("closed")
    with House(folder, PEOPLE, ranking=RANKED, system={"games_per_pair": 2}) as house:
        register(house, LEVELS)
        play_all(house, order=(EVA, CAI, ANNA, BO, DAG))
        close_event(house.office, EVENT, house.act("close"))
        house.letters()
        yield house


@pytest.fixture
def house(closed_once, tmp_path):
    with copied(closed_once, tmp_path) as it:
        yield it


def levels(house):
    store = house.office.store
    return {one: store.levels.level_at(house.player(one), house.now) for one in PEOPLE}


def contest(house):
    return house.office.folder.contest(EVENT)


def games_of(house, winner, loser):
    """The games of two players, and the result that gives each to the loser."""
    one, other = house.player(winner), house.player(loser)
    for row in house.office.store.events.games_of_event(EVENT):
        if {row.first, row.second} == {one, other}:
            yield row.id, "1-0" if row.first == other else "0-1"


def turn_around(house, winner, loser):
    for game, result in games_of(house, winner, loser):
        rule(house, f"event correct {game} {result}")


def reopened(house):
    return rule(house, f"event reopen {EVENT}")


def close(house):
    """Close it; what that changes, as it was said before, and the letters."""
    changes = changed_json(effect_of_closing(house.office, EVENT, house.act("close")).again)
    return changes, rule(house, f"event close {EVENT}").posts


def faults(house):
    return [one for one in check_all(house.office).faults if one.where.startswith(EVENT)]


def test_everybody_is_told_that_it_runs_again_and_why(house):
    done = reopened(house)
    assert done.readers == sorted(PEOPLE)
    assert done.to(ANNA).subject.startswith(f"{EVENT} is open again")
    assert 'The arbiter\'s reason: "because"' in done.to(ANNA).words
    assert contest(house).state == "running"
    assert faults(house) == []


def test_the_levels_that_it_gave_hold_no_more(house):
    assert levels(house)[CAI] == "4 kyu"
    done = reopened(house)
    assert levels(house) == LEVELS
    assert "nor does 4 kyu" in done.to(CAI).words
    assert "kyu" not in done.to(ANNA).words


def test_a_result_is_corrected_and_the_second_close_says_what_changed(house):
    reopened(house)
    turn_around(house, EVA, CAI)
    found, letters = close(house)
    assert contest(house).reports == 2
    assert {(one["before"], one["after"]) for one in found["games"]} == {
        ("1-0", "0-1"),
        ("0-1", "1-0"),
    }
    eva, cai = house.player(EVA), house.player(CAI)
    places = {one["who"]: one for one in found["places"]}
    assert places.keys() == {eva, cai}
    assert places[cai]["before"] == {"place": 2, "points": "6"}
    assert places[cai]["after"] == {"place": 1, "points": "8"}
    told = {one.to: one for one in letters}
    assert "What has changed since it was closed before" in told[DAG].text
    assert "By the earlier table you were number 2, with 6 points." in told[CAI].words
    assert "By the earlier table you" not in told[DAG].words
    assert faults(house) == []


def test_the_second_close_gives_the_levels_in_the_place_of_the_first(house):
    reopened(house)
    turn_around(house, CAI, BO)
    found, letters = close(house)
    (changed,) = (one for one in found["levels"] if one["player"] == house.player(CAI))
    assert changed["before"] == "4 kyu"
    assert levels(house)[CAI] == changed["after"] != "4 kyu"
    told = {one.to: one.words for one in letters}
    assert "By the earlier table your level would have been 4 kyu." in told[CAI]
    closings = [
        one.body
        for one in house.office.store.events.of_stream(EVENT)
        if hasattr(one.body, "report")
    ]
    assert [one.levels[house.player(CAI)] for one in closings[:1]] == ["4 kyu"]
    assert [one.report for one in closings] == [1, 2]


def test_nothing_is_counted_twice_when_nothing_has_changed(house):
    before = levels(house)
    first = house.office.store.events.report(EVENT, 1)
    reopened(house)
    found, letters = close(house)
    assert found == {
        "report": 1,
        "games": (),
        "places": (),
        "levels": (),
        "counts": (),
        "used": (),
    }
    assert levels(house) == before
    assert "All results are as they were." in letters[0].words
    assert house.office.store.events.report(EVENT, 1) == first
    assert house.office.store.events.report(EVENT, 2).keys() == first.keys()


def test_the_log_keeps_both_ends_and_what_changed(house):
    reopened(house)
    turn_around(house, EVA, CAI)
    close(house)
    lines = "\n".join(as_lines(log_of(house.office, EVENT)))
    assert f"{EVENT} runs again" in lines
    assert f"{EVENT} is closed again; changed since report 1: {EVENT}-" in lines
    assert ":;" not in lines
    assert f"{house.player(CAI)} 2nd with 6 → 1st with 8" in lines


def test_a_dry_run_of_the_close_shows_what_would_change(house):
    reopened(house)
    turn_around(house, EVA, CAI)
    house.letters()
    done = corr(house.folder, "event", "close", EVENT, "--dry-run")
    assert done.status == 0
    assert "changed since report 1:" in done.out
    assert "2nd with 6 → 1st with 8" in done.out
    assert contest(house).state == "running"
    assert house.letters() == []


def test_what_is_exported_is_the_event_as_it_stands(house):
    first = corr(house.folder, "event", "export", EVENT).out
    reopened(house)
    while_it_runs = json.loads(corr(house.folder, "event", "export", EVENT).out)
    assert "close" in json.loads(first)["event"]
    assert "close" not in while_it_runs["event"]


def test_the_status_says_that_it_was_reopened_and_the_desk_that_it_can_be_closed(house):
    reopened(house)
    done = corr(house.folder, "event", "status", EVENT)
    assert "reopened on" in done.out
    assert ": because" in done.out
    assert f"corr event close {EVENT}" in corr(house.folder, "status").out


def test_only_a_closed_event_is_reopened(house):
    reopened(house)
    assert "only a closed event can be reopened" in refused(house, f"event reopen {EVENT}")
    close_event(house.office, EVENT, house.act("again"))
    with pytest.raises(ArbiterError, match="needs a reason"):
        reopen_event(house.office, EVENT, house.act("reopen"))


def test_a_closed_event_names_the_command_that_lets_it_run_again(house):
    said = refused(house, f"event correct {GAME} 1/2-1/2")
    assert f"`corr event reopen {EVENT} --reason TEXT` lets it run again" in said
    reopened(house)
    rule(house, f"event correct {GAME} 1/2-1/2")
    assert house.game().result.points() == "1/2-1/2"


def test_the_chief_arbiter_reopens_by_mail(house):
    shown = send(house, f"event reopen {EVENT} {WHY}")
    assert "What builds on its closing" in shown.to(ARBITER).words
    confirm(house, shown)
    assert contest(house).state == "running"


def test_an_event_that_began_with_a_level_from_it_is_named(house):
    other = house.folder / "vc25.toml"
    text = corr(house.folder, "event", "show", EVENT).out
    day = house.now.date()
    other.write_text(
        text.replace(f'"{EVENT}"', '"VC25"').replace("2024-02-01", day.isoformat(), 1)
    )
    house.now = house.now.replace(hour=12)
    people = [house.player(one) for one in PEOPLE]
    for line in (
        ["event", "open", str(other), "--no-announce"],
        ["event", "enter", "VC25", *people],
        ["event", "start", "VC25"],
    ):
        done = corr(house.folder, *line)
        assert done.status == 0, done.err
    known = list(builds_on(house.office, closed(house.office, EVENT)))
    (told,) = (one for one in known if one.startswith("VC25"))
    assert told.startswith("VC25 began with ")
    assert told.endswith(": that stays (art. 2 §4)")
    given = house.office.store.levels.grades_of_source(EVENT)
    assert given.keys()
    assert all(f"{level} of {player}" in told for player, level in given.items())


def test_a_level_that_no_closing_gave_is_found_by_the_check(house):
    store = house.office.store
    given = next(iter(store.levels.grades_of_source(EVENT)))
    with store.transaction():
        store.engine.run("update grade set level = '1 dan' where player = :p", {"p": given})
        store.levels.settle_level(given)
    (fault,) = faults(house)
    assert fault.what.startswith("the register has 1 dan")
    assert f" for {given}, the events " in fault.what
    reopened(house)
    assert faults(house) == []


def test_a_later_season_that_took_its_places_from_it_is_named(tmp_path):
    with league(tmp_path) as house:
        house.start()
        house.rule_all()
        close_event(house.office, EVENT, house.act("close"))
        start = house.now.date().replace(year=house.now.year + 1)
        found = draft_next_season(*(house.office, EVENT, Changes()), new_event="SK25", start=start)
        open_event(house.office, parse_spec(found.text, "SK25"), house.act("open"))
        assert not [one for one in builds_on(house.office, house.contest) if "SK25" in one]
        house.now = house.now.replace(year=start.year)
        start_event(house.office, "SK25", "lots", house.act("start"))
        (told,) = [one for one in builds_on(house.office, house.contest) if "SK25" in one]
        assert told.startswith("SK25, a later season of the same divisions, has begun")
