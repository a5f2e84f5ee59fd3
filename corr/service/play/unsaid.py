"""What a letter does not say plainly: what its writer is asked about, or told to write anew."""

from collections.abc import Sequence

from corr.mail.letter import Refusal
from corr.mail.orders.order_fold import folded, lowered, phrase
from corr.mail.orders.orders import Reading
from corr.service.letters.reading import letter_answered, own_words
from corr.service.letters.taps import would_be_taken
from corr.service.office.case import Case, Writer
from corr.service.play.judge import unclear
from corr.tournament.events.events import Acted
from corr.tournament.play.orders import Appeal

SHOWN = 72
"""How much of a line is quoted."""


def unsaid(case: Case, writer: Writer, reading: Reading) -> list[Refusal]:
    """Why lines of a letter led to nothing, and what they may mean; nothing is ever guessed."""
    found = [_refusal(line, "ifs_unclear") for line in reading.contradictions[:1]]
    found += [_refusal(line, "ifs_unclear") for line in reading.unclear[: 1 - len(found)]]
    found += [_refusal(line, "unread_line") for line in reading.unread]
    found += _appealed(case, reading)
    if found or reading.orders or reading.either:
        return found
    answer = _draw_answer(case, writer)
    line = next(iter(reading.rest), answer)[:SHOWN]
    about_draw = ("accept", "decline") if answer else ()
    if meant := about_draw + _readings(case, writer, reading.guesses):
        return [unclear(line, meant)]
    if reading.guesses:
        return [unclear(line, ())]
    if reading.messages:
        return []
    if case.letter.unread and not line:
        params = {"kind": case.letter.unread}
        return [Refusal(line="", code="cannot_read", params=params)]
    return [_refusal(line, "no_order")]


def _appealed(case: Case, reading: Reading) -> list[Refusal]:
    """How an appeal is written, for an answer to a ruling that speaks of one and is none."""
    words, row = case.office.words, letter_answered(case)
    if row is None or any(isinstance(one, Appeal) for one in reading.orders):
        return []
    lines = (line.strip() for line in own_words(case).splitlines())
    line = next((one for one in lines if words.appealing.search(lowered(folded(one)))), "")
    happened = case.office.store.events_of_cause(row.cause) if line else ()
    return [
        Refusal(line=line[:SHOWN], code="appeal_without_words", params={"number": one.body.number})
        for one in happened
        if isinstance(one.body, Acted) and one.body.appeal_until
    ]


def _refusal(line: str, code: str) -> Refusal:
    return Refusal(line=line[:SHOWN], code=code, params={})


def _draw_answer(case: Case, writer: Writer) -> str:
    """The line that may answer the opponent's draw offer with a bare yes or no; "" for none."""
    if not writer.game or not writer.seat or writer.game.draw_offer is not writer.seat.other:
        return ""
    answers = case.office.words.answers
    lines = (line.strip() for line in own_words(case).splitlines())
    return next((one for one in lines if phrase(lowered(folded(one))) in answers), "")


def _readings(case: Case, writer: Writer, guesses: Sequence[str]) -> tuple[str, ...]:
    """The guesses that would be taken now, as far as that can be known."""
    game, seat = writer.game, writer.seat
    if game is None or seat is None:
        return tuple(guesses)
    words = case.office.words
    return tuple(one for one in guesses if would_be_taken(words, game, seat, one))
