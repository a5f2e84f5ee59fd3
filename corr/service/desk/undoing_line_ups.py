"""Rulings about line-ups of rounds to come that are undone: what held before holds again."""

from corr.service.desk.teams import choose_again, line_up_again
from corr.service.desk.undoing import Undoing
from corr.tournament.events.events_contest import LineUp


def line_up_as_before(undoing: Undoing) -> None:
    """Let a team's line-up hold that was reported before, or none."""
    body, draw = _line_up_of(undoing), undoing.contest_before().team_draw
    key = (body.round, body.team)
    line_up_again(
        *(undoing.office, undoing.contest.id, body.team, body.round),
        *(draw.line_ups.get(key, ()), draw.chosen.get(key, ()), undoing.act),
    )


def boards_as_before(undoing: Undoing) -> None:
    """Let what the visitors had chosen before hold; without that the last boards stay empty."""
    body, draw = _line_up_of(undoing), undoing.contest_before().team_draw
    choose_again(
        *(undoing.office, undoing.contest.id, body.team, body.round),
        *(draw.chosen.get((body.round, body.team), ()), undoing.act),
    )


def _line_up_of(undoing: Undoing) -> LineUp:
    """What a ruling said of a line-up. Raises ArbiterError if a later one builds on it."""
    (body,) = undoing.bodies(LineUp)
    key = (body.round, body.team)
    later = undoing.later(
        lambda one: isinstance(one.body, LineUp) and (one.body.round, one.body.team) == key
    )
    if later and body.round > undoing.contest.team_draw.drawn:
        raise undoing.comes_first(later, body.team)
    return body
