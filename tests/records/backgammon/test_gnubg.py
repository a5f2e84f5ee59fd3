"""GNU Backgammon reads what we wrote: the same games, positions, scores and winners."""

import pytest

from corr.games.backgammon.acts import NO_PLAY
from corr.games.backgammon.ids import position_id
from corr.games.backgammon.notation import is_play
from corr.games.rules import Seat
from corr.records.backgammon import files
from corr.records.backgammon.model import begun, replayed
from tests.records.backgammon import gnubg
from tests.records.backgammon.matches import match_of

pytestmark = pytest.mark.skipif(not gnubg.PROGRAM, reason="GNU Backgammon is not installed")

PLAYERS = {Seat.FIRST: "X", Seat.SECOND: "O"}


def expected(record):
    """What GNU Backgammon should tell of a match: each game's facts, and its acts."""
    games, acts, before = [], [], begun(record)
    score, crawford = before.score, before.crawford
    for act, match in replayed(record):
        if not before.begun:
            score, crawford = before.score, before.crawford
        if act.move in ("double", "take", "drop"):
            acts.append((act.move, PLAYERS[act.who], None, None))
        elif act.move == NO_PLAY or is_play(act.move):
            board = position_id(before.seen(before.turn))
            acts.append(("move", PLAYERS[before.turn], tuple(sorted(before.dice)), board))
        if len(match.games) > len(before.games):
            won = match.games[-1]
            resigned = won.reason == "resignation"
            games.append(
                (
                    *score,
                    _marked(crawford, score, record.length),
                    PLAYERS[won.winner],
                    won.points,
                    resigned,
                    acts,
                )
            )
            acts = []
        before = match
    if before.begun:
        marked = _marked(crawford, score, record.length)
        games.append((*score, marked, None, None, False, acts))
    return games


def _marked(crawford, score, length):
    """Whether a game is marked; where both lack a point, its `.mat` and its SGF disagree."""
    return crawford and set(score) != {length - 1}


def told(match):
    """The same of what it has read."""
    games = []
    for game in match["games"]:
        info = game["info"]
        score, length = (info["score-X"], info["score-O"]), match["match-info"]["match-length"]
        acts = [
            (
                act["action"],
                act["player"],
                tuple(sorted(act["dice"])) if "dice" in act else None,
                act["board"] if act["action"] == "move" else None,
            )
            for act in game["game"]
            if act["action"] not in ("resign", "set")  # dice that nothing was played with
        ]
        games.append(
            (
                info["score-X"],
                info["score-O"],
                _marked(info.get("crawford", False), score, length),
                info["winner"],
                info.get("points-won"),
                info.get("resigned", False),
                acts,
            )
        )
    return games


def compared(folder, seeds):
    records = [match_of(seed) for seed in seeds]
    for form in ("mat", "sgf"):
        names = []
        for number, record in enumerate(records):
            names.append(folder / f"{number}.{form}")
            names[-1].write_text(files.written(record, form), encoding="utf-8")
        found = gnubg.matches(folder, form, names)
        for seed, record, match in zip(seeds, records, found, strict=True):
            if not expected(record):
                continue  # a match that ended before its first throw is none for it
            assert match["match-info"]["match-length"] == record.length, (form, seed)
            assert told(match) == expected(record), (form, seed)


def test_gnu_backgammon_reads_our_matches(tmp_path):
    compared(tmp_path, range(20))


def test_a_match_that_goes_through_gnu_backgammon_comes_back_whole(tmp_path):
    """What it has no place for stands in comments, which it keeps in both of its forms."""
    records = [match for match in map(match_of, range(20, 30)) if expected(match)]
    for number, record in enumerate(records):
        text = files.written(record, "mat")
        (tmp_path / f"{number}.mat").write_text(text, encoding="utf-8")
    gnubg.asked(
        tmp_path,
        f"""
for number in range({len(records)}):
    name = {str(tmp_path)!r} + "/%d" % number
    gnubg.command("import mat " + name + ".mat")
    gnubg.command("save match " + name + "-out.sgf")
    gnubg.command("export match mat " + name + "-out.mat")
""",
    )
    for number, record in enumerate(records):
        for form in ("mat", "sgf"):
            data = (tmp_path / f"{number}-out.{form}").read_bytes()
            assert files.read_match(data, form) == record, (form, number)


@pytest.mark.long
def test_gnu_backgammon_reads_200_of_our_matches(tmp_path):
    compared(tmp_path, range(1000, 1200))
