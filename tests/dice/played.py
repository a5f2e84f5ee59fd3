"""Matches that are thrown here: with seeds, phrases and rounds of a test's own."""

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from corr.dice.beacon import Beacon, round_after
from corr.dice.chain import Chains
from corr.dice.digest import Scheme
from corr.dice.phrase import Contribution, Phrase, phrase
from corr.dice.roll import Purpose, throw
from corr.dice.state import DiceState

ID = "BG27-031"
NOON = datetime(2027, 3, 1, 12, tzinfo=UTC)


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def said(text: str) -> Phrase:
    found = phrase(text)
    assert found is not None
    return found


def round_for(arrival: datetime) -> Beacon:
    """A round that follows from an arrival, with a randomness that is made up."""
    number = round_after(arrival).number
    randomness = hashlib.sha256(f"made up {number}".encode()).hexdigest()
    return Beacon(round=number, randomness=randomness, arrival=arrival)


@dataclass
class House:
    """A server with one match: it holds the seed, and does what the rules ask of it."""

    dice: DiceState
    chains: Chains
    scheme: Scheme = Scheme.PLAIN
    at: datetime = NOON

    @classmethod
    def new(cls, number: int = 1, *, scheme: Scheme = Scheme.PLAIN, n: int = 400) -> "House":
        """A match whose anchors are told, and nothing else."""
        return cls(DiceState(match_id=ID), Chains(seed(number), n), scheme).commit()

    @classmethod
    def begun(cls, number: int = 1, *, scheme: Scheme = Scheme.PLAIN, n: int = 400) -> "House":
        """A match that both have contributed to."""
        return cls.new(number, scheme=scheme, n=n).give("first words", "second words")

    def commit(self, number: int | None = None) -> "House":
        """Bind the server to a seed, a new one if its number is given."""
        if number is not None:
            self.chains = Chains(seed(number), self.chains.length)
        self.dice = self.dice.committed(
            scheme=self.scheme,
            chain_length=self.chains.length,
            anchors=(self.chains.anchor(1), self.chains.anchor(2)),
        )
        return self

    def give(self, one: str | Contribution, other: str | Contribution) -> "House":
        """Let both players contribute, an hour apart."""
        for player, given in enumerate((one, other), 1):
            words = said(given) if isinstance(given, str) else given
            self.dice = self.dice.contributed(player, words, self.at)
            self.at += timedelta(hours=1)
        return self.settle()

    def settle(self) -> "House":
        """Wait for the round that a text takes, if it takes one."""
        due = self.dice.round_due()
        if self.scheme is Scheme.BEACON_START and due:
            self.dice = self.dice.settled(round_for(due.arrival))
        return self

    def roll(self, purpose: Purpose = Purpose.TURN, times: int = 1) -> "House":
        """Throw rolls, each after an act of its own."""
        for _ in range(times):
            self.at += timedelta(hours=5)
            if chain := self.dice.anchor_due:
                self.dice = self.dice.anchored(self.chains.anchor(chain))
            due, by_round = self.dice.round_due(self.at), self.scheme is Scheme.BEACON
            thrown = throw(
                self.chains,
                self.dice.texts,
                self.dice.next,
                beacon=round_for(due.arrival) if due and by_round else None,
                purpose=purpose,
            )
            self.dice = self.dice.rolled(thrown)
        return self
