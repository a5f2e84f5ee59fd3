"""Orders that a player types into the subject, before, behind or in the place of ours."""

import pytest

from tests.office import House


@pytest.fixture
def house(tmp_path):
    with House(tmp_path).start() as it:
        it.play("i9; j10; g7")
        yield it


def typed(house, subject, body="", **more):
    """What becomes of an answer of the first player's with such a subject, and its letter."""
    letter = house.newest(house.first)
    subject = subject.format(ours=letter.subject, tag=f"[{letter.tag}]")
    raw = house.compose(house.first, body, letter, subject=subject, quote=False, **more)
    return house.give(raw)


MOVES = (
    "b5 Re: {ours}",
    "Re: b5 {ours}",
    "b5, {ours}",
    "Re: {ours} b5",
    "Re: {ours} - b5",
    "Re: SK24-001 b5 {tag}",
    "SK24-001 5. b5 {tag}",
    "b5 {tag}",
    "b5 Re: {tag}",
)


@pytest.mark.parametrize("headers", [{}, {"In-Reply-To": "", "References": ""}])
@pytest.mark.parametrize("subject", MOVES)
def test_a_move_in_the_subject_is_played(house, subject, headers):
    typed(house, subject, headers=headers)
    assert house.record().endswith("5.b5")


@pytest.mark.parametrize("subject", ["SK24-001 resign {tag}", "Re: SK24-001 resign {tag}"])
def test_resigning_in_the_subject_by_the_games_name_needs_no_question(house, subject):
    typed(house, subject)
    assert house.game().result.ending == "resign"


@pytest.mark.parametrize("body", ["", "Thank you.", "What a game, see you!"])
def test_our_own_subject_is_no_order(house, body):
    before = house.events()
    done = typed(house, "Re: {ours}", body)
    assert house.events() == before
    assert all("You wrote: SK24-001 your move" not in one.words for one in done.posts)


def test_an_order_in_the_text_comes_first(house):
    typed(house, "Re: {ours}", "b5")
    assert house.record().endswith("5.b5")


def test_two_different_moves_are_asked_about(house):
    done = typed(house, "SK24-001 c3 {tag}", "b5")
    assert done.reason == "unclear"
