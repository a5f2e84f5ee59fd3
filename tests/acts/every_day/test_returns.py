"""What the arbiter sees of letters that came back, and what they can do about it."""

import json

import pytest

from tests.commands import corr, refused
from tests.office import ANNA, BO, SITE, House
from tests.service.post.test_returns import lost, returned


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO)).start() as house:
        yield house


def run(house, *words):
    return corr(house.folder, *words)


def test_undelivered_letters_and_unreachable_players_are_listed(house):
    lost(house)
    listed = run(house, "mail", "list").out
    assert "letters that did not arrive:" in listed
    assert "anna@players.test  550 5.1.1" in listed
    assert "cannot be reached since 2024-02-01 08:00: Anna (P0001)" in listed
    found = json.loads(run(house, "mail", "list", "--undelivered", "--json").out)
    (letter,) = found["letters"]
    assert (letter["recipient"], letter["returned"]) == (ANNA, "hard")
    assert [one["player"] for one in found["unreachable"]] == ["P0001"]
    assert "come back since 2024-02-01" in run(house, "player", "list").out
    row = json.loads(run(house, "player", "list", "--json").out)[0]
    assert row["unreachable_since"] == "2024-02-01T08:00:00+00:00"


def test_nothing_undelivered_is_said_so(house):
    assert "every letter has arrived" in run(house, "mail", "list", "--undelivered").out


def test_the_status_of_an_event_shows_the_clock_that_stands_still(house):
    lost(house)
    status = run(house, "event", "status", "SK24").out
    assert "stands still" in status
    assert "since 2024-02-01 08:00: letters to the player came back" in status
    found = json.loads(run(house, "event", "status", "SK24", "--json").out)
    (game,) = found["events"][0]["running"]
    assert (game["due"], game["stopped"]) == (None, "2024-02-01T08:00:00+00:00")
    assert [one["player"] for one in found["unreachable"]] == ["P0001"]


def test_a_game_tells_that_its_clock_stands_still(house):
    lost(house)
    shown = run(house, "game", "show", "SK24-001").out
    assert "the clock stands still since 2024-02-01 08:00 UTC" in shown
    found = json.loads(run(house, "game", "show", "SK24-001", "--json").out)
    assert (found["due"], found["stopped"]) == (None, "2024-02-01T08:00:00+00:00")


def test_a_player_is_declared_reachable_at_another_address(house):
    lost(house)
    done = run(house, "player", "reachable", "P0001", "--address", "anna@new.test")
    assert (done.status, done.out) == (0, "Anna (P0001): letters go to anna@new.test\n")
    assert house.office.store.players.unreachable_players() == []


def test_everybody_is_declared_reachable(house):
    for one in (ANNA, BO):
        returned(house, next(post for post in house.read[::-1] if post.to == one))
    assert run(house, "player", "reachable", "--all").out.count("letters go to") == 2
    refused(run(house, "player", "reachable", "--all"), "letters reach everybody already")


def test_of_whom_nothing_came_back_is_named_once(house):
    told = "letters reach Anna (P0001) already"
    refused(run(house, "player", "reachable", "P0001"), told)
    done = run(house, "player", "unreachable", "P0001", "--reason", "so")
    refused(done, "no letter to Anna (P0001) has come back")


def test_who_is_reachable_has_to_be_said(house):
    told = "name one player (then --address may follow) or several, or --all"
    refused(run(house, "player", "reachable"), told)
    refused(run(house, "player", "reachable", "P0001", "P0002", "--address", "x@y.test"), told)
    refused(run(house, "player", "reachable", "P0001", "--all"), told)


def test_a_game_is_sent_again(house):
    done = run(house, "mail", "resend", "SK24-001", "--json")
    assert sorted(one["recipient"] for one in json.loads(done.out)) == [ANNA, BO]
    done = run(house, "mail", "resend", "SK24-001", "--to", BO)
    assert done.out.startswith(f"queued: {BO}  <SK24-001.")
    refused(
        run(house, "mail", "resend", "SK24-009"), "there is no game and no letter of ours SK24-009"
    )


def test_a_flood_is_named_by_its_sender(house):
    refused(
        run(house, "mail", "release"), "give the key of a letter, or --from ADDRESS for a flood"
    )
    refused(
        run(house, "mail", "drop", "--from", "x@y.test"),
        "no letters of x@y.test were set aside as a flood",
    )


def quiet(house, number):
    """A vacation notice, which needs nobody's look; its key."""
    raw = house.compose(BO, f"Away {number}", headers={"Auto-Submitted": "auto-replied"})
    return house.give(raw).key


def test_what_nobody_need_look_at_is_only_counted(house):
    away = [quiet(house, number) for number in range(2)]
    mine = returned(house, house.newest(house.second), to=SITE).key
    line = "2 more letters set aside that nobody need look at (auto_reply 2): "
    for listed in (run(house, "mail", "list").out, run(house, "event", "status").out):
        assert mine in listed
        assert line in listed
        assert not any(key in listed for key in away)
    every = run(house, "mail", "list", "--all").out
    assert all(key in every for key in (mine, *away))
    assert line not in every
    found = json.loads(run(house, "mail", "list", "--json").out)
    assert {row["key"]: row["for_you"] for row in found} == {
        mine: True,
        **dict.fromkeys(away, False),
    }


def test_several_letters_are_dropped_at_once_or_none(house):
    keys = [quiet(house, number) for number in range(2)]
    told = "no letter with a key that begins with 'ffff'; see `corr mail list`"
    refused(run(house, "mail", "drop", *keys, "ffff"), told)
    assert len(house.office.store.letters.in_state("quarantined")) == 2
    done = run(house, "mail", "drop", *keys)
    assert (done.status, done.out) == (0, "".join(f"dropped: {key}\n" for key in keys))
    assert house.office.store.letters.in_state("quarantined") == []
