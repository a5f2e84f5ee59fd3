"""The letters of the morning and of the month: what needs somebody, to whom it concerns."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time
from hashlib import sha256
from zoneinfo import ZoneInfo

from corr.mail.letter import Draft
from corr.mail.write.facts import DueLevel, DueReport, DueTitle
from corr.ranking.correspondence.event import write_level
from corr.ranking.correspondence.norms import months_after
from corr.service.letters.apart import Apart
from corr.service.letters.compose import post
from corr.service.office.office import Office, Step, no_step
from corr.service.register.levels import AHEAD, LookAhead, Waiting, event_names, look_ahead
from corr.service.watch.needs import Need, Urgency, needs_for, needs_of
from corr.service.watch.overview import look_at
from corr.tournament.contest.committee_days import report_due_day
from corr.tournament.contest.contest import OVER

# -- the letter of the morning ----
# Every arbiter gets it about their events, the committee about appeals, the operator about the
# rest, once a day and only if there is something that cannot wait.


_SHOWN = 100
"""How many needs a letter lists."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A need as a letter tells it; `new` if the letter before did not, `since` is a local day."""

    event: str
    words: str
    commands: tuple[str, ...]
    since: date | None
    new: bool


def send_morning_letters(office: Office, at: datetime) -> int:
    """Send the letters whose hour has come; how many went.

    It looks once for each reader and day; between these hours it costs one look at the marks.
    """
    seen = office.folder.morning
    if seen is not None and seen[0] <= at < seen[1]:
        return 0
    sent, apart = 0, Apart(office, at)
    with apart.each("morning"):
        for reader, events in _readers(office).items():
            sent += _look(office, reader, events, at)
        office.folder.morning = at, _next_look(at)
    return sent


def _next_look(at: datetime) -> datetime:
    """The next quarter of an hour: somewhere it may be the hour of a letter."""
    quarter = 900
    return datetime.fromtimestamp((at.timestamp() // quarter + 1) * quarter, UTC)


def _readers(office: Office) -> dict[str, tuple[str, ...]]:
    """Who gets a letter about which events, by address; the operator also about none."""
    found: dict[str, tuple[str, ...]] = {office.arbiter: ("",)}
    for event, _, state in office.store.tournaments():
        here = state == "closed" or state not in OVER
        contest = office.folder.contest(event) if here else None
        if contest and state == "closed" and report_due_day(contest) is None:
            continue
        people = contest.spec.event if contest else None
        for address in people.arbiters if people else ():
            found[address] = (*found.get(address, ()), event)
        for address in people.committee if people else ():
            found.setdefault(address, ())
    return found


def _look(office: Office, reader: str, events: Sequence[str], at: datetime) -> int:
    """Send a reader the letter of the day if its hour has come and there is something to say.

    After an outage it comes late; whoever never had one waits for the hour of the first.
    """
    here = at.astimezone(_zone(office, events))
    name = f"morning {sha256(reader.encode()).hexdigest()[:24]}"
    day, told = _last(office, name)
    if here.time() < time(office.digest_hour) or (day is not None and here.date() <= day):
        return 0
    if office.store.is_queued(name):  # no letters leave us: one of several days is enough
        return 0
    is_first = day is None and here.hour != office.digest_hour
    with office.folder.transaction():
        found = () if is_first else needs_of(office, look_at(office, at))
        needs = list(needs_for(found, reader, events))[:_SHOWN]
        keys = [one.key for one in needs]
        office.store.set_mark(name, at, json.dumps([here.date().isoformat(), keys]))
        if all(one.urgency is Urgency.LATER for one in needs):
            return 0
        post(office, _draft(office, reader, needs, told, here), at=at, cause=name)
    return 1


def _zone(office: Office, events: Sequence[str]) -> ZoneInfo:
    """The zone of the first event, UTC where there is none."""
    contests = (office.folder.contest(event) for event in events if event)
    first = next((one for one in contests if one), None)
    return first.zone if first else ZoneInfo("UTC")


def _last(office: Office, name: str) -> tuple[date | None, frozenset[str]]:
    """The day of the last look for a reader, and what was told then."""
    mark = office.store.mark(name)
    if mark is None:
        return None, frozenset()
    day, keys = json.loads(mark[1])
    return date.fromisoformat(day), frozenset(keys)


def _draft(
    office: Office, reader: str, needs: Sequence[Need], told: frozenset[str], here: datetime
) -> Draft:
    known = office.store.player_by_address(reader)
    lines = tuple(_told(one, told, here) for one in needs)
    facts: Mapping[str, object] = {"needs": lines, "new": sum(one.new for one in lines)}
    name = f"{reader} {here:%Y-%m-%d}"
    return Draft(
        kind="morning",
        language=known.language if known else office.language,
        to_name=known.name if known else "",
        to_address=reader,
        message_id=f"notice.{sha256(name.encode()).hexdigest()[:24]}@{office.site.host}",
        reply_to=office.site.address,
        date=here.astimezone(UTC),
        facts=facts,
    )


def _told(need: Need, told: frozenset[str], here: datetime) -> Told:
    return Told(
        event=need.event,
        words=need.words,
        commands=need.commands,
        since=need.since.astimezone(here.tzinfo).date() if need.since else None,
        new=need.key not in told,
    )


# -- the letter of the month ----
# It comes on the first of a month, or as soon after it as this runs, and only if there is
# something to say. The letter and the note that it went are one transaction, so that none comes
# twice.


SHOWN = 50
"""How many falls a letter lists."""


def send_monthly_letters(office: Office, at: datetime, step: Step = no_step) -> int:
    """Send the letters of the month that have not gone yet; how many went.

    They go at the arbiters' hour of the first, in UTC. Whoever never had one waits for the first.
    """
    sent, apart = 0, Apart(office, at)
    if not office.monthly_letter or apart.waits("month"):
        return 0
    with apart.each("month"):
        readers = (one.lower() for one in (*office.committee, *office.board))
        for reader in dict.fromkeys(readers):
            sent += _look_monthly(office, reader, at, step)
    return sent


def _look_monthly(office: Office, reader: str, at: datetime, step: Step) -> int:
    """Send a reader the letter of the month if its hour has come and there is something to say."""
    month, name = f"{at:%Y-%m}", f"month.{sha256(reader.encode()).hexdigest()[:24]}"
    mark = office.store.mark(name)
    early = at.day == 1 and at.hour < office.digest_hour
    if early or (mark is not None and mark[1] >= month) or office.store.is_queued(name):
        return 0
    step("due")
    with office.folder.transaction():
        office.store.set_mark(name, at, month)
        facts = {} if mark is None and at.day > 1 else _facts(office, reader, at)
        if any(facts.values()):
            post(office, _draft_monthly(office, reader, facts, at), at=at, cause=name)
        step("gathered")
    return int(any(facts.values()))


def _facts(office: Office, reader: str, at: datetime) -> dict[str, object]:
    """What is due in the next half year, what waits, and what is late, for one reader."""
    found = look_ahead(office, at, months_after(at.date(), AHEAD))
    levels = tuple(_levels(office, found))
    return {
        "levels": levels[:SHOWN],
        "more": len(levels[SHOWN:]),
        "titles": tuple(_titles(office, found.titles, reader)),
        "reports": tuple(
            DueReport(event=one.event, name=one.name, due=one.due, late=one.due < at.date())
            for one in found.reports
        ),
    }


def _levels(office: Office, found: LookAhead) -> Iterator[DueLevel]:
    for one in found.confirmations:
        row = office.store.player(one.player)
        yield DueLevel(
            name=one.name,
            member_no=row.member_no if row else "",
            level=one.level,
            falls_to=one.falls_to,
            due=one.due,
        )


def _titles(office: Office, waiting: tuple[Waiting, ...], reader: str) -> Iterator[DueTitle]:
    """The titles that wait, with the commands that decide them for who may send these."""
    names, decides = event_names(office), reader in map(str.lower, office.board)
    for one in waiting:
        event = one.title.source
        command = f"corr ranking confirm {one.player} {event}"
        commands = (f"{command} --reason TEXT", f"{command} --refuse --reason TEXT")
        yield DueTitle(
            name=one.name,
            level=write_level(one.title.level),
            event=names.get(event, event),
            closed=one.title.on,
            commands=commands if decides else (),
        )


def _draft_monthly(office: Office, reader: str, facts: dict[str, object], at: datetime) -> Draft:
    known = office.store.player_by_address(reader)
    name = sha256(f"{reader} {at:%Y-%m}".encode()).hexdigest()[:24]
    draft = Draft(
        kind="ranking_due",
        language=office.language,
        to_name="",
        to_address=reader,
        message_id=f"month.{name}@{office.site.host}",
        reply_to=office.site.address,
        date=at,
        facts=facts,
    )
    return replace(draft, language=known.language, to_name=known.name) if known else draft
