"""What needs an arbiter before an event begins: entries, too few players, the start, the mail."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from corr.service.event.entries_shown import (
    enter_command,
    is_short,
    refuse_command,
    trials_from,
    unproved,
)
from corr.service.office.office import Office
from corr.service.office.people import called
from corr.service.watch.needs import Look, Need, Urgency
from corr.tournament.contest.contest import Contest
from corr.tournament.play.clock_days import midnight
from corr.tournament.wording import counted, listed, typed

_SHOWN = 10
"""How many players are named in one line."""


def entries_waiting(office: Office, look: Look) -> Iterator[Need]:
    """Players who wait for the arbiter's yes, in order."""
    for contest in _open(office, look):
        for wish in contest.book.wishes:
            if wish.granted:
                continue
            place = "" if contest.places else ", but there is no free place"
            yield Need(
                kind="entry",
                urgency=Urgency.TODAY if contest.places else Urgency.LATER,
                event=contest.id,
                words=f"{called(office, wish.player)} would like to take part{place}",
                commands=(
                    enter_command(contest, wish.player, look.at),
                    refuse_command(contest, wish.player),
                ),
                about=wish.player,
                since=datetime.fromisoformat(wish.arrived),
            )


def starts(office: Office, look: Look) -> Iterator[Need]:
    """Events with too few players, and those whose day has come."""
    for contest in _open(office, look):
        event, day = contest.spec.event, contest.day(look.at)
        if is_short(contest, day):
            players = counted(len(contest.entries), "player")
            yield Need(
                kind="short",
                urgency=Urgency.SOON,
                event=contest.id,
                words=f"entries are over, with {players} instead of {event.min_players}",
                commands=(
                    typed("event", "enter", contest.id, "PLAYER", "--late"),
                    typed("event", "change", contest.id, "FILE", "--reason", "TEXT"),
                    typed("event", "cancel", contest.id, "--reason", "TEXT"),
                ),
                since=midnight(event.time_zone, contest.entries_over),
            )
        if day >= event.start and not is_short(contest, day):
            yield Need(
                kind="start",
                urgency=Urgency.TODAY,
                event=contest.id,
                words=f"it was to start on {event.start}",
                commands=(typed("event", "start", contest.id, "--dry-run"),),
                since=midnight(event.time_zone, event.start),
            )


def mail_not_tried(office: Office, look: Look) -> Iterator[Need]:
    """Events that start soon, with players who have not shown that mail arrives."""
    for contest in _open(office, look):
        missing, day = unproved(contest), contest.day(look.at)
        asked = contest.book.proved or trials_from(contest) < contest.spec.event.start
        near = day >= min(trials_from(contest) + timedelta(days=1), contest.spec.event.start)
        if missing and asked and near:
            yield Need(
                kind="not_tried",
                urgency=Urgency.SOON,
                event=contest.id,
                words=f"no answer yet to the letter that tries the mail: {names(office, missing)}",
                commands=(typed("event", "test", contest.id),),
                about=f"{len(missing)}",
            )


def names(office: Office, players: tuple[str, ...]) -> str:
    """Players by name and number, as many as fit into a line."""
    shown = [called(office, player) for player in players[:_SHOWN]]
    more = len(players) - len(shown)
    return listed([*shown, f"{more} more"] if more else shown)


def _open(office: Office, look: Look) -> Iterator[Contest]:
    for event, state in look.events.items():
        if state == "open" and event not in look.damaged:
            contest = office.folder.contest(event)
            assert contest is not None  # it was read for the look
            yield contest
