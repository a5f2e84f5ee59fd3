"""Very many games begun at once are the same games as if they were begun one by one."""

from pathlib import Path

import pytest

from corr.errors import ArbiterError
from corr.service.event import rounds
from corr.service.event.opening import start_event
from corr.service.event.rounds import game_started
from corr.service.office import shelf
from corr.service.office.people import record_person
from corr.service.watch.check import check_all
from corr.tournament.events.events import GameStarted
from corr.tournament.events.events_games import ClockStopped
from corr.tournament.events.events_player import LettersReturned
from corr.tournament.systems.systems import draw, system_of
from tests.office import EVENT, House

PEOPLE = tuple(f"p{number}@players.test" for number in range(7))
GAMES = 21
TABLES = ("event", "tournament", "entry", "game", "player", "address", "outbox", "news", "report")


@pytest.fixture(autouse=True)
def few_at_a_time(monkeypatch):
    """So few that the games of the tests come in several chunks, the last one not full."""
    monkeypatch.setattr(shelf, "CHUNK", 4)


def house(folder: Path, *, unreachable: int = 2) -> House:
    """A house on the day of the start, with players whose letters come back."""
    folder.mkdir()
    made = House(folder, PEOPLE)
    made.now = made._begin
    for address in PEOPLE[:unreachable]:
        player = made.player(address)
        body = LettersReturned(
            player=player, address=address, letter="x@y", status="5.1.1", words="gone"
        )
        with made.office.folder.transaction():
            record_person(made.office, player, [body], at=made.now, cause=f"back.{player}")
    return made


def everything(made: House) -> dict[str, list[tuple[object, ...]]]:
    """Every row of the tables, with the number that the database gave it."""
    engine = made.office.store.engine
    return {
        table: [
            tuple(row.values())
            for row in engine.rows(f"select rowid as number, * from {table} order by rowid", {})
        ]
        for table in TABLES
    }


def start(made: House, *, letters: bool) -> None:
    start_event(made.office, EVENT, "lots", made.act("start"), letters=letters)


def one_by_one(self, started, *, at, cause) -> None:
    """What `begin_many` is a faster way to do."""
    for game, body in started:
        self.begin(game, body, at=at, cause=cause)


@pytest.mark.parametrize("letters", [False, True])
def test_every_row_is_the_same_as_one_by_one(tmp_path, monkeypatch, letters):
    with house(tmp_path / "many") as many, house(tmp_path / "single") as single:
        start(many, letters=letters)
        monkeypatch.setattr(shelf.Folder, "begin_many", one_by_one)
        start(single, letters=letters)
        found = everything(many)
        assert len(found["game"]) == GAMES
        assert found == everything(single)


def test_the_books_agree_and_clocks_of_who_cannot_be_reached_stand_still(tmp_path):
    with house(tmp_path / "many") as made:
        start(made, letters=False)
        report = check_all(made.office)
        assert (report.games, report.faults) == (GAMES, ())
        games = [made.office.folder.game(row) for row in made.office.store.events.game_ids(EVENT)]
        away = {made.player(address) for address in PEOPLE[:2]}
        stopped = {game.id for game in games if game.clock.stopped}
        assert stopped == {game.id for game in games if game.players[game.clock.seat] in away}
        assert 0 < len(stopped) < GAMES
        bodies = [event.body for event in made.office.store.events.of_stream(min(stopped))]
        assert [type(body) for body in bodies] == [GameStarted, ClockStopped]


def test_a_start_without_letters_writes_the_same_games_and_no_letter(tmp_path):
    with house(tmp_path / "told") as told, house(tmp_path / "quiet") as quiet:
        before = everything(quiet)["outbox"]
        start(told, letters=True)
        start(quiet, letters=False)
        loud, silent = everything(told), everything(quiet)
        assert silent.pop("outbox") == before
        assert len(loud.pop("outbox")) > len(before)
        # What comes with letters alone: that the rules were sent to whom.
        assert [row[3] for row in loud["event"] if row not in silent["event"]] == ["RulesSent"]
        for one in (loud, silent):
            one["event"] = [row for row in one["event"] if row[3] != "RulesSent"]
            one["tournament"] = [row[:-1] for row in one["tournament"]]
        assert silent == loud


def test_the_games_are_on_the_shelf_as_the_store_has_them(tmp_path):
    with house(tmp_path / "many") as made:
        start(made, letters=False)
        kept = [made.office.folder.game(row) for row in made.office.store.events.game_ids(EVENT)]
        made.office.folder.refold()
        assert kept == [
            made.office.folder.game(row) for row in made.office.store.events.game_ids(EVENT)
        ]


def test_a_start_that_fails_in_the_middle_leaves_nothing(tmp_path, monkeypatch):
    with house(tmp_path / "many") as made:
        before = everything(made)
        add_games, chunks = type(made.office.store.events).add_games, []

        def failing(store, rows):
            chunks.append(1)
            if len(chunks) == 3:
                raise RuntimeError("in the middle")
            add_games(store, rows)

        monkeypatch.setattr(type(made.office.store.events), "add_games", failing)
        with pytest.raises(RuntimeError, match="in the middle"):
            start(made, letters=False)
        monkeypatch.undo()
        assert everything(made) == before
        assert made.office.folder.game(f"{EVENT}-001") is None
        start(made, letters=False)
        assert made.office.store.events.game_counts(EVENT) == (GAMES, GAMES)


def test_no_more_games_are_in_memory_than_a_chunk(tmp_path):
    with house(tmp_path / "many") as made:
        start(made, letters=False)
        folder, asked, written = made.office.folder, [], []
        contest = folder.contest(EVENT)
        add_games = made.office.store.events.add_games

        def started():
            for number in range(10):
                asked.append(number)
                yield f"{EVENT}-{500 + number}", game_started(contest, contest.pairings[0])

        def noted(rows):
            add_games(rows)
            written.append(len(asked))

        made.office.store.events.add_games = noted
        with folder.transaction():
            folder.begin_many(started(), at=made.now, cause="more")
        assert written == [4, 8, 10]


def test_where_nothing_follows_from_results_none_are_read_when_a_game_ends(tmp_path, monkeypatch):
    def unwanted(*_):
        raise AssertionError("somebody read all results of the event")

    with House(tmp_path, PEOPLE).start() as made:
        monkeypatch.setattr(rounds, "results_of", unwanted)
        loser = made.seated(made.game().position.to_act)
        made.say(loser, "resign")
        made.say(loser, "resign")
        assert made.game().result is not None
        made.office.folder.seen_rounds.clear()
        made.look()
        assert made.office.folder.seen_rounds[EVENT].running == GAMES - 1


def test_an_event_with_more_games_than_ids_have_room_for_cannot_start(tmp_path):
    names = tuple(f"P{number:04d}" for number in range(1, 1_416))
    with house(tmp_path / "many") as made:
        contest = made.office.folder.contest(EVENT)
        with pytest.raises(ArbiterError, match=r"1,000,405 games; an event has room for 999,999"):
            draw(contest, names, seed="lots", levels={}, at=made.now)
        assert system_of(contest).faults(contest, names[1:]) == []
