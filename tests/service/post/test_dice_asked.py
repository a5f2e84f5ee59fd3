"""The question "dice": the reader's own figures, how the dice are made, and the record."""

import json
import random
from fractions import Fraction

import pytest

from corr.demo.backgammon import Habits
from corr.dice.roll import Purpose, Standing
from corr.dice.statistics import own
from corr.records import verify_dice
from corr.service.post.asked_dice import in_hundredths
from corr.tournament.events.events import MovePlayed
from corr.tournament.events.events_dice import DiceRolled
from corr.tournament.play.matches.thrown import thrown_in
from tests.office import EVENT, PEOPLE, House
from tests.service.play.test_match_dice import GAME, Players, bodies, house_of, taken_back, until


def record_in(letter):
    """The record that is attached to a letter."""
    (part,) = [one for one in letter.mail.walk() if (one.get_filename() or "").endswith(".json")]
    return part.get_payload(decode=True).decode()


def thrown(house):
    events = house.office.store.events.of_stream(GAME)
    return thrown_in(house.game(), [event.body for event in events])


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A match to its end, the answer to `dice` in its middle, and that at its end."""
    with house_of(tmp_path_factory.mktemp("played"), points=5) as house:
        players = Players(house, random.Random(3)).give("phrase: Röd häst", "hello").on(30)
        known = bodies(house, DiceRolled)
        middle = players.say(house.first, "dice")
        assert bodies(house, DiceRolled) == known
        players.on()
        end = players.say(house.second, "Tärningarna?")
        yield house, middle, end


def test_the_record_is_attached_and_holds(played):
    house, middle, end = played
    for outcome, who in ((middle, house.first), (end, house.second)):
        assert outcome.readers == [who]
        (match,) = verify_dice.from_json(record_in(outcome.to(who)), "record.json")
        verify_dice.check(match)
        assert match.wrong == []
        assert f"{GAME}.dice.json" in outcome.to(who).words
        assert "corr dice verify --program" in outcome.to(who).words


def test_the_seed_is_told_when_the_match_is_over_and_not_before(played):
    house, middle, end = played
    seed = house.game().dice.state.commitment.seed
    assert seed
    before, after = record_in(middle.to(house.first)), record_in(end.to(house.second))
    assert seed not in before
    assert json.loads(before)["commitments"][0]["seed"] is None
    assert seed in after
    assert "secret number is told" not in middle.to(house.first).words
    assert "secret number is told" in end.to(house.second).words


def test_the_rolls_that_plays_have_used_are_told(played):
    house, _, end = played
    record = json.loads(record_in(end.to(house.second)))
    plays = [one for one in bodies(house, MovePlayed) if "/" in one.move or one.move == "no play"]
    assert len(record["used"]) == len(plays)
    valid = {one["number"] for one in record["rolls"] if one["became"] == "valid"}
    assert set(record["used"]) <= valid


def test_every_roll_is_counted_once_and_for_who_played_it(played):
    house, _, _ = played
    found, state = thrown(house), house.game().dice.state
    number, owners = 0, {}
    for event in house.office.store.events.of_stream(GAME):
        match event.body:
            case DiceRolled():
                number = event.body.number
            case MovePlayed(seat=seat, move=move) if "/" in move or move == "no play":
                owners[number] = seat
            case _:
                pass
    for number, seat in owners.items():
        assert found.seats[number] is seat
    resigned = len(found.seats) - len(owners)
    assert 0 <= resigned <= len(house.game().position.games)
    rolls = [
        (one, {"first": 1, "second": 2}.get(found.seats.get(one.number))) for one in state.rolls
    ]
    one, other = own(rolls, 1), own(rolls, 2)
    assert one.rolls + other.rolls == len(found.seats)
    assert one.begun + other.begun == one.openings == other.openings
    assert sum(one.faces) + sum(other.faces) == 2 * len(state.rolls)
    turns = [roll for roll in state.rolls if roll.purpose is Purpose.TURN]
    assert one.turns + other.turns == len(turns)
    assert one.doubles + other.doubles == sum(roll.dice[0] == roll.dice[1] for roll in turns)


def test_the_letter_has_the_readers_own_figures_first(played):
    house, _, end = played
    found = thrown(house)
    rolls = [
        (one, {"first": 1, "second": 2}.get(found.seats.get(one.number)))
        for one in house.game().dice.state.rolls
    ]
    mine, theirs = own(rolls, 2), own(rolls, 1)
    lines = [line.split() for line in end.to(house.second).text.splitlines()]
    assert ["rolls", f"{mine.rolls}", f"{theirs.rolls}"] in lines
    shown = [in_hundredths(one.mean) for one in (mine, theirs)]
    assert ["pips", "a", "roll", *shown] in lines
    for face in range(6):
        row = [f"{face + 1}", f"{mine.faces[face]}", f"{theirs.faces[face]}"]
        assert ["dice", "with", *row] in lines
    words = end.to(house.second).words
    assert "In this match" in words
    assert "In all your matches" not in words  # it is the only one


def test_a_match_and_the_others_of_its_event_are_counted_apart(tmp_path):
    game = {"kind": "backgammon", "points": 1, "opening": None}
    with House(tmp_path, PEOPLE[:3], game=game).start() as house:
        for who in PEOPLE[:3]:
            known = house.player(who)
            mine = [n for n in (1, 2, 3) if known in house.game(n).players.values()]
            house.say(who, "phrase: for both", number=mine[0])
        first = next(
            n for n in (1, 2, 3) if house.player(PEOPLE[0]) in house.game(n).players.values()
        )
        words = house.say(PEOPLE[0], "dice", number=first).to(PEOPLE[0]).words
        assert "In this match" in words
        assert f"In {EVENT}: 2 matches" in words
        assert "In all your matches" not in words


def test_a_mean_is_rounded_without_a_binary_fraction():
    assert in_hundredths(Fraction(1, 3)) == "0.33"
    assert in_hundredths(Fraction(2, 3)) == "0.67"
    assert in_hundredths(Fraction(1, 8)) == "0.13"
    assert in_hundredths(Fraction(10**30 + 1, 2)) == f"{10**30 // 2}.50"


def test_what_is_void_is_told_with_the_reason(tmp_path):
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(6, Habits(doubles=0))
        until(players, "roll-or-double")
        seat = house.game().position.to_act
        players.say(house.seated(seat), "roll")
        known = house.game().dice.state.rolls[-1]
        taken_back(house)
        assert house.game().dice.state.numbers(Standing.VOID) == (known.number,)
        outcome = players.say(house.first, "dice")
        (void,) = [one for one in house.game().dice.state.rolls if one.standing is Standing.VOID]
        words = outcome.to(house.first).words
        assert f"Roll {void.number}: by a ruling." in words
        assert void.why in words
        (match,) = verify_dice.from_json(record_in(outcome.to(house.first)), "record.json")
        verify_dice.check(match)
        assert match.wrong == []
        players.on(6, Habits(doubles=0))
        found = thrown(house)
        assert void.number not in found.used
        assert found.seats[void.number] is seat
        assert set(found.used) <= set(house.game().dice.state.numbers(Standing.VALID))


def test_nothing_is_told_before_both_have_given(tmp_path):
    with house_of(tmp_path) as house:
        house.say(house.first, "phrase: nobody else knows this")
        outcome = house.say(house.first, "dice")
        assert not bodies(house, DiceRolled)
        (letter,) = [one for one in outcome.posts if one.to == house.first]
        assert "I wait for what" in letter.words
        record = json.loads(record_in(letter))
        assert record["rolls"] == record["texts"] == []
        assert "nobody else knows" not in json.dumps(record)


def test_the_question_opens_no_seed(tmp_path):
    """It is answered where there is none any more: nothing is computed for it."""
    with house_of(tmp_path) as house:
        players = Players(house).give("hello", "good day").on(4)
        state, store = house.game().dice.state, house.office.store
        with store.transaction():
            store.seeds.drop_seed(GAME, state.commitment.anchors[0])
        outcome = players.say(house.first, "dice")
        (match,) = verify_dice.from_json(record_in(outcome.to(house.first)), "record.json")
        verify_dice.check(match)
        assert match.wrong == []
        assert house.game().dice.state == state


def test_who_plays_without_dice_is_answered_kindly(tmp_path):
    with House(tmp_path).start() as house:
        made = house.game().moves
        asker = house.seated(house.game().position.to_act)
        outcome = house.say(asker, "dice")
        assert outcome.reason == "no_dice"
        assert "played without dice" in outcome.to(asker).words
        assert house.game().moves == made


def test_an_event_that_is_not_the_writers_is_refused(tmp_path):
    with house_of(tmp_path) as house:
        Players(house).give("hello", "good day")
        outcome = house.say(house.first, "dice XX99")
        assert outcome.reason == "unknown_event"
        known = house.say(house.first, f"dice {EVENT}")
        assert f"In {EVENT}: one match" in known.to(house.first).words
