"""A move for a game that its player has lost by leaving: told that it is over, and how."""

import pytest

from tests.office import ANNA, BO, CAI, House

LEFT = "You left the event. The game counts as won for"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)).start() as it:
        leaver = it.second
        for _ in range(2):
            it.give(it.compose(leaver, "withdraw SK24", it.newest(leaver)))
        assert it.game().result.ending == "withdrawal"
        yield it


def is_told_so(done, house):
    """Whether all letters, one a game, say it, and none says something else."""
    assert set(done.readers) == {house.second}
    found = [one.words for one in done.posts]
    return all(LEFT in one and "This game is over." in one for one in found)


@pytest.mark.parametrize("said", ["SK24-001 a1", "SK24-001 2. a1", "a1"])
def test_a_move_that_answers_no_letter_is_told_that_the_game_is_over_and_how(house, said):
    done = house.give(house.compose(house.second, said))
    assert (done.state, done.reason) == ("refused", "game_over")
    assert is_told_so(done, house)


@pytest.mark.parametrize("said", ["SK24-001 a1", "a1"])
def test_so_is_one_that_answers_the_letter_about_the_withdrawal(house, said):
    (about,) = [one for one in house.read if "a ruling about you" in one.subject]
    done = house.give(house.compose(house.second, said, about))
    assert is_told_so(done, house)


def test_words_that_are_no_move_are_still_asked_about_in_general(house):
    done = house.give(house.compose(house.second, "When does the next event start?"))
    assert done.reason == "untagged"
    assert LEFT not in done.to(house.second).words


def test_who_still_plays_another_game_is_asked_about_that(house):
    number = next(n for n in (1, 2, 3) if house.game(n).result is None)
    player = house.seated(house.game(number).position.to_act, number)
    done = house.give(house.compose(player, "a1"))
    assert done.reason == "untagged"
    assert [one.tag.split(".")[0] for one in done.posts] == [f"SK24-{number:03d}"]
