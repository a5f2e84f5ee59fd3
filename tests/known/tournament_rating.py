"""Checks of the known cases of rating, over-the-board kyu/dan and kyu tests."""

from datetime import date
from fractions import Fraction

from corr.ranking.board.otb import OTB_LOWEST, OtbEvent, OtbGame, otb_event, read_otb_level
from corr.ranking.ratings.rating import RatedEvent, RatedGame, rate
from corr.ranking.ratings.rating_list import History, Period, period_of, rating_lists
from tests.ranking.ranking_samples import first_levels, otb_tables, rating_table, waits

RESULTS = {"black": "1-0", "white": "0-1", "draw": "1/2-1/2", "none": None}
OUTCOMES = {
    "up2": "up2",
    "up1": "up1",
    "keep": "keep",
    "down": "down",
    "too few games, carried": "carried",
    "event does not count": "not_counted",
}


def rated_event(given, name="", end="2012-01-01"):
    games = [
        RatedGame(
            black=game["black"],
            white=game["white"],
            match=game["round"],
            result=RESULTS[game["result"]],
            both_moved=game["both_moved"],
            walkover=game["kind"] in ("walkover", "late"),
        )
        for game in given["games"]
    ]
    return RatedEvent(
        id=name,
        end=date.fromisoformat(end),
        players=tuple(given["players"]),
        games=tuple(games),
        minutes=given["minutes_per_game"],
    )


def check_change(given, expected):
    a, b = given["rating_a"], given["rating_b"]
    outcome = {1: ("win", "loss"), 0: ("draw", "draw"), -1: ("loss", "win")}
    score = Fraction(given["score_a"])
    one, other = outcome[(score > Fraction(1, 2)) - (score < Fraction(1, 2))]
    assert rating_table().change(a, b, one) == expected["delta_a"]
    assert rating_table().change(b, a, other) == expected["delta_b"]


def check_tournament(given, expected):
    found = rate(rated_event(given), given["ratings"], rating_table())
    rated = [each for each in found.players if each.after is not None]
    entries = {each.player: each.entry for each in rated if each.entry is not None}
    assert entries == expected["entry"]
    assert {each.player: each.delta for each in rated} == expected["delta"]
    assert found.after == expected["after"]


def check_sequence(given, expected):
    history = History(
        ratings=given["start_ratings"],
        first=Period(*given["start_period"]),
        events=tuple(
            rated_event(event, event["id"], event["end_date"]) for event in given["tournaments"]
        ),
        activity=frozenset(
            (each["player"], Period(*each["period"])) for each in given["extra_activity"]
        ),
    )
    lists = rating_lists(history, Period(*given["until_period"]), rating_table())
    found = [
        {
            "period": [each.period.year, each.period.number],
            "list": each.ratings,
            "off_list": each.off_list,
            "deducted": sorted(each.deducted),
        }
        for each in lists
    ]
    for row, wanted in zip(found, expected["lists"], strict=True):
        assert row == {**wanted, "deducted": sorted(wanted["deducted"])}


def check_period(given, expected):
    period = period_of(date.fromisoformat(given["date"]))
    assert period == Period(expected["year"], expected["period"])


def level(text):
    return None if text is None else read_otb_level(text)


def otb_games(games):
    return [
        OtbGame(
            level=level(game["opp"]),
            points=Fraction(game["points"]),
            opponent_moved=game.get("opp_moved", True),
        )
        for game in games
    ]


def check_kyudan(given, expected):
    event = dict(given["event"])
    conditions = OtbEvent(
        official_rules=event.pop("rif_rules"), world=event.pop("world_a"), **event
    )
    carried = otb_games(given["carried"])
    found = otb_event(
        level(given["level"]), otb_games(given["games"]), conditions, otb_tables(), carried
    )
    assert found.after == level(expected["level"])
    assert len(found.games) == expected["counted"]
    assert found.points == Fraction(expected["points"])
    assert len(found.carried) == expected["carried"]
    stays = found.outcome == "down" and found.before == OTB_LOWEST
    assert found.outcome == OUTCOMES[expected["outcome"]] or (
        stays and expected["outcome"] == "keep"
    )
    check_norms(found.norms, expected["norms"])


def check_norms(norms, expected):
    """Every norm named is the one found, and every open goal's norm is named."""
    wanted = {
        goal: (Fraction(norm["exact"]), Fraction(norm["norm"])) for goal, norm in expected.items()
    }
    found = {norm.goal: (norm.exact, norm.points) for norm in norms}
    assert {goal: found.get(goal) for goal in wanted} == wanted
    assert {norm.goal for norm in norms if norm.is_open} <= wanted.keys()


def check_test_entry(given, expected):
    assert first_levels().highest(given["rating"]) == read_otb_level(expected["level"])


def check_test_wait(given, expected):
    day = date.fromisoformat(given["date"])
    earliest = waits().retake(read_otb_level(given["level"]), given["misses"], day)
    assert earliest == date.fromisoformat(expected["earliest"])


CHECKS = {
    "rating_change": check_change,
    "rating_tournament": check_tournament,
    "rating_sequence": check_sequence,
    "rating_period": check_period,
    "kyudan_event": check_kyudan,
    "kyu_test_entry": check_test_entry,
    "kyu_test_wait": check_test_wait,
}
