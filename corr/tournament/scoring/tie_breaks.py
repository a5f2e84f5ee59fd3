"""What decides the order of a table, criterion by criterion, and who shares a place (18.2, 26.6).

An event may name its own order; what it names is checked here.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from corr.tournament.wording import listed

TIE_BREAKS: Mapping[str, tuple[str, ...]] = {
    "match": ("game_points", "match_points", "wins"),
    "round_robin": ("game_points", "match_points", "berger", "mutual", "wins"),
    "scheveningen": ("game_points", "match_points", "berger", "mutual", "wins"),
    "monrad": ("game_points", "match_points", "buchholz", "berger", "mutual", "wins"),
    "cup": (),
    "teams": ("team_points", "match_points", "game_points", "berger", "mutual", "wins"),
    "teams_monrad": (
        *("team_points", "match_points", "game_points", "buchholz", "berger", "mutual", "wins"),
    ),
}
"""The tie-breaks that each system knows, in the order of the rules for matches of one game."""

NAMES = frozenset(name for names in TIE_BREAKS.values() for name in names)
FIGURES = {"wins": "match_wins"}
"""The figures of a row that have another name than their tie-break."""

_SYSTEMS = {
    "match": "a match",
    "round_robin": "a round robin",
    "scheveningen": "a Scheveningen",
    "monrad": "a Monrad",
    "cup": "a cup",
    "teams": "a team event",
    "teams_monrad": "a Monrad for teams",
}

Keys = Sequence[tuple[int, ...]]
"""The figures of every player in the order in which they decide, in any exact unit."""


def check_tie_breaks(system: str, names: Sequence[str]) -> tuple[str, ...]:
    """What is wrong with an event's own order of tie-breaks, one sentence a fault.

    Points are the final score, not a second look at it [T2], so they stand first (of a team, its
    team points); an order without them begins with them anyway. ValueError for another system.

    >>> check_tie_breaks("round_robin", ["berger", "buchholz"])
    ('buchholz: a round robin has no such tie-break, only berger, mutual and wins',)
    """
    if system not in TIE_BREAKS:
        raise ValueError(f"no system is called {system}")
    faults = dict.fromkeys(
        fault for at, name in enumerate(names) if (fault := _fault(system, names, at, name))
    )
    return tuple(faults)


def _fault(system: str, names: Sequence[str], at: int, name: str) -> str:
    known = TIE_BREAKS[system]
    if name not in known:
        if not known:
            return f"{name}: {_SYSTEMS[system]} has no tie-breaks"
        others = [each for each in known if each not in _score(system)]
        only = f", only {listed(others)}" if others else ""
        what = "has no such tie-break" if name in NAMES else "knows no tie-break of this name"
        return f"{name}: {_SYSTEMS[system]} {what}{only}"
    if name in names[:at]:
        return f"{name} stands twice"
    before = [each for each in names[:at] if each in known and each not in _score(system)]
    if name in _score(system) and before:
        return f"{name} cannot stand after {before[-1]}: the score comes first"
    return ""


def _score(system: str) -> tuple[str, ...]:
    """The tie-breaks of a system that are its final score [T2]; a team's are its team points."""
    order = TIE_BREAKS[system]
    return order[:1] if "team_points" in order else order[:2]


def criteria(
    system: str,
    names: Sequence[str] = (),
    *,
    games_per_match: int = 1,
    weaver: bool = False,
    instead: str = "",
) -> tuple[str, ...]:
    """The figures of a row in the order in which they decide.

    By default match points go before game points in matches of four or more games (18.2, 26.6)
    and by the Weaver rule [T10], else after them [T2]. ValueError with what is wrong with `names`.
    """
    faults = check_tie_breaks(system, names)
    if faults:
        raise ValueError("; ".join(faults))
    order, score = TIE_BREAKS[system], _score(system)
    if len(score) == 2 and (weaver or games_per_match >= 4 or instead == "T2"):
        score = score[::-1]
    if names:
        order = (*(() if set(names) & set(score) else score), *names)
    else:
        order = (*score, *order[len(score) :])
    return tuple(FIGURES.get(name, name) for name in order)


def of_mutual_matches(order: Sequence[str]) -> tuple[str, ...]:
    """What ranks the table of the matches between teams that are level (21.8e: by a-d)."""
    before = order[: order.index("mutual")] if "mutual" in order else order
    known = ("team_points", "match_points", "game_points", "berger")
    return tuple(name for name in before if name in known)


Mutual = Callable[[Keys], Sequence[tuple[int, ...]]]
"""What a player scored against those who have the same key."""


def keys_of(
    order: Sequence[str],
    figures: Mapping[str, Sequence[int]],
    mutual: Mutual,
    *,
    again: bool = False,
) -> tuple[Keys, Sequence[tuple[int, ...]]]:
    """Everybody's figures in `order`, and what everybody scored against those level before it.

    The mutual games are counted once for all who are level [T8]; `again` counts them anew for each
    part of a group that they split, which is the alternative. Where the order does not use them,
    they are counted for those who are level in everything.
    """
    size = len(next(iter(figures.values()), ()))
    keys: Keys = [()] * size
    met: Sequence[tuple[int, ...]] | None = None
    for name in order:
        if name != "mutual":
            keys = [(*key, figure) for key, figure in zip(keys, figures[name], strict=True)]
            continue
        met = mutual(keys)
        keys = _joined(keys, met)
        while again:
            finer = _joined(keys, mutual(keys))
            again, keys = len(set(finer)) > len(set(keys)), finer
    return keys, mutual(keys) if met is None else met


def _joined(keys: Keys, more: Keys) -> Keys:
    return [(*key, *new) for key, new in zip(keys, more, strict=True)]


def placed(keys: Keys) -> list[tuple[int, int]]:
    """Places and who has them, by number: equal keys share one, and the next one skips [T7].

    >>> placed([(5,), (7,), (5,), (1,)])
    [(1, 1), (2, 0), (2, 2), (4, 3)]
    """
    ordered = sorted(range(len(keys)), key=keys.__getitem__, reverse=True)
    places: list[tuple[int, int]] = []
    for _, level in groupby(ordered, key=keys.__getitem__):
        place = len(places) + 1
        places += [(place, number) for number in level]
    return places
