"""A slow calculation, written from the rules with fractions and loops, agrees on random events.

It works on the event file's own JSON and shares no code with the program.
"""

import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import event as note
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.ranking.compute import compute, to_json
from corr.ranking.eventfile import read
from corr.ranking.newcomers import EstimatesNeeded

NAMES = [f"{n} kyu" for n in range(10, 0, -1)] + [f"{n} dan" for n in range(1, 11)]
INDEX = {name: index for index, name in enumerate(NAMES, start=1)}
POINTS = {"1-0": (1, 0), "0-1": (0, 1), "1/2-1/2": (Fraction(1, 2),) * 2, "0-0": (0, 0)}
WON = ["five", "overline", "forbidden", "resign"]
DRAWN = ["agreement", "full", "passes", "draw_claim"]
START, CLOSE, DATE = "2024-01-31", "2024-12-31", "2024-04-30"

Json = dict[str, Any]


def norm(share: str, level: int, indices: list[int]) -> Fraction:
    """Rounded to the nearest half, ties up; the mean is taken first, as the rules have it."""
    mean = Fraction(sum(indices), len(indices))
    exact = (Fraction(share) + Fraction("0.15") * (level - mean)) * len(indices)
    return Fraction(math.floor(exact * 2 + Fraction(1, 2)), 2)


def highest(indices: list[int], points: Fraction) -> int:
    reached = [level for level in range(1, 21) if points >= norm("0.5", level, indices)]
    return max(reached, default=1)


def counts(game: Json) -> bool:
    if game["ended"] == "walkover" or 0 in game["moves"]:
        return False
    if game.get("started_on", START) <= DATE <= game["ended_on"]:
        return True
    return game["ended"] not in ("withdrawal", "adjudication")


class Oracle:
    """The whole calculation; `refused` names the players whose estimates are missing."""

    def __init__(self, content: Json) -> None:
        self.players = {player["id"]: player for player in content["players"]}
        self.start = {name: INDEX.get(p["level"]) for name, p in self.players.items()}
        self.games: dict[str, list[tuple[str, Fraction]]] = {name: [] for name in self.players}
        self.score = dict.fromkeys(self.players, Fraction(0))
        self.total = 0
        annulled = content.get("annulled", [])
        for game in content["games"]:
            sides = (game["black"], game["white"])
            for side, other, points in zip(
                sides, sides[::-1], POINTS[game["result"]], strict=True
            ):
                if counts(game):
                    self.games[side].append((other, Fraction(points)))
                if not set(sides) & set(annulled):
                    self.score[side] += points
            self.total += counts(game)
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
        while self.one_round(vector) != vector:
            vector = self.one_round(vector)
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
            "three_months": DATE,
            "completed_games": self.total,
            "players": {name: self.player(name) for name in self.players},
            "new_players": new,
        }

    def player(self, name: str) -> Json:
        person = self.players[name]
        later = person.get("level_three_months", person["level"])
        own, close = INDEX.get(later), INDEX.get(person.get("level_close", later))
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
        wanted = {
            "keep": norm("0.25", own, held),
            "confirm": norm("0.5", own, held),
            "rise1": norm("0.5", own + 1, held),
            "rise2": norm("0.5", own + 2, held),
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
        facts["confirmed"] = points >= norm("0.5", after, held)
        facts["changed_during_event"] = after != reached
        return reason, after


def decimal(points: Fraction) -> str:
    text = f"{float(points):.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


def written(vector: dict[str, int]) -> dict[str, str]:
    return {name: NAMES[index - 1] for name, index in vector.items()}


@st.composite
def games(draw: st.DrawFn, black: str, white: str) -> Json:
    ended = draw(
        st.sampled_from(
            [*WON * 2, *DRAWN, "time", "time", "withdrawal", "adjudication", "walkover"]
        )
    )
    if ended in WON:
        result = draw(st.sampled_from(["1-0", "0-1"]))
    elif ended in DRAWN:
        result = "1/2-1/2"
    else:
        drawn = ["1/2-1/2"] if ended in ("time", "adjudication") else []
        result = draw(st.sampled_from(["1-0", "0-1", "0-0", *drawn]))
    days = ["2024-01-31", "2024-04-29", "2024-04-30", "2024-05-01", "2024-12-31"]
    started, over = sorted([draw(st.sampled_from([START, *days])), draw(st.sampled_from(days))])
    moves = [0, 0] if ended == "walkover" else draw(st.sampled_from([[9, 8]] * 6 + [[1, 0]]))
    game: Json = {"black": black, "white": white, "result": result, "ended": ended}
    game |= {"ended_on": over, "moves": moves}
    return game if started == START else game | {"started_on": started}


@st.composite
def events(draw: st.DrawFn) -> Json:
    count = draw(st.sampled_from([3, 5, 6, 7, 8, 8, 9]))
    names = [f"P{number}" for number in range(count)]
    low = draw(st.integers(0, 17))
    levels = st.sampled_from(NAMES[low : low + 4] if draw(st.booleans()) else NAMES)
    share = draw(st.integers(0, 4))
    players = []
    for name in names:
        level = None if draw(st.integers(0, 3)) < share else draw(levels)
        player: Json = {"id": name, "level": level}
        if level and draw(st.integers(0, 4)) == 0:
            player["level_three_months"] = draw(levels)
        if draw(st.integers(0, 4)) == 0:
            player["level_close"] = draw(levels)
        players.append(player)
    pairs = [(a, b) for place, a in enumerate(names) for b in names[place + 1 :]]
    some = draw(st.sets(st.sampled_from(pairs), max_size=len(pairs) // 4))
    played = [
        draw(games(*pair)) for pair in pairs * draw(st.sampled_from([1, 2, 2])) if pair not in some
    ]
    new = [player["id"] for player in players if player["level"] is None]
    chosen = [name for name in new if draw(st.integers(0, 2)) == 0]
    return {
        "event": {"name": "random", "start": START, "close": CLOSE},
        "players": players,
        "games": played,
        "annulled": draw(st.lists(st.sampled_from(names), max_size=1)),
        "estimates": {name: draw(levels) for name in chosen},
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


@settings(max_examples=40, deadline=None)
@given(events())
def test_a_slow_calculation_agrees(content: Json) -> None:
    agree(content)


@pytest.mark.slow
@settings(max_examples=600, deadline=None)
@given(events())
def test_a_slow_calculation_agrees_on_many_events(content: Json) -> None:
    agree(content)
