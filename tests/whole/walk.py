"""A random walk of an arbiter and players through an event, each step looked at from all sides.

The arbiter's acts are lines as they come by letter, the players' acts are letters, and between
them the daemon works for a while, or time passes in which it has not read its mail. An act may be
refused in words; whatever else is raised, or does not agree afterwards, ends the walk, and what
was done so far is shown.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import timedelta
from pathlib import Path

from msgspec import Struct, field

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.service.event.counting import NoTables
from corr.service.event.event_files import event_tables
from corr.service.letters.apart import put_off
from corr.service.letters.norms import norm_facts, norm_table
from corr.service.office.office import Occasion
from corr.service.office.results import results_of
from corr.service.office.shelf import game_row
from corr.service.watch.check import check_all
from corr.service.watch.status import status_of
from corr.service.watch.tick import tick
from corr.store.rows import GameRow
from corr.tournament.contest import contest_fold
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import teams_of
from corr.tournament.play import game as games
from corr.words.tables import english
from tests.office import ARBITER, EVENT, House, Outcome, Post, member_list

NAMES = (
    *("anna", "bo", "cai", "dag", "eva", "finn", "gun", "hans", "ida", "jan", "kim", "leo"),
    *("mia", "nils"),
)
PEOPLE = tuple(f"{name}@players.test" for name in NAMES)
_LEVELS = ("5 kyu", "6 kyu", "4 kyu", "", "7 kyu", "5 kyu", "3 kyu")
_SHOWN = ("standings", "table", "pairings", "event status", "report", "log")
_RANKED = {"system": "correspondence"}
_TOWNS = ("Umeå", "Örebro", "Ystad", "Lund")


class Field(Struct, frozen=True, kw_only=True):
    """An event to walk through: how many are entered, and what its file says."""

    people: int
    system: Mapping[str, object]
    more: Mapping[str, object] = field(default_factory=dict)
    entered_by_file: bool = False


def _listed(count: int, size: int, **keys: object) -> list[dict[str, object]]:
    return [
        {"name": _TOWNS[at], "players": list(PEOPLE[at * size : (at + 1) * size]), **keys}
        for at in range(count)
    ]


_TEAMS = {"kind": "teams", "boards": 2, "reserves": 1}
FIELDS: Mapping[str, Field] = {
    "round robin": Field(people=5, system={}),
    "double round robin": Field(
        people=4, system={"games_per_pair": 2, "scoring": "weaver", "max_running": 2}
    ),
    "monrad": Field(people=6, system={"kind": "monrad", "rounds": 4}),
    "dated monrad": Field(people=7, system={"kind": "monrad", "rounds": 4, "round_days": 20}),
    "small monrad": Field(people=4, system={"kind": "monrad", "games_per_pair": 2}),
    "cup": Field(people=6, system={"kind": "cup", "third_place": True}),
    "cup of two games": Field(people=5, system={"kind": "cup", "games_per_pair": 2}),
    "teams": Field(
        people=9,
        system=_TEAMS,
        more={"teams": _listed(3, 3, exception=True)},
        entered_by_file=True,
    ),
    "monrad of teams": Field(
        people=12,
        system={**_TEAMS, "pairing": "monrad", "rounds": 3},
        more={"teams": _listed(4, 3, exception=True)},
        entered_by_file=True,
    ),
    "league": Field(
        people=8,
        system={"kind": "league"},
        more={
            "divisions": [
                {"name": "Elite", "players": list(PEOPLE[:4]), "down": 1},
                {"name": "Division 1", "players": list(PEOPLE[4:8]), "up": 1},
            ]
        },
        entered_by_file=True,
    ),
    "stages": Field(
        people=8,
        system={"kind": "stages"},
        more={
            "stages": [
                {"name": "Section", "sections": 2},
                {"name": "Final", "qualify": 1, "best_next": 1},
            ]
        },
    ),
    "match": Field(
        people=2,
        system={
            "kind": "match", "games_per_pair": 8, "until": "3 points", "all_rounds_at_once": False
        },
    ),
    "scheveningen": Field(people=6, system={"kind": "scheveningen"}),
}  # fmt: skip


_MOST_DAYS = 100
"""After so many days without a letter every event is over, or stands where it will stand."""


class Stray(AssertionError):
    """What a walk has found, with the steps that led to it."""


class Walk(House):
    """A house through which one walks by lots from a `seed`; `steps` are what was done."""

    def __init__(self, folder: Path, name: str, seed: int) -> None:
        found = FIELDS[name]
        self.lots = random.Random(f"{name}.{seed}")
        self.steps: list[str] = [f"walk {name!r}, seed {seed}"]
        self.refused = 0
        self._versions: dict[str, int] = {}
        self._acts = 0
        levels = [_LEVELS[at % len(_LEVELS)] for at in range(len(PEOPLE))]
        members = member_list(
            PEOPLE,
            "level level_since",
            level=levels,
            level_since=["2023-01-01" if level else "" for level in levels],
        )
        forfeit = self.lots.choice(("automatic", "automatic", "on claim", "arbiter"))
        super().__init__(
            folder,
            () if found.entered_by_file else PEOPLE[: found.people],
            members=members,
            ranking=_RANKED,
            system=found.system,
            clock={"per_move": "7d", "forfeit": forfeit},
            leave={"days_per_year": 21},
            **found.more,
        )

    def letters(self) -> list[Post]:
        """The letters queued since the last time, delivered; other tests look at each."""
        rows = self.office.store.letters.outgoing_by_state("queued")
        with self.office.store.transaction():
            for row in rows:
                self.office.store.letters.finish_outgoing(
                    row.message_id, "sent", "250 ok", self.now
                )
        fresh = [Post(raw=row.raw, cause=row.cause) for row in rows]
        self.read += fresh
        return fresh

    @property
    def contest(self) -> Contest:
        return self.office.folder.contest(EVENT)

    # -- steps ----

    def go(self, steps: int) -> int:
        """Walk so many steps and then to the end of the event; how many were not refused."""
        try:
            self.start()
            self.look_around(thoroughly=True)
            for number in range(steps):
                self.lots.choices(self.MOVES, self.WEIGHTS)[0](self)
                self.letters()
                self.look_around(thoroughly=number % 25 == 24)
            self._to_the_end()
        except Exception as error:
            said = "\n".join(self.steps)
            raise Stray(
                f"{type(error).__name__}: {error}\nafter {len(self.steps)} steps:\n{said}"
            ) from error
        return len(self.steps) - self.refused

    def do(self, line: str) -> bool:
        """Carry out what the arbiter orders; whether it was not refused."""
        self._acts += 1
        self.steps.append(line)
        occasion = Occasion(at=self.now, cause=f"walk.{self._acts}", by=ARBITER)
        try:
            reason = "" if line.startswith("event draw") else ' --reason "by lot"'
            command = self.office.desk.read(f"{line}{reason}", {})
            with self.office.folder.transaction():
                self.office.desk.carry_out(self.office, command, occasion)
        except NoTables:
            raise
        except ArbiterError as error:
            self.steps[-1] += f"   # refused: {error}"
            self.refused += 1
            return False
        return True

    # what there is to choose from

    def _game(self, *, running: bool | None = None) -> str:
        pairings = [one.game for one in self.contest.pairings]
        if running is not None:
            rows = self._rows()
            pairings = [row.id for row in rows if (row.state == "running") is running] or pairings
        return self.lots.choice(pairings or [f"{EVENT}-001"])

    def _rows(self) -> list[GameRow]:
        return list(self.office.store.events.games_of_event(EVENT))

    def _id(self, *, new: bool = False) -> str:
        players = [row.id for row in self.office.store.players.everybody()]
        known = set(self.contest.numbers) or set(self.contest.entries)
        found = [one for one in players if (one in known) is not new]
        return self.lots.choice(sorted(found) or players)

    def _result(self) -> str:
        return self.lots.choice(("1-0", "0-1", "1/2-1/2", "0-0", "1-0", "0-1"))

    def _days(self) -> str:
        return f"--days {self.lots.choice((1, 3, 7, 30))}"

    # what the arbiter does

    def rule(self) -> None:
        ending = self.lots.choice(("", "", "", " --ending walkover", " --ending withdrawal"))
        self.do(f"event rule {self._game(running=True)} {self._result()}{ending}")

    def correct(self) -> None:
        self.do(f"event correct {self._game(running=False)} {self._result()}")

    def correct_annulled(self) -> None:
        """Give a game a result that was taken back."""
        annulled = sorted(self.office.store.events.annulled_games(EVENT))
        if annulled:
            self.do(f"event correct {self.lots.choice(annulled)} {self._result()}")

    def annul(self) -> None:
        again = self.lots.choice(("", " --again", " --again"))
        self.do(f"event annul {self._game()}{again}")

    def undo(self) -> None:
        """Undo one of the last rulings, or any."""
        numbers = sorted(self.contest.rulings)
        if numbers:
            some = self.lots.choice((numbers[-1:], numbers[-4:], numbers))
            self.do(f"undo {EVENT} {self.lots.choice(some)}")

    def assess(self) -> None:
        self.do(f"event assess {self._game(running=True)} {self._result()}")

    def withdraw(self) -> None:
        verb = self.lots.choice(("withdraw", "withdraw", "exclude"))
        self.do(f"event {verb} {EVENT} {self._id()}")

    def reinstate(self) -> None:
        left = sorted(self.contest.withdrawn)
        if left:
            self.do(f"event reinstate {EVENT} {self.lots.choice(left)} {self._days()}")

    def substitute(self) -> None:
        other = self._id(new=self.lots.random() < 0.7)
        self.do(f"event substitute {EVENT} {self._id()} {other}")

    def bye(self) -> None:
        self.do(f"event bye {EVENT} {self._id()}")

    def late(self) -> None:
        self.do(f"event late {EVENT} {self._id(new=True)}")

    def decide(self) -> None:
        self.do(f"event decide {EVENT} {self._id()} {self._id()}")

    def team(self) -> None:
        """Rule about a team, where there are any."""
        teams = teams_of(self.contest) if self.contest.spec.system.kind == "teams" else ()
        if not teams:
            return
        team = self.lots.choice(teams)
        mine = sorted(one for one, name in self.contest.teams.items() if name == team)
        two = " ".join(self.lots.sample(mine, min(2, len(mine))))
        number = self.lots.randint(1, 4)
        orders = (
            f"event line-up {EVENT} {team} {number} {two}",
            f"event line-up {EVENT} {team} {number} {two}",
            f"event line-up {EVENT} {team} {number} {mine[0]} --empty",
            f"event captain {EVENT} {team} {self.lots.choice(mine)}",
            f"event withdraw-team {EVENT} {team}",
            f"event substitute {EVENT} {self.lots.choice(mine)} {self.lots.choice(mine)}",
        )
        self.do(self.lots.choice(orders))

    def clock(self) -> None:
        game = self._game(running=True)
        verbs = (f"extend {game} {self._days()}", f"pause {game}", f"resume {game}")
        self.do(f"clock {self.lots.choice((*verbs, f'forfeit {game}'))}")

    def leave(self) -> None:
        first = self.now.date() + timedelta(days=self.lots.randint(-2, 5))
        last = first + timedelta(days=self.lots.randint(0, 9))
        player = self._id()
        self.do(
            self.lots.choice((f"leave grant {player} {first} {last}", f"leave cancel {player}"))
        )

    def reopen_game(self) -> None:
        self.do(f"game reopen {self._game(running=False)} {self._days()}")

    def take_back(self) -> None:
        to = self.lots.choice(("", "", " --to 3", " --to 5"))
        rows = self._rows()
        played = [row.id for row in rows if sum(row.moves)]
        if played:
            self.do(f"game take-back {self.lots.choice(played)}{to}")

    def overtakes(self) -> None:
        """A flag falls, and the arbiter acts in its game before all mail is read."""
        going = [row for row in self._rows() if row.state == "running" and not row.stopped_at]
        if not going:
            return
        played = [row for row in going if sum(row.moves) > 1]
        game = self.office.folder.game(self.lots.choice(played or going).id)
        assert game is not None
        assert game.clock is not None
        if self.now <= game.clock.due:
            self.now = game.clock.due + timedelta(minutes=30)
        self.steps.append(f"the flag of {game.id} fell, mail unread")
        players = sorted(game.players_to_be.values())
        acts = (
            f"event substitute {EVENT} {self.lots.choice(players)} {self._id(new=True)}",
            f"game take-back {game.id}",
            f"event withdraw {EVENT} {self.lots.choice(players)}",
            f"event rule {game.id} {self._result()}",
        )
        for act in self.lots.sample(acts, self.lots.choice((1, 2, 3))):
            self.do(act)
            self.now += timedelta(minutes=self.lots.choice((0, 1, 10)))

    def redraw(self) -> None:
        self.do(f"event redraw {EVENT}")

    def draw(self) -> None:
        self.do(f"event draw {EVENT}{self.lots.choice(('', '', ' --unfinished'))}")

    def finish_round(self) -> None:
        """Rule about nearly all games that go on, and draw the next round."""
        for row in self._rows():
            if row.state == "running" and self.lots.random() < 0.9:
                self.do(f"event rule {row.id} {self._result()}")
        self.do(f"event draw {EVENT}")

    def close(self) -> None:
        """Close the event, and let it run again; what follows has another table to stand on."""
        if self.do(f"event close {EVENT}{self.lots.choice(('', ' --early'))}"):
            self.look_around(thoroughly=True)
            self.do(f"event correct {self._game(running=False)} {self._result()}")
            self.do(f"event reopen {EVENT}")

    # what players do

    def _writes(self, player: str, body: str, letter: Post | None) -> Outcome:
        found = self.office.store.players.player(player)
        assert found is not None
        address = found.addresses[0]
        arrived = self.now - timedelta(hours=self.lots.choice((0, 0, 0, 30)))
        self.steps.append(f"{address}: {body!r} ({self._about(letter)}, arrived {arrived})")
        done = self.give(self.compose(address, body, letter, quote=False), arrived=arrived)
        self._heard(done)
        return done

    def _heard(self, done: Outcome) -> None:
        """A letter that could not be handled is a finding, not one that was refused."""
        self.steps[-1] += f"   # {done.state} {done.reason}"
        assert done.state in ("handled", "refused", "quarantined"), (done.state, done.reason)
        assert not done.reason.startswith(("failed", "crashed")), done.reason

    def _about(self, letter: Post | None) -> str:
        return letter.subject.partition(" [")[0] if letter else "no answer"

    def _newest_of(self, address: str, game: str) -> Post | None:
        mine = (one for one in self.read[::-1] if one.to == address and f"{game}." in one.tag)
        return next(mine, None)

    def plays(self) -> None:
        """Somebody answers in a game: a move, a draw offered or taken, or giving it up."""
        game = self.office.folder.game(self._game(running=True))
        if game is None:
            return
        to_act = game.position.to_act or Seat.FIRST
        seat = to_act if self.lots.random() < 0.85 else to_act.other
        player = self.office.store.players.player(game.players[seat])
        assert player is not None
        move = f"{self.lots.choice('fghij')}{self.lots.randint(6, 10)}"
        words = (
            *(move,) * 4,
            f"{move} draw",
            f"{move} draw",
            "accept",
            "resign",
            f"{move}\nif h9 then g7",
        )
        letter = self._newest_of(player.addresses[0], game.id)
        done = self._writes(player.id, self.lots.choice(words), letter)
        if done.reason == "confirm_resign":
            self._writes(player.id, "resign", done.posts[-1])

    def leaves(self) -> None:
        """Somebody withdraws by letter, and is sure."""
        player = self._id()
        address = self.office.store.players.player(player).addresses[0]
        mine = [one for one in self.read if one.to == address and one.tag.startswith(EVENT)]
        if mine:
            self._writes(player, f"withdraw {EVENT}", mine[-1])
            asked = next(one for one in self.read[::-1] if one.to == address)
            self._writes(player, self.lots.choice(("confirm", "confirm", "no")), asked)

    # what time brings

    def waits(self) -> None:
        """The daemon works for a while, now and then without having read all mail."""
        hours = self.lots.choice((1, 5, 12, 24, 48, 100, 180))
        read = self.lots.random() < 0.75
        self.steps.append(f"wait {hours} hours{'' if read else ', mail unread'}")
        self.now += timedelta(hours=hours)
        if read:
            self.drain()
        self.handle()
        tick(self.office, self.now)

    def begins_anew(self) -> None:
        """Another process goes on."""
        self.steps.append("reopen")
        self.reopen()

    MOVES: Sequence[Callable[["Walk"], None]] = (
        *(rule, correct, correct_annulled, annul, undo, assess, withdraw, reinstate),
        *(substitute, bye, late, decide, team, clock, leave, reopen_game, take_back, redraw),
        *(draw, finish_round, close, plays, leaves, waits, begins_anew, overtakes),
    )
    WEIGHTS = (8, 6, 4, 8, 10, 2, 2, 4, 2, 1, 1, 1, 4, 4, 2, 5, 4, 1, 3, 2, 1, 16, 2, 12, 1, 8)

    # -- what must hold after each ----

    def look_around(self, *, thoroughly: bool = False) -> None:
        """All tables are there, rows say what events say, and nothing that time brings fails."""
        contest, store = self.contest, self.office.store
        assert not put_off(self.office), put_off(self.office)
        if contest.order:
            tables = event_tables(self.office, contest)
            assert english(tables.crosstable)
            self._agrees(contest, tables)
        assert status_of(self.office, EVENT, self.now)
        for player in contest.order:
            norm_facts(store, contest, player, self.now)
            if contest.state == "running":
                norm_table(store, contest, player, self.now)
        for row in store.events.games_of_event(EVENT):
            if self._versions.get(row.id) != row.version:
                folded = games.fold(store.events.of_stream(row.id))
                assert folded == self.office.folder.game(row.id), row.id
                # When it is looked at next is a note of the daemon's.
                assert game_row(folded, row.next_at) == row
                self._versions[row.id] = row.version
        if thoroughly:
            self._look_closer(contest)

    def _agrees(self, contest: Contest, tables: object) -> None:
        """No pair has more games than it is to have, where the file says how many."""
        system = contest.spec.system
        if system.kind not in ("round_robin", "monrad", "league"):
            return
        pairs: dict[tuple[int, frozenset[str]], int] = {}
        rounds = {one.game: one.round for one in contest.pairings}
        for name, game in results_of(self.office, contest).items():
            number = rounds[name] if system.kind == "monrad" else 0
            pair = number, frozenset((game.black, game.white))
            pairs[pair] = pairs.get(pair, 0) + 1
        assert max(pairs.values(), default=0) <= system.games_per_pair, pairs

    def _look_closer(self, contest: Contest) -> None:
        assert contest_fold.fold(self.office.store.events.of_stream(EVENT)) == contest
        for line in _SHOWN:
            self._shows(f"{line} {EVENT}")
        more = {"stages": "sections", "league": "sections", "teams": "boards"}
        if also := more.get(contest.spec.system.kind):
            self._shows(f"event {also} {EVENT}")
        faults = check_all(self.office).faults
        assert faults == (), faults

    def _shows(self, line: str) -> None:
        occasion = Occasion(at=self.now, cause="walk.shown", by=ARBITER)
        try:
            command = self.office.desk.read(line, {})
            self.office.desk.show(self.office, command, occasion)
        except ArbiterError as error:
            self.steps.append(f"{line}   # refused: {error}")
            self.refused += 1

    def _to_the_end(self) -> None:
        """End all that goes on, draw what is to be drawn, and close: or be told why not."""
        self.steps.append("to the end")
        idle, days = 0, 0
        while idle < 2:
            days += 1
            assert days < _MOST_DAYS, "what waits in a game waits for ever"
            running = [row.id for row in self._rows() if row.state == "running"]
            for game in running:
                self.do(f"event rule {game} {self._result()}")
            drawn = self.do(f"event draw {EVENT}")
            idle = 0 if running or drawn else idle + 1
            self.now += timedelta(days=1)
            self.look()
            self.look_around()
        self.do(f"event close {EVENT}")
        self.look_around(thoroughly=True)


def walks(folder: Path, name: str, seeds: Sequence[int], steps: int) -> Iterator[int]:
    """Walk once for each seed; how many steps each were not refused."""
    for seed in seeds:
        place = folder / f"{seed}"
        place.mkdir(parents=True)
        with Walk(place, name, seed) as walk:
            yield walk.go(steps)
