"""Is a record in order? Its stones, its result, and on request the acts of its opening."""

from collections.abc import Mapping

from msgspec import Struct

from corr.errors import PlayerError
from corr.games.judging import fault_words, judged_as_written
from corr.games.registry import rules_for
from corr.games.rules import Judged, Position, Rules
from corr.records.model import (
    FIVE_OR_MORE,
    FREE,
    RENJU,
    STANDARD,
    STARS,
    Record,
    Unread,
    game_named,
)
from corr.tournament.wording import counted


class Rule(Struct, frozen=True, kw_only=True):
    """What a record is judged by: a game, "" for the one that the record names, and its settings.

    Without an `opening` among them the opening's acts are not judged.
    """

    game: str = ""
    options: Mapping[str, str] = {}

    def game_of(self, record: Record) -> Rules[Position]:
        """The rules by which a record is judged.

        >>> rule = Rule(options={"opening": "free"})
        >>> [rule.game_of(Record(moves=(), rules=rules)).key for rules in ("gomoku", "pente", "")]
        ['gomoku', 'pente', 'renju']
        """
        opening = self.options.get("opening", record.opening_rule)
        return rules_for(self.game or game_named(record.rules, opening))


class Flaw(Struct, frozen=True, kw_only=True):
    """The first thing that is wrong with a record: its move (None for none), a code, words.

    `code` is that of a `rules.Fault`, of a PlayerError of the opening, or `board_size`,
    `other_result`, `other_setting`, `no_choices`, `lost` and `in_doubt` for moves that cannot be
    read.
    """

    move: int | None
    code: str
    words: str


class Checked(Struct, frozen=True, kw_only=True):
    """A record, what its stones come to, and its flaw, None if it is in order.

    `won_by` says in gomoku by which five it was judged, "" in every other game.
    """

    record: Record
    game: Judged
    flaw: Flaw | None
    won_by: str = ""

    @property
    def words(self) -> str:
        """What the stones come to and, if it says more, what the file has: for the terminal."""
        game = self.game
        moves = counted(len(game.moves), "move")
        board = f"{game.result} {game.ending_words}"
        if game.outcome is None and self.record.result != "*":
            board = f"{self.record.result} in the file, not over on the board"
        return f"{', '.join(filter(None, (moves, game.opening_words, self.won_by)))}; {board}"


def settings_of(game: Rules[Position]) -> Mapping[str, tuple[str, ...]]:
    """What a record of a game can be judged by: its settings, and who says that it is won."""
    return {**game.options(), "adjudication": ("automatic", "claim")}


UNJUDGED = Rule()
"""The rule that leaves the opening's acts unjudged."""


def check_record(record: Record, rule: Rule = UNJUDGED) -> Checked:
    """Judge a record. A game may end beside the board, but not otherwise than the board says.

    >>> checked = check_record(Record(moves=("h8", "i9", "h8")))
    >>> checked.flaw.move, checked.flaw.words
    (3, 'move 3, h8, is taken already')
    """
    game = rule.game_of(record)
    own = record.chosen
    given = {"opening": record.opening_rule, "size": str(record.size), **own, **rule.options}
    if "[remove]" in record.acts:  # who asks for stones plays where captures are claimed
        given = {"captures": "claimed", **given}
    known = settings_of(game)
    options = {name: value for name, value in given.items() if value in known.get(name, ())}
    if record.acts and game.star in STARS and "opening" in options:
        judged = judged_as_written(game, options, record.acts)
        flaw = _flaw(record, judged, game) or _unread_flaw(record) or _setting_flaw(own, known)
        return Checked(record=record, game=judged, flaw=flaw)
    asked = game.key != RENJU and "opening" in rule.options
    free = record.rules == FREE and game.key in FIVE_OR_MORE and not asked
    options = {**options, "opening": FIVE_OR_MORE[game.key]} if free else options
    judged = game.judged(record.moves, options, record.acts)
    flaw = _flaw(record, judged, game)
    if flaw is None and "opening" in rule.options:
        flaw = _opening_flaw(record, game, {**options, "opening": rule.options["opening"]})
    flaw = flaw or _unread_flaw(record) or _setting_flaw(own, known)
    return Checked(record=record, game=judged, flaw=flaw, won_by=_won_by(game, options))


def _won_by(game: Rules[Position], options: Mapping[str, str]) -> str:
    """Which five wins in gomoku, where files and events call two things so."""
    if options.get("opening") in FIVE_OR_MORE.values() and game.key in FIVE_OR_MORE:
        return "five or more win"
    return "exactly five win" if game.called(options) == STANDARD else ""


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


def _setting_flaw(own: Mapping[str, str], known: Mapping[str, tuple[str, ...]]) -> Flaw | None:
    """The first setting of a record that its game has not, so that it was judged without it."""
    for name, value in own.items():
        if value not in known.get(name, ()):
            among = " or ".join(known.get(name, ())) or "no setting of this game"
            words = f"the file has {name}={value}, and {name} is {among}"
            return Flaw(move=None, code="other_setting", words=words)
    return None


def _unread_flaw(record: Record) -> Flaw | None:
    """The moves that cannot be read in the file; the flaw is called by the worst of them."""
    if not record.unread:
        return None
    lost = next((one for one in record.unread if not one.may_be), None)
    return Flaw(
        move=(lost or record.unread[0]).move,
        code="lost" if lost else "in_doubt",
        words="; ".join(map(_unread_words, record.unread)),
    )


def _unread_words(unread: Unread) -> str:
    """What is known of a move that cannot be read.

    >>> _unread_words(Unread(move=36, after=3))
    'move 36 is lost in the file, so that it and 3 moves after it are not judged'
    """
    if unread.may_be:
        first, *_ = unread.may_be
        return f"move {unread.move} is {' or '.join(unread.may_be)}, judged as {first}"
    if not unread.after:
        return f"move {unread.move} is lost in the file"
    after = counted(unread.after, "move")
    return (
        f"move {unread.move} is lost in the file, so that it and {after} after it are not judged"
    )


def _opening_flaw(
    record: Record, game: Rules[Position], options: Mapping[str, str]
) -> Flaw | None:
    """The first act that the opening rule does not allow, with what it waits for instead."""
    opening = options["opening"]
    if not record.acts and game.has_choices(options):
        words = f"the file does not tell the choices that {opening} asks for"
        return Flaw(move=None, code="no_choices", words=words)
    position = game.start(options)
    try:
        for _, after in game.replayed(options, record.acts or _as_record(record, game, options)):
            position = after
    except PlayerError as error:
        ply = game.ply(position)
        words = f"move {ply} under {opening}: {str(error).replace('_', ' ')}"
        return Flaw(move=ply, code=error.code, words=words)
    return None


def _as_record(record: Record, game: Rules[Position], options: Mapping[str, str]) -> str:
    """The bare moves as the game's record has them: what takes stones has its asterisk."""
    words = [f"{ply}.{move}" for ply, move in enumerate(record.moves, 1)]
    if game.star not in STARS:
        return " ".join(words)
    changes = game.changes(options, " ".join(words))
    return " ".join(
        f"{word}{'*' * changed.captured}" for word, changed in zip(words, changes, strict=True)
    )
