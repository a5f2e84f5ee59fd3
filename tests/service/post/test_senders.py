"""Who may play for whom, who is answered and how often, and who is not answered at all."""

from datetime import timedelta

import pytest

from tests.office import ANNA, ARBITER, BO, CAI, EVENT, SITE, House

STRANGER = "kim@elsewhere.test"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        yield it.start()


def unchanged(house):
    return house.record() == "1.h8" and house.events() == 1


# -- somebody else with a true tag ----


def test_a_valid_tag_from_a_foreign_address_plays_nothing(house):
    done = house.give(house.compose(STRANGER, "a1", house.newest(house.second)))
    assert (done.state, done.reason) == ("quarantined", "foreign_address")
    assert unchanged(house)
    told = done.to(house.second)
    assert f"came from {STRANGER}" in told.words
    assert "nothing was played" in told.words
    assert told.subject.startswith(f"{EVENT}-001 a letter from another address [")
    assert STRANGER not in done.readers


def test_the_registered_player_hears_of_a_foreign_address_once_a_day(house):
    readers = []
    for _ in range(3):
        done = house.give(house.compose(STRANGER, "a1", house.newest(house.second)))
        readers += done.readers
    assert readers.count(house.second) == 1
    house.wait(days=1)
    done = house.give(house.compose(STRANGER, "a1", house.newest(house.second)))
    assert house.second in done.readers


def test_a_letter_that_the_opponent_forwarded_gives_no_power_over_their_seat(house):
    theirs = house.newest(house.second)
    forwarded = (
        f"-------- Forwarded message --------\nFrom: Club by mail <{theirs.reply_to}>\n"
        f"Subject: {theirs.subject}\nTo: {house.second}\n\n{theirs.text}"
    )
    raw = house.compose(house.first, f"a1\n\n{forwarded}", subject=f"Fwd: {theirs.subject}")
    done = house.give(raw)
    assert done.state != "handled"
    assert unchanged(house)
    direct = house.give(house.compose(house.first, "a1", theirs))
    assert (direct.state, direct.reason) == ("quarantined", "foreign_address")
    assert unchanged(house)


def test_any_registered_address_of_a_player_may_answer_and_gets_the_reply(house):
    player = house.office.store.players.player_by_address(house.second)
    house.members(f"name,email\n{player.name},{house.second} {player.id}@work.test\n")
    done = house.give(
        house.compose(f"{player.id.lower()}@work.test", "a1", house.newest(house.second))
    )
    assert done.state == "handled"
    assert f"{player.id.lower()}@work.test" in done.readers
    assert house.record() == "1.h8 2.a1"


def test_an_address_counts_in_any_case(house):
    raw = house.reply(house.second, "a1")
    done = house.give(raw.replace(house.second.encode(), house.second.upper().encode()))
    assert done.state == "handled"


@pytest.mark.parametrize(
    "name", ["Åke".encode(), "Åke".encode("latin-1"), b"=?utf-8?q?=C3=85ke?="]
)
def test_a_name_counts_in_whatever_bytes_it_comes(house, name):
    raw = house.reply(house.second, "a1")
    head, found, rest = raw.partition(b"From: ")
    assert found
    done = house.give(head + b"From: " + name + rest[rest.index(b" <") :])
    assert done.state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_name_that_looks_like_an_address_is_not_the_sender(house):
    raw = house.reply(house.second, "a1")
    real = f"From: {house.second.partition('@')[0].title()} <{house.second}>".encode()
    assert real in raw
    done = house.give(raw.replace(real, f'From: "{house.second}" <{STRANGER}>'.encode()))
    assert (done.state, done.reason) == ("quarantined", "foreign_address")
    assert unchanged(house)


def test_a_mail_with_two_senders_plays_nothing(house):
    raw = house.reply(house.second, "a1").replace(b"To: td+", b"From: x@y.test\r\nTo: td+", 1)
    done = house.give(raw)
    assert (done.state, done.reason) == ("quarantined", "two_senders")
    assert unchanged(house)


# -- strangers, and players without their tag ----


def test_a_stranger_gets_one_friendly_answer_a_day(house):
    first = house.give(house.compose(STRANGER, "Hello, may I play?"))
    assert (first.state, first.reason) == ("quarantined", "unknown_sender")
    assert first.readers == [STRANGER]
    assert "I do not know your address" in first.posts[0].words
    assert house.give(house.compose(STRANGER, "Hello?")).posts == []
    house.wait(days=1)
    assert house.give(house.compose(STRANGER, "Hello??")).readers == [STRANGER]


def test_a_player_without_the_tag_gets_the_letter_to_answer(house):
    done = house.give(house.compose(house.second, "a1", subject="my move"))
    assert (done.state, done.reason) == ("refused", "untagged")
    assert unchanged(house)
    letter = done.to(house.second)
    assert "I could not see which letter you were answering" in letter.words
    assert "You wrote: a1" in letter.text
    assert house.give(house.compose(house.second, "a1", letter)).state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_player_without_the_tag_gets_the_games_in_which_they_are_to_move(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)) as house:
        house.start()
        to_move = {
            row.id
            for row in house.office.store.events.games_of_player(house.player(ANNA))
            if house.seated(house.game(int(row.id[-3:])).position.to_act, int(row.id[-3:])) == ANNA
        }
        done = house.give(house.compose(ANNA, "a1"))
        assert {one.tag.partition(".")[0] for one in done.posts} == to_move
        named = house.give(house.compose(ANNA, f"{min(to_move)} 2. a1"))
        assert [one.tag.partition(".")[0] for one in named.posts] == [min(to_move)]


def test_a_player_without_games_is_answered_without_a_board(tmp_path):
    with House(tmp_path, (ANNA, BO)) as house:
        done = house.give(house.compose(ANNA, "When do we begin? i9"))
        assert done.readers == [ANNA]
        assert done.reason == "untagged"


def test_help_without_a_tag_is_answered_with_one_more_letter(house):
    done = house.give(house.compose(house.second, "help"))
    assert (done.state, done.reason) == ("refused", "unproven")
    helped = house.give(house.compose(house.second, "help", done.to(house.second)))
    assert helped.posts[0].subject.startswith("How to play by mail [")


# -- passes: letters about no position ----


def pass_letter(house, player):
    """A letter about no position, which bears a pass."""
    return house.give(house.compose(player, "help")).to(player)


def test_a_reply_to_a_letter_about_no_game_proves_the_player(house):
    done = house.give(
        house.compose(house.second, "SK24-001 2. a1", pass_letter(house, house.second))
    )
    assert done.state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_pass_gives_no_power_over_the_opponents_seat(house):
    mine = pass_letter(house, house.first)
    done = house.give(house.compose(house.first, "SK24-001 2. a1", mine))
    assert done.state == "refused"
    assert unchanged(house)


def test_the_pass_of_another_player_proves_nothing(house):
    theirs = pass_letter(house, house.second)
    for sender in (house.first, STRANGER):
        done = house.give(house.compose(sender, "SK24-001 2. a1", theirs))
        assert (done.state, done.reason) == ("quarantined", "foreign_address")
    assert unchanged(house)


def test_a_pass_proves_the_player_at_any_of_their_addresses(house):
    theirs, player = pass_letter(house, house.second), house.player(house.second)
    name = house.office.store.players.player(player).name
    house.members(f"name,email\n{name},{house.second} work@players.test\n")
    done = house.give(house.compose("work@players.test", "SK24-001 2. a1", theirs))
    assert done.state == "handled"


def test_a_pass_to_an_address_that_the_player_has_given_up_proves_nothing(house):
    old, theirs = house.second, pass_letter(house, house.second)
    name = house.office.store.players.player_by_address(old).name
    house.members(f"name,email,member_no\n{name},{old},7\n")
    house.members(f"name,email,member_no\n{name},moved@players.test,7\n")
    done = house.give(house.compose(old, "SK24-001 2. a1", theirs))
    assert done.state == "quarantined"
    assert unchanged(house)


@pytest.mark.parametrize("change", [str.lower, lambda tag: tag.replace(".0.", ".1.")])
def test_a_pass_counts_in_any_case_and_with_no_other_number(house, change):
    tag = pass_letter(house, house.second).tag
    raw = house.compose(house.second, "SK24-001 2. a1", subject=f"Re: hello [{change(tag)}]")
    done = house.give(raw)
    assert (done.state == "handled") is (change is str.lower)


# -- machines ----


@pytest.mark.parametrize(
    ("headers", "reason"),
    [
        ({"Auto-Submitted": "auto-replied"}, "auto_reply"),
        ({"Auto-Submitted": "auto-generated (vacation)"}, "auto_reply"),
        ({"Precedence": "auto_reply"}, "auto_reply"),
        ({"X-Autoreply": "yes"}, "auto_reply"),
        ({"Precedence": "bulk"}, "list_mail"),
        ({"List-Id": "<renju.lists.test>"}, "list_mail"),
        ({"List-Unsubscribe": "<mailto:off@lists.test>"}, "list_mail"),
        ({"Return-Path": "<>"}, "bounce"),
        ({"From": "MAILER-DAEMON@mx.players.test"}, "bounce"),
        ({"From": "noreply@players.test"}, "auto_reply"),
        ({"From": SITE}, "own_letter"),
        ({"From": f"Club <td+x@{SITE.partition('@')[2]}>"}, "own_letter"),
    ],
)
def test_a_machine_is_never_answered_and_never_plays(house, headers, reason):
    done = house.say(house.second, "I am away until Monday.", headers=headers)
    assert (done.state, done.reason) == ("quarantined", reason)
    assert set(done.readers) <= {ARBITER}
    assert unchanged(house)
    assert house.office.store.letters.letter(done.key).raw


@pytest.mark.parametrize("headers", [{"Precedence": "bulk"}, {"Auto-Submitted": "auto-replied"}])
def test_an_order_that_a_machine_marked_as_its_own_is_shown_to_the_arbiter(house, headers):
    done = house.say(house.second, "a1", headers=headers)
    assert (done.state, done.readers) == ("quarantined", [ARBITER])
    assert unchanged(house)
    house.wait(days=9)
    assert house.game().result is None


def test_a_true_letter_from_a_strange_address_holds_the_clock_for_three_days(house):
    house.wait(days=6, hours=12)
    done = house.give(
        house.reply(house.second, "a1").replace(house.second.encode(), b"new@x.test")
    )
    assert done.reason == "foreign_address"
    house.wait(days=2, hours=20)
    assert house.game().result is None
    with house.office.store.transaction():
        house.office.store.letters.release_letter(done.key)
    house.handle()
    assert house.record() == "1.h8 2.a1"


def test_nobody_can_hold_a_players_clock_for_ever_by_strange_letters(house):
    for _ in range(10):
        house.wait(days=1)
        house.give(house.reply(house.second, "a1").replace(house.second.encode(), b"new@x.test"))
    house.wait(hours=2)
    assert house.game().result.ending == "time"
    assert house.record() == "1.h8"


def test_a_delivery_report_is_set_aside_and_the_arbiter_is_told(house):
    letter = house.newest(house.second)
    raw = (
        "From: postmaster@mx.test\r\nTo: td@club.test\r\nSubject: Undelivered\r\n"
        "Message-ID: <b1@mx.test>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; "
        'report-type=delivery-status; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n'
        "Your letter could not be delivered.\r\n--b\r\nContent-Type: message/delivery-status\r\n"
        f"\r\nFinal-Recipient: rfc822; {house.second}\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n"
        f"--b\r\nContent-Type: message/rfc822\r\n\r\n{letter.raw.decode()}\r\n--b--\r\n"
    )
    done = house.give(raw.encode())
    assert (done.state, done.reason) == ("quarantined", "bounce_unproven")
    assert done.readers == [ARBITER]
    assert "bounce" in done.posts[0].words


def test_a_human_mail_that_asks_for_no_automatic_answer_is_a_letter(house):
    headers = {"X-Auto-Response-Suppress": "All", "Auto-Submitted": "no"}
    assert house.say(house.second, "a1", headers=headers).state == "handled"


# -- too many letters ----


def test_twenty_answers_an_hour_then_one_notice_then_silence(house):
    answers = [house.say(house.second, f"not a move {n}").posts for n in range(30)]
    assert [len(posts) for posts in answers] == [1] * 21 + [0] * 9
    assert "You have had 20 answers from me within an hour" in answers[20][0].words
    assert not any("more than 20" in posts[0].words for posts in answers[:20])
    assert unchanged(house)


def test_a_move_works_and_is_answered_however_many_useless_letters_came(house):
    for n in range(25):
        house.say(house.second, f"not a move {n}")
    done = house.say(house.second, "a1")
    assert done.state == "handled"
    assert done.readers == sorted([house.first, house.second])
    assert house.record() == "1.h8 2.a1"


def test_after_an_hour_useless_letters_are_answered_again(house):
    for n in range(25):
        house.say(house.second, f"not a move {n}")
    house.wait(minutes=61)
    assert house.say(house.second, "still no move").readers == [house.second]


def test_letters_without_a_tag_have_a_share_of_their_own(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI), system={"games_per_pair": 2}) as house:
        house.start()
        posts = [
            one for n in range(30) for one in house.give(house.compose(ANNA, f"hm {n}")).posts
        ]
        assert 20 <= len(posts) <= 24
        number = next(
            n for n in range(1, 7) if house.seated(house.game(n).position.to_act, n) == ANNA
        )
        assert house.say(ANNA, "what shall I do?", number).readers == [ANNA]


def test_one_players_flood_does_not_silence_another(house):
    for n in range(25):
        house.say(house.second, f"not a move {n}")
    house.now += timedelta(minutes=1)
    done = house.give(house.compose(house.first, "hello"))
    assert done.readers == [house.first]
