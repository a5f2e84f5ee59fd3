"""Letters that may be somebody else's: they wait until their player says that they are theirs.

The question shows all that the letter would do, as a yes does all of it.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.orders.order_ifs import write_branches
from corr.mail.orders.orders import Reading
from corr.mail.read.tags import without_codes
from corr.service.letters.compose import game_facts
from corr.service.letters.desk_letters import send_about_no_game
from corr.service.letters.messages import passed_on
from corr.service.letters.news import zone_of
from corr.service.letters.plain import are_spent, hashed
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.set_aside import UNPROVED
from corr.service.play.holds import Hold
from corr.service.register.requests import NOTHING_MORE, ask
from corr.store import PlayerRow
from corr.tournament.play.game import Game
from corr.tournament.play.orders import ClaimWin, Note, Order, PlayIf

FOREIGNERS_A_DAY = 3
"""How many unknown senders of letters in a player's name the player is asked about in a day."""
STRANGE_HOLDS = timedelta(days=3)
"""For how long a letter from an address that is not the player's holds their clock."""

_MOST_LINES = 12
_MOST_SHOWN = 1_000


def is_held(office: Office, player: str, due: datetime, at: datetime) -> bool:
    """Whether a letter that came in time waits for somebody's look, so that nobody loses yet.

    Whoever has a tag can write in a player's name: such a letter holds the clock for some days.
    """
    return office.store.has_set_aside(player, due, strange_since=at - STRANGE_HOLDS)


def holding(office: Office, player: str, due: datetime, at: datetime) -> Iterator[Hold]:
    """The letters that do so, with until when."""
    row = office.store.player(player)
    own = row.addresses if row else ()
    since = at - STRANGE_HOLDS
    for letter in office.store.letters_holding(player, due, strange_since=since):
        strange = letter.sender not in own or letter.reason in UNPROVED
        until = letter.arrived + STRANGE_HOLDS if strange else None
        yield Hold(why="set_aside", letter=letter.key, cause=letter.reason, until=until)


def ask_the_sender(
    case: Case,
    player: PlayerRow,
    about: tuple[Game, Seat] | None,
    reading: Reading,
    *,
    own: Game | None,
    result: str,
) -> tuple[str, str]:
    """A letter that may be forged waits until its registered sender says that it is theirs.

    `about` is the game to be named, `own` the one that the letter answers.
    """
    prefix = f"confirm.{player.id}."
    if not are_spent(case, prefix):
        why = "failed" if result == "fail" else "unknown"
        address, cause = case.letter.sender, f"{prefix}{case.letter.key}"
        message = _messages(case, player, own, reading)
        _ask(case, player, about, reading, message, address=address, cause=cause, why=why)
    return "quarantined", "unconfirmed"


def ask_the_owner(
    case: Case, player: PlayerRow, about: tuple[Game, Seat] | None, reading: Reading
) -> tuple[str, str]:
    """A true tag from somebody else's address: the registered player is asked, once a day."""
    game, seat = about or (None, None)
    named = f"{game.id}.{seat.value}" if game and seat else player.id
    day = f"foreign.{named}.{case.at:%Y-%m-%d}."
    cause, store = f"{day}{hashed(case.letter.sender)}", case.office.store
    asked = store.count_causes_since(day, case.at - timedelta(days=1))
    if player.addresses and asked < FOREIGNERS_A_DAY and not store.has_cause(cause):
        message = _messages(case, player, game, reading)
        address = player.addresses[0]
        _ask(case, player, about, reading, message, address=address, cause=cause)
    store.may_be_from(case.letter.key, player.id)
    return "quarantined", "foreign_address"


def _ask(
    case: Case,
    player: PlayerRow,
    about: tuple[Game, Seat] | None,
    reading: Reading,
    message: str,
    *,
    address: str,
    cause: str,
    why: str = "",
) -> None:
    """Ask the player at an address whether the letter is theirs; `why` we could not know.

    A letter that would do more than the question can show is told of and cannot be confirmed.
    """
    office, letter = case.office, case.letter
    lines = tuple(dict.fromkeys(line for order in reading.orders for line in _shown(order)))
    too_long = len(lines) > _MOST_LINES or sum(map(len, (*lines, message))) > _MOST_SHOWN
    facts: dict[str, object] = {
        "g": game_facts(office, about[0], about[1], at=case.at) if about else None,
        "address": letter.sender,
        "arrived": letter.arrived,
        "holds": letter.arrived + STRANGE_HOLDS,
        "zone": zone_of(office, player).key,
        "lines": () if too_long else lines,
        "message": "" if too_long else message,
        "too_long": too_long,
        "why": why,
    }
    kind, answers = ("confirm", letter) if why else ("foreign", None)
    if too_long:
        facts = {**NOTHING_MORE, **facts, "what": "letter", "value": "", "mine": True}
        send_about_no_game(
            office, player, kind, facts, at=case.at, cause=cause, answers=answers, address=address
        )
        return
    ask(
        office,
        player,
        "letter",
        letter.key,
        (address,),
        at=case.at,
        cause=cause,
        kind=kind,
        facts=facts,
        answers=answers,
    )


def _messages(case: Case, player: PlayerRow, own: Game | None, reading: Reading) -> str:
    """All that the letter would pass on, behind the game where that is another one."""
    found = list[str]()
    for name, text in reading.messages:
        game = case.office.folder.game(name) if name else own
        contest = case.office.folder.contest(game.event) if game else None
        if game is not None and contest is not None and contest.spec.mail.messages:
            shown = passed_on(case, player, game, text).text
            found.append(f"{name}: {shown}" if name else shown)
    return "\n".join(found)


def _shown(order: Order) -> Iterator[str]:
    """The lines that say what an order does, with the game that it is about if it has one."""
    match order:
        case PlayIf():
            lines = write_branches(order.branches)
        case ClaimWin(kind="win"):
            lines = tuple(dict.fromkeys((order.line, "claim win")))
        case Note() if order.text not in order.line:
            lines = (order.text,)
        case _:
            lines = (order.line,)
    for line in map(without_codes, lines):
        named = order.game and order.game not in line.upper()
        yield f"{order.game} {line}" if named else line
