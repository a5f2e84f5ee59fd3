"""A game as a proof that stands by itself: everything that both players know, and its links."""

from collections.abc import Mapping

from corr.games.rules import Seat
from corr.records.verify_game import FORMAT
from corr.service.office.office import Office
from corr.service.play.game_record import names_in
from corr.tournament.events.chain import is_linked
from corr.tournament.events.fields import TAKEN_OUT
from corr.tournament.play.game import Game

_HOW = (
    "Each link is the SHA-256 (hexadecimal) of six lines in UTF-8, each with a line end: the link "
    "before (empty for the first event), game, at, kind, version, body. The letters of the game "
    "end with the first characters of the link that was the last one then. A body that says "
    f"{TAKEN_OUT!r} had other words: its link is the one that they had, and is not computed."
)


def proof_of(office: Office, game: Game) -> Mapping[str, object]:
    """What `verify_game` verifies, for JSON. The links are those that follow from the events."""
    names = names_in(office, game)
    return {
        "format": FORMAT,
        "how": _HOW,
        "game": game.id,
        "players": {seat.value: names[seat] for seat in Seat},
        "events": [
            {
                "at": event.at,
                "kind": event.kind,
                "version": event.version,
                "body": event.text,
                "link": link,
            }
            for event, link in office.store.linked_events(game.id)
            if is_linked(event.kind)
        ],
    }
