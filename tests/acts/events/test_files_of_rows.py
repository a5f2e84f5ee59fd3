"""Events of pente and its kin as files: seats `first` and `second`, endings in the words of files.

Played by letter, written, read by every command that reads such files, and taken over.
"""

import json
import re

import pytest

from corr.games.registry import RULES
from corr.games.results import own_words
from corr.games.rules import Seat
from corr.ranking.correspondence.event import ENDINGS
from corr.ranking.correspondence.eventfile import parse, write
from corr.result_words import LATE, OWN_WORDS
from corr.service.event.closing import close_event
from tests.commands import corr
from tests.office import ANNA, BO, EVENT, House

GAME, AGAIN = f"{EVENT}-001", "SK25"
_FOUR_PAIRS = "b1 a1 c1 d1 b3 a3 c3 d3 b5 a5 c5 d5 b7 a7 c7 d7"
"""After the stone on k10: its owner captures four pairs."""
_OVERLINE = "d6 d8 e6 t1 f6 t3 h6 t5 j6 t7 d7 t9 g6"
"""Six in a row of the first seat, d6 to j6; d5 captures the first of them."""
PLAYED = {
    "captures": ("pente", {}, f"{_FOUR_PAIRS} b9 a9 c9 d9", ("captures", "captures", "1-0")),
    "the fifth capture gives a five, V 6 e": (
        "ninuki",
        {},
        f"a11 b11 a13 c11 d11 b13 a15 c13 d13 b15 a17 c15 d15 b17 t11 c17 d17 {_OVERLINE} d5",
        ("five_given", "rule_draw", "1/2-1/2"),
    ),
    "a capture gives a five": (
        "ninuki",
        {},
        f"a1 {_OVERLINE} d5",
        ("five_given", "five", "1-0"),
    ),
    "the fifth capture makes an open four": (
        "pente_bomb",
        {"anti": True},
        f"{_FOUR_PAIRS} n12 n10 n11 k13 t1 l13 t5 m13 t9 n13",
        ("captures_with_four", "rule_draw", "1/2-1/2"),
    ),
    "an open four": (
        "anti_pente",
        {},
        "a1 l10 a3 m10 a5 n10",
        ("foul", "forbidden", "0-1"),
    ),
    "a double-three": (
        "ninuki",
        {},
        "a1 l10 a3 m11 a5 m12 a7 m10",
        ("forbidden", "forbidden", "0-1"),
    ),
}
"""How games ended, here and in the words of files, with the result."""


def read(house, *command):
    done = corr(house.folder, *command)
    assert done.status == 0, done.err
    return json.loads(done.out)


def file_of(house):
    """The event's file, and what it says."""
    path = house.folder / "held.json"
    path.write_text(corr(house.folder, "event", "export", EVENT).out, encoding="utf-8")
    return str(path), json.loads(path.read_text(encoding="utf-8"))


def without_ids(found):
    """What a command says of an event, whatever its games are called.

    A file alone cannot tell a game that is annulled from one that it lacks (`missing`).
    """
    left_out = ("event", "missing") if found.get("annulled_games") else ("event",)
    text = json.dumps({key: one for key, one in found.items() if key not in left_out})
    return json.loads(re.sub(r"SK\d\d-(?=\d{3}\b)", "", text))


def assert_same_tables(house, file, other):
    for question in ("standings", "table", "pairings"):
        held = without_ids(read(house, question, EVENT, "--json"))
        assert without_ids(read(house, question, file, "--json")) == held, question
        assert without_ids(read(house, question, other, "--json")) == held, question


@pytest.mark.parametrize("how", PLAYED)
@pytest.mark.parametrize("closed", [False, True])
def test_a_game_is_written_read_and_taken_over_as_it_was_played(tmp_path, how, closed):
    kind, options, moves, (ending, word, result) = PLAYED[how]
    game = {"kind": kind, "opening": "free", **options}
    with House(tmp_path, game=game) as house:
        house.start().play(moves.replace(" ", ";"))
        assert house.game().result.ending == ending
        if closed:
            close_event(house.office, EVENT, house.act("close"))
        file, found = file_of(house)
        (one,) = found["games"]
        assert (one["ended"], one["result"]) == (word, result)
        seats = {seat.value: house.player(house.seated(seat)) for seat in Seat}
        assert {key: one.get(key) for key in ("first", "second", "black", "white")} == {
            **seats,
            "black": None,
            "white": None,
        }
        (paired,) = read(house, "pairings", EVENT, "--json")["pairings"][0]["games"]
        assert (paired["first"], paired["ended"]) == (one["first"], word)
        assert read(house, "event", "import", file, "--id", AGAIN, "--json")
        assert house.office.folder.game("SK25-001").result.ending == (
            "five" if word == "five" else ending
        )
        again = read(house, "event", "export", AGAIN)
        assert without_ids({"games": again["games"]}) == without_ids({"games": found["games"]})
        assert_same_tables(house, file, AGAIN)


def test_a_running_event_names_the_seats_of_what_goes_on_waits_and_was_annulled(tmp_path):
    people = (ANNA, BO, "cai@players.test")
    system = {"max_running": 1}
    with House(
        tmp_path, people, game={"kind": "keryo", "opening": "free"}, system=system
    ) as house:
        house.start()
        annul = corr(house.folder, "event", "annul", GAME, "--reason", "a slip", "--yes")
        assert annul.status == 0, annul.err
        file, found = file_of(house)
        listed = [
            one for key in ("games", "waiting", "annulled_games") for one in found.get(key, ())
        ]
        assert len(found["annulled_games"]) == 1
        assert len(listed) == 3
        assert all({"first", "second"} <= one.keys() for one in listed)
        assert not any({"black", "white"} & one.keys() for one in listed)
        assert corr(house.folder, "event", "import", file, "--id", AGAIN, "--json").status == 0
        assert_same_tables(house, file, AGAIN)


def test_a_closed_event_of_pente_is_opened_again_and_its_report_told_anew(tmp_path):
    with House(tmp_path, game={"kind": "pente", "opening": "free"}) as house:
        house.start().play(f"{_FOUR_PAIRS} b9 a9 c9 d9".replace(" ", ";"))
        close = ("event", "close", EVENT, "--no-letters", "--yes", "--out", str(tmp_path))
        assert corr(house.folder, *close).status == 0
        _, found = file_of(house)
        kept = parse(json.dumps(found), any_game=True)
        assert json.loads(write(kept)) == found
        opened = corr(house.folder, "event", "reopen", EVENT, "--reason", "a slip", "--yes")
        assert opened.status == 0, opened.err
        again = corr(house.folder, *close)
        assert again.status == 0, again.err
        assert file_of(house)[1] == found


@pytest.mark.parametrize(
    ("kind", "begins", "endings"),
    [("pente", Seat.SECOND, [LATE, "walkover"]), ("gomoku", Seat.FIRST, ["time", "walkover"])],
)
def test_a_match_that_is_not_begun_in_time_is_late_where_the_game_has_the_word(
    tmp_path, kind, begins, endings
):
    """Gomoku has not, whose events could have such a time once: it is a game lost by time."""
    clock = {"per_move": "20d", "reminders": ["50%", "1d"]}
    game, system = {"kind": kind, "opening": "free"}, {"games_per_pair": 2}
    with House(tmp_path, game=game, system=system, clock=clock) as house:
        house.kept("10d").start()
        house.say(house.seated(begins), "a1")
        house.wait(days=11)
        assert [house.game(number).result.ending for number in (1, 2)] == [LATE, "walkover"]
        file, found = file_of(house)
        assert [one["ended"] for one in found["games"]] == endings
        assert read(house, "event", "import", file, "--id", AGAIN, "--json")
        assert house.office.folder.game("SK25-001").result.ending == endings[0]
        if kind == "pente":
            assert_same_tables(house, file, AGAIN)


# -- the colours of tables ----


def test_all_tables_give_the_first_seat_of_pente_white(tmp_path):
    with House(tmp_path, game={"kind": "pente", "opening": "free"}) as house:
        house.start().play(f"{_FOUR_PAIRS} b9 a9 c9 d9".replace(" ", ";"))
        first = house.player(house.first)
        file, _ = file_of(house)
        rows = read(house, "table", file, "--json")["rows"]
        colours = {
            row["player"]: [one["colour"] for one in row["results"] if one["result"] in "01"]
            for row in rows
        }
        assert {player: colour == ["w"] for player, colour in colours.items()} == {
            row["player"]: row["player"] == first for row in rows
        }
        names = {row["player"]: row["name"] for row in rows}
        text = corr(house.folder, "table", file).out
        winner = next(line for line in text.splitlines() if names[first] in line)
        assert "1w" in winner
        trf = corr(house.folder, "event", "trf", file).out
        line = next(
            one for one in trf.splitlines() if one.startswith("001") and names[first] in one
        )
        assert re.search(r"\d w 1", line)


# -- what a file of a game cannot say ----


def held(game, **more):
    pair = (
        {"black": "A", "white": "B"}
        if game in ("renju", "gomoku")
        else {"first": "A", "second": "B"}
    )
    played = {
        **pair,
        "result": "1-0",
        "ended": "resign",
        "ended_on": "2024-06-30",
        "moves": [9, 8],
    }
    return {
        "event": {"name": "E", "game": game, "start": "2024-02-01", "close": "2025-02-01"},
        "players": [{"id": "A", "level": None}, {"id": "B", "level": None}],
        "games": [{key: one for key, one in {**played, **more}.items() if one != ""}],
    }


def told(folder, question, document):
    """What a command says against a file, without how it names the place."""
    return corr(folder, *question, "-", stdin=json.dumps(document))


@pytest.mark.parametrize("question", [("standings",), ("table",), ("pairings",)])
def test_the_players_of_a_game_have_the_names_of_that_game(tmp_path, question):
    ours = {"first": "", "second": ""}
    for game in ("pente", "ujnar", "klot"):
        assert told(tmp_path, question, held(game)).status == 0
        wrong = told(tmp_path, question, held(game, black="A", white="B", **ours))
        assert wrong.status == 2
        why = f"the players of {game} are first (who begins) and second, not black"
        assert f"games[1] (A - B).black: {why}" in wrong.err
        missing = told(tmp_path, question, held(game, second=""))
        assert (missing.status, ".second: is missing" in missing.err) == (2, True)
    for game in ("renju", "gomoku"):
        wrong = told(tmp_path, question, held(game, first="A", second="B", black="", white=""))
        assert wrong.status == 2
        assert f"the players of {game} are black (who begins) and white, not first" in wrong.err


@pytest.mark.parametrize("game", RULES)
def test_a_file_has_the_endings_of_its_game_and_no_others(tmp_path, game):
    results = {"rule_draw": "1/2-1/2"}
    for word in OWN_WORDS:
        result = results.get(word, "1-0")
        done = told(tmp_path, ("standings",), held(game, ended=word, result=result))
        known = word in own_words(game)
        assert (done.status == 0) is known, (game, word, done.err)
        assert known or f"not {word}" in done.err
    for word in ("five_given", "captures_with_four", "foul"):  # our own, which no file says
        assert told(tmp_path, ("standings",), held(game, ended=word)).status == 2


def test_which_games_have_words_of_their_own():
    having = {word: [game for game in RULES if word in own_words(game)] for word in OWN_WORDS}
    assert having["captures"] == [
        *("pente", "keryo", "ninuki", "neutral", "super_fem", "anti_pente", "pente_bomb")
    ]
    assert having["rule_draw"] == ["ninuki", "anti_pente", "pente_bomb"]
    assert having["late"] == [game for game in RULES if game not in ("renju", "gomoku")]
    assert not ENDINGS & {*having}


@pytest.mark.parametrize(
    ("game", "ended", "result"),
    [
        ("pente", "captures", "1/2-1/2"),
        ("pente", "captures", "0-0"),
        ("ninuki", "rule_draw", "1-0"),
        ("anti_pente", "rule_draw", "0-1"),
        ("anti_pente", "forbidden", "1/2-1/2"),
        ("ninuki", "five", "1/2-1/2"),
    ],
)
def test_an_ending_and_a_result_that_contradict_each_other_are_refused(
    tmp_path, game, ended, result
):
    done = told(tmp_path, ("standings",), held(game, ended=ended, result=result))
    assert done.status == 2
    assert f"contradiction: {ended} with {result}" in done.err


def test_both_may_be_late(tmp_path):
    done = told(
        tmp_path, ("standings", "--json"), held("pente", ended="late", result="0-0", moves=[0, 0])
    )
    assert done.status == 0
    assert {row["game_points"] for row in json.loads(done.out)["standings"]} == {"0"}


def test_a_result_is_no_colour_where_the_seats_have_none(tmp_path):
    assert told(tmp_path, ("standings",), held("pente", result="first")).status == 0
    done = told(tmp_path, ("standings",), held("pente", result="white"))
    assert "one of 1-0, 0-1, 1/2-1/2, 0-0 is expected, not white" in done.err


def test_the_ranking_refuses_pente_before_it_looks_at_its_seats(tmp_path):
    done = told(tmp_path, ("ranking", "compute"), held("pente", ended="captures"))
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert "the game is pente: only renju has the correspondence ranking" in done.err
    for word in OWN_WORDS:
        result = "1/2-1/2" if word == "rule_draw" else "1-0"
        refused = told(tmp_path, ("ranking", "compute"), held("renju", ended=word, result=result))
        assert (refused.status, f"no ending {word}" in refused.err) == (2, True)
