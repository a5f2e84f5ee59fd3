"""The program's accounts held against the checker's: clocks, results, records, rulings, tables.

What is compared is what commands print with `--json`. Nothing here knows the program.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from typing import Any

from tests.championship.checker import Checker
from tests.championship.clocks import SECOND, Turn
from tests.championship.desk import differences as ruling_differences
from tests.championship.games import Sheet
from tests.championship.tables import differences as table_differences

Ask = Callable[..., Any]
"""Runs a command with these words, and gives what it prints for a script."""


def differences(checker: Checker, ask: Ask) -> Iterator[str]:
    """Everything in which the program does not agree with what the mails come to."""
    yield from checker.faults
    for game, sheet in sorted(checker.games.items()):
        yield from _clock(sheet, ask("clock", "show", game))
        yield from _game(sheet, ask("game", "show", game))
    for event in checker.events:
        log = sorted(ask("log", event), key=lambda ruling: ruling["number"])
        yield from ruling_differences(event, checker.rulings.of[event], log)
        tables = ask("standings", event)
        whole = [{"section": event, "rows": tables["standings"]}]
        sections = ask("event", "sections", event) if tables["system"] == "stages" else whole
        yield from table_differences(checker, event, sections)


def _game(sheet: Sheet, shown: Mapping[str, Any]) -> Iterator[str]:
    yield from _differ(sheet.id, "record", shown["record"], sheet.record)
    yield from _differ(sheet.id, "game's result", shown["result"], _points(sheet))


def _clock(sheet: Sheet, shown: Mapping[str, Any]) -> Iterator[str]:
    """What differs in the account of a game's time."""
    word = "annulled" if sheet.annulled else sheet.ending and sheet.ending.word
    yield from _differ(sheet.id, "ending", shown["ended"], word)
    yield from _differ(sheet.id, "result", shown["result"], _points(sheet))
    if sheet.annulled:
        return
    yield from _differ(sheet.id, "number of turns", len(shown["turns"]), len(sheet.turns))
    pairs = zip(shown["turns"], sheet.turns, strict=False)
    for number, (theirs, mine) in enumerate(pairs, 1):
        for key, found, wanted in _figures(sheet, theirs, mine):
            yield from _differ(f"{sheet.id} turn {number}", key, found, wanted)


def _figures(
    sheet: Sheet, theirs: Mapping[str, Any], mine: Turn
) -> Iterator[tuple[str, object, object]]:
    yield "since", _instant(theirs["since"]), mine.since
    yield "until", _instant(theirs["until"]), mine.until
    if mine.until is None:  # then the game goes on by the mails, and is over in the program
        return
    credit = sum(each["seconds"] for each in theirs["credits"])
    yield "due", _instant(theirs["due"]), sheet.due(mine)
    yield "counted", theirs["counted"], sheet.counted(mine, mine.until) // SECOND
    yield "credit", credit, mine.credit // SECOND
    for name, left in sheet.kept(mine, after=True).items():
        yield name, theirs["left"][name], max(0, left // SECOND)


def _points(sheet: Sheet) -> str | None:
    return sheet.ending.points if sheet.ending and not sheet.annulled else None


def _instant(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None


def _differ(what: str, key: str, theirs: object, mine: object) -> Iterator[str]:
    if theirs != mine:
        yield f"{what}: {key} is {theirs} in the program, {mine} by the mails"
