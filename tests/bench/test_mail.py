"""The mail benchmark: its cases, its letters, its table, and one small run of it."""

import smtplib
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from corr import resources
from corr.bench.hall import LONGEST, PLAYED, build_hall, drawn_game, event_sizes
from corr.bench.mail import bench_mail, cpu_seconds, seconds_beside
from corr.bench.mail_host import move_letters
from corr.bench.profiled import room_of
from corr.bench.sizes import Figure, Sizes, read_games, read_servers, sizes_for, table
from corr.clock import SystemClock
from corr.demo.server import SinkServer
from corr.errors import ArbiterError
from corr.games.registry import rules_for
from corr.games.renju.renju import RENJU
from corr.games.rules import Move
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_text
from corr.mail.read.quotes import own_text
from tests.commands import corr


@pytest.mark.parametrize("games", [1, 2, 99, 100, 210, 211, 5_000, 10_000])
def test_events_hold_exactly_the_games_that_are_asked_for(games: int) -> None:
    assert sum(size * (size - 1) // 2 for size in event_sizes(games)) == games


def test_a_hall_has_so_many_running_games_some_moves_into_the_play(tmp_path: Path) -> None:
    hall = build_hall(tmp_path / "hall", 4, more=2)
    office = hall.office()
    rows = [office.store.events.game_row(one.game) for one in hall.tables]
    office.store.close()
    assert [(row.state, sum(row.moves)) for row in rows if row] == [("running", PLAYED)] * 4
    assert [len(one.moves) for one in hall.tables] == [PLAYED + 2] * 4


def test_nothing_waits_in_a_new_hall(tmp_path: Path) -> None:
    office = build_hall(tmp_path / "hall", 1, more=3).office()
    assert office.store.letters.waiting_outgoing() == 0
    office.store.close()


def test_the_games_are_legal_and_nobody_wins_them() -> None:
    moves = drawn_game(LONGEST, Random(1))
    rules = rules_for("renju")
    position = rules.start({"opening": "free-renju", "fifth_symmetry": "congruent"})
    for move in moves:
        (read,) = rules.read(position, move)
        position = rules.after(position, Move(read))
        assert position.outcome is None
    assert len(moves) == LONGEST


def test_letters_go_round_the_games_and_no_answer_is_that_to_two(tmp_path: Path) -> None:
    hall = build_hall(tmp_path / "hall", 3, more=3)
    letters = move_letters(hall, 7, one_by_one=False)
    games = [letter.key.partition(".")[0] for letter in letters]
    assert games[:3] == games[3:6]
    assert len(set(games[:3])) == 3
    assert len({tag for letter in letters for tag in letter.tags}) == 14


def test_one_game_at_a_time_is_played_to_its_end_before_the_next(tmp_path: Path) -> None:
    hall = build_hall(tmp_path / "hall", 1, more=LONGEST + 1)
    letters = move_letters(hall, LONGEST + 1, one_by_one=True)
    games = [letter.key.partition(".")[0] for letter in letters]
    assert (len(hall.tables), len(set(games[:-1])), games[-1]) == (2, 1, hall.tables[1].game)


def test_a_stack_is_in_the_room_of_the_innermost_function_of_ours() -> None:
    seen = []

    def recognises(text: str) -> bool:
        seen.append(room_of(sys._getframe()))
        return RENJU.recognises(text)

    words = load_words((resources.data() / "words.toml").read_text(encoding="utf-8"))
    own = own_text("i9", own_addresses=frozenset(), sent=lambda: ())
    assert read_text(own, words, recognises).orders
    assert set(seen) == {"read"}
    assert room_of(None) == "other"


def test_cases_stand_side_by_side_and_single_figures_below() -> None:
    figures = [
        Figure(case="embedded, 1 game", name="pace", value=12.0, unit=""),
        Figure(case="debian, 1 game", name="pace", value=3456.0, unit=""),
        Figure(case="debian, 1 game", name="memory", value=7.5, unit=""),
        Figure(name="ratio", value=0.75, unit="daemon / pipe"),
    ]
    lines = [" ".join(line.split()) for line in table(figures)]
    assert lines == [
        "embedded debian",
        "1 game 1 game",
        "pace 12 3,456",
        "memory 7.5",
        "",
        "ratio 0.75 daemon / pipe",
    ]


@pytest.mark.parametrize("text", ["0", "-1", "1,x", "1.5", "999999", "²"])
def test_numbers_of_games_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(ArbiterError, match="--games"):
        read_games(text)


def test_unknown_servers_are_refused() -> None:
    with pytest.raises(ArbiterError, match="--servers"):
        read_servers("exchange")


def test_all_cases_are_measured_only_when_mail_is_named() -> None:
    def games(*named: str) -> tuple[int, ...]:
        sizes = sizes_for(named, letters=None, runs=3, games=(), servers=(), profile=False)
        return sizes.games

    assert (games(), games("mail")) == ((100,), (1, 100, 10_000))


@pytest.mark.slow
def test_the_daemon_is_measured_beside_the_pipe() -> None:
    sizes = Sizes(letters=12, runs=1, games=(3,), profile=True)
    figures = {figure.label: figure.value or 0 for figure in bench_mail(sizes)}
    case = "embedded, 3 games"
    ratio = figures[f"{case}: daemon, letters/s"] / figures[f"{case}: bare pipe, letters/s"]
    assert figures["ratio"] == figures[f"{case}: ratio"] == pytest.approx(ratio)
    for who in ("daemon", "bare pipe"):
        slowest = figures[f"{case}: {who}, 99th percentile ms"]
        assert slowest >= figures[f"{case}: {who}, median ms to the answer"] > 0
        assert figures[f"{case}: {who}, peak MB"] > 10
    for who in ("daemon", "pipe"):
        assert figures[f"{case}: servers of the {who}, processor ms"] > 0
    assert figures[f"{case}: % of its time: store"] > 0


def test_the_time_beside_a_process_is_ours_and_that_of_what_we_started() -> None:
    work = "import time\nwhile time.process_time() < 0.4: pass\ninput()"
    with subprocess.Popen([sys.executable, "-c", work], stdin=subprocess.PIPE) as one:
        before = seconds_beside(one.pid), seconds_beside(0)
        while not cpu_seconds(one.pid) > 0.2:
            time.sleep(0.01)
        beside, all_of_us = seconds_beside(one.pid), seconds_beside(0)
        one.communicate(b"\n")
    assert beside - before[0] < 0.2 <= all_of_us - before[1]
    assert seconds_beside(0) >= all_of_us


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nosuch",), "there is no bench nosuch"),
        (("mail", "--games", "many"), "--games takes numbers"),
        (("mail", "--servers", "exchange"), "--servers takes embedded and debian"),
    ],
)
def test_what_cannot_be_measured_is_said_before_anything_is(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    done = corr(tmp_path, "bench", *words)
    assert done.status == 2
    assert said in done.err


def test_the_sink_keeps_mail_to_its_own_users_and_only_tells_of_other_mail() -> None:
    told = []
    with (
        SinkServer(
            clock=SystemClock(),
            password="x",
            accounts={"td@club.test": "x"},
            on_delivery=lambda recipient, sender, raw: told.append(recipient),
        ) as server,
        smtplib.SMTP(server.host, server.smtp_port) as post,
    ):
        readers = ["td+tag@club.test", "anna@players.test"]
        post.sendmail("bo@players.test", readers, b"Subject: hello\r\n\r\nhello\r\n")
        counts = [server.count(user) for user in ("td@club.test", "anna@players.test")]
    assert counts == [1, 0]
    assert sorted(told) == sorted(readers)
