"""Norms in advance against the close, and how new players and undrawn rounds count in them."""

import json
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from corr.errors import ArbiterError
from corr.ranking.correspondence.advance import (
    NEW_OPPONENTS,
    Outlook,
    norms_in,
    outlook_json,
    outlooks,
)
from corr.ranking.correspondence.agenda import Agenda
from corr.ranking.correspondence.compute import PlayerResult, compute
from corr.ranking.correspondence.event import EventFile, write_level
from corr.ranking.correspondence.eventfile import parse
from corr.ranking.correspondence.newcomers import EstimatesNeeded
from tests.places import TESTS
from tests.ranking.correspondence.test_agenda import IDS, SAME, Json, agenda, event, of

CASES = TESTS / "data" / "corr_ranking.jsonl"
ENDINGS = ("resign", "time", "withdrawal", "adjudication", "walkover")


def agrees(one: Outlook, closed: PlayerResult) -> None:
    """What is told of a player when every game is over, against what the close says."""
    assert (one.completed, one.scheduled, one.left) == (closed.completed, closed.completed, 0)
    assert one.points == closed.points
    assert one.moving == 0
    if one.player.level is None:
        if closed.completed:
            assert one.strength == closed.found
        told = one.at(one.points)
        if told is None:
            assert closed.level_after == closed.close
        else:
            assert (told.level, told.reason) == (closed.level_after, closed.reason)
        return
    if closed.norms is None:
        assert one.reason == closed.reason
        assert one.prospects == ()
        return
    assert one.norms
    assert one.reason == ""
    assert not one.norms.assumed
    told_norms = {name: each.norm for name, each in norms_in(one.norms)}
    for name in ("keep", "confirm", "rise1", "rise2"):
        assert told_norms.get(name) == getattr(closed.norms, name)
    for _, each in norms_in(one.norms):
        assert each.missing == max(0, each.norm.halves - closed.points)
        assert each.reachable is (not each.missing)
    if closed.reason != "kept_most_points":
        now = one.at(one.points)
        assert now
        assert (now.level, now.reason) == (closed.level_after, closed.reason)


def known_events() -> Iterator[EventFile]:
    for line in CASES.read_text("utf-8").splitlines():
        yield parse(json.dumps(json.loads(line)["input"]))


def test_in_the_known_cases_the_norms_told_at_the_end_are_those_of_the_close() -> None:
    checked = 0
    for known in known_events():
        try:
            closed = compute(known)
        except EstimatesNeeded:
            continue
        for one, each in zip(outlooks(Agenda(event=known)), closed.players, strict=True):
            agrees(one, each)
            checked += one.player.level is not None
    assert checked > 200


@st.composite
def finished(draw: st.DrawFn) -> Json:
    """An event that is over: new players, levels that changed, games that do not count."""
    ids = IDS[: draw(st.integers(4, 8))]
    level = st.integers(1, 20).map(write_level)
    near = st.integers(4, 9).map(write_level)
    start = {one: draw(st.one_of(st.none(), near, near, level)) for one in ids}
    players: list[Json] = []
    for one in ids:
        entry: Json = {"id": one, "level": start[one]}
        if draw(st.integers(0, 4)) == 0:
            entry["level_close"] = draw(level)
        if start[one] is not None and draw(st.integers(0, 4)) == 0:
            entry["level_three_months"] = draw(level)
        players.append(entry)
    games = []
    for black, white in [*combinations(ids, 2)] * draw(st.integers(1, 2)):
        ended = draw(st.sampled_from([*["resign"] * 9, *ENDINGS]))
        moves = [0, 0] if ended == "walkover" else draw(st.sampled_from([[9, 9]] * 9 + [[1, 0]]))
        result = draw(st.sampled_from(["1-0", "0-1"]))
        day = draw(st.sampled_from(["2024-03-01", "2024-05-01", "2024-09-01"]))
        games.append(
            {"black": black, "white": white, "result": result, "ended": ended}
            | {"ended_on": day, "moves": moves}
        )
    new = [one for one in ids if start[one] is None]
    supplied = draw(st.lists(st.sampled_from(new), unique=True)) if new else []
    return {
        "event": {"name": "Korr", "start": "2024-02-01", "close": "2024-10-01"},
        "players": players,
        "games": games,
        "estimates": {one: draw(level) for one in supplied},
    }


@settings(max_examples=150)
@given(finished(), st.sampled_from(["2024-09-01", "2024-10-01"]))
@example(event(SAME, {}), "2024-10-01")
def test_with_every_game_over_the_norms_told_are_those_of_the_close(
    document: Json, close: str
) -> None:
    if any("result" not in game for game in document["games"]):
        document["games"] = []
    document["event"]["close"] = close
    known = parse(json.dumps(document))
    try:
        closed = compute(known)
    except EstimatesNeeded:
        return
    for one, each in zip(outlooks(Agenda(event=known)), closed.players, strict=True):
        agrees(one, each)


def test_an_event_that_is_over_within_three_months_has_the_norms_of_the_level_at_its_close() -> (
    None
):
    results = {a + b: "1-0" for a, b in combinations(IDS, 2)}
    document = event(SAME, results)
    document["event"]["close"] = "2024-04-01"
    document["players"][0] |= {"level_three_months": "4 kyu", "level_close": "3 kyu"}
    for game in document["games"]:
        game["ended_on"] = "2024-03-01"
    anna = of(agenda(document), "A")
    closed = compute(parse(json.dumps(document))).players[0]
    agrees(anna, closed)
    assert closed.own == 8


# -- while games go on ----


def new_and_old(results: dict[str, str], **others: Any) -> Agenda:
    """Seven 5 kyu and H, who is new."""
    return agenda(event(SAME | {"H": None}, results, **others))


def told_of(found: Agenda, player: str = "A") -> Outlook:
    return of(found, player)


def confirm(found: Agenda) -> str:
    norms = told_of(found).norms
    assert norms
    return str(norms.confirm.norm.exact)


def test_until_a_new_player_has_a_result_they_count_as_the_others_do_on_average() -> None:
    found = new_and_old({"AB": "1-0"})
    anna = told_of(found)
    assert (confirm(found), anna.moving, of(found, "H").strength) == ("7/2", 1, None)
    assert anna.norms
    assert anna.norms.assumed


def test_a_new_player_with_results_counts_with_what_these_give() -> None:
    """A win against a 5 kyu alone gives 1 kyu (index 10), which counts as 9 for a 5 kyu."""
    found = new_and_old({"BH": "0-1"})
    anna = told_of(found)
    assert of(found, "H").strength == 10
    assert confirm(found) == "61/20"
    assert anna.norms
    assert (anna.norms.assumed, anna.moving) == (False, 1)


def test_the_arbiters_estimate_counts_until_a_new_players_games_are_over() -> None:
    assert of(new_and_old({}, estimates={"H": "7 kyu"}), "H").strength == 4
    some = new_and_old({"BH": "0-1"}, estimates={"H": "7 kyu"})
    assert of(some, "H").strength == 4
    assert confirm(some) == "19/5"
    over = new_and_old({f"{one}H": "0-1" for one in "ABCDEFG"}, estimates={"H": "7 kyu"})
    assert over.open
    (closed,) = (one for one in compute(over.event).players if one.id == "H")
    assert of(over, "H").strength == closed.found == 9


def test_a_new_player_too_weak_to_count_as_near_is_not_counted_as_near() -> None:
    """Four opponents are near; the fifth is new, and as long as nothing is known would be one."""
    levels = dict(zip(IDS, ["1 dan"] * 5 + ["10 kyu"] * 2 + [None], strict=True))
    assert of(agenda(event(levels, {})), "A").reason == ""
    lost = agenda(event(levels, {"BH": "1-0", "FH": "1-0", "GH": "1-0"}))
    assert of(lost, "H").strength == 1
    assert of(lost, "A").reason == "too_few_opponents"


def test_who_can_no_longer_be_changed_by_anybody_is_not_told_that_norms_move() -> None:
    assert told_of(agenda(event(SAME, {}))).moving == 0
    whole = outlook_json(new_and_old({}), outlooks(new_and_old({})))["players"]
    assert whole["A"]["new_opponents"] == 1  # type: ignore[index]
    assert whole["H"]["counts_as"] is None  # type: ignore[index]


# -- new players themselves ----


def test_a_new_player_is_told_which_points_give_which_level() -> None:
    hanna = of(new_and_old({}), "H")
    assert hanna.reason == ""
    levels = [one.level for one in hanna.prospects]
    assert levels == sorted(levels, key=lambda level: level or 99)
    for one in hanna.prospects:
        for points in range(one.least, one.most + 1):
            then = new_and_old(results_of_h(points))
            closed = next(each for each in compute(then.event).players if each.id == "H")
            assert (one.level, one.reason) == (closed.level_after, closed.reason)


def results_of_h(points: int) -> dict[str, str]:
    """All games over; H gets so many half points."""
    results = {a + b: "1/2-1/2" for a, b in combinations(IDS, 2)}
    for one in "ABCDEFG":
        own = min(points, 2)
        points -= own
        results[f"{one}H"] = {0: "1-0", 1: "1/2-1/2", 2: "0-1"}[own]
    return results


def test_a_new_player_who_meets_another_is_told_by_the_strength_that_the_other_has_now() -> None:
    two = SAME | {"G": None, "H": None}
    before = of(agenda(event(two, {})), "H")
    assert before.reason == ""
    assert before.moving == 1
    after = of(agenda(event(two, {f"{one}G": "0-1" for one in "ABCDEF"})), "H")
    assert after.prospects[-1].level is not None
    assert before.prospects[-1].level is not None
    assert after.prospects[-1].level >= before.prospects[-1].level
    assert after.prospects != before.prospects


def test_where_nothing_is_known_of_anybody_a_new_player_is_told_so() -> None:
    found = of(agenda(event(dict.fromkeys(IDS), {"AB": "1-0"})), "A")
    assert (found.reason, found.prospects) == (NEW_OPPONENTS, ())
    supplied = agenda(event(dict.fromkeys(IDS), {}, estimates={"B": "5 kyu"}))
    assert of(supplied, "A").prospects


def test_a_level_got_elsewhere_meanwhile_is_not_lost_by_a_new_player() -> None:
    document = event(SAME | {"H": None}, {})
    document["players"][-1]["level_close"] = "2 kyu"
    assert {one.level for one in of(agenda(document), "H").prospects} >= {9}
    assert min(one.level or 0 for one in of(agenda(document), "H").prospects) == 9


# -- rounds to be drawn ----

NINE = ("10 dan", "3 dan", "1 dan", *["5 kyu"] * 6)


def monrad(
    levels: tuple[str | None, ...], rounds: int, games: list[Json], **others: Any
) -> Agenda:
    ids = "ABCDEFGHIJ"[: len(levels)]
    system = {"kind": "monrad", "rounds": rounds, **others}
    return agenda(event(dict(zip(ids, levels, strict=True)), {}, games=games, system=system))


def test_a_monrad_promises_no_norm_that_its_field_cannot_give() -> None:
    found = monrad(NINE, 8, [])
    assert of(found, "A").reason == "too_few_opponents"
    assert of(found, "B").reason == "too_few_opponents"
    assert of(found, "D").reason == ""


def test_two_games_against_each_opponent_count_twice_towards_the_near_ones() -> None:
    levels = ("3 dan", "3 dan", "2 dan", *["5 kyu"] * 6)
    assert of(monrad(levels, 8, []), "A").reason == "too_few_opponents"
    assert of(monrad(levels, 8, [], games_per_pair=2), "A").reason == "too_few_opponents"
    levels = ("3 dan", "3 dan", "2 dan", "2 dan", *["5 kyu"] * 5)
    assert of(monrad(levels, 8, [], games_per_pair=2), "A").reason == ""


def test_who_has_been_met_or_has_left_is_not_met_again() -> None:
    levels = ("3 dan", *["2 dan"] * 5, *["5 kyu"] * 3)
    met = [{"round": 1, "black": "A", "white": "B"}]
    assert of(monrad(levels, 8, met), "A").reason == ""
    far = [{"round": 1, "black": "A", "white": "I"}]
    assert of(monrad(levels, 8, far), "A").reason == ""
    ids = dict(zip("ABCDEFGHI", levels, strict=True))
    system = {"kind": "monrad", "rounds": 8}
    left = [{"player": "B", "after_round": 1}]
    gone = agenda(event(ids, {}, games=far, system=system, withdrawn=left))
    assert of(gone, "A").reason == "too_few_opponents"
    assert of(gone, "B").scheduled == 0


TEAMS = [
    {"id": "One", "players": ["A", "B", "C"]},
    {"id": "Two", "players": ["D", "E"]},
    {"id": "Three", "players": ["F", "G"]},
]


def by_system(kind: str, **others: Any) -> Agenda:
    return agenda(event(SAME, {}, games=[], system={"kind": kind, **others}))


def games_of(found: Agenda) -> dict[str, int]:
    return {one.player.id: one.scheduled for one in outlooks(found)}


def test_a_substitute_has_met_whom_the_player_before_them_met() -> None:
    levels = ("3 dan", *["2 dan"] * 5, *["5 kyu"] * 3)
    ids = dict(zip("ABCDEFGHI", levels, strict=True)) | {"J": "3 dan"}
    games = [{"round": 1, "black": "A", "white": "B"}]
    system = {"kind": "monrad", "rounds": 8}
    by = [{"player": "A", "by": "J"}]
    found = agenda(event(ids, {}, games=games, system=system, substituted=by))
    # Of the five 2 dan only four are left for the substitute to meet, and A is met by nobody.
    assert of(found, "J").reason == "too_few_opponents"
    assert of(found, "C").norms is not None
    assert of(found, "A").scheduled == 1


def test_a_team_monrad_meets_a_team_once_and_never_its_own() -> None:
    found = by_system("teams_monrad", rounds=2, boards=2, games_per_pair=4, teams=TEAMS)
    assert games_of(found) == dict.fromkeys("ABDEFG", 8) | {"C": 0, "H": 0}
    strong = {"A": "10 dan", "B": "10 dan", "C": "10 dan", "D": "10 dan", "E": "10 dan"}
    levels = SAME | strong
    system = {"kind": "teams_monrad", "rounds": 2, "boards": 2, "games_per_pair": 4}
    two = agenda(event(levels, {}, games=[], system=system | {"teams": TEAMS}))
    # Of two rounds only the one against Two can be near: four games, and five are needed.
    assert of(two, "A").reason == "too_few_opponents"


@pytest.mark.parametrize(
    ("system", "games"),
    [
        ({"kind": "round_robin", "games_per_pair": 2}, dict.fromkeys("ABCDEFGH", 14)),
        ({"kind": "match", "games_per_pair": 3}, dict.fromkeys("ABCDEFGH", 21)),
        (
            {"kind": "teams", "boards": 2, "games_per_pair": 3, "teams": TEAMS},
            dict.fromkeys("ABDEFG", 6) | {"C": 0, "H": 0},
        ),
        (
            {
                "kind": "teams_scheveningen",
                "boards": 2,
                "teams": [one | {"side": "BAA"[at]} for at, one in enumerate(TEAMS)],
            },
            {"A": 2, "B": 2, "C": 0, "D": 1, "E": 1, "F": 1, "G": 1, "H": 0},
        ),
        (
            {
                "kind": "scheveningen",
                "teams": [{"id": "A", "players": [*"ABCD"]}, {"id": "B", "players": [*"EFGH"]}],
            },
            dict.fromkeys("ABCDEFGH", 4),
        ),
        (
            {"kind": "league", "sections": [{"players": [*"ABC"]}, {"players": [*"DEFGH"]}]},
            dict.fromkeys("ABC", 2) | dict.fromkeys("DEFGH", 4),
        ),
    ],
)
def test_a_file_without_games_is_scheduled_by_its_system(
    system: Json, games: dict[str, int]
) -> None:
    found = agenda(event(SAME, {}, games=[], system=system))
    assert found.guessed
    assert games_of(found) == games


@pytest.mark.parametrize(
    ("system", "says"),
    [
        ({"kind": "cup"}, "its system is cup: how many games follow hangs on the results"),
        ({"kind": "monrad"}, "without its number of `rounds`"),
        ({"kind": "teams"}, "its `teams` do not say who plays for which"),
        ({"kind": "teams_monrad", "rounds": 3}, "`teams` do not say who plays for which team"),
        ({"kind": "teams_scheveningen", "teams": TEAMS}, "which `side` they are on"),
        ({"kind": "stages"}, "its `sections` do not say who plays in which"),
        ({"kind": "ladder"}, "this program does not know this kind"),
    ],
)
def test_where_the_file_does_not_say_who_meets_whom_that_is_told(system: Json, says: str) -> None:
    with pytest.raises(ArbiterError, match=says):
        agenda(event(SAME, {}, games=[], system=system))
