"""`corr event draw`, rulings, `import`, `trf`; each ruling can be shown before it is made."""

import json
import re
import shlex
import shutil
from functools import cache
from pathlib import Path

import pytest

from corr.config import load_settings
from corr.store.store import Store
from tests.commands import corr, refused
from tests.event_samples import NAMES, all_meet_all, half_against_half, monrad
from tests.office import EVENT

REASON = ("--reason", "as the rules say")


def member_list(count: int) -> str:
    lines = ["name,email,member_no,country,level,level_since"]
    for number in range(1, count + 1):
        name = NAMES[(number - 1) % len(NAMES)]
        lines.append(f"{name},p{number}@players.test,{100 + number},SE,3 kyu,2023-01-01")
    return "\n".join(lines) + "\n"


def installed(folder: Path, players: int) -> Path:
    """An installation with so many players in its register, and no event."""
    assert corr(folder, "init", str(folder)).status == 0
    (folder / "members.csv").write_text(member_list(players), encoding="utf-8")
    assert corr(folder, "player", "import", str(folder / "members.csv")).status == 0
    return folder


def begun(folder: Path, players: int, **system: object) -> Path:
    """An event that has started with so many players of seven."""
    installed(folder, 7)
    file = folder / "event.toml"
    words = ("--id", EVENT, "--name", "Korr", "--start", "2024-02-01")
    zone = ("--arbiter", "domare@club.test", "--time-zone", "Europe/Stockholm")
    assert corr(folder, "event", "new", str(file), *words, *zone).status == 0
    text = file.read_text(encoding="utf-8").replace("min_players = 5", "min_players = 2")
    before, _, after = text.partition("\n[system]\n")
    _, _, rest = after.partition("\n[clock]\n")
    lines = "\n".join(f"{key} = {json.dumps(value)}" for key, value in system.items())
    kept = [line for line in before.splitlines() if not line.startswith("entry_until")]
    text = "\n".join([*kept, "[system]", 'seeding = "list"', lines, "[clock]", rest])
    file.write_text(text, encoding="utf-8")
    numbers = [str(100 + number) for number in range(1, players + 1)]
    for command in (
        ("open", str(file)),
        ("enter", EVENT, *numbers),
        ("start", EVENT, "--seed", "s"),
    ):
        done = corr(folder, "event", *command)
        assert done.status == 0, done.err
    return folder


@pytest.fixture(scope="module")
def houses(tmp_path_factory):
    """Installations with an event that has begun, each made once and copied for every test."""

    @cache
    def made(kind: str) -> Path:
        rounds = {"rounds": 3} if kind == "monrad" else {}
        folder = tmp_path_factory.mktemp(kind)
        return begun(folder, 5 if kind == "monrad" else 4, kind=kind, **rounds)

    return made


@pytest.fixture
def odd(houses, tmp_path):
    """A Monrad of five for three rounds, of which the first is drawn."""
    return shutil.copytree(houses("monrad"), tmp_path, dirs_exist_ok=True)


@pytest.fixture
def all_meet(houses, tmp_path):
    """Four who all meet, all rounds at once."""
    return shutil.copytree(houses("round_robin"), tmp_path, dirs_exist_ok=True)


@pytest.fixture(scope="module")
def register(tmp_path_factory):
    """An installation with seven players of 3 kyu and no event."""
    return installed(tmp_path_factory.mktemp("register"), 7)


@pytest.fixture
def empty(register, tmp_path):
    """A copy of it for one test."""
    return shutil.copytree(register, tmp_path, dirs_exist_ok=True)


def kept(folder: Path) -> tuple[object, ...]:
    """Everything that a command could have changed."""
    store = Store.open(load_settings(folder / "corr.toml").database.path)
    try:
        games = store.events.games_of_event(EVENT)
        return games, len(store.events.of_stream(EVENT)), store.letters.waiting_outgoing()
    finally:
        store.close()


def shown(folder: Path, *words: str) -> dict[str, object]:
    """What a command prints as JSON."""
    done = corr(folder, *words, "--json")
    assert done.status == 0, done.err
    return json.loads(done.out)


def results(folder: Path) -> dict[str, tuple[str | None, str | None]]:
    found = shown(folder, "pairings", EVENT)["pairings"]
    return {
        game["id"]: (game["result"], game["ended"]) for each in found for game in each["games"]
    }


# -- draws ----


def test_a_draw_is_shown_first_and_then_done_just_so(odd):
    for number in (1, 2):
        assert corr(odd, "event", "rule", f"{EVENT}-00{number}", "1-0", *REASON).status == 0
    before = kept(odd)
    planned = shown(odd, "event", "draw", EVENT, "--dry-run")
    assert kept(odd) == before
    assert {letter["to"] for letter in planned["letters"]} == {
        f"p{number}@players.test" for number in range(1, 6)
    }
    drawn = shown(odd, "event", "draw", EVENT)
    assert drawn["pairings"] == planned["pairings"]
    assert kept(odd) != before
    (found,) = drawn["pairings"]
    assert (found["round"], found["seed"], len(found["games"])) == (2, "s.2", 2)
    assert len(found["byes"]) == 1


def test_the_seed_can_be_given(odd):
    for number in (1, 2):
        corr(odd, "event", "rule", f"{EVENT}-00{number}", "1-0", *REASON)
    done = corr(odd, "event", "draw", EVENT, "--seed", "drawn in public")
    assert done.status == 0, done.err
    assert "Round 2 of 3, seed drawn in public" in done.out
    assert "letters wait to be sent" in done.out


def test_a_draw_that_cannot_be_says_what_to_do(odd):
    done = corr(odd, "event", "draw", EVENT)
    refused(
        done,
        f"{EVENT}: 2 games are still going: {EVENT}-001 and {EVENT}-002",
        "say what each will most probably become (26.5), for example "
        f"`corr event assess {EVENT}-001 1/2-1/2 --reason 'neither is ahead'`",
    )


def test_every_command_that_a_refusal_names_is_there(odd):
    done = corr(odd, "event", "draw", EVENT)
    command = shlex.split(done.err.split("`corr ")[1].split("`")[0])
    assert corr(odd, *command).status == 0


def test_assessed_games_let_the_round_be_drawn_and_go_on(odd):
    for number in (1, 2):
        done = corr(odd, "event", "assess", f"{EVENT}-00{number}", "0-1", *REASON)
        assert done.status == 0, done.err
    assert corr(odd, "event", "draw", EVENT).status == 0
    assert results(odd)[f"{EVENT}-001"] == (None, None)


# -- rulings ----


def test_a_ruling_is_shown_before_it_is_made(all_meet):
    before = kept(all_meet)
    words = ("event", "rule", f"{EVENT}-001", "1-0", "--ending", "walkover", *REASON)
    found = shown(all_meet, *words, "--dry-run")
    assert kept(all_meet) == before
    assert found["dry_run"] is True
    assert len(found["letters"]) == 2
    assert all(REASON[1] in " ".join(letter["text"].split()) for letter in found["letters"])
    winner = found["table"][0]
    assert (winner["after"]["place"], winner["after"]["points"]) == (1, "1")
    assert shown(all_meet, *words)["dry_run"] is False
    assert results(all_meet)[f"{EVENT}-001"] == ("1-0", "walkover")


def test_no_tag_is_shown(all_meet):
    words = ("event", "substitute", EVENT, "101", "106", *REASON, "--dry-run")
    found = shown(all_meet, *words)
    assert len(found["letters"]) > 2
    texts = [letter[key] for letter in found["letters"] for key in ("subject", "text")]
    assert not any(re.search(r"\b[A-Z2-7]{16}\b", text) for text in texts)


def test_the_words_of_a_rehearsal_say_who_is_told_and_how_the_table_changes(all_meet):
    done = corr(all_meet, "event", "rule", f"{EVENT}-001", "1-0", *REASON, "--dry-run")
    assert done.status == 0, done.err
    first = f"What would be done: {EVENT}-001 is ruled 1-0, adjudication"
    assert done.out.startswith(f"{first}\nLetters that would go out:\n  Dag Lund (104) <p4@")
    assert "How the table would change:" in done.out
    assert " → 1st with 1\n" in done.out
    assert done.out.endswith("nothing was done\n")


def test_a_correction_changes_the_result_and_only_that_of_a_game_that_is_over(all_meet):
    name = f"{EVENT}-001"
    early = corr(all_meet, "event", "correct", name, "0-1", *REASON)
    end = f"`corr event rule {name} 0-1 --reason 'as the rules say'`"
    refused(early, f"{name} goes on: {end} ends it")
    assert corr(all_meet, "event", "rule", name, "1-0", *REASON).status == 0
    again = corr(all_meet, "event", "rule", name, "0-1", *REASON)
    assert again.status == 2
    assert f"`corr event correct {name} 0-1 --reason 'as the rules say'`" in again.err
    assert corr(all_meet, "event", "correct", name, "0-1", *REASON).status == 0
    assert results(all_meet)[name] == ("0-1", "adjudication")


@pytest.mark.parametrize("player", ["101", "P0001", "P1@players.test"])
def test_who_leaves_is_known_by_number_id_or_address(all_meet, player):
    found = shown(all_meet, "event", "withdraw", EVENT, player, *REASON, "--dry-run")
    assert found["withdrawn"] == "P0001"
    assert len(found["letters"]) == 4
    gone = next(change for change in found["table"] if change["player"] == "P0001")
    assert (gone["after"]["place"], gone["after"]["status"]) == (None, "annulled")


def test_a_substitute_takes_the_games(all_meet):
    assert corr(all_meet, "event", "substitute", EVENT, "101", "106", *REASON).status == 0
    found = shown(all_meet, "standings", EVENT)
    assert "P0006" in {row["player"] for row in found["standings"]}


def test_a_latecomer_makes_an_odd_number_even(odd):
    assert corr(odd, "event", "late", EVENT, "106").status == 0
    done = corr(odd, "event", "late", EVENT, "107")
    assert done.status == 2
    assert "only when the number is odd (26.4)" in done.err


def test_what_cannot_be_ruled_changes_nothing(all_meet):
    before = kept(all_meet)
    for words in (
        ("rule", f"{EVENT}-001", "3-0", *REASON),
        ("rule", f"{EVENT}-099", "1-0", *REASON),
        ("rule", f"{EVENT}-001", "1-0", "--reason", " "),
        ("rule", f"{EVENT}-001", "1-0", "--ending", "five", *REASON),
        ("assess", f"{EVENT}-001", "1-0", *REASON),
        ("withdraw", EVENT, "nobody", *REASON),
        ("withdraw", "ZZ99", "101", *REASON),
        ("draw", EVENT),
        ("late", EVENT, "106"),
    ):
        for rehearsed in ((), ("--dry-run",)):
            done = corr(all_meet, "event", *words, *rehearsed)
            assert (done.status, done.out) == (2, ""), words
            assert done.err.startswith("corr: ")
    assert kept(all_meet) == before


# -- tables of the installation ----


def test_the_tables_of_an_event_and_of_its_file_are_the_same(odd):
    for number in (1, 2):
        corr(odd, "event", "rule", f"{EVENT}-00{number}", "1-0", *REASON)
    corr(odd, "event", "withdraw", EVENT, "101", *REASON)
    corr(odd, "event", "draw", EVENT)
    for game, (result, _) in results(odd).items():
        if result is None:
            assert corr(odd, "event", "rule", game, "0-1", *REASON).status == 0
    here = shown(odd, "standings", EVENT)
    assert not here["final"]
    last = corr(odd, "event", "close", EVENT).err.splitlines()[-1]
    assert f"`corr event draw {EVENT}`" in last
    assert f"`corr event close {EVENT} --early`" in last
    done = corr(odd, "event", "close", EVENT, "--early", "--no-letters", "--out", str(odd))
    assert done.status == 0, done.err
    there = shown(odd, "standings", str(odd / f"{EVENT}.json"))
    assert there["standings"] == here["standings"]
    assert there["final"] is shown(odd, "standings", EVENT)["final"] is True
    assert there["system"] == "monrad"


def test_there_is_no_table_of_no_event(empty):
    for command in ("standings", "pairings", "table"):
        refused(corr(empty, command, "ZZ99"), "there is no event ZZ99")


# -- results from elsewhere, and for others ----


def elsewhere(folder: Path, document: dict[str, object]) -> str:
    """A file whose players are those of the register."""
    for number, one in enumerate(document["players"], 1):
        one |= {"name": NAMES[number - 1], "member_no": str(100 + number), "level": "3 kyu"}
    for game in document["games"]:
        game["ended_on"] = "2024-06-01"
    (folder / "held.json").write_text(json.dumps(document), encoding="utf-8")
    return str(folder / "held.json")


@pytest.mark.parametrize(
    "make",
    [lambda: monrad(7, 4), lambda: all_meet_all(6), lambda: half_against_half(3)],
    ids=["monrad", "round robin", "scheveningen"],
)
def test_an_event_from_a_file_has_the_same_table_here(empty, tmp_path, make):
    document = make()
    file = elsewhere(tmp_path, document)
    done = shown(tmp_path, "event", "import", file)
    assert (done["event"], done["games"]) == (EVENT, len(document["games"]))
    assert kept(tmp_path)[2] == 0
    here, there = (shown(tmp_path, "standings", word) for word in (EVENT, file))
    for mine, theirs in zip(here["standings"], there["standings"], strict=True):
        ours = {"player": f"P{int(theirs['player'][1:]):04}"}
        drop = ("why",)
        assert {key: value for key, value in mine.items() if key not in drop} == {
            key: value for key, value in (theirs | ours).items() if key not in drop
        }
    assert corr(tmp_path, "check").status == 0
    closed = corr(tmp_path, "event", "close", EVENT, "--no-letters", "--out", str(tmp_path))
    assert closed.status == 0, closed.err
    assert kept(tmp_path)[2] == 0
    written = json.loads((tmp_path / f"{EVENT}.json").read_text(encoding="utf-8"))
    assert {tuple(game["moves"]) for game in written["games"]} == {(20, 19)}


def test_players_who_are_not_in_the_register_are_all_told(empty, tmp_path):
    document = all_meet_all(6)
    file = elsewhere(tmp_path, document)
    for player in document["players"][4:]:
        player["member_no"] = f"9{player['member_no']}"
    Path(file).write_text(json.dumps(document), encoding="utf-8")
    refused(
        corr(tmp_path, "event", "import", file),
        f"{file}: players[5] (P05 Eva Mägi 9105): not in the register",
        f"{file}: players[6] (P06 Finn Holm 9106): not in the register",
    )


def test_another_level_than_in_the_register_is_told(empty, tmp_path):
    document = all_meet_all(4)
    file = elsewhere(tmp_path, document)
    document["players"][0]["level"] = "2 dan"
    document["players"][1]["level"] = None
    Path(file).write_text(json.dumps(document), encoding="utf-8")
    told = (
        'at the start in the file, 3 kyu in the register: write "level": "3 kyu" in the file, '
        "or correct the register (`corr player import`)"
    )
    refused(
        corr(tmp_path, "event", "import", file),
        f"{file}: players[1] (P01).level: 2 dan {told}",
        f"{file}: players[2] (P02).level: no level {told}",
    )


def test_an_event_is_taken_over_once(empty, tmp_path):
    file = elsewhere(tmp_path, all_meet_all(4))
    assert corr(tmp_path, "event", "import", file).status == 0
    told = f"{file}: event.id: there is an event {EVENT} already"
    refused(corr(tmp_path, "event", "import", file), told)
    assert corr(tmp_path, "event", "import", file, "--id", "SK25").status == 0


def test_a_trf_is_written_with_its_remarks_on_standard_error(odd):
    file = odd / "event.trf"
    done = corr(odd, "event", "trf", EVENT, "--out", str(file))
    assert (done.status, done.out) == (0, f"wrote {file}\n")
    assert done.err == (
        "corr: not in the TRF as it was: 2 games still going: the results are left blank\n"
    )
    assert file.read_bytes().startswith(b"012 Korr\r\n")
    assert file.read_bytes().count(b"\r\n001 ") == 5


def test_a_trf_that_makes_no_sense_is_refused(tmp_path):
    (tmp_path / "e.json").write_text('{"players": ["A", "B"]}', encoding="utf-8")
    done = corr(tmp_path, "event", "trf", str(tmp_path / "e.json"), "--out", "x.trf")
    assert (done.status, done.out) == (2, "")
    assert "no games between players" in done.err
    assert not (tmp_path / "x.trf").exists()


def test_every_command_explains_itself_with_an_example(tmp_path):
    words = ["draw", "assess", "rule", "correct", "withdraw", "substitute"]
    words += ["late", "import", "trf"]
    commands = [("standings",), ("pairings",), ("table",), *(("event", word) for word in words)]
    for command in commands:
        done = corr(tmp_path, *command, "--help")
        assert done.status == 0
        assert f"Example: corr {' '.join(command)} " in " ".join(done.out.split())
