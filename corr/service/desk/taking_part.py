"""Players who leave an event, come late, come back, take another's place, or are excluded."""

from collections.abc import Collection, Iterator, Sequence
from datetime import timedelta

from msgspec import Struct
from msgspec.structs import asdict, replace

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.mail.write.facts import Ruling
from corr.ranking.correspondence.event import WALKOVER, WITHDRAWAL
from corr.sentences.said import said
from corr.service.desk.rulings import correct_alone, go_on, set_right
from corr.service.event.counting import annulled_players, counts_nothing_told, open_players
from corr.service.event.entering import place_freed
from corr.service.event.opening import send_rules
from corr.service.event.rounds import begin_to_end, begun_game, round_facts, running
from corr.service.letters.compose import Telling, send_game_letter
from corr.service.letters.event_letters import (
    Act,
    event_facts,
    game_line,
    name_of,
    send_event_letter,
    send_news,
    send_ruling,
    the_player,
    the_reason,
)
from corr.service.letters.norms import norm_facts
from corr.service.office.office import Office
from corr.service.office.tables import the_contest
from corr.service.play.flags import (
    Flag,
    drop_waiting,
    end_game,
    games_to_come,
    let_wait,
    seat_player,
    settled,
    tell_seat,
    unsure_flag,
)
from corr.tournament.contest import line_ups, rulings
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.events.events import Event
from corr.tournament.events.events_contest import (
    EXCLUSION,
    REPRIMAND,
    WARNING,
    Measured,
    MeasureLifted,
    Reinstated,
    Substituted,
    TeamWithdrawn,
    Withdrawn,
)
from corr.tournament.events.events_games import ResultCorrected, Ruled, SeatTaken, SeatWaits
from corr.tournament.play.game import Game, apply
from corr.tournament.systems import monrad
from corr.tournament.wording import command

# -- measures against players ----


_CODES = {WARNING: "warned", REPRIMAND: "reprimanded"}


def censure(
    office: Office, event: str, player: str, measure: str, act: Act, *, game: str = ""
) -> Contest:
    """Warn or reprimand a player of an event; only they are told. Raises ArbiterError.

    For something in a match, `game`, its other player is told as well (backgammon.md 8).
    """
    with office.folder.transaction():
        contest, reason = _with(office, event, player), the_reason(act)
        rival = _rival(office, game, player) if game else ""
        body = Measured(player=player, measure=measure, reason=reason, game=game)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        params: dict[str, object] = {"event": contest.spec.event.name}
        ruling = Ruling(code=_CODES[measure], reason=reason, params=params)
        send_ruling(office, contest, player, [ruling], act)
        if rival:
            params = {"name": name_of(office, player), "game": game, "measure": measure}
            told = Ruling(code="rival_censured", reason=reason, params=params)
            send_ruling(office, contest, rival, [told], act)
        return contest


def _rival(office: Office, game: str, player: str) -> str:
    """Who plays a game against a player. Raises ArbiterError if the player is not at it."""
    found = begun_game(office, game)
    seat = found.seat_of(player)
    if seat is None:
        raise ArbiterError(said("why_game", "not_at_it", game=game, player=player))
    return found.players[seat.other]


def exclude(office: Office, event: str, player: str, act: Act) -> Contest:
    """Exclude a player from a running event: it ends as a withdrawal does (16.2-16.3).

    Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        # First of all, so that the opponents read why the player is gone.
        body = Measured(player=player, measure=EXCLUSION, reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        contest, ended = take_out(office, contest, player, reason, act)
        assert ended is not None
        params = {"event": contest.spec.event.name, **asdict(ended)}
        ruling = Ruling(code="excluded", reason=reason, params=params)
        send_ruling(office, contest, player, [ruling], act)
        return contest


def lift_measure(
    office: Office, event: str, player: str, measure: str, act: Act, *, game: str = ""
) -> Contest:
    """Take back the last warning or reprimand of a player, who is told. Raises ArbiterError.

    If it was for something in a match, `game`, its other player is told as well.
    """
    with office.folder.transaction():
        contest, reason = the_contest(office, event), the_reason(act)
        if (player, measure) not in {(one.player, one.measure) for one in contest.measures}:
            raise ArbiterError(
                said("why_player", "no_measure", measure=measure, player=player, event=event)
            )
        body = MeasureLifted(player=player, measure=measure, reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        params: dict[str, object] = {"event": contest.spec.event.name, "measure": measure}
        ruling = Ruling(code="measure_lifted", reason=reason, params=params)
        send_ruling(office, contest, player, [ruling], act)
        found = office.folder.game(game) if game else None
        if found is not None and found.seat_of(player) is not None:
            params = {"name": name_of(office, player), "game": game, "measure": measure}
            told = Ruling(code="rival_cleared", reason=reason, params=params)
            send_ruling(office, contest, _rival(office, game, player), [told], act)
        return contest


def _with(office: Office, event: str, player: str) -> Contest:
    """An event that is not over, with the player in it. Raises ArbiterError."""
    contest = the_contest(office, event)
    the_player(office, player)
    if contest.stands in OVER:
        raise ArbiterError(said("why_event", "stands", event=event, state=contest.stands))
    if player not in (contest.order or contest.entries):
        raise ArbiterError(said("why_player", "not_in_it", player=player, event=event))
    return contest


# -- players who take another's place, with the games that are not over ----
# A game in which a flag had fallen, and it is not sure whether anybody lost by it, is theirs as
# soon as nobody has; if somebody has, it was over for the player who had the seat.


def substitute_player(office: Office, event: str, player: str, by: str, act: Act) -> Contest:
    """Let somebody of the register take a player's place. Raises ArbiterError.

    The games that go on and those to come are theirs, the ended ones stay the player's. The place
    in the table is that of the start number. Both and all opponents are told.
    """
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        the_player(office, player), the_player(office, by)
        left = games_left(office, contest, player, act)
        level = office.store.levels.level_at(by, act.at) if is_ranked(contest) else ""
        body = rulings.substitute(contest, player, by, left.all, level, reason)
        contest, games = _take_over(office, contest, body, left, act)
        _tell_both(office, contest, body, left, ("replaced", "took_over"), act)
        contest = welcome(office, contest, by, games, len(left.to_begin), act)
        _tell_games(office, games, body, act)
        return contest


def substitute_in_team(office: Office, event: str, player: str, by: str, act: Act) -> Contest:
    """Let a reserve go on with the games of somebody of the same team. Raises ArbiterError.

    The games that go on, and those drawn that wait, become the reserve's; the ended ones stay the
    player's, and both stay in the team. Both and all opponents are told.
    """
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        the_player(office, player), the_player(office, by)
        left = games_left(office, contest, player, act)
        body = line_ups.substitute_in_team(contest, player, by, left.all, reason)
        contest, games = _take_over(office, contest, body, left, act)
        _tell_both(office, contest, body, left, ("relieved", "relieves"), act)
        _tell_games(office, games, body, act)
        return contest


class Left(Struct, frozen=True, kw_only=True):
    """The games of a player that somebody else can play on, by their ids.

    Those `to_begin` have not begun. Of the others some are `unsure`: a flag is looked at first.
    """

    going: tuple[str, ...]
    to_begin: tuple[str, ...]
    unsure: tuple[tuple[str, Flag], ...]

    @property
    def sure(self) -> tuple[str, ...]:
        """Those that are somebody else's at once."""
        return (*self.going, *self.to_begin)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Those in which a flag is looked at first."""
        return tuple(game for game, _ in self.unsure)

    @property
    def all(self) -> tuple[str, ...]:
        """All of them."""
        return (*self.sure, *self.waiting)


def games_left(office: Office, contest: Contest, player: str, act: Act) -> Left:
    """The games of a player that are not over; those are that were lost on time before."""
    going, to_begin, unsure = list[str](), list[str](), list[tuple[str, Flag]]()
    to_come = games_to_come(office, contest, player)
    for pairing in contest.pairings:
        if player not in (pairing.first, pairing.second) and pairing.game not in to_come:
            continue
        game = office.folder.game(pairing.game)
        if game is None:
            to_begin.append(pairing.game)
            continue
        game = settled(office, game, act.at)
        if game.result is not None or game.seat_to_be(player) is None:
            continue
        flag = unsure_flag(office, game, act.at)
        if flag is None:
            going.append(game.id)
        else:
            unsure.append((game.id, flag))
    return Left(going=tuple(going), to_begin=tuple(to_begin), unsure=tuple(unsure))


def _take_over(
    office: Office, contest: Contest, body: Substituted, left: Left, act: Act
) -> tuple[Contest, list[Game]]:
    """Record who plays for whom from now on; the event, and the games that are theirs at once."""
    body = replace(body, games=left.sure)
    contest = running(office, contest.id)  # a look at a flag may have changed it
    contest = office.folder.record(contest.id, contest, [body], at=act.at, cause=act.cause)
    for game, flag in left.unsure:
        _wait_for_seat(office, game, flag, body, act)
    return contest, [_take_seat(office, game, body, act) for game in left.going]


def _take_seat(office: Office, game: str, body: Substituted, act: Act) -> Game:
    found = office.folder.game(game)
    assert found is not None  # it goes on
    seat = found.seat_of(body.player)
    assert seat is not None
    taken = SeatTaken(seat=seat, player=body.by, reason=body.reason)
    return seat_player(office, found, taken, act.at, act.cause)


def _wait_for_seat(office: Office, game: str, flag: Flag, body: Substituted, act: Act) -> None:
    found = office.folder.game(game)
    assert found is not None  # it goes on
    taken = found.seat_to_be(body.player)
    assert taken is not None
    waits = SeatWaits(
        seat=flag.seat,
        due=flag.due,
        taken=taken,
        player=body.by,
        former=body.player,
        reason=body.reason,
    )
    let_wait(office, found, waits, act)


def _tell_both(
    office: Office,
    contest: Contest,
    body: Substituted,
    left: Left,
    codes: tuple[str, str],
    act: Act,
) -> None:
    """Tell the player and who plays on which games that are, and where a flag is looked at."""
    old, new = the_player(office, body.player), the_player(office, body.by)
    games = {"games": len(left.sure), "waiting": left.waiting}
    for reader, code, other in (
        (old, codes[0], {"by": new.name}),
        (new, codes[1], {"player": old.name}),
    ):
        params: dict[str, object] = {"event": contest.spec.event.name, **other, **games}
        ruling = Ruling(code=code, reason=body.reason, params=params)
        send_ruling(office, contest, reader.id, [ruling], act)


def _tell_games(office: Office, games: list[Game], body: Substituted, act: Act) -> None:
    old = the_player(office, body.player)
    for game in games:
        tell_seat(office, game, body.by, old.name, act)


# -- players who leave an event, or come late ----


def withdraw_player(office: Office, event: str, player: str, act: Act) -> Contest:
    """Take a player out of an event. Raises ArbiterError.

    Games that still go on become `withdrawal`, those that never began `walkover`; both are won by
    the opponents, who are told (16.2-16.3). Before the start it only cancels the entry.
    """
    with office.folder.transaction():
        before, reason = the_contest(office, event), the_reason(act)
        contest, ended = take_out(office, before, player, reason, act)
        code = "withdrawn" if ended else "entry_cancelled"
        params: dict[str, object] = {"event": contest.spec.event.name}
        ruling = Ruling(code=code, reason=reason, params=params | (asdict(ended) if ended else {}))
        send_ruling(office, contest, player, [ruling], act)
        return contest if before.places else place_freed(office, contest, act)


class Ended(Struct, frozen=True, kw_only=True):
    """How many games of somebody who left went on and had not begun; whether none counts now.

    Those that are `waiting` go on until a flag is looked at; if whether the results count hangs
    on them, it is `undecided`.
    """

    running: int
    unstarted: int
    waiting: tuple[str, ...] = ()
    annulled: bool
    undecided: bool = False


def take_out(
    office: Office, contest: Contest, player: str, reason: str, act: Act
) -> tuple[Contest, Ended | None]:
    """Record that a player leaves, end their games and tell the opponents; None before the start.

    Without a `reason` it was the player's own wish.
    """
    begun = (
        *(row.id for row in office.store.events.games_of_player(player, contest.id)),
        *games_to_come(office, contest, player),
    )
    body = rulings.withdraw(contest, player, begun, reason)
    is_open = contest.state == "open"
    contest = office.folder.record(contest.id, contest, [body], at=act.at, cause=act.cause)
    if is_open:
        office.store.events.drop_entry(contest.id, player)
        return contest, None
    act = replace(act, reason=reason)
    return contest, end_games(office, contest, player, act)


def ended_now(office: Office, contest: Contest, player: str, games: Ended) -> Ended:
    """The same, with whether the player's results count as things are now."""
    undecided = player in open_players(office, contest)
    annulled = not undecided and player in annulled_players(office, contest)
    return replace(games, annulled=annulled, undecided=undecided)


def leave_by_letter(
    office: Office, contest: Contest, player: str, act: Act
) -> tuple[Contest, Ended]:
    """Let a player go who is sure to want to leave a running event, and confirm it to them."""
    contest, ended = take_out(office, contest, player, "", act)
    assert ended is not None
    params = {"event": contest.spec.event.name, **asdict(ended)}
    send_ruling(office, contest, player, [Ruling(code="withdrawn", reason="", params=params)], act)
    return contest, ended


def end_games(office: Office, contest: Contest, player: str, act: Act) -> Ended:
    """End the games that a withdrawn player has left, and tell the opponents."""
    lost = {WITHDRAWAL: list[Game](), WALKOVER: list[Game]()}
    waiting = list[str]()
    to_come = games_to_come(office, contest, player)
    for pairing in contest.pairings:
        if player not in (pairing.first, pairing.second) and pairing.game not in to_come:
            continue
        game, ending = office.folder.game(pairing.game), WITHDRAWAL
        if game is None:
            game, ending = begin_to_end(office, contest, pairing, act), WALKOVER
        elif game.dice is not None and not game.dice.state.rolls:
            ending = WALKOVER  # no clock runs before the first roll [T6]
        if game.result is not None or game.seat_to_be(player) is None:
            continue
        over = _lose(office, contest, game, player, ending, act)
        if over.result is None:
            waiting.append(over.id)
        elif over.result.ending == ending:
            lost[ending].append(over)
    running, unstarted = len(lost[WITHDRAWAL]), len(lost[WALKOVER])
    ended = Ended(running=running, unstarted=unstarted, waiting=tuple(waiting), annulled=False)
    ended = ended_now(office, contest, player, ended)
    for game in (*lost[WITHDRAWAL], *lost[WALKOVER]):
        _tell_end(office, contest, game, [player] if ended.annulled else [], act)
    return ended


def _lose(
    office: Office, contest: Contest, game: Game, player: str, ending: str, act: Act
) -> Game:
    """End a withdrawn player's game; nobody wins it if the opponent has left, too (16.3).

    Who lost on time before the withdrawal has lost on time; until that is sure the game goes on.
    """
    seat = game.seat_to_be(player)
    assert seat is not None
    result = "0-1" if seat is Seat.FIRST else "1-0"
    gone = game.players_to_be[seat.other] in contest.withdrawn
    reason = " ".join(act.reason.split())
    body = Ruled(result="0-0" if gone else result, ending=ending, reason=reason)
    return end_game(office, game, body, act)


def _tell_end(
    office: Office, contest: Contest, game: Game, out: Collection[str], act: Act
) -> None:
    """Tell the opponent of a player who left of their game, and of a match who left, too.

    If the player is `out`, they are told that it counts for nothing (16.2). The secret number of
    a match's dice is for both, once something was rolled (backgammon.md 6.4); a ruling tells who
    has left all else.
    """
    reason = " ".join(act.reason.split())
    told = [Happening(code="ruled", params={"reason": reason})] if reason else []
    for seat, player in game.players.items():
        if player not in contest.withdrawn:
            more = counts_nothing_told(game, out, seat)
            send_news(office, game, seat, "game_over", act, *told, *more)
        elif game.dice is not None and game.dice.state.rolls:
            nothing = Telling(happenings=())
            send_game_letter(
                office, game, seat, "game_over", at=act.at, cause=act.cause, telling=nothing
            )


def enter_late(office: Office, event: str, players: Sequence[str], act: Act) -> Contest:
    """Let latecomers take part in the coming rounds of a Monrad (26.4). Raises ArbiterError."""
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        levels = [
            office.store.levels.level_at(the_player(office, player).id, act.at)
            if is_ranked(contest)
            else ""
            for player in players
        ]
        bodies = monrad.enter_late(contest, players, levels, reason)
        contest = office.folder.record(event, contest, bodies, at=act.at, cause=act.cause)
        for body in bodies:
            params = {"event": contest.spec.event.name, "round": body.round}
            ruling = Ruling(code="joined", reason=reason, params=params)
            send_ruling(office, contest, body.player, [ruling], act)
            contest = welcome(office, contest, body.player, (), 0, act)
        return contest


def welcome(
    office: Office, contest: Contest, player: str, games: Sequence[Game], waiting: int, act: Act
) -> Contest:
    """Send a newcomer the letters with which everybody else started: how all is done, the rules.

    The round that goes on is no round of theirs: that they are free in it would only puzzle.
    """
    facts = round_facts(office, contest, contest.opened, player, len(games), waiting)
    params: dict[str, object] = {
        "event": event_facts(office, contest),
        "games": tuple(game_line(office, game, player) for game in games),
        "norms": norm_facts(office.store, contest, player, act.at),
        "round": replace(facts, free=False, joined=True),
        "tried": player in contest.book.proved,
    }
    send_event_letter(office, contest, player, "start", params, act)
    return send_rules(office, contest, (player,), act)


def is_ranked(contest: Contest) -> bool:
    """Whether an event counts for a ranking."""
    return contest.spec.ranking.system != "none"


# -- players who left an event that runs, and take part again ----


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
            raise ArbiterError(said("why_player", "not_left", player=player, event=event))
        team = contest.teams.get(player, "")
        if team in contest.team_draw.withdrawn:
            out = command("event", "withdraw-team", event, team)
            raise ArbiterError(
                said("why_player", "left_with_team", player=player, team=team, out=out)
            )
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
    for row in office.store.events.games_of_player(player, contest.id):
        game = office.folder.game(row.id)
        if game is not None and _is_lost(game, player) and last_result(office, game) in causes:
            yield game.id


def _causes(office: Office, contest: Contest, player: str) -> frozenset[str]:
    """By what a player left, or others came back after that."""
    return frozenset(
        one.cause
        for one in office.store.events.of_stream(contest.id)
        if isinstance(one.body, Reinstated) or _leaves(contest, one, player)
    )


def _drop_waiting(office: Office, contest: Contest, player: str, act: Act) -> int:
    """Take back what waits to be lost because a player left; in how many games."""
    causes, dropped = _causes(office, contest, player), 0
    rows = office.store.events.games_of_player(player, contest.id)
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
    for one in office.store.events.of_stream(game.id):
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
