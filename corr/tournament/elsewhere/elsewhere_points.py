"""Team events of which the file knows no players, only the points of the boards."""

from collections.abc import Iterator

from corr.tournament.elsewhere.elsewhere_event import FileEvent
from corr.tournament.elsewhere.elsewhere_games import FileGame
from corr.tournament.scoring.team_matches import Board, TeamMatch
from corr.tournament.scoring.team_scoring import TeamStandings, team_standings


def only_points(event: FileEvent) -> bool:
    """Whether matches are told by their points, or games by the teams that played them."""
    teams = {team.id for team in event.system.teams} if event.system.of_teams else set()
    named = any({one.seen.black, one.seen.white} & teams for one in event.games)
    return event.system.of_teams and (bool(event.scored) or named or not event.games)


def points_table(event: FileEvent) -> TeamStandings:
    """The table of the teams. Raises ValueError if the matches cannot be counted."""
    system, matches = event.system.part, (*_of_games(event), *event.scored)
    longest = max((len(board.games) for match in matches for board in match.boards), default=1)
    played = max((len(match.boards) for match in matches), default=0)
    most = max(len(team.players) for team in event.system.teams)
    return team_standings(
        event.units,
        matches,
        games_per_board=system.games_per_pair or longest,
        boards=system.boards or (played if matches else most) or 1,
        withdrawn={team: last for team, last in event.left.items() if team in event.units},
        tie_breaks=system.tie_breaks,
        monrad=system.form == "monrad",
        byes=event.byes,
    )


def _of_games(event: FileEvent) -> Iterator[TeamMatch]:
    """The matches that the games make up, board by board."""
    found = dict[tuple[int, frozenset[str]], dict[frozenset[str], list[FileGame]]]()
    for one in sorted(event.games, key=lambda each: (each.seen.round, each.shown.board)):
        pair = frozenset((one.seen.black, one.seen.white))
        teams = frozenset(event.team_of[player] for player in pair)
        boards = found.setdefault((one.seen.round, teams), {})
        boards.setdefault(pair, []).append(one)
    for (number, _), boards in found.items():
        first = next(iter(boards.values()))[0].seen
        team = event.team_of[first.black]
        yield TeamMatch(
            one=team,
            other=event.team_of[first.white],
            round=number,
            boards=tuple(_board(event, team, board) for board in boards.values()),
        )


def _board(event: FileEvent, team: str, games: list[FileGame]) -> Board:
    first = games[0].seen
    pair = first.black, first.white
    one, other = pair if event.team_of[pair[0]] == team else pair[::-1]
    return Board(one=one, other=other, games=tuple(game.seen for game in games))
