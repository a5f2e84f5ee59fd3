"""The event file: everything that is settled about an event before its first move.

It is read with all its faults at once, and written out again. A rule that the arbiter wrote down
is never silently ignored. What it means for players is told by `mail.rules`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace

from corr.errors import ConfigError
from corr.games.registry import RULES, rules_for
from corr.ranked import is_ranked
from corr.tournament.spec.spec_clock import LeavePart, read_clock, read_leave
from corr.tournament.spec.spec_parts import (
    MOST_PLAYERS,
    EventPart,
    EventSpec,
    GamePart,
    MailPart,
    PublishPart,
    RankingPart,
)
from corr.tournament.spec.spec_reader import Kind, Tables, choice, shown, write_part
from corr.tournament.spec.spec_stages import DivisionPart, StagePart, read_divisions, read_stages
from corr.tournament.spec.spec_system import SystemPart, read_system
from corr.tournament.spec.spec_teams import TeamPart, read_teams


def parse_spec(text: str, source: str, *, leave: LeavePart | None = None) -> EventSpec:
    """The event that the text of a TOML file describes; `source` names it in faults.

    Of an event that there is already, `leave` is what holds if the file has no [leave]. Raises
    ConfigError with every fault at once.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{source}: expected a TOML file, found a mistake: {error}") from error
    spec = spec_from_tables(tables, source)
    return spec if leave is None or "leave" in tables else replace(spec, leave=leave)


def spec_from_tables(tables: Mapping[str, object], source: str) -> EventSpec:
    """The event that the tables of an event file describe. Raises ConfigError with all faults.

    Takes what TOML gives, and what `spec_to_tables` wrote also after a journey through JSON.
    """
    read = Tables(tables, source)
    event = _read_event(read)
    game = _read_game(read)
    system = read_system(read, event.start if read.sound("event", "start") else None)
    teams = read_teams(read, system)
    stages, divisions = read_stages(read, system), read_divisions(read, system)
    event = _check_players(read, event, system, teams)
    event = _room_for_all(read, event, stages, divisions)
    _check_least(read, event, system)
    clock = read_clock(read)
    leave = read_leave(read, clock)
    mail = read.read(MailPart, "mail")
    ranking = _read_ranking(read, game)
    publish = read.read(PublishPart, "publish")
    read.finish()
    return EventSpec(
        event=event,
        game=game,
        system=system,
        clock=clock,
        leave=leave,
        mail=mail,
        ranking=ranking,
        publish=publish,
        teams=teams,
        stages=stages,
        divisions=divisions,
    )


def spec_to_tables(spec: EventSpec) -> dict[str, object]:
    """The tables of the event file, JSON-safe, with every key written out.

    An event keeps them for good, so they must not lean on defaults that may change.
    """
    written = {part.name: getattr(spec, part.name) for part in fields(spec)}
    return {
        name: [write_part(one) for one in part] if isinstance(part, tuple) else write_part(part)
        for name, part in written.items()
        if part != ()
    }


def _read_ranking(read: Tables, game: GamePart) -> RankingPart:
    """[ranking]; a game that has no ranking counts for none, whatever is written there."""
    ranking = read.read(RankingPart, "ranking")
    return ranking if is_ranked(game.kind) else replace(ranking, system="none")


def _read_event(read: Tables) -> EventPart:
    event = read.read(EventPart, "event")
    known = read.sound("event", "start")
    if known and event.entry_until and event.entry_until > event.start:
        last = f"a day not after the start, {event.start}"
        read.fault("event", "entry_until", last, shown(event.entry_until))
    return event


def _check_least(read: Tables, event: EventPart, system: SystemPart) -> None:
    """What the file says of the least number of players, against the most that there can be."""
    if system.kind == "match" or not read.sound("event", "min_players", "max_players"):
        return
    given = read.value("event", "max_players") is not None
    if not given and not read.sound("system", "kind"):
        return
    least = read.value("event", "min_players")
    if isinstance(least, int) and least > event.max_players:
        unsaid = "" if given else " where the file does not say"
        most = f"a number not above max_players, {event.max_players}{unsaid}"
        read.fault("event", "min_players", most, shown(least))


def _check_players(
    read: Tables, event: EventPart, system: SystemPart, teams: Sequence[TeamPart]
) -> EventPart:
    """The event with as many players as its system can have; what cannot be is noted."""
    if not read.sound("system", "kind"):
        return event
    if system.kind == "teams":
        return _check_teams(read, event, system, teams)
    if system.kind == "match":
        named = {key: read.value("event", key) for key in ("min_players", "max_players")}
        for key, found in named.items():
            if found not in (None, 2) and read.sound("event", key):
                read.fault("event", key, "2: a match has two players", shown(found))
        return replace(event, min_players=2, max_players=2)
    if not read.sound("event", "min_players", "max_players"):
        return event
    least, most = event.min_players, event.max_players
    if system.kind == "scheveningen":
        if least == most and most % 2:
            even = "an even number: two teams of the same size"
            read.fault("event", "max_players", even, shown(most))
        if system.table == "B" and least == most == 4:
            none = '"A": there is no table B for teams of two'
            read.fault("system", "table", none, shown(system.table))
    if system.kind == "monrad" and system.rounds >= most + most % 2:
        fewer = f"fewer rounds than opponents: at most {most + most % 2 - 1} for {most} players"
        read.fault("system", "rounds", fewer, shown(system.rounds))
    return event


def _room_for_all(
    read: Tables,
    event: EventPart,
    stages: Sequence[StagePart],
    divisions: Sequence[DivisionPart],
) -> EventPart:
    """The event with as many players as sections and divisions need; a league as many as come."""
    least = max(event.min_players, 2 * sum(one.sections for one in stages), 2 * len(divisions))
    most = event.max_players
    if not (stages or divisions):
        return event
    if read.value("event", "max_players") is None:
        most = MOST_PLAYERS
    if least > MOST_PLAYERS:
        fewer = f"at most {MOST_PLAYERS // 2}, with two players each"
        read.fault("divisions", "name", fewer, str(len(divisions)))
    elif most < least and read.sound("event", "min_players", "max_players"):
        read.fault("event", "max_players", f"at least {least}, two for each", shown(most))
    return replace(event, min_players=least, max_players=most)


def _check_teams(
    read: Tables, event: EventPart, system: SystemPart, teams: Sequence[TeamPart]
) -> EventPart:
    """The event with as many players as its teams may have, where it does not say itself."""
    least, most = max(2, 2 * system.boards), event.max_players
    players = sum(len(team.players) for team in teams)
    if read.value("event", "max_players") is None:
        size = system.boards + system.reserves
        most = max(size * (len(teams) or MOST_PLAYERS), least, players)
    if read.value("event", "min_players") is not None:
        least = event.min_players
    if players > most and read.sound("event", "max_players"):
        enough = f"as many as the teams have, {players}"
        read.fault("event", "max_players", enough, shown(most))
    return replace(event, min_players=least, max_players=min(most, MOST_PLAYERS))


def _read_game(read: Tables) -> GamePart:
    """[game] with the settings of the game it names; those of no known game are let pass."""
    kind = read.value("game", "kind") or "renju"
    if not isinstance(kind, str) or kind not in RULES:
        words = [word for rules in RULES.values() for word in rules.options()]
        return read.read(GamePart, "game", dict.fromkeys(words, Kind(expected="", read=str)))
    settings = rules_for(kind).options()
    kinds = {word: choice(*values) for word, values in settings.items()}
    game = read.read(GamePart, "game", kinds)
    defaults = {word: values[0] for word, values in settings.items()}
    return replace(game, options={**defaults, **game.options})
