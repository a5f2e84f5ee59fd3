"""What players give to the dice of their matches: a phrase, or the letter itself (6.2, 6.6).

Nobody has to know of it: any letter from which a move would be taken is a contribution where one
is waited for. It is receipted at once and shown to nobody else before both are in.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from corr.dice.phrase import LEAST, Contribution, phrase, stand_in
from corr.dice.state import Waits
from corr.errors import NotNow, PlayerError
from corr.games.registry import RULES
from corr.mail.letter import Refusal
from corr.mail.read.read import first_field
from corr.service.letters.reading import own_words
from corr.service.office.case import Case, Writer
from corr.service.play.judge import Verdict
from corr.tournament.events.events_dice import DiceCommitted, PhraseGiven
from corr.tournament.play.dice import phrase_given
from corr.tournament.play.game import Game
from corr.tournament.play.itself import waits_for_gift
from corr.tournament.play.orders import Forget, GameOrder, Play, Withdraw

PHRASE = "phrase"
"""The kind of lines (`OfItself.kind`) that nobody judges."""
_SHOWN = 72
_TOO_EARLY = ("not_your_turn", "dice_wait", "confirm_resign", "confirm_concede")


def apart(orders: Sequence[GameOrder]) -> tuple[list[GameOrder], list[Play]]:
    """The orders that are judged, and the lines that are for the dice."""
    beside = [one for one in orders if isinstance(one, Play) and _kind(one.text) == PHRASE]
    return [one for one in orders if one not in beside], beside


def _kind(text: str) -> str:
    """What a line is in the games that have such lines."""
    having = (rules.of_itself for rules in RULES.values() if rules.of_itself)
    return next((kind for itself in having if (kind := itself.kind(text))), "")


def matches_answered(case: Case, writer: Writer) -> tuple[str, ...]:
    """The matches for which a letter is a contribution: its own, and those opened with it.

    Where none is waited for, its own if it gives a phrase. One answer serves every match whose
    dice the house bound itself to at once (6.2).
    """
    game, seat = writer.game, writer.seat
    if game is None or seat is None or game.judge.of_itself is None:
        return ()
    if not waits_for_gift(game, seat):  # a phrase may be longer than a line that is read
        return (game.id,) if _phrase_line(case, game) else ()
    if _withdraws(writer):
        return ()
    cause = _opened_by(case, game)
    found = [game.id]
    for row in case.office.store.events.games_of_player(writer.player.id, game.event):
        other = case.office.folder.game(row.id) if row.id != game.id else None
        at = other.seat_of(writer.player.id) if other else None
        if other and at and waits_for_gift(other, at) and _opened_by(case, other) == cause:
            found.append(other.id)
    return tuple(found)


def _opened_by(case: Case, game: Game) -> str:
    """The cause of the newest commitment of a match."""
    events = case.office.store.events.of_stream(game.id)
    return next((one.cause for one in reversed(events) if isinstance(one.body, DiceCommitted)), "")


def contributed(case: Case, writer: Writer, verdict: Verdict) -> Verdict:
    """What a letter came to, with what it gives to the dice of the game, if it gives anything."""
    game, seat = verdict.game, verdict.seat
    if game.judge.of_itself is None or game.dice is None:
        return verdict
    due = waits_for_gift(game, seat)
    if due and _withdraws(writer):
        return verdict
    own = writer.game is not None and writer.game.id == game.id
    line = _phrase_line(case, game) if due or own else ""
    if not (due or line):
        return verdict
    try:
        if verdict.before.result is not None:
            raise NotNow("game_over")
        if game.result is not None:  # by an act of the letter, which has its answer
            return verdict
        if not due and game.dice.waits is Waits.CONTRIBUTIONS:
            raise NotNow("phrase_given")
        contribution = _contribution(case, line, due=due)
    except PlayerError as error:
        refusal = Refusal(line=line[:_SHOWN], code=error.code, params=error.params)
        return replace(verdict, refusals=(*verdict.refusals, refusal))
    folder, seq = case.office.folder, game.seq
    body = phrase_given(seat, contribution)
    game = folder.play(game, [body], at=case.letter.arrived, cause=case.letter.key)
    bodies = (*verdict.bodies, *folder.happened(game, seq))
    # Any answer counts: an act that it holds, which came before its time, was not in vain.
    left = tuple(one for one in verdict.refusals if not due or one.code not in _TOO_EARLY)
    return replace(verdict, game=game, bodies=bodies, refusals=left)


def _phrase_line(case: Case, game: Game) -> str:
    """The last line of a letter that gives a phrase, however long it is; "" if none does."""
    itself = game.judge.of_itself
    assert itself is not None
    lines = [line.strip() for line in own_words(case).splitlines()]
    given = (line for line in reversed(lines) if itself.kind(line[:_SHOWN]) == PHRASE)
    return next(given, "")


def _withdraws(writer: Writer) -> bool:
    """Whether the letter withdraws its writer, who does not begin a match by it (6.2)."""
    orders = writer.reading.orders if writer.reading else ()
    return any(isinstance(one, Withdraw | Forget) for one in orders)


_ABOUT_PHRASES = ("phrase_given", "phrase_too_long", "phrase_too_short")


def speaks_to_dice(verdict: Verdict) -> bool:
    """Whether the letter has given something to the dice, or hears why it has not."""
    given = (one for one in verdict.bodies if isinstance(one, PhraseGiven))
    told = any(one.code in _ABOUT_PHRASES for one in verdict.refusals)
    return told or any(one.seat is verdict.seat for one in given)


def _contribution(case: Case, line: str, *, due: bool) -> Contribution:
    """The phrase of a line; else, where something is due, the letter itself.

    Raises PlayerError for a phrase that is too long or, where no letter stands in for it, too
    short, and for a letter that cannot stand in.
    """
    found = phrase(line.partition(":")[2]) if line else None
    if found:
        return found
    if not due:
        raise PlayerError("phrase_too_short", least=LEAST)
    return stand_in(first_field(case.raw, "Date"), first_field(case.raw, "Message-ID"))
