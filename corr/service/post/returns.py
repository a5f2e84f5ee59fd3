"""Letters of ours that did not arrive, whom they do not reach, and what is said against that."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.log import tell
from corr.mail.letter import Happening, Letter, Tag
from corr.mail.read.bounces import Failure, How, Report, read_report, severity, status_in
from corr.mail.read.tags import tag_of_message_id, verify, verify_pass, without_codes
from corr.mail.read.verp import return_address, verify_return
from corr.service.desk.set_aside import tend
from corr.service.letters.compose import Telling, kind_for, send_game_letter
from corr.service.letters.event_letters import Act
from corr.service.letters.letter_roles import About, about_outgoing, require_theirs
from corr.service.letters.notices import (
    is_notice,
    tell_arbiter,
    tell_of_bounce,
    tell_request,
    tell_unreachable,
)
from corr.service.office.case import Case, Writer
from corr.service.office.office import Office
from corr.service.office.people import find_player, record_person, unfit
from corr.service.office.reminders import stop_for
from corr.service.play.credit import is_unsent
from corr.service.play.silence import tell_opponent
from corr.store import InboxRow, OutboxRow, PlayerRow
from corr.tournament.events.events import (
    RETURNED,
    AddressesChanged,
    ClockStarted,
    LettersReturned,
    PlayerReachable,
    ReportRefuted,
    ReturnProved,
    StopRefuted,
)
from corr.tournament.play.game import Game
from corr.tournament.play.person import stream_of
from corr.tournament.play.reports import Spell, spells_of, stops_of
from corr.tournament.spec.spec_reader import read_address
from corr.tournament.wording import utc
from corr.wire.smtp import Result

# -- letters of ours that did not arrive ----
# A report is believed if it came to the address that only this one letter went out from (`verp`);
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


# -- players whom our letters do not reach ----


_WEIGHT = {"": 0, "probe": 1, "refused": 2, "arbiter": 2}
"""How much the facts prove that say that letters come back."""

# -- letters come back ----
# Nobody loses for a letter that came back. What a player has to know is sent once more as soon as
# there is a reason to believe that it arrives.


def cannot_be_reached(
    office: Office,
    player: PlayerRow,
    letter: OutboxRow,
    status: str,
    words: str,
    *,
    at: datetime,
    cause: str,
    fact: str = "",
) -> None:
    """Note that letters to a player come back, stop their clocks, and tell those concerned.

    `fact` is as in `LettersReturned`. Of a player about whom it is known already that is noted
    alone, if it proves more than what is known.
    """
    if player.unreachable_since is not None:
        queued_at = office.store.queued_at(letter.message_id)
        later = queued_at is not None and queued_at > player.unreachable_since
        prove(office, player, fact or ("probe" if later else ""), at=at, cause=cause)
        return
    if not _is_news(office, player, letter):
        return
    body = LettersReturned(
        player=player.id,
        address=letter.recipient,
        letter=letter.message_id,
        status=status,
        words=words,
        fact=fact,
    )
    player = record_person(office, player.id, [body], at=at, cause=cause)
    _stop_and_tell(office, player, at=at, cause=cause)


def prove(
    office: Office, player: PlayerRow, fact: str, *, at: datetime, cause: str, reason: str = ""
) -> bool:
    """Note a second fact about a player to whom letters come back; False if it adds nothing."""
    if _WEIGHT[fact] <= _WEIGHT[player.unreachable_fact]:
        return False
    body = ReturnProved(player=player.id, fact=fact, reason=reason)
    player = record_person(office, player.id, [body], at=at, cause=cause)
    _stop_and_tell(office, player, at=at, cause=cause)
    return True


def _stop_and_tell(office: Office, player: PlayerRow, *, at: datetime, cause: str) -> None:
    games = tuple(_stop_clocks(office, player, at=at, cause=cause))
    for game in games:
        tell_opponent(office, game, at, cause)
    tell_unreachable(office, player, games, at=at)


def _is_news(office: Office, player: PlayerRow, letter: OutboxRow) -> bool:
    """Whether a letter is newer than the last word that letters do arrive."""
    found = [
        event.at
        for event in office.store.events(stream_of(player.id))
        if isinstance(event.body, PlayerReachable)
    ]
    queued_at = office.store.queued_at(letter.message_id)
    return not found or queued_at is None or queued_at >= found[-1]


def _stop_clocks(office: Office, player: PlayerRow, *, at: datetime, cause: str) -> Iterator[Game]:
    """Stop the player's clocks, or let them stand still for longer; the games where that is so.

    A time that was over before is lost, unless nobody had told the player of the turn.
    """
    for game, seat in running_of(office, player):
        clock = game.clock
        if clock is None or clock.seat is not seat:
            continue
        again = RETURNED in game.times.holds
        if again or at <= clock.due or is_unsent(office, game, seat):
            body = stop_for(office.store, game, at, again=again)
            if body is not None:
                yield office.folder.play(game, [body], at=at, cause=cause)


# -- and arrive again ----


def heard_from(case: Case, player: PlayerRow) -> PlayerRow | None:
    """Start the clocks of a player who proved to have written, as of the letter's arrival.

    The player as they are now, None for one who could be reached all along, or who wrote before
    the letter came back. If letters came back from another address of theirs than the one that
    they wrote from, they go to this one from now on.
    """
    office, letter = case.office, case.letter
    since = player.unreachable_since
    if since is None or letter.arrived < since:
        return None
    if letter.sender in player.addresses[1:]:
        others = (one for one in player.addresses if one != letter.sender)
        body = AddressesChanged(player=player.id, addresses=(letter.sender, *others))
        player = record_person(office, player.id, [body], at=case.at, cause=letter.key)
    return reached(office, player, "letter", at=letter.arrived, cause=letter.key)


def welcome_back(
    case: Case, before: PlayerRow, after: PlayerRow, but: Collection[str] = ()
) -> None:
    """Send the games again, but some, that the answers to the player's letter did not tell of."""
    told, news = case.office.store.games_told(case.letter.key), tuple[Happening, ...]()
    if before.addresses[:1] != after.addresses[:1]:
        news = (Happening(code="letters_go", params={"address": after.addresses[0]}),)
        told = set()
    told |= set(but)
    send_again(
        case.office,
        after,
        at=case.at,
        cause=case.letter.key,
        but=told,
        answers=case.letter,
        news=news,
    )


def moved(
    office: Office, before: PlayerRow | None, after: PlayerRow, *, at: datetime, cause: str
) -> None:
    """Start the clocks of a player whose letters go to another address from now on."""
    if before is None or after.unreachable_since is None or not after.addresses:
        return
    if before.addresses[:1] != after.addresses[:1]:
        after = reached(office, after, "address", at=at, cause=cause)
        send_again(office, after, at=at, cause=cause)


def reached(office: Office, player: PlayerRow, why: str, *, at: datetime, cause: str) -> PlayerRow:
    """Note that letters reach a player again, and start their clocks; the player as they are now.

    `why` as in `PlayerReachable`. Nothing is sent: see `send_again`.
    """
    body = PlayerReachable(player=player.id, why=why)
    player = record_person(office, player.id, [body], at=at, cause=cause)
    for address in player.addresses:
        office.store.forgive_returns(address)
    for game, seat in running_of(office, player):
        if game.clock and game.clock.seat is seat and RETURNED in game.times.holds:
            started = ClockStarted(seat=seat, number=game.position.number)
            office.folder.play(game, [started], at=at, cause=cause)
    return player


def send_again(
    office: Office,
    player: PlayerRow,
    *,
    at: datetime,
    cause: str,
    but: Collection[str] = (),
    answers: Letter | None = None,
    news: tuple[Happening, ...] = (),
) -> int:
    """Send the present state of each running game of a player but some; how many letters.

    `news` is told in the first of them.
    """
    letters = 0
    for game, seat in running_of(office, player):
        if game.id in but:
            continue
        send_one_again(office, game, seat, at=at, cause=cause, answers=answers, news=news)
        letters, news = letters + 1, ()
    return letters


def send_one_again(
    office: Office,
    game: Game,
    seat: Seat,
    *,
    at: datetime,
    cause: str,
    answers: Letter | None = None,
    news: tuple[Happening, ...] = (),
) -> str:
    """Send one game as it is now to the player at a seat, in a new letter; its Message-ID."""
    mine = game.clock is not None and game.clock.seat is seat
    resumed = mine and game.clock is not None and game.clock.resumed is not None
    first = Happening(code="clock_runs" if resumed else "sent_again")
    kind = "game_over" if game.result else "your_move" if mine else "receipt"
    telling = Telling(happenings=(first, *news), answers=answers)
    return send_game_letter(office, game, seat, kind, at=at, cause=cause, telling=telling)


# -- the arbiter's word ----


def declare_reachable(office: Office, player: str, act: Act, *, address: str = "") -> PlayerRow:
    """Let a player's clocks run again on the arbiter's word; the player as they are now.

    With `address`, letters go there from now on. Raises ArbiterError for an address that cannot
    be, and for a player whom letters reach and who gets no other address.
    """
    with office.folder.transaction():
        row = find_player(office, player)
        if row is None:
            raise ArbiterError(f"there is no player {player}; see `corr player list`")
        about = About(players=(row,))
        require_theirs(office, about, act.by)
        if row.unreachable_since is None and not address:
            raise ArbiterError(f"letters reach {row.name} ({row.id}) already")
        unreachable = row.unreachable_since is not None
        if address:
            row = _with_address(office, row, address, act)
        if unreachable:
            row = reached(office, row, "arbiter", at=act.at, cause=act.cause)
        send_again(office, row, at=act.at, cause=act.cause)
        tend(office, about.events(office), act, f"{row.id} can be reached")
        return row


def declare_unreachable(office: Office, player: str, act: Act) -> PlayerRow:
    """Let a player's clocks stand still on the arbiter's word; the player as they are now.

    Raises ArbiterError for a player about whom there is no report, or more than reports.
    """
    with office.folder.transaction():
        row = find_player(office, player)
        if row is None:
            raise ArbiterError(f"there is no player {player}; see `corr player list`")
        about = About(players=(row,))
        require_theirs(office, about, act.by)
        if row.unreachable_since is None:
            raise ArbiterError(f"no letter to {row.name} ({row.id}) has come back")
        if not prove(office, row, "arbiter", at=act.at, cause=act.cause, reason=act.reason):
            raise ArbiterError(f"that letters to {row.name} ({row.id}) come back is known already")
        tend(office, about.events(office), act, f"{row.id} cannot be reached")
        return office.store.player(row.id) or row


def _with_address(office: Office, row: PlayerRow, address: str, act: Act) -> PlayerRow:
    wanted = address.strip().lower()
    try:
        wanted = read_address(wanted)
    except ValueError:
        raise ArbiterError(f"--address: a mail address is expected, not {address!r}") from None
    if why := unfit(office, wanted):
        raise ArbiterError(f"--address: {wanted} is {why}")
    owner = office.store.player_by_address(wanted)
    if owner is not None and owner.id != row.id:
        raise ArbiterError(f"{wanted} belongs to {owner.id} already")
    others = tuple(one for one in row.addresses if one != wanted)
    if row.addresses[:1] == (wanted,):
        return row
    body = AddressesChanged(player=row.id, addresses=(wanted, *others))
    return record_person(office, row.id, [body], at=act.at, cause=act.cause)


def running_of(office: Office, player: PlayerRow) -> Iterator[tuple[Game, Seat]]:
    """The running games of a player that are played here, each with their seat."""
    for row in office.store.games_of_player(player.id):
        here = row.state == "running" and not office.folder.moved_to(row.event)
        game = office.folder.game(row.id) if here else None
        seat = game.seat_of(player.id) if game else None
        if game is not None and seat is not None:
            yield game, seat


# -- answers to letters that were said not to have arrived ----
# Only the very letter that came back, or a tag that no other letter bore, proves it: whoever lost
# one letter and answers another wrote in good faith.


HOUR = timedelta(hours=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Refuted:
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
    case.office.store.mark_arrived(found.letter)
    return found


def _reported(case: Case, writer: Writer) -> Refuted | None:
    """The letter that is answered and was said not to have arrived."""
    store = case.office.store
    for name in case.letter.answers:
        if (row := store.outgoing(name, whole=False)) is not None:
            at = store.reported_at(name) if row.recipient in writer.player.addresses else None
            return Refuted(letter=name, reported=at) if at else None
    tag, game = writer.tag, writer.game
    if tag is None or tag.is_pass or game is None:
        return None
    news = store.states_of_news(writer.player.id, game.id, tag.number)
    if any(state == "sent" for state, _ in news):
        return None
    only = store.only_reported(f"{tag}.")
    return Refuted(letter=only[0], reported=only[1]) if only else None


def charge(case: Case, player: PlayerRow, found: Refuted) -> Refuted:
    """Let the time count for which clocks stood still by a report that was wrong.

    Where our own mail server or an arbiter said so as well, only the arbiter is told.
    """
    office, cause = case.office, case.letter.key
    spells = tuple(spells_of(office.store.events(stream_of(player.id))))
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
        stops = [one for one in stops_of(office.store.events(game.id)) if one.seat is seat]
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
        "reported": utc(found.reported),
        "answered": utc(case.letter.arrived),
        "games": tuple(f"{name} ({-(-time // HOUR)} h)" for name, _, time in found.games),
    }
    for arbiter in _arbiters(office, found):
        cause = f"refuted.{case.letter.key}.{arbiter}"
        tell_request(office, arbiter, "report_refuted", params, at=case.at, cause=cause)


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
            found = office.store.game_row(game.id)
            require_theirs(office, About(games=(found,) if found else ()), act.by)
            tend(office, [game.event], act, f"{game.id} sent anew")
            return tuple(_anew(office, game, seat, act) for seat in _seats(office, game, to))
        row = office.store.outgoing(what.strip().strip("<>"))
        if row is None:
            raise ArbiterError(f"there is no game and no letter of ours {without_codes(what)}")
        about = about_outgoing(office, row)
        require_theirs(office, about, act.by)
        sent = _resend(office, row, act)
        what = "tried at once" if row.state == "queued" else "that did not arrive sent again"
        tend(office, about.events(office), act, f"a letter {what}")
        return (sent,)


def _resend(office: Office, row: OutboxRow, act: Act) -> tuple[str, str]:
    player = office.store.player_by_address(row.recipient)
    if row.state == "queued" and office.store.hurry_outgoing(row.message_id):
        return row.recipient, row.message_id
    if row.state == "queued":
        raise ArbiterError(f"the letter to {row.recipient} waits to be sent already")
    if row.state == "failed" and row.raw and (player is not None or not row.game):
        office.store.requeue(row.message_id)
        return row.recipient, row.message_id
    game = office.folder.game(row.game) if row.game else None
    seat = _seat_of(office, row)
    if game is None or seat is None:
        raise ArbiterError(
            f"the letter to {row.recipient} was taken by the mail server; only what was told of "
            "a game can be written anew"
        )
    return _anew(office, game, seat, act)


def _seat_of(office: Office, row: OutboxRow) -> Seat | None:
    """Whose letter about a game it was, even if its address is nobody's any more."""
    tag = tag_of_message_id(row.message_id)
    return next((seat for seat in Seat if tag and verify(office.keys, tag, seat)), None)


def _seats(office: Office, game: Game, to: str) -> tuple[Seat, ...]:
    if not to:
        return tuple(Seat)
    player = office.store.player(to.upper()) or office.store.player_by_address(to.lower())
    seat = game.seat_of(player.id) if player else None
    if seat is None:
        raise ArbiterError(f"{to} does not play {game.id}")
    return (seat,)


def _anew(office: Office, game: Game, seat: Seat, act: Act) -> tuple[str, str]:
    player = office.store.player(game.players[seat])
    if player is None or not player.addresses:
        raise ArbiterError(f"{game.players[seat]} has no address any more")
    name = send_one_again(office, game, seat, at=act.at, cause=act.cause)
    return player.addresses[0], name
