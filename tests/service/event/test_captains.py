"""Captains: they hear of rulings about their team's games, and only they may appeal (21.7)."""

import pytest

from corr.service.desk.teams import name_captain
from tests.desk import confirm, copied, send
from tests.office import ARBITER, EVENT
from tests.service.desk.test_appeals import WORDS
from tests.service.event.test_teams import ANNA, BO, DAG, EVA, GUN, HANS, Teams

BO_EVA = f"{EVENT}-004"
"""The second board of Umeå and Örebro, whose captains are Anna and Dag."""
ANNA_DAG = f"{EVENT}-003"
RULE = 'corr event annul {} --reason "Both wrote to the old address"'


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    with Teams(tmp_path_factory.mktemp("captains")) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def ruled(house, game=BO_EVA):
    return confirm(house, send(house, RULE.format(game)), ARBITER)


def appeal(house, sender, letter, words=f"appeal: {WORDS}"):
    return house.give(house.compose(sender, words, letter))


def ruling(house, number=1):
    return house.contest.rulings[number]


def test_both_captains_hear_of_a_ruling_about_a_game_of_their_teams(house):
    told = ruled(house)
    assert {ANNA, BO, DAG, EVA} <= set(told.readers)
    for captain in (ANNA, DAG):
        words = told.to(captain).words
        for said in (BO_EVA, "Both wrote to the old address", "ruling SK24/1", "only you may"):
            assert said in words


def test_a_captain_who_plays_the_game_gets_one_letter(house):
    told = ruled(house, ANNA_DAG)
    assert sorted(one.to for one in told.posts if one.to in (ANNA, DAG)) == [ANNA, DAG]


def test_the_captain_appeals_for_the_team(house):
    told = ruled(house).to(ANNA)
    appealed = appeal(house, ANNA, told)
    assert ruling(house).appeal.player == house.player(ANNA)
    assert {ANNA, BO, DAG, EVA} <= set(appealed.readers)
    assert "You have appealed" in appealed.to(ANNA).words


def test_what_another_player_appeals_goes_to_the_captain_only(house):
    told = ruled(house).to(BO)
    sent = appeal(house, BO, told)
    assert ruling(house).appeal is None
    assert sent.readers == sorted({ANNA, BO})
    captain, member = sent.to(ANNA).words, sent.to(BO).words
    for said in ("Bo of your team writes about ruling SK24/1", WORDS, '"appeal:"'):
        assert said in captain
    for said in ("only its captain may appeal", "your captain, Anna, who can appeal until"):
        assert said in member


LONG = f"{WORDS} Bo says that the clock of the club was wrong, and that the arbiter knew it."


@pytest.mark.parametrize("own", ["He was in time.", LONG, LONG.replace("club was", "club\nwas")])
def test_the_captain_sends_it_on_by_answering_even_after_a_later_ruling(house, own):
    sent = appeal(house, BO, ruled(house).to(BO), f"appeal: {LONG}")
    ruled(house, ANNA_DAG)
    appeal(house, ANNA, sent.to(ANNA), f"appeal: {own}")
    assert ruling(house, 1).appeal.words == " ".join(own.split())
    assert ruling(house, 2).appeal is None


def test_a_players_words_pass_the_wall_on_their_way_to_the_captain(house):
    told = ruled(house).to(BO)
    sent = appeal(house, BO, told, f"appeal: {WORDS}\nI write from {BO} now.")
    assert WORDS in sent.to(ANNA).words
    assert BO not in sent.to(ANNA).text
    assert "These words of yours were left out" in sent.to(BO).words


def test_a_late_appeal_of_a_player_is_not_sent_on(house):
    told = ruled(house).to(BO)
    house.now = house.now.replace(day=28)
    late = appeal(house, BO, told)
    assert late.readers == [BO]
    assert "could be appealed until" in late.to(BO).words


def test_the_captain_of_neither_team_may_not_appeal(house):
    ruled(house)
    letter = next(one for one in house.read[::-1] if one.to == GUN)
    refused = appeal(house, GUN, letter, "appeal SK24/1: me too")
    assert "does not concern you" in refused.to(GUN).words


def test_a_team_whose_captain_cannot_be_written_to_has_its_players_appeals_taken(tmp_path):
    with Teams(tmp_path, captains="anyone") as house:
        name_captain(house.office, EVENT, "Umeå", "Nils from the club", house.act("captain"))
        house.start()
        told = ruled(house)
        assert ANNA not in told.readers
        appeal(house, BO, told.to(BO))
        assert ruling(house).appeal.player == house.player(BO)


def test_a_captain_who_plays_for_another_team_is_told_and_appeals_too(tmp_path):
    with Teams(tmp_path, captains="anyone") as house:
        gun = house.player(GUN)
        name_captain(house.office, EVENT, "Umeå", gun, house.act("captain"))
        hans = house.player(HANS)
        name_captain(house.office, EVENT, "Ystad", hans, house.act("captain 2"))
        house.start()
        appeal(house, GUN, ruled(house).to(GUN))
        assert ruling(house).appeal.player == gun
