"""Words from player to player: what is passed on, to whom, and what never is."""

import pytest

from tests.office import EVENT, House

HELLO = "Nice opening! See you in May."


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        yield it.start()


def test_what_follows_three_hyphens_reaches_the_opponent(house):
    done = house.say(house.second, f"a1\n\n---\n{HELLO}\nb2 was tempting", quote=False)
    theirs = done.to(house.first)
    assert HELLO in theirs.text
    assert "b2 was tempting" in theirs.text
    assert HELLO in theirs.html
    assert f'passed on to {house.first.partition("@")[0].title()}: "{HELLO}"' in (
        done.to(house.second).words
    )
    assert house.record() == "1.h8 2.a1"


def test_lines_that_begin_with_msg_reach_the_opponent(house):
    done = house.say(house.second, f"msg: {HELLO}\na1\nMSG: bye")
    assert HELLO in done.to(house.first).text
    assert "bye" in done.to(house.first).text
    assert house.record() == "1.h8 2.a1"


def test_other_words_and_the_signature_are_not_passed_on(house):
    body = "Dear arbiter, my cat is ill.\na1\nGreetings from Bo\n-- \nBo, tel. 555 1234"
    done = house.say(house.second, body)
    for word in ("my cat", "Greetings", "555 1234"):
        assert word not in done.to(house.first).everything()


def test_commands_below_a_message_are_not_passed_on_with_it(house):
    body = f"a1\n---\n{HELLO}\ncorr ranking list\nconfirm 123456"
    done = house.say(house.second, body, quote=False)
    assert HELLO in done.to(house.first).text
    for words in ("ranking list", "123456"):
        assert words not in done.to(house.first).everything()


def test_a_message_without_an_order_is_passed_on_and_confirmed(house):
    before = house.events()
    done = house.say(house.second, f"msg: {HELLO}")
    assert (done.state, done.reason) == ("handled", "message")
    assert HELLO in done.to(house.first).text
    assert "has written to you." in done.to(house.first).text
    assert "Your message has been passed on to" in done.to(house.second).text
    assert house.events() == before


def test_a_message_that_comes_with_a_question_is_passed_on_too(house):
    for question, message in (("show", HELLO), ("help", "How do you pass?")):
        done = house.say(house.second, f"{question}\nmsg: {message}")
        assert done.state == "handled"
        assert message in done.to(house.first).words
        mine = [one for one in done.posts if one.to == house.second]
        assert any("Your message has been passed on" in one.words for one in mine)


def test_an_unclear_move_beside_a_message_is_asked_about(house):
    done = house.say(house.second, f"I thought of i9 or so\nmsg: {HELLO}")
    assert HELLO in done.to(house.first).text
    mine = done.to(house.second).words
    assert "Your message has been passed on" in mine
    assert "Did you mean i9? Then answer: i9" in mine
    assert house.record() == "1.h8"


def test_a_message_with_the_last_move_goes_along(house):
    house.play("a1; h9; a3; h10; a5; h11; a7")
    done = house.say(house.first, f"h12\nmsg: {HELLO}")
    assert HELLO in done.to(house.second).text
    assert "you lost" in done.to(house.second).title


def test_an_event_may_forbid_messages(tmp_path):
    with House(tmp_path, mail={"messages": False}) as house:
        house.start()
        alone = house.say(house.second, f"msg: {HELLO}")
        assert (alone.reason, alone.readers) == ("no_messages", [house.second])
        done = house.say(house.second, f"a1\n---\n{HELLO}")
        assert done.state == "handled"
        assert HELLO not in done.to(house.first).everything()


def test_a_message_does_not_bring_markup_or_headers_into_the_letter(house):
    evil = "<script>alert(1)</script> <a href='http://x.test'>x</a>\nBcc: all@x.test"
    done = house.say(
        house.second, "a1\n" + "\n".join(f"msg: {line}" for line in evil.split("\n")), quote=False
    )
    letter = done.to(house.first)
    assert "<script" not in letter.html
    assert "<a href='http" not in letter.html
    assert "http://x.test" not in letter.mail.as_string().partition("\n\n")[0]
    assert letter.mail["Bcc"] is None
    assert "<script>alert(1)</script>" in letter.text


def test_a_tag_in_a_message_stays_here(house):
    """That no letter shows a tag of the other seat is checked by the house for every letter."""
    mine = house.newest(house.second)
    for secret in (f"[{mine.tag}]", mine.reply_to.lower(), mine.message_id):
        done = house.say(house.second, f"msg: hello\nmsg: mine is {secret}")
        theirs = done.to(house.first)
        assert "hello" in theirs.words
        assert "mine is" not in theirs.words
        assert f"{EVENT.lower()}-001.1" not in theirs.words.lower()


def test_messages_cannot_flood_the_opponent(house):
    reached = 0
    for number in range(30):
        done = house.say(house.second, f"msg: {number}")
        reached += house.first in done.readers
    assert reached <= 20
    house.wait(hours=2)
    assert house.first in house.say(house.second, "msg: later").readers


def test_no_letter_of_a_whole_match_shows_the_tag_of_the_other_seat(tmp_path):
    with House(tmp_path, system={"games_per_pair": 2}) as house:
        house.start()
        house.play("a1; h9; a3, draw?; h10", 1)
        house.play("b2; show; c3", 2)
        house.say(house.second, f"msg: {HELLO}")
        house.wait(days=4)
        house.say(house.second, "resign\nresign")
        house.wait(days=8)
        assert {row.state for row in house.office.store.events.games_of_event(EVENT)} == {"ended"}
        tags = {one.tag for one in house.read if one.tag}
        assert len(tags) > 10  # `_check` compared each letter with all tags of others


def test_a_message_that_is_sent_again_with_another_move_is_not_lost(tmp_path):
    """The refusal quotes it, but in our words."""
    with House(tmp_path).start() as house:
        words = "what a fine and quiet winter evening this is"
        house.say(house.second, f"h8\nmsg: {words}")
        done = house.say(house.second, f"i9\nmsg: {words}")
        assert words in done.to(house.first).words


def cut_up(tag: str) -> list[str]:
    """A tag as it may stand in a message when it is no longer in one piece."""
    game, number, code = tag.split(".")
    return [
        f"{game}. {number}. {code}",
        f"{game}.{number}.{code[:8]}-{code[8:]}",
        code,
        code.lower(),
        " ".join(code),
        f"{code[:6]}\u200b{code[6:]}x",
    ]


@pytest.mark.parametrize("form", range(2, 6))
def test_the_code_of_a_tag_stays_here_in_whatever_form_it_stands(house, form):
    mine = house.newest(house.second)
    code = mine.tag.rpartition(".")[2]
    said = f"my tag is {cut_up(mine.tag)[form]}, you see"
    theirs = house.say(house.second, f"a1\nmsg: {said}").to(house.first)
    shown = "".join(char for char in theirs.everything().upper() if char.isalnum())
    assert code not in shown
    assert "my tag is" in theirs.words
    assert "you see" in theirs.words


def test_the_code_of_an_earlier_position_stays_here_too(house):
    code = house.newest(house.second).tag.rpartition(".")[2]
    house.play("a1;b1")
    theirs = house.say(house.second, f"c1\nmsg: I had {code} before").to(house.first)
    assert code not in theirs.everything()
    assert "I had … before" in theirs.words


def test_a_message_of_nothing_but_a_code_is_a_message(house):
    code = house.newest(house.second).tag.rpartition(".")[2]
    done = house.say(house.second, f"a1\nmsg: {code}")
    assert code not in done.to(house.first).everything()
    assert "…" in done.to(house.first).text
