"""A register of many players and events, and an event that is ready to be closed over it.

The players come in by the service that imports lists, and the event that is closed is drawn and
played as any other. Of the events of former years only the announcement and the closing are
written, and what follows for a player is settled when all of them are there.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from corr.bench.hall import Person, drawn_game, empty_office, mark_sent, start
from corr.games.rules import Seat
from corr.ranking.correspondence.levels import LOWEST, write_level
from corr.service.office.office import Office
from corr.service.register.levels import given_by_closing
from corr.service.register.players import import_players
from corr.store.rows import stamp
from corr.tournament.events.events import Announced, Closed, MovePlayed, Resigned
from corr.tournament.spec.spec import parse_spec, spec_to_tables
from corr.tournament.spec.spec_text import example_spec_text

EVENT = "ZZ99"
"""The event that is closed."""
ENTERED = 18
"""How many play in it: everybody meets everybody."""
RANKED = 40
"""To how many players an event of former years gave a level, or left the one they had."""
_YEARS = 12
_STRONGEST = 12
_DAY = timedelta(days=1)
_TOGETHER = 250


def build_register(folder: Path, players: int, events: int) -> int:
    """Make an installation with so many players and events; how many levels were given."""
    office, now = empty_office(folder), datetime.now(UTC)
    begun = now - 366 * _YEARS * _DAY
    known = _players(office, players, begun)
    given = 0
    for first in range(0, events, _TOGETHER):
        with office.folder.transaction():
            for number in range(first, min(first + _TOGETHER, events)):
                at = begun + (now - _DAY - begun) * (number + 1) / (events + 1)
                given += _past_event(office, number, known, at)
    with office.folder.transaction():
        for one in known:
            office.store.settle_level(one, now.date())
    _ready_to_close(office, known[:: max(1, players // ENTERED)][:ENTERED])
    office.store.close()
    return given


def _players(office: Office, count: int, at: datetime) -> tuple[str, ...]:
    """So many players in the register, each with a level."""
    chance, lines = Random(1), ["name,email,member_no,level,level_since"]
    for number in range(count):
        level = write_level(chance.randint(LOWEST, _STRONGEST))
        name, since = f"Player {number}", at.date()
        lines.append(f"{name},p{number}@players.example,{number + 1},{level},{since}")
    return import_players(office, "\n".join(lines) + "\n", "players", at, "bench.players").all


def _past_event(office: Office, number: int, known: tuple[str, ...], at: datetime) -> int:
    """Announce an event and close it, and write what it gave; how many levels that are."""
    event = _name(number)
    text = example_spec_text(
        id=event,
        start=(at - 300 * _DAY).date().isoformat(),
        time_zone="UTC",
        opening="free-renju",
        per_move="10d",
    )
    closed = _closing(Random(number), known)
    bodies = (Announced(spec=spec_to_tables(parse_spec(text, event))), closed)
    cause = f"bench.past.{event}"
    contest = office.folder.record(event, None, bodies, at=at, cause=cause)
    found = given_by_closing(contest, closed, at)
    for player, one in found.items():
        office.store.put_grade(
            {
                "player": player,
                "source": one.source,
                "report": one.report,
                "from_at": stamp(one.at),
                "on_day": one.on.isoformat(),
                "level": write_level(one.level),
                "kept": int(one.kept),
                "confirmed": int(bool(one.confirmed)),
                "status": one.status,
                "decided_at": "",
                "taken_back_at": "",
                "entered_at": "",
                "reason": one.reason,
                "reaches": write_level(one.reaches) if one.reaches else "",
            }
        )
    return len(found)


def _closing(chance: Random, known: tuple[str, ...]) -> Closed:
    """A closing that gives some players a level and leaves the others theirs."""
    there = chance.sample(known, min(RANKED, len(known)))
    levels = {one: write_level(chance.randint(LOWEST, _STRONGEST)) for one in there}
    changed = {one: level for one, level in levels.items() if chance.random() < 1 / 3}
    kept = {one: level for one, level in levels.items() if one not in changed}
    return Closed(
        report=1,
        levels=changed,
        kept=kept,
        confirmed=tuple(one for one in there if one in changed or chance.random() < 1 / 2),
        reasons={one: "rise1" if one in changed else "kept" for one in there},
    )


def _name(number: int) -> str:
    """The id of an event of former years, by its number from 0.

    >>> _name(0), _name(4_999)
    ('AA00', 'BX99')
    """
    letters, rest = divmod(number, 100)
    first, second = divmod(letters, 26)
    return f"{chr(ord('A') + first)}{chr(ord('A') + second)}{rest:02d}"


def _ready_to_close(office: Office, players: tuple[str, ...]) -> None:
    """An event of some of the players, all of whose games are over."""
    start(office, EVENT, list(_people(office, players)), letters=False)
    mark_sent(office)
    chance, moves = Random(2), drawn_game(4, Random(1))
    with office.folder.transaction():
        for name in office.store.game_ids(EVENT):
            game = office.folder.game(name)
            assert game is not None
            seats = (Seat.SECOND, Seat.FIRST)
            made = [
                MovePlayed(seat=seats[number % 2], number=number, move=move)
                for number, move in enumerate(moves)
            ]
            over = Resigned(seat=chance.choice(seats))
            cause = f"bench.play.{name}"
            office.folder.play(game, [*made, over], at=datetime.now(UTC), cause=cause)


def _people(office: Office, players: tuple[str, ...]) -> Iterator[Person]:
    for player in players:
        row = office.store.player(player)
        assert row is not None
        yield Person(id=player, name=row.name, address=row.addresses[0])
