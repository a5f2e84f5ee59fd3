"""A game that nobody plays: two rows of points, no openings, no colours, and moves with signs.

A test puts it into the registry of games to see what takes renju for granted. A move is `8/5 6/5`,
`bar/21` or `-22` in any order that the seats have; `bar/off` wins at once.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import IllegalMove, NotAMove
from corr.games.judging import judged_by
from corr.games.rules import (
    Changed,
    Checked,
    Deed,
    Explained,
    Judged,
    Mark,
    Move,
    Outcome,
    Own,
    Picture,
    Seat,
    Stage,
    Told,
)
from corr.result_words import SEATS

KEY = "toy"
_STEP = r"(?:bar|[0-9]{1,2})/(?:off|[0-9]{1,2})"
_ACT = re.compile(rf"-[0-9]{{2}}|{_STEP}(?: {_STEP})*", re.ASCII)
_COLUMNS = 12


class ToyPosition(Struct, frozen=True, kw_only=True):
    """The acts so far; the seats take turns."""

    acts: tuple[Move, ...] = ()
    outcome: Outcome | None = None

    @property
    def number(self) -> int:
        """How many acts there were."""
        return len(self.acts)

    @property
    def to_act(self) -> Seat | None:
        """Who is to act."""
        return None if self.outcome else (Seat.FIRST, Seat.SECOND)[len(self.acts) % 2]


class Toy:
    """The rules of the toy game."""

    key = KEY
    own = Own(
        reasons={"toy_too_far": ("text",)},
        stages={"toy_move": ("ply",)},
        endings={"toy_off": ", the last stone is off"},
    )
    colours: tuple[str, ...] = ()
    seats = SEATS
    sizes: tuple[int, ...] = ()

    of_itself = None

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """It has no settings."""
        return {}

    def options_about(self) -> Mapping[str, str]:
        """There is nothing to say of them."""
        return {}

    def start(self, options: Mapping[str, str]) -> ToyPosition:
        """Nothing has happened."""
        return ToyPosition()

    def recognises(self, text: str) -> bool:
        """Whether a line is an act."""
        return _ACT.fullmatch(" ".join(text.split()).lower()) is not None

    def read(self, position: ToyPosition, text: str) -> tuple[Move, ...]:
        """The one act of a line."""
        if not self.recognises(text):
            raise NotAMove("not_a_move", text=text)
        if text.startswith("24/"):
            raise IllegalMove("toy_too_far", text=text)
        if position.outcome:
            raise IllegalMove("game_over")
        return (Move(" ".join(text.split()).lower()),)

    def remarks(
        self, position: ToyPosition, text: str
    ) -> tuple[tuple[str, Mapping[str, object]], ...]:
        """Nothing."""
        return ()

    def points(self, position: ToyPosition, text: str) -> tuple[str, ...]:
        """They are not called by name."""
        return ()

    def after(self, position: ToyPosition, move: Move) -> ToyPosition:
        """The position after an act."""
        mover = position.to_act
        over = Outcome(winner=mover, ending="toy_off") if move == "bar/off" else None
        return replace(position, acts=(*position.acts, move), outcome=over)

    def ply(self, position: ToyPosition) -> int:
        """The number of the act that is due."""
        return len(position.acts) + 1

    def colour(self, position: ToyPosition, seat: Seat) -> str | None:
        """Nobody has a colour."""
        return None

    def moves_in(self, move: Move) -> int:
        """Each act is a move."""
        return 1

    def stage(self, position: ToyPosition) -> Stage:
        """A move is due."""
        return Stage(code="toy_move", params={"ply": len(position.acts) + 1}, example="8/5 6/5")

    fewer_taps = False

    def taps(self, position: ToyPosition) -> tuple[tuple[int, int, str], ...]:
        """Nothing can be tapped."""
        return ()

    def picture(
        self, position: ToyPosition, *, numbers: bool = False, viewer: Seat = Seat.FIRST
    ) -> Picture:
        """Two rows of twelve points, a stone for each act."""
        return Picture(
            column_names=tuple(f"{number}" for number in range(1, _COLUMNS + 1)),
            row_names=("low", "high"),
            dots=(),
            marks=tuple(
                Mark(column=at % _COLUMNS, row=at // _COLUMNS % 2, kind=("black", "white")[at % 2])
                for at in range(min(len(position.acts), 2 * _COLUMNS))
            ),
        )

    def helps(self, options: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
        """How a move is written."""
        return {"moves": (), "opening": ("toy_steps",), "claims": (), "settings": ()}

    star = "advance"
    sums_time = False
    notations: tuple[str, ...] = ()

    def plain(self, text: str, options: Mapping[str, str]) -> str:
        """The text as it is."""
        return text

    def noted(self, text: str, options: Mapping[str, str], notation: str) -> str:
        """The text as it is."""
        return text

    def letters(self, options: Mapping[str, str]) -> str:
        """Its points are called otherwise."""
        return ""

    def examples(self, options: Mapping[str, str], notation: str = "") -> Mapping[str, str]:
        """It has no points of letters."""
        return {}

    def opening_told(self, options: Mapping[str, str]) -> str:
        """There are none."""
        return ""

    def told(self, options: Mapping[str, str]) -> tuple[Told, ...]:
        """How it is won."""
        return (Told(theme="wins", sentence="toy_off", params={}),)

    def did(self, position: ToyPosition, move: Move) -> tuple[Deed, ...]:
        """The act itself."""
        return (("toy_steps", move),)

    def seen(
        self, position: ToyPosition, moves: Sequence[Move], viewer: Seat = Seat.FIRST
    ) -> Picture:
        """The board as it is."""
        return self.picture(position)

    def counts(self, position: ToyPosition) -> Mapping[str, tuple[int, int]]:
        """Nothing."""
        return {}

    def explanation(self, position: ToyPosition, ending: str, detail: str) -> Explained | None:
        """How long it took."""
        if ending != "toy_off":
            return None
        said = ((0, "toy_off", {"acts": len(position.acts)}),)
        return Explained(picture=self.picture(position), said=said)

    def plies(self, position: ToyPosition) -> tuple[str, ...]:
        """The acts."""
        return tuple(position.acts)

    def opening(self, position: ToyPosition) -> str:
        """There are none."""
        return ""

    def claims(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Nothing has to be claimed."""
        return ()

    def draws(self, options: Mapping[str, str]) -> bool:
        """One may agree to a draw."""
        return True

    def may_offer(self, position: ToyPosition) -> bool:
        """Always."""
        return True

    def elsewhere(
        self, text: str, options: Mapping[str, str], notation: str
    ) -> tuple[tuple[str, str], ...]:
        """There is one notation."""
        return ()

    def claim(self, position: ToyPosition, seat: Seat, kind: str) -> Outcome | None:
        """Nothing can be claimed."""
        return None

    def claimable(
        self, position: ToyPosition, seat: Seat, kinds: Sequence[str]
    ) -> tuple[str, ...]:
        """Nothing."""
        return ()

    def check_line(self, position: ToyPosition, text: str, *, budget: int) -> Checked | None:
        """Nothing is won so."""
        return None

    def same(self, one: Move, other: Move) -> bool:
        """Whether two acts are one."""
        return one == other

    def resent(self, again: Move, played: Move) -> str:
        """Whether it is the same."""
        return "already_played" if again == played else ""

    def record(
        self,
        moves: Sequence[Move],
        options: Mapping[str, str],
        *,
        marked: Collection[int] = (),
    ) -> str:
        """The acts in their order."""
        stars = ("*" if at in marked else "" for at in range(len(moves)))
        return " ".join(
            f"{at}.({move}){star}"
            for at, (move, star) in enumerate(zip(moves, stars, strict=True), 1)
        )

    def replayed(
        self, options: Mapping[str, str], text: str
    ) -> Iterator[tuple[Move, ToyPosition]]:
        """The acts of a record."""
        position = self.start(options)
        for act in re.findall(r"\(([^)]*)\)", text):
            for move in self.read(position, act):
                position = self.after(position, move)
                yield move, position

    @property
    def alters(self) -> Collection[str]:
        """Nothing: a stone lies as it was placed."""
        return ()

    def changes(self, options: Mapping[str, str], text: str) -> Iterator[Changed]:
        """Nothing is."""
        return iter(())

    @property
    def stone_words(self) -> Collection[str]:
        """Nothing."""
        return ()

    def is_choice(self, text: str) -> bool:
        """There is nothing to choose."""
        return False

    def has_choices(self, options: Mapping[str, str]) -> bool:
        """There is nothing to choose."""
        return False

    def judged(self, moves: Iterable[str], options: Mapping[str, str], acts: str = "") -> Judged:
        """One act after the other."""
        return judged_by(self, self.start(options), moves, options)

    def called(self, options: Mapping[str, str]) -> str:
        """Its key."""
        return KEY

    forms = ("text", "rif", "psq", "pos", "sgf")

    def openings(self) -> tuple[tuple[str, str], ...]:
        """There are none."""
        return ()


class LargeToy(Toy):
    """A game of single stones on a board of 19 rows."""

    sizes = (19,)

    def recognises(self, text: str) -> bool:
        """Whether a line is a point."""
        return re.fullmatch("[a-s](?:1[0-9]|[1-9])", text.strip().lower(), re.ASCII) is not None

    def picture(
        self, position: ToyPosition, *, numbers: bool = False, viewer: Seat = Seat.FIRST
    ) -> Picture:
        """A square board, without its stones."""
        return Picture(
            column_names=tuple("abcdefghijklmnopqrs"),
            row_names=tuple(f"{row}" for row in range(1, 20)),
            dots=(),
            marks=(),
        )

    def record(
        self,
        moves: Sequence[Move],
        options: Mapping[str, str],
        *,
        marked: Collection[int] = (),
    ) -> str:
        """The stones in their order."""
        return " ".join(f"{at}.{move}" for at, move in enumerate(moves, 1))
