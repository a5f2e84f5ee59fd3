"""Whether the tables of events at the board and of rating lists follow from the events."""

from collections.abc import Iterator
from dataclasses import replace

from corr.errors import ArbiterError
from corr.ranking.board.board_file import parse
from corr.ranking.ratings.rating_list import each_list, period_of, read_period
from corr.service.office.office import Office
from corr.service.register.rating import book_of, history_since, rating_table, rows_of
from corr.service.register.rating_kept import kept_list
from corr.store.board import BoardRow
from corr.tournament.events.events import BoardEntered, BoardRemoved, Event

_PREFIXES = ("board:", "ratings:", "published:")


def board_streams(office: Office) -> tuple[str, ...]:
    """The streams of events at the board, of rating lists, and of published lists."""
    return tuple(name for name, _ in office.store.streams() if name.startswith(_PREFIXES))


def board_faults(office: Office) -> Iterator[tuple[str, str]]:
    """What does not agree, and where."""
    streams = {one for one in board_streams(office) if one.startswith("board:")}
    for row in office.store.board_events():
        streams.discard(f"board:{row.id}")
        folded = _folded(office, row.id)
        if folded != row:
            yield f"board:{row.id}", f"the table says {_short(row)}, the events {_short(folded)}"
    for stream in sorted(streams):
        yield stream, "there are events, but no row in a table"
    for game in office.store.rated_games():
        yield from ((f"ratings:{game}", what) for what in _lists(office, game))


def _short(row: BoardRow | None) -> str:
    return str(replace(row, file="…")) if row else "nothing"


def _folded(office: Office, event: str) -> BoardRow | None:
    """The row that follows from an event's stream."""
    row = None
    for one in office.store.events(f"board:{event}"):
        row = _applied(office, row, one)
    return row


def _applied(office: Office, row: BoardRow | None, one: Event) -> BoardRow | None:
    match one.body:
        case BoardEntered() as entered:
            event = parse(entered.file)
            assigned = book_of(office, event.game).assigned.get(event.id)
            return BoardRow(
                id=event.id,
                game=event.game,
                ended_on=event.end.isoformat(),
                period=str(assigned or event.period or period_of(event.end)),
                rated=int(event.rated),
                titled=int(event.titled),
                removed=0,
                file=entered.file,
                version=one.seq,
            )
        case BoardRemoved() if row is not None:
            return replace(row, removed=1, version=one.seq)
        case _:
            return row


def _lists(office: Office, game: str) -> Iterator[str]:
    """Every list that is kept, against one computed from the first event on."""
    kept = [read_period(period) for period in office.store.kept_periods(game, "")]
    try:
        history = history_since(office, game)
    except ArbiterError as error:
        yield f"an event cannot be read: {error}"
        return
    if history is None or not kept:
        if kept or (history is not None and history.events):
            yield "there are lists without events, or events without lists"
        return
    for found in each_list(history, kept[-1], rating_table()):
        there = kept_list(office, game, found.period)
        if there is None or there.players != found.players:
            yield f"the list after {found.period} is not the one that follows"
        changes = sorted(rows_of(game, found), key=lambda row: (row.place, row.player))
        if office.store.changes_of_period(game, str(found.period)) != changes:
            yield f"the changes of {found.period} are not those that follow"
