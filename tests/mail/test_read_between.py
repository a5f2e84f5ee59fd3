"""A bare move that somebody types between the lines of our quoted letter is theirs, not ours."""

import pytest

from tests.mail.read.test_read_replies import reply, said
from tests.mail_clients import WHEN, text_of, us, without_marker
from tests.office import ANNA, BO, House, Post, member_list

HERE = "\0"


@pytest.fixture(scope="module")
def letter(tmp_path_factory: pytest.TempPathFactory) -> Post:
    """A letter with a board to tap on, every point of which is a line of its own in HTML."""
    with House(tmp_path_factory.mktemp("between"), members=member_list((ANNA, BO))) as house:
        house.start()
        house.play("i8")
        return house.newest(house.seated(house.game().position.to_act))


def with_gaps(text: str) -> list[str]:
    """The text with a place to type in below each of its lines."""
    lines = text.split("\n")
    return ["\n".join((*lines[:at], HERE, *lines[at:])) for at in range(1, len(lines) + 1)]


def marked(text: str) -> str:
    return "\n".join(line if line == HERE else f"> {line}".rstrip() for line in text.split("\n"))


@pytest.mark.parametrize("own", ["i9", "accept", "i9, draw?", "i9\naccept"])
def test_what_stands_below_any_marked_line_is_kept(letter, own):
    for body in map(marked, with_gaps(text_of(letter))):
        text = f"On {WHEN} {us(letter)} wrote:\n{body.replace(HERE, own)}\n"
        assert said(letter, reply(letter, "plain", text)) == own, text


@pytest.mark.parametrize("own", ["i9", "accept", "i9, draw?"])
def test_what_stands_below_any_line_of_an_unmarked_letter_is_kept(letter, own):
    for body in with_gaps(text_of(letter)):
        text = f"{body.replace(HERE, own)}\n"
        assert said(letter, reply(letter, "plain", text)) == own, text


def test_a_point_is_kept_between_the_lines_of_a_letter_that_has_lost_its_marker(letter):
    bodies = with_gaps(without_marker(text_of(letter)))
    for body in bodies[2:]:
        text = f"{body.replace(HERE, 'i9')}\n"
        assert said(letter, reply(letter, "plain", text)) == "i9", text
    for body in bodies[:2]:  # a short sentence above it is not enough to be known by
        text = f"{body.replace(HERE, 'i9')}\n"
        assert said(letter, reply(letter, "plain", text)).split("\n")[-1] == "i9", text


@pytest.mark.parametrize("line", ["> Sverigekorr 2024\n>\ni9\n", ">\ni9\n>\n> Reply to this\n"])
def test_nothing_is_broken_off_a_blank_line(letter, line):
    text = f"On {WHEN} {us(letter)} wrote:\n> It is your turn: move 3.\n{line}"
    assert said(letter, reply(letter, "plain", text)) == "i9"


def test_a_point_right_below_the_quote_of_gmail_is_kept(letter):
    quote = f'<div class="gmail_quote"><blockquote>{letter.html}</blockquote></div>'
    assert said(letter, reply(letter, "html", f"{quote}<div>i9</div>")) == "i9"
