"""Position ID, Match ID and XGID: known answers, and what GNU Backgammon itself says."""

import pytest
from msgspec.structs import replace

from corr.games.backgammon.board import START
from corr.games.backgammon.ids import (
    board_with_id,
    match_id,
    match_with_xgid,
    position_id,
    with_match_id,
    xgid,
)
from corr.games.backgammon.match import Phase, started
from corr.games.rules import Seat
from corr.records.backgammon.model import replayed
from tests.records.backgammon import gnubg
from tests.records.backgammon.matches import match_of

installed = pytest.mark.skipif(not gnubg.PROGRAM, reason="GNU Backgammon is not installed")


def states(seeds):
    """States of matches, not all of them: every seventh, and each with a question to answer."""
    for seed in seeds:
        for number, (_, match) in enumerate(replayed(match_of(seed))):
            asked = match.phase in (Phase.ANSWER, Phase.RESIGNED, Phase.OPENING)
            if asked or number % 7 == 0:
                yield match


KEPT = (
    "length",
    "score",
    "cube",
    "crawford",
    "board",
    "phase",
    "turn",
    "owner",
    "dice",
    "offered",
)


def kept(match):
    """What an ID tells of a match."""
    return {key: getattr(match, key) for key in KEPT}


def as_told(match):
    """The match as an ID can tell it: not whether `roll` was said, nor which die was the first."""
    found = kept(match)
    found["dice"] = match.dice and tuple(sorted(match.dice, reverse=True))
    if match.phase is Phase.ROLL and match.may_use(match.turn):
        found["phase"] = Phase.CHOICE
    if match.phase is Phase.OPENING:
        found |= {"turn": None}
    return found


# Written by GNU Backgammon 1.07.001, doubled and resigned by its commands.
KNOWN = (
    ("QYnqADAAEAAE", {"cube": 2, "owner": Seat.FIRST, "turn": Seat.SECOND, "dice": (5, 2)}),
    ("cBHgACAAGAAA", {"phase": Phase.ANSWER, "turn": Seat.SECOND, "score": (2, 3), "length": 7}),
    ("cEHgACAAGAAA", {"phase": Phase.RESIGNED, "turn": Seat.SECOND, "offered": 2}),
    ("QQngACAAGAAA", {"cube": 2, "owner": Seat.FIRST, "turn": Seat.SECOND, "dice": None}),
    ("MIHqACAAGAAA", {"phase": Phase.PLAY, "turn": Seat.FIRST, "dice": (5, 2)}),
    ("8AngAGAAGAAE", {"crawford": True, "length": 7, "score": (6, 3)}),
)


@pytest.mark.parametrize(("text", "facts"), KNOWN)
def test_known_match_ids_are_read(text, facts):
    match = with_match_id(START, text)
    assert match is not None
    assert {key: getattr(match, key) for key in facts} == facts
    # The last character tells of Jacoby's rule, which holds in no match.
    assert match_id(match) == f"{text[:-1]}E"


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (
            "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:7:10",
            {"cube": 2, "owner": Seat.SECOND, "dice": (5, 2), "score": (2, 3), "length": 7},
        ),
        (
            "XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:6:3:1:7:10",
            {"crawford": True, "turn": Seat.SECOND, "score": (6, 3), "phase": Phase.ROLL},
        ),
        (
            "XGID=-b----E-C---eE---c-e----B-:1:-1:-1:D:0:0:0:5:10",
            {"phase": Phase.ANSWER, "cube": 2, "turn": Seat.SECOND},
        ),
    ],
)
def test_known_xgids_are_read_and_written(text, facts):
    match = match_with_xgid(text)
    assert match is not None
    assert {key: getattr(match, key) for key in facts} == facts
    assert xgid(match) == text


def test_every_state_comes_back_from_its_ids():
    for match in states(range(6)):
        seat = match.turn or Seat.FIRST
        board = board_with_id(position_id(match.seen(seat)))
        if match.phase is Phase.OVER:
            continue
        found = with_match_id(board, match_id(match))
        assert found is not None, match
        assert kept(found) == as_told(match)
        by_xgid = match_with_xgid(xgid(match))
        assert by_xgid is not None, match
        if match.phase is not Phase.RESIGNED:
            assert kept(by_xgid) == {**as_told(match), "dice": match.dice}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x" * 11,
        "x" * 13,
        "////////////",
        "QYnqADAAEAA=",
        "QYnqADAAEA-E",
        "AAAAAAAAAAAÄ",
    ],
)
def test_what_is_no_match_id_is_none(text):
    assert with_match_id(START, text) is None


@pytest.mark.parametrize(
    "text",
    [
        "XGID=",
        "-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:7",
        "XGID=-p----E-C---eE---c-e----B-:0:0:1:52:2:3:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:1:1:52:2:3:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:9:3:0:7:10",
        "XGID=Ab----E-C---eE---c-e----B-:0:0:1:52:2:3:0:7:10",
    ],
)
def test_what_is_no_xgid_is_none_or_is_one_without_its_end(text):
    found = match_with_xgid(text)
    assert (found is not None) is text.startswith("-b")


def test_a_cube_that_a_match_id_cannot_hold_is_refused():
    with pytest.raises(ValueError, match="65536"):
        match_id(replace(started(7), cube=65536))


@installed
def test_gnu_backgammon_reads_our_ids_and_writes_the_same(tmp_path):
    asked = [
        match
        for match in states(range(4))
        if match.phase in (Phase.CHOICE, Phase.ROLL, Phase.PLAY) and not match.opens
    ][:60]
    pairs = [f"{position_id(match.seen(match.turn))}:{match_id(match)}" for match in asked]
    assert len(pairs) == 60
    found = gnubg.asked(
        tmp_path,
        f"""
for pair in {pairs!r}:
    gnubg.command("set gnubgid " + pair)
    answers.append(gnubg.positionid() + ":" + gnubg.matchid())
""",
    )
    assert found == pairs


@installed
def test_gnu_backgammon_reads_our_xgids(tmp_path):
    """It takes who is to play for its player 1, wherever he sits."""
    asked = [
        match
        for match in states(range(4, 8))
        if match.phase in (Phase.CHOICE, Phase.PLAY) and not match.opens
    ][:60]
    found = gnubg.asked(
        tmp_path,
        f"""
for text in {[xgid(match) for match in asked]!r}:
    gnubg.command("set xgid " + text)
    answers.append((gnubg.positionid(), gnubg.matchid()))
""",
    )
    for match, (position, text) in zip(asked, found, strict=True):
        assert position == position_id(match.seen(match.turn))
        told = with_match_id(board_with_id(position), text)
        assert told is not None
        assert told.turn is Seat.SECOND
        own = match.turn is Seat.SECOND
        assert told.score == (match.score if own else match.score[::-1])
        owner = match.owner if own or match.owner is None else match.owner.other
        assert (told.cube, told.owner, told.length) == (match.cube, owner, match.length)
        assert told.dice == match.dice or set(told.dice) == set(match.dice)
