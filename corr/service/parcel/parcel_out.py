"""Writing a whole event into one file, and letting go of it: it then goes on elsewhere.

Handing over comes before writing, in a transaction of its own: from then on nothing happens to
the event here, and it may be written at leisure. If it cannot be written, it is taken back.
"""

import base64
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from datetime import datetime
from pathlib import Path
from typing import Any

from msgspec import Struct

from corr.errors import ArbiterError
from corr.reading.kinds import read_address
from corr.service.letters.event_letters import Act, ask_for_gifts, the_reason
from corr.service.letters.notices import tell_request
from corr.service.office.office import Office
from corr.service.office.people import called, person_of, player_in
from corr.service.office.reminders import first_look
from corr.service.office.tables import the_contest
from corr.service.parcel.parcel import (
    FORMAT,
    HAPPENED,
    HEADER,
    LETTER,
    NEWS,
    OURS,
    PLAYER,
    REPORT,
    Line,
    Progress,
    exemptions_out,
    write_parcel,
)
from corr.service.play.unsure import is_held
from corr.store.chronicle import ids_in
from corr.store.rows import stamp
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import Acted, HandedOver, TakenOver
from corr.tournament.play.game import Game
from corr.tournament.play.leave import holding
from corr.tournament.wording import counted


class Sent(Struct, frozen=True, kw_only=True):
    """A parcel that was written: how many lines are in it, and where the event goes on."""

    lines: int
    bytes: int
    moved_to: str


def send_off(
    office: Office, event: str, file: Path, act: Act, progress: Progress, *, to: str = ""
) -> Sent:
    """Write an event into a new file. Raises ArbiterError; then the event stays what it was.

    With `to`, the address at which it goes on, it is handed over. Without it the file is a copy,
    as of one instant, of an event that goes on here; that of one which was handed over before is
    written once more.
    """
    if file.exists():
        raise ArbiterError(f"{file} is there already; it was left as it is")
    moved_to = the_contest(office, event).moved_to
    fresh = bool(to) and not moved_to
    if fresh:
        hand_over(office, event, to, act)
    elif to and to != moved_to:
        raise ArbiterError(f"{event} was handed over to {moved_to} already")
    try:
        with (
            _new_file(file) as target,
            nullcontext() if moved_to or to else office.store.reading(),
        ):
            lines = write_parcel(target, _lines(office, event, act.at), progress)
    except BaseException:
        if fresh:
            take_back(office, event, act)
        raise
    return Sent(lines=lines, bytes=file.stat().st_size, moved_to=moved_to or to)


def hand_over(office: Office, event: str, to: str, act: Act) -> Contest:
    """Let an event go on at another address. Raises ArbiterError while a letter waits for us."""
    with office.folder.transaction():
        contest = the_contest(office, event)
        _check_address(office, to)
        reason = the_reason(act)
        if waiting := office.store.letters.waiting_letters():
            raise ArbiterError(
                f"{counted(waiting, 'letter')} in the inbox must be handled first: `corr handle`"
            )
        held = [one for one in contest.entries if is_held(office, one, act.at, act.at)]
        if held:
            names = ", ".join(called(office, one) for one in held)
            raise ArbiterError(
                f"letters of {names} are set aside: release or drop them first (`corr mail list`)"
            )
        command, what = f"corr export {event} --to {to}", f"handed over to {to}"
        bodies: list[ContestBody] = [
            written_down(contest, act, command, what),
            HandedOver(to=to, reason=reason),
        ]
        # A seed never leaves the house, so no roll comes from it at another one (6.8).
        for game in _running(office, event):
            office.folder.bury_dice(game, "handed over", at=act.at, cause=act.cause)
        contest = office.folder.record(event, contest, bodies, at=act.at, cause=act.cause)
        office.store.transfer.let_go(event)
        _tell(office, contest, (), "handed_over", {"event": event, "to": to}, act)
        return contest


def _tell(
    office: Office,
    contest: Contest,
    others: tuple[str, ...],
    code: str,
    params: dict[str, object],
    act: Act,
) -> None:
    """Tell the arbiters and the committee, and others, where an event goes on."""
    people = contest.spec.event
    for address in dict.fromkeys((*people.arbiters, *people.committee, *others)):
        name = f"{code}.{contest.id}.{contest.seq}.{address}"
        tell_request(office, address, code, params, at=act.at, cause=act.cause, name=name)


def take_back(office: Office, event: str, act: Act) -> Contest:
    """Go on with an event whose parcel nobody has taken over. Raises ArbiterError."""
    with office.folder.transaction():
        contest = the_contest(office, event)
        if not contest.moved_to:
            raise ArbiterError(f"{event} was not handed over")
        reason, to = the_reason(act), contest.moved_to
        here = office.site.address
        command, what = f"corr event take-back {event}", "taken back: it goes on here"
        bodies: list[ContestBody] = [
            TakenOver(source=here, here=here, reason=reason),
            written_down(contest, act, command, what),
        ]
        contest = office.folder.record(event, contest, bodies, at=act.at, cause=act.cause)
        go_on_with_dice(office, event, act)
        for row in office.store.events.games_of_event(event):
            game = office.folder.game(row.id)
            if game is not None and (look := first_look(office.store, game)) is not None:
                office.store.events.set_next_look(row.id, look)
        _tell(office, contest, (to,), "taken_back", {"event": event, "here": here, "to": to}, act)
        return contest


def _running(office: Office, event: str) -> Iterator[Game]:
    """The games of an event that go on."""
    for row in office.store.events.games_of_event(event):
        game = office.folder.game(row.id) if row.state == "running" else None
        if game is not None:
            yield game


def go_on_with_dice(office: Office, event: str, act: Act) -> None:
    """Bind this house to new dice where those of before are dead, and ask both players (6.8)."""
    for game in _running(office, event):
        if game.judge.of_itself is not None:
            ask_for_gifts(office, office.folder.go_on(game, at=act.at, cause=act.cause), act)


def written_down(contest: Contest, act: Act, command: str, what: str) -> Acted:
    """What the log of an event says of its way from one installation to another."""
    return Acted(
        number=len(contest.rulings) + 1,
        by=act.by,
        command=command,
        what=what,
        reason=" ".join(act.reason.split()),
        rule=act.rule,
    )


def _check_address(office: Office, to: str) -> None:
    try:
        read_address(to)
    except ValueError:
        raise ArbiterError(f"--to: a mail address is expected, not {to!r}") from None
    if to in office.own_addresses:
        raise ArbiterError(f"--to: {to} is our own address")


@contextmanager
def _new_file(file: Path) -> Iterator[Any]:
    """A file that is there only once it is whole, for its owner's eyes. Raises ArbiterError."""
    part = file.with_name(f".{file.name}.part")
    try:
        part.touch(mode=0o600)
        with part.open("wb") as target:
            yield target
        part.replace(file)
    except OSError as error:
        raise ArbiterError(f"{file}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)


# -- what is in it ----


def _lines(office: Office, event: str, at: datetime) -> Iterator[Line]:
    contest, store = the_contest(office, event), office.store
    last = store.events.of_stream(event)[-1]
    yield (
        HEADER,
        {
            "format": FORMAT,
            "event": event,
            "name": contest.spec.event.name,
            "from": office.site.address,
            "to": contest.moved_to,
            "made_at": stamp(last.at if contest.moved_to else at),
        },
    )
    there = store.aliases.ids_there(event)
    for player in sorted(_mentioned(office, event)):
        yield PLAYER, _player(office, player, event, there)
    for row in store.transfer.stored_streams(event):
        yield HAPPENED, dict(row)
    for row in store.transfer.letters_of_event(event):
        yield LETTER, _letter(row)
    for row in store.transfer.outgoing_of_event(event):
        yield OURS, _letter(row)
    for row in store.transfer.news_of_event(event):
        yield NEWS, {**row, "player": there.get(row["player"], row["player"])}
    for row in store.transfer.reports_of_event(event):
        yield REPORT, dict(row)


def _mentioned(office: Office, event: str) -> set[str]:
    """Everybody, by our ids, of whom the event's history speaks."""
    ours = {theirs: mine for mine, theirs in office.store.aliases.ids_there(event).items()}
    found = {
        one for row in office.store.transfer.stored_streams(event) for one in ids_in(row["body"])
    }
    mine = {ours.get(one, one) for one in found}
    return {one for one in mine if office.store.players.player(one) is not None}


def _player(office: Office, player: str, event: str, there: Mapping[str, str]) -> dict[str, Any]:
    """Who a player is, and what another installation must know to go on with the event."""
    row, person = player_in(office, event, player), person_of(office, player)
    assert row is not None
    assert person is not None
    return {
        "id": there.get(player, player),
        "name": row.name,
        "addresses": list(row.addresses),
        "member_no": row.member_no,
        "club": row.club,
        "country": row.country,
        "language": row.language,
        "time_zone": row.time_zone,
        "settings": dict(row.settings),
        # Older installations know no kinds, and take a parcel that has none.
        **({"kind": row.kind} if row.kind else {}),
        "unreachable": row.unreachable_why if row.unreachable_since else "",
        "grades": [dict(one) for one in office.store.personal.grades(player)],
        # Older installations know no exemptions, and take a parcel that has none.
        **({"exemptions": exempt} if (exempt := exemptions_out(office, player)) else {}),
        "leave": [
            {
                "since": stamp(one.since),
                "until": stamp(one.until),
                "zone": one.zone,
                "granted": one.granted,
            }
            for one in holding(person.leaves, event)
        ],
    }


def _letter(row: Mapping[str, Any]) -> dict[str, Any]:
    return {**row, "raw": base64.b64encode(row["raw"]).decode()}
