"""The opening rules of the games of rows, each a list of steps that they share.

gomoku.md section 4, pente.md section 1.1.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import IllegalMove
from corr.games.rows.acts import COLOURS, Act
from corr.games.rows.grid import OTHER, OWN, Grid
from corr.games.rows.order import Game
from corr.games.rows.position import RowsPosition, Step
from corr.games.rules import Seat, Stage

# -- where a stone of the opening may lie ----

_OUTSIDE = 3
"""How far from the centre move 3 must be: outside the central 5 × 5 square."""


def lies(board: Grid, cell: int, zone: str) -> bool:
    """Whether a point lies in a zone: `anywhere`, the `centre`, `adjacent` to it, or `outside`."""
    distance = board.distance(cell)
    return {
        "anywhere": True,
        "centre": distance == 0,
        "adjacent": distance == 1,
        "outside": distance >= _OUTSIDE,
    }[zone]


def _check_zone(board: Grid, cell: int, zone: str) -> None:
    """Raise IllegalMove unless a point lies in its zone."""
    if lies(board, cell, zone):
        return
    name, centre = board.names[cell], board.names[board.centre]
    if zone == "centre":
        raise IllegalMove("not_centre", point=centre)
    if zone == "adjacent":
        raise IllegalMove("not_adjacent", point=name, centre=centre)
    low, high = board.square(_OUTSIDE - 1)
    raise IllegalMove("inside_zone", point=name, low=low, high=high)


def _stones_said(position: RowsPosition, said: Act, zones: tuple[str, ...]) -> tuple[int, ...]:
    """The cells of an act's stones; raises IllegalMove unless they are as many and lie right."""
    board = position.game.grid
    if said.word == "pass":
        raise IllegalMove("no_pass")
    if said.word == "remove":
        _check_left(position)
    if said.word:
        raise IllegalMove("no_choice_now")
    cells = list[int]()
    for name in said.points:
        cell = board.cells[board.landing(position.cells, name)]
        if cell in cells:
            raise IllegalMove("twice", point=name)
        cells.append(cell)
    if said.off:
        raise IllegalMove("off_board", point=said.off)
    if len(cells) != len(zones):
        raise IllegalMove("stone_count", expected=len(zones), found=len(cells))
    for cell, zone in zip(cells, zones, strict=True):
        _check_zone(board, cell, zone)
    return tuple(cells)


def _taken(position: RowsPosition, said: Act, zones: tuple[str, ...]) -> Act:
    """The act with as many stones as there are zones, each by its one name."""
    cells = _stones_said(position, said, zones)
    points = tuple(position.game.grid.names[cell] for cell in cells)
    return replace(said, points=points, starred=position.rightly_starred(said))


def _check_kind(position: RowsPosition, said: Act) -> None:
    """Raise IllegalMove unless a stone may be a bomb, or a neutral one, and one is left."""
    if not said.kind:
        return
    most, used = _kinds(position)[said.kind]
    if not most:
        raise IllegalMove(f"no_{said.kind}")
    if used[position.turn - OWN] >= most:
        raise IllegalMove(f"no_{said.kind}_left", most=most)


def none_yet(position: RowsPosition, kind: str) -> IllegalMove:
    """Why a stone of the opening is no bomb or neutral one: there is none yet, or never."""
    most, _ = _kinds(position)[kind]
    return IllegalMove("no_kind_yet", kind=kind) if most else IllegalMove(f"no_{kind}")


def _kinds(position: RowsPosition) -> Mapping[str, tuple[int, tuple[int, int]]]:
    """How many of their stones players may make each kind of, and how many they have."""
    variant = position.game.variant
    return {
        "bomb": (variant.bombs, position.bombs),
        "neutral": (variant.neutrals, position.neutrals),
    }


def _check_left(position: RowsPosition) -> None:
    """Raise IllegalMove unless the last move left stones that may be asked for (§ 14, amended)."""
    game = position.game
    if not game.captures_claimed:
        raise IllegalMove("no_remove", captures=bool(game.variant.captures))
    if position.left is None:
        done = bool(position.emptied) and not position.last
        raise IllegalMove("removed_already" if done else "nothing_left")


def _quiet(position: RowsPosition, zones: tuple[str, ...]) -> str:
    """Free points that fit, from the centre outwards, those that touch no stone first.

    Examples in letters are taken from here: they must not give away a good point.
    """
    board, chosen = position.game.grid, list[int]()
    for zone in zones:
        chosen.append(
            next(cell for cell in _quiet_points(position, chosen) if lies(board, cell, zone))
        )
    return " ".join(board.called(cell) for cell in chosen)


def _quiet_points(position: RowsPosition, chosen: list[int]) -> Iterator[int]:
    board = position.game.grid
    for alone in (True, False):
        for cell in board.outwards:
            free = board.may_play(position.cells, cell) and cell not in chosen
            if free and _alone(position, cell) is alone:
                yield cell


def _alone(position: RowsPosition, cell: int) -> bool:
    near = (cell, *position.game.grid.near(cell))
    return not any(position.cells[at] in (OWN, OTHER) for at in near)


# -- the steps ----


class Place(Struct, frozen=True, kw_only=True):
    """One seat places stones of the opening, in one act: a zone for each."""

    seat: Seat
    zones: tuple[str, ...]

    def actor(self, position: RowsPosition) -> Seat:
        """Who places them."""
        return self.seat

    def stage(self, position: RowsPosition) -> Stage:
        """They are waited for."""
        board, colours = position.game.grid, position.game.variant.colours
        low, high = board.square(_OUTSIDE - 1)
        stones = tuple(
            (ply, colours[1 - ply % 2], zone) for ply, zone in enumerate(self.zones, position.ply)
        )
        centre = board.names[board.centre]
        return Stage(
            code="rows_place",
            params={
                "stones": stones,
                "free": set(self.zones) == {"anywhere"},
                "centre": centre,
                "low": low,
                "high": high,
            },
            example=_quiet(position, self.zones),
        )

    def take(self, position: RowsPosition, said: Act) -> tuple[Act, ...]:
        """As many stones as are asked for, ordinary ones."""
        if said.kind:
            raise none_yet(position, said.kind)
        return (_taken(position, said, self.zones),)

    def after(self, position: RowsPosition, act: Act) -> RowsPosition:
        """They stand."""
        return position.with_stones(act).advanced()


class Choose(Struct, frozen=True, kw_only=True):
    """One seat chooses a colour; with `more`, or places two stones and lets the other choose."""

    seat: Seat
    more: bool = False

    def actor(self, position: RowsPosition) -> Seat:
        """Who chooses."""
        return self.seat

    def stage(self, position: RowsPosition) -> Stage:
        """A choice is waited for."""
        colour = position.game.variant.colours[position.turn - OWN]
        quiet = _quiet(position, ("anywhere",))
        return Stage(
            code="rows_choose_or_place" if self.more else "choose_colour",
            params={"then": f"{colour}, {quiet}", "first": position.ply}
            if self.more
            else {"then": f"{colour}, {quiet}"},
            example=colour,
            buttons=("white", "black"),
        )

    def take(self, position: RowsPosition, said: Act) -> tuple[Act, ...]:
        """A colour, or two stones."""
        if said.word in COLOURS:
            return (said,)
        if said.word == "pass":
            raise IllegalMove("no_pass")
        if not self.more or said.word:
            raise IllegalMove("choose_colour")
        if len(said.points) == 1 and not said.off:
            colour = position.game.variant.colours[position.turn - OWN]
            two = _quiet(position, ("anywhere", "anywhere"))
            stone = f"{said.kind} {said.points[0]}".strip()
            raise IllegalMove("colour_or_two", then=f"{colour}, {stone}", example=two)
        if said.kind:
            raise none_yet(position, said.kind)
        return (_taken(position, said, ("anywhere", "anywhere")),)

    def after(self, position: RowsPosition, act: Act) -> RowsPosition:
        """The colours are dealt; or two more stones stand and the other chooses."""
        if act.word:
            first = act.word == position.game.variant.begins
            beginner = self.seat if first else self.seat.other
            return replace(position, beginner=beginner, last=(), emptied=()).advanced()
        placed = position.with_stones(act).advanced()
        return replace(placed, ahead=(Choose(seat=self.seat.other), *placed.ahead))


class Play(Struct, frozen=True, kw_only=True):
    """Free play: a stone on any free point, or a pass."""

    def actor(self, position: RowsPosition) -> Seat:
        """Whose colour is to move."""
        return position.mover

    def stage(self, position: RowsPosition) -> Stage:
        """A move is waited for."""
        return Stage(
            code="play",
            params={
                "ply": position.ply,
                "can_pass": position.game.passes,
                "stacked": position.game.grid.stacked,
            },
            example=_quiet(position, ("anywhere",)),
        )

    def take(self, position: RowsPosition, said: Act) -> tuple[Act, ...]:
        """A stone, a pass, or what the opponent left taken off first."""
        if said.word == "pass":
            if not position.game.passes:
                raise IllegalMove("no_pass_here")
            return (said,)
        if said.word == "remove":
            _check_left(position)
            return (said,)
        _check_kind(position, said)
        return (_taken(position, said, ("anywhere",)),)

    def after(self, position: RowsPosition, act: Act) -> RowsPosition:
        """The stone stands and is judged."""
        if act.word == "pass":
            return position.after_pass().advanced()
        if act.word == "remove":
            return position.after_remove()
        return position.with_stones(act).advanced()


PLAY: Step = Play()

# -- the openings ----


def _place(seat: Seat, *zones: str) -> Place:
    return Place(seat=seat, zones=zones)


_FIRST, _SECOND = Seat.FIRST, Seat.SECOND
_ANY = "anywhere"

_BALANCED = (
    _place(_FIRST, "centre"),
    _place(_SECOND, "adjacent"),
    _place(_FIRST, _ANY),
    _place(_SECOND, _ANY, _ANY),
    Choose(seat=_FIRST),
)
_RUSSIAN = (_place(_FIRST, "centre"), _place(_SECOND, _ANY), _place(_FIRST, "outside"))

_GOMOKU: Mapping[str, tuple[Step, ...]] = {
    "swap2": (_place(_FIRST, _ANY, _ANY, _ANY), Choose(seat=_SECOND, more=True)),
    "swap1": (_place(_FIRST, _ANY, _ANY, _ANY), Choose(seat=_SECOND)),
    "russian": _RUSSIAN,
    "free": (_place(_FIRST, _ANY),),
    "balanced": _BALANCED,
}
_PENTE: Mapping[str, tuple[Step, ...]] = {
    "tournament1": _RUSSIAN,
    "free": (_place(_FIRST, "centre"),),
    "swap3": (_place(_FIRST, "centre", _ANY, _ANY), Choose(seat=_SECOND)),
    "renju_swap": (
        _place(_FIRST, "centre", "adjacent"),
        _place(_SECOND, _ANY),
        Choose(seat=_FIRST),
    ),
    "balanced": _BALANCED,
}
_SHARED = (
    _place(_FIRST, "centre"),
    _place(_SECOND, "adjacent"),
    _place(_FIRST, _ANY),
    Choose(seat=_SECOND),
)


def _steps(game: Game) -> tuple[Step, ...]:
    if game.opening == "renju_swap" and game.first_two == "shared":
        return _SHARED
    return (_GOMOKU if game.variant.anywhere else _PENTE)[game.opening]


def free_position(game: Game) -> RowsPosition:
    """The empty board with free play from move 1 on, for games of which the moves are known."""
    return RowsPosition(game=game, ahead=(PLAY,), cells=game.grid.bare, beginner=Seat.FIRST)


def opening_position(game: Game) -> RowsPosition:
    """The position before the first act; a first stone that is all one may do stands already.

    >>> from corr.games.rows.variant import VARIANTS
    >>> game = Game(variant=VARIANTS["pente"], size=19, opening="tournament1")
    >>> opening_position(game).plies == (game.grid.centre,)
    True
    """
    steps = _steps(game)
    swaps = any(isinstance(step, Choose) for step in steps)
    position = RowsPosition(
        game=game,
        ahead=(*steps, PLAY),
        cells=game.grid.bare,
        beginner=None if swaps else Seat.FIRST,
    )
    if steps[0] == _place(_FIRST, "centre"):
        placed = position.with_stones(Act(points=(game.grid.names[game.grid.centre],)))
        return replace(placed, ahead=placed.ahead[1:])
    return position
