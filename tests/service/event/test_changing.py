"""A new event file in the place of the old one, before the start and while the event runs."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import get_type_hints

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.reading.tables import kinds_of
from corr.service.desk.rulings import rule_game
from corr.service.desk.taking_part import withdraw_player
from corr.service.desk.teams import withdraw_team
from corr.service.event.closing import close_event
from corr.service.event.opening import change_event, enter_players, start_event
from corr.service.event.rounds import draw_next_round
from corr.service.watch.check import check_all
from corr.service.watch.status import as_lines, status_of, to_json
from corr.tournament.contest.changing import key_rules, rule_of
from corr.tournament.spec.may_change import When
from corr.tournament.spec.spec import EventSpec, spec_from_tables
from tests.office import (
    ANNA,
    ARBITER,
    BO,
    CAI,
    DAG,
    EVA,
    EVENT,
    START,
    House,
    event_tables,
    member_list,
)
from tests.taps import links, order_of, tap

REASON = "the first file was a draft"
SLOW = {"per_move": "90d", "reminders": [], "silence": []}
TONGUES = f"name,email,language\nAnna,{ANNA},en\nBo,{BO},sv\nCai,{CAI},et\n"


def spec(**changes: object) -> EventSpec:
    """The file with which a house opens, but for these changes."""
    changes["event"] = {"start": START.date(), **changes.get("event", {})}
    return spec_from_tables(event_tables(**changes), "new.toml")


def change(house: House, **changes: object):
    act = replace(house.act("change"), reason=REASON)
    return change_event(house.office, EVENT, spec(**changes), act)


def contest(house: House):
    return house.office.folder.contest(EVENT)


def faults(house: House, **changes: object) -> str:
    """Why a file is refused; nothing has changed then."""
    before = (
        len(house.office.store.events.of_stream(EVENT)),
        house.office.store.letters.waiting_outgoing(),
    )
    with pytest.raises(ArbiterError) as refused:
        change(house, **changes)
    after = (
        len(house.office.store.events.of_stream(EVENT)),
        house.office.store.letters.waiting_outgoing(),
    )
    assert before == after
    return "\n".join(refused.value.faults)


def is_sound(house: House) -> bool:
    """Whether all tables say what the events say, also to a new process."""
    house.reopen()
    return check_all(house.office).faults == ()


def test_the_time_to_begin_a_match_may_change_as_the_clock_may_for_rounds_to_come():
    assert rule_of("game.start_within") == rule_of("clock.per_move")
    assert rule_of("game.captures").when is When.NEVER


# -- before the start ----


@pytest.fixture
def open_house(tmp_path):
    """Three players of three languages are entered; nothing has begun."""
    with House(tmp_path, (ANNA, BO, CAI), members=TONGUES) as house:
        house.letters()
        yield house


def test_before_the_start_everything_but_the_id_may_change(open_house):
    after = change(
        open_house,
        event={"name": "Julkorr", "start": date(2024, 3, 1), "time_zone": "Europe/Tallinn"},
        game={"opening": "soosorv", "max_draw_offers": 1},
        system={"kind": "monrad", "rounds": 2, "seeding": "lot"},
        clock={"per_move": "10d"},
        mail={"messages": False},
    )
    assert after.entries == tuple(map(open_house.player, (ANNA, BO, CAI)))
    assert is_sound(open_house)
    found = contest(open_house).spec
    assert (found.event.name, found.system.kind) == ("Julkorr", "monrad")
    open_house.now = datetime(2024, 3, 1, 8, tzinfo=UTC)
    start_event(open_house.office, EVENT, "lots", open_house.act("start"))
    game = open_house.office.store.events.games_of_event(EVENT)[0]
    assert open_house.office.folder.game(game.id).terms.per_move == timedelta(days=10)


def test_everybody_is_told_in_their_language_what_differs_and_nothing_else(open_house):
    change(open_house, clock={"per_move": "10d"}, event={"start": date(2024, 3, 1)})
    letters = {one.to: one.words for one in open_house.letters()}
    assert set(letters) == {ANNA, BO, CAI}
    for words in (
        "Now: Play starts on 2024-03-01 at 00:00",
        "Before: Play starts on 2024-02-01 at 00:00",
        "Now: You have 10 days for each answer",
        "Before: You have 7 days for each answer",
        "answer before the start with this line: withdraw SK24",
        REASON,
    ):
        assert words in letters[ANNA]
    assert "once" not in letters[ANNA]
    assert "Everybody plays" not in letters[ANNA]
    assert "Nu: Spelet börjar 2024-03-01" in letters[BO]
    assert "avanmäl SK24" in letters[BO]
    assert "Nüüd: Mäng algab 2024-03-01" in letters[CAI]
    assert "lahkun SK24" in letters[CAI]


def test_who_does_not_like_the_change_leaves_with_a_tap_and_questions_go_to_the_arbiter(
    open_house,
):
    change(open_house, event={"name": "Julkorr"})
    (told,) = (one for one in open_house.letters() if one.to == ANNA)
    assert f"write to the arbiter, {ARBITER}" in told.words
    (link,) = (one for one in links(told) if order_of(one) == "withdraw SK24")
    assert open_house.give(tap(open_house, ANNA, link)).state == "handled"
    assert open_house.player(ANNA) not in open_house.office.folder.contest("SK24").entries


def test_nobody_is_told_of_a_key_that_players_are_not_concerned_with(tmp_path):
    league = {"kind": "league"}
    one, other = (
        [{"name": "Elite", "players": [ANNA, BO], "places": places}, {"name": "Second"}]
        for places in (4, 6)
    )
    with House(
        tmp_path, (), members=member_list((ANNA, BO)), system=league, divisions=one
    ) as house:
        assert len(house.letters()) == 2
        change(house, system=league, divisions=other)
        assert house.letters() == []
        assert contest(house).revisions[0].keys == ("divisions",)


def test_an_act_without_a_reason_or_a_difference_is_refused(open_house):
    with pytest.raises(ArbiterError, match="needs a reason"):
        change_event(open_house.office, EVENT, spec(), open_house.act("change"))
    assert "nothing differs" in faults(open_house)


def test_what_the_new_file_makes_impossible_is_refused_all_at_once(open_house):
    told = faults(
        open_house,
        event={"id": "SK25", "max_players": 2, "start": date(2024, 1, 1)},
    )
    assert "[event] id is SK25" in told
    assert "[event] max_players is 2, and 3 players" in told
    assert "[event] start is 2024-01-01" in told


def test_the_status_says_when_why_and_what_was_changed(open_house):
    change(open_house, event={"name": "Julkorr"}, clock={"per_move": "10d"})
    found = [status_of(open_house.office, EVENT, open_house.now)]
    lines = as_lines(open_house.office, found)
    assert f"  file changed on 2024-01-22 (event.name, clock.per_move): {REASON}" in lines
    (event,) = to_json(open_house.office, found)["events"]
    (made,) = event["changes"]
    assert (made["reason"], made["keys"]) == (REASON, ["event.name", "clock.per_move"])


def rules_of(house, player):
    """The rules as a player is told them who asks without a tag, and then with one."""
    asked = house.give(house.compose(player, f"rules {EVENT}")).to(player)
    return house.give(house.compose(player, f"rules {EVENT}", asked)).to(player).words


def test_an_invited_player_hears_the_new_rules_when_asking_for_them(open_house):
    change(open_house, clock={"per_move": "10d"})
    open_house.letters()
    assert "10 days for each answer" in rules_of(open_house, ANNA)


# -- teams and divisions ----


TEAMS = {"kind": "teams", "boards": 2, "reserves": 1}


def team(name: str, *players: str, **more: object) -> Mapping[str, object]:
    return {"name": name, "players": list(players), **more}


@pytest.fixture
def team_house(tmp_path):
    """Two teams of two that the file lists."""
    teams = [team("Umea", ANNA, BO), team("Lund", CAI, DAG)]
    members = member_list((ANNA, BO, CAI, DAG, EVA))
    with House(tmp_path, (), members=members, system=TEAMS, teams=teams) as house:
        house.letters()
        yield house


def test_a_team_that_is_renamed_keeps_its_listed_players(team_house):
    after = change(
        team_house, system=TEAMS, teams=[team("Umeå", ANNA, BO), team("Lund", CAI, DAG)]
    )
    assert after.teams[team_house.player(ANNA)] == "Umeå"
    letters = {one.to: one.words for one in team_house.letters()}
    assert "You play for Umeå." in letters[ANNA]
    assert "You play for" not in letters[CAI]
    assert "Now: The teams are Umeå and Lund." in letters[CAI]
    assert is_sound(team_house)


def test_the_order_of_the_new_list_is_the_ranking_order(team_house):
    after = change(
        team_house, system=TEAMS, teams=[team("Umea", BO, ANNA), team("Lund", CAI, DAG)]
    )
    assert after.entries[:2] == (team_house.player(BO), team_house.player(ANNA))
    assert team_house.letters() == []
    assert is_sound(team_house)


def test_who_is_listed_anew_is_entered_and_invited(team_house):
    after = change(
        team_house, system=TEAMS, teams=[team("Umea", ANNA, EVA, BO), team("Lund", CAI, DAG)]
    )
    names = [team_house.office.store.players.player(one).name for one in after.entries]
    assert names == ["Anna", "Eva", "Bo", "Cai", "Dag"]
    (letter,) = team_house.letters()
    assert letter.to == EVA
    assert letter.subject.startswith("Invitation: Sverigekorr 2024")
    assert is_sound(team_house)


def test_who_has_left_is_not_entered_again_by_a_file_that_still_lists_them(team_house):
    act = replace(team_house.act("withdraw"), reason="asked to leave")
    withdraw_player(team_house.office, EVENT, team_house.player(BO), act)
    teams = [team("Umea", ANNA, BO), team("Lund", CAI, DAG)]
    after = change(team_house, event={"name": "Lagkorr"}, system=TEAMS, teams=teams)
    assert team_house.player(BO) not in after.entries
    assert is_sound(team_house)


def test_a_team_that_left_stays_out(team_house):
    act = replace(team_house.act("withdraw"), reason="asked to leave")
    withdraw_team(team_house.office, EVENT, "Umea", act)
    teams = [team("Umea", ANNA, BO), team("Lund", CAI, DAG)]
    after = change(team_house, event={"name": "Lagkorr"}, system=TEAMS, teams=teams)
    assert len(after.entries) == 2


def test_teams_that_no_longer_fit_are_refused_all_at_once(team_house):
    eva = team_house.player(EVA)
    enter_players(team_house.office, EVENT, [eva], team_house.act("late"), team="Lund")
    small = {**TEAMS, "reserves": 0}
    told = faults(team_house, system=small, teams=[team("Umea", ANNA, CAI), team("Ystad")])
    assert f"no longer lists {team_house.player(BO)} and {team_house.player(DAG)}" in told
    assert "has no Lund, for which 2 players would be entered" in told
    told = faults(team_house, system=small, teams=[team("Umea", ANNA, BO), team("Lund", CAI, DAG)])
    assert "Lund would have 3 players, and 2 are allowed" in told


def test_a_player_whom_nobody_knows_or_who_is_listed_twice_is_refused(team_house):
    teams = [team("Umea", ANNA, "nobody@x.test"), team("Lund", CAI, team_house.player(ANNA))]
    told = faults(team_house, system=TEAMS, teams=teams)
    assert "no player of the register is nobody@x.test" in told
    assert f"{team_house.player(ANNA)} is listed twice" in told


def test_a_captain_whom_the_new_file_names_is_captain(team_house):
    teams = [team("Umea", ANNA, BO, captain=BO), team("Lund", CAI, DAG)]
    after = change(team_house, system=TEAMS, teams=teams)
    assert after.team_draw.captains == {"Umea": team_house.player(BO)}


def test_players_get_teams_when_a_file_of_single_players_becomes_one_of_teams(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI, DAG)) as house:
        teams = [team("Umea", ANNA, BO), team("Lund", CAI)]
        told = faults(house, system=TEAMS, teams=[team("Umea", ANNA, BO), team("Lund")])
        assert f"names no place for {house.player(CAI)} and {house.player(DAG)}" in told
        teams[1] = team("Lund", CAI, DAG)
        after = change(house, system=TEAMS, teams=teams)
        assert after.teams[house.player(DAG)] == "Lund"
        back = change(house, system={"kind": "round_robin"})
        assert back.teams == {}
        assert is_sound(house)


# -- while it runs ----


DATED = {"round_days": 30}


@pytest.fixture
def dated(tmp_path):
    """Four players all meet, a round every 30 days; the first one goes on."""
    with House(tmp_path, (ANNA, BO, CAI, DAG), system=DATED, clock=SLOW) as house:
        house.start()
        yield house


def test_every_key_of_an_event_file_says_when_it_may_change():
    parts = get_type_hints(EventSpec)
    tables = {name for name, part in parts.items() if isinstance(part, type)}
    keys = {f"{table}.{key}" for table in tables for key in kinds_of(parts[table])}
    assert set(key_rules()) == keys | (parts.keys() - tables)


@pytest.mark.parametrize("key", ["game.opening", "game.fifth_symmetry"])
def test_what_a_game_has_of_its_own_never_changes(key):
    assert rule_of(key).when is When.NEVER


@pytest.mark.parametrize(
    ("table", "keys"),
    [
        ("event", {"name": "Julkorr", "committee": ["c@club.test"], "languages": ["en"]}),
        ("event", {"arbiters": ["new@club.test"], "max_players": 4}),
        ("mail", {"messages": False, "authority": "both"}),
        ("ranking", {"sanctioned_by": "RIF"}),
    ],
)
def test_what_touches_no_game_may_change_while_the_event_runs(dated, table, keys):
    changes = {"system": DATED, "clock": SLOW}
    change(dated, **{**changes, table: {**changes.get(table, {}), **keys}})
    assert contest(dated).revisions[0].begun
    assert is_sound(dated)


def test_what_may_not_change_is_refused_key_by_key_with_what_to_do_instead(dated):
    told = faults(
        dated,
        event={"start": date(2024, 2, 2), "max_players": 3},
        game={"opening": "soosorv"},
        system={**DATED, "games_per_pair": 2, "tie_breaks": ["wins"]},
        clock=SLOW,
        mail={"conditional": False},
        ranking={"system": "correspondence"},
    ).splitlines()
    assert [line.partition("] ")[2].split()[0] for line in told] == [
        *("start", "max_players", "opening", "games_per_pair", "tie_breaks"),
        *("conditional", "system"),
    ]
    assert all("cannot change now that the event runs: " in line for line in told)
    assert "`corr event cancel`" in told[2]


def test_present_players_are_told_and_no_word_of_withdrawing_before_the_start(dated):
    act = replace(dated.act("withdraw"), reason="asked to leave")
    withdraw_player(dated.office, EVENT, dated.player(DAG), act)
    dated.letters()
    change(dated, event={"name": "Julkorr"}, system=DATED, clock=SLOW)
    letters = dated.letters()
    assert sorted(one.to for one in letters) == sorted((ANNA, BO, CAI))
    assert all("withdraw" not in one.words for one in letters)
    assert all("Now: Julkorr (SK24)" in one.words for one in letters)


def test_days_of_later_rounds_may_change_but_those_of_begun_rounds_may_not(dated):
    dates = [date(2024, 2, 1), date(2024, 4, 1), date(2024, 5, 1)]
    late = {"round_dates": dates}
    change(dated, system=late, clock=SLOW)
    assert contest(dated).round_day(2) == date(2024, 4, 1)
    dated.letters()
    assert dated.wait(days=31) == []  # the day that the second round had before
    dated.now = datetime(2024, 3, 31, 22, tzinfo=UTC)
    assert any("round 2" in one.subject for one in dated.look())
    moved = {"round_dates": [dates[0], date(2024, 4, 9), dates[2]]}
    assert "[system] round_dates cannot change" in faults(dated, system=moved, clock=SLOW)
    past = {"round_dates": [*dates[:2], date(2024, 4, 2)]}
    dated.now += timedelta(days=5)
    assert "no round can begin on a day that is over" in faults(dated, system=past, clock=SLOW)
    change(dated, system={"round_dates": [*dates[:2], date(2024, 6, 1)]}, clock=SLOW)
    assert is_sound(dated)


def test_the_list_of_days_has_one_for_every_round(dated):
    two = {"round_dates": [date(2024, 2, 1), date(2024, 4, 1)]}
    assert "there are 3 rounds, and the list has 2 days" in faults(dated, system=two, clock=SLOW)


def test_a_new_clock_holds_for_rounds_that_have_not_begun(dated):
    dated.letters()
    change(dated, system=DATED, clock={**SLOW, "per_move": "20d"})
    letters = dated.letters()
    kept = "Games that began before this was changed keep the time that they began with."
    assert all(kept in one.words for one in letters)
    assert kept in rules_of(dated, ANNA)
    dated.now = datetime(2024, 3, 2, 8, tzinfo=UTC)
    dated.look()
    spans = {
        row.id[-3:]: dated.office.folder.game(row.id).terms.per_move.days
        for row in dated.office.store.events.games_of_event(EVENT)
    }
    assert spans == {"001": 90, "002": 90, "003": 20, "004": 20}


def test_no_clock_changes_where_all_games_have_begun(tmp_path):
    with House(tmp_path, (ANNA, BO)) as house:
        house.start()
        told = faults(house, clock={"per_move": "20d", "reminders": ["1d"]})
        assert "[clock] per_move cannot change" in told
        assert "[clock] reminders cannot change" in told


def test_the_number_of_games_at_once_may_only_rise(tmp_path):
    limit = {"max_running": 2}
    with House(tmp_path, (ANNA, BO, CAI, DAG, EVA), system=limit) as house:
        house.start()
        assert "[system] max_running cannot" in faults(house, system={"max_running": 1})
        begun = house.office.store.events.game_counts(EVENT)[0]
        told = faults(house, system=limit, clock={"per_move": "20d"})
        assert "all games of a round have the same" in told
        change(house, system={"max_running": 3})
        house.look()
        assert house.office.store.events.game_counts(EVENT)[0] > begun
        change(house, system={"max_running": 0})
        house.look()
        assert house.office.store.events.game_counts(EVENT) == (10, 10)
        assert is_sound(house)


def test_rounds_that_the_arbiter_began_may_get_their_days_afterwards(tmp_path):
    by_hand = {"all_rounds_at_once": False}
    with House(tmp_path, (ANNA, BO, CAI, DAG), system=by_hand, clock=SLOW) as house:
        house.start()
        house.now += timedelta(days=10)
        draw_next_round(house.office, EVENT, house.act("draw"))
        days = [date(2024, 2, 1), date(2024, 2, 11), date(2024, 3, 1)]
        change(house, system={**by_hand, "round_dates": days}, clock=SLOW)
        house.now = datetime(2024, 3, 1, 8, tzinfo=UTC)
        house.look()
        assert contest(house).opened == 3


def test_an_event_that_is_over_keeps_its_file(tmp_path):
    with House(tmp_path, (ANNA, BO)) as house:
        house.start()
        rule_game(house.office, f"{EVENT}-001", "1-0", replace(house.act("r"), reason="x"))
        close_event(house.office, EVENT, house.act("close"))
        assert "its file stays as it is" in faults(house, event={"name": "Julkorr"})
