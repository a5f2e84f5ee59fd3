"""Events of several stages and leagues, from the event file to the final table."""

import json
from fractions import Fraction

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError, ConfigError
from corr.games.rules import Seat
from corr.service.desk.rulings import rule_game
from corr.service.desk.taking_part import withdraw_player
from corr.service.event.closing import close_event
from corr.service.event.rounds import decide_order, draw_next_round, section_crosstables
from corr.service.office.results import results_of
from corr.service.office.tables import standings_of, table_of
from corr.tournament.contest.stages import section_tables
from corr.tournament.spec.spec import spec_from_tables
from corr.words.tables import in_english
from tests.commands import corr
from tests.office import ARBITER, EVENT, House, event_tables

SIDES = ("black", "white")
NAMES = ("anna", "bo", "cai", "dag", "eva", "finn", "gun", "hans")
PEOPLE = tuple(f"{name}@players.test" for name in NAMES)
SECTIONS = [
    {"name": "Section", "sections": 2},
    {"name": "Final", "qualify": 1, "best_next": 1},
]


class Staged(House):
    """Players who always win against those who come after them in the list."""

    def act(self, what):
        return replace(super().act(what), reason="agreed on the telephone")

    @property
    def contest(self):
        return self.office.folder.contest(EVENT)

    def name(self, player):
        return self.office.store.players.player(player).name

    def sections(self):
        return {
            one.name: [self.name(player) for player in one.players]
            for one in self.contest.sections
        }

    def going_on(self):
        return [
            row for row in self.office.store.events.games_of_event(EVENT) if row.state == "running"
        ]

    def rule_all(self, *, draws=()):
        """End all games that go on: who comes first in the list wins, but those in `draws`."""
        for row in self.going_on():
            pair = {self.name(row.first), self.name(row.second)}
            result = "1-0" if row.first < row.second else "0-1"
            result = "1/2-1/2" if pair in draws else result
            rule_game(self.office, row.id, result, self.act(row.id))


def staged(folder, people=PEOPLE[:6], stages=SECTIONS, **system):
    return Staged(folder, people, system={"kind": "stages", **system}, stages=stages)


def test_sections_are_filled_there_and_back_and_play_side_by_side(tmp_path):
    with staged(tmp_path) as house:
        house.start()
        assert house.sections() == {
            "Section A": ["Anna", "Dag", "Eva"],
            "Section B": ["Bo", "Cai", "Finn"],
        }
        boards = [(one.round, one.board) for one in house.contest.pairings]
        assert boards == [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)]
        (letter,) = (one for one in house.read if one.to == PEOPLE[3] and "starts" in one.subject)
        assert "You play in Section A, with Anna, Eva." in letter.words


def test_the_final_is_drawn_when_the_sections_are_decided_and_not_before(tmp_path):
    with staged(tmp_path) as house:
        house.start()
        with pytest.raises(ArbiterError, match="6 games not over"):
            draw_next_round(house.office, EVENT, house.act("draw"))
        assert house.look() == []
        # Anna and Bo win their sections; of the next Cai has one point of two and Dag half a one.
        house.rule_all(draws=({"Dag", "Eva"},))
        house.look()
        assert set(house.sections()["Final"]) == {"Anna", "Bo", "Cai"}


def test_who_qualifies_hears_of_the_final_and_who_does_not_too(tmp_path):
    stages = [SECTIONS[0], {"name": "Final", "qualify": 1}]
    with staged(tmp_path, stages=stages) as house:
        house.start()
        house.rule_all()
        house.letters()
        posts = house.look()
        assert set(house.sections()["Final"]) == {"Anna", "Bo"}
        told = {one.to: one.words for one in posts if "round" in one.subject}
        assert "You play in Final, with Bo." in told[PEOPLE[0]]
        assert "You have not qualified" in told[PEOPLE[2]]
        assert house.contest.rounds == 4
        game = house.game(7)
        loser = house.seated(game.position.to_act, 7)
        winner = next(one for one in PEOPLE[:2] if one != loser)
        house.say(loser, f"{EVENT}-007 resign", 7)
        rows = standings_of(house.office, house.contest).rows
        assert [(row.place, house.name(row.player)) for row in rows][:2] == [
            (1, winner.partition("@")[0].title()),
            (2, loser.partition("@")[0].title()),
        ]
        # The others by their place in the sections, the same for both seconds, and both thirds.
        assert [row.place for row in rows] == [1, 2, 3, 3, 5, 5]
        close_event(house.office, EVENT, house.act("close"))
        letter = next(one for one in house.letters() if one.to == winner)
        assert "You are number 1" in letter.words
        why = [in_english(row.why) for row in table_of(house.office, house.contest).rows]
        assert why[0].startswith("1st in Final, 1st in Section ")
        assert why[2].startswith("2nd in Section ")


def test_a_lot_is_not_drawn_by_itself_and_the_arbiter_may_decide_instead(tmp_path):
    with staged(tmp_path) as house:
        house.start()
        house.rule_all()
        house.letters()
        house.look()
        # Cai and Dag are level: seconds of their sections with one point of two.
        assert "Final" not in house.sections()
        (told,) = [one for one in house.read if one.to == ARBITER]
        assert "level with others at the line" in told.words
        assert house.look() == []
        with pytest.raises(ArbiterError, match="say who goes before the others"):
            close_event(house.office, EVENT, house.act("close"))
        players = [house.player(one) for one in (PEOPLE[3], PEOPLE[2])]
        decide_order(house.office, EVENT, players, house.act("decide"))
        house.look()
        assert set(house.sections()["Final"]) == {"Anna", "Bo", "Dag"}


def test_the_arbiter_may_think_again_about_who_goes_before(tmp_path):
    with staged(tmp_path) as house:
        house.start()
        house.rule_all()
        cai, dag = (house.player(one) for one in (PEOPLE[2], PEOPLE[3]))
        decide_order(house.office, EVENT, (dag, cai), house.act("decide"))
        decide_order(house.office, EVENT, (cai,), house.act("decide2"))
        house.look()
        assert set(house.sections()["Final"]) == {"Anna", "Bo", "Cai"}


def test_the_arbiter_may_let_the_lot_decide_and_the_seed_is_kept(tmp_path):
    with staged(tmp_path) as house:
        house.start()
        house.rule_all()
        contest = draw_next_round(house.office, EVENT, house.act("draw"), seed="lots")
        assert len(house.sections()["Final"]) == 3
        assert {"Anna", "Bo"} < set(house.sections()["Final"])
        assert contest.drawn == contest.opened == 6


@pytest.mark.parametrize("together", [True, False])
def test_the_draw_of_the_final_shows_all_its_rounds_and_who_came_there_how(tmp_path, together):
    with staged(tmp_path, all_rounds_at_once=together) as house:
        house.start()
        while house.contest.opened < house.contest.drawn:
            draw_next_round(house.office, EVENT, house.act("draw"))
        house.rule_all()
        names = {house.player(one): one.partition("@")[0].title() for one in PEOPLE[:6]}
    draw = ("event", "draw", EVENT, "--seed", "lots")
    planned = json.loads(corr(tmp_path, *draw, "--dry-run", "--json").out)
    text = corr(tmp_path, *draw, "--dry-run").out
    done = json.loads(corr(tmp_path, *draw, "--json").out)
    assert [each["round"] for each in done["pairings"]] == [4, 5, 6]
    assert [len(each["games"]) for each in done["pairings"]] == [1, 1, 1]
    seen = [[game["id"] for game in each["games"]] for each in planned["pairings"]]
    assert seen == [[game["id"] for game in each["games"]] for each in done["pairings"]]
    assert planned["qualified"] == done["qualified"]
    came = {names[one["player"]]: one["decided_by"] for one in done["qualified"]}
    playing = {game[side] for each in done["pairings"] for game in each["games"] for side in SIDES}
    assert {names[one] for one in playing} == set(came)
    assert came.pop("Anna") is came.pop("Bo") is None
    (drawn,) = came.items()
    assert drawn in {("Cai", "lot"), ("Dag", "lot")}
    assert "Anna goes on to Final: 1st in Section A\n" in text
    assert f"{drawn[0]} goes on to Final: 2nd in Section" in text
    assert "by lot" in text
    assert [f"Round {number} of 6" in text for number in (3, 4, 5, 6)] == [False, *[True] * 3]


def test_a_round_that_only_begins_is_shown_alone(tmp_path):
    with staged(tmp_path, all_rounds_at_once=False) as house:
        house.start()
    done = json.loads(corr(tmp_path, "event", "draw", EVENT, "--json").out)
    assert [each["round"] for each in done["pairings"]] == [2]
    assert "qualified" not in done


def test_results_that_are_taken_along_count_and_are_not_played_again(tmp_path):
    stages = [
        {"name": "Section", "sections": 2},
        {"name": "Final", "qualify": 2, "carry_over": True},
        {"name": "Final B", "qualify": 2, "carry_over": True},
    ]
    with staged(tmp_path, PEOPLE, stages) as house:
        house.start()
        house.rule_all()
        house.look()
        assert set(house.sections()["Final"]) == {"Anna", "Bo", "Cai", "Dag"}
        final = [one for one in house.contest.pairings if one.round > 3]
        assert len(final) == 8
        tables = {
            one.section.name: one.table
            for one in section_tables(house.contest, results_of(house.office, house.contest))
        }
        assert [row.game_points for row in tables["Final"].rows] == [1, 1, 0, 0]
        house.rule_all()
        rows = standings_of(house.office, house.contest).rows
        assert [house.name(row.player) for row in rows] == [one.title() for one in NAMES]
        tables = dict(section_crosstables(house.office, house.contest))
        assert list(tables) == ["Section A", "Section B", "Final", "Final B"]
        assert tables["Final"].rows[0].standing.game_points == Fraction(3)


def test_who_withdrew_makes_room_for_the_next_of_the_section(tmp_path):
    stages = [SECTIONS[0], {"name": "Final", "qualify": 1}]
    with staged(tmp_path, stages=stages) as house:
        house.start()
        withdraw_player(house.office, EVENT, house.player(PEOPLE[0]), house.act("withdraw"))
        house.rule_all()
        house.look()
        assert set(house.sections()["Final"]) == {"Bo", "Dag"}


def test_sections_are_as_they_were_when_they_are_read_again(tmp_path):
    stages = [SECTIONS[0], {"name": "Final", "qualify": 1}]
    with staged(tmp_path, stages=stages) as house:
        house.start()
        house.rule_all()
        house.look()
        before = house.contest
        house.reopen()
        assert house.contest == before
        assert house.game(7).players[Seat.FIRST] in before.sections[-1].players


def test_an_event_file_of_stages_is_refused_with_all_its_faults_at_once():
    tables = event_tables(
        system={"kind": "stages"},
        stages=[
            {"name": "Section", "qualify": 1},
            {"name": "section", "sections": 2, "kind": "cup"},
            {"name": "Final", "spread": "lot"},
        ],
    )
    with pytest.raises(ConfigError) as caught:
        spec_from_tables(tables, "event.toml")
    told = "\n".join(caught.value.faults)
    for fault in (
        "[stages 1] sections: expected the number of sections",
        "[stages 1] qualify: expected nothing in the first stage",
        '[stages 2] kind: expected "round_robin", found "cup", which is not supported yet',
        "spread: expected nothing in a final group",
        "qualify: expected how many of each section go on",
    ):
        assert fault in told, (fault, told)
