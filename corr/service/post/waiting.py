"""Which letters wait for their next try, until when and why, for who looks at the status."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from corr.service.office.office import Office
from corr.service.post.deaths import LEASE, SENDING_LEASE, SENDING_SECONDS
from corr.store import Wait
from corr.tournament.wording import counted, typed

SHOWN = 30
_AT_WORK = timedelta(minutes=1)
"""No letter is in work for longer, unless its process is dead."""
_SENDING = timedelta(seconds=SENDING_SECONDS) + _AT_WORK


@dataclass(frozen=True, slots=True, kw_only=True)
class Later:
    """A letter that waits, and the command that lets it be tried at once, "" if none does."""

    wait: Wait
    command: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """The letters that came in and those of ours whose next try is yet to come."""

    letters: tuple[Later, ...]
    outgoing: tuple[Later, ...]


def waiting_of(office: Office, real: datetime, reader: str = "") -> Waiting:
    """What waits at a time of the machine's, as far as `reader`, an address or "", is shown it."""
    store = office.store
    letters = store.letters_for_later(real, real + LEASE - _AT_WORK)
    ours = store.outgoing_for_later(real, real + SENDING_LEASE - _SENDING)
    return Waiting(
        letters=tuple(_later(one, "release") for one in letters if _is_shown(office, one, reader)),
        outgoing=tuple(
            _later(one, "resend") for one in ours if _is_ours_shown(office, one, reader)
        ),
    )


def _is_shown(office: Office, letter: Wait, reader: str) -> bool:
    if not reader:
        return True
    from corr.service.letters.letter_roles import is_letter_shown  # with all that reads letters

    return is_letter_shown(office, letter.name, reader)


def _is_ours_shown(office: Office, letter: Wait, reader: str) -> bool:
    if not reader:
        return True
    from corr.service.letters.letter_roles import about_outgoing, is_theirs

    row = office.store.outgoing(letter.name, whole=False)
    return row is not None and is_theirs(office, about_outgoing(office, row), reader)


def _later(wait: Wait, verb: str) -> Later:
    """What is in a process's hands cannot be taken from it."""
    return Later(wait=wait, command="" if wait.worker else typed("mail", verb, wait.name))


def waiting_lines(found: Sequence[Later]) -> Iterator[str]:
    """What waits, two lines each: whose, until when and why; then how it is tried at once."""
    for one in found[:SHOWN]:
        wait = one.wait
        yield (
            f"  waits until {_utc(wait.until)}: {wait.who}, since {_utc(wait.since)}, "
            f"tried {counted(wait.tries, 'time')}: {_why(wait)}{_behind(wait)}"
        )
        if one.command:
            yield f"    at once: `{one.command}`"
    if len(found) > SHOWN:
        yield f"  … and {len(found) - SHOWN} more"


def waiting_json(found: Sequence[Later]) -> list[dict[str, object]]:
    """The same for a script, all of it."""
    return [
        {
            "letter": one.wait.name,
            "who": one.wait.who,
            "since": one.wait.since.isoformat(),
            "until": one.wait.until.isoformat(),
            "tries": one.wait.tries,
            "why": _why(one.wait),
            "behind": list(one.wait.behind),
            "command": one.command or None,
        }
        for one in found
    ]


def _why(wait: Wait) -> str:
    if wait.worker:
        return f"{wait.worker} took it and has not finished; if it is dead another one does then"
    return wait.why


def _behind(wait: Wait) -> str:
    if not wait.behind:
        return ""
    number = len(wait.behind)
    return f"; {number} more of the sender {'waits' if number == 1 else 'wait'} behind it"


def _utc(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC"
