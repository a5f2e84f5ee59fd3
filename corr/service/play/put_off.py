"""Letters that came when their player's time was over, put off until it is sure that it was.

Nobody loses by writing: what keeps a player from losing (`held`) keeps their late letters, too.
They are handled by themselves once nothing does.
"""

from collections.abc import Sequence
from datetime import datetime

from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.service.letters.apart import Apart
from corr.service.letters.compose import Telling, send_game_letter
from corr.service.letters.plain import is_spent
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.set_aside import BEFORE_ALL_IS_READ, BEHIND_ANOTHER, PUT_OFF
from corr.service.play.credit import since_unsent
from corr.service.play.held import holds
from corr.service.play.holds import Hold
from corr.store import InboxRow
from corr.tournament.play.game import Game, forfeit, may_end
from corr.tournament.play.orders import BoardOrder, Order, Play

_NAME = "put_off"
_UNSURE = frozenset({"unread", "clock", "set_aside", "unsent"})
"""Why a player does not lose yet, in the words of `held.holds`, though nobody has to decide it."""


class PutOff(Exception):
    """A letter has to wait until it is sure whether its seat has lost a game on time."""

    def __init__(self, game: Game, seat: Seat, held: Sequence[Hold]) -> None:
        super().__init__(game.id)
        self.game, self.seat = game, seat
        self.behind = tuple(one for one in held if one.why == "set_aside")


def be_sure(case: Case, game: Game, seat: Seat, orders: Sequence[Order]) -> Game:
    """The game as a letter of a seat finds it, in which a flag may have fallen; raises PutOff.

    Who was never told of the turn, for our letter has not left, gets the time of it back. What
    the other seat writes waits if it could end the game, and so does what came after a ruling
    that waits itself.
    """
    office, arrived = case.office, case.letter.arrived
    ends = any(isinstance(order, BoardOrder) and may_end(order) for order in orders)
    moves = any(isinstance(order, Play) for order in orders)
    if (ends or moves) and is_behind_ruling(game, arrived):
        raise PutOff(game, seat, ())
    if ends and forfeit(game, arrived) and not _is_late(game, seat, arrived):
        if _unsure(office, game, case.at, _read_up_to(office, game, arrived)):
            raise PutOff(game, seat, ())
        return game
    if not _is_late(game, seat, arrived):
        return game
    if bodies := since_unsent(office, game, arrived):
        game = office.folder.play(game, bodies, at=arrived, cause=case.letter.key)
    if _is_late(game, seat, arrived):
        held = _unsure(office, game, case.at, _read_up_to(office, game, arrived))
        if held:
            raise PutOff(game, seat, held)
    return game


def tell_put_off(case: Case, why: PutOff) -> tuple[str, str]:
    """Tell the writer of the letter of theirs that is looked at first; new state and reason.

    What only waits for the rest of the mail waits for an hour: its answer is told then.
    """
    case.office.store.may_be_from(case.letter.key, why.game.players[why.seat])
    case.office.store.set_mark(_NAME, case.at)
    if not why.behind:
        return "quarantined", BEFORE_ALL_IS_READ
    if not is_spent(case):
        first = case.office.store.letter(why.behind[0].letter, whole=False)
        assert first is not None  # it holds the loss
        params: dict[str, object] = {"arrived": first.arrived, "sender": first.sender}
        _tell(case, why, Refusal(line="", code="behind_another", params=params))
    return "quarantined", BEHIND_ANOTHER


def _tell(case: Case, why: PutOff, refusal: Refusal) -> None:
    telling = Telling(refusals=[refusal], answers=case.letter, unsolicited=case.proven)
    send_game_letter(
        case.office,
        why.game,
        why.seat,
        "refused",
        at=case.at,
        cause=case.letter.key,
        telling=telling,
    )


def take_up(office: Office, at: datetime) -> None:
    """Let the letters be handled that were put off and need not wait any more."""
    if office.store.mark(_NAME) is None:
        return
    with office.folder.transaction():
        watermark, apart = office.store.read_up_to(office.mailbox), Apart(office, at)
        rows = [row for why in sorted(PUT_OFF) for row in office.store.letters_because(why)]
        for row in tuple(rows):
            with apart.each("letter", row.key), office.folder.savepoint():
                if not _must_wait(office, row, at, watermark):
                    office.store.take_up_letter(row.key)
                    rows.remove(row)
        if not rows:
            office.store.drop_mark(_NAME)


def _must_wait(office: Office, row: InboxRow, at: datetime, watermark: datetime | None) -> bool:
    player = office.store.named_in(row.key)
    for one in office.store.games_of_player(player):
        game = office.folder.game(one.id) if one.state == "running" else None
        if game is None or office.folder.moved_to(game.event):
            continue
        if is_behind_ruling(game, row.arrived):
            return True
        if forfeit(game, row.arrived) and _unsure(office, game, at, watermark):
            return True
    return False


def is_behind_ruling(game: Game, arrived: datetime) -> bool:
    """Whether a ruling waits in a game that was given before a letter came."""
    return bool(game.waiting) and game.waiting[0].at <= arrived


def _is_late(game: Game, seat: Seat, arrived: datetime) -> bool:
    late = forfeit(game, arrived)
    return late is not None and late.seat is seat


def _read_up_to(office: Office, game: Game, arrived: datetime) -> datetime:
    """Up to when all letters are handled, as far as they may have come in time.

    They are fetched in the order in which they came, but for the pace of mail servers.
    """
    oldest, _ = office.store.oldest_letters()
    if oldest is not None and game.times.lost_at is not None and oldest <= game.times.lost_at:
        return oldest
    return max(arrived, office.store.drained_at(office.mailbox) or arrived)


def _unsure(office: Office, game: Game, at: datetime, read: datetime | None) -> tuple[Hold, ...]:
    return tuple(hold for hold in holds(office, game, at, read) if hold.why in _UNSURE)
