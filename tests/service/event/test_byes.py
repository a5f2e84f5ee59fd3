"""Byes by the arbiter's decision, and latecomers (26.4)."""

import pytest

from corr.errors import ArbiterError
from corr.service.desk.rulings import rule_game
from corr.service.desk.taking_part import enter_late
from corr.service.event.rounds import decide_byes, draw_next_round
from corr.service.office.tables import standings_of, the_contest
from corr.service.watch.check import check_all
from tests.cli.test_advice import Monrad, meet_everybody
from tests.office import EVENT
from tests.service.event.test_teams import Teams


@pytest.fixture
def five(tmp_path):
    """Five after their first round."""
    with Monrad(tmp_path, 5, 5) as house:
        house.end()
        house.letters()
        yield house


def refused(do, *args) -> str:
    with pytest.raises(ArbiterError) as caught:
        do(*args)
    return " ".join(caught.value.faults)


def free_in(house, number):
    return [player for round_, player in house.contest.byes if round_ == number]


def fresh(house):
    """Who has had no bye."""
    had = {player for _, player in house.contest.byes}
    return [player for player in house.contest.order if player not in had]


def test_who_is_given_the_bye_has_it_with_its_point_and_is_told(five):
    player = fresh(five)[0]
    decide_byes(five.office, EVENT, [player], five.act("bye"))
    (told,) = five.letters()
    assert five.player(told.to) == player
    assert "You have the bye in round 2 of Sverigekorr 2024: it counts as won" in told.words
    before = {row.player: row.game_points for row in standings_of(five.office, five.contest).rows}
    draw_next_round(five.office, EVENT, five.act("round"))
    assert free_in(five, 2) == [player]
    rows = {row.player: row.game_points for row in standings_of(five.office, five.contest).rows}
    assert rows[player] == before[player] + 1
    five.reopen()
    assert check_all(five.office).faults == ()


def test_a_later_decision_replaces_the_one_before_and_nobody_leaves_it_to_the_lot(five):
    one, other, *_ = fresh(five)
    decide_byes(five.office, EVENT, [one], five.act("bye"))
    five.letters()
    decide_byes(five.office, EVENT, [other], five.act("other"))
    words = {five.player(letter.to): letter.words for letter in five.letters()}
    assert "is taken back: the draw decides" in words[one]
    assert "You have the bye" in words[other]
    decide_byes(five.office, EVENT, [], five.act("none"))
    (told,) = five.letters()
    assert five.player(told.to) == other
    draw_next_round(five.office, EVENT, five.act("round"))
    assert len(free_in(five, 2)) == 1


def test_a_second_bye_is_refused_while_it_can_go_to_who_has_had_none(five):
    (had,) = free_in(five, 1)
    what = refused(decide_byes, five.office, EVENT, [had], five.act("bye"))
    assert f"{had} had a bye before" in what
    assert "[T14]" in what


@pytest.mark.parametrize(
    ("numbers", "why"),
    [
        ((1, 2), "the number is odd (5), so it takes 1 bye to pair the others, not 2"),
        ((1, 1), "somebody is named twice"),
    ],
)
def test_as_many_byes_as_it_takes_are_given(five, numbers, why):
    assert why in refused(decide_byes, five.office, EVENT, five.ids(*numbers), five.act("bye"))


def test_an_even_number_that_can_be_paired_has_no_bye(tmp_path):
    with Monrad(tmp_path, 4, 3) as house:
        house.end()
        for numbers in ((1,), (1, 2)):
            what = refused(decide_byes, house.office, EVENT, house.ids(*numbers), house.act("bye"))
            assert "the number is even (4) and all can be paired, so nobody has a bye" in what


def test_who_has_left_or_never_was_there_has_no_bye(five):
    five.leave(2)
    five.members("name,email\nLena,lena@players.test\n")
    for player in (five.ids(2)[0], five.player("lena@players.test")):
        what = refused(decide_byes, five.office, EVENT, [player], five.act("bye"))
        assert f"not in it, or not any more: {player}" in what


def test_two_byes_let_a_round_be_drawn_that_could_not_be_paired(tmp_path):
    with Monrad(tmp_path, 6, 5) as house:
        meet_everybody(house)
        act = house.act("round")
        assert "cannot be paired" in refused(draw_next_round, house.office, EVENT, act)
        decide_byes(house.office, EVENT, house.ids(1, 4), house.act("bye"))
        draw_next_round(house.office, EVENT, act)
        assert free_in(house, 4) == house.ids(1, 4)
        (pair,) = [one for one in house.contest.pairings if one.round == 4]
        assert {pair.first, pair.second} == set(house.ids(2, 3))


def test_a_team_is_given_the_bye_and_all_its_players_are_told(tmp_path):
    with Teams(tmp_path, pairing="monrad", rounds=2) as house:
        house.start()
        for row in house.office.store.events.games_of_event(EVENT):
            rule_game(house.office, row.id, "1-0", house.act(row.id))
        house.letters()
        ((_, had),) = house.contest.team_draw.byes
        one, other = house.contest.team_draw.matches[0].teams
        decide_byes(house.office, EVENT, [other], house.act("bye"))
        letters = house.letters()
        assert len(letters) == 3
        assert all(f"{other} has the bye in round 2" in letter.words for letter in letters)
        draw_next_round(house.office, EVENT, house.act("round"))
        assert house.contest.team_draw.byes[1] == (2, other)
        assert set(house.contest.team_draw.match(2, had).teams) == {had, one}


def test_two_latecomers_enter_at_once_where_one_alone_may_not(tmp_path):
    with Monrad(tmp_path, 4, 3) as house:
        house.end()
        house.members("name,email\nLena,lena@players.test\nMia,mia@players.test\n")
        late = [house.player(f"{name}@players.test") for name in ("lena", "mia")]
        what = refused(enter_late, house.office, EVENT, late[:1], house.act("late"))
        assert "4 players: a latecomer may enter alone only when the number is odd" in what
        enter_late(house.office, EVENT, late, house.act("late"))
        draw_next_round(house.office, EVENT, house.act("round"))
        second = [one for one in house.contest.pairings if one.round == 2]
        assert len(second) == 3
        assert {player for one in second for player in (one.first, one.second)} > set(late)
        assert not free_in(house, 2)
        assert house.contest == the_contest(house.office, EVENT)


def test_latecomers_are_refused_with_everything_that_stands_against_them(tmp_path):
    with Monrad(tmp_path, 4, 3, event={"max_players": 4}) as house:
        house.members("name,email\nLena,lena@players.test\n")
        late = house.player("lena@players.test")
        what = refused(
            enter_late, house.office, EVENT, [*house.ids(1), late, late], house.act("late")
        )
        assert f"{house.ids(1)[0]} is in it already" in what
        assert "somebody is named twice" in what
        assert "it is full: max_players is 4" in what
