"""What players give to the dice of their matches: a phrase, or the letter itself (6.2, 6.6).

Nobody has to know of it: any letter from which a move would be taken is a contribution where one
is waited for. It is receipted at once and shown to nobody else before both are in.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from corr.dice.phrase import LEAST, Contribution, Letter, phrase, stand_in
from corr.dice.state import Waits
from corr.errors import NotNow, PlayerError
from corr.games.registry import RULES
from corr.mail.letter import Refusal
from corr.mail.read.read import first_field
from corr.service.letters.reading import letter_answered, own_words
from corr.service.office.case import Case, Writer
from corr.service.office.office import Office
from corr.service.play.credit import before_gift
from corr.service.play.judge import Verdict
from corr.tournament.events.events_dice import DiceCommitted, PhraseGiven
from corr.tournament.events.events_games import DirectorCalled
from corr.tournament.play.dice import phrase_given
from corr.tournament.play.game import Game
from corr.tournament.play.matches.itself import waits_for_gift
from corr.tournament.play.orders import Forget, GameOrder, Play, Withdraw

PHRASE = "phrase"
"""The kind of lines (`OfItself.kind`) that nobody judges."""
CALL = "call"
"""The kind of lines that call the director."""
_SHOWN = 72
_BEFORE_DICE = "dice_wait"


def apart(orders: Sequence[GameOrder]) -> tuple[list[GameOrder], list[Play]]:
    """The orders that are judged, and the lines that are for the dice or for the director."""
    beside = [one for one in orders if isinstance(one, Play) and _kind(one.text) in (PHRASE, CALL)]
    return [one for one in orders if one not in beside], beside


def _kind(text: str) -> str:
    """What a line is in the games that have such lines."""
    having = (rules.of_itself for rules in RULES.values() if rules.of_itself)
    return next((kind for itself in having if (kind := itself.kind(text))), "")


def matches_answered(case: Case, writer: Writer) -> tuple[str, ...]:
    """The matches for which a letter is a contribution: its own, and those opened with it.

    Where none is waited for, its own if it gives a phrase. One answer serves every match whose
    dice the house bound itself to at once (6.2), also an answer to the letter that lists them.
    """
    game, seat = writer.game, writer.seat
    if game is None:
        row = letter_answered(case)
        return _opened_with(case, writer, row.cause) if row and not _withdraws(writer) else ()
    if seat is None or game.judge.of_itself is None:
        return ()
    if call_line(case, game):
        return (game.id,)
    if not waits_for_gift(game, seat):  # a phrase may be longer than a line that is read
        return (game.id,) if _phrase_line(case, game) else ()
    if _withdraws(writer):
        return ()
    others = _opened_with(case, writer, opened_by(case.office, game), game.event)
    return (game.id, *(one for one in others if one != game.id))


def _opened_with(case: Case, writer: Writer, cause: str, event: str = "") -> tuple[str, ...]:
    """The matches whose dice wait for a writer since the house bound itself by a cause."""
    found, player = list[str](), writer.player.id
    for row in case.office.store.events.games_of_player(player, event):
        game = case.office.folder.game(row.id) if row.state == "running" else None
        seat = game.seat_of(player) if game else None
        if game and seat and waits_for_gift(game, seat) and opened_by(case.office, game) == cause:
            found.append(game.id)
    return tuple(found)


def opened_by(office: Office, game: Game) -> str:
    """The cause of the newest commitment of a match."""
    events = office.store.events.of_stream(game.id)
    return next((one.cause for one in reversed(events) if isinstance(one.body, DiceCommitted)), "")


def contributed(case: Case, writer: Writer, verdict: Verdict) -> Verdict:
    """What a letter came to, with what it gives to the dice of the game, if it gives anything."""
    game, seat = verdict.game, verdict.seat
    if game.judge.of_itself is None or game.dice is None:
        return verdict
    due = waits_for_gift(game, seat)
    if due and _withdraws(writer):
        return verdict
    if due:
        game = before_gift(case, game)
    own = writer.game is not None and writer.game.id == game.id
    line = _phrase_line(case, game) if due or own else ""
    if not (due or line):
        return verdict
    try:
        if verdict.before.result is not None:
            raise NotNow("game_over")
        if game.result is not None:  # by an act of the letter, which has its answer
            return verdict
        if not due and game.dice and game.dice.waits is Waits.CONTRIBUTIONS:
            raise NotNow("phrase_given")
        if (found := len(_phrases(case, game))) > 1:
            raise NotNow("phrase_twice", found=found)
        contribution = _contribution(case, line, due=due)
    except PlayerError as error:
        refusal = Refusal(line=line[:_SHOWN], code=error.code, params=error.params)
        return replace(verdict, refusals=(*verdict.refusals, refusal))
    folder, seq = case.office.folder, game.seq
    body = phrase_given(seat, contribution)
    game = folder.play(game, [body], at=case.letter.arrived, cause=case.letter.key)
    bodies = (*verdict.bodies, *folder.happened(game, seq))
    left = tuple(map(_before_its_time, verdict.refusals)) if due else verdict.refusals
    if line and isinstance(contribution, Letter):
        left = (*left, Refusal(line=line, code=_STANDS_IN, params={"least": LEAST}))
    return replace(verdict, game=game, bodies=bodies, refusals=left)


def _before_its_time(refusal: Refusal) -> Refusal:
    """Why an act in a letter that was a contribution was not played: nothing was thrown yet."""
    early = refusal.code == "not_your_turn"
    return replace(refusal, code=_BEFORE_DICE, params={}) if early else refusal


def _phrase_line(case: Case, game: Game) -> str:
    """The line of a letter that gives a phrase, however long it is; "" if none does."""
    return next(iter(_phrases(case, game).values()), "")


def call_line(case: Case, game: Game) -> str:
    """The line by which a letter calls the director, however long it is; "" if none does."""
    itself = game.judge.of_itself
    assert itself is not None
    lines = (line.strip() for line in own_words(case).splitlines())
    return next((line for line in lines if itself.kind(line[:_SHOWN]) == CALL), "")


def _phrases(case: Case, game: Game) -> Mapping[str, str]:
    """The lines of a letter that give phrases, by these without case and blanks."""
    itself = game.judge.of_itself
    assert itself is not None
    lines = [line.strip() for line in own_words(case).splitlines()]
    given = (line for line in lines if itself.kind(line[:_SHOWN]) == PHRASE)
    return {"".join(line.partition(":")[2].split()).casefold(): line for line in given}


def _withdraws(writer: Writer) -> bool:
    """Whether the letter withdraws its writer, who does not begin a match by it (6.2)."""
    orders = writer.reading.orders if writer.reading else ()
    return any(isinstance(one, Withdraw | Forget) for one in orders)


_STANDS_IN = "phrase_stands_in"
_ABOUT_PHRASES = (
    *("phrase_given", "phrase_twice", "phrase_too_long", "phrase_too_short"),
    _STANDS_IN,
)


def speaks_to_dice(verdict: Verdict) -> bool:
    """Whether the letter has given something to the dice, or hears why it has not; or is for the
    director.
    """
    given = (one for one in verdict.bodies if isinstance(one, PhraseGiven))
    told = any(one.code in _ABOUT_PHRASES for one in verdict.refusals)
    return told or any(one.seat is verdict.seat for one in given) or has_called(verdict)


def has_called(verdict: Verdict) -> bool:
    """Whether the letter has called the director: all that it says is for him."""
    return any(isinstance(body, DirectorCalled) for body in verdict.bodies)


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
