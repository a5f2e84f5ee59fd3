"""A ranking list as texts: the same lines as its entries, in the same order as by values."""

from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from corr.ranking.correspondence.event import LEVELS
from corr.ranking.correspondence.register import Held, Listing, RegisterEntry, listing_of

NAMES = st.sampled_from(["", "Anna", "anna", "Ann", "Ann B", "Åke", "Ærøe", "坂田", "Straße"])
DAYS = st.none() | st.dates(date(1970, 1, 1), date(2030, 1, 1))
HELD = st.builds(
    Held,
    level=st.sampled_from(LEVELS),
    since=DAYS | st.just(date(2024, 5, 1)),
    source=st.sampled_from(["SK24", "committee", "import.1"]),
    confirmed_on=DAYS,
    due=DAYS,
)
ENTRIES = st.lists(
    st.builds(
        RegisterEntry,
        player=st.from_regex(r"P[0-9]{4}", fullmatch=True),
        name=NAMES,
        member_no=st.sampled_from(["", "17"]),
        club=st.sampled_from(["", "Umeå"]),
        country=st.sampled_from(["", "SE"]),
        held=HELD,
    ),
    unique_by=lambda one: one.player,
    max_size=12,
)


@given(ENTRIES)
def test_a_listing_has_the_entries_that_it_was_made_of(entries):
    listing = listing_of(entries)
    assert list(listing) == entries
    assert listing[1:3] == tuple(entries[1:3])
    assert [listing[place] for place in range(len(listing))] == entries
    assert listing_of(listing) is listing


@given(ENTRIES)
def test_the_order_is_that_of_levels_days_and_names(entries):
    def standing(one):
        name = (one.name or one.player).casefold()
        return -one.held.level, one.held.since or date.min, name, one.player

    assert list(listing_of(entries).in_order()) == sorted(entries, key=standing)


@given(ENTRIES)
def test_every_level_is_counted(entries):
    counted = listing_of(entries).counted
    assert sum(counted.values()) == len(entries)
    assert all(
        n == sum(one.held.level == level for one in entries) for level, n in counted.items()
    )


def test_an_empty_listing_has_the_columns_of_a_line():
    assert len(Listing().columns) == 10
    assert list(Listing().in_order()) == []
