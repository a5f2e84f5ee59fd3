"""The register's tables: what an older database has goes on, and rows say what histories say."""

from datetime import UTC, date, datetime

import pytest

import corr.store.schema as schema
from corr.store.levels.levels import UNSETTLED
from corr.store.store import Store

FORMER = 5
"""The steps of databases from before the register kept more than levels."""
ENTERED = "2020-03-01T12:00:00.000000Z"


@pytest.fixture
def old(tmp_path, monkeypatch):
    """A database as it was, with a list, a rise, a fall and a proposed title in it."""
    path = tmp_path / "corr.sqlite3"
    monkeypatch.setattr(schema, "STEPS", schema.STEPS[:FORMER])
    with Store.open(path) as store, store.transaction():
        run = store.engine.run
        run(
            """insert into player (id, name, member_no, club, country, language, time_zone)
               values ('P0001', 'Anna', '', '', '', 'en', '')""",
            {},
        )
        run("insert into tournament values ('SK24', 'SK', 'closed', 1)", {})
        run("insert into report values ('SK24', 2, 'SK24.json', '', '2024-05-01')", {})
        run(
            """insert into event (stream, seq, kind, version, body, at, cause, n, chain)
               values ('player:P0001', 1, 'Forgotten', 1, '{"player":"P0001"}', :at,
                       'import.1.P0001', 1, '-')""",
            {"at": ENTERED},
        )
        for at, source, level, status in (
            ("2012-01-01T00:00:00.000000Z", "import.1", "2 dan", "official"),
            ("2022-05-01T10:00:00.000000Z", "SK22", "1 dan", "official"),
            ("2024-05-01T10:00:00.000000Z", "SK24", "3 dan", "proposed"),
        ):
            run(
                """insert into grade (player, from_at, source, level, status)
                   values ('P0001', :at, :source, :level, :status)""",
                {"at": at, "source": source, "level": level, "status": status},
            )
    monkeypatch.undo()
    with Store.open(path) as store:
        yield store


def test_an_older_database_keeps_its_levels_and_asks_histories(old):
    assert old.levels.level_row("P0001").due == UNSETTLED
    first, fell, title = old.levels.level_history("P0001").given
    assert first.entered_at == datetime.fromisoformat(ENTERED)
    assert (fell.report, title.report, title.status) == (0, 2, "proposed")
    assert old.levels.level_at("P0001", datetime(2021, 1, 1, tzinfo=UTC)) == "2 dan"
    assert old.levels.level_at("P0001", datetime(2024, 6, 1, tzinfo=UTC)) == "1 dan"
    (entry,) = old.levels.register_entries(date(2024, 6, 1))
    # Entered on 1 March 2020, when the list was right; nothing has confirmed a level since.
    assert (entry.held.level, entry.held.due) == (11, date(2025, 3, 1))


def test_a_row_says_what_the_history_says_before_and_after_a_fall(old):
    with old.transaction():
        old.levels.settle_level("P0001", date(2024, 6, 1))
    assert old.levels.level_at("P0001", datetime(2025, 2, 28, tzinfo=UTC)) == "1 dan"
    assert old.levels.level_at("P0001", datetime(2025, 3, 1, tzinfo=UTC)) == "1 kyu"
    assert [one.due for one in old.levels.levels_due(date(2025, 3, 1), 10)] == ["2025-03-01"]
    assert old.levels.levels_due(date(2025, 2, 28), 10) == []


def test_what_an_event_gave_is_taken_back_by_report_and_kept(old):
    at = datetime(2024, 7, 1, tzinfo=UTC)
    with old.transaction():
        old.levels.take_back_grades("SK24", at, report=1)
        assert old.levels.proposed_titles()
        old.levels.take_back_grades("SK24", at)
    assert old.levels.proposed_titles() == []
    assert [one.taken_back_at for one in old.levels.level_history("P0001").given] == [
        None,
        None,
        at,
    ]
