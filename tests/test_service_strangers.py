"""People whom nobody knows: what they are answered, in which language, and who hears of them."""

import pytest

from tests.office import ANNA, ARBITER, BO, SETTINGS, House

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
    assert f"Kim ({STRANGER}), who is not in the register" in told.words
    assert f'corr player add "NAME" {STRANGER} --enter' in told.words
    assert told.reply_to == STRANGER
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
    assert told == [True] * 10 + [False] * 4
    assert "I have told the arbiter" not in done[-1].posts[0].words
    assert ARBITER in done[-1].posts[0].words


def test_a_name_cannot_forge_a_notice(house):
    raw = house.compose(STRANGER, "enter SK24")
    head = b"From: =?utf-8?q?Kim=0A_-_A_letter?= <kim@elsewhere.test>"
    done = house.give(raw.replace(b"From: Kim <kim@elsewhere.test>", head))
    assert done.to(ARBITER).text.count("\n- ") == 1


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
        assert {row.language for row in house.office.store.players()} == {"sv"}
        house.members(f"name,email,language\nBo,{BO},en\nAnna,{ANNA},\n")
        assert [row.language for row in house.office.store.players()] == ["sv", "en"]


def test_an_arbiter_who_plays_nowhere_is_told_in_the_language_of_the_site(tmp_path):
    with House(tmp_path, settings=SWEDISH) as house:
        told = write(house, "enter SK24").to(ARBITER)
        assert "som inte finns i registret" in told.words
        house.start()
        raw = house.compose(STRANGER, "a1", house.newest(house.second))
        aside = house.give(raw).to(ARBITER)
        assert "Ett brev har lagts åt sidan" in aside.words


def test_a_site_in_a_language_that_there_is_not_writes_english(tmp_path):
    settings = SETTINGS.replace("[database]", 'language = "fi"\n[database]')
    with House(tmp_path, settings=settings) as house:
        assert house.office.language == "en"
