"""English that a sentence of the catalogue once said, found again so that it can be said anew.

A log keeps in English what was done. What it says is looked for among the sentences of a sheet:
one that says the very same with what stands in the text is the one that said it. Where there is
none, as after a sentence was corrected, the text stays what it is.
"""

import re
from functools import cache
from itertools import product
from typing import Any

from fluent.syntax import ast

from corr import resources
from corr.languages import FALLBACK
from corr.sentences.catalogue import sources
from corr.sentences.parser import Parser
from corr.sentences.said import said

_PARSER = Parser(with_spans=False)
_LEAST_FIXED = 4
"""How many letters make a sentence: "SK24 is …" may be the beginning of any."""
_MOST_UNKNOWN = 3
"""Of how many parameters that only choose both answers are tried."""


def heard(sheet: str, text: str) -> str:
    """The text; if a sentence of the sheet says it in English, as that, in every language.

    >>> heard("deeds", "P0004 is excluded from SK24").again("sv")  # type: ignore[attr-defined]
    'P0004 är utesluten ur SK24'
    """
    for name, form, asked in _forms(sheet):
        if found := form.fullmatch(text):
            known = _params(sheet, found)
            unknown = sorted(asked - known.keys())
            if len(unknown) > _MOST_UNKNOWN:
                continue
            for truth in product((False, True), repeat=len(unknown)):
                again = said(sheet, name, **known, **dict(zip(unknown, truth, strict=True)))
                if again == text:
                    return again
    return text


def _params(sheet: str, found: re.Match[str]) -> dict[str, object]:
    """What stands in the text for each parameter; a text may be a sentence, too."""
    known = dict[str, object]()
    for group, text in found.groupdict().items():
        if text is not None:
            known[group.rpartition("_")[0]] = int(text) if text.isdigit() else heard(sheet, text)
    return known


@cache
def _forms(sheet: str) -> tuple[tuple[str, re.Pattern[str], frozenset[str]], ...]:
    """The sentences that can be found again: by how much of each is fixed, most first."""
    forms = list[tuple[int, str, re.Pattern[str], frozenset[str]]]()
    for path in sorted((resources.templates() / "words").glob(f"{FALLBACK}.*ftl")):
        for key, source in sources(path.read_text(encoding="utf-8")).items():
            start, _, name = key.partition("-")
            entry = _PARSER.parse_entry(source) if start == sheet else None
            if isinstance(entry, ast.Message) and (form := _Form(entry.value)).is_plain:
                forms.append((form.fixed, name, re.compile(form.text), frozenset(form.asked)))
    forms.sort(key=lambda one: -one[0])
    return tuple((name, form, asked) for _, name, form, asked in forms)


class _Form:
    """A sentence as an expression; `fixed` counts the letters that are always there.

    It is not `is_plain` if it computes something out of what it is given, or says too little.
    """

    def __init__(self, pattern: Any) -> None:
        self.fixed = 0
        self.asked = set[str]()
        self.is_plain = True
        self._groups = 0
        self.text = self._of(pattern, always=True)
        self.is_plain &= self.fixed >= _LEAST_FIXED

    def _of(self, node: Any, *, always: bool) -> str:
        match node:
            case ast.Pattern():
                return "".join(self._of(one, always=always) for one in node.elements)
            case ast.Placeable():
                return self._of(node.expression, always=always)
            case ast.TextElement() | ast.StringLiteral():
                text = node.value if isinstance(node, ast.TextElement) else node.parse()["value"]
                self.fixed += always and len(text.strip())
                return re.escape(text)
            case ast.VariableReference():
                self.asked.add(node.id.name)
                self._groups += 1
                return f"(?P<{node.id.name}_{self._groups}>.+?)"
            case ast.SelectExpression(selector=ast.VariableReference(id=asked), variants=choices):
                self.asked.add(asked.name)
                return f"(?:{'|'.join(self._of(one.value, always=False) for one in choices)})"
        self.is_plain = False
        return ""
