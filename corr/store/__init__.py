"""Everything that is kept: letters in, events, letters out, and the rows derived from them.

`store.py` holds every statement; an engine (`sqlite.py`) only connects, begins and runs.
"""

from corr.store.rows import GameRow, InboxRow, NewsRow, OutboxRow, PlayerRow
from corr.store.sqlite import SqliteEngine
from corr.store.store import Store

__all__ = ["GameRow", "InboxRow", "NewsRow", "OutboxRow", "PlayerRow", "SqliteEngine", "Store"]
