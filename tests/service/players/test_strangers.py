"""People whom nobody knows: what they are answered, in which language, and who hears of them."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.config import Limits
from corr.service.letters.set_aside import release_letter
from corr.service.office.why_aside import QUIET
from corr.service.players.newcomers import keep_wishes
from corr.service.watch.needs import strangers_waiting
from corr.service.watch.overview import look_at
from tests.commands import corr
from tests.office import ANNA, ARBITER, BO, SETTINGS, SITE, House

STRANGER = "kim@elsewhere.test"
SWEDISH = SETTINGS.replace("[database]", 'language = "sv"\n[database]')


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        it.letters()
        yield it


def write(house, body, subject="Hello", sender=STRANGER):
    return house.give(house.compose(sender, body, subject=subject))


# -- who wants to take part ----


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("enter SK24", "take part in SK24"),
        ("Hello!\n\nI would like to enter SK24\n\nKim", "take part in SK24"),
        ("Hello, my name is Kim and I want to play in SK24, how do I do that?", "in SK24"),
        ("register", "take part?"),
        ("jag vill anmäla mig till SK24", "Vill du vara med i SK24?"),
        ("Hej! Jag heter Kim och vill anmäla mig till SK24, hur gör jag det?", "med i SK24?"),
        ("anmälan", "Vill du vara med?"),
        ("osalen SK24", "Kas soovid osaleda turniiril SK24?"),
    ],
)
def test_who_wants_to_take_part_is_told_of_to_the_arbiter(house, body, says):
    done = write(house, body)
    assert (done.state, done.reason) == ("quarantined", "unknown_sender")
    assert done.readers == sorted([ARBITER, STRANGER])
    assert says in done.to(STRANGER).words
    told = done.to(ARBITER)
    assert f"Kim ({STRANGER}) is not in the register" in told.words
    assert f'corr player add "NAME" {STRANGER} --enter' in told.words
    assert told.reply_to == SITE
    named = "SK24" in body
    assert ("--enter SK24" in told.words) is named
    assert ("--enter EVENT" in told.words) is not named


def test_the_wish_may_stand_in_the_subject(house):
    done = write(house, "Best wishes,\nKim", subject="Enter SK24")
    assert done.readers == sorted([ARBITER, STRANGER])


@pytest.mark.parametrize(
    "body", ["Hello, may I play?", "Register now and win!", "Is SK24 still going on?", ""]
)
def test_other_letters_wake_nobody(house, body):
    done = write(house, body)
    assert done.readers == [STRANGER]
    assert "I have told the arbiter" not in done.posts[0].words


def test_one_stranger_is_told_of_once_a_day(house):
    write(house, "enter SK24")
    assert write(house, "enter SK24").posts == []
    house.wait(days=1)
    assert write(house, "enter SK24").readers == sorted([ARBITER, STRANGER])


def test_a_crowd_of_strangers_does_not_fill_the_arbiters_mailbox(house):
    done = [write(house, "enter SK24", sender=f"kim{n}@elsewhere.test") for n in range(14)]
    told = [ARBITER in one.readers for one in done]
    assert told == [True] * 5 + [False] * 9
    assert done[-1].posts == []


def limited(house, **limits):
    house.office = replace(house.office, limits=Limits(**limits))


def hour_later(house):
    """What goes out in the hour that begins now, by two rounds of the daemon."""
    return house.wait(minutes=61) + house.look()


def test_no_more_than_five_strangers_are_answered_in_an_hour(house):
    done = [write(house, "Hello there", sender=f"kim{n}@elsewhere.test") for n in range(9)]
    assert [len(one.posts) for one in done] == [1] * 5 + [0] * 4
    assert {one.reason for one in done} == {"unknown_sender"}
    assert hour_later(house) == []
    assert write(house, "Hello", sender="leo@elsewhere.test").readers == ["leo@elsewhere.test"]


def test_how_many_strangers_are_answered_can_be_set(house):
    limited(house, strangers_an_hour=2)
    done = [write(house, "Hello there", sender=f"kim{n}@elsewhere.test") for n in range(4)]
    assert [len(one.posts) for one in done] == [1, 1, 0, 0]


def test_who_wants_to_take_part_over_the_limit_is_answered_when_the_hour_allows(house):
    done = [write(house, "enter SK24", sender=f"kim{n}@elsewhere.test") for n in range(12)]
    assert [one.reason for one in done] == ["unknown_sender"] * 5 + ["stranger_waits"] * 7
    later = [hour_later(house), hour_later(house), hour_later(house)]
    asked = [[one.to for one in posts if one.to != ARBITER] for posts in later]
    assert asked[0] == [f"kim{n}@elsewhere.test" for n in range(5, 10)]
    assert asked[1] == ["kim10@elsewhere.test", "kim11@elsewhere.test"]
    assert asked[2] == []
    assert sum(one.to == ARBITER for posts in later for one in posts) == 7


def test_who_says_hello_does_not_keep_out_who_waits_to_take_part(house):
    for n in range(7):
        write(house, "enter SK24", sender=f"kim{n}@elsewhere.test")
    house.now += timedelta(minutes=61)
    for n in range(5):
        assert write(house, "Hello", sender=f"leo{n}@elsewhere.test").posts == []
    readers = {one.to for one in house.look() + house.look()}
    assert {"kim5@elsewhere.test", "kim6@elsewhere.test"} <= readers


def test_a_form_over_the_limit_is_carried_out_when_the_hour_allows(house):
    limited(house, strangers_an_hour=1)
    form = write(house, "enter SK24").to(STRANGER)
    filled = house.compose(STRANGER, "enter SK24\nName: Kim Ek\n", form)
    assert house.give(filled).reason == "stranger_waits"
    posts = hour_later(house)
    assert sorted(one.to for one in posts) == sorted([ARBITER, STRANGER])
    assert any("player add 'Kim Ek'" in one.words for one in posts)


def test_a_form_that_waits_keeps_its_place_when_the_arbiter_was_faster(house):
    limited(house, strangers_an_hour=1)
    form = write(house, "enter SK24").to(STRANGER)
    house.give(house.compose(STRANGER, "enter SK24\nName: Kim Ek\n", form))
    house.members(f"name,email\nKim Ek,{STRANGER}\n")
    keep_wishes(house.office, [house.player(STRANGER)], house.act("wish"))
    contest = house.office.folder.contest("SK24")
    player = house.player(STRANGER)
    assert contest.book.wish(player) or player in contest.entries


def test_the_morning_letter_counts_who_waits(house):
    for n in range(8):
        write(house, "enter SK24", sender=f"kim{n}@elsewhere.test")
    (need,) = strangers_waiting(house.office, look_at(house.office, house.now))
    assert "3 letters from people who are not in the register" in need.words
    assert "no more than 5 are answered in an hour" in need.words
    hour_later(house)
    assert not [*strangers_waiting(house.office, look_at(house.office, house.now))]


def test_the_arbiter_may_let_who_waits_be_answered_at_once(house):
    done = [write(house, "enter SK24", sender=f"kim{n}@elsewhere.test") for n in range(6)]
    release_letter(house.office, done[-1].key, house.act("release"))
    house.handle()
    assert "kim5@elsewhere.test" in {one.to for one in house.letters()}


# -- whose address is forged ----


@pytest.mark.parametrize(
    "found",
    [
        "spf=fail smtp.mailfrom=elsewhere.test",
        "dmarc=fail header.from=elsewhere.test",
        "dkim=fail header.d=elsewhere.test",
    ],
)
def test_an_address_that_is_called_forged_gets_no_answer(house, found):
    house.office = replace(house.office, authserv_id="mx.club.test")
    headers = {"Authentication-Results": f"mx.club.test; {found}"}
    raw = house.compose(STRANGER, "Hello, may I play?", headers=headers)
    done = house.give(raw)
    assert (done.reason, done.posts) == ("unknown_sender", [])


def test_a_wish_to_take_part_from_such_an_address_waits_for_the_arbiter(house):
    house.office = replace(house.office, authserv_id="mx.club.test")
    headers = {"Authentication-Results": "mx.club.test; spf=fail smtp.mailfrom=elsewhere.test"}
    done = house.give(house.compose(STRANGER, "enter SK24", headers=headers))
    assert (done.reason, done.readers) == ("entry_in_doubt", [ARBITER])
    assert done.key in [row.key for row in house.office.store.upkeep.letters_set_aside(QUIET)]
    release_letter(house.office, done.key, house.act("release"))
    house.handle()
    assert STRANGER in {one.to for one in house.letters()}


def test_a_name_cannot_forge_a_notice(house):
    raw = house.compose(STRANGER, "enter SK24")
    head = b"From: =?utf-8?q?Kim=0A_-_A_letter?= <kim@elsewhere.test>"
    done = house.give(raw.replace(b"From: Kim <kim@elsewhere.test>", head))
    assert done.to(ARBITER).text.startswith("Kim - A letter would like to take part in SK24\r\n")


# -- whose language nobody knows ----


@pytest.mark.parametrize(
    ("body", "subject"),
    [
        ("Hello, may I play? How can I enter your tournament?", "I do not know your address"),
        ("Hej! Får jag vara med och spela hos er? Hur gör jag?", "jag känner inte igen"),
        ("Tere! Soovin mängida. Kuidas ma saan osaleda?", "ma ei tunne sinu aadressi"),
        ("?", "jag känner inte igen"),
    ],
)
def test_a_stranger_is_answered_in_their_language_or_that_of_the_site(tmp_path, body, subject):
    with House(tmp_path, settings=SWEDISH) as house:
        done = write(house, body, subject="?")
        assert subject in done.to(STRANGER).words


def test_players_of_a_list_without_languages_get_that_of_the_site(tmp_path):
    with House(tmp_path, settings=SWEDISH) as house:
        assert {row.language for row in house.office.store.players.everybody()} == {"sv"}
        house.members(f"name,email,language\nBo,{BO},en\nAnna,{ANNA},\n")
        assert [row.language for row in house.office.store.players.everybody()] == ["sv", "en"]


def test_an_arbiter_who_plays_nowhere_is_told_in_the_language_of_the_site(tmp_path):
    with House(tmp_path, settings=SWEDISH) as house:
        told = write(house, "enter SK24").to(ARBITER)
        assert "finns inte i registret" in told.words
        house.start()
        raw = house.compose(STRANGER, "a1", house.newest(house.second))
        aside = house.give(raw).to(ARBITER)
        assert "har lagts åt sidan" in aside.words


def test_what_a_stranger_wrote_holds_nothing_once_they_are_known(house):
    filled = house.compose(
        STRANGER, "enter SK24\nName: Kim Ek\n", write(house, "enter SK24").to(STRANGER)
    )
    house.give(filled)
    added = corr(house.folder, "player", "add", "Kim Ek", STRANGER)
    assert added.status == 0, added.err
    store = house.office.store
    kim = store.players.player_by_address(STRANGER).id
    assert not store.upkeep.has_set_aside(kim, house.now, strange_since=house.now - timedelta(3))
