"""How the simulated championship goes: who plays, what each is like, and what goes wrong."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import cycle
from random import Random
from zoneinfo import ZoneInfo

from corr.bench.hall import drawn_game
from corr.demo.installation import ARBITER

EVENT = "RC24"
START = datetime(2024, 2, 1, 8, tzinfo=UTC)
"""The day of the first moves; the story begins three weeks earlier."""
DAY, HOUR, MINUTE = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1)
COMMITTEE = "committee@corr.example"

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


_STAGES = """\
[[stages]]
name = "Section"
sections = {sections}
[[stages]]
name = "Final"
qualify = {qualify}
"""


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
    nothing happens. The daemon is killed at `outages`, `outages_apart` days
    from each other, and `kills` times after so many letters (`kill_every`), and started again.
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
    outages: int = 4
    outages_apart: int = 29
    pace: float = 2.2
    characters: tuple[str, ...] = ()
    leaves: tuple[int, int] = (8, 40)
    stays: tuple[int, int] = (10, 18)
    announced: int = 21
    step: timedelta = 12 * HOUR
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
        for n in range(self.players):
            character = next(kinds) if n % 2 else "slow" if n % 4 == 2 else "punctual"
            character = self.characters[n] if self.characters else character
            found.append(self._person(n, character, next(styles)))
        return tuple(found)

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

    def absences(self) -> tuple[tuple[datetime, datetime], ...]:
        """When the daemon does not run."""
        chance = self.chance("absences")
        found = []
        for number in range(self.outages):
            begin = (
                START + (7 + self.outages_apart * number) * DAY + chance.randint(0, 1400) * MINUTE
            )
            found.append((begin, begin + chance.randint(3, 30) * HOUR))
        return tuple(found)


@dataclass(frozen=True, kw_only=True)
class Course:
    """The moves of a game from the second on, and how it ends after them."""

    moves: tuple[str, ...]
    how: str
