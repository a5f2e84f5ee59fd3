"""Players whom our letters do not reach: their clocks stop, and start again when letters arrive.

Nobody loses for a letter that came back. What a player has to know is sent once more as soon as
there is a reason to believe that it arrives.
"""

from collections.abc import Collection, Iterator
from datetime import datetime

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.letter import Happening, Letter
from corr.reading.kinds import read_address
from corr.sentences.said import said
from corr.service.letters.compose import Telling, send_game_letter
from corr.service.letters.event_letters import Act
from corr.service.letters.letter_roles import About, require_theirs
from corr.service.letters.notices import tell_unreachable
from corr.service.letters.set_aside import tend
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.people import find_player, record_person, unfit
from corr.service.office.reminders import stop_for
from corr.service.play.credit import is_unsent
from corr.service.play.silence import tell_opponent
from corr.store.rows import OutboxRow, PlayerRow
from corr.tournament.events.events_games import RETURNED, ClockStarted
from corr.tournament.events.events_player import (
    AddressesChanged,
    LettersReturned,
    PlayerReachable,
    ReturnProved,
)
from corr.tournament.play.game import Game
from corr.tournament.play.person import stream_of

_WEIGHT = {"": 0, "probe": 1, "refused": 2, "arbiter": 2}
"""How much the facts prove that say that letters come back."""


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
        queued_at = office.store.returned.queued_at(letter.message_id)
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
        for event in office.store.events.of_stream(stream_of(player.id))
        if isinstance(event.body, PlayerReachable)
    ]
    queued_at = office.store.returned.queued_at(letter.message_id)
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
        if again or at <= clock.due or not clock.runs or is_unsent(office, game, seat):
            body = stop_for(office.store, game, at, again=again)
            if body is not None:
                yield office.folder.play(game, [body], at=at, cause=cause)


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
    told, news = case.office.store.returned.games_told(case.letter.key), tuple[Happening, ...]()
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
        office.store.returned.forgive_returns(address)
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


def declare_reachable(office: Office, player: str, act: Act, *, address: str = "") -> PlayerRow:
    """Let a player's clocks run again on the arbiter's word; the player as they are now.

    With `address`, letters go there from now on. Raises ArbiterError for an address that cannot
    be, and for a player whom letters reach and who gets no other address.
    """
    with office.folder.transaction():
        row = find_player(office, player)
        if row is None:
            raise ArbiterError(said("why_player", "no_such_player", player=player))
        about = About(players=(row,))
        require_theirs(office, about, act.by)
        if row.unreachable_since is None and not address:
            raise ArbiterError(said("why_player", "reached_already", player=row.id))
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
            raise ArbiterError(said("why_player", "no_such_player", player=player))
        about = About(players=(row,))
        require_theirs(office, about, act.by)
        if row.unreachable_since is None:
            raise ArbiterError(said("why_player", "none_came_back", player=row.id))
        if not prove(office, row, "arbiter", at=act.at, cause=act.cause, reason=act.reason):
            raise ArbiterError(said("why_player", "known_already", player=row.id))
        tend(office, about.events(office), act, f"{row.id} cannot be reached")
        return office.store.players.player(row.id) or row


def _with_address(office: Office, row: PlayerRow, address: str, act: Act) -> PlayerRow:
    wanted = address.strip().lower()
    try:
        wanted = read_address(wanted)
    except ValueError:
        raise ArbiterError(said("why_player", "address_expected", address=repr(address))) from None
    if why := unfit(office, wanted):
        raise ArbiterError(said("why_player", "unfit_address", address=wanted, why=why))
    owner = office.store.players.player_by_address(wanted)
    if owner is not None and owner.id != row.id:
        raise ArbiterError(said("why_player", "belongs", address=wanted, owner=owner.id))
    others = tuple(one for one in row.addresses if one != wanted)
    if row.addresses[:1] == (wanted,):
        return row
    body = AddressesChanged(player=row.id, addresses=(wanted, *others))
    return record_person(office, row.id, [body], at=act.at, cause=act.cause)


def running_of(office: Office, player: PlayerRow) -> Iterator[tuple[Game, Seat]]:
    """The running games of a player that are played here, each with their seat."""
    for row in office.store.events.games_of_player(player.id):
        here = row.state == "running" and not office.folder.moved_to(row.event)
        game = office.folder.game(row.id) if here else None
        seat = game.seat_of(player.id) if game else None
        if game is not None and seat is not None:
            yield game, seat
