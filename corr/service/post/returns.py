"""Letters of ours that did not arrive: refused when they were sent, or reported afterwards.

A report is believed if it came to the address that only this one letter went out from (`verp`);
one that cannot be understood holds the player's loss and is left to the arbiter.
Whoever has a letter of ours knows its Message-ID: a report that names only that tells the arbiter
and holds the player's loss on time for some days, and stops no clock before the arbiter says so.
"""

from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.log import tell
from corr.mail.letter import Letter, Tag
from corr.mail.read.bounces import Failure, How, Report, read_report, severity, status_in
from corr.mail.read.tags import verify, verify_pass, without_codes
from corr.mail.read.verp import return_address, verify_return
from corr.service.letters.notices import is_notice, tell_arbiter, tell_of_bounce
from corr.service.office.office import Office
from corr.service.post.reach import cannot_be_reached, send_one_again
from corr.store import InboxRow, OutboxRow, PlayerRow
from corr.wire.smtp import Result

SOFT_DAYS = timedelta(days=5)
"""Within this time letters that came back for want of room or time are counted together."""

ARBITER = "arbiter"
"""The name of the arbiter's mailbox in the notes on health."""


def sender_of(office: Office, row: OutboxRow) -> str:
    """The address that a letter goes out from, by which we know it again when it comes back.

    Never the null address: a server that does not take it from us would take nothing more.
    """
    if not (office.plus_addressing and office.return_addresses):
        return office.site.address
    return return_address(office.keys, office.site.address, row.n, row.message_id)


# -- reports ----


def take_report(
    office: Office, row: InboxRow, letter: Letter, at: datetime
) -> tuple[str, str] | None:
    """Do what follows from a report; its new state and the reason.

    None if it is none, or says nothing about a letter of ours that we could find.
    """
    report = read_report(row.raw)
    sent = _by_return(office, letter)
    proven = sent is not None
    sent = sent or _by_content(office, report)
    if sent is None:
        return None
    player = office.store.player_by_address(sent.recipient)
    mine = (sent.recipient, *(player.addresses if player else ()))
    failure = report.about(*mine)
    if failure is None and proven:
        if letter.sender in mine:
            return None  # whatever a machine writes in their name, the mailbox is there
        failure = _in_general(report, sent, letter)
        told = letter.bounce or (report.gist is not None and report.gist.how != "none")
        if failure is None and told:
            if not row.vouched:
                return _doubt(office, row, player, report.words, at, unclear=True)
            failure = Failure(addresses=(), how="hard", status="", words=report.words)
    if failure is None:
        return None
    if failure.how == "none":
        return "handled", "delayed"
    if not (proven or row.vouched):
        if failure.how != "hard":
            return "quarantined", "bounce"
        return _doubt(office, row, player, failure.words, at, unclear=False)
    came_back(
        office,
        sent,
        failure.how,
        failure.status,
        failure.words,
        at=letter.arrived,
        now=at,
        real=at,
        fact="arbiter" if row.vouched else "",
    )
    return "handled", "bounce"


def _in_general(report: Report, sent: OutboxRow, letter: Letter) -> Failure | None:
    """What a report to the letter's own address says of it without naming who it went to."""
    if report.failures:
        others = report.about(*(one for each in report.failures for one in each.addresses))
        # It was forwarded, and came back from where the player's mail goes in the end.
        forwarded = sent.message_id in report.message_ids
        return others if forwarded or (others and others.how == "none") else None
    return report.gist if letter.bounce else None


def _by_return(office: Office, letter: Letter) -> OutboxRow | None:
    """The letter of ours that came back to its own address."""
    for found in letter.returns:
        row = office.store.outgoing_number(found.number)
        if row is not None and verify_return(office.keys, found, row.message_id):
            return row
    return None


def _by_content(office: Office, report: Report) -> OutboxRow | None:
    """The letter of ours that a report names or brings along; only its reader knows it, too."""
    for name in report.message_ids:
        if row := office.store.outgoing(name, whole=False):
            return row
    for tag in report.tags:
        row = office.store.newest_at(f"{tag}.") if _is_ours(office, tag) else None
        if row is not None:
            return row
    return None


def _is_ours(office: Office, tag: Tag) -> bool:
    if not tag.is_pass:
        return any(verify(office.keys, tag, seat) for seat in Seat)
    owner = office.store.player(tag.game)
    addresses = owner.addresses if owner else ()
    return any(verify_pass(office.keys, tag, address) for address in addresses)


def _doubt(
    office: Office,
    row: InboxRow,
    player: PlayerRow | None,
    words: str,
    at: datetime,
    *,
    unclear: bool,
) -> tuple[str, str]:
    """Leave a report to the arbiter, and hold the player's clock for some days.

    Either anybody may have written it who has seen the letter, or it is `unclear` what it says.
    """
    if player is None:
        return "quarantined", "bounce"
    reason = "bounce_unclear" if unclear else "bounce_unproven"
    office.store.may_be_from(row.key, player.id)
    tell_of_bounce(office, row, player, reason, words, at)
    return "quarantined", reason


# -- refused at once ----


def refused(
    office: Office, row: OutboxRow, result: Result, *, at: datetime, real: datetime
) -> None:
    """Do what follows from a letter that the mail server would not take, now or after days."""
    status = status_in(result.reply)
    how = _how(result, status)
    came_back(office, row, how, status, result.reply, at=at, now=at, real=real, fact="refused")


def taken(office: Office, row: OutboxRow, real: datetime) -> None:
    """Note that the arbiter's mailbox is well again, if a notice was taken for it."""
    if is_notice(row) and any(one.name == ARBITER and not one.ok for one in office.store.health()):
        office.store.note_health(ARBITER, ok=True, at=real, detail="")


def _how(result: Result, status: str) -> How:
    """How grave a refusal is; only one about the recipient says anything about them."""
    if result.status == "later":
        return "soft" if status.startswith("4") else "letter"
    about_them = status[2:3] in ("1", "2")
    if result.refused == "recipient" or (result.refused == "mail" and about_them):
        return severity(status, result.reply)
    return "letter"


# -- what follows ----


def came_back(
    office: Office,
    row: OutboxRow,
    how: How,
    status: str,
    words: str,
    *,
    at: datetime,
    now: datetime,
    real: datetime,
    fact: str = "",
) -> None:
    """Do what follows from a letter that, as we learned `at` an instant, did not arrive.

    `fact` is what proves it beside a report, as in `LettersReturned`.
    """
    office.store.mark_returned(row.message_id, how, words, at)
    name = without_codes(row.message_id)
    tell("letter.returned", n=row.n, letter=name, how=how, status=status)
    player = office.store.player_by_address(row.recipient)
    if is_notice(row) or (player is None and row.recipient == office.arbiter):
        # Never a notice about a notice, which might come back as well.
        office.store.note_health(ARBITER, ok=False, at=real, detail=f"{row.recipient}: {words}")
        return
    if player is None:
        return
    cause = f"returned.{row.message_id}"
    if how == "letter":
        tell_arbiter(office, row, words, now)
    elif how == "hard" or _often(office, row.recipient, at):
        if row.recipient == player.addresses[0]:
            cannot_be_reached(office, player, row, status, words, at=at, cause=cause, fact=fact)
        else:
            _send_elsewhere(office, row, player, words, now, cause)


def _often(office: Office, address: str, at: datetime) -> bool:
    """Whether so many letters have come back that a full mailbox is as good as none."""
    return office.store.soft_returns(address, at - SOFT_DAYS) >= office.limits.soft_bounces


def _send_elsewhere(
    office: Office, row: OutboxRow, player: PlayerRow, words: str, at: datetime, cause: str
) -> None:
    """Send what came back from one address of a player to where their letters usually go."""
    tell_arbiter(office, row, words, at)
    game = office.folder.game(row.game) if row.game else None
    seat = game.seat_of(player.id) if game else None
    if game is not None and seat is not None:
        send_one_again(office, game, seat, at=at, cause=cause)
