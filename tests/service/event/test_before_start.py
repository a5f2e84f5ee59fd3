"""Before an event begins: it is announced, everybody tries their mail, and is asked again."""

from datetime import timedelta
from urllib.parse import unquote

import pytest

from corr.service.event.entries_shown import unproved
from corr.service.event.opening import announce, send_trials
from tests.commands import corr
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, START, House, member_list
from tests.service.event.test_entries import act, contest, entered


@pytest.fixture
def house(tmp_path):
    """Two are entered, and two more are in the register."""
    event = {"entry": "direct", "test_days": 3, "max_players": 4}
    with House(tmp_path, (ANNA, BO), event=event) as it:
        it.members(member_list((ANNA, BO, CAI, DAG)))
        it.letters()
        yield it


def announced(house):
    house.now += timedelta(minutes=1)
    announce(house.office, EVENT, act(house, "open"))
    return house.letters()


def test_an_announcement_goes_to_whom_it_is_news_and_tells_how_to_enter(house):
    posts = announced(house)
    assert [one.to for one in posts] == [CAI, DAG]
    words = posts[0].words
    for told in (
        "takes entries until Wednesday 31 Jan 2024. It starts on Thursday 1 Feb 2024",
        "enter SK24",
        "2 of 4 places are free",
        "You have 7 days for every move",
    ):
        assert told in words
    assert "body=enter%20SK24" in posts[0].html


def test_an_answer_to_the_announcement_enters_without_another_question(house):
    post = announced(house)[0]
    done = house.give(house.compose(CAI, "enter SK24", post))
    assert (done.state, done.readers) == ("handled", [CAI])
    assert entered(house) == [ANNA, BO, CAI]
    assert [one.to for one in announced(house)] == [DAG]


def test_who_wants_no_announcements_gets_none_and_unsubscribe_says_so(house):
    post = next(one for one in announced(house) if one.to == DAG)
    assert "set announcements off" in unquote(post.mail["List-Unsubscribe"])
    done = house.give(house.compose(DAG, "set announcements off", post))
    assert "New events: no letters about them (new)" in done.to(DAG).words
    assert [one.to for one in announced(house)] == [CAI]
    house.give(house.compose(DAG, "ställ in tävlingsnytt på", post))
    assert [one.to for one in announced(house)] == [CAI, DAG]


def test_a_full_event_is_not_announced(tmp_path):
    with House(tmp_path, (ANNA, BO), event={"max_players": 2}) as house:
        house.members(member_list((ANNA, BO, CAI)))
        house.letters()
        assert announced(house) == []


# -- trying the mail ----


def test_everybody_is_asked_once_and_one_word_shows_that_mail_arrives(house):
    assert house.look() == []
    house.now = START - timedelta(days=3)
    posts = house.look()
    assert sorted(one.to for one in posts) == [ANNA, BO]
    assert house.wait(hours=5) == []
    post = next(one for one in posts if one.to == ANNA)
    assert "body=ready" in post.html
    done = house.give(house.compose(ANNA, "ready", post))
    assert "It works: your letter arrived" in done.to(ANNA).words
    assert "You are ready for Sverigekorr 2024 (SK24)" in done.to(ANNA).words
    assert unproved(contest(house)) == (house.player(BO),)
    again = house.give(house.compose(ANNA, "ready", post, subject="once more"))
    assert again.readers == [ANNA]
    assert sum(one.body.__class__.__name__ == "MailProved" for one in seen(house)) == 1


def seen(house):
    return house.office.store.events.of_stream(EVENT)


def test_a_letter_that_answers_none_of_ours_shows_nothing(house):
    done = house.give(house.compose(ANNA, "ready"))
    assert (done.state, done.reason) == ("refused", "unproven")
    assert len(unproved(contest(house))) == 2


def test_the_arbiter_asks_those_who_have_not_answered_again(house):
    house.now = START - timedelta(days=3)
    post = next(one for one in house.look() if one.to == BO)
    house.give(house.compose(BO, "redo", post))
    house.now += timedelta(days=1)
    send_trials(house.office, EVENT, act(house, "test"))
    assert [one.to for one in house.letters()] == [ANNA]
    shown = corr(house.folder, "event", "start", EVENT, "--dry-run")
    assert "no answer yet to a letter that tries the mail: Anna (P0001)\n" in shown.out
    listed = corr(house.folder, "event", "status", EVENT).out
    assert "no answer yet to a letter that tries the mail: Anna (P0001)" in listed


# -- the commands ----


def test_vouchers_are_printed_once_and_work(tmp_path):
    with House(tmp_path, (ANNA, BO), event={"entry": "voucher"}) as house:
        house.members(member_list((ANNA, BO, CAI)))
        house.letters()
        made = corr(house.folder, "event", "vouchers", EVENT, "--count", "2", "--yes").out.split()
        assert len(set(made)) == 2
        house.reopen()
        house.now += timedelta(minutes=1)
        post = house.give(house.compose(CAI, "settings")).to(CAI)
        done = house.give(house.compose(CAI, f"enter {EVENT} {made[0].lower()}", post))
        assert done.state == "handled"
        assert entered(house) == [ANNA, BO, CAI]


def test_a_player_is_refused_by_command(house):
    listed = corr(house.folder, "event", "refuse", EVENT, CAI, "--reason", "late", "--yes")
    assert (listed.status, "has not asked to be entered" in listed.err) == (2, True)


def test_open_writes_to_the_register_unless_told_not_to(house, tmp_path):
    text = (
        '[event]\nid = "GK24"\nname = "Gotland"\nstart = 2030-01-01\n'
        f'time_zone = "Europe/Stockholm"\narbiters = ["{ARBITER}"]\n'
    )
    for event, more, readers in (("GK24", (), 4), ("GL24", ("--no-announce",), 0)):
        file = tmp_path / f"{event}.toml"
        file.write_text(text.replace("GK24", event))
        assert corr(house.folder, "event", "open", str(file), "--yes", *more).status == 0
        assert len(house.letters()) == readers
