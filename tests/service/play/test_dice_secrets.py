"""What nobody may learn of dice before its time: seeds, phrases that wait, standing orders."""

import json
import tarfile

import pytest

from corr.config.sealing import opened
from corr.service.parcel.parcel_out import send_off
from corr.service.play.records import dice_record_of, proof_of
from corr.tournament.events.events_dice import OrdersGiven, PhraseGiven
from tests.commands import corr
from tests.desk import send
from tests.office import ARBITER, EVENT
from tests.service.play.test_match_dice import GAME, Players, bodies, house_of

PHRASE = "seven silent lighthouses"
_OPENED = 8
"""How many letters there are at most before the first roll."""
SHOWS = (
    f"game show {GAME}",
    f"game show {GAME} --json",
    f"log {EVENT}",
    f"dice record {GAME}",
    f"event status {EVENT}",
    f"game export {GAME}",
)


@pytest.fixture
def told(tmp_path, caplog):
    """A match in which the seat that is not to act has given a phrase and an order; its seed."""
    caplog.set_level("DEBUG")
    with house_of(tmp_path, points=3) as house:
        players = Players(house).give("hello", "good day").on(4)
        other = house.game().position.to_act.other
        players.say(house.seated(other), f"phrase: {PHRASE}")
        players.say(house.seated(other), "greedy")
        assert [one.phrase for one in bodies(house, PhraseGiven)][-1] == PHRASE
        assert bodies(house, OrdersGiven)[-1].orders
        state = house.game().dice.state
        sealed = house.office.store.seeds.seed(GAME, state.commitment.anchors[0])
        keys = (house.office.keys.current, *house.office.keys.old)
        yield house, other, opened(keys, sealed, f"the dice of {GAME}")


def is_silent(text, seed):
    """Whether a text tells none of it."""
    return PHRASE not in text and "greedy" not in text and seed.hex() not in text


def test_no_letter_to_the_opponent_tells_what_is_secret(told):
    house, other, seed = told
    letters = house.read[_OPENED:]  # the rules of the event say which orders there are
    assert all(is_silent(post.text, seed) for post in letters if post.to != house.seated(other))
    outcome = house.say(house.seated(other.other), "dice")
    assert is_silent(outcome.to(house.seated(other.other)).everything(), seed)


def test_no_command_tells_it(told):
    house, _, seed = told
    for line in SHOWS:
        done = corr(house.folder, *line.split())
        assert done.status == 0, done.err
        assert is_silent(done.out + done.err, seed), line
        answered = send(house, f"corr {line}").to(ARBITER)
        assert is_silent(answered.everything(), seed), line


def test_neither_proof_nor_record_nor_check_nor_log_tells_it(told, caplog):
    house, _, seed = told
    game = house.game()
    for found in (proof_of(house.office, game), dice_record_of(house.office, game)):
        assert is_silent(json.dumps(found), seed)
    done = corr(house.folder, "check")
    assert is_silent(done.out + done.err, seed)
    assert is_silent(caplog.text, seed)
    assert seed.hex() not in repr(game)


def test_the_opponents_own_data_have_none_of_it(told):
    house, other, seed = told
    outcome = house.say(house.seated(other.other), "mydata")
    assert is_silent(outcome.to(house.seated(other.other)).everything(), seed)


def test_a_seed_goes_into_no_parcel_and_into_a_backup_sealed_only(told, tmp_path):
    house, _, seed = told
    file = tmp_path / "event.corr"
    send_off(house.office, EVENT, file, house.act("parcel"), lambda done: None)
    files = [file.read_bytes()]
    file = tmp_path / "backup.tar"
    done = corr(house.folder, "backup", str(file))
    assert done.status == 0, done.err
    with tarfile.open(file) as tar:
        files += [tar.extractfile(one).read() for one in tar if one.isfile()]
    assert len(files) > 2
    for found in files:
        assert seed not in found
        assert seed.hex().encode() not in found
