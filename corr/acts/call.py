"""The call of an act: in which office it is given, when, by whom, and where it answers."""

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import datetime
from functools import cached_property

import typer
from msgspec import Struct

from corr.acts.common import act_of, now_of, office_of, the_players
from corr.acts.errand import command_of, errand_of, page_of
from corr.acts.page import Page
from corr.sentences.said import said
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office


class Asking(Struct, frozen=True, kw_only=True):
    """What a command line says of whether an act is only shown, and whether to ask first."""

    dry_run: bool
    yes: bool
    json: bool

    @property
    def asks(self) -> bool:
        """Whether a person sits there who is to be asked."""
        return not self.yes and not self.json and sys.stdin.isatty()

    def confirmed(self, page: Page, *, asks: bool | None = None) -> bool:
        """Whether the act, which was shown if need be, is to be done."""
        asks = self.asks if asks is None else asks
        if not self.dry_run and (not asks or typer.confirm("Do it?")):
            return True
        if not self.json:
            page.say(said("desk", "nothing_done"))
        return False


class Call:
    """An act as it was given, with its `reason` and the `rule` that it rests on.

    `errand` is what a letter gave along, None at the terminal. The office is opened when it is
    first asked for: from files alone some acts need none.
    """

    def __init__(
        self, context: typer.Context, stack: ExitStack, *, how: Asking, reason: str, rule: str
    ) -> None:
        """`stack` closes what the call opens."""
        self.context, self.how, self.reason, self.rule = context, how, reason, rule
        self.errand, self.page = errand_of(context), page_of(context)
        self._stack = stack

    @cached_property
    def office(self) -> Office:
        """The office of the settings file, or the one in which the letter is answered."""
        return self._stack.enter_context(office_of(self.context))

    @cached_property
    def now(self) -> datetime:
        """The present instant of the installation's clock, aware, in UTC."""
        return now_of(self.context)

    @property
    def command(self) -> str:
        """Its line as the log keeps it."""
        return command_of(self.context)

    def act(self, name: str = "") -> Act:
        """The act of an arbiter who gives the command now, and why, and by which rule."""
        return act_of(self.context, name, self.reason, self.rule, at=self.now)

    def player(self, word: str) -> str:
        """The id of a player given by id, member number or address. Raises ArbiterError."""
        (found,) = self.players([word])
        return found

    def players(self, words: Sequence[str]) -> list[str]:
        """The ids of players given by id, member number or address. Raises ArbiterError."""
        return the_players(self.office, words)
