"""Wins and draws that are claimed by mail: who is told what, and what the arbiter sees."""

import json
from datetime import timedelta

import pytest

from corr.service.event.event_files import event_file
from corr.service.office.claims import in_words, wrong_claims_of
from corr.service.watch.status import as_lines, status_of, to_json
from corr.tournament.events.events import ClaimRefused
from corr.tournament.spec.spec_text import example_spec_text
from tests.commands import corr
from tests.office import ANNA, BO, CAI, EVENT, House, member_list

GAME = f"{EVENT}-001"
FOUR = "a1; h9; a3; h10; a5; h11; a7"
"""Black, who is first, has four in a row and is to move."""
THREES = "a1; h9; a3; i10; a5; j10; a15; h10"
"""Black has just made a double-three."""
LONG = "a1; i8; c3; j8; e13; l8; o1; m8; m1; k8"
"""Black has just made an overline."""


@pytest.fixture
def house(tmp_path):
    """A match under free-renju in which wins are claimed; White, who is second, is to move."""
    with House(tmp_path, game={"adjudication": "claim"}) as it:
        yield it.start()


@pytest.fixture
def opened(tmp_path):
    """A function that starts a match with settings of the game."""
    houses = []

    def start(**game) -> House:
        houses.append(House(tmp_path, game=game))
        return houses[0].start()

    yield start
    houses[0].close()


def result(house, number=1):
    found = house.game(number).result
    return found and (found.points(), found.ending)


def noted(house, number=1):
    """The wrong claims among the stored events of a game."""
    events = house.office.store.events.of_stream(f"{EVENT}-{number:03d}")
    return [event.body for event in events if isinstance(event.body, ClaimRefused)]


# -- right claims ----


@pytest.mark.parametrize("words", ["h12, claim five", "h12\nclaim five", "claim win\nH12"])
def test_a_five_is_claimed_with_its_move(house, words):
    house.play(FOUR)
    done = house.say(house.first, words)
    assert done.state == "handled"
    assert result(house) == ("1-0", "five")
    mine, theirs = done.to(house.first), done.to(house.second)
    assert ("you won" in mine.title, "you lost" in theirs.title) == (True, True)
    assert "You made five in a row and won." in mine.words
    assert "You claimed the win, and the claim was right." in mine.words
    assert "You played h12." in mine.words
    assert "claimed the win" in theirs.words
    assert "12.h12" not in mine.words
    assert "9.h12" in mine.words


def test_a_five_that_nobody_claims_does_not_end_the_game(house):
    done = house.play(f"{FOUR}; h12")
    assert result(house) is None
    assert "Your move 10, by" in done.to(house.second).words
    for letter in done.posts:
        assert "made five" not in letter.everything()


def test_a_five_is_claimed_in_a_second_letter_before_the_opponent_answers(house):
    house.play(f"{FOUR}; h12")
    done = house.say(house.first, "claim five")
    assert (done.state, result(house)) == ("handled", ("1-0", "five"))
    assert done.readers == sorted([house.first, house.second])


def test_a_five_is_claimed_in_answer_to_the_letter_that_its_move_answered(house):
    house.play(FOUR)
    letter = house.newest(house.first)
    house.play("h12")
    house.give(house.compose(house.first, "claim five", letter))
    assert result(house) == ("1-0", "five")


def test_the_move_sent_again_with_its_claim_wins(house):
    house.play(FOUR)
    letter = house.newest(house.first)
    house.play("h12")
    done = house.give(house.compose(house.first, "h12, kräv femma", letter))
    assert (done.state, result(house)) == ("handled", ("1-0", "five"))


def test_a_claim_that_crosses_the_opponents_move_counts(house):
    house.play(f"{FOUR}; h12")
    letter = house.newest(house.first)
    house.play("c3")
    house.give(house.compose(house.first, "claim five", letter))
    assert result(house) == ("1-0", "five")


def test_a_forbidden_move_is_claimed_before_the_next_move(house):
    house.play(THREES)
    done = house.say(house.second, "claim forbidden")
    assert result(house) == ("0-1", "forbidden")
    assert "forbidden to Black (a double-three)" in done.to(house.first).words
    assert "claimed the win" in done.to(house.first).words


def test_a_right_claim_ends_the_game_without_the_move_beside_it(house):
    house.play(THREES)
    record = house.record()
    done = house.say(house.second, "claim forbidden\nc5")
    assert (house.record(), result(house)) == (record, ("0-1", "forbidden"))
    assert "c5" not in done.to(house.first).text
    assert "could not be done" not in done.to(house.second).words


def test_a_right_claim_counts_though_the_letter_names_two_moves(house):
    house.play(THREES)
    house.say(house.second, "c5\nc7\nclaim forbidden")
    assert result(house) == ("0-1", "forbidden")


def test_an_overline_is_claimed_much_later_and_nothing_is_said_of_it_before(house):
    house.play(f"{LONG}; o15; m15; o13; m13")
    always = "an overline can be claimed later too"
    about_the_game = [letter for letter in house.read if house.game().id in letter.subject]
    assert len(about_the_game) > 5
    for letter in about_the_game:
        told = " ".join(letter.everything().split()).replace(always, "")
        for word in ("overline", "double-three", "six or more"):
            assert word not in told
    done = house.say(house.second, "claim forbidden")
    assert result(house) == ("0-1", "forbidden")
    assert "(an overline)" in done.to(house.second).words


def test_a_claim_for_a_game_that_the_letter_names_counts(tmp_path):
    match = {"seeding": "list", "games_per_pair": 2}
    with House(tmp_path, system=match, game={"adjudication": "claim"}) as house:
        house.start().play(FOUR, 2)
        house.play("h12", 2)
        maker = house.seated(house.game(2).last_seat, 2)
        house.say(maker, f"{EVENT}-002 claim five")
        assert (result(house, 1), result(house, 2)) == (None, ("1-0", "five"))


def test_a_claim_beside_a_move_without_its_number_waits_with_it(tmp_path):
    match = {"seeding": "list", "games_per_pair": 2}
    with House(tmp_path, system=match, game={"adjudication": "claim"}) as house:
        house.start().play(FOUR, 2)
        black = house.seated(house.game(2).position.to_act, 2)
        done = house.say(black, f"{EVENT}-002 h12, claim five\n{EVENT}-002 claim five")
        assert (done.state, done.reason) == ("refused", "number_missing")
        assert (noted(house, 2), result(house, 2)) == ([], None)
        house.say(black, f"{EVENT}-002 9. h12\n{EVENT}-002 claim five")
        assert result(house, 2) == ("1-0", "five")


def test_who_is_late_loses_though_the_claim_is_right(house):
    house.play(THREES)
    raw = house.reply(house.second, "claim forbidden")
    house.now += timedelta(days=7, hours=2)
    house.give(raw)
    assert result(house) == ("1-0", "time")


# -- wrong claims ----


def test_a_wrong_claim_is_refused_to_its_writer_alone_and_noted(house):
    house.play("a1; h9")
    due = house.game().clock.due
    house.now += timedelta(hours=3)
    done = house.say(house.second, "claim forbidden")
    assert (done.state, done.reason) == ("refused", "claim_refused")
    assert done.readers == [house.second]
    letter = done.posts[0]
    assert letter.title.startswith(f"{GAME} your move")
    for words in (
        "You wrote: claim forbidden",
        "There is no forbidden move that you could claim now.",
        "The game goes on, and the arbiter can see that the claim was wrong.",
        "Nothing has changed on the board.",
        "Your move 4, by",
    ):
        assert words in letter.words
    assert [one.kind for one in noted(house)] == ["forbidden"]
    assert (house.game().clock.due, result(house)) == (due, None)


def test_a_wrong_claim_beside_a_move_is_told_with_the_receipt(house):
    done = house.say(house.second, "a1, claim five")
    assert (done.state, house.record()) == ("handled", "1.h8 2.a1")
    mine, theirs = done.to(house.second), done.to(house.first)
    assert "You played a1." in mine.words
    assert "You have no five that could be claimed now." in mine.words
    assert "Your letter arrived" in mine.words
    assert "claimed" not in theirs.text.replace("has to be claimed", "")
    assert len(noted(house)) == 1


def test_the_same_wrong_claim_again_is_refused_and_noted_once(house):
    house.say(house.second, "claim five")
    before = house.events()
    done = house.say(house.second, "kräv femma")
    assert (done.state, done.reason) == ("refused", "claim_refused")
    assert house.events() == before


def test_wrong_claims_use_up_the_answers_of_their_writer(house):
    answered = 0
    for _ in range(30):
        done = house.say(house.second, "claim five")
        answered += any("You have no five" in one.words for one in done.posts)
    assert answered == 20
    assert len(noted(house)) == 1


def test_an_unclear_move_beside_a_wrong_claim_is_asked_about_and_nothing_is_noted(house):
    done = house.say(house.second, "a1\nc3\nclaim five")
    assert (done.state, done.reason) == ("refused", "unclear")
    assert noted(house) == []


def test_a_claim_beside_an_impossible_move_is_not_noted(house):
    done = house.say(house.second, "h8, claim five")
    assert (done.reason, noted(house)) == ("occupied", [])
    assert "You wrote: h8, claim five" in done.posts[0].text


def test_an_old_letter_claims_nothing_wrong(house):
    letter = house.newest(house.second)
    house.play("a1; h9")
    done = house.give(house.compose(house.second, "claim five", letter))
    assert (done.reason, noted(house)) == ("old_letter", [])


def test_nothing_is_claimed_after_the_end(house):
    house.play(f"{FOUR}; h12, claim five")
    done = house.say(house.second, "claim forbidden")
    assert (done.reason, result(house)) == ("game_over", ("1-0", "five"))


# -- what the letters say ----


def test_letters_say_what_may_be_claimed_and_never_whether_there_is_anything(house):
    hint = (
        'In this event a win has to be claimed. If you make a five, write "claim five" before '
        "you make your next move."
    )
    forbidden = (
        'White writes "claim forbidden" before White\'s next move; an overline can be claimed '
        "later too, until Black makes a five."
    )
    quiet = house.play("a1; a13")
    for player in (house.first, house.second):
        house.say(player, "set letters full")
    loud = house.play("e5; h9; a7; i10; a9; j10; a15; h10")
    for done in (quiet, loud):
        for reader, told in ((house.first, False), (house.second, True)):
            words = done.to(reader).words
            assert "In this event a win has to be claimed." in words
            assert (forbidden in words) is told
    assert hint in loud.to(house.first).words
    assert ', claim five" with the move' in loud.to(house.second).words
    house.say(house.second, "claim forbidden")
    assert result(house) == ("0-1", "forbidden")


def test_the_start_letter_says_how_a_game_ends(tmp_path):
    with House(tmp_path, game={"adjudication": "claim", "draw_claim_after": 150}) as house:
        house.start()
        starts = [one for one in house.read if "starts: your games" in one.subject]
        assert len(starts) == 2
        for letter in starts:
            assert "In this event a win has to be claimed." in letter.words
            assert "Once 150 moves have been made, either player may claim a draw." in letter.words


def test_where_nothing_is_forbidden_no_letter_speaks_of_forbidden_moves(opened):
    house = opened(opening="free-gomoku", adjudication="claim")
    house.play("h8; a1")
    for letter in house.read:
        assert "claim forbidden" not in letter.everything()
    house.play("i8; c3; j8; e5; k8; g1; m8; a9; l8, claim five")
    assert result(house) == ("1-0", "overline")


def test_each_reader_is_told_in_their_language(tmp_path):
    members = member_list((ANNA, BO), "language", language=["sv", "sv"])
    game = {"adjudication": "claim", "draw_claim_after": 3}
    with House(tmp_path, members=members, game=game) as house:
        done = house.start().play("a1; c3")
        assert "I den här tävlingen måste en vinst krävas." in done.to(house.first).words
        assert 'skriver vit "kräv förbjudet" innan' in done.to(house.second).words
        assert 'den som vill det skriver "kräv remi"' in done.to(house.second).words
        wrong = house.say(house.second, "kräv femma")
        assert "Du har ingen femma som kan krävas nu." in wrong.posts[0].words
        over = house.say(house.second, "Jag kräver remi, tack")
        assert "Du krävde remi." in over.to(house.second).words
        assert "krävde remi." in over.to(house.first).words
        assert "Remi krävdes, som tävlingens regler medger" in over.to(house.first).words


# -- events in which the program judges ----


def test_where_the_program_judges_a_claim_is_answered_kindly(opened):
    house = opened()
    before = house.events()
    done = house.say(house.second, "claim five")
    assert (done.state, done.reason) == ("refused", "claims_automatic")
    assert "In this event nothing has to be claimed" in done.posts[0].words
    assert house.events() == before


def test_where_the_program_judges_a_move_counts_whatever_is_claimed_with_it(opened):
    house = opened()
    done = house.say(house.second, "a1, claim five")
    assert (done.state, house.record()) == ("handled", "1.h8 2.a1")
    assert "nothing has to be claimed" in done.to(house.second).words
    house.play(FOUR.removeprefix("a1; "))
    last = house.say(house.first, "h12\nclaim five")
    assert result(house) == ("1-0", "five")
    assert "nothing has to be claimed" not in last.to(house.first).words
    assert "claimed the win" not in last.to(house.second).words


def test_a_win_on_time_does_not_have_to_be_claimed(opened):
    house = opened()
    done = house.say(house.second, "claim time")
    assert (done.state, done.reason) == ("refused", "time_automatic")
    assert "A win on time does not have to be claimed" in done.posts[0].words


# -- draws ----


def test_a_draw_is_claimed_once_enough_moves_are_made(opened):
    house = opened(draw_claim_after=4)
    early = house.say(house.second, "claim draw")
    assert early.reason == "draw_claim_too_early"
    assert "A draw can be claimed once 4 moves have been made" in early.posts[0].words
    told = house.play("a1; c3")
    assert all("claim draw" not in one.text for one in told.posts)
    told = house.play("e5")
    assert all('who wants it writes "claim draw"' in one.words for one in told.posts)
    done = house.say(house.second, "claim draw")
    assert (done.state, result(house)) == ("handled", ("1/2-1/2", "draw_claim"))
    assert "You claimed the draw." in done.to(house.second).words
    assert all("draw" in one.title for one in done.posts)


def test_no_draw_is_claimed_where_the_event_has_no_such_right(house):
    done = house.say(house.second, "claim draw")
    assert done.reason == "no_draw_claim"
    assert "In this event a draw cannot be claimed." in done.posts[0].words


@pytest.mark.parametrize("words", ["e5\nclaim draw", "claim draw\ne5", "e5, claim draw"])
def test_a_draw_that_can_be_claimed_is_claimed_without_the_move_beside_it(opened, words):
    house = opened(draw_claim_after=3)
    house.play("a1; c3")
    done = house.say(house.second, words)
    assert (house.record(), result(house)) == ("1.h8 2.a1 3.c3", ("1/2-1/2", "draw_claim"))
    assert "could not be done" not in done.to(house.second).words


@pytest.mark.parametrize("words", ["c3\nclaim draw", "claim draw\nc3", "c3, claim draw"])
def test_a_draw_is_claimed_after_the_move_that_makes_it_possible(opened, words):
    house = opened(draw_claim_after=3)
    house.play("a1")
    house.say(house.first, words)
    assert (house.record(), result(house)) == ("1.h8 2.a1 3.c3", ("1/2-1/2", "draw_claim"))


def test_a_win_is_claimed_before_a_draw(opened):
    house = opened(draw_claim_after=3, adjudication="claim")
    house.play(FOUR)
    house.say(house.first, "claim draw\nh12\nclaim five")
    assert result(house) == ("1-0", "five")


# -- what the arbiter and the results know ----


def test_the_arbiter_sees_wrong_claims_in_the_game_and_in_the_event(house):
    house.play("a1; h9")
    house.say(house.second, "claim forbidden")
    house.say(house.first, "claim five")
    office, name = house.office, house.second.partition("@")[0].title()
    found = wrong_claims_of(office, house.game())
    line = f"2024-02-01 08:00  {name} claimed a forbidden move after move 3"
    assert (len(found), in_words(found[0])) == (2, line)
    status = status_of(office, EVENT, house.now)
    lines = as_lines(office, [status])
    assert "2 wrong claims noted (UTC):" in lines
    assert f"  {GAME}  {line}" in lines
    told = to_json(office, [status])["events"][0]["wrong_claims"]
    assert [one["kind"] for one in told] == ["forbidden", "five"]


def test_the_commands_for_the_arbiter_show_wrong_claims(house):
    house.say(house.second, "claim five")
    name = house.second.partition("@")[0].title()
    line = f"2024-02-01 08:00  {name} claimed a five after move 1"
    assert line in corr(house.folder, "event", "status", EVENT).out
    assert f"noted, a wrong claim: {line} (UTC)" in corr(house.folder, "game", "show", GAME).out
    found = json.loads(corr(house.folder, "game", "show", GAME, "--json").out)
    assert found["wrong_claims"] == [
        {
            "game": GAME,
            "player": name,
            "kind": "five",
            "after": 1,
            "at": "2024-02-01T08:00:00+00:00",
        }
    ]


def test_an_event_file_with_claims_is_explained(house):
    text = example_spec_text(opening="taraguchi")
    for key, plain, wanted in (
        ("adjudication", '"automatic"', '"claim"'),
        ("# draw_claim_after", "225", "150"),
    ):
        assert f"{key} = {plain}" in text
        text = text.replace(f"{key} = {plain}", f"{key.removeprefix('# ')} = {wanted}")
    (house.folder / "event.toml").write_text(text, encoding="utf-8")
    done = corr(house.folder, "event", "check", str(house.folder / "event.toml"))
    assert done.status == 0
    words = " ".join(done.out.split())
    assert "The opening rule is taraguchi." in words
    assert "A win has to be claimed: a five with the move" in words
    assert "Once 150 moves are made, either player may claim a draw." in words


def test_wrong_claims_are_kept_by_the_store(house):
    house.say(house.second, "claim win")
    game = house.game()
    house.reopen()
    assert house.game() == game
    assert [body.kind for _, body in house.game().noted] == ["win"]


def test_draws_that_were_claimed_stand_in_the_event_file(tmp_path):
    people = (ANNA, BO, CAI)
    with House(tmp_path, people, game={"draw_claim_after": 2}) as house:
        house.start()
        for number in (1, 2, 3):
            house.play("a1; claim draw", number)
        contest = house.office.folder.contest(EVENT)
        found = event_file(house.office, contest, house.now)
        assert [(game.result, game.ended) for game in found.games] == [
            ("1/2-1/2", "draw_claim")
        ] * 3
