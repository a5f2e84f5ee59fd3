"""Claims (art. 9.5-9.7) where results must be claimed, and free gomoku (art. 8.1a)."""

import pytest

from corr.games.renju.renju import RENJU
from corr.games.rules import Ending, Seat
from tests.games.opening_scripts import P1, P2, play, single_stones

WAITING = ("a15", "c15", "e15", "g15", "i15", "k15", "m15", "o15", "b13", "d13", "f13", "h13")
FIVE = "h8 d4 e4 f4 g4 c4"
DOUBLE_THREE = "h8 e4 f4 d5 d6 d4"
DOUBLE_FOUR = "h8 e4 f4 g4 d5 d6 d7 d4"
SAME_LINE = "h8 b4 d4 e4 h4 f4"  # b.def.h: c4 and g4 both make a five
OVERLINE = "h8 b4 c4 d4 f4 g4 e4"


def alternating(black_stones, white_stones=WAITING):
    """The stones of both, Black first, ended by Black's last stone."""
    dark = black_stones.split()
    light = list(white_stones)[: len(dark) - 1]
    both = zip(dark, [*light, ""], strict=True)
    return " ".join(stone for turn in both for stone in turn).rstrip()


def free_renju(stones, adjudication="claim"):
    assert stones.startswith("h8 ")
    return single_stones("free-renju", stones.removeprefix("h8 "), adjudication=adjudication)


def on(position, moves):
    """The position after more moves."""
    for text in moves.split():
        (move,) = RENJU.read(position, text)
        position = RENJU.after(position, move)
    return position


def claims(position):
    """Which claims are right now, as (seat, kind)."""
    kinds = "five", "forbidden"
    return {(seat, kind) for seat in Seat for kind in kinds if RENJU.claim(position, seat, kind)}


def test_the_stones_of_these_tests_do_what_their_names_say():
    for stones, ending, winner in (
        (FIVE, Ending.FIVE, P1),
        (DOUBLE_THREE, Ending.FORBIDDEN, P2),
        (DOUBLE_FOUR, Ending.FORBIDDEN, P2),
        (SAME_LINE, Ending.FORBIDDEN, P2),
        (OVERLINE, Ending.FORBIDDEN, P2),
    ):
        moves = alternating(stones).split()
        assert free_renju(" ".join(moves[:-1]), "automatic").outcome is None
        outcome = free_renju(" ".join(moves), "automatic").outcome
        assert (outcome.winner, outcome.ending) == (winner, ending)


@pytest.mark.parametrize("stones", [FIVE, DOUBLE_THREE, DOUBLE_FOUR, SAME_LINE, OVERLINE])
def test_nothing_ends_a_game_unclaimed(stones):
    position = free_renju(alternating(stones))
    assert position.outcome is None
    assert position.to_act is P2
    assert on(position, "a9 b9 c9").outcome is None


def test_a_five_may_be_claimed_by_its_maker_until_their_next_move():
    position = free_renju(alternating(FIVE))
    outcome = RENJU.claim(position, P1, "five")
    assert (outcome.winner, outcome.ending) == (P1, Ending.FIVE)
    assert claims(position) == {(P1, "five")}
    assert claims(on(position, "a9")) == {(P1, "five")}
    assert claims(on(position, "a9 b9")) == set()
    assert claims(on(position, "a9 b9 c9")) == set()


def test_a_pass_is_a_next_move_too():
    assert claims(on(free_renju(alternating(FIVE)), "a9 pass")) == set()
    assert claims(on(free_renju(alternating(DOUBLE_THREE)), "pass")) == set()


def test_white_claims_a_five_or_an_overline_of_white_alike():
    dark = WAITING[:7]
    for light, ending in (
        ("d4 e4 f4 g4 c4", Ending.FIVE),
        ("b4 c4 d4 f4 g4 e4", Ending.OVERLINE),
    ):
        stones = light.split()
        both = [s for turn in zip(["h8", *dark], stones, strict=False) for s in turn]
        position = free_renju(" ".join(both))
        assert position.outcome is None
        outcome = RENJU.claim(position, P2, "five")
        assert (outcome.winner, outcome.ending) == (P2, ending)
        assert claims(position) == claims(on(position, "a9")) == {(P2, "five")}
        assert claims(on(position, "a9 b9")) == set()


@pytest.mark.parametrize(
    ("stones", "kind"),
    [
        (DOUBLE_THREE, "double_three"),
        (DOUBLE_FOUR, "double_four"),
        (SAME_LINE, "double_four"),
    ],
)
def test_a_double_three_or_double_four_is_claimed_before_whites_next_move(stones, kind):
    position = free_renju(alternating(stones))
    outcome = RENJU.claim(position, P2, "forbidden")
    assert (outcome.winner, outcome.ending) == (P2, Ending.FORBIDDEN)
    assert outcome.detail == kind
    assert claims(position) == {(P2, "forbidden")}
    assert claims(on(position, "a9")) == set()
    assert claims(on(position, "a9 b9")) == set()


def test_an_overline_may_be_claimed_later():
    position = free_renju(alternating(OVERLINE))
    outcome = RENJU.claim(position, P2, "forbidden")
    assert (outcome.winner, outcome.ending, outcome.detail) == (P2, Ending.FORBIDDEN, "overline")
    for move in ("a9", "b9", "c9", "l2", "k3", "pass", "n1"):
        position = on(position, move)
        assert claims(position) == {(P2, "forbidden")}


def test_an_overline_may_be_claimed_later_whatever_else_its_stone_made():
    position = free_renju(alternating("h8 b4 c4 d4 f4 g4 e5 e6 e7 f5 g6 h7 e4"))
    assert claims(position) == claims(on(position, "a9 b9 c9")) == {(P2, "forbidden")}


def test_an_overline_cannot_be_claimed_once_black_has_made_a_five_since():
    position = on(free_renju(alternating(OVERLINE)), "a9 l2 c9 l3 e9 l4 a7 l5 c7")
    assert claims(position) == {(P2, "forbidden")}
    position = on(position, "l6")
    assert claims(position) == {(P1, "five")}
    assert claims(on(position, "a1")) == {(P1, "five")}
    assert claims(on(position, "a1 o1 c1")) == set()  # nor when the five was not claimed


def test_an_overline_cannot_be_claimed_once_the_game_has_ended():
    position = on(free_renju(alternating(OVERLINE)), "pass pass")
    assert (position.outcome.winner, position.outcome.ending) == (None, Ending.PASSES)
    assert claims(position) == set()


@pytest.mark.parametrize(
    ("moves", "kind"),
    [
        ("a9 l2 c9 m2 e9 k3 a7 k4 c7 k2", "double_three"),
        ("a9 l2 c9 m2 e9 n2 a7 k3 c7 k4 e7 k5 o9 k2", "double_four"),
        ("a9 l2 c9 m2 e9 n2 a7 j2 c7 i2 e7 k2", "overline"),
    ],
)
def test_white_may_claim_a_forbidden_move_after_a_five_that_nobody_noticed(moves, kind):
    position = on(free_renju(alternating(FIVE)), moves.rpartition(" ")[0])
    assert claims(position) == set()
    position = on(position, moves.rpartition(" ")[2])
    outcome = RENJU.claim(position, P2, "forbidden")
    assert (outcome.winner, outcome.ending, outcome.detail) == (P2, Ending.FORBIDDEN, kind)
    assert claims(on(position, "a5")) == ({(P2, "forbidden")} if kind == "overline" else set())


def test_a_five_that_is_made_into_an_overline_later_is_a_forbidden_move():
    position = on(free_renju(alternating(FIVE)), "a9 h4")
    assert RENJU.claim(position, P2, "forbidden").detail == "overline"


def test_a_five_allows_whatever_else_its_stone_makes():
    stones = alternating("h8 d4 e4 f4 h4 i4 g5 g6 g7 g8 g4")  # g4-g8 and, with six, d4-i4
    assert claims(free_renju(stones)) == {(P1, "five")}
    assert free_renju(stones, "automatic").outcome.ending is Ending.FIVE


def test_a_wrong_claim_is_refused_and_the_game_goes_on():
    quiet = free_renju(alternating("h8 e4 f4"))
    assert claims(quiet) == set()
    assert RENJU.claim(free_renju(alternating(FIVE)), P2, "five") is None
    assert RENJU.claim(free_renju(alternating(OVERLINE)), P1, "five") is None
    assert RENJU.claim(free_renju(alternating(OVERLINE)), P1, "forbidden") is None
    assert on(quiet, "a9").to_act is P1


def test_an_old_five_does_not_make_a_later_move_a_five():
    position = on(free_renju(alternating(FIVE)), "a9 b9 c9 d9")
    assert claims(position) == set()


def test_white_has_no_forbidden_moves():
    dark = WAITING[:9]
    for light in (DOUBLE_THREE, DOUBLE_FOUR, SAME_LINE):
        stones = light.replace("h8", "h7").split()
        both = [s for turn in zip(["h8", *dark], stones, strict=False) for s in turn]
        assert claims(free_renju(" ".join(both))) == set()
        assert free_renju(" ".join(both), "automatic").outcome is None


@pytest.mark.parametrize(("colour", "dark", "light"), [("black", P2, P1), ("white", P1, P2)])
def test_claims_belong_to_the_seat_that_got_the_colour(colour, dark, light):
    lines = "P2: h9", "P1: h10", "P2: j11", "P1: j8", f"P2: {colour}"
    position = play("taraguchi", *lines, adjudication="claim")
    five = on(position, "a15 f8 c15 g8 e15 i8")
    assert RENJU.claim(five, dark, "five").winner is dark
    assert claims(five) == {(dark, "five")}
    double_three = on(position, "a15 e4 c15 f4 e15 d5 g15 d6 i15 d4")
    assert RENJU.claim(double_three, light, "forbidden").winner is light
    assert claims(double_three) == {(light, "forbidden")}


# Free gomoku (art. 8.1a)


def free_gomoku(stones, adjudication="automatic"):
    return single_stones("free-gomoku", stones, adjudication=adjudication)


@pytest.mark.parametrize(
    ("stones", "ending"),
    [("a4 c4 d4 e4 f4 g4", Ending.FIVE), ("b4 c4 d4 f4 g4 e4", Ending.OVERLINE)],
)
def test_in_free_gomoku_five_and_overline_win_for_both_colours(stones, ending):
    by_black = alternating(stones)
    by_white = f"o1 {alternating(stones)}"
    for text, winner in ((by_black, P1), (by_white, P2)):
        assert free_gomoku(text.rpartition(" ")[0]).outcome is None
        outcome = free_gomoku(text).outcome
        assert (outcome.winner, outcome.ending) == (winner, ending)
        unclaimed = free_gomoku(text, "claim")
        assert unclaimed.outcome is None
        assert claims(unclaimed) == {(winner, "five")}


@pytest.mark.parametrize("stones", [DOUBLE_THREE, DOUBLE_FOUR, SAME_LINE])
def test_in_free_gomoku_nothing_is_forbidden(stones):
    assert free_gomoku(alternating(stones)).outcome is None
    assert claims(free_gomoku(alternating(stones), "claim")) == set()


def test_under_the_rules_of_renju_white_wins_with_an_overline_and_black_loses_by_it():
    dark = ["h8", *WAITING[:5]]
    both = zip(dark, ["b4", "c4", "d4", "f4", "g4", "e4"], strict=True)
    outcome = free_renju(" ".join(s for turn in both for s in turn), "automatic").outcome
    assert (outcome.winner, outcome.ending) == (P2, Ending.OVERLINE)
    outcome = free_renju(alternating(OVERLINE), "automatic").outcome
    assert (outcome.winner, outcome.detail) == (P2, "overline")


@pytest.mark.parametrize("opening", ["rif", "sakata", "taraguchi"])
def test_a_forbidden_move_loses_at_once_after_every_opening(opening):
    lines = {
        "rif": ("P1: h8 h9 h10", "P2: white, j11", "P1: j8 c3", "P2: keep j8"),
        "sakata": ("P1: h8 h9 h10", "P2: j11 j8", "P1: black"),
        "taraguchi": ("P2: h9", "P1: h10", "P2: j11", "P1: j8", "P2: white"),
    }[opening]
    position = on(play(opening, *lines), "a15 e4 c15 f4 e15 d5 g15 d6 i15")
    assert position.outcome is None
    outcome = on(position, "d4").outcome
    assert (outcome.winner, outcome.ending, outcome.detail) == (
        P2,
        Ending.FORBIDDEN,
        "double_three",
    )
