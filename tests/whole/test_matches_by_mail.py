"""Matches of several games by letter: as many as they need, a deciding one, and who comes late."""

from datetime import timedelta
from fractions import Fraction

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.service.desk.rulings import correct_result, rule_game
from corr.service.desk.taking_part import withdraw_player
from corr.service.event.closing import close_event
from corr.service.event.rounds import draw_next_round
from corr.service.office.results import results_of
from corr.tournament.pairing.pairing import Lots
from corr.tournament.scoring.scoring_games import Kind
from corr.tournament.tables.tables import crosstable_of, standings_of
from corr.tournament.wording import decimal
from tests.commands import corr
from tests.desk import confirm, send
from tests.office import ANNA, BO, CAI, DAG, EVA, EVENT, House

DAY = timedelta(days=1)
PENTE = {"kind": "pente", "opening": "free"}
THREE_PLAYERS = (ANNA, BO, CAI)
WHITE_WINS = "a1;l10;b1;m10;c1;n10;d1;o10"
"""From stone 2 on: White has five in a row with stone 9, Black's four stop nothing."""
BLACK_WINS = "a1;c3;b1;e5;c1;g7;d1;j3;e1"
WITH_A_PASS = "a1;l10;b1;m10;c1;n10;d1;pass;e3;o10"
LATER_BLACK_WINS = "a1;c3;b1;e5;c1;g7;d1;j3;a5;a7;e1"


def house_of(folder, people=THREE_PLAYERS, **changes):
    changes = {"game": PENTE, **changes}
    return House(folder, people, **changes).start()


def ruling(house):
    return replace(house.act("rule"), reason="as both have said")


def contest_of(house):
    return house.office.folder.contest(EVENT)


def results(house):
    return results_of(house.office, contest_of(house))


def games_of(house, *people):
    """The numbers of the games of two, in the order in which they were drawn."""
    pair = {house.player(one) for one in people}
    return [
        int(one.game.rpartition("-")[2])
        for one in contest_of(house).pairings
        if {one.first, one.second} == pair
    ]


def win(house, who, number, long=False):
    """Play a game to an end that somebody wins at the board, by letters."""
    first = house.seated(Seat.FIRST, number) == who
    house.play(WHITE_WINS if first else LATER_BLACK_WINS if long else BLACK_WINS, number)
    assert house.seated(house.game(number).result.winner, number) == who


def draw(house, number):
    offer = house.seated(house.game(number).position.to_act, number)
    house.say(offer, "a1, draw?", number)
    house.say(house.seated(house.game(number).position.to_act, number), "accept", number)
    assert house.game(number).result.winner is None


FOUR = {"games_per_pair": 4, "until": "decided"}


def test_four_games_at_most_are_played_until_a_match_is_decided(tmp_path):
    with house_of(tmp_path, system=FOUR) as house:
        # Three games are needed in any case: they begin together, in the order of the draw.
        assert len(contest_of(house).pairings) == 9
        assert contest_of(house).rounds == 3
        one, other = games_of(house, ANNA, BO), games_of(house, ANNA, CAI)
        for number in one:
            win(house, ANNA, number)
        house.look()
        assert games_of(house, ANNA, BO) == one  # 3-0: the fourth is never begun
        for number, winner in zip(other, (ANNA, CAI, CAI), strict=True):
            win(house, winner, number)
        sent = house.look()
        *_, fourth = games_of(house, ANNA, CAI)
        assert fourth == 10  # 1-2: whoever is to begin it hears of it, and so does the other
        assert {letter.to for letter in sent} == {ANNA, CAI}
        assert all(f"{EVENT}-010" in letter.subject for letter in sent)
        firsts = [house.seated(Seat.FIRST, number) for number in (*other, fourth)]
        assert firsts[::2] == [firsts[0]] * 2
        assert firsts[1::2] == [firsts[1]] * 2
        assert firsts[0] != firsts[1]
        with pytest.raises(Exception, match="SK24-010"):
            close_event(house.office, EVENT, house.act("close"))
        win(house, ANNA, fourth)
        third = games_of(house, BO, CAI)
        win(house, BO, third[0])
        draw(house, third[1])
        win(house, CAI, third[2])
        house.look()
        *_, last = games_of(house, BO, CAI)
        with pytest.raises(Exception, match="SK24-011"):
            close_event(house.office, EVENT, house.act("close"))
        win(house, BO, last)
        house.look()
        assert len(contest_of(house).pairings) == 11
        table = standings_of(contest_of(house), results(house))
        assert table.final
        # Match points go before game points where a match has four games: 2 and 1, 2, 1.
        assert [(row.player, row.match_points, row.game_points) for row in table.rows] == [
            (house.player(ANNA), Fraction(3), Fraction(5)),
            (house.player(BO), Fraction(2), Fraction(5, 2)),
            (house.player(CAI), Fraction(1), Fraction(7, 2)),
        ]
        assert {one.kind for one in table.games} == {Kind.PLAYED}
        close_event(house.office, EVENT, house.act("close"))
        assert contest_of(house).state == "closed"


def test_the_rules_say_when_a_match_is_over(tmp_path):
    with house_of(tmp_path, system={**FOUR, "deciding_game": True}) as house:
        told = house.say(ANNA, "rules", games_of(house, ANNA, BO)[0]).to(ANNA).words
        assert "Everybody plays everybody once" in told
        assert "a match of at most 4 games" in told
        assert "one more game decides it" in told


def test_a_corrected_result_takes_back_the_game_that_is_needed_no_more(tmp_path):
    with house_of(tmp_path, (ANNA, BO), system=FOUR) as house:
        for number, winner in zip((1, 2, 3), (ANNA, ANNA, BO), strict=True):
            win(house, winner, number)
        house.look()
        assert games_of(house, ANNA, BO) == [1, 2, 3, 4]
        points = "1-0" if house.seated(Seat.FIRST, 3) == ANNA else "0-1"
        correct_result(house.office, f"{EVENT}-003", points, ruling(house))
        assert house.game(4).result.is_annulled
        assert set(results(house)) == {f"{EVENT}-00{number}" for number in (1, 2, 3)}


TWO = {"games_per_pair": 2, "deciding_game": True}


def test_a_deciding_game_is_begun_by_whoever_needed_fewest_moves(tmp_path):
    with house_of(tmp_path, (ANNA, BO), system=TWO) as house:
        one, other = games_of(house, ANNA, BO)
        quick, slow = house.seated(Seat.SECOND, one), house.seated(Seat.SECOND, other)
        win(house, quick, one)
        win(house, slow, other, long=True)
        house.look()
        *_, third = games_of(house, ANNA, BO)
        assert third == 3
        assert house.seated(Seat.FIRST, third) == quick
        for reader in (quick, slow):
            words = house.newest(reader, third).words
            assert "level after its games: this one decides it" in words
            assert "needed fewer moves in the games won has White, and so begins; if" in words
        win(house, slow, third)
        house.look()
        table = standings_of(contest_of(house), results(house))
        assert [row.game_points for row in table.rows] == [2, 1]
        assert [row.match_points for row in table.rows] == [2, 0]
        assert crosstable_of(contest_of(house), results(house), {}).final
        close_event(house.office, EVENT, house.act("close"))


def test_a_lot_says_who_begins_it_where_both_needed_as_many(tmp_path):
    with house_of(tmp_path, (ANNA, BO), system={**TWO, "seeding": "list"}) as house:
        for number in games_of(house, ANNA, BO):
            win(house, house.seated(Seat.FIRST, number), number)
        house.look()
        contest = contest_of(house)
        assert contest.seed  # published, though the start numbers are those of the list
        both = contest.pairings[0].first, contest.pairings[0].second
        lot = Lots(f"{contest.seed}:{both[0]}:{both[1]}").below(2)
        assert contest.pairings[2].first == both[lot]


def test_a_win_without_play_is_no_move_at_all(tmp_path):
    with house_of(tmp_path, (ANNA, BO), system=TWO) as house:
        one, other = games_of(house, ANNA, BO)
        given, wins = house.seated(Seat.SECOND, one), house.seated(Seat.FIRST, one)
        rule_game(house.office, f"{EVENT}-001", "0-1", ruling(house), ending="walkover")
        win(house, wins, other)
        house.look()
        assert house.seated(Seat.FIRST, 3) == given  # a win without play: no move at all


# -- who does not begin a match in time loses all its games (P§17.2) ----


FAST = {"per_move": "20d", "reminders": ["50%", "1d"]}
SOON = {**PENTE, "start_within": "10d"}
TWO_AT_ONCE = {"games_per_pair": 2}


def test_who_does_not_begin_a_match_in_time_loses_all_its_games(tmp_path):
    with house_of(tmp_path, (ANNA, BO), system=TWO_AT_ONCE, clock=FAST, game=SOON) as house:
        one, other = games_of(house, ANNA, BO)
        late, punctual = house.seated(Seat.SECOND, one), house.seated(Seat.SECOND, other)
        # Pente's first stone stands: in each game the second seat is to act first.
        first = house.newest(late, one)
        assert "Whoever does not make it in time loses all games of the match" in first.words
        house.say(punctual, "a1", other)
        reminders = house.wait(days=5, minutes=1)
        assert [one.to for one in reminders] == [late, late]
        assert all("loses all games of the match" in one.words for one in reminders)
        house.wait(days=4, hours=1)
        assert house.game(one).result is None
        sent = [one for one in house.wait(days=1) if one.to in (ANNA, BO)]
        assert [house.game(number).result.ending for number in (one, other)] == [
            "walkover",  # nobody moved there
            "late",
        ]
        for number in (one, other):
            assert house.seated(house.game(number).result.winner, number) == punctual
        assert sorted(letter.to for letter in sent) == [ANNA, ANNA, BO, BO]
        told = house.newest(late, other).words
        assert "You did not make a first move of the match within 10 days" in told
        assert "§ 17 of the pente rules" in told
        assert f"in {EVENT}-{one:03d}" in told
        kinds = [results(house)[f"{EVENT}-{number:03d}"].kind for number in (one, other)]
        assert kinds == [Kind.WALKOVER, Kind.LATE]
        table = standings_of(contest_of(house), results(house))
        assert [row.match_points for row in table.rows] == [2, 0]
        close_event(house.office, EVENT, house.act("close"))


def test_a_first_act_in_one_game_begins_the_match(tmp_path):
    with house_of(tmp_path, (ANNA, BO), system=TWO_AT_ONCE, clock=FAST, game=SOON) as house:
        one, other = games_of(house, ANNA, BO)
        slow = house.seated(Seat.SECOND, one)
        house.say(house.seated(Seat.SECOND, other), "a1", other)
        assert house.seated(house.game(other).position.to_act, other) == slow
        house.say(slow, "b1", other)
        house.wait(days=19)  # nothing in the first game: but the match is begun
        assert house.game(one).result is None
        house.wait(days=2)
        assert house.game(one).result.ending == "time"  # one lost game (§ 17.1)
        assert house.game(other).result.ending == "time"
        assert house.seated(house.game(other).result.winner, other) == slow


def test_both_lose_a_match_that_neither_has_begun(tmp_path):
    with house_of(tmp_path, (ANNA, BO), system=TWO_AT_ONCE, clock=FAST, game=SOON) as house:
        house.wait(days=11)
        for number in games_of(house, ANNA, BO):
            assert house.game(number).result.points() == "0-0"
            assert house.game(number).result.ending == "walkover"
        assert "Neither of you made" in house.newest(ANNA).words
        table = standings_of(contest_of(house), results(house))
        assert [row.match_points for row in table.rows] == [0, 0]


def test_no_further_game_follows_a_match_that_is_lost_for_both(tmp_path):
    four = {"games_per_pair": 4, "until": "decided"}
    with house_of(tmp_path, (ANNA, BO), system=four, clock=FAST, game=SOON) as house:
        house.wait(days=11)
        house.look()
        assert games_of(house, ANNA, BO) == [1, 2, 3]
        assert all(house.game(number).result.points() == "0-0" for number in (1, 2, 3))
        assert crosstable_of(contest_of(house), results(house), {}).final


def test_a_game_that_follows_knows_who_has_begun_the_match(tmp_path):
    four = {"games_per_pair": 4, "until": "decided"}
    with house_of(tmp_path, (ANNA, BO), system=four, clock=FAST, game=SOON) as house:
        for number, who in zip((1, 2, 3), (ANNA, BO, ANNA), strict=True):
            win(house, who, number)
        house.look()
        assert games_of(house, ANNA, BO) == [1, 2, 3, 4]
        shown = corr(house.folder, "game", "show", f"{EVENT}-004")
        assert (shown.status, shown.err) == (0, "")
        assert corr(house.folder, "check").status == 0


def test_a_first_act_that_comes_too_late_in_another_game_begins_nothing(tmp_path):
    with house_of(tmp_path, (ANNA, BO), system=TWO_AT_ONCE, clock=FAST, game=SOON) as house:
        one, other = games_of(house, ANNA, BO)
        late = house.seated(Seat.SECOND, one)
        house.now += DAY * 5
        house.drain()
        house.say(house.seated(Seat.SECOND, other), "a1", other)  # his turn there is new
        house.now += DAY * 6
        house.drain()
        answer = house.say(late, "b1", other)
        assert answer.state == "refused"
        assert house.game(one).result.winner is Seat.FIRST
        assert house.game(other).result.ending == "late"
        assert house.seated(house.game(other).result.winner, other) != late


def test_the_arbiter_decides_who_has_lost_a_match_where_the_file_says_so(tmp_path):
    clock = {**FAST, "forfeit": "arbiter"}
    with house_of(tmp_path, (ANNA, BO), system=TWO_AT_ONCE, clock=clock, game=SOON) as house:
        one, other = games_of(house, ANNA, BO)
        late = house.seated(Seat.SECOND, one)
        house.say(house.seated(Seat.SECOND, other), "a1", other)
        house.wait(days=11)
        assert house.game(one).result is None
        forfeit = f'clock forfeit {EVENT}-{one:03d} --reason "not begun"'
        confirm(house, send(house, forfeit))
        for number in (one, other):
            assert house.seated(house.game(number).result.winner, number) != late
        confirm(house, send(house, f'undo {EVENT} 1 --reason "a letter was found"'))
        assert [house.game(number).result for number in (one, other)] == [None, None]


def test_leave_is_not_counted_towards_the_beginning_of_a_match(tmp_path):
    with house_of(tmp_path, (ANNA, BO), system=TWO_AT_ONCE, clock=FAST, game=SOON) as house:
        one, other = games_of(house, ANNA, BO)
        away = house.seated(Seat.SECOND, one)
        house.say(house.seated(Seat.SECOND, other), "a1", other)
        house.say(away, "leave 2024-02-03 - 2024-02-09", one)
        house.wait(days=11)
        assert house.game(one).result is None
        house.wait(days=7)
        assert house.game(one).result.ending == "walkover"


def test_the_rules_tell_within_which_time_a_match_is_begun(tmp_path):
    with house_of(tmp_path, (ANNA, BO), system=TWO_AT_ONCE, clock=FAST, game=SOON) as house:
        told = house.say(ANNA, "rules", 1).to(ANNA).words
        assert "within 10 days after it fell due loses all games of the match" in told


def test_a_time_that_cannot_matter_is_not_told(tmp_path):
    """The usual 30 days, where every game is lost on its own time long before."""
    with house_of(tmp_path, (ANNA, BO), system=TWO_AT_ONCE) as house:
        assert house.game(1).terms.start_within == 30 * DAY
        one, other = games_of(house, ANNA, BO)
        told = [house.newest(house.seated(Seat.SECOND, one), one).words]
        told += [house.newest(house.seated(Seat.SECOND, other), other).words]
        told.append(house.say(ANNA, "rules", 1).to(ANNA).words)
        told += [one.words for one in house.wait(days=6, hours=1)]
        assert not [words for words in told if "of the match" in words]
        house.wait(days=1, hours=1)
        assert [house.game(number).result.ending for number in (one, other)] == ["time"] * 2


def test_who_meet_in_one_game_are_told_of_a_game(tmp_path):
    with house_of(tmp_path, (ANNA, BO), clock=FAST, game=SOON) as house:
        late = house.seated(Seat.SECOND)
        told = house.say(ANNA, "rules", 1).to(ANNA).words
        assert "within 10 days after it fell due loses the game." in told
        assert "match" not in house.newest(late, 1).words
        reminders = house.wait(days=9, hours=1)
        assert reminders
        assert not any("match" in one.words for one in reminders)
        (told,) = [one.words for one in house.wait(days=1, hours=1) if one.to == late]
        assert "You did not make a first move of the game within 10 days" in told
        assert "By § 17 of the pente rules the game is lost for you." in told


def test_an_event_of_before_keeps_its_terms_in_games_to_come(tmp_path):
    game = {"kind": "pente", "opening": "free"}
    system = {"kind": "monrad", "rounds": 2, "games_per_pair": 2, "scoring": "weaver"}
    clock = {"per_move": "40d"}
    with House(tmp_path, (ANNA, BO, CAI, DAG), system=system, clock=clock, game=game) as house:
        house.kept(None).start()
        for number in (1, 2, 3, 4):
            rule_game(house.office, f"{EVENT}-{number:03d}", "1-0", ruling(house))
        draw_next_round(house.office, EVENT, house.act("draw"))
        known = [house.office.folder.game(one.game) for one in contest_of(house).pairings]
        assert len(known) == 8
        assert all(one.terms.start_within is None for one in known)


# -- who refuses to follow the rules loses the match (P§17.3) ----


def test_the_arbiter_ends_all_games_of_a_match_and_lets_them_go_on_again(tmp_path):
    with house_of(tmp_path, system={"games_per_pair": 4, "until": "decided"}) as house:
        one, other, third = games_of(house, ANNA, BO)
        win(house, BO, third)
        house.play("a1", one)
        points = "1-0" if house.seated(Seat.FIRST, one) == ANNA else "0-1"
        rule = f"event rule {EVENT}-{one:03d} {points} --match --ending walkover"
        confirm(house, send(house, f'{rule} --reason "Bo refuses, § 17.3"'))
        assert [house.game(number).result.ending for number in (one, other, third)] == [
            "adjudication",  # moves were made: no walkover
            "walkover",
            "five",
        ]
        for number in (one, other):
            assert house.seated(house.game(number).result.winner, number) == ANNA
        assert results(house)[f"{EVENT}-{games_of(house, ANNA, CAI)[0]:03d}"].score is None
        confirm(house, send(house, f'undo {EVENT} 1 --reason "he plays on"'))
        assert [house.game(number).result is None for number in (one, other, third)] == [
            *(True, True, False)
        ]


def test_a_renju_match_that_was_not_begun_is_reported_too(tmp_path):
    """As events can be that were opened when every game took `start_within`."""
    game = {"kind": "renju", "opening": "free-renju"}
    with House(tmp_path, (ANNA, BO), system=TWO_AT_ONCE, clock=FAST, game=game) as house:
        house.kept("10d").start()
        one, other = games_of(house, ANNA, BO)
        house.play("h9", one)
        house.wait(days=11)
        assert house.game(one).result.ending == "late"
        assert house.game(other).result.ending == "walkover"
        close_event(house.office, EVENT, house.act("close"))
        sent = house.letters()
        assert all(one.text for one in sent)
        assert contest_of(house).state == "closed"


# -- the same in the other systems ----


def decide(house, game, winner):
    """The arbiter gives a game to a player, by id, or to nobody as a draw."""
    found = house.office.folder.game(game)
    points = {found.players[Seat.FIRST]: "1-0", found.players[Seat.SECOND]: "0-1"}
    rule_game(house.office, game, points.get(winner, "1/2-1/2"), ruling(house))


def drawn_for(house, number):
    """The games of a round by their boards, in order."""
    boards = {}
    for one in contest_of(house).pairings:
        if one.round == number:
            boards.setdefault(one.board, []).append(one)
    return boards


def test_a_monrad_draws_its_next_round_when_every_match_is_decided(tmp_path):
    system = {"kind": "monrad", "rounds": 2, "games_per_pair": 4, "until": "decided"}
    people = (ANNA, BO, CAI, DAG, EVA)
    with house_of(tmp_path, people, system=system) as house:
        boards = drawn_for(house, 1)
        assert [len(games) for games in boards.values()] == [3, 3]
        (quick, slow), names = boards.values(), {}
        for one in quick:
            decide(house, one.game, names.setdefault("quick", one.first))
        for one, winner in zip(slow, ("one", "other", None), strict=True):
            names.setdefault("one", one.first), names.setdefault("other", one.second)
            decide(house, one.game, names.get(winner, ""))
        # 1½-1½ after three: nobody has drawn the fourth game yet, and no round without it.
        with pytest.raises(ArbiterError, match="still needs a game"):
            draw_next_round(house.office, EVENT, house.act("draw"))
        house.look()
        *_, fourth = drawn_for(house, 1)[slow[0].board]
        with pytest.raises(ArbiterError, match=fourth.game):
            draw_next_round(house.office, EVENT, house.act("draw"))
        decide(house, fourth.game, names["other"])
        house.look()
        draw_next_round(house.office, EVENT, house.act("draw"))
        assert len(contest_of(house).pairings) == 7 + 6
        rows = {row.player: row for row in standings_of(contest_of(house), results(house)).rows}
        bye = next(player for number, player in contest_of(house).byes if number == 1)
        # A bye is a match won with the fewest games: three of four.
        assert (rows[bye].match_points, rows[bye].game_points) == (2, 3)
        assert (rows[names["quick"]].match_points, rows[names["quick"]].game_points) == (2, 3)
        assert rows[names["other"]].game_points == Fraction(5, 2)


def test_the_halves_of_a_scheveningen_meet_until_each_match_is_decided(tmp_path):
    system = {"kind": "scheveningen", "games_per_pair": 3, "until": "decided"}
    with house_of(tmp_path, (ANNA, BO, CAI, DAG), system=system) as house:
        contest = contest_of(house)
        assert contest.rounds == 2
        assert len(contest.pairings) == 4 * 2
        match = [one.game for one in drawn_for(house, 1)[1]]
        decide(house, match[0], contest.pairings[0].first)
        decide(house, match[1], contest.pairings[0].second)
        house.look()
        third = drawn_for(house, 1)[1][2]
        assert third.game == f"{EVENT}-009"
        assert third.first == contest.pairings[0].first


def test_rounds_that_wait_for_their_day_begin_no_further_games(tmp_path):
    system = {**FOUR, "round_days": 30}
    with house_of(tmp_path, system=system) as house:
        first = [one for one in contest_of(house).pairings if one.round == 1]
        for one, winner in zip(first, (ANNA, BO, ANNA), strict=True):
            both = {one.first, one.second}
            decide(house, one.game, max(both) if winner == ANNA else min(both))
        house.look()
        assert [one.round for one in contest_of(house).pairings[9:]] == [1]
        assert contest_of(house).opened == 1


def test_who_leaves_loses_what_the_match_still_needs_and_no_more(tmp_path):
    with house_of(tmp_path, (ANNA, BO, CAI), system=FOUR) as house:
        for one in games_of(house, ANNA, CAI):  # 3-0 for Anna: a whole match
            decide(house, f"{EVENT}-{one:03d}", house.player(ANNA))
        one, other, third = games_of(house, BO, ANNA)
        decide(house, f"{EVENT}-{one:03d}", house.player(ANNA))
        decide(house, f"{EVENT}-{other:03d}", house.player(ANNA))
        withdraw_player(house.office, EVENT, house.player(ANNA), ruling(house))
        house.look()
        # Four games and one that nobody needed make five of eight: the results stand (16.2).
        table = standings_of(contest_of(house), results(house))
        assert table.annulled == ()
        points = {row.player: row.game_points for row in table.rows}
        assert points[house.player(ANNA)] == 5
        # Two won, one lost by walkover and the fourth too: 2-2, in the table alone.
        assert points[house.player(BO)] == 2
        assert games_of(house, BO, ANNA) == [one, other, third]


def test_a_match_for_two_may_have_a_deciding_game_too(tmp_path):
    system = {"kind": "match", "games_per_pair": 2, "deciding_game": True}
    with house_of(tmp_path, (ANNA, BO), system=system) as house:
        one, other = games_of(house, ANNA, BO)
        win(house, house.seated(Seat.FIRST, one), one)
        win(house, house.seated(Seat.FIRST, other), other)
        house.look()
        assert games_of(house, ANNA, BO) == [1, 2, 3]
        draw(house, 3)
        house.look()
        table = standings_of(contest_of(house), results(house))
        assert table.final
        assert [row.match_points for row in table.rows] == [1, 1]
        assert games_of(house, ANNA, BO) == [1, 2, 3]  # there is one deciding game


def test_the_weaver_rule_counts_the_stones_of_the_winner_alone(tmp_path):
    """Not passes, nor the stone in the centre for whoever did not begin (P§16, T11)."""
    system = {"games_per_pair": 2, "scoring": "weaver"}
    with house_of(tmp_path, (ANNA, BO), system=system) as house:
        games = zip(games_of(house, ANNA, BO), (WHITE_WINS, WITH_A_PASS), strict=True)
        for number, moves in games:
            house.play(moves, number)
        played = results(house)
        assert sorted(one.moves for one in played.values()) == [8, 10]
        assert [one.stones for one in played.values()] == [(5, 4), (5, 5)]
        assert {row.match_points for row in standings_of(contest_of(house), played).rows} == {1}


def test_the_closing_letter_of_a_weaver_event_tells_the_points_that_rank(tmp_path):
    system = {"games_per_pair": 2, "scoring": "weaver"}
    with house_of(tmp_path, (ANNA, BO), system=system) as house:
        one, other = games_of(house, ANNA, BO)
        win(house, house.seated(Seat.SECOND, one), one, long=True)
        win(house, house.seated(Seat.SECOND, other), other)
        rows = standings_of(contest_of(house), results(house)).rows
        close_event(house.office, EVENT, house.act("close"))
        told = {post.to: post.words for post in house.letters()}
        for row in rows:
            reader = next(who for who in (ANNA, BO) if house.player(who) == row.player)
            assert f", with {decimal(row.match_points)} point" in told[reader]
        assert {row.game_points for row in rows} == {1}
        assert {row.match_points for row in rows} != {1}


@pytest.mark.parametrize(
    ("game", "said"),
    [(PENTE, "Game 2 of Sverigekorr 2024 has begun."), ({}, "Round 2 of Sverigekorr 2024 has")],
)
def test_the_next_game_of_a_match_for_two_is_called_a_game(tmp_path, game, said):
    system = {"kind": "match", "games_per_pair": 2, "all_rounds_at_once": False}
    with House(tmp_path, (ANNA, BO), game=game, system=system) as house:
        house.start()
        rule_game(house.office, f"{EVENT}-001", "1-0", ruling(house))
        draw_next_round(house.office, EVENT, house.act("draw"))
        assert all(said in post.words for post in house.letters() if "has begun" in post.words)
        told = [post for post in house.read if said in post.words]
        assert {post.to for post in told} == {ANNA, BO}
