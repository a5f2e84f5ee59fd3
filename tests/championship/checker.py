"""An independent checker of a championship: it recomputes everything from the raw mails alone.

It reads the postbag from the first mail to the last, with the event file, the register and the
hours in which the daemon did not run, and keeps games, clocks, results and rulings of its own. It
knows nothing of the program and imports none of it.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from tests.championship.clocks import DAY, HOUR, NOTHING, SECOND, Limits, Span, ticking
from tests.championship.desk import Act, acts_in, ruling_named
from tests.championship.games import Sheet, won
from tests.championship.letters import (
    POSITION,
    asks_to_move,
    faults,
    games_listed,
    states_deadline,
    told_over,
    written,
)
from tests.championship.people import FAR, LeaveRules, People
from tests.championship.post import OUT, REFUSED, Diary, Mail, Postbag
from tests.championship.reading import Order, Said, read
from tests.championship.rulings import Rulings

_VOUCHER = re.compile(r"\b[A-Z]{4}-[A-Z]{4}-[A-Z]{4}\b")
_PROPOSED = re.compile(r"claims to win (\S+-\d+) .{0,80} says: \S+ Proved")
_OWN = re.compile(r"(P\d{4,})\.\d+\.[A-Z2-7]{16}\.\d+@")


class Checker:
    """All that follows from the mails of a championship; `faults` is what letters say wrongly."""

    def __init__(self, bag: Postbag, diary: Diary) -> None:
        self.games: dict[str, Sheet] = {}
        self.people = People(diary.members)
        self.rulings = Rulings(self.games, self.people)
        self.faults = self.rulings.faults
        self.totals = Counter[str]()
        self._away = diary.away
        self._outages = sorted(one for one in diary.away if one[1] - one[0] > HOUR)
        files = [tomllib.loads(spec) for spec in diary.specs]
        self.events = {file["event"]["id"]: file for file in files}
        self._limits = {name: _limits(file) for name, file in self.events.items()}
        self._leave = {
            name: LeaveRules.of(file.get("leave", {})) for name, file in self.events.items()
        }
        self._desk = {who: name for name, file in self.events.items() for who in _desk_of(file)}
        self._acts = acts_in(bag, frozenset(self._desk))
        self._vouchers: dict[tuple[str, str], str] = {}
        self._proposed = Counter[str]()
        self._senders: dict[str, Mail] = {}
        self._letters: dict[str, Mail] = {}
        self._listed: dict[str, set[str]] = {}
        self._heard: dict[str, tuple[Sheet, int, bool]] = {}
        self._dues: dict[str, datetime] = {}
        for mail in bag:
            self._read(mail)
        self._lose_before(FAR)
        endings = (one.ending for one in self.games.values())
        self.totals["lost on time"] = sum(
            one is not None and one.word == "time" for one in endings
        )
        for name in self._heard:
            self.faults.append(f"{name} was never answered")
        if self._proposed.total() != self.totals["wins shown"]:
            told = f"{dict(self._proposed)} were proposed"
            self.faults.append(f"{self.totals['wins shown']} wins were shown, {told}")

    def handled(self, at: datetime) -> datetime:
        """When a letter that came at an instant was read: at once, or when the daemon was back."""
        return next((end for begin, end in self._away if begin <= at < end), at)

    # -- mail after mail ----

    def _read(self, mail: Mail) -> None:
        self._lose_before(mail.at)
        if mail.way == OUT:
            self.totals["letters out"] += 1
            self._letter(mail)
        elif mail.way == REFUSED:
            self.totals["letters refused"] += 1
            self._came_back(mail.recipient, mail.at, mail.at, refused=True)
        else:
            self.totals["letters in"] += 1
            self._take(mail)

    def _give_back(self, at: datetime) -> None:
        """What an outage that is over took from the turns that ran through it is given back."""
        while self._outages and self._outages[0][1] <= at:
            outage = self._outages.pop(0)
            for sheet in self.games.values():
                self._give_back_to(sheet, outage)

    def _give_back_to(self, sheet: Sheet, outage: Span) -> None:
        """Give a turn back what it lost in an outage, if it had begun and time was left then."""
        turn, (begin, end) = sheet.turn, outage
        if sheet.ending is None and turn.since <= begin <= self._due(sheet):
            off = (*turn.stops, *sheet.rests(turn), *turn.given)
            taken = ticking(begin, end, off) // SECOND * SECOND
            if taken <= HOUR:  # no more than letters take anyhow
                return
            turn.credit += taken
            turn.given.append(outage)
            self._dues.pop(sheet.id, None)
            self.totals["credits"] += 1

    def _lose_before(self, at: datetime) -> None:
        """Whose time was up before an instant has lost; nothing that comes later changes it.

        Nobody loses while nothing is read whose time was not up before that.
        """
        self._give_back(at)
        away = next((begin for begin, end in self._outages if begin <= at < end), at)
        for sheet in self.games.values():
            by = min(at, away) if sheet.turn.since <= away else at
            judged = (
                sheet.turn.told is not None and not sheet.limits.on_claim and sheet.ending is None
            )
            if judged and self._due(sheet) < by:
                sheet.end(won(1 - sheet.turn.seat), "time", self._due(sheet))

    def _due(self, sheet: Sheet) -> datetime:
        """When the time of the turn is up; kept until something changes it."""
        if sheet.id not in self._dues:
            stands = any(end == FAR for _, end in sheet.rests(sheet.turn))
            self._dues[sheet.id] = FAR if stands else sheet.due(sheet.turn)
        return self._dues[sheet.id]

    def _changed(self, address: str) -> None:
        """The clocks of somebody are to be counted anew."""
        for sheet in self.games.values():
            if address in sheet.seats:
                self._dues.pop(sheet.id, None)

    # -- letters of the site ----

    def _letter(self, mail: Mail) -> None:
        self._senders[mail.sender] = self._letters[mail.name] = mail
        if mail.recipient in self._desk:
            self._at_desk(mail, self._desk[mail.recipient])
        answered = self._heard.pop(mail.header("In-Reply-To").strip("<>"), None)
        if own := _OWN.match(mail.name):
            self.people.named(own[1], mail.recipient)
            for game in games_listed(mail):
                self._listed.setdefault(game, set()).add(mail.recipient)
        found = POSITION.match(mail.name)
        if found is None:
            return
        sheet, number = self._known(found[1], int(found[2]), mail), int(found[2])
        if told_over(mail) == "annulled":
            sheet.annulled = True  # what a ruling means for a later stage is taken from letters
        if not (sheet.annulled or self._crosses(sheet, number, mail)):
            self.totals["deadlines compared"] += states_deadline(mail)
            self.faults += faults(sheet, number, self._due(sheet), mail)
        self._told(sheet, number, mail)
        if answered and answered[0] is sheet and not sheet.annulled:
            self._compare_answer(mail, number, *answered)

    def _at_desk(self, mail: Mail, event: str) -> None:
        """A letter to an arbiter: vouchers that were made, a win that is proposed."""
        text = " ".join(mail.text.split())
        if "It is done" in text:
            for voucher in _VOUCHER.findall(text):
                self._vouchers.setdefault((event, voucher), "")
        for game in _PROPOSED.findall(text) if mail.name.startswith("notice.") else ():
            if not self.games[game].claims:
                self.faults.append(f"{game}: a win is proposed that was not shown")
            self._proposed[game] += 1

    def _known(self, game: str, number: int, mail: Mail) -> Sheet:
        """The game of a letter; the first one goes to who is to move, the other is known later."""
        sheet = self.games.get(game)
        if sheet is None:
            if number != 0 or not asks_to_move(mail):
                self.faults.append(f"{game}: the first letter is {mail.header('Subject')!r}")
            limits = self._limits[game.partition("-")[0]]
            others = self._listed.get(game, set()) - {mail.recipient}
            seats = [min(others, default=""), mail.recipient]
            sheet = Sheet(id=game, limits=limits, seats=seats, people=self.people)
            sheet.begin(1, written(mail))
            self.games[game] = sheet
        elif mail.recipient not in sheet.seats:
            if sheet.seats[0]:
                self.faults.append(f"{game}: a third player, {mail.recipient}")
            sheet.seats[0] = mail.recipient
        return sheet

    def _crosses(self, sheet: Sheet, number: int, mail: Mail) -> bool:
        """Whether a letter was written before the mail was read that changed what it tells."""
        if number < sheet.number < len(sheet.turns):
            changed = sheet.turns[number + 1].since
        elif sheet.ending is not None and not told_over(mail):
            by_claim = sheet.limits.on_claim and sheet.ending.word == "time"
            changed = sheet.ending.at + (DAY if by_claim else NOTHING)  # judged when all is read
        else:
            return number == sheet.number and self._knows_less(sheet, mail)
        return written(mail) <= self.handled(changed)

    def _knows_less(self, sheet: Sheet, mail: Mail) -> bool:
        """Whether a letter was written before the last of what was given to the turn."""
        told, ruled, at = sheet.turn.told, sheet.ruled_at, written(mail)
        if ruled is not None and at <= ruled and not re.search(rf"{sheet.event}/\d", mail.text):
            return True
        return (told is not None and at < told) or any(at <= end for _, end in sheet.turn.given)

    def _told(self, sheet: Sheet, number: int, mail: Mail) -> None:
        """The first letter that tells of a turn gives back what it lay in the outbox, if long."""
        turn = sheet.turn
        mine = sheet.seats[turn.seat] == mail.recipient and number == sheet.number
        if sheet.ending is None and mine and not turn.told:
            turn.told = mail.at
            self._credit(sheet, written(mail), mail.at)

    def _credit(self, sheet: Sheet, since: datetime, until: datetime) -> None:
        """Time that a turn's player could not know of it does not count, if it was long.

        A clock that stands still loses none; of one that did, what is left was kept.
        """
        ends = [end for _, end in sheet.stood(sheet.turn)]
        waited = until - max([since, *ends])
        if waited > HOUR:
            sheet.turn.credit += waited // SECOND * SECOND
            self._dues.pop(sheet.id, None)
            self.totals["credits"] += 1

    def _compare_answer(
        self, mail: Mail, number: int, sheet: Sheet, before: int, done: bool
    ) -> None:
        """An answer shows by its position whether the orders were carried out."""
        shows = number > before or bool(told_over(mail))
        if sheet.ending is None and shows != done:
            words = "carried out" if shows else "refused"
            self.faults.append(f"{sheet.id} at {mail.at:%Y-%m-%d %H:%M}: orders were {words}")

    # -- mails to the site ----

    def _came_back(
        self, address: str, at: datetime, when: datetime, *, refused: bool = False
    ) -> None:
        if self.people.came_back(address, at, when, refused=refused):
            self.totals["unreachable"] += 1
            self._changed(address)

    def _take(self, mail: Mail) -> None:
        if mail.sender in self._desk:
            self._rule(self._acts.get(mail.name, ()), self.handled(mail.at))
            return
        letter = self._senders.get(mail.recipient)
        if letter and mail.message.get_content_type() == "multipart/report":
            self.totals["letters returned"] += 1
            if b"\nAction: failed" in mail.raw:
                self._came_back(letter.recipient, mail.at, written(letter))
            return
        said = read(mail)
        if said.automatic or said.sender not in self.people:
            self.totals["from machines and strangers"] += 1
            return
        if self.people.heard(said.sender, mail.at):
            self._changed(said.sender)
        self._ask(said)
        sheet = self.games.get(said.game)
        if sheet is not None and said.sender in sheet.seats:
            before, done = sheet.number, self._carried_out(sheet, said)
            self.totals["orders carried out" if done else "letters without effect"] += 1
            if not any(one.kind == "appeal" for one in said.orders):
                self._heard[mail.name] = (sheet, before, done)

    def _ask(self, said: Said) -> None:
        """What is asked for that is about no game: leave, an appeal."""
        for order in said.orders:
            if order.dates:
                events = self.rulings.events_of(said.sender)
                rules = {event: self._leave[event] for event in events}
                days = self.people.take_leave(said.sender, order.dates, said.mail.at, rules)
                self.totals["leave days"] += days
                self._changed(said.sender)
            elif order.kind == "enter":
                self._enter(said.sender, order)
            elif order.kind == "appeal":
                self._appeal(said)

    def _enter(self, address: str, order: Order) -> None:
        """Somebody enters with a voucher, which is good once."""
        key, entered = (order.event, order.voucher), self.rulings.entered[order.event]
        if self._vouchers.get(key, address) == "" and address not in entered:
            self._vouchers[key] = address
            entered.append(address)
            self.totals["entered by voucher"] += 1

    def _appeal(self, said: Said) -> None:
        letter = self._letters.get(said.mail.header("In-Reply-To").strip("<>"))
        event, number = ruling_named(letter) if letter else ("", 0)
        for ruling in self.rulings.of[event]:
            if ruling.number == number and not ruling.appealed_by:
                ruling.appealed_by = said.sender
                self.totals["appeals"] += 1

    def _carried_out(self, sheet: Sheet, said: Said) -> bool:
        """Carry the orders of a letter out, all moves in it being one; whether any was."""
        if sheet.ending is not None:
            return False
        seat, at = sheet.seats.index(said.sender), said.mail.at
        for begin, end in self._outages:
            if begin <= at < end and self._due(sheet) < at:
                self._give_back_to(sheet, (begin, at))
        moves = [one for one in said.orders if one.kind in ("move", "impossible")]
        orders: list[Order] = [one for one in said.orders if one not in moves]
        orders += moves if len(moves) == 1 else []
        shown = len(sheet.claims)
        done = [not sheet.ending and sheet.take(seat, one, said.number, at) for one in orders]
        self.totals["wins shown"] += len(sheet.claims) - shown
        self.totals["wins claimed"] += sum(one.kind == "claim win" for one in orders)
        if any(done):
            self._dues.pop(sheet.id, None)
        if any(done) and sheet.ending is None and sheet.turn.since == at:
            self._credit(sheet, at, self.handled(at))
        return any(done)

    # -- the arbiter ----

    def _rule(self, acts: tuple[Act, ...], at: datetime) -> None:
        """What the arbiter has had carried out."""
        for sheet in self.games.values():
            sheet.unjudge(at)
        for act in acts:
            self.totals["rulings"] += self.rulings.carry_out(act, at)
            self.totals[" ".join(act.kind).strip()] += 1
        self._dues.clear()
        self.totals["lost by withdrawal"] = self.rulings.ended


def _limits(file: Mapping[str, Any]) -> Limits:
    return Limits.of(file["clock"], file["event"]["time_zone"])


def _desk_of(file: Mapping[str, Any]) -> tuple[str, ...]:
    return *file["event"]["arbiters"], *file["event"].get("committee", ())
