"""[clock] and [leave] of an event file: the limits, what days count, and who forfeits."""

from collections.abc import Callable
from datetime import timedelta
from functools import lru_cache
from typing import Annotated, Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from corr.reading.kinds import Kind, choice, several, shown, whole
from corr.reading.tables import Tables
from corr.tournament.spec.clock_terms import (
    DAY,
    FORFEITS,
    LEAVE_DAYS,
    NOTHING,
    OF_MATCHES,
    PRESETS,
    Control,
    Counting,
    Fischer,
    PerPoint,
    Terms,
    control_words,
    duration,
    fischer_words,
    halved,
    read_control,
    read_fischer,
    read_free_days,
    read_total,
    span,
    total_of,
    total_words,
    written,
)
from corr.tournament.spec.may_change import BY_ROUNDS, FREE, ON_LEAVE, KeyRule, When, looser

T = TypeVar("T")


def _text(read: Callable[[str], T]) -> Callable[[object], T]:
    def reader(value: object) -> T:
        if not isinstance(value, str):
            raise ValueError
        return read(value)

    return reader


def _or_none(
    expected: str, read: Callable[[str], T], write: Callable[[T], str]
) -> "Kind[T | None]":
    """A text, or "" for none."""
    return Kind(
        expected=f'{expected}, or ""',
        read=_text(lambda text: read(text) if text else None),
        write=lambda found: "" if found is None else write(found),
    )


def _reminder(value: object) -> str:
    if isinstance(value, str) and value.endswith("%"):
        if value[:-1] in map(str, range(1, 100)):
            return value
        raise ValueError
    return written(_text(span)(value)) and str(value)


def _rung(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError
    time, _, who = value.partition(" ")
    if who not in ("notify", "arbiter") or span(time) < DAY:
        raise ValueError
    return value


def _free_days(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
        raise ValueError
    read_free_days(tuple(value))
    return tuple(value)


START_WITHIN: Kind[str] = Kind(
    expected='a time such as "30d", or ""',
    read=_text(lambda text: written(span(text)) if text else ""),
)
"""How long a player may take for the first act of a match, as the file writes it."""
SPAN_OR_NONE = _or_none('a time such as "7d" or "36h"', span, written)
TOTAL = _or_none('a time such as "135d" or "2d x points"', read_total, total_words)
CONTROL = _or_none('moves and a time such as "10 moves in 50d"', read_control, control_words)
FISCHER = _or_none('times such as "30d + 1d, max 45d"', read_fischer, fischer_words)
FREE_DAYS: Kind[tuple[str, ...]] = Kind(
    expected='weekdays but not all, dates and ranges of dates, such as ["sat", "sun", '
    '"2024-12-24..2025-01-06"], a year of dates at most',
    read=_free_days,
)
NOTICE: Kind[timedelta] = Kind(
    expected='a time such as "3d" or "0d"',
    read=_text(lambda text: NOTHING if text == "0d" else span(text)),
    write=written,
)
REMINDERS = several(_reminder, 'different reminders, such as ["50%", "80%", "1d"]', 0)


SILENCE = several(
    _rung, 'times of a day or more, and who hears of it, such as ["14d notify", "40d arbiter"]', 0
)


class Rung(Struct, frozen=True, kw_only=True):
    """A rung of the silence ladder: after so long a silence both players hear, or the arbiter."""

    after: timedelta
    to_arbiter: bool


_WITH = {"total_same_country": ("total",)}
"""The keys of a preset that stand or fall with others."""
_RESERVES = ("preset", "total", "control", "fischer")
_LIMITS = ("per_move", "total_same_country", *_RESERVES)


class ClockPart(Struct, frozen=True, kw_only=True):
    """[clock]: the limits, all of which hold, and when a player is reminded.

    `preset` stands for other keys, which override it; in backgammon it is `bronstein`, if the file
    does not say. `total_same_country` is the total of a game between players of one country.
    """

    preset: Annotated[
        str,
        choice("", *PRESETS).such_as("renju-cwc"),
        "stands for other keys; what the file says of them counts before it; in backgammon it is "
        "usually bronstein",
        BY_ROUNDS,
    ] = ""
    per_move: Annotated[
        timedelta | None,
        replace(SPAN_OR_NONE, example="7d", implied=True),
        "from arrival to arrival of a move",
        BY_ROUNDS,
    ] = timedelta(days=7)
    total: Annotated[
        timedelta | PerPoint | None,
        TOTAL.such_as("135d"),
        'for a whole game; in backgammon for a match, also so much for each point: "2d x points"',
        BY_ROUNDS,
    ] = None
    total_same_country: Annotated[
        timedelta | None,
        SPAN_OR_NONE.such_as("115d"),
        "the same between players of one country",
        BY_ROUNDS,
    ] = None
    control: Annotated[
        Control | None,
        CONTROL.such_as("10 moves in 50d"),
        "so many moves in so long, again and again, the rest carried over",
        BY_ROUNDS,
    ] = None
    double_after: Annotated[
        timedelta | None,
        SPAN_OR_NONE.such_as("20d"),
        "days of a move beyond this count twice",
        BY_ROUNDS,
    ] = None
    fischer: Annotated[
        Fischer | None,
        FISCHER.such_as("30d + 1d, max 45d"),
        "to begin with, and more with each move",
        BY_ROUNDS,
    ] = None
    delay: Annotated[
        timedelta | None,
        SPAN_OR_NONE.such_as("12h"),
        "so much of each move costs nothing of total, control and fischer; unused, it is lost",
        BY_ROUNDS,
    ] = None
    days: Annotated[
        str,
        choice("elapsed", "calendar"),
        "24 hours each, or dates: then the day of arrival is free",
        BY_ROUNDS,
    ] = "elapsed"
    free_days: Annotated[
        tuple[str, ...],
        FREE_DAYS.such_as(["sat", "sun"]),
        "days on which no time passes",
        BY_ROUNDS,
    ] = ()
    forfeit: Annotated[
        str,
        choice(*FORFEITS),
        "who is late loses by itself, if the opponent claims it, or if you decide so",
        BY_ROUNDS,
    ] = FORFEITS[0]
    reminders: Annotated[
        tuple[str, ...],
        REMINDERS,
        "shares of the time gone, or time left",
        KeyRule(
            when=When.UNBEGUN,
            why="a game keeps the reminders that it began with",
            instead="leave them as they were",
        ),
    ] = (
        "50%",
        "80%",
        "1d",
    )
    silence: Annotated[
        tuple[str, ...], SILENCE, "nothing comes: a word to both, then to you", FREE
    ] = (
        "14d notify",
        "40d arbiter",
    )

    def terms(
        self, zone: str, *, same_country: bool = False, replay: int = 0, points: int = 0
    ) -> Terms:
        """The time rules of a game; `zone` is the event's time zone, `replay` as in `Pairing`.

        `points` win the match that the game is, if it is one. What [game] says of time is not
        among them: `EventSpec.terms` has all.
        """
        return _terms(self, zone, same_country, replay, points)

    @property
    def silence_rungs(self) -> tuple[Rung, ...]:
        """What `silence` says, the first rung first."""
        found = (text.partition(" ") for text in self.silence)
        rungs = (Rung(after=span(time), to_arbiter=who == "arbiter") for time, _, who in found)
        return tuple(sorted(rungs, key=lambda one: one.after))

    @property
    def words(self) -> str:
        """The limits in an arbiter's words, e.g. `21d a move, 135d a game`."""
        found = [
            self.per_move and f"{written(self.per_move)} a move",
            self.total and f"{total_words(self.total)} a {self._unit}",
            self.control and control_words(self.control),
            self.fischer and fischer_words(self.fischer),
            self.delay and f"{written(self.delay)} of each move free",
        ]
        return ", ".join(one for one in found if one)

    @property
    def _unit(self) -> str:
        return "match" if isinstance(self.total, PerPoint) else "game"

    @property
    def shortest(self) -> timedelta:
        """The longest that nobody may think on a first move: its limit that falls first."""
        found = (
            self.per_move,
            self.total_same_country or total_of(self.total, 1),
            self.control and self.control.time,
            self.fischer and self.fischer.start,
        )
        return min((one for one in found if one), default=NOTHING)


class LeavePart(Struct, frozen=True, kw_only=True):
    """[leave]: how many days a player may take in a calendar year; 0 for none.

    At least `min_days` at a time, announced so long before (`notice`). With the `budget` of a
    `player` all their leave of the year counts, with that of an `event` only what is taken in it.
    """

    days_per_year: Annotated[
        int,
        replace(whole(0, 366), implied=True),
        "of a player in a calendar year; 0 for none",
        looser(lambda before, now, _: now > before, ON_LEAVE),
    ] = 21
    min_days: Annotated[
        int,
        whole(1, 60, 3),
        "so many at a time",
        looser(lambda before, now, _: now < before, ON_LEAVE),
    ] = 1
    notice: Annotated[
        timedelta,
        NOTICE.such_as("3d"),
        "announced so long before",
        looser(lambda before, now, _: now < before, ON_LEAVE),
    ] = NOTHING
    budget: Annotated[
        str,
        choice("event", "player"),
        "whether leave in all events counts, or in this one alone",
        looser(lambda _, now, __: now == "event", ON_LEAVE),
    ] = "event"


@lru_cache(maxsize=100)
def _terms(
    clock: ClockPart,
    zone: str,
    same_country: bool,  # noqa: FBT001
    replay: int,
    points: int,
) -> Terms:
    weekdays, holidays = read_free_days(clock.free_days)
    total = clock.total_same_country if same_country and clock.total_same_country else clock.total
    counting = Counting(days=clock.days, zone=zone, weekdays=weekdays, holidays=holidays)
    terms = Terms(
        per_move=clock.per_move,
        total=total_of(total, points),
        control=clock.control,
        fischer=clock.fischer,
        double_after=clock.double_after,
        delay=clock.delay or NOTHING,
        counting=counting if clock.days == "calendar" or clock.free_days else Counting(),
        forfeit=clock.forfeit,
        reminders=clock.reminders,
    )
    for _ in range(replay):
        terms = halved(terms)
    return terms


_ELSEWHERE = {"start_within": "no such key: it is one of [game], in pente and its kin alone"}


def read_clock(read: Tables, start_within: timedelta | None, *, points: bool) -> ClockPart:
    """[clock]; what goes against itself is noted. Reminders that come too early are left out.

    `start_within` is counted by it, and stands in [game]; `points` is whether games are matches
    to points.
    """
    clock = read.read(ClockPart, "clock", refused=_ELSEWHERE)
    if points and read.value("clock", "preset") is None:
        clock = replace(clock, preset=OF_MATCHES)
    clock = _with_preset(read, clock)
    _check_limits(read, clock)
    if isinstance(clock.total, PerPoint) and not points:
        _check_points(read, clock)
    if clock.days == "calendar":
        _check_whole_days(read, clock, start_within)
    if not read.sound("clock", "reminders", *_LIMITS):
        return clock
    fitting = tuple(word for word in clock.reminders if _fits(word, clock.shortest))
    if fitting != clock.reminders and read.value("clock", "reminders") is not None:
        most = written(clock.shortest)
        within = f"percentages, and times shorter than the least limit, {most}"
        read.fault("clock", "reminders", within, shown(clock.reminders))
    return replace(clock, reminders=fitting)


def read_leave(read: Tables, clock: ClockPart) -> LeavePart:
    """[leave]; where the file does not say how many days, the preset of the clock does."""
    leave = read.read(LeavePart, "leave")
    days = LEAVE_DAYS.get(clock.preset)
    if days is None or read.value("leave", "days_per_year") is not None:
        return leave
    return replace(leave, days_per_year=days)


def _with_preset(read: Tables, clock: ClockPart) -> ClockPart:
    """The clock with what its preset says where the file says nothing.

    Its total between compatriots goes with its total: a file that gives another gives both.
    """
    if not read.sound("clock", "preset") or not clock.preset:
        return clock
    kinds: dict[str, Kind[Any]] = {
        "total": TOTAL,
        "control": CONTROL,
        "fischer": FISCHER,
        "forfeit": choice(*FORFEITS),
        "reminders": REMINDERS,
    }
    given = {
        key: kinds.get(key, SPAN_OR_NONE).read(text)
        for key, text in PRESETS[clock.preset].items()
        if all(read.value("clock", one) is None for one in (key, *_WITH.get(key, ())))
    }
    return replace(clock, **given)


def _check_limits(read: Tables, clock: ClockPart) -> None:
    if clock.shortest == NOTHING and read.sound("clock", *_LIMITS):
        one = "a limit, or total, control or fischer beside it"
        read.fault("clock", "per_move", one, shown(""))
    less = clock.total_same_country if read.sound("clock", "total") else None
    total = None if isinstance(clock.total, PerPoint) else clock.total
    if less and (total is None or less > total):
        most = f"at most the total, {written(total)}" if total else "a total beside it"
        read.fault("clock", "total_same_country", most, shown(written(less)))
    reserve = clock.total or clock.control or clock.fischer
    for key in ("double_after", "delay"):
        if getattr(clock, key) and not reserve and read.sound("clock", *_RESERVES):
            beside = "total, control or fischer beside it: it tells what their time is used for"
            read.fault("clock", key, beside, shown(written(getattr(clock, key))))


def _check_points(read: Tables, clock: ClockPart) -> None:
    """A bank for each point, in a game that has none."""
    assert isinstance(clock.total, PerPoint)
    said = read.value("clock", "total") is not None
    key, found = ("total", total_words(clock.total)) if said else ("preset", clock.preset)
    one = "one without points: only matches of backgammon have any"
    read.fault("clock", key, one, shown(found))


def _check_whole_days(read: Tables, clock: ClockPart, start_within: timedelta | None) -> None:
    """By the calendar only whole days are counted."""
    fischer = clock.fischer
    spans: dict[str, tuple[timedelta | None, ...]] = {
        "per_move": (clock.per_move,),
        "total": (total_of(clock.total, 1),),
        "total_same_country": (clock.total_same_country,),
        "double_after": (clock.double_after,),
        "delay": (clock.delay,),
        "control": (clock.control.time,) if clock.control else (),
        "fischer": (fischer.start, fischer.increment, fischer.most) if fischer else (),
        "start_within": (start_within,),
    }
    for key, found in spans.items():
        wrong = [one for one in found if one and one % DAY]
        if wrong:
            table = "game" if key == "start_within" else "clock"
            whole_days = 'whole days, since days = "calendar"'
            read.fault(table, key, whole_days, ", ".join(map(written, wrong)))


def _fits(reminder: str, limit: timedelta) -> bool:
    return reminder.endswith("%") or duration(reminder) < limit
