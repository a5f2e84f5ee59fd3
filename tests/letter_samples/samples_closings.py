"""Sample letters at an event's end: every outcome for a level, and an event closed again."""

from collections.abc import Iterator
from datetime import date

from msgspec.structs import replace

from corr.mail.write.facts import (
    ChangedGame,
    ClosedAgain,
    EventTable,
    NormMade,
    Outcome,
    Placed,
    RatingNews,
    norms_made,
)
from corr.words.templates import Voice
from tests.letter_samples.samples_facts import EVENT, Sample, letter
from tests.letter_samples.samples_tables import DECIDED, FOUR, table_in

_NORMS = (("rise2", "3 kyu", 14), ("rise1", "4 kyu", 11), ("confirm", "5 kyu", 8))
_KEEP = ("keep", "5 kyu", 3)


def _made(halves: int) -> tuple[NormMade, ...]:
    """The norms of a 5 kyu with nine games who took so many half points."""
    return tuple(
        NormMade(
            code=code,
            level=level,
            points=f"{norm / 2:g}",
            missing=f"{(norm - halves) / 2:g}" if halves < norm else "",
        )
        for code, level, norm in (*_NORMS, _KEEP)
    )


_NINE = Outcome(
    code="rise1",
    own="5 kyu",
    reached="4 kyu",
    after="4 kyu",
    close="5 kyu",
    points="5.5",
    completed=9,
    near=9,
    participants=10,
    mean="6.11",
    norms=_made(11),
)
_KEPT = replace(_NINE, code="kept", reached="5 kyu", after="5 kyu", points="2", norms=_made(4))
_NONE = replace(_KEPT, reached="", mean="", norms=())
_NEW = replace(
    _NINE,
    code="new",
    own="",
    close="",
    points="5",
    norms=(
        NormMade(code="obtain", level="3 kyu", points="6.5", missing="1.5"),
        NormMade(code="obtain", level="4 kyu", points="5"),
    ),
)
_FIRST = replace(_NONE, own="", after="", close="")
_LOWEST = (
    NormMade(code="rise2", level="8 kyu", points="3", missing="3"),
    NormMade(code="rise1", level="9 kyu", points="2", missing="2"),
    NormMade(code="confirm", level="10 kyu", points="1", missing="1"),
    NormMade(code="keep", level="10 kyu", points="0.5", missing="0.5"),
)
_DAN = (
    NormMade(code="rise2", level="4 dan", points="9.5", missing="1.5"),
    NormMade(code="rise1", level="3 dan", points="8"),
    NormMade(code="confirm", level="2 dan", points="6.5"),
    NormMade(code="keep", level="2 dan", points="4.5"),
)
_OUTCOMES: tuple[tuple[str, str, Outcome | None], ...] = (
    ("", "the event is over and the reader has risen a level", _NINE),
    (
        "_rise2",
        "the reader has risen two levels",
        replace(_NINE, code="rise2", reached="3 kyu", after="3 kyu", points="7", norms=_made(14)),
    ),
    (
        "_confirmed",
        "the reader has confirmed the level",
        replace(_KEPT, code="confirmed", points="4.5", norms=_made(9)),
    ),
    ("_kept", "the reader keeps the level", _KEPT),
    (
        "_most_points",
        "the reader keeps the level with the most points of all",
        replace(_KEPT, code="kept_most_points", points="1", norms=_made(2)),
    ),
    (
        "_lowest",
        "the reader missed the norm and has the lowest level",
        replace(
            _KEPT,
            code="kept_lowest",
            own="10 kyu",
            reached="10 kyu",
            after="10 kyu",
            close="10 kyu",
            points="0",
            mean="1.33",
            norms=_LOWEST,
        ),
    ),
    (
        "_fell",
        "the reader falls a level",
        replace(_KEPT, code="fell", reached="6 kyu", after="6 kyu", points="0.5", norms=_made(1)),
    ),
    (
        "_few_participants",
        "too few took part for a norm",
        replace(_NONE, code="too_few_participants", participants=4, completed=6),
    ),
    (
        "_few_games",
        "the reader completed too few games for a norm",
        replace(_NONE, code="too_few_games", completed=6),
    ),
    (
        "_few_opponents",
        "the reader met too few opponents near the level",
        replace(_NONE, code="too_few_opponents", near=4, close="4 kyu", meanwhile="stays"),
    ),
    ("_new", "a new player gets the first level", _NEW),
    (
        "_new_few_games",
        "a new player gets no level yet",
        replace(_FIRST, code="new_too_few_games", completed=6),
    ),
    (
        "_new_few_opponents",
        "a new player met too few of their strength",
        replace(_FIRST, code="new_too_few_opponents", near=3),
    ),
    (
        "_dan",
        "a dan title that the board has still to confirm",
        replace(
            _NINE,
            own="2 dan",
            reached="3 dan",
            after="3 dan",
            close="2 dan",
            points="8",
            mean="11.33",
            norms=_DAN,
            board=True,
        ),
    ),
    (
        "_higher",
        "another event gave a higher level meanwhile",
        replace(_NINE, after="2 kyu", close="2 kyu", meanwhile="higher"),
    ),
    (
        "_lowered",
        "the reader falls from a level that another event gave meanwhile",
        replace(
            _KEPT,
            code="fell",
            reached="6 kyu",
            after="4 kyu",
            close="3 kyu",
            meanwhile="lowered",
            points="0.5",
            norms=_made(1),
        ),
    ),
)
_AGAIN = ClosedAgain(
    report=1,
    games=(
        ChangedGame(game="SK24-004", black="Anna Berg", white="Kim Ek", before="1-0", after="0-1"),
        ChangedGame(game="SK24-007", black="Kim Ek", white="Nils Holm", before="0-1", after=""),
        ChangedGame(game="SK24-021", black="Kim Ek", white="Nils Holm", before="", after="1-0"),
    ),
)


def closings(say: Voice) -> Iterator[Sample]:
    """The letters at an event's end, in a language."""
    table = table_in(say, FOUR, DECIDED)
    for name, about, outcome in _OUTCOMES:
        yield _sample(say, table, name, about, outcome)
    yield _sample(
        say,
        table,
        "_again",
        "an event that was reopened is over again",
        replace(_KEPT, code="confirmed", points="4.5", norms=_made(9)),
        again=_AGAIN,
        before={"placed": Placed(place=1, points="2.5"), "level": "4 kyu"},
    )
    yield _sample(
        say,
        table,
        "_unranked",
        "an event that counts for no ranking is over",
        None,
        held="5 kyu",
    )
    yield _sample(
        say,
        table,
        "_unsanctioned",
        "an event that is not sanctioned is over, so that nobody's level changes",
        None,
        held="5 kyu",
        unsanctioned=True,
    )
    yield _sample(
        say,
        table,
        "_late",
        "an event that was held elsewhere counts from an earlier day",
        replace(_KEPT, code="confirmed", points="4.5", norms=_made(9)),
        since=date(2023, 11, 20),
        now="4 kyu",
    )
    yield _sample(
        say,
        table,
        "_team",
        "the event is over, and this is the place of the reader's team",
        None,
        team="Umeå SK",
        points="3",
        again=ClosedAgain(report=1),
        before={"placed": Placed(place=3, points="2"), "level": ""},
    )
    for name, about, rating in (
        ("_rating", "a rating event is over", RatingNews(before=1500, entry=None, after=1537)),
        ("_rating_new", "of a new player", RatingNews(before=None, entry=1464, after=1460)),
        ("_unrated", "without a counted game", RatingNews(before=None, entry=None, after=None)),
    ):
        yield _sample(say, table, name, about, None, rating=rating)


def _sample(
    say: Voice,
    table: EventTable,
    name: str,
    about: str,
    outcome: Outcome | None,
    **changes: object,
) -> Sample:
    own_table = norms_made(outcome, say)
    facts: dict[str, object] = {
        "event": EVENT,
        "place": "2",
        "shared": False,
        "points": "2",
        "team": "",
        "table": table.table,
        "grid": table.grid,
        "outcome": outcome,
        "own_table": own_table,
        "own_lines": own_table.as_text() if own_table else "",
        "held": "",
        "unsanctioned": False,
        "since": None,
        "now": "",
        "undecided": (),
        "undecided_why": "",
        "again": None,
        "before": {"placed": None, "level": ""},
        "rating": None,
    }
    draft = letter("event_closed", say.language, **{**facts, **changes})
    return Sample(name=f"event_closed{name}", about=about, draft=draft)
