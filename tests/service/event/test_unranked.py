"""The report with all results of an event that counts for no ranking and no rating (R19.1 k)."""

import csv
import io
import json
from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.report.forms.as_pdf import as_pdf
from corr.service.desk.rulings import correct_result, rule_game
from corr.service.desk.taking_part import withdraw_player
from corr.service.event.closing import close_event
from corr.service.event.reopening import reopen_event
from corr.service.event.reporting import report_of, send_report
from corr.service.event.rounds import draw_next_round
from corr.service.watch.check import check_all
from tests.commands import corr
from tests.office import ANNA, BO, CAI, DAG, EVA, EVENT, House
from tests.ticking import Ticking

PENTE = {"kind": "pente", "opening": "free"}
NONE = {"system": "none"}
WEAVER = {"games_per_pair": 2, "scoring": "weaver"}
COMMITTEE = "committee@federation.test"
WHITE_WINS = "a1;l10;b1;m10;c1;n10;d1;o10"
"""From the stone in the centre on: White has five in a row with five stones."""
SLOWLY = "a1;l10;b1;m10;c1;n10;d1;s1;e3;o10"
"""The same with six."""


def report(house, lang="en"):
    contest = house.office.folder.contest(EVENT)
    return report_of(house.office, contest, house.now, lang)


def rows(house, table):
    """A table of the report as a spreadsheet reads it."""
    found = corr(house.folder, "report", EVENT, "--csv", "--out", f"{house.folder}/tables")
    assert found.status == 0, found.err
    (file,) = (house.folder / "tables").glob(f"*{table}.csv")
    return [*csv.DictReader(io.StringIO(file.read_text(encoding="utf-8-sig")))]


def because(house):
    return replace(house.act("ruling"), reason="as the rules say")


def ruled(house, number, result="1-0", ending="adjudication"):
    rule_game(house.office, f"{EVENT}-{number:03d}", result, because(house), ending=ending)


def close(house):
    house.now += timedelta(days=1)
    closed = close_event(house.office, EVENT, house.act("close"))
    if house.office.folder.contest(EVENT).reports == 1:
        told_by_its_file_alone(house)
    return closed


def told_by_its_file_alone(house):
    """Wherever the file of an event is read, it gives the report, but for the report's number."""
    ours = corr(house.folder, "report", EVENT).out.splitlines()
    numbered = [line for line in ours if line.startswith("Report no. ")]
    assert len(numbered) == 1
    ours.remove(numbered[0])
    file = house.folder / "results.json"
    file.write_text(corr(house.folder, "event", "export", EVENT).out, "utf-8")
    done = corr(house.folder, "report", str(file))
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines() == ours


@pytest.fixture
def weaver(tmp_path):
    """Both win once as White: with five stones, and with six."""
    with House(tmp_path, (ANNA, BO), game=PENTE, ranking=NONE, system=WEAVER) as house:
        house.start()
        for number, moves in ((1, WHITE_WINS), (2, SLOWLY)):
            house.play(moves, number)
        yield house


def test_a_pente_event_has_a_report_in_every_form(weaver):
    closed = close(weaver)
    forms = ("json", "sv.txt", "sv.html", "en.txt", "en.html")
    assert [*closed.files] == [f"{EVENT}.{form}" for form in forms]
    assert "1.25 – 0.75" in closed.files[f"{EVENT}.en.txt"]
    assert "1,25 – 0,75" in closed.files[f"{EVENT}.sv.html"]
    for said in ("arbiter@club.test", "7 days for every move", "pente", "R28.4"):
        assert said in closed.files[f"{EVENT}.en.txt"]
    for lang in ("en", "sv", "et", "de"):
        assert as_pdf(report(weaver, lang)).startswith(b"%PDF")
    shown = corr(weaver.folder, "report", EVENT, "--json")
    assert json.loads(shown.out)
    text = corr(weaver.folder, "report", EVENT)
    assert text.out.split() == closed.files[f"{EVENT}.en.txt"].split()
    assert check_all(weaver.office).faults == ()


def test_the_weaver_points_are_told_that_decided_the_places(weaver):
    close(weaver)
    fast, slow = (weaver.player(weaver.seated(Seat.FIRST, number)) for number in (1, 2))
    # One win each: 1.25 to 0.75 for who needed fewer stones (P§16).
    (match,) = rows(weaver, "results")
    assert (match["player"], match["opponent"]) == (fast, slow)
    assert (match["result"], match["weaver"]) == ("1-1", "1.25-0.75")
    placed = rows(weaver, "placings")
    told = [(row["place"], row["player"], row["match_points"]) for row in placed]
    assert told == [("1", fast, "1.25"), ("2", slow, "0.75")]


def test_white_begins_in_pente_and_stands_first(weaver):
    close(weaver)
    games = rows(weaver, "games")
    assert [*games[0]] == ["game", "round", "white", "black", "result", "moves", "mark"]
    assert [game["result"] for game in games] == ["1-0", "1-0"]
    assert games[0]["white"] == games[1]["black"] != games[0]["black"]


def test_a_corrected_result_gives_a_second_report_that_says_so(weaver):
    close(weaver)
    reopen_event(weaver.office, EVENT, because(weaver))
    correct_result(weaver.office, f"{EVENT}-002", "0-1", because(weaver))
    again = close(weaver).files[f"{EVENT}.en.txt"]
    assert "What changed since report 1" in again
    assert rows(weaver, "results")[0]["weaver"] == "2-0"


def test_colours_are_those_that_were_chosen(tmp_path):
    game = {"kind": "pente", "opening": "swap3"}
    with House(tmp_path, (ANNA, BO), game=game, ranking=NONE) as house:
        house.start()
        first, second = (house.game().players[seat] for seat in Seat)
        house.play("k10 l12 n8;white;a1")
        assert house.say(house.first, f"{EVENT}-001 resign").state == "handled"
        close(house)
        (game,) = rows(house, "games")
        assert (game["white"], game["black"]) == (second, first)
        assert (game["result"], game["mark"]) == ("1-0", "resign")


def test_a_keryo_cup_tells_who_went_out_against_whom(tmp_path):
    game, system = {"kind": "keryo", "opening": "free"}, {"kind": "cup", "seeding": "list"}
    with House(tmp_path, (ANNA, BO, CAI, DAG), game=game, ranking=NONE, system=system) as house:
        house.start()
        ruled(house, 1)
        ruled(house, 2, ending="walkover")
        draw_next_round(house.office, EVENT, house.act("round"))
        ruled(house, 3)
        text = " ".join(close(house).files[f"{EVENT}.en.txt"].split())
        assert "lost the final to" in text
        assert "walkover" in text
        assert [row["place"] for row in rows(house, "placings")][:2] == ["1", "2"]


def test_a_monrad_tells_who_was_free_and_who_left(tmp_path):
    system = {"kind": "monrad", "rounds": 2, "seeding": "list"}
    people = (ANNA, BO, CAI, DAG, EVA)
    with House(tmp_path, people, game=PENTE, ranking=NONE, system=system) as house:
        house.start()
        ruled(house, 1)
        ruled(house, 2)
        house.now += timedelta(days=2)
        draw_next_round(house.office, EVENT, house.act("round"))
        gone = house.game(3).players[Seat.FIRST]
        withdraw_player(house.office, EVENT, gone, because(house))
        ruled(house, 4)
        text = close(house).files[f"{EVENT}.en.txt"]
        assert "Bye in round 1: " in text
        assert {row["player"]: row["mark"] for row in rows(house, "placings")}[gone] == "withdrew"
        assert len(rows(house, "results")) == 4
        assert "buchholz" in rows(house, "placings")[0]


def test_of_a_file_no_report_is_sent(weaver):
    close(weaver)
    for file in (str(weaver.folder / "results.json"), "-"):
        done = corr(weaver.folder, "report", file, "--send", "--yes")
        assert done.status == 2
        assert "of a file nothing is sent" in done.err


def test_it_goes_to_an_address_that_is_named_and_to_nobody_otherwise(weaver):
    close(weaver)
    with pytest.raises(ArbiterError, match="committee"):
        send_report(weaver.office, EVENT, weaver.act("report"))
    send_report(weaver.office, EVENT, weaver.act("report"), [COMMITTEE], "en")
    letter = weaver.letters()[-1]
    assert letter.to == COMMITTEE
    assert letter.subject == f"{EVENT}: report with all results"
    assert "rating" not in letter.words
    names = [part.get_filename() for part in letter.mail.iter_attachments()]
    assert {f"{EVENT}.pdf", f"{EVENT}.json", f"{EVENT}-games.csv"} <= {*names}


def test_a_running_event_tells_what_there_is(tmp_path):
    with House(tmp_path, (ANNA, BO), game=PENTE, ranking=NONE, system=WEAVER) as house:
        house.start()
        house.play(WHITE_WINS, 1)
        found = corr(house.folder, "report", EVENT)
        assert "still going on" in found.out
        assert "1 – 0" in found.out


def test_a_file_of_matches_gives_their_scores_and_the_lengths_of_rounds(tmp_path):
    """Of one that somebody has decided, and of one that both have lost."""
    game = {"kind": "backgammon", "points": [3, 5], "opening": None}
    system = {"kind": "monrad", "rounds": 1}
    with Ticking(tmp_path, people=(ANNA, BO, CAI, DAG), game=game, system=system) as house:
        for number, result in ((1, ("1-0", "--score", "3-1")), (2, ("0-0", "--ending", "late"))):
            words = ("event", "rule", f"{EVENT}-00{number}", *result, "--yes")
            done = house.corr(*words, "--reason", "as the rules say")
            assert done.status == 0, done.err
        close(house)
        text = corr(house.folder, "report", f"{house.folder}/results.json").out
        assert "3–1" in text
        assert "matches to 3 points" in text
        assert "a bank of 6 days" in text


def test_a_file_without_the_rules_of_its_event_gives_a_report(tmp_path):
    """As somebody writes it who held the event: no ids, no time, no federation."""
    file = tmp_path / "held.json"
    game = {"first": "1", "second": "2", "result": "0-1", "ended": "score", "score": [2, 7]}
    held = {
        "event": {"name": "Club", "game": "backgammon", "start": "2024-02-01"},
        "players": [{"id": "1", "name": "Ada", "level": None}, {"id": "2", "level": None}],
        "games": [{**game, "ended_on": "2024-02-03", "moves": [20, 21]}],
    }
    held["event"]["close"] = "2024-02-09"
    file.write_text(json.dumps(held), "utf-8")
    done = corr(tmp_path, "report", str(file), "--lang", "sv")
    assert (done.status, done.err) == (0, "")
    assert "0 – 1" in done.out
    assert "2–7" in done.out
    assert [line for line in done.out.splitlines() if "dagar" in line] == []
    assert "nobody@" not in done.out
    assert "AA00" not in done.out


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"games": [{"first": "1"}]}, "no second"),
        ({"rules": {"ranking": {"rating": True}}}, "feeds a rating list"),
        ({"rules": {"clock": {"per_move": "soon"}}}, "per_move"),
    ],
)
def test_a_file_that_gives_no_report_says_why(tmp_path, change, line):
    file = tmp_path / "held.json"
    event = {"name": "C", "game": "gomoku", "start": "2024-02-01", "close": "2024-02-09"}
    players = [{"id": one, "level": None} for one in "12"]
    held = {"event": event, "players": players, "games": [], **change}
    if "games" in change:
        event["game"] = "backgammon"
    file.write_text(json.dumps(held), "utf-8")
    done = corr(tmp_path, "report", str(file))
    assert (done.status, done.out) == (2, "")
    assert line in done.err
    assert str(file) in done.err
