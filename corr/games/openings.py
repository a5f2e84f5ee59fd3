"""The opening rules of renju (art. 8) as sequences of steps that they share.

A rule is a tuple of steps: who acts, what may be said, what becomes of the position. A rule with
branches would have a step whose `after` puts other steps ahead.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from corr.errors import IllegalMove
from corr.games.acts import COLOURS, Act
from corr.games.board import CENTRE, OUTWARDS, Board, Colour, Figure, Point, figure, names
from corr.games.position import RenjuPosition, Step
from corr.games.rules import Seat, Stage


def _check_points(board: Board, points: Sequence[Point]) -> None:
    """Raise IllegalMove unless the points are free and different points of the board."""
    for number, point in enumerate(points):
        if not point.on_board:
            raise IllegalMove("off_board", point=str(point))
        if not board.free(point):
            raise IllegalMove("occupied", point=str(point))
        if point in points[:number]:
            raise IllegalMove("twice", point=str(point))


def _stones_said(said: Act, expected: int, *, declaring: bool = False) -> tuple[Point, ...]:
    """The stones that were said; raises IllegalMove for other acts and other numbers of stones."""
    if said.word == "pass":
        raise IllegalMove("no_pass")  # [R3]
    if said.word or (said.fifths is not None and not declaring):
        raise IllegalMove("no_choice_now")
    if len(said.points) != expected:
        raise IllegalMove("stone_count", expected=expected, found=len(said.points))
    return said.points


def _quiet_points(board: Board) -> Iterator[Point]:
    """Free points from the centre outwards, those that touch no stone first.

    Examples in letters are taken from here: they must not give away a good or a forbidden point.
    """
    for touched in (False, True):
        for point in OUTWARDS:
            if board.free(point) and board.touched(point) is touched:
                yield point


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceOpening:
    """The provisional Black places moves 1 to 3, one of the 26 openings, in one act (art. 8.2)."""

    def actor(self, position: RenjuPosition) -> Seat:
        """The provisional Black."""
        return Seat.FIRST

    def stage(self, position: RenjuPosition) -> Stage:
        """Moves 1 to 3 are waited for."""
        return Stage(code="place_opening", params={"first": 1, "last": 3}, example="h8 i9 j10")

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """Three stones; h8 may be left out."""
        if len(said.points) == 2 and CENTRE not in said.points:
            said = replace(said, points=(CENTRE, *said.points))
        points = _stones_said(said, 3)
        _check_points(position.board, points)
        if points[0] != CENTRE:
            raise IllegalMove("not_centre", point=str(CENTRE))
        if not points[1].inside(3):
            raise IllegalMove("not_adjacent", point=str(points[1]), centre=str(CENTRE))
        if not points[2].inside(5):
            raise IllegalMove("not_inside", point=str(points[2]), size=5)
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """Three stones stand, and have no owners yet."""
        return position.with_stones(*act.points).advanced()


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
        example = str(next(_quiet_points(position.board)))
        return Stage(code="play", params=params, example=example)

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """One stone on a free point."""
        _check_points(position.board, _stones_said(said, 1))
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """One more stone stands; a fourth or fifth stone decides nothing [R2]."""
        return position.with_stones(*act.points).advanced()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayDeclare(PlayStone):
    """A move together with the number of fifth moves that must be offered (art. 8.2c)."""

    low: int
    high: int

    def stage(self, position: RenjuPosition) -> Stage:
        """A stone and a number are waited for."""
        stone = next(_quiet_points(position.board))
        return Stage(
            code="play_declare",
            params={"ply": position.ply, "low": self.low, "high": self.high},
            example=Act(points=(stone,), fifths=min(3, self.high)).move,
        )

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """One stone on a free point, with a number within its limits."""
        _check_points(position.board, _stones_said(said, 1, declaring=True))
        if said.fifths is None:
            raise IllegalMove("declare_first", low=self.low, high=self.high)
        if not self.low <= said.fifths <= self.high:
            raise IllegalMove("declare_range", low=self.low, high=self.high, found=said.fifths)
        return (said,)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """The stone stands and the number is known."""
        return replace(position.with_stones(*act.points), fifths=act.fifths or 0).advanced()


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferFifths:
    """Black offers fifth moves: `count` of them, or as many as were declared."""

    count: int | None = None

    def actor(self, position: RenjuPosition) -> Seat:
        """Black."""
        return position.seat(Colour.BLACK)

    def stage(self, position: RenjuPosition) -> Stage:
        """Offers are waited for."""
        count = self._count(position)
        example = Act(word="offer", points=_different_fifths(position, count))
        return Stage(code="offer_fifths", params={"count": count}, example=example.move)

    def take(self, position: RenjuPosition, said: Act) -> tuple[Act, ...]:
        """So many free points, no two of them symmetric [R4]; a wrong set is refused whole."""
        points = said.points
        if said.word != "offer":
            points = _stones_said(said, len(said.points))
        _check_points(position.board, points)
        count = self._count(position)
        if len(points) != count:
            raise IllegalMove("offer_count", expected=count, found=len(points))
        _check_different(position, points)
        return (replace(said, word="offer"),)

    def after(self, position: RenjuPosition, act: Act) -> RenjuPosition:
        """The offers lie on the board for White to keep one."""
        return replace(position, offers=act.points, last=act.points).advanced()

    def _count(self, position: RenjuPosition) -> int:
        return self.count or position.fifths


def fifth_figure(position: RenjuPosition, point: Point) -> Figure:
    """The form of the five stones with a fifth move; equal for two that are symmetric [R4]."""
    return figure(position.board.put(point, Colour.BLACK), shifted=position.congruent)


def _check_different(position: RenjuPosition, points: Sequence[Point]) -> None:
    seen: dict[Figure, Point] = {}
    for point in points:
        first = seen.setdefault(fifth_figure(position, point), point)
        if first != point:
            raise IllegalMove("offer_symmetric", first=str(first), second=str(point))


def _different_fifths(position: RenjuPosition, count: int) -> tuple[Point, ...]:
    """So many free points of which no two are symmetric."""
    found: dict[Figure, Point] = {}
    for point in _quiet_points(position.board):
        found.setdefault(fifth_figure(position, point), point)
        if len(found) == count:
            break
    return tuple(found.values())


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepFifth:
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
            buttons=answers,
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


_PLACED = PlaceOpening()
_SWAP = ChooseColour(by=Seat.SECOND)

OPENINGS: Mapping[str, tuple[Step, ...]] = {
    "soosorv": (
        _PLACED,
        _SWAP,
        PlayDeclare(low=1, high=4),
        ChooseColour(),
        OfferFifths(),
        KeepFifth(),
        FreePlay(),
    ),
    "rif": (_PLACED, _SWAP, PlayStone(), OfferFifths(count=2), KeepFifth(), FreePlay()),
    "free-renju": (FreePlay(),),
}
"""The steps of each opening rule: art. 8.2c, 8.2a and 8.1b."""
