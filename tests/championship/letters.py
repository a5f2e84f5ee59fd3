"""What letters of the site say about a game, held against what the checker knows of it.

Nothing here knows the program.
"""

import re
from collections.abc import Iterator
from datetime import datetime
from email.utils import parsedate_to_datetime
from zoneinfo import ZoneInfo

from tests.championship.games import Sheet
from tests.championship.post import Mail

POSITION = re.compile(r"([A-Z]{1,4}\d{2}-\d{3,})\.(\d+)\.[A-Z2-7]{16}\.\d+@")
_MY_TURN = re.compile(r"^\S+ (?:your move|ditt drag) \d+")
_OVER = {
    "you won": "won", "you lost": "lost", "draw": "draw", "nobody won": "nobody",
    "slut: du vann": "won", "slut: motståndaren vann": "lost", "slut: remi": "draw",
    "slut: ingen vann": "nobody", "annulled": "annulled", "annullerat": "annulled",
}  # fmt: skip
_DUE = re.compile(
    r"(?:Please answer|Your move \d+,) by "
    r"\w+ (\d+) (\w{3})(?: \d{4})?, (\d\d:\d\d) \(([^)]*)\)"
)
_RECORD = re.compile(r"(?<![\w.])1\.h8\b(?:\s+\d+\.[a-o]\d+)*")
_LISTED = re.compile(r"^- ([A-Z]{1,4}\d{2}-\d{3,}) ", re.MULTILINE)
_ZONES = {
    name.partition("/")[2].replace("_", " "): ZoneInfo(name)
    for name in (
        "Europe/Stockholm",
        "Europe/Tallinn",
        "America/New_York",
        "Asia/Tokyo",
        "Australia/Lord_Howe",
        "Asia/Kathmandu",
    )
}


def written(mail: Mail) -> datetime:
    """When a letter of the site was written, as it says."""
    return parsedate_to_datetime(mail.header("Date"))


def asks_to_move(mail: Mail) -> bool:
    """Whether a letter says that it is its reader's turn."""
    return _MY_TURN.match(mail.header("Subject")) is not None


def told_over(mail: Mail) -> str:
    """How a game ended for a letter's reader, "" if the letter does not say that it has."""
    words = mail.header("Subject").partition(" ")[2].partition("[")[0].strip()
    return _OVER.get(words, "")


def games_listed(mail: Mail) -> list[str]:
    """The games that a letter lists as its reader's."""
    return _LISTED.findall(mail.text)


def states_deadline(mail: Mail) -> bool:
    """Whether a letter gives the hour by which an answer is asked for."""
    return _DUE.search(" ".join(mail.text.split())) is not None


def faults(sheet: Sheet, number: int, due: datetime, mail: Mail) -> Iterator[str]:
    """What a letter about a game says wrongly; `due` is when the time of the turn is up."""
    what = f"{sheet.id} at {mail.at:%Y-%m-%d %H:%M}, {mail.recipient}"
    if number != sheet.number:
        yield f"{what}: about position {number}, not {sheet.number}"
        return
    over = _outcome(sheet, mail.recipient)
    if told_over(mail) != over:
        yield f"{what}: {mail.header('Subject')!r}, but it is {over or 'going on'}"
    records = _RECORD.findall(mail.text)
    if records and " ".join(records[-1].split()) != sheet.record:
        yield f"{what}: record {records[-1]}, not {sheet.record}"
    stated = _DUE.search(" ".join(mail.text.split()))
    if stated and not over:
        here = due.astimezone(_ZONES[stated[4]])
        if stated.groups()[:3] != (f"{here.day}", f"{here:%b}", f"{here:%H:%M}"):
            yield f"{what}: {stated[0]!r}, but it is {here:%d %b %H:%M}"


def _outcome(sheet: Sheet, reader: str) -> str:
    if sheet.ending is None:
        return ""
    if sheet.ending.winner is None:
        return "draw" if sheet.ending.points == "1/2-1/2" else "nobody"
    return "won" if sheet.seats[sheet.ending.winner] == reader else "lost"
