"""Falls for want of confirmation (art. 2 §5): told half a year ahead, and when they come.

A level falls by date, whether anybody looks or not; here only rows are settled and letters sent.
"""

from collections.abc import Callable
from datetime import date, datetime

from corr.mail.write.facts_levels import LevelNews
from corr.ranking.correspondence.counting import months_after
from corr.ranking.correspondence.levels import LOWEST, read_level, write_level
from corr.ranking.correspondence.register import UNCONFIRMED, steps
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.register.level_acts import send_level_news
from corr.store.levels import UNSETTLED, LevelRow

AHEAD = 6
"""How many months before a fall its player hears of it."""
MOST = 200
"""Of more players at once, the next looks take the rest."""
LETTERS = 20
"""After so many letters a look ends, too: meanwhile the players' moves wait for an answer."""
Do = Callable[[Office, LevelRow, datetime], int]


def look_at_levels(office: Office, at: datetime) -> int:
    """Settle the levels that have fallen, and tell who fell or will; how many letters went."""
    today = at.date()
    fallen = office.store.levels_due(today, MOST)
    letters = _in_one(office, fallen, at, _fall)
    soon = office.store.levels_due(months_after(today, AHEAD), MOST, untold=True)
    return letters + _in_one(office, [one for one in soon if one not in fallen], at, _warn)


def _in_one(office: Office, rows: list[LevelRow], at: datetime, do: Do) -> int:
    if not rows:
        return 0
    letters = 0
    with office.folder.transaction():
        for row in rows:
            letters += do(office, row, at)
            if letters >= LETTERS:
                break
    return letters


def _fall(office: Office, row: LevelRow, at: datetime) -> int:
    """Settle a level that has fallen; its player is told once, of the last of several falls."""
    after = office.store.settle_level(row.player, at.date())
    if row.due == UNSETTLED or after.source != UNCONFIRMED or after.level == row.level:
        return 0
    found = steps(office.store.level_history(row.player), at.date())[-1]
    news = LevelNews(code="fell", before=row.level, level=after.level, first=found.on)
    return _send(office, row.player, news, Act(at=at, cause=f"fell.{row.player}.{after.since}"))


def _warn(office: Office, row: LevelRow, at: datetime) -> int:
    office.store.mark_told(row.player, row.due)
    level = read_level(row.level)
    if level <= LOWEST:
        return 0
    news = LevelNews(
        code="ahead",
        before=row.level,
        level=write_level(level - 1),
        first=date.fromisoformat(row.due),
    )
    return _send(office, row.player, news, Act(at=at, cause=f"falls.{row.player}.{row.due}"))


def _send(office: Office, player: str, news: LevelNews, act: Act) -> int:
    row = office.store.player(player)
    if row is None or not row.addresses or office.store.has_cause(act.cause):
        return 0
    send_level_news(office, row, news, act)
    return 1
