"""A player's questions: about games, events and themselves, and which letter answers each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from fractions import Fraction
from functools import partial
from itertools import groupby, pairwise
from operator import attrgetter
from types import MappingProxyType
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from corr.games.registry import begins, rules_for
from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.mail.read.tags import make_tag
from corr.mail.write.facts import (
    EndedGame,
    EventTable,
    GameRecord,
    OlderGames,
    RunningGame,
    TieBreak,
    TurnLine,
)
from corr.mail.write.rules import help_on
from corr.mail.write.write import answers_to
from corr.records.model import Record, RecordError
from corr.result_words import score_told
from corr.sentences.plain import WIDTH
from corr.service.event.opening import event_rules, mail_proved
from corr.service.event.rounds import section_crosstables
from corr.service.letters.compose import ending_detail, game_facts, player_at
from corr.service.letters.news import zone_of
from corr.service.letters.norms import norm_table, with_supposed
from corr.service.letters.plain import send_about_no_game
from corr.service.office.case import Answer, Case
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.service.office.tables import table_of, the_contest
from corr.service.play.leave import take_back, take_leave
from corr.service.play.records import as_file, names_in, record_of, record_told, seats_by_colour
from corr.service.post.asked_dice import dice_told, what_dice_wait_for
from corr.service.post.asked_entry import ask_to_enter, ask_to_withdraw
from corr.store.rows import GameRow, PlayerRow
from corr.tournament.contest.contest import OVER, Contest, Results
from corr.tournament.play.game import Game
from corr.tournament.play.matches.itself import awaited, waits_for_gift
from corr.tournament.play.orders import Ask, Enter, Help, LeaveOff, TakeLeave, Withdraw
from corr.tournament.scoring.standings import Standing
from corr.tournament.scoring.team_scoring import TeamStanding, TeamStandings
from corr.tournament.spec.spec import GamePart
from corr.tournament.tables.crosstable import AnyTable
from corr.tournament.tables.crosstable_forms import as_grid, as_text
from corr.tournament.tables.tables import reasons_of, standings_of
from corr.tournament.wording import decimal
from corr.words.tables import in_words, words_of
from corr.words.templates import Voice

# -- answers about the writer's games ----


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
    office, rows = case.office, case.office.store.events.games_of_player(player.id)
    running = sorted(_running(office, rows), key=_urgency)
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
            "yours": _yours(office, player, running),
            "matches": _only_matches(office, running),
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


def tested(case: Case, player: PlayerRow, ready: Sequence[Contest], *, arbiter: str) -> Answer:
    """That a player's letter has arrived, and how many games wait for them.

    `ready` are the events to come for which that was to be tried; the `arbiter` is named to who
    may have asked something.
    """
    rows = _running(case.office, case.office.store.events.games_of_player(player.id))
    return Answer(
        kind="tested",
        facts={
            "arrived": case.letter.arrived,
            "time_zone": zone_of(case.office, player).key,
            "games": len(rows),
            "yours": _yours(case.office, player, rows),
            "matches": _only_matches(case.office, rows),
            "arbiter": arbiter,
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
    rows = _running(office, office.store.events.games_of_player(player.id))
    return tuple(_games(office, sorted(rows, key=_urgency)))


_FILES = (("txt", "text/plain", "text"), ("sgf", "application/x-go-sgf", "sgf"))
"""The files of a game that go with its record: their endings, types and forms."""
_MATCH_FILES = (
    ("mat", "text/plain", "mat"),
    ("sgf", "application/x-go-sgf", "sgf"),
    ("txt", "text/plain", "text"),
)
"""Those of a match of backgammon: most programs read the first."""


def _result(game: Game, seat: Seat, written: str) -> str:
    """How a game ended, as figures: of a match the score, the asker's points first."""
    if game.result is None:
        return ""
    if not game.result.score:
        return written
    first, second = game.result.score
    mine, theirs = (first, second) if seat is Seat.FIRST else (second, first)
    return f"{mine}–{theirs}"


def record(case: Case, player: PlayerRow, game: Game) -> Answer:
    """A game as a record, in the letter and as files; of one that goes on, no judgement."""
    written, names = record_of(case.office, game), names_in(case.office, game)
    seat = game.seat_of(player.id) or Seat.FIRST
    told = game_facts(case.office, game, seat, at=case.at)
    colours = seats_by_colour(game)
    files = list(_files(game, written))
    facts = GameRecord(
        game=game.id,
        event_name=told.event_name,
        first=names[Seat.FIRST],
        second=names[Seat.SECOND],
        black=names[colours["black"]] if "black" in colours else "",
        white=names[colours["white"]] if "white" in colours else "",
        acts=record_told(case.office, game).again(player.language),
        match=game.judge.of_itself is not None,
        moves=() if game.judge.of_itself else _as_recorded(game, written),
        opening=told.opening,
        started=written.date,
        result=_result(game, seat, written.result),
        winner=told.winner,
        ending=told.ending,
        ending_detail=told.ending_detail,
        opponent=told.opponent,
        attached=tuple(ending for ending, _, _ in files),
        begins=begins(game.rules),
        thought=told.thought,
    )
    return Answer(
        kind="record",
        facts={"record": facts},
        attachments=tuple((f"{game.id}.{ending}", kind, file) for ending, kind, file in files),
    )


def _files(game: Game, written: Record) -> Iterator[tuple[str, str, bytes]]:
    """The files that can hold the game: their endings, types and bytes."""
    if game.judge.of_itself is not None:
        for ending, content_type, form in _MATCH_FILES:
            with suppress(RecordError):  # no throw yet, or no letter of a name that the form has
                yield ending, content_type, as_file(written, form, game.result)
        return
    for ending, content_type, form in _FILES:
        if written.size and form in game.judge.forms:
            with suppress(RecordError):  # the form can hold such games, but not this one
                yield ending, content_type, as_file(written, form)


def _as_recorded(game: Game, written: Record) -> tuple[str, ...]:
    """The moves with what the record says of them: an asterisk that is a part of it, a bomb."""
    if game.judge.star == "advance":
        return written.moves
    return tuple(word.partition(".")[2] for word in written.words if not word.startswith("["))


def _running(office: Office, rows: Sequence[GameRow]) -> list[GameRow]:
    """The games that go on here, not where their event was handed over to."""
    running = [row for row in rows if row.state == "running"]
    moved = {event for event in {row.event for row in running} if office.folder.moved_to(event)}
    return [row for row in running if row.event not in moved]


def _yours(office: Office, player: PlayerRow, running: Sequence[GameRow]) -> int:
    """How many games wait for a player: for an act, or for what they give to the dice.

    None does whose director has been called.
    """
    still = _games(office, [row for row in running if not row.waits_for][:MOST_GAMES])
    seats = ((game, game.seat_of(player.id)) for game in still if not game.called)
    gifts = sum(seat is not None and waits_for_gift(game, seat) for game, seat in seats)
    mine = [row for row in running if row.waits_for == player.id]
    stopped = _games(office, [row for row in mine if row.due_at is None][:MOST_GAMES])
    return gifts + len(mine) - sum(bool(game.called) for game in stopped)


def _only_matches(office: Office, running: Sequence[GameRow]) -> bool:
    """Whether games that go on are matches, and there are any."""
    contests = [office.folder.contest(event) for event in {row.event for row in running}]
    kinds = [one.spec.game.kind for one in contests if one]
    return bool(kinds) and all(rules_for(kind).of_itself is not None for kind in kinds)


def _urgency(row: GameRow) -> tuple[bool, datetime, int, str]:
    """Games whose clock stands still come last."""
    return row.due_at is None, row.due_at or row.started_at, len(row.id), row.id


def _games(office: Office, rows: Sequence[GameRow]) -> Iterator[Game]:
    for row in rows:
        game = office.folder.game(row.id)
        if game is not None:
            yield game


def _running_game(case: Case, player: PlayerRow, game: Game) -> RunningGame:
    seat, clock = game.seat_of(player.id), game.clock
    assert seat is not None
    whole = game.times.next_time(seat)
    told = game_facts(case.office, game, seat, at=case.at)
    tag = make_tag(case.office.keys, game.id, game.letter_number, seat)
    round_due = awaited(game)
    return RunningGame(
        game=game.id,
        event_name=told.event_name,
        opponent=told.opponent,
        colour=told.colour if game.judge.colours else "none",
        turn=told.turn,
        ply=told.ply,
        due=told.due,
        used=game.times.used(case.at),
        left=game.times.left_to_act(case.at) if clock else whole,
        stopped=game.times.still_since if clock else game.started_at,
        given=clock.given if clock else whole,
        coming=game.times.next_time(clock.seat.other) if clock else whole,
        draw_offer=told.draw_offer,
        paused=told.paused,
        late=told.late,
        free=told.free,
        no_clock=told.no_clock,
        my_limits=told.my_limits,
        their_limits=told.their_limits,
        my_leave=told.my_leave,
        their_leave=told.their_leave,
        dice=what_dice_wait_for(game, seat),
        beacon=(round_due.number, round_due.hour) if round_due else None,
        my_start=told.my_start,
        their_start=told.their_start,
        breaks=told.breaks,
        points_wait=told.points_wait,
        show=answers_to(case.office.site, tag)("show"),
        stage=told.stage if game.judge.of_itself else None,
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
        ending_detail=ending_detail(office, the_contest(office, game.event), game),
        ended=game.ended_at,
        score=score_told(result.score if seat is Seat.FIRST else result.score[::-1]),
    )


# -- answers about the writer's events ----


_MOST_REASONS = 8
"""How many reasons of close places are told about one table."""
_POINTS = ("game_points", "match_points")
_TEAM_POINTS = ("team_points",)


def tables(case: Case, player: PlayerRow, contests: Sequence[Contest]) -> Answer:
    """The crosstables of events as they stand, and why close places are as they are."""
    found = tuple(one for contest in contests for one in _tables(case, player, contest))
    return Answer(kind="crosstable", facts={"tables": found})


def _tables(case: Case, player: PlayerRow, contest: Contest) -> Iterator[EventTable]:
    """An event's table, and before it those of its sections."""
    words = words_of(case.office.templates.voice(player.language))
    for name, table in section_crosstables(case.office, contest):
        yield EventTable(
            id=contest.id,
            name=f"{contest.spec.event.name}, {name}",
            final=contest.state == "closed",
            table=as_text(table, words, width=WIDTH),
            grid=as_grid(table, words),
            reasons=(),
        )
    yield _table(case, player, contest)


def norms(
    case: Case,
    player: PlayerRow,
    contests: Sequence[Contest],
    supposed: Mapping[str, str] = MappingProxyType({}),
) -> Answer:
    """What a player needs in events, and what every result of the games left would give.

    `supposed` are the points in all that were asked about, by event.
    """
    store = case.office.store
    found = (
        with_supposed(norm_table(store, contest, player.id, case.at), supposed.get(contest.id, ""))
        for contest in contests
    )
    return Answer(kind="norm_table", facts={"norm_tables": tuple(found)})


def rules(case: Case, player: PlayerRow, contests: Sequence[Contest]) -> Answer:
    """The rules of events in the player's language."""
    say = case.office.templates.voice(player.language)
    found = tuple(event_rules(case.office, contest, say) for contest in contests)
    return Answer(kind="event_rules", facts={"events": found})


def _table(case: Case, player: PlayerRow, contest: Contest) -> EventTable:
    office = case.office
    say = office.templates.voice(player.language)
    words = words_of(say)
    known = (office.store.players.player(one) for one in contest.order)
    names = {row.id: row.name for row in known if row}
    table, results = table_of(office, contest), results_of(office, contest)
    found = standings_of(contest, results)
    return EventTable(
        id=contest.id,
        name=contest.spec.event.name,
        final=contest.state == "closed",
        table=as_text(table, words, width=WIDTH),
        grid=as_grid(table, words),
        reasons=tuple(_reasons(found, names, words.mark))[:_MOST_REASONS],
        why=tuple(_why(contest, results, names, player.id, say)),
    )


def _why(
    contest: Contest, results: Results, names: Mapping[str, str], player: str, say: Voice
) -> Iterator[tuple[str, str]]:
    """Why the first of a cup or of sections stand there, and the reader."""
    known = reasons_of(contest, results, names)
    if not known:
        return
    mark = words_of(say).mark
    rows: Sequence[Standing | TeamStanding] = standings_of(contest, results).rows
    for at, row in enumerate(rows):
        if row.player in known and (at < _MOST_REASONS or row.player == player):
            why = in_words(known[row.player], partial(say, "standings"), mark)
            yield names.get(row.player, row.player), why


def _reasons(table: AnyTable, names: dict[str, str], mark: str) -> Iterator[TieBreak]:
    """Why those who are level on points stand as they do; nothing for who has not begun."""
    points = _TEAM_POINTS if isinstance(table, TeamStandings) else _POINTS
    if not set(table.criteria) & set(points):
        return  # a cup, where the round in which somebody left decides
    level = attrgetter(*(name for name in table.criteria if name in points))
    every: Sequence[Standing | TeamStanding] = table.rows
    for _, group in groupby(every, key=level):
        rows = (row for row in group if _begun(row))
        places = [list(same) for _, same in groupby(rows, key=attrgetter("place"))]
        for same in places:
            if len(same) > 1:
                first, *others = (names.get(row.player, row.player) for row in same)
                yield TieBreak(name=first, rivals=tuple(others))
        for above, below in pairwise(places):
            yield _decided(table, names, mark, above[-1], below[0])


def _begun(row: Standing | TeamStanding) -> bool:
    return bool(row.matches if isinstance(row, TeamStanding) else row.games)


def _decided(
    table: AnyTable,
    names: dict[str, str],
    mark: str,
    above: Standing | TeamStanding,
    below: Standing | TeamStanding,
) -> TieBreak:
    by = next(name for name in table.criteria if getattr(above, name) != getattr(below, name))
    figures = getattr(above, by), getattr(below, by)
    if isinstance(figures[0], tuple):  # teams: the first figure of their own matches that differs
        figures = next(both for both in zip(*figures, strict=True) if both[0] != both[1])
    mine, theirs = (decimal(Fraction(figure)).replace(".", mark) for figure in figures)
    return TieBreak(
        name=names.get(above.player, above.player),
        rivals=(names.get(below.player, below.player),),
        by=by,
        mine=mine,
        theirs=theirs,
    )


# -- A player's questions ----
# Nothing here changes a game, and an event only by who takes part in it (`asked_entry`). One
# letter answers all questions of a kind.


Question = Ask | TakeLeave | LeaveOff | Enter | Withdraw | Help
_Entry = Enter | Withdraw
_Leave = TakeLeave | LeaveOff

MOST = 5
"""How many games or events a letter may ask about by name, of each kind of question."""
MOST_RECORDS = 12
"""How many games are named to choose from."""
MOST_EVENTS = 3
"""How many events are told of where the question names none."""

_ABOUT_EVENTS: Mapping[str, Callable[[Case, PlayerRow, Sequence[Contest]], Answer]] = {
    "table": tables,
    "norms": norms,
    "rules": rules,
}


class _Desk(Struct, frozen=True, kw_only=True):
    """Who asks, in which letter; `game` is the one that the letter is about, if any."""

    case: Case
    player: PlayerRow
    game: Game | None

    def refusal(self, order: Question, code: str, **params: object) -> Refusal:
        return Refusal(line=order.line, code=code, params=params)

    def moved(self, order: Question, event: str) -> Refusal | None:
        """Where an event goes on that was handed over; None for one that is here."""
        to = self.case.office.folder.moved_to(event)
        return self.refusal(order, "event_moved", event=event, address=to) if to else None

    def all_moved(self, order: Question) -> list[Refusal]:
        """The same of every event of the player's that was handed over."""
        events = (one for one, _ in self.case.office.store.events.events_of_player(self.player.id))
        return [found for one in events if (found := self.moved(order, one))]


def answer_questions(
    case: Case, player: PlayerRow, game: Game | None, orders: Sequence[Question]
) -> list[Refusal]:
    """Queue the letters that answer a player's questions; what could not be answered, and why.

    `game` is the game of the letter, None for a letter about no position. Of the same question
    asked twice there is one answer.
    """
    # The letter's own orders may have changed the game meanwhile.
    now = case.office.folder.game(game.id) if game else None
    desk = _Desk(case=case, player=player, game=now)
    refusals = list[Refusal]()
    for kind in dict.fromkeys(map(_kind, orders)):
        mine = [order for order in orders if _kind(order) == kind]
        for found in _answers(desk, kind, mine):
            if isinstance(found, Refusal):
                refusals.append(found)
            else:
                _send(desk, found)
    return list({(one.line, one.code, one.params.get("event")): one for one in refusals}.values())


def _kind(order: Question) -> str:
    if isinstance(order, _Leave):
        return "leave"
    return order.what if isinstance(order, Ask) else type(order).__name__


def _answers(desk: _Desk, kind: str, orders: Sequence[Question]) -> list[Answer | Refusal]:
    """What all questions of a kind lead to; a letter that was sent already is not among them."""
    asked = [order for order in orders if isinstance(order, Ask)]
    if kind in _ABOUT_EVENTS:
        return _about_events(desk, kind, asked)
    if kind == "games":
        return _about_games(desk, asked[0])
    if kind == "time":
        return _about_time(desk, asked)
    if kind == "record":
        return _records(desk, asked)
    if kind == "dice":
        return _about_dice(desk, asked)
    if kind in ("Enter", "Withdraw"):
        orders = list({one.event: one for one in orders if isinstance(one, _Entry)}.values())
    if kind == "leave":
        return [*_leave(desk, orders[:MOST]), *_beyond(desk, orders)]
    found = (_answer(desk, one) for one in orders[:MOST] if not isinstance(one, _Leave))
    one_each = [one for one in found if one is not None]
    once = kind in ("test", "Help")
    return one_each[:1] if once else [*one_each, *_beyond(desk, orders)]


def _answer(desk: _Desk, order: Ask | Enter | Withdraw | Help) -> Answer | Refusal | None:
    """The answer to a question that stands alone."""
    match order:
        case Ask():
            return _test(desk, order)
        case Help():
            return _help(desk)
        case Enter():
            return ask_to_enter(desk.case, desk.player, order)
        case Withdraw():
            contest = _event_to_leave(desk, order)
            if isinstance(contest, Refusal):
                return contest
            return ask_to_withdraw(desk.case, desk.player, contest, order)
        case _:
            assert_never(order)


def _leave(desk: _Desk, orders: Sequence[Question]) -> Iterator[Answer | Refusal]:
    """Leave that is announced or taken back, in the order of the letter."""
    for order in orders:
        told = list[Answer | Refusal]()
        if isinstance(order, TakeLeave):
            told += take_leave(desk.case, desk.player, order)
        elif isinstance(order, LeaveOff):
            told.append(take_back(desk.case, desk.player, order))
        moved = desk.all_moved(order)
        yield from (one for one in told if not (moved and _takes_no_part(one)))
        yield from moved


def _takes_no_part(told: Answer | Refusal) -> bool:
    return isinstance(told, Refusal) and told.code == "no_event"


def _beyond(desk: _Desk, orders: Sequence[Question]) -> list[Answer | Refusal]:
    return [desk.refusal(order, "too_many_questions", limit=MOST) for order in orders[MOST:]]


def _send(desk: _Desk, answer: Answer) -> None:
    case = desk.case
    send_about_no_game(
        case.office,
        desk.player,
        answer.kind,
        answer.facts,
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
        unsolicited=case.proven and answer.kind != "leave",
        attachments=answer.attachments,
    )


def _test(desk: _Desk, order: Ask) -> Answer | Refusal:
    """Whether a move would have been taken: not from a letter that answers none of ours."""
    if not desk.case.proven:
        return desk.refusal(order, "untagged")
    return tested(desk.case, desk.player, mail_proved(desk.case, desk.player), arbiter="")


def arrived_at_all(case: Case, player: PlayerRow) -> None:
    """Take a letter that orders nothing for the answer to the one that tries the mail."""
    desk, ready = _Desk(case=case, player=player, game=None), mail_proved(case, player)
    people = (one for contest in ready for one in contest.spec.event.arbiters)
    arbiter = next(people, case.office.arbiter)
    _send(desk, tested(case, player, ready, arbiter=arbiter))


def _help(desk: _Desk) -> Answer:
    seat = desk.game.seat_of(desk.player.id) if desk.game else None
    facts, notation = None, desk.player.settings.get("notation", "")
    if desk.game is not None and seat is not None:
        facts = game_facts(desk.case.office, desk.game, seat, at=desk.case.at)
    return Answer(kind="help", facts={"g": facts, **help_on(_games_known(desk), notation)})


def _games_known(desk: _Desk) -> tuple[GamePart, ...]:
    """The games, as their events have them, that the letter or else the player has to do with."""
    if desk.game is not None:
        events = [desk.game.event]
    else:
        rows = desk.case.office.store.events.games_of_player(desk.player.id)
        events = list(dict.fromkeys(row.event for row in rows))
    contests = map(desk.case.office.folder.contest, events)
    return tuple(one.spec.game for one in contests if one)


# -- games ----


def _own_game(desk: _Desk, order: Question) -> Game | Refusal | None:
    """The game that a line names, else that of the letter; None if there is none."""
    if not order.game:
        return desk.game
    game = desk.case.office.folder.game(order.game)
    if game is None or game.seat_of(desk.player.id) is None:
        return desk.refusal(order, "unknown_game", game=order.game)
    return desk.moved(order, game.event) or game


def _about_games(desk: _Desk, order: Ask) -> list[Answer | Refusal]:
    """The games that go on here, and where others do."""
    moved = desk.all_moved(order)
    here = not moved or running_games(desk.case.office, desk.player)
    return [*([all_games(desk.case, desk.player)] if here else []), *moved]


def _about_time(desk: _Desk, orders: Sequence[Ask]) -> list[Answer | Refusal]:
    """One letter about the games that are named, else that of the letter, else all."""
    games, refusals = dict[str, Game](), list[Answer | Refusal]()
    for order in orders:
        meant = _own_game(desk, order)
        if isinstance(meant, Refusal):
            refusals.append(meant)
        elif meant is None:
            found = running_games(desk.case.office, desk.player)
            games |= {one.id: one for one in found}
            moved = desk.all_moved(order)
            refusals += moved if found or moved else [desk.refusal(order, "no_running_games")]
        elif meant.clock is None and not meant.breaks.until:
            code = "game_over" if meant.result else "dice_wait"
            refusals.append(desk.refusal(order, code))
        else:
            games[meant.id] = meant
    told = [times(desk.case, desk.player, tuple(games.values()))] if games else []
    return [*told, *refusals]


def _records(desk: _Desk, orders: Sequence[Ask]) -> list[Answer | Refusal]:
    """A letter for each game that is named; a player's only one needs no name."""
    found, refusals = dict[str, Answer](), list[Answer | Refusal]()
    for order in orders:
        game = _own_game(desk, order) or _only_game(desk, order)
        if isinstance(game, Refusal):
            refusals.append(game)
        elif game.id not in found and len(found) == MOST:
            refusals.append(desk.refusal(order, "too_many_questions", limit=MOST))
        else:
            found[game.id] = record(desk.case, desk.player, game)
    return [*found.values(), *refusals]


def _about_dice(desk: _Desk, orders: Sequence[Ask]) -> list[Answer | Refusal]:
    """A letter for each match or event that is named, else about the match of the letter."""
    found, refusals = dict[tuple[str, str], Answer](), list[Answer | Refusal]()
    yours = dict(desk.case.office.store.events.events_of_player(desk.player.id))
    for order in orders:
        game = None if order.event and not order.game else _own_game(desk, order)
        if isinstance(game, Refusal):
            refusals.append(game)
            continue
        if order.event and order.event not in yours:
            known = {"event": order.event, "yours": tuple(yours)}
            refusals.append(desk.refusal(order, "unknown_event", **known))
            continue
        about = game.id if game else "", order.event
        if about not in found and len(found) == MOST:
            refusals.append(desk.refusal(order, "too_many_questions", limit=MOST))
        elif about not in found:
            answer = dice_told(desk.case, desk.player, game, order.event)
            if answer is None:
                refusals.append(desk.refusal(order, "no_dice"))
            else:
                found[about] = answer
    return [*found.values(), *refusals]


def _only_game(desk: _Desk, order: Ask) -> Game | Refusal:
    """The only game that goes on; if none does, the only one that there is."""
    rows = desk.case.office.store.events.games_of_player(desk.player.id)
    meant = [row for row in rows if not row.ended_at] or rows
    game = desk.case.office.folder.game(meant[0].id) if len(meant) == 1 else None
    if game is not None:
        return desk.moved(order, game.event) or game
    names = tuple(row.id for row in sorted(rows, key=_lateness, reverse=True)[:MOST_RECORDS])
    return desk.refusal(order, "which_game", games=names)


def _lateness(row: GameRow) -> tuple[bool, datetime, str]:
    """Games that go on come last, after those that ended last."""
    return not row.ended_at, row.ended_at or row.started_at, row.id


# -- events ----


def _about_events(desk: _Desk, kind: str, orders: Sequence[Ask]) -> list[Answer | Refusal]:
    """One letter about all events that are meant."""
    contests, refusals = dict[str, Contest](), list[Answer | Refusal]()
    supposed = dict[str, str]()
    for order in orders:
        meant = _events_meant(desk, kind, order)
        if isinstance(meant, Refusal):
            refusals.append(meant)
            continue
        for contest in meant:
            if lacking := _not_now(desk, kind, contest, order):
                refusals.append(lacking)
            elif contest.id not in contests and len(contests) == MOST:
                refusals.append(desk.refusal(order, "too_many_questions", limit=MOST))
            else:
                contests[contest.id] = contest
                supposed[contest.id] = order.points or supposed.get(contest.id, "")
    if not contests:
        return refusals
    case, player, found = desk.case, desk.player, tuple(contests.values())
    if kind == "norms":
        return [norms(case, player, found, supposed), *refusals]
    return [_ABOUT_EVENTS[kind](case, player, found), *refusals]


def _not_now(desk: _Desk, kind: str, contest: Contest, order: Ask) -> Refusal | None:
    """Why a question about an event has no answer yet, or none any more."""
    if kind != "rules" and (moved := desk.moved(order, contest.id)):
        return moved
    if contest.state == "cancelled":
        why = contest.cancelled_why
        return desk.refusal(order, "event_cancelled", event=contest.id, why=why)
    if kind != "rules" and not contest.order:
        start = contest.spec.event.start.isoformat()
        return desk.refusal(order, "event_not_started", event=contest.id, start=start)
    if kind == "norms" and contest.state == "closed":
        return desk.refusal(order, "event_over", event=contest.id)
    return None


def _events_meant(desk: _Desk, kind: str, order: Ask) -> Sequence[Contest] | Refusal:
    """The event that a line or its letter is about, else those that the player now plays in.

    If they play in none now, it is the only one that they have played in.
    Before an event begins, anybody may ask for its rules.
    """
    folder = desk.case.office.folder
    yours = dict(desk.case.office.store.events.events_of_player(desk.player.id))
    if order.event:
        contest = folder.contest(order.event)
        public = contest is not None and kind == "rules" and contest.state == "open"
        if contest is None or (contest.id not in yours and not public):
            return desk.refusal(order, "unknown_event", event=order.event, yours=tuple(yours))
        return (contest,)
    game = _own_game(desk, order)
    if isinstance(game, Refusal):
        return game
    named = [game.event] if game else []
    for wanted in ("running", "open" if kind == "rules" else ""):
        named = named or [event for event, state in yours.items() if state == wanted]
    named = named or (list(yours) if len(yours) == 1 else [])
    found = [folder.contest(event) for event in named[:MOST_EVENTS]]
    if not found:
        return _unnamed(desk, order, tuple(yours))
    return [contest for contest in found if contest is not None]


def _unnamed(desk: _Desk, order: Question, yours: tuple[str, ...]) -> Refusal:
    if not yours:
        return next(iter(desk.all_moved(order)), desk.refusal(order, "no_event"))
    return desk.refusal(order, "which_event", events=yours)


def _event_to_leave(desk: _Desk, order: Withdraw) -> Contest | Refusal:
    """The event that a line names, else the letter's, else the only one that is not over."""
    folder, store = desk.case.office.folder, desk.case.office.store
    yours = dict(store.events.events_of_player(desk.player.id))
    event = order.event
    if not event:
        game = _own_game(desk, order)
        if isinstance(game, Refusal):
            return game
        current = tuple(name for name, state in yours.items() if state not in OVER)
        if game is None and len(current) != 1:
            return _unnamed(desk, order, current)
        event = game.event if game else current[0]
    contest = folder.contest(event)
    if contest is None or not (contest.id in yours or contest.book.wish(desk.player.id)):
        return desk.refusal(order, "unknown_event", event=event, yours=tuple(yours))
    return desk.moved(order, event) or contest
