"""Players of matches who are forgotten: their words leave the dice, and every roll stays."""

import json
from datetime import timedelta

from corr.dice.record import record_of
from corr.records import verify_dice
from corr.service.event.closing import close_event
from corr.service.play.records import proof_of
from corr.tournament.events.events_dice import DiceBound, DiceRolled, PhraseGiven
from corr.tournament.events.fields import TAKEN_OUT
from tests.commands import corr
from tests.office import EVENT
from tests.service.play.test_match_dice import GAME, Players, bodies, house_of

PHRASE = "purple elephants on parade"


def played(folder):
    """A match to its end, in an event that is closed."""
    house = house_of(folder, points=1)
    players = Players(house).give(f"phrase: {PHRASE}", "phrase: an ordinary one").on()
    close_event(house.office, EVENT, house.act("close"))
    house.letters()
    return house, players


def forget(house, who):
    house.now += timedelta(days=400)
    asked = house.give(house.compose(who, "forget me", house.newest(who))).to(who)
    house.give(house.compose(who, "confirm", asked))


def test_the_words_of_a_forgotten_player_go_and_the_match_can_still_be_read(tmp_path):
    house, players = played(tmp_path)
    with house:
        state, record = house.game().dice.state, house.record()
        rolls = [(one.number, one.dice) for one in bodies(house, DiceRolled)]
        letters = players.mailbox(house.second)
        forget(house, house.first)
        house.close()
        database = b"".join(one.read_bytes() for one in sorted(tmp_path.glob("corr.sqlite3*")))
        house.reopen()
        assert PHRASE.encode() not in database
        assert [one.phrase for one in bodies(house, PhraseGiven)] == ["", "an ordinary one"]
        (bound,) = bodies(house, DiceBound)
        assert (bound.text, bound.digest) == (TAKEN_OUT, state.digest)
        after = house.game()
        assert after.dice.state.digest == state.digest
        assert house.record() == record
        assert [(one.number, one.dice) for one in bodies(house, DiceRolled)] == rolls
        assert PHRASE not in json.dumps(
            [record_of(after.dice.state, 1), dict(proof_of(house.office, after))]
        )
        done = corr(tmp_path, "check")
        assert done.status == 0, done.out + done.err
        # What the other player has proves the rolls as before.
        (match,) = verify_dice.gathered(verify_dice.from_letters(letters, "bo.mbox"))
        verify_dice.check(match)
        assert match.wrong == []


def test_forgetting_a_player_loses_no_seed_of_others(tmp_path):
    house, _ = played(tmp_path)
    with house:
        store = house.office.store
        with store.transaction():
            store.seeds.put_seed("SK25-001", "a" * 64, b"sealed")
        forget(house, house.first)
        assert store.seeds.seed("SK25-001", "a" * 64) == b"sealed"
        assert house.game().dice.state.commitment.seed
        assert GAME
