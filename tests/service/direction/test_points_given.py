"""Points of a match that are given outside play (backgammon.md 2.5)."""

import json
import re

import pytest

from corr.acts.desk.undo import ways_to_undo
from corr.demo.backgammon import Habits
from corr.errors import IllegalMove, NotNow
from corr.games.rules import Seat
from corr.records import verify_dice, verify_game
from corr.records.backgammon import files
from corr.service.desk.undoing import undo
from corr.service.play.records import as_file, dice_record_of, names_in, proof_of, record_of
from corr.service.watch.check import check_all
from corr.tournament.play.matches.gifts import give_points
from tests.commands import corr, stand_still
from tests.office import ARBITER, EVENT
from tests.service.play.test_match_dice import GAME, Players, act, house_of, taken_back, until

CALM = Habits(doubles=0)
SHORT = Habits(doubles=100, takes=0)
"""Who is ahead doubles and the other drops: all games but the Crawford game are soon over."""


def begun(folder, points=5, acts=6):
    """A match in its first game."""
    house = house_of(folder, points=points)
    return house, Players(house).give("hello", "good day").on(acts, CALM)


def give(house, *points, why="director", reason="insults"):
    """Points to the first seat and the second."""
    game = house.game()
    body = give_points(game, points, why, reason=reason)
    with house.office.folder.transaction():
        cause = act(house, "given").cause
        house.office.folder.play(game, [body], at=house.now, cause=cause)
    return house.game()


def flat(text):
    return " ".join(text.split())


def is_sound(house, players):
    """The match is what its events say, its records come back, its proof and its dice hold."""
    game = house.game()
    assert check_all(house.office).faults == ()
    record = record_of(house.office, game)
    for form in files.FORMS:
        data = as_file(record, form, game.result)
        again = files.read_match(data, form)
        assert files.written(again, form).encode() == data
        assert files.facts_of(again)["score"] == list(game.position.score)
    as_json = json.loads(as_file(record, "json", game.result))
    given = [one["act"] for one in as_json["acts"] if one["who"] == "director"]
    points = (move for move in game.moves if move.startswith("points "))
    assert given == [move for move in points if move != "points 0 0"]
    proof = json.dumps(proof_of(house.office, game))
    assert list(verify_game.faults(verify_game.read(proof))) == []
    (match,) = verify_dice.from_json(json.dumps(dice_record_of(house.office, game)), "record.json")
    verify_dice.check(match)
    assert match.wrong == []


def test_points_given_while_a_game_runs_count_when_it_has_ended(tmp_path):
    house, players = begun(tmp_path)
    with house:
        before = house.game()
        game = give(house, 0, 2)
        assert game.position.waiting == ((0, 2),)
        assert game.position.score == (0, 0)
        assert (game.clock, game.position.to_act) == (before.clock, before.position.to_act)
        assert game.position.board == before.position.board
        is_sound(house, players)
        while house.game().position.game == 1:
            players.on(1, CALM)
        (won,) = house.game().position.games
        own = (won.points, 0) if won.winner is Seat.FIRST else (0, won.points)
        assert won.given == (0, 2)
        assert house.game().position.score == (own[0], own[1] + 2)
        counting = [
            one.words for one in house.read if "by the director's decision count" in one.words
        ]
        to = f"2 to {names_in(house.office, game)[Seat.SECOND]}."
        assert any(f"decision count: {to}" in words for words in counting)
        assert any(f"decision count now: {to}" in words for words in counting)
        assert any("decision count now: 2 to you." in words for words in counting)
        players.on(habits=SHORT)
        is_sound(house, players)


def test_a_letter_that_was_on_its_way_when_points_were_given_is_taken(tmp_path):
    house, players = begun(tmp_path)
    with house:
        game = until(players, "roll-or-double")
        give(house, 1, 0)
        outcome = players.say(house.seated(game.position.to_act), "roll")
        assert outcome.state == "handled", outcome.reason
        assert house.game().position.dice
        is_sound(house, players)


def test_whoever_reads_the_record_reads_of_points_in_words_and_files_keep_them(tmp_path):
    house, players = begun(tmp_path)
    with house:
        until(players, "play")
        give(house, 1, 0)
        give(house, 1, 2)
        first, second = names_in(house.office, house.game()).values()
        one = f"points from the director: 1 to {first}"
        both = f"points from the director: 1 to {first}, 2 to {second}"
        letter = house.say(house.second, "record").to(house.second).words
        assert re.search(rf"; {one}; {both}; \d+\. \d\d: ", flat(letter))
        assert "points 1 0" not in flat(letter)
        house.say(house.second, "set language sv")
        letter = house.say(house.second, "record").to(house.second).words
        assert flat(f"poäng från tävlingsledaren: 1 till {first}, 2 till {second}") in flat(letter)
        called = players.say(house.first, "call director: why?").to(ARBITER).words
        assert flat(both) in flat(called)
        assert "points 1 2" not in flat(called)
        assert "points 1 0; points 1 2" in house.record()
        is_sound(house, players)
        stand_still(tmp_path, house.now)
    shown = corr(tmp_path, "game", "show", GAME)
    assert re.search(rf"; {one}; {both}; \d+\. \d\d:", flat(shown.out))
    as_json = json.loads(corr(tmp_path, "game", "show", GAME, "--json").out)
    assert "points 1 0; points 1 2" in as_json["record"]


def test_points_between_a_roll_and_its_play_are_in_the_record_where_they_were_given(tmp_path):
    house, players = begun(tmp_path)
    with house:
        until(players, "play")
        give(house, 1, 0)
        players.on(1, CALM)
        assert ": points 1 0; " in house.record()
        is_sound(house, players)


def test_points_stay_given_when_moves_are_taken_back(tmp_path):
    house, players = begun(tmp_path, points=3)
    with house:
        until(players, "play")
        players.on(1, CALM)
        give(house, 1, 0)
        known = house.game()
        players.keep(taken_back(house))
        game = house.game()
        assert game.position.waiting == ((1, 0),)
        assert game.position.to_act is known.position.to_act.other
        is_sound(house, players)
        players.on(habits=SHORT)
        is_sound(house, players)


def test_a_take_back_is_undone_with_the_points_where_they_were(tmp_path):
    house, players = begun(tmp_path)
    with house:
        until(players, "play")
        give(house, 1, 0)
        players.on(1, CALM)
        known = house.game()
        taken_back(house)
        undo(house.office, EVENT, 1, act(house, "no fault"), ways_to_undo())
        assert house.game().moves == known.moves
        is_sound(house, players)


def test_points_may_end_the_match_when_the_game_has_ended(tmp_path):
    house, players = begun(tmp_path)
    with house:
        give(house, 0, 5)
        assert house.game().result is None
        players.on(habits=SHORT)
        result, position = house.game().result, house.game().position
        assert (result.winner, result.ending) == (Seat.SECOND, "penalty")
        assert result.score[1] == 5
        assert len(position.games) == 1
        is_sound(house, players)


def test_who_wins_by_the_game_itself_has_won_and_what_waits_is_not_given(tmp_path):
    house, players = begun(tmp_path, points=1)
    with house:
        give(house, 1, 0)
        players.on(habits=CALM)
        assert house.game().result.ending == "score"
        is_sound(house, players)


def test_points_that_would_bring_both_to_the_length_are_refused(tmp_path):
    house, players = begun(tmp_path)
    with house:
        give(house, 0, 5)
        with pytest.raises(IllegalMove, match="both_reach"):
            give_points(house.game(), (5, 0))
        players.on(habits=SHORT)
        with pytest.raises(NotNow):
            give_points(house.game(), (1, 0))


def test_lateness_before_the_first_throw_scores_and_may_win(tmp_path):
    with house_of(tmp_path, points=5) as house:
        players = Players(house)
        game = give(house, 1, 0, why="start", reason="")
        assert game.position.score == (1, 0)
        players.give("hello", "good day")
        with pytest.raises(NotNow, match="begun_already"):
            give_points(house.game(), (1, 0), "start")
        players.on(habits=SHORT)
        assert house.record().startswith("late 1 0; ")
