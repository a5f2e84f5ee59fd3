"""How strong everybody in an event counts in the norms of the others, as its results stand.

Letters ask for it at every move, and it changes only when a game ends: it is kept until then.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from corr.ranking.correspondence.counting import Tally
from corr.ranking.correspondence.event import RESULTS
from corr.ranking.correspondence.levels import read_level
from corr.ranking.correspondence.strengths import strengths
from corr.service.event.event_file import three_months
from corr.store import Store
from corr.tournament.contest.contest import Contest


@dataclass(frozen=True, slots=True, kw_only=True)
class Strengths:
    """The `indices` of players; who is in none of them is new, and nothing tells of them yet.

    `new` are all who had no level at the start, those who left among them; while games are to
    come (`going`) their strength can change.
    """

    indices: Mapping[str, int]
    new: frozenset[str] = frozenset()
    going: bool = True

    def of(self, player: str) -> int | None:
        """The index by which a player counts."""
        return self.indices.get(player)


_KEPT: WeakKeyDictionary[Store, dict[str, tuple[object, Strengths]]] = WeakKeyDictionary()


def strengths_in(store: Store, contest: Contest) -> Strengths:
    """Levels at the start, and of new players what the games completed so far give (art. 4).

    While an event goes on nobody has supplied estimates: the arbiter does that at the close.
    """
    new = frozenset(one for one in contest.numbers if not contest.levels.get(one))
    scores = store.state_of_scores(contest.id) if new else None
    state = (contest.seq, scores, contest.levels)
    kept = _KEPT.setdefault(store, {})
    if contest.id in kept and kept[contest.id][0] == state:
        return kept[contest.id][1]
    indices = {one: read_level(level) for one, level in contest.levels.items() if level}
    found = Strengths(indices=indices, new=new)
    if scores:
        going = scores.running > 0 or more_to_begin(contest, scores.begun)
        found = replace(_with_new(store, contest, found), going=going)
    kept[contest.id] = (state, found)
    return found


def more_to_begin(contest: Contest, begun: int) -> bool:
    """Whether games of an event will follow on those that have begun."""
    return begun < len(contest.pairings) or contest.drawn < contest.rounds


def _with_new(store: Store, contest: Contest, known: Strengths) -> Strengths:
    """The same with the new players as their results have it."""
    scores = [
        (first, second, result)
        for first, second, result in store.scores_of_event(contest.id, three_months(contest))
        if first in known.new or second in known.new
    ]
    players = [*dict.fromkeys([*known.new, *(one for pair in scores for one in pair[:2])])]
    number = {player: place for place, player in enumerate(players)}
    opponents: list[list[int]] = [[] for _ in players]
    taken: list[list[int]] = [[] for _ in players]
    for first, second, result in scores:
        for player, other, points in zip(
            (first, second), (second, first), RESULTS[result], strict=True
        ):
            opponents[number[player]].append(number[other])
            taken[number[player]].append(points)
    counted = Tally(
        completed=(True,) * len(scores),
        opponents=opponents,
        taken=taken,
        points=[sum(points) for points in taken],
        score=(),
        moved=frozenset(),
    )
    found = strengths(players, [known.of(one) for one in players], counted, {}, ())
    indices = {one: index for one, index in zip(players, found, strict=True) if index is not None}
    return Strengths(indices={**known.indices, **indices}, new=known.new)
