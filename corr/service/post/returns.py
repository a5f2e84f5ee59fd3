"""Letters of ours that did not arrive, whom they do not reach, and what is said against that."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.log import tell
from corr.mail.letter import Happening, Letter, Tag
from corr.mail.read.bounces import Failure, How, Report, read_report, severity, status_in
from corr.mail.read.tags import (
    return_address,
    tag_of_message_id,
    verify,
    verify_pass,
    verify_return,
    without_codes,
)
from corr.sentences.said import said
from corr.service.letters.compose import Telling, kind_for, send_game_letter
from corr.service.letters.event_letters import Act
from corr.service.letters.letter_roles import About, about_outgoing, require_theirs
from corr.service.letters.notices import (
    is_notice,
    tell_arbiter,
    tell_of_bounce,
    tell_request,
)
from corr.service.letters.reading import letter_answered
from corr.service.letters.set_aside import tend
from corr.service.office.case import Case, Writer
from corr.service.office.office import Office
from corr.service.office.people import record_person
from corr.service.players.reached import cannot_be_reached, reached, running_of, send_one_again
from corr.store.rows import InboxRow, OutboxRow, PlayerRow
from corr.tournament.events.events_games import StopRefuted
from corr.tournament.events.events_player import ReportRefuted
from corr.tournament.play.game import Game
from corr.tournament.play.person import stream_of
from corr.tournament.play.reports import Spell, spells_of, stops_of
from corr.tournament.wording import typed
from corr.wire.smtp import Result

# -- letters of ours that did not arrive ----
# A report is believed if it came to the address that only this one letter went out from (`tags`);
# one that cannot be understood holds the player's loss and is left to the arbiter. Whoever has a
# letter of ours knows its Message-ID: a report that names only that tells the arbiter and holds
# the player's loss on time for some days, and stops no clock before the arbiter says so.


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
    player = office.store.players.player_by_address(sent.recipient)
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
        row = office.store.returned.outgoing_number(found.number)
        if row is not None and verify_return(office.keys, found, row.message_id):
            return row
    return None


def _by_content(office: Office, report: Report) -> OutboxRow | None:
    """The letter of ours that a report names or brings along; only its reader knows it, too."""
    for name in report.message_ids:
        if row := office.store.letters.outgoing(name, whole=False):
            return row
    for tag in report.tags:
        row = office.store.letters.newest_at(f"{tag}.") if _is_ours(office, tag) else None
        if row is not None:
            return row
    return None


def _is_ours(office: Office, tag: Tag) -> bool:
    if not tag.is_pass:
        return any(verify(office.keys, tag, seat) for seat in Seat)
    owner = office.store.players.player(tag.game)
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
    office.store.letters.may_be_from(row.key, player.id)
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
    if is_notice(row) and any(
        one.name == ARBITER and not one.ok for one in office.store.health.noted()
    ):
        office.store.health.note_health(ARBITER, ok=True, at=real, detail="")


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
    office.store.returned.mark_returned(row.message_id, how, words, at)
    name = without_codes(row.message_id)
    tell("letter.returned", n=row.n, letter=name, how=how, status=status)
    player = office.store.players.player_by_address(row.recipient)
    if is_notice(row) or (player is None and row.recipient == office.arbiter):
        # Never a notice about a notice, which might come back as well.
        office.store.health.note_health(
            ARBITER, ok=False, at=real, detail=f"{row.recipient}: {words}"
        )
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
    return (
        office.store.returned.soft_returns(address, at - SOFT_DAYS) >= office.limits.soft_bounces
    )


def _send_elsewhere(
    office: Office, row: OutboxRow, player: PlayerRow, words: str, at: datetime, cause: str
) -> None:
    """Send what came back from one address of a player to where their letters usually go."""
    tell_arbiter(office, row, words, at, elsewhere=player.addresses[0])
    game = office.folder.game(row.game) if row.game else None
    seat = game.seat_of(player.id) if game else None
    if game is not None and seat is not None:
        send_one_again(office, game, seat, at=at, cause=cause)


# -- players whom our letters do not reach ----


# -- letters come back ----
# Nobody loses for a letter that came back. What a player has to know is sent once more as soon as
# there is a reason to believe that it arrives.


# -- and arrive again ----


# -- the arbiter's word ----


# -- answers to letters that were said not to have arrived ----
# Only the very letter that came back, or a tag that no other letter bore, proves it: whoever lost
# one letter and answers another wrote in good faith.


HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


class Refuted(Struct, frozen=True, kw_only=True):
    """The letter of ours that a player answered though it was `reported`, and what follows.

    `games` are those in which time counts after all, each with how much and whose.
    """

    letter: str
    reported: datetime
    games: tuple[tuple[str, Seat, timedelta], ...] = ()


def refute(case: Case, writer: Writer) -> Refuted | None:
    """What a proven writer refutes by answering a letter, None for nothing; it had arrived."""
    found = _reported(case, writer)
    if found is None:
        return None
    case.office.store.returned.mark_arrived(found.letter)
    return found


def _reported(case: Case, writer: Writer) -> Refuted | None:
    """The letter that is answered and was said not to have arrived."""
    store = case.office.store
    row = letter_answered(case)
    if row is not None and row.message_id in case.letter.answers:
        failed = row.state == "failed" and row.recipient in writer.player.addresses
        at = store.returned.reported_at(row.message_id) if failed else None
        return Refuted(letter=row.message_id, reported=at) if at else None
    tag, game = writer.tag, writer.game
    if tag is None or tag.is_pass or game is None:
        return None
    news = store.news.states_of_news(writer.player.id, game.id, tag.number)
    if any(state == "sent" for state, _ in news):
        return None
    only = store.returned.only_reported(f"{tag}.")
    return Refuted(letter=only[0], reported=only[1]) if only else None


def charge(case: Case, player: PlayerRow, found: Refuted) -> Refuted:
    """Let the time count for which clocks stood still by a report that was wrong.

    Where our own mail server or an arbiter said so as well, only the arbiter is told.
    """
    office, cause = case.office, case.letter.key
    spells = tuple(spells_of(office.store.events.of_stream(stream_of(player.id))))
    mine = [one for one in spells if _belongs(one, found)]
    if not mine or mine[-1].refuted:
        return found
    spell = mine[-1]
    if player.unreachable_since is not None:
        at = max(case.letter.arrived, player.unreachable_since)
        player = reached(office, player, "letter", at=at, cause=cause)
    since = spell.since.isoformat()
    body = ReportRefuted(player=player.id, letter=found.letter, answer=cause, since=since)
    record_person(office, player.id, [body], at=case.at, cause=cause)
    until = spell.until or max(case.letter.arrived, spell.since)
    games = () if spell.proved else tuple(_charge_all(case, player, spell.since, until))
    found = replace(found, games=games)
    _tell_arbiters(case, player, found)
    return found


def _charge_all(
    case: Case, player: PlayerRow, since: datetime, until: datetime
) -> Iterator[tuple[str, Seat, timedelta]]:
    office = case.office
    for game, seat in running_of(office, player):
        stops = [
            one for one in stops_of(office.store.events.of_stream(game.id)) if one.seat is seat
        ]
        stood = [(one, span) for one in stops for span in one.stretches(since, until)]
        bodies = [
            StopRefuted(seat=seat, number=one.number, since=a.isoformat(), until=b.isoformat())
            for one, (a, b) in stood
        ]
        if bodies:
            office.folder.play(game, bodies, at=case.letter.arrived, cause=case.letter.key)
            yield game.id, seat, sum((b - a for _, (a, b) in stood), timedelta())


def _belongs(spell: Spell, found: Refuted) -> bool:
    """Whether a letter was reported in a spell."""
    if spell.letter == found.letter:
        return True
    return spell.since <= found.reported and not (spell.until and spell.until < found.reported)


# -- who is told ----


def tell_refuted(case: Case, found: Refuted) -> None:
    """Tell both sides of each game of the time that counts after all."""
    for name, whose, time in found.games:
        game = case.office.folder.game(name)
        assert game is not None
        for seat in Seat:
            params = {"yours": seat is whose, "hours": -(-time // HOUR)}
            telling = Telling(happenings=[Happening(code="report_refuted", params=params)])
            cause = f"refuted.{case.letter.key}"
            kind = kind_for(game, seat)
            send_game_letter(
                case.office, game, seat, kind, at=case.at, cause=cause, telling=telling
            )


def _tell_arbiters(case: Case, player: PlayerRow, found: Refuted) -> None:
    office = case.office
    params = {
        "name": player.name,
        "player": player.id,
        "reported": found.reported,
        "answered": case.letter.arrived,
        "games": tuple(f"{name} ({-(-time // HOUR)} h)" for name, _, time in found.games),
        "commands": tuple(_give_back(name, time) for name, _, time in found.games),
    }
    for arbiter in _arbiters(office, found):
        cause = f"refuted.{case.letter.key}.{arbiter}"
        tell_request(office, arbiter, "report_refuted", params, at=case.at, cause=cause)


def _give_back(game: str, time: timedelta) -> str:
    """The command that gives time back which counts after all, in whole days."""
    return typed("clock", "extend", game, "--days", f"{-(-time // DAY)}", "--reason", "TEXT")


def _arbiters(office: Office, found: Refuted) -> tuple[str, ...]:
    contests = (office.folder.contest(name.partition("-")[0]) for name, _, _ in found.games)
    chief = (one.spec.event.arbiters[0] for one in contests if one)
    return tuple(dict.fromkeys((office.arbiter, *chief)))


# -- sending a letter again because the arbiter says so ----


def resend(office: Office, what: str, act: Act, *, to: str = "") -> tuple[tuple[str, str], ...]:
    """Send a letter again, by its Message-ID, or a game to its players; recipient and Message-ID.

    A letter that did not arrive goes out as it is, with the same Message-ID, if its address is
    still its player's. Of one that was taken, and of a game, a new letter tells the present
    state. One that waits for its next try is tried at once. `to` is one of the game's players,
    both if it is "". Raises ArbiterError.
    """
    with office.folder.transaction():
        game = office.folder.game(what.upper()) if "@" not in what else None
        if game is not None:
            found = office.store.events.game_row(game.id)
            require_theirs(office, About(games=(found,) if found else ()), act.by)
            tend(office, [game.event], act, f"{game.id} sent anew")
            return tuple(_anew(office, game, seat, act) for seat in _seats(office, game, to))
        row = office.store.letters.outgoing(what.strip().strip("<>"))
        if row is None:
            raise ArbiterError(said("why_letter", "neither", found=without_codes(what)))
        about = about_outgoing(office, row)
        require_theirs(office, about, act.by)
        sent = _resend(office, row, act)
        what = "tried at once" if row.state == "queued" else "that did not arrive sent again"
        tend(office, about.events(office), act, f"a letter {what}")
        return (sent,)


def _resend(office: Office, row: OutboxRow, act: Act) -> tuple[str, str]:
    player = office.store.players.player_by_address(row.recipient)
    if row.state == "queued" and office.store.waits.hurry_outgoing(row.message_id):
        return row.recipient, row.message_id
    if row.state == "queued":
        raise ArbiterError(said("why_letter", "waits", recipient=row.recipient))
    if row.state == "failed" and row.raw and (player is not None or not row.game):
        office.store.returned.requeue(row.message_id)
        return row.recipient, row.message_id
    game = office.folder.game(row.game) if row.game else None
    seat = _seat_of(office, row)
    if game is None or seat is None:
        raise ArbiterError(said("why_letter", "taken", recipient=row.recipient))
    return _anew(office, game, seat, act)


def _seat_of(office: Office, row: OutboxRow) -> Seat | None:
    """Whose letter about a game it was, even if its address is nobody's any more."""
    tag = tag_of_message_id(row.message_id)
    return next((seat for seat in Seat if tag and verify(office.keys, tag, seat)), None)


def _seats(office: Office, game: Game, to: str) -> tuple[Seat, ...]:
    if not to:
        return tuple(Seat)
    player = office.store.players.player(to.upper()) or office.store.players.player_by_address(
        to.lower()
    )
    seat = game.seat_of(player.id) if player else None
    if seat is None:
        raise ArbiterError(said("why_letter", "does_not_play", player=to, game=game.id))
    return (seat,)


def _anew(office: Office, game: Game, seat: Seat, act: Act) -> tuple[str, str]:
    player = office.store.players.player(game.players[seat])
    if player is None or not player.addresses:
        raise ArbiterError(said("why_letter", "no_address", player=game.players[seat]))
    name = send_one_again(office, game, seat, at=act.at, cause=act.cause)
    return player.addresses[0], name
