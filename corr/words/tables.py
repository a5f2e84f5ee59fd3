"""The words of tables in one language, and why everybody stands there in those words.

The words of a crosstable are the sheet `table`, those of standings and of the reasons the sheet
`standings`, those of pairings the sheet `pairings`. English is the
language of the arbiter's terminal and of scripts.
"""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache, partial
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import fields

from corr.sentences.said import Said
from corr.tournament.scoring.figures import FIGURES, english_of
from corr.tournament.scoring.reasons import (
    CupReason,
    Ranked,
    Reason,
    SectionReason,
    Why,
    reasons,
)
from corr.tournament.scoring.standings import Standing
from corr.tournament.tables.crosstable import Crosstable, Row, TableWords
from corr.tournament.tables.crosstable_forms import WIDTH, as_text
from corr.tournament.tables.event_tables import EventTables
from corr.tournament.wording import decimal, exact
from corr.words.templates import Voice, ours, sheet

Say: TypeAlias = Callable[..., str]
"""Says a sentence of one of these files: `say("going", games=3)`."""

_CUP = {"alone": "nobody"}
_OF_TWO = frozenset({"won", "lost", "both_lost", "plays"})
_SETTLED = frozenset({"won", "lost", "both_lost", "alone"})


class Spoken(Struct, frozen=True, kw_only=True):
    """A language: the words of a crosstable, and the sentences of standings and of pairings."""

    lang: str
    table: TableWords
    say: Say
    pairings: Say


@cache
def spoken(lang: str) -> Spoken:
    """The words of a language that has templates."""
    return Spoken(
        lang=lang,
        table=words_of(ours().voice(lang)),
        say=partial(_said, lang, "standings"),
        pairings=partial(_said, lang, "pairings"),
    )


def table_words(lang: str) -> TableWords:
    """The words of a crosstable in a language that has templates."""
    return spoken(lang).table


@lru_cache(maxsize=16)
def words_of(say: Voice) -> TableWords:
    """The words of a crosstable by whoever speaks a language."""
    names = [one.name for one in fields(TableWords) if one.name != "figures"]
    heads = {
        name: say("table", name) if say.knows("table", name) else english_of(name)
        for name in FIGURES
    }
    return TableWords(figures=heads, **{name: say("table", name) for name in names})


def _said(lang: str, file: str, sentence: str, /, **params: object) -> str:
    return " ".join(_exactly(lang, file, sentence, **params).split())


def _exactly(lang: str, file: str, sentence: str, /, **params: object) -> str:
    """A sentence with every blank in a name as it is."""
    return sheet(lang, file)(sentence, **params)


# -- why everybody stands there ----


def why_in_words(event: EventTables, words: Spoken) -> tuple[str, ...]:
    """Why everybody stands there, in order of the rows; "" for who has nobody to compare with."""
    told = (row.why for row in event.crosstable.rows)
    return tuple(in_words(one, words.say, words.table.mark) if one else "" for one in told)


def in_words(why: Why, say: Say, mark: str) -> str:
    """Why somebody stands there; "" for who has nobody to compare with."""
    match why:
        case Reason():
            return _by_figures(why, say, mark)
        case SectionReason():
            return ", ".join(say("section", place=place, name=name) for place, name in why.places)
        case CupReason():
            return _of_cup(why, say, mark)


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


# -- in English, for the arbiter and for scripts ----


def english(table: Crosstable, *, width: int = WIDTH) -> Said:
    """The crosstable as lines of text, which can be said again in another language."""
    return Said.of(lambda lang: as_text(table, table_words(lang), width=width))


def explain(table: Ranked, names: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Why each row stands where it does: compared with the row below, or above.

    Those who share a place are compared as one. Of the last place it is told what it lacks.
    """
    return tuple(map(in_english, reasons(table, names)))


def in_english(why: Why | None) -> str:
    """Why somebody stands there, after the place; "" where nothing is told.

    It can be said again in another language.
    """
    return Said.of(partial(_placed, why)) if why else ""


def _placed(why: Why, lang: str) -> str:
    say = partial(_exactly, lang, "standings")
    told = in_words(why, say, table_words(lang).mark)
    match why:
        case Reason():
            return say("placed", place=why.place, how=why.word, why=told)
        case CupReason() if why.word in _SETTLED:
            how = "cup_shared" if why.shared else "cup"
            return say("placed", place=why.place, how=how, why=told)
        case CupReason() | SectionReason():
            return told


def decided_in_english(table: Crosstable) -> list[tuple[str, str]]:
    """The interpretations that mattered, each with how it was taken."""
    return [(tag, getattr(table_words("en"), tag.lower())) for tag in table.decided]


def as_dict(table: Crosstable) -> dict[str, object]:
    """The crosstable for JSON: points are strings that `fractions.Fraction` reads.

    Opponents are the numbers of their rows; the results of a Monrad have their round too.
    """
    return {
        "system": table.system,
        "final": table.final,
        "games_per_match": table.games_per_match,
        "rows": [_row_dict(table, row) for row in table.rows],
        "annulled": list(table.annulled),
        "annulled_games": list(table.taken_back),
        "interpretations": [{"tag": tag, "text": text} for tag, text in decided_in_english(table)],
    }


def _row_dict(table: Crosstable, row: Row) -> dict[str, object]:
    standing = row.standing
    shared: dict[str, object] = {
        "place": standing.place,
        "number": row.number,
        "player": standing.player,
        "name": row.name,
        **({"kind": row.kind} if row.kind else {}),
        "status": standing.status,
        **{
            name: exact(getattr(standing, name))
            for name in ("game_points", "match_points", *standing.figures)
        },
        "match_wins": standing.match_wins,
        "points_used_for_opponents": exact(standing.used),
        "byes": standing.byes,
        "why": in_english(row.why),
        "results": list(_results(table, row)),
    }
    if isinstance(standing, Standing):
        return {**shared, "games": standing.games, "mutual": exact(standing.mutual)}
    return {
        **shared,
        "matches": standing.matches,
        "team_points": exact(standing.team_points),
        "mutual": [exact(figure) for figure in standing.mutual],
    }


def _results(table: Crosstable, row: Row) -> Iterator[dict[str, object]]:
    """Every game, or team match, as the row sees it."""
    section = next(each for each in table.sections if row.number in each.numbers)
    colours = table.colours
    for head, cell in zip(section.heads, row.cells, strict=True):
        opponent = cell[0].opponent if section.rounds and cell else head
        for mark in cell:
            where: dict[str, object] = {"row": int(opponent) if opponent.isdecimal() else opponent}
            if section.rounds:
                where["round"] = int(head)
            score = {"score": list(mark.score)} if mark.score else {}
            colour = colours.get(mark.colour, "")
            yield {**where, "result": mark.sign, **score, "colour": colour}
