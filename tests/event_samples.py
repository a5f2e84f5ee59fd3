"""Events as JSON files of their results, played out by a rule or by lots."""

from typing import Any

from corr.tournament.pairing.monrad import draw_round, first_round
from corr.tournament.pairing.monrad_state import players_after
from corr.tournament.pairing.pairing import Lots, round_robin
from corr.tournament.pairing.scheveningen import scheveningen
from corr.tournament.scoring.scoring_games import Bye, table_game

Json = dict[str, Any]

NAMES = ["Anna Ek", "Bo Öberg", "Cai Å", "Dag Lund", "Eva Mägi", "Finn Holm", "Gun Sepp"]
ENDINGS = {"1-0": "five", "0-1": "resign", "1/2-1/2": "agreement"}


def people(count: int) -> list[Json]:
    return [
        {
            "id": f"P{number:02}",
            "name": NAMES[(number - 1) % len(NAMES)] + " II" * ((number - 1) // len(NAMES)),
            "country": ("SE", "EE", "FI")[number % 3],
            "level": None,
        }
        for number in range(1, count + 1)
    ]


def result(lots: Lots) -> Json:
    found = ("1-0", "0-1", "1-0", "0-1", "1/2-1/2")[lots.below(5)]
    return {"result": found, "ended": ENDINGS[found], "moves": [20, 19]}


def event(**more: Any) -> Json:
    return {
        "id": "SK24",
        "name": "Vårkorr 2024",
        "start": "2024-02-01",
        "close": "2024-12-01",
    } | more


def monrad(count: int, rounds: int, *, games: int = 1, seed: str = "m") -> Json:
    """A Monrad with its byes, drawn by the program itself."""
    players, lots = people(count), Lots(seed)
    ids = [one["id"] for one in players]
    played, seen, byes = [], [], []
    for number in range(1, rounds + 1):
        state = players_after(ids, seen, byes, assessed={}, games_per_match=games)
        drawn = (
            first_round(ids, f"{seed}{number}")
            if number == 1
            else draw_round(state, f"{seed}{number}", games_per_match=games)
        )
        byes += [Bye(player=drawn.bye, round=number)] if drawn.bye else []
        for board, pair in enumerate(drawn.pairs, 1):
            for turn in range(games):
                black, white = pair[::-1] if turn % 2 else pair
                game = {"round": number, "board": board, "black": black, "white": white}
                played.append(game | result(lots))
                ended = played[-1]["result"], played[-1]["ended"]
                seen.append(table_game(black, white, *ended, round=number))
    return {
        "event": event(),
        "players": players,
        "system": {"kind": "monrad", "rounds": rounds, "games_per_pair": games},
        "games": played,
        "byes": [{"player": bye.player, "round": bye.round} for bye in byes],
    }


def all_meet_all(count: int, *, games: int = 1, seed: str = "r") -> Json:
    players, lots = people(count), Lots(seed)
    return {
        "event": event(),
        "players": players,
        "games": [
            {
                "round": one.round,
                "board": one.board,
                "black": players[one.black - 1]["id"],
                "white": players[one.white - 1]["id"],
                **result(lots),
            }
            for one in round_robin(count, games)
        ],
    }


def half_against_half(size: int) -> Json:
    players, lots = people(2 * size), Lots("s")
    sides = {"A": players[:size], "B": players[size:]}
    return {
        "event": event(),
        "players": players,
        "system": {
            "kind": "scheveningen",
            "teams": [
                {"id": side, "name": name, "players": [one["id"] for one in sides[side]]}
                for side, name in (("A", "Sverige"), ("B", "Eesti"))
            ],
        },
        "games": [
            {
                "round": one.round,
                "board": one.board,
                "black": sides[one.black_team][one.black - 1]["id"],
                "white": sides[one.white_team][one.white - 1]["id"],
                **result(lots),
            }
            for one in scheveningen(size)
        ],
    }


def teams(count: int, boards: int) -> Json:
    """Teams that all meet, black on the odd boards for the one that the table names first."""
    players, lots = people(count * boards), Lots("t")
    members = [
        [one["id"] for one in players[at * boards : (at + 1) * boards]] for at in range(count)
    ]
    games = []
    for one in round_robin(count):
        for board in range(boards):
            pair = members[one.black - 1][board], members[one.white - 1][board]
            black, white = pair[::-1] if board % 2 else pair
            game = {"round": one.round, "board": board + 1, "black": black, "white": white}
            games.append(game | result(lots))
    return {
        "event": event(),
        "players": players,
        "system": {
            "kind": "teams",
            "teams": [
                {"id": f"L{at}", "name": f"Lag {at}", "players": own}
                for at, own in enumerate(members, 1)
            ],
        },
        "games": games,
    }
