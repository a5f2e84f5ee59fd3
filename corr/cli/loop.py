"""`corr init`, `corr daemon` and the daemon's five verbs as commands of their own."""

import logging
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from corr.cli.common import Json, print_json, settings_of, write_private
from corr.errors import ArbiterError

LOG_FORMAT = "%(asctime)s %(levelname)s %(message)s"


def register(app: typer.Typer) -> None:
    """Add the commands to the program."""
    for command in (init, daemon, fetch, handle, tick, send, wait):
        app.command()(command)


def init(
    folder: Annotated[Path, typer.Argument(help="Where the files are written.")] = Path(),
) -> None:
    """Write a commented settings file and the keys of the tags.

    Example: corr init club
    """
    from corr.config import create_keys, default_settings_text

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArbiterError(f"{folder}: {error.strerror}") from None
    write_private(folder / "corr.toml", default_settings_text())
    keys = folder / "corr.keys"
    if not keys.exists():
        create_keys(keys)
    print(f"wrote {folder / 'corr.toml'} and {keys}; fill in the addresses and servers")


def daemon(
    context: typer.Context,
    verbose: Annotated[bool, typer.Option(help="Log every step.")] = False,
) -> None:
    """Fetch, handle, tick, send and wait until stopped (SIGTERM or Ctrl-C).

    Example: corr --config club.toml daemon
    """
    from corr.daemon import run

    logging.basicConfig(
        stream=sys.stderr, format=LOG_FORMAT, level=logging.INFO if verbose else logging.WARNING
    )
    settings = settings_of(context)
    print(f"reading the mail of {settings.site.address} until Ctrl-C or SIGTERM", file=sys.stderr)
    run(settings)


def fetch(context: typer.Context, json: Json = False) -> None:
    """Take new letters from the mailbox into the inbox.

    Example: corr fetch
    """
    _run(context, "fetch", json)


def handle(context: typer.Context, json: Json = False) -> None:
    """Handle the letters that wait in the inbox.

    Example: corr handle
    """
    _run(context, "handle", json)


def tick(context: typer.Context, json: Json = False) -> None:
    """Send the reminders that are due and judge the clocks.

    Example: corr tick
    """
    _run(context, "tick", json)


def send(context: typer.Context, json: Json = False) -> None:
    """Send the letters that wait in the outbox.

    Example: corr send
    """
    _run(context, "send", json)


def wait(context: typer.Context, json: Json = False) -> None:
    """Wait for mail, at most as long as the settings say.

    Example: corr wait && corr fetch
    """
    _run(context, "wait", json)


def _run(context: typer.Context, verb: str, json: bool) -> None:
    from corr.daemon import Loop

    # A name of its own: what this process holds when it dies waits until the lease runs out.
    with Loop(settings_of(context), worker=f"{verb}.{os.getpid()}") as loop:
        count = int(getattr(loop, verb)())
        left = loop.office.store.waiting_outgoing() if verb == "send" else 0
    if json:
        print_json({"verb": verb, "count": count})
    elif verb == "wait":
        print("mail may have come" if count else "no mail")
    else:
        print(f"{verb}: {count}")
    if left:
        print(f"{left} letters wait to be sent: `corr event status` tells why", file=sys.stderr)
        raise typer.Exit(1)
