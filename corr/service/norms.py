"""What an event asks of a player's level, and what they have so far: a line, and a whole table."""

from dataclasses import dataclass
from datetime import datetime

from corr.mail.facts_asked import NormTable, NormTarget, WhatIf
from corr.mail.letter import NormFacts
from corr.ranking.levels import read_level, write_halves, write_level
from corr.ranking.norms import (
    LEAST_OPPONENTS,
    AdvanceNorms,
    Missing,
    advance_norms,
    no_norm_reason,
)
from corr.ranking.outlook import Prospect, newcomer_prospects, prospects
from corr.service.results import three_months
from corr.store import Store
from corr.tournament.contest import Contest

_HALVES = {"1": 2, "1/2": 1, "0": 0, "": 0}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Score:
    """A player's games that are or can still be completed; `points` are half points."""

    opponents: tuple[str, ...]
    completed: int
    points: int


def norm_facts(store: Store, contest: Contest, player: str, at: datetime) -> NormFacts | None:
    """What a player needs and has in an event at an instant; None where no ranking is computed.

    Opponents count with their levels at the start, the player from three months on with the
    level held then [K 5].
    """
    unranked = contest.spec.ranking.system == "none" or contest.state == "cancelled"
    if unranked or not contest.order:
        return None
    score = _score(_games(store, contest, player))
    level = _own_level(store, contest, player, at)
    if not level:
        games = len(score.opponents)
        reason = no_norm_reason(len(contest.order), games, near=LEAST_OPPONENTS)
        return _without_norms("", score, reason)
    found = _in_advance(contest, level, score)
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
        preliminary=found.assumed or found.completed < found.scheduled or _goes_on(contest),
    )


def norm_table(store: Store, contest: Contest, player: str, at: datetime) -> NormTable:
    """Every norm of a player in a running event, and what the games left could still bring.

    The levels are those of `norm_facts`; the one that is held now counts as that of the close.
    """
    name = contest.spec.event.name
    if contest.spec.ranking.system == "none":
        return NormTable(id=contest.id, name=name, ranked=False)
    score = _score(_games(store, contest, player))
    level, now = _own_level(store, contest, player, at), store.level_at(player, at)
    found = _in_advance(contest, level, score) if level else None
    if found is not None:
        reason, expected = found.reason, prospects(found, close=read_level(now))
    elif level:
        reason, expected = "too_few_games", ()
    else:
        reason, expected = _of_new_player(contest, score)
    return NormTable(
        id=contest.id,
        name=name,
        ranked=True,
        level=level,
        now=now,
        completed=score.completed,
        scheduled=len(score.opponents),
        points=write_halves(score.points),
        targets=_targets(found) if found and not reason else (),
        what_if=tuple(_what_if(one, score.points) for one in expected),
        assumed=found is not None and found.assumed,
        reason=reason,
    )


def _in_advance(contest: Contest, level: str, score: _Score) -> AdvanceNorms | None:
    return advance_norms(
        level=read_level(level),
        opponents=[_index(contest.levels.get(other, "")) for other in score.opponents],
        participants=len(contest.order),
        points=score.points,
        completed=score.completed,
    )


def _of_new_player(contest: Contest, score: _Score) -> tuple[str, tuple[Prospect, ...]]:
    """Why nothing can be said of a first level in advance, or what every result would give."""
    participants, games = len(contest.order), len(score.opponents)
    reason = no_norm_reason(participants, games, near=LEAST_OPPONENTS)
    known = [contest.levels[one] for one in score.opponents if one in contest.levels]
    if reason or len(known) < games:
        return reason or "new_opponents", ()
    return "", newcomer_prospects(
        [read_level(level) for level in known],
        participants=participants,
        points=score.points,
        completed=score.completed,
    )


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


def _own_level(store: Store, contest: Contest, player: str, at: datetime) -> str:
    """Ps, from three months on P0; "" for who was new at the start."""
    level = contest.levels.get(player, "")
    date = three_months(contest)
    return store.level_at(player, date) if level and at > date else level


def _goes_on(contest: Contest) -> bool:
    """Whether further rounds will bring further opponents."""
    return contest.drawn < contest.rounds


def _games(store: Store, contest: Contest, player: str) -> list[tuple[str, str, bool]]:
    """A player's games: opponent, result ("" for none yet), whether it counts; begun or not."""
    games = store.scores_of_player(player, contest.id, three_months(contest))
    if contest.state != "running" or not (
        contest.opened < contest.drawn or contest.spec.system.max_running
    ):
        return games
    begun = {row.id for row in store.games_of_player(player, contest.id)}
    for pairing in contest.pairings:
        both = pairing.first, pairing.second
        if player in both and pairing.game not in begun:
            games.append((both[player == pairing.first], "", True))
    return games


def _score(games: list[tuple[str, str, bool]]) -> _Score:
    """A game that ended before both had moved counts for nobody [K 2]."""
    counting = [(opponent, result) for opponent, result, counts in games if counts]
    return _Score(
        opponents=tuple(opponent for opponent, _ in counting),
        completed=sum(result != "" for _, result in counting),
        points=sum(_HALVES[result] for _, result in counting),
    )


def _index(level: str) -> int | None:
    return read_level(level) if level else None


def _without_norms(level: str, score: _Score, reason: str) -> NormFacts:
    return NormFacts(
        level=level,
        completed=score.completed,
        scheduled=len(score.opponents),
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
