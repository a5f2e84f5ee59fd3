"""A game as files hold it: stones in their order and what is said of the game. Judges nothing."""

from dataclasses import dataclass, field

from corr.errors import ArbiterError


class RecordError(ArbiterError):
    """A file that is not what it should be; `where` is a line or byte of it, in words."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One game of a file.

    `moves` are points by name (`h8`) or `pass`, black and white in turn, black first; they lie
    on a board of `size` × `size`, but nobody has asked whether they are legal. A `size` of 0 is a
    board that is no such square, on which `moves` are whatever its game calls them. `acts` is the
    game in the words of `games.notation`, where the file tells of choices and offers too.
    `result` is black's and white's points as the event file writes them (`1-0`), or `*` where the
    file says none. `rules` are `renju`, `gomoku` (no forbidden moves, five or more in a row win
    for both), or the file's own words for anything else; `opening_rule` is a key of
    `openings.OPENINGS`.
    `fifths` are fifth moves that were offered besides the one that was kept, `swaps` RIF's signs
    for what became of the chances to swap, `black_time` and `white_time` the time used, in the
    file's own words. What a file does not say is "". `where` is the line or byte at which the game
    begins, in words; it is no part of the game.
    """

    moves: tuple[str, ...]
    acts: str = ""
    size: int = 15
    black: str = ""
    white: str = ""
    event: str = ""
    round: str = ""
    place: str = ""
    date: str = ""
    result: str = "*"
    rules: str = ""
    opening_rule: str = ""
    fifths: tuple[str, ...] = ()
    swaps: str = ""
    black_time: str = ""
    white_time: str = ""
    id: str = ""
    comment: str = ""
    where: str = field(default="", compare=False)
