"""The living register of correspondence levels: what a player's history says of any day. Pure.

A history holds what was given: by a list, by the events that closed, by the committee. What
follows from it, the falls for want of confirmation among it (art. 2 §5), is derived each time.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache, cached_property
from operator import itemgetter
from typing import Literal, TypeAlias, overload

from msgspec import Struct
from msgspec.structs import replace

from corr.ranking.correspondence.confirmation import (
    YEARS,
    Exemption,
    Lapse,
    Ranked,
    lapses,
    next_lapse,
)
from corr.ranking.correspondence.event import (
    HIGHEST,
    LOWEST,
    UNSANCTIONED,
    read_level,
    write_level,
)
from corr.ranking.correspondence.norms import months_after

ALWAYS = datetime(1970, 1, 1, tzinfo=UTC)
"""Since when a level holds of which nobody has said since when."""
COMMITTEE = "committee"
"""The source of a level that the ranking committee has set."""
UNCONFIRMED = "unconfirmed"
"""The source of a level to which a player fell for want of confirmation."""
Status = Literal["official", "proposed", "refused"]


class Given(Struct, frozen=True, kw_only=True):
    """What one source gave to a player: a list, an event by its report, or the committee.

    It counts from `at`, on the day `on`. `kept`: the level stayed what it was. `reaches` is the
    highest level whose norm to obtain the points of an event reach: `standing` derives from it
    whether the level held afterwards is `confirmed` (art. 2 §5), and without it, None, takes what
    was written down at the closing; `confirmed` is None where nothing was.
    `entered_at` is when a level came into the register that holds since an earlier day. A
    `proposed` dan title waits for the board, which decides `decided_at`; what a reopened event
    gave is kept as `taken_back_at`. `reason` is the code of the event's report.
    """

    source: str
    at: datetime
    on: date
    level: int
    report: int = 0
    kept: bool = False
    confirmed: bool | None = None
    status: Status = "official"
    decided_at: datetime | None = None
    taken_back_at: datetime | None = None
    entered_at: datetime | None = None
    reason: str = ""
    reaches: int | None = None

    @property
    def first_known(self) -> datetime:
        """When it came into the register."""
        return self.entered_at or self.at

    @property
    def is_dated(self) -> bool:
        """Whether it is known since when it holds."""
        return self.at != ALWAYS

    @property
    def is_event(self) -> bool:
        """Whether an event gave it, be it one that was entered late; no list and no committee."""
        return self.source != COMMITTEE and (self.report > 0 or self.entered_at is None)

    @property
    def counts(self) -> bool:
        """Whether its event is one that can change a level at all."""
        return self.reason != UNSANCTIONED


class PlayerHistory(Struct, frozen=True, kw_only=True):
    """Everything that a player's level follows from; `exemptions` are those that stand."""

    given: tuple[Given, ...] = ()
    exemptions: tuple[Exemption, ...] = ()


class Held(Struct, frozen=True, kw_only=True):
    """What a player holds on a day.

    `since` is when the level last changed and `confirmed_on` when it was last confirmed, None
    where nobody knows; `source` what changed it.
    `due` is the day on which it falls if no event confirms it till then, None if it never does.
    """

    level: int
    since: date | None
    source: str
    confirmed_on: date | None
    due: date | None


class Step(Struct, frozen=True, kw_only=True):
    """A place in a history: what was given, or a fall (`given` is None); `level` holds from then.

    `level` is None as long as there is no official one.
    """

    on: date
    level: int | None
    before: int | None
    given: Given | None = None


class RegisterEntry(Struct, frozen=True, kw_only=True):
    """A line of the ranking list: who it is, and what they hold."""

    player: str
    name: str
    held: Held
    member_no: str = ""
    club: str = ""
    country: str = ""


def standing(history: PlayerHistory) -> tuple[Given, ...]:
    """What holds of a history, in order of time: on one day as it came into the register.

    Closings and rulings of one day so count as they were given. Where the board confirmed a title
    late, an event closed meanwhile stays as it is [K10], but its rise does not lower the title:
    the higher level holds, as of P1 and P2 (art. 2 §4). A fall counts as it is. Whether an event
    confirms is judged for the level that is held after it by what stands now.
    """
    found = (one for one in history.given if one.taken_back_at is None)
    ordered = sorted(found, key=lambda one: (one.on, one.first_known, one.source))
    resolved, decided = list[Given](), list[datetime]()
    before: int | None = None
    for number, one in enumerate(ordered):
        if any(one.at < when for when in decided):
            past = replace(history, given=tuple(ordered[:number]))
            held = _held_after(resolved, history.exemptions, one.on)
            one = _beside_title(one, past, held)
        decided += _decided(one)
        gives = _gives(one, before)
        resolved.append(_judged(one, gives, before, resolved, history.exemptions))
        before = one.level if gives else before
    return tuple(resolved)


def _judged(
    one: Given,
    gives: bool,  # noqa: FBT001
    before: int | None,
    past: Sequence[Given],
    exemptions: Sequence[Exemption],
) -> Given:
    """What was given, as it confirms the level held after it; `before` leaves falls out."""
    level = one.level if gives else before
    if one.reaches is None or not one.counts or level is None:
        return one
    confirmed = level <= one.reaches
    if not confirmed and not gives:
        # The level may have fallen since; what confirms it on that day comes before the fall.
        held = _held_after(past, exemptions, one.on - timedelta(days=1))
        confirmed = held is not None and held <= one.reaches
    return one if one.confirmed is confirmed else replace(one, confirmed=confirmed)


def _decided(one: Given) -> tuple[datetime, ...]:
    """When the board confirmed a title, if it is one."""
    return (one.decided_at,) if one.decided_at and one.status == "official" else ()


def _beside_title(one: Given, past: PlayerHistory, held: int | None) -> Given:
    """What an event gave that was closed before the board had decided on an earlier one's title.

    `past` is the history before it, `held` the level that holds by what is known now.
    """
    is_given = one.is_event and one.status == "official" and not one.kept
    if not is_given or held is None or one.level >= held:
        return one
    former = level_on(known_at(past, one.at), one.on)
    if former is not None and one.level < former:
        return one
    # What was written down was the norm of a lower level than the title's.
    return replace(one, kept=True, confirmed=False)


def _held_after(given: Sequence[Given], exemptions: Sequence[Exemption], day: date) -> int | None:
    found = _merged(given, lapses(ranked(given), exemptions, until=day))
    return found[-1].level if found else None


def known_at(history: PlayerHistory, at: datetime) -> PlayerHistory:
    """A history as events use it at an instant: a title only when the board has confirmed it.

    What is known later of that time, as a list entered late or a result corrected, does count.
    """
    past = (one for one in history.given if one.at <= at)
    return replace(history, given=tuple(_undecided(one, at) for one in past))


def _undecided(one: Given, at: datetime) -> Given:
    late = one.decided_at is not None and one.decided_at > at
    return replace(one, status="proposed", decided_at=None) if late else one


def level_used(history: PlayerHistory, at: datetime) -> int | None:
    """The level that a player brings into an event at an instant [K 10]; None before the first."""
    known = known_at(history, at)
    # Where an event was closed it may have been the next day already.
    days = [one.on for one in known.given]
    return level_on(known, max([at.astimezone(UTC).date(), *days]))


def level_on(history: PlayerHistory, day: date) -> int | None:
    """The official level of a player on a day, falls included; None before the first one.

    A dan title that was confirmed holds from the closing date of its event (art. 1 §5).
    """
    found = [step for step in steps(history, day) if step.on <= day]
    return found[-1].level if found else None


def steps(history: PlayerHistory, until: date) -> tuple[Step, ...]:
    """All that happened to a player's level up to a day, falls among it, in order of time.

    Of a day with a fall, what an event gave has the last word.
    """
    given = [one for one in standing(history) if one.on <= until]
    return _merged(given, lapses(ranked(given), history.exemptions, until=until))


def _merged(given: Sequence[Given], fallen: Sequence[Lapse]) -> tuple[Step, ...]:
    merged: list[Given | Lapse] = sorted([*fallen, *given], key=lambda one: one.on)
    return tuple(_steps(merged))


def _steps(merged: Sequence[Given | Lapse]) -> Iterator[Step]:
    before: int | None = None
    for one in merged:
        after = one.level if isinstance(one, Lapse) or _gives(one, before) else before
        given = None if isinstance(one, Lapse) else one
        yield Step(on=one.on, level=after, before=before, given=given)
        before = after


def _gives(one: Given, before: int | None) -> bool:
    """Whether something given says which level holds: what only kept one leaves it as it is."""
    return one.counts and one.status == "official" and not (one.kept and before is not None)


def ranked(given: Sequence[Given]) -> tuple[Ranked, ...]:
    """What was given, as confirmation sees it; `given` holds what stands, in order of time."""
    return tuple(_ranked(given))


def _ranked(given: Sequence[Given]) -> Iterator[Ranked]:
    before: int | None = None
    for one in given:
        gives = _gives(one, before)
        if not gives and before is None:
            continue
        confirmed = one.confirmed
        if confirmed is None:
            # Of older closings only the levels are known, and who rose has reached the norm.
            confirmed = gives and one.level > (before or 0)
        on = _starts(one) if before is None else one.on
        yield Ranked(on=on, level=one.level if gives else None, confirmed=confirmed)
        before = one.level if gives else before


def _starts(first: Given) -> date:
    """When the five years of a first level begin.

    A list that names a level says that it holds on the day it came in: one that had been given
    more than five years before was evidently confirmed, nobody knows when.
    """
    if first.is_event:
        return first.on
    entered = first.first_known.date()
    return entered if months_after(first.on, 12 * YEARS) <= entered else first.on


def held_on(history: PlayerHistory, day: date) -> Held | None:
    """What a player holds on a day; None before the first official level."""
    given = [one for one in standing(history) if one.on <= day]
    entries = ranked(given)
    fallen = lapses(entries, history.exemptions, until=day)
    found = _merged(given, fallen)
    if not found or found[-1].level is None:
        return None
    last = next(step for step in reversed(found) if step.level != step.before)
    following = next_lapse(entries, history.exemptions, fallen)
    return Held(
        level=found[-1].level,
        since=None if last.given and not last.given.is_dated else last.on,
        source=last.given.source if last.given else UNCONFIRMED,
        confirmed_on=_confirmed_on(given, entries),
        due=following.on if following else None,
    )


def _confirmed_on(given: Sequence[Given], entries: Sequence[Ranked]) -> date | None:
    """The day of the last confirmation; the first ranking is one, if it is known when that was."""
    first = next(one for one in given if _gives(one, None))
    known = [entries[0].on] if first.is_dated else []
    return max([*known, *(one.on for one in entries[1:] if one.confirmed)], default=None)


def falls_to(held: Held) -> int | None:
    """The level to which a player falls when nothing confirms theirs; None if it never does."""
    return None if held.due is None else max(held.level - 1, LOWEST)


# -- A ranking list as the database reads it ----


Line: TypeAlias = tuple[str, str, str, str, str, str, str, str, str, str]
"""Player, name, member number, club, country; level, since, source, confirmed on, due.

A level is written as `5 kyu`, a day as `2024-05-01`, "" where there is none.
"""

_LEVEL = 5


@dataclass(frozen=True, kw_only=True)
class Listing(Sequence[RegisterEntry]):
    """The lines of a ranking list as texts; an entry is made where it is asked for.

    A hundred thousand entries take longer to make than to write.
    """

    lines: Sequence[Line] = ()

    def __len__(self) -> int:
        return len(self.lines)

    def __iter__(self) -> Iterator[RegisterEntry]:
        return map(_entry, self.lines)

    @overload
    def __getitem__(self, line: int) -> RegisterEntry: ...

    @overload
    def __getitem__(self, line: slice) -> tuple[RegisterEntry, ...]: ...

    def __getitem__(self, line: int | slice) -> RegisterEntry | tuple[RegisterEntry, ...]:
        if isinstance(line, slice):
            return tuple(map(_entry, self.lines[line]))
        return _entry(self.lines[line])

    @cached_property
    def columns(self) -> tuple[Sequence[str], ...]:
        """The texts by the places of a `Line`."""
        return tuple(zip(*self.lines, strict=True)) or ((),) * 10

    @cached_property
    def counted(self) -> Counter[int]:
        """How many hold each level, by its index."""
        texts = Counter(map(itemgetter(_LEVEL), self.lines))
        return Counter({read_level(text): count for text, count in texts.items()})

    def in_order(self) -> "Listing":
        """The highest level first, then who has held it longest, then the names in order."""
        players, names, _, _, _, levels, since, *_ = self.columns
        folded = [(name or who).casefold() for name, who in zip(names, players, strict=True)]
        below = cache(lambda level: HIGHEST - read_level(level))
        keys = zip(map(below, levels), since, folded, players, self.lines, strict=True)
        return Listing(lines=[line for *_, line in sorted(keys)])


def listing_of(entries: Iterable[RegisterEntry]) -> Listing:
    """Entries as texts; those that are so already as they are."""
    if isinstance(entries, Listing):
        return entries
    return Listing(
        lines=[
            (one.player, one.name, one.member_no, one.club, one.country, *held_texts(one.held))
            for one in entries
        ]
    )


def held_texts(held: Held) -> tuple[str, str, str, str, str]:
    """What is held, as a `Line` has it."""
    return (
        write_level(held.level),
        _text(held.since),
        held.source,
        _text(held.confirmed_on),
        _text(held.due),
    )


def _entry(line: Line) -> RegisterEntry:
    player, name, member_no, club, country, level, since, source, confirmed_on, due = line
    held = Held(
        level=read_level(level),
        since=_day(since),
        source=source,
        confirmed_on=_day(confirmed_on),
        due=_day(due),
    )
    return RegisterEntry(
        player=player, name=name, member_no=member_no, club=club, country=country, held=held
    )


def _text(day: date | None) -> str:
    return day.isoformat() if day else ""


def _day(text: str) -> date | None:
    return date.fromisoformat(text) if text else None
