"""The short answer: words and one link, no board.

For letters that anybody may have sent in a player's name, and for a second one without an order.
"""

from collections.abc import Sequence

from corr.games.rules import Seat
from corr.mail.letter import Draft, Refusal
from corr.mail.read.tags import SHORT, make_pass, make_tag, short_id
from corr.service.letters.compose import game_facts, post
from corr.service.letters.desk_letters import address_of, reply_to
from corr.service.letters.taps import taps
from corr.service.office.case import Case
from corr.store import PlayerRow
from corr.tournament.play.game import Game


def send_short(
    case: Case,
    player: PlayerRow,
    refusals: Sequence[Refusal],
    *,
    about: tuple[Game, Seat] | None = None,
    order: str = "",
) -> None:
    """Queue a short answer to a player, with a link that brings the board of the game `about`.

    Of a game that is over it says how it ended.
    An answer to it plays there, as one to a letter with the board would. Without a game it bears
    a pass, and its link, if it has one, sends the `order`.
    """
    office, letter = case.office, case.letter
    if not (to := address_of(player, letter)):
        return
    over = None
    if about is None:
        game, tag = None, make_pass(office.keys, player.id, 0, to)
        choices: tuple[str, ...] = ()
    else:
        game, seat = about
        tag = make_tag(office.keys, game.id, game.letter_number, seat)
        order = "show" if game.result is None else "record"
        choices = tuple(taps(office.words, game, seat, refusals))
        over = game_facts(office, game, seat, at=case.at) if game.result else None
    serial = office.store.letters_at(f"{SHORT}{tag}.") + 1
    answered = (letter.message_id,) if letter.message_id else ()
    draft = Draft(
        kind="refused",
        language=player.language,
        to_name=player.name,
        to_address=to,
        message_id=short_id(tag, serial, office.site.host),
        reply_to=reply_to(office, tag),
        date=case.at,
        facts={
            "g": None,
            "happenings": (),
            "refusals": tuple(refusals),
            "choices": choices,
            "about_game": game.id if game else "",
            "over": over,
            "brings": order,
        },
        tag=tag,
        in_reply_to=letter.message_id,
        references=answered,
        text_only="text" in player.settings,
    )
    own = game.id if game else ""
    post(office, draft, at=case.at, cause=letter.key, game=own, unsolicited=case.proven)
