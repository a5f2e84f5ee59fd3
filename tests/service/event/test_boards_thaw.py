"""What visitors chose of empty boards holds for just those who were there then (SBGF 3.4)."""

import pytest

from corr.service.desk.taking_part import reinstate
from corr.service.desk.teams import leave_open
from corr.tournament.contest import contest_fold
from corr.tournament.contest.line_ups import available, line_up
from corr.tournament.contest.open_boards import seated
from corr.tournament.events.events_contest import LineUp
from tests.desk import confirm, copied, send
from tests.office import ARBITER, EVENT
from tests.service.event.test_boards_by_letter import answer, asked, home_line_up
from tests.service.event.test_open_boards import ROUND, Backgammon, pair


@pytest.fixture(scope="module")
def full(tmp_path_factory):
    """Three teams of three players for three boards, before the second round."""
    with Backgammon(tmp_path_factory.mktemp("boards")) as house:
        house.start()
        house.letters()
    return house


@pytest.fixture
def house(full, tmp_path):
    """One of the home team has left, and its visitors' captain is asked."""
    with copied(full, tmp_path) as house:
        house.home, house.visitors = pair(house)
        house.all = available(house.contest, house.home)
        house.left = house.away(house.home)
        house.asked = asked(house)
        yield house


def choose(house, board):
    """The number of the ruling by which the visitors' captain chooses a board."""
    answer(house, f"open board: {board}", house.asked)
    return max(house.contest.rulings)


def undone(house, number):
    """The home team's line-up after a ruling was undone."""
    confirm(house, send(house, f"corr undo {EVENT} {number} --reason 'so agreed'"))
    return home_line_up(house)


def back(house, player):
    reinstate(house.office, EVENT, player, house.act("reinstate"))
    house.letters()
    return home_line_up(house)


def test_a_home_team_that_is_complete_again_plays_at_every_board(house):
    choose(house, 1)
    assert back(house, house.all[0]) == house.all
    line = f'corr event open-boards {EVENT} "{house.visitors}" {ROUND} 2 --dry-run'
    assert "has a player for every board" in send(house, line).to(ARBITER).words


def test_a_choice_that_is_undone_leaves_no_line_up_behind(house):
    assert undone(house, choose(house, 1)) == house.left
    assert not house.contest.team_draw.line_ups.get((ROUND, house.home))
    assert back(house, house.all[0]) == house.all


def test_a_choice_undone_after_the_team_is_complete_says_how_it_sits(house):
    number = choose(house, 1)
    back(house, house.all[0])
    assert undone(house, number) == house.all
    assert not any("stay empty" in one.words for one in house.letters())


def test_who_leaves_after_the_choice_ends_it_and_the_captain_is_asked_anew(house):
    choose(house, 1)
    assert house.away(house.home, 2) == house.left[1:]
    again = asked(house)
    assert again.to == house.asked.to
    assert "short of 2 players" in again.words
    answer(house, "open boards: 1, 3", again)
    assert home_line_up(house) == ("", house.left[1], "")


def test_the_older_of_two_choices_is_undone_after_the_newer_one(house):
    first, second = choose(house, 1), choose(house, 2)
    refused = send(house, f"corr undo {EVENT} {first} --reason 'so agreed'").to(ARBITER).words
    assert f"corr undo {EVENT} {second} --reason TEXT" in refused
    assert home_line_up(house) == (house.left[0], "", house.left[1])
    assert undone(house, second) == ("", *house.left)
    assert undone(house, first) == house.left


def test_a_line_up_that_the_team_reports_ends_the_choice_and_undone_brings_it_back(house):
    choose(house, 1)
    players = " ".join(house.left)
    line = f'corr event line-up {EVENT} "{house.home}" {ROUND} {players} --empty --reason "so"'
    confirm(house, send(house, line))
    assert home_line_up(house) == house.left
    assert undone(house, max(house.contest.rulings)) == ("", *house.left)


def test_a_choice_of_an_older_log_is_read_as_one(house):
    """These were line-ups of their own, and taken back by a shorter one."""
    for seats, by, then in (
        (("", *house.left), "visitors", ("", *house.left)),
        (house.left, "arbiter", house.left),
    ):
        body = LineUp(team=house.home, round=ROUND, players=seats, by=by)
        with house.office.folder.transaction():
            house.office.folder.record(EVENT, house.contest, [body], at=house.now, cause=by)
        assert home_line_up(house) == then
    events = house.office.store.events.of_stream(EVENT)
    assert contest_fold.fold(events) == house.contest


def test_the_choice_of_the_arbiter_is_one_of_the_same_kind(house):
    act = house.act("open")
    leave_open(house.office, EVENT, house.visitors, ROUND, [3], act)
    assert line_up(house.contest, ROUND, house.home) == (*house.left, "")
    assert seated(house.contest, ROUND, house.home) == house.left
