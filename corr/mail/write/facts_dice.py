"""What a letter tells of dice: how those of a match are made, and the figures of rolls."""

from msgspec import Struct


class OwnDice(Struct, frozen=True, kw_only=True):
    """The rolls of one side: how many, the `mean` of pips as text, the counts of the faces 1 … 6.

    `doubles` are among `turns`, and `begun` among `openings`.
    """

    rolls: int
    mean: str
    faces: tuple[int, ...]
    turns: int
    doubles: int
    openings: int
    begun: int


class Evenness(Struct, frozen=True, kw_only=True):
    """How rare something is by chi-square, of the reader, of the other side and of both.

    Each is the `once_in` of the room of the dice: 0 for too little to tell, 1 for nothing rare.
    """

    what: str
    mine: int
    theirs: int
    both: int


class DiceFigures(Struct, frozen=True, kw_only=True):
    """The figures of a `match`, of an `event`, or of `all` matches; `name` is its id, or ""."""

    scope: str
    name: str
    matches: int
    mine: OwnDice
    theirs: OwnDice
    even: tuple[Evenness, ...]


class VoidRolls(Struct, frozen=True, kw_only=True):
    """Rolls that are void, as `4, 7–9`: `lost` in a restore, or by a ruling with a reason."""

    numbers: str
    count: int
    lost: bool
    reason: str


class MatchDice(Struct, frozen=True, kw_only=True):
    """The dice of one match: their `scheme`, the number of `rolls`, which are void.

    `waits` is `mine` or `theirs` while something has to be given first, `beacon` while a round is
    waited for, else "". `again` is how often a new commitment was made, `open` whether the secret
    numbers are published, all of them. `file` is the name of the record that is attached.
    """

    game: str
    event_name: str
    opponent: str
    scheme: str
    waits: str
    rolls: int
    void: tuple[VoidRolls, ...]
    again: int
    open: bool
    file: str
