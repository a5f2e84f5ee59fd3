"""A player's games in an event as the norms see them: over, going on, and still to be drawn."""

from dataclasses import dataclass

from corr.ranking.correspondence.norms import Undrawn, undrawn_games
from corr.service.event.event_file import three_months
from corr.service.event.norm_strengths import Strengths, more_to_begin
from corr.store import Store
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import available, teams_of
from corr.tournament.play.result import ANNULLED

_HALVES = {"1": 2, "1/2": 1, "0": 0, "": 0}


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A player's games that are or can still be completed; `points` are half points.

    `undrawn` are those of rounds to come, for which `others` can still be drawn, in groups of
    whom the player meets one at most.
    """

    opponents: tuple[str, ...]
    completed: int
    points: int
    undrawn: int = 0
    others: tuple[tuple[str, ...], ...] = ()

    @property
    def scheduled(self) -> int:
        """All games that the player will have had in the end."""
        return len(self.opponents) + self.undrawn

    @property
    def can_meet(self) -> frozenset[str]:
        """Everybody whose strength matters to the player."""
        return frozenset((*self.opponents, *(one for group in self.others for one in group)))


def score_of(store: Store, contest: Contest, player: str) -> Score:
    """A player's games; one that ended before both had moved counts for nobody [K 2]."""
    games = _games(store, contest, player)
    counting = [(opponent, result) for opponent, result, counts in games if counts]
    undrawn = _undrawn(contest, player)
    met = {opponent for opponent, _, _ in games}
    return Score(
        opponents=tuple(opponent for opponent, _ in counting),
        completed=sum(result != "" for _, result in counting),
        points=sum(_HALVES[result] for _, result in counting),
        undrawn=undrawn,
        others=_others(store, contest, player, met) if undrawn else (),
    )


def undrawn_of(contest: Contest, score: Score, strong: Strengths) -> Undrawn:
    """The games still to be drawn, with the strengths of those whom they can be against."""
    return undrawn_games(
        score.undrawn,
        contest.spec.system.games_per_pair,
        (tuple(map(strong.indices.get, group)) for group in score.others),
    )


def participants(store: Store, contest: Contest) -> int:
    """How many take part: who left a place to a substitute counts, too, if they had played."""
    left = len(contest.numbers) - len(contest.order)
    before = [one for one in contest.numbers if one not in contest.order] if left else []
    return len(contest.order) + sum(
        any(row.ending != ANNULLED for row in store.games_of_player(one, contest.id))
        for one in before
    )


def is_over(store: Store, contest: Contest) -> bool:
    """Whether every game of an event has ended and none will follow."""
    begun, running = store.game_counts(contest.id)
    return not running and not more_to_begin(contest, begun)


def _games(store: Store, contest: Contest, player: str) -> list[tuple[str, str, bool]]:
    """A player's games: opponent, result ("" for none yet), whether it counts; begun or not."""
    games = store.scores_of_player(player, contest.id, three_months(contest))
    waits = contest.opened < contest.drawn or contest.spec.system.max_running or contest.elsewhere
    if contest.state != "running" or not waits:
        return games
    begun = {row.id for row in store.games_of_player(player, contest.id)}
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
    return max(contest.rounds - contest.drawn, 0) * system.games_per_pair


def _seated(contest: Contest, team: str) -> tuple[str, ...]:
    """Who sits at a team's boards as things stand; the others are its reserves."""
    return available(contest, team)[: contest.spec.system.boards]


def _others(
    store: Store, contest: Contest, player: str, met: set[str]
) -> tuple[tuple[str, ...], ...]:
    """Whom a Monrad can still draw against a player: nobody meets a player or a team twice."""
    if contest.spec.system.kind == "teams":
        own = contest.teams.get(player, "")
        done = {own}
        for match in contest.team_draw.matches:
            if own in match.teams:
                done.update(match.teams)
        teams = (_seated(contest, team) for team in teams_of(contest) if team not in done)
        return tuple(team for team in teams if team)
    if len(contest.numbers) > len(contest.order):  # a place was taken over with what was met in it
        number = contest.numbers[player]
        for one in contest.numbers:
            if one != player and contest.numbers[one] == number:
                met = met | {other for other, _, _ in _games(store, contest, one)}
    holders = {contest.holder(one) for one in met if one in contest.numbers} | {player}
    return tuple((one,) for one in contest.present if one not in holders)
