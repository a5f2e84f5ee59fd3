"""Substitutes, and moves withdrawn or given back, wait for the look at a flag that fell before."""

from datetime import timedelta

import pytest

from corr.acts.desk.undo import ways_to_undo
from corr.errors import ArbiterError
from corr.service.desk import acting
from corr.service.desk.rulings import annul, extend_clock, rule_game, take_back_moves
from corr.service.desk.taking_part import reinstate, substitute_player, withdraw_player
from corr.service.desk.undoing import undo
from corr.service.office.people import with_names
from corr.service.play import clock_shown
from corr.service.watch.check import check_all
from corr.service.watch.overview import overview_of
from corr.service.watch.status import as_lines, status_of, to_json
from corr.tournament.events.events_contest import Tended
from tests.office import ANNA, BO, CAI, DAG, EVA, EVENT, House
from tests.service.watch.test_flags import (
    GAME,
    HOUR,
    MINUTE,
    act,
    at_half_past,
    in_time,
    letter_to,
    settle,
)
from tests.ticking import ticking

TWO = f"{EVENT}-002"


@pytest.fixture
def house(tmp_path):
    """It is the second player's turn in the first game, and no flag falls in the others.

    Two more are known, who do not play.
    """
    clock = {"reminders": [], "silence": []}
    with House(tmp_path, (ANNA, BO, CAI), clock=clock).start() as it:
        it.members(f"name,email\nDag,{DAG}\nEva,{EVA}\n")
        it.play("a1; b2")
        no_other_flag(it)
        yield it


def no_other_flag(house):
    for row in house.office.store.events.games_of_event(EVENT):
        if row.id != GAME:
            extend_clock(house.office, row.id, timedelta(days=30), act(house, "extend"))
    house.letters()


def ruled(house, name, do):
    """A ruling with its number, as commands give them; the number."""
    stated = acting.Stated(command=f"corr {name} {GAME}", what=name)
    acting.rule(house.office, EVENT, act(house, name), do, stated)
    return max(house.office.folder.contest(EVENT).rulings)


def substitute(house, player, by=DAG):
    old, new = house.player(player), house.player(by)
    return ruled(
        house,
        "event substitute",
        lambda office, act: substitute_player(office, EVENT, old, new, act),
    )


def take_back(house, to=None):
    return ruled(
        house,
        "game take-back",
        lambda office, act: take_back_moves(office, GAME, act, to=to),
    )


def rule(house, result):
    return ruled(house, "event rule", lambda office, act: rule_game(office, GAME, result, act))


def undone(house, number):
    return ruled(
        house,
        f"undo {EVENT}",
        lambda office, act: undo(office, EVENT, number, act, ways_to_undo()),
    )


def pairing(house, game=GAME):
    (found,) = (one for one in house.office.folder.contest(EVENT).pairings if one.game == game)
    return {found.first, found.second}


def noted(house):
    events = house.office.store.events.of_stream(EVENT)
    return [one.body.what for one in events if isinstance(one.body, Tended)]


def as_lines_of_clock(house):
    return clock_shown.as_lines(house.office, clock_shown.clock_of(house.office, GAME, house.now))


def sound(house):
    assert check_all(house.office).faults == ()


# -- substitutes ----


@pytest.mark.parametrize("late", [True, False])
def test_a_substitute_waits_where_a_flag_is_looked_at_and_is_not_seated_if_time_was_lost(
    house, late
):
    due = at_half_past(house)
    old = house.player(house.second if late else house.first)
    address = house.second if late else house.first
    substitute(house, address)
    contest = house.office.folder.contest(EVENT)
    assert house.player(DAG) in contest.order
    assert old not in contest.order
    assert old in house.game().players.values()
    posts = settle(house)
    result = house.game().result
    assert (result.points(), result.ending, house.game().ended_at) == ("1-0", "time", due)
    assert old in house.game().players.values()
    assert old in pairing(house)
    assert GAME in letter_to(posts, DAG, "was over before you could take it over")
    sound(house)


@pytest.mark.parametrize("late", [True, False])
def test_a_substitute_has_the_seat_as_of_the_ruling_if_a_letter_had_come_in_time(house, late):
    due = at_half_past(house)
    ruled_at = house.now
    address, old = (
        (house.second, house.player(house.second))
        if late
        else (house.first, house.player(house.first))
    )
    substitute(house, address)
    house.now += 20 * MINUTE
    in_time(house, due)
    posts = settle(house)
    game = house.game()
    assert house.player(DAG) in game.players.values()
    assert old not in game.players.values()
    assert pairing(house) == set(game.players.values())
    assert game.result is None
    assert game.clock.since == (due - MINUTE if late else ruled_at)
    assert "in place of" in letter_to(posts, DAG, "You play this game on")
    assert "plays on in it" in letter_to(posts, address, "looked at whether time had run out")
    sound(house)


def test_the_other_games_of_who_is_substituted_are_taken_over_at_once(house):
    at_half_past(house)
    old = house.player(house.second)
    others = [
        row.id
        for row in house.office.store.events.games_of_player(old)
        if row.id != GAME and row.state == "running"
    ]
    substitute(house, house.second)
    assert others
    for name in others:
        assert house.player(DAG) in house.office.folder.game(name).players.values()


def test_all_are_told_that_a_flag_is_looked_at_before_a_seat_is_taken(house):
    at_half_past(house)
    house.letters()
    substitute(house, house.second)
    told = house.letters()
    said = "Dag is to take over a seat in this game"
    assert {one.to for one in told if said in one.words} == {house.first, house.second}
    for reader in (house.second, DAG):
        assert f"In {GAME} time had" in letter_to(told, reader, "which is looked at first")


def test_what_waits_is_shown_with_its_kind(house):
    due = at_half_past(house)
    substitute(house, house.second)
    found = [status_of(house.office, EVENT, house.now)]
    words = f"the flag of {due:%Y-%m-%d %H:%M} UTC is looked at first"
    old = with_names(house.office, house.player(house.second))
    seat = f"{with_names(house.office, house.player(DAG))} in the seat of {old}"
    assert any(f"{seat} at" in line and words in line for line in as_lines(house.office, found))
    (shown,) = to_json(house.office, found)["events"][0]["rulings_waiting"]
    assert (shown["act"], shown["result"], shown["flag"]) == (
        *("substitution", None),
        due.isoformat(),
    )
    (held,) = overview_of(house.office, house.now).held
    assert any(words in hold.words for hold in held.holds)
    what = house.office.folder.contest(EVENT).rulings[1].act.what
    assert f"{GAME} waits" in what


def test_a_substitution_that_waits_is_undone_and_both_are_told(house):
    due = at_half_past(house)
    number = substitute(house, house.second)
    house.letters()
    undone(house, number)
    assert house.game().waiting == ()
    assert house.player(house.second) in house.office.folder.contest(EVENT).order
    told = house.letters()
    dropped = "Dag does not take over a seat"
    assert {one.to for one in told if dropped in one.words} == {house.first, house.second}
    in_time(house, due)
    settle(house)
    assert house.player(house.second) in house.game().players.values()
    sound(house)


def test_a_ruling_behind_a_substitution_waits_for_it(house):
    due = at_half_past(house)
    substitute(house, house.second)
    house.now += MINUTE
    rule(house, "0-1")
    ruled_at = house.now
    in_time(house, due)
    settle(house)
    game = house.game()
    assert (game.result.points(), game.ended_at) == ("0-1", ruled_at)
    assert house.player(DAG) in game.players.values()
    assert len([what for what in noted(house) if "was not lost on time before" in what]) == 2
    sound(house)


def test_a_substitution_behind_a_ruling_comes_to_nothing_when_that_holds(house):
    due = at_half_past(house)
    rule(house, "0-1")
    house.now += MINUTE
    substitute(house, house.second)
    in_time(house, due)
    posts = settle(house)
    assert house.game().result.points() == "0-1"
    assert house.player(DAG) not in house.game().players.values()
    assert GAME in letter_to(posts, DAG, "was over before you could take it over")
    assert any("was over by a ruling before" in what for what in noted(house))
    sound(house)


def test_a_substitution_behind_a_ruling_holds_when_that_is_undone(house):
    due = at_half_past(house)
    number = rule(house, "0-1")
    house.now += MINUTE
    substitute(house, house.second)
    house.now += MINUTE
    undone(house, number)
    in_time(house, due)
    settle(house)
    assert house.game().result is None
    assert house.player(DAG) in house.game().players.values()
    sound(house)


@pytest.mark.parametrize("timely", [True, False])
def test_a_substitute_who_leaves_while_it_waits_has_left_the_seat_that_was_to_be(house, timely):
    due = at_half_past(house)
    substitute(house, house.second)
    house.now += MINUTE
    withdraw_player(house.office, EVENT, house.player(DAG), act(house))
    assert house.game().result is None
    if timely:
        in_time(house, due)
    settle(house)
    result = house.game().result
    assert (result.points(), result.ending) == ("1-0", "withdrawal" if timely else "time")
    seated = house.player(DAG) in house.game().players.values()
    assert seated is timely
    sound(house)


def test_a_substitute_who_comes_back_while_it_waits_plays_on(house):
    due = at_half_past(house)
    substitute(house, house.second)
    house.now += MINUTE
    withdraw_player(house.office, EVENT, house.player(DAG), act(house))
    reinstate(house.office, EVENT, house.player(DAG), act(house, "reinstate"))
    in_time(house, due)
    settle(house)
    assert house.game().result is None
    assert house.player(DAG) in house.game().players.values()
    sound(house)


def test_the_opponent_who_leaves_behind_a_substitution_has_lost_to_the_substitute(house):
    due = at_half_past(house)
    substitute(house, house.second)
    house.now += MINUTE
    withdraw_player(house.office, EVENT, house.player(house.first), act(house))
    in_time(house, due)
    settle(house)
    assert (house.game().result.points(), house.game().result.ending) == ("0-1", "withdrawal")
    sound(house)


def test_a_substitute_of_a_substitute_has_the_seat_in_the_end(house):
    due = at_half_past(house)
    substitute(house, house.second)
    house.letters()
    house.now += MINUTE
    substitute(house, DAG, EVA)
    assert len(house.game().waiting) == 2
    in_time(house, due)
    settle(house)
    assert house.player(EVA) in house.game().players.values()
    assert house.player(EVA) in pairing(house)
    sound(house)


def test_a_resignation_of_before_the_substitution_ends_the_game_for_who_had_the_seat(house):
    due = at_half_past(house)
    done = house.say(house.first, f"{GAME} resign")
    assert done.reason == "before_all_is_read"
    house.now += 5 * MINUTE
    substitute(house, house.second)
    in_time(house, due)
    posts = settle(house)
    assert (house.game().result.points(), house.game().result.ending) == ("0-1", "resign")
    assert GAME in letter_to(posts, DAG, "was over before you could take it over")
    sound(house)


def test_a_game_is_not_annulled_while_something_waits_in_it(house):
    at_half_past(house)
    number = substitute(house, house.second)
    with pytest.raises(ArbiterError, match=f"something waits in {GAME}: P0004 in the seat"):
        annul(house.office, GAME, act(house, "annul"))
    assert len(house.game().waiting) == 1
    undone(house, number)
    annul(house.office, GAME, act(house, "annul"))
    assert house.game().result.is_annulled
    sound(house)


def test_a_game_that_was_surely_lost_on_time_is_annulled_whatever_waited(house):
    at_half_past(house)
    substitute(house, house.second)
    house.now += HOUR
    house.drain()
    annul(house.office, GAME, act(house, "annul"))
    assert house.game().result.is_annulled
    assert house.game().waiting == ()
    sound(house)


# -- several acts that hold in one look: one letter each, of how things stand then ----


def boards(posts, reader):
    """The letters to a player that came of a look at what waited in the game."""
    mine = (one for one in posts if one.to == reader and one.subject.startswith(GAME))
    return [one for one in mine if one.cause.startswith("ruled.")]


def all_in_one_look(house, due):
    """All letters of the look that comes after a letter that came in time."""
    house.now += 10 * MINUTE
    letter = house.give(house.reply(house.second, "c3"), arrived=due - MINUTE)
    assert letter.state == "handled"
    return [*letter.posts, *settle(house)]


@pytest.mark.parametrize("late", [True, False])
def test_who_had_a_seat_for_a_moment_only_is_asked_for_no_move(house, late):
    old, other = (house.second, house.first) if late else (house.first, house.second)
    due = at_half_past(house)
    substitute(house, old)
    house.letters()
    house.now += 2 * MINUTE
    substitute(house, DAG, EVA)
    house.letters()
    posts = all_in_one_look(house, due)
    assert boards(posts, DAG) == []
    (told,) = boards(posts, other)
    assert "Your opponent is now Eva, in place of Dag" in told.words
    assert "Your opponent is now Dag" not in told.words
    (asked,) = boards(posts, EVA)
    assert "You play this game on in place of Dag" in asked.words
    assert house.game().seat_of(house.player(EVA)) is not None


def test_a_turn_that_a_ruling_takes_away_in_the_same_look_is_told_to_nobody(house):
    due = at_half_past(house)
    take_back(house)
    house.now += 2 * MINUTE
    rule(house, "0-1")
    house.letters()
    posts = all_in_one_look(house, due)
    assert house.game().result.points() == "0-1"
    for reader in (house.first, house.second):
        (told,) = boards(posts, reader)
        assert "your move" not in told.title


def test_both_seats_that_are_taken_in_one_look_are_told_as_they_stand_then(house):
    due = at_half_past(house)
    first, second = house.first, house.second
    substitute(house, second)
    house.letters()
    house.now += 2 * MINUTE
    substitute(house, first, EVA)
    house.letters()
    posts = all_in_one_look(house, due)
    assert boards(posts, first) == []
    assert "your move" in boards(posts, EVA)[-1].title
    (told,) = boards(posts, DAG)
    assert "You play this game on in place of" in told.words
    assert "Your opponent is now Eva" in told.words


def test_moves_withdrawn_before_a_seat_is_taken_are_told_with_it(house):
    due = at_half_past(house)
    take_back(house)
    house.letters()
    house.now += 2 * MINUTE
    substitute(house, house.first)
    house.letters()
    posts = all_in_one_look(house, due)
    (told,) = boards(posts, house.second)
    assert "has withdrawn" in told.words
    assert "Your opponent is now Dag" in told.words


def test_a_game_lost_on_time_that_counts_for_nothing_is_told_to_do_so(tmp_path):
    clock = {"reminders": [], "silence": []}
    with House(tmp_path, (ANNA, BO, CAI, DAG), clock=clock).start() as house:
        house.members(f"name,email\nEva,{EVA}\n")
        house.play("a1; b2")
        no_other_flag(house)
        at_half_past(house)
        substitute(house, house.second, EVA)
        house.now += MINUTE
        withdraw_player(house.office, EVENT, house.player(EVA), act(house))
        house.letters()
        posts = settle(house)
        assert house.game().result.ending == "time"
        assert "counts for nothing" in letter_to(posts, house.first, "ran out of time")


# -- moves that are withdrawn, and given back ----


def test_moves_are_not_withdrawn_where_time_was_lost_before(house):
    due = at_half_past(house)
    take_back(house)
    assert house.record() == "1.h8 2.a1 3.b2"
    settle(house)
    assert (house.game().result.ending, house.game().ended_at) == ("time", due)
    assert house.record() == "1.h8 2.a1 3.b2"
    assert any("lost on time before all after move 2 taken back" in what for what in noted(house))
    sound(house)


def test_moves_that_came_in_time_are_withdrawn_with_those_that_waited(house):
    due = at_half_past(house)
    ruled_at = house.now
    take_back(house)
    house.now += MINUTE
    in_time(house, due)
    assert house.record() == "1.h8 2.a1 3.b2 4.c3"
    posts = settle(house)
    assert house.record() == "1.h8 2.a1"
    assert house.game().result is None
    assert house.game().withdrawn[-1].at == ruled_at
    assert {house.first, house.second} <= {one.to for one in posts}
    sound(house)


def test_what_is_to_stay_is_named_when_it_was_ruled(house):
    due = at_half_past(house)
    take_back(house, to=1)
    in_time(house, due)
    settle(house)
    assert house.record() == "1.h8"


def test_both_are_told_that_a_flag_is_looked_at_before_moves_are_withdrawn(house):
    at_half_past(house)
    house.letters()
    take_back(house)
    told = house.letters()
    said = "Moves in this game are to be withdrawn"
    assert {one.to for one in told if said in one.words} == {house.first, house.second}
    shown = as_lines_of_clock(house)
    (line,) = (one for one in shown if "withdrew" in one)
    assert "what came after move 2; the flag of" in line


def test_moves_that_are_gone_already_are_told_to_be_so(house):
    due = at_half_past(house)
    take_back(house, to=1)
    house.now += MINUTE
    take_back(house)
    in_time(house, due)
    posts = settle(house)
    assert house.record() == "1.h8"
    said = "none of them is left"
    assert {one.to for one in posts if said in one.words} == {house.first, house.second}
    assert any("came to nothing" in what for what in noted(house))


def test_moves_to_be_withdrawn_are_undone(house):
    due = at_half_past(house)
    number = take_back(house)
    house.letters()
    undone(house, number)
    said = "The ruling that moves were to be withdrawn no longer holds"
    assert {one.to for one in house.letters() if said in one.words} == {house.first, house.second}
    in_time(house, due)
    settle(house)
    assert house.record() == "1.h8 2.a1 3.b2 4.c3"


def test_moves_that_were_withdrawn_after_all_are_given_back_by_an_undo(house):
    due = at_half_past(house)
    number = take_back(house)
    in_time(house, due)
    settle(house)
    undone(house, number)
    assert house.record() == "1.h8 2.a1 3.b2 4.c3"
    sound(house)


def test_a_take_back_that_came_to_nothing_has_nothing_to_undo(house):
    at_half_past(house)
    number = take_back(house)
    settle(house)
    with pytest.raises(ArbiterError, match="came to nothing"):
        undone(house, number)


@pytest.mark.parametrize("given", [True, False])
def test_moves_are_given_back_behind_a_flag_only_if_time_was_not_lost(house, given):
    number = take_back(house)
    at_half_past(house)
    undone(house, number)
    assert house.record() == "1.h8 2.a1"
    if given:
        extend_clock(house.office, GAME, timedelta(days=2), act(house, "extend"))
    settle(house)
    game = house.game()
    assert house.record() == ("1.h8 2.a1 3.b2" if given else "1.h8 2.a1")
    assert (game.result is None) is given
    sound(house)


def test_moves_are_not_given_back_when_the_late_player_has_moved_in_time(house):
    number = take_back(house)
    house.letters()
    due = at_half_past(house)
    undone(house, number)
    house.give(house.reply(house.first, "d4"), arrived=due - MINUTE)
    posts = settle(house)
    assert house.record() == "1.h8 2.a1 3.d4"
    said = "the game had gone on by then"
    assert {one.to for one in posts if said in one.words} == {house.first, house.second}


def test_a_ruling_behind_moves_to_be_withdrawn_ends_the_game_without_them(house):
    due = at_half_past(house)
    take_back(house)
    house.now += MINUTE
    rule(house, "1/2-1/2")
    in_time(house, due)
    settle(house)
    assert house.game().result.points() == "1/2-1/2"
    assert house.record() == "1.h8 2.a1"


def test_letters_behind_moves_to_be_withdrawn_are_handled_after_them(house):
    due = at_half_past(house)
    take_back(house)
    house.now += MINUTE
    in_time(house, due)
    house.now += MINUTE
    done = house.say(house.first, "d4")
    assert (done.state, done.reason) == ("quarantined", "before_all_is_read")
    settle(house)
    assert house.record() == "1.h8 2.a1"
    assert house.office.store.letters.letter(done.key).state != "quarantined"


def test_a_letter_of_the_very_moment_and_what_waits_do_not_wait_for_each_other(house):
    due = at_half_past(house)
    take_back(house)
    done = house.give(house.reply(house.second, "d4"), arrived=house.now)
    assert done.reason == "before_all_is_read"
    in_time(house, due)
    settle(house)
    assert house.game().waiting == ()
    assert house.office.store.upkeep.letters_because("before_all_is_read") == []


def test_time_that_passed_before_it_was_sure_is_given_back_to_who_has_the_turn_then(house):
    due = at_half_past(house)
    ruled_at = house.now
    take_back(house)
    in_time(house, due)
    house.now += 30 * HOUR
    house.look()
    game = house.game()
    assert house.record() == "1.h8 2.a1"
    _, given = game.credits[-1]
    assert given.seat is game.clock.seat
    assert given.seconds == (house.now - ruled_at).total_seconds()


# -- what is written of the event meanwhile ----


def test_what_is_written_of_an_event_names_the_games_in_which_something_waits(tmp_path):
    folder = tmp_path / "house"
    folder.mkdir()
    clock = {"reminders": [], "silence": []}
    with ticking(folder, people=(ANNA, BO), clock=clock) as house:
        house.play("a1; b2")
        _names_what_waits(house, tmp_path)


def _names_what_waits(house, tmp_path):
    at_half_past(house)
    take_back(house)
    said = f"waits in {GAME}: all after move 2 taken back at"
    exported = house.corr("event", "export", EVENT)
    assert (exported.status, said in exported.err, said in exported.out) == (0, True, False)
    reported, closed = house.corr("report", EVENT), house.corr("event", "close", EVENT, "--yes")
    assert (reported.status, said in reported.err) == (0, True)
    assert (closed.status, said in closed.err) == (2, True)
    assert said in house.corr("export", EVENT, str(tmp_path / "a.corr")).out
    house.now += 3 * HOUR
    house.look()
    assert "waits in" not in house.corr("event", "export", EVENT).err
    assert "waits in" not in house.corr("export", EVENT, str(tmp_path / "b.corr")).out
