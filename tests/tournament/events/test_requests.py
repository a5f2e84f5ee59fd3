"""A player's requests as the events of their stream leave them."""

from datetime import UTC, datetime, timedelta

import pytest

from corr.tournament.events.events import Body, Event
from corr.tournament.events.events_player import (
    AddressesChanged,
    ConfirmationAsked,
    ConfirmationDeclined,
    ConfirmationGiven,
)
from corr.tournament.play.person import VALID, is_open
from corr.tournament.play.person import fold_requests as fold

START = datetime(2024, 2, 1, 8, tzinfo=UTC)
PLAYER, OLD, NEW = "P0001", "asa@example.org", "ny@example.net"


def asked(number, what="address", addresses=(OLD, NEW)):
    return ConfirmationAsked(
        player=PLAYER, number=number, what=what, value=NEW, addresses=addresses
    )


def given(number, address):
    return ConfirmationGiven(player=PLAYER, number=number, address=address)


def stream(*bodies: Body):
    """The bodies as events, a day apart."""
    return [
        Event(
            stream=f"player:{PLAYER}",
            seq=n,
            at=START + timedelta(days=n - 1),
            cause=f"c{n}",
            body=body,
        )
        for n, body in enumerate(bodies, 1)
    ]


def test_a_request_is_done_when_everybody_who_was_asked_has_said_yes():
    said = [asked(1), given(1, NEW), given(1, OLD)]
    done = [fold(stream(*said[:n]))[0].is_done for n in (1, 2, 3)]
    assert done == [False, False, True]


def test_the_same_yes_twice_is_one():
    (one,) = fold(stream(asked(1), given(1, NEW), given(1, NEW)))
    assert not one.is_done


def test_each_yes_counts_for_its_own_request():
    first, second = fold(stream(asked(1), asked(2, "forget", (OLD,)), given(2, OLD)))
    assert (first.given, second.given) == ((), (OLD,))
    assert (first.asked_at, second.asked_at) == (START, START + timedelta(days=1))


def test_other_events_of_a_player_are_no_requests():
    assert fold(stream(AddressesChanged(player=PLAYER, addresses=(NEW,)))) == ()


def test_one_no_closes_a_request():
    said = ConfirmationDeclined(player=PLAYER, number=1, address=NEW)
    requests = fold(stream(asked(1), asked(2, "letter", (OLD,)), said))
    assert [one.declined for one in requests] == [True, False]
    assert [is_open(one, requests, START) for one in requests] == [False, True]


@pytest.mark.parametrize(("late", "expected"), [(timedelta(), True), (timedelta(0, 1), False)])
def test_a_request_is_open_for_thirty_days(late, expected):
    requests = fold(stream(asked(1)))
    assert is_open(requests[0], requests, START + VALID + late) is expected


def test_a_later_change_of_address_takes_the_place_of_an_earlier_one_alone():
    requests = fold(stream(asked(1), asked(2, "letter", (OLD,)), asked(3)))
    assert [is_open(one, requests, START) for one in requests] == [False, True, True]
