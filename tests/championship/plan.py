"""How the simulated championship goes: who plays, what each is like, and what goes wrong."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import cycle
from random import Random
from zoneinfo import ZoneInfo

from corr.bench.hall import drawn_game
from corr.demo.installation import ARBITER

EVENT, OPEN = "RC24", "OC24"
"""The championship, and the open event beside it."""
START = datetime(2024, 2, 1, 8, tzinfo=UTC)
"""The day of the first moves; the story begins three weeks earlier."""
DAY, HOUR, MINUTE = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1)
COMMITTEE = "committee@corr.example"
OPEN_ARBITER, OPEN_COMMITTEE = "open@corr.example", "appeals@corr.example"

DIFFICULT = (
    "late",
    "silent",
    "on leave",
    "bouncing",
    "quarrelling",
    "nonsense",
)
"""What the difficult half of the players are like; the others are punctual or slow."""
ZONES = (
    "Europe/Stockholm",
    "Europe/Tallinn",
    "America/New_York",
    "Asia/Tokyo",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
)
STYLES = ("thunderbird", "k9", "mutt", "iphone", "mailto", "subject", "gmail", "outlook", "webde")

FIVE = ("a1", "i8", "a3", "j8", "a5", "k8", "a7", "l8")
"""A game in which Black has five in a row with the ninth stone, h8 among them."""
FOUR = 5
"""The position of it in which Black has three in a row and is to move."""

DAEMON, IMAP, SMTP = "daemon", "imap", "smtp"
"""What may be out of order: our program, the way to the mailbox, the way out."""


_STAGES = """\
[[stages]]
name = "Section"
sections = {sections}
[[stages]]
name = "Final"
qualify = {qualify}
"""


_OPEN_FILE = """\
[event]
id = "{id}"
name = "The open event"
start = {start}
entry_until = {entry_until}
time_zone = "Europe/Tallinn"
languages = ["en", "sv"]
entry = "voucher"
arbiters = ["{arbiter}"]
committee = ["{committee}"]
min_players = 2
max_players = {players}
[game]
opening = "free-renju"
[system]
kind = "round_robin"
seeding = "list"
[clock]
preset = "club"
forfeit = "on claim"
free_days = ["2024-05-01", "2024-06-24"]
reminders = ["50%", "1d"]
silence = ["7d notify", "12d arbiter"]
[leave]
days_per_year = 14
min_days = 3
notice = "1d"
budget = "player"
[ranking]
system = "none"
"""


@dataclass(frozen=True, kw_only=True)
class Outage:
    """From when until when something (`what`) is out of order."""

    begin: datetime
    end: datetime
    what: str


@dataclass(frozen=True, kw_only=True)
class Event:
    """An event: its file, who runs it, who decides appeals, and who plays in it, by address."""

    id: str
    arbiter: str
    committee: str
    players: frozenset[str]
    spec: str


@dataclass(frozen=True, kw_only=True)
class Person:
    """A player. `away` is when they write nothing; letters come back if they are bouncing."""

    number: int
    name: str
    address: str
    member: str
    character: str
    language: str
    zone: str
    style: str
    text_only: bool
    away: tuple[datetime, datetime] | None = None

    def is_away(self, at: datetime) -> bool:
        """Whether they are away at an instant."""
        return self.away is not None and self.away[0] <= at < self.away[1]

    @property
    def domain(self) -> str:
        """Where their mailbox is."""
        return self.address.partition("@")[2]

    @property
    def home(self) -> ZoneInfo:
        """Their time zone."""
        return ZoneInfo(self.zone)


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How large a championship is, and how long its games.

    `characters` are those of the players, if not half of them are to be difficult. Who goes away
    does so within the days `leaves` after the start, for as many days as `stays` says. `announced`
    is how many days before the start the event is, `step` how long the clock goes on at most when
    nothing happens. The daemon is killed `kills` times after so many letters (`kill_every`), and
    started again; in each of the `outages`, so many days from each other (`outages_apart`), what
    it names is out of order for hours, or for days if it is a mail server. In an open event
    beside the championship there are so many players (`open_players`), some of whom
    (`in_both`) play in the championship, too. On the weekdays `looks` arbiters look at their
    events and rule.
    """

    sections: int = 10
    section_size: int = 6
    qualify: int = 1
    length: tuple[int, int] = (6, 13)
    per_move: int = 12
    total: int = 60
    forfeit: str = "automatic"
    kills: int = 8
    kill_every: int = 250
    outages: tuple[str, ...] = (DAEMON, IMAP, SMTP, IMAP, DAEMON, SMTP, DAEMON)
    outages_apart: int = 13
    open_players: int = 12
    in_both: int = 6
    pace: float = 2.2
    characters: tuple[str, ...] = ()
    leaves: tuple[int, int] = (8, 40)
    stays: tuple[int, int] = (10, 18)
    announced: int = 21
    step: timedelta = 12 * HOUR
    looks: tuple[int, ...] = (1, 4)
    seed: int = 1

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.sections * self.section_size

    def chance(self, *of: object) -> Random:
        """A generator for one thing, the same whenever it is asked for."""
        return Random(":".join(map(str, (self.seed, *of))))

    def people(self) -> tuple[Person, ...]:
        """The players, half of them difficult."""
        kinds, styles = cycle(DIFFICULT), cycle(STYLES)
        found = list[Person]()
        for n in range(self.players + max(0, self.open_players - self.in_both)):
            character = next(kinds) if n % 2 else "slow" if n % 4 == 2 else "punctual"
            character = self.characters[n] if n < len(self.characters) else character
            found.append(self._person(n, character, next(styles)))
        return tuple(found)

    def events(self) -> tuple[Event, ...]:
        """The championship, and the open event if there is one."""
        everybody = [one.address for one in self.people()]
        mine, others = everybody[: self.players], everybody[self.players :]
        championship = Event(
            id=EVENT,
            arbiter=ARBITER,
            committee=COMMITTEE,
            players=frozenset(mine),
            spec=self.spec(),
        )
        if not self.open_players:
            return (championship,)
        guests = self.chance("in both").sample(mine, self.in_both)
        beside = Event(
            id=OPEN,
            arbiter=OPEN_ARBITER,
            committee=OPEN_COMMITTEE,
            players=frozenset((*guests, *others)),
            spec=_OPEN_FILE.format(
                id=OPEN,
                start=START.date(),
                entry_until=(START - 4 * DAY).date(),
                arbiter=OPEN_ARBITER,
                committee=OPEN_COMMITTEE,
                players=self.open_players,
            ),
        )
        return championship, beside

    def _person(self, number: int, character: str, style: str) -> Person:
        chance = self.chance("person", number)
        in_english = character in ("late", "quarrelling", "on leave")
        return Person(
            number=number,
            name=f"{character.title().replace(' ', '')} {number:02d}",
            address=f"{character.replace(' ', '.')}.{number:02d}@players.example",
            member=f"{1000 + number}",
            character=character,
            language="en" if in_english or number % 3 else "sv",
            zone=ZONES[number % len(ZONES)],
            style="thunderbird" if character == "nonsense" and style == "subject" else style,
            text_only=number % 5 != 0,
            away=self._away(character, chance),
        )

    def _away(self, character: str, chance: Random) -> tuple[datetime, datetime] | None:
        begin = START + chance.randint(*self.leaves) * DAY + chance.randint(0, 1400) * MINUTE
        match character:
            case "silent":
                return begin, datetime.max.replace(tzinfo=UTC)
            case "bouncing" | "on leave":
                return begin, begin + chance.randint(*self.stays) * DAY
            case _:
                return None

    def members(self) -> str:
        """The list of players that the operator takes into the register."""
        lines = ["name,email,member_no,language,time_zone"]
        for one in self.people():
            lines.append(f"{one.name},{one.address},{one.member},{one.language},{one.zone}")
        return "\n".join(lines) + "\n"

    def spec(self) -> str:
        """The event file."""
        stages = _STAGES.format(sections=self.sections, qualify=self.qualify)
        stages = stages if self.has_final else ""
        start = START.date().isoformat()
        return f"""\
[event]
id = "{EVENT}"
name = "The simulated championship"
start = {start}
entry_until = {(START - 4 * DAY).date()}
time_zone = "Europe/Stockholm"
languages = ["en", "sv"]
entry = "confirmed"
arbiters = ["{ARBITER}"]
committee = ["{COMMITTEE}"]
min_players = 2
max_players = {self.players}
[game]
opening = "free-renju"
[system]
kind = "{self.system}"
seeding = "list"
[clock]
per_move = "{self.per_move}d"
total = "{self.total}d"
forfeit = "{self.forfeit}"
free_days = ["2024-03-29..2024-04-01", "2024-06-22", "2024-12-24..2024-12-26"]
reminders = ["50%", "1d"]
silence = ["7d notify", "11d arbiter"]
[ranking]
system = "none"
{stages}"""

    @property
    def has_final(self) -> bool:
        """Whether the best of several sections meet."""
        return self.sections > 1

    @property
    def system(self) -> str:
        """The system by its name in the event file."""
        return "stages" if self.has_final else "round_robin"

    # -- the games ----

    def course(self, game: str) -> "Course":
        """How a game is going to go if nobody spoils it."""
        chance = self.chance("course", game)
        how = chance.choices(("resign", "draw", "five"), (60, 25, 15))[0]
        if how == "five":
            return Course(moves=FIVE, how=how)
        length = chance.randint(*self.length)
        return Course(moves=tuple(drawn_game(length, chance)), how=how)

    def kills_after(self) -> list[int]:
        """After how many letters in the daemon is killed."""
        return [self.kill_every * number for number in range(1, self.kills + 1)]

    def disorder(self) -> tuple[Outage, ...]:
        """When something is out of order."""
        chance = self.chance("absences")
        found = []
        for number, what in enumerate(self.outages):
            day = 7 + self.outages_apart * number
            begin = START + day * DAY + chance.randint(0, 1400) * MINUTE
            hours = chance.randint(3, 30) if what == DAEMON else chance.randint(30, 90)
            found.append(Outage(begin=begin, end=begin + hours * HOUR, what=what))
        return tuple(found)


@dataclass(frozen=True, kw_only=True)
class Course:
    """The moves of a game from the second on, and how it ends after them."""

    moves: tuple[str, ...]
    how: str
