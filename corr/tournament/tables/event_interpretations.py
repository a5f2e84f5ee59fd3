"""Which interpretations mattered where the table alone does not tell: matches, cups, sections.

Those on colours and pairing (T32a, T33a, T33b, T34b) cannot change a table of given results; those
on the next season of a league are in `leagues_decided`.
"""

from collections.abc import Iterable, Iterator, Sequence

from corr.errors import ArbiterError
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.stages_qualifying import Qualification, Qualifier
from corr.tournament.contest.system_cup import state_of as cup_of
from corr.tournament.contest.system_match import match_terms
from corr.tournament.contest.system_match import state_of as match_of
from corr.tournament.contest.system_stages import qualified
from corr.tournament.pairing.cup_places import places
from corr.tournament.pairing.cup_rounds import How
from corr.tournament.pairing.match_play import Until
from corr.tournament.scoring.interpretations import AnyTable, decisive
from corr.tournament.scoring.scoring_games import by_pair
from corr.tournament.scoring.scoring_table import Standings
from corr.tournament.tables.section_tables import (
    SectionTable,
    places_of,
    section_table,
    section_tables,
    taken_along,
)


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
    lot would part two who both lost, and all agreed games would be played.
    """
    state = cup_of(contest, results)
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
