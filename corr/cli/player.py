"""`corr player`: the register of players."""

from pathlib import Path
from typing import Annotated

import typer

from corr.cli.common import Json, act_of, now_of, office_of, print_json, print_table, read_text

app = typer.Typer(help="The register of players.", no_args_is_help=True)


@app.command("import")
def import_(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="The CSV file, or - for standard input.")],
    enter: Annotated[
        str, typer.Option(help="Also enter everybody of the file in this event.")
    ] = "",
    json: Json = False,
) -> None:
    """Enter or update players from a CSV file, all of them or none.

    Columns: name,email,member_no,club,country,language,time_zone,level,level_since.

    Example: corr player import members.csv --enter SK24
    """
    from corr.service.arbiter import enter_players
    from corr.service.players import import_players

    act = act_of(context, "player-import")
    with office_of(context) as office:
        done = import_players(office, read_text(file), str(file), act.at, act.cause)
        if enter:
            enter_players(office, enter, done.all, act_of(context, f"enter.{enter}"))
    if json:
        print_json({"new": done.new, "changed": done.changed, "same": done.same})
        return
    print(f"{len(done.new)} new, {len(done.changed)} changed, {len(done.same)} as they were")
    if enter:
        print(f"{len(done.all)} entered in {enter}")


@app.command("list")
def list_(context: typer.Context, json: Json = False) -> None:
    """List everybody in the register with their present level.

    Example: corr player list
    """
    at = now_of(context)
    with office_of(context) as office:
        rows = [(row, office.store.level_at(row.id, at)) for row in office.store.players()]
    if json:
        print_json(
            [
                {
                    "id": row.id,
                    "name": row.name,
                    "member_no": row.member_no,
                    "club": row.club,
                    "country": row.country,
                    "addresses": row.addresses,
                    "language": row.language,
                    "time_zone": row.time_zone,
                    "level": level or None,
                }
                for row, level in rows
            ]
        )
        return
    print_table(
        ("id", "name", "level", "club", "address"),
        [
            (row.id, row.name, level or "new", row.club, next(iter(row.addresses), ""))
            for row, level in rows
        ],
    )
