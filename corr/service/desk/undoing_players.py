"""What undoes rulings about players: who takes part, in whose place, when, and on leave."""

from contextlib import suppress
from datetime import datetime, timedelta

from corr.errors import ArbiterError
from corr.ranking.correspondence.event import WALKOVER
from corr.service.desk.annulments import NotFollowing, set_right
from corr.service.desk.measures import exclude, lift_measure
from corr.service.desk.reinstating import last_result, reinstate, take_back
from corr.service.desk.rulings import correct_alone
from corr.service.desk.undoable import Undoing
from corr.service.desk.undoing_games import drop_seats, results_by
from corr.service.desk.withdrawals import withdraw_player
from corr.service.event.arbiter import enter_players
from corr.service.event.byes import decide_byes
from corr.service.event.entering import fill_places, tell_wish
from corr.service.event.rounds import running
from corr.service.event.teams import name_captain, report_line_up, substitute_player, withdraw_team
from corr.service.letters.event_letters import the_contest
from corr.service.office.office import Office
from corr.service.play.leave import grant_leave
from corr.service.play.leave_off import cancel_leave
from corr.tournament.contest.replaced import require_alone
from corr.tournament.events.events import (
    ByesDecided,
    CaptainNamed,
    Entered,
    EntryAsked,
    EntryGranted,
    EntryRefused,
    LeaveEnded,
    LeaveTaken,
    LineUp,
    Measured,
    MeasureLifted,
    Reinstated,
    Substituted,
    TeamWithdrawn,
    Withdrawn,
)
from corr.tournament.play.game import Game
from corr.tournament.play.leave import WARNING, Leave
from corr.tournament.wording import command, listed

# -- who takes part ----


def come_back(undoing: Undoing) -> None:
    """Let players take part again who were withdrawn or excluded, before the start or after."""
    office, contest, act = undoing.office, undoing.contest, undoing.act
    before = undoing.contest_before()
    if before.state == "open":
        _enter_again(undoing)
        return
    for body in undoing.bodies(Withdrawn):
        reinstate(office, contest.id, body.player, act, time=undoing.time)
    for team in undoing.bodies(TeamWithdrawn):
        if team.team not in contest.team_draw.withdrawn:
            raise ArbiterError(f"{team.team} has come back already")
        own = [one for one in before.teams if before.teams[one] == team.team]
        left = [one for one in own if one not in before.withdrawn and one in contest.withdrawn]
        take_back(office, running(office, contest.id), left, team.team, act, undoing.time)


def _enter_again(undoing: Undoing) -> None:
    """Enter those again who were taken out before the start. Raises ArbiterError after it."""
    before, contest = undoing.contest_before(), undoing.contest
    if contest.state != "open":
        late = command("event", "late", contest.id, "PLAYER", "--reason", "TEXT")
        raise ArbiterError(f"{contest.id} has begun without them: {late} lets somebody join")
    gone = [one for one in before.entries if one not in undoing.after_entries()]
    for player in gone:
        team = before.teams.get(player, "")
        enter_players(undoing.office, contest.id, [player], undoing.act, late=True, team=team)


def cancel_entries(undoing: Undoing) -> None:
    """Take out those who were entered; who had waited for a place waits again where they did."""
    office, contest, act = undoing.office, undoing.contest, undoing.act
    entered = [body.player for body in undoing.bodies(Entered)]
    players = [*entered, *(body.player for body in undoing.bodies(EntryGranted))]
    if contest.state != "open":
        withdraw = command("event", "withdraw", contest.id, "PLAYER", "--reason", "TEXT")
        raise ArbiterError(f"{contest.id} has begun with them: {withdraw} takes somebody out")
    gone = [player for player in entered if player not in contest.entries]
    if gone:
        have = "has" if len(gone) == 1 else "have"
        raise ArbiterError(f"{listed(gone)} {have} left {contest.id} already")
    for player in players:
        if player in contest.entries:
            withdraw_player(office, contest.id, player, act)
        if undoing.contest_before().book.wish(player):
            wait_again(undoing, player)


def leave_again(undoing: Undoing) -> None:
    """Let those go again who were let in again, with the results that they had left with.

    What was played to its end meanwhile stays.
    """
    office, event, act = undoing.office, undoing.contest.id, undoing.act
    (body,) = undoing.bodies(Reinstated)
    excluded = {lifted.player for lifted in undoing.bodies(MeasureLifted)}
    if body.team:
        withdraw_team(office, event, body.team, act)
    for player in () if body.team else body.players:
        out = exclude if player in excluded else withdraw_player
        out(office, event, player, act)
    for name in dict.fromkeys(one.stream for one in undoing.happened if "-" in one.stream):
        _lose_again(undoing, name)
    set_right(office, running(office, event), act)


def _lose_again(undoing: Undoing, name: str) -> None:
    """Give a game the result with which a player had left, unless it has another one since.

    One that was annulled meanwhile stays so if the results do not lead to it any more.
    """
    office, act = undoing.office, undoing.act
    former, _ = results_by(undoing, name)
    game = office.folder.game(name)
    assert game is not None
    if former is None or game.result in (None, former):
        return
    if last_result(office, game) not in {undoing.ruled.cause, act.cause}:
        return
    if former.is_annulled or (former.ending == WALKOVER and game.moves):
        return
    if game.result is None or not game.result.is_annulled or _has_its_place(office, game):
        with suppress(NotFollowing), office.folder.savepoint():
            correct_alone(office, name, former.points(), act, ending=former.ending)


def _has_its_place(office: Office, game: Game) -> bool:
    """Whether no other game that counts was set in the place of an annulled one."""

    def is_annulled(other: str) -> bool:
        found = office.folder.game(other)
        return found is not None and found.result is not None and found.result.is_annulled

    try:
        require_alone(running(office, game.event), game.id, is_annulled)
    except ArbiterError:
        return False
    return True


def let_latecomers_go(undoing: Undoing) -> None:
    """Withdraw those who were let in late."""
    for body in undoing.bodies(Entered):
        withdraw_player(undoing.office, undoing.contest.id, body.player, undoing.act)


def put_back(undoing: Undoing) -> None:
    """Give a place back to whom a substitute took it from, with the games that are not over."""
    (body,) = undoing.bodies(Substituted)
    drop_seats(undoing)
    substitute_player(undoing.office, undoing.contest.id, body.by, body.player, undoing.act)


def lift(undoing: Undoing) -> None:
    """Lift a warning or a reprimand."""
    (body,) = undoing.bodies(Measured)
    lift_measure(undoing.office, undoing.contest.id, body.player, body.measure, undoing.act)


def ask_again(undoing: Undoing) -> None:
    """Put a player who was refused back into the queue, where they had been."""
    (body,) = undoing.bodies(EntryRefused)
    contest = undoing.contest
    if contest.state != "open":
        raise ArbiterError(f"{contest.id} is {contest.state}: nobody waits for a place any more")
    wait_again(undoing, body.player)


def wait_again(undoing: Undoing, player: str) -> None:
    """Put a player back into the queue, where they had been before the ruling."""
    office, act = undoing.office, undoing.act
    contest = the_contest(office, undoing.contest.id)
    wish = undoing.contest_before().book.wish(player)
    assert wish is not None
    back: list[EntryAsked | EntryGranted]
    back = [EntryAsked(player=wish.player, arrived=wish.arrived)]
    if wish.granted and contest.asks_arbiter:
        back.append(EntryGranted(player=wish.player))
    contest = office.folder.record(contest.id, contest, back, at=act.at, cause=act.cause)
    contest = fill_places(office, contest, act)
    if contest.book.wish(wish.player):
        tell_wish(office, contest, "queue" if wish.granted else "enter", wish.player, act)


# -- rounds to come ----


def decide_as_before(undoing: Undoing) -> None:
    """Decide the byes of a round as they were decided before."""
    (body,) = undoing.bodies(ByesDecided)
    contest = undoing.contest
    if body.round != contest.drawn + 1:
        raise ArbiterError(f"round {body.round} of {contest.id} is drawn: its byes stand")
    former = undoing.contest_before().free.get(body.round, ())
    decide_byes(undoing.office, contest.id, former, undoing.act)


def name_former_captain(undoing: Undoing) -> None:
    """Give a team the captain that it had."""
    (body,) = undoing.bodies(CaptainNamed)
    former = undoing.contest_before().team_draw.captains.get(body.team)
    if not former:
        name = command("event", "captain", undoing.contest.id, body.team, "NAME")
        raise ArbiterError(f"{body.team} had no captain before: {name} names another one")
    name_captain(undoing.office, undoing.contest.id, body.team, former, undoing.act)


def line_up_as_before(undoing: Undoing) -> None:
    """Take a team's line-up that was reported before."""
    (body,) = undoing.bodies(LineUp)
    former = undoing.contest_before().team_draw.line_ups.get((body.round, body.team))
    if not former:
        another = command("event", "line-up", "--help")
        raise ArbiterError(f"{body.team} had reported no other line-up: {another} takes one")
    report_line_up(
        *(undoing.office, undoing.contest.id, body.team, body.round, former, undoing.act),
        empty=True,
    )


# -- leave ----


def end_granted_leave(undoing: Undoing) -> None:
    """Take back what is left of leave that was granted."""
    (body,) = undoing.bodies(LeaveTaken)
    since, until = map(datetime.fromisoformat, (body.since, body.until))
    others = [
        one
        for one in undoing.leaves_of(body.player)
        if (one.since, one.until) != (since, until) and _is_left(one, undoing.act.at)
    ]
    if others:
        cancel = command("leave", "cancel", body.player, "--reason", "TEXT")
        raise ArbiterError(f"{body.player} has other leave, too: {cancel} takes all of it back")
    event = "" if body.later else next(iter(body.events), "")
    cancel_leave(undoing.office, body.player, undoing.act, event=event)


def _is_left(leave: Leave, at: datetime) -> bool:
    return leave.until > at + WARNING


def give_ended_leave(undoing: Undoing) -> None:
    """Grant the leave again that was taken back."""
    (body,) = undoing.bodies(LeaveEnded)
    until = datetime.fromisoformat(body.until)
    event = next(iter(body.events), "")
    for leave in undoing.person_before(body.player).leaves:
        if leave.until > until:
            first = max(leave.first, (until + timedelta(seconds=1)).date())
            grant_leave(undoing.office, body.player, first, leave.last, undoing.act, event=event)
