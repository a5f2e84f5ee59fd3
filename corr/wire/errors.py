"""What can go wrong on the wire; each class says whose fault it is.

WireError
├─ ConnectionLost       the network's or the server's: try again later
│    └─ CertificateRefused   the server is not who it should be: nothing was sent to it
├─ LoginRefused         ours: user or password in the settings file
└─ ServerRefused        the server's or the settings': it says no to a command it should know
"""

from corr.errors import CorrError
from corr.printable import printable


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
