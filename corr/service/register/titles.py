"""Titles at the board: the register, and what is entered in it.

What events gave follows from their files and is never kept: the register is computed from all
events for titles, and from the entries of the stream `titles`, whenever it is asked for.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from corr import resources
from corr.errors import ArbiterError
from corr.garbage import uncollected
from corr.ranking.board.board_event import RENJU, BoardEvent
from corr.ranking.board.board_file import parse
from corr.ranking.board.otb_levels import read_otb_level, write_otb_level
from corr.ranking.board.otb_register import Given, Titles, titles
from corr.ranking.board.otb_sittings import Refused, Sitting, given_by, next_sitting, why_refused
from corr.ranking.board.otb_tables import OtbTables, parse_otb_tables
from corr.ranking.board.otb_tests import FirstLevels, WaitTable, parse_first_levels, parse_waits
from corr.ranking.ratings.rating_list import period_of
from corr.service.office.office import Office
from corr.service.register.rating_lists import official_ratings
from corr.tournament.events.events import Event, TitleBody, TitleSet, TitleTested, TitleUndone
from corr.tournament.events.events_titles import STREAM


@dataclass(frozen=True, slots=True, kw_only=True)
class Entries:
    """What is entered and holds: titles by decision, and kyu tests in order of time."""

    given: tuple[Given, ...]
    sittings: tuple[Sitting, ...]

    def sittings_of(self, player: str) -> tuple[Sitting, ...]:
        """The tests that a player sat, in order of time."""
        return tuple(one for one in self.sittings if one.player == player)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """An entry as the log shows it; `undone_by` is the number of the one that undid it, or 0."""

    event: Event
    body: TitleBody
    undone_by: int = 0


@cache
def otb_tables() -> OtbTables:
    """The tables of R32.2 and R32.3."""
    return parse_otb_tables(_data("kyudan_otb.csv"), _data("kyudan_conditions.csv"))


@cache
def kyu_test_tables() -> tuple[FirstLevels, WaitTable]:
    """The tables of R32.4: the first level by rating, and the waits."""
    return parse_first_levels(_data("kyu_test_entry.csv")), parse_waits(
        _data("kyu_test_waiting.csv")
    )


def _data(name: str) -> str:
    return (resources.data() / name).read_text(encoding="utf-8")


def register_of(office: Office) -> Titles:
    """Everybody's titles, computed from the first event on."""
    entries = entries_of(office)
    given = (*entries.given, *given_by(entries.sittings))
    with uncollected():
        return titles(titled_events(office), given, otb_tables(), guests_only=True)


def titled_events(office: Office) -> Iterator[BoardEvent]:
    """The events that count for kyu/dan, by last day and id, with the register's ids."""
    for row in office.store.board_events(titled=True):
        yield parse(row.file)


def log_of(office: Office) -> tuple[Entry, ...]:
    """All entries, also those that were undone, by number."""
    found = dict[int, Entry]()
    for event in office.store.events(STREAM):
        body = event.body
        assert isinstance(body, TitleBody)
        found[event.seq] = Entry(event=event, body=body)
        if isinstance(body, TitleUndone):
            undone = found[body.undoes]
            found[body.undoes] = Entry(event=undone.event, body=undone.body, undone_by=event.seq)
    return tuple(found.values())


def entries_of(office: Office) -> Entries:
    """What is entered and was not undone."""
    holding = [one for one in log_of(office) if not one.undone_by]
    sittings = [_sitting(one.event.seq, one.body) for one in holding if _is_test(one.body)]
    return Entries(
        given=tuple(_given(one.body) for one in holding if isinstance(one.body, TitleSet)),
        sittings=tuple(sorted(sittings, key=lambda one: (one.on, one.number))),
    )


def _is_test(body: TitleBody) -> bool:
    return isinstance(body, TitleTested)


def _given(body: TitleSet) -> Given:
    return Given(
        player=body.player,
        on=date.fromisoformat(body.on),
        level=read_otb_level(body.level),
        source="entered",
        reason=body.reason,
    )


def _sitting(number: int, body: TitleBody) -> Sitting:
    assert isinstance(body, TitleTested)
    return Sitting(
        player=body.player,
        on=date.fromisoformat(body.on),
        level=read_otb_level(body.level),
        passed=body.passed,
        judge=body.judge,
        paper=body.paper,
        rating=body.rating,
        number=number,
    )


def rating_on(office: Office, player: str, on: date) -> int | None:
    """A player's rating by the list that is official on a day, None without one (R29.4)."""
    return official_ratings(office, RENJU, period_of(on).before()).get(player)


# -- who may sit a test ----


def folded(name: str) -> str:
    """A name as it is compared with others."""
    return " ".join(name.split()).casefold()


def the_judge(name: str, judges: Iterable[str]) -> str:
    """A ranking judge as the settings name them. Raises ArbiterError for anybody else."""
    known = {folded(one): one for one in judges}
    judge = known.get(folded(name))
    if judge is None:
        listed = ", ".join(known.values()) or "nobody yet"
        raise ArbiterError(
            f"{name} is no ranking judge: [ranking] judges of the settings names {listed}"
        )
    return judge


def require_allowed(before: Sequence[Sitting], sitting: Sitting, name: str) -> None:
    """Raise ArbiterError if a player may not sit a test after those before it (R32.4)."""
    why = why_refused(before, sitting, *kyu_test_tables())
    if why is not None:
        raise ArbiterError(_refusal(why, before, sitting, name))


def in_order(sittings: Sequence[Sitting], source: str) -> None:
    """Raise ArbiterError with every test of a list that should not have been sat."""
    faults, before = list[str](), dict[str, list[Sitting]]()
    for one in sittings:
        own = before.setdefault(one.player, [])
        try:
            require_allowed(own, one, one.player)
        except ArbiterError as error:
            faults += [f"{source}: the test of {one.on}: {fault}" for fault in error.faults]
        own.append(one)
    if faults:
        raise ArbiterError(*faults)


def _refusal(why: Refused, before: Sequence[Sitting], sitting: Sitting, name: str) -> str:
    level = write_otb_level(sitting.level)
    allowed = next_sitting(before, sitting.rating, *kyu_test_tables(), sitting.on)
    match why:
        case "dan":
            return f"there are tests from 15 to 1 kyu only, not for {level}"
        case "over":
            return f"{name} has passed 1 kyu: there is no further test"
        case "later":
            return f"{name} sat a test on {before[-1].on} already: enter them in order of time"
        case "paper":
            return f"{name} has had the paper {sitting.paper} before: a retake needs another one"
        case "high":
            assert allowed is not None
            highest = write_otb_level(allowed.highest)
            why_so = why_highest(before, sitting.rating, sitting.on)
            return f"{name} may try {highest} at most, not {level}: {why_so}"
        case "early":
            assert allowed is not None
            return f"{name} may try again on {allowed.earliest}, not on {sitting.on}"


def why_highest(before: Sequence[Sitting], rating: int | None, on: date | None = None) -> str:
    """Why a player may try no higher level, and why not before a day (R32.4)."""
    passed = [one for one in before if one.passed]
    later = on is not None and len(before) == 1 and on > before[0].on and not passed
    if not before or later:
        rated = "without a rating" if rating is None else f"with the rating {rating}"
        return f"the first {'level' if later else 'test'} {rated}"
    last = before[-1]
    at = write_otb_level(last.level)
    if not passed and len(before) == 1:
        return (
            f"the first test, {at}, was missed on {last.on}: one new try at once, at a lower level"
        )
    if last.passed:
        return f"{at} was passed on {last.on}"
    count = sum(one.level == last.level and not one.passed for one in before)
    times = {1: "once", 2: "twice"}.get(count, f"{count} times")
    return f"{at} was missed {times}, last on {last.on}"
