"""The catalogues of our languages, and what asks for their sentences, fit together."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from jinja2 import Environment, nodes

from corr.sentences.functions import SENTENCES
from tests.places import ROOT
from tests.words.catalogues import CHECKED, LANGUAGES, READ

WHOLE = ("en", "sv", "et")
"""The languages that lack nothing."""
SILENT = {
    # "den mest brådskande" needs no number before it
    ("sv", "morning-you_the_most_urgent"): {"needs"},
    # one word for the first norm, whatever the level
    ("et", "norms-first-each"): {"n", "number"},
}
"""What a language need not say of what English says."""
KEYS = READ["en"].sentences
SHEETS = {key.split("-")[0] for key in KEYS}


def templates() -> Iterator[tuple[str, nodes.Template]]:
    parser = Environment(autoescape=True)
    for path in sorted((ROOT / "templates").rglob("*.jinja")):
        yield path.name, parser.parse(path.read_text(encoding="utf-8"))


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    paths = sorted((ROOT / "corr").rglob("*.py"))
    return tuple((_named(path), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def _named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def asked_in_templates() -> Iterator[tuple[str, str, set[str], bool]]:
    """Every `say("sheet", "sentence", …)`: where, the key, what it is given, and whether more."""
    for name, tree in templates():
        for call in tree.find_all(nodes.Call):
            called = call.node.node if isinstance(call.node, nodes.Getattr) else call.node
            words = [arg.value for arg in call.args if isinstance(arg, nodes.Const)]
            if isinstance(called, nodes.Name) and called.name == "say" and len(words) == 2:
                given = {keyword.key for keyword in call.kwargs}
                yield name, "-".join(words), given, call.dyn_kwargs is not None


def asked_in_code() -> Iterator[tuple[str, str, set[str], bool]]:
    """The same where Python says it."""
    for name, tree in modules():
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call):
                continue
            words = [one.value for one in call.args[:2] if isinstance(one, ast.Constant)]
            if len(words) == 2 and words[0] in SHEETS and "-".join(map(str, words)) in KEYS:
                given = {one.arg for one in call.keywords if one.arg}
                more = any(one.arg is None for one in call.keywords)
                yield name, "-".join(words), given, more


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_faults(language):
    assert [str(fault) for fault in CHECKED[language].faults] == []


@pytest.mark.parametrize("language", WHOLE)
def test_our_own_languages_lack_nothing(language):
    assert [one.key for one in CHECKED[language].missing] == []


@pytest.mark.parametrize("language", WHOLE)
def test_what_english_says_the_others_say(language):
    found = {key: CHECKED[language].dropped(key) for key in READ[language].sentences}
    known = {key: names for (own, key), names in SILENT.items() if own == language}
    assert {key: set(names) for key, names in found.items() if names} == known


def test_templates_ask_for_sentences_that_there_are():
    asked = [*asked_in_templates()]
    assert len(asked) > 200
    assert [(where, key) for where, key, *_ in asked if key not in KEYS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_gives_what_the_sentence_takes(language):
    asked = [*asked_in_templates(), *asked_in_code()]
    wanting = [
        (where, key, sorted(CHECKED[language].takes(key) - given))
        for where, key, given, more in asked
        if not more and not CHECKED[language].takes(key) <= given
    ]
    assert wanting == []


def test_who_asks_gives_nothing_that_no_language_takes():
    asked = [*asked_in_templates(), *asked_in_code()]
    needless = [
        (where, key, sorted(rest))
        for where, key, given, _ in asked
        if (rest := given - set().union(*(CHECKED[one].takes(key) for one in LANGUAGES)))
    ]
    assert needless == [], needless


@cache
def words_of_the_code() -> frozenset[str]:
    """Every text and every name that stands in the code and in the templates."""
    found = set[str]()
    for _, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
    for _, tree in templates():
        found |= {str(one.value) for one in tree.find_all(nodes.Const)}
        found |= {one.attr for one in tree.find_all(nodes.Getattr)}
    return frozenset(found)


def test_every_sentence_is_asked_for():
    """A sentence whose name stands nowhere is dead: no code, no template, no other sentence."""
    known = words_of_the_code()
    taken = {key for one in CHECKED.values() for key in one.taken_in}
    taken |= {key for key, *_ in SENTENCES.values()}
    dead = [
        key
        for key in KEYS
        if key not in taken and not any(one in known for one in names_in(key, known))
    ]
    assert dead == [], dead


def names_in(key: str, known: frozenset[str]) -> Iterator[str]:
    """What may stand in the code for a sentence: its name, its code, or its table."""
    name = key.partition("-")[2]
    yield name
    yield name.split("-")[0]
    yield name.replace("_", "-")
    yield name.replace("_", " ")
    for at, letter in enumerate(name):
        if letter == "_" and name[at:] in known:  # f"{code}_passed_on"
            yield name[:at]
        if letter == "_" and name[: at + 1] in known:
            yield name[at + 1 :]
