"""Digest texts: what a match's dice are bound to, line by line (KORRDICE-2, 6.1)."""

import hashlib
import re
from enum import StrEnum

from msgspec import Struct

from corr.dice.beacon import Beacon
from corr.dice.errors import DiceError
from corr.dice.phrase import Contribution

NOTHING = "-"
"""The digest before the first text, and the beacon of a text without one."""

_MATCH_ID, _HEX = re.compile("[A-Za-z0-9._/-]{1,40}"), re.compile("[0-9a-f]{64}")


class Scheme(StrEnum):
    """Whether rolls, or the texts that they follow from, take rounds of a public beacon (6.7)."""

    PLAIN = "plain"
    BEACON_START = "beacon-start"
    BEACON = "beacon"


class DigestText(Struct, frozen=True, kw_only=True):
    """The text of a commitment or, without `anchors`, of a change of phrases (6.1).

    `first` is the number of the first roll that it holds for, `before` the digest before it, `-`
    at the start of a match. A commitment has both contributions, a change one at least.

    `kept` is "", or the digest of a text whose words nobody has any more.
    """

    scheme: Scheme
    match_id: str
    first: int
    before: str = NOTHING
    contributions: tuple[Contribution | None, Contribution | None]
    beacon: Beacon | None = None
    chain_length: int = 0
    anchors: tuple[str, str] | None = None
    kept: str = ""

    def __post_init__(self) -> None:
        """Raise DiceError for what no digest text can say."""
        if not _MATCH_ID.fullmatch(self.match_id):
            raise DiceError("digest", f"{self.match_id!r} is no id of a match")
        if self.first < 1 or not (_HEX.fullmatch(self.before) or self.before == NOTHING):
            raise DiceError("digest", "a first roll from 1 on and a digest before it are expected")
        if (self.beacon is not None) is not (self.scheme is Scheme.BEACON_START):
            raise DiceError("beacon", "a text has a beacon under beacon-start, and only there")
        given = [one for one in self.contributions if one is not None]
        if len(given) < (2 if self.is_commitment else 1):
            raise DiceError("contribution", "nothing begins without something from both")
        if any("\n" in one.line(1) for one in given):
            raise DiceError("contribution", "a contribution is one line")
        if self.anchors and not (self.chain_length > 0 and all(map(_HEX.fullmatch, self.anchors))):
            raise DiceError("anchor", "a commitment has a length of its chains and two anchors")

    @property
    def is_commitment(self) -> bool:
        """Whether it begins a new chain, and does not only change the phrases."""
        return self.anchors is not None

    @property
    def text(self) -> str:
        """Its eleven or eight lines, each with its line end."""
        head = (self.scheme.value, self.match_id, str(self.first))
        given = (
            one.line(player) if one else f"{player}|none"
            for player, one in enumerate(self.contributions, 1)
        )
        if self.anchors:
            chains = (str(self.chain_length), *self.anchors)
            lines = ("KORRDICE-2|commit", *head, *chains, self.before, *given)
        else:
            lines = ("KORRDICE-2|phrases", *head, self.before, *given)
        return "".join(f"{line}\n" for line in (*lines, self.beacon.line if self.beacon else "-"))

    @property
    def digest(self) -> str:
        """D: the SHA-256 of the text, in hex."""
        return self.kept or hashlib.sha256(self.text.encode()).hexdigest()
