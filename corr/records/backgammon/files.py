"""The formats of a match: which one a file is, reading it, writing it."""

import re
from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import PlayerError
from corr.games.backgammon.acts import NO_PLAY, dice_in
from corr.games.backgammon.match import Match
from corr.games.backgammon.record import acts_in
from corr.games.rules import Chance, Move, Seat
from corr.records.backgammon import as_json, mat, sgf, text
from corr.records.backgammon.model import (
    AT_THE_BOARD,
    DECISION,
    ENDINGS,
    Act,
    MatchRecord,
    Result,
    Who,
    begun,
    decoded,
    ended,
    fault_of,
    judged,
    last_of,
    remark,
    told,
)
from corr.records.model import Record, RecordError, one_line, shown
from corr.tournament.wording import counted


class MatchForm(Struct, frozen=True, kw_only=True):
    """A way to write a match in a file; `endings` are those of its files' names."""

    key: str
    name: str
    endings: tuple[str, ...]
    read: Callable[[str], MatchRecord]
    write: Callable[[MatchRecord], str]


FORMS: Mapping[str, MatchForm] = {
    one.key: one
    for one in (
        MatchForm(
            key="text", name="plain text", endings=(".txt",), read=text.read, write=text.write
        ),
        MatchForm(
            key="json", name="JSON", endings=(".json",), read=as_json.read, write=as_json.write
        ),
        MatchForm(
            key="mat", name="Jellyfish text", endings=(".mat",), read=mat.read, write=mat.write
        ),
        MatchForm(key="sgf", name="SGF", endings=(".sgf",), read=sgf.read, write=sgf.write),
    )
}
"""The formats by their keys."""

GAME = "backgammon"
"""The game's key."""

HEAD = 4000
"""How many bytes of a file show what it is."""

_JSON = re.compile(rf'"format"\s*:\s*"{as_json.FORMAT}"')
_SIGNS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("json", _JSON),
    ("sgf", sgf.SIGN),
    ("text", text.HEAD),
    ("mat", mat.HEAD),
)
_ENDED = {"resign": "concede"}
"""What matches call an ending of results: who resigns all of it concedes the match (4.5)."""

_WINNERS = {"1-0": Seat.FIRST, "0-1": Seat.SECOND, "0-0": None}
"""Who has won by a result that was given beside the board; both may have lost."""

_MAT_COMMENT = re.compile(r"\s*;[ ]*(?:\[[^\]\"]{1,40} \"|corr record )")


def recognised(head: bytes, name: str = "") -> str:
    r"""The format of a file with a match of backgammon, by its beginning and its name.

    "" for any other file.

    >>> recognised(b" 7 point match\n"), recognised(b"1. h8 2. i9"), recognised(b"", "a.MAT")
    ('mat', '', 'mat')
    """
    start = head[:HEAD].decode("utf-8", "replace").removeprefix("\ufeff")
    for key, sign in _SIGNS:
        if sign.search(start):
            return key
    # Comments of any length stand before the line that tells a match to so many points.
    if name.lower().endswith(".mat") or _MAT_COMMENT.match(start):
        return "mat"
    return ""


def read_match(data: bytes, form: str, *, manual: bool = False) -> MatchRecord:
    """The match of a file's bytes. `manual` marks dice of which the file says nothing.

    Raises RecordError, with the line, for what is none, or cannot be by the rules.
    """
    record = _form(form).read(decoded(data))
    return replace(record, dice="manual") if manual and not record.dice else record


def written(record: MatchRecord, form: str) -> str:
    """The text of a file with a match. Raises RecordError for one that cannot be played."""
    return _form(form).write(record)


def of_game(record: Record, ending: str = "", score: tuple[int, ...] = ()) -> MatchRecord:
    """The match of a game that is played here, from its record's line.

    `ending` is how it ended, as results have it, and `score` what they have of it: the line does
    not tell them where that was beside the board, or against it. Raises RecordError for a record
    that cannot be replayed.
    """
    given = record.chosen
    length = given.get("points", "7")
    match = begun(MatchRecord(length=int(length) if length.isdecimal() else 0))
    acts = list[Act]()
    for number, starred in enumerate(acts_in(record.acts), 1):
        move = starred.removesuffix("*")
        act = Act(who=_who(match, move), move=Move(move))
        try:
            canonical, match = judged(match, act)
        except PlayerError as error:
            raise RecordError(f"act {number}", fault_of(match, move, error)) from error
        acts.append(canonical)
    found = MatchRecord(
        length=match.length,
        acts=tuple(acts),
        players=(one_line(record.black), one_line(record.white)),
        dice="manual" if given.get("dice") == "manual" else "KORRDICE-2",
        id=record.id,
        event=one_line(record.event),
        round=record.round,
        place=record.place,
        date=record.date,
        comment=remark(record.comment),
    )
    board = ended(found, match)
    if record.result not in _WINNERS:
        return replace(found, result=board)
    return replace(found, result=_given(record, ending, score or match.score, board))


def _given(
    record: Record, ending: str, score: tuple[int, ...], board: Result | None
) -> Result | None:
    """The result that counts: that of the board, or what was decided beside it or against it."""
    winner, (first, second) = _WINNERS[record.result], score
    if board and (board.winner, board.score) == (winner, (first, second)):
        return board
    reason = _ENDED.get(ending, ending)
    if board or reason not in ENDINGS or reason in AT_THE_BOARD:
        reason = DECISION  # what its acts do not show
    return Result(winner=winner, reason=reason, score=(first, second))


def _who(match: Match, text: str) -> Who:
    """Whose an act of a record's line is."""
    if dice_in(text):
        return Chance.CHANCE
    if text.startswith("points "):
        return "director"
    if text == NO_PLAY or text.startswith("late "):
        return "server"
    return match.to_act if isinstance(match.to_act, Seat) else Seat.FIRST


def facts_of(record: MatchRecord) -> dict[str, object]:
    """What a match came to, in JSON's own types. Raises RecordError if it cannot be played."""
    match = last_of(record)
    return {
        "rules": GAME,
        "id": record.id,
        "players": list(record.players),
        "event": record.event,
        "length": record.length,
        "score": list(match.score),
        "games": as_json.games_of(match),
        "acts": len(record.acts),
        "rolls": _rolls(record),
        "last_roll": match.roll,
        "dice": record.dice,
        "result": as_json.result_of(record.result),
    }


def _rolls(record: MatchRecord) -> int:
    return sum(act.who is Chance.CHANCE for act in record.acts)


def summary(record: MatchRecord) -> str:
    """What a match came to, in a line for the terminal. Raises RecordError."""
    match = last_of(record)
    games = counted(len(match.games), "game")
    how = f"dice: {record.dice}" if record.dice else "dice: nothing said"
    first, second = match.score
    result = told(record.result) if record.result else f"goes on at {first}-{second}"
    parts = f"{record.length} points", games, counted(_rolls(record), "roll"), result, how
    return "; ".join(parts)


def _form(key: str) -> MatchForm:
    if key not in FORMS:
        raise RecordError("format", f"{shown(key)} is none of {', '.join(FORMS)}")
    return FORMS[key]
