"""The mail server of the simulated championship, which keeps the postbag and refuses letters."""

from collections.abc import Callable, Mapping

from corr.clock import Clock
from corr.demo.sink import SinkServer
from tests.championship_post import IN, OUT, REFUSED, Mail, Postbag


class PostOffice(SinkServer):
    """Embedded servers that write down every mail; `refuses` says whose server takes none."""

    def __init__(
        self,
        *,
        clock: Clock,
        password: str,
        accounts: Mapping[str, str],
        bag: Postbag,
        refuses: Callable[[str], bool],
        on_mail: Callable[[Mail], None],
    ) -> None:
        super().__init__(
            clock=clock, password=password, accounts=accounts, on_delivery=self._carried
        )
        self._watch, self._bag, self._refuses, self._on_mail = clock, bag, refuses, on_mail

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        """Refuse a letter at once, or take it (called by the SMTP server)."""
        if self._refuses(address.lower()):
            self._note(REFUSED, envelope.mail_from, address, b"")
            return "550 5.1.1 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 2.1.5 ok"

    def _carried(self, recipient: str, sender: str, raw: bytes) -> None:
        local, _, domain = recipient.lower().rpartition("@")
        ours = f"{local.partition('+')[0]}@{domain}" in self._ours
        self._note(IN if ours else OUT, sender, recipient, raw)

    def _note(self, way: str, sender: str | None, recipient: str, raw: bytes) -> None:
        at = self._watch.now()
        mail = Mail(at=at, way=way, sender=sender or "", recipient=recipient.lower(), raw=raw)
        self._bag.add(mail)
        self._on_mail(mail)
