"""Everything that needs somebody, in order: for `corr status` and for the letter of the morning.

A source is a function from a look at everything to the needs of one kind: what it no longer gives
is settled. Another kind is another function, and one line in `SOURCES`.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import UTC, datetime

from corr.service.office.office import Office
from corr.service.watch.needs import Look, Need
from corr.service.watch.needs_clocks import paused_for_long
from corr.service.watch.needs_entries import entries_waiting, mail_not_tried, starts
from corr.service.watch.needs_games import (
    claims_open,
    decisions_on_time,
    losses_held,
    silent_players,
)
from corr.service.watch.needs_letters import (
    letters,
    repeated_reports,
    reports_in_doubt,
    strangers,
    strangers_waiting,
)
from corr.service.watch.needs_report import reports_due, rules_to_send
from corr.service.watch.needs_rounds import appeals_open, fallen, over, rounds_due, to_set_right

Source = Callable[[Office, Look], Iterable[Need]]

SOURCES: tuple[Source, ...] = (
    letters,
    decisions_on_time,
    losses_held,
    reports_in_doubt,
    repeated_reports,
    claims_open,
    appeals_open,
    fallen,
    silent_players,
    paused_for_long,
    to_set_right,
    rounds_due,
    over,
    rules_to_send,
    reports_due,
    starts,
    entries_waiting,
    strangers,
    strangers_waiting,
    mail_not_tried,
)


def needs_of(office: Office, look: Look) -> tuple[Need, ...]:
    """Everything that needs somebody, the most urgent and, of these, the oldest first."""
    found = (need for source in SOURCES for need in source(office, look))
    never = datetime.max.replace(tzinfo=UTC)
    return tuple(sorted(found, key=lambda one: (one.urgency, one.since or never, one.event)))


def needs_for(needs: Iterable[Need], reader: str, events: Collection[str]) -> Iterator[Need]:
    """What of the needs a reader is told who looks after `events`, "" for what is of none."""
    told = (one.told_to(reader, events) for one in needs)
    yield from sorted((one for one in told if one), key=lambda one: one.urgency)
