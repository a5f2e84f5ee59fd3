"""The page of troubles: `docs/arbiter/trouble.md`, made of what can be said to be wrong.

In another language the troubles have their English words, for those are printed; what the language
says of them follows. Nothing of an installation is looked at.
"""

from collections.abc import Iterable, Iterator
from textwrap import fill

from corr.languages import FALLBACK
from corr.operating import ailments as ill
from corr.operating.ailments import Ailment
from corr.operating.trouble_words import PageWords, Told, Words, translated
from corr.sentences.said import Said, said
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
_ENGLISH = Words(
    head="""
# Trouble

<!-- Written by scripts/trouble from what the program says; change it there. -->

What `corr status`, `corr doctor` and the daemon's log say, what it means, and what to do: look it
up by its words.
([På svenska](trouble.sv.md).)

`corr help trouble WORDS` finds them, as in `corr help trouble imap`. In the words below `…` and
names stand for yours. A line of `corr status` that ends in commands has them ready to be copied.
""",
    do="Do",
    otherwise="Otherwise",
    aside="""
`corr mail list` shows the reason of each; `release` and `drop` are `corr mail release KEY` and
`corr mail drop KEY`. Those below the line *quiet* need nobody: only `--all` shows them.
""",
    held="""
`corr status` and `corr clock show` say why somebody whose time is over has not lost.
""",
    unpaired="""
`corr event draw` says who is left over, why, and the commands that help as they stand:
`corr event bye`, `late`, `close`. Until then the event stands still.
""",
    ended="""
Its last line says why, and so does every command; what to do stands in it
([the database](../operating/backup.md#the-database)).
""",
    reason="reason",
    quiet="quiet",
    why="why",
    action="do",
    words="words",
    sections={
        "letters": "Letters",
        "aside": "Letters that were set aside",
        "players": "Players",
        "games": "Games and events",
        "held": "A clock that does not run out",
        "unpaired": "A round that cannot be paired",
        "mail": "Mail",
        "clocks": "Clocks",
        "machine": "The machine",
        "log": "The log",
        "ended": "The daemon has ended",
    },
)

_MAIL: tuple[Trouble, ...] = (
    ill.UNREAD,
    ill.NEVER_FETCHED,
    ill.IMAP_FAILS,
    ill.SMTP_FAILS,
    ill.BEACON_FAILS,
    ill.NO_IMAP,
    ill.IMAP_UNTRIED,
    ill.NO_SMTP,
    ill.SMTP_UNTRIED,
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
    "unread": "let the daemon run; see [*mail is read only up to*](#mail)",
    "set_aside": "[Letters that were set aside](#letters-that-were-set-aside)",
    "stopped": "as *letters to … come back*",
    "paused": "when the reason is gone",
    "appealed": "see that the appeal is decided: the clock runs again by itself",
    "called": "rule what is to be ruled, and answer last",
    "dice": "nothing: letters say who has to give something, and so does `corr event status`",
    "clock": "[Clocks](#clocks)",
    "unsent": "as *a letter waits … to be sent*",
    "unclaimed": "nothing: the event leaves it to the opponent",
    "arbiter": "either; see *the time of … is over*",
    "ruling": "nothing: it is done once it is sure who has lost on time",
    "failed": "`corr check` says where; restore a backup",
}
"""By the name of a hold, what is to be done about it."""


def trouble_page(language: str = FALLBACK) -> str:
    """The page, in Markdown. Raises FileNotFoundError if the language has none."""
    return _Page(language).text()


def english() -> PageWords:
    """The words in English, as they are declared."""
    told = {
        heading(one): Told(cure=one.cure, means=one.means, otherwise=one.otherwise)
        for its in _parts().values()
        for one in its
    }
    return PageWords(page=_ENGLISH, troubles=told, reasons=REASONS, holds=HOLDS)


def heading(trouble: Trouble) -> str:
    """The words as a heading, those of the doctor behind their check."""
    if not isinstance(trouble, Ailment):
        return trouble.heading
    return f"{trouble.level} {trouble.check}: {trouble.heading}"


def _parts() -> dict[str, tuple[Trouble, ...]]:
    """All that can be wrong, by section."""
    return {
        "letters": tuple(letters_explained().values()),
        "players": tuple(players_explained().values()),
        "games": tuple(games_explained().values()),
        "mail": _MAIL,
        "clocks": _CLOCKS,
        "machine": _MACHINE,
        "log": ill.LOGGED,
        "ended": (ill.ALREADY_RUNS, NEWER, *map(_parted, troubles())),
    }


def _parted(words: str) -> Trouble:
    """What can befall the database, whose words have their cure behind them."""
    what, _, cure = words.partition("; ")
    return Trouble(words=what, cure=f"{cure}.")


class _Page:
    """The page in a language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._told = english() if language == FALLBACK else translated(language)
        self._words = self._told.page

    def text(self) -> str:
        parts = _parts()
        return "\n".join(
            (
                self._words.head.lstrip(),
                *self._part("letters", parts),
                *self._aside(),
                *self._part("players", parts),
                *self._part("games", parts),
                *self._held(),
                self._section("unpaired", self._words.unpaired),
                *self._part("mail", parts),
                *self._part("clocks", parts),
                *self._part("machine", parts),
                *self._part("log", parts),
                *self._part("ended", parts, self._words.ended),
            )
        )

    def _section(self, name: str, text: str = "") -> str:
        return f"## {self._words.sections[name]}\n" + (f"\n{text.lstrip()}" if text else "")

    def _part(
        self, name: str, parts: dict[str, tuple[Trouble, ...]], text: str = ""
    ) -> Iterator[str]:
        yield self._section(name, text)
        for one in parts[name]:
            yield f"### {heading(one)}\n\n{self._of(one)}\n"

    def _of(self, trouble: Trouble) -> str:
        """What is told of it; a sentence of the morning letter is said as that has it."""
        told = self._told.troubles[heading(trouble)]
        again = ""
        if isinstance(trouble.words, Said) and self._language != FALLBACK:
            again = f"*{trouble.words.again(self._language)}.*"
        words = (
            again,
            told.means,
            f"**{self._words.do}:** {told.cure}",
            told.otherwise and f"**{self._words.otherwise}:** {told.otherwise}",
        )
        return fill(
            " ".join(filter(None, words)), _BROAD, break_on_hyphens=False, break_long_words=False
        )

    def _aside(self) -> Iterator[str]:
        yield self._section("aside", self._words.aside)
        for head, quiet in ((self._words.reason, False), (self._words.quiet, True)):
            rows = (
                (f"`{why}`", *self._told.reasons[why])
                for why in REASONS
                if (why in QUIET) is quiet
            )
            yield from _table((head, self._words.why, self._words.action), rows)

    def _held(self) -> Iterator[str]:
        yield self._section("held", self._words.held)
        heads = (self._words.words, self._words.again, self._words.action)
        rows = (
            (_plain(words), self._words.again and _plain(words.again(self._language)), cure)
            for why, cure in ((one, self._told.holds[one]) for one in HOLDS)
            for words in (said("holds", why),)
        )
        yield from _table(*_without_empty(heads, rows))


def _without_empty(
    heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]
) -> tuple[tuple[str, ...], Iterator[tuple[str, ...]]]:
    """A table without the columns that have no head."""
    kept = [place for place, head in enumerate(heads) if head]
    return tuple(heads[one] for one in kept), (tuple(row[one] for one in kept) for row in rows)


def _plain(words: str) -> str:
    return words.replace("|", "\\|")


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    lines = (heads, tuple("---" for _ in heads), *rows)
    yield "\n".join(f"| {' | '.join(row)} |" for row in lines) + "\n"
