"""What is wrong with this machine's clock, or waits because of it, in words for the operator."""

from collections.abc import Iterator
from datetime import datetime

from corr.service.letters.share import LETTERS, MAILS, waiting
from corr.service.letters.timekeeping import LONG, MARGIN
from corr.service.office.marks_ahead import marks_ahead
from corr.service.office.office import Office
from corr.service.office.trusted import is_confirmed, leapt_from, witness
from corr.tournament.wording import typed

_WHAT = {LETTERS: "letters in the database", MAILS: "mails on the server"}


def clock_words(office: Office, at: datetime) -> Iterator[str]:
    """What somebody should know of the clock, which shows `at`, and of what it throws away."""
    if office.compares_clocks:
        yield from _of_clock(office, at)
    for what, (part, whole) in waiting(office).items():
        yield (
            f"{part} of {whole} {_WHAT[what]} are old enough to be thrown away, more than a "
            f"tenth: look at the clock and at [retention], then `{typed('purge', '--yes')}`"
        )


def _of_clock(office: Office, at: datetime) -> Iterator[str]:
    said, leapt = witness(office), leapt_from(office)
    if leapt is not None and not is_confirmed(office, at):
        yield (
            f"this machine's clock went from {_utc(leapt)} to {_utc(at)} between two looks, and "
            "no mail has confirmed it: nothing is thrown away, no level falls, no round is drawn "
            "and nobody is judged or gets time back. If it is wrong "
            f"set it right; if not, any mail to {office.site.address} says so"
        )
    elif said is not None and at - said > LONG:
        words = f"no mail has confirmed this machine's clock since {_utc(said)}"
        yield f"{words}: nothing is thrown away"
    if said is not None and said - at > MARGIN:
        words = f"the mail server dated a mail {_utc(said)}"
        yield f"{words}, which is to come by this machine's clock"
    for where, what in marks_ahead(office, at):
        yield f"{where}: {what}; it is set back as soon as the clock is sure"


def _utc(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC"
