"""What a player holds beside what a ruling gives: other events may say otherwise since."""

from dataclasses import replace
from datetime import date, datetime

from corr.errors import ArbiterError
from corr.mail.write.facts_levels import LevelNews
from corr.ranking.correspondence.levels import read_level, write_level
from corr.ranking.correspondence.register import UNCONFIRMED, Held, PlayerHistory, held_on
from corr.service.office.office import Office
from corr.service.register.levels import given_by_committee

YEARS_KNOWN = range(1950, 2200)
"""The years of which rulings on levels can speak."""


def level_named(text: str) -> str:
    """A level as it is written here. Raises ArbiterError.

    >>> level_named("5 KYU")
    '5 kyu'
    """
    try:
        return write_level(read_level(text))
    except ValueError:
        raise ArbiterError(f"a level such as 7 kyu is expected, not {text!r}") from None


def require_known_year(day: date) -> None:
    """Raise ArbiterError for a day so far off that it must be a slip."""
    if day.year not in YEARS_KNOWN:
        raise ArbiterError(
            f"a day of the years {YEARS_KNOWN[0]} to {YEARS_KNOWN[-1]} is expected, not {day}"
        )


def if_set(office: Office, player: str, level: str, since: date, at: datetime) -> Held | None:
    """What would be held if the committee set a level, where that is not that level."""
    history = office.store.level_history(player)
    given = given_by_committee(level, since, at)
    history = replace(history, given=(*history.given, given))
    return held_otherwise(history, level, since, at.date())


def if_confirmed(office: Office, player: str, event: str, at: datetime) -> Held | None:
    """What would be held if the board confirmed an event's title, where it is not the title."""
    history = office.store.level_history(player)
    title = office.store.given_by(event)[player]
    decided = replace(title, status="official", decided_at=at)
    given = tuple(decided if one == title else one for one in history.given)
    history = replace(history, given=given)
    return held_otherwise(history, write_level(title.level), title.on, at.date())


def held_otherwise(history: PlayerHistory, level: str, since: date, today: date) -> Held | None:
    """What is held today, if it is not a level that has been held since a day."""
    held = held_on(history, max(since, today))
    if held is None or held.since is None:
        return held if held and write_level(held.level) != level else None
    same = write_level(held.level) == level and held.since <= since
    return None if same else held


def said_otherwise(held: Held | None) -> str:
    """That another level is held now, in words; "" for None."""
    if held is None:
        return ""
    since = f" since {held.since}" if held.since else ""
    through = "for want of confirmation" if held.source == UNCONFIRMED else f"by {held.source}"
    return f"the level held now is {write_level(held.level)}{since}, {through}"


def with_held(office: Office, player: str, news: LevelNews, today: date) -> LevelNews:
    """News of a level given since a day, with what is held today if that is something else."""
    assert news.first is not None
    history = office.store.level_history(player)
    held = held_otherwise(history, news.level, news.first, today)
    if held is None:
        return news
    contest = office.folder.contest(held.source)
    through = contest.spec.event.name if contest else ""
    return replace(news, held=write_level(held.level), since=held.since, through=through)
