"""The norm line of a player's letters: what the event asks of them, and what they have so far."""

from dataclasses import dataclass
from datetime import datetime

from corr.mail.letter import NormFacts
from corr.ranking.levels import read_level, write_halves, write_level
from corr.ranking.norms import LEAST_OPPONENTS, Missing, advance_norms, no_norm_reason
from corr.service.results import three_months
from corr.store import Store
from corr.tournament.contest import Contest

_HALVES = {"1": 2, "1/2": 1, "0": 0, "": 0}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Score:
    """A player's games that are or can still be completed; `points` are half points."""

    opponents: tuple[str, ...]
    completed: int
    points: int


def norm_facts(store: Store, contest: Contest, player: str, at: datetime) -> NormFacts | None:
    """What a player needs and has in an event at an instant; None where no ranking is computed.

    Opponents count with their levels at the start, the player from three months on with the
    level held then [K 5].
    """
    if contest.spec.ranking.system == "none" or not contest.order:
        return None
    score = _score(store.scores_of_player(player, contest.id))
    level = _own_level(store, contest, player, at)
    if not level:
        games = len(score.opponents)
        reason = no_norm_reason(len(contest.order), games, near=LEAST_OPPONENTS)
        return _without_norms("", score, reason)
    found = advance_norms(
        level=read_level(level),
        opponents=[_index(contest.levels.get(other, "")) for other in score.opponents],
        participants=len(contest.order),
        points=score.points,
        completed=score.completed,
    )
    if found is None or found.reason:
        return _without_norms(level, score, found.reason if found else "too_few_games")
    return NormFacts(
        level=level,
        completed=found.completed,
        scheduled=found.scheduled,
        points=write_halves(found.points),
        keep=_halves(found.keep),
        confirm=_halves(found.confirm),
        rise1=_halves(found.rise1),
        rise2=_halves(found.rise2),
        rise1_level=write_level(found.level + 1) if found.rise1 else "",
        rise2_level=write_level(found.level + 2) if found.rise2 else "",
        preliminary=found.assumed or found.completed < found.scheduled,
    )


def _own_level(store: Store, contest: Contest, player: str, at: datetime) -> str:
    """Ps, from three months on P0; "" for who was new at the start."""
    level = contest.levels.get(player, "")
    date = three_months(contest)
    return store.level_at(player, date) if level and at > date else level


def _score(games: list[tuple[str, str, bool]]) -> _Score:
    """A game that ended before both had moved counts for nobody [K 2]."""
    counting = [(opponent, result) for opponent, result, counts in games if counts]
    return _Score(
        opponents=tuple(opponent for opponent, _ in counting),
        completed=sum(result != "" for _, result in counting),
        points=sum(_HALVES[result] for _, result in counting),
    )


def _index(level: str) -> int | None:
    return read_level(level) if level else None


def _without_norms(level: str, score: _Score, reason: str) -> NormFacts:
    return NormFacts(
        level=level,
        completed=score.completed,
        scheduled=len(score.opponents),
        points=write_halves(score.points),
        keep="",
        confirm="",
        rise1="",
        rise2="",
        rise1_level="",
        rise2_level="",
        preliminary=True,
        reason=reason,
    )


def _halves(missing: Missing | None) -> str:
    """The norm in points: below 0 everybody meets it, so 0 is as true and plainer."""
    return write_halves(max(0, missing.norm.halves)) if missing else ""
