"""The players as the checker knows them: where they live, when no clock of theirs runs.

Nothing here knows the program.
"""

import csv
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from io import StringIO
from typing import Any
from zoneinfo import ZoneInfo

from tests.championship.clocks import DAY, SECOND, Span, days

FAR = datetime.max.replace(tzinfo=UTC)
"""The end of what has not ended."""


@dataclass(frozen=True, kw_only=True)
class LeaveRules:
    """The [leave] of an event file: days a year, how many at least, and how long before.

    `by_player`: leave of any event counts.
    """

    days: int
    least: int
    notice: timedelta
    by_player: bool

    @staticmethod
    def of(leave: Mapping[str, Any]) -> "LeaveRules":
        """Those of a file's table."""
        return LeaveRules(
            days=leave.get("days_per_year", 21),
            least=leave.get("min_days", 1),
            notice=days(leave.get("notice", "0d")),
            by_player=leave.get("budget") == "player",
        )


@dataclass(kw_only=True)
class Leave:
    """Somebody's leave in some events: when it was known, and whether it was a gift."""

    known: datetime
    begin: datetime
    end: datetime
    zone: ZoneInfo
    events: frozenset[str]
    gift: bool

    @property
    def dates(self) -> set[date]:
        """The dates that it touches."""
        first = self.begin.astimezone(self.zone).date()
        last = (self.end - SECOND).astimezone(self.zone).date()
        return {first + n * DAY for n in range((last - first).days + 1)}

    def end_by(self, at: datetime) -> None:
        """It ends at an instant, or before."""
        self.end = max(self.begin, min(self.end, at))


@dataclass(kw_only=True)
class Lost:
    """Letters to somebody came back: reports alone until one about a later letter came back, too,
    or until our own server refused one.
    """

    since: datetime
    until: datetime = FAR
    probed: datetime = FAR
    proved: datetime = FAR


@dataclass(kw_only=True)
class Reader:
    """When letters to somebody came back, and when they were on leave."""

    zone: ZoneInfo
    returned: list[Lost] = field(default_factory=list)
    leave: list[Leave] = field(default_factory=list)

    @property
    def is_lost(self) -> bool:
        """Whether letters come back now."""
        return bool(self.returned) and self.returned[-1].until == FAR


class People:
    """All players, by address; `members` is the list that the operator took in."""

    def __init__(self, members: str) -> None:
        self._register = list(csv.DictReader(StringIO(members)))
        self._readers = {
            one["email"]: Reader(zone=ZoneInfo(one["time_zone"])) for one in self._register
        }
        self._ids: dict[str, str] = {}

    def __contains__(self, address: str) -> bool:
        return address in self._readers

    def __getitem__(self, address: str) -> Reader:
        return self._readers[address]

    def named(self, player: str, address: str) -> None:
        """A letter shows the id of somebody in the register."""
        self._ids[player] = address

    def address(self, player: str) -> str:
        """The address of a player, by number, name, id or address."""
        for one in self._register:
            if player in (one["member_no"], one["name"]):
                return one["email"]
        return self._ids.get(player, player)

    def returned(self, address: str) -> list[Lost]:
        """When letters to somebody came back; nobody's is not known yet."""
        return self._readers[address].returned if address in self else []

    def leave(self, address: str, event: str, until: datetime) -> list[Span]:
        """When somebody is on leave in an event, as far as that was known at an instant."""
        found = self._readers[address].leave if address in self else []
        mine = (one for one in found if event in one.events and one.begin < one.end)
        return [(one.begin, one.end) for one in mine if one.known < until]

    def is_lost(self, address: str) -> bool:
        """Whether letters to somebody come back now."""
        return address in self and self[address].is_lost

    def came_back(
        self, address: str, at: datetime, written: datetime, *, refused: bool = False
    ) -> bool:
        """A letter of that time came back, or our server `refused` it; whether that is news.

        It is not if it is older than the last sign that letters arrive. While it is known, it is
        if it proves more.
        """
        reader = self[address]
        if reader.is_lost:
            lost = reader.returned[-1]
        elif reader.returned and written < reader.returned[-1].until:
            return False
        else:
            reader.returned.append(Lost(since=at, proved=at if refused else FAR))
            return True
        if refused and lost.proved == FAR:
            lost.proved = at
            return True
        if not refused and lost.probed == lost.proved == FAR and written > lost.since:
            lost.probed = at
            return True
        return False

    def heard(self, address: str, at: datetime) -> bool:
        """Somebody has written; whether letters to them came back until now."""
        reader = self[address]
        if not reader.is_lost or at < reader.returned[-1].since:
            return False
        reader.returned[-1].until = at
        return True

    def take_leave(
        self,
        address: str,
        dates: tuple[date, date],
        at: datetime,
        events: Mapping[str, LeaveRules],
    ) -> int:
        """Somebody announces leave on these dates: how many days it comes to, 0 for none.

        It begins on the first of them at midnight, or now, and holds where it may be.
        """
        reader = self[address]
        today = at.astimezone(reader.zone).date()
        if not today <= dates[0] <= dates[1]:
            return 0
        begin, end = _midnight(reader.zone, dates[0]), _midnight(reader.zone, dates[1] + DAY)
        wish = Leave(
            known=at,
            begin=max(begin, at),
            end=end,
            zone=reader.zone,
            events=frozenset(),
            gift=False,
        )
        wish.events = frozenset(
            event for event, rules in events.items() if _may_be(wish, reader.leave, event, rules)
        )
        if wish.events:
            reader.leave.append(wish)
        return len(wish.dates) if wish.events else 0

    def grant_leave(
        self, address: str, event: str, dates: tuple[date, date], at: datetime
    ) -> Leave:
        """The arbiter gives somebody leave in an event, from midnight to midnight."""
        reader = self[address]
        begin, end = _midnight(reader.zone, dates[0]), _midnight(reader.zone, dates[1] + DAY)
        given = Leave(
            known=at,
            begin=begin,
            end=end,
            zone=reader.zone,
            events=frozenset({event}),
            gift=True,
        )
        reader.leave.append(given)
        return given


def _midnight(zone: ZoneInfo, day: date) -> datetime:
    return datetime.combine(day, time(), zone)


def _may_be(wish: Leave, known: Sequence[Leave], event: str, rules: LeaveRules) -> bool:
    """Whether an event has days for a leave, which is long enough and announced in time."""
    here = [one for one in known if event in one.events and one.begin < one.end]
    held = set[date]().union(*(one.dates for one in here))
    added = sorted(wish.dates - held)
    if not added:
        return False
    first = min(wish.dates)
    run = first
    while run - DAY in held:
        run -= DAY
    length = 0
    while run + length * DAY in held | wish.dates:
        length += 1
    soon = _midnight(wish.zone, added[0]) < wish.known + rules.notice
    if length < rules.least or (rules.notice and soon):
        return False
    gifts = set[date]().union(*(one.dates for one in here if one.gift))
    counting = known if rules.by_player else here
    paid = set[date]().union(*(one.dates for one in counting if not one.gift)) - gifts
    spent = Counter(day.year for day in paid | set(added))
    return all(spent[day.year] <= rules.days for day in set(added) - paid)
