"""What was entered about events at the board and about rating lists, when, by whom and why."""

from corr.errors import ArbiterError
from corr.ranking.board.board_file import parse
from corr.service.office.office import Office
from corr.tournament.contest.rating_book import board_stream, list_stream
from corr.tournament.events.events import BoardEntered, BoardRemoved, PeriodAssigned

Row = dict[str, object]


def board_list(office: Office) -> list[Row]:
    """All events at the board, those that were taken out too."""
    found = list[Row]()
    for row in office.store.board_events():
        event = parse(row.file)
        found.append(
            {
                "event": row.id,
                "name": event.name,
                "game": row.game,
                "end": row.ended_on,
                "period": row.period,
                "players": len(event.players),
                "rated": bool(row.rated),
                "titles": bool(row.titled),
                "removed": bool(row.removed),
            }
        )
    return found


def board_log(office: Office, event: str) -> list[Row]:
    """What was entered about an event. Raises ArbiterError if nothing was."""
    row = office.store.board_event(event)
    if row is None:
        raise ArbiterError(f"the event at the board {event} is not entered: `corr rating events`")
    found = list[Row]()
    for one in office.store.events(board_stream(event)):
        assert isinstance(one.body, BoardEntered | BoardRemoved)
        taken_out = isinstance(one.body, BoardRemoved)
        what = "taken out" if taken_out else "corrected" if found else "entered"
        found.append(
            {
                "on": f"{one.at:%Y-%m-%d %H:%M}",
                "what": what,
                "by": one.body.by or office.arbiter,
                "reason": one.body.reason,
            }
        )
    for one in office.store.events(list_stream(row.game)):
        if isinstance(one.body, PeriodAssigned) and one.body.event == event:
            found.append(
                {
                    "on": f"{one.at:%Y-%m-%d %H:%M}",
                    "what": f"counts in period {one.body.period or 'of its last day'}",
                    "by": one.body.by or office.arbiter,
                    "reason": one.body.reason,
                }
            )
    return sorted(found, key=lambda each: str(each["on"]))
