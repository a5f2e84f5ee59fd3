"""A win that a letter claims by a line of moves, and what is no such claim."""

import re
from functools import cache

import pytest

from corr import resources
from corr.mail.orders import Words, load_words, read_text
from corr.tournament.orders import ClaimLine, ClaimWin, Play

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


@pytest.mark.parametrize("text", ["h5, claim win", "claim win, h5"])
def test_a_move_with_a_claim_is_no_line(text):
    (play,) = orders(text)
    assert (play.text, play.claim) == ("h5", "win")


def test_prose_about_a_win_claims_nothing():
    assert orders("I could claim a win: h5 is strong and g7 would follow") == ()
