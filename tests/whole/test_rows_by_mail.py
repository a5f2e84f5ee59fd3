"""Gomoku, pente, keryo and ninuki played by letter: what is asked, taken, refused and told."""

import re

import pytest
from msgspec.structs import replace

from corr.games.rows.acts import NOTATIONS
from corr.games.rules import Seat
from corr.mail.write.rules import help_on
from corr.service.desk.rulings import rule_game
from corr.tournament.spec.spec import GamePart, spec_from_tables
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
        ("h8 i9 j10", "g7", "colour_or_two", "A single stone is neither."),
        ("h8 i9 j10", "g7", "colour_or_two", 'write "white, g7"'),
        ("h8 i9 j10", "pass", "no_pass", "Nobody can pass before the opening is over"),
        ("", "draw?", "no_draw_in_opening", "only once the opening is over"),
        ("", "t19 h8 i9", "off_board", "t19 is not on the board"),
        ("", "-22 11 00", "other_notation", "Read as numbers, it would be f10 i9 h8."),
        ("h8 i9 j10;white, k10", "-22", "other_notation", "Read as numbers, it would be f10."),
        ("h8 i9 j10;white, k10", "R2U1", "other_notation", "as steps from the centre, it would"),
        ("h8 i9 j10;white, k10", "draw?", "draw_needs_move", "offered together with a move"),
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


# -- claimed captures: what is removed, and asterisks that come late ----

TO_EIGHT = (
    "c4;c5;e4;c6;g4;e5;j4;e6;l4;g5;s1;g6;s3;j5;s5;j6;s7;l5;s9;l6;"
    "c7*;a19;e7*;d19;g7*;g19;j7*;k19;l7"
)
"""Black has captured eight stones, and has left l5 and l6 with the last move."""


@pytest.fixture
def claimed(tmp_path):
    with house_of(tmp_path, "pente", "free", captures="claimed") as house:
        yield house


@pytest.mark.parametrize("body", ["remove", "remove, a2", "remove\na2, draw?", "remove, z99"])
def test_a_removal_that_ends_the_game_needs_no_move_behind_it(claimed, body):
    claimed.play(TO_EIGHT)
    mover = claimed.seated(claimed.game().position.to_act)
    answer = claimed.say(mover, body)
    assert claimed.game().result.ending == "captures"
    assert claimed.record().endswith("30.l7 [remove]")
    assert claimed.game().draw_offer is None
    told = answer.to(mover).words
    assert "The stones that were left on the board and then removed, l5, l6, count" in told
    if body == "remove":
        assert "Please note" not in told
    else:
        point = "z99" if "z99" in body else "a2"
        assert f'Your "{point}" was not needed and was not played.' in told
        assert "Please note: You wrote:" in told


def test_a_removal_alone_is_done_and_the_move_is_waited_for(claimed):
    claimed.play("l10;a1;m10;n10")
    mover = claimed.seated(claimed.game().position.to_act)
    told = claimed.say(mover, "remove").to(mover).words
    assert "You had l10, m10 removed. Your move 6, by" in told
    for body in ("remove", "remove, a2"):
        again = claimed.say(mover, body)
        assert again.reason == "removed_already"
        assert "They are removed already. Now it is your move" in again.to(mover).words
    assert claimed.say(mover, "a2").state == "handled"
    assert claimed.record().endswith("5.n10 [remove] 6.a2")


def test_an_asterisk_that_was_forgotten_cannot_be_sent_behind(claimed):
    claimed.play("l10;a1;m10")
    mover = claimed.seated(claimed.game().position.to_act)
    asked = claimed.newest(mover)
    claimed.say(mover, "n10")
    for raw in (claimed.reply(mover, "n10*"), claimed.compose(mover, "n10*", asked)):
        answer = claimed.give(raw)
        assert answer.reason == "asterisk_late"
        assert "n10 was played without an asterisk" in answer.to(mover).words
    assert claimed.say(mover, "n10").reason == "already_played"
    assert claimed.game().position.captured == (0, 0)


def test_a_move_that_captured_is_already_played_with_and_without_its_asterisk(claimed):
    claimed.play("l10;a1;m10")
    mover = claimed.seated(claimed.game().position.to_act)
    asked = claimed.newest(mover)
    claimed.say(mover, "n10*")
    for text in ("n10", "n10*"):
        for raw in (claimed.reply(mover, text), claimed.compose(mover, text, asked)):
            answer = claimed.give(raw)
            assert answer.reason == "already_played", text
            assert "Your n10* has arrived" in answer.to(mover).words
    claimed.play("a2")
    assert claimed.say(mover, "n10*").reason == "already_played"
    assert claimed.game().position.captured == (2, 0)


def test_moves_in_advance_wait_for_the_very_capture_that_they_name(claimed):
    claimed.play("l10;a1;m10")
    other = claimed.seated(claimed.game().position.to_act.other)
    claimed.say(other, "if n10 then a2")
    claimed.play("n10*")
    assert claimed.record().endswith("5.n10*")  # with the asterisk it is another position


def test_a_wrong_asterisk_is_told_of_a_move_that_ends_the_game_too(pente):
    pente.play("a1;k13;c1;k11;e1;k12;g1")
    mover = pente.seated(pente.game().position.to_act)
    told = pente.say(mover, "k14*").to(mover).words
    assert pente.game().result.ending == "five"
    assert "it captured nothing" in told


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("gomoku", "In this game no stones are captured"),
        ("pente", "the program itself takes captured stones off"),
    ],
)
def test_whoever_asks_to_remove_where_nothing_is_to_be_asked_is_told_why(tmp_path, kind, said):
    with house_of(tmp_path, kind, "free") as house:
        house.play("a1")
        mover, record = house.seated(house.game().position.to_act), house.record()
        answer = house.say(mover, "remove")
        assert answer.reason == "no_remove"
        assert said in answer.to(mover).words
        assert house.record() == record


# -- notations, draws in the opening ----


@pytest.mark.parametrize(
    ("kind", "opening", "move"),
    [("pente", "tournament1", "a1"), ("gomoku", "swap2", "h8 i9 j10"), ("gomoku", "free", "a1")],
)
def test_a_draw_that_is_offered_in_the_opening_is_none_and_the_stones_stand(
    tmp_path, kind, opening, move
):
    with house_of(tmp_path, kind, opening) as house:
        mover = house.seated(house.game().position.to_act)
        assert f"{move.split()[0]}, draw?" not in house.newest(mover).words
        answer = house.say(mover, f"{move}, draw?")
        assert house.game().draw_offer is None
        assert house.game().position.number == 1
        assert "A draw can be offered only once the opening is over." in answer.to(mover).words


@pytest.mark.parametrize(
    ("notation", "body", "said"),
    [
        ("relative", "m12", "Read as letter and number, it would be R2U2."),
        ("relative", "-22", "Read as numbers, it would be L2U2."),
        ("matrix", "R2U1", "Read as steps from the centre, it would be 21."),
        (
            "matrix",
            "L2",
            "number, it would be 1-8. Read as steps from the centre, it would be -20",
        ),
    ],
)
def test_a_move_of_another_notation_is_answered_with_what_it_would_be(pente, notation, body, said):
    mover = pente.second
    pente.say(mover, f"set notation {notation}")
    answer = pente.say(mover, body)
    assert answer.reason == "other_notation"
    assert said in answer.to(mover).words
    assert pente.record() == "1.k10"


def test_an_answer_names_points_as_its_reader_writes_them(pente):
    pente.say(pente.second, "set notation relative")
    taken = pente.say(pente.second, "0").to(pente.second).words
    assert "There is already a stone on 0." in taken
    two = pente.say(pente.second, "R1U1 R2").to(pente.second)
    assert 'Did you mean "R1U1" or "R2"?' in two.words
    assert "body=R1U1" in two.html
    pente.say(pente.second, "L9")
    inside = pente.say(pente.first, "l11").to(pente.first).words
    assert "l11 lies inside the central 5 x 5 square, h8 to m12." in inside


@pytest.mark.parametrize("code", ["pass", "draw?"])
def test_under_the_swedish_code_both_are_answered_in_swedish(tmp_path, code):
    members = "name,email,language\nAnna,anna@players.test,sv\nBo,bo@players.test,sv\n"
    game = {"kind": "pente", "opening": "free", "code": "swedish"}
    with House(tmp_path, members=members, game=game, event=LANGUAGES).start() as house:
        mover = house.seated(house.game().position.to_act)
        swedish = {"pass": "avstå", "draw?": "remi?"}[code]
        told = house.say(mover, swedish).to(mover).words
        said = {"pass": "kan man inte avstå", "draw?": "inte komma överens om remi"}[code]
        assert said in told
        assert "Inget har ändrats på brädet" in told


@pytest.mark.parametrize("kind", ["pente", "ninuki", "anti_pente"])
def test_rules_and_help_under_the_swedish_code_teach_no_pass_and_no_draw_offer(tmp_path, kind):
    own_draws = {"pente": 0, "ninuki": 1, "anti_pente": 1}[kind]
    game = {"kind": kind, "opening": "free", "code": "swedish"}
    with House(tmp_path, game=game).start() as house:
        mover = house.seated(house.game().position.to_act)
        rules = " ".join(house.say(mover, "rules").to(mover).words.split())
        assert "nobody may pass, a draw cannot be agreed, and a full board is a draw" in rules
        assert rules.count("is a draw") == 1 + own_draws
        helped = house.say(mover, "help").to(mover).words
        assert not re.search(
            r"^ *(pass|accept|decline|claim draw|.*draw\?) ", helped, re.MULTILINE
        )
        assert "A draw" not in helped
        assert "Claims" not in helped


def test_help_teaches_passes_and_draw_offers_where_one_event_of_a_player_knows_them():
    games = [
        GamePart(kind="pente", options={"opening": "free", "code": code})
        for code in ("international", "swedish")
    ]
    one, both = help_on(games[1:])["helps"], help_on(games)["helps"]
    assert (one["moves"], one["draws"]) == ((), False)
    assert (both["moves"], both["draws"]) == (("pass_you_place_no",), True)


# -- what letters of running games keep to themselves ----

_STANDING = re.compile(
    r"Captured: you \d+, \w+ \d+\.|\(\* = captured\)|[^.]*\bclaim five\b[^.]*\.|"
    r"[^.]*a win has to be claimed\.|"
    r"A preview shows the stone alone: whatever it may capture stays on this board\."
)
"""What letters say whatever the position is."""
_TELLING = re.compile(r"(?i)\b(fives?|captur\w*|threes?|fours?|forbidden|foul|wins?|row)\b")


@pytest.mark.parametrize(
    ("kind", "opening", "game", "moves", "looked_at"),
    [
        ("pente", "free", {}, "l10;a1;m10", "n10"),  # two stones could be captured
        ("keryo", "free", {}, "l10;a1;m10;a3;n10", "o10"),  # three
        ("pente", "free", {"captures": "claimed"}, "l10;a1;m10;n10", "a2"),  # two were left
        ("pente", "free", {}, "d6;a1;e6;c1;f6;e1;g6;g1", "h6"),  # a five could be made
        ("ninuki", "free", {}, "a1;d6;c1;e6;e1;f7;g1;f8;j1", "f6"),  # a foul could be
        ("ninuki", "free", {}, "d8;d6;a1;e6;c1;f6;e1;g6;g1;d7;a3;h6", "d5"),  # a five broken
        ("gomoku", "free", {"adjudication": "claim"}, "a1;a3;b1;c3;c1;e3;d1;g3;e1", "a5"),
    ],
)
def test_no_letter_of_a_running_game_tells_what_could_be_done(
    tmp_path, kind, opening, game, moves, looked_at
):
    with house_of(tmp_path, kind, opening, **game) as house:
        for one in (house.first, house.second):
            house.give(house.compose(one, "set letters short"))
        before = len(house.read)
        house.play(moves)
        assert house.game().result is None
        mover = house.seated(house.game().position.to_act)
        for text in ("show", f"preview {looked_at}"):
            house.say(mover, text)
        house.wait(days=4)  # a reminder
        posts = house.read[before:]
        assert len(posts) > 6
        for post in posts:
            for part in (post.words, post.title, re.sub(r"<[^>]*>", " ", post.html)):
                told = _STANDING.sub("", " ".join(part.split()))
                assert not _TELLING.search(told), (told, _TELLING.search(told))


def test_a_preview_leaves_what_the_move_would_capture_on_the_board(pente):
    pente.play("l10;a1;m10;a3")
    pente.play("a5")
    mover = pente.seated(pente.game().position.to_act)
    told = pente.say(mover, "preview n10").to(mover)
    row = next(line for line in told.text.splitlines() if line.startswith("10 "))
    assert row.count("X") + row.count("O") == 4  # k10, l10, m10 and the stone that is looked at
    assert ":" not in row
    assert "whatever it may capture stays on this board" in told.words
    assert "Just captured" not in told.words


def test_moves_in_advance_have_no_boards_where_stones_are_captured(pente):
    pente.play("l10;a1")
    waiting = pente.seated(pente.game().position.to_act.other)
    told = pente.say(waiting, "if m10 then n10").to(waiting)
    assert "m10" in told.words
    assert "cid:if-" not in told.html


# -- signs: a minus, a plus, asterisks, and dashes that are none of them ----

PLAYED = (
    *("{p}", "my move is {p}", "{n} {p}", "move {n} {p}", "I play {p}", "SK24-001 {p}"),
    *("{n}.{p}", "I choose {p}", "my answer is {p}", "jag spelar {p}", "mitt drag är {p}"),
    *("{n}:{p}", "{n}. {p}", "{n}: {p}", "claim five {p}", "draw? {p}", "my move: {p}"),
    *("Hello. {p}", "({p})", "{p} - thanks", "mitt drag {n}: {p}", "remi? {p}", "Hej Bo, {p}"),
)
"""Lines with a point, and with the number of the move that is due, one digit before a blank."""
LEFT = [(x, y) for y in (9, -7, 5, -3, 1) for x in (-9, -7, -5, -3, -1)]
"""Points left of the centre, no two of which touch each other, in steps from it."""
WAYS = {
    "letters": lambda x, y: f"{'abcdefghjklmnopqrst'[x + 9]}{y + 10}",
    "relative": lambda x, y: f"L{-x}{'U' if y > 0 else 'D'}{abs(y)}",
    "matrix": lambda x, y: f"{x}{y}",
    "comma": lambda x, y: f"{x},{y}",
    "minus": lambda x, y: f"{x}{y}".replace("-", "\u2212"),
    "dash": lambda x, y: f"{x}{y}".replace("-", "\u2013"),
}


def players(language):
    return (
        f"name,email,language\nAnna,anna@players.test,{language}\nBo,bo@players.test,{language}\n"
    )


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("way", WAYS)
def test_the_point_that_was_written_is_played_whatever_stands_before_it(tmp_path, way, language):
    game = {"kind": "pente", "opening": "free"}
    members = players(language)
    with House(tmp_path, members=members, game=game, event=LANGUAGES).start() as house:
        for number, (line, place) in enumerate(zip(PLAYED, LEFT, strict=False), 2):
            mover = house.seated(house.game().position.to_act)
            if number <= 3:  # the first letter of each
                house.say(mover, f"set notation {way if way in NOTATIONS else 'matrix'}")
            house.say(mover, line.format(p=WAYS[way](*place), n=number))
            assert house.record().endswith(f" {number}.{WAYS['letters'](*place)}"), line


@pytest.mark.parametrize(
    "line",
    [
        *("my move - n13", "SK24-001 - n13", "n13 - thanks", "my move is -n13", "- n13"),
        *("2.-n13", "2 - n13", "2-n13", "my move-n13", "+n13", "my move – n13"),
    ],
)
def test_a_dash_before_a_letter_is_a_dash(tmp_path, line):
    with house_of(tmp_path, "pente", "free") as house:
        house.say(house.second, line)
        assert house.record() == "1.k10 2.n13"


def test_a_number_with_what_may_be_a_minus_or_a_plus_is_never_guessed_at(pente):
    mover = pente.second
    pente.say(mover, "set notation matrix")
    dashes = ["my move - 33", "SK24-001 - 33", "- 33", "my move-33", "2-33", "2 - 33", "--33"]
    dashes += ["Thanks! – 33", "claim five - 33", "claim five-33", "mitt drag – 33", "11 - 22"]
    plusses = ["+21", "my move is +21", "2. +21", "2.+21", "mitt drag: +21", "+2-1", "draw? +21"]
    for line in (*dashes, *plusses):
        assert pente.say(mover, line).state == "refused", line
        assert pente.record() == "1.k10", line


def test_a_minus_is_part_of_moves_in_advance_and_of_corrections(pente):
    mover = pente.second
    pente.say(mover, "set notation matrix")
    told = pente.say(mover, "-63\nno, -66 instead").to(mover)
    assert 'Did you mean "-63" or "-66"?' in told.words
    pente.say(mover, "-63; if 3. −99 then 4. -6-6")
    pente.play("a19")
    assert pente.record() == "1.k10 2.d13 3.a19 4.d4"


@pytest.mark.parametrize("line", ["n10**", "I play n10**", "n10 **", "my move: n10**", "n10***"])
def test_two_asterisks_are_no_move_and_are_asked_about(tmp_path, line):
    for captures in ("automatic", "claimed"):
        folder = tmp_path / captures
        folder.mkdir()
        with house_of(folder, "pente", "free", captures=captures) as house:
            house.play("l10;a1;m10")
            mover = house.seated(house.game().position.to_act)
            answer = house.say(mover, line)
            assert answer.reason == "asterisks"
            assert house.record().endswith("4.m10")
            meant = "n10* or n10" if captures == "claimed" else "n10"
            assert f"one at most may. Do you mean {meant}?" in answer.to(mover).words


STRESSED = ["*n10*", "**n10**", "I play *n10*", "*my move: n10*", "*5. n10*", "SK24-001 *n10*"]


@pytest.mark.parametrize("line", STRESSED)
def test_asterisks_around_a_move_are_asked_about_where_one_would_capture(claimed, line):
    claimed.play("l10;a1;m10")
    mover = claimed.seated(claimed.game().position.to_act)
    answer = claimed.say(mover, line)
    assert answer.reason == "asterisks"
    assert "I do not guess which. Do you mean n10* or n10?" in answer.to(mover).words
    assert "body=n10*" in answer.to(mover).html.replace("%2A", "*")
    assert claimed.record().endswith("4.m10")


@pytest.mark.parametrize("line", STRESSED)
def test_asterisks_around_a_move_are_bold_type_where_one_says_nothing(tmp_path, line):
    with house_of(tmp_path, "pente", "free") as house:
        house.play("l10;a1;m10")
        house.say(house.seated(house.game().position.to_act), line)
        assert house.record().endswith("5.n10*")


def test_what_the_asterisks_of_a_reader_of_steps_may_mean_is_said_in_steps(claimed):
    claimed.play("l10;a1;m10")
    mover = claimed.seated(claimed.game().position.to_act)
    claimed.say(mover, "set notation relative")
    assert "Do you mean R3* or R3?" in claimed.say(mover, "*R3*").to(mover).words
    claimed.say(mover, "set language sv")
    assert "Menar du R3* eller R3?" in claimed.say(mover, "R3**").to(mover).words


def test_an_asterisk_in_a_sentence_captures(claimed):
    claimed.play("l10;a1;m10")
    claimed.say(claimed.seated(claimed.game().position.to_act), "I play n10*. Nice weather here")
    assert claimed.record().endswith("5.n10*")


def test_moves_in_advance_with_doubtful_asterisks_are_not_kept(claimed):
    claimed.play("l10;a1;m10")
    waiting = claimed.seated(claimed.game().position.to_act.other)
    for line in ("if *n10* then a2", "if n10** then a2", "if n10 then *a2*"):
        assert claimed.say(waiting, line).reason == "ifs_unclear", line


def test_who_writes_steps_is_told_that_there_is_no_column_i(pente):
    pente.say(pente.second, "set notation relative")
    answer = pente.say(pente.second, "i9")
    assert answer.reason == "other_notation"
    assert "it would be i9, and this board has no column i." in answer.to(pente.second).words


# -- who begins, and whose points come first ----


@pytest.mark.parametrize("kind", ["pente", "keryo", "ninuki"])
def test_the_first_letter_says_that_the_first_stone_is_placed_and_black_makes_move_2(
    tmp_path, kind
):
    with house_of(tmp_path, kind, "free") as house:
        white, black = house.first, house.second
        told = {post.to: post.words for post in house.read if "This is your game" in post.words}
        names = {one: house.office.store.players.player(house.player(one)).name for one in told}
        assert "you are black: the first stone is placed, and you make move 2, by" in told[black]
        assert (
            f"you are white: the first stone is placed, and {names[black]} makes move 2"
            in told[white]
        )
        assert "For every game in which it is your turn" in told[white]
        assert not any("begin" in words.partition("Please")[0] for words in told.values())


def test_gomoku_says_so_too_where_the_first_stone_stands(tmp_path):
    with house_of(tmp_path, "gomoku", "russian") as house:
        told = {post.to: post.words for post in house.read if "This is your game" in post.words}
        assert "you are white: the first stone is placed, and you make" in told[house.second]


def test_gomoku_says_as_renju_does_who_begins(tmp_path):
    with house_of(tmp_path, "gomoku", "free") as house:
        told = {post.to: post.words for post in house.read if "This is your game" in post.words}
        assert "you are black: you begin, by" in told[house.first]
        assert "For every game in which you begin you also get" in told[house.first]


def test_the_points_of_who_was_drawn_to_begin_come_first_whatever_colours_are_chosen(gomoku):
    gomoku.play("h8 i9 j10;black")
    rule_game(gomoku.office, f"{EVENT}-001", "1-0", replace(gomoku.act("rule"), reason="agreed"))
    game = gomoku.game()
    assert gomoku.seated(game.result.winner) == gomoku.first
    assert game.judge.colour(game.position, game.result.winner) == "white"
    with_help = corr(gomoku.folder, "event", "rule", "--help").out
    assert "who was drawn to begin" in " ".join(with_help.replace("│", "").split())


@pytest.mark.parametrize("line", ["h8 h9 i9, draw?", "h8 h9 i9 draw?", "1. h8 h9 i9, draw?"])
def test_a_draw_offer_in_the_opening_is_quoted_without_the_moves_that_stand(gomoku, line):
    answer = gomoku.say(gomoku.first, line).to(gomoku.first).words
    assert gomoku.record() == "1.h8 2.h9 3.i9"
    assert "You wrote: draw?" in answer


def test_the_record_letter_keeps_the_asterisk_of_a_capture_in_its_table(tmp_path):
    with house_of(tmp_path, "pente", "free") as house:
        house.play("l10;a1;m10;n10")
        told = house.say(house.first, "record").to(house.first).text
        assert "1.k10 2.l10 3.a1 4.m10 5.n10*" in told
        assert "  5. n10*" in told
        assert "  4. m10*" not in told
