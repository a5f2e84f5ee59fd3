"""Which games count, and what each player took in them (art. 2 §2a, art. 3 §3)."""

import calendar
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from corr.ranking.correspondence.decisions import Decisions
from corr.ranking.correspondence.event import (
    ADJUDICATION,
    DECISIVE,
    DRAWN,
    RESULTS,
    TIME,
    WALKOVER,
    EventFile,
    Game,
)

_PLAYED = DECISIVE | DRAWN
_COUNTING = {
    "played": _PLAYED | {TIME},
    "no_time": _PLAYED,
    "adjudication": _PLAYED | {TIME, ADJUDICATION},
}


def months_after(day: date, months: int) -> date:
    """The same day of a later month, or that month's last day if it is shorter.

    Beyond the calendar's end it is the calendar's last day.

    >>> months_after(date(2024, 1, 31), 3).isoformat()
    '2024-04-30'
    """
    years, month = divmod(day.month - 1 + months, 12)
    year, month = day.year + years, month + 1
    if year > date.max.year:
        return date.max
    return date(year, month, min(day.day, calendar.monthrange(year, month)[1]))


def is_completed(game: Game, three_months: date, decisions: Decisions) -> bool:
    """Whether a game counts for both players' norms (art. 2 §2a).

    A game in progress on the three-month date counts however it ended; any other one counts if
    it was really played [K 3]. Both must have made a move [K 2], and a walkover never counts.
    """
    if game.ended == WALKOVER:
        return False
    in_progress = game.started_on <= three_months <= game.ended_on
    if not (game.black_moves and game.white_moves):
        return in_progress and decisions.unmoved == "on_the_date"
    return in_progress or game.ended in _COUNTING[decisions.endings]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What every player took, by the player's number; points are half points.

    `completed` says of each game whether it counts. `opponents` names a player's opponents in
    completed games, one entry a game, and `taken` what was taken in each. `score` is the event's
    table, annulled players' games left out. `moved` are those who made a move in any game.
    """

    completed: tuple[bool, ...]
    opponents: Sequence[Sequence[int]]
    taken: Sequence[Sequence[int]]
    points: Sequence[int]
    score: Sequence[int]
    moved: frozenset[int]


def tally(event: EventFile, three_months: date, decisions: Decisions) -> Tally:
    """Every player's completed games and points, counted from the games of the event."""
    number = {player.id: place for place, player in enumerate(event.players)}
    annulled = {number[player] for player in event.annulled}
    opponents: list[list[int]] = [[] for _ in event.players]
    taken: list[list[int]] = [[] for _ in event.players]
    score = [0] * len(event.players)
    moved: set[int] = set()
    completed = []
    for game in event.games:
        black, white = number[game.black], number[game.white]
        for_black, for_white = RESULTS[game.result]
        if not annulled or annulled.isdisjoint((black, white)):
            score[black] += for_black
            score[white] += for_white
        if game.black_moves:
            moved.add(black)
        if game.white_moves:
            moved.add(white)
        counts = is_completed(game, three_months, decisions)
        completed.append(counts)
        if counts:
            opponents[black].append(white)
            opponents[white].append(black)
            taken[black].append(for_black)
            taken[white].append(for_white)
    return Tally(
        completed=tuple(completed),
        opponents=opponents,
        taken=taken,
        points=[sum(games) for games in taken],
        score=score,
        moved=frozenset(moved),
    )


def most_points(event: EventFile, counted: Tally, decisions: Decisions) -> frozenset[int]:
    """The numbers of the players with the most points in the event (art. 2 §3) [K 6]."""
    annulled = set(event.annulled)
    points = counted.points if decisions.most_points == "completed" else counted.score
    ranked = {
        number: points[number]
        for number, player in enumerate(event.players)
        if player.id not in annulled
    }
    top = max(ranked.values(), default=0)
    first = frozenset(number for number, taken in ranked.items() if taken == top)
    return frozenset() if decisions.most_points == "sole" and len(first) > 1 else first
