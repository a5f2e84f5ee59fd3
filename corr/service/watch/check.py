"""Whether the tables say what follows from the events: all is folded anew and compared."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError, PlayerError, StoreError
from corr.games.rules import Chance, Move, Position, Rules
from corr.mail.read.tags import without_codes
from corr.mail.write.write import chain_in
from corr.ranking.board.board_file import parse
from corr.ranking.correspondence.event import write_level
from corr.ranking.correspondence.register import Given, Status
from corr.ranking.ratings.rating_list import each_list, period_of, read_period
from corr.service.event.counting import why_no_tables
from corr.service.letters.apart import PUT_OFF, put_off
from corr.service.office.office import Office
from corr.service.office.people import row_of
from corr.service.office.reminders import is_looked_at, reminders_of
from corr.service.office.shelf import game_row, start_numbers
from corr.service.office.trusted import events_ahead, marks_ahead
from corr.service.play.flags import AGAIN
from corr.service.register.levels import exemptions_of, given_by_closing, level_rulings, set_by
from corr.service.register.ratings import book_of, history_since, kept_list, rating_table, rows_of
from corr.service.register.titles import log_of, register_of
from corr.store.chronicle import UNLINKED, StoredEvent
from corr.store.levels.board import BoardRow
from corr.store.levels.level_rows import row_of as level_row_of
from corr.store.levels.levels import UNSETTLED
from corr.store.seals import Sealed
from corr.tournament.contest import contest_fold as contests
from corr.tournament.contest.contest import Contest
from corr.tournament.events.chain import SHOWN
from corr.tournament.events.events import Event
from corr.tournament.events.events_board import STREAM as TITLES
from corr.tournament.events.events_board import BoardEntered, BoardRemoved
from corr.tournament.events.events_player import DanDecided, LevelSet
from corr.tournament.play import game as games
from corr.tournament.play import person as persons
from corr.tournament.play.game import Game
from corr.tournament.play.matches.itself import awaited
from corr.tournament.play.matches.late import looks, owing
from corr.tournament.play.person import stream_of
from corr.tournament.wording import counted

# -- whether the letters are as they were kept, and whether events and letters agree ----
# What was thrown away on purpose is no fault: its row says so.


_KEY = r"[A-Za-z0-9_-]{24}"
_CAUSE = re.compile(rf"{_KEY}(\.[\w.]+)?|[a-z_]+\..+")
"""What an event can follow from: a letter, or something that has a name and says of what."""
_TABLES = {"inbox": "that came in", "outbox": "of ours"}


class Letter(Struct, frozen=True, kw_only=True):
    """A letter that was looked at: where it is, what is wrong with it, and if it has a seal."""

    where: str
    wrong: str
    compared: bool


def letters_seen(office: Office) -> Iterator[Letter]:
    """Every letter that is kept, one at a time."""
    for one in office.store.seals.letters_in():
        yield _letter(f"letter {one.name}", one)
    for one in office.store.seals.letters_out():
        yield _letter(f"our letter {without_codes(one.name)}", one)


def mailbox_ahead(office: Office, at: datetime) -> Iterator[tuple[str, str]]:
    """Whether the mailbox is said to be read up to a time to come: losses on time rely on it."""
    read = office.store.upkeep.drained_at(office.mailbox)
    if read is not None and read > at:
        yield "mailbox", f"it is said to be read up to {read:%Y-%m-%d %H:%M} UTC, which is to come"


def _letter(where: str, one: Sealed) -> Letter:
    return Letter(where=where, wrong=one.wrong, compared=one.compared)


def disagreements(office: Office) -> Iterator[tuple[str, str]]:
    """What of letters and events does not go together: where, and what."""
    store = office.store
    for table, what in store.seals.miscounted():
        yield table, f"the letters {_TABLES[table]}: {what}"
    for stream, number, key in store.upkeep.events_of_lost_letters():
        yield stream, f"event {number} follows from a letter that is gone: {key}"
    for stream, number, cause in store.seals.causes_of_events():
        if not _CAUSE.fullmatch(cause):
            yield stream, f"event {number} follows from nothing that can be: {cause}"
    for stream, number, key in store.seals.events_at_other_times():
        yield stream, f"event {number} was not when its letter arrived: {key}"
    for name, state in store.seals.letters_sent_otherwise():
        when = "when it was sent" if state == "queued" else "not when"
        yield f"our letter {without_codes(name)}", f"its row says that it is {state}, and {when}"
    for name, game in store.seals.letters_of_other_games():
        yield (
            f"our letter {without_codes(name)}",
            f"its row says that it is about {game or 'none'}",
        )
    for stream, number in store.seals.events_without_letters():
        yield stream, f"nobody was told of event {number}: its letters are missing"


# -- whether the register of levels says what follows from closings and rulings ----


def levels_of_event(office: Office, contest: Contest) -> Iterator[str]:
    """What the register has of an event that its closing does not say, and the other way."""
    closed, at = contest.closing, contest.closed_at
    if closed and contest.state == "closed" and closed.levels is None:
        return  # written down by the report alone
    stands = closed is not None and at is not None and contest.state == "closed"
    found = office.store.levels.given_by(contest.id)
    wanted = given_by_closing(contest, closed, at) if stands and closed and at else {}
    for player in sorted(found.keys() | wanted.keys()):
        there, here = _said(found.get(player)), _said(wanted.get(player))
        if there != here:
            yield f"the register has {there} for {player}, the events {here}"


def _said(one: Given | None) -> str:
    """The level that was given, and what else is said with it."""
    if one is None:
        return "none"
    words = (
        f"since {one.on}" if one.entered_at else "",
        "kept" * one.kept,
        "confirmed" * bool(one.confirmed),
        f"reaching {write_level(one.reaches)}" if one.reaches else "",
        "proposed" * (one.status != "official" or one.decided_at is not None),
    )
    return " ".join((write_level(one.level), *filter(None, words)))


def levels_of_player(office: Office, player: str) -> Iterator[str]:
    """Where the register says something else of a player than their stream and their history."""
    history, row = office.store.levels.level_history(player), office.store.levels.level_row(player)
    rulings = level_rulings(office.store.events.of_stream(stream_of(player)))
    exempt = sorted((one for _, one in exemptions_of(rulings)), key=lambda one: one.first)
    if sorted(history.exemptions, key=lambda one: one.first) != exempt:
        yield "the exemptions in the register are not those of the rulings"
    there = {(one.source, one.report): one for one in history.given}
    for number, ruling in rulings.items():
        if isinstance(ruling.body, LevelSet):
            wanted = set_by(number, ruling)
            found = there.get((wanted.source, number))
            if found is None or replace(found, taken_back_at=None) != wanted:
                yield f"the level that ruling {number} set is not in the register"
            elif bool(found.taken_back_at) is not bool(ruling.undone_by):
                yield f"the register does not follow the undoing of ruling {number}"
    decided: dict[tuple[str, int], Status] = {
        (ruling.body.event, ruling.body.report): _status(ruling.body)
        for ruling in rulings.values()
        if isinstance(ruling.body, DanDecided) and not ruling.undone_by
    }
    for (event, report), status in decided.items():
        title = there.get((event, report))
        if title is None or title.status != status:
            yield f"the title of {event} is {status} by a ruling, and not in the register"
    if history.given and row is None:
        yield "the register has no row for the player's level"
    if row is not None and row.due != UNSETTLED and row != level_row_of(player, history, row.day):
        yield f"the register has {row.level or 'no level'}, which does not follow from the history"


def _status(body: DanDecided) -> Status:
    return "official" if body.confirmed else "refused"


# -- whether what is entered about titles at the board can be read ----


def titles_entered(office: Office, stream: str) -> Iterator[str]:
    """What is wrong with the entries of the stream `titles`."""
    try:
        for entry in log_of(office):
            player = getattr(entry.body, "player", "")
            if player and office.store.players.player(player) is None:
                yield f"entry {entry.event.seq}: {player} is not in the register"
        register_of(office)
    except StoreError:
        raise
    except Exception as error:  # whatever damage does to them
        yield f"the register of titles cannot be computed: {error}"


# -- whether the tables of events at the board and of rating lists follow from the ----


_PREFIXES = ("board:", "ratings:", "published:")


def board_streams(office: Office) -> tuple[str, ...]:
    """The streams of events at the board, of rating lists, and of published lists."""
    return tuple(name for name, _ in office.store.upkeep.streams() if name.startswith(_PREFIXES))


def board_faults(office: Office) -> Iterator[tuple[str, str]]:
    """What does not agree, and where."""
    streams = {one for one in board_streams(office) if one.startswith("board:")}
    for row in office.store.board.board_events():
        streams.discard(f"board:{row.id}")
        folded = _folded(office, row.id)
        if folded != row:
            yield f"board:{row.id}", f"the table says {_short(row)}, the events {_short(folded)}"
    for stream in sorted(streams):
        yield stream, "there are events, but no row in a table"
    for game in office.store.board.rated_games():
        yield from ((f"ratings:{game}", what) for what in _lists(office, game))


def _short(row: BoardRow | None) -> str:
    return str(replace(row, file="…")) if row else "nothing"


def _folded(office: Office, event: str) -> BoardRow | None:
    """The row that follows from an event's stream."""
    row = None
    for one in office.store.events.of_stream(f"board:{event}"):
        row = _applied(office, row, one)
    return row


def _applied(office: Office, row: BoardRow | None, one: Event) -> BoardRow | None:
    match one.body:
        case BoardEntered() as entered:
            event = parse(entered.file)
            assigned = book_of(office, event.game).assigned.get(event.id)
            return BoardRow(
                id=event.id,
                game=event.game,
                ended_on=event.end.isoformat(),
                period=str(assigned or event.period or period_of(event.end)),
                rated=int(event.rated),
                titled=int(event.titled),
                removed=0,
                file=entered.file,
                version=one.seq,
            )
        case BoardRemoved() if row is not None:
            return replace(row, removed=1, version=one.seq)
        case _:
            return row


def _lists(office: Office, game: str) -> Iterator[str]:
    """Every list that is kept, against one computed from the first event on."""
    kept = [read_period(period) for period in office.store.board.kept_periods(game, "")]
    try:
        history = history_since(office, game)
    except ArbiterError as error:
        yield f"an event cannot be read: {error}"
        return
    if history is None or not kept:
        if kept or (history is not None and history.events):
            yield "there are lists without events, or events without lists"
        return
    for found in each_list(history, kept[-1], rating_table()):
        there = kept_list(office, game, found.period)
        if there is None or there.players != found.players:
            yield f"the list after {found.period} is not the one that follows"
        changes = sorted(rows_of(game, found), key=lambda row: (row.place, row.player))
        if office.store.board.changes_of_period(game, str(found.period)) != changes:
            yield f"the changes of {found.period} are not those that follow"


# -- whether the tables say what follows from the events ----
# So are the links between the events of each game, and the letters of ours that show them. One
# stream is in memory at a time.


class Fault(Struct, frozen=True, kw_only=True):
    """Something that does not agree: in which game, event or stream, and what it is."""

    where: str
    what: str


class Report(Struct, frozen=True, kw_only=True):
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
    events = [event for event, _, _ in store.events.tournaments()]
    moved = frozenset(event for event, _, state in store.events.tournaments() if state == "moved")
    ids = [game for event in events for game in store.events.game_ids(event)]
    players = [player.id for player in store.players.everybody()]
    faults = [Fault(where="the file", what=what) for what in store.upkeep.faults()]
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
    counts = store.upkeep.counts()
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
        annulled=sum(len(store.events.annulled_games(event)) for event in events),
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
    for stream in store.upkeep.broken_streams():
        yield Fault(where=stream, what="events are missing: their numbers do not go on")
    for stream, _ in store.upkeep.streams():
        if stream not in known:
            yield Fault(where=stream, what="there are events, but no row in a table")
    for where, what in disagreements(office):
        yield Fault(where=where, what=what)


def _of_game(
    office: Office, game: str, *, at: datetime | None, moved: frozenset[str]
) -> Iterator[str]:
    try:
        folded = games.fold(office.store.events.of_stream(game))
    except StoreError:
        raise
    except Exception as error:  # whatever damage does to them
        yield f"the events cannot be folded: {error}"
        return
    stored = office.store.events.game_row(game)
    if folded is None or stored is None:
        yield "there is a row, but no event"
        return
    # When the clock is looked at next is a note of the daemon's, not an event's.
    yield from _differing(stored, game_row(folded, stored.next_at))
    yield from _illegal(folded)
    if at is not None and stored.event not in moved:
        yield from _of_next_look(office, folded, stored.next_at, at)
        yield from _of_silence(office, folded, at)


def _of_next_look(
    office: Office, game: Game, found: datetime | None, at: datetime
) -> Iterator[str]:
    """Whether a reminder or a loss on time would be passed over; too early does no harm."""
    if due := awaited(game):
        if found is None or found > max(due.hour, at) + PUT_OFF:
            yield f"next_at: the round of {due.hour:%Y-%m-%d %H:%M} would be passed over"
        return
    if game.clock is None or (game.clock.stopped and not is_looked_at(game)):
        times = (when for one in owing(game, at) for when, _ in looks(game, one) if when > at)
        wanted = min(times, default=None)
        if wanted and (found is None or found > wanted + PUT_OFF):
            yield f"next_at: who gives nothing to the dice is looked at too late for {wanted}"
        return
    known = [when for when, _ in reminders_of(office.store, game)]
    known += [game.clock.due] if game.clock.runs else []
    if game.clock.stopped:
        if game.times.until is None:
            return
        known = [game.times.until]
    wanted = min((when for when in known if when > at), default=at + AGAIN)
    if found is None or found > wanted + PUT_OFF:
        told = f"{found:%Y-%m-%d %H:%M}" if found else "never"
        late = f"too late for {wanted:%Y-%m-%d %H:%M}"
        yield f"next_at: the clock is looked at next {told}, {late}"


def _of_silence(office: Office, game: Game, at: datetime) -> Iterator[str]:
    """Whether a silence would be passed over; looking at it too early does no harm."""
    since = office.store.quiet.quiet_since(game.id)
    if game.clock is not None and since is not None and since > at:
        yield f"quiet_since: a silence counts only from {since:%Y-%m-%d %H:%M} on"


def _of_links(office: Office, stream: str) -> Iterator[str]:
    """Where the link of an event is not the one that follows, the first time."""
    yield from _broken(list(office.store.chains.linked_events(stream)))


def _broken(linked: Sequence[tuple[StoredEvent, str]]) -> Iterator[str]:
    began = False
    for event, link in linked:
        if event.chain not in ((link,) if began else (UNLINKED, link)):
            yield f"the link of event {event.seq} does not follow: something was changed"
            return
        began = event.chain != UNLINKED


def _of_chain(office: Office, game: str) -> Iterator[str]:
    """Where the links are not those that follow, and the letters that show none of them."""
    linked = list(office.store.chains.linked_events(game))
    yield from _broken(linked)
    links = {link for _, link in linked}
    strange = list[tuple[str, str]]()
    for message_id, head in office.store.chains.heads_of_letters(game):
        shown = chain_in(head)
        if shown and shown not in links:
            strange.append((without_codes(message_id), shown[:SHOWN]))
    if strange:
        letter, shown = strange[0]
        yield (
            f"{counted(len(strange), 'letter')} of ours say that something else happened; "
            f"{letter} shows {shown}"
        )


def _goes_by_itself(judge: Rules[Position], position: Position, move: Move) -> bool:
    """Whether an act is one that nobody sends: a throw, points, or a turn without a choice."""
    itself = judge.of_itself
    if itself is None:
        return False
    if itself.is_outside(move):
        with suppress(PlayerError):
            itself.refuse_outside(position, move)
            return True
        return False
    if isinstance(position.to_act, Chance):
        return itself.throw_in(move) > 0
    done = itself.next_done(position, {})
    return done is not None and done.move == move


def _illegal(game: Game) -> Iterator[str]:
    """The first act that the rules would not take today, and whether the board says the result."""
    judge = game.judge
    position: Position = judge.start(game.options)
    for move in game.moves:
        what = f"move {judge.ply(position)} ({move})"
        if position.to_act is None:
            yield f"{what} was played after the board had ended the game"
            return
        if _goes_by_itself(judge, position, move):
            position = judge.after(position, move)
            continue
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
        folded = contests.fold(office.store.events.of_stream(event))
    except StoreError:
        raise
    except Exception as error:  # whatever damage does to them
        yield f"the events cannot be folded: {error}"
        return
    stored = {one: (name, state) for one, name, state in office.store.events.tournaments()}[event]
    if folded is None:
        yield "there is a row, but no event"
        return
    found = (folded.spec.event.name, folded.stands)
    if found != stored:
        yield f"the table says {stored}, the events {found}"
    if (version := office.store.events.tournament_version(event)) != folded.seq:
        yield f"the table is of event {version}, not {folded.seq}"
    if why := why_no_tables(office, event):
        yield f"its tables cannot be computed: {why}"
    yield from levels_of_event(office, folded)
    if folded.state == "cancelled" and office.store.events.game_counts(event)[1]:
        yield "the event is cancelled, and games of it go on"
    yield from _of_entries(office, folded)


def _of_entries(office: Office, contest: Contest) -> Iterator[str]:
    stored = office.store.personal.entrants(contest.id)
    if sorted(contest.entries) != stored:
        yield f"the table of entries says {stored}, the events {sorted(contest.entries)}"
    found = office.store.personal.start_numbers(contest.id)
    for player, number in start_numbers(contest).items():
        if found.get(player, number) != number:
            yield f"start number of {player}: the table says {found[player]}, the events {number}"
    rows = set(office.store.events.game_ids(contest.id))
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
        folded = persons.fold(office.store.events.of_stream(stream_of(player)))
    except StoreError:
        raise
    except Exception as error:  # whatever damage does to them
        yield f"the events cannot be folded: {error}"
        return
    stored = office.store.players.player(player)
    if folded is None:
        yield "there is a row, but no event"
    elif stored is not None:
        yield from _differing(stored, row_of(folded))
    yield from levels_of_player(office, player)


def _differing(stored: Any, folded: Any) -> Iterator[str]:
    """The fields in which a row and what follows from the events differ."""
    for name in stored.__struct_fields__:
        there, here = getattr(stored, name), getattr(folded, name)
        if there != here:
            yield f"{name}: the table says {there}, the events {here}"
