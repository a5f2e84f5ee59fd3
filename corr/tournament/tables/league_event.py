"""From the season of a league that was played as an event to the draft of the next one. Pure."""

import re
from collections.abc import Mapping, Sequence
from datetime import date
from itertools import pairwise

from msgspec import Struct, field
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.stages import section_tables
from corr.tournament.pairing.leagues import Border, Division, NextSeason, Season
from corr.tournament.spec.spec import EventSpec

_YEARS = re.compile(r"(?<!\d)((?:19|20)\d\d)(?:([/–-])(\d{4}|\d\d))?(?!\d)")
"""A year in a name, or two: `2024`, `2024/25`."""


class Changes(Struct, frozen=True, kw_only=True):
    """What the arbiter knows beside the tables; the names are those of `Season`."""

    leaving: tuple[str, ...] = ()
    successors: Mapping[str, str] = field(default_factory=dict)
    newcomers: tuple[str, ...] = ()
    decided: tuple[str, ...] = ()
    spare_first: bool = False


def season_of(
    contest: Contest,
    results: Results,
    changes: Changes,
    names: Mapping[str, str] | None = None,
) -> Season:
    """The season of a league whose games are all over. Raises ArbiterError.

    Who was annulled or withdrew stands last in the division and goes down first, unless leaving.
    """
    if contest.spec.system.kind != "league":
        raise ArbiterError(said("why_draw", "no_league", event=contest.id))
    tables = section_tables(contest, results)
    going_on = [one.section.name for one in tables if not one.table.final]
    if going_on or not tables:
        raise ArbiterError(said("why_draw", "season_goes_on", event=contest.id, sections=going_on))
    divisions = tuple(
        Division(
            name=one.section.name,
            table=(
                *((row.place, row.player) for row in one.table.rows),
                *_annulled(len(one.table.rows), one.table.annulled),
            ),
        )
        for one in tables
    )
    parts = contest.spec.divisions
    season = Season(
        divisions=divisions,
        borders=tuple(Border(up=low.up, down=high.down) for high, low in pairwise(parts)),
        sizes=tuple(
            part.places or len(division.table)
            for part, division in zip(parts[:-1], divisions, strict=False)
        ),
        leaving=changes.leaving,
        successors=dict(changes.successors),
        newcomers=changes.newcomers,
        decided=tuple(dict.fromkeys((*changes.decided, *_known(contest)))),
        spare_first=changes.spare_first,
        names=names or {},
        how=f"`corr event decide {contest.id} PLAYER… --reason TEXT` says who goes before the "
        "others, or let them play again",
    )
    _refuse_idle(season, changes.decided)
    return season


def _refuse_idle(season: Season, decided: Sequence[str]) -> None:
    """Refuse words that part nobody: of players who share their place with none of the others."""
    level = [
        {player for each, player in division.table if each == place}
        for division in season.divisions
        for place in {place for place, _ in division.table}
    ]
    idle = [
        player for player in decided if any(player in same and len(same) == 1 for same in level)
    ]
    if idle:
        names = [season.names.get(player, player) for player in idle]
        raise ArbiterError(said("why_draw", "shared_with_nobody", players=names))


def _annulled(rows: int, players: Sequence[str]) -> Sequence[tuple[int, str]]:
    """Those without results, one after the other below the table."""
    return [(rows + at, player) for at, player in enumerate(players, 1)]


def _known(contest: Contest) -> tuple[str, ...]:
    """The arbiter's word, each player by who holds the start number now."""
    return tuple(contest.holder(player) for player in contest.decided)


def draft(
    spec: EventSpec,
    season: NextSeason,
    *,
    event: str,
    start: date,
    name: str = "",
    words: Mapping[str, str] | None = None,
) -> EventSpec:
    """The event file of the next season: the same rules, the new divisions, other dates.

    Days of rounds are left out, for they were those of this season. Without a name it is that of
    this season with the years moved on. `words` are what players are called in the file.
    """
    known = words or {}
    players = {
        division: tuple(known.get(player, player) for player in own)
        for division, own in season.divisions
    }
    most = sum(map(len, players.values()))
    return replace(
        spec,
        event=replace(
            spec.event,
            id=event,
            name=name or following_name(spec.event.name, spec.event.start, start, event),
            start=start,
            entry_until=None,
            max_players=max(spec.event.max_players, most),
        ),
        system=replace(spec.system, round_dates=()),
        divisions=tuple(replace(one, players=players.get(one.name, ())) for one in spec.divisions),
    )


def following_name(name: str, before: date, start: date, event: str) -> str:
    """The name of an event that follows one: years move on; without any it gets the new id.

    >>> days = date(2024, 2, 1), date(2025, 2, 1)
    >>> following_name("League 2024", *days, "SK25"), following_name("League", *days, "SK25")
    ('League 2025', 'League (SK25)')
    >>> following_name("League 2024/25", *days, "SK25")
    'League 2025/26'
    """
    by = start.year - before.year

    def moved(found: re.Match[str]) -> str:
        year, sign, last = found[1], found[2] or "", found[3] or ""
        later = str(int(last) + by).zfill(len(last))[-len(last) :] if last else ""
        return f"{int(year) + by}{sign}{later}"

    following = _YEARS.sub(moved, name)
    return following if following != name else f"{name} ({event})"
