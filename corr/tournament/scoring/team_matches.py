"""Team matches: who sat at which board, and what a match gives both teams (21.1-21.8).

Players and teams are any keys. The first team of a match is preliminary black on the odd boards.
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from corr.tournament.scoring.scoring_games import (
    GIVEN,
    Kind,
    Score,
    TableGame,
    after_withdrawal,
    match_quarters,
)
from corr.tournament.scoring.scoring_meetings import Meeting

BoardGames = tuple[int, ...]
"""How many games each board of a match has."""

EMPTY = ""
"""Who sits where nobody does: all games of the board are lost (21.3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamMatch:
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
            replace(seats, games=_all_games(seats, size, at, kind))
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
                board,
                size,
                [
                    name
                    for name, gone in ((board.one, one_left), (board.other, other_left))
                    if gone
                ],
                at,
                instead,
            )
            for at, (board, size) in enumerate(zip(boards, games, strict=True))
        ),
    )


def _filled(board: Board, size: int, gone: Sequence[str], at: int, instead: str) -> Board:
    if len(board.games) > size:
        raise ValueError(f"{board.one} - {board.other} has more than {size} games")
    games = _all_games(board, size, at, Kind.UNPLAYED)
    return replace(
        board,
        games=tuple(after_withdrawal(_forfeited(game), gone, instead=instead) for game in games),
    )


def _all_games(board: Board, size: int, at: int, kind: Kind) -> tuple[TableGame, ...]:
    """The games of a board with those that are not listed; the colours alternate [T1]."""
    black, white = (board.other, board.one) if at % 2 else (board.one, board.other)
    if board.games:
        black, white = board.games[-1].white, board.games[-1].black
    games = list(board.games)
    while len(games) < size:
        games.append(TableGame(black=black, white=white, kind=kind))
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
