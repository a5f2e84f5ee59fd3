"""Letters that say of a stone that it is a bomb or neutral, or how high it lies, in every way.

What is played cannot be changed: no ordinary stone is, while the letter has such a word beside it.
"""

import pytest

from tests.office import ANNA, BO, CAI, House
from tests.whole.test_variants_by_mail import house_of

PLAYED = {
    "gomoku_bomb": ("i10", "bomb i9"),
    "neutral": ("l11", "neutral k12"),
}
"""The moves before, and the stone that each letter means."""


def said(house, body):
    """The record's new words, the reason and the words of the answer to whoever is to move."""
    before, who = house.record(), house.seated(house.game().position.to_act)
    answer = house.say(who, body)
    return house.record().removeprefix(before).strip(), answer.reason, answer.to(who).words


def played(tmp_path, kind, body, moves="", **game):
    with house_of(tmp_path, kind, **game) as house:
        if moves or kind in PLAYED:
            house.play(moves or PLAYED[kind][0])
        return said(house, body)


@pytest.mark.parametrize(
    "body",
    [
        *("bomb i9", "bomb\ni9", "bomb:\ni9", "bomb: i9", "bomb-i9", "bomb - i9", "BOMB!! i9"),
        *("i9 bomb", "i9, bomb", "i9 (bomb)", "i9 - bomb", "i9\nbomb", "i9: bomb", "*bomb* i9"),
        *("bomb\n\n\ni9", "En bomb!\ni9", "pomm\ni9", "i9 (Bombe)", "i9, min bomb", "i9 pomm"),
        *("Hi Anna,\ni9 bomb\nBo", "My move: i9\nbomb", "3. i9 bomb", "i9, bomb. Thanks!"),
        *("i9 bomb; if g7 h10", "i9 bomb, draw?", "bomb i9\nTake that bomb!", "bomb i9?"),
    ],
)
def test_a_bomb_is_one_before_its_point_and_behind_it(tmp_path, body):
    assert played(tmp_path, "gomoku_bomb", body)[0] == "3.bomb i9"


@pytest.mark.parametrize(
    "body",
    [
        *("neutral\nk12", "neutral: k12", "k12 neutral", "k12, neutral", "k12 (neutral)"),
        *("k12\nneutral sten", "k12 neutraler Stein", "k12, neutraalne"),
    ],
)
def test_a_neutral_stone_is_one_before_its_point_and_behind_it(tmp_path, body):
    assert played(tmp_path, "neutral", body)[0] == "3.neutral k12"


@pytest.mark.parametrize(
    "body",
    [
        *("i9. bomb!", "bom i9", "i9 as a bomb", "i9 som bomb", "i9 als Bombe", "i9 bomb?"),
        *("my bomb goes to i9", "I play i9. Bomb!", "💣 i9", "i9\n💣", "bmob i9", "i9 = bomb"),
        *("i9\nbomb i9", "bomb i9\ni9", "bomb\nplease\ni9", "i9\n---\nbomb", "bomb i9, right?"),
    ],
)
def test_what_may_be_a_bomb_is_asked_about_as_one(tmp_path, body):
    new, reason, words = played(tmp_path, "gomoku_bomb", body)
    assert (new, reason) == ("", "unclear")
    assert "Did you mean bomb i9? Then answer: bomb i9" in words


@pytest.mark.parametrize(
    "body",
    [
        *("what a bomb of a move! i9", "i9\n\nNice bomb you had there!", "i9 (no bomb)"),
        *("Your bomb hurts.\n\ni9", "i9\n\nBest regards\nBo\n\nPS. a bomb of course"),
    ],
)
def test_a_word_farther_off_leaves_both_open(tmp_path, body):
    new, reason, words = played(tmp_path, "gomoku_bomb", body)
    assert (new, reason) == ("", "unclear")
    assert 'Did you mean "bomb i9" or "i9"?' in words


@pytest.mark.parametrize(
    "body",
    [
        *("i9; if g7 bomb h10", "note: bomb at g7 later\ni9", "i9\n---\nnice bomb", "i9\nBob"),
        *("i9\nmsg: what a bomb!", "Bob, i9", "i9\nComb your hair"),
    ],
)
def test_a_word_that_is_about_something_else_changes_nothing(tmp_path, body):
    assert played(tmp_path, "gomoku_bomb", body)[0] == "3.i9"


def test_of_two_points_both_are_bombs(tmp_path):
    words = played(tmp_path, "gomoku_bomb", "bomb i9 or j9")[2]
    assert 'Did you mean "bomb i9" or "bomb j9"?' in words


@pytest.mark.parametrize("body", ["i9\nj9\nbomb i9", "i9. bomb!\nj9"])
def test_no_other_move_is_played_while_one_is_asked_about(tmp_path, body):
    assert played(tmp_path, "gomoku_bomb", body)[:2] == ("", "unclear")


def test_a_message_that_is_the_word_goes_to_nobody(tmp_path):
    with house_of(tmp_path, "gomoku_bomb") as house:
        house.play("i10")
        answer = house.say(house.seated(house.game().position.to_act), "i9\n---\nbomb")
        assert len(answer.posts) == 1


def test_a_word_in_the_subject_counts(tmp_path):
    with house_of(tmp_path, "gomoku_bomb") as house:
        house.play("i10")
        who = house.seated(house.game().position.to_act)
        answer = house.say(who, "i9", subject="bomb")
        assert answer.reason == "unclear"


@pytest.mark.parametrize(
    ("body", "new"),
    [
        ("{name} {ply}. i9 (bomb)", "3.bomb i9"),
        ("{name} {ply}. i9\nbomb", "3.bomb i9"),
        ("{name} {ply}. i9. bomb!", ""),
        ("{name} {ply}. i9\n\nas a bomb", ""),
        ("{name}\nbomb\ni9", ""),
    ],
)
def test_a_word_counts_where_another_game_is_named(tmp_path, body, new):
    game = {"kind": "gomoku_bomb", "opening": "free"}
    with House(tmp_path, (ANNA, BO, CAI), game=game).start() as house:
        for number in (1, 2, 3):
            if house.seated(house.game(number).position.to_act, number) != ANNA:
                house.play("i10", number)
        numbers = (1, 2, 3)
        own, named = (n for n in numbers if house.seated(house.game(n).position.to_act, n) == ANNA)
        before, game = house.record(named), house.game(named)
        house.say(ANNA, body.format(name=game.id, ply=game.judge.ply(game.position)), own)
        assert house.record(named).removeprefix(before).strip() == new


def test_a_game_without_bombs_reads_its_letters_as_ever(tmp_path):
    assert played(tmp_path, "gomoku", "i9\nWhat a bomb!", "i10")[0] == "2.i9"


SPENT = "l11;bomb l9;m10"


@pytest.mark.parametrize("body", ["bomb", "bomb\nk11", "k11 as a bomb", "k11. bomb!"])
def test_a_bomb_that_is_spent_is_refused_in_every_way(tmp_path, body):
    assert played(tmp_path, "pente_bomb", body, SPENT)[:2] == ("", "no_bomb_left")


def test_who_has_no_bomb_left_may_speak_of_bombs(tmp_path):
    assert played(tmp_path, "pente_bomb", "k11\n\nNice bomb you had!", SPENT)[0] == "5.k11"


@pytest.mark.parametrize("body", ["bomb", "bomb pass", "Bomb!\n\nBest regards\nBo", "my bomb"])
def test_a_bomb_without_a_point_is_told_to_need_one(tmp_path, body):
    new, reason, words = played(tmp_path, "gomoku_bomb", body)
    assert (new, reason) == ("", "stone_without_point")
    assert "A bomb needs its point" in words
    assert "for instance: bomb " in words
    assert "ill or will be away" not in words


def test_a_neutral_stone_without_a_point_is_told_to_need_one(tmp_path):
    words = played(tmp_path, "neutral", "neutral")[2]
    assert "A neutral stone needs its point" in words


def test_whose_turn_it_is_not_is_told_that(tmp_path):
    with house_of(tmp_path, "gomoku_bomb") as house:
        house.play("i10")
        who = house.seated(house.game().position.to_act)
        house.say(who, "i9")
        assert house.say(who, "I meant the bomb!").reason == "not_your_turn"


@pytest.mark.parametrize(
    ("kind", "body", "said"),
    [
        ("neutral", "neutral i9", "Do you mean neutral h9 or neutral j9?"),
        ("neutral", "neutral\ni9", "Do you mean neutral h9 or neutral j9?"),
        ("neutral", "neutral R1U1", "it would be neutral l11."),
        ("gomoku_bomb", "bomb R1U1", "it would be bomb i9."),
        ("gomoku_bomb", "R1U1; if R2U2 R3U3", "it would be i9."),
    ],
)
def test_what_a_move_would_be_has_its_word(tmp_path, kind, body, said):
    new, _, words = played(tmp_path, kind, body)
    assert new == ""
    assert said in words


@pytest.mark.parametrize(
    ("first", "again", "reason"),
    [
        ("i9", "bomb i9", "kind_late"),
        ("i9", "i9\nbomb", "kind_late"),
        ("bomb i9", "i9", "already_played"),
        ("bomb i9", "bomb i9", "already_played"),
    ],
)
def test_a_bomb_cannot_be_sent_behind(tmp_path, first, again, reason):
    with house_of(tmp_path, "gomoku_bomb") as house:
        house.play("i10")
        who = house.seated(house.game().position.to_act)
        house.say(who, first)
        answer = house.say(who, again)
        assert answer.reason == reason
        told = "i9 was played as an ordinary stone, and a move cannot be changed"
        assert (told in answer.to(who).words) == (reason == "kind_late")


def test_a_letter_says_how_to_bomb_as_long_as_one_is_left(tmp_path):
    with house_of(tmp_path, "pente_bomb") as house:
        letter = house.play("l11").to(house.seated(house.game().position.to_act))
        assert 'Bombs left: you 1 (write "bomb h8"), ' in letter.words
        house.play("bomb l9;m10")
        letter = house.play("a1;b1").to(house.seated(house.game().position.to_act))
        assert "Bombs left: you 0, " in letter.words


@pytest.mark.parametrize(
    ("notation", "body", "stone"),
    [
        *[("relative", body, "bomb m11") for body in ("R2U1 bomb", "bomb\nR2U1", "bomb-R2U1")],
        *[("matrix", body, "bomb h12") for body in ("-22 bomb", "bomb\n-22", "BOMB!! -22")],
        *[("matrix", body, "bomb m9") for body in ("2,-1 bomb", "2-1 (bomb)")],
        *[("matrix", body, "") for body in ("bomb-22", "bomb - 22", "21. bomb")],
        *[("relative", body, "") for body in ("R2U1. Bomb!", "bomb i9")],
    ],
)
def test_a_word_goes_with_a_move_in_any_notation(tmp_path, notation, body, stone):
    with house_of(tmp_path, "pente_bomb") as house:
        house.play("l11")
        house.say(house.seated(house.game().position.to_act), f"set notation {notation}")
        assert said(house, body)[0] == (f"3.{stone}" if stone else "")


@pytest.mark.parametrize("body", ["k10 k11 bomb k12", "bomb k12", "k11 k12 bomb"])
def test_the_opening_has_no_bombs_whatever_is_written_before_them(tmp_path, body):
    with house_of(tmp_path, "pente_bomb", opening="swap3") as house:
        new, reason, words = said(house, body)
        assert (new, reason) == ("", "no_kind_yet")
        assert "Bombs may be played when the opening is over" in words


@pytest.mark.parametrize(
    "body", ["h8 (3)", "h8, level 3", "h8 on level 3", "h8 3", "h8, nivå 3", "h8 - Höhe 3"]
)
def test_a_height_behind_its_column_is_read(tmp_path, body):
    assert played(tmp_path, "renju3d", body, "h8")[0] == "3.h8/3"


@pytest.mark.parametrize("body", ["h8 (2)", "h8, level 2", "h8 2", "h8, höjd 2", "h8\nlevel 2"])
def test_a_wrong_height_is_answered_wherever_it_stands(tmp_path, body):
    new, reason, words = played(tmp_path, "renju3d", body, "h8")
    assert (new, reason) == ("", "wrong_level")
    assert "would now be stone number 3" in words


@pytest.mark.parametrize("body", ["R1U1/2", "11/2"])
def test_a_height_may_stand_behind_a_move_of_another_notation(tmp_path, body):
    assert "it would be i9/2." in played(tmp_path, "renju3d", body, "h8")[2]


@pytest.mark.parametrize(
    "text", ["h8, nivå två", "h8, level two", "h8 on level IV", "h8, höjd fyra"]
)
def test_a_height_that_cannot_be_read_is_asked_about(tmp_path, text):
    with house_of(tmp_path, "renju3d") as house:
        house.play("h8")
        record, who = house.record(), house.seated(house.game().position.to_act)
        assert "Did you mean h8" in house.say(who, text).to(who).words
        assert house.record() == record
