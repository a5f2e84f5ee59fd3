"""`corr init`, `corr daemon` and the daemon's five verbs as commands of their own."""

import logging
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer

from corr.acts.by_letter import MailDesk
from corr.acts.common import Json, complain, print_json, settings_of, write_private
from corr.cli.idle import sight
from corr.cli.set_up.backup import since_of
from corr.config import Settings, create_keys, default_settings_text
from corr.daemon import Loop, run
from corr.errors import ArbiterError, ConfigError, CorrError
from corr.log import is_journal, set_up, tell
from corr.operating.units import is_left_alone, is_news
from corr.service.watch.idle import note_settings, note_tick
from corr.wire.errors import WireError

Cron = Annotated[
    bool,
    typer.Option(
        "--cron",
        help="Tell of each outage once; leave a server that refused us alone for a while.",
    ),
]


def init(
    folder: Annotated[Path, typer.Argument(help="Where the files are written.")] = Path(),
) -> None:
    """Write a commented settings file and the keys of the tags.

    Example: corr init club
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ArbiterError(f"{folder}: {error.strerror}") from None
    write_private(folder / "corr.toml", default_settings_text())
    keys = folder / "corr.keys"
    if not keys.exists():
        create_keys(keys)
    print(f"wrote {folder / 'corr.toml'} and {keys}; fill in the addresses and servers")


def daemon(
    context: typer.Context,
    verbose: Annotated[
        bool, typer.Option("--verbose", help="Log everything, whatever the settings say.")
    ] = False,
) -> None:
    """Fetch, handle, tick, send and wait until stopped (SIGTERM or Ctrl-C).

    What it does it tells on standard error, one line each: no letter's words, address or code.

    Example: corr --config club.toml daemon
    """
    settings = settings_of(context)
    _log(settings, "debug" if verbose else settings.log.level)
    with suppress(OSError):  # where the log goes there may be no room
        where = settings.site.address
        print(f"reading the mail of {where} until Ctrl-C or SIGTERM", file=sys.stderr)
    try:
        run(settings, desk=MailDesk(settings))
    except CorrError:
        raise
    except Exception as error:
        # A traceback might quote a letter; the places in the code are told.
        tell("daemon.crashed", level=logging.ERROR, error=error)
        raise typer.Exit(1) from None


def fetch(
    context: typer.Context,
    from_handled: Annotated[
        bool,
        typer.Option("--from-handled", help="Take in again what lies in the folder Handled."),
    ] = False,
    since: Annotated[
        str, typer.Option(metavar="DATE", help="With --from-handled: what came since that day.")
    ] = "",
    cron: Cron = False,
    json: Json = False,
) -> None:
    """Take new letters from the mailbox into the inbox.

    With --from-handled also those that were moved away on the server, for a database that is
    older than they are. A letter that is here already changes nothing; a restored copy does it
    by itself.

    Example: corr fetch --from-handled --since 2026-01-31
    """
    if since and not from_handled:
        raise ArbiterError("--since goes with --from-handled")
    if not from_handled:
        _run(context, "fetch", json, cron=cron)
        return

    begin = since_of(since) if since else None
    with Loop(settings_of(context), worker=f"fetch.{os.getpid()}") as loop:
        count = loop.fetch_handled(begin)
    print_json(context, {"verb": "fetch", "count": count}) if json else print(f"fetch: {count}")


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


def send(context: typer.Context, cron: Cron = False, json: Json = False) -> None:
    """Send the letters that wait in the outbox.

    Example: corr send
    """
    _run(context, "send", json, cron=cron)


def wait(context: typer.Context, json: Json = False) -> None:
    """Wait for mail, at most as long as the settings say.

    Example: corr wait && corr fetch
    """
    _run(context, "wait", json)


def _log(settings: Settings, level: str) -> None:
    journal = is_journal(sys.stderr, os.environ)
    set_up(form=settings.log.format, level=level, journal=journal)


def _run(context: typer.Context, verb: str, json: bool, *, cron: bool = False) -> None:
    _log(settings_of(context), "warning")
    # A name of its own: what this process holds when it dies waits until the lease runs out.
    settings, worker = settings_of(context), f"{verb}.{os.getpid()}"
    loop_of = Loop(settings, worker=worker, quiet=cron, desk=MailDesk(settings))
    with _ending_cleanly(), loop_of as loop:
        store = loop.office.store
        house, at = store.marks.house(), loop.clock.now()
        count = _for_cron(loop, verb) if cron else int(getattr(loop, verb)())
        left = store.letters.waiting_outgoing() if verb == "send" else 0
        if settings.clock.file is None:
            _note_idle(loop, verb, house, at)
    if json:
        print_json(context, {"verb": verb, "count": count})
    elif verb == "wait":
        print("mail may have come" if count else "no mail")
    else:
        print(f"{verb}: {count}")
    if left:
        if not cron:
            words = f"{left} letters wait to be sent: `corr event status` tells why"
            print(words, file=sys.stderr)
        raise typer.Exit(1)


def _note_idle(loop: Loop, verb: str, house: str, at: datetime) -> None:
    """Note what spares the next one a look at nothing; `at`, before this one, it was `house`."""
    settings = loop.settings
    note_settings(loop.office, sight(str(settings.file), str(settings.secrets.keys_file)), at)
    if verb == "tick":
        note_tick(loop.office, house, at)


@contextmanager
def _ending_cleanly() -> Iterator[None]:
    """Told to end by SIGTERM, give back what is in work, as at Ctrl-C."""

    def end(signum: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + signum)

    former = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, former)


def _for_cron(loop: Loop, verb: str) -> int:
    """Fetch or send; not every run tells of a server's outage, but each ends with 1 or 2."""
    store, server = loop.office.store, "imap" if verb == "fetch" else "smtp"
    if is_left_alone(store, server, datetime.now(UTC)):
        raise typer.Exit(1)
    count, trouble = 0, None
    try:
        count = int(getattr(loop, verb)())
    except (WireError, ConfigError) as error:
        trouble = error
    if verb == "send":
        trouble = loop.sending_trouble
    if trouble is not None:
        if is_news(store, server, trouble, datetime.now(UTC)):
            complain(None, str(trouble))
        raise typer.Exit(2 if isinstance(trouble, ConfigError) else 1)
    return count
