"""The clock of a match: a bank by its length, a delay a turn, lost on claim (backgammon.md 7)."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.games.backgammon.notation import written
from corr.games.backgammon.plays import plays
from corr.games.rules import Seat
from corr.service.desk.rulings import forfeit_time, take_back_moves
from corr.service.play.clock_shown import as_lines, clock_of
from corr.tournament.events.events import MovePlayed
from corr.tournament.events.events_games import TimeForfeited
from corr.tournament.play.game import fold
from tests.office import House
from tests.service.play.test_match_dice import GAME, Players
from tests.service.watch.test_clock import until

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
BRONSTEIN = {"per_move": None, "reminders": None}
"""A [clock] that says nothing: then the preset of matches holds."""


def quiet_play(match):
    """A play that hits nobody, if there is one: so the next roll leaves a choice again."""
    board, dice = match.seen(match.to_act), match.dice
    found = sorted(written(board, dice, one) for one in plays(board, dice).values())
    return next((one for one in found if "*" not in one), found[0])


class Slowly(Players):
    """Both players of a match, who take as long for an act as they are told."""

    @property
    def to_act(self) -> Seat:
        seat = self.house.game().position.to_act
        assert isinstance(seat, Seat)
        return seat

    def act(self, text: str, after: timedelta):
        """Let whoever is to act do it so long after now; "play" is any play of the roll."""
        match, seat = self.house.game().position, self.to_act
        self.house.now += after
        return self.say(self.house.seated(seat), quiet_play(match) if text == "play" else text)

    def bank(self, seat: Seat) -> timedelta:
        """What is left in the bank of a seat after its turns that are over."""
        times = self.house.game().times
        left = {one.name: one.time for one in times.coming(seat)}
        return left["total"]


def matches(folder, points=7, clock=BRONSTEIN, **game):
    """A running event of matches whose dice are there: whoever began is to play."""
    game = {"kind": "backgammon", "points": points, "opening": None, **game}
    house = House(folder, game=game, clock=clock, event={"languages": ["en", "sv"]})
    return Slowly(house.start()).give("phrase: Röd häst äter gräs", "hello there")


@pytest.fixture
def players(tmp_path):
    found = matches(tmp_path)
    with found.house:
        yield found


def refolded(house):
    """The match folded anew from its events."""
    return fold(house.office.store.events.of_stream(GAME))


def test_a_match_has_two_days_a_point_and_three_days_a_turn(players):
    terms = players.house.game().terms
    assert (terms.total, terms.delay, terms.per_move) == (14 * DAY, 3 * DAY, None)
    assert (terms.forfeit, terms.reminders) == ("on claim", ("50%", "1d"))


def test_no_clock_runs_before_the_first_roll(tmp_path):
    game = {"kind": "backgammon", "points": 7, "opening": None}
    with House(tmp_path, game=game, clock=BRONSTEIN) as house:
        house.start()
        house.now += 9 * DAY  # lateness would cost points from the tenth on
        assert house.game().clock is None
        house.say(house.first, "phrase: Röd häst äter gräs")
        assert house.say(house.first, "claim time").reason == "time_no_clock"
        house.say(house.second, "hello there")
        assert house.game().clock.since == house.now
        assert house.game().clock.due == house.now + 17 * DAY


def test_a_turn_takes_from_the_bank_what_it_lasts_beyond_the_delay(players):
    one = players.to_act
    other = one.other
    players.act("play", 5 * DAY)  # 5 - 3 = 2
    assert players.bank(one) == 12 * DAY
    players.act("roll", 2 * DAY)
    players.act("play", 2 * DAY)  # a roll and its play: 4 - 3 = 1
    assert (players.bank(one), players.bank(other)) == (12 * DAY, 13 * DAY)
    players.act("double", 3 * DAY)  # just the delay
    players.act("take", 4 * DAY)  # an answer is a turn of its own: 4 - 3 = 1
    assert (players.bank(one), players.bank(other)) == (12 * DAY, 12 * DAY)
    players.act("roll", 1 * DAY)  # after the answer another turn begins: what was not used is lost
    players.act("play", 3 * DAY)  # 1 + 3 - 3 = 1
    assert (players.bank(one), players.bank(other)) == (11 * DAY, 12 * DAY)
    assert refolded(players.house).times == players.house.game().times


def test_what_is_not_used_of_the_delay_is_lost(players):
    one = players.to_act
    players.act("play", HOUR)
    players.act("roll", HOUR)
    players.act("play", HOUR)
    players.act("roll", HOUR)
    players.act("play", 3 * DAY + HOUR)  # 3 days and 2 hours with the roll: 2 hours
    assert players.bank(one) == 14 * DAY - 2 * HOUR


def test_a_resignation_and_its_answer_are_turns_and_a_game_begins_with_another(players):
    one = players.to_act
    other = one.other
    players.act("play", HOUR)
    players.act("resign single", 4 * DAY)  # 1
    players.act("refuse", 5 * DAY)  # 2
    assert (players.bank(one), players.bank(other)) == (12 * DAY, 13 * DAY)
    players.act("resign backgammon", 4 * DAY)  # accepted without asking: 1
    game = players.house.game()
    assert game.judge.of_itself.parts(game.position) == 1
    assert (players.bank(one), players.bank(other)) == (12 * DAY, 12 * DAY)
    assert players.house.game().clock.since == players.house.now
    due = players.house.now + 3 * DAY + 12 * DAY
    assert players.house.game().clock.due == due


def test_what_the_server_does_by_itself_costs_nobody(players):
    players.house.now += HOUR
    players.on(150)
    game = players.house.game()
    done = [
        one
        for one in players.house.office.store.events.of_stream(GAME)
        if isinstance(one.body, MovePlayed) and one.body.why
    ]
    assert done
    instants = {one.at for one in done}
    alone = [turn for turn in game.times.turns if turn.until == turn.since]
    assert alone
    assert {turn.since for turn in alone} <= instants
    passed = sum((turn.until - turn.since for turn in game.times.turns), timedelta())
    assert passed <= players.house.now - game.times.turns[0].since
    assert refolded(players.house).times == game.times


# -- the end of the bank --


def test_reminders_come_at_half_of_the_bank_and_a_day_before_its_end(players):
    house, begun = players.house, players.house.now
    sent = until(house, begun + 17 * DAY)
    mine = [one for one in sent if "A reminder:" in one.words and "bank" in one.words]
    assert len(mine) == 2
    assert {one.to for one in mine} == {house.seated(players.to_act)}
    assert "half of what was in your bank is gone" in mine[0].words
    assert ": 7 days left" in mine[0].words  # 3 days of delay and 7 of 14 are gone
    assert "one day is left before your bank is empty" in mine[1].words


def test_overstepping_loses_the_match_when_the_opponent_claims_it(players):
    players.act("play", HOUR)
    players.act("resign single", HOUR)
    players.act("accept", HOUR)
    late = players.to_act
    house, due = players.house, players.house.game().clock.due
    score = house.game().judge.of_itself.score(house.game().position)
    assert sum(score) == 1
    until(house, due + 5 * DAY)
    assert house.game().result is None
    waiting = house.seated(late.other)
    assert '"claim time"' in house.newest(waiting).words
    house.say(waiting, "claim time")
    until(house, house.now + DAY)
    result = house.game().result
    assert (result.winner, result.ending, result.score) == (late.other, "time", score)
    assert refolded(house).result == result


def test_what_comes_late_but_before_the_claim_counts(players):
    house, late = players.house, players.to_act
    until(house, house.game().clock.due + DAY)
    players.act("play", HOUR)
    assert house.game().result is None
    assert players.bank(late) == timedelta()
    players.act("roll", HOUR)
    players.act("play", HOUR)
    # An empty bank leaves the delay of each turn.
    assert house.game().clock.due == house.now + 3 * DAY
    refused = house.say(house.seated(players.to_act.other), "claim time").posts[0]
    assert "there is time until" in refused.words


def test_the_director_may_say_so_too(players):
    house, late = players.house, players.to_act
    until(house, house.game().clock.due + DAY)
    house.take()
    forfeit_time(house.office, GAME, replace(house.act("forfeit"), reason="the flag fell"))
    result = house.game().result
    assert (result.winner, result.ending, result.score) == (late.other, "time", (0, 0))
    lost = [
        one.body
        for one in house.office.store.events.of_stream(GAME)
        if isinstance(one.body, TimeForfeited)
    ]
    assert [one.seat for one in lost] == [late]


# -- leave, time that our side lost, moves that are taken back --


def test_leave_rests_the_clock_of_a_match(players):
    house, seat = players.house, players.to_act
    due = house.game().clock.due
    house.say(house.seated(seat), "leave 10 days")
    assert house.game().clock.due >= due + 9 * DAY
    players.act("play", 12 * DAY)
    assert players.bank(seat) == 14 * DAY


def test_a_take_back_restores_the_bank(players):
    house, one = players.house, players.to_act
    players.act("play", 4 * DAY)
    before = house.game()
    number = before.position.number
    players.act("roll", 5 * DAY)
    players.act("play", 5 * DAY)
    assert players.bank(one.other) == 7 * DAY
    house.now += 2 * DAY
    act, stays = replace(house.act("take-back"), reason="a slip"), before.position.next_roll - 1
    take_back_moves(house.office, GAME, act, to=stays)
    game = house.game()
    assert game.position.number == number
    assert players.bank(one) == 13 * DAY
    assert players.bank(one.other) == 14 * DAY
    assert game.times.used(house.now) == 5 * DAY  # until the first of them had come
    assert refolded(house).times == game.times


def test_letters_and_answers_tell_of_the_bank(players):
    house, seat = players.house, players.to_act
    me, other = house.seated(seat), house.seated(seat.other)
    house.now += 4 * DAY
    told = house.say(me, "time").posts[0].words
    assert "13 days in the bank" in told
    assert "14 days in the bank" in told
    players.act("play", HOUR)
    letter = house.newest(other).words
    assert "Your bank is not touched before" in letter
    assert "14 days in the bank" in letter
    assert "12 days 23 hours in the bank" in letter
    rules = house.say(me, "rules").posts[0].words
    assert "a bank of 2 days for each point that wins the match: 14 days" in rules
    shown = "\n".join(map(str, as_lines(house.office, clock_of(house.office, GAME, house.now))))
    assert "14d a match, 3d of each move free; forfeit on claim" in shown
    assert "12d 23h (the bank)" in shown


def test_a_match_to_five_has_ten_days(tmp_path):
    players = matches(tmp_path, points=5)
    with players.house as house:
        assert house.game().terms.total == 10 * DAY
