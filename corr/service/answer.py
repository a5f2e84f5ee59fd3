"""One letter that came in: who wrote it, what it asks for, what is answered.

Everything here happens inside the transaction of `mail.handle_letter`.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from hashlib import sha256

from corr.errors import MailError
from corr.games.registry import RULES
from corr.games.rules import Seat
from corr.mail.letter import Draft, Letter, Refusal, Tag
from corr.mail.orders import read_message, read_orders, readings, subject_order_text
from corr.mail.quotes import own_text
from corr.mail.read import plain_text, read_letter
from corr.mail.tags import TAG_FORM, verify
from corr.mail.write_mime import is_address
from corr.service.case import Case
from corr.service.compose import game_facts, player_at, post, send_foreign_letter
from corr.service.judge import Verdict, judge, judge_named
from corr.service.office import Office
from corr.service.tell import pass_on, refuse, tell
from corr.store import InboxRow, PlayerRow
from corr.tournament.game import Game
from corr.tournament.orders import Help, Order, Resign

ANSWERS_AN_HOUR = 20
"""How many letters without effect one sender is answered within an hour …"""
STRANGERS_AN_HOUR = 30
"""How many unknown senders are answered within an hour, all together."""
ANSWERS_A_DAY = 60
"""… and within a day: a robot that nobody knows for one is not answered for ever."""

_GAME_ID = re.compile(r"\b[A-Z]{1,4}[0-9]{2}-[0-9]{3,}\b")
_TAG = re.compile(TAG_FORM, re.IGNORECASE | re.ASCII)
_UNTAGGED_GAMES = 3


def answer(office: Office, row: InboxRow, at: datetime) -> tuple[str, str]:
    """Carry out a letter and queue the answers; the letter's new state and the reason.

    Raises MailError for what is no letter to answer.
    """
    letter = read_letter(row.raw, arrived=row.arrived, own_addresses=office.own_addresses)
    if row.reason == "too_big":
        raise MailError("too_big")
    case = Case(office=office, letter=letter, at=at)
    player = office.store.player_by_address(letter.sender)
    found = _position(office, letter)
    if letter.automatic and not row.vouched:
        raise MailError(_why_automatic(case, found[1] if found else None))
    if found is None:
        return _stranger(case) if player is None else _untagged(case, player)
    tag, game, seat = found
    if player is None or player.id != game.players[seat]:
        if not row.vouched:
            return _foreign(case, game, seat)
        player = player_at(office, game, seat)
    return _play(case, player, tag, game, seat)


def _why_automatic(case: Case, game: Game | None) -> str:
    """The reason why a machine's letter is set aside; the arbiter looks at one with an order.

    Gateways mark what people write, and such a move must not be lost in silence.
    """
    why = case.letter.automatic
    of_kind = why in ("auto_reply", "list_mail")
    if game is not None and of_kind and _orders(case, game, _own_text(case)):
        return f"{why}_with_order"
    return why


def _position(office: Office, letter: Letter) -> tuple[Tag, Game, Seat] | None:
    """The first tag of the letter that is ours, with the game and seat that it stands for."""
    for tag in letter.tags:
        for seat in Seat:
            if verify(office.keys, tag, seat):
                game = office.folder.game(tag.game)
                if game is not None:
                    return tag, game, seat
    return None


# -- letters that prove their writer ----


def _play(case: Case, player: PlayerRow, tag: Tag, game: Game, seat: Seat) -> tuple[str, str]:
    text = _own_text(case)
    message = _message(case.office, game, text)
    orders = _orders(case, game, text)
    spent = _spent(case)
    if not orders:
        refusal = _no_order(text, game)
        if not spent:
            _answer_words(case, game, seat, message, refusal)
        return ("handled", "message") if message and not spent else ("refused", refusal.code)
    verdicts, refusals = _judge_all(case, player, tag, game, seat, orders)
    if message and not spent and not _has_news(verdicts, game):
        pass_on(case, game, seat, message)
    for verdict in verdicts:
        if verdict.news or not spent:
            tell(case, verdict, message if verdict.game.id == game.id else "")
    if not spent:
        if refusals:
            now = next((one.game for one in verdicts if one.game.id == game.id), game)
            refuse(case, now, seat, refusals)
        if any(isinstance(order, Help) for order in orders):
            _send_help(case, player, game, seat)
    codes = [refusal.code for verdict in verdicts for refusal in verdict.refusals]
    codes += [refusal.code for refusal in refusals]
    took_effect = any(verdict.news for verdict in verdicts) or not codes
    return ("handled", "") if took_effect else ("refused", codes[0])


def _answer_words(case: Case, game: Game, seat: Seat, message: str, refusal: Refusal) -> None:
    """Answer a letter without an order: its message is passed on, an unclear move asked about."""
    if not message:
        refuse(case, game, seat, [refusal])
    else:
        pass_on(case, game, seat, message, [refusal] if refusal.code == "unclear" else ())


def _has_news(verdicts: Sequence[Verdict], game: Game) -> bool:
    """Whether there is more to say about a game than what stands on the board."""
    return any(one.bodies or one.refusals for one in verdicts if one.game.id == game.id)


def _judge_all(
    case: Case, player: PlayerRow, tag: Tag, game: Game, seat: Seat, orders: Sequence[Order]
) -> tuple[list[Verdict], list[Refusal]]:
    verdicts, refusals = list[Verdict](), list[Refusal]()
    for name in dict.fromkeys(order.game or game.id for order in orders):
        mine = [order for order in orders if (order.game or game.id) == name]
        if name == game.id:
            verdicts.append(judge(case, game, seat, mine, number=tag.number))
            continue
        found = judge_named(case, player.id, name, mine)
        if isinstance(found, Verdict):
            verdicts.append(found)
        else:
            refusals.append(found)
    return verdicts, refusals


def _own_text(case: Case) -> str:
    """What the person wrote, the letter that it answers being known to us."""
    office, letter = case.office, case.letter

    def sent() -> str:
        for message_id in letter.answers:
            row = office.store.outgoing(message_id)
            if row is not None:
                return plain_text(row.raw)
        return ""

    names = frozenset({office.site.name})
    return own_text(letter.text, own_addresses=office.own_addresses, own_names=names, sent=sent)


def _orders(case: Case, game: Game, text: str) -> tuple[Order, ...]:
    """The orders of the body, or of the subject if the body has none.

    Resigning again, in answer to the question whether that is meant, is meant.
    """
    words, recognises = case.office.words, game.judge.recognises
    found = read_orders(text, words, recognises)
    if not found:
        subject = subject_order_text(case.letter.subject)
        found = read_orders(subject, words, recognises)
    if _was_asked_to_confirm(case):
        sure = (replace(one, confirmed=True) if isinstance(one, Resign) else one for one in found)
        return tuple(sure)
    return found


def _was_asked_to_confirm(case: Case) -> bool:
    """Whether the letter answers our question about a resignation by the same sender."""
    store = case.office.store
    asked = store.outgoing(case.letter.answers[0]) if case.letter.answers else None
    before = store.letter(asked.cause) if asked else None
    return before is not None and (before.sender, before.reason) == (
        case.letter.sender,
        "confirm_resign",
    )


def _no_order(text: str, game: Game) -> Refusal:
    unclear = readings(text, game.judge.recognises)
    if unclear:
        return Refusal(line=unclear[0], code="unclear", params={"readings": unclear})
    first = next((line.strip() for line in text.splitlines() if line.strip()), "")
    return Refusal(line=first[:72], code="no_order", params={})


def _message(office: Office, game: Game, text: str) -> str:
    """What is meant for the opponent, "" if the event allows no messages.

    A tag that came into it, with a quote say, is the writer's secret and stays here.
    """
    contest = office.folder.contest(game.event)
    if contest is None or not contest.spec.mail.messages:
        return ""
    return _TAG.sub(lambda found: found["game"], read_message(text))


# -- letters that do not ----


def _foreign(case: Case, game: Game, seat: Seat) -> tuple[str, str]:
    """A true tag from somebody else's address: the registered player is told, once a day."""
    cause = f"foreign.{game.id}.{seat.value}.{case.at:%Y-%m-%d}"
    if not case.office.store.has_cause(cause):
        sender = case.letter.sender
        send_foreign_letter(case.office, game, seat, sender, at=case.at, cause=cause)
    case.office.store.may_be_from(case.letter.key, game.players[seat])
    return "quarantined", "foreign_address"


def _stranger(case: Case) -> tuple[str, str]:
    """An unknown human gets one short answer a day."""
    cause = f"stranger.{case.letter.sender}.{case.at:%Y-%m-%d}"
    store, hour = case.office.store, case.at - timedelta(hours=1)
    crowd = store.count_causes_since("stranger.", hour) >= STRANGERS_AN_HOUR
    if is_address(case.letter.sender) and not crowd and not store.has_cause(cause):
        _send_plain(case, "stranger", {"arbiter": case.office.arbiter}, None, cause)
    return "quarantined", "unknown_sender"


def _untagged(case: Case, player: PlayerRow) -> tuple[str, str]:
    """A player who answers no letter of ours gets the positions, to answer those."""
    cause = f"unproven.{case.letter.sender}.{case.letter.key}"
    case = replace(case, proven=False, letter=replace(case.letter, key=cause))
    if _is_spent_unproven(case):
        return "refused", "untagged"
    text = f"{case.letter.subject}\n{_own_text(case)}"
    recognises = next(iter(RULES.values())).recognises
    orders = read_orders(text, case.office.words, recognises)
    if orders and all(isinstance(order, Help) for order in orders):
        _send_plain(case, "help", {"g": None}, player, case.letter.key)
        return "handled", ""
    games = _games_meant(case.office, player, text)
    line = orders[0].line if orders else case.letter.subject
    refusal = Refusal(line=line, code="untagged", params={})
    for game, seat in games:
        refuse(case, game, seat, [refusal])
    if not games:
        facts: dict[str, object] = {"g": None, "happenings": (), "refusals": (refusal,)}
        _send_plain(case, "refused", facts, player, case.letter.key)
    return "refused", "untagged"


def _games_meant(office: Office, player: PlayerRow, text: str) -> list[tuple[Game, Seat]]:
    """The games that the letter names, else those in which the player is to act."""
    rows = [row for row in office.store.games_of_player(player.id) if row.state == "running"]
    named = set(_GAME_ID.findall(text.upper()))
    mine = {row.id: Seat.FIRST if row.first == player.id else Seat.SECOND for row in rows}
    wanted = [row for row in rows if row.id in named]
    wanted = wanted or [row for row in rows if row.to_act == mine[row.id].value]
    games = [(office.folder.game(row.id), mine[row.id]) for row in wanted[:_UNTAGGED_GAMES]]
    return [(game, seat) for game, seat in games if game is not None]


# -- answers without effect ----


def _spent(case: Case) -> bool:
    """Whether the sender has had their share of answers; the last one says so, once a day."""
    office, sender = case.office, case.letter.sender
    hour, day = case.at - timedelta(hours=1), case.at - timedelta(days=1)
    if (
        office.store.unsolicited_since(sender, hour) < ANSWERS_AN_HOUR
        and office.store.unsolicited_since(sender, day) < ANSWERS_A_DAY
    ):
        return False
    cause = f"spent.{sender}.{case.at:%Y-%m-%d}"
    if not office.store.has_cause(cause):
        params = {"limit": ANSWERS_AN_HOUR}
        refusal = Refusal(line="", code="too_many_letters", params=params)
        facts: dict[str, object] = {"g": None, "happenings": (), "refusals": (refusal,)}
        _send_plain(case, "refused", facts, office.store.player_by_address(sender), cause)
    return True


def _is_spent_unproven(case: Case) -> bool:
    """The same for letters that anybody may have sent in a player's name; nobody is told."""
    store, prefix = case.office.store, f"unproven.{case.letter.sender}."
    hour, day = case.at - timedelta(hours=1), case.at - timedelta(days=1)
    return (
        store.count_causes_since(prefix, hour) >= ANSWERS_AN_HOUR
        or store.count_causes_since(prefix, day) >= ANSWERS_A_DAY
    )


def _send_help(case: Case, player: PlayerRow, game: Game, seat: Seat) -> None:
    facts = {"g": game_facts(case.office, game, seat, at=case.at)}
    _send_plain(case, "help", facts, player, case.letter.key)


def _send_plain(
    case: Case, kind: str, facts: Mapping[str, object], player: PlayerRow | None, cause: str
) -> None:
    """Queue a letter about no position, in answer to the case's letter."""
    office, letter = case.office, case.letter
    name = sha256(f"{kind} {letter.key}".encode()).hexdigest()[:24]
    draft = Draft(
        kind=kind,
        language=player.language if player else "en",
        to_name=player.name if player else letter.sender_name,
        to_address=letter.sender,
        message_id=f"{kind}.{name}@{office.site.host}",
        reply_to=office.site.address,
        date=case.at,
        facts=facts,
        in_reply_to=letter.message_id,
        references=(letter.message_id,) if letter.message_id else (),
    )
    post(office, draft, at=case.at, cause=cause, unsolicited=case.proven)
