"""What the arbiter does with sections, divisions and seasons."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from corr.errors import ArbiterError
from corr.service.letters.event_letters import Act, the_contest, the_player, the_reason
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.store import PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.stages import Qualification, last_stage, section_tables
from corr.tournament.events.events import OrderDecided
from corr.tournament.pairing.leagues import NextSeason, decided_moves, explain_moves, next_season
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import spec_text
from corr.tournament.systems.stages import qualified
from corr.tournament.tables.crosstable import Crosstable, crosstable
from corr.tournament.tables.league_event import Changes, draft, season_of
from corr.tournament.wording import listed

# -- what the arbiter does with sections ----


def decide_order(office: Office, event: str, players: Sequence[str], act: Act) -> Contest:
    """Part players who share a place across a line: who is named earlier goes before [T32c].

    Who is not named comes after them. It counts for who goes on to a final group, and in a league
    for the next season [T31a]; the places in the tables stay shared. Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, reason = the_contest(office, event), the_reason(act)
        if contest.spec.system.kind not in ("stages", "league"):
            raise ArbiterError(f"{event} has no sections or divisions")
        strangers = [player for player in players if player not in contest.order]
        if strangers:
            raise ArbiterError(f"{event}: not in it: {listed(strangers)}")
        if not players or len(set(players)) < len(players):
            raise ArbiterError(f"{event}: a player or more, each named once")
        homes = {contest.teams.get(player, "") for player in players}
        if contest.spec.system.kind == "league" and len(homes) > 1:
            raise ArbiterError(
                f"{event}: they play in different divisions: {listed(sorted(homes))}"
            )
        body = OrderDecided(players=tuple(players), reason=reason)
        return office.folder.record(event, contest, [body], at=act.at, cause=act.cause)


def qualification(
    office: Office, before: Contest, after: Contest, seed: str
) -> Qualification | None:
    """Who came to the final groups that an act has drawn, and how; None where it drew none."""
    if last_stage(after) == last_stage(before):
        return None
    return qualified(before, results_of(office, before), seed)


def section_crosstables(office: Office, contest: Contest) -> tuple[tuple[str, Crosstable], ...]:
    """The crosstables of all sections, final groups or divisions, by name, as they stand."""
    players = (office.store.player(player) for player in contest.order)
    names = {row.id: row.name for row in players if row}
    return tuple(
        (one.section.name, crosstable(one.table, names))
        for one in section_tables(contest, results_of(office, contest))
    )


# -- the next season of a league ----


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonDraft:
    """The next season, everybody's way to it in words, and the text of its event file.

    `decided` are the interpretations [T31] that changed something in it, with their words.
    """

    season: NextSeason
    words: tuple[str, ...]
    decided: tuple[tuple[str, str], ...]
    text: str


def draft_next_season(
    office: Office,
    event: str,
    changes: Changes,
    *,
    new_event: str,
    start: date,
    name: str = "",
) -> SeasonDraft:
    """The next season of a league; nothing is recorded, and nobody is told.

    Players stand in the file as an arbiter knows them, with their names beside. Raises
    ArbiterError with every reason why there can be none yet, ConfigError if the new event's id or
    dates cannot be.
    """
    contest = the_contest(office, event)
    new = (*changes.newcomers, *changes.successors.values())
    rows = [the_player(office, player) for player in {*contest.order, *new}]
    names = {row.id: row.name for row in rows}
    over = season_of(contest, results_of(office, contest), changes, names)
    season = next_season(over)
    words = {row.id: _known_as(row) for row in rows}
    spec = draft(contest.spec, season, event=new_event, start=start, name=name, words=words)
    text = spec_text(spec, {words[player]: shown for player, shown in names.items()})
    parse_spec(text, new_event)
    return SeasonDraft(
        season=season,
        words=explain_moves(season, names),
        decided=decided_moves(over, season),
        text=text,
    )


def _known_as(row: PlayerRow) -> str:
    """What an arbiter calls a player in an event file: member number, else address, else id."""
    return row.member_no or next(iter(row.addresses), row.id)
