"""Reminders: on the event's schedule or the player's own, and each of them once."""

from collections.abc import Iterator
from datetime import timedelta

import pytest

from corr.errors import PlayerError
from corr.service.letters.reading import read_choice
from corr.tournament.events.events_games import ClockCredited
from corr.words.templates import ours
from tests.office import START, House, Post

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


@pytest.fixture
def house(tmp_path) -> Iterator[House]:
    """A game with seven days a move, and reminders at half the time and on the last day."""
    with House(tmp_path) as found:
        yield found.start()


def mover(house: House) -> str:
    return house.seated(house.game().clock.seat)


def reminded(house: House, hours: int, every: int = 12) -> list[tuple[int, str]]:
    """The reminders of so many hours, each with the hour after the start and what it says."""
    found = list[tuple[int, str]]()
    for _ in range(hours // every):
        sent = house.wait(hours=every)
        found += [(round((house.now - START) / HOUR), said(one)) for one in sent]
    return found


def said(letter: Post) -> str:
    _, _, told = letter.words.partition("is waiting for your move, and ")
    return told.partition(".")[0]


def test_the_events_reminders_come_once_each(house):
    assert reminded(house, 156) == [
        (84, "half of the time has passed"),
        (144, "only one day is left"),
    ]


def test_a_players_own_come_instead_and_the_last_one_stays(house):
    house.say(mover(house), "set reminders 3d, 48h")
    assert reminded(house, 156) == [
        (96, "only 3 days are left"),
        (120, "only 2 days are left"),
        (144, "only one day is left"),
    ]


def test_without_any_of_their_own_the_last_one_still_comes(house):
    house.say(mover(house), "set reminders none")
    assert reminded(house, 156) == [(144, "only one day is left")]


def test_an_own_reminder_at_the_time_of_the_last_is_the_same(house):
    house.say(mover(house), "set reminders 1d")
    assert reminded(house, 156) == [(144, "only one day is left")]


def test_the_events_reminders_come_back_when_they_are_chosen(house):
    house.say(mover(house), "set reminders 3d")
    house.say(mover(house), "set reminders event")
    assert [hour for hour, _ in reminded(house, 156)] == [84, 144]


def test_they_hold_for_the_player_alone(house):
    first = mover(house)
    house.say(first, "set reminders 6d")
    house.say(first, "i9")
    assert [hour for hour, _ in reminded(house, 156)] == [84, 144]


def test_a_new_turn_is_reminded_of_by_the_players_own_schedule(house):
    other = house.seated(house.game().clock.seat.other)
    house.play("i9")
    house.say(other, "set reminders 6d")
    house.play("j10;k11")
    assert mover(house) == other
    assert [hour for hour, _ in reminded(house, 156)] == [24, 144]


def test_time_given_back_brings_no_reminder_again(house):
    reminded(house, 84)
    game = house.game()
    body = ClockCredited(seat=game.clock.seat, number=game.position.number, seconds=7200)
    with house.office.folder.transaction():
        house.office.folder.play(game, [body], at=house.now, cause="late")
    assert [hour for hour, _ in reminded(house, 72)] == [156]


def test_leave_moves_reminders_and_the_last_day_is_told_anew(house):
    reminded(house, 144)
    house.say(mover(house), "leave 2 days")
    assert reminded(house, 48, every=4) == [(184, "only one day is left")]


def test_a_reminder_that_leave_has_moved_comes_at_its_new_time(house):
    house.say(mover(house), "leave 2024-02-02 to 2024-02-03")
    assert [hour for hour, _ in reminded(house, 204)] == [132, 192]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3d, 1d", "3d 1d"),
        ("1 day, 3 days and 50%", "50% 3d 1d"),
        ("80 % 12 tim", "80% 12h"),
        ("24h", "1d"),
        ("2 päeva ja 1 päev", "2d 1d"),
        ("none", "none"),
        ("event", ""),
        ("tävlingens", ""),
    ],
)
def test_reminders_are_read_in_the_words_people_use(text, value):
    assert read_choice("reminders", text, ours()) == value


@pytest.mark.parametrize("text", ["soon", "0d", "100%", "3", "1d 2d 3d 4d 5d 6d 7d 8d 9d", "-1d"])
def test_other_words_are_refused(text):
    with pytest.raises(PlayerError) as error:
        read_choice("reminders", text, ours())
    assert error.value.code == "bad_reminders"
