"""What players give to the dice of their matches: a phrase, or the letter itself (6.2, 6.6).

Nobody has to know of it: any letter from which a move would be taken is a contribution where one
is waited for. It is receipted at once and shown to nobody else before both are in.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence, Set

from msgspec.structs import replace

from corr.dice.phrase import LEAST, Contribution, Letter, canonical, phrase, stand_in
from corr.dice.state import Waits
from corr.errors import NotNow, PlayerError
from corr.games.registry import RULES
from corr.mail.letter import Refusal
from corr.mail.orders.order_words import NAMED
from corr.mail.read.read import first_field
from corr.mail.read.tags import game_id
from corr.service.letters.reading import letter_answered, own_words, read_own
from corr.service.office.case import Case, Writer
from corr.service.office.office import Office
from corr.service.play.credit import before_gift
from corr.service.play.judge import Verdict
from corr.service.play.tell import STANDS_IN
from corr.store.rows import PlayerRow
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
_SHORTEST_WRAP, _LONGEST_WRAP, _MOST_BROKEN_OFF = 71, 80, 4
"""How wide mail programs leave a line that they break, and how many more it becomes at most."""
_BEFORE = re.compile(
    rf"[\s*_]*(?:\[?\s*{NAMED}\s*\]?[\s*_:,.;-]*)?(?:[0-9]{{1,4}}\s*[.:)]\s*)?", re.IGNORECASE
)
"""What may stand before the word that a line begins with: marks of stress, a game, a number."""


def apart(orders: Sequence[GameOrder]) -> tuple[list[GameOrder], list[Play]]:
    """The orders that are judged, and the lines that are for the dice or for the director."""
    beside = [one for one in orders if isinstance(one, Play) and _kind(one.text) in (PHRASE, CALL)]
    return [one for one in orders if one not in beside], beside


def _kind(text: str) -> str:
    """What a line is in the games that have such lines."""
    having = (rules.of_itself for rules in RULES.values() if rules.of_itself)
    return next((kind for itself in having if (kind := itself.kind(text))), "")


def _kind_of_line(case: Case, line: str, games: Collection[str] = RULES) -> str:
    """What a line as it was written is in one of the games; "" for an act, or for none."""
    words = case.office.words
    kinds = (
        itself.kind(words.plainly(line, game))
        for game in games
        if (itself := RULES[game].of_itself)
    )
    return next(filter(None, kinds), "")


def matches_answered(case: Case, writer: Writer) -> tuple[str, ...]:
    """The matches for which a letter is a contribution: its own, and those opened with it.

    Where none is waited for, its own if it gives a phrase. One answer serves every match whose
    dice the house bound itself to at once (6.2), also an answer to the letter that lists them. A
    phrase in answer to another letter about no match serves every match that waits for its writer.
    """
    game, seat = writer.game, writer.seat
    if game is None:
        row = letter_answered(case)
        if row is None or _withdraws(writer):
            return ()
        if found := _opened_with(case, writer.player, row.cause):
            return found
        lines = (line.strip()[:_SHOWN] for line in own_words(case).splitlines())
        gives = any(_kind_of_line(case, line) == PHRASE for line in lines)
        return _opened_with(case, writer.player, "") if gives else ()
    if seat is None or game.judge.of_itself is None:
        return ()
    if call_line(case, writer, game):
        return (game.id,)
    if not waits_for_gift(game, seat):  # a phrase may be longer than a line that is read
        return (game.id,) if _phrase_line(case, game, own=True) else ()
    if _withdraws(writer):
        return ()
    others = _opened_with(case, writer.player, opened_by(case.office, game), game.event)
    return (game.id, *(one for one in others if one != game.id))


def acts_of_none(case: Case, matches: Sequence[str], told: Set[str]) -> tuple[Refusal, ...]:
    """What to say of acts in a letter that gives something to the dice of several matches.

    They name none of the `matches`, so that nobody knows where they are meant; lines that are
    `told` of otherwise are left out.
    """
    orders = read_own(case, case.office.folder.game(matches[0])).orders
    lines = [
        one.line
        for one in orders
        if isinstance(one, GameOrder) and not one.game and one.line not in told
        if not (isinstance(one, Play) and _kind(one.text) == PHRASE)
    ]
    params = {"games": tuple(matches)}
    return tuple(Refusal(line=one, code="which_game", params=params) for one in lines[:1])


def match_listed(case: Case, player: PlayerRow) -> Game | None:
    """The match that a letter is about which answers one that lists no other; None for none.

    So it is while the dice of the match wait for the player.
    """
    row = letter_answered(case)
    found = _opened_with(case, player, row.cause) if row else ()
    return case.office.folder.game(found[0]) if len(found) == 1 else None


def _opened_with(case: Case, player: PlayerRow, cause: str, event: str = "") -> tuple[str, ...]:
    """The matches whose dice wait for a player since the house bound itself by a cause.

    By any, if the cause is "".
    """
    found = list[str]()
    for row in case.office.store.events.games_of_player(player.id, event):
        if row.state != "running" or row.due_at is not None:  # a clock runs: nothing is asked for
            continue
        game = case.office.folder.game(row.id)
        seat = game.seat_of(player.id) if game else None
        if game is None or seat is None or not waits_for_gift(game, seat):
            continue
        if not cause or opened_by(case.office, game) == cause:
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
    line = _phrase_line(case, game, own=due or own)
    if not (due or line):
        return verdict
    try:
        if verdict.before.result is not None:
            raise NotNow("game_over")
        if game.result is not None:  # by an act of the letter, which has its answer
            return verdict
        if not due and game.dice and game.dice.waits is Waits.CONTRIBUTIONS:
            raise NotNow("phrase_given")
        if (found := len(_phrases(case, game, own=due or own))) > 1:
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
        left = (*left, Refusal(line=line, code=STANDS_IN, params={"least": LEAST}))
    return replace(verdict, game=game, bodies=bodies, refusals=left)


def _before_its_time(refusal: Refusal) -> Refusal:
    """Why an act in a letter that was a contribution was not played: nothing was thrown yet."""
    early = refusal.code == "not_your_turn"
    return replace(refusal, code=_BEFORE_DICE, params={}) if early else refusal


def lines_about(case: Case, game: Game, *, own: bool) -> Iterator[tuple[str, str]]:
    """The lines of a letter that are about a match: what they say, and as they were written.

    Those are about it that name it or stand below its name; with `own` also what names no game.
    """
    heading, named = case.office.words.heading, ""
    for written in own_words(case).splitlines():
        line = case.office.words.game_first(written, game.rules)
        if found := heading.fullmatch(line[:_SHOWN]):
            named = game_id(found[1])
            continue
        head = _BEFORE.match(line)
        of = game_id(head[1]) if head and head[1] else named
        if of == game.id or (own and not of):
            yield _bare(line, head), written


def _bare(line: str, head: re.Match[str] | None) -> str:
    """A line from its first word on, without the asterisks with which programs write bold."""
    text = line[head.end() :].strip() if head else line.strip()
    if head and "*" in head[0]:
        text = re.sub(r"^([^:*]*:)\*", r"\1", text).rstrip("* ")
    return text


def _beside_lines(case: Case, game: Game, kind: str, *, own: bool) -> Iterator[str]:
    """The lines about a match that are of a kind which nobody judges."""
    lines = (line for line, _ in lines_about(case, game, own=own))
    return (line for line in lines if _kind_of_line(case, line[:_SHOWN], (game.rules,)) == kind)


def _phrase_line(case: Case, game: Game, *, own: bool) -> str:
    """The line of a letter that gives a phrase, however long it is; "" if none does."""
    return next(iter(_phrases(case, game, own=own).values()), "")


def call_line(case: Case, writer: Writer, game: Game) -> str:
    """The line by which a letter calls the director, however long it is; "" if none does.

    Also one in which other words stand before the call, as it was read among the orders.
    """
    own = writer.game is not None and writer.game.id == game.id
    if line := next(_beside_lines(case, game, CALL, own=own), ""):
        return line
    orders = writer.reading.orders if writer.reading else ()
    about = (game.id, None) if own else (game.id,)
    calls = (one for one in orders if isinstance(one, Play) and _kind(one.text) == CALL)
    return next((one.line for one in calls if one.game in about), "")


def _phrases(case: Case, game: Game, *, own: bool) -> Mapping[str, str]:
    """The lines of a letter that give phrases to a match, by these without case and blanks."""
    lines, given = [*lines_about(case, game, own=own)], list[str]()
    for at, (line, written) in enumerate(lines):
        if _kind_of_line(case, line[:_SHOWN], (game.rules,)) == PHRASE:
            given.append(" ".join((line, *_broken_off(case, game, written, lines[at + 1 :]))))
    return {"".join(line.partition(":")[2].split()).casefold(): line for line in given}


def _broken_off(
    case: Case, game: Game, line: str, below: Sequence[tuple[str, str]]
) -> Iterator[str]:
    """What a mail program broke off a line that was too long for it, and put on lines below."""
    words = case.office.words
    for _, text in below[:_MOST_BROKEN_OFF]:
        first, width = next(iter(text.split()), ""), len(line.rstrip())
        is_full = width <= _LONGEST_WRAP and width + 1 + len(first) > _SHORTEST_WRAP
        said = words.plainly(text.strip(), game.rules)
        if not is_full or not first[:1].isalnum() or game.judge.recognises(said):
            return
        yield text.strip()
        line = text


def without_phrase(verdict: Verdict, lines: Sequence[str]) -> tuple[str, ...]:
    """The lines of a letter without those of the phrase that it has given."""
    mine = (one for one in verdict.bodies if isinstance(one, PhraseGiven))
    text = next((one.phrase for one in mine if one.seat is verdict.seat and one.phrase), "")
    said = ((line, canonical(line.partition(":")[2] or line)) for line in lines)
    return tuple(line for line, words in said if not text or words not in text)


def _withdraws(writer: Writer) -> bool:
    """Whether the letter withdraws its writer, who does not begin a match by it (6.2)."""
    orders = writer.reading.orders if writer.reading else ()
    return any(isinstance(one, Withdraw | Forget) for one in orders)


_ABOUT_PHRASES = (
    *("phrase_given", "phrase_twice", "phrase_too_long", "phrase_too_short"),
    STANDS_IN,
)


def speaks_to_dice(verdict: Verdict) -> bool:
    """Whether the letter has given something to the dice, or hears why it has not; or is for the
    director.
    """
    given = (one for one in verdict.bodies if isinstance(one, PhraseGiven))
    told = any(one.code in _ABOUT_PHRASES for one in verdict.refusals)
    return told or any(one.seat is verdict.seat for one in given) or has_called(verdict)


def is_lost(writer: Writer, verdict: Verdict) -> bool:
    """Whether nothing came of a line for the dice or the director, and nothing says why."""
    return not (verdict.bodies or verdict.refusals or _withdraws(writer))


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
