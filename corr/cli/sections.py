"""`corr event sections`, `decide`, `next`: what concerns sections, divisions and seasons."""

from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from corr.cli.common import (
    Json,
    act_of,
    office_of,
    print_json,
    print_lines,
    the_players,
    write_private,
)
from corr.cli.rulings import Event, Reason
from corr.errors import ArbiterError


def register(app: typer.Typer) -> None:
    """Add the commands to `corr event`."""
    app.command()(sections)
    app.command()(decide)
    app.command("next")(next_)


def sections(context: typer.Context, event: Event, json: Json = False) -> None:
    """Print the crosstables of all sections, final groups or divisions as they stand.

    Example: corr event sections SK24
    """
    from corr.service.event_letters import the_contest
    from corr.service.stages import section_crosstables
    from corr.tournament.crosstable import as_dict, as_text

    with office_of(context) as office:
        found = section_crosstables(office, the_contest(office, event))
    if not found:
        raise ArbiterError(f"{event} has no sections that are drawn")
    if json:
        print_json([{"section": name, **as_dict(table)} for name, table in found])
        return
    for name, table in found:
        print_lines([name, "", *as_text(table).splitlines(), ""])
        print_lines([*(row.why for row in table.rows), ""])


def decide(
    context: typer.Context,
    event: Event,
    players: Annotated[
        list[str], typer.Argument(metavar="PLAYER…", help="The first named goes before.")
    ],
    reason: Reason,
    json: Json = False,
) -> None:
    """Part players who share a place where it decides who goes on, up or down.

    Their places in the tables stay shared.

    Example: corr event decide SK24 1234 1250 --reason "won the replay"
    """
    from corr.service.stages import decide_order

    with office_of(context) as office:
        ids = the_players(office, players)
        decide_order(office, event, ids, act_of(context, f"decide.{event}", reason))
    if json:
        print_json({"event": event, "decided": ids})
    else:
        print_lines([f"{event}: {', '.join(ids)}, in this order"])


def next_(
    context: typer.Context,
    event: Event,
    new_id: Annotated[str, typer.Option("--id", help="The id of the next season's event.")],
    start: Annotated[str, typer.Option(help="Its first day, YYYY-MM-DD.")],
    name: Annotated[str, typer.Option(help="Its name, if not that of this season.")] = "",
    leaving: Annotated[
        list[str] | None, typer.Option(help="Who does not go on; may be repeated.")
    ] = None,
    successor: Annotated[
        list[str] | None, typer.Option(help="OLD=NEW: who takes over from who leaves.")
    ] = None,
    newcomer: Annotated[
        list[str] | None, typer.Option(help="Who enters the league; may be repeated.")
    ] = None,
    decided: Annotated[
        list[str] | None, typer.Option(help="Who share a place, in the order decided.")
    ] = None,
    spare_first: Annotated[
        bool, typer.Option("--spare-first", help="Fill a gap from the relegated first.")
    ] = False,
    out: Annotated[str, typer.Option(metavar="FILE", help="Where to write the file.")] = "",
    json: Json = False,
) -> None:
    """Say who goes up and down in a league, and write the event file of its next season.

    Nothing is recorded: look at the file, then open it. Without --out it is <ID>.toml.

    Example: corr event next SK24 --id SK25 --start 2025-02-01 --leaving 1234
    """
    from corr.service.next_season import draft_next_season
    from corr.tournament.league_event import Changes

    pairs = [text.partition("=") for text in successor or ()]
    if any(not found for _, found, _ in pairs):
        raise ArbiterError("--successor takes OLD=NEW")
    try:
        day = date.fromisoformat(start)
    except ValueError:
        raise ArbiterError(
            f"--start: a date such as 2025-02-01 is expected, not {start}"
        ) from None
    with office_of(context) as office:
        old = the_players(office, [one.strip() for one, _, _ in pairs])
        new = the_players(office, [one.strip() for _, _, one in pairs])
        gone = the_players(office, leaving or [])
        changes = Changes(
            leaving=tuple(dict.fromkeys((*gone, *old))),
            successors=dict(zip(old, new, strict=True)),
            newcomers=tuple(the_players(office, newcomer or [])),
            decided=tuple(the_players(office, decided or [])),
            spare_first=spare_first,
        )
        found = draft_next_season(office, event, changes, new_event=new_id, start=day, name=name)
    path = Path(out or f"{new_id}.toml")
    write_private(path, found.text)
    if json:
        divisions = [
            {"division": division, "players": list(players)}
            for division, players in found.season.divisions
        ]
        print_json({"file": str(path), "divisions": divisions, "moves": list(found.words)})
        return
    print_lines(found.words)
    print(f"wrote {path}; look at it, then `corr event open {path}`")
