"""What orders lead to in a game: moves, draws, resigning, being late, and how games end."""

from datetime import timedelta

import pytest
from hypothesis import given

from corr.errors import IllegalMove, NotAMove, NotNow, PlayerError
from corr.games.renju.board import SIZE, Colour, Point
from corr.games.renju.forbidden import judge
from corr.games.rules import Move, Seat
from corr.tournament.events.events import BoardEnded, Event, MovePlayed, Resigned, decode, encode
from corr.tournament.events.events_games import (
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    TimeForfeited,
)
from corr.tournament.play.game import Result, apply, decide, fold
from tests.every import every
from tests.whole.strategies import (
    ACCEPT,
    BEGIN,
    DECLINE,
    GAMES,
    MOMENT,
    OFFER,
    WEEK,
    Played,
    Table,
    moves_of,
    play,
    resign,
)

FIRST, SECOND = Seat
SCRIPTS = {
    "soosorv": (
        "h8 i9 j10",
        "white",
        "g7, 3 fifths",
        "black",
        "offer f9 i7 k11",
        "keep i7",
        "h5",
        "g9",
    ),
    "rif": ("h8 i9 j10", "white", "g7", "offer i7 f9", "keep f9", "h5", "g9"),
    "free-renju": ("i9", "j10", "pass", "g7"),
    "free-gomoku": ("a1", "j10", "pass", "g7"),
    "yamaguchi": ("h8 i9 j10, 2 fifths", "black", "g7", "offer i7 f9", "keep f9", "h5"),
    "taraguchi": ("h9", "leave", "h10", "g9", "fifths", "offer a1 a2 a4 c1 d3", "keep d3", "h5"),
    "taraguchi-10": ("leave", "h9", "h10", "g9", "leave", "g10", "white", "h5", "g5"),
    "sakata": ("h8 i9 j10", "g9 f8", "white", "h5", "g5"),
    "whites-option": ("h8 h9 i9 g7", "offer i7 f9", "keep f9", "h5", "g9"),
}
STAGES = [
    pytest.param(opening, script[:done], text, id=f"{opening}-{done}-{text}")
    for opening, script in SCRIPTS.items()
    for done, text in enumerate(script)
]
EVERYTHING = [play("h5"), resign(), resign(confirmed=False), OFFER, ACCEPT, DECLINE]
TO_SIX = ("h8 i9 j10", "white, g7", "i7 f9", "keep i7, h5")
"""A game under `rif`: First is Black and owes move 7."""


# -- every stage ----


@every("opening, said, text", STAGES)
def test_the_seat_in_turn_plays_what_the_stage_waits_for(opening, said, text):
    table = Table(opening, *said)
    seat, number = table.game.position.to_act, table.game.position.number
    assert table.send(play(text)) == (MovePlayed(seat=seat, number=number, move=Move(text)),)
    assert table.game.moves == (*said, text)
    assert table.game.position.number == number + 1


@every("opening, said, text", STAGES)
def test_the_other_seat_has_to_wait_at_every_stage(opening, said, text):
    table = Table(opening, *said)
    other = table.game.position.to_act.other
    assert table.reason(play(text), other) == "not_your_turn"


@every("opening, said, text", STAGES)
def test_an_order_to_another_position_is_refused_at_every_stage(opening, said, text):
    table = Table(opening, *said)
    number = table.game.position.number
    assert table.reason(play(text), number=number + 1) == "old_letter"
    if number:
        assert table.reason(play("a1 a2 a3"), number=number - 1) == "old_letter"


@every("opening, said, text", STAGES)
def test_the_same_act_again_is_already_played_at_every_stage(opening, said, text):
    table = Table(opening, *said)
    seat, number = table.game.position.to_act, table.game.position.number
    table.send(play(text))
    with pytest.raises(NotNow) as refused:
        table.led_to(play(text.upper()), seat, number=number)
    assert (refused.value.code, refused.value.params["move"]) == ("already_played", text)


@every("opening, said, text", STAGES)
def test_a_wrong_move_number_is_refused_at_every_stage(opening, said, text):
    table = Table(opening, *said)
    due = table.game.judge.ply(table.game.position)
    assert table.led_to(play(text, number=due))
    with pytest.raises(NotNow) as refused:
        table.led_to(play(text, number=due + 2))
    assert refused.value.code == "wrong_number"
    assert refused.value.params == {"found": due + 2, "expected": due}


@every("opening, said, text", STAGES)
def test_a_text_that_is_no_act_or_no_legal_one_changes_nothing(opening, said, text):
    table = Table(opening, *said)
    with pytest.raises(NotAMove):
        table.led_to(play("to be or not to be"))
    with pytest.raises(IllegalMove):
        table.led_to(play("z99"))


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize(("opening", "said", "text"), STAGES)
def test_either_seat_may_resign_at_every_stage(opening, said, text, seat):
    table = Table(opening, *said)
    assert table.send(resign(), seat) == (Resigned(seat=seat),)
    assert table.game.result == Result(winner=seat.other, ending="resign")


@every("opening, said, text", STAGES)
def test_a_late_move_loses_on_time_at_every_stage(opening, said, text):
    table = Table(opening, *said)
    seat, due = table.game.position.to_act, table.game.clock.due
    assert table.led_to(play(text), at=due)[0].move == text
    assert table.led_to(play(text), at=due + MOMENT) == (
        TimeForfeited(seat=seat, due=due.isoformat()),
    )


@pytest.mark.parametrize("order", EVERYTHING, ids=repr)
@pytest.mark.parametrize("seat", Seat)
def test_no_order_does_anything_after_the_end(order, seat):
    table = Table("rif", *TO_SIX)
    table.send(resign())
    assert table.reason(order, seat) == "game_over"


def test_a_move_sent_again_is_already_played_even_after_the_end_and_after_the_deadline():
    table = Table("rif", *TO_SIX)
    number = table.game.position.number
    table.send(play("g9"))
    late = table.now + 2 * WEEK
    assert table.reason(play("g9"), FIRST, number=number, at=late) == "already_played"
    table.send(resign())
    assert table.reason(play("g9"), FIRST, number=number, at=late) == "already_played"
    assert table.reason(play("g5"), FIRST, number=number, at=late) == "game_over"


def test_acts_sent_together_are_already_played_together_or_in_part():
    table = Table("rif", "h8 i9 j10", "white, g7")
    assert table.reason(play("white, g7"), SECOND, number=1) == "already_played"
    assert table.reason(play("white"), SECOND, number=1) == "already_played"
    assert table.reason(play("white, g8"), SECOND, number=1) == "old_letter"
    assert table.reason(play("white, g7"), FIRST, number=1) == "old_letter"


def test_nothing_is_accepted_of_acts_of_which_one_is_wrong():
    table = Table("rif", "h8 i9 j10")
    assert table.reason(play("white, h8")) == "occupied"
    assert table.game.moves == ("h8 i9 j10",)


def test_the_last_moves_are_the_acts_since_the_other_seat_acted():
    table = Table("rif", "h8 i9 j10", "white")
    assert (table.game.last_seat, table.game.last_moves) == (SECOND, ("white",))
    table.send(play("g7"))
    assert table.game.last_moves == ("white", "g7")
    table.send(play("i7 f9"))
    assert (table.game.last_seat, table.game.last_moves) == (FIRST, ("offer i7 f9",))


def test_a_game_knows_where_its_players_sit_and_its_earlier_positions():
    table = Table("rif", *TO_SIX)
    assert [table.game.seat_of(name) for name in ("P0001", "P0002", "P0003")] == [*Seat, None]
    assert table.game.position_at(6) == table.game.position
    assert table.game.position_at(0) == table.game.judge.start(table.game.options)


# -- draws ----


def test_a_draw_is_offered_with_a_move_and_taken_by_the_other_seat():
    table = Table("rif", *TO_SIX)
    *_, offered = table.send(play("g9", draw=True))
    assert offered == DrawOffered(seat=FIRST)
    assert (table.game.draw_offer, table.game.draw_offers) == (FIRST, {FIRST: 1, SECOND: 0})
    assert table.send(ACCEPT) == (DrawAgreed(seat=SECOND),)
    assert table.game.result == Result(winner=None, ending="agreement")
    assert (table.game.draw_offer, table.game.clock) == (None, None)


@pytest.mark.parametrize("answer", [ACCEPT, DECLINE])
def test_only_the_other_seat_answers_an_offer_and_only_while_it_stands(answer):
    table = Table("rif", *TO_SIX)
    assert [table.reason(answer, seat) for seat in Seat] == ["no_draw_offer"] * 2
    table.send(play("g9", draw=True))
    assert table.reason(answer, FIRST) == "no_draw_offer"
    assert table.reason(answer, SECOND, number=table.game.position.number - 1) == "old_letter"
    table.send(play("g5"))
    assert [table.reason(answer, seat) for seat in Seat] == ["no_draw_offer"] * 2


def test_an_offer_can_be_declined_in_words_and_the_turn_stays():
    table = Table("rif", *TO_SIX)
    table.send(play("g9", draw=True))
    clock = table.game.clock
    assert table.send(DECLINE, after=timedelta(days=1)) == (DrawDeclined(seat=SECOND),)
    assert (table.game.draw_offer, table.game.clock) == (None, clock)
    assert table.reason(ACCEPT, SECOND) == "no_draw_offer"


def test_a_move_declines_an_offer_and_may_bring_another():
    table = Table("rif", *TO_SIX)
    table.send(play("g9", draw=True))
    table.send(play("g5", draw=True))
    assert table.game.draw_offer is SECOND
    assert table.reason(ACCEPT, SECOND) == "no_draw_offer"
    assert table.led_to(ACCEPT, FIRST) == (DrawAgreed(seat=FIRST),)


def test_a_draw_offer_alone_needs_a_move():
    table = Table("rif", *TO_SIX)
    assert [table.reason(OFFER, seat) for seat in Seat] == ["draw_needs_move"] * 2


@pytest.mark.parametrize(
    ("opening", "said", "text"),
    [
        ("rif", SCRIPTS["rif"][:1], "white"),  # the turn stays
        ("rif", SCRIPTS["rif"][:1], "black"),  # the turn passes, but nothing was moved
        ("rif", SCRIPTS["rif"][:4], "keep i7"),
        ("soosorv", SCRIPTS["soosorv"][:3], "white"),
        ("soosorv", SCRIPTS["soosorv"][:3], "black"),
        ("taraguchi", SCRIPTS["taraguchi"][:1], "leave"),
        ("taraguchi", SCRIPTS["taraguchi"][:4], "fifths"),  # the turn stays
        ("taraguchi-10", SCRIPTS["taraguchi-10"][:6], "white"),
        ("yamaguchi", SCRIPTS["yamaguchi"][:1], "black"),
        ("sakata", SCRIPTS["sakata"][:2], "black"),
        ("whites-option", SCRIPTS["whites-option"][:2], "keep f9"),
    ],
)
def test_no_draw_is_offered_with_a_choice_that_is_no_move(opening, said, text):
    table = Table(opening, *said)
    assert table.led_to(play(text))
    assert table.reason(play(text, draw=True)) == "draw_needs_move"


@pytest.mark.parametrize(
    ("opening", "done"),
    [
        *(("rif", 0), ("rif", 3), ("yamaguchi", 0), ("sakata", 0), ("sakata", 1)),
        *(("taraguchi", 0), ("taraguchi-10", 1), ("whites-option", 0), ("free-gomoku", 0)),
    ],
)
def test_a_draw_may_be_offered_with_the_stones_of_an_opening(opening, done):
    table = Table(opening, *SCRIPTS[opening][:done])
    seat, text = table.game.position.to_act, SCRIPTS[opening][done]
    assert table.led_to(play(text, draw=True))[-1] == DrawOffered(seat=seat)


def test_a_draw_is_offered_with_fifth_moves_and_where_they_were_chosen_in_the_same_letter():
    table = Table("taraguchi", *SCRIPTS["taraguchi"][:4])
    both = play("fifths, offer a1 a2 a4 c1 d3", draw=True)
    assert table.led_to(both)[-1] == DrawOffered(seat=SECOND)
    early = Table("taraguchi", *SCRIPTS["taraguchi"][:4], draw_min_moves=6)
    assert early.reason(both) == "draw_too_early"


@pytest.mark.parametrize("opening", SCRIPTS)
def test_an_offer_of_the_opening_is_accepted_declined_or_passed_over_as_any_other(opening):
    with_stones = Table(opening)
    text = SCRIPTS[opening][0]
    if text == "leave":
        with_stones.send(play(text))
        text = SCRIPTS[opening][1]
    with_stones.send(play(text, draw=True))
    other = with_stones.game.draw_offer.other
    assert with_stones.led_to(ACCEPT, other) == (DrawAgreed(seat=other),)
    assert with_stones.led_to(DECLINE, other) == (DrawDeclined(seat=other),)
    example = with_stones.game.judge.stage(with_stones.game.position).example
    with_stones.send(play(example))
    assert with_stones.game.draw_offer is None


def test_each_seat_has_its_own_number_of_draw_offers():
    table = Table("rif", *TO_SIX, max_draw_offers=1)
    table.send(play("g9", draw=True))
    table.send(play("g5", draw=True))
    with pytest.raises(NotNow) as refused:
        table.led_to(play("k11", draw=True))
    assert (refused.value.code, refused.value.params) == ("draw_offers_spent", {"limit": 1})
    assert table.led_to(play("k11"))


def test_where_no_offers_are_allowed_the_first_one_is_too_many():
    table = Table("rif", *TO_SIX, max_draw_offers=0)
    assert table.reason(play("g9", draw=True)) == "draw_offers_spent"


def test_no_draw_is_offered_before_the_move_of_the_event():
    table = Table("rif", *TO_SIX, draw_min_moves=8)
    with pytest.raises(NotNow) as refused:
        table.led_to(play("g9", draw=True))
    assert (refused.value.code, refused.value.params) == ("draw_too_early", {"move": 8})
    table.send(play("g9"))
    assert table.send(play("g5", draw=True))[-1] == DrawOffered(seat=SECOND)


def test_the_move_with_which_a_draw_is_offered_is_the_last_one_of_the_letter():
    kept_and_played = play("keep i7, h5", draw=True)
    assert Table("rif", *TO_SIX[:3], draw_min_moves=6).led_to(kept_and_played)[-1] == DrawOffered(
        seat=SECOND
    )
    too_early = Table("rif", *TO_SIX[:3], draw_min_moves=7)
    assert too_early.reason(kept_and_played) == "draw_too_early"


def test_two_passes_are_a_draw():
    table = Table("rif", *TO_SIX, "pass")
    assert table.send(play("pass"))[-1] == BoardEnded(winner=None, ending="passes", detail="")
    assert table.game.result.points() == "1/2-1/2"


def test_a_second_pass_is_refused_before_the_move_of_the_event():
    table = Table("rif", *TO_SIX, "pass", draw_min_moves=9)
    with pytest.raises(NotNow) as refused:
        table.led_to(play("pass"))
    assert (refused.value.code, refused.value.params) == ("draw_too_early", {"move": 9})
    for text in ("g5", "pass"):
        table.send(play(text))
    assert table.send(play("pass"))[-1].ending == "passes"


# -- resigning ----


def test_resigning_has_to_be_confirmed():
    table = Table("rif", *TO_SIX)
    with pytest.raises(NotNow) as refused:
        table.led_to(resign(confirmed=False))
    assert refused.value.code == "confirm_resign"
    assert refused.value.params == {"game": "SK24-001"}


def test_who_resigns_gives_up_an_old_position_too():
    table = Table("rif", *TO_SIX)
    assert table.led_to(resign(), SECOND, number=0) == (Resigned(seat=SECOND),)


# -- how the board ends a game ----

FIVE = "a1 i8 c3 j8 e13 k8 o1 l8"
WHITE_FIVE = "a1 c3 a2 e5 a3 g1 a4 k13 a5"
WHITE_SIX = "a1 c3 a2 e5 a3 g1 a5 k13 a6 m2 a4"
OVERLINE = "a1 i8 c3 j8 e13 l8 o1 m8 m1 k8"
DOUBLE_THREE = "a1 i8 c3 j9 o1 j10 a15 j8"


@pytest.mark.parametrize(
    ("stones", "winner", "ending", "detail"),
    [
        (FIVE, FIRST, "five", ""),
        (WHITE_FIVE, SECOND, "five", ""),
        (WHITE_SIX, SECOND, "overline", ""),
        (OVERLINE, SECOND, "forbidden", "overline"),
        (DOUBLE_THREE, SECOND, "forbidden", "double_three"),
    ],
)
def test_the_board_ends_a_game(stones, winner, ending, detail):
    *before, last = stones.split()
    table = Table("free-renju", *before)
    mover = table.game.position.to_act
    played, ended = table.send(play(last))
    assert (played.seat, played.move) == (mover, last)
    assert ended == BoardEnded(winner=winner, ending=ending, detail=detail)
    assert table.game.result == Result(winner=winner, ending=ending, detail=detail)
    assert (table.game.ended_at, table.game.clock) == (table.now, None)


@pytest.mark.parametrize("more", [{"max_draw_offers": 0}, {"draw_min_moves": 500}, {}])
def test_a_move_that_ends_the_game_counts_whatever_is_offered_with_it(more):
    *before, last = FIVE.split()
    table = Table("free-renju", *before, **more)
    table.send(play(last, draw=True))
    assert table.game.result == Result(winner=FIRST, ending="five")


def full_board() -> list[str]:
    """225 moves that never make three in a row: pairs of stones, shifted from row to row."""
    points = [Point(column, row) for row in range(SIZE) for column in range(SIZE)]
    waiting = {
        Colour.WHITE: [p for p in points if (p.column + 2 * p.row + 1) % 4 < 2],
        Colour.BLACK: [p for p in points if (p.column + 2 * p.row + 1) % 4 >= 2],
    }
    board_of = Table("free-renju").game
    position, said = board_of.position, list[str]()
    waiting[Colour.BLACK].remove(Point(7, 7))
    while any(waiting.values()):
        mine = waiting[position.turn]
        allowed = (
            p for p in mine if position.turn is Colour.WHITE or not judge(position.board, p)
        )
        point = next(allowed, None)
        said.append(str(point) if point else "pass")
        position = board_of.judge.after(position, Move(said[-1]))
        if point:
            mine.remove(point)
    return said


def test_a_full_board_is_a_draw():
    *before, last = full_board()
    assert len(before) >= SIZE * SIZE - 2
    table = Table("free-renju", *before)
    assert table.game.result is None
    assert table.send(play(last))[-1] == BoardEnded(winner=None, ending="full", detail="")


# -- what holds for every game ----


@given(GAMES)
def test_a_game_folded_from_its_stored_events_is_the_game_that_was_played(played: Played):
    table = played.table
    stored = [
        Event(
            stream=event.stream,
            seq=event.seq,
            at=event.at,
            cause=event.cause,
            body=decode(*encode(event.body)),
        )
        for event in table.events
    ]
    assert stored == table.events
    assert fold(stored) == table.game


@given(GAMES)
def test_a_game_can_be_folded_on_from_any_of_its_events(played: Played):
    events, game = played.table.events, None
    for done, event in enumerate(events):
        game = apply(game, event)
        assert game.seq == done + 1
    assert game == played.table.game
    half = len(events) // 2 + 1
    assert fold(events[half:], fold(events[:half])) == game
    assert fold([]) is None


@given(GAMES)
def test_a_game_either_runs_or_has_a_result(played: Played):
    game = played.table.game
    if game.result is None:
        assert (game.ended_at, game.position.outcome) == (None, None)
        assert game.clock.seat is game.position.to_act
    else:
        assert (game.clock, game.draw_offer) == (None, None)
        assert BEGIN <= game.ended_at <= played.table.now


@given(GAMES)
def test_the_moves_of_a_game_are_those_of_its_events_and_lead_to_its_position(played: Played):
    game = played.table.game
    assert list(game.moves) == moves_of([event.body for event in played.table.events])
    assert game.position == game.position_at(len(game.moves))
    assert game.position.number == len(game.moves)


@given(GAMES)
def test_no_order_of_a_game_can_be_carried_out_twice(played: Played):
    game = played.table.game
    for sent in played.sent:
        try:
            bodies = decide(game, sent.seat, sent.order, number=sent.number, at=sent.at)
        except PlayerError:
            continue
        assert not moves_of(bodies)
