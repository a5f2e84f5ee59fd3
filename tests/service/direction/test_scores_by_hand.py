"""Results of matches that the arbiter enters by hand, with their score (4.4, 4.5, 4.13)."""

import json

import pytest

from corr.acts.desk.undo import ways_to_undo
from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.service.desk.rulings import correct_result, rule_game
from corr.service.desk.undoing import undo
from corr.service.event.agenda import export_event
from corr.service.office.results import results_of
from corr.service.play.records import as_file, colour_points, record_of
from corr.service.watch.check import check_all
from corr.tournament.scoring.scoring_games import Score
from tests.commands import corr
from tests.desk import confirm, send
from tests.office import EVENT
from tests.service.direction.test_director import give, ruled
from tests.service.direction.test_points_given import SHORT, begun
from tests.service.play.test_match_dice import GAME, act, house_of
from tests.service.play.test_match_late import house_of as late_house
from tests.service.play.test_match_late import on_day


def enter(house, result, score="", ending="adjudication"):
    def do(office, one):
        return rule_game(office, GAME, result, one, ending=ending, score=score)

    return ruled(house, "rule", do)


def correct(house, result, score="", ending=""):
    def do(office, one):
        return correct_result(office, GAME, result, one, ending=ending, score=score)

    return ruled(house, "correct", do)


def scored(house):
    """The score of the match, as its stream, the table and the letters that follow have it."""
    contest = house.office.folder.contest(EVENT)
    assert results_of(house.office, contest)[GAME].scored == house.game().result.score
    assert check_all(house.office).faults == ()
    return house.game().result.score


def test_a_result_is_entered_with_its_score_which_letters_tell_and_keep(tmp_path):
    house, _ = begun(tmp_path, points=7)
    with house:
        posts = enter(house, "1-0", "7-5", "score")
        assert scored(house) == (7, 5)
        assert house.game().result.winner is Seat.FIRST
        told = {post.to: post.words for post in posts}
        assert "yours first, is 7–5" in told[house.first]
        assert "yours first, is 5–7" in told[house.second]
        house.reopen()
        assert scored(house) == (7, 5)


def test_a_score_comes_by_the_arbiters_letter(tmp_path):
    house, _ = begun(tmp_path, points=7)
    with house:
        line = f'corr event rule {GAME} 0-1 --ending concede --score 3-4 --reason "had to leave"'
        answer = send(house, line)
        assert "3-4" in answer.to("arbiter@club.test").words
        confirm(house, answer)
        assert scored(house) == (3, 4)
        assert house.game().result.ending == "concede"


def test_points_above_the_length_count_to_it(tmp_path):
    house, _ = begun(tmp_path, points=7)
    with house:
        enter(house, "0-1", "5:9", "score")
        assert scored(house) == (5, 7)


@pytest.mark.parametrize(
    ("result", "score", "ending", "why"),
    [
        ("1-0", "5-7", "adjudication", "contradicts the score 5-7"),
        ("1-0", "8-9", "score", "contradicts the score 7-7"),
        ("0-0", "7-0", "adjudication", "contradicts the score 7-0"),
        ("1-0", "6-5", "score", "nobody has 7 points"),
        ("1-0", "", "score", "has a score: --score 7-5"),
        ("1-0", "seven", "adjudication", "such as 7-5, not seven"),
        ("1-0", "-1-3", "adjudication", "such as 7-5"),
    ],
)
def test_a_score_that_the_result_contradicts_is_refused(tmp_path, result, score, ending, why):
    house, _ = begun(tmp_path, points=7)
    with house:
        with pytest.raises(ArbiterError, match=why):
            enter(house, result, score, ending)
        assert house.game().result is None


def test_a_walkover_has_no_score(tmp_path):
    with house_of(tmp_path, points=7) as house:
        with pytest.raises(ArbiterError, match="a walkover has no score"):
            enter(house, "1-0", "7-0", "walkover")
        enter(house, "1-0", ending="walkover")
        assert house.game().result.score == ()


def test_other_games_have_no_score(tmp_path):
    with house_of(tmp_path, kind="gomoku", points=None) as house:
        with pytest.raises(ArbiterError, match="not played to points"):
            enter(house, "1-0", "7-5")
        with pytest.raises(ArbiterError, match="adjudication, walkover"):
            enter(house, "1-0", ending="score")


def test_a_score_is_corrected_and_the_one_given_stands_until_another_is(tmp_path):
    house, _ = begun(tmp_path, points=7)
    with house:
        enter(house, "1-0", "7-5", "score")
        correct(house, "1-0", "7-3")
        assert scored(house) == (7, 3)
        assert house.game().result.ending == "score"
        with pytest.raises(ArbiterError, match="already"):
            correct(house, "1-0", "7-3")
        correct(house, "1-0", ending="concede")
        assert scored(house) == (7, 3), "the score that was given is kept"
        correct(house, "0-1")
        assert scored(house) == tuple(house.game().position.score), "it would be the loser's 7"
        undo(house.office, EVENT, 4, act(house, "a mistake"), ways_to_undo())
        assert scored(house) == (7, 3)
        undo(house.office, EVENT, 3, act(house, "a mistake"), ways_to_undo())
        undo(house.office, EVENT, 2, act(house, "a mistake"), ways_to_undo())
        assert (scored(house), house.game().result.ending) == ((7, 5), "score")


def test_a_match_that_was_played_out_keeps_its_score_in_another_result(tmp_path):
    house, players = begun(tmp_path, points=3)
    with house:
        players.on(habits=SHORT)
        result, score = house.game().result.points(), house.game().result.score
        other = "0-1" if result == "1-0" else "1-0"
        correct(house, other)
        assert house.game().result.points() == other
        assert scored(house) == score
        wrong = "-".join(map(str, score))
        with pytest.raises(ArbiterError, match="contradicts"):
            correct(house, other, wrong)
        undo(house.office, EVENT, 1, act(house, "a mistake"), ways_to_undo())
        assert (house.game().result.points(), scored(house)) == (result, score)


def test_nothing_makes_a_match_a_draw(tmp_path):
    house, _ = begun(tmp_path, points=3)
    with house:
        for ending in ("adjudication", "score", "time"):
            with pytest.raises(ArbiterError, match="never drawn"):
                enter(house, "1/2-1/2", ending=ending)
        enter(house, "0-0")
        with pytest.raises(ArbiterError, match="never drawn"):
            correct(house, "1/2-1/2")


def test_the_event_file_has_the_score_that_was_entered(tmp_path):

    house, _ = begun(tmp_path, points=7)
    with house:
        enter(house, "1-0", "7-5", "score")
        (game,) = json.loads(export_event(house.office, EVENT, house.now))["games"]
        assert game["score"] == [7, 5]


def test_both_lost_by_lateness_and_points_reads_nowhere_as_a_draw(tmp_path):
    """Three points each from the director, and two for lateness, make 5."""
    with late_house(tmp_path, 5) as house:
        house.begun = house.now
        for player in (house.first, house.second):
            give(house, player, 3)
        on_day(house, 16)
        house.say(house.second, "phrase: late")
        house.say(house.first, "phrase: late as well")
        game = house.game()
        result = game.result
        assert (result.winner, result.nobody, result.points()) == (None, True, "0-0")
        assert game.by_board == result
        told = {who: house.newest(who).words for who in (house.first, house.second)}
        assert all("both" in words and "draw" not in words for words in told.values()), told
        asked = house.say(house.first, "games").to(house.first).words
        assert "draw" not in asked
        contest = house.office.folder.contest(EVENT)
        assert results_of(house.office, contest)[GAME].score is Score.NOBODY
        (one,) = json.loads(export_event(house.office, EVENT, house.now))["games"]
        assert (one["result"], one["ended"]) == ("0-0", "late")
        kept = record_of(house.office, game)
        assert "1/2" not in as_file(kept, "text", result).decode()
        assert colour_points(game) == "0-0"
        assert check_all(house.office).faults == ()


def test_a_file_cannot_tell_of_a_drawn_match(tmp_path):
    house, _ = begun(tmp_path, points=3)
    with house:
        enter(house, "1-0")
        told = json.loads(export_event(house.office, EVENT, house.now))
        told["games"][0] |= {"result": "1/2-1/2", "ended": "adjudication"}
        file = tmp_path / "drawn.json"
        file.write_text(json.dumps(told))
        refused = corr(tmp_path, "table", str(file))
        assert refused.status == 2
        assert "cannot be a draw" in refused.err
