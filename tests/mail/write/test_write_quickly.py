"""What is done quickly in writing a letter comes to the same as what the library does slowly."""

import binascii
import quopri
from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from corr.mail.write.write_mime import quoted_printable, text_part
from corr.words.templates import ours

TEMPLATES = ours()
LINES = st.lists(
    st.text(st.sampled_from("ab =.●ÄF\tx<>\"'&;:/?3"), max_size=120)
    | st.sampled_from(["", ".", "From here", "trailing ", "=" * 90, "●" * 30, "x" * 75, "x" * 76]),
    max_size=8,
)


def as_lines(lines: list[str]) -> bytes:
    return "".join(f"{line}\r\n" for line in lines).encode()


@given(LINES)
def test_quoted_printable_is_what_the_library_makes_of_it(lines: list[str]) -> None:
    raw = as_lines(lines)
    found = quoted_printable(raw)
    assert found == binascii.b2a_qp(raw, istext=True)
    assert quopri.decodestring(found) == raw
    assert max(map(len, found.split(b"\r\n"))) <= 76


@given(LINES)
def test_a_text_part_has_only_lines_that_arrive_as_they_are(lines: list[str]) -> None:
    head, _, body = text_part("plain", "\n".join(lines)).partition(b"\r\n\r\n")
    assert body.isascii()
    plain = b"Content-Transfer-Encoding: 7bit" in head
    for line in body.split(b"\r\n"):
        assert len(line) < 80
        assert not line.startswith(b"From ")
        assert not (plain and line.startswith(b"."))
    text = body if plain else quopri.decodestring(body)
    assert text.decode() == "\r\n".join(lines) + "\r\n"


def test_sentences_that_differ_only_in_the_type_of_a_parameter_are_two():
    say = TEMPLATES.voice("en")
    assert say("moves", "own", text="1") == "1"
    silent = [say("happenings", "they_are_silent", opponent="Bo", days=one) for one in (1, True)]
    assert silent[0].startswith("Nothing has come from Bo for 1 day.")
    assert silent[1].startswith("Nothing has come from Bo for True day.")


def test_the_same_instant_is_told_anew_on_another_clock():
    say = TEMPLATES.voice("en")
    at = datetime(2024, 7, 1, 12, tzinfo=UTC)
    local = TEMPLATES.environment.filters["local"]
    told = [say("dates", "moment", d=local(at, zone)) for zone in ("UTC", "Europe/Stockholm")]
    assert told == ["Monday 1 Jul, 12:00 (UTC)", "Monday 1 Jul, 14:00 (Stockholm)"]
