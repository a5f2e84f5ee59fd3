"""What the letter at an event's end tells of the reader's level: the outcome and its figures."""

from collections.abc import Iterator
from datetime import date
from fractions import Fraction

from corr.mail.write.facts_outcome import NormMade, Outcome, norms_made
from corr.mail.write.write_words import Voice
from corr.ranking.correspondence.compute import PlayerResult
from corr.ranking.correspondence.levels import HIGHEST, LOWEST, write_halves, write_level
from corr.ranking.correspondence.norms import Norm, no_norm_reason, obtain
from corr.ranking.correspondence.sanction import UNSANCTIONED


def level_facts(
    found: PlayerResult | None,
    participants: int,
    held: str,
    say: Voice,
    *,
    since: date | None = None,
) -> dict[str, object]:
    """The facts on the level for the letter to a player; `held` is the level that holds now.

    `found` is None in an event that counts for no ranking. `since` is the earlier day from which
    the event counts, None if it counts from today.
    """
    unsanctioned = found is not None and found.reason == UNSANCTIONED
    outcome = outcome_of(found, participants) if found and not unsanctioned else None
    other = outcome is not None and not outcome.board and held != outcome.after
    own_table = norms_made(outcome, say)
    return {
        "outcome": outcome,
        "own_table": own_table,
        "own_lines": own_table.as_text() if own_table else "",
        "held": "" if outcome else held,
        "unsanctioned": unsanctioned,
        "since": since,
        "now": held if since and other else "",
    }


def outcome_of(found: PlayerResult, participants: int) -> Outcome:
    """The outcome of an event for a player (art. 2 §2g, §4; art. 3; art. 4)."""
    reached = found.level_in_event if found.start is not None else _first(found)
    return Outcome(
        code=_code(found, participants),
        own=_level(found.own if found.start is not None else None),
        reached=_level(reached),
        after=_level(found.level_after),
        close=_level(found.close),
        meanwhile=_meanwhile(found, reached),
        points=write_halves(found.points),
        completed=found.completed,
        near=found.near,
        participants=participants,
        mean=_mean(found),
        norms=tuple(_norms(found)),
        board=found.proposed,
    )


def _first(found: PlayerResult) -> int | None:
    return found.found if found.reason == "new" else None


def _code(found: PlayerResult, participants: int) -> str:
    """The report's code, and where it says too little for a letter, what was lacking [K 12]."""
    if found.reason == "new_unranked":
        return f"new_{no_norm_reason(participants, found.completed, found.near)}"
    lowest = found.norms is not None and found.own == LOWEST and found.reason == "kept"
    if lowest and found.norms and not found.norms.keep.is_met_by(found.points):
        return "kept_lowest"
    return found.reason


def _meanwhile(found: PlayerResult, reached: int | None) -> str:
    """What a level that changed elsewhere during the event does to the outcome (art. 2 §4)."""
    own, close = found.own if found.start is not None else None, found.close
    if close is None or close == own:
        return ""
    if reached is None:
        return "stays"
    if own is None or reached >= own:
        return "higher"
    return "lowered" if close >= own else "stays"


def _mean(found: PlayerResult) -> str:
    """The opponents' mean index with at most two decimals, "" where no norm was set."""
    if not found.completed or not (found.norms or found.reason == "new"):
        return ""
    return f"{float(round(Fraction(found.total, found.completed), 2)):g}"


def _norms(found: PlayerResult) -> Iterator[NormMade]:
    """The norms from the highest on; a new player's are those around the level found."""
    if found.norms:
        pairs: dict[str, Norm | None] = {
            "rise2": found.norms.rise2,
            "rise1": found.norms.rise1,
            "confirm": found.norms.confirm,
            "keep": found.norms.keep,
        }
        yield from (_made(code, one, found.points) for code, one in pairs.items() if one)
    elif found.reason == "new" and found.found is not None and found.completed:
        for level in range(min(found.found + 1, HIGHEST), found.found - 1, -1):
            norm = obtain(level, found.completed, found.total)
            yield _made("obtain", norm, found.points)


def _made(code: str, norm: Norm, points: int) -> NormMade:
    lacking = norm.halves - points
    return NormMade(
        code=code,
        level=write_level(norm.level),
        points=write_halves(norm.halves),
        missing=write_halves(lacking) if lacking > 0 else "",
    )


def _level(index: int | None) -> str:
    return "" if index is None else write_level(index)
