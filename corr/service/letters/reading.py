"""What a letter says in its writer's own words, and the orders in them."""

from collections.abc import Callable
from dataclasses import replace
from itertools import chain

from corr.games.registry import RULES
from corr.mail.orders.order_clash import differing
from corr.mail.orders.order_fold import folded, lowered, phrase
from corr.mail.orders.order_subject import is_left_over, subject_order_text
from corr.mail.orders.orders import Reading, read_text
from corr.mail.read.envelope import subject_of
from corr.mail.read.quotes import own_text
from corr.mail.read.read import read_letter, texts_of
from corr.service.office.case import Case
from corr.store import InboxRow, OutboxRow
from corr.tournament.play.game import Game
from corr.tournament.play.orders import (
    AcceptDraw,
    Confirm,
    DeclineDraw,
    OfferDraw,
    Order,
    Play,
    Resign,
)


def own_words(case: Case) -> str:
    """What the person wrote, the letter that it answers being known to us."""
    return _own(case, lambda: words_answered(case))


def marked_words(case: Case) -> str:
    """What the person wrote, with what a quotation without any sign has of our letter."""
    return _own(case, None)


def words_answered(case: Case) -> tuple[str, ...]:
    """The texts of our letter that is answered, none if it is unknown."""
    return texts_of(raw) if (raw := _bytes_answered(case)) else ()


def _own(case: Case, sent: Callable[[], tuple[str, ...]] | None) -> str:
    office, text = case.office, case.letter.text
    names = frozenset({office.site.name})
    return own_text(text, own_addresses=office.own_addresses, own_names=names, sent=sent)


def read_own(case: Case, game: Game | None) -> Reading:
    """What the letter says; the orders of its subject if the body has none.

    `game` is the one that the letter is about, if any. Resigning again, in answer to the
    question whether that is meant, is meant.
    """
    reading = _read(case, game)
    if not _was_asked_to_resign(case):
        return reading
    if not reading.orders and answer_given(case) == "yes":
        return replace(reading, orders=(Resign(line="", confirmed=True),))
    return replace(reading, orders=tuple(map(_sure, reading.orders)))


def answer_given(case: Case) -> str:
    """What the letter answers to a question of ours: `yes`, `no`, or "" if it does neither.

    A short yes in front of other sentences may be none.
    """
    reading = _read(case, None)
    if any(not isinstance(one, Confirm | AcceptDraw | DeclineDraw) for one in reading.orders):
        return ""
    confirms = any(isinstance(one, Confirm) for one in reading.orders)
    said = {"yes"} if confirms else set[str]()
    rest = set(reading.rest)
    answers = case.office.words.answers
    for line in (own_words(case).strip() or _subject(case)).splitlines():
        answer = answers.get(phrase(lowered(folded(line))), "")
        if answer:
            said.add(answer)
            rest.discard(line.strip())
    if said == {"yes"} and rest and not confirms:
        return ""
    return said.pop() if len(said) == 1 else ""


def _read(case: Case, game: Game | None) -> Reading:
    words, recognises = case.office.words, game.judge.recognises if game else _is_an_act
    own = game.id if game else None
    reading = read_text(own_words(case), words, recognises, own)
    subject = _subject(case)
    if not subject:
        return reading
    typed = read_text(subject, words, recognises, own)
    if is_left_over(case.letter.subject):
        return _with_subject(reading, typed)
    return _with_offers(_with_subject(reading, typed), typed)


def _with_subject(reading: Reading, typed: Reading) -> Reading:
    """What a letter says with what was typed into its subject, which counts where it has no order.

    A subject that names a game and says no more that can be read is one of ours.
    """
    if not reading.orders and not reading.either:
        hints = () if typed.unread or typed.orders else (*reading.guesses, *typed.guesses)
        guesses = tuple(dict.fromkeys(hints or reading.guesses))
        return replace(reading, orders=typed.orders, either=typed.either, guesses=guesses)
    either = differing(reading.orders, typed.orders)
    orders = tuple(one for one in reading.orders if one not in either)
    return replace(reading, orders=orders, either=(*reading.either, *either))


def _with_offers(reading: Reading, typed: Reading) -> Reading:
    """What a letter says, its moves with a draw that was offered in the subject (10.5)."""
    moved = {one.game for one in reading.orders if isinstance(one, Play)}
    offers = tuple(
        OfferDraw(line=one.line, game=one.game)
        for one in typed.orders
        if isinstance(one, OfferDraw) or (isinstance(one, Play) and one.draw)
        if one.game in moved and one not in reading.orders
    )
    return replace(reading, orders=(*reading.orders, *offers))


def _is_an_act(text: str) -> bool:
    """Whether a text is an act of any game."""
    return any(rules.recognises(text) for rules in RULES.values())


def letter_answered(case: Case) -> OutboxRow | None:
    """The letter of ours that is answered, without its bytes: the nearest one in the thread.

    Without a thread it is the last one about the position whose tag the letter bears.
    """
    store, letter = case.office.store, case.letter
    threaded = (store.outgoing(one, whole=False) for one in letter.answers)
    tagged = (store.newest_at(f"{tag}.") for tag in letter.tags)
    return next((row for row in chain(threaded, tagged) if row is not None), None)


def _bytes_answered(case: Case) -> bytes:
    """The letter of ours that is answered as it went out, b"" if none is or it was purged."""
    row = letter_answered(case)
    whole = case.office.store.outgoing(row.message_id) if row else None
    return whole.raw if whole else b""


def _subject(case: Case) -> str:
    """What may be an order in the subject, unless it is the one that we wrote ourselves."""
    raw = _bytes_answered(case) if case.letter.subject else b""
    return subject_order_text(case.letter.subject, subject_of(raw) if raw else "")


def _sure(order: Order) -> Order:
    """The order, sure if it says once more that its writer resigns."""
    if isinstance(order, Resign):
        return replace(order, confirmed=True)
    if isinstance(order, Confirm):
        return Resign(line=order.line, game=order.game, confirmed=True)
    return order


def _was_asked_to_resign(case: Case) -> bool:
    """Whether the letter answers our question about a resignation by the same sender.

    Where no thread leads to the question, the letter must have come after it and not be a copy
    of the one that we asked about.
    """
    store, letter = case.office.store, case.letter
    asked = letter_answered(case)
    before = store.letter(asked.cause, whole=False) if asked else None
    if asked is None or before is None:
        return False
    if (before.sender, before.reason) != (letter.sender, "confirm_resign"):
        return False
    if asked.message_id in letter.answers:
        return True
    written = max(at for _, at in store.states_at(asked.message_id))
    return written <= letter.arrived and not _is_copy(case, before)


def _is_copy(case: Case, before: InboxRow) -> bool:
    """Whether the letter is no more than another copy of one that came before."""
    letter, own = case.letter, case.office.own_addresses
    if before.message_id and before.message_id == letter.message_id:
        return True
    whole = case.office.store.letter(before.key) or before
    earlier = read_letter(whole.raw, arrived=before.arrived, own_addresses=own)
    return earlier.text == letter.text and before.arrived == letter.arrived
