"""An event as a TRF16, FIDE's tournament report file, and what of it such a file cannot say.

The columns are those of the FIDE Handbook, C.04 Annex 2, "Agreed general data exchange format for
tournament results" (approved 2015): 001 players, 012-132 the event, 013 teams; XXR, the number of
rounds, is the usual extension for pairing programs. Colours are the provisional ones, so that who
began a game of pente has white.
"""

import csv
from collections import Counter, defaultdict
from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from functools import cache

from msgspec import Struct, field

from corr import resources
from corr.errors import ArbiterError
from corr.games.registry import begins
from corr.printable import printable
from corr.tournament.scoring.scoring_games import GIVEN, Kind, Score, TableGame
from corr.tournament.scoring.standings import Standings
from corr.tournament.scoring.team_scoring import EMPTY, TeamStandings
from corr.tournament.tables.event_tables import ENDED, EventTables, Participant, Team
from corr.tournament.wording import counted, decimal, listed

# -- three letters for a country, as chess federations and tournament files write it ----


@cache
def _codes() -> Mapping[str, str]:
    """The letters of FIDE's federations by ISO 3166's two; a country of several is left out."""
    with (resources.data() / "federations.csv").open(encoding="utf-8", newline="") as lines:
        return {row["country"]: row["federation"] for row in csv.DictReader(lines)}


def federation(country: str) -> str:
    """The federation's letters for a country's; what is no such code is left out.

    >>> federation("SE"), federation("EST"), federation("Sweden")
    ('SWE', 'EST', '')
    """
    code = country.strip().upper()
    if len(code) == 3 and code.isascii() and code.isalpha():
        return code
    return _codes().get(code, "")


# -- in which round of a TRF16 each game stands ----


class Column(Struct, kw_only=True):
    """One round of the file; `round` is that of the event, 0 where the event has none for it."""

    round: int
    games: list[TableGame] = field(default_factory=list)
    byes: list[str] = field(default_factory=list)
    busy: set[str] = field(default_factory=set)

    def takes(self, game: TableGame) -> bool:
        """Put a game here if both are free; whether they were. Nobody is free for every game."""
        both = {game.black, game.white} - {EMPTY}
        if both & self.busy:
            return False
        self.busy |= both
        self.games.append(game)
        return True


def games_in(event: EventTables) -> tuple[TableGame, ...]:
    """The games that count in the table, with what withdrawals made of them.

    Boards at which no player is known to sit have no columns: they are of matches not drawn.
    """
    table = event.table
    if isinstance(table, Standings):
        return table.games
    people = {one.id for one in event.people}
    games = (game for match in table.matches for game in match.games)
    return tuple(game for game in games if {game.black, game.white} & people)


def columns_of(event: EventTables, remarks: list[str]) -> list[Column]:
    """The rounds of the file. What had to be moved or left out is told in `remarks`."""
    by_round = _by_round(event)
    columns, several = list[Column](), list[str]()
    for number in sorted({*by_round, *(bye.round for bye in event.byes)} - {0}):
        own = [Column(round=number)]
        for game in by_round[number]:
            _place(game, own, number)
        if len(own) > 1:
            several.append(str(number))
        for bye in event.byes:
            if bye.round == number and not event.of_teams:
                _give_bye(bye.player, own[: event.table.games_per_match])
        columns += own
    if several:
        what = "round" if len(several) == 1 else "rounds"
        remarks.append(
            f"who has several games in {what} {listed(several)} has them in rounds of their own"
        )
    for game in by_round[0]:
        _place(game, columns, 0)
    if by_round[0]:
        games = counted(len(by_round[0]), "game")
        stand = "stands" if len(by_round[0]) == 1 else "stand"
        remarks.append(f"{games} of no known round {stand} where both players are free")
    _tell_left_out(event, remarks)
    return columns


def _by_round(event: EventTables) -> defaultdict[int, list[TableGame]]:
    """The games that have a score or will have one, by their rounds; 0 where nobody knows it."""
    known = Counter((game.black, game.white, game.round) for game in event.games)
    found = defaultdict[int, list[TableGame]](list)
    for game in games_in(event):
        if game.score is None and not game.is_open:
            continue
        if event.of_teams:
            found[game.round].append(game)
            continue
        key = (game.black, game.white, game.round)
        known[key] -= 1
        found[game.round if known[key] >= 0 else 0].append(game)
    return found


def _place(game: TableGame, columns: list[Column], number: int) -> None:
    """Put a game into the first of these columns where both are free, else into a new one."""
    if not any(column.takes(game) for column in columns):
        columns.append(Column(round=number))
        columns[-1].takes(game)


def _give_bye(player: str, columns: list[Column]) -> None:
    for column in columns:
        column.byes.append(player)
        column.busy.add(player)


def _tell_left_out(event: EventTables, remarks: list[str]) -> None:
    """Games that count for nobody (16.2, [T35]) are not in the file."""
    if taken_back := event.annulled_games:
        remarks.append(f"annulled, and left out: {listed(taken_back)}")
    out = set(event.table.annulled)
    ended = sum(
        game.state == ENDED and bool({game.black, game.white} & out) for game in event.games
    )
    if out:
        names = event.names
        remark = f"withdrew early (16.2): {listed([names.get(one, one) for one in sorted(out)])}"
        if ended:
            what = "that counts" if ended == 1 else "that count"
            remark += f"; {counted(ended, 'game')} {what} for nobody left out"
        remarks.append(remark)


# -- an event as a TRF16, FIDE's tournament report file ----


MOST_PLAYERS = 9_999
"""A start number has four columns."""
MOST_POINTS = Fraction(199, 2)
"""Points have four columns: `99.5`."""
END = "\r\n"
"""Each line ends with a carriage return (remark 1 of the format)."""

_TYPES = {
    "round_robin": "Individual: Round-Robin",
    "match": "Individual: Match",
    "scheveningen": "Individual: Scheveningen",
    "monrad": "Individual: Swiss-System (Monrad)",
    "cup": "Individual: Knock-out",
    "stages": "Individual: Sections",
    "teams": "Team: Round-Robin",
    "teams_monrad": "Team: Swiss-System (Monrad)",
}
_PLAYED = {4: "1", 2: "=", 0: "0"}
_FORFEIT = {4: "+", 2: "=", 0: "-"}
_NOBODY = "0000"
_ABSENT = f"{_NOBODY} - Z"
"""Not paired, and known to be away: a bye of no points."""
_BYE = f"{_NOBODY} - U"
"""The bye of the pairing, as good as a won game."""
_FREE_WIN = f"{_NOBODY} - F"
"""A point against an empty seat."""


class Trf(Struct, frozen=True, kw_only=True):
    """The file, and in words what of the event is not in it or stands there otherwise."""

    text: str
    remarks: tuple[str, ...]


def trf(event: EventTables) -> Trf:
    """The event as a TRF16. Raises ArbiterError where nothing sensible can be written."""
    writer = _Writer(event)
    lines = [*writer.event_lines(), *writer.player_lines(), *writer.team_lines()]
    return Trf(text="".join(line.rstrip() + END for line in lines), remarks=tuple(writer.remarks))


class _Writer:
    """Writes one event; remarks gather as it goes."""

    def __init__(self, event: EventTables) -> None:
        self.event = event
        self.remarks: list[str] = []
        self.number = {one.id: at for at, one in enumerate(event.people, 1)}
        self.points = _points(event)
        self._check()
        self.columns = columns_of(event, self.remarks)
        self.cells = [self._cells(column) for column in self.columns]
        self._remark_on_table()

    def _check(self) -> None:
        """Raise ArbiterError with why there can be no file."""
        event, faults = self.event, list[str]()
        what = event.id or event.name
        if event.cancelled:
            faults.append(
                f"{what}: it was cancelled on {event.cancelled}, so there are no results"
            )
        if not event.people or not (event.games or event.byes):
            faults.append(f"{what}: there are no games between players, so there are no rounds")
        if len(event.people) > MOST_PLAYERS:
            faults.append(
                f"{what}: a TRF has room for {MOST_PLAYERS} players, not {len(event.people)}"
            )
        points = max(self.points.values(), default=Fraction(0))
        if points > MOST_POINTS:
            faults.append(f"{what}: a TRF has room for 99.5 points, not {decimal(points)}")
        if faults:
            raise ArbiterError(*faults)

    def _cells(self, column: Column) -> dict[str, str]:
        """What stands in one round, by player: opponent, colour and result."""
        cells = dict.fromkeys(column.byes, _BYE)
        began, other = ("b", "w") if begins(self.event.game) == "black" else ("w", "b")
        for game in column.games:
            cells[game.black] = self._cell(game, game.black, game.white, began)
            cells[game.white] = self._cell(game, game.white, game.black, other)
        return cells

    def _cell(self, game: TableGame, player: str, other: str, colour: str) -> str:
        if other not in self.number:
            return _FREE_WIN if game.quarters(player) == 4 else _ABSENT
        sign = " "
        if game.score is not None:
            signs = _FORFEIT if game.kind in GIVEN else _PLAYED
            sign = signs[game.quarters(player)]
        return f"{self.number[other]:>4} {colour} {sign}"

    # -- what is lost ----

    def _remark_on_table(self) -> None:
        table, say = self.event.table, self.remarks.append
        games = games_in(self.event)
        running = sum(game.is_open for game in games)
        if running:
            say(f"{counted(running, 'game')} still going: the results are left blank")
        both = sum(game.score is Score.NOBODY and game.kind not in GIVEN for game in games)
        if both:
            say(f"{counted(both, 'game')} lost for both: 0 for both, which not all programs take")
        withdrawn = sum(game.kind is Kind.WITHDRAWAL for game in games)
        if withdrawn:
            say(f"{counted(withdrawn, 'game')} ended by withdrawal: written as won by forfeit")
        if isinstance(table, TeamStandings):
            if self.event.byes:
                say("byes of teams have no columns: their players are away in those rounds")
            say("team points and places have no columns: the rank of a player is the team's place")
        elif table.results.weaver:
            say("Weaver points have no columns: the points are game points, the rank is right")
        elif table.games_per_match > 1:
            say("match points have no columns: the points are game points, the rank is right")
        if self.event.lengths:
            say(
                "scores and lengths of matches have no columns, and nobody has a colour: a won "
                "match is a point, and b stands for the first seat of the draw"
            )
        long = [one.title for one in self.event.people if len(one.title) > 33]
        if long:
            say(f"names cut to 33 letters: {listed(long)}")
        if self.event.system == "stages":
            say("the sections have no columns: the rank is that in the whole event")
        if self.event.system == "cup":
            say("who meets whom next has no columns: the order of a cup is in its rounds alone")

    # -- lines ----

    def event_lines(self) -> list[str]:
        """Lines ??2: what the event is."""
        event = self.event
        rows = [
            ("012", event.name),
            ("022", event.city),
            ("032", federation(event.federation)),
            ("042", _day(event.start)),
            ("052", _day(event.close)),
            ("062", str(len(event.people))),
            ("072", "0"),
            ("082", str(len(event.teams)) if event.teams else "0"),
            ("092", _TYPES[event.system]),
            ("102", event.arbiter),
            ("122", event.time),
        ]
        lines = [f"{key} {printable(text)}" for key, text in rows if text]
        if event.days:
            days = [event.days.get(column.round) for column in self.columns]
            dates = "".join(f"{day:%y/%m/%d}  " if day else " " * 10 for day in days)
            lines.append(f"{'132':<91}{dates}")
        return [*lines, f"XXR {max(len(self.columns), event.rounds)}"]

    def player_lines(self) -> list[str]:
        """Lines 001: everybody by start number."""
        ranks = self._ranks()
        return [self._player(one, ranks[one.id]) for one in self.event.people]

    def _player(self, one: Participant, rank: int) -> str:
        name = printable(one.title)[:33]
        rounds = "".join(f"  {cells.get(one.id, _ABSENT)}" for cells in self.cells)
        return (
            f"001 {self.number[one.id]:>4}{'':6}{name:<33} {'':4} "
            f"{federation(one.country):<3} {'':11} {'':10} "
            f"{_halves(self.points.get(one.id, Fraction(0))):>4} {rank:>4}{rounds}"
        )

    def team_lines(self) -> list[str]:
        """Lines 013: the teams, each player with four columns and a blank."""
        return [self._team(team) for team in self.event.teams]

    def _team(self, team: Team) -> str:
        numbers = " ".join(f"{self.number[player]:>4}" for player in team.players)
        return f"013 {printable(team.title)[:32]:<32}{numbers}"

    def _ranks(self) -> dict[str, int]:
        """Everybody's place; who is annulled comes last."""
        places = {row.player: row.place for row in self.event.table.rows}
        own = {player: team.id for team in self.event.teams for player in team.players}
        last = len(self.event.people)
        if not self.event.of_teams:
            own = {}
        return {player: places.get(own.get(player, player), last) for player in self.number}


def _points(event: EventTables) -> dict[str, Fraction]:
    """Everybody's game points; of those in teams, the points at their boards."""
    table = event.table
    if isinstance(table, Standings):
        return {row.player: row.game_points for row in table.rows}
    found = defaultdict[str, Fraction](Fraction)
    for game in games_in(event):
        for player in (game.black, game.white):
            found[player] += game.points(player)
    return {one.id: found[one.id] for one in event.people}


def _halves(points: Fraction) -> str:
    """Game points with one decimal: `11.5`, `17.0`."""
    whole, rest = divmod(points, 1)
    return f"{whole}.{5 if rest else 0}"


def _day(day: date | None) -> str:
    return f"{day:%Y/%m/%d}" if day else ""
