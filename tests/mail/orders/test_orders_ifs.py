"""Moves in advance: what may be written, and that it is written again as it was meant."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.games.renju.renju import RENJU
from corr.mail.orders.order_ifs import DEEPEST, MOST_BRANCHES, write_branches
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_text
from corr.tournament.play.orders import Branch, CancelIfs, Play, PlayIf
from tests.every import every
from tests.places import ROOT

WORDS = load_words((ROOT / "data/words.toml").read_text(encoding="utf-8"))


def read(text: str):
    return read_text(text, WORDS, RENJU.recognises)


def lines(text: str) -> tuple[str, ...]:
    """The canonical lines of the one conditional sequence in the text."""
    (found,) = (one for one in read(text).orders if isinstance(one, PlayIf))
    return write_branches(found.branches)


SHORT = ("if g7 then i10",)
TWO = ("if g7 then i10", "if j10 then f6")
DEEP = ("if g7 then i10, then if h5 then j4",)
FORK = ("if g7 then i10, then if h5 then j4", "if g7 then i10, then if k3 then l2")


@every(
    "text, canonical",
    [
        ("if g7 then i10", SHORT),
        ("If G-7, then 10i.", SHORT),
        ("if g7 i10", SHORT),
        ("if g7, i10", SHORT),
        ("if g7: i10", SHORT),
        ("if g7 -> i10", SHORT),
        ("if 14. g7 then 15. i10", SHORT),
        ("if 14.g7 15.i10", SHORT),
        ("if you play g7 then I play i10, please", SHORT),
        ("If you play g7, I play i10", SHORT),
        ("in case g7 then i10", SHORT),
        ("Hi Bo, if g7 then i10. Thanks!", SHORT),
        ("om g7 så i10", SHORT),
        ("om g7 i10", SHORT),
        ("Om g7 då i10, tack", SHORT),
        ("om du spelar g7 så spelar jag i10", SHORT),
        ("kui g7 siis i10", SHORT),
        ("if g7 i10, if j10 f6", TWO),
        ("if g7 i10; if j10 f6", TWO),
        ("if g7 i10 if j10 f6", TWO),
        ("if g7 then i10, or if j10 then f6", TWO),
        ("if g7 then i10 and if j10 then f6.", TWO),
        ("om g7 så i10, annars om j10 så f6", TWO),
        ("if g7 i10\nif j10 f6", TWO),
        ("if g7 i10\n\nif j10 f6\nif g7 then i10", TWO),
        ("if g7 i10 h5 j4", DEEP),
        ("if g7, i10, h5, j4", DEEP),
        ("if g7 then i10, then if h5 then j4", DEEP),
        ("if g7 then i10 then if h5 j4", DEEP),
        ("if g7 then i10 h5 j4", DEEP),
        ("if g7 then i10, h5 then j4", DEEP),
        ("om g7 så i10, så om h5 så j4", DEEP),
        ("if g7 i10 (if h5 j4)", DEEP),
        ("if g7 i10 (if h5 j4, if k3 l2)", FORK),
        ("if g7 i10 (if h5 j4), then if k3 l2", FORK),
        ("if g7 i10 h5 j4\nif g7 i10 k3 l2", FORK),
        ("if g7 then i10, then if h5 or k3 then j4",
         (DEEP[0], "if g7 then i10, then if k3 then j4")),
        ("if g7 i10 (if h5 j4, if k3 l2), if j10 f6", (*FORK, "if j10 then f6")),
        ("if g7 or h7 then i10", ("if g7 then i10", "if h7 then i10")),
        ("if g7 or h7 i10", ("if g7 then i10", "if h7 then i10")),
        ("if white then g7, 3 fifths", ("if white then g7, 3 fifths",)),
        ("if g7, 3 fifths then black", ("if g7, 3 fifths then black",)),
        ("om vit så svart", ("if white then black",)),
        ("if h8 i9 j10 then white, g7", ("if h8 i9 j10 then white, g7",)),
        ("if white then g7, 3 fifths, then if black then pass",
         ("if white then g7, 3 fifths, then if black then pass",)),
        ("if pass then pass", ("if pass then pass",)),
    ],
)  # fmt: skip
def test_moves_in_advance_are_read_in_any_form(text, canonical):
    assert lines(text) == canonical
    assert lines("\n".join(canonical)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "i9; if g7 i10, if j10 f6",
        "13. i9, if g7 i10, if j10 f6",
        "i9. If g7 then i10, or if j10 then f6",
        "i9 (if g7 i10, if j10 f6)",
        "i9 and if g7 i10, if j10 f6",
        "My move is i9; if g7 i10; if j10 f6, thanks",
        "Mitt drag är i9; om g7 i10, om j10 f6",
        "i9\nif g7 i10\nif j10 f6",
        "if g7 i10\ni9\nif j10 f6",
    ],
)
def test_they_may_come_with_a_move(text):
    play, ifs = read(text).orders
    assert isinstance(play, Play)
    assert play.text == "i9"
    assert write_branches(ifs.branches) == TWO


def test_the_move_before_them_may_have_a_draw_offer():
    play, ifs = read("13. i9, draw?; if g7 i10").orders
    assert (play.text, play.draw, play.number) == ("i9", True, 13)
    assert write_branches(ifs.branches) == SHORT


def test_they_follow_the_cancelling_of_older_ones():
    assert [type(one) for one in read("cancel ifs\nif g7 i10").orders] == [CancelIfs, PlayIf]


def test_each_game_has_its_own():
    text = "SK24-017 if g7 i10\nif g7 j10\nSK24-018:\nif g7 k10\nif h7 k10"
    found = {one.game: write_branches(one.branches) for one in read(text).orders}
    assert found == {
        "SK24-017": ("if g7 then i10",),
        None: ("if g7 then j10",),
        "SK24-018": ("if g7 then k10", "if h7 then k10"),
    }


@pytest.mark.parametrize(
    "text",
    [
        "if g7 i10\nif g7 j10",
        "if g7 i10, if g7 j10",
        "if g7 or h7 i10, if h7 i11",
        "if g7 i10 h5 j4\nif g7 i10 h5 j5",
        "if g7 i10\nSK24-017\nif G-7 i10\nom g7 så j10",
    ],
)
def test_two_answers_to_one_reply_are_none(text):
    reading = read(text)
    ifs = [one for one in reading.orders if isinstance(one, PlayIf)]
    assert all(one.game is None and "SK24" in text for one in ifs)
    assert reading.contradictions
    assert set(reading.contradictions) <= set(text.splitlines())
    assert reading.rest == ()


def test_a_move_stands_though_what_follows_it_contradicts_itself():
    reading = read("i9; if g7 i10, if g7 j10")
    assert [one.text for one in reading.orders] == ["i9"]
    assert reading.contradictions == ("i9; if g7 i10, if g7 j10",)


@pytest.mark.parametrize(
    "line",
    [
        "if g7",
        "if g7 i10 h5",
        "if g7 then",
        "if g7 then i10, then if h5",
        "if g7 then i10 h5",
        "if g7 i10?",
        "if not g7 then i10",
        "if g7 then maybe i10",
        "if g7 then i10 or j10",
        "if anything but g7 then i10",
        "if g7 i10 (if h5",
        "if g7 i10 (if h5 j4",
        "if g7 (if h5 j4)",
        "if g7 i10) if h5 j4",
        "i9; if g7",
        "om i9 är bra så är h5 bättre",
        "If you play g7 I will be sad",
    ],
)
def test_what_is_not_said_to_the_end_is_unclear(line):
    reading = read(line)
    assert (reading.orders, reading.unclear, reading.rest) == ((), (line,), ())


@pytest.mark.parametrize(
    "line",
    [
        "i9 if g7 i10",
        "what if g7 then i10",
        "even if g7 i10",
        "I wonder if g7 i10",
        "Jag undrar om g7 i10",
        "if I win I am happy",
        "om det regnar stannar jag hemma",
        "If so, then so be it",
    ],
)
def test_prose_with_an_if_in_it_is_prose(line):
    assert read(line).orders == ()
    assert read(line).rest == (line,)


@pytest.mark.parametrize(
    "text",
    [
        "if g7 i10 h5\nj4",
        "if g7 then\ni10, then if h5 then j4",
        "if g7 then i10,\nthen if h5 then j4",
        "i9; if g7 then i10, then if h5 then\n  j4",
    ],
)
def test_a_line_that_a_mail_program_broke_is_mended_and_its_end_is_no_move(text):
    reading = read(text)
    assert lines(text) == DEEP
    assert {one.text for one in reading.orders if isinstance(one, Play)} <= {"i9"}
    assert reading.unclear == ()


def test_lines_that_make_no_sense_together_stay_as_they_are():
    reading = read("if g7\n\ni10")
    assert [one.text for one in reading.orders] == ["i10"]
    assert reading.unclear == ("if g7",)


def test_forty_branches_are_read_and_no_more():
    points = [f"{column}{row}" for column in "abc" for row in range(1, 15)]
    many = [f"if {point} then o15" for point in points]
    assert lines("\n".join(many[:MOST_BRANCHES])) == tuple(many[:MOST_BRANCHES])
    reading = read("\n".join(many[: MOST_BRANCHES + 1]))
    assert reading.orders == ()
    assert reading.unclear == tuple(many[:5])


def test_they_may_be_so_deep_and_no_deeper():
    one = " ".join(["a1 b2"] * DEEPEST)
    assert lines(f"if {one}") == (", then ".join(["if a1 then b2"] * DEEPEST),)
    assert read(f"if {one} a1 b2").orders == ()


def test_branches_that_grow_beyond_measure_are_not_built():
    reading = read(", then ".join(["if a1 or b1 or c1 or d1 then e1"] * 25))
    assert reading.orders == ()
    assert len(reading.unclear) == 1


ACTS = st.sampled_from(
    [
        *("a1", "g7", "i10", "o15", "white", "pass", "black, g7", "g7, 3 fifths", "keep i7"),
        *("keep i7, h5", "offer g7 i7 f9"),
    ]
)
LEAF = st.lists(ACTS, min_size=1, max_size=3, unique=True)


def trees(depth: int) -> st.SearchStrategy[tuple[Branch, ...]]:
    below = trees(depth - 1) if depth else st.just(())
    return LEAF.flatmap(
        lambda replies: st.tuples(
            *(st.builds(Branch, reply=st.just(one), then=ACTS, branches=below) for one in replies)
        )
    )


@settings(max_examples=40)
@given(trees(2))
def test_what_is_written_reads_back_as_the_same_tree(branches):
    written = write_branches(branches)
    reading = read("\n".join(written))
    assert [one.branches for one in reading.orders] == [branches]
    assert (reading.unclear, reading.contradictions, reading.rest) == ((), (), ())


PIECES = st.sampled_from(
    [
        *("if", "then", "or", "om", "så", "(", ")", ",", ";", "g7", "h8", "i 9", "white", "keep"),
        *("and", "you play", "\n", "13.", "maybe", "3 fifths"),
    ]
)


@settings(max_examples=100)
@given(st.lists(PIECES, max_size=25).map(" ".join))
def test_no_order_of_words_breaks_the_reading_and_all_that_is_read_can_be_written(text):
    for one in read("if g7 i10 " + text).orders:
        if isinstance(one, PlayIf):
            written = write_branches(one.branches)
            assert lines("\n".join(written)) == written
