"""What earlier versions left behind: the present one opens it, says the same, and goes on."""

from pathlib import Path

import pytest
from sqlite_utils import Database

from corr.clock import ClockDriver
from corr.store.store import Store
from tests.commands import corr
from tests.keep_version import BACKUP, EVENT, PARCEL, Kept, answers, versions
from tests.office import House, Post

pytestmark = pytest.mark.parametrize("kept", versions(), ids=lambda kept: kept.folder.name)


class Reopened(House):
    """An installation that is there already, at the time at which it was kept."""

    def __init__(self, folder, now):
        self.folder, self.now = folder, now
        self.office = self._open()
        rows = self.office.store.letters.outgoing_by_state("")
        self.read = [Post(raw=row.raw, cause=row.cause) for row in rows if row.state == "sent"]
        self._mails = self._uid = 1_000


def goes_on(house):
    """Answers to letters about games that go on count; both of a game are told."""
    house.drain()
    house.letters()
    waiting = list(answerable(house))
    assert waiting
    for number in waiting:
        game = house.game(number)
        mover = house.seated(game.position.to_act, number)
        done = house.say(mover, "o15", number, quote=False)
        assert done.state == "handled", done.reason
        before, _, last = house.record(number).rpartition(" ")
        assert (before, last.partition(".")[2]) == (game.record, "o15")
        assert mover in done.readers
    house.reopen()
    assert corr(house.folder, "check").out.endswith(": 0 faults\n")


def answerable(house):
    """The games whose movers have a letter of their own, not one of the day, and get letters."""
    for row in house.office.store.events.games_of_event(EVENT):
        number = int(row.id[-3:])
        if row.state == "running" and row.stopped_at is None:
            game = house.game(number)
            mover = house.office.store.players.player(game.players[game.position.to_act])
            if "digest" not in mover.settings:
                yield number


def layout(path: Path):
    """The tables of a database: their columns, references and indexes, and how they are kept."""
    Store.open(path).close()
    db = Database(path)
    found = {table.name: of_table(table) for table in db.tables}
    db.close()
    return found


def of_table(table):
    """What is declared of one table; its indexes by name, in whatever order they were made."""
    indexes = sorted((one.name, one.unique, one.partial, one.columns) for one in table.indexes)
    return table.columns, table.foreign_keys, table.strict, indexes


def test_the_database_gets_the_tables_of_a_new_one(kept: Kept, tmp_path):
    kept.put(tmp_path)
    assert layout(tmp_path / "corr.sqlite3") == layout(tmp_path / "new.sqlite3")


def test_the_database_opens_without_faults_and_says_what_it_said(kept: Kept, tmp_path):
    kept.put(tmp_path)
    said = kept.said()
    assert said["check"].endswith(": 0 faults\n")
    assert answers(tmp_path, said) == said


def test_letters_that_the_old_version_wrote_are_answered_and_count(kept: Kept, tmp_path):
    kept.put(tmp_path)
    with Reopened(tmp_path, kept.now) as house:
        goes_on(house)


def test_the_backup_is_restored_and_says_what_it_said(kept: Kept, tmp_path):
    back = tmp_path / "back"
    kept.put(tmp_path)
    done = corr(tmp_path, "restore", str(kept.folder / BACKUP), "--into", str(back))
    assert done.status == 0, done.err
    ClockDriver(back / "clock", kept.now)
    said = kept.said()
    assert answers(back, said) == said


def test_the_parcel_is_imported_into_an_empty_installation_and_goes_on(kept: Kept, tmp_path):
    kept.put(tmp_path, empty=True)
    with Reopened(tmp_path, kept.now) as house:
        done = corr(tmp_path, "import", str(kept.folder / PARCEL), "--yes")
        assert done.status == 0, done.err
        house.reopen()
        said = kept.said()
        same = [word for word in said if word.startswith(("standings", "table", "game export"))]
        ours = [word for word in same if EVENT in word]
        assert ours
        assert answers(tmp_path, ours) == {word: said[word] for word in ours}
        goes_on(house)
