"""What the letter at an event's end tells of a level: every outcome, and its figures."""

import json
from itertools import combinations, product
from typing import Any

import pytest

from corr.mail.write.facts import Outcome
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.eventfile import parse
from corr.service.event.closing import level_facts, outcome_of
from corr.words.templates import ours
from tests.every import every

TEMPLATES = ours()
IDS = tuple("ABCDEFGHIJ")
PLAYED = {"ended_on": "2024-09-01", "moves": [9, 9]}


def outcome(results: str, levels: Any = "5 kyu", **of_first: Any) -> Outcome:
    """What an event did to its first player, with these results, `1`, `=` or `0`, in order.

    The other players draw all their games with each other.
    """
    others = [levels] * (len(results)) if isinstance(levels, str) else list(levels)
    players: list[dict[str, Any]] = [{"id": "A", "level": "5 kyu", **of_first}]
    players += [{"id": one, "level": level} for one, level in zip(IDS[1:], others, strict=False)]
    games = []
    for black, white in combinations([one["id"] for one in players], 2):
        mark = results[IDS.index(white) - 1] if black == "A" else "="
        result = {"1": "1-0", "=": "1/2-1/2", "0": "0-1"}[mark]
        ended = "agreement" if mark == "=" else "resign"
        games.append({"black": black, "white": white, "result": result, "ended": ended, **PLAYED})
    document = {
        "event": {"name": "Korr", "start": "2024-02-01", "close": "2025-02-01"},
        "players": players,
        "games": games,
    }
    event = parse(json.dumps(document))
    found = compute(event).players[0]
    return outcome_of(found, len(event.players))


def made(found: Outcome) -> list[tuple[str, str, str]]:
    return [(one.code, one.points, one.missing) for one in found.norms]


@pytest.mark.parametrize(
    ("results", "code", "after", "decided", "above"),
    [
        ("1111111", "rise2", "3 kyu", "rise2", None),
        ("11111=0", "rise2", "3 kyu", "rise2", None),
        ("1111=00", "rise1", "4 kyu", "rise1", "rise2"),
        ("111=000", "confirmed", "5 kyu", "confirm", "rise1"),
        ("11000=0", "kept", "5 kyu", "keep", "confirm"),
        ("1000000", "fell", "6 kyu", "keep", None),
    ],
)
def test_the_norm_that_decided_and_the_next_one_above_are_named(
    results: str, code: str, after: str, decided: str, above: str | None
) -> None:
    found = outcome(results)
    assert (found.code, found.after, found.own) == (code, after, "5 kyu")
    assert found.decided
    assert found.decided.code == decided
    assert (found.next_one.code if found.next_one else None) == above
    assert [(code, points) for code, points, _ in made(found)] == [
        ("rise2", "5.5"),
        ("rise1", "4.5"),
        ("confirm", "3.5"),
        ("keep", "2"),
    ]
    assert (found.completed, found.mean) == (7, "6")


def test_what_is_short_of_a_norm_is_told() -> None:
    assert made(outcome("1111=00"))[0] == ("rise2", "5.5", "1")


def test_the_lowest_level_is_kept_though_the_norm_is_missed() -> None:
    found = outcome("0000000", "10 kyu", level="10 kyu")
    assert (found.code, found.after) == ("kept_lowest", "10 kyu")


def test_most_points_of_all_keep_the_level() -> None:
    found = outcome("=" * 7, "10 kyu", level="5 kyu", level_close="5 kyu")
    assert found.code == "too_few_opponents"
    found = outcome("=" * 7, "8 kyu")
    assert (found.code, found.after) == ("kept_most_points", "5 kyu")
    assert found.next_one is None


@pytest.mark.parametrize(
    ("results", "code", "figure"),
    [("111", "too_few_participants", 4), ("111111", "too_few_games", 6)],
)
def test_without_a_norm_the_figure_that_was_too_small_is_told(
    results: str, code: str, figure: int
) -> None:
    found = outcome(results)
    assert found.code == code
    assert figure in (found.participants, found.completed)
    assert (found.norms, found.mean, found.reached, found.after) == ((), "", "", "5 kyu")


def test_a_new_player_is_told_the_norm_that_was_reached_and_the_next_one() -> None:
    found = outcome("111=000", level=None)
    assert (found.code, found.own, found.after) == ("new", "", "5 kyu")
    assert made(found) == [("obtain", "4.5", "1"), ("obtain", "3.5", "")]


def test_a_new_player_with_too_few_games_is_told_so() -> None:
    assert outcome("111111", level=None).code == "new_too_few_games"


@pytest.mark.parametrize(
    ("results", "close", "meanwhile", "after"),
    [
        ("1111=00", "2 kyu", "higher", "2 kyu"),
        ("1111=00", "6 kyu", "higher", "4 kyu"),
        ("1000000", "3 kyu", "lowered", "4 kyu"),
        ("1000000", "7 kyu", "stays", "7 kyu"),
        ("1000000", "5 kyu", "", "6 kyu"),
    ],
)
def test_a_level_that_changed_elsewhere_meanwhile_is_explained(
    results: str, close: str, meanwhile: str, after: str
) -> None:
    found = outcome(results, level_three_months="5 kyu", level_close=close)
    assert (found.meanwhile, found.after, found.close) == (meanwhile, after, close)


@every(
    "language, results, level",
    product(
        ["en", "sv", "et"],
        ["1111111", "1111=00", "11000=0", "1000000", "111", "111111"],
        ["5 kyu", None],
    ),
)
def test_the_figures_are_one_sentence_with_points_and_games(
    language: str, results: str, level: str | None
) -> None:
    say, found = TEMPLATES.voice(language), outcome(results, level=level)
    said = say("outcomes", "figures", o=found)
    assert found.points.replace(".", "." if language == "en" else ",") in said
    assert str(found.completed) in said
    assert said.endswith(".")
    if found.decided and not found.decided.missing:
        assert found.decided.level in said


def test_an_event_without_ranking_tells_the_level_that_stays() -> None:
    facts = level_facts(None, 8, "5 kyu", TEMPLATES.voice("en"))
    assert (facts["held"], facts["outcome"], facts["own_table"]) == ("5 kyu", None, None)
