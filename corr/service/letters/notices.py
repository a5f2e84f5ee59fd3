"""What the arbiter is told by mail at once: a letter set aside, a letter that cannot be delivered.

Machines' letters are set aside too, but nobody is woken for them.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from hashlib import sha256

from corr.mail.letter import Draft, Refusal
from corr.mail.read.read import subject_of
from corr.mail.read.tags import without_codes
from corr.service.letters.compose import post
from corr.service.letters.letter_roles import about_letter, about_outgoing, is_theirs
from corr.service.letters.news import zone_for
from corr.service.office.office import Office
from corr.service.office.why_aside import QUIET, STRANGE_HOLDS
from corr.store.rows import InboxRow, OutboxRow, PlayerRow
from corr.tournament.play.game import Game
from corr.tournament.play.reports import PROOFS
from corr.tournament.wording import typed

_UNREACHABLE = "unreachable."
_SAME_WORDS = "same_words."
_WORDS_SHOWN = 100

_TOLD = frozenset({"bounce_unproven", "bounce_unclear"})
"""Why letters are set aside of which the arbiter hears in words of their own."""


def tell_arbiter(
    office: Office, row: InboxRow | OutboxRow, reason: str, at: datetime, *, elsewhere: str = ""
) -> None:
    """Queue a notice about a letter that needs a human, inside the caller's transaction.

    `elsewhere` is the address to which the same has been sent of a letter that did not arrive.
    """
    if reason in QUIET | _TOLD or (isinstance(row, OutboxRow) and row.recipient == office.arbiter):
        return
    cause = f"notice.{at:%Y-%m-%dT%H}"
    if office.store.letters.count_cause(cause) >= office.limits.notices_an_hour:
        return
    if isinstance(row, InboxRow):
        code, params, key = "letter_set_aside", _set_aside(office, row, reason), row.key
    else:
        code, key = "letter_undelivered", row.message_id
        params = _undelivered(office, row, reason, elsewhere)
    reader = _impartial(office, row)
    tell_request(office, reader, code, params, at=at, cause=cause, name=f"{cause}{key}")


def _impartial(office: Office, row: InboxRow | OutboxRow) -> str:
    """Who is told of a letter: the operator, or an arbiter of its event if it is of a rival."""
    about = about_letter(office, row) if isinstance(row, InboxRow) else about_outgoing(office, row)
    contests = filter(None, map(office.folder.contest, about.events(office)))
    arbiters = (one for contest in contests for one in contest.spec.event.arbiters)
    found = (one for one in (office.arbiter, *arbiters) if is_theirs(office, about, one))
    return next(found, office.arbiter)


def _set_aside(office: Office, row: InboxRow, reason: str) -> dict[str, object]:
    """What is told of a letter set aside, with whom it keeps from losing on time."""
    store = office.store
    owner, named = store.players.player_by_address(row.sender), store.upkeep.named_in(row.key)
    strange = store.players.player(named) if named and not (owner and owner.id == named) else None
    holder = strange or owner
    return {
        "sender": row.sender,
        "subject": _subject(row.raw),
        "reason": reason.partition(":")[0],
        "who": holder.name if holder else "",
        "until": row.arrived + STRANGE_HOLDS if strange else "",
        "commands": letter_commands(row.key, "show", "release", "drop"),
    }


def _undelivered(office: Office, row: OutboxRow, reply: str, elsewhere: str) -> dict[str, object]:
    again = typed("mail", "resend", row.game, "--to", row.recipient) if row.game else ""
    listed = typed("mail", "list", "--undelivered")
    return {
        "recipient": row.recipient,
        "subject": _subject(row.raw),
        "reply": reply,
        "elsewhere": elsewhere,
        "commands": () if elsewhere else tuple(filter(None, (again, listed))),
    }


def letter_commands(key: str, *verbs: str) -> tuple[str, ...]:
    """The commands about a letter that was set aside, ready to be sent."""
    return tuple(typed("mail", verb, key) for verb in verbs)


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
    its own. It is in the arbiter's language if they are a player, else in that of the site, and
    tells every instant on the arbiter's clock.
    """
    known = office.store.players.player_by_address(arbiter)
    own = sha256((name or cause).encode()).hexdigest()[:24]
    event = str(params.get("event") or str(params.get("game", "")).rpartition("-")[0])
    zone = zone_for(office, arbiter, event)
    local = {
        key: one.astimezone(zone) if isinstance(one, datetime) else one
        for key, one in params.items()
    }
    draft = Draft(
        kind="arbiter",
        language=known.language if known else office.language,
        to_name=known.name if known else "",
        to_address=arbiter,
        message_id=f"notice.{own}@{office.site.host}",
        reply_to=office.site.address,
        date=at,
        facts={"notices": ((code, local),)},
        text_only=known is not None and "text" in known.settings,
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
        "alone": alone,
        "commands": (
            *((typed("player", "unreachable", player.id, "--reason", "TEXT"),) if alone else ()),
            typed("player", "reachable", player.id),
            typed("player", "reachable", player.id, "--address", "NEW"),
        ),
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
    look = ("show",) if reason == "bounce_unclear" else ()
    params = {
        "name": player.name,
        "player": player.id,
        "where": player.addresses[0],
        "reply": words,
        "until": row.arrived + STRANGE_HOLDS,
        "commands": letter_commands(row.key, *look, "release", "drop"),
    }
    name = f"{cause}{row.key}"
    tell_request(office, office.arbiter, reason, params, at=at, cause=cause, name=name)


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
        "commands": (*letter_commands(key, "release"), typed("mail", "list", "--all")),
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


def _subject(raw: bytes) -> str:
    """The subject as far as it is printable, its tag left out: an arbiter may be playing, too."""
    found = subject_of(raw[:20_000])
    return without_codes("".join(c for c in found if c.isprintable()))[:100]
