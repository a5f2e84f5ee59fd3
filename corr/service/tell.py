"""Who is told what after a letter was judged: the writer always, the opponent if it moves them."""

from collections.abc import Sequence
from datetime import timedelta
from math import ceil

from corr.games.rules import Move, Seat
from corr.mail.letter import Happening, Receipt, Refusal
from corr.service.case import Case
from corr.service.compose import Telling, send_game_letter
from corr.service.judge import Verdict
from corr.tournament.events import (
    BoardEnded,
    ClockCredited,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    MovePlayed,
)
from corr.tournament.game import Game


def tell(case: Case, verdict: Verdict, message: str) -> None:
    """Queue the letters that follow from a verdict, `message` going along to the opponent."""
    if verdict.game.result is not None and verdict.before.result is None:
        _tell_end(case, verdict, message)
    elif verdict.news:
        _tell_writer(case, verdict)
        _tell_opponent(case, verdict, message)
    elif verdict.refusals:
        refuse(case, verdict.game, verdict.seat, verdict.refusals)
    elif verdict.shows:
        show(case, verdict.game, verdict.seat, [Happening(code="shown")])


def refuse(case: Case, game: Game, seat: Seat, refusals: Sequence[Refusal]) -> None:
    """Say what was read, why it cannot be and what to send; nothing has changed."""
    telling = Telling(refusals=refusals, answers=case.letter, unsolicited=case.proven)
    _send(case, game, seat, "refused", telling)


def show(
    case: Case,
    game: Game,
    seat: Seat,
    happenings: Sequence[Happening],
    refusals: Sequence[Refusal] = (),
) -> None:
    """Send the position to the writer."""
    telling = Telling(
        happenings=happenings,
        refusals=refusals,
        answers=case.letter,
        unsolicited=case.proven,
    )
    _send(case, game, seat, _kind(game, seat), telling)


def pass_on(
    case: Case, game: Game, seat: Seat, message: str, refusals: Sequence[Refusal] = ()
) -> None:
    """Give the opponent a message that came without a move, and tell the writer so.

    `refusals` are what else there is to say to the writer.
    """
    other = seat.other
    theirs = Telling(happenings=[Happening(code="they_wrote")], message=message)
    _send(case, game, other, _kind(game, other), theirs)
    show(case, game, seat, [Happening(code="you_wrote")], refusals)


def _tell_end(case: Case, verdict: Verdict, message: str) -> None:
    seat, game = verdict.seat, verdict.game
    mine = _happenings(verdict, "you")
    telling = Telling(happenings=mine, refusals=verdict.refusals, answers=case.letter)
    _send(case, game, seat, "game_over", telling)
    theirs = Telling(happenings=_happenings(verdict, "they"), message=message)
    _send(case, game, seat.other, "game_over", theirs)


def _tell_writer(case: Case, verdict: Verdict) -> None:
    telling = Telling(
        happenings=_happenings(verdict, "you"),
        refusals=verdict.refusals,
        receipt=_receipt(case, verdict),
        answers=case.letter,
    )
    _send(case, verdict.game, verdict.seat, _kind(verdict.game, verdict.seat), telling)


def _tell_opponent(case: Case, verdict: Verdict, message: str) -> None:
    """The opponent hears of it when it is their turn, of a refused draw at once."""
    other = verdict.seat.other
    declined = any(isinstance(body, DrawDeclined) for body in verdict.bodies)
    if verdict.game.position.to_act is other or declined or message:
        telling = Telling(happenings=_happenings(verdict, "they"), message=message)
        _send(case, verdict.game, other, _kind(verdict.game, other), telling)


def _happenings(verdict: Verdict, who: str) -> list[Happening]:
    bodies = verdict.bodies
    told = list[Happening]()
    moves: tuple[Move, ...] = tuple(Move(b.move) for b in bodies if isinstance(b, MovePlayed))
    if moves:
        # The reader who waits has not heard of acts after which the turn stayed.
        acts = moves if who == "you" else verdict.game.last_moves
        told.append(Happening(code=f"{who}_played", params={"moves": acts}))
    if any(isinstance(body, DrawOffered) for body in bodies):
        told.append(Happening(code=f"{who}_offered_draw"))
    declined = any(isinstance(body, DrawDeclined) for body in bodies)
    by_move = bool(moves) and verdict.before.draw_offer is verdict.seat.other
    if declined or by_move:
        told.append(Happening(code=f"{who}_declined_draw"))
    if any(isinstance(body, BoardEnded) and body.winner for body in bodies):
        told += [Happening(code=f"{who}_claimed_win")] if verdict.game.by_claim else []
    if any(isinstance(body, DrawClaimed) for body in bodies):
        told.append(Happening(code=f"{who}_claimed_draw"))
    credit = sum(body.seconds for body in bodies if isinstance(body, ClockCredited))
    if credit and who == "they":
        told.append(Happening(code="clock_credited", params={"hours": ceil(credit / 3600)}))
    return told


def _receipt(case: Case, verdict: Verdict) -> Receipt | None:
    clock = verdict.before.clock
    if clock is None or verdict.game.position.to_act is verdict.seat:
        return None
    arrived = case.letter.arrived
    left = verdict.game.terms.per_move
    return Receipt(arrived=arrived, used=max(arrived - clock.since, timedelta()), left=left)


def _kind(game: Game, seat: Seat) -> str:
    if game.result is not None:
        return "game_over"
    return "your_move" if game.position.to_act is seat else "receipt"


def _send(case: Case, game: Game, seat: Seat, kind: str, telling: Telling) -> None:
    key = case.letter.key
    send_game_letter(case.office, game, seat, kind, at=case.at, cause=key, telling=telling)
