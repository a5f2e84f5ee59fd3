"""Lateness at the start of a match (backgammon.md 7): what it costs, who is told, who loses."""

import shlex
from datetime import UTC, datetime, timedelta

import pytest

from corr.games.rules import Seat
from corr.service.play.records import names_in
from corr.service.watch.needs import needs_of
from corr.service.watch.overview import look_at
from tests.office import ARBITER, EVENT, PEOPLE, House
from tests.service.direction.test_director import answer
from tests.service.handing import Second, hand_over
from tests.service.play.test_match_dice import Players, faults, until
from tests.ticking import Ticking

GAME = f"{EVENT}-001"
ZONE = "Europe/Stockholm"
BEGIN = datetime(2024, 2, 1, 11, tzinfo=UTC)
"""Noon in Stockholm: S is 1 February, and the first late day is over at the end of the second."""


def house_of(folder, points=7, *people, begin=BEGIN, kind=House, **game):
    """A running event of matches whose days are those of Stockholm."""
    game = {"kind": "backgammon", "points": points, "opening": None, **game}
    event = {"languages": ["en", "sv"], "time_zone": ZONE}
    more = {"people": people} if people else {}
    house = kind(folder, game=game, event=event, begin=begin, **more)
    return house if kind is Ticking else house.start()


def on_day(house, days, *, hours=0):
    """Go on to noon of the day on which so many late days are over, a look of the daemon a day."""
    found, end = [], house.begun + timedelta(days=days + 1, hours=hours)
    while house.now < end:
        house.now = min(end, house.now + timedelta(days=1))
        found += house.look()
    return found


@pytest.fixture
def late(tmp_path):
    with house_of(tmp_path) as house:
        house.begun = house.now
        yield house


def told_on(house, who, days):
    """The late days on which somebody was written to."""
    found = []
    for day in range(days + 1):
        found += [day for post in on_day(house, day) if post.to == who]
    return found


# -- what lateness costs ----


@pytest.mark.parametrize(("days", "points"), [(9, 0), (10, 1), (14, 1), (15, 2), (24, 3)])
def test_late_days_are_points_for_who_waits_before_game_1(late, days, points):
    late.say(late.second, "phrase: in time")
    on_day(late, days)
    outcome = late.say(late.first, "phrase: hello there")
    assert late.game().position.score == (0, points)
    assert late.game().position.game == 1
    assert late.record().startswith(f"late 0 {points}; 1. " if points else "1. ")
    if points:
        assert f"{days} days late" in outcome.to(late.first).words
        gets = "a point" if points == 1 else f"{points} points"
        assert f"so you get {gets}" in outcome.to(late.second).words
    else:
        assert "late" not in outcome.to(late.second).words


def test_both_late_each_pays_for_his_share(late):
    on_day(late, 16)
    outcome = late.say(late.second, "phrase: late as well")
    assert "Your answer came 16 days late" in outcome.to(late.second).words
    on_day(late, 20)
    late.say(late.first, "phrase: later still")
    assert late.game().position.score == (2, 3)
    assert late.record().startswith("late 2 3; 1. ")
    letter = " ".join(late.say(late.second, "record").to(late.second).words.split())
    first, second = names_in(late.office, late.game()).values()
    assert f"points for lateness: 2 to {first}, 3 to {second}; 1. " in letter
    assert "late 2 3" not in letter


def test_a_match_with_a_score_before_game_1_is_played_proved_and_verified(tmp_path):
    """N = 2: one point is not more than half, and game 1 is the Crawford game (2.5)."""
    with house_of(tmp_path, 2, kind=Ticking) as house:
        house.begun = house.now
        players = Players(house)
        players.say(house.second, "phrase: in time")
        players.keep(on_day(house, 10))
        players.say(house.first, "phrase: ten days late")
        assert house.game().position.score == (0, 1)
        assert house.game().position.crawford
        players.on()
        game = house.game()
        assert game.result.ending == "score"
        assert (
            faults(tmp_path, players.mailbox(house.first), players.mailbox(house.second))[0] == []
        )
        judge = game.judge
        *_, (_, replayed) = judge.replayed(game.options, game.record)
        assert replayed.score == game.result.score
        checked = house.corr("check")
        assert checked.status == 0, checked.out
        exported = house.corr("game", "export", GAME, "--as", "mat")
        assert exported.status == 0, exported.err
        names = exported.out.split(" Game 1\n")[1].splitlines()[0]
        assert names.split(" : ")[1].split()[0] == "0"
        assert names.rstrip().endswith(": 1")
        proof = house.corr("game", "export", GAME, "--proof")
        assert proof.status == 0, proof.err


# -- who has lost ----


def test_more_than_half_of_the_points_wins_the_match_for_who_waits(tmp_path):
    """N = 13: 40 days are 7 points, which is more than 6.5."""
    with house_of(tmp_path, 13) as house:
        house.begun = house.now
        house.say(house.second, "phrase: in time")
        on_day(house, 39)
        assert house.game().result is None
        on_day(house, 40)
        result = house.game().result
        assert (result.winner, result.ending, result.points()) == (Seat.SECOND, "late", "0-1")
        assert house.game().dice.state.commitment.seed  # published, though nothing was thrown
        over = house.newest(house.first)
        assert "You did not begin the match in time" in over.words
        assert "40 days late with what the dice need, and so" in over.words
        assert house.office.folder.game(GAME).record == "late 0 7"


def test_the_day_on_which_it_is_lost_begins_at_midnight_of_the_events_zone(tmp_path):
    with house_of(tmp_path, 1) as house:
        house.begun = house.now
        house.say(house.second, "phrase: in time")
        on_day(house, 9, hours=11)
        house.now = datetime(2024, 2, 11, 22, 59, tzinfo=UTC)
        house.look()
        assert house.game().result is None
        house.now = datetime(2024, 2, 11, 23, 30, tzinfo=UTC)  # 12 February in Stockholm
        house.look()
        assert house.game().result is None  # the clocks of mail servers may differ by an hour
        house.wait(hours=1)
        assert house.game().result.ending == "late"


def test_the_days_are_local_ones_over_the_change_to_summer_time(tmp_path):
    """31 March 2024 has 23 hours in Stockholm: the tenth late day begins an hour earlier."""
    with house_of(tmp_path, 1, begin=datetime(2024, 3, 25, 11, tzinfo=UTC)) as house:
        house.say(house.second, "phrase: in time")
        for hour, over in ((22, False), (23, True)):  # an hour after 4 April is over, and before
            house.now = datetime(2024, 4, 4, hour, 59, tzinfo=UTC)
            house.look()
            assert (house.game().result is not None) is over


def test_what_comes_when_it_is_lost_and_before_anybody_looked_comes_too_late(tmp_path):
    with house_of(tmp_path, 1) as house:
        house.begun = house.now
        house.say(house.second, "phrase: in time")
        on_day(house, 9)
        house.now += timedelta(days=1)
        outcome = house.say(house.first, "phrase: too late")
        assert house.game().result.ending == "late"
        assert outcome.readers == sorted([house.first, house.second])
        assert "10 days late" in outcome.to(house.first).words


def test_where_both_have_lost_the_director_decides_and_sets_0_0(tmp_path):
    with house_of(tmp_path, 5, kind=Ticking) as house:
        house.begun = house.now
        on_day(house, 30)
        assert house.game().result is None
        needs = needs_of(house.office, look_at(house.office, house.now))
        (need,) = (one for one in needs if one.kind == "both_late")
        assert GAME in need.words
        command = need.commands[0]
        assert "0-0" in command
        outcome = house.say(house.first, "phrase: 30 days late")
        assert "arbiter decides" in outcome.to(house.first).words
        house.say(house.second, "phrase: 30 days late, too")
        assert house.game().result is None
        assert not house.game().moves
        words = command.removeprefix("corr ").replace("TEXT", "'nobody came'")
        done = house.corr(*shlex.split(words))
        assert done.status == 0, done.err
        assert house.game().result.points() == "0-0"
        assert house.game().result.ending == "late"


# -- what does not count ----


def test_leave_is_not_counted(late):
    late.say(late.second, "phrase: in time")
    other = next(one for one in late.read if one.to == late.first and GAME not in one.tag)
    on_day(late, 1)
    outcome = late.give(late.compose(late.first, "leave 10 days", other))
    assert outcome.state == "handled", outcome.reason
    # 3 February up to 12: ten dates, so that on late day 20 of the calendar ten have passed.
    on_day(late, 19)
    assert late.game().position.score == (0, 0)
    outcome = late.say(late.first, "phrase: hello there")
    assert late.game().position.score == (0, 0)
    assert "days late" not in outcome.to(late.first).words


def test_who_hears_of_leave_before_the_dice_reads_whose_words_are_missing(late):
    def opponent_reads():
        own = next(one for one in late.read if one.to == late.first and GAME not in one.tag)
        outcome = late.give(late.compose(late.first, "leave 5 days", own))
        return outcome.to(late.second).words

    told = opponent_reads()
    assert "your words for the dice are still missing." in told
    assert "is to play" not in told
    late.say(late.second, "phrase: in time")
    on_day(late, 8)
    name = late.office.store.players.player(late.player(late.first)).name
    assert f"the words of {name} for the dice are still missing." in opponent_reads()


@pytest.mark.parametrize("language", ["en", "sv", "de", "et"])
def test_words_missing_for_the_dice_are_said_in_every_language(late, language):
    say = late.office.templates.voice(language)
    params = {"game": GAME, "opponent": "Bo", "due": None, "over": False}
    turns = ("you", "opponent", "give_you", "give_other")
    assert len({say("absence", "game", turn=turn, **params) for turn in turns}) == len(turns)


def test_days_in_which_the_mailbox_was_not_read_are_not_counted(late):
    late.say(late.second, "phrase: in time")
    on_day(late, 3)
    late.down(days=8)
    on_day(late, 12)
    late.say(late.first, "phrase: hello there")
    assert late.game().position.score == (0, 0)


def test_days_on_which_the_director_is_called_are_not_counted(late):
    late.say(late.second, "phrase: in time")
    on_day(late, 4)
    late.say(late.second, "call director: is there anybody?")
    posts = on_day(late, 16)
    assert not [post for post in posts if post.to != ARBITER and "point" in post.words]
    answer(late)
    on_day(late, 19)
    outcome = late.say(late.first, "phrase: here I am")
    assert late.game().position.score == (0, 0)
    assert "late" not in outcome.to(late.second).words


def test_a_vacation_notice_begins_nothing_and_stops_no_day(late):
    late.say(late.second, "phrase: in time")
    raw = late.reply(late.first, "I am away until Monday.")
    late.give(b"Auto-Submitted: auto-replied\n" + raw)
    on_day(late, 10)
    late.say(late.first, "phrase: hello there")
    assert late.game().position.score == (0, 1)


# -- told ahead ----


def test_who_owes_something_is_reminded_of_what_it_costs_and_when(late):
    late.say(late.second, "phrase: in time")
    assert told_on(late, late.first, 25) == [3, 7, 10, 13, 18, 23, 25]


def test_the_reminders_say_what_it_costs(late):
    late.say(late.second, "phrase: in time")
    (first,) = (post for post in on_day(late, 3) if post.to == late.first)
    assert first.to == late.first
    assert "by the end of Sunday 11 Feb 2024, Anna gets a point" in first.words
    assert "one more every 5 days; after Monday 26 Feb 2024 you lose the match" in first.words
    on_day(late, 9)
    found = {post.to: post for post in on_day(late, 10)}
    assert "10 days late, and Anna gets a point for that" in found[late.first].words
    assert "you get a point for that" in found[late.second].words
    assert "by the end of Friday 16 Feb 2024, you get one more" in found[late.second].words


def test_one_reminder_serves_all_matches_that_wait_alike(tmp_path):
    with house_of(tmp_path, 7, *PEOPLE[:3]) as house:
        house.begun = house.now
        found = [post for post in on_day(house, 3) if post.to == PEOPLE[0]]
        assert len(found) == 1
        assert "One answer serves them all" in found[0].words


def test_lists_and_the_status_say_how_late_somebody_is(tmp_path):
    with house_of(tmp_path, 7, kind=Ticking) as house:
        house.begun = house.now
        house.say(house.second, "phrase: in time")
        on_day(house, 12)
        other = next(one for one in house.read if one.to == house.second and GAME not in one.tag)
        for line in ("games", "time"):
            outcome = house.give(house.compose(house.second, line, other))
            assert "12 days late, and you get a point" in outcome.to(house.second).words
        (told,) = (one for one in house.corr("event", "status").out.splitlines() if GAME in one)
        assert "12 days late" in told


# -- after a hand-over (6.8) ----


def handed_over(folder, points):
    """A match that goes on in another house, which asks both for something anew."""
    here, there = folder / "here", folder / "there"
    here.mkdir()
    house = house_of(here, points, kind=Ticking)
    players = Players(house).give("hello", "good day")
    until(players, "roll-or-double")
    second = Second(there, house)
    hand_over(house, second)
    house.close()
    second.begun = second.now
    return second


def test_who_is_late_after_a_hand_over_gives_points_that_count_when_the_game_has_ended(tmp_path):
    with handed_over(tmp_path, 5) as house:
        house.say(house.second, "phrase: in time")
        assert told_on(house, house.first, 10) == [3, 7, 10]
        outcome = house.say(house.first, "phrase: ten days late")
        position = house.game().position
        assert position.score == (0, 0)
        assert position.waiting == ((0, 1),)
        assert "when the present game has ended" in outcome.to(house.second).words
        assert house.record().split("; ")[-1] == "points 0 1"


def test_who_gives_nothing_after_a_hand_over_loses_the_match(tmp_path):
    with handed_over(tmp_path, 3) as house:
        house.say(house.second, "phrase: in time")
        on_day(house, 14)
        assert house.game().result is None
        found = on_day(house, 15)  # 2 points of 3
        result = house.game().result
        assert (result.winner, result.ending, result.score) == (Seat.SECOND, "late", (0, 0))
        assert house.game().dice.state.commitment.seed
        told = {post.to: post.words for post in found}
        assert "which has lost you the match" in told[house.first]
        assert "which wins you the match" in told[house.second]
