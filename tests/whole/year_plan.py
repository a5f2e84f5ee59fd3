"""How a year of play goes: who plays where, who answers when, and what goes wrong."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email import policy
from email.message import EmailMessage

from corr.bench.hall import Table
from tests.whole.year_oracle import HOUR

START = datetime(2024, 2, 12, 8, tzinfo=UTC)
"""Before a leap day, and before a winter that ends in one year and begins in the next."""

ZONES = (
    "Europe/Stockholm",
    "Europe/London",
    "Australia/Lord_Howe",  # puts its clocks on by half an hour
    "America/New_York",
    "Asia/Kathmandu",  # 5:45 ahead
    "Pacific/Apia",  # 13 hours ahead
    "Asia/Almaty",  # changed its time for good on the night after that leap day
    "Africa/Casablanca",  # puts its clocks back for Ramadan
    "America/St_Johns",
    "Pacific/Chatham",
    "America/Santiago",
    "Asia/Tokyo",
    "Pacific/Kiritimati",
    "Asia/Gaza",
    "UTC",
)
DIGESTS = {"Europe/Stockholm": 2, "America/New_York": 2, "Asia/Kathmandu": 7, "Pacific/Apia": 0,
           "Australia/Lord_Howe": 2, "Asia/Almaty": 23}  # fmt: skip
"""Whose letters come once a day, at which hour: hours that the clock skips or shows twice."""

AWAY = (
    (datetime(2024, 5, 3, 6, tzinfo=UTC), datetime(2024, 5, 6, 9, 20, tzinfo=UTC)),
    (datetime(2024, 10, 26, 22, tzinfo=UTC), datetime(2024, 10, 27, 4, tzinfo=UTC)),
)
"""When the daemon does not run: a long weekend, and a night in which clocks go back."""

ODD = (
    (datetime(2024, 3, 11, tzinfo=UTC), (60, 90, 120)),
    (datetime(2024, 10, 7, tzinfo=UTC), (30, 60, 90)),
)
"""Days 20 days before clocks change in Europe, and minutes of them: there letters gather, so that
deadlines fall into hours that do not exist or exist twice."""

LOST = (datetime(2024, 7, 10, 12, tzinfo=UTC), datetime(2024, 8, 5, 9, tzinfo=UTC))
"""When letters to the second player come back, and that player writes none."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How large a year is. `every` is how often the daemon looks at the clocks."""

    events: int
    players: int
    length: tuple[int, int] = (30, 46)
    per_move: timedelta = timedelta(days=20)
    every: timedelta = HOUR
    seed: int = 1


@dataclass(frozen=True, kw_only=True)
class Course:
    """What will become of a game: it ends at a position by `how`, unless the clock ends it.

    `how` is "resign", "draw", "silent" or "late".
    """

    table: Table
    last: int
    how: str

    def words(self, number: int) -> str:
        """What the player to move writes at a position."""
        move = self.table.moves[number]
        match self.how, self.last - number:
            case "resign", 0:
                return f"{self.table.game} resign"
            case "draw", 0:
                return "accept"
            case "draw", 1:
                return f"{move}, draw?"
            case _:
                return move


@dataclass(order=True)
class Coming:
    """A player's letter that is still to come: it answers a position of a game."""

    at: datetime
    game: str
    number: int


def returned(sender: str, recipient: str) -> bytes:
    """The report of a mail server about a letter from us that it could not deliver."""
    report = EmailMessage()
    report["From"] = "Mail Delivery System <MAILER-DAEMON@mx.players.example>"
    report["To"] = sender
    report["Subject"] = "Undelivered Mail Returned to Sender"
    report["Message-ID"] = "<returned.1@mx.players.example>"
    report.set_content("It could not be delivered.\n")
    status = EmailMessage()
    status["Reporting-MTA"] = "dns; mx.players.example"
    about = EmailMessage()
    about["Final-Recipient"] = f"rfc822; {recipient}"
    about["Action"], about["Status"] = "failed", "5.1.1"
    part = EmailMessage()
    part["Content-Type"] = "message/delivery-status"
    part.set_payload([status, about])
    report.make_mixed()
    report.attach(part)
    report.set_param("report-type", "delivery-status")
    raw = report.as_bytes(policy=policy.SMTP)
    return raw.replace(b"multipart/mixed", b"multipart/report")
