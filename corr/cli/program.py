"""Which module has which command: each is loaded when it is first asked for, and not before."""

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from functools import cache, partial
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_group

_COMMANDS = {
    "loop": "init daemon fetch handle tick send wait",
    "status": "status metrics check",
    "tables": "standings pairings table",
    "doctor": "doctor",
    "backup": "backup restore purge",
    "unit": "unit",
    "parcel": "export import",
    "tryout": "demo serve bench",
    "log": "log",
    "undo": "undo",
    "position": "position",
    "report": "report",
}
"""By module: the commands of the program that its `register` adds."""

_GROUPS = {
    "appeal": "log",
    "event": "event event_rounds closing rulings annulments byes measures teams entries rules"
    " sections changing parcel.register_for_events report.register_for_events",
    "player": "player",
    "game": "game record claim clock take_back proof",
    "clock": "clock",
    "leave": "leave",
    "mail": "mail",
    "letters": "letters",
    "keys": "keys",
    "title": "title title_acts title_tests title_diploma",
    "ranking": "ranking norms ranking_acts ranking_lists",
    "rating": "rating rating_acts",
}
"""By name: the module whose `app` a group is, and those that add commands to it."""


class Program(TyperGroup):
    """The whole command line; no command is made before it is called or listed."""

    def __init__(self, **attrs: Any) -> None:
        super().__init__(**attrs)
        commands = {
            name: partial(_command, module, name)
            for module, names in _COMMANDS.items()
            for name in names.split()
        }
        self.commands = _Later(commands | {name: partial(_group, name) for name in _GROUPS})


class _Later(MutableMapping[str, Any]):
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
def _command(module: str, name: str) -> Any:
    app = typer.Typer()
    _part(f"{module}.register")(app)
    return get_group(app).commands[name]


@cache
def _group(name: str) -> Any:
    own, *others = _GROUPS[name].split()
    app: typer.Typer = _part(f"{own}.app")
    for each in others:
        _part(each if "." in each else f"{each}.register")(app)
    group = get_group(app)
    group.name = name
    return group


def _part(path: str) -> Any:
    """A name of a module here, as in `game.app`."""
    module, _, name = path.partition(".")
    return getattr(import_module(f"corr.cli.{module}"), name)
