"""What a file must say of an event that is taken over, beside what its tables need.

Levels at the start, days, how games ended, and how many moves they had.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from corr.ranking.correspondence.event import ENDINGS
from corr.ranking.correspondence.filereader import shown
from corr.ranking.correspondence.levels import read_level, write_level
from corr.ranking.correspondence.sanction import UNKNOWN, is_contradiction, name_of
from corr.tournament.elsewhere.elsewhere_event import FileEvent
from corr.tournament.elsewhere.elsewhere_values import Faults, Json
from corr.tournament.tables.event_tables import ANNULLED, ENDED, UNPLAYED, WAITING


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """The days of a game that has begun, no `ended` while it goes on, and the moves of both."""

    started: date
    ended: date | None
    moves: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """How an event went. `games` are by their place in the file; `levels` by player, "" if new.

    `sanctioned_by` is as in [ranking], or `unknown` where the file does not say it.
    """

    games: Mapping[str, Played] = field(default_factory=dict)
    levels: Mapping[str, str] = field(default_factory=dict)
    sanctioned_by: str = UNKNOWN


def read_course(faults: Faults, top: Json, event: FileEvent) -> Course:
    """How the event went; what is missing or wrong is noted."""
    entry = faults.table(top, "event")
    for key in ("name", "start"):
        if entry.get(key) is None:
            faults.add(f"event.{key}", "is missing")
    sanctioned_by = _sanction(faults, entry)
    entries = {
        where: value
        for key in ("games", "annulled_games")
        for where, value in faults.entries(top, key)
        if isinstance(value, dict)
    }
    games = dict[str, Played]()
    for one in event.games:
        value = entries.get(one.where.partition(" ")[0])
        if value is None or one.shown.state == WAITING:
            continue
        if one.shown.state == UNPLAYED:
            what = "was not played: leave the game out, or say how it was decided"
            faults.add(f"{one.where}.ended", what)
        over = one.shown.state == ENDED
        if over and one.shown.ended not in ENDINGS:
            words = ", ".join(sorted(ENDINGS))
            found = shown(one.shown.ended) if one.shown.ended else "nothing"
            faults.add(f"{one.where}.ended", f"one of {words} is expected, not {found}")
        known = over or one.shown.state == ANNULLED
        games[one.where] = _played(faults, one.where, value, event, over=over, known=known)
    return Course(games=games, levels=_levels(faults, top), sanctioned_by=sanctioned_by)


def _sanction(faults: Faults, entry: Json) -> str:
    """Who sanctions the event: by its name, or as a plain yes or no."""
    named, said = None, entry.get("sanctioned")
    if entry.get("sanctioned_by") is not None:
        named = faults.text(entry, "sanctioned_by", "event")
    if said is not None:
        said = faults.flag(entry, "sanctioned", "event", usual=False)
    if is_contradiction(named, said=said):
        faults.add("event.sanctioned", f"{shown(said)} contradicts sanctioned_by {shown(named)}")
    return name_of(named, said=said)


def _played(
    faults: Faults, where: str, game: Json, event: FileEvent, *, over: bool, known: bool
) -> Played:
    started = _day(faults, where, game, "started_on", event)
    ended = _day(faults, where, game, "ended_on", event) if known else None
    if over and game.get("ended_on") is None:
        faults.add(f"{where}.ended_on", "is missing")
    if started and ended and ended < started:
        faults.add(f"{where}.ended_on", f"a day not before {started}, when it was started")
    first = started or event.start or date.min
    moves = game.get("moves")
    if moves is None:
        return Played(started=first, ended=ended)
    if isinstance(moves, list) and len(moves) == 2 and all(type(one) is int for one in moves):
        return Played(started=first, ended=ended, moves=(moves[0], moves[1]))
    if faults.sound(f"{where}.moves"):
        faults.add(f"{where}.moves", f"[black's, white's] is expected, not {shown(moves)}")
    return Played(started=first, ended=ended)


def _day(faults: Faults, where: str, game: Json, key: str, event: FileEvent) -> date | None:
    """A day of a game, which lies within the event."""
    found = faults.day(game, key, where)
    if found and event.start and found < event.start:
        faults.add(f"{where}.{key}", f"{found} is before the start of the event, {event.start}")
    if found and event.close and found > event.close:
        faults.add(f"{where}.{key}", f"{found} is after the close of the event, {event.close}")
    return found


def _levels(faults: Faults, top: Json) -> dict[str, str]:
    """Everybody's level at the start, as the program writes it."""
    found = dict[str, str]()
    for where, value in faults.entries(top, "players"):
        entry = value if isinstance(value, dict) else {"id": value}
        level, player = entry.get("level"), entry.get("id")
        if not isinstance(player, str):
            continue
        try:
            found[player] = "" if level is None else write_level(read_level(str(level)))
        except ValueError as error:
            faults.add(f"{where}.level", f"{shown(level)} is {error}")
    return found
