"""`corr standings`, `corr pairings`, `corr table`: of files, without mailbox or database."""

import csv
import io
import json
from fractions import Fraction
from itertools import pairwise

import html5lib
import pytest

from corr.words.templates import ours
from tests.acts.event_files import faults
from tests.commands import corr
from tests.event_samples import all_meet_all, half_against_half, monrad, people, teams
from tests.places import TESTS

LANGUAGES = sorted(ours().languages)
CASES = TESTS / "data" / "tournament_cases.jsonl"
FIGURES = (
    *("game_points", "match_points", "berger", "mutual", "buchholz"),
    "points_used_for_opponents",
)


# -- standings ----


def cases(kind):
    lines = CASES.read_text(encoding="utf-8").splitlines()
    return [case for case in map(json.loads, lines) if case["type"] == kind]


@pytest.mark.parametrize("case", cases("standings"), ids=lambda case: case["id"])
def test_a_known_table_comes_out_of_its_results(shown, case):
    found = json.loads(shown(case["input"], "standings", "--json").out)
    expected = case["expected"]
    assert sorted(found["annulled"]) == sorted(expected["annulled"])
    rows = {row["player"]: row for row in found["standings"]}
    assert len(rows) == len(expected["standings"])
    for row in expected["standings"]:
        for name, value in row.items():
            given = rows[row["player"]][name]
            assert (Fraction(given) if name in FIGURES else given) == (
                Fraction(value) if name in FIGURES else value
            )


@pytest.mark.parametrize("case", cases("team_standings"), ids=lambda case: case["id"])
def test_a_known_table_of_teams_comes_out_of_their_board_points(shown, case):
    found = json.loads(shown(case["input"], "standings", "--json").out)
    rows = {row["team"]: row for row in found["standings"]}
    for row in case["expected"]["standings"]:
        own = rows[row["team"]]
        assert own["place"] == row["place"]
        assert Fraction(own["team_points"]) == Fraction(row["team_match_points"])
        assert Fraction(own["game_points"]) == Fraction(row["individual_game_points"])
        assert Fraction(own["berger"]) == Fraction(row["berger"])


def test_every_place_has_its_figures_and_its_reason_in_words(shown):
    done = shown(monrad(9, 5), "standings")
    assert done.status == 0, done.err
    head, table, reasons = done.out.split("\n\n")[:3]
    assert head == "SK24  Vårkorr 2024: all games are over"
    assert table.split()[:5] == ["Name", "Games", "Points", "Match", "Buchholz"]
    assert len(reasons.splitlines()) == 9
    found = json.loads(shown(monrad(9, 5), "standings", "--json").out)
    for row, line in zip(found["standings"], reasons.splitlines(), strict=True):
        assert line == f"{row['name']}: {row['why']}"
    assert found["criteria"][:3] == ["game_points", "match_points", "buchholz"]
    assert found["final"] is True


def test_standings_are_told_in_the_language_that_is_asked_for(shown):
    done = shown(monrad(9, 5), "standings", "--lang", "sv")
    assert done.status == 0, done.err
    head, table, reasons = done.out.split("\n\n")[:3]
    assert head == "SK24  Vårkorr 2024: alla partier är avslutade"
    assert table.split()[:5] == ["Namn", "Partier", "Poäng", "Match", "Buchholz"]
    assert all(": före " in line or ": efter " in line for line in reasons.splitlines())
    assert shown(monrad(9, 5), "standings", "--lang", "xx").status == 2


def test_points_are_exact_texts(shown):
    document = monrad(9, 5)
    document["withdrawn"] = [{"player": "P03", "after_round": 5}]
    found = json.loads(shown(document, "standings", "--json").out)
    for row in found["standings"]:
        assert all(isinstance(row[name], str) for name in FIGURES)
        assert Fraction(row["match_points"]) == 2 * Fraction(row["game_points"])
    assert "withdrawn" in {row["status"] for row in found["standings"]}


def test_a_file_comes_from_standard_input_too(tmp_path):
    text = json.dumps(all_meet_all(5))
    done = corr(tmp_path, "standings", "-", stdin=text)
    assert done.status == 0, done.err
    assert "Anna Ek" in done.out


def test_the_interpretations_that_mattered_are_told(shown):
    document = {
        "players": ["A", "B", "C", "D"],
        "games": [
            {"black": one, "white": other, "result": "1/2-1/2"}
            for one, other in ("AB", "CD", "AC", "BD", "AD", "BC")
        ],
    }
    done = shown(document, "standings")
    assert "[T 7] who are level in everything share the place" in done.out
    found = json.loads(shown(document, "standings", "--json").out)
    assert [each["tag"] for each in found["interpretations"]] == ["T7"]


def test_a_scheveningen_has_the_points_of_its_halves(shown):
    found = json.loads(shown(half_against_half(4), "standings", "--json").out)
    points = [Fraction(team["game_points"]) for team in found["teams"]]
    assert sum(points) == 16
    assert [team["name"] for team in found["teams"]] == ["Sverige", "Eesti"]


def test_a_cup_is_in_the_order_in_which_its_players_left(shown):
    document = {
        "players": ["A", "B", "C"],
        "system": {"kind": "cup", "draw": ["A", None, "B", "C"]},
        "games": [
            {"round": 1, "black": "B", "white": "C", "result": "0-1"},
            {"round": 2, "black": "C", "white": "A", "result": "1-0"},
        ],
    }
    found = json.loads(shown(document, "standings", "--json").out)
    assert [(row["place"], row["player"]) for row in found["standings"]] == [
        (1, "C"),
        (2, "A"),
        (3, "B"),
    ]
    assert all(row["why"] for row in found["standings"])
    assert shown(document, "table", "--html", "-").status == 0


def test_who_took_a_place_over_has_its_results(shown):
    document = all_meet_all(5)
    document["players"].append({"id": "P06", "name": "Sub"})
    document["substituted"] = [{"player": "P02", "by": "P06"}]
    before = json.loads(shown(all_meet_all(5), "standings", "--json").out)
    after = json.loads(shown(document, "standings", "--json").out)
    points = [
        {row["player"]: row["game_points"] for row in each["standings"]}
        for each in (before, after)
    ]
    assert points[1]["P06"] == points[0]["P02"]
    assert "P02" not in points[1]


# -- what cannot be ----


def test_misspelt_keys_are_told_beside_other_faults(shown, tmp_path):
    document = {
        "players": ["A", "B"],
        "sytem": "monrad",
        "games": [{"blck": "A", "white": "B", "result": "1-0"}],
    }
    assert faults(shown(document, "standings"), tmp_path) == [
        'the file: sytem is an unknown key and says nothing; did you mean "system"?',
        'games[1] (null - B): blck is an unknown key and says nothing; did you mean "black"?',
        "games[1] (null - B).black: is missing",
    ]


@pytest.mark.parametrize("nobody", ["", "C", 7])
def test_a_player_that_there_is_not_is_told(shown, tmp_path, nobody):
    games = [{"black": "A", "white": nobody, "result": "1-0"}]
    (fault,) = faults(shown({"players": ["A", "B"], "games": games}, "standings"), tmp_path)
    assert fault.startswith(f"games[1] (A - {nobody}).white: ")


def test_a_misspelt_key_alone_is_told_beside_the_table(shown):
    games = [{"black": "A", "white": "B", "reslt": "1-0"}]
    done = shown({"players": ["A", "B"], "games": games}, "standings")
    assert done.status == 0
    assert done.err.endswith(
        'games[1] (A - B): reslt is an unknown key and says nothing; did you mean "result"?\n'
    )


def test_all_faults_of_a_file_are_told_at_once_with_file_key_and_reason(shown, tmp_path):
    document = {
        "event": {"name": "X", "start": "2024-02-30", "close": 7},
        "players": ["A", "B", "A", {"name": "nobody"}],
        "system": {"kind": "round_robin", "tie_breaks": ["buchholz"], "rounds": 0},
        "games": [
            {"black": "A", "white": "C", "result": "1-0"},
            {"black": "A", "white": "A", "result": "2-0"},
            {"black": "A", "white": "B", "result": "1-0", "ended": "boredom", "moves": "many"},
        ],
        "byes": [{"player": "Z"}],
        "withdrawn": ["Q"],
    }
    found = faults(shown(document, "standings"), tmp_path)
    for fault in (
        "event.start: a day such as 2024-02-01 is expected, not 2024-02-30",
        "event.close: a day such as 2024-02-01 is expected, not 7",
        "players[3]: A is there twice",
        "players[4].id: is missing",
        "system.rounds: a whole number from 1 on is expected, not 0",
        "games[1] (A - C).white: unknown player C",
        "games[2] (A - A): A is paired with themself",
        "byes[1]: unknown player Z",
        "byes[1].round: is missing",
        "withdrawn[1]: unknown player Q",
    ):
        assert fault in found
    assert any(line.startswith("system.tie_breaks: buchholz: a round robin") for line in found)
    assert any(line.startswith("games[2] (A - A).result: one of 1-0") for line in found)
    assert any(line.startswith("games[3] (A - B).ended: one of") for line in found)
    assert any(line.startswith("games[3] (A - B).moves: ") for line in found)


def edited(document, **changes):
    return {**document, **changes}


@pytest.mark.parametrize(
    ("document", "fault"),
    [
        (
            edited(half_against_half(2), players=people(5)),
            "system.teams: in no team: P05",
        ),
        (
            {"players": ["A", "B", "C"], "system": "scheveningen", "games": []},
            "players: an even number of players is expected, not 3; or give `system.teams`",
        ),
        (
            edited(
                all_meet_all(3), event={"name": "X", "start": "2024-02-01", "close": "2023-01-01"}
            ),
            "event.close: a day not before the start, 2024-02-01, is expected",
        ),
        (
            edited(all_meet_all(3), system={"kind": "round_robin", "scoring": "weaver"})
            | {"games_per_match": 1},
            "system.scoring: the Weaver rule is for matches of two games (P§16)",
        ),
        (
            {
                "players": ["A", "B"],
                "system": "monrad",
                "games": [
                    {"round": 1, "black": "A", "white": "B", "result": "1-0"},
                    {"round": 2, "black": "B", "white": "A", "result": "1-0"},
                ],
            },
            "games[2] (B - A): they met in round 1 already (26.2a)",
        ),
        (
            edited(all_meet_all(6), annulled=["P01"]),
            "annulled: P01 completed at least half: the results stand (16.3)",
        ),
        (
            {"players": ["A", "B", "C"], "system": "cup", "games": []},
            "system.draw: is missing, and 3 players need byes",
        ),
        (
            edited(teams(2, 2), games=[{"black": "P01", "white": "P02", "result": "1-0"}]),
            "games[1] (P01 - P02): both are in L1",
        ),
    ],
)
def test_an_event_that_cannot_be_is_refused(shown, tmp_path, document, fault):
    assert faults(shown(document, "table"), tmp_path) == [fault]


def test_what_cannot_be_in_the_rounds_of_a_monrad_is_told_at_once(shown, tmp_path):
    document = {
        "players": ["A", "B", "C"],
        "system": {"kind": "monrad", "rounds": 2},
        "games": [
            {"round": 1, "black": "A", "white": "B", "result": "1-0"},
            {"round": 3, "black": "A", "white": "C", "result": "1-0"},
        ],
        "byes": [
            {"player": "C", "round": 1},
            {"player": "C", "round": 1},
            {"player": "B", "round": 1},
            {"player": "B", "round": 4},
        ],
        "withdrawn": [{"player": "A", "after_round": 1}],
    }
    beyond = "is beyond the last: system.rounds says 2 rounds"
    assert sorted(faults(shown(document, "standings"), tmp_path)) == [
        f"byes (B).round: 4 {beyond}",
        "byes: B plays in round 1",
        "byes[2]: C has a bye in round 1 already",
        f"games[2] (A - C).round: 3 {beyond}",
        "games[2] (A - C): A plays in round 3, but withdrew after round 1",
    ]


def test_teams_with_a_bye_do_not_play_in_that_round(shown, tmp_path):
    document = {
        "system": {"kind": "teams_monrad", "teams": ["X", "Y", "Z"]},
        "matches": [{"a": "X", "b": "Y", "round": 1, "boards": [[["1", "0"]]]}],
        "byes": [{"team": "X", "round": 1}],
    }
    assert faults(shown(document, "standings"), tmp_path) == ["byes: X plays in round 1"]


def test_what_is_no_json_is_refused_in_one_line(tmp_path):
    (tmp_path / "event.json").write_text("{", encoding="utf-8")
    done = corr(tmp_path, "standings", str(tmp_path / "event.json"))
    assert len(faults(done, tmp_path)) == 1
    gone = corr(tmp_path, "standings", str(tmp_path / "gone.json"))
    assert (gone.status, gone.out) == (2, "")


# -- pairings ----


def test_pairings_have_board_colours_result_and_byes(shown):
    document = monrad(9, 5)
    done = shown(document, "pairings", "--round", "2")
    assert done.status == 0, done.err
    lines = done.out.splitlines()
    assert lines[2] == "Round 2 of 5"
    assert len(lines) == 3 + 4 + 1
    assert lines[-1].startswith("bye: ")
    (found,) = json.loads(shown(document, "pairings", "--round", "2", "--json").out)["pairings"]
    drawn = [game for game in document["games"] if game["round"] == 2]
    for game, own in zip(found["games"], drawn, strict=True):
        assert all(game[key] == own[key] for key in ("board", "black", "white", "result", "ended"))
    assert found["byes"][0]["player"] in {bye["player"] for bye in document["byes"]}


def test_without_a_round_all_are_shown(shown):
    found = json.loads(shown(all_meet_all(6), "pairings", "--json").out)
    assert [each["round"] for each in found["pairings"]] == [1, 2, 3, 4, 5]
    assert all(len(each["games"]) == 3 for each in found["pairings"])


def test_a_round_that_is_not_drawn_is_refused(shown, tmp_path):
    done = shown(all_meet_all(4), "pairings", "--round", "9")
    assert done.status == 2
    assert done.err.endswith("round 9 is not drawn; drawn are 1, 2, 3\n")


def test_games_that_go_on_are_said_to(shown):
    document = monrad(4, 1)
    del document["games"][0]["result"], document["games"][0]["ended"]
    assert "still going" in shown(document, "pairings").out


# -- table ----


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "document",
    [monrad(12, 3), all_meet_all(5), half_against_half(4), teams(3, 2)],
    ids=["monrad", "round robin", "scheveningen", "teams"],
)
def test_the_page_is_valid_complete_and_in_its_language(shown, tmp_path, document, language):
    page = tmp_path / "t.html"
    done = shown(document, "table", "--html", str(page), "--lang", language)
    assert (done.status, done.out) == (0, f"wrote {page}\n"), done.err
    text = page.read_text(encoding="utf-8")
    html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(text)
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme: dark" in text
    assert "<script" not in text
    assert "http" not in text
    assert all(one["name"] in text for one in document["players"])
    english = "Standings" in text
    assert english == (language == "en")


def test_a_name_with_markup_stays_a_name(shown):
    document = all_meet_all(3)
    document["players"][0]["name"] = "<b>Bo</b> & Co"
    text = shown(document, "table", "--html", "-").out
    assert "&lt;b&gt;Bo&lt;/b&gt; &amp; Co" in text
    assert "<b>Bo" not in text


def test_the_page_says_the_same_reasons_as_the_standings(shown):
    document = monrad(9, 5)
    rows = json.loads(shown(document, "standings", "--json").out)["standings"]
    text = shown(document, "table", "--html", "-").out
    for row, other in pairwise(rows):
        if row["place"] < other["place"]:
            assert f"before {other['name']}: " in text


def test_csv_has_a_line_for_everybody(shown):
    done = shown(monrad(9, 5), "table", "--csv", "-", "--lang", "sv")
    rows = list(csv.reader(io.StringIO(done.out)))
    assert len(rows) == 10
    assert rows[0][:3] == ["#", "Plats", "Namn"]
    assert {len(row) for row in rows} == {len(rows[0])}


def test_the_text_and_the_json_are_those_of_the_crosstable(shown):
    document = all_meet_all(6)
    assert "½ draw" in shown(document, "table").out
    found = json.loads(shown(document, "table", "--json").out)
    assert len(found["rows"]) == 6
    assert all(len(row["results"]) == 5 for row in found["rows"])


def test_only_one_form_at_a_time_and_known_languages(shown):
    assert shown(all_meet_all(3), "table", "--html", "-", "--json").status == 2
    assert shown(all_meet_all(3), "table", "--lang", "xx").status == 2


def test_the_same_file_gives_the_same_page(shown):
    first = shown(monrad(9, 5), "table", "--html", "-").out
    assert first == shown(monrad(9, 5), "table", "--html", "-").out
