"""What can go wrong on the wire; each class says whose fault it is.

WireError
├─ ConnectionLost       the network's or the server's: try again later
│    └─ CertificateRefused   the server is not who it should be: nothing was sent to it
├─ LoginRefused         ours: user or password in the settings file
└─ ServerRefused        the server's or the settings': it says no to a command it should know
"""

from collections.abc import Callable

from corr.clock import Countdown
from corr.errors import CorrError
from corr.printable import printable

# -- how long a server that failed is left alone ----

QUICK = (1.0, 300.0)
"""Seconds to wait after the first failure of the network, and at most."""
REFUSED = (60.0, 3600.0)
"""The same when we are refused: asking often helps nobody, and accounts are locked for it."""
CALM = 120.0
"""Seconds after the wait in which all has to go well for the next failure to count as a first."""


def is_refusal(error: Exception) -> bool:
    """Whether nothing will change before a human has changed something."""
    return isinstance(error, LoginRefused | CertificateRefused)


class Backoff:
    """The pauses of one server. `chance` gives numbers from 0 to 1."""

    def __init__(self, chance: Callable[[], float]) -> None:
        self.failures = 0
        self._chance = chance
        self._limits = QUICK
        self._rest = Countdown(0)
        self._calm = Countdown(0)

    @property
    def left(self) -> float:
        """Seconds until the server may be asked again."""
        return self._rest.left

    def failed(self, error: Exception) -> float:
        """Note a failure; how many seconds the server is left alone for it."""
        limits = REFUSED if is_refusal(error) else QUICK
        if limits != self._limits or self._calm.over:
            self.failures = 0
        self.failures += 1
        self._limits = limits
        first, longest = limits
        seconds = min(longest, first * 2.0 ** min(self.failures - 1, 20))
        seconds *= 0.5 + self._chance() / 2
        self._rest, self._calm = Countdown(seconds), Countdown(seconds + CALM)
        return seconds

    def succeeded(self) -> None:
        """Note that all is well."""
        self.failures = 0
        self._rest = Countdown(0)


# -- what can go wrong on the wire ----


class WireError(CorrError):
    """Mail cannot be fetched or sent now; nothing is lost by trying again later.

    Its words may be a server's, which come on one line and steer no terminal.
    """

    def __init__(self, words: str) -> None:
        super().__init__(printable(words))


class ConnectionLost(WireError):
    """The network or the server failed: the connection is gone, a new one may work."""


class CertificateRefused(ConnectionLost):
    """The server could not prove its name, so nothing was sent to it: see `ca_file`, `host`."""


class LoginRefused(WireError):
    """The server does not accept our user or password: the settings file is to be mended."""


class ServerRefused(WireError):
    """The server says no to something it should do: its fault, or a wrong name in the settings."""
