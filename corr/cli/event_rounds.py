"""`corr event draw`, `import`, `trf`: rounds, results from elsewhere, and results for others."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from corr.cli.common import Json, act_of, complain, office_of, print_json, print_lines, read_text
from corr.cli.rulings import DryRun, Event, rehearsal_json
from corr.cli.tables import Source, tables_of, write_out
from corr.errors import ArbiterError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from corr.tournament.contest import Contest
    from corr.tournament.event_tables import EventTables
    from corr.tournament.stages import Qualification


def register(app: typer.Typer) -> None:
    """Add the commands to `corr event`."""
    app.command()(draw)
    app.command("import")(import_)
    app.command()(trf)


def draw(
    context: typer.Context,
    event: Event,
    seed: Annotated[
        str, typer.Option(help="The seed of the lots; it follows from the event's if not given.")
    ] = "",
    unfinished: Annotated[
        bool,
        typer.Option("--unfinished", help="The last round, although games still go on (14.1)."),
    ] = False,
    dry_run: DryRun = False,
    json: Json = False,
) -> None:
    """Draw the next round, begin its games and tell everybody in it.

    Where all rounds were drawn at the start, the next one begins. Of final groups all rounds are
    shown, and who qualified for them. With --dry-run the draw is shown, and nothing is done; the
    same seed gives the same draw again.

    Example: corr event draw SK24 --dry-run
    """
    from corr.service.event_letters import the_contest
    from corr.service.event_tables import event_tables
    from corr.service.rehearsal import rehearse
    from corr.service.rounds import draw_next_round, next_seed, rounds_drawn
    from corr.service.stages import qualification

    with office_of(context) as office:
        act = act_of(context, f"draw.{event}")
        before, after = the_contest(office, event), list["Contest"]()

        def drawn() -> None:
            after.append(draw_next_round(office, event, act, seed=seed, unfinished=unfinished))

        more: dict[str, object] = {"dry_run": dry_run}
        if dry_run:
            found = rehearse(office, event, act, drawn)
            assert found.after is not None
            tables = found.after
            more |= rehearsal_json(found)
            told = f"{len(found.letters)} letters would go out; nothing was done"
        else:
            drawn()
            tables = event_tables(office, after[0])
            more["letters_waiting"] = waiting = office.store.waiting_outgoing()
            told = f"{waiting} letters wait to be sent (`corr daemon` or `corr send`)"
        qualified = qualification(office, before, after[0], seed or next_seed(before))
    rounds = rounds_drawn(before, after[0])
    _show(tables, rounds, qualified, more, told, json=json)


def _show(
    tables: "EventTables",
    rounds: "Sequence[int]",
    qualified: "Qualification | None",
    more: dict[str, object],
    told: str,
    *,
    json: bool,
) -> None:
    """Print the rounds with who qualified for them, and what came or would come of it."""
    from corr.report.tables import pairings_json, pairings_lines
    from corr.tournament.stages import explain_qualifiers

    if json:
        going = {} if qualified is None else {"qualified": list(_qualified_json(qualified))}
        print_json({**pairings_json(tables, rounds), **going, **more})
        return
    why = [] if qualified is None else ["", *explain_qualifiers(qualified, tables.names)]
    print_lines([*pairings_lines(tables, rounds), *why, "", told])


def _qualified_json(found: "Qualification") -> "Iterator[dict[str, object]]":
    """Who goes on to which final group, from where, and what parted those who were level."""
    for group, players in found.groups:
        for one in players:
            yield {
                "group": group,
                "player": one.player,
                "section": one.section,
                "place": one.place,
                "best_next": one.is_next,
                "decided_by": "arbiter" if one.decided else "lot" if one.by_lot else None,
            }


def import_(
    context: typer.Context,
    file: Annotated[
        str, typer.Argument(metavar="FILE.json", help="The event file, - for standard input.")
    ],
    event_id: Annotated[
        str, typer.Option("--id", help="The event's id here, if not that of the file.")
    ] = "",
    json: Json = False,
) -> None:
    """Take an event over that was held elsewhere, with all its results; nobody gets a letter.

    Its players must be in the register: they are known by their member numbers, else by id and
    name. The event is left running, so that `corr event close` computes its ranking.

    Example: corr event import SK24.json
    """
    from corr.ranking.eventfile import parse
    from corr.service.import_event import import_event
    from corr.tournament.elsewhere import read_tables
    from corr.tournament.wording import counted

    source = "standard input" if file == "-" else file
    text = read_text(Path(file))
    try:
        content = parse(text)
    except ArbiterError as error:
        raise ArbiterError(*(f"{source}: {fault}" for fault in error.faults)) from None
    tables = read_tables(text, source)
    with office_of(context) as office:
        act = act_of(context, "import")
        try:
            contest = import_event(office, content, tables, act, event=event_id)
        except ArbiterError as error:
            raise ArbiterError(*(f"{source}: {fault}" for fault in error.faults)) from None
    if json:
        print_json({"event": contest.id, "players": contest.order, "games": len(contest.pairings)})
        return
    games, players = len(contest.pairings), counted(len(contest.order), "player")
    print(f"{contest.id} is here with {players} and {counted(games, 'game')}")
    print(f"`corr event close {contest.id} --no-letters` computes its ranking and report")


def trf(
    context: typer.Context,
    event: Source,
    out: Annotated[str, typer.Option(metavar="FILE", help="Where to write; - prints it.")] = "-",
) -> None:
    """Write an event as a TRF16, the tournament report file of chess federations.

    What such a file has no room for is said on standard error. If nothing sensible can be
    written, nothing is, and the exit status is 2.

    Example: corr event trf SK24 --out SK24.trf
    """
    from corr.report.trf import trf as written

    found = written(tables_of(context, event))
    for remark in found.remarks:
        complain(f"not in the TRF as it was: {remark}")
    sys.stderr.flush()
    write_out(out, found.text)
