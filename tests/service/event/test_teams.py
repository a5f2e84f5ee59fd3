"""Events of teams, from the event file to the final table."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError, ConfigError
from corr.service.desk.rulings import assess_result
from corr.service.desk.taking_part import substitute_in_team, substitute_player, withdraw_player
from corr.service.desk.teams import name_captain, report_line_up, withdraw_team
from corr.service.event.closing import close_event
from corr.service.event.opening import enter_players
from corr.service.event.rounds import draw_next_round
from corr.service.office.results import results_of
from corr.service.office.tables import standings_of, table_of
from corr.tournament.contest.line_ups import board_scores, captain_of, line_up, teams_of
from corr.tournament.spec.spec import spec_from_tables
from corr.words.tables import english
from tests.office import ARBITER, EVENT, House, event_tables, member_list

NAMES = ("anna", "bo", "cai", "dag", "eva", "finn", "gun", "hans", "ida", "jan", "kim", "leo")
PEOPLE = tuple(f"{name}@players.test" for name in NAMES)
ANNA, BO, CAI, DAG, EVA, FINN, GUN, HANS, IDA, *_ = PEOPLE
TOWNS = ("Umeå", "Örebro", "Ystad", "Lund")


class Teams(House):
    """Teams of three, two boards and a reserve each, entered by the event file."""

    def __init__(self, folder, teams=3, *, listed=True, **system):
        size = 3
        people = PEOPLE[: teams * size]
        tables = [
            {"name": TOWNS[at], "players": list(people[at * size : (at + 1) * size])}
            for at in range(teams)
        ]
        changes = {"teams": tables} if listed else {}
        keys = {"kind": "teams", "boards": 2, "reserves": 1, **system}
        super().__init__(folder, (), members=member_list(people), system=keys, **changes)

    def act(self, what):
        return replace(super().act(what), reason="agreed on the telephone")

    @property
    def contest(self):
        return self.office.folder.contest(EVENT)

    def ids(self, *people):
        return tuple(self.player(one) for one in people)

    def name(self, player):
        return self.office.store.players.player(player).name

    def pairs(self, number):
        """The games of a round by names, provisional black first."""
        return [
            (self.name(one.first), self.name(one.second))
            for one in self.contest.pairings
            if one.round == number
        ]

    def win(self, winner, number):
        """The other one resigns a game, once there is a letter to answer."""
        if self.seated(self.game(number).position.to_act, number) == winner:
            self.play("h9", number)
        game = self.game(number)
        loser = next(one for one in game.players.values() if one != self.player(winner))
        address = self.office.store.players.player(loser).addresses[0]
        return self.say(address, f"{game.id} resign", number)


@pytest.fixture
def house(tmp_path):
    with Teams(tmp_path) as found:
        yield found


def told(posts, reader):
    return next(one.words for one in posts if one.to == reader)


def test_the_file_enters_the_teams_in_ranking_order_and_invites_everybody(house):
    posts = house.letters()
    assert sorted(one.to for one in posts) == sorted(PEOPLE[:9])
    assert "You play for Örebro." in told(posts, DAG)
    contest = house.contest
    assert teams_of(contest) == TOWNS[:3]
    assert [contest.teams[one] for one in house.ids(ANNA, EVA, IDA)] == list(TOWNS[:3])


def test_all_teams_meet_by_the_table_and_the_first_team_begins_on_odd_boards(house):
    house.start()
    # Three teams, seats (3, 2), (2, 1), (1, 3): Ystad - Örebro, Örebro - Umeå, Umeå - Ystad.
    assert house.pairs(1) == [("Gun", "Dag"), ("Eva", "Hans")]
    assert house.pairs(2) == [("Dag", "Anna"), ("Bo", "Eva")]
    assert house.pairs(3) == [("Anna", "Gun"), ("Hans", "Bo")]


def test_the_start_letter_names_team_opponents_board_and_captain(house):
    house.start()
    first = next(one for one in house.read if one.to == EVA and "starts" in one.subject)
    assert "Örebro meets Ystad. You sit at board 2." in first.words
    assert "Board 1: Dag – Gun" in first.text
    assert "The captain of Örebro is Dag." in first.words
    reserve = next(one for one in house.read if one.to == FINN and "starts" in one.subject)
    assert "You are not in the line-up of this round." in reserve.words


def test_a_team_round_robin_is_played_by_letters_to_its_final_table(house):
    house.start()
    for number, winner in enumerate((GUN, EVA, DAG, BO, ANNA, HANS), 1):
        house.win(winner, number)
    table = standings_of(house.office, house.contest)
    # Every match ended 1-1, so everything is level but nothing else decides: all share.
    assert [(row.place, row.team_points, row.game_points) for row in table.rows] == [(1, 2, 2)] * 3
    close_event(house.office, EVENT, house.act("close"))
    letter = told(house.letters(), DAG)
    assert "Örebro is joint number 1, with 2 points." in letter


def test_team_points_decide_before_the_points_of_the_boards(house):
    house.start()
    # Ystad beats Örebro 2-0, Örebro - Umeå 1-1, Umeå - Ystad 2-0.
    for number, winner in enumerate((GUN, HANS, DAG, BO, ANNA, BO), 1):
        house.win(winner, number)
    rows = standings_of(house.office, house.contest).rows
    assert [(row.place, row.team, row.team_points) for row in rows] == [
        (1, "Umeå", 3),
        (2, "Ystad", 2),
        (3, "Örebro", 1),
    ]
    text = english(table_of(house.office, house.contest))
    assert "Umeå" in text
    scores = board_scores(house.contest, results_of(house.office, house.contest))
    made = {house.name(one.player): (one.games, one.points, one.boards) for one in scores}
    assert made["Bo"] == (2, 2, ((2, 2, 2),))
    assert made["Cai"] == (0, 0, ())


def test_a_reported_line_up_holds_for_its_round_only_and_the_team_is_told(tmp_path):
    with Teams(tmp_path, all_rounds_at_once=False) as house:
        house.start()
        report_line_up(
            house.office, EVENT, "Örebro", 2, house.ids(DAG, FINN), house.act("line-up")
        )
        posts = house.letters()
        assert sorted(one.to for one in posts) == sorted((DAG, EVA, FINN))
        assert "from the first board down: Dag, Finn. You sit at board 2." in told(posts, FINN)
        assert "You do not play in that round." in told(posts, EVA)
        draw_next_round(house.office, EVENT, house.act("round"))
        assert house.pairs(2) == [("Dag", "Anna"), ("Bo", "Finn")]
        assert line_up(house.contest, 3, "Örebro") == house.ids(DAG, EVA)
        assert "You sit at board 2." in told(house.letters(), FINN)


UNFIT = [
    (2, (EVA, DAG), r"boards follow the ranking order \(21.2\)"),
    (2, (DAG, ANNA), "not among the players of Örebro"),
    (2, (DAG, DAG), "somebody is named twice"),
    (2, (DAG, EVA, FINN), "Örebro has 2 boards, not 3"),
    (1, (DAG, EVA), "round 1 is drawn"),
    (7, (DAG, EVA), "there is no round 7"),
]


def test_line_ups_that_cannot_be_are_refused(tmp_path):
    with Teams(tmp_path, all_rounds_at_once=False) as house:
        house.start()
        act = house.act("line-up")
        for number, players, why in UNFIT:
            with pytest.raises(ArbiterError, match=why):
                report_line_up(house.office, EVENT, "Örebro", number, house.ids(*players), act)


def test_an_empty_board_is_lost_from_the_second_round_on(tmp_path):
    with Teams(tmp_path, all_rounds_at_once=False) as house:
        house.start()
        one = house.ids(DAG)
        act = house.act("line-up")
        with pytest.raises(ArbiterError, match=r"board 2 stays empty, and is lost \(21.3\)"):
            report_line_up(house.office, EVENT, "Örebro", 2, one, act)
        report_line_up(house.office, EVENT, "Örebro", 2, one, act, empty=True)
        draw_next_round(house.office, EVENT, house.act("round"))
        assert house.pairs(2) == [("Dag", "Anna")]
        house.letters()
        house.win(DAG, 3)
        rows = {row.team: row for row in standings_of(house.office, house.contest).rows}
        assert rows["Umeå"].game_points == rows["Örebro"].game_points == 1


def test_a_reserve_takes_over_the_running_games_and_plays_them_by_letter(house):
    house.start()
    substitute_in_team(house.office, EVENT, *house.ids(EVA, FINN), house.act("substitute"))
    posts = house.letters()
    assert "Finn of your team plays on in Sverigekorr 2024 in your place, in 2 games" in told(
        posts, EVA
    )
    assert "Finn" in told(posts, HANS)
    house.play("h9", 2)
    assert house.seated(house.game(2).position.to_act, 2) == FINN
    house.say(HANS, f"{EVENT}-002 resign", 2)
    scores = board_scores(house.contest, results_of(house.office, house.contest))
    made = {house.name(one.player): one.points for one in scores}
    assert (made["Finn"], made["Eva"]) == (1, 0)
    rows = {row.team: row.game_points for row in standings_of(house.office, house.contest).rows}
    assert rows["Örebro"] == 1


def test_somebody_with_a_board_in_the_round_takes_no_other(house):
    house.start()
    with pytest.raises(ArbiterError, match="has a board already in round 1"):
        substitute_in_team(house.office, EVENT, *house.ids(EVA, DAG), house.act("substitute"))
    with pytest.raises(ArbiterError, match="not of one team"):
        substitute_in_team(house.office, EVENT, *house.ids(EVA, CAI), house.act("substitute"))


def test_a_substitute_from_outside_plays_for_the_same_team(house):
    house.start()
    house.members(member_list((PEOPLE[9],)))
    act = house.act("substitute")
    substitute_player(house.office, EVENT, *house.ids(DAG, PEOPLE[9]), act)
    contest = house.contest
    assert contest.teams[house.player(PEOPLE[9])] == "Örebro"
    assert line_up(contest, 2, "Örebro")[0] == house.player(PEOPLE[9])
    assert captain_of(contest, "Örebro") == house.player(PEOPLE[9])


def test_who_withdraws_is_replaced_at_the_end_of_the_line_up(tmp_path):
    with Teams(tmp_path, all_rounds_at_once=False) as house:
        house.start()
        withdraw_player(house.office, EVENT, house.player(DAG), house.act("withdraw"))
        assert line_up(house.contest, 2, "Örebro") == house.ids(EVA, FINN)


def test_a_team_that_withdraws_early_is_annulled_and_its_opponents_are_told(house):
    house.start()
    withdraw_team(house.office, EVENT, "Örebro", house.act("withdraw"))
    posts = house.letters()
    words = " ".join(one.words for one in posts if one.to == EVA)
    assert "Örebro no longer takes part in Sverigekorr 2024. Your 2 games" in words
    assert "none of its results counts" in words
    table = standings_of(house.office, house.contest)
    assert table.annulled == ("Örebro",)
    assert [row.team for row in table.rows] == ["Umeå", "Ystad"]
    assert house.contest.present == house.ids(ANNA, BO, CAI, GUN, HANS, IDA)


def test_teams_of_a_monrad_are_drawn_by_their_matches_with_a_bye_for_one(tmp_path):
    with Teams(tmp_path, pairing="monrad", rounds=2) as house:
        house.start()
        contest = house.contest
        (bye,) = contest.team_draw.byes
        (match,) = contest.team_draw.matches
        assert {bye[1], match.one, match.other} == set(TOWNS[:3])
        reader = house.name(line_up(contest, 1, match.one)[0])
        with pytest.raises(ArbiterError, match="still going"):
            draw_next_round(house.office, EVENT, house.act("round"), unfinished=True)
        assert reader in {name for pair in house.pairs(1) for name in pair}
        for game in (f"{EVENT}-001", f"{EVENT}-002"):
            assess_result(house.office, EVENT, game, "1-0", house.act(f"assess{game}"))
        draw_next_round(house.office, EVENT, house.act("round"), unfinished=True)
        second = [one for one in house.contest.team_draw.matches if one.round == 2]
        assert len(second) == 1
        assert set(second[0].teams) != set(match.teams)
        assert house.contest.team_draw.byes[1][1] in match.teams
        # A match is a draw by these assessments: a win for black at both boards.
        assert dict(house.contest.totals[2])[match.one] == "1/2"
        assert dict(house.contest.totals[2])[bye[1]] == "1"
        table = standings_of(house.office, house.contest)
        assert table.system == "teams_monrad"
        rows = {row.team: row for row in table.rows}
        assert rows[bye[1]].byes == 1
        assert rows[bye[1]].team_points == 2
        told_bye = [one for one in house.read if "has no opponent in this round: it" in one.words]
        assert len(told_bye) == 3


def test_one_team_alone_is_not_drawn_a_bye(tmp_path):
    with Teams(tmp_path, pairing="monrad", rounds=3) as house:
        house.start()
        for team in TOWNS[1:3]:
            withdraw_team(house.office, EVENT, team, house.act(f"withdraw{team}"))
        with pytest.raises(ArbiterError) as caught:
            draw_next_round(house.office, EVENT, house.act("round"), unfinished=True)
        assert f"nobody left to pair: only {TOWNS[0]} is still" in str(caught.value)
        assert f"`corr event close {EVENT} --early`" in caught.value.faults[-1]
        assert house.contest.drawn == 1


def test_halves_of_the_teams_meet_in_a_scheveningen(tmp_path):
    with Teams(tmp_path, teams=4, pairing="scheveningen") as house:
        house.start()
        found = [set(one.teams) for one in house.contest.team_draw.matches]
        assert len(found) == 4
        assert {"Umeå", "Örebro"} not in found
        assert {"Ystad", "Lund"} not in found


def test_an_event_is_as_it_was_when_it_is_read_again(house):
    house.start()
    name_captain(house.office, EVENT, "Örebro", house.player(EVA), house.act("captain"))
    substitute_in_team(house.office, EVENT, *house.ids(EVA, FINN), house.act("substitute"))
    withdraw_team(house.office, EVENT, "Ystad", house.act("withdraw"))
    before = house.contest
    house.reopen()
    assert house.contest == before
    assert captain_of(before, "Örebro") == house.player(EVA)


def test_teams_may_be_entered_one_by_one(tmp_path):
    with Teams(tmp_path, listed=False) as house:
        for town, at in (("Lund", 0), ("Ystad", 3)):
            people = house.ids(*PEOPLE[at : at + 3])
            enter_players(house.office, EVENT, people, house.act(town), team=town)
        with pytest.raises(ArbiterError, match="4 players, and 3 are allowed"):
            enter_players(
                house.office, EVENT, house.ids(PEOPLE[6]), house.act("more"), team="Lund"
            )
        with pytest.raises(ArbiterError, match="played by teams"):
            enter_players(house.office, EVENT, house.ids(PEOPLE[6]), house.act("no team"))
        assert teams_of(house.start().contest) == ("Lund", "Ystad")


def test_a_team_that_is_not_complete_cannot_start(tmp_path):
    with Teams(tmp_path, listed=False) as house:
        enter_players(house.office, EVENT, house.ids(*PEOPLE[:3]), house.act("a"), team="Lund")
        enter_players(house.office, EVENT, house.ids(PEOPLE[3]), house.act("b"), team="Ystad")
        with pytest.raises(ArbiterError, match=r"Ystad has 1 player for 2 boards.*\(21.3\)"):
            house.start()


def test_boards_follow_the_ranking_unless_the_team_is_excepted(tmp_path):
    levels = ["9 kyu", "5 kyu", "", *[""] * 6]
    members = member_list(
        PEOPLE[:9],
        "level level_since",
        level=levels,
        level_since=["2023-01-01" if level else "" for level in levels],
    )
    for exception in (False, True):
        folder = tmp_path / str(exception)
        folder.mkdir()
        teams = [
            {"name": TOWNS[at], "players": list(PEOPLE[3 * at : 3 * at + 3])} for at in range(3)
        ]
        teams[0]["exception"] = exception
        with House(
            folder,
            (),
            members=members,
            system={"kind": "teams", "boards": 2, "reserves": 1},
            ranking={"system": "correspondence"},
            teams=teams,
        ) as house:
            if exception:
                house.start()
                continue
            with pytest.raises(ArbiterError, match=r"Umeå: .* \(9 kyu\) stands before"):
                house.start()


def test_who_is_not_in_the_register_keeps_the_event_from_being_opened(tmp_path):
    teams = [
        {"name": "Umeå", "players": [ANNA, BO]},
        {"name": "Lund", "players": [CAI, "nobody@players.test"]},
    ]
    with pytest.raises(ArbiterError, match="no player of the register is nobody"):
        House(
            tmp_path,
            (),
            members=member_list(PEOPLE[:3]),
            system={"kind": "teams", "boards": 2},
            teams=teams,
        )


def test_an_event_file_of_teams_is_refused_with_all_its_faults_at_once():
    tables = event_tables(
        system={"kind": "teams", "boards": 2, "until": "6 wins", "scoring": "weaver"}
    )
    tables["teams"] = [
        {"name": "Umeå", "players": [ANNA, BO], "captain": EVA},
        {"name": "Umeå", "players": [CAI]},
        {"name": "Lund", "players": [DAG, ANNA.upper(), FINN], "side": "A"},
    ]
    with pytest.raises(ConfigError) as caught:
        spec_from_tables(tables, "event.toml")
    told_ = "\n".join(caught.value.faults)
    for fault in (
        "[teams 1] captain: expected one of the players (21.4)",
        "[teams 2] players: expected 2 for 2 boards and 0 reserves, found 1 player",
        "[teams 3] players: expected 2 for 2 boards and 0 reserves, found 3 players",
        '[teams 3] side: expected nothing unless [system] pairing is "scheveningen"',
        "[teams] name: expected a different name for every team",
        "[teams] players: expected every player in one team, and once",
        "[system] until: expected nothing in a team event",
        "[system] scoring: expected",
    ):
        assert fault in told_, (fault, told_)


def test_the_teams_of_a_file_survive_the_journey_through_the_store(house):
    contest = house.contest
    assert [team.name for team in contest.spec.teams] == list(TOWNS[:3])
    assert contest.spec.event.arbiters == (ARBITER,)
    assert contest.spec.event.max_players == 9


def test_a_player_asks_for_the_table_of_the_teams(house):
    house.start()
    for number, winner in enumerate((GUN, HANS, DAG, BO, ANNA, BO), 1):
        house.win(winner, number)
    answer = house.say(HANS, "table", 2)
    letter = answer.to(HANS)
    assert "Umeå" in letter.text
    assert "Team points" in letter.words


@pytest.mark.parametrize("hours", [0, 2])
def test_who_had_lost_on_time_before_a_team_left_has_lost_on_time(tmp_path, hours):
    with Teams(tmp_path).start() as house:
        game = house.game()
        team = house.contest.teams[game.players[game.position.to_act.other]]
        house.now = game.clock.due + timedelta(hours=hours, minutes=30)
        house.drain()
        withdraw_team(house.office, EVENT, team, house.act("withdraw"))
        assert (house.game().result is None) is (hours == 0)
        house.wait(hours=2)
        assert house.game().result.ending == "time"
        assert house.game().result.winner is game.position.to_act.other
