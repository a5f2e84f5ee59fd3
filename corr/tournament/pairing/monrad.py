"""Monrad: the draw of a round by the priorities of tournaments.md §5 [T4] (R26/G25).

The same players and the same seed give the same round, whoever draws it.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby, pairwise
from math import lcm

from msgspec import Struct

from corr.errors import ArbiterError
from corr.tournament.pairing.pairing import BOUND, Lots
from corr.tournament.wording import counted, listed

# -- what can be said of a Monrad before it is drawn ----

FEWEST_PLAYERS = 18
"""As a rule a Monrad has so many players or more (26.1)."""


def proposed_rounds(players: int) -> tuple[int, int]:
    """The least and the greatest number of rounds that R26.1 advises.

    It says nothing of fewer than 18 players; for them the line from 18 is drawn on, a third to a
    half of their number, which keeps every round possible. ValueError below two.

    >>> proposed_rounds(18), proposed_rounds(31), proposed_rounds(200)
    ((6, 9), (9, 12), (12, 15))
    """
    if players < 2:
        raise ValueError("a tournament has at least two players")
    if players < FEWEST_PLAYERS:
        return max(1, -(-players // 3)), max(1, players // 2)
    if players <= 30:
        return 6, 9
    return (9, 12) if players <= 50 else (12, 15)


def rounds_warning(players: int, rounds: int) -> str:
    """A warning where players or rounds are outside the advice of R26.1, "" within it.

    0 rounds are as many as are proposed.

    >>> rounds_warning(40, 10)
    ''
    >>> rounds_warning(40, 7)
    '7 rounds for 40 players: R26.1 advises 9 to 12'
    >>> rounds_warning(12, 5)
    '12 players: R26.1 advises a Monrad for 18 or more'
    """
    few, many = proposed_rounds(players)
    if players == 30:
        many = 12  # both lines of 26.1 name thirty players
    if rounds > players - 1 + players % 2:
        return f"{rounds} rounds for {players} players cannot be: nobody meets the same one twice"
    is_advised = rounds == 0 or few <= rounds <= many
    if players < FEWEST_PLAYERS:
        told = f"R26.1 advises a Monrad for {FEWEST_PLAYERS} or more"
        if is_advised:
            return f"{players} players: {told}"
        told = f"{counted(rounds, 'round')} for {players} players: {told}"
        if rounds >= players - 1:
            return f"{told}, and here all meet all: that is a round robin"
        return f"{told}; with so few, {few} to {many} rounds are in its proportion"
    if is_advised:
        return ""
    return f"{rounds} rounds for {players} players: R26.1 advises {few} to {many}"


def float_lower_bound(points: Sequence[Fraction]) -> Fraction:
    """The least sum of the score differences that any pairing of these totals can have.

    Across a gap between two totals somebody must be paired whenever an odd number stands above
    it. Of an odd number of players one of the lowest total has the bye; leave out who has it if
    it is another.

    >>> float_lower_bound([Fraction(3), Fraction(2), Fraction(2), Fraction(1)])
    Fraction(2, 1)
    """
    count = Counter(points)
    totals = sorted(count, reverse=True)
    if len(points) % 2:
        count[totals[-1]] -= 1
    bound, above = Fraction(0), 0
    for higher, lower in pairwise(totals):
        above += count[higher]
        if above % 2:
            bound += higher - lower
    return bound


# -- A Monrad player before a draw and a round that has been drawn (R26/G25) ----


class MonradPlayer(Struct, frozen=True, kw_only=True):
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


class MonradRound(Struct, frozen=True, kw_only=True):
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


# -- the players of one draw by number, and what it costs to pair two of them [T4] ----


MOST_COLOUR = 14
"""The dearest colours of a pair: 1 + 2 + 4 for each of the two."""
WEIGHT_BOUND = 1 << 127
"""The matching counts with signed numbers of 128 bits."""


class Field(Struct, frozen=True, kw_only=True):
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


class Scale(Struct, frozen=True, kw_only=True):
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


class Totals(Struct, frozen=True, kw_only=True):
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


# -- cuts a large field into parts that are paired each by itself ----
# Every large score group gives a core of blocks whose players meet each other. All others form the
# remainder, cut where nobody need be drawn from above into below. A part cannot fail: each has an
# even number of players, at least twice as many as anybody has met and two more, so each of its
# players has not met at least half of it, and such a graph has a perfect matching (Dirac).


EXACT = 300
"""So many players are paired as one part: the result is the exact optimum of [T4]."""
LEAST_BLOCK = 32
LEAST_REST = 36
"""So many of a score group, or some more, stay out of its core."""
EXTREMES = 6
"""So many with the highest net of each group stay out of its core, and so many with the lowest."""
LEAST_PART = 120
"""A part of the remainder has at least so many players."""


def parts(field: Field, lots: Lots, bye: Collection[int]) -> tuple[tuple[int, ...], ...]:
    """The players' numbers in parts, each ascending.

    If there is a bye to give, somebody in the one part with an odd number may have it: its
    players of the group of `bye` who stay out of the cores.
    """
    everybody = range(len(field.players))
    if len(field.players) <= EXACT:
        return (tuple(everybody),)
    blocks: list[tuple[int, ...]] = []
    rest: list[int] = []
    for _, group in groupby(everybody, key=field.groups.__getitem__):
        core, out = _cut(field, lots, tuple(group), bye)
        blocks += core
        rest += out
    return (*blocks, *_segments(field, rest, bye))


def _cut(
    field: Field, lots: Lots, group: tuple[int, ...], bye: Collection[int]
) -> tuple[list[tuple[int, ...]], list[int]]:
    """The blocks of a score group's core, and who stays out of it.

    Who stays out is decided by lot among equals, and an even number goes into the core.
    """
    block = max(LEAST_BLOCK, 2 * (field.rounds + 1))
    rest = max(LEAST_REST, 2 * (field.rounds + 1) + 2)
    size = (len(group) - rest) // 2 * 2
    if size < block:
        return [], list(group)
    by_net = sorted(lots.shuffled(group), key=field.net.__getitem__)
    out = by_net[:EXTREMES] + by_net[-EXTREMES:]
    between = by_net[EXTREMES:-EXTREMES]
    if candidates := [one for one in by_net if one in bye]:
        # Only who stays out of the core can have the bye: not without the one with most ups.
        best = candidates[-1]
        if best in between:
            between.remove(best)
            out.append(best)
    core, surplus = _balanced(field, between, size)
    return _blocks(core, size // block), sorted(out + surplus)


def _balanced(field: Field, players: Sequence[int], size: int) -> tuple[list[int], list[int]]:
    """`size` players, as far as can be as many who wish black as white, and the others.

    The core stands from the strongest wish for black to the strongest for white. Who stays out
    has the weakest wish on his side: in the remainder one of a like pair may have to give way.
    """
    wish = {one: field.black[one] - field.white[one] for one in players}
    ordered = sorted(players, key=wish.__getitem__)
    black = [one for one in ordered if wish[one] < 0]
    level = [one for one in ordered if wish[one] == 0]
    white = [one for one in reversed(ordered) if wish[one] > 0]
    surplus: list[int] = []
    while len(players) - len(surplus) > size:
        if level and len(black) == len(white):
            surplus.append(level.pop())
        else:
            surplus.append(black.pop() if len(black) > len(white) else white.pop())
    return [*black, *level, *reversed(white)], surplus


def _blocks(core: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """The core, ordered by wish, dealt out in pairs: blocks of even size with a like mix."""
    half = len(core) // 2
    pairs = list(zip(core[:half], reversed(core[half:]), strict=True))
    return [
        tuple(sorted(one for pair in pairs[block::count] for one in pair))
        for block in range(count)
    ]


def _segments(field: Field, rest: Sequence[int], bye: Collection[int]) -> list[tuple[int, ...]]:
    """The remainder cut between two groups wherever an even number stands above.

    Nobody crosses such a place in a pairing that reaches the bound of `float_lower_bound`. Who
    gets the bye stands above what is below his group.
    """
    least = max(LEAST_PART, 2 * (field.rounds + 1) + 2)
    with_bye = {field.groups[one] for one in bye}
    segments: list[tuple[int, ...]] = []
    part: list[int] = []
    for _, members in groupby(rest, key=field.groups.__getitem__):
        part += members
        byes = any(field.groups[one] in with_bye for one in part)
        if len(part) >= least and (len(part) - byes) % 2 == 0:
            segments.append(tuple(part))
            part = []
    if segments:
        part = [*segments.pop(), *part]
    return [*segments, tuple(part)]


# -- the best pairing of some players ----
# Lots are drawn edge by edge in the order of the players, so the optimum is one and the same for
# everybody who knows the players and the seed.


BYE = -1
"""The number of nobody, who is met by the player with the bye."""

Edge = tuple[int, int, int]


def matched(
    field: Field, scale: Scale, lots: Lots, unit: Sequence[int], bye: Collection[int] = ()
) -> tuple[tuple[int, int], ...]:
    """The best pairs within `unit`, as many as can be, the one with the bye beside `BYE`.

    `unit` are numbers of players in ascending order; `bye` who of them may have the bye, nobody
    if there is none to give. Some are left over where not everybody can be paired.
    """
    nodes = [*unit, BYE] if bye else list(unit)
    edges = [*_edges(field, scale, lots, unit)]
    if bye:
        edges += _bye_edges(field, scale, lots, unit, bye)
    return tuple(sorted((nodes[a], nodes[b]) for a, b in best_matching(len(nodes), edges)))


def best_matching(nodes: int, edges: Sequence[Edge]) -> tuple[tuple[int, int], ...]:
    """The heaviest of the largest matchings; pairs with the lower number first."""
    # Here, so that the program starts without a library that only a draw needs.
    import rustworkx

    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from(edges)
    pairs = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return tuple((min(pair), max(pair)) for pair in pairs)


def _edges(field: Field, scale: Scale, lots: Lots, unit: Sequence[int]) -> Iterator[Edge]:
    """Every pair that has not met, and its weight; the fast path of a draw."""
    steps, black, white, net, met = field.steps, field.black, field.white, field.net, field.met
    level = scale.top + scale.updown * scale.least
    square, colour, updown, draw = scale.square, scale.colour, scale.updown, lots.draw
    for a, one in enumerate(unit):
        avoid, total, mine = met[one], steps[one], net[one]
        as_black, as_white = black[one], white[one]
        for b in range(a + 1, len(unit)):
            other = unit[b]
            if other in avoid:
                continue
            weight = level - draw()
            penalty = min(as_black + white[other], as_white + black[other])
            if penalty:
                weight -= colour * penalty
            if apart := total - steps[other]:
                weight -= square * apart * apart + updown * 2 * (1 - mine + net[other])
            yield a, b, weight


def _bye_edges(
    field: Field, scale: Scale, lots: Lots, unit: Sequence[int], bye: Collection[int]
) -> Iterator[Edge]:
    level = scale.top + scale.updown * scale.least
    for a, one in enumerate(unit):
        if one in bye:
            yield a, len(unit), level - scale.updown * field.bye_updown(one) - lots.draw()


# -- why a round cannot be paired, in words for the arbiter (26.2a, 26.3) ----


MOST_EXPLAINED = 80
"""With more players it is told who is left over, but not who stands in whose way."""

Neighbours = Sequence[frozenset[int]]


class CannotPair(ArbiterError):
    """A round that has no pairing: two would meet again, or there are not two.

    `left` are the players left over by a pairing of as many as can be; others may be left over
    instead. If those in `byes` had the bye, all the rest could be paired: () if nobody could. So
    many `latecomers` would make it possible, too (26.4). `why` says it in words, line by line.
    """

    def __init__(
        self,
        left: tuple[str, ...],
        *why: str,
        byes: tuple[str, ...] = (),
        latecomers: int = 0,
        names: Mapping[str, str] | None = None,
    ) -> None:
        shown = [(names or {}).get(player, player) for player in byes]
        super().__init__(*why, *_help(shown, latecomers))
        self.why = why
        self.left = left
        self.byes = byes
        self.latecomers = latecomers


def _help(byes: Sequence[str], latecomers: int) -> Iterator[str]:
    """What would make a pairing possible."""
    if byes:
        yield f"if {listed(byes)} had the bye, all others could be paired"
    if latecomers:
        yield f"with {counted(latecomers, 'latecomer')} a pairing would be possible (26.4)"


def cannot_pair(field: Field, names: Mapping[str, str] | None = None) -> CannotPair:
    """The error for a field that has no complete pairing; `names` are shown instead of the ids."""
    graph = _may_meet(field)
    paired = {one for pair in _pairs(graph) for one in pair}
    left = [i for i in range(len(field.players)) if i not in paired]
    over = left_over(field)
    shown = _Names(field=field, names=names or {})
    return CannotPair(
        tuple(field.players[i].id for i in left),
        "the round cannot be paired: two players meet once only (26.2a). "
        f"Left over: {shown.listed(left)}",
        *(_why(graph, shown) if len(graph) <= MOST_EXPLAINED else _counts(left, graph, shown)),
        byes=over if len(over) < len(field.players) else (),
        latecomers=len(over),
        names=names,
    )


def too_few(left: Sequence[str], names: Mapping[str, str] | None = None) -> CannotPair:
    """The error for a round that has fewer than two players."""
    who = f"only {(names or {}).get(left[0], left[0])} is" if left else "nobody is"
    return CannotPair(
        tuple(left),
        f"there is nobody left to pair: {who} still in the tournament",
        latecomers=2 - len(left),
    )


def left_over(field: Field) -> tuple[str, ...]:
    """The fewest players without whom all others can be paired.

    As few of them as can be have had a bye [T14], then they are of groups as low as can be.
    """
    most = max(field.groups, default=0) + 1
    worth = [
        group + (most * len(field.players) if player.had_bye else 0)
        for group, player in zip(field.groups, field.players, strict=True)
    ]
    everybody = frozenset(range(len(field.players)))
    edges = [
        (one, other, 1 + worth[one] + worth[other])
        for one in everybody
        for other in everybody - field.met[one]
        if one < other
    ]
    paired = {one for pair in best_matching(len(field.players), edges) for one in pair}
    return tuple(field.players[i].id for i in sorted(everybody - paired))


def _may_meet(field: Field) -> Neighbours:
    """Who has not met whom; the last node is the bye where the number is odd."""
    everybody = frozenset(range(len(field.players)))
    graph = [everybody - field.met[i] - {i} for i in everybody]
    may = frozenset(one for group in field.bye_choices() for one in group)
    if not may:
        return graph
    bye = len(graph)
    return [*(own | {bye} if i in may else own for i, own in enumerate(graph)), may]


def _pairs(graph: Neighbours, without: int | None = None) -> tuple[tuple[int, int], ...]:
    edges = [
        (one, other, 1)
        for one, own in enumerate(graph)
        for other in own
        if one < other and without not in (one, other)
    ]
    return best_matching(len(graph), edges)


def _why(graph: Neighbours, shown: "_Names") -> list[str]:
    """Circles that can each be left with one over, and the few whom all of them need.

    They are the parts of the structure of Gallai and Edmonds: nodes that some largest matching
    leaves over, in connected circles, and the nodes beside them.
    """
    most = len(_pairs(graph))
    spare = {i for i in range(len(graph)) if len(_pairs(graph, i)) == most}
    needed = {other for i in spare for other in graph[i]} - spare
    circles = _circles(graph, spare)
    lines = [_circle(graph, circle, needed, shown) for circle in circles]
    if needed:
        depend = sum(any(graph[one] & needed for one in circle) for circle in circles)
        lines.append(f"so {shown.listed(needed)} would have to do for {depend} at once")
    return lines


def _circle(graph: Neighbours, circle: list[int], needed: set[int], shown: "_Names") -> str:
    beside = {other for one in circle for other in graph[one]} & needed
    others = shown.listed(beside)
    if circle == [shown.bye]:
        return f"nobody but {others} may have the bye: everybody else has had one"
    if len(circle) == 1:
        whom = f"only {others}" if beside else "nobody"
        return f"{shown.listed(circle)} has {whom} left to meet"
    if not beside:
        return f"{shown.listed(circle)} are an odd number and have only one another left to meet"
    return (
        f"{shown.listed(circle)} are an odd number and beside one another have only {others} "
        "left to meet"
    )


def _circles(graph: Neighbours, nodes: Iterable[int]) -> list[list[int]]:
    """The connected parts among these nodes, in order."""
    waiting = set(nodes)
    circles: list[list[int]] = []
    while waiting:
        circle, reached = set[int](), {min(waiting)}
        while reached:
            circle |= reached
            reached = {other for one in reached for other in graph[one]} & waiting - circle
        waiting -= circle
        circles.append(sorted(circle))
    return circles


def _counts(left: Iterable[int], graph: Neighbours, shown: "_Names") -> list[str]:
    return [f"{shown.listed([one])} has {len(graph[one])} left to meet" for one in left]


class _Names(Struct, frozen=True, kw_only=True):
    """How the numbers of a field are shown; the number after the last is the bye."""

    field: Field
    names: Mapping[str, str]

    @property
    def bye(self) -> int:
        return len(self.field.players)

    def listed(self, numbers: Iterable[int]) -> str:
        return listed([self._name(number) for number in sorted(numbers)])

    def _name(self, number: int) -> str:
        if number == self.bye:
            return "the bye"
        key = self.field.players[number].id
        return self.names.get(key, key)


# -- monrad ----


Pairs = list[tuple[int, int]]


def first_round(order: Sequence[str], seed: str) -> MonradRound:
    """The first round: 1-2, 3-4, … in number order, colours by lot (26.2, [T4a]).

    Of an odd number somebody has the bye by lot, and the others close up (26.4).

    >>> first_round(["Ada", "Bo", "Cy", "Di"], "seed").bye is None
    True
    """
    lots = Lots(seed)
    if len(set(order)) < len(order):
        raise ValueError("a player is in the draw twice")
    left = list(order)
    bye = left.pop(lots.below(len(left))) if len(left) % 2 else None
    pairs = zip(left[::2], left[1::2], strict=True)
    return MonradRound(
        pairs=tuple(pair if lots.below(2) else pair[::-1] for pair in pairs),
        bye=bye,
        seed=seed,
        sum_sq=0,
        colour=0,
        updown=0 if bye is None else 1,
    )


def draw_round(
    players: Sequence[MonradPlayer],
    seed: str,
    *,
    games_per_match: int = 1,
    names: Mapping[str, str] | None = None,
) -> MonradRound:
    """The next round: for up to 300 players the exact optimum of [T4], the lot by `seed`.

    For more it is put together from optimal parts. CannotPair if two would have to meet again, or
    there are not two; `names` are shown in it instead of ids. ArbiterError if totals are too far
    apart to count.
    """
    if len(players) < 2:
        raise too_few([player.id for player in players], names)
    field = field_of(players, games_per_match)
    scale = scale_of(field)
    for bye in field.bye_choices() or ((),):
        lots = Lots(seed)
        pairs = _paired(field, scale, lots, bye)
        if 2 * len(pairs) == len(players) + bool(bye):
            order = {player.id: place for place, player in enumerate(players)}
            return _drawn(field, pairs, lots, seed, order)
    raise cannot_pair(field, names)


def _paired(field: Field, scale: Scale, lots: Lots, bye: tuple[int, ...]) -> Pairs:
    pairs: Pairs = []
    given = not bye
    may = frozenset(bye)
    for part in parts(field, lots, may):
        # Only the remainder's part has an odd number, if there is a bye to give.
        here = may if len(part) % 2 and not given else frozenset[int]()
        given = given or bool(here)
        pairs += matched(field, scale, lots, part, here)
    return pairs


def _drawn(
    field: Field, pairs: Pairs, lots: Lots, seed: str, order: Mapping[str, int]
) -> MonradRound:
    """The round with colours: the cheaper assignment, by lot if they are equal (26.2b)."""
    bye = next((max(pair) for pair in pairs if BYE in pair), None)
    games = [pair for pair in pairs if BYE not in pair]
    costs = totals(field, games, bye)
    boards = [
        (_board(field, pair, order), *_coloured(field, pair, lots)) for pair in sorted(games)
    ]
    ids = [player.id for player in field.players]
    return MonradRound(
        pairs=tuple((ids[black], ids[white]) for _, black, white in sorted(boards)),
        bye=None if bye is None else ids[bye],
        seed=seed,
        sum_sq=costs.sum_sq,
        colour=costs.colour,
        updown=costs.updown,
    )


def _coloured(field: Field, pair: tuple[int, int], lots: Lots) -> tuple[int, int]:
    one, other = pair
    lot = lots.below(2)
    straight = field.black[one] + field.white[other]
    turned = field.white[one] + field.black[other]
    if straight == turned:
        return (one, other) if lot else (other, one)
    return (one, other) if straight < turned else (other, one)


def _board(field: Field, pair: tuple[int, int], order: Mapping[str, int]) -> tuple[int, int, int]:
    """Where a pair plays: the higher total first, then the other's, then the list's order."""
    high, low = sorted((field.steps[i] for i in pair), reverse=True)
    return -high, -low, min(order[field.players[i].id] for i in pair)
