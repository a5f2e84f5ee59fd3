"""The ids of players in events that came from elsewhere: reading and writing undo each other."""

import json
from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from corr.store.chronicle import ids_in, permutation, with_ids
from corr.store.store import Store
from corr.tournament.events.events_contest import Withdrawn

AT = datetime(2024, 2, 1, tzinfo=UTC)
IDS = st.integers(0, 12).map(lambda n: f"P{n:04d}")


@st.composite
def links(draw) -> dict[str, str]:
    theirs = draw(st.lists(IDS, unique=True, max_size=10))
    ours = draw(st.permutations([f"P{n:04d}" for n in range(20)]))
    return dict(zip(theirs, ours, strict=False))


@given(links())
def test_everybody_has_one_id_and_nobody_shares_it(links):
    found = permutation(links)
    assert sorted(found) == sorted(found.values())
    assert all(found.get(theirs, theirs) == ours for theirs, ours in links.items())


@given(links(), st.lists(st.one_of(IDS, st.text(max_size=5)), max_size=8))
def test_what_is_written_is_read_as_it_was(links, words):
    there = {ours: theirs for theirs, ours in permutation(links).items()}
    here = {theirs: ours for ours, theirs in there.items()}
    text = " ".join(words)
    assert with_ids(with_ids(text, there), here) == text
    assert len(ids_in(with_ids(text, there))) == len(ids_in(text))


def test_events_are_stored_with_the_ids_of_where_they_began_and_read_with_ours(tmp_path):
    store = Store.open(tmp_path / "corr.sqlite3")
    with store, store.transaction():
        store.aliases.put_aliases("SK24", {"P0003": "P0107"})
        body = Withdrawn(player="P0107", after_round=1, reason="P0003 knows why")
        store.events.append("SK24", 0, [body], at=AT, cause="test")
        store.events.append("VC25", 0, [body], at=AT, cause="test")
        (row,) = store.transfer.stored_streams("SK24")
        assert json.loads(row["body"])["player"] == "P0003"
        assert [event.body for event in store.events.of_stream("SK24")] == [body]
        assert json.loads(next(store.transfer.stored_streams("VC25"))["body"])["player"] == "P0107"
