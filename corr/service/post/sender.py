"""Who wrote a letter, what must prove it, and what becomes of one that does not."""

import re
from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import MailError
from corr.games.rules import Seat
from corr.mail.letter import Refusal, Tag
from corr.mail.orders.order_words import folded
from corr.mail.orders.orders import Reading
from corr.mail.read.authentication import believed, verdict
from corr.mail.read.command_lines import desk_lines
from corr.mail.read.quotes import own_text
from corr.mail.read.read import tags_in_text
from corr.mail.read.tags import GAME_ID, verify, verify_pass
from corr.service.letters.notices import tell_of_same_words
from corr.service.letters.plain import is_spent_unproven, send_short
from corr.service.letters.reading import answer_given, own_words, read_own
from corr.service.office.case import Case, Writer
from corr.service.office.why_aside import SAME_WORDS
from corr.service.play.phrases import match_listed
from corr.service.play.unsure import ask_the_owner, ask_the_sender
from corr.service.players.strangers import answer_stranger
from corr.service.post.confirm import confirm, decline, refuse_plainly
from corr.store.rows import GameRow, PlayerRow
from corr.tournament.contest.contest import OVER
from corr.tournament.play.game import Game, over
from corr.tournament.play.orders import Ask, Confirm, GameOrder, Help, Order, Play, Set

# -- letters without an order: a person may be at a loss, or a machine answers ours ----
# Vacation responders bear no mark where their program sets none. The second such letter is
# answered in short, and the same words for the third time not at all.


LATELY = timedelta(days=30)
"""For how long it is remembered what somebody said without an order."""
SAME = 3
"""For the how many-th time the same words are taken for a machine's."""


def is_wordless(reading: Reading) -> bool:
    """Whether a letter neither orders anything nor says anything to an opponent."""
    return not (reading.orders or reading.either or reading.messages)


def repeats(case: Case, player: PlayerRow) -> tuple[int, bool]:
    """How many letters without an order came before lately, and whether this is a machine's.

    Of a machine the arbiter is told once. What others sent in the player's name is counted apart.
    """
    office, sender, key = case.office, case.letter.sender, case.letter.key
    kind = "own." if case.proven else "unproven."
    words = " ".join(_words(case).casefold().split())
    said = kind + sha256(words.encode()).hexdigest()[:24]
    office.store.letters.keep_said(key, said)
    since = case.letter.arrived - LATELY
    before = office.store.letters.count_said(sender, kind, since, key)
    if case.vouched or office.store.letters.count_said(sender, said, since, key) < SAME - 1:
        return before, False
    tell_of_same_words(office, key, player, words, case.at, case.at - LATELY)
    return before, True


def _words(case: Case) -> str:
    """What was written above our letter, whatever that letter itself says: we quote such words."""
    own = case.office.own_addresses
    names = frozenset({case.office.site.name})
    return own_text(case.letter.text, own_addresses=own, own_names=names, sent=lambda: ())


def set_aside() -> tuple[str, str]:
    """The new state of a machine's letter, and the reason."""
    return "quarantined", SAME_WORDS


# -- what must prove a letter ----
# An event chooses by `[mail] authority`. The games are those of the orders and messages as they
# were read, so that no way of writing a game's number leads around its event.


STRICT = frozenset({"address", "both"})
"""The levels at which a mail server must vouch for the sender."""


def authorities(
    case: Case, player: PlayerRow, game: Game | None, reading: Reading
) -> frozenset[str]:
    """The levels of all events of a player's that a letter about `game`, or none, touches.

    What is asked changes nothing; what is said about oneself or an event touches all events of
    the player's that are not closed.
    """
    store = case.office.store
    events = {game.event} if game else set[str]()
    events |= {one.event for one, _ in games_of(case, player, reading)}
    if any(map(_is_about_the_writer, reading.orders)):
        events |= {
            event for event, state in store.events.events_of_player(player.id) if state not in OVER
        }
    return frozenset(_authority(case, event) for event in events)


def games_of(case: Case, player: PlayerRow, reading: Reading) -> tuple[tuple[Game, Seat], ...]:
    """The player's games that orders and messages name, with their seats."""
    found = list[tuple[Game, Seat]]()
    named = [one.game for one in (*reading.orders, *reading.either)]
    for name in dict.fromkeys((*named, *(name for name, _ in reading.messages))):
        game = case.office.folder.game(name) if name else None
        seat = game.seat_of(player.id) if game else None
        if game is not None and seat is not None:
            found.append((game, seat))
    return tuple(found)


def _is_about_the_writer(order: Order) -> bool:
    harmless = isinstance(order, GameOrder | Ask | Help | Confirm)
    return not harmless and not (isinstance(order, Set) and not order.name)


def _authority(case: Case, event: str) -> str:
    contest = case.office.folder.contest(event)
    return contest.spec.mail.authority if contest else "tag"


# -- who wrote a letter, and what becomes of one that does not prove it ----
# What proves it is the event's choice (`[mail] authority`): a tag or pass of ours, the registered
# address it comes from, and what the receiving server found out about that address. Whatever of it
# is missing, the registered address can make up for by a yes to our question.


_GAME_ID = re.compile(rf"\b{GAME_ID}\b")
_UNTAGGED_GAMES = 3
_SHOWN = 72
_QUESTIONS = 5
_MOST_QUOTED = 50
"""Of so many tags in the text of a letter that bears none it is tried whether they are true."""


class Answered(Struct, frozen=True, kw_only=True):
    """The letter of ours that is answered: to whom it went, about what.

    A letter about a position has `game` and `seat`. One about none went to the `address`, which
    was asked to say yes to `request` if that is not 0.
    """

    tag: Tag
    owner: PlayerRow
    game: Game | None = None
    seat: Seat | None = None
    address: str = ""

    @property
    def request(self) -> int:
        """The number of the request that the letter put, 0 for none."""
        return 0 if self.game else self.tag.number

    @property
    def about(self) -> tuple[Game, Seat] | None:
        """The game and the owner's seat, None for a letter about no position."""
        return (self.game, self.seat) if self.game and self.seat else None


def who_wrote(case: Case, answered: Answered | None) -> Writer | tuple[str, str]:
    """The proven writer of a letter, or the letter's new state and the reason.

    `answered` is the letter of ours that it answers.

    In the second case everybody who must hear of it has been written to. Raises MailError for
    what is no letter to answer.
    """
    result = verdict_of(case)
    player = case.office.store.players.player_by_address(case.letter.sender)
    if case.letter.automatic and not case.vouched:
        raise MailError(_why_automatic(case, answered))
    if answered is None:
        return (
            answer_stranger(case, result) if player is None else _unanswering(case, player, result)
        )
    known = player is not None and player.id == answered.owner.id
    if answered.about is None and not answered.request:
        answered = _about_its_match(case, answered)
    writer = Writer(
        player=answered.owner,
        tag=answered.tag,
        game=answered.game,
        seat=answered.seat,
        request=answered.request if answered.address == case.letter.sender else 0,
    )
    said = answer_given(case) if writer.request else ""
    if writer.request and (not known or said):
        return _answer(case, writer, said)
    if case.vouched:
        return writer
    reading = read_own(case, answered.game)
    if not known:
        return ask_the_owner(case, answered.owner, answered.about, reading)
    if not _is_enough(case, answered, reading, result):
        about, own = answered.about, answered.game
        return ask_the_sender(case, answered.owner, about, reading, own=own, result=result)
    return replace(writer, reading=reading)


# -- what a letter brings along ----


def verdict_of(case: Case) -> str:
    """What our mail server found out about the sender, kept with the letter."""
    office, letter = case.office, case.letter
    if not office.authserv_id:
        return "none"
    domain = letter.sender.rpartition("@")[2]
    fields = believed(letter.authentication, office.authserv_id)
    found = verdict(fields, office.authserv_id, domain)
    office.store.letters.keep_verdict(letter.key, str(found), found.selector)
    return found.result


def _answered(case: Case) -> Answered | None:
    """The letter of ours that the first true tag or pass stands for."""
    for tag in case.letter.tags:
        found = _about_none(case, tag) if tag.is_pass else _about_position(case, tag)
        if found is not None:
            return found
    return None


def what_is_answered(case: Case, raw: bytes) -> tuple[Case, Answered | None]:
    """The letter of ours that a letter answers, by its fields or else by what it quotes.

    Programs that drop headers and answer to another address still quote our links, each of which
    bears the tag. It is no more than one in the subject would be: only the player whose it is
    counts as the writer, so nobody is asked about what others quote, and a position that is over
    is refused as ever. Of one game the newest position quoted is meant, of several games none.
    The letter then bears that tag.
    """
    answered = _answered(case)
    player = case.office.store.players.player_by_address(case.letter.sender)
    if answered is not None or player is None or case.letter.automatic:
        return case, answered
    tags = tags_in_text(raw)[:_MOST_QUOTED]
    found = [one for one in map(partial(_about_position, case), tags) if one is not None]
    mine = [one for one in found if one.owner.id == player.id]
    if len({one.tag.game for one in mine}) != 1:
        return case, None
    newest = max(mine, key=lambda one: one.tag.number)
    return replace(case, letter=replace(case.letter, tags=(newest.tag,))), newest


def _about_its_match(case: Case, answered: Answered) -> Answered:
    """A letter that answers one which lists a single match and asks for its dice is about it."""
    game = match_listed(case, answered.owner)
    seat = game.seat_of(answered.owner.id) if game else None
    return replace(answered, game=game, seat=seat) if seat else answered


def _about_position(case: Case, tag: Tag) -> Answered | None:
    for seat in Seat:
        if verify(case.office.keys, tag, seat):
            game = case.office.folder.game(tag.game)
            owner = case.office.store.players.player(game.players[seat]) if game else None
            if game is None or owner is None or _has_left(case, game, owner):
                return None
            if owner.addresses:
                return Answered(tag=tag, owner=owner, game=game, seat=seat)
    return None


def _has_left(case: Case, game: Game, owner: PlayerRow) -> bool:
    """Whether the writer once held the seat that a substitute has now: the letter says nothing."""
    writer = case.office.store.players.player_by_address(case.letter.sender)
    contest = case.office.folder.contest(game.event)
    if writer is None or contest is None or writer.id == owner.id:
        return False
    return writer.id in contest.numbers and contest.holder(writer.id) == owner.id


def _about_none(case: Case, tag: Tag) -> Answered | None:
    """Whose pass it is, and at which address: where the letter comes from, if that is true."""
    owner = case.office.store.players.player(tag.game)
    if owner is None or not owner.addresses:
        return None  # nobody of that name, or somebody who was forgotten
    for address in dict.fromkeys((case.letter.sender, *owner.addresses)):
        if verify_pass(case.office.keys, tag, address):
            return Answered(tag=tag, owner=owner, address=address)
    return None


def _why_automatic(case: Case, answered: Answered | None) -> str:
    """The reason why a machine's letter is set aside; the arbiter looks at one with an order.

    Gateways mark what people write, and such a move must not be lost in silence.
    """
    why = case.letter.automatic
    of_kind = why in ("auto_reply", "list_mail", "bounce")
    if answered is not None and of_kind and read_own(case, answered.game).orders:
        return f"{why}_with_order"
    return why


# -- whether that is enough ----


def _is_enough(case: Case, answered: Answered, reading: Reading, result: str) -> bool:
    """Whether a true tag or pass from a registered address proves the player."""
    if result != "none":
        return result == "pass"
    touched = authorities(case, answered.owner, answered.game, reading)
    return STRICT.isdisjoint(touched)


def _answer(case: Case, writer: Writer, said: str) -> tuple[str, str]:
    """Yes or no to our question; from an address that is yet to become the player's nothing else.

    The pass went to this very address, and nowhere else: that is all the proof that it takes.
    """
    if said:
        return (confirm if said == "yes" else decline)(case, writer)
    return refuse_plainly(case, writer.player, "not_confirmed", case.letter.sender)


# -- letters that answer none of ours ----


def _unanswering(case: Case, player: PlayerRow, result: str) -> Writer | tuple[str, str]:
    """A letter that answers none of ours counts where all events that it touches let it."""
    if case.vouched:
        return Writer(player=player)
    reading = read_own(case, None)
    if authorities(case, player, None, reading) == {"address"}:
        if result == "pass":
            return Writer(player=player)
        about = next(iter(games_of(case, player, reading)), None)
        return ask_the_sender(case, player, about, reading, own=None, result=result)
    return _untagged(case, player, reading)


def _untagged(case: Case, player: PlayerRow, reading: Reading) -> tuple[str, str]:
    """A player who answers no letter of ours gets a short one, to answer that.

    Anybody may have written in their name: no letter brings a mailbox many times its own bytes.
    What was asked, or the board, comes by the link in it, which bears the tag.
    """
    orders, case = reading.orders, replace(case, proven=False)
    if is_wordless(reading) and repeats(case, player)[1]:
        return set_aside()
    cause = f"unproven.{case.letter.sender}.{case.letter.key}"
    case = replace(case, letter=replace(case.letter, key=cause))
    if is_spent_unproven(case):
        return "refused", "untagged"
    refusal = _moved_away(case, player) or _unproven(case, orders)
    lost = refusal.code == "untagged"
    text = f"{case.letter.subject}\n{own_words(case)}"
    games = games_meant(case, player, text, orders) if lost else ()
    if lost and not games and any(isinstance(one, Play) for one in orders):
        games = over_lately(case, player)
    for game, seat in games:
        send_short(case, player, if_over(game, [refusal]), about=(game, seat))
    if games:
        return "refused", if_over(games[0][0], [refusal])[0].code
    asked = [one.line for one in orders if isinstance(one, Ask | Help)]
    again = asked[:_QUESTIONS] if len(asked) == len(orders) else ()
    send_short(case, player, [refusal], order="\r\n".join(again))
    return "refused", refusal.code


def _moved_away(case: Case, player: PlayerRow) -> Refusal | None:
    """Where to write, for a player all of whose running games go on elsewhere."""
    folder, rows = case.office.folder, case.office.store.events.games_of_player(player.id)
    moved = {row.event: folder.moved_to(row.event) for row in rows if row.state == "running"}
    if not moved or not all(moved.values()):
        return None
    event, address = next(iter(moved.items()))
    return Refusal(line="", code="event_moved", params={"event": event, "address": address})


def _unproven(case: Case, orders: Sequence[Order]) -> Refusal:
    """What a player is asked to answer: the board, or a letter that proves who they are."""
    own = own_words(case)
    said = next(filter(str.strip, own.splitlines()), case.letter.subject)
    line = orders[0].line if orders else said.strip()[:_SHOWN]
    codes = desk_lines(own, lambda _: False).codes  # somebody else's, of the desk
    if codes if not orders else all(isinstance(order, Confirm) for order in orders):
        return Refusal(line=line, code="nothing_to_confirm", params={})
    about_games = not orders or any(isinstance(order, GameOrder) for order in orders)
    return Refusal(line=line, code="untagged" if about_games else "unproven", params={})


def games_meant(
    case: Case, player: PlayerRow, text: str = "", orders: Sequence[Order] = ()
) -> Sequence[tuple[Game, Seat]]:
    """The games that the letter names, else the running ones in which the player is to act."""
    rows = _games_here(case, player)
    named = {*_GAME_ID.findall(folded(text).upper()), *(order.game for order in orders)}
    wanted = [row for row in rows if row.id in named]
    return _folded(case, player, wanted or [row for row in rows if _is_to_act(row, player)])


def over_lately(case: Case, player: PlayerRow) -> Sequence[tuple[Game, Seat]]:
    """The games that a player without a running game has lost or won last, in events that run."""
    rows = _games_here(case, player)
    if any(row.state == "running" for row in rows):
        return ()
    last = max((row.ended_at for row in rows if row.ended_at), default=None)
    return _folded(case, player, [row for row in rows if last and row.ended_at == last])


def if_over(game: Game, refusals: Sequence[Refusal]) -> tuple[Refusal, ...]:
    """The refusals of a letter about a game; what answers none of ours need not in one over."""
    code = over(game).code if game.result is not None else "untagged"
    return tuple(replace(one, code=code) if one.code == "untagged" else one for one in refusals)


def _games_here(case: Case, player: PlayerRow) -> list[GameRow]:
    """The games of a player in events that run here."""
    folder, found = case.office.folder, case.office.store.events.games_of_player(player.id)
    events = {event: folder.contest(event) for event in {row.event for row in found}}
    running = {event for event, one in events.items() if one and one.stands == "running"}
    return [row for row in found if row.event in running]


def _is_to_act(row: GameRow, player: PlayerRow) -> bool:
    return player.id == {"first": row.first, "second": row.second}.get(row.to_act)


def _folded(case: Case, player: PlayerRow, rows: Sequence[GameRow]) -> Sequence[tuple[Game, Seat]]:
    games = map(case.office.folder.game, (row.id for row in rows[:_UNTAGGED_GAMES]))
    found = ((game, game.seat_of(player.id)) for game in games if game)
    return [(game, seat) for game, seat in found if seat]
