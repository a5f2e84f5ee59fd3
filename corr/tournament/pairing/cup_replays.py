"""How a drawn match of a cup is played again (tournaments.md §6, R27/G26, [T27])."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from fractions import Fraction

from corr.tournament.pairing.pairing import match_colours
from corr.tournament.play.clock_days import DAY
from corr.tournament.spec.clock_terms import half

LEAST_MINUTES = Fraction(5)
"""Over the board no replay has less for a player (R27)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayTerms:
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
