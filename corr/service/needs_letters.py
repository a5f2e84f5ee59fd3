"""What needs somebody because of letters: set aside, held up, undelivered, returned."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from corr.service.needs import Look, Need, Urgency
from corr.service.office import Office
from corr.service.set_aside import STRANGER_FORM
from corr.tournament.wording import counted, typed

_WAITING = timedelta(hours=1)


def letters(office: Office, look: Look) -> Iterator[Need]:
    """Letters that wait for somebody, or have waited for too long."""
    for late, what in ((look.oldest_waiting, "handled"), (look.oldest_queued, "sent")):
        if late is not None and look.at - late > _WAITING:
            words = f"a letter waits since {_utc(late)} to be {what}"
            yield Need(kind=f"letter_{what}", urgency=Urgency.NOW, words=words, since=late)
    if aside := look.set_aside:
        yield Need(
            kind="set_aside",
            urgency=Urgency.TODAY,
            words=f"{counted(aside, 'letter')} set aside for you to look at",
            commands=("corr mail list",),
            about=f"{aside}",
        )
    if look.lost:
        verb = "was" if look.lost == 1 else "were"
        yield Need(
            kind="lost",
            urgency=Urgency.TODAY,
            words=f"{counted(look.lost, 'letter')} did not arrive and {verb} not sent again",
            commands=("corr mail list --undelivered", "corr mail resend"),
            about=f"{look.lost}",
        )
    for player in look.unreachable:
        why = player.unreachable_why
        yield Need(
            kind="unreachable",
            urgency=Urgency.TODAY,
            words=f"letters to {player.name} ({player.id}) come back: {why}",
            about=player.id,
            since=player.unreachable_since,
        )


def strangers(office: Office, look: Look) -> Iterator[Need]:
    """People whom nobody knows and who filled in the form to take part, until they are settled."""
    for row in office.store.letters_because(STRANGER_FORM):
        if office.store.player_by_address(row.sender):
            continue
        from corr.mail.read import read_letter  # with all that reads and writes letters
        from corr.service.case import Case
        from corr.service.stranger_form import add_command, read_form

        own = office.own_addresses
        letter = read_letter(row.raw, arrived=row.arrived, own_addresses=own)
        form = read_form(Case(office=office, letter=letter, at=look.at, vouched=row.vouched))
        name, event = (form.name, form.event) if form else (row.sender, "")
        known = event if event in look.events else ""
        yield Need(
            kind="stranger",
            urgency=Urgency.TODAY,
            event=known,
            words=f"{name}, who is not in the register, would like to take part",
            commands=(
                *((add_command(form, row.sender),) if form else (typed("mail", "show", row.key),)),
                typed("mail", "drop", row.key),
            ),
            about=row.sender,
            since=row.arrived,
        )


def _utc(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC"
