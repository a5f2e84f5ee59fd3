"""Team matches, their table and what every player made of it, counted from the games. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from corr.tournament.contest.contest import Contest, DrawnMatch, Pairing, Results
from corr.tournament.contest.line_ups import sides, teams_of
from corr.tournament.scoring.scoring_games import Bye, Kind, Score, TableGame
from corr.tournament.scoring.team_scoring import (
    EMPTY,
    Board,
    TeamMatch,
    TeamStandings,
    filled,
    team_meeting,
    team_standings,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardScore:
    """What a player made for the team: `games` over, and points, in all and at each board.

    `boards` are (board, games over, points), the boards at which the player sat in order.
    """

    team: str
    player: str
    games: int
    points: Fraction
    boards: tuple[tuple[int, int, Fraction], ...]


def team_table(contest: Contest, results: Results) -> TeamStandings:
    """The table of the teams as it stands (21.8)."""
    system = contest.spec.system
    more = contest.drawn < contest.rounds
    return team_standings(
        teams_of(contest),
        matches_of(contest, results),
        games_per_board=system.games_per_pair,
        boards=system.boards,
        withdrawn=contest.team_draw.withdrawn,
        tie_breaks=system.tie_breaks,
        meets=_meets(contest),
        monrad=system.pairing == "monrad",
        byes=team_byes(contest) if system.pairing == "monrad" else (),
        going_on=more and contest.state == "running",
    )


def team_byes(contest: Contest) -> tuple[Bye, ...]:
    """The teams that had no opponent, and when."""
    return tuple(Bye(player=team, round=number) for number, team in contest.team_draw.byes)


def matches_of(contest: Contest, results: Results) -> tuple[TeamMatch, ...]:
    """Every drawn team match board by board.

    Whoever sat at a board first stands for it, also when a substitute has gone on.
    """
    drawn = dict[tuple[int, int], list[Pairing]]()
    for pairing in contest.pairings:
        drawn.setdefault((pairing.round, pairing.board), []).append(pairing)
    return tuple(
        TeamMatch(
            one=match.one,
            other=match.other,
            round=match.round,
            boards=tuple(
                _board(contest, match, at, drawn, results)
                for at in range(1, contest.spec.system.boards + 1)
            ),
        )
        for match in contest.team_draw.matches
    )


def _board(
    contest: Contest,
    match: DrawnMatch,
    at: int,
    drawn: Mapping[tuple[int, int], list[Pairing]],
    results: Results,
) -> Board:
    one, other = (seated(contest, match, team, at) for team in match.teams)
    number = board_number(contest, match.number, at)
    games = list[TableGame]()
    for pairing in drawn.get((match.round, number), ()):
        first = contest.teams[pairing.first] == match.one
        black, white = (one, other) if first else (other, one)
        if pairing.game in results:
            games.append(replace(results[pairing.game], black=black, white=white))
    return Board(one=one, other=other, games=tuple(games))


def seated(contest: Contest, match: DrawnMatch, team: str, at: int) -> str:
    """Who sat at a board of a match for a team, `EMPTY` for nobody."""
    line_up = contest.team_draw.line_ups.get((match.round, team), ())
    return line_up[at - 1] if at <= len(line_up) else EMPTY


def board_number(contest: Contest, match: int, at: int) -> int:
    """The number in its round of a board: those of the first match come first."""
    return (match - 1) * contest.spec.system.boards + at


def place_of(contest: Contest, board: int) -> tuple[int, int]:
    """The match and the board in it that have this number in their round."""
    match, at = divmod(board - 1, contest.spec.system.boards)
    return match + 1, at + 1


def board_scores(contest: Contest, results: Results) -> tuple[BoardScore, ...]:
    """What every player made, team by team in ranking order; who never sat has no boards."""
    made = dict[str, dict[int, list[TableGame]]]()
    for pairing in contest.pairings:
        if pairing.game not in results:
            continue
        at = place_of(contest, pairing.board)[1]
        game = results[pairing.game]
        for player in (game.black, game.white):
            made.setdefault(player, {}).setdefault(at, []).append(game)
    return tuple(
        _score(team, player, made.get(player, {}))
        for team in teams_of(contest)
        for player in contest.order
        if contest.teams[player] == team
    )


def _score(team: str, player: str, boards: Mapping[int, list[TableGame]]) -> BoardScore:
    rows = tuple(
        (
            at,
            sum(game.score is not None for game in boards[at]),
            sum((game.points(player) for game in boards[at]), Fraction(0)),
        )
        for at in sorted(boards)
    )
    return BoardScore(
        team=team,
        player=player,
        games=sum(games for _, games, _ in rows),
        points=sum((points for _, _, points in rows), Fraction(0)),
        boards=rows,
    )


def _meets(contest: Contest) -> Mapping[str, tuple[str, ...]] | None:
    if contest.spec.system.pairing != "scheveningen":
        return None
    one, other = sides(contest)
    return {**dict.fromkeys(one, other), **dict.fromkeys(other, one)}


# -- for the draw of a Monrad ----


def matches_as_games(
    contest: Contest, results: Results
) -> tuple[tuple[TableGame, ...], Mapping[tuple[int, str, str], tuple[Score, ...]]]:
    """Every team match as one game between the teams, and how it counted or counts for draws.

    A match still going counts as the assessed results of its games make it (26.5); one by whose
    assessments a round was drawn before counted as those made it.
    """
    assumed = dict(results)
    for game, one in results.items():
        taken = (contest.assessed if one.score is None else contest.grouped).get(game)
        if taken:
            assumed[game] = replace(one, kind=Kind.PLAYED, score=Score(taken))
    real, then = (
        [_outcome(contest, match) for match in matches_of(contest, found)]
        for found in (results, assumed)
    )
    provisional = {
        (now.round, now.black, now.white): (before.score,)
        for now, before in zip(real, then, strict=True)
        if before.score is not None and before.score is not now.score
    }
    return tuple(real), provisional


def _outcome(contest: Contest, match: TeamMatch) -> TableGame:
    """A team match as a game: won, drawn or lost by what decides matches [T15]."""
    games = contest.spec.system.games_per_pair
    whole = filled(
        match, (games,) * contest.spec.system.boards, frozenset(contest.team_draw.withdrawn)
    )
    number = {match.one: 0, match.other: 1}
    meeting = team_meeting(whole, number, by_games=games <= 2).meeting
    if not meeting.over:
        return TableGame(black=match.one, white=match.other, kind=Kind.RUNNING, round=match.round)
    return TableGame(
        black=match.one,
        white=match.other,
        kind=Kind.PLAYED,
        score=_SCORES[meeting.match_one, meeting.match_other],
        round=match.round,
    )


_SCORES = {
    (8, 0): Score.BLACK,
    (4, 4): Score.DRAW,
    (0, 8): Score.WHITE,
    (0, 0): Score.NOBODY,
}
