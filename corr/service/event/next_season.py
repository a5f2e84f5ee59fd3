"""The next season of a league: who plays in which division, and the event file for it."""

from dataclasses import dataclass
from datetime import date

from corr.service.letters.event_letters import the_contest, the_player
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.store import PlayerRow
from corr.tournament.pairing.leagues import next_season
from corr.tournament.pairing.leagues_decided import decided_moves
from corr.tournament.pairing.leagues_season import NextSeason
from corr.tournament.pairing.leagues_words import explain_moves
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import spec_text
from corr.tournament.tables.league_event import Changes, draft, season_of


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
