"""Which file has which command, and where it stands in the help of the program.

Each file is loaded when a command of it is first asked for, and not before. The function of a
command has its name, with `_` behind what means something else in Python (`list_`); another one
is named behind the file.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import typer
from typer.main import get_group

from corr.acts.declared import Declared, declared_of
from corr.acts.loading import Group, Rows, Sections, command, made, paths

SECTIONS: Sections = {
    "Set up": {
        "help": "cli.guide.help",
        "init": "cli.set_up.loop",
        "doctor": "cli.set_up.doctor",
        "unit": "cli.set_up.unit",
        "daemon": "cli.set_up.loop",
        "settings": Group(
            "The settings file.", [("acts.every_day.reference:settings_reference", "reference")]
        ),
        "keys": Group("The keys that sign the tags of letters.", [("cli.set_up.keys", "rotate")]),
        "backup": "cli.set_up.backup",
        "restore": "cli.set_up.backup",
        "check": "cli.set_up.check",
        "demo": "cli.set_up.tryout",
        "serve": "cli.set_up.tryout",
    },
    "Run an event": {
        "event": Group(
            "An event: new, check, open, enter, start, …",
            [
                ("acts.events.event", "new check open enter start status"),
                ("acts.events.event_table", "table"),
                ("acts.events.event", "export"),
                ("acts.events.event_rounds", "draw import trf"),
                ("acts.events.closing", "close reopen"),
                ("acts.desk.rulings", "assess rule correct withdraw heard substitute"),
                ("acts.desk.rulings", "annul redraw"),
                ("acts.events.event_rounds", "bye late"),
                ("acts.desk.measures", "warn reprimand exclude reinstate"),
                ("acts.events.sections", "line-up open-boards captain withdraw-team boards"),
                ("acts.events.entries", "refuse vouchers"),
                ("acts.events.entries:try_mail", "test"),
                ("acts.events.entries", "rules"),
                ("acts.events.sections", "sections decide next"),
                ("acts.events.changing", "change cancel show list"),
                ("acts.events.parcel", "take-back"),
                ("acts.every_day.report", "send-report"),
                ("acts.every_day.reference:event_reference", "reference"),
            ],
        ),
        "player": Group(
            "The register of players.",
            [("acts.every_day.player", "import add list reachable unreachable forget")],
        ),
        "game": Group(
            "One game.",
            [
                ("acts.games.game", "show export"),
                ("acts.games.game_acts", "note"),
                ("acts.games.record", "check convert"),
                ("acts.games.claim", "claim"),
                ("acts.games.claim:answer", "answer-claim"),
                ("acts.games.clock", "reopen"),
                ("acts.games.game_acts", "take-back"),
                ("acts.games.proof", "verify"),
                ("acts.desk.direction", "points answer-call"),
            ],
        ),
        "clock": Group(
            "The time of a game.",
            [("acts.games.clock", "extend pause resume impose forfeit show")],
        ),
        "leave": Group("Players on leave.", [("acts.games.leave", "grant cancel list")]),
        "export": "acts.events.parcel",
        "import": "acts.events.parcel",
    },
    "Every day": {
        "status": "acts.every_day.status",
        "mail": Group(
            "Letters that were set aside, and those that did not arrive.",
            [("acts.every_day.mail", "list show release drop resend")],
        ),
        "standings": "acts.every_day.tables",
        "pairings": "acts.every_day.tables",
        "table": "acts.every_day.tables",
        "metrics": "acts.every_day.status",
        "purge": "cli.set_up.backup",
        "fetch": "cli.set_up.loop",
        "handle": "cli.set_up.loop",
        "tick": "cli.set_up.loop",
        "send": "cli.set_up.loop",
        "wait": "cli.set_up.loop",
    },
    "Rulings": {
        "log": "acts.desk.log",
        "undo": "acts.desk.undo",
        "appeal": Group(
            "Appeals against rulings: list, decide, the votes of a committee.",
            [("acts.desk.log", "list decide"), ("acts.desk.panel", "panel vote")],
        ),
    },
    "Rankings": {
        "report": "acts.every_day.report",
        "ranking": Group(
            "Rankings from an event file.",
            [
                ("acts.ranking.ranking", "compute report"),
                ("acts.every_day.norms", "norms"),
                ("acts.ranking.ranking_acts", "confirm exempt set undo log"),
                ("acts.ranking.ranking_lists", "list player due"),
            ],
        ),
        "rating": Group(
            "Ratings from events at the board.",
            [
                ("acts.ranking.rating", "compute list player events log export example"),
                ("acts.ranking.rating_acts", "enter correct remove start assign"),
                ("acts.ranking.rating_acts", "activity strike publish"),
            ],
        ),
        "title": Group(
            "Titles at the board: kyu and dan in renju.",
            [
                ("acts.ranking.title", "compute list player"),
                ("acts.ranking.title_acts", "set undo log"),
                ("acts.ranking.title_diploma", "diploma"),
                (
                    "test",
                    Group(
                        "Kyu tests before a ranking judge.",
                        [("acts.ranking.title_acts", "add next minutes")],
                    ),
                ),
            ],
        ),
    },
    "Referee": {
        "position": "cli.referee.position",
        "dice": Group("The dice of matches.", [("acts.games.dice", "record verify stats")]),
        "match": Group(
            "Whole matches of backgammon.",
            [("cli.referee.match", "check"), ("cli.referee.match_play", "play")],
        ),
    },
    "For developers": {
        "letters": Group(
            "The letters that corr sends.", [("cli.set_up.letters", "missing preview")]
        ),
        "bench": "cli.set_up.tryout",
    },
}
"""By what one does with them, every command with its file, in the order of the program's help.
What stands in `cli` can be given at the terminal alone."""


ROWS: Rows = {name: row for rows in SECTIONS.values() for name, row in rows.items()}
"""Every command and group that stands in no group."""
ELSEWHERE = frozenset(path for path, file in paths(ROWS) if file.startswith("cli."))
"""The commands of the terminal alone: no letter may give them."""


@cache
def program() -> Any:
    """All commands of the table, as one program."""
    found = get_group(typer.Typer(name="corr"))
    found.commands = made(ROWS)
    return found


@cache
def every_command() -> Mapping[tuple[str, ...], Any]:
    """Every command that letters may give, too, by the words that call it. It takes a while to
    load them all.
    """
    here = ((path, file) for path, file in paths(ROWS) if path not in ELSEWHERE)
    return {path: command(file, path[-1]) for path, file in here}


def every_act() -> Iterator[Declared]:
    """Every act and question that is declared."""
    found = (declared_of(command) for command in every_command().values())
    return (one for one in found if one is not None)
