"""The score of a match to points whose result is given by hand (backgammon.md 1: 4.4, 4.5, 4.13).

It stands once it is recorded, whatever the board says. Pure.
"""

import re
from typing import TypeAlias

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.ranking.correspondence.event import WALKOVER
from corr.result_words import PENALTY, SCORE
from corr.sentences.said import said
from corr.tournament.play.game import Game
from corr.tournament.play.state import result_of

Scored: TypeAlias = str | tuple[int, ...]
"""A score as somebody wrote it, which is looked at, or as it was kept before, which is not.

Without any, "" or (), there is none beside that of the board.
"""

_WRITTEN = re.compile(r"\s*(\d{1,3})\s*[-–:]\s*(\d{1,3})\s*")
_BY_POINTS = (SCORE, PENALTY)
"""Endings in which the winner has come to the length of the match."""


def score_given(game: Game, result: str, ending: str, score: Scored) -> tuple[int, ...]:
    """The points of the first seat and of the second, each counted to the length at most.

    () where no score is given. Raises ArbiterError for one that the result contradicts, and in a
    game that is not played to points.
    """
    itself = game.judge.of_itself
    if not isinstance(score, str) or not score:
        return () if isinstance(score, str) else score
    if itself is None:
        raise ArbiterError(said("why_game", "no_score_here", game=game.id))
    read = _WRITTEN.fullmatch(score)
    if read is None:
        raise ArbiterError(said("why_game", "score_unread", found=score))
    length = itself.length(game.options)
    first, second = (min(int(one), length) for one in read.groups())
    if why := _contradicts((first, second), result, ending, length):
        told = f"{first}-{second}"
        raise ArbiterError(
            said("why_game", why, game=game.id, score=told, result=result, ending=ending, n=length)
        )
    return first, second


def score_kept(game: Game, result: str, ending: str) -> tuple[int, ...]:
    """The score that was given by hand before, () where the result contradicts it."""
    itself, old = game.judge.of_itself, game.result
    if itself is None or old is None or not old.score:
        return ()
    first, second = old.score
    by_hand = (first, second) != itself.score(game.position)
    length = itself.length(game.options)
    fits = by_hand and not _contradicts((first, second), result, ending, length)
    return (first, second) if fits else ()


def _contradicts(score: tuple[int, int], result: str, ending: str, length: int) -> str:
    """By what sentence a score contradicts a result, "" if it does not."""
    if ending == WALKOVER:
        return "score_of_nothing"
    winner = result_of(result, ending).winner
    losers = score if winner is None else (score[1 if winner is Seat.FIRST else 0],)
    if max(losers) >= length:
        return "score_of_loser"
    if ending in _BY_POINTS and max(score) < length:
        return "score_too_low"
    return ""
