"""What the arbiter does with teams: captains, line-ups, substitutes, withdrawals."""

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from corr.errors import ArbiterError
from corr.mail.write.facts import Ruling
from corr.sentences.said import said
from corr.service.desk import taking_part
from corr.service.desk.taking_part import end_games, ended_now
from corr.service.letters.event_letters import (
    Act,
    captain_to_write,
    name_of,
    send_ruling,
    the_reason,
)
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.service.office.tables import the_contest
from corr.tournament.contest import line_ups
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import BoardScore, board_scores
from corr.tournament.contest.open_boards import left_open, missing, open_boards
from corr.tournament.events.events_contest import VISITORS, LineUp
from corr.tournament.scoring.team_scoring import EMPTY
from corr.tournament.systems.teams import free_teams, pair_of

CHOSEN = "chosen by the visitors"
"""The usual reason of what visitors chose, which needs no telling: the letters say it."""


def name_captain(office: Office, event: str, team: str, captain: str, act: Act) -> Contest:
    """Give a team another captain (21.4), who is told if a player. Raises ArbiterError."""
    with office.folder.transaction():
        contest, reason = the_contest(office, event), the_reason(act)
        body = line_ups.name_captain(contest, team, captain)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        if captain in contest.teams:
            params: dict[str, object] = {"event": contest.spec.event.name, "team": team}
            _tell(office, contest, captain, "captain", reason, params, act)
        return contest


def report_line_up(
    office: Office,
    event: str,
    team: str,
    number: int,
    players: Sequence[str],
    act: Act,
    *,
    empty: bool = False,
) -> Contest:
    """Take a team's line-up of a round to come, by board (21.5); all its players are told.

    Only that round is changed: in others the first players in ranking order sit at the boards.
    The last boards stay empty only with `empty`; they are lost (21.3).
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        the_reason(act)
        free = free_teams(contest, number)
        body = line_ups.report_line_up(
            contest, team, number, players, "arbiter", empty=empty, free=free
        )
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        _tell_line_up(office, contest, team, number, act)
        return contest


def leave_open(
    office: Office, event: str, team: str, number: int, boards: Sequence[int], act: Act
) -> Contest:
    """Let visitors say which boards of a short home team stay empty (SBGF 3.4).

    All players of both teams are told, and both captains, who may play in neither. Raises
    ArbiterError.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        the_reason(act)
        pair = pair_of(contest, number, team)
        body = open_boards(contest, team, number, boards, pair)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        _tell_of_choice(office, contest, body.team, number, act)
        return contest


def choose_again(
    office: Office, event: str, home: str, number: int, seats: Sequence[str], act: Act
) -> Contest:
    """Let what visitors had chosen before hold again, without `seats` nothing; all are told.

    Raises ArbiterError if the round is drawn.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        the_reason(act)
        body = LineUp(team=home, round=number, players=tuple(seats), by=VISITORS)
        contest = _restored(office, contest, [body], act)
        if missing(contest, number, home):
            _tell_of_choice(office, contest, home, number, act)
        else:
            _tell_line_up(office, contest, home, number, act)
        return contest


def line_up_again(
    office: Office,
    event: str,
    team: str,
    number: int,
    players: Sequence[str],
    seats: Sequence[str],
    act: Act,
) -> Contest:
    """Let a team's former line-up hold again, with what visitors had chosen about it.

    Without `players` none was reported. All its players are told. Raises ArbiterError if the
    round is drawn.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        the_reason(act)
        bodies = [LineUp(team=team, round=number, players=tuple(players), by="arbiter")]
        if seats:
            bodies += [LineUp(team=team, round=number, players=tuple(seats), by=VISITORS)]
        contest = _restored(office, contest, bodies, act)
        _tell_line_up(office, contest, team, number, act)
        return contest


def _restored(office: Office, contest: Contest, bodies: Sequence[LineUp], act: Act) -> Contest:
    """The event with former line-ups of a round to come. Raises ArbiterError after its draw."""
    number = bodies[0].round
    if number <= contest.team_draw.drawn:
        raise ArbiterError(said("why_undo", "round_drawn", round=number, event=contest.id))
    return office.folder.record(contest.id, contest, bodies, at=act.at, cause=act.cause)


def _tell_line_up(office: Office, contest: Contest, team: str, number: int, act: Act) -> None:
    """Tell a team's players how they sit in a round."""
    seats = line_ups.line_up(contest, number, team)
    names = tuple(name_of(office, player) for player in seats if player != EMPTY)
    for player in line_ups.available(contest, team):
        params: dict[str, object] = {
            "event": contest.spec.event.name,
            "team": team,
            "round": number,
            "board": seats.index(player) + 1 if player in seats else 0,
            "players": names,
        }
        _tell(office, contest, player, "line_up", the_reason(act), params, act)


def _tell_of_choice(office: Office, contest: Contest, home: str, number: int, act: Act) -> None:
    """Tell everybody of both teams which boards stay empty: as chosen, or the last ones."""
    pair = pair_of(contest, number, home) or (home,)
    boards = tuple(f"{at}" for at in left_open(contest, number, home))
    reason = "" if act.reason == CHOSEN else the_reason(act)
    for player, board, wins in _at_boards(office, contest, number, pair):
        params: dict[str, object] = {
            "event": contest.spec.event.name,
            "home": home,
            "round": number,
            "board": board,
            "wins": wins,
        }
        chosen = {"team": pair[-1], "boards": boards} if boards else {}
        code = "open_boards" if boards else "boards_lifted"
        _tell(office, contest, player, code, reason, {**params, **chosen}, act)


def _at_boards(
    office: Office, contest: Contest, number: int, pair: Sequence[str]
) -> Iterator[tuple[str, int, bool]]:
    """Everybody of both teams with the board, 0 for none, and whether nobody sits opposite.

    A captain who plays in neither comes last.
    """
    sides = {team: line_ups.line_up(contest, number, team) for team in pair}
    theirs, told = sides[pair[0]], set[str]()
    for team, seats in sides.items():
        for player in line_ups.available(contest, team):
            board = seats.index(player) + 1 if player in seats else 0
            nobody = board > len(theirs) or (board > 0 and theirs[board - 1] == EMPTY)
            told.add(player)
            yield player, board, nobody and team != pair[0]
    for row in (captain_to_write(office, contest, team) for team in pair):
        if row is not None and row.id not in told:
            told.add(row.id)
            yield row.id, 0, False


def substitute_player(office: Office, event: str, player: str, by: str, act: Act) -> Contest:
    """Let somebody play on for a player: in the team, or from outside with the start number."""
    contest = the_contest(office, event)
    if by in contest.teams and contest.spec.system.kind == "teams":
        return taking_part.substitute_in_team(office, event, player, by, act)
    return taking_part.substitute_player(office, event, player, by, act)


def board_scores_of(office: Office, event: str) -> tuple[tuple[str, BoardScore], ...]:
    """What every player of a team event made, each with the name. Raises ArbiterError."""
    contest = the_contest(office, event)
    if contest.spec.system.kind != "teams":
        raise ArbiterError(said("why_team", "no_teams", event=event))
    scores = board_scores(contest, results_of(office, contest))
    return tuple((name_of(office, score.player), score) for score in scores)


def withdraw_team(office: Office, event: str, team: str, act: Act) -> Contest:
    """Take a team out of an event, with all its players. Raises ArbiterError.

    Its games that go on become `withdrawal`, those that never began `walkover`; all are won by
    the opponents, who are told (16.2-16.3). Before the start it only cancels the entries.
    """
    with office.folder.transaction():
        contest, reason = the_contest(office, event), the_reason(act)
        body = line_ups.withdraw_team(contest, team, reason)
        own = line_ups.available(contest, team)
        cancelled = contest.state == "open"
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        if cancelled:
            for player in own:
                office.store.events.drop_entry(event, player)
                params: dict[str, object] = {"event": contest.spec.event.name}
                _tell(office, contest, player, "entry_cancelled", reason, params, act)
            return contest
        ended = {player: end_games(office, contest, player, act) for player in own}
        name = contest.spec.event.name
        for player, games in ended.items():
            now = asdict(ended_now(office, contest, player, games))
            params = {"event": name, "team": team, **now}
            _tell(office, contest, player, "team_withdrawn", reason, params, act)
        return contest


def _tell(
    office: Office,
    contest: Contest,
    player: str,
    code: str,
    reason: str,
    params: dict[str, object],
    act: Act,
) -> None:
    ruling = Ruling(code=code, reason=reason, params=params)
    send_ruling(office, contest, player, [ruling], act)
