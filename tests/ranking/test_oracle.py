"""A slow calculation, written from the rules with fractions and loops, agrees on random events.

It works on the event file's own JSON and shares no code with the program.
"""

import calendar
import math
from datetime import date, timedelta
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import event as note
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.ranking.correspondence.compute import compute, to_json
from corr.ranking.correspondence.eventfile import read
from corr.ranking.correspondence.newcomers import EstimatesNeeded

NAMES = [f"{n} kyu" for n in range(10, 0, -1)] + [f"{n} dan" for n in range(1, 11)]
INDEX = {name: index for index, name in enumerate(NAMES, start=1)}
POINTS = {"1-0": (1, 0), "0-1": (0, 1), "1/2-1/2": (Fraction(1, 2),) * 2, "0-0": (0, 0)}
WON = ["five", "overline", "forbidden", "resign"]
DRAWN = ["agreement", "full", "passes", "draw_claim"]

Json = dict[str, Any]


@cache
def norm(share: str, level: int, total: int, count: int) -> Fraction:
    """Rounded to the nearest half, ties up; the mean is taken first, as the rules have it."""
    mean = Fraction(total, count)
    exact = (Fraction(share) + Fraction("0.15") * (level - mean)) * count
    return Fraction(math.floor(exact * 2 + Fraction(1, 2)), 2)


def highest(indices: list[int], points: Fraction) -> int:
    total, count = sum(indices), len(indices)
    reached = [level for level in range(1, 21) if points >= norm("0.5", level, total, count)]
    return max(reached, default=1)


def three_months(start: str) -> str:
    year, month, day = map(int, start.split("-"))
    year, month = (year + 1, month - 9) if month > 9 else (year, month + 3)
    return f"{year}-{month:02d}-{min(day, calendar.monthrange(year, month)[1]):02d}"


def counts(game: Json, start: str) -> bool:
    if game["ended"] == "walkover" or 0 in game["moves"]:
        return False
    if game.get("started_on", start) <= three_months(start) <= game["ended_on"]:
        return True
    return game["ended"] not in ("withdrawal", "adjudication")


class Oracle:
    """The whole calculation; `refused` names the players whose estimates are missing."""

    def __init__(self, content: Json) -> None:
        event = content["event"]
        self.date = three_months(event["start"])
        self.early = event["close"] < self.date
        self.players = {player["id"]: player for player in content["players"]}
        self.start = {name: INDEX.get(p["level"]) for name, p in self.players.items()}
        self.games: dict[str, list[tuple[str, Fraction]]] = {name: [] for name in self.players}
        self.score = dict.fromkeys(self.players, Fraction(0))
        self.total = 0
        annulled = content.get("annulled", [])
        for game in content["games"]:
            counted = counts(game, event["start"])
            sides = (game["black"], game["white"])
            for side, other, points in zip(
                sides, sides[::-1], POINTS[game["result"]], strict=True
            ):
                if counted:
                    self.games[side].append((other, Fraction(points)))
                if not set(sides) & set(annulled):
                    self.score[side] += points
            self.total += counted
        in_table = {name: self.score[name] for name in self.players if name not in annulled}
        self.first = [name for name in in_table if in_table[name] == max(in_table.values())]
        self.supplied = {name: INDEX[level] for name, level in content["estimates"].items()}
        self.new = [name for name in self.players if self.start[name] is None]
        self.active = [name for name in self.new if self.games[name]]

    def points(self, name: str) -> Fraction:
        return sum((points for _, points in self.games[name]), Fraction(0))

    def one_round(self, vector: dict[str, int]) -> dict[str, int]:
        after = dict(vector)
        for name in self.active:
            indices = [self.start[other] or vector[other] for other, _ in self.games[name]]
            after[name] = highest(indices, self.points(name))
        return after

    def settled(self, vector: dict[str, int]) -> dict[str, int]:
        before = None
        while vector != before:
            before, vector = vector, self.one_round(vector)
        return vector

    def estimate(self) -> dict[str, int] | None:
        known = dict(self.supplied)
        for name in self.new:
            ranked = [(other, points) for other, points in self.games[name] if self.start[other]]
            if name not in known and ranked:
                indices = [INDEX[self.players[other]["level"]] for other, _ in ranked]
                taken = sum((points for _, points in ranked), Fraction(0))
                known[name] = highest(indices, taken)
        if not known:
            return None
        mean = Fraction(sum(known.values()), len(known))
        low = math.floor(mean)
        rounded = low if mean - low <= Fraction(1, 2) else low + 1
        return {name: known.get(name, rounded) for name in self.new}

    def newcomers(self) -> Json | None:
        first = self.estimate()
        assert first
        path = [first]
        while True:
            path.append(self.one_round(path[-1]))
            if path[-1] in path[:-1]:
                break
        circle = path[path.index(path[-1]) : -1]
        result = path[-1]
        if len(circle) > 1:
            note("a circle")
            result = self.settled({n: min(vector[n] for vector in circle) for n in self.new})
        least = self.settled({n: 1 if n in self.active else first[n] for n in self.new})
        greatest = self.settled({n: 20 if n in self.active else first[n] for n in self.new})
        self.found = result
        return {
            "estimate": written(first),
            "rounds": [written(vector) for vector in path[1:]],
            "result": written(result),
            "circle": [written(vector) for vector in circle] if len(circle) > 1 else None,
            "least": written(least),
            "greatest": written(greatest),
        }

    def output(self) -> Json:
        self.found: dict[str, int] = {}
        new = self.newcomers() if self.active else None
        return {
            "three_months": self.date,
            "completed_games": self.total,
            "players": {name: self.player(name) for name in self.players},
            "new_players": new,
        }

    def player(self, name: str) -> Json:
        person = self.players[name]
        later = person.get("level_three_months", person["level"])
        close = INDEX.get(person.get("level_close", later))
        own = close if self.early else INDEX.get(later)
        indices = [self.start[other] or self.found[other] for other, _ in self.games[name]]
        facts: Json = {
            "completed": len(indices),
            "points": decimal(self.points(name)),
            "score": decimal(self.score[name]),
            "norms": None,
            "level_in_event": None,
            "confirmed": False,
            "changed_during_event": False,
        }
        base = self.found.get(name) if self.start[name] is None else own
        near = [index for index in indices if base is not None and index >= base - 3]
        reason = ""
        if len(self.players) < 5:
            reason = "too_few_participants"
        elif len(indices) < 7:
            reason = "too_few_games"
        elif len(near) < 5:
            reason = "too_few_opponents"
        if self.start[name] is None:
            ranked = not reason and base is not None
            reason = "new" if ranked else "new_unranked"
            after = max(base or 0, close or 0) if ranked else close
        elif reason:
            after = close
        else:
            assert own
            assert close
            reason, after = self.ranked(name, own, close, indices, facts)
        facts["level_after"] = NAMES[after - 1] if after else None
        facts["proposed"] = after is not None and after >= 13 and after > (close or 0)
        facts["reason"] = reason
        note(reason)
        return facts

    def ranked(
        self, name: str, own: int, close: int, indices: list[int], facts: Json
    ) -> tuple[str, int]:
        held = [max(own - 3, min(own + 3, index)) for index in indices]
        points = self.points(name)
        terms = sum(held), len(held)
        wanted = {
            "keep": norm("0.25", own, *terms),
            "confirm": norm("0.5", own, *terms),
            "rise1": norm("0.5", own + 1, *terms),
            "rise2": norm("0.5", own + 2, *terms),
        }
        if own == 20:
            del wanted["rise1"]
        if own >= 19:
            del wanted["rise2"]
        reached = own
        if "rise2" in wanted and points >= wanted["rise2"]:
            reason, reached = "rise2", own + 2
        elif "rise1" in wanted and points >= wanted["rise1"]:
            reason, reached = "rise1", own + 1
        elif points >= wanted["confirm"]:
            reason = "confirmed"
        elif points >= wanted["keep"]:
            reason = "kept"
        elif name in self.first:
            reason = "kept_most_points"
        elif own == 1:
            reason = "kept"
        else:
            reason, reached = "fell", own - 1
        if reached >= own:
            after = max(reached, close)
        elif close >= own:
            after = max(1, close - 1)
        else:
            after = close
        facts["norms"] = {goal: decimal(value) for goal, value in wanted.items()}
        facts["level_in_event"] = NAMES[reached - 1]
        facts["confirmed"] = points >= norm("0.5", after, *terms)
        facts["changed_during_event"] = after != reached
        return reason, after


def decimal(points: Fraction) -> str:
    text = f"{float(points):.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


def written(vector: dict[str, int]) -> dict[str, str]:
    return {name: NAMES[index - 1] for name, index in vector.items()}


def terms(chance: Random) -> Json:
    """When an event runs: often from a month's end, now and then for less than three months."""
    start = date(2023, 1, 1) + timedelta(days=chance.randrange(730))
    start = chance.choice([start, date(2024, 1, 31), date(2023, 11, 30)])
    close = start + timedelta(days=chance.randint(1, chance.choice([60, 400, 400, 400])))
    return {"name": "random", "start": f"{start}", "close": f"{close}"}


def some_day(chance: Random, event: Json) -> str:
    """A day within an event, often one about its three-month date."""
    start, close = date.fromisoformat(event["start"]), date.fromisoformat(event["close"])
    middle = date.fromisoformat(three_months(event["start"]))
    about = [middle + timedelta(days=number) for number in (-1, 0, 1)]
    other = start + timedelta(days=chance.randint(0, (close - start).days))
    return str(
        chance.choice([start, other, close, *(day for day in about if start <= day <= close)])
    )


def random_game(chance: Random, event: Json, black: str, white: str, edge: int) -> Json:
    """A game of the event; `edge` is by how many of ten chances more black wins."""
    rare = ["time", "time", "withdrawal", "adjudication", "walkover"]
    ended = chance.choice([*WON * 2, *DRAWN, *rare])
    result = "1-0" if chance.randint(-9, 9) < edge else "0-1"
    if ended in DRAWN or (ended in ("time", "adjudication") and chance.random() < 0.2):
        result = "1/2-1/2"
    elif ended in rare and chance.random() < 0.2:
        result = "0-0"
    started, over = sorted(
        [chance.choice([event["start"], some_day(chance, event)]), some_day(chance, event)]
    )
    moves = [0, 0] if ended == "walkover" else chance.choice([[9, 8]] * 12 + [[1, 0], [0, 0]])
    game: Json = {"black": black, "white": white, "result": result, "ended": ended}
    game |= {"ended_on": over, "moves": moves}
    if started == event["start"] and chance.random() < 0.5:
        return game
    return game | {"started_on": started}


@st.composite
def events(draw: st.DrawFn) -> Json:
    """An event of a drawn shape, whose details go by a drawn seed: so there can be many."""
    count, rounds = draw(st.sampled_from([3, 5, 6, 8, 9, 10])), draw(st.integers(1, 3))
    new, low = draw(st.sampled_from([0, 0, 0.2, 0.6, 1])), draw(st.integers(0, 17))
    narrow, left_out = draw(st.booleans()), draw(st.sampled_from([0, 0, 0.1, 0.3]))
    return random_event(
        Random(draw(st.integers(0, 2**32))),
        names=[f"P{number}" for number in range(count)],
        levels=NAMES[low : low + 4] if narrow else NAMES,
        new=new,
        rounds=rounds,
        left_out=left_out,
    )


def random_event(
    chance: Random,
    *,
    names: list[str],
    levels: list[str],
    new: float,
    rounds: int,
    left_out: float,
) -> Json:
    event, players = terms(chance), list[Json]()
    for name in names:
        player: Json = {"id": name, "level": chance.choice(levels)}
        if chance.random() < new:
            player["level"] = None
        elif chance.random() < 0.2:
            player["level_three_months"] = chance.choice(levels)
        if chance.random() < 0.2:
            player["level_close"] = chance.choice(levels)
        players.append(player)
    strength = {name: chance.randint(-5, 5) for name in names}
    pairs = [pair for pair in combinations(names, 2) if chance.random() >= left_out]
    unranked = [player["id"] for player in players if player["level"] is None]
    return {
        "event": event,
        "players": players,
        "games": [
            random_game(chance, event, a, b, strength[a] - strength[b]) for a, b in pairs * rounds
        ],
        "annulled": chance.sample(names, chance.choice([0, 0, 1, 2])),
        "estimates": {name: chance.choice(levels) for name in unranked if chance.random() < 0.3},
    }


@st.composite
def circles(draw: st.DrawFn) -> Json:
    """Two groups of new players who only meet each other, and evenly: their levels may swap."""
    event = {"name": "random", "start": "2024-01-31", "close": "2024-12-31"}
    ones = [f"A{number}" for number in range(draw(st.integers(1, 3)))]
    others = [f"B{number}" for number in range(draw(st.integers(1, 3)))]
    levels, each = st.sampled_from(NAMES), draw(st.sampled_from([2, 4, 7, 8]))
    played = []
    for number, (black, white) in enumerate((a, b) for a in ones for b in others):
        results = [*draw(st.permutations(["1-0", "0-1"] * each))][:each]
        if draw(st.integers(0, 3)) == 0:
            results[number % each] = "1/2-1/2"
        for result in results:
            how = "agreement" if "/" in result else "five"
            game = {"black": black, "white": white, "result": result, "ended": how}
            played.append(game | {"ended_on": "2024-03-01", "moves": [5, 5]})
    levels_of_groups = draw(levels), draw(levels)
    estimates = dict.fromkeys(ones, levels_of_groups[0])
    estimates |= dict.fromkeys(others, levels_of_groups[1])
    return {
        "event": event,
        "players": [{"id": name, "level": None} for name in (*ones, *others)],
        "games": played,
        "annulled": [],
        "estimates": estimates,
    }


def agree(content: Json) -> None:
    oracle = Oracle(content)
    if oracle.active and oracle.estimate() is None:
        note("refused")
        with pytest.raises(EstimatesNeeded) as refused:
            compute(read(content))
        assert list(refused.value.players) == oracle.active
    else:
        assert to_json(compute(read(content))) == oracle.output()


@settings(max_examples=100)
@given(events())
def test_a_slow_calculation_agrees(content: Json) -> None:
    agree(content)


@settings(max_examples=40)
@given(circles())
def test_a_slow_calculation_agrees_on_what_runs_in_circles(content: Json) -> None:
    agree(content)


@pytest.mark.long
@settings(max_examples=3000)
@given(events() | circles())
def test_a_slow_calculation_agrees_on_many_events(content: Json) -> None:
    agree(content)
