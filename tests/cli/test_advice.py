"""What the program advises when a round cannot be had: every command in it works as it stands."""

import re
import shlex
import shutil
from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.service.desk.rulings import assess_result, rule_game
from corr.service.desk.taking_part import withdraw_player
from corr.service.desk.teams import withdraw_team
from corr.service.event.rounds import carry_on
from corr.tournament.events.events_contest import RoundDrawn
from corr.tournament.systems.system import numbered
from tests.commands import corr
from tests.office import ARBITER, EVENT, START, House, Post
from tests.service.event.test_stages import staged
from tests.service.event.test_teams import TOWNS, Teams

_ADVICE = re.compile(r"`corr ([^`]*)`")


def people(number: int) -> tuple[str, ...]:
    return tuple(f"p{one}@players.test" for one in range(1, number + 1))


class Monrad(House):
    """A Monrad whose rounds are set as a test wants them; players go by their numbers."""

    def __init__(self, folder, players: int, rounds: int, **changes):
        system = {"kind": "monrad", "rounds": rounds, "seeding": "list"}
        super().__init__(folder, people(players), system=system, **changes)
        self.start()

    def act(self, what):
        return replace(super().act(what), reason="as agreed")

    @property
    def contest(self):
        return self.office.folder.contest(EVENT)

    def ids(self, *numbers):
        return [self.player(f"p{number}@players.test") for number in numbers]

    def end(self):
        """Every game that goes on is won by Black."""
        for row in self.office.store.events.games_of_event(EVENT):
            if row.state == "running":
                rule_game(self.office, row.id, "1-0", self.act(row.id))

    def set_round(self, *pairs, byes=()):
        """Play a round whose pairs are given, and end it."""
        number = self.contest.drawn + 1
        games = ((number, at, *self.ids(*pair)) for at, pair in enumerate(pairs, 1))
        body = RoundDrawn(
            round=number, games=numbered(self.contest, games), byes=tuple(self.ids(*byes))
        )
        with self.office.folder.transaction():
            carry_on(self.office, self.contest, [body], self.act("round"))
        self.end()

    def leave(self, *numbers):
        for one in self.ids(*numbers):
            withdraw_player(self.office, EVENT, one, self.act(f"withdraw{one}"))


def meet_everybody(house):
    """Of the four who are left the first has met the three others."""
    house.end()
    house.set_round((1, 3), (2, 5), (4, 6))
    house.set_round((1, 4), (2, 6), (3, 5))
    house.leave(5, 6)


def met_everybody(folder):
    with Monrad(folder, 6, 5) as house:
        meet_everybody(house)


def second_bye(folder):
    """Three are left; who has had no bye is needed to play with who has not met the third."""
    with Monrad(folder, 5, 5) as house:
        house.end()
        (free,) = (number for number in range(1, 6) if house.ids(number)[0] in _free(house))
        one, other, third, fourth = (number for number in range(1, 6) if number != free)
        # Round 1 was one - other, third - fourth.
        house.set_round((free, other), (one, third), byes=(fourth,))
        house.set_round((free, third), (one, fourth), byes=(other,))
        house.leave(third, fourth)


def _free(house):
    return {player for _, player in house.contest.byes}


def two_who_have_met(folder):
    with Monrad(folder, 4, 3) as house:
        house.end()
        house.leave(3, 4)


def one_left(folder):
    with Monrad(folder, 4, 3) as house:
        house.leave(2, 3, 4)


def nobody_left(folder):
    with Monrad(folder, 4, 3) as house:
        house.leave(1, 2, 3, 4)


def met_while_games_go_on(folder):
    """The same with a game that is assessed and goes on."""
    with Monrad(folder, 6, 5) as house:
        house.set_round((1, 3), (2, 5), (4, 6))
        number = house.contest.drawn + 1
        games = numbered(
            house.contest,
            (
                (number, at, *house.ids(*pair))
                for at, pair in enumerate([(1, 4), (2, 6), (3, 5)], 1)
            ),
        )
        with house.office.folder.transaction():
            body = RoundDrawn(round=number, games=games)
            carry_on(house.office, house.contest, [body], house.act("round"))
        house.leave(5, 6)
        assess_result(house.office, EVENT, games[0][0], "1-0", house.act("assess"))


def not_assessed(folder):
    with Monrad(folder, 6, 5):
        pass


def open_before_the_last_round(folder):
    with Monrad(folder, 4, 2):
        pass


def assessed_before_the_last_round(folder):
    with Monrad(folder, 4, 2) as house:
        for number in (1, 2):
            game = f"{EVENT}-{number:03d}"
            assess_result(house.office, EVENT, game, "1-0", house.act(f"assess{number}"))


def byes_that_no_longer_fit(folder):
    met_everybody(folder)
    done = corr(folder, "event", "bye", EVENT, "P0001", "P0004", "--reason", "as agreed")
    assert done.status == 0, done.err
    done = corr(folder, "event", "withdraw", EVENT, "P0004", "--reason", "illness")
    assert done.status == 0, done.err


def two_teams_that_have_met(folder):
    with Teams(folder, pairing="monrad", rounds=3) as house:
        house.start()
        for row in house.office.store.events.games_of_event(EVENT):
            rule_game(house.office, row.id, "1-0", house.act(row.id))
        (_, free), *_ = house.contest.team_draw.byes
        withdraw_team(house.office, EVENT, free, house.act("withdraw"))


def one_team_left(folder):
    with Teams(folder, pairing="monrad", rounds=3) as house:
        house.start()
        for team in TOWNS[1:3]:
            withdraw_team(house.office, EVENT, team, house.act(f"withdraw{team}"))


def a_cup_round_not_decided(folder):
    system = {"kind": "cup", "seeding": "list"}
    with House(folder, people(4), system=system) as house:
        house.start()
        act = replace(house.act("rule"), reason="as agreed")
        rule_game(house.office, f"{EVENT}-001", "1/2-1/2", act)
        rule_game(house.office, f"{EVENT}-002", "1-0", replace(act, cause="other"))


TROUBLES = (
    met_everybody,
    second_bye,
    two_who_have_met,
    one_left,
    nobody_left,
    met_while_games_go_on,
    not_assessed,
    open_before_the_last_round,
    assessed_before_the_last_round,
    byes_that_no_longer_fit,
    two_teams_that_have_met,
    one_team_left,
    a_cup_round_not_decided,
)


@pytest.mark.parametrize("trouble", TROUBLES)
def test_every_command_in_the_advice_works_from_exactly_there(trouble, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    house = tmp_path / "house"
    house.mkdir()
    trouble(house)
    done = corr(house, "event", "draw", EVENT)
    assert done.status == 2
    assert all(line.startswith("corr: ") for line in done.err.splitlines())
    assert not re.search(r"\bP\d{4}\b", re.sub(r"\(P\d{4}\)|`[^`]*`", "", done.err))
    commands = _ADVICE.findall(done.err)
    assert commands, done.err
    for at, command in enumerate(commands):
        again = tmp_path / str(at)
        shutil.copytree(house, again)
        tried = corr(again, *shlex.split(command))
        assert tried.status == 0, (command, tried.err)


def works(tmp_path, house, told: Post) -> int:
    """Try every command of a letter, each in a copy of the installation."""
    lines = re.findall(r"^  corr (\S.*)$", told.text, re.MULTILINE)
    commands = list(dict.fromkeys([*_ADVICE.findall(told.words), *lines]))
    for at, command in enumerate(commands):
        again = tmp_path / f"{house.now:%d%H}.{at}"
        shutil.copytree(house.folder, again)
        tried = corr(again, *shlex.split(command))
        assert tried.status == 0, (command, tried.err)
    return len(commands)


def test_every_command_in_the_arbiter_s_letters_about_a_round_works(tmp_path):
    folder = tmp_path / "house"
    folder.mkdir()
    system = {"kind": "monrad", "rounds": 2, "round_days": 30, "seeding": "list"}
    slow = {"per_move": "90d", "reminders": [], "silence": []}
    with House(folder, people(4), system=system, clock=slow) as house:
        house.start()
        for number in (1, 2):
            house.play("a1; h9", number)
        house.now = START + timedelta(days=30)
        house.letters()
        (told,) = [one for one in house.look() if one.to == ARBITER]
        assert "most probably become" in told.words
        assert works(tmp_path, house, told) == 1
        for number in (1, 2):
            act = replace(house.act(f"assess{number}"), reason="as agreed")
            assess_result(house.office, EVENT, f"{EVENT}-{number:03d}", "1-0", act)
        house.letters()
        (told,) = [one for one in house.wait(hours=1) if one.to == ARBITER]
        assert "none may be when it is drawn (14.1)" in told.words
        assert works(tmp_path, house, told) in (2, 4)


def test_every_command_in_the_letter_about_sections_that_are_level_works(tmp_path):
    folder = tmp_path / "house"
    folder.mkdir()
    with staged(folder) as house:
        house.start()
        house.rule_all()
        house.letters()
        (told,) = [one for one in house.look() if one.to == ARBITER]
        assert "level with others at the line" in told.words
        prose = re.sub(r"(?m)^  corr .*$", "", told.text)
        assert not re.search(r"\bP\d{4}\b", re.sub(r"\(P\d{4}\)|`[^`]*`", "", prose))
        assert works(tmp_path, house, told) in (2, 4)
