"""What may not be in the dice of a match."""

from corr.errors import CorrError


class DiceError(CorrError):
    """The dice of a match cannot be or go on so; `code` says what is wrong, the text why.

    Codes of what was claimed of dice: `anchor`, `beacon`, `chain`, `contribution`, `dice`,
    `digest`, `gap`, `reused`, `seed`. Of what was tried at the wrong time: `dead` (a chain whose
    seed is known or which was handed over), `waits` (contributions or a beacon are due),
    `followed` (a take-back that cannot be undone any more), `number` (no such roll).
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class NoBeaconLibrary(DiceError):
    """Neither library that checks the signatures of beacons is installed: install the extra."""

    def __init__(self) -> None:
        super().__init__(
            "beacon",
            "signatures of beacons need a library: install py-ecc, "
            "or drand-verify, which is quicker",
        )
