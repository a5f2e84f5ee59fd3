"""Boards that are shown one after the other are one drawing, of which things come and go."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.picture.look import Placed
from corr.picture.svg import elements
from corr.picture.track.replay import Replay, replay
from corr.picture.track.shapes import things
from tests.tracks import SAMPLES, tracks


def drawn(found: Replay, numbers):
    """What things are drawn, each with its place."""
    shown = (found.things[number] for number in numbers)
    return {(found.shapes[shape], x, y) for shape, x, y in shown}


def expected(track):
    """The same of a board by itself."""
    return {
        (
            "".join(
                elements(
                    Placed(layer, shape, (at[0] - thing[0].at[0], at[1] - thing[0].at[1]))
                    for layer, shape, at in thing
                )
            ),
            *thing[0].at,
        )
        for thing in things(track)
    }


@settings(max_examples=40)
@given(st.lists(st.lists(tracks(), min_size=1, max_size=4), min_size=1, max_size=3))
def test_each_board_is_what_is_on_after_the_changes_up_to_it(rows):
    rows = [[replace(track, clockwise=False) for track in row] for row in rows]
    found = replay(rows)
    for row, changes in zip(rows, found.rows, strict=True):
        on = set()
        for track, act in zip(row, changes, strict=True):
            assert len(set(act)) == len(act)
            on ^= set(act)
            assert drawn(found, on) == expected(track)


def test_nothing_is_drawn_above_what_lies_on_it():
    """Outlines of checkers that left lie below checkers, dice and cube, as in one picture."""
    boards = [one for one in SAMPLES.values() if not one.clockwise]
    found = replay([boards])
    layers = {}
    for track in boards:
        for thing in things(track):
            at = thing[0].at
            layers.setdefault((at, thing), thing[0].layer)
    assert len(found.things) == len(layers)
    ghosts = [at for (at, _), layer in layers.items() if layer < max(layers.values())]
    order = [(x, y) for _, x, y in found.things]
    assert ghosts
    assert set(order[: len(ghosts)]) == set(ghosts)


def test_a_board_that_stays_changes_nothing_and_rows_begin_anew():
    start = SAMPLES["start"]
    found = replay([[start, start], [start]])
    assert found.rows[0][1] == ()
    assert found.rows[1] == found.rows[0][:1]
    assert len(found.shapes) < len(found.things)
