"""Which module has which command: each is loaded when it is first asked for, and not before."""

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from functools import cache, partial
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_group

_COMMANDS = {
    "set_up.loop": "init daemon fetch handle tick send wait",
    "every_day.status": "status metrics check",
    "every_day.tables": "standings pairings table",
    "set_up.doctor": "doctor",
    "set_up.backup": "backup restore purge",
    "set_up.unit": "unit",
    "events.parcel": "export import",
    "set_up.tryout": "demo serve bench",
    "desk.log": "log",
    "desk.undo": "undo",
    "referee.position": "position",
    "every_day.report": "report",
}
"""By module: the commands of the program that its `register` adds."""

_GROUPS = {
    "appeal": "desk.log",
    "event": "events.event events.event_rounds events.closing desk.rulings"
    " desk.rulings:register_annulments events.event_rounds:register_byes desk.measures"
    " events.sections:register_teams events.entries events.entries:register_rules events.sections"
    " events.changing events.parcel:register_for_events every_day.report:register_for_events",
    "player": "every_day.player",
    "game": "games.game games.record games.claim games.clock games.game:register_take_back"
    " games.game:register_proof",
    "clock": "games.clock",
    "leave": "games.leave",
    "mail": "every_day.mail",
    "letters": "set_up.letters",
    "keys": "set_up.keys",
    "title": "ranking.title ranking.title_acts ranking.title_acts:register_tests"
    " ranking.title_diploma",
    "ranking": "ranking.ranking every_day.norms ranking.ranking_acts ranking.ranking_lists",
    "rating": "ranking.rating ranking.rating_acts",
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
    _part(f"{module}:register")(app)
    return get_group(app).commands[name]


@cache
def _group(name: str) -> Any:
    own, *others = _GROUPS[name].split()
    app: typer.Typer = _part(f"{own}:app")
    for each in others:
        _part(each if ":" in each else f"{each}:register")(app)
    group = get_group(app)
    group.name = name
    return group


def _part(path: str) -> Any:
    """A name of a module here, as in `games.game:app`."""
    module, _, name = path.partition(":")
    return getattr(import_module(f"corr.cli.{module}"), name)
