"""The opening rules of renju (art. 8), each a row of steps that they share; fifth-move offers."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import ClassVar, cast

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import IllegalMove
from corr.games.renju.acts import COLOURS, FIFTHS, LEAVE, Act
from corr.games.renju.board import (
    CENTRE,
    OPENING_STONES,
    OUTWARDS,
    SIZE,
    Board,
    Colour,
    Figure,
    OpeningName,
    Point,
    figure,
    names,
    opening_of,
    opening_said,
)
from corr.games.renju.diagram import diagram
from corr.games.renju.position import RenjuPosition, Step
from corr.games.rules import Picture, Seat, Stage

# -- the steps that opening rules share ----
# A step says who acts, what may be said, and what becomes of the position.


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


_MIDDLE = range(CENTRE.row - 2, CENTRE.row + 3)
"""The columns, and the rows, in which the stones of every opening are (art. 8.2)."""


@cache
def _openings(
    last: int = 13,
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[Picture, ...]]:
    """The answers that name openings, I1 first, up to those numbered `last`; names and figures."""
    found = [one for one in OPENING_STONES if int(one.code[1:]) <= last]
    figures = (_figure(*map(str, OPENING_STONES[one])) for one in found)
    return tuple(f"opening {one.code}" for one in found), tuple(map(str, found)), tuple(figures)


def _figure(first: str, second: str, third: str) -> Picture:
    return diagram(Board.of([first, third], [second])).part(_MIDDLE, _MIDDLE)


class PlaceOpening(Struct, frozen=True, kw_only=True):
    """The provisional Black places moves 1 to 3, one of the 26 openings, in one act (art. 8.2).

    With `declare` they also say how many fifth moves are to be offered, within two limits.
    """

    declare: tuple[int, int] | None = None

    def actor(self, position: RenjuPosition) -> Seat:
        """The provisional Black."""
        return Seat.FIRST

    def stage(self, position: RenjuPosition) -> Stage:
        """Moves 1 to 3 are waited for."""
        names, labels, figures = _openings()
        if self.declare is None:
            params: dict[str, object] = {"first": 1, "last": 3}
            return Stage(
                code="place_opening",
                params=params,
                example="h8 i9 j10",
                buttons=names,
                labels=labels,
                figures=figures,
            )
        low, high = self.declare
        return Stage(
            code="place_declare",
            params={"low": low, "high": high},
            example="h8 i9 j10, 3 fifths",
            buttons=tuple(f"{name}, 3 fifths" for name in names),
            labels=labels,
            figures=figures,
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


class NameOpening(Struct, frozen=True, kw_only=True):
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
        names, labels, figures = _openings(self.last)
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
            figures=figures,
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


class PlaceInside(Struct, frozen=True, kw_only=True):
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


class TakeOrLeave(Struct, frozen=True, kw_only=True):
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


class ChooseColour(Struct, frozen=True, kw_only=True):
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


class PlayStone(Struct, frozen=True, kw_only=True):
    """A move of the opening: one stone anywhere, and no pass [R3]."""

    can_pass: ClassVar[bool] = False

    def actor(self, position: RenjuPosition) -> Seat:
        """The player of the colour whose move it is."""
        return position.mover

    def stage(self, position: RenjuPosition) -> Stage:
        """A stone is waited for."""
        params = {"ply": position.ply, "can_pass": self.can_pass, "stacked": False}
        example = str(next(quiet_points(position.board)))
        return Stage(code="play", params=params, example=example)

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """One stone on a free point."""
        check_points(position.board, stones_said(said, 1))
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """One more stone stands; a fourth or fifth stone decides nothing [R2]."""
        return position.with_stones(*act.points).advanced()


class PlayDeclare(PlayStone, frozen=True, kw_only=True):
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


class FreePlay(PlayStone, frozen=True, kw_only=True):
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


# -- fifth-move offers ----


_MOST_BUTTONS = 10
"""More offers than these have no button each: yamaguchi may have fifty."""


class OfferFifths(Struct, frozen=True, kw_only=True):
    """Black offers fifth moves: `count` of them, or as many as were declared."""

    count: int | None = None

    def actor(self, position: RenjuPosition) -> Seat:
        """Black."""
        return position.seat(Colour.BLACK)

    def stage(self, position: RenjuPosition) -> Stage:
        """Offers are waited for."""
        count = self.asked(position)
        example = Act(word="offer", points=_different_fifths(position, count))
        params = {"count": count, "congruent": position.congruent}
        return Stage(code="offer_fifths", params=params, example=example.move)

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """So many free points, no two of them symmetric [R4]; a wrong set is refused whole."""
        points = said.points
        if said.word != "offer":
            points = stones_said(said, len(said.points))
        check_points(position.board, points)
        count = self.asked(position)
        if len(points) != count:
            raise IllegalMove("offer_count", expected=count, found=len(points))
        _check_different(position, points)
        return (replace(said, word="offer"),)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """The offers lie on the board for White to keep one."""
        return replace(position, offers=act.points, last=act.points).advanced()

    def asked(self, position: RenjuPosition) -> int:
        """How many fifth moves are to be offered."""
        return self.count or position.fifths


def fifth_figure(position: RenjuPosition, point: Point) -> Figure:
    """The form of the five stones with a fifth move; equal for two that are symmetric [R4]."""
    return figure(position.board.put(point, Colour.BLACK), shifted=position.congruent)


def _check_different(position: RenjuPosition, points: Sequence[Point]) -> None:
    seen: dict[Figure, Point] = {}
    for point in points:
        first = seen.setdefault(fifth_figure(position, point), point)
        if first != point:
            raise IllegalMove(
                "offer_symmetric",
                first=str(first),
                second=str(point),
                congruent=position.congruent,
            )


def _different_fifths(position: RenjuPosition, count: int) -> tuple[Point, ...]:
    """So many free points of which no two are symmetric."""
    found: dict[Figure, Point] = {}
    for point in quiet_points(position.board):
        found.setdefault(fifth_figure(position, point), point)
        if len(found) == count:
            break
    return tuple(found.values())


class KeepFifth(Struct, frozen=True, kw_only=True):
    """White keeps one of the fifth moves that were offered."""

    def actor(self, position: RenjuPosition) -> Seat:
        """White."""
        return position.seat(Colour.WHITE)

    def stage(self, position: RenjuPosition) -> Stage:
        """One of the offers is waited for."""
        answers = tuple(Act(word="keep", points=(point,)).move for point in position.offers)
        return Stage(
            code="keep_fifth",
            params={"offers": names(position.offers)},
            example=answers[0],
            buttons=answers if len(answers) <= _MOST_BUTTONS else (),
        )

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """One of the offers; `i7 h5` keeps i7 and goes on with h5."""
        offers = names(position.offers)
        if said.word == "pass":
            raise IllegalMove("no_pass")  # [R3]
        if said.word not in ("keep", "") or not said.points or said.fifths is not None:
            raise IllegalMove("keep_one", offers=offers)
        kept, *more = said.points
        if kept not in position.offers:
            raise IllegalMove("not_offered", point=str(kept), offers=offers)
        if any(point in position.offers for point in more):
            raise IllegalMove("keep_one", offers=offers)
        keep = Act(word="keep", points=(kept,))
        return (keep, Act(points=tuple(more))) if more else (keep,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """The fifth move stands, the other offers are gone."""
        return replace(position.with_stones(*act.points), offers=()).advanced()


class FifthWays(Struct, frozen=True, kw_only=True):
    """The three ways of the player who did not place move 4 (art. 8.2d).

    They place move 5 inside the square, or leave it to the other; then whoever did not place it
    chooses the colour. Or they become Black and offer `count` fifth moves anywhere.
    """

    size: int
    count: int

    def actor(self, position: RenjuPosition) -> Seat:
        """The seat that did not place move 4."""
        return (position.placer or Seat.FIRST).other

    def stage(self, position: RenjuPosition) -> Stage:
        """A stone, `leave` or `fifths` is waited for."""
        return Stage(
            code="fifth_ways",
            params={"size": self.size, "count": self.count},
            example=str(next(quiet_points(position.board, self.size))),
            buttons=(LEAVE.move, FIFTHS.move),
        )

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """One of the three ways; offers may be made at once, all of them without a word too."""
        if said in (LEAVE, FIFTHS):
            return (said,)
        if offers := self._offers(said):
            return (FIFTHS, offers) if offers.points else (FIFTHS,)
        if said.fifths is not None or said.word not in ("", "pass", "opening"):
            raise IllegalMove("none_of_three_ways", size=self.size, count=self.count)
        if len(said.points) > 1:
            raise IllegalMove("one_stone_or_offers", count=self.count, found=len(said.points))
        check_points(position.board, stones_said(said, 1))
        check_inside(said.points, (self.size,))
        return (said,)

    def _offers(self, said: Act) -> Act | None:
        """What is offered, maybe nothing yet; None for another way than the third."""
        if said.word == "offer" or (not said.word and said.fifths == self.count):
            return Act(word="offer", points=said.points)
        if not said.word and said.fifths is None and len(said.points) == self.count:
            return said
        return None

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """What is left of the opening depends on the way."""
        actor, done = self.actor(position), position.advanced()
        if act == FIFTHS:
            return replace(done, black=actor).before(OfferFifths(count=self.count), KeepFifth())
        if act == LEAVE:
            other = PlaceInside(by=actor.other, sizes=(self.size,))
            return done.before(other, ChooseColour(by=actor))
        return done.with_stones(*act.points).before(ChooseColour(by=actor.other))


# -- the opening rules (art. 8) ----
# A rule reads from top to bottom as the article does. A step that branches puts other steps before
# those that are left (`take or leave`, the ways to move 5).


_CHOICE = ChooseColour(by=Seat.SECOND)
_SECOND_SWAP = ChooseColour()


def _soosorv(most: int) -> tuple[Step, ...]:
    declared = PlayDeclare(low=1, high=most)
    offered = (OfferFifths(), KeepFifth(), FreePlay())
    return (PlaceOpening(), _CHOICE, declared, _SECOND_SWAP, *offered)


def _taraguchi(count: int) -> tuple[Step, ...]:
    moves_2_to_4 = (TakeOrLeave(size=3), TakeOrLeave(size=5), TakeOrLeave(size=7))
    return (*moves_2_to_4, FifthWays(size=9, count=count), FreePlay())


OPENINGS: Mapping[str, tuple[Step, ...]] = {
    "soosorv": _soosorv(4),
    "soosorv-8": _soosorv(8),
    "rif": (
        PlaceOpening(),
        _CHOICE,
        PlayStone(),
        OfferFifths(count=2),
        KeepFifth(),
        FreePlay(),
    ),
    "yamaguchi": (
        PlaceOpening(declare=(1, 50)),  # [R1]
        _CHOICE,
        PlayStone(),
        OfferFifths(),
        KeepFifth(),
        FreePlay(),
    ),
    "taraguchi": _taraguchi(5),
    "taraguchi-10": _taraguchi(10),
    "sakata": (
        PlaceOpening(),
        PlaceInside(by=Seat.SECOND, sizes=(7, 9)),
        ChooseColour(by=Seat.FIRST),
        FreePlay(),
    ),
    "whites-option": (NameOpening(), OfferFifths(count=2), KeepFifth(), FreePlay()),
    "free-renju": (FreePlay(),),
    "free-gomoku": (PlayStone(), FreePlay()),
}
"""The steps of each opening rule by its key in event files: art. 8.1, 8.2; the first is the
default of an event."""

_FIXED_COLOURS = ("whites-option", "free-renju", "free-gomoku")
"""The rules under which the provisional colours stay."""

_CENTRE_STANDS = ("taraguchi", "taraguchi-10", "free-renju")
"""The rules under which move 1 is h8 and nothing else is done with it: nobody is asked for it."""


@cache
def opening_position(key: str, *, congruent: bool = True, by_claim: bool = False) -> RenjuPosition:
    """The position before the first act under an opening rule.

    `congruent`: fifth moves are compared by congruence, else by the board's symmetries [R4].
    `by_claim`: endings have to be claimed (art. 9.5).

    >>> opening_position("taraguchi").step
    TakeOrLeave(size=3)
    """
    position = RenjuPosition(
        ahead=OPENINGS[key],
        congruent=congruent,
        by_claim=by_claim,
        restricted=key != "free-gomoku",
        black=Seat.FIRST if key in _FIXED_COLOURS else None,
        placer=Seat.FIRST,
    )
    return position.with_stones(CENTRE) if key in _CENTRE_STANDS else position
