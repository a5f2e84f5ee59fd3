"""Games told line by line, as `P2: white, g7`, and figures of stones: for the tests by article.

Written from the rules alone. Points are pairs counted from the centre, h8 = (0, 0).
"""

import csv
from collections.abc import Callable, Iterable, Iterator
from functools import cache, reduce
from itertools import combinations, product

from corr.games.renju.renju import RENJU
from corr.games.rules import Move, Position, Seat
from tests.places import TESTS

P1, P2 = Seat.FIRST, Seat.SECOND
SEATS = {"P1": P1, "P2": P2}
Pair = tuple[int, int]
Figure = frozenset[tuple[int, int, str]]

CENTRE = (0, 0)
BOARD = tuple((x, y) for y in range(-7, 8) for x in range(-7, 8))
ROTATIONS = (1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0)
REFLECTIONS = (-1, 0, 0, 1), (1, 0, 0, -1), (0, 1, 1, 0), (0, -1, -1, 0)
TURNS = ROTATIONS + REFLECTIONS
"""The four rotations and the four reflections, as matrices."""

with (TESTS / "data" / "renju_openings.csv").open(encoding="utf-8") as file:
    OPENINGS_26 = tuple(csv.DictReader(file))


def other(seat: Seat) -> Seat:
    """The seat across the board."""
    return P2 if seat is P1 else P1


def name(pair: Pair) -> str:
    """The point as a player writes it."""
    return f"{'abcdefghijklmno'[pair[0] + 7]}{pair[1] + 8}"


def pair(point: str) -> Pair:
    """The point counted from the centre."""
    return "abcdefghijklmno".index(point[0]) - 7, int(point[1:]) - 8


def names(pairs: Iterable[Pair]) -> str:
    """Several points as a player writes them."""
    return " ".join(map(name, pairs))


def inside(point: Pair, size: int) -> bool:
    """Whether a point lies inside the central square of a size."""
    return max(map(abs, point)) <= size // 2


def turned(point: Pair, turn: tuple[int, int, int, int]) -> Pair:
    """The point after a rotation or reflection about the centre."""
    (x, y), (a, b, c, d) = point, turn
    return a * x + b * y, c * x + d * y


def figure(points: Iterable[Pair]) -> Figure:
    """The stones in the order of play, the odd ones black."""
    colours = "black", "white"
    return frozenset((x, y, colours[number % 2]) for number, (x, y) in enumerate(points))


def turned_figure(stones: Figure, turn: tuple[int, int, int, int]) -> Figure:
    """The whole figure, colours kept, rotated or reflected about the centre."""
    return frozenset((*turned((x, y), turn), colour) for x, y, colour in stones)


def shifted(stones: Figure) -> Figure:
    """The figure shifted into the corner, so that figures that differ by a shift are equal."""
    left, low = min(x for x, _, _ in stones), min(y for _, y, _ in stones)
    return frozenset((x - left, y - low, colour) for x, y, colour in stones)


def congruent(one: Figure, two: Figure) -> bool:
    """[R4] Whether one figure is the other rotated, reflected or shifted, colours kept."""
    return any(shifted(turned_figure(one, turn)) == shifted(two) for turn in TURNS)


def board_symmetric(one: Figure, two: Figure) -> bool:
    """[R4], the alternative: only the 8 symmetries of the board count."""
    return any(turned_figure(one, turn) == two for turn in TURNS)


def shape(stones: Figure) -> tuple[int, ...]:
    """The same value for congruent figures alone."""
    return min(_shape_as_it_lies(stones, turn) for turn in TURNS)


def _shape_as_it_lies(stones: Figure, turn: tuple[int, int, int, int]) -> tuple[int, ...]:
    a, b, c, d = turn
    xs, ys = [a * x + b * y for x, y, _ in stones], [c * x + d * y for x, y, _ in stones]
    left, low = min(xs), min(ys)
    colours = [int(colour == "white") for _, _, colour in stones]
    return tuple(
        sorted(
            (x - left) * 1000 + (y - low) * 10 + colour
            for x, y, colour in zip(xs, ys, colours, strict=True)
        )
    )


def twins(
    four: tuple[Pair, ...],
    fifths: Iterable[Pair],
    same: Callable[[Figure, Figure], bool] = congruent,
) -> list[set[str]]:
    """All pairs among the offered fifth moves that lead to symmetric positions."""
    return [
        {name(one), name(two)}
        for one, two in combinations(fifths, 2)
        if same(figure((*four, one)), figure((*four, two)))
    ]


def tell(opening: str, *lines: str, **options: str) -> tuple[Position, tuple[Move, ...]]:
    """The position after lines like `P2: white, g7`, and its moves; each in its seat's turn."""
    return _told(lines, tuple({"opening": opening, **options}.items()))


@cache
def _told(
    lines: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> tuple[Position, tuple[Move, ...]]:
    if not lines:
        return RENJU.start(dict(options)), ()
    position, moves = _told(lines[:-1], options)
    seat, _, text = lines[-1].partition(": ")
    assert position.to_act is SEATS[seat], f"not the turn of {lines[-1]}"
    read = RENJU.read(position, text)
    return reduce(RENJU.after, read, position), moves + read


def play(opening: str, *lines: str, **options: str) -> Position:
    """The position after lines like `P2: white, g7`."""
    return tell(opening, *lines, **options)[0]


def single_stones(opening: str, stones: str, **options: str) -> Position:
    """The position after stones read one by one, whoever's turn it is."""
    position = RENJU.start({"opening": opening, **options})
    for stone in stones.split():
        (move,) = RENJU.read(position, stone)
        position = RENJU.after(position, move)
    return position


def on_board(position: Position, kind: str) -> set[str]:
    """The points that hold a `black` or `white` stone, or an `offer`."""
    picture = RENJU.picture(position)
    return {picture.point(mark.column, mark.row) for mark in picture.marks if mark.kind == kind}


def black(position: Position) -> Seat | None:
    """The seat that plays Black; None while nobody does. The other one plays White."""
    colours = {seat: RENJU.colour(position, seat) for seat in Seat}
    if set(colours.values()) == {None}:
        return None
    assert sorted(map(str, colours.values())) == ["black", "white"]
    return P1 if colours[P1] == "black" else P2


THREE = "P1: h8 i9 j7"
OFFERS = ("i7", "f9", "h6", "k10", "e5", "d12", "g9", "l5", "h11", "c3")
COLOURS = "black", "white"


Told = tuple[tuple[str, ...], Seat]
"""The lines of a game, and the seat that must be Black at its end."""


def offers(count: int) -> str:
    """An offer of so many fifth moves, no two of them symmetric in these games."""
    return "offer " + " ".join(OFFERS[:count])


def seated(first_black: bool) -> tuple[str, str]:
    """The labels of Black and White."""
    return ("P1", "P2") if first_black else ("P2", "P1")


def fifths(black_label: str, white_label: str, count: int) -> tuple[str, ...]:
    """Black offers, White keeps one and plays 6."""
    keep = f"{white_label}: keep {OFFERS[count - 1]}"
    return f"{black_label}: {offers(count)}", keep, f"{white_label}: h5"


def taraguchi_games(count: int) -> Iterator[Told]:
    """Every path of art. 8.2d: each stone taken or left, and the three ways of move 5."""
    labels = {P1: "P1", P2: "P2"}
    for taken in product((True, False), repeat=3):
        last, lines = P1, []
        for stone, takes in zip(("i9", "j7", "g7"), taken, strict=True):
            asked = other(last)
            lines += [] if takes else [f"{labels[asked]}: leave"]
            last = asked if takes else last
            lines.append(f"{labels[last]}: {stone}")
        asked = other(last)
        one, two = labels[asked], labels[last]
        for colour in COLOURS:
            blacks = {"black": (last, asked), "white": (asked, last)}[colour]
            for way, chooser, now_black in (
                ((f"{one}: i7",), two, blacks[0]),
                ((f"{one}: leave", f"{two}: i7"), one, blacks[1]),
            ):
                white = labels[other(now_black)]
                yield (*lines, *way, f"{chooser}: {colour}", f"{white}: h5"), now_black
        yield (*lines, f"{one}: fifths", *fifths(one, two, count)), asked


def rif_games(three: str, count: int) -> Iterator[Told]:
    """P2 chooses colour, White plays 4, Black offers, White keeps one and plays 6."""
    for colour in COLOURS:
        dark, light = seated(colour == "white")
        lines = three, f"P2: {colour}", f"{light}: g7", *fifths(dark, light, count)
        yield lines, (P1 if dark == "P1" else P2)


def soosorv_games(declared: int) -> Iterator[Told]:
    """P2 chooses, White plays 4 and declares, Black chooses again, then as ever."""
    for first, second in product(COLOURS, repeat=2):
        chooser, declarer = seated(first == "white")
        declare = f"{declarer}: g7, {declared} fifths"
        dark, light = (chooser, declarer) if second == "black" else (declarer, chooser)
        swap = THREE, f"P2: {first}", declare, f"{chooser}: {second}"
        yield (*swap, *fifths(dark, light, declared)), (P1 if dark == "P1" else P2)


def sakata_games() -> Iterator[Told]:
    """P2 plays 4 and 5, P1 chooses colour, White plays 6."""
    for colour in COLOURS:
        _, light = seated(colour == "black")
        lines = THREE, "P2: g7 i7", f"P1: {colour}", f"{light}: h5"
        yield lines, (P1 if colour == "black" else P2)


GAMES = [
    ("free-gomoku", ("P1: a1", "P2: o15", "P1: b1", "P2: c1", "P1: d1", "P2: e1"), P1),
    ("free-renju", ("P2: a1", "P1: o15", "P2: b1", "P1: c1", "P2: d1"), P1),
    ("whites-option", ("P2: opening I4, g7", *fifths("P1", "P2", 2)), P1),
    *(("rif", *game) for game in rif_games(THREE, 2)),
    *(
        ("yamaguchi", *game)
        for declared in (1, 2, 9)
        for game in rif_games(f"{THREE}, {declared} fifths", declared)
    ),
    *(("soosorv", *game) for declared in (1, 2, 3, 4) for game in soosorv_games(declared)),
    *(("soosorv-8", *game) for declared in (1, 5, 8) for game in soosorv_games(declared)),
    *(("sakata", *game) for game in sakata_games()),
    *(("taraguchi", *game) for game in taraguchi_games(5)),
    *(("taraguchi-10", *game) for game in taraguchi_games(10)),
]


def positions_of(opening: str) -> Iterator[Position]:
    """Every position on the paths of an opening rule, once."""
    paths = (lines for key, lines, _ in GAMES if key == opening)
    prefixes = {lines[:end] for lines in paths for end in range(len(lines) + 1)}
    return (play(opening, *lines) for lines in sorted(prefixes))
