"""`corr ranking norms`: of an event here or of a file, for all or one, and what would follow."""

import json
from datetime import timedelta
from itertools import combinations

import pytest

from corr.service.event.agenda import agenda_of
from corr.service.letters.norms import norm_table, three_months
from tests.commands import corr
from tests.office import ANNA, BO, CAI, DAG, EVA, EVENT, PEOPLE, House, member_list

LEVELS = {ANNA: "5 kyu", BO: "5 kyu", CAI: "6 kyu", DAG: "6 kyu", EVA: ""}
RANKED = {"system": "correspondence"}
TWICE = {"games_per_pair": 2}
IDS = "ABCDEFGH"


def members():
    since = [("2023-01-01" if level else "") for level in LEVELS.values()]
    columns = {"level": list(LEVELS.values()), "level_since": since}
    return member_list(LEVELS, "level level_since", **columns)


def opened(folder, **changes):
    changes = {"system": TWICE, "ranking": RANKED, **changes}
    return House(folder, PEOPLE, members=members(), **changes)


def asked(house, *words):
    done = corr(house.folder, "ranking", "norms", EVENT, "--json", *words)
    assert done.status == 0, done.err
    return json.loads(done.out)


@pytest.fixture
def file(tmp_path):
    """Eight 5 kyu in a round robin, of which one game is over."""
    over = {"result": "1-0", "ended": "five", "ended_on": "2024-05-01", "moves": [9, 8]}
    games = [
        {"id": f"G{black}{white}", "black": black, "white": white}
        for black, white in combinations(IDS, 2)
    ]
    games[0] |= over
    document = {
        "event": {"name": "Korr", "start": "2024-02-01"},
        "players": [{"id": one, "name": f"Name {one}", "level": "5 kyu"} for one in IDS],
        "games": games,
    }
    path = tmp_path / "event.json"
    path.write_text(json.dumps(document), "utf-8")
    return path


def of_file(file, *words):
    return corr(file.parent, "ranking", "norms", str(file), *words)


def test_a_file_needs_no_settings_and_every_norm_is_printed(file):
    done = of_file(file)
    assert done.status == 0
    assert "Preliminary" in done.out
    lines = [line.split() for line in done.out.splitlines() if line.startswith("Name A ")]
    norms, missing = lines[:2]
    assert norms[2:] == ["5", "kyu", "1", "7", "1.0", "5.5", "4.5", "3.5", "2.0"]
    assert missing[2:] == ["5", "kyu", "1", "7", "1.0", "4.5", "3.5", "2.5", "1.0"]


def test_json_tells_what_is_missing_and_what_every_result_leads_to(file):
    player = json.loads(of_file(file, "--json").out)["players"]["B"]
    assert player["norms"]["rise1"] == {
        "level": "4 kyu",
        "norm": "4.5",
        "exact": "91/20",
        "missing": "4.5",
        "reachable": True,
    }
    assert player["prospects"][0] == {
        "from": "0",
        "to": "1.5",
        "level_after": "6 kyu",
        "reason": "fell",
    }


def test_where_the_level_at_the_close_decides_every_line_says_so(file):
    document = json.loads(file.read_text("utf-8"))
    document["players"][0]["level_close"] = "3 kyu"
    document["players"][1]["level_close"] = "7 kyu"
    file.write_text(json.dumps(document), "utf-8")
    lines = " ".join(of_file(file, "--what-if", "4").out.split())
    assert "Name A 5 kyu 3 kyu keeps the level; the level at the close is higher and" in lines
    told = " ".join(of_file(file, "--player", "Name B").out.split())
    assert "misses the norm to keep the level; the level at the close was lowered already" in told


def test_what_if_without_a_norm_the_level_at_the_close_stays(file):
    document = json.loads(file.read_text("utf-8"))
    document["players"] = document["players"][:6]
    ids = {one["id"] for one in document["players"]}
    document["games"] = [one for one in document["games"] if {one["black"], one["white"]} <= ids]
    file.write_text(json.dumps(document), "utf-8")
    lines = " ".join(of_file(file, "--what-if", "2").out.split())
    assert "Name A 5 kyu 5 kyu no norm: fewer than seven games" in lines


def test_what_if_points_and_results(file):
    done = of_file(
        file, "--json", "--player", "Name A", "--what-if", "4,5", "--what-if", "GAC=1/2"
    )
    player = json.loads(done.out)["players"]["A"]
    assert player["points"] == "1.5"
    assert player["what_if"] == {"points": "4.5", "level_after": "4 kyu", "reason": "rise1"}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--what-if", "GAB=1-0"], "GAB is over already"),
        (["--what-if", "G=1-0"], "G is no game that is still to be played"),
        (["--what-if", "4.3"], "write points as 5.5"),
        (["--what-if", "4", "--what-if", "5"], "points can be supposed only once"),
        (["--what-if", "GAC=1-0", "--what-if", "GAC=0-1"], "supposed to end otherwise"),
        (["--player", "B", "--what-if", "7"], "Name B can end with 0 to 6 points, not 7"),
        (["--player", "Z"], "no player of the event is Z"),
        (["--lang", "xx"], "xx"),
    ],
)
def test_what_cannot_be_is_refused_with_a_line(file, words, says):
    done = of_file(file, *words)
    assert done.status == 2
    assert says in done.err
    assert not done.out


def test_for_all_players_points_that_some_cannot_reach_are_told_as_such(file):
    done = of_file(file, "--what-if", "6.5")
    assert done.status == 0
    assert "cannot be reached with the games to come" in done.out
    assert "rises two levels" in done.out


def test_compute_still_refuses_an_event_that_goes_on(file):
    done = corr(file.parent, "ranking", "compute", str(file))
    assert done.status == 2
    assert "unfinished" in done.err


def test_before_the_start_the_schedule_of_who_has_entered_counts(tmp_path):
    with opened(tmp_path) as house:
        found = asked(house)
        anna = found["players"][house.player(ANNA)]
        assert (found["open_games"], anna["scheduled"]) == (20, 8)
        assert anna["norms"]["keep"]["level"] == "5 kyu"
        assert corr(tmp_path, "ranking", "norms", EVENT, "--lang", "sv").status == 0


def test_norms_of_a_running_event_are_those_that_its_players_are_told(tmp_path):
    with opened(tmp_path) as house:
        house.start()
        house.play("a1; h9", 1)
        row = house.office.store.events.games_of_event(EVENT)[0]
        loser = next(one for one in PEOPLE if house.player(one) == row.first)
        assert house.say(loser, f"{row.id} resign", 1).state == "handled"
        found = asked(house)["players"]
        contest = house.office.folder.contest(EVENT)
        for address in PEOPLE:
            player = house.player(address)
            told = norm_table(house.office.store, contest, player, house.now)
            ours = found[player]
            assert (ours["scheduled"], ours["completed"]) == (told.scheduled, told.completed)
            norms = (ours["norms"] or {}).items()
            assert {name: (one["norm"], one["missing"]) for name, one in norms} == {
                one.code: (one.points, one.missing) for one in told.targets
            }
        assert sum(one["completed"] for one in found.values()) == 2


def test_until_three_months_the_level_at_the_start_counts(tmp_path):
    with opened(tmp_path) as house:
        house.start()
        player = house.player(ANNA)
        tomorrow = house.now + timedelta(days=1)
        with house.office.folder.transaction():
            house.office.store.levels.add_grade(player, tomorrow, "XX24", "3 kyu", "official")
        later = three_months(house.office.folder.contest(EVENT)) + timedelta(days=1)
        levels = [
            next(
                one.level_three_months
                for one in agenda_of(house.office, EVENT, at).event.players
                if one.id == player
            )
            for at in (house.now + timedelta(days=2), later)
        ]
        assert levels == [6, 8]


def test_a_monrad_tells_norms_with_rounds_still_to_be_drawn(tmp_path):
    monrad = {"kind": "monrad", "rounds": 3, "games_per_pair": 3}
    with opened(tmp_path, system=monrad) as house:
        assert asked(house)["players"][house.player(ANNA)]["scheduled"] == 9
        house.start()
        contest = house.office.folder.contest(EVENT)
        found, first = asked(house), contest.pairings[0].first
        told = norm_table(house.office.store, contest, first, house.now)
        assert found["undrawn_games"] == told.undrawn == 6
        assert found["players"][first]["scheduled"] == told.scheduled == 9
        assert [one.code for one in told.targets] == ["rise2", "rise1", "confirm", "keep"]


SIX = tuple(f"{name}@players.test" for name in ("anna", "bo", "cai", "dag", "eva", "finn"))
TEAMS = [
    {"name": "Umea", "captain": SIX[0], "players": [*SIX[:3]]},
    {"name": "Lund", "captain": SIX[3], "players": [*SIX[3:]]},
]


def six():
    levels = ["5 kyu", "6 kyu", "7 kyu"] * 2
    columns = {"level": levels, "level_since": ["2023-01-01"] * 6}
    return member_list(SIX, "level level_since", **columns)


def games_ahead(house):
    """How many games everybody is told before the start, by the first letter of their address."""
    found = asked(house)
    return {
        address[0]: found["players"][house.player(address)]["scheduled"]
        for address in SIX
        if house.office.store.players.player_by_address(address)
    }, found


def games_drawn(house):
    """How many games everybody has when the event has begun."""
    house.start()
    pairings = house.office.folder.contest(EVENT).pairings
    seats = [player for one in pairings for player in (one.first, one.second)]
    return {address[0]: seats.count(house.player(address)) for address in SIX}


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        (
            "league",
            {
                "system": {"kind": "league", "games_per_pair": 4},
                "divisions": [
                    {"name": "One", "players": [*SIX[:3]]},
                    {"name": "Two", "players": [*SIX[3:]]},
                ],
            },
        ),
        (
            "teams",
            {"system": {"kind": "teams", "boards": 3, "games_per_pair": 8}, "teams": TEAMS},
        ),
        (
            "teams with reserves",
            {
                "system": {"kind": "teams", "boards": 2, "reserves": 1, "games_per_pair": 8},
                "teams": TEAMS,
            },
        ),
        (
            "team Monrad",
            {
                "system": {
                    "kind": "teams",
                    "pairing": "monrad",
                    "rounds": 1,
                    "boards": 2,
                    "reserves": 1,
                    "games_per_pair": 8,
                },
                "teams": TEAMS,
            },
        ),
        (
            "stages by the list",
            {
                "system": {"kind": "stages", "seeding": "list", "games_per_pair": 4},
                "stages": [
                    {"name": "Section", "sections": 2},
                    {"name": "Final", "qualify": 1, "best_next": 1},
                ],
            },
        ),
        (
            "stages by lot",
            {
                "system": {"kind": "stages", "games_per_pair": 4},
                "stages": [
                    {"name": "Section", "sections": 2, "spread": "lot"},
                    {"name": "Final", "qualify": 1, "best_next": 1},
                ],
            },
        ),
    ],
)
def test_before_the_start_everybody_is_told_of_the_games_that_the_start_draws(
    tmp_path, name, changes
):
    people = () if name.startswith(("team", "league")) else SIX
    with House(tmp_path, people, members=six(), ranking=RANKED, **changes) as house:
        ahead, found = games_ahead(house)
        by_lot = name in ("team Monrad", "stages by lot")
        assert bool(found["open_games"]) is not by_lot
        assert bool(found["undrawn_games"]) is by_lot
        norms = {one["name"]: one["norms"] for one in found["players"].values()}
        assert all(norms[who] for who in norms if ahead[who[0].lower()])
        assert ahead == games_drawn(house)


def test_opponents_that_are_known_before_the_start_count_one_by_one(tmp_path):
    changes = {"system": {"kind": "league", "games_per_pair": 4}, "ranking": RANKED}
    divisions = [
        {"name": "One", "players": [*SIX[:3]]},
        {"name": "Two", "players": [*SIX[3:]]},
    ]
    with House(tmp_path, (), members=six(), divisions=divisions, **changes) as house:
        before = asked(house)["players"]
        house.start()
        after = asked(house)["players"]
        assert {one: each["norms"] for one, each in before.items()} == {
            one: each["norms"] for one, each in after.items()
        }


def test_a_cup_says_why_it_has_no_norms_before_its_start_and_has_them_after(tmp_path):
    cup = {"kind": "cup", "games_per_pair": 8}
    with House(tmp_path, SIX, members=six(), ranking=RANKED, system=cup) as house:
        done = corr(tmp_path, "ranking", "norms", EVENT)
        assert done.status == 2
        assert "norms can be told from the start on, for the rounds that are drawn" in done.err
        house.start()
        assert any(one["scheduled"] for one in asked(house)["players"].values())


def test_what_stands_in_the_way_of_a_start_stands_in_the_way_of_norms(tmp_path):
    stages = [
        {"name": "Section", "sections": 2},
        {"name": "Final", "qualify": 1, "best_next": 1},
    ]
    changes = {"system": {"kind": "stages"}, "stages": stages, "ranking": RANKED}
    with House(tmp_path, SIX[:3], members=six(), **changes):
        done = corr(tmp_path, "ranking", "norms", EVENT)
        assert done.status == 2
        assert "3 players in 2 sections" in done.err


def test_an_event_without_ranking_has_no_norms(tmp_path):
    with opened(tmp_path, ranking={"system": "none"}) as house:
        done = corr(house.folder, "ranking", "norms", EVENT)
        assert done.status == 2
        assert "counts for no ranking" in done.err


def test_a_page_tells_how_many_new_players_take_part_and_what_they_count_as(tmp_path):
    with opened(tmp_path) as house:
        house.start()
        for lang, words in (
            ("en", ("1 new player takes part, so the norms can still move", "count as")),
            ("sv", ("1 ny spelare deltar, så normerna kan ändras", "räknas som")),
            ("et", ("osaleb 1 uus mängija ja normid võivad veel muutuda", "arvestatakse kui")),
        ):
            done = corr(tmp_path, "ranking", "norms", EVENT, "--lang", lang)
            told = " ".join(done.out.split())
            assert all(one in told for one in words), done.out
        row = next(
            row
            for row in house.office.store.events.games_of_event(EVENT)
            if house.player(EVA) in (row.first, row.second)
        )
        number = int(row.id[-3:])
        house.play("a1; h9", number)
        other = next(one for one in (row.first, row.second) if one != house.player(EVA))
        loser = next(one for one in PEOPLE if house.player(one) == other)
        assert asked(house)["players"][house.player(EVA)]["counts_as"] is None
        assert house.say(loser, f"{row.id} resign", number).state == "handled"
        found = asked(house)["players"]
        assert found[house.player(EVA)]["counts_as"] is not None
        assert found[house.player(EVA)]["prospects"]
        assert found[house.player(ANNA)]["new_opponents"] == 1


def test_an_event_that_is_over_early_tells_the_norms_of_the_level_held_now(tmp_path):
    with opened(tmp_path) as house:
        house.start()
        player, tomorrow = house.player(ANNA), house.now + timedelta(days=1)
        with house.office.folder.transaction():
            house.office.store.levels.add_grade(player, tomorrow, "XX24", "3 kyu", "official")
        house.now += timedelta(days=2)
        for row in house.office.store.events.games_of_event(EVENT):
            number = int(row.id[-3:])
            house.play("a1; h9", number)
            loser = next(one for one in PEOPLE if house.player(one) == row.first)
            assert house.say(loser, f"{row.id} resign", number).state == "handled"
        assert (
            next(
                one.level_three_months
                for one in agenda_of(house.office, EVENT, house.now).event.players
                if one.id == player
            )
            == 8
        )


def test_a_player_whom_the_field_of_a_monrad_cannot_give_a_norm_is_told_so(tmp_path):
    strong = dict.fromkeys(SIX, "10 kyu") | {SIX[0]: "1 dan", SIX[1]: "1 dan"}
    columns = {"level": list(strong.values()), "level_since": ["2023-01-01"] * 6}
    people = member_list(SIX, "level level_since", **columns)
    monrad = {"kind": "monrad", "rounds": 3, "games_per_pair": 3}
    with House(tmp_path, SIX, members=people, ranking=RANKED, system=monrad) as house:
        before = asked(house)["players"]
        house.start()
        after = asked(house)["players"]
        store, contest = house.office.store, house.office.folder.contest(EVENT)
        for address in SIX:
            player = house.player(address)
            reason = "too_few_opponents" if address in SIX[:2] else None
            assert before[player]["reason"] == after[player]["reason"] == reason
            assert (norm_table(store, contest, player, house.now).reason or None) == reason
            told = norm_table(store, contest, player, house.now)
            assert {one.code: one.points for one in told.targets} == {
                name: one["norm"] for name, one in (after[player]["norms"] or {}).items()
            }


def test_a_team_monrad_tells_the_same_in_a_letter_and_on_the_page(tmp_path):
    people = tuple(
        f"{name}@players.test" for name in ("ann", "ben", "cy", "di", "ed", "flo", "gus")
    )
    levels = ["5 kyu", "6 kyu", "7 kyu", "1 dan", "4 kyu", "3 kyu", ""]
    columns = {"level": levels, "level_since": ["2023-01-01" if one else "" for one in levels]}
    teams = [
        {"name": "Umea", "captain": people[0], "players": [*people[:3]]},
        {"name": "Lund", "captain": people[3], "players": [*people[3:5]]},
        {"name": "Boden", "captain": people[5], "players": [*people[5:]]},
    ]
    system = {"kind": "teams", "pairing": "monrad", "rounds": 2, "boards": 2, "reserves": 1}
    system |= {"games_per_pair": 5}
    listed = member_list(people, "level level_since", **columns)
    with House(tmp_path, (), members=listed, ranking=RANKED, system=system, teams=teams) as house:
        house.start()
        found = asked(house)["players"]
        store, contest = house.office.store, house.office.folder.contest(EVENT)
        assert contest.drawn == 1
        for address in people:
            player = house.player(address)
            told = norm_table(store, contest, player, house.now)
            ours = found[player]
            assert (ours["scheduled"], ours["new_opponents"]) == (told.scheduled, told.new_players)
            assert ours["reason"] == (told.reason or None)
            assert {one.code: one.points for one in told.targets} == {
                name: one["norm"] for name, one in (ours["norms"] or {}).items()
            }
        assert found[house.player(people[2])]["scheduled"] == 0


def test_a_file_whose_system_says_too_little_is_refused_with_a_line(file):
    document = json.loads(file.read_text("utf-8")) | {"games": [], "system": {"kind": "cup"}}
    file.write_text(json.dumps(document), "utf-8")
    done = of_file(file)
    assert (done.status, done.out) == (2, "")
    assert "how many games follow hangs on the results" in done.err
    document["system"] = {"kind": "round_robin", "games_per_pair": 2}
    file.write_text(json.dumps(document), "utf-8")
    assert json.loads(of_file(file, "--json").out)["players"]["A"]["scheduled"] == 14
