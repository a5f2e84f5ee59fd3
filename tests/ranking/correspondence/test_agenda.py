"""Norms in advance from an event file: what is to come, what is needed, what would follow."""

import json
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.errors import ArbiterError
from corr.ranking.correspondence.advance import Outlook, outlooks
from corr.ranking.correspondence.agenda import Agenda, parse_agenda, suppose
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.event import write_level
from corr.ranking.correspondence.eventfile import parse
from corr.ranking.correspondence.norms import advance_norms, undrawn_games

Json = dict[str, Any]
IDS = tuple("ABCDEFGH")
ENDS = {"1-0": "resign", "0-1": "resign", "1/2-1/2": "agreement"}


def event(levels: dict[str, str | None], results: dict[str, str], **others: Any) -> Json:
    """A round robin; `results` by pair, as `AB`; the other games go on."""
    games = []
    for black, white in combinations(levels, 2):
        game: Json = {"id": f"G{black}{white}", "black": black, "white": white}
        if result := results.get(black + white):
            over = {"ended": ENDS[result], "ended_on": "2024-09-01", "moves": [9, 9]}
            game |= {"result": result, **over}
        games.append(game)
    return {
        "event": {"name": "Korr", "start": "2024-02-01"},
        "players": [{"id": one, "level": level} for one, level in levels.items()],
        "games": games,
        **others,
    }


def agenda(document: Json) -> Agenda:
    return parse_agenda(json.dumps(document))


def of(found: Agenda, player: str) -> Outlook:
    return next(one for one in outlooks(found) if one.player.id == player)


SAME = dict.fromkeys(IDS, "5 kyu")


def test_games_without_results_are_to_come_and_the_event_needs_no_close() -> None:
    found = agenda(event(SAME, {"AB": "1-0", "AC": "1/2-1/2"}))
    assert len(found.event.games) == 2
    assert len(found.open) == 26
    anna = of(found, "A")
    assert (anna.completed, anna.scheduled, anna.points) == (2, 7, 3)


def test_norms_are_those_of_all_games_and_what_is_missing_follows() -> None:
    found = of(agenda(event(SAME, {"AB": "1-0"})), "A").norms
    assert found is not None
    assert found.keep.norm.halves == 4
    assert found.confirm.norm.halves == 7
    assert found.rise1
    assert (found.rise1.norm.halves, found.rise1.missing, found.rise1.reachable) == (9, 7, True)


def test_games_that_wait_count_like_games_without_results() -> None:
    whole = event(SAME, {"AB": "1-0"})
    waiting = [game for game in whole["games"] if "result" not in game]
    over = [game for game in whole["games"] if "result" in game]
    parted = agenda({**whole, "games": over, "waiting": waiting})
    assert parted.open == agenda(whole).open
    assert outlooks(parted) == outlooks(agenda(whole))


def test_without_games_everybody_meets_everybody_once() -> None:
    found = agenda(event(SAME, {}, games=[]))
    assert found.guessed
    assert len(found.open) == 28
    assert of(found, "H").scheduled == 7


def test_in_rounds_of_a_monrad_to_come_an_opponent_counts_as_those_left_to_meet_do() -> None:
    levels = dict(zip(IDS, ("5 kyu", *["4 kyu", "6 kyu"] * 3, "5 kyu"), strict=True))
    drawn = [{"id": "G1", "round": 1, "black": "A", "white": "B"}]
    found = agenda(event(levels, {}, games=drawn, system={"kind": "monrad", "rounds": 7}))
    assert found.undrawn == 6
    anna = of(found, "A")
    assert anna.scheduled == 7
    assert anna.norms is not None
    # One game against the index 7, six against the mean of the six others: 35/6.
    assert anna.norms.confirm.norm.exact == Fraction(10 * 7 + 3 * (6 * 7 - 7 - 35), 20)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"games": [{"black": "A", "white": "Z"}]}, "unknown player Z"),
        ({"games": [{"black": "A", "white": "A"}]}, "paired with themself"),
        ({"games": [{"black": "A", "white": "B", "result": "2-0"}]}, "unfinished"),
        ({"waiting": ["x"]}, "not a JSON object"),
        ({"games": "x"}, "not a JSON object"),
        ({"players": []}, None),
    ],
)
def test_what_is_wrong_in_the_file_is_named(changes: Json, says: str | None) -> None:
    document = event({"A": "5 kyu", "B": None}, {}) | changes
    with pytest.raises(ArbiterError) as caught:
        agenda(document)
    assert says is None or says in str(caught.value)


def test_a_supposed_result_ends_a_game_by_its_id_or_by_its_players() -> None:
    found = agenda(event(SAME, {"AB": "1-0"}))
    then = suppose(found, {"GAC": "1-0", "A-D": "1/2-1/2"})
    assert len(then.open) == len(found.open) - 2
    assert of(then, "A").points == 5


@pytest.mark.parametrize(
    ("results", "says"),
    [
        ({"GAB": "1-0"}, "GAB is over already"),
        ({"GXY": "1-0"}, "GXY is no game that is still to be played"),
        ({"GAC": "3-0"}, "no result 3-0"),
    ],
)
def test_what_cannot_be_supposed_is_refused(results: dict[str, str], says: str) -> None:
    with pytest.raises(ArbiterError, match=says):
        suppose(agenda(event(SAME, {"AB": "1-0"})), results)


def test_points_in_all_lead_to_a_level_if_they_can_be_reached() -> None:
    anna = of(agenda(event(SAME, {"AB": "1-0"})), "A")
    supposed = anna.at(9)
    assert supposed is not None
    assert (supposed.level, supposed.reason) == (7, "rise1")
    assert not anna.can_end_with(1)
    assert anna.at(1) is None
    assert not anna.can_end_with(15)


LEVELS = st.none() | st.integers(1, 20).map(write_level)
RESULTS = st.sampled_from(sorted(ENDS))


@st.composite
def decided(draw: st.DrawFn) -> tuple[Json, dict[str, str]]:
    levels = {one: draw(LEVELS) for one in IDS[: draw(st.integers(3, 8))]}
    pairs = [a + b for a, b in combinations(levels, 2)]
    return event(levels, {}), {f"G{pair}": draw(RESULTS) for pair in pairs}


@settings(max_examples=60)
@given(decided())
def test_when_all_results_are_supposed_the_outcome_is_that_of_the_finished_event(
    drawn: tuple[Json, dict[str, str]],
) -> None:
    document, results = drawn
    then = suppose(agenda(document), results)
    assert then.is_decided
    finished = event(
        {one["id"]: one["level"] for one in document["players"]},
        {game[1:]: result for game, result in results.items()},
    )
    finished["event"]["close"] = "2025-02-01"
    found = parse(json.dumps(finished))
    if all(player.level is None for player in found.players):
        assert all(one.outcome is None for one in outlooks(then))
        return
    expected = {one.id: one for one in compute(found).players}
    for one in outlooks(then):
        outcome = expected[one.player.id]
        assert one.outcome == outcome
        if one.player.level is None or outcome.reason == "kept_most_points":
            continue
        ended = one.at(one.points)
        if not any(player.level is None for player in found.players):
            assert (ended.reason if ended else one.reason) == outcome.reason
            assert ended is None or ended.level == outcome.level_after


def test_undrawn_games_alone_count_against_the_field() -> None:
    undrawn = undrawn_games(7, 1, [[7], [7], [None], [20]])
    found = advance_norms(level=6, opponents=(), participants=9, undrawn=undrawn)
    assert found is not None
    assert found.scheduled == 7
    # The index of 10 dan counts as 9, the mean of the three is 23/3.
    assert found.confirm.norm.exact == Fraction(70 + 3 * (42 - Fraction(7 * 23, 3))) / 20
