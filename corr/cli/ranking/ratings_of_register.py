"""The ratings of a register, and what is asked of any ratings at hand."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from corr.errors import ArbiterError

if TYPE_CHECKING:
    from corr.ranking.ratings.rating_list import CourseStep, OnLists, Period, RatingList
    from corr.report.ratings.rating_words import Named
    from corr.service.register.ratings import WithStore


class RatingsAtHand(ABC):
    """A game's lists, and who the players and what the events are."""

    game: str

    @property
    @abstractmethod
    def why_none(self) -> str:
        """Why there is no list without `last`."""

    @property
    @abstractmethod
    def last(self) -> "Period | None":
        """The last period that is over, as far as this knows; None without any list."""

    @property
    @abstractmethod
    def first(self) -> "Period | None":
        """The first period of the lists."""

    @abstractmethod
    def people(self, only: str = "") -> "Mapping[str, Named]":
        """The players by id, or at least one of them."""

    @abstractmethod
    def player(self, word: str) -> str:
        """The id of a player. Raises ArbiterError."""

    @abstractmethod
    def course(self, player: str) -> "tuple[CourseStep, ...]":
        """A player's history."""

    @abstractmethod
    def events(self, course: "Sequence[CourseStep]") -> Mapping[str, str]:
        """The names of a history's events by id."""

    def on_lists(self, player: str) -> "OnLists | None":
        """A player on the official lists; None where none is."""
        return None

    @abstractmethod
    def listed(self, period: "Period", edition: int | None = None) -> "RatingList":
        """The list at the end of a period, with its marks. Raises ArbiterError without one."""

    @abstractmethod
    def listed_now(self) -> "RatingList":
        """The unofficial list after the last event. Raises ArbiterError without one."""


class OfRegister(RatingsAtHand):
    """The lists of an installation."""

    def __init__(self, office: "WithStore", game: str, today: "Period") -> None:
        """`today` is the period that is not over."""
        self.game = game
        self._office = office
        self._today = today

    @property
    def why_none(self) -> str:
        """There are no events, or only some of today's period."""
        return "no period of it is over: --now" if self.first else "`corr rating enter FILE`"

    @property
    def first(self) -> "Period | None":
        """The first period of the lists."""
        from corr.service.register.ratings import begin_of

        return begin_of(self._office, self.game)

    @property
    def last(self) -> "Period | None":
        """The last period that is over."""
        last = self._today.before()
        return last if self.first and last >= self.first else None

    def listed(self, period: "Period", edition: int | None = None) -> "RatingList":
        """The list at the end of a period, as it was published if it was."""
        from corr.service.register.ratings import official_list, require_period

        require_period(self._office, self.game, period, self._today)
        found = official_list(self._office, self.game, period, edition)
        return _there(found, self.game)

    def listed_now(self) -> "RatingList":
        """The unofficial list of today."""
        from corr.service.register.ratings import unofficial_list

        return _there(unofficial_list(self._office, self.game, self._today), self.game)

    def people(self, only: str = "") -> "Mapping[str, Named]":
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
            several = f": {', '.join(found)}" if found else ""
            raise ArbiterError(
                f"{'several players' if found else 'no player'} of the register "
                f"{'are' if found else 'is'} {word}{several}"
            )
        return found[0]

    def course(self, player: str) -> "tuple[CourseStep, ...]":
        """A player's history up to today."""
        from corr.service.register.ratings import course_of

        return course_of(self._office, self.game, player, self._today)

    def on_lists(self, player: str) -> "OnLists | None":
        """A player on the lists as they were published."""
        from corr.service.register.ratings import on_lists

        return on_lists(self._office, self.game, player, self._today)

    def events(self, course: "Sequence[CourseStep]") -> Mapping[str, str]:
        """The names of the events of a history."""
        from corr.service.register.ratings import board_event

        rows = (self._office.store.board.board_event(step.event) for step in course if step.event)
        return {row.id: board_event(row).name for row in rows if row}


def _there(found: "RatingList | None", game: str) -> "RatingList":
    if found is None:
        raise ArbiterError(f"there is no list of {game} yet: `corr rating enter FILE`")
    return found
