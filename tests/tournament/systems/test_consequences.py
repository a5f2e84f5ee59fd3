"""After any corrections and annulments a cup has the games that its results lead to, no others.

A second, obvious bracket says which: it walks the slots from the first round on, match by match.
"""

from collections import Counter
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.tournament.contest import contest_fold as contests
from corr.tournament.events.events import Event
from corr.tournament.events.events_contest import Announced, Entered, Started
from corr.tournament.scoring.scoring_games import table_game
from corr.tournament.systems.consequences import redrawn, wrong_games
from corr.tournament.systems.cup import Cup, state_of
from tests.office import event_tables

AT = datetime(2024, 2, 1, tzinfo=UTC)
RESULTS = ("1-0", "0-1", "1/2-1/2", "0-0")


class Model:
    """A cup without letters: its events, and what its games have come to."""

    def __init__(self, players: int, games: int) -> None:
        tables = event_tables(system={"kind": "cup", "seeding": "list", "games_per_pair": games})
        names = tuple(f"P{number:04}" for number in range(1, players + 1))
        self.seq, self.contest = 0, None
        self.results: dict[str, str] = {}
        self.annulled: set[str] = set()
        self.record(Announced(spec=_plain(tables)))
        self.record(*(Entered(player=name) for name in names))
        self.record(Started(order=names, seeding="list", seed="lots", levels={}, rounds=3))
        self.record(*Cup().start(self.contest, "lots"))

    def record(self, *bodies) -> None:
        for body in bodies:
            self.seq += 1
            event = Event(stream="SK24", seq=self.seq, at=AT, cause="", body=body)
            self.contest = contests.apply(self.contest, event)

    def table(self):
        return {
            one.game: table_game(
                one.first,
                one.second,
                self.results.get(one.game, ""),
                "adjudication",
                round=one.round,
            )
            for one in self.contest.pairings
            if one.game not in self.annulled
        }

    def set_right(self) -> None:
        self.annulled.update(wrong_games(self.contest, self.table()))
        self.record(*redrawn(self.contest, self.table(), "corrected"))

    def draw(self) -> None:
        """The next round, if every match of this one is decided."""
        state = state_of(self.contest, self.table())
        now = [match for match in state.matches if match.round <= self.contest.drawn]
        if all(match.decided for match in now) and not state.over:
            self.record(*Cup().next_draw(self.contest, self.table(), ""))


def _plain(tables):
    start = tables["event"]["start"]
    return {**tables, "event": {**tables["event"], "start": start.isoformat()}}


def games_by_hand(model: Model) -> tuple[Counter[frozenset[str]], list[str]]:
    """How many games each pair should have that meets in a drawn round, and what is wrong.

    A match has its games until somebody cannot be caught, then replays until one is not drawn.
    """
    table, number = model.table(), model.contest.spec.system.games_per_pair
    slots = list(state_of(model.contest, {}).cup.slots)
    wanted, faults = Counter[frozenset[str]](), list[str]()
    replay = {one.game: one.replay for one in model.contest.pairings}
    for round_ in range(1, model.contest.drawn + 1):
        following = []
        for one, other in zip(slots[::2], slots[1::2], strict=True):
            if "?" in (one, other):
                following.append("?")
            elif one is None or other is None:
                following.append(one or other)
            else:
                games = [g for g in table if {table[g].black, table[g].white} == {one, other}]
                wanted[frozenset((one, other))] = len(games)
                winner, missing = _by_hand(table, games, replay, one, other, number)
                faults += [f"round {round_}: {what}" for what in missing]
                following.append(winner)
        slots = following
    return wanted, faults


def _by_hand(table, games, replay, one, other, number):
    """Who goes on (`?` for nobody yet, None for nobody ever) and what is missing or too much."""
    points = {one: 0, other: 0}
    agreed = [table[g] for g in games if not replay[g]]
    again = [table[g] for g in games if replay[g]]
    for game in agreed:
        for player in points:
            points[player] += game.quarters(player)
    going = sum(game.score is None for game in agreed)
    left = number - len(agreed) + going
    faults = ["too many games"] if len(agreed) > number else []
    lead = abs(points[one] - points[other])
    if lead > 4 * left or (not left and lead):
        faults += ["replays of a match that is won"] if again else []
        faults += ["a match that is won goes on"] if going else []
        return max(points, key=points.__getitem__), faults
    if left:
        faults += ["replays of a match that goes on"] if again else []
        return "?", faults + ([] if going else ["no game goes on"])
    if not points[one]:
        return None, faults + (["replays of nobody's match"] if again else [])
    for at, game in enumerate(again, 1):
        last = at == len(again)
        if game.score is None:
            return "?", faults + ([] if last else ["a replay before its time"])
        if game.score != "1/2-1/2":
            faults += [] if last else ["a replay too many"]
            winner = {"1-0": game.black, "0-1": game.white}.get(game.score)
            return winner, faults
    return "?", [*faults, "no replay goes on"]


@pytest.mark.slow
@settings(max_examples=60)
@given(
    players=st.integers(2, 9),
    games=st.integers(1, 3),
    acts=st.lists(
        st.tuples(st.sampled_from("eeeeddca"), st.integers(0, 99), st.sampled_from(RESULTS)),
        max_size=60,
    ),
)
def test_a_cup_has_the_games_that_its_results_lead_to_and_no_others(players, games, acts):
    model = Model(players, games)
    for what, which, result in acts:
        living = [one.game for one in model.contest.pairings if one.game not in model.annulled]
        over = [game for game in living if game in model.results]
        going = [game for game in living if game not in model.results]
        if what == "d":
            model.draw()
        elif what == "e" and going:
            model.results[going[which % len(going)]] = result
        elif what == "c" and over:
            model.results[over[which % len(over)]] = result
        elif what == "a" and living:
            model.annulled.add(living[which % len(living)])
        model.set_right()
        wanted, faults = games_by_hand(model)
        assert faults == []
        table = model.table()
        assert {frozenset((one.black, one.white)) for one in table.values()} <= wanted.keys()
        assert wrong_games(model.contest, table) == ()
        numbers = [one.game for one in model.contest.pairings]
        assert len(set(numbers)) == len(numbers)
        busy = {(one.round, who) for one in table.values() for who in (one.black, one.white)}
        assert len(set(model.contest.byes)) == len(model.contest.byes)
        assert not busy & set(model.contest.byes)
