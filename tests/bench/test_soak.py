"""The soak: what it counts, and small ones of it."""

import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from corr.bench.hall import Hall, build_hall
from corr.bench.soak import Books, Players, audit, soak
from corr.demo import debian

needs_debian = pytest.mark.skipif(bool(debian.available()), reason=debian.available() or "here")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Hall:
    return build_hall(tmp_path_factory.mktemp("soak") / "hall", 3, more=6)


def test_a_game_goes_on_only_when_both_answers_are_out(hall: Hall) -> None:
    players = Players(hall.keys, Random(2))
    players.sit_down(hall.tables[:1])
    (sending,) = players.next()
    assert (sending.kind, players.idle, players.open) == ("move", 0, 1)
    about = f"{hall.tables[0].game}.{hall.tables[0].number + 1}"
    players.heard(about)
    assert players.open == 1
    players.heard(about)
    assert (players.idle, players.open) == (1, 0)


def test_copies_and_machines_bring_no_answers_and_everything_is_told_in_advance(
    hall: Hall,
) -> None:
    players = Players(hall.keys, Random(7))
    players.sit_down(hall.tables)
    raws = Counter[bytes]()
    while players.idle:
        for sending in players.next():
            raws[sending.raw] += 1
        for about, n in list(players.expected.items()):
            for _ in range(n):
                players.heard(about)
    assert players.letters == raws.total()
    assert players.different == len(raws)
    assert players.moves == sum(len(one.moves) - one.number for one in hall.tables)
    assert players.sent["resign"] == 3


def _books(
    folder: Path, letters: list[str], states: list[str], moves: int, accepted: list[str]
) -> tuple[Path, Books]:
    database = folder / "books.sqlite3"
    with sqlite3.connect(database) as db:
        db.execute("create table inbox (state text)")
        db.execute("create table outbox (message_id text, state text)")
        db.execute("create table event (kind text)")
        db.executemany("insert into inbox values (?)", [(state,) for state in states])
        db.executemany("insert into outbox values (?, 'sent')", [(one,) for one in letters])
        db.executemany("insert into event values (?)", [("MovePlayed",)] * moves)
    db.close()
    return database, Books(accepted=Counter(accepted))


@pytest.mark.parametrize(
    ("what", "changes"),
    [
        ("", {}),
        ("letters lost or taken in twice", {"states": ["handled"] * 2}),
        ("letters not finished", {"states": ["received"]}),
        ("moves lost or made twice", {"moves": 0}),
        ("answers missing", {"letters": 2}),
        ("answers too many", {"letters": 4}),
        ("answers accepted twice or unknown", {"again": True}),
    ],
)
def test_whatever_is_lost_or_doubled_shows_in_the_books(
    hall: Hall, tmp_path: Path, what: str, changes: dict[str, object]
) -> None:
    players = Players(hall.keys, Random(2))
    players.sit_down(hall.tables[:1])
    game, number = hall.tables[0].game, hall.tables[0].number
    list(players.next())
    letters = [f"{game}.{number}.A.1@x", *(f"{game}.{number + 1}.{one}.1@x" for one in "ABC")]
    letters = letters[: int(str(changes.get("letters", 3)))]
    accepted = letters + (letters[:1] if changes.get("again") else [])
    states = changes.get("states", ["handled"])
    assert isinstance(states, list)
    database, books = _books(
        tmp_path, letters, states, int(str(changes.get("moves", 1))), accepted
    )
    wrong = {name for name, count in audit(database, books, players).items() if count}
    assert wrong == ({what} if what else set())


@pytest.mark.slow
def test_a_few_hundred_letters_are_each_handled_and_answered_once(tmp_path: Path) -> None:
    books = soak("embedded", tmp_path, 150)
    assert books.wrong == dict.fromkeys(books.wrong, 0)
    assert books.sent.total() == 150
    assert {"move", "again", "bounce"} <= set(books.sent)


@pytest.mark.long
@pytest.mark.parametrize("servers", ["embedded", pytest.param("debian", marks=needs_debian)])
def test_thousands_of_letters_leave_memory_and_pace_as_they_were(
    servers: str, tmp_path: Path
) -> None:
    books = soak(servers, tmp_path, 4_000)
    assert books.wrong == dict.fromkeys(books.wrong, 0)
    half = [one for one in books.samples if one.letters >= 2_000]
    assert half[-1].memory < 1.25 * half[0].memory
    assert max(one.log for one in books.samples) < 64
