"""Letters that come back: the player's clock stands still until the player can be reached."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.config import Limits
from corr.errors import ArbiterError
from corr.mail.read.tags import Keys, return_address
from corr.service.players.reached import declare_reachable
from corr.service.post.returns import refused, resend, sender_of
from corr.tournament.events.events_games import ClockStarted, ClockStopped
from corr.tournament.events.events_player import LettersReturned, PlayerReachable
from corr.wire.smtp import Result
from tests.mail.read.test_bounces import bounce
from tests.office import ANNA, ARBITER, BO, CAI, SETTINGS, SITE, START, House


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO)).start() as house:
        yield house


def came_to(house, letter):
    """The address that a letter went out from, where its bounce comes to."""
    return sender_of(
        house.office, house.office.store.letters.outgoing(letter.message_id.strip("<>"))
    )


def returned(house, letter, name="postfix_unknown", *, to=None, reader=None):
    """A letter comes back in one of the well-known forms, at once or to another address."""
    raw = bounce(
        name,
        to=came_to(house, letter) if to is None else to,
        reader=reader or letter.to,
        letter=letter.message_id.strip("<>"),
    )
    return house.give(raw)


def refuse(house, letter):
    """Our own mail server would not take a letter, which nobody can make up; what was sent."""
    row = house.office.store.letters.outgoing(letter.message_id.strip("<>"))
    with house.office.folder.transaction():
        result = Result(
            id=row.message_id, status="failed", reply="550 5.1.1 unknown", refused="recipient"
        )
        refused(house.office, row, result, at=house.now, real=house.now)
    return house.letters()


def elsewhere(house, sender, body):
    """A letter of a player that answers one about no game, which they asked for before."""
    mine = next(one for one in house.read if one.to == sender and one.tag.startswith("P0"))
    return house.give(house.compose(sender, body, mine))


def lost(house, reader=None):
    """The newest letter to whoever is to act comes back for good."""
    return returned(house, house.newest(reader or house.second))


def bodies(house, kind, number=1):
    return [
        one.body
        for one in house.office.store.events.of_stream(f"SK24-{number:03d}")
        if isinstance(one.body, kind)
    ]


# -- the address of each letter ----


def test_every_letter_goes_out_from_an_address_of_its_own(house):
    rows = house.office.store.letters.outgoing_by_state("")
    senders = {sender_of(house.office, row) for row in rows}
    assert len(senders) == len(rows) > 2
    for sender in senders:
        local, _, host = sender.partition("@")
        assert local.startswith("td+b.")
        assert len(local) <= 64
        assert (host, sender) == ("club.test", sender.lower())


def test_a_local_part_that_would_be_too_long_stays_as_it_is(house):
    keys = house.office.keys
    address = f"{'t' * 40}@club.test"
    assert return_address(keys, address, 123456, "x@club.test") == address


def test_without_plus_addressing_all_letters_go_out_from_the_same_address(tmp_path):
    settings = SETTINGS.replace("[database]", "plus_addressing = false\n[database]")
    with House(tmp_path, settings=settings).start() as house:
        assert came_to(house, house.newest(house.second)) == SITE


# -- a hard bounce ----


def test_a_letter_that_comes_back_stops_the_clock_and_tells_the_arbiter(house):
    house.wait(days=2)
    done = lost(house)
    assert (done.state, done.reason) == ("handled", "bounce")
    letter, notice = done.posts
    assert (letter.to, notice.to) == (house.first, ARBITER)
    assert "Letters to Anna come back" in notice.words
    assert "Anna (P0001, anna@players.test)" in notice.words
    assert "550 5.1.1" in notice.words
    assert "SK24-001" in notice.words
    assert "corr player reachable P0001" in notice.words
    clock = house.game().clock
    assert clock.stopped == START + timedelta(days=2)
    row = house.office.store.events.game_row("SK24-001")
    assert (row.due_at, row.stopped_at) == (None, clock.stopped)
    (event,) = bodies(house, ClockStopped)
    assert event.why == "letters_returned"


def test_the_return_is_an_event_of_the_player_and_shown_with_the_letter(house):
    letter = house.newest(house.second)
    returned(house, letter)
    player = house.office.store.players.player_by_address(house.second)
    (event,) = [
        one.body
        for one in house.office.store.events.of_stream(f"player:{player.id}")
        if isinstance(one.body, LettersReturned)
    ]
    assert (event.address, event.status) == (house.second, "5.1.1")
    row = house.office.store.letters.outgoing(letter.message_id.strip("<>"))
    assert (row.state, row.returned) == ("failed", "hard")
    assert "User unknown" in row.smtp_reply


def test_a_clock_that_stands_still_is_neither_reminded_nor_lost(house):
    refuse(house, house.newest(house.second))
    assert house.wait(days=60) == []
    assert house.game().result is None


def test_a_letter_of_the_player_starts_the_clock_with_the_time_that_was_left(house):
    house.say(house.second, "games")
    house.wait(days=2)
    refuse(house, house.newest(house.second))
    house.wait(days=30)
    done = elsewhere(house, house.second, "SK24-001 show")
    assert done.state == "handled"
    clock = house.game().clock
    assert clock.stopped is None
    assert clock.due == house.now + timedelta(days=5)
    assert len(bodies(house, ClockStarted)) == 1
    assert house.office.store.events.game_row("SK24-001").due_at == clock.due


def test_a_move_after_weeks_counts_because_the_clock_stood(house):
    refuse(house, house.newest(house.second))
    house.wait(days=30)
    assert house.say(house.second, "a1").state == "handled"
    assert house.record() == "1.h8 2.a1"
    assert house.wait(days=6, hours=23)
    assert house.game().result is None


def test_time_runs_out_once_the_clock_runs_again(house):
    house.wait(days=2)
    refuse(house, house.newest(house.second))
    house.wait(days=30)
    house.say(house.second, "show")
    house.wait(days=4, hours=23)
    assert house.game().result is None
    house.wait(hours=3)
    assert house.game().result.ending == "time"


def test_the_games_that_the_answer_did_not_tell_of_are_sent_again(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)).start() as house:
        letter = next(one for one in house.read[::-1] if one.to == ANNA)
        house.give(house.compose(ANNA, "games", letter))
        returned(house, letter)
        house.wait(days=3)
        done = elsewhere(house, ANNA, "games")
        told = [one for one in done.posts if one.to == ANNA]
        mine = [row.id for row in house.office.store.events.games_of_player(house.player(ANNA))]
        assert sorted(one.tag.partition(".")[0] for one in told if "SK24" in one.tag) == mine
        acting = [one for one in told if "your move" in one.title]
        assert all("your clock stood still. Now it runs again" in one.words for one in acting)


def test_the_opponent_is_told_in_the_next_letter(house):
    house.play("a1")
    returned(house, house.newest(house.first))
    done = house.say(house.second, "show")
    letter = done.to(house.second)
    assert "clock has stood still since" in letter.words
    assert "letters to Bo came back" in letter.words
    assert "The arbiter has been told." in letter.words
    assert "clock has stood still" in letter.html
    for order in ("games", "time"):
        told = house.say(house.second, order).to(house.second)
        assert "clock has stood still since" in told.words
        assert "stood still" in told.html


def test_a_turn_that_comes_to_somebody_who_cannot_be_reached_stands_still_at_once(house):
    returned(house, next(one for one in house.read[::-1] if one.to == house.first))
    assert bodies(house, ClockStopped) == []
    house.play("a1")
    clock = house.game().clock
    assert clock.stopped == clock.since
    assert isinstance(house.office.store.events.of_stream("SK24-001")[-1].body, ClockStopped)
    assert house.wait(days=6) == []


def test_a_second_bounce_changes_nothing_and_tells_nobody(house):
    letter = house.newest(house.second)
    lost(house)
    done = returned(house, letter, "exim_unknown")
    assert (done.state, done.posts) == ("handled", [])
    assert len(bodies(house, ClockStopped)) == 1


def test_a_bounce_from_before_the_player_was_reachable_again_stops_nothing(house):
    old = house.newest(house.second)
    lost(house)
    house.wait(days=1)
    house.say(house.second, "show")
    house.wait(minutes=5)
    done = returned(house, old, "gmail_unknown")
    assert done.state == "handled"
    assert house.game().clock.stopped is None


def test_letters_to_many_boxes_that_vanish_at_once_do_not_flood_the_arbiter(tmp_path):
    people = tuple(f"p{n}@players.test" for n in range(5))
    with House(tmp_path, people) as house:
        house.start()
        house.office = replace(house.office, limits=Limits(notices_an_hour=2))
        told = 0
        for one in people:
            letter = next(post for post in house.read[::-1] if post.to == one)
            told += returned(house, letter).readers.count(ARBITER)
        assert told == 2
        assert len(house.office.store.players.unreachable_players()) == 5


# -- reports that do nothing, or little ----


@pytest.mark.parametrize("name", ["postfix_delayed", "postfix_relayed", "exim_delayed"])
def test_a_report_of_a_delay_does_nothing(house, name):
    done = returned(house, house.newest(house.second), name)
    assert (done.state, done.reason, done.posts) == ("handled", "delayed", [])
    assert house.game().clock.stopped is None


@pytest.mark.parametrize(
    "name", ["gmail_full", "exchange_quota", "exchange_transient", "exchange_recipients"]
)
def test_a_full_mailbox_is_counted_and_stops_the_clock_at_the_third_letter(house, name):
    arrived = house.newest(house.second)
    for turn in range(3):
        house.wait(hours=20)
        house.give(house.compose(house.second, "show", arrived))
        letter = house.newest(house.second)
        done = returned(house, letter, name)
        assert done.state == "handled"
        assert (house.game().clock.stopped is not None) is (turn == 2)
        assert done.readers == (sorted([ARBITER, house.first]) if turn == 2 else [])


def test_a_full_mailbox_of_last_week_is_not_counted(house):
    for _ in range(3):
        house.say(house.second, "show")
        returned(house, house.newest(house.second), "gmail_full")
        house.now += timedelta(hours=66)
        house.drain()
    assert house.game().clock.stopped is None


@pytest.mark.parametrize("name", ["too_large", "exchange_submission"])
def test_a_letter_that_was_not_taken_says_nothing_about_its_reader(house, name):
    done = returned(house, house.newest(house.second), name)
    assert done.readers == [ARBITER]
    assert house.game().clock.stopped is None


# -- who may say so ----


def test_a_forged_bounce_stops_no_clock_but_holds_it_for_three_days(house):
    house.wait(days=6)
    done = returned(house, house.newest(house.second), to=SITE)
    assert (done.state, done.reason) == ("quarantined", "bounce_unproven")
    assert done.readers == [ARBITER]
    assert "bounce" in done.posts[0].words
    assert house.game().clock.stopped is None
    house.wait(days=2, hours=20)
    assert house.game().result is None
    house.wait(days=1)
    assert house.game().result.ending == "time"


def test_the_arbiter_can_believe_a_bounce_that_proves_nothing(house):
    done = returned(house, house.newest(house.second), to=SITE)
    with house.office.store.transaction():
        house.office.store.letters.release_letter(done.key)
    house.handle()
    assert house.office.store.letters.letter(done.key).state == "handled"
    assert house.game().clock.stopped is not None


def test_a_return_address_with_another_code_proves_nothing(house):
    letter = house.newest(house.second)
    address = came_to(house, letter)
    forged = address.replace(address.partition("@")[0][-16:], "abcdefghijklmnop")
    assert returned(house, letter, to=forged).reason == "bounce_unproven"
    assert house.game().clock.stopped is None


def test_the_return_address_of_another_letter_says_nothing_about_this_reader(house):
    mine, theirs = (
        house.newest(house.second),
        next(one for one in house.read if one.to == house.first),
    )
    raw = bounce(
        "postfix_unknown",
        to=came_to(house, theirs),
        reader=house.second,
        letter=mine.message_id.strip("<>"),
    )
    house.give(raw)
    assert house.game().clock.stopped is None
    assert house.office.store.players.unreachable_players() == []


def test_case_and_old_keys_do_not_matter(house):
    letter = house.newest(house.second)
    address = came_to(house, letter).upper()
    keys = Keys(current=b"x" * 32, old=(house.office.keys.current,))
    house.office = replace(house.office, keys=keys)
    assert returned(house, letter, to=address).state == "handled"
    assert house.game().clock.stopped is not None


def test_a_bounce_of_nothing_of_ours_is_quiet(house):
    raw = bounce("postfix_unknown", to=SITE, reader="x@y.test", letter="1@spam.test")
    done = house.give(raw)
    assert (done.state, done.reason, done.posts) == ("quarantined", "bounce", [])
    assert house.wait(days=30)
    assert house.game().result.ending == "time"


def test_a_letter_that_was_forwarded_and_came_back_from_there_is_believed(house):
    letter = house.newest(house.second)
    done = returned(house, letter, "postfix_unknown", reader="anna.berg@mail.forwarded.test")
    assert done.state == "handled"
    assert house.game().clock.stopped is not None


def test_a_bounce_of_a_notice_leads_to_no_notice(house):
    notice = next(one for one in lost(house).posts if one.to == ARBITER)
    done = returned(house, notice)
    assert (done.state, done.posts) == ("handled", [])
    (health,) = [one for one in house.office.store.health.noted() if one.name == "arbiter"]
    assert not health.ok
    assert ARBITER in health.detail


# -- refused while it was sent ----


def test_an_address_that_the_server_refuses_stops_the_clock_as_well(house):
    told = refuse(house, house.newest(house.second))
    assert house.game().clock.stopped == house.now
    assert [one.to for one in told] == [house.first, ARBITER]


@pytest.mark.parametrize(
    ("reply", "refusal", "status"),
    [
        ("554 5.7.1 we do not like your words", "mail", "failed"),
        ("no connection for five days", "", "later"),
    ],
)
def test_a_refusal_that_is_not_about_the_reader_stops_no_clock(house, reply, refusal, status):
    row = house.office.store.letters.outgoing(house.newest(house.second).message_id.strip("<>"))
    with house.office.folder.transaction():
        result = Result(id=row.message_id, status=status, reply=reply, refused=refusal)
        refused(house.office, row, result, at=house.now, real=house.now)
    assert house.game().clock.stopped is None
    assert [one.to for one in house.letters()] == [ARBITER]


# -- reachable again ----


def test_the_arbiter_can_say_that_a_player_can_be_reached(house):
    house.wait(days=1)
    lost(house)
    house.wait(days=10)
    declare_reachable(house.office, "p0001", house.act("reachable"))
    (letter,) = house.letters()
    assert letter.to == house.second
    assert "Now it runs again" in letter.words
    assert house.game().clock.due == house.now + timedelta(days=6)
    assert house.office.store.players.unreachable_players() == []


def test_the_arbiter_can_give_a_player_another_address(house):
    lost(house)
    row = declare_reachable(
        house.office, house.player(house.second), house.act("x"), address="New@Players.test"
    )
    assert row.addresses[0] == "new@players.test"
    assert [one.to for one in house.letters()] == ["new@players.test"]
    assert house.game().clock.stopped is None


@pytest.mark.parametrize(
    ("player", "address", "why"),
    [
        ("P0099", "", "no player P0099"),
        ("P0002", "", "letters reach P0002 already"),
        ("P0001", "nonsense", "a mail address is expected"),
        ("P0001", BO, "belongs to P0002"),
        ("P0001", SITE, "is ours"),
    ],
)
def test_what_the_arbiter_cannot_say(house, player, address, why):
    returned(house, next(one for one in house.read[::-1] if one.to == ANNA))
    with pytest.raises(ArbiterError, match=why):
        declare_reachable(house.office, player, house.act("x"), address=address)


def test_another_address_in_the_list_of_players_starts_the_clock(house):
    house.wait(days=1)
    lost(house)
    name = house.second.partition("@")[0].title()
    player = house.office.store.players.player_by_address(house.second)
    house.wait(days=4)
    house.members(f"name,email,member_no\n{name},fresh@x.test {house.second},\n")
    assert house.office.store.players.player(player.id).addresses[0] == "fresh@x.test"
    assert house.game().clock.stopped is None
    assert [one.to for one in house.letters()] == ["fresh@x.test"]
    events = house.office.store.events.of_stream(f"player:{player.id}")
    assert [one.body.why for one in events if isinstance(one.body, PlayerReachable)] == ["address"]


def test_letters_go_to_the_address_that_the_player_writes_from_if_the_first_is_dead(house):
    player = house.office.store.players.player_by_address(house.second)
    first = house.newest(house.second)
    house.members(f"name,email\n{player.name},{house.second} other@x.test\n")
    house.letters()
    returned(house, first)
    raw = house.compose("other@x.test", "show", first)
    done = house.give(raw)
    assert done.state == "handled"
    assert {one.to for one in done.posts} == {"other@x.test", ARBITER}
    assert any("From now on letters go to other@x.test" in one.words for one in done.posts)
    assert house.office.store.players.player(player.id).addresses[0] == "other@x.test"


# -- once more ----


def test_a_letter_that_did_not_arrive_goes_out_again_as_it_is(house):
    letter = house.newest(house.second)
    returned(house, letter, "gmail_full")
    name = letter.message_id.strip("<>")
    assert resend(house.office, f"<{name}>", house.act("x")) == ((house.second, name),)
    row = house.office.store.letters.outgoing(name)
    assert (row.state, row.raw) == ("queued", letter.raw)


def test_of_a_letter_that_arrived_a_new_one_tells_the_present(house):
    old = house.newest(house.second).message_id.strip("<>")
    ((recipient, name),) = resend(house.office, old, house.act("x"))
    assert recipient == house.second
    assert name != old
    (letter,) = house.letters()
    assert "once more, in case my last letter did not reach you" in letter.words


def test_a_game_is_sent_again_to_its_players(house):
    sent = resend(house.office, "sk24-001", house.act("x"))
    assert sorted(one for one, _ in sent) == sorted((house.first, house.second))
    assert len(house.letters()) == 2
    ((recipient, _),) = resend(house.office, "SK24-001", house.act("y"), to=house.first)
    assert recipient == house.first


@pytest.mark.parametrize("what", ["SK24-999", "nobody@club.test"])
def test_what_never_was_cannot_be_sent_again(house, what):
    with pytest.raises(ArbiterError, match="no game and no letter"):
        resend(house.office, what, house.act("x"))
