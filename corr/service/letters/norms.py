"""What an event asks of a player's level, and what they have so far: a line, and a whole table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from fractions import Fraction
from weakref import WeakKeyDictionary

from msgspec import Struct, field
from msgspec.structs import replace

from corr.mail.letter import NormFacts
from corr.mail.write.facts import NormTable, NormTarget, WhatIf
from corr.ranking.correspondence.advance import NEW_OPPONENTS
from corr.ranking.correspondence.agenda import Prospect, newcomer_prospects, prospects
from corr.ranking.correspondence.compute import MONTHS
from corr.ranking.correspondence.event import (
    HIGHEST,
    RESULTS,
    read_level,
    write_halves,
    write_level,
)
from corr.ranking.correspondence.newcomers import strengths
from corr.ranking.correspondence.norms import (
    LEAST_OPPONENTS,
    AdvanceNorms,
    Missing,
    Tally,
    Undrawn,
    advance_norms,
    months_after,
    no_norm_reason,
    undrawn_games,
)
from corr.store.store import Store
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import available, teams_of
from corr.tournament.play.state import ANNULLED

# -- how strong everybody in an event counts in the norms of the others ----
# Letters ask for it at every move, and it changes only when a game ends: it is kept until then.


class Strengths(Struct, frozen=True, kw_only=True):
    """The `indices` of players; who is in none of them is new, and nothing tells of them yet.

    `new` are all who had no level at the start, those who left among them; while games are to
    come (`going`) their strength can change. `here` are those of them who have not left, and
    `present` says how many have not who count by each index, None where nothing tells it.
    """

    indices: Mapping[str, int]
    new: frozenset[str] = frozenset()
    going: bool = True
    here: frozenset[str] = frozenset()
    present: Mapping[int | None, int] = field(default_factory=dict)

    def of(self, player: str) -> int | None:
        """The index by which a player counts."""
        return self.indices.get(player)


_KEPT: WeakKeyDictionary[Store, dict[str, tuple[tuple[object, object], Strengths]]] = (
    WeakKeyDictionary()
)


def strengths_in(store: Store, contest: Contest) -> Strengths:
    """Levels at the start, and of new players what the games completed so far give (art. 4).

    While an event goes on nobody has supplied estimates: the arbiter does that at the close.
    """
    kept, event = _KEPT.setdefault(store, {}), (contest.seq, contest.levels)
    before, known = kept.get(contest.id, (None, None))
    if before is None or known is None or before[0] != event:
        new = frozenset(one for one in contest.numbers if not contest.levels.get(one))
        before = known = None
    else:
        new = known.new
    scores = store.events.state_of_scores(contest.id) if new else None
    if before is not None and known is not None and before[1] == scores:
        return known
    indices = {one: read_level(level) for one, level in contest.levels.items() if level}
    found = Strengths(indices=indices, new=new)
    if scores:
        going = scores.running > 0 or more_to_begin(contest, scores.begun)
        found = replace(_with_new(store, contest, found), going=going)
    found = replace(
        found,
        here=new.intersection(contest.present),
        present=Counter(map(found.of, contest.present)),
    )
    kept[contest.id] = ((event, scores), found)
    return found


def more_to_begin(contest: Contest, begun: int) -> bool:
    """Whether games of an event will follow on those that have begun."""
    return begun < len(contest.pairings) or contest.drawn < contest.rounds


def _with_new(store: Store, contest: Contest, known: Strengths) -> Strengths:
    """The same with the new players as their results have it."""
    scores = [
        (first, second, result)
        for first, second, result in store.events.scores_of_event(
            contest.id, three_months(contest)
        )
        if first in known.new or second in known.new
    ]
    players = [*dict.fromkeys([*known.new, *(one for pair in scores for one in pair[:2])])]
    number = {player: place for place, player in enumerate(players)}
    opponents: list[list[int]] = [[] for _ in players]
    taken: list[list[int]] = [[] for _ in players]
    for first, second, result in scores:
        for player, other, points in zip(
            (first, second), (second, first), RESULTS[result], strict=True
        ):
            opponents[number[player]].append(number[other])
            taken[number[player]].append(points)
    counted = Tally(
        completed=(True,) * len(scores),
        opponents=opponents,
        taken=taken,
        points=[sum(points) for points in taken],
        score=(),
        moved=frozenset(),
    )
    found = strengths(players, [known.of(one) for one in players], counted, {}, ())
    indices = {one: index for one, index in zip(players, found, strict=True) if index is not None}
    return Strengths(indices={**known.indices, **indices}, new=known.new)


# -- a player's games in an event as the norms see them ----


_HALVES = {"1": 2, "1/2": 1, "0": 0, "": 0}


class Score(Struct, frozen=True, kw_only=True):
    """A player's games that are or can still be completed; `points` are half points.

    `undrawn` are those of rounds to come. For them everybody who is present can still be drawn
    but the player and those `met`; where teams meet, the `others`, in groups of whom the player
    meets one at most.
    """

    opponents: tuple[str, ...]
    completed: int
    points: int
    undrawn: int = 0
    met: frozenset[str] | None = None
    others: tuple[tuple[str, ...], ...] = ()

    @property
    def scheduled(self) -> int:
        """All games that the player will have had in the end."""
        return len(self.opponents) + self.undrawn


def score_of(store: Store, contest: Contest, player: str) -> Score:
    """A player's games; one that ended before both had moved counts for nobody [K 2]."""
    games = _games(store, contest, player)
    counting = [(opponent, result) for opponent, result, counts in games if counts]
    undrawn = _undrawn(contest, player)
    teams = contest.spec.system.kind == "teams"
    met = {opponent for opponent, _, _ in games}
    return Score(
        opponents=tuple(opponent for opponent, _ in counting),
        completed=sum(result != "" for _, result in counting),
        points=sum(_HALVES[result] for _, result in counting),
        undrawn=undrawn,
        met=_met(store, contest, player, met) if undrawn and not teams else None,
        others=_others(contest, player) if undrawn and teams else (),
    )


def undrawn_of(contest: Contest, score: Score, strong: Strengths) -> Undrawn:
    """The games still to be drawn, with the strengths of those whom they can be against.

    Of everybody in a Monrad those are taken off who cannot be met, which are few.
    """
    if score.met is not None:
        gone = Counter(strong.of(one) for one in score.met if contest.is_present(one))
        left = Counter(strong.present) - gone
        unknown = left.pop(None, 0)
        return Undrawn(
            games=score.undrawn,
            each=contest.spec.system.wins_needed,
            indices=(indices := {index: left[index] for index in left if index is not None}),
            tops=Counter(indices) + Counter({HIGHEST: unknown}),
        )
    return undrawn_games(
        score.undrawn,
        contest.spec.system.wins_needed,
        (tuple(map(strong.indices.get, group)) for group in score.others),
    )


def participants(store: Store, contest: Contest) -> int:
    """How many take part: who left a place to a substitute counts, too, if they had played."""
    left = len(contest.numbers) - len(contest.order)
    before = contest.numbers.keys() - set(contest.order) if left else ()
    return len(contest.order) + sum(
        any(row.ending != ANNULLED for row in store.events.games_of_player(one, contest.id))
        for one in before
    )


def is_over(store: Store, contest: Contest) -> bool:
    """Whether every game of an event has ended and none will follow."""
    begun, running = store.events.game_counts(contest.id)
    return not running and not more_to_begin(contest, begun)


def _games(store: Store, contest: Contest, player: str) -> list[tuple[str, str, bool]]:
    """A player's games: opponent, result ("" for none yet), whether it counts; begun or not."""
    games = store.events.scores_of_player(player, contest.id, three_months(contest))
    waits = contest.opened < contest.drawn or contest.spec.system.max_running or contest.elsewhere
    if contest.state != "running" or not waits:
        return games
    begun = {row.id for row in store.events.games_of_player(player, contest.id)}
    for pairing in contest.pairings:
        both = pairing.first, pairing.second
        if player in both and pairing.game not in begun:
            games.append((both[player == pairing.first], "", True))
    return games


def _undrawn(contest: Contest, player: str) -> int:
    """How many games a player has in the rounds that a Monrad has still to draw."""
    system = contest.spec.system
    if contest.state != "running" or system.form != "monrad":
        return 0
    if player in contest.withdrawn or player not in contest.order:
        return 0
    if system.kind == "teams" and player not in _seated(contest, contest.teams.get(player, "")):
        return 0
    return max(contest.rounds - contest.drawn, 0) * system.wins_needed


def _seated(contest: Contest, team: str) -> tuple[str, ...]:
    """Who sits at a team's boards as things stand; the others are its reserves."""
    return available(contest, team)[: contest.spec.system.boards]


def _others(contest: Contest, player: str) -> tuple[tuple[str, ...], ...]:
    """Whom a Monrad of teams can still draw against a player: nobody meets a team twice."""
    own = contest.teams.get(player, "")
    done = {own}
    for match in contest.team_draw.matches:
        if own in match.teams:
            done.update(match.teams)
    teams = (_seated(contest, team) for team in teams_of(contest) if team not in done)
    return tuple(team for team in teams if team)


def _met(store: Store, contest: Contest, player: str, met: set[str]) -> frozenset[str]:
    """Whom no Monrad can draw against a player any more: nobody meets a player twice."""
    if len(contest.numbers) > len(contest.order):  # a place was taken over with what was met in it
        number = contest.numbers[player]
        for one in contest.numbers:
            if one != player and contest.numbers[one] == number:
                met = met | {other for other, _, _ in _games(store, contest, one)}
    holders = (contest.holder(one) for one in met if one in contest.numbers)
    return frozenset((player, *holders))


# -- what an event asks of a player's level, and what they have so far ----


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
        rated, game = contest.spec.ranking.rated, contest.spec.game.kind
        return NormTable(id=contest.id, name=name, ranked=False, rated=rated, game=game)
    score, strong = score_of(store, contest, player), strengths_in(store, contest)
    level, now = _own_level(store, contest, player, score, at), store.levels.level_at(player, at)
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
    now = store.levels.level_at(player, at)
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
    if not strong.going:
        return 0
    meets = {*score.opponents, *(one for group in score.others for one in group)}
    still = 0 if score.met is None else len(strong.here) - len(score.met & strong.here)
    return len(meets & strong.new) + still


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
        return store.levels.level_at(player, date)
    if score.completed < score.scheduled or not is_over(store, contest):
        return level
    return store.levels.level_at(player, at)


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


def three_months(contest: Contest) -> datetime:
    """The last moment of the day three months after an event's start (art. 2 §2a, §4)."""
    return contest.end_of(months_after(contest.spec.event.start, MONTHS))
