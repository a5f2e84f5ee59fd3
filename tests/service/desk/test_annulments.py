"""Games that are taken back, in every system: who hears of it, and that they count nowhere."""

import json

import pytest

from corr.errors import ArbiterError
from corr.service.desk.rulings import annul, annul_game, correct_result, rule_game
from corr.service.desk.taking_part import withdraw_player
from corr.service.event.closing import close_event
from corr.service.event.rounds import draw_next_round
from corr.service.office.results import results_of
from corr.service.office.tables import standings_of, table_of
from corr.service.play.records import as_file, record_of
from corr.words.tables import english
from tests.hall import Hall, both, rule_all
from tests.office import ANNA, BO, CAI, DAG, EVENT, member_list

# -- a game is taken back ----


@pytest.fixture
def four(tmp_path):
    """Four players, all meet all at once."""
    with Hall(tmp_path, (ANNA, BO, CAI, DAG)) as house:
        yield house.start()


def test_both_are_told_that_a_game_is_annulled_and_why_and_its_clock_stops(four):
    game = annul_game(four.office, f"{EVENT}-001", four.act("annul"))
    assert (game.result.ending, game.result.points(), game.clock) == ("annulled", "", None)
    letters = four.letters()
    assert len(letters) == 2
    for one in letters:
        assert one.title.startswith(f"{EVENT}-001 annulled")
        assert "The arbiter has annulled this game" in one.words
        assert 'The reason: "the board was misread"' in one.words
    assert four.wait(days=30) is not None
    assert four.game(1).result.ending == "annulled", "no time runs out in it"
    assert four.is_sound()


def test_its_record_says_that_it_is_annulled_and_names_no_result(four):
    rule_game(four.office, f"{EVENT}-001", "1-0", four.act("rule"))
    annul(four.office, f"{EVENT}-001", four.act("annul"))
    record = record_of(four.office, four.game())
    assert b"Annulled by the arbiter" in as_file(record, "sgf")
    assert b"RE[" not in as_file(record, "sgf")
    assert b"Annulled by the arbiter" in as_file(record, "text")


@pytest.mark.parametrize(("language", "said"), [("sv", "annullerat"), ("et", "tühistanud")])
def test_every_language_says_it(tmp_path, language, said):
    members = f"name,email,language\nAnna,{ANNA},{language}\nBo,{BO},{language}\n"
    with Hall(tmp_path, (ANNA, BO), members=members) as house:
        house.start()
        annul_game(house.office, f"{EVENT}-001", house.act("annul"))
        assert all(said in one.words for one in house.letters())


def test_a_move_for_an_annulled_game_gets_a_clear_answer_and_changes_nothing(four):
    first = four.seated(four.game().position.to_act)
    move = four.reply(first, "h8 i9 j10")
    annul_game(four.office, f"{EVENT}-001", four.act("annul"))
    events = four.events()
    answer = four.give(move)
    assert answer.state == "refused"
    assert "was annulled by the arbiter" in answer.to(first).words
    assert four.events() == events


def test_a_game_that_is_over_counts_nowhere_once_it_is_annulled(four):
    game = four.wins("Anna", "Bo")
    assert standings_of(four.office, four.contest).rows[0].game_points == 1
    annul(four.office, game, four.act("annul"))
    rows = standings_of(four.office, four.contest).rows
    assert all(row.game_points == 0 and row.match_points == 0 for row in rows)
    assert game not in results_of(four.office, four.contest)
    assert four.is_sound()


def test_it_is_annulled_once_and_never_ruled(four):
    game = f"{EVENT}-001"
    annul(four.office, game, four.act("annul"))
    for do in (
        lambda: annul(four.office, game, four.act("again")),
        lambda: rule_game(four.office, game, "1-0", four.act("rule")),
    ):
        with pytest.raises(ArbiterError, match="annulled"):
            do()


def test_tables_and_the_event_file_say_which_games_were_annulled(four):
    game = four.meets("Anna", "Bo")
    annul(four.office, game, four.act("annul"))
    names = next(
        f"{four.name(one.first)} – {four.name(one.second)}"
        for one in four.contest.pairings
        if one.game == game
    )
    assert f"counting for nobody [T 35]: {game} {names}" in english(
        table_of(four.office, four.contest)
    )
    for one, other in (("Anna", "Cai"), ("Anna", "Dag"), ("Bo", "Cai"), ("Bo", "Dag")):
        four.wins(one, other)
    four.wins("Cai", "Dag")
    file = json.loads(close_event(four.office, EVENT, four.act("close")).files[f"{EVENT}.json"])
    assert len(file["games"]) == 5
    assert [one["id"] for one in file["annulled_games"]] == [game]
    assert standings_of(four.office, four.contest).final


def test_another_game_can_be_set_in_its_place_with_the_same_colours(four):
    game = four.wins("Anna", "Bo")
    four.letters()
    annul(four.office, game, four.act("annul"), replace=True)
    new = four.meets("Anna", "Bo")
    assert new == f"{EVENT}-007"
    seats = [list(four.office.folder.game(one).players.values()) for one in (game, new)]
    assert seats[0] == seats[1]
    assert both("Anna", "Bo") in four.running()
    told = {one.to for one in four.letters() if new in one.subject}
    assert told == {ANNA, BO}
    with pytest.raises(ArbiterError, match=f"{new} was set in place of {game}"):
        correct_result(four.office, game, "1-0", four.act("correct"))
    assert four.is_sound()


def test_no_game_is_set_with_somebody_who_has_left(four):
    game = four.meets("Anna", "Bo")
    withdraw_player(four.office, EVENT, four.player(BO), four.act("withdraw"))
    with pytest.raises(ArbiterError, match="left"):
        annul(four.office, game, four.act("annul"), replace=True)
    assert four.office.folder.game(game).result.ending == "withdrawal", "nothing was done"


def test_an_annulled_game_that_is_corrected_counts_again(four):
    game = four.wins("Anna", "Bo")
    annul(four.office, game, four.act("annul"))
    four.corrected(game, "Bo")
    (winner,) = (row for row in standings_of(four.office, four.contest).rows if row.game_points)
    assert four.name(winner.player) == "Bo"
    assert four.is_sound()


def test_a_game_that_has_not_begun_can_be_annulled(tmp_path):
    with Hall(tmp_path, (ANNA, BO, CAI, DAG), system={"round_days": 30}) as house:
        house.start()
        waiting = house.contest.pairings[-1].game
        assert house.office.folder.game(waiting) is None
        annul(house.office, waiting, house.act("annul"), replace=True)
        new = house.contest.pairings[-1]
        assert (new.round, house.contest.opened) == (3, 1)
        assert house.office.folder.game(new.game) is None, "it waits for its round, too"
        assert house.is_sound()


# -- a Monrad ----


@pytest.fixture
def monrad(tmp_path):
    """Four players after the first of three rounds."""
    system = {"kind": "monrad", "seeding": "list", "rounds": 3}
    with Hall(tmp_path, (ANNA, BO, CAI, DAG), system=system) as house:
        house.start()
        yield house


def test_rounds_of_a_monrad_stay_as_they_were_drawn(monrad):
    monrad.wins("Anna", "Bo")
    monrad.wins("Cai", "Dag")
    draw_next_round(monrad.office, EVENT, monrad.act("round"))
    drawn = monrad.pairs()
    monrad.corrected(monrad.meets("Anna", "Bo"), "Bo")
    assert monrad.pairs() == drawn
    assert monrad.running() == {both("Anna", "Cai"), both("Bo", "Dag")}
    assert monrad.is_sound()


def test_who_met_in_an_annulled_game_of_a_monrad_is_not_drawn_together_again(monrad):
    game = monrad.meets("Anna", "Bo")
    annul(monrad.office, game, monrad.act("annul"))
    monrad.drawn("Cai", "Dag")
    seen = {both("Anna", "Bo"), both("Cai", "Dag")}
    for _ in range(2):
        draw_next_round(monrad.office, EVENT, monrad.act("round"))
        assert not seen & monrad.running()
        seen |= monrad.running()
        rule_all(monrad)
    assert monrad.is_sound()
    close_event(monrad.office, EVENT, monrad.act("close"))


def test_an_annulled_game_of_a_monrad_gives_no_points_no_buchholz_and_no_colour(monrad):
    game = monrad.wins("Anna", "Bo")
    annul(monrad.office, game, monrad.act("annul"))
    rows = {monrad.name(r.player): r for r in standings_of(monrad.office, monrad.contest).rows}
    assert (rows["Anna"].game_points, rows["Anna"].games, rows["Anna"].buchholz) == (0, 0, 0)


# -- where the start numbers say who meets whom ----


def test_in_a_round_robin_nothing_else_changes(four):
    drawn = four.pairs()
    four.corrected(four.wins("Anna", "Bo"), "Bo")
    assert four.pairs() == drawn
    assert four.is_sound()


@pytest.mark.slow
@pytest.mark.parametrize("pairing", ["round_robin", "monrad"])
def test_a_board_game_of_teams_is_played_again_or_counts_nowhere(tmp_path, pairing):
    people = (ANNA, BO, CAI, DAG)
    teams = [{"name": "North", "players": [ANNA, BO]}, {"name": "South", "players": [CAI, DAG]}]
    system = {"kind": "teams", "boards": 2, "reserves": 0, "pairing": pairing}
    members = member_list(people)
    with Hall(tmp_path, (), members=members, system=system, teams=teams) as house:
        house.start()
        one, other = house.meets("Anna", "Cai"), house.wins("Bo", "Dag")
        annul(house.office, other, house.act("annul"))
        assert all(row.game_points == 0 for row in standings_of(house.office, house.contest).rows)
        annul(house.office, one, house.act("annul"), replace=True)
        house.wins("Anna", "Cai")
        rows = standings_of(house.office, house.contest).rows
        assert [(row.player, row.game_points) for row in rows] == [("North", 1), ("South", 0)]
        assert house.is_sound()
