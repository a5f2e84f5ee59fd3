"""A win claimed by a line in a letter: checked, proposed to the arbiter, told to nobody else."""

import shlex

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.service.desk.rulings import answer_claim
from corr.service.office.claims import open_claims
from corr.service.watch.needs import needs_of
from corr.service.watch.overview import look_at
from corr.tournament.events.events_games import LineClaimed
from corr.tournament.play.claims import MOST_UNPROVED
from tests.commands import corr, stand_still
from tests.desk import confirm, send
from tests.office import ANNA, BO, EVENT, House
from tests.office import ARBITER as HOUSE_ARBITER
from tests.taps import links, order_of

GAME = f"{EVENT}-001"
THREE = "a1; h9; a3; h10; a5"
"""Black, who is first, has an open three and is to move."""
ARBITER = "arbiter@example.org"


@pytest.fixture
def house(tmp_path):
    """A match under free-renju; White, who is second, is to move."""
    with House(tmp_path) as it:
        it.start()
        it.play(THREE)
        yield it


def claims(house):
    events = house.office.store.events.of_stream(GAME)
    return [event.body for event in events if isinstance(event.body, LineClaimed)]


def told_arbiter(house, done):
    return [post for post in done.posts if "claims to win" in post.words]


@pytest.mark.parametrize(
    "words",
    ["claim win: h11", "claim a win: 7. H11", "claim win by h11 h12 h7", "kräver vinst: h11"],
)
def test_a_win_that_is_shown_is_proposed_to_the_arbiter(house, words):
    done = house.say(house.first, words)
    assert done.state == "handled"
    (claim,) = claims(house)
    assert (claim.seat, claim.finding, claim.line.split()[0]) == (Seat.FIRST, "proved", "h11")
    assert "every defence loses" in done.to(house.first).words
    (notice,) = told_arbiter(house, done)
    assert "Proved" in notice.words
    assert f"{house.game(1).players[Seat.FIRST]}" not in notice.words


@pytest.mark.parametrize(
    "subject",
    [
        "claim win: h11",
        "claim win: h11 {tag}",
        "Re: {ours} claim win: h11",
        "claim win: h11 Re: {ours}",
    ],
)
def test_a_win_may_be_claimed_in_the_subject(house, subject):
    letter = house.newest(house.first)
    subject = subject.format(ours=letter.subject, tag=f"[{letter.tag}]")
    house.give(house.compose(house.first, "", letter, subject=subject, quote=False))
    (claim,) = claims(house)
    assert claim.line.split()[0] == "h11"


def test_the_game_goes_on_and_the_opponent_hears_nothing(house):
    done = house.say(house.first, "claim win: h11")
    assert house.game(1).result is None
    assert not [post for post in done.posts if post.to == house.second]
    done = house.say(house.first, "a7")
    assert "claim" not in done.to(house.second).everything()


def test_the_commands_of_the_proposal_work_as_they_stand(house):
    done = house.say(house.first, "claim win: h11")
    (notice,) = told_arbiter(house, done)
    check, rule = [order_of(link).removeprefix("corr ") for link in links(notice)][:2]
    house.close()
    stand_still(house.folder, house.now)
    shown = corr(house.folder, *shlex.split(check))
    assert "proved: Black wins" in shown.out
    corr(house.folder, *shlex.split(rule), "--yes")
    shown = corr(house.folder, "game", "show", GAME)
    assert "1-0" in shown.out or "won by black" in shown.out.lower()


def test_a_claim_goes_before_the_move_of_its_letter(house):
    done = house.say(house.first, "h11\nclaim win: h11")
    assert done.state == "handled"
    assert claims(house)[0].finding == "proved"
    assert house.game(1).moves[-1] == "h11"


def test_nobody_is_asked_about_a_claim_in_a_game_that_its_own_letter_ended(house):
    done = house.say(house.first, f"claim win: h11\n{GAME} resign")
    assert house.game(1).result is not None
    assert told_arbiter(house, done) == []


def test_a_line_that_shows_no_win_is_noted_and_the_writer_hears_no_more_than_that(house):
    done = house.say(house.first, "claim win: a7")
    assert (done.state, done.reason) == ("refused", "line_not_proved")
    assert [one.finding for one in claims(house)] == ["wrong_line"]
    answer = done.to(house.first).words
    assert "does not show that every defence loses" in answer
    assert told_arbiter(house, done) == []


@pytest.mark.parametrize("line", ["h8", "p9", "9. h11", "h11 h11"])
def test_a_line_that_cannot_be_played_costs_nothing(house, line):
    done = house.say(house.first, f"claim win: {line}")
    assert done.state == "refused"
    assert claims(house) == []


def test_a_position_is_claimed_to_be_won_once(house):
    house.say(house.first, "claim win: h11")
    done = house.say(house.first, "claim win: h7")
    assert done.reason == "line_claimed_already"
    assert len(claims(house)) == 1


def test_who_does_not_move_claims_nothing(house):
    done = house.say(house.second, "claim win: h11")
    assert (done.reason, claims(house)) == ("not_your_turn", [])


def test_claims_that_come_to_nothing_are_bounded(house):
    for black, white in zip(("c1", "e1", "g1", "j1"), ("a7", "a9", "a11", "a13"), strict=True):
        last = house.say(house.first, "claim win: o15")
        house.play(f"{black}; {white}")
    assert last.reason == "line_claims_spent"
    assert len(claims(house)) == MOST_UNPROVED


# -- the answer ----


def ruled(house, what):
    return replace(house.act(what), reason=f"because of {what}")


def test_a_claim_that_is_given_ends_the_game_for_the_claimant(house):
    house.say(house.first, "claim win: h11")
    answer_claim(house.office, GAME, ruled(house, "the line"), granted=True)
    assert house.game().result.winner is Seat.FIRST
    assert {post.to for post in house.letters()} == {house.first, house.second}
    assert open_claims(house.game()) == ()


def test_of_a_claim_that_is_refused_only_the_claimant_hears(house):
    house.say(house.first, "claim win: h11")
    due = house.game().clock.due
    answer_claim(house.office, GAME, ruled(house, "a four of White"), granted=False)
    (post,) = house.letters()
    assert post.to == house.first
    assert "does not give you the win" in post.words
    assert "a four of White" in post.words
    assert house.game().result is None
    assert house.game().clock.due == due
    house.play("a7")
    assert "a four of White" not in house.newest(house.second).everything()
    with pytest.raises(ArbiterError, match="no claim of a win waits"):
        answer_claim(house.office, GAME, ruled(house, "again"), granted=True)


def test_an_open_claim_needs_the_arbiter_until_it_is_answered(house):
    assert claims_needed(house) == []
    house.say(house.first, "claim win: h11")
    (need,) = claims_needed(house)
    assert "black claims to win after move 6 by h11" in need.words
    assert need.words.endswith("proved")
    assert f"corr game answer-claim {GAME} no --reason TEXT" in need.commands
    answer_claim(house.office, GAME, ruled(house, "a four of White"), granted=False)
    assert claims_needed(house) == []


def test_a_claim_that_came_to_nothing_needs_nobody(house):
    house.say(house.first, "claim win: a7")
    assert claims_needed(house) == []
    with pytest.raises(ArbiterError, match="no claim of a win waits"):
        answer_claim(house.office, GAME, ruled(house, "nothing"), granted=True)


def claims_needed(house):
    needs = needs_of(house.office, look_at(house.office, house.now))
    return [one for one in needs if one.kind == "claim"]


def test_the_arbiter_answers_and_checks_by_mail(house):
    house.say(house.first, "claim win: h11")
    done = send(house, f"game show {GAME}", HOUSE_ARBITER)
    assert "claimed: black claims to win after move 6" in done.to(HOUSE_ARBITER).words
    done = send(house, f'game claim {GAME} "h11"', HOUSE_ARBITER)
    assert "proved: Black wins" in done.to(HOUSE_ARBITER).words
    done = send(house, f'game claim {GAME} "h11" --positions 900000', HOUSE_ARBITER)
    assert "--positions cannot be used by mail" in done.to(HOUSE_ARBITER).words
    shown = send(house, f'game answer-claim {GAME} yes --reason "it is right"', HOUSE_ARBITER)
    confirm(house, shown, HOUSE_ARBITER)
    assert house.game().result.winner is Seat.FIRST


def test_an_arbiter_who_plays_hears_nothing_of_a_claim_of_the_opponent(tmp_path):
    event = {"arbiters": [HOUSE_ARBITER, ANNA, BO]}
    with House(tmp_path, event=event) as house:
        house.start()
        house.play(THREE)
        house.say(house.first, "claim win: h11")
        other = house.second
        shown = send(house, f"game show {GAME}", other)
        assert "claim" not in shown.to(other).words
        checked = send(house, f'game claim {GAME} "h11"', other)
        assert "a game of your own" in checked.to(other).words
        assert other not in (claims_needed(house)[0].readers or ())


@pytest.mark.parametrize(
    "words", ["claim win h11", "claim win:\nh11", "claim win: h11 then he loses"]
)
def test_who_begins_with_a_claim_makes_no_move(house, words):
    before = house.record()
    done = house.say(house.first, words)
    assert house.record() == before
    assert "guess" not in done.reason
    if "then" in words:
        assert (done.state, done.reason) == ("refused", "line_not_playable")
        assert claims(house) == []
    else:
        assert claims(house)[0].finding == "proved"


# -- what the arbiter answers to a letter that proposes commands ----

WRAPPED = f'corr game answer-claim {GAME} yes --reason "a win that\n  was claimed and proved"'
OWN_REASON = f'corr game answer-claim {GAME} no --reason "I have looked at it"'


@pytest.mark.parametrize("quote", [True, False])
@pytest.mark.parametrize("command", [WRAPPED, " ".join(WRAPPED.split()), OWN_REASON])
def test_a_command_copied_above_the_quote_is_the_writers_own(house, command, quote):
    done = house.say(house.first, "claim win: h11")
    (notice,) = told_arbiter(house, done)
    shown = send(house, command, HOUSE_ARBITER, notice, quote=quote)
    confirm(house, shown, HOUSE_ARBITER)
    assert open_claims(house.game()) == ()


def test_the_commands_of_a_letter_that_is_quoted_without_marks_are_nobodys(house):
    done = house.say(house.first, "claim win: h11")
    (notice,) = told_arbiter(house, done)
    for body in (notice.text, f"Thanks, I look at it tomorrow.\n\n{notice.text}"):
        answer = send(house, body, HOUSE_ARBITER, notice, quote=False).to(HOUSE_ARBITER)
        assert "confirm" not in answer.text
