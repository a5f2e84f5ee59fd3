"""`corr backup`, `corr restore`, `corr purge`: copies of everything, and what is thrown away."""

import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from corr.acts.common import Json, now_of, office_of, print_json, settings_of
from corr.errors import ArbiterError
from corr.operating.backup import back_up, in_words
from corr.operating.backup import restore as put_back
from corr.operating.lock import daemon_of
from corr.service.office.office import Office
from corr.service.office.trusted import MAILS, is_much, say_yes, trusted
from corr.service.watch.health import Purge
from corr.service.watch.health import purge as throw_away
from corr.store.upkeep import Purged

if TYPE_CHECKING:
    from collections.abc import Mapping


def backup(
    context: typer.Context,
    target: Annotated[
        str, typer.Argument(help="A new file, or a folder: one that is there, or ends in /.")
    ],
    keep: Annotated[
        int | None, typer.Option(min=1, help="In a folder: remove all but the newest N backups.")
    ] = None,
    json: Json = False,
) -> None:
    """Write database, keys and settings into one file (mode 600), also while the daemon runs.

    The copy is of one instant and is looked through before it gets its name. It holds every
    letter and the keys of the tags: keep it as secret as the database. Passwords are not in it.

    Example: corr backup backups/ --keep 14
    """
    with office_of(context) as office:
        made = back_up(
            settings_of(context),
            office.store,
            Path(target),
            now_of(context),
            into_folder=target.endswith("/"),
            keep=keep,
        )
    if json:
        print_json(
            context,
            {
                "file": str(made.file),
                "bytes": made.size,
                "made_at": made.made_at.isoformat(),
                "version": made.version.version,
                "schema": made.version.schema,
                "counts": dict(made.counts),
                "removed": [str(path) for path in made.removed],
            },
        )
        return
    print(f"{made.file}: {in_words(made.size)}, {_counted(made.counts)}")
    for path in made.removed:
        print(f"removed {path}")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `corr backup` wrote.")],
    into: Annotated[Path, typer.Option(help="An empty folder, or one that is not there yet.")],
    json: Json = False,
) -> None:
    """Put database, keys and settings of a backup back, in a folder of their own.

    Stop the old daemon first: two must not answer the same mail. Letters that came in after the
    backup lie in the folder `Handled` on the mail server: the first fetch of the copy takes them
    in again, and they are handled as of their arrival. What we sent after the backup is written
    and sent once more, under the same Message-IDs. What you yourself ordered after the backup
    (entered, started, closed, released) is not in it: order it again.

    Example: corr restore backups/corr-20260101T030000Z.tar.gz --into club
    """
    done = put_back(file, into)
    if json:
        print_json(
            None,
            {
                "settings": str(done.settings),
                "made_at": done.backup.made_at.isoformat(),
                "version": done.backup.version.version or None,
                "schema": done.backup.version.schema or None,
                "since": done.since.isoformat(),
                "counts": dict(done.backup.counts),
                "to_do": list(done.to_do),
            },
        )
        return
    made = done.backup
    print(f"restored as of {made.made_at:%Y-%m-%d %H:%M} UTC: {_counted(made.counts)}")
    print(f"  made by {made.version}")
    for line in done.to_do:
        print(f"  to do: {line}")
    print(
        f"then `corr --config {done.settings} doctor`, and where this takes the old one's place "
        f"`corr --config {done.settings} daemon`: never both, they would answer the same mail"
    )


def purge(
    context: typer.Context,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would be thrown away.")
    ] = False,
    rebuild: Annotated[
        bool, typer.Option("--rebuild", help="Also write the database anew, as small as can be.")
    ] = False,
    yes: Annotated[
        bool, typer.Option("--yes", help="Also if it is much, or no mail says what time it is.")
    ] = False,
    json: Json = False,
) -> None:
    """Throw away the bytes of old letters, as the section retention of the settings says.

    The daemon does it once a day. Nothing goes that belongs to an event which is still going on,
    or that a clock, a question or you still need; keys, fates and moves stay for ever.

    What is old is counted by the newest mail that the mail server has dated. More than 10 letters
    that are more than a tenth of all go with --yes only, which is also your yes to the mails that
    the daemon waits to delete on the server.

    Example: corr purge --dry-run
    """
    settings, at = settings_of(context), now_of(context)
    if rebuild and (dry_run or daemon_of(settings.database.path) is not None):
        raise ArbiterError("--rebuild: stop the daemon first, and leave --dry-run out")
    with office_of(context) as office:
        as_of = _as_of(office, at, may_guess=yes or dry_run)
        if not (dry_run or yes):
            _refuse_much(office, throw_away(office, settings.retention, as_of, dry_run=True))
        agreed = say_yes(office, as_of) if yes and not dry_run else {}
        done = throw_away(office, settings.retention, as_of, dry_run=dry_run)
        if rebuild:
            print("writing the database anew …", file=sys.stderr)
            office.store.upkeep.rebuild()
    kinds = {"letters": done.letters, "outgoing": done.outgoing, "strangers": done.strangers}
    if json:
        print_json(
            context, {"dry_run": dry_run, **{name: _json(one) for name, one in kinds.items()}}
        )
        return
    print("would be thrown away:" if dry_run else "thrown away:")
    for name, one in kinds.items():
        print(f"  {name:<9}  {_words(one)}")
    if MAILS in agreed:
        print(f"the daemon deletes {agreed[MAILS][0]} mails on the server")


def _as_of(office: Office, at: datetime, *, may_guess: bool) -> datetime:
    """The time that is sure. Raises ArbiterError if there is none and nobody vouches for it."""
    known = trusted(office, at)
    if known is None and not may_guess:
        raise ArbiterError(
            f"no mail has come yet that says whether it is {at:%Y-%m-%d %H:%M} UTC, as this "
            "machine's clock shows: if that is right, give --yes"
        )
    return known or at


def _refuse_much(office: Office, found: Purge) -> None:
    """Raises ArbiterError if it is more than is thrown away without a yes."""
    part, whole = found.all.letters, office.store.marks.letters_with_bytes()
    if is_much(part, whole):
        raise ArbiterError(
            f"{part} of {whole} letters would be thrown away, more than a tenth: look with "
            "`corr purge --dry-run`, and if the clock and [retention] are right, give --yes"
        )


def since_of(text: str) -> datetime:
    """The start of a day of UTC that is written YYYY-MM-DD. Raises ArbiterError."""
    try:
        return datetime.fromisoformat(f"{text}T00:00:00+00:00")
    except ValueError:
        raise ArbiterError(f"--since: a date such as 2024-02-01 is expected, not {text}") from None


def _counted(counts: "Mapping[str, int]") -> str:
    names = {"event": "events", "inbox": "letters in", "outbox": "letters out", "game": "games"}
    return ", ".join(f"{n} {names[table]}" for table, n in counts.items() if table in names)


def _words(one: Purged) -> str:
    return f"{one.letters} letters, {in_words(one.bytes)}"


def _json(one: Purged) -> dict[str, int]:
    return {"letters": one.letters, "bytes": one.bytes}
