"""The settings of who operates the site: what is logged, measured, kept and thrown away."""

from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from corr.config.reader import Section

FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
_LEAST_KEPT = timedelta(days=31)
"""A question of ours may be answered for 30 days, and the letter that it is about is needed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """How the daemon tells what it does: `format` is `text` or `json`, `level` the least told."""

    format: str
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """How long the bytes of letters are kept; None is for ever.

    `letters`: those of an event, after it was closed. `strangers`: those from and to people whom
    the register does not know. `handled`: the mails in the folder on the mail server.
    """

    letters: timedelta | None
    strangers: timedelta | None
    handled: timedelta | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Metrics:
    """Where the daemon writes its figures; None if nobody wants them."""

    file: Path | None


def read_log(section: Section) -> Log:
    """The section `[log]`."""
    return Log(
        format=section.word("format", FORMATS, "text"),
        level=section.word("level", LEVELS, "info"),
    )


def read_retention(section: Section) -> Retention:
    """The section `[retention]`; nothing is thrown away before it is 31 days old."""
    return Retention(
        letters=_kept(section, "letters", "400d"),
        strangers=_kept(section, "strangers", "90d"),
        handled=_kept(section, "handled", ""),
    )


def read_metrics(section: Section) -> Metrics:
    """The section `[metrics]`."""
    return Metrics(file=section.optional_path("file"))


def _kept(section: Section, key: str, default: str) -> timedelta | None:
    found = section.optional_duration(key, default)
    if found is not None and found < _LEAST_KEPT:
        section.fault(key, "at least 31d, or nothing", f"{found.days}d")
    return found
