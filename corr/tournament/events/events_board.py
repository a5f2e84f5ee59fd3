"""What is entered about events, rating lists and titles at the board. As in `events`."""

from collections.abc import Mapping

from msgspec import Struct

from corr.tournament.events.fields import BoardFile, By, Code, Id, Naming, Words

# -- what is entered about events at the board ----
# An event has the stream `board:ID`, a game's list the stream `ratings:GAME`; of each published
# list there is one in `published:GAME:PERIOD`. Periods are written as `2012-3`; `by` is the
# address of who gave the act, "" at the terminal. Players are those of the register.


class BoardEntered(Struct, frozen=True, kw_only=True):
    """The results of an event were entered, or corrected: the last of them hold.

    `file` is a board event file in which players go by their ids of the register, without what
    the register knows of them.
    """

    event: Id
    file: BoardFile
    reason: Words
    by: By = ""


class BoardRemoved(Struct, frozen=True, kw_only=True):
    """An event was taken out: it counts for no list and no title."""

    event: Id
    reason: Words
    by: By = ""


class RatingsStarted(Struct, frozen=True, kw_only=True):
    """A game's list begins with the period `first`, at whose beginning the `ratings` hold.

    Entered again it takes the place of the one before.
    """

    game: Code
    first: Code
    ratings: Mapping[Id, int]
    reason: Words
    by: By = ""


class PeriodAssigned(Struct, frozen=True, kw_only=True):
    """An event near a boundary counts in `period`, "" for that of its last day (R29.4)."""

    game: Code
    event: Id
    period: Code
    reason: Words
    by: By = ""


class ActivityCounted(Struct, frozen=True, kw_only=True):
    """The board counts an international event as a player's activity in a period (R29.5).

    `counted` is False where that is taken back.
    """

    game: Code
    player: Id
    period: Code
    counted: bool
    reason: Words
    by: By = ""


class PlayerStruck(Struct, frozen=True, kw_only=True):
    """A player is struck from the records at the beginning of a period (R30.1).

    Who plays again after it is new. `struck` is False where that is taken back.
    """

    game: Code
    player: Id
    period: Code
    struck: bool
    reason: Words
    by: By = ""


class ListPublished(Struct, frozen=True, kw_only=True):
    """The list at the end of a period was published as the official one of the next (R29.4).

    Published again it is a corrected edition, the second one of its stream. `ratings` are those
    on the list, `off_list` those of who is off it. Of both, by player: `places`, `changes` since
    the list before where there is one, `idle` periods if not 0, `marks`, and who is `deducted`.
    Without `places` it was published when the ratings alone were kept.
    """

    game: Code
    period: Code
    ratings: Mapping[Id, int]
    reason: Words
    by: By = ""
    places: Mapping[Id, int] | None = None
    changes: Mapping[Id, int] | None = None
    idle: Mapping[Id, int] | None = None
    marks: Mapping[Id, Code] | None = None
    deducted: tuple[Id, ...] = ()
    off_list: Mapping[Id, int] | None = None


class ListTakenBack(Struct, frozen=True, kw_only=True):
    """An edition of a published list holds no more; the one before it does again, if any."""

    game: Code
    period: Code
    edition: int
    reason: Words
    by: By = ""


BoardBody = BoardEntered | BoardRemoved
ListBody = (
    RatingsStarted
    | PeriodAssigned
    | ActivityCounted
    | PlayerStruck
    | ListPublished
    | ListTakenBack
)


# -- what is entered about titles at the board (R32), all in the stream `titles` ----
# Each entry is known by its number in the stream. Players are those of the register; `by` is the
# address of who gave the act, "" at the terminal, `rule` what it rests on. What events at the
# board gave is never written down: it follows from their files.


STREAM = "titles"
"""The name of the stream."""


class TitleSet(Struct, frozen=True, kw_only=True):
    """A player holds the title `level` from the day `on`, whatever was before."""

    player: Id
    level: Code
    on: Code
    reason: Words
    by: By = ""
    rule: Naming = ""


class TitleTested(Struct, frozen=True, kw_only=True):
    """A player sat the test for the kyu `level` before a ranking judge (R32.4).

    `rating` is the one at the time, None without one; `paper` names the paper, if anybody said.
    """

    player: Id
    level: Code
    on: Code
    passed: bool
    judge: Naming
    paper: Naming = ""
    rating: int | None = None
    reason: Words = ""
    by: By = ""
    rule: Naming = ""


class TitleUndone(Struct, frozen=True, kw_only=True):
    """The entry with the number `undoes` was wrong, and holds no more."""

    undoes: int
    reason: Words
    by: By = ""
    rule: Naming = ""


TitleBody = TitleSet | TitleTested | TitleUndone
