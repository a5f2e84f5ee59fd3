"""A year of play in one process: the services of an installation on a clock that is driven.

Players in many time zones answer when they please; some fall silent, some are late, some want a
digest. Every hour the daemon's round goes over the house. The oracle beside it says what must
happen; this file lets it happen and compares.
"""

import heapq
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

from corr.bench.hall import Person, Table, drawn_game
from corr.bench.mail_host import answer
from corr.clock import ClockDriver
from corr.config import load_settings
from corr.demo.installation import ARBITER, Ports, settings_text, write_settings
from corr.mail.read.read import envelope
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.letters.event_letters import Act
from corr.service.office.office import open_office
from corr.service.players.from_list import import_players
from corr.service.post import mail as post
from corr.service.post.returns import sender_of
from corr.service.watch.tick import tick
from corr.store.rows import OutboxRow
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import example_spec_text
from corr.wire.imap_fetch import FetchedMail
from tests.whole.year_oracle import DAY, HOUR, Oracle
from tests.whole.year_plan import (
    AWAY,
    DIGESTS,
    LOST,
    ODD,
    START,
    ZONES,
    Coming,
    Course,
    Plan,
    returned,
)

_VALIDITY = 3


class Year:
    """A year under way."""

    nearest = timedelta()
    """How near to its deadline a letter may come and be in time: here in the same second."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.now = START
        self.oracle = Oracle(plan.per_move, plan.every, AWAY)
        self._patience: timedelta | None = None
        self.courses: dict[str, Course] = {}
        self.sent = Counter[str]()
        self.received = 0
        self.before_play = 0
        """How many letters about no game there were before the first move."""
        self.deadlines = set[datetime]()
        self._people: dict[str, Person] = {}
        self.clock = ClockDriver(folder / "clock", START)
        self._lost = ""
        self._report: tuple[datetime, bytes] | None = None
        self._uid = 0
        self._coming: list[Coming] = []
        write_settings(folder, settings_text(self._ports(), wait="50ms", clock="clock"))
        self.office = open_office(load_settings(folder / "corr.toml"))

    def close(self) -> None:
        """Let the database go; commands run at the year's last hour from now on."""
        self.clock.set(self.now)
        self.office.store.close()

    def _ports(self) -> Ports:
        """Where the mail servers are: nowhere."""
        return NoServers()

    @property
    def events(self) -> list[str]:
        """The ids of the events."""
        return [f"YR{number + 1:02d}" for number in range(self.plan.events)]

    # -- before it begins ----

    def open(self) -> None:
        """Enter the players, start the events, and let the players choose their settings."""
        for event in self.events:
            self._start(event)
        letters = self._deliver()
        for person in self._people.values():
            self._choose(person, letters)
        for event in self.events:
            for row in self.office.store.events.games_of_event(event):
                self._sit_down(row.id, (row.first, row.second))
        self.before_play = self.sent["letters about no game"]

    def _start(self, event: str) -> None:
        addresses = [f"{event.lower()}.{n}@players.example" for n in range(self.plan.players)]
        names = [f"Player {event} {n}" for n in range(self.plan.players)]
        zones = [ZONES[n % len(ZONES)] for n in range(self.plan.players)]
        levels = [f"{n % 5 + 1} kyu,2023-01-01" for n in range(self.plan.players)]
        lines = map(",".join, zip(names, addresses, zones, levels, strict=True))
        text = "\n".join(("name,email,time_zone,level,level_since", *lines)) + "\n"
        known = import_players(self.office, text, "players", START, f"year.players.{event}").all
        spec = example_spec_text(
            id=event, start=START.date().isoformat(), time_zone="Europe/Stockholm",
            opening="free-renju", per_move=f"{self.plan.per_move // DAY}d", arbiters=(ARBITER,),
        )  # fmt: skip
        spec = spec.replace("min_players = 5", "min_players = 2")
        spec = spec.replace('silence = ["14d notify", "40d arbiter"]', "silence = []")
        open_event(self.office, parse_spec(spec, event), self._act(f"open.{event}"))
        enter_players(self.office, event, known, self._act(f"enter.{event}"))
        start_event(self.office, event, "1", self._act(f"start.{event}"))
        for player, name, address, zone in zip(known, names, addresses, zones, strict=True):
            self._people[player] = Person(id=player, name=name, address=address)
            self._lost = self._lost or (player if address == addresses[1] else "")
            self.oracle.zones[player] = zone

    def _act(self, what: str) -> Act:
        return Act(at=self.now, cause=f"year.{what}")

    def _choose(self, person: Person, letters: list[OutboxRow]) -> None:
        """A player answers the first letter with the settings they want."""
        hour = DIGESTS.get(self.oracle.zones[person.id])
        letter = next(
            message_from_bytes(row.raw, policy=policy.default)
            for row in letters
            if row.recipient == person.address and row.message_id.startswith(person.id)
        )
        mail = EmailMessage()
        mail["From"], mail["To"] = person.address, str(letter["Reply-To"])
        mail["Subject"] = f"Re: {letter['Subject']}"
        mail["Message-ID"] = f"<settings.{person.address}>"
        mail.set_content("set text only\n" if hour is None else f"set digest {hour}\n")
        self._take([mail.as_bytes(policy=policy.SMTP)], [self.now])
        settings = self.office.store.players.player(person.id).settings
        assert settings == ({"text": "only"} if hour is None else {"digest": f"{hour:02d}"})
        if hour is not None:
            self.oracle.digest_hours[person.id] = hour
        self._deliver()

    def _sit_down(self, game: str, players: tuple[str, str]) -> None:
        chance = Random(f"{self.plan.seed} {game}")
        length = chance.randint(*self.plan.length)
        table = Table(
            game=game,
            people=(self._people[players[0]], self._people[players[1]]),
            moves=tuple(drawn_game(length, chance)),
            number=0,
        )
        how = chance.choices(("resign", "draw", "silent", "late"), (70, 16, 10, 4))[0]
        last = chance.randint(2, length - 2) if how in ("silent", "late") else length - 1
        self.courses[game] = Course(table=table, last=last, how=how)
        self.oracle.begin(game, players, 1, START)
        self._plan_answer(game, 0)

    # -- as it goes by ----

    def run(self) -> None:
        """Play until every game has ended."""
        look = START + self.plan.every
        while any(sheet.turn for sheet in self.oracle.sheets.values()):
            away = next((end for begin, end in AWAY if begin <= look < end), None)
            if away:
                self._be_away([*self._taken_until(away)], away)
                look = (away + self.plan.every).replace(minute=0)
            elif self._report and self._report[0] < look:
                self._bring_back(*self._report)
            elif self._coming and self._coming[0].at < look:
                letter = heapq.heappop(self._coming)
                self._arrive([letter], letter.at)
            else:
                self._look(look)
                look += self.plan.every

    def _bring_back(self, at: datetime, report: bytes) -> None:
        """A mail server reports that it could not deliver a letter of ours."""
        self._report = None
        self._come_to(at)
        (key,) = self._take([report], [self.now])
        row = self.office.store.letters.letter(key)
        assert row is not None
        assert (row.state, row.reason) == ("handled", "bounce")
        self.oracle.returned(self._lost, self.now)
        self._deliver()

    def _taken_until(self, at: datetime) -> Iterator[Coming]:
        while self._coming and self._coming[0].at <= at:
            yield heapq.heappop(self._coming)

    def _be_away(self, letters: list[Coming], end: datetime) -> None:
        """The daemon does not run until `end`, and finds the letters that came meanwhile."""
        post.take_in(self.office, [], _VALIDITY, self._uid, self.now)
        self.oracle.outage, self._patience = (self.now, end), HOUR
        self._arrive(letters, end)
        self._look(end)
        self._patience = None

    def _come_to(self, at: datetime) -> None:
        """It is a certain hour, and a mail will come."""
        self.now = at

    def _arrive(self, letters: list[Coming], handled: datetime) -> None:
        """Letters are in the mailbox, and are handled."""
        self._come_to(handled)
        keys = self._take([self._mail(one) for one in letters], [one.at for one in letters])
        self._took(letters, keys)
        self._deliver()

    def _took(self, letters: list[Coming], keys: list[str]) -> None:
        """Tell the oracle of letters that were handled just now."""
        for letter, key in zip(letters, keys, strict=True):
            row = self.office.store.letters.letter(key)
            assert row is not None
            assert row.state == "handled", (letter, row.reason)
            self.received += 1
            self._tell_oracle(letter)
            self._compare(letter.game)

    def _look(self, at: datetime) -> None:
        """A round of the daemon that finds no mail."""
        self.now = at
        self._round()
        late = self.oracle.tick(at)
        self._deliver()
        for game in late if at.hour else self.courses:
            self._compare(game)
        self.oracle.check(at)

    def _round(self) -> None:
        """The daemon finds the mailbox empty, and looks at the clocks."""
        post.take_in(self.office, [], _VALIDITY, self._uid, self.now, patience=self._patience)
        tick(self.office, self.now)

    def _take(self, mails: list[bytes], arrived: list[datetime]) -> list[str]:
        """Fetch mails and handle them; their keys."""
        found, keys = [], []
        for raw, at in zip(mails, arrived, strict=True):
            self._uid += 1
            keys.append(envelope(raw).key)
            found.append(FetchedMail(uid=self._uid, arrived=at, raw=raw, truncated=False))
        validity, patience = _VALIDITY, self._patience
        post.take_in(self.office, found, validity, self._uid, self.now, patience=patience)
        while post.handle(self.office, "year", self.now, self.now):
            pass
        return keys

    def _mail(self, letter: Coming) -> bytes:
        course, number = self.courses[letter.game], letter.number
        name = f"{letter.game}.{number}"
        return answer(self.office.keys, course.table, number, course.words(number), name)

    # -- what the players do ----

    def _plan_answer(self, game: str, number: int) -> None:
        """Decide when the player to move answers, if at all."""
        course, turn = self.courses[game], self.oracle.sheets[game].turn
        assert turn is not None
        self.deadlines.add(turn.due)
        if number == course.last and course.how == "silent":
            return
        chance = Random(f"{self.plan.seed} {game} {number}")
        at = self.now + timedelta(minutes=chance.randint(5, 600))
        at += timedelta(days=chance.expovariate(1 / 8))
        if number == course.last and course.how == "late":
            at = turn.due + timedelta(minutes=30)
        elif turn.stopped is None and chance.random() < 0.04:
            at = turn.due - max(self.nearest, timedelta(minutes=chance.randint(0, 90)))
        else:
            at = self._gathered(at, chance)
            at = at if turn.stopped else min(at, turn.due - self.nearest)
        if self._person(game, turn.seat).id == self._lost and LOST[0] <= at < LOST[1]:
            at = LOST[1] + timedelta(minutes=chance.randint(0, 2_000))
        at = max(at.replace(microsecond=0), self.now)
        heapq.heappush(self._coming, Coming(at=at, game=game, number=number))

    def _gathered(self, at: datetime, chance: Random) -> datetime:
        """The time of a letter, moved to an odd one if that is near."""
        for day, minutes in ODD:
            if abs(at - day) < timedelta(hours=18):
                return max(day + timedelta(minutes=chance.choice(minutes)), self.now)
        return at

    def _tell_oracle(self, letter: Coming) -> None:
        course, oracle, game = self.courses[letter.game], self.oracle, letter.game
        writer = self._person(game, oracle.sheets[game].turn.seat).id
        was_lost = writer in oracle.lost
        oracle.resume(writer, letter.at)
        if letter.number == course.last and course.how in ("resign", "draw"):
            seat = oracle.sheets[game].turn.seat
            result = ("0-1", "1-0")[seat] if course.how == "resign" else "1/2-1/2"
            oracle.ended(game, letter.at, self.now, result)
        elif oracle.moved(game, letter.at, self.now):
            self._plan_answer(game, letter.number + 1)
        if was_lost:
            oracle.told_again(writer, game)

    # -- what they find ----

    def _deliver(self) -> list[OutboxRow]:
        """Send what is queued, and tell the oracle of it."""
        rows = self._out()
        for row in rows:
            self._read(row)
        assert self.sent["game letters"] == self.oracle.expected["game letters"], self.now
        return rows

    def _out(self) -> list[OutboxRow]:
        """Send what is queued."""
        rows = self.office.store.letters.outgoing_by_state("queued", 10_000)
        with self.office.store.transaction():
            for row in rows:
                self.office.store.letters.finish_outgoing(
                    row.message_id, "sent", "250 ok", self.now
                )
        return rows

    def _read(self, row: OutboxRow) -> None:
        what, _, rest = row.cause.partition(".")
        self._maybe_return(row)
        if what == "digest":
            self.sent["digests"] += 1
            self.oracle.digested(rest.partition(".")[0], self.now)
            return
        game = row.message_id.partition(".")[0]
        if what == "year" or game not in self.courses:
            self.sent["letters about no game"] += 1
            return
        self._read_deadline(row, game)
        if what == "remind":
            self.sent["reminders"] += 1
            readers = (one.id for one in self._people.values() if one.address == row.recipient)
            self.oracle.reminded(game, next(readers))
        else:
            self.sent["game letters"] += 1

    def _maybe_return(self, row: OutboxRow) -> None:
        """The first letter that cannot be delivered to the lost player comes back."""
        reached = self._lost and self._people[self._lost].address == row.recipient
        if not reached or not LOST[0] <= self.now < LOST[1] or self.sent["returned"]:
            return
        self.sent["returned"] += 1
        kept = self.office.store.letters.outgoing(row.message_id)
        assert kept is not None
        self._report = (
            self.now + timedelta(minutes=5),
            returned(sender_of(self.office, kept), row.recipient),
        )

    def _read_deadline(self, row: OutboxRow, game: str) -> None:
        """A letter to whoever is to move tells the deadline by the clock on the reader's wall."""
        turn = self.oracle.sheets[game].turn
        told = turn is not None and turn.stopped is None
        if not told or self._person(game, turn.seat).address != row.recipient:
            return
        self.sent["deadlines told"] += 1
        zone = self.oracle.zones[self.oracle.sheets[game].players[turn.seat]]
        due = turn.due.astimezone(ZoneInfo(zone))
        place = zone.rpartition("/")[2].replace("_", " ")
        told = f"by {due:%A} {due.day} {due:%b}, {due:%H:%M} ({place})"
        mail = message_from_bytes(row.raw, policy=policy.default)
        text = " ".join(mail.get_body(("plain",)).get_content().split())
        assert told in text, f"{row.message_id} does not say {told!r}"

    def _person(self, game: str, seat: int) -> Person:
        return self._people[self.oracle.sheets[game].players[seat]]

    def _compare(self, game: str) -> None:
        """The program and the oracle agree on a game."""
        row, sheet = self.office.store.events.game_row(game), self.oracle.sheets[game]
        assert row is not None
        if sheet.turn is None:
            found = (row.state, row.result, row.ending == "time")
            assert found == ("ended", sheet.result, sheet.ending == "time"), game
        else:
            seat = ("first", "second")[sheet.turn.seat]
            due = None if sheet.turn.stopped else sheet.turn.due
            assert (row.state, row.to_act, row.due_at) == ("running", seat, due), game


@dataclass(frozen=True)
class NoServers:
    """Ports at which nobody is."""

    smtp_port: int = 1
    imap_port: int = 1
