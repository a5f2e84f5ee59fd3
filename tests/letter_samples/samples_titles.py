"""Sample letters about what becomes of titles at the board."""

from collections.abc import Iterator
from datetime import date

from corr.mail.write.facts import TitleNews
from corr.words.templates import Voice
from tests.letter_samples.samples_facts import Sample, letter_to_player

_DAY, _LATER = date(2024, 5, 4), date(2024, 9, 4)
_JUDGE, _OPEN = "Lars Domare", "Stockholm Open 2024"
_NEWS = {
    "set": TitleNews(code="set", level="1 dan", day=_DAY, held="1 dan", reason="The list of 2023"),
    "set_held": TitleNews(
        code="set",
        level="5 kyu",
        day=_DAY,
        held="3 kyu",
        since=_LATER,
        through=_OPEN,
        reason="The list of 2023",
    ),
    "passed": TitleNews(
        code="passed", level="10 kyu", day=_DAY, judge=_JUDGE, held="10 kyu", highest="9 kyu"
    ),
    "passed_held": TitleNews(
        code="passed",
        level="1 kyu",
        day=_DAY,
        judge=_JUDGE,
        held="1 dan",
        since=_LATER,
        through=_OPEN,
    ),
    "failed": TitleNews(
        code="failed",
        level="9 kyu",
        day=_DAY,
        judge=_JUDGE,
        held="10 kyu",
        since=_DAY,
        highest="9 kyu",
        earliest=_LATER,
    ),
    "failed_first": TitleNews(
        code="failed", level="13 kyu", day=_DAY, judge=_JUDGE, highest="14 kyu"
    ),
    "title_undone": TitleNews(
        code="title_undone",
        level="5 kyu",
        day=_DAY,
        held="6 kyu",
        since=_DAY,
        through=_OPEN,
        reason="It was wrong",
    ),
    "test_undone": TitleNews(
        code="test_undone", level="10 kyu", day=_DAY, reason="Another player sat it"
    ),
    "event_entered": TitleNews(
        code="event_entered",
        level="3 kyu",
        day=_LATER,
        event=_OPEN,
        before="5 kyu",
        held="3 kyu",
        since=_LATER,
        through=_OPEN,
    ),
    "event_corrected": TitleNews(
        code="event_corrected",
        level="6 kyu",
        day=_LATER,
        event=_OPEN,
        held="6 kyu",
        since=_LATER,
        through=_OPEN,
    ),
    "event_removed": TitleNews(
        code="event_removed", level="", day=_LATER, event=_OPEN, before="13 kyu"
    ),
}


def titles(say: Voice) -> Iterator[Sample]:
    """The letters in a language."""
    for name, news in _NEWS.items():
        draft = letter_to_player("title_news", say.language, news=news)
        about = f"a player's title at the board: {name.replace('_', ', ')}"
        yield Sample(name=f"title_news_{name}", about=about, draft=draft)
