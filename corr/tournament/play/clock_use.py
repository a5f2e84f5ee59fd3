"""Under which terms the turns of a game run: by its event, once asked for, by a ruling. Pure.

SBGF's rules know four uses of a clock (5.28). It is obligatory, or it runs once either player has
demanded it or both have asked for it, or the director imposes it on a slow match. It begins with
the next turn and a full bank, so what a turn costs follows from the position in which it began.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from corr.tournament.spec.clock_terms import DAY, Terms

PENALTY_DAY = 2 * DAY
"""What a clock that is imposed gives for each point that the leader still lacks."""
PENALTY_DELAY = 3 * DAY
"""Its delay, where the event has none."""


class Use(Struct, frozen=True, kw_only=True):
    """The terms of turns that begin at position `number` or later, with full reserves.

    Until somebody has asked for the clock, it does not run: then nobody loses on time, and the
    terms only say when to remind. `at` is when it was decided, None for the event's own; one that
    is `ruled` was imposed.
    """

    number: int
    terms: Terms
    runs: bool = True
    at: datetime | None = None
    ruled: bool = False


class _Numbered(Protocol):
    @property
    def number(self) -> int: ...


T = TypeVar("T", bound=_Numbered)


def at_first(terms: Terms) -> tuple[Use, ...]:
    """The uses of a game that begins: none need be kept where the clock runs from the start.

    >>> at_first(Terms()), at_first(Terms(use="option"))[0].runs
    ((), False)
    """
    return () if terms.use == "obligatory" else (Use(number=0, terms=terms, runs=False),)


def use_at(uses: Sequence[Use], number: int) -> Use:
    """The use that holds in a turn which began at a position; there is one from the start."""
    return next(one for one in reversed(uses) if one.number <= number)


def counted_by(use: Use, turns: Sequence[T]) -> tuple[T, ...]:
    """The turns that take from the reserves of a use, of those before one in which it holds."""
    return tuple(one for one in turns if one.number >= use.number) if use.runs else ()


def penal(terms: Terms, bank: timedelta) -> Terms:
    """The terms of a clock that is imposed: a bank and a delay, and no other limit."""
    return replace(
        terms,
        per_move=None,
        total=bank,
        control=None,
        fischer=None,
        double_after=None,
        delay=terms.delay or PENALTY_DELAY,
        start_within=None,
    )


def without_ruled(uses: Sequence[Use]) -> tuple[Use, ...]:
    """The uses when the imposed one is taken back."""
    return tuple(one for one in uses if not one.ruled)


def rewound(uses: Sequence[Use], number: int) -> tuple[Use, ...]:
    """The uses when a turn that began at a position goes on: what came later begins after it.

    >>> asked = Use(number=51, terms=Terms())
    >>> [one.number for one in rewound((*at_first(Terms(use="option")), asked), 40)]
    [0, 41]
    """
    return tuple(
        replace(one, number=number + 1) if one.number > number + 1 else one for one in uses
    )


def restored(former: Sequence[Use], since: Sequence[Use], number: int) -> tuple[Use, ...]:
    """The uses when moves are given back: the `former` ones that hold still, and what came `since`
    after the turn that goes on, which began at a position.
    """
    still, known = {one.at for one in since}, {one.at for one in former}
    kept = (one for one in former if one.at in still)
    new = (replace(one, number=number + 1) for one in since if one.at not in known)
    return (*kept, *new)
