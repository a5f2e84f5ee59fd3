"""Why a player whose time is over does not lose yet, and the letters that wait meanwhile."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.mail.orders.order_ifs import write_branches
from corr.mail.orders.orders import Reading
from corr.mail.read.tags import without_codes
from corr.service.letters.apart import Apart
from corr.service.letters.compose import Telling, game_facts, send_game_letter
from corr.service.letters.news import zone_of
from corr.service.letters.plain import are_spent, hashed, is_spent, send_about_no_game
from corr.service.letters.reading import passed_on
from corr.service.office.case import Case
from corr.service.office.flag_holds import Hold
from corr.service.office.office import Office
from corr.service.office.reminders import left
from corr.service.office.trusted import MARGIN, is_in_doubt
from corr.service.office.why_aside import (
    BEFORE_ALL_IS_READ,
    BEHIND_ANOTHER,
    PUT_OFF,
    STRANGE_HOLDS,
    UNPROVED,
)
from corr.service.play.beside import as_late, begun_late, beside
from corr.service.play.credit import is_unsent, pending, since_unsent, turn_letters
from corr.service.register.requests import NOTHING_MORE, ask
from corr.store.rows import InboxRow, PlayerRow
from corr.tournament.play.clock import BEGIN
from corr.tournament.play.game import Game, forfeit, may_end
from corr.tournament.play.orders import BoardOrder, ClaimWin, Note, Order, Play, PlayIf

# -- letters that may be somebody else's ----
# The question shows all that the letter would do, as a yes does all of it.


FOREIGNERS_A_DAY = 3
"""How many unknown senders of letters in a player's name the player is asked about in a day."""

_MOST_LINES = 12
_MOST_SHOWN = 1_000


def is_held(office: Office, player: str, due: datetime, at: datetime) -> bool:
    """Whether a letter that came in time waits for somebody's look, so that nobody loses yet.

    Whoever has a tag can write in a player's name: such a letter holds the clock for some days.
    """
    return office.store.upkeep.has_set_aside(player, due, strange_since=at - STRANGE_HOLDS)


def holding(office: Office, player: str, due: datetime, at: datetime) -> Iterator[Hold]:
    """The letters that do so, with until when."""
    row = office.store.players.player(player)
    own = row.addresses if row else ()
    since = at - STRANGE_HOLDS
    for letter in office.store.upkeep.letters_holding(player, due, strange_since=since):
        strange = letter.sender not in own or letter.reason in UNPROVED
        until = letter.arrived + STRANGE_HOLDS if strange else None
        yield Hold(why="set_aside", letter=letter.key, cause=letter.reason, until=until)


def ask_the_sender(
    case: Case,
    player: PlayerRow,
    about: tuple[Game, Seat] | None,
    reading: Reading,
    *,
    own: Game | None,
    result: str,
) -> tuple[str, str]:
    """A letter that may be forged waits until its registered sender says that it is theirs.

    `about` is the game to be named, `own` the one that the letter answers.
    """
    prefix = f"confirm.{player.id}."
    if not are_spent(case, prefix):
        why = "failed" if result == "fail" else "unknown"
        address, cause = case.letter.sender, f"{prefix}{case.letter.key}"
        message = _messages(case, player, own, reading)
        _ask(case, player, about, reading, message, address=address, cause=cause, why=why)
    return "quarantined", "unconfirmed"


def ask_the_owner(
    case: Case, player: PlayerRow, about: tuple[Game, Seat] | None, reading: Reading
) -> tuple[str, str]:
    """A true tag from somebody else's address: the registered player is asked, once a day."""
    game, seat = about or (None, None)
    named = f"{game.id}.{seat.value}" if game and seat else player.id
    day = f"foreign.{named}.{case.at:%Y-%m-%d}."
    cause, store = f"{day}{hashed(case.letter.sender)}", case.office.store
    asked = store.letters.count_causes_since(day, case.at - timedelta(days=1))
    if player.addresses and asked < FOREIGNERS_A_DAY and not store.letters.has_cause(cause):
        message = _messages(case, player, game, reading)
        address = player.addresses[0]
        _ask(case, player, about, reading, message, address=address, cause=cause)
    store.letters.may_be_from(case.letter.key, player.id)
    return "quarantined", "foreign_address"


def _ask(
    case: Case,
    player: PlayerRow,
    about: tuple[Game, Seat] | None,
    reading: Reading,
    message: str,
    *,
    address: str,
    cause: str,
    why: str = "",
) -> None:
    """Ask the player at an address whether the letter is theirs; `why` we could not know.

    A letter that would do more than the question can show is told of and cannot be confirmed.
    """
    office, letter = case.office, case.letter
    lines = tuple(dict.fromkeys(line for order in reading.orders for line in _shown(order)))
    too_long = len(lines) > _MOST_LINES or sum(map(len, (*lines, message))) > _MOST_SHOWN
    facts: dict[str, object] = {
        "g": game_facts(office, about[0], about[1], at=case.at) if about else None,
        "address": letter.sender,
        "arrived": letter.arrived,
        "holds": letter.arrived + STRANGE_HOLDS,
        "zone": zone_of(office, player).key,
        "lines": () if too_long else lines,
        "message": "" if too_long else message,
        "too_long": too_long,
        "why": why,
    }
    kind, answers = ("confirm", letter) if why else ("foreign", None)
    if too_long:
        facts = {**NOTHING_MORE, **facts, "what": "letter", "value": "", "mine": True}
        send_about_no_game(
            office, player, kind, facts, at=case.at, cause=cause, answers=answers, address=address
        )
        return
    ask(
        office,
        player,
        "letter",
        letter.key,
        (address,),
        at=case.at,
        cause=cause,
        kind=kind,
        facts=facts,
        answers=answers,
    )


def _messages(case: Case, player: PlayerRow, own: Game | None, reading: Reading) -> str:
    """All that the letter would pass on, behind the game where that is another one."""
    found = list[str]()
    for name, text in reading.messages:
        game = case.office.folder.game(name) if name else own
        contest = case.office.folder.contest(game.event) if game else None
        if game is not None and contest is not None and contest.spec.mail.messages:
            shown = passed_on(case, player, game, text).text
            found.append(f"{name}: {shown}" if name else shown)
    return "\n".join(found)


def _shown(order: Order) -> Iterator[str]:
    """The lines that say what an order does, with the game that it is about if it has one."""
    match order:
        case PlayIf():
            lines = write_branches(order.branches)
        case ClaimWin(kind="win"):
            lines = tuple(dict.fromkeys((order.line, "claim win")))
        case Note() if order.text not in order.line:
            lines = (order.text,)
        case _:
            lines = (order.line,)
    for line in map(without_codes, lines):
        named = order.game and order.game not in line.upper()
        yield f"{order.game} {line}" if named else line


# -- why a player whose time is over does not lose yet ----


def why_held(office: Office, game: Game, at: datetime, watermark: datetime | None) -> str:
    """Why a player whose time is over does not lose yet, "" if nothing stands in the way.

    Of several reasons, as `holds` has them, it is the first.
    """
    return next((hold.why for hold in holds(office, game, at, watermark)), "")


def holds(office: Office, game: Game, at: datetime, watermark: datetime | None) -> Iterator[Hold]:
    """Everything that keeps a player whose time is over from losing.

    `stopped`: the clock stands still. `unread`: a letter that came in time may still lie unread.
    `clock`: our clock or the mail server's is wrong. `set_aside`: somebody looks at it first.
    `unsent`: nobody loses for a letter that never reached them. Or somebody has to decide:
    `unclaimed`, the opponent, and `arbiter`, the arbiter.
    """
    clock = game.clock
    assert clock is not None
    lost_at = game.times.lost_at
    judged, judged_to = lost_at or clock.due, watermark - MARGIN if watermark else None
    if clock.stopped is not None:
        yield Hold(why="stopped")
        return
    if judged_to is None or judged_to <= judged or pending(office) is not None:
        yield unread(watermark)
    if is_in_doubt(office, at):
        noted = (row.detail for row in office.store.health.noted() if row.name == "clock")
        yield Hold(why="clock", cause=next(noted, ""))
    yield from holding(office, game.players[clock.seat], judged, at)
    yield from _unsent(office, game, clock.seat, judged, at)
    if clock.limit == BEGIN:
        yield from _of_the_other(office, game, judged, at)
    if lost_at is None:
        yield Hold(why="arbiter" if game.terms.forfeit == "arbiter" else "unclaimed")


def _of_the_other(office: Office, game: Game, judged: datetime, at: datetime) -> Iterator[Hold]:
    """What keeps the other player from losing the match as well, whose time was over just then."""
    for other in beside(office, game):
        if as_late(game, other) and other.clock is not None:
            yield from holding(office, other.players[other.clock.seat], judged, at)
            yield from _unsent(office, other, other.clock.seat, judged, at)


def lost_matches(case: Case, game: Game, seat: Seat) -> Iterator[Game]:
    """The games in which the match of a game was lost when a letter came; raises PutOff.

    That is when its writer may have lost it, and it is not sure yet. Of the other player's time
    nothing hangs on what is written here, unless it ends the game.
    """
    office, arrived, player = case.office, case.letter.arrived, game.players[seat]
    for one in begun_late(office, game, arrived):
        held = _unsure(office, one, case.at, _read_up_to(office, one, arrived))
        own = one.seat_of(player)
        if held and own is not None and one.clock is not None and one.clock.seat is own:
            raise PutOff(one, own, held)
        if not held:
            yield one


def _unsent(
    office: Office, game: Game, seat: Seat, judged: datetime, at: datetime
) -> Iterator[Hold]:
    """The reason that no letter about the turn reached the seat; of reports, for a time."""
    if not is_unsent(office, game, seat):
        return
    letters = turn_letters(office, game, seat)
    until = None
    if any(state == "returned" for state, _ in letters):
        until = judged + left(office.store, game, judged)
    if until is None or at <= until:
        since = min(queued for _, queued in letters)
        yield Hold(why="unsent", cause=f"written on {since:%Y-%m-%d %H:%M} UTC", until=until)


def unread(watermark: datetime | None) -> Hold:
    """The reason that not all mail is read that may have come in time."""
    known = f"read up to {watermark:%Y-%m-%d %H:%M} UTC" if watermark else "never read"
    return Hold(why="unread", cause=known)


# -- letters that came when their player's time was over ----
# Nobody loses by writing: what keeps a player from losing (`held`) keeps their late letters, too.
# They are handled by themselves once nothing does.


_NAME = "put_off"
_UNSURE = frozenset({"unread", "clock", "set_aside", "unsent"})
"""Why a player does not lose yet, in the words of `held.holds`, though nobody has to decide it."""


class PutOff(Exception):
    """A letter has to wait until it is sure whether its seat has lost a game on time."""

    def __init__(self, game: Game, seat: Seat, held: Sequence[Hold]) -> None:
        super().__init__(game.id)
        self.game, self.seat = game, seat
        self.behind = tuple(one for one in held if one.why == "set_aside")


def be_sure(case: Case, game: Game, seat: Seat, orders: Sequence[Order]) -> Game:
    """The game as a letter of a seat finds it, in which a flag may have fallen; raises PutOff.

    Who was never told of the turn, for our letter has not left, gets the time of it back. What
    the other seat writes waits if it could end the game, and so does what came after a ruling
    that waits itself.
    """
    office, arrived = case.office, case.letter.arrived
    ends = any(isinstance(order, BoardOrder) and may_end(order) for order in orders)
    moves = any(isinstance(order, Play) for order in orders)
    if (ends or moves) and is_behind_ruling(game, arrived):
        raise PutOff(game, seat, ())
    if ends and forfeit(game, arrived) and not _is_late(game, seat, arrived):
        if _unsure(office, game, case.at, _read_up_to(office, game, arrived)):
            raise PutOff(game, seat, ())
        return game
    if not _is_late(game, seat, arrived):
        return game
    if bodies := since_unsent(office, game, arrived):
        game = office.folder.play(game, bodies, at=arrived, cause=case.letter.key)
    if _is_late(game, seat, arrived):
        held = _unsure(office, game, case.at, _read_up_to(office, game, arrived))
        if held:
            raise PutOff(game, seat, held)
    return game


def tell_put_off(case: Case, why: PutOff) -> tuple[str, str]:
    """Tell the writer of the letter of theirs that is looked at first; new state and reason.

    What only waits for the rest of the mail waits for an hour: its answer is told then.
    """
    case.office.store.letters.may_be_from(case.letter.key, why.game.players[why.seat])
    case.office.store.upkeep.set_mark(_NAME, case.at)
    if not why.behind:
        return "quarantined", BEFORE_ALL_IS_READ
    if not is_spent(case):
        first = case.office.store.letters.letter(why.behind[0].letter, whole=False)
        assert first is not None  # it holds the loss
        params: dict[str, object] = {"arrived": first.arrived, "sender": first.sender}
        _tell(case, why, Refusal(line="", code="behind_another", params=params))
    return "quarantined", BEHIND_ANOTHER


def _tell(case: Case, why: PutOff, refusal: Refusal) -> None:
    telling = Telling(refusals=[refusal], answers=case.letter, unsolicited=case.proven)
    send_game_letter(
        case.office,
        why.game,
        why.seat,
        "refused",
        at=case.at,
        cause=case.letter.key,
        telling=telling,
    )


def take_up(office: Office, at: datetime) -> None:
    """Let the letters be handled that were put off and need not wait any more."""
    if office.store.upkeep.mark(_NAME) is None:
        return
    with office.folder.transaction():
        watermark, apart = office.store.letters.read_up_to(office.mailbox), Apart(office, at)
        rows = [row for why in sorted(PUT_OFF) for row in office.store.upkeep.letters_because(why)]
        for row in tuple(rows):
            with apart.each("letter", row.key), office.folder.savepoint():
                if not _must_wait(office, row, at, watermark):
                    office.store.letters.take_up_letter(row.key)
                    rows.remove(row)
        if not rows:
            office.store.upkeep.drop_mark(_NAME)


def _must_wait(office: Office, row: InboxRow, at: datetime, watermark: datetime | None) -> bool:
    player = office.store.upkeep.named_in(row.key)
    for one in office.store.events.games_of_player(player):
        game = office.folder.game(one.id) if one.state == "running" else None
        if game is None or office.folder.moved_to(game.event):
            continue
        if is_behind_ruling(game, row.arrived):
            return True
        if forfeit(game, row.arrived) and _unsure(office, game, at, watermark):
            return True
    return False


def is_behind_ruling(game: Game, arrived: datetime) -> bool:
    """Whether a ruling waits in a game that was given before a letter came."""
    return bool(game.waiting) and game.waiting[0].at <= arrived


def _is_late(game: Game, seat: Seat, arrived: datetime) -> bool:
    late = forfeit(game, arrived)
    return late is not None and late.seat is seat


def _read_up_to(office: Office, game: Game, arrived: datetime) -> datetime:
    """Up to when all letters are handled, as far as they may have come in time.

    They are fetched in the order in which they came, but for the pace of mail servers.
    """
    oldest, _ = office.store.upkeep.oldest_letters()
    if oldest is not None and game.times.lost_at is not None and oldest <= game.times.lost_at:
        return oldest
    return max(arrived, office.store.upkeep.drained_at(office.mailbox) or arrived)


def _unsure(office: Office, game: Game, at: datetime, read: datetime | None) -> tuple[Hold, ...]:
    return tuple(hold for hold in holds(office, game, at, read) if hold.why in _UNSURE)
