"""Entry ratings of new players (R30): the least fixed point of one step for all at once [T17].

A step never falls when another new player's entry rises, so from the lowest entry for everybody
the steps only climb; they end, in the least of all entries that agree with each other, whatever
the order of the players.
"""

from bisect import bisect_left
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from corr.ranking.ratings.rating_table import Outcome, RatingTable

LEAST_ENTRY, HIGHEST_ENTRY = 1200, 1800
"""The bounds of an entry rating (R30.3)."""
LEAST_MATCHES = 3
"""So many counted matches are needed for an entry above the lowest (R30.3) [T18]."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMatch:
    """A new player's counted match; `rating` is None against another new player."""

    opponent: str
    rating: int | None
    outcome: Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class Entries:
    """How the entry ratings were found.

    All start at the lowest entry; `rounds` name, for each step, whose entry rose and to what.
    `held` are the players with too few matches, who stay there [T18].
    """

    ceiling: int
    rounds: tuple[Mapping[str, int], ...]
    ratings: Mapping[str, int]
    held: tuple[str, ...]


def entry_ceiling(ratings: Collection[int]) -> int:
    """The highest entry, by the ratings that participants had before the event (R30.3) [T17].

    >>> entry_ceiling([1150, 1640]), entry_ceiling([1100]), entry_ceiling([])
    (1640, 1200, 1800)
    """
    if not ratings:
        return HIGHEST_ENTRY
    return max(LEAST_ENTRY, min(HIGHEST_ENTRY, max(ratings)))


def entry_ratings(
    new: Mapping[str, Sequence[NewMatch]], ceiling: int, table: RatingTable
) -> Entries:
    """The entry ratings of the new players with their counted matches, at least one each."""
    entries = dict.fromkeys(new, LEAST_ENTRY)
    moving = {name: matches for name, matches in new.items() if len(matches) >= LEAST_MATCHES}
    followers: dict[str, list[str]] = {name: [] for name in new}
    for name, matches in moving.items():
        for match in matches:
            if match.rating is None:
                followers[match.opponent].append(name)
    rounds: list[Mapping[str, int]] = []
    due: Collection[str] = moving
    while risen := _risen(moving, due, entries, ceiling, table):
        entries.update(risen)
        rounds.append(risen)
        # Nobody else's step can give anything new: it rests on the opponents' entries alone.
        due = dict.fromkeys(follower for name in risen for follower in followers[name])
    return Entries(
        ceiling=ceiling,
        rounds=tuple(rounds),
        ratings=entries,
        held=tuple(name for name in new if name not in moving),
    )


def _risen(
    new: Mapping[str, Sequence[NewMatch]],
    due: Collection[str],
    entries: Mapping[str, int],
    ceiling: int,
    table: RatingTable,
) -> dict[str, int]:
    """Whose entry another step changes, all steps from the same entries."""
    found = {name: _step(new[name], entries, entries[name], ceiling, table) for name in due}
    return {name: entry for name, entry in found.items() if entry != entries[name]}


def _step(
    matches: Sequence[NewMatch],
    entries: Mapping[str, int],
    start: int,
    ceiling: int,
    table: RatingTable,
) -> int:
    """The entry whose sum of changes is nearest to none, the opponents' entries being given.

    `start` is the entry so far: no step leads below it.
    """
    reach, curves = table.reach, table.curves
    top = 2 * reach
    against = [
        (curves[match.outcome], reach - (entries[match.opponent] if r is None else r))
        for match in matches
        for r in (match.rating,)
    ]

    def total(entry: int) -> int:
        changes = 0
        for curve, shift in against:
            place = entry + shift
            changes += curve[0 if place < 0 else top if place > top else place]
        return changes

    entry = _first_not_above(total, start, ceiling)
    if entry > LEAST_ENTRY and abs(total(entry - 1)) < abs(total(entry)):
        return entry - 1
    return entry


def _first_not_above(total: Callable[[int], int], start: int, ceiling: int) -> int:
    """The least entry from `start` on whose sum of changes is not above 0, or the ceiling.

    The sums never rise. Most steps are short, so the stride begins with one and doubles.
    """
    low, high, stride = start, start, 1
    while high < ceiling and total(high) > 0:
        low, high, stride = high + 1, min(high + stride, ceiling), 2 * stride
    possible = range(low, high)
    return low + bisect_left(possible, 0, key=lambda entry: -total(entry))
