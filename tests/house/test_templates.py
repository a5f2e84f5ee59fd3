import re
from dataclasses import fields
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from jinja2 import Environment, nodes

from corr import resources
from corr.errors import REASONS
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

FOLDER = resources.templates()
LANGUAGES = sorted(ours().languages)
SHARED = ["confirm", "game", "games", "letter", "parts", "prose", "stranger"]
KINDS = [
    "arbiter",
    "committee_report",
    "confirm",
    "confirmed",
    "crosstable",
    "event_cancelled",
    "event_changed",
    "event_closed",
    "event_reopened",
    "event_rules",
    "foreign",
    "game_over",
    "games",
    "help",
    "invitation",
    "level_news",
    "level_ruling",
    "norm_table",
    "preview",
    "receipt",
    "record",
    "refused",
    "reminder",
    "requested",
    "round",
    "ruling",
    "start",
    "stranger",
    "tested",
    "times",
    "title_news",
    "your_move",
]
ENDINGS = [
    *(ending.value for ending in Ending),
    *("resign", "agreement", "draw_claim", "time", "withdrawal", "adjudication", "walkover"),
]
LEVEL_REASONS = [
    *("rise2", "rise1", "confirmed", "kept", "kept_most_points", "fell"),
    *("too_few_participants", "too_few_games", "too_few_opponents", "new"),
    *("new_too_few_participants", "new_too_few_games", "new_too_few_opponents"),
]


@cache
def tree(path: Path) -> nodes.Template:
    return Environment(autoescape=True).parse(path.read_text("utf-8"))


@cache
def macros(path: Path) -> dict[str, tuple[str, ...]]:
    """The macros of a template with their arguments."""
    return {
        macro.name: tuple(argument.name for argument in macro.args)
        for macro in tree(path).find_all(nodes.Macro)
    }


def html_templates() -> list[Path]:
    """The templates of letters in HTML; reports are pages and follow other rules."""
    return [
        *(FOLDER / "shared" / f"{name}.html.jinja" for name in SHARED),
        *(FOLDER / language / f"{kind}.html.jinja" for language in LANGUAGES for kind in KINDS),
    ]


def sheet(language: str, name: str) -> dict[str, tuple[str, ...]]:
    found = macros(FOLDER / language / f"{name}.txt.jinja")
    return {name: params for name, params in found.items() if not name.startswith("_")}


def files(language: str) -> list[str]:
    return sorted(path.name for path in (FOLDER / language).iterdir())


def spoken() -> list[tuple[str, str, str, set[str], bool]]:
    """Every `say("sheet", "sentence", …)` in the templates: where, what, and its arguments."""
    found = []
    for path in sorted(FOLDER.glob("*/*.jinja")):
        for call in tree(path).find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name == "say":
                words = [arg.value for arg in call.args if isinstance(arg, nodes.Const)]
                if len(words) == 2:
                    given = {keyword.key for keyword in call.kwargs}
                    found.append((path.name, *words, given, call.dyn_kwargs is not None))
    return found


def test_english_and_swedish_are_there():
    assert {"en", "sv"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language):
    assert files(language) == files("en")


@every("language, kind", product(LANGUAGES, KINDS))
def test_every_kind_has_a_text_and_an_html_template(language, kind):
    assert {f"{kind}.txt.jinja", f"{kind}.html.jinja"} <= set(files(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_macros_with_the_same_arguments(language):
    for name in files("en"):
        assert macros(FOLDER / language / name) == macros(FOLDER / "en" / name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language):
    assert sheet(language, "reasons") == REASONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_has_its_sentence(language):
    assert sheet(language, "stages") == STAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_crosstable_is_there(language):
    names = {field.name: () for field in fields(TableWords) if field.name != "figures"}
    assert sheet(language, "table") == names | dict.fromkeys(FIGURES, ())
    say = ours().voice(language)
    found = {name: say("table", name) for name in names}
    heads = {name: say("table", name) for name in FIGURES}
    assert all((found | heads).values())
    assert TableWords(figures=heads, **found) == table_words(language)
    assert (table_words(language) == table_words("en")) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_has_its_sentence(language):
    assert sheet(language, "notices") == NOTICES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_its_sentence(language):
    assert sheet(language, "rulings") == RULINGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_happening_has_its_sentence_about_the_opponent(language):
    expected = {code: ("opponent", *names) for code, names in HAPPENINGS.items()}
    assert sheet(language, "happenings") == expected


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_that_a_template_asks_for_exists(language):
    asked = spoken()
    assert len(asked) > 40
    for where, name, sentence, given, more in asked:
        arguments = sheet(language, name)
        assert sentence in arguments, f"{where}: {name} has no {sentence}"
        if more:
            assert given <= set(arguments[sentence]), where
        else:
            assert given == set(arguments[sentence]), f"{where}: {name}.{sentence}"


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
        assert not re.search(r"https?://|<script|<link|<style|url\(|@import", text), path


def test_an_unknown_language_is_answered_in_english():
    templates = ours()
    assert templates.voice("fi").language == "en"
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
