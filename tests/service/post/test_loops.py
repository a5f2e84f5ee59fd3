"""Two copies of this program that write to each other fall silent, whatever lies between them."""

import re
from itertools import count

import pytest

from corr.clock import SystemClock
from corr.demo.server import EmbeddedServer
from tests.mailserver import PASSWORD
from tests.sites import Site

A, B = "td@one.test", "td@two.test"
_SIGNS = (
    *("auto-submitted", "x-auto-response-suppress", "x-corr-loop", "list-unsubscribe"),
    *("return-path", "precedence", "references", "in-reply-to"),
)


class Gateway(EmbeddedServer):
    """A mail server that rewrites what it delivers; `seen` counts what came to either program."""

    def __init__(self, *, strip=(), rename=False):
        self.strip, self.rename = strip, rename
        self.seen: list[tuple[str, str]] = []
        self._names = count()
        self.origin: dict[str, str] = {}
        super().__init__(
            clock=SystemClock(),
            password=PASSWORD,
            accounts={A: PASSWORD, B: PASSWORD},
            on_delivery=self._note,
        )

    def _note(self, recipient, sender, content):
        if recipient.partition("+")[0] == "td" or recipient in (A, B):
            self.seen.append((recipient, sender))

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        head, _, body = (envelope.original_content or b"").partition(b"\r\n\r\n")
        for name in self.strip:
            field_ = rb"(?im)^" + name.encode() + rb":.*\r\n(?:[ \t].*\r\n)*"
            head = re.sub(field_, b"", head + b"\r\n").removesuffix(b"\r\n")
        if self.rename:
            head = self._renamed(head)
            envelope.rcpt_tos = [self.origin.get(one, one) for one in envelope.rcpt_tos]
        envelope.original_content = envelope.content = head + b"\r\n\r\n" + body
        return await super().handle_DATA(server, session, envelope)

    def _renamed(self, head):
        """The mail from an address that nobody has seen before, at which its writer is reached."""
        alias = f"robot{next(self._names)}@away.test"
        self.origin[alias] = A if A.encode() in re.search(rb"(?im)^from:.*", head)[0] else B
        head = re.sub(rb"(?im)^reply-to:", b"X-Was:", head)
        return re.sub(rb"(?im)^from:", f"From: Robot <{alias}>\r\nX-From:".encode(), head)


def letters_until_silence(tmp_path, **gateway):
    """How many letters the two write to each other before neither has anything to do."""
    tmp_path.mkdir(exist_ok=True)
    with Gateway(**gateway) as server:
        with (
            Site(tmp_path / "one", A, (B, "human@one.test"), server) as one,
            Site(tmp_path / "two", B, (A, "human@two.test"), server) as two,
        ):
            quiet = rounds = 0
            while quiet < 3 and rounds < 200:
                rounds += 1
                quiet = 0 if one.work() + two.work() else quiet + 1
            assert rounds < 200, "they never fell silent"
            moves = [site.game().record for site in (one, two)]
        return len(server.seen), moves


@pytest.mark.slow
def test_two_copies_fall_silent_at_once(tmp_path):
    letters, moves = letters_until_silence(tmp_path)
    assert letters == 8  # to each an invitation, rules, the start, the first turn: no answers
    assert {*moves} <= {"", "1.h8"}


@pytest.mark.slow
@pytest.mark.parametrize(
    "gateway",
    [
        {"strip": _SIGNS[:2]},
        {"strip": _SIGNS[:6]},
        {"strip": _SIGNS},
        {"strip": _SIGNS[:6], "rename": True},
        {"strip": _SIGNS, "rename": True},
    ],
    ids=["auto", "signs", "all", "renamed", "all-renamed"],
)
def test_two_copies_fall_silent_even_if_everything_that_marks_them_is_lost(tmp_path, gateway):
    letters, moves = letters_until_silence(tmp_path, **gateway)
    assert letters <= 150
    assert all(len(move) < 40 for move in moves)
