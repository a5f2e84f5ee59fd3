"""The new players, round by round, as tables and a small plot (art. 4). Pure."""

from collections.abc import Iterator, Sequence
from statistics import median_low

from corr.ranking.correspondence.compute import Result
from corr.ranking.correspondence.newcomers import Iteration, Vector
from corr.report.committee_words import Words
from corr.report.event.crosstable import Row
from corr.report.forms.document import (
    Block,
    Cell,
    Column,
    Items,
    Line,
    Plot,
    Section,
    Table,
    Text,
)

MOST_LINES = 6
"""With more new players the plot shows the highest, the median and the lowest level alone."""
MOST_MARKS = 10


def newcomers(result: Result, rows: Sequence[Row], words: Words) -> Iterator[Section]:
    """The sections on new players; none if there are none with a completed game."""
    new = result.newcomers
    if new is None:
        return
    titles = {row.player.id: row.title for row in rows}
    names = [titles[result.players[player].id] for player in new.players]
    say = words.say
    yield Section(
        key="newcomers",
        title=say.heading["newcomers"],
        blocks=(Text(text=say.text["newcomers"]), _found(new, names, words)),
        sections=(
            Section(
                key="rounds",
                title=say.heading["rounds"],
                blocks=tuple(_rounds(new, names, words)),
                together=True,
            ),
        ),
    )


def _found(new: Iteration, names: Sequence[str], words: Words) -> Table:
    """Every new player's estimate, where it comes from, the level found, and the bounds."""
    label, source = words.say.label, words.say.source
    keys = ("player", "estimate", "source", "result", "least", "greatest")
    heads = {key: label[key] for key in keys} | {"estimate": f"{label['estimate']} R0"}
    rows = tuple(
        (
            Cell(text=name),
            Cell(text=words.level(new.estimate[place])),
            Cell(text=source[new.sources[place]], value=new.sources[place]),
            Cell(text=words.level(new.result[place]), mark="strong"),
            Cell(text=words.level(new.least[place])),
            Cell(text=words.level(new.greatest[place])),
        )
        for place, name in enumerate(names)
    )
    columns = tuple(Column(key=key, head=head) for key, head in heads.items())
    return Table(key="newcomers", columns=columns, rows=rows)


def _rounds(new: Iteration, names: Sequence[str], words: Words) -> Iterator[Block]:
    vectors = (new.estimate, *new.rounds)
    say = words.say
    heads = ["R0", *map(str, range(1, len(vectors)))]
    columns = [Column(key=head, head=head, align="center") for head in heads]
    rows = tuple(
        (Cell(text=name), *(Cell(text=words.level(vector[place])) for vector in vectors))
        for place, name in enumerate(names)
    )
    player = Column(key="player", head=say.label["player"])
    if len(set(vectors)) > 1:
        # Above the table, which may be parted: so it never stands alone on a page.
        yield _plot(new, names, vectors, words)
    yield Table(key="rounds", columns=(player, *columns), rows=rows)
    if new.circle:
        yield Text(text=say.circle(len(new.circle), len(new.rounds) - len(new.circle)))
    undecided = tuple(
        say.bounds(name, *map(words.level, (least, greatest, result)))
        for name, least, greatest, result in zip(
            names, new.least, new.greatest, new.result, strict=True
        )
        if least != greatest
    )
    if undecided:
        yield Text(text=say.text["undecided"])
        yield Items(items=undecided)


def _plot(new: Iteration, names: Sequence[str], vectors: Sequence[Vector], words: Words) -> Plot:
    say = words.say
    low, high = min(map(min, vectors)), max(map(max, vectors))
    each = -(-(high - low + 1) // MOST_MARKS)
    rounds = len(new.rounds)
    return Plot(
        key="iteration",
        title=say.label["by_round"],
        said=say.plotted(len(names), rounds, words.level(low), words.level(high)),
        x=("R0", *map(str, range(1, rounds + 1))),
        y=tuple((index, words.level(index)) for index in range(low, high + 1, each)),
        lines=tuple(_plotted(names, vectors, words)),
    )


def _plotted(names: Sequence[str], vectors: Sequence[Vector], words: Words) -> Iterator[Line]:
    """A line for every new player, or three for all of them."""
    if len(names) <= MOST_LINES:
        for place, name in enumerate(names):
            yield Line(name=name, values=tuple(vector[place] for vector in vectors))
        return
    for key, chosen in (("high", max), ("middle", median_low), ("low", min)):
        values = tuple(int(chosen(vector)) for vector in vectors)
        yield Line(name=words.say.group[key], values=values)
