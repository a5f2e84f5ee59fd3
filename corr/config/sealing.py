"""Secrets at rest: sealed with a key of the installation, and bound to what they are for.

A seal is a nonce and what ChaCha20-Poly1305 makes of the secret (RFC 8439). Nothing here is
loaded before a secret is sealed or opened.
"""

import hmac
import os
from collections.abc import Sequence

from corr.errors import ConfigError

_NONCE_BYTES = 12


def sealed(keys: Sequence[bytes], secret: bytes, purpose: str) -> bytes:
    """A secret sealed with the first of the keys; it opens for this purpose alone."""
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    nonce = os.urandom(_NONCE_BYTES)
    box = ChaCha20Poly1305(_key(keys[0]))
    return nonce + box.encrypt(nonce, secret, purpose.encode())


def opened(keys: Sequence[bytes], seal: bytes, purpose: str) -> bytes:
    """The secret of a seal, by whichever of the keys has sealed it.

    Raises ConfigError, which says nothing of the secret, if none has, or for another purpose.
    """
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    nonce, rest = seal[:_NONCE_BYTES], seal[_NONCE_BYTES:]
    for key in keys:
        try:
            return ChaCha20Poly1305(_key(key)).decrypt(nonce, rest, purpose.encode())
        except (InvalidTag, ValueError):
            continue
    raise ConfigError(f"{purpose}: what is sealed cannot be opened with the keys that there are")


def _key(key: bytes) -> bytes:
    """The key of seals: another one than that of the tags, which follows from the same secret."""
    return hmac.digest(key, b"corr.sealing", "sha256")
