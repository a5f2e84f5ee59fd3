"""How long the matches of an event are, and what only a game to points can have."""

import pytest

from corr.errors import ConfigError
from corr.tournament.spec.spec import kept_spec, parse_spec, spec_to_tables

FILE = """
[event]
id = "BG26"
name = "Backgammon"
start = 2026-12-01
time_zone = "Europe/Stockholm"
arbiters = ["td@club.test"]
[game]
kind = "{kind}"
{game}
[system]
kind = "{system}"
{more}
[ranking]
system = "none"
"""


def spec(game="", system="monrad", more="", kind="backgammon"):
    return parse_spec(FILE.format(game=game, system=system, more=more, kind=kind), "event.toml")


def faults(*args, **options):
    with pytest.raises(ConfigError) as caught:
        spec(*args, **options)
    return " ".join(caught.value.faults)


def test_a_match_is_to_seven_points_unless_the_file_says_otherwise():
    game = spec().game
    assert game.lengths == (7,)
    assert [game.length(number) for number in (0, 1, 9)] == [7, 7, 7]


def test_a_list_gives_each_round_its_length_and_the_last_one_all_later_rounds():
    game = spec("points = [5, 7, 9, 11]").game
    assert [game.length(number) for number in (0, 1, 2, 3, 4, 5, 12)] == [5, 5, 7, 9, 11, 11, 11]
    assert game.started_in(3)["points"] == "9"
    assert game.started_in(30)["points"] == "11"


@pytest.mark.parametrize("points", [1, 64, 99, [5], [1, 99, 3]])
def test_what_an_event_keeps_reads_as_the_same(points):
    found = spec(f"points = {points}")
    tables = spec_to_tables(found)
    usual = points[0] if points == [5] else points
    assert tables["game"]["points"] == usual
    assert kept_spec(tables, "kept") == found


@pytest.mark.parametrize(
    "points", ["0", "100", "[]", "[7, 0]", "[7, 100]", '["x"]', "true", "7.5", '"5 x"', "[[7]]"]
)
def test_no_other_length_is_taken(points):
    assert "1 to 99" in faults(f"points = {points}")


def test_rounds_that_start_together_have_one_length():
    assert "all rounds start together" in faults("points = [5, 7]", "round_robin")
    one_by_one = "all_rounds_at_once = false"
    assert spec("points = [5, 7]", "round_robin", one_by_one).game.lengths == (5, 7)
    assert spec("points = [5, 7]", "round_robin", "round_days = 90").game.lengths == (5, 7)
    assert spec("points = [5, 7]", "cup").game.lengths == (5, 7)


def test_a_game_that_is_not_played_to_points_has_no_length():
    game = spec(kind="pente").game
    assert game.lengths == ()
    assert game.length(1) == 0
    assert "points" not in game.started_in(1)
    assert "a setting of backgammon" in faults("points = 7", kind="pente")


def test_the_share_of_points_is_backgammons():
    more = 'tie_breaks = ["game_points", "points_ratio"]'
    assert spec(more=more).system.tie_breaks == ("game_points", "points_ratio")
    told = faults(more=more, kind="gomoku")
    assert "points_ratio: gomoku is not played to points" in told
    assert "no such tie-break" in faults(system="match", more=more)


@pytest.mark.parametrize("pairing", ["round_robin", "monrad", "scheveningen"])
def test_between_teams_no_share_of_points_counts(pairing):
    """A team's matches are counted by boards; the share is one player's (backgammon.md 2.5)."""
    more = f'boards = 2\npairing = "{pairing}"\ntie_breaks = ["team_points", "points_ratio"]'
    told = faults(system="teams", more=more)
    system = "a Monrad for teams" if pairing == "monrad" else "a team event"
    assert f"points_ratio: {system} has no such tie-break, only match_points" in told


def test_a_consolation_is_a_cups():
    assert spec(system="cup", more="consolation = true").system.consolation
    assert 'unless kind is "cup"' in faults(system="monrad", more="consolation = true")
