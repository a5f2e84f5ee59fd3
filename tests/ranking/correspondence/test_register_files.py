"""The register from event files alone: players in several of them, levels that they start with."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from corr.errors import ArbiterError
from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.eventfile import parse, write
from corr.ranking.correspondence.register import held_on
from corr.ranking.correspondence.register_files import entries_of, register_of_files
from corr.report.forms.as_text import as_text
from corr.report.levels.player_history import Holder, player_history
from corr.report.levels.ranking_list import ranking_list
from tests.commands import corr

LEVELS = {"A": "1 kyu", "B": "1 kyu", "C": "1 kyu", "D": "1 kyu", "E": None}


def text(name: str, year: int, levels: dict[str, str | None], **keys: dict[str, str]) -> str:
    """A double round robin within a year; who comes first in the alphabet wins."""
    players = [
        {"id": player, "name": player.lower(), "level": level} | keys.get(player, {})
        for player, level in levels.items()
    ]
    games = [
        {
            "black": black,
            "white": white,
            "result": "1-0" if black < white else "0-1",
            "ended": "five",
            "ended_on": f"{year}-07-01",
            "moves": [9, 9],
        }
        for black in levels
        for white in levels
        if black != white
    ]
    about = {"id": name, "name": name, "start": f"{year}-02-01", "close": f"{year}-12-01"}
    return json.dumps({"event": about, "players": players, "games": games})


def file(*args, **more) -> EventFile:
    return parse(text(*args, **more))


def held(register, player: str, day: date):
    return held_on(register[player].history, day)


def test_a_level_before_the_first_event_is_known_and_not_since_when():
    register = register_of_files([file("K17", 2017, LEVELS)])
    before = held(register, "B", date(2017, 3, 1))
    assert (before.level, before.since, before.due) == (10, None, date(2022, 2, 1))
    assert before.confirmed_on is None
    assert held(register, "E", date(2017, 3, 1)) is None


@pytest.mark.parametrize("day", [date(2017, 3, 1), date(2023, 1, 1)])
def test_a_day_that_nobody_knows_is_a_dash_with_a_note_also_after_the_fall_that_rests_on_it(day):
    one = register_of_files([file("K17", 2017, {**LEVELS, "A": "1 kyu"})])["D"]
    filed = replace(one, given=[given for given in one.given if not given.report])
    note = "nobody has said since when the level holds"
    shown = as_text(ranking_list(entries_of({"D": filed}, day), day=day, lang="en"))
    assert note in " ".join(shown.split())
    (line,) = (line.split() for line in shown.splitlines() if line.split()[1:2] == ["d"])
    fallen = day.year > 2022
    assert line[2:] == (
        ["2", "kyu", "2022-02-01", "not", "confirmed", "–", "2027-02-01", "D"]
        if fallen
        else ["1", "kyu", "–", "K17", "–", "2022-02-01", "D"]
    )
    page = as_text(player_history(Holder(player="D"), filed.history, day=day, lang="en"))
    assert note in " ".join(page.split())
    later = register_of_files([file("K17", 2017, {**LEVELS, "A": "1 kyu"})])["A"]
    known = as_text(player_history(Holder(player="A"), later.history, day=day, lang="en"))
    assert note not in " ".join(known.split()) or day.year == 2017


def test_what_an_event_gives_holds_from_its_close_and_the_best_rises():
    register = register_of_files([file("K17", 2017, LEVELS)])
    best = held(register, "A", date(2017, 12, 1))
    assert (best.level, best.since, best.source) == (12, date(2017, 12, 1), "K17")
    assert held(register, "E", date(2017, 12, 1)).source == "K17"


def test_a_level_that_a_later_file_starts_with_is_taken_from_it():
    now = {**LEVELS, "A": "3 dan"}
    register = register_of_files([file("K20", 2020, now), file("K17", 2017, LEVELS)])
    assert held(register, "A", date(2020, 1, 31)).level == 12
    later = held(register, "A", date(2020, 2, 1))
    assert (later.level, later.source) == (13, "K20")


def test_the_same_member_number_is_the_same_player_whatever_the_id():
    first = file("K17", 2017, LEVELS, A={"member_no": "7"})
    renamed = {{"A": "X"}.get(player, player): level for player, level in LEVELS.items()}
    second = file("K20", 2020, renamed, X={"member_no": "7"})
    register = register_of_files([first, second])
    assert "X" not in register
    assert {one.source for one in register["A"].given} == {"K17", "K20"}
    assert len(entries_of(register, date(2021, 1, 1))) == len(LEVELS)


def test_an_event_that_is_given_twice_is_refused():
    with pytest.raises(ArbiterError, match="K17 is in two files"):
        register_of_files([file("K17", 2017, LEVELS), file("K17", 2017, LEVELS)])


def test_list_and_history_need_nothing_but_files(tmp_path):
    names = []
    for name, year in (("K17", 2017), ("K20", 2020)):
        (tmp_path / f"{name}.json").write_text(text(name, year, LEVELS))
        names.append(str(tmp_path / f"{name}.json"))
    done = corr(tmp_path, "ranking", "list", *names, "--csv", "--on", "2018-01-01")
    assert done.status == 0, done.err
    assert "2 dan" in done.out
    assert "K17" in done.out
    done = corr(tmp_path, "ranking", "player", "A", *names)
    assert done.status == 0, done.err
    assert "K20" in done.out
    done = corr(tmp_path, "ranking", "player", "Z", *names)
    assert (done.status, "no player of the files is Z" in done.err) == (2, True)


# -- what one file does not say, the others do ----

SEVEN = dict.fromkeys("ABCDEFG", "3 kyu")


def event(name, start, close, levels, order="ABCDEFG", **keys):
    """A double round robin; who comes first in `order` wins, without an order nobody does."""
    content = json.loads(text(name, 2000, levels, **keys))
    content["event"] |= {"start": start, "close": close}
    for game in content["games"]:
        game["ended_on"] = close
        if not order:
            game |= {"result": "1/2-1/2", "ended": "agreement"}
            continue
        first = order.index(game["black"]) < order.index(game["white"])
        game["result"] = "1-0" if first else "0-1"
    return parse(json.dumps(content))


def gave(register, player, source):
    (found,) = (one for one in register[player].given if (one.source, one.report) == (source, 1))
    return found


def test_a_level_lost_twice_is_lost_once_where_another_event_gave_more_meanwhile():
    """P1 < P0 and P2 >= P0: P2 - 1 (art. 2 §4), although the second file knows of no P2."""
    risen = event("AA26", "2026-01-15", "2026-08-01", SEVEN)
    lost = event("BB26", "2026-02-15", "2026-11-21", SEVEN, order="BCDEFGA")
    register = register_of_files([lost, risen])
    assert gave(register, "A", "AA26").level == 10
    assert gave(register_of_files([lost]), "A", "BB26").level == 7
    assert gave(register, "A", "BB26").level == 9
    assert not [one for filed in register.values() for one in filed.stated]


def test_what_was_closed_by_the_three_months_counts_for_the_own_norms():
    risen = event("AA26", "2026-01-15", "2026-05-15", SEVEN)
    later = event("BB26", "2026-02-15", "2026-11-21", SEVEN)
    register = register_of_files([later, risen])
    best = gave(register, "A", "BB26")
    # The norms of 1 kyu, and not of 3 kyu, from which it is two levels to 1 kyu at the most.
    assert (best.level, best.kept) == (11, False)
    one_day = event("AA26", "2026-01-15", "2026-05-16", SEVEN)
    best = gave(register_of_files([later, one_day]), "A", "BB26")
    assert (best.level, best.kept) == (10, True)


def test_a_level_that_the_events_gave_is_confirmed_by_its_own_norm_alone():
    risen = event("AA26", "2026-01-15", "2026-11-20", SEVEN)
    beside = event("BB26", "2026-02-15", "2026-11-21", SEVEN, order="BACDEFG")
    register = register_of_files([beside, risen])
    assert held(register, "A", date(2026, 11, 21)).level == 10
    alone = gave(register_of_files([beside]), "A", "BB26")
    both = gave(register, "A", "BB26")
    assert (both.level, both.reaches) == (10, alone.reaches)
    assert both.confirmed is (alone.reaches >= 10)


def test_levels_that_a_file_states_stand_and_a_contradiction_is_told():
    risen = event("AA26", "2026-01-15", "2026-05-01", SEVEN)
    stated = {"level_three_months": "2 kyu", "level_close": "4 kyu"}
    later = event("BB26", "2026-02-15", "2026-11-21", SEVEN, A=stated)
    register = register_of_files([risen, later])
    told = [(one.moment, one.stated, one.held) for one in register["A"].stated]
    assert told == [("three_months", 9, 10), ("close", 7, 9)]
    assert held(register, "A", date(2026, 5, 15)).level == 9
    assert (gave(register, "A", "BB26").level, gave(register, "A", "BB26").kept) == (11, False)
    assert not register["B"].stated


def test_a_stated_level_that_nothing_changes_is_held_after_the_event():
    keeps = event("BB26", "2026-02-15", "2026-11-21", SEVEN, D={"level_close": "1 kyu"})
    register = register_of_files([keeps])
    assert gave(register, "D", "BB26").kept
    assert held(register, "D", date(2026, 11, 21)).level == 10


def test_who_is_new_in_a_file_has_the_level_of_an_earlier_one_and_that_is_told(tmp_path):
    first = event("OO23", "2023-01-15", "2023-11-20", SEVEN | {"D": None})
    later = event("BB26", "2026-02-15", "2026-11-21", SEVEN | {"D": None})
    register = register_of_files([later, first])
    found = gave(register, "D", "OO23").level
    (told,) = (one for one in register["D"].stated if one.event == "BB26")
    assert (told.moment, told.stated, told.held) == ("start", None, found)
    assert gave(register, "D", "BB26").reason != "new"
    names = []
    for file in (first, later):
        (tmp_path / f"{file.id}.json").write_text(write(file))
        names.append(str(tmp_path / f"{file.id}.json"))
    for words in (("list",), ("player", "D")):
        done = corr(tmp_path, "ranking", words[0], *words[1:], *names)
        assert "BB26: d is new in it, but has" in " ".join(done.out.split())
    done = corr(tmp_path, "ranking", "player", "A", *names, "--lang", "sv")
    assert "BB26: a har 3 kyu vid starten, 1 kyu enligt filerna" in " ".join(done.out.split())


def test_what_closes_on_the_day_of_a_start_may_count_there_or_not_yet():
    first = event("AA26", "2026-01-15", "2026-05-01", SEVEN)
    for level in ("3 kyu", "1 kyu"):
        later = event("BB26", "2026-05-01", "2026-06-01", SEVEN | {"A": level})
        register = register_of_files([later, first])
        assert not register["A"].stated
        assert gave(register, "A", "BB26").level == 11


def test_an_event_that_closes_on_the_day_it_starts_is_read_like_any_other():
    day = "2026-05-01"
    played = event("AA26", day, day, SEVEN)
    before = event("BB26", "2026-01-15", day, SEVEN | {"A": "1 kyu"})
    for files in ([played], [before, played], [played, before]):
        assert gave(register_of_files(files), "A", "AA26")


# -- what is due, and what the board decides ----

DANS = dict.fromkeys("ABCDEFG", "2 dan")


@pytest.fixture
def titled(tmp_path):
    """A is to be 4 dan by AA20, which the event after it knows nothing of."""
    names = []
    for found in (
        event("AA20", "2020-01-15", "2020-09-01", DANS, A={"name": "Anna Ek"}),
        event("BB20", "2020-10-01", "2021-05-01", DANS, order=""),
    ):
        (tmp_path / f"{found.id}.json").write_text(write(found))
        names.append(str(tmp_path / f"{found.id}.json"))
    return names


def ranking(*words):
    """A command without settings."""
    return corr(Path("nowhere"), "ranking", *words)


def answer(*words):
    done = ranking(*words, "--json")
    assert (done.status, done.err) == (0, "")
    return json.loads(done.out)


def test_what_is_due_is_told_from_files_alone(titled):
    found = answer("due", *titled, "--on", "2021-05-10", "--within", "5y")
    assert found["until"] == "2026-05-10"
    assert found["titles"][0] == {
        "player": "A",
        "name": "a",
        "event": "AA20",
        "report": 1,
        "level": "4 dan",
        "from": "2020-09-01",
    }
    assert found["reports"] == [{"event": "BB20", "name": "BB20", "due": "2021-05-15"}]
    falls = {one["player"]: one for one in found["confirmations"]}
    assert falls["D"] == {
        "player": "D",
        "name": "d",
        "level": "2 dan",
        "due": "2026-05-01",
        "falls_to": "1 dan",
    }
    late = answer("due", *titled, "--on", "2021-05-16", "--within", "1y")
    assert (late["reports"], late["confirmations"]) == ([], [])
    shown = ranking("due", *titled, "--on", "2021-05-10", "--within", "5y").out
    assert "Dan titles that wait for the board" in shown
    refused = ranking("due", titled[0], "--within", "soon")
    assert (refused.status, "--within soon" in refused.err) == (2, True)


def test_a_title_is_shown_as_the_board_would_decide_and_nothing_is_kept(titled):
    found = answer("confirm", "A", *titled)
    assert (found["kept"], found["event"], found["level"]) == (False, "AA20", "4 dan")
    assert (found["confirmed"], found["from"]) == (True, "2020-09-01")
    assert found["stay_as_they_are"] == ["BB20"]
    assert (found["before"]["level"], found["after"]["level"]) == ("2 dan", "4 dan")
    assert found["after"]["since"] == "2020-09-01"
    refused = answer("confirm", "A", "AA20", *titled, "--refuse")
    assert refused["after"] == found["before"]
    shown = ranking("confirm", "A", *titled).out
    assert "nothing is kept" in shown
    assert "BB20 used the former level" in shown


def test_a_title_that_no_file_proposes_is_refused(titled):
    for words in (("D", *titled), ("A", "BB20", *titled)):
        done = ranking("confirm", *words)
        assert (done.status, "no dan title is proposed for" in done.err) == (2, True), done.err
    done = ranking("confirm", "Z", *titled)
    assert (done.status, "no player of the files is Z" in done.err) == (2, True)
