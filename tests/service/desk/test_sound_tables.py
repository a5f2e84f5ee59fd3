"""Whatever is ruled, drawn or played: an event whose tables cannot be computed is not kept so."""

import pytest

from corr.acts.desk.undo import ways_to_undo
from corr.errors import ArbiterError
from corr.service.desk import acting
from corr.service.desk.rulings import annul, annul_game, correct_result, go_on, rule_game
from corr.service.desk.taking_part import substitute_player, withdraw_player
from corr.service.desk.undoing import undo
from corr.service.event.counting import NoTables, why_no_tables
from corr.service.event.rounds import carry_on, draw_next_round
from corr.service.letters.apart import put_off
from corr.service.office.results import results_of
from corr.service.office.tables import table_of
from corr.service.watch.check import check_all
from corr.tournament.contest.contest import place_of
from corr.tournament.systems.consequences import again
from tests.hall import Hall, rule_all
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, member_list

FIRST, SECOND = f"{EVENT}-001", f"{EVENT}-002"
MONRAD = {"kind": "monrad", "rounds": 3}


@pytest.fixture
def four(tmp_path):
    """Four players in a Monrad, two games in its first round."""
    with Hall(tmp_path, (ANNA, BO, CAI, DAG), system=MONRAD) as house:
        yield house.start()


def ruled(house, command, do):
    """A ruling that is written down with its number, as every command writes it."""
    house.count = getattr(house, "count", 0) + 1
    act = house.act(f"ruling.{house.count}")
    stated = acting.Stated(command=f"corr {command}", what="so it is")
    return acting.rule(house.office, EVENT, act, do, stated)


def annulled_again(house, game):
    """Annul a game and set another one in its place; that one, and the number of the ruling."""
    ruled(house, f"event annul {game}", lambda office, act: annul(office, game, act, replace=True))
    return house.contest.pairings[-1].game, max(house.contest.rulings)


def undone(house, number):
    ways = ways_to_undo()
    line = f"undo {EVENT} {number}"
    ruled(house, line, lambda office, act: undo(office, EVENT, number, act, ways))


def counting(house, game):
    return [one for one in place_of(house.contest, game) if one in house.pairs()]


def is_sound(house):
    assert table_of(house.office, house.contest)
    return check_all(house.office).faults == ()


# -- one game of a place counts ----


def test_a_game_set_in_place_of_one_that_counts_again_cannot_count_beside_it(four):
    rule_game(four.office, SECOND, "1-0", four.act("rule"))
    other, number = annulled_again(four, SECOND)
    undone(four, number)
    assert counting(four, other) == [SECOND]
    with pytest.raises(ArbiterError, match=f"{other} was set in place of {SECOND}, which counts"):
        correct_result(four.office, other, "1-0", four.act("correct"))
    with pytest.raises(ArbiterError, match=f"corr event annul {SECOND}"):
        go_on(four.office, other, four.game(2).terms.per_move, four.act("on"), annulled=True)
    assert is_sound(four)


def test_of_a_whole_row_of_games_set_for_each_other_one_counts(four):
    second, _ = annulled_again(four, SECOND)
    third, _ = annulled_again(four, second)
    for game in (SECOND, second):
        assert counting(four, game) == [third]
        with pytest.raises(ArbiterError, match=f"{third} was set in place of {game}"):
            correct_result(four.office, game, "1-0", four.act("correct"))
    annul_game(four.office, third, four.act("annul"))
    correct_result(four.office, second, "1-0", four.act("correct"))
    for game in (SECOND, third):
        with pytest.raises(ArbiterError, match=second):
            correct_result(four.office, game, "1-0", four.act(f"correct.{game}"))
    assert is_sound(four)


def test_a_game_that_was_replaced_twice_has_one_place(four):
    second, number = annulled_again(four, SECOND)
    undone(four, number)
    third, _ = annulled_again(four, SECOND)
    assert place_of(four.contest, second) == (SECOND, second, third)
    with pytest.raises(ArbiterError, match=f"{third} was set in place of {second}"):
        correct_result(four.office, second, "1-0", four.act("correct"))
    assert is_sound(four)


def test_an_annulment_of_which_the_second_game_was_replaced_too_is_not_undone_first(four):
    second, number = annulled_again(four, SECOND)
    third, later = annulled_again(four, second)
    with pytest.raises(ArbiterError, match=f"{third} was set in place of {SECOND}"):
        undone(four, number)
    assert counting(four, SECOND) == [third], "nothing was done"
    undone(four, later)
    undone(four, number)
    assert counting(four, SECOND) == [SECOND]
    assert is_sound(four)


def test_a_cup_game_that_results_do_not_lead_to_any_more_is_not_given_back(tmp_path):
    with Hall(tmp_path, (ANNA, BO, CAI, DAG), system={"kind": "cup"}) as house:
        house.start()
        rule_all(house)
        draw_next_round(house.office, EVENT, house.act("draw"))
        final = house.contest.pairings[-1].game
        ruled(house, f"event annul {final}", lambda office, act: annul(office, final, act))
        new = house.contest.pairings[-1].game
        assert house.pairs()[new] == house.pairs(living=False)[final]
        house.corrected(FIRST, max(house.pairs()[FIRST] - house.pairs()[new]))
        before = house.pairs()
        with pytest.raises(ArbiterError, match=f"{final} does not follow"):
            undone(house, 1)
        assert house.pairs() == before
        assert is_sound(house)


# -- tables are computed before an act is kept ----


def twice(house, game=FIRST):
    """What sets a second game beside one that counts: no command does, a fault would."""

    def do(office, act):
        contest = office.folder.contest(EVENT)
        with office.folder.transaction():
            return carry_on(office, contest, [again(contest, game)], act)

    return do


def test_a_ruling_after_which_the_tables_fail_is_refused_in_words_and_undone(four):
    seq, read = four.contest.seq, len(four.office.store.letters.outgoing_by_state("queued"))
    with pytest.raises(NoTables, match=r"nothing was done: SK24 would have no tables.*2 games"):
        ruled(four, "event something", twice(four))
    assert four.contest.seq == seq
    assert len(four.office.store.letters.outgoing_by_state("queued")) == read
    four.reopen()
    assert four.contest.rulings == {}
    assert is_sound(four)


def test_check_finds_an_event_whose_tables_fail(four):
    twice(four)(four.office, four.act("fault"))
    assert "2 games" in why_no_tables(four.office, EVENT)
    (found,) = check_all(four.office).faults
    assert found.where == EVENT
    assert found.what.startswith("its tables cannot be computed: ValueError: ")


def test_an_event_that_has_no_tables_can_still_be_mended_by_a_ruling(four):
    twice(four)(four.office, four.act("fault"))
    twice(four, SECOND)(four.office, four.act("another fault"))
    first, second = (one.game for one in four.contest.pairings[-2:])
    ruled(four, "event annul", lambda office, act: annul(office, first, act))
    assert why_no_tables(four.office, EVENT), "one of two is mended"
    ruled(four, "event annul", lambda office, act: annul(office, second, act))
    assert is_sound(four)


def test_no_round_is_drawn_in_an_event_that_has_no_tables(four):
    twice(four)(four.office, four.act("fault"))
    rule_all(four)
    with pytest.raises(Exception, match="2 games"):
        draw_next_round(four.office, EVENT, four.act("draw"))
    assert four.contest.drawn == 1


def test_what_players_do_stays_and_the_arbiter_is_told_that_the_tables_fail(four):
    four.wait(hours=1)
    twice(four)(four.office, four.act("fault"))
    four.letters()
    sender = four.seated(four.game(2).position.to_act, 2)
    asked = four.say(sender, "resign", 2)
    four.give(four.compose(sender, "confirm", asked.to(sender)))
    assert four.game(2).result is not None, "it is true that the game was given up"
    told = four.wait(minutes=5)
    assert [one.to for one in told if "Looking at the rounds of SK24" in one.words] == [ARBITER]
    assert put_off(four.office).keys() == {f"event {EVENT}"}
    extra = four.contest.pairings[-1].game
    ruled(four, "event annul", lambda office, act: annul(office, extra, act))
    four.wait(hours=2)
    assert put_off(four.office) == {}
    assert results_of(four.office, four.contest).keys() == {FIRST, SECOND}
    assert is_sound(four)


# -- acts in which the walks of `test_walk` found something else ----


def test_a_player_whose_place_another_has_taken_is_told_so_when_they_want_to_leave(tmp_path):
    members = member_list((ANNA, BO, CAI, DAG))
    with Hall(tmp_path, (ANNA, BO, CAI), members=members) as house:
        house.start()
        house.wins("Bo", "Anna")
        house.letters()
        letter = next(one for one in house.read[::-1] if one.to == ANNA)
        other = house.player(DAG)
        substitute_player(house.office, EVENT, house.player(ANNA), other, house.act("out"))
        done = house.give(house.compose(ANNA, f"withdraw {EVENT}", letter))
        assert (done.state, done.reason) == ("refused", "left_already")
        assert f"You have left {EVENT} already" in done.to(ANNA).words


def test_a_cup_game_in_whose_round_somebody_has_a_bye_by_now_is_refused_in_words(tmp_path):
    """Its letter is written before it is found wrong, and says what counts if a player left."""
    with Hall(tmp_path, (ANNA, BO, CAI), system={"kind": "cup"}) as house:
        house.start()
        rule_all(house)
        draw_next_round(house.office, EVENT, house.act("draw"))
        rule_all(house)
        correct_result(house.office, FIRST, "0-0", house.act("correct"))
        assert set(house.pairs(living=False)) == {SECOND}
        assert [number for number, _ in house.contest.byes] == [1, 2]
        left = house.office.folder.game(FIRST).players
        gone = next(player for player in left.values() if player in house.game(2).players.values())
        withdraw_player(house.office, EVENT, gone, house.act("withdraw"))
        with pytest.raises(ArbiterError, match=f"{SECOND} does not follow"):
            correct_result(house.office, SECOND, "1-0", house.act("final"))
        assert is_sound(house)
