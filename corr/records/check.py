"""Is a record in order? Its stones, its result, and on request the acts of its opening."""

from collections.abc import Mapping

from msgspec import Struct

from corr.errors import PlayerError
from corr.games.judging import fault_words, judged_as_written
from corr.games.registry import rules_for
from corr.games.rules import Judged, Position, Rules
from corr.records.model import FREE, RENJU, Record, game_named
from corr.tournament.wording import counted


class Rule(Struct, frozen=True, kw_only=True):
    """What a record is judged by: a game, "" for the one that the record names, and its settings.

    Without an `opening` among them the opening's acts are not judged.
    """

    game: str = ""
    options: Mapping[str, str] = {}


class Flaw(Struct, frozen=True, kw_only=True):
    """The first thing that is wrong with a record: its move (None for none), a code, words.

    `code` is that of a `rules.Fault`, of a PlayerError of the opening, or `board_size`,
    `other_result`, `no_choices`.
    """

    move: int | None
    code: str
    words: str


class Checked(Struct, frozen=True, kw_only=True):
    """A record, what its stones come to, and its flaw, None if it is in order."""

    record: Record
    game: Judged
    flaw: Flaw | None

    @property
    def words(self) -> str:
        """What the stones come to and, if it says more, what the file has: for the terminal."""
        game = self.game
        moves = counted(len(game.moves), "move")
        board = f"{game.result} {game.ending_words}"
        if game.outcome is None and self.record.result != "*":
            board = f"{self.record.result} in the file, not over on the board"
        return f"{', '.join(filter(None, (moves, game.opening_words)))}; {board}"


_FREE = {RENJU: "free-gomoku", "gomoku": "free"}
"""The opening rules under which five or more win, as in a file of gomoku."""

UNJUDGED = Rule()
"""The rule that leaves the opening's acts unjudged."""


def check_record(record: Record, rule: Rule = UNJUDGED) -> Checked:
    """Judge a record. A game may end beside the board, but not otherwise than the board says.

    >>> checked = check_record(Record(moves=("h8", "i9", "h8")))
    >>> checked.flaw.move, checked.flaw.words
    (3, 'move 3, h8, is taken already')
    """
    game = rules_for(rule.game or game_named(record.rules, record.opening_rule))
    given = {"opening": record.opening_rule, "size": str(record.size), **rule.options}
    known = {**game.options(), "adjudication": ("automatic", "claim")}
    options = {name: value for name, value in given.items() if value in known.get(name, ())}
    if record.acts and game.star == "captured" and "opening" in options:
        judged = judged_as_written(game, options, record.acts)
        return Checked(record=record, game=judged, flaw=_flaw(record, judged, game))
    freely = {"opening": _FREE[game.key]} if record.rules == FREE and game.key in _FREE else {}
    judged = game.judged(record.moves, {**options, **freely})
    flaw = _flaw(record, judged, game)
    if flaw is None and "opening" in rule.options:
        flaw = _opening_flaw(record, game, options)
    return Checked(record=record, game=judged, flaw=flaw)


def _flaw(record: Record, judged: Judged, game: Rules[Position]) -> Flaw | None:
    if record.size not in game.sizes:
        sizes = " or ".join(f"{size} × {size}" for size in game.sizes)
        words = f"a {game.key} board is {sizes}, this one {record.size} × {record.size}"
        return Flaw(move=None, code="board_size", words=words)
    if fault := judged.fault:
        return Flaw(move=fault.ply, code=fault.code, words=fault_words(fault))
    if judged.outcome and record.result not in ("*", judged.result):
        words = f"the file says {record.result}, the board {judged.result}"
        return Flaw(move=len(judged.moves), code="other_result", words=words)
    return None


def _opening_flaw(
    record: Record, game: Rules[Position], options: Mapping[str, str]
) -> Flaw | None:
    """The first act that the opening rule does not allow, with what it waits for instead."""
    opening = options["opening"]
    if not record.acts and game.has_choices(options):
        words = f"the file does not tell the choices that {opening} asks for"
        return Flaw(move=None, code="no_choices", words=words)
    plain = " ".join(f"{ply}.{move}" for ply, move in enumerate(record.moves, 1))
    position = game.start(options)
    try:
        for _, after in game.replayed(options, record.acts or plain):
            position = after
    except PlayerError as error:
        ply = game.ply(position)
        words = f"move {ply} under {opening}: {str(error).replace('_', ' ')}"
        return Flaw(move=ply, code=error.code, words=words)
    return None
