"""Answers about the writer's events: the table, the norms, the rules."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import groupby, pairwise
from operator import attrgetter
from types import MappingProxyType

from corr.mail.write.facts_asked import EventTable, TieBreak
from corr.mail.write.write_words import WIDTH, Voice
from corr.report.event.spoken import in_words
from corr.service.event.closing import table_of, table_words
from corr.service.event.norms import norm_table, with_supposed
from corr.service.event.rules_sent import event_rules
from corr.service.event.stages import section_crosstables
from corr.service.office.case import Answer, Case
from corr.service.office.results import results_of
from corr.store import PlayerRow
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.scoring.interpretations import AnyTable
from corr.tournament.scoring.scoring_table import Standing
from corr.tournament.scoring.team_scoring import TeamStanding, TeamStandings
from corr.tournament.tables.crosstable_grid import as_grid
from corr.tournament.tables.crosstable_text import as_text
from corr.tournament.tables.tables import reasons_of, standings_of
from corr.tournament.wording import decimal

_MOST_REASONS = 8
"""How many reasons of close places are told about one table."""
_POINTS = ("game_points", "match_points")
_TEAM_POINTS = ("team_points",)


def tables(case: Case, player: PlayerRow, contests: Sequence[Contest]) -> Answer:
    """The crosstables of events as they stand, and why close places are as they are."""
    found = tuple(one for contest in contests for one in _tables(case, player, contest))
    return Answer(kind="crosstable", facts={"tables": found})


def _tables(case: Case, player: PlayerRow, contest: Contest) -> Iterator[EventTable]:
    """An event's table, and before it those of its sections."""
    words = table_words(case.office.templates.voice(player.language))
    for name, table in section_crosstables(case.office, contest):
        yield EventTable(
            id=contest.id,
            name=f"{contest.spec.event.name}, {name}",
            final=contest.state == "closed",
            table=as_text(table, words, width=WIDTH),
            grid=as_grid(table, words),
            reasons=(),
        )
    yield _table(case, player, contest)


def norms(
    case: Case,
    player: PlayerRow,
    contests: Sequence[Contest],
    supposed: Mapping[str, str] = MappingProxyType({}),
) -> Answer:
    """What a player needs in events, and what every result of the games left would give.

    `supposed` are the points in all that were asked about, by event.
    """
    store = case.office.store
    found = (
        with_supposed(norm_table(store, contest, player.id, case.at), supposed.get(contest.id, ""))
        for contest in contests
    )
    return Answer(kind="norm_table", facts={"norm_tables": tuple(found)})


def rules(case: Case, player: PlayerRow, contests: Sequence[Contest]) -> Answer:
    """The rules of events in the player's language."""
    say = case.office.templates.voice(player.language)
    found = tuple(event_rules(contest, say) for contest in contests)
    return Answer(kind="event_rules", facts={"events": found})


def _table(case: Case, player: PlayerRow, contest: Contest) -> EventTable:
    office = case.office
    say = office.templates.voice(player.language)
    words = table_words(say)
    known = (office.store.player(one) for one in contest.order)
    names = {row.id: row.name for row in known if row}
    table, results = table_of(office, contest), results_of(office, contest)
    found = standings_of(contest, results)
    return EventTable(
        id=contest.id,
        name=contest.spec.event.name,
        final=contest.state == "closed",
        table=as_text(table, words, width=WIDTH),
        grid=as_grid(table, words),
        reasons=tuple(_reasons(found, names, words.mark))[:_MOST_REASONS],
        why=tuple(_why(contest, results, names, player.id, say)),
    )


def _why(
    contest: Contest, results: Results, names: Mapping[str, str], player: str, say: Voice
) -> Iterator[tuple[str, str]]:
    """Why the first of a cup or of sections stand there, and the reader."""
    known = reasons_of(contest, results, names)
    if not known:
        return
    mark = table_words(say).mark
    rows: Sequence[Standing | TeamStanding] = standings_of(contest, results).rows
    for at, row in enumerate(rows):
        if row.player in known and (at < _MOST_REASONS or row.player == player):
            why = in_words(known[row.player], partial(say, "standings"), mark)
            yield names.get(row.player, row.player), why


def _reasons(table: AnyTable, names: dict[str, str], mark: str) -> Iterator[TieBreak]:
    """Why those who are level on points stand as they do; nothing for who has not begun."""
    points = _TEAM_POINTS if isinstance(table, TeamStandings) else _POINTS
    if not set(table.criteria) & set(points):
        return  # a cup, where the round in which somebody left decides
    level = attrgetter(*(name for name in table.criteria if name in points))
    every: Sequence[Standing | TeamStanding] = table.rows
    for _, group in groupby(every, key=level):
        rows = (row for row in group if _begun(row))
        places = [list(same) for _, same in groupby(rows, key=attrgetter("place"))]
        for same in places:
            if len(same) > 1:
                first, *others = (names.get(row.player, row.player) for row in same)
                yield TieBreak(name=first, rivals=tuple(others))
        for above, below in pairwise(places):
            yield _decided(table, names, mark, above[-1], below[0])


def _begun(row: Standing | TeamStanding) -> bool:
    return bool(row.matches if isinstance(row, TeamStanding) else row.games)


def _decided(
    table: AnyTable,
    names: dict[str, str],
    mark: str,
    above: Standing | TeamStanding,
    below: Standing | TeamStanding,
) -> TieBreak:
    by = next(name for name in table.criteria if getattr(above, name) != getattr(below, name))
    figures = getattr(above, by), getattr(below, by)
    if isinstance(figures[0], tuple):  # teams: the first figure of their own matches that differs
        figures = next(both for both in zip(*figures, strict=True) if both[0] != both[1])
    mine, theirs = (decimal(Fraction(figure)).replace(".", mark) for figure in figures)
    return TieBreak(
        name=names.get(above.player, above.player),
        rivals=(names.get(below.player, below.player),),
        by=by,
        mine=mine,
        theirs=theirs,
    )
