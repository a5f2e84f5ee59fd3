"""What somebody unknown tells who wants to take part: a form, and an address that it proves.

The letter with the form bears a pass that is bound to the address it goes to. Whoever sends it
back reads the mail of that address; the arbiter then gets the command that makes the player.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from corr.mail.letter import Tag
from corr.mail.orders.orders import read_text
from corr.mail.read.read import read_letter
from corr.mail.read.run_together import parted
from corr.mail.read.tags import make_pass, verify_pass
from corr.service.event.entering import voucher_fault
from corr.service.letters.messages import wall_of
from corr.service.letters.notices import tell_request
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.store import InboxRow
from corr.tournament.contest.contest import Contest
from corr.tournament.play.orders import Enter
from corr.tournament.wording import typed

NOBODY = "P0000"
"""In the place of a player's id in the pass of somebody who has none; no player is called so."""

FIELDS = ("name", "country", "club", "member_no")
_LONGEST = 80


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
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
    known = {event for event, _, _ in office.store.tournaments()}
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
    if contest is not None and contest.state == "open":
        options += ["--enter", contest.id, *(() if contest.takes_entries(at) else ("--late",))]
    return typed("player", "add", form.name, address, *options)


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
        "command": add_command(office, form, address, case.at),
        "voucher": _voucher(contest, form),
    }
    tell_request(office, arbiter, "stranger_form", told, at=case.at, cause=cause)
