"""Letters of which nothing can be read: the answer says why, and what to change."""

from email import policy
from email.message import EmailMessage

import pytest

from tests.office import EVENT, House

PICTURE = b"\xff\xd8\xff\xe0"


@pytest.fixture
def house(tmp_path):
    """A match under free-renju: h8 stands, the second seat is to move."""
    with House(tmp_path) as it:
        yield it.start()


def letter(house: House, part: tuple[bytes, str, str], name: str, text: str = "") -> bytes:
    """An answer that consists of a file, and of a text if there is one."""
    asked = house.newest(house.second)
    mail = EmailMessage()
    mail["From"], mail["To"] = house.second, asked.reply_to
    mail["Subject"], mail["In-Reply-To"] = f"Re: {asked.subject}", asked.message_id
    mail["Message-ID"] = f"<{name}.{len(text)}@players.test>"
    if text:
        mail.set_content(text)
        mail.make_mixed()
    else:
        mail["Content-Type"] = "multipart/mixed"
    data, main, sub = part
    mail.add_attachment(data, maintype=main, subtype=sub, filename=name)
    return mail.as_bytes(policy=policy.SMTP)


FILES = {
    "smime.p7m": ((b"x", "application", "pkcs7-mime"), "Your letter is encrypted"),
    "winmail.dat": (
        (b"x", "application", "ms-tnef"),
        '"winmail.dat", which only Outlook can open',
    ),
    "board.jpg": ((PICTURE, "image", "jpeg"), "Your letter is a picture without text"),
}


@pytest.mark.parametrize("name", FILES)
def test_the_answer_says_why_a_letter_could_not_be_read(house, name):
    part, sentence = FILES[name]
    done = house.give(letter(house, part, name))
    assert (done.state, done.reason) == ("refused", "cannot_read")
    assert sentence in done.to(house.second).words
    assert "found no move" not in done.to(house.second).words


@pytest.mark.parametrize("name", FILES)
def test_the_text_beside_it_counts(house, name):
    assert house.give(letter(house, FILES[name][0], name, "a1\n")).state == "handled"
    assert house.record() == "1.h8 2.a1"


@pytest.mark.parametrize("above", ["---\n", ""])
def test_the_opponent_is_not_told_what_a_virus_scanner_says(house, above):
    footer = "This email has been checked for viruses by Avast antivirus software.\nwww.avast.com"
    done = house.say(house.second, f"a1\n\n{above}{footer}")
    assert done.state == "handled"
    assert all("viruses" not in one.text for one in done.posts)


def test_a_letter_that_answers_none_of_ours_is_quoted_by_what_it_says(house):
    done = house.give(house.compose(house.second, "Hi there\n\nHow are you?", subject="Hello"))
    (post,) = done.posts
    assert "Hi there" in post.text
    assert "Hello" not in post.text
    assert post.tag.startswith(EVENT)
