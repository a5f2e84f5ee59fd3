"""Appeals against line-ups: what falls before the draw is undone, then it is past (SBGF 3.4)."""

import pytest

from corr.service.event.fallen import is_taken_back
from corr.service.event.rounds import draw_next_round
from corr.tournament.contest.line_ups import available, captain_of, line_up
from tests.desk import confirm, copied, send
from tests.office import ARBITER, EVENT
from tests.service.direction.test_panel import KIM, LO, MAX
from tests.service.event.test_boards_by_letter import address, answer, asked, captain, home_line_up
from tests.service.event.test_open_boards import ROUND, Backgammon, pair, short_at_home


@pytest.fixture(scope="module")
def short(tmp_path_factory):
    return short_at_home(tmp_path_factory.mktemp("boards"))


@pytest.fixture
def house(short, tmp_path):
    with copied(short, tmp_path) as house:
        yield house


def last(house):
    return max(house.contest.rulings)


def told(house, who):
    return next(one for one in reversed(house.read) if one.to == who)


def appealed(house):
    """The last ruling, against which the home team's captain appeals; a committee is named."""
    number, home = last(house), captain(house, pair(house)[0])
    house.letters()
    house.give(house.compose(home, f"appeal {EVENT}/{number}: not so", told(house, home)))
    assert house.contest.rulings[number].is_open
    named = f"corr appeal panel {EVENT} {number} {KIM} {LO} {MAX} --reason 'SBGF 1.5'"
    confirm(house, send(house, named))
    return number


def changed(house):
    """Two vote for a change; the letters by which all heard of it."""
    votes = {who: told(house, who) for who in (KIM, LO)}
    for who, letter in votes.items():
        shown = send(house, "vote change: they may", who, letter)
        posts = send(house, "yes", who, shown.to(who)).posts
    return posts


def words_to(posts, who):
    return " ".join(post.words for post in posts if post.to == who)


def drawn(house):
    draw_next_round(house.office, EVENT, house.act("draw"))
    house.letters()


def is_settled(house, number):
    ruled = house.contest.rulings[number]
    assert ruled.is_fallen
    status = send(house, "corr status").to(ARBITER).words
    assert f"corr undo {EVENT} {number}" not in status
    return is_taken_back(house.office, house.contest, ruled)


def test_a_choice_that_falls_before_the_draw_is_undone_by_the_votes(house):
    answer(house, "open board: 1")
    number = appealed(house)
    changed(house)
    assert home_line_up(house) == house.left
    assert is_settled(house, number)


def test_a_choice_that_falls_after_the_draw_stands_in_nobodys_way(house):
    answer(house, "open board: 1")
    number = appealed(house)
    drawn(house)
    posts = changed(house)
    assert is_settled(house, number)
    assert home_line_up(house) == ("", *house.left)
    assert "nothing is to be taken back" in words_to(posts, ARBITER)
    assert "about a round that is drawn since" in words_to(posts, captain(house, pair(house)[0]))


def test_the_arbiter_hears_of_the_votes_and_not_the_captain_who_chose_as_if_he_ruled(house):
    answer(house, "open board: 1")
    number = appealed(house)
    posts = changed(house)
    assert f"The appeal against ruling {EVENT}/{number} was allowed" in words_to(posts, ARBITER)
    assert "your ruling" not in words_to(posts, captain(house, pair(house)[1]))


def test_a_choice_that_was_made_anew_leaves_nothing_to_take_back(house):
    letter = asked(house)
    answer(house, "open board: 1", letter)
    number = appealed(house)
    answer(house, "open board: 2", letter)
    changed(house)
    assert is_settled(house, number)
    assert home_line_up(house) == (house.left[0], "", house.left[1])


@pytest.mark.parametrize("before_the_draw", [True, False])
def test_a_line_up_that_falls_is_settled_as_well(tmp_path, before_the_draw):
    with Backgammon(tmp_path, boards=2, reserves=1) as house:
        house.start()
        house.letters()
        home = pair(house)[0]
        first, second, third = available(house.contest, home)
        line = f'corr event line-up {EVENT} "{home}" {ROUND} {first} {third}'
        confirm(house, send(house, f"{line} --reason 'as the captain said'"))
        assert captain_of(house.contest, home) == first
        assert address(house, first) == captain(house, home)
        number = appealed(house)
        if not before_the_draw:
            drawn(house)
        changed(house)
        assert is_settled(house, number)
        seats = (first, second) if before_the_draw else (first, third)
        assert line_up(house.contest, ROUND, home) == seats
