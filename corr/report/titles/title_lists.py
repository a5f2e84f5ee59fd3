"""The register of titles, a player's titles and the minutes of kyu tests, as documents. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from corr.ranking.board.otb import (
    OTB_FIRST_DAN,
    OTB_HIGHEST,
    OTB_LOWEST,
    OtbResult,
    write_otb_level,
)
from corr.ranking.board.otb_register import TitleChange, Titles
from corr.ranking.board.otb_tests import Sitting
from corr.report.forms.document import (
    NOTHING,
    Align,
    Cell,
    Column,
    Document,
    Facts,
    Line,
    Plot,
    Section,
    Table,
    Value,
    fixed,
)
from corr.report.forms.words import WordsOfPeople
from corr.words.templates import sheet

# -- the words and numbers of titles over the board in one language ----


class Known(Struct, frozen=True, kw_only=True):
    """What is known of a player beside the titles."""

    name: str = ""
    member_no: str = ""


class Words(WordsOfPeople, frozen=True, kw_only=True):
    """`say` speaks the sheet `title_words` of the catalogue."""

    def level(self, index: int | None) -> str:
        """A title in words; a dash where there is none."""
        if index is None:
            return NOTHING
        written = write_otb_level(index)
        return written.replace("dan", self.say("dan")) if index >= OTB_FIRST_DAN else written

    def outcome(self, result: OtbResult) -> str:
        """What an event did to a title."""
        lowest = result.outcome == "down" and result.before == OTB_LOWEST
        return str(self.say.outcome["lowest" if lowest else result.outcome])

    def lacking(self, whats: Iterable[str]) -> str:
        """What an event lacks."""
        return ", ".join(self.say.lacking[what] for what in whats)

    def column(self, key: str, align: Align = "left") -> Column:
        """A column under its own word."""
        return Column(key=key, head=self.say.label[key], align=align)

    def columns(self, *keys: str, numbers: Sequence[str] = ()) -> tuple[Column, ...]:
        """Columns under their own words; those of `numbers` stand by their decimal marks."""
        return tuple(self.column(key, "point" if key in numbers else "left") for key in keys)

    def title_cell(self, index: int | None, *, strong: bool = False) -> Cell:
        """A title in a table."""
        value: Value = None if index is None else write_otb_level(index)
        return Cell(text=self.level(index), value=value, mark="strong" if strong else "")

    def number_cell(self, value: Fraction, places: int = 1, *, quiet: bool = False) -> Cell:
        """A number in a table; a script gets it as decimals, which are exact."""
        text = self.decimal(value, places)
        return Cell(text=text, value=plain(value), mark="quiet" if quiet else "")


def unread(table: Table, keys: Sequence[str]) -> Table:
    """The table for readers without some of its columns, which programs still get."""
    return replace(
        table,
        columns=tuple(
            replace(one, data=True) if one.key in keys else one for one in table.columns
        ),
    )


def empty_unread(table: Table, keys: Sequence[str]) -> Table:
    """The table for readers without those of some columns in which nothing stands."""
    empty = [
        column.key
        for place, column in enumerate(table.columns)
        if column.key in keys and not any(row[place].text for row in table.rows)
    ]
    return unread(table, empty)


def plain(value: Fraction) -> str:
    """A number of at most two decimals, exactly.

    >>> plain(Fraction("5.85")), plain(Fraction(6)), plain(Fraction(-3, 2))
    ('5.85', '6', '-1.5')
    """
    return fixed(value, 2).replace("−", "-").rstrip("0").rstrip(".")


def words_of(lang: str, people: Mapping[str, Known] | None = None) -> Words:
    """The words of a language that has templates."""
    return Words(lang=lang, say=sheet(lang, "title_words"), people=people or {})


# -- the register of titles, a player's titles and the minutes of kyu tests ----


_MARKED = 3
"""A plot marks every so many levels at its side."""


def list_document(register: Titles, players: Iterable[str], on: date, words: Words) -> Document:
    """Those of the players who hold a title on a day, the highest first."""
    held = [(level, one) for one in players if (level := register.level(one, on))]
    held.sort(key=lambda line: (-line[0], words.plain_name(line[1]).casefold(), line[1]))
    table = Table(
        key="list",
        columns=words.columns(
            *("player", "member", "title", "since", "honorary", "honorary_since", "carried")
        ),
        rows=tuple(_listed(register, player, on, words) for _, player in held),
    )
    title = words.say.heading["list"]
    return Document(
        key="titles",
        title=title,
        subtitle=words.say("as_of", day=on),
        lang=words.lang,
        sections=(Section(key="list", title="", blocks=(table,)),),
        footer=f"{title}, {on}",
    )


def _listed(register: Titles, player: str, on: date, words: Words) -> tuple[Cell, ...]:
    line, highest = register.history(player, on)[-1], register.honorary(player, on)
    assert highest is not None
    waiting = len(register.waiting(player, on))
    return (
        Cell(text=words.name(player), value=player),
        Cell(text=words.member(player)),
        words.title_cell(line.after, strong=True),
        _day(line.on),
        _honorary(highest, words),
        _day(highest.on),
        Cell(text=str(waiting or ""), value=waiting),
    )


def player_document(
    register: Titles, player: str, sittings: Sequence[Sitting], on: date, words: Words
) -> Document:
    """A player's titles up to a day: every line, event and test, and a plot of the title."""
    lines = register.history(player, on)
    sections = [Section(key="player", title="", blocks=(_facts(register, player, on, words),))]
    if lines:
        plot = (_plot(lines, player, words),) if len(lines) > 1 else ()
        history = empty_unread(_history(lines, words), ("event", "reason"))
        sections.append(words.section("history", history, *plot))
    if register.results_of(player, on):
        sections.append(words.section("events", _events(register, player, on, words)))
    if waiting := register.waiting(player, on):
        rows = (
            (
                Cell(text=words.name(game.opponent), value=game.opponent),
                Cell(text=words.name(game.event), value=game.event),
                words.title_cell(game.level),
                words.number_cell(game.points),
            )
            for game in waiting
        )
        columns = words.columns("opponent", "event", "title", "points", numbers=("points",))
        table = Table(key="carried", columns=columns, rows=tuple(rows))
        sections.append(words.section("carried", table))
    if own := [one for one in sittings if one.player == player and one.on <= on]:
        sections.append(words.section("sittings", unread(_sittings(own, words), ("player",))))
    title = words.say.heading["player"]
    return Document(
        key=f"titles-{player}",
        title=words.name(player),
        subtitle=f"{title}, {on}",
        lang=words.lang,
        sections=tuple(sections),
        footer=f"{words.name(player)}: {title}",
    )


def minutes_document(sittings: Sequence[Sitting], words: Words) -> Document:
    """The minutes of kyu tests, for the ranking committee (R32.4)."""
    days = sorted(one.on for one in sittings)
    span = f"{days[0]} – {days[-1]}" if days else NOTHING
    title = words.say.heading["tests"]
    return Document(
        key="kyu-tests",
        title=title,
        subtitle=span,
        lang=words.lang,
        sections=(Section(key="tests", title="", blocks=(_sittings(sittings, words),)),),
        footer=title,
    )


def _day(day: date) -> Cell:
    return Cell(text="" if day == date.min else day.isoformat())


def _honorary(line: TitleChange | None, words: Words) -> Cell:
    """The honorary title; one of another federation, for which there is no diploma, is marked."""
    cell = words.title_cell(line.after if line else None)
    if line is None or line.source != "home":
        return cell
    return replace(cell, text=f"{cell.text} ({words.say.source['home']})")


def _facts(register: Titles, player: str, on: date, words: Words) -> Facts:
    highest = register.honorary(player, on)
    cells = {
        "player": Cell(text=words.name(player), value=player),
        "member": Cell(text=words.member(player) or NOTHING),
        "title": words.title_cell(register.level(player, on), strong=True),
        "honorary": _honorary(highest, words),
        "honorary_since": _day(highest.on) if highest else Cell(text=NOTHING),
    }
    rows = tuple(
        (replace(words.column(key), data=key == "player"), cell) for key, cell in cells.items()
    )
    return Facts(key="player", rows=rows)


def _history(lines: Iterable[TitleChange], words: Words) -> Table:
    return Table(
        key="history",
        columns=words.columns("on", "before", "after", "source", "event", "reason"),
        rows=tuple(
            (
                _day(line.on),
                words.title_cell(line.before),
                words.title_cell(line.after, strong=True),
                Cell(text=words.say.source[line.source], value=line.source),
                Cell(text=words.name(line.event), value=line.event),
                Cell(text=line.reason),
            )
            for line in lines
        ),
    )


def _events(register: Titles, player: str, on: date, words: Words) -> Table:
    return Table(
        key="events",
        columns=words.columns(
            *("event", "after", "outcome", "on", "before", "games", "points"),
            numbers=("games", "points"),
        ),
        rows=tuple(
            (
                Cell(text=words.name(one.event.id), value=one.event.id),
                words.title_cell(one.after, strong=one.after != one.level),
                Cell(text=words.outcome(one.result), value=one.result.outcome),
                _day(one.event.end),
                words.title_cell(one.level),
                Cell(text=str(len(one.result.games)), value=len(one.result.games)),
                words.number_cell(one.result.points),
            )
            for one in register.results_of(player, on)
        ),
    )


def _sittings(sittings: Sequence[Sitting], words: Words) -> Table:
    table = Table(
        key="tests",
        columns=words.columns(
            *("number", "on", "player", "level", "result", "judge", "paper", "rating"),
            numbers=("rating",),
        ),
        rows=tuple(
            (
                Cell(text=str(one.number or ""), value=one.number),
                _day(one.on),
                Cell(text=words.name(one.player), value=one.player),
                words.title_cell(one.level),
                Cell(
                    text=words.say.passed[one.passed],
                    value=one.passed,
                    mark="strong" if one.passed else "",
                ),
                Cell(text=one.judge),
                Cell(text=one.paper),
                Cell(text=str(one.rating or ""), value=one.rating),
            )
            for one in sittings
        ),
    )
    return empty_unread(table, ("number", "paper", "rating"))


def _plot(lines: Sequence[TitleChange], player: str, words: Words) -> Plot:
    """The title over the player's lines, as steps."""
    levels = tuple(line.after for line in lines)
    low, high = max(min(levels) - 1, OTB_LOWEST), min(max(levels) + 1, OTB_HIGHEST)
    every = 1 if high - low < 2 * _MARKED else _MARKED
    said = words.say(
        "said",
        player=words.name(player),
        first=words.level(levels[0]),
        last=words.level(levels[-1]),
    )
    return Plot(
        key="history-plot",
        title=words.say.heading["history"],
        said=said,
        x=tuple(_day(line.on).text for line in lines),
        y=tuple((level, words.level(level)) for level in range(low, high + 1, every)),
        lines=(Line(name=words.say.label["title"], values=levels),),
        steps=True,
    )
