"""Gomoku, pente, keryo and ninuki by the numbers of their rules, on positions made by hand.

Written from the rules alone; of each position the second referee says the same (`laid.py`). The
articles of gomoku are those of the federation, those of the others of T. Maltell, Pente (1987).
"""

import pytest

from corr.errors import IllegalMove, NotAMove
from corr.games.registry import rules_for
from tests.every import every
from tests.games.rows.laid import P1, P2, Played, free, full_board, points_of, with_captures

GOMOKU, PENTE = rules_for("gomoku"), rules_for("pente")
OF_PENTE = "pente", "keryo", "ninuki"
SIZES = {"15": ("h8", "f6", "j10"), "19": ("k10", "h8", "m12")}
"""The centre, and two corners of the central 5 × 5 square."""


def distance(point: str, size: int) -> int:
    """From the centre, straight or diagonally."""
    place = points_of(size).index(point)
    return max(abs(place % size - size // 2), abs(place // size - size // 2))


def within(size: int, low: int, high: int) -> set[str]:
    """The points so far from the centre."""
    return {point for point in points_of(size) if low <= distance(point, size) <= high}


def taken(game: Played) -> set[str]:
    """All points that could be answered now by themselves."""
    found = set()
    for point in points_of(game.referee.size):
        if not game.refused(point):
            found.add(point)
    assert not game.differences, game.differences
    return found


# -- gomoku: the board (2) ----


def test_2_2_the_board_has_225_points_or_361_and_five_marked_ones():
    for size, marked in (
        ("15", {"d4", "d12", "l4", "l12", "h8"}),
        ("19", {"d4", "d16", "q4", "q16", "k10"}),
    ):
        game = Played("gomoku", opening="free", size=size)
        picture = GOMOKU.picture(game.position)
        assert {picture.point(*dot) for dot in picture.dots} == marked
        assert taken(game) == set(points_of(int(size)))
        assert len(taken(game)) == int(size) ** 2


def test_2_2_the_letter_i_is_a_column_on_15_and_none_on_19():
    assert taken(Played("gomoku", opening="free")) >= {"i1", "i15", "o15"}
    game = Played("gomoku", opening="free", size="19")
    game.refuses("i1", "i9", "u1", "a20")
    with pytest.raises(IllegalMove) as refused:
        GOMOKU.read(game.position, "i9")
    assert refused.value.code == "no_column_i"
    assert refused.value.params["readings"] == ("h9", "j9")


def test_4_1_black_makes_the_odd_moves_and_white_the_even_ones():
    game = free("gomoku").go("h8 h9 c3 c4")
    assert (game.stones("black"), game.stones("white")) == ({"h8", "c3"}, {"h9", "c4"})
    assert game.result is None


def test_4_1_stones_never_leave_the_board():
    game = free("gomoku", white="h8 h11", black="h9 h10 a15")
    assert game.stones("black") >= {"h9", "h10"}
    assert GOMOKU.counts(game.position) == {}


def test_7_article_7_goes_before_4_1_and_only_russian_and_balanced_begin_on_the_centre():
    for size, (centre, *_) in SIZES.items():
        for opening in ("russian", "balanced"):
            game = Played("gomoku", opening=opening, size=size)
            assert (game.stones("black"), game.position.to_act) == ({centre}, P2)
        for opening, text in (("free", "a1"), ("swap1", "a1 b1 c1"), ("swap2", "a1 b1 c1")):
            game = Played("gomoku", opening=opening, size=size)
            assert (game.stones("black"), game.position.to_act) == (set(), P1)
            game.takes(text)


# -- gomoku: moves and passes (4.2, 5) ----


def test_4_2_a_pass_counts_as_a_move_and_changes_no_colours():
    game = free("gomoku").go("h8 pass i8 pass j8")
    assert (game.stones("black"), game.stones("white")) == ({"h8", "i8", "j8"}, set())
    assert GOMOKU.ply(game.position) == 6
    assert game.position.to_act is P2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("opening", "lines"),
    [
        ("free", ["P1: a1"]),
        ("russian", ["P2: a1", "P1: a3"]),
        ("swap1", ["P1: a1 b1 c1", "P2: white"]),
        ("swap1", ["P1: a1 b1 c1", "P2: black"]),
        ("swap2", ["P1: a1 b1 c1", "P2: white"]),
        ("swap2", ["P1: a1 b1 c1", "P2: black"]),
        ("swap2", ["P1: a1 b1 c1", "P2: d1 e1", "P1: white"]),
        ("swap2", ["P1: a1 b1 c1", "P2: d1 e1", "P1: black"]),
        ("balanced", ["P2: {next}", "P1: a3", "P2: d1 e1", "P1: black"]),
        ("balanced", ["P2: {next}", "P1: a3", "P2: d1 e1", "P1: white"]),
    ],
)
def test_4_2_passing_begins_with_the_first_ordinary_move(opening, lines, size):
    near = {"15": "h9", "19": "k11"}[size]
    game = Played("gomoku", opening=opening, size=size)
    for line in lines:
        game.refuses("pass")
        game.tell(line.format(next=near))
    assert GOMOKU.stage(game.position).code == "play"
    game.takes("pass")


# -- gomoku: the openings (7) ----


@pytest.mark.parametrize("size", SIZES)
def test_7_1_free_has_no_rule_but_a_stone(size):
    game = Played("gomoku", opening="free", size=size)
    game.refuses("pass", "white", "black", "a1 b1")
    game.tell("P1: a1", "P2: b1", "P1: c1")
    assert GOMOKU.colour(game.position, P1) == "black"


@pytest.mark.parametrize("size", SIZES)
def test_7_2_russian_has_move_2_anywhere_and_move_3_outside_the_central_square(size):
    number, (centre, *corners) = int(size), SIZES[size]
    game = Played("gomoku", opening="russian", size=size)
    assert taken(game) == set(points_of(number)) - {centre}
    game.tell("P2: a1")
    assert taken(game) == within(number, 3, number) - {"a1"}
    game.refuses(*corners)
    game.tell("P1: b1", f"P2: {corners[0]}", f"P1: {corners[1]}")
    assert GOMOKU.colour(game.position, P1) == "black"


@pytest.mark.parametrize("size", SIZES)
def test_7_3_swap1_has_three_stones_then_a_colour_then_white(size):
    game = Played("gomoku", opening="swap1", size=size)
    game.refuses("a1", "a1 b1", "a1 b1 c1 d1", "white", "a1 b1 a1", "pass")
    game.tell("P1: a1 b1 c1")
    assert (game.stones("black"), game.stones("white")) == ({"a1", "c1"}, {"b1"})
    game.refuses("d1", "d1 e1", "pass", "black, d1", "white, a1", "white, black")
    game.takes("white", "black", "white, d1")
    for choice, black in (("white", P1), ("black", P2)):
        after = Played("gomoku", "P1: a1 b1 c1", f"P2: {choice}", opening="swap1", size=size)
        assert after.turn == "white"
        assert after.position.to_act is not black
        assert GOMOKU.colour(after.position, black) == "black"


@pytest.mark.parametrize("size", SIZES)
def test_7_4_swap2_lets_player_2_choose_or_place_two_more(size):
    three = "P1: a1 b1 c1"
    game = Played("gomoku", three, opening="swap2", size=size)
    game.refuses("d1", "d1 e1 f1", "d1 d1", "d1 a1", "pass", "black, d1", "d1 e1, white")
    game.takes("white", "black", "white, d1", "d1 e1")
    for lines, black, number in (
        (["P2: white"], P1, 4),
        (["P2: black"], P2, 4),
        (["P2: d1 e1", "P1: black"], P1, 6),
        (["P2: d1 e1", "P1: white"], P2, 6),
    ):
        after = Played("gomoku", three, *lines, opening="swap2", size=size)
        assert GOMOKU.colour(after.position, black) == "black"
        assert (after.turn, GOMOKU.ply(after.position)) == ("white", number)  # White goes on
        assert after.position.to_act is not black


def test_7_4_stones_4_and_5_are_white_and_black_and_then_player_1_chooses_only():
    game = Played("gomoku", "P1: a1 b1 c1", "P2: d1 e1", opening="swap2")
    assert (game.stones("black"), game.stones("white")) == ({"a1", "c1", "e1"}, {"b1", "d1"})
    game.refuses("f1", "f1 g1", "black, f1")
    game.takes("white, f1", "white", "black")


@pytest.mark.parametrize("size", SIZES)
def test_v4_balanced_step_by_step(size):
    number, (centre, *_) = int(size), SIZES[size]
    beside = sorted(within(number, 1, 1))
    game = Played("gomoku", opening="balanced", size=size)
    assert len(beside) == 8
    assert taken(game) == set(beside)
    game.tell(f"P2: {beside[0]}")
    assert taken(game) == set(points_of(number)) - {centre, beside[0]}
    game.tell(f"P1: {beside[1]}")
    assert taken(game) == set()
    game.refuses("white", "black", "pass", "a1 a1", f"a1 {centre}")
    game.tell("P2: a1 b1")
    assert game.stones("white") == {beside[0], "a1"}
    assert game.stones("black") == {centre, beside[1], "b1"}
    game.refuses("c1", "black, c1", "c1 d1")
    game.takes("white, c1", "black", "white")
    game.tell("P1: white")
    assert (game.turn, game.position.to_act, GOMOKU.ply(game.position)) == ("white", P1, 6)


def test_7_a_letter_of_opening_stones_is_all_or_nothing_in_the_order_of_their_numbers():
    game = Played("gomoku", opening="swap1")
    with pytest.raises(IllegalMove):
        GOMOKU.read(game.position, "a1 b1 p16")
    assert game.stones("black") == set()
    assert GOMOKU.read(game.position, "C1 A1 B1") == ("c1 a1 b1",)
    game.tell("P1: c1 a1 b1")
    assert GOMOKU.plies(game.position) == ("c1", "a1", "b1")


def test_7_where_it_is_not_the_choosers_turn_a_move_behind_the_choice_refuses_all():
    game = Played("gomoku", "P1: a1 b1 c1", opening="swap1")
    with pytest.raises(IllegalMove) as refused:
        GOMOKU.read(game.position, "black, d1")
    assert refused.value.code == "not_yours_after"
    assert GOMOKU.read(game.position, "white, d1") == ("white", "d1")


# -- gomoku: rows (3) and wins (8) ----

FIVE = "d4 e4 f4 g4"
BROKEN_SIX = "c4 d4 e4 g4 h4"  # f4 makes six


@pytest.mark.parametrize("opening", ["russian", "swap1", "swap2", "balanced"])
@pytest.mark.parametrize("colour", ["white", "black"])
def test_8_1_an_exact_five_wins_and_an_overline_does_not(opening, colour):
    lines = {
        "russian": ["P2: o1", "P1: o3"],
        "swap1": ["P1: o1 o3 o5", "P2: white"],
        "swap2": ["P1: o1 o3 o5", "P2: o7 o9", "P1: white"],
        "balanced": ["P2: h9", "P1: o5", "P2: o7 o9", "P1: black"],
    }[opening]
    five = Played("gomoku", *lines, opening=opening).lay(**{colour: FIVE}, turn=colour)
    winner = five.position.to_act
    assert five.go("c4").result == (winner, "five")
    six = Played("gomoku", *lines, opening=opening).lay(**{colour: BROKEN_SIX}, turn=colour)
    assert six.go("f4").result is None
    assert six.position.to_act is not None


def test_8_1_a_stone_that_makes_both_a_five_and_an_overline_wins():
    lines = "P1: o1 o3 o5", "P2: white"
    game = Played("gomoku", *lines, opening="swap1")
    game.lay(black=f"{BROKEN_SIX} f5 f6 f7 f8", turn="black")
    black = game.position.to_act
    assert game.go("f4").result == (black, "five")


def test_3_a_row_is_maximal_on_each_of_the_four_lines():
    for row in ("d4 e5 f6 g7 h8", "d8 e7 f6 g5 h4", "d4 d5 d6 d7 d8", "d4 e4 f4 g4 h4"):
        *most, last = row.split()
        game = free("gomoku", black=" ".join(most), turn="black")
        assert game.go(last).result == (P1, "five"), row


def test_3_an_opposing_stone_or_an_empty_point_breaks_a_row():
    assert free("gomoku", black="d4 e4 g4 h4", white="f4", turn="black").go("i4").result is None
    assert free("gomoku", black="d4 e4 g4 h4", turn="black").go("i4").result is None


def test_3_the_edge_ends_a_row_and_does_not_join_the_next_one():
    game = free("gomoku", black="l4 m4 n4 o4", turn="black")
    assert game.go("a5").result is None
    assert free("gomoku", black="l4 m4 n4 o4", turn="black").go("k4").result == (P1, "five")


@pytest.mark.parametrize("colour", ["white", "black"])
def test_7_1_in_free_gomoku_a_five_or_an_overline_wins_for_either_player(colour):
    seat = {"black": P1, "white": P2}[colour]
    assert free("gomoku", **{colour: FIVE}, turn=colour).go("c4").result == (seat, "five")
    six = free("gomoku", **{colour: BROKEN_SIX}, turn=colour)
    assert six.go("f4").result == (seat, "overline")


def test_8_5_by_mail_a_five_is_recognised_without_a_claim():
    game = free("gomoku", black=FIVE, turn="black").go("h4")
    assert game.result == (P1, "five")
    game.refuses("a15", "pass")
    assert GOMOKU.claims({"adjudication": "automatic"}) == ()


def test_8_5_under_claim_a_five_counts_until_its_makers_next_move():
    game = free("gomoku", black=FIVE, turn="black", adjudication="claim").go("h4")
    assert (game.result, game.claims()) == (None, {P1: "five"})
    assert game.go("o1").claims() == {P1: "five"}
    assert game.go("o3").claims() == {}
    assert game.go("o5 o7").claims() == {}
    assert GOMOKU.claims({"adjudication": "claim"}) == ("five",)


def test_8_5_a_pass_of_its_maker_is_their_next_move_and_one_of_the_opponent_is_not():
    game = free("gomoku", black=FIVE, turn="black", adjudication="claim").go("h4")
    assert game.go("pass").claims() == {P1: "five"}
    other = free("gomoku", black=FIVE, turn="black", adjudication="claim").go("h4 o1")
    assert other.go("pass").claims() == {}


def test_8_5_both_may_have_a_five_and_the_first_to_claim_wins():
    game = free("gomoku", black=FIVE, white="d6 e6 f6 g6", turn="black", adjudication="claim")
    assert game.go("h4 h6").claims() == {P1: "five", P2: "five"}
    assert game.go("o1").claims() == {P2: "five"}


def test_8_5_the_second_five_of_one_who_forgot_the_first_counts():
    game = free("gomoku", black=f"{FIVE} d8 e8 f8 g8", turn="black", adjudication="claim")
    assert game.go("h4 o1 h8").claims() == {P1: "five"}


def test_8_5_under_claim_an_overline_counts_in_free_gomoku_alone():
    game = free("gomoku", black=BROKEN_SIX, turn="black", adjudication="claim").go("f4")
    assert (game.result, game.claims()) == (None, {P1: "overline"})
    lines = "P1: o1 o3 o5", "P2: white"
    exact = Played("gomoku", *lines, opening="swap1", adjudication="claim")
    exact.lay(black=BROKEN_SIX, turn="black").go("f4")
    assert (exact.result, exact.claims()) == (None, {})


def test_8_5_a_five_that_was_not_claimed_in_time_is_worth_nothing_when_it_grows():
    game = free("gomoku", black=FIVE, turn="black", adjudication="claim").go("h4 o1 a15 o3")
    assert game.go("i4").claims() == {}
    assert game.go("o5 j4").claims() == {}
    game.go("o7 d5 o9 d6 o11 d7 o13 d8")  # another row, which has one stone of the old one
    assert game.claims() == {P1: "five"}


def test_8_5_a_row_of_seven_that_was_no_five_before_can_be_claimed():
    game = free("gomoku", black="d4 e4 f4 h4 i4 j4", turn="black", adjudication="claim")
    assert game.go("g4").claims() == {P1: "overline"}


def test_8_5_a_stone_that_lengthens_an_old_five_may_make_a_new_one():
    black = f"{FIVE} i5 i6 i7 i8"
    game = free("gomoku", black=black, turn="black", adjudication="claim").go("h4 o1 a15 o3")
    assert game.go("i4").claims() == {P1: "five"}


def test_8_5_a_wrong_claim_is_no_win():
    game = free("gomoku", black=FIVE, turn="black", adjudication="claim")
    assert game.claims() == {}
    assert GOMOKU.claim(game.go("h4").position, P2, "five") is None
    assert GOMOKU.claim(game.position, P1, "forbidden") is None


def test_8_5_a_move_that_fills_the_board_may_still_be_claimed_with():
    dark, light = full_board(15)[::2], full_board(15)[1::2]
    wanted = ["a15", "b15", "c15", "d15", "e15"]  # Black's; what White loses by it Black gives
    given = [name for name in wanted if name in light]
    spare = [name for name in dark if name not in wanted][: len(given)]
    dark = [name for name in dark if name not in (*spare, "c15")] + given
    dark = [*(name for name in dark if name != "c15"), "c15"]
    light = [name for name in light if name not in given] + spare
    game = Played("gomoku", opening="free", adjudication="claim")
    for name in (name for pair in zip(dark, [*light, ""], strict=True) for name in pair if name):
        assert game.result is None
        assert game.play(name), game.differences
    assert game.result == (None, "full")
    assert set(game.claims()) == {P1}


# -- gomoku: draws (9) and letters that change nothing (6, 14.3) ----


@pytest.mark.parametrize("size", [15, 19])
def test_9_1_a_full_board_is_a_draw(size):
    *most, last = full_board(size)
    game = Played("gomoku", opening="free", size=str(size))
    for name in most:
        assert game.play(name), game.differences
    assert game.result is None
    assert game.go(last).result == (None, "full")


def test_9_3_two_passes_one_directly_after_the_other_are_a_draw():
    assert free("gomoku").go("h8 pass pass").result == (None, "passes")
    assert free("gomoku").go("h8 pass i8 pass j8 k8 pass l8").result is None


def test_6_an_illegal_letter_changes_nothing():
    game = Played("gomoku", "P2: a1", opening="russian")
    before = game.position
    game.refuses("a1", "h8", "h9", "f6", "p1", "a16", "b1 c1", "pass", "white", "b1, c1")
    assert game.position == before
    assert game.position.to_act is P1


# -- pente: the board and captures (1; P 1 to 3, 6; §§ 2 to 4) ----


@pytest.mark.parametrize("name", OF_PENTE)
def test_4_2_white_begins_on_the_centre_of_19_lines(name):
    game = free(name)
    assert (game.stones("white"), game.position.to_act) == ({"k10"}, P2)
    assert len(taken(game)) == 360
    assert PENTE.colour(game.position, P1) == "white"
    game.refuses("i9", "u1", "a20", "k10")


WAYS = (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)


@pytest.mark.parametrize("name", OF_PENTE)
@pytest.mark.parametrize("way", WAYS)
def test_3_a_pair_is_captured_in_every_direction(name, way):
    letters = "abcdefghjklmnopqrst"

    def at(step):
        return f"{letters[9 + way[0] * step]}{10 + way[1] * step}"

    game = free(name, black=f"{at(1)} {at(2)}", turn="white").go(at(3))
    assert game.captured == {"white": 2, "black": 0}
    assert not {at(1), at(2)} & game.stones("black")


@pytest.mark.parametrize("name", OF_PENTE)
def test_p1_single_stones_and_rows_of_four_are_never_captured(name):
    for row in ("l10", "l10 m10 n10 o10"):
        game = free(name, black=row, turn="white").go("m10" if row == "l10" else "p10")
        assert game.captured == {"white": 0, "black": 0}


@pytest.mark.parametrize("name", ["pente", "ninuki"])
def test_p1_three_are_not_captured_in_pente_and_ninuki(name):
    game = free(name, black="l10 m10 n10", turn="white").go("o10")
    assert game.captured == {"white": 0, "black": 0}


def test_p1_a_pair_with_a_gap_or_a_third_of_another_colour_is_not_captured():
    assert free("pente", black="l10 n10", turn="white").go("o10").captured["white"] == 0
    game = free("pente", black="l10 n10", white="m10", turn="white").go("o10")
    assert game.captured["white"] == 0


def test_p1_the_edge_brackets_nothing():
    game = free("pente", black="a10 b10", turn="white").go("c10")
    assert game.captured["white"] == 0
    assert free("pente", black="s1 t1", turn="white").go("r1").captured["white"] == 0


@pytest.mark.parametrize("name", ["pente", "ninuki"])
def test_p2_one_stone_captures_eight_pairs_at_once(name):
    white = "d7 d10 g10 k7 k4 g4 d4"  # and k10
    black = "f7 e7 f8 e9 g8 g9 h8 j9 h7 j7 h6 j5 g6 g5 f6 e5"
    game = free(name, white, black, turn="white").go("g7")
    assert game.captured == {"white": 16, "black": 0}
    assert game.result == (P1, "captures")
    assert not set(black.split()) & game.stones("black")


def test_p3_moving_between_two_stones_is_safe():
    game = free("pente", white="n10", black="l10", turn="black").go("m10")
    assert game.captured == {"white": 0, "black": 0}
    assert game.stones("black") >= {"l10", "m10"}
    assert game.go("a19 b17").captured == {"white": 0, "black": 0}


def test_p6_captured_stones_leave_at_once_and_their_points_are_free_for_both():
    game = free("pente", black="l10 m10", turn="white").go("n10")
    assert not game.stones("black") & {"l10", "m10"}
    assert game.go("l10 m10").stones("black") >= {"l10"}
    assert "m10" in game.stones("white")


def test_3_a_pair_moved_back_into_between_is_safe_again():
    game = free("pente", black="l10 m10", turn="white").go("n10 l10 a19 m10")
    assert game.captured == {"white": 2, "black": 0}
    assert game.stones("black") >= {"l10", "m10"}


# -- pente: wins (P 5, § 9) ----


@pytest.mark.parametrize("name", ["pente", "keryo"])
@pytest.mark.parametrize("colour", ["white", "black"])
def test_9_five_or_more_in_a_row_win(name, colour):
    seat = {"white": P1, "black": P2}[colour]
    five = free(name, **{colour: "d6 e6 f6 g6"}, turn=colour).go("h6")
    six = free(name, **{colour: "d6 e6 g6 h6 j6"}, turn=colour).go("f6")
    assert five.result == six.result == (seat, "five")


def test_9_nothing_is_forbidden_in_pente():
    assert free("pente", white="d6 e6 f7 f8", turn="white").go("f6").result is None


def test_9_ten_captured_stones_win_and_eight_do_not():
    for colour, seat in (("white", P1), ("black", P2)):
        own = {colour: "l6", {"white": "black", "black": "white"}[colour]: "m6 n6"}
        game = with_captures("pente", colour, **own, turn=colour)
        assert game.result is None
        assert game.go("o6").result == (seat, "captures")
        assert game.captured[colour] == 10


def test_9_five_and_the_fifth_capture_at_once_are_one_win():
    own = "o7 o8 o9 o5 l6"
    game = with_captures("pente", "white", white=own, black="m6 n6", turn="white").go("o6")
    assert game.result == (P1, "five")
    assert game.captured["white"] == 10


def test_9_a_completed_five_cannot_be_answered_by_a_capture():
    game = free("pente", white="d6 e6 f6 g6 d7", black="d5", turn="white").go("h6")
    assert game.result == (P1, "five")
    game.refuses("d8")


def test_3_one_stone_may_capture_and_make_a_five():
    game = free("pente", white="d6 e6 f6 g6 h9", black="h7 h8", turn="white").go("h6")
    assert (game.result, game.captured["white"]) == ((P1, "five"), 2)


# -- pente: forgotten captures (§ 14) ----


def test_14_captures_are_made_whether_or_not_the_mover_wrote_the_asterisk():
    for text in ("n10", "n10*"):
        game = free("pente", black="l10 m10", turn="white").go(text)
        assert game.captured["white"] == 2


def test_14_a_wrong_asterisk_is_told_and_the_move_stands():
    game = free("pente", black="l10", turn="white")
    assert PENTE.remarks(game.position, "n10*") == (("asterisk", {"point": "n10"}),)
    assert PENTE.remarks(game.position, "n10") == ()
    assert game.go("n10*").stones("white") >= {"n10"}


def claimed(name: str = "pente", **stones: str) -> Played:
    return free(name, captures="claimed", **stones)


def test_14_under_claimed_the_stones_go_if_the_move_carries_the_asterisk():
    game = claimed(black="l10 m10", turn="white").go("n10*")
    assert (game.captured["white"], "l10" in game.stones("black")) == (2, False)
    game.refuses("remove")


def test_14_under_claimed_they_stay_without_it_and_nothing_is_said():
    game = claimed(black="l10 m10", turn="white")
    assert PENTE.remarks(game.position, "n10") == ()
    assert game.go("n10").captured["white"] == 0
    assert game.stones("black") >= {"l10", "m10"}


def test_14_an_asterisk_takes_all_captures_of_the_move():
    game = claimed(white="n13", black="l10 m10 n11 n12", turn="white").go("n10*")
    assert game.captured["white"] == 4


def test_14_the_opponent_may_ask_in_the_letter_of_his_next_move_before_the_move():
    game = claimed(black="l10 m10", turn="white").go("n10")
    game.takes("remove, a19", "remove, l10", "remove, pass")
    game.refuses("a19, remove", "remove, remove", "remove, k10")
    game.one("remove, l10")
    assert game.captured == {"white": 2, "black": 0}
    assert "l10" in game.stones("black")


def test_14_after_that_move_they_stay_in_any_case():
    for text in ("a19", "pass"):
        game = claimed(black="l10 m10", turn="white").go(f"n10 {text}")
        game.refuses("remove", "remove, b19")
        game.go("b19")
        game.refuses("remove", "remove, c19")
        assert game.captured["white"] == 0


def test_14_he_who_made_the_capture_may_thereby_have_won():
    game = Played("pente", opening="free", captures="claimed")
    for column in "acegj":
        for text in (f"{column}18", f"{column}19", f"{column}17"):
            game.one(text)
        game.one(f"{column}15")
        game.one("bdfhk"["acegj".index(column)] + "1")
        game.one(f"{column}16" + ("*" if column != "j" else ""))
    assert (game.captured["white"], game.result) == (8, None)
    game.one("remove")
    assert game.result == (P1, "captures")
    assert game.captured["white"] == 10


def test_14_an_asterisk_on_what_captures_nothing_stands_under_claimed_too():
    game = claimed(turn="white")
    assert PENTE.remarks(game.position, "a19*") == (("asterisk", {"point": "a19"}),)
    assert game.go("a19*").captured["white"] == 0


def test_14_only_pente_and_keryo_have_the_setting():
    has = {name for name in ("gomoku", *OF_PENTE) if "captures" in rules_for(name).options()}
    assert has == {"pente", "keryo"}
    game = free("ninuki", black="l10 m10", turn="white").go("n10")
    assert game.captured["white"] == 2
    game.refuses("remove", "remove, a19")


def test_14_remove_is_no_word_where_captures_are_automatic():
    free("pente", black="l10 m10", turn="white").go("n10").refuses("remove", "remove, a19")


# -- pente: passes and draws (§§ 5, 10; I 5, I 10) ----


@pytest.mark.parametrize("name", OF_PENTE)
def test_i5_a_pass_is_allowed_and_two_in_a_row_draw(name):
    assert free(name).go("a1 pass b1 pass c1").result is None
    assert free(name).go("pass pass").result == (None, "passes")
    assert rules_for(name).draws({"code": "international"})


@pytest.mark.parametrize("name", OF_PENTE)
def test_5_the_swedish_code_knows_no_pass_and_no_agreed_draw(name):
    game = free(name, code="swedish")
    game.refuses("pass")
    game.go("a1").refuses("pass")
    assert not rules_for(name).draws({"code": "swedish"})


# -- pente: openings (1.1) ----


@pytest.mark.parametrize("name", OF_PENTE)
def test_11_tournament1_has_move_2_anywhere_and_move_3_outside_the_central_square(name):
    game = Played(name, opening="tournament1")
    assert (game.stones("white"), game.position.to_act) == ({"k10"}, P2)
    game.refuses("pass", "white")
    assert taken(game) == set(points_of(19)) - {"k10"}
    game.tell("P2: a1")
    game.refuses("pass")
    assert taken(game) == within(19, 3, 19) - {"a1"}
    game.tell("P1: n10")
    game.takes("pass", "l10")


def test_11_tournament1_is_the_default_of_pente_and_keryo_and_free_that_of_ninuki():
    usual = {name: rules_for(name).options()["opening"][0] for name in OF_PENTE}
    assert usual == {"pente": "tournament1", "keryo": "tournament1", "ninuki": "free"}


@pytest.mark.parametrize("name", OF_PENTE)
def test_free_has_the_centre_and_no_other_rule(name):
    game = free(name)
    assert game.stones("white") == {"k10"}
    game.takes("pass", "l10", "a1")
    game.go("a1").takes("l10", "k11")


@pytest.mark.parametrize("name", OF_PENTE)
def test_swap3_has_three_stones_the_first_on_the_centre_then_a_colour_then_black(name):
    game = Played(name, opening="swap3")
    assert (game.stones("white"), game.position.to_act) == (set(), P1)
    game.refuses("a1 b1 c1", "a1 k10 b1", "k10 a1", "k10 a1 a1", "k10", "white", "pass")
    game.tell("P1: k10 a1 b1")
    assert (game.stones("white"), game.stones("black")) == ({"k10", "b1"}, {"a1"})
    game.refuses("pass", "c1", "white, c1", "c1 d1")
    game.takes("white", "black", "black, c1")
    for choice, white in (("white", P2), ("black", P1)):
        after = Played(name, "P1: k10 a1 b1", f"P2: {choice}", opening="swap3")
        assert (after.turn, after.referee.number) == ("black", 4)
        assert PENTE.colour(after.position, white) == "white"
        assert after.position.to_act is not white
        after.takes("pass")


@pytest.mark.parametrize("name", OF_PENTE)
def test_v4_renju_swap_with_two_stones_of_player_1(name):
    game = Played(name, opening="renju_swap", first_two="one")
    game.refuses("k10", "k10 k12", "k10 a1", "k11 k10", "k10 k10", "k10 k11 a1", "pass")
    for beside in within(19, 1, 1):
        game.takes(f"k10 {beside}")
    game.tell("P1: k10 l11")
    game.refuses("pass", "white", "a1 b1")
    game.tell("P2: a1")
    assert (game.stones("white"), game.stones("black")) == ({"k10", "a1"}, {"l11"})
    game.refuses("b1", "pass", "white, b1")
    game.takes("white", "black", "black, b1")
    after = game.tell("P1: white")
    assert (after.turn, after.position.to_act) == ("black", P2)
    after.takes("pass")


@pytest.mark.parametrize("name", OF_PENTE)
def test_v4_renju_swap_with_shared_stones(name):
    game = Played(name, opening="renju_swap", first_two="shared")
    assert (game.stones("white"), game.position.to_act) == ({"k10"}, P2)
    assert taken(game) == within(19, 1, 1)
    game.refuses("pass", "l11 a1")
    game.tell("P2: l11")
    assert taken(game) == set(points_of(19)) - {"k10", "l11"}
    game.tell("P1: a1")
    game.refuses("b1", "pass", "white, b1")
    game.takes("white", "black", "black, b1")
    assert game.position.to_act is P2
    assert game.tell("P2: white").position.to_act is P1
    game.takes("pass")


@pytest.mark.parametrize("name", OF_PENTE)
def test_v4_balanced_is_whites_stone_then_blacks_and_player_2_places_both_4_and_5(name):
    game = Played(name, opening="balanced")
    assert taken(game) == within(19, 1, 1)
    game.tell("P2: l11")
    assert taken(game) == set(points_of(19)) - {"k10", "l11"}
    game.tell("P1: a1")
    game.refuses("b1", "b1 b1", "b1 a1", "white", "pass")
    game.tell("P2: b1 c1")
    assert game.stones("white") == {"k10", "a1", "c1"}
    assert game.stones("black") == {"l11", "b1"}
    game.refuses("d1", "pass", "white, d1")
    game.takes("white", "black", "black, d1")
    assert (game.tell("P1: white").position.to_act, game.referee.number) == (P2, 6)
    game.takes("pass")


@pytest.mark.parametrize("name", OF_PENTE)
@pytest.mark.parametrize(
    ("colour", "lines"),
    [
        ("white", ("P2: l11", "P1: a1", "P2: m12 n13")),  # stone 5 captures 2 and 4
        ("black", ("P2: j9", "P1: l11", "P2: m12 a1")),  # stone 4 captures 1 and 3
    ],
)
def test_1_1_captures_in_the_opening_count_for_the_colour(name, colour, lines):
    for choice in ("white", "black"):
        game = Played(name, *lines, f"P1: {choice}", opening="balanced")
        assert game.captured[colour] == 2
        counted = PENTE.counts(game.position)["captured"]
        assert counted == ((2, 0) if choice == colour else (0, 2))


def test_14_in_the_opening_too_stones_are_taken_only_where_the_asterisk_stands():
    lines = "P2: l11", "P1: a1"
    for text, count in (("m12 n13*", 2), ("m12* n13*", 2), ("m12 n13", 0), ("m12* n13", 0)):
        game = Played("pente", *lines, opening="balanced", captures="claimed")
        game.tell(f"P2: {text}", "P1: black")
        assert game.captured["white"] == count, text
        if count:
            game.refuses("remove, b1")
        else:
            assert game.tell("P1: remove, b1").captured["white"] == 2


def test_14_a_record_has_the_asterisks_of_the_opening():
    options = {"opening": "balanced", "captures": "claimed"}
    game = Played("pente", "P2: l11", "P1: a1", "P2: m12 n13*", **options)
    moves = ["l11", "a1", "m12 n13*"]
    assert PENTE.record(moves, options) == "1.k10 2.l11 3.a1 4.m12 5.n13*"
    assert PENTE.read(Played("pente", "P2: l11", "P1: a1", **options).position, "m12* n13*") == (
        "m12 n13*",
    )
    assert game.captured["white"] == 2


@pytest.mark.parametrize("name", ["gomoku", *OF_PENTE])
def test_7_3a_an_asterisk_behind_any_stone_of_an_opening_lets_it_stand(name):
    opening, text = ("swap1", "h8* h9 h10*") if name == "gomoku" else ("swap3", "k10* h9 h10*")
    game = Played(name, opening=opening)
    game.takes(text)
    points = rules_for(name).remarks(game.position, text)
    assert [params["point"] for _, params in points] == [text.split("*")[0], "h10"]


# -- keryo (2) ----


def test_keryo_captures_three_and_two_and_never_four():
    for row, count, last in (
        ("l10 m10", 2, "n10"),
        ("l10 m10 n10", 3, "o10"),
        ("l10 m10 n10 o10", 0, "p10"),
    ):
        assert free("keryo", black=row, turn="white").go(last).captured["white"] == count


def test_keryo_captures_two_and_three_with_one_move_on_different_lines():
    game = free("keryo", white="o14", black="l10 m10 n10 o11 o12 o13", turn="white").go("o10")
    assert game.captured["white"] == 6
    game = free("keryo", white="o13", black="l10 m10 n10 o11 o12", turn="white").go("o10")
    assert game.captured["white"] == 5


@pytest.mark.parametrize(
    ("sizes", "row", "total"),
    [
        ((2, 2, 2, 2), 2, 10),
        ((3, 3, 3, 3), 2, 14),
        ((3, 3, 3, 3), 3, 15),
        ((3, 3, 3, 2, 2), 2, 15),
        ((3, 3, 3, 2, 3), 3, 17),
    ],
)
def test_keryo_is_won_by_fifteen_captured_stones(sizes, row, total):
    for colour, other, seat in (("white", "black", P1), ("black", "white", P2)):
        stones = {colour: "l6", other: "m6 n6 o6"[: 3 * row - 1]}
        game = with_captures("keryo", colour, **stones, turn=colour, sizes=sizes)
        game.go({2: "o6", 3: "p6"}[row])
        assert game.captured[colour] == total
        assert game.result == ((seat, "captures") if total >= 15 else None)


# -- ninuki (3) ----


def test_v6a_a_perfect_five_wins_at_once():
    for colour, seat in (("white", P1), ("black", P2)):
        game = free("ninuki", **{colour: "d6 e6 f6 g6"}, turn=colour).go("h6")
        assert game.result == (seat, "five")


def test_v6a_five_captured_pairs_win():
    for colour, seat in (("white", P1), ("black", P2)):
        own = {colour: "l6", {"white": "black", "black": "white"}[colour]: "m6 n6"}
        assert with_captures("ninuki", colour, **own, turn=colour).go("o6").result == (
            seat,
            "captures",
        )


def test_v6d_six_or_more_are_neither_a_win_nor_a_loss():
    for colour in ("white", "black"):
        game = free("ninuki", **{colour: "d6 e6 f6 h6 j6"}, turn=colour).go("g6")
        assert game.result is None


IMPERFECT = {"white": "d6 e6 f6 g6 d7", "black": "d8"}
"""h6 makes a five, of which d5 could capture d6 and d7."""


def imperfect(name: str = "ninuki") -> Played:
    game = free(name, **IMPERFECT, turn="white").go("h6")
    assert game.result is None
    return game


def test_v6b_a_five_that_a_capture_can_destroy_is_not_a_win_yet():
    game = imperfect()
    assert game.position.to_act is P2
    game.go("d5")
    assert (game.result, game.captured["black"]) == (None, 2)
    assert not {"d6", "d7"} & game.stones("white")


def test_v6b_a_five_of_black_is_imperfect_too():
    game = free("ninuki", black="d6 e6 f6 g6 d7", white="d8", turn="black").go("h6")
    assert game.result is None
    assert game.go("d5").captured["white"] == 2
    assert game.result is None


def test_v6_1_a_five_that_still_stands_after_the_next_move_wins():
    assert imperfect().go("t19").result == (P1, "five")


def test_v6_1_a_pass_breaks_nothing():
    assert imperfect().go("pass").result == (P1, "five")


def test_v6_1_a_capture_that_leaves_another_five_does_not_break_it():
    """Two fives cross in h6: d5 takes of one only, so both together are perfect."""
    game = free("ninuki", white="d6 e6 f6 g6 d7 h7 h8 h9 h10", black="d8", turn="white")
    assert game.go("h6").result == (P1, "five")


def test_v6_1_two_fives_that_one_capture_takes_from_both_are_imperfect():
    game = free("ninuki", white="d6 e6 f6 g6 h7 h8 h9 h10 j5", black="g7", turn="white")
    assert game.go("h6").result is None
    assert game.go("k4").result is None
    assert game.captured["black"] == 2


def test_v6_2_a_fifth_capture_that_does_not_break_the_five_loses_against_it():
    stones = {"white": "d6 e6 f6 g6 d7 m6 n6", "black": "d8 l6"}
    game = with_captures("ninuki", "black", **stones, turn="white").go("h6")
    assert game.result is None
    assert game.go("o6").result == (P1, "five")
    assert game.captured["black"] == 10


def test_v6_3_a_breaking_capture_that_is_the_fifth_wins():
    game = with_captures("ninuki", "black", **IMPERFECT, turn="white").go("h6")
    assert game.go("d5").result == (P2, "captures")


OVERLINE = {"white": "d6 e6 f6 h6 j6 d7 g6", "black": "d8"}
"""Six of White's, d6 to j6, of which d5 captures the first."""


def test_v6_4_a_capture_that_shortens_an_overline_to_five_gives_the_opponent_the_win():
    game = free("ninuki", **OVERLINE, turn="black").go("d5")
    assert game.result == (P1, "five given")


def test_v6_4_a_capture_that_leaves_less_than_five_gives_nothing():
    stones = {"white": "d6 e6 f6 h6 j6 f7 g6", "black": "f8"}
    assert free("ninuki", **stones, turn="black").go("f5").result is None


def test_v6_4_the_opponents_five_comes_before_one_of_the_mover():
    stones = {"white": OVERLINE["white"], "black": "d8 e5 f5 g5 h5"}
    assert free("ninuki", **stones, turn="black").go("d5").result == (P1, "five given")


def test_v6e_the_fifth_capture_that_gives_the_opponent_a_five_is_a_draw():
    game = with_captures("ninuki", "black", **OVERLINE, turn="black").go("d5")
    assert game.result == (None, "five given")
    assert game.captured["black"] == 10


def test_v6_the_fifth_capture_comes_before_a_five_of_the_mover():
    stones = {"white": "m6 n6", "black": "l6 o7 o8 o9 o5"}
    game = with_captures("ninuki", "black", **stones, turn="black").go("o6")
    assert game.result == (P2, "captures")


CROSS = "d6 e6 f7 f8"
"""f6 makes two open threes of them."""


def test_v6c_player_1_may_not_make_a_double_three_and_loses_at_once():
    game = free("ninuki", white=CROSS, turn="white").go("f6")
    assert game.result == (P2, "forbidden")
    assert free("ninuki", black=CROSS, turn="black").go("f6").result is None


def test_v6_5_a_move_that_makes_a_five_is_never_a_foul():
    game = free("ninuki", white=f"{CROSS} e5 d4 g7 h8", turn="white").go("f6")
    assert game.result == (P1, "five")


def test_v6_5_nor_is_one_that_makes_an_imperfect_five():
    white = f"{CROSS} e5 d4 g7 h8 d3"
    game = free("ninuki", white=white, black="d2", turn="white").go("f6")
    assert game.result is None
    assert game.go("d5").captured["black"] == 2
    assert game.result is None


def test_v6_5_nor_is_the_fifth_capture():
    stones = {"white": f"{CROSS} c3", "black": "d4 e5"}
    assert with_captures("ninuki", "white", **stones, turn="white").go("f6").result == (
        P1,
        "captures",
    )


def test_v6_5_captured_stones_are_removed_before_threes_are_counted():
    """Black's g6 leaves no room for a three until White's own move captures it."""
    game = free("ninuki", white=f"{CROSS} j6", black="g6 h6", turn="white")
    assert game.go("f6").result == (P2, "forbidden")
    assert game.captured["white"] == 2


def test_v6_5_an_overline_made_at_the_same_time_saves_nobody():
    game = free("ninuki", white=f"{CROSS} c3 d4 e5 g7 h8", turn="white").go("f6")
    assert game.result == (P2, "forbidden")


def test_v6_6_a_double_three_that_destroys_an_imperfect_five_is_allowed():
    stones = {"white": f"{CROSS} c3", "black": "e5 d4 d3 d2 d1"}
    game = free("ninuki", **stones, turn="black").go("d5")
    assert game.result is None
    assert game.go("f6").result is None
    assert game.captured["white"] == 2


def test_v6_7_move_1_stands_on_the_centre_and_tournament1_is_a_setting():
    assert Played("ninuki", opening="free").stones("white") == {"k10"}
    assert "tournament1" in rules_for("ninuki").options()["opening"]


@every("choice", ["white", "black"])
def test_v6_8_player_1_of_the_double_three_is_white_whoever_has_it(choice):
    lines = "P1: k10 s16 d6", f"P2: {choice}"
    game = Played("ninuki", *lines, opening="swap3").lay(white="e6 f7 f8", turn="white")
    mover = game.position.to_act
    assert (mover is P2) is (choice == "white")
    assert game.go("f6").result == (P2 if mover is P1 else P1, "forbidden")
    game = Played("ninuki", *lines, opening="swap3").lay(black="d14 e14 f15 f16", turn="black")
    assert game.go("f14").result is None


# -- the geometry of fouls (5) ----


def after_f6(white: str, black: str = "") -> str | None:
    """How the game ends when White plays f6."""
    result = free("ninuki", white=white, black=black, turn="white").go("f6").result
    return result and result[1]


THREE = "f7 f8"
"""A three of f6, upwards."""


@every("two", ["d6 e6", "e6 g6", "g6 h6", "c6 e6", "c6 d6", "e6 h6", "h6 j6", "d6 g6", "g6 j6"])
def test_5_three_stones_that_one_more_makes_an_open_four_are_a_three(two):
    assert after_f6(f"{two} {THREE}") == "forbidden"


@every(
    "two, black",
    [
        ("d6 e6", "c6"),  # closed at one end: no open four
        ("d6 e6", "g6"),
        ("d6 e6", "b6 h6"),  # the four would have one free end, wherever it is
        ("c6 e6", "d6"),
        ("c6 e6", "b6"),
        ("c6 e6", "g6"),
        ("b6 e6", ""),  # too far
        ("d6 h6", ""),  # two gaps
        ("d6 e6 h6 j6", ""),  # only rows of six and more could come of it
    ],
)
def test_5_what_cannot_become_an_open_four_is_no_three(two, black):
    assert after_f6(f"{two} {THREE}", black) is None


def test_5_both_ends_of_an_open_four_complete_an_exact_five():
    assert after_f6(f"d6 e6 {THREE}", "b6") == "forbidden"
    assert after_f6(f"d6 e6 j6 {THREE}", "b6") is None  # h6 would make six


def test_5_a_four_on_a_line_is_no_three():
    assert after_f6(f"c6 d6 e6 {THREE}") is None
    assert after_f6(f"b6 d6 e6 {THREE}") is None


def test_5_near_the_edge_there_is_no_room_for_an_open_four():
    game = free("ninuki", white="b6 c6 a7 a8", turn="white").go("a6")
    assert game.result is None
    game = free("ninuki", white="c6 d6 b7 b8", turn="white").go("b6")
    assert game.result == (P2, "forbidden")


def test_5_three_threes_are_a_double_three_too():
    assert after_f6("d6 e6 f7 f8 g7 h8") == "forbidden"


# -- records (7.3b) and the example of the booklet (7.1) ----


def test_7_1_the_worked_example_captures_two():
    game = free("pente")
    for text in ("R1D1", "R1U1", "L1D1", "R2U1", "R2U2*"):
        (move,) = PENTE.read(game.position, f"relative {text}")
        game.one(move)
    assert PENTE.plies(game.position) == ("k10", "l9", "l11", "j9", "m11", "m12")
    assert (game.captured["black"], game.stones("white")) == (2, {"m11"})


def test_7_3b_a_record_numbers_moves_and_not_choices():
    options = {"opening": "swap3"}
    moves = ["k10 l11 n13", "black", "m12"]
    assert PENTE.record(moves, options) == "1.k10 2.l11 3.n13 [black] 4.m12"
    moves = ["l10", "a1", "m10", "n10", "pass"]
    wanted = "1.k10 2.l10 3.a1 4.m10 5.n10* 6.pass"
    assert PENTE.record(moves, {"opening": "free"}) == wanted


def test_7_3b_a_record_tells_what_was_asked_off():
    options = {"opening": "free", "captures": "claimed"}
    moves = ["l10", "a1", "m10", "n10", "remove", "a3"]
    assert PENTE.record(moves, options) == "1.k10 2.l10 3.a1 4.m10 5.n10 [remove] 6.a3"
    moves[3] = "n10*"
    assert PENTE.record([*moves[:4], "a3"], options) == "1.k10 2.l10 3.a1 4.m10 5.n10* 6.a3"


def test_6_what_is_no_act_at_all_is_no_move():
    with pytest.raises(NotAMove):
        PENTE.read(free("pente").position, "k10 is best")
