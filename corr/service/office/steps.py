"""The named steps of the loop, so that a crash test can end the process right at each of them."""

from collections.abc import Callable

Step = Callable[[str], None]
"""Told the name of each step when it is reached."""

STEPS: tuple[tuple[str, str], ...] = (
    # fetch
    ("tidied", "connected; what an earlier process had no time to move has been moved"),
    ("fetched", "a batch of mails is in memory, and nowhere else but on the server"),
    ("filing", "inside the transaction: one more mail of the batch was added"),
    ("filed", "inside the transaction: the whole batch and the cursor are written"),
    ("kept", "committed; the mails still lie in the inbox on the server"),
    ("moved", "the mails lie in the folder of those that were taken in"),
    # handle
    ("claiming", "inside the transaction: a batch of letters is taken and its try counted"),
    ("claimed", "committed; nobody else takes these letters now"),
    ("answered", "inside a letter's savepoint: its events and answers are written"),
    ("finished", "inside a letter's savepoint: its state is written as well"),
    ("postponed", "inside the transaction: a letter was let wait for another try"),
    ("set aside", "inside the transaction: a letter was left to the arbiter"),
    ("handled", "a group of letters is done with, committed"),
    # tick
    ("due", "a game or a digest is due; nothing has been looked at"),
    ("gathered", "inside a digest's transaction: the letter is written, its news are told"),
    ("judged", "inside a game's transaction: its reminder or its loss is written"),
    ("ticked", "all that was due has been looked at, committed"),
    # send
    ("addressing", "inside the transaction: a batch of letters out is taken"),
    ("addressed", "committed; the mail server has not heard of the batch"),
    ("delivered", "the server has answered to some letters, which we have not written down"),
    ("reporting", "inside the transaction: what became of these letters is written"),
    ("reported", "committed"),
    ("sent", "the server has answered to every letter of the batch, all is committed"),
)
"""Every step and what is true when it is reached, in the order of the loop.

The mail server has a letter that we do not know to be sent from somewhere after `addressed` until
the commit before `reported`: only there does the end of the process lead to a second copy.
"""


def no_step(name: str) -> None:
    """Nothing happens between the steps."""
