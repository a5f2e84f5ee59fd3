"""The house's own text of a match: every act, a line each, to be read by people and by us.

`[1]` and `[2]` are the players. Before a roll stands its number, the dice are in the order in
which they were thrown; behind `;` stands why an act was made unasked. What follows from the acts
(the score of a game, who has won it) stands there for the reader, and is compared.
"""

import re
from collections.abc import Iterator

from msgspec.structs import replace

from corr.errors import PlayerError
from corr.games.backgammon.acts import NO_PLAY, ROLL, dice
from corr.games.backgammon.match import Match, Phase
from corr.games.backgammon.record import AGAIN
from corr.games.rules import Chance, Move, Seat
from corr.records.backgammon.model import (
    DICE,
    FACTS,
    LONGEST_COMMENT,
    MOST_ACTS,
    Act,
    MatchRecord,
    begun,
    dice_of,
    fact,
    fault_of,
    judged,
    replayed,
    result_told,
    settled,
    told,
)
from corr.records.backgammon.turns import WHO, named
from corr.records.model import RecordError, shown

HEAD = re.compile(r"^Backgammon match to (\d{1,4}) points?\s*$", re.MULTILINE | re.ASCII)
"""The line by which such a file is known."""

_NAMED = {name.capitalize(): name for name in FACTS}
_FACT = re.compile(rf"({'|'.join(_NAMED)}|1|2|Score|Dice|Result|Comment):[ ]?(.*)")
_WHY = re.compile(r"(.*?)\s+;\s+(\S.{0,198}?)\s*")
_LINE = re.compile(
    r"(?:\[(?P<seat>[12])\]\s+)?(?:(?P<roll>[0-9]{1,6})\.\s+(?P<dice>[1-6]{2}):)?\s*(?P<act>.*)",
    re.ASCII,
)
_OF = re.compile(r"(chance|server|director):\s+(.{1,200}?)(?:\s+#([0-9]{1,6}))?\s*", re.ASCII)
LONGEST_LINE = 1000


# -- writing ----


def write(record: MatchRecord) -> str:
    """The text of a match. Raises RecordError for one that cannot be played."""
    return "\n".join((*_head(record), *_body(record), ""))


def _head(record: MatchRecord) -> Iterator[str]:
    yield f"Backgammon match to {record.length} point{'s' * (record.length > 1)}"
    for number, name in enumerate(record.players, 1):
        yield f"{number}: {name}".rstrip()
    for title, name in _NAMED.items():
        if value := getattr(record, name):
            yield f"{title}: {value}"
    if any(record.score):
        yield f"Score: {record.score[0]}-{record.score[1]}"
    if record.dice:
        yield f"Dice: {record.dice}"
    if record.result:
        yield f"Result: {told(record.result)}"
    for line in record.comment.splitlines():
        yield f"Comment: {line}".rstrip()
    yield ""


def _body(record: MatchRecord) -> Iterator[str]:
    before = begun(record)
    steps = tuple(replayed(record))
    at = 0
    while at < len(steps):
        act, match = steps[at]
        following = steps[at + 1][0] if at + 1 < len(steps) else None
        if act.who is Chance.CHANCE and before.phase is Phase.OPENING and not before.begun:
            yield from ("", _game_line(before))
        if act.move == ROLL and not act.why and _throws(following):
            at, before = at + 1, match
            continue
        if _throws(act) and not act.why and match.phase is Phase.PLAY and _plays(following):
            at += 1
            after_it = steps[at][1]
            yield _thrown_line(act, match, following)
        else:
            after_it = match
            yield _line(act, match)
        if len(after_it.games) > len(before.games):
            yield _won_line(after_it)
        at, before = at + 1, after_it


def _throws(act: Act | None) -> bool:
    return act is not None and act.who is Chance.CHANCE


def _plays(act: Act | None) -> bool:
    return act is not None and (act.move == NO_PLAY or act.move[0].isdigit() or _enters(act))


def _enters(act: Act) -> bool:
    return act.move.startswith("bar/")


def _thrown_line(act: Act, match: Match, play: Act | None) -> str:
    """A roll, and the play of it if there is one."""
    thrown = dice_of(act)
    seat = f"[{named(match.turn)}] " if match.turn and match.dice else ""
    what = f" {play.move}{_reason(play)}" if play else ""
    return f"{seat}{act.roll}. {thrown[0]}{thrown[1]}:{what}"


def _line(act: Act, after_it: Match) -> str:
    if act.who is Chance.CHANCE and not act.why:
        line = _thrown_line(act, after_it, None)
        return line if after_it.dice else f"{line} {AGAIN}"
    if isinstance(act.who, Seat):
        return f"[{named(act.who)}] {act.move}{_reason(act)}"
    number = f" #{act.roll}" if act.roll else ""
    return f"{named(act.who)}: {act.move}{number}{_reason(act)}"


def _reason(act: Act) -> str:
    return f" ; {act.why}" if act.why else ""


def _game_line(match: Match) -> str:
    crawford = ", Crawford game" if match.crawford else ""
    return f"Game {match.game}: {match.score[0]}-{match.score[1]}{crawford}"


def _won_line(match: Match) -> str:
    """Who has won the last game, and what; the score is that with the points given meanwhile."""
    won = match.games[-1]
    return (
        f"= {named(won.winner)} wins {won.points}, {won.reason}, cube {won.cube}: "
        f"{match.score[0]}-{match.score[1]}"
    )


# -- reading ----


def read(text: str) -> MatchRecord:
    """The match of a text. Raises RecordError, with its line, for what is none or cannot be."""
    return _Text(text).record()


class _Text:
    """Reads the lines of a text, each judged as it comes."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._acts = list[Act]()
        self._facts = dict[str, str]()
        self._comment = list[str]()
        self._commented = 0
        self._match: Match | None = None
        self._length = 0

    def record(self) -> MatchRecord:
        """The match of the text."""
        for number, line in enumerate(self._lines, 1):
            where = f"line {number}"
            if len(line) > LONGEST_LINE:
                raise RecordError(where, f"more than {LONGEST_LINE} characters")
            if not self._length:
                self._title(where, line)
            elif self._match is None and (found := _FACT.fullmatch(line)):
                self._fact(where, found[1], found[2])
            elif line.strip():
                self._told(where, line.strip())
        if not self._length:
            raise RecordError("line 1", "no match: expected Backgammon match to 7 points")
        record = self._record(f"line {len(self._lines)}")
        return settled(replace(record, acts=tuple(self._acts)))

    def _title(self, where: str, line: str) -> None:
        found = HEAD.fullmatch(line)
        self._length = int(found[1]) if found else 0
        if line.strip() and not self._length:
            raise RecordError(where, f"{shown(line.strip())}: no match that corr has written")

    def _fact(self, where: str, name: str, value: str) -> None:
        if name == "Comment":
            self._comment.append(value)
            self._commented += len(value) + 1
            if self._commented > LONGEST_COMMENT:
                raise RecordError(where, f"a comment of more than {LONGEST_COMMENT} characters")
        elif name in self._facts:
            raise RecordError(where, f"{name} stands there twice")
        else:
            self._facts[name] = fact(where, name, value)

    def _record(self, where: str) -> MatchRecord:
        """What the head says. Raises RecordError."""
        facts = self._facts
        first, minus, second = facts.get("Score", "0-0").partition("-")
        result = result_told(facts["Result"]) if "Result" in facts else None
        if not minus or not (first + second).isdecimal() or len(first + second) > 8:
            raise RecordError(where, f"Score: {shown(facts['Score'])}: expected 1-0")
        if "Result" in facts and result is None:
            found = shown(facts["Result"])
            raise RecordError(where, f"Result: {found}: expected 1 wins, 7-5, score")
        if facts.get("Dice", "") not in DICE:
            found = shown(facts["Dice"])
            raise RecordError(where, f"Dice: {found}: expected {' or '.join(filter(None, DICE))}")
        one_line = {name: facts.get(title, "") for title, name in _NAMED.items()}
        record = MatchRecord(
            length=self._length,
            score=(int(first), int(second)),
            players=(facts.get("1", ""), facts.get("2", "")),
            result=result,
            dice=facts.get("Dice", ""),
            comment="\n".join(self._comment),
        )
        return replace(record, **one_line)

    def _told(self, where: str, line: str) -> None:
        match = self._match
        if match is None:
            match = self._match = begun(self._record(where))
        if line.startswith("Game "):
            self._compare(where, line, _game_line(match))
        elif line.startswith("= "):
            self._compare(where, line, _won_line(match) if match.games else "")
        else:
            self._act(where, line)

    def _compare(self, where: str, line: str, expected: str) -> None:
        if line != expected:
            raise RecordError(where, f"{shown(line)}: by the acts it is {expected or 'not over'}")

    def _act(self, where: str, line: str) -> None:
        found = _WHY.fullmatch(line)
        plain, why = (found[1], found[2]) if found else (line, "")
        if of := _OF.fullmatch(plain):
            act = Act(who=WHO[of[1]], move=Move(of[2]), roll=int(of[3] or 0), why=why)
            self._add(where, act)
            return
        parts = _LINE.fullmatch(plain)
        assert parts  # it matches any line
        seat = WHO.get(parts["seat"] or "")
        what = parts["act"]
        if parts["dice"]:
            self._throw(where, seat, parts["dice"], int(parts["roll"]))
            if what in ("", AGAIN):
                return
        elif seat is None or not what:
            raise RecordError(where, f"{shown(line)}: no act of a match")
        if what == NO_PLAY:
            self._add(where, Act(who="server", move=NO_PLAY, why=why))
        elif seat:
            self._add(where, Act(who=seat, move=Move(what), why=why))
        else:
            raise RecordError(where, f"{shown(line)}: of whom is it? expected [1] or [2]")

    def _throw(self, where: str, seat: object, thrown: str, roll: int) -> None:
        match = self._match
        assert match
        if isinstance(seat, Seat) and match.phase is Phase.CHOICE:
            self._add(where, Act(who=seat, move=ROLL))
        move = dice(int(thrown[0]), int(thrown[1]))
        self._add(where, Act(who=Chance.CHANCE, move=move, roll=roll))
        match = self._match
        if match and match.dice and seat is not match.turn:
            raise RecordError(where, f"the roll is {named(match.turn or Seat.FIRST)}'s")

    def _add(self, where: str, act: Act) -> None:
        match = self._match
        assert match
        if len(self._acts) >= MOST_ACTS:
            raise RecordError(where, f"more than {MOST_ACTS} acts")
        try:
            # Whether it is accepted at once is asked of the act behind it.
            canonical, self._match = judged(match, act, loosely=True)
        except PlayerError as error:
            raise RecordError(where, fault_of(match, act.move, error)) from error
        self._acts.append(canonical)
