"""`corr game check` and `corr game convert`: files of games, judged and translated."""

import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO

import typer

from corr.cli.common import Json
from corr.errors import ArbiterError

if TYPE_CHECKING:
    from corr.games.replay import Replay
    from corr.records.model import Record, RecordError

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A file of games, - for standard input.")
]
Form = Annotated[
    str, typer.Option("--from", help="text, rif, psq, pos, lib or sgf, if its name does not say.")
]


def register(app: typer.Typer) -> None:
    """Add the commands to `corr game`."""
    app.command()(check)
    app.command()(convert)


def check(
    file: File,
    form: Form = "",
    opening: Annotated[
        str, typer.Option(help="Judge the choices of the opening too, under this rule, e.g. rif.")
    ] = "",
    faults: Annotated[
        bool, typer.Option("--faults", help="List only the games that are not in order.")
    ] = False,
    json: Json = False,
) -> None:
    """Replay the games of a file move by move: result, first illegal step, opening.

    With --json one line for each game. Exit status 2 if a game is not in order.

    Example: corr game check SK24-017.txt --opening soosorv
    """
    judged = faulty = 0
    torn: list[ArbiterError] = []
    with _opened(file) as stream, _progress() as progress:
        for record in _records(stream, file, form, torn.append):
            facts = _judged(record, opening)
            judged += 1
            faulty += facts["fault"] is not None
            if faults and not facts["fault"]:
                pass
            elif json:
                print(dumps({"game": judged, **facts}, ensure_ascii=False))
            else:
                _print_game(judged, facts)
            progress(judged)
    if not judged and not torn:
        raise ArbiterError(f"{file}: there is no game in it")
    if judged > 1 and not json:
        print(f"{judged} games, {judged - faulty} in order")
    wrong = [f"{file}: {fault}" for error in torn for fault in error.faults]
    if faulty:
        wrong.append(f"{file}: not in order: {faulty} of {judged}")
    if wrong:
        raise ArbiterError(*wrong)


def convert(
    file: File,
    to: Annotated[str, typer.Option(help="text, rif, psq, pos or sgf.")],
    form: Form = "",
    out: Annotated[Path | None, typer.Option(help="Write to this file.")] = None,
) -> None:
    """Write the games of a file in another format.

    Example: corr game convert games.rif --to sgf --out games.sgf
    """
    from corr.records.files import write_records

    with _opened(file) as stream:
        records = _records(stream, file, form)
        if out is None:
            write_records(records, sys.stdout.buffer, to)
            return
        _write_whole(out, lambda target: write_records(records, target, to))
    print(out)


def _write_whole(out: Path, write: Callable[[BinaryIO], None]) -> None:
    """Write a new file; nothing of it stays if it cannot be finished. Raises ArbiterError."""
    try:
        target = out.open("xb")
    except OSError as error:
        raise ArbiterError(f"{out}: {error.strerror}") from error
    with target:
        try:
            write(target)
        except BaseException:
            out.unlink()
            raise


def _judged(record: "Record", opening: str) -> dict[str, Any]:
    """What there is to say of one game, `fault` being None if it is in order."""
    from corr.games.replay import replay
    from corr.games.study import ending_words

    rule = opening or record.opening_rule
    game = replay(record.moves, restricted=rule != "free-gomoku")
    return {
        "id": record.id,
        "where": record.where,
        "players": [record.black, record.white],
        "event": record.event,
        "opening": str(game.opening or ""),
        "moves": len(game.moves),
        "result": game.result,
        "ended": game.ending.value if game.ending else None,
        "detail": game.detail,
        "words": ending_words(game.winner, game.ending, game.detail),
        "result_in_file": record.result,
        "fault": _fault(record, game, opening),
    }


def _fault(record: "Record", game: "Replay", opening: str) -> dict[str, object] | None:
    """The first thing that is wrong with a game: the move it is about, a code, and words."""
    from corr.games.board import SIZE
    from corr.games.study import fault_words

    if record.size != SIZE:
        words = f"a renju board is {SIZE} × {SIZE}, this one {record.size} × {record.size}"
        return {"move": None, "code": "board_size", "words": words}
    if game.fault:
        words = fault_words(game.fault)
        return {"move": game.fault.ply, "code": game.fault.code, "words": words}
    if game.ending and record.result not in ("*", game.result):
        # A game may end beside the board, but not otherwise than the board has ended it.
        words = f"the file says {record.result}, the board {game.result}"
        return {"move": len(game.moves), "code": "other_result", "words": words}
    return _opening_fault(record, opening) if opening else None


def _opening_fault(record: "Record", opening: str) -> dict[str, object] | None:
    """The first act that the opening rule does not allow, with what it waits for instead."""
    from corr import resources
    from corr.errors import PlayerError
    from corr.games.openings import OPENINGS
    from corr.games.renju import RENJU, replay_record
    from corr.mail.write_words import Templates

    if opening not in OPENINGS:
        raise ArbiterError(f"there is no opening rule {opening}; {', '.join(OPENINGS)} are")
    plain = " ".join(f"{ply}.{move}" for ply, move in enumerate(record.moves, 1))
    position = RENJU.start({"opening": opening})
    try:
        for _, after in replay_record(record.acts or plain, {"opening": opening}):
            position = after
    except PlayerError as error:
        say = Templates(resources.templates()).voice("en")
        stage = RENJU.stage(position)
        reason = say("reasons", error.code, **error.params)
        due = say("stages", stage.code, **stage.params)
        words = f"at move {position.ply} a player would be told: {reason} ({due})"
        return {"move": position.ply, "code": error.code, "stage": stage.code, "words": words}
    return None


def _print_game(number: int, facts: Mapping[str, Any]) -> None:
    names = " – ".join(filter(None, facts["players"]))
    title = "  ".join(filter(None, (facts["id"], names, facts["event"])))
    opening = facts["opening"] or "none of the 26 openings"
    print(f"game {number} ({facts['where']})  {title}".rstrip())
    print(f"  {facts['moves']} moves, {opening}; {facts['result']} {facts['words']}")
    if facts["fault"]:
        print(f"  not in order: {facts['fault']['words']}")


@contextmanager
def _progress() -> Iterator[Callable[[int], None]]:
    """Tells a terminal how many games were judged, about once a second."""
    told = time.monotonic()

    def progress(judged: int) -> None:
        nonlocal told
        if sys.stderr.isatty() and time.monotonic() > told + 1:
            told = time.monotonic()
            print(f"\r{judged} games", end="", file=sys.stderr, flush=True)

    yield progress
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


@contextmanager
def _opened(file: Path) -> Iterator[BinaryIO]:
    if file == Path("-"):
        yield sys.stdin.buffer
        return
    try:
        stream = file.open("rb")
    except OSError as error:
        raise ArbiterError(f"{file}: {error.strerror}") from error
    with stream:
        yield stream


def _records(
    stream: BinaryIO,
    file: Path,
    form: str,
    refuse: "Callable[[RecordError], None] | None" = None,
) -> "Iterator[Record]":
    """The games of a file; those that cannot be read are told to `refuse`, or end it all."""
    from corr.records.files import read_records
    from corr.records.model import RecordError
    from corr.records.source import refuse_all

    name = "" if file == Path("-") else file.name
    try:
        yield from read_records(stream, name=name, form=form or None, refuse=refuse or refuse_all)
    except RecordError as error:
        raise ArbiterError(*(f"{file}: {fault}" for fault in error.faults)) from error
