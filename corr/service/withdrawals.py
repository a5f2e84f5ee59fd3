"""Players who leave an event, take another's place or come late. One transaction each."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from corr.games.rules import Seat
from corr.mail.facts_rounds import Ruling
from corr.mail.letter import Happening
from corr.ranking.event import WALKOVER, WITHDRAWAL
from corr.service.counting import annulled_players, open_players
from corr.service.entering import place_freed
from corr.service.event_letters import (
    Act,
    event_facts,
    game_line,
    send_event_letter,
    send_news,
    send_ruling,
    the_contest,
    the_player,
    the_reason,
)
from corr.service.flags import end_game, settled
from corr.service.norms import norm_facts
from corr.service.office import Office
from corr.service.rounds import begin_to_end, round_facts, running
from corr.tournament import monrad_byes, rulings
from corr.tournament.contest import Contest
from corr.tournament.events import Ruled, SeatTaken
from corr.tournament.game import Game


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
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
    begun = tuple(row.id for row in office.store.games_of_player(player, contest.id))
    body = rulings.withdraw(contest, player, begun, reason)
    is_open = contest.state == "open"
    contest = office.folder.record(contest.id, contest, [body], at=act.at, cause=act.cause)
    if is_open:
        office.store.drop_entry(contest.id, player)
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
    rows = {row.id: row for row in office.store.games_of_player(player, contest.id)}
    lost = {WITHDRAWAL: list[Game](), WALKOVER: list[Game]()}
    waiting = list[str]()
    for pairing in contest.pairings:
        row = rows.get(pairing.game)
        if player not in (pairing.first, pairing.second) or (row and row.state != "running"):
            continue
        if row is None:
            game, ending = begin_to_end(office, contest, pairing, act), WALKOVER
        else:
            found = office.folder.game(row.id)
            assert found is not None  # its row is here
            game, ending = found, WITHDRAWAL
        over = _lose(office, contest, game, player, ending, act)
        if over.result is None:
            waiting.append(over.id)
        elif over.result.ending == ending:
            lost[ending].append(over)
    running, unstarted = len(lost[WITHDRAWAL]), len(lost[WALKOVER])
    ended = Ended(running=running, unstarted=unstarted, waiting=tuple(waiting), annulled=False)
    ended = ended_now(office, contest, player, ended)
    for game in (*lost[WITHDRAWAL], *lost[WALKOVER]):
        _tell_opponent(office, contest, game, player, act, annulled=ended.annulled)
    return ended


def _lose(
    office: Office, contest: Contest, game: Game, player: str, ending: str, act: Act
) -> Game:
    """End a withdrawn player's game; nobody wins it if the opponent has left, too (16.3).

    Who lost on time before the withdrawal has lost on time; until that is sure the game goes on.
    """
    seat = game.seat_of(player)
    assert seat is not None
    result = "0-1" if seat is Seat.FIRST else "1-0"
    gone = game.players[seat.other] in contest.withdrawn
    reason = " ".join(act.reason.split())
    body = Ruled(result="0-0" if gone else result, ending=ending, reason=reason)
    return end_game(office, game, body, act)


def _tell_opponent(
    office: Office, contest: Contest, game: Game, player: str, act: Act, *, annulled: bool
) -> None:
    """Tell the opponent of a player who left of their game, unless they have left, too.

    If the player is `annulled`, they are told that it counts for nothing (16.2).
    """
    seat = game.seat_of(player)
    assert seat is not None
    if game.players[seat.other] in contest.withdrawn:
        return
    reason = " ".join(act.reason.split())
    told = [Happening(code="ruled", params={"reason": reason})] if reason else []
    told += [Happening(code="counts_nothing")] if annulled else []
    send_news(office, game, seat.other, "game_over", act, *told)


def games_left(office: Office, contest: Contest, player: str, act: Act) -> list[str]:
    """The games of a player that somebody else can play on, those that never began included.

    Those are not among them that were lost on time before.
    """
    rows = {row.id: row for row in office.store.games_of_player(player, contest.id)}
    left = list[str]()
    for pairing in contest.pairings:
        if player not in (pairing.first, pairing.second):
            continue
        game = office.folder.game(pairing.game) if pairing.game in rows else None
        if game is None or settled(office, game, act.at).result is None:
            left.append(pairing.game)
    return left


def substitute_player(office: Office, event: str, player: str, by: str, act: Act) -> Contest:
    """Let somebody of the register take a player's place. Raises ArbiterError.

    The games that go on and those to come are theirs, the ended ones stay the player's. The place
    in the table is that of the start number. Both and all opponents are told.
    """
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        old, new = the_player(office, player), the_player(office, by)
        rows = {row.id: row for row in office.store.games_of_player(player, event)}
        left = games_left(office, contest, player, act)
        level = office.store.level_at(by, act.at) if _is_ranked(contest) else ""
        body = rulings.substitute(contest, player, by, left, level, reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        games = [take_seat(office, game, player, by, act) for game in left if game in rows]
        name = contest.spec.event.name
        out = {"event": name, "by": new.name, "games": len(left)}
        into = {"event": name, "player": old.name, "games": len(left)}
        ruling = Ruling(code="replaced", reason=reason, params=out)
        send_ruling(office, contest, player, [ruling], act)
        ruling = Ruling(code="took_over", reason=reason, params=into)
        send_ruling(office, contest, by, [ruling], act)
        _welcome(office, contest, by, games, len(left) - len(games), act)
        for game in games:
            tell_seat(office, game, by, old.name, act)
        return contest


def take_seat(office: Office, game: str, player: str, by: str, act: Act) -> Game:
    """Seat another player in a game that goes on."""
    found = office.folder.game(game)
    assert found is not None  # its row is here
    seat = found.seat_of(player)
    assert seat is not None
    office.store.drop_news_of(player, game)
    body = SeatTaken(seat=seat, player=by, reason=the_reason(act))
    return office.folder.play(found, [body], at=act.at, cause=act.cause)


def tell_seat(office: Office, game: Game, by: str, old: str, act: Act) -> None:
    """Tell both sides of a game who plays it now, each with the board."""
    params = {"player": old, "reason": the_reason(act)}
    for seat in Seat:
        code = "took_seat" if game.players[seat] == by else "seat_taken"
        kind = "your_move" if game.position.to_act is seat else "receipt"
        send_news(office, game, seat, kind, act, Happening(code=code, params=params))


def enter_late(office: Office, event: str, players: Sequence[str], act: Act) -> Contest:
    """Let latecomers take part in the coming rounds of a Monrad (26.4). Raises ArbiterError."""
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        levels = [
            office.store.level_at(the_player(office, player).id, act.at)
            if _is_ranked(contest)
            else ""
            for player in players
        ]
        bodies = monrad_byes.enter_late(contest, players, levels, reason)
        contest = office.folder.record(event, contest, bodies, at=act.at, cause=act.cause)
        for body in bodies:
            params = {"event": contest.spec.event.name, "round": body.round}
            ruling = Ruling(code="joined", reason=reason, params=params)
            send_ruling(office, contest, body.player, [ruling], act)
            _welcome(office, contest, body.player, (), 0, act)
        return contest


def _welcome(
    office: Office, contest: Contest, player: str, games: Sequence[Game], waiting: int, act: Act
) -> None:
    """Send a newcomer the letter with which everybody else started: how all is done.

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


def _is_ranked(contest: Contest) -> bool:
    return contest.spec.ranking.system != "none"
