"""Time in which the mailbox could not be read: every clock that ran through it gets it back.

When the mailbox is read again, the outage is noted beside the cursor. Once all that came in it
is handled, and before anybody is judged, each turn that had begun before it gets its time back.
What a turn got already for the same time is left out, so it does not matter how often, or after
which death of the process, that is done.

After a leap of our clock nobody knows how long an outage was: its time is given back once a
witness has confirmed the clock, or it was put right.
"""

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta

from corr.log import tell
from corr.service.letters.apart import Apart
from corr.service.letters.timekeeping import GRACE, LONG, MARGIN
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.steps import Step, no_step
from corr.service.office.trusted import is_sure, last_reading
from corr.service.play.credit import lost, tell_new_date
from corr.store.rows import instant, stamp
from corr.tournament.events.events import ClockCredited
from corr.tournament.play.game import Game

SURE_AFTER = timedelta(days=1)
"""For how long nobody is judged after a `LONG` one, so that the clock can be put right."""

_NAME = "outage"
_WHY = "outage"
_AT_ONCE = 100
"""Games in one transaction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outage:
    """From when until when the mailbox was not read."""

    since: datetime
    until: datetime

    @property
    def length(self) -> timedelta:
        """How long it lasted."""
        return self.until - self.since


def pending(office: Office) -> Outage | None:
    """The outage whose time was not given back yet."""
    mark = office.store.mark(_NAME)
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
    read = office.store.drained_at(office.mailbox) or office.store.newest_event_at()
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
    read = office.store.read_up_to(office.mailbox)
    if outage.length > GRACE and (read is None or read < outage.until):
        return False
    if outage.length > GRACE:
        _give_all_back(office, outage, at, step)
    with office.store.transaction():
        if pending(office) == outage:
            office.store.drop_mark(_NAME)
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


def _give_all_back(office: Office, outage: Outage, at: datetime, step: Step) -> None:
    apart, name, games = Apart(office, at), "", 0
    cause = f"{_NAME}.{outage.since:%Y-%m-%dT%H:%M:%S}.{at:%Y-%m-%dT%H:%M:%S}"
    while names := office.store.running_after(name, _AT_ONCE):
        with office.folder.transaction():
            for name in names:
                with apart.each("game", name), office.folder.savepoint():
                    game = office.folder.game(name)
                    if game is not None and lost(game, outage.since, outage.until) > GRACE:
                        after = _give_back(office, game, outage, at, cause)
                        games += after is not game
                        tell_new_date(office, game, after, at, f"{cause}.{name}")
        step("given back")
    tell("outage.given_back", level=logging.WARNING, time=outage.length, games=games)


def _give_back(office: Office, game: Game, outage: Outage, at: datetime, cause: str) -> Game:
    """The game with what the outage took from a turn that it found running, if it took any."""
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
    office.store.set_mark(_NAME, outage.since, stamp(outage.until))
