"""Sample letters before an event begins, and of what needs its arbiter."""

from collections.abc import Iterator
from datetime import date

from msgspec.structs import replace

from corr.mail.letter import Draft
from tests.letter_samples.samples_facts import EVENT, Sample, letter, letter_to_player

_NEEDS: tuple[dict[str, object], ...] = (
    {
        "event": "",
        "words": "2 letters did not arrive",
        "commands": ("corr mail list --undelivered",),
        "since": None,
        "new": True,
    },
    {
        "event": "SK24",
        "words": "Nils Holm (1017) would like to take part",
        "commands": (
            "corr event enter SK24 P0004",
            "corr event refuse SK24 P0004 --reason TEXT",
        ),
        "since": date(2024, 11, 20),
        "new": False,
    },
)


def entries(language: str) -> Iterator[Sample]:
    """The letters about taking part, in a language."""
    yield Sample(
        name="invitation_moved_up",
        about="to somebody who waited for a place",
        draft=letter("invitation", language, event=EVENT, team="", moved_up=True),
    )
    for how, free in (("confirmed", 7), ("direct", 1), ("voucher", 0)):
        yield Sample(
            name=f"announcement_{how}",
            about="an event is announced to everybody of the register",
            draft=_to_player(
                "announcement",
                language,
                event=EVENT,
                last="2024-11-20",
                how=how,
                free=free,
                most=18,
            ),
        )
    yield Sample(
        name="ready",
        about="before the start everybody tries their mail",
        draft=_to_player("ready", language, event=EVENT),
    )
    for name, needs in (("", _NEEDS), ("_one", _NEEDS[:1])):
        draft = letter(
            "morning", language, needs=needs, new=sum(need["new"] is True for need in needs)
        )
        yield Sample(name=f"morning{name}", about="what needs the arbiter today", draft=draft)
    reports = (
        ("", 1, "renju"),
        ("_again", 2, "renju"),
        ("_rating", 1, "gomoku"),
        ("_results", 1, "pente"),
    )
    for name, number, game in reports:
        draft = letter(
            "committee_report",
            language,
            event={"id": "SK24", "name": "Sverigekorr 2024"},
            closed=date(2025, 4, 30),
            due=date(2025, 5, 14),
            number=number,
            ranked=game == "renju",
            rated=game == "gomoku",
            game=game,
            arbiter="arbiter@club.example.org",
        )
        yield Sample(name=f"committee_report{name}", about="to the ranking committee", draft=draft)


def _to_player(kind: str, language: str, **facts: object) -> Draft:
    """A letter with the reader's pass that answers nothing."""
    return replace(letter_to_player(kind, language, **facts), in_reply_to="", references=())
