"""The event file: everything that is settled about an event before its first move.

It is read with all its faults at once, and written out again. A rule that the arbiter wrote down
is never silently ignored. What it means for players is told by `mail.rules`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from datetime import timedelta

from corr.errors import ConfigError
from corr.games.registry import RULES, rules_for
from corr.tournament.clock import duration
from corr.tournament.spec_example import example_spec_text
from corr.tournament.spec_parts import (
    ClockPart,
    EventPart,
    EventSpec,
    GamePart,
    LeavePart,
    MailPart,
    PublishPart,
    RankingPart,
    SystemPart,
    written,
)
from corr.tournament.spec_reader import Kind, Tables, choice, shown, write_part

__all__ = [
    "ClockPart",
    "EventPart",
    "EventSpec",
    "GamePart",
    "LeavePart",
    "MailPart",
    "PublishPart",
    "RankingPart",
    "SystemPart",
    "example_spec_text",
    "parse_spec",
    "spec_from_tables",
    "spec_to_tables",
]


def parse_spec(text: str, source: str) -> EventSpec:
    """The event that the text of a TOML file describes; `source` names it in faults.

    Raises ConfigError with every fault at once.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{source}: expected a TOML file, found a mistake: {error}") from error
    return spec_from_tables(tables, source)


def spec_from_tables(tables: Mapping[str, object], source: str) -> EventSpec:
    """The event that the tables of an event file describe. Raises ConfigError with all faults.

    Takes what TOML gives, and what `spec_to_tables` wrote also after a journey through JSON.
    """
    read = Tables(tables, source)
    event = _read_event(read)
    game = _read_game(read)
    system = read.read(SystemPart, "system")
    clock = _read_clock(read)
    leave = read.read(LeavePart, "leave")
    mail = read.read(MailPart, "mail")
    ranking = read.read(RankingPart, "ranking")
    publish = read.read(PublishPart, "publish")
    read.finish()
    assert event and game and system and clock  # noqa: PT018
    assert leave and mail and ranking and publish  # noqa: PT018
    return EventSpec(
        event=event,
        game=game,
        system=system,
        clock=clock,
        leave=leave,
        mail=mail,
        ranking=ranking,
        publish=publish,
    )


def spec_to_tables(spec: EventSpec) -> dict[str, object]:
    """The tables of the event file, JSON-safe, with every key written out.

    An event keeps them for good, so they must not lean on defaults that may change.
    """
    return {part.name: write_part(getattr(spec, part.name)) for part in fields(spec)}


def _read_event(read: Tables) -> EventPart | None:
    event = read.read(EventPart, "event")
    if event and event.entry_until and event.entry_until > event.start:
        last = f"a day not after the start, {event.start}"
        read.fault("event", "entry_until", last, shown(event.entry_until))
    if event and event.min_players > event.max_players:
        most = f"a number not above max_players, {event.max_players}"
        read.fault("event", "min_players", most, shown(event.min_players))
    return event


def _read_game(read: Tables) -> GamePart | None:
    """[game] with the settings of the game it names; those of no known game are let pass."""
    kind = read.value("game", "kind") or "renju"
    if not isinstance(kind, str) or kind not in RULES:
        words = [word for rules in RULES.values() for word in rules.options()]
        return read.read(GamePart, "game", dict.fromkeys(words, Kind(expected="", read=str)))
    settings = rules_for(kind).options()
    kinds = {word: choice(*values) for word, values in settings.items()}
    game = read.read(GamePart, "game", kinds)
    if game is None:
        return None
    defaults = {word: values[0] for word, values in settings.items()}
    return replace(game, options={**defaults, **game.options})


def _read_clock(read: Tables) -> ClockPart | None:
    """[clock]; reminders that come before the move's time begins are a fault, if written down."""
    clock = read.read(ClockPart, "clock")
    if clock is None:
        return None
    fitting = tuple(word for word in clock.reminders if _fits(word, clock.per_move))
    if fitting != clock.reminders and read.value("clock", "reminders") is not None:
        within = f"percentages, and times shorter than per_move, {written(clock.per_move)}"
        read.fault("clock", "reminders", within, shown(clock.reminders))
    return replace(clock, reminders=fitting)


def _fits(reminder: str, per_move: timedelta) -> bool:
    return reminder.endswith("%") or duration(reminder) < per_move
