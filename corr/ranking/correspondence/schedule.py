"""Who will meet whom in an event whose file names no game: from its players and `system`. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from corr.errors import ArbiterError
from corr.ranking.correspondence.event import Json
from corr.ranking.correspondence.filereader import shown

DRAWN_LATER = frozenset({"monrad", "teams_monrad"})
"""The systems that draw a round when the one before it is over."""
_EVERYBODY = frozenset({"", "round_robin", "match"})
_SECTIONS = frozenset({"league", "stages"})
_TEAMS = frozenset({"teams", "teams_scheveningen", "scheveningen"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Team:
    """A team of the file: its players in order, and in which half of a Scheveningen it is."""

    players: tuple[str, ...]
    side: str = ""


def pairs_of(content: Json, players: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Every game to come, by the system of an event file; without one all meet all once.

    Raises ArbiterError if the file says too little.
    """
    system = system_of(content)
    kind, each = kind_of(system), games_per_pair(system)
    if kind in _EVERYBODY:
        found = list(combinations(players, 2))
    elif kind in _SECTIONS:
        found = list(_in_sections(system, kind, players))
    elif kind in _TEAMS:
        found = list(_between_teams(system, kind, players))
    elif kind == "cup":
        raise _unknown(kind, "how many games follow hangs on the results")
    elif kind in DRAWN_LATER:
        raise _unknown(kind, "without its number of `rounds` nobody knows how many games follow")
    else:
        raise _unknown(kind, "this program does not know this kind")
    return tuple(pair for pair in found for _ in range(each))


def system_of(content: Json) -> Mapping[str, object]:
    """The `system` of an event file, empty if it has none."""
    found = content.get("system")
    return found if isinstance(found, dict) else {}


def kind_of(system: Mapping[str, object]) -> str:
    """The kind of a system, "" for none."""
    return str(system.get("kind") or "")


def games_per_pair(system: Mapping[str, object]) -> int:
    """How many games two play who meet."""
    return max(_number(system.get("games_per_pair")), 1)


def boards(system: Mapping[str, object]) -> int:
    """How many boards a match of teams has, 0 if the file does not say."""
    return max(_number(system.get("boards")), 0)


def rounds(system: Mapping[str, object]) -> int:
    """How many rounds the event has, 0 if the file does not say."""
    return max(_number(system.get("rounds")), 0)


def teams_of(system: Mapping[str, object], players: Sequence[str]) -> tuple[Team, ...]:
    """The teams that a file names, with those of their players who take part."""
    listed, known = system.get("teams"), frozenset(players)
    return tuple(
        Team(players=_names(one.get("players"), known), side=str(one.get("side") or ""))
        for one in (listed if isinstance(listed, list) else [])
        if isinstance(one, dict)
    )


def _in_sections(
    system: Mapping[str, object], kind: str, players: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """In a section everybody meets everybody."""
    listed, known = system.get("sections"), frozenset(players)
    sections = [
        _names(one.get("players"), known)
        for one in (listed if isinstance(listed, list) else [])
        if isinstance(one, dict)
    ]
    if not any(sections):
        raise _unknown(kind, "its `sections` do not say who plays in which")
    for section in sections:
        yield from combinations(section, 2)


def _between_teams(
    system: Mapping[str, object], kind: str, players: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """In a Scheveningen of players all of a team meet all of the other; else board meets board."""
    teams = teams_of(system, players)
    if len(teams) < 2 or not all(team.players for team in teams):
        raise _unknown(kind, "its `teams` do not say who plays for which")
    if kind == "scheveningen":
        for one, other in combinations(teams, 2):
            yield from product(one.players, other.players)
        return
    by_side = kind == "teams_scheveningen"
    if by_side and {team.side for team in teams} != {"A", "B"}:
        raise _unknown(kind, "its `teams` do not say which `side` they are on")
    seats = boards(system) or max(len(team.players) for team in teams)
    for one, other in combinations(teams, 2):
        if not by_side or one.side != other.side:
            yield from zip(one.players[:seats], other.players[:seats], strict=False)


def _names(listed: object, known: frozenset[str]) -> tuple[str, ...]:
    """The players of a list who take part."""
    return tuple(one for one in (listed if isinstance(listed, list) else []) if one in known)


def _number(value: object) -> int:
    return value if type(value) is int else 0


def _unknown(kind: str, why: str) -> ArbiterError:
    return ArbiterError(
        f"the file names no games, and its system is {shown(kind)}: {why}; write the games that "
        "are known into `games` (black and white are enough)"
    )
