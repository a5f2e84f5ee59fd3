"""Yes or no to a request: yes counts for the address that was asked, and when all have said it,
the request is carried out; the first no closes it.
"""

from corr.mail.letter import Refusal
from corr.service.letters.plain import is_spent, send_about_no_game
from corr.service.office.case import Case, Writer
from corr.service.office.people import record_person, requests_of
from corr.service.players.forget import forget
from corr.service.players.reached import heard_from, moved, welcome_back
from corr.service.post.asked_entry import let_go
from corr.store.rows import PlayerRow
from corr.tournament.events.events_player import (
    AddressesChanged,
    ConfirmationDeclined,
    ConfirmationGiven,
)
from corr.tournament.play.person import Request, is_open


def confirm(case: Case, writer: Writer) -> tuple[str, str]:
    """Take the writer's yes to what the answered letter asks; the letter's state and reason.

    Everybody who must hear of it is written to. Only the address that was asked can say yes, by
    the pass of that very letter, which `who_wrote` has verified.
    """
    player, sender = writer.player, case.letter.sender
    request = _asked(case, writer)
    if isinstance(request, str):
        return refuse_plainly(case, player, request, sender if writer.request else "")
    if sender in player.addresses and (back := heard_from(case, player)):
        welcome_back(case, player, back)
        player = back
    if request.declined or sender in request.given:
        _tell(case, player, request, _state(request), sender)
        return "handled", ""
    body = ConfirmationGiven(player=player.id, number=request.number, address=sender)
    record_person(case.office, player.id, [body], at=case.at, cause=case.letter.key)
    if {*request.given, sender} < set(request.addresses):
        _tell(case, player, request, "waiting", sender)
        return "handled", ""
    return _carry_out(case, player, request)


def decline(case: Case, writer: Writer) -> tuple[str, str]:
    """Take the writer's no, which closes the request; the letter's state and reason.

    A letter that was asked about is put away and holds no clock any longer.
    """
    player, sender = writer.player, case.letter.sender
    request = _asked(case, writer)
    if isinstance(request, str):
        return refuse_plainly(case, player, request, sender)
    waits = _waiting(case, request) if request.what == "letter" else not request.is_done
    if request.declined or not waits:
        _tell(case, player, request, "declined" if request.declined else "done", sender)
        return "handled", ""
    body = ConfirmationDeclined(player=player.id, number=request.number, address=sender)
    record_person(case.office, player.id, [body], at=case.at, cause=case.letter.key)
    if request.what == "letter":
        case.office.store.letters.finish_letter(request.value, "dropped", "declined")
    for address in dict.fromkeys((sender, *request.addresses)):
        if address == sender or address in player.addresses:
            _tell(case, player, request, "declined", address)
    return "handled", ""


def _asked(case: Case, writer: Writer) -> Request | str:
    """The request that the writer's address was asked about, else why there is no answer to it."""
    requests = requests_of(case.office, writer.player.id)
    if not 0 < writer.request <= len(requests):
        return "nothing_to_confirm"
    request = requests[writer.request - 1]
    if case.letter.sender not in request.addresses:
        return "nothing_to_confirm"
    answered = request.declined or case.letter.sender in request.given
    if not answered and not is_open(request, requests, case.letter.arrived):
        return "question_closed"
    return request


def _state(request: Request) -> str:
    if request.declined:
        return "declined"
    return "done" if request.is_done else "waiting"


def _waiting(case: Case, request: Request) -> bool:
    """Whether the letter that was asked about still waits."""
    row = case.office.store.letters.letter(request.value)
    return row is not None and row.state == "quarantined"


def refuse_plainly(
    case: Case, player: PlayerRow, code: str, address: str = "", /, **params: object
) -> tuple[str, str]:
    """Say why a letter about a request changes nothing, to the address that was asked.

    Without `address` the player hears of it where they wrote from, if that is theirs.
    """
    if not is_spent(case):
        refusal = Refusal(line="", code=code, params=params)
        facts: dict[str, object] = {"g": None, "happenings": (), "refusals": (refusal,)}
        _send(case, player, "refused", facts, address, unsolicited=True)
    return "refused", code


def _carry_out(case: Case, player: PlayerRow, request: Request) -> tuple[str, str]:
    match request.what:
        case "letter":
            return _release(case, player, request)
        case "address":
            return _move_in(case, player, request)
        case "remove":
            return _move_out(case, player, request)
        case "withdraw":
            return _leave(case, player, request)
        case "forget":
            forget(case.office, player, at=case.at, cause=case.letter.key)
        case what:
            raise ValueError(f"nobody can ask for {what}")
    return "handled", ""


def _leave(case: Case, player: PlayerRow, request: Request) -> tuple[str, str]:
    """Let the player go, unless the event is over or has done without them meanwhile."""
    contest = case.office.folder.contest(request.value)
    if contest is None or contest.state != "running" or player.id not in contest.present:
        return refuse_plainly(case, player, "question_closed", case.letter.sender)
    let_go(case, contest, player)
    return "handled", ""


def _release(case: Case, player: PlayerRow, request: Request) -> tuple[str, str]:
    """Let the letter count that was asked about; it is judged, and answered, as of its arrival."""
    if _waiting(case, request):
        case.office.store.letters.release_letter(request.value)
    else:
        _tell(case, player, request, "done", case.letter.sender)
    return "handled", ""


def _move_in(case: Case, player: PlayerRow, request: Request) -> tuple[str, str]:
    """Write to another address from now on; the old ones may still be written from."""
    owner = case.office.store.players.player_by_address(request.value)
    if owner is not None and owner.id != player.id:
        return refuse_plainly(case, player, "question_closed", case.letter.sender)
    others = tuple(one for one in player.addresses if one != request.value)
    body = AddressesChanged(player=player.id, addresses=(request.value, *others))
    after = record_person(case.office, player.id, [body], at=case.at, cause=case.letter.key)
    moved(case.office, player, after, at=case.at, cause=case.letter.key)
    for address in request.addresses:
        if address in after.addresses:
            _tell(case, after, request, "done", address)
    return "handled", ""


def _move_out(case: Case, player: PlayerRow, request: Request) -> tuple[str, str]:
    """Take an address from a player, unless it has become their only one."""
    left = tuple(one for one in player.addresses if one != request.value)
    if not left:
        return refuse_plainly(case, player, "question_closed", case.letter.sender)
    body = AddressesChanged(player=player.id, addresses=left)
    after = record_person(case.office, player.id, [body], at=case.at, cause=case.letter.key)
    moved(case.office, player, after, at=case.at, cause=case.letter.key)
    _tell(case, after, request, "done", case.letter.sender)
    return "handled", ""


def _tell(case: Case, player: PlayerRow, request: Request, state: str, address: str) -> None:
    """Tell one of those who were asked how the request stands."""
    mine = address in player.addresses
    facts: dict[str, object] = {
        "what": request.what,
        "state": state,
        "value": request.value,
        "mine": mine,
    }
    _send(case, player, "confirmed", facts, address)


def _send(
    case: Case,
    player: PlayerRow,
    kind: str,
    facts: dict[str, object],
    address: str,
    *,
    unsolicited: bool = False,
) -> None:
    send_about_no_game(
        case.office,
        player,
        kind,
        facts,
        at=case.at,
        cause=case.letter.key,
        answers=case.letter if address in ("", case.letter.sender) else None,
        address=address,
        unsolicited=unsolicited,
    )
