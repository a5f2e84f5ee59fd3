"""`corr position` of backgammon: Position ID, alone or with Match ID, XGID, a file, or words."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from corr.acts.drawing import Style, print_diagram, write_diagram
from corr.errors import ArbiterError
from corr.games.backgammon.board import Board, board_of, fault, pips
from corr.games.backgammon.diagram import diagram
from corr.games.backgammon.ids import (
    MATCH_LENGTH,
    POSITION_LENGTH,
    board_with_id,
    match_id,
    match_with_xgid,
    position_id,
    with_match_id,
    xgid,
)
from corr.games.backgammon.match import Match, Phase
from corr.games.backgammon.notation import written
from corr.games.backgammon.plays import Dice, Play, plays
from corr.games.rules import Seat
from corr.games.track import BAR, Track
from corr.records.backgammon.files import HEAD, read_match, recognised
from corr.records.backgammon.model import last_of
from corr.records.model import RecordError, shown

_BASE64 = r"[A-Za-z0-9+/]"
_ID = re.compile(
    rf"({_BASE64}{{{POSITION_LENGTH}}})(?::({_BASE64}{{{MATCH_LENGTH}}}))?(?:\s+([1-6])[-\s]?([1-6]))?"
)
_XGID = re.compile(r"(XGID=\S+)(?:\s+([1-6])[-\s]?([1-6]))?")
_WORDS = re.compile(
    r"own:?\s+(?P<own>[^:]*?)[\s,;]+other:?\s+(?P<other>[^:]*?)"
    r"(?:[\s,;]+dice:?\s+(?P<one>[1-6])[-\s]?(?P<two>[1-6]))?",
    re.IGNORECASE,
)
_POINT = re.compile(r"(bar|[1-9]|1[0-9]|2[0-4])(?:\(([1-9]|1[0-5])\))?", re.IGNORECASE)
_LONGEST = 400
_WRONG = {
    "count": "a side has no more than fifteen checkers",
    "shared": "both sides stand on one point",
    "over": "both sides have borne off all",
}


def match_said(text: str) -> Match | None:
    """The match of a position in words or as an ID; None for what has the form of neither.

    Words are both sides, each in its own numbering, `own` who is to play; who is not on the board
    is borne off. Without a match around it the length is 0. Raises ArbiterError for a form that
    tells of no position.

    >>> match = match_said("own 24(2) 13(5) 8(3) 6(5), other 24(2) 13(5) 8(3) 6(5), dice 31")
    >>> match.dice, position_id(match.board)
    ((3, 1), '4HPwATDgc/ABMA')
    """
    line = " ".join(text.split())
    if len(line) > _LONGEST:
        return None
    if found := _ID.fullmatch(line):
        return _of_id(found)
    if found := _XGID.fullmatch(line):
        match = match_with_xgid(found[1])
        if match is None:
            raise ArbiterError(f"{shown(found[1])}: no XGID of a position that can be")
        return _with_dice(match, _dice(found[2], found[3]))
    if found := _WORDS.fullmatch(line):
        board = board_of(_side(found["own"]), _side(found["other"]))
        return _alone(board, _dice(found["one"], found["two"]))
    return None


def _of_id(found: re.Match[str]) -> Match | None:
    board = board_with_id(found[1])
    if board is None and not found[2]:
        return None  # moves of renju can have as many letters
    if board is None:
        raise ArbiterError(f"{found[1]}: no Position ID")
    dice = _dice(found[3], found[4])
    if not found[2]:
        return _alone(board, dice)
    match = with_match_id(board, found[2])
    if match is None:
        raise ArbiterError(f"{found[2]}: no Match ID of a match that can be")
    return _with_dice(match, dice)


def _dice(one: str | None, other: str | None) -> Dice | None:
    return (int(one), int(other)) if one and other else None


def _side(text: str) -> dict[int, int]:
    """The checkers of one side: `24(2) 13(5) bar`. Raises ArbiterError."""
    found = dict[int, int]()
    for word in re.split(r"[\s,;]+", text.strip()):
        point = _POINT.fullmatch(word)
        if word and not point:
            raise ArbiterError(f"{shown(word)}: expected points as 24(2), 13(5) and bar")
        if point:
            at = BAR if point[1].lower() == "bar" else int(point[1])
            found[at] = found.get(at, 0) + int(point[2] or 1)
    return found


def _alone(board: Board, dice: Dice | None) -> Match:
    """A position without a match around it. Raises ArbiterError for one that cannot be."""
    if wrong := fault(board):
        raise ArbiterError(_WRONG[wrong])
    phase = Phase.PLAY if dice else Phase.CHOICE
    return Match(
        length=0,
        board=board,
        phase=phase,
        turn=Seat.FIRST,
        begun=True,
        dice=dice,
        roll=int(bool(dice)),
    )


def _with_dice(match: Match, dice: Dice | None) -> Match:
    """A match with dice that were said beside it. Raises ArbiterError if it has others."""
    if dice is None or match.dice == dice:
        return match
    if match.phase not in (Phase.CHOICE, Phase.ROLL):
        raise ArbiterError("no roll is due in this position")
    return replace(match, phase=Phase.PLAY, dice=dice, roll=1)


def match_in(data: bytes, name: str = "") -> Match | None:
    """The match of a position, or the last position of a file; None if it is neither.

    Raises ArbiterError for what is meant as one and is none.
    """
    if form := recognised(data[:HEAD], name):
        try:
            return last_of(read_match(data, form))
        except RecordError as error:
            raise ArbiterError(str(error)) from error
    try:
        return match_said(data.decode())
    except UnicodeDecodeError:
        return None


# -- what is told of it ----


def facts(match: Match) -> dict[str, object]:
    """A position in JSON's own types: its plays in the order of notation, with Position IDs."""
    seat = match.turn or Seat.FIRST
    board = match.seen(seat)
    told: dict[str, object] = {
        "rules": "backgammon",
        "position_id": position_id(board),
        "match_id": _said_by(match_id, match),
        "xgid": _said_by(xgid, match),
        "to_play": None if match.turn is None else _number(match.turn),
        "due": match.phase.value,
        "points": list(board.points),
        "bar": [board.own[BAR], board.other[BAR]],
        "off": [board.own[0], board.other[0]],
        "pips": [pips(board.own), pips(board.other)],
        "length": match.length,
        "score": list(match.score),
        "crawford": match.crawford,
        "cube": [match.cube, None if match.owner is None else _number(match.owner)],
        "dice": list(match.dice) if match.dice else None,
    }
    if match.dice:
        told["plays"] = [
            {"play": text, "position_id": position_id(end)}
            for text, end in _listed(board, match.dice)
        ]
    return told


def _number(seat: Seat) -> int:
    return 1 if seat is Seat.FIRST else 2


def _said_by(write: Any, match: Match) -> str | None:
    """An ID of a match; None where it has no place for it, or where there is no match."""
    try:
        return str(write(match)) if match.length else None
    except ValueError:
        return None


def _listed(board: Board, dice: Dice) -> list[tuple[str, Board]]:
    """The legal plays, those from the highest points first."""
    found = sorted(plays(board, dice).items(), key=lambda one: _order(one[1]))
    return [(written(board, dice, play), end) for end, play in found]


def _order(play: Play) -> list[tuple[int, int]]:
    return sorted((-hop.start, -hop.end) for hop in play)


def words(match: Match) -> Iterator[str]:
    """What there is to say of a position, for the terminal."""
    seat = match.turn or Seat.FIRST
    board = match.seen(seat)
    ids = filter(None, (_said_by(match_id, match),))
    yield f"Position ID {':'.join((position_id(board), *ids))}"
    if (text := _said_by(xgid, match)) is not None:
        yield text
    yield f"pips {pips(board.own)} to {pips(board.other)}"
    if match.dice is None:
        return
    legal = _listed(board, match.dice)
    roll = f"{match.dice[0]}{match.dice[1]}"
    count = f"{len(legal)} legal play{'s' * (len(legal) != 1)}" if legal else "no legal play"
    yield f"{roll}: {count}"
    width = max((len(text) for text, _ in legal), default=0)
    for text, end in legal:
        yield f"  {text:<{width}}  {position_id(end)}"


def seen(match: Match) -> Track:
    """The board as who is to play sees it."""
    return diagram(match, match.turn or Seat.FIRST)


def tell(match: Match, style: Style, *, svg: Path | None, png: Path | None) -> None:
    """Draw a position as who is to play sees it, and say what there is to say."""
    track = seen(match)
    write_diagram(track, svg=svg, png=png)
    print_diagram(None, track, style)
    print()
    for line in words(match):
        print(line)


# -- many, as lines of JSON ----


KEY = "position"
"""What a line of JSON has if it asks about a position of backgammon."""


def judged(given: Mapping[str, Any]) -> dict[str, object]:
    """What is found of a line `{"position": "…", "dice": [5, 2]}`. Raises ArbiterError."""
    text, dice = given.get(KEY), given.get("dice", [])
    if not isinstance(text, str):
        raise ArbiterError("position: expected a Position ID, a XGID or words")
    match = match_said(text)
    if match is None:
        raise ArbiterError(f"{shown(text)}: neither a Position ID, a XGID nor words")
    if dice in ([], None):
        return facts(match)
    if not isinstance(dice, list) or len(dice) != 2 or not all(_is_die(die) for die in dice):
        raise ArbiterError("dice: expected [5, 2]")
    return facts(_with_dice(match, (dice[0], dice[1])))


def _is_die(value: object) -> bool:
    return type(value) is int and 1 <= value <= 6
