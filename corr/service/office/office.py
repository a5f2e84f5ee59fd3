"""What every use case needs at hand: the store, the site's name and keys, words and templates."""

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from corr import resources
from corr.config import Limits, Settings, read_keys
from corr.mail.read.tags import Keys
from corr.mail.write.languages import known_language, languages_in
from corr.mail.write.site import Site
from corr.service.office.desk_port import Desk
from corr.service.office.shelf import Folder
from corr.store import Store

if TYPE_CHECKING:
    from corr.mail.orders.order_words import Words
    from corr.mail.write.write_words import Templates


@dataclass(frozen=True, slots=True, kw_only=True)
class Office:
    """One installation at work. `mailbox` names the inbox in the cursor's
    row, `handled` the folder on the server where letters go that were taken in, `authserv_id`
    the name under which that server says who sent a letter, "" for none; `language` is that of
    letters to people who have none of their own. `compares_clocks`
    is False where the games run by a clock file, which no mail server knows.
    `digest_hour` is when arbiters hear every day of what needs them. `desk` is the command
    line for the arbiters' letters, None where none is served. The ranking `committee` sets
    levels, and the federation's `board` confirms dan titles: their addresses. With
    `monthly_letter` both hear every month of what is due.
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

    @property
    def own_addresses(self) -> frozenset[str]:
        """The addresses that letters to us may bear, folded."""
        return frozenset({self.site.address.lower()})

    @property
    def words(self) -> "Words":
        """What players may write, made into expressions when the first letter is read."""
        return _words()

    @property
    def templates(self) -> "Templates":
        """What letters are made of, read when the first one is written and once a process."""
        return _templates()


def open_office(settings: Settings) -> Office:
    """The office of a settings file. Raises StoreError or ConfigError."""
    store = Store.open(settings.database.path)
    return office_over(store, settings)


def office_over(store: Store, settings: Settings) -> Office:
    """An office over a store that is open already."""
    languages = languages_in(resources.templates())
    return Office(
        store=store,
        folder=Folder(store),
        site=Site(
            name=settings.site.name,
            address=settings.site.address,
            host=settings.site.message_id_host,
        ),
        keys=keys_of(settings),
        arbiter=settings.arbiter.address,
        plus_addressing=settings.site.plus_addressing,
        mailbox=mailbox_of(settings),
        handled=settings.imap.handled,
        authserv_id=settings.imap.authserv_id,
        language=known_language(settings.site.language, languages),
        return_addresses=settings.smtp.return_addresses,
        limits=settings.limits,
        digest_hour=settings.arbiter.digest_hour,
        compares_clocks=settings.clock.file is None,
        committee=settings.ranking.committee,
        board=settings.ranking.board,
        monthly_letter=settings.ranking.monthly_letter,
    )


def mailbox_of(settings: Settings) -> str:
    """The name of the mailbox in the cursor's row."""
    return f"{settings.imap.user}@{settings.imap.host}/{settings.imap.inbox}"


def keys_of(settings: Settings) -> Keys:
    """The keys of the tags as their file holds them now. Raises ConfigError."""
    current, *old = read_keys(settings.secrets.keys_file)
    return Keys(current=current, old=tuple(old))


@cache
def _templates() -> "Templates":
    from corr.mail.write.write_words import Templates

    return Templates(resources.templates())


@cache
def _words() -> "Words":
    from corr.mail.orders.order_words import load_words

    return load_words((resources.data() / "words.toml").read_text(encoding="utf-8"))
