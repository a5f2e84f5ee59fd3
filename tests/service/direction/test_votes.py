"""Votes of a committee in plain words, from players and others (backgammon.md 8 [1.5, 1.6])."""

import pytest

from corr.tournament.events.events_contest import Verdict
from tests.desk import send
from tests.office import EVENT
from tests.service.direction.test_panel import KIM, LO, MAX, appealed, panel, ruling


def asked(folder):
    """Three who are asked for their votes, one of them in the register; what each got."""
    house, players, _ = appealed(folder)
    house.members(f"name,email\nKim,{KIM}\n")
    panel(house, KIM, LO, MAX)
    letters = {post.to: post for post in house.letters() if "Your vote" in post.title}
    return house, players, letters


def test_a_player_of_the_register_votes_as_anybody_else_and_yes_confirms(tmp_path):
    house, _, letters = asked(tmp_path)
    with house:
        for who, words in ((KIM, "vote uphold: fine by me"), (LO, "I vote to uphold. It is fair")):
            shown = send(house, words, who, letters[who])
            assert (shown.state, shown.reason) == ("handled", "desk")
            assert "corr appeal vote" in shown.to(who).words
            assert who not in [one.by for one in ruling(house).votes]
            done = send(house, "Yes", who, shown.to(who))
            assert done.state == "handled"
            assert who in [one.by for one in ruling(house).votes]
        assert [one.reason for one in ruling(house).votes] == ["fine by me", "It is fair"]
        assert ruling(house).decision.outcome is Verdict.DISMISSED


def test_yes_counts_only_as_an_answer_to_what_was_shown(tmp_path):
    house, _, letters = asked(tmp_path)
    with house:
        shown = send(house, "uphold: fine by me", KIM, letters[KIM])
        for words, letter in (("yes", letters[KIM]), ("perhaps", shown.to(KIM)), ("yes", None)):
            send(house, words, KIM, letter)
            assert ruling(house).votes == ()
        send(house, "vote change: or rather not", KIM, letters[KIM])
        send(house, "yes", KIM, shown.to(KIM))  # two wait: which is meant?
        assert ruling(house).votes == ()


@pytest.mark.parametrize("who", [KIM, LO])
@pytest.mark.parametrize("words", ["vote uphold", "I vote to uphold the ruling", "He is right."])
def test_what_is_no_vote_yet_is_answered_with_the_line_to_write(tmp_path, who, words):
    house, _, letters = asked(tmp_path)
    with house:
        answer = send(house, words, who, letters[who]).to(who)
        assert f"ruling {EVENT}/1" in answer.words
        assert '"vote uphold: why"' in answer.words
        assert "corr log" not in answer.words
        shown = send(house, "vote uphold: fine by me", who, answer)
        send(house, "yes", who, shown.to(who))
        assert [one.by for one in ruling(house).votes] == [who]
        again = send(house, words, who, letters[who]).to(who)
        assert "has been counted" in again.words
