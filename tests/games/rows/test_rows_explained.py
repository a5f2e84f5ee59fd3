"""Why a game of rows ended as it did, said after it: where its last move does not show it."""

from corr.games.rules import Ending
from corr.mail.write.explain import explanation_lines
from corr.words.templates import ours
from tests.every import every
from tests.games.rows.laid import Played, free, with_captures
from tests.games.rows.test_rows_by_article import CROSS, IMPERFECT, OVERLINE, THREE, imperfect

VOICE = ours().voice("en")


def why(game: Played, ending: str = "") -> list[str]:
    outcome = game.position.outcome
    how = ending or outcome.ending
    found = game.rules.explanation(game.position, how, outcome.detail if outcome else "")
    return list(explanation_lines(found.said, VOICE)) if found else []


def labels(game: Played, ending: Ending) -> dict[str, str]:
    """The label of each point that has one."""
    picture = game.rules.explanation(game.position, ending, "").picture
    marks = (mark for mark in picture.marks if mark.label)
    return {picture.point(mark.column, mark.row): mark.label for mark in marks}


def test_a_double_three_is_named_with_both_threes_and_where_they_grow():
    game = free("ninuki", white=CROSS, turn="white").go("f6")
    assert why(game) == [
        "f6 made two open threes:",
        "- The three d6 e6 f6 can become an open four at c6 or g6.",
        "- The three f6 f7 f8 can become an open four at f5 or f9.",
    ]
    shown = labels(game, Ending.FORBIDDEN)
    stones = {"d6": "1", "e6": "1", "f7": "2", "f8": "2"}
    assert shown == stones | {"c6": "A", "g6": "B", "f5": "C", "f9": "D"}


def test_a_three_with_a_gap_grows_where_the_gap_is():
    game = free("ninuki", white=f"c6 e6 {THREE}", turn="white").go("f6")
    assert "- The three c6 e6 f6 can become an open four at d6." in why(game)


def test_three_threes_are_counted():
    game = free("ninuki", white=f"{CROSS} g5 h4", turn="white").go("f6")
    assert why(game)[0] == "f6 made three open threes:"
    assert len(why(game)) == 4


@every(
    "reply, said",
    [("t19", "t19 did not destroy it, so it won."), ("pass", "A pass destroys nothing")],
)
def test_a_five_that_stood_is_named_with_the_reply_that_did_not_break_it(reply, said):
    game = imperfect().go(reply)
    (told,) = why(game)
    assert told.startswith("d6 e6 f6 g6 h6 is a five. ")
    assert said in told
    shown = labels(game, Ending.FIVE)
    assert shown == dict.fromkeys(["d6", "e6", "f6", "g6", "h6"], "1")


def test_a_fifth_capture_that_came_too_late_is_told_as_that():
    stones = {"white": "d6 e6 f6 g6 d7 m6 n6", "black": "d8 l6"}
    game = with_captures("ninuki", "black", **stones, turn="white").go("h6").go("o6")
    (told,) = why(game)
    assert "o6 was the fifth capture (m6, n6), but did not destroy the five" in told


def test_a_capture_that_broke_the_five_and_was_the_fifth_is_told():
    game = with_captures("ninuki", "black", **IMPERFECT, turn="white").go("h6").go("d5")
    (told,) = why(game)
    assert told.startswith("d6 e6 f6 g6 h6 was a five. d5 destroyed it by capturing d6, d7")


def test_a_five_that_was_given_is_named_with_what_was_captured():
    game = free("ninuki", **OVERLINE, turn="black").go("d5")
    (told,) = why(game)
    assert told == (
        "d5 captured d6, d7, from a row of six or more. What was left of it, e6 f6 g6 h6 j6, is a "
        "five."
    )
    drawn = with_captures("ninuki", "black", **OVERLINE, turn="black").go("d5")
    assert why(drawn)[0].endswith("as that was the fifth capture, too, the game is a draw.")


def test_a_five_that_is_claimed_a_move_later_is_pointed_out():
    game = free("gomoku", black="c2 d2 e2 f2", turn="black", adjudication="claim").go("g2 o15")
    assert why(game, "five") == ["c2 d2 e2 f2 g2 is a five."]
    at_once = free("gomoku", black="c2 d2 e2 f2", turn="black", adjudication="claim").go("g2")
    assert why(at_once, "five") == []


def test_stones_that_were_removed_for_the_opponent_are_told_when_they_win():
    game = Played("pente", opening="free", captures="claimed")
    game.go("c4 c5 e4 c6 g4 e5 j4 e6 l4 g5 s1 g6 s3 j5 s5 j6 s7 l5 s9 l6")
    game.go("c7* a19 e7* d19 g7* g19 j7* k19 l7")
    assert game.result is None
    game.one("remove")
    assert game.result[1] == "captures"
    (told,) = why(game)
    assert told.startswith(
        "The stones that were left on the board and then removed, l5, l6, count"
    )


def test_what_the_last_move_shows_needs_no_explanation():
    five = free("ninuki", white="d6 e6 f6 g6", turn="white").go("h6")
    captured = with_captures("ninuki", "black", white="m6 n6", black="l6", turn="black").go("o6")
    pente = with_captures("pente", "black", white="m6 n6", black="l6", turn="black").go("o6")
    for game in (five, captured, pente):
        assert game.result is not None
        assert why(game) == []


@every("language", ["sv", "de", "et"])
def test_other_languages_say_the_same_points(language):
    game = free("ninuki", white=CROSS, turn="white").go("f6")
    found = game.rules.explanation(game.position, Ending.FORBIDDEN, "")
    lines = explanation_lines(found.said, ours().voice(language))
    assert len(lines) == 3
    assert "d6 e6 f6" in lines[1]
    assert "f5" in lines[2]
