"""What those who decide an appeal can do, as commands.

It writes no letter and stands apart from what does: the morning look shows the commands too.
"""

from corr.service.letters.impartial import needs_panel
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.ruled import ways_to_decide, ways_to_vote
from corr.tournament.wording import typed


def ways_on(contest: Contest, number: int) -> tuple[str, ...]:
    """What those who decide an appeal can do: where three vote, they are named first."""
    if not needs_panel(contest):
        return ways_to_decide(contest.id, number)
    if contest.rulings[number].panel:
        return ways_to_vote(contest.id, number)
    return (way_to_name(contest.id, number),)


def way_to_name(event: str, number: int) -> str:
    """The command by which the three who vote on an appeal are named (backgammon.md 8).

    >>> way_to_name("BG29", 3)
    'corr appeal panel BG29 3 A B C --reason TEXT'
    """
    return typed("appeal", "panel", event, f"{number}", "A", "B", "C", "--reason", "TEXT")
