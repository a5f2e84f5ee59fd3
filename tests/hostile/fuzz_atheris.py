"""Fuzzing guided by coverage of all that reads a stranger's bytes, where atheris is installed.

    pip install atheris
    mkdir corpus
    python -m tests.hostile.fuzz_atheris letter -runs=200000 -max_len=4000 corpus tests/data/mails

The words behind the target are libFuzzer's: options, a folder into which it writes what it finds
useful, folders to begin with.
"""

import importlib
import sys
from collections.abc import Callable
from datetime import UTC, datetime

from corr import resources

AT = datetime(2024, 2, 1, tzinfo=UTC)
SITE = "td@club.test"
READ = ("corr.mail", "corr.games", "email", "bs4", "html.parser", "authres", "flufl.bounce")
"""What is instrumented: a way through any of it counts as new."""


def _letter() -> Callable[[bytes], None]:
    """From bytes to orders: MailError is the one error that may come."""
    from corr.errors import MailError
    from corr.games.renju.renju import RENJU
    from corr.mail.orders.order_words import load_words
    from corr.mail.orders.orders import read_text, subject_order_text
    from corr.mail.read.quotes import own_text
    from corr.mail.read.read import envelope, read_letter

    words = load_words((resources.data() / "words.toml").read_text("utf-8"))
    ours = frozenset({SITE})

    def run(raw: bytes) -> None:
        seen = envelope(raw)
        try:
            letter = read_letter(raw, arrived=AT, own_addresses=ours)
        except MailError:
            return
        assert letter.sender.isprintable()
        assert letter.key == seen.key
        own = own_text(letter.text, own_addresses=ours, sent=lambda: ("Your move 13, Anna.",))
        read_text(own, words, RENJU.recognises, "SK24-001")
        read_text(subject_order_text(letter.subject), words, RENJU.recognises)
        "".join((own, letter.subject, letter.sender_name, *letter.answers)).encode()

    return run


def _report() -> Callable[[bytes], None]:
    """Reports of letters that came back: nothing may come."""
    from corr.mail.read.bounces import read_report

    def run(raw: bytes) -> None:
        report = read_report(raw)
        "".join((*report.message_ids, *(one.words for one in report.failures))).encode()

    return run


def _results() -> Callable[[bytes], None]:
    """What mail servers say of senders: only pass, fail or none comes of it."""
    from corr.mail.read.authentication import verdict

    def run(raw: bytes) -> None:
        text = raw.decode("latin-1")
        found = verdict([f"mx.club.test; {text}", text], "mx.club.test", "club.test")
        assert found.result in ("pass", "fail", "none")

    return run


def _markup() -> Callable[[bytes], None]:
    """HTML to text."""
    from corr.mail.read.html import html_to_text

    def run(raw: bytes) -> None:
        html_to_text(raw.decode("utf-8", "replace"))

    return run


TARGETS = {"letter": _letter, "report": _report, "results": _results, "markup": _markup}
"""What can be fuzzed, by name."""


def main() -> None:
    """Fuzz the target named first on the command line until libFuzzer has had enough."""
    try:
        atheris = importlib.import_module("atheris")
    except ImportError:
        sys.exit("atheris is not installed: pip install atheris")
    if len(sys.argv) < 2 or sys.argv[1] not in TARGETS:
        sys.exit(
            f"usage: python -m tests.hostile.fuzz_atheris {{{','.join(TARGETS)}}}"
            " [libFuzzer options]"
        )
    with atheris.instrument_imports(include=list(READ)):
        run = TARGETS[sys.argv[1]]()
    atheris.Setup([sys.argv[0], *sys.argv[2:]], run)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
