"""Which sentences, and which branches of the letters' templates, nobody has ever heard speak."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from jinja2 import nodes

from corr import resources
from corr.acts.by_letter import MailDesk
from corr.demo.preview.noting import NotingTemplates
from corr.demo.preview.plays import play_all
from corr.demo.preview.stage import Played, Stage
from corr.mail.write.write import write
from corr.sentences.catalogue import Catalogue, sources
from corr.sentences.functions import FUNCTIONS, SENTENCES
from corr.sentences.plain import printed
from corr.words.templates import Catalogues, Templates, environment
from tests.letter_samples.samples import samples
from tests.letter_samples.samples_facts import SITE

FOLDER = resources.templates()
LANGUAGES = ("en", "sv", "et")
DESK = frozenset(
    key
    for path in (FOLDER / "words").glob("*.desk.ftl")
    for key in sources(path.read_text(encoding="utf-8"))
)
"""What acts say, which is said at terminals, too."""


class Heard:
    """Templates and catalogues made to tell which of their parts speak, and what these are."""

    def __init__(self) -> None:
        self.there: set[str] = set()
        self.spoke: set[str] = set()
        counted = environment(FOLDER)
        heard, usual = self, type(counted)

        class Telling(usual):
            def _parse(self, source, name, filename):
                found = super()._parse(source, name, filename)
                if name and name.endswith((".txt.jinja", ".html.jinja")):
                    heard.mark(found, name)
                    found.set_environment(self)
                return found

        counted.__class__ = Telling
        counted.globals["_speaks"] = self.spoke.add
        self.environment = counted.overlay(finalize=printed)
        self.environment.__class__ = Telling
        for name in counted.list_templates(extensions=["jinja"]):
            counted.parse(counted.loader.get_source(counted, name)[0], name)
        for language in LANGUAGES:
            self.catalogues().of(language).read_all()

    def catalogues(self) -> Catalogues:
        """All catalogues, not yet read."""
        return TellingCatalogues(self)

    def templates(self, made: Templates) -> Templates:
        """The templates, heard."""
        made._environment, made._catalogues = self.environment, self.catalogues()
        return made

    def mark(self, found: nodes.Template, name: str) -> None:
        """Let every macro and every branch of a template tell when it is reached."""
        kind = name.removesuffix(".jinja")
        for macro in [*found.find_all(nodes.Macro)]:
            self._within(macro.body, f"{kind} {macro.name}")
            self._begin(macro.body, f"{kind} {macro.name}", macro.lineno)
        self._within([one for one in found.body if not isinstance(one, nodes.Macro)], kind)

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


class TellingCatalogue(Catalogue):
    """A catalogue that tells which sentences and which variants of them are said."""

    def __init__(self, heard: Heard, language: str, *args, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        self._heard, self._language = heard, language
        self._variants: dict[int, tuple[object, str]] = {}
        self._where, self._count = "", 0

    def read_all(self) -> None:
        for key in self._sources:
            name = key.partition("-")[0]
            if not name.endswith(("_words", "table_page")) and key not in DESK:
                self._made_ready(key)

    def _made_ready(self, key):
        if key not in self._sources:
            return super()._made_ready(key)
        self._where, self._count = f"{self._language}/{key}", 0
        return self._telling(self._where, super()._made_ready(key))

    def _select(self, node):
        self._count += 1
        for one in node.variants:
            name = getattr(one.key, "name", None) or one.key.value
            what = f"{self._where}, choice {self._count} {name}"
            self._variants[id(one.value)] = one.value, what  # kept, so that its id stays its own
        return super()._select(node)

    def _pattern(self, pattern):
        made = super()._pattern(pattern)
        _, what = self._variants.get(id(pattern), (None, ""))
        return self._telling(what, made) if what else made

    def _telling(self, what, made):
        self._heard.there.add(what)

        def said(params):
            self._heard.spoke.add(what)
            return made(params)

        return said


class TellingCatalogues(Catalogues):
    def __init__(self, heard: Heard) -> None:
        super().__init__(FOLDER, printed)
        self._heard = heard

    def of(self, language):
        if language not in self._read:
            files = sorted(self._folder.glob(f"{language}.*ftl"))
            self._read[language] = TellingCatalogue(
                self._heard,
                language,
                [path.read_text(encoding="utf-8") for path in files],
                functions=FUNCTIONS,
                sentences=SENTENCES,
                printed=printed,
                fallback=None if language == "en" else self.of("en"),
            )
        return self._read[language]


def _ifs(part: nodes.Node) -> Iterator[nodes.If]:
    """The conditions of a part, each `elif` one of its own."""
    if isinstance(part, nodes.If):
        yield part
    yield from part.find_all(nodes.If)


def by_samples(heard: Heard) -> frozenset[str]:
    """What the samples have made speak."""
    heard.spoke.clear()
    templates = heard.templates(Templates(FOLDER))
    for language in LANGUAGES:
        for one in samples(templates.voice(language)):
            write(one.draft, site=SITE, templates=templates)
    return frozenset(heard.spoke)


@cache
def ours() -> Heard:
    """The templates and catalogues that are corr's own, all of whose plays are heard."""
    return Heard()


@cache
def play(language: str) -> tuple[tuple[Played, ...], frozenset[str]]:
    """The letters of the events that are played in a language, and what these made speak."""
    heard = ours()
    heard.spoke.clear()
    templates = heard.templates(NotingTemplates(FOLDER))
    with TemporaryDirectory(prefix="corr-heard-") as folder:
        stage = Stage(Path(folder), language, templates, MailDesk)
        with closing(stage.office.store):
            play_all(stage)
    return tuple(stage.played), frozenset(heard.spoke)


def by_language(found: Iterable[str]) -> Iterator[str]:
    """What every language has without its name, all else with it."""
    silent = {language: set[str]() for language in LANGUAGES}
    for one in found:
        language, _, what = one.partition("/")
        if language in silent:
            silent[language].add(what)
        else:
            yield one
    everywhere = set.intersection(*silent.values())
    yield from everywhere
    for language, whats in silent.items():
        yield from (f"{language}/{what}" for what in whats - everywhere)


def lines() -> Iterator[str]:
    """What the plays have not made speak, line by line; behind it whether the samples have.

    Of a sentence that is said, those choices that neither says stand in one line.
    """
    played = frozenset[str]().union(*(play(language)[1] for language in LANGUAGES))
    there, shown = ours().there, by_samples(ours())
    never = set(by_language(there - played - shown))
    choices = dict[str, list[str]]()
    for one in sorted(by_language(there - played)):
        where, choice, which = one.partition(", choice ")
        if not choice:
            yield f"{one}: {'never' if one in never else 'in a sample'}"
        elif one in never and where not in never:
            choices.setdefault(where, []).append(which)
    yield from (f"{where}, {', '.join(which)}: never" for where, which in choices.items())
