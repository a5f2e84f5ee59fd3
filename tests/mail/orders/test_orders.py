import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.errors import ConfigError
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import LONGEST_MESSAGE, read_message, read_orders, subject_order_text
from corr.tournament.play.orders import (
    AcceptDraw,
    ClaimDraw,
    ClaimWin,
    DeclineDraw,
    Help,
    OfferDraw,
    Play,
    Resign,
    Show,
)
from tests.every import every
from tests.places import ROOT

WORDS = load_words((ROOT / "data/words.toml").read_text())

# A board of its own, so that these tests stand on no game: points, words and fifths.
POINT = r"(?:[a-o][ -]?\d{1,2}|\d{1,2}-?[a-o])"
ACT = rf"(?:{POINT}|black|white|pass|(?:offer|keep) {POINT}|\d{{1,2}} fifths)"
ACTS = re.compile(rf"{ACT}(?:[\s,]+{ACT})*")


def recognises(text: str) -> bool:
    return bool(ACTS.fullmatch(text))


def orders(text: str):
    return read_orders(text, WORDS, recognises)


def plays(text: str) -> list[str]:
    return [one.text for one in orders(text) if isinstance(one, Play)]


@every(
    "line",
    [
        "i9",
        "I9",
        "  i9.",
        "i9!",
        "- i9",
        "* i9",
        "• i9",
        "→ i9",
        '"i9"',
        "*i9*",
        "(i9)",
        "`i9`",
        "13. i9",
        "13: i9",
        "13) i9",
        "13 - i9",
        "13 – i9",
        "13 i9",
        "13... i9",
        "13.i9",
        "#13 i9",
        "my move is i9",
        "My move is: I9.",
        "My move: i9",
        "I play i9",
        "I'll play 13. i9 please",
        "move 13: i9",
        "drag 13: i9",
        "mitt drag är i9",
        "Mitt drag: i9, tack!",
        "Jag spelar i9",
        "Hej! i9",
        "Hi, i9 thanks",
        "ok i9 :-)",
        "i9 please",
        "play i9",
        "i9 is my move",
        "SK24-017 i9",
        "sk24-017: 13. i9",
        "[SK24-017] i9",
        "[SK24-017.12.ABCDEFGHIJKLMNOP] i9",
        "і9",
        "І9",
        "ｉ９",
        "Ι9",
        "ı9",
    ],
)
def test_a_move_is_read_in_any_of_its_forms(line):
    assert plays(line) == ["i9"]


@pytest.mark.parametrize(
    ("line", "canonical"),
    [
        ("vit", "white"),
        ("Jag väljer svart, tack", "black"),
        ("white please", "white"),
        ("vit, g7, 3 femtedrag", "white, g7, 3 fifths"),
        ("vit, g7, 1 femte", "white, g7, 1 fifths"),
        ("White, g7, 3 fifths.", "white, g7, 3 fifths"),
        ("3 femte drag", "3 fifths"),
        ("h8 i9 j10, 5 fifths", "h8 i9 j10, 5 fifths"),
        ("1. h8 2. i9 3. j10", "h8 i9 j10"),
        ("behåll i7", "keep i7"),
        ("behåll i7, h5", "keep i7, h5"),
        ("jag behåller i7", "keep i7"),
        ("erbjud g7 i7", "offer g7 i7"),
        ("Förslag g7 i7", "offer g7 i7"),
        ("avstå", "pass"),
        ("pass", "pass"),
        ("Ｅ５", "e5"),
        ("Е5", "e5"),
    ],
)
def test_words_of_the_board_become_the_canonical_ones(line, canonical):
    assert plays(line) == [canonical]


@pytest.mark.parametrize(
    "line",
    [
        "i9 would be a blunder",
        "I think 13. i9",
        "i9?",
        "a",
        "no",
        "I go to a show",
        "help me inside",
        "I pass the salt",
        "resign?",
        "I will not resign",
        "if I win I am happy",
        "should I accept?",
        "> i9",
        "i9 or h8",
        "the time is 13:09",
        "show me",
        "we set the table",
        "",
        "13.",
        "we accept cookies",
        "white is better",
        "resignation",
        "passar det bra?",
        "Visa 4111 1111",
    ],
)
def test_prose_is_no_order(line):
    assert orders(line) == ()


@pytest.mark.parametrize(
    "line",
    [
        "i9, draw?",
        "i9 draw?",
        "i9 remi?",
        "i9 (draw?)",
        "13. i9, remi",
        "i9 and I offer a draw",
        "i9, jag erbjuder remi",
        "my move is i9, draw?",
        "i9; draw offer",
    ],
)
def test_a_draw_is_offered_with_a_move(line):
    (order,) = orders(line)
    assert (order.text, order.draw) == ("i9", True)


@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        (["resign", "I resign.", "Ger upp", "jag ger upp!", "ge upp"], Resign),
        (["accept", "I accept", "antar", "Tar remi", "accept draw", "antar remi"], AcceptDraw),
        (["decline", "Avböjer", "nej till remi", "I decline"], DeclineDraw),
        (["draw?", "Remi?", "I offer a draw", "erbjuder remi", "draw ?"], OfferDraw),
        (["show", "visa", "Visa brädet!", "show the board"], Show),
        (["help", "Hjälp!", "hjälp mig"], Help),
    ],
)
def test_the_other_orders_are_read_in_both_languages(lines, kind):
    for line in lines:
        (order,) = orders(line)
        assert type(order) is kind, line
        assert order.line == line


@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        (["claim five", "I claim a five.", "Kräv femma!", "jag kräver femma, tack"], "five"),
        (
            [
                "claim forbidden",
                "claim a forbidden move",
                "kräv förbjudet",
                "Kräver förbjudet drag",
            ],
            "forbidden",
        ),
        (["claim win", "I claim the win", "jag kräver vinst"], "win"),
        (
            [
                *(
                    "claim double-three",
                    "I claim a double-four",
                    "kräv dubbeltrea",
                    "claim overline",
                ),
                *("claim forbidden j8", "claim forbidden, j8", "Claim forbidden move 19."),
                *("claim forbidden at j-8", "claim double-three j8", "kräv förbjudet drag 19"),
                *("kräv förbjudet på j8", "kräver overline"),
            ],
            "named",
        ),
    ],
)
def test_a_win_is_claimed_in_both_languages(lines, kind):
    for line in lines:
        assert orders(line) == (ClaimWin(line=line, kind=kind),)


def test_a_draw_is_claimed_in_both_languages():
    for line in ("claim draw", "I claim a draw.", "Kräv remi", "jag kräver remi!"):
        assert orders(line) == (ClaimDraw(line=line),)


@pytest.mark.parametrize(
    ("line", "claim"),
    [
        ("i9, claim five", "five"),
        ("i9 claim five!", "five"),
        ("My move is i9, and I claim five, thanks", "five"),
        ("13. i9; claim win", "win"),
        ("i9 (kräv femma)", "five"),
        ("Mitt drag är i9, jag kräver femma", "five"),
        ("SK24-017 i9, kräv förbjudet", "forbidden"),
    ],
)
def test_a_win_is_claimed_on_the_line_of_a_move(line, claim):
    (order,) = orders(line)
    assert isinstance(order, Play)
    assert (order.text, order.claim, order.line) == ("i9", claim, line)


@pytest.mark.parametrize(
    "line",
    [
        "h12, claim five, draw?",
        "h12, draw? claim five",
        "h12 (draw?), and I claim five!",
        "claim five, h12, draw?",
        "Claim five: h12. Draw?",
        "13. h12, claim five (draw?)",
        "13. draw? h12, claim five",
        "draw?, claim five, h12",
        "h12, jag kräver femma, remi?",
        "Hej! Kräv femma, h12, jag erbjuder remi, tack",
    ],
)
def test_a_move_a_claim_and_a_draw_offer_stand_on_one_line_in_any_order(line):
    (order,) = orders(line)
    assert (order.text, order.draw, order.claim, order.line) == ("h12", True, "five", line)


@pytest.mark.parametrize(
    "line",
    [
        "h12, claim double-three",
        "h12, claim forbidden j8",
        "h12, draw? claim forbidden move 19",
        "claim double-three, h12",
        "claim forbidden j8, h12",
        "h12\nclaim forbidden j8",
    ],
)
def test_a_claim_that_names_a_stone_or_a_kind_is_not_parted_from_its_move(line):
    claimed = {one.claim if isinstance(one, Play) else one.kind for one in orders(line)}
    assert claimed - {""} == {"named"}


def test_a_claim_of_a_forbidden_move_with_a_point_is_never_a_move():
    for line in ("claim forbidden h12", "claim forbidden, h12", "claim forbidden h12, draw?"):
        claim, *offers = orders(line)
        assert claim == ClaimWin(line=line, kind="named")
        assert offers in ([], [OfferDraw(line=line)])


def test_a_draw_offer_beside_a_claim_alone_is_an_order_of_its_own():
    line = "claim five, draw?"
    assert orders(line) == (ClaimWin(line=line, kind="five"), OfferDraw(line=line))


def test_a_draw_claimed_behind_a_move_is_an_order_of_its_own():
    line = "13. i9, claim draw"
    assert orders(line) == (Play(line=line, text="i9", number=13), ClaimDraw(line=line))


def test_claims_of_both_kinds_are_one_claim_of_either():
    assert orders("claim five\nclaim forbidden") == (ClaimWin(line="claim five", kind="win"),)
    (order,) = orders("i9, claim five\ni9, claim forbidden")
    assert order.claim == "win"
    assert orders("claim five\nkräv femma") == (ClaimWin(line="claim five", kind="five"),)


@pytest.mark.parametrize("line", ["I may claim five", "claim i9", "is i9 a claim?", "claim it"])
def test_prose_about_claims_claims_nothing(line):
    assert orders(line) == ()


@pytest.mark.parametrize(
    ("line", "stones"),
    [
        ("leave", "leave"),
        ("I leave it.", "leave"),
        ("lämna", "leave"),
        ("fifths", "fifths"),
        ("femte drag", "fifths"),
        ("opening D4, g7", "opening d4, g7"),
        ("Inledning d4 g7, tack", "opening d4 g7"),
        ("h8 i9 j10, 5 femte drag", "h8 i9 j10, 5 fifths"),
        ("g9 f8", "g9 f8"),
    ],
)
def test_the_acts_of_every_opening_are_read_in_both_languages(line, stones):
    (order,) = read_orders(line, WORDS, RENJU.recognises)
    assert order == Play(line=line, text=stones)


def test_a_move_with_what_follows_it_is_a_move_and_a_condition():
    play, condition = orders("i9; if g7 i10, if j10 f6")
    assert play == Play(line="i9; if g7 i10, if j10 f6", text="i9")
    assert len(condition.branches) == 2


def test_a_line_may_name_its_game_and_move_number():
    (order,) = orders("SK24-021 13. h5")
    assert order == Play(line="SK24-021 13. h5", game="SK24-021", text="h5", number=13)
    (order,) = orders("show SK24-021")
    assert order == Show(line="show SK24-021", game="SK24-021")


def test_a_resignation_counts_at_once_if_it_names_the_game():
    assert orders("SK24-017 resign")[0].confirmed
    assert orders("resign sk24-017")[0].confirmed
    assert not orders("resign")[0].confirmed


def test_a_resignation_that_is_written_twice_is_one_and_confirmed():
    assert orders("resign\n\nger upp") == (Resign(line="resign", confirmed=True),)


def test_resignations_of_two_games_do_not_confirm_each_other():
    first, second = orders("resign\nSK24-021 resign")
    assert (first.confirmed, second.confirmed) == (False, True)


def test_the_same_order_twice_is_one_order():
    assert orders("13. i9\nI-9\nMy move is i9") == (Play(line="13. i9", text="i9", number=13),)
    assert len(orders("i9\nshow\nshow\nSK24-021 i9")) == 3


def test_different_moves_all_come_through_in_the_order_of_the_letter():
    assert plays("h5\nshow\ni9") == ["h5", "i9"]


def test_messages_are_what_follows_three_dashes_or_a_word():
    text = "i9\nmsg: Good luck!\nMEDD: Lycka till\n---\nI saw h5,\nh5\n\nToo late."
    assert plays(text) == ["i9"]
    assert read_message(text, WORDS) == "Good luck!\nLycka till\nI saw h5,\nh5\n\nToo late."


def test_dashes_that_a_telephone_drew_longer_begin_a_message_too():
    assert read_message("i9\n—-\nHello", WORDS) == "Hello"
    assert read_message("i9\n-- \nHello", WORDS) == ""


def test_a_message_is_bounded_and_a_letter_without_one_has_none():
    assert len(read_message("---\n" + "long " * 1_000, WORDS)) <= LONGEST_MESSAGE
    assert read_message("i9\nthanks", WORDS) == ""


@pytest.mark.parametrize(
    ("subject", "text"),
    [
        ("Re: SK24-017 your move 13, due 5 Dec [SK24-017.12.ABCDEFGHIJKLMNOP]", ""),
        ("SV: SK24-017 ditt drag 13, senast 5 dec [SK24-017.12.ABCDEFGHIJKLMNOP]", ""),
        ("AW: Re: [SK24-017.12.ABCDEFGHIJKLMNOP]", ""),
        ("Re: i9 [SK24-017.12.ABCDEFGHIJKLMNOP]", "i9"),
        ("Re[2]: Sv: 回复： [sk24-017.12.abcdefghijklmnop] 13. i9", "13. i9"),
        ("i9 Re: SK24-017 your move 13, due 5 Dec [SK24-017.12.ABCDEFGHIJKLMNOP]", "i9"),
        ("Re: SK24-017 your move 13, due 5 Dec [SK24-017.12.ABCDEFGHIJKLMNOP] i9", "i9"),
        ("i9", "i9"),
        ("", ""),
    ],
)
def test_a_subject_is_searched_for_an_order_unless_it_is_ours(subject, text):
    assert subject_order_text(subject) == text


_KNOWN = "SK24-017 your move 13, due 5 Dec [SK24-017.12.ABCDEFGHIJKLMNOP]"


@pytest.mark.parametrize(
    ("subject", "text"),
    [
        (f"Re: {_KNOWN}", ""),
        (f"i9 {_KNOWN}", "i9"),
        (f"Re: {_KNOWN} i9", "i9"),
        ("Re: SK24-017 resign [SK24-017.12.ABCDEFGHIJKLMNOP]", "SK24-017 resign"),
        ("SK24-017 13. i9 [SK24-017.12.ABCDEFGHIJKLMNOP]", "SK24-017 13. i9"),
        ("Re: SK24-017 reminder 13, due 5 Dec [SK24-017.12.ABCDEFGHIJKLMNOP] i9", "i9"),
    ],
)
def test_what_is_not_the_subject_that_is_answered_was_typed(subject, text):
    assert subject_order_text(subject, _KNOWN) == text


def test_a_file_with_an_order_that_is_none_is_refused():
    text = (ROOT / "data/words.toml").read_text()
    with pytest.raises(ConfigError, match=r"orders\.dance"):
        load_words(text + '\n[orders.dance]\nen = ["dance"]\n')
    with pytest.raises(ConfigError):
        load_words("before = 3")


@given(st.text(max_size=300))
def test_no_text_breaks_the_reading_of_orders(text):
    orders(text)
    read_message(text, WORDS)
    subject_order_text(text)


@given(st.text(alphabet="acg9 13", max_size=12), st.sampled_from(["beside", "wins", "hmm"]))
def test_a_word_that_is_no_courtesy_makes_a_line_prose(text, word):
    assert plays(f"{text} {word}") == []


def test_hostile_lines_are_read_in_linear_time():
    for piece in ("i9 ", "please ", "- ", "13. ", "SK24-017 ", "my move is ", "1", "[["):
        orders("\n".join([piece * (300 // len(piece))] * 50))


def test_a_long_order_without_blanks_is_read_like_any_other():
    text = ",".join(f"{column}{row}" for column in "abcdefghij" for row in (1, 15))
    (order,) = read_orders(f"offer {text}", WORDS, RENJU.recognises)
    assert order.text.count(",") == text.count(",")
