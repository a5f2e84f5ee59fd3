from datetime import date

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.tournament.pairing.leagues import (
    Border,
    Division,
    Season,
    Way,
    decided_moves,
    explain_moves,
    next_season,
)
from corr.tournament.tables.league_event import following_name


def division(name, players, places=None):
    """A division from a text of players, in order of place."""
    players = players.split()
    places = places or range(1, len(players) + 1)
    return Division(name=name, table=tuple(zip(places, players, strict=True)))


def league(**changes):
    """Three divisions of four; two cross each border."""
    season = Season(
        divisions=(
            division("Division 1", "a1 a2 a3 a4"),
            division("Division 2", "b1 b2 b3 b4"),
            division("Division 3", "c1 c2 c3 c4"),
        ),
        borders=(Border(up=1, down=1), Border(up=1, down=1)),
    )
    return replace(season, **changes)


def divisions(season):
    return [" ".join(players) for _, players in next_season(season).divisions]


def ways(season):
    return {move.player: move.way for move in next_season(season).moves}


def faults(season):
    with pytest.raises(ArbiterError) as caught:
        next_season(season)
    return list(caught.value.faults)


def test_the_best_and_the_last_change_places():
    assert divisions(league()) == ["a1 a2 a3 b1", "a4 b2 b3 c1", "b4 c2 c3 c4"]
    found = ways(league())
    assert [found[player] for player in ("a1", "a4", "b1", "b2")] == [
        Way.STAYS,
        Way.RELEGATED,
        Way.PROMOTED,
        Way.STAYS,
    ]


def test_every_border_has_its_own_numbers():
    season = league(borders=(Border(up=2, down=2), Border(up=0, down=0)))
    assert divisions(season) == ["a1 a2 b1 b2", "a3 a4 b3 b4", "c1 c2 c3 c4"]


def test_newcomers_enter_the_lowest_division():
    season = league(newcomers=("x", "y"))
    assert divisions(season)[2] == "b4 c2 c3 c4 x y"
    assert ways(season)["x"] is Way.NEW


def test_a_successor_takes_over_the_place_with_what_goes_with_it():
    season = league(leaving=("b1", "a4"), successors={"b1": "heir", "a4": "club"})
    assert divisions(season) == ["a1 a2 a3 heir", "club b2 b3 c1", "b4 c2 c3 c4"]
    assert ways(season)["heir"] is Way.PROMOTED
    assert ways(season)["b1"] is Way.LEAVES


def test_a_vacancy_goes_to_the_best_below_who_does_not_go_up_and_the_gap_moves_down():
    season = league(leaving=("a2",))
    assert divisions(season) == ["a1 a3 b1 b2", "a4 b3 c1 c2", "b4 c3 c4"]
    assert (ways(season)["b2"], ways(season)["c2"]) == (Way.FILLS, Way.FILLS)


def test_the_event_may_spare_the_relegated_first():
    season = league(leaving=("a2",), spare_first=True)
    assert divisions(season) == ["a1 a3 a4 b1", "b2 b3 b4 c1", "c2 c3 c4"]
    assert (ways(season)["a4"], ways(season)["b4"]) == (Way.SPARED, Way.SPARED)


def test_the_relegated_are_spared_when_nobody_is_left_below():
    season = league(
        divisions=(division("One", "a1 a2 a3 a4"), division("Two", "b1 b2")),
        borders=(Border(up=2, down=2),),
        leaving=("a1",),
        newcomers=("x",),
    )
    assert divisions(season) == ["a2 a3 b1 b2", "a4 x"]
    assert ways(season)["a3"] is Way.SPARED


def test_who_was_to_go_up_and_leaves_makes_room_for_the_next():
    season = league(leaving=("b1",))
    assert divisions(season)[0] == "a1 a2 a3 b2"
    assert ways(season)["b2"] is Way.FILLS


def test_who_was_to_go_down_and_leaves_leaves_the_gap_below():
    season = league(leaving=("a4",))
    assert divisions(season) == ["a1 a2 a3 b1", "b2 b3 c1 c2", "b4 c3 c4"]


def test_fewer_places_send_the_last_down_but_nobody_who_has_just_come_up():
    season = league(sizes=(3, 4))
    assert divisions(season) == ["a1 a2 b1", "a3 a4 b2 c1", "b3 b4 c2 c3 c4"]
    found = ways(season)
    assert (found["a3"], found["b3"], found["b1"]) == (Way.CUT, Way.CUT, Way.PROMOTED)


def test_more_places_are_filled_from_below():
    assert divisions(league(sizes=(5, 4))) == ["a1 a2 a3 b1 b2", "a4 b3 c1 c2", "b4 c3 c4"]


def test_a_border_may_let_more_up_than_down():
    season = league(borders=(Border(up=2, down=1), Border(up=1, down=1)))
    assert divisions(season)[0] == "a1 a2 b1 b2"
    assert ways(season)["a3"] is Way.CUT


def test_a_shared_place_across_a_border_must_be_decided():
    tied = division("Division 2", "b1 b2 b3 b4", (1, 1, 1, 4))
    season = league(divisions=(league().divisions[0], tied, league().divisions[2]))
    (fault,) = faults(season)
    assert fault == (
        "Division 2: b1, b2 and b3 share the 1st place and 1 of them can go up: "
        "decide in which order they stand, or let them play again"
    )
    decided = replace(season, decided=("b3", "b1", "b2"))
    assert divisions(decided)[:2] == ["a1 a2 a3 b3", "a4 b1 b2 c1"]


def test_of_three_who_share_a_place_it_is_enough_to_name_who_goes():
    season = league(
        divisions=(
            division("Division 1", "a1 a2 a3 a4", (1, 2, 2, 2)),
            division("Division 2", "b1 b2 b3 b4", (1, 1, 1, 4)),
            division("Division 3", "c1 c2 c3 c4"),
        ),
        names={"a2": "Anna", "a3": "Åke", "a4": "Eva"},
        how="ask the club",
    )
    assert faults(replace(season, decided=("b3", "a4"))) == [
        (
            "Division 1: Anna, Åke and Eva share the 2nd place and 2 of them can stay up "
            "(only Eva placed so far): ask the club"
        )
    ]
    found = replace(season, decided=("b3", "a4", "a3"))
    assert divisions(found)[:2] == ["a1 a4 a3 b3", "a2 b1 b2 c1"]


def test_a_division_that_shrinks_is_told():
    assert next_season(league()).warnings == ()
    shrunk = next_season(league(leaving=("c1", "c2"), sizes=(4, 3)))
    assert divisions(league(leaving=("c1", "c2"), sizes=(4, 3)))[1:] == ["a4 b2 b3", "b4 c3 c4"]
    assert shrunk.warnings == (
        "Division 2 will have 3 players, 4 now: its file gives it no more places",
        "Division 3 will have 3 players, 4 now: newcomers would fill it",
    )


SHARED = (
    division("Division 1", "a1 a2 a3 a4", (1, 2, 3, 3)),
    division("Division 2", "b1 b2 b3 b4"),
    division("Division 3", "c1 c2 c3 c4"),
)


@pytest.mark.parametrize(
    ("changes", "tags"),
    [
        ({}, ()),
        ({"decided": ("a1", "a2")}, ()),
        ({"divisions": SHARED, "decided": ("a4",)}, ("T31a",)),
        ({"leaving": ("a2",), "successors": {"a2": "x"}}, ("T31b",)),
        ({"leaving": ("a2",)}, ("T31c",)),
        ({"sizes": (3, 4), "newcomers": ("x",)}, ("T31d", "T31e")),
        ({"newcomers": ("x",)}, ("T31e",)),
    ],
)
def test_the_interpretations_that_changed_the_next_season_are_told(changes, tags):
    season = league(**changes)
    found = decided_moves(season, next_season(season))
    assert tuple(tag for tag, _ in found) == tags
    assert all(text for _, text in found)


@pytest.mark.parametrize(
    ("name", "by", "following"),
    [
        ("Korrserien 2024", 1, "Korrserien 2025"),
        ("Korrserien 2024/25", 1, "Korrserien 2025/26"),
        ("Korrserien 2024–2025", 2, "Korrserien 2026–2027"),
        ("Korrserien 1999/00", 1, "Korrserien 2000/01"),
        ("Korrserien", 1, "Korrserien (KS25)"),
        ("Höst 2024", 0, "Höst 2024 (KS25)"),
        ("Blixt 120240", 1, "Blixt 120240 (KS25)"),
    ],
)
def test_the_name_of_a_season_moves_on_with_its_year(name, by, following):
    before, start = date(2024, 2, 1), date(2024 + by, 9, 1)
    assert following_name(name, before, start, "KS25") == following


def test_a_shared_place_within_a_division_does_no_harm():
    tied = division("Division 2", "b1 b2 b3 b4", (1, 2, 2, 4))
    season = league(divisions=(league().divisions[0], tied, league().divisions[2]))
    assert divisions(season)[0] == "a1 a2 a3 b1"


def test_a_shared_place_that_a_gap_parts_must_be_decided():
    tied = division("Division 2", "b1 b2 b3 b4", (1, 2, 2, 4))
    season = league(divisions=(league().divisions[0], tied, league().divisions[2]))
    (fault,) = faults(replace(season, leaving=("a1",)))
    assert fault.startswith("Division 2: b2 and b3 share the 2nd place and a gap parts them")
    decided = replace(season, leaving=("a1",), decided=("b3", "b2"))
    assert divisions(decided)[0] == "a2 a3 b1 b3"


def test_everything_that_cannot_be_is_told_at_once():
    season = league(
        leaving=("a1", "a1", "nobody"),
        successors={"a2": "b1"},
        newcomers=("c1", "x", "x"),
        decided=("stranger",),
        borders=(Border(up=-1, down=0),),
        sizes=(1, 4, 4),
    )
    found = faults(season)
    for words in (
        "named twice among those who leave: a1",
        "named twice among newcomers and successors: x",
        "neither new nor a successor: c1 and b1",
        "cannot leave, not in the league: nobody",
        "has a successor and does not leave: a2",
        "cannot be placed, not in the league: stranger",
        "2 borders between the divisions expected, found 1",
        "expected, found 3",
        "at least two places",
        "no fewer than 0",
    ):
        assert any(words in fault for fault in found), words


def test_tables_that_are_none_are_refused():
    season = league(
        divisions=(
            division("One", "a1 a2 a1", (1, 3, 3)),
            division("One", ""),
            division("Three", "c1 c2"),
        )
    )
    found = faults(season)
    assert "in the league more than once: a1" in found
    assert "two divisions are called: One" in found
    assert "One: a2 cannot have place 3 in row 2" in found
    assert "One has no players" in found
    assert faults(Season(divisions=(), borders=())) == ["a league has at least one division"]


def test_more_cannot_cross_than_there_are():
    season = league(borders=(Border(up=3, down=1), Border(up=1, down=2)))
    assert "Division 2 has 4, and 3 cannot go up and 2 down" in faults(season)
    season = league(borders=(Border(up=4, down=1), Border(up=0, down=0)), sizes=(3, 4))
    assert any("is to have 3 places, but 4 come up" in fault for fault in faults(season))


def test_too_few_players_for_the_divisions_are_told():
    (fault,) = faults(league(leaving=("a1", "a2", "b3")))
    assert fault.startswith("9 players for next season, and 10 are needed for 3 divisions")
    assert len(divisions(league(leaving=("a1", "a2", "b3"), newcomers=("x",)))) == 3


def test_every_move_is_told_in_words():
    season = league(leaving=("a2", "b1"), successors={"b1": "heir"}, newcomers=("x",))
    words = explain_moves(next_season(season), {"a1": "Ann", "heir": "Eve"})
    for line in (
        "Ann, 1st in Division 1, stays in Division 1",
        "a2, 2nd in Division 1, leaves",
        "b1, 1st in Division 2, leaves; Eve takes over",
        "Eve, in the place of b1, 1st in Division 2, goes up to Division 1",
        "b2, 2nd in Division 2, goes up to Division 1, where a place is vacant",
        "a4, 4th in Division 1, goes down to Division 2",
        "x is new and enters Division 3",
    ):
        assert line in words
    assert len(words) == 14
    spared = explain_moves(next_season(league(leaving=("a2",), spare_first=True)))
    assert (
        "a4, 4th in Division 1, was to go down and stays in Division 1, where a place is vacant"
        in spared
    )
    cut = explain_moves(next_season(league(sizes=(3, 4))))
    assert (
        "a3, 3rd in Division 1, goes down to Division 2, because there are too few places above"
    ) in cut


@st.composite
def seasons(draw):
    """Leagues of any shape with gaps, successors and newcomers."""
    sizes = draw(st.lists(st.integers(1, 7), min_size=1, max_size=5))
    tables = [
        division(f"D{at}", " ".join(f"{at}-{number}" for number in range(size)))
        for at, size in enumerate(sizes)
    ]
    players = [player for table in tables for player in table.players]
    leaving = tuple(draw(st.lists(st.sampled_from(players), unique=True, max_size=4)))
    heirs = draw(st.lists(st.sampled_from(leaving), unique=True)) if leaving else []
    between = len(sizes) - 1
    crossing = st.builds(Border, up=st.integers(0, 3), down=st.integers(0, 3))
    return Season(
        divisions=tuple(tables),
        borders=tuple(draw(st.lists(crossing, min_size=between, max_size=between))),
        sizes=tuple(draw(st.lists(st.integers(2, 7), min_size=between, max_size=between)))
        if draw(st.booleans())
        else (),
        leaving=leaving,
        successors={player: f"heir of {player}" for player in heirs},
        newcomers=tuple(f"new {number}" for number in range(draw(st.integers(0, 12)))),
        spare_first=draw(st.booleans()),
    )


@settings(max_examples=300)
@given(seasons())
def test_a_league_goes_on_with_everybody_once_and_full_divisions(season):
    try:
        found = next_season(season)
    except ArbiterError:
        reject()
    before = [player for table in season.divisions for player in table.players]
    staying = [player for player in before if player not in season.leaving]
    everybody = [*staying, *season.successors.values(), *season.newcomers]
    after = [player for _, players in found.divisions for player in players]
    assert sorted(after) == sorted(everybody)
    sizes = [len(players) for _, players in found.divisions]
    assert sizes[:-1] == list(season.targets)
    assert sizes[-1] >= 2
    named = {move.player: move.after for move in found.moves}
    for name, players in found.divisions:
        assert all(named[player] == name for player in players)
    assert {player for player, to in named.items() if to is None} == set(season.leaving)
    for at, (up, table) in enumerate(zip(season.borders, season.divisions[1:], strict=False)):
        for player in table.players[: up.up]:
            if player not in season.leaving:
                assert named[player] in {d.name for d in season.divisions[: at + 1]}
    assert len(explain_moves(found)) == len(named)
