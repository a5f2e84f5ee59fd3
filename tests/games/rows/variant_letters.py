"""Games by chance of the variants, by players who plan together so that rare things happen.

`letters(game, options, seed)` yields the moves of one game as text, some of them illegal. It
drives a referee of its own, so that whoever judges the moves need not tell it anything.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from tests.games.rows.second_variants import (
    FLAT,
    SPACE,
    Direction,
    Point,
    Referee,
    Refused,
    back,
    other,
)

CONFIGURATIONS: list[tuple[str, dict[str, bool]]] = [
    ("neutral", {}),
    ("ujnar", {}),
    ("common_centre", {}),
    ("repensi", {"bans": True}),
    ("repensi", {"bans": False}),
    ("renju_bomb", {}),
    ("gomoku_bomb", {}),
    ("renju3d", {}),
    ("klot", {}),
    ("super_fem", {}),
    ("anti_pente", {}),
    ("pente_bomb", {}),
    ("pente_bomb", {"anti": True}),
    ("pente_bomb", {"neutral": True}),
    ("pente_bomb", {"anti": True, "neutral": True}),
]
RAYS: list[Direction] = [w for d in FLAT for w in (d, back(d))]
BLACK_BOUND = ("ujnar", "common_centre", "repensi", "renju_bomb")
PAIRED = ("neutral", "repensi", "super_fem", "anti_pente", "pente_bomb")  # games with pairs

# Full boards with few pairs between two stones of the other colour and (nearly) no five:
# for games that end with a full board.
PAIRS_19 = (
    "XXXOOOOXOOOOXXXXOXX OXXXXOXXXXOXXXXOOOO OOOXOXOXXOXOOOXOXOX OXXXXOXXXXOXXXOOXOO "
    "XXOOOOXOOOXOXOOOXOO OXXXXOXOXXXOXOOXXXO OOOOXOOOXOXOOOXOOOX OOXOXXXOXOXXXOXXXXO "
    "OOXOOOXXXOOOOXXXXOO XOXOXOXOOOXOXXXOXOO XXOXXOXOXXXOXXOXOOO XOXOXOOOXOXOOOXOOOX "
    "XOXOXXXOXOXXXOXOOXO OOXOOOOXOOOOXXXOXOX XXOXXOXOXXXOXOXXXOX XOOOXOXOOOXOXOOOXOX "
    "XXOXXXXOXXXXOOOOXXX XOXOXOOOXOXOOOXOOOO OXXXOXOXXXOXOXOXOXX "
)
PAIRS_15 = (
    "OOOOXXXOXXXXOXX OOXOOOXOOXOXOOO XOOOXOXXXOXOXOX XOOOXOXXOXOXOOO XXOXXXOXXOXXOXX "
    "OOXOXOXOXOOOOXX XOOOOXXXXOXXOXX OOXOXXXOOOXOXOX XOXOXOOOXXXOXOO OXXXXOXOXOOOXOO "
    "XOOOXOXOOOXXXXO XXXXOXXXXOXOOOX XOXOXOOOXOXOXXX XXXOOOXXXXOOOOX OOXOOOXXXOOOXOX "
)

Want = tuple[Point, str, int]  # point, player or "neutral", 0 = early, 1 = late


class Plan:
    """Stones to be placed by both, and the key move that all is about."""

    def __init__(self, wants: list[Want], key: Point, player: str, bomb: bool = False) -> None:
        """Without the key itself among the wants."""
        self.wants = [w for w in wants if w[0] != key]
        self.key, self.player, self.bomb = key, player, bomb
        self.keep = {w[0] for w in wants} | {key}  # points that fillers leave alone


def tried(ref: Referee, text: str) -> Referee | None:
    """The game after a move, None if it is refused."""
    twin = ref.copy()
    try:
        twin.play(text)
    except Refused:
        return None
    return twin


class Chance:
    """The two players of one game."""

    def __init__(self, game: str, options: dict[str, bool], seed: int) -> None:
        """Draws what kind of game it will be."""
        self.rng = random.Random(seed)
        self.ref = Referee(game, options)
        self.game = game
        self.size = 8 if game == "klot" else self.ref.size
        self.stage: dict[Point, int] = {}  # which points come later when the board is filled
        self.rank: dict[Point, int] = {}
        self.budget = 0  # positions that may still be looked at
        self.wild = self.rng.choice((0.0, 0.03, 0.15))  # how often an illegal move is tried
        self.pass_rate = self.rng.choice((0.0, 0.0, 0.02, 0.08))

    # ------------------------------------------------------------ little helpers

    def text(self, p: Point, kind: str = "") -> str:
        """The text of a move."""
        rng, x, y = self.rng, p[0], p[1]
        if self.game == "klot":  # the doubled edge may be written too
            if x == 0 and rng.random() < 0.4:
                x = 8
            if y == 1 and rng.random() < 0.4:
                y = 9
        text = f"{self.ref.columns[x]}{y}"
        if self.game == "renju3d" and rng.random() < 0.2:
            text += f"/{self.height(p) + 1}"
        return f"{kind} {text}" if kind else text

    def height(self, p: Point) -> int:
        """How many stones lie in the column."""
        return sum(1 for q in self.ref.board if q[:2] == p[:2])

    def any_point(self) -> Point:
        """Some point of the board."""
        return (self.rng.randrange(self.size), self.rng.randrange(self.size) + 1, 1)

    def free(self, p: Point | None) -> bool:
        """May a stone be placed there?"""
        return p is not None and (self.game == "renju3d" or p not in self.ref.board)

    def go(self, p: Point, d: Direction, n: int) -> Point | None:
        """The point n steps away, None off the board."""
        q: Point | None = p
        way = d if n >= 0 else back(d)
        for _ in range(abs(n)):
            if q is None:
                return None
            q = self.ref.step(q, way)
        return q

    # ------------------------------------------------------------ illegal moves

    def illegal(self) -> str:
        """A move that must be refused (nearly always)."""
        rng, ref = self.rng, self.ref
        kinds = ["occupied", "occupied", "off", "bomb", "neutral", "height", "i", "word", "kind"]
        kind = rng.choice(kinds)
        if kind == "occupied" and ref.board and self.game != "renju3d":
            p = rng.choice(sorted(ref.board))
            word = rng.choice(("", "", "bomb", "neutral"))
            return self.text((p[0], p[1], 1), word)
        if kind == "off":
            last = ref.columns[-1]
            return rng.choice(
                (f"{last}{ref.size + 1}", f"a{ref.size + 2}", "z3", "a0", "u5", "a99")
            )
        if kind in ("bomb", "neutral"):
            if (kind == "bomb" and ref.bombs[ref.mover]) or (
                kind == "neutral" and ref.neutrals[ref.mover]
            ):
                return "k"
            return self.text(self.any_point(), kind)
        if kind == "height" and self.game == "renju3d":
            p = self.any_point()
            wrong = self.height(p) + rng.choice((0, 2, 3))
            return f"{ref.columns[p[0]]}{p[1]}/{wrong}"
        if kind == "height":
            p = self.any_point()
            return f"{ref.columns[p[0]]}{p[1]}/1"
        if kind == "i" and "i" not in ref.columns:
            return f"i{rng.randrange(ref.size) + 1}"
        if kind == "kind":
            return rng.choice(("bomb pass", "neutral pass", "bomb neutral a1", "bomb", "passa"))
        return rng.choice(("", "h", "8", "hh8", "h08", "black", "h8 i8"))

    def send(self, text: str) -> Iterator[str]:
        """A move that is meant to be legal, with some illegal ones before it."""
        while self.rng.random() < self.wild:
            bad = self.illegal()
            if tried(self.ref, bad) is not None:
                continue  # it happened to be legal
            yield bad
        yield text
        try:
            self.ref.play(text)
        except Refused:
            pass

    # ------------------------------------------------------------ quiet moves

    def quiet(self, keep: set[Point]) -> str:
        """A move far from everything that does not end the game."""
        ref, rng = self.ref, self.rng
        if ref.moves and not ref.passed and rng.random() < self.pass_rate:
            after = tried(ref, "pass")
            if after is not None and not after.over:
                return "pass"
        best, best_value = "", -99.0
        taken = {q[:2] for q in ref.board} | {q[:2] for q in keep}
        for turn in range(40):
            p = self.any_point()
            if not self.free(p) or p[:2] in {q[:2] for q in keep}:
                continue
            value = -float(
                sum(
                    1
                    for dx in range(-2, 3)
                    for dy in range(-2, 3)
                    if (p[0] + dx, p[1] + dy) in taken
                )
            )
            if value > best_value:
                text = self.text(p)
                after = tried(ref, text)
                if after is None or after.over or after.taken or after.turned:
                    continue
                best, best_value = text, value
            if best and (value == 0 or turn > 12):
                break
        if not best:  # every move ends the game
            while not self.free(p := self.any_point()):
                pass
            best = self.text(p)
        return best

    # ------------------------------------------------------------ plans

    def star(self, p: Point, rays: dict[Direction, str], player: str, bomb: bool = False) -> Plan:
        """X = stones of the player, O = of the other, N = neutral, _ = left empty, around p."""
        who = {"X": player, "O": other(player), "N": "neutral"}
        wants: list[Want] = []
        empties: set[Point] = set()
        for way, row in rays.items():
            for n, letter in enumerate(row, 1):
                q = self.go(p, way, n)
                if q is None:
                    continue
                if letter == "_":
                    empties.add(q)
                else:
                    wants.append((q, who[letter], 0))
        plan = Plan(wants, p, player, bomb)
        plan.keep |= empties
        return plan

    def place(self, rays: dict[Direction, str]) -> Point:
        """A free point where the rays find room, if possible."""
        best, best_value = self.any_point(), -999
        for _ in range(30):
            p = self.any_point()
            value = 0 if self.free(p) else -50
            for way, row in rays.items():
                for n, letter in enumerate(row, 1):
                    q = self.go(p, way, n)
                    if q is None:
                        value -= 6
                    elif q in self.ref.board and self.game != "renju3d":
                        value -= 5 if letter != "_" else 3
            if value > best_value:
                best, best_value = p, value
        return best

    def row_rays(self) -> dict[Direction, str]:
        """One line with five to nine stones after the key."""
        rng = self.rng
        d = rng.choice(FLAT)
        total = rng.choice((5, 5, 6, 6, 7, 7, 8, 9))
        if self.game == "klot":
            total = min(total, 8)
        left = rng.randint(max(0, total - 5), min(4, total - 1))
        ends = ["", "", "_", "O", "_X"] + (["N"] if self.ref.neutrals["first"] else [])
        if self.game == "klot" and total > 5:
            ends = ["", "_"]
        rays = {d: "X" * left + rng.choice(ends), back(d): "X" * (total - 1 - left)}
        rays[back(d)] += rng.choice(ends)
        return rays

    def cross_rays(self) -> dict[Direction, str]:
        """Two to four lines with threes and fours, open and with gaps."""
        rng = self.rng
        rays: dict[Direction, str] = {}
        halves = [
            ("XX_", "__"),
            ("X_", "X_"),
            ("_XX_", "_"),
            ("X_X_", "_"),
            ("X_", "_X_"),
            ("XXX_", "_"),
            ("XX_", "X_"),
            ("_XXX", ""),
            ("X_XX", "_"),
            ("XX_X", "_"),
            ("XX", "_XO"),
            ("X_", "XX"),
            ("XXXO", "_"),
            ("XX", "XX"),
            ("X_X", "_XX"),
            ("_XX", "_XX"),
            ("XX_O", "_O"),
            ("XX_", "O"),
            ("X_", "X_O"),
            ("X", "_XXX"),
            ("XXX", "_X"),
            ("XX__X", "__"),
            ("X_X", "X_X"),
            ("XX_", "__X"),
        ]
        lines = rng.sample(FLAT, rng.choice((1, 2, 2, 2, 3, 4)))
        for d in lines:
            a, b = rng.choice(halves[:6] if rng.random() < 0.5 else halves)
            if rng.random() < 0.5:
                a, b = b, a
            rays[d], rays[back(d)] = a, b
        return rays

    def full_rays(self) -> dict[Direction, str]:
        """A five by the key, together with an overline, threes, fours or captures."""
        rng = self.rng
        rays = self.cross_rays()
        if self.game in PAIRED and rng.random() < 0.5:
            rays.update(self.catch_rays(rng.choice((1, 2))))
        five, long = rng.sample(FLAT, 2)
        left = rng.randint(0, 4)
        rays[five], rays[back(five)] = "X" * left, "X" * (4 - left)
        if rng.random() < 0.35:
            left = rng.randint(1, 4)
            rays[long] = "X" * left
            rays[back(long)] = "X" * min(4, rng.randint(5, 7) - left)
        return rays

    def catch_rays(self, count: int) -> dict[Direction, str]:
        """Rays with pairs (and triples) to be captured, and some that cannot be."""
        rng = self.rng
        rows = ["OOX"] * 8 + ["OOXX", "OOX_X", "OOXXX", "OOOX", "OX", "OOOOX", "OO_", "OOOO"]
        if self.game == "super_fem":
            rows += ["OOOX"] * 7 + ["OOOXX", "OOOXXX"]
        if self.ref.neutrals["first"] or self.ref.neutrals["second"]:
            rows += ["OON", "ONX", "NOX", "OOXN"]
        return {way: rng.choice(rows) for way in rng.sample(RAYS, count)}

    def mixed_rays(self) -> dict[Direction, str]:
        """Captures and rows through the same point."""
        rng = self.rng
        rays = self.row_rays() if rng.random() < 0.5 else self.cross_rays()
        extra = self.catch_rays(rng.choice((1, 1, 2, 3)))
        for way, row in extra.items():
            if way not in rays or rng.random() < 0.4:
                rays[way] = row
        return rays

    def overline(self, owner: str, start: Point, d: Direction, total: int) -> list[Want] | None:
        """A row of six or more, its last stone in the middle so that no five comes before."""
        cells = [self.go(start, d, n) for n in range(total)]
        around = [self.go(start, d, -1), self.go(start, d, total)]
        if any(not self.free(q) for q in cells):
            return None
        if any(q is not None and self.ref.board.get(q) == owner for q in around):
            return None
        gap = self.rng.randint(total - 5, 4)
        return [(q, owner, int(n == gap)) for n, q in enumerate(cells) if q is not None]

    def shorten_plan(self) -> Plan | None:
        """An overline that a capture or a bomb of the player shortens."""
        rng, ref = self.rng, self.ref
        player = rng.choice(("first", "second"))
        owner = other(player)
        totals = (7, 7, 9) if self.game == "super_fem" else (6, 6, 7, 7, 8, 9)
        total, d = rng.choice(totals), rng.choice(FLAT)
        start = self.any_point()
        if self.game == "gomoku_bomb":
            if rng.random() < 0.3:
                owner = player
            wants = self.overline(owner, start, d, total)
            if wants is None:
                return None
            side = rng.choice([w for w in RAYS if w not in (d, back(d))])
            index = rng.choice((0, 1, 2, total - 3, total - 2, total - 1))
            key = self.go(wants[index][0], side, 1)
            if rng.random() < 0.25:
                key = self.go(start, d, -1)
            if key is None or not self.free(key):
                return None
            if rng.random() < 0.35:  # a row of the other on the other side of the bomb
                begin = self.go(start, side, 2)
                more = begin and self.overline(other(owner), begin, d, total)
                wants += more or []
            return Plan(wants, key, player, bomb=True) if ref.bombs[player] else None
        wants = self.overline(owner, start, d, total)
        if wants is None:
            return None
        good = [n for n in range(total) if 5 in (n, total - 1 - n)]
        index = rng.choice(good) if rng.random() < 0.8 else rng.randrange(total)
        side = rng.choice([w for w in RAYS if w not in (d, back(d))])
        length = rng.choice((2, 3)) if self.game == "super_fem" else 2
        place = rng.randint(1, length)  # which of the captured stones is the row's
        key = self.go(wants[index][0], side, -place)
        if key is None or not self.free(key):
            return None
        row = {self.go(key, side, n) for n in range(1, length + 1)}
        if self.go(key, side, length + 1) is None or None in row:
            return None
        have = {w[0] for w in wants}
        for n in range(1, length + 1):
            q = self.go(key, side, n)
            if q is not None and q not in have:
                wants.append((q, owner, 0))
        bracket = self.go(key, side, length + 1)
        if bracket is not None:
            wants.append((bracket, player, 0))
        if self.game == "super_fem" and rng.random() < 0.2:
            extra = self.star(key, {rng.choice(RAYS): "XXXX"}, player)
            wants += [w for w in extra.wants if w[0] not in {v[0] for v in wants}]
        return Plan(wants, key, player)

    def centre_plan(self) -> Plan:
        """A row over the common centre."""
        rng = self.rng
        d = rng.choice(RAYS)
        total = rng.choice((3, 4, 5, 5, 5, 5, 6, 7))
        first = rng.randint(-total + 1, 0)
        player = rng.choice(("first", "second"))
        cells = [self.go(self.ref.centre, d, first + n) for n in range(total)]
        wants = [(q, player, 0) for q in cells if q is not None and q != self.ref.centre]
        wants = [w for w in wants if self.free(w[0])] or [(self.any_point(), player, 0)]
        key = rng.choice(wants)[0]
        if rng.random() < 0.4:
            more = self.star(key, self.cross_rays(), player)
            wants += [w for w in more.wants if w[0] not in {v[0] for v in wants}]
            wants = [w for w in wants if w[0] != self.ref.centre]
        return Plan(wants, key, player)

    def plan(self) -> Plan | None:
        """Some plan that fits the game."""
        rng, ref, game = self.rng, self.ref, self.game
        kinds = ["row", "cross", "cross", "full"]
        if game in PAIRED:
            kinds += ["catch", "catch", "mixed", "mixed"]
        if game in ("super_fem", "gomoku_bomb") or (game == "repensi" and not ref.options["bans"]):
            kinds += ["shorten"] * 6
        if game == "common_centre":
            kinds += ["centre"] * 4
        if game == "klot":
            kinds += ["row"] * 4
        kind = rng.choice(kinds)
        if kind == "shorten":
            for _ in range(20):
                found = self.shorten_plan()
                if found is not None:
                    return found
            return None
        if kind == "centre":
            return self.centre_plan()
        player = rng.choice(("first", "second"))
        if game in BLACK_BOUND and kind != "row" and rng.random() < 0.5:
            player = "first"
        if kind == "row":
            rays = self.row_rays()
        elif kind == "cross":
            rays = self.cross_rays()
        elif kind == "full":
            rays = self.full_rays()
        elif kind == "catch":
            rays = self.catch_rays(rng.choice((1, 2, 2, 3, 4, 6, 8)))
        else:
            rays = self.mixed_rays()
        bomb = bool(ref.bombs[player]) and rng.random() < 0.45
        if bomb and rng.random() < 0.5:  # threes and fours with a gap at the bomb itself
            rays = {}
            for d in rng.sample(FLAT, rng.choice((2, 2, 3))):
                rays[d] = rng.choice(("_XX_", "_XX_", "_XXX", "_XXX", "OXX_", "OXXX", "_X_X"))
                rays[back(d)] = rng.choice(("_", "__", "__", "O_", "X_", "_X"))
        return self.star(self.place(rays), rays, player, bomb)

    def carry_out(self, plan: Plan, patience: int = 60) -> Iterator[str]:
        """Both place their stones, then the key move is made."""
        ref, rng = self.ref, self.rng
        for _ in range(patience):
            if ref.over:
                return
            late = 0
            todo = [w for w in plan.wants if w[0] not in ref.board and w[2] == 0]
            if not todo:
                late = 1
                todo = [w for w in plan.wants if w[0] not in ref.board and w[2] == 1]
            mine = [
                w
                for w in todo
                if w[1] == ref.mover or (w[1] == "neutral" and ref.neutrals[ref.mover])
            ]
            rng.shuffle(mine)
            text = ""
            for p, who, _ in mine[:3]:
                move = self.text(p, "neutral" if who == "neutral" else "")
                after = tried(ref, move)
                if after is None:
                    continue
                if after.over and rng.random() < 0.85:
                    plan.wants = [w for w in plan.wants if w[0] != p]
                    continue
                text = move
                break
            if not text and not todo and ref.mover == plan.player and late:
                if plan.key in ref.board:
                    return
                bomb = plan.bomb and ref.bombs[ref.mover]
                yield from self.send(self.text(plan.key, "bomb" if bomb else ""))
                return
            yield from self.send(text or self.quiet(plan.keep))

    def farm(self, player: str) -> Iterator[str]:
        """Captures of one player until he has enough, the last with a row or a cross."""
        rng, ref = self.rng, self.ref
        goal = 15 if self.game == "super_fem" else 10
        index = 0 if player == "first" else 1
        beyond = rng.random() < 0.6  # not exactly 15
        for _ in range(14):
            if ref.over:
                return
            have = ref.captured[index]
            count = rng.choice((1, 1, 2, 2, 3))
            rows = ["OOX", "OOX", "OOOX"] if self.game == "super_fem" else ["OOX"]
            rays = {way: rng.choice(rows) for way in rng.sample(RAYS, count)}
            if self.game == "super_fem" and have % 3 == 0 and have >= 12 and beyond:
                rays = {rng.choice(RAYS): "OOX", rng.choice(RAYS): "OOX"}
            last = have + sum(2 + (r == "OOOX") for r in rays.values()) >= goal
            if last and rng.random() < 0.6:
                if rng.random() < 0.5 and self.game != "super_fem":
                    d = rng.choice(FLAT)
                    left = rng.randint(0, 3)
                    more = {d: "X" * left + "_", back(d): "X" * (3 - left) + "_"}
                else:
                    more = self.row_rays() if rng.random() < 0.3 else self.cross_rays()
                for way, row in more.items():
                    if way not in rays:
                        rays[way] = row
            yield from self.carry_out(self.star(self.place(rays), rays, player), 40)

    def stack(self) -> Iterator[str]:
        """[renju3d] A row of the player in one of the thirteen directions."""
        rng, ref = self.rng, self.ref
        player = rng.choice(("first", "second"))
        d = rng.choice(SPACE)
        if rng.random() < 0.5:
            d = back(d)
        length = rng.choice((5, 5, 5, 6, 7))
        base = rng.choice((1, 1, 2, 3))
        if d[2] < 0:
            base += length - 1
        start = self.any_point()
        cells = [
            (start[0] + d[0] * n, start[1] + d[1] * n, base + d[2] * n) for n in range(length)
        ]
        if any(not (0 <= x < 15 and 1 <= y <= 15) or (x, y, z) in ref.board for x, y, z in cells):
            return
        gap = rng.randrange(length) if length == 5 else rng.randint(length - 5, 4)
        key = cells[gap]
        if d[0] == d[1] == 0:
            key = cells[-1]
        for _ in range(110):
            if ref.over:
                return
            todo = [c for c in cells if c not in ref.board and c != key] or [key]
            if key in ref.board:
                return
            ready = [c for c in todo if self.height(c) == c[2] - 1]
            low = [c for c in [*todo, key] if self.height(c) < c[2] - 1]
            if any(ref.board.get(c, player) != player for c in cells):
                return
            text = ""
            if ref.mover == player and ready:
                text = self.text(rng.choice(ready))
            elif low:
                text = self.text(rng.choice(low))
            if text:
                after = tried(ref, text)
                if after is not None and after.over and todo != [key]:
                    text = ""
            yield from self.send(text or self.quiet(set(cells)))

    def tangle(self) -> Iterator[str]:
        """A heap of stones in which a move is sought that makes several threes or fours."""
        rng, ref = self.rng, self.ref
        player = "first" if rng.random() < 0.8 else "second"
        reach = rng.choice((3, 4))
        x0, y0 = rng.randint(reach, 14 - reach), rng.randint(reach + 1, 15 - reach)
        area = [
            (x, y, 1)
            for x in range(x0 - reach, x0 + reach + 1)
            for y in range(y0 - reach, y0 + reach + 1)
        ]
        rng.shuffle(area)
        mine = rng.randint(6, 14)
        theirs = rng.randint(0, 6)
        wants = [(p, player, 0) for p in area[:mine]]
        wants += [(p, other(player), 0) for p in area[mine : mine + theirs]]
        plan = Plan(wants, area[-1], player)
        for _ in range(50):
            if ref.over:
                return
            todo = [w for w in plan.wants if w[0] not in ref.board and w[1] == ref.mover]
            rng.shuffle(todo)
            text = ""
            stones = ref.own(player, player)
            if ref.mover == player and len(stones) >= 5:
                rare = [q for q in area if q not in ref.board and self.threes(stones, q) >= 2]
                allowed = [q for q in rare if not getattr(tried(ref, self.text(q)), "over", True)]
                if allowed and rng.random() < 0.8:
                    text = self.text(rng.choice(allowed))
                elif rare and rng.random() < 0.05:
                    text = self.text(rng.choice(rare))
            for p, _, _ in todo[:4]:
                if text:
                    break
                after = tried(ref, self.text(p))
                if after is not None and not after.over:
                    text = self.text(p)
            yield from self.send(text or self.quiet(plan.keep))

    def threes(self, stones: set[Point], p: Point) -> int:
        """On how many lines a stone there makes a three, without recursion."""
        full = set(self.ref.board) | {p}
        stones = stones | {p}
        if all(len(self.ref.run(stones, p, d)) == 1 for d in FLAT) and len(stones) < 5:
            return 0
        return sum(bool(self.ref.four_points(stones, full, p, d)) for d in FLAT)

    # ------------------------------------------------------------ games without a plan

    def value(self, p: Point, weights: list[float]) -> float:
        """How much a point is worth: rows of either colour through it, pairs to capture."""
        ref = self.ref
        total = 0.0
        for d in ref.lines:
            for number, player in enumerate((ref.mover, other(ref.mover))):
                count, room = 0, 0
                for way in (d, back(d)):
                    q = ref.step(p, way)
                    for _ in range(4):
                        if q is None or ref.board.get(q, player) != player:
                            break
                        room += 1
                        count += q in ref.board
                        q = ref.step(q, way)
                if room >= 4:
                    total += weights[number] * count**2
            for way in (d, back(d)):
                q, r = self.go(p, way, 2), self.go(p, way, 3)
                if q is not None and r is not None:
                    near = ref.board.get(self.go(p, way, 1) or p)
                    if near == ref.board.get(q) == other(ref.mover):
                        total += weights[2] * (ref.board.get(r) == ref.mover)
                        total += weights[3] * (r not in ref.board)
        return total

    def near_points(self) -> list[Point]:
        """The points not far from a stone, where a stone may be placed."""
        found = set()
        for p in self.ref.board:
            for d in RAYS:
                for n in (1, 2):
                    q = self.go((p[0], p[1], 1), d, n)
                    if q is not None and self.free(q):
                        found.add(q)
            if self.game == "renju3d":
                found.add((p[0], p[1], 1))
        return sorted(found)

    def natural(self, length: int) -> Iterator[str]:
        """Players who make rows and captures, more or less cleverly."""
        rng, ref = self.rng, self.ref
        weights = [rng.uniform(0.5, 2), rng.uniform(0, 2), rng.uniform(0, 12), rng.uniform(0, 3)]
        avoid = rng.random() < 0.5  # the end of the game put off, so that rows grow
        for _ in range(length):
            if ref.over:
                return
            points = self.near_points()
            rng.shuffle(points)
            rated = sorted(
                ((self.value(p, weights) + rng.uniform(0, 3), p) for p in points[:30]),
                reverse=True,
            )
            text = ""
            for _, p in rated[:6]:
                kind = ""
                if ref.bombs[ref.mover] and rng.random() < 0.05:
                    kind = "bomb"
                elif ref.neutrals[ref.mover] and rng.random() < 0.06:
                    kind = "neutral"
                move = self.text(p, kind)
                after = tried(ref, move)
                if after is None or (after.over and avoid and rng.random() < 0.9):
                    continue
                text = move
                break
            if rng.random() < self.pass_rate:
                text = "pass"
            yield from self.send(text or self.quiet(set()))

    def hunt(self, length: int) -> Iterator[str]:
        """Players who look one move ahead for what is rare."""
        rng, ref = self.rng, self.ref
        weights = [rng.uniform(0.5, 2), rng.uniform(0, 1), rng.uniform(0, 12), rng.uniform(0, 3)]
        liked: dict[str, float] = {}
        for turn in range(length):
            if ref.over:
                return
            points = self.near_points()
            rng.shuffle(points)
            rated = sorted(((self.value(p, weights), p) for p in points[:25]), reverse=True)
            best, best_value = "", -1e9
            for _, p in rated[:8]:
                kind = "bomb" if ref.bombs[ref.mover] and rng.random() < 0.3 else ""
                if ref.neutrals[ref.mover] and rng.random() < 0.1:
                    kind = "neutral"
                move = self.text(p, kind)
                after = tried(ref, move)
                if after is None:
                    continue
                value = rng.uniform(0, 1)
                if kind and turn < 12:
                    value -= 3
                for event in events(ref, move, after):
                    if event not in liked:
                        liked[event] = rng.uniform(-1, 2)
                    value += liked[event]
                if after.over and after.reason == "five" and turn < length - 15:
                    value -= 2
                if value > best_value:
                    best, best_value = move, value
            yield from self.send(best or self.quiet(set()))

    def peace(self) -> Iterator[str]:
        """Nobody makes anything, until the board is full."""
        rng, ref = self.rng, self.ref
        bombs_at = rng.randrange(400)
        pattern = self.pattern()
        for turn in range(900):
            if ref.over:
                return
            points = [
                p
                for x in range(self.size)
                for y in range(1, self.size + 1)
                if (p := (x, y, 1)) not in ref.board
            ]
            rng.shuffle(points)
            kind = ""
            if turn == bombs_at and ref.bombs[ref.mover]:
                kind = "bomb"
            elif ref.neutrals[ref.mover] and rng.random() < 0.02:
                kind = "neutral"
            if len(points) in (10, 7):
                self.budget = 1500
                rest = self.finish(ref, 26)
                if rest is not None:
                    for text in rest:
                        yield from self.send(text)
                    return
            mine = [p for p in points if pattern.get(p, ref.mover) == ref.mover]
            if not pattern and len(mine) < 80:  # where the other could end the game, first
                mine.sort(key=lambda p: -self.hot(p))
            if self.rank:
                mine.sort(key=lambda p: self.rank[p])
            best, best_value = ("", -99.0) if self.stage else self.calm(mine[:60], kind)
            if self.stage and mine:  # first stages first, along each line
                stage = min(self.stage[p] for p in mine)
                best, best_value = self.calm([p for p in mine if self.stage[p] == stage], kind)
            harmless = self.game == "super_fem" and best_value > -9
            if harmless or best_value > -0.9:
                pass
            elif not ref.passed and ref.moves:
                best = "pass"  # rather than to disturb the pattern
            else:
                best = self.calm(points, kind)[0]
            yield from self.send(best or "pass")

    def finish(self, ref: Referee, depth: int) -> list[str] | None:
        """Moves that fill the last points of the board without another end, if soon found."""
        last = ref.size - 1 if self.game == "klot" else ref.size
        free = [
            p for x in range(last) for y in range(1, last + 1) if (p := (x, y, 1)) not in ref.board
        ]
        moves = [f"{ref.columns[p[0]]}{p[1]}" for p in free]
        self.rng.shuffle(moves)
        rated: list[tuple[int, int, str, Referee]] = []
        for number, text in enumerate([*moves, "pass"]):
            self.budget -= 1
            after = tried(ref, text)
            if after is None or self.budget < 0 or depth == 0:
                continue
            if after.reason == "board full":
                return [text]
            if not after.over:
                rated.append((len(after.taken) + len(after.turned), number, text, after))
        for _, _, text, after in sorted(rated, key=lambda entry: entry[:2]):
            rest = self.finish(after, depth - 1)
            if rest is not None:
                return [text, *rest]
            if self.budget < 0:
                break
        return None

    def calm(self, points: list[Point], kind: str) -> tuple[str, float]:
        """The first of these moves that changes nothing, or that with the least harm."""
        best, best_value = "", -99.0
        for p in points:
            move = self.text(p, kind)
            after = tried(self.ref, move)
            if after is None:
                continue
            value = -10.0 * (after.over and after.reason != "board full")
            value -= len(after.taken) + len(after.turned) / 4
            if self.game in PAIRED and kind == "" and not after.over:
                own = after.own(self.ref.mover, self.ref.mover)
                for d in FLAT:
                    row = after.run(own, p, d)
                    ends = [after.step(row[0], back(d)), after.step(row[-1], d)]
                    colours = ["edge" if q is None else after.board.get(q, "") for q in ends]
                    if len(row) in (2, 3) and sorted(colours) == ["", after.mover]:
                        value -= 0.2  # they could be captured
            if value > best_value:
                best, best_value = move, value
            if value == 0:
                break
        return best, best_value

    def hot(self, p: Point) -> int:
        """The longest row that a stone of the other would make there."""
        rest = self.ref.own(other(self.ref.mover), other(self.ref.mover)) | {p}
        return max(len(self.ref.run(rest, p, d)) for d in FLAT)

    def pattern(self) -> dict[Point, str]:
        """Whose stone is to lie where on the full board."""
        rng = self.rng
        if self.game == "klot" or (self.game not in PAIRED and rng.random() < 0.3):
            return {}
        size = self.ref.size
        lines = (PAIRS_15 if size == 15 else PAIRS_19).split()
        if self.game == "super_fem" or (self.game == "repensi" and not self.ref.options["bans"]):
            # stripes: no pairs, rows of 9 and of the whole width, which do not win; never of 5
            lines = [("X" if y % 2 else "O") * size for y in range(size)]
            stages = {4: 1, 14: 1, 9: 2} if size == 19 else {4: 1, 9: 2, 14: 3}
            self.stage = {
                (x, y + 1, 1): stages.get(x, 0) for x in range(size) for y in range(size)
            }
            return {
                (x, y + 1, 1): "first" if letter == "X" else "second"
                for y, line in enumerate(lines)
                for x, letter in enumerate(line)
            }
        if rng.random() < 0.5:
            lines = ["".join(line) for line in zip(*lines, strict=True)]
        if rng.random() < 0.5:
            lines.reverse()
        if rng.random() < 0.5:
            lines = [line[::-1] for line in lines]
        whose = {
            (x, y + 1, 1): "first" if letter == "X" else "second"
            for y, line in enumerate(lines)
            for x, letter in enumerate(line)
        }
        self.rank = dict.fromkeys(whose, 0)
        for p in whose:  # the bracketing stones of a pair early, the pair itself late: no capture
            for d in FLAT:
                cells = [p, *(self.go(p, d, n) for n in (1, 2, 3))]
                a, b, c, e = (whose.get(q or (-1, -1, 1), "") for q in cells)
                if a == e != b == c and e:
                    for q, change in zip(cells, (-1, 1, 1, -1), strict=True):
                        self.rank[q or p] += change
        return whose

    def after_left_five(self) -> Iterator[str]:
        """[repensi] What the owner of a five left to him may do with it."""
        rng, ref = self.rng, self.ref
        choice = rng.choice(("stone", "stone", "stone", "pass", "longer", "longer", "natural"))
        if choice == "pass":
            yield from self.send("pass")
        elif choice == "longer":
            own = ref.own(ref.mover, ref.mover)
            ends = []
            for p in sorted(own):
                for d in FLAT:
                    row = ref.run(own, p, d)
                    if len(row) == 5:
                        ends += [ref.step(row[0], back(d)), ref.step(row[-1], d)]
            good = [q for q in ends if self.free(q) and q is not None]
            if good:
                yield from self.send(self.text(rng.choice(good)))
        elif choice == "stone":
            while (p := self.any_point()) in ref.board:
                pass
            yield from self.send(self.text(p))

    def moves(self) -> Iterator[str]:
        """The moves of the game."""
        rng, ref = self.rng, self.ref
        if self.game == "klot":
            if rng.random() < 0.1:
                yield from self.send("pass")  # refused
            yield from self.send(self.text(self.any_point()))
        else:
            yield self.text(ref.centre)
            ref.play(f"{ref.columns[ref.centre[0]]}{ref.centre[1]}")
        kind = rng.random()
        if kind < (0.12 if self.game == "repensi" else 0.06) and self.game != "renju3d":
            yield from self.peace()
        elif kind < 0.16:
            yield from self.natural(rng.randint(20, 90))
        elif kind < 0.32:
            yield from self.hunt(rng.randint(20, 70))
        elif kind < 0.48 and self.game in PAIRED and self.game != "repensi":
            yield from self.farm(rng.choice(("first", "second")))
            yield from self.natural(rng.choice((0, 10)))
        elif kind < 0.48 and self.game in BLACK_BOUND:
            yield from self.tangle()
        else:
            if rng.random() < 0.25:
                yield from self.natural(rng.randint(2, 14))
            for _ in range(rng.choice((1, 2, 3, 4))):
                if ref.over:
                    break
                if self.game == "renju3d" and rng.random() < 0.8:
                    yield from self.stack()
                    continue
                found = self.plan()
                if found is not None:
                    yield from self.carry_out(found)
                if self.game == "repensi" and not ref.over and ref.has_five(ref.mover, ref.mover):
                    yield from self.after_left_five()
            if not ref.over and rng.random() < 0.3:
                yield from self.natural(rng.randint(4, 30))
        if not ref.over and rng.random() < 0.15:
            yield from self.send("pass")
            yield from self.send("pass")
        if rng.random() < 0.2 and ref.over:
            yield rng.choice((self.text(self.any_point()), "pass"))  # the game is over


def letters(game: str, options: dict[str, bool], seed: int) -> Iterator[str]:
    """The moves of a game by chance, some of them illegal; the same for the same seed."""
    return Chance(game, options, seed).moves()


# -- what happened ----


def events(before: Referee, text: str, after: Referee) -> list[str]:
    """What a legal move did, in words to be counted."""
    found: list[str] = []
    mover, opponent = before.mover, other(before.mover)
    game = before.game
    if after.over:
        found.append(f"{after.reason} ({after.result})")
    left = game == "repensi" and before.has_five(mover, mover)
    if text == "pass":
        found.append("a pass")
        if left:
            found.append("left five claimed by a pass")
        return found
    point = after_point(before, text)
    if text.startswith("neutral"):
        found.append("neutral stone placed")
        return found
    own = after.own(mover, mover)
    full = set(after.board)
    rows = [after.run(own, point, d) for d in after.lines]
    sizes = [len(row) for row in rows]
    for n in sizes:
        if n >= 5:
            found.append(f"row of {n}" + (" by the beginner" if mover == "first" else ""))
    if any(len(r) >= 5 and r[0] != point != r[-1] for r in rows):
        found.append("gap in a row filled")
    changed = after.taken or after.turned
    if changed:
        rays = sum(
            (q := before.step(point, way)) is not None and before.name(q) in changed
            for way in RAYS
        )
        found.append(f"capture in {rays} directions, {len(changed)} stones")
        if game == "super_fem":
            total = after.captured[0 if mover == "first" else 1]
            if 14 <= total <= 24:
                found.append(f"total {total} captured" + (", over" if after.over else ", goes on"))
    won = after.over and after.reason == "five"
    mine = (after.result == "1-0") == (mover == "first")
    if won and not mine:
        found.append("five left to the opponent wins")
    probe = after.copy()
    probe.mover = mover
    foul = probe.foul(point, [])
    if won and mine:
        if foul:
            found.append(f"five before {foul}")
        if 5 in sizes and max(sizes) > 5:
            found.append("five and overline by one stone")
        if after.captures_win(after.captured[0 if mover == "first" else 1]):
            found.append("five and enough captures at once")
        if after.has_five(opponent, mover) and game not in ("common_centre",):
            found.append("fives of both, the mover first")
        if max(sizes) < 5 and game != "renju3d":
            found.append("five not through the placed stone")
    elif foul and after.captures_win(after.captured[0 if mover == "first" else 1]):
        found.append(f"{foul} and enough captures")
    if game == "repensi":
        if left:
            found.append("left five: " + ("claimed by a stone" if after.over else "lost again"))
        if after.has_five(opponent, opponent) and not after.over:
            found.append("five left to the opponent stands")
        if changed and foul is None and after.reason == "foul overline":
            found.append("overline only through a recoloured stone")
        if changed and won and max(sizes) >= 5:
            found.append("five by recolouring, with the placed stone")
        if changed and max(sizes) > 5:
            found.append("overline by recolouring")
        if changed and after.reason in ("foul double-three", "foul double-four"):
            found.append(f"{after.reason} after recolouring")
    if text.startswith("bomb"):
        blown = [before.board[p] for p in sorted(before.board) if before.name(p) in after.blown]
        found.append(f"bomb, {len(blown)} stones blown away")
        if mover in blown:
            found.append("bomb: own stone away")
        if "neutral" in blown:
            found.append("bomb: neutral stone away")
        if before.centre in before.board and before.centre not in after.board:
            found.append("bomb: centre away")
        if after.over:
            found.append(f"bomb: {after.reason}, " + ("mover" if mine else "opponent") + " wins")
    if (
        game in ("ujnar", "common_centre", "repensi", "renju_bomb")
        and mover == "first"
        and (not after.over and after.options.get("bans", True))
    ):
        if probe.plain_double_three(own, full, point):
            found.append("double three allowed by 7.2")
            if only_a(probe, own, full, point) >= 2:
                found.append("double three allowed by 7.2 b alone")
        if game == "ujnar" and probe.double_four(own, full, point):
            found.append("double four allowed")
    if game in ("ujnar", "common_centre", "repensi", "renju_bomb") and mover == "second":
        if not after.over and probe.plain_double_three(own, full, point):
            found.append("White's double three")
        if not after.over and probe.double_four(own, full, point):
            found.append("White's double four")
        if not after.over and any(probe.open_four(own, full, point, d, False) for d in FLAT):
            found.append("White's open four")
    if after.reason == "foul double-four":
        fours = [len(probe.fours(own, full, point, d)) for d in FLAT]
        found.append("double-four on " + ("one line" if 2 in fours else "two lines"))
    if game in ("neutral", "pente_bomb"):
        for way in RAYS:
            cells = [before.step(point, way)]
            for _ in range(3):
                cells.append(before.step(cells[-1], way) if cells[-1] is not None else None)
            got = [before.board.get(q) if q is not None else None for q in cells]
            if got[:3] == [opponent, opponent, "neutral"]:
                found.append("pair before a neutral stone, not captured")
            if "neutral" in got[:2] and opponent in got[:2] and got[2] == mover:
                found.append("pair with a neutral stone in it, not captured")
        for row, d in zip(rows, after.lines, strict=True):
            ends = [after.step(row[0], back(d)), after.step(row[-1], d)]
            if len(row) == 4 and any(
                q is not None and after.board.get(q) == "neutral" for q in ends
            ):
                found.append("four stopped by a neutral stone")
    if game == "renju3d":
        for row, d in zip(rows, after.lines, strict=True):
            if len(row) >= 5 and all(p[2] == 1 for p in row):
                found.append(f"{min(len(row), 6)} on the ground" + ("+" if len(row) > 5 else ""))
            elif len(row) >= 5:
                found.append(f"five in direction {d}")
    if game == "klot":
        for row, d in zip(rows, after.lines, strict=True):
            if len(row) >= 5 and any(
                (p[0] + d[0], p[1] + d[1]) != q[:2] for p, q in itertools.pairwise(row)
            ):
                found.append(f"row of {len(row)} over an edge")
    if game == "common_centre":
        for row in rows:
            if len(row) >= 5 and after.centre in row:
                found.append(f"row of {min(len(row), 6)} over the centre by {mover}")
        if after.reason in ("foul double-three", "foul double-four"):
            for d in FLAT:
                if after.centre in after.near(point, d):
                    found.append(f"{after.reason}, the centre near")
                    break
    return found


def only_a(ref: Referee, stones: set[Point], full: set[Point], p: Point) -> int:
    """How many threes could become an open four by 7.2 a, without regard to 7.2 b."""
    number = 0
    for d in FLAT:
        for q in ref.four_points(stones, full, p, d):
            stones.add(q)
            full.add(q)
            rows = [len(ref.run(stones, q, e)) for e in FLAT]
            good = max(rows) < 6 and 5 not in rows and not ref.double_four(stones, full, q)
            stones.remove(q)
            full.remove(q)
            if good:
                number += 1
                break
    return number


def after_point(before: Referee, text: str) -> Point:
    """The point of a legal move that is no pass."""
    point = before.read(text)[1]
    assert point is not None
    return point
