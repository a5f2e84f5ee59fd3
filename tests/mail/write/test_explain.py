"""Explanations in words: what they say in either language, and where letters say it."""

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from corr import resources
from corr.games.renju.explain import LIMIT, Explanation, explain, reasons
from corr.games.renju.renju import RENJU
from corr.games.rules import Explained
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_orders
from corr.mail.read.html import html_to_text
from corr.mail.write.explain import explanation_items, explanation_lines
from corr.sentences.plain import WIDTH, wrap
from corr.words.templates import ours
from tests.games.renju.test_explain import at, mutated
from tests.golden.drafts import game_letter
from tests.mail.write.test_write import html_of, text_of
from tests.office import EVENT, House

WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
TWO_THREES = "h7 h9 g8 i8"
EN_UNREAL = [
    "h8 is allowed: only one of its two threes can really become an open four.",
    "- The three g8 h8 i8 cannot really become an open four.",
]
SV_UNREAL = [
    "h8 är tillåtet: bara en av dess två treor kan verkligen bli en fri fyra.",
    "- Trean g8 h8 i8 kan inte verkligen bli en fri fyra.",
]
EN_REAL = "- The three h7 h8 h9 can become an open four at h6 or h10."
SV_REAL = "- Trean h7 h8 h9 kan bli en fri fyra på h6 eller h10."
EN_J8 = [
    "  - Not at j8: a black stone there would make a double-four.",
    "    - The open four g8 h8 i8 j8 can become a five at f8 or k8.",
    "    - The open four j8 j9 j10 j11 can become a five at j7 or j12.",
]
SV_J8 = [
    "  - Inte på j8: en svart sten där skulle ge en dubbelfyra.",
    "    - Den fria fyran g8 h8 i8 j8 kan bli femma på f8 eller k8.",
    "    - Den fria fyran j8 j9 j10 j11 kan bli femma på j7 eller j12.",
]

CASES: dict[str, tuple[str, str, list[str], list[str]]] = {
    "nothing": (
        "a1",
        "",
        ["h8 is allowed: it makes no overline, no double-four and no double-three."],
        ["h8 är tillåtet: draget ger varken overline, dubbelfyra eller dubbeltrea."],
    ),
    "a five beside an overline": (
        "e8 f8 g8 i8 j8 h4 h5 h6 h7",
        "",
        [
            "h8 makes a five and wins, whatever else it makes.",
            "- h4 h5 h6 h7 h8 is a five.",
            "- e8 f8 g8 h8 i8 j8 is an overline: an unbroken row of 6.",
        ],
        [
            "h8 ger femma och vinner, vad draget än ger i övrigt.",
            "- h4 h5 h6 h7 h8 är en femma.",
            "- e8 f8 g8 h8 i8 j8 är en overline: en obruten rad av 6.",
        ],
    ),
    "an overline": (
        "d8 e8 f8 g8 i8 j8",
        "",
        [
            "h8 is forbidden to Black: an overline.",
            "- d8 e8 f8 g8 h8 i8 j8 is an overline: an unbroken row of 7.",
        ],
        [
            "h8 är förbjudet för svart: en overline.",
            "- d8 e8 f8 g8 h8 i8 j8 är en overline: en obruten rad av 7.",
        ],
    ),
    "a double-four": (
        "e8 f8 g8 h5 h6 h7",
        "h4",
        [
            "h8 is forbidden to Black: a double-four.",
            "- The open four e8 f8 g8 h8 can become a five at d8 or i8.",
            "- The four h5 h6 h7 h8 can become a five at h9.",
        ],
        [
            "h8 är förbjudet för svart: en dubbelfyra.",
            "- Den fria fyran e8 f8 g8 h8 kan bli femma på d8 eller i8.",
            "- Fyran h5 h6 h7 h8 kan bli femma på h9.",
        ],
    ),
    "a double-four on one line": (
        "d8 f8 g8 j8",
        "",
        [
            "h8 is forbidden to Black: a double-four.",
            "- The four d8 f8 g8 h8 can become a five at e8.",
            "- The four f8 g8 h8 j8 can become a five at i8.",
        ],
        [
            "h8 är förbjudet för svart: en dubbelfyra.",
            "- Fyran d8 f8 g8 h8 kan bli femma på e8.",
            "- Fyran f8 g8 h8 j8 kan bli femma på i8.",
        ],
    ),
    "a double-three": (
        TWO_THREES,
        "h11",
        [
            "h8 is forbidden to Black: a double-three.",
            "- The three g8 h8 i8 can become an open four at f8 or j8.",
            "- The three h7 h8 h9 can become an open four at h6.",
        ],
        [
            "h8 är förbjudet för svart: en dubbeltrea.",
            "- Trean g8 h8 i8 kan bli en fri fyra på f8 eller j8.",
            "- Trean h7 h8 h9 kan bli en fri fyra på h6.",
        ],
    ),
    "a four and a three": (
        "e8 f8 g8 h6 h7",
        "d8",
        [
            "h8 is allowed: it makes no overline, no double-four and no double-three.",
            "- The four e8 f8 g8 h8 can become a five at i8.",
            "- The three h6 h7 h8 can become an open four at h5 or h9.",
        ],
        [
            "h8 är tillåtet: draget ger varken overline, dubbelfyra eller dubbeltrea.",
            "- Fyran e8 f8 g8 h8 kan bli femma på i8.",
            "- Trean h6 h7 h8 kan bli en fri fyra på h5 eller h9.",
        ],
    ),
    "double-fours against a three": (
        f"{TWO_THREES} j9 j10 j11 f9 f10 f11",
        "",
        [
            *EN_UNREAL,
            "  - Not at f8: a black stone there would make a double-four.",
            "    - The open four f8 g8 h8 i8 can become a five at e8 or j8.",
            "    - The open four f8 f9 f10 f11 can become a five at f7 or f12.",
            *EN_J8,
            EN_REAL,
        ],
        [
            *SV_UNREAL,
            "  - Inte på f8: en svart sten där skulle ge en dubbelfyra.",
            "    - Den fria fyran f8 g8 h8 i8 kan bli femma på e8 eller j8.",
            "    - Den fria fyran f8 f9 f10 f11 kan bli femma på f7 eller f12.",
            *SV_J8,
            SV_REAL,
        ],
    ),
    "an overline against a three": (
        f"{TWO_THREES} j9 j10 j11 f9 f10 f11 f6 f7",
        "",
        [
            *EN_UNREAL,
            "  - Not at f8: a black stone there would make an overline.",
            "    - f6 f7 f8 f9 f10 f11 is an overline: an unbroken row of 6.",
            *EN_J8,
            EN_REAL,
        ],
        [
            *SV_UNREAL,
            "  - Inte på f8: en svart sten där skulle ge en overline.",
            "    - f6 f7 f8 f9 f10 f11 är en overline: en obruten rad av 6.",
            *SV_J8,
            SV_REAL,
        ],
    ),
    "a double-three against a three": (
        f"{TWO_THREES} j9 j10 j11 f9 f10 e7 d6",
        "",
        [
            *EN_UNREAL,
            "  - Not at f8: a black stone there would make a double-three.",
            "    - The three f8 f9 f10 can become an open four at f11.",
            "    - The three d6 e7 f8 can become an open four at c5.",
            *EN_J8,
            EN_REAL,
        ],
        [
            *SV_UNREAL,
            "  - Inte på f8: en svart sten där skulle ge en dubbeltrea.",
            "    - Trean f8 f9 f10 kan bli en fri fyra på f11.",
            "    - Trean d6 e7 f8 kan bli en fri fyra på c5.",
            *SV_J8,
            SV_REAL,
        ],
    ),
    "a five against one point of a three": (
        f"{TWO_THREES} f9 f10 f11 f7",
        "",
        [
            "h8 is forbidden to Black: a double-three.",
            "- The three g8 h8 i8 can become an open four at j8.",
            "  - Not at f8: a black stone there would make a five at once.",
            "    - f7 f8 f9 f10 f11 is a five.",
            EN_REAL,
        ],
        [
            "h8 är förbjudet för svart: en dubbeltrea.",
            "- Trean g8 h8 i8 kan bli en fri fyra på j8.",
            "  - Inte på f8: en svart sten där skulle ge femma direkt.",
            "    - f7 f8 f9 f10 f11 är en femma.",
            SV_REAL,
        ],
    ),
}


DEEP = (
    "  - At f8 a black stone is allowed: only one of its two threes can really become an open"
    " four."
)


def lines(found: Explanation, language: str) -> list[str]:
    return list(explanation_lines(reasons(found), ours().voice(language)))


@pytest.mark.parametrize("name", CASES)
def test_the_sentences_about_h8(name):
    black, white, english, swedish = CASES[name]
    found = at("h8", black, white)
    assert lines(found, "en") == english
    assert lines(found, "sv") == swedish


def test_an_allowed_point_of_a_three_is_explained_where_it_is_not_plain():
    """Art. 7.2 b: the double-three at the four-point is none, because one of its threes is not."""
    found = at("h8", f"{TWO_THREES} f9 f10 e7 d6 j9 j10 j11 j7")
    assert lines(found, "en")[:10] == [
        "h8 is forbidden to Black: a double-three.",
        "- The three g8 h8 i8 can become an open four at f8.",
        DEEP,
        "    - The three f8 f9 f10 cannot really become an open four.",
        "      - Not at f7: a black stone there would make a double-four.",
        "        - The open four f7 f8 f9 f10 can become a five at f6 or f11.",
        "        - The four f7 g8 h9 j11 can become a five at i10.",
        "      - Not at f11: a black stone there would make a double-four.",
        "        - The open four f8 f9 f10 f11 can become a five at f7 or f12.",
        "        - The four f11 h9 i8 j7 can become a five at g10.",
    ]
    assert lines(found, "sv")[2] == (
        "  - På f8 är en svart sten tillåten: bara en av dess två treor kan verkligen bli en"
        " fri fyra."
    )


@pytest.mark.parametrize(("language", "says"), [("en", "too deep"), ("sv", "för djupt")])
def test_reasons_that_were_left_out_are_said_to_be(language, says):
    whole = at("h8", f"{TWO_THREES} j9 j10 j11 f9 f10 e7 d6")
    (three, other) = whole.threes
    cut = replace(three.four_points[0], threes=(), told=False)
    shown = replace(whole, threes=(replace(three, four_points=(cut,)), other))
    assert sum(says in line for line in lines(shown, language)) == 1
    assert not any(says in line for line in lines(whole, language))


@pytest.mark.parametrize("language", ["en", "sv"])
@given(case=mutated())
@settings(max_examples=40)
def test_every_explanation_fits_a_letter_and_is_no_order(language, case):
    board, point = case
    found = explain(board, point)
    said = lines(found, language)
    assert str(point) in said[0]
    assert all(line.endswith(".") for line in said)
    text = wrap("\n".join(said))
    assert all(len(line) <= WIDTH for line in text.splitlines())
    assert read_orders(text, WORDS, RENJU.recognises) == ()


def test_items_tell_how_deep_a_sentence_stands():
    black, white, *_ = CASES["double-fours against a three"]
    items = explanation_items(reasons(at("h8", black, white)), ours().voice("en"))
    assert [level for level, _ in items] == [0, 1, 2, 3, 3, 2, 3, 3, 1]


def test_a_wrapped_reason_hangs_below_its_own_words():
    (first, *more) = wrap(f"      - {'word ' * 30}").splitlines()
    assert first.startswith("      - word")
    assert more
    assert all(line.startswith("        word") for line in more)


# -- letters ----

LOST = "a1; i8; a3; g9; a5; g10; a7"
"""White's and Black's moves, in turn, after h8; then Black loses on g8 by a double-three."""
REASONS = (
    "g8 is forbidden to Black: a double-three.",
    "The three g8 h8 i8 can become an open four at f8 or j8.",
    "The three g8 g9 g10 can become an open four at g7 or g11.",
)


@pytest.fixture
def house(tmp_path):
    """A match under free-renju: h8 stands, the second seat is to move."""
    with House(tmp_path) as it:
        yield it.start()


def test_a_game_lost_by_a_forbidden_move_ends_with_letters_that_explain_it(house):
    done = house.play(f"{LOST}; g8")
    assert house.game().result.detail == "double_three"
    for reader in (house.first, house.second):
        letter = done.to(reader)
        for reason in REASONS:
            assert reason in letter.words
            assert reason in html_to_text(letter.html)
        assert "Letters on the board mark the points where a row can grow." in letter.words
        assert "Numbers mark the stones of each row" in letter.html
        assert max(map(len, letter.text.splitlines())) <= WIDTH


def test_no_letter_of_a_running_game_says_or_shows_that_a_move_would_lose(house):
    letters = [letter for move in LOST.split("; ") for letter in house.play(move).posts]
    letters.append(house.say(house.first, "show").to(house.first))
    assert len(letters) == 2 * 7 + 1
    for letter in letters:
        assert "can become" not in letter.everything()
        assert "forbidden to Black:" not in letter.everything()
        assert "where a row can grow" not in letter.everything()


@pytest.mark.parametrize("moves", ["a1; i8; resign", "a1; i8; a3; j8; a5; k8; a7; l8"])
def test_a_game_that_ended_otherwise_is_not_explained(house, moves):
    for text in moves.split("; "):
        seat = house.game().position.to_act
        house.say(house.seated(seat), f"{EVENT}-001 {text}" if text == "resign" else text)
    assert house.game().result is not None
    for reader in (house.first, house.second):
        letter = house.newest(reader)
        assert "can become" not in letter.words
        assert "is a five" not in letter.words


def test_the_letter_shown_after_the_game_explains_it_again(house):
    house.play(f"{LOST}; g8")
    again = house.say(house.second, "show").to(house.second)
    assert REASONS[0] in again.words


@pytest.mark.parametrize("language", ["en", "sv"])
def test_the_longest_explanation_keeps_a_letter_small(language):
    long = at("h8", f"{TWO_THREES} f9 f10 e7 d6 j9 j10 j11 j7")
    many = replace(long, threes=long.threes * 10)
    assert many.size > LIMIT
    explained = Explained(picture=RENJU.picture(RENJU.start({})), said=reasons(many))
    draft = game_letter(
        "game_over", language, ending="forbidden", ending_detail="double_three",
        winner="opponent", turn="", stage=None, explanation=explained, message="<&>\n" * 50_000,
    )  # fmt: skip
    assert len(html_of(draft).encode()) < 90_000
    assert all(len(line) <= WIDTH for line in text_of(draft).splitlines())
