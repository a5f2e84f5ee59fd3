"""Whether the register of levels says what follows from closings and rulings."""

from collections.abc import Iterator
from dataclasses import replace

from corr.ranking.correspondence.levels import write_level
from corr.ranking.correspondence.register import Given, Status
from corr.service.office.office import Office
from corr.service.register.levels import exemptions_of, given_by_closing, level_rulings, set_by
from corr.store.level_rows import row_of
from corr.store.levels import UNSETTLED
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import DanDecided, LevelSet
from corr.tournament.play.person import stream_of


def levels_of_event(office: Office, contest: Contest) -> Iterator[str]:
    """What the register has of an event that its closing does not say, and the other way."""
    closed, at = contest.closing, contest.closed_at
    if closed and contest.state == "closed" and closed.levels is None:
        return  # written down by the report alone
    stands = closed is not None and at is not None and contest.state == "closed"
    found = office.store.given_by(contest.id)
    wanted = given_by_closing(contest, closed, at) if stands and closed and at else {}
    for player in sorted(found.keys() | wanted.keys()):
        there, here = _said(found.get(player)), _said(wanted.get(player))
        if there != here:
            yield f"the register has {there} for {player}, the events {here}"


def _said(one: Given | None) -> str:
    """The level that was given, and what else is said with it."""
    if one is None:
        return "none"
    words = (
        f"since {one.on}" if one.entered_at else "",
        "kept" * one.kept,
        "confirmed" * bool(one.confirmed),
        f"reaching {write_level(one.reaches)}" if one.reaches else "",
        "proposed" * (one.status != "official" or one.decided_at is not None),
    )
    return " ".join((write_level(one.level), *filter(None, words)))


def levels_of_player(office: Office, player: str) -> Iterator[str]:
    """Where the register says something else of a player than their stream and their history."""
    history, row = office.store.level_history(player), office.store.level_row(player)
    rulings = level_rulings(office.store.events(stream_of(player)))
    exempt = sorted((one for _, one in exemptions_of(rulings)), key=lambda one: one.first)
    if sorted(history.exemptions, key=lambda one: one.first) != exempt:
        yield "the exemptions in the register are not those of the rulings"
    there = {(one.source, one.report): one for one in history.given}
    for number, ruling in rulings.items():
        if isinstance(ruling.body, LevelSet):
            wanted = set_by(number, ruling)
            found = there.get((wanted.source, number))
            if found is None or replace(found, taken_back_at=None) != wanted:
                yield f"the level that ruling {number} set is not in the register"
            elif bool(found.taken_back_at) is not bool(ruling.undone_by):
                yield f"the register does not follow the undoing of ruling {number}"
    decided: dict[tuple[str, int], Status] = {
        (ruling.body.event, ruling.body.report): _status(ruling.body)
        for ruling in rulings.values()
        if isinstance(ruling.body, DanDecided) and not ruling.undone_by
    }
    for (event, report), status in decided.items():
        title = there.get((event, report))
        if title is None or title.status != status:
            yield f"the title of {event} is {status} by a ruling, and not in the register"
    if history.given and row is None:
        yield "the register has no row for the player's level"
    if row is not None and row.due != UNSETTLED and row != row_of(player, history, row.day):
        yield f"the register has {row.level or 'no level'}, which does not follow from the history"


def _status(body: DanDecided) -> Status:
    return "official" if body.confirmed else "refused"
