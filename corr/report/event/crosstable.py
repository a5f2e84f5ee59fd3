"""The crosstable of an event, from its games: completed ones plain, all others in brackets."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from corr.ranking.correspondence.compute import PlayerResult, Result
from corr.ranking.correspondence.event import RESULTS, EventFile, Player
from corr.report.forms.document import isolated
from corr.tournament.scoring.scoring_games import by_pair, table_game
from corr.tournament.scoring.standings import standings

MARKS = ("0", "½", "1")
"""How a game's result is shown, by half points."""
BLACK, WHITE = "●", "○"
"""Behind a result: which colour the player had in the pairing."""
SELF = "×"
"""What stands where a player meets themself."""


class Row(Struct, frozen=True, kw_only=True):
    """One player's line, `line` counting from 1 in table order.

    `place` is None for an annulled player, who stands below the table. `marks` holds the results
    against each opponent, by id. `twin`: another player has the same name.
    """

    line: int
    place: int | None
    player: Player
    outcome: PlayerResult
    marks: Mapping[str, Sequence[str]]
    twin: bool = False

    @property
    def title(self) -> str:
        """The player's name, or the id where the file has no name; both if names coincide.

        A name written from right to left stands between isolating marks.
        """
        return self.named if self.twin else isolated(self.player.name or self.player.id)

    @property
    def named(self) -> str:
        """The player's name and id, for what must not be taken for anybody else's."""
        name, own = self.player.name, self.player.id
        return f"{isolated(name)} ({own})" if name else own

    def against(self, other: "Row") -> str:
        """What stands in this line below the number of another, or of the same."""
        opponent = other.player.id
        return SELF if opponent == self.player.id else " ".join(self.marks.get(opponent, ()))

    @property
    def mean(self) -> Fraction | None:
        """P_med, the mean index of the opponents; None without a completed game (art. 2 §2d)."""
        outcome = self.outcome
        return Fraction(outcome.total, outcome.completed) if outcome.completed else None

    @property
    def reason(self) -> str:
        """The rule that gave the level; `kept_lowest` for a norm missed at 10 kyu."""
        norms = self.outcome.norms
        missed = norms is not None and not norms.keep.is_met_by(self.outcome.points)
        return "kept_lowest" if missed and self.outcome.reason == "kept" else self.outcome.reason

    @property
    def rule(self) -> str:
        """The rule that gave P1 or the level found, as words name it.

        Who reached the norm that confirms P0 has not confirmed a higher level (art. 2 §5).
        """
        if self.outcome.decided_at_close == "found":
            return "new_elsewhere"
        unconfirmed = self.reason == "confirmed" and not self.outcome.confirmed
        return "kept" if unconfirmed else self.reason


def crosstable(event: EventFile, result: Result) -> tuple[Row, ...]:
    """Every player's line in the order of the event's table, annulled players last."""
    places = _places(event, result)
    last = len(event.players)
    paired = sorted(
        zip(event.players, result.players, strict=True),
        key=lambda pair: places.get(pair[0].id, last),
    )
    marks = _marks(event, result)
    names = Counter(player.name.casefold() for player, _ in paired)
    return tuple(
        Row(
            line=line,
            place=places.get(player.id),
            player=player,
            outcome=outcome,
            marks=marks[player.id],
            twin=names[player.name.casefold()] > 1,
        )
        for line, (player, outcome) in enumerate(paired, start=1)
    )


def _places(event: EventFile, result: Result) -> dict[str, int]:
    """The places of all but annulled players: by score, and where all met all as often, by 18.2.

    Elsewhere equal scores share a place, and the next one skips [T 7].
    """
    annulled = set(event.annulled)
    present = {player.id: None for player in event.players if player.id not in annulled}
    games = [
        table_game(game.black, game.white, game.result, game.ended)
        for game in event.games
        if game.black in present and game.white in present
    ]
    meetings = {len(met) for met in by_pair(games).values()}
    pairs = len(present) * (len(present) - 1) // 2
    if len(meetings) == 1 and len(by_pair(games)) == pairs:
        table = standings(tuple(present), games, games_per_match=meetings.pop())
        return {row.player: row.place for row in table.rows}
    scores = {player.id: player.score for player in result.players if player.id in present}
    place_of = dict[int, int]()
    for place, score in enumerate(sorted(scores.values(), reverse=True), start=1):
        place_of.setdefault(score, place)
    return {player: place_of[score] for player, score in scores.items()}


def _marks(event: EventFile, result: Result) -> dict[str, dict[str, list[str]]]:
    """Every player's results against each opponent, in the order of the games."""
    marks: dict[str, dict[str, list[str]]] = {
        player.id: defaultdict(list) for player in event.players
    }
    for game, counted in zip(event.games, result.counted, strict=True):
        black, white = (MARKS[points] for points in RESULTS[game.result])
        for_black, for_white = f"{black}{BLACK}", f"{white}{WHITE}"
        marks[game.black][game.white].append(for_black if counted else f"({for_black})")
        marks[game.white][game.black].append(for_white if counted else f"({for_white})")
    return marks
