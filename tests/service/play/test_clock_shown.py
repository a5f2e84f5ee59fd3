"""The account of a game's time: it explains every loss on time, and agrees with the clock."""

from datetime import datetime, timedelta

import pytest

from corr.service.desk import rulings
from corr.service.letters.event_letters import Act
from corr.service.play.clock_shown import as_json, as_lines, clock_of
from tests.office import START, House

DAY = timedelta(days=1)
GAME = "SK24-001"


def ruled(house, what, *words):
    act = Act(at=house.now, cause=f"arbiter.{what.__name__}.{house.now}", reason="a storm")
    what(house.office, GAME, *words, act)


@pytest.fixture(scope="module")
def lost(tmp_path_factory):
    """A game with everything that can befall a clock, lost on time in the end."""
    clock = {"per_move": "7d", "total": "12d", "silence": []}
    with House(tmp_path_factory.mktemp("lost"), clock=clock).start() as house:
        house.now += 2 * DAY
        move, arrived = house.reply(house.second, "a1"), house.now
        house.now += DAY
        house.give(move, arrived=arrived)
        house.play("a2")
        ruled(house, rulings.pause_clock)
        house.now += 3 * DAY
        ruled(house, rulings.resume_clock)
        ruled(house, rulings.extend_clock, 2 * DAY)
        house.letters()
        house.wait(days=20)
        yield house


def account(house):
    return as_json(house.office, clock_of(house.office, GAME, house.now))


def test_every_turn_says_what_passed_what_counted_and_what_was_left(lost):
    first, second, third = account(lost)["turns"]
    assert (first["move"], first["passed"], first["counted"]) == (2, 2 * 86400, 2 * 86400)
    assert first["left"] == {"total": 10 * 86400, "move": 5 * 86400}
    assert (second["passed"], second["counted"]) == (86400, 0)
    assert [credit["why"] for credit in second["credits"]] == ["a letter was read late"]
    assert third["left"] == {"total": 3 * 86400, "move": 0}
    assert [rest["since"] for rest in third["rests"]] == [second["until"]]
    assert third["until"] == third["due"]
    assert third["limit"] == "move"


def test_the_sums_of_all_turns_are_right(lost):
    for turn in account(lost)["turns"]:
        rest = sum(
            (clock_seconds(one["until"]) - clock_seconds(one["since"])) for one in turn["rests"]
        )
        given = sum(one["seconds"] for one in turn["credits"])
        assert turn["counted"] == max(0, turn["passed"] - rest - given)


def clock_seconds(text):
    return int(datetime.fromisoformat(text).timestamp())


def test_the_loss_is_explained_in_words(lost):
    text = "\n".join(as_lines(lost.office, clock_of(lost.office, GAME, lost.now + 400 * DAY)))
    assert "7d a move, 12d a game; forfeit automatic" in text
    assert "the arbiter stopped the clock: a storm" in text
    assert "at rest 2024-02-04 08:00 to 2024-02-07 08:00: 3d" in text
    assert 'given back 2d: the arbiter gave it ("a storm"), 2024-02-07 08:00' in text
    assert "due 2024-02-16 08:00 (this move)" in text
    assert "lost by time, due 2024-02-16 08:00" in text
    assert "ended 2024-02-16 08:00 UTC: " in text


def test_the_account_of_a_running_game_agrees_with_its_clock(tmp_path):
    with House(tmp_path, clock={"total": "60d", "silence": []}).start() as house:
        house.now += 3 * DAY
        house.play("a1")
        house.now += 2 * DAY
        ruled(house, rulings.extend_clock, DAY)
        found, game = account(house), house.game()
        running = found["turns"][-1]
        assert found["due"] == running["due"] == game.clock.due.isoformat()
        left = {one.name: one.time for one in game.times.left(house.now)}
        assert running["left"] == {name: time // DAY * 86400 for name, time in left.items()}
        assert running["until"] is None
        assert game.started_at == START
