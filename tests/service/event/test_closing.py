"""The end of an event: report, levels, everybody's letter; and what must be there first."""

import json
import sys
from datetime import timedelta

import pytest

from corr.errors import ArbiterError
from corr.service.event.closing import close_event
from corr.tournament.tables.crosstable_forms import as_grid
from tests.commands import corr
from tests.office import ANNA, BO, CAI, DAG, EVA, EVENT, PEOPLE, House, member_list

LEVELS = {ANNA: "5 kyu", BO: "5 kyu", CAI: "6 kyu", DAG: "6 kyu", EVA: ""}
RANKED = {"system": "correspondence"}


@pytest.fixture
def house(tmp_path):
    """Five players, one of them without a level; nobody has begun."""
    with House(tmp_path, PEOPLE, ranking=RANKED) as it:
        register(it, LEVELS)
        yield it


def register(house, levels):
    since = [("2023-01-01" if level else "") for level in levels.values()]
    columns = {"level": list(levels.values()), "level_since": since}
    house.members(member_list(levels, "level level_since", **columns))


def play_all(house, order=PEOPLE):
    """Every game; who comes first in `order` wins each of them."""
    house.start()
    for row in house.office.store.events.games_of_event(EVENT):
        number = int(row.id[-3:])
        house.play("a1; h9", number)
        sides = {house.player(address): address for address in order}
        loser = max((sides[row.first], sides[row.second]), key=order.index)
        assert house.say(loser, f"{row.id} resign", number).state == "handled"
    house.now += timedelta(days=200)


def close(house, **estimates):
    """The report and the letters of a close."""
    report = close_event(house.office, EVENT, house.act("close"), estimates=estimates)
    return report, house.letters()


@pytest.fixture(scope="module")
def closed(tmp_path_factory):
    """An event of eight games each that was closed: the house, its report, its letters."""
    folder = tmp_path_factory.mktemp("closed")
    with House(folder, PEOPLE, ranking=RANKED, system={"games_per_pair": 2}) as house:
        register(house, LEVELS)
        play_all(house, order=(EVA, CAI, ANNA, BO, DAG))
        yield house, *close(house)


def test_a_close_leaves_event_file_and_reports_in_the_languages_of_the_event(closed):
    _, report, _ = closed
    assert sorted(report.files) == [
        f"{EVENT}.en.html",
        f"{EVENT}.en.txt",
        f"{EVENT}.json",
        f"{EVENT}.sv.html",
        f"{EVENT}.sv.txt",
    ]
    event = json.loads(report.files[f"{EVENT}.json"])
    assert len(event["players"]) == 5
    assert len(event["games"]) == 20
    assert all("Anna" in text for text in report.files.values())


def test_everybody_gets_a_letter_with_place_points_and_table(closed):
    _, _, letters = closed
    assert sorted(one.to for one in letters) == sorted(PEOPLE)
    anna = next(one for one in letters if one.to == ANNA)
    assert anna.subject.startswith(f"{EVENT} is over: you are number 3")
    assert "with 4 points" in anna.words
    assert all(name in anna.text for name in ("Anna", "Bo", "Cai", "Dag", "Eva"))
    assert "The final table" in anna.text


def test_the_table_is_drawn_once_for_all_who_read_a_language(tmp_path):
    drawn = 0

    def count(frame, what, of):
        nonlocal drawn
        drawn += what == "call" and frame.f_code is as_grid.__code__

    with House(tmp_path, PEOPLE, ranking=RANKED) as house:
        register(house, LEVELS)
        play_all(house)
        sys.setprofile(count)
        try:
            close(house)
        finally:
            sys.setprofile(None)
        known = house.office.store.players.player
        languages = {known(house.player(one)).language for one in PEOPLE}
    assert drawn == len(languages)


def test_the_letter_says_that_a_place_is_shared(tmp_path):
    """Each wins the games with black against each other: all have the same."""
    with House(tmp_path, PEOPLE, ranking=RANKED, system={"games_per_pair": 2}) as house:
        register(house, LEVELS)
        house.start()
        for row in house.office.store.events.games_of_event(EVENT):
            number = int(row.id[-3:])
            house.play("a1; h9", number)
            loser = house.office.store.players.player(row.second).addresses[0]
            assert house.say(loser, f"{row.id} resign", number).state == "handled"
        _, letters = close(house)
    (letter,) = (one for one in letters if one.to == ANNA)
    assert "You are joint number 1, with 4 points." in " ".join(letter.words.split())


def test_levels_are_appended_and_hold_from_the_close(closed):
    house, _, _ = closed
    store = house.office.store
    after = {one: store.levels.level_at(house.player(one), house.now) for one in PEOPLE}
    earlier = house.now - timedelta(days=1)
    before = {one: store.levels.level_at(house.player(one), earlier) for one in PEOPLE}
    assert before == LEVELS
    assert after == {**LEVELS, CAI: "4 kyu", DAG: "7 kyu"}


def test_the_letter_tells_what_became_of_the_level(closed):
    _, _, letters = closed
    told = {one.to: one.words for one in letters}
    assert "4 kyu" in told[CAI]
    assert "7 kyu" in told[DAG]
    assert "You have confirmed 5 kyu." in told[ANNA]
    assert "could not give you a level yet" in told[EVA]


def test_the_exported_event_file_computes_to_the_levels_in_the_register(closed):
    house, report, _ = closed
    exported = corr(house.folder, "event", "export", EVENT)
    assert exported.status == 0
    assert exported.out == report.files[f"{EVENT}.json"]
    again = corr(house.folder, "ranking", "compute", "-", "--json", stdin=exported.out)
    assert again.status == 0, again.err
    for player, found in json.loads(again.out)["players"].items():
        level = house.office.store.levels.level_at(player, house.now)
        assert (level or None) == found["level_after"]


def test_a_second_close_is_refused(closed):
    house, _, _ = closed
    with pytest.raises(ArbiterError, match="SK24 is closed"):
        close(house)
    assert house.letters() == []


def test_an_event_without_ranking_leaves_the_register_alone(tmp_path):
    with House(tmp_path, PEOPLE) as house:
        register(house, LEVELS)
        play_all(house)
        report, letters = close(house)
        assert "counts for no ranking and no rating" in report.files[f"{EVENT}.en.txt"]
        assert len(letters) == 5
        assert house.office.store.levels.level_at(house.player(EVA), house.now) == ""


def test_a_close_while_games_are_going_is_refused_and_names_them(house):
    house.start()
    house.play("a1; h9", 1)
    with pytest.raises(ArbiterError, match="10 games are still going: SK24-001, "):
        close(house)
    assert house.letters() == []
    assert house.office.folder.contest(EVENT).state == "running"


def test_a_close_before_the_start_is_refused(house):
    with pytest.raises(ArbiterError, match="SK24 is open"):
        close(house)


def test_missing_estimates_are_asked_for_and_nothing_is_closed(tmp_path):
    with House(tmp_path, PEOPLE, ranking=RANKED) as house:
        play_all(house)
        with pytest.raises(ArbiterError, match="estimates needed for the new players"):
            close(house)
        assert house.office.folder.contest(EVENT).state == "running"
        assert house.office.store.events.report(EVENT, 1) == {}
        assert house.letters() == []
        given = {house.player(address): "8 kyu" for address in PEOPLE}
        _, letters = close(house, **given)
        assert len(letters) == 5


def test_estimates_that_make_no_sense_are_refused_all_at_once(house):
    play_all(house)
    with pytest.raises(ArbiterError) as refused:
        close(house, P0001="5 kyu", P0005="strong", P0099="7 kyu")
    assert refused.value.faults == (
        "the estimate of P0001: only new players need one, not a 5 kyu",
        "the estimate of P0005: a level such as 7 kyu, not strong",
        "the estimate of P0099: no player of SK24 has this id",
    )
    assert house.office.folder.contest(EVENT).state == "running"


def test_the_same_results_give_the_same_report_byte_for_byte(tmp_path):
    reports = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        with House(tmp_path / name, PEOPLE, ranking=RANKED) as house:
            register(house, LEVELS)
            play_all(house)
            reports.append(close(house)[0].files)
    assert reports[0] == reports[1]


def test_games_lost_on_time_before_both_had_moved_count_for_nobody(house):
    house.start()
    house.wait(days=8)
    rows = house.office.store.events.games_of_event(EVENT)
    assert {row.ending for row in rows} == {"time"}
    report, letters = close(house)
    assert len(json.loads(report.files[f"{EVENT}.json"])["games"]) == 10
    assert len(letters) == 5
    for address, level in LEVELS.items():
        assert house.office.store.levels.level_at(house.player(address), house.now) == level
