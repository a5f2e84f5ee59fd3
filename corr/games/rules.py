"""What every game is to the rest of the house. Knows no players, mail or time.

Nothing above this room knows a board size: letters and records see moves as their notation and
boards as a `Picture`.
"""

import enum
from collections.abc import Collection, Mapping, Sequence
from typing import NewType, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

Move = NewType("Move", str)
"""One act at the board (stones, a pass, a choice, an offer), as its canonical notation."""


class Seat(enum.StrEnum):
    """A side of the pairing; the opening decides who gets which colour."""

    FIRST = "first"
    """Provisional black, the seat that opens."""
    SECOND = "second"
    """Provisional white."""

    @property
    def other(self) -> "Seat":
        """The opposite seat."""
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST


class Ending(enum.StrEnum):
    """How the board ended a game."""

    FIVE = "five"
    """The winner completed five in a row (renju art. 9.1)."""
    OVERLINE = "overline"
    """The winner completed six or more, where that wins."""
    FORBIDDEN = "forbidden"
    """The loser, Black, made a forbidden move (renju art. 7)."""
    FULL = "full"
    """No free point is left: a draw (renju art. 10.1)."""
    PASSES = "passes"
    """Two passes in a row: a draw (renju art. 10.3)."""


class Outcome(Struct, frozen=True, kw_only=True):
    """How a game ended at the board: `winner` is None for a draw.

    `detail` is a word for the letter where the ending needs one: the kind of forbidden move.
    """

    winner: Seat | None
    ending: Ending
    detail: str = ""


STAGES: dict[str, tuple[str, ...]] = {
    "play": ("ply", "can_pass"),
    "place_opening": ("first", "last"),
    "place_declare": ("low", "high"),
    "name_opening": ("last",),
    "place_inside": ("first", "last", "sizes"),
    "take_or_leave": ("ply", "size"),
    "fifth_ways": ("size", "count"),
    "choose_colour": ("then",),
    "play_declare": ("ply", "low", "high"),
    "offer_fifths": ("count", "congruent"),
    "keep_fifth": ("offers",),
}
"""Every stage code and the parameters of its sentence in the sheet `stages`.

`place_opening`: moves `first` to `last` in one letter, one of the 26 openings; `place_declare`:
the same three with a number of fifth moves. `name_opening`: one of the openings D1 and I1 to those
numbered `last` by name, and move 4. `place_inside`: moves `first` to `last`, each in the central
square of its size. `take_or_leave`: move `ply` inside a square, or leave it to the other.
`fifth_ways`: move 5 inside a square, or leave it, or become Black and offer `count` fifth moves.
`choose_colour`: black or white; `then` is an example of a choice after which it is still the
chooser's turn, gone on with at once (`white, g7, 3 fifths`), "" if there is none. `play_declare`:
move `ply` together with how many fifth moves Black must offer. `offer_fifths`: Black offers
`count` fifth moves, no two of them symmetric: by congruence, or, if not `congruent`, by the
board's symmetries alone. `keep_fifth`: White keeps one of `offers` (a tuple of points), and may go
on at once.
"""


class Stage(Struct, frozen=True, kw_only=True):
    """What the position waits for, as a code with parameters; its sentence is in the templates.

    `example` is a text that would be a legal answer now (for the letter's "for instance").
    `buttons` are complete answers worth a tap each: (`text`, e.g. `white`), empty for a free move.
    `labels` are what they are called, one each, where that is a name and needs no translation;
    then `figures` are what they look like on the board, no more of it than that takes.
    """

    code: str
    params: Mapping[str, object]
    example: str
    buttons: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    figures: tuple["Picture", ...] = ()


class Mark(Struct, frozen=True, kw_only=True):
    """One thing on a point; no point bears two.

    `label` is drawn on it. `kind` is one of

    - `black` or `white`, a stone; its label is the number of a move, or what a row is called by;
    - `offer`, a free point that is offered as fifth move, labelled a, b, c …;
    - `forbidden`, a free point where Black may not play;
    - `spot`, a free point that an explanation speaks of, labelled A, B, C ….
    """

    column: int
    row: int
    kind: str
    label: str = ""


class Picture(Struct, frozen=True, kw_only=True):
    """An abstract diagram: what stands where, without a word about how it is drawn.

    Columns count from the left and rows from the bottom, both from 0; a board has one of each at
    least. `names` of columns and rows are what stands at the edge. `last` are the points to be
    pointed out as the last move, on stones with a label too.
    """

    column_names: tuple[str, ...]
    row_names: tuple[str, ...]
    dots: tuple[tuple[int, int], ...]
    marks: tuple[Mark, ...]
    last: tuple[tuple[int, int], ...] = ()

    def point(self, column: int, row: int) -> str:
        """The name of a point, as a player writes it."""
        return f"{self.column_names[column]}{self.row_names[row]}"

    def part(self, columns: range, rows: range) -> "Picture":
        """What the picture shows in some of its columns and rows, which keep their names."""
        left, low = columns.start, rows.start
        return Picture(
            column_names=self.column_names[left : columns.stop],
            row_names=self.row_names[low : rows.stop],
            dots=tuple(
                (column - left, row - low)
                for column, row in self.dots
                if column in columns and row in rows
            ),
            marks=tuple(
                replace(mark, column=mark.column - left, row=mark.row - low)
                for mark in self.marks
                if mark.column in columns and mark.row in rows
            ),
            last=tuple(
                (column - left, row - low)
                for column, row in self.last
                if column in columns and row in rows
            ),
        )


class Position(Protocol):
    """The whole state of one game at the board; a frozen value."""

    @property
    def number(self) -> int:
        """How many acts were accepted so far; it names the position in tags."""

    @property
    def to_act(self) -> Seat | None:
        """Who must act; None when the board has ended the game."""

    @property
    def outcome(self) -> Outcome | None:
        """How the board ended the game; None while it runs."""


P = TypeVar("P", bound=Position)


class Rules(Protocol[P]):
    """The rules of one game. All methods are pure."""

    @property
    def key(self) -> str:
        """The game's key in event files, e.g. `renju`."""

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The game's event settings and the values each may have, the default first."""

    def options_about(self) -> Mapping[str, str]:
        """What each of these settings is for, in a line for arbiters."""

    def start(self, options: Mapping[str, str]) -> P:
        """The position before the first act of a player; forced first stones already stand."""

    def recognises(self, text: str) -> bool:
        """Whether the whole text has the form of an act of this game, in any position.

        This is what tells an order from prose, so it says no to anything but whole acts.
        """

    def read(self, position: P, text: str) -> tuple[Move, ...]:
        """The acts that `text` asks for, legal one after the other from `position`.

        One line may hold several acts of the same seat (`white, g7`). Words are the canonical
        English ones. Raises NotAMove or IllegalMove.
        """

    def after(self, position: P, move: Move) -> P:
        """The position after an accepted act. Does not ask again whether it was legal."""

    def ply(self, position: P) -> int:
        """The number that players give to the move that is now due, e.g. 13."""

    def colour(self, position: P, seat: Seat) -> str | None:
        """The colour that a seat plays now, `black` or `white`; None while it is undecided."""

    def moves_in(self, move: Move) -> int:
        """How many moves (stones and passes) an accepted act is, for the ranking rules."""

    def stage(self, position: P) -> Stage:
        """What the position waits for. Undefined once it has an outcome."""

    def taps(self, position: P) -> tuple[tuple[int, int, str], ...]:
        """The points of the picture that are an answer by themselves: column, row, the answer.

        All are legal now; forbidden points are among them like any other. None where more than
        a point has to be said.
        """

    def picture(self, position: P, *, numbers: bool = False) -> Picture:
        """The diagram of a position, with the last act pointed out; stones may be numbered."""

    def plies(self, position: P) -> tuple[str, ...]:
        """The moves made so far, as points by name and `pass`, without choices and offers."""

    def opening(self, position: P) -> str:
        """The name of the game's opening, once it has one; "" otherwise."""

    def claim(self, position: P, seat: Seat, kind: str) -> Outcome | None:
        """How the game ends if a seat claims a win, `five` or `forbidden`; None if it is wrong.

        Wins have to be claimed only where `start` was given `adjudication` = `claim`.
        """

    def same(self, one: Move, other: Move) -> bool:
        """Whether two acts in the same position come to the same, in other words."""

    def record(
        self,
        moves: Sequence[Move],
        options: Mapping[str, str],
        *,
        marked: Collection[int] = (),
    ) -> str:
        """The game in the record's words, e.g. `1.h8 2.i9 3.j10 [white] 4.g7`.

        The acts with the numbers `marked`, from 0, have a `*` behind them: `4.g7*`.
        """
