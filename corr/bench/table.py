"""Figures as a table for the terminal."""

from collections.abc import Collection, Mapping, Sequence
from operator import attrgetter

from corr.bench.figures import Figure

_NAME, _VALUE, _COLUMN = 58, 12, 13


def table(figures: Sequence[Figure]) -> list[str]:
    """The lines of a table: cases side by side, a line for each name, then one a figure.

    Cases that have no name in common with those before them are tables of their own.
    """
    plain = [_line(figure) for figure in figures if not figure.case]
    tables = list[dict[tuple[str, str], float | None]]()
    for figure in filter(attrgetter("case"), figures):
        fitting = (one for one in tables if _fits(figure, one))
        values = next(fitting, None)
        if values is None:
            tables.append(values := {})
        values[figure.case, figure.name] = figure.value
    lines = [line for values in tables for line in (*_side_by_side(values), "")]
    return [*lines, *plain] if plain else lines[:-1]


def _fits(figure: Figure, values: Collection[tuple[str, str]]) -> bool:
    return any(figure.case == case or figure.name == name for case, name in values)


def _side_by_side(values: Mapping[tuple[str, str], float | None]) -> list[str]:
    cases = list(dict.fromkeys(case for case, _ in values))
    names = list(dict.fromkeys(name for _, name in values))
    width = max(map(len, names))
    heads = [case.partition(", ")[::2] for case in cases]
    head = [_row("", [one[at] for one in heads], width) for at in range(2)]
    body = [
        _row(name, [_written(values.get((case, name))) for case in cases], width) for name in names
    ]
    return [*head, *body]


def _line(figure: Figure) -> str:
    return f"{figure.name:<{_NAME}} {_written(figure.value):>{_VALUE}} {figure.unit}"


def _row(name: str, cells: Sequence[str], width: int) -> str:
    return f"{name:<{width}}" + "".join(f"{cell:>{_COLUMN}}" for cell in cells)


def _written(value: float | None) -> str:
    return "" if value is None else f"{value:,.4g}"
