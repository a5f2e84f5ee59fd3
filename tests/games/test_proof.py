"""Claimed wins: what is proved, what is refuted and how, and which lines cannot be checked."""

import pytest

from corr.errors import NotAMove, NotNow
from corr.games.renju.proof import REFUTED, WRONG, line_said, verify_claim
from corr.games.renju.proof_search import tree_data
from corr.games.renju.renju import RENJU
from corr.games.rules import Finding, Move, Seat
from tests.games.proof_positions import SEATS, Doubter, claimed, moves, standing, stones

FOUR_THREE = {"black": "h8 i8 j8 k9 k10", "white": "g8 a1 d15 o4 n15"}
"""Black makes a four with k8, answered by l8, and a three with k9 and k10 at the same time."""

FORBIDDEN_ANSWER = {"black": "c4 i5 j6 h5 h6", "white": "d4 e4 f4 a15"}
"""White makes a four with g4; at h4 Black would have two threes."""


def grown(black: str = "", white: str = "") -> dict[str, str]:
    """The four-three with more stones."""
    return {
        "black": f"{FOUR_THREE['black']} {black}",
        "white": f"{FOUR_THREE['white']} {white}",
    }


# -- proved ----


@pytest.mark.parametrize(
    "line", ["k8", "k8 l8 k11", "k8 l8 k11 k12 k7", "k8 l8 k11 a9 k7", "k8 l8 k7 k6 k11"]
)
def test_a_four_three_wins_however_far_its_line_goes(line):
    proof = claimed(line, by="black", **FOUR_THREE)
    assert (proof.finding, proof.path) == (Finding.PROVED, moves(line))


def test_a_proof_answers_every_defence_that_does_not_lose_at_once():
    proof = claimed("k8", by="black", **FOUR_THREE)
    first, *others = tree_data(proof.tree)
    assert first["move"] == "k8"
    assert list(first["replies"]) == ["l8"]
    assert [attack["ends"] for attack in others] == ["fives"]
    assert proof.longest[:2] == ("k8", "l8")
    assert len(proof.longest) == proof.tree.plies == 3
    assert proof.attacks == 2


def test_white_wins_where_blacks_only_answer_is_forbidden():
    proof = claimed("g4", by="white", **FORBIDDEN_ANSWER)
    assert (proof.finding, proof.tree.ends) == (Finding.PROVED, "forbidden")


def test_without_forbidden_moves_black_answers_there():
    proof = claimed("g4 h4 g5", by="white", restricted=False, **FORBIDDEN_ANSWER)
    assert proof.finding is not Finding.PROVED


def test_white_wins_with_an_overline_and_black_does_not():
    row, others = "c3 d3 e3 g3 h3", "a1 a3 a5 a7 a9"
    assert claimed("f3", black=others, white=row, by="white").finding is Finding.PROVED
    proof = claimed("f3", black=row, white=others, by="black")
    assert (proof.finding, proof.reason, proof.detail) == (
        Finding.REFUTED,
        "forbidden",
        "overline",
    )


def test_two_threes_win_where_nothing_is_forbidden():
    two_threes = {"black": "h7 h9 g8 i8", "white": "a1 a3 o1 o3"}
    free = claimed("h8", by="black", restricted=False, **two_threes)
    assert free.finding is Finding.PROVED
    renju = claimed("h8", by="black", **two_threes)
    assert (renju.finding, renju.reason, renju.detail) == (
        Finding.REFUTED,
        "forbidden",
        "double_three",
    )


def test_a_four_of_the_defender_is_answered_and_the_three_still_stands():
    # White's answer l8 makes a four, which l7 stops; then k9 and k10 threaten as before.
    proof = claimed("k8", by="black", **grown("l12 c5", "l9 l10 l11"))
    assert proof.finding is Finding.PROVED
    assert proof.longest[:3] == ("k8", "l8", "l7")


# -- refuted ----


def test_the_answer_to_a_four_can_make_two_fives():
    proof = claimed("k8", by="black", **grown("a9 a11 a13", "l9 l10 l11"))
    assert (proof.finding, proof.path, proof.beyond) == (
        Finding.REFUTED,
        moves("k8 l8"),
        (),
    )
    assert proof.reason == "fives"


def test_the_answer_to_a_four_can_be_a_four_whose_answer_is_forbidden():
    proof = claimed("k8", by="black", **grown("l12 m7 n7 o7 m6 n5", "l9 l10 l11 a9 e13"))
    assert (proof.finding, proof.path) == (Finding.REFUTED, moves("k8 l8"))
    assert (proof.reason, proof.answer, proof.detail) == ("forbidden", "l7", "double_four")


def test_an_attack_that_overlooks_a_four_loses_to_a_five():
    proof = claimed("k8", by="black", **grown("a9 a11 c5 c13", "c6 c7 c8 c9"))
    assert (proof.finding, proof.path, proof.reason) == (
        Finding.REFUTED,
        moves("k8 c10"),
        "five",
    )


def test_an_escape_that_the_line_did_not_think_of_is_named():
    # After h8 Black's m8 makes a four and a three; l8 answers both before they are there.
    proof = claimed("k8 h8 m8", by="black", black="i8 j8 m9 m10", white="a1 d15 l9 k6 j10 h6 n12")
    assert (proof.finding, proof.path) == (Finding.REFUTED, moves("k8 l8"))
    assert (proof.reason, proof.beyond[0]) == ("nothing", "g8")


def test_a_four_far_from_the_threes_can_save_the_defender():
    threes = {"black": "i8 j8 k9 k10 c12", "by": "black", "restricted": False}
    late = claimed("k8", white="a1 d15 o4 c9 c10 c11", **threes)
    assert (late.finding, late.longest) == (Finding.PROVED, moves("k8 c7 c8"))
    # With d7 and e6 the same four wins a move for an open four.
    saved = claimed("k8", white="a1 d15 o4 c9 c10 c11 d7 e6", **threes)
    assert (saved.finding, saved.path) == (Finding.REFUTED, moves("k8 c8"))
    assert (saved.reason, saved.beyond) == ("fives", moves("c7 f5"))


def test_what_can_be_claimed_from_earlier_moves_comes_first():
    game = RENJU.start({"opening": "free-renju", "adjudication": "claim"})
    for text in ["a1", "h7", "b1", "g9", "c1", "i9", "d1", "m3", "e1"]:
        game = RENJU.after(game, Move(text))
    assert game.outcome is None
    proof = verify_claim(game, Seat.FIRST, moves("h9"))
    assert (proof.finding, proof.reason) == (Finding.REFUTED, "claimable")


# -- wrong lines ----


@pytest.mark.parametrize(
    ("line", "reason", "count"),
    [
        ("", "empty", 0),
        ("pass", "not_a_point", 1),
        ("white", "not_a_point", 1),
        ("k8 pass", "not_a_point", 2),
        ("p3", "off_board", 1),
        ("h8", "occupied", 1),
        ("k8 l8 k8", "occupied", 3),
        ("k8 l8 k11 k12 k7 a9", "after_end", 6),
        ("c3", "quiet", 1),
        ("f8", "quiet", 1),
        ("k11", "unfinished", 1),
        ("k8 a9 l8", "idle_defence", 2),
        ("k8 l8", "unfinished", 2),
        ("k11 a9 k8", "idle_defence", 2),
    ],
)
def test_lines_that_cannot_be_checked_say_why(line, reason, count):
    proof = claimed(line, by="black", **FOUR_THREE)
    assert (proof.finding, proof.reason) == (Finding.WRONG_LINE, reason)
    assert proof.path == moves(line)[:count]


def test_a_three_that_cannot_become_an_open_four_is_quiet():
    # At f8 Black would make two fours, and k8 is White's.
    proof = claimed("h8", black="g8 i8 f9 f10 f11", white="k8 f12 a1 a3 a5", by="black")
    assert (proof.finding, proof.reason) == (Finding.WRONG_LINE, "quiet")
    assert (
        claimed(
            "h8", black="g8 i8 f9 f10 f11", white="k8 f12 a1 a3 a5", by="black", restricted=False
        ).reason
        != "quiet"
    )


def test_only_who_is_to_move_claims_and_only_in_free_play():
    position = standing(stones(**FOUR_THREE), "black")
    other = verify_claim(position, SEATS["white"], moves("k8"))
    assert (other.finding, other.reason) == (Finding.WRONG_LINE, "not_your_turn")
    opening = RENJU.start({"opening": "rif"})
    assert verify_claim(opening, Seat.FIRST, moves("h8")).reason == "not_in_play"
    over = RENJU.after(
        RENJU.after(standing(stones(**FOUR_THREE), "black"), Move("k8")), Move("o15")
    )
    over = RENJU.after(over, Move("l8"))
    assert verify_claim(over, Seat.SECOND, moves("a15")).reason == "not_in_play"


# -- bounds ----


def test_the_positions_are_bounded_and_the_answer_is_always_the_same():
    position = standing(stones(**FOUR_THREE), "black")
    proofs = [verify_claim(position, Seat.FIRST, moves("k8"), budget=n) for n in range(8)]
    assert all(proof.nodes <= proof.budget for proof in proofs)
    found = [proof.finding for proof in proofs]
    enough = found.index(Finding.PROVED)
    assert found == [Finding.UNDECIDED] * enough + [Finding.PROVED] * (8 - enough)
    assert enough > 1
    assert {proof.path[0] for proof in proofs} == {"k8"}


def test_turning_the_board_changes_no_finding():
    columns = "abcdefghijklmno"

    def mirrored(text):
        return " ".join(f"{columns[14 - columns.index(one[0])]}{one[1:]}" for one in text.split())

    for stones_, line, by in (
        (FOUR_THREE, "k8", "black"),
        (FORBIDDEN_ANSWER, "g4", "white"),
        (grown("a9 a11 a13", "l9 l10 l11"), "k8", "black"),
    ):
        turned = {colour: mirrored(text) for colour, text in stones_.items()}
        one, other = (
            claimed(line, by=by, **stones_),
            claimed(mirrored(line), by=by, **turned),
        )
        assert (one.finding, one.reason) == (other.finding, other.reason)


def test_every_proof_by_hand_stands_against_every_answer():
    for found, line, by, restricted in (
        (FOUR_THREE, "k8", "black", True),
        (FORBIDDEN_ANSWER, "g4", "white", True),
        ({"black": "h7 h9 g8 i8", "white": "a1 a3 o1 o3"}, "h8", "black", False),
    ):
        proof = claimed(line, by=by, restricted=restricted, **found)
        position = standing(stones(**found), by, restricted=restricted)
        doubter = Doubter(position, SEATS[by])
        doubter.check(position, proof.tree)
        assert doubter.checked > 200


def test_the_reasons_are_all_there_are():
    assert len(set(WRONG + REFUTED)) == len(WRONG) + len(REFUTED)


# -- as people write it ----


@pytest.mark.parametrize(
    "text",
    [
        "23. h5 24. h6 25. g7",
        "23.h5 24.h6 25.g7",
        "h5 h6 g7",
        "h5, 6h; G-7",
        "23) h5 h6 g7",
        "２３．ｈ５ h6 g7",
        "23. h5 h6 25. g7",
    ],
)
def test_lines_are_read_in_every_form(text):
    assert line_said(text, 23) == ("h5", "h6", "g7")


@pytest.mark.parametrize("text", ["", "23.", "h5 wins", "23. h5 pass", "white, h5", "5 fifths"])
def test_other_texts_are_no_lines(text):
    with pytest.raises(NotAMove):
        line_said(text, 23)


def test_a_wrong_number_is_told():
    with pytest.raises(NotNow) as told:
        line_said("23. h5 25. g7", 23)
    assert told.value.params == {"found": 25, "expected": 24}
