"""Moves in advance by mail: entered, played, dropped and told, and shown to nobody else."""

import json
import re

import pytest

from corr.games.rules import Seat
from corr.tournament.events.events import IfsDropped, IfsEntered, MovePlayed, NoteKept, encode
from corr.tournament.play.game import fold
from corr.tournament.play.orders import Branch
from tests.commands import corr
from tests.office import EVENT, THREE, House

GAME = f"{EVENT}-001"
BEGUN = "n1; m2"
"""The first moves of a game: its second move and its third."""
SECRET = "if c3 then m11, then if c4 then m12; if e12 then n13"
POINTS = ("m11", "m12", "n13", "c4", "e12")
"""The points of the secret line that nobody plays in these games; a letter names them nowhere."""


@pytest.fixture
def house(tmp_path):
    """A match under free-renju in which both have had a letter; the second seat is to move."""
    with House(tmp_path) as it:
        it.start().play(BEGUN)
        yield it


@pytest.fixture
def opened(tmp_path):
    """A function that starts a match with changes of the event file."""
    houses = []

    def start(**changes: object) -> House:
        house = House(tmp_path, **changes)
        houses.append(house)
        house.start()
        if "game" not in changes:
            house.play(BEGUN)
        return house

    yield start
    houses[0].close()


def since(house: House, number: int = 1) -> str:
    """The moves that were played after the first ones, without their numbers."""
    return " ".join(re.sub(r"^[0-9]+\.", "", word) for word in house.record(number).split()[3:])


def bodies(house: House, number: int = 1) -> list[object]:
    return [event.body for event in house.office.store.events.of_stream(f"{EVENT}-{number:03d}")]


def dropped(house: House) -> list[tuple[Seat, str, str]]:
    found = [body for body in bodies(house) if isinstance(body, IfsDropped)]
    return [(body.seat, body.why, body.move) for body in found]


# -- entering ----


def test_moves_in_advance_come_with_a_move(house):
    done = house.say(house.second, "a1; if i9 then b2, if i10 then b3")
    assert done.state == "handled"
    assert since(house) == "a1"
    assert house.game().ifs == {
        Seat.SECOND: (Branch(reply="i9", then="b2"), Branch(reply="i10", then="b3"))
    }
    house.play("i10")
    assert since(house) == "a1 i10 b3*"


def test_the_move_is_played_first_though_it_stands_last(house):
    house.say(house.second, "if i9 then b2\nif i10 then b3\n\na1")
    house.play("i9")
    assert since(house) == "a1 i9 b2*"


def test_moves_in_advance_come_alone_while_the_opponent_thinks(house):
    before = house.game()
    done = house.say(house.first, "if a1 then i9")
    assert (done.state, done.readers) == ("handled", [house.first])
    assert house.game().clock == before.clock
    house.play("a1")
    assert since(house) == "a1 i9*"


def test_who_is_to_move_is_asked_for_the_move(house):
    done = house.say(house.second, "if i9 then b2")
    assert (done.state, done.reason) == ("refused", "ifs_need_move")
    assert house.game().ifs == {}


def test_what_follows_a_move_that_was_refused_is_not_kept(house):
    done = house.say(house.first, "a1\nif i9 then b2")
    assert (done.state, done.reason) == ("refused", "not_your_turn")
    assert house.game().ifs == {}
    done = house.say(house.second, "h8; if i9 then b2")
    assert (done.state, done.reason) == ("refused", "occupied")
    assert house.game().ifs == {}


def test_the_move_again_with_moves_in_advance_enters_them(house):
    letter = house.newest(house.second)
    house.play("a1")
    house.give(house.compose(house.second, "a1; if i9 then b2", letter))
    house.play("i9")
    assert since(house) == "a1 i9 b2*"


def test_the_letter_that_came_before_the_opponents_answer_enters_nothing(house):
    letter = house.newest(house.second)
    house.play("a1; i9; a3")
    done = house.give(house.compose(house.second, "if i10 then b2", letter))
    assert (done.state, done.reason) == ("refused", "old_letter")
    assert house.game().ifs == {}


def test_later_moves_in_advance_replace_the_earlier_ones(house):
    house.say(house.first, "if a1 then i9")
    house.say(house.first, "if a2 then i9")
    house.play("a1")
    assert since(house) == "a1"
    assert dropped(house) == [(Seat.FIRST, "deviated", "")]


def test_they_are_cancelled_in_words(house):
    house.say(house.first, "if a1 then i9")
    assert house.say(house.first, "cancel ifs").state == "handled"
    again = house.say(house.first, "cancel ifs")
    assert (again.state, again.reason) == ("refused", "no_ifs")
    house.play("a1")
    assert since(house) == "a1"


def test_cancelling_and_entering_in_one_letter_is_entering(house):
    assert house.say(house.first, "cancel ifs\nif a1 then i9").state == "handled"
    house.say(house.first, "cancel ifs\nif a2 then i9")
    house.play("a2")
    assert since(house) == "a2 i9*"


def test_two_answers_to_one_reply_are_not_guessed_between(house):
    done = house.say(house.first, "if a1 then i9\nif a1 then i10")
    assert (done.state, done.reason) == ("refused", "ifs_unclear")
    assert house.game().ifs == {}


@pytest.mark.parametrize(("then", "moves"), [("i9", "a1 i9*"), ("i10", "a1")])
def test_lines_with_and_without_the_name_of_the_game_are_one_tree(house, then, moves):
    house.say(house.first, f"if a1 then i9\n{GAME} if a2 then b2\n{GAME} if a1 then {then}")
    house.play("a1")
    assert since(house) == moves


def test_an_event_may_forbid_them(opened):
    house = opened(mail={"conditional": False})
    done = house.say(house.second, "a1; if i9 then b2")
    assert done.state == "handled"
    assert "In this event moves cannot be entered in advance." in done.to(house.second).words
    done = house.say(house.second, "if i9 then b2")
    assert (done.state, done.reason) == ("refused", "ifs_not_allowed")
    house.play("i9")
    assert since(house) == "a1 i9"


def test_for_another_game_they_need_its_numbered_move(tmp_path):
    with House(tmp_path, system={"games_per_pair": 2}) as match:
        match.start()
        match.play("a1", 2)
        mover = match.second
        done = match.say(mover, f"{EVENT}-002 if c3 then d4")
        assert (done.state, done.reason) == ("refused", "untagged")
        assert match.game(2).ifs == {}
        match.say(mover, f"{EVENT}-002 3. c3; if d4 then e5")
        match.play("d4", 2)
        assert match.record(2) == "1.h8 2.a1 3.c3 4.d4 5.e5*"


# -- playing ----


def test_ten_moves_that_both_had_entered_are_one_letter_to_each(house):
    moves = ["a1", "h9", "a3", "h10", "a5", "g8", "a7", "g9", "a9", "j12", "a11"]
    first = ", then ".join(
        f"if {reply} then {then}" for reply, then in zip(moves[:10:2], moves[1::2], strict=True)
    )
    second = ", then ".join(
        f"if {reply} then {then}" for reply, then in zip(moves[1::2], moves[2::2], strict=True)
    )
    assert house.say(house.first, first).readers == [house.first]
    done = house.say(house.second, f"{moves[0]}\n{second}")
    assert done.readers == sorted([house.first, house.second])
    assert since(house) == " ".join(["a1", *(f"{move}*" for move in moves[1:])])
    for reader in done.readers:
        letter = done.to(reader)
        assert letter.tag.startswith(f"{GAME}.13.")
        assert all(move in letter.words for move in moves)
    causes = {event.cause for event in house.office.store.events.of_stream(GAME)[-11:]}
    assert causes == {done.key}


def test_the_answer_costs_no_time_and_the_opponents_clock_runs_from_it(house):
    house.say(house.first, "if a1 then i9")
    house.now += (due := house.game().clock.due) - house.now
    house.play("a1")
    clock = house.game().clock
    assert (clock.seat, clock.since) == (Seat.SECOND, due)
    assert clock.due - clock.since == house.game().terms.per_move


def test_an_answer_to_a_move_that_another_letter_carries_is_played_too(tmp_path):
    with House(tmp_path, system={"games_per_pair": 2}) as match:
        match.start()
        match.play("a1", 2)
        match.say(match.seated(Seat.SECOND, 2), "if c3 then d4", 2)
        match.say(match.second, f"b2\n{EVENT}-002 3. c3")
        assert match.record(2) == "1.h8 2.a1 3.c3 4.d4*"


def test_an_opponent_who_answers_otherwise_ends_them_with_a_word_to_their_owner(house):
    house.say(house.first, SECRET)
    done = house.say(house.second, "a9")
    assert dropped(house) == [(Seat.FIRST, "deviated", "")]
    assert done.readers == sorted([house.first, house.second])
    assert house.game().position.to_act is Seat.FIRST


def test_a_point_that_is_taken_by_then_is_not_played(house):
    house.say(house.second, "a1; if i9 then b2, then if b3 then b3")
    house.play("i9; b3")
    assert dropped(house) == [(Seat.SECOND, "occupied", "b3")]
    assert since(house) == "a1 i9 b2* b3"


def test_an_offer_of_a_draw_is_put_to_the_player(house):
    house.say(house.first, "if a1 then i9")
    house.say(house.second, "a1 draw?")
    assert dropped(house) == [(Seat.FIRST, "draw_offered", "")]
    assert house.say(house.first, "accept").state == "handled"
    assert house.game().result.ending == "agreement"


def test_a_move_in_advance_may_end_the_game_for_better_or_worse(house):
    house.play("a1; h9; a3; h10; a5; h11")
    house.say(house.first, "if a7 then h12")
    done = house.say(house.second, "a7")
    result = house.game().result
    assert (result.winner, result.ending) == (Seat.FIRST, "five")
    assert done.readers == sorted([house.first, house.second])
    assert since(house).endswith("a7 h12*")


def test_a_forbidden_move_in_advance_loses_when_it_is_played(house):
    house.play("a1; i8; c3; j9; o1; j10")
    assert house.say(house.first, "if a15 then j8").state == "handled"
    assert house.game().result is None
    house.play("a15")
    result = house.game().result
    assert (result.winner, result.ending) == (Seat.SECOND, "forbidden")


def test_no_win_is_claimed_in_advance(opened):
    house = opened(game={"opening": "free-renju", "adjudication": "claim"})
    house.play(f"{BEGUN}; a1; h9; a3; h10; a5; h11")
    house.say(house.first, "if a7 then h12")
    house.play("a7")
    assert house.game().result is None
    assert since(house).endswith("a7 h12*")


def test_choices_of_the_opening_are_entered_in_either_language(opened):
    house = opened(game={"opening": "rif"})
    done = house.say(house.first, f"{THREE}; om vit, g7 så erbjud i7 f9")
    assert done.state == "handled"
    house.play("white, g7")
    assert house.record() == "1.h8 2.i9 3.j10 [white] 4.g7 5.{i7 f9}*"


def test_what_comes_from_the_store_is_what_was_played(house):
    house.say(house.first, "if a1 then i9, then if a2 then i10; if a3 then i11")
    house.say(house.second, "a1; if i9 then b5")
    game = house.game()
    house.reopen()
    assert house.game() == game
    assert fold(house.office.store.events.of_stream(GAME)) == game


# -- secrets ----


def _mentions(text: str) -> set[str]:
    return {point for point in POINTS if re.search(rf"(?<!\w){point}(?!\w)", text.lower())}


def _said(letter) -> str:
    """What a letter says to people: not the links, of which there is one for every free point."""
    return re.sub(r"<[^>]*>", " ", re.sub(r"<table.*?</table>", " ", letter.text, flags=re.S))


def test_nobody_but_their_owner_is_told_of_moves_in_advance_or_notes(house):
    owner, other = house.first, house.second
    house.say(owner, f"{SECRET}\nnote: m11 is my plan")
    assert _mentions(_said(house.newest(owner))) == set(POINTS)
    house.say(other, "show")
    house.wait(days=4)
    house.say(other, "c3; if o1 then o2")
    assert since(house) == "c3 m11*"
    house.say(other, "show")
    house.play("a9; g2")
    assert dropped(house) == [(Seat.SECOND, "deviated", ""), (Seat.FIRST, "deviated", "")]
    house.say(other, "resign\nresign")
    assert house.game().result is not None
    told = [letter for letter in house.read if letter.to != owner]
    assert len(told) > 4
    for letter in told:
        assert _mentions(_said(letter)) <= {"m11"}, letter.subject
        assert "my plan" not in letter.everything()


def test_a_letter_to_the_opponent_is_the_same_whether_there_were_moves_in_advance(tmp_path):
    told = []
    for name, secret in (("with", f"\n{SECRET}"), ("without", "")):
        (tmp_path / name).mkdir()
        with House(tmp_path / name) as house:
            house.start()
            house.say(house.second, f"a1{secret.replace('c3', 'i9')}")
            told.append(house.newest(house.first).everything())
    changing = re.compile(r"[A-Z2-7]{16}|boundary=.*|cid:[^\s\"]+|Message-ID: .*")
    assert changing.sub("", told[0]) == changing.sub("", told[1])


def test_no_command_shows_the_arbiter_what_is_secret(house):
    house.say(house.first, f"{SECRET}\nnote: m11 is my plan")
    commands = (
        ["game", "show", GAME],
        ["game", "show", GAME, "--json"],
        ["game", "export", GAME],
        *(["game", "export", GAME, "--as", form] for form in ("text", "sgf", "rif", "psq")),
        ["status"],
        ["status", "--json"],
        ["event", "export", EVENT],
    )
    for command in commands:
        done = corr(house.folder, *command)
        assert not _mentions(done.out + done.err), command
        assert "my plan" not in done.out + done.err


# -- notes, previews, and what there is not ----


def test_a_note_is_kept_and_its_letter_changes_nothing_else(house):
    before = house.game()
    done = house.say(house.second, "note: look at i9 first")
    assert (done.state, done.readers) == ("handled", [house.second])
    assert "look at i9 first" in done.posts[0].words
    after = house.game()
    assert (after.clock, after.moves, after.position) == (
        before.clock,
        before.moves,
        before.position,
    )
    assert bodies(house)[-1] == NoteKept(seat=Seat.SECOND, number=2, text="look at i9 first")
    later = house.say(house.second, "a1\nnote: then j9")
    assert "then j9" in later.to(house.second).words
    assert "then j9" not in later.to(house.first).everything()


def test_a_note_in_an_old_letter_does_not_make_its_move_a_new_one(house):
    letter = house.newest(house.second)
    house.play("a1; i9")
    done = house.give(house.compose(house.second, "note: hm\nb2", letter))
    assert since(house) == "a1 i9"
    assert "The position has changed since the letter" in done.posts[0].words


def test_a_note_does_not_decline_a_draw_nor_stop_the_decline(house):
    house.say(house.second, "a1 draw?")
    house.say(house.first, "note: no draw")
    assert house.game().draw_offer is Seat.SECOND
    house.say(house.first, "note: no draw\ndecline")
    assert house.game().draw_offer is None


@pytest.mark.parametrize("stone", ["j8", "i9"])
def test_a_preview_shows_a_stone_and_judges_nothing(house, stone):
    house.play("a1; i8; c3; j9; o1; j10; a15")
    before = house.events()
    done = house.say(house.first, f"preview {stone}")
    assert (done.state, done.readers, house.events()) == ("handled", [house.first], before)
    letter = done.posts[0]
    assert stone in letter.words
    for word in ("forbidden", "three", "wins", "lost", "over"):
        assert word not in letter.words.split("Norms")[0].lower()


def test_a_preview_is_for_who_is_to_move(house):
    done = house.say(house.first, "preview i9")
    assert (done.state, done.reason) == ("refused", "not_your_turn")


def test_a_preview_of_what_cannot_be_is_refused_like_a_move(house):
    done = house.say(house.second, "preview h8")
    assert (done.state, done.reason) == ("refused", "occupied")


@pytest.mark.parametrize(
    ("order", "reason"), [("undo", "no_undo"), ("claim time", "time_automatic")]
)
def test_nothing_is_taken_back_and_no_time_is_claimed(house, order, reason):
    house.play("a1")
    done = house.say(house.second, order)
    assert (done.state, done.reason) == ("refused", reason)
    assert since(house) == "a1"


@pytest.mark.parametrize(
    ("said", "first", "meant"),
    [
        ("p15", '"p15" cannot be played.', "o15"),
        ("P-15", '"p15" cannot be played.', "o15"),
        ("j10", "There is already a stone on j10.", "i10"),
        ("preview j10", "There is already a stone on j10.", "preview i10"),
    ],
)
def test_a_board_without_the_letter_i_is_asked_about(house, said, first, meant):
    house.play("a1; j10; b2; c3")
    done = house.say(house.second, said)
    assert (done.state, done.reason) == ("refused", "skips_i")
    asked = "Old servers drew the board without the letter i; do you mean"
    assert f'{first} {asked} "{meant}" on our board' in done.posts[0].words
    assert since(house) == "a1 j10 b2 c3"


@pytest.mark.parametrize("said", ["j10", "preview j10"])
def test_the_move_that_a_letter_tells_is_just_taken(house, said):
    house.play("a1; j10")
    done = house.say(house.second, said)
    assert (done.state, done.reason) == ("refused", "occupied")
    assert "There is already a stone on j10" in done.posts[0].words
    assert "without the letter i" not in done.posts[0].words


def test_a_point_that_is_taken_on_either_board_is_just_taken(house):
    house.play("a1; j10; i10; b2")
    done = house.say(house.second, "j10")
    assert (done.state, done.reason) == ("refused", "occupied")


def test_the_events_of_a_game_name_what_was_entered_in_full(house):
    house.say(house.first, SECRET)
    entered = bodies(house)[-1]
    assert isinstance(entered, IfsEntered)
    assert json.loads(encode(entered)[2])["branches"][1] == ["e12", "n13", []]
    house.play("c3")
    moves = [body for body in bodies(house) if isinstance(body, MovePlayed)]
    assert [body.in_advance for body in moves] == [False, False, False, True]
