"""The crosstable of any event: every result, in order of place, finished or not.

Where all meet all, a column is a row's opponent; in a Monrad it is a round; in a Scheveningen it
is somebody of the other half; among teams the cells are board points.
"""

from corr.tournament.scoring.interpretations import interpretations
from corr.tournament.tables.crosstable_cells import Mark
from corr.tournament.tables.crosstable_grid import Grid, as_csv, as_dict, as_grid, boards_as_csv
from corr.tournament.tables.crosstable_rows import Crosstable, Row, crosstable
from corr.tournament.tables.crosstable_teams import BoardLine, MatchBoards, boards_of
from corr.tournament.tables.crosstable_text import WIDTH, as_text, boards_as_text
from corr.tournament.tables.crosstable_words import ENGLISH, TableWords

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
