"""The bare pipe: fetch each mail, send two canned answers, keep nothing, understand nothing.

It fetches in the same batches and moves the mails as the daemon does, so that the difference to
the daemon is what reading, judging, writing and keeping cost.
"""

import sys
from pathlib import Path

from corr.config import load_settings
from corr.service.mail import BATCH, MAX_BYTES
from corr.wire.imap import Mailbox
from corr.wire.smtp import Outgoing, Sender


def main() -> None:
    """Answer mail for the settings in a folder until terminated."""
    folder = Path(sys.argv[1])
    settings = load_settings(folder / "corr.toml")
    answer = (folder / "answer.eml").read_bytes()
    last, number = 0, 0
    with Mailbox(settings.imap) as mailbox, Sender(settings.smtp) as sender:
        mailbox.select()
        print("ready", flush=True)
        while True:
            mails = mailbox.fetch_after(last, BATCH, MAX_BYTES)
            if not mails:
                mailbox.wait(1.0, lambda: False)
                mailbox.select()
                continue
            last = mails[-1].uid
            batch = []
            for _ in range(2 * len(mails)):
                number += 1
                recipient = f"p{number % 21}@players.example"
                batch.append(
                    Outgoing(
                        id=str(number),
                        sender=settings.site.address,
                        recipient=recipient,
                        raw=answer,
                    )
                )
            sender.deliver(batch, lambda results: None)
            mailbox.move_handled([mail.uid for mail in mails], settings.imap.handled)


if __name__ == "__main__":
    main()
