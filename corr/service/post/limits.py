"""What holds a flood back, of letters in and of answers out, so that nobody else has to wait.

Letters whose order took effect, reminders and what an arbiter sends are never held back.
"""

import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.log import tell
from corr.mail.letter import Tag
from corr.mail.read.read import tags_of
from corr.mail.read.tags import verify, verify_pass
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import hashed
from corr.service.office.office import Office
from corr.store import OutboxRow

BREAKER = "breaker"
"""The name of the breaker in the notes on health."""

_HOUR = timedelta(hours=1)


def room_for_answers(office: Office, at: datetime) -> int:
    """How many letters may still go out within this hour that no order with an effect led to."""
    return office.limits.answers_in_all_an_hour - office.store.provoked_since(at - _HOUR)


def watch_answers(
    office: Office, rows: Sequence[OutboxRow], room: int, *, at: datetime, real: datetime
) -> None:
    """Note whether answers are held back, in the transaction that took `rows`; tell once a day.

    Two programs that write to each other, or somebody who writes in many names, are the reason.
    """
    taken = sum(row.provoked for row in rows)
    held = office.store.provoked_waiting() - taken if taken >= room else 0
    if held <= 0:
        if any(row.name == BREAKER and not row.ok for row in office.store.health()):
            office.store.note_health(BREAKER, ok=True, at=real, detail="")
        return
    limit = office.limits.answers_in_all_an_hour
    words = f"{held} answers wait: no more than {limit} go out in an hour"
    office.store.note_health(BREAKER, ok=False, at=real, detail=words)
    cause = f"breaker.{at:%Y-%m-%d}"
    if not office.store.has_cause(cause):
        tell("answers.held", level=logging.WARNING, waiting=held, limit=limit)
        params = {"limit": limit, "waiting": held}
        tell_request(office, office.arbiter, "answers_held", params, at=at, cause=cause)


def set_floods_aside(office: Office, senders: Iterable[str], at: datetime) -> None:
    """Set aside what senders have sent beyond what may wait of theirs, the newest letters first.

    They are kept, and hold their player's clock; the arbiter is told once a day. Letters that
    bear a true tag or pass stay: no flood in a player's name keeps the player's own moves out.
    """
    limit = office.limits.letters_waiting
    if office.store.waiting_letters() <= limit:
        return
    for sender in sorted(set(senders)):
        aside = _beyond(office, sender, limit)
        if not aside:
            continue
        office.store.set_flood_aside(aside)
        cause = f"flood.{hashed(sender)}.{at:%Y-%m-%d}"
        if sender and not office.store.has_cause(cause):
            tell("letters.flood", level=logging.WARNING, limit=limit)
            params = {"sender": sender, "limit": limit}
            tell_request(office, office.arbiter, "letters_flood", params, at=at, cause=cause)


def _beyond(office: Office, sender: str, most: int) -> list[str]:
    """The keys of a sender's letters that are too many.

    Those that answer letters of ours are counted for each player whose letters they were: what
    somebody with a tag sends in another's name is not counted as the other's.
    """
    aside, answers = list[str](), Counter[str]()
    for key, raw in office.store.waiting_beyond(sender, most):
        reader = next(filter(None, (_reader(office, tag, sender) for tag in tags_of(raw))), "")
        answers[reader] += 1
        if not reader or answers[reader] > most:
            aside.append(key)
    return aside


def _reader(office: Office, tag: Tag, sender: str) -> str:
    """Whose letter a tag or pass comes from, "" if it is not ours."""
    if tag.is_pass:
        player = office.store.player(tag.game)
        addresses = (sender, *player.addresses) if player else ()
        known = any(verify_pass(office.keys, tag, address) for address in addresses)
        return tag.game if known else ""
    seat = next((seat for seat in Seat if verify(office.keys, tag, seat)), None)
    game = office.folder.game(tag.game) if seat else None
    return game.players[seat] if game and seat else ""
