"""`corr status`, `corr metrics` and `corr check`: how an installation does."""

from datetime import UTC, datetime

import typer

from corr.cli.common import Json, counting, now_of, office_of, print_json, print_lines, settings_of
from corr.cli.errand import reader_of


def register(app: typer.Typer) -> None:
    """Add the commands to the program."""
    for command in (status, metrics, check):
        app.command()(command)


def status(context: typer.Context, json: Json = False) -> None:
    """Show how everything does: daemon, mail servers, letters, games, clocks, disk, backup.

    Exit status: 0 all is well, 1 something needs somebody (the first lines say what), 2 there is
    no installation to look at.

    Example: corr status || corr status --json | mail -s "corr" me@example.org
    """
    from corr.operating.status import as_lines, status_of, to_json

    with office_of(context) as office:
        at, reader = now_of(context), reader_of(context)
        found = status_of(settings_of(context), office, at, datetime.now(UTC), reader)
        if json:
            print_json(to_json(found))
        else:
            print_lines(as_lines(found))
    if found.needs:
        raise typer.Exit(1)


def metrics(context: typer.Context) -> None:
    """Print the figures that the daemon writes for a node exporter (section metrics).

    Example: corr metrics
    """
    from corr.operating.metrics import metrics_text

    with office_of(context) as office:
        settings = settings_of(context)
        print(metrics_text(settings, office, now_of(context), datetime.now(UTC)), end="")


def check(context: typer.Context, json: Json = False) -> None:
    """Fold every game and event anew from its events and compare with what the tables say.

    So are the links between events (see `corr game verify`), and the letters that show them; the
    bytes, addresses and times of all letters with the seals that were made when they were kept;
    letters and events with each other; and when each clock is looked at next.

    Also lists games with a move that the rules of today would not take: what was accepted stays
    accepted, but you should know. Exit status: 0 all agrees, 1 something differs.

    Example: corr check
    """
    from corr.service.watch.check import check_all
    from corr.tournament.wording import counted

    with office_of(context) as office, counting("looks") as progress:
        report = check_all(office, progress, at=now_of(context))
    if json:
        print_json(
            {
                "games": report.games,
                "annulled": report.annulled,
                "events": report.events,
                "players": report.players,
                "letters": report.letters,
                "letters_from_before_seals": report.unsealed,
                "faults": [{"where": one.where, "what": one.what} for one in report.faults],
            }
        )
    else:
        for one in report.faults:
            print(f"{one.where}: {one.what}")
        numbers = {"game": report.games, "event": report.events, "player": report.players}
        counts = ", ".join(counted(number, thing) for thing, number in numbers.items())
        counts += f" ({report.annulled} annulled)" if report.annulled else ""
        counts += f"; {counted(report.letters, 'letter')}" * bool(report.letters)
        if report.unsealed:
            counts += f" ({report.unsealed} from before there were seals: not compared)"
        print(f"{counts} checked: {counted(len(report.faults), 'fault')}")
    if report.faults:
        raise typer.Exit(1)
