"""The queue in front of an event, against a second way of counting it."""

from hypothesis import given
from hypothesis import strategies as st

from corr.tournament.contest.contest import EntryBook
from corr.tournament.contest.contest import after_entries as after
from corr.tournament.events.events_contest import (
    EntryAsked,
    EntryGranted,
    EntryRefused,
    EntryTakenBack,
    MailProved,
    VouchersMade,
)

PLAYERS = st.sampled_from(["P0001", "P0002", "P0003", "P0004"])
DAYS = st.integers(10, 28).map(lambda day: f"2024-01-{day}T12:00:00+00:00")
BODIES = st.lists(
    st.one_of(
        st.builds(EntryAsked, player=PLAYERS, arrived=DAYS, voucher=st.sampled_from(["", "v"])),
        st.builds(EntryGranted, player=PLAYERS),
        st.builds(EntryRefused, player=PLAYERS, reason=st.just("full")),
        st.builds(EntryTakenBack, player=PLAYERS),
        st.builds(MailProved, player=PLAYERS),
        st.builds(VouchersMade, vouchers=st.just(("v", "w"))),
    ),
    max_size=20,
)


def queue(bodies, asks):
    """Who waits, by looking back from the end at each player's own history."""
    found = []
    for player in {body.player for body in bodies if isinstance(body, EntryAsked)}:
        own = [
            (at, body)
            for at, body in enumerate(bodies)
            if getattr(body, "player", "") == player and not isinstance(body, MailProved)
        ]
        asked = [(at, body) for at, body in own if isinstance(body, EntryAsked)]
        at, last = asked[-1]
        later = [body for place, body in own if place > at]
        if not any(isinstance(body, EntryRefused | EntryTakenBack) for body in later):
            granted = not asks or bool(last.voucher) or bool(later)
            found.append((last.arrived, at, player, granted))
    return [(player, granted) for _, _, player, granted in sorted(found)]


@given(BODIES, st.booleans())
def test_the_queue_is_in_the_order_of_arrival_whatever_happened(bodies, asks):
    book = EntryBook()
    for body in bodies:
        book = after(book, body, asks_arbiter=asks)
    assert [(one.player, one.granted) for one in book.wishes] == queue(bodies, asks)
    for place, one in enumerate(book.wishes, 1):
        assert book.place(one.player) == place
    assert book.proved == {body.player for body in bodies if isinstance(body, MailProved)}
