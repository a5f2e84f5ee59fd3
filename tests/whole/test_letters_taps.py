"""Round trip of the links that no stage of an opening offers: through real servers, as they say.

Draws, claims, moves in advance, previews, readings, reminders, old letters: whoever taps sends
what the link says, and their program's signature.
"""

from contextlib import ExitStack

import pytest

from tests.club import Club
from tests.office import ANNA, BO, CAI, EVENT
from tests.service.promises import acts, offered
from tests.whole.phones import (
    button,
    buttons,
    gmail_signed,
    iphone,
    k9,
    links,
    outlook,
    samsung,
)

pytestmark = pytest.mark.slow

GAME = f"{EVENT}-001"


@pytest.fixture
def opened(tmp_path):
    """A function that opens a club whose event has started; it is closed in the end."""
    with ExitStack() as stack:
        yield lambda *people, **more: stack.enter_context(
            Club(tmp_path, people or (ANNA, BO), **more)
        )


# -- draws ----


@pytest.mark.parametrize(("act", "phone"), [("accept", iphone), ("decline", samsung)])
def test_a_draw_is_accepted_and_declined_by_a_tap(opened, act, phone):
    club = opened()
    offers, other = club.seated(GAME)
    club.say(offers, club.newest(offers, GAME), "a1, draw?")
    assert acts(club.newest(other, GAME))[:2] == ["accept", "decline"]
    came = club.keep(GAME, other, act, phone)
    assert sorted(one.to for one in came) == sorted((offers, other))
    assert club.running(GAME) is (act == "decline")
    if act == "decline":
        assert club.to_act(GAME) == other
        club.play(GAME, "c3")


# -- who waits ----


def test_who_waits_may_look_and_resign_by_a_tap(opened):
    club = opened()
    waits, other = club.seated(GAME)
    club.play(GAME, "a1")
    assert acts(club.newest(waits, GAME)) == ["show", "resign", "help"]
    (shown,) = club.keep(GAME, waits, "show", iphone)
    assert (shown.to, shown.html.count("cid:")) == (waits, 1)
    (asked,) = club.keep(GAME, waits, "resign", outlook)
    assert acts(asked) == ["resign for sure", "show", "help"]
    over = club.keep(GAME, waits, "resign for sure", gmail_signed)
    assert sorted(one.to for one in over) == sorted((waits, other))
    assert buttons(over[0]) == buttons(over[1]) == ()


def test_moves_in_advance_are_cancelled_by_a_tap(opened):
    club = opened()
    waits, other = club.seated(GAME)
    club.say(waits, club.newest(waits, GAME), "a1; if c3 then e5")
    assert acts(club.newest(waits, GAME)) == ["cancel ifs", "show", "resign", "help"]
    (told,) = club.keep(GAME, waits, "cancel ifs", iphone)
    assert told.to == waits
    club.play(GAME, "c3")
    assert club.to_act(GAME) == waits
    assert acts(club.newest(other, GAME)) == ["show", "resign", "help"]


# -- what no first letter of a stage offers ----


def test_two_taps_on_pass_end_the_game(opened):
    club = opened()
    for phone in (iphone, outlook):
        assert club.running(GAME)
        club.keep(GAME, club.to_act(GAME), "pass", phone)
    assert club.record(GAME) == "1.h8 2.pass 3.pass"
    assert club.game(GAME).result.ending == "passes"


@pytest.mark.parametrize(("count", "free"), [(1, 221), (12, 0)])
def test_one_fifth_move_is_offered_and_any_of_many_kept_on_the_board(opened, count, free):
    club = opened(game={"opening": "yamaguchi"})
    actor = club.to_act(GAME)
    club.say(actor, club.newest(actor, GAME), f"h8 i9 j10, {count} fifths")
    actor = club.to_act(GAME)
    club.say(actor, club.newest(actor, GAME), "white, g7")
    actor = club.to_act(GAME)
    letter = club.newest(actor, GAME)
    points = [link for link in links(letter) if link.is_point]
    assert len(points) == free
    club.follow(GAME, actor, points[-1] if points else offered(letter, "fill"), k9)
    actor = club.to_act(GAME)
    points = [link for link in links(club.newest(actor, GAME)) if link.is_point]
    assert len(points) == count
    assert acts(club.newest(actor, GAME)).count("keep") == (count if count <= 10 else 0)
    club.follow(GAME, actor, points[-1], k9)


# -- what was shown, and what may have been meant ----


@pytest.mark.parametrize(
    ("opening", "before", "text", "record"),
    [
        ("free-renju", (), "i9", "1.h8 2.i9"),
        ("soosorv", (), "h8 i9 j10", "1.h8 2.i9 3.j10"),
        ("soosorv", ("I1 Chosei",), "white", "1.h8 2.i9 3.j10 [white]"),
        (
            "soosorv",
            ("I1 Chosei",),
            "white, g7, 1 fifth",
            "1.h8 2.i9 3.j10 [white] 4.g7 [1 fifth]",
        ),
        ("taraguchi", (), "leave", "1.h8 [leave]"),
        ("whites-option", (), "opening D4, g7", "1.h8 2.h9 3.i9 4.g7"),
    ],
)
def test_what_a_preview_shows_is_played_by_a_tap(opened, opening, before, text, record):
    club = opened(game={"opening": opening})
    for label in before:
        actor = club.to_act(GAME)
        club.tap(actor, button(club.newest(actor, GAME), label))
    actor, old = club.to_act(GAME), club.record(GAME)
    (preview,) = club.say(actor, club.newest(actor, GAME), f"preview {text}")
    assert club.record(GAME) == old
    (link,) = (one for one in buttons(preview) if one.label.startswith("Play it: "))
    club.tap(actor, link, outlook)
    assert club.record(GAME) == record


@pytest.mark.parametrize(
    ("opening", "said", "meant"),
    [
        ("free-renju", "i9 or perhaps j10", ("i9", "j10")),
        ("free-renju", "a1\nc3", ("a1", "c3")),
        ("free-renju", "p9", ("o9",)),
        ("soosorv", "h8 j9 k10", ("h8 i9 j10",)),
    ],
)
def test_each_reading_of_an_unclear_letter_is_a_tap(opened, opening, said, meant):
    club = opened(ANNA, BO, CAI, game={"opening": opening})
    for name, text in zip(club.games(), meant, strict=False):
        actor, old = club.to_act(name), club.record(name)
        (asked,) = club.say(actor, club.newest(actor, name), said)
        assert club.record(name) == old
        answers = [one for one in buttons(asked) if one.label.startswith("Answer: ")]
        assert [one.label.removeprefix("Answer: ") for one in answers] == list(meant)
        club.follow(name, actor, button(asked, f"Answer: {text}"), gmail_signed)


# -- wins that are claimed ----


def test_a_five_is_claimed_by_a_tap_after_its_move(opened):
    club = opened(game={"adjudication": "claim"})
    club.play(GAME, "a1", "h9", "a3", "h10", "a5", "h11", "a7", "h12")
    other, black = club.seated(GAME)
    came = club.keep(GAME, black, "claim five", iphone)
    assert sorted(one.to for one in came) == sorted((other, black))


def test_a_forbidden_move_is_claimed_by_a_tap(opened):
    club = opened(game={"adjudication": "claim"})
    club.play(GAME, "a1", "h9", "a3", "i10", "a5", "j10", "a15", "h10")
    white, black = club.seated(GAME)
    assert "claim forbidden" not in acts(club.newest(black, GAME))
    club.keep(GAME, white, "claim forbidden", samsung)


@pytest.mark.parametrize("act", ["claim five", "claim forbidden"])
def test_a_wrong_claim_by_a_tap_changes_nothing(opened, act):
    club = opened(game={"adjudication": "claim"})
    white, _ = club.seated(GAME)
    record = club.record(GAME)
    (told,) = club.tap(white, offered(club.newest(white, GAME), act))
    assert (told.to, club.running(GAME), club.record(GAME)) == (white, True, record)
    assert "claim was wrong" in told.words
    club.play(GAME, "a1")


def test_a_draw_is_claimed_by_a_tap_once_enough_moves_are_made(opened):
    club = opened(game={"draw_claim_after": 3})
    club.play(GAME, "a1")
    assert "claim draw" not in acts(club.newest(club.to_act(GAME), GAME))
    club.play(GAME, "c3")
    actor = club.to_act(GAME)
    club.keep(GAME, actor, "claim draw", gmail_signed)


# -- letters that were answered before, and reminders ----


def test_a_second_tap_and_a_tap_in_an_old_letter_change_nothing(opened):
    club = opened()
    actor, other = club.seated(GAME)
    letter = club.newest(actor, GAME)
    first = club.tap(actor, button(letter, "a1"))
    assert sorted(one.to for one in first) == sorted((actor, other))
    record = club.record(GAME)
    for label, said in (("a1", "already played"), ("b2", "The position has changed")):
        (told,) = club.tap(actor, button(letter, label), iphone)
        assert (told.to, club.record(GAME)) == (actor, record)
        assert said in told.words
    club.play(GAME, "c3")
    record = club.record(GAME)
    (told,) = club.tap(actor, button(letter, "b2"))
    assert (told.to, club.record(GAME)) == (actor, record)
    assert "The position has changed" in told.words
    club.follow(GAME, actor, button(told, "b2"))


def test_a_reminder_is_answered_by_a_tap(opened):
    club = opened()
    actor, _ = club.seated(GAME)
    club.wait(days=4)
    (reminder,) = club.round()
    assert reminder.to == actor
    assert acts(reminder) == ["show", "pass", "resign", "help"]
    club.follow(GAME, actor, button(reminder, "o15"), samsung)
