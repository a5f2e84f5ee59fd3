"""Reading the event file: what is kept, and one clear line for each fault."""

import json
from itertools import product
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.errors import ArbiterError
from corr.ranking.board import board_event, board_file
from corr.ranking.correspondence import eventfile
from corr.ranking.correspondence.event import Player
from corr.ranking.correspondence.eventfile import PlayerEntry, parse, read, write
from corr.reading.entries import TEXT, held_by, keys_of
from corr.reading.kinds import Kind
from corr.reading.tables import kinds_of
from tests.every import every

Json = dict[str, Any]
NO_LEVEL = "not a level: write 10 kyu to 1 kyu or 1 dan to 10 dan"


def game(**changes: Any) -> Json:
    played: Json = {
        "black": "A",
        "white": "B",
        "result": "1-0",
        "ended": "five",
        "ended_on": "2024-06-30",
        "moves": [12, 11],
    }
    return {**played, **changes}


def content(**changes: Any) -> Json:
    whole: Json = {
        "event": {"name": "Korr", "start": "2024-02-01", "close": "2025-02-01"},
        "players": [
            {"id": "A", "level": "5 kyu"},
            {"id": "B", "level": "1D"},
            {"id": "C", "level": None},
        ],
        "games": [game()],
    }
    return {**whole, **changes}


def faults(document: object) -> list[str]:
    with pytest.raises(ArbiterError) as refused:
        read(document)
    return list(refused.value.faults)


def without(entry: Json, key: str) -> Json:
    return {name: value for name, value in entry.items() if name != key}


def test_levels_default_to_the_level_before() -> None:
    players = [
        {"id": "A", "level": "5 kyu"},
        {"id": "B", "level": "5k", "level_three_months": "4k"},
        {"id": "C", "level": None, "level_close": "1d"},
    ]
    found = read(content(players=players))
    levels = [(p.level, p.level_three_months, p.level_close) for p in found.players]
    assert levels == [(6, 6, 6), (6, 7, 7), (None, None, 11)]


def test_a_game_starts_with_the_event_unless_it_says_otherwise() -> None:
    found = read(content(games=[game(), game(started_on="2024-03-01")]))
    assert [str(played.started_on) for played in found.games] == ["2024-02-01", "2024-03-01"]


def test_unknown_keys_are_kept_and_written_again() -> None:
    document = content(games=[game(table=3)], note="x")
    document["event"]["city"] = "Lund"
    document["players"][0]["email"] = None
    event = read(document)
    assert event.games[0].extra == {"table": 3}
    again = json.loads(write(event))
    assert again["note"] == "x"
    assert again["event"]["city"] == "Lund"
    assert again["players"][0]["email"] is None
    assert parse(write(event)) == event


def test_every_key_survives_writing_and_reading() -> None:
    event = {
        "id": "SK24",
        "name": "Sverigekorr",
        "start": "2024-02-01",
        "close": "2025-02-01",
        "time_zone": "Europe/Stockholm",
        "game": "renju",
        "opening": "soosorv",
        "arbiter": "Åsa",
        "sanctioned_by": "SLSF",
    }
    player = {
        "id": "A",
        "name": "Åke",
        "member_no": "12",
        "club": "Luffar",
        "country": "SE",
        "level": "5 kyu",
        "level_three_months": "4 kyu",
        "level_close": "1 dan",
    }
    played = {**game(id="SK24-001", round=1), "white": "C", "started_on": "2024-02-02"}
    whole = {
        "event": event,
        "players": [player, {"id": "C", "level": None}],
        "games": [played],
        "annulled": ["A"],
        "estimates": {"C": "7 kyu"},
    }
    assert json.loads(write(read(whole))) == whole


def test_a_byte_order_mark_does_no_harm() -> None:
    assert parse(b"\xef\xbb\xbf" + json.dumps(content()).encode()).name == "Korr"


@pytest.mark.parametrize("document", [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, "nope"])
def test_what_is_not_json_is_one_fault(document: bytes) -> None:
    with pytest.raises(
        ArbiterError, match=r"\A(line 1, column 1: |line 1, column 2: )?not JSON: .+\Z"
    ):
        parse(document)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"event": None}, "event: missing"),
        ({"event": 3}, "event: not a JSON object"),
        ({"players": None}, "players: missing"),
        ({"games": {}}, "games: not a list"),
        ({"annulled": "A"}, "annulled: not a list of player ids"),
        ({"annulled": ["Q"]}, "annulled: unknown player Q"),
        ({"estimates": []}, "estimates: not a JSON object"),
        ({"estimates": {"Q": "5k"}}, "estimates: unknown player Q"),
        ({"estimates": {"A": "5k"}}, "estimates: A has a level and needs no estimate"),
        (
            {"estimates": {"C": "0 kyu"}},
            f"estimates: C: 0 kyu is {NO_LEVEL}",
        ),
    ],
)
def test_a_fault_of_the_file_is_named(changes: Json, fault: str) -> None:
    assert fault in faults(content(**changes))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"name": ""}, "event: no name"),
        ({"name": 5}, "event: name is not a line of text"),
        ({"name": "a\nb"}, "event: name is not a line of text"),
        ({"start": None}, "event: start: missing (write YYYY-MM-DD)"),
        ({"start": "2024-02-30"}, "event: start: 2024-02-30 is not a day (write YYYY-MM-DD)"),
        ({"start": "20240201"}, "event: start: 20240201 is not a day (write YYYY-MM-DD)"),
        ({"close": 2025}, "event: close: 2025 is not a day (write YYYY-MM-DD)"),
        ({"close": "9999-12-31"}, "event: close: 9999-12-31 is not a day (write YYYY-MM-DD)"),
        (
            {"close": "2024-01-31"},
            "event: it closes on 2024-01-31, before it starts on 2024-02-01",
        ),
    ],
)
def test_a_fault_of_the_event_is_named(changes: Json, fault: str) -> None:
    assert fault in faults(content(event={**content()["event"], **changes}, games=[]))


@pytest.mark.parametrize(
    ("player", "fault"),
    [
        ({"level": "5 kyu"}, "player 4: no id"),
        ({"id": 7, "level": None}, "player 4: id is not a line of text"),
        ({"id": "D"}, "player D: no level (null for a new player)"),
        (
            {"id": "D", "level": "5 kuy"},
            f"player D: level: 5 kuy is {NO_LEVEL}",
        ),
        (
            {"id": "D", "level": 5},
            f"player D: level: 5 is {NO_LEVEL}",
        ),
        (
            {"id": "D", "level": None, "level_close": "11 dan"},
            f"player D: level_close: 11 dan is {NO_LEVEL}",
        ),
        ({"id": "A", "level": None}, "player A: this id is given to two players"),
        ({"id": "D", "level": None, "club": []}, "player D: club is not a line of text"),
        ("D", "player 4: not a JSON object"),
        ({}, "player 4: missing"),
    ],
)
def test_a_fault_of_a_player_is_named(player: object, fault: str) -> None:
    assert faults(content(players=[*content()["players"], player])) == [fault]


RESULTS = "write 1-0, 0-1, 1/2-1/2, 0-0"
UNFINISHED = "game 1 (A - B): unfinished, it needs a result, ended and ended_on"


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"white": "Q"}, "game 1 (A - Q): unknown player Q"),
        ({"white": None}, "game 1 (A - null): no white"),
        ({"white": ["B"]}, 'game 1 (A - ["B"]): unknown player ["B"]'),
        ({"white": "A"}, "game 1 (A - A): A is paired with themself"),
        ({"result": "2-0"}, f"game 1 (A - B): no result 2-0: {RESULTS}"),
        ({"result": [1]}, f"game 1 (A - B): no result [1]: {RESULTS}"),
        ({"result": None}, UNFINISHED),
        ({"result": "*"}, UNFINISHED),
        ({"ended": None, "moves": None}, UNFINISHED),
        ({"ended_on": None}, UNFINISHED),
        ({"ended_on": "2024-01-31"}, "game 1 (A - B): ended_on 2024-01-31 lies outside the event"),
        ({"ended_on": "2025-02-02"}, "game 1 (A - B): ended_on 2025-02-02 lies outside the event"),
        (
            {"started_on": "2024-01-31"},
            "game 1 (A - B): started_on 2024-01-31 lies outside the event",
        ),
        (
            {"started_on": "2024-07-01"},
            "game 1 (A - B): it ended on 2024-06-30, before it was started",
        ),
        (
            {"ended_on": "30 June"},
            "game 1 (A - B): ended_on: 30 June is not a day (write YYYY-MM-DD)",
        ),
        ({"moves": None}, "game 1 (A - B): no moves (write [black's, white's])"),
        ({"moves": [1]}, "game 1 (A - B): moves [1] are not two whole numbers"),
        ({"moves": [1, -1]}, "game 1 (A - B): moves [1, -1] are not two whole numbers"),
        ({"moves": [1, True]}, "game 1 (A - B): moves [1, true] are not two whole numbers"),
        ({"moves": [1, 1.5]}, "game 1 (A - B): moves [1, 1.5] are not two whole numbers"),
        ({"round": "one"}, "game 1 (A - B): round one is not a whole number"),
        ({"id": [3]}, "game 1 (A - B): id is not a line of text"),
        (
            {"id": "SK24-001", "result": "0-0"},
            "game 1 SK24-001 (A - B): contradiction: five with 0-0",
        ),
        (
            {"ended": "walkover", "moves": [1, 0]},
            "game 1 (A - B): contradiction: walkover with moves [1, 0]",
        ),
    ],
)
def test_a_fault_of_a_game_is_named(changes: Json, fault: str) -> None:
    assert faults(content(games=[game(**changes)])) == [fault]


def test_an_ending_that_does_not_exist_names_those_that_do() -> None:
    (fault,) = faults(content(games=[game(ended="six")]))
    assert fault.startswith("game 1 (A - B): no ending six: write adjudication, agreement,")


DECISIVE = ("five", "overline", "forbidden", "resign")
DRAWN = ("agreement", "full", "passes", "draw_claim")
RESULT = ("1-0", "0-1", "1/2-1/2", "0-0")
ALLOWED = (
    {(ending, result) for ending in DECISIVE for result in ("1-0", "0-1")}
    | {(ending, "1/2-1/2") for ending in DRAWN}
    | {("withdrawal", result) for result in ("1-0", "0-1", "0-0")}
    | {(ending, result) for ending in ("time", "adjudication", "walkover") for result in RESULT}
)


@every(
    "ending, result",
    product([*DECISIVE, *DRAWN, "withdrawal", "time", "adjudication", "walkover"], RESULT),
)
def test_an_ending_and_a_result_must_go_together(ending: str, result: str) -> None:
    document = content(games=[game(ended=ending, result=result, moves=[0, 0])])
    if (ending, result) in ALLOWED:
        assert read(document).games[0].ended == ending
    else:
        assert faults(document) == [f"game 1 (A - B): contradiction: {ending} with {result}"]


@pytest.mark.parametrize("key", ["black", "white", "result", "ended", "ended_on", "moves"])
def test_a_game_must_have_every_required_key(key: str) -> None:
    assert len(faults(content(games=[without(game(), key)]))) == 1


def test_all_faults_are_told_at_once_in_the_order_of_the_file() -> None:
    document = content(
        players=[{"id": "A", "level": "x"}, {"id": "B", "level": None}],
        games=[game(white="Q"), game(), game(moves=None)],
        annulled=["Z"],
    )
    document["event"]["name"] = ""
    begin = ["event", "player A", "game 1", "game 3", "annulled"]
    found = faults(document)
    assert len(found) == len(begin)
    assert all(fault.startswith(start) for fault, start in zip(found, begin, strict=True))


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)
PLACES = [
    *((key,) for key in ("event", "players", "games", "annulled", "estimates")),
    *(("event", key) for key in ("name", "start", "close", "id", "arbiter")),
    *(("players", 0, key) for key in ("id", "level", "level_close", "name")),
    *(("games", 0, key) for key in [*game(), "started_on", "round", "id"]),
]


@given(st.sampled_from(PLACES), anything)
def test_whatever_stands_in_the_file_it_is_read_or_refused(
    place: tuple[str | int, ...], value: object
) -> None:
    document: Any = content()
    inner = document
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    found, event = (), None
    try:
        event = read(document)
    except ArbiterError as error:
        found = tuple(error.faults)
    assert all(fault.isprintable() for fault in found)
    assert found or (event and parse(write(event)).players == event.players)


UNUSUAL = {
    "name": "Korr",
    "time_zone": "Europe/Stockholm",
    "start": "2024-01-01",
    "level_three_months": "4 kyu",
    "level_close": "3 kyu",
    "match": 2,
}
"""Values of keys that have no example, or whose example is what stands where nothing is said."""


def example(key: str, kind: Kind[Any]) -> object:
    return UNUSUAL.get(key, kind.example)


@pytest.mark.parametrize(
    ("parts", "through", "game"),
    [
        (eventfile.PARTS, lambda text: eventfile.write(eventfile.parse(text)), "renju"),
        (
            eventfile.PARTS,
            lambda text: eventfile.write(eventfile.parse(text, any_game=True)),
            "pente",
        ),
        (
            (board_file.EventEntry, board_file.PlayerEntry, board_file.GameEntry),
            lambda text: board_event.write(board_file.parse(text)),
            "renju",
        ),
    ],
)
def test_every_key_of_a_file_is_in_the_file_that_is_written(parts, through, game):
    event, player, played = (
        {key: example(key, kind) for key, kind in kinds_of(part).items()} for part in parts
    )
    if "end" in event:
        del event["close"]  # another name for it
    event["game"] = game
    for key in ("black", "white") if game == "pente" else ("first", "second"):
        played.pop(key, None)  # another game's name for it
    whole = {"event": event, "players": [player, {**player, "id": "B"}], "games": [played]}
    whole["players"][1].pop("member_no")
    assert json.loads(through(json.dumps(whole))) == whole


def test_a_key_for_which_a_value_has_no_field_is_one_that_is_kept():
    class Larger(PlayerEntry, frozen=True, kw_only=True):
        town: Annotated[str, TEXT, "where they live"] = ""

    assert keys_of(Larger) - held_by(Larger, Player) == {"town"}
