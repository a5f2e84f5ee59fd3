"""From the season of a league that was played as an event to the draft of the next one. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import pairwise

from corr.errors import ArbiterError
from corr.tournament.contest import Contest, Results
from corr.tournament.leagues import Border, Division, NextSeason, Season, next_season
from corr.tournament.section_tables import section_tables
from corr.tournament.spec import EventSpec
from corr.tournament.wording import listed


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """What the arbiter knows beside the tables; the names are those of `Season`."""

    leaving: tuple[str, ...] = ()
    successors: Mapping[str, str] = field(default_factory=dict)
    newcomers: tuple[str, ...] = ()
    decided: tuple[str, ...] = ()
    spare_first: bool = False


def next_of(contest: Contest, results: Results, changes: Changes) -> NextSeason:
    """The next season of a league whose games are all over [T31]. Raises every reason against.

    Who was annulled or withdrew stands last in the division and goes down first, unless leaving.
    """
    if contest.spec.system.kind != "league":
        raise ArbiterError(f"{contest.id} is no league")
    tables = section_tables(contest, results)
    going_on = [one.section.name for one in tables if not one.table.final]
    if going_on or not tables:
        what = listed(going_on) or "the season"
        raise ArbiterError(f"{contest.id}: not all games are over in {what}")
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
    sizes = tuple(
        part.places or len(division.table)
        for part, division in zip(parts[:-1], divisions, strict=False)
    )
    season = Season(
        divisions=divisions,
        borders=tuple(Border(up=low.up, down=high.down) for high, low in pairwise(parts)),
        sizes=sizes,
        leaving=changes.leaving,
        successors=dict(changes.successors),
        newcomers=changes.newcomers,
        decided=tuple(dict.fromkeys((*changes.decided, *_known(contest)))),
        spare_first=changes.spare_first,
    )
    return next_season(season)


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
) -> EventSpec:
    """The event file of the next season: the same rules, the new divisions, other dates.

    Days of rounds are left out, for they were those of this season.
    """
    players = dict(season.divisions)
    most = sum(map(len, players.values()))
    return replace(
        spec,
        event=replace(
            spec.event,
            id=event,
            name=name or spec.event.name,
            start=start,
            entry_until=None,
            max_players=max(spec.event.max_players, most),
        ),
        system=replace(spec.system, round_dates=()),
        divisions=tuple(replace(one, players=players.get(one.name, ())) for one in spec.divisions),
    )
