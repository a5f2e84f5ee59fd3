"""Monrad players of made-up histories, and a tournament played to the end by lot."""

import random
from fractions import Fraction

from corr.tournament.pairing.monrad import MonradPlayer, draw_round, first_round
from corr.tournament.pairing.monrad_state import players_after
from corr.tournament.pairing.pairing import Lots
from corr.tournament.scoring.scoring_games import Bye, Kind, Score, TableGame


def made_up(count, rounds, seed):
    """Players whose past was not drawn well: any pairs, any results, byes to anybody."""
    chance = random.Random(seed)
    names = [f"p{number}" for number in range(count)]
    points = dict.fromkeys(names, Fraction(0))
    opponents = {name: [] for name in names}
    colours = dict.fromkeys(names, "")
    byes = set()
    for _ in range(rounds):
        left = chance.sample(names, count)
        if count % 2:
            byes.add(left[-1])
            points[left.pop()] += 1
        while left:
            one = left.pop()
            other = next((name for name in left if name not in opponents[one]), None)
            if other is None:
                continue
            left.remove(other)
            opponents[one].append(other)
            opponents[other].append(one)
            colours[one] += "b"
            colours[other] += "w"
            won = chance.choice([0, 1, 1, 2])
            points[one] += Fraction(won, 2)
            points[other] += 1 - Fraction(won, 2)
    return [
        MonradPlayer(
            id=name,
            points=points[name],
            opponents=tuple(opponents[name]),
            colours=colours[name],
            ups=chance.randrange(4),
            downs=chance.randrange(4),
            had_bye=name in byes,
        )
        for name in names
    ]


def table_game(black, white, score, number=1):
    return TableGame(black=black, white=white, kind=Kind.PLAYED, score=score, round=number)


class Tournament:
    """A Monrad whose results are drawn by lot, the stronger winning more often."""

    def __init__(self, count, seed):
        self.seed = seed
        self.order = [f"p{number:05}" for number in range(count)]
        self.results = Lots(f"results {seed}")
        self.games = []
        self.byes = []

    def players(self):
        return players_after(self.order, self.games, self.byes, assessed={})

    def play(self, rounds):
        for number in range(1, rounds + 1):
            if number == 1:
                drawn = first_round(self.order, self.seed)
            else:
                drawn = draw_round(self.players(), f"{self.seed} {number}")
            if drawn.bye:
                self.byes.append(Bye(player=drawn.bye, round=number))
            self.games += [table_game(*pair, self._score(*pair), number) for pair in drawn.pairs]
        return self

    def _score(self, black, white):
        edge = (self.order.index(white) - self.order.index(black)) * 300 // len(self.order)
        lot = self.results.below(1000) + edge
        return Score.BLACK if lot > 600 else Score.WHITE if lot < 400 else Score.DRAW
