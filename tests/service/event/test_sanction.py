"""An event that SLSF does not sanction is played and closed here, and changes nobody's level."""

import pytest

from corr.errors import ArbiterError
from corr.ranking.correspondence.register import held_on
from corr.service.event.agenda import agenda_of
from corr.service.event.reopening import builds_on, reopen_event
from corr.service.letters.norms import norm_facts, norm_table
from corr.service.register.levels import look_ahead
from corr.service.watch.check import check_all
from corr.tournament.events.events_contest import Closed
from tests.commands import corr
from tests.desk import copied
from tests.office import ANNA, BO, CAI, DAG, EVA, EVENT, PEOPLE, House
from tests.service.event.test_closing import close, play_all, register

pytestmark = pytest.mark.slow
LEVELS = {ANNA: "1 dan", BO: "1 dan", CAI: "2 dan", DAG: "2 dan", EVA: ""}
UNSANCTIONED = {"system": "correspondence", "sanctioned_by": "KNBSB"}


@pytest.fixture(scope="module")
def closed_once(tmp_path_factory):
    """Cai wins all eight games and would be proposed for 4 dan; Eva has no level."""
    folder = tmp_path_factory.mktemp("unsanctioned")
    changes = {"ranking": UNSANCTIONED, "system": {"games_per_pair": 2}}
    with House(folder, PEOPLE, **changes) as house:
        register(house, LEVELS)
        play_all(house, order=(CAI, EVA, ANNA, BO, DAG))
        contest = house.office.folder.contest(EVENT)
        assert norm_facts(house.office.store, contest, house.player(ANNA), house.now) is None
        assert not norm_table(house.office.store, contest, house.player(ANNA), house.now).ranked
        with pytest.raises(ArbiterError, match="not sanctioned by SLSF"):
            agenda_of(house.office, EVENT, house.now)
        house.letters()
        house.closed = close(house)
        yield house


@pytest.fixture
def house(closed_once, tmp_path):
    with copied(closed_once, tmp_path) as it:
        yield it


def test_nobodys_level_changes_or_is_confirmed(closed_once):
    house = closed_once
    for who, level in LEVELS.items():
        player = house.player(who)
        assert house.office.store.levels.level_at(player, house.now) == level
        held = held_on(house.office.store.levels.level_history(player), house.now.date())
        assert held is None or f"{held.confirmed_on}" == "2023-01-01", who
    found = look_ahead(house.office, house.now, house.now.date())
    assert (found.titles, found.reports) == ((), ())
    assert check_all(house.office).faults == ()


def test_every_letter_says_that_it_is_not_sanctioned(closed_once):
    house = closed_once
    _, letters = house.closed
    told = {one.to: one.words for one in letters}
    assert (
        "The event is not sanctioned by SLSF, and so it changes no level: yours stays 2 dan."
        in (told[CAI])
    )
    assert "so it changes no level and gives none." in told[EVA]
    assert not any("norm" in words or "board" in words for words in told.values())


def test_the_report_shows_what_it_would_give_and_says_so(closed_once):
    report, _ = closed_once.closed
    words = " ".join(report.files[f"{EVENT}.en.txt"].split())
    assert "All that follows is what it would give if it were" in words
    assert "KNBSB; not sanctioned by SLSF" in words
    assert "4 dan" in words


def test_the_history_has_the_event_and_that_it_changes_nothing(house):
    done = corr(house.folder, "ranking", "player", house.player(CAI))
    assert done.status == 0, done.err
    assert "Not sanctioned: changes nothing" in done.out
    assert f"(art. 1 §1): {EVENT}." in done.out


def test_reopened_with_a_sanction_it_counts_and_says_what_has_changed(house, tmp_path):
    contest = house.office.folder.contest(EVENT)
    assert not any("levels of" in line for line in builds_on(house.office, contest))
    act = house.act("reopen")
    reopen_event(house.office, EVENT, type(act)(at=act.at, cause=act.cause, reason="sanctioned"))
    assert not any("4 dan" in one.words for one in house.letters())
    file = tmp_path / "event.toml"
    shown = corr(house.folder, "event", "show", EVENT)
    text = shown.out if shown.status == 0 else ""
    assert 'sanctioned_by = "KNBSB"' in text, shown.err
    file.write_text(text.replace('"KNBSB"', '"SLSF"'))
    done = corr(
        house.folder, "event", "change", EVENT, str(file), "--reason", "SLSF said so", "--yes"
    )
    assert done.status == 0, done.err
    house.letters()
    report, letters = close(house, **{house.player(EVA): "1 dan"})
    assert report.no == 2
    (body,) = [
        one.body
        for one in house.office.store.events.of_stream(EVENT)
        if isinstance(one.body, Closed) and one.body.report == 2
    ]
    assert house.player(CAI) in body.proposed
    told = {one.to: one.words for one in letters}
    assert "4 dan" in told[CAI]
    assert check_all(house.office).faults == ()
