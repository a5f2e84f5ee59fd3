"""A match of backgammon as files hold it, and its replay by the rules, act by act.

Every act is judged where a record is read, so a record that was read is one that can be played.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import PlayerError
from corr.games.backgammon.acts import ACCEPT, CONCEDE, DOUBLE, NO_PLAY, after, dice_in, give, read
from corr.games.backgammon.acts import dice as dice_act
from corr.games.backgammon.match import SIZES, Match, Phase, conceded, started, thrown
from corr.games.backgammon.plays import Dice, plays
from corr.games.rules import Chance, Move, Seat
from corr.records.model import RecordError, fit, one_line, shown

LONGEST_FILE = 2_000_000
"""The most bytes of a file with a match; one to 25 points has about 60,000."""
MOST_ACTS = 50_000
LONGEST_NAME = 200
"""The most characters of a name, an event, a place, of an act and of why it was made."""
LONGEST_COMMENT = 20_000
LONGEST_MATCH = 999
"""The most points of a match in a file."""

SERVER: Final = "server"
DIRECTOR: Final = "director"
Who = Seat | Chance | Literal["server", "director"]
"""Whose an act is: a seat's, chance's, the server's (`no play`, `late 1 0`), the director's."""

DICE = ("KORRDICE-2", "manual", "")
"""How the dice were thrown: so that anybody can verify them, by hand, or nobody has said."""

AT_THE_BOARD = ("score", "penalty")
DECISION = "decision"
"""Why a match ended that somebody has decided: by hand, against the board perhaps."""

ENDINGS = ("score", "penalty", "late", "concede", "time", "walkover", DECISION)
"""How a match ends: by the first four at the board, by the others beside it."""


class Act(Struct, frozen=True, kw_only=True):
    """An act of a match in canonical words.

    `roll` is the number of a throw, 0 for every other act. `why` is why an act was made without
    being asked for: a standing order by name, `forced`, `unasked` …, "" for an act that was.
    """

    who: Who
    move: Move
    roll: int = 0
    why: str = ""


def dice_of(act: Act) -> Dice:
    """The dice of a throw; (0, 0) for any other act.

    >>> dice_of(Act(who=Chance.CHANCE, move=Move("dice 5 2")))
    (5, 2)
    """
    found = dice_in(act.move)
    return found[1] if found else (0, 0)


class Result(Struct, frozen=True, kw_only=True):
    """How a match ended: `winner` is None where both have lost it; `reason` is of `ENDINGS`."""

    winner: Seat | None
    reason: str
    score: tuple[int, int]


class MatchRecord(Struct, frozen=True, kw_only=True):
    """A match of backgammon with all that happened in it.

    `players` are those of the first seat and of the second. `date` is as ISO writes it, or what
    the file has. `score` is that before the first act: points that `acts` give are not in it.
    `result` is None while the match goes on, or where the file does not say how it ended. `dice`
    is one of `DICE`. What a file does not say is "".
    """

    length: int
    acts: tuple[Act, ...] = ()
    score: tuple[int, int] = (0, 0)
    players: tuple[str, str] = ("", "")
    result: Result | None = None
    dice: str = ""
    id: str = ""
    event: str = ""
    round: str = ""
    place: str = ""
    date: str = ""
    comment: str = ""

    @property
    def named(self) -> tuple[str, str]:
        """The players; `1` and `2` where there is no name."""
        first, second = self.players
        return first or "1", second or "2"


FACTS = ("id", "event", "round", "place", "date")
"""What of a match is a line of text, by the names of its fields."""


def begun(record: MatchRecord) -> Match:
    """The match before its first act. Raises RecordError for one that there cannot be."""
    if not 1 <= record.length <= LONGEST_MATCH:
        raise RecordError("match", f"to {record.length} points; 1 to {LONGEST_MATCH} are read")
    try:
        return started(record.length, record.score)
    except ValueError as error:
        first, second = record.score
        raise RecordError("match", f"no match to {record.length} from {first}–{second}") from error


def replayed(record: MatchRecord) -> Iterator[tuple[Act, Match]]:
    """Each act in canonical words with the match after it; a throw has its number.

    Raises RecordError at the first that cannot be.
    """
    match = begun(record)
    acts = record.acts
    if len(acts) > MOST_ACTS:
        raise RecordError("match", f"more than {MOST_ACTS} acts")
    for number, act in enumerate(acts, 1):
        accepted = number < len(acts) and acts[number].move == ACCEPT
        try:
            canonical, after_it = judged(match, act, loosely=accepted)
        except PlayerError as error:
            raise RecordError(f"act {number}", fault_of(match, act.move, error)) from error
        match = after_it
        yield canonical, match


def last_of(record: MatchRecord) -> Match:
    """The match after all acts. Raises RecordError."""
    match = begun(record)
    for _, match in replayed(record):  # noqa: B007 - the last one is what is asked for
        pass
    return match


def settled(record: MatchRecord) -> MatchRecord:
    """A record as it was read, its acts in canonical words, its result that of its acts.

    Raises RecordError for one that cannot be played.
    """
    steps = tuple(replayed(record))
    match = steps[-1][1] if steps else begun(record)
    acts = tuple(act for act, _ in steps)
    return replace(record, acts=acts, result=ended(record, match))


def judged(match: Match, act: Act, *, loosely: bool = False) -> tuple[Act, Match]:
    """An act in canonical words, and the match after it.

    Raises a PlayerError if it cannot be: not this act, not of whose it is, not now, or not by the
    rules. The numbers of throws rise; a gap is a throw that was annulled. `loosely` takes a game
    that is resigned out of turn (see `out_of_turn`); the next act must be that it is accepted.
    """
    match act.who:
        case Chance.CHANCE:
            return _thrown(match, act)
        case "server":
            return act, _served(match, act.move)
        case "director":
            return act, _given(match, act.move)
        case Seat() as seat:
            if loosely and out_of_turn(match, act):
                return act, after(replace(match, turn=seat, dice=None), act.move)
            if act.move == DOUBLE and match.phase is Phase.ROLL and match.turn is seat:
                raise PlayerError(_no_double(match))
            move = read(match, seat, act.move)
            return replace(act, move=move), (
                conceded(match, seat) if move == CONCEDE else after(match, move)
            )


def _no_double(match: Match) -> str:
    """Why a double is none where the roll is thrown unasked, since the cube may not be used."""
    if match.length == 1:
        return "no_cube"
    return "no_double_crawford" if match.crawford else "roll_due"


def out_of_turn(match: Match, act: Act) -> bool:
    """Whether an act resigns where only other programs allow it: in the other's turn, or before a
    roll that we throw unasked (4 a).
    """
    running = match.phase in (Phase.CHOICE, Phase.ROLL, Phase.PLAY)
    resigns = act.move in {f"resign {size}" for size in SIZES}
    ours = match.to_act is act.who
    return running and resigns and isinstance(act.who, Seat) and not ours


def _thrown(match: Match, act: Act) -> tuple[Act, Match]:
    found = dice_in(act.move)
    if match.to_act is not Chance.CHANCE or found is None:
        raise PlayerError("no_throw_due")
    number, dice = found
    roll = act.roll or number or match.roll + 1
    if roll <= match.roll:
        raise PlayerError("wrong_roll_number", found=roll, expected=match.roll + 1)
    return replace(act, move=dice_act(*dice), roll=roll), thrown(match, dice, roll)


def _served(match: Match, move: Move) -> Match:
    if move == NO_PLAY:
        if match.dice is None or not match.turn or match.phase is not Phase.PLAY:
            raise PlayerError("not_rolled")
        if plays(match.seen(match.turn), match.dice):
            raise PlayerError("can_play")
        return after(match, move)
    if not re.fullmatch(r"late [0-9]{1,4} [0-9]{1,4}", move):
        raise PlayerError("not_a_move", text=move)
    if match.phase is not Phase.OPENING or match.roll:
        raise PlayerError("begun_already")
    return after(match, move)


def _given(match: Match, move: Move) -> Match:
    found = re.fullmatch(r"points ([0-9]{1,4}) ([0-9]{1,4})", move)
    if not found:
        raise PlayerError("not_a_move", text=move)
    return after(match, give(match, (int(found[1]), int(found[2]))))


# -- words ----

_WORDS: Mapping[str, str] = {
    "no_throw_due": "no throw is due",
    "can_play": "there is a legal play",
    "not_rolled": "nothing has been rolled",
    "not_a_move": "no act",
    "begun_already": "the match has begun",
    "game_over": "the match is over",
    "not_your_turn": "it is the other's turn",
    "double_due": "a double is to be answered",
    "resignation_due": "an offer to resign is to be answered",
    "nothing_to_answer": "there is nothing to answer",
    "rolled": "the dice are thrown",
    "no_double_opening": "no double in the opening turn",
    "no_double_crawford": "no double in the Crawford game",
    "no_cube": "no cube in a match to one point",
    "no_access": "the cube is the other's",
    "roll_due": "no double is possible now",
    "both_reach": "both would come to the length of the match",
    "refused_before": "no more than was refused in this turn",
    "play_more": "more dice can be played",
    "higher_die": "the higher die can be played, and must be",
    "nothing_hit": "nothing is hit there",
    "no_checker": "no checker stands there",
    "bar_first": "a checker on the bar enters first",
    "not_the_roll": "the dice do not go there",
    "not_home": "not all checkers are at home",
    "blocked": "the point is closed",
    "not_together": "the dice do not play all of it",
    "several_ways": "it may be several plays",
}


def fault_of(match: Match, move: str, error: PlayerError) -> str:
    """Why an act of a record cannot be, with its game, for the terminal.

    >>> from corr.games.backgammon.match import started
    >>> fault_of(started(3), "13/7", PlayerError("not_rolled"))
    'game 1, roll 1: 13/7: nothing has been rolled'
    """
    roll = f" {match.dice[0]}{match.dice[1]}:" if match.dice else ""
    part = error.params.get("part")
    why = _WORDS.get(error.code, error.code.replace("_", " "))
    told = f"{part}, {why}" if part and part != move else why
    return f"game {match.game}, roll {match.next_roll}:{roll} {shown(move)}: {told}"


# -- what ended it ----


def ended(record: MatchRecord, match: Match) -> Result | None:
    """How a match ended: at the board, or as its record says.

    A decision stands whatever the board says (4.5). Raises RecordError if they differ otherwise.
    """
    board = match.outcome
    if board is None:
        if record.result and record.result.reason in AT_THE_BOARD:
            file = told(record.result)
            raise RecordError(
                "result", f"{file} in the file, and the acts do not end the match so"
            )
        return record.result
    found = Result(winner=board.winner, reason=board.ending, score=match.score)
    if record.result and record.result.reason == DECISION:
        return record.result
    if record.result not in (None, found):
        file, acts = told(record.result), told(found)
        raise RecordError("result", f"{file} in the file, {acts} by its acts")
    return found


def told(result: Result | None) -> str:
    """A result as our files write it.

    >>> told(Result(winner=Seat.SECOND, reason="concede", score=(2, 4)))
    '2 wins, 2-4, concede'
    """
    if result is None:
        return "not over"
    first, second = result.score
    who = {Seat.FIRST: "1 wins", Seat.SECOND: "2 wins", None: "both lost"}[result.winner]
    return f"{who}, {first}-{second}, {result.reason}"


_RESULT = re.compile(
    r"(1 wins|2 wins|both lost), ([0-9]{1,4})-([0-9]{1,4}), ([a-z_]{1,30})", re.ASCII
)


def result_told(text: str) -> Result | None:
    """The result that our files write so; None for what is none.

    >>> result_told("both lost, 0-0, late").winner is None
    True
    """
    found = _RESULT.fullmatch(text)
    if not found:
        return None
    winner = {"1": Seat.FIRST, "2": Seat.SECOND}.get(found[1][0])
    score = (int(found[2]), int(found[3]))
    return Result(winner=winner, reason=found[4], score=score)


# -- text of files ----


def decoded(data: bytes) -> str:
    """A file's text, UTF-8 or else what Windows programs write. Raises RecordError."""
    if len(data) > LONGEST_FILE:
        raise RecordError("file", f"more than {LONGEST_FILE} bytes")
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise RecordError("byte 1", "text in UTF-16; save it as UTF-8")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def fact(where: str, name: str, text: str) -> str:
    """A line of text that a file says of its match. Raises RecordError for one too long."""
    line = one_line(text)
    if len(line) > LONGEST_NAME:
        raise RecordError(where, f"{name} has more than {LONGEST_NAME} characters")
    return line


def remark(text: str) -> str:
    """The comment of a match, its lines without blanks at their ends."""
    return "\n".join(line.rstrip() for line in fit(text).splitlines())
