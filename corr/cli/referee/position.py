"""`corr position`: the referee's word on positions of renju, and of backgammon, which has its own
file beside this one.
"""

import math
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from itertools import chain, islice
from json import dumps, loads
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import typer
from msgspec import Struct

from corr import resources
from corr.acts.common import Json, check_language, print_json
from corr.acts.drawing import Drawn, Numbers, Png, Style, Svg, legend, print_diagram, write_diagram
from corr.cli.referee import backgammon
from corr.errors import ArbiterError
from corr.games.backgammon.match import Match
from corr.games.renju.board import SIZE, Board, Colour, Point, names, point_named
from corr.games.renju.diagram import diagram
from corr.games.renju.explain import Explanation, as_data, explain, explanation_picture, reasons
from corr.games.renju.forbidden import KINDS, Verdict, scan
from corr.games.renju.study import (
    Study,
    board_before,
    board_with,
    moves_said,
    point_said,
    study_moves,
    study_stones,
)
from corr.games.rules import Picture
from corr.records.drawn import read_drawn
from corr.records.files import read_records
from corr.records.model import RecordError, shown
from corr.tournament.wording import counted

LONGEST_LINE = 100_000
"""The most bytes of a line that is read."""

Line = tuple[int, bytes]
"""A line with its number; of one that is too long only the beginning, a byte too many."""

_BOM = b"\xef\xbb\xbf"


def lines(stream: BinaryIO) -> Iterator[Line]:
    """The lines of a stream, never more of it in memory than the longest line may have."""
    number = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        yield number, line.removeprefix(_BOM) if number == 1 else line
        while len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE + 1)


def judge_lines(given: Iterator[Line]) -> None:
    """One line out for each line in, at once; how many were no position is told at the end."""
    faults = 0
    for number, line in given:
        if not line.strip():
            continue
        name: object = number
        try:
            asked = _asked(line)
            name = _name(asked, number)
            judged = _judged(asked)
        except ArbiterError as error:
            faults += 1
            judged = {"error": f"line {number}: {'; '.join(error.faults)}"}
        print(_as_line({"id": name, **judged}), flush=True)
    if faults:
        raise ArbiterError(f"{faults} of the lines {'is' if faults == 1 else 'are'} no position")


def _asked(line: bytes) -> dict[str, Any]:
    """The object of a line with one position. Raises ArbiterError."""
    if len(line) > LONGEST_LINE:
        raise ArbiterError(f"more than {LONGEST_LINE} bytes")
    try:
        given = loads(line.decode(), parse_constant=_finite, parse_float=_finite)
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict) or not given.keys() & {"black", "white", backgammon.KEY}:
        raise ArbiterError('expected {"id": "…", "black": ["h8", …], "white": ["i9", …]}')
    return given


def _finite(text: str) -> float:
    """The number of a JSON text; ValueError for one that JSON cannot write."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _name(given: Mapping[str, Any], number: int) -> object:
    name = given.get("id", number)
    if isinstance(name, (dict, list)):
        raise ArbiterError("id: expected a text or a number")
    return name


def _judged(given: Mapping[str, Any]) -> dict[str, object]:
    if backgammon.KEY in given:
        return backgammon.judged(given)
    return found(scan(board_with(_points(given, "black"), _points(given, "white"))))


def _points(given: Mapping[str, Any], key: str) -> list[str]:
    points = given.get(key, [])
    if not isinstance(points, list) or not all(isinstance(point, str) for point in points):
        raise ArbiterError(f"{key}: expected a list of points")
    return points


def found(scanned: Mapping[Verdict, tuple[Point, ...]]) -> dict[str, object]:
    """What a scan found, in JSON's own types."""

    def listed(kind: Verdict) -> list[str]:
        return [str(point) for point in scanned.get(kind, ())]

    return {
        "forbidden": {kind.value: listed(kind) for kind in KINDS},
        "five": listed(Verdict.FIVE),
    }


def _as_line(value: object) -> str:
    """A value as a line of JSON that standard output can write."""
    line = dumps(value, ensure_ascii=False)
    try:
        line.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return dumps(value)
    return line


_LONGEST_POSITION = 1_000_000
"""Bytes of one position; a letter with a diagram, or a file with one game, has far fewer."""

_LONGEST_SAID = 10_000
_JSON_LINE = re.compile(rb'\s*\{\s*["}]')
_FILE_NAME = re.compile(r"\S*/\S*|\S*\.(?![A-Za-z][0-9]+$)[A-Za-z]\w*|[^\s\d]*")


def position(
    stones: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[MOVES|FILE|-]",
            help="Moves (h8 i9 j10), or a file with moves or a diagram, or - for standard input; "
            "of backgammon a Position ID, alone or with :MATCHID, a XGID, a file of a match, or "
            "words, and the dice behind (52).",
        ),
    ] = None,
    why: Annotated[
        str,
        typer.Option(
            metavar="POINT",
            help="Say why Black may or may not play there; a move of the game is judged on the "
            "board before it. The diagram then shows that stone and its rows, no other mark.",
        ),
    ] = "",
    numbers: Numbers = False,
    style: Drawn = Style.X_O,
    svg: Svg = None,
    png: Png = None,
    language: Annotated[
        str, typer.Option("--lang", help="The language of the explanation; all else is English.")
    ] = "en",
    json: Json = False,
) -> None:
    """Judge a position of renju: the diagram, the forbidden points, the result.

    Many positions, Black to move: JSON lines {"id", "black": […], "white": […]} with `-`. Of
    backgammon: the board, pips, and all legal plays if the dice are given; lines are
    {"id", "position": "…", "dice": [5, 2]}.

    Example: corr position h8 i9 j10 --why i10
    """
    check_language(language)
    with _source(stones or []) as source:
        given = lines(source.stream)
        first = next((line for line in given if line[1].strip()), (1, b""))
        if _JSON_LINE.match(first[1]):
            if why or numbers or svg or png or style is not Style.X_O or language != "en":
                raise ArbiterError("JSON lines are answered in JSON, without any other option")
            judge_lines(chain((first,), given))
            return
        text = _whole(chain((first,), given))
        if found := backgammon.match_in(text.strip()):
            if why or numbers or language != "en":
                raise ArbiterError("--why, --numbers and --lang are said of renju only")
            _tell_backgammon(found, style, svg=svg, png=png, json=json)
            return
        study = _study(text, source)
    reason = _explained(study, why) if why else None
    picture = _picture(study, reason, numbers=numbers)
    write_diagram(picture, svg=svg, png=png)
    if json:
        print_json(None, _facts(study, reason))
        return
    print_diagram(None, picture, style)
    print()
    for line in chain(filter(None, (legend(picture, style),)), _words(study)):
        print(line)
    if reason is not None:
        _print_reason(study, reason, language)


def _tell_backgammon(
    match: Match, style: Style, *, svg: Path | None, png: Path | None, json: bool
) -> None:
    if json:
        write_diagram(backgammon.seen(match), svg=svg, png=png)
        print_json(None, backgammon.facts(match))
        return
    backgammon.tell(match, style, svg=svg, png=png)


# -- what is given ----


class _Source(Struct, frozen=True, kw_only=True):
    """Where a position comes from: words that were `said` in the command, or else a stream."""

    stream: BinaryIO
    said: str = ""

    def refused(self, error: ArbiterError) -> ArbiterError:
        """The error about something that holds neither moves nor a diagram."""
        if not self.said:
            return ArbiterError(f"{error}; expected moves, a diagram, or lines of JSON")
        if _FILE_NAME.fullmatch(self.said):
            known = "a folder" if _is_folder(self.said) else "no such file, and no moves"
            return ArbiterError(f"{shown(self.said)}: {known}")
        return error


@contextmanager
def _source(stones: list[str]) -> Iterator[_Source]:
    """What was given: the words themselves, a file, or standard input. Raises ArbiterError."""
    said = " ".join(stones)
    if not stones and sys.stdin.isatty():
        raise ArbiterError("give moves, a file, or - for standard input; see --help")
    if not stones or stones == ["-"]:
        yield _Source(stream=sys.stdin.buffer)
    elif len(stones) == 1 and (file := _file(said)):
        with file:
            yield _Source(stream=file)
    else:
        yield _Source(stream=BytesIO(said.encode("utf-8", "surrogateescape")), said=said)


def _file(name: str) -> BinaryIO | None:
    """The file with a name, opened; None if there is none. Raises ArbiterError."""
    try:
        return Path(name).open("rb")
    except PermissionError as error:
        raise ArbiterError(f"{name}: {error.strerror}") from error
    except (OSError, ValueError):
        return None


def _is_folder(name: str) -> bool:
    try:
        return Path(name).is_dir()
    except (OSError, ValueError):
        return False


def _whole(given: Iterator[Line]) -> bytes:
    """All lines of one position, empty ones before it too. Raises ArbiterError."""
    text = bytearray()
    for number, line in given:
        if len(line) > LONGEST_LINE:
            raise ArbiterError(f"line {number}: more than {LONGEST_LINE} bytes")
        if not text:
            text += b"\n" * min(number - 1, _LONGEST_POSITION)
        text += line
        if len(text) > _LONGEST_POSITION:
            raise ArbiterError(f"line {number}: more than {_LONGEST_POSITION} bytes in all")
    return bytes(text)


def _study(text: bytes, source: _Source) -> Study:
    drawn = read_drawn(text.decode("utf-8", "replace"))
    if drawn is None:
        return study_moves(_moves(text, source))
    if drawn.moves:
        return study_moves(drawn.moves)
    return study_stones(drawn.black, drawn.white)


def _moves(text: bytes, source: _Source) -> tuple[str, ...]:
    """The moves of the one game that a text of any format holds, or says as letters say them."""
    try:
        games = list(islice(read_records(BytesIO(text)), 2))
    except RecordError as error:
        said = text.decode("utf-8", "replace").strip()
        one = len(said) <= _LONGEST_SAID and not re.search(r"\n\s*\n", said)
        if one and (moves := moves_said(said)):
            return moves
        raise source.refused(error) from error
    if len(games) != 1:
        raise source.refused(ArbiterError("expected the moves of one game, or a diagram"))
    if games[0].size != SIZE:
        raise ArbiterError(f"a renju board is 15 × 15, this one {games[0].size} × {games[0].size}")
    return games[0].moves


# -- one position ----


class _Reason(Struct, frozen=True, kw_only=True):
    """Why a stone is forbidden or allowed on a board; `ply` is its move, if the game made it."""

    board: Board
    explanation: Explanation
    ply: int | None


def _explained(study: Study, why: str) -> _Reason:
    point = point_said(why)
    board, ply = board_before(study, point)
    return _Reason(board=board, explanation=explain(board, point), ply=ply)


def _picture(study: Study, reason: _Reason | None, *, numbers: bool) -> Picture:
    if reason is not None:
        return explanation_picture(reason.board, reason.explanation)
    moves = study.replay.moves if study.replay else ()
    numbered = {point_named(move): ply for ply, move in enumerate(moves, 1) if move != "pass"}
    last = (point_named(moves[-1]),) if moves and moves[-1] != "pass" else ()
    return diagram(
        study.board,
        last=last,
        numbers=numbered if numbers else {},
        forbidden=study.forbidden,
    )


def _facts(study: Study, reason: _Reason | None) -> dict[str, object]:
    facts: dict[str, object] = {
        "black": list(names(study.board.stones(Colour.BLACK))),
        "white": list(names(study.board.stones(Colour.WHITE))),
        "moves": list(study.replay.moves) if study.replay else None,
        "opening": study.opening,
        "to_move": None if study.ending else study.turn.value,
        **found(study.found),
        "result": study.result,
        "ended": study.ending.value if study.ending else None,
        "detail": study.detail,
    }
    if reason is not None:
        facts |= {"why": as_data(reason.explanation), "why_move": reason.ply}
    return facts


def _words(study: Study) -> Iterator[str]:
    if study.replay:
        yield ", ".join(filter(None, (counted(len(study.replay.moves), "move"), study.opening)))
    if study.ending:
        yield f"{study.result}: {study.ending_words}"
        return
    yield f"{study.turn.value.capitalize()} is to move"
    for kind in KINDS:
        points = ", ".join(map(str, study.found[kind]))
        if points:
            yield f"forbidden to Black ({kind.value.replace('_', '-')}): {points}"
    if not study.forbidden:
        yield "nothing is forbidden to Black"
    fives = ", ".join(map(str, study.found[Verdict.FIVE]))
    if fives:
        yield f"Black makes a five: {fives}"


def _print_reason(study: Study, reason: _Reason, language: str) -> None:
    # Most positions need no words of a letter.
    from corr.mail.write.explain import explanation_lines
    from corr.words.templates import Templates

    print()
    if reason.ply is not None:
        print(f"Move {reason.ply}, judged on the board before it:")
    elif study.ending:
        print("The game is over; as if it went on, with Black to move:")
    say = Templates(resources.templates()).voice(language)
    for line in explanation_lines(reasons(reason.explanation), say):
        print(line)
