"""A public beacon, drand's network quicknet: which round, and whether a signature is its (6.7).

Knows no network: rounds come in as values, or as the text of a file.
"""

import hashlib
import json
import re
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta

from msgspec import Struct

from corr.dice.errors import DiceError, NoBeaconLibrary

CHAIN_HASH = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
"""Which network of drand it is."""
PUBLIC_KEY = (
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
)
"""The key of its signatures, a point of the group G2 (96 bytes)."""

_FIRST, _EVERY = 1692803367, 3
"""When round 1 was, in seconds after 1970-01-01 UTC, and how many seconds lie between rounds."""
_NOTICE, _HOUR = 1800, 3600
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_TAG = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
_SIGNATURE, _HASH = re.compile("[0-9a-f]{96}"), re.compile("[0-9a-f]{64}")


class Round(Struct, frozen=True, kw_only=True):
    """A round that is to come: its number, the hour by which receipts must have named it, and
    the arrival that it follows from.
    """

    number: int
    hour: datetime
    arrival: datetime


class Beacon(Struct, frozen=True, kw_only=True):
    """A round that came: its randomness, and the signature whose SHA-256 that is.

    `signature` is "" and `arrival` None only where a record does not tell them.
    """

    round: int
    randomness: str
    signature: str = ""
    arrival: datetime | None = None

    def __post_init__(self) -> None:
        """Raise DiceError for what is no round, a randomness of other bytes, a false round."""
        if self.round < 1 or not _HASH.fullmatch(self.randomness):
            raise DiceError("beacon", f"round {self.round}: its randomness is 64 hex digits")
        if self.signature and self.randomness != _randomness(self.signature):
            raise DiceError("beacon", f"round {self.round}: its signature has another randomness")
        if self.arrival and self.round != round_after(self.arrival).number:
            raise DiceError("beacon", f"round {self.round} does not follow from {self.arrival}")

    @property
    def field(self) -> str:
        """What digest texts and messages say of it, joined by `|`."""
        return f"{CHAIN_HASH}|{self.round}|{self.randomness}"

    @property
    def line(self) -> str:
        """The last line of a digest text."""
        return f"drand|{self.field}"


def round_after(arrival: datetime) -> Round:
    """The round by rule of a letter that arrived then (aware; parts of seconds do not count).

    h is the first full UTC hour that is half an hour away at least, and the round the first one at
    h or later: nobody knows it before h, and by then the receipts have named it.

    >>> round_after(datetime(2026, 4, 19, 23, 30, tzinfo=UTC)).number
    27946612
    """
    at = (arrival - _EPOCH) // timedelta(seconds=1)
    hour = -(-(at + _NOTICE) // _HOUR) * _HOUR
    number = -(-(hour - _FIRST) // _EVERY) + 1
    return Round(number=number, hour=_EPOCH + timedelta(seconds=hour), arrival=arrival)


# -- signatures ----


def signed(number: int, signature: str, arrival: datetime | None = None) -> Beacon:
    """The round with a number, if the signature (96 hex digits) is the network's.

    Raises DiceError if it is not, NoBeaconLibrary if nothing here can tell.
    """
    if number < 1 or not _SIGNATURE.fullmatch(signature):
        raise DiceError("beacon", f"round {number}: a signature is 96 lower-case hex digits")
    if not checker()(number, signature):
        raise DiceError("beacon", f"round {number}: the signature is not the network's")
    return Beacon(
        round=number, randomness=_randomness(signature), signature=signature, arrival=arrival
    )


def _randomness(signature: str) -> str:
    try:
        return hashlib.sha256(bytes.fromhex(signature)).hexdigest()
    except ValueError:
        raise DiceError("beacon", "a signature is 96 lower-case hex digits") from None


def checker() -> Callable[[int, str], bool]:
    """What tells whether a round has a signature, by the quicker of the libraries at hand.

    Raises NoBeaconLibrary. Both are loaded here and not before: few matches use a beacon.
    """
    for found in (by_drand_verify, by_py_ecc):
        try:
            return found()
        except ImportError:
            continue
    raise NoBeaconLibrary


def by_drand_verify() -> Callable[[int, str], bool]:
    """The check by the library drand-verify (7 ms). Raises ImportError."""
    import drand_verify

    def is_signed(number: int, signature: str) -> bool:
        try:
            return bool(drand_verify.verify_quicknet(number, signature))
        except Exception:  # the library's own errors, for bytes that are no point of the curve
            return False

    return is_signed


def by_py_ecc() -> Callable[[int, str], bool]:
    """The check by the library py-ecc (0.3 s): e(signature, G2) = e(hash, key). ImportError."""
    # The library lifts the limit of recursion to 100,000, so that whatever reads nested things, as
    # JSON, would crash where it is refused now. It needs none of that itself.
    limit = sys.getrecursionlimit()
    try:
        from py_ecc.bls.hash_to_curve import hash_to_G1
        from py_ecc.bls.point_compression import decompress_G1, decompress_G2
        from py_ecc.optimized_bls12_381 import G2, curve_order, is_inf, multiply, pairing
    finally:
        sys.setrecursionlimit(limit)

    half = len(PUBLIC_KEY) // 2
    key = decompress_G2((int(PUBLIC_KEY[:half], 16), int(PUBLIC_KEY[half:], 16)))

    def is_signed(number: int, signature: str) -> bool:
        try:
            point = decompress_G1(int(signature, 16))
        except ValueError:  # no point of the curve
            return False
        # The curve has points outside the group of signatures: they sign nothing.
        if is_inf(point) or not is_inf(multiply(point, curve_order)):
            return False
        hashed = hash_to_G1(
            hashlib.sha256(number.to_bytes(8, "big")).digest(), _TAG, hashlib.sha256
        )
        return bool(pairing(G2, point) == pairing(key, hashed))

    return is_signed


# -- a file of rounds, for machines without a network ----


def signature_in(text: str, number: int) -> str:
    """The signature that a file tells of a round, which nobody has checked; "" for none.

    Raises DiceError with the number of a line before it that is no round.
    """
    for at, line in enumerate(text.splitlines(), 1):
        if line.strip():
            wanted, signature = _round(at, line)
            if wanted == number:
                return signature
    return ""


def rounds(text: str) -> Mapping[int, Beacon]:
    """The rounds of a file: on each line JSON, `{"round": 1000, "signature": "b446…"}`.

    Other keys, as the network's own answers have them, are taken no notice of; empty lines, too.
    Every signature is checked. Raises DiceError with the number of the first line that is wrong.
    """
    found = dict[int, Beacon]()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        wanted, signature = _round(number, line)
        try:
            found[wanted] = signed(wanted, signature)
        except DiceError as error:
            raise DiceError("beacon", f"line {number}: {error}") from None
    return found


def _round(number: int, line: str) -> tuple[int, str]:
    """The round of a line of a file, and its signature. Raises DiceError."""
    try:
        one = json.loads(line)
        wanted, signature = one["round"], one["signature"]
        if type(wanted) is not int or not isinstance(signature, str):
            raise TypeError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise DiceError(
            "beacon", f"line {number}: a round and its signature are expected"
        ) from None
    return wanted, signature
