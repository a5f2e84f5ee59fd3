"""Cups: losers of a match leave (tournaments.md §6, R27/G26).

`bracket` draws, `cup_state` and `next_round` tell from the results what is to be played, `places`
who came where, and `replay_terms` how a drawn match is played again. Where R27 is silent:

[INTERPRETATION T33a] The seeded stand as far apart as they can (1 and 2 in different halves, 8
beside 9); byes go to the highest seeded, all else is by lot. Alternative: the best of each round
meets the last.

[INTERPRETATION T33b] Who opens a match's first game is by a lot of that match. Alternative: who
has opened less often.

[INTERPRETATION T33c] A match in which nobody scores, or a replay that both lose, puts both out:
the next opponent goes on, and a final leaves first place empty. Alternative: lot.

[INTERPRETATION T33d] A match ends as soon as the lead is greater than what is left. Alternative:
all agreed games are played.
"""

from collections.abc import Collection, Mapping, Sequence

from corr.tournament.pairing.cup_bracket import Cup
from corr.tournament.pairing.cup_rounds import (
    CupGame,
    cup_state,
)
from corr.tournament.scoring.scoring_games import TableGame


def next_round(
    cup: Cup,
    games: Sequence[TableGame],
    *,
    withdrawn: Collection[str] = (),
    decisions: Mapping[frozenset[str], str | None] | None = None,
) -> tuple[CupGame, ...]:
    """The games to begin if a round waits for the whole round before it, replays included.

    Empty while games of the round go on and when the cup is over. `CupState.due` holds also the
    matches of later rounds whose players are known.
    """
    state = cup_state(cup, games, withdrawn=withdrawn, decisions=decisions)
    current = min((match.round for match in state.matches if not match.decided), default=0)
    return tuple(game for game in state.due if game.round == current)
