"""Our own delays, given back: nobody's clock runs while their turn is a letter on our desk."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.read.tags import Keys, make_tag, tag_of_message_id
from corr.service.letters.compose import Telling, player_at, send_game_letter
from corr.service.letters.timekeeping import GRACE
from corr.service.office.office import Office
from corr.service.office.reminders import name_of, reminders_of
from corr.service.office.stops import left
from corr.store import OutboxRow
from corr.tournament.events.events import ClockCredited
from corr.tournament.play.clock_account import Turn, rests_of
from corr.tournament.play.clock_days import Stretch, merged
from corr.tournament.play.game import Game

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
    letters = turn_letters(office, game, seat)
    return bool(letters) and all(state != "sent" for state, _ in letters)


def is_on_its_way(office: Office, game: Game, seat: Seat) -> bool:
    """Whether a letter that tells a seat of its turn is still to leave us, and none has."""
    states = {state for state, _ in turn_letters(office, game, seat)}
    return "queued" in states and "sent" not in states


def since_unsent(office: Office, game: Game, until: datetime) -> tuple[ClockCredited, ...]:
    """The credit for time in which the seat to act was never told of its turn, up to an instant.

    News that a reader of digests lets wait are their own time.
    """
    if game.clock is None or not is_unsent(office, game, game.clock.seat):
        return ()
    return _since_written(office, game, until)


def _since_written(office: Office, game: Game, until: datetime) -> tuple[ClockCredited, ...]:
    """The credit for the time since the first letter about the turn was written.

    Of letters that left us we only hear that they came back: that gives no more than reports may.
    """
    assert game.clock is not None
    letters = turn_letters(office, game, game.clock.seat)
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
        told = {(news.game, news.number) for news in office.store.news_in(row.message_id)}
    for name, number in sorted(told):
        game = office.folder.game(name)
        if game is None or office.folder.moved_to(game.event):
            continue
        if game.clock is not None and game.letter_number == number:
            _credit_turn(office, game, row, at)


def _credit_turn(office: Office, game: Game, row: OutboxRow, at: datetime) -> None:
    assert game.clock is not None
    player = office.store.player(game.players[game.clock.seat])
    if player is None or row.recipient not in player.addresses:
        return
    letters = turn_letters(office, game, game.clock.seat)
    if [state for state, _ in letters].count("sent") != 1:
        return
    if bodies := _since_written(office, game, at):
        cause = f"sent.{row.message_id}"
        after = office.folder.play(game, bodies, at=at, cause=cause)
        tell_new_date(office, game, after, at, cause)


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
    return "" if office.store.has_cause(name) else name


def turn_letters(office: Office, game: Game, seat: Seat) -> list[tuple[str, datetime]]:
    """The state of everything that tells a seat of the present position, and since when.

    Letters from before a change of keys count as well.
    """
    number, keys = game.letter_number, office.keys
    found = office.store.states_of_news(game.players[seat], game.id, number)
    for key in (keys.current, *keys.old):
        tag = make_tag(Keys(current=key), game.id, number, seat)
        found += office.store.states_at(f"{tag}.")
    return found
