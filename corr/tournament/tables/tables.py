"""The table of an event by its system, counted anew, and which interpretations [T n] mattered."""

import dataclasses
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.registry import begins_in_tables
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.line_ups import team_table
from corr.tournament.contest.stages import (
    Qualification,
    Qualifier,
    SectionTable,
    places_of,
    reasons,
    section_table,
    section_tables,
    taken_along,
    whole_order,
)
from corr.tournament.pairing.cup import How, falls
from corr.tournament.pairing.cup_places import cup_reasons, places
from corr.tournament.pairing.match_play import Until
from corr.tournament.scoring.reasons import Why
from corr.tournament.scoring.scoring_games import Bye, by_pair
from corr.tournament.scoring.standings import Standings, monrad_standings, standings
from corr.tournament.systems.cup import state_of
from corr.tournament.systems.cup import state_of as cup_of
from corr.tournament.systems.matches import further_games
from corr.tournament.systems.monrad import byes_of
from corr.tournament.systems.stages import qualified
from corr.tournament.systems.system import match_terms
from corr.tournament.systems.system import state_of as match_of
from corr.tournament.tables.crosstable import AnyTable, Crosstable, crosstable, decisive

# -- which interpretations mattered where the table alone does not tell ----
# Those on colours and pairing (T32a, T33a, T33b, T34b) cannot change a table of given results;
# those on the next season of a league are in `leagues`.


def decided_of(contest: Contest, results: Results, table: AnyTable) -> tuple[str, ...] | None:
    """The tags of the interpretations that mattered for a final table, in order.

    None where the table alone tells them.
    """
    kind = contest.spec.system.kind
    if kind not in ("match", "cup", "stages", "league"):
        return None
    if not table.final:
        return ()
    if kind == "cup":
        return tuple(_of_cup(contest, results))
    if kind == "match":
        return (*decisive(table), *_of_match(contest, results))
    sections = section_tables(contest, results)
    found = {tag for one in sections for tag in decisive(one.table)}
    if kind == "stages":
        found |= {*_of_stages(contest, results, sections)}
    return tuple(sorted(found, key=_number))


def _number(tag: str) -> tuple[int, str]:
    """T7 comes before T32b."""
    digits = tag[1:].rstrip("abcdef")
    return int(digits), tag


def _of_match(contest: Contest, results: Results) -> Iterator[str]:
    """[T34a]: by the alternative the match would go on until somebody is ahead."""
    terms = match_terms(contest.spec.system)
    if terms is None or terms.until is not Until.POINTS:
        return
    state = match_of(contest, results, terms)
    if state.over and not state.walkover and state.winner is None:
        yield "T34a"


def _of_cup(contest: Contest, results: Results) -> Iterator[str]:
    """By the alternatives games of who left would stay unplayed, nobody would share a place, a
    lot would part two who both lost, all agreed games would be played, and a consolation would be
    for those who lost in round 1 alone.
    """
    state = cup_of(contest, results)
    won = [match for match in state.matches if match.winner is not None]
    rows = places(state)
    if any(match.how is How.WALKOVER for match in state.matches):
        yield "T6"
    if len({row.place for row in rows}) < len(rows):
        yield "T7"
    if any(match.how is How.NOBODY for match in state.matches):
        yield "T33c"
    met = by_pair(tuple(results.values()))
    agreed = contest.spec.system.games_per_pair
    played = (met[frozenset(m.players)] for m in state.matches if m.how is How.GAMES)
    if any(sum(not game.is_open for game in games) < agreed for games in played):
        yield "T33d"
    if any(match.round == 2 and falls(state.cup, match, str(match.lower)) for match in won):
        yield "T33e"


def _of_stages(
    contest: Contest, results: Results, sections: Sequence[SectionTable]
) -> Iterator[str]:
    yield from _of_qualifying(contest, results)
    groups = [one for one in sections if one.section.stage > 1]
    if any(_taken_along_mattered(contest, results, one) for one in groups):
        yield "T32e"
    if places_of(contest, sections) != places_of(contest, sections, by_place_alone=True):
        yield "T32f"


def _of_qualifying(contest: Contest, results: Results) -> Iterator[str]:
    """By the alternatives a play-off would part the next-placed of different sections, and a
    replay who shares a place in one; the place of who withdrew would lapse.
    """
    try:
        found = qualified(contest, results, contest.seed)
        with_left = qualified(contest, results, contest.seed, with_left=True)
    except ArbiterError:
        return  # after a correction, when the groups stay as they were drawn
    going = [group for _, group in found.groups]
    if any(_compared(group, going[at + 1 :], found.rest) for at, group in enumerate(going)):
        yield "T32b"
    if any((one.by_lot or one.decided) and not one.is_next for group in going for one in group):
        yield "T32c"
    if _players(found) != _players(with_left):
        yield "T32d"


def _compared(
    group: Sequence[Qualifier], later: Sequence[Sequence[Qualifier]], rest: Sequence[Qualifier]
) -> bool:
    """Whether one of the next came to a group before others of the same place."""
    behind = {one.place for one in (*rest, *(one for each in later for one in each))}
    return any(one.is_next and one.place in behind for one in group)


def _players(found: Qualification) -> list[frozenset[str]]:
    return [frozenset(one.player for one in group) for _, group in found.groups]


def _taken_along_mattered(contest: Contest, results: Results, one: SectionTable) -> bool:
    """Whether the places of a group would be others if only its own games counted."""
    if not taken_along(contest, results, one.section):
        return False
    alone = section_table(contest, results, one.section, alone=True)
    return _order(one.table) != _order(alone.table)


def _order(table: Standings) -> Iterable[tuple[int, str]]:
    return [(row.place, row.player) for row in table.rows]


# -- the table of an event by its system, counted anew from its results each time ----


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
            until_decided=system.until_decided,
            deciding_game=system.deciding_game,
        )
    else:
        table = _all_meet(contest, results)
    return dataclasses.replace(table, final=table.final and not _more_to_come(contest, results))


def _more_to_come(contest: Contest, results: Results) -> bool:
    """Whether rounds of a Monrad, or games that a match needs, are still to be drawn."""
    if contest.state != "running":
        return False
    if terms := match_terms(contest.spec.system):
        return not match_of(contest, results, terms).over
    if further_games(contest, results):
        return True
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
        until_decided=system.until_decided,
        deciding_game=system.as_needed and system.deciding_game,
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
    return dataclasses.replace(
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
    """The crosstable of an event as it stands, with the reason of every place."""
    table = standings_of(contest, results)
    return crosstable(
        table,
        names,
        taken_back(contest, results, names),
        why=reasons_of(contest, results, names),
        decided=decided_of(contest, results, table),
        begins=begins_in_tables(contest.spec.game.kind),
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
    """The games that were annulled, and so are not in `results`, each with who has its seats."""
    found = ((one, map(contest.holder, (one.first, one.second))) for one in contest.pairings)
    return tuple(
        f"{one.game} {' – '.join(names.get(player, player) for player in seats)}"
        for one, seats in found
        if one.game not in results
    )


def games_per_match(contest: Contest, results: Results) -> int:
    """How many games two players who meet play, as far as it is known."""
    system = contest.spec.system
    if system.has_aim:
        return max(1, len(results))
    return system.games_per_pair


def _meets(contest: Contest) -> Mapping[str, Collection[str]] | None:
    """Who is to meet whom where not all meet all."""
    if contest.spec.system.kind != "scheveningen":
        return None
    half = len(contest.order) // 2
    first, second = contest.order[:half], contest.order[half:]
    return {**dict.fromkeys(first, second), **dict.fromkeys(second, first)}
