"""Moves in advance: when they are played, how they are judged, and what drops them."""

from datetime import timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.errors import NotNow
from corr.games.renju.renju import parse_record
from corr.games.rules import Move, Seat
from corr.tournament.events.events import (
    BoardEnded,
    IfsCancelled,
    IfsDropped,
    IfsEntered,
    MovePlayed,
    NoteKept,
)
from corr.tournament.play.game import LONGEST_NOTE, Result
from corr.tournament.play.orders import ClaimTime, Undo, joined, packed, unpacked
from corr.tournament.play.state import MOST_NOTES
from tests.whole.strategies import (
    CANCEL,
    GAMES,
    OPENINGS,
    WEEK,
    Played,
    Table,
    ifs,
    likely_answer,
    line_of,
    moves_of,
    note,
    play,
    resign,
    when,
)

FIRST, SECOND = Seat
DAY = timedelta(days=1)
FREE = "free-renju"
"""The opening in which h8 stands and Second, White, is to move."""


def in_advance(seat: Seat, number: int, move: str) -> MovePlayed:
    return MovePlayed(seat=seat, number=number, move=move, in_advance=True)


def answered(table: Table, reply: str, **more: object) -> tuple[object, ...]:
    """What the other seat's answer sets going."""
    table.send(play(reply, **more), after=DAY)
    return table.play_on()


# -- entering them ----


def test_moves_in_advance_are_entered_while_the_opponent_is_to_act():
    table = Table(FREE)
    order = ifs(when("a1", "i9"), when("a2", "j9", when("a3", "j10")))
    bodies = table.send(order, FIRST)
    assert bodies == (IfsEntered(seat=FIRST, number=0, branches=packed(order.branches)),)
    assert table.game.ifs == {FIRST: order.branches}
    assert table.play_on() == ()


@pytest.mark.parametrize("opening", OPENINGS)
def test_who_is_to_act_must_move_before_anything_in_advance(opening):
    table = Table(opening)
    assert table.reason(line_of("a1", "i9")) == "ifs_need_move"
    assert table.game.ifs == {}


def test_they_follow_a_move_of_the_same_letter_that_answers_the_position_before_it():
    table = Table(FREE)
    table.send(play("a1"))
    assert table.send(line_of("i9", "a3"), SECOND, number=0)
    assert answered(table, "i9") == (in_advance(SECOND, 2, "a3"),)


def test_an_older_letter_enters_nothing():
    table = Table(FREE, "a1", "i9")
    with pytest.raises(NotNow) as refused:
        table.led_to(line_of("a3", "j9"), FIRST, number=0)
    assert (refused.value.code, refused.value.params) == ("old_letter", {"ply": 4})


def test_nothing_is_entered_after_the_end():
    table = Table(FREE)
    table.send(line_of("a1", "i9"), FIRST)
    table.send(resign())
    assert table.reason(line_of("a1", "i9"), FIRST) == "game_over"
    assert (table.game.ifs, table.game.ifs_at, table.play_on()) == ({}, {}, ())


def test_entering_them_moves_no_clock_and_leaves_the_board_alone():
    table = Table(FREE)
    before = table.game
    table.send(line_of("a1", "i9"), FIRST, after=DAY)
    after = table.game
    assert (after.clock, after.position, after.moves) == (
        before.clock,
        before.position,
        before.moves,
    )


def test_whether_they_can_be_played_is_not_asked_when_they_are_entered():
    table = Table(FREE)
    assert table.send(ifs(when("h8", "z99"), when("keep a1", "h8")), FIRST)


def test_new_moves_in_advance_replace_the_old_ones():
    table = Table(FREE)
    table.send(line_of("a1", "i9"), FIRST)
    table.send(line_of("a2", "i10"), FIRST)
    assert answered(table, "a1") == (IfsDropped(seat=FIRST, number=1, why="deviated"),)
    assert table.game.moves == ("a1",)


def test_they_can_be_cancelled():
    table = Table(FREE)
    table.send(line_of("a1", "i9"), FIRST)
    assert table.send(CANCEL, FIRST, number=7) == (IfsCancelled(seat=FIRST),)
    assert table.reason(CANCEL, FIRST) == "no_ifs"
    assert answered(table, "a1") == ()


def test_each_seat_cancels_only_its_own():
    table = Table(FREE)
    table.send(line_of("a1", "i9"), FIRST)
    assert table.reason(CANCEL, SECOND) == "no_ifs"


# -- playing them ----


def test_a_move_in_advance_is_played_at_the_moment_of_the_answer_and_costs_no_time():
    table = Table(FREE)
    table.send(line_of("a1", "i9"), FIRST)
    assert answered(table, "a1") == (in_advance(FIRST, 1, "i9"),)
    game = table.game
    assert (game.moves, game.advanced, game.ifs) == (("a1", "i9"), {1}, {})
    assert (game.clock.seat, game.clock.since, game.clock.due) == (
        SECOND,
        table.now,
        table.now + WEEK,
    )
    assert table.play_on() == ()


def test_the_branch_of_the_answer_is_taken_with_what_follows_it():
    table = Table(FREE)
    later = (when("b1", "j9"), when("b2", "j10"))
    table.send(ifs(when("a1", "i9"), when("a2", "i10", *later)), FIRST)
    assert answered(table, "A-2") == (in_advance(FIRST, 1, "i10"),)
    assert table.game.ifs == {FIRST: later}
    assert answered(table, "b2") == (in_advance(FIRST, 3, "j10"),)
    assert table.game.ifs == {}


def test_ten_moves_that_both_had_entered_follow_from_one():
    table = Table(FREE)
    moves = ["a1", "h9", "a3", "h10", "a5", "g8", "a7", "g9", "a9", "j12", "a11"]
    table.send(line_of(*moves[:10]), FIRST)
    table.send(play("a1"))
    table.send(line_of(*moves[1:]), SECOND, number=0)
    played = table.play_on()
    assert moves_of(played) == moves[1:]
    assert all(body.in_advance for body in played)
    assert table.game.advanced == set(range(1, 11))
    assert {event.at for event in table.events} == {table.now}


def test_an_opponent_who_answers_otherwise_drops_them_all():
    table = Table(FREE)
    table.send(ifs(when("a1", "i9"), when("a2", "i10")), FIRST)
    assert answered(table, "a3") == (IfsDropped(seat=FIRST, number=1, why="deviated"),)
    assert (table.game.ifs, table.game.position.to_act) == ({}, FIRST)
    assert table.send(play("i9"))


def test_an_offer_of_a_draw_drops_them_and_can_be_accepted():
    table = Table(FREE)
    table.send(line_of("a1", "i9"), FIRST)
    assert answered(table, "a1", draw=True) == (
        IfsDropped(seat=FIRST, number=1, why="draw_offered"),
    )
    assert table.game.draw_offer is SECOND


def test_a_move_that_cannot_be_played_by_then_is_dropped_with_its_reason():
    table = Table(FREE)
    table.send(ifs(when("a1", "i9", when("i10", "i10", when("a5", "a6")))), FIRST)
    answered(table, "a1")
    assert answered(table, "i10") == (
        IfsDropped(seat=FIRST, number=3, why="occupied", move="i10"),
    )
    assert (table.game.ifs, table.game.position.to_act) == ({}, FIRST)


def test_a_second_pass_in_advance_is_judged_as_any_other():
    table = Table(FREE, draw_min_moves=40)
    table.send(line_of("pass", "pass"), FIRST)
    assert answered(table, "pass") == (
        IfsDropped(seat=FIRST, number=1, why="draw_too_early", move="pass"),
    )


FOUR = "a1 i8 c3 j8 e13 k8"
DOUBLE_THREE = "a1 i8 c3 j9 o1 j10"


def test_a_move_in_advance_can_win_the_game():
    table = Table(FREE, *FOUR.split())
    table.send(line_of("o1", "l8", "o2", "o3"), FIRST)
    assert answered(table, "o1") == (
        in_advance(FIRST, 7, "l8"),
        BoardEnded(winner=FIRST, ending="five", detail=""),
    )
    assert table.game.result == Result(winner=FIRST, ending="five")
    assert table.game.ifs == {}


def test_a_forbidden_move_in_advance_loses_when_it_is_played():
    table = Table(FREE, *DOUBLE_THREE.split())
    table.send(line_of("a15", "j8"), FIRST)
    assert table.game.result is None
    assert answered(table, "a15") == (
        in_advance(FIRST, 7, "j8"),
        BoardEnded(winner=SECOND, ending="forbidden", detail="double_three"),
    )


def test_a_move_in_advance_claims_nothing():
    table = Table(FREE, *FOUR.split(), adjudication="claim")
    table.send(line_of("o1", "l8"), FIRST)
    assert answered(table, "o1") == (in_advance(FIRST, 7, "l8"),)
    assert table.game.result is None


def test_a_game_that_its_owner_gave_up_is_not_played_on():
    table = Table(FREE)
    table.send(line_of("a1", "i9"), FIRST)
    table.send(resign(), FIRST)
    assert table.play_on() == ()


# -- openings ----


@pytest.mark.parametrize(
    ("opening", "said", "tree", "reply", "moves"),
    [
        ("rif", ["h8 i9 j10"], ("black", "g7"), "black", ["g7"]),
        ("rif", ["h8 i9 j10"], ("white, g7", "offer i7 f9"), "White g7", ["offer i7 f9"]),
        (
            "rif",
            ["h8 i9 j10", "white, g7"],
            ("offer i7 f9", "keep f9, h5"),
            "offer f9 i7",
            ["keep f9", "h5"],
        ),
        ("rif", ["h8 i9 j10", "white, g7"], ("i7 f9", "f9 h5"), "f9 i7", ["keep f9", "h5"]),
        ("yamaguchi", [], ("h8 i9 j10, 2 fifths", "black"), "h8, i9, j10, 2 fifths", ["black"]),
        ("taraguchi", [], ("leave", "i9"), "leave", ["i9"]),
    ],
)
def test_choices_of_the_opening_are_entered_in_advance_too(opening, said, tree, reply, moves):
    table = Table(opening, *said)
    writer = table.game.position.to_act.other
    table.send(line_of(*tree), writer)
    played = answered(table, reply)
    assert moves_of(played) == moves
    assert {body.in_advance for body in played} == {True}


def test_an_answer_that_comes_in_two_letters_fits_when_it_is_whole():
    table = Table("rif", "h8 i9 j10")
    table.send(line_of("white, g7", "offer i7 f9"), FIRST)
    assert answered(table, "white") == ()
    assert answered(table, "g7") == (in_advance(FIRST, 3, "offer i7 f9"),)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("reply", ["g7", "white, g7"])
def test_they_may_be_entered_in_the_middle_of_an_answer(reply, number):
    table = Table("rif", "h8 i9 j10", "white")
    table.send(line_of(reply, "offer i7 f9"), FIRST, number=number)
    assert answered(table, "g7") == (in_advance(FIRST, 3, "offer i7 f9"),)


@pytest.mark.parametrize("reply", ["white", "g7", "black", "white, g8", "white, g7, h9"])
def test_half_of_an_answer_or_more_than_it_does_not_fit(reply):
    table = Table("rif", "h8 i9 j10")
    table.send(line_of(reply, "offer i7 f9"), FIRST)
    assert answered(table, "white, g7") == (IfsDropped(seat=FIRST, number=3, why="deviated"),)


def test_what_hangs_on_a_choice_that_leaves_the_turn_is_dropped():
    table = Table("rif")
    table.send(line_of("h8 i9 j10", "white", "i7 f9", "f9"), SECOND)
    assert answered(table, "h8 i9 j10") == (
        in_advance(SECOND, 1, "white"),
        IfsDropped(seat=SECOND, number=2, why="ifs_need_move"),
    )
    assert (table.game.position.to_act, table.game.ifs) == (SECOND, {})
    assert table.send(play("g7"))
    assert table.play_on() == ()


# -- the record ----


def test_moves_in_advance_are_marked_in_the_record_and_read_back():
    table = Table("yamaguchi")
    table.send(line_of("h8 i9 j10, 2 fifths", "white, g7", "i7 f9", "f9, h5"), SECOND)
    answered(table, "h8 i9 j10, 2 fifths")
    answered(table, "i7 f9")
    table.send(play("g9"))
    game = table.game
    record = "1.h8 2.i9 3.j10 [2 fifths] [white]* 4.g7* 5.{i7 f9}=f9* 6.h5* 7.g9"
    assert game.record == record
    assert parse_record(record, game.options) == game.moves


@given(GAMES)
def test_a_marked_record_reads_back_to_the_same_acts(played: Played):
    game = played.table.game
    assert parse_record(game.record, game.options) == game.moves
    assert game.record.replace("*", "") == game.judge.record(game.moves, game.options)
    assert game.record.count("*") >= bool(game.advanced)


# -- what holds for every game ----


@given(GAMES)
def test_whoever_is_to_act_has_nothing_in_advance_that_waits(played: Played):
    game = played.table.game
    assert set(game.ifs) == set(game.ifs_at)
    assert set(game.ifs) <= ({game.clock.seat.other} if game.clock else set())


@given(st.randoms(use_true_random=True))
def test_a_game_with_moves_in_advance_is_the_game_that_is_played_by_hand(chance: Random):
    opening, changes = chance.choice(OPENINGS), {"draw_min_moves": chance.choice([0, 20])}
    by_hand, said = Table(opening, **changes), list[tuple[Seat, str]]()
    while by_hand.game.result is None and len(said) < 30:
        text, seat = likely_answer(by_hand.game, chance), by_hand.game.position.to_act
        if by_hand.reason(play(text)):
            continue
        by_hand.send(play(text), after=DAY)
        if said and said[-1][0] is seat:
            text = f"{said.pop()[1]}, {text}"
        said.append((seat, text))
    table, ahead = Table(opening, **changes), 0
    for number, (seat, text) in enumerate(said):
        table.now += DAY
        if number >= ahead:
            table.send(play(text))
            ahead = number + 1
        deep = chance.randrange(4)
        rest = [text for _, text in said[number + 1 : number + 1 + 2 * deep]]
        tree = line_of(*rest[: len(rest) // 2 * 2])
        waits = table.game.clock is not None and table.game.clock.seat is seat.other
        if tree.branches and waits and number + 1 == ahead:
            decoy = when("o15" if rest[0] != "o15" else "o14", "o13")
            table.send(ifs(decoy, *tree.branches), seat)
        before = len(table.game.moves)
        table.play_on()
        ahead = _letters_done(said, table, ahead, before)
    assert table.game.moves == by_hand.game.moves
    assert table.game.result == by_hand.game.result
    assert table.game.position == by_hand.game.position
    if table.game.clock is not None:
        assert table.game.clock.seat is by_hand.game.clock.seat
        assert table.game.clock.due - table.game.clock.since == WEEK
        assert table.game.clock.since <= by_hand.game.clock.since


def _letters_done(said: list[tuple[Seat, str]], table: Table, ahead: int, before: int) -> int:
    """How many of the letters have been played, now that some were played in advance."""
    position, moves = table.game.position_at(before), len(table.game.moves)
    while position.number < moves:
        for move in table.game.judge.read(position, said[ahead][1]):
            position = table.game.judge.after(position, move)
        ahead += 1
    return ahead


# -- trees ----

_TEXTS = st.sampled_from(["a1", "a2", "b1", "white"])
TREES = st.recursive(
    st.builds(when, _TEXTS, _TEXTS),
    lambda inner: st.builds(lambda a, b, c: when(a, b, *c), _TEXTS, _TEXTS, st.lists(inner)),
    max_leaves=8,
)


@given(st.lists(TREES).map(tuple))
def test_trees_are_kept_as_they_are(branches):
    assert unpacked(packed(branches)) == branches


@given(st.lists(TREES).map(tuple))
def test_a_joined_tree_has_each_reply_once_and_is_joined_already(branches):
    try:
        tree = joined(branches)
    except ValueError:
        return
    replies = [branch.reply for branch in tree]
    assert replies == list(dict.fromkeys(branch.reply for branch in branches))
    assert joined((*tree, *tree)) == tree


def test_a_deep_tree_is_joined_in_no_time():
    deep = line_of(*["a1", "a2"] * 200).branches
    assert joined((*deep, *deep)) == deep


def test_two_answers_to_one_reply_contradict_each_other():
    with pytest.raises(ValueError, match="b1"):
        joined([when("a1", "a2", when("b1", "b2")), when("a1", "a2", when("b1", "b3"))])


# -- notes, and what there is not ----


def test_a_note_is_kept_for_its_writer_at_any_time_and_only_once():
    table = Table(FREE)
    for seat in Seat:
        assert table.send(note("look at i9"), seat, number=7) == (
            NoteKept(seat=seat, number=0, text="look at i9"),
        )
        assert table.led_to(note("look at i9"), seat) == ()
    table.send(play("a1"))
    table.send(note("look at i9"), FIRST)
    assert [(kept.number, kept.text) for kept in table.game.notes[FIRST]] == [
        (0, "look at i9"),
        (1, "look at i9"),
    ]
    assert len(table.game.notes[SECOND]) == 1


def test_the_newest_notes_are_kept_and_none_is_longer_than_a_few_lines():
    table = Table(FREE)
    for number in range(MOST_NOTES + 5):
        table.send(note(f"{number} {'x' * 400}"), FIRST)
    kept = table.game.notes[FIRST]
    assert (len(kept), kept[0].text[:2], len(kept[0].text)) == (MOST_NOTES, "5 ", LONGEST_NOTE)


@pytest.mark.parametrize("text", ["", "  \n "])
def test_an_empty_note_is_none(text):
    assert Table(FREE).led_to(note(text), FIRST) == ()


def test_a_note_that_comes_too_late_loses_no_game_and_one_after_the_end_is_kept():
    table = Table(FREE)
    assert table.send(note("where was I?"), SECOND, after=2 * WEEK)
    assert table.game.result is None
    table.send(resign())
    assert table.send(note("well played"), FIRST)


def test_nothing_is_taken_back_and_time_is_not_claimed():
    table = Table(FREE, "a1")
    assert table.reason(Undo(line="undo"), SECOND) == "no_undo"
    assert [table.reason(ClaimTime(line="claim time"), seat) for seat in Seat] == [
        "time_automatic"
    ] * 2


def test_offers_are_the_same_in_any_order_and_stones_are_not():
    same = Table(FREE).game.judge.same
    assert same(Move("offer i7 f9"), Move("offer f9 i7"))
    assert not same(Move("offer i7 f9"), Move("offer i7 f8"))
    assert not same(Move("h8 i9 j10"), Move("j10 i9 h8"))
    assert not same(Move("offer i7"), Move("keep i7"))
