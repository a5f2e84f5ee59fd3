"""Whether the tables say what follows from the events: all is folded anew and compared."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from corr.errors import PlayerError, StoreError
from corr.games.rules import Move, Position
from corr.service.apart import put_off
from corr.service.office import Office
from corr.service.register import row_of, stream_of
from corr.service.shelf import game_row
from corr.tournament import contest_fold as contests
from corr.tournament import game as games
from corr.tournament import person as persons
from corr.tournament.contest import Contest
from corr.tournament.game import Game


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Something that does not agree: in which game, event or stream, and what it is."""

    where: str
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """How many of what were looked at, and what does not agree.

    `annulled` are the games that were taken back: they are here, and count nowhere.
    """

    games: int
    annulled: int
    events: int
    players: int
    faults: tuple[Fault, ...]


def check_all(office: Office) -> Report:
    """Fold every stream anew and compare; nothing is changed, whatever is found."""
    store = office.store
    events = [event for event, _, _ in store.tournaments()]
    ids = [game for event in events for game in store.game_ids(event)]
    players = [player.id for player in store.players()]
    faults = [*_holes(office, {*events, *ids, *map(stream_of, players)})]
    for event in events:
        faults += [Fault(where=event, what=what) for what in _of_event(office, event)]
    for game in ids:
        faults += [Fault(where=game, what=what) for what in _of_game(office, game)]
    for player in players:
        faults += [Fault(where=player, what=what) for what in _of_player(office, player)]
    faults += [
        Fault(where=name, what=f"fails since {row.since:%Y-%m-%d %H:%M} UTC: {row.detail}")
        for name, row in put_off(office).items()
    ]
    return Report(
        games=len(ids),
        annulled=sum(len(store.annulled_games(event)) for event in events),
        events=len(events),
        players=len(players),
        faults=tuple(faults),
    )


def _holes(office: Office, known: set[str]) -> Iterator[Fault]:
    store = office.store
    for stream in store.broken_streams():
        yield Fault(where=stream, what="events are missing: their numbers do not go on")
    for stream, _ in store.streams():
        if stream not in known:
            yield Fault(where=stream, what="there are events, but no row in a table")
    for stream, number, key in store.events_of_lost_letters():
        yield Fault(where=stream, what=f"event {number} follows from a letter that is gone: {key}")


def _of_game(office: Office, game: str) -> Iterator[str]:
    try:
        folded = games.fold(office.store.events(game))
    except StoreError:
        raise
    except Exception as error:  # whatever damage does to them
        yield f"the events cannot be folded: {error}"
        return
    stored = office.store.game_row(game)
    if folded is None or stored is None:
        yield "there is a row, but no event"
        return
    # When the clock is looked at next is a note of the daemon's, not an event's.
    yield from _differing(stored, replace(game_row(folded), next_at=stored.next_at))
    yield from _illegal(folded)


def _illegal(game: Game) -> Iterator[str]:
    """The first act that the rules would not take today, and whether the board says the result."""
    judge = game.judge
    position: Position = judge.start(game.options)
    for move in game.moves:
        what = f"move {judge.ply(position)} ({move})"
        if position.to_act is None:
            yield f"{what} was played after the board had ended the game"
            return
        try:
            read: tuple[Move, ...] = judge.read(position, move)
        except PlayerError as error:
            yield f"{what} would not be taken today: {error}"
            return
        if not read or not judge.same(read[0], move):
            yield f"{what} would be read as {read} today"
            return
        position = judge.after(position, move)
    outcome = position.outcome
    if outcome is not None and game.result is None:
        yield "the board says that the game is over, the events do not"


def _of_event(office: Office, event: str) -> Iterator[str]:
    try:
        folded = contests.fold(office.store.events(event))
    except StoreError:
        raise
    except Exception as error:  # whatever damage does to them
        yield f"the events cannot be folded: {error}"
        return
    stored = {one: (name, state) for one, name, state in office.store.tournaments()}[event]
    if folded is None:
        yield "there is a row, but no event"
        return
    found = (folded.spec.event.name, folded.state)
    if found != stored:
        yield f"the table says {stored}, the events {found}"
    if office.store.tournament_version(event) != folded.seq:
        yield f"the table is of event {office.store.tournament_version(event)}, not {folded.seq}"
    if folded.state == "cancelled" and office.store.game_counts(event)[1]:
        yield "the event is cancelled, and games of it go on"
    yield from _of_entries(office, folded)


def _of_entries(office: Office, contest: Contest) -> Iterator[str]:
    stored = office.store.entrants(contest.id)
    if sorted(contest.entries) != stored:
        yield f"the table of entries says {stored}, the events {sorted(contest.entries)}"
    rows = set(office.store.game_ids(contest.id))
    due = contest.opened if contest.state == "running" else 0
    for pairing in contest.pairings:
        waits = pairing.round > due or contest.spec.system.max_running
        waits = waits or pairing.game in contest.elsewhere
        if pairing.game not in rows and not waits:
            yield f"{pairing.game} is paired but never began"
    for game in sorted(rows - {pairing.game for pairing in contest.pairings}):
        yield f"{game} is not paired"


def _of_player(office: Office, player: str) -> Iterator[str]:
    try:
        folded = persons.fold(office.store.events(stream_of(player)))
    except StoreError:
        raise
    except Exception as error:  # whatever damage does to them
        yield f"the events cannot be folded: {error}"
        return
    stored = office.store.player(player)
    if folded is None:
        yield "there is a row, but no event"
    elif stored is not None:
        yield from _differing(stored, row_of(folded))


def _differing(stored: Any, folded: Any) -> Iterator[str]:
    """The fields in which a row and what follows from the events differ."""
    for field in fields(stored):
        there, here = getattr(stored, field.name), getattr(folded, field.name)
        if there != here:
            yield f"{field.name}: the table says {there}, the events {here}"
