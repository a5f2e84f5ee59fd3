"""Titles and kyu tests at the board as they are entered, and undone. One transaction each.

Whom an entry concerns is told of it by letter.
"""

from collections.abc import Sequence
from datetime import date

from corr.errors import ArbiterError
from corr.ranking.board.otb_levels import write_otb_level
from corr.ranking.board.otb_sittings import Sitting
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.people import called
from corr.service.register.other_hand import require_other
from corr.service.register.title_letters import tell_of_test, tell_of_title, tell_of_undoing
from corr.service.register.titles import entries_of, folded, log_of, require_allowed, the_judge
from corr.tournament.events.events import TitleBody, TitleSet, TitleTested, TitleUndone
from corr.tournament.events.events_titles import STREAM


def set_title(office: Office, player: str, level: int, on: date, act: Act) -> int:
    """Enter the title that a player holds from a day on; the entry's number.

    Raises ArbiterError for a day to come, and for who would enter a title of their own.
    """
    _require_past(on, act)
    require_other(office, player, act)
    body = TitleSet(
        player=player,
        level=write_otb_level(level),
        on=on.isoformat(),
        reason=act.reason,
        by=act.by,
        rule=act.rule,
    )
    with office.folder.transaction():
        number = _record(office, body, act)
        tell_of_title(office, body, act)
        return number


def add_sitting(office: Office, sitting: Sitting, judges: Sequence[str], act: Act) -> int:
    """Enter a kyu test; the entry's number. Raises ArbiterError with all that forbids it (R32.4).

    `judges` are the names of the ranking judges.
    """
    _require_past(sitting.on, act)
    require_other(office, sitting.player, act)
    judge = the_judge(sitting.judge, judges)
    row = office.store.player(sitting.player)
    if row is not None and folded(row.name) == folded(judge):
        raise ArbiterError(f"{judge} cannot supervise a test of their own")
    with office.folder.transaction():
        before = entries_of(office).sittings_of(sitting.player)
        require_allowed(before, sitting, called(office, sitting.player))
        body = TitleTested(
            player=sitting.player,
            level=write_otb_level(sitting.level),
            on=sitting.on.isoformat(),
            passed=sitting.passed,
            judge=judge,
            paper=sitting.paper,
            rating=sitting.rating,
            reason=act.reason,
            by=act.by,
            rule=act.rule,
        )
        number = _record(office, body, act)
        tell_of_test(office, body, act)
        return number


def undo_entry(office: Office, number: int, act: Act) -> TitleBody:
    """Let an entry hold no more; what it was. Raises ArbiterError if there is none that holds.

    A test on which a later one of the same player rests cannot go before it.
    """
    with office.folder.transaction():
        found = next((one for one in log_of(office) if one.event.seq == number), None)
        if found is None or isinstance(found.body, TitleUndone):
            raise ArbiterError(
                f"no title or test was entered as number {number}: `corr title log`"
            )
        if found.undone_by:
            raise ArbiterError(f"entry {number} was undone by {found.undone_by} already")
        require_other(office, found.body.player, act)
        if isinstance(found.body, TitleTested):
            own = entries_of(office).sittings_of(found.body.player)
            if own[-1].number != number:
                raise ArbiterError(
                    f"a later test rests on it: undo entry {own[-1].number} first",
                )
        body = TitleUndone(undoes=number, reason=act.reason, by=act.by, rule=act.rule)
        _record(office, body, act)
        tell_of_undoing(office, found.body, act)
        return found.body


def _record(office: Office, body: TitleBody, act: Act) -> int:
    last = len(office.store.events(STREAM))
    events = office.store.append(STREAM, last, [body], at=act.at, cause=act.cause)
    return events[-1].seq


def _require_past(on: date, act: Act) -> None:
    # Where the day begins first it is a day ahead of ours.
    if (on - act.at.date()).days > 1:
        raise ArbiterError(f"{on} is still to come")
