"""What is shown of any event, played here or elsewhere: players, draw, table and byes. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from msgspec import Struct, field
from msgspec.structs import replace

from corr.games.registry import begins_in_tables
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.line_ups import board_number, members, seated, team_byes, teams_of
from corr.tournament.scoring.reasons import Why
from corr.tournament.scoring.scoring_games import Bye
from corr.tournament.scoring.team_scoring import EMPTY, TeamStandings
from corr.tournament.systems.cup import state_of as cup_of
from corr.tournament.systems.monrad import byes_of
from corr.tournament.systems.systems import teams as halves
from corr.tournament.tables.crosstable import AnyTable, Crosstable, crosstable, with_kinds
from corr.tournament.tables.tables import decided_of, reasons_of, standings_of

# -- what is shown of any event, played here or elsewhere ----


ENDED, RUNNING, WAITING, UNPLAYED = "ended", "running", "waiting", "unplayed"
"""How a drawn game stands; one that waits has not begun."""
ANNULLED = "annulled"
"""How a game stands that the arbiter took back: no table has it [T35]."""


class Participant(Struct, frozen=True, kw_only=True):
    """Who plays, by start number. `country` is as the register or the file has it.

    `kind` is `program` or `group`, "" for a person (gomoku art. 1).
    """

    id: str
    name: str = ""
    member_no: str = ""
    club: str = ""
    country: str = ""
    kind: str = ""

    @property
    def title(self) -> str:
        """The name, or the id of who has none."""
        return self.name or self.id


class PairedGame(Struct, frozen=True, kw_only=True):
    """A game of the draw as it stands; black is provisional.

    `round` is 0 where nobody has said it, `board` counts from 1 in its round. `ended` is the
    event file's word for how it ended. `replay` is its number among a drawn match's replays.
    `score` are the points of both in a match to points which is over. One of the `consolation` of
    a cup is for the places below those of who won a match.
    """

    id: str = ""
    round: int
    board: int
    black: str
    white: str
    state: str
    result: str = ""
    ended: str = ""
    replay: int = 0
    score: tuple[int, int] | None = None
    consolation: bool = False


class EmptyBoard(Struct, frozen=True, kw_only=True):
    """A board of a team match that a team could not fill, so that it lost there (21.3).

    `black` and `white` are players, "" for nobody; black is provisional. `teams` have nobody
    there: one of the two, or both. `games` is how many are lost there.
    """

    round: int
    board: int
    black: str
    white: str
    teams: tuple[str, ...]
    games: int = 1

    @property
    def points(self) -> tuple[int, int]:
        """The game points of both: who is there has them all."""
        return self.games * bool(self.black), self.games * bool(self.white)


class Team(Struct, frozen=True, kw_only=True):
    """A team and its players in order of board."""

    id: str
    name: str = ""
    players: tuple[str, ...]

    @property
    def title(self) -> str:
        """The name, or the id of a team that has none."""
        return self.name or self.id


class EventTables(Struct, frozen=True, kw_only=True):
    """An event with its table. `people` stand by start number, `games` in order of the draw.

    `table` is counted anew from the results. `seeds` are the seeds of the rounds that were drawn
    by lot, that of the start numbers under 0; `days` the first days of rounds, where they are
    known. `lengths` are how many points win a match, by rounds.
    `rounds` is how many there are to be, 0 where that is not known. `teams` are also the
    two halves of a Scheveningen. `time` is the time for a move, in words. `why` says why everybody
    stands there where the figures do not say it, as in a cup, and `decided` which interpretations
    mattered, None where the table alone tells. `missing` are games of the schedule
    that a file does not have; they count as not played. `cancelled` is the day on which the event
    was called off, `cancelled_why` the arbiter's reason: then nobody has a place.
    `empty` are the boards that teams left empty. `notes` are keys of a file that say nothing
    though they look like others.
    """

    id: str = ""
    name: str
    start: date | None = None
    close: date | None = None
    game: str = ""
    opening: str = ""
    lengths: tuple[int, ...] = ()
    arbiter: str = ""
    director: str = ""
    city: str = ""
    federation: str = ""
    time: str = ""
    system: str
    people: tuple[Participant, ...]
    table: AnyTable
    games: tuple[PairedGame, ...]
    byes: tuple[Bye, ...] = ()
    seeds: Mapping[int, str] = field(default_factory=dict)
    days: Mapping[int, date] = field(default_factory=dict)
    rounds: int = 0
    teams: tuple[Team, ...] = ()
    empty: tuple[EmptyBoard, ...] = ()
    why: Mapping[str, Why] = field(default_factory=dict)
    decided: tuple[str, ...] | None = None
    missing: int = 0
    cancelled: date | None = None
    cancelled_why: str = ""
    notes: tuple[str, ...] = ()

    @property
    def names(self) -> dict[str, str]:
        """The names of all players and teams, by their ids."""
        people = {one.id: one.title for one in self.people}
        return people | {team.id: team.title for team in self.teams}

    @property
    def annulled_games(self) -> tuple[str, ...]:
        """The games that the arbiter took back, each with who played it."""
        names = self.names
        return tuple(
            f"{game.id} {names.get(game.black, game.black)} – {names.get(game.white, game.white)}"
            for game in self.games
            if game.state == ANNULLED
        )

    @property
    def crosstable(self) -> Crosstable:
        """The crosstable, with names."""
        table = crosstable(
            self.table,
            self.names,
            self.annulled_games,
            why=self.why,
            decided=self.decided,
            begins=begins_in_tables(self.game),
        )
        return with_kinds(table, {one.id: one.kind for one in self.people if one.kind})

    @property
    def of_teams(self) -> bool:
        """Whether places are those of teams."""
        return isinstance(self.table, TeamStandings)

    @property
    def drawn(self) -> tuple[int, ...]:
        """The rounds that have games or byes, in order; 0 stands for games of no known round."""
        return tuple(
            sorted({game.round for game in self.games} | {bye.round for bye in self.byes})
        )


# -- an event and its results as `EventTables`, alike for events from here and elsewhere ----


def contest_tables(
    contest: Contest,
    results: Results,
    people: Sequence[Participant],
    games: Sequence[PairedGame],
    *,
    table: AnyTable | None = None,
) -> EventTables:
    """What is shown of an event that has started; `table` if it is counted already."""
    spec = contest.spec
    of_teams = spec.system.kind == "teams"
    table = table or standings_of(contest, results)
    return EventTables(
        id=contest.id,
        name=spec.event.name,
        start=spec.event.start,
        close=contest.closed_on,
        game=spec.game.kind,
        opening=spec.game.opening,
        lengths=spec.game.lengths,
        arbiter=spec.event.arbiters[0],
        director=(spec.event.director or spec.event.arbiters[0]) if spec.game.lengths else "",
        city="by correspondence",
        time=spec.clock.words,
        system="stages" if contest.sections else spec.system.table_of,
        people=tuple(people),
        table=table,
        games=_with_consolation(contest, results, games),
        byes=team_byes(contest) if of_teams else byes_of(contest),
        seeds=_seeds(contest),
        days=_days(contest),
        rounds=_rounds(contest),
        teams=_teams(contest),
        empty=tuple(empty_boards(contest)),
        why=reasons_of(contest, results, {one.id: one.title for one in people}),
        decided=decided_of(contest, results, table),
        cancelled=contest.day(contest.cancelled_at) if contest.cancelled_at else None,
        cancelled_why=contest.cancelled_why,
    )


def _with_consolation(
    contest: Contest, results: Results, games: Sequence[PairedGame]
) -> tuple[PairedGame, ...]:
    """The games, those of a cup's consolation marked: a pair meets in one match at most."""
    if not contest.spec.system.consolation:
        return tuple(games)
    matches = cup_of(contest, results).matches
    lower = {frozenset(match.players) for match in matches if match.consolation}
    return tuple(
        replace(game, consolation=True) if {game.black, game.white} in lower else game
        for game in games
    )


def _rounds(contest: Contest) -> int:
    """How many rounds there are to be, 0 where the results will tell.

    A Monrad that was closed early has those that were drawn.
    """
    if contest.rounds and contest.state == "closed" and contest.spec.system.form == "monrad":
        return contest.drawn
    system = contest.spec.system
    known = contest.rounds or system.kind in ("round_robin", "scheveningen", "match")
    return max(contest.rounds, contest.drawn) if known and not system.has_aim else 0


def _seeds(contest: Contest) -> dict[int, str]:
    """The seeds of the rounds, that of the start numbers under 0."""
    found = {0: contest.seed, **contest.seeds}
    return {number: seed for number, seed in found.items() if seed}


def _days(contest: Contest) -> dict[int, date]:
    """The first day of every round that has one."""
    found = {
        number: contest.round_day(number)
        for number in range(1, max(contest.rounds, contest.drawn) + 1)
    }
    return {number: day for number, day in found.items() if day is not None}


def _teams(contest: Contest) -> tuple[Team, ...]:
    """The teams with their players in ranking order, or the two halves of a Scheveningen."""
    kind = contest.spec.system.kind
    if kind == "teams":
        return tuple(Team(id=team, players=members(contest, team)) for team in teams_of(contest))
    if kind != "scheveningen":
        return ()
    sides = halves(contest)
    return tuple(
        Team(id=name, players=tuple(player for player in contest.order if player in side))
        for name, side in zip("AB", sides, strict=True)
    )


def empty_boards(contest: Contest) -> Iterator[EmptyBoard]:
    """The boards of team matches at which at least one team had nobody (21.3).

    A player is who holds the start number now, as in the games of the draw.
    """
    for match in contest.team_draw.matches:
        for at in range(1, contest.spec.system.boards + 1):
            sides = match.teams if at % 2 else match.teams[::-1]
            black, white = (seated(contest, match, team, at) for team in sides)
            if EMPTY in (black, white):
                pairs = zip(sides, (black, white), strict=True)
                yield EmptyBoard(
                    round=match.round,
                    board=board_number(contest, match.number, at),
                    black=contest.holder(black) if black else EMPTY,
                    white=contest.holder(white) if white else EMPTY,
                    teams=tuple(team for team, player in pairs if player == EMPTY),
                    games=contest.spec.system.games_per_pair,
                )
