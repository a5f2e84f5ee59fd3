"""The next season of a league: who plays in which division, and the event file for it."""

from dataclasses import dataclass
from datetime import date

from corr.service.event_letters import the_contest, the_player
from corr.service.office import Office
from corr.service.results import results_of
from corr.tournament.league_event import Changes, draft, next_of
from corr.tournament.leagues import NextSeason, explain_moves
from corr.tournament.spec import parse_spec
from corr.tournament.spec_text import spec_text


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonDraft:
    """The next season, everybody's way to it in words, and the text of its event file."""

    season: NextSeason
    words: tuple[str, ...]
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

    Raises ArbiterError with every reason why there can be none yet, ConfigError if the new
    event's id or dates cannot be.
    """
    contest = the_contest(office, event)
    for player in (*changes.newcomers, *changes.successors.values()):
        the_player(office, player)
    season = next_of(contest, results_of(office, contest), changes)
    named = {move.player for move in season.moves} | set(contest.order)
    rows = (office.store.player(player) for player in named)
    names = {row.id: row.name for row in rows if row}
    spec = draft(contest.spec, season, event=new_event, start=start, name=name)
    text = spec_text(spec, names)
    parse_spec(text, new_event)
    return SeasonDraft(season=season, words=explain_moves(season, names), text=text)
