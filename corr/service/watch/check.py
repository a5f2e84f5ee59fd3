"""Whether the tables say what follows from the events: all is folded anew and compared.

So are the links between the events of each game, and the letters of ours that show them. One
stream is in memory at a time.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime
from functools import partial
from typing import Any

from corr.errors import PlayerError, StoreError
from corr.games.rules import Move, Position
from corr.mail.read.tags import without_codes
from corr.mail.write.write import chain_in
from corr.service.event.sound_tables import why_no_tables
from corr.service.letters.apart import PUT_OFF, put_off
from corr.service.office.marks_ahead import events_ahead, marks_ahead
from corr.service.office.office import Office
from corr.service.office.register import row_of
from corr.service.office.reminders import first_look, reminders_of
from corr.service.office.shelf import game_row, start_numbers
from corr.service.play.lateness import AGAIN
from corr.service.watch.check_board import board_faults, board_streams
from corr.service.watch.check_letters import disagreements, letters_seen, mailbox_ahead
from corr.service.watch.check_levels import levels_of_event, levels_of_player
from corr.service.watch.check_titles import titles_entered
from corr.store.chains import UNLINKED, StoredEvent
from corr.tournament.contest import contest_fold as contests
from corr.tournament.contest.contest import Contest
from corr.tournament.events.chain import SHOWN
from corr.tournament.events.events_titles import STREAM as TITLES
from corr.tournament.play import game as games
from corr.tournament.play import person as persons
from corr.tournament.play.game import Game
from corr.tournament.play.person import stream_of
from corr.tournament.wording import counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Something that does not agree: in which game, event or stream, and what it is."""

    where: str
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """How many of what were looked at, and what does not agree.

    `annulled` are the games that were taken back: they are here, and count nowhere. Of the
    letters, `unsealed` are from before there were seals, and could not be compared.
    """

    games: int
    annulled: int
    events: int
    players: int
    letters: int
    unsealed: int
    faults: tuple[Fault, ...]


_TOGETHER = 500
"""How many looks see the same instant; in between, the database's log can be emptied."""
Look = Callable[[Office, str], Iterator[str]]
"""What does not agree about something, by its name."""
Progress = Callable[[int, int], None]
"""Told how many of how many looks have been taken."""


def no_progress(done: int, of: int) -> None:
    """Nobody is told."""


def check_all(
    office: Office, progress: Progress = no_progress, *, at: datetime | None = None
) -> Report:
    """Fold every stream anew and compare; nothing is changed, whatever is found.

    With `at`, which is now, so is when each clock is looked at next.
    """
    store = office.store
    events = [event for event, _, _ in store.tournaments()]
    moved = frozenset(event for event, _, state in store.tournaments() if state == "moved")
    ids = [game for event in events for game in store.game_ids(event)]
    players = [player.id for player in store.players()]
    faults = [Fault(where="the file", what=what) for what in store.faults()]
    board = board_streams(office)
    faults += _holes(office, {*events, *ids, *map(stream_of, players), TITLES, *board})
    faults += [Fault(where=where, what=what) for where, what in board_faults(office)]
    if at is not None:
        faults += _ahead(office, at)
    looks: tuple[tuple[Sequence[str], Look], ...] = (
        (events, _of_event),
        (ids, partial(_of_game, at=at, moved=moved)),
        (ids, _of_chain),
        (players, _of_player),
        ((TITLES,), titles_entered),
        ((*events, *map(stream_of, players), TITLES, *board), _of_links),
    )
    counts = store.counts()
    letters, unsealed = counts["inbox"] + counts["outbox"], 0
    done, of = 0, sum(len(names) for names, _ in looks) + letters
    for names, look in looks:
        for found in _looked_at(office, names, look):
            faults += found
            done += 1
            progress(done, of)
    for letter in letters_seen(office):
        unsealed += not letter.compared
        faults += [Fault(where=letter.where, what=letter.wrong)] * bool(letter.wrong)
        done += 1
        progress(done, of)
    faults += [
        Fault(where=name, what=f"fails since {row.since:%Y-%m-%d %H:%M} UTC: {row.detail}")
        for name, row in put_off(office).items()
    ]
    return Report(
        games=len(ids),
        annulled=sum(len(store.annulled_games(event)) for event in events),
        events=len(events),
        players=len(players),
        letters=letters,
        unsealed=unsealed,
        faults=tuple(faults),
    )


def _looked_at(office: Office, names: Sequence[str], look: Look) -> Iterator[list[Fault]]:
    """What does not agree about each: what is read together is of one instant."""
    for start in range(0, len(names), _TOGETHER):
        with office.store.reading():
            for name in names[start : start + _TOGETHER]:
                yield [Fault(where=name, what=what) for what in look(office, name)]


def _ahead(office: Office, at: datetime) -> Iterator[Fault]:
    """What is of a time to come: a clock is wrong, or was."""
    for look in (mailbox_ahead, marks_ahead, events_ahead):
        for where, what in look(office, at):
            yield Fault(where=where, what=what)


def _holes(office: Office, known: set[str]) -> Iterator[Fault]:
    store = office.store
    for stream in store.broken_streams():
        yield Fault(where=stream, what="events are missing: their numbers do not go on")
    for stream, _ in store.streams():
        if stream not in known:
            yield Fault(where=stream, what="there are events, but no row in a table")
    for where, what in disagreements(office):
        yield Fault(where=where, what=what)


def _of_game(
    office: Office, game: str, *, at: datetime | None, moved: frozenset[str]
) -> Iterator[str]:
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
    yield from _differing(stored, replace(game_row(folded, office.store), next_at=stored.next_at))
    yield from _illegal(folded)
    if at is not None and stored.event not in moved:
        yield from _of_next_look(office, folded, stored.next_at, at)
        yield from _of_silence(office, folded, at)


def _of_next_look(
    office: Office, game: Game, found: datetime | None, at: datetime
) -> Iterator[str]:
    """Whether a reminder or a loss on time would be passed over; too early does no harm."""
    if game.clock is None or first_look(office.store, game) is None:
        return
    known = (*(when for when, _ in reminders_of(office.store, game)), game.clock.due)
    if game.clock.stopped:
        if game.times.until is None:
            return
        known = (game.times.until,)
    wanted = min((when for when in known if when > at), default=at + AGAIN)
    if found is None or found > wanted + PUT_OFF:
        told = f"{found:%Y-%m-%d %H:%M}" if found else "never"
        late = f"too late for {wanted:%Y-%m-%d %H:%M}"
        yield f"next_at: the clock is looked at next {told}, {late}"


def _of_silence(office: Office, game: Game, at: datetime) -> Iterator[str]:
    """Whether a silence would be passed over; looking at it too early does no harm."""
    since = office.store.quiet_since(game.id)
    if game.clock is not None and since is not None and since > at:
        yield f"quiet_since: a silence counts only from {since:%Y-%m-%d %H:%M} on"


def _of_links(office: Office, stream: str) -> Iterator[str]:
    """Where the link of an event is not the one that follows, the first time."""
    yield from _broken(list(office.store.linked_events(stream)))


def _broken(linked: Sequence[tuple[StoredEvent, str]]) -> Iterator[str]:
    began = False
    for event, link in linked:
        if event.chain not in ((link,) if began else (UNLINKED, link)):
            yield f"the link of event {event.seq} does not follow: something was changed"
            return
        began = event.chain != UNLINKED


def _of_chain(office: Office, game: str) -> Iterator[str]:
    """Where the links are not those that follow, and the letters that show none of them."""
    linked = list(office.store.linked_events(game))
    yield from _broken(linked)
    links = {link for _, link in linked}
    strange = list[tuple[str, str]]()
    for message_id, head in office.store.heads_of_letters(game):
        shown = chain_in(head)
        if shown and shown not in links:
            strange.append((without_codes(message_id), shown[:SHOWN]))
    if strange:
        letter, shown = strange[0]
        yield (
            f"{counted(len(strange), 'letter')} of ours say that something else happened; "
            f"{letter} shows {shown}"
        )


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
    found = (folded.spec.event.name, folded.stands)
    if found != stored:
        yield f"the table says {stored}, the events {found}"
    if office.store.tournament_version(event) != folded.seq:
        yield f"the table is of event {office.store.tournament_version(event)}, not {folded.seq}"
    if why := why_no_tables(office, event):
        yield f"its tables cannot be computed: {why}"
    yield from levels_of_event(office, folded)
    if folded.state == "cancelled" and office.store.game_counts(event)[1]:
        yield "the event is cancelled, and games of it go on"
    yield from _of_entries(office, folded)


def _of_entries(office: Office, contest: Contest) -> Iterator[str]:
    stored = office.store.entrants(contest.id)
    if sorted(contest.entries) != stored:
        yield f"the table of entries says {stored}, the events {sorted(contest.entries)}"
    found = office.store.start_numbers(contest.id)
    for player, number in start_numbers(contest).items():
        if found.get(player, number) != number:
            yield f"start number of {player}: the table says {found[player]}, the events {number}"
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
    yield from levels_of_player(office, player)


def _differing(stored: Any, folded: Any) -> Iterator[str]:
    """The fields in which a row and what follows from the events differ."""
    for field in fields(stored):
        there, here = getattr(stored, field.name), getattr(folded, field.name)
        if there != here:
            yield f"{field.name}: the table says {there}, the events {here}"
