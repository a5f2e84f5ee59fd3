"""Backgammon by known answers: plays, matches act by act, matches of GNU Backgammon."""

from functools import reduce
from typing import Any

from msgspec.structs import replace

from corr.games.backgammon.board import fault, hopped
from corr.games.backgammon.ids import board_with_id, position_id
from corr.games.backgammon.match import Phase, accepted, offering
from corr.games.backgammon.notation import read_play, written
from corr.games.backgammon.plays import plays
from corr.games.backgammon.table import Table, act, table_for, throw
from corr.games.rules import Done, Seat
from tests.known.backgammon import (
    SEATS,
    board,
    changed,
    done,
    end,
    numbers,
    refused,
    seat_number,
    state,
)
from tests.known.cases import read_cases


def test_plays() -> None:
    for case in read_cases("backgammon_moves.jsonl"):
        before, dice = board(case["position"]), tuple(case["dice"])
        assert not fault(before), case["id"]
        assert position_id(before) == case["gnubg_id"], case["id"]
        assert board_with_id(case["gnubg_id"]) == before, case["id"]
        found = plays(before, dice)
        assert sorted(map(numbers, found)) == case["results"], case["id"]
        for after, hops in found.items():
            assert len(hops) == case["n_dice_used"], case["id"]
            read = read_play(before, dice, written(before, dice, hops))
            assert reduce(hopped, read, before) == after, case["id"]


def test_matches_act_by_act() -> None:
    for case in read_cases("match_cases.jsonl"):
        table = table_for(case["length"])
        told: dict[str, object] = {}
        for at, (who, what, legal, after) in enumerate(case["acts"]):
            where = (case["id"], at, who, what)
            if not legal:
                assert refused(table, who, what), where
                continue
            table, by_itself = done(table, who, what)
            told |= changed(after)
            assert state(table) == told, (*where, by_itself)
        assert end(table) == case["end"], case["id"]


def test_what_was_done_without_a_letter() -> None:
    """What cases tell besides: `1 forced`, `2 no play`, `1 greedy`, an order by its act."""
    for case in read_cases("match_cases.jsonl"):
        table = table_for(case["length"])
        for who, what, legal, after in case["acts"]:
            if not legal:
                continue
            table, by_itself = done(table, who, what)
            wanted = [one for one in after.get("did", ()) if one != "put back"]
            assert [told(one) for one in by_itself] == wanted, (case["id"], who, what)


def told(one: Done) -> str:
    """What a case says of an act that was made for a seat."""
    if one.reason == "unasked":
        return "accepted without asking"
    kinds = {"no_play": "no play", "last_checker": "forced", "forced": "forced"}
    what = "greedy" if one.reason == "greedy" else kinds.get(one.reason, one.move)
    return f"{seat_number(one.seat)} {what}"


def test_matches_of_gnu_backgammon() -> None:
    """Every position, cube and score of whole matches."""
    for case in read_cases("backgammon_matches.jsonl"):
        table = table_for(case["length"])
        for seat in SEATS:
            table, _ = act(table, seat, "set forced off")
        for game in case["games"]:
            assert table.match.score == tuple(game["score_before"])
            assert table.match.crawford is game["crawford"]
            for side, kind, *more in game["actions"]:
                table = acted(table, SEATS[side], kind, more)
            if game["reason"] == "resignation":
                loser = SEATS[1 - game["winner"]]
                size = game["multiplier"]
                resigned = offering(replace(table.match, turn=loser), size)
                table = replace(table, match=accepted(resigned))
            won = table.match.games[-1]
            assert (SEATS.index(won.winner), won.points, won.cube) == (
                game["winner"],
                game["points"],
                game["cube"],
            )
        assert table.match.outcome
        assert table.match.score == tuple(min(had, case["length"]) for had in case["final_score"])


def acted(table: Table, seat: Seat, kind: str, more: list[Any]) -> Table:
    """A table after an action of a match of GNU Backgammon."""
    if kind != "roll":
        return act(table, seat, kind)[0]
    dice, play, position = more
    if table.match.phase is Phase.OPENING:
        dice = sorted(dice, reverse=seat is Seat.FIRST)
    elif table.match.phase is Phase.CHOICE:
        table, _ = act(table, seat, "roll")
    table, _ = throw(table, (dice[0], dice[1]))
    if play:
        assert table.match.to_act is seat
        table, _ = act(table, seat, f"{dice[0]}{dice[1]}: {play}")
    ended = table.match.phase is Phase.OPENING or table.match.outcome
    assert ended or numbers(table.match.seen(seat)) == position
    return table
