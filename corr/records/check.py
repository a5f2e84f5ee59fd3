"""Is a record in order? Its stones, its result, and on request the acts of its opening."""

from msgspec import Struct

from corr.errors import PlayerError
from corr.games.renju.board import SIZE
from corr.games.renju.renju import RENJU, replay_record
from corr.games.renju.study import Replay, ending_words, fault_words, replay
from corr.records.model import Record
from corr.tournament.wording import counted

_WITHOUT_CHOICES = ("free-renju", "free-gomoku")


class Rule(Struct, frozen=True, kw_only=True):
    """What a record is judged by: an opening rule, "" to leave the opening's acts unjudged.

    `by_claim` and `fifth_symmetry` are the event's settings ([R6], [R4]).
    """

    opening: str = ""
    by_claim: bool = False
    fifth_symmetry: str = "congruent"


class Flaw(Struct, frozen=True, kw_only=True):
    """The first thing that is wrong with a record: its move (None for none), a code, words.

    `code` is that of a `replay.Fault`, of a PlayerError of the opening, or `board_size`,
    `other_result`, `no_choices`.
    """

    move: int | None
    code: str
    words: str


class Checked(Struct, frozen=True, kw_only=True):
    """A record, what its stones come to, and its flaw, None if it is in order."""

    record: Record
    game: Replay
    flaw: Flaw | None

    @property
    def words(self) -> str:
        """What the stones come to and, if it says more, what the file has: for the terminal."""
        game = self.game
        moves = counted(len(game.moves), "move")
        opening = str(game.opening or "none of the 26 openings")
        board = f"{game.result} {ending_words(game.winner, game.ending, game.detail)}"
        if game.ending is None and self.record.result != "*":
            board = f"{self.record.result} in the file, not over on the board"
        return f"{moves}, {opening}; {board}"


UNJUDGED = Rule()
"""The rule that leaves the opening's acts unjudged."""


def check_record(record: Record, rule: Rule = UNJUDGED) -> Checked:
    """Judge a record. A game may end beside the board, but not otherwise than the board says.

    >>> checked = check_record(Record(moves=("h8", "i9", "h8")))
    >>> checked.flaw.move, checked.flaw.words
    (3, 'move 3, h8, is taken already')
    """
    opening = rule.opening or record.opening_rule
    free = opening == "free-gomoku" or record.rules == "gomoku"
    game = replay(record.moves, restricted=not free, by_claim=rule.by_claim)
    return Checked(record=record, game=game, flaw=_flaw(record, game, rule))


def _flaw(record: Record, game: Replay, rule: Rule) -> Flaw | None:
    if record.size != SIZE:
        words = f"a renju board is {SIZE} × {SIZE}, this one {record.size} × {record.size}"
        return Flaw(move=None, code="board_size", words=words)
    if game.fault:
        return Flaw(move=game.fault.ply, code=game.fault.code, words=fault_words(game.fault))
    if game.ending and record.result not in ("*", game.result):
        words = f"the file says {record.result}, the board {game.result}"
        return Flaw(move=len(game.moves), code="other_result", words=words)
    return _opening_flaw(record, rule) if rule.opening else None


def _opening_flaw(record: Record, rule: Rule) -> Flaw | None:
    """The first act that the opening rule does not allow, with what it waits for instead."""
    if not record.acts and rule.opening not in _WITHOUT_CHOICES:
        words = f"the file does not tell the choices that {rule.opening} asks for"
        return Flaw(move=None, code="no_choices", words=words)
    options = {"opening": rule.opening, "fifth_symmetry": rule.fifth_symmetry}
    options["adjudication"] = "claim" if rule.by_claim else "automatic"
    plain = " ".join(f"{ply}.{move}" for ply, move in enumerate(record.moves, 1))
    position = RENJU.start(options)
    try:
        for _, after in replay_record(record.acts or plain, options):
            position = after
    except PlayerError as error:
        words = f"move {position.ply} under {rule.opening}: {str(error).replace('_', ' ')}"
        return Flaw(move=position.ply, code=error.code, words=words)
    return None
