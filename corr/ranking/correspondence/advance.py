"""Norms in advance for everybody in an event, and what would follow from results to come. Pure.

Preliminary until the close: games may be left out and levels change (art. 2 §2).
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from msgspec import Struct

from corr.ranking.correspondence.agenda import (
    Agenda,
    Prospect,
    decided_at_close,
    newcomer_prospects,
    prospects,
)
from corr.ranking.correspondence.compute import MONTHS, PlayerResult, compute
from corr.ranking.correspondence.event import Player, write_halves, write_level, written_level
from corr.ranking.correspondence.newcomers import EstimatesNeeded, strengths
from corr.ranking.correspondence.norms import (
    DECIDED,
    LEAST_OPPONENTS,
    AdvanceNorms,
    Missing,
    Tally,
    advance_norms,
    months_after,
    no_norm_reason,
    tally,
    undrawn_games,
)
from corr.reading.entries import Json

NEW_OPPONENTS = "new_opponents"
"""Why nothing can be said in advance of a new player's level: nothing is known of anybody's."""

_STEPS = {"rise1": 1, "rise2": 2, "fell": -1}
"""How far above the own level a rule of the event leads."""


class Outlook(Struct, frozen=True, kw_only=True):
    """What a player needs and has, if every game to come is played to its end.

    `points` are half points of the `completed` games that count. `norms` is None for a new player
    and without a game. `reason` says why no norm can be set, or why nothing can be said of a new
    player; then there are no `prospects`. `strength` is the index by which the player counts for
    the others now, None for a new one of whom nothing is known. While games go on, `moving` is
    how many new players are among those whom the player meets or can meet, whose strength may
    still change. `outcome` is what closing the event so would give: it is there when every game
    has a result, and new players need no estimates.
    """

    player: Player
    scheduled: int
    completed: int
    points: int
    norms: AdvanceNorms | None
    reason: str
    prospects: tuple[Prospect, ...]
    strength: int | None
    moving: int
    outcome: PlayerResult | None

    @property
    def left(self) -> int:
        """How many games are still to be played."""
        return self.scheduled - self.completed

    def can_end_with(self, points: int) -> bool:
        """Whether the games left can still bring the player to so many half points in all."""
        return 0 <= points - self.points <= 2 * self.left

    def at(self, points: int) -> Prospect | None:
        """What so many half points in all lead to; None if that cannot be, or be said."""
        more = points - self.points
        return next((one for one in self.prospects if one.least <= more <= one.most), None)

    def decided_at_close(self, found: Prospect) -> str:
        """What the level at the close does to a prospect, as in `PlayerResult`."""
        close, after = self.player.level_close, found.level
        if self.norms is None:
            if close is None or after != close:
                return ""
            return "found" if found.reason == "new" else "unranked"
        assert after is not None
        own = self.norms.level
        return decided_at_close(own + _STEPS.get(found.reason, 0), own, after)


class _Lot(Struct, frozen=True, kw_only=True):
    """Whom the lot can still bring together: nobody meets two of a group, or one of their own.

    `groups` has the players of every group who are still drawn, by number, and `own` says which
    group a player is in. `met` are the groups that a group has met.
    """

    groups: Sequence[tuple[int, ...]]
    own: Mapping[int, int]
    met: Sequence[frozenset[int]]

    def open_to(self, place: int) -> tuple[tuple[int, ...], ...]:
        """The groups that a player can still meet."""
        if place not in self.own:
            return ()
        own = self.own[place]
        met = self.met[own]
        return tuple(
            group
            for number, group in enumerate(self.groups)
            if group and number != own and number not in met
        )


class _Event(Struct, frozen=True, kw_only=True):
    """What is the same for every player; players are numbers in the event."""

    agenda: Agenda
    counted: Tally
    ahead: Sequence[Sequence[int]]
    lot: _Lot
    strengths: Sequence[int | None]
    early: bool

    def met(self, place: int) -> tuple[int, ...]:
        """The opponents in games that count or can still count, one entry a game."""
        return (*self.counted.opponents[place], *self.ahead[place])


def outlooks(agenda: Agenda) -> tuple[Outlook, ...]:
    """The outlook of every player, in the order of the event file."""
    event = agenda.event
    three_months = months_after(event.start, MONTHS)
    counted = tally(event, three_months, DECIDED)
    number = {player.id: place for place, player in enumerate(event.players)}
    ahead: list[list[int]] = [[] for _ in event.players]
    for game in agenda.open:
        ahead[number[game.black]].append(number[game.white])
        ahead[number[game.white]].append(number[game.black])
    common = _Event(
        agenda=agenda,
        counted=counted,
        ahead=ahead,
        lot=_lot(agenda, number),
        strengths=strengths(
            [player.id for player in event.players],
            [player.level for player in event.players],
            counted,
            event.estimates,
            going={
                place
                for player, place in number.items()
                if ahead[place] or agenda.undrawn_of(player)
            },
        ),
        early=event.close < three_months,
    )
    outcomes: Sequence[PlayerResult | None] = [None] * len(event.players)
    if agenda.is_decided:
        with suppress(EstimatesNeeded):
            outcomes = compute(event).players
    return tuple(_outlook(common, place, outcomes[place]) for place in range(len(event.players)))


def _lot(agenda: Agenda, number: Mapping[str, int]) -> _Lot:
    """Who has met whom, as far as rounds are still to be drawn."""
    if not agenda.undrawn:
        return _Lot(groups=(), own={}, met=())
    groups = agenda.teams or tuple((player,) for player in number)
    own = {number[player]: place for place, group in enumerate(groups) for player in group}
    met: list[set[int]] = [set() for _ in groups]
    pairs = [(game.black, game.white) for game in agenda.event.games]
    for black, white in [*pairs, *((game.black, game.white) for game in agenda.open)]:
        one, other = own.get(number[black]), own.get(number[white])
        if one is not None and other is not None:
            met[one].add(other)
            met[other].add(one)
    return _Lot(
        groups=[tuple(number[one] for one in group if one not in agenda.out) for group in groups],
        own=own,
        met=[frozenset(one) for one in met],
    )


def _outlook(event: _Event, place: int, outcome: PlayerResult | None) -> Outlook:
    agenda = event.agenda
    players = agenda.event.players
    player, met, games = players[place], event.met(place), agenda.undrawn_of(players[place].id)
    others = event.lot.open_to(place) if games else ()
    opponents = [event.strengths[other] for other in met]
    completed, points = len(event.counted.opponents[place]), event.counted.points[place]
    undrawn = undrawn_games(
        games, agenda.each, ([event.strengths[one] for one in group] for group in others)
    )
    found: AdvanceNorms | None = None
    expected: tuple[Prospect, ...] = ()
    if player.level is None:
        reason = no_norm_reason(len(players), len(met) + games, near=LEAST_OPPONENTS)
        if not reason:
            expected = newcomer_prospects(
                opponents,
                participants=len(players),
                points=points,
                completed=completed,
                undrawn=undrawn,
                close=player.level_close,
            )
            reason = "" if expected else NEW_OPPONENTS
    else:
        own = player.level_close if event.early else player.level_three_months
        assert own is not None
        assert player.level_close is not None
        found = advance_norms(
            level=own,
            opponents=opponents,
            participants=len(players),
            points=points,
            completed=completed,
            undrawn=undrawn,
        )
        reason = found.reason if found else no_norm_reason(len(players), 0, 0)
        expected = prospects(found, close=player.level_close) if found else ()
    can_meet = {*met, *(one for group in others for one in group)}
    return Outlook(
        player=player,
        scheduled=len(met) + games,
        completed=completed,
        points=points,
        norms=found,
        reason=reason,
        prospects=expected,
        strength=event.strengths[place],
        moving=0 if outcome else sum(players[one].level is None for one in can_meet),
        outcome=outcome,
    )


def outlook_json(agenda: Agenda, found: Sequence[Outlook], points: int | None = None) -> Json:
    """The outlooks for a script; `points` is a number of half points in all to be supposed."""
    event = agenda.event
    return {
        "event": {"id": event.id, "name": event.name},
        "preliminary": True,
        "guessed_schedule": agenda.guessed,
        "open_games": len(agenda.open),
        "undrawn_games": agenda.undrawn,
        "players": {one.player.id: dict(_one_json(one, points)) for one in found},
    }


def _one_json(one: Outlook, points: int | None) -> Iterator[tuple[str, object]]:
    yield "name", one.player.name
    yield "level", written_level(one.player.level)
    yield "counts_as", written_level(one.strength)
    yield "own_level", written_level(one.player.level_three_months if one.norms else None)
    yield "scheduled", one.scheduled
    yield "completed", one.completed
    yield "points", write_halves(one.points)
    yield "norms", dict(_norms_json(one.norms)) if one.norms and not one.reason else None
    yield "reason", one.reason or None
    yield "assumed", bool(one.norms and (one.norms.assumed or one.norms.undrawn))
    yield "new_opponents", one.moving
    yield "prospects", [_prospect_json(one, each) for each in one.prospects]
    if points is not None:
        supposed = one.at(points)
        yield "what_if", _prospect_json(one, supposed, points) if supposed else None
    if one.outcome is not None:
        after, reason = one.outcome.level_after, one.outcome.reason
        yield "outcome", {"level_after": written_level(after), "reason": reason}


def _norms_json(found: AdvanceNorms) -> Iterator[tuple[str, Json]]:
    for name, one in norms_in(found):
        yield (
            name,
            {
                "level": write_level(one.norm.level),
                "norm": write_halves(one.norm.halves),
                "exact": str(one.norm.exact),
                "missing": write_halves(one.missing),
                "reachable": one.reachable,
            },
        )


def norms_in(found: AdvanceNorms) -> tuple[tuple[str, Missing], ...]:
    """The norms that exist, with their names, from the easiest on."""
    pairs = (
        ("keep", found.keep),
        ("confirm", found.confirm),
        ("rise1", found.rise1),
        ("rise2", found.rise2),
    )
    return tuple((name, one) for name, one in pairs if one)


def _prospect_json(one: Outlook, found: Prospect, points: int | None = None) -> Json:
    least, most = one.points + found.least, one.points + found.most
    range_: Json = {"from": write_halves(least), "to": write_halves(most)}
    return {
        **({"points": write_halves(points)} if points is not None else range_),
        "level_after": written_level(found.level),
        "reason": found.reason,
    }
