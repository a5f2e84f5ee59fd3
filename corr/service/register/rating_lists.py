"""The rating lists of an installation with their marks: as they follow, and as published.

A list that is kept is all there: what computes one, and reads what was published, is imported
only where it is needed, since that takes longer than to print most lists.
"""

from dataclasses import replace

from corr.errors import ArbiterError
from corr.ranking.ratings.rating_editions import (
    Edition,
    OnLists,
    as_it_stood,
    as_published,
    holding,
)
from corr.ranking.ratings.rating_list import Period, PeriodList, before_first, read_period
from corr.ranking.ratings.rating_marks import RatingList, marked
from corr.service.register.rating_kept import WithStore, first_kept, kept_list


def editions_of(office: WithStore, game: str, period: Period) -> tuple[Edition, ...]:
    """All editions of the list at the end of a period, the first one first."""
    if str(period) not in office.store.published_periods(game):
        return ()
    from corr.tournament.contest.rating_book import fold_editions, published_stream

    return fold_editions(office.store.events(published_stream(game, period)))


def official_list(
    office: WithStore, game: str, period: Period, number: int | None = None
) -> RatingList | None:
    """The list at the end of a period as it was published, else as it follows; None without one.

    `number` names an edition. Raises ArbiterError if there is none of that number.
    """
    editions = editions_of(office, game, period)
    edition = holding(editions) if number is None else _numbered(editions, period, number)
    if edition is None:
        return computed_list(office, game, period)
    found = _after(office, game, period) or _nobody(period)
    # What was published with its figures needs no list before it.
    before = _before(office, game, period)[0] if edition.places is None else None
    return as_published(game, found, before, editions, edition)


def computed_list(office: WithStore, game: str, period: Period) -> RatingList | None:
    """The list at the end of a period as it follows today; None before the first one.

    Its changes are those since the list before as everybody has it: as published, if it was.
    """
    found = _after(office, game, period)
    return _with_marks(office, game, found) if found else None


def unofficial_list(office: WithStore, game: str, period: Period) -> RatingList | None:
    """The list in a period that is not over; None before the first one."""
    from corr.service.register.rating import list_now

    found = list_now(office, game, period)
    return _with_marks(office, game, found, unofficial=True) if found else None


def _with_marks(
    office: WithStore, game: str, found: PeriodList, *, unofficial: bool = False
) -> RatingList:
    before, corrected = _before(office, game, found.period)
    shown = marked(game, found, before, unofficial=unofficial)
    return replace(shown, corrected=corrected)


def on_lists(office: WithStore, game: str, player: str, today: Period) -> OnLists | None:
    """A player on the official lists; None as long as there is no list for the period `today`."""
    first, last = begin_of(office, game), today.before()
    if first is None or first > last:
        return None
    otherwise = list[tuple[Period, int | None, int | None]]()
    for period in map(read_period, office.store.published_periods(game)):
        edition = holding(editions_of(office, game, period))
        if edition is not None:
            was, now = edition.ratings.get(player), _rating(_after(office, game, period), player)
            otherwise += [(period, was, now)] if was != now else []
    rating = official_ratings(office, game, last).get(player)
    return OnLists(period=today, rating=rating, otherwise=tuple(otherwise))


def _rating(found: PeriodList | None, player: str) -> int | None:
    """A player's rating on a list, None for who is not on it."""
    players = found.players if found else ()
    return next((one.rating for one in players if one.player == player and one.on_list), None)


def official_ratings(office: WithStore, game: str, period: Period) -> dict[str, int]:
    """The ratings of the list at the end of a period: as published, else as they follow."""
    edition = holding(editions_of(office, game, period))
    if edition is not None:
        return dict(edition.ratings)
    found = _after(office, game, period)
    return found.ratings if found else {}


def require_period(office: WithStore, game: str, period: Period, today: Period) -> None:
    """Raise ArbiterError for a period without a list: not over, or before the first one."""
    if period >= today:
        raise ArbiterError(f"the period {period} is not over before {period.last_day}: --now")
    first = begin_of(office, game)
    if first is not None and period >= first:
        return
    if str(period) in office.store.published_periods(game):
        return
    if first is None:
        raise ArbiterError(f"there is no list of {game} yet: `corr rating enter FILE`")
    raise ArbiterError(f"there is no list of {game} after {period}: they begin with {first}")


def begin_of(office: WithStore, game: str) -> Period | None:
    """The first period of a game's lists, None if there is nothing yet."""
    kept = first_kept(office, game)
    if kept is not None:
        return kept
    from corr.service.register.rating import book_of, first_period

    return first_period(office, game, book_of(office, game))


def _after(office: WithStore, game: str, period: Period) -> PeriodList | None:
    kept = kept_list(office, game, period)
    if kept is not None:
        return kept
    from corr.service.register.rating import list_after

    return list_after(office, game, period)


def _before(office: WithStore, game: str, period: Period) -> tuple[PeriodList | None, bool]:
    """The list before that of a period, to compare with it as everybody has it.

    And whether it was published with ratings that would be others by now.
    """
    last = period.before()
    found = _after(office, game, last) or _started(office, game, last)
    edition = holding(editions_of(office, game, last))
    if edition is None:
        return found, False
    found = found or _nobody(last)
    return as_it_stood(found, edition), dict(edition.ratings) != found.ratings


def _started(office: WithStore, game: str, last: Period) -> PeriodList | None:
    """The ratings with which the lists begin, as a list before the first; None without any."""
    from corr.service.register.rating import book_of

    book = book_of(office, game)
    if not book.ratings or book.first is None or book.first.before() != last:
        return None
    return before_first(book.ratings, book.first)


def _nobody(period: Period) -> PeriodList:
    """The list of a period from which everything was taken out."""
    return PeriodList(period=period, players=(), events=())


def _numbered(editions: tuple[Edition, ...], period: Period, number: int) -> Edition:
    if not editions:
        raise ArbiterError(f"the list after {period} is not published: it has no editions")
    if not 1 <= number <= len(editions):
        there = "edition 1" if len(editions) == 1 else f"editions 1 to {len(editions)}"
        raise ArbiterError(f"the list after {period} has {there}, not {number}")
    return editions[number - 1]
