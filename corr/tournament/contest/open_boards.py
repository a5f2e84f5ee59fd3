"""Which boards of a short home team stay empty, as the visitors choose (SBGF 3.4). Pure.

A team whose players are too few for its boards loses some of them; between teams that play
backgammon the visitors say before the pairing which ones, and so who of theirs wins by walkover.
"""

from collections.abc import Sequence

from corr.errors import ArbiterError
from corr.games.registry import rules_for
from corr.sentences.said import joined, said
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import line_up, require_team
from corr.tournament.events.events_contest import LineUp
from corr.tournament.scoring.team_scoring import EMPTY

VISITORS = "visitors"
"""Who reported such a line-up."""


def open_boards(
    contest: Contest, team: str, number: int, boards: Sequence[int], pair: tuple[str, str] | None
) -> LineUp:
    """The home team's line-up of a round, with these boards empty; raises every fault.

    `pair` are the home team and the visitors of that round, None where it is not known yet whom
    the team meets. The home team's players keep their order.
    """
    require_team(contest, team)
    if rules_for(contest.spec.game.kind).of_itself is None:
        raise ArbiterError(said("why_team", "boards_of_matches", event=contest.id))
    if number <= contest.team_draw.drawn:
        raise ArbiterError(said("why_team", "boards_too_late", number=number))
    if pair is None:
        raise ArbiterError(said("why_team", "boards_of_whom", team=team, number=number))
    home, visitors = pair
    if team != visitors:
        raise ArbiterError(said("why_team", "boards_at_home", team=team, number=number))
    theirs, own = (
        [one for one in line_up(contest, number, side) if one != EMPTY] for side in pair
    )
    most = contest.spec.system.boards
    short, faults = most - len(theirs), list[str]()
    if short <= 0:
        faults.append(said("why_team", "boards_all_full", team=home, number=number))
    elif len(own) < most and len(own) <= len(theirs):
        faults.append(said("why_team", "boards_as_short", team=team, other=home))
    elif len(set(boards)) != short or len(boards) != short:
        faults.append(said("why_team", "boards_so_many", team=home, n=short, found=len(boards)))
    if not all(1 <= at <= most for at in boards):
        faults.append(said("why_team", "boards_from_to", most=most))
    if faults:
        raise ArbiterError(*(joined(": ", (contest.id, fault)) for fault in faults))
    rest = iter(theirs)
    seats = tuple(EMPTY if at in boards else next(rest) for at in range(1, most + 1))
    return LineUp(team=home, round=number, players=seats, by=VISITORS)
