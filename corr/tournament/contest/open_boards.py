"""Which boards of a short home team stay empty, as the visitors choose (SBGF 3.4). Pure.

A team whose players are too few for its boards loses some of them; between teams that play
backgammon the visitors say before the pairing which ones, and so who of theirs wins by walkover.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from corr.errors import ArbiterError
from corr.games.registry import rules_for
from corr.sentences.said import joined, said
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import line_up, require_team
from corr.tournament.events.events_contest import VISITORS, LineUp
from corr.tournament.scoring.team_scoring import EMPTY


class Fault(Struct, frozen=True, kw_only=True):
    """Why there is no choice, or not this one: the name of its sentence, and what that says."""

    code: str
    params: Mapping[str, object]


def why_no_choice(
    contest: Contest, team: str, number: int, pair: tuple[str, str] | None
) -> Fault | None:
    """Why a team may not choose in a round, None if it may.

    `pair` are the home team and the visitors of that round, None where it is not known yet whom
    the team meets.
    """
    about = {"team": team, "number": number}
    if rules_for(contest.spec.game.kind).of_itself is None:
        return Fault(code="boards_of_matches", params={})
    if number <= contest.team_draw.drawn:
        return Fault(code="boards_too_late", params={"number": number})
    if pair is None:
        return Fault(code="boards_of_whom", params=about)
    home, visitors = pair
    if team != visitors:
        return Fault(code="boards_at_home", params=about)
    theirs, own = (len(seated(contest, number, side)) for side in pair)
    most = contest.spec.system.boards
    if theirs >= most:
        return Fault(code="boards_all_full", params={"team": home, "number": number})
    if own < most and own <= theirs:
        return Fault(code="boards_as_short", params={"team": team, "other": home})
    return None


def wrong_boards(
    contest: Contest, number: int, home: str, boards: Sequence[int]
) -> Iterator[Fault]:
    """What is wrong with boards that are named for a short home team."""
    most, short = contest.spec.system.boards, missing(contest, number, home)
    if len(set(boards)) != short or len(boards) != short:
        params = {"team": home, "n": short, "found": len(boards)}
        yield Fault(code="boards_so_many", params=params)
    if not all(1 <= at <= most for at in boards):
        yield Fault(code="boards_from_to", params={"most": most})
    elif set(boards) == set(left_open(contest, number, home)):
        yield Fault(
            code="boards_already", params={"boards": tuple(f"{at}" for at in sorted(boards))}
        )


def left_open(contest: Contest, number: int, home: str) -> tuple[int, ...]:
    """The boards of a home team that stay empty in a round by what visitors chose."""
    seats = line_up(contest, number, home)
    return tuple(at for at, one in enumerate(seats, 1) if one == EMPTY)


def seated(contest: Contest, number: int, team: str) -> tuple[str, ...]:
    """The players who sit at a team's boards in a round, in order."""
    return tuple(one for one in line_up(contest, number, team) if one != EMPTY)


def missing(contest: Contest, number: int, team: str) -> int:
    """How many boards of a team nobody sits at in a round."""
    return contest.spec.system.boards - len(seated(contest, number, team))


def open_boards(
    contest: Contest, team: str, number: int, boards: Sequence[int], pair: tuple[str, str] | None
) -> LineUp:
    """The home team's line-up of a round, with these boards empty; raises every fault.

    The home team's players keep their order. `pair` is as in `why_no_choice`.
    """
    require_team(contest, team)
    none = why_no_choice(contest, team, number, pair)
    home = pair[0] if pair else ""
    faults = [none] if none else [*wrong_boards(contest, number, home, boards)]
    if faults:
        told = (said("why_team", one.code, **one.params) for one in faults)
        raise ArbiterError(*(joined(": ", (contest.id, one)) for one in told))
    rest = iter(seated(contest, number, home))
    most = contest.spec.system.boards
    seats = tuple(EMPTY if at in boards else next(rest) for at in range(1, most + 1))
    return LineUp(team=home, round=number, players=seats, by=VISITORS)
