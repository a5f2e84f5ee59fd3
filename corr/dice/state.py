"""The dice of a match as the events of its record left them: a fold that takes no false event.

The house writes down what happened; each function here takes one of these events and returns the
dice after it, or raises DiceError. Nothing is drawn here: `throw` computes a roll, and `rolled`
checks it, as everything that can be checked without the seed.
"""

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from corr.dice.beacon import Beacon, Round, round_after
from corr.dice.chain import Chains, before
from corr.dice.digest import NOTHING, DigestText, Scheme
from corr.dice.errors import DiceError
from corr.dice.phrase import Contribution
from corr.dice.roll import Purpose, Roll, Standing, bound, dice_of


class Waits(StrEnum):
    """What has to come before the next roll."""

    COMMITMENT = "commitment"
    """There is none yet, or its chain is dead."""
    CONTRIBUTIONS = "contributions"
    BEACON = "beacon"
    """The round that a digest text takes, under beacon-start."""


class Given(Struct, frozen=True, kw_only=True):
    """A player's contribution, and when its letter arrived (aware)."""

    contribution: Contribution
    at: datetime


class Commitment(Struct, frozen=True, kw_only=True):
    """A commitment: its anchors A₁, A₂, … as far as they were told, and what was given to it.

    `digest` is "" until its text stands, `seed` until that of its chains was published, in hex.
    `dead` says in words why no roll comes from it any more, "" while it lives, and `dead_after` is
    the last roll that was thrown before.
    """

    scheme: Scheme
    first: int
    chain_length: int
    anchors: tuple[str, ...]
    given: tuple[Given | None, Given | None] = (None, None)
    digest: str = ""
    seed: str = ""
    dead: str = ""
    dead_after: int = 0

    @property
    def last_given(self) -> datetime | None:
        """When the second contribution arrived, None as long as one is missing."""
        one, other = self.given
        return max(one.at, other.at) if one and other else None


class Changed(Struct, frozen=True, kw_only=True):
    """New phrases whose text waits for its beacon; `at` is when the letter that ended the game
    arrived.
    """

    contributions: tuple[Contribution | None, Contribution | None]
    at: datetime


class Taken(Struct, frozen=True, kw_only=True):
    """A take-back that can be undone: the rolls that it made void, and new phrases of a game whose
    end fell, which had no text yet.
    """

    numbers: tuple[int, ...]
    changed: Changed | None


class DiceState(Struct, frozen=True, kw_only=True):
    """The dice of one match, in the order in which they happened.

    `changed` are new phrases that wait for their round. `taken` are the take-backs that nothing
    has followed yet, oldest first.
    """

    match_id: str
    commitments: tuple[Commitment, ...] = ()
    texts: tuple[DigestText, ...] = ()
    rolls: tuple[Roll, ...] = ()
    changed: Changed | None = None
    taken: tuple[Taken, ...] = ()

    # -- what it is like ----

    @property
    def next(self) -> int:
        """The number of the next roll; every number below it is spent."""
        return len(self.rolls) + 1

    @property
    def commitment(self) -> Commitment | None:
        """The newest commitment, dead or alive."""
        return self.commitments[-1] if self.commitments else None

    @property
    def digest(self) -> str:
        """The digest that the next roll is bound to, `-` before the first."""
        return self.texts[-1].digest if self.texts else NOTHING

    @property
    def waits(self) -> Waits | None:
        """What has to come before the next roll; None if it can be thrown."""
        newest = self.commitment
        if newest is None or newest.dead:
            return Waits.COMMITMENT
        if None in newest.given:
            return Waits.CONTRIBUTIONS
        return Waits.BEACON if self.changed or not newest.digest else None

    @property
    def place(self) -> tuple[int, int]:
        """The chain and the index in it that the next roll takes. Raises DiceError."""
        by = bound(self.texts, self.next)
        return by.chain, by.index

    @property
    def anchor_due(self) -> int:
        """The chain whose anchor has to be told before the next roll, 0 for none: A₃ with the
        first roll of chain 2, and so on.
        """
        newest = self.commitment
        if self.waits or newest is None or len(newest.anchors) > self.place[0]:
            return 0
        return len(newest.anchors) + 1

    def round_due(self, act: datetime | None = None) -> Round | None:
        """The round that what comes next takes (6.7), None if it takes none.

        A commitment's text takes that after the second contribution, new phrases that after the
        letter that ended the game; under `beacon` a roll takes that after the arrival of `act`,
        the letter whose act made it due (a play, `roll`, `take`; what ended the game before, for
        an opening; the letter that set off what the server did by itself), or after the second
        contribution, if that is later or there is no act.
        """
        newest = self.commitment
        given = newest.last_given if newest else None
        if newest is None or given is None or newest.scheme is Scheme.PLAIN:
            return None
        if newest.scheme is Scheme.BEACON_START:
            if self.waits is not Waits.BEACON:
                return None
            return round_after(self.changed.at if self.changed else given)
        return round_after(max(given, act) if act else given)

    def numbers(self, standing: Standing) -> tuple[int, ...]:
        """The numbers of the rolls that are valid, equal or void."""
        return tuple(one.number for one in self.rolls if one.standing is standing)

    # -- what happens ----

    def committed(
        self, *, scheme: Scheme, chain_length: int, anchors: Sequence[str]
    ) -> "DiceState":
        """The server binds itself: A₁ and A₂ of a new seed, before anybody has given anything."""
        newest = self.commitment
        if newest is not None and not newest.dead:
            raise DiceError("anchor", "the match has a commitment, and its chain lives")
        if len(anchors) != 2 or chain_length < 1 or anchors[0] == anchors[1]:
            raise DiceError("anchor", "a commitment has a length of its chains and two anchors")
        if any(anchor in old.anchors for old in self.commitments for anchor in anchors):
            raise DiceError("dead", "an anchor of a dead chain is told again")
        made = Commitment(
            scheme=scheme,
            first=self.next,
            chain_length=chain_length,
            anchors=tuple(anchors),
        )
        # New phrases that waited for a beacon have no text: the new contributions replace them.
        return replace(self, commitments=(*self.commitments, made), changed=None)

    def contributed(self, player: int, contribution: Contribution, at: datetime) -> "DiceState":
        """Player 1 or 2 gives a phrase or a letter to the newest commitment, once."""
        newest = self._living()
        if newest.given[player - 1] is not None:
            raise DiceError("contribution", f"player {player} has contributed already")
        given = Given(contribution=contribution, at=at)
        both = (given, newest.given[1]) if player == 1 else (newest.given[0], given)
        after = self._with(replace(newest, given=both))
        if None in both or newest.scheme is Scheme.BEACON_START:
            return after
        return after._bound_by(None)

    def settled(self, beacon: Beacon) -> "DiceState":
        """The round came that a text has waited for, under beacon-start: the text stands."""
        due = self.round_due()
        if due is None or self.waits is not Waits.BEACON:
            raise DiceError("beacon", "no digest text waits for a beacon")
        if beacon.round != due.number:
            raise DiceError("beacon", f"the text takes round {due.number}, not {beacon.round}")
        return self._bound_by(beacon)

    def new_phrases(
        self, one: Contribution | None, other: Contribution | None, at: datetime
    ) -> "DiceState":
        """New phrases of players 1 and 2 enter between games (6.6), None for who gave none.

        `at` is the arrival of the letter that ended the game. They hold from the next roll on,
        under beacon-start as soon as the round has come.
        """
        self._ready()
        if one is None and other is None:
            raise DiceError("contribution", "a change of phrases has one phrase at least")
        after = replace(self, changed=Changed(contributions=(one, other), at=at))
        if self._living().scheme is Scheme.BEACON_START:
            return after
        return after._bound_by(None)

    def anchored(self, anchor: str) -> "DiceState":
        """The anchor of the chain after the next one is told, with the first roll of the next."""
        self._ready()
        newest = self._living()
        if not self.anchor_due:
            raise DiceError("anchor", "no anchor is due")
        if anchor in newest.anchors:
            raise DiceError("anchor", "an anchor is told twice")
        return self._with(replace(newest, anchors=(*newest.anchors, anchor)))

    def without_words(self, place: int, digest: str) -> "DiceState":
        """The words of the digest text at a place, from 0, were taken out: its digest is left."""
        text = replace(self.texts[place], kept=digest)
        after = replace(self, texts=(*self.texts[:place], text, *self.texts[place + 1 :]))
        return after._with(replace(self._living(), digest=digest)) if text.anchors else after

    def rolled(self, roll: Roll) -> "DiceState":
        """A roll is thrown. What it is for says how it stands, and not its own standing: valid,
        equal and spent, or void if it was lost in a restore.
        """
        self._ready()
        newest, by = self._living(), bound(self.texts, self.next)
        if roll.number != self.next:
            code = "gap" if roll.number > self.next else "reused"
            raise DiceError(code, f"roll {self.next} is next, not {roll.number}")
        if (roll.chain, roll.index) != (by.chain, by.index):
            raise DiceError("chain", f"roll {roll.number}: its place is {by.chain}.{by.index}")
        if self.anchor_due:
            raise DiceError("anchor", f"roll {roll.number}: A{self.anchor_due} was not told")
        reveal = _bytes(roll.reveal)
        last = newest.anchors[by.chain - 1] if by.index == 1 else self.rolls[-1].reveal
        if before(reveal).hex() != last:
            raise DiceError("chain", f"roll {roll.number}: its value does not lead to {last}")
        self._check_round(roll, newest)
        if dice_of(by, roll.number, reveal, roll.beacon) != roll.dice:
            raise DiceError("dice", f"roll {roll.number}: the dice do not follow from its value")
        thrown = replace(roll, standing=roll.first_standing, why="")
        return replace(self, rolls=(*self.rolls, thrown), taken=())

    def acted(self) -> "DiceState":
        """A player has done something: no take-back before it can be undone any more (6.5)."""
        return replace(self, taken=()) if self.taken else self

    def taken_back(self, first: int, why: str = "") -> "DiceState":
        """A ruling takes acts back: the rolls from `first` on are void, those thrown after the
        first act that falls. `first` is what `next` was when the act was made.
        """
        if not 1 <= first <= self.next:
            raise DiceError("number", f"roll {first} is none of this match")
        fallen = self._standing(first)
        taken = Taken(numbers=fallen, changed=self.changed)
        # Phrases without a text wait for the end of a game, and that is no more.
        return replace(self._void(fallen, why), changed=None, taken=(*self.taken, taken))

    def undone(self) -> "DiceState":
        """The newest take-back is undone: the very rolls come back. Nothing has followed it."""
        if not self.taken:
            raise DiceError("followed", "something has followed the take-back, or there is none")
        rolls = list(self.rolls)
        *earlier, newest = self.taken
        for number in newest.numbers:
            roll = rolls[number - 1]
            rolls[number - 1] = replace(roll, standing=roll.first_standing, why="")
        return replace(self, rolls=tuple(rolls), changed=newest.changed, taken=tuple(earlier))

    def restored(self, first: int, why: str = "") -> "DiceState":
        """After a restore, the rolls from `first` on were sent, and the acts differ now (6.8).

        They have been `rolled` again as they were sent, for Purpose.LOST; here is said why.
        """
        lost = tuple(range(first, self.next))
        if first < 1 or any(self.rolls[one - 1].purpose is not Purpose.LOST for one in lost):
            raise DiceError("number", f"not all rolls from {first} on were lost")
        return self._void(lost, why)

    def abandoned(self, why: str = "handed over") -> "DiceState":
        """The newest chain is dead without its seed: handed over, or lost in a restore (6.8)."""
        return self._with(replace(self._living(), dead=why, dead_after=len(self.rolls)))

    def ended(self, seed: bytes, why: str = "ended") -> "DiceState":
        """The match has ended, or will not begin: the seed is published, its chain is dead."""
        newest, last = self._living(), len(self.rolls)
        return self._with(replace(newest, seed=_proved(newest, seed), dead=why, dead_after=last))

    def published(self, seed: bytes) -> "DiceState":
        """The seed of a chain that was dead already is published, after a hand-over."""
        for at, one in enumerate(self.commitments):
            if one.dead and Chains(seed, one.chain_length).anchor(1) == one.anchors[0]:
                told = replace(one, seed=_proved(one, seed))
                commitments = (*self.commitments[:at], told, *self.commitments[at + 1 :])
                return replace(self, commitments=commitments)
        raise DiceError("seed", "the seed is that of no dead chain of this match")

    # -- how ----

    def _living(self) -> Commitment:
        newest = self.commitment
        if newest is None:
            raise DiceError("waits", "the match has no commitment yet")
        if newest.dead:
            raise DiceError("dead", f"the chain is dead ({newest.dead}): a new commitment is due")
        return newest

    def _ready(self) -> None:
        self._living()
        if self.waits:
            raise DiceError("waits", f"the dice wait for the {self.waits}")

    def _with(self, newest: Commitment) -> "DiceState":
        return replace(self, commitments=(*self.commitments[:-1], newest))

    def _bound_by(self, beacon: Beacon | None) -> "DiceState":
        """With the text that has everything now, of new phrases or of the newest commitment."""
        newest = self._living()
        if self.changed:
            text = DigestText(
                scheme=newest.scheme,
                match_id=self.match_id,
                first=self.next,
                before=self.digest,
                contributions=self.changed.contributions,
                beacon=beacon,
            )
            return replace(self, texts=(*self.texts, text), changed=None, taken=())
        one, other = newest.given
        text = DigestText(
            scheme=newest.scheme,
            match_id=self.match_id,
            first=self.next,
            before=self.digest,
            contributions=(
                one.contribution if one else None,
                other.contribution if other else None,
            ),
            beacon=beacon,
            chain_length=newest.chain_length,
            anchors=(newest.anchors[0], newest.anchors[1]),
        )
        after = self._with(replace(newest, digest=text.digest))
        return replace(after, texts=(*self.texts, text), taken=())

    def _check_round(self, roll: Roll, newest: Commitment) -> None:
        """Whether a roll's round is not from before the second contribution, under `beacon`."""
        given = newest.last_given
        if roll.beacon and given and roll.beacon.round < round_after(given).number:
            raise DiceError(
                "beacon", f"roll {roll.number}: its round was before the contributions"
            )

    def _standing(self, first: int) -> tuple[int, ...]:
        rest = self.rolls[first - 1 :]
        return tuple(one.number for one in rest if one.standing is not Standing.VOID)

    def _void(self, numbers: tuple[int, ...], why: str) -> "DiceState":
        rolls = list(self.rolls)
        for number in numbers:
            rolls[number - 1] = replace(rolls[number - 1], standing=Standing.VOID, why=why)
        return replace(self, rolls=tuple(rolls))


def _proved(commitment: Commitment, seed: bytes) -> str:
    """The seed in hex, if all anchors that were told are of its chains."""
    if len(seed) != 32:
        raise DiceError("seed", "a seed has 32 bytes")
    chains = Chains(seed, commitment.chain_length)
    for chain, anchor in enumerate(commitment.anchors, 1):
        if chains.anchor(chain) != anchor:
            raise DiceError("seed", f"A{chain} is not that of the seed")
    return seed.hex()


def _bytes(reveal: str) -> bytes:
    try:
        return bytes.fromhex(reveal)
    except ValueError:
        raise DiceError("chain", "a value of a chain is 64 hex digits") from None
