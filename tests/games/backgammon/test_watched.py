"""A match as those see it who watch: each act, the end of each game, and no secret of a seat."""

from pathlib import Path

import pytest

from corr.games.registry import rules_for
from corr.games.rules import Move, Seat
from corr.games.track import Cube
from corr.records.backgammon import mat

RULES = rules_for("backgammon")
FILES = sorted((Path(__file__).parents[2] / "data" / "mat").glob("*.mat"))


def scenes(points, *moves):
    itself = RULES.of_itself
    assert itself
    return list(itself.watched(RULES.start({"points": str(points)}), [*map(Move, moves)]))


def of_file(file):
    record = mat.read(file.read_text("utf-8"))
    acts = (
        f"{act.roll}. {act.move}" if act.move.startswith("dice") else act.move
        for act in record.acts
    )
    return record, scenes(record.length, *acts)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_whole_matches_can_be_watched_to_their_end(file):
    record, found = of_file(file)
    won = [one for one in found if one.sentence == "won"]
    assert [one.params["game"] for one in won] == list(range(1, won[-1].game + 1))
    assert found[-1] is won[-1]
    last = won[-1].params
    assert (last["first"], last["second"]) == record.result.score
    assert won[-1].board.score == record.result.score
    assert not any(one.board.seated for one in found)
    seen = [one for one in found if one.sentence == "act"]
    assert all(one.seat in Seat for one in seen)
    asked = sum(act.move == "roll" for act in record.acts)
    assert len(found) == len(record.acts) - asked + len(won)


def test_a_game_is_seen_to_its_last_checker_before_the_next_begins():
    for file in FILES:
        _, found = of_file(file)
        for at, one in enumerate(found):
            if one.sentence != "won" or found[at - 1].board.off == (0, 0):
                continue
            (play,) = found[at - 1].params["moves"]
            if play[0] == "bg_played":
                assert 15 in found[at - 1].board.off
                assert 15 in one.board.off
                assert found[at - 1].board.dice
                assert found[at - 1].board.score == one.score


def test_an_opening_throw_of_equal_dice_is_seen():
    again, opening, *_ = scenes(3, "1. dice 3 3", "2. dice 6 4")
    assert (again.sentence, again.board.dice, again.seat) == ("opening", (3, 3), None)
    assert again.params == {"first": 3, "second": 3}
    assert (opening.board.dice, opening.board.rolled, opening.seat) == ((6, 4), None, Seat.FIRST)


def test_the_cube_is_seen_offered_taken_and_dropped():
    start = ("1. dice 6 4", "24/14")
    *_, offered = scenes(3, *start, "double")
    assert (offered.board.cube.offered, offered.seat) == (True, Seat.SECOND)
    *_, taken = scenes(3, *start, "double", "take")
    assert (taken.board.cube.value, taken.board.cube.viewers) == (2, True)
    assert taken.seat is Seat.FIRST
    *_, dropped, won = scenes(3, *start, "double", "drop")
    assert (dropped.seat, dropped.board.score) == (Seat.FIRST, (0, 0))
    assert (won.seat, won.params["points"], won.board.score) == (Seat.SECOND, 1, (0, 1))
    assert won.board.points == offered.board.points
    assert (dropped.board.cube, won.board.cube) == (Cube(value=1), Cube(value=1))


def test_a_resignation_is_seen_offered_refused_and_accepted():
    start = ("1. dice 6 4", "24/14")
    *_, refused = scenes(3, *start, "resign single", "refuse")
    assert (refused.seat, refused.params["moves"]) == (Seat.FIRST, (("bg_refused", "refuse"),))
    *_, offered, _, won = scenes(3, *start, "resign gammon", "accept")
    assert (offered.seat, won.seat, won.params["size"]) == (Seat.SECOND, Seat.FIRST, "gammon")
    assert won.board.score == (2, 0)


def test_points_are_seen_given_and_counted_when_they_count():
    (late, given) = scenes(5, "late 0 1", "points 1 0")
    assert (late.sentence, late.board.score) == ("late", (0, 1))
    assert given.params == {"first": 1, "second": 0, "waits": False}
    assert given.board.score == (1, 1)
    start = ("1. dice 6 4", "24/14", "points 0 2")
    *_, waits = scenes(5, *start)
    assert (waits.params["waits"], waits.board.score) == (True, (0, 0))
    *_, won = scenes(5, *start, "resign single", "accept")
    assert (won.params["points"], won.params["given"], won.board.score) == (1, True, (1, 2))
    assert [one.sentence for one in scenes(5, "1. dice 6 4", "points 0 0")] == ["opening"]
