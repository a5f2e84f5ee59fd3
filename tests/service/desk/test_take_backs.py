"""The arbiter withdraws moves: the game goes on as if they had not come, and old letters are void.

The letters are raw ones, as mail programs send them.
"""

import json
from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.acts.desk.undo import ways_to_undo
from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.records.verify_game import faults, read
from corr.service.desk.acting import Stated, rule
from corr.service.desk.rulings import (
    extend_clock,
    pause_clock,
    resume_clock,
    rule_game,
    take_back_moves,
)
from corr.service.desk.taking_part import withdraw_player
from corr.service.desk.undoing import undo
from corr.service.office.results import results_of
from corr.service.play.clock_shown import as_lines, clock_of
from corr.service.play.records import as_file, proof_of, record_of
from corr.service.watch.check import check_all
from tests.office import ANNA, EVENT, SITE, House

GAME = f"{EVENT}-001"
DAY = timedelta(days=1)
WON = "a1; o1; a2; o2; a3; o3; a4; o4; a5"
REASON = "a2 was read as b2"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, clock={"silence": []}).start() as it:
        yield it


def act(house, reason=REASON):
    return replace(house.act(f"{reason}.{house.events()}"), reason=reason)


def take_back(house, to=None):
    """A ruling with its number, as the command makes it."""
    stated = Stated(command=f"corr game take-back {GAME}", what="withdrawn")
    rule(
        house.office,
        EVENT,
        act(house),
        lambda office, ruled: take_back_moves(office, GAME, ruled, to=to),
        stated,
    )
    return house.letters()


def give_back(house, number=1):
    undo(house.office, EVENT, number, act(house, "it was a2 after all"), ways_to_undo())
    return house.letters()


def agrees(house):
    """Whether all tables follow from the events, and every letter's hash is in the chain."""
    found = [one for one in check_all(house.office).faults if one.where.startswith(EVENT)]
    proof = read(json.dumps(proof_of(house.office, house.game())))
    return found == [] and list(faults(proof)) == []


def order(house, sender, body, letter):
    return house.give(house.compose(sender, body, letter))


# -- what is withdrawn ----


def test_the_last_move_is_withdrawn_and_both_hear_which_and_why(house):
    house.play("a1; o1; a2")
    house.now += DAY
    sent = take_back(house)
    assert (house.record(), house.game().position.to_act) == ("1.h8 2.a1 3.o1", Seat.SECOND)
    assert {one.to for one in sent} == {house.first, house.second}
    for one in sent:
        assert "from move 4 on: a2" in one.words
        assert REASON in one.words
        assert one.html == "" or "a2" in one.html
    mover = next(one for one in sent if one.to == house.second)
    assert "your turn goes on" in mover.words
    assert f"{house.game().clock.due:%d}".lstrip("0") in mover.title
    assert house.office.store.events.game_row(GAME).moves == (1, 1)
    assert agrees(house)


def test_several_moves_are_withdrawn_up_to_the_one_that_is_named(house):
    house.play("a1; o1; a2; o2")
    take_back(house, to=2)
    assert house.record() == "1.h8 2.a1"
    assert house.game().position.to_act is Seat.FIRST
    assert agrees(house)
    house.play("c3; c4; c5")
    assert house.record() == "1.h8 2.a1 3.c3 4.c4 5.c5"
    assert agrees(house)


@pytest.mark.parametrize("to", [4, 5, 99])
def test_no_move_is_withdrawn_that_was_not_made(house, to):
    house.play("a1; o1; a2")
    with pytest.raises(ArbiterError, match=r"moves 1 to 4: --to names"):
        take_back(house, to=to)


def test_the_records_show_the_game_as_it_stands_and_say_what_was_withdrawn(house):
    house.play("a1; o1; a2; o2")
    take_back(house, to=2)
    house.play("c3")
    record = record_of(house.office, house.game())
    assert record.acts == "1.h8 2.a1 3.c3"
    for form in ("text", "sgf", "rif"):
        written = as_file(record, form).decode()
        assert "from move 3 on: o1, a2, o2" in " ".join(written.split())


# -- the clock ----


def test_the_turn_goes_on_with_what_was_left_when_the_move_came(house):
    house.play("a1; o1")
    house.now += 3 * DAY
    house.play("a2")
    house.now += 5 * DAY
    take_back(house)
    clock = house.game().clock
    assert (clock.seat, clock.due) == (Seat.SECOND, house.now + 4 * DAY)
    assert house.game().times.used(house.now) == 3 * DAY
    house.now += DAY
    house.play("b2")
    assert house.game().times.account(Seat.SECOND)[-1].passed == 4 * DAY
    story = "\n".join(as_lines(house.office, clock_of(house.office, GAME, house.now)))
    assert "the arbiter withdrew a2" in story
    assert "at rest" in story


def test_a_clock_that_is_paused_stands_still_after_it_and_runs_on_with_what_was_left(house):
    house.play("a1; o1")
    house.now += 3 * DAY
    house.play("a2")
    pause_clock(house.office, GAME, act(house))
    house.now += 20 * DAY
    take_back(house)
    assert house.game().clock.stopped == house.now
    house.now += 20 * DAY
    resume_clock(house.office, GAME, act(house))
    assert house.game().clock.due == house.now + 4 * DAY
    assert agrees(house)


def test_nobody_loses_by_time_at_once_when_a_move_of_the_last_moment_is_withdrawn(tmp_path):
    with House(tmp_path, clock={"forfeit": "on claim", "silence": []}).start() as house:
        house.play("a1; o1")
        house.now += 9 * DAY
        house.play("a2")
        take_back(house)
        assert house.game().clock.due == house.now + DAY


# -- letters about what is gone ----


def test_a_reply_to_a_letter_about_a_position_that_is_gone_plays_nothing(house):
    house.play("a1; o1; a2")
    old = house.newest(house.first)  # the opponent was asked for move 5
    take_back(house)
    for body in ("o2", "resign", f"{GAME} resign", "5. o2", "i9, draw?", "if b2 then b3"):
        done = order(house, house.first, body, old)
        assert (done.state, done.reason) == ("refused", "moves_taken_back"), body
        letter = done.to(house.first)
        assert "has withdrawn moves in this game" in letter.words
        assert letter.tag.split(".")[1] == "4"  # 3 is that of the position that is gone
    house.play("b2")
    done = order(house, house.first, "o2", old)  # it is move 5 again, of another game
    assert (done.state, done.reason) == ("refused", "moves_taken_back")
    assert house.record() == "1.h8 2.a1 3.o1 4.b2"


def test_the_letter_with_the_withdrawn_move_does_not_play_it_again(house):
    house.play("a1; o1")
    asked = house.newest(house.second)
    raw = house.reply(house.second, "a2")
    assert house.give(raw).state == "handled"
    take_back(house)
    assert house.give(raw).key == ""  # the same bytes are the same letter
    again = order(house, house.second, "a2", asked)  # sent once more
    assert (again.state, again.reason) == ("refused", "moves_taken_back")
    assert house.record() == "1.h8 2.a1 3.o1"
    assert order(house, house.second, "a2", again.to(house.second)).state == "handled"


@pytest.mark.parametrize("way", ["address", "subject", "thread"])
def test_no_part_of_an_old_letter_proves_the_new_position(house, way):
    house.play("a1; o1; a2")
    gone = house.newest(house.first)
    take_back(house)
    house.play("b2")
    raw = house.compose(house.first, "o2", quote=False).decode()
    to = gone.reply_to if way == "address" else SITE
    raw = raw.replace(f"To: {SITE}", f"To: {to}")
    if way == "subject":
        raw = raw.replace("Subject: Hello", f"Subject: Re: [{gone.tag}]")
    if way == "thread":
        raw = f"In-Reply-To: {gone.message_id}\r\n{raw}"
    done = house.give(raw.encode())
    assert (done.state, done.reason) == ("refused", "moves_taken_back")
    assert house.record() == "1.h8 2.a1 3.o1 4.b2"


def test_a_letter_that_only_names_the_game_does_not_play_in_it_while_its_number_is_old(tmp_path):
    with House(tmp_path, system={"games_per_pair": 2}).start() as house:
        house.play("a1; o1", 2)
        house.play("a1; o1; a2")
        take_back(house)
        for _ in range(2):  # first the mover, then the opponent, in their letters of game 2
            sender = house.seated(house.game().position.to_act)
            due = house.game().judge.ply(house.game().position)
            other = house.newest(sender, 2)
            done = order(house, sender, f"{GAME} {due}. c{due}", other)
            assert done.reason == "moves_taken_back"
            house.play(f"d{due}")
        sender = house.seated(house.game().position.to_act)
        other = house.newest(sender, 2)
        assert order(house, sender, f"{GAME} 6. c6", other).state == "handled"
        assert agrees(house)


def test_no_two_letters_have_one_message_id_and_nothing_waits_twice(house):
    for _ in range(3):
        house.play("a1; o1; a2")
        take_back(house, to=1)
    ids = [one.message_id for one in house.read]
    assert len(ids) == len(set(ids))
    numbers = [int(one.tag.split(".")[1]) for one in house.read if GAME in one.tag]
    assert numbers == sorted(numbers)
    assert agrees(house)


def test_the_reader_of_a_daily_digest_hears_of_it_at_once(house):
    house.play("a1")
    house.say(house.first, "set digest daily")
    house.play("o1; a2")
    sent = take_back(house)
    assert {one.to for one in sent} == {house.first, house.second}


# -- what goes with the moves ----


def test_moves_in_advance_and_offers_are_gone_and_an_offer_before_the_move_stands_again(house):
    house.play("a1; o1, draw?")
    house.play("a2")
    assert house.say(house.second, "if o2 then a3").state == "handled"
    take_back(house)
    game = house.game()
    assert (game.draw_offer, game.ifs) == (Seat.FIRST, {})
    assert game.draw_offers[Seat.FIRST] == 1
    assert house.say(house.second, "accept").state == "handled"
    assert house.game().result.ending == "agreement"


def test_an_offer_that_came_with_a_withdrawn_move_is_gone_and_does_not_count(house):
    house.play("a1; o1; a2, draw?")
    take_back(house)
    assert (house.game().draw_offer, house.game().draw_offers[Seat.SECOND]) == (None, 0)


def test_a_game_that_ended_by_a_withdrawn_move_goes_on(house):
    house.play(WON)
    assert house.game().result.ending == "five"
    sent = take_back(house)
    assert house.game().result is None
    assert all("So the game is not over" in one.words for one in sent)
    assert results_of(house.office, house.office.folder.contest(EVENT))[GAME].score is None
    house.play("c3; o5")
    assert agrees(house)


def test_what_came_after_the_moves_is_gone_even_a_resignation(house):
    house.play("a1; o1; a2")
    house.say(house.first, f"{GAME} resign")
    late = house.newest(house.first)
    assert house.game().result.ending == "resign"
    take_back(house)
    assert house.game().result is None
    done = order(house, house.first, f"{GAME} resign", late)
    assert done.reason == "moves_taken_back"


def test_what_a_ruling_ended_is_undone_by_that_first(house):
    house.play("a1; o1; a2")
    rule_game(house.office, GAME, "1-0", act(house))
    with pytest.raises(ArbiterError, match=r"by a ruling: .*corr undo"):
        take_back(house)


def test_no_move_is_withdrawn_in_a_game_without_any_or_of_somebody_who_left(house):
    with pytest.raises(ArbiterError, match="no move has been made"):
        take_back(house)
    house.play("a1")
    withdraw_player(house.office, EVENT, house.player(ANNA), act(house))
    with pytest.raises(ArbiterError, match=r"by a ruling|has left|no game"):
        take_back(house)


# -- in an opening ----


SOOSORV = "h8 i9 j10; white, g7, 3 fifths; black; g8 i7 f9; keep i7, h5"
ACTS = "1.h8 2.i9 3.j10 [white] 4.g7 [3 fifths] [black] 5.{g8 i7 f9}=i7 6.h5"


@pytest.mark.parametrize(
    ("to", "left", "stage"),
    [
        (None, "1.h8 2.i9 3.j10 [white] 4.g7 [3 fifths] [black] 5.{g8 i7 f9}", "keep_fifth"),
        (4, "1.h8 2.i9 3.j10 [white] 4.g7 [3 fifths]", "choose_colour"),
        (0, "", "place_opening"),
    ],
)
def test_choices_in_an_opening_are_withdrawn_with_what_follows(tmp_path, to, left, stage):
    with House(tmp_path, game={"opening": "soosorv"}).start() as house:
        house.play(SOOSORV)
        assert house.record() == ACTS
        colour = house.game().judge.colour(house.game().position, Seat.FIRST)
        take_back(house, to=to)
        game = house.game()
        assert (house.record(), game.judge.stage(game.position).code) == (left, stage)
        again = {None: "keep i7, h5", 4: "black; g8 i7 f9; keep i7, h5", 0: SOOSORV}
        house.play(again[to])
        assert house.record() == ACTS
        assert house.game().judge.colour(house.game().position, Seat.FIRST) == colour
        assert agrees(house)


def test_stones_that_were_placed_at_once_are_withdrawn_together(tmp_path):
    with House(tmp_path, game={"opening": "soosorv"}).start() as house:
        house.play(SOOSORV)
        with pytest.raises(ArbiterError, match=r"moves 1 to 3 .* at once: --to 0 .*, --to 3 none"):
            take_back(house, to=1)


def test_the_stone_that_the_rules_set_is_not_withdrawn(house):
    house.play("a1; o1")
    with pytest.raises(ArbiterError, match=r"move 1 .* set by the rules: --to 1"):
        take_back(house, to=0)
    take_back(house, to=1)
    assert house.record() == "1.h8"


# -- undone ----


def test_undone_it_gives_the_moves_back_with_the_time_that_was_left(house):
    house.play("a1; o1")
    house.now += 2 * DAY
    house.play("a2")
    house.now += DAY
    taken = take_back(house)
    house.now += 3 * DAY
    sent = give_back(house)
    assert house.record() == "1.h8 2.a1 3.o1 4.a2"
    assert {one.to for one in sent} == {house.first, house.second}
    assert all("counts again, as before the arbiter withdrew it: a2" in one.words for one in sent)
    clock = house.game().clock
    assert (clock.seat, clock.due) == (Seat.FIRST, house.now + 6 * DAY)
    old = next(one for one in taken if one.to == house.second)
    assert order(house, house.second, "c3", old).reason == "moves_taken_back"
    house.play("o2")
    assert house.record() == "1.h8 2.a1 3.o1 4.a2 5.o2"
    assert "Withdrawn" not in record_of(house.office, house.game()).comment
    assert agrees(house)


def test_undone_it_ends_a_game_again_that_had_ended(house):
    house.play(WON)
    ended = house.game().ended_at
    take_back(house)
    house.now += DAY
    sent = give_back(house)
    game = house.game()
    assert (game.result.ending, game.ended_at, game.clock) == ("five", ended, None)
    assert all("So the game is over, as it was" in one.words for one in sent)
    assert agrees(house)


def test_it_is_not_undone_when_something_was_played_since(house):
    house.play("a1; o1; a2")
    take_back(house)
    house.play("b2")
    with pytest.raises(ArbiterError, match="has gone on since"):
        give_back(house)


def test_two_of_them_are_undone_one_after_the_other(house):
    house.play("a1; o1; a2; o2")
    take_back(house, to=3)
    take_back(house, to=2)
    with pytest.raises(ArbiterError, match=r"has gone on since|came later"):
        give_back(house, 1)
    give_back(house, 2)
    assert house.record() == "1.h8 2.a1 3.o1"
    give_back(house, 1)
    assert house.record() == "1.h8 2.a1 3.o1 4.a2 5.o2"
    house.play("a3")
    assert agrees(house)


def test_time_that_is_given_afterwards_is_for_the_turn_that_goes_on(house):
    house.play("a1; o1; a2")
    take_back(house)
    due = house.game().clock.due
    extend_clock(house.office, GAME, 2 * DAY, act(house))
    assert house.game().clock.due == due + 2 * DAY
