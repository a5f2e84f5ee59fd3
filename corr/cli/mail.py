"""`corr mail`: the letters that came in, above all those set aside for the arbiter."""

import sys
from typing import Annotated

import typer

from corr.cli.common import Json, office_of, print_json, print_table
from corr.errors import ArbiterError

app = typer.Typer(help="Letters that came in and were set aside.", no_args_is_help=True)

Key = Annotated[str, typer.Argument(help="The letter's key, or its beginning.")]
STATES = ("received", "handled", "refused", "quarantined", "dropped")


@app.command("list")
def list_(
    context: typer.Context,
    state: Annotated[
        str, typer.Option(help=f"One of {', '.join(STATES)}, or all.")
    ] = "quarantined",
    json: Json = False,
) -> None:
    """List the letters that were set aside, or those in another state.

    Example: corr mail list --state refused
    """
    if state not in (*STATES, "all"):
        raise ArbiterError(f"--state is one of {', '.join(STATES)}, all; not {state}")
    with office_of(context) as office:
        rows = office.store.letters("" if state == "all" else state)
    if json:
        print_json(
            [
                {
                    "key": row.key,
                    "sender": row.sender,
                    "arrived": row.arrived.isoformat(),
                    "state": row.state,
                    "reason": row.reason,
                    "attempts": row.attempts,
                    "verdict": row.verdict,
                    "selector": row.selector,
                }
                for row in rows
            ]
        )
        return
    if not rows:
        print("no letters")
    print_table(
        ("arrived", "state", "reason", "sender", "key"),
        [(f"{r.arrived:%Y-%m-%d %H:%M}", r.state, r.reason, r.sender, r.key) for r in rows],
    )


@app.command()
def show(context: typer.Context, key: Key) -> None:
    """Print a letter as it came in, byte for byte, and what is known of it on standard error.

    Example: corr mail show 0f3a > letter.eml
    """
    with office_of(context) as office:
        from corr.service.desk import find_letter

        row = find_letter(office, key)
    known = {
        "arrived": f"{row.arrived:%Y-%m-%d %H:%M:%S} UTC",
        "state": f"{row.state} ({row.reason})" if row.reason else row.state,
        "verdict": row.verdict or "no mail server was asked about the sender",
        "selector": row.selector,
    }
    for name, value in known.items():
        if value:
            print(f"{name}: {value}", file=sys.stderr)
    sys.stdout.buffer.write(row.raw)


@app.command()
def release(context: typer.Context, key: Key) -> None:
    """Let a letter that was set aside be handled anew, as of its arrival.

    Example: corr mail release 0f3a
    """
    with office_of(context) as office:
        from corr.service.desk import release_letter

        print(f"released: {release_letter(office, key)}")


@app.command()
def drop(context: typer.Context, key: Key) -> None:
    """Put a letter that was set aside away for good; its bytes are kept.

    Example: corr mail drop 0f3a
    """
    with office_of(context) as office:
        from corr.service.desk import drop_letter

        print(f"dropped: {drop_letter(office, key)}")
