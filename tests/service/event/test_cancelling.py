"""An event that is called off, before its start and in the middle of its games."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.report.event.table_page import render_page
from corr.report.event.tables import standings_json, standings_lines
from corr.report.event.trf import trf
from corr.service.desk.acting import rehearse
from corr.service.desk.rulings import rule_game
from corr.service.desk.taking_part import withdraw_player
from corr.service.event.closing import close_event
from corr.service.event.event_files import event_tables
from corr.service.event.opening import (
    Stakes,
    cancel_event,
    change_event,
    enter_players,
    open_event,
    stakes_of,
    start_event,
)
from corr.service.event.rounds import draw_next_round
from corr.service.letters.norms import norm_facts
from corr.service.players.forget import still_playing
from corr.service.watch.check import check_all
from corr.service.watch.status import as_lines, status_of, to_json
from corr.store.rows import GameRow
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, House

REASON = "too few came"
TONGUES = f"name,email,language\nAnna,{ANNA},en\nBo,{BO},sv\nCai,{CAI},et\n"


def act(house: House, what: str = "cancel"):
    return replace(house.act(what), reason=REASON)


def cancel(house: House):
    return cancel_event(house.office, EVENT, act(house))


def contest(house: House):
    return house.office.folder.contest(EVENT)


def is_sound(house: House) -> bool:
    """Whether all tables say what the events say, also to a new process."""
    house.reopen()
    return check_all(house.office).faults == ()


@pytest.fixture
def open_house(tmp_path):
    """Three players of three languages are entered; nothing has begun."""
    with House(tmp_path, (ANNA, BO, CAI), members=TONGUES) as house:
        house.letters()
        yield house


@pytest.fixture
def begun(tmp_path):
    """Three of three languages all meet: one game is over, two go on."""
    ranked = {"system": "correspondence"}
    with House(tmp_path, (ANNA, BO, CAI), members=TONGUES, ranking=ranked) as house:
        house.start()
        rule_game(house.office, f"{EVENT}-001", "1-0", act(house, "rule"))
        house.letters()
        yield house


# -- before the start ----


def test_everybody_entered_is_told_once_in_their_language_and_whom_to_write_to(open_house):
    cancel(open_house)
    letters = {one.to: one for one in open_house.letters()}
    assert set(letters) == {ANNA, BO, CAI}
    assert letters[ANNA].subject.startswith("SK24 is cancelled")
    assert REASON in letters[ANNA].words
    assert "your entry is void" in letters[ANNA].words
    assert "din anmälan gäller inte längre" in letters[BO].words
    assert "sinu osavõtt on tühistatud" in letters[CAI].words
    assert all(one.reply_to.startswith("td+P") for one in letters.values())
    assert all(ARBITER in one.words for one in letters.values())
    assert is_sound(open_house)


def test_nothing_starts_afterwards_and_the_id_stays_taken(open_house):
    spec = contest(open_house).spec
    cancel(open_house)
    open_house.letters()
    assert open_house.wait(days=20) == []
    for do in (
        lambda: start_event(open_house.office, EVENT, "lots", act(open_house)),
        lambda: enter_players(open_house.office, EVENT, ["P0001"], act(open_house)),
        lambda: enter_players(open_house.office, EVENT, ["P9999"], act(open_house), late=True),
        lambda: open_event(open_house.office, spec, act(open_house)),
        lambda: change_event(open_house.office, EVENT, spec, act(open_house)),
        lambda: close_event(open_house.office, EVENT, act(open_house)),
        lambda: withdraw_player(open_house.office, EVENT, "P0001", act(open_house)),
        lambda: cancel(open_house),
    ):
        before = len(open_house.office.store.events.of_stream(EVENT))
        try:
            do()
        except ArbiterError:
            pass
        assert len(open_house.office.store.events.of_stream(EVENT)) == before


@pytest.mark.parametrize("order", ["enter SK24", "withdraw SK24", "table SK24", "rules SK24"])
def test_a_letter_about_it_gets_a_clear_answer(open_house, order):
    cancel(open_house)
    open_house.letters()
    (answer,) = open_house.give(open_house.compose(ANNA, order)).posts
    if "write that line once more" in answer.words:
        (answer,) = open_house.give(open_house.compose(ANNA, order, answer)).posts
    assert "SK24 is cancelled and is no longer played" in answer.words
    assert REASON in answer.words


def test_a_stranger_who_wants_to_enter_hears_that_it_is_cancelled(open_house):
    cancel(open_house)
    open_house.letters()
    letters = open_house.give(open_house.compose("kim@else.test", "enter SK24")).posts
    (answer,) = letters  # and the arbiter is not asked to decide
    assert (answer.to, "It is cancelled and will not be played." in answer.words) == (
        "kim@else.test",
        True,
    )


def test_players_are_free_of_it(open_house):
    anna = open_house.player(ANNA)
    assert still_playing(open_house.office, anna) == (EVENT,)
    cancel(open_house)
    assert still_playing(open_house.office, anna) == ()


def test_an_act_without_a_reason_is_refused(open_house):
    with pytest.raises(ArbiterError, match="needs a reason"):
        cancel_event(open_house.office, EVENT, open_house.act("cancel"))


def test_a_cancelled_event_that_never_began_has_no_table(open_house):
    cancel(open_house)
    with pytest.raises(ArbiterError, match=f"cancelled before it started: {REASON}"):
        event_tables(open_house.office, contest(open_house))


# -- after the start ----


def test_what_is_at_stake_is_counted(begun):
    assert stakes_of(begun.office, EVENT) == Stakes(players=3, going=2, ended=1, waiting=0)


def test_all_games_are_annulled_and_each_player_gets_one_letter(begun):
    cancel(begun)
    letters = {one.to: one.words for one in begun.letters()}
    assert sorted(letters) == sorted((ANNA, BO, CAI))
    (over,) = [
        row for row in begun.office.store.events.games_of_event(EVENT) if row.id.endswith("001")
    ]
    (free,) = {begun.player(one) for one in (ANNA, BO, CAI)} - {over.first, over.second}
    free_at = begun.office.store.players.player(free).addresses[0]
    going = {ANNA: "One game of yours was still going", BO: "Ett av dina partier pågick"}
    twice = {ANNA: "2 games of yours were still going", BO: "2 av dina partier pågick"}
    for reader in {ANNA, BO}:
        assert (twice if reader == free_at else going)[reader] in letters[reader]
    rows = begun.office.store.events.games_of_event(EVENT)
    assert {(row.state, row.ending, row.result) for row in rows} == {("ended", "annulled", "")}
    assert is_sound(begun)


def test_clocks_stop_and_nobody_hears_of_time_any_more(begun):
    cancel(begun)
    begun.letters()
    assert begun.wait(days=4) == []
    assert begun.wait(days=30) == []


def test_a_move_in_an_annulled_game_changes_nothing(begun):
    cancel(begun)
    begun.letters()
    game = begun.game(2)
    sender = begun.office.store.players.player(game.players[game.position.to_act]).addresses[0]
    done = begun.say(sender, "h8", 2)
    assert done.state == "refused"
    assert begun.game(2).moves == ()


def test_there_are_no_norms_no_report_and_no_levels(begun):
    anna = begun.player(ANNA)
    cancel(begun)
    assert norm_facts(begun.office.store, contest(begun), anna, begun.now) is None
    with pytest.raises(ArbiterError, match="only a running event can be closed"):
        close_event(begun.office, EVENT, act(begun))
    with pytest.raises(ArbiterError, match="only while it runs"):
        rule_game(begun.office, f"{EVENT}-002", "1-0", act(begun, "rule"))
    assert begun.office.store.events.report(EVENT, 1) == {}


def test_tables_and_exports_say_what_it_is(begun):
    cancel(begun)
    tables = event_tables(begun.office, contest(begun))
    (line,) = standings_lines(tables)
    assert line == f"SK24  Sverigekorr 2024: cancelled on 2024-02-01, no game counts ({REASON})"
    told = standings_json(tables)
    assert told["standings"] == []
    assert told["event"]["cancelled"] == {"on": "2024-02-01", "why": REASON}
    for lang, words in (("en", "Cancelled on"), ("sv", "Inställd"), ("et", "Ära jäetud")):
        page = render_page(tables, lang)
        assert f"{words} 2024-02-01" in page
        assert '<table class="cross">' not in page
    with pytest.raises(ArbiterError, match="it was cancelled on 2024-02-01"):
        trf(tables)


def test_the_status_says_when_and_why(begun):
    cancel(begun)
    found = [status_of(begun.office, EVENT, begun.now)]
    lines = as_lines(begun.office, found)
    assert lines[:2] == [
        "SK24  Sverigekorr 2024: cancelled, 3 players",
        f"  cancelled on 2024-02-01, no game counts: {REASON}",
    ]
    (event,) = to_json(begun.office, found)["events"]
    assert (event["state"], event["cancelled"]["reason"]) == ("cancelled", REASON)


def test_a_rehearsal_shows_that_everybody_loses_their_place_and_does_nothing(begun):
    found = rehearse(begun.office, EVENT, act(begun), lambda: cancel(begun))
    assert sorted(one.to for one in found.letters) == sorted((ANNA, BO, CAI))
    assert {change.after.status for change in found.table} == {"annulled"}
    assert contest(begun).state == "running"
    assert begun.letters() == []


def test_who_left_before_is_told_too_for_their_results_are_gone(begun):
    withdraw_player(begun.office, EVENT, begun.player(CAI), act(begun, "withdraw"))
    begun.letters()
    cancel(begun)
    assert sorted(one.to for one in begun.letters()) == sorted((ANNA, BO, CAI))
    assert is_sound(begun)


def test_rounds_that_wait_for_their_day_never_begin(tmp_path):
    slow = {"per_move": "90d", "reminders": [], "silence": []}
    dated = {"round_days": 30}
    with House(tmp_path, (ANNA, BO, CAI, DAG), system=dated, clock=slow) as house:
        house.start()
        assert stakes_of(house.office, EVENT).waiting == 4
        cancel(house)
        house.letters()
        assert house.wait(days=31) == []
        with pytest.raises(ArbiterError, match="only while it runs"):
            draw_next_round(house.office, EVENT, act(house, "draw"))
        assert len(house.office.store.events.games_of_event(EVENT)) == 2
        assert is_sound(house)


def test_a_game_that_went_on_in_a_cancelled_event_would_be_found(begun):
    row: GameRow = begun.office.store.events.games_of_event(EVENT)[1]
    cancel(begun)
    with begun.office.store.transaction():
        begun.office.store.events.put_game(replace(row, due_at=begun.now + timedelta(days=1)))
    told = [one.what for one in check_all(begun.office).faults if one.where == EVENT]
    assert told == ["the event is cancelled, and games of it go on"]
