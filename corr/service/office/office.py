"""What every use case has at hand: store, site, keys, words; and the named steps of the loop."""

import hmac
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, field

from corr import resources
from corr.config import SUBJECT, Limits, Settings, read_keys
from corr.mail.read.tags import Keys
from corr.mail.write.site import Site
from corr.service.office.fair_dice import who_knows
from corr.service.office.shelf import Folder
from corr.store.rows import PlayerRow
from corr.store.store import Store
from corr.tournament.contest.contest import Contest
from corr.tournament.pairing.scheveningen import Printed as PrintedTables
from corr.tournament.pairing.scheveningen import parse_table
from corr.who import Who

if TYPE_CHECKING:
    from corr.mail.orders.order_words import Words
    from corr.words.templates import Templates


# -- the named steps of the loop ----


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


# -- what the desk by mail asks of the command line ----
# Commands live above this room, so the office is given something that speaks for them.


class Command(Struct, frozen=True, kw_only=True):
    """A line of a letter that is a command.

    `line` is as it was written, on one line. `who` may send it; `reads`: it changes nothing.
    `event` is the event that it is about and `game` the game, "" for none. `run` is the port's
    own, with which it does what the line says. `files` are the attachments that it takes. `ruling`
    is the number of the ruling that it decides about, 0 for none. Without an event a `wide` one is
    about all events of the writer's, and one about a `player` about the only one in which the
    writer is an arbiter of theirs.
    """

    line: str
    who: Who
    reads: bool
    event: str
    game: str
    path: tuple[str, ...]
    words: tuple[str, ...]
    ruling: int = 0
    wide: bool = False
    player: str = ""
    files: Mapping[str, str] = field(default_factory=dict)


class Occasion(Struct, frozen=True, kw_only=True):
    """When and under which cause a command runs, and for whom."""

    at: datetime
    cause: str
    by: str


class Printed(Struct, frozen=True, kw_only=True):
    """What a command printed, and the files that it would have written."""

    text: str
    files: tuple[tuple[str, bytes], ...] = ()


class Desk(Protocol):
    """The command line, as far as letters may use it."""

    def begins(self, line: str) -> bool:
        """Whether a line begins as a command does, with `corr` or without."""

    def whose(self, line: str) -> Who | None:
        """Who may send the command of two words or more with which a line begins, None for none.

        A single word may as well be the first of a sentence.
        """

    def known(self, who: frozenset[Who], asks: frozenset[Who]) -> tuple[str, ...]:
        """The commands that these may send, each with its arguments."""

    def read(self, line: str, files: Mapping[str, str]) -> Command:
        """The command that a line is. Raises ArbiterError for what cannot be sent."""

    def show(self, office: "Office", command: Command, occasion: Occasion) -> Printed:
        """What a command prints that only reads, or what an act would do. Raises ArbiterError.

        An act without a dry run of its own is carried out: the caller undoes it.
        """

    def carry_out(self, office: "Office", command: Command, occasion: Occasion) -> Printed:
        """Carry an act out, and what it prints. Raises ArbiterError: then undo what it began."""


# -- what every use case needs at hand ----


class Office(Struct, frozen=True, kw_only=True):
    """One installation at work. `mailbox` names the inbox in the cursor's
    row, `handled` the folder on the server where letters go that were taken in, `authserv_id`
    the name under which that server says who sent a letter, "" for none; `language` is that of
    letters to people who have none of their own. `compares_clocks`
    is False where the games run by a clock file, which no mail server knows.
    `digest_hour` is when arbiters hear every day of what needs them. `desk` is the command
    line for the arbiters' letters, None where none is served. The ranking `committee` sets
    levels, and the federation's `board` confirms dan titles: their addresses. With
    `monthly_letter` both hear every month of what is due. `subject` is as in the settings; see
    `steady`.
    """

    store: Store
    folder: Folder
    site: Site
    keys: Keys
    arbiter: str
    plus_addressing: bool
    mailbox: str
    handled: str
    authserv_id: str = ""
    language: str = "en"
    return_addresses: bool = True
    limits: Limits = field(default_factory=Limits)
    digest_hour: int = 7
    compares_clocks: bool = True
    desk: Desk | None = None
    committee: tuple[str, ...] = ()
    board: tuple[str, ...] = ()
    monthly_letter: bool = True
    subject: str = SUBJECT

    @property
    def steady(self) -> bool:
        """Whether all letters about a game have one subject, without the tag of a position.

        Where answers cannot bring the tag in their address, it stays in the subject.
        """
        return self.subject == "steady" and self.plus_addressing

    @property
    def own_addresses(self) -> frozenset[str]:
        """The addresses that letters to us may bear, folded."""
        return frozenset({self.site.address.lower()})

    def knows_rolls(self, contest: Contest, player: PlayerRow) -> str:
        """Whether a player would know rolls of an event that are to come, as its `operator` or
        one of its arbiters; "" if not.
        """
        return who_knows(contest.spec, player.addresses, (self.arbiter,))

    @property
    def words(self) -> "Words":
        """What players may write, made into expressions when the first letter is read."""
        return _words()

    @property
    def templates(self) -> "Templates":
        """What letters are made of, read when the first one is written and once a process."""
        from corr.words.templates import ours

        return ours()


def open_office(settings: Settings) -> Office:
    """The office of a settings file. Raises StoreError or ConfigError."""
    store = Store.open(settings.database.path)
    return office_over(store, settings)


def office_over(store: Store, settings: Settings) -> Office:
    """An office over a store that is open already."""
    keys = keys_of(settings)
    return Office(
        store=store,
        folder=Folder(store, keys, (settings.arbiter.address,)),
        site=Site(
            name=settings.site.name,
            address=settings.site.address,
            host=settings.site.message_id_host,
            help_page=settings.mail.help_page,
        ),
        keys=keys,
        arbiter=settings.arbiter.address,
        plus_addressing=settings.site.plus_addressing,
        mailbox=mailbox_of(settings),
        handled=settings.imap.handled,
        authserv_id=settings.imap.authserv_id,
        language=settings.site.language,
        return_addresses=settings.smtp.return_addresses,
        limits=settings.limits,
        digest_hour=settings.arbiter.digest_hour,
        compares_clocks=settings.clock.file is None,
        committee=settings.ranking.committee,
        board=settings.ranking.board,
        monthly_letter=settings.ranking.monthly_letter,
        subject=settings.mail.subject,
    )


def mailbox_of(settings: Settings) -> str:
    """The name of the mailbox in the cursor's row."""
    return f"{settings.imap.user}@{settings.imap.host}/{settings.imap.inbox}"


def keys_of(settings: Settings) -> Keys:
    """The keys of the tags as their file holds them now. Raises ConfigError."""
    current, *old = read_keys(settings.secrets.keys_file)
    return Keys(current=current, old=tuple(old))


@cache
def _words() -> "Words":
    from corr.mail.orders.order_words import load_words

    return load_words((resources.data() / "words.toml").read_text(encoding="utf-8"))


# -- the seeds of lots, which nobody picks ----


def first_seed(office: Office, contest: Contest) -> str:
    """The seed by which an event is drawn.

    It follows from a secret of the installation, the event and who takes part; those of later
    rounds follow from it. Only other entries, which the log has, give another draw.
    """
    words = "\n".join(("corr.lots", contest.id, *sorted(contest.entries)))
    return hmac.digest(office.keys.current, words.encode(), "sha256").hex()[:16]


# -- the printed pairing tables of the rules, where an event's draw needs them ----


def printed_for(contest: Contest) -> PrintedTables | None:
    """The tables of R25 for an event that is drawn by them; None for all others."""
    if contest.spec.system.form != "scheveningen":
        return None
    return parse_table((resources.data() / "scheveningen.csv").read_text(encoding="utf-8"))
