"""Rulings that are undone by a new one: what they brought about, done the other way round."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import takewhile
from typing import TypeVar

from msgspec import Struct

from corr.errors import ArbiterError
from corr.ranking.correspondence.event import WALKOVER
from corr.sentences.heard import heard
from corr.sentences.said import said
from corr.service.desk import direction
from corr.service.desk.panel import end_with_ruling, release_clocks, tell_released
from corr.service.desk.rulings import (
    NotFollowing,
    annul,
    annul_game,
    assess_result,
    correct_alone,
    correct_result,
    go_on,
    lift_clock,
    pause_clock,
    require_following,
    restore_moves,
    resume_clock,
    rule_game,
    set_right,
    take_time_back,
)
from corr.service.desk.taking_part import (
    exclude,
    last_result,
    lift_measure,
    reinstate,
    take_back,
    usual_time,
    withdraw_player,
)
from corr.service.desk.teams import name_captain, substitute_player, withdraw_team
from corr.service.event.entering import fill_places, tell_wish
from corr.service.event.fallen import RESULTS, game_ruled, waits_alone, way_back
from corr.service.event.opening import change_event, enter_players
from corr.service.event.rounds import decide_byes, running
from corr.service.letters.event_letters import Act, the_reason
from corr.service.letters.impartial import needs_panel
from corr.service.office.office import Office
from corr.service.office.people import person_of
from corr.service.office.tables import the_contest
from corr.service.play.flags import drop_waiting
from corr.service.play.leave import cancel_leave, grant_leave
from corr.tournament.contest import contest_fold
from corr.tournament.contest.contest import Contest, require_alone
from corr.tournament.contest.ruled import Ruled, decided
from corr.tournament.events.events import Event
from corr.tournament.events.events_contest import (
    ByesDecided,
    CaptainNamed,
    Entered,
    EntryAsked,
    EntryGranted,
    EntryRefused,
    FileChanged,
    Measured,
    MeasureLifted,
    OrderDecided,
    OrderUndecided,
    Reinstated,
    ResultAssessed,
    Substituted,
    TeamWithdrawn,
    Withdrawn,
)
from corr.tournament.events.events_games import (
    ClockExtended,
    LineRefused,
    MovesTakenBack,
    PointsGiven,
    RoundRedrawn,
    RulingWaits,
    SeatWaits,
    TimeForfeited,
)
from corr.tournament.events.events_games import Ruled as GameRuled
from corr.tournament.events.events_player import LeaveEnded, LeaveTaken
from corr.tournament.play import person
from corr.tournament.play.game import Game, Result, apply, fold
from corr.tournament.play.leave import WARNING, Leave
from corr.tournament.play.person import Person
from corr.tournament.spec.spec import EventSpec
from corr.tournament.wording import command, typed

# -- a ruling that is to be undone ----


T = TypeVar("T")


class Undoing(Struct, frozen=True, kw_only=True):
    """A ruling with everything that `happened` by it, and the act that undoes it.

    `contest` is the event as it is now. A game that goes on again has `time` for the move at
    least, None for as much as a move has.
    """

    office: Office
    contest: Contest
    ruled: Ruled
    happened: tuple[Event, ...]
    act: Act
    time: timedelta | None = None

    @property
    def number(self) -> int:
        """The ruling's number."""
        return self.ruled.act.number

    def bodies(self, kind: type[T]) -> Iterator[T]:
        """What happened of a kind, in order."""
        return (one.body for one in self.happened if isinstance(one.body, kind))

    def has(self, kind: type[object]) -> bool:
        """Whether anything of a kind happened."""
        return next(self.bodies(kind), None) is not None

    def before(self, stream: str) -> Iterator[Event]:
        """What had happened in a stream before the ruling."""
        earlier = self.office.store.events.of_stream(stream)
        return takewhile(lambda one: one.cause != self.ruled.cause, earlier)

    def contest_before(self) -> Contest:
        """The event as it was before the ruling."""
        found = contest_fold.fold(self.before(self.contest.id))
        assert found is not None
        return found

    def person_before(self, player: str) -> Person:
        """A player as they were before the ruling."""
        found = person.fold(self.before(person.stream_of(player)))
        assert found is not None
        return found

    def after_entries(self) -> tuple[str, ...]:
        """Who was entered right after the ruling."""
        mine = [one for one in self.happened if one.stream == self.contest.id]
        found = contest_fold.fold(mine, self.contest_before())
        assert found is not None
        return found.entries

    def later(self, is_alike: Callable[[Event], bool]) -> int:
        """The last ruling that came later, stands, and brought about something alike; 0 if none.

        It is to be undone first.
        """
        happened = self.office.store.causes.events_of_cause
        return max(
            (
                number
                for number, one in self.contest.rulings.items()
                if number > self.number
                and not (one.undone_by or one.act.undoes)
                and any(map(is_alike, happened(one.cause)))
            ),
            default=0,
        )

    def comes_first(self, number: int, about: str) -> ArbiterError:
        """That a later ruling about the same is to be undone before this one."""
        undo = command("undo", self.contest.id, str(number), "--reason", "TEXT")
        return ArbiterError(said("why_undo", "comes_first", number=number, about=about, undo=undo))

    def leaves_of(self, player: str) -> tuple[Leave, ...]:
        """All leave of a player, as it is now."""
        found = person_of(self.office, player)
        return found.leaves if found else ()


# -- what undoes rulings about an event as a whole ----


def assess_as_before(undoing: Undoing) -> None:
    """Take a game that goes on to have the result that it was taken to have before, or none.

    Rounds that were drawn meanwhile stay as they were drawn (26.5).
    """
    (body,) = (one for one in undoing.bodies(ResultAssessed) if not one.used)
    game, event = body.game, undoing.contest.id
    later = undoing.later(
        lambda one: isinstance(one.body, ResultAssessed) and one.body.game == game
    )
    if later:
        raise undoing.comes_first(later, game)
    former = undoing.contest_before().assessed.get(game, "")
    assess_result(undoing.office, event, game, former, undoing.act)


def part_no_more(undoing: Undoing) -> None:
    """Let players share their place as before; what was drawn by their order is drawn anew."""
    (body,) = undoing.bodies(OrderDecided)
    office, contest, act = undoing.office, undoing.contest, undoing.act
    back = OrderUndecided(players=body.players, reason=the_reason(act))
    contest = office.folder.record(contest.id, contest, [back], at=act.at, cause=act.cause)
    if contest.state == "running":
        set_right(office, contest, act)


def take_former_file(undoing: Undoing) -> None:
    """Put the former event file in the place of the new one, as far as it still can be."""
    later = undoing.later(lambda one: isinstance(one.body, FileChanged))
    if later:
        raise undoing.comes_first(later, said("why_undo", "the_file"))
    spec = former_file(undoing)
    assert spec is not None
    change_event(undoing.office, undoing.contest.id, spec, undoing.act)


def former_file(undoing: Undoing) -> EventSpec | None:
    """The event file before a ruling that changed it, None for any other ruling."""
    return undoing.contest_before().spec if undoing.has(FileChanged) else None


# -- what undoes rulings about single games ----


def give_back_results(undoing: Undoing) -> None:
    """Let the games that were ruled go on as they did: one, or all of a match (P§17)."""
    lost = GameRuled | TimeForfeited
    names = [one.stream for one in undoing.happened if isinstance(one.body, lost)]
    if len(names) < 2:
        give_back_result(undoing)
        return
    for name in names:
        _give_back(undoing, name)
    drop_seats(undoing, RulingWaits)


def give_back_result(undoing: Undoing) -> None:
    """Give a game the result that it had, or let it go on as it did."""
    if not _take_back_waiting(undoing):
        _give_back(undoing, game_ruled(undoing.happened))


def _give_back(undoing: Undoing, name: str) -> None:
    former, given = results_by(undoing, name)
    game = undoing.office.folder.game(name)
    assert game is not None
    if _words(game.result) != _words(given):
        raise _since_then(undoing, name)
    _take_replacements_back(undoing, name)
    _restore(undoing, game, former)


def _take_back_waiting(undoing: Undoing) -> bool:
    """Take back what waits for a look at a flag; False for a ruling that holds.

    Raises ArbiterError for one that came to nothing (`undoing.came_to_nothing`).
    """
    waits = waits_alone(undoing.happened)
    if not waits:
        return False
    game = undoing.office.folder.game(waits)
    assert game is not None
    causes = frozenset({undoing.ruled.cause})
    if not drop_waiting(undoing.office, game, causes, undoing.act):
        raise ArbiterError(
            said("why_undo", "came_to_nothing", number=undoing.number, game=game.id)
        )
    return True


def drop_seats(undoing: Undoing, waits: type = SeatWaits) -> None:
    """Take back that somebody is to have a seat, or what else `waits` for a look at a flag."""
    for one in undoing.happened:
        game = undoing.office.folder.game(one.stream) if isinstance(one.body, waits) else None
        if game is not None:
            drop_waiting(undoing.office, game, frozenset({undoing.ruled.cause}), undoing.act)


def results_by(undoing: Undoing, name: str) -> tuple[Result | None, Result | None]:
    """The result of a game before the ruling, and by it."""
    game: Game | None = fold(undoing.before(name))
    former, given = game.result if game else None, None
    for one in undoing.happened:
        if one.stream == name:
            game = apply(game, one)
            given = game.result
            if isinstance(one.body, RESULTS):
                break
    return former, given


def _words(result: Result | None) -> tuple[object, ...] | None:
    return (result.points(), result.ending, result.score) if result else None


def _since_then(undoing: Undoing, name: str) -> ArbiterError:
    """Why a ruling about a game cannot be undone as things are."""
    later = undoing.later(lambda one: one.stream == name and isinstance(one.body, RESULTS))
    if later:
        return undoing.comes_first(later, name)
    now = said("why_undo", "changed_since", name=name, number=undoing.number)
    return ArbiterError(now)


def _take_replacements_back(undoing: Undoing, name: str) -> None:
    """Annul what was set in the place of a game that was annulled."""
    for body in undoing.bodies(RoundRedrawn):
        for other, *_ in body.games if body.instead == name else ():
            found = undoing.office.folder.game(other)
            if found is None or found.result is None or not found.result.is_annulled:
                annul_game(undoing.office, other, undoing.act)


def _restore(undoing: Undoing, game: Game, former: Result | None) -> None:
    office, act = undoing.office, undoing.act
    if former is None:
        go_on(office, game.id, undoing.time or usual_time(game), act, annulled=True)
    elif former.is_annulled:
        annul(office, game.id, act)
        return
    elif game.result is None:
        rule_game(office, game.id, former.points(), act, ending=former.ending, score=former.score)
    else:
        correct_result(
            office, game.id, former.points(), act, ending=former.ending, score=former.score
        )
        return
    require_following(office, running(office, game.event), game.id)
    set_right(office, running(office, game.event), act, because=game.id)


def give_moves_back(undoing: Undoing) -> None:
    """Give back the moves that were withdrawn, if nothing was played since."""
    if _take_back_waiting(undoing):
        return
    (taken,) = undoing.bodies(MovesTakenBack)
    restore_moves(undoing.office, game_ruled(undoing.happened), taken, undoing.act)


def take_points(undoing: Undoing) -> None:
    """Let points count no more that were given, if nothing was thrown since they counted."""
    (given,) = undoing.bodies(PointsGiven)
    direction.take_back(undoing.office, _game(undoing), given, undoing.act)


# -- time ----


def take_time(undoing: Undoing) -> None:
    """Take back the time that was given."""
    (given,) = undoing.bodies(ClockExtended)
    take_time_back(undoing.office, _game(undoing), given, undoing.act)


def run_again(undoing: Undoing) -> None:
    """Let a clock run that was stopped."""
    resume_clock(undoing.office, _game(undoing), undoing.act)


def stand_still_again(undoing: Undoing) -> None:
    """Stop a clock that was let run again."""
    pause_clock(undoing.office, _game(undoing), undoing.act)


def lift_it(undoing: Undoing) -> None:
    """Take away a clock that was imposed."""
    lift_clock(undoing.office, _game(undoing), undoing.act)


def _game(undoing: Undoing) -> str:
    return next(one.stream for one in undoing.happened if "-" in one.stream)


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
            raise ArbiterError(said("why_undo", "come_back", team=team.team))
        own = [one for one in before.teams if before.teams[one] == team.team]
        left = [one for one in own if one not in before.withdrawn and one in contest.withdrawn]
        take_back(office, running(office, contest.id), left, team.team, act, undoing.time)


def _enter_again(undoing: Undoing) -> None:
    """Enter those again who were taken out before the start. Raises ArbiterError after it."""
    before, contest = undoing.contest_before(), undoing.contest
    if contest.state != "open":
        late = command("event", "late", contest.id, "PLAYER", "--reason", "TEXT")
        raise ArbiterError(said("why_undo", "begun_without", event=contest.id, late=late))
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
        raise ArbiterError(said("why_undo", "begun_with", event=contest.id, withdraw=withdraw))
    gone = [player for player in entered if player not in contest.entries]
    if gone:
        raise ArbiterError(said("why_undo", "left_already", gone=gone, event=contest.id))
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
            points, score = former.points(), former.score
            correct_alone(office, name, points, act, ending=former.ending, score=score)


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
    lift_measure(
        *(undoing.office, undoing.contest.id, body.player, body.measure, undoing.act),
        game=body.game,
    )


def ask_again(undoing: Undoing) -> None:
    """Put a player who was refused back into the queue, where they had been."""
    (body,) = undoing.bodies(EntryRefused)
    contest = undoing.contest
    if contest.state != "open":
        raise ArbiterError(said("why_undo", "nobody_waits", event=contest.id, state=contest.state))
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
        raise ArbiterError(said("why_undo", "round_drawn", round=body.round, event=contest.id))
    former = undoing.contest_before().free.get(body.round, ())
    decide_byes(undoing.office, contest.id, former, undoing.act)


def name_former_captain(undoing: Undoing) -> None:
    """Give a team the captain that it had."""
    (body,) = undoing.bodies(CaptainNamed)
    former = undoing.contest_before().team_draw.captains.get(body.team)
    if not former:
        name = command("event", "captain", undoing.contest.id, body.team, "NAME")
        raise ArbiterError(said("why_undo", "no_captain", team=body.team, name=name))
    name_captain(undoing.office, undoing.contest.id, body.team, former, undoing.act)


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
        raise ArbiterError(said("why_undo", "other_leave", player=body.player, cancel=cancel))
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


# -- rulings that are undone by a new one ----
# Nothing is edited away: what a ruling brought about is done the other way round, and the log has
# both. A ruling on which a later one builds is undone after that.


def take_answer_back(undoing: Undoing) -> None:
    """Take back the answer to a claim: a win that was given, not one that was refused."""
    if undoing.has(LineRefused):
        rule = way_back(undoing.office, undoing.contest, undoing.ruled)
        raise ArbiterError(said("why_undo", "claim_refused", rule=rule))
    give_back_result(undoing)


def let_it_be(_undoing: Undoing) -> None:
    """Take nothing back: what the ruling said stands in the log, and counts no more."""


Way = Callable[[Undoing], None] | str
"""What undoes a ruling; or, in words, what to do instead, with the event in braces."""


def undo(
    office: Office,
    event: str,
    number: int,
    act: Act,
    ways: Mapping[str, Way],
    *,
    time: timedelta | None = None,
) -> Contest:
    """Undo a ruling of an event by this act; whoever is concerned is told.

    In an event of matches an appeal against it that nobody has decided ends with it.

    `ways` says what undoes a ruling, by the key of its act. A game that goes on again has `time`
    for the move at least, by default what a move has. Raises ArbiterError, with what to do
    instead, if it cannot be undone.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        ruled = contest.rulings.get(number)
        if ruled is None or not ruled.is_open or not needs_panel(contest):
            return let_fall(office, event, number, act, ways, time=time)
        released = release_clocks(office, ruled, act)
        contest = let_fall(office, event, number, act, ways, time=time)
        end_with_ruling(office, contest, contest.rulings[number], act)
        tell_released(office, released, act)
        return the_contest(office, event)


def let_fall(
    office: Office,
    event: str,
    number: int,
    act: Act,
    ways: Mapping[str, Way],
    *,
    time: timedelta | None = None,
) -> Contest:
    """Do the other way round what a ruling did, as `undo`, and leave its appeal as it is."""
    with office.folder.transaction():
        undoing = undoing_of(office, event, number, act, ways, time)
        the_reason(act)
        way = ways[undoing.ruled.key]
        assert not isinstance(way, str)
        try:
            way(undoing)
        except ArbiterError as error:
            raise ArbiterError(*error.faults, *_ruled_since(undoing)) from error
        return the_contest(office, event)


def _ruled_since(undoing: Undoing) -> Iterator[str]:
    """The later rulings on the same games, which may be why a ruling cannot be undone."""
    games = {one.stream for one in undoing.happened if "-" in one.stream}
    for number, ruled in undoing.contest.rulings.items():
        if number <= undoing.number or ruled.is_fallen:
            continue
        found = undoing.office.store.causes.events_of_cause(ruled.cause)
        if games & {one.stream for one in found}:
            what = heard("deeds", ruled.act.what)
            yield said("why_undo", "given_since", number=number, what=what)


def undoing_of(
    office: Office,
    event: str,
    number: int,
    act: Act,
    ways: Mapping[str, Way],
    time: timedelta | None = None,
) -> Undoing:
    """A ruling that can be undone. Raises ArbiterError."""
    contest = the_contest(office, event)
    ruled = contest.rulings.get(number)
    if ruled is None:
        raise ArbiterError(_no_ruling(contest, number))
    _refuse(contest, ruled, ways)
    return Undoing(
        office=office,
        contest=contest,
        ruled=ruled,
        happened=tuple(office.store.causes.events_of_cause(ruled.cause)),
        act=act,
        time=time,
    )


def changed_game(undoing: Undoing) -> str:
    """The game whose result changes when a ruling is undone, "" for none."""
    return game_ruled(undoing.happened) if undoing.ruled.game else ""


def _no_ruling(contest: Contest, number: int) -> str:
    log = typed("log", contest.id)
    last = max(contest.rulings, default=0)
    return said("why_undo", "no_ruling", event=contest.id, number=number, last=last, log=log)


def _refuse(contest: Contest, ruled: Ruled, ways: Mapping[str, Way]) -> None:
    """Raise ArbiterError for a ruling that cannot be undone, with what to do instead."""
    number = ruled.act.number
    if ruled.undone_by:
        raise ArbiterError(said("why_undo", "undone", number=number, undone_by=ruled.undone_by))
    if ruled.act.undoes:
        again = contest.rulings[ruled.act.undoes].act.command
        raise ArbiterError(
            said("why_undo", "undid", number=number, undone=ruled.act.undoes, again=again)
        )
    if ruled.decision is not None and not ruled.is_fallen:
        raise ArbiterError(
            said("why_undo", "final", number=number, verdict=decided(ruled.decision.outcome))
        )
    way = ways.get(ruled.key, said("why_undo", "rule_anew"))
    if isinstance(way, str):
        told = way.format(event=contest.id)
        instead = said("why_undo", "instead", key=ruled.key, event=contest.id, way=told)
        name = " ".join(ruled.act.command.split()[1:3])
        raise ArbiterError(said("why_undo", "cannot", number=number, name=name, instead=instead))
