"""A win that a letter claims by a line of moves, and what is no such claim."""

import re
import time
from functools import cache

import pytest

from corr import resources
from corr.mail.orders.order_words import Words, load_words
from corr.mail.orders.orders import read_text
from corr.tournament.play.orders import ClaimLine, ClaimWin, Play

LONG = "23. h5 24. h6 25. g7 26. g8 27. f6 28. f7 29. e5 30. d4 31. k9"


@cache
def words() -> Words:
    return load_words((resources.data() / "words.toml").read_text(encoding="utf-8"))


def orders(text):
    recognised = re.compile(r"[a-o]\d{1,2}").fullmatch
    return read_text(text, words(), lambda act: bool(recognised(act))).orders


def points(text):
    """The stones of the one line that is claimed."""
    (claim,) = orders(text)
    assert isinstance(claim, ClaimLine)
    return re.findall(r"[a-o]\d+", claim.text)


@pytest.mark.parametrize(
    "text",
    [
        "claim win: 23. h5 24. h6 25. g7",
        "Claim a win by 23.H5, 24.h6, 25.g7.",
        "I claim the win: h5 h6 g7 thanks",
        "claim win 23. h5 24. h6 25. g7",
        "kräver vinst: h5, h6, g7",
        "teatan võidust: 23. h5 24. h6 25. g7",
        "SK24-017 claim win: h5 - h6 - g7",
    ],
)
def test_a_claimed_line_is_read_in_the_ways_that_people_write_it(text):
    assert points(text) == ["h5", "h6", "g7"]


@pytest.mark.parametrize("cut", [" 31.", "k9"])
def test_a_line_that_the_mail_program_broke_off_is_one_line(cut):
    head, tail = f"claim win: {LONG}".split(cut)
    text = f"{head}\n{(cut + tail).strip()} 32. l9\n"
    assert points(text) == [*re.findall(r"[a-o]\d+", LONG), "l9"]


def test_a_move_on_the_next_line_is_a_move_of_its_own():
    claim, move = orders("claim win: h5 h6 g7\nh5")
    assert isinstance(claim, ClaimLine)
    assert move == Play(line="h5", text="h5")


@pytest.mark.parametrize("text", ["claim win", "i claim a win"])
def test_a_claim_without_a_line_is_of_a_win_at_the_board(text):
    assert isinstance(orders(text)[0], ClaimWin)


def test_a_move_with_a_claim_is_no_line():
    (play,) = orders("h5, claim win")
    assert (play.text, play.claim) == ("h5", "win")


@pytest.mark.parametrize(
    "text",
    [
        "claim win h5",
        "claim win, h5",
        "Claim win - H5.",
        "I claim a win h5!",
        "SK24-017 claim win h5",
        "kräver vinst h5",
        "teatan võidust h5",
        "claim win:\nh5",
        "claim win:\n\nh5\n\nRegards, Dag",
        "kräver vinst:\nh5",
    ],
)
def test_a_line_that_begins_with_a_claim_makes_no_move(text):
    assert points(text) == ["h5"]


@pytest.mark.parametrize("below", ["h5 h6 g7", "h5 h6\ng7", "h5\nh6\ng7", "23. h5 24. h6\n25. g7"])
def test_a_line_may_stand_below_its_claim(below):
    assert points(f"claim win:\n{below}\nThanks, Dag") == ["h5", "h6", "g7"]


def test_a_move_after_a_claimed_line_and_a_blank_one_is_a_move():
    claim, move = orders("claim win:\nh5 h6\n\nh5")
    assert (claim.text, move.text) == ("h5 h6", "h5")


@pytest.mark.parametrize(
    "text",
    [
        "claim win: h5 then he loses",
        "claim win h5 and he can give up",
        "claim win:\nh5 then he loses\nor g7",
        f"claim win: {' '.join(f'h{n % 15 + 1} g{n % 15 + 1}' for n in range(60))}",
        f"claim win: {' '.join(f'h{n % 15 + 1} and g{n % 15 + 1}' for n in range(60))}",
    ],
)
def test_a_claim_that_cannot_be_read_is_no_move_and_suggests_none(text):
    reading = read_text(text, words(), lambda act: bool(re.fullmatch(r"[a-o]\d{1,2}", act)))
    (claim,) = reading.orders
    assert isinstance(claim, ClaimLine)
    assert reading.guesses == ()


def test_a_claim_on_time_with_a_move_stays_what_it_was():
    assert not any(isinstance(one, ClaimLine) for one in orders("claim win on time"))


def test_many_claims_are_read_in_little_time():
    text = "claim win:\n" + "h5 h6 and so on\n" * 29
    started = time.perf_counter()
    orders(text * 40)
    assert time.perf_counter() - started < 3


def test_prose_about_a_win_claims_nothing():
    assert orders("I could claim a win: h5 is strong and g7 would follow") == ()
