"""Calling an event off: its games are annulled, and everybody is told once, in one transaction."""

from collections import Counter
from dataclasses import dataclass

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.service.event.entering import missed
from corr.service.letters.event_letters import (
    Act,
    event_facts,
    send_event_letter,
    the_contest,
    the_reason,
)
from corr.service.office.office import Office
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.events.events import Annulled, Cancelled
from corr.tournament.play.game import Game


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """What is lost when an event is cancelled.

    `going` games go on and `ended` are over or annulled already; `waiting` were drawn and have
    not begun.
    """

    players: int
    going: int
    ended: int
    waiting: int


@dataclass(frozen=True, slots=True, kw_only=True)
class _Lost:
    """How many games of each player went on, and how many had a result."""

    going: Counter[str]
    ended: Counter[str]


def stakes_of(office: Office, event: str) -> Stakes:
    """What would be lost if an event were cancelled now. Raises ArbiterError if it is over."""
    contest = _not_over(office, event)
    begun, going = office.store.game_counts(event)
    return Stakes(
        players=len(contest.entries),
        going=going,
        ended=begun - going,
        waiting=len(contest.pairings) - begun,
    )


def cancel_event(office: Office, event: str, act: Act) -> Contest:
    """Call an event off for good. Raises ArbiterError.

    All its games are annulled, those too that are over; nobody scores, and no norm or report
    comes of it. Everybody who was ever entered gets one letter. The id stays taken.
    """
    with office.folder.transaction():
        contest, reason = _not_over(office, event), the_reason(act)
        lost = _annul_all(office, event, reason, act)
        body = Cancelled(reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        facts = event_facts(office, contest, players=False)
        for player in contest.entries:
            told: dict[str, object] = {
                "event": facts,
                "reason": reason,
                "started": bool(contest.order),
                "going": lost.going[player],
                "ended": lost.ended[player],
            }
            send_event_letter(office, contest, player, "event_cancelled", told, act)
        missed(office, contest, contest, act)
        return contest


def _not_over(office: Office, event: str) -> Contest:
    contest = the_contest(office, event)
    if contest.state in OVER:
        why = ": its report stands" if contest.state == "closed" else " already"
        raise ArbiterError(f"{event} is {contest.state}{why}")
    return contest


def _annul_all(office: Office, event: str, reason: str, act: Act) -> _Lost:
    """Annul all games of an event, one after the other; nobody is told of a single game."""
    lost = _Lost(going=Counter(), ended=Counter())
    for name in office.store.game_ids(event):
        game = office.folder.game(name)
        assert game is not None  # its row is here
        if game.result is None or not game.result.is_annulled:
            _count(lost, game)
            annulled = Annulled(reason=reason)
            office.folder.play(game, [annulled], at=act.at, cause=act.cause)
    return lost


def _count(lost: _Lost, game: Game) -> None:
    kind = lost.going if game.result is None else lost.ended
    kind.update(game.players[seat] for seat in Seat)
