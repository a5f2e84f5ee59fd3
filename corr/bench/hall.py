"""An installation to be measured: so many running games, some way into the play, all letters sent.

Players, events, letters and moves are made by the services that make them in earnest. Only what
has no bearing on the daemon's pace is cut short: the first moves come without letters.
"""

import math
import shutil
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from msgspec import Struct

from corr.config import load_settings
from corr.demo.installation import Ports, settings_text, write_settings
from corr.games.registry import rules_for
from corr.games.rules import Move, Seat
from corr.mail.read.tags import Keys
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office, open_office
from corr.service.players.from_list import import_players
from corr.tournament.events.events import MovePlayed
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import example_spec_text

MOST_PLAYERS = 21
"""The largest event: everybody meets everybody, so it has 210 games."""
PLAYED = 12
"""How many moves of every game have been made when the clock starts."""
LONGEST = 190
"""How many moves a board takes that nobody wins."""

_OPTIONS = {"opening": "free-renju", "fifth_symmetry": "congruent"}
_POINTS = tuple(f"{column}{row}" for column in "abcdefghijklmno" for row in range(1, 16))
_CENTRE = "h8"


class Person(Struct, frozen=True, kw_only=True):
    """A player: the id in the register, the name and the address."""

    id: str
    name: str
    address: str


class Table(Struct, frozen=True, kw_only=True):
    """A running game: who sits there, and all moves that it will ever see.

    `number` is the position at which the play goes on: as many moves were made.
    """

    game: str
    people: tuple[Person, Person]
    moves: tuple[str, ...]
    number: int

    def mover(self, number: int) -> tuple[Seat, Person]:
        """Who is to move at a position; the first seat has the centre before anybody moves."""
        seat = Seat.SECOND if number % 2 == 0 else Seat.FIRST
        return seat, self.people[0 if seat is Seat.FIRST else 1]


class Hall(Struct, frozen=True, kw_only=True):
    """An installation in a folder, with its running games."""

    folder: Path
    keys: Keys
    tables: tuple[Table, ...]

    def copied(self, folder: Path, host: Ports, *, wait: str = "1s") -> "Hall":
        """The same installation in another folder, at the mail servers of `host`."""
        shutil.copytree(self.folder, folder)
        write_settings(folder, settings_text(host, wait=wait))
        return Hall(folder=folder, keys=self.keys, tables=self.tables)

    def office(self) -> Office:
        """The installation's office."""
        return open_office(load_settings(self.folder / "corr.toml"))


class _NoServers(Struct, frozen=True, kw_only=True):
    """Ports at which nobody is: while an installation is made nothing is sent."""

    smtp_port: int = 1
    imap_port: int = 1


def build_hall(folder: Path, running: int, *, more: int) -> Hall:
    """Make an installation with so many running games, each ready for `more` letters.

    One running game means one after another: so many that their boards hold `more` moves, all
    of the same two players.
    """
    office = empty_office(folder)
    tables = list[Table]()
    sizes = [2] * math.ceil(more / LONGEST) if running == 1 else event_sizes(running)
    played, length = (0, LONGEST) if running == 1 else (PLAYED, PLAYED + more)
    for number, size in enumerate(sizes):
        name = event_name(number)
        people = register(office, "a" if running == 1 else name.lower(), size)
        start(office, name, people)
        mark_sent(office)
        tables += seated(office, name, people, played=played, length=length, seed=len(tables))
    office.store.close()
    return Hall(folder=folder, keys=office.keys, tables=tuple(tables))


def empty_office(folder: Path) -> Office:
    """The office of a new installation in a folder that is not there yet."""
    folder.mkdir(parents=True)
    write_settings(folder, settings_text(_NoServers(), wait="1s"))
    return open_office(load_settings(folder / "corr.toml"))


def event_sizes(games: int) -> Iterator[int]:
    """How many players the events have that hold so many games together, the largest first.

    >>> list(event_sizes(100)), list(event_sizes(441))
    ([14, 4, 3], [21, 21, 7])
    """
    while games:
        size = min(MOST_PLAYERS, (1 + math.isqrt(1 + 8 * games)) // 2)
        games -= size * (size - 1) // 2
        yield size


def event_name(number: int) -> str:
    """The id of the event with a number from 0.

    >>> event_name(0), event_name(100)
    ('BA01', 'BB02')
    """
    letter, rest = divmod(number, 99)
    return f"B{chr(ord('A') + letter)}{rest + 1:02d}"


def register(office: Office, prefix: str, count: int) -> list[Person]:
    """So many players in the register; those whom it knows already stay as they are."""
    addresses = [f"{prefix}.{number}@players.example" for number in range(count)]
    names = [f"Player {prefix.upper()} {number}" for number in range(count)]
    lines = [f"{name},{address}" for name, address in zip(names, addresses, strict=True)]
    now = datetime.now(UTC)
    text = "\n".join(("name,email", *lines)) + "\n"
    known = import_players(office, text, "players", now, f"bench.players.{prefix}").all
    return [
        Person(id=player, name=name, address=address)
        for player, name, address in zip(known, names, addresses, strict=True)
    ]


def start(office: Office, event: str, people: Sequence[Person], *, letters: bool = True) -> None:
    """Open an event, enter the players and start it: the letters, if any, are queued."""
    now = datetime.now(UTC)
    text = example_spec_text(
        id=event,
        start=now.date().isoformat(),
        time_zone="UTC",
        opening=_OPTIONS["opening"],
        per_move="900d",
    ).replace("min_players = 5", "min_players = 2")
    text = text.replace("max_players = 18", f"max_players = {max(MOST_PLAYERS, len(people))}")
    open_event(office, parse_spec(text, event), _act(now, event, "open"))
    players, entering = [one.id for one in people], _act(now, event, "enter")
    enter_players(office, event, players, entering, letters=letters)
    start_event(office, event, "1", _act(now, event, "start"), letters=letters)


def _act(at: datetime, event: str, what: str) -> Act:
    return Act(at=at, cause=f"bench.{what}.{event}")


def mark_sent(office: Office) -> None:
    """Count every queued letter as sent."""
    now, store = datetime.now(UTC), office.store
    while rows := store.letters.outgoing_by_state("queued"):
        with store.transaction():
            for row in rows:
                store.letters.finish_outgoing(row.message_id, "sent", "250 ok", now)


def seated(
    office: Office, event: str, people: Sequence[Person], *, played: int, length: int, seed: int
) -> Iterator[Table]:
    """The games of an event, `played` moves into a play of `length` moves that nobody wins."""
    by_id = {person.id: person for person in people}
    for at, row in enumerate(office.store.events.games_of_event(event)):
        table = Table(
            game=row.id,
            people=(by_id[row.first], by_id[row.second]),
            moves=tuple(drawn_game(length, Random(seed + at))),
            number=played,
        )
        _play_on(office, table, played)
        yield table


def _play_on(office: Office, table: Table, played: int) -> None:
    """Make the first moves of a game."""
    game = office.folder.game(table.game)
    assert game is not None
    made = [
        MovePlayed(seat=table.mover(number)[0], number=number, move=table.moves[number])
        for number in range(played)
    ]
    with office.folder.transaction():
        office.folder.play(game, made, at=datetime.now(UTC), cause=f"bench.play.{table.game}")


def drawn_game(length: int, chance: Random) -> list[str]:
    """At most so many moves that are legal and end nothing, in free renju."""
    rules = rules_for("renju")
    position, moves = rules.start(_OPTIONS), list[str]()
    points = [point for point in _POINTS if point != _CENTRE]
    chance.shuffle(points)
    for point in points:
        if len(moves) == length:
            break
        after = rules.after(position, Move(point))
        if after.outcome is None:
            position = after
            moves.append(point)
    return moves
