"""Keeps what the present version leaves behind, so that every later one can be tried on it.

    python -m tests.keep_version v2

makes `tests/data/old/v2` with a database, a backup and a parcel of an installation in the middle
of its work, and with what this version says of them. See `tests/data/old/README.md`.
"""

import lzma
import shutil
import sys
import tempfile
from collections.abc import Iterable
from contextlib import chdir
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from corr.clock import ClockDriver
from corr.games.rules import Seat
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.post.returns import sender_of
from corr.store.store import Store
from corr.tournament.spec.spec import spec_from_tables
from tests.commands import corr
from tests.desk import confirm, send
from tests.mail.read.test_bounces import bounce
from tests.office import (
    ANNA,
    BO,
    CAI,
    DAG,
    EVA,
    EVENT,
    PEOPLE,
    House,
    Post,
    event_tables,
    member_list,
)
from tests.ticking import TICKING, Ticking

KEPT = Path(__file__).parent / "data" / "old"
CLOSED, TO_COME = "SK23", "SK25"
"""The events beside `EVENT`, which is running."""
BOARD = "board@club.test"
DATABASE, BACKUP, PARCEL = "database.xz", "backup.tar.gz", "event.corr"
_PROMPT = "$ corr "
RANKED = {"system": "correspondence"}
_LEVELS = ["5 kyu", "5 kyu", "6 kyu", "6 kyu", ""]


@dataclass(frozen=True, kw_only=True)
class Kept:
    """The things that one version left behind, in a folder of their own."""

    folder: Path

    @property
    def now(self) -> datetime:
        """The time at which it was kept, at which it has to be opened."""
        return datetime.fromisoformat((self.folder / "now").read_text().strip())

    def said(self) -> dict[str, str]:
        """What that version said, by the words of the command."""
        text = (self.folder / "said.txt").read_text(encoding="utf-8")
        parts = (part.partition("\n") for part in text.split(_PROMPT)[1:])
        return {words: answer for words, _, answer in parts}

    def put(self, folder: Path, *, empty: bool = False) -> None:
        """Put keys and settings, and the database unless it is to be `empty`, into a folder.

        The clock of that installation stands where it stood when this was kept.
        """
        if not empty:
            packed = (self.folder / DATABASE).read_bytes()
            (folder / "corr.sqlite3").write_bytes(lzma.decompress(packed))
        for file in ("corr.keys", "corr.toml"):
            shutil.copyfile(self.folder / file, folder / file)
        (folder / "corr.keys").chmod(0o600)
        ClockDriver(folder / "clock", self.now)


def versions() -> list[Kept]:
    """What is kept of each version, the oldest first."""
    folders = sorted(path for path in KEPT.iterdir() if path.is_dir())
    return [Kept(folder=path) for path in folders]


def questions(store: Store) -> list[str]:
    """The commands whose answers are kept: they say all that matters of an installation."""
    games = [row.id for event in (CLOSED, EVENT) for row in store.events.games_of_event(event)]
    events = (CLOSED, EVENT)
    return [
        "check",
        "player list",
        "leave list",
        "appeal list",
        "mail list",
        *(f"{word} {event}" for event in events for word in ("standings", "table", "log")),
        *(f"game show {game}" for game in games),
        *(f"game export {game}" for game in games),
    ]


def answers(folder: Path, words: Iterable[str]) -> dict[str, str]:
    """What this version says to commands on the installation in a folder."""
    told = {}
    for word in words:
        done = corr(folder, *word.split())
        assert done.status == 0, (word, done.err, done.out)
        told[word] = done.out
    return told


# -- an installation in the middle of its work ----


def lived_in(folder: Path) -> Ticking:
    """An installation with a closed event, a running one and one to come; letters wait."""
    count = len(PEOPLE)
    columns = {
        "level": _LEVELS,
        "level_since": [("2023-01-01" if level else "") for level in _LEVELS],
        "language": ["en", "sv", "et", "en", "en"],
        "time_zone": ["Europe/Stockholm"] * count,
    }
    house = Ticking(
        folder,
        settings=TICKING,
        people=PEOPLE,
        members=member_list(PEOPLE, " ".join(columns), **columns),
        event={"committee": [BOARD]},
        ranking=RANKED,
        leave={"days_per_year": 30},
    )
    _small_letters(house)
    _a_closed_event(house)
    _games(house)
    _rulings(house)
    _an_event_to_come(house)
    _what_waits(house)
    return house


def _small_letters(house: House) -> None:
    """All but one want text only: what is kept shall be small."""
    for reader in (ANNA, BO, DAG, EVA):
        about = next(one for one in house.read if one.to == reader and one.tag)
        house.give(house.compose(reader, "set text only", about))


def _a_closed_event(house: House) -> None:
    tables = event_tables(
        event={"id": CLOSED, "name": "Sverigekorr 2023"}, ranking=RANKED, game={}
    )
    open_event(house.office, spec_from_tables(tables, "event.toml"), house.act("open 23"))
    players = [house.player(one) for one in PEOPLE]
    enter_players(house.office, CLOSED, players, house.act("enter 23"))
    start_event(house.office, CLOSED, "lots", house.act("start 23"))
    house.letters()
    for row in house.office.store.events.games_of_event(CLOSED):
        for move in ("a1", "h9"):
            _say(house, row.id, _to_act(house, row.id), move)
        sides = [
            house.office.store.players.player(one).addresses[0] for one in (row.first, row.second)
        ]
        _say(house, row.id, max(sides, key=(EVA, CAI, ANNA, BO, DAG).index), f"{row.id} resign")
    _corr(house, "event", "warn", CLOSED, DAG, "--reason", "insults in messages")
    house.wait(days=1)
    _corr(house, "event", "close", CLOSED, "--out", "reports")
    house.letters()


def _to_act(house: House, game: str) -> str:
    found = house.office.folder.game(game)
    return house.office.store.players.player(found.players[found.position.to_act]).addresses[0]


def _say(house: House, game: str, sender: str, body: str) -> None:
    letter = next(
        one for one in house.read[::-1] if one.to == sender and one.tag.startswith(f"{game}.")
    )
    assert house.give(house.compose(sender, body, letter)).state == "handled"


def _games(house: Ticking) -> None:
    """The games of the running event: one is won, one given up, one drawn, the others go on."""
    house.play("a1; h9; a3; h10; a5; h11; a7; h12", 1)
    house.play("a1; h9", 2)
    loser = house.seated(Seat.SECOND, 2)
    house.say(loser, f"{EVENT}-002 resign", 2)
    house.play("i9; j10; a1", 3)
    house.say(house.seated(house.game(3).position.to_act, 3), "h9\nmsg: Nice opening!", 3)
    house.play("i9; j10; i10\nif h9 then g8", 4)
    house.play("n1", 5)
    house.wait(days=2)


def _rulings(house: Ticking) -> None:
    """Rulings of every kind, with appeals that were decided, and one that is not."""
    _corr(house, "clock", "extend", f"{EVENT}-003", "--days", "5", "--reason", "illness")
    _corr(house, "event", "rule", f"{EVENT}-006", "1-0", "--reason", "agreed by telephone")
    _appeal(house, 2, 6, "nobody asked me")
    _decide(house, 2, "dismiss", "both had said so")
    _corr(house, "event", "correct", f"{EVENT}-006", "0-1", "--reason", "read wrongly")
    _appeal(house, 4, 6, "it was read rightly")
    _decide(house, 4, "allow", "it was 1-0")
    _corr(house, "undo", EVENT, "4", "--reason", "by the committee")
    _corr(house, "event", "warn", EVENT, BO, "--reason", "insults in messages")
    _corr(house, "event", "annul", f"{EVENT}-007", "--reason", "begun by mistake", "--again")
    _appeal(house, 8, 7, "it was no mistake")
    _corr(house, "event", "withdraw", EVENT, EVA, "--reason", "moved away")
    house.letters()


def _appeal(house: House, ruling: int, number: int, words: str) -> None:
    house.letters()
    sender = house.seated(Seat.FIRST, number)
    told = next(one for one in house.read[::-1] if one.to == sender)
    done = house.give(house.compose(sender, f"appeal {EVENT}/{ruling}: {words}", told))
    assert house.office.folder.contest(EVENT).rulings[ruling].appeal, done.posts[0].text


def _decide(house: House, ruling: int, verdict: str, why: str) -> None:
    line = f'corr appeal decide {EVENT} {ruling} {verdict} --reason "{why}"'
    done = confirm(house, send(house, line, BOARD), BOARD)
    assert house.office.folder.contest(EVENT).rulings[ruling].decision, done.posts[0].text


def _an_event_to_come(house: House) -> None:
    start = house.now.date().replace(month=9)
    tables = event_tables(event={"id": TO_COME, "name": "Sverigekorr 2025", "start": start})
    open_event(house.office, spec_from_tables(tables, "event.toml"), house.act("open 25"))
    enter_players(house.office, TO_COME, [house.player(ANNA)], house.act("enter 25"))
    house.letters()


def _what_waits(house: Ticking) -> None:
    """Leave, a clock that a bounce stopped, a letter set aside, a digest, queued letters."""
    days = [f"{house.now + timedelta(days=n):%Y-%m-%d}" for n in (5, 9)]
    house.give(house.compose(CAI, f"leave {days[0]} to {days[1]}", _newest_of(house, CAI)))
    lost = _newest_of(house, DAG)
    raw = bounce(
        "postfix_unknown",
        to=sender_of(
            house.office, house.office.store.letters.outgoing(lost.message_id.strip("<>"))
        ),
        reader=DAG,
        letter=lost.message_id.strip("<>"),
    )
    assert house.give(raw).reason == "bounce"
    stranger = house.give(house.compose("mallory@evil.test", "h9", _newest_of(house, BO)))
    assert stranger.state == "quarantined"
    house.give(house.compose(ANNA, "set digest 7", _newest_of(house, ANNA)))
    house.now += timedelta(hours=3)
    number = _goes_on_with(house, ANNA)
    mover = house.seated(house.game(number).position.to_act, number)
    house.take(house.reply(mover, "n14\nmsg: Here it is!", number))
    house.handle()
    assert house.office.store.news.waiting_news(), "no digest waits"
    _corr(house, "clock", "extend", f"{EVENT}-004", "--days", "2", "--reason", "an outage")
    assert house.office.store.letters.waiting_outgoing()


def _goes_on_with(house: House, reader: str) -> int:
    """A game of a reader's in which the opponent is to move, and can be reached."""
    for row in house.office.store.events.games_of_event(EVENT):
        if row.state != "running":
            continue
        number = int(row.id[-3:])
        mover = house.seated(house.game(number).position.to_act, number)
        people = {house.seated(seat, number) for seat in Seat}
        if reader in people - {mover} and DAG not in people:
            return number
    raise AssertionError(f"{reader} waits for nobody")


def _newest_of(house: House, reader: str) -> Post:
    return next(one for one in house.read[::-1] if one.to == reader and one.tag)


def _corr(house: Ticking, *words: str) -> None:
    done = house.corr(*words, "--yes")
    assert done.status == 0, (words, done.err)
    house.reopen()


# -- keeping it ----


def keep(name: str) -> None:
    """Make the folder of a version. It is made in a place whose path says nothing of anybody."""
    kept = Kept(folder=KEPT / name)
    place = Path(tempfile.gettempdir()) / "club"
    place.mkdir()
    try:
        with chdir(place), lived_in(place) as house:
            kept.folder.mkdir(parents=True)
            (kept.folder / "now").write_text(f"{house.now.isoformat()}\n")
            say(kept, answers(place, questions(house.office.store)))
            answers(place, [f"export {EVENT} {PARCEL}", f"backup {BACKUP}"])
            house.office.store.upkeep.copy_to(place / "copy")
            packed = lzma.compress((place / "copy").read_bytes(), preset=9)
            (kept.folder / DATABASE).write_bytes(packed)
            for file in ("corr.keys", "corr.toml", PARCEL, BACKUP):
                shutil.copyfile(place / file, kept.folder / file)
    finally:
        shutil.rmtree(place)


def say(kept: Kept, told: dict[str, str]) -> None:
    """Write down what was said."""
    text = "".join(f"{_PROMPT}{words}\n{answer}" for words, answer in told.items())
    (kept.folder / "said.txt").write_text(text, encoding="utf-8")


def say_anew(kept: Kept) -> None:
    """Write down what the present version says of what was kept; read what has changed."""
    with tempfile.TemporaryDirectory() as name:
        kept.put(Path(name))
        say(kept, answers(Path(name), kept.said()))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--say-anew"]:
            for each in versions():
                say_anew(each)
        case [version]:
            keep(version)
