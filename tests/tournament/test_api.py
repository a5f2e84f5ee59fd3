"""`corr.tournament` as those use it who run events elsewhere."""

import subprocess
import sys
from fractions import Fraction

import pytest

import corr.tournament as api
from corr.words.tables import table_words
from tests.event_samples import monrad
from tests.every import every


@every("name", api.__all__)
def test_every_name_is_there_and_documented(name):
    found = getattr(api, name)
    assert name in dir(api)
    if callable(found):
        assert found.__doc__, name


def test_another_name_is_none_of_it():
    with pytest.raises(AttributeError, match="no attribute 'swiss'"):
        api.swiss  # noqa: B018


def test_functions_that_bear_the_name_of_their_module_are_the_functions():

    for name in ("crosstable", "reasons", "scheveningen"):
        assert callable(getattr(api, name)), name


def test_help_asks_for_no_part_of_it_and_monrad_waits_until_it_is_asked_for():
    code = (
        "import sys, corr.cli; print(any(m.startswith('corr.tournament') for m in sys.modules));"
        "import corr.tournament as t; print('corr.tournament.pairing.monrad' in sys.modules);"
        "t.draw_round; print('corr.tournament.pairing.monrad' in sys.modules,"
        " 'rustworkx' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False", "True", "False"]


def test_a_round_robin_from_the_draw_to_the_table():
    players = api.Lots("Lund 2024").shuffled(["Ada", "Bo", "Cy", "Di"])
    games = [
        api.table_game(
            players[one.black - 1], players[one.white - 1], "1-0", "five", round=one.round
        )
        for one in api.round_robin(len(players))
    ]
    table = api.standings(players, games)
    assert sum(row.game_points for row in table.rows) == 6
    assert table.final
    text = api.as_text(api.crosstable(table), table_words("en"))
    assert all(player in text for player in players)
    assert len(api.reasons(table)) == 4
    assert api.as_csv(api.crosstable(table), table_words("en")).count("\n") == 5


def test_a_scheveningen_a_cup_and_a_match():
    games = api.scheveningen(4, "B")
    assert len(games) == 16
    cup = api.bracket(["A", "B", "C"], seeded=True, seed="s")
    assert cup.slots == ("A", None, "B", "C")
    assert {api.next_round(cup, ())[0].black, api.next_round(cup, ())[0].white} == {"B", "C"}
    terms = api.MatchTerms(until=api.Until.WINS, number=Fraction(2))
    assert len(api.match_state("A", "B", (), terms).due) >= 2


def test_an_event_from_a_file_is_one_call():
    event = api.tables_from(monrad(9, 5))
    assert event.table.system == "monrad"
    assert len(event.table.rows) == 9
    assert event.rounds == 5
