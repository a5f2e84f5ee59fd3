"""`corr game check` and `corr game convert`: files of games, judged and translated."""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from json import dumps
from pathlib import Path
from typing import Annotated, BinaryIO

import typer
from msgspec.structs import asdict

from corr.acts.common import Json, opened
from corr.acts.games import matches
from corr.errors import ArbiterError
from corr.games.registry import RULES, rules_for
from corr.games.rules import Position, Rules
from corr.records.backgammon.files import written
from corr.records.check import Checked, Rule, check_record, settings_of
from corr.records.files import FORMATS, read_records, write_records
from corr.records.model import (
    UNASKED,
    Record,
    RecordError,
    Usual,
    buffered,
    left_out,
    refuse_all,
    usual_of,
)
from corr.tournament.wording import counted

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A file of games, - for standard input.")
]
Form = Annotated[
    str,
    typer.Option(
        "--from",
        help="text, rif, psq, pos, lib, sgf or relative, if its name does not say; mat or json of "
        "backgammon.",
    ),
]


def check(
    file: File,
    form: Form = "",
    opening: Annotated[
        str, typer.Option(help="Judge the acts of the opening too, under this rule, e.g. rif.")
    ] = "",
    claims: Annotated[
        bool, typer.Option("--claims", help="Wins had to be claimed: no stone ends a game.")
    ] = False,
    fifth_symmetry: Annotated[
        str, typer.Option(help="Which fifth moves are the same: congruent or board.")
    ] = "congruent",
    game: Annotated[
        str,
        typer.Option(help="Judge by this game, e.g. pente, and read what names none as it."),
    ] = "",
    settings: Annotated[
        list[str] | None,
        typer.Option(
            "--with", metavar="KEY=VALUE", help="A setting of the game, as in event files."
        ),
    ] = None,
    faults: Annotated[
        bool, typer.Option("--faults", help="List only the games that are not in order.")
    ] = False,
    json: Json = False,
) -> None:
    """Replay the games of a file move by move: result, first illegal step, opening.

    With --json one line for each game. Exit status 2 if a game is not in order. Of backgammon a
    file holds one match, as text, json, mat or sgf, known by what is in it.

    Example: corr game check SK24-017.txt --opening soosorv
    """
    chosen = {"opening": opening}
    chosen |= {"fifth_symmetry": fifth_symmetry} if fifth_symmetry != "congruent" else {}
    chosen |= {"adjudication": "claim"} if claims else {}
    asked = {**chosen, **_settings(settings or ())}
    with opened(file) as stream:
        source = buffered(stream)
        if match := matches.form_of(source, name=_name(file), form=form, game=game):
            _check_match(source, file, match, asked, json=json, faults=faults)
            return
        _check_games(source, file, form, _rule(game, asked), _Telling(faults=faults, json=json))


def _check_match(
    source: BinaryIO,
    file: Path,
    form: str,
    asked: Mapping[str, str],
    *,
    json: bool,
    faults: bool,
) -> None:
    """Judge a match of backgammon. Raises ArbiterError if it is not in order."""
    for setting in filter(asked.get, asked):
        raise ArbiterError(f"backgammon has no setting {setting}")
    if not matches.checked(source, form, json=json, faults=faults):
        raise ArbiterError(f"{file}: not in order: 1 of 1")


def _check_games(stream: BinaryIO, file: Path, form: str, rule: Rule, tell: "_Telling") -> None:
    """Judge the games of a file. Raises ArbiterError if one is not in order."""
    usual = usual_of(rule.game, rule.options) if rule.game else UNASKED
    with _progress() as progress:
        for record in _records(stream, file, form, tell.unreadable, usual):
            _check_options(rule.game_of(record), rule)
            tell.checked(record, rule)
            progress(tell.games)
    if not tell.games:
        raise ArbiterError(f"{file}: there is no game in it")
    if tell.games > 1 and not tell.json:
        print(f"{tell.games} games, {tell.games - tell.flaws} in order")
    if tell.flaws:
        raise ArbiterError(f"{file}: not in order: {tell.flaws} of {tell.games}")


def _settings(given: Sequence[str]) -> Mapping[str, str]:
    """The settings that were given as `key=value`. Raises ArbiterError."""
    for one in given:
        if "=" not in one:
            raise ArbiterError(f"--with {one}: expected KEY=VALUE, as captures=claimed")
    return {key: value for key, _, value in (one.partition("=") for one in given)}


def _rule(game: str, options: Mapping[str, str]) -> Rule:
    """What to judge by. Raises ArbiterError for what there is not in the game, if it is named."""
    if game and game not in RULES:
        raise ArbiterError(f"there is no game {game}; {', '.join(RULES)} are")
    rule = Rule(game=game, options={key: value for key, value in options.items() if value})
    if game:
        _check_options(rules_for(game), rule)
    return rule


def _check_options(game: Rules[Position], rule: Rule) -> None:
    """Raise ArbiterError for settings that a game does not have."""
    known = settings_of(game) if rule.options else {}
    for key, value in rule.options.items():
        if key not in known:
            raise ArbiterError(f"{game.key} has no setting {key}; {', '.join(known)} are")
        if value not in known[key] and key == "opening":
            rules = ", ".join(known[key])
            raise ArbiterError(f"there is no opening rule {value} in {game.key}; {rules} are")
        if value not in known[key]:
            raise ArbiterError(f"--{key.replace('_', '-')} is {' or '.join(known[key])}")


class _Telling:
    """Tells the games of a file as they come, and counts them and those with a flaw."""

    def __init__(self, *, faults: bool, json: bool) -> None:
        self._only_faults, self.json = faults, json
        self.games = self.flaws = 0

    def checked(self, record: Record, rule: Rule) -> None:
        """A game that could be read."""
        found = check_record(record, rule)
        names = " – ".join(filter(None, record.players))
        title = "  ".join(filter(None, (record.id, names, record.event)))
        flaw = asdict(found.flaw) if found.flaw else None
        self._tell(record.where, f"{title}\n  {found.words}", flaw, _facts(found))

    def unreadable(self, error: RecordError) -> None:
        """A game that could not be read."""
        words = f"cannot be read: {error.reason}"
        self._tell(error.where, "", {"move": None, "code": "unreadable", "words": words}, {})

    def _tell(
        self, where: str, said: str, flaw: dict[str, object] | None, facts: dict[str, object]
    ) -> None:
        self.games += 1
        self.flaws += flaw is not None
        if self._only_faults and flaw is None:
            return
        if self.json:
            line = {"game": self.games, "where": where, **facts, "fault": flaw}
            print(dumps(line, ensure_ascii=False))
            return
        print(f"game {self.games} ({where})  {said}".rstrip())
        if flaw:
            print(f"  not in order: {flaw['words']}")


def _facts(found: Checked) -> dict[str, object]:
    record, game = found.record, found.game
    return {
        "id": record.id,
        "players": list(record.players),
        "event": record.event,
        "opening": game.opening,
        "moves": len(game.moves),
        **({"won_by": found.won_by} if found.won_by else {}),
        "result": game.result,
        "ended": str(game.outcome.ending) if game.outcome else None,
        "detail": game.outcome.detail if game.outcome else "",
        "result_in_file": record.result,
        "unclaimed": [
            {"move": ply, "ending": str(outcome.ending), "detail": outcome.detail}
            for ply, outcome in game.unclaimed
        ],
    }


def convert(
    file: File,
    to: Annotated[
        str,
        typer.Option(
            help="text, rif, psq, pos, sgf or relative; text, json, mat or sgf of a match."
        ),
    ],
    form: Form = "",
    out: Annotated[Path | None, typer.Option(help="Write to this file.")] = None,
    manual: Annotated[
        bool,
        typer.Option(
            "--manual-dice",
            help="Mark a match of backgammon as one of dice thrown by hand, if it says nothing.",
        ),
    ] = False,
) -> None:
    """Write the games of a file in another format; what that cannot hold is told.

    A file may hold many games: an empty line, a line of names or a title parts those in plain
    text. A line without move numbers is a game of its own, unless the game before it began in the
    centre, this line does not, and none of its points is taken: then it goes on with that game.

    Example: corr game convert games.rif --to sgf --out games.sgf
    """
    lost: Counter[str] = Counter()
    with opened(file) as stream:
        source = buffered(stream)
        if match := matches.form_of(source, name=_name(file), form=form, game=""):
            _convert_match(source, file, match, to, out=out, manual=manual)
            return
        if manual:
            raise ArbiterError("--manual-dice: this is no match of backgammon")
        records = _counted(_records(source, file, form), to, lost)
        if out is None:
            write_records(records, sys.stdout.buffer, to)
        else:
            _write_whole(out, lambda target: write_records(records, target, to))
            print(out)
    for what, games in lost.items():
        print(f"left out of {to}: {what} ({counted(games, 'game')})", file=sys.stderr)


def _convert_match(
    source: BinaryIO, file: Path, form: str, to: str, *, out: Path | None, manual: bool
) -> None:
    """Write a match of backgammon in another format. Raises ArbiterError."""
    try:
        text = written(matches.read_file(source, form, manual=manual), to)
    except RecordError as error:
        raise ArbiterError(f"{file}: {error}") from error
    if out is None:
        sys.stdout.buffer.write(text.encode())
        return
    _write_whole(out, lambda target: target.write(text.encode()))
    print(out)


def _counted(records: Iterator[Record], form: str, lost: Counter[str]) -> Iterator[Record]:
    """The records, while what the format cannot hold of them is counted."""
    known = form in FORMATS and FORMATS[form].writable
    for record in records:
        if known:
            lost.update(left_out(record, form))
        yield record


def _write_whole(out: Path, write: Callable[[BinaryIO], object]) -> None:
    """Write a new file, which is there only once it is whole. Raises ArbiterError."""
    part = out.with_name(f".{out.name}.part")
    try:
        if out.exists():
            raise ArbiterError(f"{out}: it exists already")
        with part.open("wb") as target:
            write(target)
        part.replace(out)
    except OSError as error:
        raise ArbiterError(f"{out}: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)


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


def _name(file: Path) -> str:
    return "" if file == Path("-") else file.name


def _records(
    stream: BinaryIO,
    file: Path,
    form: str,
    refuse: Callable[[RecordError], None] = refuse_all,
    usual: Usual = UNASKED,
) -> Iterator[Record]:
    """The games of a file; those that cannot be read are told to `refuse`, or end it all."""
    try:
        yield from read_records(
            stream, name=_name(file), form=form or None, refuse=refuse, usual=usual
        )
    except RecordError as error:
        raise ArbiterError(*(f"{file}: {fault}" for fault in error.faults)) from error
