"""A match that was played by letter goes into every file, and comes back."""

import pytest

from corr.games.rules import Seat
from corr.records.backgammon.files import FORMS, read_match
from corr.service.play.records import as_file, record_of
from tests.service.play.test_match_dice import Players, house_of


def files_of(house):
    """The match of the house in each format, read back."""
    game = house.game()
    record = record_of(house.office, game)
    ending = str(game.result.ending) if game.result else ""
    return {form: read_match(as_file(record, form, ending), form) for form in FORMS}


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
