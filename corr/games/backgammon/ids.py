"""Positions and matches as programs pass them on: Position ID and Match ID of GNU Backgammon,
and eXtreme Gammon's XGID.

A Position ID is eighty bits of the checkers, fourteen characters of base64; a Match ID is 66 bits
of cube, turn, dice, length and score, twelve characters (GNU Backgammon's manual, 11.6 and 11.7).
Neither tells the games before, nor who has refused an offer.
"""

import base64
import binascii
import re

from msgspec.structs import replace

from corr.games.backgammon.board import CHECKERS, START, Board, fault
from corr.games.backgammon.match import Match, Phase, over
from corr.games.backgammon.plays import Dice
from corr.games.rules import Seat
from corr.games.track import BAR, OFF

POSITION_LENGTH, MATCH_LENGTH = 14, 12
LARGEST = 15
"""The largest cube of a Match ID, as a power of two."""

_FIELDS = (4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15)
"""The bits of a Match ID: cube, owner, on roll, Crawford, game state, turn, doubled, resigned,
both dice, length, both scores; the lowest first.
"""
_NO_JACOBY = 1 << sum(_FIELDS)
"""The bit behind them, which GNU Backgammon sets in every match: Jacoby's rule does not hold."""
_MOST = (1 << 15) - 1
_CENTRED = 3
_NO_GAME, _PLAYING, _OVER, _RESIGNED, _DROPPED = range(5)
_STATES = {"bear-off": _OVER, "resignation": _RESIGNED, "drop": _DROPPED}
_SEATS = (Seat.FIRST, Seat.SECOND)
_XGID = re.compile(
    r"(?:XGID=)?(?P<points>[-a-pA-P]{26}):(?P<cube>[0-9]{1,2}):(?P<owner>-1|0|1):(?P<turn>-1|0|1)"
    r":(?P<dice>00|[1-6]{2}|D):(?P<score>[0-9]{1,4}):(?P<other>[0-9]{1,4}):(?P<rules>[0-3])"
    r":(?P<length>[0-9]{1,4})(?::[0-9]{1,2})?",
    re.ASCII,
)
_XG_LARGEST = 10
"""What a XGID says of the largest cube, as a power of two: 1024, as eXtreme Gammon writes it."""


def position_id(board: Board) -> str:
    """The Position ID of a board whose `own` side is taken as on roll.

    >>> from corr.games.backgammon.board import START
    >>> position_id(START)
    '4HPwATDgc/ABMA'
    """
    bits = place = 0
    for side in (board.other, board.own):
        for count in side[1:]:
            bits |= ((1 << count) - 1) << place
            place += count + 1
    return base64.b64encode(bits.to_bytes(10, "little")).decode().rstrip("=")


def board_with_id(text: str) -> Board | None:
    """The board of a Position ID, its `own` side the one on roll; None for what is none."""
    if len(text) != POSITION_LENGTH:
        return None
    try:
        key = base64.b64decode(f"{text}==", validate=True)
    except (binascii.Error, ValueError):
        return None
    bits = int.from_bytes(key, "little")
    sides = []
    for _ in range(2):
        counts = []
        for _ in range(BAR):
            ones = 0
            while bits & 1:
                ones, bits = ones + 1, bits >> 1
            bits >>= 1
            counts.append(ones)
        if sum(counts) > CHECKERS:
            return None
        sides.append((CHECKERS - sum(counts), *counts))
    return Board(sides[1], sides[0]) if not bits else None


def match_id(match: Match) -> str:
    """The Match ID of a match; the first seat is GNU Backgammon's player 0.

    The higher die comes first, as GNU Backgammon has it.

    Raises ValueError for a cube above 32768 or a score above 32767, which have no place in it.

    >>> from corr.games.backgammon.match import started
    >>> match_id(started(7))
    'MADgAAAAAAAE'
    """
    cube = match.cube.bit_length() - 1
    if cube > LARGEST or match.length > _MOST:
        raise ValueError(f"no Match ID has a cube of {match.cube} in {match.length} points")
    turn = match.turn or Seat.FIRST
    acting = match.to_act if isinstance(match.to_act, Seat) else turn
    dice = sorted(match.dice or (0, 0), reverse=True)
    state = _PLAYING
    if match.phase is Phase.OPENING:
        state = _NO_GAME
    elif match.phase is Phase.OVER:
        state = _STATES[match.games[-1].reason] if match.games else _OVER
    values = (
        cube,
        _CENTRED if match.owner is None else _SEATS.index(match.owner),
        _SEATS.index(turn),
        int(match.crawford),
        state,
        _SEATS.index(acting),
        int(match.phase is Phase.ANSWER),
        match.offered,
        *dice,
        match.length,
        *match.score,
    )
    bits, place = _NO_JACOBY, 0
    for value, width in zip(values, _FIELDS, strict=True):
        bits |= value << place
        place += width
    return base64.b64encode(bits.to_bytes(9, "little")).decode()


def with_match_id(board: Board, text: str) -> Match | None:
    """The match of a Match ID with a board seen by who is on roll; None for what is none.

    A `length` of 0 is a game without a match around it, which can be looked at, not played on.

    >>> match = with_match_id(START, "QYnqADAAEAAE")
    >>> match.dice, match.cube, match.owner, match.score, match.length
    ((5, 2), 2, <Seat.FIRST: 'first'>, (3, 2), 7)
    """
    if len(text) != MATCH_LENGTH or "=" in text:
        return None
    try:
        bits = int.from_bytes(base64.b64decode(text, validate=True), "little")
    except (binascii.Error, ValueError):
        return None
    found = list[int]()
    for width in _FIELDS:
        found.append(bits & ((1 << width) - 1))
        bits >>= width
    cube, owner, roller, crawford, state, turn, doubled, resigned, one, other, *rest = found
    length, *score = rest
    if owner == 2 or state > _DROPPED or max(one, other) > 6 or (one == 0) != (other == 0):
        return None
    seat = _SEATS[roller]
    phase = _phase(state, rolled=bool(one), doubled=bool(doubled), resigned=resigned)
    asked = phase in (Phase.ANSWER, Phase.RESIGNED)
    if state == _PLAYING and asked != (turn != roller):
        return None
    return _match(
        board=board if seat is Seat.FIRST else board.turned,
        phase=phase,
        turn=seat,
        cube=1 << cube,
        owner=None if owner == _CENTRED else _SEATS[owner],
        score=(score[0], score[1]),
        length=length,
        crawford=bool(crawford),
        dice=(one, other) if one else None,
        offered=resigned,
    )


def _phase(state: int, *, rolled: bool, doubled: bool, resigned: int) -> Phase:
    if state == _NO_GAME:
        return Phase.OPENING
    if state != _PLAYING:
        return Phase.OVER
    if resigned:
        return Phase.RESIGNED
    if doubled:
        return Phase.ANSWER
    return Phase.PLAY if rolled else Phase.CHOICE


def _match(
    *,
    board: Board,
    phase: Phase,
    turn: Seat,
    cube: int,
    owner: Seat | None,
    score: tuple[int, int],
    length: int,
    crawford: bool,
    dice: Dice | None,
    offered: int,
) -> Match | None:
    """A match as an ID tells it, with what follows from it; None if it cannot be."""
    ahead = length > 1 and length - 1 in score
    if (
        fault(board)
        or (owner is not None and cube == 1)
        or (crawford and not ahead)
        or (phase is Phase.ANSWER and dice)
        or (phase is not Phase.OVER and length and max(score) >= length)
    ):
        return None
    if phase is Phase.OPENING:
        return Match(length=length, score=score, crawford=ahead, cube=cube, owner=owner)
    match = Match(
        length=length,
        board=board,
        phase=phase,
        turn=turn,
        cube=cube,
        owner=owner,
        score=score,
        begun=True,
        crawford_played=ahead and not crawford,
        crawford=crawford,
        roll=1 if dice else 0,
        dice=dice,
        offered=offered,
    )
    if phase is Phase.CHOICE and not match.may_use(turn) and length:
        return replace(match, phase=Phase.ROLL)
    if phase is Phase.OVER and length and max(score) >= length:
        return over(match, _SEATS[score[1] > score[0]], "score")
    return match


def xgid(match: Match) -> str:
    """The XGID of a match with the first seat at the bottom.

    It cannot tell an offer to resign; a turn of 0 is an opening throw that has not been made.

    >>> from corr.games.backgammon.match import started
    >>> xgid(started(7))
    'XGID=-b----E-C---eE---c-e----B-:0:0:0:00:0:0:0:7:10'
    """
    own, other = match.board.own, match.board.other
    points = "".join(_lettered(own[at], other[BAR - at]) for at in range(1, BAR))
    bars = (_lettered(0, other[BAR]), _lettered(own[BAR], 0))
    dice = "00"
    if match.phase is Phase.ANSWER:
        dice = "D"
    elif match.dice:
        dice = f"{match.dice[0]}{match.dice[1]}"
    fields = (
        match.cube.bit_length() - 1,
        _signed(match.owner),
        _signed(match.turn),
        dice,
        *match.score,
        int(match.crawford),
        match.length,
        _XG_LARGEST,
    )
    return f"XGID={bars[0]}{points}{bars[1]}:{':'.join(map(str, fields))}"


def match_with_xgid(text: str) -> Match | None:
    """The match of a XGID, the bottom its first seat; None for what is none.

    A doubled cube (`D`) is to be answered by the other than whose turn it is. What the field of
    rules says of a game without a match (Jacoby, beavers) is not read.

    >>> match_with_xgid("XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:7:10").dice
    (5, 2)
    """
    found = _XGID.fullmatch(text.strip())
    if not found:
        return None
    sides = []
    for points in (found["points"], found["points"][::-1].swapcase()):
        counts = [ord(one) - ord("A") + 1 if one.isupper() else 0 for one in points]
        if counts[OFF] or sum(counts) > CHECKERS:
            return None
        sides.append((CHECKERS - sum(counts), *counts[1:]))
    board = Board(sides[0], sides[1])
    turn, dice, length = int(found["turn"]), found["dice"], int(found["length"])
    phase = Phase.PLAY if dice.isdigit() and dice != "00" else Phase.CHOICE
    if dice == "D":
        phase = Phase.ANSWER
    elif any(side[OFF] == CHECKERS for side in sides):
        phase = Phase.OVER
    elif turn == 0 and board == START:
        phase = Phase.OPENING
    owner = int(found["owner"])
    return _match(
        board=board,
        phase=phase,
        turn=Seat.SECOND if turn < 0 else Seat.FIRST,
        cube=1 << int(found["cube"]),
        owner=None if owner == 0 else _SEATS[owner < 0],
        score=(int(found["score"]), int(found["other"])),
        length=length,
        crawford=length > 0 and found["rules"] == "1",
        dice=(int(dice[0]), int(dice[1])) if phase is Phase.PLAY else None,
        offered=0,
    )


def _lettered(own: int, other: int) -> str:
    """How many checkers stand on a point: capitals are the bottom's, `A` for one."""
    if own:
        return chr(ord("A") + own - 1)
    return chr(ord("a") + other - 1) if other else "-"


def _signed(seat: Seat | None) -> int:
    return {None: 0, Seat.FIRST: 1, Seat.SECOND: -1}[seat]
