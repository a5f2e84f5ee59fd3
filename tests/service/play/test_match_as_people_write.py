"""A whole match by letters as new users write them, and its record in another program."""

import random

import pytest

from corr.demo.backgammon import Habits, Player
from corr.records.backgammon import files
from corr.records.backgammon.files import of_game
from corr.service.play.records import as_file, record_of
from tests.records.backgammon import gnubg
from tests.records.backgammon.test_gnubg import expected, told
from tests.service.play.test_match_dice import GAME, Players, faults, house_of

HELLO = ("", "Hello!\n\n", "Hi there,\n", "Good evening\n\n")
BYE = ("", "\n\nBest wishes", "\n\nThanks!", "\n--\nSent from my phone", "\n\nCheers, Bo")
CUBE = {
    "roll": ("roll", "Roll", "ROLL", "roll.", "I roll", "kasta"),
    "double": ("double", "Double", "I double", "dubbla"),
    "take": ("take", "Take", "I take", "I'll take it", "accept"),
    "drop": ("drop", "Drop", "pass", "I pass", "I drop", "no thanks"),
    "accept": ("accept", "Accept"),
    "refuse": ("refuse", "Refuse"),
}


def play_as_written(play, position, rng):
    """A play in one of the ways in which people write it."""
    one, other = position.dice
    dice = f"{max(one, other)}{min(one, other)}"
    hops = play.split()
    rng.shuffle(hops)
    mixed = " ".join(hops)
    return rng.choice(
        (
            play,
            mixed,
            ", ".join(hops),
            play.replace("*", ""),
            play.upper(),
            play.replace("bar", "25").replace("off", "0"),
            f"{dice}: {play}",
            f"{position.roll}. {dice}: {play}",
            f"{dice}: {mixed.replace('bar', 'b').replace('off', 'o')}",
        )
    )


def letter(text, position, rng):
    words = CUBE.get(text)
    line = rng.choice(words) if words else text
    if "/" in text:
        line = play_as_written(text, position, rng)
    return f"{rng.choice(HELLO)}{line}{rng.choice(BYE)}"


def played(folder, seed):
    """A match to five points whose players write as people do; the letters that were not taken."""
    house = house_of(folder, points=5)
    rng, odd = random.Random(seed), []
    players = Players(house, rng).give("Hello! phrase: what is this?", "I look forward to it")
    mind = Player(rng, Habits(doubles=40, takes=60, resigns=30))
    while house.game().result is None:
        game = house.game()
        seat = game.position.to_act
        text = letter(mind.act(game.position, seat), game.position, rng)
        number = house.events()
        outcome = players.say(house.seated(seat), text)
        if house.events() == number:
            odd.append((text, outcome.reason))
            mind = Player(rng, Habits(doubles=40, takes=60, resigns=30))
        assert len(odd) < 20, odd
    return house, players, odd


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_played_as_new_users_write_and_its_record_is_read_elsewhere(tmp_path, seed):
    house, players, odd = played(tmp_path, seed)
    with house:
        assert odd == []
        game = house.game()
        assert max(game.result.score) == 5
        for who in (house.first, house.second):
            assert faults(tmp_path, players.mailbox(who))[0] == []
        record = record_of(house.office, game)
        whole = of_game(record, game.result.ending)
        assert files.read_match(as_file(record, "mat", game.result), "mat") == whole
        if not gnubg.PROGRAM:
            pytest.skip("GNU Backgammon is not installed")
        for form in ("mat", "sgf"):
            file = tmp_path / f"{GAME}.{form}"
            file.write_bytes(as_file(record, form, game.result))
            (found,) = gnubg.matches(tmp_path, form, [file])
            assert found["match-info"]["match-length"] == 5
            assert told(found) == expected(whole)
