"""Matches by chance, with all that can happen to dice: record and letters verify, and say it."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from corr.dice.digest import Scheme
from corr.dice.letter import block
from corr.dice.record import record_of
from corr.dice.roll import Purpose, Standing
from corr.dice.state import DiceState
from corr.records import verify_dice
from tests.dice.played import ID, House, said, seed

STEPS = (
    "roll",
    "roll",
    "roll",
    "open",
    "act",
    "take back",
    "undo",
    "phrases",
    "hand over",
    "lost",
)


class Played:
    """A match with the letters to both players, or to one, after each step."""

    def __init__(self, scheme: Scheme, n: int) -> None:
        self.house = House(DiceState(match_id=ID), None, scheme)
        self.seeds, self.n, self.serial = 0, n, 0
        self.told = dict.fromkeys((1, 2), DiceState(match_id=ID))
        self.letters: dict[int, list[str]] = {1: [], 2: []}
        self.begin()

    def begin(self) -> None:
        """Commit to a new seed, and let both contribute."""
        self.seeds += 1
        self.house.chains = House.new(self.seeds, n=self.n).chains
        self.house.commit()
        self.tell()
        self.house.give(f"words {self.seeds} of one", f"words {self.seeds} of the other")
        self.tell()

    def tell(self, *readers: int) -> None:
        """Write to both players, or to some: each hears what is new for him."""
        self.serial += 1
        for player in readers or (1, 2):
            text = block(self.told[player], self.house.dice, self.serial, reader=player)
            self.letters[player].append(text)
            self.told[player] = self.house.dice

    def step(self, name: str, number: int) -> None:
        """Do one thing, if it can be done now."""
        house = self.house
        first = 1 + number % house.dice.next
        match name:
            case "roll" | "open":
                house.roll(Purpose.OPENING if name == "open" else Purpose.TURN)
            case "act":
                house.dice = house.dice.acted()
            case "take back":
                house.dice = house.dice.taken_back(first, f"ruling {number}")
            case "undo" if house.dice.taken:
                house.dice = house.dice.undone()
            case "phrases":
                house.dice = house.dice.new_phrases(said(f"new words {number}"), None, house.at)
                house.settle()
            case "hand over":
                house.dice = house.dice.abandoned()
                self.tell()
                self.begin()
            case "lost":
                first = house.dice.next
                house.roll(Purpose.LOST, times=1 + number % 3)
                house.dice = house.dice.restored(first, "restored")
        self.tell(*((), (1,), (2,))[number % 3])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from(Scheme),
    st.integers(1, 12),
    st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 99)), max_size=25),
)
def test_whatever_happens_in_a_match_record_and_letters_of_it_hold(scheme, n, steps):
    played = Played(scheme, n)
    for name, number in steps:
        played.step(name, number)
    house = played.house
    for number in range(1, played.seeds):
        house.dice = house.dice.published(seed(number))
    house.dice = house.dice.ended(seed(played.seeds))
    played.tell()
    files = {"record": json.dumps(record_of(house.dice, None)).encode()}
    for player, letters in played.letters.items():
        files[f"player {player}"] = "\n".join(letters[::-1]).encode()
    for chosen in ({name: data} for name, data in files.items()):
        held(house.dice, chosen)
    held(house.dice, files)


def held(dice: DiceState, files: dict[str, bytes]) -> None:
    (match,) = verify_dice.read(files)
    assert [f"{one.code}: {one.words}" for one in match.wrong] == []
    assert tuple(sorted(match.void)) == dice.numbers(Standing.VOID)
    assert [match.rolls[one.number].dice for one in dice.rolls] == [one.dice for one in dice.rolls]
    assert len(match.texts) == len(dice.texts)
    assert sorted(match.seeds) == list(range(1, 1 + len(dice.commitments)))
