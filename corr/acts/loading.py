"""Commands that are made when they are asked for: typer takes long to make all of them."""

import os
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args, get_origin

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from corr.acts.declared import kinds_of
from corr.sentences.said import said


@dataclass(frozen=True, eq=False)
class Group:
    """A group of commands: what it is about, and by file which of its commands are there.

    A group in it stands by its name.
    """

    line: str
    parts: Sequence[tuple[str, "str | Group"]]

    @property
    def rows(self) -> "Rows":
        """What is in it, by name."""
        found = dict[str, str | Group]()
        for at, what in self.parts:
            found |= {at: what} if isinstance(what, Group) else dict.fromkeys(what.split(), at)
        return found


Rows = Mapping[str, str | Group]
"""By command its file, as in `acts.games.game`; by group what is in it."""
Sections = Mapping[str, Rows]


def paths(rows: Rows, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every command by the words that call it, with its file."""
    for name, row in rows.items():
        if isinstance(row, Group):
            yield from paths(row.rows, (*before, name))
        else:
            yield (*before, name), row


class Later(MutableMapping[str, Any]):
    """Values by name, each made when somebody asks for it."""

    def __init__(self, makers: Mapping[str, Callable[[], Any]]) -> None:
        self._makers = dict(makers)

    def __getitem__(self, name: str) -> Any:
        return self._makers[name]()

    def __setitem__(self, name: str, value: Any) -> None:
        self._makers[name] = lambda: value

    def __delitem__(self, name: str) -> None:
        del self._makers[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


@cache
def command(file: str, name: str) -> Any:
    """A command of a file, made from the function that has its name."""
    module, functions = _functions(file, name)
    loaded = vars(import_module(f"corr.{module}"))
    app = typer.Typer()
    app.command(name)(next(loaded[one] for one in functions if one in loaded))
    found = get_group(app).commands[name]
    read_plainly(found)
    for param in getattr(found, "params", ()):
        param.process_value = partial(_value_in_words, param, param.process_value)
    return found


def read_plainly(command: Any) -> None:
    """Let the arguments of a command take what is plain as it is, without typer's own reader.

    That is made of pydantic, which takes longer to load than many a command takes in all.
    """
    usual = command.get_params

    def get_params(context: Any) -> list[Any]:
        found: list[Any] = usual(context)
        for param in found:
            if "get_runtime_param" not in vars(param):
                param.get_runtime_param = partial(_Reader, param.get_runtime_param)
        return found

    command.get_params = get_params


class _Reader:
    """What reads an argument: by itself if that is plain, else as the `usual` one does."""

    def __init__(self, usual: Callable[[], Any]) -> None:
        self._usual = usual

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value of an argument. Raises typer.BadParameter."""
        several = param.multiple or param.nargs == -1
        if value is None:
            return () if several else None
        kind, about = param.type_descriptor.annotation, param.type_descriptor.parameter_info
        if several and get_origin(kind) is list and isinstance(value, list | tuple):
            found = [_plain(get_args(kind)[0], about, one) for one in value]
        else:
            found = [None if several else _plain(kind, about, value)]
        if None in found:
            return self._usual().coerce(value, param=param, ctx=ctx)
        return found if several else found[0]


def _plain(kind: Any, about: Any, value: Any) -> Any:
    """What a word is as a value of a kind; None where that is not plain to see."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        word = value if type(value) is str else None
        return next((one for one in kind if value is one or word == one.value), None)
    if kind is Path and isinstance(value, str | Path):
        return Path(value) if os.access(value, os.R_OK) else None
    if kind is int:
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10:
            value = int(value)
        least, most = about.min, about.max
        is_in = type(value) is int and (least is None or value >= least)
        return value if is_in and (most is None or value <= most) else None
    return value if kind is str and type(value) is str and value.isprintable() else None


def _value_in_words(param: Any, usual: Callable[..., Any], context: Any, value: Any) -> Any:
    """The value of an argument. Raises typer.BadParameter, in the words that files have for it."""
    try:
        return usual(context, value)
    except typer.BadParameter:
        if value is None or not (expected := expected_of(param)):
            raise  # what is missing is told as such
        told = " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        raise Unfit(expected, told, context, param) from None


class Unfit(typer.BadParameter):
    """A value that an argument does not take: what was `expected`, and what was `found`."""

    def __init__(self, expected: str, found: str, context: Any, param: Any) -> None:
        super().__init__(f"expected {expected}, found {found}", ctx=context, param=param)
        self.expected, self.found = expected, found


def expected_of(param: Any) -> str:
    """What an argument takes, in words; "" for any text."""
    kinds = [*kinds_of(getattr(param.type_descriptor, "annotation", None))]
    for kind in kinds:
        if isinstance(kind, type) and issubclass(kind, Enum):
            return said("by_letter", "one_of", words=[str(one.value) for one in kind])
    if int not in kinds:
        return ""
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    return said("by_letter", "whole_number", least=_bound(least), most=_bound(most))


def _bound(number: int | None) -> str:
    return "" if number is None else str(number)


class _Group(TyperGroup):
    """A group of commands. Its help says a line of each, which is read from its file."""

    rows: Rows

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, for which no command is loaded."""
        with instead(self, lines({"": self.rows})):
            super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """What a shell may add to the beginning of a word: names, for which none is loaded."""
        with instead(self, {name: TyperCommand(name) for name in self.commands}):
            return super().shell_complete(ctx, incomplete)


@contextmanager
def instead(group: TyperGroup, commands: MutableMapping[str, Any]) -> Iterator[None]:
    """Have other commands in a group meanwhile, which say less and need no loading."""
    made, group.commands = group.commands, commands
    try:
        yield
    finally:
        group.commands = made


def made(rows: Rows) -> Later:
    """Commands and groups by name, each made when it is asked for."""
    makers = {
        name: partial(_group, name, row) if isinstance(row, Group) else partial(command, row, name)
        for name, row in rows.items()
    }
    return Later(makers)


@cache
def _group(name: str, group: Group) -> Any:
    """A group of commands, of which none is made before it is asked for."""
    found = get_group(typer.Typer(name=name, help=group.line, no_args_is_help=True, cls=_Group))
    assert isinstance(found, _Group)
    found.name = name
    read_plainly(found)
    found.commands, found.rows = made(group.rows), group.rows
    return found


def lines(sections: Sections) -> Later:
    """Commands that say no more than their line, by sections of the help."""
    makers = {
        name: partial(_line, name, row, section)
        for section, rows in sections.items()
        for name, row in rows.items()
    }
    return Later(makers)


def _line(name: str, row: str | Group, section: str) -> TyperCommand:
    line = row.line if isinstance(row, Group) else _said_first(row, name)
    return TyperCommand(name, help=line, rich_help_panel=section or None)


def _said_first(file: str, name: str) -> str:
    """What a command says first of itself, as it stands in its file."""
    module, functions = _functions(file, name)
    source = _source(module)
    (rest,) = (after for one in functions if (after := source.partition(f"\ndef {one}(")[2]))
    return cleandoc(rest.split('"""', 2)[1]).partition("\n\n")[0]


def _functions(file: str, name: str) -> tuple[str, Sequence[str]]:
    """The module of a command, and how its function may be called there."""
    module, _, function = file.partition(":")
    plain = name.replace("-", "_")
    return module, [function] if function else [f"{plain}_", plain]


@cache
def _source(module: str) -> str:
    path = Path(__file__).parents[1].joinpath(*module.split(".")).with_suffix(".py")
    return path.read_text(encoding="utf-8")
