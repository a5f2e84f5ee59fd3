"""Leave that an arbiter gives or takes back is a ruling: its letters say so, and how to appeal."""

import pytest

from tests.desk import confirm, copied, send
from tests.office import ANNA, BO, EVENT, House

GRANT = f'corr leave grant {{}} 2024-02-12 2024-02-20 --event {EVENT} --reason "ill" --rule 24'


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    with House(tmp_path_factory.mktemp("leave"), [ANNA, BO]) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def granted(house):
    line = GRANT.format(house.second)
    return confirm(house, send(house, line))


def test_both_players_read_the_number_the_rule_and_until_when_to_appeal(house):
    done = granted(house)
    for player in (house.first, house.second):
        words = done.to(player).words
        assert f"This is ruling {EVENT}/1, by rule 24. If you do not agree" in words
        assert '"appeal:"' in words
    assert "ill" not in done.to(house.first).words.split()


def test_leave_that_is_taken_back_says_so_too(house):
    granted(house)
    line = f'corr leave cancel {house.second} --event {EVENT} --reason "well"'
    done = confirm(house, send(house, line))
    for player in (house.first, house.second):
        assert f"This is ruling {EVENT}/2" in done.to(player).words


def test_an_appeal_answers_the_letter(house):
    told = granted(house).to(house.first)
    house.give(house.compose(house.first, "appeal: the game was nearly over", told))
    ruled = house.office.folder.contest(EVENT).rulings[1]
    assert ruled.appeal.player == house.player(house.first)


def test_leave_that_a_player_announces_is_no_ruling(house):
    assert "This is ruling" not in house.say(house.second, "leave 3 days").to(house.second).words
