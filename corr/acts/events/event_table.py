"""`corr event table`: a look at an event that loads nothing of what changes one."""

import typer

from corr.acts.common import Event, Json, office_of, print_json, print_lines, print_text
from corr.acts.declared import asked
from corr.errors import ArbiterError
from corr.service.office.tables import (
    history_json,
    history_lines,
    no_table_yet,
    table_of,
    the_contest,
)
from corr.words.tables import as_dict, english, in_english


@asked()
def table(context: typer.Context, event: Event, json: Json = False) -> None:
    """Print an event's crosstable with the reason of every place.

    Example: corr event table SK24
    """
    with office_of(context) as office:
        contest = the_contest(office, event)
        if not contest.order:
            raise ArbiterError(no_table_yet(contest))
        found = table_of(office, contest)
    if json:
        over = history_json(contest)["cancelled"]
        print_json(context, {**as_dict(found), **({"cancelled": over} if over else {})})
        return
    if contest.state == "cancelled":
        print_lines(context, [f"{event}:", *history_lines(contest)])
        return
    print_text(context, english(found))
    for row in found.rows:
        print_text(context, in_english(row.why))
