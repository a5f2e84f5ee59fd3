"""Who plays for a team, and at which board (R21.2-21.4). Pure.

The order in which a team's players were entered is its ranking order: the first ones sit at the
boards, the others are reserves. Who is away is not replaced at his board: the others move up.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import joined, said
from corr.tournament.contest.contest import OVER, Contest, DrawnMatch, Pairing, Results
from corr.tournament.events.events_contest import CaptainNamed, LineUp, Substituted, TeamWithdrawn
from corr.tournament.pairing.pairing import Lots
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
from corr.tournament.wording import command, counted, listed


def teams_of(contest: Contest) -> tuple[str, ...]:
    """The teams by start number, before the draw in the order of the file and of entry."""
    entered = (contest.teams.get(player, "") for player in contest.order or contest.entries)
    listed_ = () if contest.order else (team.name for team in contest.spec.teams)
    return tuple(name for name in dict.fromkeys((*listed_, *entered)) if name)


def members(contest: Contest, team: str) -> tuple[str, ...]:
    """A team's players in ranking order (21.2), also those who have left."""
    players = contest.order or contest.entries
    return tuple(player for player in players if contest.teams.get(player) == team)


def available(contest: Contest, team: str) -> tuple[str, ...]:
    """A team's players in ranking order without those who have left."""
    if team in contest.team_draw.withdrawn:
        return ()
    return tuple(one for one in members(contest, team) if one not in contest.withdrawn)


def captain_of(contest: Contest, team: str) -> str:
    """A team's captain: the player or name that was named, else its first player (21.4)."""
    named = contest.team_draw.captains.get(team, "")
    return named or next(iter(available(contest, team)), "")


def led_by(contest: Contest, player: str) -> frozenset[str]:
    """For whom a player may appeal: the player, and as a captain (21.7) all of the team."""
    if contest.spec.system.kind != "teams":
        return frozenset({player})
    teams = {team for team in teams_of(contest) if captain_of(contest, team) == player}
    own = (one for one, team in contest.teams.items() if team in teams)
    return frozenset({player, *own})


def line_up(contest: Contest, number: int, team: str) -> tuple[str, ...]:
    """A team's players by board in a round: as drawn or reported, else the first ones.

    What visitors chose of a round to come holds for just the players who were there then.
    """
    here, draw = available(contest, team), contest.team_draw
    reported = draw.line_ups.get((number, team))
    if number <= draw.drawn and reported is not None:
        return reported
    seats = here[: contest.spec.system.boards]
    if reported is not None:
        seats = tuple(player for player in reported if player in here)
    chosen = draw.chosen.get((number, team), ())
    return chosen if tuple(one for one in chosen if one != EMPTY) == seats else seats


def sides(contest: Contest) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Both halves of the teams of a Scheveningen: as the file says, else the first ones."""
    teams = teams_of(contest)
    given = {team.name: team.side for team in contest.spec.teams if team.side}
    if not given:
        half = len(teams) // 2
        return teams[:half], teams[half:]
    return (
        tuple(team for team in teams if given.get(team) == "A"),
        tuple(team for team in teams if given.get(team) != "A"),
    )


# -- before the start ----


def check_entry(contest: Contest, players: Sequence[str], team: str) -> None:
    """Raise ArbiterError if players cannot be entered for this team, or this division."""
    if contest.spec.system.kind == "league" and players:
        _check_division(contest, team)
    if contest.spec.system.kind != "teams" or not players:
        return
    if not team:
        raise ArbiterError(said("why_team", "name_the_team", event=contest.id))
    known = [one.name for one in contest.spec.teams]
    if known and team not in known:
        raise ArbiterError(
            said("why_team", "no_such_team", event=contest.id, team=team, known=known)
        )
    faults = [
        said("why_team", "plays_already", player=player, team=contest.teams[player])
        for player in players
        if contest.teams.get(player, team) != team
    ]
    both = dict.fromkeys((*members(contest, team), *players))
    most = contest.spec.system.boards + contest.spec.system.reserves
    if len(both) > most:
        faults.append(said("why_team", "too_many", team=team, both=len(both), most=most))
    if faults:
        raise ArbiterError(*(joined(": ", (contest.id, fault)) for fault in faults))


def _check_division(contest: Contest, name: str) -> None:
    known = [one.name for one in contest.spec.divisions]
    if name not in known:
        raise ArbiterError(said("why_team", "division", event=contest.id, name=name, known=known))


def faults_at_start(contest: Contest) -> list[str]:
    """Why these teams cannot start: sizes, captains, order against the ranking."""
    teams = teams_of(contest)
    faults = [] if len(teams) > 1 else ["a team event has two teams at least"]
    faults += [
        f"{player} was entered for no team"
        for player in contest.entries
        if not contest.teams.get(player)
    ]
    for team in teams:
        faults += _team_faults(contest, team)
    if contest.spec.system.pairing == "scheveningen":
        one, other = sides(contest)
        if len(one) != len(other):
            faults.append(
                "the halves that meet are not of the same size: "
                f"A has {counted(len(one), 'team')}, B has {counted(len(other), 'team')}"
            )
    return [f"{contest.id}: {fault}" for fault in faults]


def _team_faults(contest: Contest, team: str) -> list[str]:
    system, own = contest.spec.system, members(contest, team)
    faults = list[str]()
    if len(own) < system.boards:
        faults.append(
            f"{team} has {counted(len(own), 'player')} for {counted(system.boards, 'board')}: "
            "a team can start only when it is complete (21.3)"
        )
    captain = captain_of(contest, team)
    if system.captains == "member" and captain and captain not in own:
        faults.append(f"the captain of {team}, {captain}, is not one of its players (21.4)")
    if not any(one.exception for one in contest.spec.teams if one.name == team):
        faults += _ranking_faults(contest, team, own)
    return faults


def _ranking_faults(contest: Contest, team: str, own: Sequence[str]) -> list[str]:
    """Who sits above somebody of a higher level (21.2); who has no level may sit anywhere."""
    ranked = [player for player in own if player in contest.levels]
    return [
        f"{team}: {above} ({contest.levels[above]}) stands before {below} "
        f"({contest.levels[below]}); boards follow the ranking (21.2) unless the event file says "
        "exception = true for the team"
        for above, below in pairwise(ranked)
        if _index(contest.levels[above]) < _index(contest.levels[below])
    ]


def team_start_numbers(contest: Contest, levels: Mapping[str, str], seed: str) -> tuple[str, ...]:
    """The players by the start numbers of their teams, in each team in ranking order.

    With `ranking` the team whose boards have the highest levels together is first.
    """
    teams: Sequence[str] = teams_of(contest)
    if contest.spec.system.seeding != "list":
        teams = Lots(seed).shuffled(teams)
    if contest.spec.system.seeding == "ranking":
        teams = sorted(teams, key=lambda team: -_strength(contest, team, levels))
    return tuple(player for team in teams for player in members(contest, team))


def _strength(contest: Contest, team: str, levels: Mapping[str, str]) -> int:
    seated = members(contest, team)[: contest.spec.system.boards]
    return sum(_index(levels[player]) for player in seated if player in levels)


def _index(level: str) -> int:
    """The index of a level, higher for a stronger one."""
    # Here, since whoever looks at an installation asks who may choose, and for no level.
    from corr.ranking.correspondence.event import read_level

    return read_level(level)


# -- what the arbiter may do ----


def name_captain(contest: Contest, team: str, captain: str) -> CaptainNamed:
    """Give a team a captain. Raises ArbiterError."""
    require_team(contest, team)
    own = members(contest, team)
    if contest.spec.system.captains == "member" and own and captain not in own:
        raise ArbiterError(
            said("why_team", "captain_not_of_it", event=contest.id, captain=captain, team=team)
        )
    return CaptainNamed(team=team, captain=captain)


def report_line_up(
    contest: Contest,
    team: str,
    number: int,
    players: Sequence[str],
    by: str,
    *,
    empty: bool = False,
    free: Collection[str] = (),
) -> LineUp:
    """Take a team's line-up of a round that is not drawn yet (21.5). Raises every fault.

    With `empty` the last boards may stay empty, and are lost (21.3). `free` are the teams that
    will have no opponent in that round.
    """
    require_team(contest, team)
    here, boards = available(contest, team), contest.spec.system.boards
    faults = list[str]()
    if number <= contest.team_draw.drawn:
        substitute = command("event", "substitute", "--help")
        faults.append(said("why_team", "round_drawn", number=number, substitute=substitute))
    elif team in free:
        faults.append(said("why_team", "no_opponent", team=team, number=number))
    if number < 1 or (contest.rounds and number > contest.rounds):
        faults.append(said("why_draw", "no_round", number=number))
    if strangers := [player for player in players if player not in here]:
        faults.append(said("why_team", "strangers", team=team, strangers=strangers))
    if len(set(players)) < len(players):
        faults.append(said("why_player", "named_twice"))
    if len(players) > boards or not players:
        faults.append(said("why_team", "boards", team=team, boards=boards, found=len(players)))
    if number == 1 and len(players) < boards:
        faults.append(said("why_team", "incomplete"))
    elif 0 < len(players) < boards and not empty:
        faults.append(said("why_team", "empty_boards", empty=left_empty(contest, players)))
    ordered = [player for player in here if player in players]
    if not (faults or _excepted(contest, team)) and ordered != list(players):
        faults.append(said("why_team", "order", ordered=ordered))
    if faults:
        raise ArbiterError(*(joined(": ", (contest.id, fault)) for fault in faults))
    return LineUp(team=team, round=number, players=tuple(players), by=by)


def left_empty(contest: Contest, players: Sequence[str]) -> str:
    """Which boards a line-up leaves empty, and what becomes of them; "" for none."""
    boards = range(len(players) + 1, contest.spec.system.boards + 1)
    if not boards:
        return ""
    numbers = listed([str(at) for at in boards])
    one = len(boards) == 1
    which = f"board {numbers} stays empty" if one else f"boards {numbers} stay empty"
    return f"{which}, and {'is' if one else 'are'} lost (21.3)"


def _excepted(contest: Contest, team: str) -> bool:
    return any(one.exception for one in contest.spec.teams if one.name == team)


def require_team(contest: Contest, team: str) -> None:
    """Raise ArbiterError if a team does not take part, or has left."""
    if contest.spec.system.kind != "teams":
        raise ArbiterError(said("why_team", "no_teams", event=contest.id))
    if team not in teams_of(contest):
        raise ArbiterError(
            said(
                "why_team", "its_teams", event=contest.id, team=team, known=list(teams_of(contest))
            )
        )
    if team in contest.team_draw.withdrawn:
        raise ArbiterError(said("why_team", "left", team=team, event=contest.id))
    if contest.state in OVER:
        raise ArbiterError(said("why_event", "stands", event=contest.id, state=contest.state))


def substitute_in_team(
    contest: Contest, player: str, by: str, games: Sequence[str], reason: str
) -> Substituted:
    """Let one of the same team go on with a player's games. Raises ArbiterError.

    Both stay in the team, each under the own start number; `by` must be free in those rounds.
    """
    team = contest.teams.get(player, "")
    if contest.teams.get(by) != team:
        raise ArbiterError(said("why_team", "not_of_one", event=contest.id, player=player, by=by))
    if by in contest.withdrawn:
        raise ArbiterError(said("why_team", "substitute_left", by=by, event=contest.id))
    taken = set(games)
    rounds = {pairing.round for pairing in contest.pairings if pairing.game in taken}
    if not rounds:
        raise ArbiterError(said("why_team", "no_game", player=player, event=contest.id, by=by))
    busy = [number for number in sorted(rounds) if by in line_up(contest, number, team)]
    if busy:
        raise ArbiterError(
            said(
                "why_team",
                "has_board",
                event=contest.id,
                by=by,
                rounds=[str(number) for number in busy],
            )
        )
    return Substituted(player=player, by=by, games=tuple(games), reason=reason)


def withdraw_team(contest: Contest, team: str, reason: str) -> TeamWithdrawn:
    """Take a team out of an event (16.2-16.3). Raises ArbiterError."""
    require_team(contest, team)
    last = max(
        (match.round for match in contest.team_draw.matches if team in match.teams), default=0
    )
    byes = [number for number, name in contest.team_draw.byes if name == team]
    return TeamWithdrawn(team=team, after_round=max([last, *byes]), reason=reason)


# -- team matches, their table and what every player made of it, counted from the games ----


class BoardScore(Struct, frozen=True, kw_only=True):
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
