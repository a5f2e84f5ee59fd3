"""An independent checker of a championship: it recomputes everything from the raw mails alone.

It reads the postbag from the first mail to the last, with the event file, the register and the
hours in which the daemon did not run, and keeps games, clocks, results and rulings of its own. It
knows nothing of the program and imports none of it.
"""

import re
import tomllib
from collections import Counter
from datetime import datetime, timedelta

from tests.championship_clocks import DAY, HOUR, NOTHING, SECOND, Limits, Span, ticking
from tests.championship_desk import Act, Ruling, acts_in, ruling_named
from tests.championship_games import Sheet, won
from tests.championship_letters import (
    POSITION,
    asks_to_move,
    faults,
    games_listed,
    states_deadline,
    told_over,
    written,
)
from tests.championship_people import FAR, People
from tests.championship_post import OUT, REFUSED, Diary, Mail, Postbag
from tests.championship_reading import Order, Said, read

_OWN = re.compile(r"(P\d{4,})\.\d+\.[A-Z2-7]{16}\.\d+@")


class Checker:
    """All that follows from the mails of a championship; `faults` is what letters say wrongly.

    `gone` are those who left, and when; `entered` those whom the arbiter let in.
    """

    def __init__(self, bag: Postbag, diary: Diary) -> None:
        self.games: dict[str, Sheet] = {}
        self.people = People(diary.members)
        self.rulings: list[Ruling] = []
        self.gone: dict[str, datetime] = {}
        self.entered: list[str] = []
        self.faults: list[str] = []
        self.totals = Counter[str]()
        self._away = diary.away
        self._outages = sorted(one for one in diary.away if one[1] - one[0] > HOUR)
        self._limits = dict(map(_limits, diary.specs))
        self._desk = frozenset().union(*map(_desk_of, diary.specs))
        self._acts = acts_in(bag, self._desk)
        self._senders: dict[str, Mail] = {}
        self._letters: dict[str, Mail] = {}
        self._listed: dict[str, set[str]] = {}
        self._heard: dict[str, tuple[Sheet, int, bool]] = {}
        self._dues: dict[str, datetime] = {}
        for mail in bag:
            self._read(mail)
        self._lose_before(FAR)
        for name in self._heard:
            self.faults.append(f"{name} was never answered")

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
            self._came_back(mail.recipient, mail.at, mail.at)
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
            lost = not sheet.limits.on_claim and sheet.ending is None and self._due(sheet) < by
            if lost:
                sheet.end(won(1 - sheet.turn.seat), "time", self._due(sheet))
                self.totals["lost on time"] += 1

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
            return False
        return written(mail) <= self.handled(changed)

    def _told(self, sheet: Sheet, number: int, mail: Mail) -> None:
        """The first letter that tells of a turn gives back what it lay in the outbox, if long."""
        turn = sheet.turn
        mine = sheet.seats[turn.seat] == mail.recipient and number == sheet.number
        if sheet.ending is None and mine and not turn.told:
            turn.told = True
            self._credit(sheet, mail.at - written(mail))

    def _credit(self, sheet: Sheet, waited: timedelta) -> None:
        """Time that a turn's player could not know of it does not count, if it was long."""
        if waited > HOUR and not self.people.is_lost(sheet.seats[sheet.turn.seat]):
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

    def _came_back(self, address: str, at: datetime, when: datetime) -> None:
        if self.people.came_back(address, at, when):
            self.totals["unreachable"] += 1
            self._changed(address)

    def _take(self, mail: Mail) -> None:
        if mail.sender in self._desk:
            self._rule(self._acts.get(mail.name, ()), self.handled(mail.at))
            return
        letter = self._senders.get(mail.recipient)
        if letter and mail.message.get_content_type() == "multipart/report":
            self.totals["letters returned"] += 1
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
                self.people.rest(said.sender, order.dates, said.mail.at)
                self.totals["leave days"] += (order.dates[1] - order.dates[0]).days + 1
                self._changed(said.sender)
            elif order.kind == "appeal":
                self._appeal(said)

    def _appeal(self, said: Said) -> None:
        letter = self._letters.get(said.mail.header("In-Reply-To").strip("<>"))
        number = ruling_named(letter) if letter else 0
        for ruling in self.rulings:
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
        done = [not sheet.ending and sheet.take(seat, one, said.number, at) for one in orders]
        if any(done):
            self._dues.pop(sheet.id, None)
        if any(done) and sheet.ending is None and sheet.turn.since == at:
            self._credit(sheet, self.handled(at) - at)
        return any(done)

    # -- the arbiter ----

    def _rule(self, acts: tuple[Act, ...], at: datetime) -> None:
        """What the arbiter has had carried out."""
        for act in acts:
            self._carry_out(act, self.games.get(act.words[2]), at)
            if act.is_ruling:
                number = len(self.rulings) + 1
                self.rulings.append(Ruling(number=number, act=act, at=at))
                self.totals["rulings"] += 1
        self._dues.clear()

    def _carry_out(self, act: Act, sheet: Sheet | None, at: datetime) -> None:
        match act.kind:
            case "clock", "extend" if sheet:
                sheet.turn.credit += timedelta(days=act.days)
            case "clock", "pause" if sheet:
                sheet.paused.append([at, FAR])
            case "clock", "resume" if sheet:
                sheet.paused[-1][1] = at
            case "event", "rule" if sheet:
                sheet.end(act.words[3], "adjudication", at)
            case "event", "correct" if sheet and sheet.ending:
                sheet.ending.points = act.words[3]
            case "game", "reopen" if sheet:
                sheet.reopen(at, timedelta(days=act.days))
            case "event", "enter":
                self.entered.append(self.people.address(act.words[3]))
            case "event", "withdraw":
                self._withdraw(self.people.address(act.words[3]), at)
            case "leave", "grant":
                self.people.rest(self.people.address(act.words[2]), act.dates, at, past=True)
            case "appeal", "decide":
                self.rulings[int(act.words[3]) - 1].decided = act.words[4]

    def _withdraw(self, address: str, at: datetime) -> None:
        """Somebody has left: what goes on is won by the others."""
        self.gone.setdefault(address, at)
        for sheet in self.games.values():
            if sheet.ending is None and address in sheet.seats:
                seat = sheet.seats.index(address)
                both = sheet.seats[1 - seat] in self.gone
                sheet.end("0-0" if both else won(1 - seat), "withdrawal", at)
                self.totals["lost by withdrawal"] += 1


def _limits(spec: str) -> tuple[str, Limits]:
    tables = tomllib.loads(spec)
    return tables["event"]["id"], Limits.of(tables["clock"], tables["event"]["time_zone"])


def _desk_of(spec: str) -> frozenset[str]:
    event = tomllib.loads(spec)["event"]
    return frozenset((*event["arbiters"], *event.get("committee", ())))
