"""An event is handed over while a flag has fallen: it fell where it fell, wherever one looks."""

from datetime import timedelta

import pytest

from tests.office import ANNA, BO, EVENT
from tests.service.handing import Second, hand_over
from tests.ticking import ticking

GAME = f"{EVENT}-001"


@pytest.fixture
def first(tmp_path):
    """It is the second player's turn, and no reminder goes out."""
    folder = tmp_path / "first"
    folder.mkdir()
    clock = {"per_move": "7d", "reminders": [], "silence": []}
    with ticking(folder, people=(ANNA, BO), clock=clock) as house:
        house.play("a1; b2")
        house.letters()
        yield house


ACTS = {
    "nothing": (),
    "a ruling": ("event", "rule", GAME, "0-1"),
    "moves taken back": ("game", "take-back", GAME),
}


@pytest.mark.parametrize("what", ACTS)
def test_a_flag_that_fell_before_the_event_was_handed_over_stays_where_it_fell(
    first, tmp_path, what
):
    due = first.game().clock.due
    first.now = due + timedelta(minutes=30)
    first.drain()
    if ACTS[what]:
        done = first.corr(*ACTS[what], "--reason", "so it is", "--yes")
        assert done.status == 0, done.err
    first.letters()
    with Second(tmp_path / "second", first) as second:
        second.now = due + timedelta(hours=6)
        hand_over(first, second)
        assert second.game().clock.due == due
        for _ in range(6):
            second.now += timedelta(minutes=30)
            second.look()
        result = second.game().result
        assert (result.points(), result.ending) == ("1-0", "time")
        assert second.game().ended_at == due
