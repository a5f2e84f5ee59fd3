"""Sample letters about single games that the arbiter has ruled, or that begin for a reason."""

from collections.abc import Iterator
from typing import Any

from tests.letter_samples.samples_facts import OPENING, OVER, RECORD, Sample, game_letter, happened

_REASON = "Agreed on the telephone, 24 November."


def rulings(language: str) -> Iterator[Sample]:
    """The letters about games after a ruling, in a language."""
    ruled = (happened("ruled", reason=_REASON),)
    corrected = (happened("corrected", reason=_REASON),)
    over: tuple[tuple[str, str, dict[str, Any]], ...] = (
        (
            "_ruled",
            "the arbiter decided the game",
            {"winner": "you", "ending": "adjudication", "happenings": ruled},
        ),
        (
            "_nobody",
            "the arbiter ruled the game lost for both",
            {"winner": "nobody", "ending": "walkover", "happenings": ruled, "record": ""},
        ),
        (
            "_annulled",
            "the arbiter annulled the game",
            {"winner": "nobody", "ending": "annulled", "ending_detail": _REASON, "happenings": ()},
        ),
        (
            "_drawn_by_old_result",
            "another result was corrected, and the game does not follow from it",
            {
                "winner": "nobody",
                "ending": "annulled",
                "ending_detail": _REASON,
                "happenings": (happened("drawn_by_old_result", game="SK24-003"),),
            },
        ),
        (
            "_corrected",
            "the arbiter corrected the result",
            {"winner": "draw", "ending": "adjudication", "happenings": corrected},
        ),
        (
            "_counts_nothing",
            "the arbiter corrected a result that counts for nothing",
            {
                "winner": "draw",
                "ending": "adjudication",
                "happenings": (*corrected, happened("counts_nothing", who="one")),
            },
        ),
    )
    for name, about, facts in over:
        draft = game_letter("game_over", language, **OVER, **facts)
        yield Sample(name=f"game_over{name}", about=about, draft=draft)
    took = happened("took_seat", player="Nils Holm", reason=_REASON)
    draft = game_letter("your_move", language, record=RECORD, happenings=(took,))
    yield Sample(name="your_move_took_seat", about="the reader is a substitute", draft=draft)
    taken = happened("seat_taken", player="Nils Holm", reason=_REASON)
    draft = game_letter("receipt", language, yours=False, happenings=(taken,))
    yield Sample(name="receipt_seat_taken", about="the opponent has a substitute", draft=draft)
    moved = happened("game_moved")
    draft = game_letter("your_move", language, record=RECORD, happenings=(moved,))
    yield Sample(name="your_move_moved", about="the event goes on from here", draft=draft)
    begins = happened("replay_started", number=1)
    draft = game_letter("your_move", language, record=OPENING, happenings=(begins,))
    yield Sample(name="your_move_replay", about="a drawn match is replayed", draft=draft)
    begins = happened("deciding_started", white=False)
    draft = game_letter("your_move", language, record=OPENING, happenings=(begins,))
    yield Sample(name="your_move_deciding", about="a game more decides a match", draft=draft)
