"""What a player of matches sees and sets by letter: previews, the side, forced plays, files."""

from email import message_from_bytes
from email.policy import default

import pytest

from corr.demo.backgammon import Habits, Player
from corr.games.backgammon.match import Phase
from corr.games.backgammon.told import stage
from corr.games.rules import Seat
from corr.records.backgammon.files import read_match
from tests.office import ANNA, House
from tests.service.play.test_match_dice import GAME, Players, house_of
from tests.taps import links, order_of, tap
from tests.ticking import Ticking

QUIET = Habits(doubles=0, resigns=0)


@pytest.fixture
def players(tmp_path):
    return Players(house_of(tmp_path, points=3)).give("phrase: one of mine", "phrase: of theirs")


def until(players, found, most=200):
    """Go on until a match is as it is looked for; who is to act then."""
    mind = Player(players.chance, QUIET)
    for _ in range(most):
        match = players.house.game().position
        if found(match):
            return players.house.seated(match.to_act)
        players.say(players.house.seated(match.to_act), mind.act(match, match.to_act))
    raise AssertionError(match.phase)


def test_a_preview_shows_the_board_and_nothing_comes_of_it(players):
    house = players.house
    mover = until(players, lambda match: match.phase is Phase.PLAY and match.turn)
    players.say(mover, "greedy")
    before = house.game()
    outcome = players.say(mover, f"preview {stage(before.position).example}")
    (post,) = outcome.posts
    assert "preview" in post.text
    assert f"last play X: {stage(before.position).example.split()[0][:2]}" in post.text
    assert "to act" not in post.text
    after = house.game()
    assert after.position == before.position
    assert after.dice.state.next == before.dice.state.next


@pytest.mark.parametrize("line", ["preview roll", "preview double"])
def test_a_preview_throws_no_dice_and_offers_nothing(players, line):
    house = players.house
    mover = until(players, lambda match: match.phase is Phase.CHOICE)
    before = house.game()
    outcome = players.say(mover, line)
    assert [post.to for post in outcome.posts] == [mover]
    assert house.game().position == before.position
    assert house.game().dice.state.next == before.dice.state.next


def test_a_board_lies_as_its_reader_has_set_it_and_nobody_elses(players):
    house = players.house
    mover = until(players, lambda match: match.phase is Phase.PLAY)
    other = next(one for one in (house.first, house.second) if one != mover)
    players.say(mover, "set side clockwise")
    (mine,) = players.say(mover, "show").posts
    (theirs,) = players.say(other, "show").posts
    assert "off   24  23" in mine.text
    assert "off   24  23" not in theirs.text
    assert "13  14  15" in theirs.text
    players.say(mover, "set side counterclockwise")
    (again,) = players.say(mover, "show").posts
    assert "13  14  15" in again.text
    asked = players.say(mover, "set side").to(mover).words
    assert 'A board can lie in two ways: "set side clockwise"' in asked


def test_forced_plays_are_a_setting_for_all_matches_and_an_order_in_one(players):
    house = players.house
    who = house.seated(Seat.FIRST)

    def orders():
        return house.game().orders.get(Seat.FIRST, ())

    told = players.say(who, "set forced off").posts
    assert orders() == ("set forced off",)
    assert "you are asked for it all the same" in told[0].text
    assert "set forced off" in players.say(who, "show").posts[0].text
    players.say(who, f"{GAME} set forced on")
    assert orders() == ()
    players.say(who, f"{GAME} set forced off")
    assert orders() == ("set forced off",)


def test_a_match_begins_with_what_its_players_have_set(tmp_path):
    game = {"kind": "backgammon", "points": 1, "opening": None}
    house = House(tmp_path, game=game, event={"languages": ["en", "sv"]})
    house.letters()
    invited = next(post for post in house.read if post.to == ANNA and post.tag)
    assert house.give(house.compose(ANNA, "set forced off", invited)).state == "handled"
    house.start()
    match = house.game()
    seat = match.seat_of(house.player(ANNA))
    assert match.orders == {seat: ("set forced off",)}


def test_the_record_brings_the_match_in_files_that_are_read_back(players):
    players.on(12, QUIET)
    house = players.house
    for ended in (False, True):
        if ended:
            players.on()
        post = house.say(house.first, "record").posts[0]
        mail = message_from_bytes(post.raw, policy=default)
        files = {
            part.get_filename(): part.get_payload(decode=True)
            for part in mail.walk()
            if part.get_content_disposition() == "attachment"
        }
        assert set(files) == {f"{GAME}.mat", f"{GAME}.sgf", f"{GAME}.txt"}
        for name, form in (("mat", "mat"), ("sgf", "sgf"), ("txt", "text")):
            found = read_match(files[f"{GAME}.{name}"], form)
            assert found.length == 3


def test_letters_tell_the_game_that_is_played_and_not_the_whole_match(players):
    house = players.house
    who = until(players, lambda match: match.phase is Phase.CHOICE)
    players.say(who, "resign single")
    other = house.seated(house.game().position.to_act)
    opening = house.game().position.roll + 1
    players.say(other, "accept")
    assert house.game().position.game == 2
    (post,) = players.say(who, "show").posts
    assert f"This game so far: {opening}. " in post.text
    assert '("record" brings the whole match)' in " ".join(post.text.split())


def test_a_play_is_made_by_a_tap_alone(players):
    house = players.house
    mover = until(players, lambda match: match.phase is Phase.PLAY and stage(match).buttons)
    before = house.game().position
    (letter,) = house.say(mover, "show").posts
    wanted = stage(before).buttons[-1]
    link = next(one for one in links(letter) if order_of(one) == wanted)
    house.give(tap(house, mover, link))
    assert house.game().moves[before.number] == wanted


def test_an_arbiter_sees_the_board_of_a_match_as_one_who_watches(tmp_path):
    game = {"kind": "backgammon", "points": 3, "opening": None}
    with Ticking(tmp_path, game=game) as house:
        shown = house.corr("game", "show", GAME)
        assert shown.status == 0
        assert "X = dark, O = light" in shown.out
