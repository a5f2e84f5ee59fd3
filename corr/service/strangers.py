"""Letters from people whom nobody knows: one short answer a day, in their language if it tells.

Whoever wants to take part is told of to the arbiter, who decides.
"""

from datetime import timedelta

from corr.mail.order_fold import folded, lowered, phrase
from corr.mail.tongue import tongue
from corr.mail.write_mime import is_address
from corr.service.case import Case
from corr.service.entering import voucher_fault
from corr.service.notices import tell_request
from corr.service.plain import send_plain
from corr.service.reading import own_words, read_own
from corr.service.set_aside import STRANGER_FORM
from corr.service.stranger_form import NOBODY, Form, form_pass, read_form, tell_of_form
from corr.tournament.orders import Enter

_NOTICE = "stranger_entry."


def answer_stranger(case: Case) -> tuple[str, str]:
    """An unknown human gets one short answer a day; the letter's state and reason."""
    office, letter = case.office, case.letter
    store, hour = office.store, case.at - timedelta(hours=1)
    if (form := read_form(case)) and _take_form(case, form):
        return "quarantined", STRANGER_FORM
    cause = f"stranger.{letter.sender}.{case.at:%Y-%m-%d}"
    crowd = store.count_causes_since("stranger.", hour) >= office.limits.strangers_an_hour
    if is_address(letter.sender) and not crowd and not store.has_cause(cause):
        event, voucher = _event_wanted(case)
        off = _why_cancelled(case, event)
        told = event is not None and not off and _tell(case, event)
        facts: dict[str, object] = {
            "arbiter": office.arbiter,
            "event": event or "",
            "told": told,
            "cancelled": off,
            **_terms(case, event, voucher),
        }
        said = tongue(own_words(case), office.words) or tongue(letter.subject, office.words)
        language = said if said in office.templates.languages else ""
        tag = form_pass(office, letter.sender) if told else None
        send_plain(case, "stranger", facts, None, cause, language, tag)
    return "quarantined", "unknown_sender"


def _take_form(case: Case, form: Form) -> bool:
    """Pass a form on, once a day; whether that is done. Its letter proves the address."""
    office, letter = case.office, case.letter
    day, hour = f"{letter.sender}.{case.at:%Y-%m-%d}", case.at - timedelta(hours=1)
    cause, limit = f"stranger.form.{day}", office.limits.notices_an_hour
    full = office.store.count_causes_since(_NOTICE, hour) >= limit
    if full or office.store.has_cause(cause):
        return office.store.has_cause(cause)
    tell_of_form(case, form, f"{_NOTICE}form.{day}")
    facts = {"arbiter": office.arbiter, "event": form.event, "told": True, "form": "taken"}
    language = tongue(letter.text, office.words)
    known = language if language in office.templates.languages else ""
    send_plain(case, "stranger", {**facts, "cancelled": ""}, None, cause, known)
    return True


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


def _tell(case: Case, event: str) -> bool:
    """Tell the arbiter, unless they have heard of so many; whether they know."""
    office, letter = case.office, case.letter
    hour = case.at - timedelta(hours=1)
    if office.store.count_causes_since(_NOTICE, hour) >= office.limits.notices_an_hour:
        return False
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
    return True
