"""What is no legal play is refused, nothing changes, and the reason given is true.

Positions and plays are random; what is legal says the second generator (`second_plays.py`).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate, pairwise
from random import Random
from time import process_time

import pytest
from msgspec import Struct

from corr.errors import IllegalMove
from corr.games.backgammon.notation import read_play
from corr.games.backgammon.plays import plays
from corr.games.backgammon.table import act
from corr.games.backgammon.told import OWN
from corr.games.track import BAR, OFF
from tests.games.backgammon.positions import board, end_of, mine, numbers, sample
from tests.games.backgammon.second_plays import (
    MY_BAR,
    Position,
    all_home,
    dice_played,
    ends,
    steps,
)
from tests.games.backgammon.tables import ONE, TWO, asked, at, refusal
from tests.games.backgammon.written_plays import in_parts

Dice = tuple[int, int]
Ways = list[tuple[int, int]]
"""Where checkers are said to go: from and to, 25 for the bar and 0 for off."""


class Refused(Struct):
    """A play that was refused, and what was told."""

    position: Position
    dice: Dice
    ways: Ways
    error: IllegalMove

    @property
    def point(self) -> int:
        """The point that the reason names."""
        return point_named(str(self.error.params["point"]))


def point_named(name: str) -> int:
    """A point as reasons and plays name it."""
    return {"bar": BAR, "off": OFF}[name] if name in ("bar", "off") else int(name)


def no_play(chance: Random, position: Position, dice: Dice) -> Ways:
    """Ways that are likely to be no legal play: a part of one, another roll's, or any.

    Often it is one hop by the lower die.
    """
    start = board(position)
    roll = chance.choice((dice, (chance.randint(1, 6), chance.randint(1, 6))))
    found = list(plays(start, roll).values())
    ways: Ways = []
    if found and chance.random() < 0.6:
        hops = chance.choice(found)
        ways = [(hop.start, hop.end) for hop in chance.sample(hops, chance.randint(1, len(hops)))]
        if len(ways) > 1 and ways[0][1] == ways[1][0]:
            ways[:2] = [(ways[0][0], ways[1][1])]
    standing = [at for at in range(1, BAR + 1) if start.own[at]]
    if not ways and standing and chance.random() < 0.5:
        high = max(standing) if chance.random() < 0.5 else chance.choice(standing)
        return [(high, max(high - min(dice), OFF))]
    while not ways or chance.random() < 0.2:
        high = chance.choice((*standing, chance.randint(1, 24)))
        far = chance.choice((*dice, sum(dice), chance.randint(1, 6)))
        ways.append((high, max(high - far, OFF)))
    return ways


def moved(position: Position, ways: Ways) -> tuple[int, ...]:
    """The mover's own checkers after these ways, whatever the rules say of them."""
    left = list(mine(position))
    place = {BAR: 24, OFF: 25}
    for start, end in ways:
        left[place.get(start, start - 1)] -= 1
        left[place.get(end, end - 1)] += 1
    return tuple(left)


def refused(seed: int, count: int) -> Iterator[Refused]:
    """Plays that no legal play can mean, since the mover's checkers come to stand elsewhere."""
    chance = Random(seed)
    for position, dice in sample(seed, count):
        legal = ends(position, dice)
        ways = no_play(chance, position, dice)
        if not legal or moved(position, ways) in map(mine, legal):
            continue
        table = asked(board(position), dice, 12)
        with pytest.raises(IllegalMove) as caught:
            act(table, ONE, in_parts(chance, ways))
        assert numbers(table.match.board) == position
        yield Refused(position, dice, ways, caught.value)


def test_an_illegal_play_is_refused_with_two_legal_ones_in_order() -> None:
    for one in refused(seed=6, count=800):
        examples = one.error.params["examples"]
        assert isinstance(examples, tuple)
        start, legal = board(one.position), ends(one.position, one.dice)
        reached = {end_of(one.position, read_play(start, one.dice, text)) for text in examples}
        assert reached <= legal, one
        assert len(reached) == len(examples) == min(2, len(legal))
        assert list(examples) == sorted(examples, key=in_order), one
        assert one.error.params["dice"] == f"{max(one.dice)}{min(one.dice)}"


def in_order(text: str) -> list[tuple[int, int]]:
    """The order of notation: from the highest point down, each hop by its start, then its end."""
    hops = []
    for part in text.replace("*", "").split():
        way, _, times = part.rstrip(")").partition("(")
        stops = [point_named(stop) for stop in way.split("/")]
        hops += [(-high, -low) for high, low in pairwise(stops)] * int(times or 1)
    return sorted(hops)


def test_the_reason_of_a_refusal_is_true() -> None:
    codes: Counter[str] = Counter()
    for one in refused(seed=7, count=2500):
        codes[one.error.code] += 1
        assert set(one.error.params) == set(OWN.reasons[one.error.code]), one
        assert TRUE[one.error.code](one), one
    assert set(codes) == set(TRUE), codes
    assert min(codes.values()) >= 3, codes


def waits_on_the_bar(one: Refused) -> bool:
    """More checkers are on the bar than the play enters, or one goes on before all are in."""
    entering = [BAR - end for start, end in one.ways if start == BAR]
    return one.position[MY_BAR] > len(entering)


def is_closed(one: Refused) -> bool:
    """The other has two or more on the point, and a checker of the play would come there."""
    between = [one.point < start and one.point >= end for start, end in one.ways]
    return one.position[one.point - 1] <= -2 and any(between)


def has_to_be_the_higher(one: Refused) -> bool:
    """Either die can be played and not both."""
    alone = all(set(steps(one.position, die)) for die in one.dice)
    return alone and dice_played(one.position, one.dice) == 1


def can_play_more(one: Refused) -> bool:
    """More dice can be played than the play has, as many as are told."""
    told = one.error.params
    return told["most"] == dice_played(one.position, one.dice) > int(str(told["used"]))


def is_empty(one: Refused) -> bool:
    """None of the mover's checkers is there, and none comes there."""
    return not board(one.position).own[one.point] and one.point not in [end for _, end in one.ways]


def is_not_home(one: Refused) -> bool:
    """A checker is to be borne off, and another one stays outside the home board."""
    outside = sum(mine(one.position)[6:25])
    coming = sum(start > 6 >= end for start, end in one.ways)
    return not all_home(one.position) and outside > coming and OFF in [end for _, end in one.ways]


def sums(dice: Dice) -> set[int]:
    """How far one checker may come."""
    one, other = dice
    return {one, other, one + other} if one != other else set(accumulate([one] * 4))


def is_no_roll(one: Refused) -> bool:
    """A way is as long as no die and no sum of dice; off, longer than all of them."""
    far = sums(one.dice)
    return any(start - end not in far if end else start > max(far) for start, end in one.ways)


def is_not_the_highest(one: Refused) -> bool:
    """A checker is to be borne off by more than its last hop needs; another is farther back."""
    for start, end in one.ways:
        last = start
        while last > max(one.dice):
            last -= min(one.dice)
        others = sum(mine(one.position)[last:25]) - (start > last)
        if end == OFF and start not in sums(one.dice) and others > 0:
            return True
    return False


def is_for_several(one: Refused) -> bool:
    """It is several ways that cannot all be gone: with one alone it would be another reason."""
    return len(one.ways) > 1


TRUE: Mapping[str, Callable[[Refused], bool]] = {
    "bar_first": waits_on_the_bar,
    "blocked": is_closed,
    "higher_die": has_to_be_the_higher,
    "play_more": can_play_more,
    "no_checker": is_empty,
    "not_home": is_not_home,
    "not_the_roll": is_no_roll,
    "not_the_highest": is_not_the_highest,
    "not_together": is_for_several,
}
"""What must be so where a reason is given."""


@pytest.mark.parametrize(
    ("own", "other", "dice", "play", "code"),
    [
        ({24: 2, 13: 13}, {7: 2, 6: 2, 1: 11}, (6, 5), "24/13", "blocked"),
        ({24: 2, 13: 13}, {7: 2, 1: 13}, (6, 5), "24/18 13/8", "blocked"),
        ({24: 2, 13: 13}, {7: 2, 1: 13}, (3, 3), "24/15 13/10", "blocked"),
        ({25: 2, 13: 13}, {1: 15}, (5, 2), "bar/18", "bar_first"),
        ({25: 2, 13: 13}, {1: 15}, (5, 2), "bar/20 13/11", "bar_first"),
        ({25: 2, 13: 13}, {1: 15}, (5, 2), "bar/22 bar/23", "not_the_roll"),
        ({6: 1, 3: 2}, {1: 15}, (5, 4), "3/off", "not_the_highest"),
        ({8: 1, 6: 1, 3: 1}, {1: 15}, (6, 2), "8/6 3/off", "not_the_highest"),
        ({8: 2, 6: 1}, {1: 15}, (6, 3), "8/5 6/off", "not_home"),
        ({8: 1, 7: 1}, {1: 15}, (6, 2), "8/off", "not_home"),
        ({13: 2, 6: 13}, {1: 15}, (5, 2), "13/8 13/8", "not_together"),
        ({13: 2, 6: 13}, {20: 1, 1: 14}, (5, 2), "13/8* 6/4", "nothing_hit"),
        ({13: 2, 6: 13}, {17: 1, 1: 14}, (5, 2), "13/8* 6/4*", "nothing_hit"),
    ],
)
def test_reasons(
    own: dict[int, int], other: dict[int, int], dice: Dice, play: str, code: str
) -> None:
    assert refusal(at((own, other), dice=dice), ONE, play) == code


def test_of_two_stars_the_false_one_is_named() -> None:
    for blot, false in ((17, "4"), (21, "8")):
        table = at(({13: 2, 6: 13}, {blot: 1, 1: 14}), dice=(5, 2))
        with pytest.raises(IllegalMove) as caught:
            act(table, ONE, "13/8* 6/4*")
        assert caught.value.params["point"] == false


def test_the_other_sides_numbers_are_refused() -> None:
    table = at(turn=TWO, dice=(5, 2))
    assert refusal(table, TWO, "12/17 1/3") == "not_a_move"
    assert not refusal(table, TWO, "13/8 24/22")


def test_a_line_of_many_ways_is_refused_at_once() -> None:
    """Whatever somebody writes, nobody else's letter waits for it."""
    table = at(({13: 3, 12: 2, 11: 2, 10: 2, 9: 2, 8: 2, 7: 2}, {1: 15}), dice=(1, 1))
    ways = [f"{start}/{end}" for start in range(13, 6, -1) for end in range(1, 7)]
    begun = process_time()
    assert refusal(table, ONE, " ".join(ways[:36])) == "not_the_roll"
    assert process_time() - begun < 1
