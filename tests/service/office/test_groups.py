"""Several letters in one commit: each still happens wholly or not at all."""

from contextlib import suppress

import pytest

from corr.service.post import mail
from corr.tournament.events.events import MovePlayed
from tests.office import ANNA, BO, CAI, DAG, House


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI, DAG)).start() as it:
        yield it


class Killed(BaseException):
    """The process ends here; no handler of errors may stop it."""


def three_moves(house):
    """Moves of three different people in three games: the mails by the numbers of the games."""
    mails, writers = dict[int, bytes](), set[str]()
    for number in range(1, 7):
        game = house.game(number)
        writer = house.seated(game.position.to_act, number)
        if writer not in writers and len(mails) < 3:
            writers.add(writer)
            mails[number] = house.reply(writer, "a1", number)
    assert len(mails) == 3
    return mails


FIRST = ("resign", "hello?", "no", "h8", "undo", "msg: sorry", "set text only", "i9, draw?")
UNTHREADED = {"In-Reply-To": "", "References": ""}


@pytest.mark.parametrize("second", ["yes", "resign"])
@pytest.mark.parametrize("first", FIRST)
def test_letters_of_one_player_come_to_the_same_together_and_one_by_one(tmp_path, first, second):
    """What the second one answers is what we wrote last: the answer to the first."""
    outcomes = []
    for together in (True, False):
        (folder := tmp_path / str(together)).mkdir()
        with House(folder, (ANNA, BO)).start() as house:
            player = house.seated(house.game().position.to_act)
            question = house.newest(player)
            house.say(player, "resign", headers=UNTHREADED, quote=False)
            mails = [
                house.compose(player, body, question, headers=UNTHREADED, quote=False)
                for body in (first, second)
            ]
            for some in (mails,) if together else ([one] for one in mails):
                house.take(*some)
                mail.handle(house.office, "test", house.now, house.now, group=60.0)
            store = house.office.store
            letters = [(row.state, row.reason) for row in store.letters.in_state("")]
            outcomes.append((letters, house.game().result, len(house.letters())))
    assert outcomes[0] == outcomes[1]


def steps_of(house, **more):
    """Handle all that waits at once; the names of the steps."""
    steps = list[str]()
    mail.handle(house.office, "test", house.now, house.now, steps.append, **more)
    return steps


def test_letters_that_wait_together_are_committed_together(house):
    mails = three_moves(house)
    house.take(*mails.values())
    steps = steps_of(house, group=60.0)
    assert steps.count("finished") == 3
    assert steps.count("handled") == 1
    assert [house.record(number) for number in mails] == ["1.h8 2.a1"] * 3


def test_a_letter_that_fails_leaves_no_trace_and_the_others_of_its_group_go_on(house):
    mails = three_moves(house)
    keys = house.take(*mails.values())
    reached = list[str]()

    def failing(name):
        reached.append(name)
        if reached.count("finished") == 2:  # its move is played and both are told
            reached.append("finished")
            raise ValueError("a bug")

    mail.handle(house.office, "test", house.now, house.now, failing, group=60.0)
    assert reached.count("handled") == 1
    states = [house.office.store.letters.letter(key).state for key in keys]
    assert states == ["handled", "received", "handled"]
    assert [house.record(number) for number in mails] == ["1.h8 2.a1", "1.h8", "1.h8 2.a1"]
    assert {one.cause for one in house.letters()} == {keys[0], keys[2]}
    house.now += mail.RETRIES[0]
    house.handle()
    assert [house.record(number) for number in mails] == ["1.h8 2.a1"] * 3


def test_what_was_folded_in_a_part_that_failed_is_folded_anew(house):
    game = house.game()
    seat = game.position.to_act
    with house.office.folder.transaction():
        with suppress(Killed), house.office.folder.savepoint():
            played(house, game, seat, "a1")
            assert house.record() == "1.h8 2.a1"
            raise Killed
        assert house.record() == "1.h8"
        played(house, game, seat, "c3")  # as many events, and not the same
        assert house.record() == "1.h8 2.c3"
    assert house.record() == "1.h8 2.c3"


def test_nothing_stays_of_what_was_only_tried_but_what_was_done_before_it(house):
    game = house.game()
    seat = game.position.to_act
    with house.office.folder.transaction():
        played(house, game, seat, "a1")
        with house.office.folder.trial():
            after = house.game()
            played(house, after, after.position.to_act, "c3")
            assert house.record() == "1.h8 2.a1 3.c3"
        assert house.record() == "1.h8 2.a1"
    assert house.record() == "1.h8 2.a1"


def test_a_fault_in_what_is_only_tried_is_heard_of(house):
    folder = house.office.folder
    with pytest.raises(ZeroDivisionError), folder.transaction(), folder.trial():
        raise ZeroDivisionError


def played(house, game, seat, move):
    body = MovePlayed(seat=seat, number=game.position.number, move=move)
    house.office.folder.play(game, [body], at=house.now, cause=f"test.{move}")


@pytest.mark.parametrize("step", ["answered", "finished"])
def test_a_process_that_dies_in_a_group_has_done_nothing_of_it(house, step):
    mails = three_moves(house)
    keys = house.take(*mails.values())
    reached = list[str]()

    def dying(name):
        reached.append(name)
        if reached.count(step) == 2:
            raise Killed

    with pytest.raises(Killed):
        mail.handle(house.office, "test", house.now, house.now, dying, group=60.0)
    house.reopen()
    assert [house.record(number) for number in mails] == ["1.h8"] * 3
    assert house.letters() == []
    rows = [house.office.store.letters.letter(key) for key in keys]
    assert [(row.state, row.attempts) for row in rows] == [("received", 1)] * 3
    house.now += mail.LEASE
    # What killed the process may do so again: nobody else goes with it.
    assert steps_of(house).count("finished") == 1
    house.handle()
    assert [house.record(number) for number in mails] == ["1.h8 2.a1"] * 3


def test_no_answer_of_a_group_can_be_sent_before_the_whole_group_is_committed(house):
    mails = three_moves(house)
    house.take(*mails.values())
    looked = list[int]()
    other = type(house.office.store).open(house.folder / "corr.sqlite3")

    def look(name):
        if name == "finished":
            looked.append(other.letters.waiting_outgoing())

    try:
        mail.handle(house.office, "test", house.now, house.now, look, group=60.0)
        assert looked == [0, 0, 0]
        assert other.letters.waiting_outgoing() == 6
    finally:
        other.close()


def test_a_group_ends_when_it_has_kept_others_waiting(house, monkeypatch):
    monkeypatch.setattr(mail, "GROUP_SECONDS", 1e-9)
    mails = three_moves(house)
    house.take(*mails.values())
    assert steps_of(house).count("handled") == 3
    assert [house.record(number) for number in mails] == ["1.h8 2.a1"] * 3
