"""Rulings about single games: ended, corrected, annulled, moves taken back, time given or lost."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.mail.write.facts import Ruling
from corr.ranking.correspondence.event import ADJUDICATION, WALKOVER
from corr.sentences.said import said
from corr.service.event.counting import counts_nothing_told, left_too_early
from corr.service.event.fallen import points_of
from corr.service.event.rounds import begun_game, carry_on, running, the_game
from corr.service.letters.compose import kind_for
from corr.service.letters.event_letters import Act, send_news, send_ruling, the_reason
from corr.service.letters.impartial import arbiters_for
from corr.service.letters.matches.dice_told import score_entered
from corr.service.letters.notices import tell_request
from corr.service.office.case import Case
from corr.service.office.claims import claim_commands, colour_of, open_claims
from corr.service.office.flag_holds import held_words
from corr.service.office.office import Office
from corr.service.office.results import LaterResults, results_of, wrong_in
from corr.service.play.flags import (
    end_game,
    let_wait,
    lose_match,
    refuse_behind_ruling,
    settled,
    tell_moves,
    too_late,
    unsure_flag,
)
from corr.service.play.unsure import why_held
from corr.tournament.contest import rulings
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.scores import Scored
from corr.tournament.contest.stages import holders
from corr.tournament.events.events import GameBody
from corr.tournament.events.events_games import (
    ClockExtended,
    LineClaimed,
    LineRefused,
    MovesRestored,
    MovesTakenBack,
    RestoreWaits,
    SectionsRedrawn,
    TakeBackWaits,
)
from corr.tournament.play.clock_use import penal
from corr.tournament.play.game import Game, Result, forfeit
from corr.tournament.play.leave import WARNING
from corr.tournament.play.state import Waits
from corr.tournament.scoring.scoring_games import TableGame
from corr.tournament.systems.consequences import again, follows_by_itself, redrawn, wrong_games
from corr.tournament.systems.matches import games_beside
from corr.tournament.wording import command, typed

# -- rulings about the time of a game ----
# One transaction each; both sides are told, and why.


def extend_clock(
    office: Office, game: str, time: timedelta, act: Act, *, move: int | None = None
) -> Game:
    """Give time for the turn that runs, or for that of an earlier `move`.

    Raises ArbiterError, also if it is too little for a time that is over.
    """
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = rulings.extend(found, time, reason, move)
        params = {"time": time, "reason": reason}
        told = {seat: Happening(code="their_time_extended", params=params) for seat in Seat}
        told[body.seat] = Happening(code="your_time_extended", params=params)
        after = _ruled(office, found, body, told, act)
        if move is None and after.times.is_over(act.at):
            _refuse_too_little(after, time, act)
        return after


def _refuse_too_little(game: Game, time: timedelta, act: Act) -> None:
    clock, day = game.clock, timedelta(days=1)
    assert clock is not None
    least = (time + act.at - clock.due) // day + 1
    raise ArbiterError(
        said(
            "why_game", "too_little", game=game.id, due=f"{clock.due:%Y-%m-%d %H:%M}", least=least
        )
    )


def pause_clock(office: Office, game: str, act: Act) -> Game:
    """Let the clock of a game stand still until `resume_clock`.

    Raises ArbiterError, also if a flag fell before.
    """
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = rulings.pause(found, reason)
        _require_time(office, found, act)
        told = Happening(code="clocks_paused", params={"reason": reason})
        return _ruled(office, found, body, dict.fromkeys(Seat, told), act)


def _require_time(office: Office, game: Game, act: Act) -> None:
    """Raise ArbiterError for a game in which a flag fell before its clock is to stand still."""
    late = forfeit(game, act.at)
    if late is None and not game.waiting:
        return
    flag = late.claimed or late.due if late else game.waiting[0].body.due
    over = settled(office, game, act.at).result is not None
    extend = command("clock", "extend", game.id, "--days", "N", "--reason", "TEXT")
    raise ArbiterError(
        said(
            "why_game",
            "flag_fell",
            game=game.id,
            at=f"{datetime.fromisoformat(flag):%Y-%m-%d %H:%M}",
            over=over,
            extend=extend,
        )
    )


def resume_clock(office: Office, game: str, act: Act) -> Game:
    """Let the clock of a game run on, with as much time as was left. Raises ArbiterError."""
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = rulings.resume(found, reason)
        told = Happening(code="clocks_resumed", params={"reason": reason})
        return _ruled(office, found, body, dict.fromkeys(Seat, told), act)


def impose_clock(office: Office, game: str, act: Act) -> Game:
    """Let the clock of a match run from the next turn on, with a bank by what the leader lacks.

    Both players are told. Raises ArbiterError (5.28 of SBGF's rules, penalty).
    """
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = rulings.impose(found, reason)
        terms = penal(found.terms, timedelta(seconds=body.seconds))
        params = {
            "bank": terms.total,
            "delay": terms.delay,
            "points": rulings.points_lacking(found),
            "reason": reason,
        }
        told = Happening(code="clock_imposed", params=params)
        return _ruled(office, found, body, dict.fromkeys(Seat, told), act)


def lift_clock(office: Office, game: str, act: Act) -> Game:
    """Take away the clock that was imposed on a match; both are told. Raises ArbiterError."""
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = rulings.lift(found, reason)
        _require_time(office, found, act)
        told = Happening(code="clock_lifted", params={"reason": reason})
        return _ruled(office, found, body, dict.fromkeys(Seat, told), act)


def forfeit_time(office: Office, game: str, act: Act) -> Game:
    """Let a player lose whose time is over.

    Raises ArbiterError if it is not, and while a letter of theirs may still lie unread, somebody
    has to look at one, or ours has not reached them.
    """
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = rulings.lose(found, act.at, reason)
        held = why_held(office, found, act.at, office.store.letters.read_up_to(office.mailbox))
        if held not in ("", "arbiter", "unclaimed"):
            raise ArbiterError(said("why_game", "held", game=game, held=held_words(held)))
        if body.match:
            lose_match(office, found, body, act)
            return begun_game(office, game)
        told = Happening(code="ruled", params={"reason": reason})
        return _ruled(office, found, body, dict.fromkeys(Seat, told), act)


def reopen_game(office: Office, game: str, time: timedelta, act: Act) -> Game:
    """Let a game go on that was lost by time or ended by a ruling, with so much time at least.

    What follows from results follows anew, as when one is corrected: in a cup, a match and final
    groups games that do not follow any more are annulled [T35]; rounds of a Monrad stay as they
    were drawn (26.5). Raises ArbiterError.
    """
    with office.folder.transaction():
        found = go_on(office, game, time, act)
        contest = running(office, found.event)
        require_following(office, contest, game)
        set_right(office, contest, act, because=game)
        return found


def go_on(office: Office, game: str, time: timedelta, act: Act, *, annulled: bool = False) -> Game:
    """Let a game that is over go on, and nothing else; both players are told.

    With `annulled` also one that was annulled. What follows from it is for others to see to.
    Raises ArbiterError.
    """
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        contest = running(office, found.event)
        body = rulings.reopen(contest, found, time, act.at, reason, annulled=annulled)
        kept = rulings.drawn_by(contest, found, reason)
        if kept is not None:
            office.folder.record(contest.id, contest, [kept], at=act.at, cause=act.cause)
        params = {"time": time, "reason": reason}
        told = {
            seat: Happening(code="reopened", params={**params, "yours": seat is body.seat})
            for seat in Seat
        }
        return _ruled(office, found, body, told, act)


def take_time_back(office: Office, game: str, given: ClockExtended, act: Act) -> Game:
    """Take back time that was given, unless nobody would have a day left. Raises ArbiterError."""
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = replace(given, seconds=-given.seconds, reason=reason)
        params = {"time": timedelta(seconds=given.seconds), "reason": reason}
        told = {
            seat: Happening(code="time_taken_back", params={**params, "yours": seat is body.seat})
            for seat in Seat
        }
        found = _ruled(office, found, body, told, act)
        if found.times.is_over(act.at + WARNING):
            raise ArbiterError(said("why_game", "time_used", game=game))
        return found


def _ruled(
    office: Office, game: Game, body: GameBody, told: dict[Seat, Happening], act: Act
) -> Game:
    """Record a ruling and tell both sides; a letter for each, as the game then stands."""
    waited = game.waiting
    game = office.folder.play(game, [body], at=act.at, cause=act.cause)
    for seat in Seat:
        send_news(office, game, seat, kind_for(game, seat), act, told[seat])
    if game.result is not None:
        too_late(office, game, waited, "was lost on time", act.at, act.cause)
    return game


# -- a win that was claimed by a line ----


def tell_of_claim(case: Case, game: Game, claim: LineClaimed) -> None:
    """Propose that a claimed win be given, with the commands for it, to an arbiter of the event.

    That is the first one who does not play in the game: the other player is not to hear of it.
    """
    office, arbiter = case.office, arbiters_for(case.office, game)[0]
    player = office.store.players.player(game.players[claim.seat])
    assert player is not None
    check, give = claim_commands(game, claim)
    refuse = typed("game", "answer-claim", game.id, "no", "--reason", "TEXT")
    params = {
        "name": player.name,
        "colour": colour_of(game, claim.seat),
        "game": game.id,
        "line": claim.line,
        "finding": claim.finding,
        "commands": (check, give, refuse),
    }
    cause = f"{case.letter.key}.claim"
    tell_request(office, arbiter, "win_claimed", params, at=case.at, cause=cause)


# -- the answer ----


def answer_claim(office: Office, game: str, act: Act, *, granted: bool) -> Game:
    """Give the win that was claimed last, or refuse it. Raises ArbiterError.

    A win is told to both players, a refusal to the claimant alone: the other hears nothing of it.
    """
    with office.folder.transaction():
        found, reason = the_game(office, game, act), the_reason(act)
        claims = open_claims(found)
        if not claims:
            raise ArbiterError(said("why_game", "no_claim", game=game))
        claim = claims[-1]
        if granted:
            return rule_game(office, game, points_of(claim.seat), act)
        body = LineRefused(seat=claim.seat, number=claim.number, reason=reason)
        found = office.folder.play(found, [body], at=act.at, cause=act.cause)
        told = Happening(code="your_claim_refused", params={"reason": reason})
        send_news(office, found, claim.seat, kind_for(found, claim.seat), act, told)
        return found


# -- games that are taken back, and games that a correction made wrong ----


def annul_game(office: Office, game: str, act: Act, *told: Happening) -> Game:
    """Take a game back, and nothing else; both players are told. Raises ArbiterError.

    It counts nowhere any more [T35a]. What follows from that is for `annul`.
    """
    with office.folder.transaction():
        found = the_game(office, game, act)
        body = rulings.annul(found, the_reason(act))
        waited = found.waiting
        found = office.folder.play(found, [body], at=act.at, cause=act.cause)
        for seat in Seat:
            send_news(office, found, seat, "game_over", act, *told)
        too_late(office, found, waited, "was annulled", act.at, act.cause)
        return found


def annul(office: Office, game: str, act: Act, *, replace: bool = False) -> Game:
    """Take a game back, with what follows; `replace` sets another in its place at once.

    In a cup, and in a match with an aim, the results say by themselves which games there are.
    Raises ArbiterError, also while something waits in the game: it would be lost.
    """
    with office.folder.transaction():
        _refuse_while_waiting(office, the_game(office, game, act), act)
        found = annul_game(office, game, act)
        contest = running(office, found.event)
        if replace and not follows_by_itself(contest):
            _refuse_those_who_left(contest, game)
            contest = carry_on(office, contest, [again(contest, game)], act)
        set_right(office, contest, act, because=game)
        return found


def redraw_event(office: Office, event: str, act: Act) -> Contest:
    """Annul the games that results do not lead to any more, and draw those that they lead to.

    Raises ArbiterError if there is nothing to set right.
    """
    with office.folder.transaction():
        contest = running(office, event)
        if not wrong_in(office, contest):
            raise ArbiterError(said("why_game", "all_follow", event=event))
        return set_right(office, contest, act)


def set_right(office: Office, contest: Contest, act: Act, *, because: str = "") -> Contest:
    """The event with the games that its results, as they are now, lead to [T35c, d].

    `because` is the game whose result no longer stands, which the players are told. Rounds of a
    Monrad stay as they were drawn (26.5).
    """
    told = [Happening(code="drawn_by_old_result", params={"game": because})] if because else []
    for game in wrong_games(contest, LaterResults(lambda: results_of(office, contest))):
        annul_game(office, game, act, *told)
    contest = running(office, contest.id)  # what had waited in such a game is noted in it
    results = LaterResults(lambda: results_of(office, contest))
    bodies = redrawn(contest, results, the_reason(act))
    if not bodies:
        return contest
    after = carry_on(office, contest, bodies, act)
    if any(isinstance(body, SectionsRedrawn) for body in bodies):
        _tell_moved(office, contest, after, act)
    return after


class NotFollowing(ArbiterError):
    """A game was to count that the results do not lead to any more."""


def require_following(office: Office, contest: Contest, game: str) -> None:
    """Raise NotFollowing if a game is to count that results do not lead to any more."""
    if game in wrong_games(contest, LaterResults(lambda: results_of(office, contest))):
        raise NotFollowing(said("why_game", "does_not_follow", game=game))


def _refuse_while_waiting(office: Office, game: Game, act: Act) -> None:
    if not game.waiting:
        return
    waiting = settled(office, game, act.at).waiting
    if waiting:
        raise ArbiterError(
            *(
                said("why_game", "something_waits", game=game.id, words=one.words)
                for one in waiting
            ),
            said("why_game", "then_annul", game=game.id),
        )


def _refuse_those_who_left(contest: Contest, game: str) -> None:
    old = next(one for one in contest.pairings if one.game == game)
    both = contest.holder(old.first), contest.holder(old.second)
    left = [player for player in both if player in contest.withdrawn]
    if left:
        raise ArbiterError(said("why_game", "no_game_set", gone=left, event=contest.id))


def _tell_moved(office: Office, before: Contest, after: Contest, act: Act) -> None:
    """Tell who comes to a final group, and who leaves one."""
    old, new = _groups(before), _groups(after)
    for player in dict.fromkeys((*old, *new)):
        there, here = old.get(player, ""), new.get(player, "")
        if there == here:
            continue
        params = {"event": after.spec.event.name, "before": there, "section": here}
        ruling = Ruling(code="moved", reason=the_reason(act), params=params)
        send_ruling(office, after, player, [ruling], act)


def _groups(contest: Contest) -> dict[str, str]:
    """The final group of everybody who is in one."""
    finals: Sequence[tuple[str, str]] = [
        (player, one.name)
        for one in contest.sections
        if one.stage > 1
        for player in holders(contest, one)
    ]
    return dict(finals)


# -- rulings about single games ----


def assess_result(office: Office, event: str, game: str, result: str, act: Act) -> Contest:
    """Take a game to have its most probable result for the next draws (R26.5); both are told.

    The game goes on, and its real result counts. Without a `result` it is taken to have none any
    more. Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        results = results_of(office, contest)
        body = rulings.assess(contest, results, game, result, reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        for player in (results[game].black, results[game].white):
            _tell_assessed(office, contest, results[game], game, player, result, act)
        return contest


def _tell_assessed(
    office: Office,
    contest: Contest,
    found: TableGame,
    game: str,
    player: str,
    result: str,
    act: Act,
) -> None:
    opponent = office.store.players.player(found.white if player == found.black else found.black)
    assert opponent is not None
    winner = {"1-0": found.black, "0-1": found.white}.get(result)
    told = "you" if winner == player else "opponent"
    if winner is None:
        told = "nobody" if result == "0-0" else "draw"
    params = {"game": game, "opponent": opponent.name}
    code = "assessed" if result else "not_assessed"
    params |= {"winner": told} if result else {}
    ruling = Ruling(code=code, reason=the_reason(act), params=params)
    send_ruling(office, contest, player, [ruling], act)


def rule_game(
    office: Office,
    game: str,
    result: str,
    act: Act,
    *,
    ending: str = ADJUDICATION,
    score: Scored = (),
) -> Game:
    """End a game by ruling, for instance `adjudication` or `walkover`; both players are told.

    `0-0` is lost for both. `score` is that of a match to points, if it is given; else the board's
    stands. A game that was drawn and has not begun is begun and ended. If a flag had fallen, and
    it is not sure yet whether anybody lost by it, the ruling waits in the game, and both are told
    so. Raises ArbiterError, also for a game that was lost on time before.
    """
    with office.folder.transaction():
        found, reason = the_game(office, game, act), the_reason(act)
        refuse_behind_ruling(found)
        found = settled(office, found, act.at)
        body = rulings.rule(found, result, ending, reason, score)
        found = end_game(office, found, body, act)
        if found.result is not None:
            _tell(office, found, Happening(code="ruled", params={"reason": reason}), act)
        return found


def rule_match(
    office: Office, game: str, result: str, act: Act, *, ending: str = ADJUDICATION
) -> Game:
    """End all games of a game's match that are not over, as `rule_game` does each (P§17.3).

    `result` is that of the game named: whoever wins it wins them all. What was played to an end
    stands, and a walkover is none where moves were made. Raises ArbiterError.
    """
    with office.folder.transaction():
        named = the_game(office, game, act)
        winner = {"1-0": Seat.FIRST, "0-1": Seat.SECOND}.get(result)
        first = named.players[winner or Seat.FIRST]
        contest = running(office, named.event)
        for name in (game, *(one.game for one in games_beside(contest, game))):
            one = the_game(office, name, act)
            if one.result is not None and (name != game or _goes_on(office, contest, game)):
                continue
            points = points_of(one.seat_of(first) or Seat.FIRST) if winner else result
            played = ending == WALKOVER and bool(one.moves)
            rule_game(office, name, points, act, ending=ADJUDICATION if played else ending)
        return begun_game(office, game)


def _goes_on(office: Office, contest: Contest, game: str) -> bool:
    """Whether a match has other games that are not over."""
    beside = (office.folder.game(one.game) for one in games_beside(contest, game))
    return any(one is None or one.result is None for one in beside)


def correct_result(
    office: Office,
    game: str,
    result: str,
    act: Act,
    *,
    ending: str = "",
    score: Scored = (),
) -> Game:
    """Give a game that is over another result, or score; both players are told.

    All that follows from results follows anew, for it is always counted from them: the table, the
    norms, and in a Monrad the points of the next draws. Its rounds stay as they were drawn (26.5);
    in a cup, a match and final groups games that do not follow any more are annulled, and those
    that do are drawn [T35]. A game that was annulled counts again. Raises ArbiterError.
    """
    with office.folder.transaction():
        found = correct_alone(office, game, result, act, ending=ending, score=score)
        contest = running(office, found.event)
        require_following(office, contest, game)
        set_right(office, contest, act, because=game)
        return found


def correct_alone(
    office: Office,
    game: str,
    result: str,
    act: Act,
    *,
    ending: str = "",
    score: Scored = (),
) -> Game:
    """Give a game that is over another result, and nothing else; both players are told.

    What follows from it is for others to see to. An annulled game comes back only if the results
    still lead to it. Raises ArbiterError.
    """
    with office.folder.transaction():
        before, reason = settled(office, the_game(office, game, act), act.at), the_reason(act)
        body = rulings.correct(before, result, ending, reason, score)
        contest = running(office, before.event)
        kept = rulings.drawn_by(contest, before, reason)
        if kept is not None:
            office.folder.record(contest.id, contest, [kept], at=act.at, cause=act.cause)
        found = office.folder.play(before, [body], at=act.at, cause=act.cause)
        if before.result is not None and before.result.is_annulled:
            require_following(office, running(office, found.event), game)
        _tell(office, found, Happening(code="corrected", params={"reason": reason}), act)
        return found


def _tell(office: Office, game: Game, told: Happening, act: Act) -> None:
    contest = running(office, game.event)
    out = left_too_early(office, contest, game)
    for seat in Seat:
        score, more = score_entered(game, seat), counts_nothing_told(game, out, seat)
        send_news(office, game, seat, "game_over", act, told, *score, *more)


# -- moves that the arbiter withdraws, and gives back ----
# Where a flag had fallen before, and it is not sure whether anybody lost by it, they wait for
# that.


def take_back_moves(office: Office, game: str, act: Act, *, to: int | None = None) -> Game:
    """Withdraw what the last seat did in a game, or all that came after move `to`.

    The turn goes on as if it had not come. A game that has ended by what is withdrawn, or since,
    goes on; what follows from results follows anew, as when it is reopened. Raises ArbiterError.
    """
    with office.folder.transaction():
        found, reason = _settled(office, game, act), the_reason(act)
        contest = running(office, found.event)
        events = office.store.events.of_stream(game)
        body = rulings.take_back(contest, found, events, reason, to)
        return _done(office, contest, found, body, act)


def restore_moves(office: Office, game: str, taken: MovesTakenBack, act: Act) -> Game:
    """Give back the moves that were withdrawn last, if nothing was played since.

    The game ends again if it had ended. Raises ArbiterError.
    """
    with office.folder.transaction():
        found, reason = _settled(office, game, act), the_reason(act)
        contest = running(office, found.event)
        body = rulings.restore(found, taken, reason)
        return _done(office, contest, found, body, act)


def _settled(office: Office, game: str, act: Act) -> Game:
    found = begun_game(office, game)
    refuse_behind_ruling(found)
    return settled(office, found, act.at)


def _done(
    office: Office,
    contest: Contest,
    found: Game,
    body: MovesTakenBack | MovesRestored,
    act: Act,
) -> Game:
    """Do what was ruled, or let it wait for the look at a flag that fell before."""
    flag = unsure_flag(office, found, act.at)
    if flag is None:
        return _record(office, contest, found, body, act)
    waits: Waits
    if isinstance(body, MovesTakenBack):
        stays = found.judge.ply(found.position_at(body.number)) - 1
        waits = TakeBackWaits(
            seat=flag.seat, due=flag.due, number=body.number, stays=stays, reason=body.reason
        )
    else:
        waits = RestoreWaits(
            seat=flag.seat,
            due=flag.due,
            number=body.number,
            moves=body.moves,
            reason=body.reason,
        )
    return let_wait(office, found, waits, act)


def _record(
    office: Office,
    contest: Contest,
    found: Game,
    body: MovesTakenBack | MovesRestored,
    act: Act,
) -> Game:
    """Write down what was ruled, tell both sides, and draw what follows from another result."""
    kept = rulings.drawn_by(contest, found, the_reason(act))
    if kept is not None:
        office.folder.record(contest.id, contest, [kept], at=act.at, cause=act.cause)
    game = office.folder.play(found, [body], at=act.at, cause=act.cause)
    tell_moves(office, found, game, body, act)
    if _changed(found.result, game.result):
        contest = running(office, game.event)
        require_following(office, contest, game.id)
        set_right(office, contest, act, because=game.id)
    return game


def _changed(before: Result | None, after: Result | None) -> bool:
    return (before is None) is not (after is None)
