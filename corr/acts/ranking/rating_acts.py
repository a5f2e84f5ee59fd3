"""`corr rating enter`, `correct`, `remove`, `start`, `assign` …: what the lists follow from.

Each act shows first which places on lists that were there before become others.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from msgspec import Struct
from msgspec.structs import replace

from corr.acts.act import KEPT, LOGGED, act
from corr.acts.call import Call
from corr.acts.common import (
    Faults,
    Player,
    read_text,
)
from corr.acts.declared import Declared
from corr.acts.deed import Report, say
from corr.acts.lists_told import called, changed, changed_json, most, shown
from corr.acts.ranking.ratings_at_hand import Game, the_period
from corr.acts.ranking.title_acts import titles_json, titles_told
from corr.errors import ArbiterError
from corr.ranking.board.board_event import BoardEvent, taken_together
from corr.ranking.board.board_file import parse_given, read_ratings
from corr.ranking.ratings.rating_list import ListedPlace, PlaceChange
from corr.sentences.said import said
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.register.board import (
    BoardActed,
    correct_board_event,
    enter_board_event,
    remove_board_event,
)
from corr.service.register.rating_acts import (
    ListActed,
    assign_period,
    count_activity,
    publish_list,
    start_ratings,
    strike_player,
    take_back_list,
    tried,
)
from corr.service.register.ratings import board_event, book_of
from corr.store.levels.board import BoardRow, ChangeRow
from corr.who import Who

RENJU = "renju"

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A board event file, - for standard input.")
]
Name = Annotated[str, typer.Argument(metavar="EVENT", help="The event's id, e.g. SM24.")]
OptionalPeriod = Annotated[str, typer.Argument(metavar="PERIOD", help="A period, e.g. 2026-2.")]
Off = Annotated[bool, typer.Option("--off", help="Take it back.")]


class Shown(Struct, frozen=True, kw_only=True):
    """What an act did, in lines and for a script."""

    lines: tuple[str, ...]
    json: dict[str, object]


Do = Callable[["Office", "Act"], Shown]


class OnLists(Struct, frozen=True, kw_only=True):
    """An act on the ratings: shown by trying it, with the places on lists that become others."""

    name: str
    do: Do

    def give(self, call: Call, _declared: Declared) -> None:
        """Show what it would do, or do it and say so; a person is asked first."""
        how, office, act = call.how, call.office, call.act(self.name)
        act = replace(act, reason=" ".join(act.reason.split()))
        if how.dry_run or how.asks:
            shown = tried(office, lambda: self.do(office, act))
            say(call, Report(lines=shown.lines, json={"dry_run": True, **shown.json}))
        if not how.confirmed(call.page):
            return
        with office.folder.transaction():
            shown = self.do(office, act)
        lines = shown.lines[:1] if how.asks else shown.lines
        say(call, Report(lines=lines, json={"dry_run": False, **shown.json}))


@act(who=Who.RANKING, reason=LOGGED, rule=None, file="file")
def enter(
    call: Call,
    file: File,
) -> OnLists:
    """Enter the results of an event that was played at the board, from a board event file.

    Players are found in the register by member number, else by id or name; who is not in it is
    entered there without an address. `corr rating example` prints a file to begin with.

    Example: corr rating enter SM24.json --dry-run
    """
    event = _read(file)

    def do(office: Office, act: Act) -> Shown:
        return _of_event(office, enter_board_event(office, event, act), f"{event.id} is entered")

    return OnLists(name=f"board.{event.id}", do=do)


@act(who=Who.RANKING, reason=KEPT, rule=None, file="file")
def correct(
    call: Call,
    file: File,
) -> OnLists:
    """Put a corrected file in the place of an event's results; all later lists follow.

    Official lists that were published stay; they show what would be otherwise.

    Example: corr rating correct SM24.json --reason "game 3 was a draw" --dry-run
    """
    event = _read(file)

    def do(office: Office, act: Act) -> Shown:
        acted = correct_board_event(office, event, act)
        return _of_event(office, acted, f"{event.id} is corrected")

    return OnLists(name=f"board.{event.id}", do=do)


@act(who=Who.RANKING, reason=KEPT, rule=None)
def remove(
    call: Call,
    name: Name,
) -> OnLists:
    """Take an event out: no list and no title rests on it any more; it stays in the log.

    Example: corr rating remove SM24 --reason "entered twice"
    """

    def do(office: Office, act: Act) -> Shown:
        return _of_event(office, remove_board_event(office, name, act), f"{name} is taken out")

    return OnLists(name=f"board.{name}", do=do)


@act(who=Who.RANKING, reason=LOGGED, rule=None, file="file")
def start(
    call: Call,
    file: Annotated[Path, typer.Argument(metavar="CSV", help="id,member_no,name,rating.")],
    first: Annotated[
        str, typer.Option("--first", metavar="PERIOD", help="They hold at its beginning, 2009-1.")
    ],
    of_game: Game = RENJU,
) -> OnLists:
    """Enter the ratings with which a game's lists begin, from a CSV file.

    Idle periods count from there. Entered again they take the place of the former ones.

    Example: corr rating start list2009.csv --first 2009-1
    """
    told = Faults()
    period = told.of(lambda: the_period(first))
    lines = told.of(lambda: read_ratings(read_text(file), str(file)))
    for line in lines or ():
        if line.active:
            told.add(f"{line.where}: active: `corr rating activity` enters it, with its reason")
    told.end()
    assert period
    assert lines is not None

    def do(office: Office, act: Act) -> Shown:
        acted = start_ratings(office, of_game, period, lines, act)
        told = f"{acted.count} ratings hold at the beginning of {period}"
        return _of_list(office, acted, told, {"game": of_game, "first": str(period)})

    return OnLists(name=f"ratings.{of_game}", do=do)


@act(who=Who.RANKING, reason=KEPT, rule=None)
def assign(
    call: Call,
    name: Name,
    period: OptionalPeriod,
) -> OnLists:
    """Let an event near a boundary count in another period (R29.4), or in its `own` again.

    Example: corr rating assign SM24 2024-2 --reason "announced with the invitation"
    """
    found = None if period == "own" else the_period(period)

    def do(office: Office, act: Act) -> Shown:
        acted = assign_period(office, name, found, act)
        where = f"in {found}" if found else "in the period of its last day"
        return _of_list(
            office, acted, f"{name} counts {where}", {"event": name, "period": found and period}
        )

    return OnLists(name=f"assign.{name}", do=do)


@act(who=Who.RANKING, reason=KEPT, rule=None)
def activity(
    call: Call,
    player: Player,
    period: OptionalPeriod,
    of_game: Game = RENJU,
    off: Off = False,
) -> OnLists:
    """Count an international event as a player's activity in a period (R29.5).

    Example: corr rating activity 1001 2024-2 --reason "World Championship"
    """
    found = the_period(period)

    def do(office: Office, act: Act) -> Shown:
        who = call.player(player)
        acted = count_activity(office, of_game, who, found, act, counted=not off)
        told = f"{called(office, who)} {'was not' if off else 'was'} active in {found}"
        return _of_list(office, acted, told, {"player": who, "period": period, "active": not off})

    return OnLists(name=f"activity.{player}", do=do)


@act(who=Who.RANKING, reason=KEPT, rule=None)
def strike(
    call: Call,
    player: Player,
    period: OptionalPeriod,
    of_game: Game = RENJU,
    off: Off = False,
) -> OnLists:
    """Strike a player from the records at the beginning of a period; later they are new (R30.1).

    Example: corr rating strike 1001 2024-2 --reason "left the federation"
    """
    found = the_period(period)

    def do(office: Office, act: Act) -> Shown:
        who = call.player(player)
        acted = strike_player(office, of_game, who, found, act, struck=not off)
        told = f"{called(office, who)} is {'not ' if off else ''}struck in {found}"
        return _of_list(office, acted, told, {"player": who, "period": period, "struck": not off})

    return OnLists(name=f"strike.{player}", do=do)


@act(who=Who.RANKING, reason=LOGGED, rule=None)
def publish(
    call: Call,
    period: OptionalPeriod,
    of_game: Game = RENJU,
    again: Annotated[
        bool, typer.Option("--again", help="A corrected edition of a published list.")
    ] = False,
    off: Annotated[bool, typer.Option("--off", help="Take the last edition back.")] = False,
) -> OnLists:
    """Publish the list at the end of a period: the official one of the next, which then stays.

    After a correction `corr rating list --period PERIOD` names every place that would be another
    by now. Published `--again`, with a reason, it is a corrected edition; the former one stays
    readable with `--edition`, and holds again once the corrected one is taken back.

    Example: corr rating publish 2024-1 --again --reason "game 3 of SM24 was a draw" --dry-run
    """
    found = the_period(period)
    if again and off:
        raise ArbiterError(said("why_rating", "again_or_off"))

    def do(office: Office, act: Act) -> Shown:
        if off:
            acted = take_back_list(office, of_game, found, act)
        else:
            acted = publish_list(office, of_game, found, act, again=again)
        return _of_edition(office, acted, period, of_game)

    return OnLists(name=f"publish.{of_game}", do=do)


def _read(file: Path) -> BoardEvent:
    """The event of a file, or of a letter's attachment. Raises ArbiterError."""
    text = read_text(file)
    try:
        return parse_given(text)
    except ArbiterError as error:
        raise ArbiterError(*(f"{file}: {fault}" for fault in error.faults)) from None


def _of_event(office: Office, acted: BoardActed, told: str) -> Shown:
    """What an act on an event did: who is new, the ratings after it, the lists."""
    row = office.store.board.board_event(acted.event)
    changes = office.store.board.changes_of_event(row.game, row.id) if row else []
    period = f", and counts in {row.period}" if row and row.rated and not row.removed else ""
    lines = [told + period]
    lines += [f"new in the register: {called(office, player)}" for player in acted.new]
    lines += [
        f"  {called(office, one.player)}: {shown(one.before)} → {shown(one.after)}"
        for one in changes
    ]
    lines += [*otherwise(office, acted.event, changes), *titles_told(office, acted.titles)]
    if row and not row.removed:
        lines += [*together(office, row), *assigned(office, row)]
    ratings = {
        one.player: {"before": one.before, "entry": one.entry, "after": one.after}
        for one in changes
    }
    return Shown(
        lines=(*lines, *changed(office, acted)),
        json={
            "event": acted.event,
            "players": dict(acted.players),
            "new": list(acted.new),
            "ratings": ratings,
            "titles": titles_json(acted.titles),
            "changed": changed_json(office, acted),
        },
    )


def _of_list(office: Office, acted: ListActed, told: str, done: dict[str, object]) -> Shown:
    return Shown(
        lines=(told, *changed(office, acted)),
        json={**done, "count": acted.count, "changed": changed_json(office, acted)},
    )


def _of_edition(office: Office, acted: ListActed, period: str, game: str) -> Shown:
    """What became of a published list: its edition, and whose figures are others."""
    return Shown(
        lines=tuple(edition_told(office, acted, period)),
        json={
            "game": game,
            "period": period,
            "count": acted.count,
            "edition": acted.edition,
            "holds": acted.edition if acted.holds is None else acted.holds or None,
            "figures": figures_json(acted.figures),
        },
    )


# -- what an act on the ratings did, in words and for a script ----


T = TypeVar("T")


def otherwise(office: Office, event: str, changes: Sequence[ChangeRow]) -> Iterator[str]:
    """Where the file gives another rating before the event than the lists do, which count."""
    row = office.store.board.board_event(event)
    given = board_event(row).ratings if row else {}
    for one in changes:
        if one.player in given and given[one.player] != one.before:
            has = f"the list has {shown(one.before)}"
            yield f"{called(office, one.player)}: the file says {given[one.player]}, {has}"


def together(office: Office, row: BoardRow) -> Iterator[str]:
    """Whose games are one match because the file tells neither rounds nor matches."""
    for (one, other), games in taken_together(board_event(row)).items():
        pair = f"{called(office, one)} – {called(office, other)}"
        yield f"{pair}: {games} games taken as one match"


def assigned(office: Office, row: BoardRow) -> Iterator[str]:
    """That a decision keeps the event in its period, also one from before it was taken out."""
    period = book_of(office, row.game).assigned.get(row.id)
    if period is not None:
        yield f"assigned to {period} by decision; `corr rating assign {row.id} own` takes it back"


def edition_told(office: Office, acted: ListActed, period: str) -> Iterator[str]:
    """What became of a published list, then every player whose figures on it are others."""
    if acted.holds is not None:
        again = f"edition {acted.holds} holds again" if acted.holds else "it is not published"
        yield f"edition {acted.edition} of the list after {period} is taken back: {again}"
    elif acted.edition == 1:
        yield f"the list after {period} is published, with {acted.count} players"
    else:
        many = f"with {acted.count} players"
        yield f"the list after {period} is published as corrected edition {acted.edition}, {many}"
    told = _whole if all(one.before is None for one in acted.figures) else _figures
    yield from most(
        acted.figures, lambda one: f"{called(office, one.player)}: {', '.join(told(one))}"
    )


def _whole(one: PlaceChange) -> Iterator[str]:
    """All figures of a player on a list that is the first one to be published."""
    assert one.after
    new = one.after
    yield f"place {new.place}" if new.place else "off the list"
    yield f"rating {shown(new.rating)}"
    yield f"change {_signed(new.change)}"
    if new.idle:
        yield f"idle periods {new.idle}"
    if new.deducted or new.mark:
        yield f"remark {_remark(new)}"


def _figures(one: PlaceChange) -> Iterator[str]:
    """What is different of a player on a list."""
    old, new = one.before, one.after
    if old is None or new is None:
        there, how = (new, "new on it") if new else (old, "no more on it")
        assert there
        yield f"{how}, rating {shown(there.rating)}"
        return
    pairs = {
        "rating": (shown(old.rating), shown(new.rating)),
        "place": (shown(old.place), shown(new.place)),
        "change": (_signed(old.change), _signed(new.change)),
        "idle periods": (str(old.idle), str(new.idle)),
        "remark": (_remark(old), _remark(new)),
    }
    for what, (was, now) in pairs.items():
        if was != now:
            yield f"{what} {was} → {now}"


def _signed(change: int | None) -> str:
    return f"+{change}" if change and change > 0 else shown(change)


def _remark(one: ListedPlace) -> str:
    marks = [one.mark, "deduction" if one.deducted else ""]
    return " and ".join(filter(None, marks)) or "none"


def figures_json(figures: Sequence[PlaceChange]) -> list[dict[str, object]]:
    """The same for a script: all figures before and after."""
    return [
        {
            "player": one.player,
            "before": _figures_json(one.before),
            "after": _figures_json(one.after),
        }
        for one in figures
    ]


def _figures_json(one: ListedPlace | None) -> dict[str, object] | None:
    return one and {
        "place": one.place,
        "rating": one.rating,
        "change": one.change,
        "idle": one.idle,
        "mark": one.mark,
        "deducted": one.deducted,
    }
