"""Which file has which command: each is loaded when it is first asked for, and not before.

The help of the program tells what each command does without loading any.
"""

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from functools import cache, partial
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

_COMMANDS: dict[str, tuple[str, str]] = {
    "init": ("set_up.loop", "Write a commented settings file and the keys of the tags."),
    "daemon": (
        "set_up.loop",
        "Fetch, handle, tick, send and wait until stopped (SIGTERM or Ctrl-C).",
    ),
    "fetch": ("set_up.loop", "Take new letters from the mailbox into the inbox."),
    "handle": ("set_up.loop", "Handle the letters that wait in the inbox."),
    "tick": ("set_up.loop", "Send the reminders that are due and judge the clocks."),
    "send": ("set_up.loop", "Send the letters that wait in the outbox."),
    "wait": ("set_up.loop", "Wait for mail, at most as long as the settings say."),
    "status": (
        "every_day.status",
        "Show how everything does: daemon, mail servers, letters, games, clocks, disk, backup.",
    ),
    "metrics": (
        "every_day.status",
        "Print the figures that the daemon writes for a node exporter (section metrics).",
    ),
    "check": (
        "every_day.check",
        "Fold every game and event anew from its events and compare with what the tables say.",
    ),
    "standings": (
        "every_day.tables",
        "Show who stands where, every figure that decides, and why in words.",
    ),
    "pairings": (
        "every_day.tables",
        "Show who meets whom on which board, with results, byes and the seeds of the draws.",
    ),
    "table": ("every_day.tables", "Show the crosstable, or write it as a web page or as CSV."),
    "doctor": (
        "set_up.doctor",
        "Look at settings, keys, files, database, DNS, mail servers, addressing and clocks.",
    ),
    "backup": (
        "set_up.backup",
        "Write database, keys and settings into one file (mode 600), also while the daemon runs.",
    ),
    "restore": (
        "set_up.backup",
        "Put database, keys and settings of a backup back, in a folder of their own.",
    ),
    "purge": (
        "set_up.backup",
        "Throw away the bytes of old letters, as the section retention of the settings says.",
    ),
    "unit": (
        "set_up.unit",
        (
            "Print a hardened systemd unit, a timer or lines for cron,"
            " with this installation's paths."
        ),
    ),
    "export": (
        "events.parcel",
        "Write a whole event into one file, from which `corr import` goes on, in mid-event.",
    ),
    "import": (
        "events.parcel",
        "Take over an event from another installation, and go on with it from where it stands.",
    ),
    "demo": (
        "set_up.tryout",
        "Play a whole event by mail, from the invitation to the ranking report, in a few minutes.",
    ),
    "serve": (
        "set_up.tryout",
        "Run a mail server and the daemon, with a small event to play by hand.",
    ),
    "bench": (
        "set_up.tryout",
        "Measure the program and print a table of each part when it is done.",
    ),
    "log": (
        "desk.log",
        "Show every ruling: number, time, by whom, why, what it changed, who was told, appeals.",
    ),
    "undo": (
        "desk.undo",
        "Undo a ruling by a new one: as things were before it, so far as they can be.",
    ),
    "position": (
        "referee.position",
        "Judge a position: the diagram, the forbidden points, the result.",
    ),
    "report": (
        "every_day.report",
        "Write the report to the ranking committee: every calculation, step by step.",
    ),
}
"""By command: the file whose `register` adds it, and what the program's help says of it."""

_GROUPS: dict[str, tuple[str, dict[str, str]]] = {
    "appeal": (
        "Appeals against rulings: list, decide.",
        {
            "desk.log:app": "list decide",
        },
    ),
    "event": (
        "An event: new, check, open, enter, start, …",
        {
            "events.event:app": "new check open enter start status table export",
            "events.event_rounds": "draw import trf",
            "events.closing": "close reopen",
            "desk.rulings": "assess rule correct withdraw heard substitute",
            "desk.rulings:register_annulments": "annul redraw",
            "events.event_rounds:register_byes": "bye late",
            "desk.measures": "warn reprimand exclude reinstate",
            "events.sections:register_teams": "line-up captain withdraw-team boards",
            "events.entries": "refuse vouchers test",
            "events.entries:register_rules": "rules",
            "events.sections": "sections decide next",
            "events.changing": "change cancel show list",
            "events.parcel:register_for_events": "take-back",
            "every_day.report:register_for_events": "send-report",
            "set_up.reference:register_for_events": "reference",
        },
    ),
    "player": (
        "The register of players.",
        {
            "every_day.player:app": "import add list reachable unreachable forget",
        },
    ),
    "game": (
        "One game.",
        {
            "games.game:app": "show export",
            "games.record": "check convert",
            "games.claim": "claim answer-claim",
            "games.clock": "reopen",
            "games.game:register_take_back": "take-back",
            "games.game:register_proof": "verify",
        },
    ),
    "clock": (
        "The time of a game.",
        {
            "games.clock:app": "extend pause resume forfeit show",
        },
    ),
    "leave": (
        "Players on leave.",
        {
            "games.leave:app": "grant cancel list",
        },
    ),
    "mail": (
        "Letters that were set aside, and those that did not arrive.",
        {
            "every_day.mail:app": "list show release drop resend",
        },
    ),
    "letters": (
        "The letters that corr sends.",
        {
            "set_up.letters:app": "preview",
        },
    ),
    "settings": (
        "The settings file.",
        {
            "set_up.reference:app": "reference",
        },
    ),
    "keys": (
        "The keys that sign the tags of letters.",
        {
            "set_up.keys:app": "rotate",
        },
    ),
    "title": (
        "Titles at the board: kyu and dan in renju.",
        {
            "ranking.title:app": "compute list player",
            "ranking.title_acts": "set undo log",
            "ranking.title_diploma": "diploma",
            "ranking.title_acts:register_tests": "test",
        },
    ),
    "ranking": (
        "Rankings from an event file.",
        {
            "ranking.ranking:app": "compute report",
            "every_day.norms": "norms",
            "ranking.ranking_acts": "confirm exempt set undo log",
            "ranking.ranking_lists": "list player due",
        },
    ),
    "rating": (
        "Ratings from events at the board.",
        {
            "ranking.rating:app": "compute list player events log export example",
            "ranking.rating_acts": "enter correct remove start assign activity strike publish",
        },
    ),
}
"""By group: what it is about, and by file which commands it has of it. A file that adds commands
to several groups names the function that does; `app` has its commands already."""


class Program(TyperGroup):
    """The whole command line; no command is made before it is called."""

    def __init__(self, **attrs: Any) -> None:
        super().__init__(**attrs)
        commands = {name: partial(_command, file, name) for name, (file, _) in _COMMANDS.items()}
        self.commands = _Later(commands | {name: partial(_group, name) for name in _GROUPS})

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, for which a line of each command is enough."""
        whole = self.commands
        lines = {name: line for name, (_, line) in _COMMANDS.items()}
        lines |= {name: line for name, (line, _) in _GROUPS.items()}
        self.commands = {name: TyperCommand(name, help=line) for name, line in lines.items()}
        super().format_help(ctx, formatter)
        self.commands = whole


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
def _command(file: str, name: str) -> Any:
    app = _part(file if ":" in file else f"{file}:register")
    if not isinstance(app, typer.Typer):
        register, app = app, typer.Typer()
        register(app)
    return get_group(app).commands[name]


@cache
def _group(name: str) -> Any:
    line, files = _GROUPS[name]
    group = get_group(typer.Typer(name=name, help=line, no_args_is_help=True))
    group.name = name
    group.commands = _Later(
        {
            each: partial(_command, file, each)
            for file, names in files.items()
            for each in names.split()
        }
    )
    return group


def _part(path: str) -> Any:
    """A name of a file here, as in `games.game:app`."""
    module, _, name = path.partition(":")
    return getattr(import_module(f"corr.cli.{module}"), name)
