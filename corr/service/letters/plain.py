"""Letters about no position, and how many of them one sender can provoke."""

from collections.abc import Mapping
from datetime import timedelta
from hashlib import sha256

from corr.mail.letter import Draft, Refusal, Tag
from corr.service.letters.compose import post
from corr.service.letters.desk_letters import reply_to, send_about_no_game
from corr.service.office.case import Case
from corr.store import PlayerRow


def send_plain(
    case: Case,
    kind: str,
    facts: Mapping[str, object],
    player: PlayerRow | None,
    cause: str,
    language: str = "",
    tag: Tag | None = None,
) -> None:
    """Queue a letter about no position in answer to the case's letter, to a player with a pass.

    Whoever is no player gets it in `language`, else in that of the site; the `tag` is what an
    answer of theirs has to bear.
    """
    office, letter = case.office, case.letter
    if player is not None:
        send_about_no_game(
            office,
            player,
            kind,
            facts,
            at=case.at,
            cause=cause,
            answers=letter,
            unsolicited=case.proven,
        )
        return
    name = sha256(f"{kind} {letter.key}".encode()).hexdigest()[:24]
    draft = Draft(
        kind=kind,
        language=language or office.language,
        to_name=letter.sender_name,
        to_address=letter.sender,
        message_id=f"{kind}.{name}@{office.site.host}",
        reply_to=reply_to(office, tag) if tag else office.site.address,
        date=case.at,
        facts=facts,
        tag=tag,
        in_reply_to=letter.message_id,
        references=(letter.message_id,) if letter.message_id else (),
    )
    post(office, draft, at=case.at, cause=cause, unsolicited=case.proven)


def is_spent(case: Case) -> bool:
    """Whether the sender has had their share of answers; the last one says so, once a day."""
    office, sender = case.office, case.letter.sender
    hour, day = case.at - timedelta(hours=1), case.at - timedelta(days=1)
    if (
        office.store.unsolicited_since(sender, hour) < office.limits.answers_an_hour
        and office.store.unsolicited_since(sender, day) < office.limits.answers_a_day
    ):
        return False
    cause = f"spent.{sender}.{case.at:%Y-%m-%d}"
    if not office.store.has_cause(cause):
        params = {"limit": office.limits.answers_an_hour}
        refusal = Refusal(line="", code="too_many_letters", params=params)
        facts: dict[str, object] = {"g": None, "happenings": (), "refusals": (refusal,)}
        send_plain(case, "refused", facts, office.store.player_by_address(sender), cause)
    return True


def is_spent_unproven(case: Case) -> bool:
    """The same for letters that anybody may have sent in a player's name; nobody is told."""
    return are_spent(case, f"unproven.{case.letter.sender}.")


def are_spent(case: Case, prefix: str) -> bool:
    """Whether as many letters whose cause begins so went out as one sender may provoke."""
    store, limits = case.office.store, case.office.limits
    hour, day = case.at - timedelta(hours=1), case.at - timedelta(days=1)
    return (
        store.count_causes_since(prefix, hour) >= limits.answers_an_hour
        or store.count_causes_since(prefix, day) >= limits.answers_a_day
    )


def hashed(address: str) -> str:
    """An address as the name of a cause has it: somebody may ask to be forgotten."""
    return sha256(address.encode()).hexdigest()[:24]
