"""Warnings and expulsion of a player of matches: both hear of them, and they are undone (8)."""

import pytest

from corr.acts.desk.undo import ways_to_undo
from corr.service.desk.undoing import undo
from corr.service.watch.check import check_all
from tests.desk import confirm, send
from tests.office import ANNA, BO, CAI, EVENT, House
from tests.service.direction.test_points_given import SHORT, begun
from tests.service.play.test_match_dice import GAME, act, house_of


def ordered(house, line):
    """A ruling by the arbiter's letter; what each player was told."""
    read = len(house.read)
    confirm(house, send(house, f"{line} --reason insults"))
    house.letters()
    told = dict[str, str]()
    for post in house.read[read:]:
        told[post.to] = f"{told.get(post.to, '')} {post.words}"
    return told


def name(house, who):
    return house.office.store.players.player_by_address(who).name


def test_the_opponent_of_a_match_that_was_not_begun_reads_of_it_too(tmp_path):
    with house_of(tmp_path) as house:
        told = ordered(house, f"corr event exclude {EVENT} {house.player(house.first)}")
        assert house.game().result.ending == "walkover"
        out = f"The director has excluded {name(house, house.first)} from the event, and the match"
        assert out in told[house.second]


def test_the_opponents_of_other_games_read_that_the_arbiter_did_it(tmp_path):
    with House(tmp_path, [ANNA, BO, CAI]).start() as house:
        gone = house.second
        told = ordered(house, f"corr event exclude {EVENT} {house.player(gone)}")
        out = f"The arbiter has excluded {name(house, gone)} from the event. The game counts"
        for other in {ANNA, BO, CAI} - {gone}:
            assert out in told[other]
        asked = house.give(house.compose(gone, "games", house.newest(gone)))
        assert "The arbiter has excluded you" in asked.to(gone).words


def test_an_expulsion_ends_the_match_and_both_are_told(tmp_path):
    house, players = begun(tmp_path, points=1)
    with house:
        told = ordered(house, f"corr event exclude {EVENT} {house.player(house.first)}")
        result = house.game().result
        assert (result.points(), result.ending) == ("0-1", "withdrawal")
        assert "insults" in told[house.first]
        assert "excluded" in told[house.first]
        assert GAME in told[house.second]
        out = f"The director has excluded {name(house, house.first)} from the event."
        assert f"{out} The match counts as won for you." in told[house.second]
        assert "left the event" not in told[house.second]
        for who in (house.first, house.second):
            assert (
                "the secret number behind its dice stands at the end of this letter" in told[who]
            )
            assert " seed 1: after " in told[who]
        gone = name(house, house.first)
        assert f"nothing in the table: {gone} is out of the event" in told[house.second]
        undo(house.office, EVENT, 1, act(house, "a mistake"), ways_to_undo())
        posts = house.letters()
        assert {post.to for post in posts} == {house.first, house.second}
        assert any("this match goes on" in post.words for post in posts)
        assert not any("days for the move. The reason" in post.words for post in posts)
        players.keep(posts)
        assert house.game().result is None
        players.give("phrase: once more", "phrase: here we are").on(habits=SHORT)
        assert house.game().result.ending == "score"
        assert check_all(house.office).faults == ()


def test_a_warning_for_a_match_is_told_to_both_and_taken_back(tmp_path):
    house, _ = begun(tmp_path)
    with house:
        line = f"corr event warn {EVENT} {house.player(house.first)} --match {GAME}"
        told = ordered(house, line)
        assert "warns you" in told[house.first]
        assert "insults" in told[house.first]
        assert "insults" in told[house.second]
        assert house.game().result is None
        undo(house.office, EVENT, 1, act(house, "a mistake"), ways_to_undo())
        posts = house.letters()
        assert {post.to for post in posts} == {house.first, house.second}
        assert all("a mistake" in post.words for post in posts)
        assert all("is lifted" in post.words for post in posts)


@pytest.mark.parametrize("points", [1, 2])
def test_penalty_points_are_told_to_both_and_taken_back(tmp_path, points):
    house, _ = begun(tmp_path)
    with house:
        told = ordered(house, f"corr game points {GAME} {house.player(house.second)} {points}")
        assert "insults" in told[house.first]
        assert "insults" in told[house.second]
        undo(house.office, EVENT, 1, act(house, "a mistake"), ways_to_undo())
        posts = house.letters()
        assert {post.to for post in posts} == {house.first, house.second}
        assert not any(any(one) for one in house.game().position.waiting)


def test_who_leaves_a_match_reads_the_secret_number_of_its_dice_too(tmp_path):
    house, _ = begun(tmp_path, points=5)
    with house:
        told = ordered(house, f"corr event withdraw {EVENT} {house.player(house.second)}")
        for who in (house.first, house.second):
            assert (
                "the secret number behind its dice stands at the end of this letter" in told[who]
            )
            assert told[who].count("seed 1: after ") == 1


def test_a_result_corrected_later_names_who_is_out(tmp_path):
    house, _ = begun(tmp_path, points=1)
    with house:
        gone, other = house.first, house.second
        ordered(house, f"corr event exclude {EVENT} {house.player(gone)}")
        told = ordered(house, f"corr event correct {GAME} 1-0")
        assert "nothing in the table: you are out of the event" in told[gone]
        assert f"nothing in the table: {name(house, gone)} is out of the event" in told[other]
        assert not any("seed 1: after " in words for words in told.values())
