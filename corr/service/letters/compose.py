"""Facts about a game or an event turned into letters for the outbox, as final bytes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import PlayerError
from corr.games.rules import Chance, Explained, Mark, Move, Picture, Position, Seat, Stage
from corr.games.track import Track
from corr.mail.letter import (
    Draft,
    GameFacts,
    Happening,
    IfLine,
    Letter,
    NormFacts,
    OtherGames,
    Receipt,
    Refusal,
)
from corr.mail.orders.order_words import Words
from corr.mail.orders.orders import read_orders
from corr.mail.read.tags import make_tag, message_id, reply_address
from corr.mail.write.standing import still_true
from corr.mail.write.wall import NOTHING, PassedOn
from corr.mail.write.write import write
from corr.ranking.correspondence.event import WALKOVER, WITHDRAWAL
from corr.service.letters.clock_told import as_bank, free_until, no_clock
from corr.service.letters.matches.dice_told import (
    committed_told,
    dice_block,
    note_told,
    orders_told,
)
from corr.service.letters.matches.match_told import breaks_told, late_told, points_that_wait
from corr.service.letters.news import WAITING, News, deadline, keep_news, zone_of
from corr.service.letters.norms import norm_facts
from corr.service.letters.wishes import cost_untold, is_brief, needs_no_letter
from corr.service.office.office import Office
from corr.store.rows import OutboxRow, PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events_contest import Measured
from corr.tournament.events.events_games import PAUSED, ClockCredited, Ruled, TimeForfeited
from corr.tournament.play.clock import Left
from corr.tournament.play.game import Game, decide
from corr.tournament.play.matches.itself import awaited, scheme_of, waits_for_gift
from corr.tournament.play.orders import BoardOrder, Branch, Order, Play, PlayIf, Preview, Resign

# -- the moves in advance of one seat as its own letters list them ----
# Nothing here asks the rules about a line: a letter of a running game judges no move.


MOST_LINES = 12
"""More lines than these are not listed."""

_AROUND = 2
_LEAST = 9

Pairs = tuple[tuple[str, str], ...]


def if_lines(game: Game, seat: Seat) -> tuple[IfLine, ...]:
    """Every way through a seat's moves in advance, at most `MOST_LINES`; () if it has none."""
    if game.result is not None or not game.ifs.get(seat):
        return ()
    found = list(_ways(game.ifs[seat]))[:MOST_LINES]
    return tuple(IfLine(pairs=pairs, picture=_picture(game, seat, pairs)) for pairs in found)


def _ways(branches: Sequence[Branch], before: Pairs = ()) -> Iterator[Pairs]:
    for branch in branches:
        pairs = (*before, (branch.reply, branch.then))
        if branch.branches:
            yield from _ways(branch.branches, pairs)
        else:
            yield pairs


def _picture(game: Game, seat: Seat, pairs: Pairs) -> Picture | None:
    """The board with the stones of a line, numbered; None if it is anything but free play.

    So it is in games in which stones are captured, for the line is not played here, and which
    lines would capture nobody is to be told.
    """
    start = game.ifs_at[seat]
    if game.judge.counts(start):
        return None
    colours = [game.judge.colour(start, one) for one in (seat.other, seat)]
    base = game.judge.picture(start)
    if not isinstance(base, Picture):
        return None
    points = {
        base.point(column, row): (column, row)
        for column in range(len(base.column_names))
        for row in range(len(base.row_names))
    }
    taken = {(mark.column, mark.row) for mark in base.marks}
    added = list[Mark]()
    for number, (text, colour) in enumerate(
        (act for pair in pairs for act in zip(pair, colours, strict=True)),
        game.judge.ply(start),
    ):
        if text == "pass":
            continue
        at = points.get(text)
        if at is None or at in taken or colour is None or start.to_act is not seat.other:
            return None
        taken.add(at)
        added.append(Mark(column=at[0], row=at[1], kind=colour, label=str(number)))
    return _cut(replace(base, marks=(*base.marks, *added), last=()), added) if added else None


def _cut(picture: Picture, around: Sequence[Mark]) -> Picture:
    """The part of a picture that shows some of its marks and what lies close to them."""
    return picture.part(
        _range([mark.column for mark in around], len(picture.column_names)),
        _range([mark.row for mark in around], len(picture.row_names)),
    )


def _range(places: Sequence[int], size: int) -> range:
    """From where to where a side is shown: some room around the places, and never too little."""
    least = min(_LEAST, size)
    begin, end = min(places) - _AROUND, max(places) + _AROUND + 1
    missing = max(0, least - (end - begin))
    begin = max(0, begin - missing // 2)
    end = min(size, max(end, begin + least))
    return range(min(begin, end - least), end)


# -- answers that a letter offers to be tapped ----


def taps(words: Words, game: Game, seat: Seat, refusals: Sequence[Refusal]) -> tuple[str, ...]:
    """What the writer may have meant, in canonical words, as far as it would be taken now."""
    readings = [
        str(text)
        for refusal in refusals
        for text in cast(Sequence[object], refusal.params.get("readings", ()))
    ]
    return tuple(
        text for text in dict.fromkeys(readings) if would_be_taken(words, game, seat, text)
    )


def would_be_taken(words: Words, game: Game, seat: Seat, text: str) -> bool:
    """Whether an answer in canonical words would be taken from a seat now."""
    if game.clock is None:
        return False
    orders = read_orders(text, words, game.judge.recognises)
    return bool(orders) and all(_is_taken(game, seat, order) for order in orders)


def _is_taken(game: Game, seat: Seat, order: Order) -> bool:
    """Whether an order would be; moves in advance are judged when they are played."""
    if isinstance(order, PlayIf | Resign):
        return True
    try:
        if isinstance(order, Preview):
            mine = game.position.to_act is seat
            return mine and bool(game.judge.read(game.position, order.text))
        if isinstance(order, BoardOrder) and game.clock is not None:
            decide(game, seat, order, number=game.position.number, at=game.clock.since)
    except PlayerError:
        return False
    return True


# -- facts about a game or an event turned into letters for the outbox, as final bytes ----


Taps = tuple[tuple[int, int, str], ...]

PROVOKED = ("unproven.", "stranger.", "spent.", "confirm.", "foreign.", "address.", "too_big.")
"""What the causes of letters begin with that anybody can provoke: no order that took effect led
to them, and they may cost no sender's share of answers."""

_JOINTS = str.maketrans("", "", "-'’")
"""What may stand within a family name beside letters."""

_SAID_ELSEWHERE = ("", "moved")
"""Why time goes back of which another letter tells."""
_NOTES_SHOWN = 5
"""How many of the reader's notes come back with a letter, the newest."""


class Telling(Struct, frozen=True, kw_only=True):
    """What a game letter tells beside the position itself.

    `answers` is the letter that is replied to, for the thread. `unsolicited` marks letters that
    cost a sender's share of answers. `rest` are the writer's own lines that were neither an order
    nor passed on. `preview` are acts that the writer wanted to see, with the position after them.
    `plain`: the letter that is answered had a move and nothing else.
    """

    happenings: Sequence[Happening] = ()
    refusals: Sequence[Refusal] = ()
    message: PassedOn = NOTHING
    receipt: Receipt | None = None
    answers: Letter | None = None
    unsolicited: bool = False
    rest: Sequence[str] = ()
    preview: tuple[tuple[Move, ...], Position] | None = None
    plain: bool = False


def kind_for(game: Game, seat: Seat) -> str:
    """The kind of letter by which a seat is told of a game as it stands."""
    if game.result is not None:
        return "game_over"
    asked = _asked_first(game, seat)
    mine = game.position.to_act is seat if asked is None else asked
    return "your_move" if mine else "receipt"


def _asked_first(game: Game, seat: Seat) -> bool | None:
    """Whether what a match waits for before it goes on is due from a seat; None for nothing.

    Before the first throw, and of a new commitment, both have to give something to the dice;
    whoever has given waits for the other, also in a turn of his own. The director answers first.
    """
    if game.dice is None:
        return None
    if game.called:
        return False
    if waits_for_gift(game, seat):
        return True
    return False if waits_for_gift(game, seat.other) else None


def send_game_letter(
    office: Office,
    game: Game,
    seat: Seat,
    kind: str,
    *,
    at: datetime,
    cause: str,
    telling: Telling,
) -> str:
    """Queue a letter of `kind` about a game to the player at `seat`; its Message-ID.

    What they want to hear once a day waits for their digest instead, and a plain move may need no
    letter; then it is "".
    """
    facts, reader = game_facts(office, game, seat, at=at), player_at(office, game, seat)
    told = still_true((*telling.happenings, *_given_back(office, game, seat)), facts)
    if telling.plain and needs_no_letter(game, reader, told):
        return ""
    told += cost_untold(office, game, seat, reader, told)
    proof = dice_block(office, game, seat, at)
    if game.dice is not None:
        told = tuple(replace(one, code=_OF_MATCH.get(one.code, one.code)) for one in told)
    asks = game.dice is not None and waits_for_gift(game, seat)
    if asks and all(one.code != "dice_committed" for one in told):
        # The commitment is told once, with its anchors; later letters point back to that.
        if "\ncommit " in proof:
            told = (*told, committed_told(game, scheme_of(game).value))
        else:
            told = (*told, Happening(code="dice_reminder"))
    if game.result is not None and "\nseed " in proof:  # however the match has ended
        told = (*told, Happening(code="seed_told"))
    telling = replace(telling, happenings=told)
    news = News(happenings=told, message=telling.message, receipt=telling.receipt)
    asked = telling.unsolicited or any((telling.refusals, telling.rest, telling.preview))
    if not asked and kind in WAITING and keep_news(office, game, seat, news, at):
        return ""
    facts = replace(facts, message=telling.message, receipt=telling.receipt)
    params: dict[str, object] = {
        "g": facts,
        "happenings": _happenings_noted(told, notation_of(game, reader)),
        "refusals": _refusals_noted(telling.refusals, notation_of(game, reader)),
        "norms": _norms(office, game, seat, at),
        "choices": tuple(
            map(notation_of(game, reader), taps(office.words, game, seat, telling.refusals))
        ),
        "rest": tuple(telling.rest),
        "may_write": _contest(office, game).spec.mail.messages,
        "brief": is_brief(office, game, seat, reader),
        "others": _others(office, game, seat, at),
    }
    if telling.preview is not None:
        params["preview"] = ", ".join(telling.preview[0])
    if game.dice is not None:
        params["happenings"] = (*told, *orders_told(game, seat, told))
        params["g"] = replace(facts, dice=proof)
        note_told(office, game, seat)
    return _post(office, game, seat, kind, params, at=at, cause=cause, telling=telling)


def _others(office: Office, game: Game, seat: Seat, at: datetime) -> OtherGames | None:
    """Which other games wait for the player at a seat; None if none does."""
    found = office.store.events.next_turn_elsewhere(game.players[seat], game.id)
    if found is None:
        return None
    waiting, name, due = found
    return OtherGames(waiting=waiting, game=name, due=due if due and due > at else None)


def _given_back(office: Office, game: Game, seat: Seat) -> tuple[Happening, ...]:
    """The time that our side gave back to whoever is to act since a player was last written to.

    What a letter that was read late gave back, the answer to it says; what an event's way to
    another installation did, the letter that says where to write from now on. Of a turn that is
    over only its own seat hears.
    """
    turn, given = game.times.turn, list[tuple[datetime, ClockCredited]]()
    for at, body in game.credits:
        runs = turn is not None and body.seat is turn.seat and body.number >= turn.number
        if body.why not in _SAID_ELSEWHERE and (body.seat is seat or runs):
            given.append((at, body))
    if not given:
        return ()
    player = player_at(office, game, seat)
    told = office.store.news.last_told(game.id, player.id, player.addresses)
    hours = dict[tuple[str, bool], timedelta]()
    for at, body in given:
        if told is None or at > told:
            about, time = (body.why, body.seat is seat), timedelta(seconds=body.seconds)
            hours[about] = hours.get(about, timedelta()) + time
    hour = timedelta(hours=1)
    return tuple(
        Happening(
            code="time_given_back" if mine else "their_time_given_back",
            params={"hours": -(-time // hour), "why": why},
        )
        for (why, mine), time in hours.items()
    )


def _post(
    office: Office,
    game: Game,
    seat: Seat,
    kind: str,
    params: dict[str, object],
    *,
    at: datetime,
    cause: str,
    telling: Telling,
) -> str:
    tag = make_tag(office.keys, game.id, game.letter_number, seat)
    host = office.site.host
    serial = office.store.letters.letters_at(f"{tag}.") + 1
    player = player_at(office, game, seat)
    if not player.addresses:
        return ""
    root = f"{game.id}.{seat.value}@{host}"
    own_id = message_id(tag, serial, host)
    reply = office.site.address
    draft = Draft(
        kind=kind,
        language=player.language,
        to_name=player.name,
        to_address=_address(player, telling.answers),
        message_id=own_id,
        reply_to=reply_address(reply, tag) if office.plus_addressing else reply,
        date=at,
        facts=params,
        tag=tag,
        subject="" if "text" in player.settings else subject_of_game(office, game),
        picture=_picture_told(game, telling, seat, player),
        in_reply_to=telling.answers.message_id if telling.answers else root,
        references=(root, telling.answers.message_id) if telling.answers else (root,),
        style=player.settings.get("board", ""),
        text_only="text" in player.settings,
        attachments=deadline(office, game, seat, kind, at),
    )
    post(office, draft, at=at, cause=cause, game=game.id, unsolicited=telling.unsolicited)
    return own_id


def post(
    office: Office,
    draft: Draft,
    *,
    at: datetime,
    cause: str,
    game: str = "",
    unsolicited: bool = False,
) -> None:
    """Write a draft and queue its bytes."""
    row = OutboxRow(
        message_id=draft.message_id,
        cause=cause,
        recipient=draft.to_address,
        raw=write(draft, site=office.site, templates=office.templates),
        game=game,
        unsolicited=unsolicited,
        provoked=unsolicited or cause.startswith(PROVOKED),
    )
    office.store.letters.queue([row], at)


def subject_of_game(office: Office, game: Game) -> str:
    """The one subject of all letters about a game, `SK24-001 Berg – Ek`, in every language.

    It is the same for both players. "" where every letter has its own: also in matches, which
    have many letters, so that a list of them says what is asked in each.
    """
    if not office.steady or game.judge.of_itself is not None:
        return ""
    names = [player_at(office, game, seat).name for seat in Seat]
    short = [short_name(name) for name in names]
    return f"{game.id} {' – '.join(names if short[0] == short[1] else short)}"


def short_name(name: str) -> str:
    """The family name in a name, or the whole name where it is not plain which part is that.

    >>> [short_name(one) for one in ("Anna Berg", "Nils af Ek", "Berg, Anna", "Kim", "Luleå 2")]
    ['Berg', 'af Ek', 'Berg', 'Kim', 'Luleå 2']
    """
    family, comma, _ = name.partition(",")
    if comma and family.strip():
        return family.strip()
    words = name.split()
    first = len(words) - 1
    while first > 1 and words[first - 1].islower():
        first -= 1
    last = words[-1] if words else ""
    return " ".join(words[first:]) if last.translate(_JOINTS).isalpha() else name


def player_at(office: Office, game: Game, seat: Seat) -> PlayerRow:
    """The player at a seat."""
    player = office.store.players.player(game.players[seat])
    assert player is not None  # a foreign key holds it
    return player


def game_facts(office: Office, game: Game, seat: Seat, *, at: datetime) -> GameFacts:
    """What the player at `seat` is told about a game's present position."""
    contest = _contest(office, game)
    judge, position = game.judge, game.position
    turn = turn_of(game, seat)
    offer = ""
    if game.draw_offer is not None:
        offer = "yours" if game.draw_offer is seat else "theirs"
    reader = player_at(office, game, seat)
    clock = game.clock
    running = clock if clock and not clock.stopped and clock.runs else None
    due = awaited(game)
    noted = notation_of(game, reader)
    return GameFacts(
        game=game.id,
        event=game.event,
        event_name=contest.spec.event.name,
        you=reader.name,
        opponent=player_at(office, game, seat.other).name,
        colour=judge.colour(position, seat) or "",
        ply=judge.ply(position),
        turn=turn,
        stage=_stage_noted(_stage(game, seat), noted) if turn else None,
        due=running.due if running else None,
        left=game.times.left_to_act(at) if running else None,
        stopped=None if game.called else game.times.still_since,
        paused=PAUSED in game.times.holds and not game.called,
        late=late_by(game, at),
        my_limits=limits_of(game, seat, at),
        their_limits=limits_of(game, seat.other, at),
        my_leave=game.times.leave(seat, at) if clock else None,
        their_leave=game.times.leave(seat.other, at) if clock else None,
        time_zone=zone_of(office, reader, game.event).key,
        draw_offer=offer,
        record=noted(game.record if judge.of_itself is None else _record(game)),
        opening=judge.opening(position),
        winner=_winner(game, seat),
        ending=game.result.ending if game.result else "",
        ending_detail=ending_detail(office, contest, game),
        explanation=_explanation_noted(game.explanation, noted),
        claims=_claims(game, seat, contest),
        draw_claim=clock is not None and game.draw_claimable,
        taps=_taps_noted(judge.taps(position), noted) if turn == "you" else (),
        fewer_taps=judge.fewer_taps,
        may_offer_draw=turn == "you" and _may_offer_draw(game, seat),
        waits=game.times.next_time(clock.seat.other) if clock else None,
        acted=game.last_seat is seat,
        notes=tuple(note.text for note in game.notes[seat][-_NOTES_SHOWN:]),
        ifs=_ifs_noted(if_lines(game, seat), noted),
        chain=office.store.chains.chain(game.id),
        ran_out=_ran_out(office, game),
        arbiter=contest.spec.event.arbiters[0],
        counts=_counts(game, seat),
        star=judge.star,
        thought=time_taken(game, seat) if game.result and judge.sums_time else None,
        emptied=tuple(map(noted, _emptied(game))),
        examples=judge.examples(game.options, reader.settings.get("notation", "")),
        gifts=game.dice is not None
        and (bool(game.called) or any(waits_for_gift(game, one) for one in Seat)),
        called=bool(game.called),
        points_wait=points_that_wait(game, seat) if game.dice else None,
        beacon=(due.number, due.hour) if due else None,
        earlier=judge.of_itself is not None and judge.of_itself.since(position) > 0,
        free=free_until(game, at) if running and game.times.terms.delay else None,
        no_clock=no_clock(game, seat) if game.times.uses else "",
        my_start=late_told(game, seat, at) if game.dice else None,
        their_start=late_told(game, seat.other, at) if game.dice else None,
        breaks=breaks_told(game, seat) if game.dice else None,
    )


def ending_detail(office: Office, contest: Contest, game: Game) -> str:
    """What there is to say of a game's ending beside its name.

    Of a game that was lost by leaving it is who has excluded the loser, the `director` of matches
    or the `arbiter`; "" for who left of their own will.
    """
    result = game.result
    if result is None or result.winner is None or result.ending not in (WITHDRAWAL, WALKOVER):
        return result.detail if result else ""
    measures: Iterable[object] = contest.measures
    if result.ending == WALKOVER:  # which there are for other reasons, too
        events = office.store.events.of_stream(game.id)
        cause = next((one.cause for one in reversed(events) if isinstance(one.body, Ruled)), "")
        measures = (one.body for one in office.store.causes.events_of_cause(cause))
    gone = (one.player for one in measures if isinstance(one, Measured) and one.is_exclusion)
    if game.players[result.winner.other] not in gone:
        return result.detail
    return "director" if game.judge.of_itself is not None else "arbiter"


_OF_MATCH = {
    "game_started": "match_started",
    "shown": "match_shown",
    "reopened": "match_reopened",  # with a bank, and dice that wait: no days for a move
}
"""What is said of a match, which is no game but has some."""


def _record(game: Game) -> str:
    """What a letter repeats of the game of a match that is played, or was the last one."""
    itself = game.judge.of_itself
    assert itself is not None
    return itself.brief(game.moves[itself.since(game.position) :])


Noted = Callable[[str], str]
"""A text with its points in the notation of a letter's reader."""


def _as_it_is(text: str) -> str:
    return text


def notation_of(game: Game, reader: PlayerRow) -> Noted:
    """How a reader wants points written in a game."""
    notation = reader.settings.get("notation", "")
    if not notation or notation not in game.judge.notations:
        return _as_it_is
    return lambda text: game.judge.noted(text, game.options, notation)


def _stage_noted(stage: Stage, noted: Noted) -> Stage:
    """What is waited for, with its examples as the reader would write them."""
    if noted is _as_it_is:
        return stage
    params = {
        key: noted(value) if isinstance(value, str) else value
        for key, value in stage.params.items()
    }
    return replace(stage, params=params, example=noted(stage.example))


def _happenings_noted(told: Sequence[Happening], noted: Noted) -> Sequence[Happening]:
    """What happened, with the deeds at the board in the reader's notation."""
    if noted is _as_it_is:
        return told
    return tuple(
        Happening(
            code=one.code,
            params={
                key: _told_noted(value, noted) if key in ("move", "moves", "plies") else value
                for key, value in one.params.items()
            },
        )
        for one in told
    )


def _told_noted(value: object, noted: Noted) -> object:
    """A move; moves; or deeds, and moves with who made them, as pairs."""
    if isinstance(value, tuple):
        return tuple(
            (one[0], noted(one[1])) if isinstance(one, tuple) else _told_noted(one, noted)
            for one in value
        )
    return noted(value) if isinstance(value, str) else value


def _explanation_noted(explanation: Explained | None, noted: Noted) -> Explained | None:
    """Why the game ended so, with its points as the reader writes them."""
    if explanation is None or noted is _as_it_is:
        return explanation
    said = tuple(
        (level, name, {key: _points_noted(value, noted) for key, value in params.items()})
        for level, name, params in explanation.said
    )
    return replace(explanation, said=said)


_POINTS = ("point", "low", "high", "centre", "move", "accepted", "readings", "then", "example")
"""Parameters of refusals that are acts or points; others may be what the writer wrote."""
_CANONICAL = ("not_yours_after", "not_needed")
"""Refusals whose `text` are acts, too."""


def _refusals_noted(refusals: Sequence[Refusal], noted: Noted) -> tuple[Refusal, ...]:
    """Why orders were refused, with points as the reader writes them."""
    if noted is _as_it_is:
        return tuple(refusals)
    return tuple(
        replace(
            one,
            params={
                key: _points_noted(value, noted) if key in _noted_of(one) else value
                for key, value in one.params.items()
            },
        )
        for one in refusals
    )


def _noted_of(refusal: Refusal) -> tuple[str, ...]:
    return (*_POINTS, "text") if refusal.code in _CANONICAL else _POINTS


def _points_noted(value: object, noted: Noted) -> object:
    if isinstance(value, tuple):
        return tuple(_points_noted(one, noted) for one in value)
    return noted(value) if isinstance(value, str) else value


def _ifs_noted(lines: tuple[IfLine, ...], noted: Noted) -> tuple[IfLine, ...]:
    if noted is _as_it_is:
        return lines
    return tuple(
        replace(line, pairs=tuple((noted(one), noted(other)) for one, other in line.pairs))
        for line in lines
    )


def _taps_noted(taps: Taps, noted: Noted) -> Taps:
    if noted is _as_it_is:
        return taps
    return tuple((column, row, noted(answer)) for column, row, answer in taps)


def time_taken(game: Game, seat: Seat) -> tuple[timedelta, timedelta]:
    """The time that a seat and the other have taken in all (gomoku art. 11.5)."""
    mine, theirs = (
        sum((one.passed for one in game.times.account(one_seat)), timedelta())
        for one_seat in (seat, seat.other)
    )
    return mine, theirs


def _counts(game: Game, seat: Seat) -> tuple[tuple[str, int, int], ...]:
    """What is counted beside the board, as far as there is anything: the seat's own first."""
    return tuple(
        (name, *(of if seat is Seat.FIRST else of[::-1]))
        for name, of in game.judge.counts(game.position).items()
        if any(of) and (game.result is None or name not in game.judge.own.spare)
    )


def _emptied(game: Game) -> tuple[str, ...]:
    """The points from which the last act took stones."""
    if not game.judge.counts(game.position):
        return ()
    picture = game.judge.picture(game.position)
    if not isinstance(picture, Picture):
        return ()
    taken = (mark for mark in picture.marks if mark.kind == "emptied")
    return tuple(picture.point(mark.column, mark.row) for mark in taken)


def _ran_out(office: Office, game: Game) -> datetime | None:
    """When the time of who lost a game by it was over."""
    if game.result is None or game.result.ending != "time":
        return None
    bodies = [one.body for one in office.store.events.of_stream(game.id)]
    due = [body.due for body in bodies if isinstance(body, TimeForfeited)]
    return datetime.fromisoformat(due[-1]) if due else None


def late_by(game: Game, at: datetime) -> str:
    """What follows from a time that is over at an instant, as in `GameFacts.late`."""
    if game.terms.forfeit == "automatic" or not game.times.is_over(at):
        return ""
    return "claimed" if game.times.lost_at else game.terms.forfeit


def limits_of(game: Game, seat: Seat, at: datetime) -> tuple[Left, ...]:
    """What each limit leaves a seat for this turn or its next; () if one holds for each move."""
    clock = game.clock
    if clock is None or not clock.runs or not game.times.terms.has_reserve:
        return ()
    found = game.times.left(at) if clock.seat is seat else game.times.coming(seat)
    return as_bank(found) if game.times.terms.delay and game.judge.of_itself else found


def turn_of(game: Game, seat: Seat) -> str:
    """Whether the reader or the opponent has to do something, "" if nobody plays any more."""
    asked = _asked_first(game, seat)
    if asked is not None:
        return "you" if asked else "opponent"
    clock = game.clock
    if clock is not None and not isinstance(game.position.to_act, Chance):
        return "you" if clock.seat is seat else "opponent"
    return "" if game.result is not None else "opponent"


def _stage(game: Game, seat: Seat) -> Stage:
    """What the position waits for; a pass is spoken of only if it would be taken."""
    if game.dice is not None and any(waits_for_gift(game, one) for one in Seat):
        return Stage(code="contribute", params={}, example="phrase: ")
    stage = game.judge.stage(game.position)
    if not stage.params.get("can_pass"):
        return stage
    return replace(stage, params={**stage.params, "can_pass": _is_legal(game, seat, "pass")})


def _may_offer_draw(game: Game, seat: Seat) -> bool:
    stage = game.judge.stage(game.position)
    return stage.code == "play" and _is_legal(game, seat, stage.example, draw=True)


def _is_legal(game: Game, seat: Seat, text: str, *, draw: bool = False) -> bool:
    """Whether an answer in canonical words would be taken from a seat now."""
    clock = game.clock
    if clock is None or clock.seat is not seat:
        return False
    order = Play(line=text, text=text, draw=draw)
    try:
        decide(game, seat, order, number=game.position.number, at=clock.since)
    except PlayerError:
        return False
    return True


def _claims(game: Game, seat: Seat, contest: Contest) -> tuple[str, ...]:
    """What the player at `seat` would have to claim; it says nothing of what is on the board."""
    if game.clock is None:
        return ()
    return game.judge.claimable(game.position, seat, contest.spec.game.claims)


def picture_of(game: Game, seat: Seat) -> Picture | Track:
    """The board of a game as a seat sees it, with what its end has to be explained by."""
    explanation = game.explanation
    if explanation:
        return explanation.picture
    picture = game.judge.picture(game.position, viewer=seat)
    if game.result is not None and isinstance(picture, Track):
        return replace(picture, to_act=None)  # a match that ended otherwise than at its board
    return picture


def _picture_told(game: Game, telling: Telling, seat: Seat, player: PlayerRow) -> Picture | Track:
    """The board that a letter shows: that of the game, or what the writer wanted to see."""
    if telling.preview:
        seen = game.judge.seen(game.position, telling.preview[0], seat)
    else:
        seen = picture_of(game, seat)
    return as_set(seen, player) if "side" in player.settings else seen


def as_set(picture: Picture | Track, player: PlayerRow) -> Picture | Track:
    """A board as a player wants it to lie; only a track can lie in two ways."""
    if not isinstance(picture, Track):
        return picture
    return replace(picture, clockwise=player.settings.get("side") == "clockwise")


def _winner(game: Game, seat: Seat) -> str:
    if game.result is None:
        return ""
    if game.result.winner is None:
        return "nobody" if game.result.nobody or game.result.is_annulled else "draw"
    return "you" if game.result.winner is seat else "opponent"


def _address(player: PlayerRow, answers: Letter | None) -> str:
    """The address that the player wrote from, if it is theirs, else the first one."""
    if answers is not None and answers.sender in player.addresses:
        return answers.sender
    return player.addresses[0]


def _norms(office: Office, game: Game, seat: Seat, at: datetime) -> NormFacts | None:
    return norm_facts(office.store, _contest(office, game), game.players[seat], at)


def _contest(office: Office, game: Game) -> Contest:
    contest = office.folder.contest(game.event)
    assert contest is not None  # a foreign key holds it
    return contest
