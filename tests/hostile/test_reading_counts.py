"""Reading is linear in what is written, counted in calls, which no busy machine changes."""

import textwrap
from collections.abc import Callable
from itertools import cycle, islice

import pytest

from corr import resources
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_text
from corr.mail.read.quotes import own_text
from corr.mail.read.read import read_letter
from tests.calls import calls_of
from tests.hostile.hostile_time import AT, LETTER, OURS, WAYS

WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
SENTENCES = (
    "The weather has been fine all week, and my daughter came to see us.",
    "We walked along the river and talked about old times, which takes a while.",
    "I wonder whether you still play at the club on Thursdays; it must be lively there.",
    "In 1987 we met Bo in Stockholm, do you remember? It rained.",
    "Jag hoppas att du mår bra och att sommaren blir varm, som den var då.",
)
POINTS = tuple(f"{column}{row}" for row in range(1, 16) for column in "abcdefghijklmno")


def prose(size: int) -> str:
    return " ".join(islice(cycle(SENTENCES), size // 40))[:size]


def moves(size: int) -> str:
    return " ".join(islice(cycle(POINTS), size // 3))[:size]


SHAPES: dict[str, tuple[Callable[[int], str], int, int]] = {
    "prose in lines": (lambda size: "\n".join(textwrap.wrap(prose(size), 72)), 100_000, 2_100),
    "prose in long lines": (
        lambda size: "\n".join(textwrap.wrap(prose(size), 280)),
        100_000,
        1_250,
    ),
    "prose in paragraphs": (
        lambda size: "\n\n".join(textwrap.wrap(prose(size), 700)),
        100_000,
        430,
    ),
    "prose in one line": (prose, 100_000, 80),
    "moves in lines": (lambda size: "\n".join(textwrap.wrap(moves(size), 72)), 10_000, 12_000),
    "a move a line": (lambda size: moves(size).replace(" ", "\n"), 10_000, 37_000),
}
"""How each text of a size is made, how large it is tried, and the most calls for a kilobyte."""


def read(text: str) -> None:
    raw = f"From: a@b.test\nTo: td@club.test\nSubject: x\n\n{text}".encode()
    letter = read_letter(raw, arrived=AT, own_addresses=OURS)
    own = own_text(letter.text, own_addresses=OURS, sent=lambda: (LETTER, LETTER))
    read_text(own, WORDS, RENJU.recognises, "SK24-001")


def calls_for(text: str) -> int:
    return calls_of(lambda: read(text))


@pytest.mark.parametrize("shape", SHAPES)
def test_twice_the_text_takes_hardly_more_than_twice_the_calls(shape):
    text, size, most = SHAPES[shape]
    calls_for(text(1_000))
    half, whole = calls_for(text(size // 2)), calls_for(text(size))
    assert whole <= 2.2 * half
    assert whole <= most * size / 1_000


@pytest.mark.parametrize("block", ["\r", "\n", "a: b\n\n"])
def test_a_report_takes_no_part_for_each_of_its_blank_lines(block):
    text = (block * 100_000)[:100_000]
    calls = calls_of(lambda: WAYS["report"](text))
    assert calls < 20_000
