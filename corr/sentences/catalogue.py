"""Catalogues: the sentences of a language, in the format of Fluent (https://projectfluent.org).

A file is read by its lines; a sentence is parsed, by the format's own library, when it is said for
the first time, and kept as a function. A process that says ten sentences pays for ten.

What the format leaves open is settled here:

- `$g-due` is the part `due` of the parameter `g`: an attribute, a key, or a place in a list;
- variants `[yes]` and `[no]` ask whether there is anything: true, a number other than 0, a text or
  a list that is not empty; `[one]` and `[other]` are the plural of a number, or what the language
  says of it in `language-plural`, if it has that; any other variant is the text or the number
  itself;
- a function is one of `corr/sentences/functions.py`, or another sentence with its parameters in
  order: `MOMENT($due)`.

A sentence that prints a parameter that it was not given is an error, never a hole in a letter.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from fluent.syntax import ast
from msgspec import Struct

from corr.sentences.parser import Parser

Params: TypeAlias = Mapping[str, Any]
Spoken: TypeAlias = Callable[[Params], Any]
"""A part of a sentence, made ready: from the parameters to the value or the text."""

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_PARSER = Parser(with_spans=False)
_TRUTH = ("yes", "no")
_PLURAL = "language-plural"
_PLURALS = frozenset({"zero", "one", "two", "few", "many"})
_IN = "in the sentence "


class Catalogue:
    """The sentences of one language; what it has not is said by `fallback`, the English one.

    `functions` are what sentences may call, by name; `printed` makes a value ready to stand in a
    text. Raises `KeyError` for a sentence that neither has, `ValueError` for a faulty one. With
    `told`, a faulty one that English has is said in English, and told of once.
    """

    def __init__(
        self,
        texts: Iterable[str],
        *,
        functions: Mapping[str, Callable[..., Any]],
        sentences: Mapping[str, tuple[str, ...]],
        printed: Callable[[Any], Any] = str,
        fallback: "Catalogue | None" = None,
        told: Callable[[str, Exception], None] | None = None,
    ) -> None:
        self._sources: dict[str, str] = {}
        for text in texts:
            self._sources.update(sources(text))
        self._ready: dict[str, Spoken] = {}
        self._functions = functions
        self._sentences = sentences
        self._printed = printed
        self._fallback = fallback
        self._told = told
        self._faulty = set[str]()

    def __contains__(self, key: str) -> bool:
        return key in self._sources or (self._fallback is not None and key in self._fallback)

    def __iter__(self) -> Iterator[str]:
        """The keys, those of English that the language lacks behind its own."""
        yield from self._sources
        if self._fallback is not None:
            yield from (key for key in self._fallback if key not in self._sources)

    def say(self, key: str, params: Params) -> str:
        """The sentence `key` with these parameters."""
        ready = self._ready.get(key)
        if ready is None and key not in self:
            raise KeyError(f"there is no sentence {key}")
        try:
            if ready is None:
                ready = self._ready[key] = self._made_ready(key)
            said: str = ready(params)
        except Exception as error:
            if not sentence_of(error):  # else it is a sentence that this one says
                error.add_note(_IN + key)
            if not self._may_be_said_in_english(key):
                raise
            self._tell_once(key, error)
            assert self._fallback is not None
            return self._fallback.say(key, params)
        return said

    def _may_be_said_in_english(self, key: str) -> bool:
        own = self._told is not None and key in self._sources
        return own and self._fallback is not None and key in self._fallback

    def _tell_once(self, key: str, error: Exception) -> None:
        if self._told and key not in self._faulty:
            self._faulty.add(key)
            self._told(key, error)

    def _made_ready(self, key: str) -> Spoken:
        source = self._sources.get(key)
        if source is None:
            assert self._fallback is not None
            return _of(self._fallback, key)
        entry = _PARSER.parse_entry(source)
        if not isinstance(entry, ast.Message) or entry.value is None:
            raise ValueError(f"`{source.splitlines()[0][:60]}` cannot be read")
        return self._pattern(entry.value)

    def _pattern(self, pattern: ast.Pattern) -> Spoken:
        """The text of a pattern."""
        parts = [self._element(one) for one in pattern.elements]
        if len(parts) == 1:
            return _fixed(parts[0]) if isinstance(parts[0], str) else parts[0]
        return _joined(parts)

    def _element(self, element: ast.TextElement | ast.Placeable) -> "str | Spoken":
        if isinstance(element, ast.TextElement):
            return element.value
        inner = element.expression
        if isinstance(inner, ast.StringLiteral):
            return str(inner.parse()["value"])
        if isinstance(inner, ast.SelectExpression):
            return self._select(inner)
        if isinstance(inner, ast.MessageReference):
            return _of(self, inner.id.name)
        if isinstance(inner, ast.Placeable):
            return self._element(inner)
        return _shown(self._value(inner), self._printed)

    def _value(self, node: Any) -> Spoken:
        """The value of what stands in braces or between the brackets of a function."""
        match node:
            case ast.Placeable():
                return self._value(node.expression)
            case ast.StringLiteral():
                return _fixed(node.parse()["value"])
            case ast.NumberLiteral():
                return _fixed(int(node.value))
            case ast.VariableReference():
                return _variable(node.id.name)
            case ast.MessageReference():
                return _of(self, node.id.name)
            case ast.FunctionReference():
                return self._call(node.id.name, node.arguments.positional)
            case ast.SelectExpression():
                return self._select(node)
        raise ValueError(f"{type(node).__name__} is not used here")

    def _call(self, name: str, arguments: list[Any]) -> Spoken:
        given = [self._value(one) for one in arguments]
        if name == "EACH":
            return self._each(given[0], str(arguments[1].parse()["value"]))
        if name in self._sentences:
            key, *names = self._sentences[name]
            return _sentence(self, key, names, given)
        if name not in self._functions:
            raise ValueError(f"there is no function {name}")
        return _called(self._functions[name], given)

    def _each(self, items: Spoken, key: str) -> Spoken:
        """The sentence `key` for each of a list, as `$item`, with its `$number` from 1.

        What begins with a code may have one of its own: `moves-did-each_bomb`.
        """

        def said(params: Params) -> list[str]:
            return [
                self.say(self._own_of(key, item), {**params, "item": item, "number": at})
                for at, item in enumerate(items(params), 1)
            ]

        return said

    def _own_of(self, key: str, item: object) -> str:
        if isinstance(item, tuple) and item and isinstance(item[0], str):
            own = f"{key}_{item[0]}"
            return own if own in self else key
        return key

    def _select(self, node: ast.SelectExpression) -> Spoken:
        selector = self._value(node.selector)
        variants: dict[Any, Spoken] = {}
        default: Spoken = _fixed("")
        for one in node.variants:
            made = self._pattern(one.value)
            if isinstance(one.key, ast.NumberLiteral):  # of a number, and of one in a text
                variants[int(one.key.value)] = variants[one.key.value] = made
            else:
                variants[one.key.name] = made
            if one.default:
                default = made
        if not variants.keys() - set(_TRUTH):
            return _whether(selector, variants.get("yes", default), variants.get("no", default))
        if _PLURAL in self._sources and variants.keys() & _PLURALS:
            return _one_of(_plural_of(selector, variants, _of(self, _PLURAL)), variants, default)
        return _one_of(selector, variants, default)


def sentence_of(error: BaseException) -> str:
    """The key of the sentence that could not be said, "" if the error came from none."""
    notes = getattr(error, "__notes__", ())
    return next((one.removeprefix(_IN) for one in notes if one.startswith(_IN)), "")


def sources(text: str) -> dict[str, str]:
    """The sentences of a file as they stand there, by their keys."""
    found = [*_ENTRY.finditer(text)]
    ends = [*(one.start() for one in found), len(text)][1:]
    return {one[1]: text[one.start() : end] for one, end in zip(found, ends, strict=False)}


def _fixed(value: Any) -> Spoken:
    return lambda _: value


def _joined(parts: list["str | Spoken"]) -> Spoken:
    def said(params: Params) -> str:
        return "".join([one if type(one) is str else one(params) for one in parts])  # type: ignore[operator]

    return said


def _shown(value: Spoken, printed: Callable[[Any], Any]) -> Spoken:
    return lambda params: str(printed(value(params)))


def _of(catalogue: Catalogue, key: str) -> Spoken:
    return lambda params: catalogue.say(key, params)


def _sentence(catalogue: Catalogue, key: str, names: list[str], given: list[Spoken]) -> Spoken:
    if len(names) == 1:
        name, only = names[0], given[0]
        return lambda params: catalogue.say(key, {name: only(params)})
    pairs = list(zip(names, given, strict=True))
    return lambda params: catalogue.say(key, {name: one(params) for name, one in pairs})


def _called(function: Callable[..., Any], given: list[Spoken]) -> Spoken:
    if len(given) == 1:
        only = given[0]
        return lambda params: function(only(params))
    return lambda params: function(*[one(params) for one in given])


def _whether(value: Spoken, yes: Spoken, no: Spoken) -> Spoken:
    return lambda params: (yes if value(params) else no)(params)


def _one_of(value: Spoken, variants: Mapping[Any, Spoken], default: Spoken) -> Spoken:
    one = variants.get("one")

    def chosen(params: Params) -> Any:
        key = value(params)
        found = variants.get(key) if type(key) is not bool else None
        if found is None:
            found = one if one is not None and key == 1 else default
        return found(params)

    return chosen


def _plural_of(value: Spoken, variants: Mapping[Any, Spoken], plural: Spoken) -> Spoken:
    """The value, or of a number that is no variant itself what the language says of it."""

    def chosen(params: Params) -> Any:
        key = value(params)
        is_number = isinstance(key, int) and type(key) is not bool
        return plural({"n": key}) if is_number and key not in variants else key

    return chosen


def _variable(name: str) -> Spoken:
    first, *rest = name.split("-")
    if not rest:
        return lambda params: params[first]
    parts = [int(part) if part.isdigit() else part for part in rest]

    def value(params: Params) -> Any:
        found = params[first]
        for part in parts:
            found = _part(found, part)
        return found

    return value


def _part(value: Any, part: "int | str") -> Any:
    """An attribute, a key, or a place in a list."""
    if isinstance(part, int):
        return value[part]
    # Most are structs, and to be a mapping is a slow question.
    if not isinstance(value, Struct) and isinstance(value, Mapping):
        return value[part]
    return getattr(value, part)
