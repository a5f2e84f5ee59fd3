"""Which interpretations are told of a match, a cup and an event of sections."""

from itertools import combinations

import pytest

from corr.tournament.elsewhere.elsewhere import tables_from
from corr.words.tables import english


def game(black, white, result, round_=1, **more):
    return {"round": round_, "black": black, "white": white, "result": result, **more}


def decided(event):
    return tables_from(event).crosstable.decided


def cup(*games, players="ABCD", **system):
    return {
        "players": list(players),
        "system": {"kind": "cup", "draw": list(players), **system},
        "games": list(games),
    }


SEMIFINALS = (game("A", "B", "1-0"), game("C", "D", "1-0"))


@pytest.mark.parametrize(
    ("games", "tags"),
    [
        # Both who lost a semifinal share the third place.
        ((*SEMIFINALS, game("A", "C", "1-0", 2)), ("T7",)),
        # Nobody scored in one semifinal: C has no opponent in the final.
        ((game("A", "B", "0-0"), SEMIFINALS[1]), ("T7", "T33c")),
    ],
)
def test_a_cup_tells_what_was_decided(games, tags):
    assert decided(cup(*games)) == tags


def test_a_cup_that_goes_on_tells_nothing():
    assert decided(cup(*SEMIFINALS)) == ()


@pytest.mark.parametrize(("results", "tags"), [(("1-0", "0-1"), ("T33d",)), (("1-0",) * 3, ())])
def test_a_match_of_a_cup_that_ended_before_its_last_game_is_told(results, tags):
    sides = [("A", "B"), ("B", "A"), ("A", "B")]
    games = [game(*both, result) for both, result in zip(sides, results, strict=False)]
    event = cup(*games, players="AB") | {"games_per_match": 3}
    assert decided(event) == tags


@pytest.mark.parametrize(("last", "tags"), [("1/2-1/2", ("T7", "T34a")), ("1-0", ())])
def test_a_draw_that_takes_both_to_the_agreed_points_is_told(last, tags):
    event = {
        "players": ["A", "B"],
        "system": {"kind": "match", "until": "1.5 points"},
        "games": [
            game("A", "B", "1-0"),
            game("B", "A", "1-0", 2),
            game("A", "B", last, 3),
        ],
    }
    assert decided(event) == tags


def sections(games, **changes):
    """Two sections of three, then a final of the winners and the best of the next."""
    return {
        "players": list("ABCDEF"),
        "system": {
            "kind": "stages",
            "stages": [
                {"name": "Section", "sections": 2},
                {"name": "Final", "qualify": 1, "best_next": 1, **changes},
            ],
            "sections": [
                {"stage": 1, "name": "Section A", "players": list("ABC"), "before": 0},
                {"stage": 1, "name": "Section B", "players": list("DEF"), "before": 0},
                {"stage": 2, "name": "Final", "players": list("ADB"), "before": 3},
            ],
        },
        "games": games,
    }


def all_meet(players, first, results):
    return [
        game(*pair, result, round_)
        for round_, (pair, result) in enumerate(
            zip(combinations(players, 2), results, strict=True), first
        )
    ]


def two_sections(b_against_c="1-0", e_against_f="1/2-1/2"):
    return [
        *all_meet("ABC", 1, ("1-0", "1-0", b_against_c)),
        *all_meet("DEF", 1, ("1-0", "1-0", e_against_f)),
    ]


FINAL = all_meet("ADB", 4, ("1-0", "1-0", "1-0"))


def test_who_is_best_of_the_next_and_the_order_of_the_others_are_told():
    # B has a point of two games and E half a one: both are next. E and F then stand by place.
    event = sections([*two_sections(), *FINAL])
    assert decided(event) == ("T7", "T32b")
    text = " ".join(english(tables_from(event).crosstable).split())
    assert "[T 32b] next-placed players of different sections are compared by place" in text


def test_that_the_others_are_compared_between_sections_is_told():
    # With qualify = 2 nobody is compared for the final; of the thirds C has lost all, F has not.
    event = sections(two_sections(), qualify=2, best_next=0)
    event["system"]["sections"][2]["players"] = list("ABDE")
    third = [
        *all_meet("ABC", 1, ("1-0", "1-0", "1-0")),
        *all_meet("DEF", 1, ("1-0", "1/2-1/2", "1-0")),
    ]
    event["games"] = [*third, *all_meet("ABDE", 4, ("1-0",) * 6)]
    assert decided(event) == ("T32f",)


def two_of_each(*, level=False, **more):
    """The first two of each section go on; C is level with B, or third."""
    event = sections(two_sections("1/2-1/2" if level else "1-0", "1-0"), qualify=2, best_next=0)
    event["system"]["sections"][2]["players"] = list("ABDE")
    event["games"] += all_meet("ABDE", 4, ("1-0",) * 6)
    return event | more


def test_who_was_parted_within_a_section_is_told():
    assert decided(two_of_each()) == ()
    assert "T32c" in decided(two_of_each(level=True))


def test_who_made_room_by_withdrawing_is_told():
    event = two_of_each(withdrawn=[{"player": "B", "after_round": 3}])
    event["system"]["sections"][2]["players"] = list("ACDE")
    event["games"] = event["games"][:6] + all_meet("ACDE", 4, ("1-0",) * 6)
    assert "T32d" in decided(event)


def test_results_taken_along_are_told_where_they_change_the_final():
    event = sections([], qualify=2, best_next=0, carry_over=True)
    event["system"]["sections"][2]["players"] = list("ABDE")
    both = [*all_meet("ABC", 1, ("1-0", "1-0", "1-0")), *all_meet("DEF", 1, ("1-0", "1-0", "1-0"))]
    # A beat B and D beat E before: in the final itself B and E win, and D loses to nobody.
    rest = [
        game("A", "D", "0-1", 4),
        game("B", "E", "1-0", 4),
        game("A", "E", "1-0", 5),
        game("B", "D", "1-0", 5),
    ]
    event["games"] = [*both, *rest]
    assert "T32e" in decided(event)


def test_a_league_tells_what_its_divisions_tell():
    event = {
        "players": list("ABCDEF"),
        "system": {
            "kind": "league",
            "divisions": [{"name": "One", "down": 1}, {"name": "Two", "up": 1}],
            "sections": [
                {"stage": 1, "name": "One", "players": list("ABC"), "before": 0},
                {"stage": 1, "name": "Two", "players": list("DEF"), "before": 0},
            ],
        },
        "games": [
            *all_meet("ABC", 1, ("1-0", "1-0", "1-0")),
            *all_meet("DEF", 1, ("1/2-1/2",) * 3),
        ],
    }
    assert decided(event) == ("T7",)
