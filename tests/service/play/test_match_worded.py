"""What letters about a match say, read as a careful player reads them, in English and Swedish."""

import re

import pytest

from corr.demo.backgammon import Habits
from corr.games.backgammon.notation import every_way
from corr.games.backgammon.record import brief
from corr.games.rules import Move
from corr.tournament.events.events import MovePlayed
from tests.office import EVENT
from tests.service.direction.test_director import answer
from tests.service.play.test_match_dice import GAME, Players, bodies, house_of, taken_back, until
from tests.taps import links, order_of, tap

QUIET = Habits(doubles=0, resigns=0)
ENGLISH = ("roll", "double", "take", "drop", "autoroll", "greedy", "resign single", "orders off")


@pytest.fixture
def players(tmp_path):
    yield from begun(tmp_path, 5)


@pytest.fixture
def for_long(tmp_path):
    """The same in a match that does not end by what is tapped in it."""
    yield from begun(tmp_path, 25)


def begun(folder, points):
    with house_of(folder, points=points) as house:
        found = Players(house)
        about_none = next(one for one in house.read if one.to == house.second)
        house.give(house.compose(house.second, "set language sv", about_none))
        yield found.give("phrase: one of mine", "fras: en av mina")


def first_to(players, what):
    """Go on until this is asked of the Swedish player; their letter."""
    house = players.house
    while True:
        found = until(players, what)
        if house.seated(found.position.to_act) == house.second:
            return house.newest(house.second)
        players.on(1, QUIET)


def test_swedish_letters_name_orders_in_swedish_and_these_are_read(players):
    house = players.house
    letter = first_to(players, "roll-or-double")
    quoted = set(re.findall(r'"([^"]*)"', letter.words))
    assert {"kasta", "dubbla", "ge upp enkelt"} <= quoted
    assert "till exempel: kasta" in letter.words
    told = players.say(house.second, "ta hem mest").to(house.second)
    assert (
        'Dina stående order nu: ta hem mest. Bara du vet om dem; "stående order av"' in told.words
    )
    for name in ENGLISH:
        assert f'"{name}"' not in told.text + letter.text, name
    for line, holds in (
        ("kasta själv på baren", ("autoroll while on the bar", "greedy")),
        ("släpp vid dubbling", ("autoroll while on the bar", "drop if doubled", "greedy")),
        ("dubbla nästa tur", None),
        ("stående order av", ()),
    ):
        assert players.say(house.second, line).state == "handled", line
        seat = house.game().seat_of(house.player(house.second))
        assert holds is None or house.game().orders.get(seat, ()) == holds, line
    players.say(house.second, "kasta")
    assert house.game().position.dice


def tapped(players, what):
    """Tap what sends these words in the newest letter of the Swedish player."""
    house = players.house
    letter = house.newest(house.second)
    (link,) = {one for one in links(letter) if order_of(one).strip() == what}
    outcome = house.give(tap(house, house.second, link))
    assert outcome.state == "handled", outcome.reason
    return letter


def test_taps_of_a_swedish_letter_send_swedish_words_that_every_program_reads(for_long):
    players, house = for_long, for_long.house
    acts = [
        *(("roll-or-double", "kasta", "roll"), ("roll-or-double", "dubbla", "double")),
        *(("take-or-drop", "ta", "take"), ("take-or-drop", "passa", "drop")),
        *(("accept-or-refuse", "anta", "accept"), ("accept-or-refuse", "nej tack", "refuse")),
        ("roll-or-double", "ge upp enkelt", "resign single"),
    ]
    for what, said, act in acts:
        while house.game().position.phase.value != what or (
            house.seated(house.game().position.to_act) != house.second
        ):
            other = house.seated(house.game().position.to_act) == house.first
            mine = house.game().position.phase.value == "roll-or-double" and other
            if mine and what != "roll-or-double":
                players.say(house.first, "double" if what == "take-or-drop" else "resign single")
            else:
                players.on(1, QUIET)
        letter = tapped(players, said)
        assert [one.move for one in bodies(house, MovePlayed)][-1] == act or act == "roll"
        assert all(order_of(one).isascii() for one in links(letter))


def test_what_a_swede_wrote_is_not_quoted_in_english(players):
    house = players.house
    first_to(players, "roll-or-double")
    for line, quoted in (
        ("jag tar", 'Du skrev "ta",'),
        ("avböj", 'Du skrev "avböj"'),
    ):
        told = players.say(house.second, line).to(house.second).words
        assert quoted in told, told
        assert not re.search(r'"(?:om )?(?:take|refuse|roll|drop)"', told)
    players.say(house.second, "ge upp enkelt")
    players.say(house.first, "refuse")
    told = players.say(house.second, "ge upp enkelt").to(house.second).words
    assert '"ge upp enkelt" kan erbjudas igen' in told
    assert (
        "Först en fråga: Du skrev: ge upp"
        in players.say(house.second, "ge upp").to(house.second).words
    )


def test_a_condition_about_a_double_is_told_in_words_for_it(players):
    house = players.house
    first_to(players, "roll-or-double")
    told = players.say(house.first, "if double then take").to(house.first)
    assert "doubles, you take" in told.words
    players.say(house.second, "stående order av")
    while house.seated(until(players, "roll-or-double").position.to_act) == house.second:
        players.on(1, QUIET)
    told = players.say(house.second, "om dubbla så ta").to(house.second)
    assert "dubblar, så tar du" in told.words


def test_a_phrase_given_while_a_game_runs_is_said_to_count_from_the_next_one_on(players):
    house = players.house
    assert "and counts: 1|phrase|one of mine" in " ".join(one.words for one in house.read)
    told = players.say(house.first, "phrase: another").to(house.first)
    assert "and counts from the next game on." in told.words
    assert "It reads: 1|phrase|another" in told.words
    told = players.say(house.second, "fras: en till").to(house.second)
    assert "och gäller från och med nästa parti." in told.words
    assert "Så lyder det: 2|phrase|en till" in told.words


def test_a_letter_repeats_the_last_rolls_of_a_game_and_no_more(players):
    players.on(60, QUIET)
    house = players.house
    letter = house.newest(house.first)
    repeated = letter.words.partition("This game so far: ")[2].partition(" Match SK24")[0]
    assert repeated.count(":") <= 12
    assert "roll" not in repeated
    throws = [Move(f"{n}. dice 1 2") for n in range(1, 30)]
    assert brief([*throws, Move("points 1 0")]).startswith("...; 18. 21:")


def test_the_last_play_stands_below_the_board_as_it_was_written(players):
    house = players.house
    for _ in range(12):
        until(players, "play")
        (mover,) = (house.seated(house.game().position.to_act),)
        outcome = players.on(1, QUIET) and house.newest(mover)
        made = re.search(r"You played (\S+)\.|Du spelade (\S+)\.", outcome.text)
        if made and "/" in (play := made[1] or made[2]) and "*" not in play:
            shown = re.search(r"(?:last play|senaste drag) X: (.*?)   ", outcome.text)
            assert shown is None or shown[1] == play


def test_a_call_of_the_director_is_told_without_its_order_and_as_passed_on(players):
    house = players.house
    until(players, "roll-or-double")
    outcome = players.say(house.first, "call director: the roll was mine")
    assert 'writes: "the roll was mine"' in outcome.to("arbiter@club.test").words
    assert "not passed on" not in outcome.to(house.first).words
    outcome = players.say(house.second, "tillkalla tävlingsledaren: nej, min")
    assert 'writes: "nej, min"' in outcome.to(house.first).words
    assert answer(house)


def test_a_withdrawal_names_the_rolls_that_are_void_in_words(players):
    house = players.house
    until(players, "roll-or-double")
    players.say(house.seated(house.game().position.to_act), "roll")
    roll = house.game().dice.state.rolls[-1]
    dice = "".join(map(str, sorted(roll.dice, reverse=True)))
    told = {post.to: post.words for post in taken_back(house)}
    assert f"played by nobody: roll {roll.number} ({dice})" in told[house.first]
    assert f"spelas av ingen: kast {roll.number} ({dice})" in told[house.second]


def test_rules_and_letters_of_a_match_with_breaks_promise_no_leave(tmp_path):
    with house_of(tmp_path, points=7, breaks=True) as house:
        players = Players(house)
        posts = players.say(house.first, "rules").posts
        (rules,) = (post.words for post in posts if "rules in short" in post.title)
        assert "breaks of five days" in rules
        assert "days of leave in a calendar year" not in rules
        assert "three experienced players" in rules


def test_a_digest_brings_what_proves_the_dice(tmp_path):
    with house_of(tmp_path, points=5) as house:
        players = Players(house).give("phrase: one of mine", "phrase: of theirs")
        until(players, "roll-or-double")
        mover = house.seated(house.game().position.to_act)
        reader = house.first if mover == house.second else house.second
        players.say(reader, "set digest 18")
        players.say(mover, "roll")
        until(players, "play")
        players.on(1, QUIET)
        posts = house.wait(hours=14)
        (digest,) = (post for post in posts if post.to == reader and GAME not in post.subject)
        assert f"KORRDICE-2 {EVENT}-001" in digest.text
        assert f"KORRDICE-2 {EVENT}-001" in digest.html


def test_a_match_is_called_one_wherever_letters_tell_of_it(players):
    house = players.house
    until(players, "play")
    for who, last, mine in (
        (house.first, f"Match {EVENT}-001, ", "You have 1 match going on"),
        (house.second, f"Match {EVENT}-001, ", "Du har 1 match som pågår"),
    ):
        for order in ("show", "record", "dice"):
            words = players.say(who, order).to(who).words
            assert last in words
            assert not re.search(r"(?:Game|Parti) SK24", words)
        for order in ("games", "test"):
            assert mine in players.say(who, order).to(who).words


def test_a_date_is_asked_about_and_not_played(players):
    house = players.house
    while True:
        position = until(players, "play").position
        board = position.seen(position.to_act)
        ways = every_way(board, position.dice, 1_000)
        lone = next((one for one in ways if re.fullmatch(r"[\d/]+", one)), "")
        if lone:
            break
        players.on(1, QUIET)
    mover, before = house.seated(position.to_act), len(bodies(house, MovePlayed))
    for line in (f"Mon. {lone}", f"{lone}, 2024", f"{lone}\n2024", f"Liverpool won. {lone}!"):
        outcome = players.say(mover, line)
        assert outcome.reason == "unclear", line
        assert lone in outcome.to(mover).words
    assert len(bodies(house, MovePlayed)) == before
    assert players.say(mover, f"Hello!\n\n{lone}, thanks").state == "handled"
    assert lone in [one.move for one in bodies(house, MovePlayed)]
