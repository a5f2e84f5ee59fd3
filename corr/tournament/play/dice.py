"""The dice of a game as its events left them, and what has to be thrown next. Pure.

A roll is checked as it is folded, and never computed: what was thrown is in the events.
"""

import hashlib
from collections.abc import Mapping
from datetime import datetime
from itertools import zip_longest

from msgspec import Struct
from msgspec.structs import replace

from corr.dice.beacon import Beacon, Round
from corr.dice.digest import DigestText, Scheme
from corr.dice.errors import DiceError
from corr.dice.phrase import Contribution, Letter, Phrase
from corr.dice.roll import Purpose, Roll
from corr.dice.state import DiceState, Waits
from corr.games.rules import Seat
from corr.tournament.events.events_dice import (
    AnchorTold,
    BeaconCame,
    ChainDied,
    DiceBody,
    DiceBound,
    DiceCommitted,
    DiceRolled,
    PhraseGiven,
    PhrasesEntered,
    RollsLost,
    RoundNamed,
    SeedTold,
)
from corr.tournament.events.fields import TAKEN_OUT


class Phrases(Struct, frozen=True, kw_only=True):
    """What seats have given while a game of the match runs, kept closed until it has ended (6.6).

    `part` is how many games had ended then; what comes later in the same game replaces it.
    `newest` is when the newest of them arrived.
    """

    part: int
    given: tuple[tuple[Seat, Contribution], ...] = ()
    newest: datetime | None = None

    def of(self, seat: Seat) -> Contribution | None:
        """What a seat has given."""
        return dict(self.given).get(seat)


NO_PHRASES = Phrases(part=0)


class LateOrders(Struct, frozen=True, kw_only=True):
    """Standing orders that were given while a roll was due, whose round may be known by then.

    `arrival` is that of the newest of them, `before` what the orders of both seats were without.
    """

    arrival: datetime
    before: Mapping[Seat, tuple[str, ...]]


class Dice(Struct, frozen=True, kw_only=True):
    """The dice of a match; `phrases` are those for the next game.

    `numbers` is the number of the throw of each act of chance that stands, in order: void ones
    are not among them. `told` digest texts have their event. `act` is the arrival of the letter
    that the newest act goes back to, by which a beacon's round is found, and never goes back;
    `late` are orders that it does not go back to yet. `named` is the newest round that was named.
    `asked` is when the newest commitment was made, and both asked for what they give, in days of
    `zone`; `counted` is whether somebody's lateness with that has been counted.
    """

    state: DiceState
    phrases: Phrases = NO_PHRASES
    numbers: tuple[int, ...] = ()
    told: int = 0
    act: datetime | None = None
    late: LateOrders | None = None
    named: int = 0
    asked: datetime | None = None
    zone: str = "UTC"
    counted: bool = False

    @property
    def waits(self) -> Waits | None:
        """What has to come before the next throw; None if it can be made."""
        return self.state.waits

    @property
    def due(self) -> Round | None:
        """The round that the next text or roll takes (6.7); None where it takes none."""
        return self.state.round_due(self.act)

    def acted(self, arrival: datetime) -> "Dice":
        """After an act that goes back to a letter, or to a ruling, of that time.

        What comes before another act, as a letter that was released late, takes no older round:
        it may be known.
        """
        return replace(self, act=max(self.act or arrival, arrival), late=None)


def no_dice(match_id: str) -> Dice:
    """The dice of a match before its first commitment."""
    return Dice(state=DiceState(match_id=match_id))


def contribution_of(body: PhraseGiven) -> Contribution:
    """What a seat has given: its phrase, or the letter."""
    if body.phrase:
        return Phrase(text=body.phrase)
    return Letter(date=body.date, message_id=body.message_id)


def phrase_given(seat: Seat, contribution: Contribution) -> PhraseGiven:
    """The event of a contribution."""
    match contribution:
        case Phrase(text=text):
            return PhraseGiven(seat=seat, phrase=text)
        case Letter(date=date, message_id=message_id):
            return PhraseGiven(seat=seat, date=date, message_id=message_id)


def player_of(seat: Seat) -> int:
    """How records of dice number a seat, 1 or 2."""
    return 1 if seat is Seat.FIRST else 2


def dice_after(dice: Dice, body: DiceBody, at: datetime, *, opens: bool, part: int) -> Dice:
    """The dice after one more event; `opens` if the throw that is due is one of an opening, `part`
    is how many games of the match have ended.

    Raises DiceError for what `decide` never made: then the database is not what it was.
    """
    state = dice.state
    match body:
        case DiceCommitted():
            made = state.committed(
                scheme=Scheme(body.scheme), chain_length=body.chain_length, anchors=body.anchors
            )
            zone = body.zone or "UTC"
            return replace(dice, state=made, asked=at, zone=zone, counted=False)
        case PhraseGiven():
            given = contribution_of(body)
            if state.waits is Waits.CONTRIBUTIONS:
                player = player_of(body.seat)
                return replace(dice, state=state.contributed(player, given, at))
            return replace(dice, phrases=_kept(dice.phrases, body.seat, given, part, at))
        case PhrasesEntered():
            one, other = (dice.phrases.of(seat) for seat in Seat)
            # A game may end by itself when a round has come, and not with a letter of that time.
            ended = max(dice.act or at, dice.phrases.newest or dice.act or at)
            return replace(dice, state=state.new_phrases(one, other, ended), phrases=NO_PHRASES)
        case DiceBound():
            if body.text == TAKEN_OUT:
                state = state.without_words(dice.told, body.digest)
            elif all(text.digest != body.digest for text in state.texts):
                raise DiceError("digest", f"{body.digest} is the digest of no text of the match")
            return replace(dice, state=state, told=dice.told + 1)
        case RoundNamed():
            due = dice.due
            if due is None or (due.number, due.arrival.isoformat()) != (body.round, body.arrival):
                raise DiceError("beacon", f"round {body.round} is not the one that is due")
            return replace(dice, named=body.round)
        case BeaconCame():
            return replace(dice, state=state.settled(_came(dice, body, at)))
        case AnchorTold():
            return replace(dice, state=state.anchored(body.anchor))
        case DiceRolled():
            numbers = (*dice.numbers, body.number)
            beacon = _came(dice, body, at) if body.round else None
            roll = roll_of(body, state, opens, beacon)
            return replace(dice, state=state.rolled(roll), numbers=numbers)
        case RollsLost():
            return replace(dice, state=_lost(state, body))
        case ChainDied():
            return replace(dice, state=state.abandoned(body.why))
        case SeedTold():
            seed = bytes.fromhex(body.seed)
            told = state.ended(seed, body.why) if body.why else state.published(seed)
            return replace(dice, state=told)


def _lost(state: DiceState, body: RollsLost) -> DiceState:
    """The dice with the rolls that were sent and lost, which are spent and void."""
    rounds = [Beacon(round=number, randomness=value) for number, value in body.rounds]
    for (one, other, reveal), beacon in zip_longest(body.rolls, rounds):
        chain, index = state.place
        roll = Roll(
            number=state.next,
            dice=(one, other),
            reveal=reveal,
            chain=chain,
            index=index,
            beacon=beacon,
            purpose=Purpose.LOST,
        )
        state = state.rolled(roll)
    return state.restored(body.first, body.why)


def _kept(phrases: Phrases, seat: Seat, given: Contribution, part: int, at: datetime) -> Phrases:
    others = (one for one in phrases.given if one[0] is not seat and phrases.part == part)
    newest = max(phrases.newest or at, at)
    return Phrases(part=part, given=(*others, (seat, given)), newest=newest)


def roll_of(
    body: DiceRolled,
    state: DiceState,
    opens: bool,  # noqa: FBT001
    beacon: Beacon | None = None,
) -> Roll:
    """A roll as its event tells it, at the place in the chains that it has to have."""
    chain, index = state.place
    return Roll(
        number=body.number,
        dice=(body.dice[0], body.dice[1]),
        reveal=body.reveal,
        chain=chain,
        index=index,
        beacon=beacon,
        purpose=Purpose.OPENING if opens else Purpose.TURN,
    )


def _came(dice: Dice, body: BeaconCame | DiceRolled, at: datetime) -> Beacon:
    """A round as it was told, which has to be the one that is due and was named, in its hour.

    Its signature was checked before it was kept.
    """
    due, number = dice.due, body.round
    if due is None or number != due.number or number != dice.named:
        raise DiceError("beacon", f"round {number} is not the one that is due and was named")
    if at < due.hour:
        raise DiceError("beacon", f"round {number} was taken before its hour")
    randomness = hashlib.sha256(bytes.fromhex(body.signature)).hexdigest()
    return Beacon(
        round=number, randomness=randomness, signature=body.signature, arrival=due.arrival
    )


def named(due: Round) -> RoundNamed:
    """The event by which a round is named."""
    return RoundNamed(round=due.number, arrival=due.arrival.isoformat())


def rolled(roll: Roll) -> DiceRolled:
    """The event of a roll."""
    return DiceRolled(
        number=roll.number,
        dice=roll.dice,
        reveal=roll.reveal,
        round=roll.beacon.round if roll.beacon else 0,
        signature=roll.beacon.signature if roll.beacon else "",
    )


def text_of(state: DiceState, place: int) -> DiceBound:
    """The event of the digest text at a place, counted from 0."""
    text: DigestText = state.texts[place]
    return DiceBound(first=text.first, text=text.text, digest=text.digest)


def taken_back(dice: Dice, throws: int, why: str) -> Dice:
    """The dice after a ruling that leaves so many acts of chance standing (6.5)."""
    gone = dice.numbers[throws:]
    first = gone[0] if gone else dice.state.next
    return replace(dice, state=dice.state.taken_back(first, why), numbers=dice.numbers[:throws])
