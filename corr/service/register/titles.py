"""Titles at the board: the register, what is entered, what an event does to them, who hears."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from functools import cache
from typing import TypeVar

from msgspec import Struct

from corr import resources
from corr.errors import ArbiterError
from corr.garbage import uncollected
from corr.mail.write.facts import TitleNews
from corr.ranking.board.board_event import RENJU, BoardEvent, BoardPlayer
from corr.ranking.board.board_file import parse
from corr.ranking.board.otb import OtbTables, parse_otb_tables, read_otb_level, write_otb_level
from corr.ranking.board.otb_register import Differing, Given, TitleChange, Titles, titles
from corr.ranking.board.otb_tests import (
    FirstLevels,
    Refused,
    Sitting,
    WaitTable,
    given_by,
    next_sitting,
    parse_first_levels,
    parse_waits,
    why_refused,
)
from corr.ranking.ratings.rating_list import Difference, period_of
from corr.sentences.said import said
from corr.service.letters.event_letters import Act
from corr.service.letters.plain import send_about_no_game
from corr.service.office.office import Office
from corr.service.office.people import called
from corr.service.register.ratings import board_event, official_ratings
from corr.store.levels.board import BoardRow
from corr.tournament.events.events import Event
from corr.tournament.events.events_board import (
    STREAM,
    TitleBody,
    TitleSet,
    TitleTested,
    TitleUndone,
)

# -- titles at the board ----
# What events gave follows from their files and is never kept: the register is computed from all
# events for titles, and from the entries of the stream `titles`, whenever it is asked for.


class Entries(Struct, frozen=True, kw_only=True):
    """What is entered and holds: titles by decision, and kyu tests in order of time."""

    given: tuple[Given, ...]
    sittings: tuple[Sitting, ...]

    def sittings_of(self, player: str) -> tuple[Sitting, ...]:
        """The tests that a player sat, in order of time."""
        return tuple(one for one in self.sittings if one.player == player)


class Entry(Struct, frozen=True, kw_only=True):
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
    for row in office.store.board.board_events(titled=True):
        yield parse(row.file)


def log_of(office: Office) -> tuple[Entry, ...]:
    """All entries, also those that were undone, by number."""
    found = dict[int, Entry]()
    for event in office.store.events.of_stream(STREAM):
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
        raise ArbiterError(said("why_level", "no_judge", name=name, judges=[*known.values()]))
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
            return said("why_level", "no_test", level=level)
        case "over":
            return said("why_level", "no_further_test", name=name)
        case "later":
            return said("why_level", "sat_later", name=name, on=before[-1].on)
        case "paper":
            return said("why_level", "same_paper", name=name, paper=sitting.paper)
        case "high":
            assert allowed is not None
            highest = write_otb_level(allowed.highest)
            why_so = why_highest(before, sitting.rating, sitting.on)
            return said(
                "why_level", "at_most", name=name, highest=highest, level=level, why=why_so
            )
        case "early":
            assert allowed is not None
            return said(
                "why_level", "too_early", name=name, earliest=allowed.earliest, on=sitting.on
            )


def why_highest(before: Sequence[Sitting], rating: int | None, on: date | None = None) -> str:
    """Why a player may try no higher level, and why not before a day (R32.4)."""
    passed = [one for one in before if one.passed]
    later = on is not None and len(before) == 1 and on > before[0].on and not passed
    if not before or later:
        return said("why_level", "first_test", later=later, rating=rating)
    last = before[-1]
    at = write_otb_level(last.level)
    if not passed and len(before) == 1:
        return said("why_level", "first_missed", level=at, on=last.on)
    if last.passed:
        return said("why_level", "passed_on", level=at, on=last.on)
    count = sum(one.level == last.level and not one.passed for one in before)
    return said("why_level", "missed", level=at, count=count, on=last.on)


# -- letters about titles at the board ----


def tell_of_title(office: Office, body: TitleSet, act: Act) -> None:
    """Tell a player of the title that was entered, and which one they have now."""
    _tell(office, "set", body, act)


def tell_of_test(office: Office, body: TitleTested, act: Act) -> None:
    """Tell a player of a test that was entered, and which one they may sit next."""
    _tell(office, "passed" if body.passed else "failed", body, act)


def tell_of_undoing(office: Office, body: TitleBody, act: Act) -> None:
    """Tell a player that a title or test holds no more, and which title they have now."""
    if isinstance(body, TitleSet | TitleTested):
        _tell(office, "title_undone" if isinstance(body, TitleSet) else "test_undone", body, act)


def tell_of_event(
    office: Office,
    register: Titles,
    what: str,
    row: BoardRow,
    player: str,
    before: int | None,
    act: Act,
) -> None:
    """Tell a player that an event at the board gave or took a title.

    `what` was done to it: `entered`, `corrected` or `removed`. `register` is what holds now. The
    reason is not told: it may name others of the event.
    """
    to = office.store.players.player(player)
    if to is None or not to.addresses:
        return
    held, since, through = _line(register, player, date.max)
    news = TitleNews(
        code=f"event_{what}",
        level=held,
        day=date.fromisoformat(row.ended_on),
        event=parse(row.file).name or row.id,
        before="" if before is None else write_otb_level(before),
        held=held,
        since=since,
        through=through,
    )
    send_about_no_game(office, to, "title_news", {"news": news}, at=act.at, cause=act.cause)


def _tell(office: Office, code: str, body: TitleSet | TitleTested, act: Act) -> None:
    row = office.store.players.player(body.player)
    if row is None or not row.addresses:
        return
    day, today = date.fromisoformat(body.on), act.at.date()
    held, since, through = _held(office, body.player, max(day, today))
    highest, earliest = _next(office, body.player, max(day, today))
    news = TitleNews(
        code=code,
        level=body.level,
        day=day,
        judge=body.judge if isinstance(body, TitleTested) else "",
        held=held,
        since=since,
        through=through,
        highest=highest if code in ("passed", "failed") else "",
        earliest=earliest,
        reason=act.reason,
    )
    send_about_no_game(office, row, "title_news", {"news": news}, at=act.at, cause=act.cause)


def _held(office: Office, player: str, on: date) -> tuple[str, date | None, str]:
    """The title that a player has on a day, since when, and through which event; "" for none."""
    return _line(register_of(office), player, on)


def _line(register: Titles, player: str, on: date) -> tuple[str, date | None, str]:
    lines = register.history(player, on)
    if not lines:
        return "", None, ""
    line = lines[-1]
    names = {one.event.id: one.event.name or one.event.id for one in register.events}
    since = None if line.on == date.min else line.on
    return write_otb_level(line.after), since, names.get(line.event, "")


def _next(office: Office, player: str, on: date) -> tuple[str, date | None]:
    """The highest level of which a player may sit a test from a day on, and from when (R32.4)."""
    before = entries_of(office).sittings_of(player)
    found = next_sitting(before, rating_on(office, player, on), *kyu_test_tables(), on)
    return (write_otb_level(found.highest), found.earliest) if found else ("", None)


# -- who decides nothing about themself ----
# That holds for letters. Who sits where the program runs acts for the federation.


ABOUT_YOU = "this is about you: somebody else of the committee has to enter it"


def who_acts(office: Office, act: Act) -> str:
    """The id of the player who acts by letter, "" for who is none."""
    row = office.store.players.player_by_address(act.by.lower()) if act.by else None
    return row.id if row else ""


def require_other(office: Office, player: str, act: Act) -> None:
    """Raise ArbiterError for who would enter something about themself."""
    if who_acts(office, act) == player:
        raise ArbiterError(ABOUT_YOU)


def by_another(
    office: Office, event: str, act: Act, do: Callable[[], tuple[Difference, ...]]
) -> tuple[Difference, ...]:
    """What `do`, which does something with an event at the board, changes on the lists.

    Raises ArbiterError, inside the caller's transaction, if it is done by a player of the event
    whose own games, rating or title become others by it.
    """
    player = who_acts(office, act)
    if not player:
        return do()
    before = _own(office, event, player)
    changed = do()
    after = _own(office, event, player)
    listed = any(one.player == player for one in changed)
    if (before or after) and (before != after or listed):
        raise ArbiterError(ABOUT_YOU)
    return changed


def _own(office: Office, event: str, player: str) -> tuple[object, ...]:
    """What an event holds about a player, and all their titles; () if they are not in it."""
    row = office.store.board.board_event(event)
    if row is None or row.removed:
        return ()
    found = board_event(row)
    if all(one.id != player for one in found.players):
        return ()
    titles = register_of(office)
    results = titles.results.get(player, ())
    return (
        tuple(one for one in found.games if player in (one.black, one.white)),
        tuple(
            one
            for one in office.store.board.changes_of_event(row.game, row.id)
            if one.player == player
        ),
        titles.history(player),
        tuple((one.level, one.games, one.carried, one.result) for one in results),
    )


# -- titles and kyu tests at the board as they are entered, and undone ----
# Whom an entry concerns is told of it by letter.


def set_title(office: Office, player: str, level: int, on: date, act: Act) -> int:
    """Enter the title that a player holds from a day on; the entry's number.

    Raises ArbiterError for a day to come, and for who would enter a title of their own.
    """
    _require_past(on, act)
    require_other(office, player, act)
    body = TitleSet(
        player=player,
        level=write_otb_level(level),
        on=on.isoformat(),
        reason=act.reason,
        by=act.by,
        rule=act.rule,
    )
    with office.folder.transaction():
        number = _record(office, body, act)
        tell_of_title(office, body, act)
        return number


def add_sitting(office: Office, sitting: Sitting, judges: Sequence[str], act: Act) -> int:
    """Enter a kyu test; the entry's number. Raises ArbiterError with all that forbids it (R32.4).

    `judges` are the names of the ranking judges.
    """
    _require_past(sitting.on, act)
    require_other(office, sitting.player, act)
    judge = the_judge(sitting.judge, judges)
    row = office.store.players.player(sitting.player)
    if row is not None and folded(row.name) == folded(judge):
        raise ArbiterError(said("why_level", "own_test", judge=judge))
    with office.folder.transaction():
        before = entries_of(office).sittings_of(sitting.player)
        require_allowed(before, sitting, called(office, sitting.player))
        body = TitleTested(
            player=sitting.player,
            level=write_otb_level(sitting.level),
            on=sitting.on.isoformat(),
            passed=sitting.passed,
            judge=judge,
            paper=sitting.paper,
            rating=sitting.rating,
            reason=act.reason,
            by=act.by,
            rule=act.rule,
        )
        number = _record(office, body, act)
        tell_of_test(office, body, act)
        return number


def undo_entry(office: Office, number: int, act: Act) -> TitleBody:
    """Let an entry hold no more; what it was. Raises ArbiterError if there is none that holds.

    A test on which a later one of the same player rests cannot go before it.
    """
    with office.folder.transaction():
        found = next((one for one in log_of(office) if one.event.seq == number), None)
        if found is None or isinstance(found.body, TitleUndone):
            raise ArbiterError(said("why_level", "no_entry", number=number))
        if found.undone_by:
            raise ArbiterError(
                said("why_level", "entry_undone", number=number, by=found.undone_by)
            )
        require_other(office, found.body.player, act)
        if isinstance(found.body, TitleTested):
            own = entries_of(office).sittings_of(found.body.player)
            if own[-1].number != number:
                raise ArbiterError(
                    said("why_level", "later_test", number=own[-1].number),
                )
        body = TitleUndone(undoes=number, reason=act.reason, by=act.by, rule=act.rule)
        _record(office, body, act)
        tell_of_undoing(office, found.body, act)
        return found.body


def _record(office: Office, body: TitleBody, act: Act) -> int:
    last = len(office.store.events.of_stream(STREAM))
    events = office.store.events.append(STREAM, last, [body], at=act.at, cause=act.cause)
    return events[-1].seq


def _require_past(on: date, act: Act) -> None:
    # Where the day begins first it is a day ahead of ours.
    if (on - act.at.date()).days > 1:
        raise ArbiterError(said("why_level", "to_come", on=on))


# -- what entering, correcting or taking out an event at the board does to titles ----
# Every title follows from all events, so one event may change those of others' later events too.


_T = TypeVar("_T")


class Standing(Struct, frozen=True, kw_only=True):
    """The title that a player has, with the highest ever held, and how many games wait [T26].

    The titles are lines of the player's history, None without one.
    """

    title: TitleChange | None
    honorary: TitleChange | None
    waiting: int

    @property
    def figures(self) -> tuple[int | None, int | None, int]:
        """Title, honorary title and waiting games alone, without how they came about."""
        return _level(self.title), _level(self.honorary), self.waiting


class Shift(Struct, frozen=True, kw_only=True):
    """A player whose title, honorary title or waiting games an act makes others."""

    player: str
    before: Standing
    after: Standing

    @property
    def of_title(self) -> bool:
        """Whether it is the title that becomes another."""
        return _level(self.before.title) != _level(self.after.title)


class TitlesTold(Struct, frozen=True, kw_only=True):
    """What an act did to titles: `counts` if its event is or was one for titles.

    `differing` are players whose title in the file is not the register's, which counts.
    """

    counts: bool
    shifts: tuple[Shift, ...] = ()
    differing: tuple[Differing, ...] = ()


NOT_FOR_TITLES = TitlesTold(counts=False)
"""Nothing: the event is not one for titles."""


def with_titles(
    office: Office, row: BoardRow, act: Act, do: Callable[[], _T]
) -> tuple[_T, TitlesTold]:
    """Do what an act on an event does, and tell everybody whose title it makes another.

    `row` is the event as it will stand. It belongs into the transaction of the act.
    """
    was = office.store.board.board_event(row.id)
    counted = was is not None and bool(was.titled) and not was.removed
    if not counted and (not row.titled or row.removed):
        return do(), NOT_FOR_TITLES
    before = register_of(office)
    done = do()
    after = register_of(office)
    players = dict.fromkeys((*before.results, *before.changes, *after.results, *after.changes))
    shifts = tuple(
        Shift(player=one, before=old, after=new)
        for one in players
        if (old := _standing(before, one)).figures != (new := _standing(after, one)).figures
    )
    what = "removed" if row.removed else "corrected" if counted else "entered"
    for shift in shifts:
        if shift.of_title:
            tell_of_event(office, after, what, row, shift.player, _level(shift.before.title), act)
    differing = (one.differing for one in after.events if one.event.id == row.id)
    return done, TitlesTold(counts=True, shifts=shifts, differing=next(differing, ()))


def guest_of(office: Office, player: str, given: BoardPlayer) -> bool | None:
    """Whether a player is a guest from abroad, whose home title counts (R32.1); None if not.

    It is what the file says, else who has a country and no member number. A member is no guest.
    It stays written with the event, so that nobody's becoming a member changes what was played.
    """
    row = office.store.players.player(player)
    if given.title is None or row is None or row.member_no:
        return None
    is_guest = bool(row.country or given.country) if given.guest is None else given.guest
    return is_guest or None


def _standing(register: Titles, player: str) -> Standing:
    lines = register.history(player)
    return Standing(
        title=lines[-1] if lines else None,
        honorary=register.honorary(player),
        waiting=len(register.waiting(player)),
    )


def _level(line: TitleChange | None) -> int | None:
    return line.after if line else None
