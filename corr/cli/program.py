"""The whole command line: what letters may give too (`corr.acts`), and what only a terminal may.

The help of the program tells what each command does without loading any.
"""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from corr.acts import table
from corr.acts.loading import Commands, Groups, instead, whole

_HERE: Commands = {
    "init": ("cli.set_up.loop", "Write a commented settings file and the keys of the tags."),
    "daemon": (
        "cli.set_up.loop",
        "Fetch, handle, tick, send and wait until stopped (SIGTERM or Ctrl-C).",
    ),
    "fetch": ("cli.set_up.loop", "Take new letters from the mailbox into the inbox."),
    "handle": ("cli.set_up.loop", "Handle the letters that wait in the inbox."),
    "tick": ("cli.set_up.loop", "Send the reminders that are due and judge the clocks."),
    "send": ("cli.set_up.loop", "Send the letters that wait in the outbox."),
    "wait": ("cli.set_up.loop", "Wait for mail, at most as long as the settings say."),
    "check": (
        "cli.set_up.check",
        "Fold every game and event anew from its events and compare with what the tables say.",
    ),
    "doctor": (
        "cli.set_up.doctor",
        "Look at settings, keys, files, database, DNS, mail servers, addressing and clocks.",
    ),
    "backup": (
        "cli.set_up.backup",
        "Write database, keys and settings into one file (mode 600), also while the daemon runs.",
    ),
    "restore": (
        "cli.set_up.backup",
        "Put database, keys and settings of a backup back, in a folder of their own.",
    ),
    "purge": (
        "cli.set_up.backup",
        "Throw away the bytes of old letters, as the section retention of the settings says.",
    ),
    "unit": (
        "cli.set_up.unit",
        (
            "Print a hardened systemd unit, a timer or lines for cron,"
            " with this installation's paths."
        ),
    ),
    "demo": (
        "cli.set_up.tryout",
        "Play a whole event by mail, from the invitation to the ranking report, in a few minutes.",
    ),
    "serve": (
        "cli.set_up.tryout",
        "Run a mail server and the daemon, with a small event to play by hand.",
    ),
    "bench": (
        "cli.set_up.tryout",
        "Measure the program and print a table of each part when it is done.",
    ),
    "position": (
        "cli.referee.position",
        "Judge a position: the diagram, the forbidden points, the result.",
    ),
}
"""The commands that can only be given where the program runs (`table.COMMANDS`)."""
_GROUPS: Groups = {
    "letters": ("The letters that corr sends.", {"cli.set_up.letters:app": "missing preview"}),
    "keys": ("The keys that sign the tags of letters.", {"cli.set_up.keys:app": "rotate"}),
}


SECTIONS: dict[str, tuple[str, ...]] = {
    "Set up": (
        *(
            "init",
            "doctor",
            "unit",
            "daemon",
            "settings",
            "keys",
            "backup",
            "restore",
            "check",
            "demo",
        ),
        "serve",
    ),
    "Run an event": ("event", "player", "game", "clock", "leave", "export", "import"),
    "Every day": (
        *("status", "mail", "standings", "pairings", "table", "metrics", "purge"),
        *("fetch", "handle", "tick", "send", "wait"),
    ),
    "Rulings": ("log", "undo", "appeal"),
    "Rankings": ("report", "ranking", "rating", "title"),
    "Referee": ("position",),
    "For developers": ("letters", "bench"),
}
"""What one does with each command, in the order in which the help of the program tells it."""


class Program(TyperGroup):
    """The whole command line; no command is made before it is called."""

    def __init__(self, **attrs: Any) -> None:
        super().__init__(**attrs)
        self.commands = whole(all_commands(), all_groups())

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, for which a line of each command is enough."""
        with instead(self, _lines()):
            super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """What a shell may add to the beginning of a word."""
        with instead(self, _lines()):
            return super().shell_complete(ctx, incomplete)


def _lines() -> dict[str, Any]:
    """Commands that say no more than their line, by sections."""
    lines = {name: line for name, (_, line) in all_commands().items()}
    lines |= {name: line for name, (line, _) in all_groups().items()}
    return {
        name: TyperCommand(name, help=lines[name], rich_help_panel=section)
        for section, names in SECTIONS.items()
        for name in names
    }


def all_commands() -> Commands:
    """Every command that stands in no group."""
    return _HERE | table.COMMANDS


def all_groups() -> Groups:
    """Every group of commands."""
    return _GROUPS | table.GROUPS
