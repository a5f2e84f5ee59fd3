"""What the arbiters' letters came to, as the checker reads it: commands, codes, and "It is done".

A command counts when the letter that confirmed it was answered so. Nothing here knows the program.
"""

import re
import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from tests.championship.clocks import Turn
from tests.championship.games import Ending
from tests.championship.people import Leave
from tests.championship.post import IN, OUT, Mail, Postbag
from tests.championship.reading import own_lines

_CODE = re.compile(r"\bconfirm (\d{6})\b")
_RULINGS = frozenset(
    {
        *(("clock", name) for name in ("extend", "pause", "resume", "forfeit")),
        *(("event", name) for name in ("enter", "close", "rule", "correct", "annul", "redraw")),
        *(("event", name) for name in ("withdraw", "reinstate")),
        ("game", "answer-claim"),
        ("undo", ""),
        *(("leave", name) for name in ("grant", "cancel")),
        ("game", "reopen"),
        ("appeal", "decide"),
    }
)


@dataclass(frozen=True, kw_only=True)
class Act:
    """A command that was carried out: its words without options, and its options."""

    by: str
    words: tuple[str, ...]
    options: Mapping[str, str]

    @property
    def kind(self) -> tuple[str, str]:
        """Its first two words, such as `clock extend`; an `undo` has but one."""
        return kind_of(self.words)

    @property
    def event(self) -> str:
        """The event that it is about."""
        about = self.words[1 if self.kind == ("undo", "") else 2]
        return self.options.get("--event", about.partition("-")[0])

    @property
    def is_ruling(self) -> bool:
        """Whether it has a number and can be appealed against."""
        return self.kind in _RULINGS

    @property
    def days(self) -> int:
        """How many days it gives."""
        return int(self.options["--days"])

    @property
    def dates(self) -> tuple[date, date]:
        """The dates from which and up to which it holds."""
        return date.fromisoformat(self.words[3]), date.fromisoformat(self.words[4])


@dataclass(kw_only=True)
class Ruling:
    """A ruling: its number in the event, the command, when and by whom, and its appeal.

    `turn` is the one that ran in its game and `before` how the game had ended, if it had; `leave`
    is what it gave.
    """

    number: int
    act: Act
    at: datetime
    appealed_by: str = ""
    decided: str = ""
    turn: Turn | None = None
    before: Ending | None = None
    leave: Leave | None = None


def kind_of(words: Sequence[str]) -> tuple[str, str]:
    """Which command it is, by its words."""
    return (words[0], "") if words[0] == "undo" else (words[0], words[1])


def acts_in(bag: Postbag, desk: frozenset[str]) -> dict[str, tuple[Act, ...]]:
    """What was carried out, by the name of the mail that confirmed it."""
    lines = dict[str, tuple[str, ...]]()
    codes = dict[tuple[str, str], tuple[str, ...]]()
    found = dict[str, tuple[Act, ...]]()
    for mail in bag:
        if mail.way == IN and mail.sender in desk:
            own = tuple(own_lines(mail))
            given = next((one for one in map(_CODE.fullmatch, own) if one), None)
            commands = tuple(line for line in own if line.startswith("corr "))
            lines[mail.name] = codes.get((mail.sender, given[1]), ()) if given else commands
        elif mail.way == OUT and mail.recipient in desk:
            answered = mail.header("In-Reply-To").strip("<>")
            text = " ".join(mail.text.split())
            if code := _CODE.search(text):
                codes[mail.recipient, code[1]] = lines.get(answered, ())
            elif answered in lines and "It is done" in text:
                by = mail.recipient
                found[answered] = tuple(_act(by, line) for line in lines[answered])
    return found


def _act(by: str, line: str) -> Act:
    words, options = list[str](), dict[str, str]()
    rest = iter(shlex.split(line)[1:])
    for word in rest:
        if word.startswith("--"):
            options[word] = next(rest)
        else:
            words.append(word)
    return Act(by=by, words=tuple(words), options=options)


def ruling_named(mail: Mail) -> tuple[str, int]:
    """The event and the number of the ruling that a letter tells of, 0 for none."""
    found = re.search(r"This is ruling ([A-Z0-9]+)/(\d+)", " ".join(mail.text.split()))
    return (found[1], int(found[2])) if found else ("", 0)


def differences(event: str, mine: list[Ruling], theirs: list[dict[str, Any]]) -> Iterator[str]:
    """What differs from `corr log EVENT --json`, oldest first."""
    if len(mine) != len(theirs):
        yield f"{event}: {len(theirs)} rulings in the log, {len(mine)} by the mails"
    for one, other in zip(mine, theirs, strict=False):
        words, appeal = shlex.split(other["command"])[1:], other["appeal"]
        told = {
            "number": (other["number"], one.number),
            "by": (other["by"], one.act.by),
            "at": (datetime.fromisoformat(other["at"]), one.at),
            "reason": (other["reason"], one.act.options.get("--reason", "")),
            "command": (kind_of(words), one.act.kind),
            "appealed": (appeal is not None, bool(one.appealed_by)),
            "verdict": ((appeal or {}).get("verdict") or "", one.decided),
        }
        for key, (found, wanted) in told.items():
            if found != wanted:
                what = f"ruling {event}/{one.number}"
                yield f"{what}: {key} is {found} in the log, {wanted} by the mails"
