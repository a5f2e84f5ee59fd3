"""What is decided, and what follows from it. Pure: no mail, database, clock or chance.

For those who run events elsewhere, this is all they need: who meets whom, who stands where, and
why. Players and teams are any texts, points are exact fractions, and lots follow from a seed that
can be published. A whole Monrad, round by round:

>>> from corr.tournament import Bye, draw_round, first_round, monrad_standings
>>> from corr.tournament import players_after, table_game
>>> from corr.words.tables import explain
>>> players, games, byes = ["Ada", "Bo", "Cy", "Di", "Eva"], [], []
>>> for number, seed in enumerate(["first", "second", "third"], 1):
...     state = players_after(players, games, byes, assessed={})
...     drawn = first_round(players, seed) if number == 1 else draw_round(state, seed)
...     byes += [Bye(player=drawn.bye, round=number)]
...     for black, white in drawn.pairs:
...         result = "1-0" if black < white else "0-1"  # in truth, what was played
...         games.append(table_game(black, white, result, "five", round=number))
>>> table = monrad_standings(players, games, byes=byes)
>>> [(row.place, row.player, str(row.game_points)) for row in table.rows]
[(1, 'Ada', '3'), (2, 'Bo', '2'), (3, 'Di', '2'), (4, 'Cy', '1'), (5, 'Eva', '1')]
>>> explain(table)[1]
'2nd before Di: equal points, Buchholz 8 to 4'

The same is done for an event from a file by `read_tables`. Each name is documented where it is
written: `help(corr.tournament.draw_round)`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from corr.tournament.pairing.scheveningen import scheveningen
from corr.tournament.scoring.reasons import reasons
from corr.tournament.scoring.scoring_games import Bye, Kind, Score, TableGame, table_game
from corr.tournament.scoring.standings import (
    Standing,
    Standings,
    check_tie_breaks,
    monrad_standings,
    standings,
)

# Functions that bear the names of their modules cannot wait: the module would be found instead.
from corr.tournament.tables.crosstable import TableWords, boards_of, crosstable
from corr.tournament.tables.crosstable_forms import as_csv, as_grid, as_text

if TYPE_CHECKING:
    from corr.tournament.contest.stages import Group as Group
    from corr.tournament.contest.stages import Qualification as Qualification
    from corr.tournament.contest.stages import carried_over as carried_over
    from corr.tournament.contest.stages import explain_qualifiers as explain_qualifiers
    from corr.tournament.contest.stages import final_games as final_games
    from corr.tournament.contest.stages import qualify as qualify
    from corr.tournament.contest.stages import sections as sections
    from corr.tournament.elsewhere.elsewhere import read_tables as read_tables
    from corr.tournament.elsewhere.elsewhere import tables_from as tables_from
    from corr.tournament.pairing.cup import Cup as Cup
    from corr.tournament.pairing.cup import CupState as CupState
    from corr.tournament.pairing.cup import PlayFor as PlayFor
    from corr.tournament.pairing.cup import bracket as bracket
    from corr.tournament.pairing.cup import cup_state as cup_state
    from corr.tournament.pairing.cup import next_round as next_round
    from corr.tournament.pairing.cup import replay_terms as replay_terms
    from corr.tournament.pairing.cup_places import cup_reasons as cup_reasons
    from corr.tournament.pairing.cup_places import places as places
    from corr.tournament.pairing.leagues import Border as Border
    from corr.tournament.pairing.leagues import Division as Division
    from corr.tournament.pairing.leagues import Season as Season
    from corr.tournament.pairing.leagues import explain_moves as explain_moves
    from corr.tournament.pairing.leagues import next_season as next_season
    from corr.tournament.pairing.match_play import MatchTerms as MatchTerms
    from corr.tournament.pairing.match_play import Until as Until
    from corr.tournament.pairing.match_play import match_state as match_state
    from corr.tournament.pairing.monrad import CannotPair as CannotPair
    from corr.tournament.pairing.monrad import MonradPlayer as MonradPlayer
    from corr.tournament.pairing.monrad import MonradRound as MonradRound
    from corr.tournament.pairing.monrad import draw_round as draw_round
    from corr.tournament.pairing.monrad import first_round as first_round
    from corr.tournament.pairing.monrad import float_lower_bound as float_lower_bound
    from corr.tournament.pairing.monrad import proposed_rounds as proposed_rounds
    from corr.tournament.pairing.monrad_state import players_after as players_after
    from corr.tournament.pairing.monrad_state import sealed_correction as sealed_correction
    from corr.tournament.pairing.pairing import Lots as Lots
    from corr.tournament.pairing.pairing import Pairing as Pairing
    from corr.tournament.pairing.pairing import match_colours as match_colours
    from corr.tournament.pairing.pairing import round_robin as round_robin
    from corr.tournament.scoring.team_scoring import Board as Board
    from corr.tournament.scoring.team_scoring import TeamMatch as TeamMatch
    from corr.tournament.scoring.team_scoring import TeamStandings as TeamStandings
    from corr.tournament.scoring.team_scoring import team_standings as team_standings
    from corr.tournament.tables.event_tables import EventTables as EventTables

_LATER = {
    "pairing.cup": (
        *("Cup", "CupState", "PlayFor", "bracket", "cup_state", "next_round", "replay_terms"),
    ),
    "pairing.cup_places": ("cup_reasons", "places"),
    "elsewhere.elsewhere": ("read_tables", "tables_from"),
    "tables.event_tables": ("EventTables",),
    "pairing.leagues": ("Border", "Division", "Season", "explain_moves", "next_season"),
    "pairing.match_play": ("MatchTerms", "Until", "match_state"),
    "pairing.monrad": (
        *("CannotPair", "MonradPlayer", "MonradRound", "draw_round", "first_round"),
        *("float_lower_bound", "proposed_rounds"),
    ),
    "pairing.monrad_state": ("players_after", "sealed_correction"),
    "pairing.pairing": ("Lots", "Pairing", "match_colours", "round_robin"),
    "contest.stages": (
        *("Group", "Qualification", "carried_over", "explain_qualifiers", "final_games"),
        *("qualify", "sections"),
    ),
    "scoring.team_scoring": ("Board", "TeamMatch", "TeamStandings", "team_standings"),
}
"""What is imported from which module when it is first asked for."""
_HOME = {name: module for module, names in _LATER.items() for name in names}

__all__ = [
    "Bye",
    "Kind",
    "Score",
    "Standing",
    "Standings",
    "TableGame",
    "TableWords",
    "as_csv",
    "as_grid",
    "as_text",
    "boards_of",
    "check_tie_breaks",
    "crosstable",
    "monrad_standings",
    "reasons",
    "scheveningen",
    "standings",
    "table_game",
]
__all__ += sorted(_HOME)


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
