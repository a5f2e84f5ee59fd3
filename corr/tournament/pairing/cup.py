"""Cups: the draw, what has been decided, what is to be played (tournaments.md §6, R27/G26)."""

import enum
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import timedelta
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.tournament.pairing.match_play import MatchGame, MatchTerms, Until, match_state
from corr.tournament.pairing.pairing import Lots, match_colours
from corr.tournament.scoring.scoring_games import ZERO, Score, TableGame, by_pair
from corr.tournament.spec.clock_terms import DAY, half
from corr.tournament.wording import listed, ordinal

# -- the draw of a cup ----


class PlayFor(enum.StrEnum):
    """The places that are played for; losers of other matches share theirs."""

    FIRST = "first"
    THIRD = "third"
    ALL = "all"


class Cup(Struct, frozen=True, kw_only=True):
    """A drawn cup. Neighbours in `slots` meet in round 1, their winners in round 2, and so on.

    A slot with `None` is a bye: who stands beside it goes on without playing. `seed` also gives
    the colours of every match's first game. With a `consolation` who loses early plays on [T33e].
    """

    slots: tuple[str | None, ...]
    seed: str
    games_per_match: int = 1
    play_for: PlayFor = PlayFor.FIRST
    consolation: bool = False

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody in the cup, in the order of the slots."""
        return tuple(player for player in self.slots if player is not None)

    @property
    def rounds(self) -> int:
        """How many rounds there are, those of a consolation apart."""
        return (len(self.slots) - 1).bit_length()

    @property
    def free(self) -> frozenset[str]:
        """Who has a bye in the first round."""
        pairs = zip(self.slots[::2], self.slots[1::2], strict=True)
        return frozenset(one or other or "" for one, other in pairs if None in (one, other))


def bracket(
    order: Sequence[str],
    *,
    seeded: bool,
    seed: str,
    top: int | None = None,
    games_per_match: int = 1,
    play_for: PlayFor = PlayFor.FIRST,
    consolation: bool = False,
) -> Cup:
    """A cup of the players in `order`, the strongest first if it is `seeded`.

    The seeded stand so that the best two can meet in the final only, the best four in the
    semifinals and so on: of sixteen, 1 meets 16 and then the winner of 8 and 9. `top` is how many
    of `order` are seeded, all unless given; the others draw lots from `seed` for the numbers that
    are left [T33a]. Byes go to the numbers that would meet one above the number of players: to
    the highest seeded, then by lot. Raises ArbiterError with every fault.

    >>> bracket("abcde", seeded=True, seed="").slots
    ('a', None, 'd', 'e', 'b', None, 'c', None)
    """
    best = (len(order) if top is None else top) if seeded else 0
    faults = _faults(order, best, games_per_match)
    if faults:
        raise ArbiterError(*faults)
    numbered = (*order[:best], *Lots(seed).shuffled(order[best:]))
    size = 1 << (len(order) - 1).bit_length()
    return Cup(
        slots=tuple(
            numbered[number - 1] if number <= len(numbered) else None for number in seats(size)
        ),
        seed=seed,
        games_per_match=games_per_match,
        play_for=play_for,
        consolation=consolation,
    )


def seats(size: int) -> tuple[int, ...]:
    """The seeded numbers in the order of the slots; `size` is a power of two.

    >>> seats(8)
    (1, 8, 4, 5, 2, 7, 3, 6)
    """
    numbers: tuple[int, ...] = (1,)
    while len(numbers) < size:
        both = 2 * len(numbers) + 1
        numbers = tuple(each for number in numbers for each in (number, both - number))
    return numbers


def _faults(order: Sequence[str], best: int, games_per_match: int) -> list[str]:
    faults = []
    twice = [player for player, count in Counter(order).items() if count > 1]
    if len(order) < 2:
        faults.append(f"a cup has at least two players, not {len(order)}")
    if twice:
        faults.append(f"in the cup more than once: {listed(twice)}")
    if not 0 <= best <= len(order):
        faults.append(f"{best} cannot be seeded, there are {len(order)} players")
    if games_per_match < 1:
        faults.append(f"a match has at least one game, not {games_per_match}")
    return faults


# -- how a drawn match of a cup is played again (tournaments.md §6, R27/G26, [T27]) ----


LEAST_MINUTES = Fraction(5)
"""Over the board no replay has less for a player (R27)."""


class ReplayTerms(Struct, frozen=True, kw_only=True):
    """One replay game: its thinking time, and who opens.

    Over the board it is `minutes` a player; in correspondence `per_move` with `reserve`, both in
    whole days, and `reserve` is `None` if the matches have none.
    """

    number: int
    black: str
    white: str
    minutes: Fraction | None = None
    per_move: timedelta | None = None
    reserve: timedelta | None = None


def replay_minutes(
    minutes: Fraction, *, replays: int, last_black: str, last_white: str
) -> tuple[ReplayTerms, ...]:
    """The first `replays` replays over the board, each at half the time of the one before.

    `last_black` opened the last game of the match; the colours turn every time.

    >>> [str(each.minutes) for each in replay_minutes(Fraction(30), replays=3, last_black="a",
    ...                                               last_white="b")]
    ['15', '15/2', '5']
    """
    terms = []
    for number, black, white in _turned(replays, last_black, last_white):
        minutes = max(LEAST_MINUTES, minutes / 2)
        terms.append(ReplayTerms(number=number, black=black, white=white, minutes=minutes))
    return tuple(terms)


def replay_terms(
    per_move: timedelta,
    reserve: timedelta | None,
    *,
    replays: int,
    last_black: str,
    last_white: str,
) -> tuple[ReplayTerms, ...]:
    """The first `replays` replays by correspondence, each at half the days of the one before.

    Days are rounded up to whole ones, so that there is at least one [T27].

    >>> [each.per_move.days for each in replay_terms(timedelta(days=5), None, replays=4,
    ...                                              last_black="a", last_white="b")]
    [3, 2, 1, 1]
    """
    terms = []
    for number, black, white in _turned(replays, last_black, last_white):
        per_move = max(DAY, half(per_move))
        reserve = half(reserve)
        terms.append(
            ReplayTerms(
                number=number, black=black, white=white, per_move=per_move, reserve=reserve
            )
        )
    return tuple(terms)


def _turned(replays: int, last_black: str, last_white: str) -> Iterator[tuple[int, str, str]]:
    for number, (black, white) in enumerate(match_colours(last_white, last_black, replays), 1):
        yield number, black, white


# -- what has been decided in a cup and what is to be played ----
# Everything follows from the draw and the results alone, each time anew: a corrected result needs
# nothing but to be counted.


class Empty(enum.IntEnum):
    """A slot without a player; where two meet, the one of the lower number goes on."""

    VACANT = 1
    """Both players of the match before have lost it: the better place stays empty."""
    BYE = 2
    """Nobody was drawn there."""
    GONE = 3
    """Both players of the match before have lost it, and neither plays on for a lower place."""
    UNKNOWN = 4
    """The match before is not decided."""


Slot: TypeAlias = str | Empty


class How(enum.StrEnum):
    """How a match was decided, or that it is not."""

    UNDECIDED = "undecided"
    GAMES = "games"
    REPLAY = "replay"
    WALKOVER = "walkover"
    """One side withdrew, or both."""
    DECISION = "decision"
    """The arbiter decided it."""
    NOBODY = "nobody"
    """Nobody scored, so that both have lost [T33c]."""
    BYE = "bye"
    """There was nobody to meet."""


class CupGame(Struct, frozen=True, kw_only=True):
    """A game to be begun: of which match, which game of it, and which replay (0 for none)."""

    round: int
    first: int
    match: int
    game: int
    replay: int
    black: str
    white: str


class CupMatch(Struct, frozen=True, kw_only=True):
    """One match, in a round of those who compete for the places from `first` to `last`.

    One of the `consolation` is for the places below those of who won a match. `points` are those
    of the agreed games, `replays` how many replays have been begun. `winner` is `None` while it is
    undecided, if both lost, and where nobody stands. `scored` are the points of both sides in a
    match to points that was one game.
    """

    round: int
    first: int
    last: int
    number: int
    sides: tuple[Slot, Slot]
    how: How = How.UNDECIDED
    winner: str | None = None
    points: tuple[Fraction, Fraction] = (ZERO, ZERO)
    replays: int = 0
    due: tuple[CupGame, ...] = ()
    consolation: bool = False
    scored: tuple[int, int] | None = None

    @property
    def decided(self) -> bool:
        """Whether it is known who goes on."""
        return self.how is not How.UNDECIDED

    @property
    def players(self) -> tuple[str, ...]:
        """The sides that are players."""
        return tuple(side for side in self.sides if isinstance(side, str))

    @property
    def size(self) -> int:
        """How many places this round of the match is about."""
        return self.last - self.first + 1

    @property
    def middle(self) -> int:
        """The best place that a loser can get."""
        return self.first + self.size // 2

    @property
    def upper(self) -> Slot:
        """Who goes on to play for the better half of the places."""
        return self._ways[0]

    @property
    def lower(self) -> Slot:
        """Who goes on to play for the worse half, where it is played for."""
        return self._ways[1]

    @property
    def _ways(self) -> tuple[Slot, Slot]:
        one, other = self.sides
        if not self.decided:
            return Empty.UNKNOWN, Empty.UNKNOWN
        if self.winner is not None:
            return self.winner, other if one == self.winner else one
        if isinstance(one, Empty) and isinstance(other, Empty):
            return min(one, other), max(one, other)
        return Empty.VACANT, Empty.GONE


class CupState(Struct, frozen=True, kw_only=True):
    """All matches of a cup by round and the places at stake, and what is due in them.

    `stray` are games of pairs who do not meet: left over from before a result was corrected.
    """

    cup: Cup
    matches: tuple[CupMatch, ...]
    stray: tuple[TableGame, ...]
    withdrawn: frozenset[str] = frozenset()

    @property
    def due(self) -> tuple[CupGame, ...]:
        """The games that can begin now, in all rounds."""
        return tuple(game for match in self.matches for game in match.due)

    @property
    def over(self) -> bool:
        """Whether everything is decided."""
        return all(match.decided for match in self.matches)

    @property
    def final(self) -> CupMatch:
        """The match for first place."""
        return next(m for m in self.matches if m.round == self.cup.rounds and m.first == 1)


def cup_state(
    cup: Cup,
    games: Sequence[TableGame],
    *,
    withdrawn: Collection[str] = (),
    decisions: Mapping[frozenset[str], str | None] | None = None,
) -> CupState:
    """The cup after `games`, of which those of one pair are in the order of play.

    A pair meets in one match at most, so that a game needs no other mark; those after the agreed
    number are replays. Who withdrew loses every match that is not decided; all results stand
    (16.3). `decisions` are the arbiter's, by pair: the winner, or `None` if both have lost.
    """
    known = _Known(by_pair(games), frozenset(withdrawn), decisions or {})
    matches: list[CupMatch] = []
    groups: dict[int, list[Slot]] = {1: [slot or Empty.BYE for slot in cup.slots]}
    for number in range(1, cup.rounds + 1):
        following: dict[int, list[Slot]] = {}
        for first, slots in sorted(groups.items()):
            played = _group(cup, number, first, slots, known)
            matches += played
            if len(slots) > 2:
                following[first] = [match.upper for match in played]
            if has_lower(cup, first, len(slots)):
                following[first + len(slots) // 2] = [match.lower for match in played]
        groups = following
    if cup.consolation:
        matches += _consolation(cup, matches, known)
        matches.sort(key=lambda match: (match.round, match.first, match.number))
    met = {frozenset(match.players) for match in matches}
    stray = tuple(game for game in games if frozenset((game.black, game.white)) not in met)
    return CupState(cup=cup, matches=tuple(matches), stray=stray, withdrawn=known.withdrawn)


def has_lower(cup: Cup, first: int, size: int) -> bool:
    """Whether the losers of a round of `size` players for `first` and below play on."""
    if size == 2:
        return False
    third = cup.play_for is PlayFor.THIRD and first == 1 and size == 4
    return third or cup.play_for is PlayFor.ALL


class _Known(Struct, frozen=True):
    """What is known about the matches."""

    games: Mapping[frozenset[str], Sequence[TableGame]]
    withdrawn: frozenset[str]
    decisions: Mapping[frozenset[str], str | None]


# -- the consolation [T33e] ----
# Whose first match is lost in round 1, or in round 2 after a bye, plays on. Neighbours meet: the
# losers of two matches whose winners meet in round 2, or the loser of one and who, free in round
# 1, lost to its winner. So a corrected result moves only who hangs on it.


def falls(cup: Cup, match: CupMatch, player: str) -> bool:
    """Whether who loses a match plays on in the consolation."""
    if not cup.consolation or match.consolation or match.first > 1 or match.size == 2:
        return False
    if has_lower(cup, match.first, match.size):
        return False
    return match.round == 1 or (match.round == 2 and player in cup.free)


def _consolation(cup: Cup, main: Sequence[CupMatch], known: _Known) -> list[CupMatch]:
    """The matches of the consolation, in which each round begins when those before it are over."""
    opening = [match for match in main if match.round == 1]
    if len(cup.slots) < 4 or has_lower(cup, 1, len(cup.slots)):
        return []
    second = {match.number: match for match in main if match.round == 2 and match.first == 1}
    matches, level = list[CupMatch](), list[tuple[Slot, int]]()
    for number, (one, other) in enumerate(zip(opening[::2], opening[1::2], strict=True), 1):
        sides, after = _fallen(cup, one, other, second[number])
        if sides is None:
            level.append((_late(cup, second[number]), after))
            continue
        level.append(_in_consolation(cup, known, matches, sides, after, number, len(opening)))
    while len(level) > 1:
        size = len(level)
        level = [
            _in_consolation(cup, known, matches, (one, other), max(before, then), number, size)
            for number, ((one, before), (other, then)) in enumerate(
                zip(level[::2], level[1::2], strict=True), 1
            )
        ]
    return matches


def _fallen(
    cup: Cup, one: CupMatch, other: CupMatch, second: CupMatch
) -> tuple[tuple[Slot, Slot] | None, int]:
    """Who meets first in the consolation, and after which round; None where nobody can meet whom
    the match of round 2 brings.
    """
    byes = [match for match in (one, other) if Empty.BYE in match.sides]
    late = bool(byes) and any(falls(cup, second, player) for player in cup.free)
    if not late:
        return (one.lower, other.lower), 1
    if len(byes) == 2:
        return None, 2
    return ((other if one in byes else one).lower, _late(cup, second)), 2


def _late(cup: Cup, second: CupMatch) -> Slot:
    """Who was free in round 1 and has lost in round 2; a bye if that is nobody."""
    if not second.decided:
        return Empty.UNKNOWN
    loser = second.lower
    return loser if isinstance(loser, str) and falls(cup, second, loser) else Empty.BYE


def _in_consolation(
    cup: Cup,
    known: _Known,
    matches: list[CupMatch],
    sides: tuple[Slot, Slot],
    after: int,
    number: int,
    size: int,
) -> tuple[Slot, int]:
    """Add a match after a round; who goes on from it, and its own round. `size` stand level."""
    first = len(cup.slots) // 2 + 1
    match = CupMatch(
        round=after + 1,
        first=first,
        last=first + size - 1,
        number=number,
        sides=sides,
        consolation=True,
    )
    matches.append(_decide(cup, match, known))
    return matches[-1].upper, match.round


def _group(
    cup: Cup, number: int, first: int, slots: Sequence[Slot], known: _Known
) -> list[CupMatch]:
    """One round of those who play for the same places."""
    last = first + len(slots) - 1
    return [
        _decide(
            cup,
            CupMatch(round=number, first=first, last=last, number=at, sides=(one, other)),
            known,
        )
        for at, (one, other) in enumerate(zip(slots[::2], slots[1::2], strict=True), 1)
    ]


def _decide(cup: Cup, match: CupMatch, known: _Known) -> CupMatch:
    if Empty.UNKNOWN in match.sides:
        return match
    one, other = match.sides
    if isinstance(one, Empty) or isinstance(other, Empty):
        return replace(match, how=How.BYE, winner=next(iter(match.players), None))
    pair = frozenset((one, other))
    if pair in known.decisions:
        winner = known.decisions[pair]
        if winner not in (one, other, None):
            raise ValueError(f"{winner} cannot win the match of {one} and {other}")
        return replace(match, how=How.DECISION, winner=winner)
    return _play(cup, match, known.games.get(pair, ()), known.withdrawn)


def _play(
    cup: Cup, match: CupMatch, games: Sequence[TableGame], withdrawn: frozenset[str]
) -> CupMatch:
    """A match of two players by its games, replays and withdrawals."""
    first, second = _colours(cup, match, games)
    agreed, replays = games[: cup.games_per_match], games[cup.games_per_match :]
    terms = MatchTerms(until=Until.GAMES, number=Fraction(cup.games_per_match))
    state = match_state(first, second, agreed, terms, withdrawn=withdrawn)
    points = state.points if first == match.sides[0] else (state.points[1], state.points[0])
    scored = games[0].scored if len(games) == 1 else None
    if scored and first != match.sides[0]:
        scored = scored[::-1]
    match = replace(match, points=points, replays=len(replays), scored=scored)
    if state.walkover:
        return replace(match, how=How.WALKOVER, winner=state.winner)
    if state.winner:
        return replace(match, how=How.GAMES, winner=state.winner)
    if not state.over:
        return replace(match, due=tuple(_due(match, game) for game in state.due))
    if not any(points):
        return replace(match, how=How.NOBODY)
    return _replay(match, games, replays, withdrawn)


def _colours(cup: Cup, match: CupMatch, games: Sequence[TableGame]) -> tuple[str, str]:
    """Who opens game 1 and the other: as it was played, else by a lot of the match's own [T33b].

    The lot does not depend on what else has been decided, nor on the order in which it was.
    """
    if games:
        return games[0].black, games[0].white
    one, other = match.players
    lot = Lots(f"{cup.seed}:{match.round}:{match.first}:{match.number}").below(2)
    return (other, one) if lot else (one, other)


def _due(match: CupMatch, game: MatchGame, replay: int = 0) -> CupGame:
    return CupGame(
        round=match.round,
        first=match.first,
        match=match.number,
        game=game.number,
        replay=replay,
        black=game.black,
        white=game.white,
    )


def _replay(
    match: CupMatch,
    games: Sequence[TableGame],
    replays: Sequence[TableGame],
    withdrawn: frozenset[str],
) -> CupMatch:
    """A drawn match: replays with the colours turned until one is won (R27)."""
    for game in replays:
        if game.is_open:
            break
        if game.score in (Score.BLACK, Score.WHITE):
            winner = game.black if game.score is Score.BLACK else game.white
            return replace(match, how=How.REPLAY, winner=winner)
        if game.score is not Score.DRAW:
            return replace(match, how=How.NOBODY)
    staying = [player for player in match.players if player not in withdrawn]
    if len(staying) < 2:
        return replace(match, how=How.WALKOVER, winner=staying[0] if staying else None)
    if replays and replays[-1].is_open:
        return match
    black, white = games[-1].white, games[-1].black
    following = MatchGame(number=len(games) + 1, black=black, white=white, deciding=True)
    return replace(match, due=(_due(match, following, len(replays) + 1),))


def round_name(match: CupMatch) -> str:
    """What a round is called: `final`, `semifinal`, `round 1`, `match for 3rd place`."""
    if match.consolation:
        return "final of the consolation" if match.size == 2 else "consolation"
    if match.first > 1:
        if match.size == 2:
            return f"match for {ordinal(match.first)} place"
        return f"round {match.round}, places {match.first}-{match.last}"
    return {2: "final", 4: "semifinal", 8: "quarterfinal"}.get(match.size, f"round {match.round}")


# -- cups ----
# `bracket` draws, `cup_state` and `next_round` tell from the results what is to be played,
# `places` who came where, and `replay_terms` how a drawn match is played again. Where R27 is
# silent:
#
# [INTERPRETATION T33a] The seeded stand as far apart as they can (1 and 2 in different halves, 8
# beside 9); byes go to the highest seeded, all else is by lot. Alternative: the best of each round
# meets the last.
#
# [INTERPRETATION T33b] Who opens a match's first game is by a lot of that match. Alternative: who
# has opened less often.
#
# [INTERPRETATION T33c] A match in which nobody scores, or a replay that both lose, puts both out:
# the next opponent goes on, and a final leaves first place empty. Alternative: lot.
#
# [INTERPRETATION T33d] A match ends as soon as the lead is greater than what is left. Alternative:
# all agreed games are played.
#
# [INTERPRETATION T33e] A consolation (G26) is for those who lose their first match in round 1, or
# in round 2 after a bye; its places are those below everybody else's. Alternative: round 1 alone.


def next_round(
    cup: Cup,
    games: Sequence[TableGame],
    *,
    withdrawn: Collection[str] = (),
    decisions: Mapping[frozenset[str], str | None] | None = None,
) -> tuple[CupGame, ...]:
    """The games to begin if a round waits for the whole round before it, replays included.

    Empty while games of the round go on and when the cup is over. `CupState.due` holds also the
    matches of later rounds whose players are known.
    """
    state = cup_state(cup, games, withdrawn=withdrawn, decisions=decisions)
    current = min((match.round for match in state.matches if not match.decided), default=0)
    return tuple(game for game in state.due if game.round == current)
