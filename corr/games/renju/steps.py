"""The steps that opening rules share: place, take or leave, choose a colour, play, declare.

A step says who acts, what may be said, and what becomes of the position. Fifth-move offers are
in `fifths.py`, the rules made of these steps in `openings.py`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import ClassVar, cast

from corr.errors import IllegalMove
from corr.games.renju.acts import COLOURS, LEAVE, Act
from corr.games.renju.board import CENTRE, OUTWARDS, SIZE, Board, Colour, Point
from corr.games.renju.opening_names import OPENING_STONES, OpeningName, opening_of, opening_said
from corr.games.renju.position import RenjuPosition
from corr.games.rules import Seat, Stage


def check_points(board: Board, points: Sequence[Point]) -> None:
    """Raise IllegalMove unless the points are free and different points of the board."""
    for number, point in enumerate(points):
        if not point.on_board:
            raise IllegalMove("off_board", point=str(point))
        if not board.free(point):
            raise IllegalMove("occupied", point=str(point))
        if point in points[:number]:
            raise IllegalMove("twice", point=str(point))


def stones_said(said: Act, expected: int, *, declaring: bool = False) -> tuple[Point, ...]:
    """The stones that were said; raises IllegalMove for other acts and other numbers of stones."""
    if said.word == "pass":
        raise IllegalMove("no_pass")  # [R3]
    if said.word == "leave":
        raise IllegalMove("no_leave")
    if said.word == "opening":
        raise IllegalMove("no_such_opening")
    if said.word or (said.fifths is not None and not declaring):
        raise IllegalMove("no_choice_now")
    if len(said.points) != expected:
        raise IllegalMove("stone_count", expected=expected, found=len(said.points))
    return said.points


def check_inside(points: Sequence[Point], sizes: Sequence[int]) -> None:
    """Raise IllegalMove unless each point lies in the central square of its size (art. 8.2)."""
    for point, size in zip(points, sizes, strict=True):
        if size == 1 and point != CENTRE:
            raise IllegalMove("not_centre", point=str(CENTRE))
        if size == 3 and not point.inside(3):
            raise IllegalMove("not_adjacent", point=str(point), centre=str(CENTRE))
        if not point.inside(size):
            raise IllegalMove("not_inside", point=str(point), size=size)


def quiet_points(board: Board, size: int = SIZE) -> Iterator[Point]:
    """Free points of the central square from the centre outwards, those that touch no stone first.

    Examples in letters are taken from here: they must not give away a good or a forbidden point.
    """
    for touched in (False, True):
        for point in OUTWARDS:
            quiet = board.free(point) and board.touched(point) is touched
            if quiet and point.inside(size):
                yield point


def check_declared(said: Act, low: int, high: int) -> None:
    """Raise IllegalMove unless a number of fifth moves within its limits was said."""
    if said.fifths is None:
        raise IllegalMove("declare_first", low=low, high=high)
    if not low <= said.fifths <= high:
        raise IllegalMove("declare_range", low=low, high=high, found=said.fifths)


@cache
def _openings(last: int = 13) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The answers that name an opening, I1 first, up to those numbered `last`, and its names."""
    found = [one for one in OPENING_STONES if int(one.code[1:]) <= last]
    return tuple(f"opening {one.code}" for one in found), tuple(map(str, found))


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceOpening:
    """The provisional Black places moves 1 to 3, one of the 26 openings, in one act (art. 8.2).

    With `declare` they also say how many fifth moves are to be offered, within two limits.
    """

    declare: tuple[int, int] | None = None

    def actor(self, position: RenjuPosition) -> Seat:
        """The provisional Black."""
        return Seat.FIRST

    def stage(self, position: RenjuPosition) -> Stage:
        """Moves 1 to 3 are waited for."""
        names, labels = _openings()
        if self.declare is None:
            params: dict[str, object] = {"first": 1, "last": 3}
            return Stage(
                code="place_opening",
                params=params,
                example="h8 i9 j10",
                buttons=names,
                labels=labels,
            )
        low, high = self.declare
        return Stage(
            code="place_declare",
            params={"low": low, "high": high},
            example="h8 i9 j10, 3 fifths",
            buttons=tuple(f"{name}, 3 fifths" for name in names),
            labels=labels,
        )

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """Three stones; h8 may be left out."""
        if len(said.points) == 2 and CENTRE not in said.points:
            said = replace(said, points=(CENTRE, *said.points))
        points = stones_said(said, 3, declaring=self.declare is not None)
        check_points(position.board, points)
        check_inside(points, (1, 3, 5))
        if self.declare is not None:
            check_declared(said, *self.declare)
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """Three stones stand, and have no owners yet."""
        placed = position.with_stones(*act.points)
        return replace(placed, fifths=act.fifths or 0).advanced()


@dataclass(frozen=True, slots=True, kw_only=True)
class NameOpening:
    """White names one of the openings of 1987, which gives moves 1 to 3, and plays move 4.

    The stones may be given instead of a name, whichever way they are turned.
    """

    last: ClassVar[int] = 12
    """D13 Yusei and I13 Suisei were no openings then."""

    def actor(self, position: RenjuPosition) -> Seat:
        """White."""
        return position.seat(Colour.WHITE)

    def stage(self, position: RenjuPosition) -> Stage:
        """An opening and move 4 are waited for."""
        names, labels = _openings(self.last)
        answers = tuple(
            f"{name}, {self._quiet_fourth(position, label.partition(' ')[0])}"
            for name, label in zip(names, labels, strict=True)
        )
        return Stage(
            code="name_opening",
            params={"last": self.last},
            example=answers[0],
            buttons=answers,
            labels=labels,
        )

    def _quiet_fourth(self, position: RenjuPosition, code: str) -> Point:
        stones = OPENING_STONES[cast(OpeningName, opening_said(code.lower()))]
        return next(quiet_points(position.with_stones(*stones).board))

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """Four stones, the first three of them an opening of 1987."""
        points = stones_said(said, 4)
        *opening_stones, fourth = points
        check_points(position.board, opening_stones)
        check_points(position.with_stones(*opening_stones).board, (fourth,))
        check_inside(points, (1, 3, 5, SIZE))
        opening = opening_of(points)
        if opening is None or int(opening.code[1:]) > self.last:
            raise IllegalMove("not_this_opening", opening=str(opening))
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """Four stones stand."""
        return position.with_stones(*act.points).advanced()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceInside:
    """A seat places the next moves, each inside a central square of its size, in one act."""

    by: Seat
    sizes: tuple[int, ...]

    def actor(self, position: RenjuPosition) -> Seat:
        """The seat that places them."""
        return self.by

    def stage(self, position: RenjuPosition) -> Stage:
        """These moves are waited for."""
        first, last = position.ply, position.ply + len(self.sizes) - 1
        quiet = tuple(islice(quiet_points(position.board, min(self.sizes)), len(self.sizes)))
        return Stage(
            code="place_inside",
            params={"first": first, "last": last, "sizes": self.sizes},
            example=Act(points=quiet).move,
        )

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """As many stones as squares, each inside its own."""
        points = stones_said(said, len(self.sizes))
        check_points(position.board, points)
        check_inside(points, self.sizes)
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """The stones stand."""
        return replace(position.with_stones(*act.points), placer=self.by).advanced()


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeOrLeave:
    """Who did not place the last move places the next one, or leaves it to the other (8.2d)."""

    size: int

    def actor(self, position: RenjuPosition) -> Seat:
        """The seat that did not place the last move."""
        return (position.placer or Seat.FIRST).other

    def stage(self, position: RenjuPosition) -> Stage:
        """A stone or `leave` is waited for."""
        return Stage(
            code="take_or_leave",
            params={"ply": position.ply, "size": self.size},
            example=str(next(quiet_points(position.board, self.size))),
            buttons=("leave",),
        )

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """A stone inside the square, or `leave`."""
        if said != LEAVE:
            check_points(position.board, stones_said(said, 1))
            check_inside(said.points, (self.size,))
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """The stone stands, or it is the other's to place."""
        actor, done = self.actor(position), position.advanced()
        if act == LEAVE:
            return done.before(PlaceInside(by=actor.other, sizes=(self.size,)))
        return replace(done.with_stones(*act.points), placer=actor)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseColour:
    """A player chooses the colour to play: `by` a seat, or whoever is Black (a second swap)."""

    by: Seat | None = None

    def actor(self, position: RenjuPosition) -> Seat:
        """The seat that chooses."""
        return self.by or position.seat(Colour.BLACK)

    def stage(self, position: RenjuPosition) -> Stage:
        """A colour is waited for."""
        params = {"then": self._then(position)}
        return Stage(code="choose_colour", params=params, example="white", buttons=COLOURS)

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """One of the two colours."""
        if said.word not in COLOURS:
            raise IllegalMove("choose_colour")
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """The seats have their colours."""
        chooser = self.actor(position)
        black = chooser if act.word == Colour.BLACK else chooser.other
        return replace(position, black=black).advanced()

    def _then(self, position: RenjuPosition) -> str:
        """A choice that leaves the turn with the chooser, and what they could go on with."""
        for colour in COLOURS:
            chosen = self.after(position, Act(word=colour))
            if chosen.to_act is self.actor(position):
                return f"{colour}, {chosen.step.stage(chosen).example}"
        return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayStone:
    """A move of the opening: one stone anywhere, and no pass [R3]."""

    can_pass: ClassVar[bool] = False

    def actor(self, position: RenjuPosition) -> Seat:
        """The player of the colour whose move it is."""
        return position.seat(position.turn)

    def stage(self, position: RenjuPosition) -> Stage:
        """A stone is waited for."""
        params = {"ply": position.ply, "can_pass": self.can_pass}
        example = str(next(quiet_points(position.board)))
        return Stage(code="play", params=params, example=example)

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """One stone on a free point."""
        check_points(position.board, stones_said(said, 1))
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """One more stone stands; a fourth or fifth stone decides nothing [R2]."""
        return position.with_stones(*act.points).advanced()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayDeclare(PlayStone):
    """A move together with the number of fifth moves that must be offered (art. 8.2c)."""

    low: int
    high: int

    @property
    def suggested(self) -> int:
        """The number in answers that are written for the player, who may change it."""
        return min(3, self.high)

    def stage(self, position: RenjuPosition) -> Stage:
        """A stone and a number are waited for."""
        stone = next(quiet_points(position.board))
        return Stage(
            code="play_declare",
            params={"ply": position.ply, "low": self.low, "high": self.high},
            example=Act(points=(stone,), fifths=self.suggested).move,
        )

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """One stone on a free point, with a number within its limits."""
        check_points(position.board, stones_said(said, 1, declaring=True))
        check_declared(said, self.low, self.high)
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """The stone stands and the number is known."""
        return replace(position.with_stones(*act.points), fifths=act.fifths or 0).advanced()


@dataclass(frozen=True, slots=True, kw_only=True)
class FreePlay(PlayStone):
    """The game after its opening: a stone on any free point, or a pass (art. 4.2)."""

    can_pass: ClassVar[bool] = True

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """One stone on a free point, forbidden or not, or a pass."""
        if said.word == "pass":
            return (said,)
        return PlayStone.take(self, position, said)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """The stone is judged; a pass may be the second."""
        if act.word == "pass":
            return position.after_pass().advanced()
        (point,) = act.points
        return position.after_stone(point).advanced()
