"""The phrases of players as `data/words.toml` has them, made into expressions."""

import re
import unicodedata
from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence

VOUCHER = r"(?:[b-df-hj-np-tv-zoi01]{4}[ -]?){2}[b-df-hj-np-tv-zoi01]{4}"
"""A voucher in small letters, as a regular expression; none is made with vowels or digits."""
_POINT = r"[a-z][ -]?\d{1,2}"
_DAY = r"\d{1,2}(?:st|nd|rd|th|:[ae]|\.)?"
_MONTH = r"[^\W\d_]{3,12}\.?"
_DATE = (
    r"(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}"
    rf"|(?:den )?{_DAY} ?(?:of )?{_MONTH}(?:,? \d{{4}})?|{_MONTH} ?{_DAY}(?:,? \d{{4}})?)"
)
_NUMBERED = rf"(?:\d{{1,3}}[.):]\s*)?{_POINT}"
SLOTS = {
    "first": _DATE,
    "last": _DATE,
    "day": _DAY,
    "days": r"\d{1,3}",
    "weeks": r"\d{1,2}",
    "stone": rf"(?:(?:at|on|by|move|på|i|med|drag) )?#?(?:\d{{1,3}}|{_POINT})",
    "moves": rf"{_NUMBERED}(?:[\s,;–-]+{_NUMBERED})*",
    "line": rf"{_NUMBERED}(?:[\s,;–-]+{_NUMBERED}){{2,}}",
    "points": r"\d{1,3}(?:[.,][05]|1[⁄/]2)?",
    "event": r"[a-z]{1,4}\d{2}",
    "voucher": VOUCHER,
    "act": r"\S.{0,59}",
    "boards": r"\d{1,2}(?:(?:,| and| och| und| ja| &)? \d{1,2}){0,7}",
    "address": r"\S{1,80}",
    "value": r"\S(?:.{0,78}\S)?",
    "zone": r"\S{1,40}(?: \S{1,20}){0,2}",
    "ending": r"\w*",
}
"""What may stand in the slots of a phrase, as regular expressions by their names."""
_STOPS = re.compile(r"[,.;:!\"]+")


def phrase(text: str) -> str:
    """The text as phrases are looked up: small letters, no commas and stops, single blanks."""
    said = text.lower()
    if "?" in said:
        said = _STOPS.sub(" ", said).replace(" ?", "?")
    else:
        for stop in ',.;:!"':  # a tenth of the time that the expression takes
            said = said.replace(stop, " ")
    return " ".join(said.split())


def without_marks(text: str) -> str:
    """A text without the marks of its letters, as on a keyboard that has none.

    >>> without_marks("släpp på köpet, Größe, õ")
    'slapp pa kopet, Grosse, o'
    """
    apart = unicodedata.normalize("NFD", text.replace("ß", "ss"))
    return "".join(one for one in apart if not unicodedata.combining(one))


def unmarked_too(groups: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """The phrases by name, also without marks where nobody could mean another name by them."""
    said = {phrase(one) for group in groups.values() for one in group}
    bare = {
        name: {plain for one in group if (plain := without_marks(one)) != one}
        for name, group in groups.items()
    }
    times = Counter(phrase(one) for group in bare.values() for one in group)
    return {
        name: [
            *group,
            *sorted(
                one for one in bare[name] if phrase(one) not in said and times[phrase(one)] == 1
            ),
        ]
        for name, group in groups.items()
    }


def plain_too(said: Sequence[str]) -> list[str]:
    """The phrases, also without the marks of their letters."""
    return [*said, *map(without_marks, said)]


def flat(languages: Mapping[str, object]) -> list[str]:
    """The words of all languages."""
    found = list[str]()
    for group in languages.values():
        if not isinstance(group, list):
            raise TypeError(group)
        found += group
    return found


def by_name(tables: Mapping[str, object]) -> dict[str, list[str]]:
    """The words of all languages by what they mean."""
    found = dict[str, list[str]]()
    for name, languages in tables.items():
        if not isinstance(languages, dict):
            raise TypeError(languages)
        found[name] = flat(languages)
    return found


def any_of(said: Iterable[str]) -> str:
    """An expression for any of the phrases, the longest first."""
    ordered = sorted({phrase(one) for one in said}, key=lambda one: (-len(one), one))
    expressions = [expression_of(one, named=False) for one in ordered]
    if not all(one[:1].isalpha() for one in expressions):
        return f"(?:{'|'.join(expressions)})"
    # By their first letters, each of which is tried once where none of the phrases stands.
    by_letter = dict[str, list[str]]()
    for one in expressions:
        by_letter.setdefault(one[0], []).append(one[1:])
    return f"(?:{'|'.join(f'{one}(?:{chr(124).join(of)})' for one, of in by_letter.items())})"


def expression_of(said: str, *, named: bool = True) -> str:
    """An expression for a phrase that may have slots, as in `preview <act>`."""
    pieces = re.split(r"<(\w+)>", said)
    literal = [re.escape(piece) for piece in pieces[::2]]
    group = r"(?P<{}>{})" if named else "(?:{1})"
    slots = [group.format(name, SLOTS[name]) for name in pieces[1::2]]
    return "".join(a + b for a, b in zip(literal, [*slots, ""], strict=True))


def longest_word(said: str) -> str:
    """The longest word of a phrase, as the surest sign of it."""
    return max(re.findall(r"[^\W_]+", re.sub(r"<\w+>", "", said.lower())), key=len, default="")


def keywords_of(said: Iterable[str], joins: Container[str]) -> dict[str, list[frozenset[str]]]:
    """By the longest word of each phrase the words of all of them; what only `joins` is none."""
    found = dict[str, list[frozenset[str]]]()
    for one in said:
        phrases = found.setdefault(longest_word(one), [])
        if one not in joins:
            phrases.append(frozenset(re.findall(r"[^\W_]+", re.sub(r"<\w+>", "", one.lower()))))
    return found
