"""Letters from people whom nobody knows: one short answer a day, a form for who wants to play."""

import re
import shlex
from collections.abc import Mapping
from datetime import datetime, timedelta

from msgspec import Struct

from corr.mail.letter import Tag
from corr.mail.orders.order_phrases import phrase
from corr.mail.orders.order_words import folded, lowered, tongue
from corr.mail.orders.orders import read_text
from corr.mail.read.quotes import parted
from corr.mail.read.read import read_letter
from corr.mail.read.tags import make_pass, verify_pass
from corr.sentences.plain import is_address
from corr.service.event.entering import voucher_fault
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import send_plain
from corr.service.letters.reading import own_words, read_own, wall_of
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.why_aside import ENTRY_IN_DOUBT, STRANGER_FORM, STRANGER_WAITS
from corr.store.rows import InboxRow
from corr.tournament.contest.contest import Contest
from corr.tournament.play.orders import Enter
from corr.tournament.wording import typed

# -- what somebody unknown tells who wants to take part ----
# The letter with the form bears a pass that is bound to the address it goes to. Whoever sends it
# back reads the mail of that address; the arbiter then gets the command that makes the player.


NOBODY = "P0000"
"""In the place of a player's id in the pass of somebody who has none; no player is called so."""

FIELDS = ("name", "country", "club", "member_no")
_LONGEST = 80


class Form(Struct, frozen=True, kw_only=True):
    """A form that came back filled in: what stands in its fields, for which event, with which
    voucher.
    """

    fields: Mapping[str, str]
    event: str
    voucher: str = ""

    @property
    def name(self) -> str:
        """Who wants to take part."""
        return self.fields["name"]


def form_pass(office: Office, address: str) -> Tag:
    """The pass for a letter with the form to an address."""
    return make_pass(office.keys, NOBODY, 0, address)


def read_form(case: Case) -> Form | None:
    """The form that a letter brings back; None if it bears no true pass, or tells no name.

    It may be filled in above our letter or between its quoted lines. What others will read of a
    player holds no address of theirs.
    """
    office, letter = case.office, case.letter
    passes = (one for one in letter.tags if one.game == NOBODY and one.number == 0)
    if not any(verify_pass(office.keys, one, letter.sender) for one in passes):
        return None
    labels = _labels(office)
    line = re.compile(
        rf"[>|\s]*({'|'.join(map(re.escape, labels))})\s*[:：]\s*(.*)", re.IGNORECASE
    )
    fields = dict[str, str]()
    wall = wall_of(office, letter.sender)
    for text in parted(letter.text).splitlines():
        found = line.fullmatch(text)
        if found and (value := _plain(wall.strike(found[2]).kept.replace("…", ""))):
            fields.setdefault(labels[found[1].casefold()], value)
    if "name" not in fields:
        return None
    event = _event(office, f"{letter.subject}\n{letter.text}")
    return Form(fields=fields, event=event, voucher=_voucher_in(office, letter.text, event))


def form_in(office: Office, row: InboxRow, at: datetime) -> Form | None:
    """The form in a letter that was set aside."""
    letter = read_letter(row.raw, arrived=row.arrived, own_addresses=office.own_addresses)
    return read_form(Case(office=office, letter=letter, at=at, vouched=row.vouched))


def _labels(office: Office) -> dict[str, str]:
    """The fields by their names in every language."""
    voices = [office.templates.voice(language) for language in office.templates.languages]
    return {
        say("me", "form_label", code=code).casefold(): code for say in voices for code in FIELDS
    }


def _plain(text: str) -> str:
    return " ".join("".join(char for char in text if char.isprintable()).split())[:_LONGEST]


def _event(office: Office, text: str) -> str:
    """The first event that a text names, "" for none."""
    known = {event for event, _, _ in office.store.events.tournaments()}
    words = (word.upper() for word in re.findall(r"[A-Za-z0-9]+", text))
    return next((word for word in words if word in known), "")


def _voucher_in(office: Office, text: str, event: str) -> str:
    """The voucher that a line of a letter gives for an event, quoted or not; "" for none."""
    lines = (re.sub(r"^[>|\s]+", "", line) for line in text.splitlines())
    orders = read_text("\n".join(lines), office.words, lambda _: False).orders
    entries = (one for one in orders if isinstance(one, Enter) and one.event == event)
    return next((one.voucher for one in entries if one.voucher), "")


def add_command(office: Office, form: Form, address: str, at: datetime) -> str:
    """The command that makes a player of who filled in a form, ready to be typed.

    It enters them, too, while that can be done; after the last day of entries as a late one.
    """
    contest = office.folder.contest(form.event) if form.event else None
    options = [
        word
        for option, code in (
            ("--country", "country"),
            ("--club", "club"),
            ("--member-no", "member_no"),
        )
        if code in form.fields
        for word in (option, form.fields[code])
    ]
    return typed("player", "add", form.name, address, *options, *_entering(contest, at))


def _entering(contest: Contest | None, at: datetime) -> tuple[str, ...]:
    """The options of a command that enter whom it makes a player of; none once games go on."""
    if contest is None or contest.state != "open":
        return ()
    return ("--enter", contest.id, *(() if contest.takes_entries(at) else ("--late",)))


def _voucher(contest: Contest | None, form: Form) -> str:
    """What stands with the voucher of a form: `good`, `bad`, `none`; "" where it needs none."""
    if contest is None:
        return ""
    if form.voucher and not voucher_fault(contest, NOBODY, form.voucher):
        return "good"
    bad = "bad" if form.voucher else "none"
    return bad if contest.spec.event.entry == "voucher" else ""


def tell_of_form(case: Case, form: Form, cause: str) -> None:
    """Give the arbiter what somebody told, and the command that makes a player of them."""
    office, address = case.office, case.letter.sender
    contest = office.folder.contest(form.event) if form.event else None
    arbiter = contest.spec.event.arbiters[0] if contest else office.arbiter
    told = {
        "name": form.name,
        "address": address,
        "event": form.event,
        "given": tuple(form.fields[code] for code in FIELDS[1:] if code in form.fields),
        "commands": (add_command(office, form, address, case.at),),
        "voucher": _voucher(contest, form),
    }
    tell_request(office, arbiter, "stranger_form", told, at=case.at, cause=cause)


# -- letters from people whom nobody knows ----
# Whoever wants to take part is told of to the arbiter, who decides. Such a letter is never lost:
# where no more answers go out, it waits.


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
    if not is_address(letter.sender) or office.store.letters.has_cause(cause):
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
    sent = office.store.letters.count_causes_since("stranger.", at - timedelta(hours=1))
    return office.limits.strangers_an_hour - sent


def take_up_strangers(office: Office, at: datetime) -> None:
    """Let the wishes to take part be handled that waited, as far as they can be answered now."""
    if office.store.upkeep.mark(_NAME) is None or (left := answers_left(office, at)) <= 0:
        return
    with office.folder.transaction():
        rows = office.store.upkeep.letters_because(STRANGER_WAITS, limit=left)
        for row in rows:
            office.store.letters.take_up_letter(row.key)
        if not rows:
            office.store.upkeep.drop_mark(_NAME)


def _must_wait(case: Case, *, wish: bool) -> bool:
    """Whether others come first: who only says hello must not keep out who wants to play.

    Nor is a wish answered of which the arbiter, having heard of so many, cannot be told.
    """
    if not wish:
        return case.office.store.upkeep.mark(_NAME) is not None
    return _is_full(case)


def _is_full(case: Case) -> bool:
    hour, limits = case.at - timedelta(hours=1), case.office.limits
    return case.office.store.letters.count_causes_since(_NOTICE, hour) >= limits.notices_an_hour


def _keep(case: Case) -> tuple[str, str]:
    case.office.store.upkeep.set_mark(_NAME, case.at)
    return "quarantined", STRANGER_WAITS


def _take_form(case: Case, form: Form) -> tuple[str, str]:
    """Pass a form on, once a day, or keep it until it can be. Its letter proves the address."""
    office, letter = case.office, case.letter
    day = f"{letter.sender}.{case.at:%Y-%m-%d}"
    cause = f"stranger.form.{day}"
    if office.store.letters.has_cause(cause):
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
    events = [event for event, _, _ in case.office.store.events.tournaments()]
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
    more = _entering(contest, letter.arrived) if contest else ("--enter", "EVENT")
    params = {
        "name": letter.sender_name[:100],
        "address": letter.sender,
        "event": event,
        # The name is for the arbiter to write: a mail's own may be a nickname.
        "commands": (f'corr player add "NAME" {shlex.join((letter.sender, *more))}',),
    }
    cause = f"{_NOTICE}{letter.sender}.{case.at:%Y-%m-%d}"
    tell_request(office, arbiter, "stranger_entry", params, at=case.at, cause=cause)
