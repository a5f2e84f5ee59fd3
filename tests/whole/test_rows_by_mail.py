"""Gomoku, pente, keryo and ninuki played by letter: what is asked, taken, refused and told."""

import re

import pytest

from corr.games.rules import Seat
from corr.tournament.spec.spec import spec_from_tables
from corr.tournament.spec.spec_text import spec_text
from tests.commands import corr
from tests.office import EVENT, House, event_tables

LANGUAGES = {"languages": ["en", "sv"]}


def house_of(folder, kind, opening, **game):
    """A running event of a game for two."""
    house = House(folder, game={"kind": kind, "opening": opening, **game}, event=LANGUAGES)
    return house.start()


@pytest.fixture
def gomoku(tmp_path):
    with house_of(tmp_path, "gomoku", "swap2") as house:
        yield house


@pytest.fixture
def pente(tmp_path):
    with house_of(tmp_path, "pente", "tournament1") as house:
        yield house


# -- gomoku ----


def test_swap2_with_two_more_stones_is_played_by_letter(gomoku):
    gomoku.play("h8 i9 j10;g7 f6;White, k10;k11;pass;l12, draw?")
    assert gomoku.record() == ("1.h8 2.i9 3.j10 4.g7 5.f6 [white] 6.k10 7.k11 8.pass 9.l12")
    assert gomoku.game().draw_offer is not None


def test_the_chooser_is_told_of_all_ways_and_taps_a_colour(gomoku):
    letter = gomoku.play("h8 i9 j10").to(gomoku.second)
    assert 'answer "black" or "white". Or place stone 4 (white) and stone 5' in letter.words
    assert "I will be white" in letter.html


@pytest.mark.parametrize(
    ("moves", "body", "code", "said"),
    [
        ("", "h8 i9", "stone_count", "Now 3 stones are to be placed, and your line has 2"),
        ("", "h8 i9 i9", "twice", "i9 is named twice"),
        ("", "pass", "no_pass", "Nobody can pass before the opening is over"),
        ("h8 i9 j10", "g7", "unclear", "g7"),
        ("h8 i9 j10", "g7 f6 e5", "stone_count", "Now 2 stones are to be placed"),
        ("h8 i9 j10", "black, g7", "not_yours_after", "it is no longer your turn"),
        ("h8 i9 j10;white, k10", "k10", "occupied", "There is already a stone on k10"),
        ("h8 i9 j10;white, k10", "h8", "already_played", "already played: move 1"),
        ("h8 i9 j10;white, k10", "a16", "off_board", "a16 is not on the board"),
        ("h8 i9 j10;white, k10", "white", "no_choice_now", "That cannot be chosen now"),
    ],
)
def test_what_cannot_be_is_answered_and_changes_nothing(gomoku, moves, body, code, said):
    if moves:
        gomoku.play(moves)
    record, who = gomoku.record(), gomoku.seated(gomoku.game().position.to_act)
    answer = gomoku.say(who, body)
    assert answer.reason == code
    assert said in answer.to(who).words
    assert gomoku.record() == record


def test_move_3_of_the_russian_rule_is_asked_for_outside_the_zone(tmp_path):
    with house_of(tmp_path, "gomoku", "russian") as house:
        house.play("a1")
        letter = house.newest(house.first)
        assert "outside the central 5 x 5 square, f6 to j10" in letter.words
        assert 'i9"' not in letter.html  # the zone cannot be tapped
        answer = house.say(house.first, "i9")
        assert answer.reason == "inside_zone"
        assert "i9 lies inside the central 5 x 5 square" in answer.to(house.first).words
        house.play("k11")
        assert house.record() == "1.h8 2.a1 3.k11"


def test_six_in_a_row_win_nothing_where_five_are_asked_for(gomoku):
    gomoku.play("a1 h8 b1;black;o15;c1;n14;d1;m13;f1;l12;e1")
    assert gomoku.game().result is None
    gomoku.play("k11")
    assert gomoku.game().result.ending == "five"


def test_five_is_claimed_where_it_has_to_be(tmp_path):
    with house_of(tmp_path, "gomoku", "swap1", adjudication="claim") as house:
        house.play("a1 h8 b1;black;o15;c1;n14;d1;m13;e1;l12")
        assert house.game().result is None
        assert "five" not in house.newest(house.seated(house.game().position.to_act)).title
        house.say(house.seated(house.game().position.to_act), "claim five")
        assert house.game().result.ending == "five"


@pytest.mark.parametrize("size", [15, 19])
def test_the_board_has_the_size_of_the_event(tmp_path, size):
    with house_of(tmp_path, "gomoku", "swap1", size=size) as house:
        letter = house.newest(house.first)
        assert f"{size}  ." in letter.text
        columns = next(line for line in letter.text.splitlines() if line.startswith("    a b c"))
        assert columns.split()[-1] == ("o" if size == 15 else "t")
        assert ("i" in columns) is (size == 15)
        rules = house.say(house.first, "rules").to(house.first)
        assert f"The board has {size} x {size} points" in rules.words


# -- pente ----


def test_captured_stones_are_told_counted_and_pointed_out(pente):
    pente.play("l11;n10;m12;j10;h9;n12;l10;j12;l12;m11;k12;k9")
    anna = pente.seated(pente.game().position.to_act)
    bo = pente.seated(pente.game().position.to_act.other)
    letter = pente.say(anna, "h10").to(bo)
    name = anna.partition("@")[0].title()
    assert f"{name} played h10 and captured j10, k10." in letter.words
    assert "Just captured: j10, k10." in letter.words
    assert f"Captured: you 0, {name} 2." in letter.words
    assert " : " in letter.text
    assert "Just captured: j10, k10." in letter.html
    assert pente.record().endswith("13.k9 14.h10*")
    assert "(* = captured)" in letter.words


def test_white_begins_and_has_the_odd_moves(pente):
    record = pente.say(pente.second, "record").to(pente.second)
    assert pente.game().judge.colour(pente.game().position, Seat.FIRST) == "white"
    assert "White: " in record.words


def test_the_letter_i_is_asked_about_and_never_guessed(pente):
    answer = pente.say(pente.second, "i9")
    assert answer.reason == "no_column_i"
    assert "Do you mean h9 or j9?" in answer.to(pente.second).words
    assert pente.record() == "1.k10"


def test_a_wrong_asterisk_is_told_and_the_move_stands(pente):
    answer = pente.say(pente.second, "l11*").to(pente.second)
    assert "it captured nothing. The move was played all the same." in answer.words
    assert pente.record() == "1.k10 2.l11"


def test_no_sentence_speaks_of_what_the_game_has_not(pente):
    for body in ("rules", "help"):
        told = pente.say(pente.second, body).to(pente.second).words.lower()
        assert not re.search(r"fifth move|forbidden (move|to)|renju|\bi9\b|\bi10\b", told), body
    file = pente.folder / "event.toml"
    file.write_text(spec_text(pente.office.folder.contest(EVENT).spec, {}))
    done = corr(pente.folder, "event", "check", str(file))
    assert done.status == 0, done.err
    assert not re.search(r"fifth|forbidden (move|to)|overline", done.out)


def test_claimed_captures_stay_until_somebody_says_so(tmp_path):
    with house_of(tmp_path, "pente", "free", captures="claimed") as house:
        house.play("l10;a1;m10;n10")
        assert house.game().position.taken_by(1) == 0
        answer = house.play("remove, a2")
        assert house.record() == "1.k10 2.l10 3.a1 4.m10 5.n10 [remove] 6.a2"
        assert house.game().position.captured == (2, 0)
        told = answer.to(house.first).words
        assert "had l10, m10 removed and played a2" in told
        house.play("b1*")
        assert "removed" not in house.record().split("6.a2")[1]


def test_the_swedish_code_knows_no_pass_and_no_agreed_draw(tmp_path):
    with house_of(tmp_path, "keryo", "tournament1", code="swedish") as house:
        house.play("l11;n10")
        who = house.seated(house.game().position.to_act)
        assert house.say(who, "pass").reason == "no_pass_here"
        refused = house.say(who, "m12, draw?")
        assert "no draw by agreement" in refused.to(who).words
        assert house.game().draw_offer is None
        assert "nobody may pass" in house.say(who, "rules").to(who).words


# -- notations ----


def test_a_player_writes_and_reads_the_notation_that_he_has_set(pente):
    pente.say(pente.second, "set notation relative")
    done = pente.say(pente.second, "R1U1")
    assert pente.record() == "1.k10 2.l11"
    assert "You played R1U1." in done.to(pente.second).words
    assert "played l11." in done.to(pente.first).words
    answer = pente.play("n10").to(pente.second)
    assert "Moves so far: 1.0 2.R1U1 3.R3" in answer.words
    assert "body=R9U9" in answer.html


def test_who_plays_such_a_game_is_told_how_a_notation_is_set(pente, tmp_path):
    for question in ("help", "settings"):
        told = pente.say(pente.second, question).to(pente.second)
        assert "set notation relative" in told.words, question
    folder = tmp_path / "renju"
    folder.mkdir()
    with House(folder, event=LANGUAGES).start() as renju:
        reader = renju.seated(renju.game().position.to_act)
        for question in ("help", "settings"):
            told = renju.say(reader, question).to(reader)
            assert "notation" not in told.words, question


def test_a_minus_sign_is_part_of_the_move(pente):
    pente.say(pente.second, "set notation matrix")
    pente.say(pente.second, "-22")
    assert pente.record() == "1.k10 2.h12"


def test_a_point_of_another_notation_is_answered_and_not_guessed(pente):
    pente.say(pente.second, "set notation relative")
    assert pente.say(pente.second, "m12").state == "refused"
    assert pente.say(pente.second, "R10").state == "refused"
    pente.say(pente.second, "L2")
    assert pente.record() == "1.k10 2.h10"


def test_moves_in_advance_are_read_in_the_notation_too(pente):
    pente.say(pente.second, "set notation relative")
    pente.say(pente.second, "R1U1; if R3 then R2U2")
    pente.play("n10")
    assert pente.record() == "1.k10 2.l11 3.n10 4.m12"


# -- no other game's ranking ----


def test_an_event_of_another_game_counts_for_no_renju_level():
    tables = event_tables(game={"kind": "gomoku", "opening": "swap2"})
    assert not spec_from_tables(tables, "event.toml").ranking.counts
