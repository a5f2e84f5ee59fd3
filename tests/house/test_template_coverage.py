"""Which macro and which branch of the letters' templates nobody has ever heard speak."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from jinja2 import nodes

from corr import resources
from corr.acts.by_letter import MailDesk
from corr.demo.preview.noting import NotingTemplates
from corr.demo.preview.plays import play_all
from corr.demo.preview.stage import Stage
from corr.mail.write.write import write
from corr.words.plain import printed
from corr.words.templates import Templates, environment
from tests.letter_samples.samples import samples
from tests.letter_samples.samples_facts import SITE
from tests.places import TESTS

pytestmark = pytest.mark.slow

FOLDER = resources.templates()
KNOWN = TESTS / "data" / "templates_unheard.txt"
LANGUAGES = ("en", "sv", "et")


class Heard:
    """Templates made to tell which of their macros and branches speak, and what these are."""

    def __init__(self) -> None:
        self.there: set[str] = set()
        self.spoke: set[str] = set()
        counted = environment(FOLDER)
        heard, usual = self, type(counted)

        class Telling(usual):
            def _parse(self, source, name, filename):
                found = super()._parse(source, name, filename)
                if name and name.partition("/")[0] in LANGUAGES:
                    heard.mark(found, name)
                    found.set_environment(self)
                return found

        counted.__class__ = Telling
        counted.globals["_speaks"] = self.spoke.add
        self.environment = counted.overlay(finalize=printed)
        self.environment.__class__ = Telling
        for name in counted.list_templates():
            counted.parse(counted.loader.get_source(counted, name)[0], name)

    def mark(self, found: nodes.Template, name: str) -> None:
        """Let every macro and every branch of a template tell when it is reached."""
        sheet = name.removesuffix(".jinja")
        for macro in [*found.find_all(nodes.Macro)]:
            self._within(macro.body, f"{sheet} {macro.name}")
            self._begin(macro.body, f"{sheet} {macro.name}", macro.lineno)
        self._within([one for one in found.body if not isinstance(one, nodes.Macro)], sheet)

    def _within(self, body: list[nodes.Node], where: str) -> None:
        ifs = [one for part in body for one in _ifs(part)]
        for number, one in enumerate(ifs, 1):
            self._begin(one.body, f"{where}, branch {number}", one.lineno)
            if one.else_:
                self._begin(one.else_, f"{where}, branch {number} else", one.lineno)

    def _begin(self, body: list[nodes.Node], what: str, line: int) -> None:
        self.there.add(what)
        called = nodes.Name("_speaks", "load")
        call = nodes.Call(called, [nodes.Const(what)], [], None, None)
        body.insert(0, nodes.ExprStmt(call).set_lineno(line))


def _ifs(part: nodes.Node) -> Iterator[nodes.If]:
    """The conditions of a part, each `elif` one of its own."""
    if isinstance(part, nodes.If):
        yield part
    yield from part.find_all(nodes.If)


def by_samples(heard: Heard) -> frozenset[str]:
    """What the samples have made speak."""
    heard.spoke.clear()
    templates = Templates(FOLDER)
    templates._environment = heard.environment
    for language in LANGUAGES:
        for one in samples(templates.voice(language)):
            write(one.draft, site=SITE, templates=templates)
    return frozenset(heard.spoke)


def by_plays(heard: Heard, folder: Path) -> frozenset[str]:
    """What the events that are played have made speak."""
    heard.spoke.clear()
    for language in LANGUAGES:
        templates = NotingTemplates(FOLDER)
        templates._environment = heard.environment
        at = folder / language
        at.mkdir()
        stage = Stage(at, language, templates, MailDesk)
        with closing(stage.office.store):
            play_all(stage)
    return frozenset(heard.spoke)


def by_language(found: Iterable[str]) -> Iterator[str]:
    """What is found in every language without its name, all else with it."""
    silent = {language: set[str]() for language in LANGUAGES}
    for one in found:
        language, _, what = one.partition("/")
        silent[language].add(what)
    everywhere = set.intersection(*silent.values())
    yield from everywhere
    for language, whats in silent.items():
        yield from (f"{language}/{what}" for what in whats - everywhere)


@pytest.fixture(scope="module")
def silent(tmp_path_factory) -> list[str]:
    """What the plays have not made speak; behind it whether the samples have."""
    heard = Heard()
    played = by_plays(heard, tmp_path_factory.mktemp("plays"))
    there, shown = heard.there, by_samples(heard)
    never = set(by_language(there - played - shown))
    return sorted(
        f"{one}: {'never' if one in never else 'in a sample'}"
        for one in by_language(there - played)
    )


def test_what_of_a_template_the_plays_never_say_is_known(silent):
    """A macro or branch that is new here wants a letter that says it: best in a play.

    `in a sample` is said by the letters of the goldens alone, which are made by hand; `never` are
    words of reports, pages and plans, and forms of a sentence that a test of their own hears.
    """
    assert silent == KNOWN.read_text(encoding="utf-8").splitlines()
