"""Random walks through events of every system: whatever is ruled, the tables can be computed.

A walk that finds something shows its seed and every step; `walks(folder, name, [seed], steps)`
goes the same way again.
"""

import pytest

from tests.whole.walk import FIELDS, walks

LONG = 2_000
_AT_ONCE = 125


@pytest.mark.parametrize("name", ["round robin", "small monrad", "cup", "teams", "league"])
def test_a_short_walk_through_an_event_leaves_its_tables_whole(tmp_path, name):
    assert all(done > 0 for done in walks(tmp_path, name, [1], 15))


@pytest.mark.long
@pytest.mark.parametrize("name", FIELDS)
def test_two_thousand_acts_leave_the_tables_of_an_event_whole(tmp_path, name):
    done = list(walks(tmp_path, name, range(LONG // _AT_ONCE), _AT_ONCE))
    assert sum(done) > LONG / 3, "most acts were refused: the walk looks at little"


def test_a_game_of_a_final_group_that_its_player_is_no_longer_in_does_not_come_back(tmp_path):
    """Who was let in again leaves again, and a group was set right meanwhile (seed 9, 70 acts)."""
    assert list(walks(tmp_path, "stages", [9], 75))


def test_a_game_of_a_final_group_does_not_count_again_while_it_is_open_who_plays_there(tmp_path):
    """A section's game goes on; a game is corrected of who left, or was set anew (seed 7)."""
    assert list(walks(tmp_path, "stages", [7], 125))
