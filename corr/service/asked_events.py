"""Answers about the writer's events: the table, the norms, the rules."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby, pairwise
from operator import attrgetter

from corr.mail.facts_asked import EventRules, EventTable, TieBreak
from corr.mail.rules import rule_sentences
from corr.mail.write_words import WIDTH
from corr.service.asked_games import Answer
from corr.service.case import Case
from corr.service.closing import standings_of, table_of, table_words
from corr.service.norms import norm_table
from corr.store import PlayerRow
from corr.tournament.contest import Contest
from corr.tournament.crosstable import as_grid, as_text
from corr.tournament.scoring import Standing, Standings
from corr.tournament.wording import decimal

_MOST_REASONS = 8
"""How many reasons of close places are told about one table."""
_POINTS = ("game_points", "match_points")


def tables(case: Case, player: PlayerRow, contests: Sequence[Contest]) -> Answer:
    """The crosstables of events as they stand, and why close places are as they are."""
    found = tuple(_table(case, player, contest) for contest in contests)
    return Answer(kind="crosstable", facts={"tables": found})


def norms(case: Case, player: PlayerRow, contests: Sequence[Contest]) -> Answer:
    """What a player needs in events, and what every result of the games left would give."""
    store = case.office.store
    found = tuple(norm_table(store, contest, player.id, case.at) for contest in contests)
    return Answer(kind="norm_table", facts={"norm_tables": found})


def rules(case: Case, player: PlayerRow, contests: Sequence[Contest]) -> Answer:
    """The rules of events in the player's language."""
    say = case.office.templates.voice(player.language)
    found = tuple(
        EventRules(
            id=contest.id,
            name=contest.spec.event.name,
            themes=rule_sentences(contest.spec, say),
        )
        for contest in contests
    )
    return Answer(kind="event_rules", facts={"events": found})


def _table(case: Case, player: PlayerRow, contest: Contest) -> EventTable:
    office = case.office
    words = table_words(office.templates.voice(player.language))
    known = (office.store.player(one) for one in contest.order)
    names = {row.id: row.name for row in known if row}
    table = table_of(office, contest)
    return EventTable(
        id=contest.id,
        name=contest.spec.event.name,
        final=contest.state == "closed",
        table=as_text(table, words, width=WIDTH),
        grid=as_grid(table, words),
        reasons=tuple(_reasons(standings_of(office, contest), names))[:_MOST_REASONS],
    )


def _reasons(table: Standings, names: dict[str, str]) -> Iterator[TieBreak]:
    """Why those who are level on points stand as they do; nothing for who has not begun."""
    level = attrgetter(*(name for name in table.criteria if name in _POINTS))
    for _, group in groupby(table.rows, key=level):
        rows = (row for row in group if row.games)
        places = [list(same) for _, same in groupby(rows, key=attrgetter("place"))]
        for same in places:
            if len(same) > 1:
                first, *others = (names.get(row.player, row.player) for row in same)
                yield TieBreak(name=first, rivals=tuple(others))
        for above, below in pairwise(places):
            yield _decided(table, names, above[-1], below[0])


def _decided(
    table: Standings, names: dict[str, str], above: Standing, below: Standing
) -> TieBreak:
    by = next(name for name in table.criteria if getattr(above, name) != getattr(below, name))
    mine, theirs = (decimal(Fraction(getattr(row, by))) for row in (above, below))
    return TieBreak(
        name=names.get(above.player, above.player),
        rivals=(names.get(below.player, below.player),),
        by=by,
        mine=mine,
        theirs=theirs,
    )
