"""`corr event import` of files that people write: of every kind, and all faults at once."""

import json
import shutil

import pytest

from tests.acts.event_files import faults
from tests.acts.events.test_event_rounds import installed
from tests.commands import corr
from tests.event_samples import NAMES, all_meet_all, monrad, teams
from tests.office import EVENT

EVENT_KEYS = {"id": EVENT, "name": "Korr", "start": "2024-02-01", "close": "2024-12-01"}


@pytest.fixture(scope="module")
def register(tmp_path_factory):
    """An installation with seven players of 3 kyu and no event."""
    return installed(tmp_path_factory.mktemp("register"), 7)


def people(count):
    """The players of the register, by the ids of the file."""
    return [
        {"id": f"P{at:02}", "name": NAMES[at - 1], "member_no": str(100 + at), "level": "3 kyu"}
        for at in range(1, count + 1)
    ]


def game(number, one, other, result="1-0", **more):
    ended = {"1/2-1/2": "agreement"}.get(result, "five")
    pair = {"round": number, "black": f"P{one:02}", "white": f"P{other:02}"}
    return {**pair, "result": result, "ended": ended, "ended_on": "2024-06-01", **more}


def document(count, system, *games, **more):
    players = people(count)
    keys = {"event": EVENT_KEYS, "players": players, "system": system, "games": list(games)}
    return {**keys, **more}


def written(folder, found):
    (folder / "event.json").write_text(json.dumps(found), encoding="utf-8")
    return str(folder / "event.json")


CUP = document(
    6,
    {"kind": "cup", "draw": ["P01", None, "P02", "P03", "P04", None, "P05", "P06"]},
    game(1, 2, 3, "1/2-1/2"),
    game(1, 5, 6),
    game(1, 3, 2, "0-1", replay=1),
    game(2, 1, 2),
    game(2, 4, 5, "0-1"),
    game(3, 1, 5),
)
LEAGUE = document(
    6,
    {
        "kind": "league",
        "sections": [
            {"name": "Elite", "players": ["P01", "P02", "P03"]},
            {"name": "First", "players": ["P04", "P05", "P06"]},
        ],
    },
    *(game(number, *pair) for number, pair in enumerate([(1, 2), (2, 3), (3, 1)], 1)),
    *(game(number, *pair) for number, pair in enumerate([(4, 5), (5, 6), (4, 6)], 1)),
)
STAGES = document(
    6,
    {
        "kind": "stages",
        "sections": [
            {"name": "Group A", "players": ["P01", "P02", "P03"]},
            {"name": "Group B", "players": ["P04", "P05", "P06"]},
            {"name": "Final", "stage": 2, "players": ["P01", "P04"]},
        ],
    },
    *(game(number, *pair) for number, pair in enumerate([(1, 2), (2, 3), (1, 3)], 1)),
    *(game(number, *pair) for number, pair in enumerate([(4, 5), (5, 6), (4, 6)], 1)),
    game(4, 4, 1),
)
MATCH = document(
    2, {"kind": "match", "until": "2 wins"}, game(1, 1, 2), game(2, 2, 1, "1/2-1/2"), game(3, 1, 2)
)
TEAMS = document(
    6,
    {
        "kind": "teams",
        "teams": [
            {"id": "U", "name": "Umeå", "players": ["P01", "P02"]},
            {"id": "Y", "name": "Ystad", "players": ["P03", "P04"]},
            {"id": "L", "name": "Lund", "players": ["P05", "P06"]},
        ],
    },
    game(1, 1, 3, board=1),
    game(1, 4, 2, board=2),
    game(2, 3, 5, "0-1", board=1),
    game(2, 6, 4, board=2),
    game(3, 5, 1, "1/2-1/2", board=1),
    game(3, 2, 6, board=2),
)
KINDS = {"cup": CUP, "league": LEAGUE, "stages": STAGES, "match": MATCH, "teams": TEAMS}


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_of_every_kind_is_taken_over_with_its_table(register, tmp_path, kind):
    config = shutil.copytree(register, tmp_path / "held")
    file = written(config, KINDS[kind])
    there = json.loads(corr(config, "standings", file, "--json").out)
    done = corr(config, "event", "import", file)
    assert done.status == 0, done.err
    here = json.loads(corr(config, "standings", EVENT, "--json").out)
    shared = ("place", "name", "game_points", "match_points", "games", "matches", "status")
    for mine, theirs in zip(here["standings"], there["standings"], strict=True):
        assert {key: mine.get(key) for key in shared} == {key: theirs.get(key) for key in shared}
    assert (here["final"], there["final"]) == (True, True)
    assert corr(config, "event", "close", EVENT, "--no-letters", "--out", str(config)).status == 0


def test_the_places_of_written_files_are_what_they_should_be(tmp_path):
    expected = {
        "cup": ["P01", "P05", "P02", "P04", "P03", "P06"],
        "league": ["P01", "P02", "P03", "P04", "P05", "P06"],
        "stages": ["P04", "P01", "P02", "P05", "P03", "P06"],
        "match": ["P01", "P02"],
        "teams": ["U", "L", "Y"],
    }
    for kind, found in KINDS.items():
        done = corr(tmp_path, "standings", written(tmp_path, found), "--json")
        assert done.status == 0, done.err
        rows = json.loads(done.out)["standings"]
        assert [row["player"] for row in rows] == expected[kind], kind


def test_the_faults_of_an_import_are_told_at_once_by_file_key_and_reason(register, tmp_path):
    found = all_meet_all(5)
    found["players"] = [*people(4), {"id": "P05", "name": "Nobody", "level": "30 kyu"}]
    first, second, third, fourth, fifth, *_ = found["games"]
    for one in found["games"]:
        one["ended_on"] = "2024-06-01"
    first |= {"result": "2-0"}
    second |= {"ended_on": "2024-01-01"}
    third |= {"ended_on": "2025-01-01", "started_on": "2024-02-30"}
    del fourth["ended"]
    fourth["result"] = "1-0"
    del fifth["ended_on"]
    del found["event"]["start"]
    file = written(tmp_path, found)
    done = corr(register, "event", "import", file)
    told = done.err
    assert done.status == 2
    assert all(line.startswith(f"corr: {file}: ") for line in told.splitlines())
    assert "unfinished" not in told
    pairs = [f"({one['black']} - {one['white']})" for one in found["games"]]
    results = "1-0, 0-1, 1/2-1/2, 0-0"
    for fault in (
        f"games[1] {pairs[0]}.result: one of {results} is expected, not 2-0",
        f"games[3] {pairs[2]}.started_on: a day such as 2024-02-01 is expected, not 2024-02-30",
        f"games[3] {pairs[2]}.ended_on: 2025-01-01 is after the close of the event, 2024-12-01",
        f"games[4] {pairs[3]}.ended: one of adjudication, agreement",
        f"games[5] {pairs[4]}.ended_on: is missing",
        "event.start: is missing",
        "players[5] (P05 Nobody): not in the register",
        "players[5].level: 30 kyu is not a level",
    ):
        assert f"{file}: {fault}" in told


def test_points_without_players_make_no_event(register, tmp_path):
    found = {
        "event": EVENT_KEYS,
        "system": {"kind": "teams", "teams": ["X", "Y"]},
        "matches": [{"a": "X", "b": "Y", "boards": [[["1", "0"]]]}],
    }
    file = written(tmp_path, found)
    done = corr(register, "event", "import", file)
    assert done.status == 2
    assert done.err == (
        f"corr: {file}: games: games with their players are expected, not only points\n"
    )


# -- one fault brings no others ----


def team_file(**system):
    found = teams(2, 2)
    found["system"] |= {"kind": "teams_monrad", **system}
    return found


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        (team_file(teams=None), "system.teams: there are two teams at least, not 0"),
        (
            team_file(teams=[{"id": "L1", "players": ["P01", "P09"]}]),
            "system.teams[1].players[2]: unknown player P09",
        ),
        (
            team_file(
                teams=[
                    {"id": "L1", "players": ["P01", "P02"]},
                    {"id": "L2", "players": ["P03", "P01"]},
                ]
            ),
            "system.teams: P01 is in a team twice, or in two",
        ),
        (
            {**monrad(4, 2), "system": {"kind": "cup", "draw": ["P01", "P09", "P03", "P04"]}},
            "system.draw[2]: unknown player P09",
        ),
        (
            {
                **monrad(4, 2),
                "system": {
                    "kind": "stages",
                    "sections": [{"name": "A", "players": ["P01", "P02", "P09"]}],
                },
            },
            "system.sections[1].players[3]: unknown player P09",
        ),
    ],
)
def test_a_fault_does_not_bring_others_that_are_none(tmp_path, found, fault):
    done = corr(tmp_path, "standings", written(tmp_path, found))
    told = faults(done, tmp_path)
    assert fault in told
    assert [line for line in told if not line.startswith("system.")] == []


@pytest.mark.parametrize(
    ("sections", "games", "fault"),
    [
        (
            [{"name": "A", "players": ["P01", "P02"]}],
            [],
            "system.sections: in no section: P03 and P04",
        ),
        (
            [
                {"name": "A", "players": ["P01", "P02", "P03"]},
                {"name": "B", "players": ["P03", "P04"]},
            ],
            [],
            "system.sections: in two sections of one stage: P03",
        ),
        (
            [{"name": "A", "players": ["P01", "P02"]}, {"name": "B", "players": ["P03", "P04"]}],
            [game(1, 1, 3)],
            "games[1] (P01 - P03): they share no section of the stage of round 1",
        ),
    ],
)
def test_sections_that_cannot_be_are_refused(tmp_path, sections, games, fault):
    found = document(4, {"kind": "league", "sections": sections}, *games)
    assert faults(corr(tmp_path, "standings", written(tmp_path, found)), tmp_path) == [fault]


# -- what is shown of an event that is not over ----


def test_the_rounds_of_an_unfinished_event_are_counted_or_left_open(tmp_path):
    found = document(4, "round_robin", game(1, 1, 2))
    assert "Round 1 of 3" in corr(tmp_path, "pairings", written(tmp_path, found)).out
    found = document(4, "monrad", game(1, 1, 2), game(1, 3, 4))
    out = corr(tmp_path, "pairings", written(tmp_path, found)).out
    assert "Round 1\n" in out
    assert "Round 1 of" not in out


def test_a_monrad_between_rounds_is_not_over(tmp_path):
    found = document(4, {"kind": "monrad", "rounds": 2}, game(1, 1, 2), game(1, 3, 4))
    del found["event"]
    done = json.loads(corr(tmp_path, "standings", written(tmp_path, found), "--json").out)
    assert not done["final"]
    out = corr(tmp_path, "standings", str(tmp_path / "event.json")).out
    assert "all games" not in out.splitlines()[0]


def test_whoever_imports_a_monrad_between_rounds_is_told_to_draw_the_next(register, tmp_path):
    found = document(4, {"kind": "monrad", "rounds": 3}, game(1, 1, 2), game(1, 3, 4))
    home = shutil.copytree(register, tmp_path / "home")
    done = corr(home, "event", "import", written(tmp_path, found))
    assert done.status == 0, done.err
    advice = f"1 of 3 rounds are drawn: `corr event draw {EVENT}` draws the next"
    assert done.out.splitlines()[1:] == [advice]
    told = corr(tmp_path, "standings", str(tmp_path / "event.json")).out.splitlines()[0]
    assert told == corr(home, "standings", EVENT).out.splitlines()[0]
    refused = corr(home, "event", "close", EVENT)
    assert "round 2 of 3 is not drawn" in refused.err


def test_match_points_come_first_where_they_decide_first(tmp_path):
    found = document(2, {"kind": "match", "games_per_pair": 4}, game(1, 1, 2), game(2, 2, 1))
    file = written(tmp_path, found)
    for command in ("standings", "table"):
        head = next(
            line
            for line in corr(tmp_path, command, file).out.splitlines()
            if "Match" in line and "Points" in line
        )
        assert head.index("Match") < head.index("Points"), command
