"""The catalogues of our languages, and what asks for their sentences, fit together."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest
from jinja2 import Environment, nodes

from corr.acts.table import every_command
from corr.sentences.plain import FILTERS
from tests.places import ROOT
from tests.words.catalogues import LANGUAGES, WHOLE, checked, read

ENGLISH_IN = {"en": {}, "sv": {}, "et": {"en.desk.ftl"}}
"""What of a language waits for its translator: what arbiters are told when they act or ask."""
SILENT = {
    # one word for the first norm, whatever the level
    ("et", "norms-first-each"): {"n", "number"},
}
"""What a language need not say of what English says."""
HANDED_ON = {
    *("explanations", "pairings", "rules", "standings", "table_page"),
    *("advance_words", "diploma_words", "rating_words", "register_words", "report_words"),
    *("replay", "title_words", "track"),
}
"""Sheets that code speaks without naming them in each call: `partial(say, "rules")`."""


@cache
def templates() -> tuple[tuple[str, nodes.Template], ...]:
    parser = Environment(autoescape=True)
    paths = sorted((ROOT / "templates").rglob("*.jinja"))
    return tuple((path.name, parser.parse(path.read_text(encoding="utf-8"))) for path in paths)


def keys() -> list[str]:
    """All English sentences."""
    return [*read("en").sentences]


@cache
def sheets() -> frozenset[str]:
    return frozenset(key.split("-")[0] for key in keys())


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    paths = sorted((ROOT / "corr").rglob("*.py"))
    return tuple(
        (str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8")))
        for path in paths
    )


@dataclass(frozen=True)
class Asked:
    """A call that names a sheet: where, what it asks for, what it gives, and whether more."""

    where: str
    sheet: str
    sentence: str
    """"" for one that is known only when it is said."""
    given: frozenset[str]
    more: bool

    @property
    def key(self) -> str:
        return f"{self.sheet}-{self.sentence}"


def asked_in_templates() -> Iterator[Asked]:
    """Every `say("sheet", "sentence", …)` and `say.line(…)`."""
    for name, tree in templates():
        for call in tree.find_all(nodes.Call):
            called = call.node.node if isinstance(call.node, nodes.Getattr) else call.node
            if not isinstance(called, nodes.Name) or called.name != "say" or len(call.args) != 2:
                continue
            sheet, sentence = call.args
            for one in either(sentence):
                yield Asked(
                    where=f"{name}, line {call.lineno}",
                    sheet=sheet.as_const(),
                    sentence=one,
                    given=frozenset(keyword.key for keyword in call.kwargs),
                    more=call.dyn_kwargs is not None,
                )


def either(node: nodes.Expr) -> tuple[str, ...]:
    """A name, or both of a choice between two; "" for what is no name."""
    if isinstance(node, nodes.CondExpr) and node.expr2:
        return *either(node.expr1), *either(node.expr2)
    return (node.value if isinstance(node, nodes.Const) else "",)


def asked_in_code() -> Iterator[Asked]:
    """The same where Python says it."""
    for name, tree in modules():
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call):
                continue
            words = [one.value if isinstance(one, ast.Constant) else "" for one in call.args]
            if isinstance(call.func, ast.Name) and call.func.id == "said" and len(words) == 1:
                words = [*str(words[0]).partition("-")[::2]]  # said("sheet-sentence", …)
            elif len(words) != 2 or not speaks(call.func):
                continue
            if words[0] in sheets():
                yield Asked(
                    where=f"{name}, line {call.lineno}",
                    sheet=words[0],
                    sentence=words[1],
                    given=frozenset(one.arg for one in call.keywords if one.arg),
                    more=any(one.arg is None for one in call.keywords),
                )


def speaks(called: ast.expr) -> bool:
    """Whether it is a voice: by its name, or asked for just there."""
    match called:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in ("said", "say", "voice", "line", "words")
        case ast.Call(func=ast.Attribute(attr="voice")):
            return True
    return False


@cache
def asked() -> tuple[Asked, ...]:
    found, in_code = [*asked_in_templates()], [*asked_in_code()]
    assert len(found) > 200
    assert len(in_code) > 20
    return (*found, *in_code)


def named() -> list[Asked]:
    """Calls that name a sentence, too."""
    return [one for one in asked() if one.sentence]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_faults(language):
    assert [str(fault) for fault in checked(language).faults] == []


@pytest.mark.parametrize("language", WHOLE)
def test_our_own_languages_lack_nothing(language):
    lacking = [one for one in checked(language).missing if one.file not in ENGLISH_IN[language]]
    assert [one.key for one in lacking] == []


@pytest.mark.parametrize("language", WHOLE)
def test_what_english_says_the_others_say(language):
    found = {key: checked(language).dropped(key) for key in read(language).sentences}
    known = {key: names for (own, key), names in SILENT.items() if own == language}
    assert {key: set(names) for key, names in found.items() if names} == known


def test_nobody_asks_for_a_sentence_that_there_is_not():
    assert [(one.where, one.key) for one in named() if one.key not in read("en").sentences] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_gives_what_the_sentence_takes(language):
    wanting = [
        (one.where, one.key, sorted(checked(language).takes(one.key) - one.given))
        for one in named()
        if not one.more and not checked(language).takes(one.key) <= one.given
    ]
    assert wanting == []


def test_who_asks_gives_nothing_that_no_language_takes():
    needless = [
        (one.where, one.key, sorted(rest))
        for one in named()
        if (rest := one.given.difference(*(checked(lang).takes(one.key) for lang in LANGUAGES)))
    ]
    assert needless == []


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
    """A sentence that nothing says is dead: no code, no template, no other sentence.

    Of a sheet whose sentences are always named by their calls, these say it; of one that is
    spoken by codes or handed on as a whole, a name must stand somewhere.
    """
    known = words_of_the_code()
    taken = {key for one in map(checked, LANGUAGES) for key in one.taken_in}
    taken |= {one.key for one in named()}
    by_code = {one.sheet for one in asked() if not one.sentence} | HANDED_ON
    dead = [
        key
        for key in keys()
        if key not in taken
        and not key.startswith("does-")  # they go by commands: the next test
        and not (
            key.split("-")[0] in by_code and any(one in known for one in names_in(key, known))
        )
    ]
    assert dead == [], dead


def test_what_a_command_does_is_said_of_commands_that_there_are():
    known = {FILTERS["verb"](f"corr {' '.join(path)}") for path in every_command()}
    marked = re.compile(
        r"(\w+?)(?:_(?:allow|dismiss|yes|no|address)|(?<=confirm)_refuse|(?<=vote)_(?:uphold|change))?"
    )
    for key in keys():
        name = key.removeprefix("does-")
        if name != key and name not in ("how", "other", "appeal_changed_any"):
            verb = marked.fullmatch(name)[1]
            assert any(verb == one or verb.endswith(f"_{one}") for one in known), key


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
