"""What undoes rulings about an event as a whole: its file, and what counts for its draws."""

from corr.service.desk.annulments import set_right
from corr.service.desk.rulings import assess_result
from corr.service.desk.undoable import Undoing
from corr.service.event.changing import change_event
from corr.service.letters.event_letters import the_reason
from corr.tournament.events.events import FileChanged, OrderDecided, OrderUndecided, ResultAssessed
from corr.tournament.spec.spec_parts import EventSpec


def assess_as_before(undoing: Undoing) -> None:
    """Take a game that goes on to have the result that it was taken to have before, or none.

    Rounds that were drawn meanwhile stay as they were drawn (26.5).
    """
    (body,) = (one for one in undoing.bodies(ResultAssessed) if not one.used)
    game, event = body.game, undoing.contest.id
    later = undoing.later(
        lambda one: isinstance(one.body, ResultAssessed) and one.body.game == game
    )
    if later:
        raise undoing.comes_first(later, game)
    former = undoing.contest_before().assessed.get(game, "")
    assess_result(undoing.office, event, game, former, undoing.act)


def part_no_more(undoing: Undoing) -> None:
    """Let players share their place as before; what was drawn by their order is drawn anew."""
    (body,) = undoing.bodies(OrderDecided)
    office, contest, act = undoing.office, undoing.contest, undoing.act
    back = OrderUndecided(players=body.players, reason=the_reason(act))
    contest = office.folder.record(contest.id, contest, [back], at=act.at, cause=act.cause)
    if contest.state == "running":
        set_right(office, contest, act)


def take_former_file(undoing: Undoing) -> None:
    """Put the former event file in the place of the new one, as far as it still can be."""
    later = undoing.later(lambda one: isinstance(one.body, FileChanged))
    if later:
        raise undoing.comes_first(later, "the event's file")
    spec = former_file(undoing)
    assert spec is not None
    change_event(undoing.office, undoing.contest.id, spec, undoing.act)


def former_file(undoing: Undoing) -> EventSpec | None:
    """The event file before a ruling that changed it, None for any other ruling."""
    return undoing.contest_before().spec if undoing.has(FileChanged) else None
