"""The rating of one over-the-board event (R28–R30): what counts, and what it changes. Pure.

Correspondence events carry no such rating unless the board sanctions it [T30].
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal, TypeAlias

from corr.ranking.correspondence.event import RESULTS
from corr.ranking.ratings.rating_decisions import RATING_DECIDED, RatingDecisions
from corr.ranking.ratings.rating_newcomers import (
    HIGHEST_ENTRY,
    LEAST_ENTRY,
    LEAST_MATCHES,
    Entries,
    NewMatch,
    entry_ceiling,
    entry_ratings,
)
from corr.ranking.ratings.rating_table import TURNED, Outcome, RatingTable

LEAST_MINUTES = 10
"""The least thinking time a game and player, and up to a move control (R29.1)."""
NEAR = 10
"""A final rating within the bounds of an entry differs from it by at most so much (R30.3)."""

Uncounted: TypeAlias = Literal["thinking_time", "walkover", "no_result", "no_moves"]
"""Why a game does not count."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedGame:
    """A game of an event; `result` is a key of `RESULTS`, or None if it has none.

    `match` tells the matches of the same two players apart: all their games with the same number
    are one match. `walkover`: won because the opponent stayed away or came too late. A time loss
    by coming late to a resumed sealed game is no walkover (R29.2).
    """

    black: str
    white: str
    match: int = 1
    result: str | None
    both_moved: bool = True
    walkover: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedEvent:
    """A sanctioned event; `end` is its last day.

    `minutes` is the thinking time a game and player, `control_minutes` the shortest time up to a
    move control, None without one.
    """

    id: str
    end: date
    players: tuple[str, ...]
    games: tuple[RatedGame, ...]
    minutes: int
    control_minutes: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchChange:
    """What one match changed for one player; both ratings are from before the event, or entries.

    `band` is the number of the table's row.
    """

    opponent: str
    match: int
    rating: int
    opponent_rating: int
    outcome: Outcome
    band: int
    change: int

    @property
    def difference(self) -> int:
        """How much higher the player was than the opponent."""
        return self.rating - self.opponent_rating


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRating:
    """What one event did to one player's rating.

    `before` is None for a new player, `entry` for every other one; both and `after` are None for
    a new player without a counted match, who gets no rating [T18]. `limited`: the final rating was
    brought within ten of the entry, and `change` is not what was added [T19].
    """

    player: str
    before: int | None
    entry: int | None
    matches: tuple[MatchChange, ...]
    limited: bool
    after: int | None

    @property
    def change(self) -> int:
        """The sum of the changes of all matches."""
        return sum(match.change for match in self.matches)

    @property
    def delta(self) -> int:
        """The rating after the event less the one before it, or less the entry."""
        start = self.entry if self.before is None else self.before
        return 0 if start is None or self.after is None else self.after - start


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRatings:
    """The rating of one event. `uncounted` says of each game why it does not count, "" if it does.

    `entries` tells how the entry ratings were found; None if nobody needed one.
    """

    event: str
    uncounted: tuple[Uncounted | Literal[""], ...]
    players: tuple[PlayerRating, ...]
    entries: Entries | None

    @property
    def after(self) -> dict[str, int]:
        """The rating of every player who has one after the event."""
        return {each.player: each.after for each in self.players if each.after is not None}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Match:
    """A counted match, seen by one player."""

    opponent: str
    match: int
    outcome: Outcome


def is_long_enough(event: RatedEvent) -> bool:
    """Whether the event's thinking time lets its matches count (R29.1)."""
    control = event.control_minutes
    return event.minutes >= LEAST_MINUTES and (control is None or control >= LEAST_MINUTES)


def why_uncounted(game: RatedGame) -> Uncounted | Literal[""]:
    """Why a game does not count, the first reason that holds; "" if it counts (R29.2) [T20].

    Games against a player whose results are annulled count like all others.
    """
    if game.walkover:
        return "walkover"
    if game.result is None or not any(RESULTS[game.result]):
        return "no_result"
    return "" if game.both_moved else "no_moves"


def rate(
    event: RatedEvent,
    ratings: Mapping[str, int],
    table: RatingTable,
    decisions: RatingDecisions = RATING_DECIDED,
) -> EventRatings:
    """The rating of an event, every match with the ratings from before it (R29.3, R30).

    `ratings` are those before the event; a participant without one is new. Raises ValueError
    for a player who is entered twice, meets himself, or plays without being entered.
    """
    _check(event)
    long_enough = is_long_enough(event)
    uncounted = tuple(
        why_uncounted(game) if long_enough else "thinking_time" for game in event.games
    )
    counted = [game for game, why in zip(event.games, uncounted, strict=True) if not why]
    matches = _matches(event.players, counted, decisions)
    before = {player: ratings[player] for player in event.players if player in ratings}
    if decisions.few_matches == "unrated":
        matches = _without_few(matches, before)
    entries = _entries(matches, before, table)
    start = {**before, **entries.ratings} if entries else before
    return EventRatings(
        event=event.id,
        uncounted=uncounted,
        players=tuple(
            _player(player, matches[player], before.get(player), start, table, decisions)
            for player in event.players
        ),
        entries=entries,
    )


def _check(event: RatedEvent) -> None:
    entered = set(event.players)
    if len(entered) < len(event.players):
        raise ValueError(f"event {event.id}: a player is entered twice")
    for game in event.games:
        if game.black == game.white:
            raise ValueError(f"event {event.id}: {game.black} cannot meet himself")
        for player in (game.black, game.white):
            if player not in entered:
                raise ValueError(f"event {event.id}: {player} plays but is not entered")


def _matches(
    players: Sequence[str], games: Sequence[RatedGame], decisions: RatingDecisions
) -> dict[str, list[_Match]]:
    """Every player's matches, decided by the counted games of each [T16]."""
    leads: dict[tuple[str, str, int, int], int] = {}
    for number, game in enumerate(games):
        assert game.result is not None
        for_black, for_white = RESULTS[game.result]
        part = number if decisions.unit == "game" else 0
        turned = (game.white, game.black, game.match, part)
        if turned in leads:
            leads[turned] += for_white - for_black
        else:
            key = (game.black, game.white, game.match, part)
            leads[key] = leads.get(key, 0) + for_black - for_white
    found: dict[str, list[_Match]] = {player: [] for player in players}
    for (one, other, match, _), lead in leads.items():
        outcome: Outcome = "win" if lead > 0 else "loss" if lead < 0 else "draw"
        found[one].append(_Match(opponent=other, match=match, outcome=outcome))
        found[other].append(_Match(opponent=one, match=match, outcome=TURNED[outcome]))
    return found


def _without_few(
    matches: dict[str, list[_Match]], before: Mapping[str, int]
) -> dict[str, list[_Match]]:
    """The matches without those of new players who have too few, until none is left [T18]."""
    few = {
        player
        for player, played in matches.items()
        if player not in before and 0 < len(played) < LEAST_MATCHES
    }
    if not few:
        return matches
    left = {
        player: [match for match in played if player not in few and match.opponent not in few]
        for player, played in matches.items()
    }
    return _without_few(left, before)


def _entries(
    matches: Mapping[str, Sequence[_Match]], before: Mapping[str, int], table: RatingTable
) -> Entries | None:
    """The entry ratings of all new players with a counted match (R30.2)."""
    new = {
        player: [
            NewMatch(
                opponent=match.opponent,
                rating=before.get(match.opponent),
                outcome=match.outcome,
            )
            for match in played
        ]
        for player, played in matches.items()
        if played and player not in before
    }
    return entry_ratings(new, entry_ceiling(before.values()), table) if new else None


def _player(
    player: str,
    matches: Sequence[_Match],
    before: int | None,
    start: Mapping[str, int],
    table: RatingTable,
    decisions: RatingDecisions,
) -> PlayerRating:
    """What the event did to one player; `start` holds all ratings before it and entries."""
    rating = start.get(player)
    entry = rating if before is None else None
    if rating is None:
        return PlayerRating(
            player=player, before=None, entry=None, matches=(), limited=False, after=None
        )
    changes = tuple(_change(match, rating, start[match.opponent], table) for match in matches)
    plain = rating + sum(each.change for each in changes)
    is_free = entry is None or decisions.final == "free"
    after = plain if is_free else _final(rating, plain)
    return PlayerRating(
        player=player,
        before=before,
        entry=entry,
        matches=changes,
        limited=after != plain,
        after=after,
    )


def _change(match: _Match, rating: int, opponent: int, table: RatingTable) -> MatchChange:
    return MatchChange(
        opponent=match.opponent,
        match=match.match,
        rating=rating,
        opponent_rating=opponent,
        outcome=match.outcome,
        band=table.band(rating - opponent).number,
        change=table.change(rating, opponent, match.outcome),
    )


def _final(entry: int, plain: int) -> int:
    """A new player's rating after the event, from entry plus changes (R30.3) [T19]."""
    if not LEAST_ENTRY <= plain <= HIGHEST_ENTRY:
        return plain
    return min(max(plain, entry - NEAR), entry + NEAR)
