"""From which day a closing counts: an event from elsewhere is closed on the day of its file."""

import json
import shutil
from datetime import date, timedelta
from email import message_from_bytes
from email.policy import default

import pytest

from corr.clock import SystemClock
from corr.store.store import Store
from tests.acts.events.test_event_rounds import installed
from tests.commands import corr
from tests.event_samples import NAMES

WHY = ("--reason", "the minutes of 2024", "--yes")
PLAYERS = range(1, 8)
START, CLOSE = "2024-02-01", "2024-12-01"


@pytest.fixture(scope="module")
def register(tmp_path_factory):
    """An installation with seven players of 3 kyu since 2023 and no event."""
    return installed(tmp_path_factory.mktemp("register"), 7)


@pytest.fixture
def house(register, tmp_path):
    return shutil.copytree(register, tmp_path / "house")


def played(name, start, close, levels=(), last="", best=1):
    """A double round robin: the lower number wins, with `best` -1 the higher one.

    `levels` are the levels at the start.
    """
    held = dict(levels)
    games = [
        {
            "black": f"P{one}",
            "white": f"P{other}",
            "result": "1-0" if one * best < other * best else "0-1",
            "ended": "five",
            "ended_on": last or close,
            "moves": [9, 9],
            "round": 1,
        }
        for one in PLAYERS
        for other in PLAYERS
        if one != other
    ]
    return {
        "event": {
            "id": name,
            "name": name,
            "start": start,
            "close": close,
            "sanctioned_by": "SLSF",
        },
        "system": {"kind": "round_robin", "games_per_pair": 2},
        "players": [
            {
                "id": f"P{at}",
                "name": NAMES[at - 1],
                "member_no": str(100 + at),
                "level": held.get(at, "3 kyu"),
            }
            for at in PLAYERS
        ],
        "games": games,
    }


def taken_over(house, found):
    file = house / "event.json"
    file.write_text(json.dumps(found), encoding="utf-8")
    done = corr(house, "event", "import", str(file))
    assert done.status == 0, done.err
    return done.out


def close(house, name, *words):
    done = corr(
        house, "event", "close", name, "--no-letters", "--out", str(house), "--json", *words
    )
    assert done.status == 0, done.err
    return json.loads(done.out)


def levels(house, on, column="level"):
    done = corr(house, "ranking", "list", "--on", on, "--json")
    assert done.status == 0, done.err
    (table,) = (
        block
        for section in json.loads(done.out)["sections"]
        for block in section["blocks"]
        if block.get("table") == "list"
    )
    return {row["member_no"]: row[column] for row in table["rows"]}


def sound(house):
    done = corr(house, "check")
    assert done.status == 0, done.out + done.err


def test_it_counts_from_the_day_of_the_file_and_the_log_says_when_it_was_entered(house):
    said = taken_over(house, played("OO24", START, CLOSE))
    assert f"counting from {CLOSE}" in said
    done = close(house, "OO24", "--yes")
    assert done["counts_from"] == CLOSE
    file = json.loads((house / "OO24.json").read_text())
    assert file["event"]["close"] == CLOSE
    assert levels(house, "2024-11-30")["101"] == "3 kyu"
    assert levels(house, CLOSE)["101"] == "1 kyu"
    assert levels(house, CLOSE, "confirmed_on")["101"] == CLOSE
    assert levels(house, CLOSE, "due")["101"] == "2029-12-01"
    log = corr(house, "log", "OO24").out
    today = SystemClock().now().date()
    line = next(line for line in log.splitlines() if "OO24 is closed" in line)
    assert f"counting from {CLOSE}" in line
    assert any(f"{today - timedelta(days=late)}" in log for late in (0, 1))
    history = corr(house, "ranking", "player", "101").out
    assert f"{CLOSE}" in history
    assert "entered on 20" in history
    assert "2024-12-15" in corr(house, "ranking", "due").out
    exported = corr(house, "event", "export", "OO24").out
    assert json.loads(exported) == file
    sound(house)


def test_it_is_computed_with_the_levels_of_that_day_and_later_events_are_named(house):
    later = played("PP25", "2025-02-01", "2025-09-01")
    taken_over(house, later)
    assert "used" not in close(house, "PP25", "--yes")
    assert levels(house, "2025-09-01")["101"] == "1 kyu"
    earlier = played("OO24", START, CLOSE)
    taken_over(house, earlier)
    shown = close(house, "OO24", "--dry-run")
    assert {(one["event"], one["start"], one["close"]) for one in shown["used"]} == {
        ("PP25", True, False),
        ("PP25", False, True),
    }
    preface = corr(house, "event", "close", "OO24", "--no-letters", "--dry-run").out
    assert "PP25 began with 3 kyu of Anna Ek" in preface
    assert "corr event reopen PP25 --reason TEXT" in preface
    done = close(house, "OO24", "--yes")
    file = json.loads((house / "OO24.json").read_text())
    assert {one.get("level_close", "3 kyu") for one in file["players"]} == {"3 kyu"}
    assert {one["level"] for one in done["used"]} == {"3 kyu"}
    assert levels(house, CLOSE)["101"] == "1 kyu"
    assert levels(house, CLOSE)["107"] == "4 kyu"
    sound(house)
    # Closed again, the later one takes the levels that the earlier one has given meanwhile.
    assert corr(house, "event", "reopen", "PP25", *WHY).status == 0
    assert levels(house, "2025-09-01")["107"] == "4 kyu"
    again = close(house, "PP25", "--yes")
    assert again["counts_from"] == "2025-09-01"
    file = json.loads((house / "PP25.json").read_text())
    held = {one["id"]: one.get("level_three_months") for one in file["players"]}
    assert held["P0001"] == "1 kyu"
    sound(house)


def test_a_reopened_one_keeps_its_day_unless_something_ended_since(house):
    taken_over(house, played("OO24", START, CLOSE, last="2024-11-01"))
    close(house, "OO24", "--yes")
    assert corr(house, "event", "reopen", "OO24", *WHY).status == 0
    assert levels(house, CLOSE)["101"] == "3 kyu"
    sound(house)
    assert corr(house, "event", "correct", "OO24-001", "0-1", *WHY).status == 0
    done = close(house, "OO24", "--yes")
    assert done["counts_from"] == CLOSE
    assert levels(house, CLOSE)["101"] == "1 kyu"
    sound(house)


def test_another_day_takes_a_reason_and_can_be_neither_too_early_nor_to_come(house):
    taken_over(house, played("OO24", START, CLOSE, last="2024-11-01"))
    day = ("event", "close", "OO24", "--no-letters", "--out", str(house), "--yes", "--on")
    tomorrow = SystemClock().now().date() + timedelta(days=3)
    why = ("--reason", "the last letter was written then")
    for words, fault in (
        (("2024-11-15",), "takes --reason TEXT"),
        (("2024-10-31", *why), "it went on until 2024-11-01"),
        ((str(tomorrow), *why), "today is"),
        (("soon", *why), "--on: a date such as"),
    ):
        done = corr(house, *day, *words)
        assert (done.status, fault in done.err) == (2, True), done.err
    done = close(house, "OO24", "--yes", "--on", "2024-11-15", *why)
    assert done["counts_from"] == "2024-11-15"
    assert levels(house, "2024-11-15")["101"] == "1 kyu"
    sound(house)


def test_an_old_one_gives_a_first_level_from_its_own_day_on(house):
    """Seven years ago: a fall for want of confirmation has come since then."""
    since = date(2019, 1, 1)
    rows = "\n".join(f"{NAMES[at - 1]},p{at}@players.test,{100 + at},SE,," for at in PLAYERS)
    fresh = house.parent / "fresh"
    assert corr(house.parent, "init", str(fresh)).status == 0
    (fresh / "members.csv").write_text(f"name,email,member_no,country,level,level_since\n{rows}\n")
    assert corr(fresh, "player", "import", str(fresh / "members.csv")).status == 0
    found = played("KK19", f"{since}", "2019-12-01", dict.fromkeys(PLAYERS))
    taken_over(fresh, found)
    words = ("--estimate", "101=3 kyu", "--estimate", "107=6 kyu", "--yes")
    close(fresh, "KK19", *words)
    first = levels(fresh, "2019-12-01", "due")
    assert set(first.values()) == {"2024-12-01", ""}  # 10 kyu needs no confirmation
    held = corr(fresh, "ranking", "player", "101").out
    assert "2024-12-01" in held
    assert "Not confirmed for five years" in held
    sound(fresh)


@pytest.mark.parametrize(
    ("event", "level", "words"),
    [
        ({"sanctioned_by": None}, "1 kyu", "No sanction is named"),
        ({"sanctioned_by": None, "sanctioned": True}, "1 kyu", "Sanctioned by SLSF"),
        ({"sanctioned_by": None, "sanctioned": False}, "3 kyu", "is not sanctioned by SLSF"),
        ({"sanctioned_by": "none"}, "3 kyu", "is not sanctioned by SLSF"),
        ({"sanctioned_by": ""}, "3 kyu", "is not sanctioned by SLSF"),
    ],
)
def test_an_event_taken_over_counts_as_its_file_says(house, event, level, words):
    found = played("OO24", START, CLOSE)
    found["event"] |= event
    taken_over(house, found)
    close(house, "OO24", "--yes")
    assert levels(house, CLOSE)["101"] == level
    told = " ".join(corr(house, "report", "OO24").out.split())
    assert words in told
    assert "When the rules were sent to the participants is not known here." in told
    assert "taken to be the one at the start" not in told
    due = corr(house, "ranking", "due").out
    assert ("2024-12-15" in due) is (level == "1 kyu")
    assert (event.get("sanctioned_by") is None) or "sanctioned_by" in json.dumps(
        json.loads((house / "OO24.json").read_text())["event"]
    )
    sound(house)


def test_a_file_that_contradicts_itself_is_not_taken_over(house):
    found = played("OO24", START, CLOSE)
    found["event"] |= {"sanctioned": False}
    (house / "event.json").write_text(json.dumps(found))
    done = corr(house, "event", "import", str(house / "event.json"))
    assert done.status == 2
    assert "event.sanctioned: false contradicts sanctioned_by SLSF" in done.err


def test_the_letters_say_from_which_day_it_counts_and_what_is_held_today(house):
    """In the year after, the last one became the first."""
    taken_over(house, played("PP25", "2025-02-01", "2025-09-01", best=-1))
    close(house, "PP25", "--yes")
    taken_over(house, played("OO24", START, CLOSE))
    assert corr(house, "event", "close", "OO24", "--out", str(house), "--yes").status == 0
    with Store.open(house / "corr.sqlite3") as store:
        told = {
            row.recipient: " ".join(
                message_from_bytes(row.raw, policy=default)
                .get_body(("plain",))
                .get_content()
                .split()
            )
            for row in store.letters.outgoing_by_state("queued")
        }
    assert len(told) == len(PLAYERS)
    for words in told.values():
        assert "The event counts from Sunday 1 Dec 2024." in words
    last = told["p7@players.test"]
    assert "Today you hold 1 kyu: other things have changed your level since that day." in last
    assert "Today you hold" not in told["p4@players.test"]
