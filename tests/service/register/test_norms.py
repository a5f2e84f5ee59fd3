"""What players are told about norms: at the start, in every letter, and at the close."""

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from corr.games.rules import Seat
from corr.ranking.correspondence.advance import outlooks
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.event import write_halves
from corr.ranking.correspondence.eventfile import parse
from corr.ranking.correspondence.norms import LEAST_GAMES
from corr.service.event.agenda import agenda_of
from corr.service.event.closing import close_event
from corr.service.letters.norms import norm_facts, three_months
from tests.office import ANNA, BO, CAI, DAG, EVA, EVENT, PEOPLE, SITE, House, member_list

LEVELS = {ANNA: "5 kyu", BO: "5 kyu", CAI: "6 kyu", DAG: "6 kyu", EVA: ""}
RANKED = {"system": "correspondence"}
TWICE = {"games_per_pair": 2}
TARGETS = ("to rise two levels", "to rise one level", "to confirm 5 kyu", "to keep 5 kyu")
MÅL = ("för att stiga två nivåer", "för att stiga en nivå", "för att bestyrka", "för att behålla")


def members(people=PEOPLE, languages=("en", "sv", "en", "en", "en")):
    levels = [LEVELS[one] for one in people]
    return member_list(
        people,
        "level level_since language",
        level=levels,
        level_since=["2023-01-01" if level else "" for level in levels],
        language=languages[: len(people)],
    )


def opened(folder, people=PEOPLE, **changes):
    changes = {"system": TWICE, **changes}
    return House(folder, people, members=members(people), ranking=RANKED, **changes)


def begun(house):
    """The start letters by reader."""
    house.start()
    return {one.to: one for one in house.read if one.subject.startswith(f"{EVENT} st")}


def facts(house, address, at=None):
    contest = house.office.folder.contest(EVENT)
    return norm_facts(house.office.store, contest, house.player(address), at or house.now)


def norm_lines(letter):
    said = re.compile(r"(Norm|Prelim).*(keep|confirm|behålla|bestyrka|first level)")
    return [line for line in letter.text.splitlines() if said.match(line)]


def moving_lines(letter):
    said = re.compile(r"Prelimin\w+: \d+ (new player|ny)")
    return [line for line in letter.text.splitlines() if said.match(line)]


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    """Five players with eight games each; Bo reads Swedish, Eva has no level."""
    with opened(tmp_path_factory.mktemp("norms")) as house:
        yield house, begun(house)


def test_the_start_letter_tells_every_norm_and_the_points_so_far(started):
    _, letters = started
    text = letters[ANNA].text
    amounts = [re.search(rf"^- (\S+) points {part}", text, re.MULTILINE) for part in TARGETS]
    assert all(amounts)
    found = [float(amount[1]) for amount in amounts]
    assert found == sorted(found, reverse=True)
    assert "So far you have 0 points from 0 completed games." in letters[ANNA].words
    assert "preliminary" in letters[ANNA].words


def test_the_start_letter_tells_every_norm_in_swedish(started):
    _, letters = started
    text = letters[BO].text
    assert all(re.search(rf"^- \S+ poäng {part}", text, re.MULTILINE) for part in MÅL)
    assert "preliminärt" in letters[BO].words


def test_a_new_player_is_told_what_a_first_level_takes(started):
    _, letters = started
    assert "can give you your first one when it closes, if you complete at least seven games" in (
        letters[EVA].words
    )
    found = facts(started[0], EVA)
    assert found.scheduled >= LEAST_GAMES
    assert len(found.first) == 2
    for level, least in found.first:
        assert re.search(rf"{least} points?( from your 8 games)? for {level}", letters[EVA].words)


def test_a_new_player_is_told_in_every_letter_what_gives_which_level(started):
    house, _ = started
    (level, least), _ = facts(house, EVA).first
    found = [norm_lines(one) for one in house.read if "-" in one.tag and one.to == EVA]
    assert found
    assert all(f"first level: {level} {least}, " in line for (line,) in found)


def test_letters_about_a_game_have_one_line_of_norms(started):
    house, _ = started
    told = dict.fromkeys(PEOPLE[:4], 0)
    for one in house.read:
        if one.tag.startswith(f"{EVENT}-") and one.to in told:
            (line,), (moving,) = norm_lines(one), moving_lines(one)
            assert max(len(line), len(moving)) <= 72
            assert re.search(r"4 kyu|3 kyu", line) or one.to in (CAI, DAG)
            assert "confirm" in line or "bestyrka" in line
            assert ("keep" in line) == (one.to != BO)
            told[one.to] += 1
    assert all(told.values())


@pytest.mark.parametrize(
    ("people", "changes", "says"),
    [
        ((ANNA, BO, CAI, EVA), {}, "fewer than five players take part"),
        (PEOPLE, {"system": {"games_per_pair": 1}}, "fewer than seven games in this event"),
    ],
)
def test_no_level_is_promised_where_the_rules_exclude_it(tmp_path, people, changes, says):
    with opened(tmp_path, people, **changes) as house:
        letters = begun(house)
        for reader in (ANNA, EVA):
            assert says in letters[reader].words
            assert "first one" not in letters[reader].words
            assert "to keep" not in letters[reader].words
        assert not [one for one in house.read if one.tag and norm_lines(one)]
        assert not [one for one in house.read if one.tag and "first level" in one.words]


def test_from_three_months_on_the_norms_are_those_of_the_level_held_then(started):
    house, _ = started
    store, contest = house.office.store, house.office.folder.contest(EVENT)
    day = three_months(contest)
    zone = ZoneInfo("Europe/Stockholm")
    assert day == datetime(2024, 5, 1, 23, 59, 59, 999999, zone)
    before = {one: facts(house, one, day) for one in (ANNA, BO)}
    for address, at, level in ((ANNA, day, "3 kyu"), (BO, day + timedelta(seconds=1), "2 kyu")):
        with store.transaction():
            store.levels.add_grade(house.player(address), at, "test", level, "official")
    later = day + timedelta(days=1)
    assert facts(house, ANNA, day) == before[ANNA]
    assert before[ANNA].level == "5 kyu"
    assert facts(house, ANNA, later).level == "3 kyu"
    assert facts(house, ANNA, later).rise1_level == "2 kyu"
    assert float(facts(house, ANNA, later).keep) > float(before[ANNA].keep)
    # Bo rose too late; and Anna counts for him with the level that she started with.
    assert facts(house, BO, later) == before[BO]
    assert facts(house, EVA, later).level == ""


def test_a_norm_below_nothing_is_shown_as_it_is(started):
    house, _ = started
    contest = house.office.folder.contest(EVENT)
    weak = {**contest.levels, house.player(ANNA): "10 kyu"}
    store = house.office.store
    found = norm_facts(store, replace(contest, levels=weak), house.player(ANNA), house.now)
    assert float(found.keep) < 0
    say = house.office.templates.voice("en")
    assert say("norms", "keep", n=found).startswith(f"{found.keep} points to keep 10 kyu")


# -- new players, as the results come in ----


def ended(house, number, winner):
    """A game is played, and the other one resigns."""
    house.play("a1; h9", number)
    both = [house.seated(seat, number) for seat in Seat]
    (loser,) = (one for one in both if one != winner)
    assert house.say(loser, f"{EVENT}-{number:03d} resign", number).state == "handled"


def between(house, one, other):
    return [
        int(row.id[-3:])
        for row in house.office.store.events.games_of_event(EVENT)
        if {row.first, row.second} == {house.player(one), house.player(other)}
    ]


def test_a_new_opponent_counts_with_the_results_so_far_and_the_page_says_the_same(tmp_path):
    with opened(tmp_path) as house:
        house.start()
        before = facts(house, ANNA)
        first, second = between(house, BO, EVA)
        ended(house, first, EVA)
        after = facts(house, ANNA)
        assert float(after.confirm) < float(before.confirm)
        assert (after.completed, after.new_players) == (before.completed, 1)
        ended(house, second, BO)
        assert float(facts(house, ANNA).confirm) > float(after.confirm)
        found = outlooks(agenda_of(house.office, EVENT, house.now))
        for one in found:
            told = norm_facts(
                house.office.store,
                house.office.folder.contest(EVENT),
                one.player.id,
                house.now,
            )
            assert told.new_players == one.moving
            assert one.norms is None or told.confirm == write_halves(one.norms.confirm.norm.halves)


def test_results_are_counted_anew_only_when_a_game_has_ended(tmp_path, monkeypatch):
    with opened(tmp_path) as house:
        house.start()
        store, asked = house.office.store, []
        read = store.events.scores_of_event
        monkeypatch.setattr(
            store.events, "scores_of_event", lambda *words: asked.append(words) or read(*words)
        )
        number, _ = between(house, BO, EVA)
        facts(house, ANNA)
        house.play("a1; h9", number)
        for one in PEOPLE:
            facts(house, one)
        assert len(asked) <= 1
        before = facts(house, ANNA).confirm
        assert house.say(BO, f"{EVENT}-{number:03d} resign", number).state == "handled"
        assert facts(house, ANNA).confirm != before
        facts(house, CAI)
        assert len(asked) <= 3


@pytest.mark.parametrize("strong", [True, False])
def test_with_every_game_over_the_letters_tell_the_norms_of_the_close(tmp_path, strong):
    order = (EVA, *PEOPLE[:4]) if strong else PEOPLE
    with opened(tmp_path) as house:
        house.start()
        for row in house.office.store.events.games_of_event(EVENT):
            number = int(row.id[-3:])
            ended(
                house, number, min((house.seated(seat, number) for seat in Seat), key=order.index)
            )
        told = {one: facts(house, one) for one in PEOPLE}
        close_event(house.office, EVENT, house.act("close"))
        result = compute(parse(house.office.store.events.report(EVENT, 1)[f"{EVENT}.json"]))
        by_player = {one.id: one for one in result.players}
        for one in PEOPLE[:4]:
            closed, said = by_player[house.player(one)], told[one]
            assert closed.norms is not None
            assert said.new_players == 0
            assert (said.completed, said.scheduled, said.preliminary) == (8, 8, False)
            for name in ("keep", "confirm", "rise1", "rise2"):
                assert getattr(said, name) == write_halves(getattr(closed.norms, name).halves)
            missed = {
                name
                for name in ("keep", "confirm", "rise1", "rise2")
                if getattr(closed.norms, name).halves > closed.points
            }
            assert set(said.beyond) == missed


def test_an_event_that_is_over_before_three_months_tells_the_norms_of_the_level_held_now(tmp_path):
    with opened(tmp_path) as house:
        house.start()
        tomorrow = house.now + timedelta(days=1)
        with house.office.store.transaction():
            house.office.store.levels.add_grade(
                house.player(ANNA), tomorrow, "t", "3 kyu", "official"
            )
        house.now += timedelta(days=2)
        rows = house.office.store.events.games_of_event(EVENT)
        for row in rows:
            assert facts(house, ANNA).level == "5 kyu"
            ended(house, int(row.id[-3:]), house.seated(Seat.FIRST, int(row.id[-3:])))
        assert facts(house, ANNA).level == "3 kyu"


def test_the_line_keeps_the_norm_to_confirm_and_leaves_out_rises_beyond_reach(started):
    house, _ = started
    found = replace(
        facts(house, ANNA),
        completed=7,
        scheduled=8,
        points="4",
        rise2="7.5",
        rise1="6",
        confirm="4.5",
        keep="3",
        beyond=("rise2", "rise1"),
        new_players=0,
    )
    lines = {
        "en": "Preliminary norms: confirm 4.5, keep 3 of 8; you have 4 of 7.",
        "sv": "Preliminära normer: bestyrka 4,5; behålla 3 av 8; du har 4 av 7.",
        "et": "Esialgsed normid: kinnita 4,5; hoia 3 (8-st); sul on 4 (7-st).",
    }
    for language, line in lines.items():
        assert house.office.templates.voice(language)("norms", "line", n=found) == line


@pytest.mark.parametrize("language", ["en", "sv", "et"])
def test_every_line_of_norms_fits(started, language):
    house, _ = started
    say = house.office.templates.voice(language)
    widest = replace(
        facts(house, ANNA),
        level="10 dan",
        completed=11,
        scheduled=15,
        points="10.5",
        rise2="13.5",
        rise1="12.5",
        confirm="10.5",
        keep="11.5",
        rise1_level="10 kyu",
        rise2_level="10 dan",
    )
    new = replace(facts(house, EVA), first=(("10 kyu", "10.5"), ("10 dan", "13.5")))
    for one in (widest, replace(widest, new_players=0), replace(widest, points="11.5"), new):
        assert len(say("norms", "line", n=one)) <= 72
        assert len(say("norms", "moving", n=one)) <= 72
        assert str(one.scheduled) in say("norms", "line", n=one)


# -- the close ----


def closed(house):
    """The final letters by reader; everybody resigns to who comes first in the list."""
    house.start()
    for row in house.office.store.events.games_of_event(EVENT):
        number = int(row.id[-3:])
        house.play("a1; h9", number)
        loser = max((house.seated(seat, number) for seat in Seat), key=PEOPLE.index)
        assert house.say(loser, f"{row.id} resign", number).state == "handled"
    house.now += timedelta(days=200)
    close_event(house.office, EVENT, house.act("close"))
    return {one.to: one for one in house.letters()}


@pytest.fixture(scope="module")
def last(tmp_path_factory):
    """The final letters of an event of four games each."""
    with opened(tmp_path_factory.mktemp("closed"), system={"games_per_pair": 1}) as house:
        yield closed(house)


def test_a_new_player_is_told_what_was_lacking(last, tmp_path):
    assert "that takes at least seven completed games." in last[EVA].words
    people = (ANNA, BO, CAI, EVA)
    with opened(tmp_path, people, system={"games_per_pair": 2}) as house:
        assert "that takes an event of at least five players." in closed(house)[EVA].words


def test_the_final_table_is_in_the_language_of_its_reader(last):
    assert re.search(r"^ +Namn .* Partier +Poäng +Berger\r?$", last[BO].text, re.MULTILINE)
    assert "s svart när inledningen började, v vit" in last[BO].words
    assert re.search(r"^ +Name .* Games +Points +Berger\r?$", last[ANNA].text, re.MULTILINE)


def test_a_player_without_a_time_zone_is_told_times_on_the_clock_of_the_event(tmp_path):
    with House(tmp_path) as house:
        row = house.office.store.players.player(house.player(ANNA))
        with house.office.store.transaction():
            house.office.store.players.put_player(replace(row, time_zone=""))
        house.start()
        told = [one for one in house.read if one.to == ANNA and one.tag]
        told += house.play("a1").posts
        assert any("(Stockholm)" in one.words for one in told if one.to == ANNA)


def test_answers_to_letters_about_an_event_go_to_the_program_and_prove_their_player(last, started):
    house, _ = started
    kinds = ("Invitation:", "Inbjudan:", f"{EVENT} st")
    found = [one for one in house.read if one.subject.startswith(kinds)]
    assert len({one.subject[:4] for one in found}) == 3
    ours = re.compile(rf"td\+P\d+\.0\.\w+@{SITE.partition('@')[2]}")
    assert all(ours.fullmatch(one.reply_to) for one in (*found, *last.values()))
