"""Whole games of renju: how they end, what is seen of them, how they are written down."""

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.errors import IllegalMove, NotAMove
from corr.games.registry import RULES, rules_for
from corr.games.renju.position import RenjuPosition
from corr.games.renju.renju import Renju, parse_record
from corr.games.rules import STAGES, Ending, Move, Outcome, Rules, Seat

GAME: Rules[RenjuPosition] = Renju()
RIF = {"opening": "rif"}
SOOSORV = {"opening": "soosorv"}
FREE = {"opening": "free-renju"}
NAMES = [f"{column}{row}" for column in "abcdefghijklmno" for row in range(1, 16)]


def replayed(moves: list[Move], options: Mapping[str, str]) -> RenjuPosition:
    position = GAME.start(options)
    for move in moves:
        position = GAME.after(position, move)
    return position


def moves_of(options: Mapping[str, str], *texts: str) -> list[Move]:
    position, moves = GAME.start(options), []
    for text in texts:
        for move in GAME.read(position, text):
            moves.append(move)
            position = GAME.after(position, move)
    return moves


def made_by_both(moves: list[Move], options: Mapping[str, str]) -> list[int]:
    """How many moves each seat has made, as the ranking rules count them."""
    made = dict.fromkeys(Seat, 0)
    for at, move in enumerate(moves):
        seat = replayed(moves[:at], options).to_act
        assert seat is not None
        made[seat] += GAME.moves_in(move)
    return list(made.values())


def played(options: Mapping[str, str], *texts: str) -> RenjuPosition:
    return replayed(moves_of(options, *texts), options)


def free_game(stones: str) -> RenjuPosition:
    return played(FREE, *stones.split())


def known_answers(position: RenjuPosition) -> st.SearchStrategy[str]:
    """Texts that may or may not be legal in a position, most of them fitting its stage."""
    stage = GAME.stage(position)
    point = st.sampled_from(NAMES)
    near = st.sampled_from([f"{column}{row}" for column in "fghij" for row in range(6, 11)])
    if stage.code == "place_opening":
        return st.tuples(near, near).map(" ".join)
    if stage.code == "play_declare":
        return st.builds("{}, {} fifths".format, point, st.integers(1, 4))
    if stage.code == "offer_fifths":
        count = int(str(stage.params["count"]))
        return st.lists(point, min_size=count, max_size=count).map(" ".join)
    if stage.buttons:
        return st.sampled_from(stage.buttons)
    return st.one_of(near, near, point, st.just("pass"))


@st.composite
def games(draw: st.DrawFn) -> tuple[dict[str, str], list[Move]]:
    """A game of any opening, as far as it got; what was illegal was not played."""
    options = {key: draw(st.sampled_from(values)) for key, values in GAME.options().items()}
    position, moves = GAME.start(options), []
    for _ in range(draw(st.integers(0, 40))):
        if position.outcome:
            break
        try:
            (move,) = GAME.read(position, draw(known_answers(position)))
        except IllegalMove:
            move = GAME.read(position, GAME.stage(position).example)[0]
        moves.append(move)
        position = GAME.after(position, move)
    return options, moves


@given(games())
def test_a_move_reads_as_itself(game: tuple[dict[str, str], list[Move]]) -> None:
    options, moves = game
    position = GAME.start(options)
    for number, move in enumerate(moves):
        assert position.number == number
        assert GAME.recognises(move)
        assert GAME.read(position, move) == (move,)
        position = GAME.after(position, move)


@given(games())
def test_a_record_reads_as_its_game(game: tuple[dict[str, str], list[Move]]) -> None:
    options, moves = game
    assert parse_record(GAME.record(moves, options), options) == tuple(moves)


@given(games())
def test_every_example_and_every_button_is_a_legal_answer(
    game: tuple[dict[str, str], list[Move]],
) -> None:
    position = replayed(game[1], game[0])
    if position.outcome is None:
        stage = GAME.stage(position)
        assert set(stage.params) == set(STAGES[stage.code])
        for text in (stage.example, *stage.buttons):
            assert GAME.recognises(text)
            (move,) = GAME.read(position, text)
            assert move == text or text.startswith("opening")


@given(games())
def test_the_stones_of_both_seats_are_all_moves_of_the_game(
    game: tuple[dict[str, str], list[Move]],
) -> None:
    options, moves = game
    position = replayed(moves, options)
    made = sum(map(GAME.moves_in, moves))
    forced = GAME.start(options).ply - 1
    assert made == GAME.ply(position) - 1 - forced + bool(position.offers)


@given(games())
@settings(max_examples=30)
def test_the_picture_shows_every_stone_and_offer_once(
    game: tuple[dict[str, str], list[Move]],
) -> None:
    picture = GAME.picture(replayed(game[1], game[0]))
    points = [(mark.column, mark.row) for mark in picture.marks]
    assert len(points) == len(set(points))
    assert set(picture.last) <= set(points)
    passes = sum(move == "pass" for move in game[1])
    position = replayed(game[1], game[0])
    assert len(points) == GAME.ply(position) - 1 - passes + len(position.offers)


# Endings.


def test_black_wins_with_a_five() -> None:
    position = free_game("a1 h9 a2 h10 a4 h11 a6 h12")
    assert position.outcome == Outcome(winner=Seat.FIRST, ending=Ending.FIVE)
    assert position.to_act is None


def test_white_wins_with_a_five() -> None:
    position = free_game("a1 o1 a2 o3 a3 o5 a4 o7 a5")
    assert position.outcome == Outcome(winner=Seat.SECOND, ending=Ending.FIVE)


def test_white_wins_with_an_overline() -> None:
    position = free_game("a1 o1 a2 o3 a3 o5 a5 o7 a6 o9 a4")
    assert position.outcome == Outcome(winner=Seat.SECOND, ending=Ending.OVERLINE)


def test_a_five_of_white_is_named_before_an_overline() -> None:
    position = free_game("a1 o1 a2 o3 a3 o5 a5 o7 a6 o9 b4 o11 c4 o13 d4 o15 e4 n2 a4")
    assert position.outcome == Outcome(winner=Seat.SECOND, ending=Ending.FIVE)


@pytest.mark.parametrize(
    ("stones", "kind"),
    [
        ("a1 h9 a3 g10 a5 i10 a7 h10", "double_three"),
        ("a1 h9 a3 h10 a5 g11 a7 f11 a9 e11 a11 h11", "double_four"),
        ("a1 h9 a3 h10 a5 h12 a7 h13 a9 h11", "overline"),
    ],
)
def test_a_forbidden_move_is_taken_and_loses(stones: str, kind: str) -> None:
    position = free_game(stones)
    expected = Outcome(winner=Seat.SECOND, ending=Ending.FORBIDDEN, detail=kind)
    assert position.outcome == expected


def test_a_five_wins_though_the_stone_makes_an_overline_too() -> None:
    stones = "a1 h9 a3 h10 a5 h12 a7 g11 a9 f11 a11 e11 a13 d11 b1 h7 b3 h11"
    assert free_game(stones).outcome == Outcome(winner=Seat.FIRST, ending=Ending.FIVE)


@pytest.mark.parametrize(
    ("answers", "winner"),
    [
        (["white, a1", "a5 h11", "keep h11, a3"], Seat.FIRST),
        (["black", "a1", "a5 h11", "keep h11, a3"], Seat.SECOND),
    ],
)
def test_the_winner_is_a_seat_whatever_its_colour(answers: list[str], winner: Seat) -> None:
    black_and_white = ["h12", "b1", "h13", "b3", "h14"]
    position = played(RIF, "h9 h10", *answers, *black_and_white)
    assert position.outcome == Outcome(winner=winner, ending=Ending.FIVE)


def test_two_passes_in_a_row_are_a_draw() -> None:
    drawn = Outcome(winner=None, ending=Ending.PASSES)
    assert free_game("pass i9 pass").outcome is None
    assert free_game("pass i9 pass pass").outcome == drawn


def test_a_full_board_is_a_draw() -> None:
    # Pairs of a colour on rows and diagonals, single stones on columns: nobody joins three.
    position = GAME.start(FREE)
    colours: dict[bool, list[str]] = {True: [], False: []}
    for column in range(15):
        for row in range(15):
            colours[(column + 2 * row) % 4 < 2].append(f"{'abcdefghijklmno'[column]}{row + 1}")
    black, white = sorted(colours.values(), key=lambda names: "h8" not in names)
    black.remove("h8")
    while black or white:
        names = black if position.ply % 2 else white
        move = Move(names.pop()) if names else Move("pass")
        position = GAME.after(position, move)
        assert position.outcome is None or not (black or white)
    assert position.outcome == Outcome(winner=None, ending=Ending.FULL)


def test_nothing_is_read_after_the_end() -> None:
    with pytest.raises(IllegalMove) as error:
        GAME.read(free_game("pass pass"), "i9")
    assert error.value.code == "game_over"


# What is seen.


def test_the_picture_has_the_points_of_renju() -> None:
    picture = GAME.picture(GAME.start(SOOSORV))
    assert picture.point(8, 8) == "i9"
    assert (len(picture.column_names), picture.row_names[-1]) == (15, "15")
    assert {picture.point(*dot) for dot in picture.dots} == {"h8", "d4", "d12", "l4", "l12"}


def test_offers_are_labelled_in_the_order_in_which_they_were_made() -> None:
    picture = GAME.picture(played(RIF, "i9 j10", "white, g7", "i7 f9"))
    offers = [
        (picture.point(mark.column, mark.row), mark.label)
        for mark in picture.marks
        if mark.kind == "offer"
    ]
    assert offers == [("i7", "a"), ("f9", "b")]


@pytest.mark.parametrize(
    ("texts", "last"),
    [
        ([], set()),
        (["i9 j10"], {"h8", "i9", "j10"}),
        (["i9 j10", "white"], {"h8", "i9", "j10"}),
        (["i9 j10", "white, g7"], {"g7"}),
        (["i9 j10", "white, g7", "i7 f9"], {"i7", "f9"}),
        (["i9 j10", "white, g7", "i7 f9", "keep i7"], {"i7"}),
        (["i9 j10", "white, g7", "i7 f9", "keep i7, h5"], {"h5"}),
        (["i9 j10", "white, g7", "i7 f9", "keep i7, pass"], set()),
    ],
)
def test_the_last_act_is_pointed_out(texts: list[str], last: set[str]) -> None:
    picture = GAME.picture(played(RIF, *texts))
    assert {picture.point(*point) for point in picture.last} == last


def test_colours_are_undecided_until_somebody_has_chosen() -> None:
    before, after = played(RIF, "i9 j10"), played(RIF, "i9 j10", "black")
    assert [GAME.colour(before, seat) for seat in Seat] == [None, None]
    assert [GAME.colour(after, seat) for seat in Seat] == ["white", "black"]


def test_stones_count_for_the_seat_that_placed_them() -> None:
    texts = ["i9 j10", "white, g7, 3 fifths", "white", "offer i7 f9 f10", "keep i7", "h5", "pass"]
    moves = moves_of(SOOSORV, *texts)
    # FIRST: three stones, the kept fifth is SECOND's offer, move 6; SECOND: 4, offers, the pass.
    assert made_by_both(moves, SOOSORV) == [4, 3]


def test_a_stone_of_the_server_counts_for_nobody() -> None:
    moves = moves_of(FREE, "i9", "pass", "j10")
    assert made_by_both(moves, FREE) == [1, 2]


# Records.


def test_marked_acts_of_a_record_are_read_back_without_their_marks() -> None:
    moves = moves_of(SOOSORV, "i9 j10", "white, g7, 3 fifths", "black", "i7 f9 f10", "keep i7, h5")
    record = GAME.record(moves, SOOSORV, marked={0, 2, 4})
    assert record == ("1.h8 2.i9 3.j10* [white] 4.g7 [3 fifths]* [black] 5.{i7 f9 f10}*=i7 6.h5")
    everything = GAME.record(moves, SOOSORV, marked=range(len(moves)))
    assert everything.endswith("[black]* 5.{i7 f9 f10}*=i7* 6.h5*")
    assert parse_record(record, SOOSORV) == parse_record(everything, SOOSORV) == tuple(moves)


def test_the_stone_that_stands_before_the_first_act_is_never_marked() -> None:
    assert GAME.record(moves_of(FREE, "i9"), FREE, marked={0}) == "1.h8 2.i9*"


@pytest.mark.parametrize(
    ("options", "texts", "record"),
    [
        (
            SOOSORV,
            ["i9 j10", "white, g7, 3 fifths", "black", "i7 f9 f10", "keep i7, h5"],
            "1.h8 2.i9 3.j10 [white] 4.g7 [3 fifths] [black] 5.{i7 f9 f10}=i7 6.h5",
        ),
        (RIF, ["i9 j10", "black, g7"][:1], "1.h8 2.i9 3.j10"),
        (RIF, ["i9 j10", "white, g7", "i7 f9"], "1.h8 2.i9 3.j10 [white] 4.g7 5.{i7 f9}"),
        (FREE, ["i9", "pass", "j10"], "1.h8 2.i9 3.pass 4.j10"),
        (FREE, [], "1.h8"),
        (RIF, [], ""),
    ],
)
def test_a_record_has_the_words_of_the_game(
    options: dict[str, str], texts: list[str], record: str
) -> None:
    moves = moves_of(options, *texts)
    assert GAME.record(moves, options) == record
    assert parse_record(record, options) == tuple(moves)


@pytest.mark.parametrize(
    ("record", "error"),
    [
        ("1.h8 2.i9 3.j10 [white] 5.g7", NotAMove),
        ("1.h8 2.i9 3.j10 [green]", NotAMove),
        ("1.h8 2.i9 3.j10 4.g7", IllegalMove),
        ("1.h8 2.i9", IllegalMove),
        ("1.h8 2.i9 3.j10 ???", NotAMove),
    ],
)
def test_a_record_that_cannot_be_is_refused(record: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        parse_record(record, RIF)


def test_a_record_of_free_renju_begins_on_h8() -> None:
    with pytest.raises(IllegalMove, match="not_centre"):
        parse_record("1.i9 2.j10", FREE)


@pytest.mark.parametrize(
    "options", [{"opening": "swap2"}, {"adjudication": "cliam"}, {"fifth_symmetry": "boards"}]
)
def test_a_setting_that_there_is_not_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        GAME.start(options)


# The list of games.


def test_every_game_is_listed_under_its_own_key() -> None:
    assert {key: rules.key for key, rules in RULES.items()} == {key: key for key in RULES}
    assert isinstance(rules_for("renju"), Renju)
