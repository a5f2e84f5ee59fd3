"""What an event's page shows of its matches: what binds their dice (6.2), and their acts."""

from collections.abc import Iterator

from corr.dice.letter import block
from corr.dice.state import DiceState
from corr.games.registry import rules_for
from corr.report.event.replays import Watched
from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest
from corr.tournament.play.game import Game


def dice_shown(office: Office, contest: Contest) -> dict[str, str]:
    """For each match that has begun what binds its dice: anchors, what both players gave, the
    digests, and the seeds that were published. Its rolls stand in its record.

    By the ids of the matches; none in a game without dice. It is in the lines of letters, which
    `verify_dice` reads. Nothing of what one player gave is in it before both have given.
    """
    if rules_for(contest.spec.game.kind).of_itself is None:
        return {}
    found = dict[str, str]()
    for pairing in contest.pairings:
        game = office.folder.game(pairing.game)
        if game is not None and game.dice is not None:
            state = game.dice.state
            bound = DiceState(
                match_id=state.match_id, commitments=state.commitments, texts=state.texts
            )
            found[pairing.game] = block(DiceState(match_id=state.match_id), bound, 1)
    return {game: text for game, text in found.items() if text}


def matches_watched(office: Office, contest: Contest) -> tuple[Watched, ...]:
    """The matches that an event publishes, as its `[publish] games` says, in the order drawn.

    An annulled one is none, nor is one in which nothing has happened yet. What only one player
    knows (orders, conditions, notes, phrases to come) is no act of the match.
    """
    itself = rules_for(contest.spec.game.kind).of_itself
    if itself is None or contest.spec.publish.games == "none":
        return ()
    return tuple(_watched(office, contest))


def _watched(office: Office, contest: Contest) -> Iterator[Watched]:
    for pairing in contest.pairings:
        game = office.folder.game(pairing.game)
        if game is None or not _is_public(game, contest.spec.publish.games):
            continue
        itself = game.judge.of_itself
        assert itself is not None
        scenes = tuple(itself.watched(game.judge.start(game.options), game.moves))
        if scenes:
            yield Watched(
                id=game.id, scenes=scenes, running=game.result is None, apart=_is_apart(game)
            )


def _is_apart(game: Game) -> bool:
    """Whether the result is not the one at the board: ruled, corrected, or nobody got there."""
    if game.result is None:
        return False
    at_board, result = game.position.outcome, game.result
    if at_board is None:
        return True
    return (at_board.winner, at_board.score) != (result.winner, result.score or None)


def _is_public(game: Game, published: str) -> bool:
    if game.result is None:
        return published == "running"
    return not game.result.is_annulled
