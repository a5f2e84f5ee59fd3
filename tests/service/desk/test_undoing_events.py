"""Rulings about files, draws, entries and teams are undone; or the advice given instead works."""

from datetime import timedelta

import pytest

from corr.games.rules import Seat
from corr.service.event.rounds import draw_next_round
from tests.commands import corr
from tests.desk import send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, House
from tests.service.desk.test_undoing import (
    GAME,
    consistent,
    contest,
    number_of,
    points,
    refused,
    result,
    rule,
    undo,
)
from tests.service.event.test_stages import PEOPLE as STAGED
from tests.service.event.test_stages import staged
from tests.service.event.test_teams import TOWNS, Teams

FOUR = (ANNA, BO, CAI, DAG)
MONRAD = {"kind": "monrad", "rounds": 3}


def shown(house, line):
    """What the arbiter reads of a command before it is confirmed."""
    return send(house, f'{line} --reason "because"').to(ARBITER).words


# -- what counts for the draw of a Monrad ----


@pytest.fixture
def monrad(tmp_path):
    with House(tmp_path, FOUR, system=MONRAD, clock={"silence": []}) as it:
        it.start()
        yield it


def test_a_game_that_was_assessed_counts_for_the_draw_as_before(monrad):
    rule(monrad, f"event assess {GAME} 1-0")
    done = undo(monrad, 1)
    assert contest(monrad).assessed == {}
    assert "no longer counts with an assumed result" in done.to(monrad.first).words
    assert consistent(monrad)


def test_of_two_assessments_the_later_one_is_undone_first(monrad):
    rule(monrad, f"event assess {GAME} 1-0")
    rule(monrad, f"event assess {GAME} 0-1")
    assert f"`corr undo {EVENT} 2 --reason TEXT` comes first" in refused(monrad, f"undo {EVENT} 1")
    done = undo(monrad, 2)
    assert contest(monrad).assessed == {GAME: "1-0"}
    assert "won by you" in done.to(monrad.first).words
    undo(monrad, 1)
    assert contest(monrad).assessed == {}


def test_of_a_game_that_is_over_the_real_result_counts_and_no_other(monrad):
    rule(monrad, f"event assess {GAME} 1-0")
    rule(monrad, f"event rule {GAME} 0-1")
    assert "its real result counts" in refused(monrad, f"undo {EVENT} 1")


# -- who goes before whom ----


@pytest.mark.slow
def test_a_decision_about_who_goes_on_is_taken_back_before_it_was_used(tmp_path):
    with staged(tmp_path) as house:
        house.start()
        house.rule_all()
        cai, dag = (house.player(one) for one in STAGED[2:4])
        rule(house, f"event decide {EVENT} {dag} {cai}")
        rule(house, f"event decide {EVENT} {cai}")
        undo(house, 1)
        assert contest(house).decided == (cai,)
        undo(house, 2)
        assert contest(house).decided == ()
        house.look()
        assert "Final" not in house.sections()


@pytest.mark.slow
def test_a_final_that_was_drawn_by_a_decision_is_drawn_as_the_other_one_says(tmp_path):
    with staged(tmp_path) as house:
        house.start()
        house.rule_all()
        cai, dag = (house.player(one) for one in STAGED[2:4])
        rule(house, f"event decide {EVENT} {cai}")
        rule(house, f"event decide {EVENT} {dag}")
        house.look()
        assert "Dag" in house.sections()["Final"]
        done = undo(house, 2)
        assert "Cai" in house.sections()["Final"]
        assert {STAGED[2], STAGED[3]} <= set(done.readers)
        assert consistent(house)


# -- the event's file ----


def changed(house, **words):
    """Change the file: words of it by other words."""
    path = house.folder / "changed.toml"
    text = corr(house.folder, "event", "show", EVENT).out
    for old, new in words.items():
        assert old in text
        text = text.replace(old, new)
    path.write_text(text)
    return rule_file(house, path)


def rule_file(house, path):
    done = corr(house.folder, "event", "change", EVENT, str(path), "--reason", "better", "--yes")
    assert done.status == 0, done.err
    return house.letters()


def test_the_former_file_holds_again_and_is_shown_before(tmp_path):
    with House(tmp_path, FOUR) as house:
        before = contest(house).spec
        changed(house, **{"Sverigekorr 2024": "Julkorr"})
        found = shown(house, f"undo {EVENT} 1")
        assert '[event] name: "Julkorr" → "Sverigekorr 2024"' in found
        done = undo(house, 1)
        assert contest(house).spec == before
        assert len(contest(house).revisions) == 2
        assert ANNA in done.readers


@pytest.mark.slow
def test_a_later_change_of_the_file_is_undone_first(tmp_path):
    with House(tmp_path, FOUR) as house:
        before = contest(house).spec
        changed(house, **{"Sverigekorr 2024": "Julkorr"})
        changed(house, Julkorr="Vinterkorr")
        said = refused(house, f"undo {EVENT} 1")
        assert f"`corr undo {EVENT} 2 --reason TEXT` comes first" in said
        undo(house, 2)
        assert contest(house).spec.event.name == "Julkorr"
        undo(house, 1)
        assert contest(house).spec == before


@pytest.mark.slow
def test_a_file_on_which_the_draw_was_built_stays(tmp_path):
    with House(tmp_path, FOUR) as house:
        changed(house, **{"games_per_pair = 1": "games_per_pair = 2"})
        house.start()
        said = refused(house, f"undo {EVENT} 1")
        assert "[system] games_per_pair cannot change now that the event runs" in said


# -- who takes part ----


def test_whoever_was_let_in_again_is_out_as_before(tmp_path):
    system = {"max_running": 1}
    with House(tmp_path, FOUR, system=system, clock={"silence": []}).start() as house:
        anna = number_of(house, ANNA)
        rule(house, f"event withdraw {EVENT} {anna}")
        before, table = endings(house), points(house)
        rule(house, f"event reinstate {EVENT} {anna}")
        done = undo(house, 2)
        assert endings(house) == before
        assert "walkover" in {ending for _, ending in before.values()}
        assert points(house) == table
        assert list(contest(house).withdrawn) == [anna]
        assert ANNA in done.readers
        assert consistent(house)


def endings(house):
    rows = house.office.store.events.games_of_event(EVENT)
    return {row.id: (row.result, row.ending) for row in rows if row.state == "ended"}


@pytest.mark.slow
def test_a_game_that_two_left_has_no_winner_again(tmp_path):
    with House(tmp_path, FOUR, clock={"silence": []}).start() as house:
        anna, bo = number_of(house, ANNA), number_of(house, BO)
        rule(house, f"event withdraw {EVENT} {anna}")
        rule(house, f"event withdraw {EVENT} {bo}")
        before = endings(house)
        rule(house, f"event reinstate {EVENT} {anna}")
        assert endings(house) != before
        undo(house, 3)
        assert endings(house) == before
        assert consistent(house)


@pytest.mark.slow
def test_what_was_played_after_coming_back_stays_when_that_is_undone(tmp_path):
    with House(tmp_path, FOUR, clock={"silence": []}).start() as house:
        anna = number_of(house, ANNA)
        rule(house, f"event withdraw {EVENT} {anna}")
        rule(house, f"event reinstate {EVENT} {anna}")
        number = next(n for n in range(1, 7) if house.game(n).seat_of(anna))
        other = house.game(number).seat_of(anna).other
        house.say(house.seated(other, number), f"{EVENT}-{number:03d} resign", number)
        undo(house, 2)
        assert house.game(number).result.winner is house.game(number).seat_of(anna)
        assert house.game(number).result.ending == "resign"


@pytest.mark.slow
def test_whoever_was_excluded_and_let_in_again_is_excluded_again(tmp_path):
    with House(tmp_path, FOUR, clock={"silence": []}).start() as house:
        anna = number_of(house, ANNA)
        rule(house, f"event exclude {EVENT} {anna}")
        rule(house, f"event reinstate {EVENT} {anna}")
        assert contest(house).measures == ()
        undo(house, 2)
        assert [one.measure for one in contest(house).measures] == ["exclusion"]
        assert "has left" in refused(house, f"event withdraw {EVENT} {anna}")


def test_a_final_that_was_lost_on_time_counts_again_when_a_return_is_undone(tmp_path):
    with House(tmp_path, FOUR, system={"kind": "cup"}, clock={"silence": []}).start() as house:
        gone = house.game(1).players[Seat.FIRST]
        rule(house, f"event withdraw {EVENT} {gone}")
        rule(house, f"event rule {EVENT}-002 1-0")
        draw_next_round(house.office, EVENT, house.act("draw"))
        house.now += timedelta(days=8)
        for _ in range(3):
            house.now += timedelta(hours=1)
            house.look()
        before = endings(house)
        assert before[f"{EVENT}-003"] == ("1-0", "time")
        rule(house, f"event reinstate {EVENT} {gone}")
        assert house.game(3).result.is_annulled
        undo(house, 3)
        assert endings(house) == before
        assert consistent(house)


def test_a_team_that_was_withdrawn_plays_on_with_all_its_players(tmp_path):
    with Teams(tmp_path) as house:
        house.start()
        before = points(house)
        rule(house, f'event withdraw-team {EVENT} "{TOWNS[0]}"')
        assert endings(house)
        done = undo(house, 1)
        assert endings(house) == {}
        assert contest(house).withdrawn == {}
        assert contest(house).team_draw.withdrawn == {}
        assert points(house) == before
        assert f"{TOWNS[0]} takes part" in "".join(one.words for one in done.posts)
        rule(house, f'event withdraw-team {EVENT} "{TOWNS[0]}"')
        assert len(contest(house).withdrawn) == 3
        assert consistent(house)


# -- entries ----


def test_players_whom_the_arbiter_entered_are_taken_out(tmp_path):
    with House(tmp_path, (ANNA, BO)) as house:
        house.members("name,email\nCai,cai@players.test\nDag,dag@players.test\n")
        cai, dag = number_of(house, CAI), number_of(house, DAG)
        done = rule(house, f"event enter {EVENT} {cai} {dag}")
        assert done.readers == [CAI, DAG]
        assert contest(house).rulings[1].act.what == f"{cai} and {dag} are entered in {EVENT}"
        done = undo(house, 1)
        assert contest(house).entries == (number_of(house, ANNA), number_of(house, BO))
        assert "You are no longer entered" in done.to(CAI).words
        assert consistent(house)


def test_whoever_had_waited_for_the_arbiter_waits_again(tmp_path):
    with House(tmp_path, (ANNA, BO), event={"entry": "confirmed", "max_players": 9}) as house:
        house.members("name,email\nCai,cai@players.test\n")
        letter = house.give(house.compose(CAI, "settings")).to(CAI)
        house.give(house.compose(CAI, f"enter {EVENT}", letter))
        cai, waiting = number_of(house, CAI), contest(house).book.wishes
        rule(house, f"event enter {EVENT} {cai}")
        assert contest(house).book.wishes == ()
        undo(house, 1)
        assert contest(house).book.wishes == waiting
        assert cai not in contest(house).entries


def test_once_the_event_has_begun_nobody_s_entry_is_undone_and_the_advice_works(tmp_path):
    with House(tmp_path, (ANNA, BO)) as house:
        house.members("name,email\nCai,cai@players.test\n")
        cai = number_of(house, CAI)
        rule(house, f"event enter {EVENT} {cai}")
        house.start()
        said = refused(house, f"undo {EVENT} 1")
        assert f"`corr event withdraw {EVENT} PLAYER --reason TEXT` takes somebody out" in said
        rule(house, f"event withdraw {EVENT} {cai}")
        assert list(contest(house).withdrawn) == [cai]


# -- what is never undone ----


def test_an_event_that_was_called_off_is_opened_anew_as_the_advice_says(tmp_path):
    with House(tmp_path, (ANNA, BO)) as house:
        rule(house, f"event cancel {EVENT}")
        said = refused(house, f"undo {EVENT} 1")
        assert f"`corr event show {EVENT}` prints its file" in said
        path = house.folder / "new.toml"
        text = corr(house.folder, "event", "show", EVENT).out
        start = (house.now + timedelta(days=4000)).date()
        path.write_text(text.replace(EVENT, "SK25").replace("2024-02-01", f"{start}"))
        done = corr(house.folder, "event", "open", str(path), "--no-announce")
        assert done.status == 0, done.err
        assert house.office.folder.contest("SK25").state == "open"


def test_a_closed_event_is_reopened_and_a_reopened_one_closed_as_the_advice_says(house):
    rule(house, f"event rule {GAME} 1-0")
    rule(house, f"event close {EVENT}")
    said = refused(house, f"undo {EVENT} 2")
    assert f"`corr event reopen {EVENT} --reason TEXT` lets it run again" in said
    assert f"corr event reopen {EVENT}" in refused(house, f"undo {EVENT} 1")
    rule(house, f"event reopen {EVENT}")
    assert f"`corr event close {EVENT}` closes it again" in refused(house, f"undo {EVENT} 3")
    undo(house, 1)
    assert result(house) is None
    house.say(house.first, "resign\nresign")
    rule(house, f"event close {EVENT}")
    assert contest(house).reports == 2


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO), clock={"silence": []}) as it:
        it.start()
        yield it


def test_to_undo_what_was_undone_the_ruling_is_made_again_as_the_advice_says(house):
    anna = number_of(house, ANNA)
    rule(house, f"event warn {EVENT} {anna}")
    undo(house, 1)
    said = refused(house, f"undo {EVENT} 2")
    again = said.partition("`corr ")[2].partition("`")[0]
    rule(house, again)
    assert [one.measure for one in contest(house).measures] == ["warning"]
    assert "was undone by ruling 2 already" in refused(house, f"undo {EVENT} 1")
    undo(house, 3)
    assert contest(house).measures == ()


# -- what a result counts for when its player has left ----


def left(tmp_path, done):
    """Anna leaves with so many of her games completed; one that she had not."""
    house = House(tmp_path, FOUR, clock={"silence": []}).start()
    anna = number_of(house, ANNA)
    mine = [row.id for row in house.office.store.events.games_of_player(anna)]
    for game in mine[:done]:
        rule(house, f"event rule {game} 1/2-1/2")
    rule(house, f"event withdraw {EVENT} {anna}")
    return house, mine


def test_a_correction_says_that_it_counts_for_nothing(tmp_path):
    house, mine = left(tmp_path, 0)
    with house:
        table = points(house)
        words = f"whatever its result, {mine[0]} counts for nothing in the table (R16.2)"
        assert words in shown(house, f"event correct {mine[0]} 1/2-1/2")
        house.letters()
        done = rule(house, f"event correct {mine[0]} 1/2-1/2")
        assert "it counts for nothing in the table" in done.to(ANNA).words
        assert points(house) == table


@pytest.mark.slow
def test_a_correction_says_that_what_was_completed_counts(tmp_path):
    house, mine = left(tmp_path, 2)
    with house:
        words = f"what was completed counts: so does {mine[0]} (R16.3)"
        assert words in shown(house, f"event correct {mine[0]} 1-0")
        house.letters()
        before = points(house)
        done = rule(house, f"event correct {mine[0]} 1-0")
        assert "counts for nothing" not in done.to(ANNA).words
        assert points(house) != before
