"""What players and arbiters may ask of a match at any time: before its dice, in it, after it."""

import json

import pytest

from corr.games.rules import Seat
from tests.service.play.test_match_dice import GAME, Players
from tests.ticking import Ticking

STAGES = ("waits", "plays", "over")
COMMANDS = (
    ("game", "show", GAME),
    ("game", "show", GAME, "--json"),
    ("game", "export", GAME, "--as", "text"),
    ("clock", "show", GAME),
    ("event", "status", "SK24"),
    ("event", "table", "SK24"),
    ("log", "SK24"),
    ("check",),
    ("dice", "stats", GAME),
    ("dice", "record", GAME),
    ("standings", "SK24"),
)
NEED_A_CLOCK = (
    ("clock", "extend", GAME, "--days", "2", "--reason", "ill"),
    ("clock", "pause", GAME, "--reason", "ill"),
    ("clock", "resume", GAME, "--reason", "well"),
)
LINES = ("games", "show", "record", "rules", "help", "dice", "my settings", "note: hm")


@pytest.fixture(params=STAGES)
def stage(request, tmp_path):
    game = {"kind": "backgammon", "points": 3, "opening": None}
    with Ticking(tmp_path, game=game) as house:
        players = Players(house)
        if request.param != "waits":
            players.give("phrase: one of mine", "phrase: one of theirs").on(
                6 if request.param == "plays" else 10_000
            )
        yield request.param, house


def test_whatever_players_ask_is_answered(stage):
    name, house = stage
    for line in LINES:
        assert house.say(house.first, line).state == "handled", line
    asked = house.say(house.first, "time")
    reasons = {"waits": "dice_wait", "plays": "", "over": "game_over"}
    assert asked.reason == reasons[name]


def test_commands_tell_of_it(stage):
    name, house = stage
    for words in COMMANDS:
        done = house.corr(*words)
        assert done.status == 0, (words, done.err)
    for words in NEED_A_CLOCK:
        done = house.corr(*words)
        assert (done.status == 0) is (name == "plays"), (words, done.err)
        assert done.err.count("\n") == (name != "plays")


def test_nobody_is_reminded_or_late_while_the_dice_wait(tmp_path):
    game = {"kind": "backgammon", "points": 3, "opening": None}
    with Ticking(tmp_path, game=game) as house:
        house.wait(days=30)
        assert house.game().result is None
        assert house.game().clock is None


def asked(house, who, line):
    """The answer to a line under a letter about no match, which gives nothing to the dice."""
    other = next(one for one in house.read if one.to == who and GAME not in one.tag)
    outcome = house.give(house.compose(who, line, other))
    assert outcome.state == "handled", outcome.reason
    return outcome.to(who).words


def test_whom_the_dice_wait_for_is_told_to_players_and_arbiter(tmp_path):
    game = {"kind": "backgammon", "points": 3, "opening": None}
    with Ticking(tmp_path, game=game) as house:
        mine, theirs = (house.game().players[seat] for seat in Seat)
        listed = asked(house, house.first, "games")
        assert "The dice wait for you" in listed
        assert "came back" not in listed
        assert "1, you –" in listed  # no colour is open or still to be chosen
        assert "1 match going on, and it is your turn in it" in listed
        assert "The dice wait for you" in asked(house, house.first, "time")
        (told,) = (one for one in house.corr("event", "status").out.splitlines() if GAME in one)
        assert f"({mine})" in told
        assert f"({theirs})" in told
        house.say(house.first, "phrase: one of mine")
        listed = asked(house, house.first, "games")
        assert "gives to the dice. You need not do anything." in listed
        assert "The dice wait for you" not in listed
        (told,) = (one for one in house.corr("event", "status").out.splitlines() if GAME in one)
        assert f"({mine})" not in told
        assert f"({theirs})" in told
        (event,) = json.loads(house.corr("event", "status", "--json").out)["events"]
        assert event["running"][0]["dice_wait_for"] == [theirs]


def test_the_dice_of_a_match_that_has_not_begun_are_told_without_naming_it(tmp_path):
    game = {"kind": "backgammon", "points": 3, "opening": None}
    with Ticking(tmp_path, game=game) as house:
        assert "No roll has been thrown in this match" in asked(house, house.first, "dice")
