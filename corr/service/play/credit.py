"""Time that is given back: our own delays, outages of the mailbox, what a wrong clock took."""

import logging
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rules import Seat
from corr.log import tell
from corr.mail.read.tags import Keys, make_tag, tag_of_message_id
from corr.service.letters.apart import Apart
from corr.service.letters.compose import Telling, player_at, send_game_letter
from corr.service.letters.notices import tell_request
from corr.service.office.case import Case
from corr.service.office.office import Office, Step, no_step
from corr.service.office.reminders import left, name_of, reminders_of
from corr.service.office.trusted import (
    DOUBT,
    GRACE,
    LONG,
    MARGIN,
    PULSE,
    Doubt,
    doubt_of,
    end_doubt,
    is_sure,
    keep_doubt,
    last_reading,
)
from corr.store.rows import OutboxRow, instant, stamp
from corr.tournament.events.events_games import ClockCredited
from corr.tournament.play.clock import Turn, rests_of
from corr.tournament.play.game import Game
from corr.tournament.play.matches.late import credits_for, owing
from corr.tournament.spec.clock_terms import Stretch, merged
from corr.tournament.wording import typed

# -- our own delays, given back ----


Letters = list[tuple[str, datetime]]
"""The state of what tells somebody of their turn, and since when."""


MUCH = timedelta(hours=12)
"""A deadline that moves by so much is told at once, however far off it is."""
SOON = timedelta(days=3)
"""One that is so near, or past, is told at once if it moves by more than `GRACE`."""


def credit(
    game: Game, since: datetime, until: datetime, why: str = "", *, grace: timedelta = GRACE
) -> tuple[ClockCredited, ...]:
    """The time that the seat to act could not know of its turn, if that was long, and `why`.

    A clock that stands still loses none; of one that did, what is left was kept. One that had run
    out before loses none either: a flag that fell stays where it fell. No more than `grace` is not
    long.
    """
    if game.clock is None or game.clock.stopped or game.clock.due <= since:
        return ()
    # Leave may become known before or after: the same time is given either way.
    delay = lost(game, max(since, game.clock.resumed or since), until, rests=False)
    if delay <= grace:
        return ()
    return (
        ClockCredited(
            seat=game.clock.seat,
            number=game.position.number,
            seconds=delay // timedelta(seconds=1),
            why=why,
        ),
    )


def lost(game: Game, since: datetime, until: datetime, *, rests: bool = True) -> timedelta:
    """How much of some time ran on the clock of who is to act, and was not given back before.

    Without `rests`, time in which it rested counts as well.
    """
    turn = game.times.turn
    if turn is None:
        return timedelta()
    until = min(until, game.times.stopped or until)
    off = tuple(_credited(game, turn))
    off += tuple(rests_of(game.times.rests, turn)) if rests else ()
    stood = merged((max(a, since), min(b, until)) for a, b in off)
    return max(timedelta(), until - since) - sum((b - a for a, b in stood), timedelta())


def _credited(game: Game, turn: Turn) -> Iterator[Stretch]:
    """The time that was given back to a turn."""
    for at, body in game.credits:
        if body.seat is turn.seat and body.number >= turn.number:
            until = datetime.fromisoformat(body.until) if body.until else at
            by = timedelta(seconds=body.seconds)
            yield datetime.fromisoformat(body.since) if body.since else until - by, until


def is_unsent(office: Office, game: Game, seat: Seat) -> bool:
    """Whether every letter that tells a seat of its turn still waits, or did not arrive."""
    return not _is_told(turn_letters(office, game, seat))


def _is_told(letters: Letters) -> bool:
    """Whether one of the letters about a turn has left us, or there is none."""
    return not letters or any(state == "sent" for state, _ in letters)


def is_on_its_way(office: Office, game: Game, seat: Seat) -> bool:
    """Whether a letter that tells a seat of its turn is still to leave us, and none has."""
    states = {state for state, _ in turn_letters(office, game, seat)}
    return "queued" in states and "sent" not in states


def since_unsent(office: Office, game: Game, until: datetime) -> tuple[ClockCredited, ...]:
    """The credit for time in which the seat to act was never told of its turn, up to an instant.

    News that a reader of digests lets wait are their own time.
    """
    if game.clock is None:
        return ()
    letters = turn_letters(office, game, game.clock.seat)
    return () if _is_told(letters) else _since_written(office, game, letters, until)


def _since_written(
    office: Office, game: Game, letters: Letters, until: datetime
) -> tuple[ClockCredited, ...]:
    """The credit for the time since the first of the `letters` about the turn was written.

    Of letters that left us we only hear that they came back: that gives no more than reports may.
    """
    written = [since for state, since in letters if state != "waiting"]
    if not written:
        return ()
    if not any(state == "returned" for state, _ in letters):
        return credit(game, min(written), until, "sent")
    most = left(office.store, game, until) // timedelta(seconds=1)
    found = credit(game, min(written), until, "returned")
    return tuple(replace(one, seconds=min(one.seconds, most)) for one in found if most)


def credit_late_sending(office: Office, row: OutboxRow, at: datetime) -> None:
    """Credit whoever is to act for the time that their letter lay in our outbox.

    Only the first letter about a position that gets through tells somebody that it is their
    turn; the time counts from the first that was written. A digest tells of every game in it:
    what its reader chose to wait for it is their own time, what it lay here is ours.
    """
    tag = tag_of_message_id(row.message_id)
    if tag is None:
        return
    told = {(row.game, tag.number)}
    if tag.is_pass:
        told = {(news.game, news.number) for news in office.store.news.news_in(row.message_id)}
    for name, number in sorted(told):
        game = office.folder.game(name)
        if game is None or office.folder.moved_to(game.event):
            continue
        if game.letter_number == number:
            if game.clock is not None:
                _credit_turn(office, game, row, at)
            if game.dice is not None:
                _credit_start(office, game, row, at)


def _credit_turn(office: Office, game: Game, row: OutboxRow, at: datetime) -> None:
    assert game.clock is not None
    player = office.store.players.player(game.players[game.clock.seat])
    if player is None or row.recipient not in player.addresses:
        return
    letters = turn_letters(office, game, game.clock.seat)
    if [state for state, _ in letters].count("sent") != 1:
        return
    if bodies := _since_written(office, game, letters, at):
        cause = f"sent.{row.message_id}"
        after = office.folder.play(game, bodies, at=at, cause=cause)
        tell_new_date(office, game, after, at, cause)


def _credit_start(office: Office, game: Game, row: OutboxRow, at: datetime) -> None:
    """Credit who owes something to the dice for the time that the letter about it lay here."""
    for one in owing(game, at):
        player, letters = player_at(office, game, one.seat), turn_letters(office, game, one.seat)
        written = [since for state, since in letters if state != "waiting"]
        if row.recipient not in player.addresses or not written:
            continue
        if [state for state, _ in letters].count("sent") == 1 and at - min(written) > GRACE:
            bodies = [
                body
                for body in credits_for(game, min(written), at, "sent")
                if body.seat is one.seat
            ]
            game = office.folder.play(game, bodies, at=at, cause=f"start.{row.message_id}")


def tell_new_date(office: Office, before: Game, game: Game, at: datetime, cause: str) -> None:
    """Tell both sides of a deadline that moved as time was given back, for letters name the old.

    One that is far off, and moved by little, their next letters say. Who wants a digest reads it
    there, if that comes soon enough.
    """
    old, new = before.clock, game.clock
    if old is None or new is None or new.stopped:
        return
    by = new.due - old.due
    if by <= GRACE or (by < MUCH and old.due - at > SOON):
        return
    for seat in Seat:
        mine = seat is new.seat
        if mine and is_on_its_way(office, game, seat):
            continue
        reminds = _reminds(office, game, at) if mine else ""
        can_wait = not reminds and "digest" in player_at(office, game, seat).settings
        kind = "receipt" if not mine else "your_move" if can_wait else "reminder"
        send_game_letter(
            office, game, seat, kind, at=at, cause=reminds or cause, telling=Telling()
        )


def _reminds(office: Office, game: Game, at: datetime) -> str:
    """The name of the reminder that is due, if it has not gone: one letter says both."""
    past = [one for one in reminders_of(office.store, game) if one[0] <= at]
    name = name_of(game, *past[-1]) if past else ""
    return "" if office.store.letters.has_cause(name) else name


def turn_letters(office: Office, game: Game, seat: Seat) -> Letters:
    """The state of everything that tells a seat of the present position, and since when.

    Letters from before a change of keys count as well.
    """
    number, keys = game.letter_number, office.keys
    every = (Keys(current=key) for key in (keys.current, *keys.old))
    tags = [f"{make_tag(one, game.id, number, seat)}." for one in every]
    return office.store.news.states_of_news(game.players[seat], game.id, number, tags)


# -- time in which the mailbox could not be read ----
# When the mailbox is read again, the outage is noted beside the cursor. Once all that came in it
# is handled, and before anybody is judged, each turn that had begun before it gets its time back.
# What a turn got already for the same time is left out, so it does not matter how often, or after
# which death of the process, that is done.
#
# After a leap of our clock nobody knows how long an outage was: its time is given back once a
# witness has confirmed the clock, or it was put right.


SURE_AFTER = timedelta(days=1)
"""For how long nobody is judged after a `LONG` one, so that the clock can be put right."""

_NAME = "outage"
_WHY = "outage"
_AT_ONCE = 100
"""Games in one transaction."""


class Outage(Struct, frozen=True, kw_only=True):
    """From when until when the mailbox was not read."""

    since: datetime
    until: datetime

    @property
    def length(self) -> timedelta:
        """How long it lasted."""
        return self.until - self.since


def pending(office: Office) -> Outage | None:
    """The outage whose time was not given back yet."""
    mark = office.store.upkeep.mark(_NAME)
    return Outage(since=mark[0], until=instant(mark[1])) if mark else None


def note(office: Office, at: datetime, patience: timedelta = GRACE) -> None:
    """Note in the caller's transaction that the mailbox was not read until now, if that is long.

    `patience` is how long it may be unread. One that comes before an earlier one was given back
    makes one with it: nothing was handled in between.
    """
    known = pending(office)
    if known is not None and at < known.until - MARGIN:
        known = _put_right(office, known, at)
        _keep(office, known)
    read = office.store.upkeep.drained_at(office.mailbox) or office.store.marks.newest_event_at()
    if read is None or at - read <= patience:
        return
    _keep(office, Outage(since=min(read, known.since) if known else read, until=at))


def _put_right(office: Office, known: Outage, at: datetime) -> Outage:
    """An outage that a clock noted that was ahead: what we worked by that clock was none."""
    worked = max(timedelta(), (last_reading(office) or known.until) - known.until)
    return Outage(since=min(known.since + worked, at), until=at)


def settle(office: Office, at: datetime, step: Step = no_step) -> bool:
    """Give back the time of an outage that is over; whether the clocks may be judged now."""
    outage = pending(office)
    if outage is None:
        return True
    if at < outage.until:  # our clock was ahead when it was noted, and was put right
        outage = Outage(since=outage.since, until=at)
        with office.store.transaction():
            _keep(office, outage)
    is_too_early = outage.length > LONG and at - outage.until < SURE_AFTER
    if is_too_early or not is_sure(office, at):
        return False
    read = office.store.letters.read_up_to(office.mailbox)
    if outage.length > GRACE and (read is None or read < outage.until):
        return False
    if outage.length > GRACE:
        _give_all_back(office, outage, at, step)
    with office.store.transaction():
        if pending(office) == outage:
            office.store.upkeep.drop_mark(_NAME)
    return True


def before_letter(case: Case, game: Game) -> Game:
    """The game as a letter finds it that is handled before the time of an outage was given back.

    What came after the outage finds the time given back; what came in it finds a clock that ran
    out in it still running, and costs any other turn the time until it came.
    """
    outage, arrived = pending(case.office), case.letter.arrived
    if outage is None or (arrived <= outage.until and not game.times.is_over(arrived)):
        return game
    until, cause = min(arrived, outage.until), f"{_NAME}.{case.letter.key}"
    known = Outage(since=outage.since, until=until)
    return _give_back(case.office, game, known, case.at, cause)


def before_gift(case: Case, game: Game) -> Game:
    """The game as something for its dice finds it that is handled before an outage was given back.

    No day in which our mailbox could not be read counts for whoever gives it.
    """
    outage, arrived = pending(case.office), case.letter.arrived
    if outage is None:
        return game
    known = Outage(since=outage.since, until=min(arrived, outage.until))
    return _give_back(case.office, game, known, case.at, f"{_NAME}.{case.letter.key}")


def _give_all_back(office: Office, outage: Outage, at: datetime, step: Step) -> None:
    apart, name, games = Apart(office, at), "", 0
    cause = f"{_NAME}.{outage.since:%Y-%m-%dT%H:%M:%S}.{at:%Y-%m-%dT%H:%M:%S}"
    while names := office.store.upkeep.running_after(name, _AT_ONCE):
        with office.folder.transaction():
            for name in names:
                with apart.each("game", name), office.folder.savepoint():
                    game = office.folder.game(name)
                    lacks = game is not None and (
                        lost(game, outage.since, outage.until) > GRACE or bool(owing(game, at))
                    )
                    if game is not None and lacks:
                        after = _give_back(office, game, outage, at, cause)
                        games += after is not game
                        tell_new_date(office, game, after, at, f"{cause}.{name}")
        step("given back")
    tell("outage.given_back", level=logging.WARNING, time=outage.length, games=games)


def _give_back(office: Office, game: Game, outage: Outage, at: datetime, cause: str) -> Game:
    """The game with what the outage took from a turn that it found running, if it took any."""
    if starts := [*credits_for(game, outage.since, outage.until, _WHY)]:
        game = office.folder.play(game, starts, at=at, cause=f"{cause}.{game.id}.start")
    clock = game.clock
    if clock is None or clock.since > outage.since or clock.due < outage.since:
        return game
    seconds = lost(game, outage.since, outage.until) // timedelta(seconds=1)
    if seconds <= 0:
        return game
    body = ClockCredited(
        seat=clock.seat,
        number=game.position.number,
        seconds=seconds,
        why=_WHY,
        since=outage.since.isoformat(),
        until=outage.until.isoformat(),
    )
    return office.folder.play(game, [body], at=at, cause=f"{cause}.{game.id}")


def _keep(office: Office, outage: Outage) -> None:
    office.store.upkeep.set_mark(_NAME, outage.since, stamp(outage.until))


# -- what a wrong clock took is given back ----


_ALL = 1_000_000


def compare(office: Office, arrivals: Iterable[datetime], asked_at: datetime) -> None:
    """Note what newly fetched mails prove about the clocks, in the caller's transaction.

    `arrivals` are when they came by the server. One that came just now by both clocks ends the
    doubt: the server's has been put right.
    """
    if not office.compares_clocks:
        return
    for arrived in arrivals:
        ahead = arrived - asked_at
        if ahead > MARGIN:
            _note(office, arrived, asked_at)
        elif ahead >= -MARGIN:
            doubt = doubt_of(office)
            if doubt is not None and doubt.holds(asked_at) and doubt.gap(asked_at) <= GRACE:
                end_doubt(office)


def jumped(office: Office, before: datetime, at: datetime) -> None:
    """Our clock was seen to jump ahead from `before` to `at`: what that took is given back."""
    with office.store.transaction():
        if doubt_of(office) is None:
            keep_doubt(office, Doubt(latest=before, reading=before))
    tell("clock.jumped", level=logging.WARNING, by=at - before)


def settle_clock(office: Office, at: datetime) -> None:
    """Give back what a wrong clock took, before anything is handled or judged by ours."""
    if doubt_of(office) is None:
        return
    with office.folder.transaction():
        doubt = doubt_of(office)
        if doubt is None:
            return
        if doubt.gap(at) > GRACE:
            _give_to_all(office, doubt.reading, at)
        if not doubt.holds(at):
            end_doubt(office)
        elif abs(doubt.gap(at)) >= PULSE:
            keep_doubt(office, Doubt(latest=doubt.latest, reading=at))


def _give_to_all(office: Office, since: datetime, at: datetime) -> None:
    rows, apart = office.store.upkeep.running_games(_ALL), Apart(office, at)
    for row in rows:
        with apart.each("game", row.id), office.folder.savepoint():
            game = office.folder.game(row.id)
            if game is None:
                continue
            if bodies := (*credit(game, since, at, DOUBT), *credits_for(game, since, at, DOUBT)):
                cause = f"{DOUBT}.{at:%Y-%m-%dT%H:%M:%S}"
                after = office.folder.play(game, bodies, at=at, cause=cause)
                tell_new_date(office, game, after, at, cause)
    tell("clock.given_back", level=logging.WARNING, time=at - since, games=len(rows))


def _note(office: Office, arrived: datetime, asked_at: datetime) -> None:
    """Note a contradiction. The older reading stays, for the time since it is not given back."""
    known = doubt_of(office)
    latest, reading = arrived, asked_at
    if known is not None:
        latest, reading = max(latest, known.latest), min(reading, known.reading)
    keep_doubt(office, Doubt(latest=latest, reading=reading))
    came, now = (f"{when:%Y-%m-%d %H:%M} UTC" for when in (arrived, asked_at))
    detail = f"by the mail server's clock a letter came at {came}, and by ours it was {now} then"
    office.store.health.note_health(DOUBT, ok=False, at=asked_at, detail=detail)
    if known is None or not known.holds(asked_at):
        tell("clock.contradicted", level=logging.WARNING, by=arrived - asked_at)
        _tell_arbiter(office, arrived, asked_at)


def _tell_arbiter(office: Office, came: datetime, at: datetime) -> None:
    cause = f"clocks_differ.{at:%Y-%m-%d}"
    if not office.store.letters.has_cause(cause):
        params = {"came": came, "now": at, "commands": (typed("status"),)}
        tell_request(office, office.arbiter, "clocks_differ", params, at=at, cause=cause)
