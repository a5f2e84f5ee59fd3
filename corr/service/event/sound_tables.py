"""Whether the tables of an event can be computed, asked before an act that changes them is kept.

Tables follow from events, and an act after which they cannot be computed would break all that is
shown of its event: a ruling, a draw, or a withdrawal after which they fail is undone. What a
player did in a game, and a loss on time, stay so: they are true whatever a table makes of them.
`round_dates` looks at those tables once for all that happened since its last look: to count them
for every game that ends would take seconds in an event of ten thousand, and minutes after a
night's letters.
"""

from corr.errors import ArbiterError, StoreError
from corr.service.event.event_tables import MOST_GAMES, event_tables
from corr.service.event.wrong import wrong_in
from corr.service.office.office import Office


class NoTables(ArbiterError):
    """The tables of an event could not be computed after an act, which is undone."""


def require_tables(office: Office, event: str) -> None:
    """Raise NoTables if the tables of an event that has started cannot be computed."""
    if why := why_no_tables(office, event):
        raise NoTables(
            f"nothing was done: {event} would have no tables after it ({why}). That is a fault "
            "of the program; everything stays as it was"
        )


def why_no_tables(office: Office, event: str) -> str:
    """Why the tables of an event cannot be computed, "" if they can or if it has none yet."""
    contest = office.folder.contest(event)
    if contest is None or not contest.order:
        return ""
    try:
        tables = event_tables(office, contest)
        if len(contest.pairings) <= MOST_GAMES:
            assert tables.crosstable
        wrong_in(office, contest)
    except StoreError:
        raise
    except Exception as error:  # whatever the results make of it
        return f"{type(error).__name__}: {error}"
    return ""
