"""What may be passed on from player to player, and how much of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta

from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.mail.orders.signature import is_signature
from corr.mail.read.run_together import broken_off
from corr.mail.read.tags import Keys, make_pass, make_tag, without_codes, without_these
from corr.mail.write.wall import Cut, PassedOn, Wall
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.register.requests import requests_of
from corr.store import PlayerRow
from corr.tournament.play.game import Game

MESSAGES_AN_HOUR = 20
"""How many messages of one player that come without a move are passed on within an hour."""

_SHOWN = 72


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """What is passed on of a message, and what the writer is told of the rest of it."""

    text: PassedOn
    held: tuple[Refusal, ...] = ()


def passed_on(case: Case, player: PlayerRow, game: Game, text: str) -> Passed:
    """A player's message as the opponent gets it: the one way on which it gets to anybody.

    A tag that came into it, with a quote say, is the writer's secret and stays here: what looks
    like one, and the codes of this letter and this game in whatever form they stand. From the
    first line on that holds our marker, an address of ours or of the writer, nothing is passed on,
    and nothing of the writer's signature.
    """
    wall = wall_of(case.office, case.letter.sender, *player.addresses)
    signed = is_signature(text, player.name, case.office.words)
    if signed is not False:
        maybe = Refusal(line=first_line(text), code="not_passed_on", params={"why": "signature"})
        return Passed(text=wall.cut("").kept, held=() if signed else (maybe,))
    first = wall.cut(text)
    bare = without_these(without_codes(first.kept), _secrets(case, game))
    last = wall.cut(bare)
    cut = first if first.why else last
    held = (*_held(cut, "not_passed_on"), *_broken_off(case, text))
    return Passed(text=last.kept, held=held)


def words_passed_on(case: Case, player: PlayerRow, text: str) -> Passed:
    """A player's words about a ruling as all get them whom it concerns.

    They cannot be sent twice, so only the words are left out that may go to nobody.
    """
    wall = wall_of(case.office, case.letter.sender, *player.addresses)
    first = wall.strike(text)
    last = wall.strike(without_these(first.kept, (tag.code for tag in case.letter.tags)))
    return Passed(text=last.kept, held=_held(first if first.why else last, "words_left_out"))


def wall_of(office: Office, *addresses: str) -> Wall:
    """What stops the words of somebody who writes from these addresses."""
    voices = (office.templates.voice(language) for language in office.templates.languages)
    return Wall(
        writer=frozenset(filter(None, addresses)),
        ours=office.own_addresses,
        markers=frozenset(say("letter", "marker") for say in voices),
    )


def _held(cut: Cut, code: str) -> tuple[Refusal, ...]:
    """What the writer is told of a text that was cut, if it was."""
    if cut.why is None:
        return ()
    return (Refusal(line=first_line(cut.line), code=code, params={"why": cut.why}),)


def _broken_off(case: Case, text: str) -> tuple[Refusal, ...]:
    """What stood in one line with words of the message, and was not taken for some of them."""
    said = {line.strip() for line in text.splitlines() if line.strip()}
    lines = (
        one.line for one in broken_off(case.letter.text) if any(map(one.above.endswith, said))
    )
    params = {"why": "program"}
    return tuple(
        Refusal(line=first_line(line), code="not_passed_on", params=params)
        for line in list(lines)[:1]
    )


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
