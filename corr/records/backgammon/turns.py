"""What the files of other programs tell of a match, and what they have no place for.

They know games of turns: dice with a play, the cube, who has won. All else (equal throws of an
opening, offers that were refused, what the director gave, the number of a throw that does not
follow the one before) stands *beside* them, in lines of our own: each with the number of its act.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import IllegalMove, PlayerError
from corr.games.backgammon.acts import (
    ACCEPT,
    DOUBLE,
    DROP,
    NO_PLAY,
    ROLL,
    TAKE,
    dice,
)
from corr.games.backgammon.board import Board
from corr.games.backgammon.match import SIZES, Match, Phase
from corr.games.backgammon.notation import is_play, read_play, written
from corr.games.backgammon.plays import Dice, Play, plays
from corr.games.rules import Chance, Move, Seat
from corr.records.backgammon.model import (
    DICE,
    DIRECTOR,
    FACTS,
    MOST_ACTS,
    SERVER,
    Act,
    MatchRecord,
    Who,
    begun,
    dice_of,
    ended,
    fault_of,
    judged,
    replayed,
    result_told,
    told,
)
from corr.records.model import RecordError, shown

_SIZES = {size: word for word, size in SIZES.items()}
_CUBE = (DOUBLE, TAKE, DROP)


class Turn(Struct, frozen=True, kw_only=True):
    """A turn of a seat: a `dice` with the hops of its play, or a `word` of the cube."""

    seat: Seat
    word: str = ""
    dice: Dice | None = None
    hops: Play = ()


class Game(Struct, frozen=True, kw_only=True):
    """A game of a file; `winner` is None while it goes on.

    `opened` is the opening throw of a game that was resigned at once, as a turn without a play.
    """

    score: tuple[int, int]
    crawford: bool
    turns: tuple[Turn, ...]
    winner: Seat | None = None
    points: int = 0
    resigned: bool = False
    opened: Turn | None = None


class Sheet(Struct, frozen=True, kw_only=True):
    """A match as other programs know it, and `beside`: the lines of our own, in order."""

    games: tuple[Game, ...]
    beside: tuple[str, ...]


# -- from a match to games of turns ----


def sheet_of(record: MatchRecord) -> Sheet:
    """The games of a match, and what has no place in them. Raises RecordError."""
    steps = tuple(replayed(record))
    befores = (begun(record), *(match for _, match in steps))
    implied = _implied(tuple(act for act, _ in steps), befores)
    beside = [*_facts_beside(record)]
    games, turns, score = list[Game](), list[Turn](), befores[0].score
    for at, (act, match) in enumerate(steps):
        before = befores[at]
        score = score if before.begun else before.score
        if act.why:
            beside.append(f"why {at} {act.why}")
        if not implied[at]:
            beside.append(f"{at} {_named(act)}")
        turns += _turns(before, act)
        if len(match.games) > len(before.games):
            won = match.games[-1]
            games.append(
                Game(
                    score=score,
                    crawford=won.crawford,
                    turns=tuple(turns),
                    winner=won.winner,
                    points=won.points,
                    resigned=won.reason == "resignation",
                    opened=None if turns else _opened(befores[: at + 1]),
                )
            )
            turns = []
    last = befores[-1]
    if last.begun:
        games.append(Game(score=score, crawford=last.crawford, turns=tuple(turns)))
    return Sheet(games=tuple(games), beside=tuple(beside))


def _opened(befores: Sequence[Match]) -> Turn | None:
    """The last throw of a game in which nothing was played."""
    thrown = next((one for one in reversed(befores) if one.dice and one.turn), None)
    return Turn(seat=thrown.turn, dice=thrown.dice) if thrown and thrown.turn else None


def _implied(acts: Sequence[Act], befores: Sequence[Match]) -> list[bool]:
    """Which acts follow from the turns of a file by themselves."""
    found = [False] * len(acts)
    for at in range(len(acts) - 1, -1, -1):
        act, before = acts[at], befores[at]
        following = acts[at + 1] if at + 1 < len(acts) else None
        goes_on = following is not None and found[at + 1]
        if act.who is Chance.CHANCE:
            equal = before.phase is Phase.OPENING and len(set(dice_of(act))) == 1
            next_number = act.roll == before.roll + 1
            plays_it = goes_on and befores[at + 1].phase is Phase.PLAY
            found[at] = plays_it and not equal and next_number and _of_turn(following)
        elif act.move == ROLL:
            found[at] = goes_on and following is not None and following.who is Chance.CHANCE
        elif _resigns(act):
            found[at] = following is not None and following.move == ACCEPT
        elif act.move == ACCEPT:
            found[at] = at > 0 and _resigns(acts[at - 1])
        else:
            found[at] = _of_turn(act)
    return found


def _resigns(act: Act) -> bool:
    return act.move.startswith("resign ")


def _of_turn(act: Act | None) -> bool:
    """Whether an act is a play, a turn without one, or one of the cube."""
    if act is None:
        return False
    return act.move in (*_CUBE, NO_PLAY) or (isinstance(act.who, Seat) and is_play(act.move))


def _turns(before: Match, act: Act) -> Iterator[Turn]:
    if act.move in _CUBE and isinstance(act.who, Seat):
        yield Turn(seat=act.who, word=act.move)
    elif _of_turn(act) and before.turn and before.dice:
        board, dice = before.seen(before.turn), before.dice
        if before.opens:
            dice = (max(dice), min(dice))
        hops = () if act.move == NO_PLAY else read_play(board, dice, act.move)
        yield Turn(seat=before.turn, dice=dice, hops=hops)


_NAMES: Mapping[Who, str] = {
    Seat.FIRST: "1",
    Seat.SECOND: "2",
    Chance.CHANCE: "chance",
    SERVER: SERVER,
    DIRECTOR: DIRECTOR,
}
WHO: Mapping[str, Who] = {name: who for who, name in _NAMES.items()}
"""Whose an act is, by the names that our files have for it."""


def named(who: Who) -> str:
    """What our files call whose an act is: `1`, `2`, `chance`, `server`, `director`."""
    return _NAMES[who]


def _named(act: Act) -> str:
    roll = f" #{act.roll}" if act.roll else ""
    return f"{named(act.who)} {act.move}{roll}"


def _facts_beside(record: MatchRecord) -> Iterator[str]:
    """What the file says of the match, so that nothing depends on what programs keep."""
    yield "record 1"
    for seat, name in enumerate(record.players, 1):
        if name:
            yield f"player {seat} {name}"
    for fact in FACTS:
        if value := getattr(record, fact):
            yield f"{fact} {value}"
    if any(record.score):
        yield f"score {record.score[0]} {record.score[1]}"
    if record.dice:
        yield f"dice {record.dice}"
    if record.result:
        yield f"result {told(record.result)}"
    for line in record.comment.splitlines():
        yield f"comment {line}".rstrip()


# -- and back ----

_BESIDE = re.compile(
    r"(?P<at>[0-9]{1,6}) (?P<who>1|2|chance|server|director) (?P<move>.{1,200}?)"
    r"(?: #(?P<roll>[0-9]{1,6}))?",
    re.ASCII,
)
_WHY = re.compile(r"why ([0-9]{1,6}) (.{1,200})", re.ASCII)
_SCORE = re.compile(r"([0-9]{1,3}) ([0-9]{1,3})", re.ASCII)
_LEFT_OUT = re.compile(r"cannot move|can't move|no move|[$!]", re.IGNORECASE)
_NOT_TOLD = re.compile(r"\?{2,}|illegal", re.IGNORECASE)
_MEANT: Mapping[str, Move] = {
    "double": DOUBLE,
    "doubles": DOUBLE,
    "redoubles": DOUBLE,
    "take": TAKE,
    "takes": TAKE,
    "accepts": TAKE,
    "drop": DROP,
    "drops": DROP,
    "passes": DROP,
    "rejects": DROP,
}
_OWN = "record 1"


class Beside:
    """The lines of our own that a file has, read."""

    def __init__(self, lines: Sequence[tuple[str, str]]) -> None:
        """Lines with where they stand. Raises RecordError."""
        self.own = any(line == _OWN for _, line in lines)
        self.acts = dict[int, Act]()
        self.whys = dict[int, str]()
        self.facts = dict[str, str]()
        self.comment = list[str]()
        for where, line in lines:
            self._read(where, line)

    def _read(self, where: str, line: str) -> None:
        if found := _BESIDE.fullmatch(line):
            act = Act(
                who=WHO[found["who"]], move=Move(found["move"]), roll=int(found["roll"] or 0)
            )
            self.acts[int(found["at"])] = act
        elif found := _WHY.fullmatch(line):
            self.whys[int(found[1])] = found[2]
        elif line.startswith("comment"):
            self.comment.append(line.removeprefix("comment").removeprefix(" "))
        elif line != _OWN:
            key, _, value = line.partition(" ")
            if key == "player":
                number, _, value = value.partition(" ")
                key = f"player {number}"
            if key not in (*FACTS, "player 1", "player 2", "score", "dice", "result"):
                raise RecordError(where, f"corr {shown(line)} says nothing that is known")
            self.facts[key] = value

    def record(self, record: MatchRecord, score: tuple[int, int]) -> MatchRecord:
        """What a file says of its match, with what our lines say; `score` is its first one.

        Raises RecordError.
        """
        facts = self.facts
        if self.own:
            record = MatchRecord(length=record.length, comment=record.comment)
            found = _SCORE.fullmatch(facts.get("score", "0 0"))
            score = (int(found[1]), int(found[2])) if found else (-1, -1)
        result = result_told(facts["result"]) if "result" in facts else record.result
        dice = facts.get("dice", record.dice)
        if dice not in DICE or ("result" in facts and result is None) or min(score) < 0:
            raise RecordError("corr lines", "score, dice or result is none")
        names = (
            facts.get("player 1", record.players[0]),
            facts.get("player 2", record.players[1]),
        )
        one_line = {fact: facts.get(fact, getattr(record, fact)) for fact in FACTS}
        comment = "\n".join(filter(None, (record.comment, "\n".join(self.comment))))
        return MatchRecord(
            length=record.length,
            score=score,
            players=names,
            result=result,
            dice=dice,
            comment=comment,
            **one_line,
        )


class Rebuilt:
    """Builds a match again from the turns of a file, each judged as it comes."""

    def __init__(self, record: MatchRecord, beside: Beside) -> None:
        """`record` has no acts yet. Raises RecordError."""
        self._record, self._beside = record, beside
        self._acts = list[Act]()
        self.match = begun(record)
        self._open = ""
        self._games = 0

    # -- what a file tells --

    def game(self, where: str, score: tuple[int, int]) -> None:
        """A game that begins at a score: points that came since are the director's."""
        self._insert(where, throws=False)
        self._games += 1
        match = self.match
        if match.phase is not Phase.OPENING or match.begun:
            over = "the match is over" if match.outcome else f"game {match.game} has not ended"
            raise RecordError(where, f"another game begins, and {over}")
        if score == match.score:
            return
        jump = (score[0] - match.score[0], score[1] - match.score[1])
        if self._beside.own or min(jump) < 0:
            first, second = match.score
            raise RecordError(
                where, f"game {match.game} begins at {score[0]}-{score[1]}, not {first}-{second}"
            )
        self._add(where, Act(who="director", move=Move(f"points {jump[0]} {jump[1]}")))

    def play(self, where: str, seat: Seat, dice_told: Dice, text: str) -> None:
        """A seat's throw, and its play in any notation; "" if nothing can be played."""
        self._insert(where)
        thrown = self.match.dice
        if self._open and self.match.turn is seat and thrown and set(thrown) == set(dice_told):
            self._open = ""
        self._missing(where)
        if self.match.phase is Phase.CHOICE:
            self._add(where, Act(who=seat, move=ROLL))
            self._insert(where)
        if self.match.to_act is Chance.CHANCE:
            self._throw(where, seat, dice_told)
            self._insert(where)
        match = self.match
        if match.turn is not seat or match.dice is None:
            raise self._refused(where, text, PlayerError("not_your_turn"))
        if sorted(match.dice) != sorted(dice_told):
            rolled = f"{match.dice[0]}{match.dice[1]}"
            raise self._refused(where, text, PlayerError(f"the roll is {rolled}"))
        self._play(where, seat, match.dice, text)

    def _throw(self, where: str, seat: Seat, thrown: Dice) -> None:
        match = self.match
        if match.phase is Phase.OPENING:
            high, low = max(thrown), min(thrown)
            thrown = (high, low) if seat is Seat.FIRST else (low, high)
            if high == low:
                words = f"{high}{low} opens no game: equal dice are thrown again"
                raise RecordError(where, f"game {match.game}: {words}")
        elif match.turn is not seat:
            raise self._refused(where, f"{thrown[0]}{thrown[1]}:", PlayerError("not_your_turn"))
        self._add(where, Act(who=Chance.CHANCE, move=dice(*thrown), roll=match.roll + 1))

    def _play(self, where: str, seat: Seat, thrown: Dice, text: str) -> None:
        plain = " ".join(_LEFT_OUT.sub(" ", text).split())
        board = self.match.seen(seat)
        if _NOT_TOLD.search(plain):
            raise self._refused(where, text, PlayerError("the file does not tell a legal play"))
        if plain:
            try:
                move = Move(written(board, thrown, _meant(board, thrown, plain)))
            except PlayerError as error:
                raise self._refused(where, plain, error) from error
            self._add(where, Act(who=seat, move=move))
        elif plays(board, thrown):
            # A game may be resigned instead of a play; anything else shows that it is missing.
            self._open = where
        else:
            self._add(where, Act(who="server", move=NO_PLAY))

    def cube(self, where: str, seat: Seat, word: str, value: int = 0) -> None:
        """A word of the cube; `value` is what it would be worth then, 0 if that is not told."""
        self._insert(where)
        self._missing(where)
        move = _MEANT.get(word.lower())
        if move is None:
            raise RecordError(where, f"{shown(word)}: there is no such act in a match")
        if move == DOUBLE and value not in (0, 2 * self.match.cube):
            raise RecordError(where, f"double to {value}, and the cube is at {self.match.cube}")
        self._add(where, Act(who=seat, move=move))

    def won(self, where: str, seat: Seat, points: int) -> None:
        """A seat has won the game, which the other may have resigned."""
        if len(self.match.games) >= self._games:
            self._compare(where, seat, points)
            return
        self._insert(where)
        match, self._open = self.match, ""
        if not match.begun:
            raise RecordError(where, "a game is won in which nothing has been thrown")
        if match.phase is Phase.ANSWER and match.turn is seat:
            self._add(where, Act(who=seat.other, move=DROP))
            self._compare(where, seat, points)
            return
        size = self._size(where, seat, points)
        self._add(where, Act(who=seat.other, move=Move(f"resign {_SIZES[size]}")), loosely=True)
        self._insert(where)
        self._add(where, Act(who=seat, move=ACCEPT))

    def _size(self, where: str, seat: Seat, points: int) -> int:
        """What an unfinished game was worth, in cubes; a file may cut it at the match's length."""
        match = self.match
        whole, rest = divmod(points, match.cube)
        left = match.length - match.score[seat is Seat.SECOND]
        size = whole + (rest > 0 and points == left)
        if not 1 <= size <= 3 or (rest and points != left):
            words = f"{points} points were won with the cube at {match.cube}"
            raise RecordError(where, f"game {match.game}: {words}")
        return size

    def _compare(self, where: str, seat: Seat, points: int) -> None:
        """Raise RecordError if the last game was not won so."""
        match = self.match
        last = match.games[-1]
        left = match.length - last.score[last.winner is Seat.SECOND]
        if last.winner is not seat or points not in (last.points, min(last.points, left)):
            winner = named(last.winner)
            raise RecordError(
                where,
                f"game {len(match.games)}: {named(seat)} wins {points} in the file, "
                f"{winner} wins {last.points} on the board",
            )

    def ended(self, where: str) -> MatchRecord:
        """The whole match, once the file has been read."""
        self._insert(where)
        if any(at >= len(self._acts) for at in (*self._beside.acts, *self._beside.whys)):
            raise RecordError(where, "a corr line tells of an act that the file has not")
        result = ended(self._record, self.match)
        return replace(self._record, acts=tuple(self._acts), result=result)

    # -- what follows --

    def _missing(self, where: str) -> None:
        """Raise RecordError if the turn before has no play, and could have one."""
        if self._open:
            raise self._refused(self._open or where, "", PlayerError("the play is missing"))

    def _insert(self, where: str, *, throws: bool = True) -> None:
        """Add the acts that our lines have at this place; before a game begins, no throws."""
        while act := self._beside.acts.get(len(self._acts)):
            if act.who is Chance.CHANCE and not throws:
                return
            self._add(where, act)

    def _add(self, where: str, act: Act, *, loosely: bool = False) -> None:
        if len(self._acts) >= MOST_ACTS:
            raise RecordError(where, f"more than {MOST_ACTS} acts")
        if why := self._beside.whys.get(len(self._acts)):
            act = Act(who=act.who, move=act.move, roll=act.roll, why=why)
        try:
            canonical, self.match = judged(self.match, act, loosely=loosely)
        except PlayerError as error:
            raise self._refused(where, act.move, error) from error
        self._acts.append(canonical)

    def _refused(self, where: str, text: str, error: PlayerError) -> RecordError:
        return RecordError(where, fault_of(self.match, text, error))


def _meant(board: Board, thrown: Dice, text: str) -> Play:
    """The play that programs mean: where two orders of the dice differ, a hit has a star.

    Raises a PlayerError.
    """
    try:
        return read_play(board, thrown, text)
    except IllegalMove as error:
        if error.code != "several_ways":
            raise
        readings = error.params["readings"]
        assert isinstance(readings, tuple)
        hits = min(one.count("*") for one in readings)
        fewest = [one for one in readings if one.count("*") == hits]
        if len(fewest) > 1:
            raise
        return read_play(board, thrown, fewest[0])
