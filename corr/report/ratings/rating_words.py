"""The words and numbers of ratings in one language. Pure."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import field

from corr.report.forms import words
from corr.report.forms.document import NOTHING, Align, Cell, Column, isolated
from corr.words.templates import sheet


class Named(words.Named, Protocol):
    """What the words have to know of a player."""

    @property
    def club(self) -> str:
        """The club, "" without one."""


class Words(words.WordsOfPeople, frozen=True, kw_only=True):
    """`say` speaks the sheet `rating_words` of the catalogue.

    `people` are the players by id; who is not among them goes by the id.
    """

    people: Mapping[str, Named] = field(default_factory=dict)

    def named(self, player: str) -> Cell:
        """A player in a table; a script gets the id."""
        return Cell(text=self.name(player), value=player)

    def club(self, player: str) -> str:
        """A player's club, "" without one."""
        known = self.people.get(player)
        return known.club if known else ""

    def about(self, players: Sequence[str]) -> tuple[list[str], list[str], list[str]]:
        """The names, member numbers and clubs of very many players."""
        known = [*map(self.people.get, players)]
        names = [
            isolated(one.name) if one and one.name else player
            for one, player in zip(known, players, strict=True)
        ]
        members = [one.member_no if one else "" for one in known]
        return names, members, [one.club if one else "" for one in known]

    def columns(self, *keys: str, numbers: Sequence[str] = ()) -> tuple[Column, ...]:
        """Columns under their own words; those of `numbers` stand at the right."""
        aligns: dict[str, Align] = dict.fromkeys(numbers, "right")
        return tuple(
            Column(key=key, head=self.say.label[key], align=aligns.get(key, "left"))
            for key in keys
        )


def figure(value: int) -> str:
    """A number for people to read, with a true minus; scripts get the number itself."""
    return str(value).replace("-", "−")


def number(value: int | None, *, strong: bool = False) -> Cell:
    """A rating in a table; a dash where there is none."""
    text = NOTHING if value is None else figure(value)
    return Cell(text=text, value="" if value is None else value, mark="strong" if strong else "")


def signed(value: int | None, *, strong: bool = False) -> Cell:
    """A change in a table, with its sign."""
    if value is None:
        return number(None)
    sign = "+" if value > 0 else "−" if value < 0 else ""
    return Cell(text=f"{sign}{abs(value)}", value=value, mark="strong" if strong else "")


def words_of(lang: str, people: Mapping[str, Named] | None = None) -> Words:
    """The words of a language that has templates."""
    return Words(lang=lang, say=sheet(lang, "rating_words"), people=people or {})
