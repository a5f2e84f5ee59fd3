"""Matches whose dice wait for a public beacon, and attacks on them (backgammon.md 6.7).

Nobody can sign a round but the network, so rounds of matches that are played here are put into the
store as if they had been checked; what checks them is tried with the one real round that is known.
"""

import hashlib
import json
import random
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from corr.acts.desk.undo import ways_to_undo
from corr.demo.backgammon import Habits, Player
from corr.dice.beacon import round_after
from corr.dice.errors import DiceError
from corr.dice.record import record_of
from corr.dice.roll import Standing
from corr.dice.state import Waits
from corr.errors import ArbiterError
from corr.games.rules import Chance, Seat
from corr.records import verify_dice
from corr.service.desk.undoing import undo
from corr.service.event.opening import change_event, enter_players
from corr.service.office.trusted import read_clock
from corr.service.play.beacons import rounds_wanted, take_rounds
from corr.service.watch.idle import note_settings, note_tick
from corr.store.idle import is_idle
from corr.tournament.events.events import Event, MovePlayed
from corr.tournament.events.events_dice import BeaconCame, DiceRolled, RoundNamed
from corr.tournament.play.dice import no_dice
from corr.tournament.play.game import apply
from corr.tournament.play.matches.itself import awaited
from corr.tournament.spec.spec import spec_from_tables, spec_to_tables
from tests.commands import corr
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, SETTINGS, START, House
from tests.service.handing import Second, hand_over
from tests.service.play.test_match_dice import (
    GAME,
    Backup,
    Players,
    act,
    bodies,
    faults,
    house_of,
    taken_back,
    until,
)
from tests.ticking import TICKING, Ticking

SIGNATURE = (
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125"
    "e342b73a8dd2bacbe47e4b6b63ed5e39"
)
"""That of round 1000, the one real round that is known here."""


def made_up(number, salt=0):
    """A signature of a round that nobody signed: 48 bytes of its own."""
    return hashlib.sha384(f"round {number} {salt}".encode()).hexdigest()


def put(house, number, salt=0):
    """Let a round be known as if it had been checked."""
    with house.office.store.transaction():
        house.office.store.beacons.put_round(number, made_up(number, salt))


class Waiting(Players):
    """Both players of a match, and a beacon that gives every round in its hour."""

    def say(self, who, text, **more):
        outcome = super().say(who, text, **more)
        self.come()
        return outcome

    def come(self):
        """Let the hours come that are waited for, each with its round."""
        while due := awaited(self.house.game()):
            self.house.now = due.hour + timedelta(minutes=1)
            put(self.house, due.number)
            self.keep(self.house.look())


def rolls(house):
    return bodies(house, DiceRolled)


# -- whole matches ----


@pytest.mark.parametrize("dice", ["beacon-start", "beacon"])
def test_a_match_is_played_with_a_beacon_and_verified_from_letters_alone(dice, tmp_path):
    with house_of(tmp_path, points=3, dice=dice) as house:
        players = Waiting(house).give("phrase: Röd häst äter gräs", "hello there")
        players.on(4, Habits(doubles=0))
        players.say(house.first, "phrase: from now on")
        until(players, "roll-or-double")
        seat = house.game().position.to_act
        players.say(house.seated(seat), "resign single")
        players.say(house.seated(seat.other), "accept")
        assert len(house.game().dice.state.texts) == 2
        players.on()
        game = house.game()
        assert game.result.ending == "score"
        named = [body.round for body in bodies(house, RoundNamed)]
        assert named == sorted(named)
        if dice == "beacon":
            assert {body.round for body in rolls(house)} == set(named)
            assert not bodies(house, BeaconCame)
        else:
            assert [body.round for body in bodies(house, BeaconCame)] == named
            assert len(named) == len(game.dice.state.texts)
        for who in (house.first, house.second):
            found, seen = faults(tmp_path, players.mailbox(who))
            assert found == []
            assert seen == list(range(1, game.dice.state.next))


def test_each_roll_takes_the_round_after_the_letter_that_made_it_due(tmp_path):
    """Of the events of a whole match the round of every roll follows: a letter's act came before
    it, half an hour at least before the hour of its round.
    """
    with house_of(tmp_path, dice="beacon") as house:
        Waiting(house).give("hello", "good day").on()
        arrival = max(one.at for one in house.game().dice.state.commitments[0].given)
        thrown = 0
        for event in house.office.store.events.of_stream(GAME):
            match event.body:
                case MovePlayed(why=""):
                    arrival = event.at
                case DiceRolled():
                    due = round_after(arrival)
                    assert event.body.round == due.number
                    assert event.at >= due.hour >= arrival + timedelta(minutes=30)
                    thrown += 1
        assert thrown > 10


def test_a_match_is_handed_over_while_it_waits_for_its_round(tmp_path):
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    game = {"kind": "backgammon", "points": 1, "opening": None, "dice": "beacon"}
    with Ticking(here, game=game) as house, Second(there, house) as second:
        players = Waiting(house).give("hello", "good day").on(4)
        hand_over(house, second)
        new = Waiting(second, letters=players.letters)
        assert second.game().dice.waits is Waits.CONTRIBUTIONS
        assert awaited(second.game()) is None
        new.give("phrase: there", "phrase: there too")
        new.on()
        assert second.game().result.ending == "score"
        assert faults(tmp_path, new.mailbox(second.first))[0] == []


# -- waiting ----


@pytest.mark.parametrize("dice", ["beacon-start", "beacon"])
def test_receipt_and_line_to_the_opponent_name_the_round_before_its_hour(dice, tmp_path):
    with house_of(tmp_path, dice=dice) as house:
        players = Players(house)
        players.say(house.first, "phrase: one two")
        house.now += timedelta(minutes=7)
        outcome = players.say(house.second, "phrase: three four")
        due = round_after(house.now)
        assert outcome.readers == sorted([house.first, house.second])
        for who in outcome.readers:
            assert f"round {due.number} " in outcome.to(who).words
            assert due.hour == START + timedelta(hours=1)
            assert "It comes on Thursday 1 Feb, 10:00 (Stockholm)" in outcome.to(who).words
        assert house.now + timedelta(minutes=30) <= due.hour
        assert not rolls(house)
        assert house.office.store.events.game_row(GAME).next_at == due.hour


@pytest.mark.parametrize("dice", ["beacon-start", "beacon"])
def test_a_silent_beacon_is_waited_for_while_no_clock_runs(dice, tmp_path):
    with house_of(tmp_path, dice=dice) as house:
        players = Players(house).give("hello", "good day")
        due = awaited(house.game())
        sent = [post for _ in range(20) for post in house.wait(days=1)]
        assert not [post for post in sent if GAME in post.tag]
        assert not rolls(house)
        assert house.game().clock is None
        outcome = players.say(house.first, "show")
        assert f"round {due.number} " in outcome.to(house.first).words
        put(house, due.number)
        posts = house.wait(minutes=2)
        assert sorted(post.to for post in posts) == sorted([house.first, house.second])
        assert rolls(house)
        clock = house.game().clock
        assert clock.since == house.now
        assert not clock.stopped


def test_a_turn_goes_on_with_the_time_that_it_had_when_its_roll_has_come(tmp_path):
    with house_of(tmp_path, points=3, dice="beacon") as house:
        players = Waiting(house).give("hello", "good day").on(3, Habits(doubles=0))
        game = until(players, "roll-or-double")
        seat, left = game.position.to_act, game.clock.due - house.now
        Players.say(players, house.seated(seat), "roll")
        assert house.game().clock.stopped == house.now
        house.wait(days=9)  # longer than there is for a move
        assert house.game().result is None
        put(house, awaited(house.game()).number)
        house.wait(minutes=2)
        assert house.game().clock.seat is seat
        assert house.game().clock.due - house.now == left


def test_a_round_before_its_hour_is_not_taken(tmp_path):
    with house_of(tmp_path, dice="beacon") as house:
        Players(house).give("hello", "good day")
        due = awaited(house.game())
        put(house, due.number)
        house.now = due.hour - timedelta(seconds=1)
        house.look()
        assert not rolls(house)
        assert not rounds_wanted(house.office, house.now)
        house.now = due.hour
        house.look()
        assert rolls(house)


def test_a_round_is_asked_for_once_its_hour_has_come_and_not_before(tmp_path):
    with house_of(tmp_path, dice="beacon-start") as house:
        Players(house).give("hello", "good day")
        due = awaited(house.game())
        assert rounds_wanted(house.office, due.hour - timedelta(seconds=1)) == ()
        assert rounds_wanted(house.office, due.hour) == (due.number,)
        put(house, due.number)
        assert rounds_wanted(house.office, due.hour) == ()


def test_a_tick_without_anything_to_do_wakes_for_the_hour_of_a_round(tmp_path):
    """Cron asks every minute, and most of the time nothing at all is loaded."""
    with house_of(tmp_path, dice="beacon") as house:
        Players(house).give("hello", "good day")
        due = awaited(house.game())
        house.now += timedelta(minutes=1)
        note_settings(house.office, "as they are", house.now)
        house.look()
        read_clock(house.office, house.now)
        before = house.office.store.marks.house()
        house.look()
        note_tick(house.office, before, house.now)
        database = str(tmp_path / "corr.sqlite3")
        early = due.hour - timedelta(minutes=1)
        assert is_idle(database, "tick", "as they are", early)
        assert not is_idle(database, "tick", "as they are", due.hour)


# -- what a source says is believed for its signature alone ----


def test_a_true_round_is_kept_and_a_false_one_is_not(tmp_path):
    with house_of(tmp_path, dice="beacon") as house:
        known = house.office.store.beacons
        assert take_rounds(house.office, (1000,), lambda number: SIGNATURE) == 1
        assert known.signature(1000) == SIGNATURE
        for forged in (SIGNATURE, made_up(1012), "", "ab" * 48, "nonsense"):
            with pytest.raises(DiceError):
                take_rounds(house.office, (1012,), lambda number, said=forged: said)
        assert known.signature(1012) is None


def test_a_forged_file_in_the_place_of_the_network_moves_nothing(tmp_path):
    """It has another round's signature; what it says comes to nothing, and is told."""
    settings = TICKING + '[beacon]\nfile = "rounds.jsonl"\n'
    begin = datetime(2023, 8, 23, 15, tzinfo=UTC)
    game = {"kind": "backgammon", "points": 1, "opening": None, "dice": "beacon"}
    with Ticking(tmp_path, settings=settings, begin=begin, game=game) as house:
        Players(house).give("hello", "good day")
        due = awaited(house.game())
        assert due.number == 1012
        house.now = due.hour + timedelta(minutes=1)
        file = tmp_path / "rounds.jsonl"
        said = {
            "no such file": None,
            "no such round": {"round": 1000, "signature": SIGNATURE},
            "another round's": {"round": 1012, "signature": SIGNATURE},
            "nobody's": {"round": 1012, "signature": made_up(1012)},
            "no round": {"hello": "there"},
        }
        for line in said.values():
            if line is not None:
                file.write_text(json.dumps(line) + "\n")
            house.now += timedelta(minutes=2)
            done = house.corr("tick")
            assert done.status == 0, done.err
            (row,) = [one for one in house.office.store.health.noted() if one.name == "beacon"]
            assert not row.ok
        house.reopen()
        assert not rolls(house)
        assert house.office.store.beacons.signature(1012) is None


# -- nobody chooses ----


def test_a_letter_that_is_read_again_takes_the_same_round(tmp_path):
    with house_of(tmp_path, dice="beacon") as house:
        players = Waiting(house).give("hello", "good day").on(3)
        seat = house.game().position.to_act
        raw = house.reply(
            house.seated(seat), Player(random.Random(1)).act(house.game().position, seat)
        )
        house.give(raw)
        due = awaited(house.game())
        house.now += timedelta(hours=3)
        house.give(raw)
        house.give(raw.replace(b"Message-ID: <", b"Message-ID: <again."))
        assert awaited(house.game()) == due
        assert players


def test_a_letter_that_is_handled_late_takes_the_round_after_its_arrival(tmp_path):
    """The server was down, or the letter was set aside: its arrival alone counts."""
    with house_of(tmp_path, dice="beacon") as house:
        Waiting(house).give("hello", "good day").on(3)
        seat = house.game().position.to_act
        raw = house.reply(
            house.seated(seat), Player(random.Random(1)).act(house.game().position, seat)
        )
        arrived = house.now
        house.down(raw, days=1)
        assert awaited(house.game()) == round_after(arrived)
        put(house, round_after(arrived).number)
        before = len(rolls(house))
        house.look()
        assert len(rolls(house)) == before + 1


def test_rounds_never_go_back():
    """A letter from before another act, released late, takes no round that is known by then."""
    late, early = START + timedelta(days=2), START
    dice = no_dice(GAME).acted(late)
    assert dice.acted(early).act == late
    assert dice.acted(late + timedelta(hours=1)).act == late + timedelta(hours=1)


def waiting_event(house, body, at=None):
    events = house.office.store.events.of_stream(GAME)
    return Event(stream=GAME, seq=len(events) + 1, at=at or house.now, cause="forged", body=body)


def is_refused(game, event):
    """Whether the dice of a roll do not follow from its round; one in 36 does by chance."""
    try:
        apply(game, event)
    except DiceError as error:
        return error.code == "dice"
    return False


def test_the_fold_takes_no_other_round(tmp_path):
    """Whoever writes into the database what never happened is found when it is folded."""
    with house_of(tmp_path, points=3, dice="beacon") as house:
        players = Waiting(house).give("hello", "good day").on(3, Habits(doubles=0))
        seat = until(players, "roll-or-double").position.to_act
        Players.say(players, house.seated(seat), "roll")
        before, due = house.game(), awaited(house.game())
        house.now = due.hour
        put(house, due.number)
        house.look()
        (true,) = rolls(house)[-1:]
        at = due.hour
        apply(before, waiting_event(house, true, at))
        early = due.hour - timedelta(seconds=1)
        with pytest.raises(DiceError, match="before its hour"):
            apply(before, waiting_event(house, true, early))
        forged = replace(true, round=true.round + 1200)
        with pytest.raises(DiceError, match="not the one"):
            apply(before, waiting_event(house, forged, at + timedelta(hours=2)))
        others = [replace(true, signature=made_up(7, salt)) for salt in range(20)]
        assert sum(is_refused(before, waiting_event(house, one, at)) for one in others) > 10
        other = round_after(due.arrival - timedelta(hours=2))
        name = RoundNamed(round=other.number, arrival=other.arrival.isoformat())
        with pytest.raises(DiceError, match="not the one"):
            apply(before, waiting_event(house, name, at))
        dice = replace(before.dice, named=0)
        with pytest.raises(DiceError, match="was named"):
            apply(replace(before, dice=dice), waiting_event(house, true, at))


def test_a_turn_that_ends_by_itself_leaves_the_round_to_the_next_roll(tmp_path):
    with house_of(tmp_path, dice="beacon") as house:
        players = Waiting(house).give("hello", "good day")
        due, salt = ended_by_itself(players)
        house.now = due.hour + timedelta(minutes=1)
        put(house, due.number, salt)
        players.keep(house.look())
        one, other = rolls(house)[-2:]
        assert one.round == other.round == due.number
        assert len({body.round for body in bodies(house, RoundNamed)}) == len(
            bodies(house, RoundNamed)
        )
        players.come()
        players.on()
        assert faults(tmp_path, players.mailbox(house.first))[0] == []


def test_an_order_that_comes_when_the_round_is_known_does_not_ride_on_it(tmp_path):
    """Else who knows the round could choose whether the next roll takes it, too."""
    with house_of(tmp_path, points=5, dice="beacon") as house:
        players = Waiting(house).give("hello", "good day")
        due, salt = ended_by_itself(players, autoroll=True)
        seat = house.game().position.turn.other
        house.now = due.hour + timedelta(minutes=2)
        Players.say(players, house.seated(seat), "autoroll")
        assert awaited(house.game()) == due  # nor does it change the one that is waited for
        given = house.now
        put(house, due.number, salt)
        house.wait(minutes=1)
        assert rolls(house)[-1].round == due.number
        assert house.game().moves[-1] == "roll"
        assert awaited(house.game()).number == round_after(given).number > due.number
        players.come()
        assert rolls(house)[-1].round == round_after(given).number


def ended_by_itself(players, *, autoroll=False):
    """Go on until a round can end a turn by itself, with the roll after it thrown or, with an
    order to come, a decision before it; the round, and the salt that makes it so.
    """
    house = players.house
    for _ in range(400):
        seat = house.game().position.to_act
        text = Player(players.chance, Habits(doubles=0)).act(house.game().position, seat)
        Players.say(players, house.seated(seat), text)
        house.now += timedelta(minutes=5)
        due = awaited(house.game())
        for salt in range(30) if due else ():
            if leads_on(house, due, salt, autoroll=autoroll):
                return due, salt
        players.come()
        assert house.game().result is None
    raise AssertionError("no turn ever ended by itself")


def leads_on(house, due, salt, *, autoroll):
    """Whether a round would end the turn that waits for it."""
    before, found = house.game(), False
    office = house.office
    with office.folder.transaction(), office.folder.trial():
        office.store.beacons.put_round(due.number, made_up(due.number, salt))
        at = due.hour + timedelta(minutes=1)
        after = office.folder.go_on(before, at=at, cause="trial")
        done = office.folder.happened(before, before.seq)
        made = [one for one in done if isinstance(one, MovePlayed)]
        thrown = sum(isinstance(one, DiceRolled) for one in done)
        if after.result is None and before.position.turn and len(made) == 1:
            turned = made[0].seat is before.position.turn
            decides = thrown == 1 and isinstance(after.position.to_act, Seat)
            found = turned and (decides if autoroll else thrown == 2)
    return found


def test_a_ruling_that_takes_back_gives_a_round_that_nobody_knows(tmp_path):
    """A roll is due and its hour has passed: neither the ruling nor its undoing throws by it."""
    with house_of(tmp_path, points=3, dice="beacon") as house:
        players = Waiting(house).give("hello", "good day").on(4, Habits(doubles=0))
        seat = until(players, "roll-or-double").position.to_act
        Players.say(players, house.seated(seat), "roll")
        due = awaited(house.game())
        house.now = due.hour + timedelta(minutes=5)  # everybody knows it but this house
        taken_back(house)
        assert awaited(house.game()) is None
        undo(house.office, EVENT, 1, act(house, "no fault"), ways_to_undo())
        house.letters()
        assert isinstance(house.game().position.to_act, Chance)
        again = awaited(house.game())
        assert again == round_after(house.now)
        assert again.number > due.number
        before = len(rolls(house))
        put(house, due.number)
        house.look()
        assert len(rolls(house)) == before
        players.come()
        assert rolls(house)[-1].round == again.number


# -- who may play under which dice ----


def file_of(**game):
    return {"kind": "backgammon", "points": 1, "opening": None, **game}


@pytest.mark.parametrize(
    ("who", "dice", "taken"),
    [
        ("arbiter2@club.test", "plain", False),
        ("arbiter2@club.test", "beacon-start", True),
        ("arbiter2@club.test", "beacon", True),
        (ARBITER, "plain", False),
        (ARBITER, "beacon-start", False),
        (ARBITER, "beacon", True),
        (CAI, "plain", True),
    ],
)
def test_who_would_know_the_rolls_to_come_is_not_entered(who, dice, taken, tmp_path):
    event = {"arbiters": ["arbiter2@club.test"]}
    with House(tmp_path, game=file_of(dice=dice), event=event) as house:
        house.members("name,email\nX Y," + who + "\n")
        player = house.player(who)
        if taken:
            contest = enter_players(house.office, EVENT, [player], house.act("more"))
            assert player in contest.entries
            return
        with pytest.raises(ArbiterError, match='cannot play in SK24 with dice = "'):
            enter_players(house.office, EVENT, [player], house.act("more"))
        assert player not in house.office.folder.contest(EVENT).entries
        asked = house.give(house.compose(who, f"enter {EVENT}"))
        outcome = house.give(house.compose(who, f"enter {EVENT}", asked.to(who)))
        assert "public beacon" in outcome.to(who).words
        assert player not in house.office.folder.contest(EVENT).entries


def test_a_file_that_makes_a_player_an_arbiter_is_refused_under_plain_dice(tmp_path):
    with House(tmp_path, (ANNA, BO), game=file_of()) as house:
        tables = spec_to_tables(house.office.folder.contest(EVENT).spec)
        tables["event"]["arbiters"] = [ARBITER, BO]
        changed = spec_from_tables(tables, "event.toml")
        with pytest.raises(ArbiterError, match="an arbiter of the event"):
            change_event(house.office, EVENT, changed, act(house, "help"))
        tables["game"]["dice"] = "beacon-start"
        changed = spec_from_tables(tables, "event.toml")
        after = change_event(house.office, EVENT, changed, act(house, "help"))
        assert BO in after.spec.event.arbiters


FILE = """\
[event]
id = "BG27"
name = "Match"
start = 2027-01-10
time_zone = "Europe/Stockholm"
arbiters = ["two@club.test"]
[game]
kind = "backgammon"
dice = "{dice}"
[system]
kind = "league"
[[divisions]]
name = "1"
players = ["{player}", "b@players.test"]
"""


def test_the_check_of_a_file_says_what_its_dice_protect_from(tmp_path):
    (tmp_path / "corr.toml").write_text(SETTINGS)
    told = {
        "plain": "can know every roll that is to come. He can try many false contributions",
        "beacon-start": "cannot try contributions or phrases until the dice suit",
        "beacon": "knows a roll only from the hour of its round on",
    }
    for dice, words in told.items():
        file = tmp_path / "event.toml"
        file.write_text(FILE.format(dice=dice, player="a@players.test"))
        done = corr(tmp_path, "event", "check", str(file))
        assert done.status == 0, done.err
        assert words in done.out
    for player, dice, taken in (
        ("two@club.test", "plain", False),
        ("two@club.test", "beacon-start", True),
        (ARBITER, "beacon-start", False),
        (ARBITER, "beacon", True),
    ):
        file.write_text(FILE.format(dice=dice, player=player))
        done = corr(tmp_path, "event", "check", str(file))
        assert (done.status == 0) is taken, (player, dice, done.err)


# -- after a restore (6.8) ----


def played_and_lost(players, acts=5):
    """Letters that are not in the backup, each with its arrival."""
    house, mind, sent = players.house, Player(random.Random(5)), []
    for _ in range(acts):
        seat = house.game().position.to_act
        raw = house.reply(house.seated(seat), mind.act(house.game().position, seat))
        sent.append((raw, house.now))
        players.keep(house.give(raw).posts)
        players.come()
        house.now += timedelta(minutes=5)
    return sent


@pytest.mark.parametrize("dice", ["beacon-start", "beacon"])
def test_after_a_restore_the_same_letters_take_the_same_rounds(dice, tmp_path):
    """Letters are judged by when they arrived, the clock runs from when a round came."""
    with house_of(tmp_path, points=3, dice=dice) as house:
        backup = Backup(Waiting(house).give("hello", "good day").on(4).house)
        sent = played_and_lost(Waiting(house))
        known, clock = rolls(house), house.game().clock
        backup.restore()
        assert len(rolls(house)) < len(known)
        house.now += timedelta(hours=5)
        for raw, arrived in sent:
            house.give(raw, arrived=arrived)
            if due := awaited(house.game()):
                put(house, due.number)
                house.look()
        assert rolls(house) == known
        assert house.game().clock.seat is clock.seat
        assert house.game().clock.due >= clock.due


@pytest.mark.parametrize("forged", [False, True])
def test_after_a_restore_a_roll_that_was_sent_is_not_thrown_for_another_act(tmp_path, forged):
    """The letters that led to it are lost, and a player shows it with the round that it took.

    Nothing is spent for a round that its dice do not follow from.
    """
    with house_of(tmp_path, points=3, dice="beacon") as house:
        players = Waiting(house).give("hello", "good day").on(4)
        backup = Backup(house)
        played_and_lost(players, 3)
        ahead = house.game().dice.state.rolls
        seat = house.game().position.to_act
        shown = "\n".join(
            "> KORRDICE-2" + post.text.partition("KORRDICE-2")[2].replace("\n", "\n> ")
            for post in house.read
            if "KORRDICE-2" in post.text and GAME in post.text
        )
        raw = house.reply(house.seated(seat), f"where are we?\n\n{shown}\n")
        if forged:
            true = ahead[-1].beacon.randomness.encode()
            raw = raw.replace(true, true[::-1])
        backup.restore()
        first = house.game().dice.state.next
        assert first <= len(ahead)
        players.keep(house.give(raw).posts)
        state = house.game().dice.state
        if forged:
            assert state.next == first
            return
        assert state.numbers(Standing.VOID) == tuple(range(first, len(ahead) + 1))
        facts = [(one.dice, one.reveal, one.beacon.round) for one in ahead]
        assert [(one.dice, one.reveal, one.beacon.round) for one in state.rolls] == facts
        players.on()
        assert house.game().result.ending == "score"
        record = json.dumps(record_of(house.game().dice.state, 3))
        (match,) = verify_dice.from_json(record, "record.json")
        verify_dice.check(match)
        assert match.wrong == []
        for who in (house.first, house.second):
            assert faults(tmp_path, players.mailbox(who))[0] == []
