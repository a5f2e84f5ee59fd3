"""Sample letters about games of gomoku and pente: their openings, captures, and how they end."""

from collections.abc import Iterator
from datetime import timedelta

from tests.letter_samples.samples_facts import OVER, Sample, game_letter, happened

_SWAP2 = {"opening": "swap2"}
_PENTE = {"opening": "tournament1"}
_CAPTURED = (
    "1.k10 2.l11 3.n10 4.m12 5.j10 6.h9 7.n12 8.l10 9.j12 10.l12 11.m11 12.k12 13.k9 14.h10*"
)


def rows(language: str) -> Iterator[Sample]:
    """What the letters of these games have that renju's have not."""
    yield Sample(
        name="your_move_gomoku_1",
        about="gomoku: the first three stones are to be placed",
        draft=game_letter("your_move", language, of="gomoku", options=_SWAP2, record=""),
    )
    yield Sample(
        name="your_move_gomoku_4",
        about="gomoku: a colour, or two more stones",
        draft=game_letter(
            "your_move",
            language,
            of="gomoku",
            options=_SWAP2,
            record="1.h8 2.i9 3.j10",
            happenings=(happened("they_played", moves=(("stones", "h8, i9, j10"),)),),
        ),
    )
    yield Sample(
        name="your_move_pente_3",
        about="pente: move 3, outside the central square",
        draft=game_letter(
            "your_move",
            language,
            of="pente",
            options=_PENTE,
            record="1.k10 2.l11",
            happenings=(happened("they_played", moves=(("stones", "l11"),)),),
        ),
    )
    took = (("stones", "h10"), ("took", "j10, k10"))
    yield Sample(
        name="your_move_pente_captured",
        about="pente: the opponent has captured two stones",
        draft=game_letter(
            "your_move",
            language,
            of="pente",
            options=_PENTE,
            record=_CAPTURED,
            happenings=(happened("they_played", moves=took),),
        ),
    )
    for ending, about, winner, detail in (
        ("captures", "won by captures", "opponent", ""),
        ("five_given", "ninuki: a capture gave the opponent a five", "opponent", ""),
        ("foul", "anti-pente: an open four loses", "opponent", "open-four"),
        ("captures_with_four", "anti-pente: a last capture with an open four", "draw", ""),
    ):
        yield Sample(
            name=f"game_over_{ending}",
            about=about,
            draft=game_letter(
                "game_over",
                language,
                of="pente",
                options=_PENTE,
                record=_CAPTURED,
                happenings=(happened("they_played", moves=took),),
                ending=ending,
                winner=winner,
                ending_detail=detail,
                thought=(timedelta(days=3), timedelta(days=5, hours=2)),
                **OVER,
            ),
        )
