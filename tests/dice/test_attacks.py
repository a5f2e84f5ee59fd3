"""What a cheat would try against the dice. Each of these works against a simpler scheme."""

import pickle
from collections import Counter
from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.dice.chain import Chains
from corr.dice.digest import DigestText, Scheme
from corr.dice.errors import DiceError
from corr.dice.phrase import stand_in
from corr.dice.roll import Purpose, Standing, throw
from corr.dice.state import Waits
from corr.errors import PlayerError
from tests.dice.played import ID, NOON, House, round_for, said, seed

BOTH = (said("first words"), said("second words"))


def refused(code: str):
    return pytest.raises(DiceError, check=lambda error: error.code == code)


def lead(chains: Chains, texts: tuple[DigestText, ...], rolls: int = 11) -> int:
    """How many pips player 1 is ahead after some rolls, who throws those with odd numbers."""
    dice = [throw(chains, texts, number).dice for number in range(1, rolls + 1)]
    pips = [2 * sum(one) if one[0] == one[1] else sum(one) for one in dice]
    return sum(pips[::2]) - sum(pips[1::2])


def text_of(chains: Chains, *given) -> DigestText:
    return DigestText(
        scheme=Scheme.PLAIN,
        match_id=ID,
        first=1,
        contributions=given,
        chain_length=chains.length,
        anchors=(chains.anchor(1), chains.anchor(2)),
    )


# -- grinding ----


def test_silent_players_cannot_be_ground_against_since_nothing_is_no_contribution():
    """An operator who knows what both will say, nothing, tries seeds until he likes the dice."""
    chosen = max(
        (Chains(seed(number), 12) for number in range(1, 400)),
        key=lambda chains: lead(chains, (text_of(chains, *BOTH),)),
    )
    assert lead(chosen, (text_of(chosen, *BOTH),)) > 30  # so he could, if he knew the words
    for given in ((None, None), (BOTH[0], None), (None, BOTH[1])):
        with refused("contribution"):
            text_of(chosen, *given)
    house = House.new()
    house.dice = house.dice.contributed(1, BOTH[0], NOON)
    assert house.dice.waits is Waits.CONTRIBUTIONS
    with refused("waits"):
        house.roll()
    with pytest.raises(PlayerError, match="no_stand_in"):
        stand_in(None, " \r\n")


def test_the_second_phrase_cannot_be_changed_after_the_anchors_were_told():
    """Whoever grinds it changes the text: each has another digest, and gives other dice."""
    house = House.new()
    texts = [text_of(house.chains, BOTH[0], said(f"second words {x}")) for x in range(50)]
    assert len({text.digest for text in texts}) == 50
    assert len({lead(house.chains, (text,)) for text in texts}) > 10
    house.give(*BOTH).roll(times=3)
    forged = replace(house.dice.rolls[0], dice=throw(house.chains, texts[:1], 1).dice)
    assert forged.dice != house.dice.rolls[0].dice
    with refused("dice"):
        House.begun().dice.rolled(forged)


def test_a_seed_chosen_after_the_phrases_has_other_anchors():
    """The anchors come first, and stand in the text: another seed is another text."""
    house = House.begun()
    other = Chains(seed(2), 400)
    with refused("chain"):
        house.dice.rolled(throw(other, house.dice.texts, 1))
    with refused("anchor"):
        house.commit(2)


def test_a_contribution_counts_once():
    house = House.new()
    house.dice = house.dice.contributed(2, said("what I said"), NOON)
    with refused("contribution"):
        house.dice.contributed(2, said("what I say now"), NOON + timedelta(hours=1))


@pytest.mark.parametrize(
    ("date", "message_id"),
    [
        ("Sun, 22 Nov 2026 17:25:54 +0100", "<a1b2c3@mail.example.org>"),
        ("Sun, 22 Nov 2026 17:25:53 +0100", "<a1b2c4@mail.example.org>"),
        ("Sun, 22 Nov 2026 17:25:53 +0100", None),
    ],
)
def test_a_forged_stand_in_is_another_line_and_gives_other_dice(date, message_id):
    real = stand_in("Sun, 22 Nov 2026 17:25:53 +0100", "<a1b2c3@mail.example.org>")
    forged = stand_in(date, message_id)
    assert real.line(2) != forged.line(2)
    chains = Chains(seed(1), 400)
    texts = [(text_of(chains, BOTH[0], one),) for one in (real, forged)]
    assert [throw(chains, one, 5).reveal for one in texts] == [chains.reveal(1, 5).hex()] * 2
    dice = [[throw(chains, one, number).dice for number in range(1, 13)] for one in texts]
    assert dice[0] != dice[1]


# -- rolls ----


def test_a_roll_is_the_same_whenever_it_is_computed():
    """A crash between roll and letter, a letter that comes again, a replay."""
    house = House.begun().roll(times=30)
    anew = House.begun().roll(times=30)
    assert house.dice.rolls == anew.dice.rolls
    for roll in house.dice.rolls:
        again = throw(Chains(seed(1), 400), house.dice.texts, roll.number)
        assert (again.dice, again.reveal) == (roll.dice, roll.reveal)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"number": 5}, "gap"),
        ({"number": 3}, "reused"),
        ({"dice": (7, 1)}, "dice"),
        ({"reveal": "00" * 32}, "chain"),
        ({"reveal": "no hex"}, "chain"),
        ({"index": 5}, "chain"),
        ({"chain": 2}, "chain"),
        ({"beacon": round_for(NOON)}, "beacon"),
    ],
)
def test_no_other_roll_than_the_next_one_is_taken(change, code):
    house = House.begun().roll(times=3)
    real = throw(house.chains, house.dice.texts, 4)
    assert house.dice.rolled(real).next == 5
    with refused(code):
        house.dice.rolled(replace(real, **change))


def test_a_chain_keeps_its_seed_to_itself():
    chains = Chains(seed(7), 5)
    assert seed(7).hex() not in repr(chains)
    assert repr(chains) == "Chains(length=5)"
    with pytest.raises(TypeError, match="not written down"):
        pickle.dumps(chains)
    with pytest.raises(ValueError, match="lies within"):
        chains.reveal(1, 6)
    values = {chains.reveal(chain, index) for chain in (1, 2, 3) for index in range(1, 6)}
    assert seed(7) not in values
    assert len(values) == 15


def test_short_chains_go_on_in_the_next_one_whose_anchor_was_told():
    house = House.begun(n=3).roll(times=3)
    with refused("anchor"):  # the anchor of chain 3 comes with the first roll of chain 2
        house.dice.rolled(throw(house.chains, house.dice.texts, 4))
    assert house.dice.anchor_due == 3
    with refused("anchor"):
        house.dice.anchored(house.chains.anchor(2))
    house.roll(times=9)
    places = [(roll.chain, roll.index) for roll in house.dice.rolls]
    assert places == [(chain, index) for chain in (1, 2, 3, 4) for index in (1, 2, 3)]
    assert len(house.dice.commitment.anchors) == 5
    assert house.dice.ended(seed(1)).commitment.seed == seed(1).hex()


def test_a_false_third_anchor_shows_when_the_seed_is_published():
    house = House.begun(n=3).roll(times=3)
    house.dice = house.dice.anchored("ab" * 32)
    house.dice = house.dice.rolled(throw(house.chains, house.dice.texts, 4))
    with refused("seed"):
        house.dice.ended(seed(1))


# -- take-backs ----


def test_a_take_back_makes_void_what_was_thrown_after_and_no_number_comes_again():
    house = House.begun().roll(times=4)
    thrown = house.dice.rolls[2:]
    house.dice = house.dice.taken_back(3, "ruling 12")
    assert house.dice.numbers(Standing.VOID) == (3, 4)
    assert house.dice.rolls[3].why == "ruling 12"
    with refused("reused"):
        house.dice.rolled(thrown[0])
    house.roll()
    assert house.dice.numbers(Standing.VALID) == (1, 2, 5)
    with refused("number"):
        house.dice.taken_back(7)


@pytest.mark.parametrize("followed", ["act", "roll", "text"])
def test_a_take_back_is_undone_only_as_long_as_nothing_has_followed(followed):
    """Else an arbiter chooses between two rolls that are known."""
    house = House.begun().roll(times=4)
    before = house.dice
    house.dice = house.dice.taken_back(3)
    assert house.dice.undone() == before
    if followed == "act":
        house.dice = house.dice.acted()
    elif followed == "roll":
        house.roll()
    else:
        house.dice = house.dice.new_phrases(said("other words"), None, NOON)
    with refused("followed"):
        house.dice.undone()


def test_take_backs_are_undone_one_after_the_other_the_newest_first():
    house = House.begun().roll(times=6)
    states = [house.dice]
    for first in (5, 5, 2):  # the second takes back a play, and no roll
        states.append(states[-1].taken_back(first))
    dice = states[-1]
    for before in states[-2::-1]:
        dice = dice.undone()
        assert dice == before
    with refused("followed"):
        dice.undone()


def test_a_digest_text_holds_from_its_number_on_though_the_end_of_its_game_fell():
    house = House.begun().roll(times=4)
    house.dice = house.dice.acted().new_phrases(None, said("other words"), house.at)
    digest = house.dice.digest
    house.roll()
    house.dice = house.dice.taken_back(3)
    assert house.dice.digest == digest
    house.roll()
    assert house.dice.numbers(Standing.VOID) == (3, 4, 5)
    assert len(house.dice.texts) == 2


def test_an_equal_opening_throw_that_comes_back_is_equal_again():
    house = House.begun()
    while not house.dice.numbers(Standing.EQUAL):
        house.roll(Purpose.OPENING)
    (equal,) = house.dice.numbers(Standing.EQUAL)
    assert house.dice.taken_back(1).numbers(Standing.EQUAL) == ()
    assert house.dice.taken_back(1).undone().numbers(Standing.EQUAL) == (equal,)


# -- hand-over, end, restore ----


def test_a_match_that_was_handed_over_waits_for_a_new_seed_and_new_words_and_back_again():
    house = House.begun(1).roll(times=5)
    house.dice = house.dice.abandoned()
    assert house.dice.waits is Waits.COMMITMENT
    with refused("dead"):
        house.roll()
    house.commit(2)
    assert house.dice.waits is Waits.CONTRIBUTIONS
    with refused("waits"):
        house.roll()
    house.give("third words", "fourth words").roll(times=3)
    house.dice = house.dice.published(seed(1)).abandoned()
    with refused("dead"):  # handed back: the first house's chain is known to everybody
        house.commit(1)
    house.commit(3).give("fifth words", "sixth words").roll(times=2)
    assert [text.first for text in house.dice.texts] == [1, 6, 9]
    before = [text.before for text in house.dice.texts]
    assert before == ["-", *(text.digest for text in house.dice.texts[:2])]
    assert [one.seed for one in house.dice.commitments] == [seed(1).hex(), "", ""]
    assert [roll.index for roll in house.dice.rolls] == [1, 2, 3, 4, 5, 1, 2, 3, 1, 2]
    with refused("seed"):
        house.dice.published(seed(9))


def test_a_chain_whose_seed_was_published_gives_no_more_rolls():
    house = House.begun().roll(times=3)
    house.dice = house.dice.ended(seed(1))
    for naive in (house.roll, lambda: house.commit(1)):
        with refused("dead"):
            naive()
    # A result is corrected: the match goes on, under a new seed.
    house.dice = house.dice.taken_back(3, "corrected")
    house.commit(2).give("third words", "fourth words").roll()
    assert house.dice.numbers(Standing.VALID) == (1, 2, 4)


def test_a_match_that_never_began_publishes_its_seed_too():
    house = House.new()
    assert house.dice.ended(seed(1)).commitment.dead_after == 0
    with refused("seed"):
        house.dice.ended(seed(2))
    with refused("seed"):
        house.dice.ended(b"short")


def test_rolls_that_had_been_sent_before_a_restore_are_spent_and_those_the_same_stay():
    house = House.begun().roll(times=8)
    yesterday = House.begun().roll(times=5)
    yesterday.roll()  # the same acts lead to it
    yesterday.roll(Purpose.LOST, times=2)  # as the letters that went out have them
    assert [one.dice for one in yesterday.dice.rolls] == [one.dice for one in house.dice.rolls]
    yesterday.dice = yesterday.dice.restored(7, "restored")
    assert yesterday.dice.numbers(Standing.VOID) == (7, 8)
    assert yesterday.dice.next == 9
    assert [one.why for one in yesterday.dice.rolls[5:]] == ["", "restored", "restored"]
    with refused("number"):
        yesterday.dice.restored(6)
    with refused("followed"):
        yesterday.dice.undone()


# -- beacons ----


def test_under_beacon_start_no_digest_exists_before_the_round_has_come():
    house = House.new(scheme=Scheme.BEACON_START)
    for player, at in ((2, NOON), (1, NOON + timedelta(days=2, minutes=50))):
        house.dice = house.dice.contributed(player, BOTH[player - 1], at)
    assert house.dice.waits is Waits.BEACON
    assert house.dice.texts == ()
    with refused("waits"):
        house.roll()
    due = house.dice.round_due()
    assert due.hour == NOON + timedelta(days=2, hours=2)
    with refused("beacon"):  # a round that he likes better
        house.dice.settled(round_for(NOON + timedelta(days=3)))
    house.dice = house.dice.settled(round_for(due.arrival))
    assert house.dice.waits is None
    house.roll(times=2)
    with refused("beacon"):
        house.dice.settled(round_for(due.arrival))


def test_under_beacon_start_new_phrases_take_the_round_after_the_end_of_the_game():
    house = House.begun(scheme=Scheme.BEACON_START).roll(times=4)
    ended = house.at
    house.dice = house.dice.acted().new_phrases(said("other words"), None, ended)
    assert house.dice.waits is Waits.BEACON
    assert house.dice.round_due().arrival == ended
    with refused("waits"):
        house.roll()
    taken = house.dice.taken_back(5)
    assert taken.waits is None  # the end of the game fell, and with it what waited for a round
    assert taken.undone() == house.dice
    house.settle().roll()
    assert house.dice.texts[-1].beacon.arrival == ended


def test_under_beacon_each_roll_takes_the_round_of_its_act_but_none_from_before_both_had_spoken():
    house = House.new(scheme=Scheme.BEACON).give(*BOTH)
    second = house.dice.commitment.last_given
    assert house.dice.round_due().arrival == second
    assert house.dice.round_due(second - timedelta(days=3)).arrival == second
    assert house.dice.round_due(second + timedelta(days=3)).arrival == second + timedelta(days=3)
    early = round_for(second - timedelta(days=3))
    with refused("beacon"):
        house.dice.rolled(throw(house.chains, house.dice.texts, 1, beacon=early))
    with refused("beacon"):
        throw(house.chains, house.dice.texts, 1)
    house.roll(times=3)
    dice = {
        throw(house.chains, house.dice.texts, 4, beacon=round_for(NOON + timedelta(days=x))).dice
        for x in range(10, 40)
    }
    assert len(dice) > 10  # what the operator knows beforehand is not the roll


# -- fairness ----


def test_dice_are_even_and_the_two_of_a_throw_have_nothing_to_do_with_each_other():
    house = House.begun(n=400 * 25)
    bound = house.dice.texts
    pairs = Counter(throw(house.chains, bound, number).dice for number in range(1, 7201))
    chi_square = sum((pairs[a, b] - 200) ** 2 for a in range(1, 7) for b in range(1, 7)) / 200
    assert len(pairs) == 36
    assert 12 < chi_square < 66  # 35 degrees of freedom: outside once in two thousand seeds
