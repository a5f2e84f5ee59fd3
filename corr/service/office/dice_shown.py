"""What an event's page shows of the dice of its matches (backgammon.md 6.2)."""

from corr.dice.letter import block
from corr.dice.state import DiceState
from corr.games.registry import rules_for
from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest


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
