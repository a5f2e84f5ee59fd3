"""What needs an arbiter: in `corr status`, and once a day by mail until it is settled."""

import json
from datetime import date, timedelta

import pytest

from corr.service.event.entering import refuse_entry
from corr.service.watch.needs import SOURCES, Urgency, needs_of
from corr.service.watch.overview import look_at, overview_of
from tests.commands import corr
from tests.desk import confirm, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, START, House, member_list
from tests.service.event.test_entries import act, write

OTHER = "other@club.test"


@pytest.fixture
def house(tmp_path):
    """An event before its start, in Stockholm, with two arbiters."""
    event = {"arbiters": [ARBITER, OTHER], "max_players": 3}
    with House(tmp_path, (ANNA, BO), event=event) as it:
        it.members(member_list((ANNA, BO, CAI, DAG)))
        it.letters()
        yield it


def needs(house):
    found = needs_of(house.office, look_at(house.office, house.now))
    assert found == needs_of(house.office, overview_of(house.office, house.now).look)
    return found


def kinds(house):
    return [one.kind for one in needs(house)]


def mornings(house, days=1):
    """The letters of the next days, looked for before, at and after the hour of Stockholm."""
    found = []
    for _ in range(days):
        house.now += timedelta(days=1)
        for hour in (5, 6, 17, 18):
            house.now = house.now.replace(hour=hour, minute=5)
            found += [one for one in house.look() if one.to in (ARBITER, OTHER)]
    return found


# -- what there is to do ----


def test_nothing_needs_anybody_where_all_is_well(house):
    house.drain()
    assert needs(house) == ()
    assert mornings(house, 3) == []


def test_a_wish_waits_with_ready_commands_and_is_settled_by_a_no(house):
    write(house, CAI, "enter SK24")
    (need,) = needs(house)
    cai = house.player(CAI)
    assert (need.event, need.urgency) == (EVENT, Urgency.TODAY)
    assert need.line == (
        f"Cai ({cai}) would like to take part: `corr event enter SK24 {cai}`, "
        f"or `corr event refuse SK24 {cai} --reason TEXT`"
    )
    refuse_entry(house.office, EVENT, cai, act(house, "no", "no members"))
    assert needs(house) == ()


def test_after_the_last_day_of_entries_the_ready_command_says_that_it_is_late(tmp_path):
    event = {"entry_until": (START - timedelta(days=5)).date()}
    with House(tmp_path, (ANNA, BO), event=event) as house:
        house.members(member_list((ANNA, BO, CAI)))
        write(house, CAI, "enter SK24")
        house.now = START - timedelta(days=3)
        house.reopen()
        (need,) = (one for one in needs(house) if one.kind == "entry")
        assert need.commands[0] == f"corr event enter SK24 {house.player(CAI)} --late"
        done = corr(tmp_path, *need.commands[0].split()[1:], "--yes")
        assert done.status == 0, done.err


def test_what_stands_still_comes_before_what_can_wait(house):
    house.now = START - timedelta(hours=12)
    write(house, CAI, "enter SK24")
    house.take(b"Subject: nobody wrote this\r\n\r\na1\r\n")
    house.handle()
    house.letters()
    house.now = START
    house.drain()
    assert kinds(house) == ["entry", "start", "set_aside"]
    house.take(house.compose(DAG, "hello"))
    house.now += timedelta(hours=2)
    house.drain()
    assert kinds(house)[0] == "letter_handled"


def test_a_time_that_is_over_where_the_arbiter_decides(tmp_path):
    with House(tmp_path, clock={"forfeit": "arbiter"}) as house:
        house.start()
        house.wait(days=7, hours=2)
        (need,) = needs(house)
        assert need.kind == "time_over"
        assert need.commands[0] == f"corr clock forfeit {EVENT}-001 --reason TEXT"


def test_an_event_whose_games_are_over_waits_to_be_closed(tmp_path):
    with House(tmp_path) as house:
        house.start()
        house.say(house.second, f"{EVENT}-001 resign")
        (need,) = needs(house)
        assert (need.kind, need.urgency) == ("over", Urgency.SOON)
        assert need.commands == ("corr event close SK24 --dry-run",)
        assert len(mornings(house, 2)) == 2


def test_an_appeal_waits_for_its_decision(tmp_path):
    event = {"committee": ["board@club.test"]}
    with House(tmp_path, (ANNA, BO, CAI), event=event) as house:
        house.start()
        annul = f'corr event annul {EVENT}-001 --reason "an old address"'
        told = confirm(house, send(house, annul, ARBITER), ARBITER).to(house.first)
        house.give(house.compose(house.first, "appeal: it was the new one", told))
        house.drain()
        need = next(one for one in needs(house) if one.kind == "appeal")
        assert need.words.endswith("so that the ruling stands")
        assert need.commands[1] == f"corr appeal decide {EVENT} 1 allow --reason TEXT"


def test_the_status_says_the_same_and_so_does_its_json(house):
    write(house, CAI, "enter SK24")
    house.drain()
    house.reopen()
    found = json.loads(corr(house.folder, "status", "--json").out)
    (need,) = [one for one in found["needs_you"] if one["kind"] == "entry"]
    assert need["commands"][0] == f"corr event enter SK24 {house.player(CAI)}"
    assert (need["kind"], need["urgency"], need["about"]) == ("entry", "today", house.player(CAI))
    assert f"{EVENT}: Cai" in " ".join(found["needs"])
    shown = corr(house.folder, "status")
    assert shown.status == 1
    assert f"NEEDS YOU  {EVENT}: Cai ({house.player(CAI)}) would like to take part" in shown.out


def test_every_source_gives_needs_that_can_be_told_apart(house):
    write(house, CAI, "enter SK24")
    write(house, DAG, "enter SK24")
    found = needs(house)
    assert len({one.key for one in found}) == len(found) == 2
    assert len(set(SOURCES)) == len(SOURCES)


# -- the letter ----


def test_every_arbiter_hears_at_seven_in_the_events_zone_and_once_a_day(house):
    write(house, CAI, "enter SK24")
    house.letters()
    posts = mornings(house)
    assert sorted(one.to for one in posts) == [ARBITER, OTHER]
    assert {(one.mail["Date"].datetime.hour, one.subject) for one in posts} == {
        (6, "1 thing needs you")
    }
    assert f"NEW: SK24: Cai ({house.player(CAI)}) would like to take part" in posts[0].words
    assert f"corr event enter SK24 {house.player(CAI)}" in posts[0].words


def test_what_is_new_is_marked_and_what_is_settled_is_left_out(house):
    write(house, CAI, "enter SK24")
    mornings(house)
    write(house, DAG, "enter SK24")
    house.letters()
    post = next(one for one in mornings(house) if one.to == OTHER)
    assert post.subject == "2 things need you, 1 of them new"
    assert post.words.count("NEW: ") == 1
    assert "NEW: SK24: Dag" in post.words
    for one in (CAI, DAG):
        refuse_entry(house.office, EVENT, house.player(one), act(house, f"no{one}", "full"))
    house.letters()
    assert mornings(house) == []


def test_a_new_process_does_not_say_it_again(house):
    write(house, CAI, "enter SK24")
    house.letters()
    house.now = house.now.replace(hour=6, minute=5) + timedelta(days=1)
    assert len(house.look()) == 2
    house.reopen()
    assert house.wait(minutes=20) == []


def test_after_an_outage_the_letter_comes_late_and_once(house):
    write(house, CAI, "enter SK24")
    house.letters()
    mornings(house)
    house.now = house.now.replace(hour=15) + timedelta(days=2)
    assert len(house.look()) == 2
    assert house.wait(hours=2) == []


def test_what_concerns_the_mail_is_for_the_operator_alone(house):
    house.take(b"Subject: nobody wrote this\r\n\r\na1\r\n")
    house.handle()
    house.letters()
    (post,) = mornings(house)
    assert post.to == ARBITER
    assert "1 letter set aside for you to look at" in post.words
    assert "corr mail list" in post.words


def test_the_hour_is_a_setting(tmp_path):
    from tests.office import SETTINGS

    settings = SETTINGS.replace("[secrets]", "digest_hour = 18\n[secrets]")
    with House(tmp_path, (ANNA, BO), settings=settings) as house:
        house.members(member_list((ANNA, BO, CAI)))
        house.letters()
        write(house, CAI, "enter SK24")
        house.letters()
        (post,) = mornings(house)
        assert post.mail["Date"].datetime.hour == 17


def test_too_few_players_need_a_decision_until_the_event_starts(tmp_path):
    event = {"min_players": 5, "entry_until": date(2024, 1, 25)}
    with House(tmp_path, (ANNA, BO), event=event) as house:
        house.now = START.replace(month=1, day=26)
        house.drain()
        need = next(one for one in needs(house) if one.event)
        assert need.line.startswith("entries are over, with 2 players instead of 5: `corr event")
