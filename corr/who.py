"""Who may send a command by letter. It loads nothing: commands that only look are quick."""

from enum import Enum


class Who(Enum):
    """Who may send a command by letter."""

    READERS = "an arbiter or the committee of the event"
    ARBITERS = "an arbiter of the event"
    CHIEF = "the chief arbiter of the event"
    COMMITTEE = "the committee of the event, without one the chief arbiter"
    DESK = "an arbiter of any event, or the operator"
    RANKERS = "the ranking committee or the federation's board"
    RANKING = "the ranking committee"
    BOARD = "the federation's board"
