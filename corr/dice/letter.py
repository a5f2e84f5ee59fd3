"""The dice in a letter: a block of lines that no language touches, and that survives the mail.

A block tells what has happened to the dice of a match since the letter before:

    KORRDICE-2 BG27-001 17 2
    roll 12: 5 2
    27bd3233ddb5e085339255788cab651af165f7fad347e780144757d3f3a0a141
    KORRDICE-2 end

The first line has the match, a serial number, which grows from letter to letter, and the player, 1
or 2, to whom the letter goes, if it goes to one: what is new since the letter before is another
thing for each. Then come statements, each a line of at most 72 columns. A value of 64 hexadecimal
digits stands on the line below its statement. No line begins or ends with a blank, or begins with
`>` or `From `: what quotes, encodes, flows or wraps letters leaves the words of a block in their
order, and that is all that a reader needs.

- `commit K: from F of N SCHEME`: the commitment K (1, 2, …) holds from roll F on, with chains of
  N.
- `anchor K.C` with a value: the anchor of its chain C.
- `line K.P`, then one quoted line: what player P gave to commitment K. Only in his own receipt.
- `text F`, then a quoted line for each line of the digest text that holds from roll F on; and `D
  F` with a value, its digest.
- `roll R: A B` with a value, its reveal; `open R: A B` is a throw of an opening, `lost R: A B`
  one that was sent and then lost in a restore. `round ρ` with a value, the randomness, follows
  where the roll takes one of a beacon.
- `played R`: the letter tells of an act that used the roll.
- `void 4 7-9`, `back 7-9`: rolls that a ruling or a restore has made void; that came back with
  it.
- `seed K: after R` with a value: the seed of commitment K is published, R was the last roll
  before. `dead K: after R`, without one, if the chain is dead and its seed is not known.
- `valid 1-3 5`, `equal 1`, `void 4`: when a chain has died, what has become of every roll so
  far, in all three lists together.

A quoted line begins with `: `; if it is longer than a line may be, it goes on behind `+ ` (joined
as it is) or `& ` (joined by one blank).
"""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from corr.dice.roll import Purpose, Roll, Standing
from corr.dice.state import Commitment, DiceState

WIDTH = 72
"""The most columns of a line; a character of East Asian width has two."""

_QUOTED = 60
_ROLLS = {Purpose.OPENING: "open", Purpose.TURN: "roll", Purpose.LOST: "lost"}


def block(
    before: DiceState,
    after: DiceState,
    serial: int,
    *,
    reader: int | None = None,
    played: Sequence[int] = (),
) -> str:
    """What a letter says of the dice of a match that were `before` in the reader's last one.

    `DiceState(match_id=…)` as `before` tells all. `reader`, player 1 or 2, is shown what he has
    contributed himself; nobody is shown what the other one gave before its text stands. `played`
    are the rolls that the acts told in the letter have used. "" if there is nothing to say.
    """
    lines = [*_statements(before, after, reader, played)]
    if not lines:
        return ""
    head = f"KORRDICE-2 {after.match_id} {serial}{f' {reader}' if reader else ''}"
    return "".join(f"{line}\n" for line in (head, *lines, "KORRDICE-2 end"))


def _statements(
    before: DiceState, after: DiceState, reader: int | None, played: Sequence[int]
) -> Iterator[str]:
    died = False
    for serial, new in enumerate(after.commitments, 1):
        known = serial <= len(before.commitments)
        old = before.commitments[serial - 1] if known else None
        yield from _bound(serial, old, new, reader)
        died = died or bool(new.dead and not (old and old.dead))
    for text in after.texts[len(before.texts) :]:
        if text.kept:
            continue  # nobody has its words any more: whoever was told of it has them
        yield f"text {text.first}"
        for line in text.text.splitlines():
            yield from quoted(line)
        yield from (f"D {text.first}", text.digest)
    for roll in after.rolls[len(before.rolls) :]:
        yield from _thrown(roll)
    void = set(before.numbers(Standing.VOID)), set(after.numbers(Standing.VOID))
    # What came back may have been used, and what was used may have fallen: in this order.
    yield from _listed("back", void[0] - void[1])
    yield from _listed("played", played)
    if not died:
        yield from _listed("void", void[1] - void[0])
    for serial, new in enumerate(after.commitments, 1):
        known = serial <= len(before.commitments)
        yield from _died(serial, before.commitments[serial - 1] if known else None, new)
    if died:
        for standing in Standing:
            yield from _listed(standing.value, after.numbers(standing))


def _bound(
    serial: int, old: Commitment | None, new: Commitment, reader: int | None
) -> Iterator[str]:
    """What is new of a commitment: itself, anchors, what the reader gave to it."""
    if old is None:
        yield f"commit {serial}: from {new.first} of {new.chain_length} {new.scheme}"
    for chain, anchor in enumerate(new.anchors, 1):
        if old is None or chain > len(old.anchors):
            yield from (f"anchor {serial}.{chain}", anchor)
    for player, given in enumerate(new.given, 1):
        if player == reader and given and not (old and old.given[player - 1]):
            yield f"line {serial}.{player}"
            yield from quoted(given.contribution.line(player))


def _died(serial: int, old: Commitment | None, new: Commitment) -> Iterator[str]:
    if new.seed and not (old and old.seed):
        yield from (f"seed {serial}: after {new.dead_after}", new.seed)
    elif new.dead and not (old and old.dead):
        yield f"dead {serial}: after {new.dead_after}"


def _thrown(roll: Roll) -> Iterator[str]:
    first, second = roll.dice
    yield f"{_ROLLS[roll.purpose]} {roll.number}: {first} {second}"
    yield roll.reveal
    if roll.beacon:
        yield from (f"round {roll.beacon.round}", roll.beacon.randomness)


def _listed(word: str, numbers: Iterable[int]) -> Iterator[str]:
    """A statement about some rolls, in as many lines as it needs.

    >>> list(_listed("void", (4, 7, 8, 9)))
    ['void 4 7-9']
    """
    line = word
    for part in _ranges(sorted(numbers)):
        if len(line) + 1 + len(part) > WIDTH:
            yield line
            line = word
        line += f" {part}"
    if line != word:
        yield line


def _ranges(numbers: Sequence[int]) -> Iterator[str]:
    at = 0
    while at < len(numbers):
        last = at
        while last + 1 < len(numbers) and numbers[last + 1] == numbers[last] + 1:
            last += 1
        yield f"{numbers[at]}" if at == last else f"{numbers[at]}-{numbers[last]}"
        at = last + 1


def quoted(line: str) -> Iterator[str]:
    """A line of a digest text, or of a contribution, in lines of a block.

    >>> list(quoted("1|phrase|" + "five " * 12 + "six"))[1]
    '& five five six'
    """
    mark = ": "
    while line:
        end = _fitting(line)
        if end == len(line):
            yield mark + line
            return
        blank = line.rfind(" ", 1, end + 1)
        if blank > 0:
            yield mark + line[:blank]
            mark, line = "& ", line[blank + 1 :]
        else:
            yield mark + line[:end]
            mark, line = "+ ", line[end:]


def _fitting(line: str) -> int:
    """How many characters of a line fit, a letter never parted from the accents behind it."""
    columns = 0
    for at, char in enumerate(line):
        columns += 2 if unicodedata.east_asian_width(char) in "WF" else 1
        if columns > _QUOTED:
            while at > 1 and unicodedata.combining(line[at]):
                at -= 1
            return at
    return len(line)
