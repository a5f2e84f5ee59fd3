"""Leave by letter and by the arbiter: what it does to clocks, and who is told what."""

import random
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.service.desk.taking_part import substitute_player
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.letters.event_letters import Act
from corr.service.play.leave import cancel_leave, grant_leave, on_leave
from corr.service.watch.check import check_all
from corr.tournament.spec.spec import spec_from_tables
from tests.office import ANNA, BO, CAI, DAG, EVENT, START, House, Post, event_tables, member_list

DAY = timedelta(days=1)


@pytest.fixture
def house(tmp_path) -> Iterator[House]:
    with House(tmp_path) as found:
        yield found.start()


@pytest.fixture(scope="module")
def still(tmp_path_factory) -> Iterator[House]:
    """A house in which no test changes anything."""
    with House(tmp_path_factory.mktemp("still")) as found:
        yield found.start()


def mover(house: House) -> str:
    return house.seated(house.game().clock.seat)


def other(house: House) -> str:
    return house.seated(house.game().clock.seat.other)


def due(house: House) -> datetime:
    return house.game().clock.due


def another(house: House, event: str, people: tuple[str, ...], **leave: object) -> None:
    """Open, fill and start a second event."""
    tables = event_tables(leave=leave)
    tables["event"] |= {"id": event, "name": event, "start": house.now.date()}
    open_event(house.office, spec_from_tables(tables, "event.toml"), house.act(f"open{event}"))
    players = [house.player(one) for one in people]
    enter_players(house.office, event, players, house.act(f"enter{event}"))
    start_event(house.office, event, "lots", house.act(f"start{event}"))
    house.letters()


# -- by letter ----


def test_the_clock_rests_until_the_end_of_the_last_day(house):
    before = due(house)
    done = house.say(mover(house), "leave 10 days")
    assert (done.state, done.readers) == ("handled", sorted([ANNA, BO]))
    rested = datetime(2024, 2, 10, 23, tzinfo=UTC) - START
    assert due(house) == before + rested
    assert house.office.store.events.game_row(f"{EVENT}-001").due_at == due(house)
    assert not check_all(house.office).faults


def test_the_player_reads_of_days_and_dates_and_the_opponent_of_dates_alone(house):
    done = house.say(mover(house), "leave 10 days")
    told, opponents = done.to(mover(house)), done.to(other(house))
    assert "You are on leave until the end of Saturday 10 Feb 2024." in told.words
    assert "You have 11 of 21 days of leave left for 2024." in told.words
    assert "your answer is due by Sunday 18 Feb, 00:00 (Stockholm)" in told.words
    assert "is on leave until the end of Saturday 10 Feb 2024" in opponents.words
    assert "days of leave" not in opponents.words


def test_an_opponent_of_several_games_gets_one_letter(tmp_path):
    with House(tmp_path, system={"games_per_pair": 2}) as house:
        house.start()
        done = house.say(mover(house), "leave 10 days")
        told = done.to(other(house))
        assert all(f"{EVENT}-00{n}" in told.words for n in (1, 2))


def test_leave_in_future_rests_the_clock_then(house):
    house.say(mover(house), "leave 2024-02-05 to 2024-02-07")
    assert due(house) == START + 10 * DAY
    clock = house.game().times
    assert clock.rests_until(START + 2 * DAY) is None
    assert clock.rests_until(START + 5 * DAY) == datetime(2024, 2, 7, 23, tzinfo=UTC)


def test_dates_are_those_of_the_players_time_zone(tmp_path):
    members = member_list((ANNA, BO), "time_zone", time_zone=("Asia/Tokyo", "Asia/Tokyo"))
    with House(tmp_path, members=members) as house:
        house.start()
        house.say(mover(house), "leave 2024-02-05 to 2024-02-07")
        (rest,) = house.game().times.rests
        assert rest.since == datetime(2024, 2, 4, 15, tzinfo=UTC)
        assert rest.until == datetime(2024, 2, 7, 15, tzinfo=UTC)


def test_a_game_that_begins_meanwhile_rests_too(house):
    away = mover(house)
    house.say(away, "leave 10 days")
    house.now += DAY
    another(house, "VC24", (ANNA, BO))
    game = house.office.folder.game("VC24-001")
    seat = game.seat_of(house.player(away))
    assert game.times.leave(seat, house.now)[1] == datetime(2024, 2, 10, 23, tzinfo=UTC)
    assert game.times.leave(seat.other, house.now) is None
    assert not check_all(house.office).faults


def test_leave_holds_where_there_are_days_and_the_letter_says_where_not(house):
    away = mover(house)
    another(house, "VC24", (ANNA, BO), days_per_year=5)
    another(house, "NO24", (ANNA, BO), days_per_year=0)
    told = house.say(away, "leave 10 days").to(away)
    assert "VC24 gives 5 days of leave a year" in told.words
    assert 'You can write instead: "leave 2024-02-01 to 2024-02-05"' in told.words
    assert "In NO24 there are no days of leave" in told.words
    assert "You have 11 of 21 days of leave left" in told.words
    assert not house.office.folder.game("VC24-001").times.rests
    assert house.game().times.rests


def test_each_event_that_refuses_says_why(house):
    another(house, "VC24", (ANNA, BO), days_per_year=5)
    done = house.say(mover(house), "leave 30 days")
    assert (done.state, done.reason) == ("refused", "leave_spent")
    assert f"{EVENT} gives 21 days" in done.posts[0].words
    assert "VC24 gives 5 days" in done.posts[0].words


def test_where_the_budget_is_the_players_days_elsewhere_count(house):
    another(house, "VC24", (ANNA, BO), budget="player")
    away = mover(house)
    house.say(away, "leave 2024-03-01 to 2024-03-15")
    done = house.say(away, "leave 2024-04-01 to 2024-04-07")
    assert (done.state, done.reason) == ("refused", "leave_spent")
    assert "For 2024 you have 6 left" in done.posts[0].words


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("leave 2024-01-20 to 2024-01-30", "bad_leave", "Write for instance"),
        ("leave 2024-03-20 to 2024-03-10", "bad_leave", "cannot end before it begins"),
        ("leave 0 days", "bad_leave", "I read leave"),
        ("leave 2031-01-01 to 2031-01-05", "leave_too_far", "up to two years ahead"),
        ("leave 9999-12-30 to 9999-12-31", "leave_too_far", "up to two years ahead"),
        ("leave 9999-12-31 for 900 days", "leave_too_far", "up to two years ahead"),
        ("leave 22 days", "leave_spent", 'write instead: "leave 2024-02-01 to 2024-02-21"'),
        ("leave off", "no_leave_to_end", "no leave that could be taken back"),
    ],
)
def test_what_cannot_be_is_explained_and_changes_nothing(still, line, code, said):
    before = due(still)
    done = still.say(mover(still), line)
    assert (done.state, done.reason) == ("refused", code)
    assert said in done.posts[0].words
    assert (due(still), len(done.posts)) == (before, 1)


@pytest.mark.parametrize(
    ("leave", "line", "code", "said"),
    [
        ({"min_days": 3}, "leave 2 days", "leave_too_short", "leave 2024-02-01 to 2024-02-03"),
        ({"notice": "2d"}, "leave 5 days", "leave_too_late", "leave 2024-02-04 to 2024-02-05"),
        ({"days_per_year": 0}, "leave 5 days", "no_leave_days", "tell the arbiter"),
    ],
)
def test_the_event_says_how_leave_may_be(tmp_path, leave, line, code, said):
    with House(tmp_path, leave=leave) as house:
        house.start()
        done = house.say(mover(house), line)
        assert (done.state, done.reason) == ("refused", code)
        assert said in done.posts[0].words


def test_leave_that_was_announced_already_is_told_so(house):
    away = mover(house)
    house.say(away, "leave 10 days")
    done = house.say(away, "leave 3 days")
    assert done.reason == "leave_already"
    assert house.say(away, "leave 12 days").state == "handled"


def test_a_time_that_is_over_does_not_come_back(house):
    away = mover(house)
    letter = house.newest(away)
    house.now = START + 8 * DAY
    done = house.give(house.compose(away, "leave 5 days", letter))
    assert "your time was up on Thursday 8 Feb, 09:00 (Stockholm)" in done.to(away).words
    house.look()
    assert house.game().result.ending == "time"


def test_leave_announced_in_time_saves_a_game_that_is_looked_at_too_late(house):
    away = mover(house)
    mail = house.reply(away, "leave 5 days")
    house.now = START + 9 * DAY
    house.take(mail, arrived=START + 6 * DAY)
    house.look()
    assert house.game().result is None
    assert due(house) > START + 11 * DAY


# -- taken back ----


def test_leave_taken_back_ends_a_day_later(house):
    away = mover(house)
    house.say(away, "leave 10 days")
    house.now += 2 * DAY
    done = house.say(away, "leave off")
    assert house.game().times.rests[0].until == house.now + DAY
    assert due(house) == START + 10 * DAY
    assert "You have 17 of 21 days of leave left for 2024." in done.to(away).words
    assert "is back sooner" in done.to(other(house)).words
    assert not check_all(house.office).faults


def test_nobody_has_less_than_a_day_when_leave_is_taken_back(house):
    away = mover(house)
    house.now = START + 7 * DAY - timedelta(hours=1)
    house.say(away, "leave 10 days")
    house.now += timedelta(minutes=30)
    house.say(away, "leave off")
    assert due(house) >= house.now + DAY


def test_leave_to_come_is_taken_back_as_if_it_had_never_been(house):
    away, before = mover(house), due(house)
    house.say(away, "leave 2024-02-05 to 2024-02-07")
    house.say(away, "leave off")
    assert (due(house), house.game().times.rests) == (before, ())
    assert "You have 0 of 21" in house.say(away, "leave 2024-03-01 to 2024-03-21").to(away).words


def test_opponents_are_not_flooded_with_leave_and_its_end(house):
    away = mover(house)
    for line in ("leave 2024-03-01", "leave off") * 3:
        assert house.say(away, line).state == "handled"
    done = house.say(away, "leave 2024-03-01")
    assert (done.reason, done.readers) == ("leave_often", [away])
    house.now += DAY
    assert house.say(away, "leave 2024-03-01").state == "handled"


def test_leave_that_ends_within_a_day_is_not_taken_back(house):
    away = mover(house)
    house.say(away, "leave 1 day")
    done = house.say(away, "leave off")
    assert (done.state, done.reason) == ("refused", "leave_ends")


# -- who reads of it ----


def test_letters_about_the_game_tell_of_leave(house):
    away = mover(house)
    house.say(away, "leave 10 days")
    mine = house.say(away, "show\ngames\ntime")
    said = "You are on leave until the end of Saturday 10 Feb 2024: your time rests."
    assert all(said in one.words for one in mine.posts)
    assert len(mine.posts) == 3
    board = next(one for one in mine.posts if "your move" in one.title)
    assert ": 7 days left" in board.words


def test_the_opponent_of_who_is_away_sees_it_on_the_board(house):
    away = mover(house)
    house.say(away, "leave 2024-02-03 to 2024-02-10")
    done = house.say(away, "i9")
    told = next(one for one in done.posts if one.to == mover(house))
    assert "is on leave from Saturday 3 Feb, 00:00 (Stockholm) until the end of" in told.words


def test_the_calendar_of_the_player_moves_with_the_date(house):
    away = mover(house)
    house.say(away, "set calendar on")
    told = house.say(away, "leave 10 days").to(away)
    (entry,) = [part for part in told.mail.walk() if part.get_content_type() == "text/calendar"]
    assert "20240217T230000" in entry.get_content() or "20240217T220000Z" in entry.get_content()


def test_who_takes_a_place_has_no_leave_of_another_but_their_own(house):
    house.members(member_list((ANNA, BO, CAI)))
    away = mover(house)
    house.say(away, "leave 10 days")
    house.now += DAY
    act = replace(house.act("substitute"), reason="illness")
    old, new = house.player(away), house.player(CAI)
    substitute_player(house.office, EVENT, old, new, act)
    assert house.game().times.leave(house.game().clock.seat, house.now) is None
    assert due(house) == house.now + 7 * DAY


def test_who_takes_a_place_brings_leave_of_their_own(house):
    house.members(member_list((ANNA, BO, CAI, DAG)))
    another(house, "VC24", (CAI, DAG))
    done = house.give(house.compose(CAI, "leave 10 days", known(house, CAI)))
    assert done.state == "handled", done.reason
    house.now += DAY
    act = replace(house.act("substitute"), reason="illness")
    old, new = house.player(mover(house)), house.player(CAI)
    substitute_player(house.office, EVENT, old, new, act)
    until = datetime(2024, 2, 10, 23, tzinfo=UTC)
    assert house.game().times.rests_until(house.now) == until
    assert due(house) == until + 7 * DAY
    assert not check_all(house.office).faults


# -- the arbiter ----


def ruling(house: House, what: str) -> Act:
    return replace(house.act(what), reason="in hospital")


def test_the_arbiter_grants_leave_beyond_the_days(house):
    away = mover(house)
    games = grant_leave(
        house.office, house.player(away), date(2024, 2, 1), date(2024, 3, 31), ruling(house, "a")
    )
    assert games == (f"{EVENT}-001",)
    told = {one.to: one for one in house.letters()}
    assert "The arbiter has given you leave" in told[away].words
    assert "in hospital" in told[away].words
    assert "in hospital" not in told[other(house)].everything()
    assert due(house) > START + 60 * DAY
    house.now += DAY
    assert "You have 0 of 21" in house.say(away, "leave 2024-05-01 to 2024-05-21").to(away).words


def test_days_that_are_past_are_given_back(house):
    house.now += 3 * DAY
    player = house.player(mover(house))
    grant_leave(house.office, player, date(2024, 2, 2), date(2024, 2, 3), ruling(house, "a"))
    assert due(house) == START + 9 * DAY


def test_leave_is_granted_in_one_event_alone(house):
    another(house, "VC24", (ANNA, BO))
    player = house.player(mover(house))
    days = (date(2024, 2, 2), date(2024, 2, 3))
    assert grant_leave(house.office, player, *days, ruling(house, "a"), event="VC24") == (
        "VC24-001",
    )
    assert not house.game().times.rests


def test_the_arbiter_takes_leave_back_after_a_day(house):
    away = mover(house)
    house.say(away, "leave 10 days")
    house.now += DAY
    cancel_leave(house.office, house.player(away), ruling(house, "a"))
    assert due(house) == START + 9 * DAY
    told = {one.to: one for one in house.letters()}
    assert "The arbiter has taken back" in told[away].words
    with pytest.raises(ArbiterError, match="has no leave"):
        cancel_leave(house.office, house.player(away), ruling(house, "b"))


def test_who_is_on_leave_is_listed_with_the_days(house):
    away = mover(house)
    assert on_leave(house.office, house.now) == []
    house.say(away, "leave 10 days")
    (found,) = on_leave(house.office, house.now, event=EVENT)
    assert (found.player.id, found.spent) == (house.player(away), ((EVENT, 10, 21),))
    assert on_leave(house.office, START + 11 * DAY) == []


def test_leave_in_an_event_of_others_is_an_error(house):
    house.members(member_list((CAI, DAG)))
    another(house, "VC24", (CAI, DAG))
    with pytest.raises(ArbiterError, match="does not play in"):
        grant_leave(
            house.office,
            house.player(ANNA),
            date(2024, 2, 2),
            date(2024, 2, 3),
            ruling(house, "a"),
            event="VC24",
        )


# -- in whatever order letters are handled ----

LETTERS = (
    (10, 1, "leave 2024-02-04 to 2024-02-05"),
    (26, 0, "leave 2 days"),
    (40, 1, "leave off"),
    (75, 1, "leave 3 days"),
    (130, 0, "leave 2024-02-08"),
)
"""When a letter about leave comes, in hours after the start, and from which of the two."""
MOVES = ((8, "i9"), (30, "j10"), (31, "k3"), (70, "g7"), (120, "d4"))


def after_handling(folder, order: list[str]) -> tuple[object, ...]:
    """The clocks after letters that came at their times were handled in some order."""
    folder.mkdir()
    terms = {"per_move": "6d", "total": "40d"}
    with House(folder, clock=terms) as house:
        house.start()
        two = (ANNA, BO)
        moves = iter(MOVES)
        house.now = START + 6 * DAY
        waiting = {one: [item for item in LETTERS if item[1] == one] for one in (0, 1)}
        for kind in order:
            if kind == "move":
                hours, text = next(moves)
                mail = house.reply(mover(house), text)
            else:
                hours, _, text = waiting[int(kind)].pop(0)
                mail = house.compose(two[int(kind)], text, known(house, two[int(kind)]))
            (key,) = house.take(mail, arrived=START + timedelta(hours=hours))
            house.handle()
            assert house.office.store.letters.letter(key).state == "handled", text
            house.letters()
        times = house.game().times
        return (
            times.clock,
            *(times.account(seat) for seat in Seat),
            *(times.coming(seat) for seat in Seat),
        )


def known(house: House, reader: str) -> Post:
    """A letter of ours to a reader, whose answer proves who writes."""
    return next(one for one in house.read[::-1] if one.to == reader and one.tag)


@pytest.mark.slow
def test_the_order_in_which_letters_are_handled_changes_no_clock(tmp_path):
    in_time = ["move", "1", "0", "move", "move", "1", "move", "1", "move", "0"]
    expected = after_handling(tmp_path / "0", in_time)
    lots = random.Random(7)
    for number in range(1, 7):
        order = lots.sample(in_time, len(in_time))
        assert after_handling(tmp_path / str(number), order) == expected, order
