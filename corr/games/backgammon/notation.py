"""Plays as people write them, and as records do (backgammon.md 5).

`24/18 13/11`, `bar/20`, `6/off`, `8/5*`, `6/4(2)`, `24/18/13`, in any order; also with commas,
`and` or `then` between, with `-` or an arrow for the stroke, capitals, `b/20`, `25/20`, `6/o`,
`6/0`, `6/4 x2`, and `24/13` for several dice.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise

from msgspec import Struct

from corr.errors import IllegalMove, NotAMove
from corr.games.backgammon.board import HOME, Board, hopped, hopping
from corr.games.backgammon.plays import Dice, Play, dice_of, plays
from corr.games.track import BAR, OFF, POINTS, Hop

_POINT = r"(?:bar|off|b|o|[0-9]{1,2})"
_PART = re.compile(
    rf"{_POINT}(?:\s*[/-]\s*{_POINT}\s?\*?)+\s?(?:\([1-4]\)\*?)?", re.ASCII | re.IGNORECASE
)
_BETWEEN = r"(?:\s*[,;&+]\s*|\s+)(?:and\s+)?(?:then\s+)?"
_PLAY = re.compile(rf"{_PART.pattern}(?:{_BETWEEN}{_PART.pattern})*", _PART.flags)
_ARROW = re.compile(r"(?<=[0-9a-z*])\s?(?:[-=]?>|→|\\)\s?(?=[0-9bo])", re.IGNORECASE)
_TIMES = re.compile(r"(?<=[0-9a-z*])\s?[x×]\s?([1-4])(?![\d/-])", re.IGNORECASE)
_STOP = re.compile(r"(?<!\()[0-9]{1,2}", re.ASCII)
_LONGEST = 200
"""Of a text that is read as a play, in characters: four parts take less than half."""
_KEPT = 2_000
"""So many plays are kept as they were read: whoever replays a match reads each of them again."""
_WORDS = {"bar": BAR, "b": BAR, "off": OFF, "o": OFF}


class Way(Struct, frozen=True):
    """From one point to another, with what is claimed to be hit there."""

    start: int
    end: int
    hit: bool

    def __str__(self) -> str:
        return f"{_named(self.start)}/{_named(self.end)}"


def is_play(text: str) -> bool:
    """Whether a text has the form of a play of any roll: all its points go down.

    >>> [is_play(text) for text in ("24/18 13/11", "b-20, 6/o(2)", "13/17", "8 / 5 *", "8/5 ok")]
    [True, True, False, True, False]
    >>> [is_play(text) for text in ("24/18 and 13/11", "24→18, 13->11", "6/4 x2", "6/4 x5")]
    [True, True, True, False]
    """
    return ways_of(text) is not None


def ways_of(text: str) -> tuple[Way, ...] | None:
    """The ways of a play, from stop to stop; None if it has not the form of one."""
    return _ways_of(text) if len(text) <= _LONGEST else None


@lru_cache(maxsize=_KEPT)
def _ways_of(text: str) -> tuple[Way, ...] | None:
    text = _TIMES.sub(r"(\1)", _ARROW.sub("/", text.strip()))
    if not _PLAY.fullmatch(text):
        return None
    found = list[Way]()
    for part in _PART.findall(text):
        body, _, times = part.partition("(")
        stops = [stop.strip() for stop in re.split(r"[/-]", body)]
        points = [_point(stop) for stop in stops]
        if any(high <= low for high, low in pairwise(points)):
            return None
        if points[0] > BAR or points[-1] > POINTS:
            return None
        ways = [
            Way(high, low, stop.endswith("*"))
            for (high, low), stop in zip(pairwise(points), stops[1:], strict=True)
        ]
        if times.endswith("*"):
            ways[-1] = Way(ways[-1].start, ways[-1].end, hit=True)
        found += ways * (int(times[0]) if times else 1)
    return tuple(found)


def turned(text: str) -> str:
    """A play whose points all go up, as the same checkers go by the other side's numbers.

    "" for any other text: somebody may have counted from the opponent's side.

    >>> turned("12/16, 19/20*"), turned("13/8 24/22"), turned("12/16 6/5"), turned("5/30")
    ('13/9 6/5*', '', '', '')
    """
    text = _TIMES.sub(r"(\1)", _ARROW.sub("/", text.strip()))
    if len(text) > _LONGEST or not _PLAY.fullmatch(text):
        return ""
    points = [
        [_point(stop) for stop in re.split(r"[/-]", part.partition("(")[0])]
        for part in _PART.findall(text)
    ]
    if not all(low < high <= POINTS and low for part in points for low, high in pairwise(part)):
        return ""
    parts = (part.replace("-", "/").replace(" ", "") for part in _PART.findall(text))
    return " ".join(_STOP.sub(lambda at: f"{BAR - int(at[0])}", part) for part in parts)


def _point(stop: str) -> int:
    name = stop.rstrip("* ").lower()
    return _WORDS[name] if name in _WORDS else int(name)


def read_play(board: Board, dice: Dice, text: str) -> Play:
    """The legal play of `own` that a text means.

    Raises NotAMove for a text that is none, IllegalMove for a play that cannot be made: why, and
    two legal ones, the first in the order of notation.
    """
    if len(text) > _LONGEST:
        raise NotAMove("not_a_move", text=text)
    return _read_play(board, dice, text)


@lru_cache(maxsize=_KEPT)
def _read_play(board: Board, dice: Dice, text: str) -> Play:
    ways = ways_of(text)
    if ways is None:
        raise NotAMove("not_a_move", text=text)
    starred = {way.end for way in ways if way.hit}
    read = dict[Board, Play]()
    unhit = set[int]()
    for after, hops in _played(board, dice_of(dice), ways):
        if missed := starred - {hop.end for hop in hops if hop.hit}:
            unhit = unhit or missed
        elif len(hops) > len(read.get(after, ())):
            read[after] = hops
    # All dice played are as many as can be; fewer have to be compared with the other plays.
    found = [hops for hops in read.values() if len(hops) == len(dice_of(dice))]
    if len(found) == 1:
        return found[0]
    legal = plays(board, dice)
    found = found or [hops for after, hops in read.items() if after in legal]
    if len(found) == 1:
        return found[0]
    if found:
        readings = sorted(written(board, dice, hops) for hops in found)
        raise IllegalMove("several_ways", text=text.strip(), readings=tuple(readings))
    code, params = _why(board, dice, ways, legal, read=tuple(read.values()), unhit=unhit)
    raise IllegalMove(code, dice=told(dice), examples=first_two(board, legal), **params)


def may_begin(board: Board, dice: Dice, text: str) -> bool:
    """Whether a text is a legal play, or leaves more of one to be played.

    >>> from corr.games.backgammon.board import START
    >>> [may_begin(START, (5, 2), text) for text in ("13/8 24/22", "13/8", "20/19", "roll")]
    [True, True, False, False]
    """
    try:
        read_play(board, dice, text)
    except IllegalMove as error:
        return error.code in ("several_ways", "play_more")
    except NotAMove:
        return False
    return True


def told(dice: Dice) -> str:
    """A roll as it is written, the higher die first: `52`."""
    return f"{max(dice)}{min(dice)}"


def _played(
    board: Board, dice: tuple[int, ...], ways: tuple[Way, ...]
) -> Iterator[tuple[Board, Play]]:
    """The boards to which a checker on each way leads, hop by hop in any order, with the hops."""
    seen = set[object]()

    def on(
        now: Board, left: tuple[int, ...], open_ways: tuple[Way, ...], hops: Play
    ) -> Iterator[tuple[Board, Play]]:
        if not open_ways:
            yield now, hops
            return
        key = (now, left, open_ways)
        if key in seen or len(open_ways) > len(left):
            return
        seen.add(key)
        for at, way in enumerate(open_ways):
            rest = (*open_ways[:at], *open_ways[at + 1 :])
            for die in dict.fromkeys(left):
                hop = hopping(now, way.start, die)
                if hop is None or hop.end < way.end:
                    continue
                still = (
                    tuple(sorted((*rest, Way(hop.end, way.end, way.hit)), key=_order))
                    if (hop.end > way.end)
                    else rest
                )
                fewer = list(left)
                fewer.remove(die)
                yield from on(hopped(now, hop), tuple(fewer), still, (*hops, hop))

    yield from on(board, dice, tuple(sorted(ways, key=_order)), ())


def _order(way: Way) -> tuple[int, int, bool]:
    return (-way.start, -way.end, way.hit)


def _why(
    board: Board,
    dice: Dice,
    ways: tuple[Way, ...],
    legal: Mapping[Board, Play],
    *,
    read: Sequence[Play],
    unhit: Collection[int],
) -> tuple[str, dict[str, object]]:
    """Why a play cannot be made, as a reason with its parameters.

    `read` are the plays that it means and that leave too much undone, `unhit` the points where it
    claims to hit and does not.
    """
    if read:
        used, most = len(read[0]), len(next(iter(legal.values())))
        if used < most:
            return "play_more", {"used": used, "most": most}
        return "higher_die", {"die": max(dice)}
    if unhit:
        return "nothing_hit", {"point": _named(min(unhit))}
    reached = {at for at in range(BAR + 1) if board.own[at]} | {way.end for way in ways}
    for way in ways:
        if way.start not in reached:
            return "no_checker", {"part": str(way), "point": _named(way.start)}
    if board.own[BAR] > sum(way.start == BAR for way in ways):
        farther = _sums(dice) - {*dice}
        for way in ways:
            if way.start != BAR or BAR - way.end in farther:
                return "bar_first", {"part": str(way)}
    for way in ways:
        if way.end == OFF and (code := _why_not_off(board, dice, ways, way)):
            return code, {"part": str(way)}
        if way.end != OFF and way.start - way.end not in _sums(dice):
            return "not_the_roll", {"part": str(way)}
        if closed := _closed(board, dice, way):
            return "blocked", {"part": str(way), "point": _named(closed)}
    return "not_together", {"text": " ".join(map(str, ways))}


def _sums(dice: Dice) -> set[int]:
    """How far the dice may bring one checker."""
    left = dice_of(dice)
    return {*left, *accumulate(left)}


def _why_not_off(board: Board, dice: Dice, ways: Sequence[Way], way: Way) -> str:
    """Why a checker cannot be borne off, also after all other ways of a play; "" if it can."""
    if sum(board.own[HOME + 1 :]) > sum(way.start > HOME >= way.end for way in ways):
        return "not_home"
    if way.start > max(_sums(dice)):
        return "not_the_roll"
    if way.start in _sums(dice):
        return ""
    last = way.start
    while last > max(dice):
        last -= min(dice)
    passing = sum(one.start > last >= one.end for one in ways)
    return "not_the_highest" if sum(board.own[last + 1 :]) > passing else ""


def _closed(board: Board, dice: Dice, way: Way) -> int:
    """A closed point where a checker would have to stop on its way, or end; `OFF` if none is."""
    closed = OFF
    for order in (dice_of(dice), dice_of(dice)[::-1]):
        at = way.start
        for die in order:
            at = max(at - die, OFF)
            if at < way.end:
                break
            if at != OFF and board.other[BAR - at] > 1:
                closed = closed or at
                break
            if at == way.end:
                return OFF
    return closed


def _named(point: int) -> str:
    return {BAR: "bar", OFF: "off"}.get(point, f"{point}")


def first_two(board: Board, legal: Mapping[Board, Play]) -> tuple[str, ...]:
    """Two legal plays, the first in the order of notation: from the highest points down."""
    texts = sorted((_sorted(hops), hops) for hops in legal.values())
    return tuple(_grouped(_chains(hops), stops=True) for _, hops in texts[:2])


def first_way(board: Board, dice: Dice) -> str:
    """The first legal play in the order of notation, as the record writes it; "" for none.

    >>> from corr.games.backgammon.board import START
    >>> first_way(START, (5, 3))
    '24/16'
    """
    legal = plays(board, dice)
    return written(board, dice, min(legal.values(), key=_sorted)) if legal else ""


def every_way(board: Board, dice: Dice, most: int) -> tuple[str, ...]:
    """Every different play as the record writes it, in the order of notation.

    None at all if there are more than `most`.
    """
    legal = plays(board, dice)
    if len(legal) > most:
        return ()
    ways = sorted((_sorted(hops), hops) for hops in legal.values())
    return tuple(written(board, dice, hops) for _, hops in ways)


def begun(hop: Hop) -> str:
    """The first hop of a play, as an answer begins that goes on with the rest.

    >>> begun(Hop(start=25, end=20, hit=True))
    'bar/20* '
    """
    return f"{_named(hop.start)}/{_named(hop.end)}{'*' if hop.hit else ''} "


def _sorted(play: Play) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((-hop.start, -hop.end) for hop in play))


def written(board: Board, dice: Dice, play: Play) -> str:
    """A play in the record's words, the shortest that means it alone: `24/13`, `24/18*/13`.

    Ways come from the highest point down. A stop is named where something is hit there, or where
    another order of the dice would come to another board.

    >>> from corr.games.backgammon.board import START
    >>> written(START, (6, 5), (Hop(start=24, end=18), Hop(start=18, end=13)))
    '24/13'
    """
    chains = _chains(play)
    return _grouped(chains, stops=any(_other_way(board, dice, chain) for chain in chains))


def _other_way(board: Board, dice: Dice, chain: Sequence[Hop]) -> bool:
    """Whether the dice of one checker in their other order would hit where this order does not."""
    if dice[0] == dice[1] or len(chain) < 2 or chain[0].hit:
        return False
    first = chain[0].start - chain[0].end
    around = hopping(board, chain[0].start, dice[dice[0] == first])
    return around is not None and around.hit


def _chains(play: Play) -> tuple[tuple[Hop, ...], ...]:
    """The hops of a play put together into ways, those from the highest point first."""
    left = sorted(play, key=lambda hop: (-hop.start, -hop.end, not hop.hit))
    chains = list[tuple[Hop, ...]]()
    while left:
        chain = [left.pop(0)]
        while follow := next((hop for hop in left if hop.start == chain[-1].end), None):
            chain.append(follow)
            left.remove(follow)
        chains.append(tuple(chain))
    return tuple(chains)


def _grouped(chains: Sequence[Sequence[Hop]], *, stops: bool) -> str:
    """Equal ways once, with how many there are behind them; what only the first of them hits
    is told of all.
    """
    counted = dict[tuple[tuple[int, bool], ...], int]()
    for chain in chains:
        key = ((chain[0].start, False), *((hop.end, hop.hit) for hop in chain))
        plain = next(
            (known for known in counted if [at for at, _ in known] == [at for at, _ in key]), key
        )
        counted[plain] = counted.get(plain, 0) + 1
    texts = []
    for way, times in counted.items():
        last = len(way) - 1
        text = "/".join(
            f"{_named(at)}{'*' if hit else ''}"
            for number, (at, hit) in enumerate(way)
            if number in (0, last) or hit or stops
        )
        texts.append(f"{text}({times})" if times > 1 else text)
    return " ".join(texts)
