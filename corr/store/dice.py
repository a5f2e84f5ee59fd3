"""The statements about seeds of dice, which are sealed, and about rounds of a public beacon.

Seeds never leave the installation: no export, parcel or log takes this table.
"""

from corr.store.engine import Part


class Seeds(Part):
    """The sealed seeds of one store, one for each commitment of a match."""

    def put_seed(self, game: str, anchor: str, sealed: bytes) -> None:
        """Keep the seed whose first anchor is told, or seal it anew."""
        self.engine.run(
            "insert or replace into seed (game, anchor, sealed) values (:game, :anchor, :sealed)",
            {"game": game, "anchor": anchor, "sealed": sealed},
        )

    def seed(self, game: str, anchor: str) -> bytes | None:
        """The seal of a seed; None if it is not here: the match came from elsewhere."""
        rows = self.engine.rows(
            "select sealed from seed where game = :game and anchor = :anchor",
            {"game": game, "anchor": anchor},
        )
        return bytes(rows[0]["sealed"]) if rows else None

    def matches(self) -> frozenset[str]:
        """The matches whose dice are thrown here."""
        return frozenset(str(row["game"]) for row in self.engine.rows("select game from seed", {}))

    def drop_seed(self, game: str, anchor: str) -> None:
        """Forget a seed: it is published, or its chain is dead and nobody may have it."""
        self.engine.run(
            "delete from seed where game = :game and anchor = :anchor",
            {"game": game, "anchor": anchor},
        )

    def told(self, game: str, seat: str) -> tuple[int, str]:
        """Up to which event of a match the letters to a seat have told of its dice, and how much
        that is, as `put_told` noted it; 0 and "" for nothing.
        """
        rows = self.engine.rows(
            "select seq, told from dice_told where game = :game and seat = :seat",
            {"game": game, "seat": seat},
        )
        return (int(rows[0]["seq"]), str(rows[0]["told"])) if rows else (0, "")

    def put_told(self, game: str, seat: str, seq: int, told: str) -> None:
        """Note up to which event a letter has told a seat of the dice, and how much that is."""
        self.engine.run(
            """insert or replace into dice_told (game, seat, seq, told)
               values (:game, :seat, :seq, :told)""",
            {"game": game, "seat": seat, "seq": seq, "told": told},
        )


class Beacons(Part):
    """The rounds of the public beacon that are known here, their signatures checked."""

    def put_round(self, number: int, signature: str) -> None:
        """Keep a round; it is the same whoever tells it."""
        self.engine.run(
            "insert or ignore into beacon (round, signature) values (:number, :signature)",
            {"number": number, "signature": signature},
        )

    def signature(self, number: int) -> str | None:
        """The signature of a round, None while it is not known."""
        rows = self.engine.rows(
            "select signature from beacon where round = :number", {"number": number}
        )
        return str(rows[0]["signature"]) if rows else None
