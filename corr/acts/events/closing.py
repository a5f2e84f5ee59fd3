"""`corr event close` and `reopen`: the end of an event, and what comes after it all the same."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec import to_builtins
from msgspec.structs import asdict

from corr.acts.act import LOGGED, act
from corr.acts.call import Call
from corr.acts.common import (
    Event,
    read_day,
)
from corr.acts.declared import HERE
from corr.acts.deed import Report as Told
from corr.acts.deed import Ruling
from corr.acts.errand import write_files
from corr.acts.lists_told import called, shown
from corr.acts.lists_told import changed as lists_changed
from corr.acts.lists_told import changed_json as changed_json_of
from corr.errors import ArbiterError
from corr.mail.write.facts import ClosedAgain, Placed, UsedLevel
from corr.sentences.said import joined, said, then
from corr.service.event.closing import MayAppeal, Report, close_event, effect_of_closing
from corr.service.event.rated import Fed
from corr.service.event.reopening import builds_on, closed, counted_otherwise, reopen_event
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.people import with_names
from corr.who import Who


@act(
    "close",
    who=Who.CHIEF,
    undone="`corr event reopen {event} --reason TEXT` lets it run again",
    final=True,
    reason=LOGGED,
)
def close(
    call: Call,
    event: Event,
    out: Annotated[Path, typer.Option(help="The folder for report and event file.")] = Path(),
    estimate: Annotated[
        list[str] | None,
        typer.Option(help='A new player\'s rough estimate, "1234=8 kyu"; may be repeated.'),
    ] = None,
    early: Annotated[
        bool, typer.Option("--early", help="Although rounds are still to come.")
    ] = False,
    on: Annotated[
        str,
        typer.Option(
            "--on", metavar="DATE", help="The day from which it counts, not today; with --reason."
        ),
        HERE,
    ] = "",
    undecided_appeals: Annotated[
        bool,
        typer.Option("--undecided-appeals", help="Although appeals are undecided; with --reason."),
    ] = False,
    letters: Annotated[
        bool, typer.Option("--letters/--no-letters", help="Tell every player.")
    ] = True,
) -> Ruling:
    """Close an event whose games have all ended: ranking, report, everybody's letter.

    Levels hold, and five years and deadlines run, from today; of an event that was taken over
    closed, from the day of its file. A rating event feeds its game's rating list. `corr event
    reopen` lets a closed event run again; the next close says what has changed, and its report
    counts in the place of the earlier one.

    Undecided appeals have to be decided first; --undecided-appeals closes it over them, and report
    and letters tell the reason. What may still be appealed is shown before it is done.

    Example: corr event close SK24 --out reports
    """
    estimates, office = _pairs(estimate or ()), call.office
    day = read_day(on, "--on") if on else None
    ids = call.players([player for player, _ in estimates])
    levels = dict(zip(ids, (level for _, level in estimates), strict=True))
    effect = effect_of_closing(
        office,
        event,
        call.act(f"close.{event}"),
        estimates=levels,
        early=early,
        on=day,
        over_appeals=undecided_appeals,
    )
    again, used = effect.again, effect.used
    changed = [*changed_lines(again), *_used(used, said("closing", "used_another"))]
    what = said(
        "closing",
        "closed",
        event=event,
        again=bool(again),
        day=effect.day,
        undecided=[f"{one}" for one in effect.undecided],
    )
    still = list(_may_appeal(effect.may_appeal))
    done = {
        "event": event,
        **({"counts_from": effect.day} if effect.day else {}),
        **({"changes": changed_json(again)} if again else {}),
        **({"undecided": list(effect.undecided)} if effect.undecided else {}),
        **({"may_appeal": [asdict(one) for one in effect.may_appeal]} if still else {}),
        **({"used": [asdict(one) for one in used]} if used else {}),
        **(fed_json(office, effect.fed) if effect.fed else {}),
    }
    fed = [*fed_lines(office, effect.fed)] if effect.fed else []

    def closed(office: Office, act: Act) -> object:
        return close_event(
            office,
            event,
            act,
            estimates=levels,
            early=early,
            letters=letters,
            on=day,
            over_appeals=undecided_appeals,
        )

    def told(report: Report) -> Told:
        lines = [with_names(office, line) for line in changed]
        paths = _write_files(call.context, report, out)
        return Told(
            lines=[
                said("closing", "report", what=what, number=report.no),
                *(f"  {path}" for path in paths),
                *lines,
                *fed,
            ],
            json={**done, "report": report.no, "files": paths},
        )

    return Ruling(
        event=event,
        name=f"close.{event}",
        do=closed,
        done=done,
        told=in_one_line(what, changed),
        preface=[*changed, *fed, *still],
        report=told,
    )


def _may_appeal(found: Sequence[MayAppeal]) -> Iterator[str]:
    """The rulings that may still be appealed, until when and by whom."""
    if found:
        yield said("closing", "may_appeal")
    for one in found:
        yield said(
            "closing",
            "may_appeal_one",
            number=one.ruling,
            what=one.what,
            until=one.until,
            players=one.players,
        )


def fed_lines(office: Office, fed: Fed) -> Iterator[str]:
    """What the close gives to the rating list: whose rating, and which lists become others."""
    yield said("closing", "rated", game=fed.acted.game)
    for one in fed.changes:
        before, after = shown(one.before), shown(one.after)
        yield f"  {called(office, one.player)}: {before} → {after}"
    if fed.acted.changed:
        yield from lists_changed(office, fed.acted)


def fed_json(office: Office, fed: Fed) -> dict[str, object]:
    """The same for a script."""
    ratings = {
        one.player: {"before": one.before, "entry": one.entry, "after": one.after}
        for one in fed.changes
    }
    return {"ratings": ratings, "lists_changed": changed_json_of(office, fed.acted)}


def _pairs(given: Sequence[str]) -> list[tuple[str, str]]:
    """Players and their rough estimates, as they were typed. Raises ArbiterError."""
    pairs = [text.partition("=") for text in given]
    wrong = [player for player, found, _ in pairs if not found]
    if wrong:
        raise ArbiterError(*(said("why_close", "estimate", found=player) for player in wrong))
    return [(player.strip(), level.strip()) for player, _, level in pairs]


def _write_files(context: typer.Context, report: Report, folder: Path) -> list[str]:
    files = [(name, text.encode()) for name, text in report.files.items()]
    try:
        return write_files(context, files, folder)
    except OSError as error:
        kept = f"the report is kept: `corr event export {report.event}`"
        raise ArbiterError(f"{folder}: {error.strerror}; {kept}") from None


def in_one_line(what: str, lines: Sequence[str]) -> str:
    """What was done, and the lines on what changed by it, as the log keeps it."""
    told = [what]
    for line in lines:
        told += [" " if told[-1].endswith(":") else "; ", then(line, str.strip)]
    return joined("", told)


def changed_lines(again: ClosedAgain | None) -> Iterator[str]:
    """What a closing changes, compared with the one before, in words; players by their ids."""
    if again is None:
        return
    if again.is_same:
        yield said("closing", "nothing_changed", number=again.report)
        return
    yield said("closing", "changed", number=again.report)
    for game in again.games:
        yield said("closing", "game", game=game.game, before=game.before, after=game.after)
    for place in again.places:
        yield said(
            "closing",
            "place",
            player=place.who,
            before=_placed(place.before),
            after=_placed(place.after),
        )
    for level in again.levels:
        yield said("closing", "level", player=level.player, before=level.before, after=level.after)
    for count in again.counts:
        changed = counted_otherwise(count)
        told = ", ".join(f"{key} {old or 'none'} → {new or 'none'}" for key, old, new in changed)
        if told:
            yield f"  {count.player} {told}"
    yield from _used(again.used, said("closing", "others_used"))


def _used(used: Sequence[UsedLevel], heading: str) -> Iterator[str]:
    """The other events in which a level counts otherwise than it is now, under a heading."""
    if used:
        yield heading
    for one in used:
        if one.start:
            yield said(
                "closing", "began_with", event=one.event, level=one.level, player=one.player
            )
        if one.close:
            yield (
                said("closing", "closed_with", event=one.event, level=one.level, player=one.player)
            )


def _placed(placed: Placed | None) -> str:
    return (
        said("deeds", "placed", place=placed.place, points=placed.points)
        if placed
        else said("deeds", "not_in_table")
    )


def changed_json(again: ClosedAgain) -> dict[str, object]:
    """The same for a script."""
    found: dict[str, object] = to_builtins(again)
    return found


@act("reopen", who=Who.CHIEF, undone="`corr event close {event}` closes it again")
def reopen(call: Call, event: Event) -> Ruling:
    """Let a closed event run again, so that results can be ruled and corrected; all are told.

    Its report is kept, and levels and ratings that it gave hold no more. What other events have
    taken from it stays, and is shown first. `corr event close` closes it again.

    Example: corr event reopen SK24 --reason "a letter was found" --dry-run
    """
    office = call.office
    known = list(builds_on(office, closed(office, event)))
    return Ruling(
        event=event,
        name=f"reopen.{event}",
        do=lambda office, act: reopen_event(office, event, act),
        done={"event": event, "state": "running", "builds_on_it": known},
        told=said("deeds", "reopened", event=event),
        preface=[said("deeds", "builds_on_it"), *(f"  {one}" for one in known)] if known else [],
    )
