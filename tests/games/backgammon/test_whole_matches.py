"""Whole matches of players who do whatever comes to mind: what holds after every act."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from corr.errors import PlayerError
from corr.games.backgammon.board import START, fault
from corr.games.backgammon.match import Match, Phase
from corr.games.backgammon.notation import written
from corr.games.backgammon.plays import plays
from corr.games.backgammon.standing import ORDERS
from corr.games.backgammon.table import Table, act, answered, points_given, table_for, throw
from corr.games.rules import Chance, Seat
from tests.games.backgammon.positions import any_dice

SIZES = ("single", "single", "gammon", "backgammon")


def a_line(chance: Random, match: Match, seat: Seat) -> str:
    """What a seat whose act is due may write: mostly an act that is possible."""
    if chance.random() < 0.005:
        return f"resign {chance.choice(SIZES)}"
    if chance.random() < 0.05:
        return chance.choice((*ORDERS, "orders off", "autoroll off", "pass", "double", "roll"))
    match match.phase:
        case Phase.CHOICE:
            return chance.choice((*["roll"] * 9, "double"))
        case Phase.ANSWER:
            return chance.choice(("take", "take", "take", "drop"))
        case Phase.RESIGNED:
            return chance.choice(("accept", "refuse"))
        case _:
            board, dice = match.seen(seat), match.dice
            assert dice
            return written(board, dice, chance.choice(list(plays(board, dice).values())))


def gone_on(chance: Random, table: Table) -> Table:
    """A table after one more act of somebody; the same if it was refused."""
    if table.called:
        return answered(table)[0]
    if chance.random() < 0.003:
        return points_given(table, chance.choice(((1, 0), (0, 1), (1, 1))))
    if chance.random() < 0.005:
        return act(table, chance.choice(list(Seat)), "call director: a word")[0]
    seat = table.match.to_act
    if seat is Chance.CHANCE:
        return throw(table, any_dice(chance))[0]
    assert isinstance(seat, Seat)
    if chance.random() < 0.05:
        return act(table, seat.other, a_line(chance, table.match, seat))[0]
    return act(table, seat, a_line(chance, table.match, seat))[0]


def course(seed: int, length: int) -> Iterator[tuple[Table, Table]]:
    """Each table of a match with the one after it; where an act was refused, the same again."""
    chance = Random(seed)
    table = table_for(length)
    while not table.match.outcome:
        try:
            then = gone_on(chance, table)
        except PlayerError:
            then = table
        yield table, then
        table = then


MATCHES = [(seed, (1, 2, 3, 5, 7, 11)[seed % 6]) for seed in range(24)]


def test_what_holds_after_every_act() -> None:
    seen: Counter[str] = Counter()
    for seed, length in MATCHES:
        for before, after in course(seed, length):
            assert_sound(after.match)
            assert_gone_on(before.match, after.match)
            seen.update(kinds(before, after))
        assert_ended(after.match)
    for name in ("refused", "doubled", "called", "waiting", "drop", "resignation", "bear-off"):
        assert seen[name] >= 10, seen
    for name in ("size 1", "size 2", "size 3", "crawford"):
        assert seen[name] >= 3, seen


def kinds(before: Table, after: Table) -> list[str]:
    """What an act is an example of."""
    told = {
        "refused": before is after,
        "doubled": after.match.cube > before.match.cube,
        "called": after.called,
        "waiting": bool(after.match.waiting),
    }
    ended = []
    if len(after.match.games) > len(before.match.games):
        won = after.match.games[-1]
        ended = [won.reason, f"size {won.size}", *["crawford"] * won.crawford]
    return ended + [name for name, is_so in told.items() if is_so]


def assert_sound(match: Match) -> None:
    """Checkers, cube, score and the numbers of games of one moment."""
    assert fault(match.board) == ""
    assert match.cube.bit_count() == 1
    assert (match.owner is None) == (match.cube == 1)
    assert match.length > 1 or match.cube == 1
    assert not match.crawford or match.cube == 1
    assert max(match.score) <= match.length
    assert match.outcome or max(match.score) < match.length
    assert sum(game.crawford for game in match.games) + match.crawford * (not match.outcome) <= 1
    ended = len(match.games)
    assert match.game == ended + 1 or (match.outcome and match.game == ended)
    assert (match.dice is not None) == (match.phase is Phase.PLAY) or match.phase is Phase.RESIGNED
    if match.phase is Phase.OPENING:
        assert (match.board, match.turn, match.cube) == (START, None, 1)


def assert_gone_on(before: Match, after: Match) -> None:
    """Throws are counted one by one, points never fall, and what was refused changed nothing."""
    thrown = before.to_act is Chance.CHANCE and after.number > before.number
    assert after.roll - before.roll in ((0, 1) if thrown else (0,))
    assert all(had <= has for had, has in zip(before.score, after.score, strict=True))
    assert after.games[: len(before.games)] == before.games
    if after.game > before.game or len(after.games) > len(before.games):
        won = after.games[-1]
        assert won.points == won.cube * won.size
        assert won.score == before.score
        assert won.crawford is before.crawford


def assert_ended(match: Match) -> None:
    """Who has won has all the points, by a game or by the director."""
    assert match.outcome
    assert match.to_act is None
    assert match.outcome.score == match.score
    winner = match.outcome.winner
    assert winner
    assert match.score[winner is Seat.SECOND] == match.length
    assert match.score[winner is Seat.FIRST] < match.length
    assert match.outcome.ending in ("score", "penalty")
