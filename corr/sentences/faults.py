"""What is wrong in a catalogue, and what it lacks: for the tests, and for who translates."""

import inspect
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from msgspec import Struct

from corr.languages import FALLBACK
from corr.sentences.functions import FUNCTIONS, SENTENCES
from corr.sentences.parser import Parser

_PARSER = Parser(with_spans=True)
_OF_EACH = frozenset({"item", "number"})
_TRUTH = frozenset({"yes", "no"})


class Fault(Struct, frozen=True, kw_only=True):
    """What is wrong in a `file` at a `line`, from 1, in the sentence `key`, "" for none."""

    file: str
    line: int
    key: str
    what: str

    def __str__(self) -> str:
        about = f"{self.key}: " if self.key else ""
        return f"{self.file}, line {self.line}: {about}{self.what}"


class Sentence(Struct, frozen=True, kw_only=True):
    """A sentence as it stands in a `file` at a `line`; its `text` begins with its remark.

    `parts` are those that it has, and theirs: it is asked for them time and again.
    """

    key: str
    file: str
    line: int
    text: str
    parts: tuple[ast.BaseNode, ...]


class Reading:
    """The catalogue of a language, read whole: its files by their names."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.sentences: dict[str, Sentence] = {}
        self.sheets: dict[str, str] = {}
        """What is said of each sheet."""
        self.unread: list[Fault] = []
        """What of the files is no sentence, or is one a second time."""
        for file, text in files.items():
            self._read(file, text)

    def _read(self, file: str, text: str) -> None:
        ends = [end.start() for end in re.finditer("\n", text)]
        for entry in _PARSER.parse(text).body:
            if isinstance(entry, ast.GroupComment):
                name, _, about = (entry.content or "").partition(":")
                self.sheets[name] = about.strip()
            if isinstance(entry, ast.BaseComment):
                continue
            assert entry.span
            start, end = entry.span.start, entry.span.end
            at = entry.id.span if isinstance(entry, ast.Message) else entry.span
            line = bisect_left(ends, at.start if at else start) + 1
            if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
                words = text[start:end].strip().splitlines()[0][:60]
                what = f"cannot be read{_why(entry, text)}; it begins with `{words}`"
                self.unread.append(Fault(file=file, line=line, key="", what=what))
                continue
            key = entry.id.name
            if key in self.sentences:
                what = f"stands in {self.sentences[key].file} already"
                self.unread.append(Fault(file=file, line=line, key=key, what=what))
            self.sentences[key] = Sentence(
                key=key,
                file=file,
                line=line,
                text=text[start:end].rstrip(),
                parts=tuple(parts_of(entry.value)),
            )


def reading_of(folder: Path, language: str) -> Reading:
    """The catalogue of a language in a folder of templates."""
    files = sorted((folder / "words").glob(f"{language}.*ftl"))
    return Reading({path.name: path.read_text(encoding="utf-8") for path in files})


class Checked:
    """A language beside English, the source.

    What it lacks is said in English, so a sentence may rest on one that only English has.
    """

    def __init__(self, own: Reading, english: Reading) -> None:
        self._own = own
        self._english = english
        self._takes: dict[str, frozenset[str]] = {}

    @property
    def missing(self) -> tuple[Sentence, ...]:
        """The English sentences that the language lacks, in their order."""
        own = self._own.sentences
        lacking = {key for key in self._english.sentences if key not in own}
        # What English takes in only where the language says it otherwise is nobody's loss.
        users = _users(self._english)
        needed = {
            key
            for key in lacking
            if key not in users or key in self.taken_in or users[key] & lacking
        }
        return tuple(one for key, one in self._english.sentences.items() if key in needed)

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """All that is wrong, by files and lines."""
        found = [*self._own.unread]
        for one in self._own.sentences.values():
            found += [
                Fault(file=one.file, line=one.line, key=one.key, what=what)
                for what in self._wrong(one)
            ]
        return tuple(sorted(found, key=lambda fault: (fault.file, fault.line)))

    def takes(self, key: str) -> frozenset[str]:
        """The parameters of a sentence, those too of sentences that it takes in."""
        if key not in self._takes:
            self._takes[key] = frozenset()  # for a sentence that takes in itself
            one = self._sentence(key)
            self._takes[key] = frozenset(self._params(one.parts)) if one else frozenset()
        return self._takes[key]

    def _sentence(self, key: str) -> Sentence | None:
        return self._own.sentences.get(key) or self._english.sentences.get(key)

    def _wrong(self, one: Sentence) -> Iterator[str]:
        for part in one.parts:
            yield from _not_used_here(part)
        for name, positional in _calls(one.parts):
            yield from self._wrong_call(name, positional)
        for key in sorted(set(_references(one.parts))):
            if self._sentence(key) is None:
                yield f"there is no sentence {key} that it could take in"
            elif one.key in self._below(key):
                yield f"takes in itself, by {key}"
        if one.key not in self._english.sentences:
            if one.key not in self.taken_in and one.key != "language-plural":
                near = _nearest(one.key, self._english.sentences)
                yield f"English has no such sentence, so nothing asks for it{near}"
        elif self._own is not self._english:
            given = self._source.takes(one.key)
            for name in sorted(self.takes(one.key) - given):
                yield f"${name} is not given to it; it is given {_named(given)}"

    def _below(self, key: str) -> set[str]:
        """A sentence with those that it takes in, and those that these do."""
        found, new = set[str](), {key}
        while new:
            found |= new
            taking = (self._own.sentences[one] for one in new if one in self._own.sentences)
            new = {key for one in taking for key in _references(one.parts)} - found
        return found

    @cached_property
    def taken_in(self) -> frozenset[str]:
        """The sentences that others of the language take in."""
        own = self._own.sentences.values()
        called = {SENTENCES[name][0] for name in SENTENCES}
        each = {key for one in own for key in _each(one.parts)}
        of_codes = (code for key in each for code in self._of_codes(key))
        return (
            frozenset(key for one in own for key in _references(one.parts)) | called | {*of_codes}
        )

    def _of_codes(self, key: str) -> list[str]:
        """The sentences that items with a code have of their own, of the one that EACH names."""
        return [one for one in self._english.sentences if one.startswith(f"{key}_")]

    def _wrong_call(self, name: str, positional: list[Any]) -> Iterator[str]:
        if name == "EACH":
            if len(positional) != 2 or not isinstance(positional[1], ast.StringLiteral):
                yield 'EACH takes a list and a key in quotes: EACH($x, "key")'
        elif name in SENTENCES:
            _, *params = SENTENCES[name]
            if len(params) != len(positional):
                yield f"{name} takes {_named(params)}"
        elif name not in FUNCTIONS:
            yield f"there is no function {name}{_nearest(name, [*SENTENCES, *FUNCTIONS])}"
        else:
            try:
                inspect.signature(FUNCTIONS[name]).bind(*positional)
            except TypeError as error:
                yield f"{name}: {error}"

    def dropped(self, key: str) -> frozenset[str]:
        """The parameters that English says, and this language does not."""
        return self._source.takes(key) - self.takes(key)

    @property
    def doubts(self) -> tuple[Fault, ...]:
        """Sentences that say less than English; a language may have its reason for that."""
        return tuple(
            Fault(file=one.file, line=one.line, key=key, what=f"English says {_named(names)}, too")
            for key, one in self._own.sentences.items()
            if (names := self.dropped(key))
        )

    @cached_property
    def _source(self) -> "Checked":
        return Checked(self._english, self._english)

    def _params(self, parts: Sequence[ast.BaseNode]) -> Iterator[str]:
        for part in parts:
            if isinstance(part, ast.VariableReference):
                yield part.id.name.split("-")[0]
            elif isinstance(part, ast.MessageReference):
                yield from self.takes(part.id.name)
            elif isinstance(part, ast.FunctionReference) and part.id.name == "EACH":
                positional = part.arguments.positional
                if len(positional) == 2 and isinstance(positional[1], ast.StringLiteral):
                    key = positional[1].parse()["value"]
                    for one in (key, *self._of_codes(key)):
                        yield from self.takes(one) - _OF_EACH


def place(folder: Path, language: str, key: str) -> str:
    """Where a sentence stands, in the language or else in English; "" if neither has it."""
    for one in (language, FALLBACK):
        for path in sorted((folder / "words").glob(f"{one}.*ftl")):
            text = path.read_text(encoding="utf-8")
            found = re.search(rf"^{re.escape(key)} *=", text, re.MULTILINE)
            if found:
                return f"{path.name}, line {_line(text, found.start())}"
    return ""


def parts_of(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of a sentence, and all parts of that, each before its own."""
    waiting: list[Any] = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, ast.BaseNode):
            yield one
            waiting += (value for name, value in reversed(vars(one).items()) if name != "span")
        elif isinstance(one, list):
            waiting += reversed(one)


def _wrong_choice(node: ast.SelectExpression) -> Iterator[str]:
    keys = [one.key for one in node.variants]
    names = [key.value if isinstance(key, ast.NumberLiteral) else key.name for key in keys]
    if not _TRUTH.isdisjoint(names) and not _TRUTH.issuperset(names):
        yield "[yes] and [no] ask whether there is anything: no other choice stands beside them"
    yield from (f"[{one}] stands twice" for one, times in Counter(names).items() if times > 1)


def _calls(parts: Sequence[ast.BaseNode]) -> Iterator[tuple[str, list[Any]]]:
    for part in parts:
        if isinstance(part, ast.FunctionReference):
            yield part.id.name, part.arguments.positional


def _references(parts: Sequence[ast.BaseNode]) -> Iterator[str]:
    """The keys of the sentences that are taken in."""
    for part in parts:
        if isinstance(part, ast.MessageReference):
            yield part.id.name
    yield from _each(parts)


def _each(parts: Sequence[ast.BaseNode]) -> Iterator[str]:
    """The keys of the sentences that are said for each of a list."""
    for name, positional in _calls(parts):
        if name == "EACH" and len(positional) == 2:
            key = positional[1]
            if isinstance(key, ast.StringLiteral):
                yield key.parse()["value"]


def _users(reading: Reading) -> dict[str, set[str]]:
    """The sentences by those that they take in."""
    found = dict[str, set[str]]()
    for one in reading.sentences.values():
        for key in _references(one.parts):
            found.setdefault(key, set()).add(one.key)
    return found


def _not_used_here(part: Any) -> Iterator[str]:
    """What the format has and our sentences have not, and choices that are wrong."""
    match part:
        case ast.NamedArgument():
            yield f"{part.name.name}: arguments are given in their order, not by name"
        case ast.TermReference():
            yield f"-{part.id.name}: terms are not used here, only sentences"
        case ast.MessageReference(attribute=ast.Identifier()):
            yield f"{part.id.name}: a sentence has no attributes"
        case ast.NumberLiteral() if "." in part.value:
            yield f"{part.value}: numbers are whole here"
        case ast.SelectExpression():
            yield from _wrong_choice(part)


def _why(entry: Any, text: str) -> str:
    """What the format's own library has to say, and where it stopped."""
    for one in entry.annotations if isinstance(entry, ast.Junk) else ():
        if one.span and one.message:
            return f" ({one.message}, in line {_line(text, one.span.start)})"
    return ""


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _nearest(name: str, among: Iterable[str]) -> str:
    near = get_close_matches(name, among, 1, 0.85)
    return f"; is {near[0]} meant?" if near else ""


def _named(names: Any) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"
