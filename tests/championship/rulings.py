"""What the desks' acts come to in the checker's games: results, time, who left, what is undone.

Nothing here knows the program.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from tests.championship.desk import Act, Ruling
from tests.championship.games import Ending, Sheet, won
from tests.championship.people import FAR, People

WARNING = timedelta(days=1)
"""Leave that is taken back goes on for so long."""

VERDICTS = {"allow": "allowed", "dismiss": "dismissed"}
"""What the log says of an appeal, by the word that decided it."""


class Rulings:
    """All acts of the desks, event by event: the rulings, who is in, who has left, and when.

    `gone` are those who are away now; `ended` is how many games were lost by leaving.
    """

    def __init__(self, games: Mapping[str, Sheet], people: People) -> None:
        self._games, self._people = games, people
        self.of = defaultdict[str, list[Ruling]](list)
        self.gone = defaultdict[str, dict[str, datetime]](dict)
        self.entered = defaultdict[str, list[str]](list)
        self.closed = set[str]()
        self.faults: list[str] = []
        self.ended = 0

    def events_of(self, address: str) -> list[str]:
        """The events in which somebody plays or is going to."""
        return [
            event
            for event, players in self.entered.items()
            if address in players and address not in self.gone[event] and event not in self.closed
        ]

    def carry_out(self, act: Act, at: datetime) -> bool:
        """Do what a command says; whether it was a ruling."""
        sheet = self._games.get(act.words[2]) if len(act.words) > 2 else None
        known = self.of[act.event]
        ruling = Ruling(number=len(known) + 1, act=act, at=at)
        if sheet is not None:
            ruling.turn, ruling.before, sheet.ruled_at = sheet.turn, sheet.ending, at
            self._about_game(act, sheet, at)
        elif act.kind == ("leave", "grant"):
            player = self._people.address(act.words[2])
            ruling.leave = self._people.grant_leave(player, act.event, act.dates, at)
        elif act.kind == ("undo", ""):
            self._undo(known[int(act.words[2]) - 1], at)
        elif act.kind == ("appeal", "decide"):
            known[int(act.words[3]) - 1].decided = VERDICTS[act.words[4]]
        else:
            self._about_event(act, at)
        if act.is_ruling:
            known.append(ruling)
        return act.is_ruling

    def _about_game(self, act: Act, sheet: Sheet, at: datetime) -> None:
        match act.kind:
            case "clock", "extend":
                sheet.turn.credit += timedelta(days=act.days)
            case "clock", "pause":
                sheet.paused.append([at, FAR])
            case "clock", "resume":
                sheet.paused[-1][1] = at
            case "event", "rule":
                sheet.end(act.words[3], "adjudication", at)
            case "event", "correct" if sheet.ending:
                sheet.ending = replace(sheet.ending, points=act.words[3], ruled=True)
            case "game", "reopen":
                sheet.reopen(at, timedelta(days=act.days))
            case "game", "answer-claim":
                self._answer_claim(act, sheet, at)

    def _answer_claim(self, act: Act, sheet: Sheet, at: datetime) -> None:
        """The claim that is open is answered; one that shows no win must not have been there."""
        if not sheet.claims:
            self.faults.append(f"{sheet.id}: a claim was answered that shows no win")
            return
        seat = sheet.claims.pop()
        if act.words[3] == "yes":
            sheet.end(won(seat), "adjudication", at)

    def _about_event(self, act: Act, at: datetime) -> None:
        match act.kind:
            case "event", "enter":
                self.entered[act.event].append(self._people.address(act.words[3]))
            case "event", "close":
                self.closed.add(act.event)
            case "event", "withdraw":
                self._withdraw(act.event, self._people.address(act.words[3]), at)
            case "event", "reinstate":
                self._take_back(act.event, self._people.address(act.words[3]), at)

    # -- who leaves and comes back ----

    def _in(self, event: str, address: str) -> Iterator[tuple[Sheet, int]]:
        """Somebody's games in an event, with their seat."""
        for sheet in self._games.values():
            if sheet.event == event and address in sheet.seats:
                yield sheet, sheet.seats.index(address)

    def _withdraw(self, event: str, address: str, at: datetime) -> None:
        """Somebody has left: what goes on is won by the others."""
        self.gone[event].setdefault(address, at)
        for sheet, seat in self._in(event, address):
            if sheet.ending is None:
                both = sheet.seats[1 - seat] in self.gone[event]
                sheet.end("0-0" if both else won(1 - seat), "withdrawal", at)
                self.ended += 1

    def _take_back(self, event: str, address: str, at: datetime) -> None:
        """Somebody plays again; a game is theirs whose other player has left."""
        del self.gone[event][address]
        for sheet, seat in self._in(event, address):
            ending = None if sheet.annulled else sheet.ending
            if ending is None or ending.word != "withdrawal" or ending.ruled:
                continue
            if ending.winner == seat:
                continue
            if sheet.seats[1 - seat] in self.gone[event]:
                sheet.ending = replace(ending, points=won(seat))
            else:
                sheet.reopen(at, sheet.limits.usual)

    # -- what is taken back ----

    def _undo(self, ruling: Ruling, at: datetime) -> None:
        """What a ruling brought about is done the other way round."""
        act = ruling.act
        sheet = self._games.get(act.words[2])
        match act.kind:
            case "clock", "extend" if ruling.turn:
                ruling.turn.credit -= timedelta(days=act.days)
            case "clock", "pause" if sheet:
                sheet.paused[-1][1] = at
            case "clock", "resume" if sheet:
                sheet.paused.append([at, FAR])
            case "event", "withdraw":
                self._take_back(act.event, self._people.address(act.words[3]), at)
            case "leave", "grant" if ruling.leave:
                ruling.leave.end_by(at + WARNING)
            case "event" | "game", _ if sheet:
                _give_back(sheet, ruling.before, at)
            case _:
                self.faults.append(f"{act.words} was undone")


def _give_back(sheet: Sheet, before: Ending | None, at: datetime) -> None:
    """A game has the result again that it had, or goes on."""
    if before is None:
        sheet.reopen(at, sheet.limits.usual)
    elif sheet.ending is None:
        sheet.end(before.points, before.word, at)
    else:
        sheet.ending = replace(sheet.ending, points=before.points, word=before.word, ruled=True)
