"""A game lost by a forbidden move says by which kind, also after it was taken back for a time."""

import pytest

from tests.office import EVENT
from tests.service.play.test_claims import LONG, THREES
from tests.ticking import ticking

GAME = f"{EVENT}-001"
WHY = ("--reason", "the wrong game")


def did(house, *words):
    done = house.corr(*words)
    assert done.status == 0, done.err or done.out
    house.reopen()
    house.letters()


@pytest.fixture(params=[(THREES, "a double-three"), (LONG, "an overline")], ids=["33", "long"])
def over(request, tmp_path):
    """A house whose game has ended by a forbidden move, and the words for its kind."""
    moves, words = request.param
    with ticking(tmp_path, game={"adjudication": "claim"}) as house:
        house.play(moves)
        house.say(house.second, "claim forbidden")
        assert house.game().result.detail
        yield house, words


def is_told(house, words):
    post = house.give(house.compose(house.second, "show", house.newest(house.second)))
    return words in post.to(house.second).words


def test_the_kind_is_kept_when_an_annulment_is_undone(over):
    house, words = over
    before = house.game().result
    did(house, "event", "annul", GAME, *WHY)
    assert house.game().result.is_annulled
    did(house, "undo", EVENT, "1", *WHY)
    assert house.game().result == before
    assert is_told(house, words)


def test_the_kind_is_kept_when_a_correction_is_corrected(over):
    house, _ = over
    before = house.game().result
    did(house, "event", "correct", GAME, "1-0", *WHY)
    assert house.game().result.detail == ""
    did(house, "event", "correct", GAME, "0-1", "--ending", "forbidden", *WHY)
    assert house.game().result == before


def test_another_result_has_no_kind(over):
    house, _ = over
    did(house, "event", "correct", GAME, "1/2-1/2", "--ending", "agreement", *WHY)
    assert house.game().result.detail == ""
