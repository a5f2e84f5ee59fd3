"""`corr status` and `corr metrics`: how an installation does."""

from datetime import UTC, datetime

import typer

from corr.acts.common import (
    Json,
    now_of,
    office_of,
    print_json,
    print_lines,
    settings_of,
)
from corr.acts.declared import asked
from corr.acts.errand import page_of, reader_of
from corr.operating.metrics import metrics_text
from corr.operating.status import as_lines, status_of, to_json
from corr.who import Who


@asked(Who.DESK)
def status(context: typer.Context, json: Json = False) -> None:
    """Show how everything does: daemon, mail servers, letters, games, clocks, disk, backup.

    Exit status: 0 all is well, 1 something needs somebody (the first lines say what), 2 there is
    no installation to look at.

    Example: corr status || corr status --json | mail -s "corr" me@example.org
    """
    with office_of(context) as office:
        at, reader = now_of(context), reader_of(context)
        found = status_of(settings_of(context), office, at, datetime.now(UTC), reader)
        if json:
            print_json(context, to_json(found))
        else:
            print_lines(context, as_lines(found))
    if found.needs:
        raise typer.Exit(1)


def metrics(context: typer.Context) -> None:
    """Print the figures that the daemon writes for a node exporter (section metrics).

    Example: corr metrics
    """
    with office_of(context) as office:
        settings = settings_of(context)
        page_of(context).add(metrics_text(settings, office, now_of(context), datetime.now(UTC)))
