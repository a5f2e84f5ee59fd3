"""The crosstable of any event: every result, in order of place, finished or not.

Where all meet all, a column is a row's opponent; in a Monrad it is a round; in a Scheveningen it
is somebody of the other half; among teams the cells are board points.
"""

from corr.tournament.crosstable_cells import Mark
from corr.tournament.crosstable_grid import Grid, as_csv, as_dict, as_grid, boards_as_csv
from corr.tournament.crosstable_rows import Crosstable, Row, crosstable
from corr.tournament.crosstable_teams import BoardLine, MatchBoards, boards_of
from corr.tournament.crosstable_text import WIDTH, as_text, boards_as_text
from corr.tournament.crosstable_words import ENGLISH, TableWords
from corr.tournament.interpretations import interpretations

__all__ = [
    "ENGLISH",
    "WIDTH",
    "BoardLine",
    "Crosstable",
    "Grid",
    "Mark",
    "MatchBoards",
    "Row",
    "TableWords",
    "as_csv",
    "as_dict",
    "as_grid",
    "as_text",
    "boards_as_csv",
    "boards_as_text",
    "boards_of",
    "crosstable",
    "interpretations",
]
