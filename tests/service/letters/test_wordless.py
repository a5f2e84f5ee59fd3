"""A machine that bears no mark answers all our letters: that costs few letters, and is told."""

import pytest

from corr.service.letters.set_aside import release_letter
from corr.service.office.why_aside import QUIET
from tests.office import ARBITER, House

AWAY = "I am away until 12 August and read no mail.\n\nBo"
SMALL = 6_000


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        yield it.start()


def to_player(house, outcomes):
    return [one for done in outcomes for one in done.posts if one.to == house.second]


def test_a_vacation_responder_gets_two_letters_and_the_second_is_short(house):
    done = [house.say(house.second, AWAY) for _ in range(61)]
    posts = to_player(house, done)
    assert len(posts) == 2
    assert len(posts[1].raw) < SMALL
    assert [one.state for one in done] == ["refused"] * 2 + ["quarantined"] * 59
    assert {one.reason for one in done[2:]} == {"same_words"}


def test_the_arbiter_is_asked_once_whether_the_player_is_away(house):
    done = [house.say(house.second, AWAY) for _ in range(9)]
    told = [one for outcome in done for one in outcome.posts if one.to == ARBITER]
    assert len(told) == 1
    assert "away?" in told[0].words
    assert "i am away until 12 august" in told[0].words
    assert f"corr mail release {done[2].key}" in told[0].words
    assert house.wait(days=1) == [] or ARBITER not in {one.to for one in house.letters()}


def test_a_letter_that_is_set_aside_so_can_be_taken_up(house):
    done = [house.say(house.second, AWAY) for _ in range(3)]
    rows = [
        row for row in house.office.store.letters.in_state("quarantined") if row.reason in QUIET
    ]
    assert [row.key for row in rows] == [done[2].key]
    release_letter(house.office, done[2].key, house.act("release"))
    house.handle()
    assert [one.to for one in house.letters()] == [house.second]


def test_a_machines_words_hold_no_clock(house):
    for _ in range(3):
        house.say(house.second, AWAY)
    house.wait(days=8)
    assert house.game().result.ending == "time"


def test_a_move_behind_the_same_words_is_played(house):
    for _ in range(5):
        house.say(house.second, AWAY)
    assert house.say(house.second, f"a1\n\n{AWAY}").state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_other_words_are_a_persons_and_answered_in_short(house):
    done = [house.say(house.second, f"what shall I do, {word}?") for word in "abcd"]
    posts = to_player(house, done)
    assert len(posts) == 4
    assert len(posts[0].raw) > SMALL
    assert all(len(one.raw) < SMALL for one in posts[1:])
    assert "no move in your letter" in posts[1].words


def test_who_is_answered_in_short_gets_on_with_one_letter(house):
    for word in "ab":
        house.say(house.second, f"what shall I do, {word}?")
    post = house.read[-1]
    assert len(post.raw) < SMALL
    assert house.give(house.compose(house.second, "a1", post)).state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_machine_without_a_tag_is_answered_twice(house):
    done = [house.give(house.compose(house.second, AWAY, subject="Away")) for _ in range(6)]
    assert len(to_player(house, done)) == 2
    assert [one.reason for one in done[2:]] == ["same_words"] * 4


def test_what_others_send_in_a_players_name_does_not_silence_the_player(house):
    for _ in range(3):
        house.give(house.compose(house.second, AWAY, subject="Away"))
    assert house.say(house.second, AWAY).readers == [house.second]


def test_the_same_words_a_month_later_are_answered_again(house):
    for _ in range(2):
        house.say(house.second, "thanks!")
    house.play("a1")
    house.now = house.now.replace(month=house.now.month + 1, day=28)
    done = house.say(house.second, "thanks!")
    assert done.state != "quarantined"
