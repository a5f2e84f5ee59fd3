"""What an event file says without being wrong: presets that are overridden, pages to come."""

from datetime import timedelta

import pytest

from corr.tournament.spec.clock_terms import OF_MATCHES, PRESETS
from corr.tournament.spec.spec import notes_on, parse_spec
from corr.tournament.spec.spec_text import example_spec_text
from tests.commands import corr

CLOCK = "[clock]\n"


def with_preset(preset, more=""):
    """The file that `corr event new` writes, with a preset."""
    line = f'preset = "{preset}"\n{more}'
    if preset == OF_MATCHES:
        return example_spec_text(kind="backgammon", opening="").replace(
            f'{CLOCK}preset = "{OF_MATCHES}"', CLOCK + line
        )
    return example_spec_text().replace(CLOCK, CLOCK + line)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_in_the_written_file_counts_as_if_the_clock_said_nothing_else(preset):
    whole = parse_spec(with_preset(preset), "new.toml")
    head, _, rest = with_preset(preset).partition(CLOCK)
    bare = f'{head}{CLOCK}preset = "{preset}"\n[leave]{rest.partition("[leave]")[2]}'
    assert whole == parse_spec(bare, "bare.toml")
    assert notes_on(with_preset(preset)) == ()


def test_a_championship_preset_gives_three_weeks_a_move():
    assert parse_spec(with_preset("renju-cwc"), "e.toml").clock.per_move == timedelta(days=21)


def test_each_key_that_counts_before_the_preset_is_named():
    text = with_preset("renju-cwc", 'per_move = "7d"\ntotal = ""\n')
    spec = parse_spec(text, "e.toml")
    assert (spec.clock.per_move, spec.clock.total) == (timedelta(days=7), None)
    assert spec.clock.total_same_country is None
    assert notes_on(text) == (
        '[clock] per_move: "7d" in the file counts before "21d" of the preset "renju-cwc"',
        '[clock] total: "" in the file counts before "135d" of the preset "renju-cwc"',
    )


def test_check_accepts_games_to_be_published_and_says_that_nothing_comes_of_it(tmp_path):
    file = tmp_path / "e.toml"
    file.write_text(example_spec_text().replace('games = "none"', 'games = "finished"'), "utf-8")
    done = corr(tmp_path, "event", "check", str(file))
    assert done.status == 0
    (note,) = done.err.splitlines()
    assert note.startswith(f'corr: note: {file}: [publish] games: "finished" has no effect: ')
    assert note.endswith("pages show no games yet, matches of backgammon alone")


def test_matches_to_be_published_have_an_effect():
    text = '[game]\nkind = "backgammon"\n[publish]\ngames = "running"\n'
    assert notes_on(text) == ()
    assert len(notes_on(text.replace("backgammon", "gomoku"))) == 1


def test_a_rating_event_that_nobody_sanctions_is_told_to_feed_nothing():
    text = '[ranking]\nrating = true\nsanctioned_by = "KNBSB"'
    (note,) = notes_on(text)
    assert note.startswith("[ranking] rating: true has no effect: by sanctioned_by, SLSF does not")
    assert notes_on("[ranking]\nrating = true") == ()


def test_breaks_in_matches_that_are_too_short_for_them_have_no_effect():
    """Nor have they where each length of a list is; one that is long enough has breaks (4.14)."""
    short = "[game] breaks: true has no effect: matches under 7 points have no breaks"
    for points, found in (("5", (short,)), ("7", ()), ("[3, 5]", (short,)), ("[5, 7]", ())):
        text = f'[game]\nkind = "backgammon"\npoints = {points}\nbreaks = true\n'
        assert notes_on(text) == found, points
