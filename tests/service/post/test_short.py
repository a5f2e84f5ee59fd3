"""Letters that anybody may have sent in a player's name bring the player's mailbox little."""

import re
from urllib.parse import unquote

import pytest

from tests.office import ANNA, BO, CAI, House

STRANGER = "kim@elsewhere.test"
SMALL = 6_000
"""So many bytes, headers and all, a short answer may have."""
_LINK = re.compile(r'href="mailto:([^"?]*)\?([^"]*)"')


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        yield it.start()


def links(post):
    """The links of a letter that open another: to whom, and what stands in it."""
    found = [(to, unquote(rest.replace("&amp;", "&"))) for to, rest in _LINK.findall(post.html)]
    return [one for one in found if not one[0].startswith("arbiter")]


@pytest.mark.parametrize(
    "body",
    ["a1", "show", "help", "rules", "games", "table", "record", "what now?", "help\nrules\ngames"],
)
def test_a_letter_that_proves_nothing_brings_few_bytes_and_no_board(house, body):
    done = house.give(house.compose(house.second, body, subject="hello"))
    (post,) = done.posts
    assert len(post.raw) < SMALL
    assert all(part.get_content_maintype() in ("multipart", "text") for part in post.mail.walk())
    assert len(links(post)) <= 1
    assert house.record() == "1.h8"


def test_no_letter_in_a_players_name_brings_more_than_three_short_ones(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI), system={"games_per_pair": 2}) as house:
        house.start()
        done = house.give(house.compose(ANNA, "a1"))
        assert 1 <= len(done.posts) <= 3
        assert sum(len(one.raw) for one in done.posts) < 3 * SMALL


def test_the_link_of_a_short_answer_brings_the_board(house):
    post = house.give(house.compose(house.second, "a1", subject="my move")).to(house.second)
    ((to, rest),) = links(post)
    assert to == house.office.site.address
    assert post.tag.upper() in rest.upper()
    assert "show" in rest
    board = house.give(house.compose(house.second, "show", post, quote=False)).to(house.second)
    assert board.html.count("<img") == 225


@pytest.mark.parametrize("question", ["help", "rules", "games"])
def test_the_link_of_a_short_answer_asks_again(house, question):
    post = house.give(house.compose(house.second, question)).to(house.second)
    ((_, rest),) = links(post)
    assert question in rest
    done = house.give(house.compose(house.second, question, post, quote=False))
    assert done.state == "handled"
    assert len(done.to(house.second).raw) > 2_000


def test_a_move_in_answer_to_a_short_letter_is_played(house):
    post = house.give(house.compose(house.second, "a1", subject="my move")).to(house.second)
    assert house.give(house.compose(house.second, "a1", post)).state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_move_is_played_even_if_only_the_thread_leads_to_the_short_letter(house):
    post = house.give(house.compose(house.second, "a1", subject="my move")).to(house.second)
    raw = house.compose(
        house.second, "a1", post, subject="my move", headers={"To": "td@club.test"}
    )
    assert house.give(raw).state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_forged_letter_does_not_make_a_player_count_as_told_of_the_turn(house):
    told = house.office.store.news.last_told(
        "SK24-001", house.player(house.second), [house.second]
    )
    house.now = house.now.replace(minute=59)
    house.give(house.compose(house.second, "a1", subject="my move"))
    after = house.office.store.news.last_told(
        "SK24-001", house.player(house.second), [house.second]
    )
    assert after == told


def test_a_letter_about_a_game_that_is_over_is_answered_in_short(house):
    house.say(house.second, "resign")
    house.say(house.second, "resign")
    assert house.game().result is not None
    done = house.give(house.compose(house.second, "a1", subject="my move"))
    (post,) = done.posts
    assert len(post.raw) < SMALL
    ((_, rest),) = links(post)
    assert "record" in rest
    assert house.give(house.compose(house.second, "record", post, quote=False)).posts
