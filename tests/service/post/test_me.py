"""What players order about themselves: their settings and their data."""

import json

import pytest
from msgspec.structs import replace

from corr.service.letters.reading import read_choice
from corr.service.office.people import person_of
from corr.service.post import me
from corr.tournament.events.events_player import SettingChanged
from corr.words.templates import ours
from tests.every import every
from tests.office import (
    ANNA,
    BO,
    CAI,
    EVENT,
    SETTINGS,
    House,
    member_list,
)
from tests.taps import links, order_of, tap

ZONE = "Europe/Stockholm"
MEMBERS = member_list(
    (ANNA, BO, CAI),
    "member_no club country language time_zone",
    member_no=["101", "102", "103"],
    club=["Lund", "Borås", "Kalmar"],
    country=["SE", "SE", "EE"],
    language=["en", "sv", "en"],
    time_zone=[ZONE, ZONE, ""],
)


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI), members=MEMBERS).start() as it:
        yield it


def start_letter(house, reader):
    return next(one for one in house.read if one.to == reader and "P0" in one.tag)


def order(house, sender, text):
    """Answer the start letter, which is about no game."""
    return house.give(house.compose(sender, text, start_letter(house, sender)))


def row(house, address):
    return house.office.store.players.player_by_address(address)


def chosen(house, address):
    return dict(person_of(house.office, house.player(address)).chosen)


# -- settings ----


def test_settings_are_changed_by_an_answer_to_the_start_letter(house):
    done = order(house, ANNA, "set digest 18\nset board discs\nset calendar on\nset text only")
    assert (done.state, done.readers) == ("handled", [ANNA])
    assert dict(row(house, ANNA).settings) == {
        "digest": "18",
        "board": "discs",
        "calendar": "on",
        "text": "only",
    }


def test_one_letter_lists_every_setting_and_says_what_is_new(house):
    told = order(house, ANNA, "set digest 18\nset board discs").to(ANNA)
    assert told.subject.startswith("Your settings [P0001.0.")
    lines = [line for line in told.text.splitlines() if line.startswith("- ")]
    assert lines == [
        "- Language: English",
        "- Time zone: Europe/Stockholm (the clock in Stockholm)",
        "- Letters: with pictures and buttons",
        "- How often: one letter a day, at 18:00 (Stockholm) (new)",
        "- Boards in text: black and white discs, ● and ○ (new)",
        "- Game letters: how to answer in full for your first three moves",
        "- Receipts: a letter for every move of yours",
        "- Calendar: no calendar entries",
        "- Reminders: as each event has them",
        "- New events: a letter about each",
        "- Address: anna@players.test",
    ]


def test_the_swedish_letter_says_the_same(house):
    told = order(house, BO, "ställ in sammandrag 18\nställ in bräde bokstäver").to(BO)
    assert told.subject.startswith("Dina inställningar [P0002.0.")
    lines = [line for line in told.text.splitlines() if line.startswith("- ")]
    assert lines == [
        "- Språk: svenska",
        "- Tidszon: Europe/Stockholm (klockan i Stockholm)",
        "- Brev: med bilder och knappar",
        "- Hur ofta: ett brev om dagen, klockan 18.00 (Stockholm) (nytt)",
        "- Bräden i text: berättade med ord, för uppläsning (nytt)",
        "- Partibrev: full svarsanvisning för dina tre första drag",
        "- Kvitton: ett brev för varje drag av dig",
        "- Kalender: inga kalenderposter",
        "- Påminnelser: som varje tävling har dem",
        "- Nya tävlingar: ett brev om varje",
        "- Adress: bo@players.test",
    ]


def test_a_new_language_speaks_at_once(house):
    assert order(house, ANNA, "set language sv").to(ANNA).subject.startswith("Dina inställ")
    assert row(house, ANNA).language == "sv"


def test_what_is_set_again_changes_nothing_and_is_said_so(house):
    order(house, ANNA, "set digest 7")
    before = len(house.office.store.events.of_stream("player:P0001"))
    told = order(house, ANNA, "set digest 07:00").to(ANNA)
    assert "Nothing had to be changed" in told.words
    assert "(new)" not in told.words
    assert len(house.office.store.events.of_stream("player:P0001")) == before


def test_who_asks_for_the_settings_gets_them_and_nothing_else_happens(house):
    before = len(house.office.store.events.of_stream("player:P0001"))
    told = order(house, ANNA, "settings").to(ANNA)
    assert "Your settings are: - Language: English" in told.words
    assert "Nothing had to be changed" not in told.words
    assert len(house.office.store.events.of_stream("player:P0001")) == before
    assert "Dina inställningar är:" in order(house, BO, "inställningar").to(BO).words


@pytest.mark.parametrize("line", ["set colour blue", "sätt färg"])
def test_a_setting_that_there_is_not_is_answered_with_those_there_are(house, line):
    done = order(house, ANNA, f"{line}\nset calendar on")
    assert chosen(house, ANNA) == {"calendar": "on"}
    refused = next(one for one in done.posts if "settings" not in one.subject)
    assert f'"{line}" changes none of your settings' in refused.words
    for name in ("language", "timezone", "digest", "board", "calendar", "address"):
        assert name in refused.words


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("set letters", ('Write "set letters short"', '"set letters full"', '"set letters auto"')),
        ("set receipts", ('Write "set receipts off"', '"set receipts on"')),
        ("set digest", ('Write "set digest 7"', '"set digest off"')),
        ("set language", ("You can choose de (Deutsch) or en (English)",)),
        ("sätt bräde", ('Write "set board XO"', '"set board letters"')),
    ],
)
def test_a_setting_without_a_value_is_answered_with_its_values(house, line, named):
    (told,) = order(house, ANNA, line).posts
    assert chosen(house, ANNA) == {}
    assert all(one in told.words for one in named), told.words


def test_the_values_of_a_setting_are_told_in_the_language_of_who_asks(house):
    (told,) = order(house, BO, "ställ in brev").posts
    assert 'Skriv "ställ in brev korta"' in told.words
    assert '""' not in told.words


def test_a_time_zone_that_this_machine_does_not_know_stops_no_letter(house):
    player = row(house, CAI)
    with house.office.store.transaction():
        house.office.store.players.put_player(replace(player, time_zone="Mars/Olympus"))
    asked = "games\ntime\nleave 2024-07-01 to 2024-07-10\nsettings"
    done = order(house, CAI, asked)
    kinds = sorted(one.subject.partition(" [")[0] for one in done.posts if one.to == CAI)
    assert (done.state, len(kinds)) == ("handled", 4)
    assert "Your leave" in kinds


def test_the_default_takes_a_setting_back(house):
    order(house, ANNA, "set digest 7\nset calendar on")
    order(house, ANNA, "set digest off\nset calendar off")
    assert dict(row(house, ANNA).settings) == {}
    assert chosen(house, ANNA) == {}


def test_a_wrong_value_changes_nothing_and_the_rest_is_done(house):
    done = order(house, ANNA, "set board discs\nset language fi\nset digest 25")
    assert chosen(house, ANNA) == {"board": "discs"}
    refused = next(one for one in done.posts if "settings" not in one.subject)
    assert 'I cannot write letters in "fi"' in refused.words
    assert "en (English) or " in refused.words
    assert 'I do not understand the hour "25"' in refused.words


def test_a_misspelt_time_zone_is_answered_with_those_that_it_may_be(house):
    done = order(house, CAI, "set timezone Stokholm")
    assert "Did you mean Europe/Stockholm?" in done.to(CAI).words
    assert row(house, CAI).time_zone == ""


def test_every_change_is_an_event_of_the_players_own(house):
    done = order(house, ANNA, "set digest 7")
    event = house.office.store.events.of_stream("player:P0001")[-1]
    assert event.body == SettingChanged(player="P0001", name="digest", value="07")
    assert event.cause == done.key


def test_settings_survive_a_new_reading_of_the_list(house):
    order(house, ANNA, "set digest 7\nset language sv\nset timezone Tallinn")
    house.members(MEMBERS.replace("Lund", "Malmö"))
    after = row(house, ANNA)
    assert after.club == "Malmö"
    assert (after.language, after.time_zone) == ("sv", "Europe/Tallinn")
    assert dict(after.settings) == {"digest": "07"}


def test_a_list_as_it_was_is_no_news(house):
    order(house, ANNA, "set language sv")
    before = len(house.office.store.events.of_stream("player:P0001"))
    house.members(MEMBERS)
    assert len(house.office.store.events.of_stream("player:P0001")) == before


def test_text_only_leaves_out_markup_and_pictures(house):
    order(house, house.second, "set text only")
    house.give(house.reply(house.second, "show"))
    shown = house.newest(house.second)
    assert shown.html == ""
    assert [part.get_content_type() for part in shown.mail.walk()] == ["text/plain"]


@pytest.mark.parametrize(
    ("style", "shows", "lacks"),
    [
        ("discs", "(○)", "(O)"),
        ("letters", "Last move a1. Black: h8. White: a1.", "(O)"),
        ("XO", "(O)", "○"),
    ],
)
def test_boards_in_text_are_drawn_as_the_reader_wants_them(house, style, shows, lacks):
    reader = house.first
    order(house, reader, f"set board {style}")
    house.play("a1")
    told = house.newest(reader)
    assert shows in told.text
    assert lacks not in told.text
    assert ("X = you" in told.text) is (style == "XO")


def test_a_tap_on_a_line_of_the_settings_letter_is_an_order_that_works(house):
    told = order(house, ANNA, "set board discs").to(ANNA)
    offered = {order_of(link): link for link in links(told)}
    for text, name, value in (
        ("set digest 7", "digest", "07"),
        ("set language sv", "language", "sv"),
        ("set board letters", "board", "letters"),
        ("set calendar on", "calendar", "on"),
        ("set text only", "text", "only"),
    ):
        assert house.give(tap(house, ANNA, offered[text])).state == "handled"
        assert chosen(house, ANNA)[name] == value


@every(
    "name, text, value",
    [
        ("language", "SV", "sv"),
        ("language", "svenska", "sv"),
        ("language", "Swedish", "sv"),
        ("language", "en-GB", "en"),
        ("time_zone", "europe/stockholm", ZONE),
        ("time_zone", "Stockholm", ZONE),
        ("time_zone", "new york", "America/New_York"),
        ("time_zone", "Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("time_zone", "utc", "UTC"),
        ("text", "only", "only"),
        ("text", "off", ""),
        ("digest", "daily", "07"),
        ("digest", "dagligen", "07"),
        ("digest", "7", "07"),
        ("digest", "07:00", "07"),
        ("digest", "kl 18", "18"),
        ("digest", "6 pm", "18"),
        ("digest", "12 am", "00"),
        ("digest", "24:00", "00"),
        ("digest", "7 pm", "19"),
        ("digest", "7 p.m.", "19"),
        ("digest", "7 o'clock", "07"),
        ("digest", "kl. 18.00", "18"),
        ("board", "in words", "letters"),
        ("board", "i ord", "letters"),
        ("digest", "av", ""),
        ("board", "X O", ""),
        ("board", "● ○", "discs"),
        ("board", "Skivor", "discs"),
        ("board", "bokstäver", "letters"),
        ("calendar", "På", "on"),
        ("calendar", "off", ""),
    ],
)
def test_a_value_is_read_as_people_write_it(name, text, value):
    assert read_choice(name, text, ours()) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("language", "klingon"),
        ("time_zone", "Atlantis"),
        ("time_zone", ""),
        ("time_zone", "localtime"),
        ("time_zone", "Factory"),
        ("time_zone", "posixrules"),
        ("time_zone", "right/Europe/Stockholm"),
        ("time_zone", "posix/UTC"),
        ("text", "maybe"),
        ("digest", "07:30"),
        ("digest", "25"),
        ("digest", "13 pm"),
        ("board", "emoji"),
        ("calendar", "perhaps"),
    ],
)
def test_a_value_that_stands_for_nothing_has_a_reason_in_every_language(name, text):
    with pytest.raises(Exception, match=f"bad_{name}") as caught:
        read_choice(name, text, ours())
    error = caught.value
    for language in ours().languages:
        assert ours().voice(language)("reasons", error.code, **error.params)


# -- everything that is kept ----


def my_data(house, sender, text="mydata"):
    told = order(house, sender, text).to(sender)
    (part,) = told.mail.iter_attachments()
    assert part.get_filename() == me.FILE
    return json.loads(part.get_content()), told


def test_a_player_gets_everything_that_is_kept_about_them(house):
    order(house, ANNA, "set board discs")
    house.play("a1; b2")
    kept, told = my_data(house, ANNA)
    assert told.subject.startswith("Everything that is kept about you")
    assert kept["player"]["name"] == "Anna"
    assert (kept["player"]["club"], kept["player"]["member_no"]) == ("Lund", "101")
    assert kept["addresses"] == [ANNA]
    assert kept["settings"] == {"board": "discs"}
    assert kept["events"] == [{"event": EVENT, "state": "running", "start_number": 1}]
    mine = [row.id for row in house.office.store.events.games_of_player("P0001")]
    assert [game["game"] for game in kept["games"]] == mine
    assert [one["what"] for one in kept["register"]] == ["PlayerRegistered", "SettingChanged"]
    assert kept["letters_from_you"][-1]["text"].startswith("set board discs")
    subjects = [letter["subject"] for letter in kept["letters_to_you"]]
    assert any("starts: your games" in subject for subject in subjects)


def test_the_file_holds_no_code_that_proves_anything_and_no_secret_of_others(house):
    waiting, acting = house.second, house.first
    house.play("a1")
    assert house.say(waiting, "if b2 then c3\nnote: my secret plan").state == "handled"
    mine, theirs = my_data(house, waiting)[0], my_data(house, acting)[0]
    kinds = [[one["what"] for one in found["games"][0]["history"]] for found in (mine, theirs)]
    assert {"IfsEntered", "NoteKept"} <= set(kinds[0])
    assert not {"IfsEntered", "NoteKept"} & set(kinds[1])
    assert "my secret plan" in json.dumps(mine)
    assert "my secret plan" not in json.dumps(theirs)
    for found, reader in ((mine, waiting), (theirs, acting)):
        text = json.dumps(found)
        for one in house.read:
            code = one.tag.rpartition(".")[2]
            assert not code or code not in text, reader


def test_of_too_many_letters_the_newest_keep_their_text(house, monkeypatch):
    for _ in range(4):
        order(house, ANNA, "set board discs\n\n" + "word " * 400)
    player = row(house, ANNA)
    monkeypatch.setattr(me, "LARGEST", 14_000)
    text, left_out = me.my_data(house.office, player, house.now)
    letters = json.loads(text)["letters_from_you"]
    assert len(text.encode()) <= 14_000
    assert 0 < left_out < len(letters)
    assert [one["text"] is None for one in letters] == [False] * (len(letters) - left_out) + [
        True
    ] * left_out


def test_the_file_tells_what_the_mail_server_said_of_the_sender(tmp_path):
    stamped = SETTINGS.replace('user = "', 'authserv_id = "mx.club.test"\nuser = "', 1)
    with House(tmp_path, (ANNA, BO), settings=stamped) as house:
        house.start()
        seal = (
            "mx.club.test; dkim=pass header.d=players.test header.s=june; "
            "dmarc=pass header.from=players.test"
        )
        raw = house.compose(
            ANNA,
            "set board discs",
            start_letter(house, ANNA),
            headers={"Authentication-Results": seal},
        )
        assert house.give(raw).state == "handled"
        kept = my_data(house, ANNA)[0]["letters_from_you"]
        found = next(one for one in kept if one["text"].startswith("set board"))
        assert found["verdict_about_the_sender"].startswith("pass")
        assert found["selector_of_the_signature"] == "june"


def test_the_swedish_letter_with_the_file(house):
    _, told = my_data(house, BO, "mina uppgifter")
    assert told.subject.startswith("Allt som är sparat om dig")
    assert "glöm mig" in told.words
