"""A second referee for the variants of pente.md, written from the specification alone.

Slow and obvious on purpose: a dictionary of points, and the articles one after the other.
References: [V n], [section n], [order n] = "Order inside a move", step n, all of pente.md;
[renju 3], [renju 7.2] = renju.md; [gomoku n] = gomoku.md.
Places that the specification leaves open are marked DOUBT and numbered.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

Point = tuple[int, int, int]  # column 0.., row 1.., level 1.. (level 1 on flat boards)
Direction = tuple[int, int, int]

FLAT: list[Direction] = [(1, 0, 0), (0, 1, 0), (1, 1, 0), (1, -1, 0)]
# [V 12] thirteen directions: one of every pair of opposite ones
SPACE: list[Direction] = [
    (dx, dy, dz)
    for dx in (-1, 0, 1)
    for dy in (-1, 0, 1)
    for dz in (-1, 0, 1)
    if (dx, dy, dz) > (0, 0, 0)
]

PENTE_LIKE = ("neutral", "anti_pente", "pente_bomb")
GAMES = (
    "neutral",
    "ujnar",
    "common_centre",
    "repensi",
    "renju_bomb",
    "gomoku_bomb",
    "renju3d",
    "klot",
    "super_fem",
    "anti_pente",
    "pente_bomb",
)
OPTIONS: dict[str, dict[str, bool]] = {
    "repensi": {"bans": True},
    "pente_bomb": {"anti": False, "neutral": False},
}

# DOUBT 1: repensi, a five that the opponent's recolouring left "counts at his own next move".
# A pass "counts as a move" [gomoku 2]: literally the five counts when its owner passes, too.
# False = a pass tests nothing.
PASS_CLAIMS_FIVE = True
# DOUBT 2: passes, bombs and neutral stones "from the first ordinary move on: `free` move 2"
# [section 1.1]. In klot move 1 is anywhere, so one could call it an ordinary move. Literally 2.
FIRST_FREE_MOVE = 2
# DOUBT 3: plain double four [section 5]: a four is "a line", but "distinct" fours are counted and
# renju.md counts two on one line ("judged so everywhere"); dv-hand04 too calls that a double four.
# True = two different fours on the same line are a double four (super_fem).
TWO_FOURS_ON_ONE_LINE = True


class Refused(Exception):
    """A move that is not legal; its word says why. Nothing has changed."""

    def __init__(self, word: str) -> None:
        """Keep the word."""
        super().__init__(word)
        self.word = word


def other(player: str) -> str:
    """The opponent of a player."""
    return "second" if player == "first" else "first"


def back(d: Direction) -> Direction:
    """The opposite direction."""
    return (-d[0], -d[1], -d[2])


class Ahead(dict[Point, Point | None]):
    """The next point in a direction for every point, None beyond the edge."""

    def __init__(self, torus: bool, size: int, d: Direction) -> None:
        """Nothing is looked up before it is asked for."""
        super().__init__()
        self.torus, self.size, self.d = torus, size, d

    def __missing__(self, p: Point) -> Point | None:
        """Found once."""
        x, y, z = (a + b for a, b in zip(p, self.d, strict=True))
        q: Point | None = (x, y, z)
        if self.torus:  # [V 13] opposite edges are the same points: a torus of 8 x 8
            q = (x % 8, (y - 1) % 8 + 1, 1)
        elif not (0 <= x < self.size and 1 <= y <= self.size and z >= 1):
            q = None
        self[p] = q
        return q


@cache
def ahead(torus: bool, size: int) -> dict[Direction, Ahead]:
    """Of every direction and its opposite."""
    return {w: Ahead(torus, size, w) for d in SPACE for w in (d, back(d))}


class Referee:
    """One game of one variant, judged move by move."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, bool] = MappingProxyType({}),
        passes: bool = True,
    ) -> None:
        """An empty board."""
        if game not in GAMES:
            raise ValueError(f"no such game: {game}")
        self.game = game
        self.options = dict(OPTIONS.get(game, {}))
        for key, value in options.items():
            if key not in self.options:
                raise ValueError(f"no such option of {game}: {key}")
            self.options[key] = value
        self.passes = passes
        # [section 4, first table] boards; [7.3] letters
        if game in ("neutral", "super_fem", "anti_pente", "pente_bomb"):
            self.size, self.columns = 19, "abcdefghjklmnopqrst"
        elif game == "klot":
            self.size, self.columns = 9, "abcdefghj"  # as drawn; the real board is 8 x 8 [V 13]
        else:
            self.size, self.columns = 15, "abcdefghijklmno"
        self.lines = SPACE if game == "renju3d" else FLAT
        self.ahead = ahead(game == "klot", self.size)
        self.board: dict[Point, str] = {}
        self.mover = "first"  # goes on changing after every accepted move, the last one too
        self.over = False
        self.result = "*"
        self.reason: str | None = None
        self.captured = [0, 0]
        self.moves = 0
        self.passed = False  # the move before was a pass
        bomb_game = game in ("renju_bomb", "gomoku_bomb", "pente_bomb")
        neutral_game = game == "neutral" or self.options.get("neutral", False)
        self.bombs = dict.fromkeys(("first", "second"), 1 if bomb_game else 0)  # [V 11] once
        self.neutrals = dict.fromkeys(("first", "second"), 2 if neutral_game else 0)  # [V 7] two
        self.taken: list[str] = []
        self.blown: list[str] = []
        self.turned: list[str] = []
        self.level: int | None = None

    # ---------------------------------------------------------------- board and names

    def copy(self) -> Referee:
        """The same game once more, to try something."""
        twin = Referee.__new__(Referee)
        twin.__dict__.update(self.__dict__)
        twin.board = dict(self.board)
        twin.captured = list(self.captured)
        twin.bombs = dict(self.bombs)
        twin.neutrals = dict(self.neutrals)
        return twin

    @property
    def centre(self) -> Point:
        """The centre of the board (not used in klot)."""
        return (self.size // 2, self.size // 2 + 1, 1)

    def points(self) -> int:
        """How many points the flat board has."""
        return 64 if self.game == "klot" else self.size * self.size

    def name(self, p: Point) -> str:
        """The name of a point."""
        text = f"{self.columns[p[0]]}{p[1]}"
        return f"{text}/{p[2]}" if self.game == "renju3d" else text

    def step(self, p: Point, d: Direction) -> Point | None:
        """The next point in a direction, None beyond the edge."""
        return self.ahead[d][p]

    def own(self, player: str, viewer: str) -> set[Point]:
        """The stones of a player; in common_centre the centre stone is the viewer's [V 9]."""
        stones = {p for p, colour in self.board.items() if colour == player}
        if self.game == "common_centre" and self.centre in self.board:
            # DOUBT 4: should the first move not have been the centre, a stone that comes there
            # later is the common one all the same.
            stones.discard(self.centre)
            if player == viewer:
                stones.add(self.centre)
        return stones

    def stones(self) -> dict[str, str]:
        """Name of the point -> first, second or neutral."""
        shown = {self.name(p): colour for p, colour in self.board.items()}
        if self.game == "common_centre" and self.centre in self.board:
            shown[self.name(self.centre)] = self.mover  # of the player to move next, always
        return shown

    # ---------------------------------------------------------------- reading a move

    def read(self, text: str) -> tuple[str, Point | None]:
        """The kind of a move (stone, bomb, neutral, pass) and its point; or Refused."""
        if self.over:
            raise Refused("over")
        text = text.strip().lower()
        if text == "pass":
            # [section 1.1] not before the first ordinary move
            if not self.passes or self.moves + 1 < FIRST_FREE_MOVE:
                raise Refused("pass_not_allowed")
            return "pass", None
        kind = "stone"
        for word in ("bomb", "neutral"):
            if text.startswith(word + " "):
                kind, text = word, text[len(word) :].strip()
        height = None
        if self.game == "renju3d":
            found = re.fullmatch(r"(.*[^ ])/([1-9][0-9]*)", text)
            if found:
                text, height = found[1], int(found[2])
        # [7.3] letter then number or number then letter; nothing, a blank or a hyphen between
        found = re.fullmatch(r"([a-z])[ -]?([1-9][0-9]*)", text)
        if found:
            letter, number = found[1], int(found[2])
        else:
            found = re.fullmatch(r"([1-9][0-9]*)[ -]?([a-z])", text)
            if not found:
                raise Refused("not_a_move")
            letter, number = found[2], int(found[1])
        if letter == "i" and "i" not in self.columns:
            raise Refused("no_column_i")
        if letter not in self.columns or number > self.size:
            raise Refused("off_board")
        p = (self.columns.index(letter), number, 1)
        if self.game == "klot":  # [V 13] J is A, 9 is 1
            p = (p[0] % 8, (number - 1) % 8 + 1, 1)
        if self.game == "renju3d":  # [V 12] on top of the column
            p = (p[0], p[1], 1 + sum(1 for q in self.board if q[:2] == p[:2]))
            if height is not None and height != p[2]:
                raise Refused("wrong_height")
        if p in self.board:
            raise Refused("occupied")
        if kind != "stone" and self.moves + 1 < FIRST_FREE_MOVE:
            raise Refused(f"{kind}_not_allowed")
        if kind == "bomb" and self.bombs[self.mover] == 0:
            raise Refused("no_bomb_left")
        if kind == "neutral" and self.neutrals[self.mover] == 0:
            raise Refused("no_neutral_left")
        return kind, p

    # ---------------------------------------------------------------- rows

    def run(self, own: set[Point], p: Point, d: Direction) -> list[Point]:
        """The unbroken row through p along d, maximal; a closed ring once round."""
        row = [p]
        q = self.step(p, d)
        while q is not None and q in own and q != p:
            row.append(q)
            q = self.step(q, d)
        if q == p:
            return row
        q = self.step(p, back(d))
        while q is not None and q in own:
            row.insert(0, q)
            q = self.step(q, back(d))
        return row

    def exact(self, player: str) -> bool:
        """Does only a row of exactly five win for this player?"""
        if self.game in ("gomoku_bomb", "klot", "super_fem"):  # [V 11, V 13, V 14]
            return True
        if self.game in ("ujnar", "common_centre", "renju_bomb"):  # White also overline
            return player == "first"
        if self.game == "repensi":
            return player == "first" or not self.options["bans"]
        return False  # pente's five or more [P 5]; renju3d five or more [V 12]

    def wins(self, row: list[Point], player: str) -> bool:
        """Is this maximal row a winning one?"""
        if self.game == "renju3d":
            # [V 12] five or more, but six or more where all the stones lie on level 1
            return len(row) >= (6 if all(p[2] == 1 for p in row) else 5)
        return len(row) == 5 if self.exact(player) else len(row) >= 5

    def has_five(self, player: str, viewer: str) -> bool:
        """Has the player a winning row anywhere? (A closed ring has no first stone: no win.)"""
        own = self.own(player, viewer)
        for d in self.lines:
            row, after = own, self.ahead[d]
            for _ in range(4):  # none shorter than five wins: what begins five in a row is left
                row = {p for p in row if after[p] in row}
            for p in row:
                before = self.step(p, back(d))
                if before is not None and before in own:
                    continue  # not the first stone of its row
                if self.wins(self.run(own, p, d), player):
                    return True
        return False

    # ---------------------------------------------------------------- fours and threes
    # "stones" below are those of the player concerned, "full" are all points that are not empty.
    # Both are added to and taken from while looking, and are as before at the end.

    def near(self, p: Point, d: Direction) -> list[Point]:
        """The points up to four steps away on the line."""
        found = []
        for way in (d, back(d)):
            q = self.step(p, way)
            for _ in range(4):
                if q is None:
                    break
                found.append(q)
                q = self.step(q, way)
        return found

    def fours(
        self, stones: set[Point], full: set[Point], p: Point, d: Direction
    ) -> set[frozenset[Point]]:
        """[section 5, renju 3] The fours through p on a line, each as its four stones."""
        found = set()
        for q in self.near(p, d):
            if q in full:
                continue
            stones.add(q)
            row = self.run(stones, p, d)
            if len(row) == 5 and q in row:  # an exact five that includes p
                found.add(frozenset(row) - {q})
            stones.remove(q)
        return found

    def open_four(
        self, stones: set[Point], full: set[Point], p: Point, d: Direction, exact: bool
    ) -> bool:
        """[section 5, renju 3] An unbroken four through p, a five (exact) at either end."""
        row = self.run(stones, p, d)
        if len(row) != 4:
            return False
        for end in (self.step(row[0], back(d)), self.step(row[-1], d)):
            if end is None or end in full:
                return False
            if exact:
                stones.add(end)
                length = len(self.run(stones, p, d))
                stones.remove(end)
                if length != 5:
                    return False
        return True

    def four_points(
        self, stones: set[Point], full: set[Point], p: Point, d: Direction
    ) -> list[Point]:
        """The points where one further stone makes an (exact) open four that includes p."""
        found = []
        for q in self.near(p, d):
            if q in full:
                continue
            stones.add(q)
            full.add(q)
            if q in self.run(stones, p, d) and self.open_four(stones, full, p, d, True):
                found.append(q)
            stones.remove(q)
            full.remove(q)
        return found

    def double_four(
        self, stones: set[Point], full: set[Point], p: Point, one_line: bool = True
    ) -> bool:
        """Two different fours or more through p."""
        counts = [len(self.fours(stones, full, p, d)) for d in FLAT]
        return (sum(counts) if one_line else sum(1 for n in counts if n)) >= 2

    def plain_double_three(self, stones: set[Point], full: set[Point], p: Point) -> bool:
        """[section 5] Threes on two lines or more; a line with a four on it has no three."""
        threes = 0
        for d in FLAT:
            if not self.fours(stones, full, p, d) and self.four_points(stones, full, p, d):
                threes += 1
        return threes >= 2

    def renju_double_three(self, stones: set[Point], full: set[Point], p: Point) -> bool:
        """[renju 7.2] At least two of the threes through p can really become an open four."""
        candidates = [(d, self.four_points(stones, full, p, d)) for d in FLAT]
        candidates = [(d, points) for d, points in candidates if points]
        if len(candidates) < 2:
            return False
        real = 0
        for _, points in candidates:  # two threes on one line are one three
            if any(self.really(stones, full, q) for q in points):
                real += 1
        return real >= 2

    def really(self, stones: set[Point], full: set[Point], q: Point) -> bool:
        """[renju 7.2 a, b] May Black make the open four with a stone on q?"""
        stones.add(q)
        full.add(q)
        rows = [len(self.run(stones, q, d)) for d in FLAT]
        good = (
            max(rows) < 6  # a) no overline
            and 5 not in rows  # a) nor a five
            and not self.double_four(stones, full, q)  # a) nor another four
            and not self.renju_double_three(stones, full, q)  # b) to any depth
        )
        stones.remove(q)
        full.remove(q)
        return good

    # ---------------------------------------------------------------- fouls

    def foul(self, p: Point, changed: list[Point]) -> str | None:
        """The first foul of the mover, in the order of section 4, or None (a five went before)."""
        mover = self.mover
        stones = self.own(mover, mover)
        full = set(self.board)
        rows = [len(self.run(stones, p, d)) for d in FLAT]
        renju = self.game in ("common_centre", "renju_bomb") or self.options.get("bans", False)
        if renju and mover == "first":  # renju.md: Black alone is bound
            # [V 10] in repensi an overline with a recoloured stone in it, too
            for q in changed:
                rows += [len(self.run(stones, q, d)) for d in FLAT]
            if max(rows) >= 6:
                return "foul overline"
            if self.double_four(stones, full, p):
                return "foul double-four"
            if self.renju_double_three(stones, full, p):
                return "foul double-three"
        if self.game == "ujnar" and mover == "first":  # [V 8] binds Black only
            if max(rows) >= 6:
                return "foul overline"
            # double four allowed
            if any(self.open_four(stones, full, p, d, True) for d in FLAT):
                return "foul open four"
            if self.plain_double_three(stones, full, p):  # without renju's recursion
                return "foul double-three"
        if self.game == "super_fem":  # [V 14] fouls bind both
            if any(n >= 6 and n % 2 == 0 for n in rows):  # 6, 8, 10 ... in a row
                return "foul overline"
            if self.double_four(stones, full, p, TWO_FOURS_ON_ONE_LINE):
                return "foul double-four"
            if self.plain_double_three(stones, full, p):
                return "foul double-three"
        if self.game == "anti_pente" or self.options.get("anti", False):
            # [V closing par. 1] both; both neighbouring points empty; through the placed stone.
            # DOUBT 5: "a four opened by removing the opponent's blocking stones is no foul" is
            # read of fours without the placed stone; a four that the placed stone makes is looked
            # at on the position after the move's captures, as the order says (3 before 6).
            found = any(self.open_four(stones, full, p, d, False) for d in FLAT)
            return "foul open four" if found else None
        return None

    # ---------------------------------------------------------------- a move

    def play(self, text: str) -> None:
        """Make a move; Refused (and nothing changed) if it is not legal."""
        kind, p = self.read(text)
        mover, opponent = self.mover, other(self.mover)
        self.taken, self.blown, self.turned, self.level = [], [], [], None
        self.moves += 1
        if p is None:
            self.judge_pass()
        else:
            self.judge_stone(kind, p, mover, opponent)
        self.passed = p is None
        self.mover = opponent

    def judge_pass(self) -> None:
        """[gomoku 2, 5.2.3] A pass; two directly after one another are a draw."""
        if self.game == "repensi" and PASS_CLAIMS_FIVE and self.has_five(self.mover, self.mover):
            self.win(self.mover, "five")  # DOUBT 1
        elif self.passed:
            self.end("1/2-1/2", "two passes")

    def judge_stone(self, kind: str, p: Point, mover: str, opponent: str) -> None:
        """[section 4, Order inside a move]"""
        # 1. the stone is placed
        self.board[p] = "neutral" if kind == "neutral" else mover
        if self.game == "renju3d":
            self.level = p[2]
        if kind == "neutral":  # [V 7] makes no capture, no five and no foul of the placer
            self.neutrals[mover] -= 1
            self.judge_draws()
            return
        # 2. a bomb explodes: all other stones on the eight neighbouring points go [V 11]
        if kind == "bomb":
            self.bombs[mover] -= 1
            for d in FLAT:
                for q in (self.step(p, d), self.step(p, back(d))):
                    if q is not None and q in self.board:
                        del self.board[q]
                        self.blown.append(self.name(q))
            self.blown.sort()
        # 3. captures by the placed stone (recolouring)
        changed = self.bracketed(p, mover, opponent)
        for q in changed:
            if self.game == "repensi":  # [V 10] a bracketed pair changes colour
                self.board[q] = mover
                self.turned.append(self.name(q))
            else:
                del self.board[q]
                self.captured[0 if mover == "first" else 1] += 1
                self.taken.append(self.name(q))
        self.taken.sort()
        self.turned.sort()
        # 4. a five of the mover
        if self.has_five(mover, mover):
            self.win(mover, "five")
            return
        # 5. a five left to the opponent (gomoku_bomb: bombs, super_fem: captures). In repensi it
        # counts at the opponent's own next move [V 10]; in common_centre no position is a win for
        # the opponent [V 9].
        # DOUBT 6: for super_fem only the common order says so, not its own paragraph.
        if self.game not in ("repensi", "common_centre") and self.has_five(opponent, mover):
            self.win(opponent, "five")
            return
        # 6. fouls, 7. the number of captured stones; both together: the game's own rule
        foul = self.foul(p, changed)
        enough = self.captures_win(self.captured[0 if mover == "first" else 1])
        if foul == "foul open four" and enough and self.game != "ujnar":
            self.end("1/2-1/2", "fifth capture with open four")  # [V closing par. 1]
        elif foul is not None:
            self.win(opponent, foul)  # [R 5] loses at once; [V 14] fouls over a capture win
        elif enough:
            self.win(mover, "captures")
        else:
            self.judge_draws()  # 8. the draws

    def bracketed(self, p: Point, mover: str, opponent: str) -> list[Point]:
        """[P 1, V 5] Pairs (super_fem: triples too) between the placed stone and another one."""
        if self.game in PENTE_LIKE or self.game == "repensi":
            lengths: tuple[int, ...] = (2,)
        elif self.game == "super_fem":
            lengths = (2, 3)
        else:
            return []
        found: list[Point] = []
        for d in FLAT:
            for way in (d, back(d)):
                for length in lengths:
                    row: list[Point] = []
                    q = self.step(p, way)
                    while q is not None and len(row) < length and self.board.get(q) == opponent:
                        row.append(q)
                        q = self.step(q, way)
                    if len(row) == length and q is not None and self.board.get(q) == mover:
                        found += row
        return found

    def captures_win(self, number: int) -> bool:
        """Do that many captured stones win?"""
        if self.game in PENTE_LIKE:
            return number >= 10  # [P 5] five pairs or more
        if self.game == "super_fem":
            return number >= 15 and number % 3 == 0  # [V 14]
        return False

    def judge_draws(self) -> None:
        """[gomoku 5.2.1, section 1] The board is full; never so in renju3d."""
        if self.game != "renju3d" and len(self.board) == self.points():
            self.end("1/2-1/2", "board full")

    def win(self, player: str, reason: str) -> None:
        """The game is won by a player."""
        self.end("1-0" if player == "first" else "0-1", reason)

    def end(self, result: str, reason: str) -> None:
        """The game is over."""
        self.over, self.result, self.reason = True, result, reason
