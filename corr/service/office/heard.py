"""When there was last a sign of life of a player's: a letter, or what an arbiter noted."""

from datetime import datetime

from corr.service.office.office import Office
from corr.service.office.set_aside import FROM_NOBODY
from corr.store import PlayerRow
from corr.tournament.contest.contest import Contest


def last_heard(office: Office, contest: Contest, player: PlayerRow) -> datetime | None:
    """When a player was last heard of in an event, None for never."""
    letter = office.store.heard_from(player.addresses, FROM_NOBODY)
    return max(filter(None, (letter, contest.heard.get(player.id))), default=None)
