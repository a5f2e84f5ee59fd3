"""Taking somebody who is forgotten out of events at the board, and of what is entered on titles.

Results, ratings and titles stay under the invented name, for those of others follow from them;
words about the player go: what a file says beside what corr reads, reasons, and judges' names.
"""

from collections.abc import Mapping
from dataclasses import replace

from corr.ranking.board.board_event import BoardEvent
from corr.ranking.board.board_file import parse
from corr.ranking.board.board_writer import write
from corr.service.office.office import Office
from corr.service.register.redact import Traces
from corr.service.register.titles import folded
from corr.tournament.contest.rating_book import board_stream
from corr.tournament.events.events import BoardEntered, BoardRemoved, TitleTested
from corr.tournament.events.events_titles import STREAM as TITLES


def rewrite_board(office: Office, player: str, traces: Traces) -> None:
    """Take a player out of the files of events at the board, and out of the reasons."""
    for row in office.store.board_events():
        file = row.file
        for event in office.store.events(board_stream(row.id)):
            body = event.body
            assert isinstance(body, BoardEntered | BoardRemoved)
            left = replace(body, reason=_without(body.reason, traces))
            if isinstance(left, BoardEntered):
                file = write(_impersonal(parse(left.file), player, traces))
                left = replace(left, file=file)
            if left != body:
                office.store.rewrite_event(event.stream, event.seq, left)
        if file != row.file:
            office.store.put_board_event(replace(row, file=file))


def rewrite_titles(office: Office, traces: Traces) -> None:
    """Take out the name of a judge of tests, however it was typed."""
    for event in office.store.events(TITLES):
        body = event.body
        if isinstance(body, TitleTested) and folded(body.judge) == folded(traces.name):
            left = replace(body, judge=traces.instead)
            office.store.rewrite_event(TITLES, event.seq, left)


def _without(text: str, traces: Traces) -> str:
    """A text about events of everybody's: parts of the name alone may be somebody else's there."""
    return traces.taken_out(text) if traces.are_in(text) else text


def _impersonal(event: BoardEvent, player: str, traces: Traces) -> BoardEvent:
    """The event without what its file says of the player beside results, rating and title."""
    plays = any(one.id == player for one in event.players)

    def rest(values: Mapping[str, object]) -> dict[str, object]:
        return {key: _said(value, traces, plays=plays) for key, value in values.items()}

    return replace(
        event,
        arbiter=_without(event.arbiter, traces),
        players=tuple(
            replace(one, extra={} if one.id == player else rest(one.extra))
            for one in event.players
        ),
        games=tuple(replace(one, extra=rest(one.extra)) for one in event.games),
        kept={place: rest(values) for place, values in event.kept.items()},
    )


def _said(value: object, traces: Traces, *, plays: bool) -> object:
    """A value of an unknown key, without the player; where they play also parts of the name go."""
    match value:
        case str():
            return traces.taken_out(value) if plays else _without(value, traces)
        case list():
            return [_said(one, traces, plays=plays) for one in value]
        case dict():
            return {key: _said(one, traces, plays=plays) for key, one in value.items()}
        case _:
            return value
