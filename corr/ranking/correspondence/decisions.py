"""What the ranking rules leave open, [K 1] to [K 14]: the decision taken first, then the others.

The federation's board settles each (art. 1 §5). A `Decisions` value is passed through the whole
computation, so that the report can show the outcome under every alternative. [K 10] is no switch
here: it changes nothing in the event itself, and in others the register says which level is used.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Decisions:
    """One decision for each open question; the defaults are the ones this program takes."""

    foreign: Literal["like_others", "new"] = "like_others"
    """[K 1] Foreign participants keep their home level, or are treated as new."""
    unmoved: Literal["never", "on_the_date"] = "never"
    """[K 2] Whether a game without a move by both counts if it ran on the three-month date."""
    endings: Literal["played", "no_time", "adjudication"] = "played"
    """[K 3] What counts before that date: losses on time, or not, or adjudications also."""
    points: Literal["completed", "event"] = "completed"
    """[K 4] The points held against a norm: in completed games, or in the event's table."""
    own_level: Literal["three_months", "start"] = "three_months"
    """[K 5] The index that a player's own norms are set from: P0 or Ps."""
    most_points: Literal["shared", "sole", "completed"] = "shared"
    """[K 6] Who has the most points: all who share them, a sole winner, or in completed games."""
    participants: Literal["entered", "moved"] = "entered"
    """[K 7] Whether a participant who never made a move counts as one."""
    no_norm: Literal["close", "table"] = "close"
    """[K 8] Where no norm could be set: P2, or the table of art. 2 §4 with P1 = P0."""
    after_lapse: Literal["anew", "yearly"] = "anew"
    """[K 9] After a fall for want of confirmation: five years anew, or a further fall a year."""
    estimate: Literal["results", "arbiter"] = "results"
    """[K 11] R0 of new players: from the results, or from the arbiter for everybody."""
    new_few_games: Literal["unranked", "ranked"] = "unranked"
    """[K 12] New players with too few games: no official ranking, or the level found."""
    new_elsewhere: Literal["higher", "last_event"] = "higher"
    """[K 13] A ranking got elsewhere meanwhile: the higher counts, or the last event's."""
    circle: Literal["falling", "greatest"] = "falling"
    """[K 14] After a circle: the fixed point below it, or the greatest fixed point."""


DECIDED = Decisions()
"""The decisions that this program takes."""
