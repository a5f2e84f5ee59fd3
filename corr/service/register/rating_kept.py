"""The rating lists that are kept, apart from what computes them, which takes long to import."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from corr.ranking.ratings.rating_list import Listed, Period, PeriodList, read_period

if TYPE_CHECKING:
    from corr.store import Store


class WithStore(Protocol):
    """An office, or a store alone, which is open long before one."""

    @property
    def store(self) -> "Store":
        """The store with the lists."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreAlone:
    """A store without an office, for who only reads lists."""

    store: "Store"


def kept_list(office: WithStore, game: str, period: Period) -> PeriodList | None:
    """The list at the end of a period as it is kept, without its events; None if it is not."""
    kept = office.store.rating_list(game, str(period))
    if kept is None:
        return None
    players = tuple(
        Listed(name, rating, idle, bool(deducted))
        for name, (rating, idle, deducted) in kept.items()
    )
    return PeriodList(period=period, players=players, events=())


def first_kept(office: WithStore, game: str) -> Period | None:
    """The first period of a game's lists, if any is kept."""
    first = office.store.first_rating_list(game)
    return read_period(first) if first else None
