"""What may be passed on from player to player, and how much of it."""

from collections.abc import Iterator
from datetime import timedelta

from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.mail.tags import Keys, make_pass, make_tag, without_codes, without_these
from corr.service.case import Case
from corr.service.requests import requests_of
from corr.tournament.game import Game

MESSAGES_AN_HOUR = 20
"""How many messages of one player that come without a move are passed on within an hour."""

_SHOWN = 72


def passed_on(case: Case, game: Game, text: str) -> str:
    """A message as the opponent gets it.

    A tag that came into it, with a quote say, is the writer's secret and stays here: what looks
    like one, and the codes of this letter and this game in whatever form they stand.
    """
    return without_these(without_codes(text), _secrets(case, game))


def _secrets(case: Case, game: Game) -> Iterator[str]:
    """The codes that the letter brought, and those of the game's positions and players."""
    yield from (tag.code for tag in case.letter.tags)
    store, keys = case.office.store, case.office.keys
    every = [Keys(current=key) for key in (keys.current, *keys.old)]
    for number in range(game.letter_number + 2):
        yield from (make_tag(key, game.id, number, seat).code for key in every for seat in Seat)
    for name in game.players.values():
        player = store.player(name)
        for address in player.addresses if player else ():
            for request in range(len(requests_of(case.office, name)) + 1):
                yield from (make_pass(key, name, request, address).code for key in every)


def message_cause(case: Case, player: str) -> str:
    """The cause of a letter that only passes a message of a player's on."""
    return f"message.{player}.{case.letter.key}"


def why_not_passed_on(case: Case, game: Game, player: str, text: str) -> Refusal | None:
    """Why a message in a game is not passed on; None if it is."""
    contest = case.office.folder.contest(game.event)
    if contest is None or not contest.spec.mail.messages:
        return Refusal(line=first_line(text), code="no_messages", params={})
    hour = case.at - timedelta(hours=1)
    if case.office.store.count_causes_since(f"message.{player}.", hour) >= MESSAGES_AN_HOUR:
        params: dict[str, object] = {"limit": MESSAGES_AN_HOUR}
        return Refusal(line=first_line(text), code="too_many_messages", params=params)
    return None


def first_line(text: str) -> str:
    """The line by which the writer of a message knows it again."""
    return next((line.strip() for line in text.splitlines() if line.strip()), "")[:_SHOWN]
