"""Our clock against the mail server's: nobody loses on time through a clock that is wrong.

A letter that came later than it is now proves that one of the two clocks is wrong. From then on
the store remembers what ours showed last, and nobody is judged until it no longer contradicts
the server. Whenever ours has gone on by more than the post's ordinary pace since that reading,
it was put right, or nobody was at work: all of that time is given back to every running clock,
for a turn that began by the wrong clock lost so much of it and never more.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from corr.log import tell
from corr.service.office.office import Office
from corr.store.rows import instant, stamp

if TYPE_CHECKING:
    from corr.wire.imap_fetch import FetchedMail

MARGIN = timedelta(hours=1)
"""By how much the clocks of mail servers may differ before somebody is hurt."""

GRACE = timedelta(hours=1)
"""A delay up to this is the post's and mail servers' ordinary pace."""
LONG = timedelta(days=30)
"""An outage above this may be a clock that is wrong."""

_NAME = "clock"
_PULSE = timedelta(minutes=1)
"""How often a reading is written down: an older one only gives more time back."""
_ALL = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class _Doubt:
    """It is `latest` at least, says the mail server; our own clock last showed `reading`."""

    latest: datetime
    reading: datetime

    def holds(self, at: datetime) -> bool:
        """Whether our clock, which shows `at`, still contradicts the server."""
        return at < self.latest - MARGIN

    def gap(self, at: datetime) -> timedelta:
        """By how much our clock has gone on since it was read."""
        return at - self.reading


def is_in_doubt(office: Office, at: datetime) -> bool:
    """Whether nobody is judged, since our clock or the mail server's is wrong."""
    doubt = _doubt(office)
    return doubt is not None and doubt.holds(at)


def compare(office: Office, mails: "Sequence[FetchedMail]", asked_at: datetime) -> None:
    """Note what newly fetched mails prove about the clocks, in the caller's transaction.

    A mail that came just now by both clocks ends the doubt: the server's has been put right.
    """
    from corr.wire.imap_fetch import UNKNOWN  # with all that reads mailboxes

    if not office.compares_clocks:
        return
    for mail in mails:
        ahead = mail.arrived - asked_at
        if mail.arrived == UNKNOWN:
            continue
        if ahead > MARGIN:
            _note(office, mail.arrived, asked_at)
        elif ahead >= -MARGIN:
            doubt = _doubt(office)
            if doubt is not None and doubt.holds(asked_at) and doubt.gap(asked_at) <= GRACE:
                _end(office)


def jumped(office: Office, before: datetime, at: datetime) -> None:
    """Our clock was seen to jump ahead from `before` to `at`: what that took is given back."""
    with office.store.transaction():
        if _doubt(office) is None:
            _keep(office, _Doubt(latest=before, reading=before))
    tell("clock.jumped", level=logging.WARNING, by=at - before)


def settle(office: Office, at: datetime) -> None:
    """Give back what a wrong clock took, before anything is handled or judged by ours."""
    if _doubt(office) is None:
        return
    with office.folder.transaction():
        doubt = _doubt(office)
        if doubt is None:
            return
        if doubt.gap(at) > GRACE:
            _give_back(office, doubt.reading, at)
        if not doubt.holds(at):
            _end(office)
        elif abs(doubt.gap(at)) >= _PULSE:
            _keep(office, _Doubt(latest=doubt.latest, reading=at))


def _give_back(office: Office, since: datetime, at: datetime) -> None:
    from corr.service.letters.apart import Apart
    from corr.service.play.credit import credit, tell_new_date

    rows, apart = office.store.running_games(_ALL), Apart(office, at)
    for row in rows:
        with apart.each("game", row.id), office.folder.savepoint():
            game = office.folder.game(row.id)
            if game is not None and (bodies := credit(game, since, at, _NAME)):
                cause = f"{_NAME}.{at:%Y-%m-%dT%H:%M:%S}"
                after = office.folder.play(game, bodies, at=at, cause=cause)
                tell_new_date(office, game, after, at, cause)
    tell("clock.given_back", level=logging.WARNING, time=at - since, games=len(rows))


def _note(office: Office, arrived: datetime, asked_at: datetime) -> None:
    """Note a contradiction. The older reading stays, for the time since it is not given back."""
    known = _doubt(office)
    latest, reading = arrived, asked_at
    if known is not None:
        latest, reading = max(latest, known.latest), min(reading, known.reading)
    _keep(office, _Doubt(latest=latest, reading=reading))
    came, now = (f"{when:%Y-%m-%d %H:%M} UTC" for when in (arrived, asked_at))
    detail = f"by the mail server's clock a letter came at {came}, and by ours it was {now} then"
    office.store.note_health(_NAME, ok=False, at=asked_at, detail=detail)
    if known is None or not known.holds(asked_at):
        tell("clock.contradicted", level=logging.WARNING, by=arrived - asked_at)
        _tell_arbiter(office, came, now, asked_at)


def _tell_arbiter(office: Office, came: str, now: str, at: datetime) -> None:
    from corr.service.letters.notices import tell_request  # with all that writes letters

    cause = f"clocks_differ.{at:%Y-%m-%d}"
    if not office.store.has_cause(cause):
        params = {"came": came, "now": now}
        tell_request(office, office.arbiter, "clocks_differ", params, at=at, cause=cause)


def _doubt(office: Office) -> _Doubt | None:
    mark = office.store.mark(_NAME)
    return _Doubt(latest=mark[0], reading=instant(mark[1])) if mark else None


def _keep(office: Office, doubt: _Doubt) -> None:
    office.store.set_mark(_NAME, doubt.latest, stamp(doubt.reading))


def _end(office: Office) -> None:
    office.store.drop_mark(_NAME)
    office.store.forget_health(_NAME)
