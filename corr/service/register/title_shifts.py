"""What entering, correcting or taking out an event at the board does to titles, and who hears it.

Every title follows from all events, so one event may change those of others' later events too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from corr.ranking.board.board_event import BoardPlayer
from corr.ranking.board.otb_register import Differing, TitleChange, Titles
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.register.title_letters import tell_of_event
from corr.service.register.titles import register_of
from corr.store.board import BoardRow

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift:
    """A player whose title, honorary title or waiting games an act makes others."""

    player: str
    before: Standing
    after: Standing

    @property
    def of_title(self) -> bool:
        """Whether it is the title that becomes another."""
        return _level(self.before.title) != _level(self.after.title)


@dataclass(frozen=True, slots=True, kw_only=True)
class TitlesTold:
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
    was = office.store.board_event(row.id)
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
    row = office.store.player(player)
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
