"""The start of matches: one letter asks for the dice of all of them, and one answer serves."""

import pytest

from corr.records import verify_dice
from corr.tournament.events.events_dice import PhraseGiven
from tests.office import EVENT, PEOPLE, House
from tests.service.event.test_match_events import begun, draw, lose, numbers
from tests.service.play.test_match_dice import bodies

GAME = {"kind": "backgammon", "points": 1, "opening": None}


def started(folder):
    return House(folder, [*PEOPLE[:3]], game=GAME, event={"languages": ["en", "sv"]}).start()


def start_letter(house, who):
    return next(
        one for one in house.read if one.to == who and one.subject.startswith("SK24 start")
    )


def given(house):
    return {
        number: [(one.phrase, bool(one.date)) for one in bodies(house, PhraseGiven, name)]
        for number in (1, 2, 3)
        if (name := f"{EVENT}-{number:03d}")
    }


def own(house, who):
    player = house.player(who)
    return [number for number in (1, 2, 3) if player in house.game(number).players.values()]


def test_the_start_letter_has_the_question_and_the_anchors_of_every_match(tmp_path):
    with started(tmp_path) as house:
        who = PEOPLE[0]
        letter = start_letter(house, who)
        assert 'a line "phrase: ..."' in letter.words
        assert 'the word "test"' not in letter.words  # one answer is asked for
        for number in own(house, who):
            for anchor in house.game(number).dice.state.commitment.anchors:
                assert anchor in letter.text
        found = verify_dice.from_letters(letter.raw, "start.mbox")
        assert {one.match for one in found} == {f"{EVENT}-{at:03d}" for at in own(house, who)}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("phrase: for all of them", ("for all of them", False)),
        ("Hello, I am glad to play!", ("", True)),
        ("test", ("", True)),
        ("phrase: x", ("", True)),
    ],
)
def test_one_answer_to_it_serves_every_match_that_it_lists(tmp_path, line, expected):
    with started(tmp_path) as house:
        who = PEOPLE[0]
        outcome = house.give(house.compose(who, line, start_letter(house, who)))
        assert outcome.state == "handled", outcome.reason
        mine = own(house, who)
        assert len(mine) == 2
        assert given(house) == {at: [expected] if at in mine else [] for at in (1, 2, 3)}
        (one,) = (post for post in outcome.posts if "words for the dice" in post.subject)
        assert (one.to, "could not" in one.words) == (who, False)
        assert ("itself stands in for it" in one.words) is (line == "phrase: x")
        assert not [post for post in outcome.posts if EVENT + "-" in post.tag]


def receipt(outcome, who):
    return next(one for one in outcome.posts if one.to == who and "for the dice" in one.subject)


def opponent(house, number, who):
    players = house.game(number).players.values()
    return next(one for one in players if one != house.player(who))


def test_its_receipt_names_all_of_them_with_what_each_waits_for(tmp_path):
    with started(tmp_path) as house:
        who = PEOPLE[0]
        outcome = house.give(house.compose(who, "phrase: one for all", start_letter(house, who)))
        (one,) = outcome.posts
        assert one.subject.startswith("Your words for the dice have arrived [")
        assert "counts for these 2 matches" in one.words
        for number in own(house, who):
            row = house.office.store.players.player(opponent(house, number, who))
            game = house.game(number)
            seat = 1 if house.player(who) == next(iter(game.players.values())) else 2
            waits = f"{game.id} against {row.name} waits for what {row.name} gives."
            assert waits in one.words
            assert f"you win the match. Yours reads: {seat}|phrase|one for all" in one.words
        assert one.words.count("you win the match") == 2
        found = verify_dice.from_letters(one.raw, "receipt.mbox")
        assert {each.match for each in found} == {f"{EVENT}-{at:03d}" for at in own(house, who)}


def test_a_match_whose_dice_are_thrown_has_its_board_beside_the_receipt(tmp_path):
    with started(tmp_path) as house:
        first, second = PEOPLE[:2]
        house.give(house.compose(first, "phrase: the first", start_letter(house, first)))
        outcome = house.give(house.compose(second, "phrase: mine", start_letter(house, second)))
        both = next(at for at in own(house, second) if at in own(house, first))
        name, told = f"{EVENT}-{both:03d}", receipt(outcome, second).words
        assert f"{name} against Anna has both: a letter of its own" in told
        assert told.count("waits for what") == 1
        boards = [one.to for one in outcome.posts if name in one.tag]
        assert sorted(boards) == sorted((first, second))
        assert len(outcome.posts) == 3


def test_the_first_board_proves_what_the_receipt_did_not(tmp_path):
    with started(tmp_path) as house:
        letters = []
        for who in PEOPLE[:3]:
            outcome = house.give(house.compose(who, f"phrase: by {who}", start_letter(house, who)))
            letters += [one for one in outcome.posts if one.to == PEOPLE[0]]
        raw = b"".join(
            b"From x\n" + one.raw + b"\n" for one in (start_letter(house, PEOPLE[0]), *letters)
        )
        found = verify_dice.from_letters(raw, "all.mbox")
        assert {one.match for one in found} == {
            f"{EVENT}-{at:03d}" for at in own(house, PEOPLE[0])
        }
        for one in found:
            assert f"by {PEOPLE[0]}" in str(one)


def test_in_a_digest_each_match_stands_for_itself(tmp_path):
    with started(tmp_path) as house:
        who = PEOPLE[0]
        house.give(house.compose(who, "set digest 07:00", start_letter(house, who)))
        outcome = house.give(house.compose(who, "phrase: later", start_letter(house, who)))
        assert not [one for one in outcome.posts if "have arrived" in one.subject]


def test_an_answer_that_serves_one_match_has_its_usual_receipt(tmp_path):
    with started(tmp_path) as house:
        who = PEOPLE[0]
        line = f"{EVENT}-{own(house, who)[0]:03d} phrase: this one alone"
        invitation = next(
            one for one in house.read if one.to == who and one.subject.startswith("Invitation")
        )
        outcome = house.give(house.compose(who, line, invitation))
        assert [bool(one) for one in given(house).values()].count(True) == len(outcome.posts)


@pytest.mark.parametrize("line", ["withdraw SK24", "forget me"])
def test_a_letter_that_withdraws_gives_nothing(tmp_path, line):
    with started(tmp_path) as house:
        house.give(house.compose(PEOPLE[0], line, start_letter(house, PEOPLE[0])))
        assert not any(given(house).values())


def test_a_second_answer_changes_nothing(tmp_path):
    with started(tmp_path) as house:
        who = PEOPLE[0]
        for line in ("phrase: the first", "phrase: the second"):
            house.give(house.compose(who, line, start_letter(house, who)))
        assert all(one == [("the first", False)] for at, one in given(house).items() if one)


def test_the_letter_that_follows_shows_both_contributions_the_text_and_the_first_board(tmp_path):
    with started(tmp_path) as house:
        first, second = (house.seated(seat) for seat in house.game().players)
        for who in (first, second):
            outcome = house.give(
                house.compose(who, f"phrase: words of {who}", start_letter(house, who))
            )
        digest = house.game().dice.state.digest
        for who in (first, second):
            (letter,) = [
                one
                for one in outcome.posts
                if one.to == who and f"{EVENT}-001" in one.tag and digest in one.text
            ]
            for player, giver in ((1, first), (2, second)):
                assert f"{player}|phrase|words of {giver}" in letter.text
            assert "compare three things" in letter.words
            assert "Opening throw: you" in letter.words
            assert "24" in letter.text


def test_nobody_gets_a_board_before_both_have_answered_the_list(tmp_path):
    with started(tmp_path) as house:
        assert not [one.subject for one in house.read if EVENT + "-" in one.tag]
        for who in PEOPLE[:3]:
            letter = start_letter(house, who)
            assert letter.subject.startswith("SK24 starts: your words for the dice [")
            assert "The board of a match comes when both of you have answered" in letter.words
            assert "end of Sunday 11 Feb 2024" in letter.words
            assert "each of these opponents" in letter.words or "you lose these" in letter.words
            assert "mailto:" in letter.html
            assert "body=phrase%3A" in letter.html


@pytest.mark.parametrize("line", ["call director: he cheats", "concede match", "24/18 13/11"])
def test_an_act_in_answer_to_a_list_of_several_is_asked_about(tmp_path, line):
    with started(tmp_path) as house:
        who = PEOPLE[0]
        outcome = house.give(house.compose(who, line, start_letter(house, who)))
        (asked,) = (one for one in outcome.posts if "which game you mean" in one.words)
        first, second = (f"{EVENT}-{at:03d}" for at in own(house, who))
        assert f"You wrote: {line}" in asked.words
        assert f"Please write its number first: {first}, {second}." in asked.words
        named = house.give(house.compose(who, f"{first} {line}", start_letter(house, who)))
        assert "which game you mean" not in " ".join(one.words for one in named.posts)


def test_each_match_can_have_words_of_its_own(tmp_path):
    with started(tmp_path) as house:
        who = PEOPLE[0]
        one, other = own(house, who)
        lines = f"{EVENT}-{one:03d} phrase: the first\n{EVENT}-{other:03d} phrase: the second"
        house.give(house.compose(who, lines, start_letter(house, who)))
        assert given(house)[one] == [("the first", False)]
        assert given(house)[other] == [("the second", False)]


def test_a_phrase_in_answer_to_any_letter_about_no_match_serves(tmp_path):
    with started(tmp_path) as house:
        who = PEOPLE[0]
        invitation = next(
            one for one in house.read if one.to == who and one.subject.startswith("Invitation")
        )
        house.give(house.compose(who, "Hello", invitation))
        assert not any(given(house).values())
        house.give(house.compose(who, "phrase: late but here", invitation))
        assert sum(map(len, given(house).values())) == 2


def test_who_gives_the_same_words_in_every_round_is_no_machine(tmp_path):
    with begun(tmp_path, 4, points=1, kind="monrad", rounds=3) as house:
        for at in range(3):
            for number in numbers(house):
                lose(house, number)
            if at < 2:
                draw(house)
        phrases = [
            one for at in range(1, 7) for one in bodies(house, PhraseGiven, f"{EVENT}-00{at}")
        ]
        assert len(phrases) == 12
