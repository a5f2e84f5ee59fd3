"""What the games left could bring, against the ranking of whole events with those results."""

import json
from itertools import pairwise, product

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.ranking.correspondence.agenda import level_after, newcomer_prospects, prospects
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.event import HIGHEST, LEVELS, LOWEST
from corr.ranking.correspondence.eventfile import parse
from corr.ranking.correspondence.newcomers import EstimatesNeeded
from corr.ranking.correspondence.norms import CLAMP, LEAST_GAMES, LEAST_PARTICIPANTS, advance_norms
from tests.every import every
from tests.places import TESTS

CASES = TESTS / "data" / "corr_ranking.jsonl"


def events():
    """The events of the known cases that can be ranked without the arbiter's estimates."""
    for line in CASES.read_text("utf-8").splitlines():
        event = parse(json.dumps(json.loads(line)["input"]))
        try:
            yield event, compute(event)
        except EstimatesNeeded:
            continue


def replayed(event, counted, player, points):
    """The event with so many half points for a player in the games that count for them."""
    games = []
    for game, counts in zip(event.games, counted, strict=True):
        if counts and player in (game.black, game.white):
            own = min(points, 2)
            points -= own
            result = {2: "1-0", 1: "1/2-1/2", 0: "0-1"}[own if game.black == player else 2 - own]
            game = replace(game, result=result)
        games.append(game)
    assert points == 0
    return replace(event, games=tuple(games))


def opponents_of(event, counted, player):
    levels = {one.id: one.level for one in event.players}
    return [
        levels[game.white if game.black == player else game.black]
        for game, counts in zip(event.games, counted, strict=True)
        if counts and player in (game.black, game.white)
    ]


def reached(found, more):
    (one,) = (each for each in found if each.least <= more <= each.most)
    return one


def test_every_result_of_a_ranked_player_leads_to_the_level_that_the_event_gives():
    checked = 0
    for event, result in events():
        if any(player.level is None for player in event.players):
            continue
        for known in result.players[:4]:
            opponents = opponents_of(event, result.counted, known.id)
            found = advance_norms(
                level=known.own, opponents=opponents, participants=len(event.players)
            )
            if found is None or found.reason:
                assert known.norms is None
                continue
            expected = prospects(found, close=known.close)
            for points in range(2 * len(opponents) + 1):
                again = replayed(event, result.counted, known.id, points)
                (then,) = (one for one in compute(again).players if one.id == known.id)
                if then.reason != "kept_most_points":
                    told = reached(expected, points)
                    assert (told.level, told.reason) == (then.level_after, then.reason)
                    checked += 1
    assert checked > 200


def test_every_result_of_a_new_player_leads_to_the_level_that_the_event_gives():
    checked = 0
    for event, result in events():
        new = [player.id for player in event.players if player.level is None]
        if len(new) != 1 or event.players[0].id == new[0]:
            continue
        opponents = opponents_of(event, result.counted, new[0])
        expected = newcomer_prospects(
            opponents, participants=len(event.players), points=0, completed=0
        )
        for points in range(2 * len(opponents) + 1):
            again = replayed(event, result.counted, new[0], points)
            (then,) = (one for one in compute(again).players if one.id == new[0])
            if then.close is None:
                told = reached(expected, points)
                assert (told.level, told.reason) == (then.level_after, then.reason)
                checked += 1
    assert checked > 20


games = st.lists(st.sampled_from([*LEVELS, None]), min_size=LEAST_GAMES, max_size=20)


@given(
    level=st.sampled_from(LEVELS), opponents=games, close=st.sampled_from(LEVELS), data=st.data()
)
def test_the_games_left_are_counted_from_the_points_so_far(level, opponents, close, data):
    completed = data.draw(st.integers(0, len(opponents)))
    points = data.draw(st.integers(0, 2 * completed))

    def ask(**more):
        found = advance_norms(level=level, opponents=opponents, participants=9, **more)
        return found.reason, prospects(found, close=close)

    reason, whole = ask()
    again, rest = ask(points=points, completed=completed)
    assert reason == again
    if reason:
        assert whole == rest == ()
        return
    for more in range(2 * (len(opponents) - completed) + 1):
        told, expected = reached(rest, more), reached(whole, points + more)
        assert (told.level, told.reason) == (expected.level, expected.reason)
    assert rest[0].least == 0
    assert rest[-1].most == 2 * (len(opponents) - completed)
    assert all(one.most + 1 == other.least for one, other in pairwise(rest))
    assert [one.level for one in rest] == sorted(one.level for one in rest)


@every("own, close", product(LEVELS, [LOWEST, 6, HIGHEST]))
def test_points_never_lead_above_ten_dan_or_below_ten_kyu(own, close):
    for step in (-1, 0, 1, 2):
        if LOWEST <= own + step <= HIGHEST:
            assert level_after(own + step, own, close) in LEVELS


def test_new_players_of_a_small_event_get_no_level():
    few = LEAST_PARTICIPANTS - 1
    (told,) = newcomer_prospects([6] * 8, participants=few, points=0, completed=0)
    assert (told.level, told.reason) == (None, "new_unranked")
    assert newcomer_prospects([], participants=9, points=0, completed=0) == ()


def test_a_new_player_who_wins_everything_is_told_what_that_gives():
    found = newcomer_prospects([6] * 8, participants=9, points=0, completed=0)
    assert found[-1].level is not None
    assert found[-1].level > 6
    assert all(one.level is None or one.level - CLAMP <= 6 for one in found)
