"""Sending a letter again because the arbiter says so."""

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.read.tags import tag_of_message_id, verify, without_codes
from corr.service.desk.desk import tend
from corr.service.letters.event_letters import Act
from corr.service.letters.letter_roles import About, about_outgoing, require_theirs
from corr.service.office.office import Office
from corr.service.post.reach import send_one_again
from corr.store import OutboxRow
from corr.tournament.play.game import Game


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
