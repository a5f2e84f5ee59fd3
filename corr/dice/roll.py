"""A roll: a pure function of seed, digest texts and number (KORRDICE-2, 6.1 and 6.4)."""

import hmac
from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from corr.dice.beacon import Beacon
from corr.dice.chain import Chains
from corr.dice.digest import DigestText, Scheme
from corr.dice.errors import DiceError

Dice = tuple[int, int]
"""Two dice in their order: of an opening throw the first is player 1's, the second player 2's."""

_FAIR = 252
"""Bytes from here on are skipped: 252 = 42 · 6, so that no face is favoured."""


class Purpose(StrEnum):
    """What a number was taken for (6.4)."""

    OPENING = "opening"
    TURN = "turn"
    LOST = "lost"
    """Sent to players, lost in a restore, and void since the acts differ now (6.8)."""


class Standing(StrEnum):
    """What became of a roll."""

    VALID = "valid"
    EQUAL = "equal"
    """An opening throw of equal dice: spent, another one follows."""
    VOID = "void"


class Roll(Struct, frozen=True, kw_only=True):
    """A roll with what proves it; `reveal` is in hex, `why` says why it is void, if it is."""

    number: int
    dice: Dice
    reveal: str
    chain: int
    index: int
    beacon: Beacon | None = None
    purpose: Purpose = Purpose.TURN
    standing: Standing = Standing.VALID
    why: str = ""

    @property
    def first_standing(self) -> Standing:
        """How it stands when it was thrown, and again when a take-back of it is undone."""
        if self.purpose is Purpose.LOST:
            return Standing.VOID
        return Standing.EQUAL if self.is_equal_opening else Standing.VALID

    @property
    def is_equal_opening(self) -> bool:
        """Whether it is an opening throw that nobody begins by."""
        return self.purpose is Purpose.OPENING and self.dice[0] == self.dice[1]


class Bound(Struct, frozen=True, kw_only=True):
    """What a roll is bound to: the digest, and the value of the chain that it shows."""

    match_id: str
    scheme: Scheme
    digest: str
    chain: int
    index: int


def bound(texts: Sequence[DigestText], number: int) -> Bound:
    """What the roll with a number is bound to by the digest texts of its match, oldest first.

    Raises DiceError if no text holds for it.
    """
    held = [one for one in texts if one.first <= number]
    committed = [one for one in held if one.is_commitment]
    if not committed:
        raise DiceError("waits", f"no commitment holds for roll {number}")
    newest = committed[-1]
    chain, index = divmod(number - newest.first, newest.chain_length)
    return Bound(
        match_id=newest.match_id,
        scheme=newest.scheme,
        digest=held[-1].digest,
        chain=chain + 1,
        index=index + 1,
    )


def throw(
    chains: Chains,
    texts: Sequence[DigestText],
    number: int,
    *,
    beacon: Beacon | None = None,
    purpose: Purpose = Purpose.TURN,
) -> Roll:
    """The roll with a number. The same arguments give the same roll, now and for ever.

    Raises DiceError if no text holds for it, or a beacon is wanted and not given, or given and
    not wanted.
    """
    by = bound(texts, number)
    reveal = chains.reveal(by.chain, by.index)
    dice = dice_of(by, number, reveal, beacon)
    return Roll(
        number=number,
        dice=dice,
        reveal=reveal.hex(),
        chain=by.chain,
        index=by.index,
        beacon=beacon,
        purpose=purpose,
    )


def dice_of(by: Bound, number: int, reveal: bytes, beacon: Beacon | None) -> Dice:
    """The dice that follow from a value of a chain. Raises DiceError for a wrong beacon."""
    if (beacon is not None) is not (by.scheme is Scheme.BEACON):
        raise DiceError("beacon", "a roll has a beacon under the scheme beacon, and only there")
    word = "beacon" if beacon else "roll"
    message = f"KORRDICE-2|{word}|{by.match_id}|{by.digest}|{number}|"
    if beacon:
        message += f"{beacon.field}|"
    faces, block = list[int](), 0
    while len(faces) < 2:
        found = hmac.digest(reveal, f"{message}{block}".encode(), "sha256")
        faces += [byte % 6 + 1 for byte in found if byte < _FAIR]
        block += 1
    return faces[0], faces[1]
