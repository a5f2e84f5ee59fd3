"""What a year of play must come to, worked out with dates alone and without the program's code.

The oracle is told when letters arrive and when the daemon is at work. It knows the rules of the
clock: so many days for each answer, reminders at fixed shares of it, an hour's mercy for clocks
that differ, and time given back when the daemon was away, to whoever was to act meanwhile.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@dataclass
class Turn:
    """Whose time runs, since when and until when; `pending` are the reminders still to come.

    While the time stands still, `stopped` is since when.
    """

    seat: int
    since: datetime
    due: datetime
    pending: list[datetime]
    stopped: datetime | None = None


@dataclass
class Sheet:
    """One game as the oracle sees it. `used` is the time that either seat has used so far."""

    game: str
    players: tuple[str, str]
    began: datetime
    turn: Turn | None = None
    used: list[timedelta] = field(default_factory=lambda: [timedelta(), timedelta()])
    given_back: timedelta = timedelta()
    result: str = ""
    ending: str = ""
    ended: datetime | None = None


class Oracle:
    """All games of the year and all letters that must go out."""

    def __init__(
        self,
        per_move: timedelta,
        every: timedelta,
        absences: Sequence[tuple[datetime, datetime]],
    ) -> None:
        """`every` is how often the daemon looks at the clocks, but for its `absences`."""
        self.per_move = per_move
        self.every = every
        self.absences = absences
        self.sheets: dict[str, Sheet] = {}
        self.digest_hours: dict[str, int] = {}
        self.zones: dict[str, str] = {}
        self.news: dict[str, datetime] = {}
        self.expected = Counter[str]()
        self._digest_days = set[tuple[str, date]]()
        self.lost = set[str]()
        """The players whom letters do not reach."""
        self.outage: tuple[datetime, datetime] | None = None
        """When the daemon was away, while the time of that has not been given back."""
        self._reminders_now = Counter[str]()
        self._told_first = set[str]()
        self._fresh = set[str]()
        self._last_due: dict[str, datetime] = {}

    # -- what happens ----

    def begin(self, game: str, players: tuple[str, str], seat: int, at: datetime) -> None:
        """A game begins; a seat is to act."""
        self.sheets[game] = Sheet(game=game, players=players, began=at)
        self._start(self.sheets[game], seat, at)

    def moved(self, game: str, arrived: datetime, handled: datetime) -> bool:
        """The seat to act answered; False if that came too late and lost the game."""
        sheet = self.sheets[game]
        turn = sheet.turn
        assert turn is not None
        assert turn.stopped is None, f"{game}: a move while the clock stands still"
        if self.outage and arrived > turn.due:
            self._give_back(sheet, self.outage[0], arrived)
        if arrived > turn.due:
            self._lose(sheet, handled)
            self._tell_both(sheet, handled)
            return False
        assert turn.since <= arrived, f"{game}: an answer before the question"
        sheet.used[turn.seat] += arrived - turn.since
        self._tell_both(sheet, handled)
        delay = handled - arrived
        credit = delay if delay > HOUR else timedelta()
        sheet.given_back += credit
        self._start(sheet, 1 - turn.seat, arrived + credit)
        return True

    def ended(self, game: str, arrived: datetime, handled: datetime, result: str) -> None:
        """The seat to act ended the game with its letter."""
        if self.moved(game, arrived, handled):
            sheet = self.sheets[game]
            sheet.turn, sheet.result, sheet.ended = None, result, handled

    def tick(self, at: datetime) -> list[str]:
        """The daemon, with all mail read, looks at the clocks; the games that time ends now."""
        late = []
        if self.outage:
            for sheet in self.sheets.values():
                self._give_back(sheet, *self.outage)
            self.outage = None
        self._told_first = set(self.news)  # digests go before the clocks are looked at
        self._fresh = set()
        for sheet in self.sheets.values():
            turn = sheet.turn
            if turn is None or turn.stopped is not None:
                continue
            if at - HOUR > turn.due:
                late.append(sheet.game)
                self._lose(sheet, at)
                self._tell_both(sheet, at)
                self._fresh.update(sheet.players)
            elif at <= turn.due and any(when <= at for when in turn.pending):
                turn.pending = [when for when in turn.pending if when > at]
                self._reminders_now[f"{sheet.game} {sheet.players[turn.seat]}"] += 1
                self.expected["reminders"] += 1
        return late

    def _give_back(self, sheet: Sheet, begin: datetime, end: datetime) -> None:
        """The daemon was away: what a turn that ran meanwhile lost by it is given back."""
        turn = sheet.turn
        if turn is None or turn.stopped or not turn.since <= begin <= turn.due:
            return
        gap = end - begin
        turn.since, turn.due = turn.since + gap, turn.due + gap
        turn.pending = sorted({*(when + gap for when in turn.pending), turn.due - DAY})
        sheet.given_back += gap
        self._last_due[sheet.game] = turn.due

    def _start(self, sheet: Sheet, seat: int, since: datetime) -> None:
        due = since + self.per_move
        times = (since + self.per_move / 2, since + self.per_move * 4 / 5, due - DAY)
        stopped = since if sheet.players[seat] in self.lost else None
        sheet.turn = Turn(seat=seat, since=since, due=due, pending=sorted(times), stopped=stopped)
        assert due >= self._last_due.get(sheet.game, due), f"{sheet.game}: the clock went back"
        self._last_due[sheet.game] = due

    def _lose(self, sheet: Sheet, at: datetime) -> None:
        assert sheet.turn is not None
        assert at > sheet.turn.due
        sheet.used[sheet.turn.seat] += self.per_move
        sheet.result, sheet.ending = ("0-1", "1-0")[sheet.turn.seat], "time"
        sheet.ended, sheet.turn = at, None

    def _tell_both(self, sheet: Sheet, at: datetime) -> None:
        for player in sheet.players:
            if player in self.digest_hours:
                self.news.setdefault(player, at)
            else:
                self.expected["game letters"] += 1

    def returned(self, player: str, at: datetime) -> None:
        """A letter to a player came back: their clocks stand still."""
        self.lost.add(player)
        for sheet in self.sheets.values():
            turn = sheet.turn
            if turn is not None and sheet.players[turn.seat] == player:
                assert turn.stopped is None
                turn.stopped = at if at <= turn.due else None

    def resume(self, player: str, at: datetime) -> None:
        """The player has written: if letters did not reach them, their clocks run on."""
        if player not in self.lost:
            return
        self.lost.remove(player)
        for sheet in self.sheets.values():
            turn = sheet.turn
            if turn is None or sheet.players[turn.seat] != player or turn.stopped is None:
                continue
            pause = at - turn.stopped
            turn.since, turn.due, turn.stopped = turn.since + pause, turn.due + pause, None
            turn.pending = [when + pause for when in turn.pending]
            sheet.given_back += pause
            self._last_due[sheet.game] = turn.due

    def told_again(self, player: str, but: str) -> None:
        """A player who was lost gets all running games again, but for the one that was told."""
        for sheet in self.sheets.values():
            again = sheet.turn is not None and player in sheet.players and sheet.game != but
            self.expected["game letters"] += again

    # -- what went out ----

    def reminded(self, game: str, player: str) -> None:
        """A reminder went out."""
        key = f"{game} {player}"
        assert self._reminders_now[key], f"a reminder that nobody needs: {key}"
        self._reminders_now[key] -= 1

    def digested(self, player: str, at: datetime) -> None:
        """A digest went out: with news, at its hour by the player's own clock, once a day."""
        assert player in self._told_first, f"a digest without news for {player}"
        del self.news[player]
        if player in self._fresh:
            self.news[player] = at
        self.expected["digests"] += 1
        here = at.astimezone(ZoneInfo(self.zones[player]))
        day, wall = here.date(), self._wall(player, here.date())
        if wall > at:  # what the daemon could not send in time belongs to the day before
            day, wall = day - DAY, self._wall(player, day - DAY)
        wall = next((end for begin, end in self.absences if begin <= wall < end), wall)
        assert (player, day) not in self._digest_days, f"two digests for {player} on {day}"
        self._digest_days.add((player, day))
        assert timedelta() <= at - wall < self.every, f"{player}: a digest at {here}"

    def _wall(self, player: str, day: date) -> datetime:
        """When clocks on the player's wall first show the digest's hour, or jump over it."""
        zone, hour = ZoneInfo(self.zones[player]), self.digest_hours[player]
        at = datetime(day.year, day.month, day.day, tzinfo=UTC) - 16 * HOUR
        while True:
            here = at.astimezone(zone)
            if (here.date(), here.hour) >= (day, hour):
                return at
            at += timedelta(minutes=15)

    # -- what must hold ----

    def check(self, at: datetime) -> None:
        """No reminder is missing, no digest is late, no clock runs where time is over."""
        assert not +self._reminders_now, f"missing at {at}: {+self._reminders_now}"
        recent = [end - begin for begin, end in self.absences if end <= at < end + 2 * DAY]
        patience = DAY + HOUR + self.every + max(recent, default=timedelta())
        for player, since in self.news.items():
            assert at - since < patience, f"{player} hears nothing"
        for sheet in self.sheets.values():
            self._check_time(sheet, at)

    def _check_time(self, sheet: Sheet, at: datetime) -> None:
        elapsed = (sheet.ended or at) - sheet.began
        used = sum(sheet.used, timedelta()) + sheet.given_back
        if sheet.turn is not None:
            used += max(timedelta(), (sheet.turn.stopped or at) - sheet.turn.since)
            assert used <= elapsed + timedelta(seconds=1), f"{sheet.game} used {used} of {elapsed}"
            late = sheet.turn.stopped is None and at > sheet.turn.due + HOUR
            assert not late, f"{sheet.game} should be lost on time"
        assert used <= elapsed + timedelta(seconds=1)
