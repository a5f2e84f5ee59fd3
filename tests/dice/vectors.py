"""The known answers of KORRDICE-2 (`tests/data/dice_vectors2.json`), played through the fold."""

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from corr.dice.beacon import Beacon
from corr.dice.chain import Chains
from corr.dice.digest import Scheme
from corr.dice.errors import DiceError
from corr.dice.phrase import Contribution, phrase, stand_in
from corr.dice.roll import Purpose, Roll
from corr.dice.state import DiceState
from tests.places import TESTS

VECTORS = json.loads((TESTS / "data" / "dice_vectors2.json").read_text(encoding="utf-8"))
LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)
"""When contributions came that the vectors give no arrival of."""


def contribution(raw: Mapping[str, Any] | None) -> Contribution | None:
    if raw is None:
        return None
    if "phrase" in raw:
        return phrase(raw["phrase"])
    return stand_in(raw["date"], raw["message_id"])


def beacon(found: Mapping[str, Any] | None) -> Beacon | None:
    if found is None:
        return None
    at = datetime.fromisoformat(found["arrival"])
    return Beacon(round=found["round"], randomness=found["randomness"], arrival=at)


def roll(event: Mapping[str, Any]) -> Roll:
    return Roll(
        number=event["no"],
        dice=tuple(event["dice"]),
        reveal=event["reveal"],
        chain=event["chain"],
        index=event["index"],
        beacon=beacon(event.get("beacon")),
        purpose=Purpose(event["for"]),
    )


def happened(match: Mapping[str, Any]) -> Iterator[tuple[Mapping[str, Any], DiceState]]:
    """Each event of a match with the dice after it. DiceError at the first fault."""
    for event, states in steps(match):
        *_, state = states
        yield event, state


def steps(match: Mapping[str, Any]) -> Iterator[tuple[Mapping[str, Any], list[DiceState]]]:
    """Each event of a match with the dice as they went through it: a commitment has its anchors
    first, then the one contribution, then the other.
    """
    state = DiceState(match_id=match["match_id"])
    marks = list[int]()
    """What the next roll was before each event."""
    for event in match["events"]:
        marks.append(state.next)
        states = list(after(state, event, Scheme(match["scheme"]), marks))
        state = states[-1]
        yield event, states
    for commit in (one for one in match["events"] if one["event"] == "commit"):
        seed = bytes.fromhex(commit["seed"])
        newest = state.commitment.anchors[0] == commit["anchor"]
        state = state.ended(seed) if newest else state.published(seed)
        yield commit, [state]


def after(
    state: DiceState, event: Mapping[str, Any], scheme: Scheme, marks: list[int]
) -> Iterator[DiceState]:
    """The dice after an event of the vectors; what it claims is compared with what follows."""
    match event["event"]:
        case "commit" | "phrases":
            yield from texted(state, event, scheme)
        case "roll":
            yield state.rolled(roll(event))
        case "act":
            yield state.acted()
        case "next_anchor":
            if event["chain"] != state.anchor_due:
                raise DiceError("anchor", "another chain's anchor is due")
            yield state.anchored(event["anchor"])
        case "take_back":
            state = state.taken_back(marks[event["first_act"]], event["reason"])
            assert list(state.taken[-1].numbers) == event["void"]
            yield state
        case "undo_take_back":
            assert list(state.taken[-1].numbers) == event["restored"]
            yield state.undone()
        case "restored":
            yield state.restored(event["void"][0], event["reason"])
        case _:
            raise AssertionError(event)


def texted(state: DiceState, event: Mapping[str, Any], scheme: Scheme) -> Iterator[DiceState]:
    """The dice after a commitment, after each contribution to it, or after new phrases."""
    one, other = map(contribution, event["contributions"])
    took = beacon(event.get("beacon"))
    at = took.arrival if took else LONG_AGO
    if event["event"] == "phrases":
        state = state.new_phrases(one, other, at)
    else:
        if state.commitment:
            state = state.abandoned()
        state = state.committed(
            scheme=scheme,
            chain_length=event["chain_length"],
            anchors=(event["anchor"], event["next_anchor"]),
        )
        yield state
        state = state.contributed(1, one, LONG_AGO)
        yield state
        state = state.contributed(2, other, at)
    if took:
        state = state.settled(took)
    text = state.texts[-1]
    lines = [
        given.line(player) if given else f"{player}|none"
        for player, given in enumerate(text.contributions, 1)
    ]
    if lines != event["lines"]:
        raise DiceError("contribution", "the lines are not those of the text")
    if (text.first, text.text, text.digest) != (event["first"], event["text"], event["digest"]):
        raise DiceError("digest", "the text or its digest is another one")
    yield state


def final(match: Mapping[str, Any]) -> DiceState:
    """The dice of a match of the vectors at its end, all seeds published."""
    *_, (_, state) = happened(match)
    return state


def chains(event: Mapping[str, Any]) -> Chains:
    return Chains(bytes.fromhex(event["seed"]), event["chain_length"])
