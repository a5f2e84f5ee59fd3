import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.rules import Seat
from corr.mail.letter import Tag
from corr.mail.read.tags import (
    Keys,
    make_pass,
    make_tag,
    message_id,
    parse_tag,
    reply_address,
    tag_of_message_id,
    tags_of_addresses,
    tags_of_subject,
    verify,
    verify_pass,
    without_codes,
)

KEYS = Keys(current=b"new secret", old=(b"old secret", b"older secret"))
TAG = make_tag(KEYS, "SK24-017", 12, Seat.FIRST)
PASS = make_pass(KEYS, "P0003", 2, "anna@players.test")
PLAYERS = st.from_regex(r"P[0-9]{4,6}", fullmatch=True)
ADDRESSES = st.from_regex(r"[a-z0-9.]{1,20}@[a-z0-9.]{1,20}", fullmatch=True)
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


# -- passes: tags of letters about no position ----


@given(PLAYERS, st.integers(0, 999_999), ADDRESSES)
def test_a_pass_that_was_made_is_verified_and_parsed_back(player, request, address):
    tag = make_pass(KEYS, player, request, address)
    assert verify_pass(KEYS, tag, address)
    assert parse_tag(str(tag)) == tag
    assert tag.is_pass


@given(PLAYERS, st.integers(0, 999_998), ADDRESSES)
def test_a_pass_holds_for_no_other_player_request_address_or_key(player, request, address):
    tag = make_pass(KEYS, player, request, address)
    assert not verify_pass(KEYS, tag, f"x{address}")
    assert not verify_pass(KEYS, Tag(game=player, number=request + 1, code=tag.code), address)
    assert not verify_pass(KEYS, Tag(game=f"{player}0", number=request, code=tag.code), address)
    assert not verify_pass(Keys(current=b"another"), tag, address)


def test_a_pass_is_the_same_in_any_case_of_pass_and_address():
    lower = Tag(game="p0003", number=2, code=PASS.code.lower())
    assert verify_pass(KEYS, lower, "Anna@Players.TEST")
    assert parse_tag(f"[{str(PASS).lower()}]") == PASS


def test_the_code_of_a_pass_never_changes():
    tag = make_pass(Keys(current=b"k"), "P0003", 2, "anna@players.test")
    assert str(tag) == "P0003.2.IIXOEKL5WT7G2BG6"


def test_an_old_key_still_verifies_a_pass():
    before = make_pass(Keys(current=b"old secret"), "P0003", 2, "anna@players.test")
    assert verify_pass(KEYS, before, "anna@players.test")
    assert before != PASS


@pytest.mark.parametrize("seat", Seat)
def test_a_pass_is_no_tag_of_a_position_and_a_tag_no_pass(seat):
    assert not verify(KEYS, PASS, seat)
    assert not TAG.is_pass
    assert not verify_pass(KEYS, TAG, "anna@players.test")
    assert not verify_pass(KEYS, TAG, "")


def test_no_field_of_a_pass_can_run_over_into_the_next():
    """Player, request and address are bound one by one, not as one text."""
    one, other = make_pass(KEYS, "P0003", 21, "a@b.c"), make_pass(KEYS, "P00032", 1, "a@b.c")
    assert one.code != other.code


def test_what_others_may_read_is_freed_of_codes():
    text = f"{TAG} and [{str(PASS).lower()}], again {TAG}"
    assert without_codes(text) == "SK24-017 and [p0003], again SK24-017"
    assert without_codes("13. i9 in SK24-017.12") == "13. i9 in SK24-017.12"


def test_a_pass_travels_by_message_id_reply_address_and_subject():
    assert tag_of_message_id(f"<{message_id(PASS, 1, 'renju.invalid')}>") == PASS
    assert tags_of_addresses(reply_address("td@renju.invalid", PASS)) == (PASS,)
    assert tags_of_subject(f"Re: shall we? [{PASS}]") == (PASS,)
