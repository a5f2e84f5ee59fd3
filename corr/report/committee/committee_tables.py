"""The tables of the report to the committee, and the new players round by round (art. 4). Pure."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction
from functools import cache, partial
from statistics import median_low

from msgspec import Struct
from msgspec.structs import replace

from corr.ranking.correspondence.compute import PlayerResult, Result
from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.newcomers import Iteration, Vector
from corr.ranking.correspondence.norms import Norm
from corr.report.committee.calculation import (
    Met,
    around,
    games_steps,
    norm_step,
    number_step,
    rule_in_words,
)
from corr.report.committee_words import Words
from corr.report.event.crosstable import Row
from corr.report.forms.document import (
    NOTHING,
    Align,
    Block,
    Cell,
    Column,
    Items,
    Line,
    Plot,
    Section,
    Step,
    Table,
    Text,
)

# -- what the sections of the ranking committee's report are made from ----


class Occasion(Struct, frozen=True, kw_only=True):
    """What the event file does not know of a report.

    `remarks` are sentences in the report's language on the questions that mattered for the
    event's table, `changes` others on what the report before said otherwise. The dates are None
    if it is not known whether it was done, or `not_yet` has the name of the date. `going` counts
    the games that still go on, None in an event that is over.
    `number` is the report's own, 0 if there is none. One that does not hold any more has the day
    on which the event was `reopened`, and is `replaced` by the next one with its day; `because`
    is the reason for which the event was reopened before this report, `reopened_because` after.
    `without_rules` counts the players to whom the rules were not sent; if `rules_sent` is None,
    nobody got them.
    """

    remarks: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
    rules_sent: date | None = None
    without_rules: int = 0
    report_sent: date | None = None
    not_yet: frozenset[str] = frozenset()
    going: int | None = None
    number: int = 0
    because: str = ""
    reopened: date | None = None
    reopened_because: str = ""
    replaced: date | None = None


UNKNOWN = Occasion()
"""What an event file alone tells of the occasion."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What every section is made from; `level` and `halves` make cells of levels and points."""

    event: EventFile
    result: Result
    occasion: Occasion
    words: Words
    rows: tuple[Row, ...]
    label: Mapping[str, str] = field(init=False)
    level: Callable[[int | None], Cell] = field(init=False)
    halves: Callable[[int], Cell] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "label", self.words.say.label)
        # There are few levels and numbers of points, and very many cells.
        object.__setattr__(self, "level", cache(partial(_level, self.words)))
        object.__setattr__(self, "halves", cache(partial(_halves, self.words)))

    def section(self, key: str, heading: str, *blocks: Block, together: bool = False) -> Section:
        """A section under one of the headings of the words."""
        title = self.words.say.heading[heading]
        return Section(key=key, title=title, blocks=blocks, together=together)

    def column(self, key: str, label: str = "", align: Align = "left") -> Column:
        """A column under one of the labels of the words."""
        head = self.label[label or key]
        return Column(key=key, head=head, align=align)

    def data(self, key: str) -> Column:
        """A column that only programs read."""
        return Column(key=key, head=key, data=True)

    def levels(self, outcome: PlayerResult) -> tuple[Cell, ...]:
        """A player's levels at the start, at three months and at the close."""
        start = self.level(outcome.start)
        if outcome.start is None:
            start = Cell(text=self.label["new"], value="")
        return start, self.level(outcome.own), self.level(outcome.close)


def _level(words: Words, index: int | None) -> Cell:
    """A level's cell; for a new player without one the word for new."""
    return Cell(text=words.level(index), value=words.level(index) if index else "")


def _halves(words: Words, halves: int) -> Cell:
    """Points' cell."""
    return Cell(text=words.half(halves), value=f"{halves / 2:g}")


# -- the tables of the report to the committee ----


FLAGS = ("confirmed", "proposed", "annulled")
"""What a ranking table says behind a rule, for programs each in a column of its own."""
_ABOUT = {"member": "member_no", "club": "club", "country": "country"}


def participants(of: Report) -> Section:
    """Who took part, with the levels at the start, at three months and at the close."""
    about = {
        label: key
        for label, key in _ABOUT.items()
        if any(getattr(row.player, key) for row in of.rows)
    }
    columns = (
        of.column("line", align="right"),
        of.column("player"),
        of.column("id"),
        *(of.column(label) for label in about),
        of.column("start"),
        of.column("own"),
        of.column("close"),
    )
    rows = tuple(
        (
            Cell(text=str(row.line), value=row.line),
            Cell(text=row.title),
            Cell(text=row.player.id),
            *(
                Cell(text=getattr(row.player, key) or NOTHING, value=getattr(row.player, key))
                for key in about.values()
            ),
            *of.levels(row.outcome),
        )
        for row in of.rows
    )
    table = Table(key="participants", columns=columns, rows=rows, fixed=2)
    return of.section("participants", "list", table)


def ranking_table(of: Report) -> Section:
    """Who had which level, took what, and has which level now, by which rule."""
    columns = (
        of.column("place", align="right"),
        of.column("player"),
        of.column("start"),
        of.column("own"),
        of.column("close"),
        of.column("completed", align="right"),
        of.column("points", align="point"),
        of.column("score", align="point"),
        of.column("mean", align="point"),
        of.column("after"),
        of.column("rule"),
        *map(of.data, ("id", "in_event", "decided_at_close", *FLAGS)),
    )
    rows = tuple(tuple(_ranked(of, row)) for row in of.rows)
    table = Table(key="ranking", columns=columns, rows=rows, fixed=2)
    return of.section("ranking", "table", table, Text(text=of.words.say.text["table"], quiet=True))


def _ranked(of: Report, row: Row) -> Iterator[Cell]:
    outcome, mean = row.outcome, row.mean
    yield Cell(text=str(row.place or NOTHING), value=row.place or "")
    yield Cell(text=row.title)
    yield from of.levels(outcome)
    yield Cell(text=str(outcome.completed), value=outcome.completed)
    yield of.halves(outcome.points)
    yield of.halves(outcome.score)
    if mean is None:
        yield Cell(text=NOTHING, value="")
    else:
        yield Cell(text=of.words.decimal(mean, 3), value=str(mean))
    after = of.level(outcome.level_after)
    changed = outcome.level_after is not None and outcome.level_after != outcome.start
    yield Cell(text=after.text, value=after.value, mark="strong" if changed else "")
    holds = (outcome.confirmed, outcome.proposed, row.place is None)
    flags = dict(zip(FLAGS, holds, strict=True))
    told = [
        of.label[flag]
        for flag, held in flags.items()
        if held and (flag, row.rule) != ("confirmed", "confirmed")
    ]
    yield Cell(text=", ".join([rule_in_words(row, of.words), *told]), value=row.reason)
    yield Cell(text=row.player.id)
    yield of.level(outcome.level_in_event)
    yield Cell(text=outcome.decided_at_close)
    yield from (Cell(text=flag, value=held) for flag, held in flags.items())


def norms_table(of: Report) -> Table:
    """Every norm in plain figures, for programs: the lines of the calculations say them."""
    keys = ("player", "norm", "level", "exact", "points_needed", "points", "met")
    return Table(
        key="norms",
        columns=tuple(map(of.data, keys)),
        rows=tuple(row for each in of.rows for row in _norms(of, each)),
    )


def _norms(of: Report, row: Row) -> Iterator[tuple[Cell, ...]]:
    """A player's norms, each with its kind."""
    outcome = row.outcome
    for kind, norm in _of_outcome(outcome):
        yield (
            Cell(text=row.player.id),
            Cell(text=kind),
            of.level(norm.level),
            Cell(text=str(norm.exact)),
            of.halves(norm.halves),
            of.halves(outcome.points),
            Cell(text=kind, value=norm.is_met_by(outcome.points)),
        )


def _of_outcome(outcome: PlayerResult) -> Iterator[tuple[str, Norm]]:
    """To keep the level at three months, to obtain it and the next ones; of a new player two.

    These are `new`: to obtain the level found, and the next one, which is out of reach.
    """
    norms, found = outcome.norms, outcome.found
    if norms is not None:
        yield "keep", norms.keep
        for norm in filter(None, (norms.confirm, norms.rise1, norms.rise2)):
            yield "obtain", norm
    elif found is not None and outcome.completed:
        for norm in around(found, outcome.completed, outcome.total):
            yield "new", norm


def crosstable_section(of: Report) -> Section:
    """Who met whom, with which colour and result; what does not count stands in brackets."""
    columns = (
        of.column("line", align="right"),
        of.column("player"),
        *(Column(key=str(row.line), head=str(row.line), align="center") for row in of.rows),
        of.column("completed", align="right"),
        of.column("points", align="point"),
        of.column("score", align="point"),
    )
    rows = tuple(
        (
            Cell(text=str(row.line), value=row.line),
            Cell(text=row.title),
            *(_against(row.against(other)) for other in of.rows),
            Cell(text=str(row.outcome.completed), value=row.outcome.completed),
            of.halves(row.outcome.points),
            of.halves(row.outcome.score),
        )
        for row in of.rows
    )
    say = of.words.say
    table = Table(key="crosstable", columns=columns, rows=rows, fixed=2, ends=3)
    told = f"{say.text['crosstable']} {say.text_of['colours']}"
    return of.section("crosstable", "crosstable", Text(text=told, quiet=True), table)


def _against(told: str) -> Cell:
    return Cell(text=told, mark="quiet" if "(" in told else "")


# -- the new players, round by round, as tables and a small plot (art ----


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
        yield Text(
            text=say("circle", length=len(new.circle), first=len(new.rounds) - len(new.circle))
        )
        if new.falling:
            yield _falling(new, names, words)
    undecided = tuple(
        say(
            "bounds",
            name=name,
            least=words.level(least),
            greatest=words.level(greatest),
            result=words.level(result),
        )
        for name, least, greatest, result in zip(
            names, new.least, new.greatest, new.result, strict=True
        )
        if least != greatest
    )
    if undecided:
        yield Text(text=say.text["undecided"])
        yield Items(items=undecided)


def _falling(new: Iteration, names: Sequence[str], words: Words) -> Table:
    """From everybody's lowest level in the circle, m, round by round to the fixed point."""
    heads = ["m", *map(str, range(1, len(new.falling)))]
    columns = tuple(Column(key=head, head=head, align="center") for head in heads)
    rows = tuple(
        (Cell(text=name), *(Cell(text=words.level(vector[place])) for vector in new.falling))
        for place, name in enumerate(names)
    )
    player = Column(key="player", head=words.say.label["player"])
    return Table(key="falling", columns=(player, *columns), rows=rows)


def _plot(new: Iteration, names: Sequence[str], vectors: Sequence[Vector], words: Words) -> Plot:
    say = words.say
    low, high = min(map(min, vectors)), max(map(max, vectors))
    each = -(-(high - low + 1) // MOST_MARKS)
    rounds = len(new.rounds)
    return Plot(
        key="iteration",
        title=say.label["by_round"],
        said=say(
            "plotted",
            count=len(names),
            rounds=rounds,
            least=words.level(low),
            greatest=words.level(high),
        ),
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


# -- the rough estimate of a new player, R0, step by step ----


PREFIX = "estimate_"
"""Before the keys of the steps: a program tells them so from those of the level found."""


def estimate_steps(new: Iteration, place: int, met: Sequence[Met], words: Words) -> Iterator[Step]:
    """How R0 of a new player was found, by the place in the vectors (art. 4 step 1) [K 11]."""
    estimate, source, say = new.estimate[place], new.sources[place], words.say
    if source == "found":
        ranked = [one for one in met if not one.new]
        yield from (_marked(step) for step in _against_ranked(estimate, ranked, words))
    how, result = "", words.indexed(estimate)
    if source == "mean":
        pairs = zip(new.estimate, new.sources, strict=True)
        others = [index for index, origin in pairs if origin != "mean"]
        how = f"({' + '.join(map(str, others))})/{len(others)}"
        result = f"{Fraction(sum(others), len(others))} → {result}"
    yield Step(
        key="estimate",
        what=say.step["estimate"],
        how=how,
        result=result,
        then=say.source[source],
        exact=Fraction(estimate),
    )


def _against_ranked(estimate: int, met: Sequence[Met], words: Words) -> Iterator[Step]:
    """The games against ranked players alone, and the norms on both sides of the estimate."""
    games, halves = len(met), sum(one.taken for one in met)
    total = sum(one.index for one in met)
    yield number_step("completed", words.say.step["ranked"], games)
    yield from games_steps(met, words)
    for norm in around(estimate, games, total):
        what = words.say("obtains", level=words.indexed(norm.level))
        yield norm_step(what, norm, halves, total, games, words)


def _marked(step: Step) -> Step:
    return replace(step, key=f"{PREFIX}{step.key}", what=f"R0 · {step.what}")
