"""Sample letters about what becomes of correspondence levels, apart from events' own letters."""

from collections.abc import Iterator
from datetime import date

from msgspec.structs import replace

from corr.mail.write.facts import DueLevel, DueReport, DueTitle, LevelNews
from corr.words.templates import Voice
from tests.letter_samples.samples_facts import Sample, letter, letter_to_player

_EVENT = "Sverigekorr 2024"
_CLOSED, _LATER = date(2025, 4, 30), date(2029, 8, 31)
_THEN, _SINCE = date(2020, 1, 1), date(2023, 1, 1)
_NEWS = {
    "confirmed": LevelNews(
        code="confirmed", level="3 dan", event=_EVENT, first=_CLOSED, reason="Meeting of 5 May"
    ),
    "refused": LevelNews(
        code="refused", level="3 dan", event=_EVENT, first=_CLOSED, reason="Too few opponents"
    ),
    "set": LevelNews(code="set", level="5 kyu", first=_CLOSED, reason="From the paper files"),
    "confirmed_held": LevelNews(
        code="confirmed",
        level="3 dan",
        event=_EVENT,
        first=_CLOSED,
        held="1 dan",
        since=date(2025, 6, 30),
        through="Vinterkorr 2025",
        reason="Meeting of 5 May",
    ),
    "set_held": LevelNews(
        code="set",
        level="5 kyu",
        first=_THEN,
        held="1 dan",
        since=_SINCE,
        through="Vinterkorr 2022",
        reason="From the paper files",
    ),
    "exempted_past": LevelNews(
        code="exempted", first=_THEN, last=_SINCE, past=True, reason="Played at a club"
    ),
    "exempted": LevelNews(
        code="exempted", first=_CLOSED, last=_LATER, reason="Plays over the board every week"
    ),
    "exempted_open": LevelNews(
        code="exempted", first=_CLOSED, reason="Plays over the board every week"
    ),
    "undone": LevelNews(code="undone", level="4 kyu", first=_CLOSED, reason="It was wrong"),
    "undone_none": LevelNews(code="undone", first=_CLOSED, reason="It was the wrong player"),
    "ahead": LevelNews(code="ahead", level="4 kyu", before="3 kyu", first=_LATER),
    "fell": LevelNews(code="fell", level="4 kyu", before="3 kyu", first=_LATER),
}
_LEVEL = DueLevel(
    name="Karin Åberg", member_no="1042", level="3 kyu", falls_to="4 kyu", due=date(2025, 3, 14)
)
_DUE: dict[str, dict[str, object]] = {
    "": {
        "levels": (
            _LEVEL,
            replace(_LEVEL, name="Nils Holm", member_no="", level="1 dan", falls_to="1 kyu"),
        ),
        "more": 3,
        "titles": (
            DueTitle(
                name="Bo Alm",
                level="3 dan",
                event=_EVENT,
                closed=date(2024, 10, 30),
                commands=(
                    "corr ranking confirm P0004 SK24 --reason TEXT",
                    "corr ranking confirm P0004 SK24 --refuse --reason TEXT",
                ),
            ),
        ),
        "reports": (
            DueReport(event="SK24", name=_EVENT, due=date(2024, 11, 13), late=True),
            DueReport(event="VK24", name="Vinterkorr 2024", due=date(2024, 12, 9), late=False),
        ),
    },
    "_one": {"levels": (_LEVEL,), "more": 0, "titles": (), "reports": ()},
}


def levels(say: Voice) -> Iterator[Sample]:
    """The letters in a language."""
    for name, news in _NEWS.items():
        draft = letter_to_player("level_news", say.language, news=news)
        about = f"a player's level: {name.replace('_', ', ')}"
        yield Sample(name=f"level_news_{name}", about=about, draft=draft)
        if news.reason:
            draft = letter("level_ruling", say.language, news=news, player="Karin Åberg")
            about = f"the committee hears of a level: {name.replace('_', ', ')}"
            yield Sample(name=f"level_ruling_{name}", about=about, draft=draft)
    for name, facts in _DUE.items():
        draft = letter("ranking_due", say.language, **facts)
        about = "what the rankings wait for, once a month"
        yield Sample(name=f"ranking_due{name}", about=about, draft=draft)
