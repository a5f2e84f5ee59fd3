"""Leagues, from the event file to the draft of the next season."""

from datetime import date

import pytest

from corr.errors import ArbiterError, ConfigError
from corr.ranking.correspondence.eventfile import parse
from corr.service.event.closing import close_event
from corr.service.event.opening import open_event
from corr.service.event.rounds import decide_order, draft_next_season
from corr.service.office.tables import standings_of
from corr.tournament.spec.spec import parse_spec, spec_from_tables
from corr.tournament.tables.league_event import Changes
from tests.commands import corr
from tests.office import EVENT, event_tables, member_list
from tests.service.event.test_stages import NAMES, PEOPLE, Staged

DIVISIONS = [
    {"name": "Elite", "players": list(PEOPLE[:4]), "down": 1},
    {"name": "Division 1", "players": list(PEOPLE[4:]), "up": 1},
]


def league(folder, divisions=DIVISIONS):
    members = member_list(PEOPLE)
    return Staged(folder, (), members=members, system={"kind": "league"}, divisions=divisions)


def test_divisions_are_played_side_by_side_and_close_into_the_next_season(tmp_path):
    with league(tmp_path) as house:
        house.letters()
        house.start()
        assert house.sections() == {
            "Elite": ["Anna", "Bo", "Cai", "Dag"],
            "Division 1": ["Eva", "Finn", "Gun", "Hans"],
        }
        with pytest.raises(ArbiterError, match="not all games are over in Elite and Division 1"):
            season(house)
        house.rule_all()
        rows = standings_of(house.office, house.contest).rows
        assert [house.name(row.player) for row in rows] == [one.title() for one in NAMES]
        report = close_event(house.office, EVENT, house.act("close"))
        file = parse(report.files[f"{EVENT}.json"])
        assert [one["name"] for one in file.kept[""]["system"]["sections"]] == [
            "Elite",
            "Division 1",
        ]
        found = season(house)
        names = {
            division: [house.name(player) for player in players]
            for division, players in found.season.divisions
        }
        assert names == {
            "Elite": ["Anna", "Bo", "Cai", "Eva"],
            "Division 1": ["Dag", "Finn", "Gun", "Hans"],
        }
        assert "Dag, 4th in Elite, goes down to Division 1" in found.words
        assert "Eva, 1st in Division 1, goes up to Elite" in found.words
        (tmp_path / "SK25.toml").write_text(found.text)
        spec = parse_spec(found.text, "SK25.toml")
        assert spec.event.id == "SK25"
        assert spec.divisions[0].players == (PEOPLE[0], PEOPLE[1], PEOPLE[2], PEOPLE[4])
        following = open_event(house.office, spec, house.act("open2"))
        assert following.teams[house.player(PEOPLE[4])] == "Elite"


def season(house, **changes):
    return draft_next_season(
        house.office, EVENT, Changes(**changes), new_event="SK25", start=date(2025, 2, 1)
    )


def test_a_place_may_be_inherited_and_a_gap_is_filled_from_below(tmp_path):
    with league(tmp_path) as house:
        house.start()
        house.rule_all()
        house.members(member_list(("ida@players.test", "jan@players.test")))
        bo, ida = house.player(PEOPLE[1]), house.player("ida@players.test")
        inherited = season(house, leaving=(bo,), successors={bo: ida})
        assert ida in dict(inherited.season.divisions)["Elite"]
        assert "Bo, 2nd in Elite, leaves; Ida takes over" in inherited.words
        filled = season(house, leaving=(bo,))
        assert "Finn, 2nd in Division 1, goes up to Elite, where a place is vacant" in filled.words


def test_a_place_shared_across_the_border_waits_for_the_arbiter_s_word(tmp_path):
    with league(tmp_path) as house:
        house.start()
        # Eva and Finn are level in everything: equal against all others, and a draw.
        house.rule_all(draws=({"Eva", "Finn"},))
        finn, eva = house.player(PEOPLE[5]), house.player(PEOPLE[4])
        with pytest.raises(ArbiterError) as caught:
            season(house)
        assert caught.value.faults == (
            (
                "Division 1: Eva and Finn share the 1st place and 1 of them can go up: "
                f"`corr event decide {EVENT} PLAYER… --reason TEXT` says who goes before the "
                "others, or let them play again"
            ),
        )
        assert finn in dict(season(house, decided=(finn,)).season.divisions)["Elite"]
        decide_order(house.office, EVENT, (eva, finn), house.act("decide"))
        assert eva in dict(season(house).season.divisions)["Elite"]
        decide_order(house.office, EVENT, (finn,), house.act("decide2"))
        found = season(house)
        assert finn in dict(found.season.divisions)["Elite"]
        assert [tag for tag, _ in found.decided] == ["T31a"]


def test_a_word_that_parts_nobody_in_a_league_is_refused(tmp_path):
    with league(tmp_path) as house:
        house.start()
        house.rule_all()
        anna, eva = house.player(PEOPLE[0]), house.player(PEOPLE[4])
        with pytest.raises(ArbiterError, match="Anna and Eva share their places with nobody"):
            season(house, decided=(anna, eva))
        with pytest.raises(ArbiterError, match="different divisions: Division 1 and Elite"):
            decide_order(house.office, EVENT, (anna, eva), house.act("decide"))


def test_the_next_season_has_its_own_name_and_players_as_the_arbiter_knows_them(tmp_path):
    with league(tmp_path) as house:
        house.start()
        house.rule_all()
        anna, hans = house.player(PEOPLE[0]), house.player(PEOPLE[7])
        found = season(house, leaving=(hans,))
    assert 'name = "Sverigekorr 2025"' in found.text
    assert f'"{PEOPLE[0]}",  # Anna' in found.text
    assert anna not in found.text
    assert found.season.warnings == (
        "Division 1 will have 3 players, 4 now: newcomers would fill it",
    )


def test_the_commands_of_a_league_show_its_divisions_and_write_the_next_season(tmp_path):
    with league(tmp_path) as house:
        house.start()
        house.rule_all()
    done = corr(tmp_path, "event", "sections", EVENT)
    assert done.status == 0, done.err
    assert done.out.index("Elite") < done.out.index("Division 1")
    file = str(tmp_path / "next.toml")
    words = ("--id", "SK25", "--start", "2025-02-01", "--out", file)
    done = corr(tmp_path, "event", "next", EVENT, *words)
    assert done.status == 0, done.err
    assert "Eva, 1st in Division 1, goes up to Elite" in done.out
    done = corr(tmp_path, "event", "check", file)
    assert done.status == 0, done.err
    assert "After the season 1 of Elite go down to Division 1" in done.out
    assert corr(tmp_path, "event", "next", EVENT, *words).status == 2
    words = ("--id", "SK26", "--start", "2026-02-01", "--out", str(tmp_path / "SK26.toml"))
    gone = ("--leaving", f"{PEOPLE[6]}, {PEOPLE[7]}")
    done = corr(tmp_path, "event", "next", EVENT, *words, *gone)
    assert done.status == 0, done.err
    assert "Division 1 will have 2 players, 4 now: newcomers would fill it" in done.err
    assert "Gun, 3rd in Division 1, leaves" in done.out
    for shown in (("standings",), ("pairings",), ("table",), ("event", "table"), ("event", "trf")):
        done = corr(tmp_path, *shown, EVENT)
        assert done.status == 0, done.err
        assert "Anna" in done.out


def test_a_league_s_file_is_refused_with_all_its_faults_at_once():
    tables = event_tables(
        system={"kind": "league"},
        divisions=[
            {"name": "Elite", "up": 1, "players": [PEOPLE[0], PEOPLE[1]]},
            {"name": "elite", "down": 2, "players": [PEOPLE[1], PEOPLE[2]], "places": 8},
        ],
    )
    with pytest.raises(ConfigError) as caught:
        spec_from_tables(tables, "event.toml")
    told = "\n".join(caught.value.faults)
    for fault in (
        "[divisions 1] up: expected 0: it is the highest",
        "[divisions 2] down: expected 0: it is the lowest",
        "[divisions 2] places: expected nothing",
        "[divisions] name: expected a different name for each",
        "[divisions] players: expected every player in one division",
    ):
        assert fault in told, (fault, told)
