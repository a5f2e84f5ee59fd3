"""Commands that are made when they are asked for: typer takes long to make all of them."""

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

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
    return get_group(app).commands[name]


class _Group(TyperGroup):
    """A group of commands."""

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
    found.name = name
    found.commands = Later(
        {each: partial(command, file, each) for file, names in files for each in names.split()}
    )
    return found


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
