"""Taking somebody who is forgotten out of the letters of everybody else, and of ours to them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from corr.mail.read.read import plain_text
from corr.service.office.office import Office
from corr.service.register.forget_events import Concern
from corr.service.register.redact import Traces, redact
from corr.store import InboxRow, PlayerRow
from corr.tournament.events.fields import TAKEN_OUT


def take_out_of_letters(
    office: Office, player: PlayerRow, traces: Traces, concern: Concern, at: datetime
) -> None:
    """Take a player out of everybody else's letters to us, and blank ours that name them.

    So is what told others of an act that is about the player, and the letter that ordered it.
    """
    store, events = office.store, sorted(concern.events)
    for cause in sorted(concern.causes):
        for message_id in store.letters_of_cause(cause):
            store.empty_letter(message_id)
    ordered = {cause.split(".")[1] for cause in concern.causes if cause.startswith("mail.")}
    for reader, letters in _others(office, player, events).items():
        for letter in letters:
            redact(office, letter, traces, at, blank=letter.key[:32] in ordered)
        for _, _, raw, message_id in store.letters_to(reader):
            if raw and traces.may_be_in(plain_text(raw)):
                store.empty_letter(message_id)
    judges = replace(traces, words=tuple(one for one in concern.said if one != TAKEN_OUT))
    for judge in _judges(office, events):
        for letter in store.letters_from(judge):
            redact(office, letter, judges, at, blank=letter.key[:32] in ordered)
        for _, _, raw, message_id in store.letters_to(judge):
            if raw and judges.may_be_in(plain_text(raw)):
                store.empty_letter(message_id)


def _others(
    office: Office, player: PlayerRow, events: Sequence[str]
) -> dict[str, tuple[InboxRow, ...]]:
    """By address, what others wrote who play in events of the player."""
    store, found = office.store, dict[str, tuple[InboxRow, ...]]()
    entered = (one for event in events for one in store.entrants(event))
    known = map(store.player, dict.fromkeys((*entered, *_captains(office, events))))
    for row in known:
        if row is not None and row.id != player.id:
            in_name = store.letters_in_name(row.id)
            found |= {one: (*store.letters_from(one), *in_name) for one in row.addresses}
    return found


def _captains(office: Office, events: Sequence[str]) -> Iterator[str]:
    """Those who lead teams, who need not be entered to hear of the players."""
    for contest in filter(None, map(office.folder.contest, events)):
        yield from contest.team_draw.captains.values()


def _judges(office: Office, events: Sequence[str]) -> list[str]:
    """The addresses of all who may have ruled on a player, or have heard of it."""
    found = {office.arbiter, *office.committee, *office.board}
    for contest in filter(None, map(office.folder.contest, events)):
        found.update(contest.spec.event.arbiters, contest.spec.event.committee)
    return sorted(found)
