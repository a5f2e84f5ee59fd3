"""Checks of the known cases of tables: individual, Weaver matches, teams."""

from fractions import Fraction

from corr.tournament.scoring.scoring_games import (
    Bye,
    Kind,
    Score,
    TableGame,
    weaver_quarters,
)
from corr.tournament.scoring.standings import monrad_standings, standings
from corr.tournament.scoring.team_scoring import Board, TeamMatch, team_standings

SCORES = {"black": Score.BLACK, "white": Score.WHITE, "draw": Score.DRAW, "none": None}
NEED_SCORE = {Kind.PLAYED, Kind.WALKOVER, Kind.LATE}
POINTS = {
    (1, 0): Score.BLACK,
    (0, 1): Score.WHITE,
    (Fraction(1, 2), Fraction(1, 2)): Score.DRAW,
    (0, 0): Score.NOBODY,
}
WORDS = {"place", "player", "team", "match_wins", "status"}
"""The columns of a row that are no points."""
FIELDS = {
    "points_used_for_opponents": "used",
    "team_match_points": "team_points",
    "individual_match_points": "match_points",
    "individual_game_points": "game_points",
}
"""The columns that have another name in our rows."""


def table_game(game):
    kind, score = Kind(game["kind"]), SCORES[game["result"]]
    if score is None and kind in NEED_SCORE:
        score = Score.NOBODY
    return TableGame(
        black=game["black"],
        white=game["white"],
        kind=kind,
        score=score,
        round=game.get("round", 1),
        moves=game["moves"],
    )


def check_standings(given, expected):
    shared = {
        "games_per_match": given["games_per_match"],
        "weaver": given["scoring"] == "weaver",
    }
    games = [table_game(game) for game in given["games"]]
    left = {each["player"]: each["after_round"] for each in given["withdrawn"]}
    if given["system"] == "monrad":
        byes = [Bye(**bye) for bye in given["byes"]]
        table = monrad_standings(given["players"], games, withdrawn=left, byes=byes, **shared)
    else:
        table = standings(given["players"], games, withdrawn=left, **shared)
    compare(table, expected["standings"], "player")
    assert sorted(table.annulled) == sorted(expected["annulled"])


def compare(table, expected, key):
    """Every row has the figures that it should have; those who share a place in any order."""
    wanted = [
        {name: value if name in WORDS else Fraction(value) for name, value in row.items()}
        for row in expected
    ]
    found = [
        {name: getattr(row, FIELDS.get(name, name)) for name in wanted[0]} for row in table.rows
    ]
    assert [row["place"] for row in found] == [row["place"] for row in wanted]
    by_place = [sorted(rows, key=lambda r: (r["place"], r[key])) for rows in (found, wanted)]
    assert by_place[0] == by_place[1]


def check_weaver(given, expected):
    one, other = given["players"]
    games = [table_game(game) for game in given["games"]]
    points = weaver_quarters(games, one, other)
    assert points == (4 * Fraction(expected[one]), 4 * Fraction(expected[other]))
    for player, moves in expected["own_moves_in_wins"].items():
        won = (game for game in games if game.quarters(player) == 4)
        assert [game.own_moves(player) for game in won] == moves


def check_teams(given, expected):
    games = given["games_per_board"]
    matches = [
        TeamMatch(one=match["a"], other=match["b"], boards=tuple(map(board, match["boards"])))
        for match in given["matches"]
    ]
    table = team_standings(given["teams"], matches, games_per_board=games)
    compare(table, expected["standings"], "team")


def board(results):
    games = tuple(
        TableGame(
            black="one",
            white="other",
            kind=Kind.PLAYED,
            score=POINTS[tuple(map(Fraction, points))],
        )
        for points in results
    )
    return Board(one="one", other="other", games=games)


CHECKS = {
    "standings": check_standings,
    "weaver_match": check_weaver,
    "team_standings": check_teams,
}
