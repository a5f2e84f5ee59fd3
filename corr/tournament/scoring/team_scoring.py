"""Team matches and the order of teams, counted anew from all boards each time (21.1-21.8)."""

import dataclasses
from collections import Counter
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from corr.tournament.scoring.figures import (
    FIGURES,
    Counting,
    counted,
    figure_of,
    of_mutual_matches,
)
from corr.tournament.scoring.scoring_games import (
    GIVEN,
    Bye,
    Figure,
    Kind,
    Meeting,
    Score,
    TableGame,
    after_withdrawal,
    is_completed,
    match_quarters,
    refuse_byes,
    used_points,
    won_matches,
)
from corr.tournament.scoring.scoring_games import points_in_matches as match_points
from corr.tournament.scoring.standings import Keys, criteria, keys_of, placed

# -- team matches ----
# Players and teams are any keys. The first team of a match is preliminary black on the odd boards.


BoardGames = tuple[int, ...]
"""How many games each board of a match has."""

EMPTY = ""
"""Who sits where nobody does: all games of the board are lost (21.3)."""


class Board(Struct, frozen=True, kw_only=True):
    """One board of a team match: who sits there, `EMPTY` for nobody, and the games."""

    one: str
    other: str
    games: tuple[TableGame, ...] = ()

    def __post_init__(self) -> None:
        for game in self.games:
            if {game.black, game.white} != {self.one, self.other}:
                seats = f"{self.one} - {self.other}"
                raise ValueError(f"{game.black} - {game.white} is no game of the board {seats}")

    def quarters(self) -> tuple[int, int]:
        """The game points of both in quarters."""
        return (
            sum(game.quarters(self.one) for game in self.games),
            sum(game.quarters(self.other) for game in self.games),
        )


class TeamMatch(Struct, frozen=True, kw_only=True):
    """Two teams' match, board by board from the first."""

    one: str
    other: str
    boards: tuple[Board, ...]
    round: int = 1

    @property
    def games(self) -> tuple[TableGame, ...]:
        """All games of the match."""
        return tuple(game for board in self.boards for game in board.games)


def unlisted(one: str, other: str, games: BoardGames, kind: Kind = Kind.UNPLAYED) -> TeamMatch:
    """A match of which nothing is known; the teams themselves stand for their players.

    It was not played, or is to come if `kind` is `RUNNING`.
    """
    seats = Board(one=one, other=other)
    return TeamMatch(
        one=one,
        other=other,
        boards=tuple(
            replace(seats, games=_all_games(seats, size, at, kind, 0))
            for at, size in enumerate(games)
        ),
    )


def filled(
    match: TeamMatch, games: BoardGames, left: Container[str], *, instead: str = ""
) -> TeamMatch:
    """The match with all its boards and games: what was not listed was not played.

    An empty seat loses the games of its board, and a team that `left` what is not decided.
    """
    if len(match.boards) > len(games):
        raise ValueError(f"{match.one} - {match.other} has more than {len(games)} boards")
    more = len(games) - len(match.boards)
    boards = (*match.boards, *(Board(one=match.one, other=match.other),) * more)
    one_left, other_left = match.one in left, match.other in left
    return replace(
        match,
        boards=tuple(
            _filled(
                replace(board, games=_all_games(board, size, at, Kind.UNPLAYED, match.round)),
                [
                    name
                    for name, gone in ((board.one, one_left), (board.other, other_left))
                    if gone
                ],
                instead,
            )
            for at, (board, size) in enumerate(zip(boards, games, strict=True))
        ),
    )


def _filled(board: Board, gone: Sequence[str], instead: str) -> Board:
    games = (after_withdrawal(_forfeited(game), gone, instead=instead) for game in board.games)
    return replace(board, games=tuple(games))


def _all_games(board: Board, size: int, at: int, kind: Kind, number: int) -> tuple[TableGame, ...]:
    """The games of a board with those that are not listed; the colours alternate [T1].

    `number` is the round of the match, 0 where nobody knows it.
    """
    if len(board.games) > size:
        raise ValueError(f"{board.one} - {board.other} has more than {size} games")
    black, white = (board.other, board.one) if at % 2 else (board.one, board.other)
    if board.games:
        black, white = board.games[-1].white, board.games[-1].black
    games = list(board.games)
    while len(games) < size:
        games.append(TableGame(black=black, white=white, kind=kind, round=number))
        black, white = white, black
    return tuple(games)


def _forfeited(game: TableGame) -> TableGame:
    """A game at an empty seat is won by who is there; nobody wins where nobody is."""
    if game.score or EMPTY not in (game.black, game.white) or game.black == game.white:
        return game
    score = Score.WHITE if game.black == EMPTY else Score.BLACK
    return replace(game, kind=Kind.WALKOVER, score=score)


class TeamMeeting(NamedTuple):
    """A team match as a `Meeting` whose match points are team points, and individual points.

    `boards_one` and `boards_other` are the players' match points, in quarters.
    """

    meeting: Meeting
    boards_one: int
    boards_other: int


def team_meeting(match: TeamMatch, number: Mapping[str, int], *, by_games: bool) -> TeamMeeting:
    """What a match gives both teams; `by_games` says that game points decide it [T15]."""
    mine = theirs = boards_one = boards_other = 0
    for board in match.boards:
        games_one, games_other = board.quarters()
        mine, theirs = mine + games_one, theirs + games_other
        if not any(game.is_open for game in board.games):
            points = match_quarters(games_one, games_other)
            boards_one, boards_other = boards_one + points[0], boards_other + points[1]
    games = match.games
    over = not any(game.is_open for game in games)
    decisive = (mine, theirs) if by_games else (boards_one, boards_other)
    meeting = Meeting(
        number[match.one],
        number[match.other],
        mine,
        theirs,
        *(match_quarters(*decisive) if over else (0, 0)),
        over,
        sum(game.score is not None for game in games),
        any(game.score and game.kind not in GIVEN - {Kind.LATE} for game in games),
        match.round,
    )
    return TeamMeeting(meeting, boards_one, boards_other)


# -- the order of teams (tournaments.md §7, 21.8) ----
# A team match is several boards, a board's match one or more games. Teams and players are any
# keys.


class TeamResults(Struct, frozen=True, kw_only=True):
    """All that a table of teams is counted from; see `team_standings`.

    While it is `going_on` there are rounds to come, and what is not listed is still to be played.
    """

    system: str
    teams: tuple[str, ...]
    matches: tuple[TeamMatch, ...]
    games: BoardGames
    withdrawn: Mapping[str, int] = field(default_factory=dict)
    byes: tuple[Bye, ...] = ()
    tie_breaks: tuple[str, ...] = ()
    meets: Mapping[str, frozenset[str]] | None = None
    going_on: bool = False

    def __post_init__(self) -> None:
        known = set(self.teams)
        named = {team for match in self.matches for team in (match.one, match.other)}
        named |= set(self.withdrawn) | {bye.player for bye in self.byes}
        if named - known:
            raise ValueError(
                f"matches of teams that are not in the event: {sorted(named - known)}"
            )
        if len(known) < len(self.teams):
            raise ValueError("a team is in the event twice")
        for match in self.matches if self.meets is not None else ():
            if match.other not in self.opponents(match.one):
                raise ValueError(f"{match.one} and {match.other} are not to meet")
        refuse_byes(self.byes, ((match.round, match.one, match.other) for match in self.matches))

    def opponents(self, team: str) -> frozenset[str]:
        """Whom a team is to meet by the schedule; not of a Monrad, which has none."""
        if self.meets is None:
            return frozenset(self.teams) - {team}
        return self.meets.get(team, frozenset())


class TeamStanding(Struct, frozen=True, kw_only=True):
    """One team's place and the figures that gave it (21.8).

    `match_points` and `game_points` are those of the players at the boards. `mutual` are team
    points, individual points and Berger in the table of the matches between the teams that are
    level before it, in the order of the criteria. `matches` is how many are over.
    """

    place: int
    team: str
    matches: int
    team_points: Fraction
    match_points: Fraction
    game_points: Fraction
    figures: Mapping[str, Fraction]
    mutual: tuple[Fraction, ...]
    match_wins: int
    used: Fraction
    byes: int
    status: str

    def __getattr__(self, name: str) -> Fraction:
        """A figure by its name, as `berger`."""
        return figure_of(self, name)

    @property
    def player(self) -> str:
        """The team, by the name that rows of all tables have."""
        return self.team


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamStandings:
    """The table of teams: `rows` in order of place, then who is annulled (16.2).

    `criteria` are the figures in the order in which they decide. `matches` are those that count,
    with what a withdrawal or an empty board made of their games, and those of the schedule that
    are still `to_come`. It is `final` when all are over and no more rounds follow.
    """

    rows: tuple[TeamStanding, ...]
    annulled: tuple[str, ...]
    criteria: tuple[str, ...]
    matches: tuple[TeamMatch, ...]
    games_per_match: int
    final: bool
    results: TeamResults = dataclasses.field(repr=False, compare=False)

    @property
    def system(self) -> str:
        """`teams`, or `teams_monrad`."""
        return self.results.system

    def to_come(self, match: TeamMatch) -> bool:
        """Whether a match is of a round that is not drawn yet: nobody knows who will sit there."""
        pair = {match.one, match.other}
        listed = any({one.one, one.other} == pair for one in self.results.matches)
        return not listed and any(game.is_open for game in match.games)


def team_standings(
    teams: Sequence[str],
    matches: Sequence[TeamMatch],
    *,
    games_per_board: int | Sequence[int] = 1,
    boards: int | None = None,
    withdrawn: Collection[str] | Mapping[str, int] = (),
    tie_breaks: Sequence[str] = (),
    meets: Mapping[str, Collection[str]] | None = None,
    monrad: bool = False,
    byes: Sequence[Bye] = (),
    going_on: bool = False,
) -> TeamStandings:
    """The table of teams by 21.8; shared places and withdrawals as for players (16.2, [T7]).

    `boards` is how many a match has, by default as many as the longest of `matches` or as
    `games_per_board` says, which may differ from board to board. An empty seat loses all games of
    its board. Matches of the schedule that are not in `matches` were not played, or are to come
    while the event is `going_on`; `meets` says who is to meet whom where not all meet all. In a
    `monrad`, Buchholz on team points stands before Berger, `withdrawn` maps to the last round
    taken part in [T12], and a bye wins on all boards [T14].
    """
    met = None if meets is None else {name: frozenset(others) for name, others in meets.items()}
    left = withdrawn if isinstance(withdrawn, Mapping) else dict.fromkeys(withdrawn, 0)
    size = boards or max((len(match.boards) for match in matches), default=1)
    given = games_per_board
    games = (given,) * size if isinstance(given, int) else tuple(given)
    return count_teams(
        TeamResults(
            system="teams_monrad" if monrad else "teams",
            teams=tuple(teams),
            matches=tuple(matches),
            games=games,
            withdrawn=dict(left),
            byes=tuple(byes),
            tie_breaks=tuple(tie_breaks),
            meets=met,
            going_on=going_on,
        )
    )


def count_teams(results: TeamResults, *, instead: str = "") -> TeamStandings:
    """The table of these results; `instead` is as in `standings`."""
    order = team_criteria(results.system, results.tie_breaks, results.games)
    annulled = _annulled(results, instead)
    number = {team: at for at, team in enumerate(t for t in results.teams if t not in annulled)}
    matches = tuple(
        filled(match, results.games, results.withdrawn, instead=instead)
        for match in _scheduled(results, number)
    )
    alike = len(set(results.games)) == 1
    by_games = instead == "T15" or (alike and results.games[0] <= 2)
    met = [team_meeting(match, number, by_games=by_games) for match in matches]
    return TeamStandings(
        rows=_rows(results, number, met, matches, order, instead),
        annulled=annulled,
        criteria=order,
        matches=matches,
        games_per_match=max(results.games),
        final=not results.going_on and all(each.meeting.over for each in met),
        results=results,
    )


def team_criteria(system: str, names: Sequence[str], games: Sequence[int]) -> tuple[str, ...]:
    """The order by 21.8: individual game points first if all matches have two games.

    They are no criterion where matches differ in their number of games (21.8c). `games` are those
    of each board; `names` is the event's own order, () for that of the rules.
    """
    order = criteria(system, names)
    if names:
        return order
    first, _, _, *rest = order
    if len(set(games)) > 1:
        return (first, "match_points", *rest)
    individual = ("match_points", "game_points")
    return (first, *(individual[::-1] if games[0] == 2 else individual), *rest)


def _annulled(results: TeamResults, instead: str) -> tuple[str, ...]:
    """Which teams withdrew and completed less than half of the games of their schedule (16.2)."""
    if results.system == "teams_monrad":
        return ()
    completed = Counter[str]()
    for match in results.matches:
        for board in match.boards:
            for team, seat in ((match.one, board.one), (match.other, board.other)):
                completed[team] += sum(
                    is_completed(game, seat, instead=instead) for game in board.games
                )
    return tuple(
        team
        for team in results.teams
        if team in results.withdrawn
        and 2 * completed[team] < len(results.opponents(team)) * sum(results.games)
    )


def _scheduled(results: TeamResults, number: Mapping[str, int]) -> Iterator[TeamMatch]:
    """The matches of those who are not annulled, and those of the schedule that are not listed."""
    listed = set[frozenset[str]]()
    for match in results.matches:
        if match.one in number and match.other in number:
            listed.add(frozenset((match.one, match.other)))
            yield match
    if results.system == "teams":
        for one, other in combinations(number, 2):
            if frozenset((one, other)) not in listed and other in results.opponents(one):
                kind = Kind.RUNNING if results.going_on else Kind.UNPLAYED
                yield unlisted(one, other, results.games, kind=kind)


def _rows(
    results: TeamResults,
    number: Mapping[str, int],
    met: Sequence[TeamMeeting],
    matches: Sequence[TeamMatch],
    order: Sequence[str],
    instead: str,
) -> tuple[TeamStanding, ...]:
    present = tuple(number)
    free = Counter(bye.player for bye in results.byes)
    byes = [free[team] for team in present]
    meetings = [each.meeting for each in met]
    points = used = match_points(meetings, byes)
    if results.system == "teams_monrad" and results.withdrawn:
        left = {number[team]: last for team, last in results.withdrawn.items()}
        taken = [(number[bye.player], bye.round) for bye in results.byes]
        used = used_points(meetings, points, left, taken, instead)
    figures: dict[str, Figure] = {
        "team_points": points,
        **_individual(
            met, byes, len(results.games), 1 if instead == "T14" else sum(results.games)
        ),
        **counted(
            results.system,
            Counting(
                met=meetings,
                points=points,
                used=used,
                games=[game for match in matches for game in match.games],
                number=number,
                instead=instead,
            ),
            order,
        ),
        "match_wins": won_matches(meetings, len(present)),
    }
    values = {name: figure.values for name, figure in figures.items()}
    named = of_mutual_matches(order)

    def among(keys: Keys) -> Sequence[tuple[int, ...]]:
        found = _mutual(met, keys)
        return list(zip(*(found[name].values for name in named), strict=True))

    keys, mutual = keys_of(order, values, among, again=instead == "T8")
    units = {name: figure.unit for name, figure in _mutual((), keys).items()}
    shown = {name: figure.fractions() for name, figure in figures.items()}
    shown["used"] = used.fractions()
    over = Counter(at for each in meetings if each.over for at in (each.one, each.other))
    return tuple(
        TeamStanding(
            place=place,
            team=present[at],
            matches=over[at],
            team_points=shown["team_points"][at],
            match_points=shown["match_points"][at],
            game_points=shown["game_points"][at],
            figures={name: shown[name][at] for name in FIGURES if name in shown},
            mutual=tuple(
                Fraction(own, units[name]) for name, own in zip(named, mutual[at], strict=True)
            ),
            match_wins=values["match_wins"][at],
            used=shown["used"][at],
            byes=byes[at],
            status="withdrawn" if present[at] in results.withdrawn else "ok",
        )
        for place, at in placed(keys)
    )


def _individual(
    met: Sequence[TeamMeeting], byes: Sequence[int], boards: int, games: int
) -> dict[str, Figure]:
    """The players' match and game points; a bye is as good as so many won boards, games [T14]."""
    match = [8 * boards * free for free in byes]
    game = [4 * games * free for free in byes]
    for meeting, boards_one, boards_other in met:
        match[meeting.one] += boards_one
        match[meeting.other] += boards_other
        game[meeting.one] += meeting.games_one
        game[meeting.other] += meeting.games_other
    return {
        "match_points": Figure(values=match, unit=4),
        "game_points": Figure(values=game, unit=4),
    }


def _mutual(met: Sequence[TeamMeeting], keys: Keys) -> dict[str, Figure]:
    """Everybody's figures in the table of the matches with those who have the same key (21.8e)."""
    among = [each for each in met if keys[each.meeting.one] == keys[each.meeting.other]]
    meetings, nobody = [each.meeting for each in among], [0] * len(keys)
    points = match_points(meetings, nobody)
    alone = Counting(met=meetings, points=points, used=points, games=(), number={}, instead="")
    return {
        "team_points": points,
        **_individual(among, nobody, 0, 0),
        **{name: one.counted(alone) for name, one in FIGURES.items() if one.mutual},
    }
