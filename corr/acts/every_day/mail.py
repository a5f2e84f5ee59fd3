"""`corr mail`: the letters that were set aside, and those of ours that did not arrive."""

from typing import TYPE_CHECKING, Annotated

import typer

from corr.acts.common import (
    Json,
    Why,
    act_of,
    office_of,
    print_json,
    print_lines,
    print_table,
    print_text,
)
from corr.acts.declared import asked, done
from corr.acts.errand import page_of, reader_of
from corr.errors import ArbiterError
from corr.printable import harmless, printable
from corr.sentences.said import said
from corr.service.letters.letter_roles import about_outgoing, is_letter_shown, is_theirs
from corr.service.letters.set_aside import (
    drop_flood,
    drop_letters,
    read_letter_of,
    release_flood,
    release_letter,
)
from corr.service.office.office import Office
from corr.service.office.why_aside import QUIET
from corr.service.post.returns import resend as send
from corr.service.watch.status import quiet_lines, unreachable_json, unreachable_lines
from corr.store.rows import OutboxRow
from corr.who import Who

if TYPE_CHECKING:
    from datetime import datetime

Key = Annotated[str, typer.Argument(help="The letter's key, or its beginning.")]
KeyOrNone = Annotated[str, typer.Argument(help="The letter's key, or its beginning.")]
Keys = Annotated[list[str] | None, typer.Argument(help="The letters' keys, or their beginnings.")]
Flood = Annotated[
    str,
    typer.Option("--from", metavar="ADDRESS", help="All that were set aside as this flood."),
]
_SHOWN = 30
STATES = ("received", "handled", "refused", "quarantined", "dropped")


@asked(Who.DESK)
def list_(
    context: typer.Context,
    every: Annotated[
        bool, typer.Option("--all", help="Also those set aside that nobody need look at.")
    ] = False,
    state: Annotated[
        str, typer.Option(help=f"Instead those that are {', '.join(STATES)}, or all.")
    ] = "",
    undelivered: Annotated[
        bool, typer.Option("--undelivered", help="Only letters of ours that did not arrive.")
    ] = False,
    json: Json = False,
) -> None:
    """List the letters set aside for you to look at, and those of ours that did not arrive.

    What machines, lists and strangers sent is only counted; --json has all that was set aside,
    and says which of it is `for_you`.

    Example: corr mail list --state refused
    """
    reader = reader_of(context)
    if undelivered:
        with office_of(context) as office:
            _list_undelivered(context, office, reader, json=json)
        return
    if state not in ("", *STATES, "all"):
        raise ArbiterError(said("why_letter", "states", known=[*STATES], found=state))
    with office_of(context) as office:
        if state or every or json:
            wanted = state or "quarantined"
            rows, ours = (
                office.store.letters.in_state("" if wanted == "all" else wanted),
                list[str](),
            )
        else:
            rows, ours = office.store.upkeep.letters_set_aside(QUIET), quiet_lines(office)
        if state in ("", "quarantined"):
            ours += _undelivered_lines(office, reader)
        rows = [row for row in rows if is_letter_shown(office, row.key, reader)]
    if json:
        print_json(
            context,
            [
                {
                    "key": row.key,
                    "sender": row.sender,
                    "arrived": row.arrived.isoformat(),
                    "state": row.state,
                    "reason": row.reason,
                    "for_you": row.state == "quarantined" and row.reason not in QUIET,
                    "attempts": row.attempts,
                    "verdict": row.verdict,
                    "selector": row.selector,
                }
                for row in rows
            ],
        )
        return
    if not rows:
        print_text(context, said("mail_shown", "none"))
    print_table(
        context,
        ("arrived", "state", "reason", "sender", "key"),
        [(f"{r.arrived:%Y-%m-%d %H:%M}", r.state, r.reason, r.sender, r.key) for r in rows],
    )
    if ours:
        print_lines(context, ["", *ours])


def _undelivered(office: Office, reader: str, most: int) -> list[tuple[OutboxRow, "datetime"]]:
    """The newest letters of ours that did not arrive, as far as they are the reader's to see."""
    found = office.store.returned.undelivered(most)
    return [one for one in found if is_theirs(office, about_outgoing(office, one[0]), reader)]


def _undelivered_lines(office: Office, reader: str) -> list[str]:
    """The newest letters of ours that did not arrive, and whom letters do not reach."""
    rows = _undelivered(office, reader, _SHOWN)
    lines: list[str] = [said("mail_shown", "undelivered")] if rows else []
    lines += [
        f"  {at:%Y-%m-%d %H:%M}  {row.recipient}  {row.smtp_reply}  <{row.message_id}>"
        for row, at in rows
    ]
    return [*lines, *unreachable_lines(office, reader)]


def _list_undelivered(context: typer.Context, office: Office, reader: str, *, json: bool) -> None:
    if not json:
        print_lines(
            context,
            _undelivered_lines(office, reader) or [said("mail_shown", "all_arrived")],
        )
        return
    letters = [
        {
            "message_id": row.message_id,
            "recipient": row.recipient,
            "game": row.game,
            "at": at.isoformat(),
            "returned": row.returned,
            "reply": row.smtp_reply,
        }
        for row, at in _undelivered(office, reader, 1000)
    ]
    print_json(context, {"letters": letters, "unreachable": unreachable_json(office, reader)})


@asked(Who.DESK)
def show(context: typer.Context, key: Key) -> None:
    """Print a letter as it came in, byte for byte, and what is known of it on standard error.

    On a terminal what would steer it is shown instead, such as ^[ for escape.

    Example: corr mail show 0f3a > letter.eml
    """
    with office_of(context) as office:
        row = read_letter_of(office, key, reader_of(context))
    known = {
        "arrived": f"{row.arrived:%Y-%m-%d %H:%M:%S} UTC",
        "state": f"{row.state} ({row.reason})" if row.reason else row.state,
        "verdict": row.verdict or said("mail_shown", "nobody_asked"),
        "selector": row.selector,
    }
    for name, value in known.items():
        if value:
            page_of(context).note(f"{name}: {printable(value)}")
    if page_of(context).is_screen:
        # A terminal obeys what is written to it, and a stranger wrote this.
        print_text(context, harmless(row.raw.decode("utf-8", "replace").replace("\r\n", "\n")))
    else:
        page_of(context).write(row.raw)


@done(Who.DESK)
def release(
    context: typer.Context, key: KeyOrNone = "", sender: Flood = "", reason: Why = ""
) -> None:
    """Let a letter that was set aside be handled anew, as of its arrival.

    One that waits for its next try (`corr status` lists them) is tried at once.

    A bounce that proves nothing is believed then: the player's clock stops.

    Example: corr mail release 0f3a
    """
    _one_of(key, sender)
    act = act_of(context, "release", reason)
    with office_of(context) as office:
        if sender:
            count = release_flood(office, sender, act)
            print_text(context, said("mail_shown", "released_flood", count=count, sender=sender))
        else:
            released = release_letter(office, key, act)
            print_text(context, said("mail_shown", "released", key=released))


@done(Who.DESK)
def drop(context: typer.Context, keys: Keys = None, sender: Flood = "", reason: Why = "") -> None:
    """Put letters that were set aside away for good, all or none; their bytes are kept.

    Example: corr mail drop 0f3a 77b1
    """
    _one_of(" ".join(keys or ()), sender)
    act = act_of(context, "drop", reason)
    with office_of(context) as office:
        if sender:
            count = drop_flood(office, sender, act)
            print_text(context, said("mail_shown", "dropped_flood", count=count, sender=sender))
        else:
            gone = drop_letters(office, keys or (), act)
            print_lines(context, (said("mail_shown", "dropped", key=key) for key in gone))


def _one_of(key: str, sender: str) -> None:
    if bool(key) is bool(sender):
        raise ArbiterError(said("why_letter", "key"))


@done(Who.DESK)
def resend(
    context: typer.Context,
    what: Annotated[
        str, typer.Argument(metavar="MESSAGE-ID|GAME", help="A letter of ours, or a game.")
    ],
    to: Annotated[str, typer.Option(help="Of a game: only this player (id or address).")] = "",
    reason: Why = "",
    json: Json = False,
) -> None:
    """Send a letter again that did not arrive, or a game as it is now to its players.

    The same letter goes out if it did not arrive, else a new one with the present position; one
    that waits for its next try (`corr status` lists them) is tried at once.
    `corr mail list --undelivered` shows the Message-IDs.

    Example: corr mail resend SK24-017 --to P0003
    """
    act = act_of(context, "resend", reason)
    with office_of(context) as office:
        sent = send(office, what, act, to=to)
    if json:
        print_json(context, [{"recipient": one, "message_id": name} for one, name in sent])
        return
    for one, name in sent:
        print_text(context, said("mail_shown", "queued", to=one, message=name))
