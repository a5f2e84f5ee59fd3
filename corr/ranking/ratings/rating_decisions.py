"""What R28–R32 leave open, [T16] to [T26]: the decision taken first, then the alternative.

Only those are here whose alternative can be computed from the event. [T17]'s alternative may
circle, [T20] has none, [T21]'s asks for the events' first days, [T28]'s for another calendar.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingDecisions:
    """One decision for each open question of rating; the defaults are the ones taken."""

    unit: Literal["match", "game"] = "match"
    """[T16] The table is used once for a match, or for each of its games."""
    few_matches: Literal["lowest_entry", "unrated"] = "lowest_entry"
    """[T18] A new player with fewer than three counted matches: entry 1200, or no rating."""
    final: Literal["within_ten", "free"] = "within_ten"
    """[T19] A new player's final rating is brought within ten of the entry, or is left."""
    removed: Literal["deducted", "kept"] = "deducted"
    """[T22] Whether deductions go on while a player is off the list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OtbDecisions:
    """One decision for each open question of kyu/dan; the defaults are the ones taken."""

    games: Literal["wanted", "present"] = "wanted"
    """[T23] How many games a goal needs: by the level to be obtained, or the present one."""
    conditions: Literal["present", "goals_only"] = "present"
    """[T24] An event must be good enough for the present level, or only for higher goals."""
    untitled: Literal["lowest", "left_out"] = "lowest"
    """[T25] Opponents without a title count as 15 kyu, or not at all."""
    carried: Literal["all", "last_event"] = "all"
    """[T26] What is carried over: all games so far, or only those of the last event."""


RATING_DECIDED = RatingDecisions()
"""The decisions on rating that this program takes."""
OTB_DECIDED = OtbDecisions()
"""The decisions on kyu/dan that this program takes."""
