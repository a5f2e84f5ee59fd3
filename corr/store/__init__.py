"""Everything that is kept: letters in, events, letters out, and the rows derived from them.

`store.py` holds every statement; an engine (`sqlite.py`) only connects, begins and runs.

Inside only: `engine`, `letters`, `news`, `players`, `schema`, `store`, `transfer`, `upkeep`.
"""

from corr.store.letters import Taken, Wait
from corr.store.rows import GameRow, InboxRow, NewsRow, OutboxRow, PlayerRow
from corr.store.schema import PROGRAM, Version, require_known
from corr.store.sqlite import SqliteEngine
from corr.store.store import Store
from corr.store.upkeep import Figures, HealthRow, Purged

__all__ = [
    "PROGRAM",
    "Figures",
    "GameRow",
    "HealthRow",
    "InboxRow",
    "NewsRow",
    "OutboxRow",
    "PlayerRow",
    "Purged",
    "SqliteEngine",
    "Store",
    "Taken",
    "Version",
    "Wait",
    "require_known",
]
