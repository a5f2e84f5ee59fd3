"""Levels in a real house: closings, the board's word, exemptions, falls, letters, the check."""

import json
from datetime import UTC, date, datetime, timedelta

import pytest

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.report.forms.as_text import as_text
from corr.service.event.reopening import reopen_event
from corr.service.event.reporting import report_of
from corr.service.register import levels
from corr.service.register.levels import level_log, look_at_levels, put_given
from corr.service.watch.check import check_all, levels_of_player
from corr.service.watch.tick import tick
from corr.tournament.events.events_contest import Closed
from tests.commands import corr
from tests.desk import confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVA, EVENT, PEOPLE, SETTINGS, House
from tests.service.event.test_closing import RANKED, close, play_all, register

pytestmark = pytest.mark.slow
COMMITTEE, BOARD = "rk@federation.test", "board@federation.test"
WITH_BOARD = f'{SETTINGS}[ranking]\ncommittee = ["{COMMITTEE}"]\nboard = ["{BOARD}"]\n'
LEVELS = {ANNA: "1 dan", BO: "1 dan", CAI: "2 dan", DAG: "2 dan", EVA: "1 dan"}
WORDS_WHY = ("--reason", "so decided", "--yes")
WHY = '--reason "so decided"'


@pytest.fixture(scope="module")
def closed_once(tmp_path_factory):
    """Eva wins all her eight games, and is proposed to rise from 1 to 3 dan."""
    folder = tmp_path_factory.mktemp("dan")
    changes = {"ranking": RANKED, "system": {"games_per_pair": 2}}
    with House(folder, PEOPLE, settings=WITH_BOARD, **changes) as house:
        register(house, LEVELS)
        play_all(house, order=(EVA, CAI, ANNA, BO, DAG))
        close(house)
        yield house


@pytest.fixture
def house(closed_once, tmp_path):
    with copied(closed_once, tmp_path) as it:
        yield it


def level(house, who):
    return house.office.store.levels.level_at(house.player(who), house.now)


def command(house, *words):
    done = corr(house.folder, *words, "--json", "--yes")
    assert done.status == 0, done.err
    return json.loads(done.out)


def sound(house):
    found = [list(levels_of_player(house.office, house.player(one))) for one in PEOPLE]
    assert found == [[]] * len(PEOPLE)
    assert check_all(house.office).faults == ()


@pytest.fixture
def clock(house, monkeypatch):
    """The terminal's clock stands where the house's does."""
    monkeypatch.setattr("corr.clock.SystemClock.now", lambda _: house.now)


def test_a_closing_writes_down_what_it_gave_to_everybody_ranked(house):
    (body,) = [
        one.body
        for one in house.office.store.events.of_stream(EVENT)
        if isinstance(one.body, Closed)
    ]
    eva = house.player(EVA)
    assert body.levels[eva] == "3 dan"
    assert body.proposed == (house.player(CAI), eva)
    assert eva in body.confirmed
    assert len(body.levels) + len(body.kept) == len(PEOPLE)
    assert body.reasons[eva] == "rise2"
    assert level(house, EVA) == "1 dan"
    sound(house)


@pytest.mark.usefixtures("clock")
def test_the_board_confirms_by_mail_and_it_holds_from_the_closing_date(house):
    number = house.player(EVA)
    line = f"ranking confirm {number} {EVENT} {WHY}"
    assert "only the federation's board" in send(house, line).to(ARBITER).words
    done = confirm(house, send(house, line, BOARD), BOARD)
    assert done.readers == sorted([EVA, COMMITTEE, BOARD])
    assert "has confirmed 3 dan" in done.to(EVA).words
    assert level(house, EVA) == "3 dan"
    closing = house.office.folder.contest(EVENT).closed_at
    listed = house.office.store.levels.register_entries(closing.date())
    (entry,) = [one for one in listed if one.player == number]
    assert (entry.held.level, entry.held.since) == (13, closing.date())
    sound(house)
    again = corr(house.folder, "ranking", "confirm", number, EVENT, "--reason", "x", "--yes")
    assert again.status == 2
    assert "already" in again.err


@pytest.mark.usefixtures("clock")
def test_a_refused_title_is_gone_and_an_undone_one_waits_again(house):
    number = house.player(EVA)
    command(house, "ranking", "confirm", number, EVENT, "--refuse", "--reason", "too early")
    told = house.letters()
    assert sorted(one.to for one in told) == sorted([BOARD, COMMITTEE, EVA])
    assert any("has not confirmed 3 dan" in one.words for one in told)
    assert level(house, EVA) == "1 dan"
    assert number not in dict(house.office.store.levels.proposed_titles())
    command(house, "ranking", "undo", number, "1", "--reason", "the minutes say otherwise")
    assert number in dict(house.office.store.levels.proposed_titles())
    assert [one.what.split()[0] for one in level_log(house.office)] == ["3", "ruling"]
    twice = corr(house.folder, "ranking", "undo", number, "1", "--reason", "x", "--yes")
    assert "undone by 2 already" in twice.err
    sound(house)


@pytest.mark.usefixtures("clock")
def test_a_dry_run_says_who_would_be_told_and_changes_nothing(house):
    words = ("ranking", "set", house.player(BO), "3 kyu", "--since", "2024-03-01")
    done = corr(house.folder, *words, "--reason", "paper", "--dry-run")
    assert done.status == 0, done.err
    assert COMMITTEE in done.out
    assert level(house, BO) != "3 kyu"
    assert house.letters() == []


@pytest.mark.usefixtures("clock")
def test_the_committee_sets_a_level_and_takes_it_back(house):
    number, before = house.player(BO), level(house, BO)
    today = house.now.date().isoformat()
    words = ("ranking", "set", number, "3 kyu", "--since", today, "--reason", "paper")
    command(house, *words)
    assert level(house, BO) == "3 kyu"
    assert any(
        f"hold 3 kyu since {house.now:%A}" in one.words for one in house.letters() if one.to == BO
    )
    command(house, "ranking", "undo", number, "1", "--reason", "wrong player")
    assert level(house, BO) == before
    sound(house)
    future = (*words[:5], "2099-01-01", "--reason", "x", "--yes")
    assert corr(house.folder, *future).status == 2


@pytest.mark.usefixtures("clock")
def test_who_is_exempt_does_not_fall_and_is_not_due(house):
    number = house.player(BO)
    house.now = house.now.replace(year=2027)
    assert number in {one["player"] for one in _due(house, "3y")["confirmations"]}
    first = house.now.date().isoformat()
    command(house, "ranking", "exempt", number, "--from", first, "--reason", "plays at clubs")
    assert number not in {one["player"] for one in _due(house, "3y")["confirmations"]}
    house.now = house.now.replace(year=2035)
    entries = house.office.store.levels.register_entries(house.now.date())
    bo = next(one for one in entries if one.player == number)
    assert bo.held.due is None
    sound(house)


@pytest.mark.usefixtures("clock")
def test_a_level_set_on_the_closing_day_after_the_close_holds(house):
    number = house.player(BO)
    day = house.office.folder.contest(EVENT).closed_at.date().isoformat()
    done = command(
        house, "ranking", "set", number, "5 KYU", "--since", day, "--reason", "by appeal"
    )
    assert done["level"] == "5 kyu"
    assert level(house, BO) == "5 kyu"
    (letter,) = [one for one in house.letters() if one.to == BO]
    assert "you hold 5 kyu since" in letter.words
    sound(house)


@pytest.mark.usefixtures("clock")
def test_who_holds_another_level_than_the_one_set_is_told_both(house):
    number, now = house.player(BO), level(house, BO)
    words = ("ranking", "set", number, "5 kyu", "--since", "2020-01-01", "--reason", "paper")
    dry = corr(house.folder, *words, "--dry-run")
    assert f"the level held now is {now}" in dry.out
    command(house, *words)
    (letter,) = [one for one in house.letters() if one.to == BO]
    assert "your level: 5 kyu from" in letter.words
    assert f"You now hold {now}, since" in letter.words
    assert "you hold 5 kyu" not in letter.words
    sound(house)


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize(
    "words",
    [
        ("set", "5 kyu", "--since", "0001-01-01"),
        ("exempt", "--from", "0001-01-01", "--to", "9999-12-31"),
        ("exempt", "--from", "2020-01-01", "--to", "9997-12-31"),
    ],
)
def test_a_day_of_an_impossible_year_is_refused_in_a_line(house, words):
    name, *rest = words
    done = corr(house.folder, "ranking", name, house.player(BO), *rest, *WORDS_WHY)
    assert done.status == 2
    assert "years 1950 to 2199" in done.err


@pytest.mark.usefixtures("clock")
def test_lists_reach_to_the_end_of_the_calendar(house):
    done = corr(house.folder, "ranking", "list", "--on", "9999-12-31")
    assert done.status == 0, done.err
    assert _due(house, "999y")["confirmations"]


@pytest.mark.usefixtures("clock")
def test_an_exemption_that_is_over_is_told_in_the_past(house):
    words = ("--from", "2020-01-01", "--to", "2021-01-01", "--reason", "played at a club")
    done = corr(house.folder, "ranking", "exempt", house.player(BO), *words, "--yes")
    assert done.status == 0, done.err
    assert "needed not confirm" in done.out
    assert any("needed not confirm" in one.words for one in house.letters() if one.to == BO)


def _due(house, within):
    done = corr(house.folder, "ranking", "due", "--within", within, "--json")
    assert done.status == 0, done.err
    return json.loads(done.out)


def test_a_reopened_event_takes_its_levels_back_and_keeps_them_in_histories(house):
    eva, act = house.player(EVA), house.act("reopen")
    reopen_event(house.office, EVENT, type(act)(at=act.at, cause=act.cause, reason="a letter"))
    history = house.office.store.levels.level_history(eva)
    (one,) = [one for one in history.given if one.source == EVENT]
    assert one.taken_back_at == house.now
    assert house.office.store.levels.proposed_titles() == []
    sound(house)
    house.now += timedelta(days=1)
    close(house)
    reports = [one.report for one in house.office.store.levels.level_history(eva).given][1:]
    assert reports == [1, 2]
    sound(house)


def test_a_fall_is_told_half_a_year_ahead_and_when_it_comes_once_each(house):
    store = house.office.store
    until = store.levels.level_row(house.player(BO)).due
    day = date.fromisoformat(until)
    house.now = datetime(day.year, day.month, day.day, 9, tzinfo=UTC) - timedelta(days=150)
    tick(house.office, house.now)
    (ahead,) = [one for one in house.letters() if one.to == BO and "confirmed" in one.subject]
    assert until[:4] in ahead.words
    assert "need not do anything" not in ahead.words
    tick(house.office, house.now)
    assert not [one for one in house.letters() if one.to == BO and "level" in one.subject]
    before = level(house, BO)
    house.now += timedelta(days=151)
    assert level(house, BO) != before  # without any look
    tick(house.office, house.now)
    (fell,) = [one for one in house.letters() if one.to == BO and "fallen" in one.subject]
    assert before in fell.words
    tick(house.office, house.now)
    assert not [one for one in house.letters() if "fallen" in one.subject]
    sound(house)


def test_nobody_rules_on_their_own_level(house):
    from corr.service.register.levels import set_level

    act = house.act("own")
    own = type(act)(at=act.at, cause=act.cause, reason="I am better", by=BO)
    with pytest.raises(ArbiterError, match="your own level"):
        set_level(house.office, house.player(BO), "5 dan", date(2024, 3, 1), own)


def test_what_the_register_says_otherwise_is_found_by_the_check(house):
    bo = house.player(BO)
    with house.office.store.transaction():
        house.office.store.engine.run(
            "update ranked set level = '9 dan' where player = :p", {"p": bo}
        )
    assert any("9 dan" in one for one in levels_of_player(house.office, bo))


def test_the_list_and_a_history_are_printed_from_the_database(house):
    done = corr(house.folder, "ranking", "list", "--on", f"{house.now:%Y-%m-%d}")
    assert done.status == 0, done.err
    assert "Eva" in done.out
    done = corr(house.folder, "ranking", "player", house.player(EVA), "--csv")
    assert done.status == 0, done.err
    assert EVENT in done.out


def test_the_list_of_a_day_is_what_the_histories_say(house):
    store = house.office.store
    with store.transaction():
        for number, given in enumerate(store.levels.level_history(house.player(CAI)).given):
            put_given(house.office, house.player(DAG), given) if number else None
    for year in (2022, 2024, 2030, 2041):
        day = date(year, 6, 1)
        found = {one.player: one.held for one in store.levels.register_entries(day)}
        from corr.ranking.correspondence.register import held_on

        slow = {one: held_on(store.levels.level_history(house.player(one)), day) for one in PEOPLE}
        assert found == {house.player(one): held for one, held in slow.items() if held}


def test_a_second_report_says_what_has_changed_since_the_first(house):
    act = house.act("reopen")
    reopen_event(house.office, EVENT, type(act)(at=act.at, cause=act.cause, reason="a letter"))
    eva, cai = house.player(EVA), house.player(CAI)
    lost = [
        row.id
        for row in house.office.store.events.games_of_event(EVENT)
        if eva in (row.first, row.second) and cai not in (row.first, row.second)
    ]
    for game in lost:
        first = house.office.folder.game(game).players[Seat.FIRST]
        result = "0-1" if first == eva else "1-0"
        words = ("event", "correct", game, result, "--reason", "a letter was found", "--yes")
        done = corr(house.folder, *words)
        assert done.status == 0, done.err
    house.now += timedelta(days=1)
    report, _ = close(house)
    assert report.no == 2
    text = " ".join(report.files[f"{EVENT}.en.txt"].split())
    assert "What changed since report 1" in text
    assert text.index("What changed since report 1") < text.index("Deadlines")
    assert "Eva: place 4 with 2 points, before place 1 with 8 points" in text
    assert "Eva: points 2, before 8" in text
    assert "Eva: 1 dan" not in text or "before 3 dan" in text
    swedish = " ".join(report.files[f"{EVENT}.sv.txt"].split())
    assert "Eva: plats 4 med 2 poäng, förut plats 1 med 8 poäng" in swedish
    assert "Eva: poäng 2, förut 8" in swedish
    contest = house.office.folder.contest(EVENT)
    made_anew = as_text(report_of(house.office, contest, house.now, "en"))
    assert " ".join(made_anew.split()) == text
    assert not dict(house.office.store.levels.proposed_titles()).get(eva)
    sound(house)


def test_rows_of_an_older_database_are_settled_by_a_look_without_letters(house):
    store = house.office.store
    rows = {one: store.levels.level_row(house.player(one)) for one in PEOPLE}
    with store.transaction():
        store.engine.run("update ranked set level = '', due = '0001-01-01', as_of = ''", {})
    assert look_at_levels(house.office, house.now) == 0
    assert {one: store.levels.level_row(house.player(one)) for one in PEOPLE} == rows


def test_a_look_ends_after_some_letters_and_the_next_ones_tell_the_others(house, monkeypatch):
    at = house.now.replace(year=house.now.year + 20)
    before = {one: house.office.store.levels.level_row(house.player(one)).level for one in PEOPLE}
    monkeypatch.setattr(levels, "LETTERS", 1)
    looks = [look_at_levels(house.office, at) for _ in range(3 * len(PEOPLE))]
    assert max(looks) <= 2  # one of those that fell, one of those that will
    rows = {one: house.office.store.levels.level_row(house.player(one)) for one in PEOPLE}
    fell = [one for one, row in rows.items() if row.level != before[one]]
    assert sum(looks) >= len(fell) > 2
    assert looks[-1] == 0


@pytest.mark.usefixtures("clock")
def test_an_event_that_began_meanwhile_is_named_and_keeps_the_former_level(house):
    number = house.player(EVA)
    text = corr(house.folder, "event", "show", EVENT).out.replace(f'"{EVENT}"', '"VC25"', 1)
    house.now += timedelta(days=3)
    other = house.folder / "vc25.toml"
    other.write_text(text.replace("2024-02-01", house.now.date().isoformat(), 1))
    people = [house.player(one) for one in PEOPLE]
    for line in (
        ["event", "open", str(other), "--no-announce"],
        ["event", "enter", "VC25", *people],
        ["event", "start", "VC25"],
    ):
        done = corr(house.folder, *line)
        assert done.status == 0, done.err
    house.now += timedelta(days=30)
    found = command(house, "ranking", "confirm", number, EVENT, "--reason", "so decided")
    assert found["stay_as_they_are"] == ["VC25"]
    assert house.office.folder.contest("VC25").levels[number] == "1 dan"
    assert level(house, EVA) == "3 dan"
