"""One letter that came in: who wrote it, what it asks for, what is answered."""

import re
from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from corr.errors import MailError
from corr.mail.letter import Refusal
from corr.mail.orders.order_clash import in_words
from corr.mail.orders.orders import Reading
from corr.mail.read import quote_openings
from corr.mail.read.quote_openings import Sheet, opening, sheet_of
from corr.mail.read.quotes import parted
from corr.mail.read.read import read_letter
from corr.mail.write.wall import NOTHING, PassedOn
from corr.service.desk.appeals import take_appeal
from corr.service.desk.captains import choose_boards
from corr.service.desk.direction import call_refused, called_by
from corr.service.desk.rulings import tell_of_claim
from corr.service.event.opening import awaits_proof
from corr.service.letters.compose import would_be_taken
from corr.service.letters.plain import is_spent, send_about_no_game, send_short
from corr.service.letters.reading import (
    Passed,
    first_line,
    letter_answered,
    own_words,
    passed_on,
    read_own,
    why_not_passed_on,
)
from corr.service.office.case import Case, Writer
from corr.service.office.office import Office
from corr.service.office.shelf import MovedAway
from corr.service.play.judge import Verdict, as_it_ended, judge, judge_named, unclear
from corr.service.play.leave import how_to_write_leave
from corr.service.play.lost_rolls import after_its_break, spend_lost_rolls
from corr.service.play.phrases import (
    acts_of_none,
    apart,
    contributed,
    has_called,
    is_lost,
    matches_answered,
    speaks_to_dice,
    without_phrase,
)
from corr.service.play.tell import SHOWN, refuse, tell, told_together, unsaid
from corr.service.play.unsure import PutOff, tell_put_off
from corr.service.players.reached import heard_from, welcome_back
from corr.service.post.asked import Question, answer_questions, arrived_at_all
from corr.service.post.commands import at_the_desk
from corr.service.post.confirm import confirm, refuse_plainly
from corr.service.post.me import carry_out
from corr.service.post.returns import charge, refute, take_report, tell_refuted
from corr.service.post.sender import (
    games_meant,
    if_over,
    is_wordless,
    over_lately,
    repeats,
    set_aside,
    what_is_answered,
    who_wrote,
)
from corr.store.rows import InboxRow
from corr.tournament.play.game import Game
from corr.tournament.play.orders import (
    Appeal,
    Confirm,
    Forget,
    GameOrder,
    LeaveOff,
    MyData,
    OpenBoards,
    Order,
    Play,
    PlayerOrder,
    Set,
    TakeLeave,
)

# -- what stood where a message stands and was taken for a quote or a footer ----


_SEPARATOR = re.compile(r"\s*(?:-{3,}|—-|—)\s*")
_MOST_LINES = 40
_MOST_READ = 1_000
_ATTRIBUTION_LINES = 4


def lost_words(case: Case) -> tuple[Refusal, ...]:
    """Why the paragraph right below a line `---` was not passed on, if some of it was not.

    What follows a blank line may be the letter that was answered, in whatever form.
    """
    own = {line.strip() for line in own_words(case).splitlines()}
    if not any(map(_SEPARATOR.fullmatch, own)):
        return ()
    lines = [line.rstrip() for line in parted(case.letter.text).split("\n")][:_MOST_READ]
    sheet = sheet_of(lines, case.office.own_addresses, frozenset({case.office.site.name}))
    for line in _below(sheet):
        if line.strip() not in own:
            params = {"why": "known"}
            return (Refusal(line=first_line(line), code="not_passed_on", params=params),)
    return ()


def _below(sheet: Sheet) -> list[str]:
    """The lines right below the first line `---`, up to a blank one, a quote or a footer."""
    at = next((at for at, line in enumerate(sheet.lines) if _SEPARATOR.fullmatch(line)), None)
    if at is None:
        return []
    end = start = at + 1
    while sheet.plain(end) and end - start < _MOST_LINES and not _is_added(sheet, end):
        end += 1
    begins = (
        opening(sheet, one)
        for one in range(start, min(end + _ATTRIBUTION_LINES, len(sheet.lines)))
    )
    quote = min((one.start for one in begins if one), default=end)
    return sheet.lines[start : min(end, quote)]


def _is_added(sheet: Sheet, at: int) -> bool:
    line = sheet.lines[at].strip()
    text = line[: quote_openings.LONGEST_LINE]
    scans = any(all(one.search(text) for one in group) for group in quote_openings.SCANNERS)
    return scans or bool(
        quote_openings.FOOTER.fullmatch(text)
        or quote_openings.SIGNATURE.fullmatch(line)
        or quote_openings.RULE.fullmatch(line)
    )


# -- one letter that came in ----
# Everything here happens inside the transaction of `mail.handle_letter`.


Matter = tuple[Verdict, PassedOn]
"""What a letter came to in one game, and the message that goes to the opponent."""

_NOTHING_TO_LEAVE = frozenset({"no_leave", "not_your_turn"})
"""Why the word `leave` cannot be an answer in an opening, and may tell of an absence."""


def answer(office: Office, row: InboxRow, at: datetime) -> tuple[str, str]:
    """Carry out a letter and queue the answers; the letter's new state and the reason.

    Raises MailError for what is no letter to answer.
    """
    if row.reason == "not_handed_out":
        raise MailError("not_handed_out")
    letter = read_letter(row.raw, arrived=row.arrived, own_addresses=office.own_addresses)
    if letter.automatic and (report := take_report(office, row, letter, at)):
        return report
    if row.reason == "too_big":
        raise MailError("too_big")
    case = Case(office=office, letter=letter, at=at, vouched=row.vouched, raw=row.raw)
    case_or_done = at_the_desk(case, row.raw)
    if isinstance(case_or_done, tuple):
        return case_or_done
    case, answered = what_is_answered(case_or_done, row.raw)
    writer = who_wrote(case, answered)
    if not isinstance(writer, Writer):
        return writer
    refuted = refute(case, writer)
    back = heard_from(case, writer.player)
    if refuted is not None:
        refuted = charge(case, back or writer.player, refuted)
    if back is None and refuted is None:
        return _carry_out(case, writer)
    game = office.folder.game(writer.game.id) if writer.game else None
    player = office.store.players.player(writer.player.id) or writer.player
    outcome = _carry_out(case, replace(writer, player=player, game=game))
    if back is not None:
        but = [name for name, _, _ in refuted.games] if refuted else ()
        welcome_back(case, writer.player, back, but)
    if refuted is not None:
        tell_refuted(case, refuted)
    return outcome


def _carry_out(case: Case, writer: Writer) -> tuple[str, str]:
    """Do what a proven writer asks for, and answer it; the letter's new state and the reason.

    Of a letter that wants something in an event which goes on elsewhere nothing is done, nor, as
    yet, of one that may have come too late.
    """
    try:
        with case.office.folder.savepoint():
            if writer.game:
                case.office.folder.require_here(writer.game.event)
            return _do(case, writer)
    except MovedAway as moved:
        params = {"event": moved.event, "address": moved.address}
        return refuse_plainly(case, writer.player, "event_moved", **params)
    except PutOff as why:
        return tell_put_off(case, why)


def _do(case: Case, writer: Writer) -> tuple[str, str]:
    writer = after_its_break(case, writer)
    spend_lost_rolls(case, writer.player.id)
    reading = writer.reading or read_own(case, writer.game)
    writer = replace(writer, reading=reading)
    confirms = [order for order in reading.orders if isinstance(order, Confirm)]
    if confirms and writer.request:
        # A letter that only confirms came to an end in `who_wrote`: this one asks for more.
        confirm(case, writer)
        player = case.office.store.players.player(writer.player.id) or writer.player
        if not player.addresses:
            return "handled", ""
        writer, confirms = replace(writer, player=player), []
    wordless, before = is_wordless(reading) and not confirms, 0
    gives = wordless and matches_answered(case, writer)  # once each: no machine goes round so
    if wordless and not gives:
        before, is_machine = repeats(case, writer.player)
        if is_machine:
            return set_aside()
    if writer.request and is_wordless(reading):
        return refuse_plainly(case, writer.player, "not_confirmed", case.letter.sender)
    spent = is_spent(case)
    tries = not spent and _only_tries_mail(case, writer, reading)
    if tries and not gives:
        arrived_at_all(case, writer.player)
        return "handled", ""
    again = wordless and before and not spent and not case.vouched
    if again:
        return _in_short(case, writer, reading)
    return _answer(case, writer, reading, confirms, spent=spent)


def _in_short(case: Case, writer: Writer, reading: Reading) -> tuple[str, str]:
    """Answer a second letter without an order: without a board, which a link brings."""
    refusals = unsaid(case, writer, reading)
    if refusals:
        about = (writer.game, writer.seat) if writer.game and writer.seat else None
        send_short(case, writer.player, refusals, about=about)
    return ("refused", refusals[0].code) if refusals else ("handled", "")


def _only_tries_mail(case: Case, writer: Writer, reading: Reading) -> bool:
    """Whether a letter orders nothing and answers one that waits to see whether mail arrives."""
    says = (reading.orders, reading.either, reading.messages, reading.unclear, reading.unread)
    if not case.proven or writer.game or any(says) or reading.contradictions:
        return False
    answered = letter_answered(case)
    return answered is not None and awaits_proof(case.office, writer.player)


def _answer(
    case: Case, writer: Writer, reading: Reading, confirms: Sequence[Confirm], *, spent: bool
) -> tuple[str, str]:
    """Carry the orders out, each for itself, and tell everybody concerned.

    `confirms` are those that confirm what nobody asked. Who has had their share of answers hears
    no more for now, but for the question whether they resign; messages still reach opponents.
    """
    matters, refusals = _judge_all(case, writer, reading)
    refusals += [_nothing_to_confirm(order) for order in confirms[:1]]
    if not any(speaks_to_dice(verdict) for verdict, _ in matters):
        refusals += unsaid(case, writer, reading)
    refusals += lost_words(case)
    refusals += _do_for_the_writer(case, writer, reading.orders, spent=spent)
    matters, left = _in_one_answer(case, writer, matters, refusals)
    plain = [one for one, message in matters if not (message or _rest(writer, reading, one))]
    told = told_together(case, writer.player, plain)
    for verdict, message in matters:
        if verdict.game.id in told:
            continue
        quietly = spent and not verdict.news and not _asks_to_resign(verdict)
        rest = _rest(writer, reading, verdict)
        tell(case, verdict, message, rest, quietly=quietly)
        for claim in verdict.claims:
            tell_of_claim(case, verdict.game, claim)
    if left and not spent:
        _refuse(case, writer, left)
    return _outcome(reading, matters, left)


def _outcome(
    reading: Reading, matters: Sequence[Matter], left: Sequence[Refusal]
) -> tuple[str, str]:
    """The letter's new state and the reason."""
    codes = [one.code for verdict, _ in matters for one in verdict.refusals]
    codes += [one.code for one in left]
    if any(verdict.news for verdict, _ in matters):
        # Its answer is to the question, also where the letter has done something besides.
        return "handled", next((code for code in codes if code == "confirm_concede"), "")
    if any(message for _, message in matters) and not (reading.orders or reading.either):
        return "handled", "message"
    return ("refused", codes[0]) if codes else ("handled", "")


def _rest(writer: Writer, reading: Reading, verdict: Verdict) -> tuple[str, ...]:
    """The writer's own lines of which the answer about a game says that they led to nothing.

    What calls the director has gone to him and to the opponent, all of it.
    """
    own = writer.game is not None and verdict.game.id == writer.game.id
    rest = _not_asked_about(reading, verdict) if own and not has_called(verdict) else ()
    return without_phrase(verdict, rest)


def _not_asked_about(reading: Reading, verdict: Verdict) -> tuple[str, ...]:
    """The lines left behind that no refusal quotes; those of a call are all for the director."""
    if reading.rest and has_called(verdict):
        return ()
    lines = [refusal.line for refusal in verdict.refusals if refusal.line]
    # A question quotes all that it is about, with a stroke between the lines.
    quoted = {part for line in lines for part in (line, *line.split(" / "))}
    return tuple(line for line in reading.rest if line[:SHOWN] not in quoted)


def _asks_to_resign(verdict: Verdict) -> bool:
    return any(one.code in ("confirm_resign", "confirm_concede") for one in verdict.refusals)


def _nothing_to_confirm(order: Confirm) -> Refusal:
    return Refusal(line=order.line, code="nothing_to_confirm", params={})


def _judge_all(case: Case, writer: Writer, reading: Reading) -> tuple[list[Matter], list[Refusal]]:
    """What concerns games, game by game: the letter's own, and those that lines name."""
    matters, refusals = list[Matter](), list[Refusal]()
    own = writer.game.id if writer.game else ""
    orders = [order for order in reading.orders if isinstance(order, GameOrder)]
    messages = {game or own: text for game, text in reading.messages}
    said = (*orders, *reading.either)
    asked = matches_answered(case, writer)
    if asked and not own:
        _, beside = apart(orders)  # a phrase is for all of them, unless it names one
        orders = [one for one in orders if one.game or one not in beside]
        said = (*orders, *reading.either)
        refusals += acts_of_none(case, asked, {one.line for one in said})
    for name in dict.fromkeys((*(order.game or own for order in said), *messages, *asked)):
        mine = [order for order in orders if (order.game or own) == name]
        either = [order for order in reading.either if (order.game or own) == name]
        found = _judge_one(case, writer, name, mine, either, messages.get(name, ""))
        if isinstance(found, Refusal):
            refusals.append(found)
        else:
            matters.append(found)
    return matters, refusals


def _judge_one(
    case: Case,
    writer: Writer,
    name: str,
    orders: Sequence[GameOrder],
    either: Sequence[Order],
    message: str,
) -> Matter | Refusal:
    """What a letter says about one game; `either` is what cannot all be meant."""
    game = case.office.folder.game(name) if name else None
    beside = list[Play]()
    if game is not None and game.judge.of_itself is not None:
        orders, beside = apart(orders)
    line = next((one.line for one in (*orders, *beside, *either)), "") or first_line(message)
    if not name and len(orders) == 1 and _may_mean_leave(orders[0]):
        return how_to_write_leave(case, writer.player, line)
    if not name:
        return Refusal(line=line, code="untagged", params={})
    seat = game.seat_of(writer.player.id) if game else None
    if game is None or seat is None:
        return Refusal(line=line, code="unknown_game", params={"game": name})
    if to := case.office.folder.moved_to(game.event):
        return Refusal(line=line, code="event_moved", params={"event": game.event, "address": to})
    before = game
    if beside or (game.judge.of_itself is not None and not orders):
        game = called_by(case, writer, game, seat)
    if orders and writer.game and writer.seat and writer.tag and name == writer.game.id:
        number = game.numbering.position(writer.tag.number)
        verdict = judge(case, game, writer.seat, orders, number=number)
    elif orders:
        verdict = judge_named(case, game, seat, orders)
    else:
        verdict = Verdict(seat=seat, before=game, game=game)
    verdict = replace(verdict, refusals=(*verdict.refusals, *call_refused(case, writer, game)))
    if game.called and game.seq != before.seq:
        verdict = replace(verdict, before=before, bodies=(game.called[-1][1], *verdict.bodies))
    if game.dice is not None:
        verdict = contributed(case, writer, verdict)
    away = [one.line for one in orders if _may_mean_leave(one)]
    more = [
        how_to_write_leave(case, writer.player, one.line)
        if one.line in away and one.code in _NOTHING_TO_LEAVE
        else one
        for one in verdict.refusals
    ]
    if beside and is_lost(writer, verdict):
        more.append(unclear(beside[0].line, ()))
    if either:
        lines = " / ".join(dict.fromkeys(one.line for one in either))
        readings = in_words(either)
        words = case.office.words
        taken = [one for one in readings if would_be_taken(words, verdict.game, seat, one)]
        asked = unclear(lines, taken or readings)
        more[:0] = as_it_ended(verdict.before, verdict.game, [asked])
    passed = _passed(case, writer, game, message)
    return replace(verdict, refusals=(*more, *passed.held)), passed.text


def _passed(case: Case, writer: Writer, game: Game, message: str) -> Passed:
    """What goes to the opponent of a message, and why it is not all of it."""
    if not message:
        return Passed(text=NOTHING)
    if kept := why_not_passed_on(case, game, writer.player.id, message):
        return Passed(text=NOTHING, held=(kept,))
    return passed_on(case, writer.player, game, message)


def _may_mean_leave(order: Order) -> bool:
    """Whether an order leaves the stone to the opponent, by a word that says absence, too."""
    return isinstance(order, Play) and order.text == "leave"


def _do_for_the_writer(
    case: Case, writer: Writer, orders: Sequence[Order], *, spent: bool
) -> list[Refusal]:
    """The orders about the writer: what they set counts, even if nothing more is answered."""
    mine = [order for order in orders if isinstance(order, PlayerOrder)]
    about_me = [one for one in mine if isinstance(one, Set | MyData | Forget)]
    appeals = [one for one in mine if isinstance(one, Appeal)]
    questions = [one for one in mine if isinstance(one, Question)]
    if spent:
        about_me = [one for one in about_me if isinstance(one, Set)]
        questions = [one for one in questions if isinstance(one, TakeLeave | LeaveOff)]
    refusals = carry_out(case, writer.player, about_me)
    for one in appeals:
        refusals += take_appeal(case, writer.player, one)
    if boards := [one for one in mine if isinstance(one, OpenBoards)]:
        refusals += choose_boards(case, writer.player, boards)
    player = case.office.store.players.player(writer.player.id) or writer.player
    return refusals + answer_questions(case, player, writer.game, questions)


def _in_one_answer(
    case: Case, writer: Writer, matters: Sequence[Matter], refusals: Sequence[Refusal]
) -> tuple[list[Matter], list[Refusal]]:
    """The same with all refusals in the answer about the letter's game, if it is about one."""
    if not writer.game or not writer.seat or not refusals:
        return list(matters), list(refusals)
    found = list(matters)
    mine = [at for at, (one, _) in enumerate(found) if one.game.id == writer.game.id]
    if not mine:
        game = case.office.folder.game(writer.game.id) or writer.game
        found.insert(0, (Verdict(seat=writer.seat, before=game, game=game), NOTHING))
        mine = [0]
    verdict, message = found[mine[0]]
    found[mine[0]] = replace(verdict, refusals=(*verdict.refusals, *refusals)), message
    return found, []


# -- what all have in common ----


def _refuse(case: Case, writer: Writer, refusals: Sequence[Refusal]) -> None:
    """Say in a letter about no game what could not be done: with boards that may be meant."""
    lost = any(refusal.code == "untagged" for refusal in refusals)
    boards = games_meant(case, writer.player) or over_lately(case, writer.player) if lost else ()
    for game, seat in boards:
        refuse(case, game, seat, if_over(game, refusals))
    if not boards:
        _refuse_without_board(case, writer, refusals)


def _refuse_without_board(case: Case, writer: Writer, refusals: Sequence[Refusal]) -> None:
    facts: dict[str, object] = {"g": None, "happenings": (), "refusals": tuple(refusals)}
    send_about_no_game(
        case.office,
        writer.player,
        "refused",
        facts,
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
        unsolicited=case.proven,
    )
