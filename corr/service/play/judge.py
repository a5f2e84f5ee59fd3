"""The orders of one letter for one game, judged one by one; each stands or falls alone.

What was entered in advance is played at once where it fits, in the same transaction.
"""

import re
from collections.abc import Sequence
from datetime import datetime
from functools import reduce

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import IllegalMove, NotAMove, NotNow, PlayerError
from corr.games.rules import Move, Position, Seat
from corr.mail.letter import Refusal
from corr.mail.orders.order_words import skips_i, with_plain_points
from corr.service.office.case import Case
from corr.service.play.credit import before_letter, credit
from corr.service.play.flags import came_too_late, lose_on_time, too_late
from corr.service.play.unsure import be_sure, lost_matches
from corr.tournament.events.events import ClaimRefused, GameBody, MovePlayed, heard_by
from corr.tournament.events.events_games import DrawClaimed, LineClaimed, TimeForfeited
from corr.tournament.play.claims import CAME_TO_NOTHING
from corr.tournament.play.game import (
    NO_OFFER,
    Game,
    answer_in_advance,
    decide,
    enter_behind,
    over,
)
from corr.tournament.play.orders import (
    BoardOrder,
    CancelIfs,
    ClaimDraw,
    ClaimLine,
    ClaimWin,
    DeclineDraw,
    Note,
    OfferDraw,
    Order,
    Play,
    PlayIf,
    Preview,
    Show,
    acts_of,
    both_claims,
    joined,
)

# -- the orders of one letter in the turn in which they are judged, what belongs ----


def in_turn(game: Game, orders: Sequence[Order]) -> list[Order]:
    """The orders as they are judged: a win is claimed first, a draw before a move if it can be.

    If it cannot, the move may be the one after which it can. Acts are seen, and lines that show a
    win are checked, before one is played, and moves in advance follow the move.
    """
    revoked: list[Order] = []
    beside: list[Order] = []
    if game.dice is not None:
        revoked = [one for one in orders if _beside(game, one) == "revoked"]
        beside = [one for one in orders if _beside(game, one) and one not in revoked]
        orders = [one for one in orders if not _beside(game, one)]
    one_move = _as_one(orders)
    seen = [one for one in one_move if isinstance(one, Preview | ClaimLine)]
    claims = [one for one in one_move if isinstance(one, ClaimDraw)]
    ifs = _ifs_as_one([one for one in one_move if isinstance(one, PlayIf | CancelIfs)])
    apart = Preview | ClaimLine | ClaimDraw | PlayIf | CancelIfs
    others = [one for one in one_move if not isinstance(one, apart)]
    wins = any(
        isinstance(one, ClaimWin) or (isinstance(one, Play) and one.claim) for one in others
    )
    claimed_first = game.draw_claimable and not wins
    carried_out = [*claims, *others] if claimed_first else [*others, *claims]
    return [*seen, *revoked, *carried_out, *ifs, *beside]


def _beside(game: Game, order: Order) -> str:
    """What an order is that is no act at the board; "" for others.

    One that stands comes after the act of its letter, which it would make needless; one that is
    revoked comes before it, so that nothing is done by it any more.
    """
    itself = game.judge.of_itself
    return itself.kind(order.text) if itself and isinstance(order, Play) else ""


def _ifs_as_one(orders: Sequence[PlayIf | CancelIfs]) -> list[PlayIf | CancelIfs]:
    """The orders, all moves in advance of the letter made into one order."""
    parts = [order for order in orders if isinstance(order, PlayIf)]
    if len(parts) < 2:
        return list(orders)
    line = " / ".join(dict.fromkeys(part.line for part in parts))
    branches = tuple(branch for part in parts for branch in part.branches)
    rest = [order for order in orders if not isinstance(order, PlayIf)]
    at = orders.index(parts[0])
    return [*rest[:at], replace(parts[0], line=line, branches=branches), *rest[at:]]


def _as_one(orders: Sequence[Order]) -> list[Order]:
    """The orders, all acts of the letter (three stones, a colour and a move) and what it claims
    to have won made into one order, which stands where the first of them stood.

    A draw that is offered anywhere in a letter with a move is offered with that move (10.5).
    """
    offers = OfferDraw if any(isinstance(order, Play) for order in orders) else Play
    parts = [order for order in orders if isinstance(order, Play | ClaimWin | offers)]
    if len(parts) < 2:
        return list(orders)
    at = orders.index(parts[0])
    rest = [order for order in orders if order not in parts]
    return [*rest[:at], _joined(parts), *rest[at:]]


def _joined(parts: Sequence[Play | ClaimWin | OfferDraw]) -> Play | ClaimWin:
    line, game = " / ".join(part.line for part in parts), parts[0].game
    claim = reduce(both_claims, map(_claim, parts))
    plays = [part for part in parts if isinstance(part, Play)]
    if not plays:
        return ClaimWin(line=line, game=game, kind=claim)
    text, draw = ", ".join(play.text for play in plays), any(map(_offers, parts))
    return Play(line=line, game=game, text=text, number=plays[0].number, draw=draw, claim=claim)


def _claim(part: Play | ClaimWin | OfferDraw) -> str:
    match part:
        case Play():
            return part.claim
        case ClaimWin():
            return part.kind
        case OfferDraw():
            return ""


def _offers(part: Play | ClaimWin | OfferDraw) -> bool:
    return isinstance(part, OfferDraw) or (isinstance(part, Play) and part.draw)


# -- the orders of one letter for one game, judged one by one ----


_NAMED_OPENING = re.compile(r"(\w+)[ ,]+(.+)")
_TOO_MUCH = ("stone_count", "no_choice_now")
"""Why an order may be refused one of whose points, alone, is what is asked for."""
_SAYS_IT_ALL = ("colour_or_two", "no_pass", "no_remove")
"""Why an order may be refused that needs no guess at what was meant."""
MOST_PREVIEWS = 3
"""How many boards one letter can ask to see."""
_OF_THE_END = frozenset({"too_late", "came_in_time", "asterisk", "not_needed"})
"""Why an order may be refused that tell how the game was lost, and what is only remarked."""
_WITHOUT_I = ("off_board", "occupied", "not_adjacent", "not_inside", "not_offered")
"""Why an order may be refused whose writer has a board without the letter i, and we have one
with it."""


class Verdict(Struct, frozen=True, kw_only=True):
    """What a letter's orders for a game came to; `before` is the game as the letter found it.

    `bodies` are all that happened, in order: what the writer's orders led to, then what either
    seat had entered in advance for it (`MovePlayed.in_advance`, `IfsDropped`), as long as it
    fits. `previews` are acts that the letter asked to see on the board, with the position after
    them: to be drawn and not to be judged, so nobody may be told its outcome or whose turn it is.
    """

    seat: Seat
    before: Game
    game: Game
    bodies: tuple[GameBody, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    previews: tuple[tuple[tuple[Move, ...], Position], ...] = ()
    shows: bool = False

    @property
    def news(self) -> tuple[GameBody, ...]:
        """What the letter brought about: a claim that was wrong is only noted."""
        return tuple(body for body in self.bodies if not _came_to_nothing(body))

    @property
    def claims(self) -> tuple[LineClaimed, ...]:
        """The wins claimed by a line that the arbiter has to decide about; none after the end."""
        lines = tuple(body for body in self.news if isinstance(body, LineClaimed))
        return lines if self.game.result is None else ()

    @property
    def is_answered(self) -> bool:
        """Whether the writer gets a letter about it."""
        return bool(self.bodies or self.refusals or self.previews or self.shows)

    def heard_by(self, seat: Seat) -> tuple[GameBody, ...]:
        """What a seat may hear of: all but the other seat's notes, claims and moves in advance."""
        return heard_by(self.bodies, seat)

    def moves_of(self, seat: Seat) -> tuple[Move, ...]:
        """The acts of a seat at the board, in order, those that it had entered in advance too."""
        moves = (body for body in self.bodies if isinstance(body, MovePlayed))
        return tuple(Move(body.move) for body in moves if body.seat is seat)


def _came_to_nothing(body: GameBody) -> bool:
    """Whether it is a claim that was wrong."""
    if isinstance(body, LineClaimed):
        return body.finding in CAME_TO_NOTHING
    return isinstance(body, ClaimRefused)


def judge(
    case: Case, game: Game, seat: Seat, orders: Sequence[Order], *, number: int | None
) -> Verdict:
    """Carry out the orders that can be, append their events, and name what could not be.

    `number` is the position that the letter answers, None for one that is gone; acts that it gets
    accepted move it on. Moves in advance, of either seat, are played when all orders are done.
    Raises PutOff while it is not sure whether the seat has lost on time.
    """
    game = be_sure(case, before_letter(case, game), seat, orders)
    for late in lost_matches(case, game, seat):
        game = lose_on_time(case.office, late, case.at, seen=game)
        break
    if number is not None and game.judge.of_itself is not None:
        number = game.after_gifts(number)
    hearing = _Hearing(case, game, seat, orders, number)
    for order in in_turn(game, orders):
        hearing.take(order)
    hearing.play_on()
    hearing.give_back()
    return Verdict(
        seat=seat,
        before=game,
        game=hearing.game,
        bodies=tuple(hearing.bodies),
        refusals=as_it_ended(game, hearing.game, hearing.refusals),
        previews=tuple(hearing.previews),
        shows=any(isinstance(order, Show) for order in orders),
    )


def as_it_ended(before: Game, after: Game, refusals: Sequence[Refusal]) -> tuple[Refusal, ...]:
    """Why orders were refused; once the letter has ended the game, that is reason enough.

    What they were refused for before may ask for an answer, or say that the game goes on.
    """
    if before.result is not None or after.result is None:
        return tuple(refusals)
    return tuple(
        one if one.code in _OF_THE_END else Refusal(line=one.line, code="game_over", params={})
        for one in refusals
    )


class _Hearing:
    """A letter's orders for one game while they are being judged, and the game meanwhile."""

    def __init__(
        self, case: Case, game: Game, seat: Seat, orders: Sequence[Order], number: int | None
    ) -> None:
        self.case, self.before, self.game, self.seat = case, game, game, seat
        self.orders, self.number = orders, number
        self.bodies = list[GameBody]()
        self.refusals = list[Refusal]()
        self.previews = list[tuple[tuple[Move, ...], Position]]()
        self.move_refused = False

    def take(self, order: Order) -> None:
        """Carry out one order, or note why not."""
        if self._is_done(order):
            return
        try:
            if isinstance(order, Preview):
                self.previews.append(self._seen(order))
            elif isinstance(order, BoardOrder | Note):
                self._carry_out(order)
        except PlayerError as error:
            self.refusals.append(self._refusal(order, error))
            if isinstance(order, Play) and error.code != "already_played":
                self.move_refused = True

    def play_on(self) -> None:
        """Play what was entered in advance, one seat answering the other, while it fits."""
        while led_to := answer_in_advance(self.game, self.case.letter.arrived):
            self._play(led_to, at=self.case.letter.arrived)

    def give_back(self) -> None:
        """Credit whoever is to act now for the time that the letter lay here."""
        at = self.case.at
        if self.game.clock != self.before.clock:
            self._play(credit(self.game, self.case.letter.arrived, at), at=at)

    def _play(self, led_to: Sequence[GameBody], *, at: datetime) -> None:
        if led_to:
            folder, cause = self.case.office.folder, self.case.letter.key
            waited, seq = self.game.waiting, self.game.seq
            self.game = folder.play(self.game, led_to, at=at, cause=cause)
            if self.game.judge.of_itself is not None:
                led_to = folder.happened(self.game, seq)
            if self.game.result is not None:
                too_late(self.case.office, self.game, waited, "was over", self.case.at, cause)
            self.bodies.extend(led_to)

    def _carry_out(self, order: BoardOrder | Note) -> None:
        if isinstance(order, PlayIf):
            order = self._as_one_tree(order)
        arrived, number = self.case.letter.arrived, self.number
        if number is None:
            if not isinstance(order, Note):
                raise _gone(self.game)
            number = self.game.position.number
        before = self.game
        led_to: Sequence[GameBody]
        if isinstance(order, PlayIf) and self._came_back():
            led_to = (enter_behind(self.game, self.seat, order),)
        else:
            led_to = self._decided(order, number, arrived)
        self._play(led_to, at=arrived)
        if isinstance(order, Play) and any(isinstance(body, MovePlayed) for body in led_to):
            self.refusals += [
                Refusal(line=order.line, code=code, params=params)
                for code, params in before.judge.remarks(before.position, order.text)
            ]
        if any(isinstance(body, MovePlayed) for body in led_to):
            self.number = self.game.position.number
        self.refusals.extend(_wrong_claims(order, led_to, self.game))
        if any(isinstance(body, TimeForfeited) for body in led_to):
            self.refusals.extend(came_too_late(self.case, self.game, self.seat, order.line))

    def _came_back(self) -> bool:
        """Whether it is the writer's turn again, the opponent having acted without a letter."""
        if self.game.dice is None or self.game.position.to_act is not self.seat:
            return False
        return any(isinstance(body, MovePlayed) and body.seat is self.seat for body in self.bodies)

    def _decided(self, order: BoardOrder | Note, number: int, at: datetime) -> Sequence[GameBody]:
        """What an order leads to; a draw that may not be offered is refused without its move."""
        try:
            return decide(self.game, self.seat, order, number=number, at=at)
        except NotNow as error:
            if not isinstance(order, Play) or not order.draw or error.code not in NO_OFFER:
                raise
            without = replace(order, draw=False)
            led_to = decide(self.game, self.seat, without, number=number, at=at)
            alone = error.code == "no_draw_in_opening"
            line = _offer_alone(order) if alone else order.line
            self.refusals.append(Refusal(line=line, code=error.code, params=error.params))
            return led_to

    def _as_one_tree(self, order: PlayIf) -> PlayIf:
        """The moves in advance of the letter; raises NotNow where they cannot be entered."""
        contest = self.case.office.folder.contest(self.game.event)
        if contest is None or not contest.spec.mail.conditional:
            raise NotNow("ifs_not_allowed")
        if self.move_refused:
            raise NotNow("ifs_need_move")
        named = self.game.judge.points
        there = self.game.judge.picture(self.game.position).points
        for text in acts_of(order.branches):
            for point in named(self.game.position, text):
                if point not in there:
                    raise NotNow("off_board", point=point)
        try:
            return replace(order, branches=joined(order.branches))
        except ValueError as error:
            is_match = self.game.judge.of_itself is not None
            raise NotNow("if_unread" if is_match else "ifs_unclear") from error

    def _seen(self, order: Preview) -> tuple[tuple[Move, ...], Position]:
        """Acts that the seat could play now and the position after them; nothing judges them."""
        position = self.game.position
        if self.game.result is not None:
            raise over(self.game)
        if position.to_act is not self.seat:
            raise NotNow("not_your_turn")
        if len(self.previews) == MOST_PREVIEWS:
            raise NotNow("too_many_questions", limit=MOST_PREVIEWS)
        if self.number is None:
            raise _gone(self.game)
        if self.number != position.number:
            raise NotNow("old_letter", ply=self.game.judge.ply(position))
        moves = self.game.judge.read(position, order.text)
        for move in moves:
            position = self.game.judge.after(position, move)
        return moves, position

    def _is_done(self, order: Order) -> bool:
        """Whether what came before it in the letter has made an order needless.

        A move declines a draw (art. 10.5); after the end nothing is claimed or entered in
        advance, and after a draw that was claimed nothing is played. Moves in advance replace
        the earlier ones without being asked to.
        """
        if isinstance(order, DeclineDraw):
            theirs = self.seat.other
            return self.before.draw_offer is theirs and self.game.draw_offer is not theirs
        if isinstance(order, CancelIfs) and self.seat not in self.game.ifs:
            return any(isinstance(one, PlayIf) for one in self.orders)
        if self.before.result is not None or self.game.result is None:
            return False
        drawn = any(isinstance(body, DrawClaimed) for body in self.bodies)
        needless = isinstance(order, ClaimWin | ClaimDraw | PlayIf | CancelIfs)
        return needless or (drawn and isinstance(order, Play))

    def _refusal(self, order: Order, error: PlayerError) -> Refusal:
        """Why an order is refused; all lines with acts should make up the one move of a letter."""
        if isinstance(order, Play) and error.code == "game_over":
            for late in came_too_late(self.case, self.game, self.seat, order.line):
                return late
        if played := self._played_before(order, error):
            return Refusal(line=order.line, code="already_played", params=played)
        if without_i := self._without_i(order, error):
            taken = error.params["point"] if error.code == "occupied" else ""
            params = {"text": _text(order), "readings": (without_i,), "point": taken}
            return Refusal(line=order.line, code="skips_i", params=params)
        if meant := self._meant(order, error):
            return unclear(order.line, meant)
        return Refusal(line=order.line, code=error.code, params=error.params)

    def _meant(self, order: Order, error: PlayerError) -> tuple[str, ...]:
        """What may be meant by an order that cannot be; () for no guess."""
        if isinstance(order, OfferDraw) and self.game.draw_offer is self.seat.other:
            return "accept", "decline"
        if not isinstance(order, Play) or not isinstance(error, NotAMove | IllegalMove):
            return ()
        if error.code in _SAYS_IT_ALL:
            return ()
        texts = tuple(one.text for one in self.orders if isinstance(one, Play))
        if len(texts) > 1:
            return texts
        if named := self._opening_named(order.text):
            return (named,)
        choices = self.game.judge.stage(self.game.position).buttons
        if chosen := [one for one in choices if self._is_readable(f"{one}, {order.text}")]:
            return tuple(f"{one}, {order.text}" for one in chosen)
        if error.code not in _TOO_MUCH:
            return ()
        points = dict.fromkeys(self.game.judge.points(self.game.position, order.text))
        return tuple(one for one in points if self._is_readable(one))

    def _opening_named(self, text: str) -> str:
        """The opening that is meant by its code before what else was said; "" if none is."""
        found = _NAMED_OPENING.fullmatch(text)
        code = found[1].upper() if found else ""
        if found is None or code not in dict(self.game.judge.openings()):
            return ""
        named = f"opening {code}, {found[2]}"
        return named if self._is_readable(named) else ""

    def _played_before(self, order: Order, error: PlayerError) -> dict[str, object]:
        """When the writer played the stone that an order names again; {} if they never did.

        A number that goes with the order has to be that of the stone.
        """
        if error.code not in ("occupied", "wrong_number"):
            return {}
        played = played_already(self.game, self.seat, with_plain_points(_text(order).lower()))
        number = order.number if isinstance(order, Play) else None
        return played if played and number in (None, played["ply"]) else {}

    def _without_i(self, order: Order, error: PlayerError) -> str:
        """What impossible acts mean on a board drawn without the letter i; "" for nothing.

        Who names a stone that their letter told as the latest has read our board well.
        """
        if error.code not in _WITHOUT_I or not isinstance(order, Play | Preview):
            return ""
        if "i" not in self.game.judge.letters(self.game.options):
            return ""
        if error.code == "occupied" and any(
            error.params["point"] in _parts(move) for move in self.game.last_moves
        ):
            return ""
        if not (meant := skips_i(order.text)) or not self._is_readable(meant):
            return ""
        return f"preview {meant}" if isinstance(order, Preview) else meant

    def _is_readable(self, text: str) -> bool:
        """Whether a text is an act that the rules take now."""
        try:
            return bool(text and self.game.judge.read(self.game.position, text))
        except PlayerError:
            return False


def _gone(game: Game) -> NotNow:
    """Why nothing is done that was written about a position that was taken back."""
    return over(game) if game.result is not None else NotNow("moves_taken_back")


def played_already(game: Game, seat: Seat, act: str) -> dict[str, object]:
    """When a seat played an act, or a point of one, as `already_played` says it; {} for never."""
    act = act.removesuffix("*")
    for number in range(game.position.number - 1, -1, -1):
        turn, move = game.times.turn_at(number), game.moves[number]
        parts = _parts(move)
        if turn is None or turn.seat is not seat or act not in (move, *parts):
            continue
        stones = game.judge.moves_in(move)
        ply = game.judge.ply(game.position_at(number)) if stones else 0
        ply += parts.index(act) if stones > 1 and act in parts else 0
        return {"move": act, "ply": ply, "played": turn.until}
    return {}


def _parts(move: Move) -> list[str]:
    """The words and points of an act that was played, without an asterisk."""
    return move.replace(",", " ").replace("*", " ").split()


def unclear(line: str, readings: Sequence[str]) -> Refusal:
    """A question which of some answers, in canonical words, is meant."""
    return Refusal(line=line, code="unclear", params={"readings": tuple(readings)})


def _text(order: Order) -> str:
    return order.text if isinstance(order, Play | Preview) else ""


def _wrong_claims(order: Order, led_to: Sequence[GameBody], game: Game) -> list[Refusal]:
    """What is to be said about a claim, though its move may have been played."""
    refused = [
        Refusal(line=order.line, code="claim_refused", params={"kind": body.kind})
        for body in led_to
        if isinstance(body, ClaimRefused)
    ]
    if any(isinstance(body, LineClaimed) and _came_to_nothing(body) for body in led_to):
        refused.append(Refusal(line=order.line, code="line_not_proved", params={}))
    needless = isinstance(order, Play) and order.claim and not game.by_claim
    if needless and game.result is None:
        refused.append(Refusal(line=order.line, code="claims_automatic", params={}))
    return refused


def judge_named(case: Case, game: Game, seat: Seat, orders: Sequence[Order]) -> Verdict:
    """Orders for a game that the letter only names; a move must give its number.

    The letter's tag proves the player, so it stands for their other games too, as long as the
    position is the one that the player has in mind. In a game that is over there is only one.
    What is answered in advance on whatever board it comes needs no position, as standing orders.
    A move that is due again, after one of that number was withdrawn, has to answer its own letter.
    """
    if game.result is not None:
        return judge(case, game, seat, orders, number=game.position.number)
    if game.comes_again:
        return judge(case, game, seat, orders, number=None)
    lost: list[Order] = [one for one in orders if isinstance(one, Play) and _lacks(game, one)]
    if lost:  # what is claimed with a move stands and falls with it
        lost += [one for one in orders if isinstance(one, ClaimWin)]
    ifs = [one for one in orders if isinstance(one, PlayIf)]
    if lost:
        lost += ifs
    elif not any(isinstance(one, Play) for one in orders):
        lost += [one for one in ifs if not _on_any_board(game, one)]
    numbered = [one for one in orders if one not in lost]
    verdict = judge(case, game, seat, numbered, number=game.position.number)
    asked = tuple(_without_number(game, seat, one) for one in lost)
    return replace(verdict, refusals=(*verdict.refusals, *asked))


def _lacks(game: Game, order: Play) -> bool:
    """Whether a move does not say its number, and needs to; a standing order needs none."""
    itself = game.judge.of_itself if order.number is None else None
    if itself is None:
        return order.number is None
    return not itself.kind(order.text) and itself.number_in(order.text) is None


def _on_any_board(game: Game, order: PlayIf) -> bool:
    """Whether moves in advance mean the same on whatever board they come to be made."""
    itself = game.judge.of_itself
    return itself is not None and all(itself.on_any_board(one.reply) for one in order.branches)


def _without_number(game: Game, seat: Seat, order: Order) -> Refusal:
    """What is missing of an order that might be about an older position, with what to send.

    In a match an act that cannot be made now is answered with why: its number would not help.
    """
    is_match = game.judge.of_itself is not None
    if isinstance(order, Play) and game.position.to_act is seat:
        try:
            acts = ", ".join(game.judge.read(game.position, order.text))
        except PlayerError as error:
            code, params = (error.code, error.params) if is_match else ("untagged", {})
            return Refusal(line=order.line, code=code, params=params)
        claim = f"claim {order.claim}" if order.claim else ""
        said = ", ".join(filter(None, (acts, "draw?" if order.draw else "", claim)))
        whole = f"{game.id} {game.judge.ply(game.position)}. {said}"
        missing: dict[str, object] = {"game": game.id, "readings": (whole,)}
        return Refusal(line=order.line, code="number_missing", params=missing)
    if is_match and isinstance(order, PlayIf):
        if game.position.to_act is seat:
            return Refusal(line=order.line, code="if_own_turn", params={})
        return Refusal(line=order.line, code="if_elsewhere", params={"game": game.id})
    late = is_match and isinstance(order, Play)
    return Refusal(line=order.line, code="not_your_turn" if late else "untagged", params={})


def _offer_alone(order: Play) -> str:
    """What a line says beside its moves, which stand; the whole line if that is not plain.

    >>> _offer_alone(Play(line="h8 h9 i9, remi?", game=None, text="h8 h9 i9", draw=True))
    'remi?'
    """
    words, moves = order.line.split(), {*order.text.lower().split()}
    at = [number for number, word in enumerate(words) if word.strip(",.;:/-").lower() in moves]
    rest = words[at[-1] + 1 :] or words[: at[0]] if at else []
    return " ".join(word for word in rest if word != "/") or order.line
