"""What an event file says beside the results, so that its table can be counted from it alone."""

from collections.abc import Mapping

from corr.tournament.contest import Contest, Results
from corr.tournament.line_ups import members, teams_of
from corr.tournament.section_tables import holders
from corr.tournament.system_cup import state_of
from corr.tournament.system_monrad import byes_of
from corr.tournament.system_tables import teams
from corr.tournament.team_results import team_byes

PLAIN = {"kind": "round_robin"}
"""The system of a file that names none."""


def file_keys(contest: Contest, results: Results) -> Mapping[str, object]:
    """`system`, `byes`, `withdrawn` and `substituted`, as `elsewhere` reads them.

    A single round robin that everybody finished needs none of them.
    """
    system = _system(contest, results)
    of_teams = contest.spec.system.kind == "teams"
    byes = team_byes(contest) if of_teams else byes_of(contest)
    left = contest.team_draw.withdrawn if of_teams else contest.withdrawn
    found: dict[str, object] = {
        "system": system if system != PLAIN else None,
        "byes": [{"player": bye.player, "round": bye.round} for bye in byes],
        "withdrawn": [{"player": player, "after_round": last} for player, last in left.items()],
        "substituted": [
            {"player": player, "by": contest.holder(player)}
            for player in contest.numbers
            if contest.holder(player) != player
        ],
    }
    return {key: value for key, value in found.items() if value}


def _system(contest: Contest, results: Results) -> dict[str, object]:
    system = contest.spec.system
    found: dict[str, object] = {"kind": system.kind if contest.sections else system.table_of}
    if contest.sections:
        found["sections"] = [
            {"stage": one.stage, "name": one.name, "players": list(holders(contest, one))}
            for one in contest.sections
        ]
    if system.games_per_pair > 1:
        found["games_per_pair"] = system.games_per_pair
    if system.scoring == "weaver":
        found["scoring"] = "weaver"
    if system.tie_breaks:
        found["tie_breaks"] = list(system.tie_breaks)
    if system.kind == "monrad":
        found["rounds"] = contest.rounds
    if system.kind == "scheveningen":
        sides = zip("AB", teams(contest), strict=True)
        found["teams"] = [
            {"id": name, "players": [player for player in contest.order if player in side]}
            for name, side in sides
        ]
    if system.kind == "teams":
        found["boards"] = system.boards
        found["teams"] = [
            {"id": team, "players": list(members(contest, team))} for team in teams_of(contest)
        ]
    if system.kind == "cup":
        found["draw"] = list(state_of(contest, results).cup.slots)
        found["third_place"] = system.third_place
    return found
