"""Diagrams read back: our own in every form, those of others, and what must be refused."""

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.points import LABELS
from corr.games.renju.board import NO_STONES, POINTS, Colour, point_named
from corr.games.renju.diagram import diagram
from corr.games.rules import Picture
from corr.mail.letter import Draft
from corr.picture.forms import RENDERERS
from corr.picture.words import ENGLISH, Style, text_diagram
from corr.records.drawn import Stones, read_drawn
from corr.records.model import RecordError
from tests.every import every
from tests.golden.drafts import samples
from tests.golden.kept import golden

FORMS = [*(style.value for style in Style), "words"]
# Not those told in words of the reader's own, nor those with several boards.


def _is_large(draft: Draft) -> bool:
    """Whether it shows a board that no diagram is read of."""
    picture = draft.picture
    if picture is None:
        return False
    return not isinstance(picture, Picture) or len(picture.row_names) != 15


LETTERS_SENT = {
    f"{language}_{name}": draft
    for language in ("en", "sv")
    for name, draft in samples(language)
    if draft.style != "letters" and not draft.boards and not _is_large(draft)
}


def stones(black: str, white: str) -> tuple[set[str], set[str]]:
    return set(black.split()), set(white.split())


def read(text: str) -> tuple[set[str], set[str]] | None:
    """The black and the white stones of a text, by name."""
    found = read_drawn(text)
    return found and (set(found.black), set(found.white))


def on(picture: Picture) -> tuple[set[str], set[str]]:
    """The black and the white stones of a picture, by name."""
    black, white = (
        {picture.point(mark.column, mark.row) for mark in picture.marks if mark.kind == colour}
        for colour in Colour
    )
    return black, white


def board(*signs: str, empty: str = ".", blank: str = " ") -> str:
    """A bare board with signs on points, each as `h8:X`."""
    rows = [[empty] * 15 for _ in range(15)]
    for said in signs:
        name, _, sign = said.partition(":")
        point = point_named(name)
        rows[14 - point.row][point.column] = sign
    return "\n".join(blank.join(row) for row in rows)


def refused(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        read_drawn(text)
    return str(caught.value)


# -- our own ----


@every("name", LETTERS_SENT)
def test_every_letter_reads_back_to_the_stones_it_was_written_from(name: str) -> None:
    picture = LETTERS_SENT[name].picture
    language, _, rest = name.partition("_")
    found = read(golden(language)[rest])
    assert found == (on(picture) if picture else None)


@st.composite
def pictures(draw: st.DrawFn) -> Picture:
    points = draw(st.permutations(POINTS))
    count = draw(st.integers(1, 140))
    played, free = points[:count], points[count:]
    position = NO_STONES
    for number, point in enumerate(played):
        position = position.put(point, Colour.WHITE if number % 2 else Colour.BLACK)
    numbered = draw(st.sampled_from(["none", "moves", "rows", "some"]))
    numbers = {
        "none": {},
        "moves": {point: ply for ply, point in enumerate(played, 1)},
        "rows": {point: 1 + ply % 3 for ply, point in enumerate(played)},
        "some": {point: ply for ply, point in enumerate(played, 1) if ply > count // 2},
    }[numbered]
    offers = draw(st.integers(0, 60))
    forbidden = draw(st.integers(0, 5))
    spots = draw(st.integers(0, len(LABELS)))
    after = free[offers + forbidden :]
    return diagram(
        position,
        offers=free[:offers],
        last=draw(st.sets(st.sampled_from(points), max_size=4)),
        numbers=numbers,
        forbidden=free[offers : offers + forbidden],
        spots=dict(zip(after, LABELS[:spots], strict=False)),
    )


@given(picture=pictures(), form=st.sampled_from(FORMS))
def test_every_text_of_a_picture_reads_back_to_its_stones(picture: Picture, form: str) -> None:
    assert read(RENDERERS[form](picture, ENGLISH).decode()) == on(picture)


@given(picture=pictures(), mark=st.sampled_from(["> ", ">> ", "   ", "\t"]))
def test_a_quoted_diagram_reads_back(picture: Picture, mark: str) -> None:
    text = text_diagram(picture)
    assert read("\n".join(mark + line for line in text.split("\n"))) == on(picture)


def test_a_row_full_of_numbered_stones_reads_back() -> None:
    row = [point for point in POINTS if point.row == 4]
    position = NO_STONES
    for column, point in enumerate(row):
        position = position.put(point, Colour.WHITE if column % 2 else Colour.BLACK)
    numbers = {point: ply for ply, point in enumerate(row, 1)}
    picture = diagram(position, numbers=numbers)
    found = read_drawn(text_diagram(picture, numbers=True))
    assert found is not None
    assert found.moves == tuple(map(str, row))


def test_stones_that_all_bear_their_numbers_tell_their_order() -> None:
    found = read_drawn(board("h8:1", "i9:2", "j10:3"))
    assert found is not None
    assert found.moves == ("h8", "i9", "j10")
    told = read_drawn("Last move j10. Moves: 1 h8, 2 i9, 3 j10. Forbidden to Black: a1.")
    assert told == Stones(black=("h8", "j10"), white=("i9",), moves=told.moves)
    assert told.moves == ("h8", "i9", "j10")


@pytest.mark.parametrize("signs", [("h8:1", "i9:2", "j10:5"), ("h8:1", "i9:2", "j10:X")])
def test_numbers_that_are_not_all_there_tell_no_order(signs: tuple[str, ...]) -> None:
    found = read_drawn(board(*signs))
    assert found is not None
    assert found.moves == ()
    assert len(found.black) == 2


def test_an_empty_board_in_words_has_no_stones() -> None:
    assert read("The board is empty.\n") == (set(), set())


# -- those of others ----


@pytest.mark.parametrize(
    ("black", "white"),
    [
        *("XO", "xo", "BW", "bw", "#O", "X0", "x0", "●○", "⚫⚪", "⬤◯", "Xo", "xO"),
        pytest.param("Х", "О", id="Cyrillic"),
        pytest.param("х", "о", id="small Cyrillic"),
        pytest.param("Χ", "Ο", id="Greek"),
        pytest.param("Ｘ", "Ｏ", id="full width"),
        pytest.param("ｘ", "０", id="full width nought"),
        pytest.param("⚫\ufe0f", "⚪\ufe0f", id="emoji"),
        pytest.param("７", "⑧", id="numbers in full width and in a ring"),
    ],
)
def test_stones_are_known_in_many_signs(black: str, white: str) -> None:
    assert read(board(f"h8:{black}", f"i9:{white}")) == stones("h8", "i9")


def test_a_board_may_be_written_without_blanks() -> None:
    text = board("h8:X", "i9:O", blank="")
    numbered = "\n".join(
        f"{15 - row:2} {line.replace('X', '(X)')} {15 - row}"
        for row, line in enumerate(text.split("\n"))
    )
    assert read(text) == read(numbered) == read(f"--\n----------\n{text}") == stones("h8", "i9")


def test_rows_may_be_parted_by_empty_lines() -> None:
    assert read(board("h8:X").replace("\n", "\n\n")) == stones("h8", "")


@pytest.mark.parametrize("side", ["{0} {1}", "{1} {0}", "{0} {1} {0}"])
def test_a_stone_with_the_number_of_its_row_is_no_name_of_a_row(side: str) -> None:
    rows = board("a13:13", "o13:12", "o12:14", "b1:1").split("\n")
    text = "\n".join(side.format(15 - row, line) for row, line in enumerate(rows))
    assert read(text) == stones("a13 b1", "o13 o12")


def test_letters_beside_stones_are_free_points() -> None:
    offers = [
        f"{point}:{letter}"
        for point, letter in zip(POINTS[20:], "abcdefghijklmnopqrstuvwxyz", strict=False)
    ]
    for count in (3, 15, 24, 26):
        assert read(board("h8:X", "i9:O", *offers[:count])) == stones("h8", "i9")
    assert read(board("h8:X", "i9:O", "a1:A", "b1:B", "c1:!C", "d1:D")) == stones("h8", "i9")
    assert read(board("h8:●", "i9:○", "a1:a", "b1:b")) == stones("h8", "i9")
    assert read(board("h8:1", "i9:2", "a1:a", "b1:b")) == stones("h8", "i9")


# -- letters around a board ----


def test_the_first_board_counts_and_older_ones_below_do_not() -> None:
    now, before = board("h8:X", "i9:O"), board("a1:X")
    quoted = "\n".join(f"> {line}" for line in before.split("\n"))
    for between in ("\n\n", "\n> Anna wrote:\n", "\n    a b c d e f g h i j k l m n o\n"):
        assert read(now + between + quoted) == stones("h8", "i9")


def test_numbered_boards_may_follow_each_other_at_once() -> None:
    def numbered(text: str) -> str:
        return "\n".join(f"{15 - row} {line}" for row, line in enumerate(text.split("\n")))

    assert read(f"{numbered(board('h8:X'))}\n{numbered(board('a1:X'))}") == stones("h8", "")


@pytest.mark.parametrize(
    "prose",
    [
        "Hej! I am X and you are O, a b c.",
        "- - - - - - - - - - - - - - -",
        "_______________",
        " 1  Anna Berg      .   1   1  1/2     2.5",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
        "A B C D E F G H J K L M N O P",
    ],
)
def test_prose_around_a_board_does_no_harm(prose: str) -> None:
    assert read(f"{prose}\n\n{board('h8:X')}\n\n{prose}") == stones("h8", "")
    assert read(prose) is None


def test_an_older_board_is_not_taken_for_a_torn_one() -> None:
    rows = board("h8:X").split("\n")
    torn = "\n".join([*rows[:7], "8 what is this", *rows[8:]])
    assert "this diagram has 7" in refused(f"{torn}\n\nwrote:\n{board('a1:X')}")
    doubled = "\n\n".join(rows[:14])
    assert "this diagram has 14" in refused(f"{doubled}\n\nwrote:\n{board('a1:X')}")


# -- what is refused ----


@pytest.mark.parametrize(
    "sign", ["Q", "b", "B", "w", "W", "c", "é", "б", "?", "@", "226a", "Xy", "aB", "о́", "０７"]
)
def test_an_unknown_sign_is_refused_naming_line_and_column(sign: str) -> None:
    said = refused("Hello\n\n" + board("h8:X", "i9:O", f"k11:{sign}"))
    assert re.fullmatch(r"line 7: '.{1,4}' in column k .*", said), said


@pytest.mark.parametrize("sign", ["o", "x"])
def test_a_small_letter_beside_capital_stones_is_refused_unless_it_is_an_offer(sign: str) -> None:
    said = refused(board("h8:X", "i9:O", f"k3:{sign}"))
    assert said.startswith(f"line 13: '{sign}' in column k is not ")


@pytest.mark.parametrize(
    ("signs", "reason"),
    [
        (["h8:X", "a1:a", "c1:a"], "line 15: 'a' in column a may be a stone or a label"),
        (["h8:X", "a1:●"], "'●' in column a is not black like 'X'"),
        (["h8:1", "a1:1"], "line 15: '1' in column a stands twice"),
        (["h8:B", "a1:A"], "'A' in column a"),
        (["a1:a", "b1:b"], "'a' in column a"),
        (["h8:0", "i9:1", "j9:2"], "'0' in column h"),
    ],
)
def test_what_may_mean_two_things_is_refused(signs: list[str], reason: str) -> None:
    assert reason in refused(board(*signs))


def test_a_torn_board_is_refused_naming_the_line() -> None:
    rows = board("h8:X").split("\n")
    numbered = [f"{15 - row} {line} {15 - row}" for row, line in enumerate(rows)]
    for whole in (rows, numbered):
        torn = [*whole[:4], whole[4].replace(". . ", ". ", 1), *whole[5:]]
        said = refused("\n".join(torn))
        assert said == "line 5: a row has 15 points, and this one has 14"
    assert "this diagram has 12" in refused("\n".join(rows[:12]))
    assert "this diagram has 16" in refused("\n".join([*rows, rows[0]]))
    swapped = [*numbered[:3], numbered[4], numbered[3], *numbered[5:]]
    assert refused("\n".join(swapped)) == "line 4: row 11 stands where row 12 should"
    assert "row 1 stands where row 15 should" in refused("\n".join(numbered[::-1]))


@given(text=st.text(st.sampled_from("XOxoBW.+-ab1 09●()>|\n!*"), max_size=400))
def test_any_text_is_a_diagram_or_none_or_refused(text: str) -> None:
    with suppress(RecordError):
        assert read_drawn(text) is None
