"""People who asked to take part before they were in the register, once they are in it.

The form that they filled in is a wish that arrived then: they keep their place in the queue.
"""

from collections.abc import Collection, Sequence
from datetime import datetime

from corr.service.event.entering import fill_places, fingerprint, tell_wish, voucher_fault
from corr.service.event.opening import enter_players
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.tables import the_contest
from corr.service.office.why_aside import STRANGER_FORM, STRANGER_WAITS
from corr.service.players.strangers import form_in
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events_contest import EntryAsked


def keep_wishes(office: Office, players: Collection[str], act: Act) -> None:
    """Write down what new players had asked for by the form, in the events that are still open.

    Where nobody need be asked they get the next place that is free.
    """
    whys = (STRANGER_FORM, STRANGER_WAITS) if players else ()
    for row in (one for why in whys for one in office.store.upkeep.letters_because(why)):
        player = office.store.players.player_by_address(row.sender)
        if player is None or player.id not in players:
            continue

        form = form_in(office, row, act.at)
        contest = office.folder.contest(form.event) if form and form.event else None
        if form and contest and contest.state == "open":
            _keep(office, contest, player.id, row.arrived, form.voucher, act)


def enter_newcomers(
    office: Office, event: str, players: Sequence[str], act: Act, *, late: bool = False
) -> Contest:
    """Enter players who come into the register for an event, or put them into its queue.

    Raises ArbiterError if entries are over and they are not to come `late`.
    """
    with office.folder.transaction():
        contest = the_contest(office, event)
        new = [player for player in dict.fromkeys(players) if player not in contest.entries]
        if contest.state == "open" and len(new) > contest.places:
            for player in new:
                if contest.book.wish(player) is None:
                    contest = _wait(office, contest, player, act.at, "", act)
        contest = enter_players(office, event, players, act, late=late)
        return contest


def _keep(
    office: Office, contest: Contest, player: str, arrived: datetime, voucher: str, act: Act
) -> None:
    """Write a wish down, unless its event lets in nobody who asks so, or so late."""
    if player in contest.entries or contest.book.wish(player):
        return
    in_time = contest.takes_entries(arrived)
    good = bool(voucher) and in_time and not voucher_fault(contest, player, voucher)
    invited = good or (in_time and contest.spec.event.entry == "direct")
    if invited or contest.asks_arbiter:
        _wait(office, contest, player, arrived, voucher if good else "", act)


def _wait(
    office: Office, contest: Contest, player: str, arrived: datetime, voucher: str, act: Act
) -> Contest:
    """Put a player into the queue; who waits only for a place gets one or is told of the queue."""
    body = EntryAsked(
        player=player,
        arrived=arrived.isoformat(),
        voucher=fingerprint(contest.id, voucher) if voucher else "",
    )
    contest = office.folder.record(contest.id, contest, [body], at=act.at, cause=act.cause)
    contest = fill_places(office, contest, act)
    wish = contest.book.wish(player)
    if wish and wish.granted:
        tell_wish(office, contest, "queue", player, act)
    return contest
