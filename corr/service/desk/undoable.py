"""A ruling that is to be undone: what it brought about, and how things stood before it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from itertools import takewhile
from typing import TypeVar

from corr.errors import ArbiterError
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.register import person_of
from corr.tournament.contest import contest_fold
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.desk import Ruled
from corr.tournament.events.events import Event
from corr.tournament.play import person
from corr.tournament.play.leave import Leave
from corr.tournament.play.person import Person
from corr.tournament.wording import command

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Undoing:
    """A ruling with everything that `happened` by it, and the act that undoes it.

    `contest` is the event as it is now. A game that goes on again has `time` for the move at
    least, None for as much as a move has.
    """

    office: Office
    contest: Contest
    ruled: Ruled
    happened: tuple[Event, ...]
    act: Act
    time: timedelta | None = None

    @property
    def number(self) -> int:
        """The ruling's number."""
        return self.ruled.act.number

    def bodies(self, kind: type[T]) -> Iterator[T]:
        """What happened of a kind, in order."""
        return (one.body for one in self.happened if isinstance(one.body, kind))

    def has(self, kind: type[object]) -> bool:
        """Whether anything of a kind happened."""
        return next(self.bodies(kind), None) is not None

    def before(self, stream: str) -> Iterator[Event]:
        """What had happened in a stream before the ruling."""
        earlier = self.office.store.events(stream)
        return takewhile(lambda one: one.cause != self.ruled.cause, earlier)

    def contest_before(self) -> Contest:
        """The event as it was before the ruling."""
        found = contest_fold.fold(self.before(self.contest.id))
        assert found is not None
        return found

    def person_before(self, player: str) -> Person:
        """A player as they were before the ruling."""
        found = person.fold(self.before(person.stream_of(player)))
        assert found is not None
        return found

    def after_entries(self) -> tuple[str, ...]:
        """Who was entered right after the ruling."""
        mine = [one for one in self.happened if one.stream == self.contest.id]
        found = contest_fold.fold(mine, self.contest_before())
        assert found is not None
        return found.entries

    def later(self, is_alike: Callable[[Event], bool]) -> int:
        """The last ruling that came later, stands, and brought about something alike; 0 if none.

        It is to be undone first.
        """
        happened = self.office.store.events_of_cause
        return max(
            (
                number
                for number, one in self.contest.rulings.items()
                if number > self.number
                and not (one.undone_by or one.act.undoes)
                and any(map(is_alike, happened(one.cause)))
            ),
            default=0,
        )

    def comes_first(self, number: int, about: str) -> ArbiterError:
        """That a later ruling about the same is to be undone before this one."""
        undo = command("undo", self.contest.id, str(number), "--reason", "TEXT")
        return ArbiterError(
            f"ruling {number} is about {about}, too, and came later: {undo} comes first"
        )

    def leaves_of(self, player: str) -> tuple[Leave, ...]:
        """All leave of a player, as it is now."""
        found = person_of(self.office, player)
        return found.leaves if found else ()
