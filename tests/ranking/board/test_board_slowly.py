"""Slow calculations of ratings and titles, from the rules alone, agree on random board events.

They work on the board event files' own JSON, through several events and years, and share no code
with the program: periods, idle players, new ones, conditions, and games carried on.
"""

import math
from datetime import date, timedelta
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.ranking.board.board_file import history_of_files, read
from corr.ranking.board.otb_register import Given, titles
from corr.ranking.ratings.rating_list import Period, rating_lists
from tests.ranking.ranking_samples import otb_tables, rating_table

Json = dict[str, Any]
PLAYERS = [f"P{number}" for number in range(8)]
ENDS = [10, 33, 56, 79, 102, 126, 151, 178, 207, 236, 270, 308, 352, 409, 499]
POINTS = {"1-0": (1, 0), "0-1": (0, 1), "1/2-1/2": (Fraction(1, 2),) * 2, "0-0": (0, 0)}
FIRST, LAST = 2010, 2014
SEEDS = st.integers(0, 2**32)


# -- ratings (R29–30) ----


def change(own: int, other: int, score: Fraction) -> int:
    band = next((k for k, end in enumerate(ENDS) if abs(own - other) <= end), 15)
    higher = own >= other
    if score == 1:
        return 16 - band if higher else 16 + band
    if score == 0:
        return -change(other, own, Fraction(1)) if own != other else -16
    return -band if higher else band


def matches(event: Json) -> dict[str, list[tuple[str, Fraction]]]:
    found: dict[str, list[tuple[str, Fraction]]] = {one["id"]: [] for one in event["players"]}
    if min(event["event"]["minutes"], event["event"].get("control_minutes", 99)) < 10:
        return found
    lead = dict[tuple[str, str, int], Fraction]()
    for game in event["games"]:
        if game.get("ended") == "walkover" or 0 in game["moves"]:
            continue
        if game["result"] in (None, "0-0"):
            continue
        one, other = sorted((game["black"], game["white"]))
        black, white = POINTS[game["result"]]
        ahead = Fraction(black - white) if one == game["black"] else Fraction(white - black)
        key = (one, other, game["match"])
        lead[key] = lead.get(key, Fraction(0)) + ahead
    for (one, other, _), ahead in lead.items():
        won = Fraction(1 + (ahead > 0) - (ahead < 0), 2)
        found[one].append((other, won))
        found[other].append((one, 1 - won))
    return found


def rated(event: Json, ratings: dict[str, int]) -> dict[str, int]:
    """The ratings after an event of everybody who has one then."""
    played = matches(event)
    held = {one: ratings[one] for one in played if one in ratings}
    new = [one for one in played if one not in ratings and played[one]]
    limit = max(1200, min(1800, max(held.values(), default=1800)))
    entry = dict.fromkeys(new, 1200)

    def sum_of(player: str, own: int) -> int:
        both = held | entry
        return sum(change(own, both[other], score) for other, score in played[player])

    def step(player: str) -> int:
        if len(played[player]) < 3:
            return 1200
        for x in range(1200, limit + 1):
            if sum_of(player, x) <= 0:
                closer = x > 1200 and abs(sum_of(player, x - 1)) < abs(sum_of(player, x))
                return x - 1 if closer else x
        return limit

    while (after := {one: step(one) for one in new}) != entry:
        entry = after
    found = {one: own + sum_of(one, own) for one, own in held.items()}
    for one in new:
        final = entry[one] + sum_of(one, entry[one])
        if 1200 <= final <= 1800:
            final = max(entry[one] - 10, min(entry[one] + 10, final))
        found[one] = final
    return found


def period_of(event: Json) -> str:
    day = date.fromisoformat(event["event"]["end"])
    return event["event"].get("period") or f"{day.year}-{(day.month + 3) // 4}"


def lists(events: list[Json], start: dict[str, int]) -> list[Json]:
    ratings, idle, found = dict(start), dict.fromkeys(start, 0), []
    for period in (f"{year}-{part}" for year in range(FIRST, LAST + 1) for part in (1, 2, 3)):
        idle = {player: periods + 1 for player, periods in idle.items()}
        here = [one for one in events if period_of(one) == period and one["event"]["sanctioned"]]
        for event in sorted(here, key=lambda one: (one["event"]["end"], one["event"]["id"])):
            ratings.update(rated(event, ratings))
            idle |= {one["id"]: 0 for one in event["players"] if one["id"] in ratings}
        down = {player for player in ratings if idle[player] and idle[player] % 3 == 0}
        for player in down:
            ratings[player] -= 50
        off = {player for player in ratings if idle[player] >= 9}
        found.append(
            {
                "list": {one: own for one, own in ratings.items() if one not in off},
                "off": {one: own for one, own in ratings.items() if one in off},
                "down": down,
            }
        )
    return found


# -- titles (R32); the levels from 15 kyu = 1 to 9 dan = 24 ----


def allows(event: Json, level: int) -> bool:
    sanctioned, minutes, more = event["sanctioned"], event["minutes"], event["increment"]
    if level <= 6:
        return sanctioned or event["approved"]
    enough = [
        (12, minutes >= 15),
        (15, minutes >= 30),
        (19, minutes >= 60 or (minutes >= 45 and more >= 30)),
        (21, minutes >= 90 or (minutes >= 60 and more >= 60)),
        (24, minutes >= 120),
    ]
    if not next(fits for highest, fits in enough if level <= highest):
        return False
    kind = event["world"] if level == 24 else sanctioned or event["international"]
    written_down = event["notation"] or level <= 12
    return bool(kind and event["clocks"] and event["official_rules"] and written_down)


def games_needed(level: int) -> int:
    return 9 if level >= 22 else 7


def goals(own: int) -> list[tuple[str, int, int]]:
    """The goals, the level that each gives, and the percentage against equals."""
    found = [("keep", own, 30)]
    if own <= 23:
        found.insert(0, ("up1", own + 1, 65 if own <= 14 else 75))
    if own <= 14:
        found.insert(0, ("up2", own + 2, 80 if own <= 13 else 90))
    return found


def outcome(own: int, pool: list[tuple[int, Fraction]], event: Json) -> tuple[str, int]:
    points = sum((taken for _, taken in pool), Fraction(0))
    for goal, level, equals in goals(own):
        if goal != "keep" and not (allows(event, level) and len(pool) >= games_needed(level)):
            continue
        shares = [Fraction(equals - 15 * max(-3, min(3, met - own)), 100) for met, _ in pool]
        exact = sum(shares, Fraction(0)) / len(pool) * len(pool)
        if points >= Fraction(math.ceil(2 * exact), 2):
            return goal, level
    return "down", max(1, own - 1)


def title_steps(events: list[Json], start: dict[str, int]) -> list[tuple[str, str, str, int, int]]:
    """Of every player at every event: the event, who, the outcome, the level, games carried on."""
    level, carried = dict.fromkeys(PLAYERS, 1) | start, {one: [] for one in PLAYERS}
    found = []
    for event in sorted(events, key=lambda one: (one["event"]["end"], one["event"]["id"])):
        before = dict(level)
        for player in (one["id"] for one in event["players"]):
            own = before[player]
            pool = list[tuple[int, Fraction]](carried[player])
            for game in event["games"]:
                sides = (game["black"], game["white"])
                if player in sides and game["result"] is not None:
                    me = sides.index(player)
                    if game["moves"][1 - me] > 0:
                        taken = Fraction(POINTS[game["result"]][me])
                        pool.append((before[sides[1 - me]], taken))
            if not allows(event["event"], own):
                how = "not_counted"
            elif len(pool) < games_needed(own):
                how, carried[player] = "carried", pool
            else:
                how, level[player] = outcome(own, pool, event["event"])
                carried[player] = []
            found.append((event["event"]["id"], player, how, level[player], len(carried[player])))
    return found


# -- random events ----


def random_game(chance: Random, black: str, white: str) -> Json:
    game: Json = {"black": black, "white": white, "match": chance.randint(1, 2)}
    game["result"] = chance.choice(["1-0", "1-0", "0-1", "0-1", "1/2-1/2"])
    game["moves"] = chance.choice([[9, 9]] * 8 + [[1, 0]])
    if chance.random() < 0.1:
        game |= {"result": chance.choice(["1-0", "0-1"]), "ended": "walkover", "moves": [0, 0]}
    elif chance.random() < 0.05:
        game["result"] = None
    return game


def random_event(chance: Random, number: int) -> Json:
    end = date(FIRST, 1, 1) + timedelta(days=chance.randrange((LAST - FIRST + 1) * 365))
    there = chance.sample(PLAYERS, chance.randint(2, len(PLAYERS)))
    good = chance.random() < 0.7
    event: Json = {"id": f"E{number}", "end": f"{end}", "increment": chance.choice([0, 30, 60])}
    event["minutes"] = chance.choice([60, 90, 120] if good else [5, 10, 15, 30, 45, 60])
    for key in ("clocks", "notation", "official_rules", "sanctioned"):
        event[key] = good or chance.random() < 0.6
    for key in ("approved", "international", "world"):
        event[key] = chance.random() < 0.5
    if chance.random() < 0.1:
        event["control_minutes"] = chance.choice([5, 10])
    if chance.random() < 0.1:
        own = (end.month + 3) // 4
        event["period"] = f"{end.year}-{chance.randint(max(1, own - 1), min(3, own + 1))}"
    pairs = [chance.sample(there, 2) for _ in range(chance.choice([3, 12, 30]))]
    return {
        "event": event,
        "players": [{"id": one} for one in there],
        "games": [random_game(chance, *pair) for pair in pairs],
    }


def agree(seed: int) -> None:
    chance = Random(seed)
    events = [random_event(chance, number) for number in range(chance.randint(1, 7))]
    read_ = [read(event) for event in events]
    start = {one: chance.randint(1000, 1950) for one in PLAYERS if chance.random() < 0.6}
    history = history_of_files(read_, start, Period(FIRST, 1), "renju")
    assert history is not None
    found = rating_lists(history, Period(LAST, 3), rating_table())
    assert [
        {"list": one.ratings, "off": one.off_list, "down": set(one.deducted)} for one in found
    ] == lists(events, start)
    low = chance.randint(1, 20)
    held = {one: chance.randint(low, low + 4) for one in PLAYERS if chance.random() < 0.8}
    before = date(FIRST - 1, 1, 1)
    given_ = [Given(player=one, on=before, level=held[one], source="entered") for one in held]
    assert [
        (step.event.id, one.player, one.result.outcome, one.after or 1, len(one.result.carried))
        for step in titles(read_, given_, otb_tables()).events
        for one in step.results
    ] == title_steps(events, held)


@settings(max_examples=20)
@given(SEEDS)
def test_slow_calculations_of_ratings_and_titles_agree(seed: int) -> None:
    agree(seed)


@pytest.mark.long
@settings(max_examples=2000)
@given(SEEDS)
def test_slow_calculations_of_ratings_and_titles_agree_on_many_years(seed: int) -> None:
    agree(seed)
