"""Titles over several events: what waits, what is carried, and a second, slow calculation."""

import math
from datetime import date, timedelta
from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from corr.ranking.board.board_event import BoardEvent, BoardGame, BoardPlayer
from corr.ranking.board.otb import OTB_LOWEST, OtbEvent, read_otb_level
from corr.ranking.board.otb_register import Given, Titles, by_key, titles
from tests.ranking.ranking_samples import GOOD, otb_tables

DAY = date(2024, 1, 1)
HALVES = {"1-0": (2, 0), "0-1": (0, 2), "1/2-1/2": (1, 1), "0-0": (0, 0)}


def event(
    name: str, day: int, players: dict[str, str | None], games: str, **others: Any
) -> BoardEvent:
    """An event on a day; `A-B` is won by A, `A=B` drawn, `A-B!` won without a move of B's."""
    made = []
    for text in games.split():
        drawn, unmoved = "=" in text, text.endswith("!")
        black, white = text.rstrip("!").replace("=", "-").split("-")
        made.append(
            BoardGame(
                black=black,
                white=white,
                result="1/2-1/2" if drawn else "1-0",
                moves=(9, 0) if unmoved else (9, 9),
            )
        )
    return BoardEvent(
        id=name,
        start=DAY + timedelta(days=day),
        end=DAY + timedelta(days=day),
        conditions=others.pop("conditions", GOOD),
        rated=True,
        titled=others.pop("titled", True),
        players=tuple(
            BoardPlayer(id=one, title=read_otb_level(title) if title else None)
            for one, title in players.items()
        ),
        games=tuple(made),
        **others,
    )


def register(*events: BoardEvent, given: tuple[Given, ...] = ()) -> Titles:
    return titles(events, given, otb_tables())


def entered(player: str, title: str, day: int, source: Any = "entered") -> Given:
    on = DAY + timedelta(days=day)
    return Given(player=player, on=on, level=read_otb_level(title), source=source)


FIVE = {"A": "5k", "B": "5k"}


def test_games_wait_for_the_next_event_and_keep_the_titles_of_their_own() -> None:
    first = event("E1", 0, FIVE, "A-B " * 4)
    second = event("E2", 10, {"A": None, "C": "6k"}, "A-C " * 3)
    found = register(second, first)
    assert len(found.waiting("A", DAY)) == 4
    assert found.level("A", DAY) == read_otb_level("5k")
    (_, result) = found.results_of("A")
    assert [game.level for game in result.result.games] == [11] * 4 + [10] * 3
    assert found.level("A") == read_otb_level("3k")
    assert found.waiting("A") == ()
    assert len(found.waiting("B")) == 4


def test_all_players_of_an_event_meet_with_the_titles_from_before_it() -> None:
    found = register(event("E1", 0, FIVE, "A-B " * 7), event("E2", 1, FIVE, "A-B " * 7))
    first, second = found.results_of("B")
    assert {game.level for game in first.result.games} == {read_otb_level("5k")}
    assert {game.level for game in second.result.games} == {read_otb_level("3k")}
    assert found.level("B") == read_otb_level("6k")


def test_the_honorary_title_is_never_lost() -> None:
    found = register(
        event("E1", 0, FIVE, "A-B " * 7), event("E2", 1, {"A": None, "B": None}, "B-A " * 9)
    )
    assert found.level("A") == read_otb_level("4k")
    highest = found.honorary("A")
    assert highest is not None
    assert (highest.after, highest.event, highest.on) == (read_otb_level("3k"), "E1", DAY)
    before = found.honorary("B", DAY)
    assert before is not None
    assert before.after == read_otb_level("5k")
    assert found.honorary("C") is None


def test_a_stale_home_title_undoes_nothing_and_a_new_one_counts() -> None:
    won = event("E1", 0, FIVE, "A-B " * 7)
    stale = register(won, event("E2", 1, FIVE, ""))
    assert stale.level("A") == read_otb_level("3k")
    (one, other) = stale.events[1].differing
    assert (one.player, one.home, one.held) == ("A", read_otb_level("5k"), read_otb_level("3k"))
    assert other.player == "B"
    new = register(won, event("E2", 1, {"A": "2d"}, ""))
    assert new.level("A") == read_otb_level("2d")
    assert new.history("A")[-1].source == "home"


def test_no_diploma_is_due_for_a_home_title_until_it_is_set_here() -> None:
    lost = event("E1", 0, {"A": "5k", "B": "5k"}, "A-B " * 7)
    found = register(lost, event("E2", 1, {"A": None, "B": None}, "A-B " * 7))
    assert found.level("B") == read_otb_level("6k")
    assert found.awarded("B") is None
    assert found.honoured(DAY) == ("A",)
    given = entered("B", "5k", 2)
    ours = register(lost, given=(given,)).awarded("B")
    assert ours is not None
    assert (ours.source, ours.after) == ("entered", read_otb_level("5k"))


def test_a_title_by_decision_is_not_touched_by_files() -> None:
    found = register(event("E1", 5, {"A": "9k"}, ""), given=(entered("A", "2k", 0),))
    assert found.level("A") == read_otb_level("2k")
    assert found.events[0].differing[0].home == read_otb_level("9k")


def test_a_test_raises_a_title_and_never_lowers_it() -> None:
    tests = (entered("A", "10k", 3, "test"), entered("A", "12k", 4, "test"))
    found = register(given=tests)
    assert [line.after for line in found.history("A")] == [read_otb_level("10k")]
    assert found.level("A", DAY) is None


def test_entries_of_a_day_come_before_its_event() -> None:
    found = register(
        event("E1", 0, {"A": None, "B": "5k"}, "A-B " * 7), given=(entered("A", "5k", 0),)
    )
    assert found.results_of("A")[0].level == read_otb_level("5k")


def test_who_has_no_title_gets_one_only_by_a_norm() -> None:
    nobody = {"A": None, "B": None}
    found = register(event("E1", 0, nobody, "A-B " * 7))
    assert found.level("A") == read_otb_level("13k")
    assert found.level("B") is None
    assert found.results_of("B")[0].result.outcome == "down"


def test_an_event_that_is_not_for_titles_does_nothing() -> None:
    assert not register(event("E1", 0, FIVE, "A-B " * 7, titled=False)).events


def test_in_several_files_the_member_number_is_the_player() -> None:
    found = event("E1", 0, FIVE, "A-B")
    numbered = BoardPlayer(id="A", member_no="1001", title=11)
    again = by_key(
        BoardEvent(
            **{
                **{name: getattr(found, name) for name in BoardEvent.__struct_fields__},
                "players": (numbered, found.players[1]),
            }
        )
    )
    assert [one.id for one in again.players] == ["1001", "B"]
    assert (again.games[0].black, again.games[0].white) == ("1001", "B")


# A second calculation, from the words of the rules alone.


def slow_percent(own: int, up: int, opponent: int) -> int:
    start = {0: 30, 1: 65 if own <= 14 else 75, 2: 80 if own <= 13 else 90}[up]
    return start - 15 * min(3, max(-3, opponent - own))


def slow_good(level: int, held: OtbEvent) -> bool:
    time, step = held.minutes, held.increment
    if level <= 6:
        return held.sanctioned or held.approved
    if level == 24:
        kind, long = held.world, time >= 120
    else:
        kind = held.sanctioned or held.international
        long = (
            (level <= 12 and time >= 15)
            or (12 < level <= 15 and time >= 30)
            or (15 < level <= 19 and (time >= 60 or (time >= 45 and step >= 30)))
            or (19 < level <= 21 and (time >= 90 or (time >= 60 and step >= 60)))
            or (level in (22, 23) and time >= 120)
        )
    written = held.notation or level <= 12
    return kind and long and written and held.clocks and held.official_rules


def slow_register(
    events: list[BoardEvent], given: list[Given]
) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """Titles, honorary titles, and how many games wait, after everything."""
    level: dict[str, int] = {}
    best: dict[str, int] = {}
    pool: dict[str, list[tuple[int, Fraction]]] = {}

    def hold(player: str, title: int) -> None:
        level[player] = title
        best[player] = max(title, best.get(player, 0))

    for number in range(40):
        today = DAY + timedelta(days=number)
        for one in given:
            if one.on == today and one.source == "entered":
                hold(one.player, one.level)
        for one in given:
            if one.on == today and one.source == "test" and one.level > level.get(one.player, 0):
                hold(one.player, one.level)
        for played in sorted(events, key=lambda each: each.id):
            if played.end != today:
                continue
            for each in played.players:
                if each.title is not None and each.id not in level:
                    hold(each.id, each.title)
            after = {}
            for each in played.players:
                me, own = each.id, level.get(each.id, 1)
                if not slow_good(own, played.conditions):
                    continue
                mine = pool.setdefault(me, [])
                for game in played.games:
                    if me in (game.black, game.white) and game.result is not None:
                        at = (game.black, game.white).index(me)
                        rival = (game.white, game.black)[at]
                        moves = game.moves or (1, 1)
                        if moves[1 - at]:
                            half = HALVES[game.result][at]
                            mine.append((level.get(rival, 1), Fraction(half, 2)))
                if len(mine) < (9 if own >= 22 else 7):
                    continue
                points = sum(taken for _, taken in mine)
                for up in (2, 1, 0):
                    goal = own + up
                    if (up == 2 and own >= 15) or goal > 24:
                        continue
                    if up and (
                        not slow_good(goal, played.conditions)
                        or len(mine) < (9 if goal >= 22 else 7)
                    ):
                        continue
                    mean = Fraction(
                        sum(slow_percent(own, up, other) for other, _ in mine), 100 * len(mine)
                    )
                    if points >= Fraction(math.ceil(mean * len(mine) * 2), 2):
                        after[me] = goal
                        break
                else:
                    if me in level:
                        after[me] = max(own - 1, OTB_LOWEST)
                pool[me] = []
            for me, title in after.items():
                hold(me, title)
    return level, best, {me: len(games) for me, games in pool.items() if games}


PLAYERS = ("A", "B", "C", "D")
TITLES = st.none() | st.integers(1, 24)
CONDITIONS = st.builds(
    OtbEvent,
    **{
        name: st.sampled_from([True, True, True, False])
        for name in ("sanctioned", "clocks", "notation", "official_rules")
    },
    **{name: st.booleans() for name in ("international", "approved", "world")},
    minutes=st.sampled_from([0, 15, 30, 45, 60, 90, 120]),
    increment=st.sampled_from([0, 30, 60]),
)
GAMES = st.builds(
    BoardGame,
    black=st.sampled_from("AB"),
    white=st.sampled_from("CD"),
    result=st.sampled_from([*HALVES, "1-0", None]),
    moves=st.none() | st.tuples(st.integers(0, 2), st.integers(0, 2)),
)


@st.composite
def seasons(draw: st.DrawFn) -> tuple[list[BoardEvent], list[Given]]:
    home = {player: draw(TITLES) for player in PLAYERS}
    events = [
        BoardEvent(
            id=f"E{number}",
            start=(day := DAY + timedelta(days=draw(st.integers(0, 20)))),
            end=day,
            conditions=draw(CONDITIONS),
            rated=True,
            titled=True,
            players=tuple(BoardPlayer(id=one, title=home[one]) for one in PLAYERS),
            games=tuple(draw(st.lists(GAMES, max_size=16))),
        )
        for number in range(draw(st.integers(1, 5)))
    ]
    given = [
        Given(
            player=player,
            on=DAY + timedelta(days=draw(st.integers(0, 20))),
            level=draw(st.integers(1, 15 if source == "test" else 24)),
            source=source,
        )
        for player, source in (("A", "entered"), ("B", "test"))
        if draw(st.booleans())
    ]
    return events, given


@settings(max_examples=150)
@given(seasons())
def test_a_second_calculation_gives_the_same_register(
    season: tuple[list[BoardEvent], list[Given]],
) -> None:
    events, by_hand = season
    found = titles(events, by_hand, otb_tables())
    levels, best, waiting = slow_register(events, by_hand)
    assert {player: found.level(player) for player in found.changes} == levels
    highest = {player: found.honorary(player) for player in found.changes}
    assert {player: line.after for player, line in highest.items() if line} == best
    assert {one: len(left) for one in PLAYERS if (left := found.waiting(one))} == waiting
