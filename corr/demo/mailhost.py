"""What a mail host on this machine offers, whichever servers stand behind it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Literal, Protocol, Self

OnDelivery = Callable[[str, str, bytes], None]
"""Told of every mail that was delivered: recipient, envelope sender ("" for none), bytes."""

Security = Literal["none", "tls", "starttls"]
"""How clients connect: in the clear, with TLS from the first byte, with TLS after STARTTLS."""


class MailHost(Protocol):
    """SMTP and IMAP on loopback ports that are known before anything runs.

    A mail to `local+tag@domain` lands in the inbox of the user `local@domain`.
    """

    @property
    def host(self) -> str:
        """The address that every port is on."""
        ...

    @property
    def smtp_port(self) -> int:
        """Where users hand mail in, to anybody."""
        ...

    @property
    def mx_port(self) -> int:
        """Where the mail servers of the world deliver, without a login."""
        ...

    @property
    def imap_port(self) -> int:
        """Where users read their mail."""
        ...

    @property
    def security(self) -> Security:
        """What `smtp_port` and `imap_port` insist on."""
        ...

    @property
    def ca_file(self) -> Path | None:
        """The authority that signed the servers' certificate, for the settings of clients."""
        ...

    def __enter__(self) -> Self:
        """Start."""
        ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop."""
        ...

    def start(self) -> None:
        """Serve; returns when every port answers."""
        ...

    def stop(self) -> None:
        """Close every connection and forget all mail."""
        ...

    def count(self, user: str, folder: str = "INBOX") -> int:
        """How many mails the user has in the folder; 0 if there is no such user or folder."""
        ...

    def append_many(self, user: str, mails: Iterable[bytes], folder: str = "INBOX") -> int:
        """Put mails into a folder without SMTP, as they are, and return how many they were."""
        ...
