import json
import tomllib
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.errors import ConfigError
from corr.games.openings import OPENINGS
from corr.tournament.spec import (
    example_spec_text,
    parse_spec,
    spec_from_tables,
    spec_to_tables,
)

EVENT = (Path(__file__).parent / "data" / "event.toml").read_text(encoding="utf-8")

SHORT = """
[event]
id = "SK24"
name = "Sverigekorr 2024"
start = 2024-02-01
time_zone = "Europe/Stockholm"
arbiters = ["domare@example.org"]
"""


def tables(**changes):
    """The tables of the short event, with `table={key: value}` changed."""
    found = tomllib.loads(SHORT)
    for name, keys in changes.items():
        found.setdefault(name, {}).update(keys)
    return found


def faults(**changes):
    with pytest.raises(ConfigError) as caught:
        spec_from_tables(tables(**changes), "e.toml")
    return list(caught.value.faults)


def test_a_whole_file_is_read_part_by_part():
    spec = parse_spec(EVENT, "event.toml")
    assert spec.event.start == date(2024, 2, 1)
    assert spec.event.entry_until == date(2024, 1, 25)
    assert spec.event.committee == ("ranking@example.org",)
    assert spec.game.opening == "soosorv"
    assert spec.game.options == {"opening": "soosorv", "fifth_symmetry": "congruent"}
    assert spec.system.games_per_pair == 1
    assert spec.clock.per_move == timedelta(days=7)
    assert spec.clock.reminders == ("50%", "80%", "1d")
    assert spec.ranking.sanctioned_by == "SLSF"


def test_what_is_left_out_has_the_value_of_the_whole_file():
    whole = parse_spec(EVENT, "event.toml")
    named = replace(whole.event, entry_until=None, committee=())
    assert parse_spec(SHORT, "short.toml") == replace(whole, event=named)


def test_a_spec_survives_its_journey_through_tables_and_json():
    spec = parse_spec(EVENT, "event.toml")
    stored = json.loads(json.dumps(spec_to_tables(spec)))
    assert spec_from_tables(stored, "store") == spec


def test_the_written_tables_lean_on_no_default():
    written = spec_to_tables(parse_spec(SHORT, "short.toml"))
    del written["event"]["committee"]
    expected = tomllib.loads(EVENT)
    for name, table in written.items():
        missing = set(expected[name]) - set(table)
        assert missing <= {"committee", "entry_until"}


@given(
    games=st.integers(1, 2),
    opening=st.sampled_from(list(OPENINGS)),
    adjudication=st.sampled_from(["automatic", "claim"]),
    hours=st.integers(1, 24000),
    messages=st.booleans(),
    low=st.integers(2, 18),
    name=st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]), min_size=1),
)
def test_any_event_that_can_be_written_reads_back_the_same(
    games, opening, adjudication, hours, messages, low, name
):
    spec = spec_from_tables(
        tables(
            event={"name": name, "min_players": low},
            game={"opening": opening, "adjudication": adjudication},
            system={"games_per_pair": games},
            clock={"per_move": f"{hours}h"},
            mail={"messages": messages},
        ),
        "e.toml",
    )
    assert spec.clock.per_move == timedelta(hours=hours)
    assert spec_from_tables(spec_to_tables(spec), "again") == spec


def test_all_faults_are_told_at_once_each_with_file_table_and_key():
    found = faults(
        event={"id": "sk24", "time_zone": "Europe/Atlantis"},
        game={"opening": "swap2"},
        clock={"per_move": "soon"},
        mail={"mesages": True},
    )
    assert len(found) == 5
    assert found[0] == (
        "e.toml: [event] id: expected one to four capital letters and two digits "
        '("SK24"), found "sk24"'
    )
    assert [line.split(":")[1].strip() for line in found] == [
        "[event] id",
        "[event] time_zone",
        "[game] opening",
        "[clock] per_move",
        "[mail] mesages",
    ]


@pytest.mark.parametrize("missing", ["id", "name", "start", "time_zone", "arbiters"])
def test_what_is_required_must_be_there(missing):
    found = tables()
    del found["event"][missing]
    with pytest.raises(ConfigError, match=rf"\[event\] {missing}: expected .*, found nothing$"):
        spec_from_tables(found, "e.toml")


@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("game", "kind", "gomoku"),
        ("system", "kind", "monrad"),
        ("system", "all_rounds_at_once", False),
        ("system", "round_days", 30),
        ("system", "tie_breaks", "custom"),
        ("clock", "preset", "renju-cwc"),
        ("clock", "total", "135d"),
        ("clock", "total_same_country", "115d"),
        ("clock", "fischer", "30d + 1d, max 45d"),
        ("clock", "days", "calendar"),
        ("clock", "free_days", ["sat"]),
        ("clock", "forfeit", "arbiter"),
        ("clock", "silence", ["14d notify"]),
        ("leave", "days_per_year", 21),
        ("mail", "undo", "30m"),
        ("ranking", "rating", True),
        ("publish", "games", "finished"),
        ("publish", "delay_moves", 2),
    ],
)
def test_what_only_a_later_version_can_do_is_refused_not_ignored(table, key, value):
    (fault,) = faults(**{table: {key: value}})
    assert fault.startswith(f"e.toml: [{table}] {key}: expected ")
    assert fault.endswith(", which is not supported yet")


@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("event", "id", "SK2024"),
        ("event", "name", "two\nlines"),
        ("event", "name", " "),
        ("event", "start", "2024-02-30"),
        ("event", "start", 20240201),
        ("event", "time_zone", "../../etc/passwd"),
        ("event", "time_zone", "Europe"),
        ("event", "languages", []),
        ("event", "languages", ["sv", "sv"]),
        ("event", "languages", "sv"),
        ("event", "arbiters", []),
        ("event", "arbiters", ["A <a@example.org>"]),
        ("event", "arbiters", [1]),
        ("event", "min_players", 1),
        ("event", "max_players", True),
        ("game", "opening", "free"),
        ("game", "adjudication", "arbiter"),
        ("game", "draw_claim_after", -1),
        ("game", "draw_claim_after", True),
        ("game", "fifth_symmetry", "none"),
        ("game", "draw_min_moves", -1),
        ("game", "max_draw_offers", "3"),
        ("system", "games_per_pair", 3),
        ("system", "seeding", "random"),
        ("system", "round_days", False),
        ("clock", "per_move", "0d"),
        ("clock", "per_move", 7),
        ("clock", "per_move", "9999d"),
        ("clock", "reminders", ["100%"]),
        ("clock", "reminders", ["50%", "50%"]),
        ("clock", "reminders", ["half"]),
        ("mail", "messages", "yes"),
        ("ranking", "sanctioned_by", 5),
    ],
)
def test_a_wrong_value_is_one_fault_that_shows_it(table, key, value):
    (fault,) = faults(**{table: {key: value}})
    assert fault.startswith(f"e.toml: [{table}] {key}: expected ")
    assert "not supported yet" not in fault
    shown = fault.rpartition("found ")[2]
    assert json.loads(shown) == value


def test_entries_cannot_close_after_the_start():
    (fault,) = faults(event={"entry_until": "2024-02-02"})
    assert fault == (
        "e.toml: [event] entry_until: expected a day not after the start, 2024-02-01, "
        "found 2024-02-02"
    )


def test_the_least_number_of_players_is_not_above_the_most():
    (fault,) = faults(event={"min_players": 9, "max_players": 8})
    assert "[event] min_players: expected a number not above max_players, 8" in fault


def test_a_reminder_fits_into_the_time_for_a_move():
    (fault,) = faults(clock={"per_move": "36h", "reminders": ["50%", "2d"]})
    assert "times shorter than per_move, 36h" in fault


def test_the_usual_reminders_are_those_that_fit():
    spec = spec_from_tables(tables(clock={"per_move": "12h"}), "e.toml")
    assert spec.clock.reminders == ("50%", "80%")
    assert spec_from_tables(spec_to_tables(spec), "again") == spec


def test_a_table_or_key_that_nobody_knows_is_a_fault():
    (fault,) = faults(clocks={"per_move": "7d"})
    assert fault == (
        "e.toml: [clocks]: expected one of the tables [event], [game], [system], [clock], "
        "[leave], [mail], [ranking], [publish], found an unknown name"
    )
    (fault,) = faults(leave={"days": 3})
    assert fault == (
        "e.toml: [leave] days: expected one of days_per_year, min_days, notice, "
        "found an unknown key"
    )


def test_a_value_in_place_of_a_table_is_a_fault():
    with pytest.raises(ConfigError, match=r'^e.toml: \[clock\]: expected a table, found "7d"$'):
        spec_from_tables(tables() | {"clock": "7d"}, "e.toml")


def test_an_unknown_game_does_not_make_its_settings_faults():
    (fault,) = faults(game={"kind": "gomoku", "opening": "swap2"})
    assert "[game] kind" in fault


def test_a_mistake_in_the_toml_names_file_and_line():
    with pytest.raises(ConfigError, match=r"^e.toml: expected a TOML file, .*line 3"):
        parse_spec('[event]\nid = "SK24"\nname = Sverigekorr\n', "e.toml")


def test_the_example_is_a_file_that_reads_as_it_says():
    spec = parse_spec(example_spec_text(), "new.toml")
    expected = parse_spec(SHORT, "short.toml")
    event = replace(
        expected.event, entry_until=expected.event.start, arbiters=("arbiter@example.org",)
    )
    assert spec == replace(expected, event=event)


@given(name=st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]), min_size=1))
def test_the_example_takes_any_name(name):
    text = example_spec_text(id="EM26", name=name, games_per_pair=2, per_move="36h")
    spec = parse_spec(text, "new.toml")
    assert (spec.event.id, spec.event.name) == ("EM26", name)
    assert spec.system.games_per_pair == 2
    assert spec.clock.per_move == timedelta(hours=36)


def test_the_remarks_of_the_example_stand_in_one_column():
    lines = [line for line in example_spec_text().splitlines() if " # " in line]
    assert lines
    assert {line.index(" # ") for line in lines} == {37}
    assert all(len(line) <= 99 for line in lines)


@pytest.mark.parametrize("conditional", [True, False])
def test_an_event_keeps_what_it_said_of_moves_in_advance(conditional):
    spec = spec_from_tables(tables(mail={"conditional": conditional}), "e.toml")
    stored = json.loads(json.dumps(spec_to_tables(spec)))
    assert stored["mail"]["conditional"] is conditional
    assert spec_from_tables(stored, "again").mail.conditional is conditional
    assert spec_from_tables(tables(), "e.toml").mail.conditional


def test_a_game_is_started_with_the_settings_of_its_event():
    spec = spec_from_tables(tables(game={"opening": "rif", "adjudication": "claim"}), "e.toml")
    assert spec.game.started_with == {
        "opening": "rif",
        "fifth_symmetry": "congruent",
        "adjudication": "claim",
    }


def test_the_example_names_every_opening():
    assert all(json.dumps(opening) in example_spec_text() for opening in OPENINGS)
