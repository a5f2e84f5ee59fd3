"""A claim that was refused is told to the claimant alone, also when they appeal."""

import re

import pytest

from corr.service.watch.needs import needs_for, needs_of
from corr.service.watch.overview import look_at
from tests.desk import confirm, copied, send
from tests.office import ANNA, BO, EVENT, House

CHIEF, JURY = "chief@club.test", "jury@club.test"
GAME = f"{EVENT}-001"
NO = f'corr game answer-claim {GAME} no --reason "I do not see it"'
WORDS = "it is a win, look at b7"


@pytest.fixture(scope="module", params=["player", "arbiter", "committee"])
def started(request, tmp_path_factory):
    """A game in which a claim of Black's waits; White has other offices in the event, or none."""
    people = {"arbiters": [CHIEF], "committee": [JURY]}
    with House(tmp_path_factory.mktemp("claims"), [ANNA, BO], event=people) as house:
        house.start()
        first, second = house.first, house.second
    key = {"arbiter": "arbiters", "committee": "committee"}.get(request.param)
    if key:
        people[key] = [*people[key], second] if key == "arbiters" else [second, JURY]
    with House(tmp_path_factory.mktemp(request.param), [ANNA, BO], event=people) as house:
        house.start()
        assert (house.first, house.second) == (first, second)
        house.play("a1; h9; a3; h10; a5")
        house.say(house.first, "claim win: h11")
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def command(house, line, sender):
    return confirm(house, send(house, line, sender), sender)


def appealed(house):
    """The claim refused, and the claimant's appeal against that."""
    refused = command(house, NO, CHIEF)
    assert refused.readers == sorted([CHIEF, house.first])
    return house.give(house.compose(house.first, f"appeal: {WORDS}", refused.to(house.first)))


def needs(house, reader):
    found = needs_of(house.office, look_at(house.office, house.now))
    kinds = {one.kind: one for one in needs_for(found, reader, [EVENT])}
    return kinds.get("appeal") or kinds.get("fallen")


def test_the_opponent_hears_nothing_of_the_appeal_nor_of_its_decision(house):
    assert appealed(house).readers == sorted([CHIEF, JURY, house.first])
    assert needs(house, house.second) is None
    decided = command(house, f'corr appeal decide {EVENT} 1 allow --reason "b7"', JURY)
    assert decided.readers == sorted([CHIEF, JURY, house.first])
    assert needs(house, house.second) is None
    assert needs(house, CHIEF)


def test_the_opponent_can_neither_appeal_nor_decide_nor_read_of_it(house):
    letter = house.newest(house.second)
    command(house, NO, CHIEF)
    told = house.give(house.compose(house.second, f"appeal {EVENT}/1: no", letter))
    assert house.office.folder.contest(EVENT).rulings[1].appeal is None
    assert told.readers == [house.second]
    house.say(house.first, f"appeal {EVENT}/1: {WORDS}")
    for line in (
        f"corr appeal list {EVENT}",
        f"corr log {EVENT}",
        f'corr appeal decide {EVENT} 1 dismiss --reason "no"',
    ):
        for post in send(house, line, house.second).posts:
            assert post.to != house.second or not re.search("look at b7|see it", post.everything())
    assert house.office.folder.contest(EVENT).rulings[1].decision is None


def test_the_command_that_the_arbiter_is_given_then_gives_the_win(house):
    appealed(house)
    decided = command(house, f'corr appeal decide {EVENT} 1 allow --reason "b7"', JURY)
    give = f"corr event rule {GAME} 1-0 --reason TEXT"
    assert give in decided.to(CHIEF).words
    assert needs(house, CHIEF).commands == (give,)
    done = command(house, give.replace("TEXT", '"the committee"'), CHIEF)
    assert house.game().result.points() == "1-0"
    assert {house.first, house.second} <= set(done.readers)
    assert needs(house, CHIEF) is None


def test_the_refusal_to_undo_it_names_the_same_command(house):
    command(house, NO, CHIEF)
    answer = send(house, f'corr undo {EVENT} 1 --reason "b7"', CHIEF).to(CHIEF)
    assert f"`corr event rule {GAME} 1-0 --reason TEXT` gives the win" in answer.words
