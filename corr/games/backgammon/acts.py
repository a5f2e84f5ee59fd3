"""Acts of a match as text: read, judged, and carried out (backgammon.md 3 to 5).

Words are canonical: `roll`, `double`, `take`, `drop`, `resign single`, `accept`, `refuse`,
`concede match` and a play; of chance `dice 5 2` or `12. dice 5 2`, of the director `points 0 2`,
of the server `no play` and `late 1 0`. The number of the roll and the roll itself may stand
before an act (`12. 52: 13/8 24/22`, `(52) 13/8 24/22`, `12: roll`).
"""

import re

from corr.errors import IllegalMove, NotAMove, NotNow
from corr.games.backgammon.match import (
    SIZES,
    Match,
    Phase,
    accepted,
    declined,
    doubled,
    dropped,
    given,
    late,
    may_give,
    moved,
    offering,
    played,
    rolling,
    taken,
    thrown,
)
from corr.games.backgammon.notation import is_play, read_play, told, written
from corr.games.backgammon.plays import Dice, Play
from corr.games.rules import Move, Seat

ROLL, DOUBLE, TAKE, DROP = Move("roll"), Move("double"), Move("take"), Move("drop")
ACCEPT, REFUSE, CONCEDE = Move("accept"), Move("refuse"), Move("concede match")
NO_PLAY = Move("no play")
"""What the server writes of a turn in which nothing can be played."""

_BY = "pass"
"""What means `drop` while a double is to be answered, and nothing else."""
_RESIGN = "resign"
_ANSWERS = {
    TAKE: Phase.ANSWER,
    DROP: Phase.ANSWER,
    ACCEPT: Phase.RESIGNED,
    REFUSE: Phase.RESIGNED,
}
_BEFORE = tuple(
    re.compile(f"{before}(?P<act>.+)", re.ASCII | re.DOTALL)
    for before in (
        r"(?:(?P<number>[0-9]{1,6})\.\s*)?(?:(?P<roll>[1-6][\s,-]?[1-6])\s*:\s*)?",
        r"(?:#?(?P<number>[0-9]{1,6})[.:)\]]\s*)?[(\[]?(?P<roll>[1-6][1-6])[)\]]?[\s,:-]+",
        r"#?(?P<number>[0-9]{1,6})[.:)\]]\s*(?P<roll>)",
    )
)
"""What may stand before an act: as it should be, then in more and more of the ways people have."""
_DOUBLE_TO = re.compile(r"double to ([0-9]{1,6})", re.ASCII)
_CHANCE = re.compile(r"(?:([1-9][0-9]{0,5})\. )?dice ([1-6]) ([1-6])", re.ASCII)
_GIVEN = re.compile(r"(points|late) ([0-9]{1,6}) ([0-9]{1,6})", re.ASCII)
_WORDS = {ROLL, DOUBLE, TAKE, DROP, ACCEPT, REFUSE, _BY, _RESIGN, CONCEDE} | {
    f"{_RESIGN} {size}" for size in SIZES
}


def _parts(text: str) -> tuple[str, str, str]:
    """The number of a roll, the roll, and the act behind them, in lower case."""
    line = " ".join(text.split()).lower()
    if _is_act(line):  # `24 - 22 - 20` is no play of the roll 2-4
        return "", "", line
    matches = (before.fullmatch(line) for before in _BEFORE)
    for found in matches:
        if found and _is_act(found["act"]):
            return found["number"] or "", re.sub(r"\D", "", found["roll"] or ""), found["act"]
    return "", "", line


def recognises(text: str) -> bool:
    """Whether a text has the form of an act of a seat, with what may stand before it.

    >>> [recognises(text) for text in ("12. 52: 13/8 24/22", "roll", "12", "52: ok", "resign")]
    [True, True, False, False, True]
    >>> [recognises(text) for text in ("(52) 13/8", "12. 52 13/8", "17: roll", "52 roll 3")]
    [True, True, True, False]
    """
    *_, act = _parts(text)
    return _is_act(act)


def number_in(text: str) -> int | None:
    """The number of a roll that a text states before its act.

    >>> number_in("12. 52: 13/8 24/22"), number_in("52: 13/8 24/22")
    (12, None)
    """
    number, *_ = _parts(text)
    return int(number) if number else None


def _is_act(text: str) -> bool:
    return text in _WORDS or is_play(text) or bool(_DOUBLE_TO.fullmatch(text))


def dice(one: int, other: int, number: int = 0) -> Move:
    """The act of chance, with the number of the throw where it is known.

    >>> dice(5, 2), dice(5, 2, 12)
    ('dice 5 2', '12. dice 5 2')
    """
    return Move(f"{number}. dice {one} {other}" if number else f"dice {one} {other}")


def dice_in(move: str) -> tuple[int, Dice] | None:
    """The number (0 for the next) and the dice of an act of chance; None for any other act."""
    found = _CHANCE.fullmatch(move)
    return (int(found[1] or 0), (int(found[2]), int(found[3]))) if found else None


def read(match: Match, seat: Seat, text: str) -> Move:
    """The canonical act that a text of a seat means now.

    Raises NotAMove for what is no act, NotNow for what is not waited for, IllegalMove for what
    the rules forbid; nothing has changed then.
    """
    number, roll, act = _parts(text)
    if act == CONCEDE:
        if match.outcome:
            raise NotNow("game_over")
        return CONCEDE
    if not _is_act(act):
        raise NotAMove("not_a_move", text=text)
    if match.outcome:
        raise NotNow("game_over")
    answers = _ANSWERS.get(Move(act))
    if answers and not (match.to_act is seat and match.phase in _ANSWERS.values()):
        raise NotNow("nothing_to_answer", text=act)
    if act == _BY and (match.phase is not Phase.ANSWER or match.to_act is not seat):
        raise NotNow("nothing_to_pass")
    if match.to_act is not seat:
        raise NotNow("not_your_turn")
    _stated(match, number, roll)
    return _waiting(match, seat, act)


def _stated(match: Match, number: str, roll: str) -> None:
    """Compare the number of a roll and the roll that a text states with those of the match (5).

    Raises NotNow. Two digits from 1 to 6 before a colon are a roll, also where they could be the
    number: whoever reads 12 as dice has another roll in mind.
    """
    if number and int(number) != match.next_roll:
        raise NotNow("wrong_roll_number", found=number, expected=match.next_roll)
    if not roll:
        return
    if match.dice is None:
        raise NotNow("not_rolled", text=roll)
    if sorted(roll) != sorted(told(match.dice)):
        raise NotNow("wrong_roll", text=roll, dice=told(match.dice))


def _waiting(match: Match, seat: Seat, act: str) -> Move:
    """An act of the seat that is to act, by what the match waits for."""
    phase = match.phase
    if found := _DOUBLE_TO.fullmatch(act):
        act = DOUBLE
    if phase is Phase.ANSWER:
        if act in (_BY, DROP):
            return DROP
        if act == TAKE:
            return TAKE
        raise NotNow("double_due", text=act)
    if phase is Phase.RESIGNED:
        if act in (ACCEPT, REFUSE):
            return Move(act)
        raise NotNow("resignation_due", text=act)
    if act == _RESIGN:
        raise NotNow("resign_which", cube=match.cube)
    if act.startswith(_RESIGN):
        return _resigning(match, act)
    if act == DOUBLE:
        double = _doubling(match, seat)
        if found and int(found[1]) != 2 * match.cube:
            raise NotNow("wrong_cube", text=found[1], cube=2 * match.cube)
        return double
    if act == ROLL:
        if phase is Phase.PLAY:
            assert match.dice
            raise NotNow("rolled", dice=told(match.dice))
        return ROLL
    if match.dice is None:
        raise NotNow("not_rolled", text=act)
    board = match.seen(seat)
    return Move(written(board, match.dice, read_play(board, match.dice, act)))


def _resigning(match: Match, act: str) -> Move:
    size = SIZES[act.removeprefix(_RESIGN).strip()]
    if size <= match.refused:
        raise IllegalMove("refused_before", text=act)
    return Move(act)


def _doubling(match: Match, seat: Seat) -> Move:
    if match.length == 1:
        raise IllegalMove("no_cube")
    if match.crawford:
        raise IllegalMove("no_double_crawford")
    if match.opens:
        raise IllegalMove("no_double_opening")
    if match.dice:
        raise NotNow("rolled", dice=told(match.dice))
    if not match.may_use(seat):
        raise IllegalMove("no_access", cube=match.cube)
    return DOUBLE


def after(match: Match, move: Move) -> Match:
    """The match after an accepted act of whoever is to act, of chance, or of the director.

    Does not ask again whether it may be; a text that is no act, or no play of the roll, raises a
    PlayerError all the same.
    """
    if found := dice_in(move):
        number, dice = found
        return thrown(match, dice, number)
    if found_points := _GIVEN.fullmatch(move):
        points = (int(found_points[2]), int(found_points[3]))
        return (given if found_points[1] == "points" else late)(match, points)
    if move.startswith(_RESIGN):
        return offering(match, SIZES[move.removeprefix(_RESIGN).strip()])
    match move:
        case "roll":
            return rolling(match)
        case "double":
            return doubled(match)
        case "take":
            return taken(match)
        case "drop":
            return dropped(match)
        case "accept":
            return accepted(match)
        case "refuse":
            return declined(match)
        case "no play":
            return played(match, ())
        case _:
            return played(match, _hops(match, move))


def _hops(match: Match, move: Move) -> Play:
    """The hops of a play of the roll, by who is to play."""
    if match.dice is None or match.turn is None:
        raise NotNow("not_rolled", text=move)
    return read_play(match.seen(match.turn), match.dice, move)


def looked_at(match: Match, move: Move) -> Match:
    """The match as an act would leave its board and its cube, and nothing that would come of it.

    The game goes on, whatever it would win.
    """
    if is_play(move):
        return moved(match, _hops(match, move))
    return doubled(match) if move == DOUBLE else match


def give(match: Match, points: tuple[int, int]) -> Move:
    """A decision of the director that gives points to either seat.

    Raises NotNow when the match is over, IllegalMove if both would come to its length (2.5).
    """
    if match.outcome:
        raise NotNow("game_over")
    if min(points) < 0 or not any(points):
        raise NotAMove("not_a_move", text=f"{points[0]} {points[1]}")
    if not may_give(match, points):
        raise IllegalMove("both_reach", length=match.length)
    return Move(f"points {points[0]} {points[1]}")


def gift_in(move: str) -> tuple[int, int] | None:
    """The points that an act gives outside play, by the director or for lateness; else None.

    >>> gift_in("points 0 2"), gift_in("late 1 0"), gift_in("roll")
    ((0, 2), (1, 0), None)
    """
    found = _GIVEN.fullmatch(move)
    return (int(found[2]), int(found[3])) if found else None


def refuse_gift(match: Match, move: Move) -> None:
    """Raise PlayerError if an act cannot give its points now, as `give` and `begin_late` do.

    One that gives none is what stands for points that count no more.
    """
    points = gift_in(move)
    assert points is not None
    if not any(points):
        return
    (begin_late if move.startswith("late") else give)(match, points)


def begin_late(match: Match, points: tuple[int, int]) -> Move:
    """Lateness at the start, with the points that it brings to either seat.

    Raises NotNow when the first throw has been made, or the match is over.
    """
    if match.outcome:
        raise NotNow("game_over")
    if match.phase is not Phase.OPENING or match.roll:
        raise NotNow("begun_already")
    return Move(f"late {points[0]} {points[1]}")
