"""Players who leave an event, or come late. One transaction each."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.mail.write.facts_rounds import Ruling
from corr.ranking.correspondence.event import WALKOVER, WITHDRAWAL
from corr.service.event.counting import annulled_players, open_players
from corr.service.event.entering import place_freed
from corr.service.event.norms import norm_facts
from corr.service.event.rounds import begin_to_end, round_facts, running
from corr.service.event.rules_sent import send_rules
from corr.service.letters.event_letters import (
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
from corr.service.office.office import Office
from corr.service.play.flags import end_game
from corr.service.play.waited import games_to_come
from corr.tournament.contest import monrad_byes, rulings
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import Ruled
from corr.tournament.play.game import Game


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
    begun = (
        *(row.id for row in office.store.games_of_player(player, contest.id)),
        *games_to_come(office, contest, player),
    )
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
    lost = {WITHDRAWAL: list[Game](), WALKOVER: list[Game]()}
    waiting = list[str]()
    to_come = games_to_come(office, contest, player)
    for pairing in contest.pairings:
        if player not in (pairing.first, pairing.second) and pairing.game not in to_come:
            continue
        game, ending = office.folder.game(pairing.game), WITHDRAWAL
        if game is None:
            game, ending = begin_to_end(office, contest, pairing, act), WALKOVER
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
        _tell_opponent(office, contest, game, player, act, annulled=ended.annulled)
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


def enter_late(office: Office, event: str, players: Sequence[str], act: Act) -> Contest:
    """Let latecomers take part in the coming rounds of a Monrad (26.4). Raises ArbiterError."""
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        levels = [
            office.store.level_at(the_player(office, player).id, act.at)
            if is_ranked(contest)
            else ""
            for player in players
        ]
        bodies = monrad_byes.enter_late(contest, players, levels, reason)
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
