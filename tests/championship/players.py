"""The players of the simulated championship: programs that read our letters and write real mails.

Each has a character. Their chance is drawn from the game, the position and their number, so that
the order in which letters arrive changes nothing.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email import policy
from email.message import EmailMessage
from random import Random

from corr.demo.installation import SITE
from corr.demo.players import compose
from tests.championship.plan import DAY, EVENT, FOUR, HOUR, MINUTE, Course, Person, Plan
from tests.championship.post import Mail

POSITION = re.compile(r"([A-Z]{1,4}\d{2}-\d{3,})\.(\d+)\.[A-Z2-7]{16}\.\d+@")
_GAME = re.compile(r"[A-Z]{1,4}\d{2}-\d{3,}")
_MY_TURN = re.compile(r"^[A-Z]{1,4}\d{2}-\d{3,} (your move|ditt drag)")
_OVER = re.compile(r"you won|you lost| draw|nobody|annulled|slut:|annullerat")
_OFFERED = re.compile(r'"(accept|antar?)"')
_ENTER = re.compile(r"\b(?:enter|anmäl) ([A-Z]{1,4}\d{2})\b")
_READY = re.compile(r"^  (ready|redo|klar)  ", re.MULTILINE)
_DUE = re.compile(r"(?:answer|move \d+,) by \w+ (\d+) (\w{3})\w*(?: (\d{4}))?, (\d\d):(\d\d)")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun",
           "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")  # fmt: skip
_WORDS = {
    "sv": {"resign": "ger upp", "accept": "antar", "draw?": "remi?"},
    "en": {},
}
_CLAIMABLE = re.compile(r'"(claim time|kräv tid)"')
_CLAIMS = ("claim time", "claim five", "claim forbidden", "claim draw")
_TRIES = 3


@dataclass(order=True)
class Errand:
    """Something that will be written at an hour, unless by then there is nothing to write."""

    at: datetime
    number: int
    sender: str = field(compare=False)
    write: Callable[[datetime], bytes | None] = field(compare=False)


@dataclass(frozen=True, kw_only=True)
class Turn:
    """A letter that says that it is the reader's turn."""

    game: str
    number: int
    letter: Mail

    @property
    def draw_offered(self) -> bool:
        """Whether the opponent offers a draw."""
        return _OFFERED.search(self.letter.text) is not None

    def due(self, person: Person, now: datetime) -> datetime:
        """Until when an answer is asked for, as the letter says; `now` if it does not."""
        found = _DUE.search(" ".join(self.letter.text.split()))
        if not found:
            return now
        here = now.astimezone(person.home)
        day, month, year, hour, minute = found.groups()
        at = here.replace(
            year=int(year or here.year),
            month=_MONTHS.index(month) + 1,
            day=int(day),
            hour=int(hour),
            minute=int(minute),
            second=0,
            microsecond=0,
            fold=0,
        )
        if at < here - 60 * DAY:
            at = at.replace(year=at.year + 1)
        return at.astimezone(now.tzinfo)


class Player:
    """A person at their mail program."""

    def __init__(self, person: Person, plan: Plan) -> None:
        self.person = person
        self.plan = plan
        self.over = set[str]()
        self._championship = plan.events()[0].players
        self._asked = set[str]()
        self._written: dict[tuple[str, int], int] = {}
        self._newest: Mail | None = None
        self._older: dict[str, Mail] = {}
        self._names = 0
        self._errands = 0

    # -- reading ----

    def read(self, mail: Mail, now: datetime) -> Iterator[Errand]:
        """What a letter of ours makes the player do."""
        found = POSITION.match(mail.name)
        first = self._newest is None
        if "<td+" in mail.header("Reply-To"):  # an answer to it comes to the site
            self._newest = mail
        if first:
            yield from self._first(now)
        yield from self._asked_for(mail, now)
        if found is None:
            return
        game, number = found[1], int(found[2])
        turn, subject = Turn(game=game, number=number, letter=mail), mail.header("Subject")
        if not _MY_TURN.match(subject):
            if _OVER.search(subject):
                self.over.add(game)
            elif _CLAIMABLE.search(mail.text):
                yield from self._claim_time(turn, now)
            return
        self.over.discard(game)
        times = self._written.get((game, number), 0)
        if times and not (self._answers_me(mail) and times < _TRIES):
            return
        self._written[game, number] = times + 1
        yield from self._turn(turn, now, again=times > 0)
        self._older[game] = mail

    def _answers_me(self, mail: Mail) -> bool:
        return mail.header("In-Reply-To").strip("<>").startswith(f"final.{self.person.number}.")

    def _errand(self, at: datetime, write: Callable[[datetime], bytes | None]) -> Errand:
        self._errands += 1
        at = at.replace(microsecond=0)
        number = self._errands * 1000 + self.person.number
        return Errand(at=at, number=number, sender=self.person.address, write=write)

    def _at_home(self, at: datetime) -> datetime:
        """The same instant, or one soon after the player is back."""
        away = self.person.away
        if away is None or not away[0] <= at < away[1]:
            return at
        if away[1].year == datetime.max.year:
            return away[1]
        return away[1] + (at - away[0]) % (2 * DAY) + MINUTE

    # -- what everybody writes sooner or later ----

    def _first(self, now: datetime) -> Iterator[Errand]:
        """The first letter: some want text only, some go away later on."""
        if self.person.text_only:
            yield self._errand(now + 20 * MINUTE, self._about_me("set text only"))
        away = self.person.away
        if self.person.character == "bouncing" and away:
            yield self._errand(away[1] + 5 * HOUR, self._about_me("games"))
        if self.person.character == "on leave" and away:
            first, last = (at.astimezone(self.person.home).date() for at in away)
            words = f"leave {first} to {last}"
            yield self._errand(away[0] - 30 * HOUR, self._about_me(words))

    def _asked_for(self, mail: Mail, now: datetime) -> Iterator[Errand]:
        """What a letter asks for once: to enter, to try one's mail, to appeal."""
        asked = dict[str, str]()
        may_enter = self.person.address in self._championship
        if may_enter and EVENT in _ENTER.findall(mail.text):
            asked["enter"] = f"enter {EVENT}"
        if ready := _READY.search(mail.text):
            asked["ready"] = ready[1]
        if self.person.character == "quarrelling" and '"appeal:"' in mail.text:
            asked[f"appeal {mail.name}"] = "appeal: I had written in time, and the post was slow."
        for what, words in asked.items():
            chance = self.plan.chance(what, self.person.number)
            if what not in self._asked:
                self._asked.add(what)
                at = self._at_home(now + chance.randint(60, 2800) * MINUTE)
                yield self._errand(at, self._answer_to(mail, words))

    def given(self, event: str, voucher: str, now: datetime) -> Iterator[Errand]:
        """What whoever was given a voucher writes; who writes nonsense gets it wrong at first."""
        at = now + self.plan.chance("voucher", self.person.number).randint(60, 2800) * MINUTE
        if self.person.character == "nonsense":
            yield self._errand(at, self._about_me(f"enter {event} BCDF-GHJK-LMNP"))
        yield self._errand(at + 3 * HOUR, self._about_me(f"enter {event} {voucher}"))
        if self.person.character == "quarrelling":
            yield self._errand(at + 9 * HOUR, self._about_me(f"enter {event} {voucher}"))

    def _answer_to(self, letter: Mail, *lines: str) -> Callable[[datetime], bytes | None]:
        """Words in answer to a certain letter."""
        return lambda now: self._mail(letter, lines, now)

    def _about_me(self, *lines: str) -> Callable[[datetime], bytes | None]:
        """Words in answer to whatever letter came last."""

        def write(now: datetime) -> bytes | None:
            return self._mail(self._newest, lines, now) if self._newest else None

        return write

    # -- a turn ----

    def _turn(self, turn: Turn, now: datetime, *, again: bool) -> Iterator[Errand]:
        chance = self.plan.chance("turn", turn.game, turn.number, self.person.number)
        course = self.plan.course(turn.game)
        at = now + 30 * MINUTE if again else self._when(turn, now, chance)
        words = self._answer(turn, course, plainly=again)
        if not again:
            yield from self._beside(turn, now, at, course, chance)
        at = self._at_home(at)
        if at.year < datetime.max.year:
            yield self._errand(at, self._final(turn, words))

    def _claim_time(self, turn: Turn, now: datetime) -> Iterator[Errand]:
        """Whoever is told that the opponent is late claims it after a while."""
        chance = self.plan.chance("claim", turn.game, turn.number)
        at = self._at_home(now + chance.randint(3, 60) * HOUR)
        if at.year < datetime.max.year:
            yield self._errand(at, self._other(turn, turn.letter, ("claim time",)))

    def _final(self, turn: Turn, words: tuple[str, ...]) -> Callable[[datetime], bytes | None]:
        def write(now: datetime) -> bytes | None:
            if turn.game in self.over:
                return None
            return self._mail(turn.letter, words, now, kind="final")

        return write

    def _when(self, turn: Turn, now: datetime, chance: Random) -> datetime:
        """When the answer is sent."""
        limit = timedelta(days=self.plan.per_move)
        match self.person.character:
            case "late":
                due = turn.due(self.person, now)
                if due <= now or chance.random() < 0.6:
                    return now + min(chance.expovariate(1 / 4) * DAY, 0.8 * limit)
                minutes = chance.randint(5, 600)
                return due + minutes * MINUTE * (1 if chance.random() < 0.3 else -1)
            case "slow":
                return now + chance.uniform(3, 8) * DAY
            case _:
                thinks = min(chance.expovariate(1 / self.plan.pace) * DAY, 0.8 * limit)
                return now + thinks + chance.randint(1, 300) * MINUTE

    def _answer(self, turn: Turn, course: Course, *, plainly: bool) -> tuple[str, ...]:
        """The line that is the answer."""
        if turn.number >= len(course.moves):
            if turn.draw_offered and not plainly:
                return (self._said("accept"),)
            return (f"{turn.game} {self._said('resign')}",)
        move = course.moves[turn.number]
        offers = course.how == "draw" and turn.number == len(course.moves) - 1
        if not plainly and (offers or self.person.character == "quarrelling"):
            return (f"{move}, {self._said('draw?')}",)
        if turn.number % 4 == 1:
            return (f"{turn.number + 2}. {move}",)
        return (move,)

    def _said(self, word: str) -> str:
        return _WORDS[self.person.language].get(word, word)

    # -- and what only the difficult write ----

    def _beside(
        self, turn: Turn, now: datetime, at: datetime, course: Course, chance: Random
    ) -> Iterator[Errand]:
        """What a difficult player writes about a turn before the answer."""
        claim = self._claims_to_win(turn, course)
        if claim:
            yield self._errand(now + 20 * MINUTE, self._other(turn, turn.letter, (claim,)))
        match self.person.character:
            case "nonsense" if chance.random() < 0.6:
                for _ in range(chance.randint(1, 2)):
                    when = self._at_home(now + (at - now) * chance.uniform(0.1, 0.9))
                    yield self._errand(when, self._nonsense(turn, course, chance.randrange(9)))
            case "quarrelling" if chance.random() < 0.15:
                claim = chance.choice(_CLAIMS)
                when = now + (at - now) * 0.5
                yield self._errand(when, self._other(turn, turn.letter, (claim,)))

    def _claims_to_win(self, turn: Turn, course: Course) -> str:
        """A line that shows a win, or shows none; few claim anything."""
        chance = self.plan.chance("line", turn.game, turn.number)
        if course.how == "five" and turn.number == FOUR and self.person.number % 4:
            return f"claim win: {course.moves[turn.number]}"
        if self.person.character == "quarrelling" and turn.number and chance.random() < 0.1:
            return f"claim win: {_free_corner(course)}"
        return ""

    def _other(
        self, turn: Turn, letter: Mail, lines: tuple[str, ...], sender: str = ""
    ) -> Callable[[datetime], bytes | None]:
        def write(now: datetime) -> bytes | None:
            if turn.game in self.over:
                return None
            return self._mail(letter, lines, now, sender=sender)

        return write

    def _nonsense(
        self, turn: Turn, course: Course, kind: int
    ) -> Callable[[datetime], bytes | None]:
        """Something of which nothing may come."""
        move = course.moves[min(turn.number, len(course.moves) - 1)]
        other = _free_corner(course)
        elsewhere = f"home.{self.person.number}@elsewhere.example"
        old = self._older.get(turn.game, turn.letter)
        words: tuple[str, ...]
        match kind:
            case 0:
                words = ("I think that", f"{move} would be a blunder, so I sleep on it.")
            case 1:
                words = ("h16",)
            case 2:
                words = ("h8",)
            case 3:
                words = (move, other)
            case 4:
                words = ("<b>", "&nbsp;=20 =?utf-8?q?=?=", "]]>")
            case 5:
                words = ("42. " + move,)
            case 6:
                return self._other(turn, turn.letter, (move,), sender=elsewhere)
            case 7 if old is not turn.letter:
                return self._other(turn, old, (other,))
            case _:
                return lambda now: self._out_of_office(turn.letter, now)
        return self._other(turn, turn.letter, words)

    # -- the mail program ----

    def _name(self, kind: str) -> str:
        self._names += 1
        return f"{kind}.{self.person.number}.{self._names}@{self.person.domain}"

    def _mail(
        self,
        letter: Mail,
        lines: tuple[str, ...],
        now: datetime,
        *,
        kind: str = "mail",
        sender: str = "",
    ) -> bytes:
        # In a subject with a colon or the game's name in front the program looks for no order.
        in_subject = len(lines) == 1 and not _GAME.match(lines[0]) and ":" not in lines[0]
        style = self.person.style
        return compose(
            "thunderbird" if style == "subject" and not in_subject else style,
            sender_name=self.person.name,
            sender_address=sender or self.person.address,
            letter=letter.raw,
            order_lines=lines,
            date=now.astimezone(self.person.home),
            message_id=self._name(kind),
            language=self.person.language,
        )

    def _out_of_office(self, letter: Mail, now: datetime) -> bytes:
        """What a machine answers in the player's name."""
        mail = EmailMessage()
        mail["From"], mail["To"] = self.person.address, SITE
        mail["Subject"] = f"Automatic reply: {letter.header('Subject')}"
        mail["Message-ID"] = f"<{self._name('mail')}>"
        mail["In-Reply-To"] = f"<{letter.name}>"
        mail["Auto-Submitted"] = "auto-replied"
        mail.set_content("I am out of the office. i9\n")
        return mail.as_bytes(policy=policy.SMTP)


def _free_corner(course: Course) -> str:
    """A point far away on which nobody will have played."""
    return next(point for point in ("b2", "n14", "c13") if point not in course.moves[:9])
