"""The correspondence ranking is renju's alone: every door to it refuses another game in words."""

import json

import pytest

from corr.errors import ArbiterError
from corr.games.results import seats_of
from corr.games.rules import Seat
from corr.service.event.agenda import agenda_of
from corr.service.event.closing import close_event
from tests.commands import corr
from tests.office import EVA, EVENT, PEOPLE, House, member_list

IDS = "ABCDEF"
KEY = "gomoku"


def document(game):
    """A round robin that is over."""
    games = [
        {
            "black": black,
            "white": white,
            "result": "1-0",
            "ended": "five",
            "ended_on": "2024-05-01",
            "moves": [9, 8],
        }
        for black in IDS
        for white in IDS
        if black < white
    ]
    event = {"id": "SK24", "name": "Korr", "start": "2024-02-01", "close": "2025-02-01"}
    return {
        "event": {**event, "sanctioned_by": "SLSF", **({"game": game} if game else {})},
        "players": [{"id": one, "name": f"Name {one}", "level": "5 kyu"} for one in IDS],
        "games": games,
    }


@pytest.fixture
def run(tmp_path):
    """Runs a command on an event file of a game."""

    def run(words, game, **changes):
        path = tmp_path / "event.json"
        path.write_text(json.dumps(document(game) | changes), "utf-8")
        return corr(tmp_path, *(str(path) if word == "FILE" else word for word in words))

    return run


DOORS = (
    ("ranking", "compute", "FILE"),
    ("ranking", "compute", "FILE", "--json"),
    ("ranking", "report", "FILE"),
    ("ranking", "norms", "FILE"),
    ("ranking", "list", "FILE"),
    ("ranking", "player", "A", "FILE"),
    ("ranking", "due", "FILE"),
    ("ranking", "confirm", "A", "FILE"),
)
"""Every command that computes levels from event files."""


@pytest.mark.parametrize("words", DOORS, ids=" ".join)
@pytest.mark.parametrize("game", ["gomoku", "pente", "backgammon", "toy", "Renju", 5])
def test_a_file_of_another_game_is_refused_in_one_line(run, words, game):
    done = run(words, game)
    assert (done.status, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert f"the game is {game}: only renju has the correspondence ranking" in line


@pytest.mark.parametrize("game", ["toy", "Renju", 5])
def test_a_report_is_refused_of_a_game_that_nobody_knows(run, game):
    done = run(("report", "FILE"), game)
    assert (done.status, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert f"the game is {game}: only renju has the correspondence ranking" in line


@pytest.mark.parametrize("game", ["gomoku", "pente", "backgammon"])
def test_a_report_on_a_game_without_levels_computes_none(run, game):
    games = [
        {
            **{key: one[key] for key in ("result", "ended_on", "moves")},
            **dict(zip(seats_of(game), (one["black"], one["white"]), strict=True)),
            "ended": "resign" if game != "backgammon" else "concede",
        }
        for one in document(game)["games"]
    ]
    done = run(("report", "FILE"), game, games=games)
    assert (done.status, done.err) == (0, "")
    assert "kyu" not in done.out


@pytest.mark.parametrize("words", [*DOORS, ("report", "FILE")], ids=" ".join)
@pytest.mark.parametrize("game", ["renju", None])
def test_renju_goes_through_the_same_doors(run, words, game):
    assert "only renju" not in run(words, game).err


BOARD_DOORS = (
    ("rating", "compute", "FILE"),
    ("rating", "list", "FILE"),
    ("title", "compute", "FILE"),
    ("title", "list", "FILE"),
)
"""Commands that read what was played at the board; an exported event of matches is none of it."""


@pytest.mark.parametrize("words", BOARD_DOORS, ids=" ".join)
@pytest.mark.parametrize("game", ["pente", "backgammon"])
def test_a_file_of_a_game_without_lists_and_titles_is_refused_in_one_line(run, words, game):
    done = run(words, game)
    assert (done.status, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert f"the game is {game}: only renju and gomoku have rating lists" in line


def test_no_list_is_promised_to_a_game_that_can_have_none(tmp_path):
    with House(tmp_path):
        for game, why in (("backgammon", "only renju and gomoku have one"), ("gomoku", "enter")):
            done = corr(tmp_path, "rating", "list", "--game", game)
            assert done.status == 2
            assert why in done.err
        file = tmp_path / "event.json"
        file.write_text(json.dumps(document("backgammon")), "utf-8")
        done = corr(tmp_path, "rating", "enter", str(file), "--yes")
        assert "the game is backgammon: only renju and gomoku have rating lists" in done.err
        assert done.err.count("\n") == 1


def test_another_game_is_refused_before_anything_else_is_looked_at(run):
    done = run(("ranking", "compute", "FILE"), "gomoku", players=[{"id": 1}], games="none")
    assert (done.status, len(done.err.splitlines())) == (2, 1)


# -- events of another game that are played here ----


@pytest.fixture
def gomoku(tmp_path):
    """A running event of another game, whose file names a sanction."""
    ranking = {"system": "none", "sanctioned_by": "SLSF"}
    levels = {"level": ["5 kyu"] * len(PEOPLE), "level_since": ["2023-01-01"] * len(PEOPLE)}
    members = member_list(PEOPLE, "level level_since", **levels)
    house = House(
        tmp_path,
        PEOPLE,
        members=members,
        game={"kind": KEY, "opening": "swap2"},
        ranking=ranking,
        system={"games_per_pair": 2},
    )
    with house:
        house.start()
        yield house


def test_no_letter_of_another_game_tells_of_norms_or_levels(gomoku):
    words = " ".join(one.words for one in gomoku.read if one.subject.startswith(EVENT))
    assert words
    assert "kyu" not in words
    assert "norm" not in words.lower()


def test_norms_of_another_games_event_are_refused(gomoku):
    with pytest.raises(ArbiterError, match="counts for no ranking"):
        agenda_of(gomoku.office, EVENT, gomoku.now)


def test_the_close_of_another_games_event_changes_no_level(gomoku):
    levels = gomoku.office.store.levels
    held = {one: levels.level_at(gomoku.player(one), gomoku.now) for one in PEOPLE}
    for number, _ in enumerate(gomoku.office.store.events.games_of_event(EVENT), 1):
        first, second = (gomoku.seated(seat, number) for seat in Seat)
        gomoku.play("h8 i9 j10", number)
        loser = first if first == EVA else second
        gomoku.say(loser, f"{EVENT}-{number:03d} resign", number)
    close_event(gomoku.office, EVENT, gomoku.act("close"))
    after = {one: levels.level_at(gomoku.player(one), gomoku.now) for one in PEOPLE}
    assert (after, gomoku.office.folder.contest(EVENT).state) == (held, "closed")
