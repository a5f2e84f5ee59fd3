"""How much of the dice of a match a letter has told, so that the next one tells what is new."""

from msgspec import Struct, json
from msgspec.structs import replace

from corr.dice.roll import Roll, Standing
from corr.dice.state import Commitment, DiceState


class _Bound(Struct, frozen=True, array_like=True):
    """What was told of a commitment: its anchors, who has given, that it died, its seed."""

    anchors: int
    given: tuple[bool, bool]
    dead: bool
    seed: bool


class _Told(Struct, frozen=True, array_like=True):
    """How much was told: of each commitment, how many texts and rolls, which of these are void."""

    commitments: tuple[_Bound, ...]
    texts: int
    rolls: int
    void: tuple[int, ...]


def told(state: DiceState) -> str:
    """All of a state, as a line to be kept.

    >>> told(DiceState(match_id="BG27-001"))
    '[[],0,0,[]]'
    """
    bound = tuple(
        _Bound(
            anchors=len(one.anchors),
            given=(one.given[0] is not None, one.given[1] is not None),
            dead=bool(one.dead),
            seed=bool(one.seed),
        )
        for one in state.commitments
    )
    void = state.numbers(Standing.VOID)
    found = _Told(commitments=bound, texts=len(state.texts), rolls=len(state.rolls), void=void)
    return json.encode(found).decode()


def as_told(state: DiceState, line: str) -> DiceState:
    """The state that a line was kept of, as far as a block asks; "" for nothing told."""
    if not line:
        return DiceState(match_id=state.match_id)
    found = json.decode(line, type=_Told)
    pairs = zip(state.commitments, found.commitments, strict=False)
    return DiceState(
        match_id=state.match_id,
        commitments=tuple(_then(one, bound) for one, bound in pairs),
        texts=state.texts[: found.texts],
        rolls=tuple(_roll(one, frozenset(found.void)) for one in state.rolls[: found.rolls]),
    )


def _then(now: Commitment, bound: _Bound) -> Commitment:
    one, other = (
        given if was else None for given, was in zip(now.given, bound.given, strict=True)
    )
    return replace(
        now,
        anchors=now.anchors[: bound.anchors],
        given=(one, other),
        dead=now.dead if bound.dead else "",
        seed=now.seed if bound.seed else "",
    )


def _roll(now: Roll, void: frozenset[int]) -> Roll:
    if now.number in void:
        return replace(now, standing=Standing.VOID)
    standing = Standing.EQUAL if now.is_equal_opening else Standing.VALID
    return now if now.standing is standing else replace(now, standing=standing)
