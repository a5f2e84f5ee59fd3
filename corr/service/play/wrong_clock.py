"""What a wrong clock took is given back: ours against the mail server's, or one that jumped."""

import logging
from collections.abc import Iterable
from datetime import datetime

from corr.log import tell
from corr.service.letters.apart import Apart
from corr.service.letters.notices import tell_request
from corr.service.office.office import Office
from corr.service.office.trusted import (
    DOUBT,
    GRACE,
    MARGIN,
    PULSE,
    Doubt,
    doubt_of,
    end_doubt,
    keep_doubt,
)
from corr.service.play.credit import credit, tell_new_date

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


def settle(office: Office, at: datetime) -> None:
    """Give back what a wrong clock took, before anything is handled or judged by ours."""
    if doubt_of(office) is None:
        return
    with office.folder.transaction():
        doubt = doubt_of(office)
        if doubt is None:
            return
        if doubt.gap(at) > GRACE:
            _give_back(office, doubt.reading, at)
        if not doubt.holds(at):
            end_doubt(office)
        elif abs(doubt.gap(at)) >= PULSE:
            keep_doubt(office, Doubt(latest=doubt.latest, reading=at))


def _give_back(office: Office, since: datetime, at: datetime) -> None:
    rows, apart = office.store.running_games(_ALL), Apart(office, at)
    for row in rows:
        with apart.each("game", row.id), office.folder.savepoint():
            game = office.folder.game(row.id)
            if game is not None and (bodies := credit(game, since, at, DOUBT)):
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
    office.store.note_health(DOUBT, ok=False, at=asked_at, detail=detail)
    if known is None or not known.holds(asked_at):
        tell("clock.contradicted", level=logging.WARNING, by=arrived - asked_at)
        _tell_arbiter(office, came, now, asked_at)


def _tell_arbiter(office: Office, came: str, now: str, at: datetime) -> None:
    cause = f"clocks_differ.{at:%Y-%m-%d}"
    if not office.store.has_cause(cause):
        params = {"came": came, "now": now}
        tell_request(office, office.arbiter, "clocks_differ", params, at=at, cause=cause)
