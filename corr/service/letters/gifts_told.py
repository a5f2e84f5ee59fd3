"""One receipt for what a letter gave to the dice of several matches (6.2), instead of one each."""

from collections.abc import Sequence

from corr.dice.state import Waits
from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.mail.write.facts import Gift
from corr.service.letters.matches.dice_told import dice_block, note_told
from corr.service.letters.matches.match_told import late_told
from corr.service.letters.news import zone_of
from corr.service.letters.plain import send_about_no_game
from corr.service.office.case import Case
from corr.store.rows import PlayerRow
from corr.tournament.events.events_dice import PhraseGiven
from corr.tournament.play.dice import contribution_of, player_of
from corr.tournament.play.game import Game


def awaits_opponent(game: Game) -> bool:
    """Whether nothing of a match can be thrown yet: one of both still gives something."""
    return game.dice is not None and game.dice.waits is Waits.CONTRIBUTIONS


def tell_gifts(
    case: Case,
    player: PlayerRow,
    given: Sequence[tuple[Game, PhraseGiven]],
    refusals: Sequence[Refusal],
) -> None:
    """Queue the receipt; of matches that need not wait a letter of their own tells the rest.

    `refusals` is what there is to say of the phrase itself.
    """
    facts: dict[str, object] = {
        "games": tuple(_gift(case, game, body) for game, body in given),
        "refusals": tuple(refusals),
        "arrived": case.letter.arrived,
        "time_zone": zone_of(case.office, player).key,
    }
    send_about_no_game(
        case.office,
        player,
        "gifts",
        facts,
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
    )
    for game, body in given:
        if awaits_opponent(game):
            note_told(case.office, game, body.seat)


def _gift(case: Case, game: Game, body: PhraseGiven) -> Gift:
    seat, office = body.seat, case.office
    opponent = _name(case, game, seat.other)
    if not awaits_opponent(game):
        return Gift(game=game.id, opponent=opponent, thrown=True)
    return Gift(
        game=game.id,
        opponent=opponent,
        line=contribution_of(body).line(player_of(seat)),
        late=late_told(game, seat.other, case.at),
        dice=dice_block(office, game, seat, case.at),
    )


def _name(case: Case, game: Game, seat: Seat) -> str:
    row = case.office.store.players.player(game.players[seat])
    assert row is not None
    return row.name
