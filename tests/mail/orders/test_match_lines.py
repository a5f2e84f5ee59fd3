"""Lines of players of backgammon, in English and Swedish, and what becomes of each of them.

Each is read from the bytes of a line to the act of the match, or to the reason of its refusal, in
a match that waits for a play of 5-2, for `roll` or `double`, or for an answer.
"""

import re
from functools import cache

import pytest
from msgspec.structs import replace

from corr import resources
from corr.errors import PlayerError
from corr.games.backgammon.acts import after, dice, read
from corr.games.backgammon.match import started
from corr.games.backgammon.notation import is_play
from corr.games.registry import RULES
from corr.games.rules import Move
from corr.mail.orders.order_ifs import write_branches
from corr.mail.orders.order_phrases import without_marks
from corr.mail.orders.order_sentences import Due
from corr.mail.orders.order_speech import Plays
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_text
from corr.tournament.play.orders import Play, PlayIf, Resign, TakeLeave

WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
GAME = RULES["backgammon"]

BEGUN = (dice(6, 3, 1), "24/15", "roll", dice(5, 2, 2))
OPENED = (*BEGUN[:2],)
DOUBLED = (*OPENED, "double")
RESIGNED = (*OPENED, "resign gammon")


@cache
def match_after(*acts):
    """A match to seven points after some acts."""
    match = started(7)
    for one in acts:
        match = after(match, Move(one))
    return match


def reading(acts, line, *, in_words=True):
    """What a letter of one line says after some acts; without plays `in_words` as signs alone."""
    match = match_after(*acts)

    def takes(text):
        try:
            return bool(GAME.read(match, text))
        except PlayerError:
            return False

    due = Due(takes=takes, answers=GAME.own.answers, counts=False)
    speech = WORDS.speech["backgammon"].where(GAME.own.answers, takes, GAME.recognises)
    if not in_words:
        never = re.compile(r"(?!)")
        speech = replace(speech, plays=Plays(to=never, ways=never, bar=never, off=never))
    return read_text(line, WORDS, GAME.recognises, due=due, speech=speech)


def became(acts, line):
    """The act that is made of a line, why there is none, or "" where nothing is read."""
    orders = reading(acts, line).orders
    if not orders:
        return ""
    (order,) = orders
    if isinstance(order, Resign):
        return "resign"
    assert isinstance(order, Play), order
    match = match_after(*acts)
    if order.number not in (None, match.next_roll):
        return "wrong_number"
    if GAME.of_itself.kind(order.text):
        return order.text
    try:
        return read(match, match.to_act, order.text)
    except PlayerError as error:
        return error.code


PLAYED = "24/22 13/8"
OF_A_PLAY = {
    PLAYED: (
        *(
            "24/22 13/8",
            "13/8, 24/22",
            "13/8; 24/22",
            "24-22 13-8",
            "13-8, 24-22",
            "13 / 8 24 / 22",
        ),
        *("13/ 8, 24 /22", "13–8, 24–22", "13/8 and 24/22", "13/8 & 24/22", "13/8 + 24/22"),
        *(
            "13→8 24→22",
            "13->8, 24->22",
            "13>8 24>22",
            "13/8 24/22.",
            "13/8 24/22!",
            "  13/8   24/22  ",
        ),
        *(
            "13/8 och 24/22",
            "52: 13/8 24/22",
            "25: 24/22 13/8",
            "5-2: 13/8 24/22",
            "5 2: 13/8 24/22",
        ),
        *(
            "52 13/8 24/22",
            "(52) 13/8 24/22",
            "[52] 13/8 24/22",
            "52 - 13/8 24/22",
            "52:13/8 24/22",
        ),
        *("2. 52: 13/8 24/22", "2. 13/8 24/22", "2. 52 13/8 24/22", "2) 52: 13/8 24/22"),
        *("#2 52: 13/8 24/22", "2: 13/8 24/22", "2: 52: 13/8 24/22", "Roll 52: 13/8 24/22"),
        *("roll 2. 52: 13/8 24/22", "Kast 2. 52: 13/8 24/22", "kast 52: 13/8 24/22"),
        *(
            "My move is 13/8 24/22",
            "my move is 52: 13/8 24/22",
            "My move: 2. 52: 13/8 24/22, thanks",
        ),
        *("I play 13/8 24/22", "I'll play 13/8 and 24/22", "Mitt drag är 13/8 24/22"),
        *("jag spelar 13/8 24/22", "mitt drag: 2. 52: 13/8 24/22", "13/8 24/22 thanks"),
        *(
            "13/8 24/22, tack",
            "52: 13/8 24/22 - thanks",
            "13/8 24/22, please",
            "Hi Bo, 13/8 24/22",
        ),
        *("Hej Bo, 13/8 24/22", "Hi!\n\n13/8 24/22\n\nBest wishes\nAnna", "13/8\n24/22"),
        "This is a hard one. I play 13/8 24/22.",
    ),
    "blocked": ("24/17", "24/22/17", "24-17", "52: 24/17", "24/19/17"),
    "13/6": ("13/6", "13/8/6", "13/11/6"),
    "wrong_roll": (
        "13/8 24/22 (5-1)",
        "51: 13/8 24/22",
        "61: 13/8 24/22",
        "2. 61: 13/8 24/22",
        "12: 13/8 24/22",
    ),
    "wrong_roll_number": (
        "12. 52: 13/8 24/22",
        "1. 13/8 24/22",
        "70. 52: 13/8 24/22",
        "move 9: 52: 13/8",
    ),
    "wrong_number": ("#12 52: 13/8 24/22", "#1 13/8 24/22", "1. ge upp gammon"),
    "not_the_roll": ("13/7 24/22", "13/4"),
    "no_checker": ("23/18 13/11", "BAR/20 13/11", "b/20 13/11", "25/20"),
    "not_home": ("6/off", "6/o", "6/O 13/8", "6/0"),
    "play_more": ("13/8",),
    "nothing_hit": (
        "13/8* 24/22",
        "13/8 24/22*",
    ),
    "not_together": ("6/4(2) 13/8", "6/4 x2"),
    "rolled": ("roll", "I roll", "kasta", "double", "I double", "dubbla", "redouble"),
    "nothing_to_answer": (
        *("take", "I take", "I'll take it", "drop", "I drop", "accept", "refuse", "jag tar"),
        *("släpp", "anta", "avböj", "I accept"),
    ),
    "nothing_to_pass": ("pass", "I pass", "I'll pass", "jag passar", "passa"),
    "resign_which": ("resign",),
    "resign gammon": ("resign gammon", "Resign Gammon", "I resign a gammon", "ge upp gammon"),
    "resign single": (
        "resign single",
        "ge upp enkelt",
        "jag ger upp enkelt",
        "resign a single game",
    ),
    "resign backgammon": ("ge upp backgammon", "I resign a backgammon"),
    "resign": ("I resign", "give up", "ge upp", "jag ger upp"),
    "concede match": ("concede match", "I concede the match", "ge upp matchen"),
    "": (
        *(
            "No thanks",
            "nej tack",
            "13/8 24/22 or 24/17?",
            "Nice double!",
            "What a roll!",
        ),
        *("I take your point", "8/5 - 12/5", "24/18 13/11?", "12", "52", "roll over"),
    ),
}
OF_A_CHOICE = {
    "roll": (
        *("roll", "ROLL", "Roll!", "roll please", "I roll", "I'll roll", "I will roll", "rolling"),
        *("roll the dice", "let's roll", "throw", "ok roll", "2. roll", "2: roll", "Roll, thanks"),
        *("kasta", "Kasta!", "jag kastar", "kasta tärningarna", "då kastar jag", "2. kasta"),
        *("just roll", "Go ahead and roll!", "roll, no double", "rolla", "kast", "jag rollar"),
        *("slå", "Jag slår!", "sla tarningarna", "da kastar jag", "wurfeln"),
        *("kasta tack", "würfeln", "ich würfle", "veeretan", "No double this time. I roll."),
    ),
    "double": (
        *("double", "Double!", "I double", "I'll double", "I'm doubling", "I want to double"),
        *(
            "redouble",
            "I redouble",
            "re-double",
            "double please",
            "double to 2",
            "I turn the cube",
        ),
        *("dubbla", "jag dubblar", "Jag vill dubbla", "redubbla", "dubbla!", "2. double"),
        *("dubbel", "double now", "cube to 2"),
        *("ich verdopple", "kahekordistan", "I double, good luck"),
    ),
    "wrong_cube": ("cube to 4", "double to 4", "I redouble to 8", "dubbla till 4", "double to 3"),
    "not_rolled": ("13/8 24/22", "52: 13/8 24/22", "52: roll"),
    "wrong_roll_number": ("3. roll", "1: double"),
    "nothing_to_pass": ("pass", "jag passar"),
    "nothing_to_answer": ("I take", "drop", "accept"),
    "": ("Double?", "I hope you double", "No thanks", "just a roll of the dice"),
}
OF_A_DOUBLE = {
    "take": (
        *(
            "take",
            "Take!",
            "I take",
            "I'll take",
            "I take it",
            "I'll take it",
            "taking",
            "take it",
        ),
        *("I take the double", "I'll take the cube", "accept", "I accept", "I accept the double"),
        *("ok, I take", "Yes, I take it", "thanks, take", "2. take", "I take, good luck"),
        *("ta", "jag tar", "Jag tar den", "jag tar dubblingen", "anta", "jag antar"),
        *("acceptera", "jag accepterar", "ich nehme an", "võtan vastu", "nehmen"),
    ),
    "drop": (
        *("drop", "I drop", "I'll drop", "pass", "Pass.", "I pass", "I'll pass", "no thanks"),
        *("No, thanks.", "no thank you", "refuse", "I refuse", "decline", "I decline", "fold"),
        *(
            "drop the double",
            "drop, thanks",
            "släpp",
            "jag släpper",
            "passa",
            "jag passar",
            "passar",
        ),
        *("nej tack", "avböj", "jag avböjer", "nein danke", "ei aitäh", "loobun"),
        *("slapp", "jag slapper", "avboj", "na tack", "reject"),
    ),
    "double_due": (
        "roll",
        "13/8 24/22",
        "double",
        "redouble to 4",
        "resign gammon",
        "ge upp enkelt",
    ),
    "": ("no", "yes", "I take your point", "Nice double!", "hm, take or drop?"),
}
OF_A_RESIGNATION = {
    "accept": ("accept", "I accept", "accepted", "anta", "jag antar", "acceptera", "ich nehme an"),
    "refuse": (
        *("refuse", "I refuse", "no thanks", "decline", "avböj", "jag avböjer", "nej tack"),
        "ei aitäh",
    ),
    "resignation_due": ("take", "I take it", "drop", "släpp", "roll", "double", "jag kastar"),
    "nothing_to_pass": ("pass", "jag passar"),
    "": ("no", "ja", "Already?"),
}


@pytest.mark.parametrize(
    "line",
    [
        *("I'm on a roll", "I'm on a roll!", "I'm on roll.", "It's a double", "I'll have a roll"),
        *("Black to roll", "white on roll", "white to double", "svart till dubbla", "on a roll"),
    ],
)
def test_a_noun_or_the_turn_of_a_colour_is_no_act(line):
    assert became(OPENED, line) == ""


@pytest.mark.parametrize(
    ("line", "act"),
    [
        *((line, "roll") for line in ("I want to roll", "I'm going to roll", "My move is roll")),
        *((line, "roll") for line in ("I choose to roll", "my turn: roll", "jag väljer kasta")),
        *((line, "double") for line in ("I'm going to double", "jag väljer dubbling")),
    ],
)
def test_what_a_player_says_is_before_an_act_in_a_word(line, act):
    assert became(OPENED, line) == act


def cases(*tables):
    return [
        pytest.param(acts, line, expected, id=f"{name}: {line[:40]!r}")
        for name, acts, table in tables
        for expected, lines in table.items()
        for line in lines
    ]


@pytest.mark.parametrize(
    ("acts", "line", "expected"),
    cases(
        ("play", BEGUN, OF_A_PLAY),
        ("choice", OPENED, OF_A_CHOICE),
        ("doubled", DOUBLED, OF_A_DOUBLE),
        ("resigned", RESIGNED, OF_A_RESIGNATION),
    ),
)
def test_what_becomes_of_a_line(acts, line, expected):
    assert became(acts, line) == expected


@pytest.mark.parametrize(
    ("line", "play"),
    [
        *(
            ("BAR/20 6/3", "bar/20* 6/3"),
            ("Bar-20, 6-3", "bar/20* 6/3"),
            ("25/20 6/3", "bar/20* 6/3"),
        ),
        *(
            ("b/20 6/3", "bar/20* 6/3"),
            *(
                (line, "bar/20* 6/3")
                for line in (
                    *("baren/20, 6/3", "bar till 20, 6 till 3", "från baren till 20 och 6 till 3"),
                    *(
                        "bar to 20, 6 to 3",
                        "from the bar to 20, 6/3",
                        "baar/20 6/3",
                        "Bar nach 20 6-3",
                    ),
                    *(
                        "bar 20, 6/3",
                        "b20 6/3",
                        "barriären till 20, 6 till 3",
                        "vom Bar nach 20 6/3",
                    ),
                    *("baarilt/20 6/3", "6 to 3, baren-20", "53: baren till 20*, 6 till 3"),
                )
            ),
            ("6/3, B/20", "bar/20* 6/3"),
            ("53: bar/20 6/3", "bar/20* 6/3"),
        ),
        *(("bar/22 8/3", "bar/22 8/3"), ("bar / 22 8 / 3", "bar/22 8/3")),
    ],
)
def test_a_checker_on_the_bar_is_called_by_all_its_names(line, play):
    acts = (dice(3, 1, 1), "24/20", "roll", dice(4, 1, 2), "24/20 6/5*", "roll", dice(5, 3, 3))
    assert became(acts, line) == play


@pytest.mark.parametrize(
    ("line", "order"),
    [
        *(("kasta sjalv", "autoroll"), ("kasta sjalv pa baren", "autoroll while on the bar")),
        *(("slapp vid dubbling", "drop if doubled"), ("dubbla nasta tur", "double next turn")),
        *(("staende order av", "orders off"), ("hjalp", "help"), ("tarningar", "ask")),
    ],
)
def test_words_are_read_from_a_keyboard_without_marks(line, order):
    (found,) = reading(OPENED, line).orders
    assert (found.text if isinstance(found, Play) else type(found).__name__.lower()) == order


def test_no_unmarked_word_is_another_word():
    for said in (WORDS.phrases, WORDS.speech["backgammon"].acts):
        for word, meaning in said.items():
            bare = without_marks(word)
            assert bare == word or said.get(bare, meaning) == meaning, word


@pytest.mark.parametrize(
    "line",
    [
        *("13 to 8, 24 to 22", "24 to 22 and 13 to 8", "13 to 8 24 to 22", "13 TO 8; 24 to 22!"),
        *("from 13 to 8, from 24 to 22", "52: 13 to 8, 24 to 22", "Roll 2. 52: 13 to 8 24 to 22"),
        *("I play 13 to 8, 24/22", "My move is 24 to 22 and 13 to 8, thanks", "13/8, 24 to 22"),
        *("13 till 8, 24 till 22", "Jag spelar 13 till 8 och 24 till 22", "13 nach 8, 24 nach 22"),
        *(
            "13 to 8, then 24 to 22",
            "13/8, then 24/22",
            "13 to 8 and then 24 to 22",
            "My play is 13/8 24/22",
        ),
        *(
            "*13/8 24/22*",
            "**13/8 24/22**",
            "13/8 24/22 (5-2)",
            "13/8 24/22 (52)",
            "13/8 24/22 [2-5]",
        ),
        *("Flytta 13 till 8, 24 till 22", "My play: 13 to 8, 24 to 22"),
        *("fran 13 till 8, från 24 till 22", "Ich ziehe 13 nach 8 und 24 nach 22"),
    ],
)
def test_a_play_is_read_in_words(line):
    assert became(BEGUN, line) == PLAYED


@pytest.mark.parametrize(
    ("line", "become"),
    [
        *((line, "13/6") for line in ("13 to 6", "13 till 6", "Mitt drag: 13 till 8 till 6")),
        *((line, "blocked") for line in ("24 to 22 to 17", "52: 24 to 17", "24 to 22* to 17")),
        *(
            (line, "not_home")
            for line in (
                "6/av",
                "6/ut",
                "6-av",
                "6 till av",
                "6/aus",
                "6/raus",
                "6 to off",
                "6/välja",
                "6/out",
                "6/hem",
            )
        ),
        ("6/av(2)", "not_the_roll"),
    ],
)
def test_words_of_a_play_are_judged_like_signs(line, become):
    signs = {"13/6": "13/6", "blocked": "52: 24/17", "not_home": "6/off"}
    assert became(BEGUN, line) == became(BEGUN, signs.get(become, "6/off(2)"))
    assert become == "not_the_roll" or became(BEGUN, line) == become


@pytest.mark.parametrize(
    ("line", "plays"),
    [
        *(
            (line, [])
            for line in (
                *("leave 8/5", "leave from 8/5", "leave 8/5 to 13/5", "ledig 8/5", "puhkus 8/5"),
                *("semester 8/5-13/5", "Urlaub 8/5", "leave 13/9 to 6/5", "ledig 13/9 till 6/5"),
                *("on leave 8/5-13/5", "ledig 8/5-13/5", "Hi Bo, I go on leave 8/5", "Leave 8.5."),
                *("jag ar bortrest 13/9 till 6/5", "Urlaub 8/5 bis 13/5"),
            )
        ),
        ("24/22 13/8 and I go on leave 8/5", [PLAYED]),
        ("24/22 13/8! I am on leave 8/5-13/5.", [PLAYED]),
        ("24/22 13/8\nI go on leave 8/5", [PLAYED]),
        ("24/22 13/8\nledig 8/5", [PLAYED]),
    ],
)
def test_leave_in_dates_like_plays_is_told_of_and_beside_a_play_too(line, plays):
    orders = reading(BEGUN, line).orders
    assert [one.text for one in orders if isinstance(one, Play)] == plays
    (leave,) = [one for one in orders if isinstance(one, TakeLeave)]
    assert leave.is_unread


@pytest.mark.parametrize("line", ["I take 24/22 13/8 and leave 8/3", "I leave 8/3", "24/22 13/8"])
def test_a_word_for_going_away_says_no_leave_in_itself(line):
    orders = reading(BEGUN, line).orders
    assert not [one for one in orders if isinstance(one, TakeLeave)]


@pytest.mark.parametrize("key", ["renju", "gomoku", "pente"])
@pytest.mark.parametrize("line", ["I go on leave 8/5", "i9 and I am on leave 8/5", "bortrest 8/5"])
def test_no_other_game_reads_leave_in_dates_like_plays(key, line):
    found = read_text(line, WORDS, RULES[key].recognises).orders
    assert not [one for one in found if isinstance(one, TakeLeave)]


TALK = [
    *("10 to 8", "It's 10 to 8", "5 to 3!", "I lead 5 to 3", "13 to 8 May", "13 to 8, April"),
    *("leave 8/5", "leave 13 to 8 May", "leave 24 to 22, 13 to 8", "semester 13 till 8 maj"),
    *("from 8 to 10 April I am away", "I leave 5 to 8", "I leave 8 to 5", "from 10 to 8"),
    *("I am away from 13 to 8, and 24 to 22 too", "Away 24 to 22 April, 13 to 8 May"),
    *("8/5 to 3/2", "10/5 till 3/2", "13:00 to 8:00, 24:00 to 22:00", "8.30 to 5.15"),
    *("von 13 nach 8 Uhr", "ich bin von 24 nach 22 gefahren", "The bar to 20 of us is open"),
    *("baren till 20 är stängd", "from 24 to 22 hours, 13 to 8 left", "my clock: 10 to 8"),
    *("13 to 8 or 24 to 17?", "I have 24 to 22 on the clock, 13 to 8 yesterday", "ta av 6"),
    *("bar 8", "jag flyttar 13 till 8", "my bar 30", "roll over, no double vision"),
    *("double to 2", "dubbla till 4", "i double to 8", "time", "leave 5 May to 3 June"),
]


@pytest.mark.parametrize("acts", [BEGUN, OPENED, DOUBLED, RESIGNED], ids="-".join)
@pytest.mark.parametrize("line", TALK)
def test_talk_of_clocks_dates_and_leave_is_no_play(acts, line):
    orders = reading(acts, line).orders
    plays = [one.text for one in orders if isinstance(one, Play)]
    assert not any(is_play(one) for one in plays)
    assert orders == reading(acts, line, in_words=False).orders


@pytest.mark.parametrize("key", ["renju", "gomoku", "pente"])
@pytest.mark.parametrize("line", [*TALK, "13 to 8, 24 to 22", "6/av", "baren/20", "bar to 20"])
def test_no_other_game_reads_plays_in_words(key, line):
    found = read_text(line, WORDS, RULES[key].recognises).orders
    assert not [one for one in found if isinstance(one, Play)]


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        *(
            (line, "call director: ")
            for line in (
                *("call director", "Please call the director!", "I'd like to call in the TD"),
                *("please i am calling for a referee, please", "Jag måste ringa till domaren."),
                *("kalla pa tavlingsledaren, tack", "Ich muss bitte den Turnierleiter anrufen"),
                *("ich mochte die Schiedsrichterin bitte rufen", "ruf bitte den Turnierleiter"),
                *("Ma soovin kutsuda turniirijuhti, palun!", "kutsun kohtunikule"),
            )
        ),
        *(
            (line, "call director: Why so?")
            for line in (
                *("Call director: Why so?", "Jag vill tillkalla domaren - Why so?"),
                *("Director: Why so?", "tävlingsledaren : Why so?", "Turnierleiterin: Why so?"),
                "turniirijuht: Why so?",
            )
        ),
        *((f"{word}: Hej", "phrase: Hej") for word in ("phrase", "Fras", "SATZ", "fraas")),
        *(
            (line, line)
            for line in (
                *("Director, hello", "director:", "call directory", "I do not call the director"),
                *("phrases: hej", "a phrase: hej", "ich den Turnierleiter", "ring mig"),
                *("tävlingsledare", "roll", "13/8 24/22"),
            )
        ),
    ],
)
def test_a_line_for_the_dice_or_the_director_is_known_by_its_beginning(line, plain):
    assert WORDS.speech["backgammon"].plainly(line) == plain
    kind = {"call director": "call", "phrase": "phrase"}.get(plain.partition(":")[0], "")
    assert GAME.of_itself.kind(plain) == kind


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("ich rufe den Turnierleiter", "call director: "),
        ("Hi Bo, kalla på domaren: fusk", "call director: fusk"),
        ("Fras: hej", "phrase: hej"),
    ],
)
def test_it_is_an_order_in_canonical_words(line, text):
    (found,) = reading(OPENED, line).orders
    assert isinstance(found, Play)
    assert (found.text, found.line) == (text, line)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        *(
            (line, "no_beavers")
            for line in ("I beaver!", "RACCOONS", "en bäver", "Den beavern", "mit Biber", "kobras")
        ),
        *((line, "") for line in ("beavered", "I double", "13/8")),
    ],
)
def test_an_act_that_there_is_not_is_known_by_its_word(line, why):
    assert WORDS.speech["backgammon"].no_act(line) == why
    assert WORDS.no_act(line, "renju") == ""


def conditions(line):
    found = [one for one in reading(OPENED, line).orders if isinstance(one, PlayIf)]
    return [text for one in found for text in write_branches(one.branches)]


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        *(
            (line, ["if double then take"])
            for line in (
                *("if double take", "if double then take", "If double, take", "if doubled take"),
                *("if you double I take", "if you double, I'll take it", "if he doubles, take"),
                *("om dubbling så ta", "om du dubblar så tar jag", "om du dubblar tar jag"),
                "om dubbling sa ta",
                *("Om dubbla ta", "kui dubleerid siis võtan", "13/8 24/22; if double take"),
                *("13/8 24/22, om dubbling så ta", "I play 13/8 24/22. If you double I take."),
            )
        ),
        *(
            (line, ["if double then drop"])
            for line in (
                *("if double drop", "if you double then I drop", "om dubbling så släpp"),
                "om du dubblar släpper jag",
            )
        ),
        *(
            (line, ["if 8/5* then double"])
            for line in (
                *("if 8/5* then double", "if 8/5* double", "if you play 8/5* I double"),
                *("om 8/5* så dubbla", "om 8/5* dubblar jag", "13/8 24/22; if 8/5* then double"),
            )
        ),
        ("if 8/5* 6/5 then roll", ["if 8/5* 6/5 then roll"]),
        ("if 6/4(2) then double", ["if 6/4(2) then double"]),
        ("if 8/5, 6/5 double", ["if 8/5, 6/5 then double"]),
        *(
            (line, ["if double then take", "if 8/5* then double"])
            for line in (
                *("if double take; if 8/5* then double", "if double take\nif 8/5* then double"),
                *("if double take and if 8/5* double", "om dubbling ta, om 8/5* dubbla"),
            )
        ),
        *((line, []) for line in ("if you like doubles, take care", "if only I could double")),
    ],
)
def test_conditions_are_read_in_all_ways(line, lines):
    assert conditions(line) == lines


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("jag tar", ()),
        ("kasta", ()),
        ("dubbla", ()),
        ("52: 13/8 24/22", ()),
        ("no thanks", ()),
    ],
)
def test_words_of_matches_say_nothing_in_games_of_stones(line, said):
    for key in ("renju", "gomoku", "pente"):
        found = read_text(line, WORDS, RULES[key].recognises).orders
        assert not [one for one in found if isinstance(one, Play)]


def test_there_are_many_lines():
    tables = (OF_A_PLAY, OF_A_CHOICE, OF_A_DOUBLE, OF_A_RESIGNATION)
    assert sum(len(lines) for table in tables for lines in table.values()) > 250
