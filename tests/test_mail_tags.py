import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.rules import Seat
from corr.mail.letter import Tag
from corr.mail.tags import (
    Keys,
    make_tag,
    message_id,
    parse_tag,
    reply_address,
    tag_of_message_id,
    tags_of_addresses,
    tags_of_subject,
    verify,
)

KEYS = Keys(current=b"new secret", old=(b"old secret", b"older secret"))
TAG = make_tag(KEYS, "SK24-017", 12, Seat.FIRST)
GAMES = st.from_regex(r"[A-Z]{1,4}[0-9]{2}-[0-9]{3,6}", fullmatch=True)


@given(GAMES, st.integers(0, 999_999), st.sampled_from(Seat))
def test_a_tag_that_was_made_is_verified_and_parsed_back(game, number, seat):
    tag = make_tag(KEYS, game, number, seat)
    assert verify(KEYS, tag, seat)
    assert parse_tag(str(tag)) == tag


@given(GAMES, st.integers(0, 999_999), st.sampled_from(Seat))
def test_a_tag_holds_for_no_other_seat_number_game_or_key(game, number, seat):
    tag = make_tag(KEYS, game, number, seat)
    assert not verify(KEYS, tag, seat.other)
    assert not verify(KEYS, Tag(game=game, number=number + 1, code=tag.code), seat)
    assert not verify(KEYS, Tag(game=f"{game}0", number=number, code=tag.code), seat)
    assert not verify(Keys(current=b"another"), tag, seat)


def test_a_tag_is_the_same_in_any_case():
    lower = Tag(game="sk24-017", number=12, code=TAG.code.lower())
    assert verify(KEYS, lower, Seat.FIRST)
    assert parse_tag(str(TAG).lower()) == TAG


def test_a_code_has_eighty_bits_in_base32():
    assert len(TAG.code) == 16
    assert set(TAG.code) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")


def test_the_code_of_a_position_never_changes():
    tag = make_tag(Keys(current=b"k"), "SK24-017", 12, Seat.SECOND)
    assert str(tag) == "SK24-017.12.62GZ52B5NCJDY2UU"


def test_an_old_key_still_verifies_and_no_longer_makes_tags():
    given_before = make_tag(Keys(current=b"older secret"), "SK24-017", 12, Seat.FIRST)
    assert verify(KEYS, given_before, Seat.FIRST)
    assert given_before != TAG


def test_keys_do_not_show_in_their_representation():
    assert "secret" not in repr(KEYS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "SK24-017",
        "SK24-017.12",
        "SK24-17.12.ABCDEFGHIJKLMNOP",
        "SK24-017.12.ABCDEFGHIJKLMNO1",
        "SK24-017.x.ABCDEFGHIJKLMNOP",
        "SK24-017.12.ABCDEFGHIJKLMNOPQ",
        "ſK24-017.12." + "A" * 16,
    ],
)
def test_what_has_not_the_form_of_a_tag_is_none(text):
    assert parse_tag(text) is None


def test_a_message_id_of_ours_gives_its_tag_back():
    assert message_id(TAG, 3, "renju.invalid") == f"{TAG}.3@renju.invalid"
    assert tag_of_message_id(f"<{message_id(TAG, 3, 'renju.invalid')}>") == TAG
    assert tag_of_message_id("<CAF123@mail.gmail.com>") is None


def test_a_reply_address_of_ours_gives_its_tag_back():
    address = reply_address("td@renju.invalid", TAG)
    assert address == f"td+{TAG}@renju.invalid"
    assert len(address.partition("@")[0]) <= 64
    assert tags_of_addresses(f"SK24 <{address.lower()}>, bo@x.invalid") == (TAG,)


def test_a_subject_gives_the_tag_at_its_end_even_if_it_was_folded():
    assert tags_of_subject(f"Re: SK24-017 your move 13, due 5 Dec [{TAG}]") == (TAG,)
    assert tags_of_subject(f"Re: x [{str(TAG)[:12]} {str(TAG)[12:]}]") == (TAG,)
    assert tags_of_subject(f"Re: x {TAG}") == ()
