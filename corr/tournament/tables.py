"""The table of an event by its system, counted anew from its results each time."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from fractions import Fraction

from corr.tournament.contest import Contest, Results
from corr.tournament.cup import explain_places, places
from corr.tournament.interpretations import AnyTable
from corr.tournament.scoring import Standings, monrad_standings, standings
from corr.tournament.section_tables import reasons, whole_order
from corr.tournament.system_cup import state_of
from corr.tournament.system_monrad import byes_of
from corr.tournament.team_results import team_table


def standings_of(contest: Contest, results: Results) -> AnyTable:
    """The places of an event as it stands, and the figures that gave them."""
    system, games = contest.spec.system, tuple(results.values())
    if system.kind == "teams":
        return team_table(contest, results)
    if system.kind in ("stages", "league"):
        return whole_order(contest, results)
    if system.kind == "cup":
        return _cup_standings(contest, results)
    if system.kind == "monrad":
        return monrad_standings(
            contest.order,
            games,
            games_per_match=system.games_per_pair,
            withdrawn=contest.withdrawn,
            byes=byes_of(contest),
            weaver=system.scoring == "weaver",
            tie_breaks=system.tie_breaks,
        )
    return standings(
        contest.order,
        games,
        games_per_match=games_per_match(contest),
        withdrawn=tuple(contest.withdrawn),
        weaver=system.scoring == "weaver",
        tie_breaks=system.tie_breaks,
        meets=_meets(contest),
        match=system.kind == "match",
    )


def _cup_standings(contest: Contest, results: Results) -> Standings:
    """A cup's players by the round in which they left; who is still in it comes first.

    The rows are in the shape of a Monrad's, for there too each round brings another opponent.
    """
    table = monrad_standings(
        contest.order,
        tuple(results.values()),
        games_per_match=contest.spec.system.games_per_pair,
        withdrawn=contest.withdrawn,
        byes=byes_of(contest),
        replays=True,
    )
    rows = {row.player: row for row in table.rows}
    state = state_of(contest, results)
    found = places(state)
    placed = tuple(replace(rows[one.player], place=one.place) for one in found)
    return replace(
        table,
        rows=tuple(replace(row, used=Fraction(-row.place)) for row in placed),
        criteria=("used",),
        final=state.over,
    )


def reasons_of(contest: Contest, results: Results, names: Mapping[str, str]) -> Mapping[str, str]:
    """Why each player of a cup or of sections stands where they do; nothing for other systems."""
    if contest.spec.system.kind in ("stages", "league"):
        return reasons(contest, results)
    if contest.spec.system.kind != "cup":
        return {}
    found = places(state_of(contest, results))
    said = explain_places(found, names)
    return {one.player: why for one, why in zip(found, said, strict=True)}


def games_per_match(contest: Contest) -> int:
    """How many games two players who meet play, as far as it is known."""
    system = contest.spec.system
    if system.kind == "match" and system.until:
        return max(1, len(contest.pairings))
    return system.games_per_pair


def _meets(contest: Contest) -> Mapping[str, Collection[str]] | None:
    """Who is to meet whom where not all meet all."""
    if contest.spec.system.kind != "scheveningen":
        return None
    half = len(contest.order) // 2
    first, second = contest.order[:half], contest.order[half:]
    return {**dict.fromkeys(first, second), **dict.fromkeys(second, first)}
