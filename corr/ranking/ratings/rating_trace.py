"""The iteration of entry ratings, with the sums that decided each step [T17]. Pure."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from corr.ranking.ratings.rating import EventRatings, PlayerRating
from corr.ranking.ratings.rating_newcomers import LEAST_ENTRY
from corr.ranking.ratings.rating_table import RatingTable


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryStep:
    """A new player's step: the entry found, and the sum of changes that it gives.

    `below` is the sum that an entry one lower gives, None at the lowest entry.
    """

    player: str
    entry: int
    total: int
    below: int | None


def entry_trace(found: EventRatings, table: RatingTable) -> tuple[tuple[EntryStep, ...], ...]:
    """Every round of the iteration, the last of which changes nothing any more.

    Players who are held at the lowest entry are left out [T18].
    """
    return tuple(_rounds(found, table)) if found.entries else ()


def _rounds(found: EventRatings, table: RatingTable) -> Iterator[tuple[EntryStep, ...]]:
    assert found.entries
    known = {each.player: each.before for each in found.players if each.before is not None}
    moving = [
        each
        for each in found.players
        if each.entry is not None and each.player not in found.entries.held
    ]
    entries = dict.fromkeys(found.entries.ratings, LEAST_ENTRY)
    for risen in (*found.entries.rounds, {}):
        opponents = {**known, **entries}
        entries = {**entries, **risen}
        yield tuple(_step(each, entries[each.player], opponents, table) for each in moving)


def _step(
    player: PlayerRating, entry: int, opponents: Mapping[str, int], table: RatingTable
) -> EntryStep:
    def total(rating: int) -> int:
        return sum(
            table.change(rating, opponents[match.opponent], match.outcome)
            for match in player.matches
        )

    below = total(entry - 1) if entry > LEAST_ENTRY else None
    return EntryStep(player=player.player, entry=entry, total=total(entry), below=below)
