"""Fifth-move offers: the ways to them, offering, keeping one; which offers are the same [R4]."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from corr.errors import IllegalMove
from corr.games.renju.acts import FIFTHS, LEAVE, Act
from corr.games.renju.board import Colour, Figure, Point, figure, names
from corr.games.renju.position import RenjuPosition
from corr.games.renju.steps import (
    ChooseColour,
    PlaceInside,
    check_inside,
    check_points,
    quiet_points,
    stones_said,
)
from corr.games.rules import Seat, Stage

_MOST_BUTTONS = 10
"""More offers than these have no button each: yamaguchi may have fifty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferFifths:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class FifthWays:
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
