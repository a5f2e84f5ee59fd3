"""The benchmark of the rankings: its sizes, and a small run of it."""

from datetime import UTC, datetime

import pytest

from corr.bench.ranking import (
    ENTERED,
    EVENT,
    RANKED,
    build_register,
    build_titles,
    closed,
    computed,
    file_read,
    listed,
    many_players,
    of_ratings,
    of_titles,
    ranked_event,
    reported,
    whole_list,
)
from corr.bench.sizes import sizes_for
from corr.config import load_settings
from corr.ranking.correspondence.eventfile import write
from corr.service.office.office import open_office
from corr.service.register.titles import register_of
from corr.service.watch.check import board_faults


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("bench") / "register"
    assert build_register(place, 60, 4) == 4 * RANKED
    return place


def test_the_sizes_are_those_that_are_promised_if_it_is_named():
    given = {"letters": None, "runs": 1, "games": (), "servers": ("embedded",), "profile": False}
    named = sizes_for(["ranking"], **given)
    assert (named.ranked, named.register) == (2_000, 100_000)
    assert sizes_for(["ranking"], **given, register=50).register == 50
    assert named.files == (500, 2_000, 10_000)
    assert sizes_for([], **given).ranked < 500


def test_a_round_robin_is_ranked_with_a_quarter_of_new_players():
    games, (cost, peak) = ranked_event(12)
    assert games == 66
    assert cost.wall > 0
    assert peak > 10


def test_an_event_file_of_many_is_read(tmp_path):
    event = many_players(20, seed=1)
    assert len(event.games) == 100
    (tmp_path / "event.json").write_text(write(event))
    cost, peak = file_read(tmp_path)
    assert cost.work > 0
    assert peak > 10


@pytest.mark.slow
def test_a_report_is_written_in_both_forms():
    assert set(reported()) == {"calculation", "HTML", "PDF"}


@pytest.mark.slow
def test_the_register_has_everybody_and_the_event_is_closed_in_it(folder):
    office = open_office(load_settings(folder / "corr.toml"))
    today = datetime.now(UTC).date()
    assert len(office.store.levels.register_entries(today)) == 60
    assert not office.store.levels.given_by(EVENT)
    assert listed(folder)[0].wall > 0
    assert whole_list(folder)[0].wall > 0
    assert closed(folder)[0].wall > 0
    assert len(office.store.levels.given_by(EVENT)) == ENTERED
    office.store.close()


@pytest.mark.long
def test_the_rating_lists_have_figures_and_are_sound(folder):
    found = {one.name: one.value for one in of_ratings(folder, 60)}
    assert found["corr rating list, processor"] > 0
    assert found["rating: a list published"] > 0
    assert found["rating: an event entered"] > 0
    office = open_office(load_settings(folder / "corr.toml"))
    assert [*board_faults(office)] == []
    office.store.close()


@pytest.mark.long
def test_the_register_of_titles_has_figures(tmp_path):
    found = {one.name: one.value for one in of_titles(2)}
    assert found["register of titles, processor"] > 0
    assert found["corr title list, processor"] > 0
    build_titles(tmp_path / "titles", 3, 20)
    assert computed(tmp_path / "titles")[0].wall > 0
    office = open_office(load_settings(tmp_path / "titles" / "corr.toml"))
    register = register_of(office)
    assert (len(register.events), len(register.results)) == (3, 20)
    assert len(register.changes) > 5
    office.store.close()
