"""The checker of claims against a slow search that tries everything, and proofs replayed."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from corr.games.renju import proof_search
from corr.games.renju.board import AT, EMPTY, POINTS, Board, Colour, with_stone
from corr.games.renju.forbidden import KINDS, verdict
from corr.games.renju.position import RenjuPosition
from corr.games.renju.proof import Finding, verify_claim
from corr.games.renju.proof_search import (
    ZONES,
    Search,
    Side,
    Sight,
    Spent,
    longest_branch,
    proof_tree,
)
from corr.games.renju.renju import RENJU
from corr.games.rules import Move
from tests.games import renju_positions
from tests.games.proof_positions import SEATS, Doubter, standing
from tests.games.second_referee import name_of, point_of
from tests.hostile.slow_attacks import ALL, CrowdedBoard, SlowAttack

COLOURS = {"b": Colour.BLACK, "w": Colour.WHITE}


def board_of(crowded: CrowdedBoard) -> Board:
    return Board.of(*(map(name_of, crowded.stones[colour]) for colour in "bw"))


def searched(position: RenjuPosition, *, budget: int = 1_000_000) -> Search:
    """A search for a win, which no claim would start: tests need positions that are won."""
    sides = (
        Side(colour=colour, restricted=position.restricted)
        for colour in (position.turn, position.turn.other)
    )
    search = Search(*sides, budget=budget)
    search.solve(position.board.cells)
    return search


# -- boards with few free points ----


def crowded(seeds: range, *, free: int, side: int):
    """Positions that are not decided already, each with the slow search of its attacker."""
    for seed in seeds:
        board = CrowdedBoard(Random(seed), free=free, side=side)
        if board.is_decided:
            continue
        for colour in "bw":
            for restricted in (True, False):
                slow = SlowAttack(colour, restricted=restricted)
                own, other = board.stones[colour], board.stones[slow.defender]
                if not slow.fives(colour, own, other):
                    yield seed, board, slow, own, other


def compare_searches(seeds: range, *, free: int, side: int) -> Counter[str]:
    found = Counter[str]()
    for seed, board, slow, own, other in crowded(seeds, free=free, side=side):
        position = standing(
            board_of(board), COLOURS[slow.attacker].value, restricted=slow.restricted
        )
        search = searched(position)
        wins = slow.wins(own, other)
        assert (search.root.proved, search.root.failed) == (wins, not wins), seed
        found["proved" if wins else "failed"] += 1
        found["deep"] += search.looked_at > 5
    return found


def test_the_search_agrees_with_trying_everything():
    found = compare_searches(range(24), free=12, side=5)
    assert found["proved"] > 2
    assert found["deep"] > 2


@pytest.mark.long
def test_the_search_agrees_with_trying_everything_often():
    found = compare_searches(range(1000, 1400), free=13, side=5)
    found += compare_searches(range(5000, 5060), free=14, side=6)
    assert found["proved"] > 50
    assert found["deep"] > 50


def a_line(chance: Random, slow: SlowAttack, own, other) -> list[str]:
    """Moves as a claimant may write them: good and bad attacks, good and bad defences."""
    line = list[str]()
    for _ in range(chance.choice((1, 2, 6, 6, 6))):
        good = list(slow.good_moves(own, other)) if chance.random() < 0.5 else []
        attacks = good or [at for at in ALL - own - other if _threatens(slow, own, other, at)]
        if not attacks:
            break
        at = chance.choice(sorted(attacks))
        own |= {at}
        line.append(name_of(at))
        free = sorted(ALL - own - other)
        fives = slow.fives(slow.attacker, own, other)
        double = len(fives) + slow.threatens_open_four(own, other) > 1
        if not free or (double and chance.random() < 0.8):
            break
        escapes = [one for one in slow.escapes(own, other) if one != "pass"]
        answer = chance.choice(escapes or fives or free)
        other |= {answer}
        line.append(name_of(answer))
    return line[: len(line) - 1 + len(line) % 2]


def _threatens(slow: SlowAttack, own, other, at) -> bool:
    after = own | {at}
    return bool(slow.fives(slow.attacker, after, other)) or slow.threatens_open_four(after, other)


def compare_claims(seeds: range, *, free: int, side: int) -> Counter[str]:
    """Check claims, and what is found about them by trying everything."""
    found = Counter[str]()
    for seed, board, slow, own, other in crowded(seeds, free=free, side=side):
        if seed % 8 and slow.fives(slow.defender, other, own):
            continue  # most crowded boards: the attack only has one answer, if any
        colour = COLOURS[slow.attacker].value
        position = standing(board_of(board), colour, restricted=slow.restricted)
        for number in range(3):
            line = a_line(Random(f"{seed}.{number}"), slow, own, other)
            if line:
                proof = verify_claim(position, SEATS[colour], [Move(one) for one in line])
                _judge_claim(slow, own, other, line, proof)
                found[proof.finding.value] += 1
                found[proof.reason] += 1
    return found


def _judge_claim(slow: SlowAttack, own, other, line, proof) -> None:
    first = point_of(line[0])
    if proof.finding is Finding.PROVED:
        assert slow.move_wins(own, other, first), line
        return
    if proof.finding is Finding.WRONG_LINE and proof.reason != "quiet":
        return
    for number, name in enumerate(proof.path):
        at = point_of(name)
        last = number == len(proof.path) - 1
        if number % 2 == 0:
            if last and proof.reason == "forbidden":
                assert slow.verdict(slow.attacker, own, other, at) == "forbidden", line
                return
            own |= {at}
            if last and proof.reason == "quiet":
                assert "pass" in set(slow.escapes(own, other)), line
                return
        else:
            other |= {at}
    assert proof.finding is Finding.REFUTED
    if len(proof.path) <= len(line) and list(proof.path) == line[: len(proof.path)]:
        return  # the line itself goes by a defence that escapes from its next move
    if proof.reason == "five" and not proof.beyond:
        assert slow.verdict(slow.defender, other - {at}, own, at) == "wins", line
    else:
        assert not slow.wins(own, other), line


def test_claims_agree_with_trying_everything():
    found = compare_claims(range(24), free=12, side=5)
    assert found["proved"] > 2
    assert found["refuted"] > 0


@pytest.mark.long
def test_claims_agree_with_trying_everything_often():
    found = compare_claims(range(2000, 2250), free=13, side=5)
    found += compare_claims(range(6000, 6060), free=14, side=6)
    assert found["proved"] > 30
    assert found["refuted"] > 10
    assert {"five", "forbidden", "unfinished", "after_end"} <= set(found)


def _no_fours(search: Search, cells: bytes, theirs: Sight, opens: Sequence[int]) -> list[int]:
    return list(DEFENCES(search, cells, replace(theirs, fours={}), opens))


DEFENCES = Search._defences
BROKEN = {
    "forgets the defender's fours": (Search, "_defences", _no_fours),
    "forgets that an open four may be forbidden": (
        Search,
        "real_opens",
        lambda search, cells, ours: list(ours.opens),
    ),
    "forgets that an attack may be forbidden": (Search, "_may", lambda search, cells, cell: True),
    "forgets the defender's fives": (Side, "fives", lambda side, cells: ()),
    "looks at the open four's own point alone": (
        proof_search,
        "ZONES",
        {cell: frozenset((cell,)) for cell in AT},
    ),
    "believes that open fours stay open": (
        Search,
        "_still_open",
        lambda search, cells, opens: any(cells[cell] == EMPTY for cell in opens),
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_checker_is_noticed(monkeypatch, fault):
    monkeypatch.setattr(*BROKEN[fault])
    with pytest.raises(AssertionError):
        compare_everything()


def compare_everything() -> None:
    compare_defences(range(300))
    compare_searches(range(1000, 1200), free=13, side=5)
    doubted(range(100, 200), most=150)


# -- open boards ----


def played(chance: Random, opening: str) -> RenjuPosition:
    """A game of stones by chance beside each other, which nobody has won."""
    position = RENJU.start({"opening": opening})
    length = chance.randint(12, 26)
    while position.ply <= length:
        free = [at for at in POINTS if position.board.free(at)]
        near = [at for at in free if position.board.touched(at)]
        after = RENJU.after(position, Move(str(chance.choice(near or free))))
        if after.outcome is None:
            position = after
    return position


def doubted(seeds: range, *, most: int) -> Counter[str]:
    """Replay the proofs of positions by chance against every answer."""
    found = Counter[str]()
    for seed in seeds:
        chance = Random(seed)
        position = played(chance, chance.choice(("free-renju", "free-renju", "free-gomoku")))
        try:
            search = searched(position, budget=2_000)
        except Spent:
            continue
        tree = proof_tree(search.root) if search.root.proved else None
        if tree is None or tree.plies < 5 or found["attacks"] > most:
            continue
        proof = verify_claim(position, position.to_act, longest_branch(tree))
        assert proof.finding is not Finding.REFUTED
        if proof.tree is not None and proof.attacks < 40:
            Doubter(position, position.to_act).check(position, proof.tree)
            found["proofs"] += 1
            found["attacks"] += proof.attacks
    return found


@pytest.mark.slow
def test_a_proof_stands_against_every_answer():
    assert doubted(range(30), most=10)["proofs"] >= 1


@pytest.mark.long
def test_many_proofs_stand_against_every_answer():
    assert doubted(range(100, 200), most=150)["proofs"] >= 5


def all_defences(side: Side, other: Side, cells: bytes) -> list[int]:
    """Every stone after which the attacker can make no open four, or must answer a four."""
    opens = [cell for cell in AT if _may_open(side, cells, cell)]
    found = list[int]()
    for cell in AT:
        if cells[cell] != EMPTY or not other.ordinary(cells, cell):
            continue
        after = with_stone(cells, cell, other.stone)
        if other.fives(after) or not any(_may_open(side, after, one) for one in opens):
            found.append(cell)
    return found


def _may_open(side: Side, cells: bytes, cell: int) -> bool:
    return cells[cell] == EMPTY and side.opens(cells, cell) and side.ordinary(cells, cell)


def compare_defences(seeds: range) -> Counter[str]:
    """All defences against black threes, and those that a search looks at."""
    known, found = renju_positions.recursive_positions(), Counter[str]()
    side, other = (Side(colour=one, restricted=True) for one in Colour)
    for seed in seeds:
        chance = Random(seed)
        black, white = renju_positions.colour_names(chance.choice(known))
        cells = Board.of([one for one in black if chance.random() < 0.7], white).cells
        sight = side.sight(cells)
        opens = [cell for cell in sight.opens if side.ordinary(cells, cell)]
        if sight.fives or other.fives(cells) or not opens:
            continue
        search = Search(side, other, budget=1)
        node = search.child(search.root, opens[0])
        search.look(node, cells)
        defences = [cell for cell, _ in node.children]
        assert defences == sorted(all_defences(side, other, cells)), seed
        found["compared"] += 1
        zones = frozenset().union(*(ZONES[cell] for cell in opens))
        quiet = set(defences) - set(other.sight(cells).fours)
        found["far"] += bool(quiet - zones)
    return found


def test_no_defence_is_forgotten():
    assert compare_defences(range(60))["compared"] > 10


@pytest.mark.long
def test_no_defence_far_from_the_three_is_forgotten():
    found = compare_defences(range(1000, 4000))
    assert found["far"] > 0  # it makes the open four a forbidden move


def test_rows_are_those_of_the_referee():
    for seed in range(60):
        black, white = renju_positions.colour_names(renju_positions.scattered(Random(seed)))
        cells = Board.of(black, white).cells
        sight = Side(colour=Colour.BLACK, restricted=True).sight(cells)
        for cell in (one for one in AT if cells[one] == EMPTY):
            ruled = verdict(cells, cell)
            assert (cell in sight.fives) == (ruled == "five")
            if ruled is None and cell in sight.fours:
                ends = set(sight.fours[cell])
                after = with_stone(cells, cell, Colour.BLACK.cell)
                wins = {one for one in ends if verdict(after, one) == "five"}
                assert wins == ends
                assert (len(ends) == 2) == (cell in sight.opens)
            elif ruled in KINDS and ruled == "double_four":
                assert len(sight.fours[cell]) > 1
