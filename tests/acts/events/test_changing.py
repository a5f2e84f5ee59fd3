"""`corr event change`, `cancel`, `show`, `list`."""

import json
import shutil
from functools import cache
from pathlib import Path

import pytest

from tests.commands import corr, event_file, members, refused
from tests.office import EVENT

REASON = ("--reason", "the first file was a draft")


@pytest.fixture(scope="module")
def houses(tmp_path_factory):
    """Installations with an event of three, open or running, each made once."""

    @cache
    def made(state: str) -> Path:
        folder = tmp_path_factory.mktemp(state)
        assert corr(folder, "init", str(folder)).status == 0
        file = event_file(folder)
        opened = corr(folder, "event", "open", file, "--players", members(folder))
        assert opened.status == 0, opened.err
        if state == "running":
            done = corr(folder, "event", "start", EVENT, "--seed", "s")
            assert done.status == 0, done.err
        return folder

    return made


@pytest.fixture
def house(houses, tmp_path):
    """The event takes entries."""
    return shutil.copytree(houses("open"), tmp_path, dirs_exist_ok=True)


@pytest.fixture
def running(houses, tmp_path):
    """The event has begun: three games."""
    return shutil.copytree(houses("running"), tmp_path, dirs_exist_ok=True)


def edited(folder: Path, **values: str) -> str:
    """The event's file as it is now, keys given other values, as a file of its own."""
    shown = corr(folder, "event", "show", EVENT)
    assert shown.status == 0
    lines = [
        f"{key} = {values.pop(key)}" if (key := line.partition(" = ")[0]) in values else line
        for line in shown.out.splitlines()
    ]
    assert not values
    (folder / "new.toml").write_text("\n".join(lines), encoding="utf-8")
    return str(folder / "new.toml")


def shown(folder: Path, *words: str) -> dict[str, object]:
    """What a command prints as JSON."""
    done = corr(folder, *words, "--json")
    assert done.status == 0, done.err
    return json.loads(done.out)


def test_what_show_prints_is_the_file_that_holds(house):
    done = corr(house, "event", "change", EVENT, edited(house), *REASON)
    refused(done, f"{EVENT}: the file says what holds already; nothing differs")


def test_a_dry_run_shows_the_keys_and_the_letters_and_does_nothing(house):
    file = edited(house, name='"Julkorr"', per_move='"10d"')
    done = corr(house, "event", "change", EVENT, file, *REASON, "--dry-run")
    assert done.status == 0
    for words in (
        '[event] name: "Sverigekorr 2024" → "Julkorr"',
        '[clock] per_move: "7d" → "10d"',
        "now: You have 10 days for each answer",
        "Anna Ek (101) <anna@players.test>: SK24: det här har ändrats",
        "nothing was done",
    ):
        assert words in done.out
    assert shown(house, "event", "show", EVENT)["changes"] == []


def test_a_file_that_says_nothing_of_leave_changes_none(house):
    """Else an event without leave would get the usual days by somebody's shorter file."""
    file = Path(edited(house, days_per_year="0"))
    done = corr(house, "event", "change", EVENT, str(file), *REASON, "--dry-run")
    assert "[leave] days_per_year: 21 → 0" in done.out
    assert corr(house, "event", "change", EVENT, str(file), *REASON, "--yes").status == 0
    text = Path(edited(house, name='"Julkorr"')).read_text()
    table = text.index("[leave]")
    file.write_text(text[:table] + text[text.index("\n[", table) :])
    done = shown(house, "event", "change", EVENT, str(file), *REASON, "--yes")
    assert [one["key"] for one in done["changes"]] == ["event.name"]
    assert shown(house, "event", "show", EVENT)["file"]["leave"]["days_per_year"] == 0


def test_a_file_that_says_nothing_of_the_time_to_begin_a_match_leaves_it(tmp_path):
    """Else an event of before would get the usual 30 days by its own file."""
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    file = Path(event_file(tmp_path, game="pente"))
    never = file.read_text().replace('start_within = "30d"', 'start_within = ""')
    file.write_text(never)
    opened = corr(tmp_path, "event", "open", str(file), "--players", members(tmp_path))
    assert opened.status == 0, opened.err
    assert corr(tmp_path, "event", "start", EVENT, "--seed", "s").status == 0
    silent = never.replace('start_within = ""', "#").replace("Sverigekorr", "Pentekorr")
    file.write_text(silent)
    done = shown(tmp_path, "event", "change", EVENT, str(file), *REASON, "--yes")
    assert [one["key"] for one in done["changes"]] == ["event.name"]
    file.write_text(silent.replace("[game]", '[game]\nstart_within = "30d"'))
    done = corr(tmp_path, "event", "change", EVENT, str(file), *REASON, "--yes")
    assert done.status == 2
    assert "[game] start_within cannot change now that the event runs" in done.err


def test_a_change_is_kept_and_shown(house):
    file = edited(house, name='"Julkorr"')
    done = shown(house, "event", "change", EVENT, file, *REASON, "--yes")
    assert done["changes"] == [
        {"key": "event.name", "before": "Sverigekorr 2024", "now": "Julkorr"}
    ]
    text = corr(house, "event", "show", EVENT).out
    assert 'name = "Julkorr"' in text
    assert "(event.name): the first file was a draft" in text
    (listed,) = shown(house, "event", "list")
    assert (listed["name"], listed["changes"][0]["keys"]) == ("Julkorr", ["event.name"])
    assert "file changed on" in corr(house, "event", "status", EVENT).out
    assert corr(house, "check").status == 0


def test_a_file_with_faults_is_refused_as_check_refuses_it(house):
    file = edited(house, per_move='"soon"', kind='"chess"')
    check = corr(house, "event", "check", file)
    done = corr(house, "event", "change", EVENT, file, *REASON)
    assert (done.status, done.out, done.err) == (2, "", check.err)
    assert len(done.err.splitlines()) > 1


def test_what_no_longer_fits_is_refused_with_names(house):
    file = edited(house, max_players="2", id='"SK25"')
    done = corr(house, "event", "change", EVENT, file, *REASON, "--dry-run")
    assert (done.status, done.out) == (2, "")
    assert [line[: len("corr: SK24: [event] id")] for line in done.err.splitlines()] == [
        "corr: SK24: [event] id",
        "corr: SK24: [event] ma",
    ]


def test_after_the_start_rules_of_play_stay_and_names_may_change(running):
    file = edited(running, max_draw_offers="1", name='"Julkorr"')
    done = corr(running, "event", "change", EVENT, file, *REASON)
    assert done.status == 2
    assert "[game] max_draw_offers cannot change now that the event runs" in done.err
    assert "name" not in done.err
    done = corr(running, "event", "change", EVENT, edited(running, name='"Julkorr"'), *REASON)
    assert done.status == 0
    assert done.out.startswith("SK24 has changed: event.name\n")


def test_a_change_to_vouched_senders_warns_where_nobody_vouches(house):
    file = edited(house, authority='"both"')
    done = corr(house, "event", "change", EVENT, file, *REASON)
    assert done.status == 0
    assert "no [imap] authserv_id" in done.err


def test_a_cup_that_is_cancelled_speaks_of_no_game_that_follows(tmp_path):
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    text = Path(event_file(tmp_path)).read_text(encoding="utf-8")
    file = tmp_path / "cup.toml"
    kept = [line for line in text.splitlines() if not line.startswith(("all_rounds", "kind = "))]
    head, _, rest = "\n".join(kept).partition("[system]")
    file.write_text(f'{head}[system]\nkind = "cup"{rest}', encoding="utf-8")
    opened = corr(tmp_path, "event", "open", str(file), "--players", members(tmp_path))
    assert opened.status == 0, opened.err
    assert corr(tmp_path, "event", "start", EVENT, "--seed", "s").status == 0
    done = corr(tmp_path, "event", "cancel", EVENT, *REASON)
    assert done.status == 0, done.err
    assert done.out.splitlines()[0] == "SK24 is cancelled"
    assert len(done.out.splitlines()) == 2
    assert corr(tmp_path, "check").status == 0


def test_no_event_of_that_name_is_said_so(house):
    for words in (("change", "XX99", edited(house), *REASON), ("cancel", "XX99", *REASON)):
        refused(corr(house, "event", *words), "there is no event XX99")
    refused(corr(house, "event", "show", "XX99"), "there is no event XX99")


def test_a_dry_run_of_cancelling_says_what_it_means(running):
    done = corr(running, "event", "cancel", EVENT, *REASON, "--dry-run")
    assert done.status == 0
    for words in (
        "this cannot be undone",
        "3 games still going: stopped and annulled",
        "no table, norms, ranking or report come of it",
        "`corr event close SK24 --early`",
        "3 players entered: free again, each gets one letter",
        "SK24 is cancelled",
        "nothing was done",
    ):
        assert words in done.out
    assert shown(running, "event", "show", EVENT)["state"] == "running"


def test_a_cancelled_event_says_so_everywhere(running):
    done = shown(running, "event", "cancel", EVENT, *REASON, "--yes")
    assert done["lost"] == {"players": 3, "going": 3, "ended": 0, "waiting": 0}
    assert "SK24 cancelled" in corr(running, "status").out
    assert "SK24  Sverigekorr 2024: cancelled" in corr(running, "event", "status").out
    assert "cancelled" in corr(running, "event", "list").out
    for words in (("standings",), ("table",), ("pairings",), ("event", "table")):
        told = corr(running, *words, EVENT)
        assert told.status == 0, told.err
        assert "cancelled on" in told.out
    assert shown(running, "table", EVENT)["cancelled"]["why"] == REASON[1]
    csv = corr(running, "table", EVENT, "--csv", "-")
    assert (csv.status, "cancelled on" in csv.err) == (0, True)
    assert corr(running, "event", "export", EVENT).status == 2
    assert corr(running, "event", "trf", EVENT).status == 2
    assert corr(running, "check").status == 0


def test_an_event_is_not_cancelled_twice(house):
    assert corr(house, "event", "cancel", EVENT, *REASON).status == 0
    refused(corr(house, "event", "cancel", EVENT, *REASON), "SK24 is cancelled already")
    told = f"SK24 was cancelled before it started: {REASON[1]}"
    refused(corr(house, "standings", EVENT), told)


def test_an_installation_without_events_lists_none(tmp_path):
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    assert "no event yet" in corr(tmp_path, "event", "list").out
    assert shown(tmp_path, "event", "list") == []
