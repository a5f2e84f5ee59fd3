"""The register of over-the-board titles: from events, tests and entered titles to levels. Pure.

It is always computed anew from the first day on. What happened on a day is taken in this order:
titles that were entered, tests, events by id; an event stands at its last day [T21]. So an event
is played with the titles held when it ends, and changes them all at once.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from corr.ranking.board.board_event import BoardEvent
from corr.ranking.board.board_file import key_of
from corr.ranking.board.otb import OtbGame, OtbResult, OtbTables, honorary_title, otb_event
from corr.ranking.correspondence.event import RESULTS
from corr.ranking.ratings.rating import OTB_DECIDED, OtbDecisions

_POINTS = (Fraction(0), Fraction(1, 2), Fraction(1))
"""By half points."""
Source: TypeAlias = Literal["entered", "test", "home", "event"]
"""Where a title comes from: a decision, a test, another federation, or an event."""


class Given(Struct, frozen=True, kw_only=True):
    """A title that a player holds from a day on by a decision, or by a passed test (R32.4)."""

    player: str
    on: date
    level: int
    source: Literal["entered", "test"]
    reason: str = ""


class TitleChange(Struct, frozen=True, kw_only=True):
    """A line of a player's history: what the title was and is; `before` is None without one.

    `event` names the event where one is the source, `reason` what was said of a decision.
    """

    on: date
    source: Source
    before: int | None
    after: int
    event: str = ""
    reason: str = ""


class TitleResult(Struct, frozen=True, kw_only=True):
    """One player's event: the title played with, what was played, and what came of it.

    `level` is None without a title, and so is `after`, unless the event gave one. `carried` are
    the games that earlier events had left over [T26].
    """

    player: str
    event: BoardEvent
    level: int | None
    games: tuple[OtbGame, ...]
    carried: tuple[OtbGame, ...]
    result: OtbResult

    @property
    def after(self) -> int | None:
        """The title after the event: who had none gets one only by reaching a norm [T25]."""
        reached = self.result.outcome in ("up2", "up1", "keep")
        return self.result.after if reached or self.level is not None else None


class Differing(Struct, frozen=True, kw_only=True):
    """A player whose title in an event's file is another one than the register's, None for none.

    The register's counts.
    """

    player: str
    home: int
    held: int | None


class EventTitles(Struct, frozen=True, kw_only=True):
    """What an event did to its players in the file's order, and where the register differs."""

    event: BoardEvent
    results: tuple[TitleResult, ...]
    differing: tuple[Differing, ...]


class Titles(Struct, frozen=True, kw_only=True):
    """Everybody's titles: the `changes` and `results` of each player, and the events, by time."""

    changes: Mapping[str, tuple[TitleChange, ...]]
    results: Mapping[str, tuple[TitleResult, ...]]
    events: tuple[EventTitles, ...]

    def history(self, player: str, on: date = date.max) -> tuple[TitleChange, ...]:
        """The lines of a player's history up to a day."""
        return tuple(line for line in self.changes.get(player, ()) if line.on <= on)

    def level(self, player: str, on: date = date.max) -> int | None:
        """The title that a player holds on a day, None before the first one."""
        lines = self.history(player, on)
        return lines[-1].after if lines else None

    def honorary(self, player: str, on: date = date.max) -> TitleChange | None:
        """The line by which a player first held the highest title of all; never lost (R32.5)."""
        lines = self.history(player, on)
        highest = honorary_title(line.after for line in lines)
        return next((line for line in lines if line.after == highest), None)

    def awarded(self, player: str, on: date = date.max) -> TitleChange | None:
        """The line by which a player first held the highest title that was given here (R32.5).

        A home title counts for opponents (R32.1); a diploma for it is the other federation's.
        """
        lines = [
            line
            for line in self.history(player, on)
            if line.source != "home"
            and (line.source != "event" or line.before is None or line.before < line.after)
        ]
        highest = honorary_title(line.after for line in lines)
        return next((line for line in lines if line.after == highest), None)

    def honoured(self, since: date, on: date = date.max) -> tuple[str, ...]:
        """Whose diploma for the title that they have on a day became due since an earlier one."""
        found = ((player, self.awarded(player, on)) for player in self.changes)
        return tuple(player for player, line in found if line is not None and line.on >= since)

    def results_of(self, player: str, on: date = date.max) -> tuple[TitleResult, ...]:
        """The events that a player took part in up to a day."""
        return tuple(one for one in self.results.get(player, ()) if one.event.end <= on)

    def waiting(self, player: str, on: date = date.max) -> tuple[OtbGame, ...]:
        """The games that wait on a day for the player's next event [T26]."""
        results = self.results_of(player, on)
        return results[-1].result.carried if results else ()


def titles(
    events: Iterable[BoardEvent],
    given: Iterable[Given],
    tables: OtbTables,
    decisions: OtbDecisions = OTB_DECIDED,
    *,
    guests_only: bool = False,
) -> Titles:
    """The register after all events for titles, tests and decisions, whatever their order here.

    `guests_only`: a title in an event's file counts for players from abroad alone (R32.1), as
    where a register has everybody else's; without one there is nothing but the files.
    """
    book = _Book(tables, decisions, guests_only=guests_only)
    order = {"entered": 0, "test": 1}
    steps: list[tuple[tuple[date, int, str], Given | BoardEvent]] = [
        ((one.on, order[one.source], one.player), one) for one in given
    ]
    steps += [((event.end, len(order), event.id), event) for event in events if event.titled]
    for _, step in sorted(steps, key=lambda step: step[0]):
        if isinstance(step, Given):
            book.give(step)
        else:
            book.play(step)
    return Titles(
        changes={player: tuple(lines) for player, lines in book.changes.items()},
        results={player: tuple(played) for player, played in book.results.items()},
        events=tuple(book.events),
    )


class _Book:
    """The register while it is computed."""

    def __init__(self, tables: OtbTables, decisions: OtbDecisions, *, guests_only: bool) -> None:
        self.tables = tables
        self.guests_only = guests_only
        self.decisions = decisions
        self.levels: dict[str, int] = {}
        self.changes: dict[str, list[TitleChange]] = {}
        self.homes: dict[str, int] = {}
        self.results: dict[str, list[TitleResult]] = {}
        self.events: list[EventTitles] = []

    def give(self, given: Given) -> None:
        """A decision sets a title, a test only ever raises it."""
        held = self.levels.get(given.player)
        if given.source == "entered" or held is None or held < given.level:
            self._set(given.player, given.on, given.source, given.level, reason=given.reason)

    def play(self, event: BoardEvent) -> None:
        """All players of an event meet with the titles from before it."""
        differing = self._come_home(event)
        players = [player.id for player in event.players]
        games = games_of(event, {player: self.levels.get(player) for player in players})
        results = tuple(self._result(player, event, games[player]) for player in players)
        for one in results:
            self.results.setdefault(one.player, []).append(one)
            if one.after is not None and one.after != one.level:
                self._set(one.player, event.end, "event", one.after, event=event.id)
        self.events.append(EventTitles(event=event, results=results, differing=differing))

    def _come_home(self, event: BoardEvent) -> tuple[Differing, ...]:
        """Take in home titles that are new or have changed; which others are not the register's.

        A home title that stays the same in file after file does not undo what was won meanwhile.
        """
        differing = []
        for player in event.players:
            home, held = player.title, self.levels.get(player.id)
            if home is None:
                continue
            if self.guests_only and not player.guest:
                if home != held:
                    differing.append(Differing(player=player.id, home=home, held=held))
                continue
            known = self.homes.get(player.id)
            if held is None or (known is not None and home not in (known, held)):
                self._set(player.id, event.end, "home", home, event=event.id)
            elif home != held:
                differing.append(Differing(player=player.id, home=home, held=held))
            if held is None or known is not None:
                self.homes[player.id] = home
        return tuple(differing)

    def _result(self, player: str, event: BoardEvent, games: Sequence[OtbGame]) -> TitleResult:
        level, before = self.levels.get(player), self.results.get(player)
        carried = before[-1].result.carried if before else ()
        return TitleResult(
            player=player,
            event=event,
            level=level,
            games=tuple(games),
            carried=carried,
            result=otb_event(level, games, event.conditions, self.tables, carried, self.decisions),
        )

    def _set(
        self,
        player: str,
        on: date,
        source: Source,
        level: int,
        *,
        event: str = "",
        reason: str = "",
    ) -> None:
        line = TitleChange(
            on=on,
            source=source,
            before=self.levels.get(player),
            after=level,
            event=event,
            reason=reason,
        )
        self.changes.setdefault(player, []).append(line)
        self.levels[player] = level


def games_of(event: BoardEvent, met: Mapping[str, int | None]) -> dict[str, list[OtbGame]]:
    """Every player's games with a result, as they count; `met` are the titles to meet with."""
    found: dict[str, list[OtbGame]] = {player.id: [] for player in event.players}
    alike = dict[tuple[str, int, bool], OtbGame]()
    for game in event.games:
        if game.result is None:
            continue
        halves, moved = RESULTS[game.result], game.moved
        for own, opponent, seat in ((game.black, game.white, 0), (game.white, game.black, 1)):
            kind = opponent, halves[seat], moved[1 - seat]
            one = alike.get(kind)
            if one is None:
                one = alike[kind] = OtbGame(
                    opponent=opponent,
                    event=event.id,
                    level=met[opponent],
                    points=_POINTS[halves[seat]],
                    opponent_moved=moved[1 - seat],
                )
            found[own].append(one)
    return found


def by_key(event: BoardEvent) -> BoardEvent:
    """An event of a file, in which players go by what they go by in every file."""
    ids = {player.id: key_of(player) for player in event.players}
    return replace(
        event,
        players=tuple(replace(player, id=ids[player.id]) for player in event.players),
        games=tuple(
            replace(game, black=ids[game.black], white=ids[game.white]) for game in event.games
        ),
    )
