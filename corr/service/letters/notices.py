"""What the arbiter is told by mail at once: a letter set aside, a letter that cannot be delivered.

Machines' letters are set aside too, but nobody is woken for them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from email import policy
from email.parser import BytesHeaderParser
from hashlib import sha256

from corr.mail.letter import Draft, Refusal
from corr.mail.read.tags import without_codes
from corr.service.letters.compose import post
from corr.service.letters.letter_roles import about_letter, about_outgoing, is_theirs
from corr.service.office.office import Office
from corr.service.office.why_aside import QUIET
from corr.store import InboxRow, OutboxRow, PlayerRow
from corr.tournament.play.game import Game
from corr.tournament.play.reports import PROOFS
from corr.tournament.wording import command

_UNREACHABLE = "unreachable."
_SAME_WORDS = "same_words."
_WORDS_SHOWN = 100

_TOLD = frozenset({"bounce_unproven", "bounce_unclear"})
"""Why letters are set aside of which the arbiter hears in words of their own."""


def tell_arbiter(office: Office, row: InboxRow | OutboxRow, reason: str, at: datetime) -> None:
    """Queue a notice about a letter that needs a human, inside the caller's transaction."""
    if reason in QUIET | _TOLD or (isinstance(row, OutboxRow) and row.recipient == office.arbiter):
        return
    key = row.key if isinstance(row, InboxRow) else row.message_id
    cause = f"notice.{at:%Y-%m-%dT%H}"
    if office.store.letters.count_cause(cause) >= office.limits.notices_an_hour:
        return
    draft = _to_the_arbiter(office, *_notice(row, reason), f"{cause}{key}", at)
    draft = replace(draft, to_address=_impartial(office, row))
    post(office, draft, at=at, cause=cause)


def _impartial(office: Office, row: InboxRow | OutboxRow) -> str:
    """Who is told of a letter: the operator, or an arbiter of its event if it is of a rival."""
    about = about_letter(office, row) if isinstance(row, InboxRow) else about_outgoing(office, row)
    contests = filter(None, map(office.folder.contest, about.events(office)))
    arbiters = (one for contest in contests for one in contest.spec.event.arbiters)
    found = (one for one in (office.arbiter, *arbiters) if is_theirs(office, about, one))
    return next(found, office.arbiter)


def _to_the_arbiter(
    office: Office, code: str, params: Mapping[str, object], name: str, at: datetime
) -> Draft:
    known = office.store.players.player_by_address(office.arbiter)
    return Draft(
        kind="arbiter",
        language=known.language if known else office.language,
        to_name="",
        to_address=office.arbiter,
        message_id=f"notice.{sha256(name.encode()).hexdigest()[:24]}@{office.site.host}",
        reply_to=office.site.address,
        date=at,
        facts={"notices": ((code, params),)},
    )


def tell_request(
    office: Office,
    arbiter: str,
    code: str,
    params: Mapping[str, object],
    *,
    at: datetime,
    cause: str,
    name: str = "",
) -> str:
    """Queue a notice about what somebody asks an arbiter for; its Message-ID.

    It goes out once for each `name`; without one, once for each `cause`.

    An answer to it goes to the desk, for it shows commands; to write to who asks it has a link of
    its own. It is in the arbiter's language if they are a player, else in that of the site.
    """
    known = office.store.players.player_by_address(arbiter)
    own = sha256((name or cause).encode()).hexdigest()[:24]
    draft = Draft(
        kind="arbiter",
        language=known.language if known else office.language,
        to_name=known.name if known else "",
        to_address=arbiter,
        message_id=f"notice.{own}@{office.site.host}",
        reply_to=office.site.address,
        date=at,
        facts={"notices": ((code, params),)},
    )
    post(office, draft, at=at, cause=cause)
    return draft.message_id


def is_notice(row: OutboxRow) -> bool:
    """Whether a letter is one that tells an arbiter about something."""
    return row.message_id.startswith("notice.")


def tell_unreachable(
    office: Office, player: PlayerRow, games: Sequence[Game], *, at: datetime
) -> None:
    """Tell the arbiters that letters to a player come back, and in which games clocks stopped.

    When many mailboxes vanish at once, `corr mail list` shows those that nobody was told of.
    """
    hour = at - timedelta(hours=1)
    if (
        office.store.letters.count_causes_since(_UNREACHABLE, hour)
        >= office.limits.notices_an_hour
    ):
        return
    address = player.addresses[0]
    alone = player.unreachable_fact not in PROOFS
    params = {
        "name": player.name,
        "player": player.id,
        "where": address,
        "games": tuple(game.id for game in games),
        "reply": player.unreachable_why.removeprefix(f"{address}: "),
        "confirm": command("player", "unreachable", player.id, "--reason", "TEXT")
        if alone
        else "",
    }
    found = (office.folder.contest(game.event) for game in games)
    chief = (contest.spec.event.arbiters[0] for contest in found if contest)
    for arbiter in dict.fromkeys((office.arbiter, *chief)):
        cause = f"{_UNREACHABLE}{player.id}.{at:%Y-%m-%dT%H%M%S}.{arbiter}"
        tell_request(office, arbiter, "player_unreachable", params, at=at, cause=cause)


def tell_of_bounce(
    office: Office, row: InboxRow, player: PlayerRow, reason: str, words: str, at: datetime
) -> None:
    """Tell the arbiter of a report about a player that somebody may have made up, or is unclear.

    The `reason` why it is set aside says which.
    """
    cause = f"notice.{at:%Y-%m-%dT%H}"
    if office.store.letters.count_cause(cause) >= office.limits.notices_an_hour:
        return
    params = {
        "key": row.key,
        "name": player.name,
        "player": player.id,
        "where": player.addresses[0],
        "reply": words,
    }
    draft = _to_the_arbiter(office, reason, params, f"{cause}{row.key}", at)
    post(office, draft, at=at, cause=cause)


def tell_of_same_words(
    office: Office, key: str, player: PlayerRow, words: str, at: datetime, since: datetime
) -> None:
    """Ask once whether a player is away in whose name the same words come again and again."""
    told = f"{_SAME_WORDS}{player.id}."
    hour = at - timedelta(hours=1)
    if (
        office.store.letters.count_causes_since(told, since)
        or office.store.letters.count_causes_since(_SAME_WORDS, hour)
        >= office.limits.notices_an_hour
        or (row := office.store.letters.letter(key)) is None
    ):
        return
    params = {
        "name": player.name,
        "where": row.sender,
        "words": without_codes(words)[:_WORDS_SHOWN],
        "key": key,
    }
    tell_request(
        office, _impartial(office, row), "same_words", params, at=at, cause=f"{told}{key}"
    )


def tell_too_big(office: Office, row: InboxRow, at: datetime) -> None:
    """Ask a player whose letter was too big for a smaller one, once an hour."""
    player = office.store.players.player_by_address(row.sender)
    cause = f"too_big.{row.sender}.{at:%Y-%m-%dT%H}"
    if player is None or office.store.letters.has_cause(cause):
        return
    refusal = Refusal(line="", code="too_big", params={"limit": "1 MB"})
    draft = Draft(
        kind="refused",
        language=player.language,
        to_name=player.name,
        to_address=row.sender,
        message_id=f"too-big.{sha256(row.key.encode()).hexdigest()[:24]}@{office.site.host}",
        reply_to=office.site.address,
        date=at,
        facts={"g": None, "happenings": (), "refusals": (refusal,)},
        in_reply_to=row.message_id,
        text_only="text" in player.settings,
    )
    post(office, draft, at=at, cause=cause, unsolicited=True)


def _notice(row: InboxRow | OutboxRow, reason: str) -> tuple[str, dict[str, object]]:
    subject = _subject(row.raw)
    if isinstance(row, InboxRow):
        return "letter_set_aside", {
            "key": row.key,
            "sender": row.sender,
            "subject": subject,
            "reason": reason,
        }
    return "letter_undelivered", {
        "recipient": row.recipient,
        "subject": subject,
        "reply": reason,
    }


def _subject(raw: bytes) -> str:
    """The subject as far as it is plain, its tag left out: an arbiter may be playing, too.

    A hostile one is not worth decoding here.
    """
    head = raw[:20_000].split(b"\r\n\r\n")[0].split(b"\n\n")[0]
    found = BytesHeaderParser(policy=policy.compat32).parsebytes(head).get("Subject", "")
    return without_codes("".join(c for c in str(found) if c.isprintable()))[:100]
