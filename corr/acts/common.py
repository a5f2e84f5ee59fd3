"""What every command needs: the settings, the office, the time, and ways to print."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO, TextIO, TypeVar

import typer

from corr.acts.errand import errand_of, page_of
from corr.acts.page import complain as told
from corr.acts.page import write_json, write_lines, write_table
from corr.clock import Countdown
from corr.errors import ArbiterError
from corr.sentences.said import said

if TYPE_CHECKING:
    from corr.config import Settings
    from corr.service.letters.event_letters import Act
    from corr.service.office.office import Office
    from corr.store.store import Store


T = TypeVar("T")

Event = Annotated[str, typer.Argument(metavar="EVENT", help="The event's id, e.g. SK24.")]
Player = Annotated[
    str, typer.Argument(metavar="PLAYER", help="Member number, address or id of a player.")
]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, e.g. SK24-017.")]
Reason = Annotated[
    str, typer.Option("--reason", metavar="TEXT", help="Why; those concerned read it.")
]
Why = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; it stands in the log.")]
Rule = Annotated[
    str, typer.Option("--rule", metavar="RULE", help="The rule that it rests on, such as 16.2.")
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Show what it would do; do nothing.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a script.")]


def settings_of(context: typer.Context) -> "Settings":
    """The settings file named on the command line. Raises ConfigError."""
    from corr.config import load_settings

    if (errand := errand_of(context)) is not None:
        return errand.settings
    path: Path = context.obj
    if not path.exists():
        raise ArbiterError(f"{path}: no such settings file; `corr init` writes one")
    return load_settings(path)


@contextmanager
def office_of(context: typer.Context) -> Iterator["Office"]:
    """The office of the settings file, closed again; what it refuses names players by name.

    For a command that came by letter it is the one that is open already, and stays so.
    """
    from corr.service.office.office import open_office
    from corr.service.office.people import named

    errand = errand_of(context)
    office = errand.office if errand else open_office(settings_of(context))
    try:
        yield office
    except ArbiterError as error:
        raise named(office, error) from error
    finally:
        if errand is None:
            office.store.close()


@contextmanager
def store_of(context: typer.Context) -> Iterator["Store"]:
    """The store of the settings file, closed again: for questions that need nothing else.

    It is open long before an office is, which has all that reads and writes letters at hand.
    """
    from corr.store.store import Store

    if (errand := errand_of(context)) is not None:
        yield errand.office.store
        return
    with Store.open(settings_of(context).database.path) as store:
        yield store


def now_of(context: typer.Context) -> datetime:
    """The present instant of the installation's clock, aware, in UTC."""
    from corr.config import clock_from

    if (errand := errand_of(context)) is not None:
        return errand.at
    return clock_from(settings_of(context)).now()


def act_of(
    context: typer.Context,
    what: str,
    reason: str = "",
    rule: str = "",
    *,
    at: datetime | None = None,
) -> "Act":
    """The act of an arbiter who gives a command `at` an instant or now, why, by which rule."""
    from corr.service.letters.event_letters import Act

    at = at or now_of(context)
    if (errand := errand_of(context)) is not None:
        return Act(at=at, cause=errand.cause, reason=reason, by=errand.by, rule=rule)
    return Act(at=at, cause=f"arbiter.{what}.{at:%Y%m%dT%H%M%S.%f}", reason=reason, rule=rule)


def the_players(office: "Office", words: Sequence[str]) -> list[str]:
    """The ids of players given by id, member number or address. Raises ArbiterError."""
    from corr.service.office import people

    return people.the_players(office, words)


def read_text(path: Path) -> str:
    """The text of a file, `-` being standard input. Raises ArbiterError."""
    try:
        if str(path) == "-":
            return typer.get_text_stream("stdin").read()
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise ArbiterError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ArbiterError(f"{path}: a text in UTF-8 is expected") from None


def read_file(file: str, parse: Callable[[str], T]) -> T:
    """What the JSON file of an event says, `-` being standard input.

    Raises ArbiterError, each fault behind the name of the file and the line.
    """
    return parsed(read_text(Path(file)), file, parse)


def parsed(text: str, file: str, parse: Callable[[str], T]) -> T:
    """What the text of such a file says. Raises ArbiterError in the same way."""
    try:
        return parse(text)
    except ArbiterError as error:
        # Only a file with faults needs it.
        from corr.reading.entries import with_lines

        told = (f"{file_named(file)}: {one}" for one in with_lines(text, error.faults))
        raise ArbiterError(*told) from None


def file_named(file: str) -> str:
    """What a file is called in faults, `-` being standard input."""
    return "standard input" if file == "-" else file


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner may read. Raises ArbiterError if it is there."""
    try:
        path.touch(mode=0o600, exist_ok=False)
        path.write_text(text, encoding="utf-8")
    except FileExistsError:
        raise ArbiterError(f"{path} is there already; it was left as it is") from None
    except OSError as error:
        raise ArbiterError(f"{path}: {error.strerror}") from None


def print_json(context: typer.Context | None, value: object) -> None:
    """Write a value as JSON text: into a letter, if the command came by one."""
    write_json(page_of(context), value)


@contextmanager
def counting(what: str) -> Iterator[Callable[[int, int], None]]:
    """Tells a person at a terminal, once a second, how many of how many are done, 0 if unknown."""
    due = Countdown(1)

    def progress(done: int, of: int) -> None:
        nonlocal due
        if due.over and sys.stderr.isatty():
            due = Countdown(1)
            told = f"{done} of {of} {what}" if of else f"{done} {what}"
            print(f"\r{told}\033[K", end="", file=sys.stderr, flush=True)

    yield progress
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def print_lines(context: typer.Context | None, lines: Iterable[str]) -> None:
    """Write lines in which strangers may have a word: none of them steers the terminal."""
    write_lines(page_of(context), lines)


def print_text(context: typer.Context | None, text: str = "") -> None:
    """Write a text of our own as it is."""
    page_of(context).say(text)


def complain(context: typer.Context | None, text: str) -> None:
    """Say what is wrong: on standard error, or before the other lines of a letter."""
    told(page_of(context), text)


def flushed(stream: TextIO | None) -> bool:
    """Write out what a stream still holds; False if it cannot be written to.

    Then it is let go of, lest the interpreter tries once more at its end and fails.
    """
    try:
        if stream is not None:
            stream.flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno() if stream is not None else nowhere)
        os.close(nowhere)
        return False
    return True


def print_table(
    context: typer.Context, heads: Sequence[str], rows: Sequence[Sequence[object]]
) -> None:
    """Write rows under their heads, columns aligned; nothing where there are no rows."""
    write_table(page_of(context), heads, rows)


def read_day(text: str, option: str = "") -> date:
    """A day of a command line, of this `option`. Raises ArbiterError."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArbiterError(said("why_asked", "date", option=option, found=repr(text))) from None


def language_asked(context: typer.Context, language: str) -> str:
    """The language asked for; by letter, if none was, the asker's own. Raises ArbiterError."""
    errand = errand_of(context)
    given = context.get_parameter_source("lang")
    if errand is not None and (given is None or given.name != "COMMANDLINE"):
        from corr.service.office.people import language_of

        return language_of(errand.office, errand.by)
    check_language(language)
    return language


def check_language(language: str) -> None:
    """Raise ArbiterError if there are no templates in a language; English there always is."""
    if language == "en":
        return
    from corr import resources
    from corr.languages import languages_in

    known = languages_in(resources.templates())
    if language not in known:
        raise ArbiterError(said("why_asked", "language", language=language, known=sorted(known)))


# -- what is wrong with several things that a command is given, told all at once ----


class Faults:
    """The faults of a command line so far; `end` raises if there are any."""

    def __init__(self) -> None:
        """None yet."""
        self._found: list[str] = []

    def of(self, read: Callable[[], T]) -> T | None:
        """What `read` gives, or None, and its faults are kept."""
        try:
            return read()
        except ArbiterError as error:
            self.add(*error.faults)
            return None

    def add(self, *faults: str) -> None:
        """Keep faults, each of them once."""
        self._found += [fault for fault in dict.fromkeys(faults) if fault not in self._found]

    def end(self) -> None:
        """Raise ArbiterError with every fault, if there is one."""
        if self._found:
            raise ArbiterError(*self._found)


@contextmanager
def opened(file: Path) -> Iterator[BinaryIO]:
    """The bytes of a file, or of standard input for `-`. Raises ArbiterError if there is none."""
    if file == Path("-"):
        yield sys.stdin.buffer
        return
    try:
        stream = file.open("rb")
    except OSError as error:
        raise ArbiterError(f"{file}: {error.strerror}") from error
    with stream:
        yield stream
