"""Requests that need a yes: they are written down, and every address is asked by a letter.

The letter bears a pass that is bound to the player, the request and the address, so that nobody
can say yes who does not read the mail of that address.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta

from corr.mail.letter import Letter, Refusal
from corr.sentences.plain import is_address
from corr.service.letters.plain import send_about_no_game
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.people import record_person, requests_of, unfit
from corr.store.rows import PlayerRow
from corr.tournament.events.events_player import ConfirmationAsked

ADDRESSES_A_DAY = 3
"""How many changes of address a player may ask for, as each writes to whom it names."""
NEW_ADDRESSES_A_DAY = 10
"""To how many addresses that are nobody's yet we write in a day, for all players together."""
_ONCE_IN = timedelta(days=30)


def ask(
    office: Office,
    player: PlayerRow,
    what: str,
    value: str,
    addresses: Sequence[str],
    *,
    at: datetime,
    cause: str,
    kind: str = "confirm",
    facts: Mapping[str, object] | None = None,
    answers: Letter | None = None,
    unasked: Collection[str] = (),
) -> int:
    """Write a request of a player's down and ask `addresses` to say yes; its number.

    `what` and `value` as in `ConfirmationAsked`. `facts` are what the letters tell besides.
    `answers` is the letter that led to it. No letter goes to the addresses `unasked`.
    """
    number = len(requests_of(office, player.id)) + 1
    body = ConfirmationAsked(
        player=player.id, number=number, what=what, value=value, addresses=tuple(addresses)
    )
    record_person(office, player.id, [body], at=at, cause=cause)
    for address in addresses:
        if address in unasked:
            continue
        mine = address in player.addresses
        told = {"what": what, "value": value, "mine": mine, **NOTHING_MORE, **(facts or {})}
        send_about_no_game(
            office,
            player,
            kind,
            told,
            at=at,
            cause=cause if mine else f"{_NEW}{player.id}.{cause}",
            answers=answers if answers and answers.sender == address else None,
            request=number,
            address=address,
        )
    return number


NOTHING_MORE: Mapping[str, object] = {
    "g": None,
    "leaving": None,
    "address": "",
    "arrived": None,
    "lines": (),
    "message": "",
    "too_long": False,
    "why": "",
}
"""What only letters that ask about a letter (see `doubt`) or an event (`leaving`) tell."""
_NEW = "address."


def ask_address(case: Case, player: PlayerRow, address: str, line: str) -> Refusal | None:
    """Ask for letters to go to another address from now on; None if both have been asked.

    A refusal says why not. Whether the address is somebody else's is nobody's business: then
    the answer is the same, but its owner is not bothered, and never says yes.
    """
    office, store = case.office, case.office.store
    wanted = address.strip().strip("<>").lower()
    host = wanted.partition("@")[2]
    if not is_address(wanted) or "." not in host or unfit(office, wanted):
        return Refusal(line=line, code="bad_address", params={"text": address.strip()[:100]})
    if wanted == player.addresses[0]:
        return Refusal(line=line, code="address_known", params={"address": wanted})
    if refusal := _too_often(case, player, wanted, line):
        return refusal
    owner = store.players.player_by_address(wanted)
    ask(
        office,
        player,
        "address",
        wanted,
        (player.addresses[0], wanted),
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
        unasked={wanted} if owner is not None and owner.id != player.id else (),
    )
    return None


def _too_often(case: Case, player: PlayerRow, wanted: str, line: str) -> Refusal | None:
    """Why an address is not asked now: nobody can have strangers written to again and again."""
    office, day = case.office, case.at - timedelta(days=1)
    asked = [one for one in requests_of(office, player.id) if one.what == "address"]
    if sum(one.asked_at > day for one in asked) >= ADDRESSES_A_DAY:
        return Refusal(line=line, code="asked_often", params={"limit": ADDRESSES_A_DAY})
    if wanted in player.addresses:
        return None
    since = case.at - _ONCE_IN
    if any(one.value == wanted and one.asked_at > since for one in asked):
        return Refusal(line=line, code="address_asked", params={"address": wanted})
    if office.store.letters.count_causes_since(_NEW, day) >= NEW_ADDRESSES_A_DAY:
        return Refusal(line=line, code="too_many_addresses", params={})
    return None


def ask_address_away(case: Case, player: PlayerRow, address: str, line: str) -> Refusal | None:
    """Ask, at the first address that stays, for a yes to taking one away; None if that is done.

    A refusal says why not. It is never the last one.
    """
    gone = address.strip().strip("<>").lower()
    stay = tuple(one for one in player.addresses if one != gone)
    if gone not in player.addresses:
        params = {"address": address.strip()[:100]}
        return Refusal(line=line, code="address_unknown", params=params)
    if not stay:
        return Refusal(line=line, code="address_last", params={"address": gone})
    ask(
        case.office,
        player,
        "remove",
        gone,
        stay[:1],
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
    )
    return None
