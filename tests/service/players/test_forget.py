"""Players who ask to be forgotten: when they may, what goes, what stays, what they are told."""

import sqlite3
from datetime import timedelta

import pytest
from sqlite_utils import Database

from corr.mail.read.read import envelope, read_letter, subject_of
from corr.service.event.closing import close_event
from corr.service.office.people import person_of
from corr.service.players.forget import renamed
from corr.store.seals import unpacked
from corr.tournament.events.events_player import Forgotten, PlayerRegistered
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, SITE, House, Post
from tests.service.post.test_me import MEMBERS, order, row, start_letter


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI), members=MEMBERS).start() as it:
        yield it


def finished(house):
    """All games are over and the event is closed."""
    over(house)
    close_event(house.office, EVENT, house.act("close"))
    house.letters()


def over(house):
    """All games are over."""
    for number in (1, 2, 3):
        game = house.game(number)
        if game.clock is not None:
            house.say(house.seated(game.position.to_act, number), f"{game.id} resign", number)
    assert all(r.state == "ended" for r in house.office.store.events.games_of_event(EVENT))


def forget(house, sender):
    asked = order(house, sender, "forget me").to(sender)
    assert house.player(sender)
    return house.give(house.compose(sender, "confirm", asked))


def whole_database(house):
    """Every text and byte that the database holds, letters decoded."""
    path = house.folder / "corr.sqlite3"
    db = sqlite3.connect(path)
    found = []
    for table in Database(db).table_names():
        for values in db.execute(f"select * from {table}"):
            for value in values:
                if isinstance(value, bytes):
                    found.append(post_text(value))
                else:
                    found.append(str(value))
    db.close()
    return "\n".join(found)


def post_text(raw):
    return Post(raw=raw, cause="").text + raw.decode("latin-1") if raw else ""


def test_who_still_plays_is_told_to_finish_first(house):
    done = order(house, ANNA, "forget me")
    assert (done.state, done.reason) == ("refused", "forget_running")
    assert f"You still take part: {EVENT}-00" in done.to(ANNA).words
    assert row(house, ANNA).name == "Anna"


def test_nobody_is_forgotten_without_a_yes_to_the_registered_address(house):
    finished(house)
    order(house, ANNA, "forget me")
    assert row(house, ANNA).name == "Anna"
    assert not any(
        isinstance(one.body, Forgotten)
        for one in house.office.store.events.of_stream("player:P0001")
    )


def test_a_forgotten_player_is_nameless_everywhere(house):
    finished(house)
    last = forget(house, ANNA)
    assert last.state == "handled"
    known = house.office.store.players.player("P0001")
    assert known.name == "Anonymous 1"
    assert (known.addresses, known.club, known.member_no, known.country) == ((), "", "", "")
    assert house.office.store.players.player_by_address(ANNA) is None
    assert person_of(house.office, "P0001").name == "Anonymous 1"
    registered = house.office.store.events.of_stream("player:P0001")[0].body
    assert isinstance(registered, PlayerRegistered)
    assert (registered.name, registered.addresses) == ("Anonymous 1", ())


def test_the_last_letter_says_goodbye_and_then_nothing_of_them_is_left(house):
    house.say(house.second, "a1\n\nmsg: Greetings to all")
    finished(house)
    before = whole_database(house)
    (goodbye,) = [one for one in forget(house, ANNA).posts if one.to == ANNA]
    assert goodbye.subject == "You have been forgotten"
    assert "you are now called Anonymous 1" in goodbye.words
    left = whole_database(house)
    assert ANNA in before
    assert ANNA not in left
    assert "Anna" in before
    assert "Anna" not in left
    assert "Lund" in before
    assert "Lund" not in left


def test_what_others_need_stays(house):
    finished(house)
    results = [(r.id, r.first, r.second, r.result) for r in games(house)]
    forget(house, ANNA)
    assert [(r.id, r.first, r.second, r.result) for r in games(house)] == results
    house.reopen()
    assert [(r.id, r.first, r.second, r.result) for r in games(house)] == results


def games(house):
    return house.office.store.events.games_of_event(EVENT)


def test_a_letter_that_came_before_is_not_handled_again_after(house):
    raw = house.compose(ANNA, "games", start_letter(house, ANNA))
    assert house.give(raw).readers == [ANNA]
    finished(house)
    forget(house, ANNA)
    again = house.give(raw)
    assert (again.key, again.posts) == ("", [])


def test_who_was_forgotten_is_a_stranger_and_may_come_back_as_somebody_new(house):
    finished(house)
    forget(house, ANNA)
    old = [one for one in house.read if one.to == ANNA and one.tag]
    assert {one.tag.startswith("P") for one in old} == {True, False}
    for letter in (None, *old):
        again = house.give(house.compose(ANNA, "show", letter))
        assert again.reason == "unknown_sender"
    assert len([one for one in house.read if "Your letter to" in one.subject]) == 1
    house.members(MEMBERS)
    assert row(house, ANNA).id == "P0004"
    assert house.office.store.players.player("P0001").name == "Anonymous 1"


def test_nobody_is_forgotten_before_their_event_is_closed(house):
    over(house)
    done = order(house, ANNA, "forget me")
    assert (done.state, done.reason) == ("refused", "forget_running")
    assert f"You still take part: {EVENT}." in done.to(ANNA).words
    close_event(house.office, EVENT, house.act("close"))
    assert forget(house, ANNA).state == "handled"


def test_reports_that_were_made_before_call_them_anonymous_with_the_same_figures(house):
    finished(house)
    before = house.office.store.events.report(EVENT, 1)
    forget(house, ANNA)
    after = house.office.store.events.report(EVENT, 1)
    assert after.keys() == before.keys()
    for name, text in after.items():
        assert "Anna" not in text
        assert text.count("Anonymous 1") == before[name].count("Anna")


def test_a_crash_in_the_middle_forgets_nothing(house, monkeypatch):
    finished(house)
    asked = order(house, ANNA, "forget me").to(ANNA)
    monkeypatch.setattr(type(house.office.store.news), "drop_news", lambda *_: 1 / 0)
    house.give(house.compose(ANNA, "confirm", asked))
    assert row(house, ANNA).name == "Anna"
    assert not any(one.subject == "You have been forgotten" for one in house.read)
    monkeypatch.undo()
    house.handle(house.now + timedelta(hours=1))
    assert [one.to for one in house.letters()] == [ANNA, ARBITER]
    assert row(house, ANNA) is None


def test_only_the_arbiter_hears_of_it_and_not_by_name(house):
    finished(house)
    done = forget(house, ANNA)
    assert done.readers == sorted([ANNA, ARBITER])
    told = done.to(ARBITER)
    assert "The player P0001 has asked to be forgotten, and has been." in told.words
    assert f'its folder "{house.office.handled}" of their letters (from {ANNA}' in told.words
    assert "dated 2024-02-01 to 2024-02-01" in told.words
    assert "Anna " not in told.words
    assert ANNA not in whole_database(house)


def test_the_letters_say_what_the_program_cannot_delete(house):
    finished(house)
    asked = order(house, ANNA, "forget me").to(ANNA)
    assert "I cannot delete the letters that still lie on our mail server" in asked.words
    goodbye = house.give(house.compose(ANNA, "confirm", asked)).to(ANNA)
    assert f'still lie on our mail server, in the folder "{house.office.handled}"' in goodbye.words
    helped = order(house, BO, "help").to(BO).words
    assert "Brev som ligger på mejlservern är det tävlingsdomaren som raderar" in helped


def between(house, one, other):
    """The number of the game of two players."""
    pair = {house.player(one), house.player(other)}
    return next(n for n in (1, 2, 3) if set(house.game(n).players.values()) == pair)


def test_what_others_quoted_goes_and_what_they_wrote_themselves_stays(house):
    number = between(house, ANNA, BO)
    if house.seated(house.game(number).position.to_act, number) == BO:
        house.play("a1", number)
    said = "Greetings from the lighthouse"
    house.say(ANNA, f"c3\n\nmsg: {said}", number)
    reply = house.say(BO, "Hi Anna, nice to hear!\nd4\nnote: beware of Anna", number)
    assert said in post_text(house.office.store.letters.letter(reply.key).raw)
    finished(house)
    forget(house, ANNA)
    after = post_text(house.office.store.letters.letter(reply.key).raw)
    assert "Hi Anonymous 1, nice to hear!" in after
    assert "d4" in after.splitlines()
    assert said not in after
    left = whole_database(house)
    assert "beware of Anonymous 1" in left
    for trace in (said, ANNA, "Anna"):
        assert trace not in left


def test_an_answer_that_was_emptied_of_quotes_still_says_the_same(house):
    number = between(house, ANNA, BO)
    if house.seated(house.game(number).position.to_act, number) == ANNA:
        house.play("a1", number)
    reply = house.say(BO, f"{house.game(number).id} resign", number)
    finished(house)
    forget(house, ANNA)
    row = house.office.store.letters.letter(reply.key)
    assert envelope(row.raw).sender == BO
    own = frozenset({SITE})
    first = read_letter(row.raw, arrived=row.arrived, own_addresses=own)
    assert [str(tag)[:8] for tag in first.tags][:1] == [f"{EVENT}-00{number}"]
    assert first.text.strip() == f"{EVENT}-00{number} resign"


def test_nothing_of_them_is_left_in_the_files_either(house):
    house.play("a1")
    finished(house)
    forget(house, ANNA)
    house.letters()
    for file in house.folder.glob("corr.sqlite3*"):
        assert ANNA.encode() not in file.read_bytes(), file.name
        assert b"Lund" not in file.read_bytes(), file.name
    letters = house.office.store.engine.rows(
        "select raw, packed from inbox_bytes union all select raw, packed from outbox_bytes", {}
    )
    assert letters
    for letter in letters:
        assert ANNA.encode() not in unpacked(**letter)


def test_who_wrote_in_their_name_from_elsewhere_is_not_kept_by_address(house):
    strange = "anna.private@elsewhere.test"
    mine = house.newest(ANNA, between(house, ANNA, BO))
    house.give(house.compose(strange, "a9", mine))
    kept = whole_database(house)
    assert strange in kept
    assert not [one for one in causes(house) if strange in one]
    finished(house)
    forget(house, ANNA)
    assert strange not in whole_database(house)


def causes(house):
    db = sqlite3.connect(house.folder / "corr.sqlite3")
    found = [cause for (cause,) in db.execute("select cause from outbox")]
    db.close()
    return found


def test_a_name_within_another_word_of_a_report_stays():
    assert renamed("Ann, Annika, Joann; Ann.", {"Ann": "Anonymous 1"}) == (
        "Anonymous 1, Annika, Joann; Anonymous 1."
    )


@pytest.mark.parametrize("names", [("Anna Ek", "Bo Berg"), ("Anna Berg", "Bo Ek")])
def test_no_name_is_left_in_the_subjects_of_letters(tmp_path, names):
    members = f"name,email\n{names[0]},{ANNA}\n{names[1]},{BO}\n"
    with House(tmp_path, members=members).start() as house:
        assert names[0].split()[1] in house.newest(house.second).subject
        house.say(house.second, "i9")
        house.say(house.first, "j10")
        house.say(house.second, f"{EVENT}-001 resign")
        close_event(house.office, EVENT, house.act("close"))
        house.letters()
        assert forget(house, ANNA).state == "handled"
        store = house.office.store
        raws = [store.letters.letter(one.key).raw for one in store.letters.in_state("", 1000)]
        raws += [one.raw for one in store.letters.outgoing_by_state("sent")]
        subjects = [subject_of(raw) for raw in raws if raw]
        assert any("SK24-001" in one for one in subjects)
        assert not [one for one in subjects if names[0].split()[1] in one.split()]
