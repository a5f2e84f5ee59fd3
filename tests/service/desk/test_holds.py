"""What keeps a player from losing on time: said in the status, the clock and the needs."""

import json
from datetime import timedelta

import pytest

from corr.service.desk.rulings import pause_clock
from corr.service.letters.event_letters import Act
from tests.office import SITE
from tests.service.post.test_returns import returned
from tests.ticking import ticking

WHO = "a report that letters do not arrive, which nothing proves,"


@pytest.fixture
def house(tmp_path):
    with ticking(tmp_path) as it:
        yield it


def held(house):
    """What the status for a script says of the one game that is not lost."""
    (found,) = json.loads(house.corr("status", "--json").out)["held"]
    return found


def test_an_unproved_report_is_told_by_the_clock_before_the_time_is_over(house):
    house.wait(days=5)
    key = returned(house, house.newest(house.second), to=SITE).key
    shown = house.corr("clock", "show", "SK24-001").out
    assert f"does not lose yet: {WHO} is set aside (until 2024-02-09 08:00 UTC)" in shown
    assert f"`corr mail release {key}` if you believe it, or `corr mail drop {key}`" in shown
    (one,) = json.loads(house.corr("clock", "show", "SK24-001", "--json").out)["held"]
    assert (one["letter"], one["until"]) == (key, "2024-02-09T08:00:00+00:00")


def test_the_status_names_the_report_that_holds_a_loss_and_the_commands_that_settle_it(house):
    house.wait(days=6)
    key = returned(house, house.newest(house.second), to=SITE).key
    house.wait(days=1, hours=3)
    shown = house.corr("status").out
    assert f"SK24-001  Anna: {WHO} is set aside (until 2024-02-10 08:00 UTC)" in shown
    assert f"does not lose SK24-001 on time before 2024-02-10 08:00 UTC, for {WHO}" in shown
    found = held(house)
    assert found["why"] == "set_aside"
    assert found["reasons"] == [
        {
            "why": "set_aside",
            "letter": key,
            "cause": "bounce_unproven",
            "until": "2024-02-10T08:00:00+00:00",
            "commands": [f"corr mail release {key}", f"corr mail drop {key}"],
        }
    ]
    assert house.corr("mail", "drop", key).status == 0
    house.look()
    assert house.game().result.ending == "time"


def test_a_report_that_holds_nobody_any_more_is_only_counted(house):
    returned(house, house.newest(house.second), to=SITE)
    house.wait(days=3, minutes=1)
    (need,) = json.loads(house.corr("status", "--json").out)["needs"]
    assert need == "1 letter set aside for you to look at: `corr mail list`"


def test_every_reason_is_listed_not_only_the_first(house):
    house.wait(days=6)
    keys = [returned(house, house.newest(house.second), to=SITE).key]
    stranger = house.compose("kim@elsewhere.test", "a1", house.newest(house.second))
    keys.append(house.give(stranger).key)
    house.now += timedelta(days=1, hours=3)
    found = held(house)
    assert [one["why"] for one in found["reasons"]] == ["unread", "set_aside", "set_aside"]
    assert found["reasons"][0]["cause"] == "read up to 2024-02-07 08:00 UTC"
    assert {one["letter"] for one in found["reasons"][1:]} == {*keys}
    assert found["reasons"][2]["commands"][0] == f"corr mail show {keys[1]}"


def test_a_clock_that_the_arbiter_stopped_says_why(house):
    pause_clock(house.office, "SK24-001", Act(at=house.now, cause="a.p", reason="a strike"))
    assert held(house)["reasons"][0]["cause"] == "a strike"
    assert "`corr clock resume` (a strike)" in house.corr("status").out


def test_a_silent_player_who_telephones_needs_nobody_until_they_are_silent_again(tmp_path):
    clock = {"per_move": "90d", "reminders": [], "silence": ["40d arbiter"]}
    with ticking(tmp_path, clock=clock) as house:

        def silent():
            found = json.loads(house.corr("status", "--json").out)["needs_you"]
            return [one["commands"] for one in found if one["kind"] == "silent"]

        house.wait(days=41)
        ((_, noted),) = silent()
        player = house.player(house.second)
        assert noted == f"corr event heard SK24 {player} --reason TEXT"
        assert house.corr(*noted.split()[1:-1], "plays on Monday").status == 0
        assert silent() == []
        assert "plays on Monday" in house.corr("log", "SK24", "--all").out
        assert house.wait(days=39) == []
        told = house.wait(days=2)
        assert "Nothing has come from Anna (P0001) since Wednesday 13 Mar 2024" in told[0].words
        assert len(silent()) == 1


def test_only_who_plays_can_be_heard_of(house):
    done = house.corr("event", "heard", "SK24", "eva@players.test", "--reason", "telephone")
    assert done.status == 2
