"""One round of a public beacon, asked for over HTTP. What it says is for others to check."""

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException, HTTPMessage
from typing import IO

from corr import __version__
from corr.wire.errors import ConnectionLost, ServerRefused

_SECONDS = 10.0
_LARGEST = 4096
"""Of an answer, in bytes: it has a number, and two values of some 100 characters."""


class _SameScheme(urllib.request.HTTPRedirectHandler):
    """Goes where an answer points, but from https nowhere else than to https."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: HTTPMessage,
        newurl: str,
    ) -> urllib.request.Request | None:
        """The request that follows, or HTTPError."""
        if newurl.partition(":")[0].lower() != req.type:
            raise urllib.error.HTTPError(newurl, code, "leads elsewhere", headers, fp)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def ask(url: str, number: int) -> str:
    """The signature that `URL/NUMBER` gives for a round.

    Raises ConnectionLost if nobody answers or the round is not there, ServerRefused for an answer
    that is none.
    """
    request = urllib.request.Request(  # noqa: S310 the settings take http and https alone
        f"{url.rstrip('/')}/{number}",
        headers={"Accept": "application/json", "User-Agent": f"corr/{__version__}"},
    )
    try:
        with urllib.request.build_opener(_SameScheme).open(request, timeout=_SECONDS) as answer:
            raw = answer.read(_LARGEST + 1)
    except urllib.error.HTTPError as error:
        error.close()
        raise ConnectionLost(f"the beacon has no round {number} ({error.code})") from error
    except (OSError, HTTPException, ValueError) as error:
        raise ConnectionLost(f"the beacon does not answer: {error}") from error
    if len(raw) > _LARGEST:
        raise ServerRefused(f"the beacon's answer about round {number} is too long")
    return _signature(raw, number)


def _signature(raw: bytes, number: int) -> str:
    try:
        found = json.loads(raw)
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, Mapping) and found.get("round") == number:
        signature = found.get("signature")
        if isinstance(signature, str):
            return signature
    raise ServerRefused(f"the beacon's answer is not about round {number}")
