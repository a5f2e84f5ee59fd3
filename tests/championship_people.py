"""The players as the checker knows them: where they live, when no clock of theirs runs.

Nothing here knows the program.
"""

import csv
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from io import StringIO
from zoneinfo import ZoneInfo

from tests.championship_clocks import Span

FAR = datetime.max.replace(tzinfo=UTC)
"""The end of what has not ended."""


@dataclass(kw_only=True)
class Reader:
    """When letters to somebody came back; when they were on leave, and since when it is known."""

    returned: list[list[datetime]] = field(default_factory=list)
    leave: list[tuple[datetime, Span]] = field(default_factory=list)

    @property
    def is_lost(self) -> bool:
        """Whether letters come back now."""
        return bool(self.returned) and self.returned[-1][1] == FAR


class People:
    """All players, by address; `members` is the list that the operator took in."""

    def __init__(self, members: str) -> None:
        self._register = list(csv.DictReader(StringIO(members)))
        self._readers = {one["email"]: Reader() for one in self._register}
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

    def returned(self, address: str) -> list[Span]:
        """When letters to somebody came back; nobody's is not known yet."""
        reader = self._readers.get(address, Reader())
        return [(since, until) for since, until in reader.returned]

    def leave(self, address: str, until: datetime) -> list[Span]:
        """When somebody is on leave, as far as that was known at an instant."""
        found = self._readers.get(address, Reader()).leave
        return [span for known, span in found if known < until]

    def is_lost(self, address: str) -> bool:
        """Whether letters to somebody come back now."""
        return address in self and self[address].is_lost

    def came_back(self, address: str, at: datetime, written: datetime) -> bool:
        """A letter of that time came back; whether that is news.

        It is not while it is known, nor if it is older than the last sign that letters arrive.
        """
        reader = self[address]
        old = bool(reader.returned) and written < reader.returned[-1][1]
        if not old:
            reader.returned.append([at, FAR])
        return not old

    def heard(self, address: str, at: datetime) -> bool:
        """Somebody has written; whether letters to them came back until now."""
        reader = self[address]
        if not reader.is_lost or at < reader.returned[-1][0]:
            return False
        reader.returned[-1][1] = at
        return True

    def rest(
        self, address: str, dates: tuple[date, date], known: datetime, *, past: bool = False
    ) -> None:
        """Somebody is on leave on these dates, from their own midnight, and not in the `past`."""
        zones = (one["time_zone"] for one in self._register if one["email"] == address)
        zone = ZoneInfo(next(zones))
        begin, end = (
            datetime.combine(day, time(), zone) for day in (dates[0], dates[1] + timedelta(days=1))
        )
        begin = begin if past else max(begin, known)
        if begin < end:
            self[address].leave.append((known, (begin, end)))
