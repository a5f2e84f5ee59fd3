"""Wins and draws that count when they are claimed (renju art. 9.5-9.7, 10.7)."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.errors import NotNow
from corr.games.renju.board import POINTS, Board
from corr.games.rules import Seat
from corr.tournament.events.events import BoardEnded, ClaimRefused, MovePlayed
from corr.tournament.events.events_games import DrawClaimed, DrawOffered, TimeForfeited
from corr.tournament.play.game import Result
from corr.tournament.play.orders import both_claims
from tests.whole.strategies import CLAIM_DRAW, MOMENT, WEEK, Table, claim, play, resign

FIRST, SECOND = Seat
DAY = timedelta(days=1)

# Under free-renju h8 stands: First is Black and Second, White, plays the first of these.
FIVE = "a1 i8 c3 j8 e13 k8 o1 l8"
WHITE_FIVE = "a1 c3 a2 e5 a3 g1 a4 k13 a5"
WHITE_SIX = "a1 c3 a2 e5 a3 g1 a5 k13 a6 m2 a4"
OVERLINE = "a1 i8 c3 j8 e13 l8 o1 m8 m1 k8"
DOUBLE_THREE = "a1 i8 c3 j9 o1 j10 a15 j8"
DOUBLE_FOUR = "a1 i8 a3 j8 a5 k5 a7 k6 a9 k7 a11 k8"
FOUR = FIVE.removesuffix(" l8")


def by_claim(*said: str, **changes: object) -> Table:
    """A game under free-renju in which wins have to be claimed."""
    return Table("free-renju", *" ".join(said).split(), adjudication="claim", **changes)


def won(winner: Seat, ending: str, detail: str = "") -> BoardEnded:
    return BoardEnded(winner=winner, ending=ending, detail=detail)


def refused(seat: Seat, kind: str, number: int) -> ClaimRefused:
    return ClaimRefused(seat=seat, kind=kind, number=number)


# -- right claims ----


@pytest.mark.parametrize(
    "stones", [FIVE, WHITE_FIVE, WHITE_SIX, OVERLINE, DOUBLE_THREE, DOUBLE_FOUR]
)
def test_no_stone_ends_a_game_by_itself_where_wins_are_claimed(stones):
    table = by_claim(stones)
    game = table.game
    assert (game.result, game.position.outcome) == (None, None)
    assert game.clock.seat is game.position.to_act
    assert isinstance(table.send(play("o15"))[0], MovePlayed)


@pytest.mark.parametrize(
    ("stones", "seat", "ending"),
    [(FIVE, FIRST, "five"), (WHITE_FIVE, SECOND, "five"), (WHITE_SIX, SECOND, "overline")],
)
@pytest.mark.parametrize("kind", ["five", "win"])
def test_a_five_is_claimed_with_the_move_that_makes_it(stones, seat, ending, kind):
    *before, last = stones.split()
    table = by_claim(*before)
    played, ended = table.send(play(last, claim=kind))
    assert (played.seat, played.move) == (seat, last)
    assert ended == won(seat, ending)
    assert table.game.result == Result(winner=seat, ending=ending)
    assert (table.game.clock, table.game.ended_at) == (None, table.now)


@pytest.mark.parametrize(
    ("stones", "seat", "ending"),
    [(FIVE, FIRST, "five"), (WHITE_FIVE, SECOND, "five"), (WHITE_SIX, SECOND, "overline")],
)
def test_a_five_is_claimed_in_a_later_letter_until_the_next_move_of_its_maker(
    stones, seat, ending
):
    table = by_claim(stones)
    assert table.led_to(claim("five"), seat) == (won(seat, ending),)
    table.send(play("o15"))
    assert table.led_to(claim("five"), seat) == (won(seat, ending),)
    table.send(play("m15"))
    assert table.led_to(claim("five"), seat) == (refused(seat, "five", len(stones.split()) + 2),)


@pytest.mark.parametrize(
    ("stones", "detail"),
    [
        (OVERLINE, "overline"),
        (DOUBLE_THREE, "double_three"),
        (DOUBLE_FOUR, "double_four"),
    ],
)
@pytest.mark.parametrize("kind", ["forbidden", "win"])
def test_white_claims_a_forbidden_move_before_the_next_move(stones, detail, kind):
    table = by_claim(stones)
    assert table.send(claim(kind), SECOND) == (won(SECOND, "forbidden", detail),)
    assert table.game.result == Result(winner=SECOND, ending="forbidden", detail=detail)


@pytest.mark.parametrize("stones", [DOUBLE_THREE, DOUBLE_FOUR])
def test_a_double_three_or_four_cannot_be_claimed_after_whites_next_move(stones):
    table = by_claim(stones, "o15")
    wrong = (refused(SECOND, "forbidden", len(stones.split()) + 1),)
    assert table.led_to(claim("forbidden"), SECOND) == wrong
    table.send(play("m15"))
    assert table.led_to(claim("forbidden"), SECOND)[0].kind == "forbidden"


def test_an_overline_is_claimed_also_much_later():
    table = by_claim(OVERLINE, "o15", "m15", "o13", "m13")
    ended = won(SECOND, "forbidden", "overline")
    assert table.led_to(claim("forbidden"), SECOND) == (ended,)
    assert table.led_to(play("o11", claim="forbidden"), SECOND) == (ended,)


def test_an_overline_cannot_be_claimed_after_black_has_made_a_five():
    table = by_claim(OVERLINE, "b5 c10 b7 d10 b9 e10 b11 f10 b13 g10")
    assert isinstance(table.led_to(claim("forbidden"), SECOND)[0], ClaimRefused)


def test_white_wins_by_a_forbidden_move_after_a_five_that_nobody_noticed():
    """Art. 9.6: Black passed over an own five, and then made a forbidden move."""
    table = by_claim(FIVE, "a15", "m8")
    assert table.led_to(claim("five"), FIRST) == (refused(FIRST, "five", 10),)
    assert table.led_to(claim("forbidden"), SECOND) == (won(SECOND, "forbidden", "overline"),)


def test_only_the_maker_of_a_five_and_only_white_for_a_forbidden_move_can_claim():
    number = len(FIVE.split())
    assert by_claim(FIVE).led_to(claim("win"), SECOND) == (refused(SECOND, "win", number),)
    table = by_claim(DOUBLE_THREE)
    assert table.led_to(claim("win"), FIRST) == (refused(FIRST, "win", len(DOUBLE_THREE.split())),)


def test_where_nothing_is_forbidden_six_stones_are_claimed_by_either_colour():
    said = ("h8", "a1", "i8", "c3", "j8", "e13", "l8", "o1", "m8", "m1")
    table = Table("free-gomoku", *said, adjudication="claim")
    assert table.send(play("k8", claim="five"))[-1] == won(FIRST, "overline")


# -- claims and moves in one letter ----


def test_a_claim_that_is_right_before_the_move_ends_the_game_without_it():
    table = by_claim(DOUBLE_THREE)
    assert table.led_to(play("o15", claim="forbidden")) == (
        won(SECOND, "forbidden", "double_three"),
    )


def test_a_right_claim_does_not_fall_with_the_move_it_came_with():
    table = by_claim(DOUBLE_THREE)
    ended = (won(SECOND, "forbidden", "double_three"),)
    assert table.led_to(play("h8", claim="forbidden")) == ended
    assert table.led_to(play("o15", claim="forbidden", number=3)) == ended
    assert table.led_to(play("o15", claim="forbidden"), number=2) == ended
    own = by_claim(FIVE)
    assert own.led_to(play("o15", claim="five"), FIRST) == (won(FIRST, "five"),)


def test_a_move_is_played_though_what_is_claimed_with_it_is_wrong():
    table = by_claim(FOUR)
    number = table.game.position.number
    assert table.send(play("m15", claim="five")) == (
        MovePlayed(seat=FIRST, number=number, move="m15"),
        refused(FIRST, "five", number + 1),
    )
    assert table.game.clock.seat is SECOND
    assert table.game.result is None


def test_a_move_that_cannot_be_is_refused_and_what_was_claimed_with_it_is_not_noted():
    table = by_claim(FOUR)
    assert table.reason(play("h8", claim="five")) == "occupied"
    assert table.reason(play("m15", claim="five"), SECOND) == "not_your_turn"
    assert table.reason(play("m15", claim="five"), number=0) == "old_letter"
    assert table.game.noted == ()


def test_a_draw_offered_beside_a_wrong_claim_stands():
    table = by_claim("a1")
    assert [type(body) for body in table.send(play("m15", claim="five", draw=True))] == [
        MovePlayed,
        DrawOffered,
        ClaimRefused,
    ]
    assert table.game.draw_offer is FIRST


def test_what_is_claimed_with_a_second_pass_comes_before_the_draw():
    table = by_claim(WHITE_FIVE, "pass")
    assert table.led_to(play("pass"))[-1] == BoardEnded(winner=None, ending="passes", detail="")
    assert table.led_to(play("pass", claim="five")) == (won(SECOND, "five"),)


def test_a_claim_that_names_its_stone_or_kind_is_not_tried_nor_noted_nor_its_move_played():
    table = by_claim(OVERLINE)
    before = table.game
    assert table.reason(claim("named"), SECOND) == "claim_plainly"
    assert table.reason(play("o15", claim="named"), SECOND) == "claim_plainly"
    assert table.game == before
    assert table.led_to(claim("forbidden"), SECOND) == (won(SECOND, "forbidden", "overline"),)


def test_two_claims_of_one_letter_are_a_claim_of_either():
    assert both_claims("five", "forbidden") == both_claims("win", "five") == "win"
    assert both_claims("", "five") == both_claims("five", "five") == "five"


# -- which letter, and when ----


def test_who_has_moved_claims_by_an_answer_to_either_of_the_last_two_letters():
    table = by_claim(FIVE)
    now = table.game.position.number
    for number in (now - 1, now):
        assert table.led_to(claim("five"), FIRST, number=number) == (won(FIRST, "five"),)
        assert table.led_to(claim("forbidden"), FIRST, number=number) == (
            refused(FIRST, "forbidden", now),
        )


def test_the_move_sent_again_with_a_claim_is_judged_as_that_claim():
    table = by_claim(FIVE)
    number = table.game.position.number - 1
    again = play("l8", claim="five")
    assert table.led_to(again, FIRST, number=number) == (won(FIRST, "five"),)
    table.send(play("o15"))
    assert table.led_to(again, FIRST, number=number) == (won(FIRST, "five"),)
    table.send(claim("five"), FIRST)
    assert table.reason(again, FIRST, number=number) == "already_played"


def test_a_move_with_a_claim_that_came_twice_is_already_played():
    table = by_claim("a1")
    sent = play("m15", claim="five")
    table.send(sent)
    assert table.reason(sent, FIRST, number=1) == "already_played"
    assert table.reason(play("m15"), FIRST, number=1) == "already_played"
    table.send(play("o15"))
    assert table.reason(sent, FIRST, number=1) == "already_played"


def test_a_claim_that_crossed_a_move_counts_if_it_is_right_and_is_not_noted_if_it_is_wrong():
    table = by_claim(FIVE)
    number = table.game.position.number
    table.send(play("o15"))
    assert table.led_to(claim("five"), FIRST, number=number) == (won(FIRST, "five"),)
    assert table.reason(claim("forbidden"), FIRST, number=number) == "old_letter"
    assert table.reason(claim("five"), SECOND, number=number + 2) == "old_letter"


def test_a_claim_that_comes_too_late_loses_on_time():
    table = by_claim(DOUBLE_THREE)
    due = table.game.clock.due
    late = (TimeForfeited(seat=SECOND, due=due.isoformat()),)
    for order in (claim("forbidden"), play("o15", claim="forbidden")):
        assert table.led_to(order, SECOND, at=due) == (won(SECOND, "forbidden", "double_three"),)
        assert table.led_to(order, SECOND, at=due + MOMENT) == late


def test_who_has_moved_may_claim_while_the_other_thinks():
    table = by_claim(FIVE)
    assert table.led_to(claim("five"), FIRST, at=table.now + 6 * DAY) == (won(FIRST, "five"),)


def test_nothing_is_claimed_after_the_end():
    table = by_claim(FIVE, draw_claim_after=1)
    table.send(resign(), FIRST)
    for order in (claim("five"), CLAIM_DRAW, play("o15", claim="five")):
        assert [table.reason(order, seat) for seat in Seat] == ["game_over"] * 2


# -- wrong claims ----


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("kind", ["five", "forbidden", "win"])
def test_a_wrong_claim_is_noted_and_the_game_goes_on(seat, kind):
    table = by_claim("a1")
    before = table.game
    noted = refused(seat, kind, 1)
    assert table.send(claim(kind), seat, after=DAY) == (noted,)
    after = table.game
    assert after.noted == ((table.now, noted),)
    assert (after.clock, after.position, after.result) == (before.clock, before.position, None)


def test_the_same_wrong_claim_is_noted_once_in_a_position():
    table = by_claim("a1")
    table.send(claim("five"), FIRST)
    with pytest.raises(NotNow) as again:
        table.led_to(claim("five"), FIRST)
    assert (again.value.code, again.value.params) == ("claim_refused", {"kind": "five"})
    assert table.led_to(claim("forbidden"), FIRST)
    table.send(play("m15"))
    assert table.led_to(claim("five"), FIRST) == (refused(FIRST, "five", 2),)


def test_a_wrong_claim_leaves_a_draw_offer_alone():
    table = by_claim()
    table.send(play("a1", draw=True))
    table.send(claim("five"), FIRST)
    assert table.game.draw_offer is SECOND


@pytest.mark.parametrize("opening", ["soosorv", "taraguchi", "sakata", "whites-option"])
def test_nothing_can_be_claimed_in_an_opening(opening):
    table = Table(opening, adjudication="claim")
    for seat in Seat:
        assert table.led_to(claim("win"), seat) == (refused(seat, "win", 0),)


# -- where the program judges ----


@pytest.mark.parametrize("adjudication", ["", "automatic"])
def test_where_the_program_judges_nothing_is_claimed(adjudication):
    table = Table("free-renju", "a1", adjudication=adjudication)
    for seat in Seat:
        assert table.reason(claim("win"), seat) == "claims_automatic"
    assert table.led_to(play("m15", claim="five")) == (
        MovePlayed(seat=FIRST, number=1, move="m15"),
    )


def test_where_the_program_judges_a_claim_changes_nothing_of_how_a_move_ends_the_game():
    *before, last = FIVE.split()
    plain = Table("free-renju", *before)
    assert plain.led_to(play(last, claim="forbidden")) == plain.led_to(play(last))


# -- draws ----


@pytest.mark.parametrize("adjudication", ["automatic", "claim"])
def test_either_player_claims_a_draw_once_enough_moves_are_made(adjudication):
    table = Table("free-renju", adjudication=adjudication, draw_claim_after=3)
    table.send(play("a1"))
    for seat in Seat:
        with pytest.raises(NotNow) as early:
            table.led_to(CLAIM_DRAW, seat)
        assert early.value.code == "draw_claim_too_early"
        assert early.value.params == {"move": 3}
    table.send(play("c3"))
    assert table.game.draw_claimable
    assert [table.led_to(CLAIM_DRAW, seat) for seat in Seat] == [
        (DrawClaimed(seat=seat),) for seat in Seat
    ]
    table.send(CLAIM_DRAW, FIRST)
    assert table.game.result == Result(winner=None, ending="draw_claim")
    assert table.game.result.points() == "1/2-1/2"
    assert (table.game.clock, table.game.ended_at) == (None, table.now)


def test_passes_are_moves_and_choices_are_none_for_the_right_to_a_draw():
    table = Table("rif", "h8 i9 j10", draw_claim_after=4)
    assert table.reason(CLAIM_DRAW) == "draw_claim_too_early"
    table.send(play("white"))
    assert table.reason(CLAIM_DRAW) == "draw_claim_too_early"
    table.send(play("g7"))
    assert table.reason(CLAIM_DRAW) == ""
    passed = Table("free-renju", "pass", draw_claim_after=2)
    assert passed.reason(CLAIM_DRAW) == ""


def test_no_draw_is_claimed_where_the_event_has_no_such_right():
    table = by_claim("a1")
    assert [table.reason(CLAIM_DRAW, seat) for seat in Seat] == ["no_draw_claim"] * 2


def test_the_right_to_a_draw_has_nothing_to_do_with_when_one_may_be_agreed():
    table = Table("free-renju", "a1", "c3", draw_claim_after=2, draw_min_moves=100)
    assert table.reason(play("e5", draw=True)) == "draw_too_early"
    assert table.led_to(CLAIM_DRAW) == (DrawClaimed(seat=SECOND),)


def test_a_draw_is_not_claimed_by_a_letter_that_knows_not_of_the_last_move():
    table = Table("free-renju", "a1", "c3", draw_claim_after=1)
    assert table.reason(CLAIM_DRAW, SECOND, number=1) == "old_letter"
    for number in (1, 2):
        assert table.led_to(CLAIM_DRAW, FIRST, number=number) == (DrawClaimed(seat=FIRST),)


def test_a_draw_is_claimed_in_time():
    table = Table("free-renju", "a1", draw_claim_after=1)
    due = table.game.clock.due
    assert table.led_to(CLAIM_DRAW, FIRST, at=due) == (DrawClaimed(seat=FIRST),)
    assert table.led_to(CLAIM_DRAW, FIRST, at=due + WEEK) == (
        TimeForfeited(seat=FIRST, due=due.isoformat()),
    )


@pytest.mark.parametrize("winner", [FIVE, WHITE_FIVE])
def test_a_draw_that_is_claimed_comes_before_a_five_that_is_not(winner):
    table = by_claim(winner, draw_claim_after=5)
    assert table.led_to(CLAIM_DRAW)[-1] == DrawClaimed(seat=table.game.position.to_act)


# -- a full board ----


def nearly_full(**changes: object) -> Table:
    """Only e15 is free: Black's stone there makes a five of a15 to e15."""
    table = by_claim(**changes)
    black = {"a15", "b15", "c15", "d15"}
    white = {str(point) for point in POINTS} - black - {"e15"}
    position = replace(
        table.game.position,
        board=Board.of(black, white),
        plies=tuple(POINTS[:224]),
    )
    table.game = replace(table.game, position=position)
    return table


def test_a_five_claimed_with_the_move_that_fills_the_board_wins():
    table = nearly_full()
    (played, ended) = table.send(play("e15", claim="five"), FIRST)
    assert isinstance(played, MovePlayed)
    assert ended == won(FIRST, "five")


def test_a_full_board_is_drawn_where_nobody_claims():
    assert nearly_full().send(play("e15"), FIRST)[1] == BoardEnded(
        winner=None, ending="full", detail=""
    )
