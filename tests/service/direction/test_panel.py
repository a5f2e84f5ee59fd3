"""Three players decide an appeal in an event of matches (backgammon.md 8 [1.5, 1.6])."""

import pytest

from corr.errors import ArbiterError
from corr.service.desk.acting import Stated, rule
from corr.service.desk.appeals import decide_appeal
from corr.service.desk.votes import name_panel, take_vote
from corr.service.watch.check import check_all
from corr.tournament.events.events_contest import Verdict
from tests.commands import corr, stand_still
from tests.desk import confirm, send
from tests.office import ARBITER, EVENT, SITE
from tests.service.direction.test_director import give
from tests.service.direction.test_points_given import begun
from tests.service.play.test_match_dice import GAME, act, until

KIM, LO, MAX = (f"{name}@example.net" for name in ("kim", "lo", "max"))


def appealed(folder):
    """A running match whose second player has got a point, against which the first appeals."""
    house, players = begun(folder)
    until(players, "roll-or-double")
    players.keep(give(house, house.second, 1))
    outcome = players.say(house.first, f"appeal {EVENT}/1: I wrote nothing of the kind")
    return house, players, outcome


def panel(house, *members):
    return rule(
        house.office,
        EVENT,
        act(house, "SBGF 1.5"),
        lambda office, one: name_panel(office, EVENT, 1, members, one),
        Stated(command="corr appeal panel", what="panel", key="panel", final=True),
    )


def ruling(house):
    return house.office.folder.contest(EVENT).rulings[1]


def test_lists_say_that_the_clock_stands_for_an_appeal(tmp_path):
    """Nobody is invited to let it run before the appeal is decided (SBGF 1.5)."""
    house, _, _ = appealed(tmp_path)
    with house:
        house.wait(days=20)
        stand_still(tmp_path, house.now)
        for command in (("status",), ("event", "status", EVENT), ("game", "show", GAME)):
            told = corr(tmp_path, *command).out
            assert "has stopped the clock until it is decided" in told or (
                "an appeal has stopped it" in told
            ), told
            assert "clock resume" not in told
            assert "arbiter has stopped" not in told
            assert "has been paused" not in told
        assert "(ruling 1)" in corr(tmp_path, "status").out


def test_the_log_says_that_an_appeal_has_ended_with_its_ruling(tmp_path):
    house, _, _ = appealed(tmp_path)
    with house:
        stand_still(tmp_path, house.now)
        assert "the appeal is not decided yet" in corr(tmp_path, "log", EVENT).out
        undone = corr(tmp_path, "undo", EVENT, "1", "--reason", "a mistake", "--yes")
        assert undone.status == 0, undone.err
        told = corr(tmp_path, "log", EVENT).out
        assert "  ended, for the ruling was undone\n" in told
        assert "not decided yet" not in told


def test_three_players_vote_by_letter_and_two_alike_decide_for_good(tmp_path):
    house, players, outcome = appealed(tmp_path)
    with house:
        assert outcome.readers == sorted([ARBITER, house.first, house.second])
        assert "corr appeal panel" in outcome.to(ARBITER).text
        assert "three experienced players" in outcome.to(house.second).words
        assert house.game().clock.stopped
        left = house.game().times.left_to_act(house.now)
        line = f"corr appeal panel {EVENT} 1 {KIM} {LO} {MAX} --reason 'SBGF 1.5'"
        confirm(house, send(house, line))
        asked = {post.to: post for post in house.read if "Your vote" in post.title}
        assert set(asked) == {KIM, LO, MAX}
        for words in ("I wrote nothing of the kind", "vote uphold", KIM):
            assert words in asked[KIM].words
        house.wait(days=4)
        assert house.game().times.left_to_act(house.now) == left
        for who, words in ((KIM, "vote change: no insult"), (LO, "vote uphold: it was one")):
            confirm(house, send(house, words, who, asked[who]), who)
            assert ruling(house).decision is None
        assert [one.by for one in ruling(house).votes] == [KIM, LO]
        confirm(house, send(house, "röst ändra: ingen förolämpning", MAX, asked[MAX]), MAX)
        decision = ruling(house).decision
        assert decision.outcome is Verdict.ALLOWED
        assert decision.reason == "no insult / ingen förolämpning"
        assert not house.game().clock.stopped
        told = [post for post in house.read if "That is final" in post.words]
        assert {post.to for post in told} >= {house.first, house.second}
        players.keep(house.read)
        with pytest.raises(ArbiterError, match="final"):
            take_vote(house.office, EVENT, 1, Verdict.ALLOWED, act(house, "again"))
        assert check_all(house.office).faults == ()


def test_nobody_of_the_management_and_no_party_decides(tmp_path):
    house, *_ = appealed(tmp_path)
    with house:
        for members, why in (
            ((ARBITER, KIM, LO), "management"),
            ((SITE, KIM, LO), "management"),
            ((house.first, KIM, LO), "a party"),
            ((KIM, house.player(house.second), LO), "a party"),
            ((KIM, KIM, LO), "three different"),
            ((KIM, LO, "P9999"), "no address"),
        ):
            with pytest.raises(ArbiterError, match=why):
                panel(house, *members)
        assert ruling(house).panel == ()
        with pytest.raises(ArbiterError, match="three players decide"):
            decide_appeal(house.office, EVENT, 1, Verdict.DISMISSED, act(house, "alone"))


def test_who_votes_twice_is_no_member_or_was_replaced_is_answered(tmp_path):
    house, *_ = appealed(tmp_path)
    with house:
        panel(house, KIM, LO, MAX)
        house.letters()
        line = f"corr appeal vote {EVENT} 1 uphold --reason right"
        confirm(house, send(house, line, KIM), KIM)
        again = send(house, line, KIM)
        assert "already" in again.to(KIM).words
        panel(house, KIM, LO, "nu@example.net")
        posts = house.letters()
        assert {post.to for post in posts} == {MAX, "nu@example.net"}
        assert "not asked for any more" in next(one for one in posts if one.to == MAX).words
        assert [one.by for one in ruling(house).votes] == [KIM]
        for other in (MAX, house.first, "stranger@example.com"):
            send(house, line, other)
            assert len(ruling(house).votes) == 1
        confirm(house, send(house, line, LO), LO)
        assert ruling(house).decision.outcome is Verdict.DISMISSED
        with pytest.raises(ArbiterError, match="final"):
            panel(house, KIM, LO, MAX)


def test_an_appeal_that_comes_too_late_is_answered(tmp_path):
    house, players = begun(tmp_path)
    with house:
        players.keep(give(house, house.second, 1))
        house.wait(days=16)
        outcome = players.say(house.first, f"appeal {EVENT}/1: I wrote nothing of the kind")
        assert outcome.reason == "appeal_too_late"
