"""What a player writes behind `set …`, and the value of the setting that it stands for.

A setting's words stand in `data/settings.toml`; languages are those that have templates, time
zones those of the IANA database.
"""

import functools
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from zoneinfo import available_timezones

from corr import resources
from corr.errors import PlayerError
from corr.mail.write.write_words import Templates
from corr.tournament.spec.clock_terms import duration, written

NAMES = (
    "language",
    "time_zone",
    "text",
    "digest",
    "board",
    "calendar",
    "reminders",
    "announcements",
)
"""The settings, in the order in which letters list them."""

_HOUR = re.compile(
    r"(?:at|kl|klockan|kell)?[ .]*([0-9]{1,2})(?:[:. ]?00)?(?: ?(a\.?m|p\.?m|o'clock|h|hrs))?"
)
_CITY = re.compile(r"(?:A[a-z]+|Europe|Indian|Pacific)/")
_NO_PLACE = re.compile(r"(?:right|posix)/.*|localtime|posixrules|Factory")
_CLOSE = 3
_MOST_REMINDERS = 8
_APART = re.compile(r"\s*[,;+&]\s*|\s+(?:and|och|ja|ning)\s+|(?<=[a-z%])\s+(?=[0-9])")
_REMINDER = re.compile(
    r"([0-9]{1,3})\s*(%|d|days?|dag|dagar|p|päeva?|h|hours?|tim|timm(?:e|ar)|t|tundi?)"
)
_UNITS = {"d": "d", "p": "d", "h": "h", "t": "h"}


def read_choice(name: str, text: str, templates: Templates) -> str:
    """The value of a setting that a text stands for, "" for the default.

    Raises PlayerError with the reason if it stands for none.
    """
    folded = _folded(text)
    if name == "language":
        return _language(folded, text, templates)
    if name == "time_zone":
        return _time_zone(folded, text)
    if name == "digest" and (hour := _hour(folded)) is not None:
        return hour
    if name == "reminders" and (schedule := _reminders(folded)):
        return schedule
    found = _words()[name].get(folded)
    if found is None:
        raise PlayerError(f"bad_{name}", text=text[:72])
    return found


def names_of(language: str, templates: Templates) -> tuple[str, ...]:
    """A language's names, its own one first."""
    names = templates.voice(language)("me", "language_names").split(", ")
    return tuple(names)


@functools.cache
def _words() -> Mapping[str, Mapping[str, str]]:
    """By setting, what may be written and the value that it stands for."""
    tables = tomllib.loads((resources.data() / "settings.toml").read_text(encoding="utf-8"))
    return {
        name: {word: value for value, words in table.items() for word in words}
        for name, table in tables.items()
    }


def _folded(text: str) -> str:
    text = unicodedata.normalize("NFKC", text).casefold()
    return " ".join(text.strip(" .!\"'").split())


def _language(folded: str, text: str, templates: Templates) -> str:
    known = sorted(templates.languages)
    for language in known:
        names = (language, *map(str.casefold, names_of(language, templates)))
        if folded in names or folded.replace("_", "-").startswith(f"{language}-"):
            return language
    listed = tuple(f"{one} ({names_of(one, templates)[0]})" for one in known)
    raise PlayerError("bad_language", text=text[:72], languages=listed)


def _hour(folded: str) -> str | None:
    """An hour of the day as two digits.

    >>> _hour("7"), _hour("kl 18.00"), _hour("7 pm"), _hour("25"), _hour("07:30")
    ('07', '18', '19', None, None)
    """
    found = _HOUR.fullmatch(folded)
    if not found:
        return None
    hour, half = int(found[1]), (found[2] or "").replace(".", "")
    if half in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (half == "pm")
    return f"{hour % 24:02d}" if hour <= 24 else None


def _reminders(folded: str) -> str:
    """A player's own reminders as an event file writes them; "" if the text says none.

    >>> _reminders("3d, 1 day and 80 %"), _reminders("36h"), _reminders("soon")
    ('80% 3d 1d', '36h', '')
    """
    found = set[str]()
    for part in filter(None, _APART.split(folded)):
        match = _REMINDER.fullmatch(part)
        if match is None or not (number := int(match[1])):
            return ""
        found.add(
            f"{number}%" if match[2] == "%" else written(duration(match[1] + _UNITS[match[2][0]]))
        )
    percents = sorted((one for one in found if one.endswith("%")), key=lambda one: int(one[:-1]))
    spans = sorted(found - set(percents), key=duration, reverse=True)
    too_many = len(found) > _MOST_REMINDERS or any(int(one[:-1]) > 99 for one in percents)
    return "" if too_many else " ".join((*percents, *spans))


@functools.cache
def time_zones() -> frozenset[str]:
    """The names of all time zones that are the same on every machine."""
    return frozenset(name for name in available_timezones() if not _NO_PLACE.fullmatch(name))


@functools.cache
def _zones() -> Mapping[str, str]:
    """Time zones by their folded names, and by the city that they are named for."""
    found = dict[str, str]()
    # Europe's name wins where a city has an old one too, as in Asia/Istanbul.
    names = sorted(time_zones(), key=lambda zone: ("Europe/" not in zone, zone))
    for zone in filter(_CITY.match, names):
        found.setdefault(_plain(zone.rpartition("/")[2]), zone)
    for zone in names:
        found[_plain(zone)] = zone
    return found


def _plain(name: str) -> str:
    """A name without accents, cases and underscores."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(c for c in bare if not unicodedata.combining(c))
    return " ".join(bare.replace("_", " ").split())


def _time_zone(folded: str, text: str) -> str:
    zones, wanted = _zones(), _plain(folded)
    if wanted in zones:
        return zones[wanted]
    city = wanted.rpartition("/")[2]
    near = dict.fromkeys(zones[one] for one in get_close_matches(city, zones, _CLOSE, 0.75))
    raise PlayerError("bad_time_zone", text=text[:72], near=tuple(near))
