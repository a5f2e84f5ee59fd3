"""A player as their stream left them: the list's words, and their own."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from corr.tournament.events.events import Event
from corr.tournament.events.events_player import (
    AddressesChanged,
    ConfirmationAsked,
    Forgotten,
    PlayerRegistered,
    SettingChanged,
)
from corr.tournament.play.person import apply, fold

LISTED = PlayerRegistered(
    player="P0003",
    name="Anna Berg",
    addresses=("anna@a.test",),
    member_no="7",
    club="Lund",
    country="SE",
    language="en",
    time_zone="UTC",
    level="5 kyu",
    level_since="2023-06-01",
)


def after(*bodies):
    person = None
    for body in bodies:
        person = apply(person, body)
    return person


def setting(name, value):
    return SettingChanged(player="P0003", name=name, value=value)


def moved(*addresses):
    return AddressesChanged(player="P0003", addresses=addresses)


def test_a_stream_that_begins_otherwise_is_no_players():
    with pytest.raises(ValueError, match="never registered"):
        apply(None, setting("digest", "07"))


def test_what_a_player_has_chosen_wins_over_every_list():
    person = after(LISTED, setting("language", "sv"), setting("digest", "07"), LISTED)
    assert (person.language, person.time_zone) == ("sv", "UTC")
    assert person.settings == {"digest": "07"}


def test_a_choice_taken_back_leaves_the_lists_word():
    person = after(LISTED, setting("language", "sv"), setting("language", ""))
    assert person.language == "en"
    assert person.chosen == {}


def test_an_address_that_was_confirmed_stays_first_when_the_list_has_not_changed():
    person = after(LISTED, moved("new@a.test", "anna@a.test"), replace(LISTED, club="Malmö"))
    assert person.addresses == ("new@a.test", "anna@a.test")
    assert person.club == "Malmö"


def test_a_list_with_other_addresses_puts_them_first_and_keeps_those_confirmed():
    other = replace(LISTED, addresses=("office@a.test",))
    person = after(LISTED, moved("new@a.test", "anna@a.test"), other)
    assert person.addresses == ("office@a.test", "new@a.test")


def test_who_is_forgotten_has_a_number_and_nothing_else():
    person = after(LISTED, setting("digest", "07"), Forgotten(player="P0003"))
    assert (person.name, person.addresses, person.member_no) == ("Anonymous 3", (), "")
    assert (person.club, person.country, person.language, person.chosen) == ("", "", "", {})
    assert person.forgotten


def test_a_request_changes_nothing_by_itself():
    asked = ConfirmationAsked(
        player="P0003", number=1, what="forget", value="", addresses=("anna@a.test",)
    )
    assert after(LISTED, asked) == after(LISTED)


def test_a_fold_knows_how_far_it_went():
    at = datetime(2024, 2, 1, tzinfo=UTC)
    events = [
        Event(stream="player:P0003", seq=n, at=at, cause="c", body=body)
        for n, body in enumerate((LISTED, setting("board", "discs")), 1)
    ]
    assert fold(events).seq == 2
    assert fold(events[1:], fold(events[:1])) == fold(events)
    assert fold([]) is None
