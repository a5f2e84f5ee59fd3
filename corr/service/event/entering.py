"""Entries: who is let in, who waits for a place, and who moves up. One transaction each.

Places are given in the order in which wishes arrived. Where the arbiter says yes to each, a wish
without it waits; a place that gets free meanwhile goes to the first who has it.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256

from corr.errors import ArbiterError
from corr.mail.write.facts import Request
from corr.sentences.said import said
from corr.service.event.entries_shown import enter_command
from corr.service.letters.event_letters import (
    Act,
    event_facts,
    send_event_letter,
    the_player,
    the_reason,
)
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import send_about_no_game
from corr.service.office.office import Office
from corr.service.office.tables import the_contest
from corr.tournament.contest.contest import Contest, enter
from corr.tournament.events.events_contest import (
    Entered,
    EntryGranted,
    EntryRefused,
    EntryTakenBack,
    VouchersMade,
)

MOST_VOUCHERS = 1_000
"""How many vouchers an event can have."""


def invite(
    office: Office,
    contest: Contest,
    entered: Sequence[Entered],
    act: Act,
    *,
    team: str = "",
    moved_up: bool = False,
) -> None:
    """Send those who were just entered their invitation; `moved_up` if a place got free."""
    name = team if contest.spec.system.kind == "teams" else ""
    facts: dict[str, object] = {
        "event": event_facts(office, contest),
        "team": name,
        "moved_up": moved_up,
    }
    for body in entered:
        send_event_letter(office, contest, body.player, "invitation", facts, act)


def request_of(
    contest: Contest, what: str, player: str = "", *, reason: str = "", free: int | None = None
) -> Request:
    """What a letter tells about a wish, with the player's place in the queue.

    `free` is how many places there are, if not those that are free now.
    """
    return Request(
        what=what,
        id=contest.id,
        name=contest.spec.event.name,
        arbiter=contest.spec.event.arbiters[0],
        place=contest.book.place(player),
        waiting=len(contest.book.wishes),
        free=contest.places if free is None else free,
        reason=reason,
    )


def tell_wish(
    office: Office, contest: Contest, what: str, player: str, act: Act, *, reason: str = ""
) -> None:
    """Tell somebody what has become of their wish."""
    row = office.store.players.player(player)
    assert row is not None
    facts: dict[str, object] = {"request": request_of(contest, what, player, reason=reason)}
    send_about_no_game(office, row, "requested", facts, at=act.at, cause=act.cause)


# -- places ----


def fill_places(office: Office, contest: Contest, act: Act) -> Contest:
    """Give free places to those who only wait for one, in order, and tell them."""
    waiting = [one.player for one in contest.book.wishes if one.granted]
    if contest.state != "open" or not contest.places or not waiting:
        return contest
    entered = enter(contest, *waiting[: contest.places])
    contest = office.folder.record(contest.id, contest, entered, at=act.at, cause=act.cause)
    invite(office, contest, entered, act, moved_up=True)
    return contest


def place_freed(office: Office, contest: Contest, act: Act) -> Contest:
    """Give a place that somebody has left to the first who waits for it.

    If nobody but for the arbiter's yes could take it, the arbiter is told who is first.
    """
    contest = fill_places(office, contest, act)
    if contest.places and contest.book.wishes:
        first = contest.book.wishes[0].player
        row = office.store.players.player(first)
        told = {
            "name": row.name if row else first,
            "event": contest.id,
            "commands": (enter_command(contest, first, act.at),),
        }
        tell_arbiter_of(office, contest, "place_free", told, act)
    return contest


def tell_if_full(office: Office, before: Contest, after: Contest, act: Act) -> None:
    """Tell the arbiter that the last place has been taken."""
    if before.places and not after.places:
        told: dict[str, object] = {"event": after.id, "most": after.spec.event.max_players}
        tell_arbiter_of(office, after, "event_filled", told, act)


def tell_arbiter_of(
    office: Office, contest: Contest, code: str, told: Mapping[str, object], act: Act
) -> None:
    """Queue a notice to the chief arbiter of an event about what has just happened there."""
    arbiter, cause = contest.spec.event.arbiters[0], f"{code}.{contest.id}.{contest.seq}"
    tell_request(office, arbiter, code, told, at=act.at, cause=cause)


# -- the arbiter ----


def wait_for_places(contest: Contest, players: Sequence[str]) -> tuple[str, ...]:
    """Who of these has asked to be entered and finds no place; nobody if all find one.

    Who finds no place and never asked is refused by `enter`.
    """
    new = [player for player in dict.fromkeys(players) if player not in contest.entries]
    if len(new) <= contest.places or contest.state != "open":
        return ()
    return tuple(new) if all(contest.book.wish(player) for player in new) else ()


def grant(office: Office, contest: Contest, players: Sequence[str], act: Act) -> Contest:
    """Say yes to players who will be entered as soon as there is a place, and tell them."""
    wishes = [one for one in contest.book.wishes if one.player in players and not one.granted]
    bodies = [EntryGranted(player=one.player) for one in wishes]
    if bodies:
        contest = office.folder.record(contest.id, contest, bodies, at=act.at, cause=act.cause)
    contest = fill_places(office, contest, act)
    for one in wishes:
        if contest.book.wish(one.player):
            tell_wish(office, contest, "granted", one.player, act)
    return contest


def refuse_entry(office: Office, event: str, player: str, act: Act) -> Contest:
    """Say no to a player who asked to be entered. Raises ArbiterError if they did not."""
    with office.folder.transaction():
        contest, reason = the_contest(office, event), the_reason(act)
        the_player(office, player)
        if contest.book.wish(player) is None:
            raise ArbiterError(said("why_player", "not_asked", player=player, event=event))
        body = EntryRefused(player=player, reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        tell_wish(office, contest, "refused", player, act, reason=reason)
        return contest


def make_vouchers(office: Office, event: str, vouchers: Sequence[str], act: Act) -> Contest:
    """Make vouchers good for an event, each for one entry. Raises ArbiterError.

    Only their fingerprints are kept: nobody can look them up again.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        if contest.state != "open":
            raise ArbiterError(
                said("why_event", "nobody_enters", event=event, state=contest.state)
            )
        if len(contest.book.vouchers) + len(vouchers) > MOST_VOUCHERS:
            raise ArbiterError(said("why_event", "vouchers", event=event, most=MOST_VOUCHERS))
        body = VouchersMade(vouchers=tuple(fingerprint(event, one) for one in vouchers))
        return office.folder.record(event, contest, [body], at=act.at, cause=act.cause)


def fingerprint(event: str, voucher: str) -> str:
    """What is kept of a voucher, from which nobody can tell it."""
    return sha256(f"{event} {voucher.upper()}".encode()).hexdigest()


def voucher_fault(contest: Contest, player: str, voucher: str) -> str:
    """What is wrong with a voucher that a player gives, as a code; "" if it is good."""
    used = contest.book.vouchers.get(fingerprint(contest.id, voucher))
    if used is None:
        return "voucher_unknown"
    return "voucher_used" if used and used != player else ""


def take_back_wishes(office: Office, player: str, act: Act) -> None:
    """Take a player out of every queue in which they wait."""
    for event, _, state in office.store.events.tournaments():
        contest = office.folder.contest(event) if state == "open" else None
        if contest is not None and contest.book.wish(player):
            body = EntryTakenBack(player=player)
            office.folder.record(event, contest, [body], at=act.at, cause=act.cause)


def missed(office: Office, before: Contest, after: Contest, act: Act) -> None:
    """Tell those who still waited when an event began, or was called off, that it did without."""
    for wish in before.book.wishes:
        if wish.player not in after.entries:
            tell_wish(office, after, "missed", wish.player, act, reason=after.cancelled_why)
