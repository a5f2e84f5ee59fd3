"""An event file of very many players costs in proportion, counted in calls and in memory."""

import json
import tracemalloc
from random import Random

from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.eventfile import parse
from corr.report.committee.committee import render_table
from tests.calls import calls_of

MEETINGS = 10


def event_file(players: int) -> str:
    """Everybody has a level and meets ten others."""
    chance, games, order = Random(1), [], list(range(players))
    for number in range(1, MEETINGS + 1):
        chance.shuffle(order)
        games += [
            {
                "round": number,
                "black": f"P{black}",
                "white": f"P{white}",
                "result": chance.choice(("1-0", "0-1")),
                "ended": "five",
                "ended_on": "2024-06-01",
                "moves": [12, 12],
            }
            for black, white in zip(order[::2], order[1::2], strict=True)
        ]
    return json.dumps(
        {
            "event": {"name": "Many", "start": "2024-02-01", "close": "2025-02-01"},
            "players": [
                {"id": f"P{one}", "level": f"{chance.randint(1, 10)} kyu"} for one in order
            ],
            "games": games,
        }
    )


def ranked(text: str) -> str:
    event = parse(text)
    return render_table(event, compute(event), "en")


def calls_for(players: int) -> int:
    text = event_file(players)
    return calls_of(lambda: ranked(text))


def test_four_times_as_many_players_need_four_times_as_many_calls():
    ranked(event_file(20))  # what is loaded once is not counted
    assert calls_for(800) < 4.5 * calls_for(200)


def made_for(players: int) -> int:
    """The most memory that the ranking of so many players takes, in bytes."""
    text = event_file(players)
    tracemalloc.start()
    try:
        ranked(text)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_four_times_as_many_players_take_four_times_the_memory():
    ranked(event_file(20))
    assert made_for(800) < 4.5 * made_for(200)


def test_defaults_are_noted_for_each_player_once_and_in_order():
    event = parse(event_file(200))
    ids = tuple(player.id for player in event.players)
    assert event.assumed["level_three_months"] == event.assumed["level_close"] == ids
    assert len(event.assumed["started_on"]) == len(event.games)
