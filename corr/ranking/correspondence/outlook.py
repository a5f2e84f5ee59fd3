"""What a level becomes: the rules for a whole event, and for every result that may still come.

The second is the first, asked once for every number of points that is still possible.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from corr.ranking.correspondence.event import LOWEST, within
from corr.ranking.correspondence.norms import (
    CLAMP,
    NONE_UNDRAWN,
    AdvanceNorms,
    Norms,
    Undrawn,
    highest_reached,
    mean,
    no_norm_reason,
)


def reached_in_event(own: int, found: Norms, points: int, *, most: bool) -> tuple[int, str]:
    """P1 and the rule that gave it (art. 2 §2g, §3; art. 3 §4)."""
    if found.rise2 and found.rise2.is_met_by(points):
        return own + 2, "rise2"
    if found.rise1 and found.rise1.is_met_by(points):
        return own + 1, "rise1"
    if found.confirm.is_met_by(points):
        return own, "confirmed"
    if found.keep.is_met_by(points):
        return own, "kept"
    if most:
        return own, "kept_most_points"
    return (own, "kept") if own == LOWEST else (own - 1, "fell")


def level_after(reached: int, own: int, close: int) -> int:
    """The final index, from P1, P0 and P2 (art. 2 §4)."""
    if reached >= own:
        return max(reached, close)
    return within(close - 1) if close >= own else close


def decided_at_close(reached: int, own: int, after: int) -> str:
    """What the level at the close (P2) made of P1, where it decided (art. 2 §4); "" elsewhere.

    `higher`: P2 is above P1 and holds. `below`: one level below P2. `close`: P2, lowered already.
    """
    if after == reached:
        return ""
    if reached >= own:
        return "higher"
    return "below" if after >= own else "close"


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """What so many half points from the games left would lead to.

    `least` and `most` bound the half points that all lead there. `level` is the final index, None
    for a new player who would get none. `reason` is the rule that decides, a code of the event
    file. Most points of all, which keep a level in any case (art. 2 §3), are not reckoned with.
    """

    least: int
    most: int
    level: int | None
    reason: str


def prospects(found: AdvanceNorms, *, close: int) -> tuple[Prospect, ...]:
    """What every number of points from the games left would lead to, the lowest first.

    `close` is the level that the player would hold at the close (P2). None if no norm is set.
    """
    if found.reason:
        return ()
    norms = Norms(
        keep=found.keep.norm,
        confirm=found.confirm.norm,
        rise1=found.rise1.norm if found.rise1 else None,
        rise2=found.rise2.norm if found.rise2 else None,
    )

    def outcome(points: int) -> tuple[int, str]:
        reached, reason = reached_in_event(found.level, norms, points, most=False)
        return level_after(reached, found.level, close), reason

    left = 2 * (found.scheduled - found.completed)
    return _together([outcome(found.points + more) for more in range(left + 1)])


def newcomer_prospects(
    opponents: Sequence[int | None],
    *,
    participants: int,
    points: int,
    completed: int,
    undrawn: Undrawn = NONE_UNDRAWN,
    close: int | None = None,
) -> tuple[Prospect, ...]:
    """The same for a new player, if the others keep the strengths that they have now (art. 4).

    `opponents` are indices at the start, of new players estimates, None without any: these count
    with the mean of the others. `close` is a level got elsewhere during the event [K 13]. Empty
    without a game, and where nothing is known of anybody's strength.
    """
    games = len(opponents) + undrawn.games
    known = [index for index in opponents if index is not None]
    others = undrawn.indices
    if not known and not others:
        return ()
    unknown, of_unknown = len(opponents) - len(known), mean(known or others, LOWEST)
    near_undrawn = cache(undrawn.near)
    total = sum(known) + unknown * of_unknown + undrawn.games * mean(others or known, LOWEST)

    def outcome(half_points: int) -> tuple[int | None, str]:
        found = highest_reached(games, total, half_points)
        near = sum(index >= found - CLAMP for index in known) + near_undrawn(found)
        near += unknown if of_unknown >= found - CLAMP else 0
        lacking = no_norm_reason(participants, games, near)
        if lacking:
            return close, "new_unranked"
        return (found if close is None else max(found, close)), "new"

    left = 2 * (games - completed)
    return _together([outcome(points + more) for more in range(left + 1)])


def _together(outcomes: Sequence[tuple[int | None, str]]) -> tuple[Prospect, ...]:
    """Outcomes by half points from 0 on; neighbours that are the same become one."""
    found = list[Prospect]()
    for more, (level, reason) in enumerate(outcomes):
        least = more
        if found and (found[-1].level, found[-1].reason) == (level, reason):
            least = found.pop().least
        found.append(Prospect(least=least, most=more, level=level, reason=reason))
    return tuple(found)
