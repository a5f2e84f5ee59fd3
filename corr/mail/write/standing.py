"""What a letter may still say of a game as it stands: two sentences of one letter never disagree.

A letter may tell of several orders, a digest of several letters; what came last decides what of
the earlier things still holds. Every letter about a game is sifted here and nowhere else.
"""

from collections.abc import Callable, Iterable, Mapping

from corr.mail.letter import HAPPENINGS, GameFacts, Happening


def still_true(happenings: Iterable[Happening], g: GameFacts) -> tuple[Happening, ...]:
    """The happenings that hold of the game as the letter shows it, in their order.

    An offer is moot once it is answered or the game has ended, and so is all that only a game
    that goes on can be said of; what ended a game is moot once it goes on again.
    """
    return tuple(one for one in happenings if HOLDS[one.code](g))


def _always(_: GameFacts) -> bool:
    """It has happened, whatever comes after it."""
    return True


def _goes_on(g: GameFacts) -> bool:
    return g.turn != ""


def _is_over(g: GameFacts) -> bool:
    return g.turn == ""


def _my_turn(g: GameFacts) -> bool:
    return g.turn == "you"


def _their_turn(g: GameFacts) -> bool:
    return g.turn == "opponent"


def _i_offer(g: GameFacts) -> bool:
    return g.draw_offer == "yours"


def _they_offer(g: GameFacts) -> bool:
    return g.draw_offer == "theirs"


def _time_counts(g: GameFacts) -> bool:
    """Whether a claim of lost time is open, or was what ended the game."""
    return _goes_on(g) or g.ending == "time"


def _ifs_kept(g: GameFacts) -> bool:
    return bool(g.ifs)


def _ifs_gone(g: GameFacts) -> bool:
    return _goes_on(g) and not g.ifs


_WHILE: Mapping[str, Callable[[GameFacts], bool]] = {
    **dict.fromkeys(("you_offered_draw",), _i_offer),
    **dict.fromkeys(("they_offered_draw",), _they_offer),
    **dict.fromkeys(("you_claimed_time", "they_claimed_time"), _time_counts),
    **dict.fromkeys(("you_are_late", "you_are_silent", "reminder", "match_to_begin"), _my_turn),
    **dict.fromkeys(("they_are_late", "they_are_silent"), _their_turn),
    **dict.fromkeys(("you_entered_ifs", "you_replaced_ifs"), _ifs_kept),
    **dict.fromkeys(("you_cancelled_ifs", "ifs_dropped"), _ifs_gone),
    **dict.fromkeys(
        (
            *("you_declined_draw", "they_declined_draw", "you_claimed_line"),
            *(
                "your_claim_refused",
                "claim_void",
                "reopened",
                "match_reopened",
                "clock_credited",
                "clock_runs",
            ),
            *("their_clock_stopped", "stop_over", "game_moved", "ruling_waits"),
            *(
                "ruling_dropped",
                "moves_taken_back",
                "act_waits",
                "act_dropped",
                "director_answered",
            ),
        ),
        _goes_on,
    ),
    **dict.fromkeys(
        (
            *("you_claimed_win", "they_claimed_win", "you_claimed_draw", "they_claimed_draw"),
            *("ruled", "corrected", "drawn_by_old_result", "counts_nothing"),
        ),
        _is_over,
    ),
}

HOLDS: Mapping[str, Callable[[GameFacts], bool]] = {
    code: _WHILE.get(code, _always) for code in HAPPENINGS
}
"""Of every happening, whether it can be said of a game as it stands."""
