"""All events at a glance: the letters, the games by deadline, and why clocks do not run out."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta

from msgspec import Struct

from corr.errors import StoreError
from corr.sentences.said import joined, said
from corr.service.office.flag_holds import (
    Hold,
    rulings_that_wait,
    stopped_by,
    stopping_appeal,
    why_still,
)
from corr.service.office.office import Office
from corr.service.office.people import arbiters_of, with_names
from corr.service.office.results import wrong_in
from corr.service.office.trusted import MARGIN, clock_words
from corr.service.office.why_aside import QUIET
from corr.service.watch.needs import Look
from corr.store.rows import GameRow, PlayerRow
from corr.store.upkeep import Figures, HealthRow
from corr.tournament.play.matches.itself import givers, resting
from corr.tournament.play.state import Game, Waiting

LATELY = timedelta(days=7)
"""For how long a letter that could not be delivered is news."""
LONG_AGO = timedelta(days=60)
"""How long ago a letter was set aside of which nobody is reminded by mail any more."""
STILL = ("stopped", "paused", "appealed", "called", "dice")
"""The reasons for which a clock stands still."""
_SHOWN = 30
_LOOKED_AT = 1000


class Due(Struct, frozen=True, kw_only=True):
    """A running game and who is to act in it; `holds` say why a late one is not lost yet.

    Who is to act may be on leave until an instant: `away`. A match may wait for a break of those
    who are named, until `break_until`.
    """

    row: GameRow
    player: str
    name: str
    late: bool
    holds: tuple[Hold, ...] = ()
    away: datetime | None = None
    break_until: datetime | None = None

    @property
    def held(self) -> str:
        """The first reason why it is not lost, "" if there is none."""
        return self.holds[0].why if self.holds else ""


class Overview(Struct, frozen=True, kw_only=True):
    """One installation now. `at` is the time of the events.

    `games` are the most urgent of the running ones, of which there are `running`; `held` all
    whose clocks stand still or whose loss on time waits for something. `read_up_to` is when the
    newest mail was read before which none lies unread. `lost` counts the letters to players and
    arbiters that lately did not arrive and still matter; `damaged` are events that cannot be read,
    `wrong` says of which events games do not follow from the results.
    """

    at: datetime
    events: dict[str, str]
    damaged: tuple[str, ...]
    wrong: tuple[str, ...]
    health: tuple[HealthRow, ...]
    figures: Figures
    lost: int
    read_up_to: datetime | None
    running: int
    games: tuple[Due, ...]
    held: tuple[Due, ...]
    unreachable: tuple[PlayerRow, ...]
    backup: tuple[datetime, str] | None
    restored: datetime | None
    clock: tuple[str, ...] = ()

    @property
    def look(self) -> Look:
        """What the sources of needs look at."""
        return Look(
            at=self.at,
            events=self.events,
            damaged=self.damaged,
            wrong=self.wrong,
            set_aside=sum(self.for_somebody.values()),
            oldest_waiting=self.figures.oldest_waiting,
            oldest_queued=self.figures.oldest_queued,
            lost=self.lost,
            unreachable=self.unreachable,
        )

    @property
    def for_somebody(self) -> dict[str, int]:
        """How many of the letters set aside wait for somebody's look, by reason."""
        return {why: n for why, n in self.figures.set_aside.items() if why not in QUIET}


def overview_of(office: Office, at: datetime, only: frozenset[str] | None = None) -> Overview:
    """How everything stands; of events and players `only` those of some events, None for all."""
    store = office.store
    read_up_to = store.letters.read_up_to(office.mailbox)
    rows = store.upkeep.running_games(_LOOKED_AT) if only is None else _running_games(office, only)
    all_events = {event: state for event, _, state in store.events.tournaments()}
    events = {one: state for one, state in all_events.items() if only is None or one in only}
    damaged = tuple(event for event in events if not _is_readable(office, event))
    behind = dict(rulings_that_wait(office, _running(events, damaged)))
    looked_at = (
        row
        for n, row in enumerate(rows)
        if n < _SHOWN or _may_be_held(row, at) or row.id in behind
    )
    found = [_due(office, row, at, read_up_to, behind.get(row.id, ())) for row in looked_at]
    arbiters = frozenset({office.arbiter}) if damaged else arbiters_of(office)
    restored = store.upkeep.mark("restored")
    return Overview(
        at=at,
        events=events,
        damaged=damaged,
        wrong=tuple(one for event in _running(events, damaged) for one in _wrong(office, event)),
        health=tuple(store.health.noted()),
        figures=store.upkeep.figures(),
        lost=store.returned.lost(at - LATELY, arbiters),
        read_up_to=read_up_to,
        running=store.upkeep.games_by_state()["running"]
        if only is None
        else sum(store.events.game_counts(event)[1] for event in events),
        games=tuple(found[:_SHOWN]),
        held=tuple(one for one in found if one.held),
        unreachable=tuple(
            one
            for one in store.players.unreachable_players()
            if only is None or _is_theirs(office, one, only)
        ),
        backup=store.upkeep.mark("backup"),
        restored=restored[0] if restored else None,
        clock=tuple(clock_words(office, at)),
    )


def _running_games(office: Office, events: frozenset[str]) -> list[GameRow]:
    """The most urgent of the running games of some events."""
    found = [
        row for event in events for row in office.store.events.urgent_games(event, _LOOKED_AT)
    ]
    never = datetime.max.replace(tzinfo=UTC)
    return sorted(found, key=lambda row: (row.due_at or never, row.id))[:_LOOKED_AT]


def look_at(office: Office, at: datetime) -> Look:
    """What the sources of needs look at, without a look through whole tables.

    Letters that were set aside longer ago than `LONG_AGO` are left to `corr status`.
    """
    store = office.store
    events = {event: state for event, _, state in store.events.tournaments()}
    damaged = tuple(event for event in events if not _is_readable(office, event))
    arbiters = frozenset({office.arbiter}) if damaged else arbiters_of(office)
    waiting, queued = store.upkeep.oldest_letters()
    aside = store.upkeep.set_aside(at - LONG_AGO)
    return Look(
        at=at,
        events=events,
        damaged=damaged,
        wrong=tuple(one for event in _running(events, damaged) for one in _wrong(office, event)),
        set_aside=sum(n for why, n in aside.items() if why not in QUIET),
        oldest_waiting=waiting,
        oldest_queued=queued,
        lost=store.returned.lost(at - LATELY, arbiters),
        unreachable=tuple(store.players.unreachable_players()),
    )


def _is_theirs(office: Office, player: PlayerRow, events: frozenset[str]) -> bool:
    from corr.service.letters.letter_roles import is_player_of

    return is_player_of(office, player, events)


def _may_be_held(row: GameRow, at: datetime) -> bool:
    return row.stopped_at is not None or (row.due_at is not None and row.due_at < at)


def _due(
    office: Office,
    row: GameRow,
    at: datetime,
    read_up_to: datetime | None,
    behind: Sequence[Waiting],
) -> Due:
    player = row.waits_for
    known = office.store.players.player(player)
    late = row.due_at is not None and row.due_at < at
    holds: tuple[Hold, ...] = ()
    if row.stopped_at is not None:
        holds = (_stopped(office, row, known),)
    elif late:
        holds = _holds(office, row, at, read_up_to)
    game = _folded(office, row) if row.due_at is None and not row.waits_for else None
    holds += tuple(Hold(why="ruling", cause=with_names(office, one.words)) for one in behind)
    return Due(
        row=row,
        player=player,
        name=known.name if known else player or _awaited(office, game),
        late=late,
        holds=holds,
        away=_away(office, row, known, at),
        break_until=game.breaks.until if game else None,
    )


def _away(office: Office, row: GameRow, player: PlayerRow | None, at: datetime) -> datetime | None:
    """Until when a clock rests because its player is on leave; most games need not be folded."""
    if player is None or player.leave_until is None or player.leave_until <= at:
        return None
    game = _folded(office, row)
    return game.times.rests_until(at) if game else None


def _awaited(office: Office, game: Game | None) -> str:
    """The names of those for whose gifts to the dice, or for whose break, a match waits."""
    awaited = resting(game) or givers(game) if game else ()
    known = [office.store.players.player(one) for one in awaited]
    return ", ".join(one.name for one in known if one)


def _stopped(office: Office, row: GameRow, player: PlayerRow | None) -> Hold:
    """Why a clock stands still: by what came back from the player, or by the arbiter's word.

    That of a match also since its director was called, or while its dice wait for something.
    """
    if player is not None and player.unreachable_since:
        return Hold(why="stopped", cause=player.unreachable_why)
    game = _folded(office, row)
    if game is None:
        return Hold(why="failed")
    why = why_still(office, game)
    if why == "appealed":
        number = stopping_appeal(office, game)
        return Hold(why="appealed", cause=said("holds", "ruling_number", number=number))
    return Hold(why=why, cause=stopped_by(office, game) if why == "paused" else "")


def _folded(office: Office, row: GameRow) -> Game | None:
    """A game; damage in one must not hide the others."""
    try:
        return office.folder.game(row.id)
    except StoreError:
        raise
    except Exception:
        return None


def _holds(
    office: Office, row: GameRow, at: datetime, read_up_to: datetime | None
) -> tuple[Hold, ...]:
    """As `held.holds`; while mail lies unread, no game need be folded to know why."""
    from corr.service.play.unsure import holding, holds, unread

    if row.due_at and (read_up_to is None or read_up_to - MARGIN <= row.due_at):
        player = row.waits_for
        return (unread(read_up_to), *holding(office, player, row.due_at, at))
    try:
        game = office.folder.game(row.id)
        return tuple(holds(office, game, at, read_up_to)) if game and game.clock else ()
    except StoreError:
        raise
    except Exception:  # damage in one game must not hide the others
        return (Hold(why="failed"),)


def _is_readable(office: Office, event: str) -> bool:
    try:
        return office.folder.contest(event) is not None
    except StoreError:
        raise
    except Exception:  # nor in one event
        return False


def _running(events: Mapping[str, str], damaged: Sequence[str]) -> Iterator[str]:
    for event, state in events.items():
        if state == "running" and event not in damaged:
            yield event


def _wrong(office: Office, event: str) -> Iterator[str]:
    """What games of an event do not follow from its results."""
    contest = office.folder.contest(event)
    assert contest is not None  # its row is here
    if wrong := wrong_in(office, contest):
        yield joined(": ", (event, wrong))


def held_lines(held: Sequence[Due], shown: int = _SHOWN) -> list[str]:
    """The games whose clocks stand still or whose loss waits, one line each."""
    lines = [
        f"  {one.row.id}  {one.name}: {hold.words}" for one in held[:shown] for hold in one.holds
    ]
    return [*lines, f"  … and {len(held) - shown} more"] if len(held) > shown else lines
