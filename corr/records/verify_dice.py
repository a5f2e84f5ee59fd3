"""Verifies the dice of a match that was played by mail (KORRDICE-2): a record, or letters.

This one file needs nothing but Python 3.11 or newer: copy it wherever it is to run.

    python verify_dice.py FILE [FILE ...] [--json]

A file is the record of a match's dice in JSON (`corr match dice 1`), or a mailbox: letters of the
match in any order, as an mbox, as single letters, or as text that was pasted together; quoted and
repeated ones do no harm. What several files say of a match is laid side by side, so that two
players can hold their mailboxes against each other. Exit status: 0 it holds, 1 it does not, 2 a
file is no record. What it finds has one of these codes:

- `anchor`: an anchor is another one, is missing, or was told to two players in two ways;
- `beacon`: a round is missing, or not the one that the rule names, or its randomness is another;
- `chain`: a value does not lead back to the one before it, or its place in the chain is another;
- `contribution`: what a player gave is not what stands in the digest text, or is nothing;
- `dead`: a roll comes from a chain whose seed was known already, or which was handed over;
- `dice`: the dice do not follow from the value; `digest`: nor a digest from its text;
- `gap`: a number is missing; `reused`: one was used twice; `void`: a void roll was used again;
- `seed`: the seed that was published leads to other chains; `unread`: a line cannot be read.

How rolls follow: s[n] = SHA-256("KORRDICE-2|top|" + seed), s[i] = SHA-256(s[i+1]), the anchor is
s[0]; chain c + 1 has the seed SHA-256("KORRDICE-2|next|" + seed of chain c). The roll with number
r, the j-th (from 0) of its commitment, takes s[j mod n + 1] of chain j // n + 1, and shows it. Its
dice are the first two bytes below 252 of HMAC-SHA-256 with that key over
"KORRDICE-2|roll|MATCH|D|r|BLOCK" (blocks 0, 1, ...), each mod 6 plus 1; D is the SHA-256 of the
digest text. Under the scheme `beacon` "roll" is "beacon", and "CHAIN HASH|ROUND|RANDOMNESS|"
stands before the block. What a round of the public beacon was, anybody can look up at drand's
(network quicknet); this file takes it as it stands.
"""

import email
import email.policy
import hashlib
import hmac
import html.parser
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from email.message import EmailMessage
from itertools import pairwise
from pathlib import Path
from typing import Any

FORMAT = "corr match dice 1"
"""What a record says that it is."""

NETWORK = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
"""The chain hash of drand's network quicknet."""

_ROUND = re.compile(rf"drand\|{NETWORK}\|([1-9][0-9]{{0,11}})\|[0-9a-f]{{64}}")
_SCHEMES = ("plain", "beacon-start", "beacon")
_STANDINGS = ("valid", "equal", "void")
_MOST = 1_000_000
"""The longest chain that is computed: a match to 1,250 points has it."""
_ROWS = 10
_BRIEF = 40


Obj = dict[str, Any]
"""An object of JSON."""


class Unreadable(ValueError):
    """The file is neither a record nor a mailbox with letters about dice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Something that does not hold: its code, and what it is in words."""

    code: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Beacon:
    """A round that a roll or a text takes; `signature` and `arrival` may be "", untold."""

    network: str
    round: int
    randomness: str
    signature: str = ""
    arrival: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll:
    """A roll as it was told: chain and index are 0 where only the number is."""

    number: int
    purpose: str
    dice: tuple[int, int]
    reveal: str
    beacon: Beacon | None = None
    chain: int = 0
    index: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A digest text, taken apart; `n` is 0 and `anchors` are empty in a change of phrases."""

    raw: str
    scheme: str
    match: str
    first: int
    before: str
    lines: tuple[str, str]
    beacon: str
    n: int = 0
    anchors: tuple[str, ...] = ()

    @property
    def digest(self) -> str:
        """D, as it follows from the text."""
        return _sha(self.raw.encode(errors="surrogatepass")).hex()

    @property
    def round(self) -> int:
        """The round that it takes, 0 for none."""
        found = _ROUND.fullmatch(self.beacon)
        return int(found[1]) if found else 0


@dataclass(slots=True, kw_only=True)
class Match:
    """All that was told of the dice of one match, and what is wrong with it so far.

    Commitments count from 1; `anchors` go by commitment and chain, `lines` by commitment and
    player, `digests` by the text that they were told of, `later` has those told by number alone.
    """

    id: str
    points: int | None = None
    commits: dict[int, tuple[int, int, str]] = field(default_factory=dict)
    """First roll, length of the chains, scheme."""
    anchors: dict[tuple[int, int], str] = field(default_factory=dict)
    lines: dict[tuple[int, int], str] = field(default_factory=dict)
    texts: dict[str, Text] = field(default_factory=dict)
    digests: list[tuple[str, str]] = field(default_factory=list)
    later: dict[int, set[str]] = field(default_factory=dict)
    rolls: dict[int, Roll] = field(default_factory=dict)
    given_at: dict[int, str] = field(default_factory=dict)
    """When the second contribution to a commitment arrived, if a record says so."""
    seeds: dict[int, str] = field(default_factory=dict)
    last: dict[int, int] = field(default_factory=dict)
    """The last roll of a commitment before its chain died."""
    void: dict[int, str] = field(default_factory=dict)
    """Why a roll is void, "" if nobody says."""
    stands: dict[int, str] = field(default_factory=dict)
    used: set[int] = field(default_factory=set)
    wrong: list[Fault] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    told_at: dict[str, int] = field(default_factory=dict)
    """The serial number of the first letter with an anchor."""
    thrown_in: dict[int, str] = field(default_factory=dict)
    """Where the first letter with a roll is."""
    _where: dict[object, str] = field(default_factory=dict)

    def fault(self, code: str, words: str) -> None:
        """Note a fault, once."""
        found = Fault(code=code, words=words)
        if found not in self.wrong:
            self.wrong.append(found)

    def tell(self, what: str, key: object, value: object, where: str, code: str) -> None:
        """Take down what somebody says; a fault if it was said in another way before."""
        table = getattr(self, what)
        said = what.removesuffix("s")
        if key not in table:
            table[key] = value
            self._where[what, key] = where
        elif table[key] != value:
            name = ".".join(map(str, key)) if isinstance(key, tuple) else key
            self.fault(
                code,
                f"{said} {name} is told in two ways: {_brief(table[key])} "
                f"({self._where[what, key]}), {_brief(value)} ({where})",
            )


# -- what follows from what ----


def _sha(value: bytes) -> bytes:
    return hashlib.sha256(value).digest()


def values(seed: bytes, n: int, chain: int) -> list[bytes]:
    """The values s[0] … s[n] of a chain of a seed."""
    for _ in range(chain - 1):
        seed = _sha(b"KORRDICE-2|next|" + seed)
    found = [_sha(b"KORRDICE-2|top|" + seed)]
    while len(found) <= n:
        found.append(_sha(found[-1]))
    return found[::-1]


def dice(
    key: bytes, match: str, digest: str, number: int, beacon: Beacon | None
) -> tuple[int, int]:
    """The dice of a roll, as they follow from the value that it shows."""
    message = f"KORRDICE-2|{'beacon' if beacon else 'roll'}|{match}|{digest}|{number}|"
    if beacon:
        message += f"{beacon.network}|{beacon.round}|{beacon.randomness}|"
    told, found, count = message.encode(errors="surrogatepass"), list[int](), 0
    while len(found) < 2:
        block = hmac.new(key, told + str(count).encode(), hashlib.sha256).digest()
        found.extend(1 + byte % 6 for byte in block if byte < 252)
        count += 1
    return found[0], found[1]


def round_of(arrival: str) -> int:
    """The round that follows from an arrival, such as 2026-04-19T23:30:00Z. Raises ValueError."""
    at = datetime.fromisoformat(arrival)
    since = at - datetime.fromisoformat("1970-01-01T00:00:00Z")
    seconds = since.days * 86_400 + since.seconds + 1800
    hour = seconds if seconds % 3600 == 0 else seconds - seconds % 3600 + 3600
    return (hour - 1692803367 + 2) // 3 + 1


def taken_apart(raw: str) -> Text | None:
    """A digest text with its lines taken apart; None for what is none."""
    lines = raw.split("\n")
    commit = lines[0] == "KORRDICE-2|commit"
    if len(lines) != (12 if commit else 9) or lines[-1] != "":
        return None
    if not commit and lines[0] != "KORRDICE-2|phrases":
        return None
    middle = lines[4:7] if commit else []
    before, one, other, beacon = lines[-5:-1]
    numbers = [lines[3], *middle[:1]]
    if lines[1] not in _SCHEMES or not all(re.fullmatch("[1-9][0-9]{0,8}", x) for x in numbers):
        return None
    if not all(re.fullmatch("[0-9a-f]{64}", anchor) for anchor in middle[1:]):
        return None
    return Text(
        raw=raw,
        scheme=lines[1],
        match=lines[2],
        first=int(lines[3]),
        before=before,
        lines=(one, other),
        beacon=beacon,
        n=int(middle[0]) if commit else 0,
        anchors=tuple(middle[1:]),
    )


# -- whether it holds ----


def check(match: Match) -> None:
    """Recompute all that was told of a match; what does not hold is added to its faults."""
    texts = _in_order(match)
    for text in texts:
        _check_text(match, text)
    for one, other in pairwise(texts):
        if not other.anchors and other.scheme != one.scheme:
            match.fault(
                "digest", f"the scheme changes with new phrases, from roll {other.first} on"
            )
    for raw, digest in match.digests:
        if _sha(raw.encode(errors="surrogatepass")).hex() != digest:
            match.fault("digest", f"the digest {_brief(digest)} does not follow from its text")
    for first, told in match.later.items():
        if told - {text.digest for text in texts if text.first == first}:
            match.fault("digest", f"the digest told from roll {first} on is that of no text")
    owners = _owners(match, texts)
    _check_commits(match, owners)
    _check_numbers(match)
    for number in sorted(match.rolls):
        _check_roll(match, match.rolls[number], texts, owners)
    for commit in sorted(match.seeds):
        _check_seed(match, commit, owners)
    _check_standing(match)


def _in_order(match: Match) -> list[Text]:
    """The digest texts in their order, each with the digest of the one before it."""
    left, last, found = list(match.texts.values()), "-", list[Text]()
    while True:
        following = [text for text in left if text.before == last]
        if not following:
            break
        if len(following) > 1:
            match.fault(
                _differs(following),
                f"two digest texts follow the same one, from roll {following[0].first} on",
            )
        found.append(following[0])
        left.remove(following[0])
        last = following[0].digest
    for text in sorted(left, key=lambda one: one.first):
        if text.before not in [one.before for one in found]:
            words = f"the digest text from roll {text.first} on has a digest before it of no text"
            match.fault("digest", words)
            found.append(text)
    if any(one.first > other.first for one, other in pairwise(found)):
        match.fault("digest", "a digest text holds from a roll before that of the text before it")
    return found


def _differs(texts: Sequence[Text]) -> str:
    """The code of a fault of texts that should be one: by what they differ."""
    if len({text.anchors for text in texts}) > 1:
        return "anchor"
    return "contribution" if len({text.lines for text in texts}) > 1 else "digest"


def _check_text(match: Match, text: Text) -> None:
    name = f"the digest text from roll {text.first} on"
    if text.match != match.id:
        match.fault("digest", f"{name} is of another match, {text.match}")
    for player, line in enumerate(text.lines, 1):
        kind, _, said = line.removeprefix(f"{player}|").partition("|")
        is_phrase = kind == "phrase" and 3 <= len(said) <= 200
        is_letter = kind == "letter" and "|" in said and said != "-|-"
        is_none = line == f"{player}|none" and not text.anchors
        if not line.startswith(f"{player}|") or not (is_phrase or is_letter or is_none):
            match.fault("contribution", f"{name}: nothing of player {player}: {line!r}")
    if text.lines == ("1|none", "2|none"):
        match.fault("contribution", f"{name}: nobody gave anything")
    if not (text.round if text.scheme == "beacon-start" else text.beacon == "-"):
        match.fault("beacon", f"{name}: {text.beacon!r} is not what {text.scheme} has there")


def _owners(match: Match, texts: Sequence[Text]) -> dict[str, int]:
    """The commitment of each text that makes one: the one with its anchors, else with its roll."""
    free, found = dict(match.commits), dict[str, int]()
    made = [text for text in texts if text.anchors]
    for exactly in (True, False):
        for text in made:
            if text.raw in found:
                continue
            for commit, (first, _, _) in sorted(free.items()):
                same = (
                    tuple(match.anchors.get((commit, chain)) for chain in (1, 2)) == text.anchors
                )
                if first == text.first and (same or not exactly):
                    found[text.raw] = commit
                    del free[commit]
                    break
    for text in made:
        if text.raw not in found:
            match.fault("anchor", f"no commitment was told from roll {text.first} on")
            continue
        _check_owner(match, text, found[text.raw])
    return found


def _check_owner(match: Match, text: Text, commit: int) -> None:
    """Whether a text says of its commitment what was told before anybody gave anything."""
    _, n, scheme = match.commits[commit]
    if (text.n, text.scheme) != (n, scheme):
        match.fault("digest", f"commitment {commit}: the text has {text.scheme} of {text.n}")
    for chain, anchor in enumerate(text.anchors, 1):
        told = match.anchors.get((commit, chain))
        if told != anchor:
            words = f"commitment {commit}: anchor {chain} was {_brief(told)}, "
            match.fault("anchor", f"{words}the digest text has {_brief(anchor)}")
    at = match.given_at.get(commit)
    if at and scheme == "beacon-start" and text.round != round_of(at):
        match.fault("beacon", f"commitment {commit}: round {round_of(at)} follows from {at}")
    for player, line in enumerate(text.lines, 1):
        told = match.lines.get((commit, player), line)
        if told != line:
            match.fault("contribution", f"player {player} gave {told!r}; the text has {line!r}")


def _check_commits(match: Match, owners: Mapping[str, int]) -> None:
    seen = dict[str, tuple[int, int]]()
    for key, anchor in sorted(match.anchors.items()):
        if anchor in seen:
            match.fault("dead", f"anchor {key[0]}.{key[1]} is that of another chain again")
        seen[anchor] = key
    for commit, (first, n, _) in match.commits.items():
        if match.points is not None and n != 400 * (2 * match.points - 1):
            match.fault("chain", f"commitment {commit}: {n} is not 400 · (2 · {match.points} − 1)")
        if commit - 1 in match.commits and match.last.get(commit - 1, -1) + 1 != first:
            words = f"the chain of commitment {commit - 1} was not dead then"
            match.fault("dead", f"commitment {commit}, from roll {first} on: {words}")
        rolled = [number for number in match.rolls if number >= first]
        if rolled and commit not in owners.values() and commit == max(match.commits):
            match.fault("digest", f"no digest text of commitment {commit} is told")


def _check_numbers(match: Match) -> None:
    last = max((*match.rolls, *match.last.values(), *match.stands, *match.void), default=0)
    missing = [number for number in range(1, last + 1) if number not in match.rolls]
    if missing:
        words = "a number was left out, or what tells it is missing"
        match.fault("gap", f"roll {_listed(missing)}: {words}")


def _check_roll(
    match: Match, roll: Roll, texts: Sequence[Text], owners: Mapping[str, int]
) -> None:
    held = [text for text in texts if text.first <= roll.number]
    made = [text for text in held if text.anchors]
    if not made:
        match.fault("digest", f"roll {roll.number}: no digest text holds for it")
        return
    place = roll.number - made[-1].first
    chain, index = place // made[-1].n + 1, place % made[-1].n + 1
    if roll.chain and (roll.chain, roll.index) != (chain, index):
        match.fault("chain", f"roll {roll.number}: its place is {index} of chain {chain}")
    commit = owners.get(made[-1].raw)
    if commit is not None:
        _check_value(match, roll, made[-1], commit)
        at = match.given_at.get(commit)
        if at and roll.beacon and roll.beacon.round < round_of(at):
            match.fault("beacon", f"roll {roll.number}: its round was before the contributions")
        if commit in match.last and roll.number > match.last[commit]:
            words = f"the chain of commitment {commit} was dead after {match.last[commit]}"
            match.fault("dead", f"roll {roll.number}: {words}")
    if (roll.beacon is not None) != (made[-1].scheme == "beacon"):
        match.fault("beacon", f"roll {roll.number}: a round belongs to `beacon`, and to no other")
    if roll.beacon:
        _check_round(match, roll.beacon, f"roll {roll.number}")
    follows = dice(bytes.fromhex(roll.reveal), match.id, held[-1].digest, roll.number, roll.beacon)
    if follows != roll.dice:
        told = "{} {}".format(*roll.dice)
        match.fault("dice", f"roll {roll.number} is {told}; {follows[0]} {follows[1]} follows")


def _check_value(match: Match, roll: Roll, text: Text, commit: int) -> None:
    """Whether the value of a roll leads back to the last one before it, or to the anchor."""
    chain, index = divmod(roll.number - text.first, text.n)
    known = match.anchors.get((commit, chain + 1))
    if known is None:
        match.fault("anchor", f"commitment {commit}: anchor {chain + 1} is told nowhere")
        return
    if chain and (commit, chain + 2) not in match.anchors:
        match.fault("anchor", f"commitment {commit}: anchor {chain + 2} is told nowhere")
    steps = index + 1
    for back in range(1, index + 1):
        if roll.number - back in match.rolls:
            known, steps = match.rolls[roll.number - back].reveal, back
            break
    value = bytes.fromhex(roll.reveal)
    for _ in range(min(steps, _MOST)):
        value = _sha(value)
    if value.hex() != known:
        match.fault(
            "chain", f"roll {roll.number}: its value does not lead back to {_brief(known)}"
        )


def _check_round(match: Match, beacon: Beacon, name: str) -> None:
    if beacon.network != NETWORK:
        match.fault("beacon", f"{name}: another network than quicknet")
    if beacon.signature and _sha(bytes.fromhex(beacon.signature)).hex() != beacon.randomness:
        match.fault("beacon", f"{name}: the randomness is not the SHA-256 of the signature")
    if beacon.arrival and round_of(beacon.arrival) != beacon.round:
        words = f"round {round_of(beacon.arrival)} follows from the arrival, not {beacon.round}"
        match.fault("beacon", f"{name}: {words}")


def _check_seed(match: Match, commit: int, owners: Mapping[str, int]) -> None:
    """Whether the seed has the chains whose anchors were told, and the values that were shown."""
    if commit not in match.commits:
        match.fault("seed", f"the seed of commitment {commit}, which is told nowhere")
        return
    first, n, _ = match.commits[commit]
    seed = bytes.fromhex(match.seeds[commit])
    mine = [raw for raw, owner in owners.items() if owner == commit]
    for chain in sorted(chain for owner, chain in match.anchors if owner == commit):
        found = values(seed, n, chain)
        if found[0].hex() != match.anchors[commit, chain]:
            words = f"its chain {chain} has another anchor"
            match.fault("seed", f"the seed of commitment {commit} is false: {words}")
            return
        for index in range(1, n + 1) if mine else ():
            number = first + (chain - 1) * n + index - 1
            if number > match.last.get(commit, number) or number not in match.rolls:
                break
            if match.rolls[number].reveal != found[index].hex():
                words = f"the seed of commitment {commit} has another value there"
                match.fault("seed", f"roll {number}: {words}")


def _check_standing(match: Match) -> None:
    """Whether rolls stand as they can: equal ones are of openings, and no void one was used."""
    for number, roll in sorted(match.rolls.items()):
        equal = roll.purpose == "opening" and roll.dice[0] == roll.dice[1]
        follows = "void" if number in match.void else "equal" if equal else "valid"
        told = match.stands.get(number, follows)
        if told != follows:
            code = "void" if "void" in (told, follows) else "dice"
            match.fault(code, f"roll {number} is {follows}, and stands there as {told}")
        if number in match.used and follows != "valid":
            match.fault("void", f"roll {number} is {follows}, and was used")
        if roll.purpose == "lost" and follows != "void":
            match.fault("void", f"roll {number} was lost in a restore, and is not void")
    for number in match.used - match.rolls.keys():
        match.fault("gap", f"roll {number} was used, and is told nowhere")


# -- a record in JSON ----


def from_json(text: str, where: str) -> list[Match] | None:
    """The matches of a text in JSON, each read but not checked; None if it is no JSON.

    Raises Unreadable for JSON that is no record.
    """
    try:
        found = json.loads(text, object_pairs_hook=_once)
    except Unreadable:
        raise
    except (ValueError, RecursionError):
        return None
    if isinstance(found, dict) and found.get("format") == FORMAT:
        return [_guarded(_from_record, found, where)]
    matches = found.get("matches", [found]) if isinstance(found, dict) else []
    if not matches or not all(isinstance(one, dict) and "events" in one for one in matches):
        raise Unreadable(f"no {FORMAT!r}")
    return [_guarded(_from_events, one, where) for one in matches]


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of JSON, in which each key stands once."""
    if len({key for key, _ in pairs}) < len(pairs):
        raise Unreadable("a key stands twice")
    return dict(pairs)


def _guarded(read: Callable[[Obj, str], Match], found: Obj, where: str) -> Match:
    try:
        return read(found, where)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise Unreadable(f"something is missing, or of another kind: {error}") from None


_KEYS = {
    "record": {"format", "match_id", "points", "commitments", "texts", "rolls", "used"},
    "commitment": {
        *("scheme", "first", "chain_length", "anchors", "seed", "dead", "dead_after", "arrivals"),
    },
    "text": {"first", "contributions", "text", "digest", "beacon"},
    "roll": {"number", "for", "chain", "index", "reveal", "dice", "beacon", "became", "why"},
    "beacon": {"chain_hash", "round", "randomness", "signature", "arrival"},
}


def _has(kind: str, found: object) -> None:
    if not isinstance(found, dict) or set(found) != _KEYS[kind]:
        raise Unreadable(f"a {kind} has the keys {', '.join(sorted(_KEYS[kind]))}")


def _from_record(found: Obj, where: str) -> Match:
    _has("record", found)
    match = Match(id=_id(found["match_id"]))
    match.points = None if found["points"] is None else _whole(found["points"])
    for commit, one in enumerate(found["commitments"], 1):
        _has("commitment", one)
        _commit(match, commit, one, one["anchors"], where)
        if (one["dead"] is None) != (one["dead_after"] is None):
            raise Unreadable("dead and dead_after belong together")
        arrivals = [at for at in one["arrivals"] if at is not None]
        for at in arrivals:
            _time(at)
        if len(arrivals) == 2:
            match.given_at[commit] = max(arrivals)
        if one["dead"] is not None:
            match.last[commit] = _whole(one["dead_after"], least=0)
        if one["seed"] is not None:
            match.seeds[commit] = _hex(one["seed"])
            if one["dead"] is None:
                match.fault("dead", f"the seed of commitment {commit} is known, and it lives")
    for one in found["texts"]:
        _has("text", one)
        _text(match, one["text"], one["digest"], one["contributions"], one["first"])
        if one["beacon"] is not None:
            _has("beacon", one["beacon"])
        _text_beacon(match, one["text"], one["beacon"])
    for one in found["rolls"]:
        _has("roll", one)
        if one["beacon"] is not None:
            _has("beacon", one["beacon"])
        roll = _roll(one, one["number"])
        if one["became"] not in _STANDINGS or not isinstance(one["why"], str):
            raise Unreadable(f"roll {roll.number}: {_brief(one['became'])} is no standing")
        if roll.number in match.rolls:
            match.fault("reused", f"roll {roll.number} stands there twice")
        match.rolls.setdefault(roll.number, roll)
        match.stands.setdefault(roll.number, one["became"])
        if one["became"] == "void":
            match.void[roll.number] = one["why"]
        elif one["why"]:
            match.fault("void", f"roll {roll.number} is {one['became']}, with a reason to be void")
    numbers = [one["number"] for one in found["rolls"]]
    if numbers != sorted(numbers):
        match.fault("gap", "the rolls do not stand in the order of their numbers")
    match.used = {_whole(number) for number in found["used"]}
    return match


def _commit(match: Match, commit: int, one: Obj, anchors: Sequence[object], where: str) -> None:
    if one.get("scheme", "plain") not in _SCHEMES:
        raise Unreadable(f"{one['scheme']!r} is no scheme")
    match.commits[commit] = (_whole(one["first"]), _whole(one["chain_length"]), one["scheme"])
    for chain, anchor in enumerate(anchors, 1):
        match.tell("anchors", (commit, chain), _hex(anchor), where, "anchor")


def _text(match: Match, raw: object, digest: object, lines: object, first: object) -> None:
    """A digest text with what is told beside it: its digest, its two lines, its first roll."""
    text = taken_apart(raw) if isinstance(raw, str) else None
    if text is None:
        match.fault("digest", f"this is no digest text: {_brief(raw)}")
        return
    match.texts[text.raw] = text
    match.digests.append((text.raw, str(digest)))
    if list(text.lines) != lines:
        match.fault("contribution", f"the lines {lines} are not those of the digest text")
    if text.first != first:
        match.fault("digest", f"a digest text holds from roll {text.first} on, not {first}")


def _text_beacon(match: Match, raw: str, told: object) -> None:
    """Whether the round that is told of a text is the one that stands in it."""
    beacon, text = _beacon(told), taken_apart(raw)
    if text is None:
        return
    line = f"drand|{beacon.network}|{beacon.round}|{beacon.randomness}" if beacon else "-"
    if line != text.beacon:
        match.fault("beacon", f"the digest text from roll {text.first} on has another round")
    if beacon:
        _check_round(match, beacon, f"the digest text from roll {text.first} on")


def _roll(one: Obj, number: object) -> Roll:
    faces = one["dice"]
    if len(faces) != 2 or not all(type(face) is int and 1 <= face <= 6 for face in faces):
        raise Unreadable(f"roll {number}: {faces!r} are no dice")
    if one["for"] not in ("opening", "turn", "lost"):
        raise Unreadable(f"roll {number}: {one['for']!r} is nothing that rolls are for")
    return Roll(
        number=_whole(number),
        purpose=one["for"],
        dice=(faces[0], faces[1]),
        reveal=_hex(one["reveal"]),
        beacon=_beacon(one.get("beacon")),
        chain=_whole(one["chain"]),
        index=_whole(one["index"]),
    )


def _beacon(found: object) -> Beacon | None:
    if found is None:
        return None
    if not isinstance(found, dict):
        raise Unreadable("a beacon is an object")
    signature, arrival = found.get("signature") or "", found.get("arrival") or ""
    if signature and not re.fullmatch("[0-9a-f]{96}", signature):
        raise Unreadable("a signature of a beacon has 96 hexadecimal digits")
    if arrival:
        _time(arrival)
    return Beacon(
        network=str(found["chain_hash"]),
        round=_whole(found["round"], most=10**12),
        randomness=_hex(found["randomness"]),
        signature=signature,
        arrival=arrival,
    )


def _time(text: object) -> None:
    if not isinstance(text, str) or not re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", text, re.ASCII
    ):
        raise Unreadable(f"{text!r} is no time")
    try:
        datetime.fromisoformat(text)
    except ValueError:
        raise Unreadable(f"{text!r} is no time") from None


def _whole(found: object, *, least: int = 1, most: int = _MOST) -> int:
    if type(found) is not int or not least <= found <= most:
        raise Unreadable(f"{_brief(found)} is no number that can stand there")
    return found


def _hex(found: object) -> str:
    if not isinstance(found, str) or not re.fullmatch("[0-9a-f]{64}", found):
        raise Unreadable(f"{_brief(found)}: 64 hexadecimal digits are expected")
    return found


def _id(found: object) -> str:
    if not isinstance(found, str) or not re.fullmatch("[A-Za-z0-9._/-]{1,40}", found):
        raise Unreadable("match_id: the id of a match is expected")
    return found


# -- the events of a match, in the format of the known answers ----


def _from_events(found: Obj, where: str) -> Match:
    """A match as its events tell it, in the order in which they happened."""
    match, marks, spent = Match(id=_id(found["match_id"])), list[int](), 0
    fallen: list[tuple[int, list[int]]] = []
    """The take-backs that nothing has followed yet: their place, and the rolls they made void."""
    for at, event in enumerate(found["events"]):
        marks.append(spent + 1)
        kind = event["event"]
        if kind in ("act", "roll", "commit", "phrases"):
            fallen = []
        if kind == "commit":
            commit = len(match.commits) + 1
            if commit > 1:
                match.last.setdefault(commit - 1, spent)
            given = {**event, "scheme": found["scheme"]}
            _commit(match, commit, given, (event["anchor"], event["next_anchor"]), where)
            match.seeds[commit] = _hex(event["seed"])
        if kind in ("commit", "phrases"):
            _text(match, event["text"], event["digest"], event["lines"], event["first"])
            _text_beacon(match, event["text"], event.get("beacon"))
        elif kind == "roll":
            spent = _event_roll(match, event, spent)
        elif kind == "next_anchor":
            key = (len(match.commits), _whole(event["chain"]))
            match.tell("anchors", key, _hex(event["anchor"]), where, "anchor")
        elif kind == "take_back":
            fallen.append((at, _event_void(match, event, marks[event["first_act"]])))
        elif kind == "undo_take_back":
            _event_undo(match, event, fallen)
        elif kind == "restored":
            _event_void(match, event, event["void"][0])
    for standing, numbers in (found.get("expected") or {}).items():
        if standing in _STANDINGS:
            match.stands |= dict.fromkeys(numbers, standing)
    return match


def _event_roll(match: Match, event: Obj, spent: int) -> int:
    """Take a roll down; the highest number that is spent after it."""
    roll = _roll(event, event["no"])
    if roll.number <= spent:
        match.fault("reused", f"roll {roll.number} was thrown again, after roll {spent}")
        return spent
    match.rolls[roll.number] = roll
    return roll.number


def _event_void(match: Match, event: Obj, first: int) -> list[int]:
    follows = sorted(x for x in match.rolls if x >= first and x not in match.void)
    if follows != event["void"]:
        words = f"makes roll {_listed(follows)} void, not {_listed(event['void'])}"
        match.fault("void", f"what was taken back {words}")
    match.void |= dict.fromkeys(follows, str(event["reason"]))
    return follows


def _event_undo(match: Match, event: Obj, fallen: list[tuple[int, list[int]]]) -> None:
    if not fallen or fallen[-1] != (event["of"], event["restored"]):
        match.fault("void", "a take-back was undone that something had followed")
        return
    for number in fallen.pop()[1]:
        del match.void[number]


# -- letters ----

_HEAD = re.compile(r"KORRDICE-2 ([A-Za-z0-9._/-]{1,40}) ([0-9]{1,20})(?: ([12]))?")
_END = "KORRDICE-2 end"
_QUOTE = re.compile(r"^[\s>|\ufeff\u200b]*")
_MARK = re.compile(r"[:+&] ")
_BEGINS = re.compile(
    r"(?:commit|anchor|line|text|D|roll|open|lost|round|played|void|back|seed|dead|valid|equal) \d"
)
_VALUE = "((?:[0-9a-f] ?){64})"
_LISTS = ("played", "void", "back", "valid", "equal")
_STATEMENTS = {
    "commit": re.compile(
        r"commit ([0-9]{1,9}): from ([0-9]{1,9}) of ([0-9]{1,9}) (plain|beacon-start|beacon)"
    ),
    "anchor": re.compile(rf"anchor ([0-9]{{1,9}})\.([0-9]{{1,9}}) {_VALUE}"),
    "line": re.compile(r"line ([0-9]{1,9})\.([12])"),
    "text": re.compile(r"text ([0-9]{1,9})"),
    "D": re.compile(rf"D ([0-9]{{1,9}}) {_VALUE}"),
    **{
        word: re.compile(rf"{word} ([0-9]{{1,9}}): ([1-6]) ([1-6]) {_VALUE}")
        for word in ("roll", "open", "lost")
    },
    "round": re.compile(rf"round ([0-9]{{1,9}}) {_VALUE}"),
    "seed": re.compile(rf"seed ([0-9]{{1,9}}): after ([0-9]{{1,9}}) {_VALUE}"),
    "dead": re.compile(r"dead ([0-9]{1,9}): after ([0-9]{1,9})"),
    **{word: re.compile(rf"{word}((?: [0-9]{{1,9}}(?:-[0-9]{{1,9}})?)+)") for word in _LISTS},
}
_FOR = {"roll": "turn", "open": "opening", "lost": "lost"}
_HEADER = re.compile(r"[A-Za-z][A-Za-z0-9-]*:")


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """What one letter says of the dice of a match: its statements, each with its quoted lines.

    `reader` is the player to whom it went, or the name of the file. `whole` is False of one that
    was quoted, or that breaks off; one that breaks off and was not quoted is `broken`.
    """

    match: str
    serial: int
    reader: str
    file: str
    where: str
    statements: tuple[tuple[str, tuple[str, ...]], ...]
    whole: bool
    broken: bool = False


@dataclass(slots=True, kw_only=True)
class Stream:
    """What letters to one player have said became of rolls, as far as they were read.

    `last` is the serial number of the newest; the others have the one of the first letter with a
    roll, and of the letter by which it is void.
    """

    last: int = 0
    known: dict[int, int] = field(default_factory=dict)
    void: dict[int, int] = field(default_factory=dict)
    stands: dict[int, str] = field(default_factory=dict)


def from_letters(data: bytes, where: str) -> Iterator[Block]:
    """The blocks of all letters of a mailbox, or of a text that was pasted together."""
    for number, text in enumerate(_texts(data), 1):
        yield from _blocks(text, where, number)


def shown(block: Block) -> Iterator[Roll]:
    """The rolls that a block tells, each with its round if it takes one."""
    said = [one for one, _ in block.statements]
    for one, behind in zip(said, [*said[1:], ""], strict=True):
        word = one.partition(" ")[0]
        told = _STATEMENTS[word].fullmatch(one) if word in _FOR and word != "lost" else None
        if told:
            taken = _STATEMENTS["round"].fullmatch(behind)
            yield Roll(
                number=int(told[1]),
                purpose=_FOR[word],
                dice=(int(told[2]), int(told[3])),
                reveal=told[4].replace(" ", ""),
                beacon=taken and _round_told(int(taken[1]), taken[2].replace(" ", "")),
            )


def _texts(data: bytes) -> Iterator[str]:
    """The texts of the letters that a file holds; of one without headers the whole file."""
    for part in _letters(data.replace(b"\r\n", b"\n")):
        head, _, _ = part.lstrip(b"\n").partition(b"\n\n")
        if not _is_header(head.decode("latin-1")):
            yield part.decode("utf-8", "replace")
            continue
        letter = email.message_from_bytes(part.lstrip(b"\n"), policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        yield "\n".join(_bodies(letter))


def _letters(data: bytes) -> Iterator[bytes]:
    """The letters of an mbox, or those that stand one behind the other with all their headers."""
    if re.match(rb"\s*From \S", data):
        for part in re.split(rb"(?m)^From \S[^\n]*\n", data)[1:]:
            yield re.sub(rb"(?m)^>(>*From )", rb"\1", part)
        return
    starts = [0]
    for found in re.finditer(rb"\n\n(?=[A-Za-z][A-Za-z0-9-]*:)", data):
        end = data.find(b"\n\n", found.end())
        head = data[found.end() : end if end >= 0 else len(data)]
        if _is_header(head.decode("latin-1")):
            starts.append(found.end())
    for start, end in zip(starts, [*starts[1:], len(data)], strict=True):
        yield data[start:end]


def _is_header(head: str) -> bool:
    """Whether lines are the head of a letter: fields, among them From and one of MIME."""
    names = [line.partition(":")[0].lower() for line in head.split("\n") if _HEADER.match(line)]
    others = [x for x in head.split("\n") if not _HEADER.match(x) and x[:1] not in (" ", "\t")]
    mime = {"mime-version", "content-type", "content-transfer-encoding"}
    return not others and "from" in names and bool(mime & set(names))


def _bodies(letter: EmailMessage) -> Iterator[str]:
    """The texts of a letter's parts; of its HTML only where it has nothing else."""
    found = dict[str, list[str]]()
    for part in letter.walk():
        kind = part.get_content_type()
        if kind in ("text/plain", "text/html"):
            payload = part.get_payload(decode=True)
            data = payload if isinstance(payload, bytes) else b""
            charset = part.get_content_charset() or "utf-8"
            try:
                text = data.decode(charset, "replace")
            except LookupError:
                text = data.decode("utf-8", "replace")
            found.setdefault(kind, []).append(text)
    if "text/plain" in found:
        yield from found["text/plain"]
        return
    for page in found.get("text/html", ()):
        reader = _Page()
        reader.feed(page)
        reader.close()
        yield "".join(reader.said)


class _Page(html.parser.HTMLParser):
    """The text of a page, with a line end where the page has one."""

    _LINES = frozenset(("br", "p", "div", "pre", "tr", "li", "blockquote"))

    def __init__(self) -> None:
        super().__init__()
        self.said = list[str]()

    def handle_data(self, data: str) -> None:
        self.said.append(data)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.said += ["\n"] * (tag in self._LINES)

    def handle_endtag(self, tag: str) -> None:
        self.said += ["\n"] * (tag in self._LINES)


def _blocks(text: str, file: str, number: int) -> Iterator[Block]:
    """The blocks of one letter, those that it quotes among them."""
    lines, begun, deep = list[str](), None, False
    for raw in [*text.replace("\r", "\n").split("\n"), _END]:
        mark = _QUOTE.match(raw)
        line = raw[mark.end() :].rstrip() if mark else raw
        head = _HEAD.fullmatch(line)
        if begun and (head or line == _END):
            closed = head is None and raw is not _END
            made = _block(begun, lines, file, number, whole=closed and not deep)
            yield replace(made, broken=not closed and not deep)
            begun = None
        if head:
            lines, begun = [], head
            deep = bool(mark and (">" in mark[0] or "|" in mark[0]))
        elif line:
            lines.append(line)


def _block(
    head: re.Match[str], lines: Sequence[str], file: str, number: int, *, whole: bool
) -> Block:
    """A block of its lines: statements, with the lines that they quote put together again.

    Whoever wraps lines leaves words in their order: what begins no statement goes on with the last
    one, or with the quoted line before it.
    """
    statements = list[tuple[str, list[str]]]()
    for line in lines:
        mark = _MARK.match(line)
        quoted = statements[-1][1] if statements else []
        reads = statements and statements[-1][0].split()[0] in ("text", "line")
        if mark and reads:
            if mark[0] == ": " or not quoted:
                quoted.append(line[2:])
            else:
                quoted[-1] += (" " if mark[0] == "& " else "") + line[2:]
        elif _BEGINS.match(line) or not statements:
            statements.append((line, []))
        elif reads and quoted:
            quoted[-1] += f" {line}"
        else:
            statements[-1] = (f"{statements[-1][0]} {line}", quoted)
    return Block(
        match=head[1],
        serial=int(head[2]),
        reader=head[3] or file,
        file=file,
        where=f"{file}, letter {number}",
        statements=tuple((said, tuple(quoted)) for said, quoted in statements),
        whole=whole,
    )


def gathered(blocks: Iterable[Block]) -> list[Match]:
    """What the blocks of letters tell, match by match, in the order of their serial numbers.

    A quoted block counts where its file has not the letter itself: whoever quotes may change it.
    """
    listed = sorted(blocks, key=lambda one: (one.serial, not one.whole))
    whole = {(one.file, one.match, one.reader, one.serial): one for one in listed if one.whole}
    found, streams = dict[str, Match](), dict[str, dict[str, Stream]]()
    seen = set[object]()
    for block in listed:
        match = found.setdefault(block.match, Match(id=block.match))
        stream = streams.setdefault(block.match, {}).setdefault(block.reader, Stream())
        if block.broken:
            match.fault("unread", f"{block.where}: what it says of the dice breaks off")
        key = (block.match, block.reader, block.serial)
        original = whole.get((block.file, *key))
        if block.whole or original is None:
            # A letter that came twice tells what happened once.
            news = [one for one in block.statements if (key, one) not in seen]
            seen.update((key, one) for one in news)
            stream.last = block.serial
            _take_down(match, stream, block, news)
            if block.whole:
                _check_list(match, block)
        elif not set(block.statements) <= set(original.statements):
            match.notes.append(f"{block.where} quotes {original.where} in other words")
    for name, match in found.items():
        _settle(match, list(streams[name].values()))
    return list(found.values())


def _settle(match: Match, streams: Sequence[Stream]) -> None:
    """What has become of the rolls, as the newest letter to a player who was told of them has it.

    A roll that is void for one player has to be so for the other, in letters from then on.
    """
    for stream in sorted(streams, key=lambda one: one.last):
        for number in stream.known.keys() | stream.void.keys() | stream.stands.keys():
            match.void.pop(number, None)
            if number in stream.void:
                match.void[number] = ""
            match.stands.pop(number, None)
            if number in stream.stands:
                match.stands[number] = stream.stands[number]
    for one in streams:
        for other in streams:
            for number, fell in one.void.items():
                told = number in other.known and fell <= other.last <= one.last
                if told and number not in other.void:
                    words = "is void in letters to one player, and not in those to the other"
                    match.fault("void", f"roll {number} {words}")


def _take_down(
    match: Match, stream: Stream, block: Block, news: Sequence[tuple[str, tuple[str, ...]]]
) -> None:
    """Take down what a letter says, and no copy of it has said."""
    last = 0
    for said, quoted in news:
        word = said.split()[0]
        form = _STATEMENTS.get(word)
        parts = form.fullmatch(said) if form else None
        if parts is None or (word in ("text", "line") and not quoted):
            if block.whole:
                match.fault("unread", f"{block.where}: this cannot be read: {_brief(said)}")
            continue
        given = [part.replace(" ", "") for part in parts.groups()]
        if word in _LISTS:
            _letter_standing(match, stream, block, word, _numbers(parts[1]))
        elif word in _FOR:
            last = _number(given[0])
            stream.known.setdefault(last, block.serial)
            _letter_roll(match, block, _FOR[word], last, given)
        elif word == "text":
            _letter_text(match, block, int(given[0]), quoted)
        elif word == "round":
            _letter_round(match, last, int(given[0]), given[1])
        else:
            _letter_bound(match, block, word, given, quoted)


def _check_list(match: Match, block: Block) -> None:
    """Whether a letter that tells what became of every roll leaves none out."""
    told = {word: list[int]() for word in ("valid", "equal", "void")}
    last = None
    for said, _ in block.statements:
        word, _, numbers = said.partition(" ")
        if word in told and _STATEMENTS[word].fullmatch(said):
            told[word] += _numbers(numbers)
        elif parts := re.match(r"(?:seed|dead) \d+: after (\d+)\b", said):
            last = max(last or 0, _number(parts[1], least=0))
    listed = sorted(set(told["void"])) + told["valid"] + told["equal"]
    is_told = bool(told["valid"] or told["equal"])
    if is_told and sorted(listed) != list(range(1, (last or 0) + 1)):
        match.fault("unread", f"{block.where}: it does not tell what became of each roll, once")


def _letter_bound(
    match: Match, block: Block, word: str, given: Sequence[str], quoted: Sequence[str]
) -> None:
    """Take down a commitment, its anchors, what was given to it, its seed, or a digest."""
    where, commit = block.where, int(given[0])
    if word == "commit":
        made = (_number(given[1]), _number(given[2]), given[3])
        match.tell("commits", commit, made, where, "anchor")
    elif word == "anchor":
        match.tell("anchors", (commit, int(given[1])), given[2], where, "anchor")
        match.told_at.setdefault(given[2], block.serial)
    elif word == "line":
        match.tell("lines", (commit, int(given[1])), quoted[0], where, "contribution")
    elif word == "D":
        match.later.setdefault(commit, set()).add(given[1])
    else:
        match.tell("last", commit, int(given[1]), where, "dead")
        if word == "seed":
            match.tell("seeds", commit, given[2], where, "seed")


def _letter_text(match: Match, block: Block, first: int, quoted: Sequence[str]) -> None:
    """Take down a digest text; a quoted one that somebody has mangled is left out."""
    text = taken_apart("".join(f"{line}\n" for line in quoted))
    claimed = [said.split()[2:] for said, _ in block.statements if said.startswith("D ")]
    digests = ["".join(words) for words in claimed]
    if text is None or (text.digest not in digests and not block.whole):
        if block.whole:
            match.fault("digest", f"{block.where}: this is no digest text: {_brief(quoted[0])}")
        return
    match.texts.setdefault(text.raw, text)
    if text.first != first:
        words = f"a digest text holds from roll {text.first} on, not {first}"
        match.fault("digest", f"{block.where}: {words}")
    if text.anchors and match.told_at.get(text.anchors[0], block.serial) >= block.serial:
        words = "no letter told the anchors before both had contributed"
        match.notes.append(f"commitment from roll {text.first} on: {words}")


def _letter_roll(
    match: Match, block: Block, purpose: str, number: int, given: Sequence[str]
) -> None:
    faces, reveal = (int(given[1]), int(given[2])), given[3]
    known = match.rolls.get(number)
    roll = Roll(number=number, purpose=purpose, dice=faces, reveal=reveal)
    if known is None:
        match.rolls[number] = roll
        match.thrown_in[number] = block.where
        return
    if (known.dice, known.reveal) != (faces, reveal):
        where = match.thrown_in[number]
        words = f"told in two ways: {_dice(known.dice)} ({where}), {_dice(faces)} ({block.where})"
        match.fault("reused", f"roll {number} is {words}")
    if purpose == "lost":
        match.rolls[number] = replace(known, purpose=purpose)


def _letter_round(match: Match, number: int, taken: int, randomness: str) -> None:
    """Take down the round that the roll before it takes."""
    roll = match.rolls.get(number)
    beacon = _round_told(taken, randomness)
    if roll is None or roll.beacon not in (None, beacon):
        match.fault("beacon", f"roll {number}: its round is told in two ways")
    elif roll.beacon is None:
        match.rolls[number] = replace(roll, beacon=beacon)


def _round_told(taken: int, randomness: str) -> Beacon:
    return Beacon(network=NETWORK, round=taken, randomness=randomness)


def _letter_standing(
    match: Match, stream: Stream, block: Block, word: str, numbers: Sequence[int]
) -> None:
    """Take down what has become of rolls: what is void stays so, unless it comes back."""
    for number in numbers:
        if word == "void":
            stream.void.setdefault(number, block.serial)
            stream.stands.pop(number, None)
        elif word == "back":
            _letter_back(match, stream, block, number)
        elif number in stream.void:
            said = "used" if word == "played" else f"told as {word}"
            match.fault("void", f"{block.where}: roll {number} is void, and {said}")
        elif word != "played":
            stream.stands[number] = word


def _letter_back(match: Match, stream: Stream, block: Block, number: int) -> None:
    """Take down that a roll came back, which it may as long as no other has followed."""
    fell = stream.void.pop(number, None)
    if fell is None:
        match.notes.append(f"{block.where}: roll {number} came back; that it was void is not told")
        return
    after = [one for one, at in stream.known.items() if fell < at < block.serial]
    if after:
        match.fault("void", f"roll {number} came back after roll {after[0]} had been thrown")


def _numbers(said: str) -> list[int]:
    """The numbers of a list such as ` 4 7-9`. Raises Unreadable if there is no end of them."""
    found = list[int]()
    for part in said.split():
        first, _, last = part.partition("-")
        found.extend(range(_number(first), _number(last or first) + 1))
    return found


def _number(said: str, *, least: int = 1) -> int:
    return _whole(int(said[:10]), least=least)


def joined(one: Match, other: Match, where: str) -> None:
    """Add to what was told of a match what another file tells of it."""
    tables = {
        "commits": "anchor",
        "anchors": "anchor",
        "lines": "contribution",
        "seeds": "seed",
        "last": "dead",
        "given_at": "beacon",
        "rolls": "reused",
        "stands": "void",
    }
    for what, code in tables.items():
        for key, value in getattr(other, what).items():
            told = getattr(one, what).get(key)
            if isinstance(value, Roll) and told is not None:
                # A letter tells no place in the chain, and no signature of a round.
                same = (value.dice, value.reveal) == (told.dice, told.reveal)
                getattr(one, what)[key] = told if told.chain else value if same else told
                if same:
                    continue
            one.tell(what, key, value, where, code)
    one.points = one.points if one.points is not None else other.points
    one.texts |= other.texts
    one.digests += other.digests
    for first, digests in other.later.items():
        one.later.setdefault(first, set()).update(digests)
    one.void |= other.void
    one.used |= other.used
    one.wrong += other.wrong
    one.notes += other.notes


# -- what is said of it ----


def read(files: Mapping[str, bytes]) -> list[Match]:
    """The matches that some files tell of, each checked. Raises Unreadable, with the file."""
    found, blocks = list[Match](), list[Block]()
    for name, data in files.items():
        try:
            matches = from_json(data.decode("utf-8-sig"), name)
        except UnicodeDecodeError:
            matches = None
        except Unreadable as error:
            raise Unreadable(f"{name}: {error}") from None
        if matches is None:
            told = list(from_letters(data, name))
            if not told:
                raise Unreadable(f"{name}: no {FORMAT!r}, and no letters that tell of dice")
            blocks += told
        elif len(files) == 1 or len(matches) > 1:
            found += matches
        else:
            _add(found, matches[0], name)
    try:
        for match in gathered(blocks):
            _add(found, match, "letters")
    except Unreadable as error:
        raise Unreadable(f"letters: {error}") from None
    for match in found:
        check(match)
    return found


def _add(found: list[Match], match: Match, where: str) -> None:
    """Add a match to those found, or what is told of it to what was told before."""
    known = next((one for one in found if one.id == match.id), None)
    if known:
        joined(known, match, where)
    else:
        found.append(match)


def told(match: Match) -> Iterator[str]:
    """A match in lines: what binds it, what was given, every roll, what is wrong."""
    yield f"{match.id}: {len(match.rolls)} rolls" + (
        f", a match to {match.points}" if match.points else ""
    )
    for commit, (first, n, scheme) in sorted(match.commits.items()):
        known = "its seed is published" if commit in match.seeds else "its seed is not known here"
        yield f"commitment {commit}, {scheme}, from roll {first} on: chains of {n}; {known}"
        for (owner, chain), anchor in sorted(match.anchors.items()):
            if owner == commit:
                yield f"  anchor {chain}  {anchor}"
    for text in sorted(match.texts.values(), key=lambda one: one.first):
        yield f"what was given, from roll {text.first} on (compare your own with it):"
        yield from (f"  {line}" for line in text.lines)
        yield f"  D {text.digest}"
    rolls = sorted(match.rolls.items())
    for at in range(0, len(rolls), _ROWS):
        row = [_shown(match, number, roll) for number, roll in rolls[at : at + _ROWS]]
        yield f"{rolls[at][0]:5}  {' '.join(row)}".rstrip()
    for standing in ("equal", "void"):
        numbers = sorted(number for number in match.rolls if _stands(match, number) == standing)
        if numbers:
            yield f"{standing}: {_listed(numbers)}"
    rounds = {roll.beacon.round for _, roll in rolls if roll.beacon}
    rounds |= {text.round for text in match.texts.values() if text.round}
    if rounds:
        yield "rounds of drand's quicknet, to look up: " + ", ".join(map(str, sorted(rounds)))
    yield from (f"note: {note}" for note in match.notes)
    yield from (f"{fault.code}: {fault.words}" for fault in match.wrong)
    yield "it does not hold" if match.wrong else "it holds"


def _shown(match: Match, number: int, roll: Roll) -> str:
    shown = f"{roll.dice[0]}{roll.dice[1]}"
    return {"void": f"({shown})", "equal": f"={shown}="}.get(_stands(match, number), f" {shown} ")


def _stands(match: Match, number: int) -> str:
    roll = match.rolls[number]
    if number in match.void:
        return "void"
    equal = roll.purpose == "opening" and roll.dice[0] == roll.dice[1]
    return "equal" if equal else "valid"


def as_data(match: Match) -> dict[str, object]:
    """A match for a script: its rolls, what became of them, and what is wrong."""
    return {
        "match": match.id,
        "holds": not match.wrong,
        "faults": [{"code": fault.code, "words": fault.words} for fault in match.wrong],
        "notes": match.notes,
        "given": [
            {"first": text.first, "lines": list(text.lines), "digest": text.digest}
            for text in sorted(match.texts.values(), key=lambda one: one.first)
        ],
        "rolls": [
            {"number": number, "dice": list(roll.dice), "became": _stands(match, number)}
            for number, roll in sorted(match.rolls.items())
        ],
        "seeds_known": sorted(match.seeds),
    }


def main(arguments: Sequence[str]) -> int:
    """Verify some files and say so; the exit status."""
    names = [one for one in arguments if not one.startswith("-") or one == "-"]
    options = [one for one in arguments if one not in names]
    if not names or set(options) - {"--json"}:
        sys.stdout.write(__doc__ or "")
        return 0 if set(options) & {"-h", "--help"} else 2
    try:
        files = {
            name: sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
            for name in names
        }
        matches = read(files)
    except (OSError, Unreadable) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if options:
        sys.stdout.write(json.dumps([as_data(match) for match in matches], indent=2) + "\n")
    else:
        for line in (line for match in matches for line in told(match)):
            sys.stdout.write(_harmless(line) + "\n")
    return 1 if any(match.wrong for match in matches) else 0


def _dice(dice: tuple[int, int]) -> str:
    return f"{dice[0]} {dice[1]}"


def _listed(numbers: Sequence[int]) -> str:
    """Numbers with those that follow one another as ranges: 4, 7-9."""
    found = list[list[int]]()
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(f"{x[0]}-{x[-1]}" if len(x) > 1 else f"{x[0]}" for x in found)


def _brief(value: object) -> str:
    """What was told, in a few words: of a long value only its beginning."""
    shown = value if isinstance(value, str) else repr(value)
    return shown if len(shown) <= _BRIEF else f"{shown[:_BRIEF]}..."


def _harmless(line: str) -> str:
    """A line in which nothing steers the terminal, and which any terminal can show."""
    line = "".join(char if char.isprintable() else "?" for char in line)
    encoding = sys.stdout.encoding or "ascii"
    return line.encode(encoding, "replace").decode(encoding)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
