"""Players who take another's place, with the games that are not over. One transaction each.

A game in which a flag had fallen, and it is not sure whether anybody lost by it, is theirs as
soon as nobody has; if somebody has, it was over for the player who had the seat.
"""

from dataclasses import dataclass, replace

from corr.mail.write.facts_rounds import Ruling
from corr.service.desk.withdrawals import is_ranked, welcome
from corr.service.event.rounds import running
from corr.service.letters.event_letters import Act, send_ruling, the_player, the_reason
from corr.service.office.office import Office
from corr.service.play.flags import Flag, let_wait, settled, unsure_flag
from corr.service.play.game_acts import seat_player, tell_seat
from corr.service.play.waited import games_to_come
from corr.tournament.contest import line_ups, rulings
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import SeatTaken, SeatWaits, Substituted
from corr.tournament.play.game import Game


def substitute_player(office: Office, event: str, player: str, by: str, act: Act) -> Contest:
    """Let somebody of the register take a player's place. Raises ArbiterError.

    The games that go on and those to come are theirs, the ended ones stay the player's. The place
    in the table is that of the start number. Both and all opponents are told.
    """
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        the_player(office, player), the_player(office, by)
        left = games_left(office, contest, player, act)
        level = office.store.level_at(by, act.at) if is_ranked(contest) else ""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
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
