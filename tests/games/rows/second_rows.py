"""A second referee of gomoku, pente, keryo and ninuki: the articles word for word, on sets.

Slow on purpose, and it shares nothing with `corr`: a point is a pair (column, row), both counted
from 1, and a letter is canonical words and points in letters, nothing else. The articles in
brackets are those of the federation's gomoku, or of T. Maltell, Pente (1987).
"""

import re
from collections.abc import Iterator

Point = tuple[int, int]
Stones = set[Point]

LINES = ((1, 0), (0, 1), (1, 1), (1, -1))
"""The four lines through a point, each as the step to the next point on it."""
WAYS = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))
"""The eight directions."""
COLUMNS = {15: "abcdefghijklmno", 19: "abcdefghjklmnopqrst"}
SEATS = ("first", "second")
OTHER = {"first": "second", "second": "first", "white": "black", "black": "white"}


class Refused(Exception):
    """The letter changes nothing."""


def name_of(point: Point, size: int) -> str:
    """The name of a point."""
    return f"{COLUMNS[size][point[0] - 1]}{point[1]}"


def along(point: Point, line: Point, steps: int) -> Point:
    """The point some steps further on a line; it may lie off the board."""
    return point[0] + steps * line[0], point[1] + steps * line[1]


def away(point: Point, centre: Point) -> int:
    """How far a point lies from the centre, straight or diagonally."""
    return max(abs(point[0] - centre[0]), abs(point[1] - centre[1]))


def unbroken_row(stones: Stones, point: Point, line: Point) -> frozenset[Point]:
    """The longest row of one colour's stones without a gap, through one of them, on a line."""
    row = {point}
    for way in (1, -1):
        step = way
        while (stone := along(point, line, step)) in stones:
            row.add(stone)
            step += way
    return frozenset(row)


def fives(stones: Stones) -> set[frozenset[Point]]:
    """Every unbroken row of exactly five on the board."""
    return {
        row
        for line in LINES
        for stone in stones
        if along(stone, line, 1) in stones
        and along(stone, line, -1) not in stones
        and all(along(stone, line, step) in stones for step in (1, 2, 3, 4))
        for row in [unbroken_row(stones, stone, line)]
        if len(row) == 5
    }


def bracketed(own: Stones, theirs: Stones, point: Point, sizes: tuple[int, ...]) -> Stones:
    """What a new stone captures [§ 3, § 12]: just so many, and another own stone behind them."""
    taken = set()
    for way in WAYS:
        for size in sizes:
            between = [along(point, way, step) for step in range(1, size + 1)]
            if theirs.issuperset(between) and along(point, way, size + 1) in own:
                taken.update(between)
    return taken


class Board:
    """Who has stones where, on a board of some size."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.stones: dict[str, Stones] = {"white": set(), "black": set()}

    def on_board(self, point: Point) -> bool:
        """Whether it is a point of this board."""
        return 1 <= point[0] <= self.size and 1 <= point[1] <= self.size

    def is_free(self, point: Point) -> bool:
        """Whether a stone may be placed there."""
        white, black = self.stones["white"], self.stones["black"]
        return point not in white and point not in black and self.on_board(point)

    def free_points(self) -> Iterator[Point]:
        """Every empty point."""
        for column in range(1, self.size + 1):
            for row in range(1, self.size + 1):
                if self.is_free((column, row)):
                    yield (column, row)

    # The terms of section 5, for the stone that has just been placed.

    def nearby(self, point: Point, line: Point) -> list[Point]:
        """The free points of a line that can lie in one row with a stone."""
        near = [along(point, line, step) for step in (-4, -3, -2, -1, 1, 2, 3, 4)]
        return [one for one in near if self.is_free(one)]

    def makes_four(self, own: Stones, point: Point, line: Point) -> bool:
        """Whether one further stone makes an exact five that includes the placed stone."""
        rows = (unbroken_row(own | {more}, more, line) for more in self.nearby(point, line))
        return any(len(row) == 5 and point in row for row in rows)

    def is_open_four(self, own: Stones, row: frozenset[Point], line: Point) -> bool:
        """Unbroken four, both ends empty, and both complete an exact five."""
        if len(row) != 4:
            return False
        ends = along(min(row), line, -1), along(max(row), line, 1)
        return all(
            self.is_free(end) and len(unbroken_row(own | {end}, end, line)) == 5 for end in ends
        )

    def threes(self, own: Stones, point: Point, line: Point) -> set[frozenset[Point]]:
        """No four on that line, and one further stone makes an open four with the placed one."""
        if self.makes_four(own, point, line):
            return set()
        found = set()
        for more in self.nearby(point, line):
            row = unbroken_row(own | {more}, more, line)
            if point in row and self.is_open_four(own | {more}, row, line):
                found.add(row - {more})
        return found

    def is_double_three(self, own: Stones, point: Point) -> bool:
        """Two or more distinct threes through the placed stone."""
        return sum(len(self.threes(own, point, line)) for line in LINES) >= 2


class Referee:
    """A game. `result` is who won (None for a draw) and how, once it has ended.

    `after` a letter of the one who is to act there is another; or Refused is raised.
    """

    def __init__(self, game: str, **options: str) -> None:
        self.game = game
        self.opening = options["opening"]
        self.shared = options.get("first_two") == "shared"
        self.claimed_captures = options.get("captures") == "claimed"
        self.swedish = options.get("code") == "swedish"
        self.claims = options.get("adjudication") == "claim"
        self.size = int(options.get("size", "15")) if game == "gomoku" else 19
        self.begins = "black" if game == "gomoku" else "white"
        self.sizes = {"gomoku": (), "pente": (2,), "keryo": (2, 3), "ninuki": (2,)}[game]
        self.enough = {"gomoku": 0, "pente": 10, "keryo": 15, "ninuki": 10}[game]
        self.centre = (self.size // 2 + 1, self.size // 2 + 1)
        self.board = Board(self.size)
        self.number = 1
        """The number of the move that is due."""
        self.captured = {"white": 0, "black": 0}
        self.emptied: Stones = set()
        """The points that the last letter emptied."""
        self.passed = False
        self.imperfect: set[frozenset[Point]] = set()
        """Fives that the one to move may still destroy [V 6 b]."""
        self.forgotten: Stones = set()
        """Stones that the last move could have captured [§ 14]."""
        self.claimable: dict[str, str] = {}
        """Who could claim a five now [8.5]: a seat, and how the game would end."""
        self.rows: dict[str, set[frozenset[Point]]] = {"white": set(), "black": set()}
        """Every row of each colour that could ever be claimed: at its next move they lapse."""
        self.result: tuple[str | None, str] | None = None
        self.colours: dict[str, str] = {}
        """Which colour a seat plays, once the opening has settled it."""
        self.steps: list[tuple[str, str, tuple[str, ...]]] = self.opening_steps()
        """What is left of the opening: what is to be done, by whom, and with which stones."""
        if not self.steps or not self.steps[-1][0].startswith("choose"):
            self.colours = {"first": self.begins, "second": OTHER[self.begins]}
        self.to_act = "first"
        if self.steps and self.steps[0][0] == "server":
            self.steps.pop(0)
            self.place(self.centre, asterisk=False)
        self.whose_turn()

    def opening_steps(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """Article 7, and section 1.1 of pente."""
        server = ("server", "first", ("centre",))
        second_adjacent, third = ("place", "second", ("adjacent",)), ("place", "first", ("any",))
        steps = {
            ("gomoku", "free"): [("place", "first", ("any",))],
            ("gomoku", "russian"): [
                server,
                ("place", "second", ("any",)),
                ("place", "first", ("outside",)),
            ],
            ("gomoku", "swap1"): [
                ("place", "first", ("any", "any", "any")),
                ("choose", "second", ()),
            ],
            ("gomoku", "swap2"): [
                ("place", "first", ("any", "any", "any")),
                ("choose or place", "second", ("any", "any")),
            ],
            ("gomoku", "balanced"): [
                server,
                second_adjacent,
                third,
                ("place", "second", ("any", "any")),
                ("choose", "first", ()),
            ],
            ("pente", "free"): [server],
            ("pente", "swap3"): [
                ("place", "first", ("centre", "any", "any")),
                ("choose", "second", ()),
            ],
            ("pente", "renju_swap"): [
                ("place", "first", ("centre", "adjacent")),
                ("place", "second", ("any",)),
                ("choose", "first", ()),
            ],
            ("pente", "shared"): [server, second_adjacent, third, ("choose", "second", ())],
        }
        steps["pente", "tournament1"] = steps["gomoku", "russian"]
        steps["pente", "balanced"] = steps["gomoku", "balanced"]
        kind = "gomoku" if self.game == "gomoku" else "pente"
        opening = "shared" if self.opening == "renju_swap" and self.shared else self.opening
        return list(steps[kind, opening])

    def colour_of(self, number: int) -> str:
        """The colour of a move: odd moves are of the colour that begins [4.1, § 4.2]."""
        return self.begins if number % 2 else OTHER[self.begins]

    def seat_of(self, colour: str) -> str:
        """Who plays a colour."""
        return next(seat for seat in SEATS if self.colours[seat] == colour)

    def whose_turn(self) -> None:
        """Set who is to act: in every state exactly one seat."""
        if self.steps:
            self.to_act = self.steps[0][1]
        else:
            self.to_act = self.seat_of(self.colour_of(self.number))

    # A letter

    def after(self, text: str) -> "Referee":
        """The game after a letter, which is taken whole or refused whole."""
        if self.result:
            raise Refused
        after = self.copied()
        after.take(re.split(r"[ ,]+", text))
        return after

    def copied(self) -> "Referee":
        """The same game, to try a letter on."""
        copy = object.__new__(Referee)
        copy.__dict__.update(self.__dict__)
        copy.board = Board(self.size)
        copy.board.stones = {colour: set(own) for colour, own in self.board.stones.items()}
        copy.captured, copy.claimable = dict(self.captured), dict(self.claimable)
        copy.steps = list(self.steps)
        copy.rows = {colour: set(rows) for colour, rows in self.rows.items()}
        return copy

    def take(self, words: list[str]) -> None:
        """One act after another, as long as it is the writer's turn."""
        writer = self.to_act
        self.emptied = set()
        while words:
            if self.result or self.to_act != writer:
                raise Refused
            removes = words[0] == "remove"
            words = self.take_some(words)
            self.whose_turn()
            if removes and self.result:  # what stands behind it is not needed
                return

    def take_some(self, words: list[str]) -> list[str]:
        """The next act; returns the words behind it."""
        kind, writer, zones = self.steps[0] if self.steps else ("play", self.to_act, ("any",))
        if kind.startswith("choose") and words[0] in ("white", "black"):
            self.colours = {writer: words[0], OTHER[writer]: OTHER[words[0]]}
            self.steps.pop(0)
            return words[1:]
        if kind == "choose":
            raise Refused
        if kind == "play" and words[0] == "pass":
            if self.swedish:
                raise Refused
            self.make_pass()
            return words[1:]
        if kind == "play" and words[0] == "remove":
            self.remove()
            return words[1:]
        if len(words) < len(zones):
            raise Refused
        stones = [self.stone(word) for word in words[: len(zones)]]
        points = [point for point, _ in stones]
        if len(set(points)) < len(points) or not all(map(self.board.is_free, points)):
            raise Refused
        for point, zone in zip(points, zones, strict=True):
            if not self.lies_in(point, zone):
                raise Refused
        if self.steps:
            self.steps.pop(0)
        if kind == "choose or place":
            self.steps.append(("choose", OTHER[writer], ()))
        for point, asterisk in stones:
            self.place(point, asterisk=asterisk)
        return words[len(zones) :]

    def stone(self, word: str) -> tuple[Point, bool]:
        """A point of this board and whether an asterisk stands behind it."""
        if not (found := re.fullmatch(r"([a-z])([1-9][0-9]?)(\*?)", word)):
            raise Refused
        letter, row, asterisk = found.groups()
        point = COLUMNS[self.size].find(letter) + 1, int(row)
        if not self.board.on_board(point):
            raise Refused
        return point, asterisk == "*"

    def lies_in(self, point: Point, zone: str) -> bool:
        """Whether a stone of the opening stands where it belongs."""
        distance = away(point, self.centre)
        return {
            "any": True,
            "centre": distance == 0,
            "adjacent": distance == 1,
            "outside": distance >= 3,
        }[zone]

    # What an act does

    def make_pass(self) -> None:
        """Two passes in a row are a draw; a pass breaks no five [9.3, I 10.3, V 6 b]."""
        if self.imperfect:
            self.result = OTHER[self.to_act], "five"
        elif self.passed:
            self.result = None, "passes"
        self.passed = True
        self.claimable.pop(self.to_act, None)
        self.forgotten = set()
        self.number += 1

    def remove(self) -> None:
        """The forgotten captures of the last move go, and count for its maker [§ 14]."""
        if not self.forgotten:
            raise Refused
        maker = self.colour_of(self.number - 1)
        self.board.stones[OTHER[maker]] -= self.forgotten
        self.captured[maker] += len(self.forgotten)
        self.emptied |= self.forgotten
        self.forgotten = set()
        if self.captured[maker] >= self.enough:
            self.result = self.seat_of(maker), "captures"

    def place(self, point: Point, *, asterisk: bool) -> None:
        """A stone, its captures, and what it comes to."""
        colour = self.colour_of(self.number)
        own, theirs = self.board.stones[colour], self.board.stones[OTHER[colour]]
        own.add(point)
        taken = bracketed(own, theirs, point, self.sizes)
        self.forgotten = set()
        if self.claimed_captures and not asterisk:
            taken, self.forgotten = set(), taken
        theirs -= taken
        self.captured[colour] += len(taken)
        self.emptied |= taken
        self.passed = False
        self.number += 1
        if self.colours:
            self.claimable.pop(self.seat_of(colour), None)
        won = self.judge_ninuki if self.game == "ninuki" else self.judge
        won(colour, point, taken)
        if not self.result and not any(self.board.free_points()):
            self.result = None, "full"

    def judge(self, colour: str, point: Point, taken: Stones) -> None:
        """Gomoku [7.1, 8], pente and keryo [P 5, § 9]: the five first, then the captures."""
        rows = {unbroken_row(self.board.stones[colour], point, line) for line in LINES}
        if self.claims:  # what was not claimed in time is worth nothing, whatever it grows into
            rows = {row for row in rows if not any(old <= row for old in self.rows[colour])}
        lengths = {len(row) for row in rows} | {1}
        overline_wins = self.opening == "free"
        row = ""
        if 5 in lengths or (self.game != "gomoku" and max(lengths) > 5):
            row = "five"  # in pente it is "five or more", one and the same win
        elif overline_wins and max(lengths) > 5:
            row = "overline"
        if row and self.claims:
            self.rows[colour] |= {one for one in rows if len(one) >= 5}
            self.claimable[self.seat_of(colour)] = row
        elif row:
            self.result = self.seat_of(colour), row
        elif taken and self.captured[colour] >= self.enough:
            self.result = self.seat_of(colour), "captures"

    def judge_ninuki(self, colour: str, point: Point, taken: Stones) -> None:
        """V 6: a five left to the opponent, then the captures, then the mover's five, the foul."""
        if not self.colours:
            return
        own, theirs = self.board.stones[colour], self.board.stones[OTHER[colour]]
        mover, opponent = self.seat_of(colour), self.seat_of(OTHER[colour])
        fifth = len(taken) > 0 and self.captured[colour] >= self.enough
        was_imperfect, self.imperfect = self.imperfect, set()
        left = fives(theirs)
        if left & was_imperfect:  # the five still stands
            self.result = opponent, "five"
        elif left and fifth:  # e
            self.result = None, "five given"
        elif left:  # decision 4
            self.result = opponent, "five given"
        elif fifth:
            self.result = mover, "captures"
        elif made := {row for row in fives(own) if point in row}:
            if self.can_be_destroyed(colour):
                self.imperfect = made
            else:
                self.result = mover, "five"
        elif (
            colour == self.begins  # "player 1"
            and not was_imperfect  # c: it was necessary to destroy that five
            and self.board.is_double_three(own, point)
        ):
            self.result = opponent, "forbidden"

    def can_be_destroyed(self, colour: str) -> bool:
        """Whether one capturing move of the opponent leaves no exact five [decision 1]."""
        own, theirs = self.board.stones[colour], self.board.stones[OTHER[colour]]
        for point in self.board.free_points():
            taken = bracketed(theirs | {point}, own, point, self.sizes)
            if taken and not fives(own - taken):
                return True
        return False

    # Claims [8.5]

    def claim(self, seat: str) -> tuple[str, str] | None:
        """How the game ends if a seat claims a five; None if it is wrong."""
        return (seat, self.claimable[seat]) if seat in self.claimable else None
