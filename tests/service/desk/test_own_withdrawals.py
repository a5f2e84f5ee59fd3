"""A player who leaves an event that runs: told what it costs, asked again, then let go."""

from datetime import timedelta

import pytest

from tests.office import ANNA, ARBITER, BO, CAI, EVENT, House


@pytest.fixture
def house(tmp_path):
    """Three players, two games between any two, all going on."""
    with House(tmp_path, (ANNA, BO, CAI), system={"games_per_pair": 2}) as it:
        yield it.start()


def own(house, player):
    return house.office.store.events.games_of_player(house.player(player), EVENT)


def leave(house, line="withdraw SK24"):
    """What became of Anna's wish to leave, as an answer to a letter about a game of hers."""
    house.now += timedelta(minutes=1)
    numbers = [int(row.id[-3:]) for row in own(house, ANNA)]
    number = next(n for n in numbers if any(f"-{n:03d}." in one.tag for one in mine(house)))
    return house.say(ANNA, line, number)


def mine(house):
    return [one for one in house.read if one.to == ANNA]


def test_the_price_is_named_exactly_and_nothing_happens_yet(house):
    done = leave(house)
    assert (done.state, done.readers) == ("handled", [ANNA])
    words = done.to(ANNA).words
    assert "Your 4 games that are still going are lost." in words
    assert "You have completed 0 of 4 games, fewer than half" in words
    assert "body=confirm" in done.to(ANNA).html
    assert [row.state for row in own(house, ANNA)] == ["running"] * 4
    assert house.letters() == []


def test_a_yes_takes_effect_and_everybody_concerned_hears_of_it(house):
    letter = leave(house).to(ANNA)
    house.now += timedelta(days=2)
    done = house.give(house.compose(ANNA, "confirm", letter))
    assert done.state == "handled"
    assert {row.ending for row in own(house, ANNA)} == {"withdrawal"}
    assert sorted(set(done.readers)) == [ANNA, ARBITER, BO, CAI]
    assert "Your 4 games that were still going count as lost" in done.to(ANNA).words
    assert "The reason" not in done.to(ANNA).words
    told = done.to(ARBITER).words
    assert "Anna (P0001) has left SK24" in told
    assert "4 games that were going and none that had not begun count as lost" in told
    assert "The arbiter's reason" not in " ".join(one.words for one in done.posts)
    assert done.to(ANNA).words.count("none of your results counts in the table") == 1


def test_the_same_line_again_within_a_week_is_a_yes(house):
    leave(house)
    house.now += timedelta(days=6)
    assert leave(house).state == "handled"
    assert {row.state for row in own(house, ANNA)} == {"ended"}


def test_after_a_week_the_price_is_told_anew(house):
    letter = leave(house).to(ANNA)
    house.now += timedelta(days=6, hours=23)
    house.drain()
    house.now += timedelta(hours=3)
    assert house.give(house.compose(ANNA, "confirm", letter)).reason == "question_closed"
    again = leave(house)
    assert "Your 4 games that are still going are lost." in again.to(ANNA).words
    assert {row.state for row in own(house, ANNA)} == {"running"}


def test_a_line_written_before_the_question_came_is_no_yes(house):
    early = house.now
    leave(house)
    house.now += timedelta(hours=1)
    letter = next(one for one in house.read if one.to == ANNA and one.tag)
    house.give(house.compose(ANNA, "withdraw SK24", letter, subject="again"), arrived=early)
    assert {row.state for row in own(house, ANNA)} == {"running"}


def test_a_letter_that_says_it_twice_has_said_it_once(house):
    leave(house, "withdraw SK24\nwithdraw SK24")
    assert {row.state for row in own(house, ANNA)} == {"running"}


def test_a_no_closes_the_question(house):
    letter = leave(house).to(ANNA)
    done = house.give(house.compose(ANNA, "no", letter))
    assert "Nothing has changed" in done.to(ANNA).words
    assert "still going are lost" in leave(house).to(ANNA).words
    assert {row.state for row in own(house, ANNA)} == {"running"}


def test_who_has_left_is_told_so(house):
    letter = leave(house).to(ANNA)
    house.give(house.compose(ANNA, "confirm", letter))
    assert leave(house).reason == "left_already"
