"""`corr event change`, `cancel`, `show`, `list`: an event whose file turned out wrong."""

from collections.abc import Iterator, Sequence

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import (
    Event,
    Json,
    office_of,
    print_json,
    print_lines,
    print_table,
    print_text,
)
from corr.acts.declared import asked
from corr.acts.deed import Ruling
from corr.acts.errand import reader_of
from corr.acts.events.event import File, spec_of, warn_of_authority
from corr.mail.write.rules import RuleChange
from corr.reading.kinds import shown
from corr.sentences.said import said
from corr.service.desk.roles import events_shown
from corr.service.desk.undoing import take_former_file
from corr.service.event.opening import Stakes, cancel_event, change_event, changes_for, stakes_of
from corr.service.office.office import Office
from corr.service.office.people import find_player
from corr.service.office.tables import history_json, history_lines, the_contest
from corr.tournament.contest.changing import named
from corr.tournament.contest.contest import Contest, Difference, differences
from corr.tournament.spec.spec import EventSpec, spec_to_tables
from corr.tournament.spec.spec_text import spec_text
from corr.who import Who


@act("change", undone=take_former_file, file="file")
def change(call: Call, event: Event, file: File) -> Ruling:
    """Put a new event file in the place of the old one; players are told what differs for them.

    `corr event show` prints the file as it is now. Before the start everything may change but the
    id; who is entered stays. After it only what touches no game that was played and no draw:
    names, arbiters, letters, days of later rounds and the like. What may not change is refused
    with the reason and what to do instead. A file that says nothing of leave lets it be, and so
    for `start_within`.

    Example: corr event change SK24 sk24.toml --reason "the wrong start" --dry-run
    """
    office = call.office
    before = the_contest(office, event).spec
    spec = spec_of(call.context, file, before)
    found, authserv_id = differences(before, spec), office.authserv_id
    preface = list(difference_lines(office, before, spec))

    def warn() -> None:
        warn_of_authority(call.context, spec, authserv_id)

    return Ruling(
        event=event,
        name=f"change.{event}",
        do=lambda office, act: change_event(office, event, spec, act),
        done={"event": event, "changes": [_json(one) for one in found]},
        told=said("deeds", "changed", event=event, keys=", ".join(one.key for one in found)),
        preface=preface,
        after=warn if spec.mail.authority != before.mail.authority else None,
    )


def difference_lines(office: Office, before: EventSpec, now: EventSpec) -> Iterator[str]:
    """What a new event file changes, key by key, and what players read of it, in English."""
    yield said("deeds", "changes_in_file")
    yield from map(_line, differences(before, now))
    yield from _told(changes_for(office, before, now, "en"))


def _line(found: Difference) -> str:
    if not isinstance(found.before, str | int | None) and "." not in found.key:
        return f"  {named(found.key)}"
    before, now = (
        "nothing" if value is None else shown(value) for value in (found.before, found.now)
    )
    return f"  {named(found.key)}: {before} → {now}"


def _told(changes: Sequence[RuleChange]) -> Iterator[str]:
    """What players read of it, in English."""
    yield said("deeds", "changes_for_players", changes=bool(changes))
    for one in changes:
        yield from (f"  {'now' if one.before else 'new'}: {sentence}" for sentence in one.now)
        yield from (f"  {'before' if one.now else 'gone'}: {sentence}" for sentence in one.before)


def _json(found: Difference) -> dict[str, object]:
    return {"key": found.key, "before": found.before, "now": found.now}


@act(
    "cancel",
    who=Who.CHIEF,
    undone=(
        "an event that was called off stays so; `corr event show {event}` prints its "
        "file, and with another id in it `corr event open FILE` opens it anew"
    ),
)
def cancel(call: Call, event: Event) -> Ruling:
    """Call an event off for good; everybody entered gets one letter.

    Games that have begun are annulled, those too that are over: nobody scores, and there is no
    table, norm or report. It cannot be undone, and the id stays taken. To end an event with the
    results it has, use `corr event close --early` instead.

    Example: corr event cancel SK24 --reason "too few players" --dry-run
    """
    from msgspec.structs import asdict

    office = call.office
    stakes = stakes_of(office, event)
    return Ruling(
        event=event,
        name=f"cancel.{event}",
        do=lambda office, act: cancel_event(office, event, act),
        done={"event": event, "state": "cancelled", "lost": asdict(stakes)},
        told=said("deeds", "cancelled", event=event),
        preface=list(_at_stake(event, stakes)),
    )


def _at_stake(event: str, stakes: Stakes) -> Iterator[str]:
    """What cancelling means, in words."""
    yield said("deeds", "over_for_good", event=event)
    if stakes.going or stakes.ended or stakes.waiting:
        yield said("deeds", "games_stopped", count=stakes.going)
        yield said("deeds", "games_not_counted", count=stakes.ended)
        if stakes.waiting:
            yield said("deeds", "games_never_played", count=stakes.waiting)
        yield said("deeds", "nothing_comes_of_it")
        yield said("deeds", "to_keep_results", event=event)
    else:
        yield said("deeds", "nothing_played")
    yield said("deeds", "players_free", count=stakes.players)


@asked()
def show(context: typer.Context, event: Event, json: Json = False) -> None:
    """Print an event's file as it holds now, and when and why it was changed.

    What is printed can be edited and given to `corr event change`.

    Example: corr event show SK24 > sk24.toml
    """
    with office_of(context) as office:
        contest = the_contest(office, event)
        names = _names(office, contest)
    if json:
        about = {"event": event, "state": contest.state, **history_json(contest)}
        print_json(context, {**about, "file": spec_to_tables(contest.spec)})
        return
    remarks: list[str] = [said("status", "remark", event=event, state=contest.state)]
    remarks += [f"# {line.strip()}" for line in history_lines(contest)]
    print_lines(context, [*remarks, "", *spec_text(contest.spec, names).splitlines()])


def _names(office: Office, contest: Contest) -> dict[str, str]:
    """The names of the players whom an event file lists, by how it lists them."""
    listed = (word for _, players in contest.spec.rosters for word in players)
    return {word: row.name for word in listed if (row := find_player(office, word))}


@asked(Who.DESK)
def list_(context: typer.Context, json: Json = False) -> None:
    """List all events: id, state, start, how many are entered, name.

    By mail it lists those in which you have a role.

    Example: corr event list
    """
    with office_of(context) as office:
        only = events_shown(office, reader_of(context))
        events = (event for event, _, _ in office.store.events.tournaments())
        found = (office.folder.contest(one) for one in events if only is None or one in only)
        contests = [contest for contest in found if contest is not None]
    if json:
        print_json(context, [_listed_json(contest) for contest in contests])
        return
    if not contests:
        print_text(context, said("status", "no_event"))
    heads = ("event", "state", "start", "players", "name")
    print_table(
        context,
        heads,
        [
            (
                each.id,
                said("desk", "state", state=each.stands),
                each.spec.event.start,
                len(each.entries),
                each.spec.event.name,
            )
            for each in contests
        ],
    )


def _listed_json(contest: Contest) -> dict[str, object]:
    return {
        "event": contest.id,
        "name": contest.spec.event.name,
        "state": contest.stands,
        "start": contest.spec.event.start.isoformat(),
        "players": len(contest.entries),
        **history_json(contest),
    }
