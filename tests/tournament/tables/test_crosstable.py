import csv
import json
from itertools import combinations

import pytest
from msgspec.structs import replace

from corr.tournament.pairing.pairing import round_robin
from corr.tournament.scoring.scoring_games import Kind, Score, TableGame, table_game
from corr.tournament.scoring.standings import standings
from corr.tournament.tables.crosstable import crosstable
from corr.tournament.tables.crosstable_forms import WIDTH, as_csv, as_grid, as_text
from corr.words.tables import as_dict, english, table_words

ENGLISH = table_words("en")

NAMES = {"A": "Anna", "B": "Bertil", "C": "Cecilia", "D": "David"}


def game(black, white, result="", ended="five", **rest):
    return table_game(black, white, result, ended, **rest)


def test_a_finished_event_is_shown_with_colours_and_figures():
    games = [
        *(game("A", "B", "1-0"), game("A", "C", "1/2-1/2"), game("D", "A", "0-1")),
        *(game("B", "C", "1-0"), game("D", "B", "1-0"), game("C", "D", "1/2-1/2")),
    ]
    text = english(crosstable(standings("ABCD", games), NAMES))
    assert text == (
        "  Name    1  2  3  4  Games Points Berger\n"
        "1 Anna    *  1w ½b 1b     3    2.5      6\n"
        "2 David   0b *  ½w 1b     3    1.5      3\n"
        "3 Cecilia ½w ½b *  0w     3    1        4\n"
        "4 Bertil  0w 0w 1b *      3    1        2\n"
        "\n"
        "½ draw, b black when the opening began, w white\n"
    )


def test_a_table_is_written_in_the_words_and_with_the_decimal_mark_of_a_language():
    words = replace(
        ENGLISH, name="Namn", games="Partier", points="Poäng", draw="remi", mark=",", b="s"
    )
    games = [game("A", "B", "1-0"), game("C", "A", "1/2-1/2"), game("B", "C", "1-0")]
    text = as_text(crosstable(standings("ABC", games), NAMES), words)
    assert text == (
        "  Namn    1  2  3  Partier Poäng Berger\n"
        "1 Anna    *  1s ½w       2   1,5    2,5\n"
        "2 Bertil  0w *  1s       2   1      1\n"
        "3 Cecilia ½s 0w *        2   0,5    1,5\n"
        "\n"
        "½ remi, s black when the opening began, w white\n"
    )


@pytest.mark.parametrize("size", [6, 10, 14])
def test_a_table_for_a_letter_fits_into_72_columns(size):
    names = {str(number): f"Maximilian Långnamnsson {number}" for number in range(1, size + 1)}
    games = [
        *(game(str(p.black), str(p.white), "1/2-1/2") for p in round_robin(size - 1)),
        *(game(str(size), str(other), "1-0", "walkover") for other in range(1, size)),
    ]
    table = crosstable(standings(list(names), games), names)
    lines = english(table, width=72).splitlines()
    assert max(map(len, lines)) <= 72
    assert " ".join(lines).count("Maxi") == size
    assert "won without play" in " ".join(lines)


def test_running_games_are_dots():
    games = [game("A", "B", "1-0"), game("A", "C"), game("B", "C")]
    table = crosstable(standings("ABC", games), NAMES)
    assert not table.final
    assert english(table).splitlines()[1] == "1     1 Anna    *  1b ·b     1      1      0"
    assert "· still going" in english(table)


def test_two_games_a_match_share_a_cell_in_order_of_play():
    games = [
        *(game("B", "A", "1-0", round=2), game("A", "B", "1/2-1/2", round=1)),
    ]
    table = crosstable(standings("AB", games, games_per_match=2), NAMES)
    assert [row.name for row in table.rows] == ["Bertil", "Anna"]
    assert [mark.sign + mark.colour for mark in table.rows[0].cells[1]] == ["½w", "1b"]
    assert "Match" in english(table).splitlines()[0]


def test_a_win_without_play_has_its_own_sign():
    games = [
        game("A", "B", "1-0", "walkover"),
        TableGame(black="A", white="C", kind=Kind.LATE, score=Score.WHITE),
        TableGame(black="B", white="C", kind=Kind.UNPLAYED),
    ]
    table = crosstable(standings("ABC", games))
    signs = {
        (row.name, table.rows[at].name): cell[0].sign
        for row in table.rows
        for at, cell in enumerate(row.cells)
        if cell
    }
    assert signs["A", "B"] == "+"
    assert signs["B", "A"] == "-"
    assert signs["A", "C"] == "<"
    assert signs["C", "A"] == ">"
    assert signs["B", "C"] == signs["C", "B"] == "-"


def test_shared_places_are_shown_beside_the_numbers_of_the_rows():
    drawn = [game(one, two, "1/2-1/2") for one, two in combinations("ABC", 2)]
    lines = english(crosstable(standings("ABC", drawn), NAMES)).splitlines()
    assert lines[0].startswith("  Place Name")
    assert lines[2].startswith("2     1 Bertil")


def test_who_left_late_is_marked_and_who_left_early_stands_below():
    early = [game("A", "D", "1-0"), *(game(*pair) for pair in combinations("ABC", 2))]
    text = english(crosstable(standings("ABCD", early, withdrawn="D"), NAMES))
    assert text.endswith("Withdrew early, no result counts (16.2): David\n")
    assert "4" not in text.splitlines()[0]
    late = [*early, game("B", "D", "1-0")]
    text = english(crosstable(standings("ABCD", late, withdrawn="D"), NAMES))
    assert "David †" in text
    assert "† withdrew" in text


@pytest.mark.parametrize(("size", "cycles"), [(2, 1), (9, 1), (18, 1), (10, 2), (18, 2)])
def test_events_of_ordinary_size_fit_into_100_columns(size, cycles):
    names = {str(number): f"Maximilian Långnamnsson {number}" for number in range(1, size + 1)}
    games = [
        game(str(p.black), str(p.white), "1/2-1/2", round=p.round)
        for p in round_robin(size, cycles)
    ]
    text = english(crosstable(standings(list(names), games, games_per_match=cycles), names))
    assert max(map(len, text.splitlines())) <= WIDTH
    assert text.count("Maxi") == size


def test_wide_names_keep_the_columns_straight():
    names = {"A": "中村", "B": "Bo"}
    lines = english(crosstable(standings("AB", [game("A", "B", "1-0")]), names)).splitlines()
    assert lines[1] == "1 中村 *  1b     1      1      0"
    assert lines[2] == "2 Bo   0w *      1      0      0"


def test_an_event_in_which_all_withdrew_has_an_empty_table():
    games = [game(*pair) for pair in combinations("ABC", 2)]
    text = english(crosstable(standings("ABC", games, withdrawn="ABC"), NAMES))
    assert text.splitlines()[0].split() == ["Name", "Games", "Points", "Berger"]
    assert "Anna, Bertil, Cecilia\n" in text


def test_the_dictionary_is_json_with_points_as_decimals():
    games = [game("A", "B", "1/2-1/2"), game("B", "C", "0-1"), game("A", "C")]
    table = as_dict(crosstable(standings("ABC", games), NAMES))
    again = json.loads(json.dumps(table))
    assert again == table
    first = again["rows"][0]
    assert (first["name"], first["game_points"], first["berger"]) == ("Cecilia", "1", "1")
    assert first["why"].startswith("1st before Anna")
    assert {"row": 3, "result": "1", "colour": "w"} in first["results"]
    assert again["final"] is False


# Larger than a page


def test_a_table_too_wide_for_the_page_is_written_in_bands():
    names = {str(number): f"Maximilian Långnamnsson {number}" for number in range(1, 41)}
    games = [game(str(p.black), str(p.white), "1/2-1/2") for p in round_robin(40)]
    lines = english(crosstable(standings(list(names), games), names)).splitlines()
    assert max(map(len, lines)) <= WIDTH
    blank = lines.index("")
    assert lines[0].split() == ["Place", "Name", "Games", "Points", "Berger"]
    assert blank == 41
    assert " ".join(lines[:blank]).count("Maximilian Långnamnsson") == 40
    heads = [line.split()[1:] for line in lines[blank:] if line.strip().startswith("Name")]
    assert [int(head) for band in heads for head in band] == list(range(1, 41))


def test_a_cut_name_keeps_the_sign_of_who_withdrew():
    names = dict(zip("ABC", ("A" * 90, "B" * 90, "C" * 90), strict=True))
    games = [game("A", "C", "1-0"), game("A", "B", "1-0"), game("B", "C")]
    lines = english(crosstable(standings("ABC", games, withdrawn="C"), names), width=40)
    assert "… †" in lines


# Half against half


def scheveningen():
    games = [
        *(game("A", "C", "1-0"), game("B", "D", "1/2-1/2")),
        *(game("D", "A", "1-0", round=2), game("C", "B", "1/2-1/2", round=2)),
    ]
    meets = {"A": "CD", "B": "CD", "C": "AB", "D": "AB"}
    return crosstable(standings("ABCD", games, meets=meets), NAMES)


def test_a_scheveningen_shows_one_half_against_the_other():
    assert english(scheveningen()) == (
        "  Place Name   I  II Games Points Berger\n"
        "1     2 Bertil ½b ½w     2      1      2\n"
        "2     3 Anna   0w 1b     2      1      1\n"
        "   Place Name    1  2  Games Points Berger\n"
        " I     1 David   ½w 1b     2    1.5      3\n"
        "II     4 Cecilia ½b 0w     2    0.5      1\n"
        "\n"
        "½ draw, b black when the opening began, w white\n"
        "1–2: 2, I–II: 2\n"
    )


def test_a_scheveningen_in_markup_is_half_by_half():
    grid = as_grid(scheveningen(), ENGLISH)
    assert [row[0] for row in grid.rows] == ["I", "1", "2", "II"]
    assert (grid.down, grid.across) == (("1", "2"), ("I", "II"))
    assert grid.cells == (("½", "½"), ("0", "1"))
    assert grid.about == ENGLISH.by_sides


def test_where_not_half_meets_half_there_is_a_column_for_everybody():
    meets = {"A": "B", "B": "AC", "C": "BD", "D": "C"}
    games = [game("A", "B", "1-0"), game("C", "B", "0-1"), game("C", "D", "1-0")]
    lines = english(crosstable(standings("ABCD", games, meets=meets))).splitlines()
    assert lines[0].split() == ["Name", *"1234", "Games", "Points", "Berger"]
    assert lines[1].split() == ["1", "A", "*", "1b", "1", "1", "2"]


# As cells and as CSV


def test_csv_has_no_cell_that_a_spreadsheet_would_run():
    names = {"A": "=1+1", "B": "-Bo", "C": 'Cia "C", Ek'}
    games = [
        *(game("A", "B", "1-0", "walkover"), game("C", "A", "1/2-1/2")),
        TableGame(black="B", white="C", kind=Kind.LATE, score=Score.BLACK),
    ]
    rows = list(
        csv.reader(as_csv(crosstable(standings("ABC", games), names), ENGLISH).splitlines())
    )
    assert rows == [
        ["#", "Place", "Name", "1", "2", "3", "Games", "Points", "Berger", "Status"],
        ["1", "1", "'=1+1", "*", "b+", "w½", "2", "1.5", "2.5", "ok"],
        ["2", "2", "'-Bo", "w-", "*", "b>", "2", "1", "1", "ok"],
        ["3", "3", 'Cia "C", Ek', "b½", "w<", "*", "2", "0.5", "1.5", "ok"],
    ]
    assert not [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@"))]


def test_csv_lists_who_was_annulled_at_the_end():
    games = [game(*pair, "1-0") for pair in combinations("ABC", 2)] + [game("A", "D", "1-0")]
    text = as_csv(
        crosstable(standings("ABCD", games, withdrawn="D"), NAMES), replace(ENGLISH, b="s")
    )
    rows = list(csv.reader(text.splitlines()))
    assert rows[-1] == ["", "", "David", *[""] * (len(rows[0]) - 4), "annulled"]
    assert "s1" in rows[1]
