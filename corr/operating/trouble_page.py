"""The page of troubles: `docs/arbiter/trouble.md`, made of what can be said to be wrong.

Nothing of an installation is looked at.
"""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import fill

from corr.operating import ailments as ill
from corr.operating.ailments import Ailment
from corr.sentences.said import said
from corr.service.office.trusted import CLOCK_TROUBLES
from corr.service.office.why_aside import QUIET, REASONS
from corr.service.watch.needs_explained import (
    games_explained,
    letters_explained,
    players_explained,
)
from corr.store.schema import NEWER
from corr.store.sqlite import troubles
from corr.trouble import Trouble

_BROAD = 98
_HEAD = """\
# Trouble

<!-- Written by scripts/trouble from what the program says; change it there. -->

What `corr status`, `corr doctor` and the daemon's log say, what it means, and what to do: look it
up by its words.

`corr help trouble WORDS` finds them, as in `corr help trouble imap`. In the words below `…` and
names stand for yours. A line of `corr status` that ends in commands has them ready to be copied.
"""

_MAIL: tuple[Trouble, ...] = (
    ill.UNREAD,
    ill.NEVER_FETCHED,
    ill.IMAP_FAILS,
    ill.SMTP_FAILS,
    ill.NO_IMAP,
    ill.NO_SMTP,
    ill.NO_PASSWORD,
    ill.NO_ADDRESS,
    ill.CERTIFICATE_ENDS,
    ill.LETTER_REFUSED,
    ill.LETTER_FAILS,
    ill.LETTER_LOST,
    ill.TAGS_LOST,
    ill.TAGS_UNSEEN,
    ill.TEST_REFUSED,
    ill.TEST_FAILS,
    ill.DNS_UNSEEN,
    ill.NOBODY_VOUCHES,
    ill.ANOTHER_STAMPS,
    ill.STAMPS_UNSEEN,
    ill.NO_FOLDER,
    ill.IMAP_LACKS,
    ill.SMTP_SMALL,
    ill.ARBITER_UNREACHED,
    ill.ANSWERS_HELD,
)
_CLOCKS: tuple[Trouble, ...] = (
    ill.CLOCK_WRONG,
    ill.NOBODY_JUDGED,
    ill.CLOCK_OFF,
    ill.CLOCK_FAR_OFF,
    *CLOCK_TROUBLES,
    ill.MARKS_SET,
)
_MACHINE: tuple[Trouble, ...] = (
    ill.SILENT,
    ill.NO_DAEMON,
    ill.NOTED,
    ill.OTHER_FAILS,
    ill.LITTLE_SPACE,
    ill.DISK_SCARCE,
    ill.LOG_KEPT,
    ill.LAST_BACKUP,
    ill.NO_BACKUP,
    ill.BACKUP_OLD,
    ill.BACKUP_OPEN,
    ill.RESTORED,
    ill.EVENT_UNREADABLE,
    ill.TABLES_DIFFER,
    ill.DATABASE_NOT_YET,
    ill.DATABASE_SHUT,
    ill.DATABASE_DAMAGED,
    ill.DATABASE_UNSAFE,
    ill.OWNERS_DIFFER,
    ill.ANOTHER_USER,
    ill.FOLDER_GONE,
    ill.FILES_OPEN,
    ill.FOLDER_OPEN,
    ill.SETTINGS_OPEN,
    ill.NO_KEYS,
    ill.TEMPLATES_WRONG,
    ill.SENTENCES_WRONG,
    ill.ZONES_UNKNOWN,
    ill.METRICS_SHUT,
)
HOLDS = {
    "unread": "let the daemon run; see *mail is read only up to* above",
    "set_aside": "[Letters that were set aside](#letters-that-were-set-aside)",
    "stopped": "as *letters to … come back*",
    "paused": "when the reason is gone",
    "clock": "[Clocks](#clocks)",
    "unsent": "as *a letter waits … to be sent*",
    "unclaimed": "nothing: the event leaves it to the opponent",
    "arbiter": "either; see *the time of … is over*",
    "ruling": "nothing: it is done once it is sure who has lost on time",
    "failed": "`corr check` says where; restore a backup",
}
"""By the name of a hold, what is to be done about it."""


def trouble_page() -> str:
    """The page, in Markdown."""
    return "\n".join((_HEAD, *_parts()))


def _parts() -> Iterator[str]:
    yield from _part("Letters", letters_explained().values())
    yield from _aside(REASONS)
    yield from _part("Players", players_explained().values())
    yield from _part("Games and events", games_explained().values())
    yield from _held()
    yield (
        "## A round that cannot be paired\n\n`corr event draw` says who is left over, why, and "
        "the commands that help as they stand:\n`corr event bye`, `late`, `close`. "
        "Until then the event stands still.\n"
    )
    yield from _part("Mail", _MAIL)
    yield from _part("Clocks", _CLOCKS)
    yield from _part("The machine", _MACHINE)
    yield from _part("The log", ill.LOGGED)
    yield from _ends()


def _part(head: str, troubles_: Iterable[Trouble]) -> Iterator[str]:
    yield f"## {head}\n"
    for one in troubles_:
        yield f"### {heading(one)}\n\n{_told(one)}\n"


def heading(trouble: Trouble) -> str:
    """The words as a heading, those of the doctor behind their check."""
    if not isinstance(trouble, Ailment):
        return trouble.heading
    return f"{trouble.level} {trouble.check}: {trouble.heading}"


def _told(trouble: Trouble) -> str:
    words = f"{trouble.means} **Do:** {trouble.cure}"
    if trouble.otherwise:
        words += f" **Otherwise:** {trouble.otherwise}"
    return fill(words, _BROAD, break_on_hyphens=False, break_long_words=False)


def _aside(reasons: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    yield (
        "## Letters that were set aside\n\n`corr mail list` shows the reason of each; `release` "
        "and `drop` are `corr mail release KEY` and\n`corr mail drop KEY`. Those below the line "
        "*quiet* need nobody: only `--all` shows them.\n"
    )
    loud = {why: told for why, told in reasons.items() if why not in QUIET}
    quiet = {why: told for why, told in reasons.items() if why in QUIET}
    yield from _table(("reason", "why", "do"), ((f"`{why}`", *told) for why, told in loud.items()))
    yield from _table(("quiet", "why", "do"), ((f"`{why}`", *told) for why, told in quiet.items()))


def _held() -> Iterator[str]:
    yield (
        "## A clock that does not run out\n\n`corr status` and `corr clock show` say why somebody "
        "whose time is over has not lost.\n"
    )
    rows = ((_plain(said("holds", why)), cure) for why, cure in HOLDS.items())
    yield from _table(("words", "do"), rows)


def _plain(words: str) -> str:
    return words.replace("|", "\\|")


def _ends() -> Iterator[str]:
    yield (
        "## The daemon has ended\n\nIts last line says why, and so does every command; what to do "
        "stands in it\n([the database](../operating/backup.md#the-database)).\n"
    )
    for one in (ill.ALREADY_RUNS, NEWER):
        yield f"### {one.heading}\n\n{_told(one)}\n"
    for words in troubles():
        what, _, cure = words.partition("; ")
        told = fill(f"**Do:** {cure}.", _BROAD, break_on_hyphens=False)
        yield f"### {what}\n\n{told}\n"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    lines = (heads, tuple("---" for _ in heads), *rows)
    yield "\n".join(f"| {' | '.join(row)} |" for row in lines) + "\n"
