"""Letters about no position: each bears a pass, by which a reply proves the player.

A reply goes to the pass as a reply about a game goes to its tag: by Message-ID, reply address and
subject. The reader's settings hold here as in letters about games.
"""

from collections.abc import Mapping
from datetime import datetime

from corr.mail.letter import Board, Draft, Letter, Tag
from corr.mail.read.tags import make_pass, message_id, reply_address
from corr.mail.write.write import order_link
from corr.service.letters.compose import post
from corr.service.office.office import Office
from corr.store import PlayerRow


def send_about_no_game(
    office: Office,
    player: PlayerRow,
    kind: str,
    facts: Mapping[str, object],
    *,
    at: datetime,
    cause: str,
    answers: Letter | None = None,
    request: int = 0,
    address: str = "",
    unsolicited: bool = False,
    attachments: tuple[tuple[str, str, bytes], ...] = (),
) -> str:
    """Queue a letter of `kind` to a player; its Message-ID, "" for one who has no address.

    It goes to `address`, else to the one of theirs that `answers` came from, else to the first.
    `request` is the number of the request that the letter asks about.
    """
    to = address or address_of(player, answers)
    if not to:
        return ""
    draft = draft_about_no_game(
        office,
        player,
        kind,
        facts,
        at=at,
        to=to,
        request=request,
        answers=answers,
        attachments=attachments,
    )
    post(office, draft, at=at, cause=cause, unsolicited=unsolicited)
    return draft.message_id


def draft_about_no_game(
    office: Office,
    player: PlayerRow,
    kind: str,
    facts: Mapping[str, object],
    *,
    at: datetime,
    to: str,
    request: int = 0,
    answers: Letter | None = None,
    references: tuple[str, ...] = (),
    attachments: tuple[tuple[str, str, bytes], ...] = (),
    boards: tuple[Board, ...] = (),
    unsubscribe: str = "",
) -> Draft:
    """The draft of a letter with a pass to one of a player's addresses.

    `unsubscribe` is the order that a mail program's "unsubscribe" sends: never one to leave.
    """
    tag = make_pass(office.keys, player.id, request, to)
    serial = office.store.letters_at(f"{tag}.") + 1
    answered = (answers.message_id,) if answers and answers.message_id else ()
    return Draft(
        kind=kind,
        language=player.language,
        to_name=player.name,
        to_address=to,
        message_id=message_id(tag, serial, office.site.host),
        reply_to=reply_to(office, tag),
        date=at,
        facts=facts,
        tag=tag,
        in_reply_to=answered[0] if answered else "",
        references=(*references, *answered),
        attachments=attachments,
        style=player.settings.get("board", ""),
        text_only="text" in player.settings,
        unsubscribe=order_link(reply_to(office, tag), tag, unsubscribe) if unsubscribe else "",
        boards=boards,
    )


def fewer_letters(office: Office, player: PlayerRow, address: str) -> str:
    """Where "unsubscribe" leads in announcements: to one letter a day, never out of an event."""
    tag = make_pass(office.keys, player.id, 0, address)
    hour = player.settings.get("digest") or "daily"
    return order_link(reply_to(office, tag), tag, f"set digest {hour}")


def reply_to(office: Office, tag: Tag) -> str:
    """The address for answers to a letter with a tag."""
    address = office.site.address
    return reply_address(address, tag) if office.plus_addressing else address


def address_of(player: PlayerRow, answers: Letter | None = None) -> str:
    """Where a letter goes: to the address that the player wrote from, if it is theirs.

    Otherwise to their first one, "" if they have none.
    """
    if answers is not None and answers.sender in player.addresses:
        return answers.sender
    return next(iter(player.addresses), "")
