"""Our own delays, given back: nobody's clock runs while their turn is a letter on our desk."""

from datetime import datetime, timedelta

from corr.mail.tags import tag_of_message_id
from corr.service.office import Office
from corr.store import OutboxRow
from corr.tournament.events import ClockCredited
from corr.tournament.game import Game

GRACE = timedelta(hours=1)
"""A delay up to this is the post's and mail servers' ordinary pace."""


def credit(game: Game, since: datetime, until: datetime) -> tuple[ClockCredited, ...]:
    """The time that the seat to act could not know of its turn, if that was long."""
    if game.clock is None or until - since <= GRACE:
        return ()
    delay = until - since
    return (
        ClockCredited(
            seat=game.clock.seat,
            number=game.position.number,
            seconds=delay // timedelta(seconds=1),
        ),
    )


def credit_late_sending(office: Office, row: OutboxRow, at: datetime) -> None:
    """Credit whoever is to act for the time that their letter lay in our outbox.

    Only the first letter about a position that gets through tells somebody that it is their
    turn; the time counts from the first that was written.
    """
    tag = tag_of_message_id(row.message_id)
    queued_at = office.store.queued_before_first_sent(f"{tag}.") if tag else None
    if tag is None or queued_at is None or at - queued_at <= GRACE:
        return
    game = office.folder.game(row.game)
    if game is None or game.clock is None:
        return
    player = office.store.player(game.players[game.clock.seat])
    is_theirs = player is not None and row.recipient in player.addresses
    if tag.number != game.position.number or not is_theirs:
        return
    bodies = credit(game, queued_at, at)
    if bodies:
        office.folder.play(game, bodies, at=at, cause=f"sent.{row.message_id}")
