"""The norm line of a player's letters: what the event asks of them, and what they have so far."""

from dataclasses import dataclass

from corr.mail.letter import NormFacts
from corr.ranking.levels import read_level, write_halves, write_level
from corr.ranking.norms import AdvanceNorms, Missing, advance_norms
from corr.store import Store
from corr.tournament.contest import Contest

_HALVES = {"1": 2, "1/2": 1, "0": 0, "": 0}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Score:
    """A player's games that are or can still be completed; `points` are half points."""

    opponents: tuple[str, ...]
    completed: int
    points: int


def norm_facts(store: Store, contest: Contest, player: str) -> NormFacts | None:
    """What a player needs and has in an event; None where no ranking is computed."""
    if contest.spec.ranking.system == "none" or not contest.order:
        return None
    score = _score(store.scores_of_player(player, contest.id))
    level = contest.levels.get(player, "")
    if not level:
        return _without_level(score)
    found = advance_norms(
        level=read_level(level),
        opponents=[_index(contest.levels.get(other, "")) for other in score.opponents],
        participants=len(contest.order),
        points=score.points,
        completed=score.completed,
    )
    if found is None or found.reason:
        return None
    return _facts(level, found)


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


def _without_level(score: _Score) -> NormFacts:
    return NormFacts(
        level="",
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
    )


def _facts(level: str, found: AdvanceNorms) -> NormFacts:
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


def _halves(missing: Missing | None) -> str:
    return write_halves(missing.norm.halves) if missing else ""
