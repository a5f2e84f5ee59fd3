"""Why a season of a league cannot be turned into the next one: every reason at once."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from corr.tournament.pairing.leagues_season import Division, Season
from corr.tournament.wording import counted, ordinal


def faults_of(season: Season) -> tuple[str, ...]:
    """Every reason why there can be no next season, each a sentence for the arbiter."""
    if not season.divisions:
        return ("a league has at least one division",)
    faults = [*_names(season), *_shapes(season)]
    return tuple(faults or (*_borders(season), *_numbers(season)))


def _names(season: Season) -> Iterator[str]:
    """Strangers, and those who are named twice."""
    known = [player for division in season.divisions for player in division.players]
    new = [*season.newcomers, *season.successors.values()]
    yield from _twice(season, "in the league more than once", known)
    yield from _twice(season, "two divisions are called", [one.name for one in season.divisions])
    yield from _twice(season, "named twice among those who leave", season.leaving)
    yield from _twice(season, "named twice among newcomers and successors", new)
    yield from _twice(season, "named twice among those decided", season.decided)
    if old := [player for player in new if player in known]:
        yield f"in the league already, neither new nor a successor: {season.named(old)}"
    if strangers := [player for player in season.leaving if player not in known]:
        yield f"cannot leave, not in the league: {season.named(strangers)}"
    if staying := [player for player in season.successors if player not in season.leaving]:
        yield f"has a successor and does not leave: {season.named(staying)}"
    if strangers := [player for player in season.decided if player not in known]:
        yield f"cannot be placed, not in the league: {season.named(strangers)}"


def _twice(season: Season, words: str, names: Iterable[str]) -> Iterator[str]:
    found = [name for name, count in Counter(names).items() if count > 1]
    if found:
        yield f"{words}: {season.named(found)}"


def _shapes(season: Season) -> Iterator[str]:
    """Numbers that are too many, too few or below nothing."""
    between = len(season.divisions) - 1
    if len(season.borders) != between:
        found = len(season.borders)
        yield f"{counted(between, 'border')} between the divisions expected, found {found}"
    if season.sizes and len(season.sizes) != between:
        found = len(season.sizes)
        yield f"sizes of all divisions but the lowest, {between}, expected, found {found}"
    if any(size < 2 for size in season.sizes):
        yield "a division has at least two places"
    if any(min(border.up, border.down) < 0 for border in season.borders):
        yield "no fewer than 0 can go up or down"
    for division in season.divisions:
        yield from _places(season, division)


def _places(season: Season, division: Division) -> Iterator[str]:
    if not division.table:
        yield f"{division.name} has no players"
    before = 0
    for at, (place, player) in enumerate(division.table, 1):
        if place not in (at, before):
            who = season.named([player])
            yield f"{division.name}: {who} cannot have place {place} in row {at}"
            return
        before = place


def _borders(season: Season) -> Iterator[str]:
    """More who cross than there are, and shared places across a border."""
    for at, division in enumerate(season.divisions):
        up = season.borders[at - 1].up if at else 0
        down = season.borders[at].down if at < len(season.borders) else 0
        size = len(division.table)
        if up + down > size:
            yield f"{division.name} has {size}, and {up} cannot go up and {down} down"
            continue
        yield from _shared(season, division, up, "go up")
        yield from _shared(season, division, size - down, "stay up")


def _shared(season: Season, division: Division, best: int, what: str) -> Iterator[str]:
    """A place shared across the border after the `best` first, that is not decided [T31a]."""
    if not 0 < best < len(division.table):
        return
    place = division.table[best - 1][0]
    level = [player for each, player in division.table if each == place]
    can = best - sum(each < place for each, _ in division.table)
    if place == division.table[best][0] and not is_decided(season, level, can):
        yield undecided(season, division.name, place, level, f"{can} of them can {what}")


def is_decided(season: Season, level: Sequence[str], first: int) -> bool:
    """Whether it is known who are the first so many of those who are level.

    Who is named goes before who is not, so that the first need to be named and no others.
    """
    return sum(player in season.decided for player in level) >= first


def undecided(season: Season, name: str, place: int, level: Sequence[str], what: str) -> str:
    """That a shared place must be decided, and how."""
    placed = [player for player in season.decided if player in level]
    only = f" (only {season.named(placed)} placed so far)" if placed else ""
    shared = f"{season.named(level)} share the {ordinal(place)} place"
    return f"{name}: {shared} and {what}{only}: {season.how}"


def _numbers(season: Season) -> Iterator[str]:
    """Divisions that cannot have the size they are to have."""
    for division, border, size in zip(
        season.divisions, season.borders, season.targets, strict=False
    ):
        if border.up > size:
            coming = f"{border.up} come up"
            yield f"{division.name} is to have {counted(size, 'place')}, but {coming}"
    players = sum(len(division.table) for division in season.divisions)
    players += len(season.newcomers) + len(season.successors) - len(season.leaving)
    needed = sum(season.targets) + 2
    if players < needed:
        yield (
            f"{counted(players, 'player')} for next season, and {needed} are needed for "
            f"{counted(len(season.divisions), 'division')} with two in the lowest: "
            "name newcomers, or have fewer places or divisions"
        )
