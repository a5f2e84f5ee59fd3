"""What one event did to the ratings, as a document and as JSON: every figure. Pure."""

from collections.abc import Iterator

from msgspec import Struct

from corr.ranking.board.board_event import BoardEvent, taken_together
from corr.ranking.board.otb import RatingAlternative
from corr.ranking.ratings.rating import (
    LEAST_ENTRY,
    EntryStep,
    EventRatings,
    PlayerRating,
    RatedEvent,
    RatingTable,
    entry_trace,
)
from corr.report.forms.document import (
    NOTHING,
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Items,
    Section,
    Table,
    Text,
    isolated,
)
from corr.report.ratings.rating_words import Words, figure, number, signed

Json = dict[str, object]
_SWEDEN = frozenset({"se", "swe", "sweden", "sverige"})


class RatedReport(Struct, frozen=True, kw_only=True):
    """An event, how it was rated, and which open questions mattered.

    `rated` has the players under what they go by in `found`. `period` is the one it counts in.
    """

    event: BoardEvent
    rated: RatedEvent
    found: EventRatings
    alternatives: tuple[RatingAlternative, ...]
    period: str


def event_document(report: RatedReport, table: RatingTable, words: Words) -> Document:
    """The whole calculation of an event."""
    event = report.event
    name = isolated(event.name or event.id)
    title = words.say.heading["event"]
    return Document(
        key=f"rating-{event.id}",
        title=title,
        subtitle=name,
        lang=words.lang,
        sections=tuple(_sections(report, table, words)),
        footer=f"{title}: {name}",
    )


def _sections(report: RatedReport, table: RatingTable, words: Words) -> Iterator[Section]:
    found = report.found
    yield words.section("conditions", *_conditions(report, words))
    yield words.section("ratings", _ratings(found, words))
    if found.entries:
        yield words.section("newcomers", *_newcomers(found, table, words))
    uncounted = tuple(_uncounted(report, words))
    if uncounted:
        # By mail the file knows who was drawn to begin, and the opening may have turned colours.
        sides = ("player", "opponent") if report.event.by_mail else ("black", "white")
        columns = words.columns("game", *sides, "why")
        yield words.section("uncounted", Table(key="uncounted", columns=columns, rows=uncounted))
    if report.alternatives:
        yield words.section("questions", Items(items=tuple(_questions(report, words))))
    head = words.say.heading["players"]
    players = tuple(_player(each, words) for each in found.players)
    yield Section(key="players", title=head, sections=players)


def _conditions(report: RatedReport, words: Words) -> Iterator[Block]:
    event, yes_no = report.event, words.say.yes_no
    offered = event.conditions
    dates = f"{event.start} – {event.end}" if event.start != event.end else f"{event.end}"
    cells = {
        "event": Cell(text=isolated(event.name or event.id), value=event.id),
        "dates": Cell(text=dates),
        "period": Cell(text=report.period),
        "game": Cell(text=event.game),
        **({} if event.by_mail else _thinking_time(event)),
        "sanctioned": Cell(text=yes_no[offered.sanctioned], value=offered.sanctioned),
        "international": Cell(text=yes_no[offered.international], value=offered.international),
        "counts": Cell(text=yes_no[event.rated], value=event.rated),
    }
    rows = zip(words.columns(*cells), cells.values(), strict=True)
    yield Facts(key="event", rows=tuple(rows))
    for (one, other), games in taken_together(event).items():
        yield Text(
            text=words.say("together", one=words.name(one), other=words.name(other), games=games)
        )
    if not event.rated:
        yield Text(text=words.say.text["not_rated"])
    elif not offered.sanctioned and not _has_swede(event):
        yield Text(text=words.say.text["no_swede"])


def _thinking_time(event: BoardEvent) -> dict[str, Cell]:
    """The minutes of a game at the board; a report on one by mail tells the rules of its clock."""
    return {
        "minutes": number(event.conditions.minutes),
        "control": number(event.control_minutes),
    }


def _has_swede(event: BoardEvent) -> bool:
    """Whether the file says that somebody is from Sweden (R31)."""
    return any(player.country.lower() in _SWEDEN for player in event.players)


def _ratings(found: EventRatings, words: Words) -> Table:
    numbers = ("before", "entry", "matches", "sum", "after", "change")
    rows = tuple(
        (
            words.named(each.player),
            number(each.before),
            number(each.entry),
            number(len(each.matches)),
            signed(each.change),
            number(each.after, strong=True),
            signed(each.delta if each.after is not None else None),
        )
        for each in found.players
    )
    return Table(
        key="ratings", columns=words.columns("player", *numbers, numbers=numbers), rows=rows
    )


def _newcomers(found: EventRatings, table: RatingTable, words: Words) -> Iterator[Block]:
    """The entry ratings round by round, and the sums of the last one."""
    assert found.entries
    yield Text(text=words.say.text["newcomers"])
    ceiling = (words.columns("highest")[0], number(found.entries.ceiling))
    yield Facts(key="bounds", rows=(ceiling,))
    trace = entry_trace(found, table)
    if any(trace):
        yield Text(text=words.say("rounds", count=len(trace) - 1))
        yield _rounds(trace, words)
        yield _sums(trace, words)
    held = tuple(f"{words.name(one)}: {words.say.text['held']}" for one in found.entries.held)
    if held:
        yield Items(items=held)


def _rounds(trace: tuple[tuple[EntryStep, ...], ...], words: Words) -> Table:
    """Everybody's entry in every round, from the lowest on."""
    heads = [str(place) for place in range(len(trace))]
    columns = tuple(Column(key=head, head=head, align="right") for head in heads)
    courses = zip(*(round_ for round_ in trace), strict=True)
    rows = tuple(
        (
            words.named(course[0].player),
            number(LEAST_ENTRY),
            *(number(step.entry) for step in course[:-1]),
        )
        for course in courses
    )
    return Table(key="rounds", columns=(*words.columns("player"), *columns), rows=rows)


def _sums(trace: tuple[tuple[EntryStep, ...], ...], words: Words) -> Table:
    """Each step's sums of changes: why the entry is this one."""
    rows = tuple(
        (
            number(place),
            words.named(step.player),
            number(step.entry, strong=place == len(trace)),
            signed(step.total),
            signed(step.below),
        )
        for place, round_ in enumerate(trace, start=1)
        for step in round_
    )
    numbers = ("round", "found", "total", "below")
    columns = words.columns("round", "player", "found", "total", "below", numbers=numbers)
    return Table(key="steps", columns=columns, rows=rows)


def _uncounted(report: RatedReport, words: Words) -> Iterator[tuple[Cell, ...]]:
    for place, (game, why) in enumerate(
        zip(report.rated.games, report.found.uncounted, strict=True)
    ):
        if why:
            name = report.event.games[place].id or str(place + 1)
            said = words.say.uncounted[why]
            black, white = words.named(game.black), words.named(game.white)
            yield Cell(text=name), black, white, Cell(text=said, value=why)


def _questions(report: RatedReport, words: Words) -> Iterator[str]:
    for one in report.alternatives:
        changes = "; ".join(
            words.say("then", player=words.name(now.player), now=_shown(now), other=_shown(other))
            for now, other in one.changes
        )
        yield f"{words.say.question[one.number]} {changes}."


def _shown(one: PlayerRating) -> str:
    return NOTHING if one.after is None else figure(one.after)


def _player(one: PlayerRating, words: Words) -> Section:
    """A player's matches, each with its row of the table (R29.3), and their sum."""
    before = one.entry if one.before is None else one.before
    blocks: list[Block] = []
    if before is None:
        blocks.append(Text(text=words.say.text["none"]))
    elif one.matches:
        blocks.append(_matches(one, words))
    if one.limited:
        blocks.append(Text(text=words.say.text["limited"]))
    shown = f"{NOTHING if before is None else figure(before)} → {_shown(one)}"
    return Section(
        key=one.player,
        title=f"{words.name(one.player)}: {shown}",
        blocks=tuple(blocks),
        together=True,
    )


def _matches(one: PlayerRating, words: Words) -> Table:
    empty = Cell(text="")
    rows = [
        (
            words.named(match.opponent),
            number(match.opponent_rating),
            signed(match.difference),
            number(match.band),
            Cell(text=words.say.outcome[match.outcome], value=match.outcome),
            signed(match.change),
        )
        for match in one.matches
    ]
    total = Cell(text=words.say.label["sum"], value="sum", mark="strong")
    rows.append((total, empty, empty, empty, empty, signed(one.change, strong=True)))
    numbers = ("opponent_rating", "difference", "band", "change")
    keys = ("opponent", "opponent_rating", "difference", "band", "result", "change")
    return Table(
        key=f"matches-{one.player}",
        columns=words.columns(*keys, numbers=numbers),
        rows=tuple(rows),
    )


def event_json(report: RatedReport, table: RatingTable) -> Json:
    """The whole calculation for a script."""
    found = report.found
    games = zip(report.event.games, report.rated.games, found.uncounted, strict=True)
    entries = found.entries
    return {
        "event": report.event.id,
        "period": report.period,
        "counts": report.event.rated,
        "entry": dict(entries.ratings) if entries else {},
        "delta": {each.player: each.delta for each in found.players if each.after is not None},
        "after": found.after,
        "players": {each.player: _player_json(each) for each in found.players},
        "uncounted": [
            {"game": game.id, "black": one.black, "white": one.white, "why": why}
            for game, one, why in games
            if why
        ],
        "new_players": entries
        and {
            "ceiling": entries.ceiling,
            "held": list(entries.held),
            "rounds": [
                {
                    step.player: {"entry": step.entry, "sum": step.total, "below": step.below}
                    for step in round_
                }
                for round_ in entry_trace(found, table)
            ],
        },
        "interpretations": [
            {
                "number": f"T{one.number}",
                "otherwise": {
                    other.player: {"entry": other.entry, "after": other.after}
                    for _, other in one.changes
                },
            }
            for one in report.alternatives
        ],
    }


def _player_json(one: PlayerRating) -> Json:
    return {
        "before": one.before,
        "entry": one.entry,
        "change": one.change,
        "limited": one.limited,
        "after": one.after,
        "matches": [
            {
                "opponent": match.opponent,
                "match": match.match,
                "rating": match.rating,
                "opponent_rating": match.opponent_rating,
                "difference": match.difference,
                "band": match.band,
                "result": match.outcome,
                "change": match.change,
            }
            for match in one.matches
        ],
    }
