"""Sample letters of the desk: answers to commands, rulings that can be appealed, appeals."""

from collections.abc import Iterator
from datetime import timedelta
from zoneinfo import ZoneInfo

from corr.mail.write.facts import REMARKS, Ruling, Said, folded
from tests.letter_samples.samples_facts import (
    DATE,
    EVENT,
    OVER,
    Sample,
    game_letter,
    happened,
    letter,
)

_LINE = 'corr event annul SK24-017 --again --reason "Both used an old address"'
_SHOWN = Said(
    line=folded(_LINE),
    text="Letters that would go out:\n  Anna Ek (1234) <anna@example.org>: SK24-017 annulled\n"
    "    This game counts for nobody any more.",
)
_REFUSED = Said(line="corr backup", text="not by mail", refused=True)
_VALUES: dict[str, object] = {
    "code": "482913",
    "until": (DATE + timedelta(days=3)).astimezone(ZoneInfo("Europe/Stockholm")),
    "left": 1,
    "most": 20,
    "limit": 100,
    "log": "corr log SK24",
    "refused": True,
    "event": "SK24",
    "number": 3,
    "state": "open",
}
_APPEAL: dict[str, object] = {"event": "SK24", "number": 3, "name": "Karin Åberg"}
_WORDS = "I had written to the new address in time."
APPEALS_SHOWN: tuple[tuple[str, dict[str, object]], ...] = (
    (
        "appealed",
        {
            **_APPEAL,
            "what": "SK24-017 is annulled",
            "reason": "Both used an old address",
            "rule": "16.2",
            "words": _WORDS,
            "commands": (
                "corr appeal decide SK24 3 allow --reason TEXT",
                "corr appeal decide SK24 3 dismiss --reason TEXT",
                "corr log SK24",
            ),
        },
    ),
    ("handed_over", {"event": "SK24", "to": "td@renju.example.org"}),
    (
        "taken_back",
        {"event": "SK24", "here": "td@corr.example.org", "to": "td@renju.example.org"},
    ),
    ("appeal_noted", {**_APPEAL, "words": _WORDS}),
    (
        "appeal_decided",
        {
            "event": "SK24",
            "number": 3,
            "stands": False,
            "past": False,
            "yours": True,
            "reason": "The letter had arrived.",
            "commands": (
                "corr event reopen SK24 --reason TEXT",
                "corr undo SK24 3 --reason TEXT",
            ),
        },
    ),
)
"""What arbiters and committees are told of appeals, and of events that go elsewhere."""


def desk(language: str) -> Iterator[Sample]:
    """The letters of the desk, in a language."""
    yield Sample(
        name="desk",
        about="an arbiter's command that waits for its code",
        draft=letter("desk", language, said=(_SHOWN,), remarks=_remarks("confirm"), known=()),
    )
    yield Sample(
        name="desk_all",
        about="everything else that the desk says",
        draft=letter(
            "desk",
            language,
            said=(_REFUSED,),
            remarks=_remarks(*(code for code in REMARKS if code != "confirm")),
            known=("corr event table EVENT", "corr log [EVENT]"),
        ),
    )
    params = {"ruling": "SK24/3", "rule": "16.2", "until": "2024-12-08"}
    told = (
        happened("corrected", reason="Agreed on the telephone."),
        happened("may_appeal", **params),
    )
    draft = game_letter(
        "game_over", language, **OVER, winner="draw", ending="adjudication", happenings=told
    )
    yield Sample(name="game_over_may_appeal", about="a ruling on a game, by number", draft=draft)
    withdrawn = Ruling(code="entry_cancelled", reason="Illness.", params={"event": "SK24"})
    yield Sample(
        name="ruling_may_appeal",
        about="a ruling with its number, rule and day",
        draft=letter("ruling", language, event=EVENT, rulings=(withdrawn,), **params),
    )
    yield Sample(
        name="ruling_of_no_appeal",
        about="a ruling with its number, and no day to appeal by",
        draft=letter(
            "ruling", language, event=EVENT, rulings=(withdrawn,), **{**params, "until": ""}
        ),
    )
    who = ("board@example.org",)
    appealed = {**_APPEAL, "mine": True, "who": who}
    decided = {"event": "SK24", "number": 3, "stands": True, "taken_back": False}
    decided["past"] = False
    for code, facts in (
        ("appealed", appealed),
        ("appeal_decided", decided),
        ("appeal_ended", {"event": "SK24", "number": 3}),
    ):
        ruling = Ruling(code=code, reason=_WORDS, params=facts)
        draft = letter(
            "ruling", language, event=EVENT, rulings=(ruling,), ruling="", rule="", until=""
        )
        yield Sample(name=f"ruling_{code}", about="an appeal", draft=draft)
    yield from _captains(language)
    yield Sample(
        name="arbiter_appeals",
        about="appeals, as arbiters and committee hear of them",
        draft=letter("arbiter", language, notices=APPEALS_SHOWN),
    )


def _captains(language: str) -> Iterator[Sample]:
    """What a captain hears of a ruling, and of a player of the team who does not agree."""
    params = {"ruling": "SK24/3", "rule": "16.2", "until": "2024-12-08"}
    games = (("SK24-017", "Karin Åberg", "Bo Ek"),)
    about = {"event": "SK24", "what": "SK24-017 is annulled"}
    writes = {**_APPEAL, **about, "words": _WORDS}
    for code, reason, facts in (
        ("team_games", "Both used an old address", {**about, "games": games}),
        ("team_writes", "", writes),
    ):
        ruling = Ruling(code=code, reason=reason, params=facts)
        draft = letter("ruling", language, event=EVENT, rulings=(ruling,), **params)
        yield Sample(name=f"ruling_{code}", about="a captain hears of a ruling", draft=draft)


def _remarks(*codes: str) -> tuple[tuple[str, dict[str, object]], ...]:
    return tuple((code, {name: _VALUES[name] for name in REMARKS[code]}) for code in codes)
