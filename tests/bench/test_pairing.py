"""The benchmark of pairing: its seeded events, what it looks for, its table, a small run of it."""

import json
import os
import sqlite3
from contextlib import closing
from fractions import Fraction
from pathlib import Path

import pytest

from corr.bench import measure
from corr.bench.apart import Cost, apart, timed
from corr.bench.pairing import Measured, Monrad, begin, bench_pairing, copied, handled, measured
from corr.bench.sizes import Figure, read_players, sizes_for, table
from corr.errors import ArbiterError
from corr.tournament.pairing.monrad import MonradRound, first_round
from tests.commands import corr

PLAYERS = 24


def played(rounds: int, *, seed: int = 1, size: int = PLAYERS) -> Monrad:
    event = Monrad(size, seed=seed)
    for number in range(1, rounds + 1):
        event.play(number)
    return event


def test_the_same_seed_is_the_same_event_and_another_is_not():
    one, same, other = played(4), played(4), played(4, seed=2)
    assert (one.games, one.byes, one.withdrawn) == (same.games, same.byes, same.withdrawn)
    assert one.games != other.games


def test_everybody_plays_once_a_round_or_has_the_bye_until_they_leave():
    event = played(6, size=31)
    event.withdrawn |= {"P0005": 6, "P0006": 6}
    event.play(7)
    for number in range(1, 8):
        seated = [
            each
            for game in event.games
            if game.round == number
            for each in (game.black, game.white)
        ]
        seated += [bye.player for bye in event.byes if bye.round == number]
        gone = {player for player, last in event.withdrawn.items() if last < number}
        assert sorted(seated) == sorted(set(event.players) - gone)
    assert (event.met, event.left) == (0, 0)
    assert len(event.draws) == len(event.totals) == len(event.floats) == 6


def test_the_stronger_ones_come_to_the_top():
    event = played(8, size=40)
    points = dict.fromkeys(event.players, Fraction(0))
    for game in event.games:
        for player in (game.black, game.white):
            points[player] += game.points(player)
    ranked = sorted(event.players, key=lambda player: -event._strength[player])
    best, last = ranked[:10], ranked[-10:]
    assert sum(points[one] for one in best) > sum(points[one] for one in last) + 20


def a_round(*pairs: tuple[str, str], bye: str | None = None) -> MonradRound:
    return MonradRound(pairs=pairs, bye=bye, seed="", sum_sq=0, colour=0, updown=0)


def test_what_must_never_be_is_seen():
    event = Monrad(6, seed=1)
    event._take(first_round(event.players, "lots"), 1)
    (one, other), (third, fourth), (fifth, sixth) = [(g.black, g.white) for g in event.games]
    state = event._state()
    event._look_over(state, a_round((other, one), (third, fifth)))
    assert (event.met, event.left) == (1, 2)
    event._look_over(state, a_round((one, third), (other, fourth), (fifth, sixth)))
    assert (event.met, event.left) == (2, 2)


def test_floats_are_counted_beyond_the_least_that_there_can_be():
    event = Monrad(4, seed=1)
    event._take(first_round(event.players, "lots"), 1)
    event._score = None
    points = {player.id: player.points for player in event._state()}
    high, *_, low = sorted(event.players, key=points.__getitem__, reverse=True)
    assert points[high] > points[low]
    rest = tuple(player for player in event.players if player not in (high, low))
    event._look_over(event._state(), a_round((high, low), rest))
    straight = abs(points[rest[0]] - points[rest[1]])
    found = event.floats[0] - (points[high] - points[low] + straight)
    assert found <= 0
    assert event.floats[0] >= 0


def test_the_table_of_an_event_has_everybody_in_it():
    event = played(5)
    assert timed(event.table)[1].work >= 0
    found = measured(PLAYERS, 3)
    assert (found.rounds, len(found.draws), len(found.tables)) == (3, 2, 3)
    assert (found.met, found.left) == (0, 0)
    assert min(found.floats) >= 0


def of(work: float, **more: object) -> Measured:
    costs = (Cost(wall=2 * work, work=work),)
    fields = {"draws": costs, "totals": costs, "tables": costs, "floats": (Fraction(1, 2),)}
    return Measured(**{"rounds": 2, "met": 0, "left": 0, "peak": 80.0, **fields, **more})


def figures(monkeypatch: pytest.MonkeyPatch, found: dict[int, Measured]) -> dict[str, Figure]:
    """The figures of Monrads that were measured like this."""
    sizes = sizes_for(
        ("pairing",),
        letters=None,
        runs=1,
        games=(),
        servers=("embedded",),
        profile=False,
        players=tuple(found),
        round_robin=0,
    )
    monkeypatch.setattr("corr.bench.pairing.apart", lambda work, players: found[players])
    return {figure.label: figure for figure in bench_pairing(sizes)}


def test_a_draw_is_told_by_the_player_beside_that_of_500(monkeypatch):
    told = figures(monkeypatch, {500: of(0.1), 10_000: of(6.0)})
    share = "a draw, a player's share beside 500"
    assert told[f"Monrad, 500: {share}"].value == 1
    assert told[f"Monrad, 10,000: {share}"].value == pytest.approx(3)
    assert told["Monrad, 10,000: a draw, median s"].value == 12
    assert figures(monkeypatch, {50: of(0.1)})[f"Monrad, 50: {share}"].value is None


def test_pairs_that_had_met_make_the_benchmark_fail(monkeypatch):
    told = figures(monkeypatch, {50: of(0.1, met=1, left=2)})
    faults = {label: figure.value for label, figure in told.items() if figure.fault}
    assert faults == {"Monrad, 50: pairs that had met": 1, "Monrad, 50: players left over": 2}


def test_a_round_robin_is_begun_whole_copied_and_played_in_by_mail(tmp_path: Path):
    begun = begin(tmp_path / "hall", 6)
    assert (begun.games, begun.events) == (15, 15 + 6 + 1 + 6 + 2)
    assert begun.database > 0.1
    original, copy = tmp_path / "hall" / "corr.sqlite3", tmp_path / "copy.sqlite3"
    assert copied(original, copy).work > 0
    with closing(sqlite3.connect(original)) as one, closing(sqlite3.connect(copy)) as other:
        for name in ("event", "game"):
            rows = [
                db.execute(f"select * from {name} order by rowid").fetchall()
                for db in (one, other)
            ]
            assert len(rows[0]) >= 15
            assert rows[0] == rows[1]
    letters = handled(tmp_path / "hall")
    assert letters.lost == 0
    assert letters.each.work > 0
    with closing(sqlite3.connect(original)) as db:
        moves = db.execute("select count(*) from event where kind = 'MovePlayed'").fetchone()
        assert moves == (15,)


def test_cases_without_a_name_in_common_are_tables_of_their_own():
    lines = table(
        [
            Figure(case="debian, 1 game", name="pace", value=12.0, unit=""),
            Figure(case="Monrad, 50", name="rounds", value=9, unit=""),
            Figure(case="Monrad, 500", name="rounds", value=15, unit=""),
            Figure(name="plain", value=1, unit="s"),
        ]
    )
    assert [" ".join(line.split()) for line in lines] == [
        "debian",
        "1 game",
        "pace 12",
        "",
        "Monrad Monrad",
        "50 500",
        "rounds 9 15",
        "",
        "plain 1 s",
    ]


def test_all_sizes_are_measured_only_when_pairing_is_named():
    def players(*named: str) -> tuple[tuple[int, ...], int]:
        sizes = sizes_for(named, letters=None, runs=1, games=(), servers=(), profile=False)
        return sizes.players, sizes.round_robin

    assert players("pairing") == ((50, 500, 2_000, 10_000), 1_000)
    assert players() == ((50, 500), 100)


@pytest.mark.parametrize("text", ["17", "20001", "50,x", "-50", "5e2"])
def test_sizes_that_cannot_be_are_refused(text):
    with pytest.raises(ArbiterError, match="--players takes numbers from 18 to 20000"):
        read_players(text)


@pytest.mark.slow
def test_work_apart_is_done_in_another_process_and_its_errors_come_back():
    assert apart(os.getpid) != os.getpid()
    with pytest.raises(ValueError, match="invalid literal"):
        apart(int, "no number")


@pytest.mark.slow
def test_a_small_run_gives_every_figure_as_json(tmp_path):
    done = corr(tmp_path, "bench", "pairing", "--players", "20", "--round-robin", "4", "--json")
    assert done.status == 0, done.err
    found = json.loads(done.out)
    assert found["Monrad, 20: pairs that had met"] == 0
    assert found["Monrad, 20: peak MB"] > 20
    assert found["pairing: 6 games begun, beside SQLite alone"] > 1
    assert found["pairing: a move there by letter, not handled"] == 0
    assert "a round robin of 4 begins" in done.err


def test_the_monrads_are_told_before_the_round_robin_begins(monkeypatch):
    begun = list[int]()

    def round_robin(players: int):
        begun.append(players)
        yield Figure(name="begun", value=players, unit="")

    monkeypatch.setattr("corr.bench.pairing.apart", lambda work, players: of(1.0))
    monkeypatch.setattr("corr.bench.pairing.round_robin_figures", round_robin)
    sizes = sizes_for(
        ("pairing",), letters=None, runs=1, games=(), servers=(), profile=False, players=(50,)
    )
    parts = measure(["pairing"], sizes)
    assert {figure.case for figure in next(parts)} == {"Monrad, 50"}
    assert not begun
    assert [figure.name for figure in next(parts)] == ["begun"]
    assert next(parts, None) is None
