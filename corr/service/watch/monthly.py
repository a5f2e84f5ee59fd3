"""The letter of the month: what the rankings wait for, to the committee and the board.

It comes on the first of a month, or as soon after it as this runs, and only if there is something
to say. The letter and the note that it went are one transaction, so that none comes twice.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from hashlib import sha256

from corr.mail.letter import Draft
from corr.mail.write.facts_levels import DueLevel, DueReport, DueTitle
from corr.ranking.correspondence.counting import months_after
from corr.ranking.correspondence.levels import write_level
from corr.service.letters.apart import Apart
from corr.service.letters.compose import post
from corr.service.office.office import Office
from corr.service.office.steps import Step, no_step
from corr.service.register.falls import AHEAD
from corr.service.register.level_lists import LookAhead, Waiting, event_names, look_ahead

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
            sent += _look(office, reader, at, step)
    return sent


def _look(office: Office, reader: str, at: datetime, step: Step) -> int:
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
            post(office, _draft(office, reader, facts, at), at=at, cause=name)
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


def _draft(office: Office, reader: str, facts: dict[str, object], at: datetime) -> Draft:
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
