"""A Monrad player before a draw and a round that has been drawn (R26/G25)."""

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True, kw_only=True)
class MonradPlayer:
    """One player as a draw sees him.

    `points` are the total that groups him: match points (or Weaver points) where they go before
    game points (26.6). `colours` are those of his games so far, `b` or `w`, the last one last.
    """

    id: str
    points: Fraction
    opponents: tuple[str, ...] = ()
    colours: str = ""
    ups: int = 0
    downs: int = 0
    had_bye: bool = False

    @property
    def net(self) -> int:
        """Ups less downs: an up and a down cancel (26.2c)."""
        return self.ups - self.downs

    def colour_penalty(self, colour: str, *, games_per_match: int = 1) -> int:
        """What it costs to give him this colour in the first game of his next match [T4].

        1 if he had it in his last game, 2 more if blacks and whites then differ by two or more,
        4 more if it is the third time running. Colours alternate within a match [T1], so one
        with an even number of games leaves the difference as it is.

        >>> player = MonradPlayer(id="A", points=Fraction(1), colours="bb")
        >>> player.colour_penalty("b"), player.colour_penalty("w")
        (7, 0)
        """
        penalty = int(self.colours.endswith(colour))
        if games_per_match % 2:
            own = self.colours.count(colour) + 1
            penalty += 2 * (abs(2 * own - len(self.colours) - 1) >= 2)
        return penalty + 4 * self.colours.endswith(colour * 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class MonradRound:
    """A drawn round: `pairs` in board order, provisional black first, and who has the bye.

    The totals are those of [T4]: `sum_sq` of the squared differences in half points (in the
    smallest step there is, where Weaver points are in quarters), `colour` of the colour
    penalties, `updown` of the change of all net² by ups and downs, with the bye's 1 - 2·net.
    """

    pairs: tuple[tuple[str, str], ...]
    bye: str | None
    seed: str
    sum_sq: int
    colour: int
    updown: int
