"""A match comes back from every format as it was; the known matches are read, judged, written."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from corr.games.backgammon.acts import DOUBLE, DROP, NO_PLAY, TAKE, recognises
from corr.games.backgammon.match import late_points
from corr.games.backgammon.table import table_for
from corr.games.rules import Chance, Move, Seat
from corr.records.backgammon.files import FORMS, of_game, read_match, recognised, written
from corr.records.backgammon.model import (
    DIRECTOR,
    SERVER,
    Act,
    MatchRecord,
    Result,
    begun,
    last_of,
    replayed,
    settled,
)
from corr.records.model import Record, RecordError
from tests.known.backgammon import done, numbers
from tests.places import TESTS
from tests.records.backgammon.matches import match_of

FILES = sorted((TESTS / "data" / "mat").glob("*.mat"))
SEATS = tuple(Seat)
KNOWN = {
    case["id"]: case
    for case in map(
        json.loads,
        (TESTS / "data" / "backgammon_matches.jsonl").read_text(encoding="utf-8").splitlines(),
    )
}


def back(record, form):
    return read_match(written(record, form).encode(), form)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(12))
def test_a_match_comes_back_from_every_format(form, seed):
    record = match_of(seed)
    assert back(record, form) == record


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
def test_two_hundred_matches_come_back_from_every_format(form):
    for seed in range(2000, 2200):
        assert back(match_of(seed), form) == match_of(seed), seed


@pytest.mark.parametrize("form", FORMS)
def test_a_file_is_known_by_what_is_in_it(form):
    assert recognised(written(match_of(1), form).encode()) == form


def test_files_of_other_games_are_none_of_a_match():
    assert recognised(b"1. h8 2. i9 3. j10 1-0\n") == ""
    assert recognised(b"(;GM[4]FF[4]SZ[15];B[hh])") == ""
    assert recognised(b'{"moves": ["h8"]}') == ""


# -- the known matches ----


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_known_file_is_read_replayed_and_comes_back(file: Path):
    record = read_match(file.read_bytes(), "mat")
    assert record.result is not None
    for form in FORMS:
        assert back(record, form) == record
    # And so once more, from what was written.
    again = read_match(written(record, "mat").encode(), "mat")
    assert written(again, "mat") == written(record, "mat")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_known_file_has_the_positions_and_games_of_the_known_match(file: Path):
    case = KNOWN[f"d{file.stem}"]
    record = read_match(file.read_bytes(), "mat")
    told = [(game["game"], action) for game in case["games"] for action in game["actions"]]
    found, before = [], begun(record)
    for act, match in replayed(record):
        if act.move in (DOUBLE, TAKE, DROP):
            found.append((act.move, SEATS.index(act.who), None))
        elif before.dice and before.turn and not act.move.startswith(("resign", "accept")):
            # The board of a play that ends a game is that of the next one already.
            ended = len(match.games) > len(before.games) and match.outcome is None
            board = None if ended else numbers(match.seen(before.turn))
            found.append(("roll", SEATS.index(before.turn), board))
        before = match
    assert len(found) == len(told)
    for (kind, side, board), (game, action) in zip(found, told, strict=True):
        assert (kind, side) == (action[1], action[0]), game
        assert board in (None, action[4] if kind == "roll" else None), (game, action)
    games = [(won.winner, won.points) for won in last_of(record).games]
    assert games == [(SEATS[game["winner"]], game["points"]) for game in case["games"]]


# -- what a record is ----


def test_acts_are_kept_in_canonical_words_and_throws_have_numbers():
    acts = (
        Act(who="server", move=Move("late 1 0")),
        Act(who=Chance.CHANCE, move=Move("dice 6 4")),
        Act(who=Seat.FIRST, move=Move("13-7, 24/20")),
    )
    record = settled(MatchRecord(length=5, acts=acts))
    assert [act.move for act in record.acts] == ["late 1 0", "dice 6 4", "24/20 13/7"]
    assert [act.roll for act in record.acts] == [0, 1, 0]


@pytest.mark.parametrize("form", FORMS)
def test_a_throw_that_was_annulled_leaves_a_gap_in_the_numbers(form):
    record = match_of(3)
    at = next(i for i, act in enumerate(record.acts) if act.roll == 4)
    acts = tuple(
        replace(act, roll=act.roll + 2) if i >= at and act.roll else act
        for i, act in enumerate(record.acts)
    )
    gapped = replace(record, acts=acts)
    assert back(gapped, form) == gapped


def test_a_result_that_is_not_that_of_the_acts_is_told():
    record = match_of(1)
    assert record.result
    assert record.result.reason == "score"
    false = replace(record, result=replace(record.result, score=(9, 9)))
    for form in FORMS:
        with pytest.raises(RecordError, match="by its acts"):
            back(false, form)


@pytest.mark.parametrize("form", FORMS)
def test_a_match_lost_on_time_says_so(form):
    record = match_of(3, generous=False, length=5)
    started = replace(record, acts=record.acts[:6], result=None)
    lost = replace(started, result=Result(winner=Seat.SECOND, reason="time", score=(0, 0)))
    assert back(lost, form) == lost


def test_a_match_that_was_never_begun_is_written_and_read():
    both = MatchRecord(length=7, acts=(Act(who="server", move=Move("late 5 4")),))
    record = settled(both)
    assert record.result == Result(winner=None, reason="late", score=(0, 0))
    for form in FORMS:
        assert back(record, form) == record


def test_a_game_played_here_becomes_a_match():
    line = "1. 44:; 2. 61: 13/7 8/7; roll; 3. 52: 13/8 24/22; points 0 1; double*; drop"
    game = Record(
        moves=(),
        acts=line,
        size=0,
        black="Ada",
        white="Bo",
        rules="backgammon",
        settings=("points=5",),
        result="0-1",
    )
    record = of_game(game)
    assert record.players == ("Ada", "Bo")
    assert record.result == Result(winner=Seat.SECOND, reason="decision", score=(1, 1))
    assert "[2] 3. 52: 24/22 13/8" in written(record, "text").splitlines()
    with pytest.raises(RecordError, match="act 2"):
        of_game(Record(moves=(), acts="1. 61: 13/8", size=0, rules="backgammon"))


# -- the known cases: cube, offers, orders, the director, lateness ----


def _acts_of(case):
    """The stream of a case: every act that was taken, with what was done without a letter."""
    table = table_for(case["length"])
    for who, what, taken, _ in case["acts"]:
        if not taken:
            continue
        before = table
        table, made = done(table, who, what)
        move = _move(before, who, what)
        if move:
            yield move
        for one in made:
            seat = SERVER if one.move == NO_PLAY else one.seat
            yield Act(who=seat, move=one.move, why="" if one.move == NO_PLAY else one.reason)


def _move(table, who, what):
    """The act itself; None for an order or a call, which are no part of a match."""
    match (who, what):
        case "dice", (one, other):
            return Act(who=Chance.CHANCE, move=Move(f"dice {one} {other}"))
        case "director", {"points": (first, second)}:
            return Act(who=DIRECTOR, move=Move(f"points {first} {second}"))
        case "server", {"late": (first, second)}:
            points = late_points(second), late_points(first)
            return Act(who=SERVER, move=Move(f"late {points[0]} {points[1]}"))
        case int(), str() if recognises(what):
            return Act(who=SEATS[who - 1], move=Move(what))
    return None


@pytest.mark.parametrize("form", FORMS)
def test_every_known_case_comes_back_from_every_format(form):
    lines = (TESTS / "data" / "match_cases.jsonl").read_text(encoding="utf-8").splitlines()
    for case in map(json.loads, lines):
        record = settled(MatchRecord(length=case["length"], acts=tuple(_acts_of(case))))
        last = last_of(record)
        assert list(last.score) == case["end"]["score"], case["id"]
        assert len(last.games) == len(case["end"]["games"])
        assert back(record, form) == record, case["id"]
