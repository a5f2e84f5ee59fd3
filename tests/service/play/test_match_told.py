"""What letters about a match say of its time, of what is given to its dice and of its score."""

import pytest

from corr.demo.backgammon import Habits
from corr.tournament.play.matches.gifts import give_points
from tests.office import ANNA, BO, House
from tests.service.handing import Second, hand_over
from tests.service.play.test_match_dice import Players, act, house_of
from tests.ticking import Ticking

CALM = Habits(doubles=0, resigns=0)
LANGUAGES = ("en", "sv", "de", "et")
BANKS = {
    "en": "A match is to 5 points. You have a bank of 10 days for the whole match and 3 days more",
    "sv": "En match går till 5 poäng. Du har en tidsbank på 10 dagar för hela matchen och",
    "de": "Ein Match geht auf 5 Punkte. Du hast eine Zeitbank von 10 Tage",
    "et": "Matš käib 5 punktini. Sul on ajapank (10 päeva kogu matši peale) ja lisaks 3 päeva",
}


def flat(post):
    """The text of a letter in one line."""
    return " ".join(post.text.split())


def speaking(folder, language):
    """A match of two players who read a language, by the clock of matches."""
    members = f"name,email,language\nAnna,{ANNA},{language}\nBo,{BO},{language}\n"
    game = {"kind": "backgammon", "points": 5, "opening": None}
    clock = {"per_move": None, "reminders": None}
    event = {"languages": list(LANGUAGES)}
    return House(folder, members=members, game=game, clock=clock, event=event).start()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_invitation_and_the_start_tell_of_the_bank_of_a_match(tmp_path, language):
    with speaking(tmp_path, language) as house:
        told = [flat(post) for post in house.read if BANKS[language] in flat(post)]
        assert len(told) >= 4  # both players have an invitation and the letter of the start


def test_who_has_given_after_a_handing_over_is_told_to_wait(tmp_path):
    game = {"kind": "backgammon", "points": 3, "opening": None}
    clock = {"per_move": None, "reminders": None}
    with Ticking(tmp_path, game=game, clock=clock) as house:
        Players(house).give("hello one", "hello two").on(4, CALM)
        turn = house.game().position.to_act
        spent = house.game().dice.state.next
        with Second(tmp_path / "second", house) as there:
            hand_over(house, there)
            mover, other = there.seated(turn), there.seated(turn.other)
            asked = {who: there.newest(who) for who in (mover, other)}
            for post in asked.values():
                assert "Nothing is rolled yet" not in flat(post)
                assert f"Before roll {spent} is thrown" in flat(post)
            outcome = there.give(there.compose(mover, "phrase: once more", asked[mover]))
            (receipt,) = (post for post in outcome.posts if post.to == mover)
            said = flat(receipt)
            assert "once more" in said
            assert "I wait for what" in said
            assert "I need your answer to this letter" not in said
            assert 'Write "roll"' not in said


def test_words_given_in_a_game_are_told_to_be_for_the_next_one(tmp_path):
    with house_of(tmp_path, points=5) as house:
        players = Players(house)
        (first, _) = (house.first, house.second)
        outcome = players.say(first, "phrase: words of mine")
        assert "counts: 1|phrase|words of mine" in flat(outcome.posts[0])
        players.say(house.second, "phrase: words of yours")
        outcome = players.say(first, "phrase: new words")
        (said,) = (flat(post) for post in outcome.posts if post.to == first)
        assert "counts from the next game on. It is closed until this game has ended" in said
        assert "replaces any that you sent before in this game" in said
        # Nothing stands behind the words, which have no quotation marks.
        (text,) = (post.text for post in outcome.posts if post.to == first)
        assert "1|phrase|new words\n\n" in text.replace("\r", "")


@pytest.mark.parametrize("text", ["phrase: a", "phrase:"])
def test_who_gives_too_few_words_hears_that_the_letter_stands_in(tmp_path, text):
    with house_of(tmp_path, points=5) as house:
        outcome = Players(house).say(house.first, text)
        said = flat(outcome.posts[0])
        assert "counts: 1|letter|" in said
        assert "Your phrase was not taken: it needs at least 3 characters." in said
        assert "your letter itself stands in" in said


def test_conceding_before_the_match_begins_is_confirmed_once(tmp_path):
    with house_of(tmp_path, points=5) as house:
        players = Players(house)
        outcome = players.say(house.second, "concede match")
        assert 'answer "concede match" once more' in flat(outcome.posts[0])
        assert house.game().result is None
        players.say(house.second, "concede match")
        result = house.game().result
        assert (house.seated(result.winner), result.ending) == (house.first, "concede")


def test_no_double_in_a_match_to_one_point_and_in_the_crawford_game_also_once_thrown(tmp_path):
    with house_of(made(tmp_path / "one"), points=1) as house:
        players = Players(house).give("hello one", "hello two")
        outcome = players.say(house.seated(house.game().position.to_act), "double")
        assert outcome.reason == "no_cube"
        assert "drop if doubled" not in players_letters(house)
    with house_of(made(tmp_path / "two"), points=2) as house:
        players = Players(house).give("hello one", "hello two")
        players.say(house.seated(house.game().position.to_act), "resign single")
        players.say(house.seated(house.game().position.to_act), "accept")
        assert house.game().position.crawford
        seen = len(house.read)
        outcome = players.say(house.seated(house.game().position.to_act), "double")
        assert outcome.reason == "no_double_crawford"
        assert "Crawford game" in flat(outcome.posts[0])
        players.on(4, CALM)
        assert "drop if doubled" not in players_letters(house, seen)


def test_points_that_wait_are_told_and_told_again_when_they_count(tmp_path):
    with house_of(tmp_path, points=7) as house:
        players = Players(house).give("hello one", "hello two").on(4, CALM)
        body = give_points(house.game(), (0, 2), "director", reason="insults")
        with house.office.folder.transaction():
            cause = act(house, "given").cause
            house.office.folder.play(house.game(), [body], at=house.now, cause=cause)
        for order in ("games", "time", "show"):
            (post,) = players.say(house.second, order).posts
            assert "points by the director's decision count: 2 to you." in flat(post)
            assert "points 0 2" not in flat(post)
        seen = len(house.read)
        while house.game().position.game == 1:
            players.on(1, CALM)
        mine, theirs = house.game().position.score[::-1]
        said = players_letters(house, seen)
        assert "decision count now: 2 to you." in said
        assert f"The score is {mine}–{theirs}." in said


def players_letters(house, since=0):
    """All letters to players from one on, in one line."""
    return " ".join(flat(post) for post in house.read[since:])


def made(folder):
    """A folder that is there."""
    folder.mkdir()
    return folder
