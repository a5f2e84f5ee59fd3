"""The opening rules of renju art. 8, step by step, as their text has them: who acts, where, what
colours. Written from the articles alone, not from the code that follows them."""

import pytest

from corr.errors import IllegalMove, PlayerError
from corr.games.renju.renju import RENJU, parse_record
from tests.every import every
from tests.games.opening_scripts import (
    BOARD,
    GAMES,
    OFFERS,
    OPENINGS_26,
    P1,
    P2,
    THREE,
    TURNS,
    black,
    figure,
    inside,
    name,
    names,
    offers,
    on_board,
    other,
    pair,
    play,
    single_stones,
    tell,
    turned,
    turned_figure,
)


def test_the_games_of_these_tests_cover_every_opening_rule_and_every_path_of_taraguchi():
    keys = [opening for opening, _, _ in GAMES]
    assert set(keys) == set(RENJU.options()["opening"])
    assert (keys.count("taraguchi"), keys.count("soosorv"), keys.count("sakata")) == (40, 16, 2)
    assert len({(opening, lines) for opening, lines, _ in GAMES}) == len(GAMES)


@every("opening, lines, now_black", GAMES)
def test_each_path_has_its_actors_and_ends_with_its_colours(opening, lines, now_black):
    position = play(opening, *lines)  # which fails if the wrong seat is to act
    assert black(position) is now_black
    assert RENJU.ply(position) == 7
    assert position.to_act is now_black
    if opening not in ("free-gomoku", "free-renju"):
        assert len(on_board(position, "black")) == len(on_board(position, "white")) == 3
        assert on_board(position, "white") == {"i9", "g7", "h5"}
        assert not on_board(position, "offer")


@pytest.mark.parametrize("opening", RENJU.options()["opening"])
def test_after_the_opening_the_players_alternate_and_may_pass(opening):
    for lines, now_black in [(lines, seat) for key, lines, seat in GAMES if key == opening]:
        dark, light = ("P1", "P2") if now_black is P1 else ("P2", "P1")
        more = f"{dark}: k12", f"{light}: pass", f"{dark}: l13", f"{light}: m2"
        assert play(opening, *lines, *more).to_act is now_black


@pytest.mark.parametrize("opening", RENJU.options()["opening"])
def test_the_record_of_each_path_reads_back_as_the_same_moves(opening):
    options = {"opening": opening}
    for lines in (lines for key, lines, _ in GAMES if key == opening):
        for end in range(len(lines) + 1):
            moves = tell(opening, *lines[:end])[1]
            assert parse_record(RENJU.record(moves, options), options) == moves


def test_a_record_keeps_the_words_of_the_players():
    lines = THREE, "P2: white, g7, 3 fifths", "P1: black", "P1: i7 f9 h6", "P2: keep f9, h5"
    moves = tell("soosorv", *lines)[1]
    assert RENJU.record(moves, {"opening": "soosorv"}) == (
        "1.h8 2.i9 3.j7 [white] 4.g7 [3 fifths] [black] 5.{i7 f9 h6}=f9 6.h5"
    )


def test_passing_is_possible_at_once_where_the_opening_has_ended():
    assert RENJU.read(play("free-renju"), "pass") == ("pass",)
    assert RENJU.read(play("free-gomoku", "P1: a1"), "pass") == ("pass",)
    chosen = "P2: i9", "P1: j7", "P2: g7", "P1: i7", "P2: white"
    assert RENJU.read(play("taraguchi", *chosen), "pass") == ("pass",)


def test_before_the_first_choice_of_colours_nobody_has_one():
    swaps = "rif", "yamaguchi", "soosorv", "soosorv-8", "sakata", "taraguchi", "taraguchi-10"
    for opening in swaps:
        assert black(play(opening)) is None
    undecided = "P2: leave", "P1: i9", "P2: j7", "P1: leave", "P2: g7", "P1: leave", "P2: i7"
    for end in range(len(undecided) + 1):
        assert black(play("taraguchi", *undecided[:end])) is None


def test_the_second_swap_of_soosorv_turns_the_colours_of_the_first():
    lines = THREE, "P2: black", "P1: g7, 2 fifths", "P2: white"
    assert black(play("soosorv", *lines[:2])) is P2
    assert black(play("soosorv", *lines[:3])) is P2
    assert black(play("soosorv", *lines)) is P1


def test_option_3_makes_its_player_black_at_once():
    lines = "P2: i9", "P1: leave", "P2: j7", "P1: g7", "P2: fifths"
    for opening, count in (("taraguchi", 5), ("taraguchi-10", 10)):
        position = play(opening, *lines)
        assert (black(position), position.to_act) == (P2, P2)
        assert RENJU.stage(position).params == {"count": count, "congruent": True}
        after = play(opening, *lines, f"P2: {offers(count)}", f"P1: keep {OFFERS[2]}")
        assert (black(after), after.to_act, RENJU.ply(after)) == (P2, P1, 6)


# Where the stones may stand


TARAGUCHI = ("i9", 3), ("j7", 5), ("g7", 7), ("i7", 9)


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("index", range(4))
def test_a_taraguchi_stone_stands_inside_its_own_square_taken_or_left(index, left):
    seats = ["P2", "P1", "P2", "P1"]
    lines = [f"{seats[i]}: {TARAGUCHI[i][0]}" for i in range(index)]
    lines += [f"{seats[index]}: leave"] if left else []
    position, size = play("taraguchi", *lines), TARAGUCHI[index][1]
    held = {(0, 0), *(pair(stone) for stone, _ in TARAGUCHI[:index])}
    for point in BOARD:
        if inside(point, size) and point not in held:
            assert RENJU.read(position, name(point)) == (name(point),)
            continue
        with pytest.raises(IllegalMove) as refused:
            RENJU.read(position, name(point))
        if point not in held and size > 3:
            assert refused.value.code == "not_inside"
            assert refused.value.params == {"point": name(point), "size": size}


@pytest.mark.parametrize(
    ("size", "corners", "beyond"),
    [
        (3, "g7 i7 g9 i9", "f7 g6 j9 i10 h10"),
        (5, "f6 j6 f10 j10", "e6 f5 k10 j11 h11"),
        (7, "e5 k5 e11 k11", "d5 e4 l11 k12 h12"),
        (9, "d4 l4 d12 l12", "c4 d3 m12 l13 h13"),
    ],
)
def test_the_corners_of_the_squares_belong_to_them_and_the_next_points_do_not(
    size, corners, beyond
):
    lines = ["P2: h9", "P1: h10", "P2: h7"][: size // 2 - 1]
    position = play("taraguchi", *lines)
    for point in corners.split():
        assert RENJU.read(position, point) == (point,)
    for point in beyond.split():
        with pytest.raises(IllegalMove):
            RENJU.read(position, point)


def test_sakata_has_move_4_inside_7x7_and_move_5_inside_9x9():
    position = play("sakata", THREE)
    held = {(0, 0), (1, 1), (2, -1)}
    for point in set(BOARD) - held - {pair("g7"), pair("e6")}:
        for text, size in ((f"{name(point)} e6", 7), (f"g7 {name(point)}", 9)):
            if inside(point, size):
                assert RENJU.read(position, text) == (text,)
                continue
            with pytest.raises(IllegalMove) as refused:
                RENJU.read(position, text)
            assert refused.value.params == {"point": name(point), "size": size}
    after = play("sakata", THREE, "P2: g7 d12")
    assert on_board(after, "white") == {"i9", "g7"}
    assert on_board(after, "black") == {"h8", "j7", "d12"}


@pytest.mark.parametrize("opening", ["rif", "yamaguchi", "soosorv", "sakata"])
def test_the_three_stones_are_one_of_the_26_openings(opening):
    position = play(opening)
    declared = ", 3 fifths" if opening == "yamaguchi" else ""
    found = set()
    for second in BOARD:
        for third in BOARD if inside(second, 3) else [(2, 1)]:
            text = names(((0, 0), second, third))
            if inside(second, 3) and inside(third, 5) and len({(0, 0), second, third}) == 3:
                (move,) = RENJU.read(position, text + declared)
                found.add(RENJU.opening(RENJU.after(position, move)))
                continue
            with pytest.raises(IllegalMove):
                RENJU.read(position, text + declared)
    assert found == {f"{row['code']} {row['name']}" for row in OPENINGS_26}


@pytest.mark.parametrize(
    ("opening", "lines"),
    [
        ("rif", (THREE, "P2: black")),
        ("yamaguchi", (f"{THREE}, 2 fifths", "P2: black")),
        ("soosorv", (THREE, "P2: black")),
        ("whites-option", ()),
    ],
)
def test_move_4_stands_anywhere(opening, lines):
    position = play(opening, *lines)
    before, after = {"soosorv": ("", ", 2 fifths"), "whites-option": ("opening I4, ", "")}.get(
        opening, ("", "")
    )
    for point in BOARD:
        text = f"{before}{name(point)}{after}"
        if name(point) in ("h8", "i9", "j7"):
            with pytest.raises(IllegalMove):
                RENJU.read(position, text)
        else:
            assert len(RENJU.read(position, text)) == 1


def test_free_gomoku_begins_on_any_point_and_free_renju_on_the_centre():
    for point in BOARD:
        assert RENJU.read(play("free-gomoku"), name(point)) == (name(point),)
    assert on_board(play("free-gomoku"), "black") == set()
    position = play("free-renju")
    assert (on_board(position, "black"), position.to_act) == ({"h8"}, P2)
    for point in set(BOARD) - {(0, 0)}:
        assert RENJU.read(position, name(point)) == (name(point),)


def test_the_fifths_of_option_3_stand_anywhere():
    lines = "P2: i9", "P1: j7", "P2: g7", "P1: fifths"
    text = "offer a1 o2 b15 n14 h1"
    assert RENJU.read(play("taraguchi", *lines), text) == (text,)


# The names of the openings


@every("row", OPENINGS_26, ids=lambda row: row["code"])
def test_each_of_the_26_openings_has_its_name_in_every_orientation(row):
    full_name = f"{row['code']} {row['name']}"
    for turn in TURNS:
        _, second, third = (turned(pair(row[f"move{n}"]), turn) for n in (1, 2, 3))
        fourth = next(p for p in BOARD if inside(p, 7) and p not in {(0, 0), second, third})
        stones = names((second, third))
        for opening in ("free-renju", "taraguchi", "taraguchi-10"):
            assert RENJU.opening(single_stones(opening, stones)) == full_name
            later = single_stones(opening, f"{stones} {name(fourth)}")
            assert RENJU.opening(later) == full_name
        for opening in ("rif", "soosorv", "soosorv-8", "sakata"):
            assert RENJU.opening(play(opening, f"P1: h8 {stones}")) == full_name


def test_an_opening_keeps_its_name_and_other_games_have_none():
    assert RENJU.opening(play("taraguchi", "P2: i9")) == ""
    for opening, lines, _ in GAMES:
        name_at_end = RENJU.opening(play(opening, *lines))
        assert name_at_end == ("" if opening.startswith("free") else "I4 Suigetsu")


@every("row", OPENINGS_26, ids=lambda row: row["code"])
def test_whites_option_has_the_24_openings_of_1987(row):
    position, code = play("whites-option"), row["code"]
    if code in ("I13", "D13"):
        with pytest.raises(IllegalMove) as refused:
            RENJU.read(position, f"opening {code}, a1")
        assert refused.value.code == "not_this_opening"
        return
    position = play("whites-option", f"P2: opening {code}, a1")
    stones = tuple(pair(row[f"move{n}"]) for n in (1, 2, 3))
    dark, light = on_board(position, "black"), on_board(position, "white") - {"a1"}
    laid = figure((pair("h8"), *map(pair, light), *map(pair, dark - {"h8"})))
    assert any(turned_figure(figure(stones), turn) == laid for turn in TURNS)
    assert RENJU.opening(position) == f"{code} {row['name']}"
    assert (black(position), position.to_act, RENJU.ply(position)) == (P1, P1, 5)


# What stands in one letter


@pytest.mark.parametrize(
    ("opening", "before", "text", "moves"),
    [
        ("rif", (), "H8, I9, J10", ("h8 i9 j10",)),
        ("rif", (THREE,), "white, g7", ("white", "g7")),
        ("rif", (THREE,), "WHITE G7", ("white", "g7")),
        ("yamaguchi", (), "h8 i9 j10, 5 fifths", ("h8 i9 j10, 5 fifths",)),
        ("yamaguchi", (f"{THREE}, 2 fifths",), "white, g7", ("white", "g7")),
        ("soosorv", (THREE,), "white, g7, 3 fifths", ("white", "g7, 3 fifths")),
        ("soosorv", (THREE,), "white,g7,3 fifths", ("white", "g7, 3 fifths")),
        (
            "soosorv",
            (THREE, "P2: white, g7, 2 fifths"),
            "black, offer i7 f9",
            ("black", "offer i7 f9"),
        ),
        ("sakata", (THREE, "P2: g7 i7"), "white, h5", ("white", "h5")),
        ("taraguchi", ("P2: i9", "P1: j7", "P2: g7", "P1: i7"), "white, h5", ("white", "h5")),
        (
            "taraguchi",
            ("P2: i9", "P1: j7", "P2: g7"),
            f"fifths, {offers(5)}",
            ("fifths", offers(5)),
        ),
        (
            "taraguchi-10",
            ("P2: i9", "P1: j7", "P2: g7"),
            f"fifths {offers(10)}",
            ("fifths", offers(10)),
        ),
        ("whites-option", (), "opening D4, g7", None),
        ("whites-option", (), "Opening d4 G7", None),
        ("rif", (THREE, "P2: white, g7", "P1: i7 f9"), "keep i7, h5", ("keep i7", "h5")),
        ("rif", (THREE, "P2: white, g7", "P1: i7 f9"), "keep i7, f9", ("keep i7", "f9")),
    ],
)
def test_a_letter_may_hold_all_that_the_rules_let_its_writer_do(opening, before, text, moves):
    position = play(opening, *before)
    read = RENJU.read(position, text)
    assert read == (moves or read[:1])
    seat = position.to_act
    for move in read:
        assert position.to_act is seat
        position = RENJU.after(position, move)
    assert position.to_act is other(seat)


@pytest.mark.parametrize(
    ("opening", "before", "text"),
    [
        ("rif", (THREE,), "black, g7"),
        ("rif", (THREE, "P2: white"), "g7, i7 f9"),
        ("soosorv", (THREE,), "black, g7, 3 fifths"),
        ("soosorv", (THREE, "P2: white, g7, 2 fifths"), "white, offer i7 f9"),
        ("sakata", (THREE, "P2: g7 i7"), "black, h5"),
        ("taraguchi", (), "leave, i9"),
        ("taraguchi", (), "i9, leave"),
        ("taraguchi", ("P2: i9", "P1: j7", "P2: g7"), "i7, white"),
        ("taraguchi", ("P2: i9", "P1: j7", "P2: g7", "P1: i7"), "black, h5"),
        ("rif", (THREE, "P2: white, g7", "P1: i7 f9"), "keep i7, h5, h4"),
    ],
)
def test_a_letter_may_not_go_on_where_the_other_player_acts(opening, before, text):
    with pytest.raises(PlayerError):
        RENJU.read(play(opening, *before), text)
