"""Who is told what after a letter was judged: the writer always, the opponent if it moves them."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from math import ceil

from corr.errors import NotNow, PlayerError
from corr.games.rules import Deed, Move, Position, Seat
from corr.mail.letter import Happening, Receipt, Refusal
from corr.mail.orders.order_phrases import phrase
from corr.mail.orders.order_words import Words, folded, lowered
from corr.mail.orders.orders import Reading
from corr.mail.read.tags import game_id
from corr.mail.write.wall import NOTHING, PassedOn
from corr.service.letters.clock_told import asked_told
from corr.service.letters.compose import Telling, kind_for, send_game_letter, would_be_taken
from corr.service.letters.gifts_told import awaits_opponent, tell_gifts
from corr.service.letters.impartial import arbiters_for, ruling_to_appeal
from corr.service.letters.matches.dice_told import match_happenings
from corr.service.letters.reading import (
    letter_answered,
    message_cause,
    notation_of_writer,
    own_words,
    says_no,
    was_asked,
)
from corr.service.office.case import Case, Writer
from corr.service.play.judge import Verdict, played_already, unclear
from corr.store.rows import PlayerRow
from corr.tournament.events.events import (
    BoardEnded,
    GameBody,
    IfsCancelled,
    IfsDropped,
    IfsEntered,
    MovePlayed,
    NoteKept,
)
from corr.tournament.events.events_contest import Acted
from corr.tournament.events.events_dice import (
    AnchorTold,
    DiceBound,
    DiceRolled,
    OrderDone,
    OrdersGiven,
    PhraseGiven,
    RoundNamed,
)
from corr.tournament.events.events_games import (
    ClockAsked,
    ClockCredited,
    DirectorCalled,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    TimeClaimed,
)
from corr.tournament.events.events_match import BreakAsked, BreakBegun
from corr.tournament.play.game import Game
from corr.tournament.play.orders import Appeal

STANDS_IN = "phrase_stands_in"
"""Why a phrase was not taken and the letter was."""

# -- what a letter does not say plainly ----

_MEANT = ("unclear", "skips_i", "number_missing")
"""The questions whether something was meant."""
SHOWN = 72
"""How much of a line is quoted."""


_NOTHING = ("no_order", "no_act")
"""That nothing was found, which is not so where a letter speaks of an appeal."""


def unsaid(case: Case, writer: Writer, reading: Reading) -> list[Refusal]:
    """Why lines of a letter led to nothing, and what they may mean; nothing is ever guessed."""
    ifs = [*reading.contradictions[:1], *reading.unclear][:1]
    found = [
        _refusal(line, "if_unread" if _match_of(case, writer, line) else "ifs_unclear")
        for line in ifs
    ]
    appealed = _appealed(case, writer, reading)
    told = {one.line for one in appealed}
    found += [_unread(case, writer, line) for line in reading.unread if line[:SHOWN] not in told]
    if found or reading.orders or reading.either:
        return found + appealed
    meant = _meant_by(case, writer, reading)
    return appealed + [one for one in meant if not (appealed and one.code in _NOTHING)]


def _meant_by(case: Case, writer: Writer, reading: Reading) -> list[Refusal]:
    """What a letter without an order may mean, or that nothing was found in it."""
    if (no := says_no(case, reading)) and (asked := _asked(case, writer)):
        return [Refusal(line=no[:SHOWN], code="goes_on", params={"asked": asked})]
    if reading.asked and writer.game and writer.seat:
        return [_whether_it_came(case, writer.game, writer.seat, reading)]
    if elsewhere := _elsewhere(case, writer, reading):
        return [elsewhere]
    answer, about = _bare_answer(case, writer)
    line = next(iter(reading.rest), answer)[:SHOWN]
    readings = _readings(case, writer, reading.guesses)
    if meant := tuple(dict.fromkeys((*about, *readings))):
        return [unclear(line, meant)]
    if reading.guesses:
        return [unclear(line, ())]
    if (
        reading.stone
        and writer.game
        and (needs := _point_needed(writer, writer.game, reading.stone))
    ):
        return [Refusal(line=line, code=needs.code, params=needs.params)]
    if reading.messages:
        return []
    if case.letter.unread and not line:
        params = {"kind": case.letter.unread}
        return [Refusal(line="", code="cannot_read", params=params)]
    game, office = writer.game, case.office
    arbiter = arbiters_for(office, game)[0] if game else office.arbiter
    if game and (itself := game.judge.of_itself):
        facts: dict[str, object] = {"breaks": itself.breaks(game.options), "arbiter": arbiter}
        return [Refusal(line=line[:SHOWN], code="no_act", params=facts)]
    facts = {"game": bool(game), "arbiter": arbiter}
    return [Refusal(line=line[:SHOWN], code="no_order", params=facts)]


def _unread(case: Case, writer: Writer, line: str) -> Refusal:
    """That a line which names a game cannot be read, with an example from a game like it."""
    if match := _match_of(case, writer, line):
        return Refusal(line=line[:SHOWN], code="unread_match_line", params={"game": match})
    return _refusal(line, "unread_line")


def _match_of(case: Case, writer: Writer, line: str) -> str:
    """The match that a line is about: the game it names, or the letter's; "" for another game.

    A number that no game has is for one of the writer's: a match if all that they play are.
    """
    folder, head = case.office.folder, case.office.words.named(line)
    if game := folder.game(game_id(head)) if head else writer.game:
        return game.id if game.judge.of_itself else ""
    rows = case.office.store.events.games_of_player(writer.player.id)
    running = [folder.game(row.id) for row in rows if row.state == "running"]
    matches = [one.id for one in running if one and one.judge.of_itself]
    return matches[0] if len(matches) == len(running) > 0 else ""


def _elsewhere(case: Case, writer: Writer, reading: Reading) -> Refusal | None:
    """That a line is a move in another notation or by other rules, which is never guessed."""
    if writer.game is None:
        return None
    judge, own = writer.game.judge, notation_of_writer(case, writer.game)
    itself, seat = judge.of_itself, writer.seat
    for line in reading.rest:
        if itself and seat and (why := itself.no_act(writer.game.position, seat, line)):
            return Refusal(line=line[:SHOWN], code=why[0], params=why[1])
        if code := case.office.words.no_act(line, writer.game.rules):
            return Refusal(line=line[:SHOWN], code=code, params={})
        move = line.partition(";")[0].rstrip()  # moves in advance follow
        if found := judge.elsewhere(move, writer.game.options, own):
            params = {"text": move[:SHOWN], "own": own or judge.notations[0], "found": found}
            return Refusal(line=line[:SHOWN], code="other_notation", params=params)
    return None


def _point_needed(writer: Writer, game: Game, kind: str) -> PlayerError | None:
    """That a word which makes a stone another one needs its point, or why there is none now."""
    judge, position = game.judge, game.position
    if game.result is not None or position.to_act is None:
        return None
    if position.to_act is not writer.seat:
        return NotNow("not_your_turn")
    example = judge.stage(position).example
    points = (one for one in example.split() if judge.recognises(f"{kind} {one}"))
    stone = f"{kind} {next(points, 'h8')}"
    if not judge.recognises(stone):
        return None
    try:
        judge.read(position, stone)
    except PlayerError as error:
        return error
    return NotNow("stone_without_point", kind=kind, example=stone)


def _asked(case: Case, writer: Writer) -> str:
    """What the writer can say no to: `resign`, what was `meant`, or a `draw`; "" for nothing."""
    if was_asked(case, "confirm_resign", "confirm_concede"):
        return "resign"
    if writer.game and writer.seat and writer.game.draw_offer is writer.seat.other:
        return "draw"
    return "meant" if was_asked(case, *_MEANT) else ""


def _whether_it_came(case: Case, game: Game, seat: Seat, reading: Reading) -> Refusal:
    """That an act that the writer asks about is played already, or has not come."""
    line = next((one for one in reading.rest if "?" in one), next(iter(reading.rest), ""))[:SHOWN]
    if played := played_already(game, seat, reading.asked):
        return Refusal(line=line, code="already_played", params=played)
    able = would_be_taken(case.office.words, game, seat, reading.asked)
    readings = (reading.asked,) if able else ()
    params: dict[str, object] = {"move": reading.asked, "readings": readings}
    return Refusal(line=line, code="not_arrived", params=params)


def _appealed(case: Case, writer: Writer, reading: Reading) -> list[Refusal]:
    """How an appeal is written, for a letter whose writer wants to appeal and has not done so.

    Whoever but disagrees is told so where there is a ruling that can be appealed.
    """
    if any(isinstance(one, Appeal) for one in reading.orders):
        return []
    words = case.office.words
    lines = {words.unnamed(one): one.strip() for one in own_words(case).splitlines()}
    wish = words.appealing.wish_in(lines)
    said = wish or words.appealing.disagreement_in(lines)
    if not said:
        return []
    line, row = lines[said][:SHOWN], letter_answered(case)
    happened = case.office.store.causes.events_of_cause(row.cause) if row else ()
    ruled = [one.body for one in happened if isinstance(one.body, Acted)]
    numbers = [one.number for one in ruled if one.appeal_until]
    if not numbers:
        _, last = ruling_to_appeal(case.office, writer.player.id, case.letter.arrived)
        numbers = [last] if last else []
    if wish and not numbers:
        return [Refusal(line=line, code="no_ruling_of_yours", params={"number": 0})]
    params = ({"number": number} for number in numbers)
    return [Refusal(line=line, code="appeal_without_words", params=one) for one in params]


def _refusal(line: str, code: str) -> Refusal:
    return Refusal(line=line[:SHOWN], code=code, params={})


def _bare_answer(case: Case, writer: Writer) -> tuple[str, tuple[str, ...]]:
    """The line that may answer what the opponent has offered, and the answers that there are."""
    if answer := _draw_answer(case, writer):
        return answer, ("accept", "decline")
    game = writer.game
    if game is None or not game.judge.own.answers or game.position.to_act is not writer.seat:
        return "", ()
    acts = {act for acts in game.judge.own.answers.values() for act in acts}
    stage = game.judge.stage(game.position)
    lines = (line.strip() for line in own_words(case).splitlines())
    said = next((one for one in lines if phrase(one) in case.office.words.answers), "")
    return (said, stage.buttons) if said and acts.issuperset(stage.buttons) else ("", ())


def _draw_answer(case: Case, writer: Writer) -> str:
    """The line that may answer the opponent's draw offer: a bare yes or no, or one that speaks of
    a draw; "" for none.
    """
    if not writer.game or not writer.seat or writer.game.draw_offer is not writer.seat.other:
        return ""
    words = case.office.words
    lines = (line.strip() for line in own_words(case).splitlines())
    return next((one for one in lines if _is_about_draw(lowered(folded(one[:300])), words)), "")


def _is_about_draw(line: str, words: Words) -> bool:
    return phrase(line) in words.answers or bool(words.draw_word.search(line))


def _readings(case: Case, writer: Writer, guesses: Sequence[str]) -> tuple[str, ...]:
    """The guesses that would be taken now, as far as that can be known."""
    game, seat = writer.game, writer.seat
    if game is None or seat is None:
        return tuple(guesses)
    words = case.office.words
    return tuple(one for one in guesses if would_be_taken(words, game, seat, one))


# -- who is told what after a letter was judged ----


_KEPT: Mapping[type[GameBody], str] = {
    IfsEntered: "you_entered_ifs",
    IfsCancelled: "you_cancelled_ifs",
    NoteKept: "you_noted",
}
"""What only the writer hears of, and how it is told."""

_LONGEST_LINE = 72


def tell(
    case: Case,
    verdict: Verdict,
    message: PassedOn = NOTHING,
    rest: Sequence[str] = (),
    *,
    quietly: bool = False,
) -> None:
    """Queue the letters that follow from a verdict, `message` going along to the opponent.

    The writer gets one letter whatever the verdict says, and one more for each further board;
    `quietly` none. `rest` are their own lines that were neither an order nor passed on.
    """
    if not quietly and (verdict.is_answered or message):
        _tell_writer(case, verdict, message, rest)
    _tell_opponent(case, verdict, message)


def told_together(case: Case, player: PlayerRow, verdicts: Sequence[Verdict]) -> tuple[str, ...]:
    """Queue one receipt of what a letter gave to the dice of several matches.

    The matches are returned of which it says all; nobody else hears of them. Whoever wants a
    digest finds each match there.
    """
    given = [(one.game, body) for one in verdicts for body in _gifts(one)]
    alone = tuple(one.game.id for one in verdicts if _only_gives(one))
    if len(given) < 2 or not alone or "digest" in player.settings:
        return ()
    remarks = [one for verdict in verdicts for one in verdict.refusals if one.code == STANDS_IN]
    tell_gifts(case, player, given, remarks[:1])
    return alone


def _gifts(verdict: Verdict) -> Iterator[PhraseGiven]:
    """What the writer gave to dice that waited for it."""
    started = verdict.before.dice is not None and awaits_opponent(verdict.before)
    for body in verdict.bodies if started else ():
        if isinstance(body, PhraseGiven) and body.seat is verdict.seat:
            yield body


def _only_gives(verdict: Verdict) -> bool:
    """Whether nothing came of a letter in a match but that, and the opponent's is waited for."""
    refused = any(one.code != STANDS_IN for one in verdict.refusals)
    more = (refused, verdict.previews, verdict.shows, _ends(verdict))
    gave = tuple(_gifts(verdict))
    return (
        bool(gave) and not any(more) and gave == verdict.bodies and awaits_opponent(verdict.game)
    )


def refuse(case: Case, game: Game, seat: Seat, refusals: Sequence[Refusal]) -> None:
    """Say what was read, why it cannot be and what to send; nothing has changed."""
    tell(case, Verdict(seat=seat, before=game, game=game, refusals=tuple(refusals)))


def _tell_writer(case: Case, verdict: Verdict, message: PassedOn, rest: Sequence[str]) -> None:
    happenings = _happenings(verdict, verdict.seat, case.letter.arrived)
    happenings += _previews_told(verdict)
    if message:
        happenings.append(Happening(code="you_wrote", params={"lines": _first_lines(message)}))
    if verdict.shows and not happenings:
        happenings.append(Happening(code="shown"))
    kind = kind_for(verdict.game, verdict.seat)
    if not happenings and not verdict.news:
        kind = "refused"
    elif verdict.previews and not _has_moved(verdict):
        kind = "preview"
    telling = Telling(
        happenings=happenings,
        refusals=verdict.refusals,
        receipt=None if _ends(verdict) else _receipt(case, verdict),
        answers=case.letter,
        unsolicited=case.proven and not verdict.news,
        rest=rest,
        preview=verdict.previews[0] if kind == "preview" else None,
        plain=_is_plain(case, verdict, rest) and kind == "receipt",
    )
    _send(case, verdict.game, verdict.seat, kind, telling)
    for more in verdict.previews[1:] if kind == "preview" else ():
        _show_one_more(case, verdict, more)


_AT_BOARD = (MovePlayed, DiceRolled, AnchorTold)
"""What happens when a move is played, and the next roll may be thrown."""


def _is_plain(case: Case, verdict: Verdict, rest: Sequence[str]) -> bool:
    """Whether all that the letter had to say of the game is a move, which was played as read.

    Of one that was set aside until somebody said whose it is, its writer waits to hear. What the
    opponent keeps secret changes nothing, for who gets no letter would learn of it by one.
    """
    more = (verdict.refusals, verdict.previews, verdict.shows, rest, case.vouched)
    heard = verdict.heard_by(verdict.seat)
    return not any(more) and all(isinstance(body, _AT_BOARD) for body in heard)


def _show_one_more(
    case: Case, verdict: Verdict, preview: tuple[tuple[Move, ...], Position]
) -> None:
    """A letter for a further board that the writer asked to see."""
    telling = Telling(
        happenings=[Happening(code="previewed", params={"moves": preview[0]})],
        answers=case.letter,
        unsolicited=case.proven,
        preview=preview,
    )
    _send(case, verdict.game, verdict.seat, "preview", telling)


_AT_ONCE = (
    *(DrawDeclined, DiceBound, RoundNamed, OrderDone, ClockAsked, BreakBegun),
    DirectorCalled,
)
"""What the opponent hears of at once, whoever is to act."""


def hears_of(verdict: Verdict) -> bool:
    """Whether the opponent is written to of a letter: when it is their turn, of a refused draw at
    once.

    So they are of the end, and of what was played for them. What an order of the writer led to
    changes nothing: a letter would tell that there is one.
    """
    other = verdict.seat.other
    heard = [
        body
        for body in verdict.heard_by(other)
        if body in verdict.news and body.__class__ is not BreakAsked  # it may be taken back
    ]
    at_once = any(isinstance(body, _AT_ONCE) or _for_seat(body, other) for body in heard)
    their_turn = bool(heard) and verdict.game.position.to_act is other
    return _ends(verdict) or their_turn or at_once or next_game(verdict)


def _tell_opponent(case: Case, verdict: Verdict, message: PassedOn) -> None:
    """What the opponent hears of a letter, if anything, with what was written to them."""
    other = verdict.seat.other
    if not (hears_of(verdict) or message):
        return
    happenings = _happenings(verdict, other, case.letter.arrived)
    if message and not happenings and not _ends(verdict):
        happenings.append(Happening(code="they_wrote"))
    telling = Telling(happenings=happenings, message=message)
    cause = "" if verdict.news else message_cause(case, verdict.game.players[verdict.seat])
    _send(case, verdict.game, other, kind_for(verdict.game, other), telling, cause)


def next_game(verdict: Verdict) -> bool:
    """Whether a game of the match has ended by the letter, which both hear of."""
    itself = verdict.game.judge.of_itself
    if itself is None:
        return False
    return itself.parts(verdict.game.position) > itself.parts(verdict.before.position)


def _ends(verdict: Verdict) -> bool:
    """Whether the letter ended the game."""
    return verdict.game.result is not None and verdict.before.result is None


def _has_moved(verdict: Verdict) -> bool:
    """Whether the board is no longer the one that the letter found."""
    return _ends(verdict) or verdict.game.position.number != verdict.before.position.number


def _previews_told(verdict: Verdict) -> list[Happening]:
    """What is said of the boards that the writer asked to see; a move leaves none to be shown."""
    if not verdict.previews:
        return []
    if _has_moved(verdict):
        moves = tuple(move for acts, _ in verdict.previews for move in acts)
        return [Happening(code="preview_overtaken", params={"moves": moves})]
    return [Happening(code="previewed", params={"moves": verdict.previews[0][0]})]


def _first_lines(message: PassedOn) -> tuple[str, ...]:
    """The lines of a message by which its writer knows it again."""
    lines = (line.strip() for line in message.splitlines())
    return tuple(
        line if len(line) <= _LONGEST_LINE else f"{line[: _LONGEST_LINE - 1]}…"
        for line in lines
        if line
    )


def _in_advance(body: GameBody) -> bool:
    return isinstance(body, MovePlayed) and (body.in_advance or bool(body.why))


def _for_seat(body: GameBody, seat: Seat) -> bool:
    """Whether an act was made for a seat without a letter, or entered in advance by either."""
    return isinstance(body, MovePlayed) and (
        body.in_advance or bool(body.why and body.seat is seat)
    )


def _happenings(verdict: Verdict, reader: Seat, arrived: datetime) -> list[Happening]:
    """What the letter brought about, as one of the seats may hear of it, in order."""
    who = "you" if reader is verdict.seat else "they"
    bodies = verdict.heard_by(reader)
    told = list(_acts_told(verdict, bodies, reader, arrived))
    if any(isinstance(body, OrdersGiven) for body in bodies):
        orders = verdict.game.orders.get(reader, ())
        told.append(Happening(code="you_ordered", params={"orders": orders}))
    declined = any(isinstance(body, DrawDeclined) for body in bodies)
    moved = any(isinstance(body, MovePlayed) and body.seat is verdict.seat for body in bodies)
    if declined or (moved and verdict.before.draw_offer is verdict.seat.other):
        told.append(Happening(code=f"{who}_declined_draw"))
    if any(isinstance(body, DrawOffered) for body in bodies):
        told.append(Happening(code=f"{who}_offered_draw"))
    if any(isinstance(body, BoardEnded) and body.winner for body in bodies):
        told += [Happening(code=f"{who}_claimed_win")] if verdict.game.by_claim else []
    if any(isinstance(body, DrawClaimed) for body in bodies):
        told.append(Happening(code=f"{who}_claimed_draw"))
    told += [
        Happening(code="you_claimed_line", params={"finding": body.finding})
        for body in bodies
        if body in verdict.claims
    ]
    if any(isinstance(body, TimeClaimed) for body in bodies):
        told.append(Happening(code=f"{who}_claimed_time"))
    for body in bodies:
        if isinstance(body, ClockAsked):
            told.append(asked_told(verdict.game, body, reader))
    told += [Happening(code=code) for code in _kept_told(verdict, bodies)]
    told += _in_advance_told(verdict, bodies, reader)
    credit = sum(
        body.seconds for body in bodies if isinstance(body, ClockCredited) and body.seat is reader
    )
    if credit:
        told.append(Happening(code="clock_credited", params={"hours": ceil(credit / 3600)}))
    return told


def _kept_told(verdict: Verdict, bodies: Sequence[GameBody]) -> Sequence[str]:
    """What is told of what only the writer hears of, each once."""
    had = bool(verdict.before.ifs.get(verdict.seat))
    codes = dict[str, None]()
    for body in bodies:
        if isinstance(body, IfsEntered) and had:
            codes["you_replaced_ifs"] = None
        elif type(body) in _KEPT:
            codes[_KEPT[type(body)]] = None
        had = had and not isinstance(body, IfsCancelled | IfsDropped)
    return tuple(codes)


def _acts_told(
    verdict: Verdict, heard: Sequence[GameBody], reader: Seat, arrived: datetime
) -> Iterator[Happening]:
    """What was done at the board: by the writer, and of a match all that followed."""
    before = verdict.before
    if before.judge.of_itself is not None:
        yield from match_happenings(heard, before.position, verdict.game, reader, arrived)
        return
    moves = tuple(_deeds(verdict))
    if moves and reader is verdict.seat:
        yield Happening(code="you_played", params={"moves": moves})
    elif moves:
        # The reader who waits has not heard of acts after which the turn stayed.
        end = before.position.number
        begin = end - len(before.last_moves) if before.last_seat is verdict.seat else end
        unheard = () if begin == end else before.deeds(begin, end)
        yield Happening(code="they_played", params={"moves": (*unheard, *moves)})


def _steps(verdict: Verdict) -> Iterator[tuple[MovePlayed, Position, Move]]:
    """Every act at the board that the letter led to, with the position before it."""
    judge, position, last = verdict.game.judge, verdict.before.position, Move("")
    for body in verdict.bodies:
        if isinstance(body, MovePlayed):
            if last:
                position = judge.after(position, last)
            last = Move(body.move)
            yield body, position, last


def _deeds(verdict: Verdict) -> Iterator[Deed]:
    """What the acts did that the writer made by this letter."""
    for body, position, move in _steps(verdict):
        if not body.in_advance:
            yield from verdict.game.judge.did(position, move)


def _in_advance_told(
    verdict: Verdict, heard: Sequence[GameBody], reader: Seat
) -> Iterator[Happening]:
    """What both sides had entered in advance and was played, and what of it is gone."""
    plies = tuple(
        ("you" if body.seat is reader else "they", body.move)
        for body in heard
        if isinstance(body, MovePlayed) and body.in_advance
    )
    if plies and verdict.game.judge.of_itself is None:
        yield Happening(code="played_in_advance", params={"plies": plies})
        yield from _done_in_advance(verdict, reader)
    for body in heard:
        if isinstance(body, IfsDropped):
            yield Happening(code="ifs_dropped", params={"why": body.why, "move": body.move})


def _done_in_advance(verdict: Verdict, reader: Seat) -> Iterator[Happening]:
    """What acts in advance did to stones that lay already."""
    for body, position, move in _steps(verdict):
        if body.in_advance:
            _, *more = verdict.game.judge.did(position, move)
            if more:
                code = "you_played" if body.seat is reader else "they_played"
                yield Happening(code=code, params={"moves": tuple(more)})


def _receipt(case: Case, verdict: Verdict) -> Receipt | None:
    """When the writer's move arrived and what it cost, once their turn has passed."""
    clock, game, seat = verdict.before.clock, verdict.game, verdict.seat
    theirs = seat.other in (one.seat for one in verdict.bodies if isinstance(one, MovePlayed))
    passed = game.position.to_act is not seat or theirs or any(map(_in_advance, verdict.bodies))
    if clock is None or clock.seat is not seat or not verdict.moves_of(seat) or not passed:
        return None
    arrived = case.letter.arrived
    used = verdict.before.times.used(arrived)
    return Receipt(arrived=arrived, used=used, left=game.times.next_time(seat))


def _send(
    case: Case, game: Game, seat: Seat, kind: str, telling: Telling, cause: str = ""
) -> None:
    cause = cause or case.letter.key
    send_game_letter(case.office, game, seat, kind, at=case.at, cause=cause, telling=telling)
