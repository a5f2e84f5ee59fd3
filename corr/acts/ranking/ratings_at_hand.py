"""The ratings that a command is about: the lists of the register, or those of files alone."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from corr.acts.common import Faults, now_of, office_of, read_text, store_of
from corr.acts.errand import errand_of
from corr.acts.ranking.titles_at_hand import read_event
from corr.errors import ArbiterError
from corr.ranked import RATED, is_rated
from corr.ranking.board.board_event import BoardEvent, BoardPlayer
from corr.ranking.board.board_file import (
    StartRating,
    first_ratings,
    history_of_files,
    people_of,
    ratings_of,
    read_ratings,
)
from corr.ranking.ratings.rating_list import (
    CourseStep,
    History,
    OnLists,
    Period,
    PeriodList,
    RatingList,
    before_first,
    changes_in,
    course,
    each_list,
    marked,
    period_of,
    read_period,
    unofficial,
)
from corr.report.ratings.rating_words import Named
from corr.sentences.said import said
from corr.service.register.ratings import (
    StoreAlone,
    WithStore,
    begin_of,
    board_event,
    course_of,
    official_list,
    on_lists,
    rating_table,
    require_period,
    unofficial_list,
)

# -- the ratings of a register, and what is asked of any ratings at hand ----


class RatingsAtHand(ABC):
    """A game's lists, and who the players and what the events are."""

    game: str

    @property
    @abstractmethod
    def why_none(self) -> str:
        """Why there is no list without `last`."""

    @property
    @abstractmethod
    def last(self) -> Period | None:
        """The last period that is over, as far as this knows; None without any list."""

    @property
    @abstractmethod
    def first(self) -> Period | None:
        """The first period of the lists."""

    @abstractmethod
    def people(self, only: str = "") -> Mapping[str, Named]:
        """The players by id, or at least one of them."""

    @abstractmethod
    def player(self, word: str) -> str:
        """The id of a player. Raises ArbiterError."""

    @abstractmethod
    def course(self, player: str) -> tuple[CourseStep, ...]:
        """A player's history."""

    @abstractmethod
    def events(self, course: Sequence[CourseStep]) -> Mapping[str, str]:
        """The names of a history's events by id."""

    def on_lists(self, player: str) -> OnLists | None:
        """A player on the official lists; None where none is."""
        return None

    @abstractmethod
    def listed(self, period: Period, edition: int | None = None) -> RatingList:
        """The list at the end of a period, with its marks. Raises ArbiterError without one."""

    @abstractmethod
    def listed_now(self) -> RatingList:
        """The unofficial list after the last event. Raises ArbiterError without one."""


class OfRegister(RatingsAtHand):
    """The lists of an installation."""

    def __init__(self, office: WithStore, game: str, today: Period) -> None:
        """`today` is the period that is not over."""
        self.game = game
        self._office = office
        self._today = today

    @property
    def why_none(self) -> str:
        """There are no events, or only some of today's period, or none can be."""
        if not is_rated(self.game):
            return said("why_rating", "games_listed", games=RATED)
        return said("why_rating", "no_period_over") if self.first else "`corr rating enter FILE`"

    @property
    def first(self) -> Period | None:
        """The first period of the lists."""
        return begin_of(self._office, self.game)

    @property
    def last(self) -> Period | None:
        """The last period that is over."""
        last = self._today.before()
        return last if self.first and last >= self.first else None

    def listed(self, period: Period, edition: int | None = None) -> RatingList:
        """The list at the end of a period, as it was published if it was."""
        require_period(self._office, self.game, period, self._today)
        found = official_list(self._office, self.game, period, edition)
        return _there(found, self.game)

    def listed_now(self) -> RatingList:
        """The unofficial list of today."""
        return _there(unofficial_list(self._office, self.game, self._today), self.game)

    def people(self, only: str = "") -> Mapping[str, Named]:
        """Everybody in the register by id, or one of them."""
        if only:
            row = self._office.store.players.player(only)
            return {row.id: row} if row else {}
        return {row.id: row for row in self._office.store.board.players_in_short()}

    def player(self, word: str) -> str:
        """The id of a player given by id, member number, address or name."""
        store = self._office.store
        row = store.players.player(word.upper()) or store.players.player_by_member_no(word)
        row = row or store.players.player_by_address(word.lower())
        found = [row.id] if row else store.board.players_called(word)
        if len(found) != 1:
            raise ArbiterError(said("why_rating", "of_register", player=word, found=found))
        return found[0]

    def course(self, player: str) -> tuple[CourseStep, ...]:
        """A player's history up to today."""
        return course_of(self._office, self.game, player, self._today)

    def on_lists(self, player: str) -> OnLists | None:
        """A player on the lists as they were published."""
        return on_lists(self._office, self.game, player, self._today)

    def events(self, course: Sequence[CourseStep]) -> Mapping[str, str]:
        """The names of the events of a history."""
        rows = (self._office.store.board.board_event(step.event) for step in course if step.event)
        return {row.id: board_event(row).name for row in rows if row}


def _there(found: RatingList | None, game: str) -> RatingList:
    if found is None:
        raise ArbiterError(said("why_rating", "none_yet", game=game))
    return found


# -- the ratings that a command is about ----


Files = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[FILE]...",
        help="Board event files, instead of the register; - for standard input.",
    ),
]
Game = Annotated[str, typer.Option("--game", metavar="GAME", help="The game of the list.")]
"""For a parameter that is not named `game`: by letter that would be the id of a running one."""
Start = Annotated[
    Path | None,
    typer.Option("--start", metavar="CSV", help="With files: ratings at the beginning."),
]
First = Annotated[
    str, typer.Option("--first", metavar="PERIOD", help="With files: the first period, 2009-1.")
]


Active = Annotated[
    list[str] | None,
    typer.Option(metavar="PLAYER PERIOD", help="With files: active abroad (R29.5); repeatable."),
]
_FAR = 100
"""So many years after the last event of files there is no list: each period's is computed."""


class OfFiles(RatingsAtHand):
    """The lists that follow from files alone.

    Without start ratings those count that the files give, each player's first one.
    """

    def __init__(
        self,
        files: Sequence[str],
        start: Path | None,
        first: Period | None,
        game: str,
        told: Faults,
        active: Sequence[str] = (),
    ) -> None:
        """Read the files. Raises ArbiterError with every fault, those of `told` first."""
        found = [told.of(partial(_named_event, file)) for file in files]
        lines = told.of(lambda: read_ratings(read_text(start), str(start))) if start else None
        told.end()
        named = sorted(filter(None, found), key=lambda each: (each[1].end, each[1].id))
        events = [event for _, event in named]
        sources: dict[str, list[str]] = {event.id: [] for event in events}
        for file, event in named:
            sources[event.id].append(file)
        self.game = game
        self._events = {event.id: event.name for event in events}
        self._people = people_of(events)
        ratings = first_ratings(events)
        if lines is not None:
            ratings = told.of(lambda: ratings_of(lines, self._people, str(start))) or {}
            self._add_named(lines, ratings)
        every = (*active, *(one for line in lines or () for one in line.activity))
        abroad = frozenset(filter(None, (told.of(partial(self._active, one)) for one in every)))
        history = told.of(lambda: history_of_files(events, ratings, first, game, sources, abroad))
        told.end()
        self._history, self._started = history, start is not None
        self._lists = dict(_lists(history)) if history else {}

    def _add_named(self, lines: Sequence[object], ratings: Mapping[str, int]) -> None:
        """Who stands on the list of ratings alone is a player, too."""
        for line in lines:
            assert isinstance(line, StartRating)
            key = line.member_no or line.id or line.name
            if key in ratings and key not in self._people:
                self._people[key] = BoardPlayer(
                    id=line.id or key, name=line.name, member_no=line.member_no
                )

    def _active(self, words: str) -> tuple[str, Period]:
        """A player and a period of activity. Raises ArbiterError."""
        who, _, period = words.strip().rpartition(" ")
        if not who:
            raise ArbiterError(f'--active {words}: "PLAYER PERIOD" is expected, as "1001 2024-2"')
        return self.player(who.strip()), the_period(period)

    @property
    def why_none(self) -> str:
        """No event of the files is of the game, and sanctioned."""
        return said("why_rating", "none_counts")

    @property
    def first(self) -> Period | None:
        """The first period of the lists."""
        return self._history.first if self._history else None

    @property
    def last(self) -> Period | None:
        """The period of the last event, or the first."""
        return max(self._lists, default=None)

    def listed(self, period: Period, edition: int | None = None) -> RatingList:
        """The list at the end of a period, also of one after the last event."""
        if edition is not None:
            raise ArbiterError("--edition is for published lists, of the register alone")
        if self.first is None or self.last is None:
            raise ArbiterError(said("why_rating", "no_list", game=self.game, why=self.why_none))
        if period < self.first:
            told = f"there is no list of {self.game} after {period}"
            raise ArbiterError(said("why_rating", "begin_with", told=told, first=self.first))
        if period.year > self.last.year + _FAR:
            raise ArbiterError(said("why_rating", "last_event", period=period, last=self.last))
        found = self._after(period)
        assert found is not None
        return marked(self.game, found, self._before(period))

    def listed_now(self) -> RatingList:
        """The list after the last event, before its period's end."""
        if self._history is None or self.last is None:
            raise ArbiterError(said("why_rating", "no_list", game=self.game, why=self.why_none))
        found = unofficial(self._history, self.last, rating_table())
        return marked(self.game, found, self._before(self.last), unofficial=True)

    def _before(self, period: Period) -> PeriodList | None:
        """The list before that of a period, to compare with it: before the first the start."""
        if self._history and period == self._history.first and self._started:
            return before_first(self._history.ratings, period)
        return self._after(period.before())

    def _after(self, period: Period) -> PeriodList | None:
        if period not in self._lists and self._history and period >= self._history.first:
            found = each_list(self._history, period, rating_table())
            self._lists.update((each.period, each) for each in found)
        return self._lists.get(period)

    def people(self, only: str = "") -> Mapping[str, Named]:
        """The players by what they go by."""
        return self._people

    def player(self, word: str) -> str:
        """What a player goes by, who is named by id, member number or name."""
        found = [
            key
            for key, player in self._people.items()
            if word in (key, player.id) or word.casefold() == player.name.casefold()
        ]
        if len(found) != 1:
            raise ArbiterError(said("why_rating", "of_files", player=word, found=found))
        return found[0]

    def course(self, player: str) -> tuple[CourseStep, ...]:
        """A player's history to the end of the last event's period."""
        if self._history is None or self.last is None:
            return ()
        lists = [self._lists[period] for period in sorted(self._lists)]
        history = self._history
        start, changes = history.ratings.get(player), changes_in(lists, player)
        active = {period for one, period in history.activity if one == player}
        return course(start, history.first, self.last, changes, active)

    def events(self, course: Sequence[CourseStep]) -> Mapping[str, str]:
        """The names of all events."""
        return self._events


def _named_event(file: str) -> tuple[str, BoardEvent]:
    return file, read_event(file)


def _lists(history: History) -> Iterator[tuple[Period, PeriodList]]:
    last = max(map(history.period, history.events), default=history.first)
    for found in each_list(history, last, rating_table()):
        yield found.period, found


@contextmanager
def ratings_at_hand(
    context: typer.Context,
    game: str,
    files: Sequence[str] = (),
    start: Path | None = None,
    first: str = "",
    told: Faults | None = None,
    *,
    alone: bool = False,
    active: Sequence[str] = (),
) -> "Iterator[RatingsAtHand]":
    """The lists of files if any are named, else of the register.

    `alone`: the store is enough, nobody is looked for by name. Raises ArbiterError with every
    fault, those first that `told` has already.
    """
    told = told or Faults()
    begin = told.of(lambda: the_period(first)) if first else None
    if files or start:
        if errand_of(context) is not None:
            raise ArbiterError(said("why_rating", "files"))
        yield OfFiles(files, start, begin, game, told, active)
        return
    if active:
        told.add("--active is for files: `corr rating activity` enters it in the register")
    told.end()
    with _shelf_of(context, alone=alone) as office:
        yield OfRegister(office, game, period_of(now_of(context).date()))


@contextmanager
def _shelf_of(context: typer.Context, *, alone: bool) -> Iterator[WithStore]:
    """The office, or for who asks for no player by name the store alone."""
    if not alone:
        with office_of(context) as office:
            yield office
        return

    with store_of(context) as store:
        yield StoreAlone(store=store)


def the_period(text: str) -> Period:
    """A period that was typed. Raises ArbiterError."""
    try:
        return read_period(text)
    except ValueError as error:
        raise ArbiterError(said("why_rating", "period", text=text, error=str(error))) from None
