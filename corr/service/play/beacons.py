"""Rounds of the public beacon that matches wait for: asked for in their hour, and taken (6.7).

What a source says of a round is believed for its signature alone. A round that does not come is
waited for and never replaced; what becomes of a match is done in one transaction.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta

from corr.dice.beacon import signed
from corr.games.rules import Seat
from corr.service.letters.apart import Apart
from corr.service.letters.compose import Telling, kind_for, send_game_letter
from corr.service.letters.matches.dice_told import match_happenings
from corr.service.office.office import Office, Step, no_step
from corr.tournament.events.events import GameBody, MovePlayed, heard_by
from corr.tournament.events.events_dice import BeaconCame, DiceBound, RoundNamed
from corr.tournament.events.events_match import BreakEnded
from corr.tournament.play.game import Game
from corr.tournament.play.matches.itself import awaited

AGAIN = timedelta(minutes=1)
"""How soon a match is looked at again whose round has not come."""
_BOTH_HEAR = (BeaconCame, BreakEnded, DiceBound, MovePlayed, RoundNamed)
"""What of that which a round brings both seats hear at once, whoever is to act."""

Source = Callable[[int], str]
"""Gives the signature of a round, as 96 hex digits, from somewhere; it may raise its errors."""


def rounds_wanted(office: Office, at: datetime) -> tuple[int, ...]:
    """The numbers of the rounds whose hour has come, that a match waits for and nobody knows."""
    found = dict.fromkeys(due for _, due in _waiting(office, at))
    return tuple(one for one in found if office.store.beacons.signature(one) is None)


def take_rounds(office: Office, wanted: Sequence[int], source: Source) -> int:
    """Ask a source for rounds and keep those that it has, their signatures checked; how many.

    Raises DiceError for a false signature, and whatever the source raises: then that round and
    those behind it are still wanted.
    """
    for number in wanted:
        came = signed(number, source(number))
        with office.store.transaction():
            office.store.beacons.put_round(came.round, came.signature)
    return len(wanted)


def look_at_beacons(office: Office, at: datetime, step: Step = no_step) -> int:
    """Let matches go on whose round is known, each in one transaction; how many letters went."""
    letters, apart = 0, Apart(office, at)
    for name, due in _waiting(office, at):
        if office.store.beacons.signature(due) is None:
            # Those that wait must not crowd out the games whose clocks are due.
            with office.store.transaction():
                office.store.events.set_next_look(name, at + AGAIN)
            continue
        step("due")
        with apart.each("game", name), office.folder.transaction():
            letters += let_go_on(office, name, at, f"beacon.{name}.{due}")
            step("judged")
    return letters


def _waiting(office: Office, at: datetime) -> Iterator[tuple[str, int]]:
    """The matches that are due and wait for a round, with its number."""
    if not (matches := office.store.seeds.matches()):
        return
    for row in office.store.events.due_games(at):
        if row.id not in matches:
            continue
        try:
            game = office.folder.game(row.id)
        except ValueError:  # a damaged one is told of where all games are looked at
            continue
        due = awaited(game) if game else None
        if due is not None and due.hour <= at:
            yield row.id, due.number


def let_go_on(office: Office, name: str, at: datetime, cause: str) -> int:
    """Let a match go on for which no letter is waited any more; how many letters went."""
    before = office.folder.game(name)
    assert before is not None
    after = office.folder.go_on(before, at=at, cause=cause)
    return tell_gone_on(office, before, after, at=at, cause=cause)


def break_cause(name: str, until: datetime) -> str:
    """The cause of what follows when a break is over, whoever notices it."""
    return f"break.{name}.{until:%Y-%m-%dT%H:%M}"


def tell_gone_on(office: Office, before: Game, after: Game, *, at: datetime, cause: str) -> int:
    """Write to whom it concerns that a match has gone on by itself; how many letters that are."""
    bodies, letters = office.folder.happened(before, before.seq), 0
    for seat in Seat:
        if _hears(before, after, seat, bodies):
            heard = heard_by(bodies, seat)
            told = tuple(match_happenings(heard, before.position, before, seat, at))
            telling = Telling(happenings=told)
            kind = kind_for(after, seat)
            send_game_letter(office, after, seat, kind, at=at, cause=cause, telling=telling)
            letters += 1
    return letters


def _hears(before: Game, after: Game, seat: Seat, bodies: Sequence[GameBody]) -> bool:
    """Whether a seat is written to: who is to act, and both of what concerns them both."""
    itself = before.judge.of_itself
    opens = itself is not None and itself.opens(before.position)
    of_both = opens or any(isinstance(body, _BOTH_HEAR) for body in bodies)
    return bool(bodies) and (after.result is not None or after.position.to_act is seat or of_both)
