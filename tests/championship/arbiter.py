"""Arbiters and committees of the simulated championship: programs that work only by mail.

They read what the desk tells them, send commands as lines of letters, and confirm what they are
shown. What has come together goes out in the morning.
"""

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime
from itertools import groupby

from corr.demo.installation import SITE
from tests.championship.plan import DAY, HOUR, MINUTE, START, Event, Plan
from tests.championship.players import Errand
from tests.championship.post import Mail

_CODE = re.compile(r"\bconfirm (\d{6})\b")
_RUNNING = re.compile(r"\b([A-Z]+\d\d-\d{3,}) (?=\d{4}-|stands still)")
"""A running game in the answer to `event status`: its id, and until when somebody is to move."""
_VOUCHER = re.compile(r"\b[A-Z]{4}-[A-Z]{4}-[A-Z]{4}\b")
MOST = 18
"""How many commands one letter has."""
_FOLLOWS: tuple[tuple[str, str, str], ...] = (
    (r"would like to take part in", r"corr event enter \S+ P\d+", ""),
    (r"A letter .*?was set aside", r"corr mail drop \S+", ""),
    (r"I cannot make out whether", r"corr mail drop \S+", ""),
    (r"does not prove that it is about", r"corr mail release \S+", ""),
    (r"Nothing has come from", r"corr event withdraw \S+ \S+", ' --reason "silent for too long"'),
    (
        r"has appealed against",
        r"corr appeal decide \S+ \d*[13579] dismiss",
        ' --reason "it is right"',
    ),
    (
        r"has appealed against",
        r"corr appeal decide \S+ \d*[02468] allow",
        ' --reason "it is too hard"',
    ),
    (r"The ruling falls", r"corr undo \S+ \d+", ' --reason "the committee wants it"'),
    (
        r"claims to win \S+-\d+[1-9]\b",
        r"corr game answer-claim \S+ yes",
        ' --reason "it is proved"',
    ),
    (
        r"claims to win \S+-\d+0\b",
        r"corr game answer-claim (\S+) yes",
        'corr game answer-claim {} no --reason "play on"',
    ),
)
"""Which words of a notice bring which command, and what is added to it."""


class Arbiter:
    """A person with a mail program who runs an event, and the committee beside them.

    `vouchers` were made and not handed out yet.
    """

    def __init__(self, plan: Plan, event: Event) -> None:
        self.plan, self.event = plan, event
        self.addresses = (event.arbiter, event.committee)
        self.is_done = False
        self.vouchers: list[str] = []
        self._goals = {
            f"corr event start {event.id}": "",
            f"corr event close {event.id}": "",
        }
        self._wanted: list[tuple[datetime, str, str]] = []
        self._asked = set[str]()
        self._sent: dict[str, tuple[str, ...]] = {}
        self._ruled: list[str] = []
        self._gone: list[str] = []
        self._weeks = 0
        self._numbers = 0
        if 'entry = "voucher"' in event.spec:
            count = len(event.players)
            line = f"corr event vouchers {event.id} --count {count}"
            self._wanted.append((START - DAY * plan.announced, event.arbiter, line))

    # -- the year ----

    def morning(self, now: datetime) -> Iterator[Errand]:
        """What goes out on a morning."""
        if now.weekday() in self.plan.looks and len(self._goals) == 1:
            self._want(self.event.arbiter, f"corr event status {self.event.id}", now)
        due = [one for one in self._wanted if one[0] <= now]
        self._wanted = [one for one in self._wanted if one[0] > now]
        letters = groupby(due, key=_together)
        for number, (_, group) in enumerate(letters):
            found = list(group)
            lines = tuple(line for _, _, line in found)
            at = now + number * MINUTE
            yield self._errand(at, found[0][1], self._writing(found[0][1], lines[:MOST]))
            for line in lines[MOST:]:
                self._want(found[0][1], line, now)

    def _want(self, address: str, line: str, at: datetime) -> None:
        if line not in (known for _, _, known in self._wanted):
            self._wanted.append((at, address, line))

    # -- reading ----

    def read(self, mail: Mail, now: datetime) -> Iterator[Errand]:
        """What a letter to the arbiter or the committee leads to."""
        text = " ".join(mail.text.split())
        if mail.recipient == self.event.arbiter and "need" in mail.header("Subject"):
            self._plan_the_morning(text, now)
        if mail.name.startswith("notice."):
            self._note(mail.recipient, text, now)
            return
        lines = self._sent.get(mail.header("In-Reply-To").strip("<>"), ())
        if code := _CODE.search(text):
            at = now + 25 * MINUTE
            yield self._errand(at, mail.recipient, self._confirming(mail, code[1], lines))
        elif "Nothing has been done: as long as" in text and len(lines) > 1:
            for number, line in enumerate(lines):
                self._want(mail.recipient, line, now + number * DAY)
        elif "It is done" in text:
            self.vouchers += _VOUCHER.findall(text)
            self._has_done(lines, now)
        elif lines and lines[0].startswith("corr event status"):
            self._look(sorted(set(_RUNNING.findall(text))), now)
        elif lines and lines[0].startswith("corr log"):
            last = max(map(int, re.findall(rf"\b{self.event.id}/(\d+)", text)), default=1)
            undo = f'corr undo {self.event.id} {last} --reason "it was a mistake"'
            self._want(self.event.arbiter, undo, now + HOUR)

    def _plan_the_morning(self, text: str, now: datetime) -> None:
        """What the morning's letter says is due is done the next morning."""
        redraw = f"corr event redraw {self.event.id}"
        if redraw in text:
            self._want(self.event.arbiter, f'{redraw} --reason "a result has changed"', now + HOUR)
            return
        for goal, more in self._goals.items():
            if f"{goal} --dry-run" in text:
                self._want(self.event.arbiter, goal + more, now + HOUR)

    def _note(self, address: str, text: str, now: datetime) -> None:
        """What a notice asks for is done once."""
        for words, command, more in _FOLLOWS:
            for found in re.findall(command, text) if re.search(words, text) else ():
                line = more.format(found) if "{}" in more else f"{found.rstrip('.')}{more}"
                if line not in self._asked:
                    self._asked.add(line)
                    self._want(address, line, now)

    def _has_done(self, lines: tuple[str, ...], now: datetime) -> None:
        done = {line.partition(" --")[0] for line in lines} & self._goals.keys()
        for goal in done:
            del self._goals[goal]
        self.is_done = not self._goals
        for line in lines:
            words = line.split()
            if words[1:3] == ["event", "rule"]:
                self._ruled.append(words[3])
            if words[1:3] == ["event", "withdraw"]:
                self._gone.append(words[4])
            if words[1:3] == ["event", "reinstate"]:
                again = f"corr event withdraw {words[3]} {words[4]}"
                self._asked = {one for one in self._asked if not one.startswith(again)}
            if words[1:3] == ["clock", "pause"]:
                resume = f'corr clock resume {words[3]} --reason "the post runs again"'
                self._want(self.event.arbiter, resume, now + 3 * DAY)

    def _look(self, games: list[str], now: datetime) -> None:
        """A week's ruling, drawn by lot among the games that go on."""
        self._weeks += 1
        name, arbiter = self.event.id, self.event.arbiter
        chance = self.plan.chance("week", name, self._weeks)
        if not games:  # then it is over, and nobody writes to say so
            self._want(arbiter, f"corr event close {name}", now + HOUR)
            return
        game, person = chance.choice(games), chance.choice(sorted(self.event.players))
        first = (now + 2 * DAY).date()
        ill = f'{person} {first} {first + 6 * DAY} --event {name} --reason "ill"'
        last = f"{game} --days 6" if not self._ruled else f"{self._ruled[-1]} --days 6"
        acts = (
            f'corr clock extend {game} --days 3 --reason "the post was on strike"',
            f"corr leave grant {ill}",
            f'corr event rule {game} 1/2-1/2 --reason "agreed on the telephone"',
            f'corr clock pause {game} --reason "a storm"',
            f'corr event correct {self._last_ruled()} 1-0 --reason "the note was misread"',
            f'corr game reopen {last} --reason "they want to play on"',
            self._back(),
            f'corr event rule {game} 0-1 --reason "a call from the wrong player"',
            f"corr log {name}",
        )
        self._want(arbiter, acts[(self._weeks - 1) % len(acts)], now)

    def _last_ruled(self) -> str:
        return self._ruled[-1] if self._ruled else f"{self.event.id}-001"

    def _back(self) -> str:
        """Whoever was taken out last may come back."""
        player = self._gone[-1] if self._gone else "P0001"
        return f'corr event reinstate {self.event.id} {player} --reason "they were found"'

    # -- writing ----

    def _errand(
        self, at: datetime, address: str, write: Callable[[datetime], bytes | None]
    ) -> Errand:
        self._numbers += 1
        return Errand(at=at, number=self._numbers * 1000 + 999, sender=address, write=write)

    def _writing(self, address: str, lines: tuple[str, ...]) -> Callable[[datetime], bytes | None]:
        return lambda now: self._mail(address, "Orders", lines, now, about=lines)

    def _confirming(
        self, mail: Mail, code: str, about: tuple[str, ...]
    ) -> Callable[[datetime], bytes | None]:
        quoted = (f"> {line}" for line in mail.text.splitlines())
        lines = (f"confirm {code}", "", *quoted)
        subject = f"Re: {mail.header('Subject')}"
        return lambda now: self._mail(
            mail.recipient, subject, lines, now, about=about, answers=mail.name
        )

    def _mail(
        self,
        address: str,
        subject: str,
        lines: tuple[str, ...],
        now: datetime,
        *,
        about: tuple[str, ...],
        answers: str = "",
    ) -> bytes:
        self._numbers += 1
        name = f"{self._numbers}.{address}"
        self._sent[name] = about
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = address, SITE, subject
        mail["Date"] = format_datetime(now)
        mail["Message-ID"] = f"<{name}>"
        if answers:
            mail["In-Reply-To"] = f"<{answers}>"
        mail.set_content("\n".join(lines) + "\n")
        return mail.as_bytes(policy=policy.SMTP)


def _together(wanted: tuple[datetime, str, str]) -> object:
    """What goes out in one letter: entries, and letters put away; all else stands alone."""
    _, address, line = wanted
    kind = next((kind for kind in ("event enter", "mail drop") if kind in line), line)
    return address, kind
