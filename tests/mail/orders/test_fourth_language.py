"""German: a language is one catalogue, one a game, and a table of the words players may write.

What only arbiters and the ranking committee read is said in English until somebody translates it;
what players read is not.
"""

import re
from pathlib import Path

import pytest

import corr
from corr import resources
from corr.games.registry import RULES
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_orders, read_text
from corr.sentences.catalogue import sources
from corr.service.letters.reading import read_choice
from corr.tournament.play.orders import (
    AcceptDraw,
    Ask,
    CancelIfs,
    ClaimDraw,
    ClaimWin,
    DeclineDraw,
    Play,
    PlayIf,
    Resign,
    Set,
)
from corr.words.templates import ours
from tests.letter_samples.samples import samples
from tests.mail.orders.test_third_language import GAME_KINDS, text_of

DE = "de"
TEMPLATES = ours()
SAY = TEMPLATES.voice(DE)
WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
SAMPLES = {sample.name: sample.draft for sample in samples(SAY)}
FOREIGN = re.compile(
    r"\b(?:you|your|the|please|move|with|has|and|of|for|och|ditt|din|är|drag|inte|med|av)\b",
    re.IGNORECASE,
)

OF_OTHERS = {
    "advance_words",
    "arbiter",
    "at_desk",
    "committee_report",
    "desk",
    "does",
    "level_ruling",
    "morning",
    "notice_else",
    "notice_heads",
    "notices",
    "ranking_due",
    "rating_words",
    "register_words",
    "report_words",
    "title_words",
}
"""The sheets that only arbiters, the committee and lists of levels use."""


def catalogue(language: str) -> dict[str, str]:
    """The sentences of a language for players as they are written, those of its games too."""
    folder = resources.templates() / "words"
    paths = [one for one in folder.glob(f"{language}.*ftl") if ".desk." not in one.name]
    return {
        key: source for path in paths for key, source in sources(path.read_text("utf-8")).items()
    }


def orders(text: str, game=RENJU):
    return read_orders(text, WORDS, game.recognises)


@pytest.fixture(scope="module")
def texts():
    """The text of every letter that players get, by the name of its sample."""
    return {name: text_of(draft) for name, draft in SAMPLES.items() if draft.kind not in OF_OTHERS}


def test_no_code_names_the_language():
    """But where it knows how mail programs quote, and where the demonstration plays one."""
    folder = Path(corr.__file__).parent
    named = re.compile(r"[\"']de[\"']|\bgerman\b", re.IGNORECASE)
    found = {path.name for path in folder.rglob("*.py") if named.search(path.read_text("utf-8"))}
    assert found <= {"quote_openings.py", "players.py", "cast.py"}


def test_every_sentence_for_players_is_there_and_no_other_language_says_it():
    own, english = catalogue(DE), catalogue("en")
    called = " ".join(own.values())
    sheet = {key: key.partition("-")[0] for key in english}
    lacking = {key for key in english if key not in own and sheet[key] not in OF_OTHERS}
    assert lacking == {"moves-s"}  # an ending of English verbs
    helpers = own.keys() - english.keys()
    assert not [key for key in helpers if key not in called]
    for other in ("en", "sv", "et"):
        theirs = catalogue(other)
        words = {
            key
            for key in own.keys() & theirs.keys()
            if own[key] == theirs[key]
            and re.search(r"[^\W\d_]{2,} [^\W\d_]{2,}", re.sub(r"\{.*?\}", "", own[key]))
        }
        assert not words, other


def test_letters_speak_one_language(texts):
    for name, text in texts.items():
        prose = re.sub(r'"[^"]*"|\[[^]]*\]|^ .*$|^Du schriebst.*$', "", text, flags=re.M)
        prose = re.sub(r"(?ms)^Die ganze Partie .*", "", prose)
        assert not FOREIGN.search(prose), (name, FOREIGN.search(prose))


def test_no_line_is_too_long_or_could_be_read_as_an_order(texts):
    for name, text in texts.items():
        assert max(map(len, text.split("\n"))) <= 72, name
        draft = SAMPLES[name]
        if draft.kind in GAME_KINDS and "_reasons_" not in name and draft.facts["g"]:
            for order in orders(text):
                assert isinstance(order, Play), (name, order)
                assert order.number is not None, (name, order)
                assert order.number < draft.facts["g"].ply


def test_every_answer_of_every_stage_is_read_in_its_own_words():
    found = set()
    for draft in SAMPLES.values():
        game = draft.facts.get("g")
        if draft.kind in GAME_KINDS and game and game.turn == "you":
            for text in {game.stage.example, *game.stage.buttons} - {""}:
                own = SAY("moves", "own", text=text)
                found.add(own)
                match = game.stage.code.startswith("bg_") or game.stage.code == "contribute"
                rules = RULES["backgammon"] if match else RENJU
                (order,), (same,) = orders(own, rules), orders(text, rules)
                assert order.text == same.text, own
    assert {"schwarz", "weiß", "überlasse", "fünfte Züge"} <= found
    for start in ("behalte ", "biete ", "Eröffnung "):
        assert any(own.startswith(start) for own in found), start
    assert any(own.endswith(" fünfte Züge") for own in found)


def test_the_orders_that_letters_quote_are_orders(texts):
    """All that stands in quotes, but for what a player wrote or what begins a line."""
    heads = {"stelle Adresse", "Nachricht:", "Notiz:", "Einspruch:", "wenn … dann …", "Remis?"}
    for name in (
        "your_move_claims",
        "your_move_draw",
        "receipt",
        "receipt_ifs",
        "digest",
        "start",
    ):
        quoted = re.findall(r'"([^"]+)"', " ".join(texts[name].split()))
        assert quoted, name
        assert not [one for one in quoted if one not in heads and not orders(one)], name


@pytest.mark.parametrize("name", ["help", "settings"])
def test_what_lists_of_orders_say_can_be_written(texts, name):
    """A line that is set in: the order, then two blanks or more, then what it does."""
    lines = re.findall(r"^  (\S.*?)(?: {2,}|$)", texts[name], flags=re.M)
    notes = {"Notiz: Achtung g9", "Einspruch: war rechtzeitig"}
    assert len(lines) > 10
    assert not [line for line in lines if line not in notes and not orders(line)]


@pytest.mark.parametrize(
    ("letter", "expected"),
    [
        ("Hallo Bo!\n\nMein Zug ist i9.\n\nViele Grüße\nMaria", (Play, "i9")),
        ("Zug 13: i9", (Play, "i9")),
        ("Ich wähle Schwarz, danke!", (Play, "black")),
        ("weiss und g7", (Play, "white and g7")),
        ("G7, 3 fünfte Züge", (Play, "g7, 3 fifths")),
        ("ich passe", (Play, "pass")),
        ("ich setze i9", (Play, "i9")),
        ("setze i9", (Play, "i9")),
        ("Ich gebe auf.", (Resign, None)),
        ("Ich nehme das Remis an", (AcceptDraw, None)),
        ("Ich lehne ab, danke", (DeclineDraw, None)),
        ("reklamiere fünf", (ClaimWin, None)),
        ("reklamiere Remis", (ClaimDraw, None)),
        ("lösche wenn", (CancelIfs, None)),
        ("wenn g7, dann i10, dann wenn h5, dann j4", (PlayIf, None)),
        ("wenn g7, dann spiele ich i10", (PlayIf, None)),
        ("meine Partien", (Ask, None)),
    ],
)
def test_what_people_write_is_read(letter, expected):
    kind, text = expected
    read = read_text(letter, WORDS, RENJU.recognises)
    (order,) = read.orders
    assert isinstance(order, kind)
    assert not read.rest
    if text:
        assert order.text == text


@pytest.mark.parametrize(
    "letter",
    [
        "Ich denke noch nach, i9 sieht schlecht aus.",
        "Schwarz hat i9 gespielt",
        "Wenn ich i9 spielen würde, verlöre ich.",
        "Nachricht: ich gebe bald auf",
        "Danke für die Partie!",
        "Gibst du auf?",
    ],
)
def test_what_is_no_order_is_none(letter):
    assert not orders(letter)


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("stelle Sprache Deutsch", "de"),
        ("stelle nur Text", "only"),
        ("stelle html", ""),
        ("stelle Zusammenfassung täglich", "07"),
        ("stelle Zusammenfassung um 18", "18"),
        ("stelle Zusammenfassung aus", ""),
        ("stelle Brett Scheiben", "discs"),
        ("stelle Brett Buchstaben", "letters"),
        ("stelle Brett XO", ""),
        ("stelle Kalender an", "on"),
        ("stelle Kalender aus", ""),
        ("stelle Ankündigungen aus", "off"),
        ("stelle Erinnerungen Turnier", ""),
        ("stelle Zeitzone Berlin", "Europe/Berlin"),
        ("setze Zeitzone auf Berlin", "Europe/Berlin"),
    ],
)
def test_settings_are_set_in_its_own_words(line, value):
    (order,) = orders(line)
    assert isinstance(order, Set)
    assert read_choice(order.name, order.value, TEMPLATES) == value


@pytest.mark.parametrize(
    ("count", "words"),
    [("0", "0 Punkte"), ("0.5", "0,5 Punkte"), ("1", "1 Punkt"), ("2", "2 Punkte")],
)
def test_points_are_counted_as_the_language_counts(count, words):
    assert SAY("norms", "amount", text=count) == words
