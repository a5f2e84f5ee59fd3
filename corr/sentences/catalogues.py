"""The catalogues of all languages in a folder of templates."""

import logging
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from corr.languages import FALLBACK
from corr.log import tell
from corr.sentences.catalogue import Catalogue
from corr.sentences.functions import FUNCTIONS, SENTENCES


class Catalogues:
    """The sentences of all languages under `folder/words`, read when a language is first spoken.

    `printed` makes ready what stands in a sentence; sentences may ask `more` functions, too. A
    faulty sentence of a language is said in English and told to the log; if they are `strict`, it
    is an error, as one of English always is.
    """

    def __init__(
        self,
        folder: Path,
        printed: Callable[[Any], Any],
        more: Mapping[str, Callable[..., Any]] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self._folder = folder / "words"
        self._printed = printed
        self._functions = {**FUNCTIONS, **(more or {})}
        self._strict = strict
        self._read: dict[str, Catalogue] = {}

    def of(self, language: str) -> Catalogue:
        """The catalogue of a language: its own, and what its games bring."""
        if language not in self._read:
            files = sorted(self._folder.glob(f"{language}.*ftl"))
            self._read[language] = Catalogue(
                [path.read_text(encoding="utf-8") for path in files],
                functions=self._functions,
                sentences=SENTENCES,
                printed=self._printed,
                fallback=None if language == FALLBACK else self.of(FALLBACK),
                told=None if self._strict else partial(_tell, language),
            )
        return self._read[language]


def _tell(language: str, key: str, error: Exception) -> None:
    level = logging.WARNING
    tell("sentence.faulty", level=level, language=language, sentence=key, error=error)
