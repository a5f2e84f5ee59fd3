"""Figures as a table for the terminal."""

from collections.abc import Sequence

from corr.bench.figures import Figure

_NAME, _VALUE, _COLUMN = 58, 12, 13


def table(figures: Sequence[Figure]) -> list[str]:
    """The lines of a table: one for each figure, those of cases side by side below the rest."""
    plain = [_line(figure) for figure in figures if not figure.case]
    cases = list(dict.fromkeys(figure.case for figure in figures if figure.case))
    if not cases:
        return plain
    values = {(figure.case, figure.name): figure.value for figure in figures if figure.case}
    names = list(dict.fromkeys(name for _, name in values))
    width = max(map(len, names))
    heads = [case.partition(", ")[::2] for case in cases]
    head = [_row("", [one[at] for one in heads], width) for at in range(2)]
    body = [
        _row(name, [_written(values.get((case, name))) for case in cases], width) for name in names
    ]
    return [*head, *body, *([""] if plain else []), *plain]


def _line(figure: Figure) -> str:
    return f"{figure.name:<{_NAME}} {_written(figure.value):>{_VALUE}} {figure.unit}"


def _row(name: str, cells: Sequence[str], width: int) -> str:
    return f"{name:<{width}}" + "".join(f"{cell:>{_COLUMN}}" for cell in cells)


def _written(value: float | None) -> str:
    return "" if value is None else f"{value:,.4g}"
