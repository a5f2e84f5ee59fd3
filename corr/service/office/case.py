"""One letter on the desk while it is being answered, and its proven writer."""

from datetime import datetime

from msgspec import Struct

from corr.games.rules import Seat
from corr.mail.letter import Letter, Tag
from corr.mail.orders.orders import Reading
from corr.service.office.office import Office
from corr.store.rows import PlayerRow
from corr.tournament.play.game import Game


class Case(Struct, frozen=True, kw_only=True):
    """A letter and where it is handled; `at` is when, which may be long after it arrived.

    `raw` are the bytes of the letter as they came.

    `proven`: a true tag shows who wrote it. What others send in a player's name must not use up
    the answers that the player's own letters get. `vouched`: somebody who may say so has said
    that the letter is to count, whoever or whatever sent it.
    """

    office: Office
    letter: Letter
    at: datetime
    proven: bool = True
    vouched: bool = False
    raw: bytes = b""


class Writer(Struct, frozen=True, kw_only=True):
    """A player who proved to have written the letter.

    `tag` is the tag or pass of ours that it bears; None where the event asks for none, or
    somebody vouched for a letter without. With a tag, `game` and `seat` are those of its
    position. With a pass there is no game, and `request` is the number of the request that the
    answered letter put to this very address, 0 for none. `reading` is what the letter says, if
    that had to be known.
    """

    player: PlayerRow
    tag: Tag | None = None
    game: Game | None = None
    seat: Seat | None = None
    request: int = 0
    reading: Reading | None = None


class Answer(Struct, frozen=True, kw_only=True):
    """A letter that answers a question: its kind, its facts and what is attached to it."""

    kind: str
    facts: dict[str, object]
    attachments: tuple[tuple[str, str, bytes], ...] = ()
