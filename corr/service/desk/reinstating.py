"""Players who left an event that runs, and take part again. One transaction each."""

from collections.abc import Iterator, Sequence
from datetime import timedelta

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.write.facts_rounds import Ruling
from corr.ranking.correspondence.event import WALKOVER, WITHDRAWAL
from corr.service.desk.annulments import set_right
from corr.service.desk.clock_rulings import go_on
from corr.service.desk.rulings import correct_alone
from corr.service.event.rounds import running
from corr.service.letters.event_letters import Act, send_ruling, the_reason
from corr.service.office.office import Office
from corr.service.play.flags import drop_waiting
from corr.service.play.waited import games_to_come
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import (
    EXCLUSION,
    Event,
    MeasureLifted,
    Reinstated,
    ResultCorrected,
    Ruled,
    TeamWithdrawn,
    Withdrawn,
)
from corr.tournament.play.game import Game, apply
from corr.tournament.wording import command


def reinstate(
    office: Office, event: str, player: str, act: Act, *, time: timedelta | None = None
) -> Contest:
    """Let a player take part again who has left a running event, or was excluded.

    The games that ended by it go on, with `time` for the move at least, by default what a move
    has; what was completed counts again (16.3), and rounds that were drawn stay. A game is won
    whose other player has left since. Raises ArbiterError.
    """
    with office.folder.transaction():
        contest = running(office, event)
        if player not in contest.withdrawn:
            raise ArbiterError(f"{player} has not left {event}")
        team = contest.teams.get(player, "")
        if team in contest.team_draw.withdrawn:
            out = command("event", "withdraw-team", event, team)
            raise ArbiterError(f"{player} left with {team}: `corr undo` undoes {out}")
        return take_back(office, contest, [player], "", act, time)


def take_back(
    office: Office,
    contest: Contest,
    players: Sequence[str],
    team: str,
    act: Act,
    time: timedelta | None = None,
) -> Contest:
    """Let players take part again, with their `team` if it had left; see `reinstate`."""
    reason = the_reason(act)
    kept = {player: _drop_waiting(office, contest, player, act) for player in players}
    games = {player: tuple(_lost_by_leaving(office, contest, player)) for player in players}
    back = Reinstated(players=tuple(players), team=team, reason=reason)
    lifted = [
        MeasureLifted(player=one.player, measure=EXCLUSION, reason=reason)
        for one in contest.measures
        if one.measure == EXCLUSION and one.player in players
    ]
    contest = office.folder.record(
        contest.id, contest, [back, *lifted], at=act.at, cause=act.cause
    )
    for player, lost in games.items():
        going = kept[player]
        going += sum(_plays_again(office, contest, game, player, act, time) for game in lost)
        params = {"event": contest.spec.event.name, "team": team, "games": going}
        ruling = Ruling(code="reinstated", reason=reason, params=params)
        send_ruling(office, contest, player, [ruling], act)
    first = next((game for lost in games.values() for game in lost), "")
    return set_right(office, running(office, contest.id), act, because=first)


def _lost_by_leaving(office: Office, contest: Contest, player: str) -> Iterator[str]:
    """The games that a player lost because they left, and about which nobody ruled since."""
    causes = _causes(office, contest, player)
    for row in office.store.games_of_player(player, contest.id):
        game = office.folder.game(row.id)
        if game is not None and _is_lost(game, player) and last_result(office, game) in causes:
            yield game.id


def _causes(office: Office, contest: Contest, player: str) -> frozenset[str]:
    """By what a player left, or others came back after that."""
    return frozenset(
        one.cause
        for one in office.store.events(contest.id)
        if isinstance(one.body, Reinstated) or _leaves(contest, one, player)
    )


def _drop_waiting(office: Office, contest: Contest, player: str, act: Act) -> int:
    """Take back what waits to be lost because a player left; in how many games."""
    causes, dropped = _causes(office, contest, player), 0
    rows = office.store.games_of_player(player, contest.id)
    going = [row.id for row in rows if row.state == "running"]
    for name in (*going, *games_to_come(office, contest, player)):
        game = office.folder.game(name)
        assert game is not None  # it goes on
        dropped += drop_waiting(office, game, causes, act)
    return dropped


def _leaves(contest: Contest, event: Event, player: str) -> bool:
    match event.body:
        case Withdrawn():
            return event.body.player == player
        case TeamWithdrawn():
            return event.body.team == contest.teams.get(player)
    return False


def _is_lost(game: Game, player: str) -> bool:
    result, seat = game.result, game.seat_of(player)
    left = result is not None and result.ending in (WITHDRAWAL, WALKOVER)
    return left and result is not None and result.winner is not seat


def last_result(office: Office, game: Game) -> str:
    """The cause of what gave a game the result that it has, or annulled it; "" for none."""
    cause, before = "", None
    for one in office.store.events(game.id):
        after = apply(before, one)
        if _gives_result(one) or (before is not None and before.result != after.result):
            cause = one.cause if after.result is not None else ""
        before = after
    return cause


def _gives_result(event: Event) -> bool:
    return isinstance(event.body, Ruled | ResultCorrected)


def _plays_again(
    office: Office,
    contest: Contest,
    name: str,
    player: str,
    act: Act,
    time: timedelta | None,
) -> bool:
    """Let a game go on, or give it to the player if the other one has left; whether it goes on."""
    game = office.folder.game(name)
    assert game is not None
    assert game.result is not None
    seat = game.seat_of(player)
    assert seat is not None
    if game.players[seat.other] not in contest.withdrawn:
        go_on(office, name, time or usual_time(game), act)
        return True
    result = "1-0" if seat is Seat.FIRST else "0-1"
    correct_alone(office, name, result, act, ending=game.result.ending)
    return False


def usual_time(game: Game) -> timedelta:
    """The time for one move of a game, a week where only longer times are limited."""
    return game.terms.per_move or _WEEK


_WEEK = timedelta(days=7)
