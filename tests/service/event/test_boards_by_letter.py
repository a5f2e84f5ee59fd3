"""The visitors' captain chooses by letter which boards of a short home team stay empty (3.4)."""

import pytest

from corr.acts.desk.undo import ways_to_undo
from corr.service.desk.captains import look_at_open_boards
from corr.service.desk.teams import name_captain
from corr.service.desk.undoing import undo
from corr.service.event.rounds import draw_next_round
from corr.service.parcel.parcel_out import hand_over
from corr.tournament.contest.line_ups import available, captain_of, line_up
from corr.tournament.systems.choices import choices
from tests.desk import copied, send
from tests.office import ARBITER, EVENT
from tests.service.event.test_open_boards import ROUND, Backgammon, pair, short_at_home
from tests.taps import links, tap


@pytest.fixture(scope="module")
def short(tmp_path_factory):
    return short_at_home(tmp_path_factory.mktemp("boards"))


@pytest.fixture
def house(short, tmp_path):
    with copied(short, tmp_path) as house:
        yield house


def address(house, player):
    return house.office.store.players.player(player).addresses[0]


def captain(house, team):
    return address(house, captain_of(house.contest, team))


def asked(house):
    """The letter by which the visitors' captain is asked."""
    (letter,) = (one for one in house.look() if "stay empty in round" in one.subject)
    return letter


def answer(house, words, letter=None, sender=""):
    letter = letter or asked(house)
    return house.give(house.compose(sender or letter.to, words, letter))


def home_line_up(house):
    return line_up(house.contest, ROUND, pair(house)[0])


def test_the_visitors_captain_is_asked_once_who_until_when_and_how(house):
    home, visitors = pair(house)
    letter = asked(house)
    assert letter.to == captain(house, visitors)
    assert f"{visitors} visits {home}, which is short of one player" in letter.words
    assert "before the round is drawn with one of these lines" in letter.words
    for at, player in enumerate(line_up(house.contest, ROUND, visitors), 1):
        assert f"open board: {at} {house.name(player)} wins by walkover" in letter.words
    assert "open%20board%3A%202" in letter.html
    assert not house.look()


def test_the_day_of_the_round_is_the_last_one_to_choose_by(tmp_path):
    with Backgammon(tmp_path, round_days=30) as house:
        house.start()
        house.letters()
        house.away(pair(house)[0])
        day = house.contest.round_day(ROUND)
        assert (
            f"before {day:%A} {day.day} {day:%b %Y}, when the round is drawn" in asked(house).words
        )


@pytest.mark.parametrize(
    "words",
    ["open board: 1", "Open board 1", "tomt bord: 1", "Hello!\n\nBoard 1 stays empty.\n\nRegards"],
)
def test_one_line_chooses_and_everybody_of_both_teams_is_told(house, words):
    home, visitors = pair(house)
    told = answer(house, words)
    assert home_line_up(house) == ("", *house.left)
    everybody = {
        address(house, one) for team in (home, visitors) for one in available(house.contest, team)
    }
    assert set(told.readers) == everybody
    for side in (home, visitors):
        letter = told.to(captain(house, side))
        words = letter.words
        assert f"the empty boards of round {ROUND}" in letter.subject
        assert "The reason" not in words
        assert f"{visitors} has chosen which of its boards stays empty: 1." in words
    ruled = house.contest.rulings[max(house.contest.rulings)].act
    assert (ruled.key, ruled.by) == ("open_boards", captain(house, visitors))
    draw_next_round(house.office, EVENT, house.act("draw"))
    boards = {one.board for one in house.contest.pairings if one.round == ROUND}
    assert boards == {2, 3}


@pytest.mark.parametrize("board", [1, 2, 3])
def test_a_tap_chooses_as_well(house, board):
    letter = asked(house)
    told = house.give(tap(house, letter.to, links(letter)[board - 1]))
    assert told.state == "handled"
    seats = (*house.left[: board - 1], "", *house.left[board - 1 :])
    assert home_line_up(house) == seats


def test_the_captain_may_think_again_before_the_draw(house):
    letter = asked(house)
    answer(house, "open board: 1", letter)
    answer(house, "open board: 2", letter)
    assert home_line_up(house) == (house.left[0], "", house.left[1])
    assert not house.look()


def test_the_arbiter_takes_the_choice_back(house):
    answer(house, "open board: 1")
    number = max(house.contest.rulings)
    undo(house.office, EVENT, number, house.act("undo"), ways_to_undo())
    assert home_line_up(house) == house.left
    told = {one.to for one in house.letters()}
    assert captain(house, pair(house)[1]) in told


def test_without_a_word_the_last_board_stays_empty(house):
    asked(house)
    draw_next_round(house.office, EVENT, house.act("draw"))
    assert {one.board for one in house.contest.pairings if one.round == ROUND} == {1, 2}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("open boards: 1, 2", "so name one board, not 2"),
        ("open board: 4", "numbered from 1 to 3"),
        ("open board: Nobody", '"Nobody" is nobody who plays for'),
    ],
)
def test_what_cannot_be_meant_is_answered_and_nothing_is_chosen(house, words, why):
    letter = asked(house)
    refused = answer(house, words, letter)
    assert why in " ".join(refused.to(letter.to).words.split())
    assert home_line_up(house) == house.left
    assert not house.contest.rulings or refused.readers == [letter.to]


def test_a_player_of_the_home_team_is_no_board(house):
    letter = asked(house)
    name = house.name(house.left[0])
    refused = answer(house, f"open board: {name}", letter).to(letter.to).words
    assert f"{name} plays for {pair(house)[0]} whichever board stays empty" in refused


def test_only_the_visitors_captain_chooses(house):
    home, visitors = pair(house)
    asked(house)
    other = address(house, line_up(house.contest, ROUND, visitors)[1])
    letter = next(one for one in house.read[::-1] if one.to == other)
    refused = answer(house, "open board: 1", letter).to(other).words
    assert f"chosen by the captain of {visitors}" in refused
    host = captain(house, home)
    letter = next(one for one in house.read[::-1] if one.to == host)
    refused = answer(house, "open board: 1", letter).to(host).words
    assert f"{home} plays at home in round {ROUND}" in refused
    assert home_line_up(house) == house.left


def test_after_the_draw_it_is_too_late(house):
    letter = asked(house)
    draw_next_round(house.office, EVENT, house.act("draw"))
    house.letters()
    assert f"Round {ROUND} is drawn" in answer(house, "open board: 1", letter).to(letter.to).words


def test_a_new_captain_is_asked_and_one_who_plays_for_neither_is_told(tmp_path):
    with Backgammon(tmp_path, captains="anyone") as house:
        house.start()
        house.letters()
        home, visitors = pair(house)
        other = next(
            one for one in house.contest.order if house.contest.teams[one] not in (home, visitors)
        )
        left = house.away(home)
        asked(house)
        name_captain(house.office, EVENT, visitors, other, house.act("captain"))
        letter = asked(house)
        assert letter.to == address(house, other)
        told = answer(house, "open board: 2", letter)
        assert line_up(house.contest, ROUND, home) == (left[0], "", left[1])
        assert "has chosen which of its boards" in told.to(letter.to).words


def test_nobody_is_asked_where_no_choice_is_to_be_made(short, tmp_path):
    with copied(short, tmp_path) as house:
        house.away(pair(house)[1])
        assert not [*choices(house.contest)]
        assert look_at_open_boards(house.office, house.now) == 0
    (tmp_path / "gomoku").mkdir()
    with Backgammon(tmp_path / "gomoku", "gomoku") as house:
        house.start()
        house.away(pair(house)[0])
        assert look_at_open_boards(house.office, house.now) == 0


def test_the_arbiter_sees_before_the_draw_who_may_still_choose(house):
    letter, (home, visitors) = asked(house), pair(house)
    may = f"{visitors} may choose until the draw which boards of {home} stay empty"
    still = f"{visitors} may still choose which boards of {home} stay empty"

    def told(line):
        return " ".join(send(house, f"corr {line}").to(ARBITER).words.split())

    for line in ("status", f"event status {EVENT}"):
        assert may in told(line)
    assert still in told(f"event draw {EVENT} --dry-run")
    answer(house, "open board: 3", letter)
    assert may not in told("status")
    assert still not in told(f"event draw {EVENT} --dry-run")


def test_the_arbiter_gets_no_letter_of_it(house):
    assert ARBITER not in answer(house, "open board: 1").readers


@pytest.mark.parametrize(
    "words",
    [
        *(
            "open board: 2 please",
            "open board: 2; regards",
            "board 2 is empty",
            "We choose board 2",
        ),
        *(
            "Vi väljer bord 2",
            "laud 2 on tühi",
            "Wir wählen Brett 2",
            "Hello,\n\nboard 2 stays empty",
        ),
    ],
)
def test_a_choice_is_read_as_people_write_it(house, words):
    answer(house, words)
    assert home_line_up(house) == (house.left[0], "", house.left[1])


def test_the_same_choice_again_is_no_new_one_and_told_to_nobody_else(house):
    letter = asked(house)
    answer(house, "open board: 3", letter)
    number = max(house.contest.rulings)
    again = answer(house, "open board: 3", letter)
    assert again.readers == [letter.to]
    assert "So it was chosen already: board 3 stays empty" in again.to(letter.to).words
    assert max(house.contest.rulings) == number


def test_who_answers_after_a_hand_over_is_told_where_the_event_goes_on(house):
    letter, before = asked(house), home_line_up(house)
    hand_over(house.office, EVENT, "td@there.test", house.act("moving"))
    for words in ("open board: 3", f"withdraw {EVENT}", "games", "leave 10 days"):
        outcome = answer(house, words, letter)
        assert (outcome.reason, outcome.readers) == ("event_moved", [letter.to])
        assert "td@there.test" in outcome.to(letter.to).words
    assert home_line_up(house) == before
    assert house.look() == []
