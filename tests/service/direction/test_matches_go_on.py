"""Matches that a ruling had ended before anybody gave to their dice are played after all."""

import pytest

from corr.games.rules import Seat
from tests.office import EVENT
from tests.service.event.test_match_events import begun, lose
from tests.service.handing import shown


def waiting(house):
    """The numbers of the matches that go on."""
    rows = house.office.store.events.games_of_event(EVENT)
    return [int(row.id.rpartition("-")[2]) for row in rows if row.state == "running"]


def test_who_left_before_a_match_began_takes_part_again(tmp_path):
    with begun(tmp_path, 4) as house:
        gone = house.game(1).players[Seat.FIRST]
        words = (EVENT, gone, "--reason", "in hospital", "--yes")
        assert house.corr("event", "withdraw", *words).status == 0
        told = [one.words for one in house.letters() if one.to == house.seated(Seat.FIRST)]
        assert any("3 games of yours that had not begun count as lost." in one for one in told)
        lost = [number for number in range(1, 7) if house.game(number).result is not None]
        assert {house.game(number).result.ending for number in lost} == {"walkover"}
        anchors = house.game(1).dice.state.commitment.anchors
        house.wait(days=30)
        done = house.corr("event", "reinstate", *words)
        assert done.status == 0, done.err
        told = {post.to: post.words for post in house.letters() if f"{EVENT}-001" in post.subject}
        for seat in Seat:
            words = told[house.seated(seat)]
            assert 'this match goes on. The reason: "in hospital"' in words
            assert "first I need something from both of you for the dice" in words
        assert len(waiting(house)) == 6
        assert house.game(1).dice.state.commitment.anchors != anchors
        house.wait(days=1)
        assert house.game(1).position.score == (0, 0)  # nobody was late while it was lost
        assert lose(house, 1, Seat.SECOND) == (5, 0)
        assert shown(house, "clock", "show", f"{EVENT}-001")
        assert shown(house, "check").endswith(": 0 faults\n")


@pytest.mark.parametrize("unstarted", [1, 2])
@pytest.mark.parametrize("language", ["en", "sv", "de", "et"])
def test_games_that_had_not_begun_are_lost_in_a_sentence_of_their_own(
    tmp_path, language, unstarted
):
    params = {"event": EVENT, "running": 0, "unstarted": unstarted, "annulled": False}
    params |= {"waiting": (), "undecided": False}
    with begun(tmp_path, 4) as house:
        say = house.office.templates.voice(language)
        own, excluded = (say("rulings", one, **params) for one in ("withdrawn", "excluded"))
    assert own.partition(".")[2] == excluded.partition(".")[2] != ""


@pytest.mark.parametrize(
    ("gave", "how"),
    [
        (False, ()),
        (False, ("--ending", "walkover")),
        (False, ("--ending", "score", "--score", "5-1")),
        (True, ("--ending", "score", "--score", "5-1")),
        (True, ("--ending", "concede")),
    ],
)
def test_a_result_given_by_hand_is_undone(tmp_path, gave, how):
    with begun(tmp_path, 3) as house:
        if gave:
            for seat in Seat:
                house.say(house.seated(seat), "phrase: hello there")
        words = (f"{EVENT}-001", "1-0", *how, "--reason", "a slip", "--yes")
        done = house.corr("event", "rule", *words)
        assert done.status == 0, done.err
        done = house.corr("undo", EVENT, "1", "--reason", "the wrong match", "--yes")
        assert done.status == 0, done.err
        assert len(waiting(house)) == 3
        house.letters()
        house.reopen()
        assert lose(house, 1, Seat.FIRST) == (0, 5)
        assert shown(house, "check").endswith(": 0 faults\n")


def test_a_match_that_was_won_at_the_board_does_not_go_on(tmp_path):
    with begun(tmp_path, 3) as house:
        lose(house, 1, Seat.SECOND)
        done = house.corr(
            "game", "reopen", f"{EVENT}-001", "--days", "7", "--reason", "x", "--yes"
        )
        assert done.status == 2
        assert "ended by score" in done.err
