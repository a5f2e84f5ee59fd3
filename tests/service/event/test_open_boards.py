"""A home team that is short: the visitors choose which of its boards stay empty (SBGF 3.4)."""

import csv
import io
import shutil

import pytest
from bs4 import BeautifulSoup

from corr.acts.desk.undo import ways_to_undo
from corr.errors import ArbiterError
from corr.report.event.trf import trf
from corr.service.desk.rulings import rule_game
from corr.service.desk.taking_part import withdraw_player
from corr.service.desk.teams import leave_open
from corr.service.desk.undoing import undo
from corr.service.event.agenda import export_event
from corr.service.event.closing import close_event
from corr.service.event.event_files import event_tables
from corr.service.event.rounds import draw_next_round
from corr.service.office.tables import table_of
from corr.service.watch.check import check_all
from corr.tournament.contest.line_ups import line_up
from corr.tournament.elsewhere.elsewhere import read_tables
from corr.tournament.systems.teams import pair_of
from tests.commands import corr
from tests.desk import confirm, send
from tests.office import ARBITER, EVENT, House, member_list
from tests.report.event.test_trf import consistent, parsed
from tests.service.event.test_teams import PEOPLE, TOWNS, Teams

ROUND = 2


class Backgammon(Teams):
    """Three teams of three boards, of matches to 3, one round after the other."""

    def __init__(self, folder, kind="backgammon", **system):
        people = PEOPLE[:9]
        teams = [
            {"name": TOWNS[at], "players": list(people[at * 3 : at * 3 + 3])} for at in range(3)
        ]
        points = {"points": 3} if kind == "backgammon" else {}
        keys = {"kind": "teams", "boards": 3, "reserves": 0, "all_rounds_at_once": False}
        House.__init__(
            self,
            folder,
            (),
            members=member_list(people),
            game={"kind": kind, "opening": None, **points},
            system={**keys, **system},
            teams=teams,
        )

    def away(self, team, number=1):
        """One of a team has left, the one at this board; its players then."""
        (player,) = (line_up(self.contest, ROUND, team)[number - 1],)
        withdraw_player(self.office, EVENT, player, self.act("withdraw"))
        self.letters()
        return line_up(self.contest, ROUND, team)


@pytest.fixture
def house(tmp_path):
    with Backgammon(tmp_path) as found:
        found.start()
        yield found


def pair(house):
    """The home team and the visitors of the second round."""
    return next(
        pair_of(house.contest, ROUND, team)
        for team in TOWNS[:3]
        if pair_of(house.contest, ROUND, team)
    )


def short_at_home(folder):
    """A house, closed, before the second round: the home team has two players for three boards."""
    with Backgammon(folder) as house:
        house.start()
        house.letters()
        house.left = house.away(pair(house)[0])
    return house


def choose(house, team, *boards):
    return leave_open(house.office, EVENT, team, ROUND, boards, house.act("open"))


def test_the_visitors_choose_by_the_arbiters_letter_and_both_teams_are_told(house):
    home, visitors = pair(house)
    left = house.away(home)
    assert len(left) == 2
    read = len(house.read)
    answer = send(house, f'corr event open-boards {EVENT} "{visitors}" {ROUND} 2')
    confirm(house, answer)
    house.letters()
    assert line_up(house.contest, ROUND, home) == (left[0], "", left[1])
    told = {
        post.to: post.words
        for post in house.read[read:]
        if post.to != ARBITER and "is short in" in post.words
    }
    assert len(told) == 5
    assert sum("you win by walkover" in words for words in told.values()) == 1
    draw_next_round(house.office, EVENT, house.act("draw"))
    house.letters()
    games = [one for one in house.contest.pairings if one.round == ROUND]
    assert {one.board for one in games} == {1, 3}
    assert "" not in {player for one in games for player in (one.first, one.second)}
    assert check_all(house.office).faults == ()
    again = read_tables(export_event(house.office, EVENT, house.now), "results.json")
    (empty,) = (one for one in again.empty if one.round == ROUND)
    assert (empty.board, empty.teams) == (2, (home,))
    assert len(table_of(house.office, house.contest).rows) == 3


def test_the_choice_is_taken_back(house):
    home, visitors = pair(house)
    left = house.away(home)
    confirm(house, send(house, f'corr event open-boards {EVENT} "{visitors}" {ROUND} 1'))
    assert line_up(house.contest, ROUND, home) == ("", *left)
    number = max(house.contest.rulings)
    undo(house.office, EVENT, number, house.act("undo"), ways_to_undo())
    assert line_up(house.contest, ROUND, home) == left


def test_what_cannot_be_chosen_is_refused(house):
    home, visitors = pair(house)
    with pytest.raises(ArbiterError, match="has a player for every board"):
        choose(house, visitors, 1)
    house.away(home)
    with pytest.raises(ArbiterError, match="is the home team"):
        choose(house, home, 1)
    with pytest.raises(ArbiterError, match="short of 1 player, so one board is named, not 2"):
        choose(house, visitors, 1, 2)
    with pytest.raises(ArbiterError, match="from 1 to 3"):
        choose(house, visitors, 4)
    with pytest.raises(ArbiterError, match="round 1 is drawn"):
        leave_open(house.office, EVENT, visitors, 1, [1], house.act("open"))
    house.away(visitors)
    with pytest.raises(ArbiterError, match="no more complete"):
        choose(house, visitors, 1)
    house.away(home)
    assert choose(house, visitors, 1, 3)


def test_other_games_have_no_such_choice_and_a_monrad_knows_no_pair(tmp_path):
    (tmp_path / "gomoku").mkdir()
    with Backgammon(tmp_path / "gomoku", "gomoku") as house:
        house.start()
        with pytest.raises(ArbiterError, match="in backgammon alone"):
            choose(house, TOWNS[0], 1)
    (tmp_path / "monrad").mkdir()
    with Backgammon(tmp_path / "monrad", pairing="monrad", rounds=2) as house:
        house.start()
        with pytest.raises(ArbiterError, match="not known before its draw"):
            choose(house, TOWNS[0], 1)


@pytest.mark.parametrize("kind", ["gomoku", "backgammon"])
def test_wins_at_empty_boards_stand_in_their_own_round_of_a_tournament_file(tmp_path, kind):
    with Backgammon(tmp_path, kind) as house:
        house.start()
        home, visitors = pair(house)
        house.away(home)
        house.away(home)
        draw_next_round(house.office, EVENT, house.act("draw"))
        ours = event_tables(house.office, house.contest)
        document = export_event(house.office, EVENT, house.now)
        for event in (ours, read_tables(document, "results.json")):
            file = trf(event)
            found = parsed(file.text)
            consistent(found)
            assert found["XXR"] == "3"
            assert not [one for one in file.remarks if "several games" in one]
            won = [
                event.people[number - 1].id
                for number, one in found["players"].items()
                if one["rounds"][ROUND - 1] == (0, "-", "F")
            ]
            assert len(won) == 2
            assert {house.contest.teams[one] for one in won} == {visitors}


def test_matches_not_drawn_have_no_columns_in_a_tournament_file(tmp_path):
    with Backgammon(tmp_path) as house:
        house.start()
        file = trf(event_tables(house.office, house.contest))
        assert {len(one["rounds"]) for one in parsed(file.text)["players"].values()} == {1}
        assert "3 games still going: the results are left blank" in file.remarks


def rule_all(house):
    """Whoever sits first wins every game that still runs."""
    for at, one in enumerate(house.contest.pairings, 1):
        if house.game(at).result is None:
            rule_game(house.office, one.game, "1-0", house.act("rule"), ending="adjudication")


def report_table(house, event, name):
    """A table of the report on an event, or on a file of one."""
    done = corr(house.folder, "report", event, "--csv", "--out", f"{house.folder}/tables")
    assert done.status == 0, done.err
    (file,) = (house.folder / "tables").glob(f"*{name}.csv")
    found = [*csv.DictReader(io.StringIO(file.read_text(encoding="utf-8-sig")))]
    shutil.rmtree(house.folder / "tables")
    return found


@pytest.mark.parametrize("kind", ["gomoku", "backgammon"])
def test_the_report_and_the_page_have_empty_boards_in_their_places(tmp_path, kind):
    with Backgammon(tmp_path, kind) as house:
        house.start()
        home, visitors = pair(house)
        house.away(home)
        if kind == "backgammon":
            choose(house, visitors, 2)
        for _ in range(2):
            rule_all(house)
            draw_next_round(house.office, EVENT, house.act("draw"))
        rule_all(house)
        close_event(house.office, EVENT, house.act("close"))
        (empty,) = event_tables(house.office, house.contest).empty
        lone = empty.black or empty.white
        assert house.contest.teams[lone] == visitors
        (file := tmp_path / "results.json").write_text(
            export_event(house.office, EVENT, house.now), "utf-8"
        )
        for event in (EVENT, str(file)):
            for table in ("results", "games"):
                told = report_table(house, event, table)
                assert len(told) == 9
                row = told[2 + empty.board]
                assert {lone, ""} <= {*row.values()}
                assert row["round"] == str(ROUND)
                assert row["result"] == ("1-0" if empty.black else "0-1")
        page = BeautifulSoup(corr(tmp_path, "table", EVENT, "--html", "-").out, "html.parser")
        second = page.select("section.round")[ROUND - 1]
        boards = [row.td.text for row in second.select("tr:not(.match)") if row.td.text]
        assert boards == ["1", "2", "3"]
        assert "nobody there" in second.select("tr:not(.match)")[empty.board - 1].text
