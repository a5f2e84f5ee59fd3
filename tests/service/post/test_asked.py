"""Questions by mail about games: all of them, their time, their record."""

import io
import re
from datetime import timedelta
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from corr.records.files import read_records
from corr.service.event.closing import close_event
from tests.office import (
    ANNA,
    BO,
    CAI,
    DAG,
    EVENT,
    House,
)
from tests.questions import (
    GAME,
    another,
    asked,
    attached,
    lines,
    number_between,
    of_five,
    of_two,
    only,
)
from tests.taps import links, order_of, tap


@pytest.fixture
def house(tmp_path):
    """Anna reads English in New York, Bo Swedish; their game is two moves old."""
    with of_two(tmp_path) as found:
        found.start().play("a1")
        yield found


@pytest.fixture(scope="module")
def asked_often(tmp_path_factory):
    with of_five(tmp_path_factory.mktemp("five")) as found:
        yield found.start()


@pytest.fixture
def seen(asked_often):
    """The same, for tests that only ask; nobody's share of answers is used up."""
    asked_often.now += timedelta(hours=2)
    return asked_often


# -- games ----


def test_all_games_are_listed_by_deadline_in_the_readers_time(house):
    house.now += timedelta(days=1)
    another(house)
    done = asked(house, ANNA, "games")
    letter = only(done, ANNA)
    assert "You have 2 games going on" in letter.words
    rows = [line.split() for line in lines(letter.text) if re.match(r"\S+-001  ", line)]
    assert [row[0] for row in rows] == [GAME, "GK24-001"]
    # Seven days after 08:00 UTC, which is 03:00 in New York.
    assert rows[0][1:6] == ["8", "Feb", "03:00", "6", "d"]
    assert rows[1][1:6] == ["9", "Feb", "03:00", "7", "d"]
    assert "Times are those of New York." in letter.text


def test_the_games_of_a_swede_are_told_in_swedish_and_swedish_time(house):
    letter = only(asked(house, BO, "partier"), BO)
    assert "Du har 1 parti som pågår" in letter.words
    assert re.search(rf"^{GAME}  8 feb 09:00 ", letter.text, re.MULTILINE)
    assert "Anna" in letter.text


def test_whose_turn_and_colour_are_told_to_each_side(house):
    first, second = house.first, house.second
    mine, theirs = (only(asked(house, one, "games"), one) for one in (first, second))
    you = {ANNA: ("3, you", "black"), BO: ("3, du", "svart")}[first]
    they = {ANNA: ("3, they", "white"), BO: ("3, motsp.", "vit")}[second]
    assert all(word in mine.text for word in you)
    assert all(word in theirs.text for word in they)


def test_a_draw_offer_stands_in_the_list(house):
    house.say(house.first, "b1, draw?")
    theirs = only(asked(house, house.second, "games"), house.second)
    mine = only(asked(house, house.first, "games"), house.first)
    said = {ANNA: "offers a draw in", BO: "erbjuder remi i"}[house.second]
    stands = {ANNA: "Your draw offer in", BO: "Ditt remianbud i"}[house.first]
    assert said in theirs.words
    assert stands in mine.words


def test_a_tap_in_the_list_shows_the_board_of_that_game(seen):
    letter = only(asked(seen, ANNA, "games", number_between(seen, ANNA, BO)), ANNA)
    links = re.findall(r'href="(mailto:[^"]+)"', letter.html)
    assert len(links) == 8
    for link in links[:3]:
        parts = urlsplit(link.replace("&amp;", "&"))
        body = parse_qs(parts.query).get("body", [""])[0]
        subject = parse_qs(parts.query)["subject"][0]
        raw = seen.compose(ANNA, body, subject=subject, headers={"To": unquote(parts.path)})
        done = seen.give(raw)
        assert done.state == "handled", done.reason
        (game,) = re.findall(rf"{EVENT}-\d{{3}}", subject)
        assert done.to(ANNA).tag.startswith(f"{game}.")


def test_games_that_ended_lately_are_listed_with_their_result(house):
    house.say(ANNA, f"{GAME} resign")
    letter = only(asked(house, BO, "partier"), BO)
    assert "Du har inga partier som pågår." in letter.words
    assert f"{GAME} mot Anna, 1 feb: Anna gav upp. Du vann." in letter.words
    house.now += timedelta(days=31)
    later = only(asked(house, BO, "partier"), BO)
    assert f"{GAME} mot Anna" not in later.words
    assert f"Äldre partier - {EVENT}: {GAME} " in later.words


def test_the_list_is_a_table_of_lines_that_fit(seen):
    letter = only(asked(seen, ANNA, "games", number_between(seen, ANNA, BO)), ANNA)
    table = [line for line in lines(letter.text) if line.startswith((f"{EVENT}-", "Game"))]
    assert len(table) == 9
    assert max(map(len, table)) <= 72
    column = table[0].index("Opponent")
    assert all(line[column - 1] == " " != line[column] for line in table)


def test_a_name_of_any_length_leaves_the_table_narrow(tmp_path):
    text = f"name,email\n{'Anna ' * 20},{ANNA}\nBo,{BO}\n"
    with House(tmp_path, (ANNA, BO), members=text) as house:
        house.start().play("a1")
        letter = only(asked(house, BO, "games"), BO)
        (row,) = (line for line in lines(letter.text) if line.startswith(GAME))
        assert len(row) <= 72
        assert row.endswith("…")


# -- time ----


def test_time_tells_what_is_used_and_left_in_both_zones(house):
    house.now += timedelta(hours=30)
    letter = only(asked(house, ANNA, "time"), ANNA)
    who = "You are" if house.first == ANNA else "Bo is"
    assert f"{who} to play move 3: 1 day 6 hours of 7 days used, 5 days 18 hours left" in (
        letter.words
    )
    assert "Thursday 8 Feb, 03:00 (New York), which is 2024-02-08 08:00 UTC" in letter.words
    assert "for the next move" in letter.words


def test_time_in_swedish(house):
    house.now += timedelta(hours=1)
    letter = only(asked(house, BO, "tid"), BO)
    assert "1 timme av 7 dagar har gått, 6 dagar 23 timmar återstår" in letter.words
    assert "torsdag 8 feb kl. 09:00 (Stockholm), det vill säga 2024-02-08 08:00 UTC" in (
        letter.words
    )


def test_a_letter_about_no_game_gets_the_time_of_all_games(house):
    another(house)
    games = only(asked(house, ANNA, "games"), ANNA)
    done = house.give(house.compose(ANNA, "time", games))
    letter = only(done, ANNA)
    assert GAME in letter.text
    assert "GK24-001" in letter.text


def test_time_after_a_move_in_the_same_letter_is_that_of_the_next_one(house):
    done = house.say(house.first, "b1\ntime")
    told = [one for one in done.posts if one.to == house.first and not one.tag.startswith(GAME)]
    assert len(told) == 1
    assert "move 4" in told[0].words or "drag 4" in told[0].words


def test_the_time_of_a_game_that_is_over_is_not_told(house):
    house.say(ANNA, f"{GAME} resign")
    done = asked(house, BO, "tid")
    assert (done.state, done.reason) == ("refused", "game_over")


# -- record ----


def test_the_record_of_a_running_game_comes_with_files_and_without_a_verdict(house):
    house.play("b1; c1")
    letter = only(asked(house, ANNA, "record"), ANNA)
    assert "1.h8 2.a1 3.b1 4.c1" in letter.words
    assert re.search(r"1\. h8 +2\. a1 +3\. b1 +4\. c1", letter.text)
    assert "The game is still going on." in letter.text
    files = attached(letter)
    assert set(files) == {f"{GAME}.txt", f"{GAME}.sgf"}
    for name, content in files.items():
        raw = content.encode() if isinstance(content, str) else content
        (record,) = read_records(io.BytesIO(raw), name=name)
        assert record.moves == ("h8", "a1", "b1", "c1")
        assert record.result == "*"
        assert record.id == GAME


def test_a_record_holds_no_notes_messages_or_moves_in_advance(house):
    house.say(house.first, "b1\nnote: my secret plan\nmsg: hello there\nif c1 then o15")
    letter = only(asked(house, house.first, "record"), house.first)
    everything = letter.text + letter.html + str(attached(letter))
    assert "1.h8 2.a1 3.b1" in letter.words
    assert not re.search(r"secret|hello|\bc1\b|\bo15\b", everything)


def test_the_record_of_a_game_that_is_over_tells_its_end(house):
    house.say(ANNA, f"{GAME} resign")
    letter = only(asked(house, BO, "protokoll"), BO)
    result = "1-0" if house.first == BO else "0-1"
    assert f"Anna gav upp. Du vann. ({result})" in letter.words
    files = attached(letter)
    assert result in str(files[f"{GAME}.txt"])


def test_a_record_can_be_asked_for_by_the_number_of_the_game(seen):
    mine, other = number_between(seen, ANNA, BO), number_between(seen, CAI, DAG)
    done = seen.say(CAI, f"{EVENT}-{other:03d} record", number_between(seen, CAI, ANNA))
    assert only(done, CAI).subject.startswith(f"{EVENT}-{other:03d}: the record")
    done = seen.say(CAI, f"{EVENT}-{mine:03d} record", number_between(seen, CAI, ANNA))
    assert (done.state, done.reason) == ("refused", "unknown_game")
    assert "h8" not in done.posts[0].text.partition("Moves so far")[0]


def test_who_has_several_games_is_asked_which_record_is_meant(seen):
    games = only(asked(seen, ANNA, "games", number_between(seen, ANNA, BO)), ANNA)
    done = seen.give(seen.compose(ANNA, "record", games))
    assert (done.state, done.reason) == ("refused", "which_game")
    named = done.posts[0].words.partition("Please write its number first: ")[2].partition(".")[0]
    rows = seen.office.store.events.games_of_player(seen.player(ANNA))
    assert sorted(named.split(", ")) == sorted(row.id for row in rows)


# -- when all is over ----


@pytest.fixture
def closed(house):
    """The only game is over and the only event is closed."""
    house.say(ANNA, f"{GAME} resign")
    close_event(house.office, EVENT, house.act("close"))
    house.letters()
    house.now += timedelta(days=100)
    return house


def wrote(house, text):
    """Answer the start letter, which is about no game."""
    start = next(one for one in house.read if one.to == ANNA and f"{EVENT} st" in one.subject)
    return house.give(house.compose(ANNA, text, start))


@pytest.mark.parametrize(
    ("order", "says"),
    [("table", "The final table."), ("rules", "Sverigekorr 2024"), ("record", f"Game {GAME}")],
)
def test_after_the_only_event_questions_are_about_that_one(closed, order, says):
    done = wrote(closed, order)
    assert done.state == "handled"
    assert says in done.to(ANNA).words


def test_the_norms_of_the_only_event_are_said_to_be_over(closed):
    assert wrote(closed, "norms").reason == "event_over"


def test_old_games_are_named_event_by_event_and_a_tap_gets_the_record(closed):
    letter = wrote(closed, "games").to(ANNA)
    assert f"Older games - {EVENT}: {GAME} " in letter.words
    offered = {order_of(link): link for link in links(letter)}
    sent = closed.give(tap(closed, ANNA, offered[f"{GAME} record"]))
    assert sent.to(ANNA).subject.startswith(f"{GAME}")
    assert attached(sent.to(ANNA)).keys() >= {f"{GAME}.txt"}


# -- whether letters arrive ----


def test_a_tap_in_the_start_letter_tells_that_answers_arrive(house):
    start = next(one for one in house.read if one.to == ANNA and f"{EVENT} st" in one.subject)
    (link,) = links(start)
    assert order_of(link) == "test"
    assert "I have got this letter" in start.html
    assert "  test          I have got this letter" in start.text.splitlines()
    done = house.give(tap(house, ANNA, link))
    assert (done.state, done.readers) == ("handled", [ANNA])
    assert done.to(ANNA).words.count("It works: your letter arrived on Thursday 1 Feb, 03:00") == 1
    assert house.record() == "1.h8 2.a1"


def test_the_swedish_start_letter_has_the_same_tap(house):
    start = next(one for one in house.read if one.to == BO and "Jag har fått brevet" in one.words)
    (link,) = links(start)
    done = house.give(tap(house, BO, link))
    assert "Det fungerar: ditt brev kom fram" in done.to(BO).words


def test_a_test_that_answers_no_letter_of_ours_is_not_said_to_work(house):
    done = house.give(house.compose(ANNA, "test"))
    assert done.state == "refused"
    assert "It works" not in done.to(ANNA).words


# -- many questions ----


def test_every_question_of_a_letter_gets_one_letter(house):
    done = asked(house, ANNA, f"games\ntable\ntable {EVENT}\ngames\nrules\ntime\nrecord\nnorms")
    assert done.state == "handled"
    subjects = [one.subject.partition(" [")[0] for one in done.posts]
    assert len(subjects) == len(set(subjects)) == 6


def test_the_same_question_in_two_letters_is_answered_twice(house):
    one, other = (only(asked(house, ANNA, "games"), ANNA) for _ in range(2))
    assert one.message_id != other.message_id


def test_more_questions_than_a_letter_may_ask_are_named(seen):
    names = [row.id for row in seen.office.store.events.games_of_player(seen.player(ANNA))]
    body = "\n".join(f"{name} record" for name in names)
    done = seen.say(ANNA, body, number_between(seen, ANNA, BO))
    assert sum(bool(attached(one)) for one in done.posts) == 5
    assert done.reason == "too_many_questions"


def test_answers_to_questions_count_as_unsolicited(house):
    before = house.office.store.letters.unsolicited_since(ANNA, house.now - timedelta(hours=1))
    asked(house, ANNA, "games\nrules")
    after = house.office.store.letters.unsolicited_since(ANNA, house.now - timedelta(hours=1))
    assert after - before == 2


def test_a_move_and_questions_in_one_letter_are_all_answered(house):
    writer = house.first
    done = house.say(writer, "b1\ngames\nrecord")
    assert house.record() == "1.h8 2.a1 3.b1"
    mine = [one for one in done.posts if one.to == writer]
    assert len(mine) == 3
    assert any("1.h8 2.a1 3.b1" in one.words and attached(one) for one in mine)
