"""Every order by its words, in every language, and whatever comes with it."""

from datetime import date

import pytest

from corr.errors import ConfigError
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import LONGEST_NOTE, read_orders
from corr.tournament.play.orders import (
    Ask,
    CancelIfs,
    ClaimTime,
    Confirm,
    Enter,
    Forget,
    Help,
    LeaveOff,
    MyData,
    Note,
    Play,
    Preview,
    Resign,
    Set,
    Show,
    TakeLeave,
    Undo,
    Withdraw,
)
from tests.every import every
from tests.places import ROOT

TOML = (ROOT / "data/words.toml").read_text(encoding="utf-8")
WORDS = load_words(TOML)
LEAVE = {"first": date(2026, 7, 1), "last": date(2026, 7, 21)}


def orders(text: str, words=WORDS):
    return read_orders(text, words, RENJU.recognises)


@every(
    "lines, kind, slots",
    [
        (["games", "My games", "show my games, please", "partier", "Mina partier", "partiid"],
         Ask, {"what": "games"}),
        (["table", "crosstable", "tabell", "visa tabellen", "Standings!"], Ask, {"what": "table"}),
        (["table SK24", "table for sk24", "tabell SK24", "visa tabellen för SK24", "tabel SK24"],
         Ask, {"what": "table", "event": "SK24"}),
        (["norms", "my norms", "normer", "mina normer"], Ask, {"what": "norms"}),
        (["norms SK24", "normer SK24"], Ask, {"what": "norms", "event": "SK24"}),
        (
            ["norms if 5.5", "Norms if 5,5", "norms with 5.5 points",
             "normer om 5½", "normid kui 5.5"],
            Ask,
            {"what": "norms", "points": "5.5"},
        ),
        (["norms SK24 if 5", "normer SK24 om 5,0"], Ask,
         {"what": "norms", "event": "SK24", "points": "5"}),
        (["rules", "regler", "Reglerna"], Ask, {"what": "rules"}),
        (["rules SK24", "rules of SK24", "regler för SK24"],
         Ask, {"what": "rules", "event": "SK24"}),
        (["record", "protokoll", "send me the record"], Ask, {"what": "record"}),
        (["SK24-017 record", "record sk24-017", "protokoll [SK24-017]", "SK24-017: protokollet"],
         Ask, {"what": "record", "game": "SK24-017"}),
        (["time", "tid", "My time?"[:-1], "klockan", "betänketid"], Ask, {"what": "time"}),
        (["leave 2026-07-01 to 2026-07-21", "leave 2026-07-01 - 2026-07-21",
          "leave 2026-07-01 – 2026-07-21", "leave 2026-07-01..2026-07-21",
          "Leave from 2026-07-01 until 2026-07-21, thanks!", "leave: 2026-07-01 to 2026-07-21",
          "ledigt 2026-07-01 till 2026-07-21", "Ledig från 2026-07-01 till 2026-07-21",
          "semester 2026-07-01 – 2026-07-21", "leave 2026-7-1 to 2026-7-21",
          "leave 1.7.2026 to 21.7.2026", "puhkus 01.07.2026 kuni 21.07.2026"],
         TakeLeave, LEAVE),
        (["leave off", "ledigt av", "avbryt ledigheten", "end my leave"], LeaveOff, {}),
        (["leave off 2026-03-01", "ledigt av 1.3.2026", "puhkus läbi 2026-03-01"],
         LeaveOff, {"day": date(2026, 3, 1)}),
        (["leave off all", "ledigt av allt", "Tühista kõik puhkused"], LeaveOff, {"every": True}),
        (["set language sv", "set language to sv", "Ställ in språk sv", "sätt språk sv",
          "set language Swedish", "sätt språk svenska, tack", "set language sv please."],
         Set, {"name": "language", "value": "sv"}),
        (["set text only", "set plain text", "ställ in bara text", "sätt endast text"],
         Set, {"name": "text", "value": "only"}),
        (["set html", "set text and html", "ställ in text och html", "sätt html"],
         Set, {"name": "text", "value": ""}),
        (["set timezone Europe/Stockholm", "set time zone Europe/Stockholm",
          "Set Time Zone to Europe/Stockholm, thanks", "ställ in tidszon Europe/Stockholm",
          "sätt tidszon till Europe/Stockholm."],
         Set, {"name": "time_zone", "value": "Europe/Stockholm"}),
        (["set time zone America/New York"],
         Set, {"name": "time_zone", "value": "America/New York"}),
        (["set digest daily", "set digest every day", "ställ in sammandrag dagligen",
          "sätt sammandrag varje dag"], Set, {"name": "digest", "value": "daily"}),
        (["set digest 7", "ställ in sammandrag kl 7", "set digest at 7."],
         Set, {"name": "digest", "value": "7"}),
        (["set digest 07:00", "sätt sammandrag 07:00"], Set, {"name": "digest", "value": "07:00"}),
        (["set digest off", "ställ in sammandrag av"], Set, {"name": "digest", "value": "off"}),
        (["set board discs", "set diagram discs", "ställ in brädet på brickor"],
         Set, {"name": "board", "value": "discs"}),
        (["set board letters", "set diagrams letters", "sätt bräde bokstäver"],
         Set, {"name": "board", "value": "letters"}),
        (["set board XO", "set board xo", "set diagram X O"],
         Set, {"name": "board", "value": "XO"}),
        (["set calendar on", "set ics on", "ställ in kalender på"],
         Set, {"name": "calendar", "value": "on"}),
        (["set calendar off", "sätt ics av"], Set, {"name": "calendar", "value": "off"}),
        (["set address New.Me@Example.org", "set my address to <New.Me@Example.org>.",
          "byt adress till New.Me@Example.org", "ställ in adress New.Me@Example.org, tack"],
         Set, {"name": "address", "value": "New.Me@Example.org"}),
        (["mydata", "my data", "mina uppgifter", "send me my data, please"], MyData, {}),
        (["forget me", "forget", "Glöm mig!", "radera mina uppgifter"], Forget, {}),
        (["confirm", "I confirm.", "Yes, confirm", "bekräfta", "Ja, bekräfta!", "kinnitan"],
         Confirm, {}),
        (["enter SK24", "Enter me in SK24, please", "anmäl sk24", "jag anmäler mig till SK24"],
         Enter, {"event": "SK24"}),
        (["withdraw SK24", "withdraw from SK24", "utgå SK24", "avanmäl mig från SK24"],
         Withdraw, {"event": "SK24"}),
        (["withdraw", "jag utgår"], Withdraw, {}),
        (["undo", "undo my move", "ångra", "Ångra mitt drag, tack"], Undo, {}),
        (["claim time", "I claim a win on time", "kräv tid", "Jag kräver vinst på tid!"],
         ClaimTime, {}),
        (["preview i9", "Preview: I-9", "visa i9 först", "show i9", "förhandsvisa 9i"],
         Preview, {"text": "i9"}),
        (["preview white, g7", "visa vit, g7"], Preview, {"text": "white, g7"}),
        (["cancel ifs", "cancel my ifs", "avbryt om", "ta bort alla om"], CancelIfs, {}),
        (["SK24-017 cancel ifs"], CancelIfs, {"game": "SK24-017"}),
        (["note: h5 was Better.", "Note: h5 was Better.", "anteckning: h5 was Better.",
          "märkus: h5 was Better."], Note, {"text": "h5 was Better."}),
        (["SK24-017 note: to do", "[SK24-017]: anteckning: to do"],
         Note, {"text": "to do", "game": "SK24-017"}),
        (["show", "visa brädet", "näita"], Show, {}),
        (["help", "hjälp", "abi"], Help, {}),
    ],
)  # fmt: skip
def test_an_order_is_read_in_every_language(lines, kind, slots):
    for line in lines:
        assert orders(line) == (kind(line=line, **slots),)


def test_every_phrase_of_the_file_is_an_order_by_itself():
    for phrase in WORDS.phrases:
        assert len(orders(phrase)) == 1, phrase


@pytest.mark.parametrize(
    "line",
    [
        "a set of rules",
        "set and match to you, and I hope that we shall meet again next year",
        "sätt i9",
        "enter the dragon",
        "preview of i9",
        "show me the way",
        "record SK24-017 and i9",
        "note:",
        "notes: none",
        "confirmation",
        "forget it",
        "my data plan",
        "I confirm that I read it",
        "kräv inte",
        "visa mig vägen",
        "anmäl dig",
        "tid är pengar",
    ],
)
def test_what_only_begins_like_an_order_is_none(line):
    assert orders(line) == ()


@pytest.mark.parametrize(
    "line",
    [
        "set language",
        "set the table",
        "Set colour: Blue!",
        "sätt färg röd",
        "ställ in bräde",
        "sea laud",
    ],
)
def test_what_begins_like_a_setting_and_is_none_is_said_to_be_none(line):
    (found,) = orders(f"Hello,\n{line}\n")
    assert (found.name, found.value, found.line) == ("", line, line)


@pytest.mark.parametrize(
    "line", ["settings", "Show my settings, please", "inställningar", "seaded"]
)
def test_the_settings_can_be_seen(line):
    assert orders(line) == (Set(line=line, name="", value=""),)


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("set digest 7 pm", "digest", "7 pm"),
        ("Set digest 7 o’clock please", "digest", "7 o'clock"),
        ("set digest kl 18", "digest", "kl 18"),
        ("ställ in sammandrag kl. 18.00", "digest", "kl. 18.00"),
        ("set board in words", "board", "in words"),
        ("ställ in bräde i ord, tack!", "board", "i ord"),
        ("set board discs. Best regards, Anna", "board", "discs"),
        ("set language to whatever you like best", "language", "whatever you like best"),
    ],
)
def test_the_value_of_a_setting_may_be_several_words(line, name, value):
    assert orders(line) == (Set(line=line, name=name, value=value),)


def test_every_note_is_an_order_of_its_own():
    found = orders("note: one\nnote: two\nnote: one")
    assert [one.text for one in found] == ["one", "two"]


def test_a_note_is_bounded():
    (note,) = orders("note: " + "long " * 1_000)
    assert len(note.text) <= LONGEST_NOTE


def test_settings_of_one_letter_stand_side_by_side():
    found = orders("set language sv\nset digest daily\nset language sv")
    assert [(one.name, one.value) for one in found] == [("language", "sv"), ("digest", "daily")]


def test_a_line_with_a_game_alone_heads_the_lines_below_it():
    text = (
        "i9\nSK24-021:\n13. h5\nshow\n\nGame SK24-022\nresign\n[SK24-023.4.ABCDEFGHIJKLMNOP]\ni9"
    )
    assert orders(text) == (
        Play(line="i9", text="i9"),
        Play(line="13. h5", text="h5", number=13, game="SK24-021"),
        Show(line="show", game="SK24-021"),
        Resign(line="resign", game="SK24-022"),
        Play(line="i9", text="i9", game="SK24-023"),
    )


def test_a_game_in_the_line_goes_before_the_heading():
    (order,) = orders("SK24-021\nSK24-022 13. h5")
    assert order.game == "SK24-022"


def test_a_resignation_counts_at_once_if_it_is_said_twice_in_a_line():
    assert orders("Resign! Resign!") == (Resign(line="Resign! Resign!", confirmed=True),)
    assert not orders("I resign")[0].confirmed


NEW = {"before": "mossa", "after": "dankon", "number": "movo", "is": "estas", "message": "mesaĝo"}


def test_another_language_needs_no_more_than_its_words():
    text = TOML
    for table, word in NEW.items():
        text = text.replace(f"[{table}]\n", f'[{table}]\neo = ["{word}"]\n')
    text = text.replace("[ifs.if]\n", '[ifs.if]\neo = ["se"]\n')
    text = text.replace("[ifs.then]\n", '[ifs.then]\neo = ["tiam"]\n')
    text = text.replace("[board.white]\n", '[board.white]\neo = ["blanka"]\n')
    text = text.replace("[orders.preview]\n", '[orders.preview]\neo = ["antaŭe <act>"]\n')
    words = load_words(text)
    assert orders("Mossa: blanka, g7, dankon!", words)[0].text == "white, g7"
    assert orders("movo 13 estas i9", words)[0].number == 13
    assert orders("se g7 tiam i10", words)[0].branches[0].then == "i10"
    assert orders("antaŭe i9", words) == (Preview(line="antaŭe i9", text="i9"),)
    assert orders("mesaĝo: i9", words) == ()


@pytest.mark.parametrize(
    "text",
    [
        TOML.replace("[orders.show]", "[orders.dance]"),
        TOML.replace('sv = ["på", "ja"]', "sv = 3"),
        TOML.replace("[ifs.then]", "[ifs.than]"),
        TOML.replace("<act>", "<dance>"),
        "before = 3",
        "[",
    ],
)
def test_a_file_that_is_not_what_it_should_be_is_refused(text):
    assert text != TOML
    with pytest.raises(ConfigError):
        load_words(text)


@pytest.mark.parametrize(
    "line",
    [
        "leave 5",
        "leave now",
        "leave 2026-07-32",
        "leave 0000-07-01 to 2026-07-21",
        "leave next week",
        "leave 5/2 to 8/2",
        "leave from 5/2 to 8/2",
        "leave 30 February to 5 March",
        "leave 5 Febtober to 8 Febtober",
        "leave 31 to 3 February",
        "leave 2026-02-30 to 2026-03-05",
        "Ledigt nästa vecka",
        "puhkus järgmisel nädalal",
    ],
)
def test_a_line_that_speaks_of_leave_without_dates_is_known_as_such(line):
    (order,) = orders(line)
    assert isinstance(order, TakeLeave)
    assert order.is_unread


@pytest.mark.parametrize(
    "line",
    [
        *("leave 5 Feb to 8 Feb", "leave from 5 February to 8 February", "leave Feb 5 to Feb. 8"),
        *("leave 5th of February until 8th of February, please", "leave from 5 to 8 February"),
        *(
            "leave 5-8 Feb",
            "ledigt 5 februari till 8 februari",
            "Ledig 5–8 feb",
            "puhkus 5.-8. veebr",
        ),
        *("Ledigt från den 5 februari till den 8 februari", "puhkus 5. veebruar kuni 8. veebruar"),
        *("Puhkus 5. veebruarist 8. veebruarini", "Hi, leave 5 Feb to 8 Feb. Best regards, Bo"),
    ],
)
def test_leave_may_name_months_and_no_year(line):
    (order,) = orders(line)
    assert isinstance(order, TakeLeave), line
    assert order.between(date(2026, 1, 30)) == (date(2026, 2, 5), date(2026, 2, 8))
    assert order.between(date(2026, 2, 6)) == (date(2026, 2, 5), date(2026, 2, 8))
    assert order.between(date(2026, 2, 9)) == (date(2027, 2, 5), date(2027, 2, 8))


@pytest.mark.parametrize(
    ("line", "first", "last"),
    [
        ("leave 20 December to 5 January", date(2026, 12, 20), date(2027, 1, 5)),
        ("leave 5 March 2027 to 8 March 2027", date(2027, 3, 5), date(2027, 3, 8)),
        ("leave 2026-12-20 to 5 Jan", date(2026, 12, 20), date(2027, 1, 5)),
        ("leave until 5 May", date(2026, 2, 9), date(2026, 5, 5)),
        ("leave from 1 Feb for 10 days", date(2027, 2, 1), date(2027, 2, 10)),
        ("leave 29 Feb", date(2028, 2, 29), date(2028, 2, 29)),
    ],
)
def test_a_date_of_leave_without_a_year_is_the_next_one(line, first, last):
    (order,) = orders(line)
    assert order.between(date(2026, 2, 9)) == (first, last)


def test_leave_alone_still_leaves_the_stone_to_the_opponent():
    (order,) = orders("leave")
    assert isinstance(order, Play)


@pytest.mark.parametrize(
    "line",
    [
        "enter SK24 BCDF-GHJK-LMNP",
        "enter sk24 bcdfghjklmnp",
        "Enter SK24, voucher: bcdf ghjk lmnp",
        "enter SK24 using my voucher BCDF-GHJK-1MNP, thanks",
        "anmäl mig till SK24 med koden BCDFGHJKLMNP",
    ],
)
def test_a_voucher_is_read_however_it_was_copied(line):
    (order,) = orders(line)
    assert order == Enter(line=line, event="SK24", voucher="BCDF-GHJK-LMNP")


@pytest.mark.parametrize(
    "line", ["enter SK24 ABCD", "enter SK24 with voucher 77", "osalen SK24 1"]
)
def test_what_follows_an_entry_and_is_no_voucher_is_taken_for_one(line):
    (order,) = orders(line)
    assert isinstance(order, Enter)
    assert order.voucher
