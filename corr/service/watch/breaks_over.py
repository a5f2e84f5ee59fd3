"""Breaks between the games of matches that are over: the next game is thrown, and both hear."""

from datetime import datetime

from corr.service.letters.apart import Apart
from corr.service.office.office import Office, Step, no_step
from corr.service.play.beacons import break_cause, let_go_on


def look_at_breaks(office: Office, at: datetime, step: Step = no_step) -> int:
    """Let matches go on whose break is over, each in one transaction; how many letters went."""
    if not (matches := office.store.seeds.matches()):
        return 0
    letters, apart = 0, Apart(office, at)
    for row in office.store.events.due_games(at):
        if row.id not in matches:
            continue
        step("due")
        with apart.each("game", row.id), office.folder.transaction():
            game = office.folder.game(row.id)
            until = game.breaks.until if game else None
            if until is not None and until <= at:
                letters += let_go_on(office, row.id, at, break_cause(row.id, until))
            step("judged")
    return letters
