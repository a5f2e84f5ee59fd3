"""What an event at the board did to titles, as a document: every figure by player. Pure."""

from collections.abc import Iterator
from fractions import Fraction

from corr.ranking.board.board_event import BoardEvent
from corr.ranking.board.otb import (
    GOALS,
    OTB_HIGHEST,
    OTB_LOWEST,
    OtbAlternative,
    OtbNorm,
    OtbTables,
    otb_alternatives,
)
from corr.ranking.board.otb_register import EventTitles, TitleResult
from corr.report.forms.document import (
    NOTHING,
    Block,
    Cell,
    Document,
    Facts,
    Items,
    Section,
    Step,
    Steps,
    Table,
    Text,
    isolated,
)
from corr.report.titles.title_lists import Words, unread

_PERCENT = 100


def alternatives_of(result: TitleResult, tables: OtbTables) -> tuple[OtbAlternative, ...]:
    """The open questions that matter for a player's event, with what would follow."""
    conditions = result.event.conditions
    return otb_alternatives(result.level, result.games, conditions, tables, result.carried)


def event_document(found: EventTitles, tables: OtbTables, words: Words) -> Document:
    """The whole computation of an event for all its players."""
    event = found.event
    sections = [
        words.section("conditions", _conditions(event, tables, words)),
        words.section("titles", _table(found, words)),
    ]
    if found.differing:
        sections.append(words.section("differing", _differing(found, words)))
    players = tuple(_player(result, tables, words) for result in found.results)
    head = words.say.heading["players"]
    sections.append(Section(key="players", title=head, sections=players))
    name = isolated(event.name or event.id)
    return Document(
        key=f"titles-{event.id}",
        title=words.say.heading["event"],
        subtitle=name,
        lang=words.lang,
        sections=tuple(sections),
        footer=f"{words.say.heading['event']}: {name}",
    )


def _conditions(event: BoardEvent, tables: OtbTables, words: Words) -> Facts:
    offered = event.conditions
    kinds = [name for name in words.say.kind if getattr(offered, name)]
    yes_no, label = words.say.yes_no, words.say.label
    increment = f" + {offered.increment} s" if offered.increment else ""
    dates = f"{event.start} – {event.end}" if event.start != event.end else f"{event.end}"
    rows = {
        "event": Cell(text=isolated(event.name or event.id), value=event.id),
        "dates": Cell(text=dates),
        "kind": Cell(text=", ".join(words.say.kind[kind] for kind in kinds) or NOTHING),
        "minutes": Cell(text=f"{offered.minutes}{increment}"),
        **{
            key: Cell(text=yes_no[value], value=value)
            for key, value in (
                ("clocks", offered.clocks),
                ("notation", offered.notation),
                ("rules", offered.official_rules),
            )
        },
        "open": Cell(text=_good_for(event, tables, words)),
    }
    return Facts(
        key="event", rows=tuple((words.column(key), rows[key]) for key in rows if key in label)
    )


def _good_for(event: BoardEvent, tables: OtbTables, words: Words) -> str:
    """The titles for which the event meets the conditions, in runs (R32.2)."""
    runs: list[list[int]] = []
    for level in range(OTB_LOWEST, OTB_HIGHEST + 1):
        if tables.needed(level).lacking(event.conditions):
            continue
        if runs and runs[-1][-1] == level - 1:
            runs[-1].append(level)
        else:
            runs.append([level])
    said = (
        words.level(run[0]) if len(run) == 1 else f"{words.level(run[0])} – {words.level(run[-1])}"
        for run in runs
    )
    return ", ".join(said) or NOTHING


def _table(found: EventTitles, words: Words) -> Table:
    """Everybody in a line: what came of it, which a narrow screen shows first, and from what."""
    return Table(
        key="titles",
        columns=words.columns(
            *("player", "after", "outcome", "before", "games", "points", *GOALS),
            numbers=("games", "points", *GOALS),
        ),
        rows=tuple(_line(result, words) for result in found.results),
    )


def _line(one: TitleResult, words: Words) -> tuple[Cell, ...]:
    result = one.result
    norms = {norm.goal: norm for norm in result.norms}
    return (
        Cell(text=words.name(one.player), value=one.player),
        words.title_cell(one.after, strong=one.after != one.level),
        Cell(text=words.outcome(result), value=result.outcome),
        words.title_cell(one.level),
        Cell(text=str(len(result.games)), value=len(result.games)),
        words.number_cell(result.points),
        *(
            words.number_cell(norms[goal].points, quiet=not norms[goal].is_open)
            if goal in norms
            else Cell(text=NOTHING, value="")
            for goal in GOALS
        ),
    )


def _differing(found: EventTitles, words: Words) -> Table:
    return Table(
        key="differing",
        columns=words.columns("player", "file", "register"),
        rows=tuple(
            (
                Cell(text=words.name(one.player), value=one.player),
                words.title_cell(one.home),
                words.title_cell(one.held),
            )
            for one in found.differing
        ),
    )


def _player(one: TitleResult, tables: OtbTables, words: Words) -> Section:
    """A player's calculation: the games that count, the norms step by step, what follows."""
    blocks: list[Block] = [Text(text=_said(one, words))]
    if one.result.lacking:
        lacking = words.lacking(one.result.lacking)
        blocks.append(Text(text=words.say("does_not_count", what=lacking)))
    elif one.result.games:
        blocks.append(_games(one, words))
    unmoved = [game.opponent for game in one.games if not game.opponent_moved]
    if unmoved:
        names = ", ".join(map(words.name, unmoved))
        blocks.append(Text(text=f"{words.say('not_counted')}: {names}.", quiet=True))
    if one.result.norms:
        steps = tuple(_step(norm, one.result.points, words) for norm in one.result.norms)
        blocks.append(Steps(key=f"norms-{one.player}", steps=steps))
    if questions := tuple(_questions(one, tables, words)):
        blocks.append(Items(items=questions))
    title = f"{words.name(one.player)}: {words.outcome(one.result)}"
    return Section(key=one.player, title=title, blocks=tuple(blocks), together=True)


def _said(one: TitleResult, words: Words) -> str:
    return words.say(
        "said",
        player=words.name(one.player),
        first=words.level(one.level),
        last=words.level(one.after),
    )


def _games(one: TitleResult, words: Words) -> Table:
    """The counted games with the percentages against each opponent, and their sums."""
    result = one.result
    goals = [norm.goal for norm in result.norms]
    rows = [
        (
            Cell(text=words.name(game.opponent), value=game.opponent),
            Cell(text=words.name(game.event), value=game.event),
            words.title_cell(game.level),
            words.number_cell(game.points),
            *(_percent(norm.percentages[place]) for norm in result.norms),
        )
        for place, game in enumerate(result.games)
    ]
    empty = Cell(text="")
    sums = (
        Cell(text=words.say.label["sum"], value="sum", mark="strong"),
        empty,
        empty,
        Cell(text=words.decimal(result.points), value=str(result.points), mark="strong"),
        *(_percent(sum(norm.percentages)) for norm in result.norms),
    )
    table = Table(
        key=f"games-{one.player}",
        columns=words.columns(
            *("opponent", "event", "title", "points", *goals), numbers=("points", *goals)
        ),
        rows=(*rows, sums),
    )
    here_alone = all(game.event == one.event.id for game in result.games)
    return unread(table, ("event",)) if here_alone else table


def _percent(value: int) -> Cell:
    return Cell(text=f"{_signed(value)} %", value=value)


def _signed(value: int) -> str:
    """A whole number with a real minus sign."""
    return str(value).replace("-", "−")


def _step(norm: OtbNorm, points: Fraction, words: Words) -> Step:
    """The exact norm, the rounded one, and whether the points reach it (R32.3)."""
    made, wanted = words.decimal(points), words.decimal(norm.points)
    if not norm.is_open:
        then = f"{words.say('closed')}: {words.lacking(norm.lacking)}"
    elif points >= norm.points:
        then = f"{made} ≥ {wanted}: {words.say('reached')}"
    else:
        then = f"{made} < {wanted}: {words.say('missed')}"
    return Step(
        what=f"{words.say.goal[norm.goal]}, {words.level(norm.level)}",
        how=f"{_signed(sum(norm.percentages))} / {_PERCENT}",
        result=f"{words.decimal(norm.exact, 2)} → {wanted}",
        then=then,
    )


def _questions(one: TitleResult, tables: OtbTables, words: Words) -> Iterator[str]:
    for found in alternatives_of(one, tables):
        then, waiting = found.then, len(found.then.carried)
        said = words.say(
            "then", outcome=words.outcome(then), after=words.level(then.after), waiting=waiting
        )
        yield f"{words.say.question[found.number]} {said}"
