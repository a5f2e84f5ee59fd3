"""Why a round cannot be paired, in words for the arbiter (26.2a, 26.3)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from corr.errors import ArbiterError
from corr.tournament.pairing.monrad_field import Field
from corr.tournament.pairing.monrad_matching import best_matching
from corr.tournament.wording import counted, listed

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


@dataclass(frozen=True, slots=True, kw_only=True)
class _Names:
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
