"""The known answers: phrases, rounds, and whole matches with every text, reveal and throw."""

from datetime import datetime

import pytest

from corr.dice.beacon import round_after
from corr.dice.errors import DiceError
from corr.dice.phrase import canonical, phrase
from corr.dice.roll import Standing, throw
from corr.errors import PlayerError
from tests.dice.vectors import VECTORS, beacon, chains, final, happened

MATCHES = {one["id"]: one for one in VECTORS["matches"]}
FAULTY = {one["id"]: one for one in VECTORS["faulty"]}
MAY_BE = {
    # a gap and a roll used again show as another number than the next, whatever comes of it later
    "gap": {"gap"},
    "reused": {"reused"},
    # another anchor: the text with it has another digest than the one that is given
    "anchor": {"digest"},
}


@pytest.mark.parametrize("case", VECTORS["phrases"], ids=range(1, 1 + len(VECTORS["phrases"])))
def test_a_phrase_has_its_canonical_text(case):
    if not case.get("refused"):
        assert phrase(case["raw"]).text == canonical(case["raw"]) == case["canonical"]
    elif len(canonical(case["raw"])) < 3:
        assert phrase(case["raw"]) is None
    else:
        with pytest.raises(PlayerError, match="phrase_too_long"):
            phrase(case["raw"])


@pytest.mark.parametrize("case", VECTORS["rounds"], ids=lambda one: one["arrival"])
def test_a_round_follows_from_an_arrival(case):
    found = round_after(datetime.fromisoformat(case["arrival"]))
    assert (found.number, found.hour) == (case["round"], datetime.fromisoformat(case["hour"]))


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_thrown_as_it_was_and_its_numbers_stand_as_they_should(name):
    match, made = MATCHES[name], None
    for event, state in happened(match):
        if event["event"] == "commit":
            made = chains(event)
            assert made.anchor(1) == event["anchor"]
            assert made.anchor(2) == event["next_anchor"]
        elif event["event"] == "next_anchor":
            assert made.anchor(event["chain"]) == event["anchor"]
        elif event["event"] == "roll":
            took = beacon(event.get("beacon"))
            thrown = throw(made, state.texts, event["no"], beacon=took)
            assert list(thrown.dice) == event["dice"]
            assert thrown.reveal == event["reveal"]
            assert (thrown.chain, thrown.index) == (event["chain"], event["index"])
            if took:
                assert state.round_due(took.arrival).number == took.round
    expected = match["expected"]
    assert {one.value: list(state.numbers(one)) for one in Standing} == {
        one.value: expected[one.value] for one in Standing
    }
    assert state.next == expected["last"] + 1
    assert all(one.seed for one in state.commitments)


@pytest.mark.parametrize("name", FAULTY)
def test_the_fold_takes_no_faulty_match(name):
    fault = FAULTY[name]["fault"]
    with pytest.raises(DiceError) as caught:
        final(FAULTY[name])
    assert caught.value.code in MAY_BE.get(fault, {fault})


def test_the_vectors_have_every_fault_and_every_scheme():
    assert {one["fault"] for one in FAULTY.values()} == {
        *("dice", "chain", "gap", "reused", "anchor", "seed", "contribution", "digest")
    }
    assert {one["scheme"] for one in MATCHES.values()} == {"plain", "beacon-start", "beacon"}
