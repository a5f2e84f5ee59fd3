"""What a closed event did to the reader's level, with the figures that it follows from."""

from collections.abc import Sequence
from dataclasses import dataclass

from corr.mail.write.write_words import Voice


@dataclass(frozen=True, slots=True, kw_only=True)
class NormMade:
    """One norm: `code` is `rise2`, `rise1`, `confirm`, `keep`, or `obtain` for a new player.

    `missing` is what lacked, "" where the points reach the norm.
    """

    code: str
    level: str
    points: str
    missing: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What the event did to a level; levels, points and norms in words of the event file.

    `code` is that of the event's report, or `kept_lowest`, or `new_…` with what was lacking. The
    norms were set from `own`, "" for a new player; `reached` is the level by this event alone, ""
    where it could set none, `after` the one that holds now. `close` is the level at the close,
    and `meanwhile` what it does where it is not `own`: `higher`, `lowered` or `stays`, else "".
    `mean` is that of the opponents' indices in `completed` games, `near` of which were against
    players near the level. `board` is whether the board has still to confirm `after`.
    """

    code: str
    own: str = ""
    reached: str = ""
    after: str = ""
    close: str = ""
    meanwhile: str = ""
    points: str = "0"
    completed: int = 0
    near: int = 0
    participants: int = 0
    mean: str = ""
    norms: tuple[NormMade, ...] = ()
    board: bool = False

    def norm(self, code: str) -> NormMade | None:
        """The norm of this code; None if the event set none."""
        return next((one for one in self.norms if one.code == code), None)

    @property
    def decided(self) -> NormMade | None:
        """The norm that decided: the highest one that was reached, else the lowest one."""
        made = [one for one in self.norms if not one.missing]
        return made[0] if made else self.norms[-1] if self.norms else None

    @property
    def next_one(self) -> NormMade | None:
        """The norm above it, which would have given more; None if nothing lies above."""
        missed = [one for one in self.norms if one.missing]
        return missed[-1] if missed and missed[-1] != self.decided else None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainTable:
    """A small table in the reader's words, all of whose columns fit in a letter."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def as_text(self) -> str:
        """Its lines, with columns below each other."""
        widths = [max(map(len, column)) for column in zip(self.heads, *self.rows, strict=True)]
        lines = (
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in (self.heads, *self.rows)
        )
        return "\n".join(lines)


def norms_made(outcome: Outcome | None, say: Voice) -> PlainTable | None:
    """The reader's own table: every norm, what it was for, and whether it was reached."""
    if outcome is None or not outcome.norms:
        return None
    return PlainTable(
        heads=tuple(say("outcomes", "head", name=name) for name in _HEADS),
        rows=tuple(tuple(_cells(one, say)) for one in outcome.norms),
    )


_HEADS = ("level", "what", "norm", "made")


def _cells(one: NormMade, say: Voice) -> Sequence[str]:
    return (
        say("levels", "name", level=one.level),
        say("outcomes", "what", code=one.code),
        say("norms", "points", text=one.points),
        say("outcomes", "made", missing=one.missing),
    )
