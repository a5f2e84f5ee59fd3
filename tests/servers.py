"""The two kinds of mail servers under one name, for suites that run on both."""

import time
from pathlib import Path

from corr.clock import SystemClock
from corr.demo.debian import DebianServer
from corr.demo.mailhost import MailHost
from corr.demo.server import EmbeddedServer
from tests.mailserver import PASSWORD, MoodyServer

EMBEDDED, DEBIAN = "embedded", "debian"
PATIENCE = 20.0


class WorldlyServer(DebianServer):
    """Dovecot and Postfix; `seen` is every mail that left, as (recipient, bytes)."""

    def __init__(self, **options: object) -> None:
        self.seen: list[tuple[str, bytes]] = []
        super().__init__(password=PASSWORD, on_delivery=self._note, **options)

    def _note(self, recipient: str, sender: str, raw: bytes) -> None:
        self.seen.append((recipient, raw))


def host(servers: str, **options: object) -> MailHost:
    """A mail host of the kind, not yet running; `options` are those that both know."""
    options = {"clock": SystemClock(), "password": PASSWORD, **options}
    return DebianServer(**options) if servers == DEBIAN else EmbeddedServer(**options)


def world(servers: str, **options: object) -> WorldlyServer | MoodyServer:
    """A mail host of the kind, not yet running, that keeps what it was given to send."""
    return WorldlyServer(**options) if servers == DEBIAN else MoodyServer(**options)


def seen(server: WorldlyServer | MoodyServer, number: int) -> list[tuple[str, bytes]]:
    """What was sent, as soon as there are so many mails."""
    end = time.monotonic() + PATIENCE
    while len(server.seen) < number:
        assert time.monotonic() < end, f"{len(server.seen)} mails of {number}"
        time.sleep(0.02)
    return server.seen


def certified(certificates: tuple[Path, tuple[Path, Path]], security: str) -> dict[str, object]:
    """The options of a host that shows a certificate from `make_certificates`."""
    ca_file, certificate = certificates
    return {"security": security, "certificate": certificate, "ca_file": ca_file}
