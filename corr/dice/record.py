"""The record of a match's dice: what `corr match dice 1` says, for JSON and for the verifier.

A JSON object; every text of hexadecimal digits is in lower case, every number of a roll counts
from 1.

- `format`: `corr match dice 1`; `match_id`; `points`: the length N of the match, null if the
  chains are of another length than 400 · (2N − 1).
- `commitments`, oldest first: `scheme`, `first` (the first roll that it holds for),
  `chain_length` (n), `anchors` (A₁, A₂, … as far as they were told), `seed` (of its first chain,
  null until it is published), `dead` (why no roll comes from it any more, null while it lives),
  `dead_after` (the last roll thrown before that, null while it lives), `arrivals` (of the two
  contributions, null for one that is missing).
- `texts`, oldest first: `first`, `contributions` (their two lines as they stand in it), `text`
  (the digest text), `digest`, `beacon` (null, or as below).
- `rolls`, without gaps: `number`, `for` (`opening`, `turn`, or `lost` in a restore), `chain`,
  `index`, `reveal`, `dice`, `beacon`, `became` (`valid`, `equal` or `void`), `why` ("" or why
  void).
- `used`: the numbers of the rolls that the acts of the match that stand have used; none is void.
- a beacon: `chain_hash`, `round`, `randomness`, `signature` ("" if it is not kept), `arrival` (of
  the letter that it follows from, in UTC, null if it is not told).

Only what players know stands in it; a seed stands there once it was published.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from corr.dice.beacon import CHAIN_HASH, Beacon
from corr.dice.state import Commitment, DiceState, Given

FORMAT = "corr match dice 1"
"""What the record says that it is."""


def record_of(
    state: DiceState, points: int | None, used: Iterable[int] = ()
) -> Mapping[str, object]:
    """The record of the dice of a match to so many points, of which its acts have used some."""
    return {
        "format": FORMAT,
        "match_id": state.match_id,
        "points": points,
        "commitments": [_commitment(one) for one in state.commitments],
        "texts": [
            {
                "first": one.first,
                "contributions": [
                    given.line(player) if given else f"{player}|none"
                    for player, given in enumerate(one.contributions, 1)
                ],
                "text": one.text,
                "digest": one.digest,
                "beacon": _beacon(one.beacon),
            }
            for one in state.texts
        ],
        "rolls": [
            {
                "number": one.number,
                "for": one.purpose.value,
                "chain": one.chain,
                "index": one.index,
                "reveal": one.reveal,
                "dice": list(one.dice),
                "beacon": _beacon(one.beacon),
                "became": one.standing.value,
                "why": one.why,
            }
            for one in state.rolls
        ],
        "used": sorted(used),
    }


def _commitment(one: Commitment) -> Mapping[str, object]:
    return {
        "scheme": one.scheme.value,
        "first": one.first,
        "chain_length": one.chain_length,
        "anchors": list(one.anchors),
        "seed": one.seed or None,
        "dead": one.dead or None,
        "dead_after": one.dead_after if one.dead else None,
        "arrivals": [_arrival(given) for given in one.given],
    }


def _arrival(given: Given | None) -> str | None:
    return _time(given.at) if given else None


def _beacon(beacon: Beacon | None) -> Mapping[str, object] | None:
    if beacon is None:
        return None
    return {
        "chain_hash": CHAIN_HASH,
        "round": beacon.round,
        "randomness": beacon.randomness,
        "signature": beacon.signature,
        "arrival": _time(beacon.arrival) if beacon.arrival else None,
    }


def _time(at: datetime) -> str:
    return f"{at.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"
