"""What an event asks of a player's level, and what they have so far: a line, and a whole table."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from fractions import Fraction

from corr.mail.letter import NormFacts
from corr.mail.write.facts_asked import NormTable, NormTarget, WhatIf
from corr.ranking.correspondence.advance import NEW_OPPONENTS
from corr.ranking.correspondence.levels import read_level, write_halves, write_level
from corr.ranking.correspondence.norms import (
    LEAST_OPPONENTS,
    AdvanceNorms,
    Missing,
    advance_norms,
    no_norm_reason,
)
from corr.ranking.correspondence.outlook import Prospect, newcomer_prospects, prospects
from corr.service.event.event_file import three_months
from corr.service.event.norm_games import Score, is_over, participants, score_of, undrawn_of
from corr.service.event.norm_strengths import Strengths, strengths_in
from corr.store import Store
from corr.tournament.contest.contest import Contest


def norm_facts(store: Store, contest: Contest, player: str, at: datetime) -> NormFacts | None:
    """What a player needs and has in an event at an instant; None where no ranking is computed.

    Opponents count with their levels at the start, new ones with what their results give so far,
    the player from three months on with the level held then [K 5].
    """
    unranked = not contest.spec.ranking.counts or contest.state == "cancelled"
    if unranked or not contest.order:
        return None
    score, strong = score_of(store, contest, player), strengths_in(store, contest)
    level = _own_level(store, contest, player, score, at)
    moving = _moving(score, strong)
    if not level:
        reason, expected = _of_new_player(store, contest, player, score, strong, at)
        without = _without_norms("", score, "" if reason == NEW_OPPONENTS else reason)
        return replace(without, new_players=moving, first=_first_levels(score, expected))
    found = _in_advance(store, contest, level, score, strong)
    if found is None or found.reason:
        return _without_norms(level, score, found.reason if found else "too_few_games")
    return NormFacts(
        level=level,
        completed=found.completed,
        scheduled=found.scheduled,
        points=write_halves(found.points),
        keep=_halves(found.keep),
        confirm=_halves(found.confirm),
        rise1=_halves(found.rise1),
        rise2=_halves(found.rise2),
        rise1_level=write_level(found.level + 1) if found.rise1 else "",
        rise2_level=write_level(found.level + 2) if found.rise2 else "",
        preliminary=bool(moving) or found.completed < found.scheduled or _goes_on(contest),
        new_players=moving,
        beyond=tuple(one.code for one in _targets(found) if one.state == "beyond"),
    )


def norm_table(store: Store, contest: Contest, player: str, at: datetime) -> NormTable:
    """Every norm of a player in a running event, and what the games left could still bring.

    The levels are those of `norm_facts`; the one that is held now counts as that of the close.
    """
    name = contest.spec.event.name
    if not contest.spec.ranking.counts:
        return NormTable(id=contest.id, name=name, ranked=False)
    score, strong = score_of(store, contest, player), strengths_in(store, contest)
    level, now = _own_level(store, contest, player, score, at), store.level_at(player, at)
    found = _in_advance(store, contest, level, score, strong) if level else None
    if found is not None:
        reason, expected = found.reason, prospects(found, close=read_level(now))
    elif level:
        reason, expected = "too_few_games", ()
    else:
        reason, expected = _of_new_player(store, contest, player, score, strong, at)
    return NormTable(
        id=contest.id,
        name=name,
        ranked=True,
        level=level,
        now=now,
        completed=score.completed,
        scheduled=score.scheduled,
        points=write_halves(score.points),
        targets=_targets(found) if found and not reason else (),
        what_if=tuple(_what_if(one, score.points) for one in expected),
        new_players=_moving(score, strong),
        undrawn=score.undrawn,
        reason=reason,
    )


def with_supposed(table: NormTable, asked: str) -> NormTable:
    """The table with what so many points in all would lead to, as far as it can be said."""
    if not asked or not table.what_if:
        return table
    points = Fraction(asked)
    for one in table.what_if:
        if Fraction(one.least_in_all) <= points <= Fraction(one.most_in_all):
            more = write_halves(int((points - Fraction(table.points)) * 2))
            in_all = write_halves(int(points * 2))
            found = replace(one, least=more, most=more, least_in_all=in_all, most_in_all=in_all)
            return replace(table, asked=in_all, supposed=found)
    return replace(table, asked=write_halves(int(points * 2)))


def _in_advance(
    store: Store, contest: Contest, level: str, score: Score, strong: Strengths
) -> AdvanceNorms | None:
    return advance_norms(
        level=read_level(level),
        opponents=[strong.of(other) for other in score.opponents],
        participants=participants(store, contest),
        points=score.points,
        completed=score.completed,
        undrawn=undrawn_of(contest, score, strong),
    )


def _of_new_player(
    store: Store, contest: Contest, player: str, score: Score, strong: Strengths, at: datetime
) -> tuple[str, tuple[Prospect, ...]]:
    """Why nothing can be said of a first level in advance, or what every result would give."""
    count = participants(store, contest)
    if reason := no_norm_reason(count, score.scheduled, near=LEAST_OPPONENTS):
        return reason, ()
    now = store.level_at(player, at)
    found = newcomer_prospects(
        [strong.of(other) for other in score.opponents],
        participants=count,
        points=score.points,
        completed=score.completed,
        undrawn=undrawn_of(contest, score, strong),
        close=read_level(now) if now else None,
    )
    return ("" if found else NEW_OPPONENTS), found


def _first_levels(score: Score, expected: Sequence[Prospect]) -> tuple[tuple[str, str], ...]:
    """The first level that half of the points to come would give, and the next one above it.

    Each comes with the least points in all that give it.
    """
    half = score.scheduled - score.completed
    given = [one for one in expected if one.level is not None and one.most >= half]
    return tuple(
        (write_level(one.level), write_halves(score.points + one.least))
        for one in given[:2]
        if one.level is not None
    )


def _moving(score: Score, strong: Strengths) -> int:
    """How many new players a player meets or can meet, while their strength can still change."""
    return len(score.can_meet & strong.new) if strong.going else 0


def _targets(found: AdvanceNorms) -> tuple[NormTarget, ...]:
    norms = {
        "rise2": found.rise2,
        "rise1": found.rise1,
        "confirm": found.confirm,
        "keep": found.keep,
    }
    return tuple(_target(code, one) for code, one in norms.items() if one)


def _target(code: str, missing: Missing) -> NormTarget:
    state = "open" if missing.missing else "reached"
    return NormTarget(
        code=code,
        level=write_level(missing.norm.level),
        points=_halves(missing),
        missing=write_halves(missing.missing),
        state=state if missing.reachable else "beyond",
    )


def _what_if(expected: Prospect, points: int) -> WhatIf:
    return WhatIf(
        least=write_halves(expected.least),
        most=write_halves(expected.most),
        least_in_all=write_halves(points + expected.least),
        most_in_all=write_halves(points + expected.most),
        level="" if expected.level is None else write_level(expected.level),
        reason=expected.reason,
    )


def _own_level(store: Store, contest: Contest, player: str, score: Score, at: datetime) -> str:
    """Ps, from three months on P0; "" for who was new at the start.

    An event that is over before has P0 = P2: the level held now.
    """
    level = contest.levels.get(player, "")
    if not level:
        return ""
    date = three_months(contest)
    if at > date:
        return store.level_at(player, date)
    if score.completed < score.scheduled or not is_over(store, contest):
        return level
    return store.level_at(player, at)


def _goes_on(contest: Contest) -> bool:
    """Whether further rounds will bring further opponents."""
    return contest.drawn < contest.rounds


def _without_norms(level: str, score: Score, reason: str) -> NormFacts:
    return NormFacts(
        level=level,
        completed=score.completed,
        scheduled=score.scheduled,
        points=write_halves(score.points),
        keep="",
        confirm="",
        rise1="",
        rise2="",
        rise1_level="",
        rise2_level="",
        preliminary=True,
        reason=reason,
    )


def _halves(missing: Missing | None) -> str:
    """The norm in points as it is, "" for none: below 0 everybody meets it."""
    return write_halves(missing.norm.halves) if missing else ""
