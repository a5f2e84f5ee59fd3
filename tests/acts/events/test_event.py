"""`corr event` and `corr game`: an event from its file to its report."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from corr.clock import ClockDriver
from corr.games.renju.renju import RENJU
from corr.tournament.wording import listed
from corr.words.templates import ours
from tests.commands import ZONE, corr, event_file, members, refused
from tests.office import ANNA, BO, CAI, EVENT, PEOPLE, House


@pytest.fixture
def folder(tmp_path):
    """A folder in which `corr init` has been run."""
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    return tmp_path


# -- event new, event check ----


def test_event_new_writes_a_file_that_event_check_explains(folder):
    file = event_file(folder)
    done = corr(folder, "event", "check", file)
    assert done.status == 0
    assert done.out.startswith(f"Sverigekorr 2024 ({EVENT}) is a renju tournament by email.")
    tables = json.loads(corr(folder, "event", "check", file, "--json").out)
    assert tables["event"]["id"] == EVENT


MEANING = {
    "free-gomoku": "The first stone may go anywhere.",
    "free-renju": "Black's first stone stands in the centre, then play is free.",
    "rif": "the other chooses the colour. White plays move 4, Black offers two fifth moves,",
    "yamaguchi": "says how many fifth moves are to be offered (1 to 50); the other chooses",
    "soosorv": "says how many fifth moves are to be offered (1 to 4); the other may then change",
    "soosorv-8": "(1 to 8); the other may then change colours.",
    "taraguchi": "or plays Black and offers five fifth moves, of which White keeps one.",
    "taraguchi-10": "or plays Black and offers ten fifth moves, of which White keeps one.",
    "sakata": "the other moves 4 (inside the 7 x 7 square) and 5 (inside 9 x 9);",
    "whites-option": "White names one of the 24 openings and plays move 4;",
}
OFFERING = MEANING.keys() - {"free-gomoku", "free-renju", "sakata"}


@pytest.mark.parametrize("opening", RENJU.options()["opening"])
@pytest.mark.parametrize(
    ("symmetry", "same"),
    [("congruent", "mirrored or moved."), ("board", "or mirrored with the whole board.")],
)
def test_event_check_tells_what_every_opening_rule_means(folder, opening, symmetry, same):
    text = (folder / event_file(folder)).read_text(encoding="utf-8")
    text = text.replace('opening = "soosorv"', f'opening = "{opening}"')
    text = text.replace('fifth_symmetry = "congruent"', f'fifth_symmetry = "{symmetry}"')
    done = corr(folder, "event", "check", "-", stdin=text)
    (told,) = [line for line in done.out.splitlines() if line.startswith("The opening rule is ")]
    assert told.startswith(f"The opening rule is {opening}. ")
    assert MEANING[opening] in told
    figures = [line for line in done.out.splitlines() if "figure of stones" in line]
    assert len(figures) == (opening in OFFERING)
    assert all(line.endswith(same) for line in figures)


def test_event_check_remarks_on_rounds_outside_the_advice_of_the_rules(folder):
    text = (folder / event_file(folder)).read_text(encoding="utf-8")
    text = text.replace('kind = "round_robin"', 'kind = "monrad"\nrounds = 7')
    text = re.sub("max_players = [0-9]+", "max_players = 40", text)
    done = corr(folder, "event", "check", "-", stdin=text)
    assert done.status == 0
    assert "7 rounds for 40 players: R26.1 advises 9 to 12" in done.err
    done = corr(folder, "event", "check", "-", stdin=text.replace("rounds = 7", "rounds = 9"))
    assert (done.status, done.err) == (0, "")
    few = text.replace("max_players = 40", "max_players = 12")
    for rounds, note in (
        ("", "12 players: R26.1 advises a Monrad for 18 or more\n"),
        ("rounds = 5", "12 players: R26.1 advises a Monrad for 18 or more\n"),
        ("rounds = 7", "7 rounds for 12 players: R26.1 advises a Monrad for 18 or more; with"),
    ):
        done = corr(folder, "event", "check", "-", stdin=few.replace("rounds = 7", rounds))
        assert f"note: -: {note}" in done.err


def test_event_check_reads_standard_input(folder):
    text = (folder / event_file(folder)).read_text(encoding="utf-8")
    assert corr(folder, "event", "check", "-", stdin=text).status == 0


def test_event_new_names_every_fault_and_writes_nothing(folder):
    done = corr(
        folder,
        *("event", "new", str(folder / "x.toml"), "--id", "sk1", "--name", "X"),
        *("--start", "2024-02-01", "--arbiter", "nobody", "--time-zone", "Mars/Base"),
    )
    assert done.status == 2
    assert not (folder / "x.toml").exists()
    lines = done.err.splitlines()
    assert len(lines) == 3
    for key in ("id", "arbiters", "time_zone"):
        assert any(key in line for line in lines)


def test_event_new_takes_only_days_that_there_are(folder):
    done = corr(
        folder,
        *("event", "new", str(folder / "x.toml"), "--id", EVENT, "--name", "X"),
        *("--start", "2023-02-29", "--arbiter", "a@b.test", *ZONE),
    )
    refused(done, "--start: a date such as 2026-07-01 is expected, not '2023-02-29'")


def test_event_new_tells_a_day_that_cannot_be_with_all_else(folder):
    done = corr(
        folder,
        *("event", "new", str(folder / "x.toml"), "--id", "sk1", "--name", "X"),
        *("--start", "2023-02-29", "--arbiter", "nobody", *ZONE),
    )
    assert not (folder / "x.toml").exists()
    first, *others = done.err.splitlines()
    assert first == "corr: --start: a date such as 2026-07-01 is expected, not '2023-02-29'"
    assert ["[event] id" in others[0], "[event] arbiters" in others[1]] == [True, True]


def test_a_settings_file_is_told_from_an_event_file(folder):
    file = folder / "corr.toml"
    done = corr(folder, "event", "check", str(file))
    refused(done, f"{file}: expected an event file, found settings; see `corr doctor`")


def test_event_new_asks_for_what_was_not_given(folder):
    file = folder / "asked.toml"
    answers = f"{EVENT}\nVårkorr\n2024-02-01\ndomare@club.test\n\n\n"
    done = corr(folder, "event", "new", str(file), stdin=answers)
    assert done.status == 0, done.err
    assert "Time zone (press Enter for this one) [Europe/Stockholm]: " in done.out
    assert "Vårkorr" in corr(folder, "event", "check", str(file)).out


def test_event_new_asks_again_for_what_cannot_be(folder):
    file = folder / "again.toml"
    answers = ("sk24", EVENT, "Vårkorr", "1.2.2024", "2024-02-01", "domare", "domare@club.test")
    done = corr(folder, "event", "new", str(file), stdin="\n".join((*answers, "Lund", "", "", "")))
    assert done.status == 0, done.err
    assert [done.out.count(f"{what}: Error: ") for what in ("digits)", "DD)", "address")] == [
        1
    ] * 3
    assert done.out.count("[Europe/Stockholm]: Error: ") == 1
    assert f"({EVENT})" in corr(folder, "event", "check", str(file)).out


@pytest.mark.parametrize("asked", [False, True])
def test_event_new_writes_the_file_of_any_game(folder, asked):
    file = folder / "pente.toml"
    words = ("--id", EVENT, "--name", "X", "--start", "2024-02-01", *ZONE)
    if asked:
        stdin = "domare@club.test\nchess\npente\n"
        done = corr(folder, "event", "new", str(file), *words, stdin=stdin)
        assert "chess is none of renju, gomoku, pente" in done.out
    else:
        words = (*words, "--arbiter", "domare@club.test", "--game", "pente")
        done = corr(folder, "event", "new", str(file), *words)
    assert done.status == 0, done.err
    text = file.read_text(encoding="utf-8")
    assert 'kind = "pente"' in text
    assert 'opening = "tournament1"' in text
    assert "pente" in corr(folder, "event", "check", str(file)).out


def test_event_new_asks_nothing_where_all_is_given_but_the_time_zone(folder):
    file = folder / "whole.toml"
    words = ("--id", EVENT, "--name", "X", "--start", "2024-02-01", "--arbiter", "a@b.test")
    done = corr(folder, "event", "new", str(file), *words, stdin="")
    assert (done.status, done.err) == (0, "")
    assert 'time_zone = "Europe/Stockholm"' in file.read_text(encoding="utf-8")


def test_event_new_overwrites_no_file(folder):
    file = event_file(folder)
    done = corr(
        folder,
        *("event", "new", file, "--id", "SK25", "--name", "X", "--start", "2025-02-01"),
        *("--arbiter", "a@b.test", *ZONE),
    )
    refused(done, f"{file} is there already; it was left as it is")


def test_an_event_in_a_language_without_letters_is_refused(folder):
    file = Path(event_file(folder))
    text = file.read_text("utf-8")
    assert '["sv", "en"]' in text
    file.write_text(text.replace('["sv", "en"]', '["sv", "xx"]'), "utf-8")
    known = listed(sorted(ours().languages))
    for what in ("check", "open"):
        done = corr(folder, "event", what, str(file))
        refused(done, f"{EVENT}: no letters in xx; the languages are {known}")


def test_event_check_names_all_faults_at_once(folder):
    file = folder / event_file(folder)
    text = file.read_text(encoding="utf-8")
    text = text.replace('opening = "soosorv"', 'opening = "swap9"')
    text = text.replace('# per_move = "7d"', "per_move = 7").replace("[ranking]", "[rankings]")
    file.write_text(text, encoding="utf-8")
    done = corr(folder, "event", "check", str(file))
    assert done.status == 2
    lines = done.err.splitlines()
    assert all(line.startswith(f"corr: {file}: ") for line in lines)
    for key in ("opening", "per_move", "rankings"):
        assert any(key in line for line in lines)


@pytest.mark.parametrize("words", [("event", "check"), ("event", "open"), ("player", "import")])
def test_a_file_that_cannot_be_read_is_named_once(folder, words):
    (folder / "latin").write_bytes("name,email\nÅke,å@x\n".encode("latin-1"))
    absent = folder / "absent"
    refused(corr(folder, *words, str(absent)), f"{absent}: No such file or directory")
    done = corr(folder, *words, str(folder / "latin"))
    refused(done, f"{folder / 'latin'}: a text in UTF-8 is expected")


# -- an event ----


@pytest.mark.parametrize("authority", ["tag", "address", "both"])
def test_an_event_that_asks_for_more_than_the_site_can_know_is_opened_with_a_warning(
    folder, authority
):
    file = event_file(folder)
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(text.replace('authority = "tag"', f'authority = "{authority}"'))
    done = corr(folder, "event", "open", file)
    assert done.status == 0
    assert ("no [imap] authserv_id every letter" in done.err) is (authority != "tag")


def test_an_event_is_opened_entered_and_started(folder):
    done = corr(folder, "event", "open", event_file(folder), "--players", members(folder))
    assert (done.status, done.out) == (0, f"{EVENT} is open with 3 players\n")
    corr(folder, "player", "import", "-", stdin="name,email\nDag,dag@players.test\n")
    done = corr(folder, "event", "enter", EVENT, "dag@players.test", "101", "P0002", "--json")
    assert json.loads(done.out) == {
        "event": EVENT,
        "entries": ["P0001", "P0002", "P0003", "P0004"],
        "names": {"P0001": "Anna Ek", "P0002": "Bo", "P0003": "Cai", "P0004": "Dag"},
    }
    done = corr(folder, "event", "start", EVENT, "--seed", "7")
    assert done.out.startswith(f"{EVENT} has started: 4 players, 6 games, 14 letters\n")
    assert "18 letters wait to be sent" in done.out, "with the invitations"
    assert "seed 7" in done.out
    state = json.loads(corr(folder, "event", "status", EVENT, "--json").out)
    assert state["events"][0]["state"] == "running"
    assert len(state["events"][0]["running"]) == 6
    assert state["letters"]["to_send"] == 4 + 4 + 6 + 4
    shown = corr(folder, "event", "status").out
    assert "6 games are going, by deadline (UTC):" in shown
    assert "18 to be sent" in shown


def test_who_is_entered_already_is_not_entered_again(folder):
    corr(folder, "event", "open", event_file(folder), "--players", members(folder))
    kept = corr(folder, "log", EVENT, "--json").out
    told = f"{EVENT}: nothing changes: entered already, or given the next place that is free"
    done = corr(folder, "event", "enter", EVENT, "101", "P0002")
    refused(done, f"{told}: Anna Ek (101) and Bo (102)")
    assert corr(folder, "log", EVENT, "--json").out == kept
    corr(folder, "player", "import", "-", stdin="name,email\nDag,dag@players.test\n")
    assert corr(folder, "event", "enter", EVENT, "101", "P0004").status == 0


def test_the_same_seed_draws_the_same_start_numbers(tmp_path):
    orders = []
    for name, seed in (("one", "7"), ("two", "7"), ("three", "8"), ("four", "9")):
        folder = tmp_path / name
        corr(folder, "init", str(folder))
        corr(folder, "event", "open", event_file(folder), "--players", members(folder))
        orders.append(
            json.loads(corr(folder, "event", "start", EVENT, "--seed", seed, "--json").out)
        )
    assert orders[0] == orders[1]
    assert len({tuple(one["order"]) for one in orders}) > 1


def test_what_an_event_cannot_do_yet_or_any_more_is_refused(folder):
    file = event_file(folder)
    refused(corr(folder, "event", "start", EVENT), f"there is no event {EVENT}")
    refused(corr(folder, "event", "status", EVENT), f"there is no event {EVENT}")
    corr(folder, "event", "open", file)
    refused(corr(folder, "event", "open", file), f"there is an event {EVENT} already")
    told = f"{EVENT} has 0 players, min_players is 2"
    refused(corr(folder, "event", "start", EVENT), told)
    told = f"{EVENT} has not started: there is no table yet"
    refused(corr(folder, "event", "table", EVENT), told)
    told = f"{EVENT} is open: only a running event can be closed"
    refused(corr(folder, "event", "close", EVENT), told)
    told = f"{EVENT} has not started: there is no table yet"
    refused(corr(folder, "event", "export", EVENT), told)
    corr(folder, "player", "import", members(folder), "--enter", EVENT)
    corr(folder, "event", "start", EVENT)
    refused(corr(folder, "event", "start", EVENT), f"{EVENT} is running already")
    done = corr(folder, "player", "import", "-", stdin="name,email\nDag,dag@players.test\n")
    assert done.status == 0
    told = f"{EVENT} is running: nobody can be entered any more"
    refused(corr(folder, "event", "enter", EVENT, "dag@players.test"), told)


def test_an_event_that_begins_later_cannot_be_started(folder):
    file = event_file(folder, start="2190-02-01")
    corr(folder, "event", "open", file, "--players", members(folder))
    done = corr(folder, "event", "start", EVENT)
    assert done.status == 2
    assert done.err.startswith(f"corr: {EVENT} starts on 2190-02-01 (Europe/Stockholm); to begin")


def test_an_event_is_begun_earlier_by_moving_its_start_as_the_refusal_says(folder):
    settings = folder / "corr.toml"
    settings.write_text(settings.read_text().replace("[clock]", '[clock]\nfile = "clock"'))
    ClockDriver(folder / "clock", datetime(2024, 1, 20, 12, tzinfo=UTC))
    corr(folder, "event", "open", event_file(folder), "--players", members(folder))
    done = corr(folder, "event", "start", EVENT, "--yes")
    assert "write 2024-01-20 as its start" in done.err
    file = folder / "now.toml"
    reason = ("--reason", "all are here", "--yes")
    for day, status in (("2024-01-19", 2), ("2024-01-20", 0)):
        shown = corr(folder, "event", "show", EVENT).out
        file.write_text(shown.replace("start = 2024-02-01", f"start = {day}"), encoding="utf-8")
        done = corr(folder, "event", "change", EVENT, str(file), *reason)
        assert done.status == status
    started = corr(folder, "event", "start", EVENT, "--yes")
    assert (started.status, started.err) == (0, "")


def test_players_who_are_not_in_the_register_are_named_and_nobody_is_entered(folder):
    corr(folder, "event", "open", event_file(folder))
    corr(folder, "player", "import", members(folder))
    done = corr(folder, "event", "enter", EVENT, "101", "x@y.test", "P0099")
    refused(done, "no player of the register is x@y.test", "no player of the register is P0099")
    state = json.loads(corr(folder, "event", "status", "--json").out)
    assert state["events"][0]["entries"] == []


def test_a_full_event_takes_nobody_and_says_so(folder):
    file = folder / event_file(folder)
    text = file.read_text(encoding="utf-8").replace("max_players = 18", "max_players = 2")
    file.write_text(text, encoding="utf-8")
    done = corr(folder, "event", "open", str(file), "--players", members(folder))
    refused(done, f"{EVENT} is full: max_players is 2")


# -- its games and its end ----


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)) as it:
        yield it.start()


def play_all(house):
    for row in house.office.store.events.games_of_event(EVENT):
        number = int(row.id[-3:])
        house.play("a1; h9", number)
        house.say(
            house.seated(house.game(number).position.to_act, number), f"{row.id} resign", number
        )


def test_a_game_is_shown_and_exported(house):
    house.play("a1; h9")
    shown = corr(house.folder, "game", "show", f"{EVENT}-001")
    assert shown.status == 0
    assert "1.h8 2.a1 3.h9" in shown.out
    assert "is to act by" in shown.out
    found = json.loads(corr(house.folder, "game", "show", f"{EVENT}-001", "--json").out)
    assert (found["record"], found["to_act"], found["result"]) == (
        "1.h8 2.a1 3.h9",
        "second",
        None,
    )
    exported = corr(house.folder, "game", "export", f"{EVENT}-001")
    assert exported.out == "1.h8 2.a1 3.h9\n"


@pytest.mark.parametrize("form", ["text", "sgf", "rif", "psq"])
def test_an_exported_game_is_in_order_and_names_its_players(house, form):
    house.play("a1; h9")
    done = corr(house.folder, "game", "export", f"{EVENT}-001", "--as", form)
    assert done.status == 0
    for name in ("Cai", "Bo"):
        assert name in done.out
    words = ("game", "check", "-", "--from", form, "--opening", "free-renju")
    assert corr(house.folder, *words, stdin=done.out).status == 0


def test_a_game_says_who_is_black(house):
    shown = corr(house.folder, "game", "show", f"{EVENT}-001").out
    assert "Black: Cai" in shown
    assert "White: Bo" in shown
    found = json.loads(corr(house.folder, "game", "show", f"{EVENT}-001", "--json").out)
    assert (found["black"], found["white"]) == ("Cai", "Bo")


@pytest.mark.parametrize("verb", ["show", "export"])
def test_a_game_that_is_not_there_is_refused(house, verb):
    refused(corr(house.folder, "game", verb, f"{EVENT}-099"), f"there is no game {EVENT}-099")


def test_the_table_has_a_reason_for_every_place(house):
    play_all(house)
    done = corr(house.folder, "event", "table", EVENT)
    assert done.status == 0
    for name in ("Anna", "Bo", "Cai"):
        assert done.out.count(name) >= 2
    assert json.loads(corr(house.folder, "event", "table", EVENT, "--json").out)


def test_an_event_is_closed_and_exported(house):
    play_all(house)
    out = house.folder / "reports" / "2024"
    done = corr(house.folder, "event", "close", EVENT, "--out", str(out), "--json")
    assert done.status == 0, done.err
    assert json.loads(done.out) == {
        "event": EVENT,
        "report": 1,
        "files": [
            str(out / f"{EVENT}{end}")
            for end in (".json", ".sv.txt", ".sv.html", ".en.txt", ".en.html")
        ],
    }
    exported = corr(house.folder, "event", "export", EVENT)
    assert exported.out == (out / f"{EVENT}.json").read_text(encoding="utf-8")
    assert len(json.loads(exported.out)["games"]) == 3
    refused(
        corr(house.folder, "event", "close", EVENT),
        f"{EVENT} is closed: only a running event can be closed",
    )


def test_a_close_with_games_going_names_them(house):
    done = corr(house.folder, "event", "close", EVENT)
    told = ", ".join(f"{EVENT}-{number:03d}" for number in (1, 2, 3))
    refused(done, f"{EVENT}: 3 games are still going: {told}")


def test_an_estimate_must_name_player_and_level(house):
    done = corr(house.folder, "event", "close", EVENT, "--estimate", "P0001")
    refused(done, "--estimate takes PLAYER=LEVEL, not P0001")


def test_a_close_asks_for_missing_estimates_and_takes_them(tmp_path):
    with House(tmp_path, PEOPLE, ranking={"system": "correspondence"}) as house:
        house.start()
        play_all(house)
        done = corr(tmp_path, "event", "close", EVENT, "--out", str(tmp_path / "out"))
        assert done.status == 2
        assert "estimates needed for the new players Anna (P0001)" in done.err
        assert f'`corr event close {EVENT} --estimate "PLAYER=8 kyu"`' in done.err
        assert not (tmp_path / "out").exists()
        given = [word for n in range(1, 6) for word in ("--estimate", f"P{n:04d}=8 kyu")]
        done = corr(tmp_path, "event", "close", EVENT, "--out", str(tmp_path / "out"), *given)
        assert done.status == 0, done.err
        names = sorted(path.name for path in (tmp_path / "out").iterdir())
        assert names == [
            f"{EVENT}.{end}" for end in ("en.html", "en.txt", "json", "sv.html", "sv.txt")
        ]


def test_a_report_folder_that_cannot_be_is_named_and_the_report_is_kept(house):
    play_all(house)
    (house.folder / "file").write_text("x")
    done = corr(house.folder, "event", "close", EVENT, "--out", str(house.folder / "file"))
    assert done.status == 2
    assert "the report is kept: `corr event export SK24`" in done.err
    assert corr(house.folder, "event", "export", EVENT).status == 0


def test_entries_close_and_only_a_late_entry_is_taken_after_that(folder):
    name = event_file(folder)
    text = Path(name).read_text(encoding="utf-8")
    closed = text.replace("time_zone =", "entry_until = 2024-01-25\ntime_zone =", 1)
    Path(name).write_text(closed, encoding="utf-8")
    assert corr(folder, "event", "open", name).status == 0
    assert corr(folder, "player", "import", members(folder)).status == 0
    done = corr(folder, "event", "enter", EVENT, "P0001")
    refused(
        done,
        f"entries to {EVENT} closed on 2024-01-25; `corr event enter --late` is for later ones",
    )
    assert corr(folder, "event", "enter", EVENT, "P0001", "--late").status == 0
