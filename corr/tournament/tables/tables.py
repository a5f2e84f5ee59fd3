"""The table of an event by its system, counted anew from its results each time."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from fractions import Fraction

from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.monrad_byes import byes_of
from corr.tournament.contest.system_cup import state_of
from corr.tournament.contest.system_match import match_terms
from corr.tournament.contest.system_match import state_of as match_of
from corr.tournament.pairing.cup_places import cup_reasons, places
from corr.tournament.scoring.interpretations import AnyTable
from corr.tournament.scoring.scoring import monrad_standings, standings
from corr.tournament.scoring.scoring_games import Bye
from corr.tournament.scoring.scoring_table import Standings
from corr.tournament.tables.crosstable_rows import Crosstable, crosstable
from corr.tournament.tables.event_interpretations import decided_of
from corr.tournament.tables.section_tables import reasons, whole_order
from corr.tournament.tables.team_results import team_table
from corr.tournament.tables.why import Why, in_english


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
        table = monrad_standings(
            contest.order,
            games,
            games_per_match=system.games_per_pair,
            withdrawn=contest.withdrawn,
            byes=byes_of(contest),
            weaver=system.scoring == "weaver",
            tie_breaks=system.tie_breaks,
        )
    else:
        table = _all_meet(contest, results)
    return replace(table, final=table.final and not _more_to_come(contest, results))


def _more_to_come(contest: Contest, results: Results) -> bool:
    """Whether rounds of a Monrad, or games of a match with an aim, are still to be drawn."""
    if contest.state != "running":
        return False
    if terms := match_terms(contest.spec.system):
        return not match_of(contest, results, terms).over
    return contest.spec.system.kind == "monrad" and contest.drawn < contest.rounds


def _all_meet(contest: Contest, results: Results) -> Standings:
    """A match, a round robin or a Scheveningen, whose schedule is known."""
    system, games = contest.spec.system, tuple(results.values())
    return standings(
        contest.order,
        games,
        games_per_match=games_per_match(contest, results),
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
        byes=_cup_byes(contest, results),
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


def _cup_byes(contest: Contest, results: Results) -> tuple[Bye, ...]:
    """The byes of who does not play in their round.

    A correction can bring a game back for whose round somebody has a bye by now: one of the two
    does not follow from the results, and goes in the same act, whose letters count the table.
    """
    playing = {
        (game.round, player) for game in results.values() for player in (game.black, game.white)
    }
    return tuple(bye for bye in byes_of(contest) if (bye.round, bye.player) not in playing)


def crosstable_of(contest: Contest, results: Results, names: Mapping[str, str]) -> Crosstable:
    """The crosstable of an event as it stands, with the reason of every place in English."""
    table = standings_of(contest, results)
    why = reasons_of(contest, results, names)
    return crosstable(
        table,
        names,
        taken_back(contest, results, names),
        why={player: in_english(one) for player, one in why.items()},
        decided=decided_of(contest, results, table),
    )


def reasons_of(contest: Contest, results: Results, names: Mapping[str, str]) -> Mapping[str, Why]:
    """Why each player of a cup or of sections stands where they do; nothing for other systems."""
    if contest.spec.system.kind in ("stages", "league"):
        return reasons(contest, results)
    if contest.spec.system.kind != "cup":
        return {}
    found = places(state_of(contest, results))
    return dict(zip((one.player for one in found), cup_reasons(found, names), strict=True))


def taken_back(contest: Contest, results: Results, names: Mapping[str, str]) -> tuple[str, ...]:
    """The games that were annulled, and so are not in `results`, each with who played it."""
    return tuple(
        f"{one.game} {names.get(one.first, one.first)} – {names.get(one.second, one.second)}"
        for one in contest.pairings
        if one.game not in results
    )


def games_per_match(contest: Contest, results: Results) -> int:
    """How many games two players who meet play, as far as it is known."""
    system = contest.spec.system
    if system.kind == "match" and system.until:
        return max(1, len(results))
    return system.games_per_pair


def _meets(contest: Contest) -> Mapping[str, Collection[str]] | None:
    """Who is to meet whom where not all meet all."""
    if contest.spec.system.kind != "scheveningen":
        return None
    half = len(contest.order) // 2
    first, second = contest.order[:half], contest.order[half:]
    return {**dict.fromkeys(first, second), **dict.fromkeys(second, first)}
