"""The templates of every language: the one environment that compiles them, and who speaks in it.

A page (`….html.jinja`) escapes what it prints, nothing else does. What letters print is cleaned
as well, for it comes from anybody; a document has marks of its own around the names in it.
"""

from collections.abc import Iterator, Mapping, MutableMapping
from datetime import timedelta
from functools import cache, cached_property, lru_cache
from pathlib import Path
from types import MethodType
from typing import TYPE_CHECKING, Any

from corr import resources
from corr.languages import FALLBACK, known_language, languages_in
from corr.sentences.catalogue import Catalogue
from corr.sentences.catalogues import Catalogues
from corr.sentences.plain import FILTERS, printed
from corr.sentences.said import Said, in_language

if TYPE_CHECKING:
    from jinja2 import Environment
    from jinja2.runtime import Context

_PROSE = "shared/prose.html.jinja"
"""How a letter looks in HTML that has no template of its own for it."""

_KEPT = 2000
"""How many sentences a voice keeps, those with parameters of these types or short texts. Instants
are not among them: the same one on two clocks would pass for one."""
_PLAIN = frozenset({int, bool, timedelta, type(None)})
_SHORT = 40
_FEW = 8


@cache
def _context() -> type["Context"]:
    """The variables of a template. They know at once how their most frequent callables are called,
    which the library looks up anew each time.
    """
    from jinja2.runtime import Context, Macro

    class Quick(Context):
        def call(self, called: Any, /, *args: Any, **kwargs: Any) -> Any:
            kind = type(called)
            if kind is not Voice and kind is not Macro and kind is not MethodType:
                return super().call(called, *args, **kwargs)
            kwargs.pop("_loop_vars", None)
            kwargs.pop("_block_vars", None)
            if kind is Macro:  # whose result counts as safe where the caller escapes
                return called(self.eval_ctx, *args, **kwargs)
            return called(*args, **kwargs)

    return Quick


@cache
def _environment() -> type["Environment"]:
    """The environments of templates, all of which have the same globals."""
    from jinja2 import Environment

    class Alike(Environment):
        def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
            # One dictionary: the library lays a chain of them over it for each template, and looks
            # through that anew for every name wherever a template is rendered or imports another.
            return super().make_globals(d) if d else self.globals

    return Alike


def environment(folder: Path) -> "Environment":
    """The environment of a folder of templates, which do not change while the program runs."""
    # Here, since a look at an event says sentences and writes no letter.
    from jinja2 import FileSystemLoader, StrictUndefined, select_autoescape

    made = _environment()(
        loader=FileSystemLoader(folder),
        undefined=StrictUndefined,
        autoescape=select_autoescape(
            enabled_extensions=("html.jinja",), default=False, default_for_string=False
        ),
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        cache_size=-1,
    )
    made.context_class = _context()
    made.filters.update(FILTERS)
    return made


@cache
def documents() -> "Environment":
    """The environment of our own templates, made once."""
    return environment(resources.templates())


class Sheet:
    """The sentences of a document, which print what they are given as it is.

    Called, it says one sentence; its tables are attributes: `say.heading["players"]` is the
    sentence `heading-players`.
    """

    def __init__(self, catalogue: Catalogue, name: str) -> None:
        self._catalogue = catalogue
        self._name = name

    def __call__(self, sentence: str, /, **params: object) -> str:
        """A sentence of the sheet."""
        return self._catalogue.say(f"{self._name}-{sentence}", params)

    def __getattr__(self, table: str) -> "Table":
        return Table(self._catalogue, f"{self._name}-{table}")


class Table(Mapping[Any, str]):
    """Words by their keys; those of a truth are `yes` and `no`."""

    def __init__(self, catalogue: Catalogue, name: str) -> None:
        self._catalogue = catalogue
        self._name = name

    def __getitem__(self, key: object) -> str:
        """The words of a key; KeyError if there are none."""
        word = {True: "yes", False: "no"}[key] if isinstance(key, bool) else key
        return self._catalogue.say(f"{self._name}-{word}", {})

    def __iter__(self) -> Iterator[str]:
        start = f"{self._name}-"
        return (key.removeprefix(start) for key in self._catalogue if key.startswith(start))

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _english(figure: str) -> str:
    """What a figure of a table is called where a language has no words for it."""
    # Here, since lists of levels are said without any tournament.
    from corr.tournament.scoring.figures import english_of

    return english_of(figure)


_FIGURES = {"ENGLISH": _english}


@cache
def _of_documents() -> Catalogues:
    return Catalogues(resources.templates(), str, _FIGURES)


def sheet(language: str, name: str) -> Sheet:
    """The sentences of the sheet `name` of the catalogue, for a document."""
    return Sheet(_of_documents().of(language), name)


def _for_letters(folder: Path) -> "Environment":
    """The same environment, but that it cleans what it prints; our own is made once."""
    ours = folder == resources.templates()
    return _our_letters() if ours else environment(folder).overlay(finalize=printed)


@cache
def _our_letters() -> "Environment":
    return documents().overlay(finalize=printed)


def _is_few_words(value: object) -> bool:
    """Whether a parameter of a sentence may be kept with it, unless it is one of `_PLAIN`."""
    if type(value) is str:
        return len(value) <= _SHORT
    return type(value) is tuple and len(value) <= _FEW and all(map(_is_few_words, value))


class Templates:
    """All letters of all languages under one folder (`resources.templates()`).

    If they are `strict`, a faulty sentence is an error; else it is said in English.
    """

    def __init__(self, folder: Path, *, strict: bool = False) -> None:
        self._folder = folder
        self._languages = languages_in(folder)
        self._catalogues = Catalogues(folder, printed, _FIGURES, strict=strict)
        self._voices: dict[str, Voice] = {}

    @cached_property
    def environment(self) -> "Environment":
        """What compiles the templates, made when the first letter is written."""
        return _for_letters(self._folder)

    @property
    def languages(self) -> frozenset[str]:
        """The languages that letters can be written in."""
        return self._languages

    def names_of(self, language: str) -> tuple[str, ...]:
        """What a language is called, by itself first; its code as long as it does not say so."""
        known = known_language(language, self._languages)
        names, english = (self.voice(one)("me", "language_names") for one in (known, FALLBACK))
        return (known,) if known != FALLBACK and names == english else tuple(names.split(", "))

    def own_names(self) -> tuple[str, ...]:
        """All languages that there are, each by its own name."""
        return tuple(self.names_of(one)[0] for one in sorted(self._languages))

    def voice(self, language: str) -> "Voice":
        """The voice of a language (`sv`, `sv-SE`); English for one that has no templates."""
        known = known_language(language, self._languages)
        if known not in self._voices:
            catalogue = self._catalogues.of(known)
            self._voices[known] = Voice(self, known, catalogue)
        return self._voices[known]


@cache
def ours() -> Templates:
    """Our own letters."""
    return Templates(resources.templates())


class Voice:
    """One language. Called, it says one sentence: `say("reasons", "occupied", point="i9")`.

    `languages` tells all that there are by their own names, for letters that list them.
    """

    def __init__(self, templates: Templates, language: str, catalogue: Catalogue) -> None:
        self.language = language
        self.languages = templates.own_names
        self._templates = templates
        self._catalogue = catalogue
        # Typed: a sentence may print True and 1 differently.
        self._said = lru_cache(maxsize=_KEPT, typed=True)(self._say)

    def __call__(self, sheet: str, sentence: str, /, **params: object) -> str:
        """The sentence `<sheet>-<sentence>` of the catalogue as plain text on one line.

        What was said of a few short words is kept: most sentences are the same in letter after
        letter.
        """
        for one in params.values():
            if type(one) not in _PLAIN and not _is_few_words(one):
                return self._say(sheet, sentence, **params)
        return self._said(sheet, sentence, **params)

    def _say(self, sheet: str, sentence: str, /, **params: object) -> str:
        return " ".join(self.line(sheet, sentence, **params).split())

    def line(self, sheet: str, sentence: str, /, **params: object) -> str:
        """The sentence with every blank as it is: a line of a letter, or a sample of an order."""
        if Said in map(type, params.values()):  # a reason, as that of a refused command
            params = {
                name: in_language(one, self.language) if type(one) is Said else one
                for name, one in params.items()
            }
        return self._catalogue.say(f"{sheet}-{sentence}", params)

    def knows(self, sheet: str, sentence: str) -> bool:
        """Whether the language has this sentence."""
        return f"{sheet}-{sentence}" in self._catalogue

    def plain(self, kind: str, facts: Mapping[str, Any]) -> tuple[str, str]:
        """The subject and the unwrapped text of a letter, which `wrap` makes ready."""
        template = self._templates.environment.get_template(f"{kind}.txt.jinja")
        first, _, body = template.render({"say": self, **facts}).partition("\n")
        word, _, subject = first.partition(":")
        if word != "Subject":
            raise ValueError(f"{template.name} does not begin with `Subject:`")
        return " ".join(subject.split()), body.strip("\n")

    def html(self, kind: str, facts: Mapping[str, Any]) -> str:
        """The HTML of a letter."""
        own = f"{kind}.html.jinja"
        found = self._templates.environment.select_template([own, _PROSE])
        return found.render({"say": self, **facts})
