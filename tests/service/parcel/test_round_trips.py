"""Every kind of event, running and over: its file has its tables, and so has who takes it over."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from corr.config import create_keys
from corr.report.event.table_page import render_page
from corr.report.event.tables import pairings_json, pairings_lines, standings_json, standings_lines
from corr.service.desk.rulings import annul, assess_result, correct_result, rule_game
from corr.service.desk.taking_part import (
    enter_late,
    substitute_in_team,
    substitute_player,
    withdraw_player,
)
from corr.service.desk.teams import name_captain, report_line_up, withdraw_team
from corr.service.event.agenda import export_event
from corr.service.event.closing import close_event
from corr.service.event.event_files import event_tables
from corr.service.event.import_event import import_event
from corr.service.event.opening import start_event
from corr.service.event.rounds import decide_order, draw_next_round, section_crosstables
from corr.service.watch.tick import tick
from corr.tournament.elsewhere.elsewhere import read_tables
from corr.tournament.tables.crosstable_forms import as_csv, as_text
from corr.tournament.tables.event_tables import EventTables
from corr.words.tables import table_words
from tests.office import EVENT, SETTINGS, START, House, member_list

NAMES = ("anna", "bo", "cai", "dag", "eva", "finn", "gun", "hans", "ida", "jan", "kim", "leo")
PEOPLE = tuple(f"{name}@players.test" for name in NAMES)
RESULTS = ("1-0", "0-1", "1/2-1/2", "1-0", "0-1")


class Event(House):
    """An event whose games are ended by rulings, for any arbiter's reason."""

    def __init__(self, folder: Path, people: int, **changes: object) -> None:
        members = member_list(PEOPLE)
        super().__init__(folder, PEOPLE[:people], members=members, **changes)

    def start(self) -> "Event":
        self.now = START
        self.drain()
        start_event(self.office, EVENT, "lots", self.act("start"), letters=False)
        return self

    def act(self, what: str):
        return replace(super().act(what), reason="as the rules say")

    @property
    def contest(self):
        return self.office.folder.contest(EVENT)

    def ids(self, *numbers: int) -> list[str]:
        return [self.player(PEOPLE[number]) for number in numbers]

    def id(self, number: int) -> str:
        return f"{EVENT}-{number:03}"

    def rule(self, *numbers: int, results=RESULTS) -> None:
        """End games, by default those that go on, with results that differ."""
        rows = self.office.store.events.games_of_event(EVENT)
        going = [int(row.id[-3:]) for row in rows if row.state == "running"]
        for number in numbers or going:
            result = results[number % len(results)]
            rule_game(self.office, self.id(number), result, self.act(f"rule{number}"))

    def draw(self, **more: object) -> None:
        draw_next_round(self.office, EVENT, self.act("draw"), letters=False, **more)

    def tick(self) -> None:
        self.drain()
        tick(self.office, self.now)


def started(folder: Path, people: int, *, teams=(), stages=(), divisions=(), **system) -> Event:
    changes = {
        name: list(found)
        for name, found in (("teams", teams), ("stages", stages), ("divisions", divisions))
        if found
    }
    entered = 0 if teams or divisions else people
    return Event(folder, entered, system=system, **changes).start()


# -- events of every kind, each with what can happen in it; `half` of it or all ----


def round_robin(folder, half):
    house = started(folder, 6, kind="round_robin", seeding="lot")
    house.rule(1, 2, 3, 4)
    withdraw_player(house.office, EVENT, house.contest.order[5], house.act("leave"))
    substitute_player(
        house.office, EVENT, house.contest.order[1], *house.ids(8), house.act("instead")
    )
    if not half:
        house.rule()
    return house


def two_games_each(folder, half):
    house = started(folder, 4, kind="round_robin", games_per_pair=2, round_days=30)
    house.rule()
    if half:
        return house
    while house.contest.opened < house.contest.drawn:
        house.draw()
        house.rule()
    return house


def four_games_each(folder, half):
    house = started(folder, 4, kind="round_robin", games_per_pair=4, max_running=5)
    house.rule()
    while not half and len(house.office.store.events.games_of_event(EVENT)) < 24:
        house.tick()
        house.rule()
    return house


def match(folder, half):
    house = started(folder, 2, kind="match", games_per_pair=6)
    house.rule(*((1, 2, 3) if half else ()))
    return house


def match_to_an_aim(folder, half):
    house = started(folder, 2, kind="match", until="2.5 points", all_rounds_at_once=False)
    for number in range(1, 3 if half else 10):
        if house.office.store.events.game_row(house.id(number)):
            house.rule(number, results=("1/2-1/2", "1-0"))
            house.tick()
    return house


def scheveningen(folder, half):
    house = started(folder, 6, kind="scheveningen", table="B", games_per_pair=2)
    house.rule(*(range(1, 8) if half else ()))
    return house


def monrad(folder, half):
    """With byes, a latecomer, an assessment, a correction, an annulled game and who leaves."""
    house = started(folder, 7, kind="monrad", rounds=4)
    house.rule(1, 2)
    assess_result(house.office, EVENT, house.id(3), "1-0", house.act("assess"))
    house.draw()
    house.rule(3, results=("0-1",))
    correct_result(house.office, house.id(2), "0-1", house.act("correct"))
    withdraw_player(house.office, EVENT, house.contest.order[4], house.act("leave"))
    house.rule()
    annul(house.office, house.id(1), house.act("annul"))
    house.draw()
    if half:
        assess_result(house.office, EVENT, house.id(7), "1/2-1/2", house.act("assess"))
        return house
    house.rule()
    enter_late(house.office, EVENT, house.ids(8), house.act("late")) if len(
        house.contest.present
    ) % 2 else None
    house.draw()
    house.rule()
    return house


def between_rounds(folder, half):
    house = started(folder, 5, kind="monrad", rounds=2, games_per_pair=2)
    house.rule()
    if not half:
        house.draw()
        house.rule()
    return house


def cup(folder, half):
    """With byes, replays, a walkover and a match for third place."""
    house = started(folder, 7, kind="cup", third_place=True, seeding="lot")
    house.rule(1, results=("1/2-1/2",))
    house.tick()
    house.rule(2, 3, results=("1-0",))
    house.rule(4, results=("1/2-1/2",))
    house.tick()
    if half:
        return house
    house.rule(5, results=("0-1",))
    house.draw()
    withdraw_player(house.office, EVENT, house.contest.pairings[-1].first, house.act("leave"))
    house.rule(results=("0-1",))
    house.draw()
    house.rule(results=("1-0",))
    return house


def cup_of_two_games(folder, half):
    house = started(folder, 4, kind="cup", seeding="list", games_per_pair=2)
    house.rule(results=("1-0", "1-0", "1/2-1/2"))
    house.tick()
    if half:
        return house
    while any(row.state == "running" for row in house.office.store.events.games_of_event(EVENT)):
        house.rule(results=("1-0",))
        house.tick()
    house.draw()
    while any(row.state == "running" for row in house.office.store.events.games_of_event(EVENT)):
        house.rule(results=("1-0",))
        house.tick()
    return house


def team_list(house_size=3, teams=3):
    towns = ("Umeå", "Örebro", "Ystad", "Lund")
    return [
        {"name": town, "players": list(PEOPLE[at * house_size : (at + 1) * house_size])}
        for at, town in enumerate(towns[:teams])
    ]


def teams_all_meet(folder, half):
    """With a captain, a reserve who goes on, a substitute, an empty board and who leaves."""
    keys = {"boards": 2, "reserves": 1, "all_rounds_at_once": False}
    house = started(folder, 9, teams=team_list(), kind="teams", **keys)
    office, act = house.office, house.act
    name_captain(office, EVENT, "Örebro", *house.ids(4), act("captain"))
    playing = {player for one in house.contest.pairings for player in (one.first, one.second)}
    team = next(house.contest.teams[player] for player in playing)
    own = [player for player in house.contest.order if house.contest.teams[player] == team]
    house.rule(1)
    substitute_in_team(office, EVENT, own[1], own[2], act("reserve"))
    substitute_player(office, EVENT, own[0], *house.ids(9), act("substitute"))
    withdraw_player(office, EVENT, own[1], act("leave"))
    withdraw_player(office, EVENT, own[2], act("leave"))
    house.rule()
    house.draw()
    if half:
        return house
    house.rule()
    house.draw()
    house.rule()
    return house


def teams_two_games(folder, half):
    keys = {"boards": 2, "reserves": 1, "games_per_pair": 2}
    house = started(folder, 9, teams=team_list(), kind="teams", **keys)
    house.rule(*(1, 2, 4, 5, 7))
    withdraw_team(house.office, EVENT, house.contest.teams[house.ids(6)[0]], house.act("leave"))
    if not half:
        house.rule()
    return house


def teams_half_against_half(folder, half):
    keys = {"boards": 2, "reserves": 1, "pairing": "scheveningen", "all_rounds_at_once": False}
    house = started(folder, 12, teams=team_list(teams=4), kind="teams", **keys)
    house.rule()
    if half:
        return house
    report_line_up(house.office, EVENT, "Umeå", 2, house.ids(0, 2), house.act("line-up"))
    house.draw()
    house.rule()
    return house


def teams_monrad(folder, half):
    keys = {"boards": 2, "reserves": 1, "pairing": "monrad", "rounds": 2}
    house = started(folder, 9, teams=team_list(), kind="teams", **keys)
    assess_result(house.office, EVENT, house.id(1), "1-0", house.act("assess"))
    house.rule(2)
    if half:
        return house
    house.rule()
    house.draw()
    house.rule()
    return house


def league(folder, half):
    divisions = [
        {"name": "Elite", "players": list(PEOPLE[:4]), "down": 1, "places": 4},
        {"name": "First", "players": list(PEOPLE[4:9]), "up": 1},
    ]
    house = started(folder, 9, divisions=divisions, kind="league")
    house.rule(*(range(1, 9) if half else ()))
    withdraw_player(house.office, EVENT, house.contest.order[5], house.act("leave"))
    return house


STAGES = [
    {"name": "Section", "sections": 2},
    {"name": "Final", "qualify": 2, "carry_over": True},
    {"name": "Consolation", "qualify": 1},
]


def stages(folder, half):
    """Sections whose results go along to the final, with a lot or the arbiter's word."""
    house = started(folder, 8, stages=STAGES, kind="stages", seeding="lot")
    house.rule(results=("1-0", "0-1"))
    decide_order(house.office, EVENT, house.contest.order[:2], house.act("decide"))
    house.tick()
    if not any(one.stage > 1 for one in house.contest.sections):
        house.draw(seed="final")
    house.rule(*([int(house.contest.pairings[-1].game[-3:])] if half else ()))
    return house


def sections_alone(folder, half):
    house = started(folder, 8, stages=STAGES, kind="stages")
    house.rule(*(1, 2, 3) if half else range(1, 12))
    return house


KINDS = (
    *(round_robin, two_games_each, four_games_each, match, match_to_an_aim, scheveningen),
    *(monrad, between_rounds, cup, cup_of_two_games, league, stages, sections_alone),
    *(teams_all_meet, teams_two_games, teams_half_against_half, teams_monrad),
)
WHOLE = (sections_alone,)
"""The kinds that are not over here even when all is done."""


# -- what is compared ----


def shown(event: EventTables) -> dict[str, object]:
    """Everything that the commands print of an event; a file knows nothing of its close yet."""
    event = replace(event, close=None)
    return {
        "standings": standings_lines(event),
        "standings --json": standings_json(event),
        "pairings": pairings_lines(event),
        "pairings --json": pairings_json(event),
        "table": as_text(event.crosstable, table_words("sv")),
        "table --csv": as_csv(event.crosstable, table_words("en")),
        "table --html": render_page(event, "et"),
    }


class Register(House):
    """An installation with the same players in its register, and no event."""

    def __init__(self, folder: Path) -> None:
        (folder / "corr.toml").write_text(SETTINGS)
        create_keys(folder / "corr.keys")
        self.folder, self.now = folder, START
        self.office = self._open()
        self.read, self._mails, self._uid = [], 0, 0
        self.members(member_list(PEOPLE))


def taken_over(house: Register, text: str) -> EventTables:
    contest = import_event(house.office, text, "held.json", house.act("import"))
    assert house.office.folder.contest(EVENT) == contest
    house.reopen()
    assert house.office.folder.contest(EVENT) == contest
    assert house.letters() == []
    return event_tables(house.office, contest)


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def kind(request) -> Callable[[Path, bool], Event]:
    return request.param


def check(house: Event, folder: Path, text: str) -> None:
    here = shown(event_tables(house.office, house.contest))
    assert shown(read_tables(text, "held.json")) == here
    folder.mkdir()
    with Register(folder) as other:
        assert shown(taken_over(other, text)) == here
        contest = other.office.folder.contest(EVENT)
        mine, theirs = (
            section_crosstables(one.office, one.office.folder.contest(EVENT))
            for one in (house, other)
        )
        assert theirs == mine
        again = export_event(other.office, EVENT, other.now)
        wanted = json.loads(text)
        wanted["event"].pop("close", None)
        wanted.pop("annulled", None)
        assert json.loads(again) == wanted
        assert contest.levels == house.contest.levels


def test_a_running_event_has_the_same_tables_in_its_file_and_where_it_is_taken_over(
    tmp_path, kind
):
    with kind(tmp_path, True) as house:
        check(house, tmp_path / "other", export_event(house.office, EVENT, house.now))


@pytest.mark.slow
def test_an_event_that_is_over_has_them_too_also_when_it_is_closed_again(tmp_path, kind):
    with kind(tmp_path, False) as house:
        check(house, tmp_path / "before", export_event(house.office, EVENT, house.now))
        if kind in WHOLE:
            return
        close_event(house.office, EVENT, house.act("close"), letters=False)
        text = export_event(house.office, EVENT, house.now)
        check(house, tmp_path / "after", text)


@pytest.mark.slow
@pytest.mark.parametrize(
    "kind", [two_games_each, between_rounds, teams_half_against_half], ids=lambda k: k.__name__
)
def test_an_event_that_was_closed_early_has_them_and_nothing_more_of_it_begins(tmp_path, kind):
    with kind(tmp_path, True) as house:
        close_event(house.office, EVENT, house.act("close"), letters=False, early=True)
        text = export_event(house.office, EVENT, house.now)
        here = event_tables(house.office, house.contest)
        assert shown(read_tables(text, "held.json")) == shown(here)
        (tmp_path / "other").mkdir()
        with Register(tmp_path / "other") as other:
            assert taken_over(other, text).games == here.games
            assert other.wait(days=200) == []
            close_event(other.office, EVENT, other.act("close"), letters=False, early=True)
            contest = other.office.folder.contest(EVENT)
            assert shown(event_tables(other.office, contest)) == shown(here)


# -- going on where the event was taken over ----


def drawn(house: House) -> list[tuple[object, ...]]:
    contest = house.office.folder.contest(EVENT)
    games = [(one.game, one.round, one.board, one.first, one.second) for one in contest.pairings]
    return [*games, *contest.byes, *contest.team_draw.byes, *contest.sections]


@pytest.mark.parametrize(
    "kind", [monrad, between_rounds, cup, teams_monrad, sections_alone], ids=lambda k: k.__name__
)
def test_the_next_round_is_drawn_there_as_it_is_here(tmp_path, kind):
    (tmp_path / "other").mkdir()
    with kind(tmp_path, True) as house, Register(tmp_path / "other") as other:
        taken_over(other, export_event(house.office, EVENT, house.now))
        going = [
            game.id for game in event_tables(house.office, house.contest).games if not game.result
        ]
        for each in (house, other):
            for at, game in enumerate(going):
                if game != house.id(1) or kind is not monrad:  # that one is annulled
                    act = replace(each.act(game), reason="as the rules say")
                    rule_game(each.office, game, ("1-0", "0-1")[at % 2], act)
            draw_next_round(each.office, EVENT, each.act("draw"), letters=False, seed="s")
        assert drawn(other) == drawn(house)
        assert len(drawn(other)) > len(going)


def test_what_goes_on_elsewhere_never_begins_here_and_is_ruled(tmp_path):
    (tmp_path / "other").mkdir()
    with monrad(tmp_path, True) as house, Register(tmp_path / "other") as other:
        taken_over(other, export_event(house.office, EVENT, house.now))
        rows = len(other.office.store.events.games_of_event(EVENT))
        other.wait(days=100)
        assert len(other.office.store.events.games_of_event(EVENT)) == rows
        assert other.letters() == []
        contest = other.office.folder.contest(EVENT)
        game = sorted(contest.elsewhere)[0]
        rule_game(other.office, game, "1-0", replace(other.act("rule"), reason="told by mail"))
        found = {one.id: one for one in event_tables(other.office, contest).games}
        assert (found[game].state, found[game].result) == ("ended", "1-0")


def test_rounds_that_have_not_begun_begin_on_their_days_where_the_event_was_taken_over(tmp_path):
    (tmp_path / "other").mkdir()
    with two_games_each(tmp_path, True) as house, Register(tmp_path / "other") as other:
        taken_over(other, export_event(house.office, EVENT, house.now))
        assert other.wait(days=29) == []
        letters = other.wait(days=2)
        assert {one.to for one in letters} == set(PEOPLE[:4])
        assert all("round 2" in one.subject for one in letters if not one.tag)
