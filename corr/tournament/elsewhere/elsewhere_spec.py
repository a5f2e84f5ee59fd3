"""The event file in TOML that an event from a file would have had. Pure."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date

from corr.tournament.elsewhere.elsewhere_event import FileEvent
from corr.tournament.elsewhere.elsewhere_games import FileGame
from corr.tournament.elsewhere.elsewhere_matches import FileMatch
from corr.tournament.pairing.pairing import rounds as round_robin_rounds
from corr.tournament.spec.spec_clock import ClockPart, LeavePart
from corr.tournament.spec.spec_parts import (
    EventPart,
    EventSpec,
    GamePart,
    MailPart,
    PublishPart,
    RankingPart,
)
from corr.tournament.spec.spec_system import SystemPart
from corr.tournament.spec.spec_teams import TeamPart

_DAY = date(1970, 1, 1)
"""The start of an event of which nobody says it."""


def spec_of(
    file: FileEvent,
    event: str,
    games: Sequence[FileGame],
    matches: Sequence[FileMatch],
    named: Callable[[str], str],
) -> EventSpec:
    """What the event file would say; `named` gives the names that teams have here."""
    texts = file.texts
    opening = {"opening": texts["opening"]} if texts["opening"] else {}
    return EventSpec(
        event=EventPart(
            id=event,
            name=texts["name"] or texts["id"] or file.source,
            start=file.start or _DAY,
            time_zone=texts["time_zone"] or "UTC",
            arbiters=(texts["arbiter"],),
        ),
        game=GamePart(kind=texts["game"], options=opening),
        system=_system(file, games, matches),
        clock=ClockPart(),
        leave=LeavePart(),
        mail=MailPart(),
        ranking=RankingPart(),
        publish=PublishPart(),
        teams=tuple(
            TeamPart(name=named(team.id), side=team.side)
            for team in file.system.teams
            if team.side
        ),
        stages=file.system.stages,
        divisions=file.system.divisions,
    )


def _system(
    file: FileEvent, games: Sequence[FileGame], matches: Sequence[FileMatch]
) -> SystemPart:
    """[system], with what only the games themselves show."""
    part, boards = file.system.part, file.system.part.boards
    if file.system.of_teams and not boards:
        seats = [len(own) for match in matches for own in match.line_ups]
        sizes = [len(team.players) for team in file.system.teams]
        boards = max(seats or sizes, default=1) or 1
    return replace(part, games_per_pair=_games_per_pair(file, games), boards=boards)


def _games_per_pair(file: FileEvent, games: Sequence[FileGame]) -> int:
    """As the file says, else as many as two have played who played the most."""
    part = file.system.part
    if part.games_per_pair or part.scoring == "weaver":
        return part.games_per_pair or 2
    if part.kind in ("cup", "stages", "league") or part.until:
        return 1
    met = Counter(
        (
            one.seen.round if file.system.of_teams else 0,
            frozenset((one.seen.black, one.seen.white)),
        )
        for one in games
        if one.counts
    )
    return max(met.values(), default=1)


def rounds_of(file: FileEvent, part: SystemPart, players: int, games: Sequence[FileGame]) -> int:
    """How many rounds there are to be with so many players, 0 where nobody knows."""
    if part.until:
        return 0
    largest = max((len(one.players) for one in file.system.sections), default=2)
    known = {
        "round_robin": round_robin_rounds(max(players, 2), part.games_per_pair),
        "scheveningen": players // 2 * part.games_per_pair,
        "match": part.games_per_pair,
        "cup": max(len(file.system.slots) - 1, 0).bit_length(),
        "league": round_robin_rounds(largest, part.games_per_pair),
    }
    said = part.rounds or len(part.round_dates) or known.get(part.kind, 0)
    return max(said, *(one.seen.round for one in games), 0) if said else 0
