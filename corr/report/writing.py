"""How the report writes numbers, levels and columns: the filters of its templates."""

from collections.abc import Callable
from fractions import Fraction

from corr.ranking.levels import FIRST_DAN, write_level
from corr.ranking.norms import Norm, Norms

NOTHING = "–"
"""What stands where there is no value."""
GAP = "  "


def filters(decimal_mark: str, dan: str) -> dict[str, Callable[..., object]]:
    """The filters of one language: its decimal mark, and its word for dan."""

    def decimal(value: Fraction, places: int) -> str:
        return fixed(value, places).replace(".", decimal_mark)

    def half(halves: int) -> str:
        return decimal(Fraction(halves, 2), 1)

    def level(index: int | None) -> str:
        if index is None:
            return NOTHING
        written = write_level(index)
        return written.replace("dan", dan) if index >= FIRST_DAN else written

    return {
        "aligned": aligned,
        "decimal": decimal,
        "half": half,
        "in_blocks": in_blocks,
        "level": level,
    }


def fixed(value: Fraction, places: int) -> str:
    """A number with so many decimals, exact or rounded half to even, and a real minus sign.

    >>> fixed(Fraction(127, 20), 2), fixed(Fraction(-1, 2), 1), fixed(Fraction(13, 3), 3)
    ('6.35', '−0.5', '4.333')
    """
    scale = 10**places
    whole, rest = divmod(round(abs(value) * scale), scale)
    sign = "−" if value < 0 and (whole or rest) else ""
    return f"{sign}{whole}.{rest:0{places}d}"


def named(norms: Norms) -> tuple[tuple[str, Norm], ...]:
    """The norms that exist, with their names, from the easiest on."""
    pairs = (
        ("keep", norms.keep),
        ("confirm", norms.confirm),
        ("rise1", norms.rise1),
        ("rise2", norms.rise2),
    )
    return tuple((name, norm) for name, norm in pairs if norm is not None)


def in_blocks(count: int, size: int) -> tuple[tuple[int, int], ...]:
    """The first and the end of each block of at most `size`, from 0 to `count`.

    >>> in_blocks(5, 2)
    ((0, 2), (2, 4), (4, 5))
    """
    return tuple((first, min(first + size, count)) for first in range(0, count, size))


def aligned(text: str, sides: str) -> str:
    r"""Lines of cells between tabs as columns; `sides` has l, r or c for each, the last repeats.

    >>> print(aligned("a\tN\nlong\t10", "lr"))
    a      N
    long  10
    """
    rows = [line.split("\t") for line in text.strip("\n").split("\n")]
    count = max(len(row) for row in rows)
    widths = [
        max(len(row[column]) for row in rows if column < len(row)) for column in range(count)
    ]
    lines = (
        GAP.join(
            _padded(cell, widths[column], sides[min(column, len(sides) - 1)])
            for column, cell in enumerate(row)
        ).rstrip()
        for row in rows
    )
    return "\n".join(lines)


def _padded(cell: str, width: int, side: str) -> str:
    if side == "r":
        return cell.rjust(width)
    return cell.center(width) if side == "c" else cell.ljust(width)
