"""`corr game check` and `corr game convert` on files of games."""

import json
from pathlib import Path

import pytest

from tests.commands import Done, corr
from tests.places import TESTS

DATA = TESTS / "data"
SOOSORV = "1.h8 2.i9 3.j10 [white] 4.g7 [3 fifths] [black] 5.{f10 i7 f9}=i7 6.h5"


def game(*words: str, stdin: str = "") -> Done:
    return corr(Path("nowhere"), "game", *words, stdin=stdin)


def checked(text: str, *words: str) -> dict[str, object]:
    done = game("check", "-", "--json", *words, stdin=text)
    (line,) = done.out.splitlines()
    found = json.loads(line)
    assert done.status == (2 if found["fault"] else 0)
    return found


def test_a_game_in_order_tells_its_opening_and_result() -> None:
    done = game(
        "check", "-", stdin="1. h8 2. a1 3. h9 4. a3 5. h10 6. a5 7. h11 8. a7 9. h12 1-0\n"
    )
    assert (done.status, done.err) == (0, "")
    assert "9 moves, none of the 26 openings; 1-0 Black wins by a five" in done.out
    assert "0-1 in the file, not over on the board" in game("check", "-", stdin="h8 g7 0-1").out
    assert "I1 Chosei" in game("check", "-", stdin="h8 g7 f6\n").out


@pytest.mark.parametrize(
    ("text", "move", "code"),
    [
        ("h8 i9 h8 a1", 3, "occupied"),
        ("h8 a1 h9 a3 h10 a5 h11 a7 h12 a9", 10, "game_over"),
        ("h8 a1 h9 a3 h10 a5 h11 a7 h12 0-1", 9, "other_result"),
    ],
)
def test_the_first_thing_that_is_wrong_is_named(text: str, move: int, code: str) -> None:
    fault = checked(text)["fault"]
    assert (fault["move"], fault["code"]) == (move, code)


def test_a_resigned_game_may_have_any_result() -> None:
    assert checked("h8 i9 j10 0-1")["fault"] is None


def test_the_choices_of_an_opening_are_judged_on_request() -> None:
    assert checked(SOOSORV, "--opening", "soosorv")["fault"] is None
    fault = checked(SOOSORV, "--opening", "rif")["fault"]
    assert (fault["move"], fault["code"]) == (5, "no_choice_now")
    assert "offer fifths is due" in fault["words"]
    assert checked("h8 i9 j10 g7", "--opening", "free-renju")["fault"] is None
    assert checked("i8 h9", "--opening", "free-renju")["fault"]["code"] == "not_centre"
    fault = checked("h8 i9 j10 g7", "--opening", "rif")["fault"]
    assert (fault["move"], fault["code"]) == (None, "no_choices")


def test_an_unknown_opening_rule_is_refused() -> None:
    done = game("check", "-", "--opening", "swap2", stdin=SOOSORV)
    assert done.status == 2
    assert "there is no opening rule swap2 in renju" in done.err
    done = game("check", "-", "--opening", "rif", stdin='[Rules "pente"]\nk10 l9\n')
    assert "there is no opening rule rif in pente; tournament1, free" in done.err
    done = game("check", "-", "--with", "captures=claimed", stdin=SOOSORV)
    assert "renju has no setting captures" in done.err


PENTE = "1.k10 2.l9 3.l11 4.j9 5.m11 6.m12"


@pytest.mark.parametrize(
    ("text", "words", "moves"),
    [
        ("1.k10 2.l11 3.n13 4.t19", ("--game", "pente"), 4),
        ("1.k10 2.l11 3.n13 [black] 4.t19", ("--game", "pente", "--opening", "swap3"), 4),
        (f"{PENTE} [remove] 7.k10", ("--game", "pente", "--opening", "free"), 7),
        (f"{PENTE}* 7.k10", ("--game", "pente", "--with", "captures=claimed"), 7),
        ("k10 t19 l11", ("--game", "gomoku", "--with", "size=19"), 3),
        ('[Rules "Club rules"]\nk10 t19 l11', ("--game", "pente"), 3),
        ("(;GM[4];W[jj];B[kk];W[ss])", ("--game", "pente", "--from", "sgf"), 3),
        ("(;GM[4]RU[Pro]SZ[19];W[jj];B[kk];W[mm])", ("--game", "pente", "--from", "sgf"), 3),
        ("Piskvorky 19x19, 0:0, 0\n19,1,0\n", ("--game", "gomoku", "--with", "size=19"), 1),
        ("0, R1D1\nR7U7, L1D1\n", ("--game", "gomoku", "--from", "relative"), 4),
    ],
)
def test_a_file_that_names_no_game_is_read_as_the_one_that_is_asked_for(
    text: str, words: tuple[str, ...], moves: int
) -> None:
    found = checked(f"{text}\n", *words)
    assert (found["fault"], found["moves"]) == (None, moves)


def test_a_file_that_names_its_game_is_judged_by_the_settings_of_that_game() -> None:
    pente = '[Rules "pente"]\n'
    assert checked(f"{pente}1.k10 2.l9 3.m10\n", "--opening", "free")["fault"] is None
    fault = checked(f"{pente}1.k10 2.l9 3.l10\n", "--opening", "tournament1")["fault"]
    assert (fault["move"], fault["code"]) == (3, "inside_zone")
    claimed = ("--opening", "free", "--with", "captures=claimed")
    assert checked(f"{pente}{PENTE}* 7.k10\n", *claimed)["fault"] is None
    assert checked(f"{pente}{PENTE} 7.k10\n", *claimed)["fault"]["code"] == "occupied"


def test_points_of_a_freestyle_file_on_19_rows_are_those_of_the_game_that_is_asked_for() -> None:
    rows = [f"{column},{19 - row},0" for row in range(4) for column in (9, 19)]
    text = "\n".join(
        ["Piskvorky 19x19, 0:0, 0", *rows, "9,15,0", "Ann", "Bo", "-1", "1,Freestyle"]
    )
    found = checked(f"{text}\n", "--game", "gomoku", "--with", "size=19")
    assert (found["fault"], found["result"]) == (None, "1-0")


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ("", ("--game", "gomoku")),
        ('[Rules "gomoku"]\n', ("--game", "gomoku")),
        ('[Rules "Standard"]\n', ()),
    ],
)
def test_an_asterisk_is_wrong_in_gomoku_whatever_names_the_game(
    head: str, words: tuple[str, ...]
) -> None:
    fault = checked(f"{head}1.h8 2.i9* 3.j10\n", *words)["fault"]
    assert (fault["move"], fault["code"]) == (2, "wrong_asterisk")


def test_whole_known_games_are_checked_in_one_file(tmp_path: Path) -> None:
    games = list(map(json.loads, (DATA / "renju_games.jsonl").read_text().splitlines()))
    path = tmp_path / "games.txt"
    path.write_text("\n\n".join(f"{' '.join(one['moves'])} {one['result']}" for one in games))
    done = game("check", str(path))
    assert (done.status, done.err) == (0, "")
    assert f"{len(games)} games, {len(games)} in order" in done.out
    lines = game("check", str(path), "--json").out.splitlines()
    assert [json.loads(line)["result"] for line in lines] == [one["result"] for one in games]


def test_every_game_is_told_or_only_the_faulty_ones() -> None:
    games = "h8 i9 j10\n\nh8 h8\n\nh8 i9 j9\n"
    done = game("check", "-", stdin=games)
    assert done.status == 2
    assert "I1 Chosei" in done.out
    assert "I2 Kyogetsu" in done.out
    done = game("check", "-", "--faults", stdin=games)
    assert "game 2" in done.out
    assert "game 3" not in done.out
    assert "3 games, 2 in order" in done.out


def test_a_torn_game_does_not_hide_the_others() -> None:
    games = "h8 i9 j10\n\nh8 ???\n\nh8 i9 j9\n"
    done = game("check", "-", "--from", "text", stdin=games)
    assert done.status == 2
    assert "game 2 (line 3)\n  not in order: cannot be read:" in done.out
    assert "3 games, 2 in order" in done.out
    lines = game("check", "-", "--from", "text", "--json", stdin=games).out.splitlines()
    assert [json.loads(line)["game"] for line in lines] == [1, 2, 3]
    assert json.loads(lines[1])["fault"]["code"] == "unreadable"


def test_where_wins_had_to_be_claimed_no_stone_ends_a_game() -> None:
    played = "h8 a1 h9 a3 h10 a5 h11 a7 h12 c3 d5 0-1"
    assert checked(played)["fault"]["code"] == "game_over"
    found = checked(played, "--claims")
    assert found["fault"] is None
    assert found["unclaimed"] == [{"move": 9, "ending": "five", "detail": ""}]


def test_fifth_moves_are_compared_as_the_event_does() -> None:
    record = "1.h8 2.h9 3.i9 [white] 4.i8 5.{g7 j10}=g7"
    fault = checked(record, "--opening", "rif")["fault"]
    assert fault["code"] == "offer_symmetric"
    assert checked(record, "--opening", "rif", "--fifth-symmetry", "board")["fault"] is None


@pytest.mark.parametrize("form", ["text", "rif", "psq", "sgf", "pos"])
def test_a_game_survives_every_format(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"game.{form}"
    moves = "h8 i9 j10 g7 i7"
    done = game("convert", "-", "--from", "text", "--to", form, "--out", str(path), stdin=moves)
    assert done.status == 0
    back = game("convert", str(path), "--from", form, "--to", "text").out
    assert [word for word in back.replace(".", ". ").split() if word[0].isalpha()] == moves.split()


def test_what_a_format_cannot_hold_is_told(tmp_path: Path) -> None:
    done = game("convert", "-", "--from", "text", "--to", "psq", stdin=SOOSORV)
    assert done.status == 0
    assert "left out of psq: choices of the opening (1 game)" in done.err
    assert game("convert", "-", "--from", "text", "--to", "text", stdin=SOOSORV).err == ""


def test_a_file_is_never_overwritten_or_left_half_written(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("mine")
    done = game("convert", "-", "--to", "sgf", "--out", str(path), stdin="h8")
    assert done.status == 2
    assert path.read_text() == "mine"
    other = tmp_path / "other.sgf"
    done = game("convert", "-", "--to", "sgf", "--out", str(other), stdin="h8 i9\n\nh8 ???")
    assert done.status == 2
    assert not other.exists()


@pytest.mark.parametrize(
    ("words", "stdin", "reason"),
    [
        (("check", "-"), "", "empty"),
        (("check", "missing.txt"), "", "No such file"),
        (("check", "-", "--from", "doc"), "h8", "doc"),
        (("check", "-"), "hello world", "line 1"),
        (("convert", "-", "--to", "lib"), "h8", "lib"),
    ],
)
def test_files_that_cannot_be_read_are_refused(
    words: tuple[str, ...], stdin: str, reason: str
) -> None:
    done = game(*words, stdin=stdin)
    assert done.status == 2
    assert reason.lower() in (done.out + done.err).lower()
