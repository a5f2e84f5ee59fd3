"""The players of one draw by number, and what it costs to pair two of them [T4]."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from corr.errors import ArbiterError
from corr.tournament.pairing.lots import BOUND
from corr.tournament.pairing.monrad_player import MonradPlayer

MOST_COLOUR = 14
"""The dearest colours of a pair: 1 + 2 + 4 for each of the two."""
WEIGHT_BOUND = 1 << 127
"""The matching counts with signed numbers of 128 bits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """The players in a fixed order, the highest total first, then by id; all else by their index.

    `steps` are the totals in half points, or in the smallest step there is; `groups` number the
    equal totals from 0, the lowest. `black` and `white` are the penalties for that colour.
    """

    players: tuple[MonradPlayer, ...]
    steps: tuple[int, ...]
    groups: tuple[int, ...]
    black: tuple[int, ...]
    white: tuple[int, ...]
    net: tuple[int, ...]
    met: tuple[frozenset[int], ...]
    rounds: int

    def pair_colour(self, one: int, other: int) -> int:
        """The colour penalty of a pair: that of the cheaper assignment."""
        return min(self.black[one] + self.white[other], self.white[one] + self.black[other])

    def pair_updown(self, one: int, other: int) -> int:
        """The change of net² where the higher total gets a down and the lower an up (26.2c)."""
        if self.steps[one] == self.steps[other]:
            return 0
        higher, lower = (one, other) if self.steps[one] > self.steps[other] else (other, one)
        return 2 - 2 * self.net[higher] + 2 * self.net[lower]

    def bye_updown(self, one: int) -> int:
        """The change of net² by the down that comes with the bye (26.4)."""
        return 1 - 2 * self.net[one]

    def bye_choices(self) -> tuple[tuple[int, ...], ...]:
        """Who may have the bye, group by group from the lowest [T14]: () for an even number.

        Nobody has a second bye while anybody has had none.
        """
        if len(self.players) % 2 == 0:
            return ()
        fresh = [i for i, player in enumerate(self.players) if not player.had_bye]
        may = fresh or list(range(len(self.players)))
        groups = sorted({self.groups[i] for i in may})
        return tuple(tuple(i for i in may if self.groups[i] == group) for group in groups)


def field_of(players: Sequence[MonradPlayer], games_per_match: int = 1) -> Field:
    """The field of these players. ValueError if one is named twice or has an unknown colour."""
    ordered = tuple(sorted(players, key=lambda player: (-player.points, player.id)))
    number = {player.id: i for i, player in enumerate(ordered)}
    if len(number) < len(ordered):
        raise ValueError("a player is in the draw twice")
    if strange := [player.id for player in ordered if player.colours.strip("bw")]:
        raise ValueError(f"colours are b and w: {strange}")
    unit = 2 * lcm(*((2 * player.points).denominator for player in ordered))
    steps = tuple(int(unit * player.points) for player in ordered)
    place = {total: group for group, total in enumerate(sorted(set(steps)))}

    def penalties(colour: str) -> tuple[int, ...]:
        return tuple(
            player.colour_penalty(colour, games_per_match=games_per_match) for player in ordered
        )

    return Field(
        players=ordered,
        steps=steps,
        groups=tuple(place[total] for total in steps),
        black=penalties("b"),
        white=penalties("w"),
        net=tuple(player.net for player in ordered),
        met=_met(ordered, number),
        rounds=max((len(player.opponents) for player in ordered), default=0),
    )


def _met(players: Sequence[MonradPlayer], number: dict[str, int]) -> tuple[frozenset[int], ...]:
    """Whom each has met of those present; a meeting that one of the two knows of is enough."""
    met: list[set[int]] = [set() for _ in players]
    for one, player in enumerate(players):
        for name in player.opponents:
            other = number.get(name)
            if other is not None:
                met[one].add(other)
                met[other].add(one)
    return tuple(frozenset(each) for each in met)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """How much a step of each priority weighs, so that the sum of a round is lexicographic.

    No number of pairs can by any lower priority make up for one step of a higher: `updown`
    outweighs all lots together, `colour` all changes of net² too, `square` all colours too.
    `least` is the least change of net² there is, subtracted so that costs are not negative.
    """

    square: int
    colour: int
    updown: int
    least: int
    top: int
    """More than any single cost."""


def scale_of(field: Field) -> Scale:
    """The weights for a field. ArbiterError if they would not fit into 128 bits."""
    edges = len(field.players) // 2 + 1
    low, high = min(field.net, default=0), max(field.net, default=0)
    least = min(0, 2 - 2 * high + 2 * low, 1 - 2 * high)
    most = max(2 - 2 * low + 2 * high, 1 - 2 * low)
    updown = edges * BOUND
    colour = updown * (edges * (most - least) + 1)
    square = colour * (edges * MOST_COLOUR + 1)
    apart = field.steps[0] - field.steps[-1] if field.steps else 0
    top = square * (apart**2 + 1)
    # The matching's own sums stay below the number of players times four of its weights.
    if 8 * len(field.players) * top >= WEIGHT_BOUND:
        raise ArbiterError(
            f"{len(field.players)} players with totals up to {_words(field)} points apart are "
            "too many for one exact draw: divide them into groups"
        )
    return Scale(square=square, colour=colour, updown=updown, least=least, top=top)


def _words(field: Field) -> Fraction:
    return field.players[0].points - field.players[-1].points


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """What a pairing costs, in the order of the priorities [T4]."""

    sum_sq: int
    colour: int
    updown: int


def totals(field: Field, pairs: Collection[tuple[int, int]], bye: int | None) -> Totals:
    """The totals of a pairing of the whole field."""
    return Totals(
        sum_sq=sum((field.steps[one] - field.steps[other]) ** 2 for one, other in pairs),
        colour=sum(field.pair_colour(one, other) for one, other in pairs),
        updown=sum(field.pair_updown(one, other) for one, other in pairs)
        + (0 if bye is None else field.bye_updown(bye)),
    )
