"""A plot as SVG, drawn once for the page and for the paper. Pure."""

from collections.abc import Iterator, Sequence
from html import escape

from msgspec import Struct

from corr.report.forms.document import Line, Plot, width_of, without_marks

WIDTH = 640
NARROW = 360
"""As wide as a phone: nothing is made smaller there, so that the words can be read."""
LEFT, TOP, BOTTOM = 72, 14, 30
SIDE = 8
"""How wide a letter of a line's name is at most, about."""
ROW, LOWEST_HEIGHT, HIGHEST_HEIGHT = 22, 150, 300
"""How high a mark at the side is, and a plot at least and at most."""
APART = 14
"""How far apart the names at the lines' ends stand at least."""
ABOVE, BELOW = 8, 17
"""How far above or below a value its words stand."""


class Ink(Struct, frozen=True, kw_only=True):
    """The colours and the font of a plot: a page's follow its light or dark, a paper's stay."""

    text: str
    quiet: str
    grid: str
    lines: tuple[str, ...]
    font: str
    paper: str


PAGE = Ink(
    text="var(--ink)",
    quiet="var(--soft)",
    grid="var(--line)",
    lines=("var(--plot-1)", "var(--plot-2)", "var(--plot-3)", "var(--plot-4)"),
    font="inherit",
    paper="var(--paper)",
)
PAPER = Ink(
    text="#1d2321",
    quiet="#5c6663",
    grid="#d8dedb",
    lines=("#1f5f3b", "#a3341f", "#2b5c9e", "#8a6d1a"),
    font="Libertinus Serif",
    paper="#ffffff",
)
_DASHES = ("", "7 4", "2 3", "9 3 2 3")
"""Lines differ by more than their colours."""


class _Frame(Struct, frozen=True, kw_only=True):
    """Where the places of a plot lie, each so far from the first one."""

    at: tuple[int, ...]
    low: int
    high: int
    width: int
    right: float
    bottom: float

    def x(self, place: int) -> float:
        first, last = self.at[0], self.at[-1]
        return round(
            LEFT + (self.right - LEFT) * (self.at[place] - first) / max(last - first, 1), 1
        )

    def y(self, value: float) -> float:
        height = self.bottom - TOP
        return round(self.bottom - height * (value - self.low) / max(self.high - self.low, 1), 1)


def longest_name(width: int) -> int:
    """How many letters of a name a plot so wide shows: it stands in full in the table."""
    return width // 3 // SIDE


def plot_svg(plot: Plot, ink: Ink, width: int = WIDTH) -> str:
    """The plot as one SVG element; `said` is its name for those who do not see it."""
    height = min(max(ROW * len(plot.y), LOWEST_HEIGHT), HIGHEST_HEIGHT) + TOP + BOTTOM
    frame = _frame(plot, height, width)
    parts = [*_grid(plot, frame, ink), *_lines(plot, frame, ink), *_names(plot, frame, ink)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{escape(plot.said)}" '
        f'font-family="{ink.font}" font-size="13">{"".join(parts)}</svg>'
    )


def _frame(plot: Plot, height: int, width: int) -> _Frame:
    values = [value for line in plot.lines for value in line.values if value is not None]
    marks = [value for value, _ in plot.y]
    longest = max((width_of(_short(line.name, width)) for line in plot.lines), default=0)
    return _Frame(
        at=plot.at or tuple(range(max(len(plot.x), 1))),
        low=min((*values, *marks), default=0),
        high=max((*values, *marks), default=1),
        width=width,
        right=width - 16 - SIDE * longest - (14 if longest else 0),
        bottom=height - BOTTOM,
    )


def _grid(plot: Plot, frame: _Frame, ink: Ink) -> Iterator[str]:
    for value, words in plot.y:
        y = frame.y(value)
        yield (
            f'<line x1="{LEFT}" x2="{frame.right}" y1="{y}" y2="{y}" '
            f'style="stroke:{ink.grid};stroke-width:1"/>'
        )
        yield _text(LEFT - 10, y + 4, words, "end", ink.quiet)
    each = -(-sum(len(words) + 2 for words in plot.x) * SIDE // int(frame.right - LEFT + 1)) or 1
    shown = range(0, len(plot.x), 1 if plot.at else each)
    for place in _apart([(frame.x(place), plot.x[place], place) for place in shown]):
        half = SIDE * len(plot.x[place]) / 2
        x = min(max(frame.x(place), half), frame.width - half)
        yield _text(x, frame.bottom + 20, plot.x[place], "middle", ink.quiet)


def _apart(words: Sequence[tuple[float, str, int]]) -> Iterator[int]:
    """The places whose words touch none of those before them."""
    free = float("-inf")
    for x, text, place in words:
        half = SIDE * (len(text) + 1) / 2
        if text and x - half >= free:
            yield place
            free = x + half


def _lines(plot: Plot, frame: _Frame, ink: Ink) -> Iterator[str]:
    for number, line in enumerate(plot.lines):
        colour = ink.lines[number % len(ink.lines)]
        dash = _DASHES[number % len(_DASHES)]
        for run in _runs(line.values):
            yield (
                f'<path d="{_path(run, frame, steps=plot.steps)}" fill="none" '
                f'style="stroke:{colour};stroke-width:2;stroke-dasharray:{dash or "none"}"/>'
            )
            for place, value in run:
                x, y = frame.x(place), frame.y(value)
                yield f'<circle cx="{x}" cy="{y}" r="3" style="fill:{colour}"/>'
    for line in plot.lines:
        yield from _notes(plot, line, frame, ink)


def _notes(plot: Plot, line: Line, frame: _Frame, ink: Ink) -> Iterator[str]:
    """The words at the values of a line, those left out that would lie upon others."""
    taken = list[tuple[float, float, float]]()
    for place, (value, note) in enumerate(zip(line.values, line.notes, strict=False)):
        if value is None or not note:
            continue
        half = SIDE * len(note) / 2
        x, y = frame.x(place), max(frame.y(value) - ABOVE, 10)
        if plot.steps:
            x, y = _beside(line.values, place, half, frame)
        x = min(max(x, LEFT + half), frame.right - half)
        if all(
            abs(x - other) >= half + halved + SIDE or abs(y - height) >= APART
            for other, halved, height in taken
        ):
            taken.append((x, half, y))
            yield _text(x - half, y, note, "start", ink.text, ink.paper)


def _beside(
    values: Sequence[int | None], place: int, half: float, frame: _Frame
) -> tuple[float, float]:
    """Where words stand so that no step runs through them: behind their value.

    Where the line rises before they end they stand below it, else above.
    """
    value = values[place]
    assert value is not None
    x, y = frame.x(place) + 6 + half, frame.y(value)
    ends = x + half + 6
    for later, other in enumerate(values[place + 1 :], start=place + 1):
        if other is not None and other > value and frame.x(later) <= ends:
            return x, y + BELOW
    return x, max(y - ABOVE, 10)


def _runs(values: Sequence[int | None]) -> Iterator[list[tuple[int, int]]]:
    """The parts of a line between the places where it has no value."""
    run: list[tuple[int, int]] = []
    for place, value in enumerate((*values, None)):
        if value is not None:
            run.append((place, value))
        elif run:
            yield run
            run = []


def _path(run: Sequence[tuple[int, int]], frame: _Frame, *, steps: bool) -> str:
    place, value = run[0]
    path = [f"M{frame.x(place)} {frame.y(value)}"]
    for place, value in run[1:]:
        if steps:
            path.append(f"H{frame.x(place)}V{frame.y(value)}")
        else:
            path.append(f"L{frame.x(place)} {frame.y(value)}")
    return "".join(path)


def _names(plot: Plot, frame: _Frame, ink: Ink) -> Iterator[str]:
    """The name of each line at its end, none upon another and none beyond the edge."""
    ends = sorted(
        (
            (_end(line, frame), number, _short(line.name, frame.width))
            for number, line in enumerate(plot.lines)
            if line.name
        ),
        reverse=True,
    )
    for y, (_, number, name) in zip(_spread([y for y, *_ in ends], frame), ends, strict=True):
        colour = ink.lines[number % len(ink.lines)]
        yield _text(frame.right + 12, y + 4, name, "start", colour)


def _spread(heights: Sequence[float], frame: _Frame) -> Sequence[float]:
    """Heights, the lowest first, moved so far apart that no name lies upon another."""
    spread, lowest = list(heights), frame.bottom
    for place, y in enumerate(spread):
        spread[place] = min(y, lowest)
        lowest = spread[place] - APART
    highest = float(TOP)
    for place, y in reversed([*enumerate(spread)]):
        spread[place] = max(y, highest)
        highest = spread[place] + APART
    return spread


def _short(name: str, width: int) -> str:
    """A name with so many letters as have room."""
    shown, longest = without_marks(name), longest_name(width)
    if width_of(shown) <= longest:
        return shown
    while width_of(shown) >= longest:
        shown = shown[:-1]
    return f"{shown.rstrip()}…"


def _end(line: Line, frame: _Frame) -> float:
    values = [value for value in line.values if value is not None]
    return frame.y(values[-1]) if values else frame.bottom


def _text(x: float, y: float, words: str, anchor: str, colour: str, behind: str = "") -> str:
    """Words; `behind` them is the colour of the paper, so that no line runs through them."""
    halo = f";stroke:{behind};stroke-width:4;paint-order:stroke" if behind else ""
    return (
        f'<text x="{x}" y="{y}" text-anchor="{anchor}" style="fill:{colour}{halo}">'
        f"{escape(words)}</text>"
    )
