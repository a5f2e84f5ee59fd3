"""The words of a document in one language, and the names of those who stand in it. Pure."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Protocol

from msgspec import Struct, field

from corr.report.forms.document import Block, Section, fixed, isolated
from corr.words.templates import Sheet


class Named(Protocol):
    """What the words have to know of a player: a file's, or the register's."""

    @property
    def name(self) -> str:
        """The name, "" if nobody knows it."""

    @property
    def member_no(self) -> str:
        """The member number, "" without one."""


class Words(Struct, frozen=True, kw_only=True):
    """`say` speaks the sentences of a document: one sheet of the catalogue."""

    lang: str
    say: Sheet

    def decimal(self, value: Fraction, places: int = 1) -> str:
        """A number with so many decimals and the language's mark."""
        return fixed(value, places).replace(".", self.say("decimal_mark"))

    def section(self, key: str, *blocks: Block) -> Section:
        """A section under its own heading."""
        return Section(key=key, title=self.say.heading[key], blocks=blocks)


class WordsOfPeople(Words, frozen=True, kw_only=True):
    """`people` are the players, and events, by id; who is not among them goes by the id."""

    people: Mapping[str, Named] = field(default_factory=dict)

    def name(self, player: str) -> str:
        """A player or an event by name, in a line of text."""
        return isolated(self.plain_name(player))

    def plain_name(self, player: str) -> str:
        """A player or an event by name, for programs."""
        known = self.people.get(player)
        return known.name if known and known.name else player

    def member(self, player: str) -> str:
        """A player's member number, "" without one."""
        known = self.people.get(player)
        return known.member_no if known else ""
