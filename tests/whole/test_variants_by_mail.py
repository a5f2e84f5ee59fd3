"""The variants of the booklet of 1987 played by letter: what is asked, taken, refused and told."""

from html import unescape

import pytest

from corr.demo.players import SWEDISH
from corr.games.rows.variant import VARIANTS
from corr.records.files import FORMATS
from tests.commands import corr
from tests.office import EVENT, House

SOLE = {
    "neutral": ("l11;neutral m9", "placed the neutral stone m9", "1.k10 2.l11 3.neutral m9"),
    "ujnar": ("i9;j10", "played j10", "1.h8 2.i9 3.j10"),
    "common_centre": ("i9;j10", "played j10", "1.h8 2.i9 3.j10"),
    "repensi": ("i8;a1;j8;k8", "played k8 and recoloured i8, j8", "4.j8 5.k8*"),
    "renju_bomb": ("i9;bomb g7", "played the bomb g7 and blew away h8", "3.bomb g7"),
    "gomoku_bomb": ("i9;bomb g7", "played the bomb g7 and blew away h8", "3.bomb g7"),
    "renju3d": ("h8;h8", "played h8/3", "1.h8/1 2.h8/2 3.h8/3"),
    "klot": ("j9;c9", "played c1", "1.a1 2.c1"),
    "super_fem": ("l10;a1;m10;n10", "played n10 and captured l10, m10", "4.m10 5.n10*"),
    "anti_pente": ("l10;a1;m10;n10", "played n10 and captured l10, m10", "4.m10 5.n10*"),
    "pente_bomb": ("l11;bomb l9", "played the bomb l9 and blew away k10", "3.bomb l9"),
}
"""A game of each: the moves, what the last letter says of the last one, how the record goes on."""


def house_of(folder, kind, **game):
    """A running event of a variant for two."""
    event = {"languages": ["en", "sv"]}
    house = House(folder, game={"kind": kind, "opening": "free", **game}, event=event)
    return house.start()


@pytest.mark.parametrize(
    "text",
    ["-11/1", "\u221211/1", "\u201311/1", "my move is -11/1", "2.-11/1", "SK24-001 -11/1", "-11"],
)
def test_a_minus_before_a_column_and_its_height_is_part_of_the_move(tmp_path, text):
    with house_of(tmp_path, "renju3d") as house:
        house.say(house.second, "set notation matrix")
        assert "played -11/1" in house.say(house.second, text).to(house.second).words
        assert house.record() == "1.h8/1 2.g9/1"


@pytest.mark.parametrize(
    ("kind", "text"),
    [("renju3d", "i9, if j9/1 j9/2"), ("renju3d", "i9, if i9/2 i9/3"), ("klot", "c3, if j9 d4")],
)
def test_points_of_moves_in_advance_may_be_called_as_boards_call_them(tmp_path, kind, text):
    with house_of(tmp_path, kind) as house:
        if kind == "klot":
            house.play("b2")
        house.play(text)
        _, _, reply, _ = text.split()
        house.play(reply)
        assert len(house.record().split()) == 4


@pytest.mark.parametrize(
    ("kind", "moves", "did"),
    [
        ("gomoku_bomb", "i9, if g9 bomb h9;g9", "blew away h8, g9, i9"),
        ("repensi", "i8;a1, if j8 k8;j8", "recoloured i8, j8"),
        ("super_fem", "l10;a1, if m10 n10;m10", "captured l10, m10"),
    ],
)
def test_a_move_in_advance_tells_what_it_did(tmp_path, kind, moves, did):
    with house_of(tmp_path, kind) as house:
        *before, last = moves.split(";")
        house.play(";".join(before))
        writer = house.seated(house.game().position.to_act)
        answer = house.say(writer, last)
        other = {house.first, house.second} - {writer}
        assert f"was played at once. You {did}." in answer.to(*other).words
        name = answer.to(writer).words.split("'s ", 1)[0].split()[-1]
        assert f"was played at once. {name} {did}." in answer.to(writer).words


@pytest.mark.parametrize("text", ["0", "21", "-22", "R2U1", "1,1", "bomb 0"])
def test_klot_knows_no_other_notation_and_says_so(tmp_path, text):
    with house_of(tmp_path, "klot") as house:
        who = house.seated(house.game().position.to_act)
        assert "no move" in house.say(who, text).to(who).words
        assert house.record() == ""


@pytest.mark.parametrize(("kind", "word"), [("gomoku_bomb", "bomb"), ("neutral", "neutral")])
def test_the_words_of_the_demo_s_swedes_are_read(tmp_path, kind, word):
    with house_of(tmp_path, kind) as house:
        house.play(f"{SWEDISH[word]} c3")
        assert house.record().endswith(f"2.{word} c3")


@pytest.mark.parametrize("kind", SOLE)
def test_the_arbiter_is_shown_the_game(tmp_path, kind):
    with house_of(tmp_path, kind) as house:
        house.play(SOLE[kind][0])
        shown = corr(tmp_path, "game", "show", f"{EVENT}-001")
        assert (shown.status, shown.err) == (0, "")
        assert SOLE[kind][2] in shown.out
        squares = corr(tmp_path, "game", "show", f"{EVENT}-001", "--squares").out
        assert "Passed" not in squares
        assert squares.count("(1)") == (4 if kind == "klot" else VARIANTS[kind].begins == "black")


def test_there_is_a_game_of_every_variant():
    assert {key for key, variant in VARIANTS.items() if variant.special} == set(SOLE)


@pytest.mark.parametrize("kind", SOLE)
def test_a_stone_is_told_recorded_and_drawn(tmp_path, kind):
    moves, said, record = SOLE[kind]
    with house_of(tmp_path, kind) as house:
        answer = house.play(moves)
        who = house.seated(house.game().position.to_act)
        assert said in answer.to(who).words
        assert record in house.record()


@pytest.mark.parametrize("kind", ["ujnar", "renju3d", "pente_bomb"])
def test_whoever_does_not_have_the_stone_that_stands_makes_move_2(tmp_path, kind):
    with house_of(tmp_path, kind) as house:
        told = {post.to: post.words for post in house.read if "This is your game" in post.words}
        assert "the first stone is placed, and you make move 2, by" in told[house.second]
        assert "you begin" not in told[house.first] + told[house.second]


PLAIN = ["text", "sgf", "relative"]
HELD = {
    "neutral": ["text", "relative"],
    "ujnar": ["text", "rif", "sgf", "relative"],
    "common_centre": PLAIN,
    "renju3d": ["text"],
    "klot": ["text", "sgf"],
}
"""The forms that hold those games, where they are not the plain ones."""


@pytest.mark.parametrize("kind", SOLE)
def test_a_file_of_a_game_is_read_back_or_refused_in_a_line(tmp_path, kind):
    moves, _, record = SOLE[kind]
    with house_of(tmp_path, kind) as house:
        house.play(moves)
        letter = house.say(house.first, "record").to(house.first)
        assert record in letter.words
        held = HELD.get(kind, PLAIN)
        names = (part.get_filename("") for part in letter.mail.iter_attachments())
        ends = [name.rpartition(".")[2] for name in names]
        assert ends == ["txt", "sgf"][: 1 + ("sgf" in held)]
        for form in FORMATS:
            written = corr(tmp_path, "game", "export", f"{EVENT}-001", "--as", form)
            assert (written.status == 0) == (form in held), form
            if written.status:
                assert len(written.err.splitlines()) == 1
                assert "cannot hold" in written.err or "can be read, but" in written.err
                continue
            file = tmp_path / f"game.{form}"
            file.write_text(written.out, encoding="utf-8")
            checked = corr(tmp_path, "game", "check", str(file), "--from", form)
            assert (checked.status, checked.err) == (0, ""), form


@pytest.mark.parametrize(
    ("kind", "moves", "body", "code", "said"),
    [
        ("pente_bomb", "bomb l9;bomb m9", "bomb a1", "no_bomb_left", "used your bomb already"),
        ("pente_bomb", "", "neutral a1", "no_neutral", "This game has no neutral stones"),
        ("neutral", "a1;neutral b1;c1;neutral d1;e1", "neutral f1", "no_neutral_left", "your 2"),
        ("neutral", "", "bomb a1", "no_bomb", "This game has no bombs"),
        ("renju3d", "h8", "h8/5", "wrong_level", 'would now be stone number 3 of that column'),
        ("klot", "a1", "j9", "occupied", "There is already a stone on j9"),
        ("klot", "a1;b1", "k3", "off_board", "k3 is not on the board"),
        ("klot", "a1;b1", "i3", "no_column_i", "Do you mean h3 or j3?"),
        ("klot", "", "bomb a1", "no_bomb", "This game has no bombs"),
        ("repensi", "i8", "i8", "occupied", "There is already a stone on i8"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_answered_and_changes_nothing(tmp_path, kind, moves, body, code, said):
    with house_of(tmp_path, kind) as house:
        if moves:
            house.play(moves)
        record, who = house.record(), house.seated(house.game().position.to_act)
        answer = house.say(who, body)
        assert answer.reason == code
        assert said in answer.to(who).words
        assert house.record() == record


SIGNED = {
    "neutral": ("N = neutral stone", "A blue stone with an N is neutral."),
    "repensi": ("x = just recoloured", "A red ring marks a stone"),
    "renju_bomb": ("% = just blown away", "A red star marks a point"),
    "gomoku_bomb": ("% = just blown away", "A red star marks a point"),
    "pente_bomb": ("% = just blown away", "A red star marks a point"),
    "renju3d": ("number behind a stone is the height", "number on a stone is the height"),
    "klot": ("Column j is column a once more, and row 9 is row 1",) * 2,
    "common_centre": ("centre, h8, has the colour of whoever is to move",) * 2,
}
"""What the letter says of the marks of its board, in its text and in its markup."""


@pytest.mark.parametrize("kind", SOLE)
def test_what_is_new_on_the_board_is_told_beside_it(tmp_path, kind):
    with house_of(tmp_path, kind) as house:
        answer = house.play(SOLE[kind][0])
        for letter in (answer.to(house.first), answer.to(house.second)):
            in_text, in_markup = SIGNED.get(kind, ("brackets = last move", ""))
            assert in_text in letter.words
            assert in_markup in " ".join(letter.html.split())
            assert "last moves" not in letter.words


def test_the_stones_of_a_column_are_listed_whoever_is_to_move(tmp_path):
    with house_of(tmp_path, "renju3d") as house:
        answer = house.play("h8;h8")
        for letter in (answer.to(house.first), answer.to(house.second)):
            assert "h8 XOX" in letter.text
            assert "Stacks, from below: h8\N{NO-BREAK SPACE}●○●" in unescape(letter.html)


@pytest.mark.parametrize(
    ("kind", "moves", "asked", "shown", "told"),
    [
        ("neutral", "l11", "neutral m9", "(N)", ""),
        ("renju_bomb", "i9;g7", "bomb i8", "(O)", "may blow away stays on this board"),
        ("repensi", "i8;a1;j8", "k8", "(X)", "may recolour keeps its colour on this board"),
        ("pente_bomb", "l11", "m11", "(O)", "may capture stays on this board"),
    ],
)  # fmt: skip
def test_a_preview_shows_the_stone_as_it_would_be(tmp_path, kind, moves, asked, shown, told):
    with house_of(tmp_path, kind) as house:
        house.play(moves)
        who = house.seated(house.game().position.to_act)
        letter = house.say(who, f"preview {asked}").to(who)
        assert shown in letter.text
        assert ("A preview shows the stone alone" in letter.words) is bool(told)
        assert told in letter.words


@pytest.mark.parametrize("kind", SOLE)
def test_every_variant_is_shown_at_the_terminal(tmp_path, kind):
    with house_of(tmp_path, kind) as house:
        house.play(SOLE[kind][0])
        shown = corr(tmp_path, "game", "show", f"{EVENT}-001")
        assert (shown.status, shown.err) == (0, "")
        assert ("bombs left: " in shown.out) is ("bomb" in kind)
        assert ("neutral stones left: " in shown.out) is (kind == "neutral")


def test_six_on_the_ground_are_not_called_five(tmp_path):
    with house_of(tmp_path, "renju3d") as house:
        told = house.play("a1;i8;a3;j8;a5;k8;a7;l8;a9;m8").to(house.first).words
        assert "You made six or more in a row, which wins here." in told
        assert "m8/1 is an overline: an unbroken row of 6." in told
    five = tmp_path / "five"
    five.mkdir()
    with house_of(five, "renju3d") as house:
        told = house.play("a1;h8;a3;h8;a5;h8;a7;h8").to(house.first).words
        assert "You made five in a row and won." in told


def test_a_bomb_is_not_called_a_capture_when_a_file_is_checked(tmp_path):
    moves = "1.h8 2.a1 3.i8 4.c1 5.j8 6.e1 7.k8 8.g1 9.m8 10.i1 11.l8 12.bomb g7"
    file = tmp_path / "game.txt"
    file.write_text(f'[Rules "gomoku_bomb"]\n{moves}\n', encoding="utf-8")
    assert "a bomb made the overline a five" in corr(tmp_path, "game", "check", str(file)).out


# -- what the second readers found ----


def test_a_pass_takes_a_five_that_recolouring_left(tmp_path):
    moves = "c3;h5;d3;a1;e3;a13;g3;a15;h3;c15;h4;o15;f3;h2"
    with house_of(tmp_path, "repensi", bans=False) as house:
        house.play(moves)
        writer = house.seated(house.game().position.to_act)
        told = house.say(writer, "pass").to(writer).words
        assert "You made five in a row and won." in told
        assert "c3 d3 e3 f3 g3 is a five." in told


def test_a_result_that_the_board_does_not_show_is_not_explained_by_it(tmp_path):
    with house_of(tmp_path, "anti_pente") as house:
        house.play("l10;pass")
        house.say(house.second, "resign")
        house.say(house.second, f"{EVENT}-001 resign")
        for result, word in (("1-0", "five"), ("0-1", "captures"), ("1-0", "forbidden")):
            ruled(tmp_path, "event", "correct", f"{EVENT}-001", result, "--ending", word)


def test_a_foul_is_not_the_other_players_when_the_result_is_corrected(tmp_path):
    with house_of(tmp_path, "anti_pente") as house:
        house.play(FOUL)
        ruled(tmp_path, "event", "correct", f"{EVENT}-001", "1-0")
        assert house.game().result.ending == "adjudication"


@pytest.mark.parametrize(
    ("kind", "word"),
    [("gomoku_bomb", "forbidden"), ("neutral", "forbidden"), ("klot", "overline")],
)
def test_a_game_is_not_ruled_to_have_ended_as_it_never_can(tmp_path, kind, word):
    with house_of(tmp_path, kind) as house:
        game, who = f"{EVENT}-001", house.seated(house.game().position.to_act)
        house.say(who, "resign")
        house.say(who, f"{game} resign")
        wrong = corr(tmp_path, "event", "correct", game, "0-1", "--ending", word, "--reason", "x")
        assert (wrong.status, len(wrong.err.splitlines())) == (2, 1)


@pytest.mark.parametrize(
    ("kind", "subject", "body"),
    [
        ("gomoku_bomb", "Re: SK24-001 Bo – Anna bomb", "g7"),
        ("gomoku_bomb", "Sv: SK24-001 Bo – Anna (bomb)", "g7"),
        ("neutral", "Re: SK24-001 Bo – Anna neutral", "k9"),
    ],
)
def test_a_word_in_the_subject_is_not_lost(tmp_path, kind, subject, body):
    with house_of(tmp_path, kind) as house:
        word = "neutral" if kind == "neutral" else "bomb"
        answer = house.say(house.second, body, subject=subject)
        assert f"{word} {body}" in answer.to(house.second).words
        assert house.record() in ("1.h8", "1.k10", "", f"1.h8 2.{word} {body}")


def test_what_a_game_never_has_is_not_promised_for_later(tmp_path):
    with house_of(tmp_path, "klot") as house:
        who = house.seated(house.game().position.to_act)
        assert house.say(who, "bomb e5").reason == "no_bomb"
        assert house.say(who, "neutral e5").reason == "no_neutral"


def test_moves_in_advance_are_told_in_the_readers_notation(tmp_path):
    with house_of(tmp_path, "gomoku_bomb") as house:
        house.play("i9;f8")
        for who in (house.first, house.second):
            house.say(who, "set notation relative")
        house.play("R3, if R4 bomb R4U1")
        answer = house.say(house.first, "R4")
        assert "Your bomb R4U1, entered in advance, was played" in answer.to(house.second).words
        shown = house.say(house.first, "show L5").to(house.first).words
        assert "preview of L5" in shown
        assert 'Bombs left: you 1 (write "bomb 0")' in shown


def test_bombs_that_are_left_are_not_told_when_all_is_over(tmp_path):
    with house_of(tmp_path, "pente_bomb") as house:
        house.say(house.second, "resign")
        told = house.say(house.second, f"{EVENT}-001 resign").to(house.first).words
        assert "resigned" in told
        assert "Bombs left" not in told


# -- what the arbiter may rule ----

FOUL = "a1;l10;a3;m10;a5;n10"
"""A game of anti-pente that White loses by an open four."""


def ruled(folder, *words):
    done = corr(folder, *words, "--reason", "test")
    assert done.status == 0, done.err
    return done.out


def test_a_ruling_on_a_foul_can_be_undone(tmp_path):
    with house_of(tmp_path, "anti_pente") as house:
        told = house.play(FOUL)
        assert "You made an open four, which is forbidden here" in told.to(house.first).words
        game = f"{EVENT}-001"
        ruled(tmp_path, "event", "correct", game, "1-0")
        ruled(tmp_path, "undo", EVENT, "1")
        assert (house.game().result.points(), house.game().result.ending) == ("0-1", "foul")
        ruled(tmp_path, "event", "annul", game)
        ruled(tmp_path, "undo", EVENT, "3")
        assert (house.game().result.points(), house.game().result.ending) == ("0-1", "foul")


def test_a_result_is_corrected_in_the_words_of_files(tmp_path):
    with house_of(tmp_path, "anti_pente") as house:
        house.play(FOUL)
        game = f"{EVENT}-001"
        for words, ending in (
            (("0-1", "captures"), "captures"),
            (("1/2-1/2", "rule_draw"), "captures_with_four"),
            (("1-0", "forbidden"), "foul"),
        ):
            result, word = words
            ruled(tmp_path, "event", "correct", game, result, "--ending", word)
            assert (house.game().result.points(), house.game().result.ending) == (result, ending)
        for result, word in (("1/2-1/2", "captures"), ("1-0", "rule_draw"), ("1-0", "eaten")):
            wrong = corr(
                tmp_path, "event", "correct", game, result, "--ending", word, "--reason", "test"
            )
            assert wrong.status == 2
            assert len(wrong.err.splitlines()) == 1


def test_a_game_that_draws_by_no_rule_is_not_ruled_so(tmp_path):
    with house_of(tmp_path, "gomoku_bomb") as house:
        house.say(house.second, "resign")
        house.say(house.second, f"{EVENT}-001 resign")
        wrong = corr(
            tmp_path, "event", "correct", f"{EVENT}-001", "1/2-1/2", "--ending", "rule_draw",
            "--reason", "test",
        )  # fmt: skip
        assert wrong.status == 2
        assert "rule_draw" in wrong.err


# -- the rules letter ----


def rules_of(folder, kind, **game):
    with house_of(folder, kind, **game) as house:
        who = house.seated(house.game().position.to_act)
        return house.say(who, "rules").to(who).words


def test_a_variant_has_a_name_in_the_rules_letter(tmp_path):
    assert "is a tournament in renju with a common centre stone by email" in rules_of(
        tmp_path, "common_centre"
    )


def test_anti_pente_does_not_say_that_fouls_go_before_captures(tmp_path):
    """The fifth capture with an open four is a draw there."""
    told = rules_of(tmp_path, "anti_pente")
    assert "a five goes before what is forbidden." in told
    assert "and makes an open four with the same move is a draw" in told


def test_super_fem_says_that_fouls_go_before_captures(tmp_path):
    assert "forbidden, and that goes before captures." in rules_of(tmp_path, "super_fem")


def test_ujnar_allows_a_double_four(tmp_path):
    assert "A double-four is allowed." in rules_of(tmp_path, "ujnar")


@pytest.mark.parametrize(
    ("kind", "game", "held"),
    [
        ("neutral", {}, "white captures passes"),
        ("neutral", {"code": "swedish"}, "white captures"),
        ("pente_bomb", {"opening": "swap3"}, "white captures passes opening"),
        ("super_fem", {}, "white captures passes five"),
        ("repensi", {}, ""),
        ("klot", {}, ""),
    ],
)
def test_what_the_games_share_with_pente_is_told_as_decided(tmp_path, kind, game, held):
    said = {
        "white": "White begins in every game (otherwise:",
        "captures": "captured stones are taken off by the program (otherwise:",
        "passes": "a player may pass, as in the later, international rules (otherwise:",
        "opening": "stones captured in the opening count for the colour",
        "five": "if a capture leaves the opponent just five in a row",
    }
    told = rules_of(tmp_path, kind, **game)
    assert [name for name, words in said.items() if words in told] == held.split()


def test_a_bomb_makes_no_five_of_a_longer_row_where_that_has_won(tmp_path):
    told = rules_of(tmp_path, "pente_bomb", neutral=True)
    assert "of a longer row" not in told
    assert "Neutral stones go as well; a neutral stone is never a bomb." in told


def test_bombs_may_make_a_five_of_a_longer_row_where_just_five_win(tmp_path):
    told = rules_of(tmp_path, "gomoku_bomb")
    assert "of a longer row" in told
    assert "Neutral" not in told


@pytest.mark.parametrize("bans", [True, False])
def test_repensi_without_bans_speaks_of_nothing_forbidden(tmp_path, bans):
    told = rules_of(tmp_path, "repensi", bans=bans)
    assert "they may change again later" in told
    assert ("forbidden" in told.replace("are forbidden.", "")) is bans


# -- several games in one letter ----


@pytest.mark.parametrize(
    ("kind", "moves", "told"),
    [
        ("renju3d", "h8;h8", ("h8 XOX", "number behind a stone")),
        (
            "neutral",
            "l11;neutral m9",
            ("N = neutral stone", 'Neutral stones left: you 2 (write "neutral h8"), '),
        ),
        ("pente", "l11;a1", ("brackets = last move",)),
    ],
)
def test_a_digest_tells_what_the_board_needs(tmp_path, kind, moves, told):
    with house_of(tmp_path, kind) as house:
        *some, last = moves.split(";")
        house.play(";".join(some))
        mover = house.seated(house.game().position.to_act)
        (reader,) = {house.first, house.second} - {mover}
        house.say(reader, "set digest 08:00")
        house.play(last)
        (letter,) = [one for one in house.wait(days=1.2) if one.to == reader]
        for words in told:
            assert words in letter.words
        assert ("Stacks, from below: h8" in letter.html) is (kind == "renju3d")
