"""Games by chance, judged by corr and by the second referee, letter by letter.

The players work on a plan together, so that rare things happen: rows with a stone that a capture
takes, rows of six and seven, pairs to be captured, crossing threes. The rest they play near
stones, sometimes so that a row grows or stones are captured.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

from corr.errors import PlayerError
from corr.games.registry import rules_for
from corr.games.rules import Seat
from tests.games.rows.second_rows import (
    LINES,
    OTHER,
    WAYS,
    Point,
    Referee,
    Refused,
    along,
    bracketed,
    fives,
    name_of,
    unbroken_row,
)

SETTINGS = "opening", "size", "first_two", "captures", "code"
"""What of an event a game at the board depends on."""
LONGEST = 160
"""After so many letters a game is left as it is, one in five after twice as many."""


def some_options(game: str, random: Random) -> dict[str, str]:
    """What an event might choose; `adjudication` is for gomoku alone."""
    known = rules_for(game).options()
    options = {key: random.choice(known[key]) for key in SETTINGS if key in known}
    if game == "gomoku":
        options["adjudication"] = random.choice(("automatic", "automatic", "claim"))
    if options.get("code") == "swedish" and random.random() < 0.5:
        options["code"] = "international"
    return options


# What the players would like to do


class Plan:
    """Points that each colour would like to have, in order; None is a move elsewhere."""

    def __init__(self, referee: Referee, random: Random) -> None:
        self.random, self.board = random, referee.board
        self.size = referee.size
        self.wanted: dict[str, list[Point | None]] = {"white": [], "black": []}
        self.bold = random.choice((0.1, 0.3, 0.6))
        """How readily a player takes what wins."""
        self.sizes = referee.sizes or (2,)
        one, other = random.sample(("white", "black"), 2)
        self.steady = random.choice((0.95, 1))
        """How much they keep to the plan."""
        if referee.game == "ninuki" and random.random() < 0.2:
            self.given_five(one)
        elif referee.sizes:
            self.wanted[other] += [None, None, None]  # pairs are captured once they stand
            for _ in range(random.choice((0, 1, 3, 4, 4, 5, 7))):
                self.capture(other)
        for _ in range(random.choice((0, 1, 1, 1, 2))):
            random.choice((self.row, self.row, self.row, self.threes))(one)
            one = random.choice((one, one, OTHER[one]))

    def some_point(self) -> Point:
        """Anywhere, rather in the middle."""
        middle = (self.size + 1) / 2
        column, row = (round(self.random.gauss(middle, self.size / 5)) for _ in "xy")
        return min(max(column, 1), self.size), min(max(row, 1), self.size)

    def room(self, ways: Sequence[Point], steps: range) -> tuple[Point, Point]:
        """A point and a way on which nothing is wanted yet, if that is soon found."""
        known = set(self.wanted["white"] + self.wanted["black"])
        for _ in range(20):
            start, way = self.some_point(), self.random.choice(ways)
            line = [along(start, way, step) for step in steps]
            if known.isdisjoint(line) and all(map(self.board.on_board, line)):
                break
        return start, way

    def want(self, colour: str, *points: Point) -> None:
        """Add points; what lies off the board or is wanted already is left out."""
        known = self.wanted["white"] + self.wanted["black"]
        self.wanted[colour] += [p for p in points if self.board.on_board(p) and p not in known]

    def capture(self, colour: str) -> None:
        """Stones of the other colour, and the two that capture them."""
        start, way = self.room(WAYS, range(4))
        size = self.sizes[-1] if self.random.random() < 0.7 else self.sizes[0]
        self.want(OTHER[colour], *(along(start, way, step) for step in range(1, size + 1)))
        self.wanted[colour] += [None] * (size - 2)
        self.want(colour, start, along(start, way, size + 1))

    def row(self, colour: str) -> None:
        """Five, six or seven in a row with the gap last; some of them stand in pairs."""
        line, start = self.random.choice(LINES), self.some_point()
        length = self.random.choice((5, 5, 6, 6, 7, 8))
        points = [along(start, line, step) for step in range(length)]
        gap = points[self.random.choice((0, 1, 2, 3, length - 1))]
        if self.random.random() < 0.5:
            self.random.shuffle(points)
        later = list[Point]()
        others = [way for way in LINES if way != line]
        for point in points[: self.random.choice((0, 1, 1, 2, 3))]:
            way = self.random.choice(others)
            turn = self.random.choice((1, -1))
            size = self.random.choice(self.sizes)
            pair = [along(point, way, turn * step) for step in range(1, size)]
            self.want(colour, *pair)
            ends = [along(point, way, -turn), along(point, way, turn * size)]
            self.random.shuffle(ends)
            self.want(OTHER[colour], ends[0])
            later.append(ends[1])
        self.want(colour, *(point for point in points if point != gap), gap)
        self.wanted[OTHER[colour]] += [None] * (length - 1)
        self.want(OTHER[colour], *later)

    def given_five(self, colour: str) -> None:
        """A row of six or five of which a capture takes the first stone, often the fifth one.

        Something else may be captured too.
        """
        self.wanted[OTHER[colour]] += [None, None, None]
        for _ in range(self.random.choice((3, 4, 4))):
            self.capture(OTHER[colour])
        start, line = self.room(LINES, range(-1, 7))
        across = self.random.choice([way for way in LINES if way != line])
        row = [along(start, line, step) for step in range(self.random.choice((5, 6, 6)))]
        other, way = self.room(WAYS, range(4))
        self.want(colour, *(along(other, way, step) for step in (1, 2)))
        self.want(OTHER[colour], other)
        self.want(colour, along(start, across, 1), *row[:2], *row[3:], row[2])
        self.want(OTHER[colour], along(start, across, -1))
        self.wanted[OTHER[colour]] += [None] * 6
        self.want(OTHER[colour], along(start, across, 2))

    def threes(self, colour: str) -> None:
        """Two crossing rows of three, with gaps here and there; where they cross comes last."""
        cross = self.some_point()
        for line in self.random.sample(LINES, self.random.choice((2, 2, 3))):
            steps = self.random.choice(((1, 2), (-1, 1), (1, 3), (2, 3), (-1, 2), (-2, -1)))
            self.want(colour, *(along(cross, line, step) for step in steps))
        self.want(colour, cross)

    def near(self) -> Point:
        """A point close to a stone."""
        stones = [*self.board.stones["white"], *self.board.stones["black"]]
        if not stones or self.random.random() < 0.05:
            return self.some_point()
        way = self.random.choice(WAYS)
        return along(self.random.choice(stones), way, self.random.choice((1, 1, 1, 2)))

    def free(self, colour: str) -> Point:
        """A free point that this colour would like."""
        while self.wanted[colour] and self.random.random() < self.steady:
            point = self.wanted[colour].pop(0)
            if point is None:
                break
            if self.board.is_free(point):
                return point
        points = [point for _ in range(8) if self.board.is_free(point := self.near())]
        if not points:
            return next(self.board.free_points())
        own, theirs = self.board.stones[colour], self.board.stones[OTHER[colour]]
        if self.random.random() < self.bold:
            return max(points, key=lambda point: self.worth(own, theirs, point))
        return points[0]

    def worth(self, own: set[Point], theirs: set[Point], point: Point) -> int:
        """How good a point looks: rows and captures."""
        rows = max(len(unbroken_row(own, point, line)) for line in LINES)
        return rows + 2 * len(bracketed(own, theirs, point, self.sizes))

    def breaking(self, referee: Referee, colour: str, *, well: bool) -> Point | None:
        """A point that captures, if there is one; `well`: and leaves the other no five."""
        own, theirs = self.board.stones[colour], self.board.stones[OTHER[colour]]
        points = list(self.board.free_points())
        self.random.shuffle(points)
        for point in points:
            taken = bracketed(own | {point}, theirs, point, referee.sizes)
            if taken and well is not bool(fives(theirs - taken)):
                return point
        return None


def letter(referee: Referee, plan: Plan) -> str:
    """A letter that the rules allow, mostly."""
    random, size = plan.random, referee.size
    plan.board = referee.board
    kind, _, zones = referee.steps[0] if referee.steps else ("play", "", ("any",))
    if kind == "choose" or (kind == "choose or place" and random.random() < 0.6):
        colour = random.choice(("white", "black"))
        second = OTHER[referee.begins]
        if colour == second and random.random() < 0.5:
            return f"{colour}, {name_of(plan.free(second), size)}"
        return colour
    if kind != "play":
        points: list[Point] = []
        for number, zone in enumerate(zones, referee.number):
            colour = referee.colour_of(number)
            point = referee.centre if zone == "centre" else plan.free(colour)
            while not referee.lies_in(point, zone) or point in points:
                way, far = random.choice(WAYS), random.choice((1, 2, 3))
                point = along(referee.centre, way, 1 if zone == "adjacent" else far)
            points.append(point)
        if len(points) == 2 and len(referee.board.stones["white"]) == 2 and random.random() < 0.5:
            points = captured_in_the_opening(referee, random) or points
        star = "*" if random.random() < 0.4 else ""
        return " ".join(name_of(point, size) + star for point in points)
    if random.random() < 0.015 or (referee.passed and random.random() < 0.1):
        return "pass"
    colour = referee.colour_of(referee.number)
    point = None
    if referee.imperfect and random.random() < 0.9:
        fifth = referee.captured[colour] >= referee.enough - 2
        point = plan.breaking(referee, colour, well=random.random() < (0.3 if fifth else 0.7))
    text = name_of(point or plan.free(colour), size)
    if referee.claimed_captures and random.random() < 0.6:
        text += "*"
    if referee.forgotten and random.random() < 0.5:
        return f"remove, {text}" if random.random() < 0.7 else "remove"
    return text


def captured_in_the_opening(referee: Referee, random: Random) -> list[Point] | None:
    """In `balanced`, stones 4 and 5 of which one captures."""
    far = random.choice((2, 3))
    white, black = referee.board.stones["white"], referee.board.stones["black"]
    for way in WAYS:
        for stone in white | black:
            fourth, fifth = along(stone, way, far), along(stone, way, 5 - far)
            board = referee.copied().board
            if not board.is_free(fourth) or not board.is_free(fifth) or fourth == fifth:
                continue
            board.stones["black"].add(fourth)
            one = bracketed(board.stones["black"], white, fourth, referee.sizes)
            other = bracketed(white | {fifth}, board.stones["black"], fifth, referee.sizes)
            if one or other:
                return [fourth, fifth]
    return None


def wrong_letter(referee: Referee, random: Random) -> str:
    """A letter that is rather not allowed."""
    size = referee.size
    point = random.randint(1, size), random.randint(1, size)
    name = name_of(point, size)
    taken = [*referee.board.stones["white"], *referee.board.stones["black"]]
    occupied = name_of(random.choice(taken), size) if taken else "a1"
    return random.choice(
        (
            *("white", "black", "pass", "remove", name, occupied, f"{name}*"),
            *("i5", "p16", "t20", "a20", "u1", "a16", f"remove, {name}", f"white, {name}"),
            *(f"{name} {occupied}", f"{name} {name}", f"black, {name}", f"pass, {name}"),
            *(f"{name}, pass", f"white, {occupied}", f"{name}, white", "white, pass"),
            *(f"{name_of(referee.centre, size)} {name} a1", f"{name} a1", "remove, pass"),
            *(f"{name} a1 b1", "black, pass", "remove, remove", "white, black"),
        )
    )


# The two referees beside each other


class Both:
    """A game as both have it; `differences` are what they disagree about."""

    def __init__(self, game: str, options: dict[str, str]) -> None:
        self.referee = Referee(game, **options)
        self.rules = rules_for(game)
        self.position = self.rules.start(options)
        self.next = self.referee
        self.letters: list[str] = []
        self.differences: list[str] = []
        self.compare(frozenset())

    def refused(self, text: str) -> bool:
        """Whether both refuse a letter; it changes nothing."""
        try:
            self.rules.read(self.position, text)
            refused = False
        except PlayerError:
            refused = True
        try:
            self.next = self.referee.after(text)
            should = False
        except Refused:
            should = True
        if refused is not should:
            self.differences.append(f"{text}: corr {'refuses' if refused else 'takes'} it")
        return should

    def play(self, text: str) -> bool:
        """Both take a letter that neither refuses; False if one of them does."""
        if self.refused(text) or self.differences:
            return False
        emptied = set[str]()
        for move in self.rules.read(self.position, text):
            self.position = self.rules.after(self.position, move)
            board = self.position.game.grid
            emptied |= {board.names[cell] for cell in self.position.emptied}
        self.referee = self.next
        self.letters.append(text)
        self.compare(frozenset(emptied))
        return True

    def compare(self, emptied: frozenset[str]) -> None:
        """Whose turn, what was captured, what it came to."""
        referee, position = self.referee, self.position
        size, outcome = referee.size, position.outcome
        begins, second = referee.begins, OTHER[referee.begins]
        colours = {seat: self.rules.colour(position, seat) for seat in Seat}
        corrs = {
            "to act": position.to_act,
            "result": outcome and (outcome.winner, outcome.ending.value.replace("_", " ")),
            "captured": position.captured,
            "emptied": emptied,
            "number": self.rules.ply(position),
            "colours": colours,
            "claims": {
                seat: found.ending.value
                for seat in Seat
                if (found := self.rules.claim(position, seat, "five"))
            },
        }
        seconds = {
            "to act": None if referee.result else referee.to_act,
            "result": referee.result,
            "captured": (referee.captured[begins], referee.captured[second]),
            "emptied": {name_of(point, size) for point in referee.emptied},
            "number": referee.number,
            "colours": {seat: referee.colours.get(seat) for seat in Seat},
            "claims": referee.claimable,
        }
        self.differences += [
            f"{what}: corr {corrs[what]}, second referee {seconds[what]}"
            for what in corrs
            if corrs[what] != seconds[what]
        ]

    def compare_boards(self) -> None:
        """Every stone."""
        marks = self.rules.picture(self.position).marks
        found = {
            colour: {(mark.column + 1, mark.row + 1) for mark in marks if mark.kind == colour}
            for colour in ("white", "black")
        }
        if found != self.referee.board.stones:
            self.differences.append(f"stones: {found}, {self.referee.board.stones}")


def play_game(game: str, seed: int, seen: Counter[str]) -> list[str]:
    """One game; what the referees differ in, and in `seen` what happened."""
    random = Random(f"{game} {seed}")
    options = some_options(game, random)
    both = Both(game, options)
    plan = Plan(both.referee, random)
    longest = random.choice((LONGEST, LONGEST, LONGEST, LONGEST, 2 * LONGEST))
    while not both.differences and not both.referee.result and len(both.letters) < longest:
        before = both.referee
        if random.random() < 0.3:
            seen["letters refused"] += both.refused(wrong_letter(before, random))
        if random.random() < 0.1:
            both.refused(letter(before, Plan(before, random)))
        seen["letters"] += both.play(letter(before, plan))
        note(seen, before, both.referee)
    referee = both.referee
    both.compare_boards()
    both.refused("a1")
    opening = f"{options['opening']} {options.get('first_two', '')}".strip()
    seen[f"opening {opening}"] += 1
    seen[f"ended by {referee.result[1] if referee.result else 'nothing'}"] += 1
    if both.differences:
        return [f"game {seed} of {options}, {both.letters}: {both.differences}"]
    return []


def note(seen: Counter[str], before: Referee, after: Referee) -> None:
    """Count the rare things."""
    if len(after.emptied) > 2:
        seen["several captured"] += 1
    if before.steps and after.emptied:
        seen["captured in the opening"] += 1
    if after.steps and after.forgotten:
        seen["left in the opening"] += 1
    if after.forgotten:
        seen["captures left"] += 1
    if after.claimable:
        seen["five to be claimed"] += 1
    if after.imperfect:
        seen["imperfect five"] += 1
    if before.imperfect and not before.result:
        ending = after.result[1] if after.result else "nothing"
        seen[f"imperfect five, then {ending}"] += 1
        if after.result and after.result[1] == "five" and max(after.captured.values()) >= 10:
            seen["fifth capture against a five"] += 1
    if after.result and after.result[1] == "five given":
        seen["five given, " + ("drawn" if after.result[0] is None else "lost")] += 1
