"""What the sentences of a catalogue may ask of their parameters, and which sentences call others.

The questions are the same in every language; what a language does with the answer stands in its
catalogue. The names are those of `templates/words/*.ftl`: `{ COUNT($games) }`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Any

from corr.sentences.plain import FILTERS, fits

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "AND": ("language-and", "words"),
    "NUMBER": ("language-number", "text"),
    "ABSENCE_END": ("absence-end", "d"),
    "AMOUNT": ("norms-amount", "text"),
    "ANSWER": ("closings-answer", "text"),
    "BEYOND": ("norms-beyond", "n", "norm"),
    "BOARD_COLOUR": ("board-colour", "name"),
    "BRIEF": ("rules-brief", "terms"),
    "BY": ("asked-by", "name"),
    "CLOSINGS_PLACED": ("closings-placed", "team", "place", "points"),
    "DAY": ("dates-day", "d"),
    "DIGEST_TURNS": ("me-digest_turns", "turns", "games"),
    "DOES": ("moves-does", "text", "theirs"),
    "FIGURE": ("standings-figure", "name"),
    "FULL_DAY": ("dates-full_day", "d"),
    "GAME": ("games-name", "kind"),
    "INSIDE": ("moves-inside", "size"),
    "LETTERS": ("board-letters", "labels"),
    "LETTER_SUBJECT": ("letter-subject", "g"),
    "LEVELS_NAME": ("levels-name", "level"),
    "MATCH_BRIEF": ("rules-match_brief", "terms", "points", "by_round"),
    "MATCH_TIME": ("rules-match_time", "terms"),
    "MOMENT": ("dates-moment", "d"),
    "ON_WEEKDAY": ("dates-weekday", "d"),
    "ORDINAL": ("standings-ordinal", "n"),
    "OWN": ("moves-own", "text"),
    "PLAYS_FOR": ("teams-plays_for", "team"),
    "SHARE": ("dates-share", "text"),
    "SHORT_WEEKDAY": ("dates-short_weekday", "d"),
    "SPAN": ("dates-span", "t"),
    "SPANS": ("rules-spans", "times"),
    "STANDINGS_FIGURES": ("standings-figures", "names"),
}
"""Sentences that others call with values of their own: the key, and its parameters in order."""


def _join(words: Iterable[object], between: str, last: str | None = None) -> str:
    said = [str(one) for one in words]
    if last is None or len(said) < 2:
        return between.join(said)
    return between.join(said[:-1]) + last + said[-1]


def _with(words: Iterable[object], more: object) -> list[object]:
    """The list with more of it behind: another list, or a text that is not empty."""
    if isinstance(more, str):
        return [*words, more] if more else [*words]
    return [*words, *more]  # type: ignore[misc]


def _fitting(*lines: str) -> str:
    """The first that is no longer than a line of a letter, else the last."""
    for line in lines:
        if fits(" ".join(line.split())):
            return line
    return lines[-1]


def _who_played(plies: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Moves with who made them; `same` where it is who made the one before."""
    before = ["", *(who for who, _ in plies)]
    return [
        ("same" if who == last else who, move)
        for (who, move), last in zip(plies, before, strict=False)
    ]


def _one_move(moves: Sequence[str]) -> str:
    """The stones of an answer that is a move and nothing else, else ""."""
    acts: Any = FILTERS["acts"](moves)
    return str(acts[0][1]) if len(acts) == 1 and acts[0][0] == "stones" else ""


def _hours(time: timedelta) -> int:
    return time.seconds // 3600


def _minutes(time: timedelta) -> int:
    return time.seconds % 3600 // 60


def _clock(moment: datetime, form: str = "%H:%M") -> str:
    return moment.strftime(form)


def _truncated(text: str, length: int) -> str:
    """The text, or its first words and three stops, at most so long."""
    if len(text) <= length + 5:
        return text
    return text[: length - 3].rsplit(" ", 1)[0] + "..."


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    # what is there
    "ALL": lambda *given: next((one for one in given if not one), given[-1]),
    "ANY": lambda *given: next((one for one in given if one), given[-1]),
    "NOT": lambda value: not value,
    "NONE": lambda value: value is None,
    "STRING": lambda value: isinstance(value, str),
    "SAME": lambda one, other: one == other,
    "IN": lambda value, *among: value in among,
    "HOLDS": lambda among, value: value in among,
    "ONLY": lambda among, value: list(among) == [value],
    # numbers
    "MORE": lambda one, other: one > other,
    "EXACT": Fraction,
    "ADD": lambda one, other: one + other,
    "SUB": lambda one, other: one - other,
    "DIV": lambda one, other: one // other,
    "MOD": lambda one, other: one % other,
    # lists
    "COUNT": len,
    "LIST": lambda *words: [one for one in words if one != ""],
    "WITH": _with,
    "JOIN": _join,
    "HAVING": lambda among, part: [one for one in among if getattr(one, part)],
    "FIRST": lambda words: words[0],
    "LAST": lambda words: words[-1],
    "BUT_FIRST": lambda words: words[1:],
    "BUT_LAST": lambda words: words[:-1],
    # texts
    "TEXT": lambda *parts: "".join(map(str, parts)),
    "CODE": lambda text: text.replace(" ", "_"),
    "REPLACE": lambda text, old, new: text.replace(old, new),
    "STARTSWITH": lambda text, start: text.startswith(start),
    "ENDSWITH": lambda text, end: text.endswith(end),
    "REMOVEPREFIX": lambda text, start: text.removeprefix(start),
    "PARTITION": lambda text, at: text.partition(at),
    "SPLIT": lambda text, at: text.split(at),
    "TRIM": lambda text: text.strip(),
    "TRUNCATE": _truncated,
    "FITTING": _fitting,
    "ENGLISH": lambda name: name.replace("_", " "),  # of a figure; tables know better
    "MAILTO": FILTERS["mailto"],
    # times
    "CLOCK": _clock,
    "HOURS": _hours,
    "MINUTES": _minutes,
    "DATE": lambda moment: moment.date(),
    "WEEKDAY": lambda day: day.weekday(),
    "UTCOFFSET": lambda moment: moment.utcoffset(),
    "LOCAL": FILTERS["local"],
    "PLACE": FILTERS["place"],
    "CALENDAR": FILTERS["calendar"],
    "EVE": FILTERS["eve"],
    # moves
    "ACTS": FILTERS["acts"],
    "ONE_MOVE": _one_move,
    "WHO_PLAYED": _who_played,
}
"""The questions, by the name that they have in a catalogue."""
