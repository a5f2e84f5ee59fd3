"""What the ranking committee looks at: who must confirm by when, what waits for whom."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.levels import LOWEST, read_level, write_level
from corr.ranking.correspondence.register import Given, falls_to, held_on, standing
from corr.ranking.correspondence.register_files import Filed
from corr.service.office.office import Office
from corr.tournament.contest.committee_days import REPORT_DUE, report_due_day

_ALL = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class MustConfirm:
    """A player whose level falls from `level` to `falls_to` on `due` if nothing confirms it."""

    player: str
    name: str
    level: str
    falls_to: str
    due: date


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """A dan title that waits for the board."""

    player: str
    name: str
    title: Given


@dataclass(frozen=True, slots=True, kw_only=True)
class DueReport:
    """An event whose report has to be with the committee by a day."""

    event: str
    name: str
    due: date


@dataclass(frozen=True, slots=True, kw_only=True)
class LookAhead:
    """Everything that is due by a day."""

    until: date
    confirmations: tuple[MustConfirm, ...]
    titles: tuple[Waiting, ...]
    reports: tuple[DueReport, ...]


def look_ahead(office: Office, at: datetime, until: date) -> LookAhead:
    """Who must confirm by a day, which titles wait for the board, which reports are due.

    Of several falls that would come by that day, the first is told.
    """
    return LookAhead(
        until=until,
        confirmations=tuple(_confirmations(office, at.date(), until)),
        titles=tuple(
            Waiting(player=player, name=_name(office, player), title=title)
            for player, title in office.store.proposed_titles()
        ),
        reports=tuple(_reports(office)),
    )


def look_ahead_in_files(
    register: Mapping[str, Filed], events: Sequence[EventFile], today: date, until: date
) -> LookAhead:
    """The same from the register of event files alone.

    Whether a report was sent they do not say: all are due whose two weeks are not over.
    """
    confirmations, titles = list[MustConfirm](), list[Waiting]()
    for player, filed in register.items():
        name = filed.player.name or player
        confirmations += _must_confirm(player, name, filed, today, until)
        titles += (
            Waiting(player=player, name=name, title=one)
            for one in standing(filed.history)
            if one.status == "proposed" and one.on <= today
        )
    reports = (
        DueReport(event=one.id or one.name, name=one.name, due=one.close + REPORT_DUE)
        for one in events
        if one.counts and one.close <= today <= one.close + REPORT_DUE
    )
    return LookAhead(
        until=until,
        confirmations=tuple(sorted(confirmations, key=lambda one: (one.due, one.name))),
        titles=tuple(sorted(titles, key=lambda one: (one.title.on, one.player))),
        reports=tuple(sorted(reports, key=lambda one: (one.due, one.event))),
    )


def _must_confirm(
    player: str, name: str, filed: Filed, today: date, until: date
) -> Iterator[MustConfirm]:
    held = held_on(filed.history, today)
    fallen = falls_to(held) if held else None
    if held and held.due and fallen and held.due <= until:
        yield MustConfirm(
            player=player,
            name=name,
            level=write_level(held.level),
            falls_to=write_level(fallen),
            due=held.due,
        )


def _confirmations(office: Office, today: date, until: date) -> list[MustConfirm]:
    found = list[MustConfirm]()
    for row in office.store.levels_due(until, _ALL):
        row = office.store.row_on(row, today)
        if not row.level or not row.due or row.due > until.isoformat():
            continue
        level = read_level(row.level)
        found.append(
            MustConfirm(
                player=row.player,
                name=_name(office, row.player),
                level=row.level,
                falls_to=write_level(max(level - 1, LOWEST)),
                due=date.fromisoformat(row.due),
            )
        )
    return sorted(found, key=lambda one: (one.due, one.name, one.player))


def _reports(office: Office) -> list[DueReport]:
    found = list[DueReport]()
    for event, name, state in office.store.tournaments():
        contest = office.folder.contest(event) if state == "closed" else None
        if contest and (due := report_due_day(contest)):
            found.append(DueReport(event=event, name=name, due=due))
    return sorted(found, key=lambda one: (one.due, one.event))


def _name(office: Office, player: str) -> str:
    row = office.store.player(player)
    return row.name if row else player


def event_names(office: Office) -> Mapping[str, str]:
    """The names of all events, by id."""
    return {event: name for event, name, _ in office.store.tournaments()}
