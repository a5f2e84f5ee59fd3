"""Commands that are made when they are asked for: typer takes long to make all of them."""

import ast
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from enum import Enum
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from corr.acts.declared import kinds_of
from corr.sentences.said import said

Commands = dict[str, tuple[str, str]]
"""By command: its file, as in `acts.games.game`, and what the program's help says of it."""
Groups = dict[str, tuple[str, dict[str, str]]]
"""By group: what it is about, and by file which of its commands are there."""


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
    """A command of a file, made by the function that adds it, as `games.game:app`."""
    app = _part(file if ":" in file else f"{file}:register")
    if not isinstance(app, typer.Typer):
        register, app = app, typer.Typer()
        register(app)
    found = get_group(app).commands[name]
    for param in getattr(found, "params", ()):
        param.process_value = partial(_value_in_words, param, param.process_value)
    return found


def _value_in_words(param: Any, usual: Callable[..., Any], context: Any, value: Any) -> Any:
    """The value of an argument. Raises typer.BadParameter, in the words that files have for it."""
    try:
        return usual(context, value)
    except typer.BadParameter:
        if not (expected := expected_of(param)):
            raise
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

    lines: Mapping[str, str]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, for which no command is loaded."""
        told = {name: TyperCommand(name, help=line) for name, line in self.lines.items()}
        with instead(self, told):
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


@cache
def group(name: str, line: str, files: tuple[tuple[str, str], ...]) -> Any:
    """A group of commands, of which none is made before it is asked for."""
    found = get_group(typer.Typer(name=name, help=line, no_args_is_help=True, cls=_Group))
    assert isinstance(found, _Group)
    found.name = name
    pairs = [(file, each) for file, names in files for each in names.split()]
    found.commands = Later({each: partial(command, file, each) for file, each in pairs})
    found.lines = Later({each: partial(_line, file, each) for file, each in pairs})
    return found


def _line(file: str, name: str) -> str:
    """What a command says first of itself, as it stands in its file."""
    found: str = _said_first(file).get(name) or command(file, name).help
    return found


@cache
def _said_first(file: str) -> Mapping[str, str]:
    """The first part of what each function of a file says of itself, by its command's name."""
    module, _, adder = file.partition(":")
    path = Path(__file__).parents[1].joinpath(*module.split(".")).with_suffix(".py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = {one.name: one for one in tree.body if isinstance(one, ast.FunctionDef)}
    lines = {
        name: (ast.get_docstring(one) or "").partition("\n\n")[0]
        for name, one in functions.items()
    }
    found = {name.replace("_", "-"): line for name, line in lines.items()}
    adds = functions.get(adder or "register")
    if adds is None:  # the program of a file: @app.command("reference")
        for name, one in functions.items():
            for each in one.decorator_list:
                found |= _named(each, lines[name])
        return found
    for call in ast.walk(adds):
        match call:  # app.command("test")(try_mail)
            case ast.Call(func=ast.Call() as added, args=[ast.Name(id=name)]) if name in lines:
                found |= _named(added, lines[name])
    return found


def _named(added: ast.expr, line: str) -> dict[str, str]:
    """A command that is added under a name of its own, with its line."""
    match added:
        case ast.Call(func=ast.Attribute(attr="command"), args=[ast.Constant(value=str(name))]):
            return {name: line}
    return {}


def whole(commands: Commands, groups: Groups) -> Later:
    """All commands and groups by name."""
    made = {name: partial(command, file, name) for name, (file, _) in commands.items()}
    return Later(
        made
        | {
            name: partial(group, name, line, tuple(files.items()))
            for name, (line, files) in groups.items()
        }
    )


def _part(path: str) -> Any:
    """A name of a file, as in `acts.games.game:app`."""
    module, _, name = path.partition(":")
    return getattr(import_module(f"corr.{module}"), name)
