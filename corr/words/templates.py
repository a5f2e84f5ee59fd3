"""The templates of every language: the one environment that compiles them, and who speaks in it.

A page (`….html.jinja`) escapes what it prints, nothing else does. What letters print is cleaned
as well, for it comes from anybody; a document has marks of its own around the names in it.
"""

from collections.abc import Mapping
from datetime import timedelta
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jinja2 import (
    Environment,
    FileSystemLoader,
    StrictUndefined,
    TemplateNotFound,
    select_autoescape,
)
from jinja2.runtime import Context, Macro

from corr import resources
from corr.languages import known_language, languages_in
from corr.words.plain import FILTERS, fits, printed

_KEPT = 2000
"""How many sentences a voice keeps, those with parameters of these types or short texts. Instants
are not among them: the same one on two clocks would pass for one."""
_PLAIN = frozenset({int, bool, timedelta, type(None)})
_SHORT = 40
_FEW = 8


class _Context(Context):
    """The variables of a template. It knows at once how its most frequent callables are called,
    which the library looks up anew each time.
    """

    def call(self, called: Any, /, *args: Any, **kwargs: Any) -> Any:
        """What the callable returns."""
        if type(called) is not Voice and type(called) is not Macro:
            return super().call(called, *args, **kwargs)
        kwargs.pop("_loop_vars", None)
        kwargs.pop("_block_vars", None)
        if type(called) is Macro:  # whose result counts as safe where the caller escapes
            return called(self.eval_ctx, *args, **kwargs)
        return called(*args, **kwargs)


class _Environment(Environment):
    context_class = _Context


def environment(folder: Path) -> Environment:
    """The environment of a folder of templates, which do not change while the program runs."""
    made = _Environment(
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
    made.filters.update(FILTERS)
    made.tests["fits"] = fits
    made.globals["in_english"] = _in_english
    return made


def _in_english(figure: str) -> str:
    """What a figure of a table is called where a language has no words for it."""
    # Here, since lists of levels are said without any tournament.
    from corr.tournament.scoring.figures import english_of

    return english_of(figure)


@cache
def documents() -> Environment:
    """The environment of our own templates, made once."""
    return environment(resources.templates())


def sheet(language: str, name: str) -> Any:
    """The lists and macros of `templates/<language>/<name>.txt.jinja`, for a document."""
    return documents().get_template(f"{language}/{name}.txt.jinja").module


def _for_letters(folder: Path) -> Environment:
    """The same environment, but that it cleans what it prints; our own is made once."""
    ours = folder == resources.templates()
    return _our_letters() if ours else environment(folder).overlay(finalize=printed)


@cache
def _our_letters() -> Environment:
    return documents().overlay(finalize=printed)


def _is_short(value: object) -> bool:
    """Whether a parameter of a sentence may be kept with it."""
    return _is_few_words(value) or type(value) in _PLAIN


def _is_few_words(value: object) -> bool:
    if type(value) is tuple:
        return len(value) <= _FEW and all(map(_is_few_words, value))
    return type(value) is str and len(value) <= _SHORT


class Templates:
    """All letters of all languages under one folder (`resources.templates()`)."""

    def __init__(self, folder: Path) -> None:
        self._environment = _for_letters(folder)
        self._languages = languages_in(folder)
        self._voices: dict[str, Voice] = {}

    @property
    def languages(self) -> frozenset[str]:
        """The languages that letters can be written in."""
        return self._languages

    def voice(self, language: str) -> "Voice":
        """The voice of a language (`sv`, `sv-SE`); English for one that has no templates."""
        known = known_language(language, self._languages)
        if known not in self._voices:
            self._voices[known] = Voice(self._environment, known)
        return self._voices[known]


@cache
def ours() -> Templates:
    """Our own letters."""
    return Templates(resources.templates())


class Voice:
    """One language. Called, it says one sentence: `say("reasons", "occupied", point="i9")`."""

    def __init__(self, environment: Environment, language: str) -> None:
        self.language = language
        self._environment = environment
        self._sheets: dict[str, object] = {}
        # Typed: a sentence may print True and 1 differently.
        self._said = lru_cache(maxsize=_KEPT, typed=True)(self._say)

    def __call__(self, sheet: str, sentence: str, /, **params: object) -> str:
        """The sentence of a sheet (`<language>/<sheet>.txt.jinja`) as plain text on one line.

        It is called here and not from the templates, because a macro that does not escape
        would count as safe where an HTML template calls it. What was said of a few short words
        is kept: most sentences are the same in letter after letter.
        """
        short = all(map(_is_short, params.values()))
        return (self._said if short else self._say)(sheet, sentence, **params)

    def _say(self, sheet: str, sentence: str, /, **params: object) -> str:
        return " ".join(str(getattr(self._sheet(sheet), sentence)(**params)).split())

    def knows(self, sheet: str, sentence: str) -> bool:
        """Whether the language has this sentence."""
        return callable(getattr(self._sheet(sheet), sentence, None))

    def plain(self, kind: str, facts: Mapping[str, Any]) -> tuple[str, str]:
        """The subject and the unwrapped text of a letter, which `wrap` makes ready."""
        template = self._environment.get_template(f"{self.language}/{kind}.txt.jinja")
        first, _, body = template.render(facts).partition("\n")
        word, _, subject = first.partition(":")
        if word != "Subject":
            raise ValueError(f"{template.name} does not begin with `Subject:`")
        return " ".join(subject.split()), body.strip("\n")

    def html(self, kind: str, facts: Mapping[str, Any]) -> str:
        """The HTML of a letter."""
        template = self._environment.get_template(f"{self.language}/{kind}.html.jinja")
        return template.render(facts)

    def _sheet(self, name: str) -> object:
        if name not in self._sheets:
            path = f"{self.language}/{name}.txt.jinja"
            try:
                self._sheets[name] = self._environment.get_template(path).module
            except TemplateNotFound as error:
                raise LookupError(f"no sheet of sentences {path}") from error
        return self._sheets[name]
