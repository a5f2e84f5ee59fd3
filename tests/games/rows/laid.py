"""Hand-made positions, played letter by letter, with the second referee looking on."""

from itertools import chain, product

from corr.games.registry import rules_for
from corr.games.rules import Seat
from tests.games.rows.random_games import Both
from tests.games.rows.second_rows import COLUMNS, OTHER

P1, P2 = Seat.FIRST, Seat.SECOND
SEATS = {"P1": P1, "P2": P2}

ELSEWHERE = {
    "white": ("a1", "d1", "g1", "j1", "m1", "a5", "a8", "a11", "a14", "o8"),
    "black": ("b3", "e3", "h3", "k3", "n3", "c5", "c8", "c11", "c14", "o11"),
}
"""Where stones stand that matter for nothing."""


class Played(Both):
    """A game to which both referees say the same, so far and at each step."""

    def __init__(self, game: str, *lines: str, **options: str) -> None:
        first = {key: values[0] for key, values in rules_for(game).options().items()}
        super().__init__(game, {**first, **options})
        assert not self.differences, self.differences
        self.tell(*lines)

    def tell(self, *lines: str) -> "Played":
        """Lines like `P2: white, g7`, each in its seat's turn."""
        for line in lines:
            seat, _, text = line.partition(": ")
            assert self.position.to_act is SEATS[seat], f"not the turn of {line}"
            self.one(text)
        return self

    def one(self, text: str) -> None:
        """One letter."""
        assert self.play(text), f"{text} after {self.letters}: {self.differences or 'refused'}"
        self.compare_boards()
        assert not self.differences, self.differences

    def go(self, moves: str) -> "Played":
        """Single moves, of one after the other; an asterisk belongs to its move."""
        for text in moves.split():
            self.one(text)
        return self

    def refuses(self, *texts: str) -> None:
        """Both refuse each of these letters."""
        for text in texts:
            assert self.refused(text), f"{text} was taken"
            assert not self.differences, self.differences

    def takes(self, *texts: str) -> None:
        """Both would take each of these letters."""
        for text in texts:
            assert not self.refused(text), f"{text} was refused"
            assert not self.differences, self.differences

    @property
    def turn(self) -> str:
        """The colour that is to move."""
        return self.referee.colour_of(self.referee.number)

    @property
    def result(self) -> tuple[str | None, str] | None:
        """Who won and how; None while the game goes on."""
        outcome = self.position.outcome
        return outcome and (outcome.winner, outcome.ending.value.replace("_", " "))

    @property
    def captured(self) -> dict[str, int]:
        """How many stones either colour has captured."""
        begins = self.referee.begins
        return dict(zip((begins, OTHER[begins]), self.position.captured, strict=True))

    def stones(self, colour: str) -> set[str]:
        """The points of a colour's stones."""
        picture = self.rules.picture(self.position)
        marks = [mark for mark in picture.marks if mark.kind == colour]
        return {picture.point(mark.column, mark.row) for mark in marks}

    def claims(self) -> dict[str, str]:
        """The right claims, by seat."""
        found = {seat: self.rules.claim(self.position, seat, "five") for seat in Seat}
        return {seat: claim.ending.value for seat, claim in found.items() if claim}

    def lay(self, white: str = "", black: str = "", *, turn: str = "") -> "Played":
        """Stones one by one in turn, those that a colour lacks elsewhere, until `turn` is due."""
        stones = {"white": white.split(), "black": black.split()}
        spare = {colour: iter(points) for colour, points in ELSEWHERE.items()}
        while any(stones.values()) or (turn and self.turn != turn):
            own = stones[self.turn]
            self.one(own.pop(0) if own else next(spare[self.turn]))
            assert self.result is None, self.letters
        return self


def free(game: str, white: str = "", black: str = "", *, turn: str = "", **options: str) -> Played:
    """A game opened freely, with these stones on the board and one colour to move."""
    return Played(game, opening="free", **options).lay(white, black, turn=turn)


TAKERS = ("t2", "t5", "t8", "t11", "t14", "q2", "q12", "n2", "n12")
VICTIMS = ("r1", "r4", "r7", "r10", "r13", "o1", "o13", "l1", "l13")


def with_captures(
    game: str,
    capturer: str,
    white: str = "",
    black: str = "",
    *,
    turn: str = "",
    sizes: tuple[int, ...] = (2, 2, 2, 2),
) -> Played:
    """The same when a colour has captured some rows along the upper edge before."""
    columns = "acegjlnqs"[: len(sizes)]
    rows = list(zip(columns, sizes, strict=True))
    victims = [f"{column}{18 - step}" for column, size in rows for step in range(size)]
    takers = [f"{column}19" for column in columns]
    takers += TAKERS[: max(1, len(victims) + 1 - len(takers))]  # until all of them stand
    takers += [f"{column}{18 - size}" for column, size in rows]
    victims += VICTIMS[: len(takers) - len(victims)]
    more = {"white": white.split(), "black": black.split()}
    each = {capturer: takers, OTHER[capturer]: victims}
    laid = {colour: " ".join([*each[colour], *more[colour]]) for colour in more}
    played = Played(game, opening="free").lay(laid["white"], laid["black"], turn=turn)
    assert played.captured == {capturer: sum(sizes), OTHER[capturer]: 0}
    return played


def points_of(size: int) -> list[str]:
    """Every point of a board."""
    return [f"{column}{row}" for row, column in product(range(1, size + 1), COLUMNS[size])]


def full_board(size: int) -> list[str]:
    """All points in an order in which nobody gets five in a row: the first, the other, …"""
    columns = range(size)
    dark = [(c, r) for r in range(size) for c in columns if (c + 2 * r) % 4 < 2]
    light = [(c, r) for r in range(size) for c in columns if (c + 2 * r) % 4 >= 2]
    while len(dark) > len(light) + 1:
        light.append(dark.pop())
    while len(dark) < len(light) + size % 2:
        dark.append(light.pop())
    names = [[f"{COLUMNS[size][c]}{r + 1}" for c, r in stones] for stones in (dark, light)]
    both = zip(names[0], [*names[1], ""], strict=True)
    return [name for name in chain.from_iterable(both) if name]
