"""Rolls that had been sent before a restore and are not known here: players show them (6.8).

The letters that came since a backup are read again, and lead to the same rolls. Where one of them
is lost, a player's letter may still quote a roll that we have not thrown: its number is spent
then, so that nobody can choose between two rolls with one number.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from corr.dice.beacon import Beacon
from corr.service.office.case import Case, Writer
from corr.service.play.beacons import break_cause, let_go_on
from corr.tournament.events.events_dice import RollsLost
from corr.tournament.play.game import Game

if TYPE_CHECKING:
    from corr.records.verify_dice import Roll as Shown

_BLOCK = "KORRDICE-2"
_LONGEST = 400_000
"""Of a letter that is looked through for what we had sent, in characters."""
WHY = "sent before a restore"


def after_its_break(case: Case, writer: Writer) -> Writer:
    """The writer, in a match that went on if its break was over when the letter came.

    The daemon lets it go on by itself; after a restore the letters come first that were written
    since, and what they show must not be taken for lost.
    """
    game = writer.game
    until = game.breaks.until if game else None
    if game is None or game.called or until is None or until > case.letter.arrived:
        return writer
    let_go_on(case.office, game.id, case.at, break_cause(game.id, until))
    return replace(writer, game=case.office.folder.game(game.id))


def spend_lost_rolls(case: Case, player: str) -> None:
    """Spend every roll that a player's letter shows to have been sent and lost, in any match.

    Nothing is believed but what our own seed has made: the value that shows the roll is our own.
    """
    if _BLOCK not in case.letter.text:
        return
    # Here, since few letters have a block, and the verifier is long.
    from corr.records.verify_dice import from_letters, shown

    text = case.letter.text[:_LONGEST].encode(errors="replace")
    quoted = dict[str, dict[int, "Shown"]]()
    for block in from_letters(text, "letter"):
        for roll in shown(block):
            quoted.setdefault(block.match, {})[roll.number] = roll
    for name, rolls in quoted.items():
        game = case.office.folder.game(name)
        if game is not None and game.seat_of(player) is not None:
            _spend(case, game, rolls)


def _spend(case: Case, game: Game, quoted: dict[int, "Shown"]) -> None:
    if game.dice is None or game.result is not None or game.dice.waits:
        return
    first = game.dice.state.next
    last = max((number for number in quoted if number >= first), default=0)
    rounds = {number: _round_of(roll) for number, roll in quoted.items()}
    rolls = case.office.folder.rolls_ahead(game, last, rounds) if last else ()
    if not rolls or len(rolls) <= last - first or rolls[-1].reveal != quoted[last].reveal:
        return
    if any(roll.beacon and roll.dice != quoted[roll.number].dice for roll in rolls):
        return  # a round that the letter names is not the one that gave its dice
    lost = RollsLost(
        first=first,
        rolls=tuple((*roll.dice, roll.reveal) for roll in rolls),
        why=WHY,
        rounds=tuple((one.beacon.round, one.beacon.randomness) for one in rolls if one.beacon),
    )
    case.office.folder.play(game, [lost], at=case.at, cause=f"{case.letter.key}.rolls")


def _round_of(roll: "Shown") -> Beacon | None:
    """The round that a letter says of a roll; None where that can be no round."""
    told = roll.beacon
    if not told or not told.round:
        return None
    return Beacon(round=told.round, randomness=told.randomness)
