import json
import tomllib
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.errors import ConfigError
from corr.games.registry import RULES, rules_for
from corr.games.renju.openings import OPENINGS
from corr.tournament.spec.spec import (
    kept_spec,
    parse_spec,
    spec_from_tables,
    spec_keys,
    spec_to_tables,
)
from corr.tournament.spec.spec_clock import LeavePart
from corr.tournament.spec.spec_text import example_spec_text, spec_text
from tests.every import every
from tests.places import TESTS

EVENT = (TESTS / "data" / "event.toml").read_text(encoding="utf-8")

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


def keys_of(found):
    return [line.split(": ")[1] for line in found]


def test_a_faulty_value_hides_nothing_of_what_else_does_not_go_together():
    found = faults(
        system={
            "games_per_pair": 0,
            "table": "C",
            "tie_breaks": ["luck", "wins", "wins"],
            "round_days": 7,
            "round_dates": ["2024-01-01", "2024-02-01"],
        }
    )
    assert keys_of(found) == [
        "[system] games_per_pair",
        "[system] table",
        "[system] tie_breaks",
        "[system] tie_breaks",
        "[system] round_days",
        "[system] round_dates",
    ]
    assert "luck" in found[2]
    assert "wins stands twice" in found[3]


def test_all_faults_of_teams_are_told_beside_a_wrong_pairing():
    found = faults_of(
        system={"kind": "teams", "boards": 2, "pairing": "swiss", "round_days": -1},
        teams=[
            {"name": "Lund", "players": ["1", "2"], "side": "A"},
            {"name": "LUND", "players": ["1"], "captain": "9"},
            {"players": ["3", "4"]},
        ],
    )
    assert keys_of(found) == [
        "[system] round_days",
        "[system] pairing",
        "[teams 3] name",
        "[teams 2] players",
        "[teams 2] captain",
        "[teams] name",
        "[teams] players",
    ]


def faults_of(**changes):
    """The faults of the short event with whole tables in place of its own."""
    with pytest.raises(ConfigError) as caught:
        spec_from_tables({**tables(), **changes}, "e.toml")
    return list(caught.value.faults)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"system": {"kind": "swiss", "rounds": 5, "table": "B", "boards": 2}}, "[system] kind"),
        ({"system": {"kind": "teams", "boards": -1}}, "[system] boards"),
        ({"system": 5, "teams": [{"name": "A"}, {"name": "B"}]}, "[system]"),
        (
            {"system": {"kind": "teams", "boards": 1, "reserves": "x"}}
            | {"teams": [{"name": "A", "players": ["1", "2"]}, {"name": "B"}]},
            "[system] reserves",
        ),
        ({"system": {"kind": "stages"}, "stages": 5}, "[[stages]]"),
        (
            {"system": {"kind": "stages"}}
            | {"stages": [{"name": "S", "sections": "x"}, {"name": "F", "qualify": 1}]},
            "[stages 1] sections",
        ),
        (
            {"system": {"kind": "stages"}}
            | {"stages": [{"name": 5, "sections": 2}, {"name": "F", "qualify": 1}]},
            "[stages 1] name",
        ),
        ({"clock": {"per_move": "soon", "reminders": ["9d"]}}, "[clock] per_move"),
        ({"clock": {"per_move": "12h", "reminders": ["half"]}}, "[clock] reminders"),
    ],
)
def test_nothing_is_said_of_keys_that_depend_on_a_faulty_one(changes, key):
    assert keys_of(faults_of(**changes)) == [key]


def test_the_faults_of_an_event_without_a_readable_start_are_all_told():
    found = faults(
        event={"start": "soon", "entry_until": "2024-05-05", "min_players": 9, "max_players": 8},
        system={"round_dates": ["2024-02-01", "2024-01-01"]},
    )
    assert keys_of(found) == ["[event] start", "[system] round_dates", "[event] min_players"]
    assert "each later" in found[1]


def test_one_stage_is_counted_as_one_stage():
    (fault,) = faults_of(system={"kind": "stages"}, stages=[{"name": "S", "sections": 2}])
    assert fault.endswith("expected sections first, then at least one final group, found 1 stage")


def test_no_fault_is_found_in_a_number_of_players_that_the_file_does_not_give():
    teams = [{"name": name, "players": [name + str(n) for n in range(3)]} for name in "AB"]
    found = faults_of(system={"kind": "teams", "boards": 2}, teams=teams)
    assert keys_of(found) == ["[teams 1] players", "[teams 2] players"]


def test_an_event_of_stages_may_ask_for_more_players_than_another_has_by_itself():
    stages = [{"name": "S", "sections": 4}, {"name": "F", "qualify": 1}]
    changed = tables(event={"min_players": 24}, system={"kind": "stages"}) | {"stages": stages}
    assert spec_from_tables(changed, "e.toml").event.min_players == 24


@pytest.mark.parametrize("missing", ["id", "name", "start", "time_zone", "arbiters"])
def test_what_is_required_must_be_there(missing):
    found = tables()
    del found["event"][missing]
    with pytest.raises(ConfigError, match=rf"\[event\] {missing}: expected .*, found nothing$"):
        spec_from_tables(found, "e.toml")


@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("mail", "undo", "30m"),
        ("publish", "delay_moves", 2),
    ],
)
def test_what_only_a_later_version_can_do_is_refused_not_ignored(table, key, value):
    (fault,) = faults(**{table: {key: value}})
    assert fault.startswith(f"e.toml: [{table}] {key}: expected ")
    assert fault.endswith(", which is not supported yet")


@every("kind", ["renju", "gomoku"])
def test_a_game_with_a_rating_list_may_feed_it_if_it_is_sanctioned(kind):
    ranking = {"system": "none", "rating": True}
    for sanctioned_by, rated in (("SLSF", True), ("", False), ("unknown", False)):
        part = {**ranking, "sanctioned_by": sanctioned_by}
        found = tables(game={"kind": kind}, ranking=part)
        assert spec_from_tables(found, "e.toml").ranking.rated is rated


@every("kind", ["pente", "keryo", "ninuki"])
def test_a_rating_without_a_list_is_a_fault(kind):
    (fault,) = faults(
        game={"kind": kind, "opening": "free"}, ranking={"system": "none", "rating": True}
    )
    assert fault == (
        "e.toml: [ranking] rating: expected false: there are rating lists of renju and gomoku "
        f"alone, none of {kind}, found true"
    )


@every(
    "table, key, value",
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
        ("system", "games_per_pair", 21),
        ("system", "kind", "swiss"),
        ("system", "tie_breaks", "custom"),
        ("system", "tie_breaks", []),
        ("system", "tie_breaks", [1]),
        ("system", "until", "6.25 points"),
        ("system", "until", "until won"),
        ("system", "rounds", -1),
        ("system", "max_running", "two"),
        ("system", "round_dates", ["2024-02-30"]),
        ("system", "round_dates", "2024-02-01"),
        ("system", "table", "C"),
        ("system", "scoring", "chess"),
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


CLASHES = [
    ({"kind": "monrad", "rounds": 18}, "rounds", "fewer rounds than opponents: at most 17"),
    ({"rounds": 5}, "rounds", 'nothing unless kind is "monrad"'),
    ({"table": "B"}, "table", 'nothing unless kind is "scheveningen"'),
    ({"until": "6 wins"}, "until", 'nothing or "decided" unless kind is "match"'),
    ({"kind": "match", "third_place": True}, "third_place", 'nothing unless kind is "cup"'),
    ({"scoring": "weaver"}, "scoring", "the Weaver rule is for matches of two games"),
    (
        {"kind": "match", "games_per_pair": 2, "scoring": "weaver", "until": "decided"},
        *("scoring", "the rule needs both games"),
    ),
    ({"kind": "monrad", "all_rounds_at_once": True}, "all_rounds_at_once", "drawn after the one"),
    ({"all_rounds_at_once": True, "round_days": 7}, "round_days", "all rounds start together"),
    (
        {"round_days": 7, "round_dates": ["2024-02-01", "2024-03-01"]},
        *("round_days", "nothing beside round_dates"),
    ),
    ({"round_dates": ["2024-01-31", "2024-03-01"]}, "round_dates", "the start, 2024-02-01, as"),
    ({"round_dates": ["2024-02-01", "2024-02-01"]}, "round_dates", "each later than the one"),
    (
        {"kind": "monrad", "rounds": 3, "round_dates": ["2024-02-01", "2024-03-01"]},
        *("round_dates", "as many days as rounds, 3"),
    ),
    ({"tie_breaks": ["buchholz"]}, "tie_breaks", "buchholz: a round robin has no such"),
    ({"kind": "cup", "tie_breaks": ["wins"]}, "tie_breaks", "a cup has no tie-breaks"),
    ({"tie_breaks": ["bergr"]}, "tie_breaks", 'did you mean "berger"?'),
    ({"kind": "teams"}, "boards", "a whole number from 1 to 50, found nothing"),
]


@pytest.mark.parametrize(("keys", "key", "words"), CLASHES)
def test_keys_that_do_not_go_together_are_told(keys, key, words):
    (fault,) = faults(system=keys)
    assert fault.startswith(f"e.toml: [system] {key}: expected ")
    assert words in fault


def test_a_kind_that_nobody_knows_hides_no_fault_of_tie_breaks():
    kind, *others = faults(system={"kind": "monrd", "tie_breaks": ["bergr", "wins", "wins"]})
    assert 'did you mean "monrad"?' in kind
    assert 'bergr: no system knows a tie-break of this name; did you mean "berger"?' in others[0]
    assert "wins stands twice" in others[1]
    (kind,) = faults(system={"kind": "monrd", "tie_breaks": ["buchholz"]})
    assert "[system] kind" in kind


def test_a_match_of_two_games_may_go_by_the_weaver_rule():
    system = {"kind": "match", "games_per_pair": 2, "scoring": "weaver"}
    found = spec_from_tables(tables(system=system), "e.toml").system
    assert (found.kind, found.scoring) == ("match", "weaver")


def test_all_that_does_not_go_together_is_told_at_once():
    found = faults(system={"kind": "cup", "rounds": 3, "until": "2 wins", "scoring": "weaver"})
    assert [fault.split()[2] for fault in found] == ["rounds:", "until:", "scoring:"]


@pytest.mark.parametrize(
    ("system", "event", "key"),
    [
        ({"kind": "match"}, {"max_players": 4}, "max_players"),
        ({"kind": "match"}, {"min_players": 3, "max_players": 2}, "min_players"),
        ({"kind": "scheveningen"}, {"min_players": 7, "max_players": 7}, "max_players"),
        ({"kind": "scheveningen", "table": "B"}, {"min_players": 4, "max_players": 4}, "table"),
    ],
)
def test_a_system_says_how_many_can_play_it(system, event, key):
    assert any(f"] {key}: expected" in fault for fault in faults(system=system, event=event))


def test_a_match_has_two_players_without_anybody_saying_so():
    event = spec_from_tables(tables(system={"kind": "match"}), "e.toml").event
    assert (event.min_players, event.max_players) == (2, 2)


@pytest.mark.parametrize(
    ("keys", "together"),
    [
        ({}, True),
        ({"kind": "match"}, True),
        ({"kind": "scheveningen"}, True),
        ({"kind": "monrad"}, False),
        ({"kind": "cup"}, False),
        ({"round_days": 14}, False),
        ({"round_dates": ["2024-02-01", "2024-03-01"]}, False),
    ],
)
def test_rounds_start_together_where_nothing_speaks_against_it(keys, together):
    spec = spec_from_tables(tables(system=keys), "e.toml")
    assert spec.system.all_rounds_at_once is together
    stored = json.loads(json.dumps(spec_to_tables(spec)))
    assert spec_from_tables(stored, "again") == spec


def test_an_event_of_any_size_up_to_ten_thousand_can_be_held():
    assert spec_from_tables(tables(event={"max_players": 10_000}), "e.toml")
    assert len(faults(event={"max_players": 10_001})) == 1


def test_an_event_from_before_there_were_other_systems_is_what_it_was():
    stored = json.loads(json.dumps(spec_to_tables(spec_from_tables(tables(), "e.toml"))))
    stored["system"] = {
        "kind": "round_robin",
        "games_per_pair": 1,
        "seeding": "lot",
        "all_rounds_at_once": True,
        "round_days": 0,
        "tie_breaks": "default",
    }
    assert spec_from_tables(stored, "store") == spec_from_tables(tables(), "e.toml")


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
    assert "times shorter than the least limit, 36h" in fault


def test_the_usual_reminders_are_those_that_fit():
    spec = spec_from_tables(tables(clock={"per_move": "12h"}), "e.toml")
    assert spec.clock.reminders == ("50%", "80%")
    assert spec_from_tables(spec_to_tables(spec), "again") == spec


def test_a_table_or_key_that_nobody_knows_is_a_fault():
    (fault,) = faults(clocks={"per_move": "7d"})
    assert fault == (
        "e.toml: [clocks]: expected one of the tables [event], [game], [system], [teams], "
        "[stages], [divisions], [clock], [leave], [mail], [ranking], [publish], "
        'found an unknown name; did you mean "clock"?'
    )
    (fault,) = faults(leave={"days": 3})
    assert fault == (
        "e.toml: [leave] days: expected one of days_per_year, min_days, notice, budget, "
        "found an unknown key"
    )


def test_a_value_in_place_of_a_table_is_a_fault():
    with pytest.raises(ConfigError, match=r'^e.toml: \[clock\]: expected a table, found "7d"$'):
        spec_from_tables(tables() | {"clock": "7d"}, "e.toml")


def test_an_unknown_game_does_not_make_its_settings_faults():
    (fault,) = faults(game={"kind": "chess", "opening": "swap2"})
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


@pytest.mark.parametrize(
    "changes",
    [
        {
            "system": {"kind": "teams", "boards": 2, "reserves": 1, "pairing": "scheveningen"},
            "teams": [
                {"name": "Umeå", "players": ["1", "2"], "side": "A", "exception": True},
                {"name": "Lund", "players": ["3", "4", "5"], "side": "B", "captain": "4"},
            ],
        },
        {
            "system": {"kind": "stages"},
            "stages": [
                {"name": "Section", "sections": 2, "spread": "pots"},
                {"name": "Final", "qualify": 2, "best_next": 1, "carry_over": True},
            ],
        },
        {
            "system": {"kind": "league", "games_per_pair": 2},
            "divisions": [
                {"name": 'The "Elite"', "players": ["1", "2"], "down": 1, "places": 4},
                {"name": "Åttan", "players": ["3", "4"], "up": 1},
            ],
        },
    ],
    ids=["teams", "stages", "league"],
)
def test_lists_of_tables_survive_the_store_and_can_be_written_as_a_file_again(changes):
    found = {**tables(), "system": changes["system"], **changes}
    spec = spec_from_tables(found, "e.toml")
    again = json.loads(json.dumps(spec_to_tables(spec)))
    assert spec_from_tables(again, "again") == spec
    assert parse_spec(spec_text(spec, {"1": "Anna # Ek"}), "again") == spec


# -- leave ----


def leave_of(**changes):
    return spec_from_tables(tables(**changes), "e.toml").leave


def test_leave_is_21_days_a_year_in_each_event_where_the_file_does_not_say():
    usual = LeavePart(days_per_year=21, min_days=1, notice=timedelta(), budget="event")
    assert leave_of() == usual


def test_leave_is_45_days_a_year_with_the_classic_clock():
    classic = {"preset": "classic"}
    assert leave_of(clock=classic).days_per_year == 45
    assert leave_of(clock=classic, leave={"days_per_year": 0}).days_per_year == 0
    assert leave_of(clock={"preset": "fischer"}).days_per_year == 21


def test_an_event_that_was_opened_without_leave_goes_on_without():
    spec = parse_spec(SHORT, "short.toml")
    stored = spec_to_tables(replace(spec, leave=LeavePart(days_per_year=0)))
    del stored["leave"]["budget"]  # as events were stored before there was any
    assert spec_from_tables(stored, "stored").leave.days_per_year == 0


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("days_per_year", 367),
        ("days_per_year", "21"),
        ("min_days", 0),
        ("notice", "soon"),
        ("notice", 3),
        ("budget", "club"),
    ],
)
def test_leave_that_cannot_be_is_a_fault(key, value):
    (fault,) = faults(leave={key: value})
    assert fault.startswith(f"e.toml: [leave] {key}: expected ")


# -- [game] start_within (pente.md 1.2), of pente and its kin; once of [clock], in all games ----


KIN = [key for key in RULES if rules_for(key).own.start_within]


def of_game(kind, clock=None, **game):
    """The tables of an event of a game."""
    opening = rules_for(kind).options()["opening"][0]
    game = {"kind": kind, "opening": opening, **game}
    return tables(game=game, clock=clock or {}, ranking={"system": "none"})


@every("kind", KIN)
def test_a_match_of_pente_and_its_kin_is_begun_within_30_days_unless_the_file_says_else(kind):
    for said, found in (({}, 30), ({"start_within": "10d"}, 10), ({"start_within": ""}, None)):
        spec = spec_from_tables(of_game(kind, **said), "e.toml")
        assert spec.game.start_within == (found and timedelta(days=found))
        assert spec.terms().start_within == spec.game.start_within
        assert spec.terms(replay=1).start_within is None
        assert "start_within" not in spec.game.started_with
        written = spec_to_tables(spec)
        assert written["game"]["start_within"] == ("" if found is None else f"{found}d")
        assert spec_from_tables(written, "again") == kept_spec(written, "kept") == spec


@every("kind, said", [(kind, said) for kind in ("renju", "gomoku") for said in ("30d", "")])
def test_no_other_game_has_a_time_to_begin_a_match(kind, said):
    with pytest.raises(ConfigError) as caught:
        spec_from_tables(of_game(kind, start_within=said), "e.toml")
    assert "".join(caught.value.faults) == (
        f"e.toml: [game] start_within: expected no such key in {kind}: a match is lost by a late "
        "start in pente and its kin alone, found a value"
    )
    spec = spec_from_tables(of_game(kind), "e.toml")
    assert spec.terms().start_within is None
    assert "start_within" not in spec_to_tables(spec)["game"]


def test_the_time_to_begin_a_match_is_read_as_other_times_are():
    for value in ("soon", 30, "0d", True):
        with pytest.raises(
            ConfigError, match=r'\[game\] start_within: expected a time such as "30d"'
        ):
            spec_from_tables(of_game("pente", start_within=value), "e.toml")
    calendar = of_game("pente", {"days": "calendar"}, start_within="36h")
    with pytest.raises(ConfigError) as caught:
        spec_from_tables(calendar, "e.toml")
    assert "".join(caught.value.faults) == (
        'e.toml: [game] start_within: expected whole days, since days = "calendar", found 36h'
    )


def test_files_may_say_it_in_the_clock_as_they_once_did():
    """As the program wrote them out then: in every game, "" for none."""
    for said in ("10d", ""):
        older = spec_from_tables(of_game("pente", {"start_within": said}), "e.toml")
        assert older == spec_from_tables(of_game("pente", start_within=said), "e.toml")
    older = spec_from_tables(of_game("gomoku", {"start_within": ""}), "e.toml")
    assert older == spec_from_tables(of_game("gomoku"), "e.toml")
    twice = of_game("pente", {"start_within": "10d"}, start_within="30d")
    for found in (twice, of_game("gomoku", {"start_within": "10d"})):
        with pytest.raises(ConfigError) as caught:
            spec_from_tables(found, "e.toml")
        assert "".join(caught.value.faults) == (
            "e.toml: [clock] start_within: expected no such key: it is one of [game], in pente "
            "and its kin alone, found a value"
        )


@every("kind", ["renju", "gomoku", "pente", "klot"])
def test_an_event_that_the_store_has_keeps_what_held_when_it_was_opened(kind):
    assert kept_spec(of_game(kind), "kept").terms().start_within is None
    assert kept_spec(of_game(kind, {"start_within": ""}), "kept").terms().start_within is None
    spec = kept_spec(of_game(kind, {"start_within": "10d"}), "kept")
    assert spec.terms().start_within == timedelta(days=10)
    assert kept_spec(spec_to_tables(spec), "kept") == spec


def test_a_file_that_says_nothing_of_it_leaves_it_as_it_was():
    before = kept_spec(of_game("pente"), "kept")
    text = SHORT + '\n[ranking]\nsystem = "none"\n[game]\nkind = "pente"\n'
    assert parse_spec(text, "e.toml").game.start_within == timedelta(days=30)
    assert parse_spec(text, "e.toml", before=before).game.start_within is None
    said = text + 'start_within = "20d"\n'
    assert parse_spec(said, "e.toml", before=before).game.start_within == timedelta(days=20)
    keryo = text.replace("pente", "keryo")
    assert parse_spec(keryo, "e.toml", before=before).game.start_within == timedelta(days=30)


@every("kind", [key for key in KIN if "first_two" in rules_for(key).options()])
def test_the_first_two_stones_are_shared_in_the_opening_that_has_them_alone(kind):
    for opening in rules_for(kind).options()["opening"]:
        found = of_game(kind, first_two="shared") | {
            "game": {"kind": kind, "opening": opening, "first_two": "shared"}
        }
        if opening == "renju_swap":
            assert spec_from_tables(found, "e.toml").game.options["first_two"] == "shared"
            continue
        with pytest.raises(ConfigError) as caught:
            spec_from_tables(found, "e.toml")
        assert "".join(caught.value.faults) == (
            'e.toml: [game] first_two: expected "one": another goes only with '
            'opening = "renju_swap", found "shared"'
        )
        assert kept_spec(found, "kept").game.options["first_two"] == "one"


# -- what one game takes and another does not ----


@pytest.mark.parametrize("kind", RULES)
def test_a_new_file_offers_what_the_game_takes(kind):
    opening = next(iter(RULES[kind].options().get("opening", ())), "")
    text = example_spec_text(kind=kind, opening=opening)
    offered = text.replace("# rating = true ", "rating = true ")
    parse_spec(offered, "event.toml")
    listed = {(table.head, key.name): key for table in spec_keys(kind) for key in table.keys}
    for head, name in (("[game]", "adjudication"), ("[ranking]", "system")):
        for value in listed[head, name].choices:
            chosen = {name: json.loads(value)}
            game = {"kind": kind, **(chosen if head == "[game]" else {})}
            spec_from_tables(
                tables(game=game, ranking=chosen if name == "system" else {}), "e.toml"
            )
    assert ("adjudication" in text, "rating = " in text) == (kind in ("renju", "gomoku"),) * 2
    assert ("correspondence" in text.split("[ranking]")[1]) == (kind == "renju")


def test_the_list_of_keys_says_which_games_leave_a_choice():
    takes = {key.name: key.takes for table in spec_keys() for key in table.keys}
    assert takes["adjudication"] == 'renju, gomoku: "automatic" or "claim"; others: "automatic"'
    assert takes["rating"] == "renju, gomoku: true or false; others: false"


@pytest.mark.parametrize(
    ("kind", "key", "owners"),
    [
        ("klot", "anti", "pente_bomb"),
        ("pente_bomb", "captures", "pente, keryo"),
        ("ujnar", "size", "gomoku"),
        ("renju", "aids", ", ".join(one for one in RULES if one != "renju")),
        ("gomoku", "fifth_symmetry", "renju"),
    ],
)
def test_a_setting_of_another_game_is_named_as_such(kind, key, owners):
    (fault,) = faults(game={"kind": kind, key: "claimed"})
    assert fault.endswith(f"found a setting of {owners}, not of {kind}")


def test_a_key_that_no_game_has_is_unknown():
    (fault,) = faults(game={"kind": "klot", "ants": True})
    assert fault.endswith("found an unknown key")


@pytest.mark.parametrize("given", [True, "true", False, "false"])
def test_what_holds_or_not_is_written_as_such_and_read_either_way(given):
    spec = spec_from_tables(tables(game={"kind": "pente_bomb", "anti": given}), "e.toml")
    holds = str(given).lower() == "true"
    assert spec_to_tables(spec)["game"]["anti"] is holds
    assert f"\nanti = {str(holds).lower()}\n" in spec_text(spec)
    assert spec_from_tables(spec_to_tables(spec), "e.toml") == spec
