"""Templates that tell which letter was made of them, and that get over a mistake in one.

The service is played with them as with any others. Where a template or a sentence cannot be used,
the letter is noted with what is wrong, and corr's own English stands in for it so that the play
goes on.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import TemplateError

from corr import resources
from corr.languages import FALLBACK
from corr.sentences.catalogue import sentence_of
from corr.sentences.faults import place
from corr.words.templates import Templates, Voice

MISTAKES = (TemplateError, LookupError, TypeError, ValueError, AttributeError, RecursionError)
"""What a mistake in a template or in a sentence leads to."""


@dataclass(slots=True, kw_only=True)
class Note:
    """A letter that was written: of which kind and language, under which subject, its fault."""

    kind: str
    language: str
    subject: str
    fault: str = ""


class NotingTemplates(Templates):
    """The templates of a folder. `notes` are of the letters in the order they were written in."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, strict=True)
        self.folder = folder
        self.notes: list[Note] = []
        self._spare = Templates(resources.templates())
        self._noting: dict[str, Voice] = {}

    def voice(self, language: str) -> Voice:
        """The voice of a language, which notes what letters it writes."""
        strict = super().voice(language)
        if strict.language not in self._noting:
            spare = self._spare.voice(FALLBACK)
            self._noting[strict.language] = _NotingVoice(strict, spare, self)
        return self._noting[strict.language]

    def strict(self, language: str) -> Voice:
        """The voice of a language that stands in for nothing."""
        return super().voice(language)


class _NotingVoice(Voice):
    """A voice beside one that can stand in for it.

    A sentence that it cannot say is a fault of the letter that is written next, which quotes it.
    """

    def __init__(self, strict: Voice, spare: Voice, templates: NotingTemplates) -> None:
        self.language = strict.language
        self._strict, self._spare, self._notes = strict, spare, templates.notes
        self._told = partial(told, templates.folder, self.language)
        self._lacks = ""

    def __call__(self, sheet: str, sentence: str, /, **params: object) -> str:
        try:
            return self._strict(sheet, sentence, **params)
        except MISTAKES as error:
            self._lacks = self._lacks or self._told(error)
            return self._spare(sheet, sentence, **params)

    def line(self, sheet: str, sentence: str, /, **params: object) -> str:
        try:
            return self._strict.line(sheet, sentence, **params)
        except MISTAKES as error:
            self._lacks = self._lacks or self._told(error)
            return self._spare.line(sheet, sentence, **params)

    def knows(self, sheet: str, sentence: str) -> bool:
        try:
            return self._strict.knows(sheet, sentence)
        except MISTAKES:
            return self._spare.knows(sheet, sentence)

    def plain(self, kind: str, facts: Mapping[str, Any]) -> tuple[str, str]:
        fault = self._lacks
        try:
            subject, text = self._strict.plain(kind, {**facts, "say": self._strict})
        except MISTAKES as error:
            subject, text = self._spare.plain(kind, {**facts, "say": self._spare})
            fault = self._told(error)
        note = Note(kind=kind, language=self.language, subject=subject, fault=fault)
        self._notes.append(note)
        self._lacks = ""
        return subject, text

    def html(self, kind: str, facts: Mapping[str, Any]) -> str:
        try:
            return self._strict.html(kind, {**facts, "say": self._strict})
        except MISTAKES as error:
            note = self._notes[-1]
            note.fault = note.fault or self._told(error)
            return self._spare.html(kind, {**facts, "say": self._spare})


def told(folder: Path, language: str, error: Exception) -> str:
    """What is wrong in a template or a sentence, and where if it is known."""
    key = sentence_of(error)
    if key:
        return f"{place(folder, language, key)}: {key}: {type(error).__name__}: {error}"
    where = getattr(error, "name", "") or ""
    line = getattr(error, "lineno", None)
    at = f"{where}, line {line}: " if where and line else ""
    return f"{at}{type(error).__name__}: {error}"
