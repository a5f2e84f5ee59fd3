"""Rulings that fall by the votes of three, or are undone before these (backgammon.md 8 [1.6])."""

from corr.service.watch.check import check_all
from corr.tournament.events.events_contest import Verdict
from tests.desk import confirm, send
from tests.office import ARBITER, EVENT
from tests.service.direction.test_panel import KIM, LO, MAX, panel, ruling
from tests.service.direction.test_points_given import begun, is_sound
from tests.service.play.test_match_dice import GAME, until

WHY = "--reason 'insults in letters'"


def commanded(house, line):
    """What the arbiter commands and confirms; the letters that it led to."""
    return confirm(house, send(house, line)).posts


def appealed(folder, line):
    """A match with a ruling, appealed against by the first player, and three asked to vote."""
    house, players = begun(folder)
    until(players, "roll-or-double")
    players.keep(commanded(house, line.format(house.player(house.second))))
    players.say(house.first, f"appeal {EVENT}/1: I wrote nothing of the kind")
    panel(house, KIM, LO, MAX)
    asked = {post.to: post for post in house.letters() if "Your vote" in post.title}
    return house, players, asked


def changed(house, asked):
    """Two vote for a change; the letters by which all heard of it."""
    for who in (KIM, LO):
        shown = send(house, "vote change: no insult", who, asked[who])
        posts = send(house, "yes", who, shown.to(who)).posts
    assert ruling(house).decision.outcome is Verdict.ALLOWED
    return posts


def waits(house):
    """The points that count when the game of the match has ended."""
    return sum(map(sum, house.game().position.waiting))


def status(house):
    return send(house, "corr status").to(ARBITER).words


def words_to(posts, who):
    return " ".join(post.words for post in posts if post.to == who)


def test_commands_that_decide_are_those_of_matches(tmp_path):
    house, players = begun(tmp_path)
    with house:
        until(players, "roll-or-double")
        second = house.player(house.second)
        players.keep(commanded(house, f"corr game points {GAME} {second} 1 {WHY}"))
        players.say(house.first, f"appeal {EVENT}/1: I wrote nothing of the kind")
        for named, way in ((False, "panel"), (True, "vote")):
            if named:
                panel(house, KIM, LO, MAX)
            listed = send(house, "corr appeal list").to(ARBITER).words
            assert f"corr appeal {way} {EVENT} 1" in listed
            assert "appeal decide" not in listed


def test_points_that_nobody_has_rolled_upon_fall_with_the_votes(tmp_path):
    house, players, asked = appealed(tmp_path, f"corr game points {GAME} {{}} 1 {WHY}")
    with house:
        line = f"corr game points {GAME} {house.player(house.second)} 1"
        assert waits(house)
        posts = changed(house, asked)
        players.keep(posts)
        assert not waits(house)
        assert not house.game().clock.stopped
        assert ruling(house).undone_by
        for who in (house.first, house.second):
            assert "what it did is undone" in words_to(posts, who)
        told = words_to(posts, ARBITER)
        assert "What the ruling did is undone" in told
        assert 'The committee: "no insult"' in told
        assert f"{line} --reason TEXT" in told
        assert "Nothing need be done" not in told
        assert "falls" not in status(house)
        players.on(4)
        is_sound(house, players)


def test_a_warning_falls_with_the_votes(tmp_path):
    line = f"corr event warn {EVENT} {{}} --match {GAME} {WHY}"
    house, _, asked = appealed(tmp_path, line)
    with house:
        contest = house.office.folder.contest
        assert contest(EVENT).measures
        posts = changed(house, asked)
        assert contest(EVENT).measures == ()
        assert "undone" in words_to(posts, house.second)
        assert check_all(house.office).faults == ()


def test_who_votes_for_a_change_first_or_to_uphold_undoes_nothing(tmp_path):
    house, _, asked = appealed(tmp_path, f"corr game points {GAME} {{}} 1 {WHY}")
    with house:
        for who, words in (
            (KIM, "change: no insult"),
            (LO, "uphold: it was"),
            (MAX, "uphold: so"),
        ):
            shown = send(house, f"vote {words}", who, asked[who])
            send(house, "yes", who, shown.to(who))
            assert not ruling(house).undone_by
            assert waits(house)
        assert ruling(house).decision.outcome is Verdict.DISMISSED


def test_what_cannot_be_undone_waits_for_the_arbiter_until_he_has_ruled(tmp_path):
    house, players = begun(tmp_path, points=61)  # which no game and a point bring to its end
    with house:
        until(players, "roll-or-double")
        second = house.player(house.second)
        players.keep(commanded(house, f"corr game points {GAME} {second} 1 {WHY}"))
        while not any(house.game().position.score) or waits(house):
            players.on(1)
        players.on(3)
        players.say(house.first, f"appeal {EVENT}/1: I wrote nothing of the kind")
        panel(house, KIM, LO, MAX)
        asked = {post.to: post for post in house.letters() if "Your vote" in post.title}
        posts = changed(house, asked)
        assert not ruling(house).undone_by
        for who in (house.first, house.second):
            assert "the arbiter takes it back by another one" in words_to(posts, who)
        line = f"corr game points {GAME} {house.player(house.first)} 1 --reason"
        assert line in words_to(posts, ARBITER)
        assert line in status(house)
        players.keep(commanded(house, f"{line} 'as the committee decided'"))
        assert line not in status(house)


def test_an_appeal_ends_with_the_ruling_that_is_undone(tmp_path):
    house, players, _ = appealed(tmp_path, f"corr game points {GAME} {{}} 1 {WHY}")
    with house:
        assert house.game().clock.stopped
        posts = commanded(house, f"corr undo {EVENT} 1 --reason 'a mistake'")
        for who in (house.first, house.second):  # one letter about the match, one about the appeal
            assert len([post for post in posts if post.to == who]) == 2
            assert "stopped the clock" not in words_to(posts, who)
        assert (
            "ended, for the ruling was undone" in send(house, "corr appeal list").to(ARBITER).words
        )
        assert not house.game().clock.stopped
        for who in (house.first, house.second, KIM, LO, MAX):
            assert "nothing is left to decide" in words_to(posts, who) or who in (KIM, LO, MAX)
            assert "ended" in words_to(posts, who)
        assert f"ruling {EVENT}/1" not in status(house)
        players.keep(posts)
        players.on(4)
        is_sound(house, players)
