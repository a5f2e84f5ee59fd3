"""The rating of one over-the-board event (R28–R30): what counts, and what it changes. Pure.

Correspondence events carry no such rating unless the board sanctions it [T30].
"""

import csv
import io
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from datetime import date
from typing import Literal, TypeAlias

from msgspec import Struct

from corr.ranking.correspondence.event import RESULTS

# -- what R28–R32 leave open, [T16] to [T26] ----
# Only those are here whose alternative can be computed from the event. [T17]'s alternative may
# circle, [T20] has none, [T21]'s asks for the events' first days, [T28]'s for another calendar.


class RatingDecisions(Struct, frozen=True, kw_only=True):
    """One decision for each open question of rating; the defaults are the ones taken."""

    unit: Literal["match", "game"] = "match"
    """[T16] The table is used once for a match, or for each of its games."""
    few_matches: Literal["lowest_entry", "unrated"] = "lowest_entry"
    """[T18] A new player with fewer than three counted matches: entry 1200, or no rating."""
    final: Literal["within_ten", "free"] = "within_ten"
    """[T19] A new player's final rating is brought within ten of the entry, or is left."""
    removed: Literal["deducted", "kept"] = "deducted"
    """[T22] Whether deductions go on while a player is off the list."""


class OtbDecisions(Struct, frozen=True, kw_only=True):
    """One decision for each open question of kyu/dan; the defaults are the ones taken."""

    games: Literal["wanted", "present"] = "wanted"
    """[T23] How many games a goal needs: by the level to be obtained, or the present one."""
    conditions: Literal["present", "goals_only"] = "present"
    """[T24] An event must be good enough for the present level, or only for higher goals."""
    untitled: Literal["lowest", "left_out"] = "lowest"
    """[T25] Opponents without a title count as 15 kyu, or not at all."""
    carried: Literal["all", "last_event"] = "all"
    """[T26] What is carried over: all games so far, or only those of the last event."""


RATING_DECIDED = RatingDecisions()
"""The decisions on rating that this program takes."""
OTB_DECIDED = OtbDecisions()
"""The decisions on kyu/dan that this program takes."""


# -- the table of R29.3: what a match changes ----


Outcome: TypeAlias = Literal["win", "draw", "loss"]
"""How a match ended for one of the two players."""

TURNED: Mapping[Outcome, Outcome] = {"win": "loss", "draw": "draw", "loss": "win"}
"""How the same match ended for the other."""


class Band(Struct, frozen=True, kw_only=True):
    """Row `number` of the table: differences from `low` to `high`, None where it has no end.

    `expected_win` and `upset_win` are what the higher and the lower player get for a win and the
    other loses, `draw` what the lower one gets from the higher for a draw.
    """

    number: int
    low: int
    high: int | None
    expected_win: int
    upset_win: int
    draw: int

    def change(self, outcome: Outcome, *, higher: bool) -> int:
        """What the match gives the higher or equal player, or the lower one."""
        if outcome == "draw":
            return -self.draw if higher else self.draw
        if outcome == "win":
            return self.expected_win if higher else self.upset_win
        return -self.upset_win if higher else -self.expected_win


class RatingTable(Struct, frozen=True, kw_only=True):
    """The bands in rising order, and every change by outcome and difference.

    `curves[outcome][reach + difference]` is the change for differences from −`reach` to `reach`;
    beyond them nothing changes any more. A curve never rises with the player's own rating.
    """

    bands: tuple[Band, ...]
    reach: int
    curves: Mapping[Outcome, tuple[int, ...]]

    def band(self, difference: int) -> Band:
        """The band of a difference, whoever is the higher."""
        return _band(self.bands, difference)

    def change(self, rating: int, opponent: int, outcome: Outcome) -> int:
        """What a match changes for a player of `rating` against one of `opponent` (R29.3)."""
        place = rating - opponent + self.reach
        return self.curves[outcome][min(max(place, 0), 2 * self.reach)]


def parse_rating_table(csv_text: str) -> RatingTable:
    """The table of `data/rating_table.csv`: its bands, which must follow one another from 0 on.

    Raises ValueError where they do not.
    """
    rows = csv.DictReader(io.StringIO(csv_text))
    bands = tuple(
        Band(
            number=number,
            low=int(row["diff_min"]),
            high=int(row["diff_max"]) if row["diff_max"] else None,
            expected_win=int(row["expected_win"]),
            upset_win=int(row["upset_win"]),
            draw=int(row["draw"]),
        )
        for number, row in enumerate(rows)
    )
    ends = [-1, *(band.high for band in bands)]
    starts = [*(band.low - 1 for band in bands), None]
    if not bands or ends != starts:
        raise ValueError("the bands of the rating table do not follow one another without end")
    reach = bands[-1].low
    outcomes: tuple[Outcome, ...] = ("win", "draw", "loss")
    return RatingTable(
        bands=bands,
        reach=reach,
        curves={
            outcome: tuple(
                _band(bands, difference).change(outcome, higher=difference >= 0)
                for difference in range(-reach, reach + 1)
            )
            for outcome in outcomes
        },
    )


def _band(bands: tuple[Band, ...], difference: int) -> Band:
    return bands[bisect_right(bands, abs(difference), key=lambda band: band.low) - 1]


# -- entry ratings of new players (R30) ----
# A step never falls when another new player's entry rises, so from the lowest entry for everybody
# the steps only climb; they end, in the least of all entries that agree with each other, whatever
# the order of the players.


LEAST_ENTRY, HIGHEST_ENTRY = 1200, 1800
"""The bounds of an entry rating (R30.3)."""
LEAST_MATCHES = 3
"""So many counted matches are needed for an entry above the lowest (R30.3) [T18]."""


class NewMatch(Struct, frozen=True, kw_only=True):
    """A new player's counted match; `rating` is None against another new player."""

    opponent: str
    rating: int | None
    outcome: Outcome


class Entries(Struct, frozen=True, kw_only=True):
    """How the entry ratings were found.

    All start at the lowest entry; `rounds` name, for each step, whose entry rose and to what.
    `held` are the players with too few matches, who stay there [T18].
    """

    ceiling: int
    rounds: tuple[Mapping[str, int], ...]
    ratings: Mapping[str, int]
    held: tuple[str, ...]


def entry_ceiling(ratings: Collection[int]) -> int:
    """The highest entry, by the ratings that participants had before the event (R30.3) [T17].

    >>> entry_ceiling([1150, 1640]), entry_ceiling([1100]), entry_ceiling([])
    (1640, 1200, 1800)
    """
    if not ratings:
        return HIGHEST_ENTRY
    return max(LEAST_ENTRY, min(HIGHEST_ENTRY, max(ratings)))


def entry_ratings(
    new: Mapping[str, Sequence[NewMatch]], ceiling: int, table: RatingTable
) -> Entries:
    """The entry ratings of the new players with their counted matches, at least one each."""
    entries = dict.fromkeys(new, LEAST_ENTRY)
    moving = {name: matches for name, matches in new.items() if len(matches) >= LEAST_MATCHES}
    followers: dict[str, list[str]] = {name: [] for name in new}
    for name, matches in moving.items():
        for match in matches:
            if match.rating is None:
                followers[match.opponent].append(name)
    rounds: list[Mapping[str, int]] = []
    due: Collection[str] = moving
    while risen := _risen(moving, due, entries, ceiling, table):
        entries.update(risen)
        rounds.append(risen)
        # Nobody else's step can give anything new: it rests on the opponents' entries alone.
        due = dict.fromkeys(follower for name in risen for follower in followers[name])
    return Entries(
        ceiling=ceiling,
        rounds=tuple(rounds),
        ratings=entries,
        held=tuple(name for name in new if name not in moving),
    )


def _risen(
    new: Mapping[str, Sequence[NewMatch]],
    due: Collection[str],
    entries: Mapping[str, int],
    ceiling: int,
    table: RatingTable,
) -> dict[str, int]:
    """Whose entry another step changes, all steps from the same entries."""
    found = {name: _step_of_all(new[name], entries, entries[name], ceiling, table) for name in due}
    return {name: entry for name, entry in found.items() if entry != entries[name]}


def _step_of_all(
    matches: Sequence[NewMatch],
    entries: Mapping[str, int],
    start: int,
    ceiling: int,
    table: RatingTable,
) -> int:
    """The entry whose sum of changes is nearest to none, the opponents' entries being given.

    `start` is the entry so far: no step leads below it.
    """
    reach, curves = table.reach, table.curves
    top = 2 * reach
    against = [
        (curves[match.outcome], reach - (entries[match.opponent] if r is None else r))
        for match in matches
        for r in (match.rating,)
    ]

    def total(entry: int) -> int:
        changes = 0
        for curve, shift in against:
            place = entry + shift
            changes += curve[0 if place < 0 else top if place > top else place]
        return changes

    entry = _first_not_above(total, start, ceiling)
    if entry > LEAST_ENTRY and abs(total(entry - 1)) < abs(total(entry)):
        return entry - 1
    return entry


def _first_not_above(total: Callable[[int], int], start: int, ceiling: int) -> int:
    """The least entry from `start` on whose sum of changes is not above 0, or the ceiling.

    The sums never rise. Most steps are short, so the stride begins with one and doubles.
    """
    low, high, stride = start, start, 1
    while high < ceiling and total(high) > 0:
        low, high, stride = high + 1, min(high + stride, ceiling), 2 * stride
    possible = range(low, high)
    return low + bisect_left(possible, 0, key=lambda entry: -total(entry))


# -- the rating of one over-the-board event (R28–R30) ----


LEAST_MINUTES = 10
"""The least thinking time a game and player, and up to a move control (R29.1)."""
NEAR = 10
"""A final rating within the bounds of an entry differs from it by at most so much (R30.3)."""

Uncounted: TypeAlias = Literal["thinking_time", "walkover", "no_result", "no_moves"]
"""Why a game does not count."""


class RatedGame(Struct, frozen=True, kw_only=True):
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


class RatedEvent(Struct, frozen=True, kw_only=True):
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


class MatchChange(Struct, frozen=True, kw_only=True):
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


class PlayerRating(Struct, frozen=True, kw_only=True):
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


class EventRatings(Struct, frozen=True, kw_only=True):
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


class _Match(Struct, frozen=True, kw_only=True):
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


# -- the iteration of entry ratings, with the sums that decided each step [T17] ----


class EntryStep(Struct, frozen=True, kw_only=True):
    """A new player's step: the entry found, and the sum of changes that it gives.

    `below` is the sum that an entry one lower gives, None at the lowest entry.
    """

    player: str
    entry: int
    total: int
    below: int | None


def entry_trace(found: EventRatings, table: RatingTable) -> tuple[tuple[EntryStep, ...], ...]:
    """Every round of the iteration, the last of which changes nothing any more.

    Players who are held at the lowest entry are left out [T18].
    """
    return tuple(_rounds(found, table)) if found.entries else ()


def _rounds(found: EventRatings, table: RatingTable) -> Iterator[tuple[EntryStep, ...]]:
    assert found.entries
    known = {each.player: each.before for each in found.players if each.before is not None}
    moving = [
        each
        for each in found.players
        if each.entry is not None and each.player not in found.entries.held
    ]
    entries = dict.fromkeys(found.entries.ratings, LEAST_ENTRY)
    for risen in (*found.entries.rounds, {}):
        opponents = {**known, **entries}
        entries = {**entries, **risen}
        yield tuple(_step(each, entries[each.player], opponents, table) for each in moving)


def _step(
    player: PlayerRating, entry: int, opponents: Mapping[str, int], table: RatingTable
) -> EntryStep:
    def total(rating: int) -> int:
        return sum(
            table.change(rating, opponents[match.opponent], match.outcome)
            for match in player.matches
        )

    below = total(entry - 1) if entry > LEAST_ENTRY else None
    return EntryStep(player=player.player, entry=entry, total=total(entry), below=below)
