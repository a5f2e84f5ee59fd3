"""Answers about the writer's games: which there are, how much time is left, what was played."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.read.tags import make_tag
from corr.mail.write.facts_asked import EndedGame, GameRecord, OlderGames, RunningGame, TurnLine
from corr.mail.write.write import order_link
from corr.service.letters.compose import game_facts, player_at
from corr.service.letters.desk_letters import reply_to
from corr.service.letters.news import zone_of
from corr.service.office.case import Answer, Case
from corr.service.office.office import Office
from corr.service.play.game_record import as_file, names_in, record_of, seats_by_colour
from corr.store import GameRow, PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.play.game import Game

RECENT = timedelta(days=30)
"""How long a game that is over stays in the list of games."""
MOST_GAMES = 50
"""How many running games a letter lists; mail programs would cut off a longer one."""
MOST_ENDED = 20
"""How many games that are over are listed beside them, the last ones first."""
MOST_TURNS = 20
"""Of how many of their turns a player hears what they cost."""
MOST_OLDER = 100
"""How many older games are named, so that their records can be asked for …"""
MOST_OLDER_EVENTS = 10
"""… and of how many events."""


def all_games(case: Case, player: PlayerRow) -> Answer:
    """All games of a player that go on, the most urgent first, and those that ended lately."""
    office, rows = case.office, case.office.store.games_of_player(player.id)
    running = sorted(_running(rows), key=_urgency)
    ended = [row for row in rows if row.ended_at and row.ended_at > case.at - RECENT]
    ended.sort(key=lambda row: (row.ended_at or case.at, row.id), reverse=True)
    shown = [_running_game(case, player, game) for game in _games(office, running[:MOST_GAMES])]
    ended, older = ended[:MOST_ENDED], [row for row in rows if row.ended_at]
    older = [row for row in older if row not in ended]
    return Answer(
        kind="games",
        facts={
            "games": tuple(shown),
            "more": max(0, len(running) - MOST_GAMES),
            "yours": sum(_to_act(row) == player.id for row in running),
            "ended": tuple(_ended_game(office, player, game) for game in _games(office, ended)),
            "older": _older_games(older),
            "time_zone": zone_of(office, player).key,
        },
    )


def _older_games(rows: Sequence[GameRow]) -> tuple[OlderGames, ...]:
    """Games event by event, the events that began last first."""
    newest = sorted(rows, key=_began, reverse=True)[:MOST_OLDER]
    names = {row.event: [one.id for one in newest if one.event == row.event] for row in newest}
    return tuple(
        OlderGames(event=event, games=tuple(sorted(names[event])))
        for event in list(names)[:MOST_OLDER_EVENTS]
    )


def _began(row: GameRow) -> tuple[datetime, str]:
    return row.started_at, row.id


def tested(case: Case, player: PlayerRow, ready: Sequence[Contest]) -> Answer:
    """That a player's letter has arrived, and how many games wait for them.

    `ready` are the events to come for which that was to be tried.
    """
    rows = _running(case.office.store.games_of_player(player.id))
    return Answer(
        kind="tested",
        facts={
            "arrived": case.letter.arrived,
            "time_zone": zone_of(case.office, player).key,
            "games": len(rows),
            "yours": sum(_to_act(row) == player.id for row in rows),
            "ready": tuple(
                (one.id, one.spec.event.name, one.spec.event.start.isoformat()) for one in ready
            ),
        },
    )


def times(case: Case, player: PlayerRow, games: Sequence[Game]) -> Answer:
    """How much time both sides have in games that go on."""
    zone = zone_of(case.office, player).key
    if len(games) == 1:
        one = _running_game(case, player, games[0])
        one = replace(one, turns=_turns(games[0], player))
        return Answer(kind="times", facts={"games": (one,), "time_zone": zone})
    found = sorted(
        (_running_game(case, player, game) for game in games[:MOST_GAMES]),
        key=lambda one: (one.due is None, one.due or case.at, one.game),
    )
    return Answer(kind="times", facts={"games": tuple(found), "time_zone": zone})


def _turns(game: Game, player: PlayerRow) -> tuple[TurnLine, ...]:
    """What a player's last turns cost, the last one first."""
    seat = game.seat_of(player.id)
    assert seat is not None
    return tuple(
        TurnLine(
            ply=game.judge.ply(game.position_at(one.turn.number)),
            used=one.charged if game.terms.has_reserve else one.passed,
            given_back=one.turn.credit,
        )
        for one in game.times.account(seat)[: -MOST_TURNS - 1 : -1]
    )


def running_games(office: Office, player: PlayerRow) -> tuple[Game, ...]:
    """The games of a player that go on, the most urgent first."""
    rows = sorted(_running(office.store.games_of_player(player.id)), key=_urgency)
    return tuple(_games(office, rows))


def record(case: Case, player: PlayerRow, game: Game) -> Answer:
    """A game as a record, in the letter and as files; of one that goes on, no judgement."""
    written, names = record_of(case.office, game), names_in(case.office, game)
    seat = game.seat_of(player.id) or Seat.FIRST
    told = game_facts(case.office, game, seat, at=case.at)
    colours = seats_by_colour(game)
    facts = GameRecord(
        game=game.id,
        event_name=told.event_name,
        first=names[Seat.FIRST],
        second=names[Seat.SECOND],
        black=names[colours["black"]] if "black" in colours else "",
        white=names[colours["white"]] if "white" in colours else "",
        acts=written.acts,
        moves=written.moves,
        opening=told.opening,
        started=written.date,
        result="" if game.result is None else written.result,
        winner=told.winner,
        ending=told.ending,
        ending_detail=told.ending_detail,
        opponent=told.opponent,
        attached=bool(written.size),
    )
    forms = (("txt", "text/plain", "text"), ("sgf", "application/x-go-sgf", "sgf"))
    return Answer(
        kind="record",
        facts={"record": facts},
        attachments=tuple(
            (f"{game.id}.{ending}", content_type, as_file(written, form))
            for ending, content_type, form in forms
            if facts.attached
        ),
    )


def _running(rows: Sequence[GameRow]) -> list[GameRow]:
    return [row for row in rows if row.state == "running"]


def _urgency(row: GameRow) -> tuple[bool, datetime, int, str]:
    """Games whose clock stands still come last."""
    return row.due_at is None, row.due_at or row.started_at, len(row.id), row.id


def _to_act(row: GameRow) -> str:
    return row.first if row.to_act == Seat.FIRST.value else row.second


def _games(office: Office, rows: Sequence[GameRow]) -> Iterator[Game]:
    for row in rows:
        game = office.folder.game(row.id)
        if game is not None:
            yield game


def _running_game(case: Case, player: PlayerRow, game: Game) -> RunningGame:
    seat, clock = game.seat_of(player.id), game.clock
    assert seat is not None
    assert clock is not None
    told = game_facts(case.office, game, seat, at=case.at)
    tag = make_tag(case.office.keys, game.id, game.letter_number, seat)
    return RunningGame(
        game=game.id,
        event_name=told.event_name,
        opponent=told.opponent,
        colour=told.colour,
        turn=told.turn,
        ply=told.ply,
        due=None if clock.stopped else clock.due,
        used=game.times.used(case.at),
        left=game.times.left_to_act(case.at),
        stopped=game.times.still_since,
        given=clock.given,
        coming=game.times.next_time(clock.seat.other),
        draw_offer=told.draw_offer,
        paused=told.paused,
        late=told.late,
        my_limits=told.my_limits,
        their_limits=told.their_limits,
        my_leave=told.my_leave,
        their_leave=told.their_leave,
        show=order_link(reply_to(case.office, tag), tag, "show"),
    )


def _ended_game(office: Office, player: PlayerRow, game: Game) -> EndedGame:
    seat, result = game.seat_of(player.id), game.result
    assert seat is not None
    assert result is not None
    assert game.ended_at is not None
    winner = "nobody" if result.nobody or result.is_annulled else "draw"
    if result.winner is not None:
        winner = "you" if result.winner is seat else "opponent"
    return EndedGame(
        game=game.id,
        opponent=player_at(office, game, seat.other).name,
        winner=winner,
        ending=result.ending,
        ending_detail=result.detail,
        ended=game.ended_at,
    )
