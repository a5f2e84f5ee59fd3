"""The demo's engine: it plays legal, sensible games that end."""

import random
import time
from collections import Counter

import pytest
from msgspec import Struct

from corr.demo.engine import Choice, accepts, choose, win_by_fours
from corr.games.renju.board import Board, Colour, point_named
from corr.games.renju.position import RenjuPosition
from corr.games.renju.renju import RENJU
from corr.games.rules import Move, Seat

RULES = ("soosorv", "rif", "free-renju")


class Played(Struct, frozen=True, kw_only=True):
    """A finished game of the engine against itself."""

    ending: str
    winner: Seat | None
    texts: tuple[str, ...]
    plies: int
    seconds: tuple[float, ...]


def play(opening: str, skills: dict[Seat, float], seed: int) -> Played:
    position, rng = RENJU.start({"opening": opening}), random.Random(seed)
    texts: list[str] = []
    seconds: list[float] = []
    choice = Choice(text="")

    def played(ending: str, winner: Seat | None) -> Played:
        return Played(
            ending=ending,
            winner=winner,
            texts=tuple(texts),
            plies=position.ply,
            seconds=tuple(seconds),
        )

    while (seat := position.to_act) is not None:
        if choice.offer_draw and accepts(position):
            return played("draw", None)
        began = time.perf_counter()
        choice = choose(position, rng, skills[seat])
        seconds.append(time.perf_counter() - began)
        if choice.resign:
            return played("resign", seat.other)
        texts.append(choice.text)
        for move in RENJU.read(position, choice.text):
            position = RENJU.after(position, move)
    return played(position.outcome.ending.value, position.outcome.winner)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    """Ninety games between players of all strengths, under all three openings."""
    found = []
    for seed in range(90):
        skills = random.Random(seed).choices((0.25, 0.45, 0.6, 0.75, 0.95), k=2)
        found.append(play(RULES[seed % 3], dict(zip(Seat, skills, strict=True)), seed))
    return found


def standing(black: str, white: str) -> RenjuPosition:
    """A position of free play with these stones; who has fewer is to move."""
    position = RENJU.start({"opening": "free-renju"})
    board = Board()
    for colour, stones in ((Colour.BLACK, black), (Colour.WHITE, white)):
        for name in stones.split():
            board = board.put(point_named(name), colour)
    return RenjuPosition(
        ahead=position.ahead,
        congruent=True,
        board=board,
        black=Seat.FIRST,
        plies=(None,) * (len(black.split()) + len(white.split())),
    )


def answers(position: RenjuPosition, skill: float) -> set[str]:
    return {choose(position, random.Random(seed), skill).text for seed in range(30)}


def test_every_game_ends_within_sixty_moves(games: list[Played]) -> None:
    assert max(game.plies for game in games) <= 60


def test_most_games_are_neither_short_nor_long(games: list[Played]) -> None:
    assert sum(10 <= game.plies <= 48 for game in games) >= 65


def test_games_end_in_every_way_that_a_demo_wants(games: list[Played]) -> None:
    endings = Counter(game.ending for game in games)
    assert endings["five"] >= 15
    assert endings["resign"] >= 15
    assert endings["forbidden"] >= 2
    assert endings["draw"] >= 1


def test_a_move_takes_less_than_fifteen_milliseconds(games: list[Played]) -> None:
    seconds = [one for game in games for one in game.seconds]
    assert sum(seconds) / len(seconds) < 0.015


def test_the_stronger_player_wins_more_games() -> None:
    strong = {Seat.FIRST: 0.95, Seat.SECOND: 0.25}
    weak = {Seat.FIRST: 0.25, Seat.SECOND: 0.95}
    winners = [play("rif", strong, seed).winner for seed in range(20)]
    winners += [
        winner and winner.other
        for winner in (play("rif", weak, seed).winner for seed in range(20))
    ]
    assert winners.count(Seat.FIRST) >= 2 * winners.count(Seat.SECOND)


@pytest.mark.parametrize("opening", RULES)
def test_the_same_seed_gives_the_same_game(opening: str) -> None:
    skills = {Seat.FIRST: 0.5, Seat.SECOND: 0.7}
    first, second = play(opening, skills, 7), play(opening, skills, 7)
    assert first.texts == second.texts
    assert (first.ending, first.winner) == (second.ending, second.winner)


def test_different_seeds_give_different_openings() -> None:
    skills = {Seat.FIRST: 0.5, Seat.SECOND: 0.5}
    assert len({play("soosorv", skills, seed).texts[0] for seed in range(12)}) >= 8


def test_every_opening_is_placed_from_every_side() -> None:
    position = RENJU.start({"opening": "rif"})
    placed = [choose(position, random.Random(seed), 0.5).text for seed in range(600)]
    shown = {RENJU.opening(RENJU.after(position, Move(text))) for text in placed}
    assert len(shown) == 26
    assert len({text.split()[1] for text in placed}) == 8


def test_it_completes_a_five() -> None:
    assert answers(standing("h8 h9 h10 h11", "g8 g9 g10 h7"), 0.9) == {"h12"}


def test_it_blocks_a_four() -> None:
    assert answers(standing("h8 h9 h10 h11 a1", "g8 c3 j12 h7"), 0.9) >= {"h12"}
    assert len(answers(standing("h8 h9 h10 h11 a1", "g8 c3 j12 h7"), 1.0)) == 1


def test_it_stops_an_open_three() -> None:
    found = answers(standing("h8 h9 h10", "a1 o1"), 1.0)
    assert found <= {"h6", "h7", "h11", "h12"}


def test_a_strong_player_resigns_before_an_open_four() -> None:
    position = standing("h8 h9 h10 h11 a1", "g8 o1 o15 c3")
    assert choose(position, random.Random(1), 1.0).resign


def test_a_strong_black_player_keeps_off_forbidden_points() -> None:
    position = standing("h7 h9 g8 i8", "a1 a15 o1 o15")
    assert "h8" not in answers(position, 1.0)


def test_a_weak_black_player_runs_into_forbidden_points() -> None:
    position = standing("h7 h9 g8 i8", "a1 a15 o1 o15")
    assert "h8" in answers(position, 0.1)


def test_a_strong_player_finds_a_win_by_fours() -> None:
    # h8 and h7 make fours that must be answered; then row 7 is an open three with the move.
    black = "d8 h4 a1 o1 a15 o15 c13 m13"
    cells = standing(black, "e8 f8 g8 h5 h6 i7 j7").board.cells
    assert win_by_fours(cells, Colour.WHITE) == point_named("h8").cell


def test_no_win_by_fours_is_seen_where_there_is_none() -> None:
    black = "d8 h4 a1 o1 a15 o15 c13 m13"
    cells = standing(black, "e8 f8 g8 i7 j7 a5 a9").board.cells
    assert win_by_fours(cells, Colour.WHITE) is None


def test_offers_that_are_symmetric_are_replaced() -> None:
    position = RENJU.start({"opening": "soosorv"})
    for text in ("h8 h9 h10", "white, h11, 4 fifths", "black"):
        for move in RENJU.read(position, text):
            position = RENJU.after(position, move)
    for seed in range(20):
        choice = choose(position, random.Random(seed), 0.8)
        assert len(RENJU.read(position, choice.text)) == 1


def test_a_game_that_is_over_is_not_played_on() -> None:
    position = standing("h8 h9 h10 h11", "g8 g9 g10 h7")
    over = RENJU.after(position, RENJU.read(position, "h12")[0])
    with pytest.raises(ValueError, match="over"):
        choose(over, random.Random(1), 1.0)
