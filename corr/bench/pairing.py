"""Large events: a Monrad drawn and ranked round by round, a round robin played by mail."""

import sqlite3
import statistics
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from corr.bench.apart import Cost, apart, own_peak, say, timed
from corr.bench.hall import Person, Table, drawn_game, empty_office, register, start
from corr.bench.mail_host import answer
from corr.bench.sizes import Figure, Sizes
from corr.config import load_settings
from corr.service.office.office import Office, open_office
from corr.service.post import mail as post
from corr.service.post.mail import take_in
from corr.tournament.pairing.monrad import (
    MonradPlayer,
    MonradRound,
    draw_round,
    first_round,
    float_lower_bound,
    proposed_rounds,
)
from corr.tournament.pairing.monrad_state import players_after
from corr.tournament.scoring.scoring_games import Bye, Kind, Score, TableGame
from corr.tournament.scoring.standings import monrad_standings
from corr.wire.imap_fetch import FetchedMail

# -- a round robin of very many players ----
# The same rows are put into the same tables by SQLite alone, for comparison.


EVENT = "RR26"
SMALL = 10
"""How many players the event has to whose letters those of the large one are compared."""
_LETTERS = 40
_WRITTEN = ("event", "game")
"""The tables that beginning games fills."""
_KNOWN = ("player", "address", "tournament", "entry")
"""Those to which their rows refer."""


class Begun(Struct, frozen=True, kw_only=True):
    """What it cost to begin so many games, and the sizes after it in megabytes."""

    cost: Cost
    games: int
    events: int
    peak: float
    database: float


class Letters(Struct, frozen=True, kw_only=True):
    """What a process needs to know an event again, and then for each of some moves by mail.

    `lost` are letters that were not handled.
    """

    fold: Cost
    each: Cost
    peak: float
    lost: int


def round_robin_figures(players: int) -> Iterator[Figure]:
    """All games of a round robin begun in one transaction, without letters; then some moves."""
    with TemporaryDirectory() as place:
        large, small = Path(place, "large"), Path(place, "small")
        say(f"pairing: a round robin of {players:,} begins")
        begun = apart(begin, large, players)
        say("pairing: the same rows by SQLite alone")
        bare = apart(copied, large / "corr.sqlite3", Path(place, "bare.sqlite3"))
        say("pairing: letters in that event")
        letters = apart(handled, large)
        apart(begin, small, SMALL)
        few = apart(handled, small)
    yield from _of_beginning(f"pairing: {begun.games:,} games begun", begun, bare, players)
    name = "pairing: their event read anew, processor"
    yield Figure(name=name, value=letters.fold.work, unit="s")
    yield from _of_letters("pairing: a move there by letter", letters, few)


def _of_beginning(name: str, begun: Begun, bare: Cost, players: int) -> Iterator[Figure]:
    missing = players * (players - 1) // 2 - begun.games
    yield Figure(name=f"{name} in one transaction", value=begun.cost.wall, unit="s")
    yield Figure(name=f"{name}, processor", value=begun.cost.work, unit="s")
    yield Figure(name=f"{name}, a game", value=begun.cost.work / begun.games * 1e6, unit="µs")
    ratio = begun.cost.work / bare.work
    yield Figure(name=f"{name}, beside SQLite alone", value=ratio, unit="times")
    yield Figure(name=f"{name}, peak memory", value=begun.peak, unit="MB")
    yield Figure(name=f"{name}, database", value=begun.database, unit="MB")
    yield Figure(name=f"{name}, missing", value=missing, unit="games", fault=True)


def _of_letters(name: str, letters: Letters, few: Letters) -> Iterator[Figure]:
    yield Figure(name=f"{name}, processor", value=letters.each.work * 1000, unit="ms")
    ratio = letters.each.work / few.each.work
    yield Figure(name=f"{name}, beside an event of {SMALL}", value=ratio, unit="times")
    yield Figure(name=f"{name}, peak memory", value=letters.peak, unit="MB")
    lost = letters.lost + few.lost
    yield Figure(name=f"{name}, not handled", value=lost, unit="letters", fault=True)


def begin(folder: Path, players: int) -> Begun:
    """Make an installation in a new folder and begin a round robin in one transaction."""
    office = empty_office(folder)
    people = register(office, "a", players)

    def begun() -> None:
        with office.folder.transaction():
            start(office, EVENT, people, letters=False)

    _, cost = timed(begun)
    counts = office.store.upkeep.counts()
    office.store.close()
    size = (folder / "corr.sqlite3").stat().st_size / 1e6
    peak, games = own_peak(), counts["game"]
    return Begun(cost=cost, games=games, events=counts["event"], peak=peak, database=size)


def copied(database: Path, copy: Path) -> Cost:
    """What it costs SQLite to write the same rows into the same tables, in one transaction."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        db.execute("pragma foreign_keys=on")
        db.execute("attach ? as original", (str(database),))
        tables = "select sql from original.sqlite_master where sql <> '' order by type = 'index'"
        for (sql,) in db.execute(tables).fetchall():
            db.execute(sql)
        for table in _KNOWN:
            db.execute(f"insert into {table} select * from original.{table}")
        source = sqlite3.connect(database)
        with closing(source):
            return timed(lambda: _write(db, source))[1]


def _write(db: sqlite3.Connection, source: sqlite3.Connection) -> None:
    db.execute("begin immediate")
    for table in _WRITTEN:
        rows = source.execute(f"select * from {table} order by rowid")
        values = ", ".join("?" * len(rows.description))
        db.executemany(f"insert into {table} values ({values})", rows)
    db.execute("commit")


def handled(folder: Path) -> Letters:
    """Take in and handle some moves by mail as a new process does, one letter after another."""
    office = open_office(load_settings(folder / "corr.toml"))
    contest, fold = timed(lambda: office.folder.contest(EVENT))
    assert contest is not None
    step = max(1, len(contest.pairings) // _LETTERS)
    tables = [_table(office, pairing.game) for pairing in contest.pairings[::step]]
    mails = [_mail(office, table, uid) for uid, table in enumerate(tables, 1)]
    # The first letter of a process meets empty shelves: templates, words, pictures.
    _handle(office, mails[:1])
    _, cost = timed(lambda: _handle(office, mails[1:]))
    count = len(mails) - 1
    lost = office.store.upkeep.figures().letters - office.store.upkeep.figures().handled
    office.store.close()
    each = Cost(wall=cost.wall / count, work=cost.work / count)
    return Letters(fold=fold, each=each, peak=own_peak(), lost=lost)


def _table(office: Office, name: str) -> Table:
    game = office.folder.game(name)
    assert game is not None
    players = [office.store.players.player(player) for player in game.players.values()]
    first, second = (Person(id=p.id, name=p.name, address=p.addresses[0]) for p in players if p)
    moves = tuple(drawn_game(1, Random(1)))
    return Table(game=name, people=(first, second), moves=moves, number=0)


def _mail(office: Office, table: Table, uid: int) -> FetchedMail:
    raw = answer(office.keys, table, 0, table.moves[0], f"{table.game}.0")
    return FetchedMail(uid=uid, arrived=datetime.now(UTC), raw=raw, truncated=False)


def _handle(office: Office, mails: list[FetchedMail]) -> None:
    for mail in mails:
        take_in(office, [mail], 1, mail.uid, mail.arrived)
        post.handle(office, "bench", mail.arrived, mail.arrived)


# -- drawing and ranking large events ----
# The draws come from seeds and so do the results: the same sizes are the same events. Only the
# times differ from one run to the next.


MEASURED = 500
"""The size to which the draws of the others are compared, a player at a time."""

_RUNS = 3
_DRAWS = 0.2
"""How likely a draw is between two of the same strength."""
_LEAVES = 0.002
"""How likely a player leaves after a round."""


def bench_pairing(sizes: Sizes) -> Iterator[Figure]:
    """A Monrad of each size, each in a process of its own."""
    found = {players: apart(measured, players) for players in sizes.players}
    for players, one in found.items():
        yield from _figures(players, one, found.get(MEASURED))


def bench_round_robin(sizes: Sizes) -> Iterator[Figure]:
    """The large round robin, if one is wanted."""
    if sizes.round_robin:
        yield from round_robin_figures(sizes.round_robin)


class Measured(Struct, frozen=True, kw_only=True):
    """A Monrad of so many rounds: the cost of each draw but the first, and of the last table.

    `totals` is what it cost to count the players' totals before the draws. `met` are pairs that
    had met before, `left` players without a game and without the bye. `floats` are the sums of
    the score differences in each of these rounds, beyond the least that there can be.
    """

    rounds: int
    draws: tuple[Cost, ...]
    totals: tuple[Cost, ...]
    tables: tuple[Cost, ...]
    floats: tuple[Fraction, ...]
    met: int
    left: int
    peak: float


def _figures(players: int, one: Measured, other: Measured | None) -> Iterator[Figure]:
    case = f"Monrad, {players:,}"
    per_player = _median_work(one.draws) / players
    ratio = per_player * MEASURED / _median_work(other.draws) if other else None
    values = {
        "rounds": one.rounds,
        "a draw, median s": statistics.median(cost.wall for cost in one.draws),
        "a draw, median processor s": _median_work(one.draws),
        "a draw, slowest processor s": max(cost.work for cost in one.draws),
        f"a draw, a player's share beside {MEASURED}": ratio,
        "totals before it, median processor s": _median_work(one.totals),
        "floats above the least, points a round": float(sum(one.floats)) / len(one.floats),
        "last table, median s": statistics.median(cost.wall for cost in one.tables),
        "last table, median processor s": _median_work(one.tables),
        "peak MB": one.peak,
    }
    for name, value in values.items():
        yield Figure(case=case, name=name, value=value, unit="")
    yield Figure(case=case, name="pairs that had met", value=one.met, unit="", fault=True)
    yield Figure(case=case, name="players left over", value=one.left, unit="", fault=True)


def _median_work(costs: Sequence[Cost]) -> float:
    return statistics.median(cost.work for cost in costs)


def measured(players: int, rounds: int = 0) -> Measured:
    """A Monrad of so many players, of as many rounds as R26.1 advises at most, or of `rounds`."""
    event = Monrad(players, seed=players)
    last = rounds or proposed_rounds(players)[1]
    for number in range(1, last + 1):
        event.play(number)
        say(f"pairing: round {number} of {last} drawn for {players:,} players")
    tables = [timed(event.table)[1] for _ in range(_RUNS)]
    return Measured(
        rounds=last,
        draws=tuple(event.draws),
        totals=tuple(event.totals),
        tables=tuple(tables),
        floats=tuple(event.floats),
        met=event.met,
        left=event.left,
        peak=own_peak(),
    )


class Monrad:
    """A Monrad as far as it has been played, by players of different strength.

    Costs and counts are those of `Measured`.
    """

    def __init__(self, size: int, *, seed: int) -> None:
        """A Monrad that has not begun; its draws and results follow from the seed."""
        self.players = [f"P{number:04d}" for number in range(1, size + 1)]
        self.games = list[TableGame]()
        self.byes = list[Bye]()
        self.withdrawn = dict[str, int]()
        self.draws = list[Cost]()
        self.totals = list[Cost]()
        self.floats = list[Fraction]()
        self.met = self.left = 0
        self._seed = seed
        self._chance = Random(seed)
        self._strength = {player: self._chance.gauss(0, 1) for player in self.players}
        self._pairs = set[frozenset[str]]()

    def play(self, number: int) -> None:
        """Draw a round, look it over and play it; then some leave."""
        lots = f"bench.{self._seed}.{number}"
        if number == 1:
            self._take(first_round(self.players, lots), number)
        else:
            state, totals = timed(self._state)
            drawn, cost = timed(lambda: draw_round(state, lots))
            self.totals.append(totals)
            self.draws.append(cost)
            self._look_over(state, drawn)
            self._take(drawn, number)
        present = [player for player in self.players if player not in self.withdrawn]
        leaving = (player for player in present if self._chance.random() < _LEAVES)
        self.withdrawn |= dict.fromkeys(leaving, number)

    def _state(self) -> tuple[MonradPlayer, ...]:
        return players_after(
            self.players, self.games, self.byes, assessed={}, absent=self.withdrawn
        )

    def _look_over(self, state: Sequence[MonradPlayer], drawn: MonradRound) -> None:
        points = {player.id: player.points for player in state}
        self.met += sum(frozenset(pair) in self._pairs for pair in drawn.pairs)
        seated = {player for pair in drawn.pairs for player in pair} | {drawn.bye}
        self.left += len(points.keys() - seated)
        floats = sum((abs(points[one] - points[two]) for one, two in drawn.pairs), Fraction(0))
        paired = [total for player, total in points.items() if player != drawn.bye]
        self.floats.append(floats - float_lower_bound(paired))

    def _take(self, drawn: MonradRound, number: int) -> None:
        """Play a round that was drawn."""
        self._pairs |= {frozenset(pair) for pair in drawn.pairs}
        if drawn.bye is not None:
            self.byes.append(Bye(player=drawn.bye, round=number))
        for black, white in drawn.pairs:
            self.games.append(
                TableGame(
                    black=black,
                    white=white,
                    score=self._score(black, white),
                    kind=Kind.PLAYED,
                    round=number,
                    moves=self._chance.randint(20, 90),
                )
            )

    def _score(self, black: str, white: str) -> Score:
        edge = self._strength[black] - self._strength[white]
        if self._chance.random() < _DRAWS / (1 + abs(edge)):
            return Score.DRAW
        wins = 1 / (1 + 10 ** (-edge / 2))
        return Score.BLACK if self._chance.random() < wins else Score.WHITE

    def table(self) -> None:
        """The table as it stands, with every tie-break of a Monrad."""
        monrad_standings(self.players, self.games, byes=self.byes, withdrawn=self.withdrawn)
