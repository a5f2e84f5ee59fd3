"""The norm line of a letter costs the same however many take part in a Monrad."""

from datetime import UTC, datetime

from corr.bench.hall import empty_office
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.letters.event_letters import Act
from corr.service.letters.norms import norm_facts
from corr.service.players.from_list import import_players
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import example_spec_text
from tests.calls import calls_of

EVENT = "MO01"


def calls_for(folder, players):
    """How many functions are called for a norm line, once the event's state is known."""
    now = datetime.now(UTC)
    office, act = empty_office(folder), Act(at=now, cause=f"bench.{EVENT}")
    levels = ["" if number % 10 == 0 else f"{1 + number % 9} kyu" for number in range(players)]
    lines = [f"P{number},p{number}@a.example,{one}" for number, one in enumerate(levels)]
    text = "\n".join(("name,email,level", *lines)) + "\n"
    known = import_players(office, text, "players", now, "bench.players").all
    spec = example_spec_text(
        id=EVENT,
        start=now.date().isoformat(),
        time_zone="UTC",
        opening="free-renju",
        per_move="9d",
    )
    for before, after in (
        ('kind = "round_robin"', 'kind = "monrad"'),
        ("# rounds = 7", "rounds = 7"),
        ("max_players = 18", f"max_players = {players}"),
    ):
        spec = spec.replace(before, after)
    open_event(office, parse_spec(spec, EVENT), act)
    enter_players(office, EVENT, list(known), act, letters=False)
    start_event(office, EVENT, "1", act, letters=False)
    contest, store = office.folder.contest(EVENT), office.store

    def line():
        return norm_facts(store, contest, known[1], now)

    assert line().new_players > 0
    found = calls_of(line)
    store.close()
    return found


def test_three_times_as_many_players_cost_no_more(tmp_path):
    few, many = calls_for(tmp_path / "few", 20), calls_for(tmp_path / "many", 60)
    assert many <= 1.2 * few
