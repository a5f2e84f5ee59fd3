"""A match that was played by letter goes into every file, and comes back."""

import pytest

from corr.games.rules import Seat
from corr.records.backgammon.files import FORMS, read_match
from corr.records.backgammon.model import Result
from corr.service.play.records import as_file, record_of
from tests.office import EVENT
from tests.service.event.test_match_events import begun, lose
from tests.service.play.test_match_dice import Players, house_of


def files_of(house):
    """The match of the house in each format, read back."""
    game = house.game()
    record = record_of(house.office, game)
    return {form: read_match(as_file(record, form, game.result), form) for form in FORMS}


def test_a_match_of_three_points_is_the_same_in_every_file(tmp_path):
    house = house_of(tmp_path, points=3)
    Players(house).give("phrase: one two", "phrase: three four").on()
    game = house.game()
    assert game.result is not None
    found = files_of(house)
    assert len({repr(match) for match in found.values()}) == 1
    match = found["text"]
    assert (match.length, match.dice) == (3, "KORRDICE-2")
    assert match.result is not None
    assert (match.result.winner, match.result.score) == (game.result.winner, game.position.score)
    assert all(match.players)
    numbers = [act.roll for act in match.acts if act.roll]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("who", list(Seat))
def test_a_match_that_was_conceded_says_so(tmp_path, who):
    house = house_of(tmp_path, points=5)
    players = Players(house).give("phrase: one two", "phrase: three four").on(6)
    players.say(house.seated(who), "concede match")
    players.say(house.seated(who), "concede match")
    assert house.game().result is not None
    for match in files_of(house).values():
        assert match.result is not None
        assert (match.result.winner, match.result.reason) == (who.other, "concede")


def ruled(house, verb, result, *score):
    """A result given by hand, with the score of it."""
    scored = ("--ending", "score", "--score", *score) if score else ()
    words = (f"{EVENT}-001", result, *scored, "--reason", "played at the club", "--yes")
    done = house.corr("event", verb, *words)
    assert done.status == 0, done.err


def test_a_result_given_by_hand_stands_in_every_file(tmp_path):
    with begun(tmp_path, 2, points=5) as house:
        ruled(house, "rule", "1-0", "5-3")
        for match in files_of(house).values():
            assert match.result == Result(winner=Seat.FIRST, reason="decision", score=(5, 3))


@pytest.mark.parametrize("score", ["2-5", "0-5"])
def test_a_result_that_was_corrected_stands_against_the_board(tmp_path, score):
    with begun(tmp_path, 2, points=5) as house:
        assert lose(house, 1, Seat.SECOND) == (5, 0)
        ruled(house, "correct", "0-1", score)
        points = tuple(map(int, score.split("-")))
        for match in files_of(house).values():
            assert match.result == Result(winner=Seat.SECOND, reason="decision", score=points)
            assert match.acts[-1].move == "accept"
        ruled(house, "correct", "1-0", "5-0")
        for match in files_of(house).values():
            assert match.result == Result(winner=Seat.FIRST, reason="score", score=(5, 0))
