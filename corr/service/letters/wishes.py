"""What a player wants of letters about games: how long they are, and one for a plain move or none.

No move goes unaccounted: what one cost that got no letter, the next one about the game tells.
Whether one has is asked of what was written, so that no end of the process loses it.
"""

from collections.abc import Collection

from msgspec.structs import replace

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.mail.read.tags import Keys, make_tag
from corr.service.office.office import Office
from corr.store.rows import PlayerRow
from corr.tournament.play.game import Game

LEARNT_AFTER = 3
"""After so many acts of a player letters say in one line how to answer, unless they wish more."""


def is_brief(office: Office, game: Game, seat: Seat, reader: PlayerRow) -> bool:
    """Whether a letter leaves out what is the same in every one."""
    if wish := reader.settings.get("letters"):
        return wish == "short"
    if sum(turn.seat is seat for turn in game.times.turns) >= LEARNT_AFTER:
        return True  # so it is in nearly every letter, and nothing has to be asked
    return office.store.events.acts_of_player(reader.id, LEARNT_AFTER) >= LEARNT_AFTER


# -- the receipts of plain moves ----


_PLAIN = frozenset({"you_played", "bg_turn", "bg_act"})
"""What says no more of a move, and of what it led to at once, than the next letter will."""
_TELL_THEMSELVES = ("you_played", "took_seat")
"""What a letter that has it adds no earlier receipt to: it tells of that move, or of another's."""


def needs_no_letter(game: Game, reader: PlayerRow, told: Collection[Happening]) -> bool:
    """Whether a letter would say no more to the reader than that their move was played.

    `told` are all happenings of the letter. The game has to go on, and the other clock to run.
    """
    if reader.settings.get("receipts") != "off" or not told:
        return False
    if any(one.code not in _PLAIN for one in told):
        return False
    return game.clock is not None and not game.clock.stopped and not game.waiting


def cost_untold(
    office: Office, game: Game, seat: Seat, reader: PlayerRow, told: Collection[Happening] = ()
) -> tuple[Happening, ...]:
    """The receipt of the reader's last turn, if nothing was written about it or after it.

    `told` are the happenings of the letter that would have it. Who never set receipts is answered
    at once, so that nothing has to be asked.
    """
    if "receipts" not in reader.settings or any(one.code in _TELL_THEMSELVES for one in told):
        return ()
    times = game.times
    every = (*times.turns, *filter(None, [times.turn]))
    at = max((at for at, turn in enumerate(times.turns) if turn.seat is seat), default=-1)
    if at < 0 or every[at].number in game.advanced:
        return ()
    end = every[at + 1].number if at + 1 < len(every) else game.position.number
    moves = game.deeds(every[at].number, end)
    if not moves or _is_told(office, game, seat, reader, end):
        return ()
    params = {
        "moves": moves,
        "arrived": every[at].until,
        "used": times.account(seat)[-1].passed,
        "left": replace(times, turns=times.turns[: at + 1]).next_time(seat),
    }
    return (Happening(code="you_had_played", params=params),)


def _is_told(office: Office, game: Game, seat: Seat, reader: PlayerRow, position: int) -> bool:
    """Whether anything was written to a seat about a position or one after it."""
    store, first = office.store, game.numbering.of(position)
    every = [Keys(current=key) for key in (office.keys.current, *office.keys.old)]
    return store.news.is_told(reader.id, game.id, first) or any(
        store.letters.letters_at(f"{make_tag(key, game.id, number, seat)}.")
        for number in range(first, game.letter_number + 1)
        for key in every
    )
