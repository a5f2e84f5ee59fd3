"""The rules of an event reach everybody who plays in it, and it is known when (art. 1 §3)."""

import json
from contextlib import suppress
from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.service.desk.taking_part import enter_late, substitute_player, withdraw_player
from corr.service.event.opening import note_rules, send_rules_later, start_event
from corr.service.office.tables import the_contest
from corr.service.watch.needs import needs_of
from corr.service.watch.overview import look_at
from corr.tournament.contest.committee_days import rules_day, without_rules
from tests.commands import corr, stand_still
from tests.desk import confirm, send
from tests.office import ANNA, BO, CAI, DAG, EVENT, House, member_list

SANCTIONED = {"system": "correspondence", "sanctioned_by": "SLSF"}
RULES = f"{EVENT}: the rules in short"


def building(folder, people=(ANNA, BO, CAI), **changes):
    return House(folder, people, **{"ranking": SANCTIONED, **changes})


def silently(house):
    """The event starts without letters, as one did before the rules went out by themselves."""
    house.now += timedelta(days=10)
    start_event(house.office, EVENT, "lots", house.act("start"), letters=False)
    house.letters()
    return house


@pytest.fixture
def house(tmp_path):
    with building(tmp_path) as made:
        yield made


@pytest.fixture
def silent(tmp_path):
    with building(tmp_path) as made:
        yield silently(made)


def without_address(house, player):
    row = house.office.store.players.player_by_address(player)
    with house.office.store.transaction():
        house.office.store.players.put_player(replace(row, addresses=()))


def contest(house):
    return the_contest(house.office, EVENT)


def rules_in(posts, subject="the rules in short"):
    return [one for one in posts if subject in one.subject]


def because(house, what):
    return replace(house.act(what), reason="illness")


def needs(house):
    found = needs_of(house.office, look_at(house.office, house.now))
    return [one for one in found if one.kind == "rules"]


def report(house):
    return " ".join(corr(house.folder, "report", EVENT).out.split())


def levels(house, people=(ANNA, BO, CAI)):
    known = {"level": ["5 kyu"] * len(people), "level_since": ["2023-01-01"] * len(people)}
    house.members(member_list(people, "level level_since", **known))
    return house


def test_everybody_gets_the_rules_with_the_start_in_one_letter_each(house):
    house.start()
    found = rules_in(house.read)
    assert sorted(one.to for one in found) == [ANNA, BO, CAI]
    assert {one.cause for one in found} == {one.cause for one in house.read[-1:]}
    assert all("Places go by points" in one.words for one in found)
    assert without_rules(contest(house)) == ()


def test_it_is_the_text_that_the_order_brings(house):
    house.start()
    sent = next(one for one in rules_in(house.read) if one.to == house.second)
    asked = house.say(house.second, "rules").to(house.second)
    assert asked.text.split("[")[0] == sent.text.split("[")[0]
    assert rules_in([asked])


def test_they_are_in_the_language_of_each_reader(tmp_path):
    with building(tmp_path) as house:
        house.members(member_list([ANNA, BO, CAI], "language", language=["sv", "et", "en"]))
        house.start()
        subjects = {one.to: one.subject for one in house.read if "SK24: " in one.subject}
        said = {one.to for one in house.read if "reglerna i korthet" in one.subject}
        assert said == {ANNA}, subjects
        assert {one.to for one in rules_in(house.read)} == {CAI}


def test_a_letter_and_its_trace_are_one_transaction(house):
    house.now += timedelta(days=10)
    with suppress(RuntimeError), house.office.folder.transaction():
        start_event(house.office, EVENT, "lots", house.act("start"))
        assert len(contest(house).rules_sent) == 3
        raise RuntimeError
    house.reopen()
    assert contest(house).rules_sent == {}
    assert rules_in(house.letters()) == []


def test_a_substitute_gets_them_and_the_day_of_the_report_stays_that_of_the_start(house):
    house.members(member_list([ANNA, BO, CAI, DAG]))
    house.start()
    began = contest(house).day(house.now)
    house.now += timedelta(days=30)
    player, by = house.player(ANNA), house.player(DAG)
    substitute_player(house.office, EVENT, player, by, because(house, "substitute"))
    assert [one.to for one in rules_in(house.letters())] == [DAG]
    assert without_rules(contest(house)) == ()
    assert rules_day(contest(house)) == began


def test_who_comes_back_for_a_substitute_gets_no_second_letter(house):
    house.members(member_list([ANNA, BO, CAI, DAG]))
    house.start()
    anna, dag = house.player(ANNA), house.player(DAG)
    substitute_player(house.office, EVENT, anna, dag, because(house, "substitute"))
    assert [one.to for one in rules_in(house.letters())] == [DAG]
    house.now += timedelta(days=1)
    substitute_player(house.office, EVENT, dag, anna, because(house, "back"))
    assert rules_in(house.letters()) == []


def test_a_latecomer_gets_them_and_the_day_of_the_report_stays_that_of_the_start(tmp_path):
    people = [f"p{n}@players.test" for n in range(5)]
    with building(tmp_path, people, system={"kind": "monrad", "rounds": 3}) as house:
        house.members(member_list([*people, DAG]))
        house.start()
        began = contest(house).day(house.now)
        house.now += timedelta(days=30)
        enter_late(house.office, EVENT, [house.player(DAG)], because(house, "late"))
        assert [one.to for one in rules_in(house.letters())] == [DAG]
        assert without_rules(contest(house)) == ()
        assert rules_day(contest(house)) == began


def test_the_report_has_the_day_of_the_letters(house):
    levels(house).start()
    began = contest(house).day(house.now)
    assert f"{began + timedelta(weeks=3)} {began}" in report(house)


def test_the_report_says_that_they_were_not_sent(silent):
    due = contest(silent).spec.event.start + timedelta(weeks=3)
    told = report(levels(silent))
    assert f"{due} not sent" in told
    assert "When the rules were sent" not in told
    for lang, word in (("sv", "inte skickade"), ("et", "saatmata")):
        found = corr(silent.folder, "report", EVENT, "--lang", lang).out
        assert f"{due} {word}" in " ".join(found.split())


def test_the_report_says_to_how_many_they_were_not_sent(tmp_path):
    with building(tmp_path) as house:
        levels(house)
        without_address(house, CAI)
        house.start()
        began = contest(house).day(house.now)
        assert f"{began}, not sent to 1 player" in report(house)


def test_status_watches_the_three_weeks_and_names_the_command(silent):
    stand_still(silent.folder, silent.now)
    (need,) = needs(silent)
    due = contest(silent).spec.event.start + timedelta(weeks=3)
    assert need.words == (
        f"3 of 3 players in {EVENT} have not got its rules, which are due by {due}"
    )
    assert need.commands == (f"corr event rules {EVENT}",)
    assert need.words in corr(silent.folder, "status").out
    shown = corr(silent.folder, "event", "status", EVENT).out
    assert f"{need.words}: `corr event rules {EVENT}`" in shown
    told = json.loads(corr(silent.folder, "event", "status", EVENT, "--json").out)
    assert len(told["events"][0]["without_rules"]) == 3


def test_an_event_that_sent_them_needs_nothing(house):
    house.start()
    assert needs(house) == []
    assert "rules" not in corr(house.folder, "event", "status", EVENT).out


def test_it_is_urgent_on_the_last_day_and_no_more_is_said_of_an_event_of_before(silent):
    before = needs(silent)[0].urgency
    silent.now += timedelta(weeks=3)
    assert needs(silent)[0].urgency < before
    silent.now += timedelta(days=1)
    assert needs(silent) == []


def test_who_was_left_out_is_told_of_after_the_three_weeks(tmp_path):
    with building(tmp_path) as house:
        without_address(house, CAI)
        house.start()
        house.now += timedelta(weeks=4)
        (need,) = needs(house)
        assert need.words.startswith(f"1 of 3 players in {EVENT} has not got its rules, which w")


def test_an_event_that_counts_for_no_ranking_is_not_watched(tmp_path):
    with building(tmp_path, ranking={"system": "none"}) as house:
        silently(house)
        assert needs(house) == []


def test_who_has_left_need_not_get_them(silent):
    withdraw_player(silent.office, EVENT, silent.player(ANNA), because(silent, "withdraw"))
    assert needs(silent)[0].words.startswith("2 of 2 players")


def test_nothing_is_sent_by_itself(silent):
    assert rules_in(silent.wait(days=2)) == []


def test_the_command_sends_them_to_all_who_have_none(silent):
    shown = corr(silent.folder, "event", "rules", EVENT, "--dry-run")
    assert shown.status == 0, shown.err
    assert rules_in(silent.letters()) == []
    found = corr(silent.folder, "event", "rules", EVENT, "--yes")
    assert found.out.startswith(f"the rules of {EVENT} are sent to 3 players")
    silent.reopen()
    assert sorted(one.to for one in rules_in(silent.letters())) == [ANNA, BO, CAI]
    assert needs(silent) == []
    again = corr(silent.folder, "event", "rules", EVENT, "--yes")
    assert again.status == 2
    assert f"everybody in {EVENT} has got its rules" in again.err


def test_the_command_can_come_by_letter(silent):
    shown = send(silent, f"corr event rules {EVENT}")
    confirm(silent, shown)
    assert needs(silent) == []


def test_that_they_were_handed_over_can_be_written_down(silent):
    day = contest(silent).day(silent.now)
    found = corr(silent.folder, "event", "rules", EVENT, "--sent", f"{day}", "--yes")
    assert found.status == 0, found.err
    silent.reopen()
    assert rules_in(silent.letters()) == []
    assert f" {day}" in report(levels(silent))
    assert rules_day(contest(silent)) == day


def test_nobody_hands_them_over_on_a_day_to_come(silent):
    tomorrow = contest(silent).day(silent.now) + timedelta(days=1)
    with pytest.raises(ArbiterError, match="were not handed over"):
        note_rules(silent.office, EVENT, silent.act("note"), tomorrow)
    wrong = corr(silent.folder, "event", "rules", EVENT, "--sent", "soon")
    assert wrong.status == 2
    assert "a date such as" in wrong.err


def test_who_has_no_address_is_named_with_the_other_way(tmp_path):
    with building(tmp_path) as house:
        without_address(house, CAI)
        house.start()
        with pytest.raises(ArbiterError, match="--sent DATE"):
            send_rules_later(house.office, EVENT, house.act("rules"))


def test_an_event_that_has_not_begun_sends_none(house):
    with pytest.raises(ArbiterError):
        send_rules_later(house.office, EVENT, house.act("rules"))
    with pytest.raises(ArbiterError, match="its rules go out when it starts"):
        note_rules(house.office, EVENT, house.act("note"), house.now.date())
