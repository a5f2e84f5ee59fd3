"""A command that came by letter: it runs in the office that is open, and touches no file."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

import typer
from msgspec import Struct, field

from corr.acts.page import Page, Sheet, Terminal

if TYPE_CHECKING:
    from corr.config import Settings
    from corr.service.office.office import Office


class Errand(Struct, frozen=True, kw_only=True):
    """Where, when, under which cause and for whom a command runs that came by letter.

    On `page` it writes; in `made` stands what it would have written into files. Both go back with
    the answer.
    """

    office: "Office"
    settings: "Settings"
    at: datetime
    cause: str
    by: str
    made: dict[str, bytes] = field(default_factory=dict)
    page: Sheet = field(default_factory=Sheet)


class Attached(PurePosixPath):
    """The name of a letter's attachment, which can be read like a file. It opens none."""

    text: str

    @classmethod
    def of(cls, name: str, text: str) -> "Attached":
        """An attachment of this name with this text."""
        found = cls(name)
        found.text = text
        return found

    def read_text(self, encoding: str | None = None) -> str:
        """The text of the attachment."""
        return self.text


def errand_of(context: typer.Context | None) -> Errand | None:
    """The errand of a command that came by letter, None at the terminal."""
    found = context.obj if context else None
    return found if isinstance(found, Errand) else None


def page_of(context: typer.Context | None) -> Page:
    """Where a command writes; without a context to the terminal."""
    errand = errand_of(context)
    return errand.page if errand else Terminal()


def reader_of(context: typer.Context) -> str:
    """The address of who sent a command by letter, "" at the terminal."""
    errand = errand_of(context)
    return errand.by if errand else ""


def write_files(
    context: typer.Context, files: Sequence[tuple[str, bytes]], folder: Path
) -> list[str]:
    """Write files into a folder, or send them back by letter; their names. Raises OSError."""
    errand = errand_of(context)
    if errand is not None:
        errand.made.update(files)
        return [name for name, _ in files]
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files:
        (folder / name).touch(mode=0o600)
        (folder / name).write_bytes(content)
    return [str(folder / name) for name, _ in files]


_UNSAID = frozenset({"reason", "rule", "dry_run", "yes", "json"})


def command_of(context: typer.Context) -> str:
    """The command line of an act as the log keeps it: without the reason, the rule, and how.

    It can be typed again as it stands.
    """
    return " ".join((_path(context), *(_quoted(word) for word in _words(context))))


def _path(context: typer.Context) -> str:
    names = list[str]()
    at: typer.Context | None = context
    while at is not None:
        names.insert(0, at.info_name or "")
        at = at.parent  # type: ignore[assignment]
    return " ".join(("corr", *names[1:]))


def _words(context: typer.Context) -> Iterator[str]:
    """The arguments and options of a command as they were given."""
    for param in context.command.params:
        name, value = param.name or "", context.params.get(param.name or "")
        if name in _UNSAID or value in (None, False, (), []) or value == param.default:
            continue
        values = value if isinstance(value, list | tuple) else [value]
        for each in values:
            if param.param_type_name == "option":
                yield param.opts[0]
            if each is not True:
                yield str(each)


def _quoted(word: str) -> str:
    """A word as it is typed; quoted if it has to be, for people's shells and for ours."""
    plain = word and all(char.isalnum() or char in "@%+=:,./-_" for char in word)
    return word if plain else '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'
