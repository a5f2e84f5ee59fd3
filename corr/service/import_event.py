"""An event that was held elsewhere becomes an event of the installation; nobody gets a letter."""

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time

from corr.errors import ArbiterError
from corr.ranking.event import EventFile, Game
from corr.ranking.event import Player as FilePlayer
from corr.ranking.levels import write_level
from corr.service.event_letters import Act
from corr.service.office import Office
from corr.service.rounds import game_started
from corr.store import PlayerRow
from corr.tournament.contest import Contest, Pairing, start_moment
from corr.tournament.event_tables import EventTables
from corr.tournament.events import (
    Announced,
    ContestBody,
    Entered,
    RoundDrawn,
    RoundsDrawn,
    Ruled,
    Started,
    Withdrawn,
)
from corr.tournament.events_contest import Drawn
from corr.tournament.pairing import game_id
from corr.tournament.spec import EventSpec, spec_from_tables, spec_to_tables
from corr.tournament.wording import listed

KINDS = ("round_robin", "scheveningen", "monrad", "match")
"""The systems whose results can be taken over."""
REASON = "played elsewhere"

_ADDRESS = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")


def import_event(
    office: Office, file: EventFile, tables: EventTables, act: Act, *, event: str = ""
) -> Contest:
    """Take an event over with all its results, as it stands in its file; it is left running.

    `event` is its id here, that of the file if "". Raises ArbiterError with every fault: players
    who are not in the register, a system that cannot be, an id that is taken.
    """
    with office.folder.transaction():
        faults = list[str]()
        own = event or file.id
        if tables.system not in KINDS:
            faults.append(f"system: a {tables.system} cannot be taken over, only {listed(KINDS)}")
        if own and office.folder.contest(own) is not None:
            faults.append(f"there is an event {own} already")
        if len(tables.people) < len(file.players):
            faults.append("substituted: an event with substitutes cannot be taken over")
        known = _known(office, file.players, faults)
        spec = _spec(office, file, tables, own, faults)
        if spec is not None:
            faults += _other_levels(office, file, known, spec)
        if faults or spec is None:
            raise ArbiterError(*faults)
        contest = _recorded(office, spec, file, tables, known, act)
        _play(office, contest, file, known, act)
        return contest


def _known(office: Office, players: Sequence[FilePlayer], faults: list[str]) -> Mapping[str, str]:
    """The register's ids of the file's players, by member number or else by id."""
    found = dict[str, str]()
    for player in players:
        row = _row(office, player)
        told = " ".join(filter(None, (player.id, player.name, player.member_no)))
        if row is None:
            faults.append(f"player {told}: not in the register")
        elif row.id in found.values():
            faults.append(f"player {told}: {row.name} ({row.id}) is in the file twice")
        elif player.name and not player.member_no and player.name != row.name:
            faults.append(f"player {told}: {row.id} is {row.name} in the register")
        else:
            found[player.id] = row.id
    return found


def _other_levels(
    office: Office, file: EventFile, known: Mapping[str, str], spec: EventSpec
) -> Iterator[str]:
    """Where the register gives somebody another level at the start than the file does."""
    at = start_moment(spec)
    for player in file.players:
        if player.id not in known:
            continue
        ours = office.store.level_at(known[player.id], at)
        theirs = "" if player.level is None else write_level(player.level)
        if ours != theirs:
            yield (
                f"player {player.id}: {theirs or 'no level'} at the start in the file, "
                f"{ours or 'no level'} in the register"
            )


def _row(office: Office, player: FilePlayer) -> PlayerRow | None:
    if player.member_no:
        return office.store.player_by_member_no(player.member_no)
    return office.store.player(player.id)


def _spec(
    office: Office, file: EventFile, tables: EventTables, event: str, faults: list[str]
) -> EventSpec | None:
    """The event file of the installation that such an event would have had."""
    table = tables.table
    players = len(file.players)
    arbiter = file.arbiter if _ADDRESS.fullmatch(file.arbiter) else office.arbiter
    system: dict[str, object] = {
        "kind": tables.system,
        "games_per_pair": table.games_per_match,
        "seeding": "list",
        "scoring": "weaver" if getattr(table.results, "weaver", False) else "points",
        "tie_breaks": list(table.results.tie_breaks) or "default",
    }
    if tables.system == "monrad":
        system["rounds"] = max(tables.drawn, default=1)
    content: dict[str, object] = {
        "event": {
            "id": event,
            "name": file.name,
            "start": file.start,
            "time_zone": file.time_zone or "UTC",
            "languages": sorted(office.templates.languages),
            "arbiters": [arbiter],
            "min_players": 2,
            "max_players": max(2, players),
        },
        "game": {
            "kind": file.game or "renju",
            **({"opening": file.opening} if file.opening else {}),
        },
        "system": system,
        "ranking": {"sanctioned_by": file.sanctioned_by},
    }
    try:
        return spec_from_tables(content, event or file.name)
    except ArbiterError as error:
        faults += error.faults
        return None


def _recorded(
    office: Office,
    spec: EventSpec,
    file: EventFile,
    tables: EventTables,
    known: Mapping[str, str],
    act: Act,
) -> Contest:
    """The event with its players, draw and withdrawals; its games have not begun."""
    sides = {player: team.id for team in tables.teams for player in team.players}
    order = sorted((one.id for one in tables.people), key=lambda one: sides.get(one, ""))
    bodies: list[ContestBody] = [Announced(spec=spec_to_tables(spec))]
    bodies += [
        Entered(player=known[player], team="AB"[_side(tables, player)] if sides else "")
        for player in order
    ]
    levels = {one.id: write_level(one.level) for one in file.players if one.level is not None}
    bodies.append(
        Started(
            order=tuple(known[player] for player in order),
            seeding="list",
            seed="",
            levels={known[player]: level for player, level in levels.items()},
            rounds=max(tables.drawn, default=1),
        )
    )
    bodies += _draws(spec, file, tables, known)
    bodies += [
        Withdrawn(player=known[player], after_round=last, reason=REASON)
        for player, last in _withdrawn(tables).items()
    ]
    return office.folder.record(spec.event.id, None, bodies, at=act.at, cause=act.cause)


def _withdrawn(tables: EventTables) -> Mapping[str, int]:
    """Who left, with the last round taken part in."""
    left = tables.table.results.withdrawn
    last = {
        player: max(
            (game.round for game in tables.games if player in (game.black, game.white)), default=0
        )
        for player in left
    }
    return {player: after or last[player] for player, after in left.items()}


def _side(tables: EventTables, player: str) -> int:
    return next(at for at, team in enumerate(tables.teams) if player in team.players)


def _draws(
    spec: EventSpec, file: EventFile, tables: EventTables, known: Mapping[str, str]
) -> Iterator[ContestBody]:
    """The draw: all rounds at once, or a Monrad's one by one with its byes."""
    drawn = _drawn(spec.event.id, file, known)
    if tables.system != "monrad":
        yield RoundsDrawn(games=drawn)
        return
    for number in tables.drawn:
        yield RoundDrawn(
            round=number,
            games=tuple(game for game in drawn if game[1] == number),
            byes=tuple(known[bye.player] for bye in tables.byes if bye.round == number),
        )


def _ordered(file: EventFile) -> list[Game]:
    return sorted(file.games, key=lambda game: game.round or 1)


def _drawn(event: str, file: EventFile, known: Mapping[str, str]) -> Drawn:
    """The games by round, numbered anew from 1."""
    boards = dict[int, int]()
    found = list[tuple[str, int, int, str, str]]()
    for number, game in enumerate(_ordered(file), 1):
        round_ = game.round or 1
        boards[round_] = boards.get(round_, 0) + 1
        both = known[game.black], known[game.white]
        found.append((game_id(event, number), round_, boards[round_], *both))
    return tuple(found)


def _play(
    office: Office, contest: Contest, file: EventFile, known: Mapping[str, str], act: Act
) -> None:
    """Every game with its result, on the days that the file gives."""
    for pairing, game in zip(contest.pairings, _ordered(file), strict=True):
        begun = office.folder.begin(
            pairing.game,
            game_started(contest, pairing),
            at=_noon(contest, pairing, game.started_on),
            cause=act.cause,
        )
        body = Ruled(
            result=game.result,
            ending=game.ended,
            reason=REASON,
            moves=(game.black_moves, game.white_moves),
        )
        at = _noon(contest, pairing, game.ended_on)
        office.folder.play(begun, [body], at=at, cause=act.cause)


def _noon(contest: Contest, pairing: Pairing, day: date) -> datetime:
    return datetime.combine(day, time(12), contest.zone).astimezone(UTC)
