"""An event that comes back to an installation which once had it, and went on elsewhere.

What comes must begin with all that is here, word for word, but for words about somebody who was
forgotten meanwhile: then it is the same event, only longer, and what is here stays as it is. The
chain in the parcel proves that it goes on from there.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from corr.errors import ArbiterError
from corr.service.office.office import Office
from corr.service.parcel.parcel import HAPPENED, read_parcel
from corr.service.parcel.parcel_read import Contents
from corr.store.aliases import ids_in
from corr.store.rows import instant
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import Event, decode
from corr.tournament.events.fields import FREE, Holds, changed
from corr.tournament.wording import typed

_SAME = ("kind", "version", "body", "at", "cause")


def require_later(office: Office, here: Contest, contents: Contents) -> None:
    """Raise ArbiterError for a parcel that is not the later state of an event handed over here."""
    event, address = here.id, office.site.address
    if not here.moved_to:
        raise ArbiterError(
            f"there is an event {event} here already: an event keeps its id, for letters "
            "and records name it"
        )
    if not contents.handed_to:
        back = typed("export", event, "FILE", "--to", address, "--reason", "TEXT")
        raise ArbiterError(
            f"{contents.file} is a copy; {event} was handed over to {here.moved_to}, and comes "
            f"back when it is handed over there: `{back}`"
        )
    if contents.handed_to.lower() != address.lower():
        return  # refused for that
    ours = office.store.stored_streams(event)
    waiting = next(ours, None)
    for row in _happened(contents):
        if waiting is not None and _place(waiting) == _place(row):
            if any(waiting[name] != row[name] for name in _SAME) and not _is_barer(waiting, row):
                break
            waiting = next(ours, None)
    if waiting is not None:
        raise ArbiterError(
            f"{contents.file}: event {waiting['seq']} of {waiting['stream']} is another one here: "
            "this is no later state of what was handed over"
        )


def _is_barer(ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> bool:
    """Whether two rows of one event differ in nothing but what forgetting somebody writes over."""
    bare = (replace(_event(row), body=changed(_event(row).body, _blank)) for row in (ours, theirs))
    one, other = bare
    return one == other


def _event(row: Mapping[str, Any]) -> Event:
    return Event(
        stream=row["stream"],
        seq=row["seq"],
        at=instant(row["at"]),
        cause=row["cause"],
        body=decode(row["kind"], row["version"], row["body"]),
    )


def _blank(held: Holds, text: str) -> str:
    return "" if held in FREE else text


def players_of_history(office: Office, event: str) -> Mapping[str, str]:
    """Who is who among the players of what happened while an event was here: ours by theirs."""
    ours = {theirs: mine for mine, theirs in office.store.ids_there(event).items()}
    named = {one for row in office.store.stored_streams(event) for one in ids_in(row["body"])}
    found = {theirs: ours.get(theirs, theirs) for theirs in named}
    return {theirs: one for theirs, one in found.items() if office.store.player(one)}


def make_room(office: Office, event: str) -> None:
    """Take away what the parcel brings along anew: news that wait, and who is called what."""
    office.store.drop_news_of_event(event)
    office.store.drop_aliases(event)


def _happened(contents: Contents) -> Iterator[Mapping[str, Any]]:
    return (fields for what, fields in read_parcel(contents.file) if what == HAPPENED)


def _place(row: Mapping[str, Any]) -> tuple[str, int]:
    return row["stream"], row["seq"]
