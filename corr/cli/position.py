"""`corr position`: the referee's word on one position, or on many."""

import sys
from collections.abc import Iterator, Mapping
from io import BytesIO
from itertools import chain, islice
from json import dumps, loads
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from corr.cli.common import Json, print_json, read_text
from corr.cli.drawing import Drawn, Numbers, Png, Style, Svg, print_diagram, write_diagram
from corr.errors import ArbiterError

if TYPE_CHECKING:
    from corr.games.board import Point
    from corr.games.explain import Explanation
    from corr.games.forbidden import Verdict
    from corr.games.rules import Picture
    from corr.games.study import Study

_LONGEST_LINE = 100_000
_MOST_LINES = 10_000


def register(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command()(position)


def position(
    stones: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[MOVES|FILE|-]",
            help="Moves (h8 i9 j10), or a file with moves or a diagram, or - for standard input.",
        ),
    ] = None,
    why: Annotated[
        str, typer.Option(metavar="POINT", help="Say why Black may or may not play there.")
    ] = "",
    numbers: Numbers = False,
    style: Drawn = Style.X_O,
    svg: Svg = None,
    png: Png = None,
    language: Annotated[str, typer.Option("--lang", help="The language of the words.")] = "en",
    json: Json = False,
) -> None:
    """Judge a position: the diagram, the forbidden points, the result.

    Many positions, Black to move: JSON lines {"id", "black": […], "white": […]} with `-`.

    Example: corr position h8 i9 j10 --why i10
    """
    lines = _input(stones or [])
    first = next((line for line in lines if line.strip()), "")
    if first.lstrip().startswith("{"):
        _judge_lines(chain((first,), lines))
        return
    study = _study("".join(islice(chain((first,), lines), _MOST_LINES)))
    reason = _explained(study, why)
    picture = _picture(study, reason, numbers=numbers)
    write_diagram(picture, svg=svg, png=png)
    if json:
        print_json(_facts(study, reason))
        return
    print_diagram(picture, style)
    print()
    for line in _words(study):
        print(line)
    if reason is not None:
        _print_reason(reason, language)


def _input(stones: list[str]) -> Iterator[str]:
    """The lines of what was given: the words themselves, a file, or standard input."""
    if not stones or stones == ["-"]:
        if not stones and sys.stdin.isatty():
            raise ArbiterError("give moves, a file, or - for standard input; see --help")
        return (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
    if len(stones) == 1 and Path(stones[0]).is_file():
        return iter(read_text(Path(stones[0])).splitlines(keepends=True))
    return iter((" ".join(stones),))


def _study(text: str) -> "Study":
    from corr.games.board import names
    from corr.games.study import study_moves, study_stones
    from corr.records.diagram import is_diagram, read_diagram

    if is_diagram(text):
        stones = read_diagram(text)
        return study_stones(names(stones.black), names(stones.white))
    return study_moves(_moves(text))


def _moves(text: str) -> tuple[str, ...]:
    """The moves of the one game that a text of any format holds."""
    from corr.games.board import SIZE
    from corr.records.files import read_records

    games = list(islice(read_records(BytesIO(text.encode())), 2))
    if len(games) != 1:
        raise ArbiterError("expected the moves of one game, or a diagram")
    if games[0].size != SIZE:
        raise ArbiterError(f"a renju board is 15 × 15, this one {games[0].size} × {games[0].size}")
    return games[0].moves


# -- many positions ----


def _judge_lines(lines: Iterator[str]) -> None:
    """One line out for each line in, at once; how many were no position is told at the end."""
    faults = 0
    for number, line in enumerate(lines, 1):
        if line.strip():
            given = _given(line)
            try:
                judged = _judged(given)
            except ArbiterError as error:
                faults += 1
                judged = {"error": f"line {number}: {'; '.join(error.faults)}"}
            print(dumps({"id": given.get("id", number), **judged}), flush=True)
    if faults:
        raise ArbiterError(f"{faults} of the lines {'is' if faults == 1 else 'are'} no position")


def _given(line: str) -> dict[str, Any]:
    """The object of a line, an empty one if it is none."""
    try:
        given = loads(line) if len(line) <= _LONGEST_LINE else None
    except (ValueError, RecursionError):
        given = None
    return given if isinstance(given, dict) else {}


def _judged(given: Mapping[str, Any]) -> dict[str, object]:
    from corr.games.study import stones_scanned

    if "black" not in given and "white" not in given:
        raise ArbiterError('expected {"id": "…", "black": ["h8", …], "white": ["i9", …]}')
    return _found(stones_scanned(_points(given, "black"), _points(given, "white")))


def _points(given: Mapping[str, Any], key: str) -> list[str]:
    points = given.get(key, [])
    if not isinstance(points, list) or not all(isinstance(point, str) for point in points):
        raise ArbiterError(f"{key}: expected a list of points")
    return points


def _found(found: "Mapping[Verdict, tuple[Point, ...]]") -> dict[str, object]:
    from corr.games.forbidden import KINDS, Verdict

    def listed(kind: "Verdict") -> list[str]:
        return [str(point) for point in found.get(kind, ())]

    return {
        "forbidden": {kind.value: listed(kind) for kind in KINDS},
        "five": listed(Verdict.FIVE),
    }


# -- one position ----


def _explained(study: "Study", why: str) -> "Explanation | None":
    from corr.games.explain import explain
    from corr.games.study import free_point

    return explain(study.board, free_point(study.board, why)) if why else None


def _picture(study: "Study", reason: "Explanation | None", *, numbers: bool) -> "Picture":
    from corr.games.board import point_named
    from corr.games.diagram import diagram
    from corr.games.explain import explanation_picture

    if reason is not None:
        return explanation_picture(study.board, reason)
    moves = study.replay.moves if study.replay else ()
    numbered = {point_named(move): ply for ply, move in enumerate(moves, 1) if move != "pass"}
    last = (point_named(moves[-1]),) if moves and moves[-1] != "pass" else ()
    return diagram(
        study.board,
        last=last,
        numbers=numbered if numbers else {},
        forbidden=study.forbidden,
    )


def _facts(study: "Study", reason: "Explanation | None") -> dict[str, object]:
    from corr.games.board import Colour, names
    from corr.games.explain import as_data

    facts: dict[str, object] = {
        "black": list(names(study.board.stones(Colour.BLACK))),
        "white": list(names(study.board.stones(Colour.WHITE))),
        "moves": list(study.replay.moves) if study.replay else None,
        "opening": study.opening,
        "to_move": None if study.ending else study.turn.value,
        **_found(study.found),
        "result": study.result,
        "ended": study.ending.value if study.ending else None,
        "detail": study.detail,
    }
    return facts if reason is None else {**facts, "why": as_data(reason)}


def _words(study: "Study") -> Iterator[str]:
    from corr.games.forbidden import KINDS, Verdict

    if study.replay:
        yield f"{len(study.replay.moves)} moves{f', {study.opening}' if study.opening else ''}"
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


def _print_reason(reason: "Explanation", language: str) -> None:
    from corr import resources
    from corr.mail.explain import explanation_lines
    from corr.mail.write_words import Templates

    print()
    for line in explanation_lines(reason, Templates(resources.templates()).voice(language)):
        print(line)
