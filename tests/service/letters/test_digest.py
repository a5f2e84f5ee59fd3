"""One letter a day: what waits for it, what does not, and that nothing is lost or costs time."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from corr.mail.letter import Happening, Receipt
from corr.service.letters import news
from corr.service.letters.news import News, next_digest, read_news, write_news
from corr.service.post import mail as post
from corr.service.watch import tick as ticking
from corr.service.watch.tick import tick
from corr.store.rows import PlayerRow
from corr.tournament.events.events_games import ClockCredited, TimeForfeited
from corr.wire.smtp import Result
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVA, EVENT, START, House, member_list
from tests.taps import links, tap

ZONE = "Europe/Stockholm"
PEOPLE = (ANNA, BO, CAI)


def members(people=PEOPLE, language="en"):
    count = len(people)
    return member_list(
        people, "language time_zone", language=[language] * count, time_zone=[ZONE] * count
    )


def opened(folder, people=PEOPLE, *, hour="7", reader=ANNA, language="en", **changes):
    """An event that runs, one of whose players has asked for a digest."""
    house = House(folder, people, members=members(people, language), **changes).start()
    order(house, reader, f"set digest {hour}")
    house.now += timedelta(hours=1)
    return house


def order(house, sender, text):
    start = next(one for one in house.read if one.to == sender and "P0" in one.tag)
    return house.give(house.compose(sender, text, start))


@pytest.fixture
def house(tmp_path):
    with opened(tmp_path) as it:
        yield it


def games_of(house, address):
    return [row.id for row in house.office.store.events.games_of_player(house.player(address))]


def number(game):
    return int(game.rpartition("-")[2])


def moves(house, name, *texts):
    """Whoever is to act in a game plays, one after the other; Anna by naming the game."""
    at = number(name)
    for text in texts:
        sender = house.seated(house.game(at).position.to_act, at)
        ply = house.game(at).judge.ply(house.game(at).position)
        if sender == ANNA:
            done = order(house, ANNA, f"{name} {ply}. {text}")
        else:
            done = house.say(sender, text, at)
        assert done.state == "handled", done.reason


def play_all(house, move="a1"):
    """Whoever is to act in a game of Anna's plays; the games in which that was Anna."""
    own = []
    for name in games_of(house, ANNA):
        at = number(name)
        sender = house.seated(house.game(at).position.to_act, at)
        assert house.say(sender, move, at).state == "handled"
        own += [name] if sender == ANNA else []
    return own


def is_digest(letter):
    return letter.subject.startswith(("Your games: ", "Dina partier: "))


# -- what waits ----


def test_game_letters_wait_and_come_in_one_letter_at_the_hour(house):
    house.letters()
    at_once = [one for one in house.read if one.to == ANNA]
    play_all(house)
    assert [one for one in house.read if one.to == ANNA] == at_once
    assert house.wait(hours=20) == []
    (told,) = house.wait(hours=1)
    assert told.to == ANNA
    assert is_digest(told)
    assert house.now == datetime(2024, 2, 2, 6, tzinfo=UTC)
    for name in games_of(house, ANNA):
        assert name in told.text


def test_a_digest_says_what_happened_whose_turn_it_is_and_shows_the_board(house):
    own = play_all(house)
    (told,) = house.wait(days=1)
    (theirs,) = set(games_of(house, ANNA)) - set(own)
    assert told.subject.startswith("Your games: your turn in a game")
    game = house.game(number(theirs))
    other = house.office.store.players.player(game.players[game.seat_of("P0001").other]).name
    assert f"{other} played a1." in told.words
    assert "You played a1." in told.words
    assert "Your letter arrived on" in told.words
    assert "Your move 3, by" in told.words
    assert f"To answer, write for instance: {theirs} 3. " in told.words
    assert told.text.count(" 8  . . . . . . . X .") == 2
    assert told.text.index(theirs) < told.text.index(own[0])
    assert told.html.count("<img ") == 2


def test_a_digest_begins_with_a_list_of_its_games_those_first_that_wait_for_the_reader(tmp_path):
    with opened(tmp_path, (ANNA, BO, CAI, DAG)) as house:
        over, waits, mine, told = three_games(house)
        rows = [line for line in told.text.splitlines() if line.startswith(f"{EVENT}-")]
        assert [row[:8] for row in rows] == [mine, waits, over]
        assert all(len(row) <= 72 for row in rows)
        assert re.fullmatch(rf"{mine}  8 Feb 10:00  6 d   3, you   \w+", rows[0])
        assert re.fullmatch(rf"{waits}  8 Feb 10:00  6 d   3, they  \w+", rows[1])
        assert re.fullmatch(rf"{over}  –                  won      \w+", rows[2])
        assert "Times are those of Stockholm." in told.words


def test_a_tap_on_a_game_of_the_list_answers_it_or_asks_for_its_board(tmp_path):
    with opened(tmp_path, (ANNA, BO, CAI, DAG)) as house:
        over, waits, mine, told = three_games(house)
        first, second, third = links(told)[:3]
        assert house.give(tap(house, ANNA, first, "b2")).state == "handled"
        assert house.record(number(mine)).endswith("3.b2")
        for name, link in ((waits, second), (over, third)):
            assert name in link
            board = house.give(tap(house, ANNA, link)).to(ANNA)
            assert f"{name}." in board.tag
            assert " 8  . . . . . . . X ." in board.text


def test_a_digest_of_one_game_has_no_list(house):
    moves(house, games_of(house, ANNA)[0], "a1")
    (told,) = house.wait(days=1)
    assert f"\n{EVENT}-" not in told.text
    assert "Tap a game" not in told.html


def three_games(house):
    """Games of Anna's: one that is over, one in which the other is to act, one in which she is."""
    over, waits = play_all(house)
    (mine,) = set(games_of(house, ANNA)) - {over, waits}
    other = house.seated(house.game(number(over)).position.to_act, number(over))
    for words in ("resign", f"{over} resign"):
        house.say(other, words, number(over))
    (told,) = (one for one in house.wait(days=1) if one.to == ANNA)
    return over, waits, mine, told


def test_the_swedish_digest_says_the_same(tmp_path):
    with opened(tmp_path, language="sv") as house:
        order(house, ANNA, "ställ in sammandrag 7")
        play_all(house)
        (told,) = house.wait(days=1)
        assert told.subject.startswith("Dina partier: din tur i ett parti")
        assert "Det här har hänt i 2 av dina partier sedan mitt förra brev." in told.words
        assert "spelade a1." in told.words
        assert "Ditt drag 3, senast" in told.words
        assert "Du får ett brev om dagen, klockan 07.00 (Stockholm)." in told.words


def test_a_day_without_news_brings_no_letter(house):
    play_all(house)
    (told,) = house.wait(days=1)
    assert is_digest(told)
    assert house.wait(days=1) == []


def test_the_opponents_message_comes_with_the_digest(house):
    name = next(one for one in games_of(house, ANNA) if not _anna_begins(house, one))
    sender = house.seated(house.game(number(name)).position.to_act, number(name))
    house.say(sender, "a1\n\nmsg: Greetings from the lake", number(name))
    (told,) = house.wait(days=1)
    assert "Greetings from the lake" in told.text
    assert "Greetings from the lake" in told.html


def _anna_begins(house, name):
    at = number(name)
    return house.seated(house.game(at).position.to_act, at) == ANNA


def test_several_moves_in_a_day_are_told_in_their_order(house):
    name = games_of(house, ANNA)[0]
    moves(house, name, "a1", "b2", "c3", "d4")
    (told,) = house.wait(days=1)
    places = [told.text.index(f"played {move}.") for move in ("a1", "b2", "c3", "d4")]
    assert places == sorted(places)


# -- what does not ----


def test_questions_and_refusals_are_answered_at_once(house):
    name = next(one for one in games_of(house, ANNA) if _anna_begins(house, one))
    assert house.say(ANNA, "show", number(name)).readers == [ANNA]
    refused = house.say(ANNA, "h8", number(name))
    assert refused.reason == "occupied"
    assert refused.readers == [ANNA]


def test_moves_in_advance_are_echoed_to_their_writer_at_once(house):
    name = next(one for one in games_of(house, ANNA) if _anna_begins(house, one))
    moves(house, name, "a1")
    done = house.say(ANNA, "show", number(name))
    assert done.readers == [ANNA]
    done = house.say(ANNA, "if b2 then c3", number(name))
    assert (done.state, done.readers) == ("handled", [ANNA])
    assert "moves in advance are kept" in done.to(ANNA).words


def test_reminders_come_on_time_and_singly(house):
    play_all(house)
    house.wait(days=1)
    letters = house.wait(days=3)
    reminders = [one for one in letters if "reminder" in one.words.lower()]
    assert len([one for one in reminders if one.to == ANNA]) == 1


def test_news_whose_time_would_be_half_gone_is_told_at_once(tmp_path):
    clock = {"per_move": "1d", "reminders": []}
    with opened(tmp_path, clock=clock) as house:
        name = next(one for one in games_of(house, ANNA) if not _anna_begins(house, one))
        at = number(name)
        sender = house.seated(house.game(at).position.to_act, at)
        assert ANNA in house.say(sender, "a1", at).readers


def test_others_get_their_letters_as_before(house):
    for name in games_of(house, ANNA):
        at = number(name)
        if _anna_begins(house, name):
            done = house.say(ANNA, "a1", at)
            assert len(done.readers) == 1
            assert ANNA not in done.readers


# -- leaving and changing ----


def test_leaving_digest_mode_sends_what_waits_at_once(house):
    play_all(house)
    order(house, ANNA, "set digest off")
    (told,) = house.wait(minutes=1)
    assert is_digest(told)
    assert "From now on you get every letter at once." in told.words
    name = next(one for one in games_of(house, ANNA) if _anna_begins(house, one))
    done = house.give(house.compose(ANNA, f"{name} 3. b2", told))
    assert sorted(done.readers)[0] == ANNA


def test_two_digests_in_two_days_tell_different_things(house):
    name = games_of(house, ANNA)[0]
    moves(house, name, "a1")
    (one,) = house.wait(days=1)
    moves(house, name, "b2")
    (two,) = house.wait(days=1)
    assert "played a1." in one.words
    assert "played b2." not in one.words
    assert "played b2." in two.words
    assert "played a1." not in two.words
    assert one.message_id != two.message_id


# -- answering ----


def test_an_answer_to_the_digest_plays_where_it_names_the_game(house):
    own = play_all(house)
    (told,) = house.wait(days=1)
    (name,) = set(games_of(house, ANNA)) - set(own)
    assert f"write for instance: {name} 3. " in told.words
    done = house.give(house.compose(ANNA, f"{name} 3. b2", told))
    assert done.state == "handled"
    assert house.record(number(name)).endswith("3.b2")


def test_a_move_that_names_no_game_is_asked_about(house):
    play_all(house)
    (told,) = house.wait(days=1)
    done = house.give(house.compose(ANNA, "b2", told))
    assert done.state == "refused"
    assert ANNA in done.readers


def test_every_tap_of_a_digest_opens_an_answer_to_its_own_game(house):
    own = play_all(house)
    (told,) = house.wait(days=1)
    (name,) = set(games_of(house, ANNA)) - set(own)
    mine = [link for link in links(told) if name in link]
    free = next(link for link in mine if link.endswith("body="))
    assert house.give(tap(house, ANNA, free, "b2")).state == "handled"
    assert house.record(number(name)).endswith("3.b2")


def test_only_the_digest_of_a_running_event_can_be_unsubscribed_from(house):
    play_all(house)
    house.wait(days=1)
    offered = {one.subject for one in house.read if one.mail["List-Unsubscribe"]}
    assert offered == {one.subject for one in house.read if "digest" in one.cause}
    assert all(one.mail["List-Unsubscribe-Post"] is None for one in house.read)


def test_unsubscribe_ends_the_digest_alone_and_tells_how_to_leave(tmp_path):
    with opened(tmp_path, hour="18") as house:
        play_all(house)
        (told,) = house.wait(days=1)
        done = house.give(tap(house, ANNA, told.mail["List-Unsubscribe"].strip("<>")))
        assert done.state == "handled"
        assert dict(house.office.store.players.player_by_address(ANNA).settings) == {}
        assert house.office.store.personal.entries(house.player(ANNA))[0][:2] == (EVENT, "running")
        assert "None of these settings takes you out of an event." in done.to(ANNA).words
        assert f"withdraw {EVENT}" in done.to(ANNA).words


def test_letters_about_games_have_no_unsubscribe(house):
    assert (
        house.newest(BO, 1 if BO in (house.first, house.second) else 2).mail["List-Unsubscribe"]
        is None
    )


# -- nothing is lost ----


def test_a_digest_that_fails_loses_no_news_and_goes_an_hour_later(house, monkeypatch):
    play_all(house)
    house.now += timedelta(days=1)
    with monkeypatch.context() as broken:
        broken.setattr(ticking, "post", lambda *_, **__: 1 / 0)
        assert [one.to for one in house.look()] == [ARBITER]
    house.reopen()
    assert house.wait(minutes=59) == []
    (told,) = house.wait(minutes=1)
    assert all(name in told.text for name in games_of(house, ANNA))
    assert house.look() == []


def test_many_games_stay_in_a_letter_that_clients_show_whole(tmp_path, monkeypatch):
    people = (ANNA, BO, CAI, DAG, EVA)
    with opened(tmp_path, people, system={"games_per_pair": 2}) as house:
        for name in games_of(house, ANNA):
            moves(house, name, "a1", "b2", "c3", "d4", "e5", "f6")
        monkeypatch.setattr(ticking, "LARGEST", 40_000)
        (told,) = house.wait(days=1)
        assert len(told.raw) <= 40_000
        shown = told.html.count("<img ")
        assert 0 < shown < len(games_of(house, ANNA)) == 8
        assert all(name in told.html for name in games_of(house, ANNA))
        assert told.html.count("White: a1, c3, e5.") == 8


def test_more_games_than_a_digest_holds_follow_in_another(house, monkeypatch):
    monkeypatch.setattr(ticking, "GAMES", 1)
    play_all(house)
    letters = house.wait(days=1)
    assert [is_digest(one) for one in letters] == [True, True]
    told = [[name for name in games_of(house, ANNA) if name in one.text] for one in letters]
    assert sorted(told) == [[name] for name in sorted(games_of(house, ANNA))]


# -- nobody loses by it ----


class Server:
    """A mail server that takes everything, or nothing for now."""

    def __init__(self, status):
        self.status = status

    def deliver(self, batch, report, meanwhile, enough):
        report([Result(id=one.id, status=self.status, reply="") for one in batch])


def send(house, status):
    post.send(house.office, Server(status), "test", house.now, house.now + timedelta(days=30))


def events(house, kind):
    return [
        event.body
        for name in games_of(house, ANNA)
        for event in house.office.store.events.of_stream(name)
        if isinstance(event.body, kind)
    ]


def test_the_wait_for_the_digest_is_the_readers_own_time(house):
    play_all(house)
    house.now += timedelta(days=1)
    house.drain()
    ticking.send_digests(house.office, house.now)
    send(house, "sent")
    assert events(house, ClockCredited) == []


def test_a_digest_that_could_not_leave_gives_its_time_back(house):
    own = play_all(house)
    house.now += timedelta(days=1)
    assert ticking.send_digests(house.office, house.now) == 1
    send(house, "later")
    house.now += timedelta(days=2)
    send(house, "sent")
    (given,) = events(house, ClockCredited)
    assert given.seconds == 2 * 86400
    assert len(own) == 1


def test_who_reads_digests_reads_there_what_one_that_could_not_leave_gave_back(house):
    play_all(house)
    house.now += timedelta(days=1)
    ticking.send_digests(house.office, house.now)
    send(house, "later")
    house.now += timedelta(days=2)
    send(house, "sent")
    waiting = house.office.store.letters.outgoing_by_state("queued")
    assert [row for row in waiting if row.recipient == ANNA] == []
    house.read.clear()
    house.now += timedelta(days=1)
    house.drain()
    ticking.send_digests(house.office, house.now)
    (told,) = (one for one in house.letters() if one.to == ANNA)
    assert "48 hours went back on your clock" in told.words


def test_nobody_loses_on_time_while_the_digest_that_tells_them_lies_here(tmp_path):
    clock = {"per_move": "3d", "reminders": []}
    with opened(tmp_path, clock=clock) as house:
        play_all(house)
        house.now += timedelta(days=1)
        ticking.send_digests(house.office, house.now)
        house.now += timedelta(days=5)
        house.drain()
        digest_only = [
            game
            for game in map(house.game, map(number, games_of(house, ANNA)))
            if game.clock.seat is game.seat_of("P0001")
        ]
        assert digest_only
        tick(house.office, house.now)
        late = [house.game(number(game.id)).result for game in digest_only]
        assert late == [None] * len(late)
        house.letters()
        house.look()
        assert events(house, TimeForfeited)


# -- the hour ----


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        ("2024-02-01T05:59:59+00:00", "2024-02-01T06:00:00+00:00"),
        ("2024-02-01T06:00:00+00:00", "2024-02-02T06:00:00+00:00"),
        ("2024-03-30T12:00:00+00:00", "2024-03-31T05:00:00+00:00"),
        ("2024-10-26T12:00:00+00:00", "2024-10-27T06:00:00+00:00"),
    ],
)
def test_the_hour_is_the_readers_own_in_summer_and_in_winter(house, after, expected):
    player = PlayerRow(
        id="P0009", name="X", addresses=(), time_zone=ZONE, settings={"digest": "07"}
    )
    assert next_digest(house.office, player, datetime.fromisoformat(after)) == (
        datetime.fromisoformat(expected)
    )


def test_an_hour_that_a_day_does_not_have_or_has_twice_comes_once(house):
    player = PlayerRow(
        id="P0009", name="X", addresses=(), time_zone=ZONE, settings={"digest": "02"}
    )
    at = datetime(2024, 3, 29, 12, tzinfo=UTC)
    days = []
    for _ in range(4):
        at = next_digest(house.office, player, at)
        days.append(at.isoformat()[5:16])
    assert days == ["03-30T01:00", "03-31T01:00", "04-01T00:00", "04-02T00:00"]
    at = datetime(2024, 10, 26, 12, tzinfo=UTC)
    assert next_digest(house.office, player, at) == datetime(2024, 10, 27, 0, tzinfo=UTC)
    assert next_digest(house.office, player, datetime(2024, 10, 27, 0, 30, tzinfo=UTC)) == (
        datetime(2024, 10, 28, 1, tzinfo=UTC)
    )


def test_without_a_time_zone_the_events_counts(tmp_path):
    with House(tmp_path, PEOPLE).start() as house:
        player = house.office.store.players.player_by_address(ANNA)
        assert player.time_zone == ""
        assert str(news.zone_of(house.office, player)) == ZONE


def test_news_are_read_back_as_they_were():
    what = News(
        happenings=(
            Happening(code="they_played", params={"moves": ("i9", "j10")}),
            Happening(code="x", params={"at": START, "for": timedelta(hours=3), "none": None}),
        ),
        message="Hej å hå\n\nBo",
        receipt=Receipt(arrived=START, used=timedelta(days=1), left=timedelta(hours=5)),
    )
    assert read_news(write_news(what)) == what
    assert read_news(write_news(News())) == News()
