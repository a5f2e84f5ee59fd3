"""Sample letters about measures against players, who comes back, and what is taken back."""

from collections.abc import Iterator
from datetime import timedelta

from corr.mail.write.facts import Ruling
from tests.letter_samples.samples_facts import EVENT, Sample, game_letter, happened, letter

_REASON = "Three insults in messages, after two letters about it."
_NAME = "Sverigekorr 2024"
_LEFT = {"event": _NAME, "running": 2, "unstarted": 1, "annulled": True}
_LEFT |= {"waiting": (), "undecided": False}
_RULINGS: tuple[tuple[str, str, str, dict[str, object]], ...] = (
    ("excluded", "the reader is excluded", "excluded", {**_LEFT}),
    ("warned", "the reader is warned", "warned", {"event": _NAME}),
    ("reprimanded", "the reader is reprimanded", "reprimanded", {"event": _NAME}),
    (
        "rival_censured",
        "the opponent was warned for something in a match",
        "rival_censured",
        {"name": "Bo Ek", "game": "BG29-001", "measure": "warning"},
    ),
    (
        "rival_cleared",
        "the opponent's warning for something in a match is lifted",
        "rival_cleared",
        {"name": "Bo Ek", "game": "BG29-001", "measure": "warning"},
    ),
    (
        "warning_lifted",
        "a warning is lifted",
        "measure_lifted",
        {"event": _NAME, "measure": "warning"},
    ),
    (
        "reprimand_lifted",
        "a reprimand is lifted",
        "measure_lifted",
        {"event": _NAME, "measure": "reprimand"},
    ),
    (
        "reinstated",
        "the reader takes part again",
        "reinstated",
        {"event": _NAME, "team": "", "games": 3},
    ),
    (
        "reinstated_team",
        "the reader's team takes part again",
        "reinstated",
        {"event": _NAME, "team": "Umeå SK", "games": 1},
    ),
    (
        "reinstated_idle",
        "the reader takes part again, with no game that goes on",
        "reinstated",
        {"event": _NAME, "team": "", "games": 0},
    ),
)


def measures(language: str) -> Iterator[Sample]:
    """The letters in a language."""
    for name, about, code, params in _RULINGS:
        ruling = Ruling(code=code, reason=_REASON, params=params)
        draft = letter(
            "ruling", language, event=EVENT, rulings=(ruling,), ruling="", rule="", until=""
        )
        yield Sample(name=f"ruling_{name}", about=about, draft=draft)
    refused = happened("your_claim_refused", reason="White has a four that you left out.")
    draft = game_letter("your_move", language, happenings=(refused,))
    yield Sample(name="your_move_claim_refused", about="a claim is refused", draft=draft)
    for yours, who in ((True, "the reader"), (False, "the opponent")):
        taken = happened(
            "time_taken_back", time=timedelta(days=5), yours=yours, reason="It was the wrong game."
        )
        kind = "your_move" if yours else "receipt"
        draft = game_letter(kind, language, yours=yours, happenings=(taken,))
        yield Sample(
            name=f"{kind}_time_taken_back", about=f"time of {who} is taken back", draft=draft
        )
