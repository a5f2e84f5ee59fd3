"""Sentences that are said in English and can be said again in the language of who reads them.

A terminal, a log and a script take them for the English texts that they are. Only where they go
into a letter they are said again.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from corr import resources
from corr.languages import FALLBACK

if TYPE_CHECKING:
    from corr.sentences.catalogues import Catalogues


class Said(str):
    """A text in English that knows how it is said in another language."""

    __slots__ = ("_again",)
    _again: Callable[[str], str]

    @classmethod
    def of(cls, again: Callable[[str], str]) -> "Said":
        """The text that `again` returns for a language, as in `en`."""
        made = cls(again(FALLBACK))
        made._again = again
        return made

    def again(self, language: str) -> str:
        """The text in a language, as far as that has it."""
        return self._again(language)


def said(sheet: str, sentence: str, /, **params: object) -> Said:
    """The sentence `<sheet>-<sentence>` of the catalogue.

    Parameters that are sentences themselves, also in a list, are said in the same language.

    >>> said("desk", "waits", count=2)
    '2 letters wait to be sent'
    >>> said("desk", "waits", count=2).again("sv")
    '2 brev väntar på att skickas'
    """
    key = f"{sheet}-{sentence}"
    return Said.of(lambda language: _catalogues().of(language).say(key, _in(language, params)))


def in_language(text: object, language: str) -> str:
    """The text in a language, if it is a sentence that can be said again."""
    return text.again(language) if isinstance(text, Said) else str(text)


def then(text: str, change: Callable[[str], str]) -> str:
    """The text, changed; if it is a sentence that can be said again, in every language."""
    if not isinstance(text, Said):
        return change(text)
    return Said.of(lambda language: change(text.again(language)))


def joined(between: str, parts: Any) -> Said:
    """Texts joined to one, with what stands between them."""
    texts = tuple(parts)
    return Said.of(lambda language: between.join(in_language(one, language) for one in texts))


def _in(language: str, params: dict[str, object]) -> dict[str, object]:
    return {name: _value(value, language) for name, value in params.items()}


def _value(value: object, language: str) -> object:
    if isinstance(value, str):
        return in_language(value, language)
    if isinstance(value, list | tuple):
        return [_value(one, language) for one in value]
    return value


@cache
def _catalogues() -> "Catalogues":
    # Every command can say something, and most of them do not: `--help` is not to wait for it.
    from corr.sentences.catalogues import Catalogues

    return Catalogues(resources.templates(), str)
