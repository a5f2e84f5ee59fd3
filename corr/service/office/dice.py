"""Who keeps the seeds: they are drawn, sealed, opened for one throw, and published at the end.

A roll is computed here in the transaction that records it, and nowhere else; nothing is kept.
"""

import hashlib
from collections.abc import Callable, Mapping
from datetime import datetime

from corr.config.sealing import opened, sealed
from corr.dice.beacon import Beacon
from corr.dice.chain import Chains, chain_length
from corr.dice.digest import Scheme
from corr.dice.roll import Purpose, Roll, throw
from corr.errors import ConfigError
from corr.mail.read.tags import Keys
from corr.store.store import Store
from corr.tournament.events.events import GameBody
from corr.tournament.events.events_dice import (
    AnchorTold,
    BeaconCame,
    ChainDied,
    DiceBody,
    DiceCommitted,
    SeedTold,
)
from corr.tournament.play.breaks import next_break
from corr.tournament.play.dice import rolled
from corr.tournament.play.matches.itself import Wish, awaited, scheme_of
from corr.tournament.play.state import Game

SEED_BYTES = 32
_MOST_AHEAD = 1_000
"""How many rolls can be lost in a restore."""
LOST = "its seed is not known here"
"""Why a chain is dead: its seed is elsewhere, or was sealed with a key that is lost."""


class DiceBox:
    """The seeds of one installation, and what it can do with them."""

    def __init__(
        self, store: Store, keys: Keys, draw: Callable[[int], bytes], zone: str = ""
    ) -> None:
        """`draw` gives so many bytes that nobody can know: from the system's random source.

        `zone` is the time zone in whose days it is counted who gives something too late.
        """
        self._store, self._draw, self._zone = store, draw, zone
        self._keys = (keys.current, *keys.old)

    def done(self, game: Game, wish: Wish, at: datetime) -> GameBody | None:
        """What a wish of a match leads to; None while it has to wait for the beacon."""
        match wish:
            case Wish.COMMIT:
                return self._committed(game)
            case Wish.ANCHOR:
                return self._anchored(game, at)
            case Wish.BREAK:
                return next_break(game.breaks, at)
            case Wish.THROW:
                return self._thrown(game, at)
            case Wish.PUBLISH:
                return self.published(game, "the match has ended")
            case Wish.BEACON:
                came = self._came(game, at)
                return BeaconCame(round=came.round, signature=came.signature) if came else None

    def _committed(self, game: Game) -> DiceCommitted:
        """A new seed; its anchors come before all else (6.2)."""
        itself = game.judge.of_itself
        assert itself is not None
        seed = self._draw(SEED_BYTES)
        length = chain_length(itself.length(game.options))
        chains = Chains(seed, length)
        anchors = (chains.anchor(1), chains.anchor(2))
        self._store.seeds.put_seed(game.id, anchors[0], self._sealed(game.id, seed))
        old = game.dice.state.commitment if game.dice else None
        return DiceCommitted(
            scheme=scheme_of(game).value,
            chain_length=length,
            anchors=anchors,
            why=old.dead if old else "",
            zone=self._zone,
        )

    def _anchored(self, game: Game, at: datetime) -> DiceBody | None:
        chains = self._chains(game)
        assert game.dice is not None
        if chains is None:
            return ChainDied(why=LOST)
        if awaited(game) and self._came(game, at) is None:
            return None  # it goes with the roll
        return AnchorTold(anchor=chains.anchor(game.dice.state.anchor_due))

    def _came(self, game: Game, at: datetime) -> Beacon | None:
        """The round that a match waits for, if its hour has come and it is known here."""
        due = awaited(game)
        if due is None or at < due.hour:
            return None
        signature = self._store.beacons.signature(due.number)
        if signature is None:
            return None
        randomness = hashlib.sha256(bytes.fromhex(signature)).hexdigest()
        return Beacon(
            round=due.number, randomness=randomness, signature=signature, arrival=due.arrival
        )

    def _thrown(self, game: Game, at: datetime) -> DiceBody | None:
        chains = self._chains(game)
        dice, itself = game.dice, game.judge.of_itself
        assert dice is not None
        assert itself is not None
        if chains is None:
            return ChainDied(why=LOST)
        beacon = self._came(game, at)
        if awaited(game) and beacon is None:
            return None
        opens = itself.opens(game.position)
        purpose = Purpose.OPENING if opens else Purpose.TURN
        texts, number = dice.state.texts, dice.state.next
        return rolled(throw(chains, texts, number, beacon=beacon, purpose=purpose))

    def rolls_ahead(
        self, game: Game, last: int, rounds: Mapping[int, Beacon | None]
    ) -> tuple[Roll, ...]:
        """The rolls up to a number that are not thrown yet, with the rounds that each took.

        () where the chains are not here, or a roll took a round that is not told.
        """
        chains, dice = self._chains(game), game.dice
        if chains is None or dice is None:
            return ()
        numbers = range(dice.state.next, min(last, dice.state.next + _MOST_AHEAD) + 1)
        takes = scheme_of(game) is Scheme.BEACON
        taken = {number: rounds.get(number) if takes else None for number in numbers}
        if takes and None in taken.values():
            return ()
        texts = dice.state.texts
        return tuple(throw(chains, texts, number, beacon=taken[number]) for number in numbers)

    def published(self, game: Game, why: str) -> DiceBody:
        """The end of a chain, with its seed if that is here."""
        seed = self._seed(game)
        if seed is None:
            return ChainDied(why=LOST)
        anchor = self._anchor(game)
        self._store.seeds.drop_seed(game.id, anchor)
        return SeedTold(seed=seed.hex(), why=why)

    def _chains(self, game: Game) -> Chains | None:
        seed = self._seed(game)
        assert game.dice is not None
        commitment = game.dice.state.commitment
        if seed is None or commitment is None:
            return None
        return Chains(seed, commitment.chain_length)

    def _seed(self, game: Game) -> bytes | None:
        """The seed of the newest commitment; None if it is not here, or cannot be opened."""
        anchor = self._anchor(game)
        seal = self._store.seeds.seed(game.id, anchor)
        if seal is None:
            return None
        try:
            return opened(self._keys, seal, _purpose(game.id))
        except ConfigError:
            return None

    def _sealed(self, game: str, seed: bytes) -> bytes:
        return sealed(self._keys, seed, _purpose(game))

    def _anchor(self, game: Game) -> str:
        commitment = game.dice.state.commitment if game.dice else None
        assert commitment is not None
        return commitment.anchors[0]


def _purpose(game: str) -> str:
    return f"the dice of {game}"
