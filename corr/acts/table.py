"""Which file has which command: those that letters may give, and what stands beside them.

Each file is loaded when a command of it is first asked for, and not before.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import typer
from typer.main import get_group

from corr.acts.declared import Declared, declared_of
from corr.acts.loading import Commands, Groups, whole

COMMANDS: Commands = {
    "status": (
        "acts.every_day.status",
        "Show how everything does: daemon, mail servers, letters, games, clocks, disk, backup.",
    ),
    "metrics": (
        "acts.every_day.status",
        "Print the figures that the daemon writes for a node exporter (section metrics).",
    ),
    "standings": (
        "acts.every_day.tables",
        "Show who stands where, every figure that decides, and why in words.",
    ),
    "pairings": (
        "acts.every_day.tables",
        "Show who meets whom on which board, with results, byes and the seeds of the draws.",
    ),
    "table": (
        "acts.every_day.tables",
        "Show the crosstable, or write it as a web page or as CSV.",
    ),
    "export": (
        "acts.events.parcel",
        "Write a whole event into one file, from which `corr import` goes on, in mid-event.",
    ),
    "import": (
        "acts.events.parcel",
        "Take over an event from another installation, and go on with it from where it stands.",
    ),
    "log": (
        "acts.desk.log",
        "Show every ruling: number, time, by whom, why, what it changed, who was told, appeals.",
    ),
    "undo": (
        "acts.desk.undo",
        "Undo a ruling by a new one: as things were before it, so far as they can be.",
    ),
    "report": (
        "acts.every_day.report",
        "Write the report to the ranking committee: every calculation, step by step.",
    ),
}
"""By command: the file whose `register` adds it, and what the program's help says of it."""

GROUPS: Groups = {
    "appeal": ("Appeals against rulings: list, decide.", {"acts.desk.log:app": "list decide"}),
    "event": (
        "An event: new, check, open, enter, start, …",
        {
            "acts.events.event:app": "new check open enter start status table export",
            "acts.events.event_rounds": "draw import trf",
            "acts.events.closing": "close reopen",
            "acts.desk.rulings": "assess rule correct withdraw heard substitute",
            "acts.desk.rulings:register_annulments": "annul redraw",
            "acts.events.event_rounds:register_byes": "bye late",
            "acts.desk.measures": "warn reprimand exclude reinstate",
            "acts.events.sections:register_teams": "line-up captain withdraw-team boards",
            "acts.events.entries": "refuse vouchers test",
            "acts.events.entries:register_rules": "rules",
            "acts.events.sections": "sections decide next",
            "acts.events.changing": "change cancel show list",
            "acts.events.parcel:register_for_events": "take-back",
            "acts.every_day.report:register_for_events": "send-report",
            "acts.every_day.reference:register_for_events": "reference",
        },
    ),
    "settings": ("The settings file.", {"acts.every_day.reference:app": "reference"}),
    "player": (
        "The register of players.",
        {"acts.every_day.player:app": "import add list reachable unreachable forget"},
    ),
    "game": (
        "One game.",
        {
            "acts.games.game:app": "show export note",
            "acts.games.record": "check convert",
            "acts.games.claim": "claim answer-claim",
            "acts.games.clock": "reopen",
            "acts.games.game:register_take_back": "take-back",
            "acts.games.game:register_proof": "verify",
        },
    ),
    "clock": ("The time of a game.", {"acts.games.clock:app": "extend pause resume forfeit show"}),
    "leave": ("Players on leave.", {"acts.games.leave:app": "grant cancel list"}),
    "mail": (
        "Letters that were set aside, and those that did not arrive.",
        {"acts.every_day.mail:app": "list show release drop resend"},
    ),
    "title": (
        "Titles at the board: kyu and dan in renju.",
        {
            "acts.ranking.title:app": "compute list player",
            "acts.ranking.title_acts": "set undo log",
            "acts.ranking.title_diploma": "diploma",
            "acts.ranking.title_acts:register_tests": "test",
        },
    ),
    "ranking": (
        "Rankings from an event file.",
        {
            "acts.ranking.ranking:app": "compute report",
            "acts.every_day.norms": "norms",
            "acts.ranking.ranking_acts": "confirm exempt set undo log",
            "acts.ranking.ranking_lists": "list player due",
        },
    ),
    "rating": (
        "Ratings from events at the board.",
        {
            "acts.ranking.rating:app": "compute list player events log export example",
            "acts.ranking.rating_acts": "enter correct remove start assign activity"
            " strike publish",
        },
    ),
}
"""By group: what it is about, and by file which commands it has of it. A file that adds commands
to several groups names the function that does; `app` has its commands already."""

ELSEWHERE = frozenset(
    {
        *("init", "doctor", "backup", "restore", "unit", "check", "purge", "position"),
        *("daemon", "fetch", "handle", "tick", "send", "wait", "serve", "demo", "bench"),
        *("keys rotate", "letters missing", "letters preview"),
    }
)
"""The commands of the terminal alone: no letter may give them, and no table here has them."""


@cache
def program() -> Any:
    """All commands of the table, as one program."""
    made = get_group(typer.Typer(name="corr"))
    made.commands = whole(COMMANDS, GROUPS)
    return made


@cache
def every_command() -> Mapping[tuple[str, ...], Any]:
    """Every command of the table by the words that call it. It takes a while to load them all."""
    return dict(walk(program()))


def every_act() -> Iterator[Declared]:
    """Every act and question that is declared."""
    found = (declared_of(command) for command in every_command().values())
    return (one for one in found if one is not None)


def walk(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command below a group, with the words that call it."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from walk(command, (*path, name))
        else:
            yield (*path, name), command
