"""The words and numbers of ratings in one language. Pure."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import field

from corr.participants import SIGNS
from corr.report.forms import words
from corr.report.forms.document import NOTHING, Align, Cell, Column, isolated
from corr.words.templates import Sheet, sheet


class Named(words.Named, Protocol):
    """What the words have to know of a player."""

    @property
    def club(self) -> str:
        """The club, "" without one."""


class Words(words.WordsOfPeople, frozen=True, kw_only=True):
    """`say` speaks the sheet `rating_words` of the catalogue.

    `people` are the players by id; who is not among them goes by the id. `kinds` says which of
    them are programs or groups (gomoku art. 1).
    """

    people: Mapping[str, Named] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)

    def named(self, player: str) -> Cell:
        """A player in a table, a program or a group with its mark; a script gets the id."""
        kind = self.kinds.get(player, "")
        mark = f" {SIGNS[kind]}" if kind else ""
        return Cell(text=f"{self.name(player)}{mark}", value=player)

    def marks(self) -> str:
        """What the marks behind names mean, those that occur."""
        say, kinds = sheet(self.lang, "table"), set(self.kinds.values())
        return ", ".join(f"{sign} {say(kind)}" for kind, sign in SIGNS.items() if kind in kinds)

    def points(self, text: str) -> str:
        """Points with the language's decimal mark."""
        return text.replace(".", self.say("decimal_mark"))

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


def words_of(lang: str, people: Mapping[str, Named] | None = None, game: str = "renju") -> Words:
    """The words of a language that has templates; they cite the articles of the game's own rules.

    >>> words_of("en", game="gomoku").say.uncounted["walkover"]
    'walkover (G28.2)'
    """
    say = sheet(lang, "rating_words")
    return Words(lang=lang, say=_OfGomoku(say) if game == "gomoku" else say, people=people or {})


# -- the same articles in the rules of gomoku, where they are numbered one lower ----


_ARTICLE = re.compile(r"\bR(28|29|30|31)\b")


def _of_gomoku(text: str) -> str:
    return _ARTICLE.sub(lambda found: f"G{int(found[1]) - 1}", text)


class _OfGomoku(Sheet):
    """The sheet with the articles G27–30 for R28–31."""

    def __init__(self, say: Sheet) -> None:
        self._say = say

    def __call__(self, sentence: str, /, **params: object) -> str:
        return _of_gomoku(self._say(sentence, **params))

    def __getattr__(self, table: str) -> "_TableOfGomoku":  # type: ignore[override]
        return _TableOfGomoku(getattr(self._say, table))


class _TableOfGomoku(Mapping[Any, str]):
    def __init__(self, table: Mapping[Any, str]) -> None:
        self._table = table

    def __getitem__(self, key: object) -> str:
        return _of_gomoku(self._table[key])

    def __iter__(self) -> Iterator[str]:
        return iter(self._table)

    def __len__(self) -> int:
        return len(self._table)
