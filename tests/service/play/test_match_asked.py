"""What players and arbiters may ask of a match at any time: before its dice, in it, after it."""

import pytest

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
