"""What a corrected result makes wrong and right in a cup, a match and final groups."""

from datetime import timedelta

import pytest

from corr.errors import ArbiterError
from corr.service.desk.rulings import annul, correct_result, redraw_event, rule_game
from corr.service.desk.taking_part import withdraw_player
from corr.service.event.closing import close_event
from corr.service.event.rounds import draw_next_round
from corr.service.office.results import results_of
from corr.service.office.tables import standings_of, table_of
from corr.service.watch.overview import overview_of
from corr.service.watch.status import as_lines, status_of
from corr.tournament.events.events_games import ResultCorrected
from corr.tournament.systems.consequences import to_set_right, wrong_games
from tests.hall import EIGHT, Hall, both, rule_all
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT

# -- a cup ----


@pytest.fixture
def cup(tmp_path):
    """Four players; Anna and Bo are in the final, Cai and Dag play for third place."""
    system = {"kind": "cup", "seeding": "list", "third_place": True}
    with Hall(tmp_path, (ANNA, BO, CAI, DAG), system=system) as house:
        house.start()
        house.wins("Anna", "Dag")
        house.wins("Bo", "Cai")
        draw_next_round(house.office, EVENT, house.act("round"))
        house.letters()
        yield house


def test_a_corrected_semifinal_annuls_the_final_of_the_wrong_two_and_draws_the_right_one(cup):
    wrong = {cup.meets("Anna", "Bo"), cup.meets("Cai", "Dag")}
    letters = cup.corrected(cup.meets("Anna", "Dag"), "Dag")
    assert set(cup.pairs(living=False)) == wrong
    assert cup.running() == {both("Dag", "Bo"), both("Anna", "Cai")}
    taken_back = [one for one in letters if "annulled" in one.title]
    assert sorted(one.to for one in taken_back) == [ANNA, BO, CAI, DAG]
    assert all(f"the result of {EVENT}-001" in one.words for one in taken_back)
    new = {cup.meets("Dag", "Bo"), cup.meets("Anna", "Cai")}
    assert {one.to for one in letters if one.subject[:8] in new} == {ANNA, BO, CAI, DAG}
    assert cup.look() == [], "nothing more follows"
    assert cup.is_sound()


@pytest.mark.slow
def test_corrected_back_again_the_first_two_are_drawn_anew(cup):
    game = cup.meets("Anna", "Dag")
    cup.corrected(game, "Dag")
    cup.corrected(game, "Anna")
    assert cup.running() == {both("Anna", "Bo"), both("Cai", "Dag")}
    assert len(cup.pairs(living=False)) == 4
    assert cup.is_sound()


@pytest.mark.slow
def test_a_final_that_was_played_between_the_wrong_two_is_annulled_too(cup):
    cup.wins("Bo", "Anna")
    cup.wins("Cai", "Dag")
    cup.corrected(cup.meets("Anna", "Dag"), "Dag")
    cup.wins("Dag", "Bo")
    cup.wins("Cai", "Anna")
    places = [cup.name(row.player) for row in standings_of(cup.office, cup.contest).rows]
    assert places == ["Dag", "Bo", "Cai", "Anna"]
    close_event(cup.office, EVENT, cup.act("close"))


def test_a_win_that_becomes_a_draw_takes_the_final_back_until_the_replay_is_won(cup):
    cup.corrected(cup.meets("Anna", "Dag"), "")
    assert cup.running() == {both("Anna", "Dag")}, "the replay"
    replay = f"{EVENT}-005"
    rule_game(cup.office, replay, cup.points(replay, "Dag"), cup.act("replay"))
    cup.look()
    assert cup.running() == {both("Dag", "Bo"), both("Anna", "Cai")}
    assert cup.is_sound()


def test_a_replay_is_taken_back_when_the_match_was_won_after_all(tmp_path):
    with Hall(tmp_path, (ANNA, BO, CAI, DAG), system={"kind": "cup", "seeding": "list"}) as house:
        house.start()
        game = house.drawn("Anna", "Dag")
        house.look()
        assert len(house.contest.pairings) == 3
        letters = house.corrected(game, "Anna")
        assert set(house.pairs(living=False)) == {f"{EVENT}-003"}
        assert sum("annulled" in one.title for one in letters) == 2
        assert house.running() == {both("Bo", "Cai")}
        assert house.is_sound()


def test_the_same_winner_by_another_ending_changes_no_later_game(cup):
    game = cup.meets("Anna", "Dag")
    correct_result(
        cup.office, game, cup.points(game, "Anna"), cup.act("ending"), ending="withdrawal"
    )
    assert cup.pairs(living=False) == {}
    assert cup.is_sound()


@pytest.mark.slow
def test_two_rounds_later_everything_that_hung_on_the_old_result_goes(tmp_path):
    with Hall(tmp_path, EIGHT, system={"kind": "cup", "seeding": "list"}) as house:
        house.start()
        for loser, winner in (("Hans", "Anna"), ("Eva", "Dag"), ("Gun", "Bo"), ("Finn", "Cai")):
            house.wins(winner, loser)
        draw_next_round(house.office, EVENT, house.act("round"))
        house.wins("Anna", "Dag")
        kept = house.wins("Bo", "Cai")
        draw_next_round(house.office, EVENT, house.act("final"))
        gone = {house.meets("Anna", "Dag"), house.meets("Anna", "Bo")}
        house.corrected(house.meets("Anna", "Hans"), "Hans")
        assert set(house.pairs(living=False)) == gone
        assert house.running() == {both("Hans", "Dag")}
        house.wins("Dag", "Hans")
        house.look()
        assert house.running() == {both("Dag", "Bo")}, "the final follows by itself"
        assert kept in house.pairs()
        assert house.is_sound()


@pytest.mark.slow
def test_who_had_a_bye_because_both_had_lost_plays_when_one_has_won(tmp_path):
    with Hall(tmp_path, EIGHT, system={"kind": "cup", "seeding": "list"}) as house:
        house.start()
        game = house.meets("Anna", "Hans")
        rule_game(house.office, game, "0-0", house.act("both"), ending="walkover")
        for loser, winner in (("Eva", "Dag"), ("Gun", "Bo"), ("Finn", "Cai")):
            house.wins(winner, loser)
        draw_next_round(house.office, EVENT, house.act("round"))
        dag = house.player(DAG)
        assert house.contest.byes == ((2, dag),)
        won = house.points(game, "Hans")
        correct_result(house.office, game, won, house.act("c"), ending="adjudication")
        assert house.contest.byes == ()
        assert house.running() == {both("Dag", "Hans"), both("Bo", "Cai")}
        assert standings_of(house.office, house.contest).results.byes == ()
        correct_result(house.office, game, "0-0", house.act("d"), ending="walkover")
        assert house.contest.byes == ((2, dag),)
        assert house.running() == {both("Bo", "Cai")}
        assert house.is_sound()


def test_an_annulled_cup_game_is_drawn_anew_with_the_same_colours(cup):
    old = cup.meets("Anna", "Bo")
    annul(cup.office, old, cup.act("annul"))
    new = cup.meets("Anna", "Bo")
    players = [cup.office.folder.game(one).players for one in (old, new)]
    assert players[0] == players[1]
    assert cup.is_sound()


def test_an_annulled_drawn_game_takes_its_replay_with_it(tmp_path):
    with Hall(tmp_path, (ANNA, BO), system={"kind": "cup", "seeding": "list"}) as house:
        house.start()
        game = house.drawn("Anna", "Bo")
        house.look()
        annul(house.office, game, house.act("annul"))
        assert set(house.pairs(living=False)) == {game, f"{EVENT}-002"}
        (new,) = (one for one in house.contest.pairings if one.game in house.pairs())
        assert (new.replay, new.round) == (0, 1)
        assert house.is_sound()


def test_what_an_annulled_game_had_decided_cannot_come_back_against_the_results(cup):
    final = cup.meets("Anna", "Bo")
    cup.corrected(cup.meets("Anna", "Dag"), "Dag")
    with pytest.raises(ArbiterError, match="does not follow from the results"):
        correct_result(cup.office, final, "1-0", cup.act("back"))


# -- a match ----


def match(folder, **system):
    return Hall(folder, (ANNA, BO), system={"kind": "match", "seeding": "list", **system})


def test_a_further_game_of_a_match_that_is_decided_now_is_taken_back(tmp_path):
    system = {"until": "2 wins", "all_rounds_at_once": False}
    with match(tmp_path, **system) as house:
        house.start()
        for number, winner in ((1, "Anna"), (2, "Bo")):
            game = f"{EVENT}-{number:03}"
            rule_game(house.office, game, house.points(game, winner), house.act(game))
            house.look()
        assert house.game(3).clock is not None
        house.corrected(f"{EVENT}-002", "Anna")
        assert set(house.pairs(living=False)) == {f"{EVENT}-003"}
        assert house.running() == set()
        assert house.is_sound()
        # And the other way: the match goes on after all.
        house.corrected(f"{EVENT}-002", "Bo")
        assert [one.game for one in house.contest.pairings][-1] == f"{EVENT}-004"
        assert house.contest.pairings[-1].round == 3
        assert house.running() == {both("Anna", "Bo")}
        assert house.is_sound()


def test_a_missing_game_of_a_match_begins_with_the_correction(tmp_path):
    with match(tmp_path, until="1 wins") as house:
        house.start()
        rule_game(house.office, f"{EVENT}-001", "1-0", house.act("rule"))
        house.look()
        assert house.running() == set()
        letters = house.corrected(f"{EVENT}-001", "")
        assert house.running() == {both("Anna", "Bo")}
        assert any(f"{EVENT}-002" in one.subject for one in letters)
        assert house.is_sound()


@pytest.mark.slow
def test_in_a_match_the_place_of_an_annulled_game_is_taken_with_its_colours(tmp_path):
    with match(tmp_path, until="3 wins", all_rounds_at_once=True) as house:
        house.start()
        before = house.contest.pairings
        annul(house.office, before[1].game, house.act("annul"))
        new = house.contest.pairings[-1]
        assert (new.round, new.first, new.second) == (2, before[1].first, before[1].second)
        assert house.is_sound()


# -- sections and final groups ----

SECTIONS = [{"name": "Section", "sections": 2}, {"name": "Final", "qualify": 2}]


def staged(folder, *finals, people=EIGHT[:6], **system):
    stages = [SECTIONS[0], *(finals or SECTIONS[1:])]
    return Hall(folder, people, system={"kind": "stages", **system}, stages=stages)


def groups(house):
    found = (one for one in house.contest.sections if one.stage > 1)
    return {one.name: [house.name(house.contest.holder(p)) for p in one.players] for one in found}


@pytest.fixture
def finals(tmp_path):
    """Anna, Dag (of section A) and Bo, Cai (of B) are in the final, and play."""
    with staged(tmp_path) as house:
        house.start()
        rule_all(house)
        house.look()
        assert set(groups(house)["Final"]) == {"Anna", "Bo", "Cai", "Dag"}
        yield house


def test_who_qualifies_by_a_correction_has_the_seat_of_who_does_not_any_more(finals):
    before = groups(finals)["Final"]
    kept = {
        game
        for game, pair in finals.pairs().items()
        if game > f"{EVENT}-006" and "Dag" not in pair
    }
    letters = finals.corrected(finals.meets("Dag", "Eva"), "Eva")
    assert groups(finals)["Final"] == ["Eva" if name == "Dag" else name for name in before]
    assert all("Dag" in pair for pair in finals.pairs(living=False).values())
    assert kept <= finals.pairs().keys(), "the games of the others stand"
    new = {frozenset(pair) for game, pair in finals.pairs().items() if game > f"{EVENT}-006"}
    assert new == {
        both(one, two)
        for one in ("Anna", "Bo", "Cai", "Eva")
        for two in ("Anna", "Bo", "Cai", "Eva")
        if one < two
    }
    told = {
        one.to: one.words
        for one in letters
        if "ruling" in one.subject.lower() or "final groups" in one.words
    }
    assert "You no longer play in Final" in told[DAG]
    assert "You play in Final now" in told["eva@players.test"]
    assert finals.look() == []
    assert finals.is_sound()


@pytest.mark.slow
def test_corrected_back_the_first_has_the_seat_again(finals):
    before = groups(finals)
    game = finals.meets("Dag", "Eva")
    finals.corrected(game, "Eva")
    finals.corrected(game, "Dag")
    assert groups(finals) == before
    assert finals.is_sound()
    rule_all(finals)
    finals.look()
    places = [finals.name(row.player) for row in standings_of(finals.office, finals.contest).rows]
    assert places[:4] == ["Anna", "Bo", "Cai", "Dag"]


@pytest.mark.slow
def test_a_correction_that_changes_nobody_in_the_final_leaves_its_games(finals):
    finals.corrected(finals.met("Bo", "Cai"), "Cai")
    assert finals.pairs(living=False) == {}
    assert finals.is_sound()


@pytest.mark.slow
def test_who_left_the_final_is_not_replaced_by_a_correction_elsewhere(finals):
    withdraw_player(finals.office, EVENT, finals.player(DAG), finals.act("withdraw"))
    finals.corrected(finals.met("Bo", "Cai"), "Cai")
    assert "Dag" in groups(finals)["Final"]
    assert finals.pairs(living=False) == {}


@pytest.mark.slow
def test_two_groups_change_places(tmp_path):
    stages = ({"name": "Final A", "qualify": 1}, {"name": "Final B", "qualify": 1})
    with staged(tmp_path, *stages) as house:
        house.start()
        rule_all(house)
        house.look()
        old = groups(house)
        assert {name: set(found) for name, found in old.items()} == {
            "Final A": {"Anna", "Bo"},
            "Final B": {"Cai", "Dag"},
        }
        house.corrected(house.meets("Anna", "Dag"), "Dag")
        assert {name: set(found) for name, found in groups(house).items()} == {
            "Final A": {"Dag", "Bo"},
            "Final B": {"Cai", "Anna"},
        }
        assert house.running() == {both("Dag", "Bo"), both("Anna", "Cai")}
        assert house.is_sound()


@pytest.mark.slow
def test_a_result_that_is_taken_along_is_played_in_the_final_once_it_is_annulled(tmp_path):
    with staged(tmp_path, {"name": "Final", "qualify": 2, "carry_over": True}) as house:
        house.start()
        rule_all(house)
        house.look()
        assert not any(pair == {"Anna", "Dag"} for pair in house.running())
        annul(house.office, house.meets("Anna", "Dag"), house.act("annul"))
        assert both("Anna", "Dag") in house.running()
        assert table_of(house.office, house.contest) is not None
        assert house.is_sound()


@pytest.mark.slow
def test_while_a_section_game_is_played_again_the_final_goes_on_and_is_set_right_after(finals):
    old = finals.meets("Dag", "Eva")
    annul(finals.office, old, finals.act("annul"), replace=True)
    assert list(finals.pairs(living=False)) == [old]
    new = finals.meets("Dag", "Eva")
    finals.wins("Eva", "Dag")
    finals.look()
    results = results_of(finals.office, finals.contest)
    assert len(wrong_games(finals.contest, results)) == 3
    assert "corr event redraw SK24" in to_set_right(finals.contest, results)
    assert "corr" not in to_set_right(finals.contest, results, advised=False)
    assert new in results
    redraw_event(finals.office, EVENT, finals.act("redraw"))
    assert set(groups(finals)["Final"]) == {"Anna", "Bo", "Cai", "Eva"}
    assert finals.is_sound()
    with pytest.raises(ArbiterError, match="all games follow"):
        redraw_event(finals.office, EVENT, finals.act("redraw"))


# -- what was corrected before the program knew what follows ----


def test_games_that_an_older_correction_left_wrong_need_a_human_until_they_are_set_right(cup):
    game = cup.office.folder.game(cup.meets("Anna", "Dag"))
    won = cup.points(game.id, "Dag")
    body = ResultCorrected(result=won, ending="adjudication", reason="misread")
    with cup.office.folder.transaction():
        cup.office.folder.play(game, [body], at=cup.now, cause="arbiter.old")
    for pair in (("Anna", "Bo"), ("Cai", "Dag")):
        cup.wins(*pair)
    wrong = "SK24-003 and SK24-004 do not follow from the results as they are now"
    assert wrong in "\n".join(as_lines(cup.office, [status_of(cup.office, EVENT, cup.now)]))
    assert any(wrong in one for one in overview_of(cup.office, cup.now).wrong)
    with pytest.raises(ArbiterError, match="do not follow"):
        close_event(cup.office, EVENT, cup.act("close"))
    letters = [one for one in cup.look() if one.to == ARBITER]
    assert wrong in letters[0].words
    again = [one.subject for one in cup.wait(days=1) if one.to == ARBITER]
    assert again == ["1 thing needs you"], "it is told once, and stands in the morning letter"
    redraw_event(cup.office, EVENT, cup.act("redraw"))
    assert cup.running() == {both("Dag", "Bo"), both("Anna", "Cai")}
    assert cup.is_sound()


def test_a_final_of_the_wrong_two_in_which_a_ruling_waits_is_annulled_with_it(cup):
    final = cup.meets("Anna", "Bo")
    cup.now = cup.office.folder.game(final).clock.due + timedelta(minutes=30)
    cup.drain()
    rule_game(cup.office, final, "1-0", cup.act("waits"))
    assert cup.office.folder.game(final).waiting
    cup.corrected(cup.meets("Anna", "Dag"), "Dag")
    assert both("Dag", "Bo") in cup.running()
    assert cup.office.folder.game(final).result.is_annulled
    assert cup.is_sound()
