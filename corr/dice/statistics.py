"""What a list of rolls looks like: faces, doubles, openings, and how far that is from even.

Void rolls were thrown, too: whoever leaves them out, or takes the rolls of one player alone,
chooses what is counted. All is exact: whole numbers and fractions, and a table of thresholds in
decimals.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec import Struct

from corr.dice.roll import Purpose, Roll

_FACES = range(1, 7)
_FEWEST = 5
"""How many of each kind are to be expected at least, or chi-square says nothing (Cochran)."""

# What chi-square exceeds by chance once in 10, 20, 100 and 1,000 times, by degrees of freedom.
_THRESHOLDS = {
    1: ("2.706", "3.841", "6.635", "10.828"),
    5: ("9.236", "11.070", "15.086", "20.515"),
    35: ("46.059", "49.802", "57.342", "66.619"),
}
_ONCE_IN = (10, 20, 100, 1000)


class ChiSquare(Struct, frozen=True, kw_only=True):
    """Chi-square of some counts, exactly, with its degrees of freedom.

    `once_in` says how rare it is: fair dice come to more than this in less than one of `once_in`
    lists of that length; 1 for nothing rare, 0 for a list too short to tell.
    """

    value: Fraction
    degrees: int
    once_in: int

    @property
    def words(self) -> str:
        """How rare it is, in words."""
        if not self.once_in:
            return "too few to tell"
        if self.once_in == 1:
            return "nothing rare"
        return f"rarer than once in {self.once_in:,}"


class Statistics(Struct, frozen=True, kw_only=True):
    """The figures of a list of rolls.

    `faces` are the counts of 1 … 6 on all dice, `pairs` those of 1 1, 1 2, … 6 6 in the order of
    the two dice. `doubles` and `turns` leave opening throws out, where equal dice are no double.
    """

    rolls: int
    turns: int
    doubles: int
    openings: int
    equal_openings: int
    begun_by_first: int
    faces: tuple[int, ...]
    pairs: tuple[int, ...]

    @property
    def even_faces(self) -> ChiSquare:
        """Whether each face came a sixth of the time."""
        return chi_square(self.faces, (1,) * len(self.faces))

    @property
    def even_pairs(self) -> ChiSquare:
        """Whether each of the 36 throws came as often: the two dice, one beside the other."""
        return chi_square(self.pairs, (1,) * len(self.pairs))

    @property
    def even_doubles(self) -> ChiSquare:
        """Whether a sixth of the turns were doubles."""
        return chi_square((self.doubles, self.turns - self.doubles), (1, 5))

    @property
    def even_openings(self) -> ChiSquare:
        """Whether both players began as often."""
        others = self.openings - self.equal_openings - self.begun_by_first
        return chi_square((self.begun_by_first, others), (1, 1))


def statistics(rolls: Iterable[Roll]) -> Statistics:
    """The figures of some rolls, of one match or of many."""
    listed = list(rolls)
    openings = [one for one in listed if one.purpose is Purpose.OPENING]
    others = [one for one in listed if one.purpose is not Purpose.OPENING]
    dice = [one.dice for one in listed]
    shown = [face for pair in dice for face in pair]
    return Statistics(
        rolls=len(listed),
        turns=len(others),
        doubles=sum(one.dice[0] == one.dice[1] for one in others),
        openings=len(openings),
        equal_openings=sum(one.is_equal_opening for one in openings),
        begun_by_first=sum(one.dice[0] > one.dice[1] for one in openings),
        faces=tuple(shown.count(face) for face in _FACES),
        pairs=tuple(dice.count((one, other)) for one in _FACES for other in _FACES),
    )


class Own(Struct, frozen=True, kw_only=True):
    """The figures of what one player threw.

    `rolls` are those that the player was to play, with `pips` in all, a double counting twice: the
    turns, and the `begun` openings. The `faces` are those of the player's own dice: both of a
    turn, one of each opening throw.
    """

    rolls: int
    pips: int
    turns: int
    doubles: int
    openings: int
    begun: int
    faces: tuple[int, ...]

    @property
    def mean(self) -> Fraction:
        """How many pips a roll had, 0 where there is none."""
        return Fraction(self.pips, self.rolls) if self.rolls else Fraction(0)

    @property
    def even_faces(self) -> ChiSquare:
        """Whether each face came a sixth of the time."""
        return chi_square(self.faces, (1,) * len(self.faces))

    @property
    def even_doubles(self) -> ChiSquare:
        """Whether a sixth of the turns were doubles."""
        return chi_square((self.doubles, self.turns - self.doubles), (1, 5))

    @property
    def even_openings(self) -> ChiSquare:
        """Whether the player began half of the games."""
        return chi_square((self.begun, self.openings - self.begun), (1, 1))

    def with_those(self, other: "Own") -> "Own":
        """The figures of two lists of rolls together."""
        faces = tuple(map(sum, zip(self.faces, other.faces, strict=True)))
        names = ("rolls", "pips", "turns", "doubles", "openings", "begun")
        summed = {name: getattr(self, name) + getattr(other, name) for name in names}
        return Own(**summed, faces=faces)


NOTHING_THROWN = Own(
    rolls=0, pips=0, turns=0, doubles=0, openings=0, begun=0, faces=(0,) * len(_FACES)
)


def own(rolls: Iterable[tuple[Roll, int | None]], player: int) -> Own:
    """The figures of player 1 or 2 in rolls, each with the player who was to play it, or None."""
    listed = list(rolls)
    openings = [(roll, who) for roll, who in listed if roll.purpose is Purpose.OPENING]
    turns = [roll for roll, who in listed if roll.purpose is Purpose.TURN and who == player]
    begun = [roll for roll, who in openings if who == player]
    shown = [face for roll in turns for face in roll.dice]
    shown += [roll.dice[player - 1] for roll, _ in openings]
    doubles = [roll for roll in turns if roll.dice[0] == roll.dice[1]]
    return Own(
        rolls=len(turns) + len(begun),
        pips=sum(sum(roll.dice) for roll in (*turns, *begun, *doubles)),
        turns=len(turns),
        doubles=len(doubles),
        openings=sum(not roll.is_equal_opening for roll, _ in openings),
        begun=len(begun),
        faces=tuple(shown.count(face) for face in _FACES),
    )


def chi_square(counts: Sequence[int], weights: Sequence[int]) -> ChiSquare:
    """Chi-square of counts against what is to be expected by weight.

    >>> chi_square((10, 20), (1, 1)).value
    Fraction(10, 3)
    """
    total, degrees = sum(counts), len(counts) - 1
    expected = [Fraction(total * weight, sum(weights)) for weight in weights]
    pairs = zip(counts, expected, strict=True)
    value = sum(((count - mean) ** 2 / mean for count, mean in pairs if mean), Fraction(0))
    if min(expected) < _FEWEST:
        return ChiSquare(value=value, degrees=degrees, once_in=0)
    reached = [
        rare
        for rare, threshold in zip(_ONCE_IN, _THRESHOLDS[degrees], strict=True)
        if value > Fraction(threshold)
    ]
    return ChiSquare(value=value, degrees=degrees, once_in=max(reached, default=1))
