"""The rankings: a very large event, registers of many years, rating lists, titles."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from corr.bench.apart import Measured, apart, cheapest, own_peak, say, timed, whole_command
from corr.bench.hall import Person, drawn_game, empty_office, mark_sent, start
from corr.bench.sizes import Figure, Sizes
from corr.config import load_settings
from corr.games.rules import Seat
from corr.ranking.board.board_event import BoardEvent, BoardGame, BoardPlayer
from corr.ranking.board.board_event import write as write_board
from corr.ranking.board.otb import OtbEvent
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.event import LOWEST, EventFile, Game, Player, write_level
from corr.ranking.correspondence.eventfile import parse, write
from corr.ranking.ratings.rating_list import Period, period_of
from corr.report.committee.committee import committee_report
from corr.report.forms.as_html import as_html
from corr.report.forms.as_pdf import as_pdf
from corr.report.forms.document import Document
from corr.service.event.closing import close_event
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office, open_office
from corr.service.players.from_list import import_players
from corr.service.register.board import enter_board_event
from corr.service.register.levels import given_by_closing
from corr.service.register.rating_acts import publish_list
from corr.service.register.ratings import settled
from corr.service.register.titles import register_of
from corr.store.levels.board import BoardRow
from corr.store.rows import stamp
from corr.tournament.contest.rating_book import board_stream, list_stream
from corr.tournament.events.events import MovePlayed, Resigned
from corr.tournament.events.events_board import BoardEntered, RatingsStarted
from corr.tournament.events.events_contest import Announced, Closed
from corr.tournament.spec.spec import parse_spec, spec_to_tables
from corr.tournament.spec.spec_text import example_spec_text

# -- the register of titles at the board ----


MOST_EVENTS = 1_000
"""More than a federation holds in fifty years."""
AT_THE_BOARD = 20
"""How many play in an event, each of them nine games."""
_TITLE_ROUNDS = 9
_TITLE_PLAYERS = 2
_FIRST = date(2000, 1, 1)
_GOOD = OtbEvent(minutes=60, clocks=True, notation=True, official_rules=True, sanctioned=True)


def of_titles(events: int) -> Iterator[Figure]:
    """The figures of a register after so many events."""
    players = max(AT_THE_BOARD, events * _TITLE_PLAYERS)
    say(f"ranking: titles at the board of {players:,} players after {events:,} events")
    games = events * AT_THE_BOARD // 2 * _TITLE_ROUNDS
    case = f"{players:,} players, {events:,} events, {games:,} games"
    with TemporaryDirectory() as place:
        folder = Path(place, "titles")
        apart(build_titles, folder, events, players)
        works = {
            "register of titles": cheapest(computed, folder),
            "corr title list": cheapest(whole_command, folder, "title", "list"),
        }
    for name, (cost, peak) in works.items():
        yield Figure(name=f"{name}, processor", value=cost.work, unit="s", case=case)
        yield Figure(name=f"{name}, peak memory", value=peak, unit="MB", case=case)


def build_titles(folder: Path, events: int, players: int) -> None:
    """Make an installation with so many events at the board, which count for titles alone."""
    office = empty_office(folder)
    act = Act(at=datetime.now(UTC), cause="bench.titles")
    span = (act.at.date() - _FIRST).days
    with office.folder.transaction():
        for number in range(events):
            _tell(number, events)
            end = _FIRST + timedelta(days=span * number // events)
            enter_board_event(office, titled_event(number, players, end), act)
    office.store.close()


def titled_event(number: int, players: int, end: date) -> BoardEvent:
    """An event of some of the players; the one with the higher number often wins."""
    chance = Random(number)
    there = chance.sample(range(players), AT_THE_BOARD)
    return BoardEvent(
        id=f"T{number:04d}",
        name=f"Open {number}",
        start=end,
        end=end,
        conditions=_GOOD,
        rated=False,
        titled=True,
        players=tuple(
            BoardPlayer(id=f"m{one}", name=f"Player {one}", member_no=f"{one + 1}")
            for one in there
        ),
        games=tuple(_title_games(there, players, chance)),
    )


def _title_games(there: list[int], players: int, chance: Random) -> Iterator[BoardGame]:
    for round_ in range(1, _TITLE_ROUNDS + 1):
        chance.shuffle(there)
        for black, white in zip(there[::2], there[1::2], strict=True):
            won = chance.randint(-players, players) < black - white
            yield BoardGame(
                round=round_,
                match=round_,
                black=f"m{black}",
                white=f"m{white}",
                result="1-0" if won else "0-1",
            )


def computed(folder: Path) -> Measured:
    """What it costs to read all events and compute everybody's titles."""
    office = open_office(load_settings(folder / "corr.toml"))
    _, cost = timed(lambda: register_of(office))
    office.store.close()
    return cost, own_peak()


# -- the rating lists of a register of many players ----
# The events are written as `corr rating enter` writes them, and their lists are settled once, when
# all of them are there: entered one by one each would settle the lists again.

RENJU = "renju"
_YEARS = 12
_LONG_ROUNDS = 5
_NEW = 5
"""One of so many players of the register has no rating at first."""


def build_ratings(folder: Path, events: int, at: datetime) -> Period:
    """Give everybody in a register a past at the board; the last period that is over at `at`."""
    office = open_office(load_settings(folder / "corr.toml"))
    known = [row.id for row in office.store.board.players_in_short()]
    today = period_of(at.date())
    first = Period(today.year - _YEARS, 1)
    body = RatingsStarted(
        game=RENJU, first=str(first), ratings=_start(known), reason="bench", by=""
    )

    def record() -> None:
        office.store.events.append(list_stream(RENJU), 0, [body], at=at, cause="bench.ratings")
        for number in range(events):
            _tell(number, events)
            day = _day(number, events, first.first_day, at.date())
            _enter(office, board_event(number, known, day), at)

    with office.folder.transaction():
        settled(office, RENJU, first, today, record)
    office.store.close()
    return today.before()


def board_event(number: int, known: Sequence[str], end: date) -> BoardEvent:
    """An event of some players of the register: five rounds, everybody at one board a round."""
    chance = Random(number)
    there = chance.sample(known, min(AT_THE_BOARD, len(known) // 2 * 2))
    return BoardEvent(
        id=f"B{number:05d}",
        name=f"Open {number}",
        start=end,
        end=end,
        conditions=OtbEvent(minutes=60, notation=True, sanctioned=True),
        rated=True,
        titled=False,
        players=tuple(BoardPlayer(id=one) for one in there),
        games=tuple(_rated_games(there, chance)),
    )


def _rated_games(there: list[str], chance: Random) -> Iterator[BoardGame]:
    for round_ in range(1, _LONG_ROUNDS + 1):
        chance.shuffle(there)
        for black, white in zip(there[::2], there[1::2], strict=True):
            result = chance.choice(("1-0", "0-1", "1/2-1/2"))
            yield BoardGame(round=round_, match=round_, black=black, white=white, result=result)


def _start(known: Sequence[str]) -> dict[str, int]:
    chance = Random(3)
    return {one: chance.randint(1000, 2200) for number, one in enumerate(known) if number % _NEW}


def _day(number: int, events: int, first: date, last: date) -> date:
    return first + timedelta(days=(last - first).days * number // events)


def _enter(office: Office, event: BoardEvent, at: datetime) -> None:
    text = write_board(event)
    body = BoardEntered(event=event.id, file=text, reason="")
    cause = f"bench.board.{event.id}"
    (entered,) = office.store.events.append(board_stream(event.id), 0, [body], at=at, cause=cause)
    office.store.board.put_board_event(
        BoardRow(
            id=event.id,
            game=event.game,
            ended_on=event.end.isoformat(),
            period=str(period_of(event.end)),
            rated=1,
            titled=0,
            removed=0,
            file=text,
            version=entered.seq,
        )
    )


# -- the rating lists of a register of many years ----


_RATED_PLAYERS = 20
"""How many players of the register there are for each event at the board."""


def of_ratings(folder: Path, players: int) -> Iterator[Figure]:
    """The figures of the rating lists of a register in a folder."""
    events = max(1, players // _RATED_PLAYERS)
    say(f"ranking: ratings of {players:,} players and {events:,} events at the board")
    last = apart(build_ratings, folder, events, datetime.now(UTC))
    case = f"{players:,} players, {events:,} events at the board"
    say("ranking: a rating list, a player, an event, and a list published")
    works = {
        "rating: a list published": partial(published, last=last),
        "rating: an event entered": partial(entered, events=events),
    }
    for command in ("rating list", "rating player 1"):
        cost, peak = cheapest(whole_command, folder, *command.split())
        name = f"corr {command}"
        yield Figure(name=f"{name}, processor", value=cost.work, unit="s", case=case)
        yield Figure(name=f"{name}, peak memory", value=peak, unit="MB", case=case)
    for name, work in works.items():
        cost, peak = apart(work, folder)
        yield Figure(name=name, value=cost.wall, unit="s", case=case)
        yield Figure(name=f"{name}, peak memory", value=peak, unit="MB", case=case)
    cost, peak = cheapest(whole_command, folder, "rating", "list")
    name = "corr rating list, published"
    yield Figure(name=f"{name}, processor", value=cost.work, unit="s", case=case)


def published(folder: Path, *, last: Period) -> Measured:
    """What it costs to publish the list at the end of a period, until the disk."""
    return _acted(folder, lambda office, act: publish_list(office, RENJU, last, act))


def entered(folder: Path, *, events: int) -> Measured:
    """What it costs to enter an event of today: its period's list is settled anew."""

    def enter(office: Office, act: Act) -> object:
        known = [row.id for row in office.store.board.players_in_short()]
        return enter_board_event(office, board_event(events, known, act.at.date()), act)

    return _acted(folder, enter)


def _acted(folder: Path, do: Callable[[Office, Act], object]) -> Measured:
    office = open_office(load_settings(folder / "corr.toml"))
    act = Act(at=datetime.now(UTC), cause="bench.rating")
    _, cost = timed(lambda: do(office, act))
    office.store.close()
    return cost, own_peak()


# -- a register of many players and events, and an event that is ready to be closed ----
# The players come in by the service that imports lists, and the event that is closed is drawn and
# played as any other. Of the events of former years only the announcement and the closing are
# written, and what follows for a player is settled when all of them are there.

EVENT = "ZZ99"
"""The event that is closed."""
ENTERED = 18
"""How many play in it: everybody meets everybody."""
RANKED = 40
"""To how many players an event of former years gave a level, or left the one they had."""
_STRONGEST = 12
_DAY = timedelta(days=1)
_TOGETHER = 250
_TOLD = 500
"""After how many events it is said how far they are."""


def build_register(folder: Path, players: int, events: int) -> int:
    """Make an installation with so many players and events; how many levels were given."""
    office, now = empty_office(folder), datetime.now(UTC)
    begun = now - 366 * _YEARS * _DAY
    known = _players(office, players, begun)
    given = 0
    say(f"ranking: {players:,} players are entered")
    for first in range(0, events, _TOGETHER):
        with office.folder.transaction():
            for number in range(first, min(first + _TOGETHER, events)):
                _tell(number, events)
                at = begun + (now - _DAY - begun) * (number + 1) / (events + 1)
                given += _past_event(office, number, known, at)
    say(f"ranking: {given:,} levels are given, and settled")
    with office.folder.transaction():
        for one in known:
            office.store.levels.settle_level(one, now.date())
    _ready_to_close(office, known[:: max(1, players // ENTERED)][:ENTERED])
    office.store.close()
    return given


def _tell(number: int, of: int) -> None:
    """Say how far the events are that are written, now and then."""
    if number and number % _TOLD == 0:
        say(f"ranking: {number:,} of {of:,} events")


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
        office.store.levels.put_grade(
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
        for name in office.store.events.game_ids(EVENT):
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
        row = office.store.players.player(player)
        assert row is not None
        yield Person(id=player, name=row.name, address=row.addresses[0])


# -- the rankings ----


_START = date(2024, 2, 1)
_REPORTED = 60
"""How many players the event of the report has, a sixth of them new."""
_PLAYERS_AN_EVENT = 20
"""How many players of the register there are for each event of the past."""


def bench_ranking(sizes: Sizes) -> Iterator[Figure]:
    """The figures of a round robin, event files, a register, and a report on 60 players."""
    yield from _of_event(sizes.ranked)
    for players in sizes.files:
        yield from of_files(players)
    yield from _of_report()
    yield from _of_register(sizes.register)
    yield from of_titles(max(1, min(MOST_EVENTS, sizes.register // _PLAYERS_AN_EVENT)))


# -- one event ----


def _of_event(players: int) -> Iterator[Figure]:
    say(f"ranking: a round robin of {players:,} players, a quarter of them new")
    games, (cost, peak) = apart(ranked_event, players)
    case = f"{games:,} games"
    yield Figure(name=f"ranking: round robin of {players}", value=cost.wall, unit="s", case=case)
    yield Figure(name="ranking: processor", value=cost.work, unit="s", case=case)
    yield Figure(name="ranking: peak memory", value=peak, unit="MB", case=case)


def ranked_event(players: int) -> tuple[int, Measured]:
    """How many games a round robin has, and what its ranking costs."""
    event = round_robin(players, new=players // 4, seed=1)
    _, cost = timed(lambda: compute(event))
    return len(event.games), (cost, own_peak())


def round_robin(players: int, *, new: int, seed: int, rounds: int = 1) -> EventFile:
    """An event in which everybody meets everybody so often; the stronger one usually wins."""
    chance = Random(seed)
    strength = [chance.randint(1, 14) for _ in range(players)]
    levels = [None if number < new else index for number, index in enumerate(strength)]
    everybody = range(players)
    meetings = {0: iter(()), 1: combinations(everybody, 2), 2: permutations(everybody, 2)}
    return EventFile(
        id="BM24",
        name="Benchmark",
        start=_START,
        close=_START + timedelta(days=366),
        players=tuple(
            Player(
                id=f"P{number:04d}",
                name=f"Player {number}",
                level=level,
                level_three_months=level,
                level_close=level,
            )
            for number, level in enumerate(levels)
        ),
        games=tuple(_game(*pair, strength, chance) for pair in meetings[rounds]),
    )


def _game(black: int, white: int, strength: list[int], chance: Random) -> Game:
    edge = strength[black] - strength[white]
    result = "1-0" if chance.randint(-8, 8) < edge else "0-1"
    return Game(
        black=f"P{black:04d}",
        white=f"P{white:04d}",
        result=result,
        ended=chance.choice(("five", "resign", "forbidden", "time")),
        started_on=_START,
        ended_on=_START + timedelta(days=chance.randint(20, 360)),
        black_moves=12,
        white_moves=12,
    )


# -- event files ----


_MEETINGS = 10
"""How many games everybody has in an event of very many."""


def of_files(players: int) -> Iterator[Figure]:
    """The figures of an event file of so many players, each of whom met ten of the others."""
    say(f"ranking: an event file of {players:,} players")
    games = players // 2 * _MEETINGS
    case = f"{players:,} players, {games:,} games"
    with TemporaryDirectory() as place:
        folder = Path(place)
        Path(folder, "event.json").write_text(write(many_players(players, seed=4)), "utf-8")
        works = {
            "event file read": cheapest(file_read, folder),
            "corr ranking compute": cheapest(
                whole_command, folder, "ranking", "compute", "event.json"
            ),
        }
    for name, (cost, peak) in works.items():
        yield Figure(name=f"{name}, processor", value=cost.work, unit="s", case=case)
        yield Figure(name=f"{name}, peak memory", value=peak, unit="MB", case=case)


def file_read(folder: Path) -> Measured:
    """What it costs to read an event file."""
    document = Path(folder, "event.json").read_bytes()
    _, cost = timed(lambda: parse(document))
    return cost, own_peak()


def many_players(players: int, *, seed: int) -> EventFile:
    """An event of very many: in each round the lot brings everybody together with another."""
    event, chance = round_robin(players, new=players // 4, seed=seed, rounds=0), Random(seed)
    strength = [one.level or LOWEST for one in event.players]
    order = list(range(players))
    games = list[Game]()
    for _ in range(_MEETINGS):
        chance.shuffle(order)
        pairs = zip(order[::2], order[1::2], strict=False)
        games += [_game(black, white, strength, chance) for black, white in pairs]
    return replace(event, games=tuple(games))


# -- a report ----


def _of_report() -> Iterator[Figure]:
    case = f"report on {_REPORTED} players"
    for name, (cost, peak) in apart(reported).items():
        yield Figure(name=f"report: {name}", value=cost.wall, unit="s", case=case)
        yield Figure(name=f"report: {name}, peak memory", value=peak, unit="MB", case=case)


def reported() -> dict[str, Measured]:
    """What it costs to compute an event and write its report, as a page and as PDF."""
    event = round_robin(_REPORTED, new=_REPORTED // 6, seed=2, rounds=2)
    document, cost = timed(lambda: committee_report(event, compute(event), "en"))
    found = {"calculation": (cost, own_peak())}
    forms: dict[str, Callable[[Document], object]] = {"HTML": as_html, "PDF": as_pdf}
    for name, form in forms.items():
        _, cost = timed(partial(form, document))
        found[name] = (cost, own_peak())
    return found


# -- a register ----


def _of_register(players: int) -> Iterator[Figure]:
    events = players // _PLAYERS_AN_EVENT
    with TemporaryDirectory() as place:
        folder = Path(place, "register")
        say(f"ranking: a register of {players:,} players and {events:,} events")
        levels = apart(build_register, folder, players, events)
        say("ranking: the list, and a closing")
        case = f"{players:,} players, {events:,} events, {levels:,} levels"
        for name, work in {"list in the store": listed, "corr ranking list": whole_list}.items():
            cost, peak = cheapest(work, folder)
            yield Figure(name=name, value=cost.wall, unit="s", case=case)
            yield Figure(name=f"{name}, processor", value=cost.work, unit="s", case=case)
            yield Figure(name=f"{name}, peak memory", value=peak, unit="MB", case=case)
        yield from of_ratings(folder, players)
        cost, peak = apart(closed, folder)
        yield Figure(name="register: closing an event", value=cost.wall, unit="s", case=case)
        yield Figure(name="closing, peak memory", value=peak, unit="MB", case=case)


def listed(folder: Path) -> Measured:
    """What it costs to say what everybody holds today."""
    office = open_office(load_settings(folder / "corr.toml"))
    _, cost = timed(lambda: office.store.levels.register_entries(datetime.now(UTC).date()))
    office.store.close()
    return cost, own_peak()


def whole_list(folder: Path) -> Measured:
    """What `corr ranking list` costs, its start and the printing of every line included."""
    return whole_command(folder, "ranking", "list")


def closed(folder: Path) -> Measured:
    """What it costs to close an event: ranking, register, report and letters, until the disk."""
    office = open_office(load_settings(folder / "corr.toml"))
    act = Act(at=datetime.now(UTC), cause="bench.close")
    _, cost = timed(lambda: close_event(office, EVENT, act))
    office.store.close()
    return cost, own_peak()
