"""Letters tell what each limit leaves, where a player has more than a time for each move."""

from datetime import timedelta

import pytest

from tests.office import House

DAY = timedelta(days=1)
BOTH = {"per_move": "21d", "total": "60d"}


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """After eight days of the second seat on move 2 and five of the first on move 3."""
    with House(tmp_path_factory.mktemp("limits"), clock=BOTH).start() as house:
        house.now += 8 * DAY
        house.play("a1")
        house.now += 5 * DAY
        house.play("a2")
        yield house


def ask(house, sender, question):
    """The only letter that answers a question, asked with a tag."""
    (post,) = house.say(sender, question).posts
    return post


def test_who_is_to_move_hears_what_both_sides_have_left(played):
    told = played.newest(played.second).words
    assert "Your time: 52 days for the rest of the game, 21 days for the move." in told
    assert "time: 55 days for the rest of the game, 21 days for the move." in told


def test_the_receipt_says_it_too(played):
    told = played.newest(played.first)
    assert "Your time: 55 days for the rest of the game, 21 days for the move." in told.words
    assert "Your time: 55 days for the rest of the game" in told.html


def test_the_list_of_games_says_it_for_each_game(played):
    told = ask(played, played.second, "games")
    assert "SK24-001: Your time: 52 days for the rest of the game" in told.words
    assert "52 days for the rest of the game" in told.html


def test_the_clock_is_told_with_what_the_turns_cost(played):
    told = ask(played, played.second, "SK24-001 time").words
    assert "Your time: 52 days for the rest of the game, 21 days for the move." in told
    assert "- Move 2: 8 days" in told


def test_time_given_back_is_told_with_its_turn(tmp_path):
    with House(tmp_path, clock=BOTH).start() as house:
        move, arrived = house.reply(house.second, "a1"), house.now
        house.now += 3 * DAY
        house.give(move, arrived=arrived)
        house.play("a2")
        told = ask(house, house.first, "SK24-001 time").words
        assert "- Move 3: less than a minute, after 3 days given back" in told


def test_where_there_is_only_a_time_for_each_move_nothing_is_told_of_limits(tmp_path):
    with House(tmp_path).start() as house:
        house.play("a1; a2")
        for post in (*house.read, ask(house, house.first, "games")):
            assert "for the rest of the game" not in post.words
            assert "Your time:" not in post.words


@pytest.mark.parametrize(
    ("language", "words"), [("sv", "för resten av partiet"), ("et", "partii")]
)
def test_every_language_says_it(tmp_path, language, words):
    members = "name,email,language\nAnna,anna@players.test,{0}\nBo,bo@players.test,{0}\n"
    with House(tmp_path, clock=BOTH, members=members.format(language)).start() as house:
        house.play("a1")
        assert words in house.newest(house.first).words
