"""What a search has found out, taken out of it: the proof, or how a defence escapes."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from corr.games.renju.board import AT, with_stone
from corr.games.renju.endings import decision
from corr.games.renju.proof_search import Node, Search
from corr.games.rules import Move


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Attack:
    """A move of the attacker and all defences that do not lose at once, each with its answer.

    The same position has the same attack wherever it comes up, so that a tree is small though
    its branches are many. Without `replies` it is decided, by `ends`: it makes a `five`, or can
    be completed to `fives` in two ways; its one completion is `forbidden` to the defender; or
    nothing stops its `threat` of an open four. `plies` are the moves of the longest branch.
    """

    move: Move
    replies: tuple[tuple[Move, "Attack"], ...]
    ends: str
    plies: int


def proof_tree(node: Node) -> Attack:
    """The proof of a position of the attacker that is proved: one answer to every defence."""
    return _attack(node, {})


def _attack(node: Node, known: dict[int, Attack]) -> Attack:
    if (found := known.get(node.key)) is not None:
        return found
    cell, after = next(one for one in node.children or () if one[1].proved)
    replies = tuple(
        (_move(defence), _attack(answer, known)) for defence, answer in after.children or ()
    )
    attack = known[node.key] = Attack(
        move=_move(cell),
        replies=replies,
        ends=after.why,
        plies=1 + max((1 + answer.plies for _, answer in replies), default=0),
    )
    return attack


def longest_branch(tree: Attack) -> tuple[Move, ...]:
    """The moves of the longest branch, up to where it is decided."""
    moves = [tree.move]
    while tree.replies:
        defence, tree = max(tree.replies, key=lambda reply: reply[1].plies)
        moves += [defence, tree.move]
    return tuple(moves)


def tree_data(tree: Attack) -> list[dict[str, object]]:
    """The proof in JSON's own types: its attacks, the first one first, replies by their places.

    Whoever doubts it can replay it: every defence that is not among the replies loses at once.
    """
    attacks = list(_attacks(tree))
    places = {id(attack): place for place, attack in enumerate(attacks)}
    return [
        {
            "move": attack.move,
            "replies": {defence: places[id(answer)] for defence, answer in attack.replies},
            "ends": attack.ends,
        }
        for attack in attacks
    ]


def attacks_in(tree: Attack) -> int:
    """How many different positions the proof answers."""
    return sum(1 for _ in _attacks(tree))


def _attacks(tree: Attack) -> Iterator[Attack]:
    """Every attack of a proof once, an attack before what follows only from it."""
    seen, waiting = {id(tree)}, [tree]
    for attack in waiting:
        yield attack
        for _, answer in attack.replies:
            if id(answer) not in seen:
                seen.add(id(answer))
                waiting.append(answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """Where a line is left: `path` up to the defence in question, `beyond` how it may go on.

    `why` says what has ended it there: the defender's `five`; `fives`, two points of the
    defender where one makes a five; the attacker's only answer, `answer`, is `forbidden`, and
    `detail` the kind; the defender is `free`, nothing threatens; the attacker has `nothing`, no
    four and no three, left.
    """

    path: tuple[Move, ...]
    beyond: tuple[Move, ...]
    why: str
    answer: str = ""
    detail: str = ""


def escape(search: Search, cells: bytes, line: Sequence[int]) -> Way:
    """The defence that escapes from a line that fails, and one way in which it does."""
    node, path = search.root, list[int]()
    ways = list[int]()
    while node.children:
        expected = _expected(line, ways)
        failed = [one for one in node.children if one[1].failed]
        # A defence that the claim has not thought of says more than a later one.
        cell, child = min(failed, key=lambda one: one[0] == expected and not node.attack)
        if not node.attack and not path and cell != expected:
            path = [*ways, cell]
        ways.append(cell)
        cells, node = with_stone(cells, cell, search.stone(node)), child
    path = path or ways
    way = Way(path=_moves(path), beyond=_moves(ways[len(path) :]), why=node.why)
    if node.why != "forbidden":
        return way
    (cell,) = search.defender.fives(cells)
    ruled = decision(cells, cell, search.attacker.colour)
    return replace(way, answer=_move(cell), detail=ruled.detail if ruled else "")


def unsolved(search: Search, line: Sequence[int]) -> tuple[Move, ...]:
    """The way to the defence that was being looked at when the search ended."""
    node, ways = search.root, list[int]()
    while node.children:
        cell, node = min(
            (one for one in node.children if not one[1].proved), key=lambda one: one[1].other
        )
        expected = _expected(line, ways)
        ways.append(cell)
        if cell != expected:
            break
    return _moves(ways)


def _expected(line: Sequence[int], ways: Sequence[int]) -> int:
    """What the line plays next, 0 at its end or off it."""
    on_it = len(ways) < len(line) and list(ways) == list(line[: len(ways)])
    return line[len(ways)] if on_it else 0


def _move(cell: int) -> Move:
    return Move(str(AT[cell]))


def _moves(cells: Iterable[int]) -> tuple[Move, ...]:
    return tuple(map(_move, cells))
