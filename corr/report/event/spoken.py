"""The words of tables in one language, and why everybody stands there in those words.

The words of a crosstable are in `templates/<lang>/table.txt.jinja`, those of standings and of the
reasons in `standings.txt.jinja`, those of pairings in `pairings.txt.jinja`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cache
from typing import Any, TypeAlias

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from corr import resources
from corr.tournament.contest.stages import SectionReason, Why
from corr.tournament.pairing.cup_places import CupReason
from corr.tournament.scoring.explain import Reason, reasons
from corr.tournament.tables.crosstable import AnyTable, TableWords
from corr.tournament.tables.event_tables import EventTables
from corr.tournament.wording import decimal

Say: TypeAlias = Callable[..., str]
"""Says a sentence of one of these files: `say("going", games=3)`."""

_CUP = {"alone": "nobody"}
_OF_TWO = frozenset({"won", "lost", "both_lost", "plays"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """A language: the words of a crosstable, and the sentences of standings and of pairings."""

    lang: str
    table: TableWords
    say: Say
    pairings: Say


@cache
def spoken(lang: str) -> Spoken:
    """The words of a language that has templates."""
    environment = Environment(
        loader=FileSystemLoader(resources.templates()),
        autoescape=False,  # noqa: S701  # it is text; a page escapes it
        undefined=StrictUndefined,
    )
    words: Any = environment.get_template(f"{lang}/table.txt.jinja").module

    def sentences(file: str) -> Say:
        sheet: Any = environment.get_template(f"{lang}/{file}.txt.jinja").module

        def say(sentence: str, /, **params: object) -> str:
            return " ".join(str(getattr(sheet, sentence)(**params)).split())

        return say

    table = TableWords(
        **{each.name: str(getattr(words, each.name)()) for each in fields(TableWords)}
    )
    return Spoken(
        lang=lang, table=table, say=sentences("standings"), pairings=sentences("pairings")
    )


def table_words(lang: str) -> TableWords:
    """The words of a crosstable in a language that has templates."""
    return spoken(lang).table


def why_in_words(event: EventTables, words: Spoken) -> tuple[str, ...]:
    """Why everybody stands there, in order of the rows; "" for who has nobody to compare with."""
    return reasons_in_words(event.table, event.names, event.why, words.say, words.table.mark)


def reasons_in_words(
    table: AnyTable, names: Mapping[str, str], why: Mapping[str, Why], say: Say, mark: str
) -> tuple[str, ...]:
    """Why everybody stands there: as `why` has it where the figures do not say it."""
    if not why:
        return tuple(_by_figures(one, say, mark) for one in reasons(table, names))
    return tuple(
        in_words(why[row.player], say, mark) if row.player in why else "" for row in table.rows
    )


def _by_figures(one: Reason, say: Say, mark: str) -> str:
    if one.word == "alone":
        return ""
    level = list(one.level)
    if one.word == "shared":
        return say("shared", names=list(one.others), more=one.more, level=level)
    return say(
        one.word,
        name=one.others[0],
        by=one.figure,
        mine=_written(one.mine, mark),
        theirs=_written(one.theirs, mark),
        level=level,
        within=one.within,
    )


def in_words(why: Why, say: Say, mark: str) -> str:
    """Why somebody stands there in a cup or in sections."""
    if isinstance(why, SectionReason):
        return ", ".join(say("section", place=place, name=name) for place, name in why.places)
    return _of_cup(why, say, mark)


def _of_cup(why: CupReason, say: Say, mark: str) -> str:
    if why.word == "waits":
        return say("waits")
    name = say("cup_round", round=why.round, number=why.number, first=why.first, last=why.last)
    if why.word not in _OF_TWO:
        return say(_CUP.get(why.word, why.word), round=name)
    points = say(
        "score",
        mine=_written(why.mine, mark),
        theirs=_written(why.theirs, mark),
        how=why.how,
        replays=why.replays,
    )
    return say(why.word, round=name, rival=why.rival, score=points)


def _written(points: Fraction, mark: str) -> str:
    return decimal(points).replace(".", mark)
