"""`corr rating` on files alone: the known answers, and what a committee reads."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from corr import resources
from corr.ranking.board.board_event import write
from corr.ranking.board.board_file import parse
from tests.commands import Done, corr, refused
from tests.tournament.board_files import board_file, cases, of_case, written

NOWHERE = Path("nowhere")


def rating(*words: str, stdin: str = "") -> Done:
    """A command without settings, mailbox or database."""
    return corr(NOWHERE, "rating", *words, stdin=stdin)


def answer(*words: str) -> Any:
    done = rating(*words, "--json")
    assert (done.status, done.err) == (0, "")
    return json.loads(done.out)


def start_list(folder: Path, ratings: dict[str, int]) -> str:
    path = folder / "start.csv"
    text = "id,rating\n" + "".join(f"{name},{found}\n" for name, found in ratings.items())
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("case", cases("rating_tournament"), ids=lambda case: case["id"])
def test_known_events_are_rated_from_a_file(case: Any, tmp_path: Path) -> None:
    given, wanted = case["input"], case["expected"]
    file = written(tmp_path, of_case(given, given["ratings"]))
    found = answer("compute", file)
    assert {key: found[key] for key in ("entry", "delta", "after")} == wanted
    bare = written(tmp_path, of_case(given))
    ratings = start_list(tmp_path, given["ratings"])
    assert answer("compute", bare, "--ratings", ratings) == found


@pytest.mark.parametrize("case", cases("rating_change"), ids=lambda case: case["id"])
def test_known_matches_change_what_the_table_says(case: Any, tmp_path: Path) -> None:
    given = case["input"]
    result = {"1": "1-0", "0": "0-1", "0.5": "1/2-1/2"}[given["score_a"]]
    players = [{"id": one, "rating": given[f"rating_{one}"]} for one in "ab"]
    games = [{"black": "a", "white": "b", "result": result}]
    found = answer("compute", written(tmp_path, board_file("E1", "2012-01-01", players, games)))
    expected = {one: case["expected"][f"delta_{one}"] for one in "ab"}
    assert found["delta"] == expected


@pytest.mark.parametrize("case", cases("rating_sequence"), ids=lambda case: case["id"])
def test_known_sequences_give_the_lists_of_every_period(case: Any, tmp_path: Path) -> None:
    given = case["input"]
    active = [
        (one["player"], "-".join(map(str, one["period"]))) for one in given["extra_activity"]
    ]
    files = [written(tmp_path, of_case(each)) for each in given["tournaments"]]
    start = start_list(tmp_path, given["start_ratings"])
    first, until = ("-".join(map(str, given[key])) for key in ("start_period", "until_period"))
    words = ["--start", start, "--first", first, "--period", until, "--every"]
    abroad = [word for one in active for word in ("--active", " ".join(one))]
    found = answer("list", *files, *words, *abroad)
    shown = [
        {
            "period": [*map(int, each["period"].split("-"))],
            **{key: each[key] for key in ("list", "off_list", "deducted")},
        }
        for each in found
    ]
    assert shown == case["expected"]["lists"]
    if active:
        assert answer("list", *files, *words) != found
        course = ("player", active[0][0], *files, *words[:4])
        steps = answer(*course, *abroad)
        assert answer(*course) != steps
        Path(start).write_text(with_column(Path(start).read_text(), active))
        assert answer("list", *files, *words) == found
        assert answer(*course) == steps


def with_column(text: str, active: list[tuple[str, str]]) -> str:
    """A list of ratings with the periods of activity in a column of its own."""
    found: dict[str, list[str]] = {}
    for player, period in active:
        found.setdefault(player, []).append(period)
    heads, *lines = text.splitlines()
    rows = (f"{line},{' '.join(found.get(line.split(',')[0], ()))}" for line in lines)
    return "\n".join((f"{heads},active", *rows))


def test_activity_that_nobody_can_have_is_refused_line_by_line(tmp_path: Path) -> None:
    file = three(tmp_path)
    for words, fault in (
        (("Zoe 2012-2",), "no player is Zoe"),
        (("Anna Ek 2012-7",), "period 2012-7"),
        (("2012-2",), "is expected"),
    ):
        done = rating("list", file, "--active", *words)
        assert (done.status, fault in done.err) == (2, True), done.err
    (tmp_path / "start.csv").write_text("id,rating,active\nA,1600,2012-9\n")
    done = rating("list", file, "--start", str(tmp_path / "start.csv"))
    assert "line 2: active: " in done.err
    assert "not '2012-9'" in done.err


@pytest.mark.parametrize("case", cases("rating_period"), ids=lambda case: case["id"])
def test_known_days_lie_in_their_periods(case: Any, tmp_path: Path) -> None:
    players = [{"id": "A", "rating": 1500}, {"id": "B", "rating": 1500}]
    file = board_file("E1", case["input"]["date"], players, [])
    expected = f"{case['expected']['year']}-{case['expected']['period']}"
    assert answer("compute", written(tmp_path, file))["period"] == expected


def three(folder: Path, **event: Any) -> str:
    """Two rated players and a new one, who draws, wins and loses a walkover."""
    players = [
        {"id": "A", "name": "Anna Ek", "rating": 1600},
        {"id": "B", "name": "Bo Ask", "rating": 1500},
        {"id": "C", "name": "Cai Öst"},
    ]
    games = [
        {"id": "1", "black": "A", "white": "C", "result": "1/2-1/2"},
        {"id": "2", "black": "C", "white": "B", "result": "1-0", "ended": "five"},
        {"id": "3", "black": "C", "white": "A", "result": "0-1", "ended": "walkover", "match": 2},
    ]
    return written(folder, board_file("E1", "2012-01-01", players, games, **event))


def test_the_report_shows_every_match_the_iteration_and_what_mattered(tmp_path: Path) -> None:
    file = three(tmp_path)
    found = answer("compute", file)
    assert found["entry"] == {"C": 1200}
    assert found["new_players"]["held"] == ["C"]
    assert found["uncounted"] == [{"game": "3", "black": "C", "white": "A", "why": "walkover"}]
    assert [one["number"] for one in found["interpretations"]] == ["T18", "T19"]
    shown = rating("compute", file).out
    for words in ("Anna Ek: 1600 → 1587", "walkover (R29.2)", "[T18]", "[T19]", "1200"):
        assert words in shown
    assert "Öppna frågor" in rating("compute", file, "--lang", "sv").out
    assert "Lahtised" in rating("compute", file, "--lang", "et").out.replace(
        "lahtised", "Lahtised"
    )


def test_games_of_different_rounds_are_different_matches_unless_the_file_says_so(
    tmp_path: Path,
) -> None:
    players = [{"id": "A", "rating": 1500}, {"id": "B", "rating": 1500}]
    won = {"black": "A", "white": "B", "result": "1-0"}

    def after(*games: dict[str, int]) -> int:
        file = board_file("E1", "2012-01-01", players, [{**won, **game} for game in games])
        found = answer("compute", written(tmp_path, file))
        assert parse(write(parse(json.dumps(file)))) == parse(json.dumps(file))
        return int(found["after"]["A"])

    assert after({"round": 1}, {"round": 2}) == 1532
    assert after({"round": 2, "match": 1}, {"round": 1}) == 1516
    assert after({"round": 1}, {"round": 1}) == 1516
    told = "A – B: 2 games taken as one match."
    path = str(tmp_path / "E1.json")
    assert told not in rating("compute", path).out
    assert after({}, {}) == 1516
    assert told in rating("compute", path).out


def test_each_step_of_the_iteration_is_shown_with_its_sums(tmp_path: Path) -> None:
    case = next(one for one in cases("rating_tournament") if len(one["expected"]["entry"]) > 1)
    file = written(tmp_path, of_case(case["input"], case["input"]["ratings"]))
    found = answer("compute", file)
    rounds = found["new_players"]["rounds"]
    last = {player: step["entry"] for player, step in rounds[-1].items()}
    assert last == {player: step["entry"] for player, step in rounds[-2].items()}
    assert last == case["expected"]["entry"]
    for player, step in rounds[-1].items():
        assert step["sum"] == found["players"][player]["change"]
        assert step["below"] is None or step["below"] >= step["sum"]
    assert "g(z − 1)" in rating("compute", file).out


def test_every_form_says_the_same(tmp_path: Path) -> None:
    file = three(tmp_path)
    page = rating("compute", file, "--html").out
    assert page.startswith("<!DOCTYPE html>")
    assert "Cai Öst" in page
    tables = rating("compute", file, "--csv").out
    assert "# ratings" in tables
    part = tables.partition("# ratings\n")[2].partition("\n# ")[0]
    rows = list(csv.DictReader(io.StringIO(part)))
    assert [row["after"] for row in rows] == ["1587", "1473", "1210"]
    done = rating("player", "Anna Ek", file, "--pdf", "--html", "--out", str(tmp_path / "out"))
    assert done.status == 0
    assert (tmp_path / "out" / "rating-A.pdf").read_bytes().startswith(b"%PDF")


def test_a_rating_over_time_is_plotted(tmp_path: Path) -> None:
    file = three(tmp_path)
    start = start_list(tmp_path, {"A": 1600, "B": 1500, "D": 1400})
    page = rating("player", "A", file, "--start", start, "--first", "2011-3", "--html").out
    assert "<svg" in page
    history = answer("player", "A", file, "--start", start, "--first", "2011-3")["history"]
    assert [(one["what"], one["after"]) for one in history] == [("start", 1600), ("event", 1587)]
    assert answer("player", "D", file, "--start", start)["rating"] == 1400


def test_an_unofficial_list_deducts_nothing_before_the_periods_end(tmp_path: Path) -> None:
    file = three(tmp_path)
    start = start_list(tmp_path, {"A": 1600, "B": 1500, "D": 1400})
    words = ("list", file, "--start", start, "--first", "2011-2")
    assert answer(*words)["list"]["D"] == 1350
    assert answer(*words)["deducted"] == ["D"]
    now = answer(*words, "--now")
    assert now["list"]["D"] == 1400
    assert now["official_for"] is None
    assert "Unofficial" in rating(*words, "--now").out


def test_all_faults_are_told_at_once_and_nothing_is_computed(tmp_path: Path) -> None:
    file = tmp_path / "E1.json"
    file.write_text('{"event": {"id": "E 1", "end": "x"}, "players": [], "games": [{}]}')
    done = rating("compute", str(file))
    refused(
        done,
        f"{file}: event: id E 1: letters a-z, digits, dot, dash and underscore only",
        f"{file}: event: end: x is not a day (write YYYY-MM-DD)",
        f"{file}: event: no minutes (of thinking time a game and player; 0 without clocks)",
        f"{file}: game 1: missing",
    )


def test_lists_that_cannot_be_are_refused(tmp_path: Path) -> None:
    file = three(tmp_path)
    refused(rating("list", file, file), f"event E1: two files: {file}, {file}")
    done = rating("list", file, "--first", "2013-1")
    refused(done, f"{file}: event E1: its period 2012-1 lies before the first, 2013-1")
    done = rating("list", file, "--period", "2012-4")
    refused(done, "period 2012-4: a year and 1, 2 or 3 are expected, such as 2012-3")
    (tmp_path / "bad.csv").write_text("id,rating\nA,many\n,1500\n")
    bad = str(tmp_path / "bad.csv")
    done = rating("list", file, "--start", bad)
    refused(
        done,
        f"{bad}: line 2: rating: a whole number, not 'many'",
        f"{bad}: line 3: nobody is named",
    )


def test_all_files_and_options_are_read_before_any_is_refused(tmp_path: Path) -> None:
    file = three(tmp_path)
    bad, ratings = tmp_path / "bad.json", tmp_path / "bad.csv"
    bad.write_text('{"event": {"id": "E2", "end": "x", "minutes": 60}, "games": []}')
    ratings.write_text("id,rating\nA,1500\nA,1600\nB,many\n")
    gone = str(tmp_path / "gone.json")
    periods = ("--first", "2012", "--period", "x")
    done = rating("list", str(bad), gone, file, "--start", str(ratings), *periods, "--lang", "xx")
    refused(
        done,
        "--lang xx: there are de, en, et, sv",
        "period x: a year and 1, 2 or 3 are expected, such as 2012-3",
        "period 2012: a year and 1, 2 or 3 are expected, such as 2012-3",
        f"{bad}: event: end: x is not a day (write YYYY-MM-DD)",
        f"{bad}: players: missing",
        f"{gone}: No such file or directory",
        f"{ratings}: line 3: A stands in the list twice",
        f"{ratings}: line 4: rating: a whole number, not 'many'",
    )
    done = rating("compute", gone, "--ratings", str(ratings))
    assert [line.partition(": ")[2].partition(": ")[0] for line in done.err.splitlines()] == [
        gone,
        str(ratings),
        str(ratings),
    ]


def test_a_period_without_a_list_is_refused_kindly(tmp_path: Path) -> None:
    file = three(tmp_path)
    done = rating("list", file, "--period", "2011-3")
    refused(done, "there is no list of renju after 2011-3: they begin with 2012-1")
    done = rating("list", file, "--period", "2113-1")
    refused(done, "2113-1 is far ahead: the last event is of 2012-1")
    done = rating("list", file, "--game", "gomoku")
    refused(done, "there is no list of gomoku yet: no event of the files counts for one")
    done = rating("list", file, "--edition", "1")
    refused(done, "--edition is for published lists, of the register alone")


def test_a_minus_is_true_for_people_and_a_hyphen_for_scripts(tmp_path: Path) -> None:
    file = three(tmp_path)
    start = start_list(tmp_path, {"A": 20, "B": 1500, "D": 30})
    words = ("list", file, "--start", start, "--first", "2011-2")
    for form in ((), ("--html",)):
        shown = rating(*words, *form).out
        assert "−50" in shown
        assert "−20" in shown
        assert "-50" not in shown
    tables = rating(*words, "--csv").out
    assert "D,-20,-50,3,deducted,," in tables.replace("\r", "")
    found = next(one for one in answer(*words)["players"] if one["player"] == "D")
    assert (found["rating"], found["change"]) == (-20, -50)


def test_the_example_is_a_board_event_file() -> None:
    text = rating("example").out
    assert text == (resources.data() / "board_event.json").read_text(encoding="utf-8")
    found = json.loads(corr(NOWHERE, "rating", "compute", "-", "--json", stdin=text).out)
    assert found["after"]["P04"] == found["entry"]["P04"] == 1464


def test_who_stands_in_several_files_is_the_same_by_member_number(tmp_path: Path) -> None:
    one, other = (
        board_file(
            name,
            end,
            [{"id": "X", "member_no": "7", "rating": 1500}, {"id": name, "rating": 1500}],
            [{"black": "X", "white": name, "result": "1-0"}],
        )
        for name, end in (("E1", "2012-01-01"), ("E2", "2012-02-01"))
    )
    one["players"][0]["id"] = one["games"][0]["black"] = "Y"
    files = [written(tmp_path, each) for each in (one, other)]
    assert answer("list", *files)["list"] == {"7": 1531, "E1": 1484, "E2": 1485}


def test_misspelt_keys_are_told_beside_other_faults(tmp_path: Path) -> None:
    content = board_file("E1", "2024-09-01", [{"id": "A", "ratng": 1800}, {"id": "B"}], [])
    content["event"]["minuts"] = content["event"].pop("minutes")
    content["games"] = [{"black": "A", "white": "B", "reslt": "1-0", "ended_on": "2024-09-01"}]
    done = rating("compute", "-", stdin=json.dumps(content))
    says = "is an unknown key and says nothing; did you mean"
    assert done.err.splitlines() == [
        f'corr: standard input: event: minuts {says} "minutes"?',
        (
            "corr: standard input: event: no minutes (of thinking time a game and player; "
            "0 without clocks)"
        ),
        f'corr: standard input: player A: ratng {says} "rating"?',
        f'corr: standard input: game 1 (A - B): reslt {says} "result"?',
        "corr: standard input: game 1 (A - B): no result (null for a game without one)",
    ]
