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
from typing import Any

_LATER = {
    "contest.stages": (
        *("Group", "Qualification", "carried_over", "explain_qualifiers", "final_games"),
        *("qualify", "sections"),
    ),
    "elsewhere.elsewhere": ("read_tables", "tables_from"),
    "pairing.cup": (
        *("Cup", "CupState", "PlayFor", "bracket", "cup_state", "next_round", "replay_terms"),
    ),
    "pairing.cup_places": ("cup_reasons", "places"),
    "pairing.leagues": ("Border", "Division", "Season", "explain_moves", "next_season"),
    "pairing.match_play": ("MatchTerms", "Until", "match_state"),
    "pairing.monrad": (
        *("CannotPair", "MonradPlayer", "MonradRound", "draw_round", "first_round"),
        *("float_lower_bound", "proposed_rounds", "rounds_warning"),
    ),
    "pairing.monrad_state": ("players_after", "sealed_correction"),
    "pairing.pairing": ("Lots", "Pairing", "match_colours", "round_robin"),
    "pairing.scheveningen": ("scheveningen",),
    "scoring.reasons": ("reasons",),
    "scoring.scoring_games": ("Bye", "Kind", "Score", "TableGame", "table_game"),
    "scoring.standings": (
        *("Standing", "Standings", "check_tie_breaks", "monrad_standings", "standings"),
    ),
    "scoring.team_scoring": ("Board", "TeamMatch", "TeamStandings", "team_standings"),
    "tables.crosstable": ("TableWords", "crosstable"),
    "tables.crosstable_forms": ("as_csv", "as_grid", "as_text"),
    "tables.event_tables": ("EventTables",),
}
"""What those who run events elsewhere may use, by the file that has it; it is imported when it is
first asked for. In this house names are imported from their files."""
_HOME = {name: module for module, names in _LATER.items() for name in names}

__all__ = sorted(_HOME)


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
