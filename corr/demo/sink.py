"""The embedded server for measuring: it keeps mail to its own users, and counts all other."""

from collections.abc import Mapping

from aiosmtpd.smtp import SMTP, Envelope, Session

from corr.clock import Clock
from corr.demo.mailhost import OnDelivery
from corr.demo.server import EmbeddedServer


class SinkServer(EmbeddedServer):
    """Mail to somebody who has no account is accepted, told of and forgotten.

    So the world's mailboxes take no room, however many letters are sent.
    """

    def __init__(
        self, *, clock: Clock, password: str, accounts: Mapping[str, str], on_delivery: OnDelivery
    ) -> None:
        super().__init__(
            clock=clock, password=password, accounts=accounts, on_delivery=on_delivery
        )
        self._ours = frozenset(accounts)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Deliver or forget a mail (called by the SMTP server)."""
        content = envelope.original_content or b""
        sender = (envelope.mail_from or "").strip("<>")
        ours = list[str]()
        for recipient in envelope.rcpt_tos:
            local, _, domain = recipient.lower().rpartition("@")
            if f"{local.partition('+')[0]}@{domain}" in self._ours:
                ours.append(recipient)
            else:
                self._tell(recipient, sender, content)
        envelope.rcpt_tos = ours
        return await super().handle_DATA(server, session, envelope)
