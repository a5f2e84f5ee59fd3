"""A flag that fell comes before whatever would end its game later, whoever writes or rules."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.acts.desk.undo import ways_to_undo
from corr.errors import ArbiterError
from corr.service.desk import acting
from corr.service.desk.rulings import (
    correct_result,
    extend_clock,
    pause_clock,
    rule_game,
    take_back_moves,
)
from corr.service.desk.taking_part import reinstate, substitute_player, withdraw_player
from corr.service.desk.undoing import undo
from corr.service.watch.overview import overview_of
from corr.service.watch.status import as_lines, status_of, to_json
from tests.office import ANNA, BO, CAI, DAG, EVENT, House
from tests.service.desk.test_undoing import rule

MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
GAME = f"{EVENT}-001"


@pytest.fixture
def house(tmp_path):
    """Everybody has played once in the first game, and it is the second player's turn."""
    clock = {"reminders": [], "silence": []}
    with House(tmp_path, (ANNA, BO), clock=clock).start() as it:
        it.play("a1; b2")
        yield it


def act(house, what="rule"):
    return replace(house.act(what), reason="as it must be")


def at_half_past(house, hours=0):
    """Half an hour, or more, after the flag of who is to act fell; its instant."""
    due = house.game().clock.due
    house.now = due + 30 * MINUTE + hours * HOUR
    house.drain()
    return due


def in_time(house, due, body="c3"):
    """A letter of the late player that came a minute in time and is read only now."""
    return house.give(house.reply(house.second, body), arrived=due - MINUTE)


def ruled(house, do):
    """A ruling with its number, as commands give them; the number."""
    what = acting.Stated(command=f"corr {do[0]} {GAME}", what=f"{do[0]}")
    acting.rule(house.office, EVENT, act(house), do[1], what)
    return max(house.office.folder.contest(EVENT).rulings)


def settle(house, hours=2):
    """Hours pass with a daemon at work; what it sent."""
    told = []
    for _ in range(hours * 2):
        house.now += 30 * MINUTE
        told += house.look()
    return told + house.look()


def withdraw(address):
    return lambda house: withdraw_player(
        house.office, EVENT, house.player(address(house)), act(house)
    )


def end(result):
    return lambda house: rule_game(house.office, GAME, result, act(house))


ENDS = {
    "the opponent is withdrawn": (withdraw(lambda house: house.first), "0-1"),
    "the late player is withdrawn": (withdraw(lambda house: house.second), "1-0"),
    "ruled for the late player": (end("0-1"), "0-1"),
    "ruled a draw": (end("1/2-1/2"), "1/2-1/2"),
}


@pytest.fixture(params=ENDS, ids=ENDS)
def ending(request):
    """Something by which the arbiter ends the game, and the result that it should have by it."""
    return ENDS[request.param]


# -- a clock that is to stand still ----


@pytest.mark.parametrize(("hours", "why"), [(0, "looked at first"), (1, "over by that")])
def test_no_clock_is_stopped_behind_a_flag_that_fell(house, hours, why):
    at_half_past(house, hours)
    with pytest.raises(ArbiterError, match=f"{why}: `corr clock extend {GAME} --days N"):
        pause_clock(house.office, GAME, act(house, "pause"))
    withdraw(lambda house: house.first)(house)
    settle(house)
    assert (house.game().result.points(), house.game().result.ending) == ("1-0", "time")


def test_time_that_is_given_by_grace_lets_the_clock_be_stopped(house):
    at_half_past(house)
    extend_clock(house.office, GAME, 24 * HOUR, act(house, "extend"))
    pause_clock(house.office, GAME, act(house, "pause"))
    settle(house)
    assert house.game().result is None


def test_no_clock_is_stopped_while_a_ruling_waits_even_if_no_flag_counts_any_more(house):
    due = at_half_past(house)
    withdraw(lambda house: house.first)(house)
    house.now += 10 * MINUTE
    in_time(house, due)
    with pytest.raises(ArbiterError, match="looked at first: `corr clock extend"):
        pause_clock(house.office, GAME, act(house, "pause"))
    settle(house)
    assert house.game().result.points() == "0-1"


# -- rulings and withdrawals ----


def test_a_ruling_after_a_flag_waits_and_time_has_decided(house, ending):
    due = at_half_past(house)
    ending[0](house)
    assert house.game().result is None
    settle(house)
    assert (house.game().result.points(), house.game().result.ending) == ("1-0", "time")
    assert house.game().ended_at == due
    assert house.game().waiting == ()


def test_a_letter_in_time_that_is_read_late_lets_the_ruling_hold_as_of_its_own_time(house, ending):
    due = at_half_past(house)
    ruled_at = house.now
    ending[0](house)
    house.now += 20 * MINUTE
    in_time(house, due)
    assert house.record() == "1.h8 2.a1 3.b2 4.c3"
    settle(house)
    assert house.game().result.points() == ending[1]
    assert house.game().result.ending != "time"
    assert house.game().ended_at == ruled_at
    assert house.record() == "1.h8 2.a1 3.b2 4.c3"


def test_a_withdrawal_when_the_flag_is_sure_finds_the_game_lost_on_time(house):
    due = at_half_past(house, hours=1)
    withdraw(lambda house: house.first)(house)
    result = house.game().result
    assert (result.points(), result.ending, house.game().ended_at) == ("1-0", "time", due)


def test_a_ruling_when_the_flag_is_sure_is_refused_and_a_correction_holds(house):
    at_half_past(house, hours=1)
    with pytest.raises(ArbiterError, match=r"is over \(1-0, time\).*corr event correct"):
        end("0-1")(house)
    correct_result(house.office, GAME, "0-1", act(house))
    assert house.game().result.points() == "0-1"


def test_both_are_told_that_the_flag_is_looked_at_first_and_what_came_of_it(house):
    at_half_past(house)
    house.letters()
    end("0-1")(house)
    told = house.letters()
    assert sorted(one.to for one in told) == sorted((house.first, house.second))
    assert all("That is looked at first" in one.words for one in told)
    over = settle(house)
    assert sorted(one.to for one in over) == sorted((house.first, house.second))


def letter_to(posts, reader, word):
    (found,) = (post.words for post in posts if post.to == reader and word in post.words)
    return found


def test_who_is_withdrawn_is_told_what_waits_and_that_it_is_open_whether_results_count(house):
    at_half_past(house)
    house.letters()
    withdraw(lambda house: house.first)(house)
    said = letter_to(house.letters(), house.first, "no longer take part")
    assert "as lost" not in said
    assert f"In {GAME} time had run out before that" in said
    assert "Whether your results count in the table hangs on that" in said
    assert "none of your results" not in said


@pytest.mark.parametrize(("came", "what"), [(False, "the results count"), (True, "none of the")])
def test_who_left_is_told_whether_results_count_when_it_has_come_out(house, came, what):
    due = at_half_past(house)
    withdraw(lambda house: house.first)(house)
    house.now += 10 * MINUTE
    if came:
        in_time(house, due)
    posts = settle(house)
    assert what in letter_to(posts, house.first, "Now it is decided whether")
    assert not any("Now it is decided" in one.words for one in posts if one.to == house.second)


def test_no_opponent_is_told_that_a_game_counts_for_nothing_while_that_is_open(house):
    at_half_past(house)
    house.letters()
    withdraw(lambda house: house.first)(house)
    assert not any("counts for nothing" in one.words for one in house.letters())


def test_a_game_that_waited_is_among_those_that_go_on_when_a_withdrawal_is_undone(house):
    at_half_past(house)
    withdraw(lambda house: house.first)(house)
    house.letters()
    reinstate(house.office, EVENT, house.player(house.first), act(house, "reinstate"))
    assert "One game of yours goes on" in letter_to(house.letters(), house.first, "take part in")


def test_the_log_does_not_call_a_game_over_that_waits(house):
    at_half_past(house)
    rule(house, f"event rule {GAME} 0-1")
    what = house.office.folder.contest(EVENT).rulings[1].act.what
    assert what.startswith(f"{GAME} is ruled 0-1, adjudication; {GAME} waits")


def test_what_waits_is_shown_in_status(house):
    due = at_half_past(house)
    end("0-1")(house)
    found = [status_of(house.office, EVENT, house.now)]
    words = f"the flag of {due:%Y-%m-%d %H:%M} UTC is looked at first"
    assert any(GAME in line and words in line for line in as_lines(house.office, found))
    shown = to_json(house.office, found)["events"][0]["rulings_waiting"]
    assert [(one["game"], one["flag"]) for one in shown] == [(GAME, due.isoformat())]
    (held,) = overview_of(house.office, house.now).held
    assert any(words in hold.words for hold in held.holds)


def test_a_ruling_that_waits_is_undone(house):
    at_half_past(house)
    do = ("event rule", lambda office, act: rule_game(office, GAME, "0-1", act))
    number = ruled(house, do)
    assert "looked at first" in house.office.folder.contest(EVENT).rulings[number].act.what
    undo(house.office, EVENT, number, act(house, "undo"), ways_to_undo())
    assert house.game().waiting == ()
    settle(house)
    assert house.game().result.ending == "time"


def test_a_ruling_that_held_after_all_is_undone_as_any_other(house):
    due = at_half_past(house)
    do = ("event rule", lambda office, act: rule_game(office, GAME, "0-1", act))
    number = ruled(house, do)
    in_time(house, due)
    settle(house)
    assert house.game().result.ending == "adjudication"
    undo(house.office, EVENT, number, act(house, "undo"), ways_to_undo())
    assert house.game().result is None


def test_a_ruling_that_came_to_nothing_has_nothing_to_undo(house):
    at_half_past(house)
    do = ("event rule", lambda office, act: rule_game(office, GAME, "0-1", act))
    number = ruled(house, do)
    settle(house)
    with pytest.raises(ArbiterError, match="came to nothing"):
        undo(house.office, EVENT, number, act(house, "undo"), ways_to_undo())


def test_who_is_reinstated_while_it_waits_plays_on(house):
    due = at_half_past(house)
    player = house.player(house.first)
    do = ("event withdraw", lambda office, act: withdraw_player(office, EVENT, player, act))
    number = ruled(house, do)
    undo(house.office, EVENT, number, act(house, "undo"), ways_to_undo())
    in_time(house, due)
    settle(house)
    assert house.game().result is None


def test_a_game_in_which_a_ruling_waits_takes_no_second_one(house):
    at_half_past(house)
    end("0-1")(house)
    house.now += MINUTE
    with pytest.raises(ArbiterError, match="a ruling waits"):
        end("1-0")(house)


def test_moves_after_a_ruling_that_waits_are_not_played(house):
    due = at_half_past(house)
    end("0-1")(house)
    house.now += MINUTE
    in_time(house, due)
    house.now += MINUTE
    done = house.say(house.first, "d4")
    assert (done.state, done.reason) == ("quarantined", "before_all_is_read")
    settle(house)
    assert house.record() == "1.h8 2.a1 3.b2 4.c3"
    assert house.office.store.letters.letter(done.key).state != "quarantined"


# -- substitutions and moves that are taken back ----


def test_moves_are_not_restored_or_taken_back_behind_a_ruling_that_waits(house):
    due = at_half_past(house)
    end("0-1")(house)
    in_time(house, due)
    house.now += MINUTE
    with pytest.raises(ArbiterError, match="a ruling waits"):
        take_back_moves(house.office, GAME, act(house))


@pytest.fixture
def four(tmp_path):
    clock = {"reminders": [], "silence": []}
    with House(tmp_path, (ANNA, BO, CAI), clock=clock).start() as it:
        it.members(f"name,email\nDag,{DAG}\n")
        yield it


def test_a_substitute_does_not_get_a_game_that_was_lost_on_time(four):
    late = four.game().players[four.game().position.to_act]
    at_half_past(four, hours=1)
    by = four.player(DAG)
    substitute_player(four.office, EVENT, late, by, act(four))
    assert four.game().result.ending == "time"
    assert late in four.game().players.values()


# -- letters ----


def test_the_opponent_who_resigns_after_the_flag_has_won(house):
    due = at_half_past(house)
    done = house.say(house.first, f"{GAME} resign")
    assert (done.state, done.reason) == ("quarantined", "before_all_is_read")
    settle(house)
    result = house.game().result
    assert (result.points(), result.ending, house.game().ended_at) == ("1-0", "time", due)
    assert house.office.store.letters.letter(done.key).state != "quarantined"


def test_the_opponent_who_resigns_when_the_flag_is_sure_has_won(house):
    at_half_past(house, hours=1)
    house.say(house.first, f"{GAME} resign")
    assert (house.game().result.points(), house.game().result.ending) == ("1-0", "time")


def test_the_opponent_has_resigned_if_a_letter_had_come_in_time(house):
    due = at_half_past(house)
    resigned_at = house.now
    house.say(house.first, f"{GAME} resign")
    house.now += 5 * MINUTE
    in_time(house, due)
    settle(house)
    assert (house.game().result.points(), house.game().result.ending) == ("0-1", "resign")
    assert house.game().ended_at == resigned_at
    assert house.record() == "1.h8 2.a1 3.b2 4.c3"


def test_what_the_opponent_only_asks_is_answered_at_once(house):
    at_half_past(house)
    assert house.say(house.first, "show").state == "handled"


def leave(house, who):
    """Somebody leaves by letter and says so once more."""
    house.say(who, f"withdraw {EVENT}")
    return house.say(who, f"withdraw {EVENT}")


@pytest.mark.parametrize("late", [False, True])
def test_who_leaves_by_letter_after_a_flag_changes_nothing_about_it(house, late):
    at_half_past(house)
    leave(house, house.second if late else house.first)
    assert house.office.folder.contest(EVENT).withdrawn
    assert house.game().result is None
    settle(house)
    assert (house.game().result.points(), house.game().result.ending) == ("1-0", "time")


def test_who_left_by_letter_in_time_has_withdrawn_however_late_it_is_read(house):
    due = house.game().clock.due
    house.now = due - HOUR
    house.say(house.second, f"withdraw {EVENT}")
    house.now = due + 10 * MINUTE
    house.give(house.reply(house.second, f"withdraw {EVENT}"), arrived=due - MINUTE)
    assert house.game().result.ending == "withdrawal"
    assert house.game().ended_at == due - MINUTE


# -- any order ----


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("timely", [False, True])
@pytest.mark.parametrize("pause", [5, 40, 100])
def test_what_comes_of_it_hangs_on_when_letters_came_not_on_when_they_were_read(
    house, turned, timely, pause
):
    due = house.game().clock.due
    letters = [(house.reply(house.first, f"{GAME} resign"), due + 10 * MINUTE)]
    if timely:
        letters.append((house.reply(house.second, "c3"), due - MINUTE))
    house.now = due + 11 * MINUTE
    for raw, arrived in letters[::-1] if turned else letters:
        house.give(raw, arrived=arrived)
        house.now += pause * MINUTE if not timely else MINUTE
        house.handle()
    settle(house, 4)
    result = house.game().result
    told = (result.points(), result.ending)
    assert told == (("0-1", "resign") if timely else ("1-0", "time"))
