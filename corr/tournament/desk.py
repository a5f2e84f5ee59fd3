"""The rulings of an event as they stand: made, appealed against, decided. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime

from corr.errors import ArbiterError, PlayerError
from corr.tournament.events_desk import Acted, AppealDecided, Appealed

VERDICTS = ("upheld", "overturned")
"""What a committee may decide of a ruling."""

Rulings = Mapping[int, "Ruled"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruled:
    """A ruling, with its appeal and what was decided of that, None as long as there is none.

    `at` and `cause` are those of its event; what the ruling changed has the same cause.
    `undone_by` is the later ruling that undid it, 0 for none.
    """

    at: datetime
    cause: str
    act: Acted
    appeal: Appealed | None = None
    appealed_at: datetime | None = None
    decision: AppealDecided | None = None
    decided_at: datetime | None = None
    undone_by: int = 0

    @property
    def is_open(self) -> bool:
        """Whether somebody has appealed and waits for the decision."""
        return self.appeal is not None and self.decision is None and not self.undone_by

    def may_be_appealed(self, day: date) -> bool:
        """Whether those concerned may still appeal on a day, if nobody has."""
        return bool(self.act.appeal_until) and day.isoformat() <= self.act.appeal_until


def after(
    rulings: Rulings, body: Acted | Appealed | AppealDecided, *, at: datetime, cause: str
) -> Rulings:
    """The rulings after one more event about them."""
    match body:
        case Acted():
            found = Ruled(at=at, cause=cause, act=body)
            if body.undoes:
                undone = replace(rulings[body.undoes], undone_by=body.number)
                rulings = {**rulings, body.undoes: undone}
        case Appealed():
            found = replace(rulings[body.number], appeal=body, appealed_at=at)
        case AppealDecided():
            found = replace(rulings[body.number], decision=body, decided_at=at)
    return {**rulings, body.number: found}


def appeal(rulings: Rulings, number: int, player: str, words: str, day: date) -> Appealed:
    """The appeal of a player on a day. Raises PlayerError if there can be none."""
    found = rulings.get(number)
    if found is None or player not in found.act.concerned:
        raise PlayerError("no_ruling_of_yours", number=number)
    if found.appeal is not None:
        raise PlayerError("appealed_already", number=number, mine=found.appeal.player == player)
    if not found.may_be_appealed(day):
        raise PlayerError("appeal_too_late", number=number, until=found.act.appeal_until)
    if not words:
        raise PlayerError("appeal_without_words", number=number)
    return Appealed(number=number, player=player, words=words)


def decide(rulings: Rulings, number: int, verdict: str, reason: str, by: str) -> AppealDecided:
    """The committee's decision on an appeal, which is final. Raises ArbiterError."""
    found = rulings.get(number)
    if verdict not in VERDICTS:
        raise ArbiterError(f"a ruling is {' or '.join(VERDICTS)}, not {verdict}")
    if found is None or found.appeal is None:
        raise ArbiterError(f"nobody has appealed against ruling {number}")
    if found.undone_by:
        raise ArbiterError(f"ruling {number} was undone by ruling {found.undone_by}")
    if found.decision is not None:
        raise ArbiterError(
            f"the appeal against ruling {number} was decided: {found.decision.verdict}; "
            "that is final"
        )
    return AppealDecided(number=number, verdict=verdict, reason=reason, by=by)


def latest_for(rulings: Rulings, player: str, day: date) -> int:
    """The last ruling that a player may appeal against on a day, 0 if there is none."""
    mine = (
        number
        for number, one in rulings.items()
        if player in one.act.concerned and one.appeal is None and one.may_be_appealed(day)
    )
    return max(mine, default=0)
