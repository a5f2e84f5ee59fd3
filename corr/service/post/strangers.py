"""Letters from people whom nobody knows: one short answer a day, in their language if it tells.

Whoever wants to take part is told of to the arbiter, who decides. Such a letter is never lost:
where no more answers go out, it waits.
"""

from datetime import datetime, timedelta

from corr.mail.orders.order_fold import folded, lowered, phrase
from corr.mail.orders.tongue import tongue
from corr.mail.write.write_mime import is_address
from corr.service.event.entering import voucher_fault
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import send_plain
from corr.service.letters.reading import own_words, read_own
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.set_aside import ENTRY_IN_DOUBT, STRANGER_FORM, STRANGER_WAITS
from corr.service.post.stranger_form import NOBODY, Form, form_pass, read_form, tell_of_form
from corr.tournament.play.orders import Enter

_NOTICE = "stranger_entry."
_NAME = "strangers_wait"


def answer_stranger(case: Case, result: str) -> tuple[str, str]:
    """An unknown human gets one short answer a day; the letter's state and reason.

    `result` is what the mail server found out about the sender: whose address it calls forged
    gets none. A wish to take part is kept where the hour brings no more answers.
    """
    office, letter = case.office, case.letter
    if form := read_form(case):
        return _take_form(case, form)
    cause = f"stranger.{letter.sender}.{case.at:%Y-%m-%d}"
    if not is_address(letter.sender) or office.store.has_cause(cause):
        return "quarantined", "unknown_sender"
    event, voucher = _event_wanted(case)
    off = _why_cancelled(case, event)
    wish = event is not None and not off
    if result == "fail" and not case.vouched:
        return "quarantined", ENTRY_IN_DOUBT if wish else "unknown_sender"
    if not case.vouched and (answers_left(office, case.at) <= 0 or _must_wait(case, wish=wish)):
        return _keep(case) if wish else ("quarantined", "unknown_sender")
    if event is not None and wish:
        _tell(case, event)
    facts: dict[str, object] = {
        "arbiter": office.arbiter,
        "event": event or "",
        "told": wish,
        "cancelled": off,
        **_terms(case, event, voucher),
    }
    said = tongue(own_words(case), office.words) or tongue(letter.subject, office.words)
    language = said if said in office.templates.languages else ""
    tag = form_pass(office, letter.sender) if wish else None
    send_plain(case, "stranger", facts, None, cause, language, tag)
    return "quarantined", "unknown_sender"


def answers_left(office: Office, at: datetime) -> int:
    """How many strangers may still be answered within this hour."""
    sent = office.store.count_causes_since("stranger.", at - timedelta(hours=1))
    return office.limits.strangers_an_hour - sent


def take_up_strangers(office: Office, at: datetime) -> None:
    """Let the wishes to take part be handled that waited, as far as they can be answered now."""
    if office.store.mark(_NAME) is None or (left := answers_left(office, at)) <= 0:
        return
    with office.folder.transaction():
        rows = office.store.letters_because(STRANGER_WAITS, limit=left)
        for row in rows:
            office.store.take_up_letter(row.key)
        if not rows:
            office.store.drop_mark(_NAME)


def _must_wait(case: Case, *, wish: bool) -> bool:
    """Whether others come first: who only says hello must not keep out who wants to play.

    Nor is a wish answered of which the arbiter, having heard of so many, cannot be told.
    """
    if not wish:
        return case.office.store.mark(_NAME) is not None
    return _is_full(case)


def _is_full(case: Case) -> bool:
    hour, limits = case.at - timedelta(hours=1), case.office.limits
    return case.office.store.count_causes_since(_NOTICE, hour) >= limits.notices_an_hour


def _keep(case: Case) -> tuple[str, str]:
    case.office.store.set_mark(_NAME, case.at)
    return "quarantined", STRANGER_WAITS


def _take_form(case: Case, form: Form) -> tuple[str, str]:
    """Pass a form on, once a day, or keep it until it can be. Its letter proves the address."""
    office, letter = case.office, case.letter
    day = f"{letter.sender}.{case.at:%Y-%m-%d}"
    cause = f"stranger.form.{day}"
    if office.store.has_cause(cause):
        return "quarantined", STRANGER_FORM
    if not case.vouched and (answers_left(office, case.at) <= 0 or _is_full(case)):
        return _keep(case)
    tell_of_form(case, form, f"{_NOTICE}form.{day}")
    facts = {"arbiter": office.arbiter, "event": form.event, "told": True, "form": "taken"}
    language = tongue(letter.text, office.words)
    known = language if language in office.templates.languages else ""
    send_plain(case, "stranger", {**facts, "cancelled": ""}, None, cause, known)
    return "quarantined", STRANGER_FORM


def _event_wanted(case: Case) -> tuple[str | None, str]:
    """The event that the writer wants to enter, "" if they name none; None if they want none.

    With it stands the voucher that they give.
    """
    entries = (one for one in read_own(case, None).orders if isinstance(one, Enter))
    if first := next(entries, None):
        return first.event, first.voucher
    found, words = None, case.office.words
    events = [event for event, _, _ in case.office.store.tournaments()]
    for line in (case.letter.subject, *own_words(case).splitlines()):
        text = phrase(lowered(folded(line)))
        if words.entry.search(text):
            named = (event for event in events if event.lower() in text.split())
            event = next(named, "")
            if event or words.entry.fullmatch(text):
                found = event or found or ""
    return found, ""


def _terms(case: Case, event: str | None, voucher: str) -> dict[str, object]:
    """Whether entries to an event are over, whether it takes a voucher, and the one given.

    Only a good one is told back: nobody shall get words of others by us.
    """
    contest = case.office.folder.contest(event) if event else None
    if contest is None:
        return {"late": False, "by_voucher": False, "voucher": ""}
    return {
        "late": not contest.takes_entries(case.letter.arrived),
        "by_voucher": contest.spec.event.entry == "voucher",
        "voucher": "" if voucher_fault(contest, NOBODY, voucher) else voucher,
    }


def _why_cancelled(case: Case, event: str | None) -> str:
    """Why the event that the writer wants to enter was called off, "" if it was not."""
    contest = case.office.folder.contest(event) if event else None
    return contest.cancelled_why if contest else ""


def _tell(case: Case, event: str) -> None:
    """Tell the arbiter of a wish to take part."""
    office, letter = case.office, case.letter
    contest = office.folder.contest(event) if event else None
    arbiter = contest.spec.event.arbiters[0] if contest else office.arbiter
    late = contest is not None and not contest.takes_entries(letter.arrived)
    params = {
        "name": letter.sender_name[:100],
        "address": letter.sender,
        "event": event,
        "late": late,
    }
    cause = f"{_NOTICE}{letter.sender}.{case.at:%Y-%m-%d}"
    tell_request(office, arbiter, "stranger_entry", params, at=case.at, cause=cause)
