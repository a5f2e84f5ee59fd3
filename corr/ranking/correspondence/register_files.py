"""The register of levels from event files alone, in order of time. Pure.

The same member number is the same player; without one the id. Levels that a file does not state
come from the files closed before it, as they would in an installation (art. 2 §4); what it states
otherwise stands, and is told.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.ranking.correspondence.compute import MONTHS, as_it_counts, compute
from corr.ranking.correspondence.event import EventFile, Player
from corr.ranking.correspondence.norms import months_after
from corr.ranking.correspondence.register import (
    ALWAYS,
    Given,
    PlayerHistory,
    RegisterEntry,
    held_on,
    level_used,
)

Moment = Literal["start", "three_months", "close"]
"""When a level counts for an event: Ps, P0 and P2."""
_OPENS, _CLOSES, _STARTS, _THREE_MONTHS = range(4)
"""In this order what happens on one day; an event that closes on its first day opens before."""
_EVENING = time(23, 59)


class Stated(Struct, frozen=True, kw_only=True):
    """A level that a file states otherwise than follows from the files closed before it.

    Indices: `stated` is the file's, which counts; None where the player is new in it, and then
    `held` counts, what the other files give.
    """

    event: str
    player: str
    name: str
    moment: Moment
    stated: int | None
    held: int


@dataclass(slots=True, kw_only=True)
class Filed:
    """A player of the files: the newest that they say, what was given, and stated otherwise."""

    player: Player
    given: list[Given] = field(default_factory=list)
    stated: list[Stated] = field(default_factory=list)

    @property
    def history(self) -> PlayerHistory:
        """The player's history."""
        return PlayerHistory(given=tuple(self.given))


def register_of_files(files: Sequence[EventFile]) -> dict[str, Filed]:
    """Everybody in some event files, by id. Raises ArbiterError for what does not go together."""
    ids = [event.id for event in files]
    if double := {one for one in ids if one and ids.count(one) > 1}:
        raise ArbiterError(*(f"{one} is in two files" for one in sorted(double)))
    filing = _Filing()
    for day, kind, name, event in sorted(_moments(files), key=lambda one: one[:3]):
        if kind == _CLOSES:
            filing.close(event, name)
        elif kind in (_OPENS, _STARTS):
            filing.start(event, name)
        else:
            filing.three_months(event, name, day)
    return filing.found


def entries_of(register: dict[str, Filed], day: date) -> tuple[RegisterEntry, ...]:
    """The lines of the list of a day."""
    return tuple(_entries(register, day))


def _entries(register: dict[str, Filed], day: date) -> Iterator[RegisterEntry]:
    for player, filed in register.items():
        if held := held_on(filed.history, day):
            yield RegisterEntry(
                player=player,
                name=filed.player.name,
                member_no=filed.player.member_no,
                club=filed.player.club,
                country=filed.player.country,
                held=held,
            )


def decided(history: PlayerHistory, title: Given, at: datetime, *, refuse: bool) -> PlayerHistory:
    """A history as it would be if the board decided at an instant on a title that waits."""
    found = replace(title, status="refused" if refuse else "official", decided_at=at)
    own = (title.source, title.report)
    return replace(
        history,
        given=tuple(found if (one.source, one.report) == own else one for one in history.given),
    )


def later_events(events: Sequence[EventFile], filed: Filed, title: Given) -> tuple[str, ...]:
    """The events of a player that began or closed after that of a title: they stay [K 10]."""
    key = filed.player.member_no or filed.player.id
    return tuple(
        event.id or event.name
        for event in events
        if event.close > title.on and key in {one.member_no or one.id for one in event.players}
    )


def _moments(files: Sequence[EventFile]) -> Iterator[tuple[date, int, str, EventFile]]:
    """The starts, the closes and the three-month dates between them, with the events' names."""
    for number, event in enumerate(files):
        name = event.id or event.name or str(number)
        yield event.start, _STARTS if event.start < event.close else _OPENS, name, event
        yield event.close, _CLOSES, name, event
        later = months_after(event.start, MONTHS)
        if later < event.close:
            yield later, _THREE_MONTHS, name, event


@dataclass(slots=True)
class _Filing:
    """The register while the files are read in order of time.

    `keys` are who the players are by member number or id; `levels` are the levels of a running
    event's players at the start, and three months later, by the event's name and their ids, and
    `unsaid` those of whom its file leaves a later level out.
    """

    found: dict[str, Filed] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)
    levels: dict[tuple[str, Moment, str], int | None] = field(default_factory=dict)
    unsaid: dict[tuple[str, Moment], frozenset[str]] = field(default_factory=dict)

    def known(self, player: Player) -> Filed:
        """The player of a file, as whom the files before it know them."""
        key = f"#{player.member_no}" if player.member_no else player.id
        known = self.keys.setdefault(key, player.id if player.id not in self.found else key)
        filed = self.found.setdefault(known, Filed(player=player))
        filed.player = player
        return filed

    def start(self, event: EventFile, name: str) -> None:
        """Take over the levels that a file starts with, as far as nothing before it gave them."""
        at, evening = _instant(event.start, time()), _instant(event.start, _EVENING)
        for moment, key in _KEYS.items():
            self.unsaid[name, moment] = frozenset(event.assumed.get(key, ()))
        for player in event.players:
            filed = self.known(player)
            level, held = player.level, level_used(filed.history, evening)
            if level is None and held is not None:
                self.tell(filed, name, player, "start", None, held)
                level = held
            # What closes on the day of the start may count already, or not yet.
            elif level not in (held, level_used(filed.history, at)):
                if held is not None:
                    self.tell(filed, name, player, "start", level, held)
                self.enter(filed, name, level, event.start if filed.given else None, at)
            self.levels[name, "start", player.id] = level

    def three_months(self, event: EventFile, name: str, day: date) -> None:
        """Note the levels that count for the players' own norms (P0)."""
        for player in event.players:
            if self.levels[name, "start", player.id] is not None:
                level = self.later(name, player, "three_months", day)
                self.levels[name, "three_months", player.id] = level

    def close(self, event: EventFile, name: str) -> None:
        """Add what an event gave on its close."""
        players = tuple(self.at_close(event, name, player) for player in event.players)
        new = {player.id for player in players if player.level is None}
        estimates = {one: level for one, level in event.estimates.items() if one in new}
        event = replace(event, players=players, estimates=estimates)
        by_id = {player.id: player for player in players}
        for one in as_it_counts(compute(event), counts=event.counts).players:
            if one.level_after is None:
                continue
            self.known(by_id[one.id]).given.append(
                Given(
                    source=name,
                    at=_instant(event.close, _EVENING),
                    on=event.close,
                    level=one.level_after,
                    report=1,
                    kept=one.level_after == one.close,
                    confirmed=one.confirmed,
                    status="proposed" if one.proposed else "official",
                    reason=one.reason,
                    reaches=one.reaches,
                )
            )

    def at_close(self, event: EventFile, name: str, player: Player) -> Player:
        """A player with the three levels that count for an event (art. 2 §4)."""
        start = self.levels[name, "start", player.id]
        close = self.later(name, player, "close", event.close)
        own = self.levels.get((name, "three_months", player.id), close)
        return replace(
            player,
            level=start,
            level_three_months=None if start is None else own,
            level_close=close,
        )

    def later(self, name: str, player: Player, moment: Moment, day: date) -> int | None:
        """The level on the evening of a day: what the file states, else what was given before."""
        filed, at = self.known(player), _instant(day, _EVENING)
        held, stated = level_used(filed.history, at), self.stated(name, player, moment)
        if stated is None or stated == held:
            return held
        if held is not None:
            self.tell(filed, name, player, moment, stated, held)
        self.enter(filed, name, stated, day, at)
        return stated

    def stated(self, name: str, player: Player, moment: Moment) -> int | None:
        """The later level that a file itself gives for a player; None if it leaves the key out."""
        if player.id in self.unsaid[name, moment]:
            return None
        return player.level_three_months if moment == "three_months" else player.level_close

    def enter(
        self, filed: Filed, name: str, level: int | None, day: date | None, at: datetime
    ) -> None:
        """Write a level that a file states into the register; without a day nobody knows since."""
        if level is not None:
            since = at if day else ALWAYS
            on = day or ALWAYS.date()
            filed.given.append(Given(source=name, at=since, on=on, level=level, entered_at=at))

    def tell(
        self,
        filed: Filed,
        name: str,
        player: Player,
        moment: Moment,
        stated: int | None,
        held: int,
    ) -> None:
        """Note that a file states a level otherwise."""
        filed.stated.append(
            Stated(
                event=name,
                player=player.id,
                name=player.name,
                moment=moment,
                stated=stated,
                held=held,
            )
        )


_KEYS: Mapping[Moment, str] = {"three_months": "level_three_months", "close": "level_close"}


def _instant(day: date, clock: time) -> datetime:
    return datetime.combine(day, clock, UTC)
