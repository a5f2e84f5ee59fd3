"""Matches of backgammon played by letter: their dice, and attacks on them (backgammon.md 6)."""

import json
import os
import random
import signal
from dataclasses import dataclass, field
from datetime import timedelta
from email import message_from_bytes
from functools import partial

import pytest
from msgspec.structs import replace

from corr.acts.desk.undo import ways_to_undo
from corr.config.sealing import opened
from corr.demo.backgammon import Habits, Player
from corr.dice.record import record_of
from corr.dice.roll import Standing
from corr.dice.state import Waits
from corr.errors import ArbiterError, ConfigError
from corr.games.rules import Seat
from corr.records import verify_dice
from corr.service.desk.acting import Stated, rule
from corr.service.desk.rulings import annul_game, rule_game, take_back_moves
from corr.service.desk.undoing import undo
from corr.service.play.records import proof_of
from corr.service.post.mail import handle
from corr.service.watch.check import check_all
from corr.tournament.events.events import MovePlayed
from corr.tournament.events.events_dice import DiceCommitted, DiceRolled, OrderDone, PhraseGiven
from tests.office import EVENT, PEOPLE, House
from tests.service.handing import THERE, Second, hand_over
from tests.ticking import Ticking

GAME = f"{EVENT}-001"


def house_of(folder, points=1, **game):
    """A running event of matches for two."""
    game = {"kind": "backgammon", "points": points, "opening": None, **game}
    return House(folder, game=game, event={"languages": ["en", "sv"]}).start()


@dataclass
class Players:
    """Both players of the first match, who answer whatever it asks and keep all letters."""

    house: House
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    letters: dict[str, list[bytes]] = field(default_factory=dict)

    def __post_init__(self):
        self.keep(self.house.read)

    def keep(self, posts):
        for post in posts:
            self.letters.setdefault(post.to, []).append(post.raw)

    def say(self, who, text, **more):
        outcome = self.house.say(who, text, **more)
        self.keep(outcome.posts)
        return outcome

    def give(self, *texts):
        """What both give to the dice."""
        for who, text in zip((self.house.first, self.house.second), texts, strict=True):
            self.say(who, text)
        return self

    def on(self, acts=10_000, habits=None):
        """Go on until the match is over, or so many letters have been written."""
        mind = Player(self.chance, habits)
        for _ in range(acts):
            game = self.house.game()
            if game.result is not None:
                break
            seat = game.position.to_act
            self.say(self.house.seated(seat), mind.act(game.position, seat))
            self.house.now += timedelta(minutes=5)
        return self

    def mailbox(self, who):
        """The letters of a player, pasted together."""
        return b"\n".join(b"From x\n" + raw + b"\n" for raw in self.letters[who])


def bodies(house, kind, game=GAME):
    return [
        one.body for one in house.office.store.events.of_stream(game) if isinstance(one.body, kind)
    ]


def faults(folder, *mailboxes):
    """What the one-file verifier finds in mailboxes, with the numbers of the rolls that it saw."""
    blocks = [
        block
        for at, data in enumerate(mailboxes)
        for block in verify_dice.from_letters(data, f"{at}.mbox")
    ]
    (match,) = verify_dice.gathered(blocks)
    verify_dice.check(match)
    return [fault.code for fault in match.wrong], sorted(match.rolls)


def test_a_match_is_played_by_letter_and_verified_from_letters_alone(tmp_path):
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("phrase: Röd häst äter gräs", "hello there")
        players.on()
        game = house.game()
        assert game.result.ending == "score"
        assert max(game.result.score) == 3
        state = game.dice.state
        assert state.commitment.seed
        for mailboxes in (
            [players.mailbox(house.first)],
            [players.mailbox(house.second)],
            [players.mailbox(house.first), players.mailbox(house.second)],
        ):
            found, seen = faults(tmp_path, *mailboxes)
            assert found == []
            assert seen == list(range(1, state.next))
        record = json.dumps(record_of(state, 3))
        (match,) = verify_dice.from_json(record, "record.json")
        verify_dice.check(match)
        assert match.wrong == []
        assert house.record().count(":") == state.next - 1


# -- before the first roll: something from both ----


def test_nothing_begins_before_both_have_given(tmp_path):
    with house_of(tmp_path) as house:
        assert bodies(house, DiceCommitted)
        for who in (house.first, house.second):
            letter = house.newest(who)
            for anchor in house.game().dice.state.commitment.anchors:
                assert anchor in letter.text
        players = Players(house)
        outcome = players.say(house.first, "phrase: nobody else knows this")
        assert outcome.readers == [house.first]
        assert "1|phrase|nobody else knows this" in outcome.to(house.first).words
        assert house.game().dice.waits is Waits.CONTRIBUTIONS
        assert not bodies(house, DiceRolled)
        house.wait(days=3)
        assert not any(
            "nobody else knows" in post.text for post in house.read[2:] if post.to == house.second
        )
        outcome = players.say(house.second, "24/18 13/11")  # whatever it says
        assert outcome.readers == sorted([house.first, house.second])
        for who in outcome.readers:
            words = outcome.to(who).text
            assert "1|phrase|nobody else knows this" in words
            assert house.game().dice.state.digest in words
        assert bodies(house, DiceRolled)


def test_an_act_in_the_answer_that_counts_is_not_played_and_that_is_said(tmp_path):
    with house_of(tmp_path) as house:
        told = Players(house).say(house.first, "phrase: red horse\n24/18 13/11").to(house.first)
        assert "and counts: 1|phrase|red horse" in told.words
        assert "You wrote: 24/18 13/11 The dice have to be thrown first" in told.words
        told = Players(house).say(house.second, "24/18 13/11, good luck").to(house.second)
        assert "2|letter|" in told.words
        assert "The dice have to be thrown first" in told.words
        assert not any(isinstance(one, MovePlayed) for one in bodies(house, MovePlayed))


def test_a_letter_without_a_phrase_stands_in_with_its_date_and_message_id(tmp_path):
    with house_of(tmp_path) as house:
        raw = house.reply(house.first, "hello")
        house.give(raw)
        (given,) = bodies(house, PhraseGiven)
        mail = message_from_bytes(raw)
        assert (given.date, given.message_id) == (mail["Date"], mail["Message-ID"])


def test_a_vacation_notice_is_no_contribution(tmp_path):
    """A machine that answers for a player would give the house as many tries as it likes."""
    with house_of(tmp_path) as house:
        for header in ("Auto-Submitted: auto-replied", "Precedence: bulk"):
            raw = house.reply(house.first, "I am away until Monday.")
            house.give(header.encode() + b"\n" + raw)
        assert not bodies(house, PhraseGiven)
        assert house.game().dice.waits is Waits.CONTRIBUTIONS


def test_a_letter_that_withdraws_is_no_contribution(tmp_path):
    with house_of(tmp_path) as house:
        house.say(house.first, f"withdraw {EVENT}")
        assert not bodies(house, PhraseGiven)


def test_an_act_as_first_answer_counts_and_is_not_refused_besides(tmp_path):
    with house_of(tmp_path) as house:
        for line in ("roll", "games"):
            who = house.first if line == "roll" else house.second
            outcome = house.say(who, line)
            assert outcome.state == "handled", outcome.reason
        assert len(bodies(house, PhraseGiven)) == 2


def test_what_was_given_stands(tmp_path):
    """A second letter changes nothing, nor does the same letter twice."""
    with house_of(tmp_path) as house:
        raw = house.reply(house.first, "phrase: the first one")
        house.give(raw)
        outcome = house.say(house.first, "phrase: another one")
        assert outcome.reason == "phrase_given"
        house.give(raw)
        assert [one.phrase for one in bodies(house, PhraseGiven)] == ["the first one"]


def test_a_phrase_that_is_too_long_is_answered_and_the_answer_to_that_counts(tmp_path):
    with house_of(tmp_path) as house:
        outcome = house.say(house.first, f"phrase: {'x' * 201}")
        assert "200" in outcome.to(house.first).words
        assert not bodies(house, PhraseGiven)
        house.say(house.first, "phrase: shorter")
        assert [one.phrase for one in bodies(house, PhraseGiven)] == ["shorter"]


def test_a_letter_that_withdraws_gives_no_phrase_and_is_not_told_of_one(tmp_path):
    with house_of(tmp_path) as house:
        outcome = house.say(house.first, "phrase: not for a match of mine\nwithdraw")
        assert outcome.reason != "phrase_given"
        assert "has arrived before" not in outcome.to(house.first).words
        assert not bodies(house, PhraseGiven)


@pytest.mark.parametrize(
    ("text", "reason", "says"),
    [
        ("phrase: ab", "phrase_too_short", "at least 3"),
        ("phrase:", "phrase_too_short", "at least 3"),
        (f"phrase: {'x' * 201}", "phrase_too_long", "200"),
        (f"phrase: {'word ' * 50}", "phrase_too_long", "200"),
    ],
)
def test_a_phrase_in_the_match_that_cannot_be_taken_is_answered(tmp_path, text, reason, says):
    with house_of(tmp_path) as house:
        players = Players(house).give("hello", "good day").on(3)
        outcome = players.say(house.first, text)
        assert outcome.reason == reason
        assert says in outcome.to(house.first).words
        assert "found no move" not in outcome.to(house.first).words


def test_a_phrase_after_the_match_is_answered(tmp_path):
    with house_of(tmp_path) as house:
        players = Players(house).give("hello", "good day").on()
        assert players.say(house.first, "phrase: too late for that").reason == "game_over"


def test_one_answer_serves_every_match_that_was_opened_with_it(tmp_path):
    people = [*PEOPLE[:3]]
    game = {"kind": "backgammon", "points": 1, "opening": None}
    with House(tmp_path, people, game=game).start() as house:
        own = [
            number
            for number in (1, 2, 3)
            if house.player(people[0]) in house.game(number).players.values()
        ]
        assert len(own) == 2
        house.say(people[0], "phrase: for both", number=own[0])
        given = [
            body.phrase
            for number in own
            for body in bodies(house, PhraseGiven, f"{EVENT}-{number:03d}")
        ]
        assert given == ["for both", "for both"]


def test_new_phrases_enter_between_games(tmp_path):
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(4, Habits(doubles=0))
        players.say(house.first, "phrase: from now on")
        assert len(house.game().dice.state.texts) == 1
        until(players, "roll-or-double")
        seat = house.game().position.to_act
        players.say(house.seated(seat), "resign single")
        outcome = players.say(house.seated(seat.other), "accept")
        assert "1|phrase|from now on" in outcome.to(house.seated(seat.other)).text
        game = house.game()
        (_, text) = game.dice.state.texts
        assert "1|phrase|from now on" in text.text
        assert "2|none" in text.text
        players.on()
        assert faults(tmp_path, players.mailbox(house.second))[0] == []


# -- a roll is what it is ----


def rolls(house):
    return [(one.number, one.dice, one.reveal) for one in bodies(house, DiceRolled)]


def test_a_replayed_letter_rolls_nothing(tmp_path):
    with house_of(tmp_path) as house:
        players = Players(house).give("hello", "good day").on(4)
        seat = house.game().position.to_act
        mind = Player(random.Random(1))
        raw = house.reply(house.seated(seat), mind.act(house.game().position, seat))
        house.give(raw)
        known = rolls(house)
        house.give(raw)
        house.give(raw.replace(b"Message-ID: <", b"Message-ID: <again."))
        assert rolls(house) == known
        assert players


def test_a_crash_between_roll_and_letter_gives_the_same_roll(tmp_path):
    """The process is killed when the answers are written and nothing is committed."""
    with house_of(tmp_path) as house:
        Players(house).give("hello", "good day").on(3)
        seat = house.game().position.to_act
        raw = house.reply(
            house.seated(seat), Player(random.Random(1)).act(house.game().position, seat)
        )
        before = rolls(house)
        house.take(raw)
        house.close()
        for step in ("answered", "finished"):
            if not (child := os.fork()):
                try:
                    house.reopen()
                    dying = partial(_die_at, step)
                    handle(house.office, "test", house.now, house.now, dying)
                finally:
                    os._exit(1)  # it did not come to the step
            _, status = os.waitpid(child, 0)
            assert os.WIFSIGNALED(status)
            house.now += timedelta(hours=1)  # whoever held the letter is not there any more
            house.reopen()
            assert rolls(house) == before
            house.close()
        kept = (tmp_path / "corr.sqlite3").read_bytes()
        house.reopen()
        house.handle()
        thrown = rolls(house)
        house.close()
        for beside in tmp_path.glob("corr.sqlite3-*"):
            beside.unlink()
        (tmp_path / "corr.sqlite3").write_bytes(kept)
        house.reopen()
        house.handle()
        assert rolls(house) == thrown


def _die_at(step, name):
    if name == step:
        os.kill(os.getpid(), signal.SIGKILL)


class Backup:
    """A copy of a house, to which it can be set back."""

    def __init__(self, house):
        self.house = house
        self.read = list(house.read)
        self.files = {"corr.sqlite3": house.office.store.engine._db.serialize()}

    def restore(self):
        self.house.close()
        for beside in self.house.folder.glob("corr.sqlite3*"):
            beside.unlink()
        for name, content in self.files.items():
            (self.house.folder / name).write_bytes(content)
        self.house.office = self.house._open()
        self.house.read[:] = self.read  # what is sent again has the Message-ID that it had


def test_after_yesterdays_backup_the_same_letters_lead_to_the_same_rolls(tmp_path):
    with house_of(tmp_path) as house:
        players = Players(house).give("hello", "good day").on(4)
        backup, sent = Backup(house), []
        mind = Player(random.Random(5))
        for _ in range(5):
            seat = house.game().position.to_act
            sent.append(house.reply(house.seated(seat), mind.act(house.game().position, seat)))
            house.give(sent[-1])
        known = rolls(house)
        backup.restore()
        assert len(rolls(house)) < len(known)
        for raw in sent:
            house.give(raw)
        assert rolls(house) == known
        assert players


def test_a_roll_that_a_player_was_sent_is_never_thrown_again_for_another_act(tmp_path):
    """The letter that led to a roll is lost with the disk, and the other player quotes it."""
    with house_of(tmp_path) as house:
        players = Players(house).give("hello", "good day").on(4)
        backup = Backup(house)
        players.on(3)
        ahead = house.game().dice.state.rolls
        seat = house.game().position.to_act
        everything = "\n".join(
            "> KORRDICE-2" + post.text.partition("KORRDICE-2")[2].replace("\n", "\n> ")
            for post in house.read[-6:]
            if "KORRDICE-2" in post.text
        )
        raw = house.reply(house.seated(seat), f"where are we?\n\n{everything}\n")
        backup.restore()
        first = house.game().dice.state.next
        players.keep(house.give(raw).posts)
        state = house.game().dice.state
        assert state.next == len(ahead) + 1
        assert state.numbers(Standing.VOID) == tuple(range(first, len(ahead) + 1))
        assert [(one.dice, one.reveal) for one in state.rolls] == [
            (one.dice, one.reveal) for one in ahead
        ]
        players.on(4, Habits(doubles=0))
        assert all(number > len(ahead) for number in house.game().dice.numbers[first - 1 :])
        assert house.game().dice.state.next > len(ahead) + 1
        for who in (house.first, house.second):
            assert faults(tmp_path, players.mailbox(who))[0] == []


def test_a_roll_that_is_not_ours_spends_no_number(tmp_path):
    with house_of(tmp_path) as house:
        Players(house).give("hello", "good day").on(4)
        number = house.game().dice.state.next
        forged = f"> KORRDICE-2 {GAME} 99\n> roll {number}: 6 6\n> {'ab' * 32}\n> KORRDICE-2 end\n"
        house.say(house.first, f"hello\n\n{forged}")
        assert house.game().dice.state.next == number


# -- take-backs ----


def act(house, reason):
    return replace(house.act(f"{reason}.{house.events()}"), reason=reason)


def taken_back(house, to=None):
    """A ruling with its number, as the command makes it."""
    stated = Stated(command=f"corr game take-back {GAME}", what="withdrawn")
    rule(
        house.office,
        EVENT,
        act(house, "the server was at fault"),
        lambda office, ruled: take_back_moves(office, GAME, ruled, to=to),
        stated,
    )
    return house.letters()


def until(players, what):
    """Go on until the next act is of this kind."""
    while players.house.game().position.phase.value != what:
        players.on(1, Habits(doubles=0))
    return players.house.game()


def test_who_takes_back_a_play_keeps_the_roll_and_the_next_number_is_fresh(tmp_path):
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(6, Habits(doubles=0))
        before = until(players, "play")
        seat, dice, number = before.position.turn, before.position.dice, before.position.roll
        players.on(1)
        players.on(1)  # the other rolls
        other = house.game()
        assert other.position.dice
        thrown = other.position.roll
        taken_back(house)  # the other's `roll`: its roll is void
        again = house.game()
        assert again.dice.state.numbers(Standing.VOID) == (thrown,)
        taken_back(house)  # the play
        again = house.game()
        assert (again.position.turn, again.position.dice, again.position.roll) == (
            seat,
            dice,
            number,
        )
        players.on(1)
        players.on(1)
        assert house.game().position.roll == thrown + 1
        house.letters()


def test_who_takes_back_a_cube_decision_gets_another_roll(tmp_path):
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(4, Habits(doubles=0))
        until(players, "roll-or-double")
        seat = house.game().position.to_act
        players.say(house.seated(seat), "roll")
        known = house.game().dice.state.rolls[-1]
        posts = taken_back(house)
        state = house.game().dice.state
        assert state.numbers(Standing.VOID) == (known.number,)
        assert all(f"void {known.number}" in post.text for post in posts)
        players.keep(posts)
        players.say(house.seated(seat), "roll")
        newest = house.game().dice.state.rolls[-1]
        assert newest.number == known.number + 1
        assert newest.reveal != known.reveal
        players.on()
        assert faults(tmp_path, players.mailbox(house.first))[0] == []


def test_an_undone_take_back_brings_the_very_rolls_back_unless_something_followed(tmp_path):
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(4, Habits(doubles=0))
        until(players, "roll-or-double")
        seat = house.game().position.to_act
        players.say(house.seated(seat), "roll")
        known = house.game()
        taken_back(house)
        undo(house.office, EVENT, 1, act(house, "no fault"), ways_to_undo())
        players.keep(house.letters())
        again = house.game()
        assert again.position.dice == known.position.dice
        assert again.dice.state.rolls == known.dice.state.rolls
        taken_back(house)
        players.say(house.seated(seat), "roll")
        with pytest.raises(ArbiterError):
            undo(house.office, EVENT, 2, act(house, "too late"), ways_to_undo())


def test_standing_orders_rest_after_a_take_back_until_its_player_has_answered(tmp_path):
    """Else an arbiter could have a player's order throw again until a roll suits."""
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(4, Habits(doubles=0))
        while True:
            until(players, "roll-or-double")
            seat = house.game().position.to_act
            outcome = players.say(house.seated(seat), "autoroll")
            assert "autoroll" in outcome.to(house.seated(seat)).words
            if house.game().position.dice and house.game().position.turn is seat:
                break  # it answers the decision that is due, and there is something to choose
            players.say(house.seated(seat), "orders off")
        spent = house.game().dice.state.next
        *_, done = bodies(house, OrderDone)
        assert (done.seat, done.order) == (seat, "autoroll")
        *_, made = bodies(house, MovePlayed)
        assert (made.move, made.why) == ("roll", "")
        players.on(1)
        taken_back(house)
        taken_back(house, to=house.game().position.roll - 1)
        game = house.game()
        assert game.rests is seat
        assert game.position.to_act is seat
        assert game.dice.state.next >= spent
        number = game.dice.state.next
        house.wait(days=1)
        assert house.game().dice.state.next == number
        players.say(house.seated(seat), "roll")
        assert house.game().rests is None


# -- seeds ----


def test_a_seed_is_sealed_and_leaves_the_house_with_the_result_alone(tmp_path):
    with house_of(tmp_path) as house:
        players = Players(house).give("hello", "good day").on(5)
        anchor = house.game().dice.state.commitment.anchors[0]
        sealed = house.office.store.seeds.seed(GAME, anchor)
        keys = (house.office.keys.current, *house.office.keys.old)
        seed = opened(keys, sealed, f"the dice of {GAME}")
        assert len(seed) == 32
        with pytest.raises(ConfigError):
            opened((b"another key" * 3,), sealed, f"the dice of {GAME}")
        with pytest.raises(ConfigError):
            opened(keys, sealed, "the dice of SK24-002")
        database = house.office.store.engine._db.serialize()
        assert seed not in database
        assert seed.hex().encode() not in database
        assert seed.hex() not in json.dumps(proof_of(house.office, house.game()))
        assert all(seed.hex() not in post.text for post in house.read)
        players.on()
        assert house.game().dice.state.commitment.seed == seed.hex()
        assert house.office.store.seeds.seed(GAME, anchor) is None
        for who in (house.first, house.second):
            assert seed.hex() in house.newest(who).text


def test_a_match_that_goes_on_after_its_seed_was_published_takes_a_new_one(tmp_path):
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(8)
        ruled = Stated(command=f"corr event rule {GAME} 1-0", what="ruled")
        rule(
            house.office,
            EVENT,
            act(house, "he said so"),
            lambda office, one: rule_game(office, GAME, "1-0", one),
            ruled,
        )
        players.keep(house.letters())
        (old,) = house.game().dice.state.commitments
        assert old.seed
        undo(house.office, EVENT, 1, act(house, "he did not"), ways_to_undo())
        players.keep(house.letters())
        game = house.game()
        assert game.result is None
        assert game.dice.waits is Waits.CONTRIBUTIONS
        assert game.dice.state.commitment.anchors[0] != old.anchors[0]
        assert game.clock is None or game.clock.stopped
        number = game.dice.state.next
        players.give("phrase: once more", "phrase: yes, once more")
        players.on(4, Habits(doubles=0))
        state = house.game().dice.state
        assert state.commitment.first == number
        assert state.rolls[-1].number >= number
        players.on()
        assert faults(tmp_path, players.mailbox(house.second))[0] == []


def test_a_match_that_was_annulled_tells_its_seed(tmp_path):
    with house_of(tmp_path) as house:
        players = Players(house).give("hello", "good day").on(3)
        stated = Stated(command=f"corr event annul {GAME}", what="annulled")
        rule(
            house.office,
            EVENT,
            act(house, "by mistake"),
            lambda office, one: annul_game(office, GAME, one),
            stated,
        )
        players.keep(house.letters())
        assert house.game().dice.state.commitment.seed
        assert faults(tmp_path, players.mailbox(house.first))[0] == []


def test_a_match_is_conceded_when_that_is_confirmed(tmp_path):
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(6, Habits(doubles=0))
        outcome = players.say(house.first, "concede match")
        assert outcome.reason == "confirm_concede"
        assert "whole match" in outcome.to(house.first).words
        assert house.game().result is None
        players.say(house.first, "concede match")
        result = house.game().result
        assert (result.winner, result.ending, result.score) == (Seat.SECOND, "concede", (0, 0))
        assert house.game().dice.state.commitment.seed


@pytest.mark.parametrize("line", ["resign", "I resign", "I give up"])
def test_resigning_in_whatever_words_is_asked_which_and_concedes_nothing(tmp_path, line):
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(6, Habits(doubles=0))
        until(players, "play")
        seat = house.game().position.to_act
        assert players.say(house.seated(seat), line).reason == "resign_which"
        players.say(house.seated(seat), "yes")
        assert house.game().result is None


def test_who_resigned_hears_at_once_that_it_was_accepted(tmp_path):
    with house_of(tmp_path, points=5) as house:
        players = Players(house).give("hello", "good day").on(4, Habits(doubles=0))
        until(players, "roll-or-double")
        seat = house.game().position.to_act
        players.say(house.seated(seat), "resign single")
        outcome = players.say(house.seated(seat.other), "accept")
        assert outcome.readers == sorted([house.first, house.second])


def test_no_play_can_be_entered_in_advance(tmp_path):
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day")
        until(players, "play")
        seat = house.game().position.to_act.other
        players.say(house.seated(seat), "show")
        assert players.say(house.seated(seat), "if 6/3 then 13/8").reason == "ifs_no_play"


# -- from one house to another ----


def test_a_match_that_is_handed_over_takes_new_dice_and_its_old_chain_is_dead(tmp_path):
    """Else the new house, or the old one, could choose between two futures."""
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    game = {"kind": "backgammon", "points": 3, "opening": None}
    with Ticking(here, game=game) as house, Second(there, house) as second:
        players = Players(house).give("hello", "good day").on(6)
        (old,) = house.game().dice.state.commitments
        seal = house.office.store.seeds.seed(GAME, old.anchors[0])
        hand_over(house, second)
        parcel = (here / "event.corr").read_bytes()
        assert seal not in parcel
        (dead,) = house.office.folder.game(GAME).dice.state.commitments
        assert dead.dead
        assert dead.seed
        game = second.game()
        assert game.dice.waits is Waits.CONTRIBUTIONS
        assert [bool(one.dead) for one in game.dice.state.commitments] == [True, False]
        number = game.dice.state.next
        new = Players(second, letters=players.letters)
        new.give("phrase: there", "phrase: there too")
        new.on()
        state = second.game().dice.state
        assert state.commitment.first == number
        assert faults(tmp_path, new.mailbox(second.first))[0] == []


def test_what_is_handed_over_and_handed_back_takes_new_dice_all_the_same(tmp_path):
    game = {"kind": "backgammon", "points": 3, "opening": None}
    with Ticking(tmp_path, game=game) as house:
        players = Players(house).give("hello", "good day").on(6)
        file = tmp_path / "event.corr"
        sent = house.corr("export", EVENT, str(file), "--to", THERE, "--reason", "moving")
        assert sent.status == 0, sent.err
        back = house.corr("event", "take-back", EVENT, "--not-imported", "--reason", "they cannot")
        assert back.status == 0, back.err
        players.keep(house.letters())
        state = house.game().dice.state
        assert [bool(one.dead) for one in state.commitments] == [True, False]
        assert house.game().dice.waits is Waits.CONTRIBUTIONS
        players.give("phrase: again", "phrase: again, too")
        players.on()
        assert faults(tmp_path, players.mailbox(house.first))[0] == []


def test_a_match_in_order_has_no_faults(tmp_path):
    """Throws, turns without a play and what standing orders do are read as they were done."""
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(5, Habits(doubles=0))
        taken_back(house)
        players.keep(house.letters())
        players.say(house.seated(house.game().position.to_act.other), "greedy")
        players.on()
        assert check_all(house.office).faults == ()
