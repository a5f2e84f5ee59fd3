"""Matches of a small player who knows no strategy, with all that a match can have in it."""

import random

from corr.games.backgammon.acts import ACCEPT, DOUBLE, NO_PLAY, REFUSE, ROLL, dice
from corr.games.backgammon.match import Match, Phase, may_give
from corr.games.backgammon.notation import written
from corr.games.backgammon.plays import plays
from corr.games.rules import Chance, Move, Seat
from corr.records.backgammon.model import Act, MatchRecord, Result, begun, ended, judged

LENGTHS = (1, 3, 5, 7, 9)
SIZES = ("single", "gammon", "backgammon")


class Player:
    """Plays a whole match by chance, and notes every act."""

    def __init__(self, seed: int, length: int = 0):
        self.chance = random.Random(seed)
        self.length = length or self.chance.choice(LENGTHS)
        self.acts: list[Act] = []
        self.match: Match | None = None
        self.last = ""

    def record(self, *, score=(0, 0), generous=True) -> MatchRecord:
        chance = self.chance
        start = MatchRecord(
            length=self.length,
            score=score,
            players=("Åsa Öst", 'Bo "B": Ek'),
            event="Öppna [SM]; 2026",
            round="3",
            place="Lund",
            date="2026-11-21",
            id="BG27-017",
            dice=chance.choice(("KORRDICE-2", "manual", "")),
            comment=chance.choice(("", "two\nlines; [one] \\ of them", "corr record 7")),
        )
        self.match = begun(start)
        if generous and self.length > 1 and not any(score) and chance.random() < 0.3:
            most = self.length // 2
            self.add("server", f"late {chance.randint(0, most)} {chance.randint(0, most)}")
        while self.match.outcome is None and len(self.acts) < 20_000:
            if not self.step(generous):
                break
        result = ended(start, self.match)
        if result is None:
            result = chance.choice(
                (None, Result(winner=Seat.SECOND, reason="time", score=self.match.score))
            )
        return MatchRecord(
            **{
                name: getattr(start, name)
                for name in start.__struct_fields__
                if name not in ("acts", "result")
            },
            acts=tuple(self.acts),
            result=result,
        )

    def add(self, who, move, why=""):
        act, self.match = judged(self.match, Act(who=who, move=Move(move), why=why))
        self.acts.append(act)

    def step(self, generous: bool) -> bool:
        """One act more; False if the match stops here unfinished."""
        match, chance = self.match, self.chance
        who = match.to_act
        if generous and chance.random() < 0.002:
            points = (chance.randint(0, 1), chance.randint(0, 1))
            if any(points) and may_give(match, points):
                self.add("director", f"points {points[0]} {points[1]}")
                return True
        if generous and chance.random() < 0.0007:
            if chance.random() < 0.3:
                return False
            self.add(chance.choice(tuple(Seat)), "concede match")
            return True
        if who is Chance.CHANCE:
            self.add(who, dice(chance.randint(1, 6), chance.randint(1, 6)))
        elif match.phase is Phase.ANSWER:
            self.add(who, chance.choice(("take", "take", "drop")))
        elif match.phase is Phase.RESIGNED:
            self.add(who, chance.choice((ACCEPT, REFUSE)))
        elif match.refused < 3 and chance.random() < 0.012:
            self.add(who, f"resign {chance.choice(SIZES[match.refused :])}")
        elif match.phase is Phase.CHOICE:
            self.choose(who)
        else:
            self.play(who)
        return True

    def choose(self, who):
        # GNU Backgammon falls over a cube of 512; a dead one is turned here too.
        if self.match.cube < 64 and self.chance.random() < 0.15:
            self.add(who, DOUBLE)
        else:
            self.add(who, ROLL, self.chance.choice(("", "", "", "autoroll")))

    def play(self, who):
        """A play by chance, but bearing off is not put off."""
        match = self.match
        board = match.seen(who)
        legal = plays(board, match.dice)
        if not legal:
            self.add("server", NO_PLAY)
            return
        ends = sorted(legal, key=lambda end: (end.own, end.other))
        end = self.chance.choice(ends)
        if self.chance.random() < 0.7:
            end = max(ends, key=lambda one: (one.own[0], one.other[25], -sum(one.own[7:])))
        why = "forced" if len(legal) == 1 else ""
        self.add(who, written(board, match.dice, legal[end]), why)


def match_of(seed: int, **how) -> MatchRecord:
    """A match by chance, the same for each seed.

    Of every ten one begins with a player a point from the end, and so with the Crawford game.
    """
    player = Player(seed, how.pop("length", 0))
    if seed % 10 == 0:
        player.length = max(player.length, 3)
        how["score"] = (player.length - 1, seed % 3 % player.length)
    return player.record(**how)
