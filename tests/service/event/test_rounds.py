"""Rounds by their dates, games kept back, draws, and what is assessed for them."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.service.desk.rulings import assess_result, correct_result, rule_game
from corr.service.desk.taking_part import enter_late, substitute_player, withdraw_player
from corr.service.event.closing import close_event
from corr.service.event.rounds import draw_next_round
from corr.service.letters.event_letters import Act
from corr.service.office.tables import standings_of, table_of
from corr.service.watch.check import check_all
from corr.tournament.events.events_contest import RoundDrawn
from corr.words.tables import in_english
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, House

SEVEN = tuple(f"p{number}@players.test" for number in range(1, 8))
ROUND_TWO = datetime(2024, 3, 1, 23, tzinfo=UTC)
"""00:00 of 2 March in Stockholm: 30 days after the start."""


SLOW = {"per_move": "90d", "reminders": [], "silence": []}


def act(house: House, what: str, reason: str = "as the rules say") -> Act:
    return replace(house.act(what), reason=reason)


def contest(house: House):
    return house.office.folder.contest(EVENT)


def won_by(house: House, number: int, winner: str) -> None:
    """Both make a move, and then the other one resigns."""
    if not house.game(number).moves:
        house.play("a1; h9", number)
    game = house.game(number)
    sides = [house.office.store.players.player(one).addresses[0] for one in game.players.values()]
    (loser,) = set(sides) - {winner}
    assert house.say(loser, f"{game.id} resign", number).state == "handled"


def ruled(house: House, number: int, result: str = "1-0", ending: str = "adjudication") -> None:
    name = f"{EVENT}-{number:03d}"
    rule_game(house.office, name, result, act(house, f"rule.{name}"), ending=ending)


def faults(do, *args, **named) -> str:
    with pytest.raises(ArbiterError) as refused:
        do(*args, **named)
    return " ".join(refused.value.faults)


def is_sound(house: House) -> bool:
    """Whether all tables say what the events say, also to a new process."""
    house.reopen()
    return check_all(house.office).faults == ()


# -- round robin by dates, with a limit ----


@pytest.fixture
def dated(tmp_path):
    """Four players all meet, a round every 30 days."""
    system = {"round_days": 30}
    with House(tmp_path, (ANNA, BO, CAI, DAG), system=system, clock=SLOW) as house:
        yield house.start()


def test_only_the_games_of_the_first_round_begin_at_the_start(dated):
    assert [row.id[-3:] for row in dated.office.store.events.games_of_event(EVENT)] == [
        "001",
        "002",
    ]
    assert (contest(dated).opened, contest(dated).drawn) == (1, 3)
    letter = next(one for one in dated.read if one.to == ANNA and "starts" in one.subject)
    assert "Round 2 of 3 begins on Saturday 2 Mar 2024." in letter.words
    assert is_sound(dated)


def test_a_round_begins_on_its_day_and_waits_for_no_game_of_the_one_before(dated):
    for number in (1, 2):
        dated.play("a1; h9", number)
    dated.now = ROUND_TWO - timedelta(seconds=1)
    for number in (1, 2):
        ruled(dated, number) if number == 1 else None
    assert not [one for one in dated.look() if "round 2" in one.subject]
    dated.now = ROUND_TWO
    letters = dated.look()
    rounds = [one for one in letters if "round 2" in one.subject]
    assert sorted(one.to for one in rounds) == sorted((ANNA, BO, CAI, DAG))
    assert all("Round 3 of 3 begins on Monday 1 Apr 2024." in one.words for one in rounds)
    assert contest(dated).opened == 2
    assert {row.id[-3:] for row in dated.office.store.events.games_of_event(EVENT)} >= {
        "003",
        "004",
    }
    assert dated.look() == []
    assert is_sound(dated)


def test_an_event_whose_rounds_have_not_all_begun_is_not_closed(dated):
    for number in (1, 2):
        ruled(dated, number)
    assert "have not begun" in faults(close_event, dated.office, EVENT, dated.act("close"))
    assert close_event(dated.office, EVENT, dated.act("close"), early=True).no == 1


def test_without_dates_the_arbiter_begins_the_rounds(tmp_path):
    system = {"all_rounds_at_once": False}
    with House(tmp_path, (ANNA, BO, CAI), system=system) as house:
        house.start()
        free = next(one for one in house.read if one.to == CAI and "starts" in one.subject)
        assert len(house.office.store.events.games_of_event(EVENT)) == 1
        assert house.wait(days=1) == []
        draw_next_round(house.office, EVENT, house.act("round"))
        draw_next_round(house.office, EVENT, house.act("round"))
        assert "all rounds have begun" in faults(
            draw_next_round, house.office, EVENT, house.act("round")
        )
        seats = [set(house.game(number).players.values()) for number in (1, 2, 3)]
        idle = ({house.player(one) for one in (ANNA, BO, CAI)} - seats[0]).pop()
        told = house.office.store.players.player(idle).addresses[0]
        letter = next(one for one in house.read if one.to == told and "starts" in one.subject)
        assert "You have no new game in this round." in letter.words
        assert "Round 2 of 3 is drawn when" in free.words


def test_further_games_begin_when_others_have_ended(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI, DAG), system={"max_running": 1}) as house:
        house.start()
        begun = [row.id[-3:] for row in house.office.store.events.games_of_event(EVENT)]
        assert begun == ["001", "002"]
        letter = next(one for one in house.read if one.to == ANNA and "starts" in one.subject)
        assert "2 more games begin for you as soon as others have ended" in letter.words
        won_by(house, 1, house.first)
        assert house.look() == []
        won_by(house, 2, house.seated(next(iter(house.game(2).players)), 2))
        letters = house.look()
        begun = [row.id[-3:] for row in house.office.store.events.games_of_event(EVENT)]
        assert begun == ["001", "002", "003", "004"]
        assert sorted(one.to for one in letters) == sorted((ANNA, BO, CAI, DAG))
        assert all("has started." in one.words for one in letters)
        assert is_sound(house)


# -- a Monrad by letters ----


@pytest.fixture
def monrad(tmp_path):
    """Seven players, four rounds; the arbiter says when they are drawn."""
    system = {"kind": "monrad", "rounds": 4, "seeding": "list"}
    with House(tmp_path, SEVEN, system=system) as house:
        yield house.start()


def _rows(house: House):
    return standings_of(house.office, contest(house)).rows


def byes(house: House) -> list[str]:
    return [player for _, player in contest(house).byes]


def test_the_first_round_is_in_number_order_and_somebody_has_a_bye(monrad):
    (free,) = byes(monrad)
    order = [player for player in contest(monrad).order if player != free]
    pairs = [{one.first, one.second} for one in contest(monrad).pairings]
    assert pairs == [set(order[:2]), set(order[2:4]), set(order[4:])]
    told = monrad.office.store.players.player(free).addresses[0]
    letter = next(one for one in monrad.read if one.to == told and "starts" in one.subject)
    assert "You have a bye in this round: it counts as won, without a game." in letter.words
    points = {row.player: row.game_points for row in _rows(monrad)}
    assert points == dict.fromkeys(order, 0) | {free: 1}


def test_the_same_seed_gives_the_same_draw_and_it_is_kept(tmp_path):
    drawn = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        system = {"kind": "monrad", "rounds": 4}
        with House(tmp_path / name, SEVEN, system=system) as house:
            house.start()
            for number in (1, 2, 3):
                ruled(house, number)
            draw_next_round(house.office, EVENT, house.act("round"))
            found = contest(house)
            assert found.seeds == {1: "lots", 2: "lots.2"}
            drawn.append((found.order, found.pairings, found.byes))
            house.reopen()
            assert contest(house) == found
    assert drawn[0] == drawn[1]


def test_a_round_is_drawn_by_the_assessed_result_and_the_table_has_the_real_one(monrad):
    ruled(monrad, 1)
    ruled(monrad, 2)
    what = faults(draw_next_round, monrad.office, EVENT, monrad.act("round"))
    assert f"1 game is still going: {EVENT}-003" in what
    assert f"corr event assess {EVENT}-003" in what
    monrad.letters()
    name = f"{EVENT}-003"
    assess_result(monrad.office, EVENT, name, "0-1", act(monrad, "assess", "White is winning"))
    game = monrad.game(3)
    letters = {one.to: one.words for one in monrad.letters()}
    assert sorted(letters) == sorted(monrad.seated(seat, 3) for seat in game.players)
    assert "as won by you." in letters[monrad.seated(list(game.players)[1], 3)]
    assert all('"White is winning"' in words for words in letters.values())
    draw_next_round(monrad.office, EVENT, monrad.act("round"))
    assert contest(monrad).grouped == {name: "0-1"}
    points = {
        row.player: row.game_points for row in standings_of(monrad.office, contest(monrad)).rows
    }
    assert {points[player] for player in game.players.values()} == {0}
    drawn = dict(contest(monrad).totals[2])
    assert drawn[list(game.players.values())[1]] == "1"


def test_a_monrad_goes_through_four_rounds_with_all_that_can_happen(monrad):
    won_by(monrad, 1, monrad.seated(next(iter(monrad.game(1).players)), 1))
    ruled(monrad, 2)
    monrad.play("a1; h9", 3)
    assess_result(monrad.office, EVENT, f"{EVENT}-003", "1-0", act(monrad, "assess"))
    monrad.now += timedelta(days=2)
    draw_next_round(monrad.office, EVENT, monrad.act("round"))
    # The real result is not what it was taken for; a third game's is corrected.
    won_by(monrad, 3, monrad.seated(list(monrad.game(3).players)[1], 3))
    correct_result(monrad.office, f"{EVENT}-002", "0-1", act(monrad, "correct", "misread"))
    told = [one for one in monrad.letters() if "misread" in one.words]
    assert len(told) == 2
    assert contest(monrad).grouped == {f"{EVENT}-003": "1-0", f"{EVENT}-002": "1-0"}
    first = contest(monrad).pairings
    assert len(first) == 6
    # A player leaves in the second round: their game is lost, and an even number is left.
    gone = monrad.game(4).players[next(iter(monrad.game(4).players))]
    withdraw_player(monrad.office, EVENT, gone, act(monrad, "withdraw", "illness"))
    assert monrad.game(4).result.ending == "withdrawal"
    letters = {one.to: one.words for one in monrad.letters()}
    assert "counts as lost" in letters[monrad.office.store.players.player(gone).addresses[0]]
    assert any(
        "left the event. The game counts as won for you." in one for one in letters.values()
    )
    for number in (5, 6):
        ruled(monrad, number)
    monrad.now += timedelta(days=2)
    draw_next_round(monrad.office, EVENT, monrad.act("round"))
    third = [one for one in contest(monrad).pairings if one.round == 3]
    assert len(third) == 3
    assert all(gone not in (one.first, one.second) for one in third)
    for number in (7, 8):
        ruled(monrad, number)
    assess_result(monrad.office, EVENT, f"{EVENT}-009", "1/2-1/2", act(monrad, "assess"))
    assert "(14.1)" in faults(draw_next_round, monrad.office, EVENT, monrad.act("round"))
    ruled(monrad, 9, "1/2-1/2")
    monrad.now += timedelta(days=2)
    draw_next_round(monrad.office, EVENT, monrad.act("round"))
    for number in (10, 11, 12):
        ruled(monrad, number, "0-1")
    pairs = [frozenset((one.first, one.second)) for one in contest(monrad).pairings]
    assert len(set(pairs)) == len(pairs) == 12
    assert is_sound(monrad)
    monrad.now += timedelta(days=1)
    report = close_event(monrad.office, EVENT, monrad.act("close"))
    assert '"ended": "withdrawal"' in report.files[f"{EVENT}.json"]
    assert sorted(one.to for one in monrad.letters() if "is over" in one.subject) == sorted(SEVEN)


def test_a_round_with_only_a_bye_is_no_round_to_be_drawn_again(monrad):
    left = contest(monrad).order[0]
    for player in contest(monrad).order[1:]:
        withdraw_player(monrad.office, EVENT, player, act(monrad, "withdraw", "illness"))
    what = faults(draw_next_round, monrad.office, EVENT, monrad.act("round"))
    assert f"nobody left to pair: only {left} is still in the tournament" in what
    assert f"`corr event close {EVENT} --early`" in what
    # An event of an earlier version may have drawn such a round; it counts, and pays once.
    free = RoundDrawn(round=2, games=(), byes=(left,), seed="lots.2")
    found = contest(monrad)
    office = monrad.office
    with office.folder.transaction():
        found = office.folder.record(EVENT, found, [free], at=monrad.now, cause="round")
    assert (found.drawn, found.last_round, found.opened) == (2, 2, 2)
    what = faults(draw_next_round, office, EVENT, monrad.act("round"))
    assert what.startswith(f"{EVENT}, round 3: there is nobody left to pair")
    what = faults(close_event, office, EVENT, monrad.act("close"))
    assert "round 3 of 4 is not drawn" in what
    assert f"`corr event close {EVENT} --early`" in what
    close_event(office, EVENT, monrad.act("close"), early=True)
    assert contest(monrad).state == "closed"


def test_a_latecomer_enters_when_the_number_is_odd_and_plays_the_next_round(monrad):
    monrad.members("name,email\nLena,lena@players.test\nMia,mia@players.test\n")
    late = monrad.player("lena@players.test")
    enter_late(monrad.office, EVENT, [late], act(monrad, "late"))
    (ruling, start, rules) = monrad.letters()
    assert "from round 2 on" in ruling.words
    assert start.subject.startswith(f"{EVENT}: welcome")
    assert "Welcome to" in start.words
    assert "which has already begun" in start.words
    assert "no new game in this round" not in start.words
    assert "the rules in short" in rules.subject
    other = monrad.player("mia@players.test")
    what = faults(enter_late, monrad.office, EVENT, [other], act(monrad, "late"))
    assert "only when the number is odd (26.4)" in what
    for number in (1, 2, 3):
        ruled(monrad, number)
    draw_next_round(monrad.office, EVENT, monrad.act("round"))
    second = [one for one in contest(monrad).pairings if one.round == 2]
    assert len(second) == 4
    assert any(late in (one.first, one.second) for one in second)
    assert len(byes(monrad)) == 1
    assert is_sound(monrad)


def test_a_dated_monrad_tells_the_arbiter_once_what_to_assess_and_then_draws(tmp_path):
    system = {"kind": "monrad", "rounds": 3, "round_days": 30, "seeding": "list"}
    with House(tmp_path, (ANNA, BO, CAI, DAG), system=system, clock=SLOW) as house:
        house.start()
        ruled(house, 1)
        house.play("a1", 2)
        house.now = ROUND_TWO
        house.letters()
        house.look()
        assert contest(house).drawn == 1, "a letter of before midnight may still lie unread"
        house.now += timedelta(hours=2)
        told = [one for one in house.look() if one.to == ARBITER]
        assert len(told) == 1
        assert f"{EVENT}-002" in told[0].words
        assert f"corr event assess {EVENT}-002 1/2-1/2 --reason" in told[0].words
        assert [one for one in house.wait(minutes=5) if one.to == ARBITER] == []
        assess_result(house.office, EVENT, f"{EVENT}-002", "0-1", act(house, "assess"))
        house.letters()
        letters = house.wait(minutes=5)
        assert contest(house).drawn == 2
        assert {one.to for one in letters if "round 2" in one.subject} == {ANNA, BO, CAI, DAG}
        assert is_sound(house)


# -- substitution ----


def test_a_substitute_plays_on_and_has_the_place_of_the_start_number(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)) as house:
        house.start()
        house.members("name,email\nEva,eva@players.test\n")
        eva, anna = house.player("eva@players.test"), house.player(ANNA)
        mine = [
            int(row.id[-3:])
            for row in house.office.store.events.games_of_event(EVENT)
            if anna in (row.first, row.second)
        ]
        won_by(house, mine[0], ANNA)
        if house.seated(house.game(mine[1]).position.to_act, mine[1]) != ANNA:
            house.play("b1", mine[1])
        house.now += timedelta(days=3)
        house.letters()
        substitute_player(house.office, EVENT, anna, eva, act(house, "substitute", "moved"))
        letters = house.letters()
        assert "Eva plays on" in next(one.words for one in letters if one.to == ANNA)
        mail = [one for one in letters if one.to == "eva@players.test"]
        assert "You take the place of Anna in Sverigekorr 2024, with one game." in mail[0].words
        assert any(one.tag for one in mail)
        game = house.game(mine[1])
        assert eva in game.players.values()
        assert anna in house.game(mine[0]).players.values()
        other = next(one for one in letters if "Your opponent is now Eva" in one.words)
        assert '"moved"' in other.words
        assert game.players[game.clock.seat] == eva
        assert game.clock.since == house.now, "a substitute has the whole time for a move"
        # The old player's letters do nothing any more, the new one's do.
        assert house.say(ANNA, "a1", mine[1]).state == "refused"
        house.play("a1; h9", mine[1])
        table = standings_of(house.office, contest(house))
        rows = {row.player: row for row in table.rows}
        assert set(rows) == {eva, house.player(BO), house.player(CAI)}
        assert rows[eva].game_points == 1
        assert is_sound(house)


def test_nobody_takes_two_places(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)) as house:
        house.start()
        anna, bo = house.player(ANNA), house.player(BO)
        what = faults(substitute_player, house.office, EVENT, anna, bo, act(house, "s"))
        assert "under another number" in what


# -- rulings and withdrawals ----


def test_every_ruling_needs_a_reason(monrad):
    for do, args in (
        (rule_game, (f"{EVENT}-001", "1-0")),
        (assess_result, (EVENT, f"{EVENT}-001", "1-0")),
        (withdraw_player, (EVENT, contest(monrad).order[0])),
    ):
        assert "needs a reason" in faults(do, monrad.office, *args, act(monrad, "r", " "))


@pytest.mark.parametrize(
    ("result", "ending", "why"),
    [
        ("2-0", "adjudication", "a result is one of"),
        ("1-0", "five", "is ruled to end by"),
        ("1/2-1/2", "walkover", "no result of a game that ends by walkover"),
    ],
)
def test_a_game_is_ruled_only_as_it_can_have_ended(monrad, result, ending, why):
    name = f"{EVENT}-001"
    found = faults(rule_game, monrad.office, name, result, act(monrad, "r"), ending=ending)
    assert why in found


def test_a_game_can_be_lost_for_both(monrad):
    monrad.letters()
    ruled(monrad, 1, "0-0", "walkover")
    assert monrad.game(1).result.points() == "0-0"
    letters = monrad.letters()
    assert [one.title.split(" [")[0] for one in letters] == [f"{EVENT}-001 nobody won"] * 2
    assert all("it is lost for both" in one.words for one in letters)
    ruled(monrad, 2)
    ruled(monrad, 3)
    assert f"{EVENT}-001 is over" in faults(
        rule_game, monrad.office, f"{EVENT}-001", "1-0", act(monrad, "again")
    )


def test_who_leaves_a_round_robin_early_is_annulled_and_their_games_are_marked(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI, DAG), system={"max_running": 2}) as house:
        house.start()
        dag = house.player(DAG)
        house.letters()
        withdraw_player(house.office, EVENT, dag, act(house, "w", "illness"))
        endings = {
            row.id: row.ending
            for row in house.office.store.events.games_of_event(EVENT)
            if dag in (row.first, row.second)
        }
        assert sorted(endings.values()) == ["walkover", "withdrawal", "withdrawal"]
        letter = next(one for one in house.letters() if one.to == DAG)
        assert "Your 2 games that were still going count as lost." in letter.words
        assert "So does one that had not begun." in letter.words
        assert "none of your results counts in the table" in letter.words
        assert standings_of(house.office, contest(house)).annulled == (dag,)
        assert "has left" in faults(withdraw_player, house.office, EVENT, dag, act(house, "w"))
        house.look()
        for row in house.office.store.events.games_of_event(EVENT):
            if row.state == "running":
                ruled(house, int(row.id[-3:]))
        house.look()
        for row in house.office.store.events.games_of_event(EVENT):
            if row.state == "running":
                ruled(house, int(row.id[-3:]))
        report = close_event(house.office, EVENT, house.act("close"))
        assert f'"annulled": ["{dag}"]' in report.files[f"{EVENT}.json"]
        assert is_sound(house)


def test_before_the_start_a_withdrawal_cancels_the_entry(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)) as house:
        cai = house.player(CAI)
        house.letters()
        withdraw_player(house.office, EVENT, cai, act(house, "w", "no time"))
        (letter,) = house.letters()
        assert letter.to == CAI
        assert "You are no longer entered in Sverigekorr 2024." in letter.words
        house.start()
        assert cai not in contest(house).order
        assert is_sound(house)


# -- Scheveningen and matches ----


def test_two_teams_meet_by_the_table(tmp_path):
    people = tuple(f"p{number}@players.test" for number in range(1, 7))
    with House(tmp_path, people, system={"kind": "scheveningen"}) as house:
        house.start()
        order = contest(house).order
        pairs = {frozenset((one.first, one.second)) for one in contest(house).pairings}
        assert pairs == {frozenset((a, b)) for a in order[:3] for b in order[3:]}
        for number in range(1, 10):
            ruled(house, number)
        table = standings_of(house.office, contest(house))
        assert table.system == "scheveningen"
        assert sum(row.game_points for row in table.rows) == 9
        assert table.final
        assert is_sound(house)
        close_event(house.office, EVENT, house.act("close"))


def test_teams_of_different_sizes_do_not_start(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI), system={"kind": "scheveningen"}) as house:
        assert "not of the same size" in faults(house.start)


def test_a_match_is_played_until_it_is_decided(tmp_path):
    system = {"kind": "match", "until": "2 wins", "all_rounds_at_once": False}
    with House(tmp_path, (ANNA, BO), system=system) as house:
        house.start()
        assert len(contest(house).pairings) == 1
        won_by(house, 1, house.first)
        letters = house.look()
        assert len(contest(house).pairings) == 2
        assert house.game(2).players != house.game(1).players, "the colours alternate"
        assert sorted({one.to for one in letters}) == [ANNA, BO]
        assert "going" in faults(close_event, house.office, EVENT, house.act("close"))
        won_by(house, 2, house.first)
        house.look()
        assert len(contest(house).pairings) == 2
        close_event(house.office, EVENT, house.act("close"))
        assert is_sound(house)


def drawing_refused(house: House) -> str:
    return faults(draw_next_round, house.office, EVENT, house.act("round"))


def test_where_games_are_played_one_by_one_none_is_drawn_beside_one_that_is_going(tmp_path):
    system = {"kind": "match", "until": "2 wins", "all_rounds_at_once": False}
    with House(tmp_path, (ANNA, BO), system=system) as house:
        house.start()
        assert "the next one begins by itself when it has ended" in drawing_refused(house)
        won_by(house, 1, house.first)
        house.look()
        assert "a game is still going" in drawing_refused(house)
        assert len(contest(house).pairings) == 2


def test_the_arbiter_may_begin_the_next_game_before_the_clock_does(tmp_path):
    system = {"kind": "match", "until": "2 wins", "all_rounds_at_once": False}
    with House(tmp_path, (ANNA, BO), system=system) as house:
        house.start()
        won_by(house, 1, house.first)
        draw_next_round(house.office, EVENT, house.act("round"))
        house.look()
        assert len(contest(house).pairings) == 2


@pytest.mark.parametrize("together", [True, False])
def test_no_game_is_drawn_of_a_match_that_is_decided_and_the_arbiter_hears_so(tmp_path, together):
    system = {"kind": "match", "until": "1 wins", "all_rounds_at_once": together}
    with House(tmp_path, (ANNA, BO), system=system) as house:
        house.start()
        won_by(house, 1, house.first)
        told = drawing_refused(house)
        assert f"the match is decided; close it with `corr event close {EVENT}`" in told


def test_games_that_may_decide_a_match_are_waited_for(tmp_path):
    system = {"kind": "match", "until": "2 wins"}
    with House(tmp_path, (ANNA, BO), system=system) as house:
        house.start()
        assert "the games that are going may decide the match" in drawing_refused(house)


# -- a cup ----


@pytest.fixture
def cup(tmp_path):
    """Four players by strength, with a match for third place."""
    system = {"kind": "cup", "seeding": "list", "third_place": True}
    with House(tmp_path, (ANNA, BO, CAI, DAG), system=system) as house:
        yield house.start()


def test_the_strongest_meet_last_and_a_drawn_match_is_replayed_in_half_the_time(cup):
    anna, bo, cai, dag = map(cup.player, (ANNA, BO, CAI, DAG))
    pairs = [{one.first, one.second} for one in contest(cup).pairings]
    assert pairs == [{anna, dag}, {bo, cai}]
    ruled(cup, 1, "1/2-1/2")
    cup.letters()
    letters = cup.look()
    replay = cup.game(3)
    assert list(replay.players.values()) == list(cup.game(1).players.values())[::-1]
    assert replay.terms.per_move == timedelta(days=4), "half of seven days, rounded up"
    assert sorted(one.to for one in letters) == sorted((ANNA, DAG))
    assert all("is drawn. Replay 1 decides it" in one.words for one in letters)
    assert "not decided yet" in faults(draw_next_round, cup.office, EVENT, cup.act("round"))
    ruled(cup, 3, "1/2-1/2")
    cup.look()
    assert cup.game(4).terms.per_move == timedelta(days=2)
    assert list(cup.game(4).players.values()) == list(cup.game(1).players.values())


def test_who_draws_beside_a_drawn_match_hears_what_begins_the_replay(cup):
    ruled(cup, 1, "1/2-1/2")
    one, other = (" – ".join(sorted((row.first, row.second))) for row in contest(cup).pairings)
    told = drawing_refused(cup)
    assert f"not decided yet: {one} and {other}" in told
    assert f"a replay comes: {one}; the next `corr tick`, or the daemon, begins it" in told
    cup.look()
    assert "corr tick" not in drawing_refused(cup), "it has begun"


def test_winners_meet_in_the_final_and_losers_for_third_place(cup):
    anna, bo, cai, dag = map(cup.player, (ANNA, BO, CAI, DAG))

    def wins(number: int, player: str) -> None:
        first = next(iter(cup.game(number).players.values()))
        ruled(cup, number, "1-0" if first == player else "0-1")

    wins(1, anna)
    wins(2, bo)
    cup.letters()
    draw_next_round(cup.office, EVENT, cup.act("round"))
    assert {one.to for one in cup.letters() if "round 2" in one.subject} == {ANNA, BO, CAI, DAG}
    last = {frozenset((one.first, one.second)): one.game for one in contest(cup).pairings[2:]}
    assert set(last) == {frozenset((anna, bo)), frozenset((cai, dag))}
    assert "still going" in faults(close_event, cup.office, EVENT, cup.act("close"))
    wins(int(last[frozenset((anna, bo))][-3:]), bo)
    wins(int(last[frozenset((cai, dag))][-3:]), dag)
    cup.look()
    places = [row.player for row in standings_of(cup.office, contest(cup)).rows]
    assert places == [bo, anna, dag, cai]
    table = table_of(cup.office, contest(cup))
    assert [row.standing.place for row in table.rows] == [1, 2, 3, 4]
    assert "won the final against Anna" in in_english(table.rows[0].why)
    assert is_sound(cup)
    close_event(cup.office, EVENT, cup.act("close"))
