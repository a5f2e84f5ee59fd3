"""A file of very many players who cannot all have met is refused in words."""

import pytest

from corr.errors import ArbiterError
from corr.tournament.elsewhere.elsewhere import tables_from
from corr.tournament.elsewhere.elsewhere_event import MOST_MISSING

MANY = 460


def one_round(players: int, **more: object) -> dict[str, object]:
    ids = [f"P{number}" for number in range(players)]
    games = [
        {"black": black, "white": white, "result": "1-0", "round": 1}
        for black, white in zip(ids[::2], ids[1::2], strict=True)
    ]
    return {"players": ids, "games": games, **more}


def test_very_many_who_met_few_are_refused_where_nothing_says_how_they_played():
    pairs = MANY * (MANY - 1) // 2
    missing = pairs - MANY // 2
    assert missing > MOST_MISSING
    with pytest.raises(ArbiterError) as refused:
        tables_from(one_round(MANY), "big.json")
    assert str(refused.value) == (
        f"big.json: system: is missing: without it all {MANY} players meet all the others, and "
        f"{missing} of these {pairs} pairs have no game here; "
        'say how it was played, such as "system": "monrad"'
    )


def test_they_are_refused_too_where_the_file_says_that_all_have_met():
    with pytest.raises(ArbiterError, match="system: cannot be: by it all 460 players meet"):
        tables_from(one_round(MANY, system="round_robin"), "big.json")


def test_a_monrad_of_very_many_is_counted():
    table = tables_from(one_round(MANY, system={"kind": "monrad", "rounds": 9}))
    assert len(table.table.rows) == MANY


def test_fewer_players_without_a_system_meet_all_the_others_as_before():
    table = tables_from(one_round(40))
    assert table.missing == 40 * 39 // 2 - 20
