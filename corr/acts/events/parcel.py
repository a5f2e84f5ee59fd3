"""`corr export` and `corr import`: a whole event in one file, and who goes on with it."""

from pathlib import Path
from typing import Annotated

import typer

from corr.acts.act import Reason, act
from corr.acts.call import Asking, Call
from corr.acts.common import (
    DryRun,
    Event,
    Json,
    Yes,
    act_of,
    counting,
    office_of,
    print_json,
    print_lines,
)
from corr.acts.deed import Report, Step, letters_wait
from corr.acts.errand import page_of
from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.service.letters.event_letters import Act
from corr.service.office.flag_holds import waiting_lines
from corr.service.office.office import Office
from corr.service.office.people import called
from corr.service.office.tables import the_contest
from corr.service.parcel.parcel_in import NEW, Plan, plan, take_over
from corr.service.parcel.parcel_out import Sent, hand_over, send_off
from corr.service.parcel.parcel_out import take_back as go_on
from corr.service.parcel.parcel_read import look_through
from corr.tournament.wording import counted

Why = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; --to needs it.")]
IF_TO = Reason(Why, "")


@act(who=None, reason=IF_TO, rule=None)
def export(
    call: Call,
    event: Event,
    file: Annotated[Path, typer.Argument(help="A new file.")],
    to: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS", help="Hand the event over: it goes on at this address, not here."
        ),
    ] = "",
) -> Step:
    """Write a whole event into one file, from which `corr import` goes on, in mid-event.

    It holds what happened, the letters, moves in advance, notes, leave and reports, and what is
    known of the players; no settings of this installation, no passwords, no keys. Keep it as
    secret as the database. Without --to it is a copy, and the event goes on here. With --to it is
    handed over: nothing more happens to it here, and who writes here is told where to write.
    `corr event take-back` ends that, as long as nobody has imported the file. First `corr fetch`
    and `corr handle`: a letter that is found later is told where to write, and not played.

    Example: corr export SK24 SK24.corr --to td@renju.example.org --reason "a new operator"
    """

    def leave(office: Office, act: Act) -> object:
        fresh = to and not office.folder.moved_to(event)
        return hand_over(office, event, to, act) if fresh else None

    def sent(office: Office, act: Act) -> Sent:
        with counting("lines") as progress:
            return send_off(office, event, file, act, lambda n: progress(n, 0), to=to)

    return Step(
        event=event,
        name="export",
        do=sent,
        trial=leave,
        done={"event": event, "to": to or None},
        preface=[said("deeds", "goes_on_there", event=event, to=to)] * bool(to),
        asks=bool(to),
        report=lambda found: _exported(call.office, event, file, found),
    )


def _exported(office: Office, event: str, file: Path, sent: Sent) -> Report:
    """What was written, and what is to be done with it."""
    waits = waiting_lines(office, event)
    lines = [f"{file}: {sent.lines} lines, {sent.bytes} bytes", *waits]
    if sent.moved_to:
        lines += [
            f"{event} goes on at {sent.moved_to} once the file is imported there",
            "  to do: send the file there in a safe way, and tell your players to expect a letter",
            (
                "  to do: letters hold tags of ours; when all is well there, `corr keys rotate "
                "--drop-old` makes them worthless"
            ),
        ]
    else:
        lines += [
            f"a copy: {event} goes on here; --to ADDRESS hands it over",
            (
                "  do not let it be imported to be played on: the same games would go on in both "
                f"places. To move the event: `corr export {event} FILE --to ADDRESS --reason TEXT`"
            ),
        ]
    return Report(
        lines=lines,
        json={
            "event": event,
            "file": str(file),
            "lines": sent.lines,
            "bytes": sent.bytes,
            "handed_over_to": sent.moved_to or None,
            "waiting": waits,
        },
    )


def import_(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A file that `corr export` wrote.")],
    link: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS=PLAYER",
            help="Who a player of the file is here: an id, member number or address, or new.",
        ),
    ] = None,
    reason: Why = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Take over an event from another installation, and go on with it from where it stands.

    All of it or nothing: a file that is damaged or not whole is refused before anything is
    written, and so is an event whose id is taken here, unless it was handed over from here and
    comes back: then what happened since is added. Games, clocks and tables are as they were.
    A player is who has the same member number here, else the same address; all others are new,
    and keep their ids unless these are taken. Everybody gets a letter, and one for each board to
    answer: no key travels with the file, so answers to older letters prove nothing here. Time
    between the two installations goes back on the clocks.

    Example: corr import SK24.corr --dry-run
    """
    how = Asking(dry_run=dry_run, yes=yes, json=json)
    told = _told(link or ())
    with office_of(context) as office, counting("lines") as progress:
        contents = look_through(file, lambda n: progress(n, 0))
        found = plan(office, contents, told)
        if json and dry_run:
            print_json(context, {"dry_run": True, **_json(found)})
        elif dry_run or how.asks:
            print_lines(context, _lines(office, found))
        if not how.confirmed(page_of(context)):
            return
        act = act_of(context, "import", reason)
        found = take_over(office, contents, told, act, lambda n: progress(n, 0))
        waiting = office.store.letters.waiting_outgoing()
    if json:
        print_json(context, {"dry_run": False, **_json(found), "letters_waiting": waiting})
    else:
        contest = found.contents.contest
        goes_on = [f"{contest.id} goes on here", letters_wait(waiting)]
        print_lines(context, [*_summary(found), *goes_on, *_remarks(found), *_to_do(found)])


@act(who=None, rule=None)
def take_back(
    call: Call,
    event: Event,
    not_imported: Annotated[
        bool,
        typer.Option("--not-imported", help="You have asked: nobody has imported the file."),
    ] = False,
) -> Step:
    """Go on with an event that was handed over and that nobody has imported.

    If somebody has, two installations would play the same games. Nothing here can tell: ask
    there first. Arbiters and committee are told, and the address that it was handed over to.

    Example: corr event take-back SK24 --not-imported --reason "the file got lost"
    """
    to = the_contest(call.office, event).moved_to
    if to and not (not_imported or call.how.dry_run):
        raise ArbiterError(
            f"ask {to} whether the file was imported there: if it was, two installations "
            "would play the same games; if not, add --not-imported"
        )
    return Step(
        event=event,
        name="take-back",
        do=lambda office, act: go_on(office, event, act),
        done={"event": event},
        preface=[f"{event} goes on here again: be sure that nobody has imported its file."],
        report=lambda _: Report(
            lines=[f"{event} goes on here again"], json={"dry_run": False, "event": event}
        ),
    )


def _told(links: list[str] | tuple[str, ...]) -> dict[str, str]:
    told = dict[str, str]()
    for one in links:
        theirs, equals, ours = one.partition("=")
        if not (theirs and equals and ours):
            raise ArbiterError(f"--link: ADDRESS=PLAYER is expected, not {one!r}")
        told[theirs] = ours
    return told


def _summary(found: Plan) -> list[str]:
    what, made = found.contents, found.contents.made_at
    kind = f"handed over to {what.handed_to}" if what.handed_to else "a copy"
    lines = [
        (
            f"{what.contest.id}  {what.contest.spec.event.name}, from {what.source}, {kind} on "
            f"{made:%Y-%m-%d %H:%M} UTC"
        ),
        (
            f"{counted(what.games, 'game')}, {what.running} of them running; "
            f"{counted(what.happened, 'event')}, {counted(what.letters, 'letter')}"
        ),
    ]
    if not what.handed_to:
        lines.append(
            f"it was not handed over: make sure that it has ended at {what.source} "
            "before anybody plays here"
        )
        lines.append(
            "  or the same games go on in both places: better have it handed over there, with "
            f"`corr export {what.contest.id} FILE --to {found.here} --reason TEXT`"
        )
    if found.after:
        since = what.contest.seq - found.after
        lines.append(f"it comes back to where it was: {since} events later, all else is the same")
    return lines


def _to_do(found: Plan) -> list[str]:
    """What is left to do when an event has been handed over: tags of theirs are about."""
    if not found.contents.handed_to:
        return []
    source = found.contents.source
    return [
        f"  to do: letters of {source} hold tags that count there. When all is well here, they",
        "  become worthless there with `corr keys rotate --drop-old`",
    ]


def _lines(office: Office, found: Plan) -> list[str]:
    """What an import would do, in words."""
    lines = _summary(found)
    for link in found.links:
        name = f"{link.player['name']} ({link.theirs})"
        if link.by == NEW:
            lines.append(f"  {name}: new, as {link.ours}")
        else:
            lines.append(f"  {name}: {called(office, link.ours)}, by {link.by}")
    return lines + _remarks(found)


def _remarks(found: Plan) -> list[str]:
    """What the file has otherwise of players who are known here."""
    return [f"  {one.player['name']}: {words}" for one in found.links for words in one.remarks]


def _json(found: Plan) -> dict[str, object]:
    what = found.contents
    return {
        "event": what.contest.id,
        "name": what.contest.spec.event.name,
        "from": what.source,
        "handed_over_to": what.handed_to or None,
        "made_at": what.made_at.isoformat(),
        "games": what.games,
        "running": what.running,
        "events": what.happened,
        "letters": what.letters,
        "comes_back": bool(found.after),
        "players": [
            {"id": one.theirs, "name": one.player["name"], "here": one.ours, "by": one.by}
            | ({"remarks": list(one.remarks)} if one.remarks else {})
            for one in found.links
        ],
    }
