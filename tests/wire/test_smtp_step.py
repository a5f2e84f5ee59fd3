"""Servers that say more than they were asked, or answer something else: nothing that they say
belongs to a command any more, and the connection is given up.
"""

import socket
import threading
import time
from contextlib import suppress

import pytest

from corr.wire.smtp import Outgoing, Result, Sender
from tests.mailserver import USER, smtp_settings

pytestmark = pytest.mark.slow

QUICK = 10
"""Seconds in which all is done if nobody waits for an answer that does not come."""


class Script:
    """An SMTP server that says what is written: `says` by the first word, "." for a mail's end.

    What `says` tells is said `later` seconds after the answer, the first so many `times`.
    """

    def __init__(self, says=(), *, later=0.0, times=999):
        self.answers = {
            b"EHLO": b"250 script\r\n",
            b"MAIL": b"250 ok\r\n",
            b"RCPT": b"250 ok\r\n",
            b"DATA": b"354 go on\r\n",
            b"RSET": b"250 ok\r\n",
            b"QUIT": b"221 bye\r\n",
            b".": b"250 taken\r\n",
        }
        self.says = dict(says)
        self.later = later
        self.times = times
        self.connections = 0
        self.taken = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._threads = [threading.Thread(target=self._listen, daemon=True)]
        self._threads[0].start()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for thread in self._threads:
            thread.join(QUICK)

    def _listen(self):
        with suppress(OSError):
            while True:
                connection, _ = self._listener.accept()
                self.connections += 1
                thread = threading.Thread(target=self._serve, args=(connection,), daemon=True)
                self._threads.append(thread)
                thread.start()

    def _serve(self, connection):
        with connection, suppress(OSError), connection.makefile("rb") as lines:
            connection.sendall(b"220 script\r\n")
            while line := lines.readline():
                self._answer(connection, line[:4].strip().upper(), lines)

    def _answer(self, connection, word, lines):
        self._say(connection, word)
        if word == b"DATA" and self.answers[word].startswith(b"354"):
            mail = b""
            while (line := lines.readline()) and line != b".\r\n":
                mail += line
            if line:
                self.taken.append(mail)
                self._say(connection, b".")

    def _say(self, connection, word):
        more = b""
        if word in self.says and self.times > 0:
            self.times -= 1
            more = self.says[word]
        if self.later and more:
            connection.sendall(self.answers[word])
            time.sleep(self.later)
            connection.sendall(more)
        else:
            connection.sendall(self.answers[word] + more)


def mail(number):
    raw = f"Message-ID: <{number}@site.test>\r\n\r\nh8\r\n".encode()
    return Outgoing(id=f"{number}", sender=USER, recipient=f"p{number}@players.test", raw=raw)


def deliver(server, mails) -> dict[str, Result]:
    results: list[Result] = []
    begun = time.monotonic()
    with Sender(smtp_settings(server.port, connections=1)) as sender:
        sender.deliver(mails, results.extend)
    assert time.monotonic() - begun < QUICK
    return {result.id: result for result in results}


@pytest.mark.parametrize("stray", [b"250 stray\r\n", b"550 5.1.1 stray\r\n", b"250-half", b"\r\n"])
def test_a_word_too_many_after_a_mail_spoils_none_of_the_next_ones(stray):
    mails = [mail(number) for number in range(8)]
    with Script({b".": stray}) as server:
        results = deliver(server, mails)
        assert {one.status for one in results.values()} == {"sent"}
        assert server.taken == [one.raw for one in mails]
        assert server.connections == 8


@pytest.mark.parametrize("word", [b"EHLO", b"MAIL", b"RCPT", b"DATA"])
def test_a_word_too_many_before_the_mail_makes_a_new_connection_and_nothing_is_doubled(word):
    mails = [mail(number) for number in range(4)]
    with Script({word: b"550 stray\r\n"}, times=1) as server:
        results = deliver(server, mails)
        assert all(one.status != "failed" for one in results.values())
        left = [one for one in mails if results[one.id].status == "later"]
        assert len(left) <= 1
        deliver(server, left)
        assert sorted(server.taken) == [one.raw for one in mails]


@pytest.mark.parametrize("stray", [b"250 stray\r\n", b"550 5.1.1 stray\r\n"])
def test_a_word_too_many_that_comes_late_fails_no_mail_and_doubles_none(stray):
    mails = left = [mail(number) for number in range(5)]
    with Script({b".": stray}, later=0.02) as server:
        while left:
            results = deliver(server, left)
            assert all(one.status != "failed" for one in results.values())
            sent = [one.id for one in left if results[one.id].status == "sent"]
            assert sent
            left = [one for one in left if one.id not in sent]
        assert sorted(server.taken) == [one.raw for one in mails]


@pytest.mark.parametrize("answer", [b"250 ok\r\n", b"200 ok\r\n", b"334 \r\n"])
def test_yes_to_data_is_no_answer_and_the_mail_waits_at_once(answer):
    with Script() as server:
        server.answers[b"DATA"] = answer
        results = deliver(server, [mail(number) for number in range(3)])
        assert {one.status for one in results.values()} == {"later"}
        assert server.taken == []
        # None is used again.
        assert server.connections == 3


@pytest.mark.parametrize("word", [b"MAIL", b"RCPT"])
def test_go_on_is_no_answer_to_an_address(word):
    with Script() as server:
        server.answers[word] = b"354 go on\r\n"
        assert deliver(server, [mail(1)])["1"].status == "later"
        assert server.connections == 2


def test_a_mail_that_is_taken_in_other_words_is_not_sent_again():
    with Script() as server:
        server.answers[b"."] = b"252 2.0.0 taken, I think\r\n"
        assert deliver(server, [mail(1)])["1"].status == "sent"
