"""`corr title`: titles at the board from files alone, and in the register."""

import csv
import json
import shutil
from datetime import date, timedelta
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from corr.config import load_settings
from corr.ranking.board.board_event import RENJU
from corr.ranking.board.board_file import StartRating, parse
from corr.ranking.ratings.rating_list import Period
from corr.service.letters.event_letters import Act
from corr.service.office.office import open_office
from corr.service.register.board import enter_board_event
from corr.service.register.rating_acts import start_ratings
from tests.commands import corr, members, refused
from tests.office import START
from tests.places import TESTS

CASES = [
    json.loads(line)
    for line in (TESTS / "data" / "tournament_cases.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
RESULTS = {"1": "1-0", "0.5": "1/2-1/2", "0": "0-1"}
GOOD = {
    "minutes": 60,
    "clocks": True,
    "notation": True,
    "official_rules": True,
    "sanctioned": True,
}
SAID = {"not_counted": "event does not count", "carried": "too few games, carried"}


def cases(kind):
    return [pytest.param(one, id=one["id"]) for one in CASES if one["type"] == kind]


def put(folder, name, content):
    """A file in a folder; its path."""
    text = content if isinstance(content, str) else json.dumps(content)
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def board_file(name, day, titles, games, **event):
    """A board event file: `titles` by player, games as `(black, white, result)`."""
    return {
        "event": {"id": name, "name": f"Open {name}", "end": day, **GOOD, **event},
        "players": [
            {"id": one, "name": f"{one} Ek", **({"title": title} if title else {})}
            for one, title in titles.items()
        ],
        "games": [
            {"black": black, "white": white, "result": result} for black, white, result in games
        ],
    }


def told(folder, *words, status=0):
    """What a command prints for a script."""
    done = corr(folder, *words, "--json")
    assert done.status == status, done.err
    return json.loads(done.out)


@pytest.mark.parametrize("case", cases("kyudan_event"))
def test_the_known_events_come_out_right(case, tmp_path):
    given, expected = case["input"], case["expected"]
    assert not given["carried"]
    held = given["event"]
    players = [{"id": "me", "title": given["level"]}]
    games = []
    for number, game in enumerate(given["games"]):
        players.append({"id": f"o{number}", "title": game["opp"]})
        moves = [1, int(game["opp_moved"])]
        result = RESULTS[game["points"]]
        games.append({"black": "me", "white": f"o{number}", "result": result, "moves": moves})
    event = {"id": "E1", "end": "2024-05-01"}
    event |= {name: held[name] for name in ("sanctioned", "international", "approved")}
    event |= {name: held[name] for name in ("clocks", "notation", "minutes", "increment")}
    event |= {"official_rules": held["rif_rules"], "world": held["world_a"]}
    file = put(tmp_path, "e.json", {"event": event, "players": players, "games": games})
    me = told(tmp_path, "title", "compute", file)["players"][0]
    level = me["level"].replace(" ", "").replace("yu", "").replace("an", "")
    assert level == expected["level"]
    assert SAID.get(me["outcome"], me["outcome"]) == expected["outcome"]
    assert (me["counted"], me["points"]) == (expected["counted"], expected["points"])
    norms = {
        goal: {"exact": norm["exact"], "norm": norm["norm"]} for goal, norm in me["norms"].items()
    }
    assert norms == expected["norms"]
    assert me["carried"] == expected["carried"]


@pytest.mark.parametrize("case", cases("kyu_test_entry"))
def test_the_known_first_levels_come_out_right(case, tmp_path):
    file = put(tmp_path, "tests.csv", "player,on,level,passed\n")
    rating = case["input"]["rating"]
    rated = () if rating is None else ("--rating", str(rating))
    found = told(tmp_path, "title", "test", "next", "me", "--tests", file, *rated)
    assert found["highest"] == case["expected"]["level"].replace("k", " kyu")
    assert found["earliest"] is None


@pytest.mark.parametrize("case", cases("kyu_test_wait"))
def test_the_known_waits_come_out_right(case, tmp_path):
    given, last = case["input"], date.fromisoformat(case["input"]["date"])
    misses = [last - timedelta(days=400 * back) for back in range(given["misses"])]
    first = misses[-1] - timedelta(days=1)
    below = f"{int(given['level'].removesuffix('k')) + 1}k"
    lines = ["player,on,level,passed,rating", f"me,{first},{below},yes,2500"]
    lines += [f"me,{day},{given['level']},no," for day in misses]
    file = put(tmp_path, "tests.csv", "\n".join(lines))
    found = told(tmp_path, "title", "test", "next", "me", "--tests", file)
    assert found["earliest"] == case["expected"]["earliest"]


ALL_WON = [("A", "B", "1-0")]


@pytest.fixture
def two(tmp_path):
    """Two events: four games, and three."""
    first = board_file("E1", "2024-05-01", {"A": "5k", "B": "5k"}, ALL_WON * 4)
    second = board_file("E2", "2024-08-01", {"A": None, "C": "6k"}, [("A", "C", "1-0")] * 3)
    return put(tmp_path, "one.json", first), put(tmp_path, "two.json", second)


def test_files_alone_give_the_register_with_what_waits(two, tmp_path):
    rows = {row["player"]: row for row in told(tmp_path, "title", "list", *two)}
    assert [rows[one]["level"] for one in "ABC"] == ["3 kyu", "5 kyu", "6 kyu"]
    assert [rows[one]["carried"] for one in "ABC"] == [0, 4, 3]
    before = told(tmp_path, "title", "list", *two, "--on", "2024-07-31")
    assert {row["player"]: row["carried"] for row in before} == {"A": 4, "B": 4}
    due = told(tmp_path, "title", "list", *two, "--since", "2024-08-01")
    assert {row["player"]: row["honorary"] for row in due} == {"A": "3 kyu"}


def test_a_player_has_every_event_with_its_games(two, tmp_path):
    found = told(tmp_path, "title", "player", "A Ek", *two)
    assert [line["source"] for line in found["history"]] == ["home", "event"]
    assert [event["outcome"] for event in found["events"]] == ["carried", "up2"]
    assert [game["event"] for game in found["events"][1]["games"]] == ["E1"] * 4 + ["E2"] * 3


def test_a_list_says_the_titles_before_the_files(two, tmp_path):
    titles = put(tmp_path, "titles.csv", "player;title;on\nA Ek;1d;2020-01-01\n")
    found = told(tmp_path, "title", "compute", two[0], "--titles", titles)
    assert found["players"][0]["before"] == "1 dan"
    assert found["differing"] == [{"player": "A", "file": "5 kyu", "register": "1 dan"}]


def test_what_an_open_question_would_change_is_told(tmp_path):
    games = [("A", "B", "1-0")] * 7
    file = put(
        tmp_path,
        "e.json",
        board_file("E1", "2024-05-01", {"A": "5k", "B": "4k"}, games, minutes=10),
    )
    found = told(tmp_path, "title", "compute", file)["players"][1]
    assert (found["outcome"], found["lacking"]) == ("not_counted", ["minutes"])
    assert found["alternatives"] == [
        {"interpretation": "T24", "outcome": "down", "level": "5 kyu", "carried": 0}
    ]
    shown = corr(tmp_path, "title", "compute", file)
    assert "[T24]" in shown.out
    assert "too little time a game" in shown.out


@pytest.mark.parametrize("lang", ["en", "sv", "et"])
def test_an_event_is_written_in_every_form_and_language(two, tmp_path, lang):
    out = tmp_path / "out"
    forms = ("--pdf", "--html", "--csv", "--json", "--out", str(out), "--lang", lang)
    assert corr(tmp_path, "title", "compute", two[0], *forms).status == 0
    page = PdfReader(out / "titles-E1.pdf").pages[0].extract_text()
    assert "Open E1" in page
    assert "A Ek" in (out / "titles-E1.html").read_text(encoding="utf-8")
    (row, *_) = csv.DictReader(StringIO((out / "titles-E1-titles.csv").read_text("utf-8")))
    assert (row["player"], row["before"], row["outcome"]) == ("A", "5 kyu", "carried")
    assert list(row)[1:4] == ["after", "outcome", "before"]  # what a narrow screen shows


def test_a_list_that_contradicts_itself_is_refused(two, tmp_path):
    bad = put(tmp_path, "bad.csv", "player,title,on\nA,1d,2020-01-01\nA Ek,2d,2020-01-01\n")
    done = corr(tmp_path, "title", "list", *two, "--titles", bad)
    refused(done, f"{bad}: line 3: A Ek has another title on the same day")


def test_faults_name_the_file_and_the_line(two, tmp_path):
    bad = put(tmp_path, "bad.csv", "player,title\nA,16k\nB,\n")
    done = corr(tmp_path, "title", "list", *two, "--titles", bad)
    assert done.status == 2
    assert [f"{bad}: line 2" in done.err, f"{bad}: line 3" in done.err] == [True, True]
    twice = f"event E1: two files: {two[0]}, {two[0]}"
    refused(corr(tmp_path, "title", "list", two[0], two[0]), twice)
    done = corr(tmp_path, "title", "player", "Nobody", *two)
    refused(done, "no player is Nobody")


def test_all_faults_of_all_files_are_named_at_once(two, tmp_path):
    content = board_file("E3", "2024-09-01", {"A": None, "B": "16k"}, [("A", "A", "2-0")])
    bad = put(tmp_path, "bad.json", json.dumps(content, indent=1))
    lines = Path(bad).read_text(encoding="utf-8").splitlines()
    player, game = (
        1 + next(at for at, line in enumerate(lines) if mark in line)
        for mark in ('"B"', '"black"')
    )
    broken = put(tmp_path, "broken.json", '{"event":\n{,')
    titles = put(tmp_path, "titles.csv", "player,title\nA,16k\n")
    tests = put(tmp_path, "tests.csv", "player,on,level,passed\nA,2024-13-01,10k,perhaps\n")
    level = "not a level: write 15 kyu to 1 kyu or 1 dan to 9 dan"
    twice = f"{bad}: line {game - 1}: game 1 (A - A)"
    told = (
        f"{bad}: line {player - 1}: player B: title 16k is {level}",
        f"{twice}: no result 2-0: write 1-0, 0-1, 1/2-1/2, 0-0, or null",
        f"{twice}: A is paired with themself",
        f"{broken}: line 2, column 2: not JSON: Expecting property name enclosed in double quotes",
        f"event E1: two files: {two[0]}, {two[0]}",
        f"{titles}: line 2: title: {level}",
        f"{tests}: line 2: on: a date such as 2024-05-01, not '2024-13-01'",
        f"{tests}: line 2: passed: yes or no, not 'perhaps'",
    )
    lists = ("--titles", titles, "--tests", tests)
    files = (two[0], bad, broken, two[0])
    refused(corr(tmp_path, "title", "list", *files, *lists), *told)
    refused(corr(tmp_path, "title", "player", "A", *files, *lists), *told)
    done = corr(tmp_path, "title", "compute", *files, "--titles", titles)
    refused(done, told[5], *told[:4])


def test_several_events_are_computed_each_alone(two, tmp_path):
    first, second = told(tmp_path, "title", "compute", *two)
    assert (first["event"], second["event"]) == ("E1", "E2")
    assert second["players"][0]["before"] is None
    text = corr(tmp_path, "title", "compute", *two).out
    assert text.index("Open E1") < text.index("Open E2")
    out = tmp_path / "out"
    out.mkdir()
    assert corr(tmp_path, "title", "compute", *two, "--html", "--out", str(out)).status == 0
    assert {one.name for one in out.iterdir()} == {"titles-E1.html", "titles-E2.html"}
    one = str(tmp_path / "one.html")
    refused(
        corr(tmp_path, "title", "compute", *two, "--html", "--out", one),
        "several events are written into --out FOLDER, which must be there",
    )


def test_a_test_of_a_list_that_should_not_have_been_is_refused(tmp_path):
    text = "player,on,level,passed\nme,2024-01-01,13k,yes\nme,2024-01-01,11k,yes\n"
    done = corr(tmp_path, "title", "list", "--tests", put(tmp_path, "tests.csv", text))
    assert done.status == 2
    assert "me may try 12 kyu at most, not 11 kyu" in done.err


def test_a_home_title_alone_is_not_worth_a_diploma(two, tmp_path):
    done = corr(tmp_path, "title", "diploma", "B", *two)
    refused(done, "B Ek has a home title alone until 2024-08-01: `corr title set`")


def test_an_honorary_title_of_another_federation_is_marked_as_such(two, tmp_path):
    shown = corr(tmp_path, "title", "player", "B", *two).out
    assert "5 kyu (title at home)" in shown
    assert told(tmp_path, "title", "player", "B", *two)["honorary_source"] == "home"
    assert "3 kyu (" not in corr(tmp_path, "title", "player", "A", *two).out


def test_a_diploma_is_one_page_with_the_highest_title(two, tmp_path):
    out = tmp_path / "diploma.pdf"
    words = ("title", "diploma", "A", *two, "--federation", "The Federation", "--board", "Eva Ek")
    assert corr(tmp_path, *words, "--pdf", "--out", str(out)).status == 0
    (page,) = PdfReader(BytesIO(out.read_bytes())).pages
    text = "".join(page.extract_text().split())
    for said in ("AEk", "3kyu", "OpenE2", "1August2024", "THEFEDERATION", "EvaEk"):
        assert said in text
    done = corr(tmp_path, "title", "diploma", "A", *two, "--html", "--lang", "sv")
    assert "3 kyu" in done.out
    assert "har erövrat titeln" in done.out
    assert "@media screen and (max-width: 44rem)" in done.out
    assert told(tmp_path, *words)["title"] == "3 kyu"


def test_a_diploma_with_a_sign_that_no_font_has_is_refused(two, tmp_path):
    words = ("title", "diploma", "A", *two, "--federation", "The \U0010fffd")
    done = corr(tmp_path, *words, "--pdf", "--out", str(tmp_path / "diploma.pdf"))
    assert done.status == 2
    assert "no font here prints" in done.err
    assert "(U+10FFFD)" in done.err
    assert not (tmp_path / "diploma.pdf").exists()
    assert corr(tmp_path, *words, "--html").status == 0


# -- in the register ----


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """An installation with two members, a ranking judge, and an event at the board."""
    folder = tmp_path_factory.mktemp("titles")
    assert corr(folder, "init", str(folder)).status == 0
    settings = folder / "corr.toml"
    text = settings.read_text(encoding="utf-8")
    ours = '[ranking]\njudges = ["Kim Judge"]\nfederation = "The Federation"'
    settings.write_text(text.replace("[ranking]", ours), encoding="utf-8")
    assert corr(folder, "player", "import", members(folder)).status == 0
    content = board_file(
        "E1", "2023-05-01", {"101": None, "Gea": "5k"}, [("101", "Gea", "1-0")] * 7
    )
    content["players"][0]["member_no"] = "101"
    content["players"][1]["country"] = "FI"
    office = open_office(load_settings(settings))
    enter_board_event(
        office, parse(json.dumps(content)), Act(at=START, cause="arbiter.rating-enter.E1")
    )
    office.store.close()
    return folder


@pytest.fixture
def house(made, tmp_path):
    return shutil.copytree(made, tmp_path, dirs_exist_ok=True)


def sit(house, *words, player="101", judge="Kim Judge"):
    return corr(house, "title", "test", "add", player, "--judge", judge, *words)


SET = ("title", "set", "101", "5k", "--on", "2022-01-01", "--reason", "the old list")


def test_a_title_by_decision_changes_what_an_event_made(house):
    assert told(house, "title", "player", "101")["level"] == "13 kyu"
    shown = corr(house, *SET, "--dry-run")
    assert shown.status == 0
    assert told(house, "title", "player", "101")["level"] == "13 kyu"
    done = told(house, *SET)
    assert (done["level"], done["names"]) == ("5 kyu", {"P0001": "Anna Ek"})
    found = told(house, "title", "player", "anna@players.test")
    assert (found["level"], found["honorary_since"]) == ("3 kyu", "2023-05-01")
    assert [line["reason"] for line in found["history"]] == ["the old list", ""]
    assert found["events"][0]["before"] == "5 kyu"
    assert told(house, "title", "compute", "E1")["players"][0]["before"] == "5 kyu"
    (entry,) = told(house, "title", "log")
    assert (entry["number"], entry["kind"], entry["undone_by"]) == (1, "title", None)
    assert corr(house, "title", "undo", "1", "--reason", "a slip").status == 0
    assert told(house, "title", "player", "101")["level"] == "13 kyu"
    refused(
        corr(house, "title", "undo", "1", "--reason", "again"), "entry 1 was undone by 2 already"
    )
    assert corr(house, "check").status == 0


def test_a_kyu_test_gives_the_title_and_stands_in_the_minutes(house):
    done = sit(house, "--level", "10k", "--passed", "--on", "2023-06-01", "--rating", "1650")
    assert done.status == 0, done.err
    assert told(house, "title", "player", "101")["level"] == "10 kyu"
    assert told(house, "title", "test", "next", "101")["highest"] == "9 kyu"
    (line,) = told(house, "title", "test", "minutes")
    assert (line["judge"], line["passed"], line["rating"]) == ("Kim Judge", True, 1650)
    page = corr(house, "title", "test", "minutes", "--lang", "sv").out
    assert "Anna Ek" in page
    assert "godkänt" in page
    assert "The Federation" in corr(house, "title", "diploma", "101").out


def test_the_first_level_goes_by_the_official_rating(house):
    content = board_file("R1", "2023-03-01", {"101": None, "102": None}, ALL_WON)
    content["event"]["titles"] = False
    content["games"] = [{"black": "101", "white": "102", "result": "1/2-1/2"}]
    for player in content["players"]:
        player["member_no"] = player["id"]
    office = open_office(load_settings(house / "corr.toml"))
    act = Act(at=START, cause="arbiter.rating-start")
    ratings = (StartRating(line=2, id="", member_no="101", name="", rating=1900),)
    start_ratings(office, RENJU, Period(2022, 1), ratings, act)
    enter_board_event(office, parse(json.dumps(content)), replace(act, cause="arbiter.r1"))
    office.store.close()
    done = sit(house, "--level", "8k", "--passed", "--on", "2023-06-01")
    assert done.status == 0, done.err
    assert told(house, "title", "test", "minutes")[0]["rating"] > 1700


def test_a_refusal_gives_the_reason_of_its_day(house):
    assert sit(house, "--level", "13k", "--failed", "--on", "2023-04-01").status == 0
    refused(
        sit(house, "--level", "12k", "--passed", "--on", "2023-04-01"),
        "Anna Ek (101) may try 14 kyu at most, not 12 kyu: the first test, 13 kyu, was missed on"
        " 2023-04-01: one new try at once, at a lower level",
    )
    refused(
        sit(house, "--level", "12k", "--passed", "--on", "2023-04-28"),
        "Anna Ek (101) may try 13 kyu at most, not 12 kyu: the first level without a rating",
    )


def test_tests_against_the_rules_are_refused(house):
    refused(
        sit(house, "--level", "13k", "--passed", "--on", "2023-06-01", judge="Bo"),
        "Bo is no ranking judge: [ranking] judges of the settings names Kim Judge",
    )
    refused(
        sit(house, "--level", "12k", "--passed", "--on", "2023-06-01"),
        "Anna Ek (101) may try 13 kyu at most, not 12 kyu: the first test without a rating",
    )
    refused(
        sit(house, "--level", "1d", "--passed", "--on", "2023-06-01"),
        "there are tests from 15 to 1 kyu only, not for 1 dan",
    )
    refused(sit(house, "--level", "13k", "--on", "2023-06-01"), "say --passed or --failed")
    late = (date.today() + timedelta(days=9)).isoformat()
    refused(sit(house, "--level", "13k", "--passed", "--on", late), f"{late} is still to come")
    paper = ("--paper", "B7")
    assert sit(house, "--level", "13k", "--passed", "--on", "2023-06-01").status == 0
    assert sit(house, "--level", "12k", "--failed", "--on", "2023-06-01", *paper).status == 0
    refused(
        sit(house, "--level", "12k", "--passed", "--on", "2023-06-30"),
        "Anna Ek (101) may try again on 2023-07-01, not on 2023-06-30",
    )
    refused(
        sit(house, "--level", "12k", "--passed", "--on", "2023-07-01", *paper),
        "Anna Ek (101) has had the paper B7 before: a retake needs another one",
    )
    refused(
        sit(house, "--level", "12k", "--passed", "--on", "2023-05-01"),
        "Anna Ek (101) sat a test on 2023-06-01 already: enter them in order of time",
    )
    refused(
        corr(house, "title", "undo", "1", "--reason", "a slip"),
        "a later test rests on it: undo entry 2 first",
    )
    assert told(house, "title", "test", "next", "101") == {
        "player": "P0001",
        "highest": "12 kyu",
        "earliest": "2023-07-01",
        "why": "12 kyu was missed once, last on 2023-06-01",
        "papers_had": ["B7"],
    }


def test_every_fault_of_a_line_is_named_at_once(two, house):
    day = "a date such as 2026-07-01 is expected, not '2024-99-99'"
    level = "'99k' is not a level: write 15 kyu to 1 kyu or 1 dan to 9 dan"
    nobody = "no player of the register is 999"
    refused(
        sit(house, "--level", "99k", "--on", "2024-99-99", player="999", judge="No One"),
        "say --passed or --failed",
        day,
        level,
        "No One is no ranking judge: [ranking] judges of the settings names Kim Judge",
        nobody,
    )
    why = "a ruling needs a reason, which those concerned will read"
    done = corr(house, "title", "set", "999", "99k", "--on", "2024-99-99", "--reason", "")
    refused(done, level, day, why, nobody)
    bad = put(house, "bad.csv", "player,title\nA,16k\n")
    for words in (("list",), ("player", "A"), ("diploma", "A")):
        done = corr(house, "title", *words, *two, "--titles", bad, "--on", "2024-99-99")
        refused(done, day, f"{bad}: line 2: title: {level.partition(' is ')[2]}")
