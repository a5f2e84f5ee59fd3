"""The tournament director: called by a player, with points to give (backgammon.md 1, 2.5, 8)."""

import pytest

from corr.acts.desk.undo import ways_to_undo
from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.service.desk import direction
from corr.service.desk.acting import Stated, rule
from corr.service.desk.undoing import undo
from corr.service.watch.check import check_all
from tests.desk import confirm, send
from tests.office import ARBITER, EVENT
from tests.service.direction.test_points_given import CALM, SHORT, begun, is_sound
from tests.service.play.test_match_dice import GAME, act, until


def ruled(house, key, do):
    """A ruling as its command makes it; the letters that it led to."""
    stated = Stated(command=f"corr game {key} {GAME}", what=key, key=key.replace("-", "_"))
    rule(house.office, EVENT, act(house, f"for {key}"), do, stated)
    return house.letters()


def give(house, player, points):
    return ruled(
        house,
        "points",
        lambda office, one: direction.give(office, GAME, house.player(player), points, one),
    )


def answer(house):
    return ruled(
        house, "answer-call", lambda office, one: direction.answer_call(office, GAME, one)
    )


# -- call director ----


@pytest.mark.parametrize(
    "words",
    [
        "call director: my opponent writes rude letters",
        "call director\nMy opponent writes rude letters\n\nand that for days",
    ],
)
def test_who_calls_is_not_told_that_it_was_passed_to_nobody(tmp_path, words):
    house, players = begun(tmp_path)
    with house:
        who = house.seated(until(players, "roll-or-double").position.to_act)
        outcome = players.say(who, words)
        assert "writes rude letters" in outcome.to(ARBITER).words
        assert "did not pass this on" not in outcome.to(who).words


def test_nothing_is_played_and_no_clock_runs_until_the_director_has_answered(tmp_path):
    house, players = begun(tmp_path)
    with house:
        before = until(players, "roll-or-double")
        mover, other = (
            house.seated(seat) for seat in (before.position.to_act, before.position.to_act.other)
        )
        outcome = players.say(other, "call director: the roll was mine\n\nand more of it")
        assert outcome.state == "handled", outcome.reason
        game = house.game()
        assert game.position == before.position
        assert game.clock.stopped
        assert outcome.readers == sorted([ARBITER, mover, other])
        assert "the roll was mine and more of it" in outcome.to(ARBITER).words
        assert "the roll was mine" in outcome.to(mover).words
        left = game.times.left_to_act(house.now)
        house.wait(days=9)
        assert house.game().times.left_to_act(house.now) == left
        for line in ("roll", "double", "claim time"):
            refused = players.say(mover, line)
            assert refused.reason == "director_called", line
        assert house.game().position == before.position
        heard = players.say(mover, "call the director: it was not")
        assert "it was not" in heard.to(ARBITER).words
        posts = answer(house)
        players.keep(posts)
        assert {post.to for post in posts} == {mover, other}
        assert all("for answer-call" in post.words for post in posts)
        game = house.game()
        assert not game.clock.stopped
        assert players.say(mover, "roll").state == "handled"
        players.on(6, habits=CALM)
        for _ in range(2):
            players.say(mover, "concede match")
        assert house.game().result.ending == "concede"
        is_sound(house, players)


def test_what_follows_by_itself_waits_for_the_answer(tmp_path):
    house, players = begun(tmp_path)
    with house:
        game = until(players, "roll-or-double")
        mover = house.seated(game.position.to_act)
        players.say(mover, "call director: look at this")
        players.say(mover, "autoroll")
        assert house.game().position.dice is None
        players.keep(answer(house))
        assert house.game().position.number > game.position.number


def test_a_match_is_conceded_although_the_director_was_called(tmp_path):
    house, players = begun(tmp_path)
    with house:
        told = players.say(house.first, "tillkalla tävlingsledaren: hon svarar inte")
        for who in (house.first, house.second):
            assert '"concede match" alone is still taken' in told.to(who).words
        assert house.game().called
        players.say(house.first, "concede match")
        players.say(house.first, "concede match")
        assert house.game().result.ending == "concede"
        assert not house.game().called


def test_the_director_is_called_in_no_match_of_others_and_in_none_that_is_over(tmp_path):
    house, players = begun(tmp_path, points=1)
    with house:
        players.on(habits=CALM)
        outcome = players.say(house.first, "call director: again")
        assert outcome.reason == "game_over"
        assert ARBITER not in outcome.readers


def test_an_answer_needs_a_call(tmp_path):
    house, _ = begun(tmp_path)
    with house, pytest.raises(ArbiterError, match="nobody has called"):
        answer(house)


# -- points, by the director's letter and taken back ----


def test_points_are_given_by_letter_and_both_hear_of_it(tmp_path):
    house, players = begun(tmp_path)
    with house:
        line = f"corr game points {GAME} {house.player(house.second)} 2 --reason insults"
        confirm(house, send(house, line))
        posts = house.letters()
        game = house.game()
        assert game.position.waiting == ((0, 2),)
        told = {post.to: post.words for post in house.read if "given points" in post.words}
        assert set(told) >= {house.first, house.second}
        assert "2 to you" in told[house.second]
        (ruled_so,) = house.office.folder.contest(EVENT).rulings.values()
        assert (ruled_so.key, ruled_so.act.rule, ruled_so.act.reason) == (
            "points",
            "1.4",
            "insults",
        )
        players.keep(posts)
        players.on(habits=SHORT)
        is_sound(house, players)


def test_points_that_wait_are_taken_back(tmp_path):
    house, players = begun(tmp_path, points=3)
    with house:
        give(house, house.second, 2)
        players.on(4, CALM)
        undo(house.office, EVENT, 1, act(house, "a mistake"), ways_to_undo())
        posts = house.letters()
        assert all("do not count any more" in post.words for post in posts)
        assert not any(any(one) for one in house.game().position.waiting)
        players.keep(posts)
        players.on(habits=SHORT)
        assert "points" not in house.record()
        is_sound(house, players)


def test_points_stand_once_something_was_rolled_since_they_counted(tmp_path):
    house, players = begun(tmp_path)
    with house:
        give(house, house.second, 1)
        while house.game().position.game == 1:
            players.on(1, CALM)
        with pytest.raises(ArbiterError, match="something was rolled"):
            undo(house.office, EVENT, 1, act(house, "a mistake"), ways_to_undo())


def test_a_match_that_points_ended_goes_on_with_new_dice_when_they_are_taken_back(tmp_path):
    house, players = begun(tmp_path, points=3)
    with house:
        give(house, house.second, 3)
        players.on(habits=SHORT)
        assert house.game().result.ending == "penalty"
        assert house.game().result.winner is Seat.SECOND
        undo(house.office, EVENT, 1, act(house, "a mistake"), ways_to_undo())
        players.keep(house.letters())
        game = house.game()
        assert game.result is None
        assert len(game.dice.state.commitments) == 2
        players.give("phrase: once more", "phrase: here we are").on(habits=SHORT)
        assert house.game().result
        is_sound(house, players)


def test_points_for_both_up_to_the_length_are_refused(tmp_path):
    house, _ = begun(tmp_path)
    with house:
        give(house, house.second, 5)
        with pytest.raises(ArbiterError, match="both would come to 5"):
            give(house, house.first, 5)
        assert check_all(house.office).faults == ()
