"""A language whose translation has begun, Estonian, is held to what its readers need.

That it is there at all took templates and words, and no code: nothing in `corr` names it.
"""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

import corr
from corr import resources
from corr.games.registry import RULES
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_orders, read_text
from corr.mail.write.write import write
from corr.service.letters.reading import read_choice
from corr.tournament.play.orders import (
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
from tests.letter_samples.samples_facts import SITE
from tests.office import Post
from tests.words.catalogues import read

ET = "et"
TEMPLATES = ours()
SAY = TEMPLATES.voice(ET)
WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
SAMPLES = {sample.name: sample.draft for sample in samples(SAY)}
GAME_KINDS = ("your_move", "receipt", "refused", "reminder", "preview", "game_over")
FOREIGN = re.compile(
    r"\b(?:you|your|the|please|move|with|has|and|of|for|och|ditt|din|du|är|drag|inte|med|av)\b",
    re.IGNORECASE,
)

CANONICAL = {"cancel ifs", "claim draw", "claim five", "claim forbidden", "claim time"}
"""What taps send, whatever they are called; templates look up their labels by it."""
KEYS = {"on claim"}
"""Values of event files, by which templates choose their words."""


def text_of(draft) -> str:
    raw = write(draft, site=SITE, templates=TEMPLATES)
    return Post(raw=raw, cause="").text.replace("\r\n", "\n")


def orders(text: str, game=RENJU):
    return read_orders(text, WORDS, game.recognises)


@pytest.fixture(scope="module")
def texts():
    """The text of every letter of the language, by the name of its sample."""
    return {name: text_of(draft) for name, draft in SAMPLES.items()}


@cache
def said(language: str, key: str) -> set[str]:
    """The words of a sentence, those too that it gives to functions."""
    sentence = read(language).sentences.get(key)
    if sentence is None:
        return set()
    found = [one for one in sentence.parts if isinstance(one, ast.TextElement | ast.StringLiteral)]
    return {" ".join(one.value.split()) for one in found}


def test_no_code_names_the_language():
    """But where it knows how mail programs quote, and where a play has a stranger write in it."""
    folder = Path(corr.__file__).parent
    named = re.compile(r"[\"']et[\"']|estonian", re.IGNORECASE)
    found = {path.name for path in folder.rglob("*.py") if named.search(path.read_text("utf-8"))}
    assert found <= {"quote_openings.py", "cast.py"}


def test_no_sentence_is_left_in_another_language():
    for key in read(ET).sentences:
        for other in ("en", "sv"):
            same = said(ET, key) & said(other, key)
            left = {one for one in same if re.search(r"[^\W\d_]{2,}[ ,]+[^\W\d_]{2,}", one)}
            assert left <= CANONICAL | KEYS, (key, other)


def test_letters_speak_one_language(texts):
    for name, text in texts.items():
        prose = re.sub(r'"[^"]*"|\[[^]]*\]|^ .*$|^Sina kirjutasid.*$', "", text, flags=re.M)
        prose = re.sub(r"(?ms)^Kogu partii .*", "", prose)
        assert not FOREIGN.search(prose), (name, FOREIGN.search(prose))


def test_no_line_is_too_long_or_could_be_read_as_an_order(texts):
    for name, text in texts.items():
        assert max(map(len, text.split("\n"))) <= 72, name
        draft = SAMPLES[name]
        if draft.kind in GAME_KINDS and "_reasons_" not in name and draft.facts["g"]:
            for order in orders(text):
                assert isinstance(order, Play), name
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
    assert {"must", "valge", "loovutan", "viiendad käigud"} <= found
    assert any("viiendat käiku" in own for own in found)
    assert any(own.startswith("jätan ") for own in found)
    assert any(own.startswith("pakun ") for own in found)
    assert any(own.startswith("avang ") for own in found)


def test_the_orders_that_letters_quote_are_orders(texts):
    """All that stands in quotes, but for what a player wrote or what begins a line."""
    heads = {"määra aadress", "sõnum:", "märkus:", "kui … siis …", "viik?"}
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


@pytest.mark.parametrize(
    ("letter", "expected"),
    [
        ("Tere, Bo!\n\nMinu käik on i9.\n\nParimate soovidega\nMari", (Play, "i9")),
        ("13. käik: i9", (Play, "i9")),
        ("Valin musta, aitäh!", (Play, "black")),
        ("valge ja g7", (Play, "white and g7")),
        ("G7, 3 viiendat käiku", (Play, "g7, 3 fifths")),
        ("passin", (Play, "pass")),
        ("ma alistun", (Resign, None)),
        ("keeldun viigist", (DeclineDraw, None)),
        ("teatan viiest", (ClaimWin, None)),
        ("nõuan viiki", (ClaimDraw, None)),
        ("tühista kui", (CancelIfs, None)),
        ("kui g7, siis i10, siis kui h5, siis j4", (PlayIf, None)),
        ("kui sa mängid g7, siis mängin ma i10", (PlayIf, None)),
        ("minu partiid", (Ask, None)),
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
        "Mõtlen veel, i9 tundub halb.",
        "must tegi i9",
        "Kui ma mängiksin i9, siis kaotaksin.",
        "sõnum: alistun varsti",
        "Aitäh mängu eest!",
        "kas sa alistud",
    ],
)
def test_what_is_no_order_is_none(letter):
    assert not orders(letter)


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("määra keel eesti", "et"),
        ("määra ainult tekst", "only"),
        ("määra html", ""),
        ("määra kokkuvõte iga päev", "07"),
        ("määra kokkuvõte kell 18", "18"),
        ("määra kokkuvõte väljas", ""),
        ("määra laud kettad", "discs"),
        ("määra laud sõnad", "letters"),
        ("määra laud XO", ""),
        ("määra kalender sees", "on"),
        ("määra kalender väljas", ""),
        ("määra ajavöönd Tallinn", "Europe/Tallinn"),
    ],
)
def test_settings_are_set_in_its_own_words(line, value):
    (order,) = orders(line)
    assert isinstance(order, Set)
    assert read_choice(order.name, order.value, TEMPLATES) == value


@pytest.mark.parametrize(
    ("count", "words"),
    [("0", "0 punkti"), ("0.5", "0,5 punkti"), ("1", "1 punkt"), ("2", "2 punkti")],
)
def test_points_are_counted_as_the_language_counts(count, words):
    assert SAY("norms", "amount", text=count) == words
