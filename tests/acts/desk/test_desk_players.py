"""Commands by mail from players who have no right to them: who has, and what they can ask."""

import pytest

from tests.desk import copied, send
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, House


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    folder = tmp_path_factory.mktemp("desk")
    with House(folder, [ANNA, BO, CAI], event={"arbiters": [ARBITER]}) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("ranking list", "the ranking committee and the federation's board"),
        ("corr ranking log", "the ranking committee and the federation's board"),
        (f"ranking confirm P0001 {EVENT}", "the federation's board"),
        ("Ranking set P0001 5 kyu", "the ranking committee"),
    ],
)
def test_a_player_is_told_who_may_command_about_levels_and_what_to_ask(house, line, who):
    refused = send(house, line, ANNA)
    assert (refused.state, refused.reason) == ("refused", "for_ranking")
    words = refused.to(ANNA).words
    assert f"That is a command for {who}, and" in words
    assert '"norms"' in words
    assert '"table"' in words
    assert "which letter you were answering" not in words


def test_a_players_own_question_beside_a_command_is_answered(house):
    answered = send(house, "ranking list\nnorms", ANNA)
    kinds = sorted(post.subject for post in answered.posts)
    assert len(kinds) == 2, kinds


def test_a_line_to_an_opponent_that_begins_as_a_command_is_chat(house):
    said = house.say(house.second, "ranking list is out!")
    assert said.reason not in ("for_ranking", "for_arbiters")
    assert "is out!" in said.to(house.second).text
