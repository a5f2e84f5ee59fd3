"""What both protocols need to open a connection: certificates and the words for failures."""

import re
import ssl
from base64 import b64encode

from corr.config import Server
from corr.wire.errors import CertificateRefused, ConnectionLost

_TOKEN = re.compile(r"[A-Za-z0-9+/=_.~-]{60,}")

CONNECT_SECONDS = 15
"""How long a connection may take to come about."""
REPLY_SECONDS = 60
"""How long a server may take for one reply."""


def tls_context(server: Server) -> ssl.SSLContext:
    """A context that verifies the server's name; with `ca_file`, by that file alone."""
    try:
        return ssl.create_default_context(cafile=str(server.ca_file) if server.ca_file else None)
    except OSError as error:
        raise CertificateRefused(f"{server.where} ca_file: {server.ca_file}: {error}") from None


def without(secret: str, words: str) -> str:
    """The words of a server that may repeat what it was told, without the secret."""
    for hidden in filter(None, (secret, b64encode(secret.encode()).decode())):
        words = words.replace(hidden, "***")
    return _TOKEN.sub("***", words)


def lost(server: Server, error: BaseException) -> ConnectionLost:
    """The error to raise for what the network or the TLS library raised."""
    about = f"{server.where} {server.host}:{server.port}: {error or type(error).__name__}"
    for cause in (error, error.__cause__, error.__context__):
        if isinstance(cause, ssl.SSLCertVerificationError):
            return CertificateRefused(about)
    return ConnectionLost(about)
