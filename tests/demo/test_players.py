"""The demo's players: they answer what waits for them, once, and the same whatever the timing."""

import re
from collections import Counter
from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.demo.minds import mind_of
from corr.demo.players import PEOPLE, STYLES, Habits, Person, Player, read_sheet, record_in
from corr.games.rules import Seat
from corr.ranking.correspondence.event import read_level
from tests.demo_hall import Hall
from tests.whole.demo_letters import RECORD, game_letter

SOOSORV = {"opening": "soosorv"}
RENJU = mind_of("renju")
BLACK = Seat.FIRST  # in RECORD
PLAIN = replace(PEOPLE[0], habits=Habits())


def player(person: Person = PLAIN, seed: int = 1) -> Player:
    return Player(person, seed=seed, options=SOOSORV)


def with_habits(**habits: float) -> Person:
    return replace(PLAIN, habits=Habits(**habits))


# -- the people --


def test_there_are_eight_people_of_whom_two_are_new() -> None:
    assert len({person.address for person in PEOPLE}) == 8
    assert len({person.member_no for person in PEOPLE}) == 8
    assert sum(person.level is None for person in PEOPLE) == 2


def test_everybody_uses_another_mail_program() -> None:
    assert {person.style for person in PEOPLE} == set(STYLES) - {"subject"}


def test_levels_rise_with_skill() -> None:
    ranked = [person for person in PEOPLE if person.level is not None]
    by_level = sorted(ranked, key=lambda person: read_level(person.level))
    assert by_level == sorted(ranked, key=lambda person: person.skill)
    assert (by_level[0].level, by_level[-1].level) == ("6 kyu", "1 kyu")


# -- reading our letters --


def test_the_position_is_read_from_the_letter() -> None:
    sheet = read_sheet(game_letter(), SOOSORV, RENJU)
    assert sheet.game == "SK24-017"
    assert sheet.position.number == 7
    assert sheet.position.to_act is BLACK
    assert not sheet.draw_offered


def test_a_game_without_a_move_has_no_record() -> None:
    assert record_in("It is your turn: move 1.\n\n  h8 i9 j10\n") == ""
    assert read_sheet(game_letter(""), SOOSORV, RENJU).position.number == 0


def test_a_long_record_is_read_over_its_lines() -> None:
    moves = " ".join(f"{7 + n}.{column}1" for n, column in enumerate("abcdefghijklmno"))
    sheet = read_sheet(game_letter(f"{RECORD} {moves}"), SOOSORV, RENJU)
    assert sheet.position.ply == 22


@pytest.mark.parametrize("language", ["sv", "en"])
def test_a_draw_offer_is_seen(language: str) -> None:
    letter = game_letter(draw_offer="theirs", language=language)
    assert read_sheet(letter, SOOSORV, RENJU).draw_offered


# -- what is answered --


def test_a_letter_to_whoever_is_to_act_is_answered() -> None:
    reply = player().answer(game_letter(), {"SK24-017": BLACK})
    assert len(reply.lines) == 1
    assert timedelta(0) < reply.delay <= timedelta(hours=30)


def test_a_letter_about_the_opponents_turn_is_not_answered() -> None:
    letter = game_letter(seat=BLACK.other, turn="opponent", kind="receipt")
    assert player().answer(letter, {"SK24-017": BLACK.other}) is None


def test_a_letter_about_somebody_elses_game_is_not_answered() -> None:
    assert player().answer(game_letter(), {"SK24-018": BLACK}) is None


def test_a_reminder_of_an_answered_position_is_not_answered() -> None:
    kerstin, seats = player(), {"SK24-017": BLACK}
    assert kerstin.answer(game_letter(), seats) is not None
    assert kerstin.answer(game_letter(kind="reminder", serial=2), seats) is None


def test_a_letter_without_a_position_is_not_answered() -> None:
    letter = game_letter().replace(b"Message-ID: <SK24-017", b"Message-ID: <start.SK24")
    assert player().answer(letter, {"SK24-017": BLACK}) is None


def test_a_game_that_the_board_has_ended_is_not_answered() -> None:
    moves = "7.a1 8.a15 9.b1 10.b15 11.c1 12.c15 13.d1 14.d15 15.e1"
    letter = game_letter(f"{RECORD} {moves}", turn="", seat=BLACK)
    for seat in Seat:
        assert player().answer(letter, {"SK24-017": seat}) is None


# -- how it is answered --


def test_the_same_seed_gives_the_same_answer() -> None:
    seats = {"SK24-017": BLACK}
    assert player().answer(game_letter(), seats) == player().answer(game_letter(), seats)


def test_other_seeds_give_other_answers() -> None:
    seats = {"SK24-017": Seat.FIRST}
    answers = {player(seed=seed).answer(game_letter(""), seats).lines for seed in range(9)}
    assert len(answers) > 5


def test_another_game_before_does_not_change_the_answer() -> None:
    seats = {"SK24-017": BLACK, "SK24-018": BLACK}
    kerstin = player()
    kerstin.answer(game_letter(game="SK24-018"), seats)
    assert kerstin.answer(game_letter(), seats) == player().answer(game_letter(), seats)


def test_a_wrong_answer_is_followed_by_the_right_one_when_it_was_refused() -> None:
    ebba, seats = player(with_habits(wrong=1.0)), {"SK24-017": BLACK}
    letters = [game_letter()]
    letters += [
        game_letter(kind="refused", serial=serial, answers="4711@post.example")
        for serial in range(2, 6)
    ]
    replies = [ebba.answer(letter, seats) for letter in letters]
    assert [reply and reply.wrong for reply in replies] == [True, True, False, None, None]
    assert replies[2].lines == player().answer(game_letter(), seats).lines


def test_a_reminder_does_not_hurry_somebody_who_has_written() -> None:
    ebba, seats = player(with_habits(wrong=1.0)), {"SK24-017": BLACK}
    assert ebba.answer(game_letter(), seats).wrong
    assert ebba.answer(game_letter(kind="reminder", serial=2), seats) is None


def test_a_draw_that_looks_fair_is_accepted() -> None:
    aino = replace(PLAIN, language="en")
    scattered = [f"{column}{row}" for row in (1, 3, 5, 11, 13, 15) for column in "acegikmo"]
    moves = " ".join(f"{number}.{point}" for number, point in enumerate(scattered[:41], 7))
    letter = game_letter(f"{RECORD} {moves}", draw_offer="theirs")
    sheet = read_sheet(letter, SOOSORV, RENJU)
    assert sheet.position.ply == 48
    reply = player(aino).answer(letter, {"SK24-017": sheet.position.to_act})
    assert reply.lines == ("accept",)


def test_who_sends_everything_twice_says_so() -> None:
    reply = player(with_habits(twice=1.0)).answer(game_letter(), {"SK24-017": BLACK})
    assert reply.duplicate


def test_who_greets_writes_more_than_the_order() -> None:
    reply = player(with_habits(greets=1.0)).answer(game_letter(), {"SK24-017": BLACK})
    assert reply.lines[0] == "Hej!"
    assert reply.lines[-1] == "Kerstin"


@pytest.mark.parametrize("seed", range(5))
def test_a_swede_writes_swedish(seed: int) -> None:
    seats = {"SK24-017": Seat.SECOND}
    reply = player(seed=seed).answer(game_letter("1.h8 2.i9 3.j10"), seats)
    assert re.match(r"(vit|svart)\b", reply.lines[0])
    assert ("fifths" in reply.lines[0]) is False


def test_who_dawdles_takes_four_to_six_days() -> None:
    reply = player(with_habits(dawdles=1.0)).answer(game_letter(), {"SK24-017": BLACK})
    assert timedelta(days=4) <= reply.delay <= timedelta(days=6)


def test_a_second_act_of_the_same_seat_is_not_put_off() -> None:
    letter = game_letter("1.h8 2.i9 3.j10 [white]")
    seats = {"SK24-017": Seat.SECOND}
    reply = player(with_habits(dawdles=1.0)).answer(letter, seats)
    assert reply.delay <= timedelta(hours=6)


def test_who_falls_silent_does_so_in_so_many_games() -> None:
    moves = "7.a1 8.a15 9.b1 10.b15 11.c1 12.c15"
    names = [f"SK24-{number:03}" for number in range(1, 8)]
    seats = dict.fromkeys(names, BLACK)
    joerg = player(with_habits(silent_games=2))
    early = [joerg.answer(game_letter("", game=name), seats) for name in names]
    late = [joerg.answer(game_letter(f"{RECORD} {moves}", game=name), seats) for name in names]
    assert None not in early
    assert late.count(None) == 2


# -- whole events --


def test_three_players_finish_their_games_whatever_the_timing() -> None:
    people = (PEOPLE[0], PEOPLE[4], PEOPLE[7])
    one = Hall(seed=5, people=people).play()
    other = Hall(seed=5, people=people, slow=lambda game: 0.5 + int(game[-1]) / 5).play()
    assert one.results() == other.results()
    assert len(one.results()) == 3


@pytest.fixture(scope="module")
def hall() -> Hall:
    return Hall(seed=1).play()


@pytest.mark.slow
def test_a_round_robin_ends_in_many_ways(hall: Hall) -> None:
    endings = Counter(ending for _, _, ending in hall.results().values())
    assert endings.total() == 28
    assert {"five", "resign", "time"} <= endings.keys()
    assert 1 <= endings["time"] <= 2


@pytest.mark.slow
def test_every_refusal_was_meant(hall: Hall) -> None:
    """What a player sends is refused if it is wrong or has to be confirmed, and only then."""
    wrong = sum(reply.wrong for _, reply in hall.replies)
    confirmed = hall.refusals.count("confirm_resign")
    assert len(hall.refusals) == wrong + confirmed
    assert {"occupied", "off_board", "no_order"} <= set(hall.refusals)


@pytest.mark.slow
def test_a_round_robin_has_reminders_and_duplicates(hall: Hall) -> None:
    assert hall.reminded >= 5
    assert any(reply.duplicate for _, reply in hall.replies)
