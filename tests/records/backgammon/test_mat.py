"""The small differences of the programs that write `.mat`, and what is wrong in a file."""

import pytest

from corr.games.rules import Seat
from corr.records.backgammon import mat
from corr.records.backgammon.files import read_match, recognised, written
from corr.records.backgammon.model import last_of
from corr.records.model import RecordError

XG = """; [Site "eXtreme Gammon"]
; [Match ID "238991235"]
; [Player 1 "Ken"]
; [Player 2 "XG: Intermediate"]
; [Player 1 Elo "1600.00/0"]
; [EventDate "2022.12.24"]
; [Variation "Backgammon"]
; [Crawford "On"]
; [CubeLimit "1024"]

3 point match

Game 1
Ken : 0                              XG_ Intermediate : 0
 1)                                  15: 24/23 13/8
 2) 31: 8/5 6/5                      42: 8/4 6/4
 3)  Doubles => 2                     Takes
 4) 53: 8/3 6/3                       Doubles => 4
 5)  Drops                            Wins 2 points

Game 2
Ken : 0                              XG_ Intermediate : 2
 1) 31: 8/5 6/5                      62: 24/18 13/11
 2)  Losses 1 point                   Wins 1 point and the match
"""


def acts(text):
    return [act.move for act in mat.read(text).acts]


def game(*rows, length=5, score=(0, 0)):
    head = f" {length} point match\n\n Game 1\n Ann : {score[0]}       Bo : {score[1]}\n"
    return head + "\n".join(rows) + "\n"


def test_what_extreme_gammon_writes_is_read():
    record = mat.read(XG)
    assert record.players == ("Ken", "XG: Intermediate")
    assert (record.id, record.date, record.length) == ("238991235", "2022-12-24", 3)
    assert [(won.winner, won.points, won.reason) for won in last_of(record).games] == [
        (Seat.SECOND, 2, "drop"),
        (Seat.SECOND, 1, "resignation"),
    ]
    assert record.result
    assert record.result.score == (0, 3)
    assert mat.read(written(record, "mat")) == record


@pytest.mark.parametrize(
    ("row", "play"),
    [
        ("  1) 52: 13/8 24/22", "24/22 13/8"),
        ("  1) 25: 24/22 13/8", "24/22 13/8"),
        ("1) 52: 13-8, 24-22", "24/22 13/8"),
        ("  1) 52: 13/6", "13/6"),
        ("  1) 31: 8/5 6/5", "8/5 6/5"),
        ("  1) 31:8/5 6/5 $", "8/5 6/5"),
        ("  1. 31: 8/5 6/5!", "8/5 6/5"),
    ],
)
def test_plays_are_read_in_any_notation(row, play):
    assert acts(game(row))[-1] == play


def test_the_bar_is_a_number_or_a_word():
    for bar in ("25/21", "bar/21", "Bar-21", "b/21"):
        rows = ("  1) 31: 24/20                  43: 13/9 8/5*", f"  2) 42: {bar} 24/22")
        assert acts(game(*rows))[-1] == "bar/21 24/22"


def test_a_turn_in_which_nothing_can_be_played_is_written_in_many_ways():
    start = (
        "  1) 31: 8/5 6/5                 11: 24/22 6/5(2)",
        "  2) 55: 8/3(2) 6/1*(2)",
    )
    for nothing in ("66: Cannot Move", "66:", "66: cannot move ", "66: No move"):
        rows = (start[0], f"{start[1]}           {nothing}")
        found = acts(game(*rows))
        assert found[-1] == "no play", nothing


@pytest.mark.parametrize(
    ("play", "meant"),
    [("8/5", "8/6/5"), ("8/7*/5", "8/7*/5"), ("8/5*", None), ("8/7 7/5", "8/7*/5")],
)
def test_an_unstarred_play_that_could_hit_on_its_way_hits_nothing(play, meant):
    rows = ("  1) 31: 8/5 6/5              62: 24/18 13/11", f"  2) 21: {play}")
    if meant is None:
        with pytest.raises(RecordError, match="nothing is hit there"):
            acts(game(*rows))
    else:
        assert acts(game(*rows))[-1] == meant


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        (game("  1) 31: 8/5 6/4"), "line 5", "game 1, roll 1: 31: 8/5 6/4"),
        (game("  1) 31: ????"), "line 5", "does not tell a legal play"),
        (game("  1) 31: Illegal play"), "line 5", "does not tell a legal play"),
        (game("  1) 31: 8/5"), "line 5", "more dice can be played"),
        (game("  1) 33: 8/5(2) 6/3(2)"), "line 5", "opens no game"),
        (game("  1) 31: 8/5 6/5    Beavers"), "line 5", "no such act"),
        (game("  1) 31: 8/5 6/5    Doubles => 8"), "line 5", "the cube is at 1"),
        (game("  1) Doubles => 2"), "line 5", "no act|other's turn|throw"),
        (game("  1) 31: 8/5 6/5", "  hello"), "line 6", "neither dice nor a word"),
        (game("  1) 31: 8/5 6/5", "   Wins 5 points"), "line 6", "5 points were won"),
        (game("  1) 31: 8/5 6/5", " Game 2", " Ann : 0    Bo : 1"), "line 7", "has not ended"),
        (game("  1) 31:", "  2) 42: 8/4 6/4"), "line 5", "the play is missing"),
        (game("    Wins 1 point"), "line 5", "nothing has been thrown"),
        (" 0 point match\n", "line 1", "session"),
        ("Unlimited game\n", "line 1", "session"),
        ("hello\n", "line 1", "7 point match"),
        ("", "line 1", "7 point match"),
        (" 3 point match\n\n Game 1\n Ann 0 Bo 0\n", "line 4", "both players"),
        (" 3 point match\n\n Game 1\n Ann : 3   Bo : 0\n", "line 4", "no match to 3"),
        ('; [Variation "Nackgammon"]\n 3 point match\n', "line 1", "not backgammon"),
        ("; Set Pos=abc\n 3 point match\n", "line 1", "set up"),
        ("; corr record 1\n; corr nonsense\n 3 point match\n Game 1\n", "line", "nothing|Game"),
        (" 3 point match\n" + "x" * 2000, "line 2", "characters"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text, where, why):
    with pytest.raises(RecordError, match=why) as told:
        mat.read(text)
    assert told.value.where.startswith(where)


def test_an_illegal_play_of_a_later_game_is_told_with_its_game_and_roll():
    rows = (
        "  1) 31: 8/5 6/5                  Doubles => 2",
        "  2)  Drops                       Wins 1 point",
        " Game 2",
        " Ann : 0    Bo : 1",
        "  1) 31: 8/5 6/5                 61: 13/7 8/6",
    )
    with pytest.raises(RecordError, match="line 9: game 2, roll 3: 61: 13/7 8/6"):
        mat.read(game(*rows))


def test_points_between_the_headers_are_the_directors_and_those_before_game_1_the_score():
    rows = (
        "  1) 31: 8/5 6/5                  Doubles => 2",
        "  2)  Drops                       Wins 1 point",
        " Game 2",
        " Ann : 4    Bo : 2",
        "  1) 31: 8/5 6/5                 61: 13/7 8/7",
    )
    record = mat.read(game(*rows, score=(2, 1)))
    assert record.score == (2, 1)
    assert "points 2 0" in [act.move for act in record.acts]
    assert last_of(record).crawford
    assert mat.read(written(record, "mat")) == record


def test_a_crawford_game_from_the_start_has_no_double():
    rows = ("  1) 31: 8/5 6/5                  Doubles => 2",)
    with pytest.raises(RecordError, match="Crawford game"):
        mat.read(game(*rows, score=(4, 0)))


def test_a_game_may_be_resigned_in_the_others_turn_as_programs_allow():
    for rows in (
        ("  1) 31: 8/5 6/5                 61: 13/7 8/7", "   Wins 2 points"),
        ("  1) 31: 8/5 6/5                 61: 13/7 8/7", f"{'':40}Wins 2 points"),
        ("  1) 31: 8/5 6/5                 61: 13/7 8/7", "  2) 42:", f"{'':40}Wins 3 points"),
    ):
        record = mat.read(game(*rows))
        won = last_of(record).games[-1]
        assert won.reason == "resignation"
        for form in ("mat", "sgf", "text", "json"):
            assert read_match(written(record, form).encode(), form) == record


def test_points_cut_at_the_length_of_the_match_are_taken():
    rows = ("  1) 31: 8/5 6/5                 61: 13/7 8/7", "      Wins 1 point and the match")
    record = mat.read(game(*rows, score=(4, 0)))
    assert record.result
    assert record.result.score == (5, 0)


def test_a_file_is_known_in_spite_of_its_comments():
    assert recognised(XG.encode()) == "mat"
    assert recognised(b'\xef\xbb\xbf; [Player 1 "Ann"]\r\n' + b"; x\r\n" * 2000) == "mat"


def test_dice_of_which_nothing_is_said_are_marked_where_asked():
    data = game("  1) 31: 8/5 6/5").encode()
    assert read_match(data, "mat").dice == ""
    assert read_match(data, "mat", manual=True).dice == "manual"


def test_text_of_windows_programs_is_read():
    data = game("  1) 31: 8/5 6/5").replace("Ann", "Åsa").encode("cp1252")
    assert read_match(data, "mat").players == ("Åsa", "Bo")
