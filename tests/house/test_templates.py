import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from jinja2 import Environment, nodes
from msgspec.structs import fields

from corr import resources
from corr.errors import REASONS
from corr.games.registry import RULES
from corr.games.renju.renju import RENJU
from corr.games.rules import STAGES, Ending
from corr.mail.letter import HAPPENINGS, NOTICES
from corr.mail.write.facts import RULINGS
from corr.ranking.correspondence.event import DRAWN
from corr.tournament.scoring.figures import FIGURES
from corr.tournament.tables.crosstable import TableWords
from corr.words.tables import table_words
from corr.words.templates import ours
from tests.every import every
from tests.words.catalogues import WHOLE, checked, keys_of

FOLDER = resources.templates()
LANGUAGES = sorted(ours().languages)
OWN_REASONS, OWN_STAGES = (
    {code: params for game in RULES.values() for code, params in getattr(game.own, part).items()}
    for part in ("reasons", "stages")
)
"""What games have for themselves."""
SHARED = ["confirm", "game", "letter", "parts", "prose"]
ENDINGS = [
    *(ending.value for ending in Ending),
    *(ending for game in RULES.values() for ending in (*game.own.endings, *game.own.drawn)),
    *("resign", "agreement", "draw_claim", "time", "withdrawal", "adjudication", "walkover"),
    "late",
]
LEVEL_REASONS = [
    *("rise2", "rise1", "confirmed", "kept", "kept_most_points", "fell"),
    *("too_few_participants", "too_few_games", "too_few_opponents", "new"),
    *("new_too_few_participants", "new_too_few_games", "new_too_few_opponents"),
]


@cache
def tree(path: Path) -> nodes.Template:
    return Environment(autoescape=True).parse(path.read_text("utf-8"))


def html_templates() -> list[Path]:
    """The templates of letters in HTML; reports are pages and follow other rules."""
    shared = (FOLDER / "shared" / f"{name}.html.jinja" for name in SHARED)
    return [*FOLDER.glob("*.html.jinja"), *shared]


def takes(key: str) -> frozenset[str]:
    """What the sentence takes in any of the languages."""
    return frozenset().union(*(checked(language).takes(key) for language in LANGUAGES))


UNSAID = {
    "happenings-match_reopened": {"time", "yours"},
    "rulings-boards_wanted": {"boards"},
    "stages-play": {"ply"},
    "stages-play_declare": {"ply"},
}
"""What a code brings along and no language says."""


def are_sentences_of(name: str, codes: dict[str, tuple[str, ...]], *usual: str) -> None:
    """The sheet has a sentence of each code and no other, which takes what the code gives.

    What is `usual` is given with every code, and need not be said.
    """
    parts = checked("en").taken_in
    assert {key for key in keys_of(name) if f"{name}-{key}" not in parts} == set(codes)
    for code, given in codes.items():
        key = f"{name}-{code}"
        assert takes(key) - set(usual) == set(given) - UNSAID.get(key, set()) - set(usual), code


def test_english_and_swedish_are_there():
    assert {"en", "sv"} <= set(LANGUAGES)


def test_every_letter_has_a_text_and_what_is_html_alone_is_shared():
    texts = {path.name.partition(".")[0] for path in FOLDER.glob("*.txt.jinja")}
    pages = {path.name.partition(".")[0] for path in FOLDER.glob("*.html.jinja")}
    assert len(texts) > 40
    assert pages < texts


def test_every_reason_has_its_sentence():
    are_sentences_of("reasons", {**REASONS, **OWN_REASONS})


def test_every_stage_has_its_sentence():
    are_sentences_of("stages", {**STAGES, **OWN_STAGES})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_brings_the_words_of_its_own_acts(language):
    acts = {"roll", "double", "take", "drop", "autoroll", "greedy", "resign_gammon"}
    for path in (FOLDER / "words").glob(f"{language}.*.ftl"):
        named = acts & set(re.findall(r"\[(\w+)\]", path.read_text("utf-8")))
        assert not named or path.name.split(".")[1] in ("backgammon", "dice", "clock"), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_crosstable_is_there(language):
    names = {field.name: () for field in fields(TableWords) if field.name != "figures"}
    assert set(keys_of("table")) == set(names) | set(FIGURES)
    say = ours().voice(language)
    found = {name: say("table", name) for name in names}
    heads = {name: say("table", name) for name in FIGURES}
    assert all((found | heads).values())
    assert TableWords(figures=heads, **found) == table_words(language)
    if language in WHOLE:
        assert (table_words(language) == table_words("en")) == (language == "en")


def test_every_notice_has_its_sentence():
    sheets = ("notices", "notice_heads", "notice_else")
    parts = checked("en").taken_in  # sentences that others take in
    for sheet in sheets:
        assert {key for key in keys_of(sheet) if f"{sheet}-{key}" not in parts} == set(NOTICES)
    for code, given in NOTICES.items():
        said = frozenset[str]().union(*(takes(f"{sheet}-{code}") for sheet in sheets))
        assert said - {"commands"} == set(given), code


def test_every_ruling_has_its_sentence():
    are_sentences_of("rulings", RULINGS)


def test_every_happening_has_its_sentence_about_the_opponent():
    are_sentences_of("happenings", HAPPENINGS, "opponent")


@every(
    "language, ending, winner", product(LANGUAGES, ENDINGS, ["you", "opponent", "draw", "nobody"])
)
def test_every_ending_has_its_sentence(language, ending, winner):
    say = ours().voice(language)
    said = say("endings", ending, winner=winner, opponent="Anna Berg", detail="double_three")
    assert said.endswith((".", "!"))
    if winner in ("you", "opponent") and ending not in DRAWN:
        assert "Anna Berg" in said or winner == "you"


@every("language, reason", product(LANGUAGES, LEVEL_REASONS))
def test_every_level_reason_has_its_sentence(language, reason):
    say = ours().voice(language)
    assert say("levels", reason, before="5 kyu", after="4 kyu").endswith((".", "!"))


@every("language, opening", product(LANGUAGES, RENJU.options()["opening"]))
def test_every_opening_is_explained(language, opening):
    say = ours().voice(language)
    assert say.knows("openings", opening.replace("-", "_"))


def test_html_templates_take_no_macros_from_text_templates():
    """A macro that does not escape would count as safe there; `say` returns plain text."""
    for path in html_templates():
        for part in tree(path).find_all((nodes.Import, nodes.FromImport, nodes.Include)):
            assert part.template.value.endswith(".html.jinja"), path


def test_html_templates_declare_nothing_safe_but_line_breaks():
    for path in html_templates():
        for used in tree(path).find_all(nodes.Filter):
            if used.name == "safe":
                assert isinstance(used.node, nodes.Const)
                assert used.node.value == "<br>"


def test_no_letter_loads_anything_from_outside():
    for path in html_templates():
        text = path.read_text("utf-8").lower()
        assert not re.search(r"https?://|<script|<link|url\(|@import", text), path
        assert set(re.findall(r"<style>(.*?)</style>", text)) <= {"{{ tap_style }}"}, path


def test_an_unknown_language_is_answered_in_english():
    templates = ours()
    assert templates.voice("xx").language == "en"
    assert templates.voice("sv-SE").language == "sv"
    assert templates.voice("../sv").language == "en"


def test_a_sentence_without_its_parameter_is_an_error():
    say = ours().voice("en")
    with pytest.raises(Exception, match="point"):
        say("reasons", "occupied")


def test_what_comes_from_outside_cannot_break_a_sentence():
    say = ours().voice("en")
    said = say("reasons", "not_a_move", text="i9\r\nSubject: x\x00\u202eevil")
    assert said.isprintable()
    assert said.startswith('"i9 Subject: x evil" is not a move')
