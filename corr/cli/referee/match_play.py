"""`corr match play`: simple programs play backgammon, with dice that can be verified."""

import hashlib
from collections.abc import Iterator
from json import dumps
from pathlib import Path
from typing import Annotated

import typer

from corr.acts.common import Json, print_json
from corr.acts.errand import page_of
from corr.demo.backgammon import PlayedMatch, play_match
from corr.dice.record import record_of
from corr.errors import ArbiterError
from corr.games.backgammon.acts import NO_PLAY
from corr.games.rules import Chance, Move, Seat
from corr.records.backgammon.files import written
from corr.records.backgammon.model import SERVER, Act, MatchRecord, Result, settled

FORMS = ("text", "mat", "sgf", "json")
_LONGEST, _MOST = 99, 10_000
_NAMES = ("First", "Second")


def play(
    context: typer.Context,
    seed: Annotated[
        str, typer.Option(help="Any text: the seed of the dice, and of what the programs do.")
    ] = "corr",
    length: Annotated[int, typer.Option(help="The points that win a match, 1 to 99.")] = 7,
    matches: Annotated[int, typer.Option(help="How many matches; each has its own seed.")] = 1,
    score: Annotated[
        str, typer.Option(help="Penalty points before the first game, for instance 6-0.")
    ] = "0-0",
    form: Annotated[
        str, typer.Option("--as", help="The form of the record: text, mat, sgf or json.")
    ] = "text",
    folder: Annotated[
        Path | None,
        typer.Option(help="Write each record, and its dice, into files of this folder."),
    ] = None,
    json: Json = False,
) -> None:
    """Let two simple programs play matches of backgammon to their end, and write the records.

    The dice are those of KORRDICE-2, from a seed that is told at the end: the record of each
    match's dice lies beside it (`--folder`), and `corr dice verify` says whether it holds. The
    same options give the same matches.

    Example: corr match play --seed summer --length 7 --as mat

    Example: corr match play --matches 20 --folder played && corr dice verify played/*.dice.json
    """
    if form not in FORMS:
        raise ArbiterError(f"--as: expected one of {', '.join(FORMS)}, found {form}")
    before = _score(score)
    if not 1 <= length <= _LONGEST or not 1 <= matches <= _MOST or max(before) >= length:
        raise ArbiterError(
            f"expected --length 1 to {_LONGEST}, --matches 1 to {_MOST:,}, "
            "and a --score below the length"
        )
    if matches > 1 and folder is None:
        raise ArbiterError("several matches need a --folder for their records")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        if there := next(folder.glob("PLAY-*"), None):
            raise ArbiterError(
                f"{there}: it exists already; matches go into a folder of their own"
            )
    told = []
    for name, one in _played(seed, length, matches, before):
        text = written(as_record(name, one, before), form)
        if folder is None:
            page_of(context).add(text)
        else:
            _write(folder / f"{name}.{'txt' if form == 'text' else form}", text)
            _write(folder / f"{name}.dice.json", _dice(one, length))
        told.append(
            {
                "id": name,
                "score": list(one.match.score),
                "games": len(one.match.games),
                "acts": len(one.acts),
                "rolls": one.dice.next - 1,
            }
        )
    if json:
        print_json(context, told)


def _score(text: str) -> tuple[int, int]:
    first, _, second = text.partition("-")
    if not (first.isdecimal() and second.isdecimal() and len(text) < 8):
        raise ArbiterError(f"--score: expected two numbers as in 6-0, found {text}")
    return int(first), int(second)


def _played(
    seed: str, length: int, matches: int, score: tuple[int, int]
) -> Iterator[tuple[str, PlayedMatch]]:
    for number in range(1, matches + 1):
        name = f"PLAY-{number:04d}"
        bits = hashlib.sha256(f"corr match play|{seed}|{number}".encode()).digest()
        yield name, play_match(seed=bits, length=length, match_id=name, score=score)


def as_record(name: str, one: PlayedMatch, score: tuple[int, int]) -> MatchRecord:
    """The record of a match that was played."""
    over = one.match.outcome
    assert over is not None
    numbers = iter(range(1, one.dice.next))
    return settled(
        MatchRecord(
            length=one.match.length,
            score=score,
            players=_NAMES,
            dice="KORRDICE-2",
            id=name,
            acts=tuple(_act(seat, move, why, numbers) for seat, move, why in one.acts),
            result=Result(winner=over.winner, reason=str(over.ending), score=one.match.score),
        )
    )


def _act(seat: Seat | None, move: Move, why: str, numbers: Iterator[int]) -> Act:
    if seat is None:
        return Act(who=Chance.CHANCE, move=move, roll=next(numbers))
    return Act(who=SERVER, move=move) if move == NO_PLAY else Act(who=seat, move=move, why=why)


def _dice(one: PlayedMatch, length: int) -> str:
    used = [roll.number for roll in one.dice.rolls if roll.standing == "valid"]
    return f"{dumps(record_of(one.dice, length, used), indent=1)}\n"


def _write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise ArbiterError(f"{path}: it exists already") from error
    except OSError as error:
        raise ArbiterError(f"{path}: {error.strerror}") from error
