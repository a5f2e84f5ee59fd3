"""What needs an arbiter because of clocks that stand still by their own word."""

from collections.abc import Iterator
from datetime import timedelta

from corr.service.office.office import Office
from corr.service.watch.needs import Look, Need, Urgency
from corr.tournament.events.events import PAUSED, ClockStopped
from corr.tournament.wording import typed

LONG = timedelta(days=14)
"""How long a clock may be paused before somebody is reminded of it."""


def paused_for_long(office: Office, look: Look) -> Iterator[Need]:
    """Games whose clock the arbiter paused and let stand still since."""
    for event, state in look.events.items():
        here = state == "running" and event not in look.damaged
        for name in office.store.games_with(event, ClockStopped.__name__) if here else ():
            game = office.folder.game(name)
            since = game.times.paused if game and PAUSED in game.times.holds else None
            if since is None or look.at - since <= LONG:
                continue
            days = (look.at - since).days
            yield Need(
                kind="paused",
                urgency=Urgency.SOON,
                event=event,
                words=f"the clock of {name} has been paused for {days} days",
                commands=(typed("clock", "resume", name, "--reason", "TEXT"),),
                about=name,
                since=since,
            )
