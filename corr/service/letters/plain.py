"""Letters about no position: each bears a pass, and one sender can provoke only so many."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from hashlib import sha256

from corr.games.rules import Seat
from corr.mail.letter import Board, Draft, Letter, Refusal, Tag
from corr.mail.read.tags import SHORT, make_pass, make_tag, message_id, reply_address, short_id
from corr.mail.write.write import order_link
from corr.service.letters.compose import game_facts, post, taps
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.store.rows import PlayerRow
from corr.tournament.play.game import Game

# -- letters about no position, and how many of them one sender can provoke ----


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
    limits, lately = office.limits, office.store.letters.unsolicited_since
    of_day = lately(sender, day)
    if of_day < limits.answers_a_day and (
        of_day < limits.answers_an_hour or lately(sender, hour) < limits.answers_an_hour
    ):
        return False
    cause = f"spent.{sender}.{case.at:%Y-%m-%d}"
    if not office.store.letters.has_cause(cause):
        params = {"limit": office.limits.answers_an_hour}
        refusal = Refusal(line="", code="too_many_letters", params=params)
        facts: dict[str, object] = {"g": None, "happenings": (), "refusals": (refusal,)}
        send_plain(case, "refused", facts, office.store.players.player_by_address(sender), cause)
    return True


def is_spent_unproven(case: Case) -> bool:
    """The same for letters that anybody may have sent in a player's name; nobody is told."""
    return are_spent(case, f"unproven.{case.letter.sender}.")


def are_spent(case: Case, prefix: str) -> bool:
    """Whether as many letters whose cause begins so went out as one sender may provoke."""
    store, limits = case.office.store, case.office.limits
    hour, day = case.at - timedelta(hours=1), case.at - timedelta(days=1)
    return (
        store.letters.count_causes_since(prefix, hour) >= limits.answers_an_hour
        or store.letters.count_causes_since(prefix, day) >= limits.answers_a_day
    )


def hashed(address: str) -> str:
    """An address as the name of a cause has it: somebody may ask to be forgotten."""
    return sha256(address.encode()).hexdigest()[:24]


# -- letters about no position ----
# A reply goes to the pass as a reply about a game goes to its tag: by Message-ID, reply address
# and subject. The reader's settings hold here as in letters about games.


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

    `unsubscribe` is the order that a mail program's "unsubscribe" sends: it ends letters of this
    kind and nothing else.
    """
    tag = make_pass(office.keys, player.id, request, to)
    serial = office.store.letters.letters_at(f"{tag}.") + 1
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


# -- the short answer ----
# For letters that anybody may have sent in a player's name, and for a second one without an order.


def send_short(
    case: Case,
    player: PlayerRow,
    refusals: Sequence[Refusal],
    *,
    about: tuple[Game, Seat] | None = None,
    order: str = "",
) -> None:
    """Queue a short answer to a player, with a link that brings the board of the game `about`.

    Of a game that is over it says how it ended.
    An answer to it plays there, as one to a letter with the board would. Without a game it bears
    a pass, and its link, if it has one, sends the `order`.
    """
    office, letter = case.office, case.letter
    if not (to := address_of(player, letter)):
        return
    over = None
    if about is None:
        game, tag = None, make_pass(office.keys, player.id, 0, to)
        choices: tuple[str, ...] = ()
    else:
        game, seat = about
        tag = make_tag(office.keys, game.id, game.letter_number, seat)
        order = "show" if game.result is None else "record"
        choices = tuple(taps(office.words, game, seat, refusals))
        over = game_facts(office, game, seat, at=case.at) if game.result else None
    serial = office.store.letters.letters_at(f"{SHORT}{tag}.") + 1
    answered = (letter.message_id,) if letter.message_id else ()
    draft = Draft(
        kind="refused",
        language=player.language,
        to_name=player.name,
        to_address=to,
        message_id=short_id(tag, serial, office.site.host),
        reply_to=reply_to(office, tag),
        date=case.at,
        facts={
            "g": None,
            "happenings": (),
            "refusals": tuple(refusals),
            "choices": choices,
            "about_game": game.id if game else "",
            "about_match": game is not None and game.judge.of_itself is not None,
            "over": over,
            "brings": order,
        },
        tag=tag,
        in_reply_to=letter.message_id,
        references=answered,
        text_only="text" in player.settings,
    )
    own = game.id if game else ""
    post(office, draft, at=case.at, cause=letter.key, game=own, unsolicited=case.proven)
