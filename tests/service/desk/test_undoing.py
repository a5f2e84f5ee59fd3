"""A ruling is undone by a new one: results, players, clocks, leave; or it is said why not."""

import re
from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.service.desk.log import as_lines, log_of
from corr.service.desk.undoing import give_back_results
from corr.service.event.event_files import event_tables
from corr.service.event.rounds import draw_next_round
from corr.service.office.office import Occasion
from corr.service.watch.check import check_all
from corr.tournament.contest.ruled import ACTS, LASTED, act_of
from corr.tournament.events.events_contest import EXCLUSION
from corr.who import Who
from tests.acts.declarations import BY_LETTER, RULINGS
from tests.desk import confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVA, EVENT, House, Outcome

GAME = f"{EVENT}-001"
DAY = timedelta(days=1)
UNNUMBERED = frozenset(
    {
        *("player add", "event vouchers", "event test", "event start", "event rules"),
        *("event draw", "mail release", "mail drop", "mail resend"),
        *("player reachable", "player unreachable", "event heard"),
    }
)
"""The acts by mail that are no rulings."""


@pytest.fixture(scope="module")
def two_players(tmp_path_factory):
    with House(tmp_path_factory.mktemp("two"), clock={"silence": []}).start() as it:
        yield it


@pytest.fixture(scope="module")
def four_players(tmp_path_factory):
    people = (ANNA, BO, CAI, DAG)
    with House(tmp_path_factory.mktemp("four"), people, clock={"silence": []}).start() as it:
        yield it


@pytest.fixture
def house(two_players, tmp_path):
    """Two players, one game, and an arbiter who works by mail."""
    with copied(two_players, tmp_path) as it:
        yield it


@pytest.fixture
def four(four_players, tmp_path):
    """Four players and six games."""
    with copied(four_players, tmp_path) as it:
        yield it


def rule(house, line):
    """Carry out a command as one that came by mail; all that was sent."""
    house.letters()
    house.rulings = getattr(house, "rulings", 0) + 1
    command = house.office.desk.read(f'{line} --reason "because"', {})
    occasion = Occasion(at=house.now, cause=f"desk.{house.rulings}", by=ARBITER)
    with house.office.folder.transaction():
        house.office.desk.carry_out(house.office, command, occasion)
    return Outcome(key="", state="", reason="", posts=house.letters())


def by_mail(house, line):
    """Give a command by a letter of the arbiter, and confirm it."""
    return confirm(house, send(house, f'{line} --reason "because"'))


def refused(house, line):
    """Give a command by mail that cannot be done; what the answer says."""
    command = house.office.desk.read(f'{line} --reason "because"', {})
    occasion = Occasion(at=house.now, cause="desk.refused", by=ARBITER)
    with pytest.raises(ArbiterError) as error, house.office.folder.transaction():
        house.office.desk.carry_out(house.office, command, occasion)
    return str(error.value)


def undo(house, number, more=""):
    return rule(house, f"undo {EVENT} {number} {more}")


def number_of(house, address):
    return house.office.store.players.player_by_address(address).id


def contest(house):
    return house.office.folder.contest(EVENT)


def points(house):
    table = event_tables(house.office, contest(house)).table
    return {row.player: row.game_points for row in table.rows}


def result(house, number=1):
    found = house.game(number).result
    return (found.points(), found.ending) if found else None


def consistent(house):
    return [one for one in check_all(house.office).faults if one.where.startswith(EVENT)] == []


def test_every_ruling_in_an_event_has_something_that_undoes_it_or_an_advice():
    others = {Who.RANKING, Who.RANKERS, Who.BOARD}  # the registers' acts have logs of their own
    acts = {name for name, one in BY_LETTER.items() if not one.reads and one.who not in others}
    assert {name for name in acts if not BY_LETTER[name].key} == UNNUMBERED
    assert all(one.undone for one in RULINGS.values())
    assert {key for key in LASTED if key} <= {
        key for key, one in RULINGS.items() if isinstance(one.undone, str)
    }


def test_keys_that_logs_have_kept_are_those_of_acts_for_ever():
    assert set(ACTS.values()) <= set(RULINGS)


def test_the_advice_on_what_stays_names_a_command_or_says_that_it_is_final():
    for key, one in RULINGS.items():
        if isinstance(one.undone, str):
            assert re.search("`corr |final|rule anew", one.undone), key


def test_a_ruling_is_undone_by_its_key_whatever_its_command_is_called_then(house):
    rule(house, f"event rule {GAME} 1-0")
    (ruled,) = (one for one in contest(house).rulings.values())
    assert ruled.act.key == "rule"
    renamed = replace(ruled, act=replace(ruled.act, command=f"corr game end {GAME} 1-0"))
    assert RULINGS[renamed.key].undone is give_back_results


def test_a_ruling_from_before_there_were_keys_is_undone_by_the_words_of_its_command(house):
    rule(house, f"event rule {GAME} 1-0")
    (ruled,) = (one for one in contest(house).rulings.values())
    old = replace(ruled, act=replace(ruled.act, key=""))
    assert old.key == "rule"
    assert {act_of(f"corr {name} {EVENT} 7") for name in ACTS} == set(ACTS.values())


# -- results ----


def test_a_game_that_was_ruled_goes_on_when_that_is_undone(house):
    house.play("a1; a2")
    rule(house, f"event rule {GAME} 1-0")
    done = undo(house, 1)
    assert house.game().result is None
    assert house.game().clock.due == house.now + 7 * DAY
    assert {house.first, house.second} <= set(done.readers)
    assert "goes on" in done.to(house.first).words
    house.play("a3")
    assert consistent(house)


def test_the_days_are_those_that_the_arbiter_names(house):
    rule(house, f"event rule {GAME} 1-0")
    undo(house, 1, "--days 12")
    assert house.game().clock.due == house.now + 12 * DAY


def test_a_corrected_result_is_what_it_was_before(house):
    house.play("a1")
    house.say(house.second, "resign\nresign")
    assert result(house) == ("1-0", "resign")
    rule(house, f"event correct {GAME} 0-1")
    done = undo(house, 1)
    assert result(house) == ("1-0", "resign")
    assert "corrected" in done.to(house.second).words
    assert points(house)[house.game().players[Seat.FIRST]] == 1
    assert consistent(house)


@pytest.mark.parametrize("over", [True, False])
def test_an_annulled_game_counts_again_or_goes_on(house, over):
    house.play("a1; a2")
    if over:
        house.say(house.first, "resign\nresign")
    rule(house, f"event annul {GAME}")
    undo(house, 1)
    assert result(house) == (("0-1", "resign") if over else None)
    assert consistent(house)


def test_a_game_that_was_set_in_place_of_another_is_annulled_with_it(house):
    rule(house, f"event annul {GAME} --again")
    assert house.game(2).result is None
    undo(house, 1)
    assert house.game(2).result.is_annulled
    assert house.game(1).result is None
    assert consistent(house)


def test_a_game_that_was_let_go_on_is_over_as_it_was(house):
    rule(house, f"event rule {GAME} 0-1 --ending walkover")
    rule(house, f"game reopen {GAME} --days 5")
    undo(house, 2)
    assert result(house) == ("0-1", "walkover")


def test_time_that_was_forfeited_is_given_back(tmp_path):
    with House(tmp_path, clock={"silence": [], "forfeit": "arbiter"}).start() as house:
        house.wait(days=9)
        rule(house, f"clock forfeit {GAME}")
        assert result(house)[1] == "time"
        undo(house, 1, "--days 3")
        assert house.game().clock.due == house.now + 3 * DAY


def test_a_ruling_on_which_a_later_one_builds_is_undone_after_it(house):
    rule(house, f"event rule {GAME} 1-0")
    rule(house, f"event correct {GAME} 0-1")
    said = refused(house, f"undo {EVENT} 1")
    assert "ruling 2 is about SK24-001, too" in said
    assert f"corr undo {EVENT} 2" in said
    undo(house, 2)
    undo(house, 1)
    assert house.game().result is None


def test_a_game_that_has_gone_on_and_ended_keeps_its_result(house):
    rule(house, f"event rule {GAME} 1-0")
    rule(house, f"game reopen {GAME} --days 5")
    house.say(house.first, "resign\nresign")
    assert "has changed since ruling 2" in refused(house, f"undo {EVENT} 2")
    assert result(house) == ("0-1", "resign")


def test_nothing_is_undone_twice_and_no_undoing_is_undone(house):
    rule(house, f"event rule {GAME} 1-0")
    undo(house, 1)
    assert "was undone by ruling 2 already" in refused(house, f"undo {EVENT} 1")
    said = refused(house, f"undo {EVENT} 2")
    assert f"`corr event rule {GAME} 1-0`" in said
    assert f"its rulings are 1 to 2; `corr log {EVENT}`" in refused(house, f"undo {EVENT} 9")


def test_the_log_shows_both_ends(house):
    rule(house, f"event rule {GAME} 1-0")
    undo(house, 1)
    lines = [line.strip() for line in as_lines(log_of(house.office, EVENT))]
    assert "undone by ruling 2" in lines
    assert "undoes ruling 1" in lines
    assert f"ruling 1 is undone: {GAME} is ruled 1-0, adjudication" in lines


def test_a_ruling_is_undone_by_a_letter_of_the_arbiter(house):
    by_mail(house, f"event rule {GAME} 1-0")
    done = by_mail(house, f"undo {EVENT} 1")
    assert house.game().result is None
    assert contest(house).rulings[1].undone_by == 2
    assert "ruling 1 is undone" in done.to(ARBITER).words
    said = send(house, f'undo {EVENT} 1 --reason "again"').to(ARBITER)
    assert "was undone by ruling 2 already" in said.words


def test_a_dry_run_shows_who_would_be_told_and_changes_nothing(house):
    rule(house, f"event rule {GAME} 1-0")
    before = house.events()
    shown = send(house, f'undo {EVENT} 1 --reason "why"')
    assert "What would be done: ruling 1 is undone: " in shown.to(ARBITER).words
    assert "How the table would change" in shown.to(ARBITER).words
    assert house.events() == before


def test_an_appeal_is_settled_by_undoing_what_it_is_about(house):
    rule(house, f"event rule {GAME} 1-0")
    assert house.say(house.second, "appeal: I was winning").state == "handled"
    assert contest(house).rulings[1].is_open
    undo(house, 1)
    assert not contest(house).rulings[1].is_open
    assert "was undone by ruling 2" in refused(house, f"appeal decide {EVENT} 1 dismiss")


def test_a_ruling_whose_appeal_was_dismissed_stands(house):
    rule(house, f"event rule {GAME} 1-0")
    house.say(house.second, "appeal: I was winning")
    rule(house, f"appeal decide {EVENT} 1 dismiss")
    words = refused(house, f"undo {EVENT} 1")
    assert "was dismissed: the ruling stands, and that is final" in words
    assert "(`corr appeal decide`) cannot be undone" in refused(house, f"undo {EVENT} 2")


# -- time ----


def test_time_that_was_given_is_taken_back(house):
    due = house.game().clock.due
    rule(house, f"clock extend {GAME} --days 5")
    done = undo(house, 1)
    assert house.game().clock.due == due
    assert "taken back the 5 days" in done.to(house.first).words
    assert consistent(house)


def test_time_that_has_been_used_is_not_taken_back(house):
    rule(house, f"clock extend {GAME} --days 5")
    house.wait(days=8)
    assert "has been used" in refused(house, f"undo {EVENT} 1")
    assert house.game().result is None


def test_a_clock_that_was_stopped_runs_and_stands_still_again(house):
    rule(house, f"clock pause {GAME}")
    undo(house, 1)
    assert house.game().clock.stopped is None
    rule(house, f"clock pause {GAME}")
    rule(house, f"clock resume {GAME}")
    undo(house, 4)
    assert house.game().clock.stopped == house.now


# -- players ----


def test_a_player_who_was_withdrawn_plays_on(four):
    anna = number_of(four, ANNA)
    mine = [row.id for row in four.office.store.events.games_of_player(anna)]
    number = int(mine[0].rpartition("-")[2])
    four.say(
        four.seated(four.game(number).position.to_act, number), "resign\nresign", number=number
    )
    before = points(four)
    rule(four, f"event withdraw {EVENT} {anna}")
    assert anna not in points(four)
    done = undo(four, 1)
    assert contest(four).withdrawn == {}
    assert [one for one in mine if four.office.folder.game(one).result is None] == mine[1:]
    assert points(four) == before
    assert "take part in Sverigekorr 2024 again. 2 games" in " ".join(
        one.words for one in done.posts if one.to == ANNA
    )
    assert consistent(four)


def test_of_two_who_left_and_come_back_each_gets_the_games_that_the_other_can_play(four):
    anna, bo = number_of(four, ANNA), number_of(four, BO)
    shared = next(n for n in range(1, 7) if set(four.game(n).players.values()) == {anna, bo})
    rule(four, f"event withdraw {EVENT} {anna}")
    rule(four, f"event withdraw {EVENT} {bo}")
    undo(four, 1)
    seat = four.game(shared).seat_of(anna)
    assert (four.game(shared).result.winner, four.game(shared).result.ending) == (
        seat,
        "withdrawal",
    )
    undo(four, 2)
    assert four.game(shared).result is None
    assert all(four.game(n).result is None for n in range(1, 7))
    assert consistent(four)


def test_whoever_left_by_a_letter_is_reinstated_by_command(four):
    four.say(ANNA, f"withdraw {EVENT}")
    four.say(ANNA, f"withdraw {EVENT}")
    assert list(contest(four).withdrawn) == [number_of(four, ANNA)]
    rule(four, f"event reinstate {EVENT} {number_of(four, ANNA)} --days 9")
    assert contest(four).withdrawn == {}
    assert four.game(1).clock.due == four.now + 9 * DAY
    assert "has not left" in refused(four, f"event reinstate {EVENT} {number_of(four, ANNA)}")
    assert consistent(four)


def test_a_result_that_was_ruled_after_a_withdrawal_stays(four):
    anna = number_of(four, ANNA)
    mine = [row.id for row in four.office.store.events.games_of_player(anna)]
    rule(four, f"event withdraw {EVENT} {anna}")
    rule(four, f"event correct {mine[0]} 1/2-1/2")
    undo(four, 1)
    assert four.office.folder.game(mine[0]).result.points() == "1/2-1/2"
    assert four.office.folder.game(mine[1]).result is None


def test_a_withdrawal_before_the_start_is_undone_by_entering_again(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)) as house:
        rule(house, f"event withdraw {EVENT} {number_of(house, CAI)}")
        done = undo(house, 1)
        assert number_of(house, CAI) in contest(house).entries
        assert CAI in done.readers
        rule(house, f"event withdraw {EVENT} {number_of(house, CAI)}")
        house.start()
        assert "has begun without them" in refused(house, f"undo {EVENT} 3")


def test_a_place_goes_back_from_a_substitute(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI), clock={"silence": []}) as house:
        house.members("name,email\nEva,eva@players.test\n")
        house.start()
        cai, eva = number_of(house, CAI), number_of(house, EVA)
        rule(house, f"event substitute {EVENT} {cai} {eva}")
        undo(house, 1)
        assert cai in contest(house).order
        assert eva not in contest(house).order
        assert consistent(house)


def test_measures_stand_in_the_log_and_are_lifted(house):
    anna = number_of(house, ANNA)
    done = rule(house, f"event warn {EVENT} {anna}")
    assert "warns you" in done.to(ANNA).words
    assert BO not in done.readers
    done = rule(house, f"event reprimand {EVENT} {anna}")
    assert "may be excluded" in done.to(ANNA).words
    assert [one.measure for one in contest(house).measures] == ["warning", "reprimand"]
    done = undo(house, 1)
    assert "lifted" in done.to(ANNA).words
    assert [one.measure for one in contest(house).measures] == ["reprimand"]


def test_the_status_of_an_event_tells_the_measures_that_stand(house):
    anna = number_of(house, ANNA)
    rule(house, f"event reprimand {EVENT} {anna}")
    shown = send(house, f"event status {EVENT}").to(ARBITER).words
    assert 'reprimand Anna (P0001): "because"' in shown
    undo(house, 1)
    assert "reprimand" not in send(house, f"event status {EVENT}").to(ARBITER).words


def test_who_is_excluded_is_out_may_appeal_and_can_come_back(four):
    anna = number_of(four, ANNA)
    done = rule(four, f"event exclude {EVENT} {anna}")
    (told,) = (one for one in done.posts if one.to == ANNA)
    assert "has excluded you" in told.words
    assert "appeal:" in told.words
    assert {four.game(n).result.ending for n in range(1, 7) if four.game(n).result} == {
        "withdrawal"
    }
    assert [one.measure for one in contest(four).measures] == [EXCLUSION]
    undo(four, 1)
    assert contest(four).measures == ()
    assert all(four.game(n).result is None for n in range(1, 7))
    assert consistent(four)


# -- entries, rounds to come, leave ----


def test_whoever_was_refused_waits_again_where_they_waited(tmp_path):
    event = {"entry": "confirmed", "max_players": 9}
    with House(tmp_path, (ANNA, BO), event=event) as house:
        house.members("name,email\nCai,cai@players.test\nDag,dag@players.test\n")
        for sender in (CAI, DAG):
            house.now += timedelta(hours=1)
            letter = house.give(house.compose(sender, "settings")).to(sender)
            house.give(house.compose(sender, f"enter {EVENT}", letter))
        waiting = [one.player for one in contest(house).book.wishes]
        assert waiting == [number_of(house, CAI), number_of(house, DAG)]
        rule(house, f"event refuse {EVENT} {waiting[0]}")
        done = undo(house, 1)
        assert [one.player for one in contest(house).book.wishes] == waiting
        assert CAI in done.readers


def test_a_bye_is_decided_as_it_was_before(tmp_path):
    system = {"kind": "monrad", "rounds": 3}
    with House(tmp_path, (ANNA, BO, CAI), system=system).start() as house:
        anna, bo = number_of(house, ANNA), number_of(house, BO)
        free = contest(house).byes[0][1]
        one, other = (player for player in contest(house).order if player != free)
        rule(house, f"event bye {EVENT} {one}")
        rule(house, f"event bye {EVENT} {other}")
        undo(house, 2)
        assert contest(house).free[2] == (one,)
        assert {anna, bo} & {one, other}
        undo(house, 1)
        assert contest(house).free[2] == ()


def test_leave_that_was_granted_ends_after_a_days_warning_and_is_given_again(house):
    first, last = house.now.date(), (house.now + 10 * DAY).date()
    anna = number_of(house, ANNA)
    rule(house, f"leave grant {anna} {first} {last} --event {EVENT}")
    seat = house.game().seat_of(anna)
    assert house.game().times.leave(seat, house.now)[1] > house.now + 9 * DAY
    undo(house, 1)
    assert house.game().times.leave(seat, house.now)[1] == house.now + DAY
    rule(house, f"leave grant {anna} {first} {last} --event {EVENT}")
    rule(house, f"leave cancel {anna} --event {EVENT}")
    undo(house, 4)
    assert house.game().times.leave(seat, house.now)[1] > house.now + 9 * DAY
    assert consistent(house)


def test_other_leave_of_a_player_is_not_taken_back_with_what_was_granted(house):
    anna = number_of(house, ANNA)
    days = [(house.now + n * DAY).date() for n in (0, 5, 10, 15)]
    rule(house, f"leave grant {anna} {days[0]} {days[1]}")
    rule(house, f"leave grant {anna} {days[2]} {days[3]}")
    assert "has other leave, too" in refused(house, f"undo {EVENT} 1")


# -- what follows in other systems ----


def test_in_a_cup_the_next_round_follows_from_who_came_back(tmp_path):
    people = (ANNA, BO, CAI, DAG)
    system = {"kind": "cup", "games_per_pair": 1}
    with House(tmp_path, people, system=system, clock={"silence": []}).start() as house:
        gone = house.game(1).players[Seat.FIRST]
        rule(house, f"event rule {EVENT}-002 1-0")
        rule(house, f"event withdraw {EVENT} {gone}")
        draw_next_round(house.office, EVENT, house.act("draw"))
        (final,) = (one for one in contest(house).pairings if one.round == 2)
        assert gone not in (final.first, final.second)
        undo(house, 2)
        assert house.office.folder.game(final.game).result.is_annulled
        assert house.game(1).result is None
        assert consistent(house)
